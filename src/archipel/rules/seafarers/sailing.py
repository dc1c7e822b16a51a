"""What is done with ships: building, placing and moving them (SEA-9 to SEA-12, SEA-16, SEA-18 to SEA-21, SEA-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import TURN
from archipel.rules.base.build_verbs import BuildInTurn

if TYPE_CHECKING:
    from archipel.rules.seafarers.ships import Ships

NONE: Final = -1
COMMON: Final = 0  # the row of `Ships.fairways` that has what all the others have


@final
class BuildShip(BuildInTurn):
    """A ship on a free sea path or coast that goes on from the seat's own building or ship (SEA-10 to SEA-13)."""

    def __init__(self, rules: Rules, ships: Ships, price: Price) -> None:
        super().__init__("build_ship", [rules.edge_field()], ships.cards, ships.turn, price)
        self.refuse_without_stock(ships.left, 1, "ship.none_left", "SEA-9")
        self.refuse_without_price("ship.too_expensive", "SEA-9")
        self.ships: Final[Ships] = ships

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.ships.offer_places(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.ships.building.place_route(g, seat, x, self.ships.piece)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.ships.place_refusal(g, seat, x)


@final
class PlaceShip(Verb):
    """A ship instead of a road beside a starting settlement on the coast (SEA-16)."""

    def __init__(self, rules: Rules, ships: Ships) -> None:
        super().__init__("place_ship", [rules.edge_field()])
        self.ships: Final[Ships] = ships

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        graph = g.rules.graph
        corner: i64 = g.s[self.ships.placement.corner]
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and self.ships.is_place(g, seat, edge):
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.turn_to(self.ships.placement.next.index, seat)
        self.ships.building.place_route(g, seat, x, self.ships.piece)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wrong = self.ships.place_refusal(g, seat, x)
        return wrong or IllegalAction("ship.not_at_new_settlement", "SEA-16", edge=int(x))


@final
class PlaceFreeShip(Verb):
    """A free ship, in place of a road of the road building card (SEA-24)."""

    def __init__(self, rules: Rules, ships: Ships) -> None:
        super().__init__("place_free_ship", [rules.edge_field()])
        self.ships: Final[Ships] = ships

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if g.s[self.ships.left + seat] > 0:
            n = self.ships.offer_places(g, seat, self.base, n)
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.ships.free.lay_one(g)
        self.ships.building.place_route(g, seat, x, self.ships.piece)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.ships.place_refusal(g, seat, x) or IllegalAction("ship.none_left", "SEA-9")


@final
class LiftShip(Verb):
    """Take a ship from the end of an open route, to put it elsewhere at once (SEA-18 to SEA-21)."""

    def __init__(self, rules: Rules, ships: Ships) -> None:
        super().__init__("lift_ship", [rules.edge_field()])
        self.roles = [roles.HALF]
        self.ships: Final[Ships] = ships

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        ships = self.ships
        s = g.s
        at: i64 = ships.ends + seat * ships.stock
        if s[ships.moved] != 0 or s[at] == 0:
            return n
        codes = g.scratch.codes
        last: i64 = at + ships.stock
        tile: i64 = NONE
        if ships.shunned >= 0:
            tile = s[ships.shunned]
        tiles = g.rules.graph.edge_tiles
        asked: bool = len(ships.on_may_leave.all) > 0
        # Some places, whichever ship it is that goes there, if only they do not meet its edge.
        words: i64 = ships.sets.words
        beside = ships.sets.beside
        around = ships.sets.around
        fairways = ships.fairways
        shunned: i64 = (tile + 1) * words
        first: i64 = ships.places + seat * words
        kept: i64 = ships.kept_row(seat)
        free: i64 = ships.free_ends + seat * words
        word = ships.sets.word
        bit = ships.sets.bit
        places: i64 = 0
        i: i64 = -1
        while places == 0 and i + 1 < words:
            i += 1
            places = s[first + i]
            if places != 0:
                places &= ~around[shunned + i] & fairways[i]
                if kept >= 0:
                    places &= s[kept + i]
        while at < last and s[at] != 0:
            edge: i64 = s[at] - 1
            at += 1
            if s[ships.built_in + edge] == s[TURN]:
                continue
            if tile >= 0 and (tiles[2 * edge] == tile or tiles[2 * edge + 1] == tile):
                continue
            if asked and not ships.may_leave(g, seat, edge):
                continue
            known: bool = True  # whether the ship has no part in the set that is kept but beside its edge
            if kept >= 0:
                here: i64 = word[edge]
                if s[kept + here] & bit[edge] == 0:
                    continue
                known = s[free + here] & bit[edge] != 0
            if (known and places & ~beside[edge * words + i] != 0) or ships.has_elsewhere(g, seat, edge):
                codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        ships = self.ships
        ships.turn.has_built(g)
        g.open(ships.moving.index, seat, g.s[ships.ship + x])
        g.s[ships.lifted] = x
        ships.route.leave(g, seat, x)
        ships.remove(g, seat, x)
        ships.routes.clear_ends(g, seat)
        for chapter in ships.on_lifted.all:
            chapter.ship_lifted(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        ships = self.ships
        s = g.s
        if s[ships.ship + x] == 0 or s[ships.building.road + x] != seat + 1:
            return IllegalAction("ship.not_own", "SEA-18", edge=int(x))
        if s[ships.moved] != 0:
            return IllegalAction("ship.one_move", "SEA-19")
        if s[ships.built_in + x] == s[TURN]:
            return IllegalAction("ship.just_built", "SEA-19", edge=int(x))
        if not ships.may_leave(g, seat, x):
            return ships.objections.refusal(g, seat, ships.piece, x)
        if not ships.routes.may_leave(g, seat, x):
            return IllegalAction("ship.not_at_the_end", "SEA-20", edge=int(x))
        return IllegalAction("ship.nowhere_to_go", "SEA-18", edge=int(x))


@final
class SetShip(Verb):
    """Put the lifted ship on any place where one could be built, but not back (SEA-18 to SEA-20)."""

    def __init__(self, rules: Rules, ships: Ships) -> None:
        super().__init__("set_ship", [rules.edge_field()])
        self.ships: Final[Ships] = ships

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        left: i64 = g.s[self.ships.lifted]
        first: i64 = n
        end: i64 = self.ships.offer_places(g, seat, self.base, n)
        codes = g.scratch.codes
        i: i64
        for i in range(first, end):
            if codes[i] != self.base + left:
                codes[n] = codes[i]
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        ships = self.ships
        kind: i64 = g.argument()
        left: i64 = g.s[ships.lifted]
        g.close()
        g.s[ships.lifted] = NONE
        g.s[ships.moved] = 1
        ships.put(g, seat, x, kind)
        g.emit(ships.moved_event, seat, left, x)
        ships.building.notify_built(g, seat, ships.piece, x)
        ships.route.award(g)  # leaving a place may have shortened the route (SEA-22)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.ships.lifted] == x:
            return IllegalAction("ship.same_place", "SEA-20", edge=int(x))
        return self.ships.place_refusal(g, seat, x)
