"""House options of the base game: target, hand limit, stealing, friendlier boards, and the duel of two seats."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from archipel.board.dealing import CONSTRAINTS
from archipel.engine.playout import play_randomly
from archipel.engine.stream import Stream
from tests.tables import BLUE, RED, WHITE, Table, a_table
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

CITY = {"ore": 3, "grain": 2}


# ---- target


@pytest.mark.parametrize("target", [3, 5, 10, 13, 25])
def test_base_76_the_target_is_an_option(target: int) -> None:
    table = a_table(hands={RED: CITY}, rolled=True, target=target)
    assert [table.block("target", seat) for seat in range(4)] == [target] * 4
    table.set_points(RED, target - 2).do("build_city 0,-1N")
    assert not table.game.over
    table.hold(RED, **CITY).do("build_city 0,1S")
    assert table.game.winner == RED


@pytest.mark.parametrize("target", [2, 26, 0, -1, "10", None, 10.0, True])
def test_base_76_a_target_out_of_reason_is_refused(target: object) -> None:
    with pytest.raises(archipel.SetUpError) as caught:
        archipel.new_game("base", seed=1, target=target)
    assert caught.value.rule == "BASE-76"


def test_base_76_a_low_target_makes_short_games() -> None:
    lengths = []
    for target in (3, 6, 10):
        game = archipel.new_game("base", seats=4, seed=5, target=target)
        lengths.append(int(play_randomly(game.state, Stream(5), 100_000)))
        assert game.over
    assert lengths == sorted(lengths)


# ---- hand limit


@pytest.mark.parametrize(("limit", "held", "lost"), [(7, 8, 4), (9, 9, 0), (9, 10, 5), (2, 3, 1), (99, 19, 0)])
def test_base_38_the_hand_limit_is_an_option(limit: int, held: int, lost: int) -> None:
    table = a_table(hands={BLUE: {"ore": held}}, dice=[(3, 4)], hand_limit=limit)
    table.do("roll")
    assert table.block("discards_owed", BLUE) == lost
    assert (table.game.phase == "discard") == (lost > 0)


# ---- stealing

# Red and White stand at the tile 0,-1; Blue, White and Orange at 1,0 (see PLACED).


def rob(table: Table, tile: str) -> Table:
    return table.do("roll", f"move_robber {tile}")


def test_base_40_stealing_may_be_left_out() -> None:
    table = rob(a_table(hands={BLUE: {"ore": 1}, WHITE: {"ore": 1}}, dice=[(3, 4)]), "1,0")
    assert set(table.legal()) == {f"steal {BLUE}", f"steal {WHITE}", "steal_nothing"}
    table.do("steal_nothing")
    assert table.hand(RED) == {}


def test_base_40_stealing_is_a_duty_by_option() -> None:
    table = rob(a_table(hands={BLUE: {"ore": 1}, WHITE: {"ore": 1}}, dice=[(3, 4)], steal="must"), "1,0")
    assert set(table.legal()) == {f"steal {BLUE}", f"steal {WHITE}"}
    table.refused("steal_nothing", "steal.must", "BASE-40")


def test_base_40_a_single_victim_is_robbed_at_once_or_after_a_question() -> None:
    table = rob(a_table(hands={BLUE: {"ore": 1}}, dice=[(3, 4)]), "1,0")
    assert (table.game.phase, table.hand(RED)) == ("action", {"ore": 1})
    table = rob(a_table(hands={BLUE: {"ore": 1}}, dice=[(3, 4)], steal_at_once=False), "1,0")
    assert (table.game.phase, table.legal()) == ("steal", [f"steal {BLUE}", "steal_nothing"])
    table = rob(a_table(hands={BLUE: {"ore": 1}}, dice=[(3, 4)], steal_at_once=False, steal="must"), "1,0")
    assert table.legal() == [f"steal {BLUE}"]


# ---- friendlier boards


def neighbours(table: Table) -> list[tuple[int, int]]:
    graph = table.graph
    width = int(graph.tile_width)
    pairs = [(t, int(graph.tile_neighbours[t * width + k])) for t in range(int(graph.tiles)) for k in range(width)]
    return [(tile, other) for tile, other in pairs if other > tile]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_base_17_constraints_hold_on_the_boards_that_are_played(seats: int, layout: str) -> None:
    for seed in range(4):
        spec = archipel.GameSpec("base", seats, (("layout", layout), *((name, True) for name in CONSTRAINTS)))
        table = Table(archipel.start(spec, seed))
        numbers = [token_in(table.block("numbers", tile)) for tile in range(int(table.graph.tiles))]
        for tile, other in neighbours(table):
            assert not {numbers[tile], numbers[other]} <= {6, 8}
            assert not {numbers[tile], numbers[other]} <= {2, 12}
            assert numbers[tile] != numbers[other]


def test_base_18_the_beginner_board_keeps_every_constraint() -> None:
    plain = archipel.new_game("base", seed=1, layout="beginner").origin.header["board"]
    spec = archipel.GameSpec("base", 4, (("layout", "beginner"), *((name, True) for name in CONSTRAINTS)))
    assert archipel.start(spec, 1).origin.header["board"] == plain


# ---- the duel


def test_base_9_two_seats_need_the_word_duel() -> None:
    with pytest.raises(archipel.SetUpError, match="duel") as caught:
        archipel.new_game("base", seats=2, seed=1)
    assert caught.value.rule == "BASE-9"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_base_9_a_duel_is_for_two(seats: int) -> None:
    with pytest.raises(archipel.SetUpError, match="2 seats") as caught:
        archipel.new_game("base", seats=seats, seed=1, duel=True)
    assert caught.value.rule == "BASE-9"


def test_base_9_a_duel_has_no_neutral_pieces() -> None:
    table = a_table(seats=2)
    buildings = [table.block("held", corner) for corner in range(54)]
    assert sorted(filter(None, buildings)) == [RED + 1] * 2 + [BLUE + 1] * 2
    assert [table.block("roads_left", seat) for seat in range(2)] == [13, 13]


def test_base_22_and_23_a_duel_places_one_two_one() -> None:
    game = archipel.new_game("base", seats=2, seed=1, duel=True, start=1)
    chance = Random(1)
    asked = []
    while game.phase.startswith("place_"):
        asked.append(game.seat)
        game.apply(chance.choice(game.legal_actions()))
    assert asked == [1, 1, 0, 0, 0, 0, 1, 1]
    assert (game.seat, game.phase) == (1, "before_roll")


@pytest.mark.parametrize("seed", range(3))
def test_base_27_a_duel_is_a_whole_game(seed: int) -> None:
    game = archipel.new_game("base", seats=2, seed=seed, duel=True)
    play_randomly(game.state, Stream(seed), 100_000)
    assert game.over
    assert game.winner in (RED, BLUE)


def test_base_53_a_duel_trades_between_the_two() -> None:
    table = a_table(seats=2, hands={RED: {"ore": 1}, BLUE: {"wool": 1}}, rolled=True)
    table.do("offer_trade 1ore 1wool").do("accept_trade", by=BLUE).do("confirm_trade 1", by=RED)
    assert (table.hand(RED), table.hand(BLUE)) == ({"wool": 1}, {"ore": 1})


def test_base_21_any_seat_may_be_given_the_start() -> None:
    for seats in (3, 4, 5, 6):
        for start in range(seats):
            game = archipel.new_game("base", seats=seats, seed=1, start=start)
            assert (game.seat, game.active) == (start, start)
            assert all(event.kind != "start_rolled" for event in game.events)
