"""The Wonders of Catan: who builds which, stage by stage, and how the game ends (SEA-S8-2 to SEA-S8-9, SEA-S8-11).

Where nobody starts and what a small island brings are matters of `islands`; there is no pirate, so knights move the
robber only (SEA-S8-3, SEA-S8-4, SEA-S8-8).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Scenario
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, SimpleVerb, Verb
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import CITY, UNSET
from archipel.rules.seafarers.sea_chapter import SeaChapter

STAGES: Final = 4  # (SEA-S8-6)
LARGE: Final = 5  # seats from which there are more wonders (SEA-S8-11)

# What a stage costs (SEA-S8-7, SEA-S8-11); the last two are for large tables.
COSTS: Final = {
    "great_theatre": {"brick": 1, "wool": 3, "lumber": 1},
    "great_bridge": {"lumber": 3, "wool": 1, "grain": 1},
    "monument": {"ore": 2, "grain": 3},
    "great_wall": {"brick": 3, "lumber": 1, "grain": 1},
    "castle": {"ore": 3, "brick": 1, "grain": 1},
    "lighthouse": {"lumber": 3, "ore": 1, "wool": 1},
    "great_library": {"lumber": 2, "grain": 2, "wool": 1},
}
NAMES: Final = tuple(COSTS)
THEATRE: Final = 0
BRIDGE: Final = 1
MONUMENT: Final = 2
WALL: Final = 3
CASTLE: Final = 4
LIGHTHOUSE: Final = 5
ON_EVERY_TABLE: Final = 5

# What their conditions ask for.
CITIES: Final = 2
ROUTE: Final = 5
POINTS: Final = 6

# What lies on a corner, and the places of the scenario file, in the same order: tokens lie on marks.
SITES: Final = ["", "no_start", "great_wall", "great_bridge"]
PLACES: Final = ("", "no_start", "wall", "bridge")


@final
class TakeWonder(Verb):
    """Begin a wonder that nobody has begun, once its condition is met; it is for good (SEA-S8-5)."""

    def __init__(self, wonders: Wonders) -> None:
        names = wonders.names
        super().__init__("take_wonder", [Field("wonder", "number", len(names), names)])
        self.wonders: Final[Wonders] = wonders
        self.gate = wonders.within_reach

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        wonders = self.wonders
        near: i64 = g.s[wonders.within_reach + seat]
        x: i64
        for x in range(self.size):
            if near & g.rules.bits[x] != 0 and wonders.has_the_rest(g, seat, x):
                g.scratch.codes[n] = self.base + x
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        wonders = self.wonders
        wonders.take_sheet(g, seat, x)
        wonders.turn.has_built(g)
        g.emit(wonders.begun, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wonders = self.wonders
        name = wonders.names[x]
        if g.s[wonders.wonder + seat] != 0:
            return IllegalAction("wonder.only_one", "SEA-S8-5", wonder=wonders.names[g.s[wonders.wonder + seat] - 1])
        if not wonders.is_free(g, x):
            return IllegalAction("wonder.taken", "SEA-S8-5", wonder=name)
        return IllegalAction("wonder.condition", "SEA-S8-11" if x >= ON_EVERY_TABLE else "SEA-S8-7", wonder=name)


@final
class BuildWonder(SimpleVerb):
    """The next stage of the player's own wonder; any number per turn (SEA-S8-6)."""

    def __init__(self, wonders: Wonders) -> None:
        super().__init__("build_wonder", [roles.BUILD])
        self.wonders: Final[Wonders] = wonders
        self.gate = wonders.wonder

    def may(self, g: State, seat: i64) -> bool:
        wonders = self.wonders
        held: i64 = g.s[wonders.wonder + seat]
        return (
            held != 0 and g.s[wonders.stage + seat] < STAGES and wonders.cards.can_pay(g, seat, wonders.costs[held - 1])
        )

    def apply(self, g: State, seat: i64, x: i64) -> None:
        wonders = self.wonders
        held: i64 = g.s[wonders.wonder + seat]
        wonders.cards.pay(g, seat, wonders.costs[held - 1])
        wonders.turn.has_built(g)
        g.s[wonders.stage + seat] += 1
        if g.s[wonders.stage + seat] == STAGES:
            g.s[wonders.complete] += 1
            g.alert()
        g.emit(wonders.grown, seat, held - 1, g.s[wonders.stage + seat])

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wonders = self.wonders
        held: i64 = g.s[wonders.wonder + seat]
        if held == 0:
            return IllegalAction("wonder.none", "SEA-S8-5")
        if g.s[wonders.stage + seat] == STAGES:
            return IllegalAction("wonder.complete", "SEA-S8-6", wonder=wonders.names[held - 1])
        cost = wonders.costs[held - 1]
        return IllegalAction(
            "wonder.too_expensive",
            "SEA-S8-6",
            wonder=wonders.names[held - 1],
            cost=wonders.cards.by_name(cost),
            missing=wonders.cards.missing(g, seat, cost),
        )


