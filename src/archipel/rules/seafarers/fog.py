"""Fog: tiles that lie face down until a road or a ship comes near (SEA-S3-3 to SEA-S3-9).

What lies under the fog is two multisets, one of terrains and one of number tokens. Which of them a tile brings is drawn
when it is turned up, so there is no secret to keep: everybody may count what is left.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.layout import BARREN, NUMBERS
from archipel.board.scenario import Board, Scenario
from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import ACTIVE, CARD_STREAM, PUBLIC
from archipel.rules.base.land import FIRST_TERRAINS
from archipel.rules.box_chapter import ROAD, ROBBER, SETTLEMENT, UNSET
from archipel.rules.seafarers.gold import GoldRiver
from archipel.rules.seafarers.islands import Islands
from archipel.rules.seafarers.sea_chapter import PIRATE, SeaChapter
from archipel.rules.seafarers.ships import Ships

UNSEEN: Final = FIRST_TERRAINS  # what may lie under fog, by the same codes as on the board


@final
class ChooseFog(Verb):
    """Which of several hidden tiles is turned up next (SEA-S3-6)."""

    def __init__(self, rules: Rules, fog: Fog) -> None:
        super().__init__("choose_fog", [rules.tile_field()])
        self.fog = fog

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        fog = self.fog
        row: i64 = g.argument() * fog.width
        k: i64
        for k in range(fog.width):
            tile: i64 = fog.near[row + k]
            if tile >= 0 and fog.is_hidden(g, tile):
                g.scratch.codes[n] = self.base + tile
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        colour: i64 = self.fog.explorer(g, g.argument())
        g.close()
        self.fog.turn_up(g, colour, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.fog.is_hidden(g, x):
            return IllegalAction("fog.not_hidden", "SEA-S3-5", tile=int(x))
        return IllegalAction("fog.too_far", "SEA-S3-6", tile=int(x))


@final
class Fog(SeaChapter):
    """Which tiles are hidden, what may still come to light, and who finds it."""

    def __init__(self, scenario: Scenario, at_corners: bool) -> None:
        super().__init__("fog")
        self.scenario = scenario
        self.at_corners = at_corners  # a piece whose end touches a tile is near it, not only one along its side
        self.terrains = self.numbers = self.terrain_point = self.number_point = self.explored = self.found = UNSET
        self.hidden: i64 = UNSEEN.index("fog")
        self.fertile: vec[i64] = vec_of([0 if terrain in BARREN else 1 for terrain in UNSEEN])
        self.tokens: vec[i64] = vec_of(list(NUMBERS))
        self.near: vec[i64] = vec[i64]()  # for every edge the tiles that a piece on it turns up
        self.width: i64 = 0
        self.islands: Islands | None = None

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.ships = rules.the(Ships)
        self.gold = rules.the(GoldRiver)
        if rules.has(Islands):
            self.islands = rules.the(Islands)
        labels = [str(number) for number in NUMBERS]
        self.terrains = rules.block("unseen_terrain", PUBLIC, len(UNSEEN), "cards", list(UNSEEN))
        self.numbers = rules.block("unseen_number", PUBLIC, len(NUMBERS), "cards", labels)
        self.terrain_point = rules.point("fog_terrain", CARD_STREAM, list(UNSEEN))
        self.number_point = rules.point("fog_number", CARD_STREAM, labels)
        self.explored = rules.event(
            "fog_lifted",
            [
                SEAT,
                EventField("tile", "tile", PUBLIC),
                EventField("terrain", "terrain", PUBLIC, list(UNSEEN)),
                EventField("number", "number", PUBLIC),
            ],
        )
        self.found = rules.event("fog_card", [SEAT, self.cards.event_field(), EventField("tile", "tile", PUBLIC)])
        self.choice = rules.phase("fog", "SEA-S3-6")
        self.choice.offer(rules.add(ChooseFog(rules, self)))
        self.lifting = rules.step("fog_lifting", "SEA-S3-5", self)
        self.measure(rules)
        self.building.on_placed.append(self)
        self.land.on_hidden.append(self)

    def measure(self, rules: Rules) -> None:
        """The tiles near every edge: those on its two sides, or all at its two ends (SEA-S3-6)."""
        graph = rules.graph
        rows: list[list[int]] = []
        for edge in range(int(graph.edges)):
            row = {int(graph.edge_tiles[2 * edge + k]) for k in range(2)}
            if self.at_corners:
                width = int(graph.corner_tile_width)
                for end in range(2):
                    first = int(graph.edge_corners[2 * edge + end]) * width
                    row |= {int(graph.corner_tiles[first + k]) for k in range(width)}
            rows.append(sorted(row - {-1}))
        longest = max(len(row) for row in rows)
        self.near = vec_of([tile for row in rows for tile in row + [-1] * (longest - len(row))])
        self.width = longest

    def lay(self, g: State, board: Board) -> None:
        """The rest of the tiles and tokens, shuffled face down (SEA-S3-3)."""
        if board.terrain.count("fog") != sum(self.scenario.fog_terrains.values()):
            raise SetUpError("the board must have as much fog as the scenario lays tiles under it", "SEA-S3-3")
        for terrain, count in self.scenario.fog_terrains.items():
            if terrain not in UNSEEN:
                raise SetUpError(f"{terrain} cannot lie under fog", "SEA-S3-3")
            g.s[self.terrains + UNSEEN.index(terrain)] = count
        for number, count in self.scenario.fog_numbers.items():
            g.s[self.numbers + NUMBERS.index(number)] = count

    # ---- turning tiles up

    def is_hidden(self, g: State, tile: i64) -> bool:
        return g.s[self.land.terrain + tile] == self.hidden

    def count_near(self, g: State, edge: i64) -> i64:
        """How many hidden tiles a piece on this edge turns up."""
        s = g.s
        first: i64 = self.land.terrain
        hidden: i64 = self.hidden
        count: i64 = 0
        k: i64
        for k in range(edge * self.width, (edge + 1) * self.width):
            tile: i64 = self.near[k]
            if tile >= 0 and s[first + tile] == hidden:
                count += 1
        return count

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        """A road or ship, bought, free or moved, lifts the fog beside it (SEA-S3-5); for a neutral colour the active
        player chooses, and nobody finds anything."""
        if self.building.on_edge[piece] != 0 and self.count_near(g, at) > 0:
            g.open(self.lifting.index, colour if colour < g.rules.players else g.s[ACTIVE], at)

    def run(self, g: State) -> None:
        """One tile after the other; only among several there is a choice (SEA-S3-6)."""
        seat: i64 = g.decider()
        edge: i64 = g.argument()
        count: i64 = self.count_near(g, edge)
        if count > 1:
            g.open(self.choice.index, seat, edge)
            return
        g.close()
        k: i64
        for k in range(self.width):
            tile: i64 = self.near[edge * self.width + k]
            if tile >= 0 and self.is_hidden(g, tile):
                self.turn_up(g, self.explorer(g, edge), tile)

    def explorer(self, g: State, edge: i64) -> i64:
        """The colour whose piece on this edge lifts the fog."""
        return g.s[self.building.road + edge] - 1

    def turn_up(self, g: State, colour: i64, tile: i64) -> None:
        """The tile and, on land that yields something, a token; both drawn from what is left (SEA-S3-5)."""
        s = g.s
        weights = g.scratch.weights
        k: i64
        for k in range(len(self.fertile)):
            weights[k] = s[self.terrains + k]
        terrain: i64 = g.weighted(self.terrain_point, len(self.fertile))
        s[self.terrains + terrain] -= 1
        number: i64 = 0
        numbers: i64 = s[self.land.numbers + tile]
        if self.fertile[terrain] != 0:
            for k in range(len(self.tokens)):
                weights[k] = s[self.numbers + k]
            token: i64 = g.weighted(self.number_point, len(self.tokens))
            s[self.numbers + token] -= 1
            number = self.tokens[token]
            numbers = g.rules.bits[number]
        self.land.turn_up(g, tile, terrain, numbers)
        g.emit(self.explored, colour, tile, terrain, number)
        self.open_ways(g, tile)
        islands = self.islands
        if islands is not None and self.land.is_land(g, tile):
            islands.rise(g, tile)
        if colour < g.rules.players:
            self.reward(g, colour, tile)

    def open_ways(self, g: State, tile: i64) -> None:
        """Land and sea that have come to light may be built on."""
        graph = g.rules.graph
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            if graph.tile_corners[k] >= 0:
                self.building.refresh_corner(g, graph.tile_corners[k])
            if graph.tile_edges[k] >= 0:
                self.building.refresh_edge(g, graph.tile_edges[k])
                self.ships.refresh_edge(g, graph.tile_edges[k])

    def reward(self, g: State, seat: i64, tile: i64) -> None:
        """A card of what the land yields, if the supply has one; of choice at a gold river (SEA-S3-5, SEA-S3-7)."""
        if g.s[self.land.terrain + tile] == self.gold.gold:
            self.gold.owe(g, seat, 1)
            self.gold.ask(g)
            return
        kind: i64 = self.land.yield_of(g, tile, SETTLEMENT)
        if kind >= 0 and self.cards.in_supply(g, kind) > 0:
            self.cards.gain(g, seat, kind, 1)
            g.emit(self.found, seat, kind, tile)

    # ---- why not

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        """Fog is neither land nor sea (SEA-S3-8)."""
        graph = g.rules.graph
        k: i64
        if piece in (ROBBER, PIRATE):
            if self.is_hidden(g, at):
                return IllegalAction("fog.nobody_enters", "SEA-S3-8", tile=int(at))
        elif piece == SETTLEMENT:
            for k in range(graph.corner_tile_width):
                tile: i64 = graph.corner_tiles[at * graph.corner_tile_width + k]
                if tile >= 0 and self.is_hidden(g, tile):
                    return IllegalAction("fog.not_to_build_on", "SEA-S3-8")
        elif piece == ROAD or piece == self.ships.piece:
            for k in range(2):
                tile = graph.edge_tiles[2 * at + k]
                if tile >= 0 and self.is_hidden(g, tile):
                    return IllegalAction("fog.not_to_build_on", "SEA-S3-8")
        return None
