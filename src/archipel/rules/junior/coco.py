"""Coco's cards: bought unseen, shown, carried out at once, and left face up for good (JR-14, JR-20 to JR-27)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import CARD_STREAM, NOBODY, PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.build_verb import BuildVerb
from archipel.rules.choose_card import ChooseCard
from archipel.rules.junior.building import Building
from archipel.rules.junior.cards import Piles
from archipel.rules.junior.castle import Castle
from archipel.rules.junior.ghost import CARD, Ghost
from archipel.rules.junior.turn import Turn

GHOST: Final = 0
CARGO: Final = 1
SHIP: Final = 2
FORTRESS: Final = 3
COCO_CARDS: Final = ("ghost", "cargo", "ship", "fortress", "tribute")
KINDS: Final = 5
COST: Final = {"rum": 1, "sabre": 1, "gold": 1}  # (JR-14)
CARGO_CARDS: Final = 3  # (JR-24)


@final
class BuyCoco(BuildVerb):
    """A card from the face-down stack (JR-14, JR-20)."""

    def __init__(self, coco: Coco, price: Price) -> None:
        super().__init__("buy_coco", [], coco.piles, price)
        self.refuse_without_stock(coco.left, 0, "coco.none_left", "JR-20")
        self.refuse_without_price("coco.too_expensive", "JR-14")
        self.coco = coco

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.coco.draw(g, seat)


@final
class TakeCargo(ChooseCard):
    """One of three cards from the piles (JR-24)."""

    def __init__(self, coco: Coco) -> None:
        super().__init__("take_cargo", coco.piles.field(), coco.piles, coco.took)
        self.refuse_empty_supply("cargo.pile_empty", "JR-24")
        self.coco = coco

    def chosen(self, g: State, seat: i64) -> None:
        if g.argument() == 1 or self.coco.piles.all_gone(g):
            g.close()
        else:
            g.set_argument(g.argument() - 1)


@final
class GiveTribute(Verb):
    """An opponent gives the buyer one card of its own choice (JR-27)."""

    def __init__(self, coco: Coco) -> None:
        super().__init__("give_tribute", [coco.piles.field()])
        self.roles = [roles.GIVE]
        self.coco = coco

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        k: i64
        for k in range(self.coco.piles.kinds):
            if self.coco.piles.held(g, seat, k) > 0 and self.coco.piles.stealable[k] != 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        buyer: i64 = g.argument()
        self.coco.piles.give(g, seat, buyer, x, 1)
        g.emit(self.coco.paid, seat, buyer, x)
        g.answered(seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("tribute.not_held", "JR-27", card=self.coco.piles.names[x])


@final
class Coco(BoxChapter):
    """The stack and the cards before the players. Its order is unknown: what comes is drawn when a card is bought."""

    def __init__(self, deck: dict[str, int]) -> None:
        super().__init__("coco")
        self.deck_at_start = [deck[name] for name in COCO_CARDS]
        self.deck = self.left = self.shown = self.point = self.bought = self.idle = self.took = self.paid = UNSET

    def install(self, rules: Rules) -> None:
        self.piles = rules.the(Piles)
        self.building = rules.the(Building)
        self.castle = rules.the(Castle)
        self.ghost = rules.the(Ghost)
        names = list(COCO_CARDS)
        card = EventField("card", "card", PUBLIC, names)
        self.deck = rules.block("coco_deck", NOBODY, KINDS, "cards", names)
        self.left = rules.block("coco_left", PUBLIC)
        self.shown = rules.player_block("coco_shown", PUBLIC, KINDS, "cards", names)
        self.point = rules.point("coco", CARD_STREAM, names)
        self.bought = rules.event("coco_bought", [SEAT, card])
        self.idle = rules.event("coco_idle", [SEAT, card])
        self.took = rules.event("cargo_taken", [SEAT, self.piles.event_field(), EventField("count", "number", PUBLIC)])
        self.paid = rules.event(
            "tribute",
            [SEAT, EventField("to", "seat", PUBLIC), EventField("card", "card", ("seat", "to"), self.piles.names)],
        )
        rules.the(Turn).offer(rules.add(BuyCoco(self, rules.price("coco", COST))))
        self.cargo = rules.phase("cargo", "JR-24")
        self.take_cargo = TakeCargo(self)
        self.cargo.offer(rules.add(self.take_cargo))
        self.tribute = rules.phase("tribute", "JR-27")
        self.tribute.offer(rules.add(GiveTribute(self)))

    def begin(self, g: State) -> None:
        k: i64
        for k in range(KINDS):
            g.s[self.deck + k] = self.deck_at_start[k]
            g.s[self.left] += self.deck_at_start[k]

    def draw(self, g: State, seat: i64) -> None:
        """The top card is shown and carried out (JR-20)."""
        k: i64
        for k in range(KINDS):
            g.scratch.weights[k] = g.s[self.deck + k]
        card: i64 = g.weighted(self.point, KINDS)
        g.s[self.deck + card] -= 1
        g.s[self.left] -= 1
        g.s[self.shown + seat * KINDS + card] += 1
        g.emit(self.bought, seat, card)
        if not self.carry_out(g, seat, card):
            g.emit(self.idle, seat, card)

    def carry_out(self, g: State, seat: i64, card: i64) -> bool:
        """What a card does; False if it can do nothing now."""
        if card == GHOST:
            self.castle.count_card(g, seat)
            self.ghost.ask(g, seat, CARD)
            return True
        if card == CARGO:
            if self.piles.all_gone(g):
                return False
            g.open(self.cargo.index, seat, CARGO_CARDS)
            return True
        if card == SHIP:
            return self.building.give_ship(g, seat)
        if card == FORTRESS:
            return self.building.give_fortress(g, seat)
        givers: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.piles.stealable_count(g, p) > 0:
                givers |= g.rules.bits[p]
        if givers != 0:
            g.open_for(self.tribute.index, givers, seat)
        return givers != 0

    def redeal(self, g: State, seat: i64) -> None:
        """All that was bought lies open, so everybody knows what is still in the stack."""
        k: i64
        p: i64
        for k in range(KINDS):
            g.s[self.deck + k] = self.deck_at_start[k]
            for p in range(g.rules.players):
                g.s[self.deck + k] -= g.s[self.shown + p * KINDS + k]
