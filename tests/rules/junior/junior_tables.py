"""Builders for tests of the children's game: a table in any position, places by the numbers that the rules give them.

    table = a_junior_table(hands={RED: {"wool": 1, "wood": 1}}, rolled=True)
    table.do(table.sail("S01", "S05"))

What a test writes past the rules (`hold`, `ship`, `fortress` ...) goes through the chapters, so all counts stay true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import archipel
from archipel.catalogue import entry
from archipel.rules.junior.building import Building
from archipel.rules.junior.cards import CARDS, Piles
from archipel.rules.junior.castle import Castle
from archipel.rules.junior.coco import COCO_CARDS, Coco
from archipel.rules.junior.ghost import Ghost
from archipel.rules.junior.land import TERRAINS
from archipel.rules.junior.market import Market
from archipel.rules.junior.turn import Turn
from tests.tables import PlayedGame

RED, BLUE, ORANGE, WHITE = range(4)
FORTRESS = {"wood": 1, "wool": 1, "rum": 1, "sabre": 1}
SHIP = {"wood": 1, "wool": 1}
COCO = {"rum": 1, "sabre": 1, "gold": 1}


class JuniorTable(PlayedGame):
    """A game of Junior."""

    def __init__(self, game: archipel.Game) -> None:
        super().__init__(game)
        self.scenario = entry("junior").scenario(game.seats)
        self.piles = self.rules.the(Piles)
        self.building = self.rules.the(Building)

    # ---- places

    def site(self, name: str) -> int:
        """The corner of a site: S01 is the first one in the scenario file."""
        return self.scenario.places["corners"]["sites"][int(name[1:]) - 1]

    def lane(self, one: str, other: str) -> int:
        """The edge between two sites."""
        ends = {self.site(one), self.site(other)}
        (edge,) = [
            edge
            for edge in range(self.graph.edges)
            if {int(self.graph.edge_corners[2 * edge]), int(self.graph.edge_corners[2 * edge + 1])} == ends
        ]
        return edge

    def sail(self, one: str, other: str, free: bool = False) -> str:
        """The action that puts a ship on a lane."""
        return f"{'place_free' if free else 'build'}_ship {self.graph.edge_names[self.lane(one, other)]}"

    def found(self, site: str, free: bool = False) -> str:
        """The action that puts a fortress on a site."""
        return f"{'place_free' if free else 'build'}_fortress {self.graph.corner_names[self.site(site)]}"

    # ---- reading

    def words(self, name: str) -> list[int]:
        block = self.rules.block_named[name]
        return [int(word) for word in self.state.s[block.at : block.at + block.size]]

    def hand(self, seat: int) -> dict[str, int]:
        held = {name: int(self.piles.held(self.state, seat, k)) for k, name in enumerate(CARDS)}
        return {name: count for name, count in held.items() if count}

    def pile(self, card: str) -> int:
        return self.block("piles", CARDS.index(card))

    def market(self) -> list[str]:
        names = self.rules.block_named["market"].names
        return [names[stall] for stall in self.words("market")]

    def points(self, seat: int) -> int:
        return self.block("points", seat)

    def castle(self) -> int:
        """Who holds the castle; -1 for nobody."""
        return self.block("castle") - 1

    def shown(self, seat: int) -> dict[str, int]:
        cards = self.words("coco_shown")[seat * len(COCO_CARDS) : (seat + 1) * len(COCO_CARDS)]
        return {name: count for name, count in zip(COCO_CARDS, cards, strict=True) if count}

    def terrain(self, tile: int) -> str:
        return TERRAINS[self.block("terrain", tile)]

    # ---- writing past the rules

    def hold(self, seat: int, **cards: int) -> Self:
        """Give a seat exactly these cards, from and to the piles."""
        for k, name in enumerate(CARDS):
            self.piles.spend(self.state, seat, k, self.piles.held(self.state, seat, k))
            self.piles.gain(self.state, seat, k, cards.get(name, 0))
        return self

    def empty_pile(self, card: str, left: int = 0, to: int = -1) -> Self:
        """Let a pile have only this many cards: the rest goes to a seat, usually the last one."""
        k = CARDS.index(card)
        seat = to if to >= 0 else self.game.seats - 1
        self.piles.gain(self.state, seat, k, self.pile(card) - left)
        return self

    def ship(self, seat: int, one: str, other: str) -> Self:
        self.building.place_ship(self.state, seat, self.lane(one, other))
        return self

    def fortress(self, seat: int, *sites: str) -> Self:
        for site in sites:
            self.building.place_fortress(self.state, seat, self.site(site))
        return self

    def ghost_on(self, tile: str) -> Self:
        self.state.s[self.rules.the(Ghost).tile] = self.graph.tile(tile)
        return self

    def lay_market(self, *cards: str) -> Self:
        """Put these cards on the stalls, from and to the piles."""
        stalls = self.rules.the(Market).stalls
        for i, card in enumerate(cards):
            old = self.block("market", i)
            if old:
                self.state.s[self.piles.supply + old - 1] += 1
            self.state.s[stalls + i] = CARDS.index(card) + 1
            self.state.s[self.piles.supply + CARDS.index(card)] -= 1
        return self

    def ghost_cards(self, seat: int, count: int) -> Self:
        """Ghost cards that a seat has bought before."""
        coco = self.rules.the(Coco)
        for _ in range(count):
            self.state.s[coco.deck] -= 1
            self.state.s[coco.left] -= 1
            self.state.s[coco.shown + seat * len(COCO_CARDS)] += 1
            self.rules.the(Castle).count_card(self.state, seat)
        return self


def a_junior_table(
    seats: int = 4,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    die: Sequence[int] | None = None,
    coco: Sequence[str] | None = None,
    ports: Sequence[str] | None = None,
    rolled: bool = False,
    **options: object,
) -> JuniorTable:
    """A table at the start, seat 0 to play; hands as given, otherwise empty. `die`, `coco` and `ports` tell what is
    rolled and drawn; `rolled` puts the table after a roll without effect."""
    told: dict[str, Sequence[object]] = {}
    for point, outcomes in (("die", die), ("coco", coco), ("port", ports)):
        if outcomes is not None:
            told[point] = list(outcomes)
    options.setdefault("start", RED)
    if "harbours" in options:
        options["ports"] = options.pop("harbours")
    if seats == 2:
        options.setdefault("duo", True)
    game = archipel.start(archipel.GameSpec("junior", seats, tuple(options.items())), 1, chance=told or None)
    game.listen()
    table = JuniorTable(game)
    for seat in range(seats):
        table.hold(seat, **(hands or {}).get(seat, {}))
    if rolled:
        table.rules.the(Turn).after_roll(table.state, 0)
    return table
