"""The turn: roll, trade, build, next seat (BASE-27 to BASE-31), with separate or combined trade and building."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb, Verb
from archipel.engine.words import ACTIVE, ARGUMENT, DECIDER, PENDING, PHASE, PUBLIC, STACK, TOP, TURN
from archipel.rules.box_chapter import TURN_END, UNSET, BoxChapter, Hooks


@final
class EndTurn(SimpleVerb):
    """The active seat has done what it wanted (BASE-27)."""

    def __init__(self, turn: Turn) -> None:
        super().__init__("end_turn", [roles.ENDS_TURN])
        self.turn: Final[Turn] = turn

    def always_legal(self) -> bool:
        return len(self.turn.on_may_end.all) == 0

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if len(self.turn.on_may_end.all) > 0 and not self.turn.may_end(g, seat):
            return n
        g.scratch.codes[n] = self.base
        return n + 1

    def apply(self, g: State, seat: i64, x: i64) -> None:
        turn = self.turn
        alert: i64 = g.rules.alert
        if g.s[TOP] > STACK or len(turn.end_steps.all) > 0 or g.s[alert] != 0:
            turn.finish(g, seat)
            return
        # Nothing follows in the same action: the next turn begins without a step between the two.
        if g.listener is not None:
            g.emit(turn.ended, seat)
        turn.pass_on(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.turn.on_may_end.refusal(g, seat, TURN_END, 0)


@final
class Turn(BoxChapter):
    """Whose turn it is and what may be done in it. Other chapters offer their verbs through the three lists below."""

    def __init__(self, separate: bool) -> None:
        super().__init__("turn")
        self.separate = separate
        self.order = self.step = self.began = self.ended = UNSET
        self.on_part = Hooks()
        self.on_before_trade = Hooks()
        self.on_may_end = Hooks()
        self.end_steps = Hooks()
        self.after_part = Hooks()  # end steps that also follow the part of a second player
        self.card_verbs: list[Verb] = []
        self.build_verbs: list[Verb] = []
        self.own_verbs: list[Verb] = []
        self.own_rules: dict[str, str] = {}
        self.supply_trade_verbs: list[Verb] = []
        self.before_roll = Phase("", "")
        self.action = Phase("", "")
        self.building = Phase("", "")
        self.ending = Phase("", "")
        self.end: Verb = EndTurn(self)

    def install(self, rules: Rules) -> None:
        self.order = rules.block("turn_order", PUBLIC, reads="seat")  # the seat from which the next one is counted
        self.step = rules.block("end_step", PUBLIC)
        self.began = rules.event("turn_began", [SEAT, EventField("turn", "number", PUBLIC)])
        self.ended = rules.event("turn_ended", [SEAT], roles.SILENT)
        self.before_roll = rules.phase("before_roll", "BASE-31")
        self.action = rules.phase("action", "BASE-27")
        self.building = rules.phase("building", "BASE-28")
        self.ending = rules.step("turn_ending", "BASE-27", self)
        rules.add(self.end)
        self.before_roll.explain(self.end, "turn.roll_first", "BASE-27")
        self.action.offer(self.end)
        self.building.offer(self.end)
        if self.separate:
            self.action.after_build = self.building.index

    # ---- offering verbs

    def offer_card(self, verb: Verb) -> None:
        """A card may be played at any moment of the player's own turn, before the roll too (BASE-30)."""
        self.card_verbs.append(verb)
        self.before_roll.offer(verb)
        self.action.offer(verb)
        self.building.offer(verb)

    def offer_build(self, verb: Verb) -> None:
        """Building, and whatever else is done in the building phase."""
        self.build_verbs.append(verb)
        self.action.offer(verb)
        self.building.offer(verb)

    def offer_own(self, verb: Verb, rule: str = "") -> None:
        """What is done only in the building phase of the player's own turn, not between turns; the rule that says so,
        if it is one of the verb's own box."""
        self.own_verbs.append(verb)
        if rule != "":
            self.own_rules[verb.name] = rule
        self.action.offer(verb)
        self.building.offer(verb)

    def offer_supply_trade(self, verb: Verb) -> None:
        """Trade with the supply: over once something was built, when phases are separate (BASE-28)."""
        self.supply_trade_verbs.append(verb)
        self.offer_trade(verb)

    def offer_trade(self, verb: Verb) -> None:
        """Trade with other seats: only in a whole turn."""
        self.action.offer(verb)
        self.building.explain(verb, "trade.after_building", "BASE-28")

    # ---- going on

    def has_built(self, g: State) -> None:
        """A build action ends trade for this turn when phases are separate (BASE-28)."""
        top: i64 = g.s[TOP]
        phase: i64 = g.s[top]
        after: i64 = g.rules.phases[phase].after_build
        if after >= 0:
            g.s[top + PHASE] = after

    def may_end(self, g: State, seat: i64) -> bool:
        """Whether the other chapters allow this turn to end."""
        return all(chapter.may_end(g, seat) for chapter in self.on_may_end.all)

    def begin_turn(self, g: State, seat: i64) -> None:
        """The next turn: this seat is to roll."""
        s = g.s
        s[self.order] = seat
        s[TURN] += 1
        # `turn_to` and `begin_part`: calls in every turn would be a third of what is done here.
        top: i64 = s[TOP]
        s[top] = self.before_roll.index
        s[top + PENDING] = g.rules.bits[seat]
        s[top + DECIDER] = seat
        s[top + ARGUMENT] = 0
        s[ACTIVE] = seat
        if g.listener is not None:
            g.emit(self.began, seat, s[TURN])
        i: i64 = -1
        for gate in self.on_part.gates:
            i += 1
            if gate == 0 or s[gate] != 0:
                self.on_part.all[i].part_began(g, seat)

    def begin_part(self, g: State, seat: i64) -> None:
        """A seat plays in its own right now."""
        g.s[ACTIVE] = seat
        i: i64 = -1
        for gate in self.on_part.gates:
            i += 1
            if gate == 0 or g.s[gate] != 0:
                self.on_part.all[i].part_began(g, seat)

    def after_roll(self, g: State, seat: i64) -> None:
        """The dice are cast. Trade and building come when everything is done that now opens above them: what the
        chapters of `on_before_trade` have to do, and above that what follows from the roll."""
        s = g.s
        top: i64 = s[TOP]  # `turn_to`
        s[top] = self.action.index
        s[top + PENDING] = g.rules.bits[seat]
        s[top + DECIDER] = seat
        s[top + ARGUMENT] = 0
        if len(self.on_before_trade.all) > 0:
            for chapter in self.on_before_trade.all:
                chapter.before_trade(g, seat)

    def finish(self, g: State, seat: i64) -> None:
        """The seat has ended its turn, or its part of a shared one."""
        if g.s[TOP] > STACK:
            g.close()
            return
        g.emit(self.ended, seat)
        g.s[self.step] = 0
        g.turn_to(self.ending.index, seat)

    def run(self, g: State) -> None:
        """The end of a turn: one end step after the other, then the next turn."""
        steps = self.end_steps.all
        seat: i64 = g.s[self.order]
        while g.s[self.step] < len(steps):
            k: i64 = g.s[self.step]
            g.s[self.step] += 1
            if steps[k].end_step(g, seat):
                return
        self.pass_on(g)

    def pass_on(self, g: State) -> None:
        """The left neighbour plays (BASE-27)."""
        seat: i64 = g.s[self.order] + 1
        if seat == g.rules.players:
            seat = 0
        self.begin_turn(g, seat)

    def begin(self, g: State) -> None:
        g.s[TOP] = STACK

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"trade_before_building": 1 if self.separate else 0}
