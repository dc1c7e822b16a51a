"""A tile may answer to several numbers: on the map, in records, in production, under the robber, for readers."""

from __future__ import annotations

import pytest

from archipel import new_game, replay
from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.graph import BoardError
from archipel.board.layout import board_from_json, number_bits, numbers_of
from archipel.board.scenario import ScenarioError, read_scenario
from archipel.cli.board import BoardDrawing
from archipel.cli.sentences import Sentences
from archipel.engine.stream import Stream
from archipel.reading import TableReader
from archipel.texts import Texts
from tests.board.test_scenario import ARCHIPELAGO, base_text
from tests.tables import RED, a_table, load_scenario

pytestmark = pytest.mark.compiled


def test_numbers_are_bits() -> None:
    assert number_bits((2, 12)) == 4 + 4096
    assert numbers_of(4 + 4096) == (2, 12)
    assert (number_bits(()), numbers_of(0)) == (0, ())


# ---- scenario files and boards


def test_a_file_writes_them_on_the_map_in_the_legend_and_on_tokens() -> None:
    text = base_text().replace("G12  ", "G2+12").replace("P2 ", "P3 ").replace("H12", "H2+12").replace("B2", "B3")
    scenario = read_scenario(text, "two.toml")
    assert scenario.beginner is not None
    assert scenario.beginner.numbers[scenario.graph.tile("-1,-1")] == (2, 12)
    assert (2, 12) in scenario.pools[0].numbers
    for layout in ("spiral", "random"):
        board = deal_board(scenario, BoardOptions(board=layout), Stream(5, 3).draw)
        assert sorted(map(len, board.numbers)) == [0, *[1] * 17, 2]
    printed = ARCHIPELAGO.replace('"gold", area', '"gold", numbers = [2, 3, 11, 12], area').replace("Go8", "Go ")
    lake = read_scenario(printed, "lake.toml")
    assert lake.numbers[lake.graph.tile("1,2")] == (2, 3, 11, 12)
    plain = ARCHIPELAGO.replace("{ 5 = 2, 10 = 1 }", '{ 5 = 2, "4+10" = 1 }')
    assert sorted(read_scenario(plain, "plain.toml").pools[0].numbers) == [(4, 10), (5,), (5,)]


WRONG = [
    ("G12", "G12+2", "the numbers 12+2 must ascend"),
    ("G12", "G2+7", "7 is not the number of a token"),
    ("G12", "G2+2", "the numbers 2+2 must ascend"),
    ("H12", "H2+13", '"H2+13" is not a token'),
    ('G = "fields"', 'G = { terrain = "fields", numbers = [3, 2] }', "the numbers 3+2 must ascend"),
    ('G = "fields"', 'G = { terrain = "fields", numbers = [7] }', "7 is not the number of a token"),
    ('G = "fields"', 'G = { terrain = "fields", numbers = [2] }', '"G" has its numbers in the legend'),
    ('D = "desert"', 'D = { terrain = "desert", numbers = [2] }', "desert cannot have a number token"),
    (
        '"?" = { pool = "island"',
        '"?" = { numbers = [2], pool = "island"',
        "a tile dealt from a pool cannot have a number",
    ),
]


@pytest.mark.parametrize(("old", "new", "reason"), WRONG)
def test_what_a_file_may_not_say(old: str, new: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match=reason.replace("+", r"\+")):
        read_scenario(base_text().replace(old, new, 1), "wrong.toml")


def test_a_board_writes_one_as_a_number_and_several_as_a_list() -> None:
    scenario = load_scenario("base", 4)
    data = deal_board(scenario, BoardOptions(board="beginner"), Stream(1, 3).draw).to_json()
    tiles = data["tiles"]
    assert isinstance(tiles, dict)
    assert tiles["-1,-1"] == ["fields", 12]
    tiles["-1,-1"] = ["fields", [12, 2]]
    board = board_from_json(scenario.graph, data)
    assert board.numbers[scenario.graph.tile("-1,-1")] == (2, 12)
    again = board.to_json()["tiles"]
    assert isinstance(again, dict)
    assert again["-1,-1"] == ["fields", [2, 12]]
    for token in ([2, 7], [True], "2", [2, "3"]):
        tiles["-1,-1"] = ["fields", token]
        with pytest.raises(BoardError, match="cannot have the number"):
            board_from_json(scenario.graph, data)
    tiles["0,0"] = ["desert", [2, 3]]
    tiles["-1,-1"] = ["fields", 12]
    with pytest.raises(BoardError, match="is desert and cannot have the number"):
        board_from_json(scenario.graph, data)


def test_a_record_keeps_them() -> None:
    scenario = load_scenario("base", 4)
    data = deal_board(scenario, BoardOptions(board="beginner"), Stream(1, 3).draw).to_json()
    tiles = data["tiles"]
    assert isinstance(tiles, dict)
    tiles["-1,-1"] = ["fields", [2, 12]]
    game = new_game("base", seats=3, seed=1, board=data)
    assert replay(game.record()) == game
    assert game.view(0).to_json()["numbers"][scenario.graph.tile("-1,-1")] == 4 + 4096  # type: ignore[index]


# ---- production


@pytest.mark.parametrize("roll", [(1, 1), (6, 6)])
def test_each_of_its_numbers_brings_cards(roll: tuple[int, int]) -> None:
    table = a_table(dice=[roll]).put_number("0,-1", 2, 12)
    table.do("roll")
    gains = {(event["seat"], event["tile"]) for event in table.told("produced")}
    assert (RED, table.graph.tile("0,-1")) in gains


@pytest.mark.parametrize("roll", [(1, 1), (6, 6)])
def test_the_robber_blocks_all_of_them(roll: tuple[int, int]) -> None:
    table = a_table(dice=[roll]).put_number("0,-1", 2, 12).move_robber("0,-1")
    table.do("roll")
    assert table.graph.tile("0,-1") not in {event["tile"] for event in table.told("produced")}


def test_it_answers_to_its_numbers_and_is_worth_all_of_them() -> None:
    table = a_table().put_number("0,-1", 2, 3, 11, 12)
    tile = table.graph.tile("0,-1")
    answers = [total for total in range(2, 13) if table.land.answers(table.state, tile, total)]
    assert answers == [2, 3, 11, 12]
    assert table.land.pips(table.state, tile) == 1 + 2 + 2 + 1
    assert table.put_number("0,-1", 6).land.pips(table.state, tile) == 5
    assert table.put_number("0,-1").land.pips(table.state, tile) == 0


# ---- readers


def test_the_terminal_shows_all_of_them() -> None:
    table = a_table().put_number("0,-1", 2, 12)
    texts = Texts("en")
    seen = TableReader(table.game.view(RED))
    drawn = "\n".join(line.plain for line in BoardDrawing(seen, texts).draw({}))
    assert "2 12" in drawn
    assert Sentences(texts, seen).tile(table.graph.tile("0,-1")) == "brick 2, 12"
