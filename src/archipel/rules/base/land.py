"""What lies on the board: terrain, number tokens and harbours (BASE-1, BASE-2, BASE-13). It lives in the state, because
boxes turn tiles over, swap tokens and move harbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.layout import number_bits
from archipel.board.scenario import Board
from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.place_sets import PlaceSets
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.box_chapter import CITY, SETTLEMENT, UNSET, BoxChapter, Hooks

if TYPE_CHECKING:
    from archipel.rules.base.harvest import Harvest

# Terrain by code; what it yields is a table that boxes extend.
FIRST_TERRAINS: Final = ("desert", "forest", "hills", "pasture", "fields", "mountains", "sea", "gold", "fog")
TERRAINS: Final = (*FIRST_TERRAINS, "lake", "swamp", "oasis", "castle", "quarry", "glassworks")
TERRAIN_CODES: Final = {terrain: code for code, terrain in enumerate(TERRAINS)}
YIELDS: Final = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}

GENERIC: Final = 1  # a harbour that takes any kind, 3:1; 2 + kind is the special harbour of that kind
PIECES: Final = 3  # road, settlement, city: the columns of the yield tables

HIGHEST: Final = 12  # number of a token
SETS: Final = 8192  # of numbers up to the highest

# What a terrain is to pieces, as bits; fog is neither.
DRY: Final = 1
WET: Final = 2


def pips_of(number: i64) -> float:
    """In how many of 36 rolls a number comes."""
    if number < 2 or number > 12:
        return 0.0
    return float(number - 1) if number < 7 else float(13 - number)


def pips_of_sets() -> vec[float]:
    """In how many of 36 rolls one of several numbers comes, for every set of numbers as bits."""
    pips = append(vec[float](capacity=SETS), 0.0)
    number: i64
    i: i64
    for number in range(HIGHEST + 1):
        for i in range(len(pips)):  # all sets of smaller numbers, now with this one
            pips = append(pips, pips[i] + pips_of(number))
    return pips


@final
class Land(BoxChapter):
    """Terrain, numbers and harbours, and the table of what a building on a terrain brings."""

    def __init__(self) -> None:
        super().__init__("land")
        self.terrain = self.numbers = self.blocked = self.harbour = UNSET
        self.yield_kind: vec[i64] = filled(len(TERRAINS) * PIECES, -1)
        self.yield_count: vec[i64] = filled(len(TERRAINS) * PIECES, 0)
        self.also_kind: vec[i64] = filled(len(TERRAINS) * PIECES, -1)  # one more card, of this kind
        self.harbour_names: list[str] = []
        self.ground: vec[i64] = filled(len(TERRAINS), DRY)
        self.ground[TERRAINS.index("sea")] = WET
        self.ground[TERRAINS.index("fog")] = 0
        self.pips_by_numbers: vec[float] = pips_of_sets()
        self.desert: i64 = TERRAINS.index("desert")
        self.on_hidden = Hooks()  # who can say why a place is neither land nor sea
        self.on_turned_up = Hooks()
        self.harvest: Harvest | None = None  # hears of every tile that changes what it brings

    def install(self, rules: Rules) -> None:
        cards = rules.the(ResourceCards)
        self.harbour_names = ["", "generic", *cards.resource_names]
        self.terrain = rules.tile_block("terrain", PUBLIC, "name", list(TERRAINS))
        self.numbers = rules.tile_block("numbers", PUBLIC, "numbers")  # the rolls it answers to, as bits
        self.blocked = rules.tile_block("blocked", PUBLIC)  # how many things keep the tile from producing
        self.dry = PlaceSets(rules, "land_tiles", rules.graph.tiles, 1)  # the tiles of land
        self.harbour = rules.edge_block("harbour", PUBLIC, "name", self.harbour_names)
        for terrain, card in YIELDS.items():
            row = TERRAINS.index(terrain) * PIECES
            for piece, count in ((SETTLEMENT, 1), (CITY, 2)):  # (BASE-33)
                self.yield_kind[row + piece] = cards.names.index(card)
                self.yield_count[row + piece] = count

    def lay(self, g: State, board: Board) -> None:
        s = g.s
        tile: i64
        for tile in range(len(board.terrain)):
            s[self.terrain + tile] = TERRAIN_CODES[board.terrain[tile]]
            s[self.numbers + tile] = number_bits(board.numbers[tile])
            if self.is_land(g, tile):
                self.dry.put(g, 0, tile)
        for edge, kind in board.harbours:
            g.s[self.harbour + edge] = self.harbour_names.index(kind)

    # ---- changing a tile, here and nowhere else

    def block(self, g: State, tile: i64) -> None:
        """One more thing keeps the tile from producing."""
        harvest = self.harvest
        if harvest is not None:
            harvest.count(g, tile, -1)
        g.s[self.blocked + tile] += 1

    def unblock(self, g: State, tile: i64) -> None:
        """One thing fewer does."""
        g.s[self.blocked + tile] -= 1
        harvest = self.harvest
        if harvest is not None:
            harvest.count(g, tile, 1)

    def turn_up(self, g: State, tile: i64, terrain: i64, numbers: i64) -> None:
        """Another terrain and other numbers, as bits, lie here now."""
        harvest = self.harvest
        if harvest is not None:
            harvest.count(g, tile, -1)
        g.s[self.terrain + tile] = terrain
        g.s[self.numbers + tile] = numbers
        self.dry.take(g, tile)
        if self.is_land(g, tile):
            self.dry.put(g, 0, tile)
        if harvest is not None:
            harvest.count(g, tile, 1)
        for chapter in self.on_turned_up.all:
            chapter.tile_turned_up(g, tile)

    def put_numbers(self, g: State, tile: i64, numbers: i64) -> None:
        """Another number token, or several numbers, as bits."""
        self.turn_up(g, tile, g.s[self.terrain + tile], numbers)

    # ---- reading

    def yield_of(self, g: State, tile: i64, piece: i64) -> i64:
        """The kind of card a building of this sort gets from this tile; -1 for none."""
        return self.yield_kind[g.s[self.terrain + tile] * PIECES + piece]

    def answers(self, g: State, tile: i64, total: i64) -> bool:
        """Whether this roll is one of the tile's numbers."""
        return g.s[self.numbers + tile] & g.rules.bits[total] != 0

    def first_desert(self, g: State, first: i64 = 0) -> i64:
        """The first desert in reading order, from a tile on; -1 for none."""
        tile: i64
        for tile in range(first, g.rules.graph.tiles):
            if g.s[self.terrain + tile] == self.desert:
                return tile
        return -1

    def is_land(self, g: State, tile: i64) -> bool:
        return self.ground[g.s[self.terrain + tile]] == DRY

    def beside(self, g: State, edge: i64) -> i64:
        """What lies on the two sides of an edge: DRY, WET or both."""
        tiles = g.rules.graph.edge_tiles
        one: i64 = tiles[2 * edge]
        other: i64 = tiles[2 * edge + 1]
        found: i64 = 0
        if one >= 0:
            found = self.ground[g.s[self.terrain + one]]
        if other >= 0:
            found |= self.ground[g.s[self.terrain + other]]
        return found

    def around(self, g: State, corner: i64) -> i64:
        """What the tiles around a corner are: DRY, WET or both."""
        graph = g.rules.graph
        found: i64 = 0
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile >= 0:
                found |= self.ground[g.s[self.terrain + tile]]
        return found

    def yields(self) -> dict[str, str]:
        return dict(YIELDS)

    def pips(self, g: State, tile: i64) -> float:
        """In how many of 36 rolls a number of a tile comes."""
        return self.pips_by_numbers[g.s[self.numbers + tile]]
