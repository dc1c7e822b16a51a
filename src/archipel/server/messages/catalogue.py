"""The answers of the calls about what can be played: games, bots, lessons, and what goes with what."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from archipel.engine.record import RULES
from archipel.server.messages.shared import ClockName


class OptionSheet(Struct):
    name: str
    default: bool | int | str
    rule: str
    choices: list[bool | int | str]  # empty: a number from least to most
    least: int
    most: int
    seats: list[int]  # that it matters for; empty: all
    opens: bool  # its seats need it, or another option that opens them
    first: bool  # asked before the others
    is_seat: bool  # its numbers are seats: a table offers those that it has


class LayerSheet(Struct):
    """A box or variant that the option of its name puts on top of the game."""

    options: list[str]  # that only matter with it
    forced: dict[str, bool | int | str]  # other options that have one value with it
    more_points: int  # added to the default target
    excludes: dict[str, str]  # layers that do not go with it, and the rule that says so
    needs: dict[str, str]  # options that must be on with it in this game, and the rule that says so


class GameSheet(Struct):
    name: str
    box: str
    seats: list[int]
    colours: list[str]
    options: list[OptionSheet]
    defaults: dict[str, dict[str, bool | int | str]]  # by number of seats: values that are not the options' defaults
    defaults_with: dict[str, dict[str, dict[str, bool | int | str]]]  # by option and value: others that follow from it
    layers: dict[str, LayerSheet]
    bots: list[str]  # offered at its tables, the simplest first
    default_bot: str  # fills its seats unless another is chosen


class BotSheet(Struct):
    """A bot and its settings: default, least, most."""

    name: str
    settings: dict[str, tuple[int, int, int]]


class ClockSheet(Struct):
    """Seconds for a turn, and for an answer in another's turn; 0: no limit."""

    name: ClockName
    turn: int
    answer: int


class BrokenScenario(Struct):
    """A file of the scenario folder that cannot be played, and why: in English, and `said` in the other languages."""

    file: str
    reason: str
    said: dict[str, str]  # by language


class LessonSheet(Struct):
    """A lesson that can be begun; those of a box stand in its order."""

    name: str
    box: str
    game: str
    steps: int


class Catalogue(Struct):
    protocol: int
    games: list[GameSheet]
    bots: list[BotSheet]  # the simplest first
    clocks: list[ClockSheet]
    emotes: list[str]
    broken: list[BrokenScenario] = []
    rules: int = RULES  # the version this server plays by
    ratings: bool = True  # it keeps results of games
    notices: bool = False  # it can tell people that it is their turn
    lessons: list[LessonSheet] = []


class Mixture(Struct):
    """A game that was drawn, with the boxes and variants on top of it."""

    game: str
    seats: int
    options: dict[str, bool]  # what is on


class MatrixHead(Struct):
    """What a row or a column of the matrix is about."""

    kind: Literal["game", "layer", "seats"]
    name: str  # of a game or a layer; five_six: tables for five and six


class MatrixCell(Struct):
    """Whether two things go together. `changed`: a rule changes one of them; `advanced`: only as an advanced
    combination; `idle`: it has nothing to do there; `same`: one is part of the other."""

    answer: Literal["yes", "changed", "advanced", "idle", "no", "same"]
    rule: str  # about it; "" for none
    mixture: Mixture | None  # what is played then


class MatrixRow(Struct):
    """A row: a cell for each column."""

    head: MatrixHead
    cells: list[MatrixCell]


class MatrixSheet(Struct):
    """What goes with what, and the sentences of the rules that say so, by number."""

    columns: list[MatrixHead]
    rows: list[MatrixRow]
    rules: dict[str, str]
