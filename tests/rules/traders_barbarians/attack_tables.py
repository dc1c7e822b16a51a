"""Tables of Barbarian Attack on its printed board, with barbarians and knights anywhere.

      M3    P8    D            coast clockwise from the castle, in the order of battles:
   G9    H4    P5    F10       4 12 9 3 8 | 10 11 5 2 6
G12   F6    G10   M8    H11
   F4    M9    G3    P5
      C     P6    H2
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

import archipel
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.coast_battles import CoastBattles
from archipel.rules.traders_barbarians.path_knights import PathKnights
from tests.tables import BLUE, ORANGE, RED, WHITE, Table

GAME: Final = "traders_barbarians/barbarian_attack"
COAST: Final = {  # by number
    4: "-2,1",
    12: "-2,0",
    9: "-1,-1",
    3: "0,-2",
    8: "1,-2",
    10: "2,-1",
    11: "2,0",
    5: "1,1",
    2: "0,2",
    6: "-1,2",
}
CASTLE: Final = "-2,2"
SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
# A settlement, then a city, each with its road: all inland, where no barbarian harms them.
PLACED: Final = {
    RED: (("0,0N", "0,0NE"), ("0,1S", "0,1SE")),
    BLUE: (("-1,0S", "-1,0SW"), ("1,0N", "1,0NE")),
    WHITE: (("1,0S", "1,0SE"), ("-1,0N", "-1,0NW")),
    ORANGE: (("0,0S", "0,0SE"), ("1,-1N", "1,-1NE")),
}
CARD: Final = {"ore": 1, "wool": 1, "grain": 1}
CITY: Final = {"ore": 3, "grain": 2}
SETTLEMENT: Final = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
ROAD: Final = {"brick": 1, "lumber": 1}


class CoastTable(Table):
    """A table with barbarians on the coast."""

    def __init__(self, game: archipel.Game) -> None:
        super().__init__(game)
        self.coast = self.rules.the(BarbarianCoast)
        self.battles = self.rules.the(CoastBattles)

    # ---- writing past the rules

    def put_barbarians(self, **tiles: int) -> Self:
        """As many barbarians on coastal tiles as told, by number: `n4=3`; none on all others. They come from the
        reserve and return there."""
        g = self.state
        for number, tile in COAST.items():
            at = self.graph.tile(tile)
            here = int(g.s[self.coast.barbarians + at])
            self.coast.remove(g, at, here)
            for _ in range(tiles.get(f"n{number}", 0)):
                self.coast.add(g, at)
            g.s[self.coast.reserve] += here - tiles.get(f"n{number}", 0)
        return self

    def put_prisoners(self, *prisoners: int) -> Self:
        for seat, count in enumerate(prisoners):
            self.coast.take_prisoners(self.state, seat, count)
            self.state.s[self.coast.reserve] -= count
        return self

    # ---- reading

    def barbarians(self) -> dict[int, int]:
        """By the numbers of the coast, where there are any."""
        found = {number: self.block("coast_barbarians", self.graph.tile(tile)) for number, tile in COAST.items()}
        return {number: count for number, count in found.items() if count}

    def named(self, *edges: str) -> set[str]:
        """Edges by their first names."""
        return {self.graph.edge_names[self.graph.edge(edge)] for edge in edges}

    def prisoners(self) -> list[int]:
        return [self.block("prisoners", seat) for seat in range(self.game.seats)]

    def gold(self) -> list[int]:
        return [self.hand(seat).get("gold", 0) for seat in range(self.game.seats)]

    def lies(self, corner: str) -> bool:
        """Whether the building here is conquered."""
        return self.block("suspended", self.graph.corner(corner)) == 1


class AttackTable(CoastTable):
    """The same with the knights of the scenario."""

    def __init__(self, game: archipel.Game) -> None:
        super().__init__(game)
        self.knights = self.rules.the(PathKnights)

    def put_knights(self, seat: int, *edges: str) -> Self:
        for edge in edges:
            self.knights.put(self.state, seat, self.graph.edge(edge))
        return self

    def knights_of(self, seat: int) -> set[str]:
        return {name for edge, name in enumerate(self.graph.edge_names) if self.block("path_knight", edge) == seat + 1}


def an_attack_table(
    seats: int = 4,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    rolled: bool = True,
    deck: Sequence[str] | None = None,
    placed: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    seed: int = 1,
    **options: object,
) -> AttackTable:
    """After placement, red to play and the dice rolled without effect; hands as given and otherwise empty."""
    options = {"start": RED, "layout": "fixed", "frame": "standard", **options}
    decks = {"attack": list(deck)} if deck is not None else None
    spec = archipel.GameSpec(GAME, seats, tuple(options.items()))
    game = archipel.start(spec, seed, None, decks, dict(chance or {}) or None)
    game.listen()
    table = AttackTable(game)
    where = placed or PLACED
    for lap, piece in enumerate(("settlement", "city")):
        for seat in range(seats) if lap == 0 else reversed(range(seats)):
            corner, road = where[seat][lap]
            table.do(f"place_{piece} {corner}", f"place_road {road}")
    table.open_turn(hands or {}, {}, rolled)
    return table


def sides(number: int, *names: str) -> list[str]:
    """Sides of the coastal tile of a number."""
    return [f"{COAST[number]}{name}" for name in names]
