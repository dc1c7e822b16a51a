"""Development cards of Barbarian Attack: bought, shown and carried out at once (TB-BA-11 to TB-BA-17).

The deck is a multiset; everybody knows what is left of it, for all cards are shown. Knights are placed by the chapter
of the knights, the other cards move barbarians here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import CARD_STREAM, PUBLIC
from archipel.rules.base.build_verbs import BuildInTurn
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.attack_deck import CAPTURE, CARDS, COST, KINDS, KNIGHTHOOD, SWIFT_KNIGHT
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

TREASON_GOLD: Final = 2  # (TB-BA-16)
MOVES: Final = 2


@final
class BuyCard(BuildInTurn):
    """Pay, show the top card and carry it out; as often as the player can pay (TB-BA-11)."""

    def __init__(self, attack_cards: AttackCards, price: Price) -> None:
        super().__init__("buy_card", [], attack_cards.cards, attack_cards.turn, price)
        self.refuse_without_price("card.too_expensive", "BASE-61")
        self.attack_cards = attack_cards

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        if self.attack_cards.total == 0:
            return n
        return super().offer_places(g, seat, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.attack_cards.draw(g, seat)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("card.deck_empty", "TB-BA-11") if self.attack_cards.total == 0 else None


class AttackCardVerb(Verb):
    """What a card lets the player choose."""

    def __init__(self, name: str, fields: list[Field], attack_cards: AttackCards) -> None:
        super().__init__(name, fields)
        self.attack_cards = attack_cards


@final
class CaptureBarbarian(AttackCardVerb):
    """Take a barbarian of any coastal tile as a prisoner (TB-BA-15)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.attack_cards.coast.offer_captures(g, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        g.emit(self.attack_cards.captured, seat, x)
        self.attack_cards.coast.capture(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("barbarian.none_here", "TB-BA-15", tile=int(x))


@final
class MoveBarbarian(AttackCardVerb):
    """Treason: a barbarian goes from one coastal tile to another one, twice (TB-BA-16)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        treason = self.attack_cards
        coast = treason.coast
        i: i64
        k: i64
        for i in range(coast.count):
            if not treason.may_leave(g, coast.coast[i]):
                continue
            for k in range(coast.count):
                if treason.may_go(g, coast.coast[i], coast.coast[k]):
                    g.scratch.codes[n] = self.base + coast.coast[i] * g.rules.graph.tiles + coast.coast[k]
                    n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        tiles: i64 = g.rules.graph.tiles
        start: i64 = x // tiles
        tile: i64 = x % tiles
        moved: i64 = g.argument()
        g.close()
        treason = self.attack_cards
        g.emit(treason.moved, seat, start, tile)
        treason.coast.remove(g, start, 1)
        treason.coast.add(g, tile)
        if moved == 0:
            treason.ask_to_move(g, seat, 1 + start * tiles + tile)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        tiles: i64 = g.rules.graph.tiles
        start: i64 = x // tiles
        tile: i64 = x % tiles
        treason = self.attack_cards
        if g.s[treason.coast.barbarians + start] == 0:
            return IllegalAction("barbarian.none_here", "TB-BA-16", tile=int(start))
        if not treason.may_leave(g, start):
            return IllegalAction("treason.same_tile", "TB-BA-16", tile=int(start))
        return treason.target_refusal(g, tile)


@final
class BringBarbarian(AttackCardVerb):
    """Treason, where no barbarian is left to move on the coast: one comes from the reserve (TB-BA-16)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        treason = self.attack_cards
        coast = treason.coast
        if treason.has_mover(g):
            return n
        i: i64
        for i in range(coast.count):
            if treason.is_target(g, coast.coast[i]):
                g.scratch.codes[n] = self.base + coast.coast[i]
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        moved: i64 = g.argument()
        g.close()
        treason = self.attack_cards
        g.s[treason.coast.reserve] -= 1
        g.emit(treason.brought, seat, x)
        treason.coast.add(g, x)
        if moved == 0:
            treason.ask_to_move(g, seat, 1 + x * g.rules.graph.tiles + x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if self.attack_cards.has_mover(g):
            return IllegalAction("treason.from_the_coast", "TB-BA-16")
        return self.attack_cards.target_refusal(g, x)


@final
class AttackCards(TradersChapter):
    """What is left of the deck, and the cards that move barbarians.

    The number of the open decision of a treason is 0 for the first move; for the second it is 1 + the two tiles of the
    first, which take no part in it."""

    def __init__(self, deck: dict[str, int]) -> None:
        super().__init__("attack_cards")
        self.composition: vec[i64] = vec_of([deck[name] for name in CARDS])
        self.total: i64 = sum(deck[name] for name in CARDS)
        self.only_captures = self.total == deck[list(CARDS)[CAPTURE]]
        self.deck = self.deck_size = self.point = self.shown = self.card_lost = self.reshuffled = self.captured = UNSET
        self.moved = self.brought = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.coast = rules.the(BarbarianCoast)
        self.knights = rules.the(PathKnights)
        self.coins = rules.the(Coins)
        names = list(CARDS)
        self.deck = rules.block("attack_deck", PUBLIC, KINDS, "cards", names)
        self.deck_size = rules.block("deck_size", PUBLIC)
        self.point = rules.point("attack", CARD_STREAM, names)
        tile = EventField("tile", "tile", PUBLIC)
        card = EventField("card", "card", PUBLIC, names)
        self.shown = rules.event("attack_card", [SEAT, card])
        self.card_lost = rules.event("attack_card_lost", [SEAT, card])
        self.reshuffled = rules.event("attack_deck_reshuffled", [SEAT])
        self.captured = rules.event("barbarian_captured", [SEAT, tile])
        self.moved = rules.event(
            "barbarian_moved", [SEAT, EventField("from", "tile", PUBLIC), EventField("to", "tile", PUBLIC)]
        )
        self.brought = rules.event("barbarian_brought", [SEAT, tile])
        self.buy = rules.add(BuyCard(self, rules.price("card", COST)))
        self.turn.offer_build(self.buy)
        self.capturing = rules.phase("capture", "TB-BA-15")
        self.capturing.offer(rules.add(CaptureBarbarian("capture_barbarian", [rules.tile_field()], self)))
        self.treason = rules.phase("treason", "TB-BA-16")
        ways = [rules.tile_field("from"), rules.tile_field("to")]
        self.treason.offer(rules.add(MoveBarbarian("move_barbarian", ways, self)))
        self.treason.offer(rules.add(BringBarbarian("bring_barbarian", [rules.tile_field()], self)))

    def begin(self, g: State) -> None:
        self.shuffle(g)

    def shuffle(self, g: State) -> None:
        """All cards are in the deck."""
        k: i64
        for k in range(KINDS):
            g.s[self.deck + k] = self.composition[k]
        g.s[self.deck_size] = self.total

    # ---- buying

    def draw(self, g: State, seat: i64) -> None:
        """The top card; a capture without any barbarian on the board is laid aside for another card (TB-BA-15)."""
        card: i64 = self.top_card(g, seat)
        while card == CAPTURE and not self.coast.on_board(g) and not self.only_captures:
            g.emit(self.card_lost, seat, card)
            card = self.top_card(g, seat)
        self.carry_out(g, seat, card)

    def top_card(self, g: State, seat: i64) -> i64:
        """A card of the deck; when it is empty all cards are shuffled into a new one (TB-BA-11)."""
        if g.s[self.deck_size] == 0:
            self.shuffle(g)
            g.emit(self.reshuffled, seat)
        weights = g.scratch.weights
        k: i64
        for k in range(KINDS):
            weights[k] = g.s[self.deck + k]
        card: i64 = g.weighted(self.point, KINDS)
        g.s[self.deck + card] -= 1
        g.s[self.deck_size] -= 1
        g.emit(self.shown, seat, card)
        return card

    def carry_out(self, g: State, seat: i64, card: i64) -> None:
        """What cannot be done is lost (TB-BA-13)."""
        done: bool = True
        if card == KNIGHTHOOD:
            done = self.knights.ask_for_castle(g, seat)
        elif card == SWIFT_KNIGHT:
            done = self.knights.ask_for_path(g, seat)
        elif card == CAPTURE:
            done = self.coast.on_board(g)
            if done:
                g.open(self.capturing.index, seat)
        else:
            self.coins.gain(g, seat, TREASON_GOLD)
            self.ask_to_move(g, seat, 0)
        if not done:
            g.emit(self.card_lost, seat, card)

    # ---- treason

    def ask_to_move(self, g: State, seat: i64, moved: i64) -> None:
        """The first or the second barbarian, if there is one and a tile for it."""
        g.open(self.treason.index, seat, moved)
        if not self.has_move(g):
            g.close()

    def has_move(self, g: State) -> bool:
        coast = self.coast
        if not self.has_mover(g) and g.s[coast.reserve] == 0:
            return False
        i: i64
        k: i64
        for k in range(coast.count):
            if not self.has_mover(g):
                if self.is_target(g, coast.coast[k]):
                    return True
                continue
            for i in range(coast.count):
                if self.may_leave(g, coast.coast[i]) and self.may_go(g, coast.coast[i], coast.coast[k]):
                    return True
        return False

    def takes_part(self, g: State, tile: i64) -> bool:
        """Whether the first move left or reached this tile."""
        tiles: i64 = g.rules.graph.tiles
        moved: i64 = g.argument() - 1
        return moved >= 0 and (moved // tiles == tile or moved % tiles == tile)

    def may_leave(self, g: State, tile: i64) -> bool:
        """Each of the two comes from another tile."""
        return g.s[self.coast.barbarians + tile] > 0 and not self.takes_part(g, tile)

    def is_target(self, g: State, tile: i64) -> bool:
        """A coastal tile that is not conquered, and that neither came from nor went to (TB-BA-16)."""
        return self.coast.is_coast[tile] != 0 and not self.coast.is_conquered(g, tile) and not self.takes_part(g, tile)

    def may_go(self, g: State, start: i64, tile: i64) -> bool:
        """The first barbarian must not end on the only tile that the second could leave."""
        if tile == start or not self.is_target(g, tile):
            return False
        return g.argument() != 0 or g.s[self.coast.barbarians + tile] == 0 or self.movers(g) != MOVES

    def has_mover(self, g: State) -> bool:
        """Whether a barbarian can be taken from the coast."""
        return self.movers(g) > 0

    def movers(self, g: State) -> i64:
        """How many tiles a barbarian can be taken from."""
        found: i64 = 0
        i: i64
        for i in range(self.coast.count):
            if self.may_leave(g, self.coast.coast[i]):
                found += 1
        return found

    def target_refusal(self, g: State, tile: i64) -> IllegalAction | None:
        if self.coast.is_coast[tile] == 0:
            return IllegalAction("treason.not_on_the_coast", "TB-BA-16", tile=int(tile))
        if self.coast.is_conquered(g, tile):
            return IllegalAction("treason.conquered", "TB-BA-16", tile=int(tile))
        return IllegalAction("treason.other_tiles", "TB-BA-16", tile=int(tile))

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"treason_gold": TREASON_GOLD}
