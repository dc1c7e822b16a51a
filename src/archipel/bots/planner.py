"""What a bot that searches knows of one set of rules, and how a turn of its own continues from a position.

`StandardBot` decides by it; the imagined worlds are dealt here, too.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.belief import Belief
from archipel.bots.bot import legal_codes
from archipel.bots.discard import Discarding
from archipel.bots.evaluation import GUESSED
from archipel.bots.experience import load_learned_weights
from archipel.bots.flows import zeros
from archipel.bots.lookahead import Fork, Lookahead
from archipel.bots.opening import Opening
from archipel.bots.playouts import Playouts
from archipel.bots.trading import Trading
from archipel.bots.turn_beam import TurnBeam
from archipel.bots.value import LOW, Value
from archipel.engine import roles
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.engine.view import View, imagine
from archipel.engine.words import TURN
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import KNIGHT
from archipel.rules.base.playing_cards import CardVerb
from archipel.rules.base.robber import Robber
from archipel.rules.cards_owed import GiveUpCards
from archipel.rules.hands import Hands
from archipel.rules.player_trade import PlayerTrade

SEEDS: Final = 0x7FFFFFFF
FEW: Final = 6  # forced choices before the end of a turn that are looked at, one after another
GLANCES: Final = 4  # a short search looks at the positions of a full one divided by this
CLOSER_LOOKS: Final = 4  # robber places that are searched after a quick look at all
WAITING_KNIGHT: Final = 1.6  # log-odds that it may cost to play a knight while other cards wait to be played ...
WAITING_CARD: Final = 0.4  # ... or another card

# What the open decision is about, if it is treated specially.
OTHER: Final = 0
TURN_PHASE: Final = 1
ROLL_PHASE: Final = 2
ROBBER_PHASE: Final = 3
DISCARD_PHASE: Final = 4
ANSWER_PHASE: Final = 5
BID_PHASE: Final = 6
PHASE_OF_ROLE: Final = {roles.ROLL: ROLL_PHASE, roles.ACCEPT: ANSWER_PHASE, roles.BIDS: BID_PHASE}


@final
class Planner:
    """Everything a bot that searches has computed for one set of rules, and what it asks of it. Width and nodes are the
    positions kept by the search of a turn, and examined in all."""

    def __init__(self, rules: Rules, experience: int = 1, width: int = 8, nodes: int = 100) -> None:
        self.rules = rules
        self.width: i64 = width
        self.nodes: i64 = nodes
        self.by_production = False  # whether the others' cards are dealt by what they produce
        self.value = Value(rules)
        self.belief = Belief(rules, self.value.evaluation) if rules.has(Hands) else None
        if experience > 0:
            load_learned_weights(self.value.evaluation, experience > 1)
        self.lookahead = Lookahead(self.value)
        self.beam = TurnBeam(rules, self.lookahead)
        self.opening = Opening(self.value)
        self.playouts = Playouts(rules, self.value, self.opening)
        self.trading = Trading(rules, self.value) if rules.has(PlayerTrade) else None
        self.discarding: list[Discarding | None] = []  # by phase, where cards must be given up
        self.rolls: vec[i64] = filled(len(rules.phases), -1)  # for every phase the code that rolls there
        self.phases: vec[i64] = filled(len(rules.phases), OTHER)
        phase: i64
        i: i64
        for phase in range(len(rules.phases)):
            if self.beam.passing[phase] >= 0:
                self.phases[phase] = TURN_PHASE
            self.discarding.append(None)
            for form in rules.phases[phase].forms:
                if isinstance(form, GiveUpCards):
                    self.discarding[phase] = Discarding(form, self.value)
            verbs = rules.phases[phase].verbs
            for i in range(len(verbs)):
                if roles.ROLL in verbs[i].roles:
                    self.rolls[phase] = verbs[i].base
                for role in verbs[i].roles:
                    self.phases[phase] = PHASE_OF_ROLE.get(role, self.phases[phase])
        self.is_bid: vec[i64] = filled(len(rules.phases), 0)  # by phase
        for phase in range(len(rules.phases)):
            if self.phases[phase] == BID_PHASE:
                self.is_bid[phase] = 1
        self.builds: vec[i64] = filled(len(rules.verb_of), 0)  # 1 for codes by which something is built
        for verb in rules.verbs:
            if roles.BUILD in verb.roles or roles.UPGRADE in verb.roles:
                for i in range(verb.base, verb.base + verb.size):
                    self.builds[i] = 1
        self.development = rules.the(Development) if rules.has(Development) else None
        self.waiting = zeros(len(rules.verb_of))  # for codes that play a development card what this may cost
        for verb in rules.verbs:
            if isinstance(verb, CardVerb):
                for i in range(verb.base, verb.base + verb.size):
                    self.waiting[i] = WAITING_KNIGHT if verb.card == KNIGHT else WAITING_CARD
        self.robber = rules.the(Robber) if rules.has(Robber) else None
        self.seven: float = 1.0 - (5.0 / 6.0) ** float(rules.players)  # the chance of a seven in a round
        if self.robber is not None:
            robber = self.robber
            self.phases[robber.discard_phase.index] = DISCARD_PHASE
            for moving in (*robber.moving, *robber.instead):
                self.phases[moving.index] = ROBBER_PHASE

    def is_over_limit(self, g: State, seat: i64) -> bool:
        """Whether a seven would take half of the seat's cards."""
        robber = self.robber
        return robber is not None and robber.cards.limit_count(g, seat) > robber.hand_limit(g, seat)

    def endangered(self, g: State, seat: i64) -> float:
        """Log-odds if the turn ended here, and a seven came in the next round as often as it does."""
        now: float = self.beam.end_worth(g, seat)
        robber = self.robber
        if robber is None or g.over() or not self.is_over_limit(g, seat):
            return now
        discarding = self.discarding[robber.discard_phase.index]
        code: i64 = self.beam.can_pass(g, seat)
        if discarding is None or code < 0:
            return now
        after = g.copy()
        after.apply(seat, code)
        discarding.lose_half(after, seat)
        return now + self.seven * (self.value.log_odds(after, seat) - now)

    # ---- imagined worlds

    def imagined(self, view: View, stream: Stream) -> State:
        """A world that fits the view."""
        world: i64 = stream.below(SEEDS)
        g = imagine(view, world)
        self.believe(g, view.seat, world)
        return g

    def believe(self, g: State, seat: i64, world: i64) -> None:
        """Deal the others' cards in an imagined world by what they produce, if the bot does so."""
        if self.belief is not None and self.by_production and g.s[TURN] > 0:
            self.value.evaluation.prepare_position(g)
            self.belief.deal(g, seat, world)

    # ---- how a turn continues

    def plan(self, g: State, seat: i64) -> i64:
        """The first code of the best plan for the rest of a turn; its log-odds stand in `beam.worth`."""
        return self.beam.plan(g, seat, self.width, self.nodes)

    def planned_worth(self, g: State, seat: i64) -> float:
        """Log-odds of the best plan for the rest of a turn."""
        self.beam.plan(g, seat, self.width, self.nodes)
        return self.beam.worth

    def glance(self, g: State, seat: i64) -> float:
        """Log-odds of the best plan that a short search finds."""
        return self.beam.glance(g, seat, self.width // 2, self.nodes // GLANCES)

    def follow(self, g: State, seat: i64) -> float:
        """Log-odds when a turn continues from here, forced choices first."""
        if g.over() or g.pending() & g.rules.bits[seat] == 0:
            return self.value.log_odds(g, seat)
        if self.phases[g.phase().index] == TURN_PHASE:
            self.beam.plan(g, seat, self.width // 2, self.nodes // GLANCES)
            return self.beam.worth
        code: i64 = self.lookahead.best_of_many(g, seat, legal_codes(g, seat), CLOSER_LOOKS, 1)
        return self.follow_action(g, seat, code)

    def follow_action(self, g: State, seat: i64, code: i64) -> float:
        """The same after an action, over all that chance may bring."""
        branches = self.lookahead.branches(g, seat, code)
        if len(branches.states) == 0:
            return self.value.log_odds(g, seat)
        average: float = 0.0
        i: i64
        for i in range(len(branches.states)):
            average += branches.shares[i] * self.follow(branches.states[i], seat)
        return average

    def best_followed(self, g: State, seat: i64, codes: vec[i64]) -> i64:
        """The choice after which the turn continues best."""
        best: i64 = codes[0]
        most: float = LOW
        i: i64
        for i in range(len(codes)):
            worth: float = self.follow_action(g, seat, codes[i]) + self.lookahead.tie_break()
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def settled(self, g: State, seat: i64) -> State:
        """The position after the choices that must be made before the turn can end, such as where a piece goes that a
        card brought; each as it looks best."""
        i: i64
        for i in range(FEW):
            if g.over() or g.pending() & g.rules.bits[seat] == 0 or self.beam.can_pass(g, seat) >= 0:
                break
            codes = legal_codes(g, seat)
            if len(codes) == 0:
                break
            code: i64 = self.lookahead.best_of_many(g, seat, codes, CLOSER_LOOKS, 1)
            g = g.copy()
            g.chance = Fork(self.value.evaluation.unseen, -1, True)
            g.apply(seat, code)
        return g

    def best_discards(self, discarding: Discarding, g: State, seat: i64) -> list[int]:
        """How many cards of each kind to give up in the bot's own turn: those without which it continues best."""
        best: list[int] = []
        most: float = LOW
        for cards in discarding.best_sets(g, seat):
            after = g.copy()
            after.apply_form(seat, discarding.form.base, cards)
            worth: float = self.follow(after, seat) + self.lookahead.tie_break()
            if worth > most:
                most = worth
                best = cards
        return best

    def marked_codes(self, g: State, seat: i64, mark: i64) -> vec[i64]:
        """The legal codes of a seat with a mark."""
        codes = legal_codes(g, seat)
        found = vec[i64]()
        i: i64
        for i in range(len(codes)):
            if self.value.evaluation.marks[codes[i]] & mark != 0:
                found = append(found, codes[i])
        return found

    def guessed_codes(self, g: State, seat: i64) -> vec[i64]:
        """The actions that must be guessed: of each verb the case that looks best at a quick look."""
        codes = self.marked_codes(g, seat, GUESSED)
        found = vec[i64]()
        most: float = LOW
        last = ""
        i: i64
        for i in range(len(codes)):
            name = self.rules.verb_of[codes[i]].name
            child = g.copy()
            child.apply(seat, codes[i])
            worth: float = self.value.log_odds(child, seat)
            if name != last:
                found = append(found, codes[i])
                last = name
                most = worth
            elif worth > most:
                found[len(found) - 1] = codes[i]
                most = worth
        return found
