"""The graph of a board: counts, who touches whom, names."""

from __future__ import annotations

from math import dist

import pytest

from archipel.board.graph import (
    CORNER_SIDES,
    EDGE_SIDES,
    NEIGHBOURS,
    BoardError,
    Graph,
    hex_graph,
    hex_name,
    parse_hex,
    ring_of,
)

pytestmark = pytest.mark.compiled

TARGET_HEXES = {"-2,0": ["N", "NE", "SE", "S"], "2,-2": ["SE", "S", "SW", "NW"], "0,2": ["N", "NE", "SW", "NW"]}


def island() -> list[tuple[int, int]]:
    return [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]


def large_island() -> list[tuple[int, int]]:
    starts = {-3: (0, 2), -2: (-1, 2), -1: (-2, 2), 0: (-3, 2), 1: (-3, 1), 2: (-3, 0), 3: (-3, -1)}
    return [(q, r) for r, (first, last) in starts.items() for q in range(first, last + 1)]


def scattered() -> list[tuple[int, int]]:
    return [(0, 0), (2, 0), (3, 0), (2, 1), (-4, 7)]


SHAPES = [island(), large_island(), scattered(), [(5, -3)]]


def row(table: object, at: int, width: int) -> list[int]:
    return [int(table[at * width + k]) for k in range(width)]  # type: ignore[index]


def tiles_of(graph: Graph, corner: int) -> list[int]:
    return [tile for tile in row(graph.corner_tiles, corner, int(graph.corner_tile_width)) if tile >= 0]


def edges_of(graph: Graph, corner: int) -> list[int]:
    return [edge for edge in row(graph.corner_edges, corner, int(graph.corner_width)) if edge >= 0]


def is_open(graph: Graph, edge: int) -> bool:
    return -1 in row(graph.edge_tiles, edge, 2)


@pytest.mark.parametrize(
    ("tiles", "counts"),
    [
        pytest.param(island(), (19, 54, 72), id="island"),
        pytest.param(large_island(), (30, 80, 109), id="base_80_large_island"),
        pytest.param([(0, 0)], (1, 6, 6), id="one hex"),
        pytest.param([(0, 0), (1, 0)], (2, 10, 11), id="two hexes"),
        pytest.param([(0, 0), (5, 5)], (2, 12, 12), id="two islands"),
    ],
)
def test_counts(tiles: list[tuple[int, int]], counts: tuple[int, int, int]) -> None:
    graph = hex_graph(tiles)
    assert (graph.tiles, graph.corners, graph.edges) == counts
    assert (graph.tile_width, graph.corner_width <= 3) == (6, True)


def test_thirty_of_the_54_corners_are_coastal() -> None:
    graph = hex_graph(island())
    coastal = [corner for corner in range(graph.corners) if len(tiles_of(graph, corner)) < 3]
    assert len(coastal) == 30
    assert sum(is_open(graph, edge) for edge in range(graph.edges)) == 30


@pytest.mark.parametrize("tiles", SHAPES)
def test_tables_agree_with_each_other(tiles: list[tuple[int, int]]) -> None:
    graph = hex_graph(tiles)
    for tile in range(graph.tiles):
        corners = row(graph.tile_corners, tile, 6)
        edges = row(graph.tile_edges, tile, 6)
        neighbours = row(graph.tile_neighbours, tile, 6)
        assert len(set(corners)) == len(set(edges)) == 6
        for k in range(6):
            assert tile in tiles_of(graph, corners[k])
            assert set(row(graph.edge_corners, edges[k], 2)) == {corners[k], corners[(k + 1) % 6]}
            assert sorted(row(graph.edge_tiles, edges[k], 2)) == sorted([tile, neighbours[k]])
            if neighbours[k] >= 0:
                assert row(graph.tile_neighbours, neighbours[k], 6)[(k + 3) % 6] == tile
                assert row(graph.tile_edges, neighbours[k], 6)[(k + 3) % 6] == edges[k]
    for corner in range(graph.corners):
        assert len(tiles_of(graph, corner)) in (1, 2, 3)
        assert all(corner in row(graph.tile_corners, tile, 6) for tile in tiles_of(graph, corner))
        width = int(graph.corner_width)
        for edge, other in zip(row(graph.corner_edges, corner, width), row(graph.corner_neighbours, corner, width)):
            assert (edge < 0) == (other < 0)
            assert edge < 0 or set(row(graph.edge_corners, edge, 2)) == {corner, other}
    ends = [corner for edge in range(graph.edges) for corner in row(graph.edge_corners, edge, 2)]
    assert len(ends) == sum(len(edges_of(graph, corner)) for corner in range(graph.corners))


def test_numbers_are_those_of_the_order_given_and_of_first_appearance() -> None:
    graph = hex_graph([(0, 0), (1, 0)])
    assert graph.tile_names == ["0,0", "1,0"]
    assert row(graph.tile_corners, 0, 6) == [0, 1, 2, 3, 4, 5]
    assert row(graph.tile_edges, 0, 6) == [0, 1, 2, 3, 4, 5]
    assert row(graph.tile_corners, 1, 6) == [6, 7, 8, 9, 2, 1]
    assert row(graph.tile_edges, 1, 6) == [6, 7, 8, 9, 1, 10]
    assert graph.corner_names[:6] == ["0,0N", "1,-1S", "0,1N", "0,0S", "-1,1N", "0,-1S"]
    assert graph.edge_names[:6] == ["0,0NE", "0,0E", "0,0SE", "-1,1NE", "-1,0E", "0,-1SE"]


