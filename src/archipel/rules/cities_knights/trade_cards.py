"""The trade cards: who was asked, what was seen, where fleets sail (CK-89 to CK-94, CK-96, CK-97)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field
from archipel.engine.words import ARGUMENT, DECIDER, ENTRY, OWNER, PUBLIC, TOP
from archipel.rules.base.maritime import Maritime
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.city_chapter import CityChapter
from archipel.rules.cities_knights.merchant import Merchant
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import COMMODITIES, RESOURCE_MONOPOLY, TRADE_MONOPOLY
from archipel.rules.cities_knights.progress_verb import ProgressVerb
from archipel.rules.cities_knights.trade_verbs import (
    FLEET_RATE,
    VICTIM,
    GiveCommodity,
    NoCommodity,
    OfferResource,
    PlayCommercialHarbour,
    PlayMasterMerchant,
    PlayMerchant,
    PlayMerchantFleet,
    PlayMonopoly,
    TakeCard,
)
from archipel.rules.leaving import Leave

TAKEN: Final = 2  # cards a master merchant takes (CK-90)
RESOURCES_GIVEN: Final = 2  # to a resource monopoly, by each opponent (CK-93)
COMMODITIES_GIVEN: Final = 1  # to a trade monopoly (CK-94)


@final
class TradeCards(CityChapter):
    """What the verbs of the trade cards share."""

    def __init__(self) -> None:
        super().__init__("trade_cards")
        self.seen_hand = self.fleet = self.fleets = self.offered = self.exchanged = self.had_none = self.looked = UNSET
        self.took = self.fleet_sent = self.gave = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.maritime = rules.the(Maritime)
        self.progress = rules.the(Progress)
        self.merchant = rules.the(Merchant)
        names = self.cards.names
        # what a master merchant sees of his victim's hand until he has taken his cards
        self.seen_hand = rules.player_block("seen_hand", OWNER, self.cards.kinds, "cards", names)
        self.fleet = rules.block("merchant_fleet", PUBLIC, self.cards.kinds, "holder")  # whose fleet takes each kind
        self.fleets = rules.block("merchant_fleets", PUBLIC, reads="derived")  # how many there are
        partner = EventField("with", "seat", PUBLIC)
        victim = EventField("victim", "seat", PUBLIC)
        give = self.cards.event_field("give")
        self.offered = rules.event("resource_offered", [SEAT, partner, give])
        self.exchanged = rules.event("harbour_exchanged", [SEAT, partner, give, self.cards.event_field("take")])
        self.had_none = rules.event("no_commodity", [SEAT])
        hand = EventField("cards", "cards", ("seat", "victim"), names, len(names))
        self.looked = rules.event("hand_seen", [SEAT, victim, hand])
        card = EventField("card", "card", ("seat", "victim"), names)
        self.took = rules.event("card_taken", [SEAT, victim, card])
        self.fleet_sent = rules.event("fleet_sent", [SEAT, self.cards.event_field()])
        count = EventField("count", "number", PUBLIC)
        self.gave = rules.event(
            "gave_to_monopoly", [SEAT, EventField("from", "seat", PUBLIC), self.cards.event_field(), count]
        )
        self.harbour = PlayCommercialHarbour(self)
        self.master = PlayMasterMerchant(rules, self)
        self.place_merchant = PlayMerchant(rules, self)
        self.send_fleet = PlayMerchantFleet(self)
        resource = self.cards.resource_field()
        self.resource_monopoly = PlayMonopoly(
            self, "play_resource_monopoly", RESOURCE_MONOPOLY, resource, 0, RESOURCES_GIVEN
        )
        self.trade_monopoly = PlayMonopoly(
            self,
            "play_trade_monopoly",
            TRADE_MONOPOLY,
            self.commodity_field(),
            self.cards.resources,
            COMMODITIES_GIVEN,
        )
        members: list[ProgressVerb] = [
            self.harbour,
            self.master,
            self.place_merchant,
            self.send_fleet,
            self.resource_monopoly,
            self.trade_monopoly,
        ]
        self.progress.offer(rules, members)
        self.harbour_phase = rules.phase("commercial_harbour", "CK-89")
        self.offer = rules.add(OfferResource(rules, self))
        self.harbour_phase.offer(self.offer)
        self.harbour_phase.offer(rules.add(Leave("stop_offering")))
        self.answer_phase = rules.phase("commercial_answer", "CK-89")
        self.answer_phase.cause = "resource_offered"
        self.answer_phase.offer(rules.add(GiveCommodity(self)))
        self.answer_phase.offer(rules.add(NoCommodity(self)))
        self.take_phase = rules.phase("master_merchant", "CK-90")
        self.take_phase.cause = "hand_seen"
        self.take = rules.add(TakeCard(self))
        self.take_phase.offer(self.take)
        self.turn.on_part.append(self, self.fleets)
        self.maritime.ask_for_rates(rules, self)
        self.cards.on_promised.append(self)

    def commodity_field(self) -> Field:
        """A field that names one kind of commodity."""
        return Field("card", "card", len(COMMODITIES), list(COMMODITIES))

    # ---- the commercial harbour

    def has_resource(self, g: State, seat: i64) -> bool:
        k: i64
        for k in range(self.cards.resources):
            if self.cards.held(g, seat, k) > 0:
                return True
        return False

    def opponents_with_cards(self, g: State, seat: i64) -> i64:
        """The others with any card in hand, as bits: all that is known of whether they can give."""
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.cards.hand_size(g, p) > 0:
                found |= g.rules.bits[p]
        return found

    def may_be_asked(self, g: State, seat: i64) -> i64:
        """Opponents that were not asked yet, those with empty hands aside, as bits."""
        return g.argument() & self.opponents_with_cards(g, seat)

    def go_on(self, g: State) -> None:
        """After an answer: the next opponent, if one is left. That resources are used up only their owner knows, so
        that does not end it."""
        if self.may_be_asked(g, g.decider()) == 0:
            g.close()

    # ---- the master merchant

    def is_ahead(self, g: State, seat: i64, other: i64) -> bool:
        """Whether a seat has more points than another; all points are open in this box (CK-97)."""
        return g.s[self.score.points + seat] > g.s[self.score.points + other]

    def look_at(self, g: State, seat: i64, victim: i64) -> None:
        """The whole hand is seen, and two cards of it are taken, or all if there are fewer (CK-90)."""
        cards = self.cards
        kinds: i64 = cards.kinds
        k: i64
        for k in range(kinds):
            g.s[self.seen_hand + seat * kinds + k] = cards.held(g, victim, k) * cards.stealable[k]
        if g.has_listener():
            values: list[int] = [seat, victim]
            for k in range(kinds):
                values.append(cards.held(g, victim, k) * cards.stealable[k])
            g.emit_row(self.looked, values)
        count: i64 = cards.stealable_count(g, victim)
        if count > TAKEN:
            count = TAKEN
        g.open(self.take_phase.index, seat, victim * VICTIM + count)

    def promised(self, g: State, seat: i64, kind: i64) -> i64:
        """The hand that a master merchant looks at stays what he sees, and what is offered at the harbour is there."""
        s = g.s
        top: i64 = s[TOP]
        if s[top] == self.take_phase.index and s[top + ARGUMENT] // VICTIM == seat:
            seen: i64 = s[self.seen_hand + s[top + DECIDER] * self.cards.kinds + kind]
            return seen if seen > 0 else 0
        if s[top] == self.answer_phase.index and s[top - ENTRY + DECIDER] == seat and s[top + ARGUMENT] == kind:
            return 1
        return 0

    def redeal(self, g: State, seat: i64) -> None:
        """Whatever another master merchant sees is the hand his victim has been dealt."""
        s = g.s
        kinds: i64 = self.cards.kinds
        top: i64 = s[TOP]
        looker: i64 = s[top + DECIDER] if s[top] == self.take_phase.index else -1
        p: i64
        k: i64
        for p in range(g.rules.players):
            if p == seat:
                continue
            for k in range(kinds):
                s[self.seen_hand + p * kinds + k] = (
                    self.cards.held(g, s[top + ARGUMENT] // VICTIM, k) * self.cards.stealable[k] if p == looker else 0
                )

    # ---- the merchant fleet

    def part_began(self, g: State, seat: i64) -> None:
        """Fleets come home when the turn they sailed in is over (CK-92)."""
        g.s[self.fleets] = 0
        k: i64
        for k in range(self.cards.kinds):
            owner: i64 = g.s[self.fleet + k] - 1
            if owner >= 0:
                g.s[self.fleet + k] = 0
                self.maritime.refresh_kind(g, owner, k)

    def rate(self, g: State, seat: i64, kind: i64, rate: i64) -> i64:
        """Two to one for the kind that the seat's fleet takes."""
        if g.s[self.fleet + kind] == seat + 1 and rate > FLEET_RATE:
            return FLEET_RATE
        return rate
