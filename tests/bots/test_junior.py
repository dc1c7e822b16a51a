"""Bots in the children's game."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.board.vectors import COMPILED
from archipel.bots.bot import legal_codes
from archipel.bots.evaluation import Evaluation
from archipel.bots.lookahead import Lookahead
from archipel.bots.value import Value
from archipel.catalogue import entry
from archipel.engine.view import view_of
from tests.bots.games import SMALL
from tests.bots.test_honesty import decisions
from tests.features import features
from tests.rules.junior.junior_tables import BLUE, FORTRESS, RED, SHIP, WHITE, JuniorTable, a_junior_table


def chooses(table: JuniorTable, name: str = "standard", seat: int = RED, **settings: int) -> str:
    """What a bot does in a position."""
    bot = bots.make(name, seed=1, **{**SMALL[name], **settings})
    return str(bot.choose(table.game.view(seat)))


def play(seats: int, names: list[str], seed: int) -> archipel.Game:
    game = archipel.new_game("junior", seats, seed)
    players = [bots.make(name, seed=seed + seat, **SMALL[name]) for seat, name in enumerate(names)]
    while not game.over:
        game.apply(players[game.seat].choose(game.view(game.seat)), game.seat)
    return game


def test_every_chapter_with_a_price_tells_it() -> None:
    evaluation = Evaluation(archipel.new_game("junior", 4, 1).rules)
    assert [name for name in evaluation.price_names if name.endswith(" soon")] == [
        "fortress soon",
        "ship soon",
        "coco soon",
    ]
    assert len(evaluation.names) == len(set(evaluation.names)) == len(evaluation.weights)


@pytest.mark.compiled
def test_the_starts_are_worth_the_same_to_everybody() -> None:
    """The boards are symmetric, so every seat judges its own start alike (JR-41)."""
    for seats in (3, 4):
        table = a_junior_table(seats)
        value = Value(table.rules)
        value.evaluation.prepare_turn(table.state)
        value.evaluation.prepare_position(table.state)
        scores = []
        for seat in range(seats):
            value.evaluation.write_features(table.state, seat, True)
            wait = value.evaluation.names.index("turns to wait")
            value.evaluation.out[wait] = 0.0
            pairs = zip(value.evaluation.out, value.evaluation.weights, strict=True)
            scores.append(sum(found * weight for found, weight in pairs))
        assert max(scores) - min(scores) < 1e-9


def test_a_fortress_of_a_neutral_colour_brings_nobody_anything() -> None:
    table = a_junior_table()
    before = [features(table, seat)["production"] for seat in range(4)]
    table.state.s[table.rules.block_named["fortress"].at + table.site("S14")] = int(table.rules.players) + 1
    assert [features(table, seat)["production"] for seat in range(4)] == before


@pytest.mark.parametrize("name", ["greedy", "standard"])
def test_a_fortress_that_wins_is_built(name: str) -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).fortress(RED, "S05", "S09", "S14", "S19")
    table.ship(RED, "S19", "S23")
    assert chooses(table, name) == table.found("S23")


@pytest.mark.parametrize("name", ["greedy", "standard"])
def test_a_fortress_is_built_when_it_can_be(name: str) -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).ship(RED, "S01", "S05")
    assert chooses(table, name) == table.found("S05")


def test_a_ship_is_built_on_the_way_to_a_fortress() -> None:
    table = a_junior_table(rolled=True, hands={RED: {**FORTRESS, "wood": 2, "wool": 2}})
    assert chooses(table, offers=0).startswith("build_ship")


def test_the_market_completes_a_ship() -> None:
    """With two woods a wool is missing, and the market has one."""
    table = a_junior_table(rolled=True, hands={RED: {"wood": 2}})
    assert chooses(table, offers=0) == "market_trade wood wool"


@pytest.mark.compiled
def test_which_of_several_equal_moves_is_made_hangs_on_the_mood_and_not_on_their_order() -> None:
    table = a_junior_table(die=[6]).do("roll")
    lookahead = Lookahead(Value(table.rules))
    for at in range(len(lookahead.value.evaluation.weights)):
        lookahead.value.evaluation.weights[at] = 0.0
    lookahead.value.evaluation.prepare_turn(table.state)
    codes = legal_codes(table.state, RED)
    chosen: list[list[int]] = []
    for _ in range(2):
        chosen.append([])
        for tie_seed in range(0, 10**9, 5 * 10**7):
            lookahead.tie_seed = tie_seed
            chosen[-1].append(int(lookahead.best_of_many(table.state, RED, codes, 4, 1)))
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 8


@pytest.mark.parametrize("name", ["greedy", "standard"])
def test_the_ghost_spares_the_own_islands(name: str) -> None:
    table = a_junior_table(die=[6]).do("roll")
    chosen = chooses(table, name)
    tile = table.graph.tile(chosen.removeprefix("move_ghost "))
    width = int(table.graph.tile_width)
    owners = {table.block("fortress", int(table.graph.tile_corners[tile * width + k])) for k in range(width)}
    assert RED + 1 not in owners
    assert owners & {BLUE + 1, WHITE + 1, 3}


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
def test_standard_wins_against_randoms(seats: int) -> None:
    for seed in range(3):
        place = seed % seats
        names = ["standard" if seat == place else "random" for seat in range(seats)]
        assert play(seats, names, seed).winners == [place]


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats"), [("gentle", 3), ("greedy", 3), ("standard", 3), ("strong", 3), ("strong", 4)]
)
def test_whole_games_of_bots_end(name: str, seats: int) -> None:
    game = play(seats, [name] * seats, 1)
    assert game.over
    assert archipel.replay(game.record()) == game


@pytest.mark.long
@pytest.mark.parametrize("name", entry("junior").bots)
def test_no_decision_hangs_on_a_secret(name: str) -> None:
    """Hands, the stack of Coco cards and the port tiles."""
    players = [bots.make(name, seed=seat, **SMALL[name]) for seat in range(4)]
    asked, leaks = decisions("junior:seats=4", players, view_of, 5000 if COMPILED else 45)
    assert asked > 40
    assert leaks == []


def test_a_gentle_bot_makes_other_good_moves_but_wins_when_it_can() -> None:
    table = a_junior_table(rolled=True, hands={RED: {**SHIP, "rum": 1}})
    view = table.game.view(RED)
    careless = [bots.make("gentle", seed=seed, mistakes_per_hundred=100, temperature=300) for seed in range(30)]
    assert len({str(bot.choose(view)) for bot in careless}) > 3
    careful = bots.make("gentle", seed=1, **{**SMALL["gentle"], "mistakes_per_hundred": 0})
    assert careful.choose(view) == bots.make("standard", seed=2, **SMALL["standard"]).choose(view)
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).fortress(RED, "S05", "S09", "S14", "S19")
    table.ship(RED, "S19", "S23")
    assert {chooses(table, "gentle", mistakes_per_hundred=mistakes) for mistakes in (0, 100)} == {table.found("S23")}


def test_a_kind_bot_says_yes_to_a_trade_that_costs_it_little() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"gold": 1}, BLUE: {"wool": 2}}).do("offer_trade 1gold 1wool 1")
    assert chooses(table, "gentle", BLUE, temperature=1000) == "accept_trade"
    table = a_junior_table(rolled=True, hands={RED: {"gold": 1}, BLUE: {"rum": 2}}).do("offer_trade 1gold 1wool 1")
    assert chooses(table, "gentle", BLUE) in ("decline_trade",)
