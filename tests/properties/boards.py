"""The graph of a board in the form that checks like best, and what follows from the pieces on it, tried by brute force:
no shortcut that the rules take is taken here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.vectors import vec
from archipel.rules.seafarers.edge_sets import BITS


def edges_in(words: Iterable[int]) -> set[int]:
    """The edges of a set that is kept as bits."""
    return {i * BITS + bit for i, word in enumerate(words) for bit in range(BITS) if word >> bit & 1}


# ---- who touches whom


@cache
def ends_of(graph: Graph) -> list[tuple[int, int]]:
    """The two corners of every edge."""
    return [(int(graph.edge_corners[2 * edge]), int(graph.edge_corners[2 * edge + 1])) for edge in range(graph.edges)]


@cache
def neighbours_of(graph: Graph) -> list[list[tuple[int, int]]]:
    """For every corner the corners beside it, each with the edge between."""
    around: list[list[tuple[int, int]]] = [[] for _ in range(graph.corners)]
    for edge, (a, b) in enumerate(ends_of(graph)):
        around[a].append((b, edge))
        around[b].append((a, edge))
    return around


@cache
def tiles_beside(graph: Graph) -> list[list[int]]:
    """The tiles on the sides of every edge."""
    return rows(graph.edge_tiles, 2)


@cache
def tiles_around(graph: Graph) -> list[list[int]]:
    """The tiles around every corner."""
    return rows(graph.corner_tiles, int(graph.corner_tile_width))


@cache
def tiles_next_to(graph: Graph) -> list[list[int]]:
    """The tiles that share an edge with every tile."""
    return rows(graph.tile_neighbours, int(graph.tile_width))


def rows(table: vec[i64], width: int) -> list[list[int]]:
    """A table by its rows, without what only fills them up."""
    return [
        [int(number) for number in table[first : first + width] if number >= 0] for first in range(0, len(table), width)
    ]


@lru_cache(maxsize=256)
def corners_of(graph: Graph, tiles: frozenset[int]) -> frozenset[int]:
    """The corners of these tiles."""
    return frozenset(v for v, around in enumerate(tiles_around(graph)) if not tiles.isdisjoint(around))


@lru_cache(maxsize=256)
def edges_of(graph: Graph, tiles: frozenset[int]) -> frozenset[int]:
    """The edges of these tiles."""
    return frozenset(edge for edge, beside in enumerate(tiles_beside(graph)) if not tiles.isdisjoint(beside))


# ---- routes


def reached_by(graph: Graph, owners: list[int]) -> list[int]:
    """For every corner the seats with a piece on an edge there, as bits, if these are the owners of the edges."""
    reach, ends = [0] * int(graph.corners), ends_of(graph)
    for edge, owner in enumerate(owners):
        if owner:
            for v in ends[edge]:
                reach[v] |= 2 ** (owner - 1)
    return reach


def leading_on(held: list[int], built: list[int], reach: list[int]) -> list[int]:
    """For every corner the seats that may go on from there: those who come there, past a knight its owner alone; from a
    building its owner, and nobody else (CK-62, CK-65)."""
    return [
        2 ** (owner - 1) if owner else seats & 2 ** (holder - 1) if holder else seats
        for holder, owner, seats in zip(held, built, reach, strict=True)
    ]


@lru_cache(maxsize=64)
def longest_trails(
    graph: Graph,
    held: tuple[int, ...],
    built: tuple[int, ...],
    road: tuple[int, ...],
    ship: tuple[int, ...],
    double: tuple[int, ...],
    seats: int,
) -> list[int]:
    """The longest trail of every seat; others' buildings and knights are walls (BASE-71, CK-62), and only one's own
    buildings join roads and ships (SEA-23). Some edges count double (TB-CAR-12)."""
    found = []
    for mark in range(1, seats + 1):
        mine = [edge for edge, owner in enumerate(road) if owner == mark]
        corners = {v for edge in mine for v in ends_of(graph)[edge]}
        found.append(
            longest_trail(
                graph,
                frozenset(mine),
                frozenset(edge for edge in mine if ship[edge]),
                frozenset(v for v in corners if held[v] not in (0, mark)),
                frozenset(v for v in corners if built[v] == mark),
                frozenset(edge for edge in mine if double[edge]),
            )
        )
    return found


@lru_cache(maxsize=4096)
def longest_trail(
    graph: Graph,
    pieces: frozenset[int],
    ships: frozenset[int],
    walls: frozenset[int],
    joints: frozenset[int],
    double: frozenset[int] = frozenset(),
) -> int:
    """Every trail is walked, from every corner (BASE-69)."""
    around = neighbours_of(graph)

    def walk(v: int, came: int, left: frozenset[int]) -> int:
        if v in walls and came >= 0:  # a trail may begin at a wall, and end there
            return 0
        return max(
            (
                1 + (edge in double) + walk(u, edge, left - {edge})
                for u, edge in around[v]
                if edge in left and (came < 0 or v in joints or (edge in ships) == (came in ships))
            ),
            default=0,
        )

    return max((walk(v, -1, pieces) for edge in pieces for v in ends_of(graph)[edge]), default=0)


@lru_cache(maxsize=4096)
def link_words(
    graph: Graph,
    pieces: frozenset[int],
    ships: frozenset[int],
    walls: frozenset[int],
    joints: frozenset[int],
    double: frozenset[int] = frozenset(),
) -> dict[int, int]:
    """For each piece of a route the others that it leads on to, as bits: of the edges beside its first end, then of
    those beside the second, in the order in which the board has them; behind them 1 for the piece itself, 1 if it is
    left when all branches are taken off, and 1 if it counts double."""
    width = int(graph.corner_width) - 1
    found = {}
    for piece in pieces:
        found[piece] = 2 ** (2 * width)
        for number, v in enumerate(ends_of(graph)[piece]):
            beside = [edge for _, edge in neighbours_of(graph)[v] if edge != piece]
            in_order = [int(edge) for edge in rows(graph.corner_edges, width + 1)[v] if edge in beside]
            for place, edge in enumerate(in_order):
                joined = v in joints or (edge in ships) == (piece in ships)
                if edge in pieces and v not in walls and joined:
                    found[piece] += 2 ** (number * width + place)
    for piece in left_of_branches(graph, found):
        found[piece] += 2 ** (2 * width + 1)
    for piece in pieces & double:
        found[piece] += 2 ** (2 * width + 2)
    return found


def left_of_branches(graph: Graph, words: dict[int, int]) -> set[int]:
    """What is left of a route when every piece with a loose end is taken off, as long as there is one."""
    width = int(graph.corner_width) - 1
    beside: dict[tuple[int, int], set[int]] = {}
    for piece, word in words.items():
        for number, v in enumerate(ends_of(graph)[piece]):
            others = [int(edge) for edge in rows(graph.corner_edges, width + 1)[v] if edge != piece]
            beside[piece, number] = {edge for place, edge in enumerate(others) if word & 2 ** (number * width + place)}
    left = set(words)
    while loose := {piece for piece in left if not (beside[piece, 0] & left and beside[piece, 1] & left)}:
        left -= loose
    return left


@lru_cache(maxsize=4096)
def movable(graph: Graph, ships: frozenset[int], anchors: frozenset[int]) -> frozenset[int]:
    """The ships of a seat that SEA-17 and SEA-20 let leave, worked out from all simple ways over them."""
    ends = ends_of(graph)
    around: dict[int, list[tuple[int, int]]] = {}
    for edge in ships:
        a, b = ends[edge]
        around.setdefault(a, []).append((b, edge))
        around.setdefault(b, []).append((a, edge))
    closed: set[int] = set()  # ships between two anchors
    rings: list[tuple[list[int], list[int]]] = []  # loops: their corners and ships

    def walk(corners: list[int], way: list[int]) -> None:
        for corner, edge in around[corners[-1]]:
            if edge in way:
                continue
            if corner == corners[0]:
                rings.append((corners, [*way, edge]))
            elif corner not in corners:
                if corner in anchors and corners[0] in anchors:
                    closed.update([*way, edge])
                walk([*corners, corner], [*way, edge])

    for corner in around:
        walk([corner], [])
    free = {edge for edge in ships if any(end not in anchors and len(around[end]) == 1 for end in ends[edge])}
    for corners, way in rings:
        held = [corner for corner in corners if corner in anchors]
        if not held:
            free.update(way)
        elif len(held) == 1:
            free.update(edge for edge in way if held[0] in ends[edge])
    return frozenset(free - closed)


def has_loop(graph: Graph, edges: Iterable[int]) -> bool:
    """Whether some of these edges form a ring: one of them joins what hung together before."""
    home: dict[int, int] = {}

    def root(v: int) -> int:
        while home.setdefault(v, v) != v:
            v = home[v]
        return v

    for edge in edges:
        a, b = (root(v) for v in ends_of(graph)[edge])
        if a == b:
            return True
        home[a] = b
    return False


def hang_together(graph: Graph, seat: int, built: list[int], pieces: list[int]) -> None:
    """Pieces of one sort lead from one to the other to a building of their owner."""
    ends, left = ends_of(graph), set(pieces)
    reached = {v for v, owner in enumerate(built) if owner == seat + 1}
    while near := {edge for edge in left if reached.intersection(ends[edge])}:
        reached.update(v for edge in near for v in ends[edge])
        left -= near
    assert not left
