"""Custom scenarios: a folder of TOML files, each checked and then a game "custom/<file name>".

docs/custom_scenarios.md says how to write one and where to put it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NoReturn

from archipel.board.graph import BoardError
from archipel.board.scenario import Scenario, read_scenario
from archipel.board.scenario_file import ScenarioError, ScenarioFile
from archipel.catalogue.base import custom_base_entry
from archipel.catalogue.cities_knights import CITIES_AT_HOME
from archipel.catalogue.entries import CustomFile, Entry, GameConfig, put_together, with_layer_optional
from archipel.catalogue.seafarers import SPECIAL_OPTIONS, custom_sea_entry
from archipel.catalogue.set_up import begin
from archipel.engine.errors import RulesError, SetUpError
from archipel.engine.stream import Stream
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.resource_cards import RESOURCES

if TYPE_CHECKING:
    from pathlib import Path

CUSTOM: Final = "custom/"
LARGEST: Final = 100_000  # characters of a file
MOST_FILES: Final = 200
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_KEPT: Final = 64


def _custom_island(name: str, file: CustomFile) -> Entry:
    """A custom scenario played by the rules of the base game, optionally with Cities & Knights on top."""
    return with_layer_optional(custom_base_entry(name, file), CITIES_AT_HOME)


# The function that makes an entry of a file, by the set of chapters the file may name.
_MAKERS: Final[tuple[tuple[frozenset[str], Callable[[str, CustomFile], Entry]], ...]] = (
    (frozenset({"base", "five_six"}), _custom_island),
    (
        frozenset({"base", "five_six", "ships", "pirate", "gold", "islands", "fleet", *SPECIAL_OPTIONS}),
        custom_sea_entry,
    ),
)


@dataclass(frozen=True, slots=True)
class BrokenScenario:
    """A file that cannot be played, and why: `file:line: reason`."""

    file: str
    reason: str


@lru_cache(_KEPT)
def custom_entry(name: str, text: str) -> Entry:
    """The game of a scenario's text; SetUpError with the line and the reason when it cannot be played."""
    stem = name.removeprefix(CUSTOM)
    if not name.startswith(CUSTOM) or _NAME.fullmatch(stem) is None:
        raise SetUpError(f"a custom scenario is named {CUSTOM}... with letters, digits, - and _, not {name!r}")
    if len(text) > LARGEST:
        raise SetUpError(f"{stem}.toml:1: a scenario has at most {LARGEST} characters")
    try:
        scenario = read_scenario(text, f"{stem}.toml")
        file = ScenarioFile(text, f"{stem}.toml")
        _check(file, scenario)
        made = _maker(file, scenario)(name, CustomFile(text, scenario))
        _try_out(file, made)
    except (ScenarioError, BoardError) as wrong:
        raise SetUpError(str(wrong)) from None
    return made


def _maker(file: ScenarioFile, scenario: Scenario) -> Callable[[str, CustomFile], Entry]:
    known: set[str] = set()
    for chapters, maker in _MAKERS:
        if chapters >= set(scenario.chapters) and "base" in scenario.chapters:
            return maker
        known |= chapters
    for chapter in scenario.chapters:
        if chapter not in known:
            file.fail(f'unknown chapter "{chapter}": there are {", ".join(sorted(known))}', "chapters", chapter)
    file.fail('chapters must begin with "base"', "chapters")


def _check(file: ScenarioFile, scenario: Scenario) -> None:
    """What every game needs of its scenario."""
    for seats in scenario.seats:
        if not 2 <= seats <= 6:
            file.fail(f"seats are from 2 to 6, not {seats}", "seats", str(seats))
    if not 3 <= scenario.target <= 25:
        file.fail(f"target is from 3 to 25, not {scenario.target}", "target")
    for key in ("terrains", "numbers"):
        if file.has(key):
            file.fail(f"{key} of a file's own are for games with other rules than these", key)
    _check_names(file, "supply", scenario.supply, RESOURCES)
    _check_names(file, "deck", scenario.deck, CARD_NAMES)
    for piece in ("road", "settlement", "city", *(("ship",) if "ships" in scenario.chapters else ())):
        if scenario.pieces.get(piece, 0) < 1:
            file.fail(f"pieces has no {piece} for anybody", "pieces")


def _check_names(file: ScenarioFile, table: str, found: dict[str, int], names: tuple[str, ...]) -> None:
    for name in found:
        if name not in names:
            file.fail(f'unknown "{name}": expected {", ".join(names)}', table, name)
    for name in names:
        if name not in found:
            file.fail(f"{name} is missing in [{table}]", table)


def _try_out(file: ScenarioFile, made: Entry) -> None:
    """Begin a game for every number of seats: what chapters miss on the board shows then."""
    assert made.custom is not None
    scenario = made.custom.scenario
    for seats in made.seats:
        try:
            chosen = made.choose(seats, {"duel": True} if seats == 2 else {})
            board = made.deal(scenario, chosen, Stream(0).draw)
            board = made.lay(scenario, seats, board.to_json())
            layers = made.layers_in(chosen)
            config = GameConfig(scenario, seats, chosen, board.graph, dict(scenario.deck), layers)
            begin(put_together(made, config), board, 0)
        except RulesError as wrong:  # a chapter builds on another that the file does not name, or names later
            file.fail(f"its chapters do not go together: {wrong}", "chapters")
        except (SetUpError, BoardError) as wrong:
            _fail_as_a_whole(file, f"{seats} seats: {wrong}")
        except (KeyError, IndexError, ValueError, AssertionError) as wrong:  # a chapter found something missing
            _fail_as_a_whole(file, f"{seats} seats: its chapters do not find what they need ({wrong!r})")


def _fail_as_a_whole(file: ScenarioFile, reason: str) -> NoReturn:
    file.fail(reason, "map")


class CustomFolder:
    """A folder of scenario files. What has changed since it was last looked at is read again."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._read: dict[Path, tuple[tuple[int, int], Entry | BrokenScenario]] = {}

    def entries(self) -> list[Entry]:
        return [found for found in self._look() if isinstance(found, Entry)]

    def broken(self) -> list[BrokenScenario]:
        return [found for found in self._look() if isinstance(found, BrokenScenario)]

    def _look(self) -> list[Entry | BrokenScenario]:
        if self.folder is None:
            return []
        try:
            files = sorted(path for path in self.folder.iterdir() if path.suffix == ".toml")[:MOST_FILES]
        except OSError:
            return []  # no folder, no scenarios
        now: dict[Path, tuple[tuple[int, int], Entry | BrokenScenario]] = {}
        for path in files:
            try:
                stat = path.stat()
                mark = (stat.st_mtime_ns, stat.st_size)
                before = self._read.get(path)
                now[path] = before if before is not None and before[0] == mark else (mark, _read_file(path))
            except OSError as wrong:
                now[path] = ((0, 0), BrokenScenario(path.name, f"{path.name}:1: {wrong.strerror}"))
        self._read = now
        return [found for _, found in now.values()]


def _read_file(path: Path) -> Entry | BrokenScenario:
    if path.stat().st_size > 4 * LARGEST:
        return BrokenScenario(path.name, f"{path.name}:1: a scenario has at most {LARGEST} characters")
    try:
        return custom_entry(f"{CUSTOM}{path.stem}", path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        return BrokenScenario(path.name, f"{path.name}:1: not a text in UTF-8")
    except SetUpError as wrong:
        return BrokenScenario(path.name, str(wrong))
