"""Catan for Two: two rolls in every turn, whose totals differ (TB-TWO-3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.engine.words import PUBLIC
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks


@final
class RollAgain(SimpleVerb):
    """The second roll of the turn; the total of the first is thrown again until another one comes (TB-TWO-3)."""

    def __init__(self, rolls: TwoRolls) -> None:
        super().__init__("roll_again", [roles.ROLL])
        self.rolls = rolls

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.rolls.make_second(g, seat)


@final
class TwoRolls(TradersChapter):
    """Each roll is carried out completely: the second is made after all that follows from the first, or, by an option,
    before anything follows from either."""

    def __init__(self, both_first: bool = False) -> None:
        super().__init__("two_rolls")
        self.both_first = both_first
        self.first: i64 = 0
        self.on_roll_again = TradersHooks()
        self.second = Phase("", "")

    def more_open_decisions(self) -> int:
        return 2

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.first = rules.block("first_dice", PUBLIC, 2)  # of the first roll, from the second on; 0 before
        self.again = rules.phase("second_roll", "TB-TWO-3")
        self.again.offer(rules.add(RollAgain(self)))
        self.turn.on_part.append(self)
        self.turn.on_before_trade.append(self)
        if self.both_first:
            self.second = rules.step("second_result", "TB-TWO-3", self)
            self.production.on_rolled.append(self)

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.first] = 0
        g.s[self.first + 1] = 0

    def before_trade(self, g: State, seat: i64) -> None:
        g.open(self.second.index if self.waits() else self.again.index, seat)

    def rolled(self, g: State, total: i64) -> None:
        """The first result waits until the second roll lies too."""
        if self.waits() and g.s[self.first] == 0:
            g.open(self.again.index, g.decider())

    def waits(self) -> bool:
        """Whether both rolls are made before anything follows; not where a chapter rolls in its own way."""
        return self.both_first and len(self.on_roll_again.all) == 0

    def make_second(self, g: State, seat: i64) -> None:
        """Keep the first roll in sight, and make the second."""
        s = g.s
        production = self.production
        s[self.first] = s[production.dice]
        s[self.first + 1] = s[production.dice + 1]
        for chapter in self.on_roll_again.all:
            if chapter.roll_again(g, seat):
                return
        dice: i64 = production.throw(g, g.rules.bits[s[self.first] + s[self.first + 1]])
        if self.both_first:
            production.show(g, seat, dice)
        else:
            production.cast(g, seat, dice)

    def run(self, g: State) -> None:
        """All that follows from the first of two rolls is done: now the second."""
        seat: i64 = g.decider()
        g.close()
        dice: i64 = self.production.dice
        self.production.resolve(g, seat, g.s[dice] + g.s[dice + 1])
