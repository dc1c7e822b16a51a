"""The politics cards: gifts, deserters, roads that are taken off, what a spy sees (CK-80 to CK-88, CK-96, CK-97).

The verbs are in `politics_verbs`, `intrigue_verbs` and `knight_cards`. Constitution has none: it is revealed as soon as
it is drawn (CK-81), see `Progress`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field
from archipel.engine.words import ARGUMENT, DECIDER, OWNER, PUBLIC, TOP
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import ROAD, UNSET
from archipel.rules.cards_owed import CardsOwed
from archipel.rules.cities_knights.city_chapter import CityChapter, CityHooks
from archipel.rules.cities_knights.intrigue_verbs import (
    KeepRoadOff,
    PlayDiplomat,
    PlayIntrigue,
    PlaySpy,
    RebuildRoad,
    TakeProgress,
)
from archipel.rules.cities_knights.knight_cards import Desert, PlaceDeserter, PlayDeserter, PlayWarlord
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.politics_verbs import (
    PlayBishop,
    PlaySaboteur,
    PlayWedding,
    SendBishop,
)
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import BISHOP, CARDS, KINDS, SABOTEUR, TRACKS, WEDDING
from archipel.rules.cities_knights.progress_verb import ProgressVerb
from archipel.rules.seafarers.sea_chapter import SeaHooks

GIFT: Final = 2  # cards that a wedding guest gives (CK-88)
HALF_IS_ONE: Final = 2  # fewer cards than this have no half to lose, rounded down (CK-85)


@final
class Gifts(CardsOwed):
    """Wedding guests give what could be stolen from them (CK-88)."""

    def __init__(self, politics: PoliticsCards) -> None:
        super().__init__(politics.cards, politics.cards.stealable, "gifts_owed", politics.owed, "CK-88")
        self.refuse_not_held("wedding.not_held")
        self.refuse_wrong_number("wedding.wrong_number")
        self.politics = politics

    def lose(self, g: State, seat: i64, kind: i64, count: i64) -> None:
        self.politics.hand_over(g, seat, g.argument(), kind, count)


@final
class PoliticsCards(CityChapter):
    """What the verbs of the politics cards share."""

    def __init__(self) -> None:
        super().__init__("politics_cards")
        self.owed = self.seen = self.route_removed = self.spied = self.took = self.gave = UNSET
        self.has_knights = True  # of this box, on corners; where there are none, other chapters play their cards
        self.on_closed = SeaHooks()  # asked for `anchors`
        self.on_bishop = CityHooks()
        self.on_may_remove = CityHooks()
        self.on_route = CityHooks()  # `route_gone` and `route_moved`

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.route = rules.the(LongestRoute)
        self.progress = rules.the(Progress)
        self.has_knights = rules.has(Knights)
        if self.has_knights:
            self.knights = rules.the(Knights)
        names = list(CARDS)
        self.owed = rules.player_block("gifts_owed", PUBLIC)  # cards that a wedding guest has still to give
        # what a spy sees of the victim's hidden cards until one of them is taken
        self.seen = rules.player_block("seen_progress", OWNER, KINDS, "cards", names)
        victim = EventField("victim", "seat", PUBLIC)
        if self.has_knights:
            sent: i64 = rules.event("deserter_sent", [SEAT, victim])
            self.deserter = PlayDeserter(rules, self.progress, self.knights, sent)
        self.route_removed = rules.event(
            "route_removed", [SEAT, EventField("owner", "seat", PUBLIC), EventField("edge", "edge", PUBLIC)]
        )
        card = EventField("card", "card", ("seat", "victim"), names)
        self.spied = rules.event("spied", [SEAT, victim, card])
        track = EventField("track", "track", PUBLIC, list(TRACKS))
        self.took = rules.event("progress_taken", [SEAT, victim, track, card])
        gift = EventField("card", "card", ("seat", "to"), self.cards.names)
        self.gave = rules.event("wedding_gift", [SEAT, EventField("to", "seat", PUBLIC), gift])
        members: list[ProgressVerb] = [
            PlayBishop("play_bishop", self, BISHOP),
            PlayDiplomat(rules, self),
            PlaySaboteur("play_saboteur", self, SABOTEUR),
            PlaySpy(rules, self),
            PlayWedding("play_wedding", self, WEDDING),
        ]
        if self.has_knights:
            members += [self.deserter, PlayIntrigue(rules, self), PlayWarlord(self.progress, self.knights)]
            members.sort(key=lambda verb: int(verb.card))
        self.progress.offer(rules, members)
        self.bishop_phase = rules.phase("bishop", "CK-80")
        self.bishop_phase.offer(rules.add(SendBishop("send_bishop", rules.tile_field(), self)))
        if self.has_knights:
            desert = Desert("desert", rules.corner_field(), self.deserter)
            place = PlaceDeserter("place_deserter", rules.corner_field(), self.knights)
            self.deserter.offer_choices(rules, "desert", desert, "deserter", place)
        self.rebuild_phase = rules.phase("rebuild", "CK-83")  # 2 * edge, + 1 if it was not a road: see `rebuilds_road`
        self.rebuild_phase.offer(rules.add(RebuildRoad("rebuild_road", rules.edge_field(), self, ROAD)))
        self.rebuild_phase.offer(rules.add(KeepRoadOff(self)))
        self.spy_phase = rules.phase("spy", "CK-86")  # the victim
        self.spy_phase.offer(rules.add(TakeProgress("take_progress", Field("card", "card", KINDS, list(CARDS)), self)))
        self.wedding_phase = rules.phase("wedding", "CK-88")  # who receives the cards
        self.wedding_phase.cause = "played_progress"
        Gifts(self).offer(rules, self.wedding_phase, "give_card", "give_cards")
        self.progress.on_seen.append(self)

    # ---- saboteur and wedding

    def to_sabotage(self, g: State, seat: i64) -> i64:
        """The others with as many points or more who have cards to lose, as bits (CK-85, CK-97)."""
        points: i64 = self.score.points
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if p != seat and g.s[points + p] >= g.s[points + seat] and self.cards.limit_count(g, p) >= HALF_IS_ONE:
                found |= g.rules.bits[p]
        return found

    def wedding_guests(self, g: State, seat: i64) -> i64:
        """The others with more points who have cards to give, as bits (CK-88, CK-97)."""
        s = g.s
        points: i64 = self.score.points
        own: i64 = s[points + seat]
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if s[points + p] > own and self.cards.stealable_count(g, p) > 0:
                found |= g.rules.bits[p]
        return found

    def ask_for_gifts(self, g: State, seat: i64) -> None:
        """A player with no more cards than are asked for gives them all; the others choose (CK-88)."""
        guests: i64 = self.wedding_guests(g, seat)
        p: i64
        k: i64
        asked: i64 = 0
        for p in range(g.rules.players):
            if guests & g.rules.bits[p] != 0 and self.cards.stealable_count(g, p) > GIFT:
                g.s[self.owed + p] = GIFT
                asked |= g.rules.bits[p]
        while guests != asked:
            p = g.first_of(guests & ~asked)
            guests -= g.rules.bits[p]
            for k in range(self.cards.kinds):
                if self.cards.stealable[k] != 0:
                    self.hand_over(g, p, seat, k, self.cards.held(g, p, k))
        if asked != 0:
            g.open_for(self.wedding_phase.index, asked, seat)

    def hand_over(self, g: State, giver: i64, taker: i64, kind: i64, count: i64) -> None:
        """Only the two of them learn which cards they are."""
        self.cards.give(g, giver, taker, kind, count)
        i: i64
        for i in range(count):
            g.emit(self.gave, giver, taker, kind)

    # ---- bishop, without a robber

    def offer_bishop(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every tile to which another chapter lets the Bishop go."""
        tile: i64
        for chapter in self.on_bishop.all:
            for tile in range(g.rules.graph.tiles):
                if chapter.may_send_bishop(g, seat, tile):
                    g.scratch.codes[n] = base + tile
                    n += 1
        return n

    def has_bishop_tile(self, g: State, seat: i64) -> bool:
        """Whether there is any such tile."""
        tile: i64
        for chapter in self.on_bishop.all:
            for tile in range(g.rules.graph.tiles):
                if chapter.may_send_bishop(g, seat, tile):
                    return True
        return False

    def send_bishop(self, g: State, seat: i64, tile: i64) -> None:
        for chapter in self.on_bishop.all:
            chapter.bishop_sent(g, seat, tile)

    def bishop_refusal(self) -> IllegalAction:
        """Why he does not go where he would."""
        if len(self.on_bishop.all) > 0:
            return IllegalAction("bishop.nobody_there", "CK-96")
        return IllegalAction("bishop.no_robber", "CK-96")

    # ---- diplomat

    def may_remove(self, g: State, edge: i64) -> bool:
        """Whether the other chapters let the piece on an edge be removed."""
        return all(chapter.may_remove_route(g, edge) for chapter in self.on_may_remove.all)

    def is_open(self, g: State, edge: i64) -> bool:
        """Whether at one end of this road, or ship, there is no other piece of its owner's (CK-83)."""
        s = g.s
        graph = g.rules.graph
        edges = graph.corner_edges
        width: i64 = graph.corner_width
        road: i64 = self.building.road
        held: i64 = self.building.held
        holder: i64 = s[road + edge]
        end: i64
        k: i64
        for end in range(2 * edge, 2 * edge + 2):
            corner: i64 = graph.edge_corners[end]
            if s[held + corner] == holder:
                continue
            ends: bool = True
            for k in range(corner * width, (corner + 1) * width):
                other: i64 = edges[k]
                if other >= 0 and other != edge and s[road + other] == holder:
                    ends = False
                    break
            if ends and (len(self.on_closed.all) == 0 or not self.is_closed(g, holder - 1, corner)):
                return True
        return False

    def is_closed(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether another chapter says that a route of the seat stays where it has come to this corner."""
        return any(chapter.anchors(g, seat, corner) for chapter in self.on_closed.all)

    def remove_road(self, g: State, seat: i64, edge: i64) -> None:
        """An open road, or ship, goes back to the stock; its owner may build it again elsewhere, if it is the seat that
        has played the card (CK-83, CK-105)."""
        owner: i64 = g.s[self.building.road + edge] - 1
        another: bool = not self.building.is_road(g, edge)
        g.emit(self.route_removed, seat, owner, edge)
        self.building.remove_route(g, owner, edge)
        is_moved: bool = owner == seat and (another or self.has_other_place(g, seat, edge))
        if is_moved:
            g.open(self.rebuild_phase.index, seat, 2 * edge + 1 if another else 2 * edge)
        else:
            self.route.award(g)
        for chapter in self.on_route.all:
            chapter.route_gone(g, seat, owner, edge, is_moved)

    def end_move(self, g: State, seat: i64, start: i64, edge: i64) -> None:
        """The piece in hand has come to an edge, or to the stock, -1; the longest route is judged only now."""
        self.route.award(g)
        for chapter in self.on_route.all:
            chapter.route_moved(g, seat, start, edge)

    def has_other_place(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether a road could lie anywhere but on this edge."""
        e: i64
        for e in range(g.rules.graph.edges):
            is_open: bool = g.s[self.building.open + e] & g.rules.bits[seat] != 0
            if is_open and e != edge and self.building.may_build_road(g, seat, e):
                return True
        return False

    def rebuilds_road(self, g: State) -> bool:
        """Whether the piece in hand is a road; other boxes offer verbs for theirs in `rebuild_phase`."""
        return g.argument() % 2 == 0

    def left_edge(self, g: State) -> i64:
        """Where the piece in hand comes from."""
        return g.argument() // 2

    def drop_left_edge(self, g: State, base: i64, n: i64, end: i64) -> i64:
        """Of the codes from n to before end, keep those for other edges; where they end now (CK-83)."""
        codes = g.scratch.codes
        left: i64 = base + self.left_edge(g)
        i: i64
        for i in range(n, end):
            if codes[i] != left:
                codes[n] = codes[i]
                n += 1
        return n

    # ---- spy

    def look_at(self, g: State, seat: i64, victim: i64) -> None:
        """All hidden cards of the victim are seen; the only one is taken without a question (CK-86)."""
        s = g.s
        k: i64
        i: i64
        for k in range(KINDS):
            held: i64 = s[self.progress.held + victim * KINDS + k]
            s[self.seen + seat * KINDS + k] = held
            for i in range(held):
                g.emit(self.spied, seat, victim, k)
        if self.progress.hand_size(g, victim) > 1:
            g.open(self.spy_phase.index, seat, victim)
            return
        k = 0
        while s[self.seen + seat * KINDS + k] == 0:
            k += 1
        self.take(g, seat, victim, k)

    def take(self, g: State, seat: i64, victim: i64, card: i64) -> None:
        """A card that was seen changes hands; the limit holds for the taker (CK-39, CK-86)."""
        k: i64
        for k in range(KINDS):
            g.s[self.seen + seat * KINDS + k] = 0
        g.emit(self.took, seat, victim, self.progress.deck_of[card], card)
        self.progress.hand_over(g, victim, seat, card)

    def seen_progress(self, g: State, seat: i64, card: i64) -> i64:
        """The hand that a spy looks at stays what is seen of it."""
        top: i64 = g.s[TOP]
        if g.s[top] != self.spy_phase.index or g.s[top + ARGUMENT] != seat:
            return 0
        seen: i64 = g.s[self.seen + g.s[top + DECIDER] * KINDS + card]
        return seen if seen > 0 else 0

    def redeal(self, g: State, seat: i64) -> None:
        """Whatever another's spy sees is the hand that the victim has been dealt."""
        s = g.s
        top: i64 = s[TOP]
        spy: i64 = s[top + DECIDER] if s[top] == self.spy_phase.index else -1
        p: i64
        k: i64
        for p in range(g.rules.players):
            if p == seat:
                continue
            for k in range(KINDS):
                s[self.seen + p * KINDS + k] = s[self.progress.held + s[top + ARGUMENT] * KINDS + k] if p == spy else 0
