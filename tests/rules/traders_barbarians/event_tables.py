"""Tables with event cards: `an_event_table("earthquake_6")` is the base game after placement, that card next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import archipel
from archipel.engine.game import Game
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.production import Production
from archipel.rules.traders_barbarians.event_deck import CARDS
from tests.tables import RED, Table, place_all


class EventTable(Table):
    """A base table with event cards."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.production = self.rules.the(Production)
        self.citizen = -1

    def tile_with(self, number: int) -> int:
        """The first tile with a number."""
        return next(tile for tile in range(int(self.graph.tiles)) if bool(self.land.answers(self.state, tile, number)))

    def corners_of(self, tile: int) -> list[int]:
        width = int(self.graph.tile_width)
        return [int(self.graph.tile_corners[tile * width + k]) for k in range(width)]

    def brought_by(self, number: int) -> dict[int, dict[str, int]]:
        """What every seat holds when this number has produced once more, nothing blocked; counted from the board."""
        found = self.hands()
        for tile in range(int(self.graph.ring)):
            if not self.land.answers(self.state, tile, number):
                continue
            card = self.land.yields()[TERRAINS[self.block("terrain", tile)]]
            for corner in self.corners_of(tile):
                owner = int(self.building.owner(self.state, corner))
                if owner >= 0:
                    hand = found.setdefault(owner, {})
                    hand[card] = hand.get(card, 0) + self.block("building", corner)
        return found

    def city_beside(self, number: int) -> Self:
        """One settlement beside a tile with this number becomes a city; `citizen` is its owner."""
        for tile in range(int(self.graph.ring)):
            for corner in self.corners_of(tile) if self.land.answers(self.state, tile, number) else ():
                if self.building.owner(self.state, corner) >= 0:
                    self.citizen = int(self.building.owner(self.state, corner))
                    return self.city(self.citizen, self.graph.corner_names[corner])
        raise AssertionError(f"nobody lives beside {number}")


def an_event_table(
    *events: str,
    seats: int = 4,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    rolled: bool = False,
    **options: object,
) -> EventTable:
    """The beginner board after placement, seat 0 to play, these event cards on top of the deck."""
    options.setdefault("layout", "beginner")
    options.setdefault("start", RED)
    if seats == 2:
        options.setdefault("duel", True)
    spec = archipel.GameSpec("base", seats, (("event_cards", True), *options.items()))
    game = archipel.start(spec, 1, None, None, {"event_card": list(events), **(chance or {})})
    game.listen()
    table = EventTable(game)
    place_all(table, seats)
    table.open_turn(hands or {}, cards or {}, rolled)
    return table


def deck_of(table: Table) -> dict[str, int]:
    """What is left in the deck, by card."""
    return {card: table.block("event_deck", k) for k, card in enumerate(CARDS)}
