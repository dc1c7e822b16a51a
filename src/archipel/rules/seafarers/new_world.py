"""New World: before anybody settles, the players place the harbours (SEA-NW-3).

Tiles and numbers are dealt by the set-up, and points for foreign islands are a matter of the chapter of islands.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.scenario import Scenario
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import ACTIVE, CARD_STREAM, PUBLIC
from archipel.rules.base.land import DRY, WET
from archipel.rules.base.placement import Placement
from archipel.rules.box_chapter import UNSET
from archipel.rules.seafarers.sea_chapter import SeaChapter


@final
class PlaceHarbour(Verb):
    """The flipped harbour goes to a coast, away from the others (SEA-NW-3)."""

    def __init__(self, rules: Rules, world: NewWorld) -> None:
        super().__init__("place_harbour", [rules.edge_field()])
        self.world = world

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        e: i64
        for e in range(g.rules.graph.edges):
            if self.world.is_place(g, e):
                g.scratch.codes[n] = self.base + e
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        world = self.world
        harbour: i64 = g.s[world.flipped]
        g.close()
        g.s[world.flipped] = 0
        g.s[world.land.harbour + x] = harbour
        g.emit(world.placed, seat, harbour, x)
        g.s[ACTIVE] = (seat + 1) % g.rules.players

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.world.is_coast(g, x):
            return IllegalAction("harbour.no_coast", "SEA-NW-3", edge=int(x))
        return IllegalAction("harbour.too_close", "SEA-NW-3", edge=int(x))


@final
class NewWorld(SeaChapter):
    """The stack of harbours. It has no order: which one lies on top is decided when it is flipped."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__("new_world")
        self.stock_at_start = scenario.harbour_stock
        self.kinds = self.stock = self.flipped = self.spare = self.flip_point = self.turned = self.placed = UNSET
        self.left_over = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.placement = rules.the(Placement)
        names = self.land.harbour_names
        self.kinds = len(names) - 1  # without the name for no harbour
        self.stock = rules.block("harbour_stock", PUBLIC, self.kinds, "cards", names[1:])
        self.flipped = rules.block("harbour_flipped", PUBLIC, reads="name", names=names)  # it is being placed
        self.spare = rules.block("harbours_left_over", PUBLIC, self.kinds, "cards", names[1:])  # out of the game
        self.flip_point = rules.point("harbour", CARD_STREAM, names[1:])
        harbour = EventField("harbour", "harbour", PUBLIC, names)
        self.turned = rules.event("harbour_flipped", [SEAT, harbour])
        self.placed = rules.event("harbour_placed", [SEAT, harbour, EventField("edge", "edge", PUBLIC)])
        self.left_over = rules.event("harbours_left_over", [EventField("count", "number", PUBLIC)])
        self.phase = rules.phase("place_harbour", "SEA-NW-3")
        self.phase.offer(rules.add(PlaceHarbour(rules, self)))
        self.next = rules.step("harbour_stack", "SEA-NW-3", self)

    def begin(self, g: State) -> None:
        """Harbours come first: this lies on top of the placement, which has begun."""
        k: i64
        for k in range(self.kinds):
            g.s[self.stock + k] = self.stock_at_start.get(self.land.harbour_names[k + 1], 0)
        g.open(self.next.index, g.s[self.placement.first])

    def run(self, g: State) -> None:
        """The next seat flips a harbour, as long as there are some and places for them."""
        s = g.s
        weights = g.scratch.weights
        total: i64 = 0
        k: i64
        for k in range(self.kinds):
            weights[k] = s[self.stock + k]
            total += weights[k]
        if total == 0 or not self.has_place(g):
            self.finish(g, total)
            return
        k = g.weighted(self.flip_point, self.kinds)
        s[self.stock + k] -= 1
        s[self.flipped] = k + 1
        seat: i64 = s[ACTIVE]
        g.emit(self.turned, seat, k + 1)
        g.open(self.phase.index, seat)

    def finish(self, g: State, spare: i64) -> None:
        """What found no place goes out of the game; the placement goes on where it was."""
        s = g.s
        k: i64
        for k in range(self.kinds):
            s[self.spare + k] = s[self.stock + k]
            s[self.stock + k] = 0
        if spare > 0:
            g.emit(self.left_over, spare)
        g.close()
        s[ACTIVE] = s[self.placement.first]

    # ---- places

    def is_coast(self, g: State, edge: i64) -> bool:
        return self.land.beside(g, edge) == DRY | WET

    def is_place(self, g: State, edge: i64) -> bool:
        """A coast whose two corners have no harbour (SEA-NW-3)."""
        if not self.is_coast(g, edge):
            return False
        graph = g.rules.graph
        i: i64
        k: i64
        for i in range(2):
            corner: i64 = graph.edge_corners[2 * edge + i]
            for k in range(graph.corner_width):
                other: i64 = graph.corner_edges[corner * graph.corner_width + k]
                if other >= 0 and g.s[self.land.harbour + other] != 0:
                    return False
        return True

    def has_place(self, g: State) -> bool:
        e: i64
        for e in range(g.rules.graph.edges):
            if self.is_place(g, e):
                return True
        return False
