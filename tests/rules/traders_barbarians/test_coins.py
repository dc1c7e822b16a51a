"""Coins: gold as an open good, and resources for it (TB-RIV-13, TB-RIV-14, TB-BA-26, TB-TB-22).

The table is the base game with coins alone, which the three scenarios share.
"""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from archipel.board.dealing import BoardOptions, deal_board
from archipel.catalogue import begin
from archipel.engine.chance import Script
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.traders_barbarians.coins import SUPPLY, Coins, gold_good
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter
from tests.tables import BLUE, RED, WHITE, Table, load_scenario, place_all


class Watch(TradersChapter):
    """Notes every change of somebody's gold."""

    def __init__(self) -> None:
        super().__init__("watch")
        self.seen: list[tuple[int, list[int]]] = []

    def install(self, rules: Rules) -> None:
        self.coins = rules.the(Coins)
        self.coins.on_gold.append(self)

    def gold_changed(self, g: State, seat: i64) -> None:
        self.seen.append((int(seat), [int(self.coins.held(g, one)) for one in range(g.rules.players)]))


def a_coin_table(
    *more: TradersChapter, separate: bool = True, dice: tuple[tuple[int, int], ...] = (), rolled: bool = True
) -> Table:
    """Three seats on the beginners' island, red to build unless it has not rolled yet."""
    scenario = load_scenario("base", 4)
    options = BaseOptions(
        separate=separate,
        start=RED,
        supply={**scenario.supply, "gold": SUPPLY},
        deck=scenario.deck,
        pieces=scenario.pieces,
        more_goods=(gold_good(),),
    )
    rules = Rules(3, 3, scenario.graph, [*base_chapters(options), Coins(), *more])
    board = deal_board(scenario, BoardOptions(board="beginner"), Stream(1, 3).draw)
    game = begin(rules, board, 1, Script({"dice": list(dice)}))
    game.listen()
    table = Table(game)
    place_all(table, 3)
    return table.open_turn({}, {}, rolled)


def test_tb_riv_13_two_gold_for_a_resource_of_choice() -> None:
    table = a_coin_table().hold(RED, gold=5)
    assert table.legal("spend_gold") == [f"spend_gold {card}" for card in ("lumber", "brick", "wool", "grain", "ore")]
    table.do("spend_gold ore")
    assert table.hand(RED) == {"ore": 1, "gold": 3}
    assert table.told("gold_spent") == [{"seat": RED, "card": "ore"}]


def test_tb_riv_13_twice_a_turn() -> None:
    table = a_coin_table().hold(RED, gold=9).do("spend_gold ore", "spend_gold wool")
    assert table.legal("spend_gold") == []
    table.refused("spend_gold ore", "coins.twice", "TB-RIV-13")


def test_tb_riv_13_twice_again_in_the_next_turn() -> None:
    table = a_coin_table(dice=((1, 1),)).hold(RED, gold=4).hold(BLUE, gold=4)
    table.do("spend_gold ore", "spend_gold ore", "end_turn", "roll", "spend_gold grain", "spend_gold grain")
    assert table.hand(BLUE)["grain"] == 2


def test_tb_riv_13_not_with_one_gold() -> None:
    table = a_coin_table().hold(RED, gold=1)
    table.refused("spend_gold ore", "coins.too_few", "TB-RIV-13")


def test_tb_riv_13_not_what_the_supply_lacks() -> None:
    table = a_coin_table().hold(RED, gold=2).empty_supply("ore")
    assert "spend_gold ore" not in table.legal("spend_gold")
    table.refused("spend_gold ore", "trade.supply_empty", "TB-RIV-13")


def test_tb_riv_13_only_in_the_own_turn_after_the_roll() -> None:
    table = a_coin_table(rolled=False).hold(RED, gold=2).hold(BLUE, gold=2)
    assert table.legal("spend_gold") == []
    table.refused("spend_gold ore", "seat.not_deciding", "TB-RIV-13", by=BLUE)


def test_tb_riv_13_after_building_too() -> None:
    """It is not trade: with separate phases trade is over once something was built."""
    table = a_coin_table().hold(RED, gold=2, lumber=1, brick=1)
    table.do(f"build_road {table.legal('build_road')[0].split()[1]}", "spend_gold ore")
    assert table.hand(RED) == {"ore": 1}


def test_tb_riv_13_gold_for_four_of_a_kind() -> None:
    table = a_coin_table().hold(RED, wool=4).do("maritime_trade wool gold")
    assert table.hand(RED) == {"gold": 1}


