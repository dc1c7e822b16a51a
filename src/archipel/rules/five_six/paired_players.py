"""Paired players: after every turn the third seat to the left plays a part of its own (BASE-87 to BASE-91)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import TURN_END, BoxChapter

SEATS_APART: Final = 3


@final
class EndPart(SimpleVerb):
    """The second player has done what it wanted (BASE-88)."""

    def __init__(self, turn: Turn) -> None:
        super().__init__("end_part", [roles.ENDS_TURN])
        self.turn: Final[Turn] = turn

    def may(self, g: State, seat: i64) -> bool:
        return self.turn.may_end(g, seat)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.turn.on_may_end.refusal(g, seat, TURN_END, 0)


@final
class PairedPlayers(BoxChapter):
    """The second player may play a card, trade with the supply and build, but neither roll nor trade with others."""

    def __init__(self, second_may_win: bool) -> None:
        super().__init__("paired_players")
        self.second_may_win = second_may_win
        self.second_player_event: i64 = 0
        self.part_ending = Phase("", "")

    def install(self, rules: Rules) -> None:
        self.turn = rules.the(Turn)
        self.score = rules.the(Score)
        self.second_player_event = rules.event("second_player", [SEAT])
        self.part = rules.phase("second_player", "BASE-88")
        self.part_building = rules.phase("second_player_building", "BASE-88")
        self.end = rules.add(EndPart(self.turn))
        for phase in (self.part, self.part_building):
            phase.offer(self.end)
            for verb in self.turn.card_verbs:
                phase.offer(verb)
            for verb in self.turn.build_verbs + self.turn.own_verbs:
                phase.offer(verb)
        for verb in self.turn.supply_trade_verbs:
            self.part.offer(verb)
            self.part_building.explain(verb, "trade.after_building", "BASE-28")
        if self.turn.separate:
            self.part.after_build = self.part_building.index
        self.turn.end_steps.append(self)
        if len(self.turn.after_part.all) > 0:
            self.part_ending = rules.step("part_ending", "BASE-88", self)

    def end_step(self, g: State, seat: i64) -> bool:
        second: i64 = (seat + SEATS_APART) % g.rules.players
        if len(self.turn.after_part.all) > 0:
            g.open(self.part_ending.index, second)
        g.open(self.part.index, second)
        g.emit(self.second_player_event, second)
        self.turn.begin_part(g, second)
        if not self.second_may_win:
            self.score.nobody_can_win(g)  # the narrower reading of BASE-90
        return True

    def run(self, g: State) -> None:
        """The second player has ended its part: what comes after parts."""
        second: i64 = g.decider()
        g.close()
        for chapter in self.turn.after_part.all:
            chapter.end_step(g, second)
