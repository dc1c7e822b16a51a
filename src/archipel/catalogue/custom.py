"""Custom scenarios: a folder of TOML files, each checked and then a game "custom/<file name>".

docs/custom_scenarios.md says how to write one and where to put it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NoReturn

from archipel.board.game_file import GameFile, read_game_file
from archipel.board.graph import BoardError
from archipel.board.scenario_file import ScenarioError, ScenarioFile
from archipel.catalogue.base import BASE_BOX
from archipel.catalogue.box import Box
from archipel.catalogue.entries import Entry, put_together
from archipel.catalogue.house_chapters import HOUSE_CHAPTERS
from archipel.catalogue.seafarers import SEAFARERS_BOX
from archipel.catalogue.set_up import begin
from archipel.engine.action import MOST_CARDS
from archipel.engine.errors import MissingChapter, RulesError, SetUpError
from archipel.engine.stream import Stream
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.resource_cards import RESOURCES
from archipel.rules.base.route import MOST_PIECES
from archipel.rules.seafarers.game import CLASSES, PIRATE_MOVERS

if TYPE_CHECKING:
    from pathlib import Path

BASE: Final = "base"
BOX: Final = "custom"
CUSTOM: Final = f"{BOX}/"
LARGEST: Final = 100_000  # characters of a file
MOST_FILES: Final = 200
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
LEAST_TARGET: Final = 3
MOST_TARGET: Final = 25
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_KEPT: Final = 64

# Boxes whose chapters custom scenarios may use, the smaller set first.
_BOXES: Final = (BASE_BOX, SEAFARERS_BOX)
CUSTOM_CHAPTERS: Final = tuple(sorted({chapter for box in _BOXES for chapter in box.chapters}))


@dataclass(frozen=True, slots=True)
class BrokenScenario:
    """A file that cannot be played, and why: `file:line: reason`."""

    file: str
    reason: str


@lru_cache(_KEPT)
def custom_entry(name: str, text: str) -> Entry:
    """The game of a scenario's text; SetUpError with the line and the reason when it cannot be played."""
    stem = name.removeprefix(CUSTOM)
    if not name.startswith(CUSTOM) or NAME.fullmatch(stem) is None:
        raise SetUpError(f"a custom scenario is named {CUSTOM}... with letters, digits, - and _, not {name!r}")
    if len(text) > LARGEST:
        raise SetUpError(f"{stem}.toml:1: a scenario has at most {LARGEST} characters")
    try:
        box = _box(ScenarioFile(text, f"{stem}.toml"))
        file = read_game_file(text, f"{stem}.toml", box.folder.defaults())
        _check(file)
        made = replace(box.make(name, BOX, file), custom=True)
        _try_out(made)
    except (ScenarioError, BoardError) as wrong:
        raise SetUpError(str(wrong)) from None
    return made


def _box(file: ScenarioFile) -> Box:
    """The box that has all chapters of a file."""
    chapters = [chapter for chapter in file.words("chapters") if chapter not in HOUSE_CHAPTERS]
    for box in _BOXES:
        if box.chapters >= set(chapters) and BASE in chapters:
            return box
    for chapter in chapters:
        if chapter not in CUSTOM_CHAPTERS:
            known = ", ".join([*CUSTOM_CHAPTERS, *HOUSE_CHAPTERS])
            file.fail(f'unknown chapter "{chapter}": there are {known}', "chapters", chapter)
    file.fail(f'chapters must begin with "{BASE}"', "chapters")


def _check(found: GameFile) -> None:
    """What every game needs of its scenario."""
    file = found.file
    for seats in found.boards:
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            file.fail(f"seats are from {LEAST_SEATS} to {MOST_SEATS}, not {seats}", "seats", str(seats))
    if not LEAST_TARGET <= found.target <= MOST_TARGET:
        file.fail(f"target is from {LEAST_TARGET} to {MOST_TARGET}, not {found.target}", "target")
    for key in ("terrains", "numbers"):
        if file.has(key):
            file.fail(f"{key} of a file's own are for games with other rules than these", key)
    for scenario in found.boards.values():
        if scenario.pirate and not any(word in PIRATE_MOVERS or word in HOUSE_CHAPTERS for word in scenario.chapters):
            reason = 'the pirate has a tile, but no chapter moves it: add the chapter "pirate", or leave the pirate out'
            file.fail(reason, "pirate" if file.has("pirate") else "chapters")
        _check_names(file, "supply", scenario.supply, RESOURCES)
        _check_names(file, "deck", scenario.deck, CARD_NAMES)
        for piece in ("road", "settlement", "city", *(("ship",) if "ships" in scenario.chapters else ())):
            if scenario.pieces.get(piece, 0) < 1:
                file.fail(f"pieces has no {piece} for anybody", "pieces")
        for piece, count in scenario.pieces.items():
            if count > MOST_PIECES:
                file.fail(f"{piece} is at most {MOST_PIECES} for each player, not {count}", "pieces", piece)
        for table, counts in (("supply", scenario.supply), ("deck", scenario.deck)):
            for name, count in counts.items():
                if count > MOST_CARDS:
                    file.fail(f"{name} is at most {MOST_CARDS}, not {count}", table, name)


def _check_names(file: ScenarioFile, table: str, found: dict[str, int], names: tuple[str, ...]) -> None:
    for name in found:
        if name not in names:
            file.fail(f'unknown "{name}": expected {", ".join(names)}', table, name)


def _try_out(made: Entry) -> None:
    """Begin a game for every number of seats: what chapters miss on the board shows then."""
    file = made.file.file
    for seats in made.seats:
        scenario = made.scenario(seats)
        try:
            chosen = made.choose(seats, {"duel": True} if seats == 2 else {})
            board = made.deal(scenario, chosen, Stream(0).draw)
            board = made.lay(scenario, seats, board.to_json())
            config = made.config(seats, chosen, board.graph)
            begin(put_together(made, config), board, 0)
        except MissingChapter as wrong:  # a chapter builds on another that the file does not name, or names later
            wanted, by = _word_of(wrong.wanted), _word_of(wrong.by)
            place = "must come before it" if wanted in scenario.chapters else "is missing: name it before"
            file.fail(f'the chapter "{by}" builds on "{wanted}", which {place}', "chapters", by)
        except RulesError as wrong:
            file.fail(f"its chapters do not go together: {wrong}", "chapters")
        except (SetUpError, BoardError) as wrong:
            _fail_as_a_whole(file, f"{seats} seats: {wrong}")
        except (KeyError, IndexError, ValueError, AssertionError) as wrong:  # a chapter found something missing
            _fail_as_a_whole(file, f"{seats} seats: its chapters do not find what they need ({wrong!r})")


def _word_of(chapter: type[object]) -> str:
    """What scenario files call a chapter; its class name if they cannot name it."""
    for word, kind in CLASSES.items():
        if kind is chapter:
            return word
    return chapter.__name__


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