def test_tb_riv_13_gold_at_the_rate_of_a_harbour() -> None:
    table = a_coin_table().hold(RED, wool=2)
    table.maritime.open_harbour(table.state, RED, 2 + table.cards.names.index("wool"))
    table.do("maritime_trade wool gold")
    assert table.hand(RED) == {"gold": 1}


def test_tb_riv_13_the_supply_takes_no_gold_at_a_rate() -> None:
    table = a_coin_table().hold(RED, gold=9)
    assert table.legal("maritime_trade") == []
    table.refused("maritime_trade gold ore", "trade.not_paid", "BASE-56")


def test_tb_riv_13_players_trade_gold() -> None:
    table = a_coin_table().hold(RED, gold=3).hold(BLUE, ore=1)
    table.do("offer_trade 2gold 1ore to=1").do("accept_trade", by=BLUE).do(f"confirm_trade {BLUE}", by=RED)
    assert table.hands() == {RED: {"gold": 1, "ore": 1}, BLUE: {"gold": 2}}


def test_tb_riv_13_a_seven_counts_no_gold() -> None:
    table = a_coin_table(dice=((3, 4),), rolled=False).hold(RED, gold=20, ore=7).do("roll")
    assert table.legal("discard") == []


def test_tb_riv_13_gold_is_not_stolen() -> None:
    table = a_coin_table(dice=((3, 4),), rolled=False).hold(BLUE, gold=20)
    table.do("roll")
    table.do(next(move for move in table.legal("move_robber") if "-1,0" in move))
    assert table.hand(BLUE) == {"gold": 20}
    assert table.told("stolen") == []


def test_tb_riv_13_cards_about_resources_never_name_it() -> None:
    table = a_coin_table().hold(BLUE, gold=3, ore=2)
    for card in ("monopoly", "year_of_plenty"):
        table.hold_card(RED, card)
    assert not [
        move for kind in ("play_monopoly", "play_year_of_plenty") for move in table.legal(kind) if "gold" in move
    ]
    table.do("play_monopoly ore")
    assert table.hands() == {RED: {"ore": 2}, BLUE: {"gold": 3}}


def test_tb_riv_13_everybody_sees_it() -> None:
    table = a_coin_table().hold(BLUE, gold=3, ore=2)
    seen = table.game.view(WHITE).state.s
    hand = table.rules.block_named["hand"].at + BLUE * int(table.cards.kinds)
    assert [seen[hand + k] for k in range(6)] == [-1, -1, -1, -1, -1, 3]


def test_tb_riv_14_there_is_always_enough() -> None:
    table = a_coin_table()
    coins = table.rules.the(Coins)
    coins.gain(table.state, BLUE, 101)  # one more than the pieces of the box
    assert table.hand(BLUE) == {"gold": 101}
    assert table.supply("gold") > 0


@pytest.mark.parametrize("change", ["gain", "pay", "give"])
def test_tb_ba_26_chapters_hand_it_out_and_ask_for_it(change: str) -> None:
    watch = Watch()
    table = a_coin_table(watch).hold(RED, gold=4)
    watch.seen.clear()
    coins = table.rules.the(Coins)
    if change == "give":
        coins.give(table.state, RED, WHITE, 3)
        assert watch.seen == [(RED, [1, 0, 3]), (WHITE, [1, 0, 3])]
        assert table.told("gold_given") == [{"seat": RED, "to": WHITE, "count": 3}]
    elif change == "pay":
        coins.pay(table.state, RED, 3)
        assert watch.seen == [(RED, [1, 0, 0])]
        assert table.told("gold_paid") == [{"seat": RED, "count": 3}]
    else:
        coins.gain(table.state, RED, 3)
        assert watch.seen == [(RED, [7, 0, 0])]
        assert table.told("gold_gained") == [{"seat": RED, "count": 3}]


def test_tb_tb_22_every_way_to_gold_is_reported_once() -> None:
    """However it changes hands: with the supply, with a player, or for a resource."""
    watch = Watch()
    table = a_coin_table(watch).hold(RED, gold=4, wool=4).hold(BLUE, ore=1)
    watch.seen.clear()
    table.do("maritime_trade wool gold")
    assert [seat for seat, _ in watch.seen] == [RED]
    table.do("spend_gold ore")
    assert [seat for seat, _ in watch.seen] == [RED, RED]
    table.do("offer_trade 1gold 1ore to=1").do("accept_trade", by=BLUE).do(f"confirm_trade {BLUE}", by=RED)
    assert watch.seen[2:] == [(RED, [2, 1, 0]), (BLUE, [2, 1, 0])]
