"""Play-outs: a position is played on for a few rounds by quick players, many times, and judged where they stop.

Every play-out begins in another imagined world, with its own dice. All choices that are compared meet the same worlds
and the same dice, so that luck falls on each of them alike. The quick players take at once what is best for their own
score; nobody trades with others.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.bots.bot import legal_codes
from archipel.bots.flows import zeros
from archipel.bots.lookahead import Fork, best_first
from archipel.bots.opening import Opening
from archipel.bots.value import LOW, WIN, Value
from archipel.engine import roles
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import View, imagine, view_of
from archipel.engine.words import OVER, TURN, WINNERS
from archipel.rules.base.robber import Robber

ROUNDS: Final = 6  # that every seat plays on
EVEN: Final = 16.0  # play-outs that count half as much as the value of the position
SURE: Final = 4.0  # log-odds; a play-out counts for no more, so that a single one does not decide
POSITIONS: Final = 50_000  # after which no further world is tried: up to a second of play-outs
MOST_CHOICES: Final = 2000  # of one play-out; by then it stops wherever it is


@final
class Playouts:
    """Plays positions of one set of rules on."""

    def __init__(self, rules: Rules, value: Value, opening: Opening) -> None:
        self.value = value
        self.opening = opening
        self.count: i64 = 0  # positions that the quick players have looked at
        self.rolls: vec[i64] = filled(len(rules.phases), -1)  # for every phase the code that rolls there
        self.ends: vec[i64] = filled(len(rules.phases), -1)  # ... or that ends the turn
        self.hurts: vec[i64] = filled(len(rules.phases), 0)  # 1: what is chosen there is about the others
        phase: i64
        i: i64
        for phase in range(len(rules.phases)):
            verbs = rules.phases[phase].verbs
            for i in range(len(verbs)):
                if roles.ROLL in verbs[i].roles:
                    self.rolls[phase] = verbs[i].base
                elif roles.ENDS_TURN in verbs[i].roles:
                    self.ends[phase] = verbs[i].base
        if rules.has(Robber):
            robber = rules.the(Robber)
            for moving in (*robber.moving, *robber.instead):
                self.hurts[moving.index] = 1

    def choose_spot(self, view: View, worlds: vec[i64], codes: vec[i64], tries: i64) -> i64:
        """The best code of the placement: the first ones by value are completed, and played on in each world. The more
        play-outs there are, the more they count beside the value of the completed placement."""
        seat: i64 = view.seat
        turns: i64 = ROUNDS * view.state.rules.players
        few = self.opening.shortlist(imagine(view, worlds[0]), seat, codes, tries)
        worths = zeros(len(few))
        totals = zeros(len(few))
        placed: list[View] = []
        i: i64
        for i in range(len(few)):
            child = self.opening.completed(imagine(view, worlds[0]), seat, few[i])
            worths[i] = self.value.log_odds(child, seat)
            placed.append(view_of(child, seat))
        tried: i64 = 0
        self.count = 0
        while tried < len(worlds) and self.count < POSITIONS:
            for i in range(len(few)):
                child = imagine(placed[i], worlds[tried])
                self.play_on(child, turns)
                totals[i] += self.judged(child, seat)
            tried += 1
        for i in range(len(few)):
            worths[i] += totals[i] / (float(tried) + EVEN)
        return few[best_first(worths, 1)[0]]

    def judged(self, g: State, seat: i64) -> float:
        """Log-odds at the end of a play-out."""
        odds: float = self.value.log_odds(g, seat)
        return max(-SURE, min(SURE, odds))

    def play_on(self, g: State, turns: i64) -> None:
        """Play for this many turns, or to the end of the game."""
        last: i64 = g.s[TURN] + turns
        turn: i64 = -1
        choices: i64 = 0
        while not g.over() and g.s[TURN] <= last and choices < MOST_CHOICES:
            if g.s[TURN] != turn:
                turn = g.s[TURN]
                self.value.evaluation.prepare_turn(g)
            seat: i64 = g.decider()
            roll: i64 = self.rolls[g.phase().index]
            g.apply(seat, roll if roll >= 0 else self.quick(g, seat))
            choices += 1

    def quick(self, g: State, seat: i64) -> i64:
        """The code with the best score of the seat at once; all of a turn are compared before it ends."""
        codes = legal_codes(g, seat)
        best: i64 = codes[0]
        if len(codes) == 1:
            return best
        evaluation = self.value.evaluation
        hurts: bool = self.hurts[g.phase().index] != 0
        ends: i64 = self.ends[g.phase().index]
        most: float = LOW
        i: i64
        self.count += len(codes)
        for i in range(len(codes)):
            child = g
            if codes[i] != ends:
                child = g.copy()
                child.chance = Fork(evaluation.unseen, -1, True)
                child.apply(seat, codes[i])
            worth: float = WIN
            if hurts:
                worth = self.value.log_odds(child, seat)
            elif child.s[OVER] == 0 or child.s[WINNERS] & g.rules.bits[seat] == 0:
                evaluation.prepare_position(child)
                worth = evaluation.score(child, seat, True)
            if worth > most:
                most = worth
                best = codes[i]
        return best
