"""Barbarian Attack for two: the foreign knight, landings for neutral settlements, a token action, losses (TB-BA-28,
COMBO-16).

The foreign knight is of the first neutral colour. What it rolls for a prisoner is in coast_battles.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.engine.words import TURN
from archipel.rules.base.building import Building
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import SETTLEMENT
from archipel.rules.traders_barbarians.attack_cards import AttackCards
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.coast_battles import CoastBattles
from archipel.rules.traders_barbarians.path_knights import PathKnights, PathKnightVerb
from archipel.rules.traders_barbarians.trade_tokens import TokenAction, TradeTokens
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

LOSS_TOKENS: Final = 1  # for a knight that is lost, and one gold less
NOWHERE: Final = -1


@final
class ShiftBarbarian(TokenAction):
    """A barbarian goes to another coastal tile that is not conquered."""

    def __init__(self, rules: Rules, foreign: ForeignKnight) -> None:
        super().__init__("shift_barbarian", [rules.tile_field("from"), rules.tile_field("to")], foreign.tokens)
        self.foreign = foreign

    def offer_cases(self, g: State, seat: i64, n: i64) -> i64:
        coast = self.foreign.coast
        i: i64
        k: i64
        for i in range(coast.count):
            if g.s[coast.barbarians + coast.coast[i]] == 0:
                continue
            for k in range(coast.count):
                if k != i and not coast.is_conquered(g, coast.coast[k]):
                    g.scratch.codes[n] = self.base + coast.coast[i] * g.rules.graph.tiles + coast.coast[k]
                    n += 1
        return n

    def act(self, g: State, seat: i64, x: i64) -> None:
        coast = self.foreign.coast
        start: i64 = x // g.rules.graph.tiles
        tile: i64 = x % g.rules.graph.tiles
        g.emit(self.foreign.attack_cards.moved, seat, start, tile)
        coast.remove(g, start, 1)
        coast.add(g, tile)

    def case_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        coast = self.foreign.coast
        start: i64 = x // g.rules.graph.tiles
        tile: i64 = x % g.rules.graph.tiles
        if g.s[coast.barbarians + start] == 0:
            return IllegalAction("barbarian.none_here", "TB-BA-28", tile=int(start))
        if coast.is_coast[tile] == 0 or tile == start:
            return IllegalAction("barbarian.another_coast", "TB-BA-28", tile=int(tile))
        return IllegalAction("barbarian.conquered", "TB-BA-28", tile=int(tile))


class ForeignKnightVerb(PathKnightVerb):
    """The player names a path for the foreign knight."""

    def __init__(self, name: str, rules: Rules, foreign: ForeignKnight) -> None:
        super().__init__(name, rules, foreign.knights)
        self.foreign = foreign


@final
class PlaceForeignKnight(ForeignKnightVerb):
    """On a free side of the castle, right after the first knight of the game."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        edge: i64
        for edge in range(g.rules.graph.edges):
            if knights.castle_side[edge] != 0 and g.s[knights.knight + edge] == 0:
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.knights.put(g, self.foreign.colour(g), x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.knights.knight + x] != 0:
            return IllegalAction("knighthood.occupied", "TB-BA-28", edge=int(x))
        return IllegalAction("knighthood.only_at_castle", "TB-BA-28", edge=int(x))


@final
class MarchForeignKnight(ForeignKnightVerb):
    """As far as any knight, after the player's own (TB-BA-19)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        start: i64 = self.foreign.place(g)
        return knights.offer_paths(g, start, knights.can_pay(g, seat, start), self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        knights.move(g, seat, self.foreign.place(g), x)
        g.s[knights.marched + x] = 0
        g.close()

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.march_refusal(g, seat, self.foreign.place(g), x)


@final
class KeepForeignKnight(SimpleVerb):
    """The foreign knight stays where it is."""

    def __init__(self) -> None:
        super().__init__("keep_foreign_knight", [roles.ENDS_TURN])

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()


@final
class ForeignKnight(TradersChapter):
    """One knight for both players, and what else two of them do differently."""

    def __init__(self) -> None:
        super().__init__("foreign_knight")

    def install(self, rules: Rules) -> None:
        self.coast = rules.the(BarbarianCoast)
        self.knights = rules.the(PathKnights)
        self.attack_cards = rules.the(AttackCards)
        self.tokens = rules.the(TradeTokens)
        battles = rules.the(CoastBattles)
        turn = rules.the(Turn)
        self.placing = rules.phase("foreign_knight", "TB-BA-28")
        self.placing.offer(rules.add(PlaceForeignKnight("place_foreign_knight", rules, self)))
        self.leading = rules.phase("foreign_march", "TB-BA-28")
        self.leading.offer(rules.add(MarchForeignKnight("march_foreign_knight", rules, self)))
        self.leading.offer(rules.add(KeepForeignKnight()))
        self.tokens.offer_action(rules.add(ShiftBarbarian(rules, self)))
        self.knights.on_knight_placed.append(self)
        battles.on_knight_lost.append(self)
        rules.the(Building).on_placed.append(self)
        turn.end_steps.remove(battles)  # which come after this march too
        turn.end_steps.append(self)
        turn.end_steps.append(battles)

    def begin(self, g: State) -> None:
        g.s[self.knights.left + self.colour(g)] = 1

    def colour(self, g: State) -> i64:
        return g.rules.players

    def place(self, g: State) -> i64:
        """The path where the foreign knight stands; -1 before it has come."""
        edge: i64
        for edge in range(g.rules.graph.edges):
            if g.s[self.knights.knight + edge] == self.colour(g) + 1:
                return edge
        return NOWHERE

    def knight_placed(self, g: State, colour: i64, edge: i64) -> None:
        """The first knight of the game brings it along."""
        if colour < g.rules.players and g.s[self.knights.left + self.colour(g)] > 0 and self.knights.castle_has_room(g):
            g.open(self.placing.index, colour)

    def end_step(self, g: State, seat: i64) -> bool:
        if self.place(g) < 0:
            return False
        g.open(self.leading.index, seat)
        return True

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        """A neutral settlement brings barbarians too, after those of the player's own; its builder rolls."""
        if colour >= g.rules.players and piece == SETTLEMENT and g.s[TURN] > 0:
            self.coast.announce_landing(g, g.decider())

    def knight_lost(self, g: State, seat: i64, gold: i64) -> i64:
        """A token in the place of one gold."""
        self.tokens.gain(g, seat, LOSS_TOKENS)
        return gold - 1
