"""The strong bot: the standard one with weights that were learnt from games."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.arena import play_match
from archipel.bots.evaluation import Evaluation
from archipel.bots.experience import (
    Learnt,
    TiedWeights,
    applies,
    in_order,
    learned_weights,
    load_learned_weights,
    read_weights,
)
from archipel.bots.standard import StandardBot
from archipel.catalogue import catalogue, parse_spec, start
from archipel.engine.words import TURN
from tests.bots.games import SMALL

DUEL = "base:seats=2,duel=true"


def senses() -> dict[str, Evaluation]:
    """What there is to feel in the games of the catalogue, and in a duel."""
    found = {game.name: Evaluation(archipel.new_game(game.name, game.seats[-1], 1).rules) for game in catalogue()}
    return {**found, "duel": Evaluation(start(parse_spec(DUEL), 1).rules)}


def weights_of(evaluation: Evaluation) -> dict[str, float]:
    return dict(zip(evaluation.names, evaluation.weights, strict=True))


def test_every_file_applies_to_a_game_and_all_its_weights_are_in_use() -> None:
    """A file that fits no game any more, as a feature has a new name, is found here too, and so are two that tie."""
    for file in learned_weights():
        fitting = [evaluation for evaluation in senses().values() if applies(file, evaluation)]
        assert fitting
        used: set[str] = set()
        for evaluation in fitting:
            prior = weights_of(evaluation)
            assert load_learned_weights(evaluation, strong=True)
            loaded = weights_of(evaluation)
            placed = dict(zip(evaluation.names, evaluation.placement, strict=False))
            assert loaded != prior or placed
            assert all(placed[name] == weight for name, weight in file.placement.items())
            assert all(loaded[name] == 0.0 for name in prior if prior[name] == 0.0)
            weights = file.weights | file.where_present
            used |= {name for name in weights if name in loaded and loaded[name] == weights[name]}
        assert used == set(file.weights) | set(file.where_present)
        assert file.where_present.keys().isdisjoint(file.weights)


@pytest.mark.parametrize(
    ("game", "fits"),
    [
        ("seafarers/cloth", True),
        ("seafarers/new_shores", True),
        ("seafarers/cloth:seats=2,duel=true", False),
        ("base", False),
        ("traders_barbarians/fishermen_new_shores", False),
    ],
)
def test_a_file_is_for_games_with_its_weights_that_lack_others(game: str, fits: bool) -> None:
    """What only some of its games have does not matter."""
    file = Learnt({"points": 5.0, "ship soon": 0.2}, {"village near": 3.0}, False, 3, frozenset({"fish"}))
    assert applies(file, Evaluation(start(parse_spec(game), 1).rules)) == fits


@pytest.mark.parametrize(("seats", "fits"), [(2, True), (3, False)])
def test_a_file_may_be_for_small_tables_only(seats: int, fits: bool) -> None:
    file = Learnt({"points": 5.0}, {}, True, 2, frozenset(), most_seats=2)
    game = DUEL if seats == 2 else f"base:seats={seats}"
    assert applies(file, Evaluation(start(parse_spec(game), 1).rules)) == fits


@pytest.mark.parametrize("names", [("a", "b"), ("b", "a")])
def test_of_several_files_the_one_with_more_weights_decides_whatever_it_is_called(names: tuple[str, str]) -> None:
    more = read_weights('[weights]\npoints = 2.0\n"city soon" = 1.0', f"{names[0]}.toml")
    fewer = read_weights("strong = true\n[weights]\npoints = 1.0\n[where_present]\ngold = 1.0", f"{names[1]}.toml")
    assert in_order([more, fewer]) == in_order([fewer, more]) == [fewer, more]


@pytest.mark.parametrize("part", ["weights", "placement"])
def test_two_files_with_equally_many_weights_for_a_game_are_refused(part: str) -> None:
    one, other = (read_weights(f"[{part}]\npoints = {k}.0", f"{k}.toml") for k in range(2))
    third = read_weights('[weights]\n"city soon" = 1.0\n"city later" = 1.0', "third.toml")
    with pytest.raises(TiedWeights, match=r"^0\.toml and 1\.toml have weights for the same game, and equally many: "):
        in_order([third, other, one])
    assert in_order([third, one]) == [one, third]


def test_the_placement_may_have_weights_of_its_own() -> None:
    table = start(parse_spec(DUEL), 1)
    evaluation = Evaluation(table.rules)
    before = weights_of(evaluation)
    evaluation.weigh_placement({"points": 7.0, "road later": 7.0})
    assert weights_of(evaluation) == before
    evaluation.prepare_turn(table.state)
    assert weights_of(evaluation) == {**before, "points": 7.0}
    assert before["road later"] == 0.0
    table.state.s[TURN] = 1
    evaluation.prepare_turn(table.state)
    assert weights_of(evaluation) == before


@pytest.mark.parametrize(("name", "learnt"), [("standard", False), ("strong", True)])
def test_in_a_duel_the_strong_bot_places_by_what_was_learnt(name: str, learnt: bool) -> None:
    bot = bots.make(name, seed=1, **SMALL[name])
    assert isinstance(bot, StandardBot)
    evaluation = bot.planner_for(start(parse_spec(DUEL), 1).rules).value.evaluation
    assert weights_of(evaluation) == weights_of(Evaluation(evaluation.rules))
    assert (len(evaluation.placement) > 0) == learnt


@pytest.mark.parametrize(
    ("name", "game", "learnt"),
    [
        ("standard", "junior", False),
        ("strong", "junior", True),
        ("standard", "base", True),
        ("strong", "base", True),
        ("standard", "seafarers/cloth", False),
        ("strong", "seafarers/cloth", True),
        ("strong", "seafarers/wonders", True),
        ("strong", "seafarers/pirate_islands", True),
        ("strong", "traders_barbarians/attack_wagons", True),
        ("strong", "cities_knights", True),
        ("standard", "traders_barbarians/fishermen", True),
        ("strong", "traders_barbarians/fishermen", True),
    ],
)
def test_who_uses_what_was_learnt(name: str, game: str, learnt: bool) -> None:
    table = archipel.new_game(game, 3, 1)
    bot = bots.make(name, seed=1, **SMALL[name])
    assert isinstance(bot, StandardBot)
    bot.choose(table.view(table.seat))
    assert bot.planner is not None
    assert (weights_of(bot.planner.value.evaluation) != weights_of(Evaluation(table.rules))) == learnt


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("base:seats=3", {"experience": 0}),
        ("base:seats=2,duel=true", {}),
        ("seafarers/cloth:seats=2,duel=true", {}),
        ("traders_barbarians/fishermen_new_shores:seats=3", {}),
    ],
)
def test_experience_can_be_left_out_and_is_not_for_every_game(game: str, settings: dict[str, int]) -> None:
    table = start(parse_spec(game), 1)
    bot = bots.make("standard", seed=1, **settings, **SMALL["standard"])
    assert isinstance(bot, StandardBot)
    bot.choose(table.view(table.seat))
    assert bot.planner is not None
    assert weights_of(bot.planner.value.evaluation) == weights_of(Evaluation(table.rules))


@pytest.mark.compiled
def test_the_same_seed_makes_the_same_choices_and_a_copy_goes_on_like_it() -> None:
    records = []
    for _ in range(2):
        game = archipel.new_game("junior", 3, 4)
        players = [bots.make("strong", seat, **SMALL["strong"]) for seat in range(3)]
        while not game.over and game.turn < 7:
            twin = players[game.seat].copy()
            action = players[game.seat].choose(game.view(game.seat))
            assert twin.choose(game.view(game.seat)) == action
            game.apply(action)
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4])
def test_it_wins_more_than_its_share_against_standard_bots(seats: int) -> None:
    result = play_match(f"junior:seats={seats}", ["strong"] + ["standard"] * (seats - 1), 400, 5, 1)
    assert result.ok
    assert result.bots[0].interval[0] > 1 / seats
