"""Bots and Barbarian Attack: they buy knights, march to battles that they win, and take prisoners that are a point."""

from __future__ import annotations

import pytest

from archipel.bots import make
from archipel.bots.standard import StandardBot
from archipel.engine.action import encode
from tests.rules.traders_barbarians.attack_tables import CARD, PLACED, AttackTable, an_attack_table, sides
from tests.rules.traders_barbarians.with_cities_tables import an_attack_city_table
from tests.tables import RED

pytestmark = pytest.mark.compiled
each_bot = pytest.mark.parametrize("bot", ["greedy", "standard"])


def chosen(table: AttackTable, bot: str) -> str:
    return str(make(bot, seed=3).choose(table.game.view(RED)))


@each_bot
def test_a_knight_marches_to_the_battle_that_it_wins(bot: str) -> None:
    table = an_attack_table()
    table.put_barbarians(n9=1).put_knights(RED, *sides(9, "E"), "0,0NW").do("end_turn")
    while table.game.phase in ("knights_march", "knight_marches"):
        table.do(chosen(table, bot))
    assert table.prisoners()[RED] == 1


@each_bot
def test_a_card_is_bought_where_knights_are_needed(bot: str) -> None:
    table = an_attack_table(hands={RED: CARD})
    table.put_barbarians(n9=1, n4=2, n6=1).put_knights(RED, *sides(4, "E", "NE"))
    assert chosen(table, bot) == "buy_card"


@pytest.mark.parametrize(
    ("hand", "spent"),
    [
        ({"ore": 2, "wool": 2, "grain": 2, "lumber": 2}, "buy_card"),
        ({"ore": 5, "wool": 1, "grain": 1, "brick": 2}, "buy_card"),
        ({"ore": 2, "wool": 2, "grain": 2, "lumber": 1}, "end_turn"),
    ],
)
def test_a_card_is_bought_with_cards_that_a_seven_would_take(hand: dict[str, int], spent: str) -> None:
    """Though its knight must be placed before the turn can end."""
    table = an_attack_table(hands={RED: hand})
    bot = StandardBot(1, careful=1)
    planner = bot.planner_for(table.rules)
    planner.value.evaluation.prepare_turn(table.state)
    passing, _ = encode(table.rules, table.game.parse("end_turn"))
    assert table.rules.actions[bot.rather_spend(planner, table.state, RED, passing)].kind == spent


@each_bot
def test_a_prisoner_who_makes_a_pair_is_taken_where_a_tile_comes_free(bot: str) -> None:
    """Of two tiles it chooses the one that its own city needs."""
    placed = {**PLACED, RED: (("0,0N", "0,0NE"), ("-1,-1NW", "-1,-1W"))}
    table = an_attack_table(hands={RED: CARD}, deck=["capture"], placed=placed).put_prisoners(1)
    table.put_barbarians(n9=3, n2=3).do("buy_card")
    assert table.lies("-1,-1NW")
    table.do(chosen(table, bot))
    assert not table.lies("-1,-1NW")


@each_bot
def test_combo_25_a_knight_is_activated_for_the_battle_that_it_wins(bot: str) -> None:
    table = an_attack_city_table(hands={RED: {"grain": 1}}).put_barbarians(n9=1)
    table.on_path(RED, sides(9, "E")[0], strength=2)
    assert str(make(bot, seed=3).choose(table.game.view(RED))) == f"activate_path_knight {table.at(*sides(9, 'E'))[0]}"
