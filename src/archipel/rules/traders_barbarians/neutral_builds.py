"""Catan for Two: two neutral colours, their first settlements, and what players build for them (TB-TWO-1, TB-TWO-2,
TB-TWO-4, TB-TWO-5).

A scenario with a further piece lets players build it for neutrals too: its chapter calls `build_along(piece)`, adds
itself to `on_neutral_place` to answer `has_neutral_place`, and offers a verb in `phase` that is legal while the phase's
argument is that piece; the verb closes the phase and places the piece for `NeutralBuilds.colour(g, which)`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.colours import NEUTRAL_COLOURS
from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import TURN
from archipel.rules.base.land import WET, Land
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import ROAD, SETTLEMENT
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

NEUTRALS: Final = 2
MOST_PIECES: Final = 16  # sorts of pieces in any game
ABOVE: Final = 2.0  # edges from the middle of the centre tile to either corner (TB-TWO-2)
FAR: Final = 1e9
TILES_AT_CORNER: Final = 3
COAST: Final = 100.0  # a corner on the coast is taken only where there is none inland


class BuildNeutral(Verb):
    """A piece for one of the neutral colours, of the sort that the player has built (TB-TWO-4). A subclass says where
    (`offer_places`), what is done (`build`), and why not here (`place_refusal`)."""

    def __init__(self, name: str, place: Field, piece: i64, neutrals: NeutralBuilds) -> None:
        super().__init__(name, [place, Field("neutral", "number", NEUTRALS, list(NEUTRAL_COLOURS[:NEUTRALS]))])
        self.piece: i64 = piece
        self.neutrals = neutrals

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if g.argument() != self.piece:
            return n
        return self.offer_places(g, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.build(g, self.neutrals.colour(g, x % NEUTRALS), x // NEUTRALS)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.argument() != self.piece:
            return IllegalAction("neutral.the_same_piece", "TB-TWO-4")
        return self.place_refusal(g, self.neutrals.colour(g, x % NEUTRALS), x // NEUTRALS)

    # ---- for subclasses

    def offer_places(self, g: State, n: i64) -> i64:
        """Write the codes of all places, each with every colour that may build there; return the new n."""
        return n

    def build(self, g: State, colour: i64, place: i64) -> None:
        """The piece comes onto the board."""

    def place_refusal(self, g: State, colour: i64, place: i64) -> IllegalAction | None:
        """Why the colour may not build here."""
        return None


@final
class BuildNeutralRoad(BuildNeutral):
    """A road, by the rules for a colour's own roads."""

    def offer_places(self, g: State, n: i64) -> i64:
        building = self.neutrals.building
        both: i64 = self.neutrals.bits(g)
        edge: i64
        k: i64
        for edge in range(g.rules.graph.edges):
            if g.s[building.open + edge] & both != 0:
                for k in range(NEUTRALS):
                    if self.neutrals.may_lay(g, self.neutrals.colour(g, k), edge):
                        g.scratch.codes[n] = self.base + edge * NEUTRALS + k
                        n += 1
        return n

    def build(self, g: State, colour: i64, place: i64) -> None:
        self.neutrals.building.place_route(g, colour, place, ROAD)

    def place_refusal(self, g: State, colour: i64, place: i64) -> IllegalAction | None:
        if g.s[self.neutrals.building.roads_left + colour] == 0:
            return IllegalAction("neutral.no_road_left", "TB-TWO-4")
        return self.neutrals.building.road_refusal(g, colour, place)


@final
class BuildNeutralSettlement(BuildNeutral):
    """A settlement, at the end of a colour's own road."""

    def offer_places(self, g: State, n: i64) -> i64:
        corner: i64
        k: i64
        for corner in range(g.rules.graph.corners):
            for k in range(NEUTRALS):
                if self.neutrals.may_settle(g, self.neutrals.colour(g, k), corner):
                    g.scratch.codes[n] = self.base + corner * NEUTRALS + k
                    n += 1
        return n

    def build(self, g: State, colour: i64, place: i64) -> None:
        self.neutrals.building.place_settlement(g, colour, place)

    def place_refusal(self, g: State, colour: i64, place: i64) -> IllegalAction | None:
        building = self.neutrals.building
        if g.s[building.settlements_left + colour] == 0:
            return IllegalAction("neutral.no_settlement_left", "TB-TWO-4")
        wrong = building.corner_refusal(g, colour, place)
        return wrong or IllegalAction("neutral.no_road_there", "TB-TWO-4", corner=int(place))


