"""Bridges: route pieces across the water, each for three gold (TB-RIV-5, TB-RIV-10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.build_verbs import BuildInTurn
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.rivers import Rivers
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

COST: Final = {"brick": 2, "lumber": 1}  # (TB-RIV-10)
GOLD: Final = 3  # for a bridge
BRIDGE: Final = "bridge"


@final
class BuildBridge(BuildInTurn):
    """A bridge on a free site that goes on from the seat's own road, bridge or building (TB-RIV-10)."""

    def __init__(self, rules: Rules, bridges: Bridges) -> None:
        price = rules.price(BRIDGE, COST)
        super().__init__("build_bridge", [rules.edge_field()], rules.the(ResourceCards), rules.the(Turn), price)
        self.refuse_without_stock(bridges.left, 1, "bridge.none_left", "TB-RIV-10")
        self.refuse_without_price("bridge.too_expensive", "TB-RIV-10")
        self.bridges = bridges

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.bridges.offer(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.bridges.building.place_route(g, seat, x, self.bridges.piece)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.bridges.site_refusal(g, seat, x)


@final
class Bridges(TradersChapter):
    """Where bridges stand and how many each colour has left. Roads go on from them, and they count for routes."""

    def __init__(self, stock: int) -> None:
        super().__init__("bridges")
        self.stock = stock
        self.gold: i64 = GOLD
        self.piece = self.bridge = self.left = UNSET
        self.on_may_bridge = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.coins = rules.the(Coins)
        self.rivers = rules.the(Rivers)
        self.piece = self.building.add_piece(BRIDGE, True)
        self.bridge = rules.edge_block("bridge", PUBLIC, "name", ["", BRIDGE])  # 1: what lies there is a bridge
        self.left = rules.colour_block("bridges_left", PUBLIC)
        self.building.on_put_route.append(self)
        self.building.on_take_off.append(self)
        self.building.on_built.append(self)
        self.turn.offer_build(rules.add(BuildBridge(rules, self)))

    def begin(self, g: State) -> None:
        colour: i64
        for colour in range(g.rules.colours):
            g.s[self.left + colour] = self.stock

    def offer(self, g: State, colour: i64, base: i64, n: i64) -> i64:
        """Write a code for every site where a colour may build, stock and price aside."""
        sites = self.rivers.sites
        bit: i64 = g.rules.bits[colour]
        i: i64
        for i in range(len(sites)):
            if g.s[self.building.open + sites[i]] & bit != 0 and self.may_bridge(g, colour, sites[i]):
                g.scratch.codes[n] = base + sites[i]
                n += 1
        return n

    def site_refusal(self, g: State, colour: i64, edge: i64) -> IllegalAction | None:
        """Why a colour may not build a bridge on an edge, stock and price aside."""
        if self.rivers.is_site[edge] == 0:
            return IllegalAction("bridge.no_site", "TB-RIV-10", edge=int(edge))
        if g.s[self.building.road + edge] != 0:
            return IllegalAction("bridge.occupied", "TB-RIV-10", edge=int(edge))
        if g.s[self.building.open + edge] & g.rules.bits[colour] == 0:
            return IllegalAction("bridge.not_connected", "TB-RIV-10", edge=int(edge))
        for chapter in self.on_may_bridge.all:
            if not chapter.may_bridge(g, colour, edge):
                return chapter.refusal(g, colour, self.piece, edge)
        return None

    def may_bridge(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether the other chapters allow a bridge on a site."""
        return all(chapter.may_bridge(g, colour, edge) for chapter in self.on_may_bridge.all)

    def has_place(self, g: State, colour: i64) -> bool:
        """Whether a colour has a bridge and a site for it."""
        if g.s[self.left + colour] == 0:
            return False
        sites = self.rivers.sites
        bit: i64 = g.rules.bits[colour]
        i: i64
        for i in range(len(sites)):
            if g.s[self.building.open + sites[i]] & bit != 0 and self.may_bridge(g, colour, sites[i]):
                return True
        return False

    def put_route(self, g: State, colour: i64, edge: i64, piece: i64) -> bool:
        if piece != self.piece:
            return False
        g.s[self.bridge + edge] = 1
        self.building.lay_road_piece(g, colour, edge, self.left)
        return True

    def take_off(self, g: State, colour: i64, edge: i64) -> bool:
        if g.s[self.bridge + edge] == 0:
            return False
        g.s[self.bridge + edge] = 0
        self.building.lift_road_piece(g, colour, edge, self.left)
        return True

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        if piece == self.piece:
            self.coins.gain(g, seat, self.gold)

    # ---- for clients

    def piece_stock(self) -> dict[str, int]:
        return {BRIDGE: self.stock}

    def facts(self) -> dict[str, int]:
        return {"bridge_gold": int(self.gold)}
