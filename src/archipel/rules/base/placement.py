"""The start: who begins, and two rounds of a settlement with a road (BASE-21 to BASE-26)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import ACTIVE, DICE_STREAM, PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.land import Land
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import ROAD, SETTLEMENT, UNSET, BoxChapter, Hooks

BY_DICE = -1
DICE_LABELS = [f"{a}+{b}" for a in range(1, 7) for b in range(1, 7)]


class PlaceVerb(Verb):
    """A starting piece, on a place of the player's choice."""

    def __init__(self, name: str, place: Field, placement: Placement) -> None:
        super().__init__(name, [place])
        self.placement: Final[Placement] = placement


@final
class PlaceSettlement(PlaceVerb):
    """A starting settlement on any corner that keeps the distance (BASE-22, BASE-24)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        b = self.placement.building
        s = g.s
        codes = g.scratch.codes
        first: i64 = b.free
        held: i64 = b.held - first
        base: i64 = self.base - first
        before: i64 = n
        at: i64
        for at in range(first, first + g.rules.graph.corners):
            if s[at] != 0 and s[held + at] == 0:
                codes[n] = base + at
                n += 1
        return b.settle_where_allowed(g, seat, self.base, before, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        p = self.placement
        g.turn_to(p.road_phase.index, seat)
        p.building.place_settlement(g, seat, x)
        g.s[p.corner] = x
        if g.s[p.placed] >= (p.rounds - 1) * g.rules.players:
            p.take_starting_cards(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.placement.building.corner_refusal(g, seat, x)


@final
class PlaceCity(PlaceVerb):
    """A starting city, where a box begins with one: on any corner that keeps the distance."""

    def __init__(self, name: str, place: Field, placement: Placement) -> None:
        super().__init__(name, place, placement)
        self.settlement: Final[Verb] = placement.place_settlement

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        first: i64 = n
        n = self.settlement.legal(g, seat, n)
        i: i64
        for i in range(first, n):
            g.scratch.codes[i] += self.base - self.settlement.base
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.settlement.apply(g, seat, x)
        self.placement.building.place_city(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.placement.building.corner_refusal(g, seat, x)


@final
class PlaceRoad(PlaceVerb):
    """A starting road beside the settlement just placed (BASE-22, BASE-23)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        p = self.placement
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            e: i64 = graph.corner_edges[g.s[p.corner] * graph.corner_width + k]
            if e < 0 or g.s[p.building.road + e] != 0 or not p.building.is_way(g, e):
                continue
            if p.building.may_build_road(g, seat, e):
                g.scratch.codes[n] = self.base + e
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.turn_to(self.placement.next.index, seat)
        self.placement.building.place_route(g, seat, x, ROAD)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.placement.building.road + x] != 0:
            return IllegalAction("road.occupied", "BASE-63", edge=int(x))
        ends = g.rules.graph.edge_corners
        if g.s[self.placement.corner] in (ends[2 * x], ends[2 * x + 1]):
            reason = self.placement.building.on_may_build_road.refusal(g, seat, ROAD, x)
            if reason is not None:
                return reason
        rule = "BASE-22" if g.s[self.placement.placed] < g.rules.players else "BASE-23"
        return IllegalAction("road.not_at_new_settlement", rule, edge=int(x))


@final
class Placement(BoxChapter):
    """Clockwise, then back: the player who placed last starts (BASE-22, BASE-23, BASE-25)."""

    def __init__(self, start: int, rounds: int = 2, city_rule: str = "") -> None:
        super().__init__("placement")
        self.start = start
        self.rounds: i64 = rounds
        self.city_rule = city_rule  # the rule by which a city is placed in the last round; "": a settlement
        self.on_income = Hooks()
        self.first = self.placed = self.corner = self.start_roll = self.started = self.took = UNSET
        self.city_phase = Phase("", "")

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.turn = rules.the(Turn)
        self.first = rules.block("start_seat", PUBLIC, reads="seat")
        self.placed = rules.block("placed", PUBLIC)  # settlements placed with their roads
        self.corner = rules.block("placed_corner", PUBLIC, reads="corner")
        self.start_roll = rules.point("start_roll", DICE_STREAM, DICE_LABELS)
        self.started = rules.event("start_rolled", [SEAT, EventField("dice", "dice", PUBLIC, DICE_LABELS)])
        self.took = rules.event(
            "took",
            [
                SEAT,
                self.cards.event_field(),
                EventField("count", "number", PUBLIC),
                EventField("tile", "tile", PUBLIC),
            ],
            roles.ADDS_UP,
        )
        self.settlement_phase = rules.phase("place_settlement", "BASE-22")
        self.road_phase = rules.phase("place_road", "BASE-22")
        self.next = rules.step("placed", "BASE-22", self)
        self.place_settlement = rules.add(PlaceSettlement("place_settlement", rules.corner_field(), self))
        self.settlement_phase.offer(self.place_settlement)
        self.road_phase.offer(rules.add(PlaceRoad("place_road", rules.edge_field(), self)))
        if self.city_rule:
            self.city_phase = rules.phase("place_city", self.city_rule)
            self.city_phase.offer(rules.add(PlaceCity("place_city", rules.corner_field(), self)))

    def begin(self, g: State) -> None:
        first: i64 = self.start if self.start != BY_DICE else self.roll_for_start(g)
        g.s[self.first] = first
        g.s[ACTIVE] = first
        g.turn_to(self.settlement_phase.index, first)

    def roll_for_start(self, g: State) -> i64:
        """Each rolls both dice, the highest begins; ties roll again (BASE-21)."""
        among: i64 = g.rules.everybody()
        while among & (among - 1) != 0:
            best: i64 = 0
            leaders: i64 = 0
            p: i64
            for p in range(g.rules.players):
                if among & g.rules.bits[p] == 0:
                    continue
                x: i64 = g.uniform(self.start_roll, 36)
                g.emit(self.started, p, x)
                total: i64 = x // 6 + x % 6
                if total > best or leaders == 0:
                    best = total
                    leaders = 0
                if total == best:
                    leaders |= g.rules.bits[p]
            among = leaders
        return g.first_of(among)

    def take_starting_cards(self, g: State, seat: i64, corner: i64) -> None:
        """One card for every producing tile at the last starting settlement (BASE-25)."""
        width: i64 = g.rules.graph.corner_tile_width
        k: i64
        for k in range(width):
            tile: i64 = g.rules.graph.corner_tiles[corner * width + k]
            if tile >= 0:
                kind: i64 = self.land.yield_of(g, tile, SETTLEMENT)
                if kind >= 0:
                    self.cards.gain(g, seat, kind, 1)
                    g.emit(self.took, seat, kind, 1, tile)
        for chapter in self.on_income.all:
            chapter.starting_income(g, seat, corner)

    def run(self, g: State) -> None:
        """The next seat places: clockwise, back in the second round (BASE-22, BASE-23)."""
        seats: i64 = g.rules.players
        g.s[self.placed] += 1
        placed: i64 = g.s[self.placed]
        if placed == self.rounds * seats:
            self.turn.begin_turn(g, g.s[self.first])
            return
        step: i64 = placed if placed < seats or placed >= 2 * seats else 2 * seats - 1 - placed
        seat: i64 = (g.s[self.first] + step) % seats
        g.s[ACTIVE] = seat
        last: bool = placed >= (self.rounds - 1) * seats
        g.turn_to(self.city_phase.index if last and self.city_rule else self.settlement_phase.index, seat)
