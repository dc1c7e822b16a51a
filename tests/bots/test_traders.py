"""Bots, Catan for Two and the Fishermen: which cards they give back, and which tokens they swap."""

from __future__ import annotations

import pytest

import archipel
from archipel.bots import make
from archipel.bots.evaluation import Evaluation
from tests.bots.games import SMALL
from tests.rules.traders_barbarians.fish_tables import SIX, a_fish_table, spend_pile, take_out_boot
from tests.rules.traders_barbarians.test_for_two import two
from tests.tables import BLUE, RED, Table

pytestmark = pytest.mark.compiled


def chosen(table: Table, bot: str = "standard") -> str:
    return str(make(bot, seed=3).choose(table.game.view(RED)))


# ---- cards given back


def test_what_a_forced_trade_gives_back_is_chosen_as_a_whole_and_leaves_a_city() -> None:
    table = two({RED: {"ore": 2, "grain": 2, "wool": 2}, BLUE: {"ore": 2}}, steals=["ore", "ore"])
    table.do("force_trade")
    assert chosen(table) == "give_back_cards 2wool"


# ---- fish


def test_the_smallest_token_is_swapped_for_one_of_the_pile() -> None:
    table = take_out_boot(a_fish_table([], [SIX], {RED: (1, 4, 2)}), BLUE).do("roll")
    assert chosen(table) == "swap_fish fish_1"


def test_no_token_is_swapped_where_the_boot_is_likely_to_come() -> None:
    table = spend_pile(a_fish_table([], [SIX], {RED: (0, 3, 4)}), left=1).do("roll")
    assert table.legal("keep_fish")
    assert chosen(table) == "keep_fish"


def fish_to_come(name: str, seed: int, **settings: int) -> float:
    """What the grounds and the lake bring the four seats, of which each is placed by such a bot."""
    game = archipel.parse_spec("traders_barbarians/fishermen:seats=4").new_game(seed)
    players = [make(name, seed=seat, **SMALL[name], **settings) for seat in range(4)]
    while game.turn == 0:
        game.apply(players[game.seat].choose(game.view(game.seat)))
    evaluation = Evaluation(game.rules)
    evaluation.prepare_turn(game.state)
    evaluation.prepare_position(game.state)
    total = 0.0
    for seat in range(4):
        evaluation.write_features(game.state, seat, False)
        total += evaluation.out[evaluation.names.index("fish to come")]
    return total


@pytest.mark.parametrize("seed", [1, 2])
def test_the_strong_bot_places_nearer_to_the_fish_than_the_yardstick(seed: int) -> None:
    assert fish_to_come("strong", seed) > fish_to_come("standard", seed, experience=0) + 0.4
