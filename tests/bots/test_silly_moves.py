"""tools/silly_moves.py: moves that an experienced player would not make are counted."""

from __future__ import annotations

import pytest

from archipel.catalogue import catalogue, parse_spec
from tests.tables import BLUE, RED, WHITE, Table, a_table
from tools.silly_moves import Watcher, games_to_watch, main


def watched(table: Table, watcher: Watcher, *actions: str) -> None:
    for text in actions:
        action, seat = table.game.parse(text), table.game.seat
        watcher.before(action, seat)
        table.do(text)
        watcher.after(action, seat)


@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        ({"ore": 3, "grain": 1}, {}),
        ({"ore": 3, "grain": 2}, {"hoards": 1}),
        ({"ore": 3, "grain": 2, "wool": 3}, {"hoards": 1, "over": 1}),
        ({"wool": 9}, {}),
    ],
)
def test_cards_that_stay_in_the_hand(hand: dict[str, int], counts: dict[str, int]) -> None:
    table = a_table(hands={RED: hand}, rolled=True)
    watcher = Watcher(table.game)
    watched(table, watcher, "end_turn")
    assert +watcher.finish() == counts


def test_the_robber_on_ones_own_tile() -> None:
    for tile, count in (("0,-1", 1), ("-1,0", 0)):
        table = a_table(dice=[(3, 4)]).do("roll")
        watcher = Watcher(table.game)
        watched(table, watcher, f"move_robber {tile}")
        assert watcher.finish()["robber"] == count


def test_the_trade_that_wins_the_game_for_the_other_side() -> None:
    table = a_table(hands={RED: {"ore": 2, "grain": 2, "wool": 1}, BLUE: {"ore": 1}}, rolled=True).set_points(RED, 9)
    watcher = Watcher(table.game)
    watched(table, watcher, f"offer_trade 1wool 1ore {BLUE}", "accept_trade", f"confirm_trade {BLUE}")
    assert watcher.finish()["gifts"] == 0
    watched(table, watcher, "build_city 0,-1N")
    assert table.game.winners == [RED]
    assert watcher.finish()["gifts"] == 1


@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("1wool 1ore", "1wool 1ore", 1),
        ("2wool 1ore", "1wool 1ore", 1),
        ("1wool 1ore", "1wool 2ore", 1),
        ("1wool 1ore", "2wool 1ore", 0),
        ("1wool 1ore", "1wool 1grain", 0),
        ("1wool 2ore", "1wool 1ore", 0),
    ],
)
def test_asking_again_for_what_was_refused(first: str, second: str, count: int) -> None:
    table = a_table(hands={RED: {"wool": 2}, BLUE: {"ore": 2, "grain": 1}}, rolled=True)
    watcher = Watcher(table.game)
    watched(table, watcher, f"offer_trade {first} {BLUE}", "decline_trade", f"offer_trade {second} {BLUE}")
    assert watcher.finish()["again"] == count
    watched(table, watcher, "decline_trade", "end_turn", "roll")
    assert watcher.finish()["again"] == count


def test_another_seat_may_be_asked_for_what_one_has_refused() -> None:
    table = a_table(hands={RED: {"wool": 2}}, rolled=True)
    watcher = Watcher(table.game)
    watched(table, watcher, f"offer_trade 1wool 1ore {BLUE}", "decline_trade", f"offer_trade 1wool 1ore {BLUE},{WHITE}")
    assert watcher.finish()["again"] == 0


@pytest.mark.parametrize(("answer", "count"), [("accept_trade", 1), ("counter_trade 1ore 2wool", 0)])
def test_an_offer_that_is_taken_back(answer: str, count: int) -> None:
    table = a_table(hands={RED: {"wool": 2}, BLUE: {"ore": 2}}, rolled=True)
    watcher = Watcher(table.game)
    watched(table, watcher, f"offer_trade 1wool 1ore {BLUE}", answer, "withdraw_trade")
    assert watcher.finish()["withdrawn"] == count


@pytest.mark.parametrize(
    ("cards", "played", "count"),
    [
        (["knight", "monopoly"], [], 1),
        (["knight", "victory_point"], [], 0),
        (["monopoly"] * 2, ["play_monopoly ore"], 0),
    ],
)
def test_cards_that_wait_to_be_played(cards: list[str], played: list[str], count: int) -> None:
    table = a_table(cards={RED: cards}, rolled=True)
    watcher = Watcher(table.game)
    watched(table, watcher, *played, "end_turn")
    assert watcher.finish()["idle"] == count


def test_every_box_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    games = [parse_spec(game) for game in games_to_watch()]
    assert {game.name.partition("/")[0] for game in games} == {game.box for game in catalogue()}
    assert len(games) == len(set(map(str, games))) == 11
    assert main(["--games", "1", "--bots", "random", "base:seats=2,duel=True,target=3"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("| base:seats=2,duel=True,target=3 | random | ")
