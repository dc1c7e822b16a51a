"""The larger box in play: supply, deck, pieces and target of five and six players (BASE-83, BASE-84)."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.resource_cards import RESOURCES
from tests.tables import BLUE, RED, Table, a_table

pytestmark = pytest.mark.compiled

BOTH = pytest.mark.parametrize("seats", [5, 6])
CARD = {"ore": 1, "wool": 1, "grain": 1}


@BOTH
def test_base_83_twenty_four_cards_of_each_resource(seats: int) -> None:
    table = a_table(seats=seats, placed=False)
    assert [table.supply(card) for card in RESOURCES] == [24] * 5


@BOTH
def test_base_83_thirty_four_development_cards_can_be_bought(seats: int) -> None:
    table = a_table(seats=seats, rolled=True, target=25)
    assert table.block("deck_size") == 34
    for _ in range(34):
        table.hold(RED, **CARD).do("buy_card")
    table.hold(RED, **CARD).refused("buy_card", "card.deck_empty", "BASE-44")
    bought = table.held_cards(RED)
    assert bought == {"knight": 20, "road_building": 3, "year_of_plenty": 3, "monopoly": 3, "victory_point": 5}
    assert list(bought) == list(CARD_NAMES)


@BOTH
def test_base_83_every_colour_has_its_pieces(seats: int) -> None:
    table = a_table(seats=seats, placed=False)
    for seat in range(seats):
        left = [table.block(name, seat) for name in ("roads_left", "settlements_left", "cities_left")]
        assert left == [15, 5, 4]


@BOTH
@pytest.mark.parametrize("extension", ["special_building", "paired_players", "none"])
def test_base_83_no_card_is_lost_in_a_whole_game(seats: int, extension: str) -> None:
    game = archipel.new_game("base", seats=seats, seed=seats, extension=extension)
    chance = Random(seats)
    table = Table(game)
    while not game.over and game.turn < 60:
        game.apply(chance.choice(game.legal_actions()))
    for k, card in enumerate(RESOURCES):
        held = sum(int(table.cards.held(game.state, seat, k)) for seat in range(seats))
        assert held + table.supply(card) == 24


@BOTH
def test_base_84_the_target_stays_ten(seats: int) -> None:
    table = a_table(seats=seats, rolled=True, extension="none")
    assert [table.block("target", seat) for seat in range(seats)] == [10] * seats
    table.set_points(BLUE, 9).do("end_turn")
    assert not table.game.over
    table = a_table(seats=seats, rolled=True, extension="none")
    table.set_points(BLUE, 10).do("end_turn")
    assert table.game.winner == BLUE


@pytest.mark.parametrize("desert", [0, 1])
def test_base_84_the_robber_starts_on_the_chosen_desert(desert: int) -> None:
    for seed in range(5):
        game = archipel.new_game("base", seats=6, seed=seed, robber_desert=desert)
        seen = game.view(-1).to_json()
        terrain, blocked = seen["terrain"], seen["blocked"]
        assert isinstance(terrain, list)
        deserts = [tile for tile, kind in enumerate(terrain) if kind == 0]
        assert len(deserts) == 2
        assert seen["robber"] == deserts[desert]
        assert blocked == [int(tile == deserts[desert]) for tile in range(30)]


def test_base_84_there_is_one_robber_and_the_other_desert_is_allowed_to_it() -> None:
    table = a_table(seats=6, cards={RED: ["knight"]})
    robber = table.block("robber")
    table.do("play_knight")
    names = [action["tile"] for action in table.game.legal_actions()]
    assert names == [tile for tile in range(30) if tile != robber]
