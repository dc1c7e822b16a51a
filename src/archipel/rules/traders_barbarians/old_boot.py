"""The old boot: its holder needs a point more to win (TB-FISH-14, TB-FISH-15, COMBO-20)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET, BoxChapter

POINTS_MORE: Final = 1  # that its holder needs


@final
class GiveBoot(Verb):
    """To a player with more points that everybody sees, in the holder's own turn (TB-FISH-14)."""

    def __init__(self, rules: Rules, boot: OldBoot) -> None:
        super().__init__("give_boot", [rules.seat_field("to")])
        self.boot = boot

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        boot = self.boot
        if s[boot.holder] != seat + 1:
            return n
        points: i64 = boot.score.points
        least: i64 = s[points + seat] if boot.at_equal_points else s[points + seat] + 1  # as in `may_get`
        p: i64
        for p in range(g.rules.players):
            if s[points + p] >= least and p != seat:
                g.scratch.codes[n] = self.base + p
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.boot.lose(g, seat)
        g.emit(self.boot.given, seat, x)
        self.boot.hold(g, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.boot.holder] != seat + 1:
            return IllegalAction("boot.not_held", "TB-FISH-14")
        if x == seat:
            return IllegalAction("boot.own", "TB-FISH-14")
        return IllegalAction("boot.too_few_points", "TB-FISH-14", to=int(x))


@final
class OldBoot(BoxChapter):
    """Who holds it. It is not a negative point: only the target of its holder is higher."""

    def __init__(self, at_equal_points: bool) -> None:
        super().__init__("old_boot")
        self.at_equal_points = at_equal_points  # it may also go to a player with as many points
        self.holder = self.drawn_event = self.given = UNSET

    def install(self, rules: Rules) -> None:
        self.score = rules.the(Score)
        self.turn = rules.the(Turn)
        self.holder = rules.block("old_boot", PUBLIC, reads="holder")  # 0: it lies in the pile, or 1 + a seat
        self.drawn_event = rules.event("boot_drawn", [SEAT])
        self.given = rules.event("boot_given", [SEAT, EventField("to", "seat", PUBLIC)])
        give = rules.add(GiveBoot(rules, self))
        self.turn.before_roll.offer(give)
        self.turn.offer_own(give, "TB-FISH-14")

    def facts(self) -> dict[str, int]:
        return {"old_boot": POINTS_MORE}

    def drawn_by(self, g: State, seat: i64) -> None:
        """A player has drawn it and puts it face up."""
        g.emit(self.drawn_event, seat)
        self.hold(g, seat)

    def hold(self, g: State, seat: i64) -> None:
        g.s[self.holder] = seat + 1
        self.score.raise_target(g, seat, POINTS_MORE)

    def lose(self, g: State, seat: i64) -> None:
        g.s[self.holder] = 0
        self.score.raise_target(g, seat, -POINTS_MORE)

    def may_get(self, g: State, giver: i64, taker: i64) -> bool:
        mine: i64 = g.s[self.score.points + giver]
        other: i64 = g.s[self.score.points + taker]
        return other > mine or (self.at_equal_points and other == mine)
