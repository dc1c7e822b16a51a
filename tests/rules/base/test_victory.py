"""Victory points and the end of the game (BASE-75 to BASE-78)."""

from __future__ import annotations

import pytest

import archipel
from archipel.engine.playout import play_randomly
from archipel.engine.stream import Stream
from tests.tables import BLUE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

CITY = {"ore": 3, "grain": 2}
ROAD = {"brick": 1, "lumber": 1}
CARD = {"ore": 1, "wool": 1, "grain": 1}


def total(table: Table, seat: int) -> int:
    return int(table.score.total(table.state, seat))


def has_won(table: Table, seat: int) -> bool:
    return table.game.over and table.game.winner == seat and table.game.winners == [seat]


# ---- what counts


def test_base_75_every_source_of_points() -> None:
    table = a_table(seats=3)
    assert total(table, RED) == 2  # two settlements
    table.city(RED, "0,-1N")
    assert total(table, RED) == 3
    table.settle(RED, "-2,0NW")
    assert total(table, RED) == 4
    table.road(RED, "-2,0NW", "-2,0W", "-2,0SW", "-2,1W", "-2,1SW")
    assert table.block("longest_route") == RED + 1
    assert total(table, RED) == 6
    for _ in range(3):
        table.development.army.knight_played(table.state, RED)
    assert total(table, RED) == 8
    table.hold_card(RED, "victory_point")
    assert (table.points(RED), total(table, RED)) == (8, 9)
    assert [total(table, seat) for seat in (BLUE, WHITE)] == [2, 2]


def test_base_75_other_development_cards_bring_no_points() -> None:
    table = a_table(cards={RED: ["knight", "monopoly", "year_of_plenty", "road_building"]})
    assert total(table, RED) == 2


def test_base_75_points_of_hidden_cards_are_seen_by_their_owner_only() -> None:
    table = a_table(cards={RED: ["victory_point", "victory_point"]})
    assert table.game.view(RED).to_json()["secret_points"] == [2, None, None, None]
    assert table.game.view(BLUE).to_json()["secret_points"] == [None, 0, None, None]
    assert table.game.view(-1).to_json()["points"] == [2, 2, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_base_78_two_points_after_placement(seats: int) -> None:
    table = a_table(seats=seats)
    assert [table.points(seat) for seat in range(seats)] == [2] * seats
    assert [total(table, seat) for seat in range(seats)] == [2] * seats


# ---- the end


@pytest.mark.parametrize("before", [9, 10, 12])
def test_base_76_at_ten_or_more_the_game_ends_at_once(before: int) -> None:
    table = a_table(hands={RED: CITY}, rolled=True).set_points(RED, before)
    table.do("build_city 0,-1N")
    assert has_won(table, RED)
    assert table.told("won") == [{"seat": RED, "points": before + 1, "revealed": 0}]


def test_base_76_nine_are_not_enough() -> None:
    table = a_table(hands={RED: CITY}, rolled=True).set_points(RED, 8)
    table.do("build_city 0,-1N")
    assert not table.game.over
    assert table.game.winner is None
    assert table.game.winners == []


def test_base_76_after_the_end_nothing_may_be_done() -> None:
    table = a_table(hands={RED: CITY, BLUE: CITY}, rolled=True).set_points(RED, 9).do("build_city 0,-1N")
    game = table.game
    assert (game.legal_actions(), game.deciding, game.forms()) == ([], [], [])
    for seat in range(4):
        assert game.legal_actions(seat) == []
        assert game.view(seat).legal_actions() == []
        for action in ("end_turn", "roll", "build_city 0,1S", "offer_trade 1ore 1wool"):
            table.refused(action, "game.over", "BASE-76", by=seat)


def test_base_76_a_knight_before_the_roll_may_win() -> None:
    table = a_table(cards={RED: ["knight"] * 3}, target=10).set_points(RED, 8)
    army = table.development.army
    for _ in range(2):
        army.knight_played(table.state, RED)
    table.do("play_knight")
    assert has_won(table, RED)
    assert table.game.turn == 1


def test_base_76_the_first_free_road_may_win() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True).set_points(RED, 8)
    table.road(RED, "0,-1E", "0,0NE", "1,0NW")
    table.do("play_road_building")
    assert not table.game.over
    table.do("place_free_road 0,-1NW")
    assert table.block("longest_route") == RED + 1
    assert has_won(table, RED)


def test_base_76_a_bought_victory_card_wins_at_once() -> None:
    table = a_table(hands={RED: CARD}, decks={"development": ["victory_point"]}, rolled=True).set_points(RED, 9)
    table.do("buy_card")
    assert has_won(table, RED)
    assert table.told("won") == [{"seat": RED, "points": 10, "revealed": 1}]


def test_base_76_hidden_points_count_for_the_active_seat() -> None:
    table = a_table(hands={RED: CITY}, cards={RED: ["victory_point"] * 3}, rolled=True).set_points(RED, 6)
    table.do("build_city 0,-1N")
    assert has_won(table, RED)


def test_base_76_at_the_start_of_the_turn() -> None:
    table = a_table(rolled=True).set_points(BLUE, 10)
    assert not table.game.over
    table.do("end_turn")
    assert has_won(table, BLUE)
    assert table.game.active == BLUE


# ---- in another's turn


def test_base_77_ten_points_in_anothers_turn_do_not_win() -> None:
    table = a_table(hands={RED: ROAD}, dice=[(1, 1)] * 4, rolled=True).set_points(WHITE, 11)
    table.do("build_road 0,-1NW")
    assert not table.game.over
    table.do("end_turn", "roll")
    assert (table.game.active, table.game.over) == (BLUE, False)
    table.do("end_turn")
    assert has_won(table, WHITE)


def test_base_77_whoever_is_active_wins_before_somebody_with_more() -> None:
    table = a_table(hands={RED: CITY}, rolled=True).set_points(WHITE, 12).set_points(RED, 9)
    table.do("build_city 0,-1N")
    assert has_won(table, RED)


def test_base_77_points_lost_again_before_the_own_turn_do_not_win() -> None:
    # White has enough in Red's turn, and Blue takes the longest route before White's turn begins.
    table = a_table(seats=3, placed=False, dice=[(1, 1)] * 3)
    table.road(WHITE, "-2,0NW", "-2,0NE", "-1,0NW", "-1,0NE", "0,0NW").set_points(WHITE, 10)
    table.road(BLUE, "-2,0SW", "-2,0SE", "-1,0SW", "-1,0SE", "0,0SW")
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    table.do("end_turn", "roll")
    table.hold(BLUE, brick=1, lumber=1).do("build_road 0,0SE")
    assert table.points(WHITE) == 8
    table.do("end_turn", "roll")
    assert (table.game.active, table.game.over) == (WHITE, False)


def test_base_76_every_random_game_is_won_in_the_winners_turn() -> None:
    for seed in range(4):
        game = archipel.new_game("base", seats=3, seed=seed)
        play_randomly(game.state, Stream(seed), 100_000)
        table = Table(game)
        assert game.over
        assert game.winner == game.active
        assert total(table, game.active) >= 10
