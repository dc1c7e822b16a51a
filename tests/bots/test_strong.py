"""The strong bot: the standard one with weights that were learnt from games."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import archipel
from archipel import bots
from archipel.arena import play_match
from archipel.bots.evaluation import Evaluation
from archipel.bots.experience import learned_weights, load_learned_weights
from archipel.bots.registry import bots_of
from archipel.bots.standard import StandardBot
from archipel.catalogue import catalogue
from tests.bots.games import SMALL
from tests.rules.junior.junior_tables import RED, a_junior_table


def senses() -> dict[str, Evaluation]:
    """What there is to feel in the games of the catalogue."""
    return {game.name: Evaluation(archipel.new_game(game.name, game.seats[-1], 1).rules) for game in catalogue()}


def test_it_is_offered_where_something_was_learnt_and_nowhere_else() -> None:
    """A file that fits no game any more, as a feature has a new name, is found here too."""
    learnt = {name for name, evaluation in senses().items() if load_learned_weights(evaluation)}
    assert learnt == {game.name for game in catalogue() if "strong" in bots_of(game)}
    assert len(learned_weights()) == len(learnt) > 0


def test_all_weights_of_the_file_are_in_use() -> None:
    weights = tomllib.loads(files("archipel.bots").joinpath("learnt", "junior.toml").read_text("utf-8"))["weights"]
    for seats in (3, 4):
        evaluation = Evaluation(archipel.new_game("junior", seats, 1).rules)
        prior = dict(zip(evaluation.names, evaluation.weights, strict=True))
        assert load_learned_weights(evaluation)
        assert dict(zip(evaluation.names, evaluation.weights, strict=True)) == weights != prior


def test_only_the_strong_bot_has_learnt() -> None:
    for name in ("standard", "strong"):
        table = a_junior_table(rolled=True, hands={RED: {"wood": 1, "wool": 1}})
        bot = bots.make(name, seed=1, **SMALL[name])
        assert isinstance(bot, StandardBot)
        bot.choose(table.game.view(RED))
        assert bot.planner is not None
        evaluation = bot.planner.value.evaluation
        assert (list(evaluation.weights) == list(Evaluation(table.rules).weights)) == (name == "standard")


def test_where_nothing_was_learnt_it_plays_like_the_standard_bot() -> None:
    game = archipel.new_game("base", 3, 5)
    pairs = [[bots.make(name, seat, **SMALL[name]) for name in ("standard", "strong")] for seat in range(3)]
    while game.turn < 2:
        chosen, same = [str(bot.choose(game.view(game.seat))) for bot in pairs[game.seat]]
        assert chosen == same
        game.apply(chosen)


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
