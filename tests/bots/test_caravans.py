"""Bots and the caravans: they vote for camels that bring them points."""

from __future__ import annotations

import pytest

from archipel.bots import make
from tests.rules.traders_barbarians.caravan_tables import EAST, NORTH, a_vote, put_camels
from tests.tables import BLUE, RED, Table

pytestmark = pytest.mark.compiled


def chosen(table: Table, bot: str, seat: int) -> str:
    return str(make(bot, seed=3).choose(table.game.view(seat)))


@pytest.mark.parametrize("bot", ["greedy", "standard", "strong"])
def test_the_player_who_decides_takes_the_point(bot: str) -> None:
    table = a_vote()
    put_camels(table, NORTH)
    table.do(*["lay_no_votes"] * 4)
    assert chosen(table, bot, RED) in table.legal("place_camel")
    table.do(chosen(table, bot, RED))
    assert table.told("caravan_point")


@pytest.mark.parametrize("bot", ["greedy", "standard"])
def test_cards_are_laid_for_a_point_and_not_for_nothing(bot: str) -> None:
    table = a_vote({RED: {"wool": 2}, BLUE: {"wool": 2}})
    put_camels(table, NORTH)
    assert chosen(table, bot, RED).startswith("lay_votes")
    far = a_vote({RED: {}, BLUE: {"wool": 1}})
    put_camels(far, EAST)
    far.do("lay_no_votes")
    assert chosen(far, bot, BLUE) == "lay_no_votes"


@pytest.mark.parametrize("bot", ["greedy", "standard", "strong"])
def test_a_bidder_names_the_path_that_brings_the_point(bot: str) -> None:
    table = a_vote({RED: {"wool": 2}})
    put_camels(table, NORTH)
    table.do("lay_votes 2 0")
    edge = chosen(table, bot, RED).split()[1]
    assert table.graph.edge(edge) in table.edges("0,-1NE", "1,-1NW")


@pytest.mark.parametrize(("bot", "lays"), [("standard", True), ("strong", False)])
def test_the_strong_bot_lays_nothing_for_what_it_gets_anyway(bot: str, lays: bool) -> None:
    """Nobody else has a card to lay, and without votes the builder decides (TB-CAR-10)."""
    table = a_vote({RED: {"wool": 2}})
    put_camels(table, NORTH)
    assert (chosen(table, bot, RED) != "lay_no_votes") == lays
