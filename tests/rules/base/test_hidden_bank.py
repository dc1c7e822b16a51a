"""The hidden bank, a house rule: nobody sees how many cards the supply has, only that it has none or one of a kind."""

from __future__ import annotations

import pytest
from rich.console import Console

import archipel
from archipel.cli.screen import Screen
from archipel.engine.state import State
from archipel.engine.view import ONLOOKER, imagine, view_of
from archipel.engine.words import UNKNOWN
from archipel.reading import TableReader
from archipel.texts import Texts
from tests.properties.games import random_game
from tests.tables import BLUE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled


def words_of(g: State, name: str) -> list[int]:
    block = g.rules.block_named[name]
    return [int(word) for word in g.s[block.at : block.at + block.size]]


def a_hidden_table(hands: dict[int, dict[str, int]], *cards: str) -> Table:
    return a_table(hands=hands, cards={RED: cards}, rolled=True, hidden_bank=True)


def offered(table: Table, verb: str) -> set[str]:
    return {action.removeprefix(f"{verb} ") for action in table.legal() if action.startswith(f"{verb} ")}


def test_base_43_nobody_sees_what_a_hidden_bank_has() -> None:
    table = a_hidden_table({RED: {"ore": 4}}).empty_supply("brick").empty_supply("grain", 1)
    for seat in range(ONLOOKER, 4):
        view = table.game.view(seat)
        assert view.to_json()["supply"] == [None] * 5
        assert words_of(view.state, "supply") == [UNKNOWN] * 5
        assert view.to_json()["supply_at_least"] == [2, 0, 2, 1, 2]


def test_base_43_the_supply_lies_open_unless_the_table_hides_it() -> None:
    table = a_table(hands={RED: {"ore": 4}}, rolled=True)
    assert table.game.view(BLUE).to_json()["supply"] == [19, 19, 19, 19, 15]
    assert "supply_at_least" not in table.game.view(BLUE).to_json()


@pytest.mark.parametrize("hidden", [False, True])
def test_base_58_base_49_a_hidden_bank_refuses_what_it_has_not(hidden: bool) -> None:
    table = a_table(hands={RED: {"ore": 4}}, cards={RED: ["year_of_plenty"]}, rolled=True, hidden_bank=hidden)
    table.empty_supply("brick").empty_supply("grain", 1)
    assert offered(table, "maritime_trade") == {"ore lumber", "ore wool", "ore grain"}
    table.refused("maritime_trade ore brick", "trade.supply_empty", "BASE-58")
    pairs = offered(table, "play_year_of_plenty")
    assert "grain grain" not in pairs and "lumber grain" in pairs and not any("brick" in pair for pair in pairs)
    assert [str(one) for one in table.game.view(RED).legal_actions()] == table.legal()


def test_base_43_imagined_worlds_have_every_card_and_fit_what_is_seen() -> None:
    """Cards that nobody sees are in the hands or in the supply; what has run out is in the hands."""
    table = a_hidden_table({RED: {"ore": 3}, BLUE: {"wool": 4}, WHITE: {"brick": 2}}).empty_supply("grain")
    supplies = set()
    for seed in range(40):
        world = imagine(view_of(table.state, RED), seed)
        hand = words_of(world, "hand")
        hands = [hand[at : at + 5] for at in range(0, 20, 5)]
        supply = words_of(world, "supply")
        assert [sum(hand) for hand in hands] == [3, 4, 2, 19]
        assert hands[RED] == [0, 0, 0, 0, 3]
        assert [count + sum(hand[k] for hand in hands) for k, count in enumerate(supply)] == [19] * 5
        assert [min(count, 2) for count in supply] == [2, 2, 2, 0, 2]
        supplies.add(tuple(supply))
    assert len(supplies) > 10, "every world has its own counts"


def test_base_43_a_game_with_a_hidden_bank_is_recorded_and_replayed() -> None:
    *_, game = random_game(archipel.GameSpec("base", 3, (("hidden_bank", True), ("target", 6))), 5)
    assert archipel.replay(game.record()).state_bytes() == game.state_bytes()


def test_base_43_readers_and_the_terminal_show_what_is_known() -> None:
    table = a_hidden_table({RED: {"ore": 4}}).empty_supply("brick").empty_supply("grain", 1)
    reader = TableReader(table.game.view(RED))
    assert [reader.supply(card) for card in table.cards.names] == [UNKNOWN, 0, UNKNOWN, 1, UNKNOWN]
    texts = Texts("en")
    shown = [line.plain.split() for line in Screen(Console(), texts).cards(reader, with_supply=True)]
    assert [texts.say("panel-supply"), "?", "-", "?", "1", "?"] in shown


def test_jr_7_the_piles_of_junior_lie_face_up() -> None:
    with pytest.raises(archipel.SetUpError, match="hidden_bank"):
        archipel.new_game("junior", seed=1, hidden_bank=True)