@final
class Wonders(SeaChapter):
    """The sheets, who has which, and how high it stands."""

    def __init__(self, scenario: Scenario, seats: int, copies: bool) -> None:
        super().__init__("wonders")
        large: bool = seats >= LARGE
        self.names: list[str] = list(NAMES if large and not copies else NAMES[:ON_EVERY_TABLE])
        self.sheets: vec[i64] = filled(len(self.names), 1)
        if large and copies:
            self.sheets[THEATRE] = 2
            self.sheets[BRIDGE] = 2
        self.costs: list[vec[i64]] = []  # of a stage
        corners = scenario.places["corners"]
        self.walls: vec[i64] = vec_of(list(corners.get("wall", ())))
        self.bridges: vec[i64] = vec_of(list(corners.get("bridge", ())))
        self.sites: vec[i64] = filled(int(scenario.graph.corners), 0)
        for site, place in enumerate(PLACES):
            for corner in corners.get(place, ()):
                self.sites[corner] = site
        self.small: vec[i64] = filled(int(scenario.graph.tiles), 0)  # 1: land of a small island
        for area in scenario.areas.values():
            if area.bonus > 0:
                for tile in area.tiles:
                    self.small[tile] = 1
        self.wonder = self.stage = self.within_reach = self.complete = self.site = self.begun = self.grown = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.costs = [rules.price(name, COSTS[name]).pairs for name in self.names]
        self.route = rules.the(LongestRoute)
        self.wonder = rules.player_block("wonder", PUBLIC, 1, "name", ["", *self.names])
        self.stage = rules.player_block("wonder_stage", PUBLIC)
        # The wonders that a seat may begin as far as sheets and buildings are concerned, harbours aside; as bits.
        self.within_reach = rules.player_block("wonders_within_reach", PUBLIC, 1, DERIVED)
        self.complete = rules.block("wonders_complete", PUBLIC, reads=DERIVED)  # how many
        self.site = rules.corner_block("wonder_site", PUBLIC, "name", SITES)
        wonder = EventField("wonder", "wonder", PUBLIC, self.names)
        self.begun = rules.event("wonder_begun", [SEAT, wonder])
        self.grown = rules.event("wonder_grown", [SEAT, wonder, EventField("stage", "number", PUBLIC)])
        self.take = rules.add(TakeWonder(self))
        self.build = rules.add(BuildWonder(self))
        for verb in (self.take, self.build):
            self.turn.offer_own(verb)
            self.turn.before_roll.explain(verb, "turn.roll_first", "BASE-27")
        self.score.on_may_win.append(self)
        self.building.on_placed.append(self)
        self.building.on_city_lost.append(self)
        rules.watch_alerts(self)
        self.turn.on_part.append(self, self.complete)

    def begin(self, g: State) -> None:
        corner: i64
        for corner in range(g.rules.graph.corners):
            g.s[self.site + corner] = self.sites[corner]
        p: i64
        for p in range(g.rules.players):
            self.look_around(g, p)

    # ---- taking one

    def take_sheet(self, g: State, seat: i64, wonder: i64) -> None:
        """The seat begins a wonder, and others may find no sheet of it any more."""
        g.s[self.wonder + seat] = wonder + 1
        p: i64
        for p in range(g.rules.players):
            self.look_around(g, p)

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if colour < g.rules.players and self.building.on_edge[piece] == 0:
            self.look_around(g, colour)

    def city_lost(self, g: State, colour: i64, corner: i64) -> None:
        if colour < g.rules.players:
            self.look_around(g, colour)

    def look_around(self, g: State, seat: i64) -> None:
        """Note which wonders are within reach of a seat: a building has come or changed, or a sheet is gone."""
        found: i64 = 0
        x: i64
        if g.s[self.wonder + seat] == 0:
            for x in range(len(self.sheets)):
                if self.is_free(g, x) and self.has_site(g, seat, x):
                    found |= g.rules.bits[x]
        g.s[self.within_reach + seat] = found

    def is_free(self, g: State, wonder: i64) -> bool:
        """Whether a sheet of this wonder is left (SEA-S8-5)."""
        left: i64 = self.sheets[wonder]
        p: i64
        for p in range(g.rules.players):
            if g.s[self.wonder + p] == wonder + 1:
                left -= 1
        return left > 0

    def meets(self, g: State, seat: i64, wonder: i64) -> bool:
        """Whether the seat meets the condition of a wonder now (SEA-S8-7, SEA-S8-11)."""
        return self.has_site(g, seat, wonder) and self.has_the_rest(g, seat, wonder)

    def has_the_rest(self, g: State, seat: i64, wonder: i64) -> bool:
        """Whether a seat with such buildings meets the condition: route, points and harbours."""
        if wonder == MONUMENT:
            return g.s[self.route.length + seat] >= ROUTE and self.has_harbour(g, seat, False)
        if wonder == CASTLE:
            return self.score.total(g, seat) >= POINTS
        if wonder == LIGHTHOUSE:
            return self.has_harbour(g, seat, True)
        return True

    def has_site(self, g: State, seat: i64, wonder: i64) -> bool:
        """Whether the buildings of the seat are as a wonder asks for, harbours aside."""
        if wonder == BRIDGE:
            return self.stands_on(g, seat, self.bridges)
        if wonder == WALL:
            return self.stands_on(g, seat, self.walls)
        if wonder in (MONUMENT, CASTLE):
            return self.building.cities(g, seat) > 0
        if wonder == LIGHTHOUSE:
            return True
        return self.building.cities(g, seat) >= CITIES  # the theatre and the library

    def stands_on(self, g: State, seat: i64, corners: vec[i64]) -> bool:
        """Whether a building of the seat stands on one of these tokens."""
        i: i64
        for i in range(len(corners)):
            if self.building.owner(g, corners[i]) == seat:
                return True
        return False

    def has_harbour(self, g: State, seat: i64, or_small: bool) -> bool:
        """Whether the seat has a city at a harbour, or as well a settlement at one of a small island."""
        s = g.s
        graph = g.rules.graph
        building = self.building
        harbour: i64 = self.land.harbour
        first: i64 = building.listed + seat * building.listed_each
        i: i64
        k: i64
        for i in range(first, first + building.listed_each):
            v: i64 = s[i] - 1
            if v < 0:
                break
            city: bool = s[building.piece + v] == CITY
            if not city and not or_small:
                continue
            for k in range(v * graph.corner_width, (v + 1) * graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if edge >= 0 and s[harbour + edge] != 0 and (city or self.is_on_small(g, edge)):
                    return True
        return False

    def is_on_small(self, g: State, edge: i64) -> bool:
        """Whether an edge is the coast of a small island."""
        tiles = g.rules.graph.edge_tiles
        i: i64
        for i in range(2):
            if tiles[2 * edge + i] >= 0 and self.small[tiles[2 * edge + i]] != 0:
                return True
        return False

    # ---- the end

    def part_began(self, g: State, seat: i64) -> None:
        """Whoever has completed a wonder wins in its own turn at the latest."""
        if g.s[self.stage + seat] == STAGES:
            g.alert()

    def after_action(self, g: State) -> None:
        """A player who completes a wonder wins at once (SEA-S8-9)."""
        seat: i64 = g.s[self.score.contender]
        if seat >= 0 and g.s[self.stage + seat] == STAGES and not g.over():
            self.score.win(g, seat)

    def may_win(self, g: State, seat: i64) -> bool:
        """Points alone are not enough: nobody else may have come as far (SEA-S8-9)."""
        return self.lead(g, seat) > 0

    def lead(self, g: State, seat: i64) -> i64:
        """How many stages the seat is ahead of the best other one; below zero if it is behind."""
        best: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if p != seat and g.s[self.stage + p] > best:
                best = g.s[self.stage + p]
        return g.s[self.stage + seat] - best

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"wonder_stages": STAGES}
