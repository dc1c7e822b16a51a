"""A small sea for tests of the general rules: a western island where all start, a strait, and an eastern one.

    table = a_sea_table(hands={RED: {"lumber": 1, "wool": 1}}, rolled=True)
    table.do("build_ship 1,0E")

Red stands on the strait, blue on the south coast, white inland; see PLACED. Hexes with a frame of sea around them:

          0,0 F4   1,0 G9   2,0 ~    3,0 ~    4,0 H6
    -1,1 P5  0,1 M8   1,1 D    2,1 ~    3,1 ~    4,1 gold 3
         -1,2 H10  0,2 F11  1,2 ~    2,2 ~    3,2 M12
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Self

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.scenario import Scenario, read_scenario
from archipel.catalogue import begin
from archipel.engine.chance import Script
from archipel.engine.chapter import Chapter
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.rules.base.game import BaseOptions
from archipel.rules.base.land import TERRAINS
from archipel.rules.five_six.special_building import SpecialBuilding
from archipel.rules.seafarers.game import SeaOptions, sea_chapters
from archipel.rules.seafarers.pirate import Pirate
from archipel.rules.seafarers.ships import Ships
from tests.tables import BASE_COUNTS, BLUE, RED, WHITE, Table

# What every small sea is played with.
COUNTS = BASE_COUNTS + "ship = 15\n"

TEXT = """
seats = [3]
target = 12
chapters = ["base", "ships", "pirate", "gold", "islands"]
robber = "desert"
pirate = "-2,2"

[deal]
board = "fixed"
harbours = "as_drawn"

[legend]
F = { terrain = "forest", area = "west" }
G = { terrain = "fields", area = "west" }
P = { terrain = "pasture", area = "west" }
M = { terrain = "mountains", area = "west" }
D = { terrain = "desert", area = "west" }
H = { terrain = "hills", area = "west" }
h = { terrain = "hills", area = "east" }
go = { terrain = "gold", area = "east" }
m = { terrain = "mountains", area = "east" }
"~" = "sea"

[map]
origin = "0,0"
ring = true
rows = '''
      F4    G9    ~     ~     h6
   P5    M8    D     ~     ~     go3
      H10   F11   ~     ~     m12
'''

[areas.west]
start = true

[areas.east]
bonus = 2

[rules]
start = "SEA-37"

[harbours]
"-1,2SW" = "generic"
"""

# (settlement, road), first round then second.
PLACED = {
    RED: (("1,0SE", "1,0E"), ("0,0NW", "0,0NW")),
    BLUE: (("0,2SE", "0,2SE"), ("-1,1S", "-1,1SW")),
    WHITE: (("0,1N", "0,1NE"), ("0,1SE", "0,1SE")),
}


@cache
def small_sea() -> Scenario:
    return read_scenario(TEXT + COUNTS, "small_sea.toml")


class SeaTable(Table):
    """A table with ships."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ships = self.rules.the(Ships)
        self.pirate = self.rules.the(Pirate) if self.rules.has(Pirate) else None

    def ship(self, seat: int, *edges: str) -> Self:
        """Lay ships past the rules, as if in an earlier turn."""
        for edge in edges:
            number = self.graph.edge(edge)
            self.building.place_route(self.state, seat, number, self.ships.piece)
            self.state.s[self.ships.built_in + number] = 0
        return self

    def put_pirate(self, tile: str) -> Self:
        assert self.pirate is not None
        self.state.s[self.pirate.tile] = self.graph.tile(tile)
        return self

    def put_terrain(self, tile: str, terrain: str) -> Self:
        """Another terrain on a tile, and what follows from it."""
        number = self.graph.tile(tile)
        self.land.turn_up(self.state, number, TERRAINS.index(terrain), self.block("numbers", number))
        width = int(self.graph.tile_width)
        for corner in self.graph.tile_corners[number * width : (number + 1) * width]:
            if corner >= 0:
                self.building.refresh_corner(self.state, corner)
                self.building.refresh_around(self.state, corner)
                self.ships.refresh_around(self.state, corner)
        return self

    def tile_of(self, terrain: str) -> int:
        """The first tile of a terrain."""
        tiles = range(int(self.graph.tiles))
        return next(tile for tile in tiles if self.block("terrain", tile) == TERRAINS.index(terrain))

    def ships_of(self, seat: int) -> set[str]:
        """The edges where a seat has ships."""
        return {
            self.graph.edge_names[edge]
            for edge in range(int(self.graph.edges))
            if self.block("ship", edge) and self.block("road", edge) == seat + 1
        }


def a_sea_table(
    hands: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    rolled: bool = False,
    placed: bool = True,
    between_turns: bool = False,
    separate: bool = False,
) -> SeaTable:
    """A table on the small sea, red to play, hands as given and otherwise empty."""
    scenario = small_sea()
    base = BaseOptions(
        separate=separate,
        start=0,
        target=scenario.target,
        supply=scenario.supply,
        deck=scenario.deck,
        pieces=scenario.pieces,
    )
    more: list[Chapter] = [SpecialBuilding()] if between_turns else []
    rules = Rules(3, 3, scenario.graph, [*sea_chapters(scenario, 3, SeaOptions(base)), *more])
    board = deal_board(scenario, BoardOptions(), lambda n: 0)
    told = Script({name: list(outcomes) for name, outcomes in chance.items()}) if chance else None
    game = begin(rules, board, 1, told)
    game.listen()
    table = SeaTable(game)
    if not placed:
        return table
    for lap in range(2):
        for seat in (RED, BLUE, WHITE) if lap == 0 else (WHITE, BLUE, RED):
            settlement, road = PLACED[seat][lap]
            kind = "ship" if (seat, lap) == (RED, 0) else "road"
            table.do(f"place_settlement {settlement}", f"place_{kind} {road}")
    return table.open_turn(hands or {}, cards or {}, rolled)
