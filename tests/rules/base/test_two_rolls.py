"""What a chapter may put between the roll of a turn and trade: a second roll, each carried out completely."""

from __future__ import annotations

from random import Random

import pytest

from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.production import Production
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import BoxChapter
from tests.properties.players import any_choice
from tests.tables import BLUE, RED, a_table_with

pytestmark = pytest.mark.compiled


class TwoRolls(BoxChapter):
    """The dice are rolled a second time when everything that came of the first roll is done."""

    def __init__(self) -> None:
        super().__init__("two_rolls")
        self.again = Phase("", "")

    def install(self, rules: Rules) -> None:
        self.production = rules.the(Production)
        self.again = rules.step("second_roll", "HOUSE-1", self)
        rules.the(Turn).on_before_trade.append(self)

    def before_trade(self, g: State, seat: int) -> None:
        g.open(self.again.index, seat)

    def run(self, g: State) -> None:
        seat = g.decider()
        g.close()
        self.production.cast(g, seat, g.uniform(self.production.dice_point, 36))


def test_the_second_roll_comes_after_all_that_follows_from_the_first() -> None:
    table = a_table_with(TwoRolls(), dice=[(3, 4), (3, 5), (1, 1)])
    table.hold(BLUE, ore=8)
    table.do("roll")
    assert table.game.phase == "discard"
    assert len(table.told("rolled")) == 1
    table.do("discard_cards 4ore", by=BLUE)
    assert table.game.phase == "robber"
    table.do("move_robber 2,0")
    assert [event["dice"] for event in table.told("rolled")] == ["3+4", "3+5"]
    assert table.told("produced")
    assert (table.game.phase, table.game.seat) == ("action", RED)
    assert (table.block("dice"), table.block("dice", 1)) == (3, 5)


def test_whole_games_with_two_rolls() -> None:
    table = a_table_with(TwoRolls())
    chance = Random(1)
    while not table.game.over:
        seat, action = any_choice(table.game, chance)
        table.game.apply(action, seat)
    turns = len(table.told("turn_ended"))
    assert len(table.told("rolled")) >= 2 * turns - 2
