"""Random games to the end, with every set of rules: nothing is lost or made, every decision can be answered, whatever
is legal can be done and whatever is not is refused."""

from __future__ import annotations

from random import Random

import pytest

from archipel.catalogue import GameSpec, catalogue
from archipel.engine.action import Action, action
from archipel.engine.errors import IllegalAction
from archipel.engine.game import Game
from archipel.rulebook import rules as rulebook
from tests.properties.games import random_game
from tests.properties.invariants import CHECKS, Invariants
from tests.properties.players import any_value
from tests.properties.rulesets import plain_rulesets, rulesets

RULE_NUMBERS = frozenset(rule.number for rule in rulebook())

every_ruleset = pytest.mark.parametrize("spec", rulesets(), ids=str)
every_table = pytest.mark.parametrize("plain", plain_rulesets(), ids=str)


def watch(spec: GameSpec, seed: int, often: float, codes: int) -> None:
    """A game with all checks after every action; every so often all legal actions are tried, and some of the others."""
    chance = Random(seed)
    invariants = Invariants(spec, spec.new_game(seed).state)
    for game in random_game(spec, seed):
        invariants.check(game.state)
        if not game.over:
            check_decisions(game)
        if chance.random() < often:
            try_legal(game, invariants)
            try_others(game, invariants, chance, codes)
    assert game.over
    assert len(game.winners) == 1
    try_others(game, invariants, chance, codes)


def check_decisions(game: Game) -> None:
    """Somebody decides; whoever does can answer, and nobody else."""
    before = game.state_bytes()
    assert game.seat in game.deciding
    for seat in range(game.seats):
        legal, forms = game.legal_actions(seat), game.forms(seat)
        assert bool(legal or forms) == (seat in game.deciding)
        assert len({one.code for one in legal}) == len(legal)
    assert game.state_bytes() == before


def try_legal(game: Game, invariants: Invariants) -> None:
    """Every legal action applies, and what comes of it is sound; the game itself does not notice."""
    before = game.state_bytes()
    for seat in game.deciding:
        for legal in game.legal_actions(seat):
            assert game.why_not(legal, seat) is None
            copy = game.copy()
            copy.apply(legal, seat)
            assert copy.state_bytes() != before
            invariants.check(copy.state)
    assert game.state_bytes() == before


def try_others(game: Game, invariants: Invariants, chance: Random, codes: int) -> None:
    """Whatever is not legal is refused with the number of a rule, and nothing has changed. A form filled in at random
    may be legal by luck: then it applies."""
    for _ in range(codes):
        seat = game.seat if chance.random() < 0.5 else chance.randrange(game.seats)
        verb = chance.choice(game.rules.verbs)
        code = verb.base + chance.randrange(verb.size)
        if verb.form:
            filled = action(verb.name, **{field.name: any_value(game, field, chance) for field in verb.fields})
            if game.why_not(filled, seat) is not None:
                refused(game, filled, seat)
            else:
                copy = game.copy()
                copy.apply(filled, seat)
                invariants.check(copy.state)
        elif all(legal.code != code for legal in game.legal_actions(seat)):
            refused(game, game.rules.actions[code], seat)


def refused(game: Game, wrong: Action, seat: int) -> None:
    before, length = game.state_bytes(), game.length
    with pytest.raises(IllegalAction) as caught:
        game.apply(wrong, seat)
    assert caught.value.rule in RULE_NUMBERS, f"{wrong} by seat {seat}: {caught.value}"
    assert caught.value.key.partition(".")[2]
    assert game.state_bytes() == before
    assert game.length == length


@pytest.mark.compiled
@every_ruleset
def test_a_random_game_is_sound_after_every_action(spec: GameSpec) -> None:
    watch(spec, seed=1, often=0.02, codes=20)


@pytest.mark.slow
@every_table
def test_many_random_games_are_sound_after_every_action(plain: GameSpec) -> None:
    """Any three values of any three options meet here."""
    for seed, spec in enumerate(rulesets(3), 2):
        if (spec.name, spec.seats) == (plain.name, plain.seats):
            watch(spec, seed, often=0.1, codes=100)


def test_every_chapter_is_checked() -> None:
    """A chapter that comes to the catalogue brings its invariants along."""
    played = {type(chapter) for spec in rulesets() for chapter in spec.new_game(1).rules.chapters}
    assert played == set(CHECKS)


@pytest.mark.parametrize("name", [entry.name for entry in catalogue()])
def test_random_players_come_everywhere(name: str) -> None:
    """What they never do is proven by none of these tests: every verb, phase, event and chance point must occur."""
    possible: set[str] = set()
    met: set[str] = set()
    for spec in rulesets()[::2]:
        if spec.name != name:
            continue
        for game in random_game(spec, 2):
            met.add(f"phase {game.phase}")
        rules = game.rules
        possible |= {f"verb {verb.name}" for verb in rules.verbs}
        possible |= {f"phase {phase.name}" for phase in rules.phases if phase.runner is None}
        possible |= {f"event {kind.name}" for kind in rules.event_kinds}
        possible |= {f"chance {point.name}" for point in rules.points}
        met |= {f"event {event.kind}" for event in game.events}
        met |= {f"chance {rules.points[point].name}" for point in game.origin.points}
        for step in game.steps():
            met.add(f"verb {rules.verb_of[step.code].name}")
            met |= {f"chance {rules.points[point].name}" for point in step.points}
    assert sorted(possible - met) == []
