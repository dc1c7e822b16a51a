"""The turn: roll, then build and trade in any order, then the next seat (JR-5, JR-9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb, Verb
from archipel.engine.words import ACTIVE, DICE_STREAM, PUBLIC, STACK, TOP, TURN
from archipel.rules.box_chapter import UNSET, BoxChapter, Hooks

BY_CHANCE: Final = -1  # who begins is drawn


@final
class EndTurn(SimpleVerb):
    """The active seat has done what it wanted (JR-9)."""

    def __init__(self, turn: Turn) -> None:
        super().__init__("end_turn", [roles.ENDS_TURN])
        self.turn = turn

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.emit(self.turn.ended, seat)
        self.turn.begin_turn(g, seat + 1 if seat + 1 < g.rules.players else 0)


@final
class Turn(BoxChapter):
    """Whose turn it is. Other chapters offer what is done in it through `voyage`."""

    def __init__(self, start: int) -> None:
        super().__init__("turn")
        self.start = start  # the seat that begins, or BY_CHANCE
        self.first_point = self.first = self.began = self.ended = UNSET
        self.on_part = Hooks()
        self.roll_die = Phase("", "")
        self.voyage = Phase("", "")
        self.end: Verb = EndTurn(self)

    def install(self, rules: Rules) -> None:
        self.first_point = rules.point("first_player", DICE_STREAM, [str(seat) for seat in range(rules.players)])
        self.first = rules.event("first_player", [SEAT])
        self.began = rules.event("turn_began", [SEAT, EventField("turn", "number", PUBLIC)])
        self.ended = rules.event("turn_ended", [SEAT], roles.SILENT)
        self.roll_die = rules.phase("roll_die", "JR-9")
        self.voyage = rules.phase("voyage", "JR-9")
        rules.add(self.end)
        self.roll_die.explain(self.end, "turn.roll_first", "JR-9")
        self.voyage.offer(self.end)

    def offer(self, verb: Verb) -> None:
        """Something to do after the roll, any number of times (JR-9)."""
        self.voyage.offer(verb)
        self.roll_die.explain(verb, "turn.roll_first", "JR-9")

    def begin(self, g: State) -> None:
        """The youngest begins; here a seat that was chosen or drawn (JR-5)."""
        g.s[TOP] = STACK
        seat: i64 = self.start
        if self.start == BY_CHANCE:
            seat = g.uniform(self.first_point, g.rules.players)
        g.emit(self.first, seat)
        self.begin_turn(g, seat)

    def begin_turn(self, g: State, seat: i64) -> None:
        """This seat is to roll."""
        g.s[TURN] += 1
        g.s[ACTIVE] = seat
        g.turn_to(self.roll_die.index, seat)
        g.emit(self.began, seat, g.s[TURN])
        for chapter in self.on_part.all:
            chapter.part_began(g, seat)

    def after_roll(self, g: State, seat: i64) -> None:
        """Building and trade may begin."""
        g.turn_to(self.voyage.index, seat)
