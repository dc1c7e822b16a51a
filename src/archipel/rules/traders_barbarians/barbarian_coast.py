"""Barbarians on the coast: landings, conquered tiles and buildings, prisoners (TB-BA-5 to TB-BA-10, TB-BA-17,
TB-BA-27).

A tile with three barbarians is conquered. It keeps its number in the block `numbers`, and is blocked like the tile of a
robber. A building all of whose tiles are conquered or sea is suspended: it stands, but counts for nothing.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.layout import SEA
from archipel.board.scenario import Board, Scenario
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec
from archipel.engine.chance import UNSEEN
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DICE_STREAM, PUBLIC, TURN
from archipel.rules.base.land import WET
from archipel.rules.box_chapter import CITY, ROAD, SETTLEMENT, UNSET
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

ENOUGH: Final = 3  # barbarians that conquer a tile (TB-BA-9)
LANDINGS: Final = 3  # different sums of a landing (TB-BA-7)
PAIR: Final = 2  # prisoners for a point (TB-BA-27)
LOWEST: Final = 2  # sum of two dice
SEVEN: Final = 7
SUMS: Final = 11


@final
class BarbarianCoast(TradersChapter):
    """How many barbarians stand on each coastal tile, and who holds how many of them as prisoners."""

    def __init__(self, scenario: Scenario, no_cities: bool) -> None:
        super().__init__("barbarian_coast")
        places = scenario.places["tiles"]
        self.coast: vec[i64] = vec_of(list(places.get("coast", ())))  # in the order of battles (TB-BA-21)
        self.landed_at_start: vec[i64] = vec_of(list(places.get("landed", ())))
        self.count: i64 = len(self.coast)
        self.reserve_at_start: i64 = scenario.values.get("barbarians", (0,))[0]
        self.no_cities = no_cities  # on corners of conquered tiles (TB-BA-9)
        self.is_coast: vec[i64] = filled(int(scenario.graph.tiles), 0)
        for tile in places.get("coast", ()):
            self.is_coast[tile] = 1
            if scenario.terrain[tile] == SEA:
                raise SetUpError(f"{scenario.source}: barbarians land on land", "TB-BA-7")
        if self.count == 0:
            raise SetUpError(f"{scenario.source}: there must be a coast", "TB-BA-2")
        if any(tile not in places["coast"] for tile in places.get("landed", ())):
            raise SetUpError(f"{scenario.source}: barbarians start on the coast", "TB-BA-5")
        self.barbarians = self.reserve = self.prisoners = self.point = self.landed = self.stayed_away = UNSET
        self.conquered = self.freed = self.building_conquered = self.building_freed = UNSET
        self.for_a_point: i64 = PAIR  # prisoners
        self.on_barbarians = TradersHooks()
        self.on_may_conquer = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.barbarians = rules.tile_block("coast_barbarians", PUBLIC)
        self.reserve = rules.block("barbarians_left", PUBLIC)
        self.prisoners = rules.colour_block("prisoners", PUBLIC)
        self.point = rules.point("landing", DICE_STREAM, [str(LOWEST + k) for k in range(SUMS)])
        number = EventField("number", "number", PUBLIC)
        tile = EventField("tile", "tile", PUBLIC)
        corner = EventField("corner", "corner", PUBLIC)
        self.landed = rules.event("barbarian_landed", [SEAT, number, tile])
        self.stayed_away = rules.event("barbarian_stayed_away", [SEAT, number])
        self.conquered = rules.event("tile_conquered", [tile])
        self.freed = rules.event("tile_freed", [tile])
        self.building_conquered = rules.event("building_conquered", [SEAT, corner])
        self.building_freed = rules.event("building_freed", [SEAT, corner])
        self.landing = rules.step("landing", "TB-BA-7", self)
        rules.reading("coast")
        self.building.allow_suspended(rules)
        self.building.on_built.append(self)
        self.building.on_may_settle.append(self)
        self.building.on_may_build_road.append(self)
        if self.no_cities:
            self.building.on_may_upgrade.append(self)

    def lay(self, g: State, board: Board) -> None:
        """One barbarian each on the 2 and the 12, the others in reserve (TB-BA-5)."""
        g.s[self.reserve] = self.reserve_at_start
        i: i64
        for i in range(len(self.landed_at_start)):
            if g.s[self.reserve] > 0:
                g.s[self.barbarians + self.landed_at_start[i]] += 1
                g.s[self.reserve] -= 1

    # ---- landings

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """Each settlement and city brings barbarians, but not those of the placement (TB-BA-6, TB-BA-7)."""
        if piece in (SETTLEMENT, CITY) and g.s[TURN] > 0:
            self.announce_landing(g, seat)

    def announce_landing(self, g: State, seat: i64) -> None:
        """Barbarians land next, unless this building has won the game (TB-BA-27)."""
        g.open(self.landing.index, seat)

    def run(self, g: State) -> None:
        seat: i64 = g.decider()
        g.close()
        self.land_barbarians(g, seat)

    def land_barbarians(self, g: State, seat: i64) -> None:
        """Three different sums, none of them a seven (TB-BA-7). Sums that must be rolled again are never drawn, so each
        other one comes as often as it would."""
        weights = g.scratch.weights
        rolled: i64 = g.rules.bits[SEVEN]
        i: i64
        k: i64
        for i in range(LANDINGS):
            for k in range(SUMS):
                number: i64 = LOWEST + k
                ways: i64 = number - 1 if number < SEVEN else 13 - number
                weights[k] = ways if rolled & g.rules.bits[number] == 0 else 0
            sum_drawn: i64 = g.weighted(self.point, SUMS)
            if sum_drawn == UNSEEN:  # a search that does not look at landings
                return
            number = LOWEST + sum_drawn
            rolled |= g.rules.bits[number]
            self.land_at(g, seat, number)

    def land_at(self, g: State, seat: i64, number: i64) -> None:
        """One barbarian on every coastal tile of this number that is not conquered, while there are some."""
        landed: bool = False
        i: i64
        for i in range(self.count):
            tile: i64 = self.coast[i]
            if self.land.answers(g, tile, number) and g.s[self.barbarians + tile] < ENOUGH and g.s[self.reserve] > 0:
                g.s[self.reserve] -= 1
                g.emit(self.landed, seat, number, tile)
                self.add(g, tile)
                landed = True
        if not landed:
            g.emit(self.stayed_away, seat, number)

    # ---- barbarians come and leave

    def on_board(self, g: State) -> bool:
        """Whether there is a barbarian on any tile."""
        i: i64
        for i in range(self.count):
            if g.s[self.barbarians + self.coast[i]] > 0:
                return True
        return False

    def is_conquered(self, g: State, tile: i64) -> bool:
        return g.s[self.barbarians + tile] >= ENOUGH

    def add(self, g: State, tile: i64) -> None:
        """One more barbarian on a tile that is not conquered; the third conquers it (TB-BA-9)."""
        g.s[self.barbarians + tile] += 1
        self.notify(g, tile)
        if g.s[self.barbarians + tile] < ENOUGH:
            return
        self.land.block(g, tile)
        g.emit(self.conquered, tile)
        graph = g.rules.graph
        k: i64
        for k in range(graph.tile_width):
            corner: i64 = graph.tile_corners[tile * graph.tile_width + k]
            if corner >= 0 and self.falls(g, corner):
                self.conquer(g, corner)

    def remove(self, g: State, tile: i64, count: i64) -> None:
        """Barbarians leave a tile. A conquered one is free again, and so are its buildings (TB-BA-17, TB-BA-23)."""
        was_conquered: bool = self.is_conquered(g, tile)
        g.s[self.barbarians + tile] -= count
        self.notify(g, tile)
        if not was_conquered:
            return
        self.land.unblock(g, tile)
        g.emit(self.freed, tile)
        graph = g.rules.graph
        k: i64
        for k in range(graph.tile_width):
            corner: i64 = graph.tile_corners[tile * graph.tile_width + k]
            if corner >= 0 and self.building.owner(g, corner) >= 0 and not self.building.counts(g, corner):
                self.free(g, corner)

    def falls(self, g: State, corner: i64) -> bool:
        """Whether there is a building here that the barbarians hold as things are (TB-BA-10)."""
        if self.building.owner(g, corner) < 0 or not self.is_surrounded(g, corner):
            return False
        return all(chapter.may_conquer(g, corner) for chapter in self.on_may_conquer.all)

    def conquer(self, g: State, corner: i64) -> None:
        """The building on a corner lies down."""
        g.emit(self.building_conquered, self.building.owner(g, corner), corner)
        self.building.suspend(g, corner)

    def free(self, g: State, corner: i64) -> None:
        """The building on a corner stands again."""
        g.emit(self.building_freed, self.building.owner(g, corner), corner)
        self.building.restore(g, corner)

    def notify(self, g: State, tile: i64) -> None:
        for chapter in self.on_barbarians.all:
            chapter.barbarians_changed(g, tile)

    def is_surrounded(self, g: State, corner: i64) -> bool:
        """Whether all tiles around a corner are conquered or sea; the castle, the desert and inner tiles never are
        (TB-BA-10)."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile < 0 or self.land.ground[g.s[self.land.terrain + tile]] == WET:
                continue
            if not self.is_conquered(g, tile):
                return False
        return True

    def offer_captures(self, g: State, base: i64, n: i64) -> i64:
        """Write a code for every coastal tile with a barbarian."""
        i: i64
        for i in range(self.count):
            if g.s[self.barbarians + self.coast[i]] > 0:
                g.scratch.codes[n] = base + self.coast[i]
                n += 1
        return n

    def capture(self, g: State, seat: i64, tile: i64) -> None:
        """A barbarian of a tile is taken prisoner without a battle (TB-BA-15)."""
        self.remove(g, tile, 1)
        self.take_prisoners(g, seat, 1)

    def take_prisoners(self, g: State, colour: i64, count: i64) -> None:
        """Barbarians that have left the board; every two of them, or as many as it takes, are a point (TB-BA-27)."""
        before: i64 = g.s[self.prisoners + colour]
        g.s[self.prisoners + colour] = before + count
        points: i64 = (before + count) // self.for_a_point - before // self.for_a_point
        if points != 0:
            self.score.add(g, colour, points)

    # ---- where nobody builds

    def may_settle(self, g: State, colour: i64, corner: i64) -> bool:
        """Not on a corner of a conquered tile (TB-BA-9)."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile >= 0 and g.s[self.barbarians + tile] >= ENOUGH:
                return False
        return True

    def may_upgrade(self, g: State, colour: i64, corner: i64) -> bool:
        """Only with the option that bars cities there too (TB-BA-9)."""
        return self.may_settle(g, colour, corner)

    def may_build_road(self, g: State, colour: i64, edge: i64) -> bool:
        """Not on a side of a conquered tile (TB-BA-9)."""
        tiles = g.rules.graph.edge_tiles
        i: i64
        for i in range(2):
            tile: i64 = tiles[2 * edge + i]
            if tile >= 0 and g.s[self.barbarians + tile] >= ENOUGH:
                return False
        return True

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == ROAD and not self.may_build_road(g, seat, at):
            return IllegalAction("road.conquered", "TB-BA-9", edge=int(at))
        if piece == SETTLEMENT and not self.may_settle(g, seat, at):
            return IllegalAction("settlement.conquered", "TB-BA-9", corner=int(at))
        if piece == CITY and not self.may_settle(g, seat, at):
            return IllegalAction("city.conquered", "TB-BA-9", corner=int(at))
        return None

    # ---- for clients

    def readings(self, g: State) -> dict[str, object]:
        return {"coast": [int(tile) for tile in self.coast]}

    def facts(self) -> dict[str, int]:
        return {"barbarians_to_conquer": ENOUGH, "prisoners_for_a_point": int(self.for_a_point)}
