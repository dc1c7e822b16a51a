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
from archipel.bots.bot import Bot, filled_form, legal_codes
from archipel.bots.dealer import Dealer
from archipel.bots.evaluation import GUESSED, HALF, PASSING
from archipel.bots.flows import zeros
from archipel.bots.lookahead import Fork, Shortlists
from archipel.bots.planner import (
    ANSWER_PHASE,
    BID_PHASE,
    CLOSER_LOOKS,
    DISCARD_PHASE,
    ROBBER_PHASE,
    ROLL_PHASE,
    SEEDS,
    TURN_PHASE,
    Planner,
)
from archipel.bots.trading import NOTICEABLE
from archipel.bots.value import WIN
from archipel.engine.action import Action
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import View, imagine
from archipel.engine.words import ACTIVE, TURN

FEW: Final = 6  # choices within the bot's own turn, each of which is followed to its end
WORLDS: Final = 3  # deals of the hidden cards over which guessed actions are averaged
WAITING: Final = 1.0  # log-odds that it must gain by not taking a point which it could have at the end of its turn
SPARE: Final = 0.3  # log-odds that it may cost to build something with cards that a seven would take
NEAR_END: Final = 2  # points that a seat lacks when a careful bot plays its last development card
OWN_TILE: Final = 0.3  # log-odds by which the robber must be better on one of the bot's own tiles


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
        self.dealer = Dealer(offers, careful > 0, bargains > 0)

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
        again.dealer = self.dealer.copy()
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
        planner.believe(g, seat, world)
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
            return self.dealer.answer(planner, planner.trading, g, seat, codes)
        if kind == BID_PHASE and self.bargains > 0:
            return rules.actions[planner.lookahead.best_bid(g, seat, codes, planner.is_bid)]
        if seat == g.s[ACTIVE] and discarding is not None:
            return filled_form(rules, discarding.form, planner.best_discards(discarding, g, seat))
        if seat == g.s[ACTIVE] and len(codes) <= FEW:
            return rules.actions[planner.best_followed(g, seat, codes)]
        return rules.actions[planner.lookahead.best(g, seat, codes, 2)]

    def planner_for(self, rules: Rules) -> Planner:
        """The planner for a set of rules, which is kept."""
        planner = self.planner
        if planner is None or planner.rules is not rules:
            planner = Planner(rules, self.experience, self.beam, self.nodes)
            self.planner = planner
            planner.by_production = self.bargains > 0
            planner.value.evaluation.careful = self.careful > 0
            if planner.trading is not None:
                planner.trading.embargo = self.careful > 0
                if self.bargains > 0:
                    planner.trading.bargain()
        return planner

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
        best: i64 = planner.plan(g, seat)
        most: float = planner.beam.worth
        if most >= WIN:
            self.dealer.other_move()
            return rules.actions[best]
        guesses = planner.guessed_codes(g, seat)
        i: i64
        for i in range(len(guesses)):
            worth: float = self.guess(planner, view, g, seat, guesses[i])
            if worth > most:
                most = worth
                best = guesses[i]
        moves = planner.marked_codes(g, seat, HALF)
        for i in range(len(moves)):
            moved: float = planner.lookahead.worth(g, seat, moves[i], 1) - NOTICEABLE
            if moved > most:
                most = moved
                best = moves[i]
        trading = planner.trading
        apart: i64 = planner.value.evaluation.marks[best] & (GUESSED | HALF)
        if trading is not None and apart == 0 and self.dealer.may_offer(trading, g, seat):
            offer = self.dealer.best_offer(planner, trading, view, self.stream, g, most)
            if len(offer) > 0:
                return filled_form(rules, trading.offer, offer)
        self.dealer.other_move()
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
                worth += planner.follow_action(g, seat, codes[i])
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
            worth: float = planner.endangered(planner.settled(child, seat), seat)
            if planner.builds[codes[i]] != 0:
                worth += SPARE
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def guess(self, planner: Planner, view: View, g: State, seat: i64, code: i64) -> float:
        """Log-odds after such an action and the best plan behind it, averaged over a few worlds if hidden cards
        matter."""
        child = g.copy()
        child.apply(seat, code)
        if child.over() or planner.phases[child.phase().index] == ROBBER_PHASE:
            return planner.follow(child, seat)
        total: float = planner.follow(child, seat)
        i: i64
        for i in range(1, WORLDS):
            child = planner.imagined(view, self.stream)
            child.apply(seat, code)
            total += planner.follow(child, seat)
        return total / float(WORLDS)

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
            planned[i] = planned[k] if k < i else planner.follow(child, seat)
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


def is_near_end(rules: Rules, g: State) -> bool:
    """Whether any seat lacks no more than `NEAR_END` points."""
    points: i64 = rules.block_named["points"].at
    target: i64 = rules.block_named["target"].at
    p: i64
    for p in range(rules.players):
        if g.s[points + p] + NEAR_END >= g.s[target + p]:
            return True
    return False
