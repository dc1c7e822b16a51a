"""The special building phase: between turns every other player may build once (BASE-85, BASE-86)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET, BoxChapter


@final
class PassBuilding(SimpleVerb):
    """This seat has built what it wanted between turns (BASE-85)."""

    def __init__(self, special: SpecialBuilding) -> None:
        super().__init__("pass_building", [roles.ENDS_TURN, roles.PASSES])
        self.special: Final[SpecialBuilding] = special

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.special.next_builder(g, seat)


@final
class SpecialBuilding(BoxChapter):
    """Clockwise from the seat after the active one; no trade, no cards played, and nobody wins (BASE-86)."""

    special_building_event: i64 = UNSET

    def install(self, rules: Rules) -> None:
        self.turn = rules.the(Turn)
        self.score = rules.the(Score)
        self.special_building_event = rules.event("special_building", [SEAT], roles.SILENT)
        self.phase = rules.phase("special_building", "BASE-85")
        self.end = rules.add(PassBuilding(self))
        self.phase.offer(self.end)
        for verb in self.turn.build_verbs:
            self.phase.offer(verb)
        for verb in self.turn.own_verbs:
            if verb.name in self.turn.own_rules:
                for member in verb.members or [verb]:
                    self.phase.explain(member, "action.not_now", self.turn.own_rules[verb.name])
        self.turn.end_steps.append(self)

    def end_step(self, g: State, seat: i64) -> bool:
        self.score.nobody_can_win(g)
        g.open(self.phase.index, seat)
        self.next_builder(g, seat)
        return True

    def next_builder(self, g: State, seat: i64) -> None:
        """The seat to the left may build, until the round comes back to whose turn it was."""
        seat += 1
        if seat == g.rules.players:
            seat = 0
        if seat == g.s[self.turn.order]:
            g.close()
            return
        g.turn_to(self.phase.index, seat)
        g.emit(self.special_building_event, seat)