@pytest.mark.parametrize("tiles", SHAPES)
def test_names_parse_back(tiles: list[tuple[int, int]]) -> None:
    graph = hex_graph(tiles)
    assert [graph.tile(name) for name in graph.tile_names] == list(range(graph.tiles))
    assert [graph.corner(name) for name in graph.corner_names] == list(range(graph.corners))
    assert [graph.edge(name) for name in graph.edge_names] == list(range(graph.edges))
    assert all(name.endswith(("N", "S")) and not name.endswith(("NN", "EN")) for name in graph.corner_names)
    assert all(name.endswith(("NE", "E", "SE")) for name in graph.edge_names)


def test_every_alias_names_the_same_corner_or_edge() -> None:
    graph = hex_graph(island())
    for tile, name in enumerate(graph.tile_names):
        assert [graph.corner(name + side) for side in CORNER_SIDES] == row(graph.tile_corners, tile, 6)
        assert [graph.edge(name + side) for side in EDGE_SIDES] == row(graph.tile_edges, tile, 6)
    q, r = 0, -2
    across = [hex_name(q + step[0], r + step[1]) for step in NEIGHBOURS]
    for k in range(6):  # seen from the neighbours, of which some lie off the board
        assert graph.edge(across[k] + EDGE_SIDES[(k + 3) % 6]) == graph.edge("0,-2" + EDGE_SIDES[k])
        assert graph.corner(across[k] + CORNER_SIDES[(k + 4) % 6]) == graph.corner("0,-2" + CORNER_SIDES[k])


@pytest.mark.parametrize("name", ["9,9N", "0,0", "0,0E", "0,0X", "", "N", "0;0N", "0,0 N", "0,0NN", "٣,0N", "x,0N"])
def test_no_such_corner(name: str) -> None:
    with pytest.raises(BoardError, match="no corner"):
        hex_graph(island()).corner(name)


@pytest.mark.parametrize("name", ["9,9NE", "0,0", "0,0N", "0,0S", "3,-3NE", "0,-4SE"])
def test_no_such_edge(name: str) -> None:
    with pytest.raises(BoardError, match="no edge"):
        hex_graph(island()).edge(name)


@pytest.mark.parametrize("name", ["3,0", "0,-3", "0,0N", "0", "a,b"])
def test_no_such_tile(name: str) -> None:
    with pytest.raises(BoardError, match="no tile"):
        hex_graph(island()).tile(name)


@pytest.mark.parametrize("name", ["", "1", "1,", "a,1", "1,2,3", "1.0,2", "--1,2"])
def test_a_hex_is_two_whole_numbers(name: str) -> None:
    with pytest.raises(BoardError, match="is not a hex"):
        parse_hex(name)


@pytest.mark.parametrize("tiles", SHAPES)
def test_places_to_draw(tiles: list[tuple[int, int]]) -> None:
    graph = hex_graph(tiles)
    for edge in range(graph.edges):
        start, end = row(graph.edge_corners, edge, 2)
        assert dist(graph.corner_xy[start], graph.corner_xy[end]) == pytest.approx(1)
    for tile in range(graph.tiles):
        corners = [graph.corner_xy[corner] for corner in row(graph.tile_corners, tile, 6)]
        assert [dist(graph.tile_xy[tile], corner) for corner in corners] == pytest.approx([1] * 6)
        assert min(corners, key=lambda xy: xy[1]) == corners[0]  # N is on top: y grows southwards


def test_no_tiles_and_doubled_tiles_are_refused() -> None:
    with pytest.raises(BoardError, match="at least one tile"):
        hex_graph([])
    with pytest.raises(BoardError, match="tile 1,0 is given twice"):
        hex_graph([(0, 0), (1, 0), (1, 0)])


def test_inner_paths_lead_to_a_centre_of_degree_four() -> None:
    paths = [f"{place}C{side}" for place, sides in TARGET_HEXES.items() for side in sides]
    plain = hex_graph(island())
    graph = hex_graph(island(), paths)
    assert (graph.tiles, graph.corners, graph.edges, graph.corner_width) == (19, 54 + 3, 72 + 12, 4)
    assert graph.corner_names[:54] == plain.corner_names
    assert graph.edge_names[:72] == plain.edge_names
    for place, sides in TARGET_HEXES.items():
        centre = graph.corner(place + "C")
        assert graph.corner_xy[centre] == graph.tile_xy[graph.tile(place)]
        assert tiles_of(graph, centre) == []  # nobody builds there, nothing is produced there
        assert row(graph.corner_neighbours, centre, 4) == [graph.corner(place + side) for side in sides]
        for side in sides:
            path = graph.edge(f"{place}C{side}")
            assert row(graph.edge_corners, path, 2) == [centre, graph.corner(place + side)]
            assert row(graph.edge_tiles, path, 2) == [graph.tile(place)] * 2
            assert path in edges_of(graph, graph.corner(place + side))


