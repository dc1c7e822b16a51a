"""Scenario files as games: the facts of a game and a board for each number of seats, over the defaults of its box.

A folder holds the scenarios of one box; its `box.toml` says what they have in common. docs/adding_a_scenario.md
explains both.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from archipel.board.colours import COLOURS
from archipel.board.graph import BoardError
from archipel.board.scenario import KEYS, Scenario, scenario_of
from archipel.board.scenario_file import BOARDS, ScenarioError, ScenarioFile, merged

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

BOX_FILE: Final = "box.toml"
LARGE: Final = 5  # seats from which the table [five_six] of a box counts
_FIVE_SIX: Final = "five_six"
_EXTENDS: Final = "extends"
_GAME_KEYS: Final = ("order", "mixes", "target", "chapters", "colours", "options")
_OPTION_KEYS: Final = ("default", "choices", "rule")


@final
class OptionFacts:
    """What a file says about an option: None and "" where it says nothing."""

    # Not a dataclass: compiled ones cannot have a field of type object.
    def __init__(self, default: object, choices: tuple[object, ...], rule: str) -> None:
        self.default = default
        self.choices = choices
        self.rule = rule


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a scenario file says."""

    file: ScenarioFile
    text: str
    order: int  # its place in the campaign of its box, from 1; 0: none
    mixes: tuple[str, ...]  # the games that it puts together on one board, by their names; none: it is its own game
    target: int
    chapters: tuple[str, ...]
    colours: tuple[str, ...]  # of the seats in order
    options: dict[str, OptionFacts]
    boards: dict[int, Scenario]  # by number of seats


@final
class BoxDefaults:
    """What the files of a box need not say, and what is different with five and six seats."""

    def __init__(self, values: dict[str, object], five_six: dict[str, object]) -> None:
        self.values = values
        self.five_six = five_six

    def of(self, seats: list[int]) -> dict[str, object]:
        return merged(self.values, self.five_six) if seats and min(seats) >= LARGE else self.values


NO_DEFAULTS: Final = BoxDefaults({}, {})


def read_game_file(text: str, source: str, defaults: BoxDefaults = NO_DEFAULTS) -> GameFile:
    """The game that a text describes; `source` is the name of its file in errors."""
    file = ScenarioFile(text, source)
    file.table(keys=(*_GAME_KEYS, *KEYS, BOARDS))
    whole = file.over(defaults.values)
    boards: dict[int, Scenario] = {}
    for board in file.boards(KEYS):
        seats = board.wholes("seats", least=1)
        scenario = scenario_of(board.over(defaults.of(seats)))
        for number in scenario.seats:
            if number in boards:
                board.fail(f"there are two boards for {number} seats", "seats", str(number))
            boards[number] = scenario
    return GameFile(
        file=whole,
        text=text,
        order=whole.whole("order", default=0),
        mixes=tuple(whole.words("mixes")) if whole.has("mixes") else (),
        target=whole.whole("target", least=1),
        chapters=tuple(whole.words("chapters")),
        colours=_colours(whole, max(boards, default=0)),
        options={name: _option(whole, name) for name in whole.table("options")},
        boards=dict(sorted(boards.items())),
    )


def _colours(file: ScenarioFile, seats: int) -> tuple[str, ...]:
    """A colour for each seat, all different."""
    if not file.has("colours"):
        return COLOURS
    colours = file.words("colours")
    for colour in colours:
        if colour not in COLOURS:
            file.fail(f'unknown colour "{colour}": there are {", ".join(COLOURS)}', "colours")
        if colours.count(colour) > 1:
            file.fail(f'"{colour}" is there twice', "colours")
    if len(colours) < seats:
        file.fail(f"{seats} seats need as many colours, not {len(colours)}", "colours")
    return tuple(colours)


def _option(file: ScenarioFile, name: str) -> OptionFacts:
    value = file.table("options")[name]
    if not isinstance(value, dict):
        return OptionFacts(value, (), "")
    file.table("options", name, keys=_OPTION_KEYS)
    choices = value.get("choices", [])
    if not isinstance(choices, list):
        file.fail("choices must be a list", "options", name)
    return OptionFacts(
        value.get("default", choices[0] if choices else None),
        tuple(choices),
        file.word("options", name, "rule", default=""),
    )


@final
class ScenarioFolder:
    """The scenario files of one box. What has been read is kept."""

    def __init__(self, path: Traversable) -> None:
        self.path: Traversable = path
        self._defaults: BoxDefaults | None = None
        self._files: dict[str, GameFile] = {}
        self._names: list[str] | None = None

    def names(self) -> list[str]:
        """The files without their ending: those with a place in the campaign first, in its order."""
        if self._names is None:
            orders: dict[str, int] = {}
            for file in self.path.iterdir():
                if file.name.endswith(".toml") and file.name != BOX_FILE:
                    order = _table(file, file.name).get("order")
                    orders[file.name.removesuffix(".toml")] = order if isinstance(order, int) and order > 0 else 0
            self._names = sorted(orders, key=lambda name: (orders[name] == 0, orders[name], name))
        return list(self._names)

    def read(self, name: str) -> GameFile:
        """The game of a file."""
        if name not in self._files:
            if name not in self.names():
                raise BoardError(f'no scenario "{name}" in {self.path.name}')
            text = self.path.joinpath(f"{name}.toml").read_text(encoding="utf-8")
            self._files[name] = read_game_file(text, f"{self.path.name}/{name}.toml", self.defaults())
        return self._files[name]

    def defaults(self) -> BoxDefaults:
        """What `box.toml` says, over the defaults of the box that it extends."""
        if self._defaults is None:
            file = self.path.joinpath(BOX_FILE)
            self._defaults = _box_defaults(file, f"{self.path.name}/{BOX_FILE}") if file.is_file() else NO_DEFAULTS
        return self._defaults


def _box_defaults(file: Traversable, source: str) -> BoxDefaults:
    said = ScenarioFile(file.read_text(encoding="utf-8"), source)
    said.table(keys=(_EXTENDS, *_GAME_KEYS, *KEYS, _FIVE_SIX))
    below = package_folder(said.word(_EXTENDS)).defaults() if said.has(_EXTENDS) else NO_DEFAULTS
    values = {key: value for key, value in said.table().items() if key not in (_EXTENDS, _FIVE_SIX)}
    return BoxDefaults(merged(below.values, values), merged(below.five_six, said.table(_FIVE_SIX, keys=KEYS)))


def _table(file: Traversable, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise ScenarioError(source, 1, str(wrong)) from None


_package_folders: Final[dict[str, ScenarioFolder]] = {}
_other_folders: Final[dict[str, ScenarioFolder]] = {}


def folder_at(path: Traversable) -> ScenarioFolder:
    """The scenarios of a box outside the package."""
    return _other_folders.setdefault(str(path), ScenarioFolder(path))


def package_folder(box: str) -> ScenarioFolder:
    """The scenarios of a box of this package."""
    if box not in _package_folders:
        from importlib.resources import files  # 8 ms that only this function needs

        path = files("archipel").joinpath("scenarios").joinpath(box)
        if not box.isidentifier() or not path.is_dir():
            raise BoardError(f'no scenarios of a box "{box}"')
        _package_folders[box] = ScenarioFolder(path)
    return _package_folders[box]
