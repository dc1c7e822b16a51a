"""Catan for Two with wagons: tolls on neutral roads, a barbarian that moves for trade tokens, and tokens at targets
(TB-TB-25, COMBO-16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.journeys import TOLL, Journeys
from archipel.rules.traders_barbarians.path_barbarians import BARE, PathBarbarians
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.trade_tokens import TokenAction, TradeTokens
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

AT_TARGET: Final = 1  # trade token


@final
class TokenBarbarian(TokenAction):
    """A barbarian goes to a path without a road, in the place of the robber's way home."""

    def __init__(self, tokens: TradeTokens, barbarians: PathBarbarians) -> None:
        super().__init__("token_barbarian", [], tokens)
        self.barbarians = barbarians

    def offer_cases(self, g: State, seat: i64, n: i64) -> i64:
        g.scratch.codes[n] = self.base
        return n + 1

    def act(self, g: State, seat: i64, x: i64) -> None:
        self.barbarians.ask_to_move(g, seat, BARE)


@final
class WagonsForTwo(TradersChapter):
    """The gold that neutral roads have brought in this turn, and what else two players have from targets."""

    tolls: i64 = UNSET

    def install(self, rules: Rules) -> None:
        self.journeys = rules.the(Journeys)
        self.targets = rules.the(Targets)
        tokens = rules.the(TradeTokens)
        self.tolls = rules.block("neutral_tolls", PUBLIC)  # in this turn
        tokens.offer_action(rules.add(TokenBarbarian(tokens, rules.the(PathBarbarians))))
        tokens.on_settlement_tokens.append(self)
        self.journeys.on_toll.append(self)
        rules.the(Turn).on_part.append(self)

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.tolls] = 0

    def takes_toll(self, g: State, seat: i64, owner: i64) -> bool:
        """Half of a turn's tolls on neutral roads goes to the supply, rounded up, half to the other player: so the
        first goes to the supply, the second to the other, and so on."""
        if owner < g.rules.players:
            return False
        g.s[self.tolls] += 1
        if g.s[self.tolls] % 2 == 1:
            self.journeys.coins.pay(g, seat, TOLL)
        else:
            self.journeys.coins.give(g, seat, 1 - seat, TOLL)
        return True

    def settlement_tokens(self, g: State, seat: i64, corner: i64, tokens: i64) -> i64:
        return tokens + AT_TARGET if self.targets.is_beside(g, corner) else tokens
