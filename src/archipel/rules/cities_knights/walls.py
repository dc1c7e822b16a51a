"""City walls: under a player's city, for a larger hand limit on a seven (CK-4, CK-66, CK-67)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.base.build_verbs import BuildInTurn
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.base.robber import Robber
from archipel.rules.box_chapter import CITY, UNSET
from archipel.rules.cities_knights.city_chapter import CityChapter

COST: Final = {"brick": 2}  # (CK-66)
STOCK: Final = 3  # of a colour (CK-4)
MORE_CARDS: Final = 2  # that a seat may hold for each wall (CK-67)


@final
class BuildWall(BuildInTurn):
    """A wall under the seat's own city, if it has none (CK-66)."""

    def __init__(self, rules: Rules, walls: Walls, price: Price) -> None:
        super().__init__("build_wall", [rules.corner_field()], walls.cards, walls.turn, price)
        self.refuse_without_price("wall.too_expensive", "CK-66")
        self.gate = walls.places
        self.walls = walls

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.walls.offer_places(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.walls.put(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.walls.place_refusal(g, seat, x)


@final
class Walls(CityChapter):
    """Where walls stand and how many are left. They do not help against the barbarians (CK-35)."""

    def __init__(self) -> None:
        super().__init__("walls")
        self.wall = self.left = self.places = self.built_event = self.lost_event = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.building_index = rules.the(BuildingIndex)
        self.wall = rules.corner_block("wall", PUBLIC, "flag")
        self.left = rules.colour_block("walls_left", PUBLIC)
        self.places = rules.colour_block("wall_places", PUBLIC, 1, DERIVED)  # cities for a wall, if there is one left
        corner = EventField("corner", "corner", PUBLIC)
        self.built_event = rules.event("wall_built", [SEAT, corner], roles.PLACED)
        self.lost_event = rules.event("wall_lost", [SEAT, corner])
        build = rules.add(BuildWall(rules, self, rules.price("wall", COST)))
        self.turn.offer_build(build)
        self.turn.before_roll.explain(build, "turn.roll_first", "CK-12")
        self.building.on_placed.append(self)
        self.building.on_city_lost.append(self)
        rules.the(Robber).on_hand_limit.append(self)

    def begin(self, g: State) -> None:
        p: i64
        for p in range(g.rules.colours):
            g.s[self.left + p] = STOCK

    # ---- building and losing

    def offer_places(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every city where the seat may put a wall, price aside."""
        s = g.s
        if s[self.places + seat] == 0:
            return n
        index = self.building_index
        i: i64
        for i in range(index.list + seat * index.most, index.list + (seat + 1) * index.most):
            corner: i64 = s[i] - 1
            if corner < 0:
                break
            if s[self.building.piece + corner] == CITY and s[self.wall + corner] == 0:
                g.scratch.codes[n] = base + corner
                n += 1
        return n

    def put(self, g: State, seat: i64, corner: i64) -> None:
        """A wall from the stock, bought or free."""
        g.s[self.wall + corner] = 1
        g.s[self.left + seat] -= 1
        self.count_places(g, seat)
        g.emit(self.built_event, seat, corner)

    def remove(self, g: State, corner: i64) -> None:
        """The wall under a city goes back to the stock."""
        seat: i64 = self.building.owner(g, corner)
        g.s[self.wall + corner] = 0
        g.s[self.left + seat] += 1
        self.count_places(g, seat)
        g.emit(self.lost_event, seat, corner)

    def count_places(self, g: State, colour: i64) -> None:
        """The colour has more or fewer cities or walls than before."""
        s = g.s
        left: i64 = s[self.left + colour]
        places: i64 = 0
        if left > 0:
            places = self.building.cities(g, colour) - (STOCK - left)
        s[self.places + colour] = places

    def place_refusal(self, g: State, seat: i64, corner: i64) -> IllegalAction | None:
        """Why no wall may come here, price aside."""
        b = self.building
        if g.s[b.piece + corner] != CITY or g.s[b.held + corner] != seat + 1:
            return IllegalAction("wall.no_city", "CK-66", corner=int(corner))
        if g.s[self.wall + corner] != 0:
            return IllegalAction("wall.already_there", "CK-66", corner=int(corner))
        return IllegalAction("wall.none_left", "CK-66") if g.s[self.left + seat] == 0 else None

    # ---- reactions and answers

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if piece == CITY:
            self.count_places(g, colour)

    def city_lost(self, g: State, colour: i64, corner: i64) -> None:
        """A city that becomes a settlement loses its wall (CK-30)."""
        if g.s[self.wall + corner] != 0:
            self.remove(g, corner)
        else:
            self.count_places(g, colour)

    def hand_limit(self, g: State, seat: i64, limit: i64) -> i64:
        return limit + MORE_CARDS * (STOCK - g.s[self.left + seat])
