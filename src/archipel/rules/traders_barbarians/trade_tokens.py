"""Catan for Two: trade tokens, how they are gained, and what an action costs (TB-TWO-1, TB-TWO-6, TB-TWO-8 to
TB-TWO-11).

A scenario with another token action derives its verb from `TokenAction` and hands it to `offer_action`; what a
settlement brings besides is the answer `settlement_tokens` (`on_settlement_tokens`); other gains call `gain`. Where the
robber goes by a token action is its home (`Robber.home`, answer `robber_home`), so that a chapter that knows another
home need not do anything here. A scenario without trade tokens leaves this chapter out: `Pair(..., without=...)`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, SimpleVerb, Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.army import LargestArmy
from archipel.rules.box_chapter import SETTLEMENT, UNSET
from archipel.rules.traders_barbarians.neutral_builds import is_coast
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

ALL_TOKENS: Final = 20
AT_START: Final = 5
FOR_KNIGHT: Final = 2
AT_DESERT: Final = 2
AT_COAST: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenAction(Verb):
    """One of the actions that cost trade tokens, one a turn (TB-TWO-6). A subclass says in `offer_cases` what may be
    done, in `act` what it does, and in `case_refusal` why not, tokens aside."""

    def __init__(self, name: str, fields: list[Field], tokens: TradeTokens) -> None:
        super().__init__(name, fields)
        self.tokens = tokens

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if not self.tokens.may_act(g, seat):
            return n
        return self.offer_cases(g, seat, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.tokens.pay(g, seat)
        self.act(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.tokens.action_refusal(g, seat) or self.case_refusal(g, seat, x)

    # ---- for subclasses

    def offer_cases(self, g: State, seat: i64, n: i64) -> i64:
        """Write the codes of all cases, tokens aside; return the new n."""
        return n

    def act(self, g: State, seat: i64, x: i64) -> None:
        """The tokens are paid: do it."""

    def case_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        """Why this cannot be done, tokens aside."""
        return None


@final
class RobberHome(TokenAction):
    """The robber goes to the desert, and nobody is robbed (TB-TWO-8)."""

    def __init__(self, tokens: TradeTokens) -> None:
        super().__init__("robber_home", [], tokens)

    def offer_cases(self, g: State, seat: i64, n: i64) -> i64:
        if self.tokens.robber.home(g) != g.s[self.tokens.robber.tile]:
            g.scratch.codes[n] = self.base
            n += 1
        return n

    def act(self, g: State, seat: i64, x: i64) -> None:
        self.tokens.robber.send_home(g, seat)

    def case_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("robber.has_no_way_home", "TB-TWO-8")


@final
class TurnInKnight(SimpleVerb):
    """A knight that was played goes out of the game for two tokens, one a turn (TB-TWO-9)."""

    def __init__(self, tokens: TradeTokens, army: LargestArmy) -> None:
        super().__init__("turn_in_knight", [])
        self.tokens = tokens
        self.army = army

    def may(self, g: State, seat: i64) -> bool:
        return g.s[self.army.knights + seat] > 0 and g.s[self.tokens.turned_in] == 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.s[self.tokens.turned_in] = 1
        g.s[self.tokens.knights_gone + seat] += 1
        g.emit(self.tokens.turned_in_event, seat)
        self.army.knight_discarded(g, seat)  # (TB-TWO-10)
        self.tokens.gain(g, seat, FOR_KNIGHT)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.tokens.turned_in] != 0:
            return IllegalAction("knight.one_turned_in", "TB-TWO-9")
        return IllegalAction("knight.none_to_turn_in", "TB-TWO-9")


@final
class TradeTokens(TradersChapter):
    """The tokens of the two players and the reserve, and what has been done with them in this turn."""

    def __init__(self) -> None:
        super().__init__("trade_tokens")
        self.held = self.reserve = self.acted = self.turned_in = self.knights_gone = self.gained_event = UNSET
        self.paid_event = self.turned_in_event = UNSET
        self.on_settlement_tokens = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.held = rules.player_block("trade_tokens", PUBLIC)
        self.reserve = rules.block("trade_token_reserve", PUBLIC)
        self.acted = rules.block("token_action_done", PUBLIC, reads="flag")  # in this turn
        self.turned_in = rules.block("knight_turned_in", PUBLIC, reads="flag")  # in this turn
        self.knights_gone = rules.player_block("knights_turned_in", PUBLIC)
        count = EventField("count", "number", PUBLIC)
        self.gained_event = rules.event("tokens_gained", [SEAT, count])
        self.paid_event = rules.event("tokens_paid", [SEAT, count])
        rules.reading("token_price", "player")
        if self.robber.used:
            self.offer_action(rules.add(RobberHome(self)))
        if rules.has(LargestArmy):
            army = rules.the(LargestArmy)
            if army.used:
                self.turned_in_event = rules.event("knight_turned_in", [SEAT])
                self.offer_action(rules.add(TurnInKnight(self, army)))
        self.building.on_built.append(self)
        self.turn.on_part.append(self)

    def offer_action(self, verb: Verb) -> None:
        """Something done before the first roll, or between the last one and the end of the turn (TB-TWO-6)."""
        self.turn.before_roll.offer(verb)
        self.turn.offer_own(verb)

    def begin(self, g: State) -> None:
        p: i64
        for p in range(g.rules.players):
            g.s[self.held + p] = AT_START
        g.s[self.reserve] = ALL_TOKENS - AT_START * g.rules.players

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.acted] = 0
        g.s[self.turned_in] = 0

    # ---- gaining

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """A settlement by the desert or on the coast brings tokens, at the start too (TB-TWO-9)."""
        if piece == SETTLEMENT:
            self.gain(g, seat, self.tokens_at(g, seat, at))

    def tokens_at(self, g: State, seat: i64, corner: i64) -> i64:
        """What a settlement of a seat on a corner brings."""
        tokens: i64 = AT_DESERT if self.touches_desert(g, corner) else 0
        if is_coast(g, self.land, corner):
            tokens += AT_COAST
        for chapter in self.on_settlement_tokens.all:
            tokens = chapter.settlement_tokens(g, seat, corner, tokens)
        return tokens

    def touches_desert(self, g: State, corner: i64) -> bool:
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile >= 0 and g.s[self.land.terrain + tile] == self.land.desert:
                return True
        return False

    def gain(self, g: State, seat: i64, tokens: i64) -> None:
        """As many as the reserve still has (TB-TWO-11)."""
        if tokens > g.s[self.reserve]:
            tokens = g.s[self.reserve]
        if tokens > 0:
            g.s[self.reserve] -= tokens
            g.s[self.held + seat] += tokens
            g.emit(self.gained_event, seat, tokens)

    # ---- actions

    def price(self, g: State, seat: i64) -> i64:
        """One token, or two with more points than the other player; only open points count (TB-TWO-6)."""
        other: i64 = 1 - seat
        return 1 if g.s[self.score.points + seat] <= g.s[self.score.points + other] else 2

    def may_act(self, g: State, seat: i64) -> bool:
        """Whether the seat may still do a token action in this turn, and can pay for it."""
        return g.s[self.acted] == 0 and g.s[self.held + seat] >= self.price(g, seat)

    def pay(self, g: State, seat: i64) -> None:
        """A token action is about to be done."""
        price: i64 = self.price(g, seat)
        g.s[self.acted] = 1
        g.s[self.held + seat] -= price
        g.s[self.reserve] += price
        g.emit(self.paid_event, seat, price)

    def action_refusal(self, g: State, seat: i64) -> IllegalAction | None:
        """Why a seat may not do any token action now."""
        if g.s[self.acted] != 0:
            return IllegalAction("token.one_a_turn", "TB-TWO-6")
        price: i64 = self.price(g, seat)
        if g.s[self.held + seat] < price:
            return IllegalAction("token.too_few", "TB-TWO-6", price=int(price), held=int(g.s[self.held + seat]))
        return None

    # ---- for clients

    def readings(self, g: State) -> dict[str, object]:
        return {"token_price": [int(self.price(g, seat)) for seat in range(g.rules.players)]}

    def facts(self) -> dict[str, int]:
        return {"trade_tokens": ALL_TOKENS, "tokens_for_knight": FOR_KNIGHT}
