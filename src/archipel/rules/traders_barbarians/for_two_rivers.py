"""The rivers with two players: tokens at a swamp, and bridges of the neutral colours (TB-RIV-16, COMBO-16).

The robber's way home is a swamp by `Rivers.robber_home`, and neutral colours never get gold, since nobody plays them.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.neutral_builds import NEUTRALS, BuildNeutral, NeutralBuilds
from archipel.rules.traders_barbarians.rivers import SWAMP
from archipel.rules.traders_barbarians.trade_tokens import AT_DESERT, TradeTokens
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class BuildNeutralBridge(BuildNeutral):
    """A bridge, by the rules for a colour's own bridges."""

    def __init__(self, rules: Rules, two: TwoRivers) -> None:
        super().__init__("build_neutral_bridge", rules.edge_field(), two.bridges.piece, two.neutrals)
        self.two = two

    def offer_places(self, g: State, n: i64) -> i64:
        sites = self.two.bridges.rivers.sites
        i: i64
        k: i64
        for i in range(len(sites)):
            for k in range(NEUTRALS):
                if self.two.may_bridge(g, self.neutrals.colour(g, k), sites[i]):
                    g.scratch.codes[n] = self.base + sites[i] * NEUTRALS + k
                    n += 1
        return n

    def build(self, g: State, colour: i64, place: i64) -> None:
        self.neutrals.building.place_route(g, colour, place, self.piece)

    def place_refusal(self, g: State, colour: i64, place: i64) -> IllegalAction | None:
        if g.s[self.two.bridges.left + colour] == 0:
            return IllegalAction("neutral.no_bridge_left", "TB-RIV-16")
        return self.two.bridges.site_refusal(g, colour, place)


@final
class TwoRivers(TradersChapter):
    """With each bridge of a player a neutral colour builds one too, or else a road."""

    def install(self, rules: Rules) -> None:
        self.bridges = rules.the(Bridges)
        self.neutrals = rules.the(NeutralBuilds)
        self.tokens = rules.the(TradeTokens)
        self.tokens.on_settlement_tokens.append(self)
        self.neutrals.build_along(self.bridges.piece)
        self.neutrals.on_neutral_place.append(self)
        self.neutrals.phase.offer(rules.add(BuildNeutralBridge(rules, self)))

    def settlement_tokens(self, g: State, seat: i64, corner: i64, tokens: i64) -> i64:
        """At a swamp as at a desert."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile >= 0 and g.s[self.tokens.land.terrain + tile] == SWAMP:
                return tokens + AT_DESERT
        return tokens

    def has_neutral_place(self, g: State, piece: i64) -> bool:
        if piece != self.bridges.piece:
            return False
        sites = self.bridges.rivers.sites
        i: i64
        k: i64
        for i in range(len(sites)):
            for k in range(NEUTRALS):
                if self.may_bridge(g, self.neutrals.colour(g, k), sites[i]):
                    return True
        return False

    def may_bridge(self, g: State, colour: i64, site: i64) -> bool:
        """Whether a neutral colour may build a bridge on a site."""
        if g.s[self.bridges.left + colour] == 0:
            return False
        return g.s[self.bridges.building.open + site] & g.rules.bits[colour] != 0
