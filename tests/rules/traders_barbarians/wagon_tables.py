"""Tables of the scenario with wagons, on its example of a board:

              0,-2 M10  1,-2 F9   2,-2 quarry
         -1,-1 G9  0,-1 H6   1,-1 P4   2,-1 H11
    -2,0 castle  -1,0 F11  0,0 P10  1,0 F3   2,0 M8
         -2,1 F8  -1,1 M3   0,1 G4   1,1 P5
              -2,2 H5  -1,2 G6   0,2 glassworks

All have placed as in PLACED, so red's wagon stands at 0,1S, a corner of the glassworks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import archipel
from archipel.engine.state import State
from archipel.rules.traders_barbarians.journeys import Journeys
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.targets import TARGETS
from archipel.rules.traders_barbarians.wagons import GOODS, Wagons
from tests.rules.traders_barbarians.traders_tables import place_as
from tests.tables import PLACED, RED, Table

CENTRES = {"castle": "-2,0C", "quarry": "2,-2C", "glassworks": "0,2C"}


class WagonTable(Table):
    """A table of the scenario, with words for what stands on it."""

    def __init__(self, game: archipel.Game) -> None:
        super().__init__(game)
        self.wagons = self.rules.the(Wagons)
        self.journeys = self.rules.the(Journeys)
        self.barbarians = self.rules.the(PathBarbarians)

    # ---- reading

    def wagon(self, seat: int) -> str:
        return self.graph.corner_names[self.block("wagon", seat)]

    def gold(self, seat: int) -> int:
        return self.hand(seat).get("gold", 0)

    def cargo(self, seat: int) -> str:
        return ("", *GOODS)[self.block("wagon_cargo", seat)]

    def delivered(self, seat: int) -> dict[str, int]:
        found = {good: self.block("goods_delivered", seat * len(GOODS) + k) for k, good in enumerate(GOODS)}
        return {good: count for good, count in found.items() if count}

    def stack(self, target: str) -> dict[str, int]:
        found = {good: self.block(f"goods_{target}", k) for k, good in enumerate(GOODS)}
        return {good: count for good, count in found.items() if count}

    def barbarians_on(self) -> list[str]:
        return [self.graph.edge_names[self.block("path_barbarians", k)] for k in range(3)]

    @property
    def left(self) -> int:
        """Movement points."""
        return self.block("movement_points")

    @property
    def phase(self) -> str:
        return self.state.phase().name

    # ---- writing past the rules

    def put_wagon(self, seat: int, corner: str, level: int = 0, cargo: str = "") -> Self:
        s: State = self.state
        s.s[self.wagons.at + seat] = self.graph.corner(corner)
        if level:
            s.s[self.wagons.level + seat] = level
        if cargo:
            s.s[self.wagons.cargo + seat] = 1 + GOODS.index(cargo)
        return self

    def put_barbarians(self, *edges: str) -> Self:
        for k, edge in enumerate(edges):
            self.state.s[self.barbarians.at + k] = self.graph.edge(edge)
        return self

    def put_stack(self, target: str, **goods: int) -> Self:
        at = self.wagons.stock[TARGETS.index(target)]
        for k, good in enumerate(GOODS):
            self.state.s[at + k] = goods.get(good, 0)
        return self


def a_wagon_table(
    seats: int = 3,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    dice: Sequence[tuple[int, int]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    rolled: bool = False,
    seed: int = 1,
    placed: bool = True,
    **options: object,
) -> WagonTable:
    """After placement red is to play; hands are as given, and five gold for everybody who is not given any."""
    options = {"start": RED, "layout": "fixed", **options}
    told: dict[str, Sequence[object]] = dict(chance or {})
    if dice is not None:
        told["dice"] = list(dice)
    spec = archipel.GameSpec("traders_barbarians/wagons", seats, tuple(options.items()))
    game = archipel.start(spec, seed, None, None, told or None)
    game.listen()
    table = WagonTable(game)
    if not placed:
        return table
    place_as(table, PLACED)
    held = {seat: {"gold": 5, **(hands or {}).get(seat, {})} for seat in range(seats)}
    return table.open_turn(held, cards or {}, rolled)


def on_a_journey(**more: Any) -> WagonTable:
    """Red has ended its turn, and its wagon is to move; see `a_wagon_table`."""
    return a_wagon_table(rolled=True, **more).do("end_turn")
