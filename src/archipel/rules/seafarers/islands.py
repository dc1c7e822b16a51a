"""Islands: where players may start and settle, and the points for foreign land (SEA-7, SEA-36, SEA-37).

Rules of the scenarios SEA-S1-4, SEA-S1-6, SEA-S2-3, SEA-S2-5, SEA-S3-4, SEA-S4-3 to SEA-S4-6, SEA-S5-3, SEA-S6-4,
SEA-S8-3, SEA-S8-4 and SEA-NW-5: they differ only in the areas that the scenario file names.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import BoardError
from archipel.board.scenario import Board, Scenario
from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction, RulesError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC, TURN
from archipel.rules.base.land import DRY
from archipel.rules.box_chapter import ROBBER, SETTLEMENT, UNSET
from archipel.rules.seafarers.sea_chapter import SeaChapter

MOST: Final = 31  # islands on a board
# When one may settle on a corner, as bits.
AT_START: Final = 1
LATER: Final = 2
NO_START: Final = "no_start"  # corners by this name take no starting settlement


@final
class Islands(SeaChapter):
    """Which tiles are one island, and which islands a seat has settled."""

    def __init__(self, scenario: Scenario, every: bool = False) -> None:
        super().__init__("islands")
        self.scenario = scenario
        self.every = every  # points for every settlement on foreign land, not only for the first (SEA-S8-4)
        self.island = self.settling = self.settled = self.points = self.settled_event = UNSET
        tiles = int(scenario.graph.tiles)
        self.bonus: vec[i64] = filled(tiles, 0)
        self.part: vec[i64] = filled(tiles, 0)  # areas that are islands of their own have numbers of their own
        self.no_settling: vec[i64] = filled(tiles, 0)
        self.no_robber: vec[i64] = filled(tiles, 0)
        self.no_start: vec[i64] = filled(tiles, 0)
        self.no_start_corner: vec[i64] = filled(int(scenario.graph.corners), 0)
        restricted = any(area.start for area in scenario.areas.values())
        started: list[int] = []
        for number, area in enumerate(scenario.areas.values(), 1):
            for tile in area.tiles:
                self.bonus[tile] = area.bonus
                self.part[tile] = number if area.apart else 0
                self.no_settling[tile] = 0 if area.settle else 1
                self.no_robber[tile] = 0 if area.robber else 1
                if area.start:
                    started.append(tile)
        if restricted:
            for tile in range(tiles):
                self.no_start[tile] = 0 if tile in started else 1
        for corner in scenario.places["corners"].get(NO_START, ()):
            self.no_start_corner[corner] = 1
        width = int(scenario.graph.corner_tile_width)
        for corner in range(int(scenario.graph.corners)):
            around = [int(scenario.graph.corner_tiles[corner * width + k]) for k in range(width)]
            if all(self.no_start[tile] for tile in around if tile >= 0):
                self.no_start_corner[corner] = 1

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.island = rules.tile_block("island", PUBLIC)  # 0, or the number of the island
        self.settling = rules.block("island_corners", PUBLIC, rules.graph.corners, DERIVED)  # AT_START, LATER or both
        self.settled = rules.player_block("islands_settled", PUBLIC, MOST + 1)  # 1: no longer foreign
        self.points = rules.player_block("island_points", PUBLIC)
        self.settled_event = rules.event(
            "island_settled", [SEAT, EventField("corner", "corner", PUBLIC), EventField("points", "number", PUBLIC)]
        )
        self.land.on_turned_up.append(self)
        self.building.on_built.append(self)
        self.building.on_may_settle.append(self)
        if any(not area.robber for area in self.scenario.areas.values()):
            self.robber.on_may_enter.append(self)
            self.robber.on_may_return.append(self)

    def lay(self, g: State, board: Board) -> None:
        """Connected land is an island, unless the file says that an area stands for itself (SEA-36)."""
        count: i64 = 0
        tile: i64
        for tile in range(g.rules.graph.tiles):
            if g.s[self.island + tile] == 0 and self.land.is_land(g, tile):
                count += 1
                if count > MOST:
                    raise BoardError(f"there are more than {MOST} islands (SEA-36)")
                self.spread(g, tile, count)
        corner: i64
        for corner in range(g.rules.graph.corners):
            self.look_around(g, corner)

    def spread(self, g: State, tile: i64, number: i64) -> None:
        """All land that is one island with this tile; an area that stands for itself is one, gaps or not."""
        s = g.s
        graph = g.rules.graph
        ground = self.land.ground
        terrain_at: i64 = self.land.terrain
        s[self.island + tile] = number
        k: i64
        if self.part[tile] != 0:
            for k in range(graph.tiles):
                if self.part[k] == self.part[tile] and self.land.is_land(g, k):
                    g.s[self.island + k] = number
            return
        width: i64 = graph.tile_width
        for k in range(tile * width, (tile + 1) * width):
            other: i64 = graph.tile_neighbours[k]
            if other < 0 or s[self.island + other] != 0 or ground[s[terrain_at + other]] != DRY:
                continue
            if self.part[other] == 0:
                self.spread(g, other, number)

    def rise(self, g: State, tile: i64) -> None:
        """Land has come to light: an island of its own, or a part of those it touches, which are one now (SEA-36)."""
        s = g.s
        graph = g.rules.graph
        number: i64 = 0
        k: i64
        for k in range(graph.tile_width):
            other: i64 = graph.tile_neighbours[tile * graph.tile_width + k]
            if other < 0 or s[self.island + other] == 0 or self.part[other] != self.part[tile]:
                continue
            if number == 0:
                number = s[self.island + other]
            elif s[self.island + other] != number:
                self.merge(g, s[self.island + other], number)
        s[self.island + tile] = number if number != 0 else self.free_number(g)

    def merge(self, g: State, old: i64, number: i64) -> None:
        """Two islands have become one: players who have settled on either are at home there."""
        s = g.s
        i: i64
        for i in range(g.rules.graph.tiles):
            if s[self.island + i] == old:
                s[self.island + i] = number
        for i in range(g.rules.players):
            settled: i64 = self.settled + i * (MOST + 1)
            s[settled + number] |= s[settled + old]
            s[settled + old] = 0

    def free_number(self, g: State) -> i64:
        """The first number that no island has."""
        number: i64 = 1
        tile: i64 = 0
        while tile < g.rules.graph.tiles:
            if g.s[self.island + tile] == number:
                number += 1
                tile = 0
            else:
                tile += 1
        if number > MOST:
            raise RulesError(f"there are more than {MOST} islands (SEA-36)")
        return number

    # ---- settling

    def tile_turned_up(self, g: State, tile: i64) -> None:
        graph = g.rules.graph
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            if graph.tile_corners[k] >= 0:
                self.look_around(g, graph.tile_corners[k])

    def look_around(self, g: State, corner: i64) -> None:
        """Note whether anybody may settle on a corner, at the start or later, as far as its land is concerned."""
        s = g.s
        graph = g.rules.graph
        land = self.land
        settling: bool = False
        home: bool = False
        k: i64
        for k in range(corner * graph.corner_tile_width, (corner + 1) * graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[k]
            if tile >= 0 and land.ground[s[land.terrain + tile]] == DRY:
                if self.no_settling[tile] == 0:
                    settling = True
                if self.no_start[tile] == 0:
                    home = True
        found: i64 = 0
        if settling:
            found = LATER
            if home and self.no_start_corner[corner] == 0:
                found += AT_START
        s[self.settling + corner] = found

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """The first settlement on a foreign island brings points; starting settlements make it home (SEA-37)."""
        if piece != SETTLEMENT:
            return
        s = g.s
        graph = g.rules.graph
        earned: i64 = 0
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[at * graph.corner_tile_width + k]
            if tile < 0 or s[self.island + tile] == 0:
                continue
            settled: i64 = self.settled + seat * (MOST + 1) + s[self.island + tile]
            if (s[settled] == 0 or self.every) and self.bonus[tile] > earned:
                earned = self.bonus[tile]
        for k in range(graph.corner_tile_width):
            tile = graph.corner_tiles[at * graph.corner_tile_width + k]
            if tile >= 0 and s[self.island + tile] != 0:
                s[self.settled + seat * (MOST + 1) + s[self.island + tile]] = 1
        if earned > 0 and s[TURN] > 0:
            s[self.points + seat] += earned
            self.score.add(g, seat, earned)
            g.emit(self.settled_event, seat, at, earned)

    def may_settle(self, g: State, seat: i64, corner: i64) -> bool:
        found: i64 = g.s[self.settling + corner]
        if g.s[TURN] == 0:
            return found & AT_START != 0
        return found & LATER != 0

    def may_enter(self, g: State, tile: i64) -> bool:
        return self.no_robber[tile] == 0

    def may_return(self, g: State, desert: i64) -> bool:
        return self.no_robber[desert] == 0

    # ---- for clients

    def facts(self) -> dict[str, int]:
        """What foreign land brings; a scenario may have islands that bring more than others."""
        bonuses = {area.bonus for area in self.scenario.areas.values() if area.bonus > 0}
        if not bonuses:
            return {}
        name = "island_settlement" if self.every else "new_island"
        found = {f"{name}_points": min(bonuses)}
        if len(bonuses) > 1:
            found["best_island_points"] = max(bonuses)
        return found

    # ---- why not

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        rules = self.scenario.rules
        if piece == SETTLEMENT and not self.may_settle(g, seat, at):
            if g.s[TURN] == 0:
                return IllegalAction("settlement.not_at_the_start", rules.get("start", "SEA-37"), corner=int(at))
            return IllegalAction("settlement.not_on_this_island", rules.get("settle", "SEA-37"), corner=int(at))
        if piece == ROBBER and not self.may_enter(g, at):
            return IllegalAction("robber.not_on_this_island", rules.get("robber", "SEA-30"), tile=int(at))
        return None
