"""Progress cards about knights on paths: Deserter, Intrigue, Smith, Warlord (CK-79, CK-82, CK-87, COMBO-25)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.knight_cards import (
    Desert,
    PlaceDeserter,
    PlayDeserter,
    PlaySmith,
    PlayWarlord,
    PromoteFree,
)
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import INTRIGUE
from archipel.rules.cities_knights.progress_verb import ProgressVerb
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.ranked_knights import RankedKnights
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class IntrigueAtCoast(ProgressVerb):
    """A barbarian of any coastal tile is taken prisoner."""

    def __init__(self, rules: Rules, cards: RankedKnightCards) -> None:
        super().__init__("capture_by_intrigue", [rules.tile_field()], cards.progress, INTRIGUE)
        self.cards = cards

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        return self.cards.coast.offer_captures(g, self.base, n)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        g.emit(self.cards.captured, seat, x)
        self.cards.coast.capture(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("barbarian.none_here", "COMBO-25", tile=int(x))


@final
class RankedKnightCards(TradersChapter):
    """What these cards need of the other chapters."""

    captured: i64 = UNSET

    def install(self, rules: Rules) -> None:
        self.progress = rules.the(Progress)
        self.coast = rules.the(BarbarianCoast)
        knights = rules.the(RankedKnights)
        sent: i64 = rules.event("deserter_sent", [SEAT, EventField("victim", "seat", PUBLIC)])
        self.captured = rules.event("barbarian_captured", [SEAT, EventField("tile", "tile", PUBLIC)])
        self.deserter = PlayDeserter(rules, self.progress, knights, sent)
        smith = PlaySmith(self.progress, knights)
        members: list[ProgressVerb] = [
            self.deserter,
            IntrigueAtCoast(rules, self),
            PlayWarlord(self.progress, knights),
            smith,
        ]
        self.progress.offer(rules, members)
        desert = Desert("desert_path_knight", rules.edge_field(), self.deserter)
        place = PlaceDeserter("place_path_deserter", rules.edge_field(), knights)
        self.deserter.offer_choices(rules, "path_desert", desert, "path_deserter", place)
        smith.offer_choice(rules, "path_smith", PromoteFree("promote_path_free", rules.edge_field(), knights))
