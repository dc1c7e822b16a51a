"""The caravans: camels that leave the oasis, and what they bring (TB-CAR-1 to TB-CAR-8, TB-CAR-12, TB-CAR-13).

A caravan has a head: the corner from which its next camel goes on, before the first camel the corner of its arrow. A
camel is kept as the corner it points to. Two caravans whose heads meet go on as one; one whose head has no free edge
left is finished. Who places a camel is a matter of the vote (caravan_vote.py).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.scenario import Scenario
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DICE_STREAM, PUBLIC
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import ROBBER, SETTLEMENT, UNSET
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

OASIS: Final = "oasis"
NONE: Final = -1  # no camel
BETWEEN: Final = 2  # camels at a building for its point (TB-CAR-13)
BETWEEN_POINTS: Final = 1
ARROWS: Final = 3  # of an oasis: every other corner of it
LIES: Final = ["up", "down"]  # how an oasis may lie: an arrow to the north, or to the south (TB-CAR-2)


def arrows_of(graph: Graph, oasis: int) -> list[tuple[int, int]]:
    """The corners of an oasis and the edges that leave it there, clockwise; -1 for an edge that is not on the board."""
    width = int(graph.tile_width)
    sides = {int(edge) for edge in graph.tile_edges[oasis * width : (oasis + 1) * width]}
    found: list[tuple[int, int]] = []
    for corner in graph.tile_corners[oasis * width : (oasis + 1) * width]:
        at = int(corner) * int(graph.corner_width)
        edges = [int(edge) for edge in graph.corner_edges[at : at + int(graph.corner_width)]]
        found.append((int(corner), next((edge for edge in edges if edge >= 0 and edge not in sides), NONE)))
    return found


@final
class Caravans(TradersChapter):
    """Where camels are, how the caravans go on, and who has points and longer routes by them."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__("caravans")
        oases = [tile for tile, terrain in enumerate(scenario.terrain) if terrain == OASIS]
        arrows = [arrow for oasis in oases for arrow in arrows_of(scenario.graph, oasis)]
        if not oases or any(edge == NONE for _, edge in arrows):
            raise SetUpError(f"{scenario.source}: there must be an oasis, and none at the coast", "TB-CAR-2")
        self.oases: i64 = len(oases)
        self.count: i64 = ARROWS * len(oases)  # caravans
        self.arrow_corners: vec[i64] = vec_of([corner for corner, _ in arrows])
        self.arrow_edges: vec[i64] = vec_of([edge for _, edge in arrows])
        self.camels_at_start: i64 = scenario.values.get("camels", (0,))[0]
        if self.camels_at_start < 1:
            raise SetUpError(f"{scenario.source}: there are no camels", "TB-CAR-1")
        self.oasis: i64 = TERRAINS.index(OASIS)
        self.closed: vec[i64] = filled(int(scenario.graph.edges), 0)  # 1: not a path, where no camel stands
        self.camel = self.head = self.arrow = self.left = self.lie_point = self.placed_event = self.point_event = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.route = rules.the(LongestRoute)
        self.camel = rules.edge_block("camel", PUBLIC, "corner")  # the corner it points to, or -1
        self.head = rules.block("caravan_head", PUBLIC, self.count, "corner")
        self.arrow = rules.block("caravan_arrow", PUBLIC, self.count, "edge")
        self.left = rules.block("camels_left", PUBLIC)
        self.lie_point = rules.point("oasis", DICE_STREAM, LIES)
        corner = EventField("corner", "corner", PUBLIC)
        self.placed_event = rules.event("camel_placed", [SEAT, EventField("to", "edge", PUBLIC), corner], roles.PLACED)
        self.point_event = rules.event("caravan_point", [SEAT, corner])
        self.building.on_built.append(self)
        self.route.on_edge_length.append(self)
        rules.the(Robber).on_may_enter.append(self)

    def begin(self, g: State) -> None:
        """Every oasis may lie in two ways (TB-CAR-2)."""
        s = g.s
        s[self.left] = self.camels_at_start
        edge: i64
        for edge in range(g.rules.graph.edges):
            s[self.camel + edge] = NONE
        oasis: i64
        k: i64
        for oasis in range(self.oases):
            lie: i64 = g.uniform(self.lie_point, len(LIES))
            for k in range(ARROWS):
                of_oasis: i64 = 2 * ARROWS * oasis + 2 * k + lie
                s[self.head + ARROWS * oasis + k] = self.arrow_corners[of_oasis]
                s[self.arrow + ARROWS * oasis + k] = self.arrow_edges[of_oasis]

    # ---- the ways on

    def is_started(self, g: State, caravan: i64) -> bool:
        """Whether there is a camel at its arrow."""
        arrow: i64 = g.s[self.arrow + caravan]
        return g.s[self.camel + arrow] != NONE

    def goes_on(self, g: State, caravan: i64, edge: i64, to: i64) -> bool:
        """Whether the next camel of a caravan may stand on this edge and point to this end of it (TB-CAR-4)."""
        s = g.s
        if s[self.camel + edge] != NONE or self.closed[edge] != 0:
            return False
        if self.other_end(g, edge, to) != s[self.head + caravan]:
            return False
        return s[self.arrow + caravan] == edge or self.is_started(g, caravan)

    def other_end(self, g: State, edge: i64, corner: i64) -> i64:
        """The other end of an edge; -1 if the corner is not one of its ends."""
        ends = g.rules.graph.edge_corners
        if ends[2 * edge] == corner:
            return ends[2 * edge + 1]
        return ends[2 * edge] if ends[2 * edge + 1] == corner else -1

    def caravans_on(self, g: State, edge: i64, to: i64) -> i64:
        """The caravans that this camel would continue, as bits; 0 where it may not stand."""
        found: i64 = 0
        caravan: i64
        for caravan in range(self.count):
            if self.goes_on(g, caravan, edge, to):
                found |= g.rules.bits[caravan]
        return found

    def offer_places(self, g: State, base: i64, n: i64, barred: i64) -> i64:
        """Write the places for the next camel, each once, as codes of an edge and the end that it points to; without
        those that would continue one of the barred caravans (bits)."""
        s = g.s
        graph = g.rules.graph
        codes = g.scratch.codes
        first: i64 = n
        caravan: i64
        k: i64
        i: i64
        if s[self.left] == 0:
            return n
        for caravan in range(self.count):
            head: i64 = s[self.head + caravan]
            started: bool = self.is_started(g, caravan)
            for k in range(head * graph.corner_width, (head + 1) * graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if edge < 0 or s[self.camel + edge] != NONE or self.closed[edge] != 0:
                    continue
                if not started and edge != s[self.arrow + caravan]:
                    continue
                to: i64 = graph.corner_neighbours[k]
                if barred != 0 and self.caravans_on(g, edge, to) & barred != 0:
                    continue
                code: i64 = base + edge * graph.corners + to
                known: bool = False
                for i in range(first, n):
                    if codes[i] == code:
                        known = True
                if not known:
                    codes[n] = code
                    n += 1
        return n

    def can_go_on(self, g: State, barred: i64) -> bool:
        """Whether there is a place for a camel (TB-CAR-8); uses no codes that are being read."""
        s = g.s
        graph = g.rules.graph
        caravan: i64
        k: i64
        if s[self.left] == 0:
            return False
        for caravan in range(self.count):
            head: i64 = s[self.head + caravan]
            for k in range(head * graph.corner_width, (head + 1) * graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if edge < 0:
                    continue
                found: i64 = self.caravans_on(g, edge, graph.corner_neighbours[k])
                if found != 0 and found & barred == 0:
                    return True
        return False

    def refusal_at(self, g: State, edge: i64) -> IllegalAction:
        """Why a camel may not stand here."""
        if g.s[self.camel + edge] != NONE:
            return IllegalAction("camel.taken", "TB-CAR-5", edge=int(edge))
        return IllegalAction("camel.not_here", "TB-CAR-4", edge=int(edge))

    # ---- a camel comes

    def place(self, g: State, seat: i64, edge: i64, to: i64) -> i64:
        """A seat places a camel; the caravans that go on with it, as bits (TB-CAR-4, TB-CAR-7)."""
        s = g.s
        moved: i64 = self.caravans_on(g, edge, to)
        caravan: i64
        for caravan in range(self.count):
            if moved & g.rules.bits[caravan] != 0:
                s[self.head + caravan] = to
        s[self.camel + edge] = to
        s[self.left] -= 1
        g.emit(self.placed_event, seat, edge, to)
        self.reward(g, self.other_end(g, edge, to))
        self.reward(g, to)
        self.route.length_changed(g, edge)
        return moved

    def reward(self, g: State, corner: i64) -> None:
        """The second camel at a corner brings the building there a point, a third one nothing more (TB-CAR-13)."""
        owner: i64 = self.building.owner(g, corner)
        if owner >= 0 and self.camels_at(g, corner) == BETWEEN:
            self.give_point(g, owner, corner)

    def give_point(self, g: State, colour: i64, corner: i64) -> None:
        self.score.add(g, colour, BETWEEN_POINTS)
        if colour < g.rules.players:
            g.emit(self.point_event, colour, corner)

    def camels_at(self, g: State, corner: i64) -> i64:
        """How many camels stand on the edges of a corner."""
        graph = g.rules.graph
        found: i64 = 0
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and g.s[self.camel + edge] != NONE:
                found += 1
        return found

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """A settlement between two camels has its point at once (TB-CAR-13)."""
        if piece == SETTLEMENT and self.camels_at(g, at) >= BETWEEN:
            self.give_point(g, seat, at)

    # ---- answers

    def edge_length(self, g: State, edge: i64, length: i64) -> i64:
        """Beside a camel a road counts double (TB-CAR-12)."""
        at: i64 = self.camel + edge
        return 2 * length if g.s[at] != NONE else length

    def may_enter(self, g: State, tile: i64) -> bool:
        """The robber never comes to the oasis (TB-CAR-1)."""
        at: i64 = self.land.terrain + tile
        return g.s[at] != self.oasis

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == ROBBER and not self.may_enter(g, at):
            return IllegalAction("robber.oasis", "TB-CAR-1", tile=int(at))
        return None

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"between_camels_points": BETWEEN_POINTS}