@final
class NeutralBuilds(TradersChapter):
    """Nobody plays the two colours; with each road and settlement of a player one of them builds the same."""

    def __init__(self) -> None:
        super().__init__("neutral_builds")
        self.along: vec[i64] = filled(MOST_PIECES, 0)  # for each sort of piece: 1 if neutrals build along
        self.along[ROAD] = 1
        self.along[SETTLEMENT] = 1
        self.on_neutral_place = TradersHooks()

    def neutral_colours(self) -> int:
        return NEUTRALS

    def more_open_decisions(self) -> int:
        return 2

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.phase = rules.phase("neutral_build", "TB-TWO-4")
        self.phase.offer(rules.add(BuildNeutralRoad("build_neutral_road", rules.edge_field(), ROAD, self)))
        settlement = BuildNeutralSettlement("build_neutral_settlement", rules.corner_field(), SETTLEMENT, self)
        self.phase.offer(rules.add(settlement))
        self.owed = rules.step("neutral_owed", "TB-TWO-4", self)
        self.building.on_placed.put_first(self)  # all that follows from the player's own piece comes first
        rules.the(LongestRoute).let_neutrals_compete(rules)  # (TB-TWO-5)

    def build_along(self, piece: i64) -> None:
        """With this piece of a player a neutral colour gets one too, or else a road."""
        self.along[piece] = 1

    # ---- the start

    def begin(self, g: State) -> None:
        """A settlement for each before anybody places: straight above and below the centre of the land on which players
        start, one path away from its middle tile, or as near to there as a settlement may stand (TB-TWO-2)."""
        x, y = self.centre(g)
        self.building.place_settlement(g, self.colour(g, 0), self.nearest(g, 0, x, y - ABOVE))
        self.building.place_settlement(g, self.colour(g, 1), self.nearest(g, 1, x, y + ABOVE))

    def centre(self, g: State) -> tuple[float, float]:
        """The middle of the tile nearest to the centre of all corners on which players may start."""
        graph = g.rules.graph
        x: float = 0.0
        y: float = 0.0
        count: float = 0.0
        near_start = filled(graph.tiles, 0)
        corner: i64
        tile: i64
        k: i64
        for corner in range(graph.corners):
            if self.may_start(g, 0, corner):
                x += graph.corner_xy[corner][0]
                y += graph.corner_xy[corner][1]
                count += 1.0
                for k in range(graph.corner_tile_width):
                    tile = graph.corner_tiles[corner * graph.corner_tile_width + k]
                    if tile >= 0 and self.land.is_land(g, tile):
                        near_start[tile] = 1
        best: float = FAR
        found: tuple[float, float] = (0.0, 0.0)
        for tile in range(graph.tiles):
            if near_start[tile] != 0:
                away: float = distance(graph.tile_xy[tile], x / count, y / count)
                if away < best:
                    best = away
                    found = graph.tile_xy[tile]
        return found

    def nearest(self, g: State, which: i64, x: float, y: float) -> i64:
        """The corner nearest to a point where a neutral settlement may stand at the start, inland if possible."""
        best: float = FAR
        found: i64 = 0
        corner: i64
        for corner in range(g.rules.graph.corners):
            if self.may_start(g, self.colour(g, which), corner):
                away: float = distance(g.rules.graph.corner_xy[corner], x, y)
                if is_coast(g, self.land, corner):
                    away += COAST
                if away < best:
                    best = away
                    found = corner
        return found

    def may_start(self, g: State, colour: i64, corner: i64) -> bool:
        return g.s[self.building.free + corner] != 0 and self.building.may_settle(g, colour, corner)

    # ---- building along

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        """A player has built in a turn, not at the start: a neutral colour builds too, when all else is done."""
        if colour < g.rules.players and self.along[piece] != 0 and g.s[TURN] > 0:
            g.open(self.owed.index, colour, piece)

    def run(self, g: State) -> None:
        """The same piece; a road if there is no place for it; nothing if there is none for a road (TB-TWO-4)."""
        seat: i64 = g.decider()
        piece: i64 = g.argument()
        g.close()
        if not self.has_place(g, piece):
            piece = ROAD
        if self.has_place(g, piece):
            g.open(self.phase.index, seat, piece)

    def has_place(self, g: State, piece: i64) -> bool:
        """Whether one of the neutral colours could get this piece somewhere."""
        k: i64
        if piece == ROAD:
            for k in range(NEUTRALS):
                if self.building.has_road_place(g, self.colour(g, k)):
                    return True
            return False
        if piece == SETTLEMENT:
            corner: i64
            for corner in range(g.rules.graph.corners):
                for k in range(NEUTRALS):
                    if self.may_settle(g, self.colour(g, k), corner):
                        return True
            return False
        return any(chapter.has_neutral_place(g, piece) for chapter in self.on_neutral_place.all)

    def may_lay(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether this neutral colour may build a road here."""
        building = self.building
        if g.s[building.open + edge] & g.rules.bits[colour] == 0 or g.s[building.roads_left + colour] == 0:
            return False
        return building.may_build_road(g, colour, edge)

    def may_settle(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether this neutral colour may build a settlement here."""
        building = self.building
        if g.s[building.free + corner] == 0 or g.s[building.reach + corner] & g.rules.bits[colour] == 0:
            return False
        return g.s[building.settlements_left + colour] > 0 and building.may_settle(g, colour, corner)

    # ---- colours

    def colour(self, g: State, which: i64) -> i64:
        """The number of the first or the second neutral colour."""
        return g.rules.players + which

    def bits(self, g: State) -> i64:
        """Both of them."""
        return g.rules.bits[g.rules.players] | g.rules.bits[g.rules.players + 1]


def is_coast(g: State, land: Land, corner: i64) -> bool:
    """Whether a corner touches the sea, or the frame round an island."""
    graph = g.rules.graph
    sides: i64 = 0
    k: i64
    for k in range(graph.corner_tile_width):
        tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
        if tile >= 0:
            sides += 1
            if land.ground[g.s[land.terrain + tile]] == WET:
                return True
    return sides < TILES_AT_CORNER


def distance(place: tuple[float, float], x: float, y: float) -> float:
    """The square of it."""
    return (place[0] - x) * (place[0] - x) + (place[1] - y) * (place[1] - y)
