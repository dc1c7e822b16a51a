"""The vote on the next camel: bids of cards after a turn with a new building (TB-CAR-3, TB-CAR-9 to TB-CAR-11).

Clockwise from the builder each player lays cards once, face up, and a player who has laid some names the place that it
wants. Then one player decides, or the place on which players with a majority agree is taken.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, SimpleVerb, Verb
from archipel.engine.words import ACTIVE, PUBLIC, TURN
from archipel.rules.box_chapter import CITY, SETTLEMENT, UNSET
from archipel.rules.traders_barbarians.caravans import Caravans
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

VOTING: Final = ["wool", "grain"]  # the cards that are votes (TB-CAR-9)
VOTING_KINDS: Final = 2
NOWHERE: Final = -1  # no place named

# Who decides, in the order of TB-CAR-10.
MAJORITY: Final = 0  # a player with more votes than all others together
AGREED: Final = 1  # players who together have a majority and want the same
MOST: Final = 2  # the single player with the most votes
ACTIVE_PLAYER: Final = 3
WAYS: Final = ["majority", "agreed", "most", "active"]


@final
class LayVotes(Verb):
    """Some cards of the two kinds, each a vote (TB-CAR-9)."""

    def __init__(self, vote: CaravanVote) -> None:
        fields: list[Field] = []
        for i, name in enumerate(vote.voting):
            numbers = [str(n) for n in range(int(vote.cards.supply_at_start[vote.kinds[i]]) + 1)]
            fields.append(Field(name, "number", len(numbers), numbers))
        super().__init__(vote.verb_name, fields)
        self.roles = [roles.BIDS]
        self.vote = vote
        self.second: i64 = fields[1].size

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        first: i64 = self.vote.cards.held(g, seat, self.vote.first_kind)
        second: i64 = self.vote.cards.held(g, seat, self.vote.second_kind)
        codes = g.scratch.codes
        i: i64
        k: i64
        for i in range(first + 1):
            for k in range(second + 1):
                if i + k > 0:
                    codes[n] = self.base + i * self.second + k
                    n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.vote.bid(g, seat, x // self.second, x % self.second)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if x == 0:
            return IllegalAction("votes.none", "TB-CAR-9")
        return IllegalAction("votes.not_held", "TB-CAR-9")


@final
class LayNoVotes(SimpleVerb):
    """No card at all (TB-CAR-9)."""

    def __init__(self, vote: CaravanVote) -> None:
        super().__init__("lay_no_votes", [roles.PASSES, roles.BIDS])
        self.vote = vote

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.vote.bid(g, seat, 0, 0)


class CamelVerb(Verb):
    """A place for a camel: a path, and the corner that the caravan reaches by it."""

    def __init__(self, name: str, rules: Rules, vote: CaravanVote) -> None:
        super().__init__(name, [rules.edge_field(), rules.corner_field()])
        self.roles = [roles.BIDS]
        self.vote = vote


@final
class NamePath(CamelVerb):
    """The place that a player who has laid votes wants (TB-CAR-10)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.vote.caravans.offer_places(g, self.base, n, 0)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        corners: i64 = g.rules.graph.corners
        self.vote.want(g, seat, x // corners, x % corners)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.vote.caravans.refusal_at(g, x // g.rules.graph.corners)


@final
class PlaceCamel(CamelVerb):
    """The player who decides places the camel (TB-CAR-10)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.vote.caravans.offer_places(g, self.base, n, g.argument())

    def apply(self, g: State, seat: i64, x: i64) -> None:
        corners: i64 = g.rules.graph.corners
        g.close()
        self.vote.finish(g, seat, x // corners, x % corners)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        corners: i64 = g.rules.graph.corners
        if self.vote.caravans.caravans_on(g, x // corners, x % corners) & g.argument() != 0:
            return IllegalAction("camel.same_caravan", "TB-CAR-15", edge=int(x // corners))
        return self.vote.caravans.refusal_at(g, x // corners)


@final
class CaravanVote(TradersChapter):
    """When a vote is held, what has been laid and named, and who decides."""

    def __init__(self, most_votes: bool, voting: list[str], verb: str, event: str) -> None:
        super().__init__("caravan_vote")
        self.most_votes = most_votes  # the place with the most votes is taken, a majority or not (TB-CAR-10)
        self.voting = voting  # the two kinds of cards that are votes
        self.verb_name = verb  # by which they are laid,
        self.event_name = event  # and the event that reports it
        self.kinds: list[int] = []
        self.first_kind = self.second_kind = self.due = self.votes = self.named_edge = self.named_corner = UNSET
        self.way = self.laid_event = self.named_event = self.decided_event = UNSET
        self.on_camel = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.caravans = rules.the(Caravans)
        self.kinds = [self.cards.names.index(name) for name in self.voting]
        self.first_kind, self.second_kind = self.kinds[0], self.kinds[1]
        self.due = rules.block("camel_due", PUBLIC, reads="flag")
        self.votes = rules.player_block("camel_votes", PUBLIC, VOTING_KINDS, "cards", self.voting)  # of the last vote
        self.named_edge = rules.player_block("camel_edge", PUBLIC, reads="edge")
        self.named_corner = rules.player_block("camel_corner", PUBLIC, reads="corner")
        self.way = rules.block("vote_way", PUBLIC, reads="name", names=WAYS)  # how the last vote was decided
        counts = [EventField(name, "number", PUBLIC) for name in self.voting]
        places = [EventField("edge", "edge", PUBLIC), EventField("corner", "corner", PUBLIC)]
        self.laid_event = rules.event(self.event_name, [SEAT, *counts])
        self.named_event = rules.event("path_named", [SEAT, *places])
        self.decided_event = rules.event(
            "vote_decided",
            [
                SEAT,
                EventField("by", "name", PUBLIC, WAYS),
                EventField("votes", "number", PUBLIC),
                EventField("total", "number", PUBLIC),
            ],
        )
        self.bid_phase = rules.phase("camel_bid", "TB-CAR-9")
        self.bid_phase.offer(rules.add(LayVotes(self)))
        self.bid_phase.offer(rules.add(LayNoVotes(self)))
        self.name_phase = rules.phase("camel_path", "TB-CAR-10")
        self.name_phase.offer(rules.add(NamePath("name_path", rules, self)))
        self.place_phase = rules.phase("camel", "TB-CAR-10")
        self.place_phase.offer(rules.add(PlaceCamel("place_camel", rules, self)))
        self.turn.on_part.append(self)
        self.building.on_built.append(self)
        self.turn.end_steps.append(self)
        self.turn.after_part.append(self)  # the second player of a shared turn holds a vote too (TB-3)

    def begin(self, g: State) -> None:
        self.clear(g)

    # ---- when

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.due] = 0

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """A settlement or city of the active player calls for a vote; those of the placement do not (TB-CAR-3)."""
        if piece in (SETTLEMENT, CITY) and seat == g.s[ACTIVE] and g.s[TURN] > 0:
            g.s[self.due] = 1

    def end_step(self, g: State, seat: i64) -> bool:
        """One vote however much was built, and none when no camel can be placed (TB-CAR-3, TB-CAR-8)."""
        if g.s[self.due] == 0:
            return False
        g.s[self.due] = 0
        if not self.caravans.can_go_on(g, 0):
            return False
        self.clear(g)
        g.open(self.bid_phase.index, g.s[ACTIVE])
        return True

    def clear(self, g: State) -> None:
        """Nothing is laid or named."""
        i: i64
        for i in range(VOTING_KINDS * g.rules.players):
            g.s[self.votes + i] = 0
        for i in range(g.rules.players):
            g.s[self.named_edge + i] = NOWHERE
            g.s[self.named_corner + i] = NOWHERE

    # ---- bids

    def bid(self, g: State, seat: i64, first: i64, second: i64) -> None:
        """The cards are votes, and go to the supply (TB-CAR-9, TB-CAR-11)."""
        g.s[self.votes + 2 * seat] = first
        g.s[self.votes + 2 * seat + 1] = second
        self.cards.spend(g, seat, self.first_kind, first)
        self.cards.spend(g, seat, self.second_kind, second)
        g.emit(self.laid_event, seat, first, second)
        if first + second > 0:
            g.turn_to(self.name_phase.index, seat)
        else:
            self.ask_next(g, seat)

    def want(self, g: State, seat: i64, edge: i64, corner: i64) -> None:
        """All votes of the seat are for this place (TB-CAR-10)."""
        g.s[self.named_edge + seat] = edge
        g.s[self.named_corner + seat] = corner
        g.emit(self.named_event, seat, edge, corner)
        self.ask_next(g, seat)

    def ask_next(self, g: State, seat: i64) -> None:
        """Clockwise, once each, until the round comes back to the builder (TB-CAR-9)."""
        seat += 1
        if seat == g.rules.players:
            seat = 0
        if seat == g.s[ACTIVE]:
            self.decide(g)
        else:
            g.turn_to(self.bid_phase.index, seat)

    def votes_of(self, g: State, seat: i64) -> i64:
        """How many cards a seat has laid."""
        at: i64 = self.votes + 2 * seat
        return g.s[at] + g.s[at + 1]

    # ---- the decision

    def total(self, g: State) -> i64:
        """All votes."""
        total: i64 = 0
        p: i64
        for p in range(g.rules.players):
            total += self.votes_of(g, p)
        return total

    def strongest(self, g: State) -> i64:
        """The single seat with the most votes; -1 if there is none."""
        best: i64 = -1
        most: i64 = 0
        p: i64
        for p in range(g.rules.players):
            votes: i64 = self.votes_of(g, p)
            if votes > most:
                best = p
                most = votes
            elif votes == most:
                best = -1
        return best

    def backing(self, g: State, seat: i64) -> i64:
        """The votes for the place that a seat has named, by all who want it."""
        s = g.s
        votes: i64 = 0
        p: i64
        for p in range(g.rules.players):
            same: bool = s[self.named_edge + p] == s[self.named_edge + seat]
            if same and s[self.named_corner + p] == s[self.named_corner + seat]:
                votes += self.votes_of(g, p)
        return votes

    def spokesman(self, g: State, total: i64) -> i64:
        """A seat whose place is taken because enough players agree on it, the one with the most votes among them; -1
        if there is no such place (TB-CAR-10, step 2)."""
        best: i64 = -1
        most: i64 = 0
        tied: bool = False
        k: i64
        for k in range(g.rules.players):
            p: i64 = (g.s[ACTIVE] + k) % g.rules.players
            if self.votes_of(g, p) == 0:
                continue
            votes: i64 = self.backing(g, p)
            if votes > most:
                best = p
                most = votes
                tied = False
            elif votes == most and self.same_place(g, p, best):
                if self.votes_of(g, p) > self.votes_of(g, best):
                    best = p
            elif votes == most:
                tied = True
        if tied or (2 * most <= total and not self.most_votes):
            return -1
        return best

    def same_place(self, g: State, p: i64, q: i64) -> bool:
        s = g.s
        if s[self.named_edge + p] != s[self.named_edge + q]:
            return False
        return s[self.named_corner + p] == s[self.named_corner + q]

    def decide(self, g: State) -> None:
        """The four steps of TB-CAR-10."""
        s = g.s
        total: i64 = self.total(g)
        best: i64 = self.strongest(g)
        if best >= 0 and 2 * self.votes_of(g, best) > total:
            self.let_decide(g, best, MAJORITY, total)
            return
        agreed: i64 = self.spokesman(g, total)
        if agreed >= 0:
            s[self.way] = AGREED
            g.emit(self.decided_event, agreed, AGREED, self.backing(g, agreed), total)
            g.close()
            self.finish(g, agreed, s[self.named_edge + agreed], s[self.named_corner + agreed])
        elif best >= 0:
            self.let_decide(g, best, MOST, total)
        else:
            self.let_decide(g, s[ACTIVE], ACTIVE_PLAYER, total)

    def let_decide(self, g: State, seat: i64, way: i64, total: i64) -> None:
        """This seat places the camel where it likes."""
        g.s[self.way] = way
        g.emit(self.decided_event, seat, way, self.votes_of(g, seat), total)
        g.turn_to(self.place_phase.index, seat)

    def finish(self, g: State, seat: i64, edge: i64, corner: i64) -> None:
        """The camel is placed, and the vote is over, unless a chapter opens another decision."""
        moved: i64 = self.caravans.place(g, seat, edge, corner)
        for chapter in self.on_camel.all:
            chapter.camel_placed(g, seat, g.s[self.way], moved)
