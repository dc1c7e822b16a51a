"""The strong and the expert bot are careful: they build rather than wait, and trade with an eye on the end."""

from __future__ import annotations

import pytest

from archipel import bots
from archipel.bots.planner import Planner
from archipel.bots.standard import StandardBot
from archipel.bots.trading import Trading
from archipel.bots.value import Value
from archipel.engine.action import encode
from tests.bots.games import SMALL
from tests.tables import BLUE, ORANGE, RED, WHITE, a_table

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("now", "chosen"), [(0.0, "build_city"), (50.0, "end_turn")])
def test_a_point_is_taken_unless_waiting_is_worth_much_more(now: float, chosen: str) -> None:
    table = a_table(hands={RED: {"ore": 3, "grain": 2}}, rolled=True)
    planner = Planner(table.rules)
    planner.value.evaluation.prepare_turn(table.state)
    passing, _ = encode(table.rules, table.game.parse("end_turn"))
    worth = planner.beam.end_worth(table.state, RED)
    code = StandardBot(1, careful=1).rather_build(planner, table.state, RED, passing, worth + now)
    assert table.rules.actions[code].kind == chosen


@pytest.mark.parametrize(
    ("hand", "chosen"),
    [
        ({"ore": 1, "lumber": 3, "brick": 3}, "end_turn"),
        ({"ore": 4, "lumber": 2, "brick": 2}, "build_road"),
        ({"wool": 9}, "maritime_trade"),
    ],
)
def test_cards_that_a_seven_would_take_are_spent(hand: dict[str, int], chosen: str) -> None:
    table = a_table(hands={RED: hand}, rolled=True)
    planner = Planner(table.rules)
    planner.value.evaluation.prepare_turn(table.state)
    passing, _ = encode(table.rules, table.game.parse("end_turn"))
    code = StandardBot(1, careful=1).rather_spend(planner, table.state, RED, passing)
    assert table.rules.actions[code].kind == chosen
    over = chosen != "end_turn"
    assert (planner.endangered(table.state, RED) < planner.beam.end_worth(table.state, RED)) == over


@pytest.mark.parametrize(
    ("cards", "points", "chosen"),
    [
        (["knight"], 5, "end_turn"),
        (["knight", "victory_point"], 5, "end_turn"),
        (["knight", "knight"], 5, "play_knight"),
        (["knight", "monopoly"], 5, "play_knight"),
        (["knight"], 8, "play_knight"),
    ],
)
def test_a_card_that_waits_behind_another_or_for_the_end_is_played(cards: list[str], points: int, chosen: str) -> None:
    table = a_table(hands={BLUE: {"wool": 3}}, cards={RED: cards}, rolled=True).set_points(BLUE, points)
    bot = StandardBot(1, careful=1)
    planner = bot.planner_for(table.rules)
    planner.value.evaluation.prepare_turn(table.state)
    passing, _ = encode(table.rules, table.game.parse("end_turn"))
    now = planner.beam.end_worth(table.state, RED)
    code = bot.rather_play(planner, table.game.view(RED), table.state, passing, now)
    assert table.rules.actions[code].kind == chosen


@pytest.mark.parametrize(
    ("points", "cards", "dangerous", "embargo"),
    [
        (6, 1, False, False),
        (5, 4, False, False),
        (7, 0, False, False),
        (7, 1, False, True),
        (8, 0, False, True),
        (9, 0, True, True),
    ],
)
def test_nobody_trades_near_the_end(points: int, cards: int, dangerous: bool, embargo: bool) -> None:
    table = a_table(cards={RED: ["knight"] * cards}).set_points(RED, points)
    trading = Trading(table.rules, Value(table.rules))
    assert trading.is_shunned(table.state, RED) == dangerous
    trading.embargo = True
    assert trading.is_shunned(table.state, RED) == embargo


@pytest.mark.parametrize(("target", "last"), [(7, 4), (10, 7), (12, 9), (13, 9), (14, 10), (18, 13)])
def test_the_embargo_begins_when_about_a_fifth_of_the_target_is_missing(target: int, last: int) -> None:
    table = a_table()
    table.state.s[table.rules.block_named["target"].at + RED] = target
    trading = Trading(table.rules, Value(table.rules))
    trading.embargo = True
    assert not trading.is_shunned(table.set_points(RED, last).state, RED)
    assert trading.is_shunned(table.set_points(RED, last + 1).state, RED)


@pytest.mark.parametrize(("careful", "tile"), [(0, "1,1"), (1, "1,0")])
def test_the_robber_goes_to_an_own_tile_only_if_that_is_clearly_better(careful: int, tile: str) -> None:
    """White's best tile is Red's, too; another one is nearly as good."""
    hands = {seat: {"ore": 2} for seat in (BLUE, WHITE, ORANGE)}
    table = a_table(hands=hands, dice=[(3, 4)]).settle(RED, "0,2N").set_points(WHITE, 7).do("roll")
    bot = StandardBot(1, careful=careful)
    assert str(bot.choose(table.game.view(RED))) == f"move_robber {tile}"


def test_an_offer_that_nobody_took_is_not_repeated_for_some_rounds() -> None:
    hands = {RED: {"ore": 3, "grain": 1, "brick": 2}, BLUE: {"grain": 5}, WHITE: {"grain": 2}}
    table = a_table(hands=hands, rolled=True)
    bot = bots.make("strong", seed=3, **SMALL["strong"])
    assert isinstance(bot, StandardBot)
    offer = bot.choose(table.game.view(RED))
    assert offer.kind == "offer_trade"
    terms = bot.dealer.offered[0]
    table.game.apply(offer)
    while table.game.seat != RED:
        table.do("decline_trade")
    while table.game.phase == "trade_answer":
        table.game.apply(bot.choose(table.game.view(RED)))
    bot.choose(table.game.view(RED))
    assert bot.dealer.refused == [(1, terms)]
    assert bot.dealer.was_refused(terms, 1)
    assert not bot.dealer.was_refused(terms, 2)
