"""Components and set-up (JR-1 to JR-8)."""

from __future__ import annotations

import pytest

import archipel
from archipel.catalogue import entry
from archipel.engine.errors import SetUpError
from archipel.rules.junior.cards import CARDS
from archipel.rules.junior.land import YIELDS
from tests.rules.junior.junior_tables import BLUE, ORANGE, RED, WHITE, JuniorTable, a_junior_table


def fresh(seats: int = 4, seed: int = 1, **options: object) -> JuniorTable:
    return JuniorTable(archipel.start(archipel.GameSpec("junior", seats, tuple(options.items())), seed))


@pytest.mark.parametrize(("seats", "islands"), [(4, 18), (3, 13), (2, 13)])
def test_jr_1_four_play_on_side_a_and_three_on_side_b_with_one_die(seats: int, islands: int) -> None:
    table = a_junior_table(seats)
    assert table.graph.tiles == islands
    (die,) = [point for point in table.rules.points if point.name == "die"]
    assert die.labels == ["1", "2", "3", "4", "5", "6"]


def test_jr_2_everybody_has_seven_fortresses_and_eight_ships() -> None:
    table = a_junior_table()
    assert table.scenario.pieces == {"fortress": 7, "ship": 8}
    assert [table.words("fortress").count(seat + 1) for seat in range(4)] == [2, 2, 2, 2]
    assert entry("junior").colours == ("red", "blue", "orange", "white")


def test_jr_2_with_three_white_is_out() -> None:
    table = a_junior_table(3)
    assert "start_white" not in table.scenario.places["corners"]
    assert set(table.words("fortress")) == {0, RED + 1, BLUE + 1, ORANGE + 1}


@pytest.mark.parametrize("seats", [3, 4])
def test_jr_3_there_are_95_cards_and_24_coco_cards(seats: int) -> None:
    table = fresh(seats)
    held = [sum(table.hand(seat).get(card, 0) for seat in range(seats)) for card in CARDS]
    lying = [table.pile(card) + table.market().count(card) for card in CARDS]
    assert [a + b for a, b in zip(held, lying, strict=True)] == [19] * 5
    assert table.block("coco_left") == sum(table.words("coco_deck")) == 24
    assert table.block("ports_left") == sum(table.words("port_stack")) == 4


@pytest.mark.parametrize("seats", [3, 4])
def test_jr_4_every_terrain_gives_its_own_card(seats: int) -> None:
    assert YIELDS == {"forest": "wood", "pasture": "wool", "cane": "rum", "cave": "sabre", "gold_river": "gold"}
    table = a_junior_table(seats)
    assert {table.terrain(tile) for tile in range(table.graph.tiles)} == set(YIELDS)


def test_jr_5_the_first_player_is_drawn() -> None:
    firsts = {fresh(seed=seed).game.active for seed in range(40)}
    assert firsts == {RED, BLUE, ORANGE, WHITE}


def test_jr_5_the_first_player_is_drawn_evenly() -> None:
    game = fresh(3).game
    (point,) = game.origin.points[:1]
    assert game.rules.points[point].labels == ["0", "1", "2"]
    counts = [sum(fresh(3, seed).game.active == seat for seed in range(300)) for seat in range(3)]
    assert all(70 < count < 130 for count in counts)


@pytest.mark.parametrize("seat", [RED, BLUE, ORANGE, WHITE])
def test_jr_5_the_first_player_may_be_chosen(seat: int) -> None:
    table = fresh(start=seat)
    assert table.game.seat == table.game.active == seat
    assert table.told("first_player") == [{"seat": seat}]
    assert table.game.origin.points == []


def test_jr_5_clockwise() -> None:
    table = a_junior_table(die=[5] * 5)
    played = []
    for _ in range(5):
        played.append(table.game.active)
        table.do("roll", "end_turn")
    assert played == [RED, BLUE, ORANGE, WHITE, RED]


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_jr_5_three_or_four_play(seats: int) -> None:
    with pytest.raises(SetUpError, match="2 to 4 seats") as caught:
        archipel.new_game("junior", seats)
    assert caught.value.rule == "JR-5"


def test_jr_5_two_play_by_a_house_rule_on_side_b() -> None:
    with pytest.raises(SetUpError, match="duo") as caught:
        archipel.new_game("junior", 2)
    assert caught.value.rule == "JR-5"
    table = a_junior_table(2)
    assert table.words("fortress").count(0) == table.graph.corners - 4
    assert table.scenario.seats == (2, 3)


def test_jr_6_two_fortresses_each_on_the_sites_of_the_colour_and_no_ships() -> None:
    table = a_junior_table()
    starts = {RED: ("S01", "S12"), WHITE: ("S03", "S16"), BLUE: ("S17", "S30"), ORANGE: ("S21", "S32")}
    fortress = table.words("fortress")
    for seat, sites in starts.items():
        assert {v for v, holder in enumerate(fortress) if holder == seat + 1} == {table.site(site) for site in sites}
        assert table.block("fortresses_left", seat) == 5
        assert table.block("ships_left", seat) == 8
        assert table.points(seat) == 2
    assert not any(table.words("ship"))


def test_jr_7_the_ghost_waits_on_the_castle_and_the_market_has_one_card_of_each_kind() -> None:
    table = fresh()
    assert table.block("ghost") == -1
    assert table.castle() == -1
    assert table.market() == list(CARDS)
    assert not any(table.words("coco_shown"))
    assert not any(table.words("port"))


@pytest.mark.parametrize("seats", [3, 4])
def test_jr_8_everybody_begins_with_a_wood_and_a_rum(seats: int) -> None:
    table = fresh(seats)
    assert [table.hand(seat) for seat in range(seats)] == [{"wood": 1, "rum": 1}] * seats
    assert [table.pile(card) for card in CARDS] == [18 - seats, 18, 18 - seats, 18, 18]


def test_jr_8_hands_are_hidden() -> None:
    table = a_junior_table(hands={RED: {"gold": 2}, BLUE: {"sabre": 1}})
    seen = table.game.view(BLUE).to_json()
    assert seen["hand"] == [[None] * 5, [0, 0, 0, 1, 0], [None] * 5, [None] * 5]
    assert seen["hand_count"] == [2, 1, 0, 0]
    assert table.game.view(-1).to_json()["hand"] == [[None] * 5] * 4


def test_jr_7_stacks_are_known_to_nobody() -> None:
    seen = a_junior_table().game.view(RED).to_json()
    assert seen["coco_deck"] == [None] * 5
    assert seen["port_stack"] == [None] * 5
    assert (seen["coco_left"], seen["ports_left"]) == (24, 4)
