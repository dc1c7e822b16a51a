"""What a place on the board brings and to whom, for somebody who points at it. Only what everybody can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from archipel.engine.view import ONLOOKER, view_of
from archipel.reading import TableReader
from archipel.rules.box_chapter import SETTLEMENT, BoxChapter
from archipel.server.messages import AskNote, Jetty, NotedHarbour, NotedSeat, NotedTile, PlaceNote
from archipel.server.refusals import Refused
from archipel.server.table.live_game import LiveGame

FAR = 4  # paths: a building beyond is not near


def note_of(live: LiveGame, asked: AskNote) -> PlaceNote:
    reader = Board(TableReader(view_of(live.game.state, ONLOOKER)))
    graph = reader.table.graph
    places = {"tile": graph.tiles, "corner": graph.corners, "edge": graph.edges}
    if asked.at >= int(places[asked.place]):
        raise Refused("action.malformed", status=400)
    rolls = rolls_of(live)
    tiles = reader.tiles_at(asked.place, asked.at)
    corner = asked.at if asked.place == "corner" else -1
    piece, seat = reader.piece_at(asked.place, asked.at)
    noted = [reader.noted(tile, corner) for tile in tiles]
    numbers = reader.table.numbers(asked.at) if asked.place == "tile" else ()
    return PlaceNote(
        id=asked.id,
        version=live.version,
        place=asked.place,
        at=asked.at,
        cases=sum(reader.table.odds.values()),
        tiles=noted,
        total=sum(tile.cases * sum(tile.cards.values()) for tile in noted),
        piece=piece,
        seat=seat,
        seats=reader.seats_at(asked.at) if asked.place == "tile" else [],
        rolls=rolls.total(),
        rolled=sum(rolls[number] for number in numbers),
        harbour=reader.harbour_at(asked.place, asked.at),
        near=None if corner < 0 or piece else reader.nearest(corner),
    )


def rolls_of(live: LiveGame) -> Counter[int]:
    """How often each number has been rolled, or has come by a card."""
    kinds = {kind.index: kind for kind in live.game.rules.event_kinds if kind.name in ("rolled", "card_revealed")}
    found: Counter[int] = Counter()
    for index, values in live.listener.rows:
        kind = kinds.get(index)
        if kind is None:
            continue
        if kind.name == "rolled":
            faces = next(field for field in kind.fields if field.name == "dice").names[values[kind.places["dice"]]]
            found[sum(int(face) for face in faces.split("+"))] += 1
        else:
            found[values[kind.places["number"]]] += 1
    return found


class Board:
    """Questions about places of one position."""

    def __init__(self, table: TableReader) -> None:
        self.table = table
        self.chapters = [chapter for chapter in table.rules.chapters if isinstance(chapter, BoxChapter)]

    def tiles_at(self, place: str, at: int) -> list[int]:
        if place == "tile":
            return [at]
        around = self.table.tiles_of_corner(at) if place == "corner" else self.table.tiles_of_edge(at)
        return [tile for tile in around if self.table.terrain(tile) != "sea"]

    def corners_of(self, tile: int) -> Iterable[int]:
        graph = self.table.graph
        width = int(graph.tile_width)
        return (corner for k in range(width) if (corner := int(graph.tile_corners[tile * width + k])) >= 0)

    def edges_of(self, tile: int) -> Iterable[int]:
        graph = self.table.graph
        width = int(graph.tile_width)
        return (edge for k in range(width) if (edge := int(graph.tile_edges[tile * width + k])) >= 0)

    def code_at(self, corner: int) -> int:
        """The building on a corner as the rules count it; a settlement where there is none."""
        return (self.table.value("building", corner) if corner >= 0 else 0) or int(SETTLEMENT)

    def brings(self, tile: int, corner: int) -> dict[str, int]:
        """What the building on a corner, or a settlement, gets from a tile when it produces."""
        found: Counter[str] = Counter()
        place = corner if corner >= 0 else next(iter(self.corners_of(tile)), 0)
        for chapter in self.chapters:
            found.update(chapter.brings(self.table.state, tile, place, self.code_at(corner)))
        return dict(found)

    def is_blocked(self, tile: int) -> bool:
        return self.table.value("blocked", tile) > 0 or self.table.value("ghost", 0, -1) == tile

    def noted(self, tile: int, corner: int) -> NotedTile:
        numbers = self.table.numbers(tile)
        return NotedTile(
            tile=tile,
            terrain=self.table.terrain(tile),
            numbers=list(numbers),
            cases=sum(self.table.odds.get(number, 0) for number in numbers),
            cards=self.brings(tile, corner),
            blocked=self.is_blocked(tile),
        )

    def piece_at(self, place: str, at: int) -> tuple[str, int]:
        if place == "corner":
            return self.table.building(at) or ("", -1)
        if place == "edge" and (ship := self.table.ship(at)) and self.table.has("ship"):
            return ship, self.table.holder("road" if self.table.has("road") else "ship", at)
        owner = self.table.road(at) if place == "edge" else -1
        return ("road", owner) if owner >= 0 else ("", -1)

    def seats_at(self, tile: int) -> list[NotedSeat]:
        """Who has buildings at a tile and what they bring, then who has roads there only."""
        pieces: dict[int, Counter[str]] = {}
        cards: dict[int, Counter[str]] = {}
        for corner in self.corners_of(tile):
            piece, seat = self.piece_at("corner", corner)
            if piece:
                pieces.setdefault(seat, Counter())[piece] += 1
                got = {} if self.is_blocked(tile) else self.brings(tile, corner)
                cards.setdefault(seat, Counter()).update(got)
        built = set(pieces)
        for edge in self.edges_of(tile):
            piece, seat = self.piece_at("edge", edge)
            if piece and seat not in built:
                pieces.setdefault(seat, Counter())[piece] += 1
        order = sorted(pieces, key=lambda seat: (seat not in built, seat))
        return [NotedSeat(seat, dict(pieces[seat]), dict(cards.get(seat, {}))) for seat in order]

    def harbour_at(self, place: str, at: int) -> NotedHarbour | None:
        edges = self.table.edges_of_corner(at) if place == "corner" else [at] if place == "edge" else []
        edge = next((edge for edge in edges if self.table.harbour(edge)), -1)
        if edge < 0:
            return None
        kind = self.table.harbour(edge)
        rate = self.table.fact("harbour_rate" if kind == "generic" else "special_harbour_rate")
        ends = [int(self.table.graph.edge_corners[2 * edge + k]) for k in range(2)]
        return NotedHarbour(kind, rate, [self.jetty(corner) for corner in ends])

    def jetty(self, corner: int) -> Jetty:
        piece, seat = self.piece_at("corner", corner)
        return Jetty(
            corner, seat, "held" if piece else "free" if self.table.value("corner_free", corner, 1) else "shut"
        )

    def nearest(self, corner: int) -> tuple[int, int] | None:
        """Whose building is nearest, and how many paths away."""
        graph = self.table.graph
        width = int(graph.corner_width)
        met, edge = {corner}, [corner]
        for paths in range(1, FAR):
            around = [int(graph.corner_neighbours[at * width + k]) for at in edge for k in range(width)]
            edge = [at for at in dict.fromkeys(around) if at >= 0 and at not in met]
            met.update(edge)
            for at in edge:
                piece, seat = self.piece_at("corner", at)
                if piece:
                    return seat, paths
        return None
