"""Whole games that were written down once must play out the same for ever: a changed rule, generator or record format
shows here. If the change is meant, `python -m tests.playthroughs.write` writes them again."""

from __future__ import annotations

import json

import pytest

import archipel
from archipel.catalogue import parse_spec
from tests.playthroughs.write import (
    DIGESTS,
    FOLDER,
    GAMES,
    MIXED,
    MIXTURES,
    PAIRS,
    TWO_SCENARIOS,
    digests,
    digests_of_mixture,
    path_of,
)

every_game = pytest.mark.parametrize("name", GAMES)
WRITTEN = [line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines()]


# Of the pairs of variants on a board of the box every run plays two that together have all four; on the base game all.
# Of the pairs of scenarios it plays a third: whole games of all of them are among the tests of properties.
EVERY_RUN = {
    list(MIXTURES)[len(PAIRS) * number + pair]
    for number in range(len(MIXED))
    for pair in (range(len(PAIRS)) if number == 0 else (number % 3, 5 - number % 3))
} | {"traders_barbarians/rivers+cities_knights", *(f"traders_barbarians/{name}" for name in list(TWO_SCENARIOS)[::3])}


def record_of(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")


def written(name: str) -> dict[str, str]:
    return {what: digest for game, what, digest in WRITTEN if game == name}


def test_every_file_is_a_game_of_the_list() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(GAMES)


@pytest.mark.compiled
@every_game
def test_it_replays_to_its_seal(name: str) -> None:
    game = archipel.replay(record_of(name))
    assert game.over
    assert game.record() == record_of(name)
    assert archipel.replay(game.record()) == game


@pytest.mark.compiled
@every_game
def test_its_seed_brings_the_same_board_dice_and_cards(name: str) -> None:
    """Here chance is not told: it must come again from the seed."""
    spec, seed = GAMES[name]
    game = parse_spec(spec).new_game(seed)
    for line in record_of(name).splitlines()[1:-1]:
        choice = json.loads(line)
        game.apply(choice["do"], choice["seat"])
    assert game.record() == record_of(name)


@pytest.mark.compiled
@every_game
def test_as_much_is_legal_told_and_seen_as_when_it_was_written(name: str) -> None:
    assert digests(record_of(name)) == written(name)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "name", [name if name in EVERY_RUN else pytest.param(name, marks=pytest.mark.slow) for name in MIXTURES]
)
def test_a_mixture_of_variants_goes_as_when_it_was_written(name: str) -> None:
    assert digests_of_mixture(name) == written(name)


# A choice among hidden tiles never comes up on the printed boards, one among harbours hardly ever, and hardly ever is
# there no tile for the robber; see their own tests.
UNUSED = {"choose_fog", "choose_harbour", "remove_robber"}


def test_together_they_use_every_verb() -> None:
    games = [archipel.replay(record_of(name)) for name in GAMES]
    used = {step.action(game.rules).kind for game in games for step in game.steps()}
    assert used == {verb.name for game in games for verb in game.rules.verbs} - UNUSED
