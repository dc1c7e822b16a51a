"""Explicit boards: JSON both ways, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from archipel.board.graph import BoardError, hex_graph
from archipel.board.layout import NOWHERE, Board, board_from_json, explicit_graph, inward_spiral
from archipel.board.scenario import load_scenario

pytestmark = pytest.mark.compiled

Data = dict[str, Any]


def beginner() -> Board:
    board = load_scenario("base/island").beginner
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
    assert board.numbers == [0, 8, 0, 5]
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
