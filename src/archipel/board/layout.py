"""What lies on a graph when a game starts: terrain, tokens, harbours, robber, pirate. Also as JSON, both ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.board.graph import EDGE_SIDES, BoardError, Graph, hex_graph, hex_name, parse_hex, reading_order, ring_of

SEA: Final = "sea"
DESERT: Final = "desert"
FOG: Final = "fog"  # a tile face down: neither land nor sea until it is turned up (SEA-S3-8)
# A lake has numbers, but no token: they are printed on it.
WITHOUT_TOKEN: Final = (DESERT, "lake", "swamp", "oasis", "castle", "quarry", "glassworks")
TERRAINS: Final = ("forest", "pasture", "fields", "hills", "mountains", "gold", SEA, FOG, *WITHOUT_TOKEN)
BARREN: Final = (SEA, FOG, *WITHOUT_TOKEN)  # never a number token
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
GENERIC: Final = "generic"
HARBOURS: Final = (GENERIC, "lumber", "brick", "wool", "grain", "ore")
NOWHERE: Final = -1
MOST_TILES: Final = 200  # of a board; the largest printed ones have some 60
POWERS: Final = tuple(int(2**number) for number in range(32))

MOST_SETS: Final = 1_000  # sets of numbers that are kept ready; boards have some twenty
_SETS: Final[dict[int, tuple[int, ...]]] = {}

Numbers = tuple[int, ...]  # the rolls that a tile answers to, ascending; () for a tile without a token


@dataclass(frozen=True, slots=True)
class Tileset:
    """What may lie on the tiles of a game: its terrains and the numbers of its tokens."""

    terrains: tuple[str, ...] = TERRAINS
    numbers: tuple[int, ...] = NUMBERS

    def wrong_numbers(self, numbers: Numbers) -> str:
        """Why these cannot be the numbers of a tile; "" if they can."""
        for number in numbers:
            if number not in self.numbers:
                return f"{number} is not the number of a token: {self.tokens}"
        if list(numbers) != sorted(set(numbers)):
            return f"the numbers {join_numbers(numbers)} must ascend"
        return ""

    @property
    def tokens(self) -> str:
        """The numbers in words."""
        if self.numbers == NUMBERS:
            return "2 to 12 without 7"
        return ", ".join(str(number) for number in self.numbers)


def join_numbers(numbers: Numbers) -> str:
    """How files write the numbers of a token: "2+12"."""
    return "+".join(str(number) for number in numbers)


def split_numbers(text: str) -> Numbers:
    """The numbers of a token like "2+12"."""
    return tuple(int(number) for number in text.split("+"))


def number_bits(numbers: Numbers) -> int:
    """A set of numbers as bits, bit n for n."""
    bits = 0
    for number in numbers:
        bits |= POWERS[number]
    return bits


def numbers_of(bits: int) -> Numbers:
    """The numbers whose bits are set."""
    found = _SETS.get(bits)
    if found is None:
        found = tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
        if len(_SETS) < MOST_SETS:
            _SETS[bits] = found
    return found


CLASSIC: Final = Tileset()  # of the base game and the boxes that build on it


@dataclass(frozen=True, slots=True)
class Board:
    """A board, explicit or dealt."""

    graph: Graph
    terrain: list[str]  # per tile
    numbers: list[Numbers]  # per tile
    harbours: list[tuple[int, str]]  # edge and kind
    robber: int  # a tile, or NOWHERE
    pirate: int = NOWHERE  # a tile of the sea, or NOWHERE

    def to_json(self) -> dict[str, object]:
        names = self.graph.tile_names
        data: dict[str, object] = {
            "tiles": {names[tile]: [self.terrain[tile], self._token(tile)] for tile in range(len(names))},
            "harbours": {coast_name(self.graph, self.terrain, edge): kind for edge, kind in self.harbours},
            "robber": None if self.robber == NOWHERE else names[self.robber],
        }
        if self.pirate != NOWHERE:
            data["pirate"] = names[self.pirate]
        if self.graph.ring < self.graph.tiles:
            data["ring"] = True
        return data

    def _token(self, tile: int) -> int | list[int]:
        """A number, 0 for none, or a list of several."""
        numbers = self.numbers[tile]
        if len(numbers) > 1:
            return list(numbers)
        return numbers[0] if numbers else 0


def board_from_json(graph: Graph, data: object, tileset: Tileset = CLASSIC) -> Board:
    """The board that `to_json` wrote or a person wrote by hand; an impossible one is refused with the reason.

    Without "robber" it stands on the first desert in reading order (BASE-19); null takes it off the board. Without
    "pirate" there is none. The frame hexes of a ring are sea and may be left out.
    """
    whole = _object(data, "a board")
    for key in whole:
        if key not in ("tiles", "harbours", "robber", "pirate", "ring"):
            raise BoardError(f'unknown key "{key}" in a board: it has tiles, harbours, robber, pirate and ring')
    if _has_ring(whole) and graph.ring == graph.tiles:
        raise BoardError("this board has no ring of frame hexes")
    tiles = _object(whole.get("tiles"), '"tiles"')
    terrain = [""] * len(graph.tile_names)
    numbers: list[Numbers] = [()] * len(graph.tile_names)
    for name, contents in tiles.items():
        tile = graph.tile(name)
        terrain[tile], numbers[tile] = _tile_contents(name, contents, tileset)
    for tile, (name, kind) in enumerate(zip(graph.tile_names, terrain, strict=True)):
        if tile >= graph.ring and kind in ("", SEA):
            terrain[tile] = SEA
        elif tile >= graph.ring:
            raise BoardError(f"tile {name} belongs to the frame and must be sea (SEA-10)")
        elif not kind:
            raise BoardError(f"tile {name} is missing")
    harbours: list[tuple[int, str]] = []
    for name, harbour in _object(whole.get("harbours", {}), '"harbours"').items():
        if not isinstance(harbour, str):
            raise BoardError(f"the kind of harbour {name} must be a word")
        harbours.append((graph.edge(name), harbour))
    fault = harbour_fault(graph, terrain, harbours)
    if fault is not None:
        raise BoardError(fault[1])
    robber = _robber_tile(graph, terrain, whole)
    return Board(graph, terrain, numbers, harbours, robber, _pirate_tile(graph, terrain, whole))


def explicit_graph(data: object) -> Graph:
    """The graph of an explicit board of any shape, its tiles numbered in reading order.

    With "ring" it gets frame hexes round its tiles, unless it names them itself: a closed ring of sea on the outside.
    """
    whole = _object(data, "a board")
    contents = _object(whole.get("tiles"), '"tiles"')
    if len(contents) > MOST_TILES:
        raise BoardError(f"a board has at most {MOST_TILES} tiles, not {len(contents)}")
    tiles = sorted([parse_hex(name) for name in contents], key=reading_order)
    if not _has_ring(whole):
        return hex_graph(tiles)
    around = set(ring_of(tiles))
    beyond = set(ring_of(list(around)))
    frame = [place for place in tiles if place in beyond]
    inner = [place for place in tiles if place not in beyond]
    at_sea = all(_tile_contents(hex_name(q, r), contents[hex_name(q, r)])[0] == SEA for q, r in frame)
    if inner and at_sea and ring_of(inner) == frame:
        tiles = inner
    return hex_graph(tiles, ring=True)


def _has_ring(whole: dict[str, object]) -> bool:
    ring = whole.get("ring", False)
    if not isinstance(ring, bool):
        raise BoardError('"ring" must be true or false')
    return ring


def harbour_fault(graph: Graph, terrain: list[str], harbours: list[tuple[int, str]]) -> tuple[int, str] | None:
    """The first harbour that cannot be where it is, and why: off the coast or at a corner of another (BASE-13)."""
    holders: dict[int, int] = {}
    for index, (edge, kind) in enumerate(harbours):
        name = coast_name(graph, terrain, edge)
        if kind not in HARBOURS:
            return index, f'unknown harbour kind "{kind}": there are {", ".join(HARBOURS)}'
        if not is_coast(graph, terrain, edge):
            return index, f"harbour {name} does not lie on the coast"
        for end in (0, 1):
            corner = int(graph.edge_corners[edge * 2 + end])
            if corner in holders:
                other = coast_name(graph, terrain, harbours[holders[corner]][0])
                return index, f"harbours {other} and {name} share the corner {graph.corner_names[corner]} (BASE-13)"
            holders[corner] = index
    return None


def is_coast(graph: Graph, terrain: list[str], edge: int) -> bool:
    """Land on one side, and sea or the end of the board on the other."""
    for side in (0, 1):
        tile = int(graph.edge_tiles[edge * 2 + side])
        if tile >= 0 and terrain[tile] == FOG:
            return False
    return _is_land(graph, terrain, edge, 0) != _is_land(graph, terrain, edge, 1)


def coast_name(graph: Graph, terrain: list[str], edge: int) -> str:
    """An edge named from its land side, as the rules name harbours: "0,-2NW"."""
    land = 0 if _is_land(graph, terrain, edge, 0) else 1
    tile = int(graph.edge_tiles[edge * 2 + land])
    for k, side in enumerate(EDGE_SIDES):
        if tile >= 0 and int(graph.tile_edges[tile * int(graph.tile_width) + k]) == edge:
            return graph.tile_names[tile] + side
    return graph.edge_names[edge]


def first_of(terrain: list[str], kind: str, nth: int = 0) -> int:
    """The nth tile of a terrain in reading order, counted from 0; NOWHERE if there are too few."""
    for tile, found in enumerate(terrain):
        if found == kind:
            if nth == 0:
                return tile
            nth -= 1
    return NOWHERE


def first_number(numbers: list[Numbers], wanted: int, nth: int = 0) -> int:
    """The nth tile with a number in reading order, counted from 0; NOWHERE if there are too few."""
    for tile, found in enumerate(numbers):
        if wanted in found:
            if nth == 0:
                return tile
            nth -= 1
    return NOWHERE


def inward_spiral(graph: Graph, tiles: list[int], start: int) -> list[int]:
    """Some tiles counter-clockwise from a corner of theirs, round the outside and inwards to the centre (BASE-16).

    The outside, or what was already visited, is always on the right.
    """
    width = int(graph.tile_width)
    free = set(tiles)
    if start not in free:
        raise BoardError(f"tile {graph.tile_names[start]} does not belong to the spiral")
    openings = [
        k
        for k in range(width)
        if int(graph.tile_neighbours[start * width + k]) in free
        and int(graph.tile_neighbours[start * width + (k + 1) % width]) not in free
    ]
    if len(tiles) > 1 and len(openings) != 1:
        raise BoardError(f"tile {graph.tile_names[start]} is not a corner where a spiral can start")
    path = [start]
    free.remove(start)
    heading = openings[0] if openings else 0
    while free:
        for turn in (2, 1, 0, -1, -2):  # clockwise turns first: they lead outside
            side = (heading + turn) % width
            tile = int(graph.tile_neighbours[path[-1] * width + side])
            if tile in free:
                break
        else:
            raise BoardError(f"the spiral from {graph.tile_names[start]} does not reach every tile")
        path.append(tile)
        free.remove(tile)
        heading = side
    return path


def _is_land(graph: Graph, terrain: list[str], edge: int, side: int) -> bool:
    tile = int(graph.edge_tiles[edge * 2 + side])
    return tile >= 0 and terrain[tile] not in (SEA, FOG)


def _tile_contents(name: str, contents: object, tileset: Tileset = CLASSIC) -> tuple[str, Numbers]:
    if not isinstance(contents, list | tuple) or len(contents) != 2:
        raise BoardError(f'tile {name} must be a terrain and a number, like ["hills", 6]')
    kind: object = contents[0]
    token: object = contents[1]
    if not isinstance(kind, str) or kind not in tileset.terrains:
        raise BoardError(f'unknown terrain "{kind}" on tile {name}: there are {", ".join(tileset.terrains)}')
    numbers: list[int] = []
    for number in token if isinstance(token, list | tuple) else [] if token == 0 else [token]:
        if not isinstance(number, int) or isinstance(number, bool) or number not in tileset.numbers:
            raise BoardError(f"tile {name} cannot have the number {number}: {tileset.tokens}, or 0 for none")
        numbers.append(number)
    if numbers and kind in BARREN:
        raise BoardError(f"tile {name} is {kind} and cannot have the number {join_numbers(tuple(numbers))}")
    return kind, tuple(sorted(set(numbers)))


def _robber_tile(graph: Graph, terrain: list[str], whole: dict[str, object]) -> int:
    if "robber" not in whole:
        desert = first_of(terrain, DESERT)
        if desert == NOWHERE:
            raise BoardError("there is no desert for the robber to start on: name its tile (BASE-19)")
        return desert
    name = whole["robber"]
    if name is None:
        return NOWHERE
    if not isinstance(name, str):
        raise BoardError('the robber must be on a tile named like "0,-2"')
    robber = graph.tile(name)
    if terrain[robber] == SEA:
        raise BoardError(f"the robber cannot be at sea on tile {name}")
    if terrain[robber] == FOG:
        raise BoardError(f"the robber cannot be in the fog on tile {name} (SEA-S3-8)")
    return robber


def _pirate_tile(graph: Graph, terrain: list[str], whole: dict[str, object]) -> int:
    name = whole.get("pirate")
    if name is None:
        return NOWHERE
    if not isinstance(name, str):
        raise BoardError('the pirate must be on a tile named like "0,-2"')
    pirate = graph.tile(name)
    if terrain[pirate] != SEA:
        raise BoardError(f"the pirate must be at sea, not on tile {name} (SEA-26)")
    return pirate


def _object(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise BoardError(f"{what} must be an object of names and values")
    return value
