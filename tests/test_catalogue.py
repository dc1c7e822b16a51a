"""The catalogue: what can be started, how it is described, and what is refused with which words."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from archipel import GameSpec, SetUpError, catalogue, new_game, parse_spec
from archipel.board.graph import hex_graph
from archipel.board.layout import Board, board_from_json
from archipel.catalogue import rules_of
from archipel.rules.base.resource_cards import RESOURCES
from tests.tables import SEVEN_HEXES, Table

pytestmark = pytest.mark.compiled


def refused(reason: str, rule: str = "", **given: object) -> None:
    """new_game says no, with these words and this rule."""
    with pytest.raises(SetUpError) as caught:
        new_game(**{"seed": 1, **given})  # type: ignore[arg-type]
    assert reason in caught.value.reason, caught.value.reason
    assert caught.value.rule == rule
    assert str(caught.value) == (f"{caught.value.reason} ({rule})" if rule else caught.value.reason)


# ---- what there is


def test_what_there_is() -> None:
    (base,) = [entry for entry in catalogue() if entry.name == "base"]
    assert base.seats == (2, 3, 4, 5, 6)
    assert len(base.colours) == 6
    for option in base.options:
        assert option.default in option.choices or option.least <= int(str(option.default)) <= option.most
        assert option.rule.startswith(("BASE-", "TB-")) or option.rule == ""


def test_the_list_that_is_handed_out_is_not_the_catalogue() -> None:
    catalogue().clear()
    assert catalogue()


@pytest.mark.parametrize("name", ["", "bse", "Base", "base ", "seafarers/nowhere"])
def test_an_unknown_game_is_refused_with_those_there_are(name: object) -> None:
    refused("there are: base", name=name)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100, "4", 4.0, None, True, [4]])
def test_base_9_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    refused(f"base is for 2 to 6 seats, not {seats!r}", "BASE-9", seats=seats)


# ---- options


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    refused("base has no option 'colour'; it has phases, start, extension", colour="red")
    refused("base has no option 'Target'", Target=10)


@pytest.mark.parametrize(
    ("option", "value", "reason", "rule"),
    [
        ("phases", "both", "phases is one of separate, combined, not 'both'", "BASE-28"),
        ("phases", None, "phases is one of separate, combined, not None", "BASE-28"),
        ("start", "red", "start is one of dice, 0, 1, 2, 3, 4, 5, not 'red'", "BASE-21"),
        ("start", -1, "start is one of dice", "BASE-21"),
        ("start", True, "start is one of dice", "BASE-21"),
        ("start", 4, "seat 4 cannot start: there are 4 seats", "BASE-21"),
        ("target", 2, "target is a number from 3 to 25, not 2", "BASE-76"),
        ("target", "10", "target is a number from 3 to 25, not '10'", "BASE-76"),
        ("hand_limit", 1, "hand_limit is a number from 2 to 99, not 1", "BASE-38"),
        ("steal", True, "steal is one of may, must, not True", "BASE-40"),
        ("steal_at_once", 1, "steal_at_once is one of True, False, not 1", "BASE-40"),
        ("layout", "round", "layout is one of beginner, spiral, random, not 'round'", "BASE-15"),
        ("frame", ["random"], "frame is one of random, standard", "BASE-10"),
        ("extension", "special_building", "special_building is for 5 or 6 seats, not 4", "BASE-85"),
        ("extension", "paired_players", "paired_players is for 5 or 6 seats, not 4", "BASE-85"),
        ("duel", True, "duel is for 2 seats, not 4", "BASE-9"),
        ("no_red_neighbours", 1, "no_red_neighbours is one of True, False", "BASE-17"),
        ("mixed_terrain", "yes", "mixed_terrain is one of True, False", ""),
        ("robber_desert", 1, "there is no desert number 1 for the robber, counted from 0", "BASE-84"),
        ("robber_desert", 2, "robber_desert is one of 0, 1, not 2", "BASE-84"),
    ],
)
def test_a_bad_value_is_refused(option: str, value: object, reason: str, rule: str) -> None:
    refused(reason, rule, **{option: value})


def test_base_18_there_is_no_beginner_board_for_six() -> None:
    refused("has no beginner board", "BASE-18", seats=6, layout="beginner")


def test_extension_none_goes_with_any_number_of_seats() -> None:
    for seats in (3, 4, 5, 6):
        assert new_game("base", seats=seats, seed=1, extension="none").seats == seats


@pytest.mark.parametrize("seed", ["1", 1.0, True, [1], 2**1024, -(2**1024)])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    refused("a seed is a whole number", seed=seed)


# ---- descriptions


SPECS = [
    GameSpec("base", 4),
    GameSpec("base", 2, (("duel", True),)),
    GameSpec("base", 3, (("phases", "combined"), ("start", 2), ("target", 12))),
    GameSpec("base", 5, (("extension", "paired_players"), ("second_may_win", False))),
    GameSpec("base", 6, (("robber_desert", 1), ("layout", "random"), ("mixed_terrain", True), ("start", "dice"))),
]


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_a_description_survives_being_written(spec: GameSpec) -> None:
    assert parse_spec(str(spec)) == spec
    assert str(parse_spec(str(spec))) == str(spec)
    game = spec.new_game(5)
    options = dict(spec.options)
    assert game == archipel.start(spec, 5) == new_game(spec.name, spec.seats, 5, **options)  # type: ignore[arg-type]
    assert game.origin.header["options"] == options


def test_every_option_and_value_survives_being_written() -> None:
    for entry in catalogue():
        for option in entry.options:
            for value in option.choices or (option.least, option.most):
                spec = GameSpec(entry.name, entry.seats[-1], ((option.name, value),))
                again = parse_spec(str(spec))
                assert again == spec
                assert type(dict(again.options)[option.name]) is type(value)


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("base", GameSpec("base", 4)),
        ("base:", GameSpec("base", 4)),
        ("base:seats=3", GameSpec("base", 3)),
        ("base:phases=combined", GameSpec("base", 4, (("phases", "combined"),))),
        ("base:seats=2,duel=true,", GameSpec("base", 2, (("duel", True),))),
        ("base:duel=FALSE", GameSpec("base", 4, (("duel", False),))),
    ],
)
def test_descriptions_as_people_write_them(text: str, spec: GameSpec) -> None:
    assert parse_spec(text) == spec


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no game ''"),
        ("chess", "there is no game 'chess'"),
        ("base;seats=4", "there is no game 'base;seats=4'"),
        ("base:4", "'4' is not of the form name=value"),
        ("base:seats=four", "seats is a number, not 'four'"),
        ("base:seats=-3", "seats is a number, not '-3'"),
        ("base:seats=", "seats is a number, not ''"),
        ("base:seats=" + "9" * 5000, "seats is a number"),
        ("base:colour=red", "base has no option 'colour'"),
        ("base:seats=3,seats=4", "seats is given twice"),
        ("base:target=8,target=9", "target is given twice"),
    ],
)
def test_a_description_that_is_none_is_refused(text: str, reason: str) -> None:
    with pytest.raises(SetUpError) as caught:
        parse_spec(text)
    assert reason in caught.value.reason


@pytest.mark.parametrize("text", ["base:target=-3", "base:target=" + "9" * 5000, "base:duel=yes", "base:seats=9"])
def test_a_description_with_bad_values_is_refused_when_it_is_started(text: str) -> None:
    spec = parse_spec(text)
    with pytest.raises(SetUpError):
        spec.new_game(1)


# ---- explicit boards


def test_a_board_of_another_shape_is_played() -> None:
    for seats in (2, 3):
        game = new_game("base", seats=seats, seed=1, board=SEVEN_HEXES, target=5, duel=seats == 2)
        assert (int(game.graph.tiles), int(game.graph.corners), int(game.graph.edges)) == (7, 24, 30)
        seen = game.view(-1).to_json()
        assert seen["numbers"] == [1 << number if number else 0 for number in (6, 8, 5, 0, 9, 4, 10)]
        assert seen["robber"] == 3
        chance = Random(seats)
        for _ in range(3000):
            if game.over:
                break
            game.apply(chance.choice(game.legal_actions()))
        assert archipel.replay(game.record()) == game


def test_an_explicit_board_of_the_usual_shape_is_laid_as_given() -> None:
    dealt = new_game("base", seed=7, frame="random", layout="random")
    board = dealt.origin.header["board"]
    assert isinstance(board, dict)
    given = new_game("base", seed=8, board=board)
    for name in ("terrain", "numbers", "harbour", "robber"):
        assert given.view(-1).to_json()[name] == dealt.view(-1).to_json()[name]
    again = new_game("base", seed=7, frame="random", layout="random", board=board)
    assert again.state_bytes() == dealt.state_bytes()  # a given board changes no roll


def test_a_board_is_laid_by_its_names_however_its_tiles_were_numbered() -> None:
    places = [(0, 1), (1, 0), (0, 0), (-1, 1), (1, -1), (0, -1), (-1, 0)]
    board: Board = board_from_json(hex_graph(places), SEVEN_HEXES)
    one = new_game("base", seats=3, seed=4, board=board)
    other = new_game("base", seats=3, seed=4, board=SEVEN_HEXES)
    assert one.state_bytes() == other.state_bytes()
    one.apply("place_settlement 0,0N")
    assert archipel.replay(one.record()) == one


def test_a_harbour_of_an_explicit_board_serves_its_corners() -> None:
    table = Table(new_game("base", seats=3, seed=1, start=0, board=SEVEN_HEXES))
    table.do("place_settlement 1,0NE")
    assert [table.rate(0, card) for card in RESOURCES] == [4, 4, 4, 4, 2]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"tiles": {"0,0": ["lava", 3]}}, 'unknown terrain "lava"'),
        ({"tiles": {"0,0": ["hills", 7]}}, "cannot have the number 7"),
        ({"tiles": {"0,0": ["hills"]}}, "a terrain and a number"),
        ({"tiles": {"0;0": ["hills", 3]}}, 'is not a hex: expected "q,r"'),
        ({"tiles": {(0, 0): ["hills", 3]}}, '"tiles" must be an object of names and values'),
        ({"tiles": {"0,0": ["hills", 3], 1: ["hills", 3]}}, '"tiles" must be an object of names and values'),
        ({"tiles": {}}, "at least one tile"),
        ({"tiles": []}, '"tiles" must be an object'),
        ({"harbours": {"0,0NE": "ore"}}, "does not lie on the coast"),
        ({"harbours": {"0,-1NW": "gold"}}, 'unknown harbour kind "gold"'),
        ({"harbours": {"9,9NW": "ore"}}, "no edge 9,9NW"),
        ({"robber": "9,9"}, "no tile 9,9"),
        ({"robber": 3}, "the robber must be on a tile"),
        ({"weather": "fair"}, 'unknown key "weather"'),
    ],
)
def test_a_board_that_cannot_be_is_refused(change: dict[str, object], reason: str) -> None:
    refused(reason, seats=3, board={**SEVEN_HEXES, **change})


def test_base_13_two_harbours_at_one_corner_are_refused() -> None:
    board = {**SEVEN_HEXES, "harbours": {"0,-1NW": "ore", "0,-1NE": "wool"}}
    refused("harbours 0,-1NW and 0,-1NE share the corner", "BASE-13", seats=3, board=board)


def test_something_that_is_no_board_is_refused() -> None:
    refused("a board is an object with tiles, harbours and robber", board=[1])
    refused('"tiles" must be an object', board={})


def test_base_26_a_board_without_room_for_everybody_is_refused() -> None:
    """Else somebody might find no place to start."""
    refused("24 corners are too few for 4 seats: more than 28 are needed", "BASE-26", seats=4, board=SEVEN_HEXES)
    one = {"tiles": {"0,0": ["hills", 3]}, "robber": "0,0"}
    refused("6 corners are too few", "BASE-26", seats=3, board=one)


def test_base_26_where_there_is_room_everybody_finds_a_place() -> None:
    for seed in range(60):
        game = new_game("base", seats=3, seed=seed, board=SEVEN_HEXES)
        chance = Random(seed)
        while game.phase.startswith("place_"):
            game.apply(chance.choice(game.legal_actions()))


@pytest.mark.parametrize("terrain", ["sea", "gold"])
def test_base_1_a_terrain_of_another_box_is_refused(terrain: str) -> None:
    tiles = SEVEN_HEXES["tiles"]
    assert isinstance(tiles, dict)
    board = {**SEVEN_HEXES, "tiles": {**tiles, "0,1": [terrain, 0]}}
    refused(f"the base game has no {terrain}", "BASE-1", seats=3, board=board)


# ---- decks


def test_a_deck_by_counts() -> None:
    game = new_game("base", seed=1, decks={"development": {"knight": 2, "monopoly": 1}})
    table = Table(game)
    assert table.block("deck_size") == 3
    assert [table.block("deck", k) for k in range(5)] == [2, 0, 0, 1, 0]


def test_an_empty_deck_and_no_deck_at_all() -> None:
    assert Table(new_game("base", seed=1, decks={"development": []})).block("deck_size") == 0
    assert Table(new_game("base", seed=1, decks={"development": {}})).block("deck_size") == 0
    assert Table(new_game("base", seed=1, decks={})).block("deck_size") == 25
    assert Table(new_game("base", seed=1)).block("deck_size") == 25


@pytest.mark.parametrize(
    ("decks", "reason", "rule"),
    [
        ({"progress": []}, "there is no deck 'progress'; there is: development", ""),
        ("development", "decks are given by their names", ""),
        ([["knight"]], "decks are given by their names", ""),
        ({"development": 25}, "a deck is a list of cards, or their numbers by name, not 25", "BASE-4"),
        ({"development": "knight"}, "a deck is a list of cards", "BASE-4"),
        ({"development": ["joker"]}, "'joker' is not a development card; there are knight", "BASE-4"),
        ({"development": [["knight"]]}, "is not a development card", "BASE-4"),
        ({"development": {"joker": 1}}, "'joker' is not a development card", "BASE-4"),
        ({"development": {"knight": -1}}, "0 to 999 cards of a kind, not -1 of knight", "BASE-4"),
        ({"development": {"knight": 10**30}}, "0 to 999 cards of a kind", "BASE-4"),
        ({"development": {"knight": 1.5}}, "0 to 999 cards of a kind", "BASE-4"),
        ({"development": {"knight": True}}, "0 to 999 cards of a kind", "BASE-4"),
        ({"development": {"knight": "two"}}, "0 to 999 cards of a kind", "BASE-4"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(decks: object, reason: str, rule: str) -> None:
    refused(reason, rule, decks=decks)


def test_a_refused_start_leaves_later_games_alone() -> None:
    before = new_game("base", seed=3).record()
    refused("seats", "BASE-9", seats=9)
    refused("target", "BASE-76", target=1)
    refused("tiles", board={})
    refused("deck", decks={"x": []})
    refused("option", colour=1)
    assert new_game("base", seed=3).record() == before


# ---- values of a wrong type


@pytest.mark.parametrize("name", [5, None, ["base"], {"name": "base"}])
def test_a_game_is_named_by_a_text(name: object) -> None:
    refused("a game has a name, such as base; it is not", name=name)


@pytest.mark.parametrize("text", [5, None, ["base"]])
def test_a_description_is_a_text(text: object) -> None:
    with pytest.raises(SetUpError, match="a game is described by a text such as base:seats=4, not"):
        parse_spec(text)  # type: ignore[arg-type]
    with pytest.raises(SetUpError, match="a game is started by a GameSpec"):
        archipel.start(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("record", [5, None, [], b"{}"])
def test_a_record_is_a_text(record: object) -> None:
    with pytest.raises(archipel.RecordError, match="line 1: a record is a text, not"):
        archipel.replay(record)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [None, "red", 1.0])
def test_a_seat_is_a_number(seat: object) -> None:
    game = new_game(seed=1)
    before = game.state_bytes()
    for ask in (game.view, game.legal_actions, lambda seat: game.apply(game.legal_actions()[0], seat)):
        with pytest.raises(TypeError, match=r"a seat is a number from 0 to 3, not|int object expected; got"):
            ask(seat)  # type: ignore[arg-type]
    assert game.state_bytes() == before


@pytest.mark.parametrize("action", [None, 5, ["roll"]])
def test_an_action_is_an_action_or_a_text(action: object) -> None:
    with pytest.raises(TypeError, match=r"^an action is an Action or a text"):
        new_game(seed=1).apply(action)  # type: ignore[call-overload]


# ---- the rules of a game that is not started


@pytest.mark.parametrize("text", ["base:seats=3", "seafarers/cloth:seats=5,cities_knights=True", "junior:seats=4"])
def test_rules_are_had_without_starting_a_game(text: str) -> None:
    spec = parse_spec(text)
    game = spec.new_game(1)
    board = game.origin.header["board"]
    assert isinstance(board, dict)
    assert rules_of(spec) is rules_of(spec, board) is game.rules


def test_the_rules_of_a_board_of_another_shape() -> None:
    game = new_game(seats=2, seed=1, duel=True, board=SEVEN_HEXES)
    spec = GameSpec("base", 2, (("duel", True),))
    found = rules_of(spec, SEVEN_HEXES)
    assert found.graph.tile_names == game.rules.graph.tile_names
    assert [(block.name, block.size) for block in found.blocks] == [(b.name, b.size) for b in game.rules.blocks]
    assert rules_of(spec) is not game.rules


def test_rules_of_a_game_that_cannot_be_are_refused() -> None:
    with pytest.raises(SetUpError, match="BASE-9"):
        rules_of(GameSpec("base", 2))


# ---- boards of any shape


def square(size: int) -> dict[str, object]:
    tiles = {f"{q - r // 2},{r}": ["forest", 5] for r in range(size) for q in range(size)}
    return {"tiles": {**tiles, "0,0": ["desert", 0]}, "harbours": {}}


def test_a_board_has_only_some_tiles() -> None:
    assert int(new_game(seed=1, board=square(14)).graph.tiles) == 196
    refused("a board has at most 200 tiles, not 225", board=square(15))


def test_rules_are_kept_for_boards_of_the_scenario_only() -> None:
    usual = new_game(seed=1)
    assert new_game(seed=2).rules is usual.rules
    assert new_game(seed=1, board=square(5)).rules is not new_game(seed=1, board=square(5)).rules
    deck = {"development": {"knight": 3}}
    assert new_game(seed=1, decks=deck).rules is not new_game(seed=1, decks=deck).rules


def test_a_description_that_is_kept_refuses_what_only_equals_it() -> None:
    kept = archipel.new_game("base", seats=4, seed=1, no_equal_neighbours=True, target=12)
    assert archipel.new_game("base", seats=4, seed=1, no_equal_neighbours=True, target=12) == kept
    for wrong in ({"no_equal_neighbours": 1}, {"target": 12.0}, {"target": [12]}, {"seats": 4.0}):
        with pytest.raises(SetUpError):
            archipel.new_game(**{"seats": 4, "seed": 1, "no_equal_neighbours": True, "target": 12, **wrong})  # type: ignore[arg-type]


def test_games_of_one_kind_share_their_rules_and_others_do_not() -> None:
    first, again = (archipel.new_game("base", seats=4, seed=seed, target=11) for seed in (1, 2))
    assert first.rules is again.rules
    assert archipel.new_game("base", seats=4, seed=1, target=12).rules is not first.rules
    fewer = {"decks": {"development": {"knight": 2}}}
    other = archipel.new_game("base", seats=4, seed=1, target=11, **fewer)  # type: ignore[arg-type]
    assert other.rules is not first.rules
    assert archipel.new_game("base", seats=4, seed=1, target=11) == first
