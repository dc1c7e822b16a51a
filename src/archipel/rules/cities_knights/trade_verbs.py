"""Playing the trade cards, one verb each, in the order of the rules, and the choices behind them (CK-89 to CK-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, SimpleVerb, Verb
from archipel.rules.cities_knights.progress_deck import (
    COMMERCIAL_HARBOUR,
    COMMODITIES,
    MASTER_MERCHANT,
    MERCHANT,
    MERCHANT_FLEET,
)
from archipel.rules.cities_knights.progress_verb import PlainProgressVerb, ProgressVerb

if TYPE_CHECKING:
    from archipel.rules.cities_knights.trade_cards import TradeCards

FLEET_RATE: Final = 2  # (CK-92)
VICTIM: Final = 4  # the argument of a master merchant's choice: the victim times this, and the cards he may still take

# ---- the commercial harbour


@final
class PlayCommercialHarbour(PlainProgressVerb):
    """A resource for a commodity, once with each opponent (CK-89)."""

    def __init__(self, trade: TradeCards) -> None:
        super().__init__("play_commercial_harbour", trade.progress, COMMERCIAL_HARBOUR)
        self.roles = [roles.CARD, roles.HALF]
        self.trade = trade

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.trade.has_resource(g, seat) and self.trade.opponents_with_cards(g, seat) != 0

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        trade = self.trade
        g.open(trade.harbour_phase.index, seat, g.rules.everybody() - g.rules.bits[seat])

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.trade.has_resource(g, seat):
            return IllegalAction("harbour.no_resource", "CK-89")
        return IllegalAction("harbour.empty_hands", "CK-96")


@final
class OfferResource(Verb):
    """Which opponent to ask, and what to give (CK-89)."""

    def __init__(self, rules: Rules, trade: TradeCards) -> None:
        super().__init__("offer_resource", [rules.seat_field(), trade.cards.resource_field()])
        self.trade = trade

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        cards = self.trade.cards
        asked: i64 = self.trade.may_be_asked(g, seat)
        p: i64
        k: i64
        for p in range(g.rules.players):
            if asked & g.rules.bits[p] == 0:
                continue
            for k in range(cards.resources):
                if cards.held(g, seat, k) > 0:
                    g.scratch.codes[n] = self.base + p * cards.resources + k
                    n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        trade = self.trade
        partner: i64 = x // trade.cards.resources
        card: i64 = x % trade.cards.resources
        g.set_argument(g.argument() & ~g.rules.bits[partner])
        g.emit(trade.offered, seat, partner, card)
        g.open(trade.answer_phase.index, partner, card)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        cards = self.trade.cards
        partner: i64 = x // cards.resources
        if g.argument() & g.rules.bits[partner] == 0:
            return IllegalAction("harbour.asked_before", "CK-89", partner=int(partner))
        if cards.hand_size(g, partner) == 0:
            return IllegalAction("harbour.empty_hand", "CK-96", partner=int(partner))
        return IllegalAction("harbour.not_held", "CK-89", card=cards.names[x % cards.resources])


@final
class GiveCommodity(Verb):
    """The opponent chooses which of its commodities it gives for the resource (CK-89)."""

    def __init__(self, trade: TradeCards) -> None:
        super().__init__("give_commodity", [trade.commodity_field()])
        self.roles = [roles.GIVE]
        self.trade = trade

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        cards = self.trade.cards
        k: i64
        for k in range(self.size):
            if cards.held(g, seat, cards.resources + k) > 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        trade = self.trade
        resource: i64 = g.argument()
        commodity: i64 = trade.cards.resources + x
        g.close()
        player: i64 = g.decider()
        trade.cards.give(g, player, seat, resource, 1)
        trade.cards.give(g, seat, player, commodity, 1)
        g.emit(trade.exchanged, player, seat, resource, commodity)
        trade.go_on(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("harbour.not_held", "CK-89", card=COMMODITIES[x])


@final
class NoCommodity(SimpleVerb):
    """An opponent without any commodity says so; there is no exchange (CK-89)."""

    def __init__(self, trade: TradeCards) -> None:
        super().__init__("no_commodity", [roles.PASSES])
        self.trade = trade

    def may(self, g: State, seat: i64) -> bool:
        cards = self.trade.cards
        k: i64
        for k in range(cards.resources, cards.resources + len(COMMODITIES)):
            if cards.held(g, seat, k) > 0:
                return False
        return True

    def apply(self, g: State, seat: i64, x: i64) -> None:
        trade = self.trade
        g.close()
        g.emit(trade.had_none, seat)
        trade.go_on(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("harbour.has_commodity", "CK-89")


# ---- the master merchant


@final
class PlayMasterMerchant(ProgressVerb):
    """Look at the cards of a player with more points, and take two (CK-90)."""

    def __init__(self, rules: Rules, trade: TradeCards) -> None:
        super().__init__("play_master_merchant", [rules.seat_field("victim")], trade.progress, MASTER_MERCHANT)
        self.roles = [roles.CARD, roles.GUESSED]
        self.trade = trade

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        p: i64
        for p in range(g.rules.players):
            if self.trade.is_ahead(g, p, seat) and self.trade.cards.stealable_count(g, p) > 0:
                g.scratch.codes[n] = self.base + p
                n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.trade.look_at(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.trade.is_ahead(g, x, seat):
            return IllegalAction("master.not_ahead", "CK-90", victim=int(x))
        return IllegalAction("master.empty_hand", "CK-96", victim=int(x))


@final
class TakeCard(Verb):
    """One of the cards that were seen (CK-90)."""

    def __init__(self, trade: TradeCards) -> None:
        super().__init__("take_card", [trade.cards.field()])
        self.trade = trade

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        kinds: i64 = self.trade.cards.kinds
        k: i64
        for k in range(kinds):
            if g.s[self.trade.seen_hand + seat * kinds + k] > 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        trade = self.trade
        kinds: i64 = trade.cards.kinds
        victim: i64 = g.argument() // VICTIM
        g.s[trade.seen_hand + seat * kinds + x] -= 1
        if g.argument() % VICTIM > 1:
            g.set_argument(g.argument() - 1)
        else:
            k: i64
            for k in range(kinds):
                g.s[trade.seen_hand + seat * kinds + k] = 0
            g.close()
        trade.cards.give(g, victim, seat, x, 1)
        g.emit(trade.took, seat, victim, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("master.not_there", "CK-90", card=self.trade.cards.names[x])


# ---- the others


@final
class PlayMerchant(ProgressVerb):
    """The merchant goes to a tile beside the player's own building (CK-91)."""

    def __init__(self, rules: Rules, trade: TradeCards) -> None:
        super().__init__("play_merchant", [rules.tile_field()], trade.progress, MERCHANT)
        self.trade = trade

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        return self.trade.merchant.offer_places(g, seat, self.base, n)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.trade.merchant.move(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.trade.merchant.why_not_here(g, seat, x)


@final
class PlayMerchantFleet(ProgressVerb):
    """One kind of card at two to one for the rest of the turn (CK-92)."""

    def __init__(self, trade: TradeCards) -> None:
        super().__init__("play_merchant_fleet", [trade.cards.field()], trade.progress, MERCHANT_FLEET)
        self.roles = [roles.CARD, roles.PRIVATE]
        self.trade = trade

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        kinds: i64 = self.trade.cards.kinds
        k: i64
        for k in range(kinds):
            if g.s[self.trade.maritime.rates + seat * kinds + k] > FLEET_RATE and self.trade.cards.paid[k] != 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        trade = self.trade
        g.s[trade.fleet + x] = seat + 1
        g.s[trade.fleets] += 1
        g.emit(trade.fleet_sent, seat, x)
        trade.maritime.refresh_kind(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("fleet.no_better", "CK-96", card=self.trade.cards.names[x])


@final
class PlayMonopoly(ProgressVerb):
    """Every opponent gives what it has of a kind, up to a number; one that brings nothing is spent all the same
    (CK-93, CK-94, CK-96)."""

    def __init__(self, trade: TradeCards, name: str, card: i64, field: Field, first: i64, most: i64) -> None:
        super().__init__(name, [field], trade.progress, card)
        self.roles = [roles.CARD, roles.GUESSED]
        self.trade = trade
        self.first: i64 = first  # the kind that the first case names
        self.most: i64 = most

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        if self.trade.opponents_with_cards(g, seat) == 0:
            return n
        k: i64
        for k in range(self.size):
            g.scratch.codes[n] = self.base + k
            n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        trade = self.trade
        kind: i64 = self.first + x
        p: i64
        for p in range(g.rules.players):
            if p == seat:
                continue
            count: i64 = trade.cards.held(g, p, kind)
            if count > self.most:
                count = self.most
            if count > 0:
                trade.cards.give(g, p, seat, kind, count)
            g.emit(trade.gave, seat, p, kind, count)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("monopoly.empty_hands", "CK-96")
