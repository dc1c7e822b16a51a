"""A chapter that bots know nothing about: its features and prices count, and its decisions are taken one step ahead."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from archipel import bots
from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, Features
from archipel.bots.value import Value
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.view import view_of
from archipel.engine.words import PUBLIC
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.box_chapter import BoxChapter
from tests.bots.games import SMALL
from tests.tables import RED, a_table, load_scenario

pytestmark = pytest.mark.compiled


class TakeGift(Verb):
    """One card of any kind."""

    def __init__(self, gifts: Gifts) -> None:
        super().__init__("take_gift", [gifts.cards.field()])
        self.gifts = gifts

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        for kind in range(self.gifts.cards.kinds):
            g.scratch.codes[n] = self.base + kind
            n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.gifts.cards.gain(g, seat, x, 1)
        g.close()


class Gifts(BoxChapter):
    """A house rule: now and then somebody takes a card. And there are temples to build, each for five wool."""

    def __init__(self) -> None:
        super().__init__("gifts")

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.temples = rules.player_block("temples", PUBLIC)
        self.temple = rules.price("temple", {"wool": 5})
        self.phase = rules.phase("gift", "")
        self.phase.offer(rules.add(TakeGift(self)))


class GiftFeatures(Features):
    """What bots make of it."""

    def __init__(self, gifts: Gifts, evaluation: Evaluation) -> None:
        self.gifts = gifts
        evaluation.feature("temples", 3.0)
        evaluation.price("temple", 2.0, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        out[at] = float(g.s[self.gifts.temples + seat])


bots.register_features(Gifts, GiftFeatures)


def table_with_gifts(**hand: int) -> tuple[State, Gifts]:
    """The usual table, its words in a state that has room for gifts behind them."""
    table = a_table(hands={RED: hand}, rolled=True)
    scenario = load_scenario("base", 4)
    gifts = Gifts()
    options = BaseOptions(supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    rules = Rules(4, 4, table.graph, [*base_chapters(options), gifts])
    g = State(rules, rules.blank(), rules.new_scratch())
    for word in range(len(table.state.s)):
        g.s[word] = table.state.s[word]
    return g, gifts


def test_a_chapters_features_and_prices_count() -> None:
    g, gifts = table_with_gifts(wool=5)
    value = Value(g.rules)
    value.evaluation.prepare_turn(g)
    assert {"temples", "temple soon", "temple later"} <= set(value.evaluation.names)
    before = value.log_odds(g, RED)
    g.s[gifts.temples + RED] = 1
    assert value.log_odds(g, RED) == pytest.approx(before + 3.0)
    value.evaluation.write_features(g, RED, True)
    assert value.evaluation.out[value.evaluation.names.index("temple soon")] == 1.0


@pytest.mark.parametrize("name", ["greedy", "standard"])
@pytest.mark.parametrize(
    ("hand", "wanted"), [({"ore": 2, "grain": 2}, "ore"), ({"ore": 3, "grain": 1}, "grain"), ({"wool": 4}, "wool")]
)
def test_an_unknown_decision_is_taken_one_step_ahead(name: str, hand: dict[str, int], wanted: str) -> None:
    g, gifts = table_with_gifts(**hand)
    g.open(gifts.phase.index, RED)
    action = bots.make(name, seed=1, **SMALL[name]).choose(view_of(g, RED))
    assert str(action) == f"take_gift {wanted}"
