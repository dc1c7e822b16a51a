"""Features of the event cards: the rest of the deck, damaged roads, and cards that are about to be given away."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import ROLLS, Evaluation, Features, register_features
from archipel.engine.state import State
from archipel.rules.base.land import PIECES, Land
from archipel.rules.box_chapter import SETTLEMENT
from archipel.rules.traders_barbarians.earthquake import Earthquake
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import KINDS
from archipel.rules.traders_barbarians.event_gifts import EventGifts

NEAR: Final = 8  # cards; what comes after them counts as with dice


@final
class DeckFeatures(Features):
    """What the next cards bring more or less than dice would: everybody knows which cards are left (TB-EV-4)."""

    def __init__(self, events: EventCards, evaluation: Evaluation) -> None:
        self.events = events
        self.building = events.building
        self.land: Land = events.production.land
        evaluation.feature("production of the next cards", 1.0)
        self.surplus = evaluation.room(evaluation.rules.graph.tiles)  # pips by tile
        evaluation.before_turns(self)

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        """Pips of every tile by the rest of the deck, less those by dice; New Year makes them equal."""
        s = g.s
        events = self.events
        left: i64 = 0
        k: i64
        for k in range(KINDS):
            left += s[events.left + k]
        near: i64 = s[events.above]
        share: float = float(near if near < NEAR else NEAR) / float(NEAR)
        tile: i64
        for tile in range(g.rules.graph.tiles):
            evaluation.space[self.surplus + tile] = 0.0
            if near == 0 or s[self.land.numbers + tile] == 0:
                continue
            cards: i64 = 0
            for k in range(KINDS):
                if self.land.answers(g, tile, events.number_of[k]):
                    cards += s[events.left + k]
            more: float = ROLLS * float(cards) / float(left) - self.land.pips(g, tile)
            evaluation.space[self.surplus + tile] = share * more

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        s = g.s
        graph = g.rules.graph
        width: i64 = graph.corner_tile_width
        i: i64
        k: i64
        for i in range(evaluation.corner_count):
            corner: i64 = evaluation.corners[i]
            if s[self.building.held + corner] != seat + 1 or not self.building.counts(g, corner):
                continue
            for k in range(width):
                tile: i64 = graph.corner_tiles[corner * width + k]
                if tile < 0 or s[self.land.blocked + tile] != 0:
                    continue
                row: i64 = s[self.land.terrain + tile] * PIECES + s[self.building.piece + corner]
                if self.land.yield_kind[row] >= 0:
                    out[at] += float(self.land.yield_count[row]) * evaluation.space[self.surplus + tile] / 20.0


@final
class EarthquakeFeatures(Features):
    """A damaged road keeps its owner from building roads, and most of all from the places at its ends. What it keeps
    from roads the features of building see by themselves: they count no place that cannot be reached."""

    def __init__(self, earthquake: Earthquake, evaluation: Evaluation) -> None:
        self.earthquake = earthquake
        self.building = earthquake.building
        evaluation.feature("damaged roads", -0.25)
        evaluation.feature("settlements beside a damaged road", -0.3)
        evaluation.feature("free places beside a damaged road", -0.3)
        self.price = evaluation.price("repair", 0.2, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        s = g.s
        damaged: i64 = s[self.earthquake.damage_count + seat]
        evaluation.wanted[self.price] = 1.0 if damaged > 0 else 0.0
        if damaged == 0:
            return
        out[at] = float(damaged)
        ends = g.rules.graph.edge_corners
        e: i64
        i: i64
        for e in range(g.rules.graph.edges):
            if s[self.earthquake.damaged + e] == 0 or s[self.building.road + e] != seat + 1:
                continue
            for i in range(2):
                corner: i64 = ends[2 * e + i]
                if s[self.building.held + corner] == seat + 1 and s[self.building.piece + corner] == SETTLEMENT:
                    out[at + 1] += 1.0
                elif s[self.building.free + corner] != 0:
                    out[at + 2] += 1.0


@final
class GiftFeatures(Features):
    """A card that was chosen for the neighbour is as good as gone."""

    def __init__(self, gifts: EventGifts, evaluation: Evaluation) -> None:
        self.gifts = gifts
        evaluation.feature("cards to give", -0.05)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        chosen: i64 = g.s[self.gifts.chosen + seat]
        if own and chosen > 0:
            evaluation.hand[chosen - 1] -= 1.0
            out[at] = 1.0


register_features(EventCards, DeckFeatures)
register_features(Earthquake, EarthquakeFeatures)
register_features(EventGifts, GiftFeatures)
