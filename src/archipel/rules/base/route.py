"""The longest trade route (BASE-68 to BASE-73)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.award import UNCHANGED, Award
from archipel.rules.base.building import Building
from archipel.rules.base.routes.lengths import RouteLengths
from archipel.rules.base.score import Score
from archipel.rules.base.trails import ENDLESS, Trails
from archipel.rules.box_chapter import SETTLEMENT, UNSET, BoxChapter, Hooks

SHORTEST: Final = 5  # a route counts from here on (BASE-68)
POINTS: Final = 2
MOST_PIECES: Final = 40  # of a player that routes run over: with these any net is measured in milliseconds


@final
class LongestRoute(BoxChapter):
    """The length of every colour's longest trail and who holds the tile.

    A new road can only lengthen a trail that contains it, so only the roads connected to it are searched;
    all roads of a colour only where one was cut."""

    def __init__(self, used: bool = True) -> None:
        super().__init__("longest_route")
        self.joined_by_buildings = False
        self.used = used  # without it routes are measured, but nobody gets the tile
        self.competing = self.length = self.holder = self.route_event = UNSET
        self.lengths: RouteLengths | None = None  # where pieces are moved
        self.on_edge_length = Hooks()

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.score = rules.the(Score)
        self.trails = Trails(rules.graph, self.building, self.on_edge_length)
        self.competing = rules.players
        self.length = rules.colour_block("route_length", PUBLIC)
        self.holder = rules.block("longest_route", PUBLIC, reads="holder")  # 0 set aside, or 1 + the holder's colour
        self.tile = Award(self.holder, self.length, SHORTEST, True)
        self.route_event = rules.event("longest_route", [SEAT, EventField("length", "number", PUBLIC)])
        self.building.on_placed.append(self)
        self.building.on_held.append(self)
        self.building.on_route_lost.append(self)
        self.building.on_suspended.append(self)

    def begin(self, g: State) -> None:
        """Refuse stocks with which a route could not be measured in time: the search grows exponentially with them."""
        pieces: i64 = 0
        i: i64
        for i in range(len(self.building.piece_names)):
            if self.building.on_edge[i] != 0:
                pieces += self.building.stock.get(self.building.piece_names[i], 0)
        if pieces > MOST_PIECES:
            raise SetUpError(
                f"a player has {pieces} pieces for routes: at most {MOST_PIECES} can be measured", "BASE-68"
            )

    def facts(self) -> dict[str, int]:
        return {"longest_route_points": POINTS, "longest_route_least": SHORTEST} if self.used else {}

    def let_neutrals_compete(self, rules: Rules) -> None:
        """Neutral colours may hold the tile too; unless a chapter says so only players compete for it."""
        self.competing = rules.colours

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if self.building.on_edge[piece] != 0:
            self.lengthen(g, colour, at)
        elif piece == SETTLEMENT:
            if self.joined_by_buildings:
                self.join(g, colour, at)
            self.cut(g, colour, at)

    def route_lost(self, g: State, colour: i64, edge: i64) -> None:
        """A piece of this colour has left the board: search its routes again (BASE-72). Who holds the tile then is for
        `award`, when no piece is to lie elsewhere."""
        self.piece_gone(g, colour, edge)
        g.s[self.length + colour] = self.measure(g, colour, g.s[self.length + colour])

    def corner_taken(self, g: State, colour: i64, corner: i64) -> None:
        """Others' lines are cut here. Who holds the tile then is decided when the piece stands for good."""
        self.measure_at(g, colour, corner)

    def corner_left(self, g: State, colour: i64, corner: i64) -> None:
        """Others' lines that were cut here are whole again; the tile waits as above."""
        kept = self.lengths
        done: i64 = 0
        edge: i64 = self.crossing(g, colour, corner, done)
        while edge >= 0:
            owner: i64 = g.s[self.building.road + edge] - 1
            length: i64 = g.s[self.length + owner]
            if kept is not None:
                kept.renew(g, owner + 1, corner)
                g.s[self.length + owner] = kept.longest_at(g, owner + 1, corner, length)
            elif g.rules.graph.corner_width < 4:
                g.s[self.length + owner] = self.trails.longest_with(g, owner + 1, edge, length)
            else:  # roads and ships of theirs may meet here, which this one road does not show
                g.s[self.length + owner] = self.measure(g, owner, ENDLESS)
            done |= g.rules.bits[owner]
            edge = self.crossing(g, colour, corner, done)

    def came_to_rest(self, g: State) -> None:
        self.award(g)

    def join_kinds_by_buildings(self, rules: Rules, route_kind: i64) -> None:
        """There are several kinds of route pieces, as this edge block says: they are one route only through a building
        of their owner. Pieces of the second kind are moved."""
        self.building.route_kind = route_kind
        self.joined_by_buildings = True
        self.lengths = RouteLengths(rules, self.building, self.trails)

    def join(self, g: State, colour: i64, corner: i64) -> None:
        """A building may join what did not meet before."""
        kept = self.lengths
        if kept is not None:
            kept.renew(g, colour + 1, corner)
            self.has_length(g, colour, kept.longest_at(g, colour + 1, corner, g.s[self.length + colour]))
            return
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and g.s[self.building.road + edge] == colour + 1:
                self.lengthen(g, colour, edge)
                return  # all of them meet here

    def building_suspended(self, g: State, colour: i64, corner: i64) -> None:
        """A building that does not count joins nothing (TB-BA-10)."""
        if self.joined_by_buildings:
            self.count_again(g, colour, corner)

    def building_restored(self, g: State, colour: i64, corner: i64) -> None:
        if self.joined_by_buildings:
            self.count_again(g, colour, corner)

    def count_again(self, g: State, colour: i64, corner: i64) -> None:
        """The building on a corner begins or ceases to count."""
        kept = self.lengths
        if kept is not None:
            kept.renew(g, colour + 1, corner)
        g.s[self.length + colour] = self.measure(g, colour, ENDLESS)
        self.award(g)

    def leave(self, g: State, colour: i64, edge: i64) -> None:
        """A piece is about to leave its edge. Who holds the tile then is for `award`, when it lies elsewhere."""
        length: i64 = g.s[self.length + colour]
        kept = self.lengths
        if kept is not None:
            g.s[self.length + colour] = kept.leave(g, colour + 1, edge, length)
        else:
            g.s[self.length + colour] = self.trails.longest_without(g, colour + 1, edge, length)

    def piece_gone(self, g: State, colour: i64, edge: i64) -> None:
        """A piece of this colour has left an edge. The caller lets its routes be measured again."""
        kept = self.lengths
        if kept is not None:
            kept.links.forget(g, colour + 1, edge)

    def remeasure(self, g: State, colour: i64) -> None:
        """Pieces of this colour have left the board for good."""
        g.s[self.length + colour] = self.measure(g, colour, g.s[self.length + colour])
        self.award(g)

    def length_changed(self, g: State, edge: i64) -> None:
        """The answer `edge_length` is another one for this edge now."""
        owner: i64 = g.s[self.building.road + edge] - 1
        if owner < 0:
            return
        kept = self.lengths
        if kept is not None:
            g.s[self.length + owner] = kept.weigh(g, owner + 1, edge, g.s[self.length + owner])
        else:
            g.s[self.length + owner] = self.measure(g, owner, ENDLESS)
        self.award(g)

    def lengthen(self, g: State, colour: i64, edge: i64) -> None:
        """The longest trail through a new road; strictly longer than the holder's takes the tile (BASE-68, BASE-70)."""
        before: i64 = g.s[self.length + colour]
        kept = self.lengths
        if kept is not None:
            self.has_length(g, colour, kept.put(g, colour + 1, edge, before))
        else:
            self.has_length(g, colour, self.trails.longest_with(g, colour + 1, edge, before))

    def has_length(self, g: State, colour: i64, length: i64) -> None:
        """The longest trail of a colour is this long, at least as long as it was."""
        s = g.s
        if length == s[self.length + colour]:
            return
        s[self.length + colour] = length
        if length >= SHORTEST and s[self.holder] != colour + 1 and colour < self.competing:
            self.award(g)

    def cut(self, g: State, colour: i64, corner: i64) -> None:
        """A building on another's line cuts it: measure that line again (BASE-67, BASE-71)."""
        if self.measure_at(g, colour, corner):
            self.award(g)

    def measure_at(self, g: State, colour: i64, corner: i64) -> bool:
        """Measure the lines of other colours that go through here, and say if there is one."""
        kept = self.lengths
        done: i64 = 0
        edge: i64 = self.crossing(g, colour, corner, done)
        while edge >= 0:
            owner: i64 = g.s[self.building.road + edge] - 1
            if kept is not None:
                kept.renew(g, owner + 1, corner)
            g.s[self.length + owner] = self.measure(g, owner, g.s[self.length + owner])
            done |= g.rules.bits[owner]
            edge = self.crossing(g, colour, corner, done)
        return done != 0

    def crossing(self, g: State, colour: i64, corner: i64, done: i64) -> i64:
        """A road of another colour, none of `done`, that has a second one at this corner; -1 for none. Where three
        paths meet there is at most one such colour, where more do there may be several."""
        s = g.s
        graph = g.rules.graph
        marks: i64 = 0
        if done != 0 and graph.corner_width < 4:
            return -1
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0:
                owner: i64 = s[self.building.road + edge] - 1
                if owner >= 0 and owner != colour and done & g.rules.bits[owner] == 0:
                    if marks & g.rules.bits[owner] != 0:
                        return edge
                    marks |= g.rules.bits[owner]
        return -1

    def measure(self, g: State, colour: i64, most: i64) -> i64:
        """The longest trail of a colour; `most` is how long it can be at all."""
        kept = self.lengths
        if kept is not None:
            return kept.longest(g, colour + 1, most)
        return self.trails.longest(g, colour + 1, most)

    def award(self, g: State) -> None:
        """Who holds the tile now: the holder among the longest keeps it, a single longest takes it, otherwise it lies
        aside (BASE-72, BASE-73)."""
        if not self.used:
            return
        before: i64 = self.tile.update(g, self.competing)
        if before == UNCHANGED:
            return
        holder: i64 = g.s[self.holder]
        self.score.pass_on(g, before, holder, POINTS)
        g.emit(self.route_event, holder - 1, g.s[self.length + holder - 1] if holder != 0 else 0)
