"""What is in the box and on the table before the first move."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import archipel
from archipel.engine.errors import SetUpError
from archipel.engine.playout import play_randomly
from archipel.engine.stream import Stream
from tests.tables import BLUE, BROWN, GREEN, ORANGE, RED, WHITE, Table, a_table, load_scenario
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]


def cards_in_play(table: Table) -> dict[str, int]:
    """The supply and all hands together."""
    return {
        card: table.supply(card) + sum(table.hand(seat).get(card, 0) for seat in range(table.game.seats))
        for card in RESOURCES
    }


@pytest.mark.parametrize(("seats", "each"), [(3, 19), (4, 19), (5, 24), (6, 24)])
def test_base_3_cards_of_each_kind_go_between_supply_and_hands(seats: int, each: int) -> None:
    table = a_table(seats=seats, placed=False)
    assert table.cards.names == RESOURCES
    assert {card: table.supply(card) for card in RESOURCES} == dict.fromkeys(RESOURCES, each)
    for _ in range(20):
        play_randomly(table.state, Stream(seats, 0), 20)
        assert cards_in_play(table) == dict.fromkeys(RESOURCES, each)


def test_base_4_twenty_five_development_cards() -> None:
    table = a_table(hands={RED: {"ore": 5, "wool": 5, "grain": 5}}, rolled=True)
    deck = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}
    assert load_scenario("base", 4).deck == deck
    assert table.block("deck_size") == sum(deck.values()) == 25
    drawn = {what[0][1]: chance for what, chance, _ in table.game.chance_outcomes("buy_card")}
    assert drawn == {card: Fraction(count, 25) for card, count in deck.items()}


def test_base_4_a_whole_deck_can_be_drawn_card_by_card() -> None:
    table = a_table(rolled=True, target=25)
    for _ in range(25):
        table.hold(RED, ore=1, wool=1, grain=1).do("buy_card")
    deck = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}
    assert table.held_cards(RED) == deck


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_base_5_pieces_of_each_colour(seats: int) -> None:
    table = a_table(seats=seats, placed=False)
    for seat in range(seats):
        stock = [table.block(name, seat) for name in ("roads_left", "settlements_left", "cities_left")]
        assert stock == [15, 5, 4]


def test_base_6_one_robber_and_two_special_tiles() -> None:
    table = a_table(placed=False)
    assert table.block("robber") == table.graph.tile("0,0")
    assert sum(table.block("blocked", tile) for tile in range(19)) == 1
    assert sum(token_in(table.block("numbers", tile)) > 0 for tile in range(19)) == 18
    assert sum(table.block("harbour", edge) > 0 for edge in range(72)) == 9
    assert (table.block("longest_route"), table.block("largest_army")) == (0, 0)


def test_base_6_two_dice() -> None:
    rolls = a_table().game.chance_outcomes("roll")
    assert len(rolls) == 36
    totals: Counter[int] = Counter()
    for (roll,), chance, state in rolls:
        assert chance == Fraction(1, 36)
        first, second = (int(die) for die in roll[1].split("+"))
        at = state.rules.block_named["dice"].at
        assert [int(state.s[at]), int(state.s[at + 1])] == [first, second]
        totals[first + second] += 1
    assert totals == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def test_base_8_colours_of_the_seats() -> None:
    (base,) = (entry for entry in archipel.catalogue() if entry.name == "base")
    assert base.colours[:4] == ("red", "blue", "white", "orange")
    assert base.colours[4:] == ("green", "brown")
    assert [base.colours[seat] for seat in (RED, BLUE, WHITE, ORANGE, GREEN, BROWN)] == list(base.colours)


@pytest.mark.parametrize(("seats", "tiles"), [(3, 19), (4, 19), (5, 30), (6, 30)])
def test_base_9_three_to_six_seats(seats: int, tiles: int) -> None:
    game = archipel.new_game("base", seats=seats, seed=1)
    assert (game.seats, game.graph.tiles) == (seats, tiles)


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7])
def test_base_9_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(SetUpError) as caught:
        archipel.new_game("base", seats=seats, seed=1)
    assert caught.value.rule == "BASE-9"


def test_base_9_two_seats_only_as_a_duel() -> None:
    game = archipel.new_game("base", seats=2, seed=1, duel=True)
    assert (game.seats, game.graph.tiles) == (2, 19)


def test_base_20_open_supply_closed_deck_and_tiles_beside_the_board() -> None:
    table = a_table(placed=False)
    for seat in (RED, ORANGE, -1):
        seen = table.game.view(seat).to_json()
        assert seen["supply"] == [19] * 5
        assert (seen["deck_size"], seen["deck"]) == (25, [None] * 5)
        assert (seen["longest_route"], seen["largest_army"]) == (0, 0)
        assert (seen["roads_left"], seen["settlements_left"], seen["cities_left"]) == ([15] * 4, [5] * 4, [4] * 4)


def test_base_20_the_deck_is_shuffled() -> None:
    """Other seeds draw other cards, and one seed always the same."""

    def first_card(seed: int) -> dict[str, int]:
        table = a_table(hands={RED: {"ore": 1, "wool": 1, "grain": 1}}, rolled=True, seed=seed)
        return table.do("buy_card").held_cards(RED)

    assert len({tuple(first_card(seed)) for seed in range(30)}) > 2
    assert first_card(3) == first_card(3)
