"""Explicit boards: JSON both ways, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from archipel.board.graph import BoardError, hex_graph
from archipel.board.layout import NOWHERE, Board, board_from_json, explicit_graph, inward_spiral, is_coast
from tests.tables import load_scenario
from tests.tokens import numbers_on

pytestmark = pytest.mark.compiled

Data = dict[str, Any]


def beginner() -> Board:
    board = load_scenario("base", 4).beginner
    assert board is not None
    return board


def as_data() -> Data:
    data: Data = json.loads(json.dumps(beginner().to_json()))
    return data


def test_json_both_ways() -> None:
    data = as_data()
    board = board_from_json(beginner().graph, data)
    assert board == beginner()
    assert board.to_json() == data
    assert data["tiles"]["0,-2"] == ["mountains", 10]
    assert data["tiles"]["0,0"] == ["desert", 0]
    assert data["harbours"]["0,-2NW"] == "generic"
    assert data["robber"] == "0,0"


def test_tiles_may_come_in_any_order_and_edges_by_any_name() -> None:
    data = as_data()
    data["tiles"] = dict(reversed(data["tiles"].items()))
    harbours = data["harbours"]
    harbours["0,-3SE"] = harbours.pop("0,-2NW")
    board = board_from_json(beginner().graph, data)
    assert board.terrain == beginner().terrain
    assert sorted(board.harbours) == sorted(beginner().harbours)


def test_base_19_the_robber_starts_on_the_desert_unless_told_otherwise() -> None:
    graph = beginner().graph
    data = as_data()
    del data["robber"]
    assert board_from_json(graph, data).robber == graph.tile("0,0")
    assert board_from_json(graph, {**data, "robber": "1,1"}).robber == graph.tile("1,1")
    off = board_from_json(graph, {**data, "robber": None})
    assert off.robber == NOWHERE
    assert off.to_json()["robber"] is None
    data["tiles"]["0,0"] = ["forest", 0]
    with pytest.raises(BoardError, match=r"no desert .* \(BASE-19\)"):
        board_from_json(graph, data)


def change(place: str, key: str, value: object) -> Callable[[Data], object]:
    return lambda data: data[place].update({key: value})


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        pytest.param(change("tiles", "9,9", ["forest", 5]), "no tile 9,9", id="unknown tile"),
        pytest.param(lambda data: data["tiles"].pop("1,0"), "tile 1,0 is missing", id="missing tile"),
        pytest.param(change("tiles", "1,0", ["jungle", 5]), 'unknown terrain "jungle" on tile 1,0', id="terrain"),
        pytest.param(change("tiles", "1,0", ["forest", 7]), "tile 1,0 cannot have the number 7", id="seven"),
        pytest.param(change("tiles", "1,0", ["forest", 1]), "tile 1,0 cannot have the number 1", id="one"),
        pytest.param(change("tiles", "1,0", ["forest", 13]), "tile 1,0 cannot have the number 13", id="thirteen"),
        pytest.param(change("tiles", "1,0", ["forest", -2]), "cannot have the number -2", id="negative"),
        pytest.param(change("tiles", "1,0", ["forest", "5"]), "cannot have the number 5", id="text for a number"),
        pytest.param(change("tiles", "1,0", ["forest", True]), "cannot have the number True", id="true for a number"),
        pytest.param(change("tiles", "1,0", ["desert", 5]), "is desert and cannot have the number 5", id="desert"),
        pytest.param(change("tiles", "1,0", ["forest"]), "must be a terrain and a number", id="too short"),
        pytest.param(change("tiles", "1,0", "forest"), "must be a terrain and a number", id="no pair"),
        pytest.param(change("harbours", "0,0E", "ore"), "harbour 0,0E does not lie on the coast", id="inland harbour"),
        pytest.param(change("harbours", "9,9E", "ore"), "no edge 9,9E", id="harbour off the board"),
        pytest.param(change("harbours", "0,-2NW", "gold"), 'unknown harbour kind "gold"', id="harbour kind"),
        pytest.param(change("harbours", "0,-2NW", 3), "must be a word", id="harbour of no word"),
        pytest.param(change("harbours", "0,-2NE", "ore"), "share the corner 0,-2N .BASE-13.", id="shared corner"),
        pytest.param(change("harbours", "0,-3SE", "ore"), "share the corner", id="one edge twice"),
        pytest.param(lambda data: data.update({"robber": "7,7"}), "no tile 7,7", id="robber off the board"),
        pytest.param(lambda data: data.update({"robber": 4}), "the robber must be on a tile", id="robber number"),
        pytest.param(lambda data: data.update({"colour": {}}), 'unknown key "colour"', id="unknown key"),
        pytest.param(lambda data: data.pop("tiles"), '"tiles" must be an object', id="no tiles"),
        pytest.param(lambda data: data.update({"harbours": []}), '"harbours" must be', id="harbours"),
    ],
)
def test_what_cannot_be_is_refused(spoil: Callable[[Data], object], reason: str) -> None:
    data = as_data()
    spoil(data)
    with pytest.raises(BoardError, match=reason):
        board_from_json(beginner().graph, data)


def test_no_board_at_all_is_refused() -> None:
    nothing: list[object] = [[], None, "board", {}]
    for data in nothing:
        with pytest.raises(BoardError, match="must be an object"):
            board_from_json(beginner().graph, data)


def test_a_board_of_another_shape_brings_its_own_graph() -> None:
    data: Data = {
        "tiles": {"1,0": ["sea", 0], "0,0": ["gold", 8], "0,1": ["hills", 5], "5,-1": ["desert", 0]},
        "harbours": {"0,0E": "brick", "0,1W": "generic"},
    }
    graph = explicit_graph(data)
    assert graph.tile_names == ["5,-1", "0,0", "1,0", "0,1"]  # reading order
    board = board_from_json(graph, data)
    assert board.terrain == ["desert", "gold", "sea", "hills"]
    assert numbers_on(board) == [0, 8, 0, 5]
    assert board.harbours == [(graph.edge("0,0E"), "brick"), (graph.edge("0,1W"), "generic")]
    assert board.robber == 0
    assert board.to_json() == {
        **data,
        "tiles": {name: data["tiles"][name] for name in graph.tile_names},
        "robber": "5,-1",
    }
    with pytest.raises(BoardError, match="is not a hex"):
        explicit_graph({"tiles": {"here": ["hills", 5]}})
    with pytest.raises(BoardError, match="at least one tile"):
        explicit_graph({"tiles": {}})


def test_the_coast_is_where_land_meets_the_sea() -> None:
    tiles: dict[str, object] = {"0,0": ["hills", 5], "1,0": ["sea", 0], "2,0": ["sea", 0]}
    graph = explicit_graph({"tiles": tiles})
    assert board_from_json(graph, {"tiles": tiles, "harbours": {"1,0W": "ore"}, "robber": None}).to_json()[
        "harbours"
    ] == {"0,0E": "ore"}
    for edge in ("1,0E", "2,0E"):  # sea and sea, sea and nothing
        with pytest.raises(BoardError, match="does not lie on the coast"):
            board_from_json(graph, {"tiles": tiles, "harbours": {edge: "ore"}, "robber": None})
    with pytest.raises(BoardError, match="the robber cannot be at sea"):
        board_from_json(graph, {"tiles": tiles, "robber": "1,0"})


def test_an_inner_path_is_no_coast() -> None:
    graph = hex_graph([(0, 0)], ["0,0CN"])
    data = {"tiles": {"0,0": ["hills", 5]}, "harbours": {"0,0CN": "ore"}, "robber": None}
    with pytest.raises(BoardError, match="does not lie on the coast"):
        board_from_json(graph, data)


def test_a_spiral_starts_at_a_corner_and_reaches_every_tile() -> None:
    graph = beginner().graph
    with pytest.raises(BoardError, match="0,0 is not a corner"):
        inward_spiral(graph, list(range(19)), graph.tile("0,0"))
    line = hex_graph([(0, 0), (1, 0), (3, 0)])
    with pytest.raises(BoardError, match="does not reach every tile"):
        inward_spiral(line, [0, 1, 2], 0)
    with pytest.raises(BoardError, match="does not belong"):
        inward_spiral(line, [0, 1], 2)
    assert inward_spiral(line, [2], 2) == [2]


# ---- frame, pirate, fog

SEA_BOARD: Data = {
    "tiles": {"0,0": ["hills", 5], "1,0": ["sea", 0], "0,1": ["fog", 0], "1,1": ["desert", 0]},
    "harbours": {"0,0W": "ore"},
    "robber": "1,1",
    "pirate": "2,0",
    "ring": True,
}


def sea_board(**changes: object) -> Data:
    data: Data = json.loads(json.dumps(SEA_BOARD))
    data.update(changes)
    return data


def test_sea_10_a_ring_is_added_to_an_explicit_board() -> None:
    graph = explicit_graph(SEA_BOARD)
    assert graph.tile_names[: int(graph.ring)] == ["0,0", "1,0", "0,1", "1,1"]
    assert (graph.ring, graph.tiles) == (4, 14)
    board = board_from_json(graph, SEA_BOARD)
    assert board.terrain == ["hills", "sea", "fog", "desert"] + ["sea"] * 10
    assert numbers_on(board) == [5] + [0] * 13
    assert graph.tile_names[board.pirate] == "2,0"
    data = board.to_json()
    assert (data["pirate"], data["ring"]) == ("2,0", True)
    assert board_from_json(graph, data) == board


def test_sea_10_a_board_that_names_its_frame_keeps_it() -> None:
    graph = explicit_graph(SEA_BOARD)
    data = json.loads(json.dumps(board_from_json(graph, SEA_BOARD).to_json()))
    assert len(data["tiles"]) == 14
    again = explicit_graph(data)
    assert (again.tile_names, again.ring, again.edge_names) == (graph.tile_names, graph.ring, graph.edge_names)
    data["tiles"]["2,0"] = ["forest", 4]  # land on the outside is not a frame: a new one is laid round it
    wider = explicit_graph(data)
    assert (int(wider.ring), "3,0" in wider.tile_names) == (14, True)


def test_a_lone_ring_of_sea_has_nothing_inside_and_gets_a_frame() -> None:
    assert explicit_graph({"ring": True, "tiles": {"0,0": ["sea", 0], "1,0": ["sea", 0]}}).ring == 2


def test_without_pirate_and_ring_nothing_is_said_of_them() -> None:
    assert set(as_data()) == {"tiles", "harbours", "robber"}
    assert board_from_json(explicit_graph(SEA_BOARD), sea_board(pirate=None)).pirate == NOWHERE


def test_sea_s3_8_fog_is_neither_land_nor_sea() -> None:
    graph = explicit_graph(SEA_BOARD)
    terrain = board_from_json(graph, SEA_BOARD).terrain
    assert is_coast(graph, terrain, graph.edge("0,0E"))
    for edge in ("0,1NW", "0,1E", "0,1W", "0,1NE"):  # to hills, desert, the frame and sea
        assert not is_coast(graph, terrain, graph.edge(edge))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        pytest.param({"pirate": "0,0"}, r"the pirate must be at sea, not on tile 0,0 \(SEA-26\)", id="pirate on land"),
        pytest.param({"pirate": "0,1"}, "the pirate must be at sea", id="pirate in the fog"),
        pytest.param({"pirate": "9,9"}, "no tile 9,9", id="pirate off the board"),
        pytest.param({"pirate": 4}, "the pirate must be on a tile", id="pirate number"),
        pytest.param({"robber": "0,1"}, r"cannot be in the fog on tile 0,1 \(SEA-S3-8\)", id="robber in the fog"),
        pytest.param({"robber": "2,0"}, "cannot be at sea on tile 2,0", id="robber on the frame"),
        pytest.param({"ring": 1}, '"ring" must be true or false', id="ring of no truth"),
        pytest.param({"harbours": {"0,0SE": "ore"}}, "does not lie on the coast", id="harbour in the fog"),
    ],
)
def test_what_cannot_be_at_sea_is_refused(changes: Data, reason: str) -> None:
    with pytest.raises(BoardError, match=reason):
        board_from_json(explicit_graph(SEA_BOARD), sea_board(**changes))


def test_frame_hexes_and_fog_are_checked() -> None:
    graph = explicit_graph(SEA_BOARD)
    for name, contents, reason in (
        ("2,0", ["forest", 4], r"tile 2,0 belongs to the frame and must be sea \(SEA-10\)"),
        ("0,1", ["fog", 4], "tile 0,1 is fog and cannot have the number 4"),
    ):
        data = sea_board()
        data["tiles"][name] = contents
        with pytest.raises(BoardError, match=reason):
            board_from_json(graph, data)
    with pytest.raises(BoardError, match="this board has no ring of frame hexes"):
        board_from_json(beginner().graph, {**as_data(), "ring": True})
    assert board_from_json(beginner().graph, {**as_data(), "ring": False}) == beginner()
