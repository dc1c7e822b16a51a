"""The standard bot: a search over its own turn, placement played out to the end, trade by value.

One decision looks at about a hundred positions. Everything runs on an imagined game that fits the view, so nothing
hidden can leak; actions that depend on chance or on others' secrets are averaged, and two-part moves evaluated whole.
Unknown decisions, of boxes to come, are taken one step ahead. Its results at sea: docs/bots_at_sea.md; in Cities &
Knights: docs/bots_in_cities.md; in Traders & Barbarians: docs/bots_in_traders.md; in the children's game, where the
strong bot is this one with learnt weights: docs/bots_in_junior.md. The levels made of it: docs/bots_levels.md.

Measured in matches of `archipel simulate`, compiled, seats rotated, one standard bot against greedy ones (95 %
intervals, milliseconds a decision):

    base:seats=4                    77.8 % of 400 [73-82]   0.67 ms    without offers of its own 57.5 % of 400 [53-62]
    base:seats=4,phases=combined    73.5 % of 400 [69-78]   0.57 ms
    base:seats=2,duel=True          71.0 % of 200 [64-77]   0.29 ms
    base:seats=6                    56.7 % of 120 [48-65]   0.84 ms

and 100 % of 400 against three random ones; measured with the prior weights, which `standard:experience=0` still has.
They come from a prototype that was never tuned, except for development cards: a card in hand was worth 0.3 there; 0.6,
0.8 and 1.1 won 38, 48 and 54 % of 200 to 400 games against three bots with 0.3. The weights in use now were found by
match results (learnt/base.toml). One bot with them against three with the prior ones, 95 % intervals:

    base:seats=4                                               34.8 % of 400 [30-40]
    base:seats=4,event_cards=true                              40.0 % of 300 [35-46]
    traders_barbarians/rivers:seats=4                          39.0 % of 200 [33-46]
    traders_barbarians/fishermen:seats=4,event_cards=true      29.2 % of 400 [25-34]

For two players they won 44 % of 200 duels [37-51], so they are for three and more; at sea 13 % of 60 games in New
Shores [7-24] and 47 % in the Four Islands [35-59], so there this bot keeps the prior ones. The strong bot has its own.

One offer a turn instead of two, only to seats that would probably accept, and none for a trifle: talk about trade fell
from 42 to 18 % of the moves (tools/trade_talk.py, 20 games). Against three bots that make two offers such a one won
24.2 % of 240 games [19-30] with the prior weights and offers worth 0.12, 22.5 % of 160 [17-30] as it is now.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.belief import Belief
from archipel.bots.bot import Bot, filled_form, legal_codes
from archipel.bots.discard import Discarding
from archipel.bots.evaluation import GUESSED, HALF, PASSING
from archipel.bots.experience import load_learned_weights
from archipel.bots.flows import zeros
from archipel.bots.lookahead import Fork, Lookahead, Shortlists, best_first
from archipel.bots.opening import Opening
from archipel.bots.playouts import Playouts
from archipel.bots.trading import NOTICEABLE, Offer, Refusal, Trading
from archipel.bots.turn_beam import TurnBeam
from archipel.bots.value import LOW, WIN, Value
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import View, imagine
from archipel.engine.words import ACTIVE, TURN
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import KNIGHT
from archipel.rules.base.playing_cards import CardVerb
from archipel.rules.base.robber import Robber
from archipel.rules.cards_owed import GiveUpCards
from archipel.rules.hands import Hands
from archipel.rules.player_trade import PlayerTrade

SEEDS: Final = 0x7FFFFFFF
FEW: Final = 6  # choices within the bot's own turn, each of which is followed to its end
GLANCES: Final = 4  # a bargainer plans the turn after every offer with this part of its positions ...
CLOSER_OFFERS: Final = 3  # ... and with all of them after the few offers that seem best
CLOSER_LOOKS: Final = 4  # robber places that are searched after a quick look at all
WORLDS: Final = 3  # deals of the hidden cards over which offers and guessed actions are averaged
MORE_WORLDS: Final = 3  # besides these: to see who would accept an offer
REMEMBERED: Final = 3  # rounds for which a careful bot does not repeat an offer that nobody took
WAITING: Final = 1.0  # log-odds that it must gain by not taking a point which it could have at the end of its turn
SPARE: Final = 0.3  # log-odds that it may cost to build something with cards that a seven would take
WAITING_KNIGHT: Final = 1.6  # log-odds that it may cost to play a knight while other cards wait to be played ...
WAITING_CARD: Final = 0.4  # ... or another card
BETTER: Final = 0.02  # log-odds that other terms must bring more than those of an offer that is good enough
SECOND_THOUGHT: Final = 0.1  # log-odds that an offer which was accepted must cost for a bargainer to take it back
NEAR_END: Final = 2  # points that a seat lacks when a careful bot plays its last development card
OWN_TILE: Final = 0.3  # log-odds by which the robber must be better on one of the bot's own tiles

# What the open decision is about, if this bot treats it specially.
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
    """Everything the bot has computed for one set of rules."""

    def __init__(self, rules: Rules, experience: int = 1) -> None:
        self.rules = rules
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


@final
class StandardBot(Bot):
    """See the docstring of this module. Settings: positions kept by the turn beam and examined in all, spots tried in
    the placement, offers made in a turn. Experience: 0 for the prior weights, 1 for those learnt from games where there
    are any, 2 for those of the strong bot too. Play-outs: how often each spot of the placement is played on. Careful: 1
    to build rather than to wait, to spend cards that a seven would take, to remember refusals, and not to trade with
    seats near the end. Bargains: 1 to offer also what few may take or what brings little, to ask for better terms than
    those that are offered, and to deal the others' cards by what they produce."""

    def __init__(
        self,
        seed: int,
        beam: int = 8,
        nodes: int = 100,
        spots: int = 8,
        offers: int = 1,
        experience: int = 1,
        playouts: int = 0,
        careful: int = 0,
        bargains: int = 0,
    ) -> None:
        super().__init__(seed)
        self.beam: i64 = beam
        self.nodes: i64 = nodes
        self.spots: i64 = spots
        self.offers: i64 = offers
        self.experience = experience
        self.playouts: i64 = playouts
        self.careful: i64 = careful
        self.bargains: i64 = bargains
        self.planner: Planner | None = None
        self.shortlists = Shortlists()
        self.turn: i64 = -1  # the turn in which ...
        self.offered: list[list[int]] = []  # ... these offers were made
        self.looked: i64 = 0  # ... and how often offers were looked for
        self.held: list[int] = []  # the cards in hand when the last offer was made, until its end is known
        self.refused: list[tuple[int, list[int]]] = []  # offers that nobody took, with their turns
        self.refusals: list[Refusal] = []  # who did not take what in this turn; a bargainer asks accordingly
        self.asked: i64 = 0  # the seats that the last offer was made to, as bits, until answers to it are seen
        self.planned: dict[tuple[int, ...], float] = {}  # log-odds after terms, until the bot does anything but offer

    def copy(self) -> Bot:
        again = StandardBot(
            0,
            self.beam,
            self.nodes,
            self.spots,
            self.offers,
            self.experience,
            self.playouts,
            self.careful,
            self.bargains,
        )
        again.stream = self.stream.copy()
        again.shortlists = self.shortlists.copy()
        again.turn = self.turn
        again.offered = self.offered[:]
        again.looked = self.looked
        again.held = self.held[:]
        again.refused = self.refused[:]
        again.refusals = self.refusals[:]
        again.asked = self.asked
        again.planned = dict(self.planned)
        return again

    def choose(self, view: View) -> Action:
        rules = view.state.rules
        seat: i64 = view.seat
        codes = legal_codes(view.state, seat)
        planner = self.planner_for(rules)
        kind: i64 = planner.phases[view.state.phase().index]
        if len(codes) == 1 and kind != TURN_PHASE and kind != ANSWER_PHASE:
            return rules.actions[codes[0]]
        world: i64 = self.stream.below(SEEDS)
        g = imagine(view, world)
        planner.lookahead.tie_seed = world
        planner.lookahead.shortlists = self.shortlists
        self.shortlists.begin(g.s[TURN], g.phase().index)
        planner.value.evaluation.prepare_turn(g)
        self.believe(planner, g, seat, world)
        if g.s[TURN] == 0 and self.playouts > 0:
            return rules.actions[self.placed_by_playouts(planner, view, codes)]
        if g.s[TURN] == 0:
            return rules.actions[planner.opening.choose(g, seat, codes, self.spots)]
        if kind == TURN_PHASE:
            return self.play_turn(planner, view, g)
        if kind == ROLL_PHASE:
            return rules.actions[self.before_roll(planner, g, seat, codes)]
        if kind == ROBBER_PHASE:
            return rules.actions[self.place_of_robber(planner, g, seat, codes)]
        discarding = planner.discarding[g.phase().index]
        if kind == DISCARD_PHASE and discarding is not None:
            return filled_form(rules, discarding.form, discarding.choose(g, seat))
        if kind == ANSWER_PHASE and planner.trading is not None:
            return self.answer(planner, planner.trading, g, seat, codes)
        if kind == BID_PHASE and self.bargains > 0:
            return rules.actions[planner.lookahead.best_bid(g, seat, codes, planner.is_bid)]
        if seat == g.s[ACTIVE] and discarding is not None:
            return filled_form(rules, discarding.form, self.best_discards(planner, discarding, g, seat))
        if seat == g.s[ACTIVE] and len(codes) <= FEW:
            return rules.actions[self.best_followed(planner, g, seat, codes)]
        return rules.actions[planner.lookahead.best(g, seat, codes, 2)]

    def planner_for(self, rules: Rules) -> Planner:
        """The planner for a set of rules, which is kept."""
        planner = self.planner
        if planner is None or planner.rules is not rules:
            planner = Planner(rules, self.experience)
            self.planner = planner
            planner.value.evaluation.careful = self.careful > 0
            if planner.trading is not None:
                planner.trading.embargo = self.careful > 0
                if self.bargains > 0:
                    planner.trading.bargain()
        return planner

    def imagined(self, planner: Planner, view: View) -> State:
        """Another world that fits the view."""
        world: i64 = self.stream.below(SEEDS)
        g = imagine(view, world)
        self.believe(planner, g, view.seat, world)
        return g

    def believe(self, planner: Planner, g: State, seat: i64, world: i64) -> None:
        """Deal the others' cards in an imagined world by what they produce, if the bot does so."""
        belief = planner.belief
        if belief is not None and self.bargains > 0 and g.s[TURN] > 0:
            planner.value.evaluation.prepare_position(g)
            belief.deal(g, seat, world)

    def placed_by_playouts(self, planner: Planner, view: View, codes: vec[i64]) -> i64:
        """The best code of the placement, played on in a few worlds."""
        worlds = filled(self.playouts, 0)
        i: i64
        for i in range(len(worlds)):
            worlds[i] = self.stream.below(SEEDS)
        return planner.playouts.choose_spot(view, worlds, codes, self.spots)

    # ---- the bot's own turn

    def play_turn(self, planner: Planner, view: View, g: State) -> Action:
        """The best plan for the rest of the turn, unless a card that must be guessed at, a move of two halves or an
        offer promises more."""
        rules = planner.rules
        seat: i64 = view.seat
        best: i64 = planner.beam.plan(g, seat, self.beam, self.nodes)
        most: float = planner.beam.worth
        if most >= WIN:
            return rules.actions[best]
        guesses = guessed_codes(planner, g, seat)
        i: i64
        for i in range(len(guesses)):
            worth: float = self.guess(planner, view, g, seat, guesses[i])
            if worth > most:
                most = worth
                best = guesses[i]
        moves = marked_codes(planner, g, seat, HALF)
        for i in range(len(moves)):
            moved: float = planner.lookahead.worth(g, seat, moves[i], 1) - NOTICEABLE
            if moved > most:
                most = moved
                best = moves[i]
        trading = planner.trading
        apart: i64 = planner.value.evaluation.marks[best] & (GUESSED | HALF)
        if trading is not None and apart == 0 and self.may_offer(trading, g, seat):
            offer = self.best_offer(planner, trading, view, g, most)
            if len(offer) > 0:
                return filled_form(rules, trading.offer, offer)
        self.planned = {}
        if self.careful > 0 and planner.value.evaluation.marks[best] & PASSING != 0:
            best = self.rather_build(planner, g, seat, best, most)
            if planner.value.evaluation.marks[best] & PASSING != 0:
                best = self.rather_play(planner, view, g, best, most)
            if planner.value.evaluation.marks[best] & PASSING != 0:
                best = self.rather_spend(planner, g, seat, best)
        return rules.actions[best]

    def rather_build(self, planner: Planner, g: State, seat: i64, passing: i64, now: float) -> i64:
        """A point that can be had at once instead of the end of the turn, unless waiting is worth much more: the value
        takes cards that could pay for something almost for the thing itself."""
        points: i64 = planner.rules.block_named["points"].at + seat
        codes = legal_codes(g, seat)
        best: i64 = passing
        most: float = now - WAITING
        i: i64
        for i in range(len(codes)):
            if planner.value.evaluation.marks[codes[i]] & (PASSING | GUESSED | HALF) != 0:
                continue
            child = g.copy()
            child.chance = Fork(planner.value.evaluation.unseen, -1, True)
            child.apply(seat, codes[i])
            if child.s[points] > g.s[points]:
                worth: float = planner.beam.end_worth(child, seat)
                if worth > most:
                    most = worth
                    best = codes[i]
        return best

    def rather_play(self, planner: Planner, view: View, g: State, passing: i64, now: float) -> i64:
        """A development card instead of the end of the turn, though it costs a little: when more cards wait, of which
        only one is played in a turn, and near the end, when a card that was kept is soon worth nothing. The value takes
        any number of cards in hand as if they could all be played."""
        seat: i64 = view.seat
        development = planner.development
        if development is None:
            return passing
        waiting: i64 = g.s[development.ready + seat]
        if waiting == 0 or (waiting == 1 and not is_near_end(planner.rules, g)):
            return passing
        codes = legal_codes(g, seat)
        best: i64 = passing
        most: float = now
        i: i64
        for i in range(len(codes)):
            if planner.waiting[codes[i]] == 0.0:
                continue
            worth: float = planner.waiting[codes[i]]
            if planner.value.evaluation.marks[codes[i]] & GUESSED != 0:
                worth += self.guess(planner, view, g, seat, codes[i])
            else:
                worth += self.follow_action(planner, g, seat, codes[i])
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def rather_spend(self, planner: Planner, g: State, seat: i64, passing: i64) -> i64:
        """With more cards than a seven leaves: what is best to buy or to exchange instead of the end of the turn, a
        seven before the next turn considered. What is built stays, so it may cost a little."""
        if not planner.is_over_limit(g, seat):
            return passing
        codes = legal_codes(g, seat)
        best: i64 = passing
        most: float = planner.endangered(g, seat)
        i: i64
        for i in range(len(codes)):
            if planner.value.evaluation.marks[codes[i]] & (PASSING | GUESSED | HALF) != 0:
                continue
            child = g.copy()
            child.chance = Fork(planner.value.evaluation.unseen, -1, True)
            child.apply(seat, codes[i])
            worth: float = planner.endangered(self.settled(planner, child, seat), seat)
            if planner.builds[codes[i]] != 0:
                worth += SPARE
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def settled(self, planner: Planner, g: State, seat: i64) -> State:
        """The position after the choices that must be made before the turn can end, such as where a piece goes that a
        card brought; each as it looks best."""
        i: i64
        for i in range(FEW):
            if g.over() or g.pending() & g.rules.bits[seat] == 0 or planner.beam.can_pass(g, seat) >= 0:
                break
            codes = legal_codes(g, seat)
            if len(codes) == 0:
                break
            code: i64 = planner.lookahead.best_of_many(g, seat, codes, CLOSER_LOOKS, 1)
            g = g.copy()
            g.chance = Fork(planner.value.evaluation.unseen, -1, True)
            g.apply(seat, code)
        return g

    def guess(self, planner: Planner, view: View, g: State, seat: i64, code: i64) -> float:
        """Log-odds after such an action and the best plan behind it, averaged over a few worlds if hidden cards
        matter."""
        child = g.copy()
        child.apply(seat, code)
        if child.over() or planner.phases[child.phase().index] == ROBBER_PHASE:
            return self.follow(planner, child, seat)
        total: float = self.follow(planner, child, seat)
        i: i64
        for i in range(1, WORLDS):
            child = self.imagined(planner, view)
            child.apply(seat, code)
            total += self.follow(planner, child, seat)
        return total / float(WORLDS)

    def follow(self, planner: Planner, g: State, seat: i64) -> float:
        """Log-odds when a turn continues from here, forced choices first."""
        if g.over() or g.pending() & g.rules.bits[seat] == 0:
            return planner.value.log_odds(g, seat)
        if planner.phases[g.phase().index] == TURN_PHASE:
            planner.beam.plan(g, seat, self.beam // 2, self.nodes // 4)
            return planner.beam.worth
        code: i64 = planner.lookahead.best_of_many(g, seat, legal_codes(g, seat), CLOSER_LOOKS, 1)
        return self.follow_action(planner, g, seat, code)

    def follow_action(self, planner: Planner, g: State, seat: i64, code: i64) -> float:
        """The same after an action, over all that chance may bring."""
        branches = planner.lookahead.branches(g, seat, code)
        if len(branches.states) == 0:
            return planner.value.log_odds(g, seat)
        average: float = 0.0
        i: i64
        for i in range(len(branches.states)):
            average += branches.shares[i] * self.follow(planner, branches.states[i], seat)
        return average

    def best_followed(self, planner: Planner, g: State, seat: i64, codes: vec[i64]) -> i64:
        """The choice after which the turn continues best."""
        best: i64 = codes[0]
        most: float = LOW
        i: i64
        for i in range(len(codes)):
            worth: float = self.follow_action(planner, g, seat, codes[i]) + planner.lookahead.tie_break()
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def best_discards(self, planner: Planner, discarding: Discarding, g: State, seat: i64) -> list[int]:
        """How many cards of each kind to give up in the bot's own turn: those without which it continues best."""
        best: list[int] = []
        most: float = LOW
        for cards in discarding.best_sets(g, seat):
            after = g.copy()
            after.apply_form(seat, discarding.form.base, cards)
            worth: float = self.follow(planner, after, seat) + planner.lookahead.tie_break()
            if worth > most:
                most = worth
                best = cards
        return best

    def before_roll(self, planner: Planner, g: State, seat: i64, codes: vec[i64]) -> i64:
        """A card before the roll wins, or frees the bot's own tiles, or is better than the roll; all else can wait
        until after the roll."""
        instead = vec[i64]()  # cards after which there is no roll
        i: i64
        for i in range(len(codes)):
            verb = planner.rules.verb_of[codes[i]]
            if planner.value.evaluation.marks[codes[i]] & GUESSED == 0:
                if verb.size == 1 and not verb.roles and self.is_better_now(planner, g, seat, codes[i]):
                    return codes[i]
                continue
            child = g.copy()
            child.apply(seat, codes[i])
            if child.over():
                return codes[i]
            kind: i64 = planner.phases[child.phase().index]
            if kind != ROLL_PHASE and verb.size > 1:
                instead = append(instead, codes[i])
            elif kind == ROBBER_PHASE and self.frees_tiles(planner, g, child, seat):
                return codes[i]
        if len(instead) == 0:
            return planner.rolls[g.phase().index]
        return self.chosen_dice(planner, g, seat, instead)

    def is_better_now(self, planner: Planner, g: State, seat: i64, code: i64) -> bool:
        """Whether something done before the roll is worth it by itself, such as a robber that is sent away."""
        after = g.copy()
        after.apply(seat, code)
        now: float = planner.value.log_odds(g, seat)
        return planner.value.log_odds(after, seat) > now + NOTICEABLE

    def chosen_dice(self, planner: Planner, g: State, seat: i64, codes: vec[i64]) -> i64:
        """The best of codes that stand for all rolls there are, its turn planned, if it beats their average by more
        than the card is worth in the hand; or the roll."""
        planned = zeros(len(codes))
        glances = zeros(len(codes))
        average: float = 0.0
        roll: i64 = planner.rolls[g.phase().index]
        kept: float = planner.lookahead.average(g, seat, roll)
        best: i64 = 0
        i: i64
        k: i64
        for i in range(len(codes)):
            child = g.copy()
            child.chance = Fork(planner.value.evaluation.unseen, -1, True)
            child.apply(seat, codes[i])
            glances[i] = planner.value.log_odds(child, seat)
            for k in range(i + 1):
                if glances[k] == glances[i]:
                    break
            planned[i] = planned[k] if k < i else self.follow(planner, child, seat)
            average += planned[i] / float(len(codes))
            kept -= glances[i] / float(len(codes))
            if planned[i] > planned[best]:
                best = i
        if planned[best] < average + kept + NOTICEABLE:
            return roll
        alike = vec[i64]()
        for i in range(len(codes)):
            if planned[i] == planned[best]:
                alike = append(alike, codes[i])
        return planner.lookahead.best(g, seat, alike, 1)

    def place_of_robber(self, planner: Planner, g: State, seat: i64, codes: vec[i64]) -> i64:
        """The best place; for a careful bot not one of its own tiles, unless that is clearly better."""
        best: i64 = planner.lookahead.best_of_many(g, seat, codes, CLOSER_LOOKS, 1)
        if self.careful == 0 or not self.blocks_own_tile(planner, g, seat, best):
            return best
        others = vec[i64]()
        i: i64
        for i in range(len(codes)):
            if not self.blocks_own_tile(planner, g, seat, codes[i]):
                others = append(others, codes[i])
        if len(others) == 0:
            return best
        other: i64 = planner.lookahead.best_of_many(g, seat, others, CLOSER_LOOKS, 1)
        least: float = planner.lookahead.worth(g, seat, best, 1) - OWN_TILE
        return other if planner.lookahead.worth(g, seat, other, 1) > least else best

    def blocks_own_tile(self, planner: Planner, g: State, seat: i64, code: i64) -> bool:
        """Whether the robber stands on one of the bot's tiles after this."""
        child = g.copy()
        child.chance = Fork(planner.value.evaluation.unseen, -1, True)
        child.apply(seat, code)
        planner.value.evaluation.prepare_position(child)
        return planner.value.evaluation.blocked[seat] > 0.0

    def frees_tiles(self, planner: Planner, g: State, child: State, seat: i64) -> bool:
        """Whether the robber, which is about to be moved in the child, stands on one of the bot's tiles."""
        now: float = planner.value.log_odds(g, seat)
        if planner.value.evaluation.blocked[seat] == 0.0:
            return False
        place: i64 = planner.lookahead.best_of_many(child, seat, legal_codes(child, seat), CLOSER_LOOKS, 1)
        return planner.lookahead.worth(child, seat, place, 1) > now

    # ---- trade

    def answer(self, planner: Planner, trading: Trading, g: State, seat: i64, codes: vec[i64]) -> Action:
        """An answer to an open offer, or the end of the bot's own one."""
        rules = planner.rules
        if seat == g.s[ACTIVE]:
            return rules.actions[self.close_trade(planner, trading, g, seat, codes)]
        gain: float = trading.gain_of_offer(g, seat)
        if gain > trading.least_gain and self.bargains == 0:
            return trading.reply(True)
        terms = trading.counter(g, seat)
        if gain > trading.least_gain and (len(terms) == 0 or trading.counter_gain < gain + BETTER):
            return trading.reply(True)
        if len(terms) > 0:
            return filled_form(rules, trading.counter_offer, terms)
        return trading.reply(False)

    def close_trade(self, planner: Planner, trading: Trading, g: State, seat: i64, codes: vec[i64]) -> i64:
        """The taker with whom the turn continues best, or none."""
        confirm = trading.confirm
        if self.asked != 0:
            self.refusals.append(Refusal(self.offered[len(self.offered) - 1], trading.refused_by(g)))
            self.asked = 0
        best: i64 = codes[0]
        most: float = LOW
        accepted: i64 = -1  # the best trade on the bot's own terms ...
        kept: float = LOW  # ... and what it is worth
        i: i64
        for i in range(len(codes)):
            harm: float = 0.0
            partner: i64 = -1
            if planner.rules.verb_of[codes[i]] is confirm:
                partner = codes[i] - confirm.base
                planner.value.evaluation.prepare_position(g)
                harm = self.harm(trading, g, seat, partner, trading.agreed(g, partner))
            after = g.copy()
            after.apply(seat, codes[i])
            worth: float = self.after_trade(planner, after, seat) - harm
            if worth > most:
                most = worth
                best = codes[i]
            if partner >= 0 and worth > kept and trading.has_accepted(g, partner):
                kept = worth
                accepted = codes[i]
        trades: bool = planner.rules.verb_of[best] is confirm
        if self.bargains > 0 and accepted >= 0 and not trades and kept + SECOND_THOUGHT >= most:
            best = accepted
        if planner.rules.verb_of[best] is confirm:
            self.planned = {}
            # What a seat said before it trades tells nothing of its cards after that.
            others: i64 = ~planner.rules.bits[best - confirm.base]
            self.refusals = [Refusal(refusal.terms, refusal.seats & others) for refusal in self.refusals]
        return best

    def after_trade(self, planner: Planner, g: State, seat: i64) -> float:
        """Log-odds when the turn continues from here; a bargainer searches as much as when it made its offer, or it
        would withdraw an offer for which it does not find the plan again."""
        if self.bargains > 0 and not g.over() and planner.phases[g.phase().index] == TURN_PHASE:
            planner.beam.plan(g, seat, self.beam, self.nodes)
            return planner.beam.worth
        return self.follow(planner, g, seat)

    def may_offer(self, trading: Trading, g: State, seat: i64) -> bool:
        """Whether the seat may make an offer here, and has not made enough in this turn."""
        if len(self.held) > 0:
            if self.held == trading.hand_of(g, seat):
                self.refused.append((self.turn, self.offered[len(self.offered) - 1]))
            self.held = []
        if self.turn != g.s[TURN]:
            self.turn = g.s[TURN]
            self.offered = []
            self.refusals = []
            self.asked = 0
            self.looked = 0
            self.planned = {}
        if self.asked != 0:  # nobody took the last offer, or there would have been answers to choose from
            self.refusals.append(Refusal(self.offered[len(self.offered) - 1], self.asked))
            self.asked = 0
        if len(self.offered) >= self.offers or self.looked > self.offers:
            return False
        return g.phase().offers(trading.offer) and trading.offer.open(g, seat)

    def best_offer(self, planner: Planner, trading: Trading, view: View, g: State, now: float) -> list[int]:
        """The offer with the highest gain times chance: terms, then the seats asked as bits; [] for none that is worth
        asking for."""
        seat: i64 = view.seat
        self.looked += 1
        worlds = [g]
        i: i64
        for i in range(1, WORLDS):
            worlds.append(self.imagined(planner, view))
        trading.look_closer()
        trading.rule_out(worlds, 0, seat, self.refusals)
        glances: bool = self.bargains > 0  # whether all are planned at a glance first
        before: float = planner.beam.glance(g, seat, self.beam // 2, self.nodes // GLANCES) if glances else now
        found: list[Offer] = []
        gains = vec[float]()
        for offer in trading.offers(worlds, seat, trading.planned + len(self.offered)):
            if offer.terms in self.offered or self.was_refused(offer.terms, g.s[TURN] - REMEMBERED * g.rules.players):
                continue
            if len(worlds) == WORLDS:
                for i in range(MORE_WORLDS):
                    worlds.append(self.imagined(planner, view))
                trading.rule_out(worlds, WORLDS, seat, self.refusals)
            trading.ask_only_the_likely(worlds, seat, offer)
            if offer.chance >= trading.promising:
                found.append(offer)
                gains = append(gains, self.gain_by(planner, trading, g, seat, offer, before, glances))
        best: list[int] = []
        most: float = trading.worthwhile
        order = best_first(gains, CLOSER_OFFERS if glances else 1)
        for i in range(len(order)):
            offer = found[order[i]]
            gain: float = gains[order[i]]
            if gain > most and glances:
                gain = self.gain_by(planner, trading, g, seat, offer, now, False)
            if gain > most:
                most = gain
                best = [*offer.terms, offer.asked]
        if len(best) > 0:
            self.offered.append(best[: 2 * trading.kinds])
            self.asked = best[len(best) - 1] if self.bargains > 0 else 0
            if self.careful > 0:
                self.held = trading.hand_of(g, seat)
        return best

    def gain_by(
        self, planner: Planner, trading: Trading, g: State, seat: i64, offer: Offer, now: float, glance: bool
    ) -> float:
        """What an offer brings, times the chance that it is taken; those with whom the bot would not trade on these
        terms are no longer asked."""
        worth: float = self.worth_after(planner, trading, g, seat, offer, glance)
        planner.value.evaluation.prepare_position(g)
        if self.bargains > 0:
            self.ask_only_the_harmless(trading, g, seat, offer, worth - now)
            if offer.chance < trading.promising:
                return LOW
        return (worth - self.harm(trading, g, seat, offer.partner, offer.terms) - now) * offer.chance

    def worth_after(self, planner: Planner, trading: Trading, g: State, seat: i64, offer: Offer, glance: bool) -> float:
        """Log-odds of the best plan after a trade on these terms. What a bargainer has found is kept while it makes one
        offer after another."""
        known = (*offer.terms, int(offer.partner) if trading.has_open_goods(offer.terms) else 0, int(glance))
        if self.bargains > 0 and known in self.planned:
            return self.planned[known]
        after = g.copy()
        if self.bargains > 0:
            trading.shift_both(after, seat, offer.partner, offer.terms)
        else:
            trading.shift(after, seat, offer.terms, 1)
        if glance:
            self.planned[known] = planner.beam.glance(after, seat, self.beam // 2, self.nodes // GLANCES)
        else:
            planner.beam.plan(after, seat, self.beam, self.nodes)
            self.planned[known] = planner.beam.worth
        return self.planned[known]

    def harm(self, trading: Trading, g: State, seat: i64, partner: i64, terms: list[int]) -> float:
        """How much stronger a trade makes the rivals, but for what the position after it shows: a bargainer sees the
        open goods there."""
        return trading.harm(g, seat, partner, trading.hidden_part(terms) if self.bargains > 0 else terms)

    def ask_only_the_harmless(self, trading: Trading, g: State, seat: i64, offer: Offer, gain: float) -> None:
        """Do not ask those with whom the bot would not trade on these terms if they agreed, such as a leader, for whom
        they are worth more than the gain."""
        p: i64
        for p in range(g.rules.players):
            if offer.asked & g.rules.bits[p] != 0 and self.harm(trading, g, seat, p, offer.terms) >= gain:
                offer.drop(p, g.rules.bits[p])

    def was_refused(self, terms: list[int], since: i64) -> bool:
        """Whether nobody took such an offer in this turn or after."""
        for turn, refused in self.refused:
            if turn >= since and refused == terms:
                return True
        return False


def is_near_end(rules: Rules, g: State) -> bool:
    """Whether any seat lacks no more than `NEAR_END` points."""
    points: i64 = rules.block_named["points"].at
    target: i64 = rules.block_named["target"].at
    p: i64
    for p in range(rules.players):
        if g.s[points + p] + NEAR_END >= g.s[target + p]:
            return True
    return False


def marked_codes(planner: Planner, g: State, seat: i64, mark: i64) -> vec[i64]:
    """The legal codes of a seat with a mark."""
    codes = legal_codes(g, seat)
    found = vec[i64]()
    i: i64
    for i in range(len(codes)):
        if planner.value.evaluation.marks[codes[i]] & mark != 0:
            found = append(found, codes[i])
    return found


def guessed_codes(planner: Planner, g: State, seat: i64) -> vec[i64]:
    """The actions that must be guessed: of each verb the case that looks best at a quick look."""
    codes = marked_codes(planner, g, seat, GUESSED)
    found = vec[i64]()
    most: float = LOW
    last = ""
    i: i64
    for i in range(len(codes)):
        name = planner.rules.verb_of[codes[i]].name
        child = g.copy()
        child.apply(seat, codes[i])
        worth: float = planner.value.log_odds(child, seat)
        if name != last:
            found = append(found, codes[i])
            last = name
            most = worth
        elif worth > most:
            found[len(found) - 1] = codes[i]
            most = worth
    return found
