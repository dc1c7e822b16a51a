"""Games written down, copied, asked, pickled, or played side by side are the same games."""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random

import pytest

import archipel
from archipel.catalogue import GameSpec, start
from archipel.engine.game import Game
from tests.properties.games import players_of, random_game
from tests.properties.players import any_choice
from tests.properties.rulesets import (
    advanced_rulesets,
    base_rulesets,
    few_rulesets,
    few_samples,
    mixtures,
    mostly_compiled,
    plain_rulesets,
    rulesets,
)

every_ruleset = pytest.mark.parametrize("spec", mostly_compiled(rulesets(), few_rulesets(), every=4))
every_table = pytest.mark.parametrize("plain", (*plain_rulesets(), *advanced_rulesets()), ids=str)
every_value = pytest.mark.parametrize(
    "spec", mostly_compiled(base_rulesets(1) + few_samples(), base_rulesets(1)[::3] + few_samples()[::4], every=4)
)

STOPS = (0, 1, 30, 90, 200)  # after n actions a game is looked at more closely


def same(one: Game, other: Game) -> None:
    assert one.state_bytes() == other.state_bytes()
    assert one == other
    assert one.record() == other.record()
    assert one.events == other.events


def check_record(spec: GameSpec) -> None:
    passed: list[bytes] = []
    for game in random_game(spec, 21):
        passed.append(game.state_bytes())
    again: list[bytes] = []
    same(archipel.replay(game.record(), lambda replayed: again.append(replayed.state_bytes())), game)
    assert again == passed[1:], "every step on the way is the same too"


@pytest.mark.compiled
@pytest.mark.parametrize("spec", mostly_compiled(base_rulesets() + few_samples(), few_rulesets(), every=4))
def test_a_record_replays_to_the_same_bytes(spec: GameSpec) -> None:
    check_record(spec)


@pytest.mark.slow
@every_table
def test_records_of_every_ruleset_replay_to_the_same_bytes(plain: GameSpec) -> None:
    for spec in mixtures(plain, 2):
        check_record(spec)


@every_value
def test_a_game_that_is_not_over_can_be_written_down_and_played_on(spec: GameSpec) -> None:
    chance = Random(22)
    for number, game in enumerate(islice(random_game(spec, 22), STOPS[-1] + 1)):
        if number in STOPS:
            played_on, again = game.copy(), archipel.replay(game.record())
            same(again, game)
            same(pickle.loads(pickle.dumps(game)), game)
            for _ in range(50):
                if not played_on.over:
                    seat, chosen = any_choice(played_on, chance)
                    played_on.apply(chosen, seat)
                    again.apply(chosen, seat)
            same(again, played_on)  # chance goes on where it was


@every_value
def test_a_copy_lives_its_own_life(spec: GameSpec) -> None:
    chance = Random(23)
    for number, game in enumerate(islice(random_game(spec, 23), STOPS[-1] + 1)):
        if number in STOPS:
            before, record = game.state_bytes(), game.record()
            copies = [game.copy(), game.copy()]
            for copy in copies:
                same(copy, game)
            for _ in range(50):
                for copy in copies:
                    if not copy.over:
                        seat, chosen = any_choice(copy, chance)
                        copy.apply(chosen, seat)
            assert game.state_bytes() == before
            assert game.record() == record
            for copy in copies:
                same(archipel.replay(copy.record()), copy)


@every_value
def test_listening_and_looking_change_nothing(spec: GameSpec) -> None:
    """For the first part of a game: random players take long over some."""
    *_, undisturbed = islice(random_game(spec, 24), 1000)
    looks = Random(1)
    for number, game in enumerate(islice(random_game(spec, 24), 1000)):
        if number == 50:
            game.listen()
        if looks.random() < 0.1:
            seat = looks.randrange(-1, game.seats)
            archipel.imagine(game.view(seat), number)
            game.view(seat).to_json()
            # A roll at which six seats may draw a card each has too many outcomes to list them all here.
            if not game.over and not ("event_die" in game.rules.block_named and game.phase == "before_roll"):
                game.chance_outcomes(looks.choice(game.legal_actions(game.seat)))
    same(game, undisturbed)


@pytest.mark.long
def test_games_played_side_by_side_do_not_disturb_each_other() -> None:
    specs = [spec for spec in base_rulesets() for _ in range(2)][:: max(1, len(base_rulesets()) // 8)]
    specs += few_samples()[::2]
    alone = []
    for seed, spec in enumerate(specs):
        *_, game = random_game(spec, seed)
        alone.append(game.state_bytes())
    table = {seed: (start(spec, seed), Random(seed), players_of(spec)) for seed, spec in enumerate(specs)}
    turns = Random(25)
    while going := [seed for seed, (game, *_) in table.items() if not game.over]:
        game, chance, choice = table[turns.choice(going)]
        seat, chosen = choice(game, chance)
        game.apply(chosen, seat)
    assert [game.state_bytes() for game, *_ in table.values()] == alone


@every_ruleset
def test_one_seed_gives_one_game(spec: GameSpec) -> None:
    first, second, third = start(spec, 26), start(spec, 26), start(spec, 27)
    same(first, second)
    assert first.state_bytes() != third.state_bytes()


@every_value
def test_every_action_can_be_written_and_read(spec: GameSpec) -> None:
    for game in islice(random_game(spec, 28), 300):
        if game.over:
            return
        for seat in game.deciding:
            for legal in game.legal_actions(seat):
                assert game.parse(str(legal)) == legal
                assert archipel.action_from_json(legal.to_json()) == legal
