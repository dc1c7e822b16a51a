"""The board: islands with their numbers, sites, harbour sites and lanes (JR-4, JR-40, JR-43, JR-44, JR-46)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.layout import number_bits
from archipel.board.scenario import Board
from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.junior.cards import CARDS

TERRAINS: Final = ("forest", "pasture", "cane", "cave", "gold_river")
YIELDS: Final = {"forest": "wood", "pasture": "wool", "cane": "rum", "cave": "sabre", "gold_river": "gold"}


@final
class Land(BoxChapter):
    """What lies where; nothing of it changes in a game."""

    def __init__(self, sites: tuple[int, ...], harbours: tuple[int, ...], lanes: tuple[int, ...]) -> None:
        super().__init__("land")
        self.sites = sites
        self.harbours = harbours
        self.lanes = lanes
        self.terrain = self.numbers = self.site = self.harbour_site = self.lane = UNSET
        self.yield_kind: vec[i64] = filled(len(TERRAINS), 0)  # which card a terrain gives (JR-4)
        for terrain, card in YIELDS.items():
            self.yield_kind[TERRAINS.index(terrain)] = CARDS.index(card)

    def install(self, rules: Rules) -> None:
        self.terrain = rules.tile_block("terrain", PUBLIC, "name", list(TERRAINS))
        self.numbers = rules.tile_block("numbers", PUBLIC, "numbers")  # the rolls it answers to, as bits
        self.site = rules.corner_block("site", PUBLIC, "flag")
        self.harbour_site = rules.corner_block("harbour_site", PUBLIC, "flag")
        self.lane = rules.edge_block("lane", PUBLIC, "flag")

    def lay(self, g: State, board: Board) -> None:
        for tile, terrain in enumerate(board.terrain):
            g.s[self.terrain + tile] = TERRAINS.index(terrain)
            g.s[self.numbers + tile] = number_bits(board.numbers[tile])
        for site in self.sites:
            g.s[self.site + site] = 1
        for harbour in self.harbours:
            g.s[self.harbour_site + harbour] = 1
        for lane in self.lanes:
            g.s[self.lane + lane] = 1

    def answers(self, g: State, tile: i64, number: i64) -> bool:
        """Whether this roll is one of the tile's numbers."""
        return g.s[self.numbers + tile] & g.rules.bits[number] != 0

    def kind_of(self, g: State, tile: i64) -> i64:
        """The kind of card an island gives."""
        return self.yield_kind[g.s[self.terrain + tile]]

    def yields(self) -> dict[str, str]:
        return dict(YIELDS)
