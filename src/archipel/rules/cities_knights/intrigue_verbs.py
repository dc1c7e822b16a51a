"""Politics cards against one piece or one player: Diplomat, Intrigue, Spy (CK-83, CK-84, CK-86)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, SimpleVerb, Verb
from archipel.rules.box_chapter import ROAD
from archipel.rules.cities_knights.knight_words import MOST
from archipel.rules.cities_knights.progress_deck import CARDS, DIPLOMAT, INTRIGUE, KINDS, SPY
from archipel.rules.cities_knights.progress_verb import ProgressVerb

if TYPE_CHECKING:
    from archipel.rules.cities_knights.politics_cards import PoliticsCards


@final
class PlayDiplomat(ProgressVerb):
    """Any open road goes back to the stock; the player's own may be rebuilt elsewhere (CK-83)."""

    def __init__(self, rules: Rules, politics: PoliticsCards) -> None:
        super().__init__("play_diplomat", [rules.edge_field()], politics.progress, DIPLOMAT)
        self.roles = [roles.CARD, roles.HALF]
        self.politics = politics

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        road: i64 = self.politics.building.road
        e: i64
        for e in range(g.rules.graph.edges):
            if s[road + e] != 0 and self.politics.is_open(g, e) and self.politics.may_remove(g, e):
                g.scratch.codes[n] = self.base + e
                n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.politics.remove_road(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.politics.building.road + x] == 0:
            return IllegalAction("diplomat.no_road", "CK-83", edge=int(x))
        if not self.politics.may_remove(g, x):
            return self.politics.on_may_remove.refusal(g, seat, ROAD, x)
        return IllegalAction("diplomat.not_open", "CK-83", edge=int(x))


class PoliticsVerb(Verb):
    """What a player chooses after a politics card."""

    def __init__(self, name: str, field: Field, politics: PoliticsCards) -> None:
        super().__init__(name, [field])
        self.politics = politics


class RebuildRoute(PoliticsVerb):
    """The player's own piece that the Diplomat removed goes to another path (CK-83). A subclass knows one sort of
    piece: whether it is in hand, where it may go, and why not."""

    def __init__(self, name: str, edge: Field, politics: PoliticsCards, piece: i64) -> None:
        super().__init__(name, edge, politics)
        self.piece: i64 = piece

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if not self.is_in_hand(g):
            return n
        return self.politics.drop_left_edge(g, self.base, n, self.offer_places(g, seat, n))

    def apply(self, g: State, seat: i64, x: i64) -> None:
        start: i64 = self.politics.left_edge(g)
        g.close()
        self.politics.building.place_route(g, seat, x, self.piece)
        self.politics.end_move(g, seat, start, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if self.is_in_hand(g) and x == self.politics.left_edge(g):
            return IllegalAction("diplomat.same_place", "CK-83", edge=int(x))
        return self.place_refusal(g, seat, x)

    # ---- for subclasses

    def is_in_hand(self, g: State) -> bool:
        """Whether it is a piece of this sort that was removed."""
        return False

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        """Write the codes of all places for it; return the new n."""
        return n

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        """Why it is not put here: it is not in hand, or the place is not for it."""
        return None


@final
class RebuildRoad(RebuildRoute):
    """A road, by the rules for roads."""

    def is_in_hand(self, g: State) -> bool:
        return self.politics.rebuilds_road(g)

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.politics.building.offer_roads(g, seat, self.base, n)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.is_in_hand(g):
            return IllegalAction("diplomat.another_piece", "CK-105")
        return self.politics.building.road_refusal(g, seat, x)


@final
class KeepRoadOff(SimpleVerb):
    """The road or ship stays in the stock (CK-83)."""

    def __init__(self, politics: PoliticsCards) -> None:
        super().__init__("keep_road_off", [])
        self.politics = politics

    def apply(self, g: State, seat: i64, x: i64) -> None:
        start: i64 = self.politics.left_edge(g)
        g.close()
        self.politics.end_move(g, seat, start, -1)


@final
class PlayIntrigue(ProgressVerb):
    """Another player's knight of any strength must leave a corner on the player's own road or ship (CK-84)."""

    def __init__(self, rules: Rules, politics: PoliticsCards) -> None:
        super().__init__("play_intrigue", [rules.corner_field()], politics.progress, INTRIGUE)
        self.roles = [roles.CARD, roles.GUESSED]
        self.politics = politics

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        first: i64 = self.politics.knights.list
        reach: i64 = self.politics.building.reach
        bit: i64 = g.rules.bits[seat]
        p: i64
        i: i64
        for p in range(g.rules.colours):
            if p != seat:
                for i in range(first, first + MOST):
                    corner: i64 = s[i] - 1
                    if corner < 0:
                        break
                    if s[reach + corner] & bit != 0:
                        g.scratch.codes[n] = self.base + corner
                        n += 1
            first += MOST
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.politics.knights.displace(g, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        owner: i64 = self.politics.knights.owner(g, x)
        if owner < 0 or owner == seat:
            return IllegalAction("intrigue.no_knight", "CK-84", corner=int(x))
        return IllegalAction("intrigue.no_road", "CK-84", corner=int(x))


@final
class PlaySpy(ProgressVerb):
    """Look at the hidden progress cards of another player and take one (CK-86)."""

    def __init__(self, rules: Rules, politics: PoliticsCards) -> None:
        super().__init__("play_spy", [rules.seat_field("victim")], politics.progress, SPY)
        self.roles = [roles.CARD, roles.GUESSED]
        self.politics = politics

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.politics.progress.hand_size(g, p) > 0:
                g.scratch.codes[n] = self.base + p
                n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.politics.look_at(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if x == seat:
            return IllegalAction("spy.own", "CK-86")
        return IllegalAction("spy.nothing_hidden", "CK-96", victim=int(x))


@final
class TakeProgress(PoliticsVerb):
    """One of the cards that were seen (CK-86)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        seen: i64 = self.politics.seen + seat * KINDS
        k: i64
        for k in range(KINDS):
            if g.s[seen + k] > 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        victim: i64 = g.argument()
        g.close()
        self.politics.take(g, seat, victim, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("spy.not_seen", "CK-86", card=CARDS[x])
