"""The matrix of combinations: what goes with what, by which rule, and as which game.

Rows are the games of the boxes and the variants; columns are what may come on top of a board, the games that may be
mixed with others, and five and six players. All of it follows from the catalogue (COMBO-2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from archipel.board.game_file import LARGE
from archipel.catalogue.combinations import ADVANCED, ADVANCED_GAME, LAYERS, pairs_among
from archipel.catalogue.entries import Entry
from archipel.catalogue.layers import Layer
from archipel.catalogue.listing import catalogue, entry
from archipel.catalogue.spec import GameSpec

Kind = Literal["game", "layer", "seats"]
Answer = Literal["yes", "changed", "advanced", "idle", "no", "same"]

GAME: Final = "game"
LAYER: Final = "layer"
SEATS: Final = "seats"
FIVE_SIX: Final = "five_six"  # the column of five and six players

YES: Final = "yes"
CHANGED: Final = "changed"  # a rule changes one of the two
ADVANCED_ONLY: Final = "advanced"  # only as an advanced combination
IDLE: Final = "idle"  # allowed, but it has nothing to do there
NO: Final = "no"
SAME: Final = "same"  # with itself, or a board that is in the other one already

ONE_BOARD: Final = "COMBO-2"
ALONE: Final = "COMBO-1"
MORE_PLAYERS: Final = "COMBO-10"
USUAL_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Head:
    """What a row or a column is about: a game, a layer, or a number of seats, by its name."""

    kind: Kind
    name: str


@dataclass(frozen=True, slots=True)
class Cell:
    """Whether two things go together, the rule about it, and the game that is played then."""

    answer: Answer
    rule: str = ""
    spec: GameSpec | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row with a cell for every column."""

    head: Head
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """The whole table."""

    columns: tuple[Head, ...]
    rows: tuple[Row, ...]

    def mixtures(self) -> list[GameSpec]:
        """Every game that a cell allows, once."""
        return list(dict.fromkeys(cell.spec for row in self.rows for cell in row.cells if cell.spec is not None))


def matrix() -> Matrix:
    """The matrix of the games and layers that there are. Custom scenarios are not in it."""
    games = [found for found in catalogue() if not found.custom]
    plain = [found for found in games if ADVANCED_GAME not in found.traits]
    mixed = {frozenset(found.file.mixes): found for found in games if found.file.mixes}
    parts = [found for found in plain if any(found.name in names for names in mixed)]
    columns = [Head(LAYER, layer.name) for layer in LAYERS]
    columns += [*(Head(GAME, found.name) for found in parts), Head(SEATS, FIVE_SIX)]
    rows = [Head(GAME, found.name) for found in plain]
    rows += [Head(LAYER, layer.name) for layer in LAYERS if not layer.has_entry]
    return Matrix(tuple(columns), tuple(Row(row, tuple(_cell(row, one, mixed) for one in columns)) for row in rows))


def _cell(row: Head, column: Head, mixed: dict[frozenset[str], Entry]) -> Cell:
    if row == column:
        return Cell(SAME)
    if column.kind == SEATS:
        return _large_table(row)
    if row.kind == LAYER and column.kind == LAYER:
        return _two_layers(_layer(row.name), _layer(column.name))
    if row.kind == LAYER:
        return _on_top(entry(column.name), _layer(row.name))
    if column.kind == LAYER:
        return _on_top(entry(row.name), _layer(column.name))
    return _two_games(entry(row.name), entry(column.name), mixed)


def _layer(name: str) -> Layer:
    return next(layer for layer in LAYERS if layer.name == name)


def _on_top(found: Entry, layer: Layer) -> Cell:
    """A layer on top of a game."""
    if layer.has_entry and found.name == "base":  # together they are a game of their own
        return Cell(YES, layer.rule, _spec(entry(layer.name), {}))
    option = next((option for option in found.options if option.name == layer.name), None)
    if option is None:
        return Cell(NO, ALONE)
    here = next((known for known in found.layers if known.name == layer.name), None)
    if here is None:
        return Cell(IDLE if option.ignored else NO, option.rule)
    if layer.seats and not set(layer.seats) & set(found.seats):  # it has no board for that many
        return Cell(NO, layer.seats_rule or layer.rule)
    if option.default is True:
        return Cell(SAME)
    pairs = [pair for pair in pairs_among(found.in_play([layer])) if layer.name in (pair.layer, pair.other)]
    spec = _spec(found, {layer.name: True}, layer.seats)
    if any(pair.advanced for pair in pairs):
        spec = _spec(found, {layer.name: True, ADVANCED.name: True}, layer.seats)
        return Cell(ADVANCED_ONLY, here.rule, spec)
    if ADVANCED_GAME in found.traits:
        return Cell(ADVANCED_ONLY, here.rule, spec)
    return Cell(CHANGED if any(pair.rule for pair in pairs) else YES, here.rule, spec)


def _two_layers(first: Layer, second: Layer) -> Cell:
    """Two layers on top of the base game."""
    for layer, other in ((first, second), (second, first)):
        if layer.has_entry:
            return _on_top(entry(layer.name), other)
    pairs = pairs_among({first.name, second.name})
    excluded = next((pair.excluded_by for pair in pairs if pair.excluded_by), "")
    if excluded:
        return Cell(NO, excluded)
    rule = next((pair.rule for pair in pairs if pair.rule), second.rule)
    both = {layer.name: True for layer in LAYERS if layer in (first, second)}
    return Cell(CHANGED if pairs else YES, rule, _spec(entry("base"), dict(both), first.seats or second.seats))


def _two_games(first: Entry, second: Entry, mixed: dict[frozenset[str], Entry]) -> Cell:
    """Two boards, which are one only where there is a game that mixes them."""
    together = mixed.get(frozenset({first.name, second.name}))
    if together is not None:
        rule = next(pair.rule for pair in pairs_among(together.traits) if pair.advanced)
        return Cell(ADVANCED_ONLY, rule, _spec(together, {}))
    for game, other in ((first, second), (second, first)):
        layer = next((layer for layer in LAYERS if layer.has_entry and layer.name == game.name), None)
        if layer is not None:
            return _on_top(other, layer)
    if not first.layers or not second.layers:
        return Cell(NO, ALONE)
    if "base" in (first.name, second.name):
        return Cell(SAME, ONE_BOARD)
    covered = (pair.rule for pair in pairs_among(first.traits | second.traits) if pair.advanced)
    return Cell(NO, next(covered, ONE_BOARD))


def _large_table(row: Head) -> Cell:
    """Five and six players."""
    if row.kind == LAYER:
        layer = _layer(row.name)
        if layer.seats and LARGE not in layer.seats:
            return Cell(NO, MORE_PLAYERS)
        return Cell(YES, MORE_PLAYERS, GameSpec("base", LARGE + 1, ((layer.name, True),)))
    found = entry(row.name)
    if LARGE not in found.seats:
        return Cell(NO, found.seats_rule(LARGE))
    return Cell(YES, MORE_PLAYERS, GameSpec(found.name, max(found.seats)))


def _spec(found: Entry, options: dict[str, object], seats: tuple[int, ...] = ()) -> GameSpec:
    """The game for four, or as many as can play it."""
    playable = [one for one in found.seats if not seats or one in seats]
    number = USUAL_SEATS if USUAL_SEATS in playable else max(playable)
    return GameSpec(found.name, number, tuple(options.items()))