@pytest.mark.parametrize("path", ["9,9CN", "0,0N", "0,0C", "0,0CE", ""])
def test_inner_paths_that_lead_nowhere(path: str) -> None:
    with pytest.raises(BoardError, match="is not an inner path"):
        hex_graph(island(), [path])


def test_an_inner_path_is_given_once() -> None:
    with pytest.raises(BoardError, match="0,0CN is given twice"):
        hex_graph(island(), ["0,0CN", "0,0CN"])


def test_a_graph_need_not_be_of_hexes() -> None:
    graph = Graph(
        tile_names=["A1", "B1"],
        corner_names=["S01", "S02", "S03"],
        edge_names=["S01-S02", "S02-S03"],
        tile_corners=[[0, 1], [1, 2, 0]],
        tile_edges=[[], []],
        tile_neighbours=[[], []],
        edge_corners=[(0, 1), (1, 2)],
        edge_tiles=[(-1, -1), (-1, -1)],
        tile_xy=[(0.0, 0.0), (1.0, 0.0)],
        corner_xy=[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)],
    )
    assert (graph.tile("B1"), graph.corner("S03"), graph.edge("S02-S03")) == (1, 2, 1)
    assert row(graph.tile_corners, 0, 3) == [0, 1, -1]
    assert tiles_of(graph, 0) == [0, 1]
    assert edges_of(graph, 1) == [0, 1]
    with pytest.raises(BoardError, match="no corner S04"):
        graph.corner("S04")


# ---- the ring of frame hexes


def test_without_a_ring_it_begins_after_the_last_tile() -> None:
    graph = hex_graph(island())
    assert graph.ring == graph.tiles == 19


def test_the_ring_round_a_hex_in_reading_order() -> None:
    assert ring_of([(0, 0)]) == [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)]
    assert len(ring_of(island())) == 18
    assert ring_of([(0, 0), (2, 0)])[4:7] == [(-1, 0), (1, 0), (3, 0)]  # it fills the gap


@pytest.mark.parametrize("tiles", SHAPES)
def test_sea_10_a_ring_adds_tiles_but_no_corners_and_no_edges(tiles: list[tuple[int, int]]) -> None:
    plain = hex_graph(tiles)
    graph = hex_graph(tiles, ring=True)
    assert graph.ring == plain.tiles == len(tiles)
    assert graph.tile_names == plain.tile_names + [hex_name(q, r) for q, r in ring_of(tiles)]
    assert (graph.corner_names, graph.edge_names) == (plain.corner_names, plain.edge_names)
    assert list(graph.edge_corners) == list(plain.edge_corners)
    assert graph.corner_xy == plain.corner_xy
    inner = len(tiles) * 6
    assert list(graph.tile_corners)[:inner] == list(plain.tile_corners)
    assert list(graph.tile_edges)[:inner] == list(plain.tile_edges)
    for edge in range(graph.edges):
        sides = row(graph.edge_tiles, edge, 2)
        assert min(sides) >= 0
        assert min(sides) < graph.ring  # never between two frame hexes
    assert all(len(tiles_of(graph, corner)) == 3 for corner in range(graph.corners))


@pytest.mark.parametrize("tiles", SHAPES)
def test_sea_10_a_frame_hex_has_the_corners_and_edges_it_shares(tiles: list[tuple[int, int]]) -> None:
    graph = hex_graph(tiles, ring=True)
    for tile in range(graph.ring, graph.tiles):
        corners = row(graph.tile_corners, tile, 6)
        edges = row(graph.tile_edges, tile, 6)
        neighbours = row(graph.tile_neighbours, tile, 6)
        assert any(0 <= other < graph.ring for other in neighbours)
        for k in range(6):
            assert (edges[k] >= 0) == (0 <= neighbours[k] < graph.ring)
            if edges[k] >= 0:
                assert set(row(graph.edge_corners, edges[k], 2)) == {corners[k], corners[(k + 1) % 6]}
                assert sorted(row(graph.edge_tiles, edges[k], 2)) == [neighbours[k], tile]
            if neighbours[k] >= 0:
                assert row(graph.tile_neighbours, neighbours[k], 6)[(k + 3) % 6] == tile
            if corners[k] >= 0:
                assert dist(graph.tile_xy[tile], graph.corner_xy[corners[k]]) == pytest.approx(1)
                assert tile in tiles_of(graph, corners[k])
        name = graph.tile_names[tile]
        assert [graph.edge(name + side) for k, side in enumerate(EDGE_SIDES) if edges[k] >= 0] == [
            edge for edge in edges if edge >= 0
        ]


def test_a_ring_and_inner_paths_go_together() -> None:
    graph = hex_graph(island(), ["0,0CN"], ring=True)
    assert (graph.tiles, graph.corners, graph.edges) == (19 + 18, 54 + 1, 72 + 1)
    assert graph.edge("0,0CN") == 72
