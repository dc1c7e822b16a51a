"""Barbarian Attack with wagons: barbarians of the coast stand on paths too (COMBO-31).

A barbarian that lands on a tile or is moved there takes one of its free paths, at random; where none is free, and at
the start, it stands in the middle and stops no wagon. Knights march first, then the wagon, then battles are fought.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.chance import UNSEEN
from archipel.engine.errors import IllegalAction
from archipel.engine.events import EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, DICE_STREAM, PUBLIC
from archipel.rules.base.production import Production
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.coast_battles import CoastBattles
from archipel.rules.traders_barbarians.path_barbarians import NOWHERE, RARE, PathBarbarians
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

WAYS: Final = 12  # sides and inner paths of a tile at most


@final
class AttackWithWagons(TradersChapter):
    """Which tile each barbarian on a path belongs to, and how many of a tile stand in its middle."""

    def __init__(self) -> None:
        super().__init__("with_attack_wagons")
        self.home = self.middle = self.point = self.took_path = UNSET
        self.ways: vec[i64] = vec[i64]()  # the paths of each tile, then -1

    def install(self, rules: Rules) -> None:
        self.coast = rules.the(BarbarianCoast)
        self.barbarians = rules.the(PathBarbarians)
        self.home = rules.block("barbarian_home", PUBLIC, self.barbarians.count, "tile")
        self.middle = rules.tile_block("barbarians_in_middle", PUBLIC)
        self.point = rules.point("barbarian_path", DICE_STREAM, [str(k + 1) for k in range(WAYS)])
        self.took_path = rules.event("barbarian_took_path", [EventField("edge", "edge", PUBLIC)])
        self.list_ways(rules)
        self.coast.on_barbarians.append(self)
        self.barbarians.on_flee.append(self)
        rules.the(Production).on_produced.append(self)
        turn, battles = rules.the(Turn), rules.the(CoastBattles)
        turn.end_steps.remove(battles)  # after the journey (COMBO-34)
        turn.end_steps.append(battles)

    def list_ways(self, rules: Rules) -> None:
        graph = rules.graph
        closed = rules.the(Targets).closed_edge
        self.ways = filled(int(graph.tiles) * WAYS, NOWHERE)
        tile: i64
        edge: i64
        for tile in range(graph.tiles):
            known: i64 = tile * WAYS
            for edge in range(graph.edges):
                beside: bool = graph.edge_tiles[2 * edge] == tile or graph.edge_tiles[2 * edge + 1] == tile
                if beside and closed[edge] == 0:
                    self.ways[known] = edge
                    known += 1

    def begin(self, g: State) -> None:
        """Those that are there at the start stand in the middle."""
        i: i64
        for i in range(self.barbarians.count):
            g.s[self.home + i] = NOWHERE
        for i in range(g.rules.graph.tiles):
            g.s[self.middle + i] = g.s[self.coast.barbarians + i]

    # ---- barbarians come and leave

    def on_paths(self, g: State, tile: i64) -> i64:
        """How many barbarians of a tile stand on paths."""
        found: i64 = 0
        i: i64
        for i in range(self.barbarians.count):
            at: i64 = self.home + i
            if g.s[at] == tile:
                found += 1
        return found

    def barbarians_changed(self, g: State, tile: i64) -> None:
        """One that came takes a path; of those that left, the ones on paths go first."""
        there: i64 = g.s[self.coast.barbarians + tile]
        while self.on_paths(g, tile) + g.s[self.middle + tile] < there:
            self.take_path(g, tile)
        while self.on_paths(g, tile) + g.s[self.middle + tile] > there:
            self.leave_path(g, tile)

    def take_path(self, g: State, tile: i64) -> None:
        """A free path of the tile at random, or else its middle."""
        weights = g.scratch.weights
        free: bool = False
        k: i64
        for k in range(WAYS):
            edge: i64 = self.ways[tile * WAYS + k]
            weights[k] = 1 if edge >= 0 and self.barbarians.may_stand(g, edge) else 0
            free = free or weights[k] != 0
        drawn: i64 = g.weighted(self.point, WAYS) if free else UNSEEN
        slot: i64 = self.unused(g)
        if drawn == UNSEEN or slot < 0:
            g.s[self.middle + tile] += 1
            return
        path: i64 = self.ways[tile * WAYS + drawn]
        g.s[self.barbarians.at + slot] = path
        g.s[self.home + slot] = tile
        g.emit(self.took_path, path)

    def unused(self, g: State) -> i64:
        """A barbarian that stands on no path; -1 for none."""
        i: i64
        for i in range(self.barbarians.count):
            at: i64 = self.home + i
            if g.s[at] == NOWHERE:
                return i
        return -1

    def leave_path(self, g: State, tile: i64) -> None:
        i: i64
        for i in range(self.barbarians.count):
            if g.s[self.home + i] == tile:
                g.s[self.home + i] = NOWHERE
                g.s[self.barbarians.at + i] = NOWHERE
                return
        g.s[self.middle + tile] -= 1

    # ---- driving off

    def tile_of(self, g: State, edge: i64) -> i64:
        """The coastal tile that is not conquered beside an edge, the first in the order of battles; -1 for none."""
        tiles = g.rules.graph.edge_tiles
        i: i64
        for i in range(self.coast.count):
            tile: i64 = self.coast.coast[i]
            if (tiles[2 * edge] == tile or tiles[2 * edge + 1] == tile) and not self.coast.is_conquered(g, tile):
                return tile
        return -1

    def may_flee(self, g: State, barbarian: i64, edge: i64) -> bool:
        """To a free path of any coastal tile that is not conquered."""
        return self.tile_of(g, edge) >= 0

    def barbarian_fled(self, g: State, barbarian: i64, edge: i64) -> None:
        """It leaves its tile for that of the path; without one it goes back to the reserve."""
        before: i64 = g.s[self.home + barbarian]
        after: i64 = self.tile_of(g, edge)
        if after == before:
            return
        g.s[self.home + barbarian] = after
        if after < 0:
            g.s[self.barbarians.at + barbarian] = NOWHERE
            g.s[self.coast.reserve] += 1
        self.coast.remove(g, before, 1)
        if after >= 0:
            self.coast.add(g, after)

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        return IllegalAction("barbarian.not_at_free_coast", "COMBO-31", edge=int(at))

    # ---- a 2 or a 12

    def produced(self, g: State, total: i64) -> None:
        """One more barbarian lands."""
        if total in RARE:
            self.coast.land_at(g, g.s[ACTIVE], total)
