"""The pirate, the robber's companion at sea (SEA-8, SEA-21, SEA-25 to SEA-30)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.scenario import Board
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.land import WET
from archipel.rules.base.place_sets import PlaceSets
from archipel.rules.box_chapter import UNSET
from archipel.rules.seafarers.sea_chapter import PIRATE, SeaChapter, SeaHooks
from archipel.rules.seafarers.ships import Ships


@final
class MovePirate(Verb):
    """Instead of the robber the pirate goes to another sea tile, one of the frame too (SEA-26, SEA-27, SEA-29)."""

    def __init__(self, rules: Rules, pirate: Pirate) -> None:
        super().__init__("move_pirate", [rules.tile_field()])
        self.pirate = pirate

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        pirate = self.pirate
        if not pirate.may_move(g, seat):
            return n
        end: i64 = pirate.sea.write_others(g, 0, g.s[pirate.tile], self.base, n)
        if len(pirate.on_may_enter.all) == 0:
            return end
        codes = g.scratch.codes
        i: i64
        for i in range(n, end):
            if pirate.may_enter(g, codes[i] - self.base):
                codes[n] = codes[i]
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        pirate = self.pirate
        g.s[pirate.tile] = x
        g.emit(pirate.moved, seat, x)
        g.close()
        pirate.raid(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        pirate = self.pirate
        if not pirate.may_move(g, seat):
            return pirate.on_may_move.refusal(g, seat, PIRATE, x)
        if g.s[pirate.tile] == x:
            return IllegalAction("pirate.must_move", "SEA-27", tile=int(x))
        if pirate.land.ground[g.s[pirate.land.terrain + x]] == WET:
            reason = pirate.on_may_enter.refusal(g, seat, PIRATE, x)
        else:
            reason = pirate.land.on_hidden.refusal(g, seat, PIRATE, x)
        return reason or IllegalAction("pirate.not_at_sea", "SEA-26", tile=int(x))


@final
class Pirate(SeaChapter):
    """Where the pirate stands: no ship comes to its edges or leaves them (SEA-28)."""

    def __init__(self) -> None:
        super().__init__("pirate")
        self.tile = self.moved = UNSET
        self.on_may_move = SeaHooks()
        self.on_may_enter = SeaHooks()
        self.on_raid = SeaHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.ships = rules.the(Ships)
        self.tile = rules.block("pirate", PUBLIC, reads="tile")  # a tile, or -1 off the board
        self.moved = rules.event("pirate_moved", [SEAT, EventField("tile", "tile", PUBLIC)])
        self.sea = PlaceSets(rules, "sea_tiles", rules.graph.tiles, 1)
        self.move = rules.add(MovePirate(rules, self))
        self.robber.robber_phase.offer(self.move)
        self.ships.shun(self.tile, self)
        self.land.on_turned_up.append(self)

    def lay(self, g: State, board: Board) -> None:
        g.s[self.tile] = board.pirate
        tile: i64
        for tile in range(g.rules.graph.tiles):
            self.tile_turned_up(g, tile)

    def tile_turned_up(self, g: State, tile: i64) -> None:
        self.sea.take(g, tile)
        if self.land.ground[g.s[self.land.terrain + tile]] == WET:
            self.sea.put(g, 0, tile)

    def may_move(self, g: State, seat: i64) -> bool:
        """Whether the other chapters let this seat move the pirate."""
        return all(chapter.may_move_pirate(g, seat) for chapter in self.on_may_move.all)

    def may_enter(self, g: State, tile: i64) -> bool:
        """Whether the other chapters allow this tile."""
        return all(chapter.may_pirate_enter(g, tile) for chapter in self.on_may_enter.all)

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == self.ships.piece and self.ships.is_shunned(g, at):
            return IllegalAction("ship.beside_the_pirate", "SEA-28", edge=int(at))
        return None

    def raid(self, g: State, seat: i64, tile: i64) -> None:
        """Steal from a seat with a ship beside the tile, unless another chapter knows better (SEA-27)."""
        for chapter in self.on_raid.all:
            if chapter.raids(g, seat, tile):
                return
        self.robber.rob_among(g, seat, self.sailors(g, seat, tile))

    def seats_beside(self, g: State, tile: i64) -> i64:
        """The players with a ship on an edge of a tile, as bits."""
        graph = g.rules.graph
        found: i64 = 0
        k: i64
        for k in range(graph.tile_width):
            edge: i64 = graph.tile_edges[tile * graph.tile_width + k]
            if edge >= 0 and g.s[self.ships.ship + edge] != 0:
                found |= g.rules.bits[g.s[self.building.road + edge] - 1]
        return found & g.rules.everybody()

    def sailors(self, g: State, seat: i64, tile: i64) -> i64:
        """The other seats with a ship on an edge of the tile and a card in hand, as bits (SEA-27)."""
        found: i64 = self.seats_beside(g, tile) & ~g.rules.bits[seat]
        p: i64
        for p in range(g.rules.players):
            if self.cards.stealable_count(g, p) == 0:
                found &= ~g.rules.bits[p]
        return found
