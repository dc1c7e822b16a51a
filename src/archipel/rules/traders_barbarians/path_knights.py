"""Knights on paths: they come to the castle and march at the end of a turn (TB-BA-13, TB-BA-14, TB-BA-18 to TB-BA-20).

A march is two actions: `lead_knight`, then `march`. Two paths that share a corner are one step apart.

Derived blocks list the paths on which each colour's knights stand, ascending, so that nobody need look for them on the
whole board, and count those beside each tile.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.layout import SEA
from archipel.board.scenario import Scenario
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb, Verb
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.traders_chapter import LONG_MARCH, TradersChapter, TradersHooks

FREE_STEPS: Final = 3
PAID_STEPS: Final = 5  # for a grain (TB-BA-19)
COST: Final = {"grain": 1}
CASTLE: Final = "castle"


class PathKnightVerb(Verb):
    """An action for which a player names the path of a knight."""

    def __init__(self, name: str, rules: Rules, knights: PathKnights) -> None:
        super().__init__(name, [rules.edge_field()])
        self.knights = knights


@final
class PlaceKnight(PathKnightVerb):
    """A knight from the stock on a free path: at the castle, or anywhere (TB-BA-13, TB-BA-14)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        knights = self.knights
        edges = knights.paths if g.phase() is knights.placing_anywhere else knights.castle_edges
        knight: i64 = knights.knight
        edge: i64
        for edge in edges:
            if s[knight + edge] == 0 and knights.is_path[edge] != 0:
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.knights.put(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        rule = "TB-BA-14" if g.phase() is knights.placing_anywhere else "TB-BA-13"
        if g.s[knights.knight + x] != 0:
            return IllegalAction("knighthood.occupied", rule, edge=int(x))
        if knights.is_path[x] == 0:
            return IllegalAction("knighthood.no_land", "TB-BA-19", edge=int(x))
        return IllegalAction("knighthood.only_at_castle", rule, edge=int(x))


@final
class LeadKnight(PathKnightVerb):
    """Choose one of the seat's own knights that has not marched in this turn (TB-BA-19)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        knights = self.knights
        first: i64 = knights.list + seat * knights.each
        at: i64
        for at in range(first, first + knights.each):
            edge: i64 = s[at] - 1
            if edge < 0:
                break
            if s[knights.marched + edge] == 0 and knights.can_march(g, seat, edge):
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.open(self.knights.marching.index, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        if g.s[knights.knight + x] != seat + 1:
            return IllegalAction("march.no_knight", "TB-BA-19", edge=int(x))
        if g.s[knights.marched + x] != 0:
            return IllegalAction("march.twice", "TB-BA-19", edge=int(x))
        return IllegalAction("march.nowhere_to_go", "TB-BA-19", edge=int(x))


@final
class March(PathKnightVerb):
    """To a free path up to three steps away, or five for a grain, never at the castle (TB-BA-19)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        start: i64 = g.argument()
        return self.knights.offer_paths(g, start, self.knights.can_pay(g, seat, start), self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        start: i64 = g.argument()
        g.close()
        knights.move(g, seat, start, x)
        knights.finish_if_all_marched(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.march_refusal(g, seat, g.argument(), x)


@final
class EndMarch(SimpleVerb):
    """The other knights stay, but none at the castle that can leave it (TB-BA-19)."""

    def __init__(self, knights: PathKnights) -> None:
        super().__init__("end_march", [roles.ENDS_TURN])
        self.knights = knights

    def may(self, g: State, seat: i64) -> bool:
        return self.knights.must_leave_castle(g, seat) < 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.knights.finish(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        edge: i64 = self.knights.must_leave_castle(g, seat)
        return IllegalAction("march.leave_castle", "TB-BA-19", edge=int(edge))


@final
class PathKnights(TradersChapter):
    """Whose knight stands on each path, how many are in stock, and which have marched in this turn."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__("path_knights")
        graph = scenario.graph
        edges = int(graph.edges)
        self.stock_at_start = scenario.values.get("knights", (0,))[0]
        self.each: i64 = self.stock_at_start
        self.castle_side: vec[i64] = filled(edges, 0)
        self.is_path: vec[i64] = filled(edges, 0)  # there is land of the home island beside it
        for edge in range(edges):
            if graph.edge_tiles[2 * edge] == graph.edge_tiles[2 * edge + 1]:
                continue  # a path inside a tile, not one of its sides
            for tile in (int(graph.edge_tiles[2 * edge]), int(graph.edge_tiles[2 * edge + 1])):
                if tile in scenario.home and scenario.terrain[tile] != SEA:
                    self.is_path[edge] = 1
                if tile >= 0 and scenario.terrain[tile] == CASTLE:
                    self.castle_side[edge] = 1
        self.paths: vec[i64] = vec_of([edge for edge in range(edges) if self.is_path[edge] != 0])
        self.castle_edges: vec[i64] = vec_of([edge for edge in range(edges) if self.castle_side[edge] != 0])
        if CASTLE not in scenario.terrain:
            raise SetUpError(f"{scenario.source}: there must be a castle", "TB-BA-3")
        self.costs_grain = True  # a long march
        near, steps, self.near_from, self.free_until = self._near(scenario)
        self.near: vec[i64] = near  # of each path the others within reach, nearest first
        self.near_steps: vec[i64] = steps  # how far they are
        self.knight = self.list = self.around = self.left = self.marched = UNSET
        self.placed_event = self.marched_event = UNSET
        self.on_knight_placed = TradersHooks()
        self.on_long_march = TradersHooks()
        self.on_marched = TradersHooks()
        self.on_force = TradersHooks()

    def _near(self, scenario: Scenario) -> tuple[vec[i64], vec[i64], vec[i64], vec[i64]]:
        """For every path those within five steps, how far they are, where its row begins, and where more than three
        steps begin."""
        graph = scenario.graph
        width = int(graph.corner_width)
        near: list[int] = []
        far: list[int] = []
        rows: list[int] = []
        free: list[int] = []
        for start in range(int(graph.edges)):
            rows.append(len(near))
            steps = {start: 0}
            line = [start]
            for edge in line:
                if steps[edge] == PAID_STEPS:
                    break
                for end in (0, 1):
                    corner = int(graph.edge_corners[2 * edge + end])
                    for k in range(width):
                        other = int(graph.corner_edges[corner * width + k])
                        if other >= 0 and other not in steps and self.is_path[other] != 0:
                            steps[other] = steps[edge] + 1
                            line.append(other)
            free.append(len(near) + sum(1 for edge in line if 0 < steps[edge] <= FREE_STEPS))
            near += line[1:]
            far += [steps[edge] for edge in line[1:]]
        rows.append(len(near))
        return vec_of(near), vec_of(far), vec_of(rows), vec_of(free)

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.price = rules.price("long_march", COST)
        self.knight = rules.edge_block("path_knight", PUBLIC, "holder")
        self.list = rules.colour_block("path_knight_list", PUBLIC, self.each, DERIVED)  # 1 + edge, then 0
        self.around = rules.tile_block("path_knights_around", PUBLIC, DERIVED)  # how many stand on sides of the tile
        self.left = rules.colour_block("path_knights_left", PUBLIC)
        self.marched = rules.edge_block("path_knight_marched", PUBLIC, "flag")
        edge = EventField("edge", "edge", PUBLIC)
        start = EventField("from", "edge", PUBLIC)
        to = EventField("to", "edge", PUBLIC)
        self.placed_event = rules.event("path_knight_placed", [SEAT, edge], roles.PLACED)
        self.marched_event = rules.event(
            "path_knight_marched", [SEAT, start, to, EventField("grain", "number", PUBLIC)], roles.PLACED
        )
        self.placing_at_castle = rules.phase("knight_at_castle", "TB-BA-13")
        self.placing_anywhere = rules.phase("knight_anywhere", "TB-BA-14")
        self.leading = rules.phase("knights_march", "TB-BA-19")
        self.marching = rules.phase("knight_marches", "TB-BA-19")
        place = rules.add(PlaceKnight("place_path_knight", rules, self))
        self.placing_at_castle.offer(place)
        self.placing_anywhere.offer(place)
        lead = LeadKnight("lead_knight", rules, self)
        lead.roles = [roles.HALF]
        self.lead = rules.add(lead)
        self.leading.offer(self.lead)
        self.leading.offer(rules.add(EndMarch(self)))
        self.march = rules.add(March("march", rules, self))
        self.marching.offer(self.march)
        self.turn.end_steps.append(self)
        for phase in (self.turn.action, self.turn.building):
            phase.explain(self.lead, "march.after_building", "TB-BA-19")

    def begin(self, g: State) -> None:
        colour: i64
        for colour in range(g.rules.players):
            g.s[self.left + colour] = self.stock_at_start

    # ---- placing

    def ask_for_castle(self, g: State, seat: i64) -> bool:
        """Let a seat put a knight at the castle; no if it has none, or no side is free (TB-BA-13)."""
        if g.s[self.left + seat] == 0 or not self.castle_has_room(g):
            return False
        g.open(self.placing_at_castle.index, seat)
        return True

    def ask_for_path(self, g: State, seat: i64) -> bool:
        """Let a seat put a knight on any path; no if it has none (TB-BA-14)."""
        if g.s[self.left + seat] == 0:
            return False
        g.open(self.placing_anywhere.index, seat)
        return True

    def castle_has_room(self, g: State) -> bool:
        i: i64
        for i in range(len(self.castle_edges)):
            edge: i64 = self.castle_edges[i]
            if g.s[self.knight + edge] == 0:
                return True
        return False

    def put(self, g: State, colour: i64, edge: i64) -> None:
        """From the stock onto a path."""
        g.s[self.left + colour] -= 1
        self.stand(g, colour, edge)
        g.emit(self.placed_event, colour, edge)
        for chapter in self.on_knight_placed.all:
            chapter.knight_placed(g, colour, edge)

    def take_back(self, g: State, edge: i64) -> None:
        """From a path into the stock."""
        g.s[self.left + g.s[self.knight + edge] - 1] += 1
        self.leave(g, edge)

    def stand(self, g: State, colour: i64, edge: i64) -> None:
        """A knight comes to a free path, from the stock or from a hand."""
        s = g.s
        s[self.knight + edge] = colour + 1
        at: i64 = self.list + (colour + 1) * self.each - 1
        while at > self.list + colour * self.each and (s[at - 1] == 0 or s[at - 1] > edge + 1):
            s[at] = s[at - 1]
            at -= 1
        s[at] = edge + 1
        self.count_around(g, edge, 1)

    def leave(self, g: State, edge: i64) -> None:
        """A knight leaves its path."""
        s = g.s
        colour: i64 = s[self.knight + edge] - 1
        s[self.knight + edge] = 0
        at: i64 = self.list + colour * self.each
        while s[at] != edge + 1:
            at += 1
        while at < self.list + (colour + 1) * self.each - 1:
            s[at] = s[at + 1]
            at += 1
        s[at] = 0
        self.count_around(g, edge, -1)

    def count_around(self, g: State, edge: i64, change: i64) -> None:
        """A knight has come to a path or left it: its two tiles have one more beside them, or one fewer."""
        s = g.s
        tiles = g.rules.graph.edge_tiles
        side: i64
        for side in range(2 * edge, 2 * edge + 2):
            tile: i64 = tiles[side]
            if tile >= 0:
                s[self.around + tile] += change

    def in_play(self, g: State, colour: i64) -> i64:
        """How many knights of a colour stand on paths."""
        return self.stock_at_start - g.s[self.left + colour]

    def force(self, g: State, edge: i64) -> i64:
        """What the knight on a path counts in a battle; 0 without one."""
        at: i64 = self.knight + edge
        if g.s[at] == 0:
            return 0
        force: i64 = 1
        for chapter in self.on_force.all:
            force = chapter.knight_force(g, edge, force)
        return force

    # ---- marching

    def end_step(self, g: State, seat: i64) -> bool:
        """After trade and building (TB-BA-19)."""
        if self.in_play(g, seat) == 0:
            return False
        g.open(self.leading.index, seat)
        return True

    def leave_out_grain(self, rules: Rules) -> None:
        """In this game nobody pays grain for a long march: other chapters say which knights go far."""
        self.costs_grain = False
        rules.prices.remove(self.price)
        del rules.price_named[self.price.name]

    def can_pay(self, g: State, seat: i64, start: i64) -> bool:
        """Whether a seat may lead the knight of a path far: for a grain, or because another chapter sees to it."""
        for chapter in self.on_long_march.all:
            if chapter.may_march_far(g, seat, start):
                return True
        return self.costs_grain and self.cards.can_pay(g, seat, self.price.pairs)

    def pay(self, g: State, seat: i64, start: i64) -> bool:
        """Pay for a long march, and say if it was with a grain."""
        for chapter in self.on_long_march.all:
            if chapter.may_march_far(g, seat, start):
                chapter.marched_far(g, seat, start)
                return False
        self.cards.pay(g, seat, self.price.pairs)
        return True

    def offer_paths(self, g: State, start: i64, paid: bool, base: i64, n: i64) -> i64:
        """Write a code for every path where the knight of another path may go."""
        s = g.s
        codes = g.scratch.codes
        knight: i64 = self.knight
        near = self.near
        castle_side = self.castle_side
        until: i64 = self.near_from[start + 1] if paid else self.free_until[start]
        i: i64
        for i in range(self.near_from[start], until):
            edge: i64 = near[i]
            if s[knight + edge] == 0 and castle_side[edge] == 0:
                codes[n] = base + edge
                n += 1
        return n

    def can_march(self, g: State, seat: i64, start: i64) -> bool:
        """Whether a knight of a seat on this path has anywhere to go."""
        free: i64 = self.free_until[start]
        if self.is_any_free(g, self.near_from[start], free):
            return True
        return self.can_pay(g, seat, start) and self.is_any_free(g, free, self.near_from[start + 1])

    def is_any_free(self, g: State, first: i64, until: i64) -> bool:
        """Whether a knight could march to one of the paths from `first` to before `until` in `near`."""
        s = g.s
        near = self.near
        i: i64
        for i in range(first, until):
            edge: i64 = near[i]
            if s[self.knight + edge] == 0 and self.castle_side[edge] == 0:
                return True
        return False

    def steps(self, start: i64, edge: i64) -> i64:
        """FREE_STEPS or PAID_STEPS, whichever is enough for the way, or -1."""
        i: i64
        for i in range(self.near_from[start], self.near_from[start + 1]):
            if self.near[i] == edge:
                return FREE_STEPS if i < self.free_until[start] else PAID_STEPS
        return -1

    def march_refusal(self, g: State, seat: i64, start: i64, edge: i64) -> IllegalAction | None:
        """Why a knight that stands on one path may not march to another."""
        if g.s[self.knight + edge] != 0:
            return IllegalAction("knighthood.occupied", "TB-BA-19", edge=int(edge))
        if self.castle_side[edge] != 0:
            return IllegalAction("march.to_castle", "TB-BA-19", edge=int(edge))
        if self.steps(start, edge) < 0:
            return IllegalAction("march.too_far", "TB-BA-19", steps=PAID_STEPS)
        if not self.costs_grain:
            return self.on_long_march.refusal(g, seat, LONG_MARCH, start)
        return self.cards.too_expensive(g, seat, self.price.pairs, "march.no_grain", "TB-BA-19")

    def move(self, g: State, seat: i64, start: i64, edge: i64) -> None:
        """A knight marches; more than three steps cost a grain, which its leader pays."""
        paid: i64 = 1 if self.steps(start, edge) > FREE_STEPS and self.pay(g, seat, start) else 0
        owner: i64 = g.s[self.knight + start] - 1
        self.leave(g, start)
        if g.s[self.knight + edge] != 0:
            self.leave(g, edge)  # a weaker one, which is displaced
        self.stand(g, owner, edge)
        g.s[self.marched + edge] = 1
        for chapter in self.on_marched.all:
            chapter.knight_marched(g, start, edge)
        g.emit(self.marched_event, seat, start, edge, paid)

    def must_leave_castle(self, g: State, seat: i64) -> i64:
        """A path at the castle from which a knight of the seat must march; -1 for none."""
        s = g.s
        first: i64 = self.list + seat * self.each
        at: i64
        for at in range(first, first + self.each):
            edge: i64 = s[at] - 1
            if edge < 0:
                break
            if self.castle_side[edge] != 0 and self.can_march(g, seat, edge):
                return edge
        return -1

    def has_leader(self, g: State, seat: i64) -> bool:
        """Whether a knight of the seat has not marched in this turn."""
        s = g.s
        first: i64 = self.list + seat * self.each
        at: i64
        for at in range(first, first + self.each):
            edge: i64 = s[at] - 1
            if edge < 0:
                break
            if s[self.marched + edge] == 0:
                return True
        return False

    def finish_if_all_marched(self, g: State, seat: i64) -> None:
        if not self.has_leader(g, seat):
            self.finish(g)

    def finish(self, g: State) -> None:
        """No knight marches any more in this turn."""
        s = g.s
        at: i64
        for at in range(self.list, self.list + g.rules.colours * self.each):
            edge: i64 = s[at] - 1
            if edge >= 0:
                s[self.marched + edge] = 0
        g.close()

    # ---- for clients

    def piece_stock(self) -> dict[str, int]:
        return {"path_knight": self.stock_at_start}

    def piece_places(self) -> dict[str, str]:
        return {"path_knight": "edge"}

    def facts(self) -> dict[str, int]:
        return {"march_steps": FREE_STEPS, "long_march_steps": PAID_STEPS}
