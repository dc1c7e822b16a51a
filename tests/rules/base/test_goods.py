"""Goods: a made-up one that is open, traded and bought, but neither stolen, nor counted, nor paid to the supply.

Discards, theft, trade, the supply, views and imagined worlds follow from its traits alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from archipel import Game
from archipel.board.dealing import BoardOptions, deal_board
from archipel.bots import make
from archipel.catalogue import begin
from archipel.engine.errors import RulesError
from archipel.engine.good import Good
from archipel.engine.rules import Rules
from archipel.engine.stream import Stream
from archipel.engine.view import imagine, view_of
from archipel.reading import TableReader
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.resource_cards import ResourceCards
from tests.properties.players import any_choice
from tests.tables import BLUE, RED, Table, load_scenario

pytestmark = pytest.mark.compiled

SHELL = Good("shell", counts=False, stealable=False, paid=False, is_open=True)


def shell_game(*goods: Good, seed: int = 2, **options: Any) -> Game:
    """The base game for three with one more good, or others."""
    scenario = load_scenario("base", 4)
    more = goods or (SHELL,)
    supply = {**scenario.supply, **{good.name: 30 for good in more}}
    chosen = BaseOptions(
        start=0, supply=supply, deck=scenario.deck, pieces=scenario.pieces, more_goods=more, separate=False, **options
    )
    rules = Rules(3, 3, scenario.graph, list(base_chapters(chosen)))
    return begin(rules, deal_board(scenario, BoardOptions(), Stream(seed, 3).draw), seed)


def shell_table(**options: Any) -> Table:
    """Everybody has placed, Red has rolled, all hands are empty."""
    table = Table(shell_game(**options))
    chance = Random(2)
    while table.game.phase.startswith("place_"):
        table.game.apply(chance.choice(table.game.legal_actions()))
    for seat in range(3):
        table.hold(seat)
    table.turn.after_roll(table.state, RED)
    return table


def test_it_does_not_count_for_the_limit_and_is_not_discarded() -> None:
    table = shell_table().hold(RED, ore=7, shell=9)
    table.robber.seven(table.state, RED)
    assert table.game.phase == "robber"
    table = shell_table().hold(RED, ore=8, shell=9)
    table.robber.seven(table.state, RED)
    assert (table.game.phase, table.block("discards_owed", RED)) == ("discard", 4)
    assert table.legal("discard") == ["discard ore"]
    table.refused("discard shell", "discard.not_held", "BASE-38")
    table.refused("discard_cards 3ore+1shell", "discard.not_held", "BASE-38")
    table.do("discard_cards 4ore")
    assert table.hand(RED) == {"ore": 4, "shell": 9}


def test_it_is_never_stolen() -> None:
    table = shell_table().hold(BLUE, shell=20)
    tiles = range(int(table.graph.tiles))
    assert not any(table.robber.victims(table.state, RED, tile) for tile in tiles)  # there is nothing to steal
    table.hold(BLUE, shell=20, wool=1)
    assert any(table.robber.victims(table.state, RED, tile) for tile in tiles)
    for _ in range(20):
        again = table.game.copy()
        table.rules.the(ResourceCards).steal(again.state, RED, BLUE)
        reader = TableReader(again.view(RED))
        assert (reader.held("wool"), reader.held("shell")) == (1, 0)


def test_it_is_offered_asked_for_and_traded() -> None:
    table = shell_table().hold(RED, shell=2).hold(BLUE, ore=1)
    assert "offer_trade" in [kind for kind, _ in table.game.forms(RED)]  # an open good is enough to offer
    table.do("offer_trade 2shell 1ore 1")
    table.do("accept_trade", by=BLUE)
    table.do("confirm_trade 1")
    assert (table.hand(RED), table.hand(BLUE)) == ({"ore": 1}, {"shell": 2})
    assert (table.block("hand_count", RED), table.block("hand_count", BLUE)) == (1, 0)


def test_what_is_not_tradable_is_refused() -> None:
    table = Table(shell_game(Good("pearl", tradable=False, is_open=True)))
    table.turn.after_roll(table.state, RED)
    table.hold(RED, pearl=1, ore=1)
    table.refused("offer_trade 1pearl 1ore 1", "trade.not_tradable", "BASE-54")
    table.refused("offer_trade 1ore 1pearl 1", "trade.not_tradable", "BASE-54")


def test_it_is_bought_from_the_supply_but_not_paid_to_it() -> None:
    table = shell_table()
    table.hold(RED, ore=table.rate(RED, "ore"), shell=8)
    assert "maritime_trade ore shell" in table.legal("maritime_trade")
    assert not [action for action in table.legal("maritime_trade") if action.startswith("maritime_trade shell")]
    table.refused("maritime_trade shell ore", "trade.not_paid", "BASE-56")
    table.do("maritime_trade ore shell")
    assert table.hand(RED) == {"shell": 9}
    other = Table(shell_game(Good("amber", bought=False, is_open=True)))
    other.turn.after_roll(other.state, RED)
    other.hold(RED, ore=4)
    other.refused("maritime_trade ore amber", "trade.not_bought", "BASE-56")


@pytest.mark.parametrize("more", [3, 4])
def test_hands_of_more_kinds_than_fit_into_a_word_are_asked_kind_by_kind(more: int) -> None:
    table = Table(shell_game(*(Good(f"herb_{number}") for number in range(more))))
    assert table.cards.fits == (more == 3)
    while table.game.phase.startswith("place_"):
        table.game.apply(table.game.legal_actions()[0])
    table.turn.after_roll(table.state, RED)
    for hand, verbs in (
        ({"lumber": 1, "wool": 1}, {"end_turn"}),
        ({"lumber": 1, "brick": 1}, {"end_turn", "build_road"}),
        (
            {"ore": 3, "grain": 2},
            {"end_turn", "build_city", *(["maritime_trade"] if table.rate(RED, "ore") < 4 else [])},
        ),
        ({"ore": 1, "grain": 1, "wool": 1}, {"end_turn", "buy_card"}),
        ({f"herb_{more - 1}": 4}, {"end_turn", "maritime_trade"}),
    ):
        table.hold(RED, **hand)
        assert {action.kind for action in table.game.legal_actions()} == verbs


def test_no_card_of_choice_gives_it() -> None:
    """Year of Plenty and Monopoly are about resources."""
    table = shell_table()
    names = {name for verb in table.rules.verbs if verb.plays for field in verb.fields for name in field.names}
    assert names == {"lumber", "brick", "wool", "grain", "ore", ""}


def test_everybody_sees_it_and_nothing_else_of_a_hand() -> None:
    table = shell_table().hold(RED, shell=3, ore=2)
    for seat in (BLUE, -1):
        view = table.game.view(seat)
        hands = view.to_json()["hand"]
        assert isinstance(hands, list)
        assert hands[RED] == [None, None, None, None, None, 3]
        assert TableReader(view).held("shell", RED) == 3
        assert TableReader(view).hand_size(RED) == 2
    assert TableReader(table.game.view(RED)).held("ore") == 2


def test_imagined_worlds_keep_it() -> None:
    table = shell_table().hold(RED, shell=3, ore=2, wool=1).hold(BLUE, shell=1, brick=4)
    seen = set()
    for seed in range(12):
        world = TableReader(view_of(imagine(table.game.view(2), seed), -1))
        assert [world.held("shell", seat) for seat in range(3)] == [3, 1, 0]
        full = imagine(table.game.view(2), seed)
        at = table.rules.block_named["hand"].at
        hand = tuple(int(full.s[at + k]) for k in range(5))
        assert sum(hand) == 3
        seen.add(hand)
    assert len(seen) > 1  # the hidden cards are dealt again


@pytest.mark.parametrize("bot", ["random", "greedy", "standard"])
def test_bots_and_random_players_play_with_it(bot: str) -> None:
    game = shell_game(seed=4)
    chance = Random(4)
    cards = game.rules.the(ResourceCards)
    for _ in range(60):
        seat, action = any_choice(game, chance)
        game.apply(action, seat)
    for seat in range(3):
        cards.gain(game.state, seat, 5, 3)
    players = [make(bot, seed=seat) for seat in range(3)]
    for _ in range(60):
        if game.over:
            break
        seat = game.deciding[0]
        game.apply(players[seat].choose(game.view(seat)), seat)
        held = sum(int(cards.held(game.state, p, 5)) for p in range(3)) + int(cards.in_supply(game.state, 5))
        assert held == 30
        for p in range(3):
            assert sum(int(cards.held(game.state, p, k)) for k in range(5)) == cards.hand_size(game.state, p)


@pytest.mark.parametrize(
    ("good", "reason"),
    [
        (Good("ore"), "two goods are called ore"),
        (Good("fish", counts=False), "good fish: what is hidden counts for the hand limit and can be stolen"),
        (Good("fish", stealable=False), "good fish: what is hidden counts for the hand limit and can be stolen"),
    ],
)
def test_goods_that_cannot_be(good: Good, reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        shell_game(good)
