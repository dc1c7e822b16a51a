"""Random games to the end, with every set of rules: nothing is lost or made, every decision can be answered, whatever
is legal can be done and whatever is not is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from archipel.catalogue import GameSpec, catalogue
from archipel.engine.action import Action, action
from archipel.engine.errors import IllegalAction
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.rulebook import rules as rulebook
from tests.properties.games import random_game
from tests.properties.invariants import CHECKS, Invariants
from tests.properties.players import any_value
from tests.properties.rulesets import (
    SHORT,
    advanced_rulesets,
    base_rulesets,
    few_rulesets,
    mixtures,
    mostly_compiled,
    plain_rulesets,
    rulesets,
)

CITIES = "cities_knights"
RULE_NUMBERS = frozenset(rule.number for rule in rulebook())

every_ruleset = pytest.mark.parametrize("spec", mostly_compiled(rulesets(), few_rulesets(), every=6))
every_table = pytest.mark.parametrize("plain", (*plain_rulesets(), *advanced_rulesets()), ids=str)


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
    assert game.winners  # who has won is a matter of the invariants
    try_others(game, invariants, chance, codes)


def check_decisions(game: Game) -> None:
    """Somebody decides; whoever does can answer, and nobody else."""
    before = game.state_bytes()
    assert game.seat in game.deciding
    for seat in range(game.seats):
        legal, forms = game.legal_actions(seat), game.forms(seat)
        assert bool(legal or forms) == (seat in game.deciding)
        assert len({one.code for one in legal}) == len(legal)
        if seat in game.deciding:
            assert [one.code for one in legal] == asked_one_by_one(game, seat)
    assert game.state_bytes() == before


def asked_one_by_one(game: Game, seat: int) -> list[int]:
    """The legal codes of all verbs that the phase offers; a listing passes over those that have none for sure."""
    g = game.state
    found: list[int] = []
    for verb in g.phase().verbs:
        n = verb.legal(g, seat, 0)
        found += [g.scratch.codes[i] for i in range(n)]
    return found


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
    """In the base game any three values of any three options meet here, elsewhere any two."""
    base = plain.name == "base"
    for seed, spec in enumerate(mixtures(plain, 3 if base else 2), 2):
        watch(spec, seed, often=0.05 if base else 0.02, codes=50)


@pytest.mark.long
def test_every_chapter_is_checked() -> None:
    """A chapter that comes to the catalogue brings its invariants along."""
    played = {type(chapter) for spec in rulesets() for chapter in spec.new_game(1).rules.chapters}
    assert played == set(CHECKS)


def possible(rules: Rules) -> set[str]:
    """All that can happen with these rules, as far as they say."""
    found = {f"verb {verb.name}" for verb in rules.verbs}
    found |= {f"phase {phase.name}" for phase in rules.phases if phase.runner is None}
    found |= {f"event {kind.name}" for kind in rules.event_kinds}
    return found | {f"chance {point.name}" for point in rules.points}


def met_in(spec: GameSpec, seed: int) -> set[str]:
    """What has happened in a game."""
    met: set[str] = set()
    for game in random_game(spec, seed):
        met.add(f"phase {game.phase}")
    rules = game.rules
    met |= {f"event {event.kind}" for event in game.events}
    met |= {f"chance {rules.points[point].name}" for point in game.origin.points}
    for step in game.steps():
        met.add(f"verb {rules.verb_of[step.code].name}")
        met |= {f"chance {rules.points[point].name}" for point in step.points}
    return met


def never_met(specs: Sequence[GameSpec], wanted: set[str]) -> list[str]:
    """What has not happened in any of up to 38 random games of each."""
    missing = set(wanted)
    for seed in range(2, 40):  # one round is enough for nearly everything
        for spec in specs:
            missing -= met_in(spec, seed)
            if not missing:
                return []
    return sorted(missing)


@pytest.mark.long
def test_random_players_come_everywhere() -> None:
    """What they never do is proven by none of these tests: every verb, phase, event and chance point must occur. As
    many games as it takes."""
    specs = base_rulesets()[::2]
    missing = {what for spec in specs for what in possible(spec.new_game(1).rules)} - set(SELDOM)
    assert never_met(specs, missing) == []


# What is part of the chapters of a scenario and does not happen in it.
NO_TOLL = {"event gold_given": "TB-RIV-13", "event gold_paid": "TB-RIV-13"}  # only wagons pay toll
NOBODY_POOR = {"event poor": "COMBO-27", "event poor_no_more": "COMBO-27"}
IN_ATTACK = {
    "event robber_moved": "TB-BA-1",
    "phase free_roads": "TB-BA-1",
    "verb place_free_road": "TB-BA-1",
    "verb stop_placing": "TB-BA-1",
}
BY_WAGONS = {
    "event longest_route": "TB-TB-7",
    "event robber_moved": "TB-TB-7",
    "event stole_nothing": "TB-TB-21",  # there is one victim at most, who is robbed at once
    "verb steal_nothing": "TB-TB-21",
    "event invented": "TB-TB-23",  # no such cards in this deck
    "event monopolised": "TB-TB-23",
}
# Only neutral roads bring toll to the supply, and nobody plays these for two.
WITH_WAGONS = {**BY_WAGONS, "event gold_paid": "COMBO-9"}
NEVER: dict[str, dict[str, str]] = {
    "seafarers/oceania": {
        "event island_settled": "SEA-S3-9",
        "phase fog": "SEA-S3-6",  # on these boards no path has two hidden tiles beside it at once
        "verb choose_fog": "SEA-S3-6",
    },
    "seafarers/forgotten_tribe": {"event island_settled": "SEA-S5-3"},
    "seafarers/cloth": {"event island_settled": "SEA-S6-4", "event longest_route": "SEA-S6-10"},
    "seafarers/pirate_islands": {
        "event island_settled": "SEA-S7-12",
        "event longest_route": "SEA-S7-4",
        "event largest_army": "SEA-S7-4",
        "event robber_moved": "SEA-S7-6",
        "verb play_knight": "SEA-S7-8",
    },
    "traders_barbarians/rivers": {
        **NO_TOLL,
        "event robber_left": "TB-RIV-7",
        "verb remove_robber": "TB-RIV-7",  # it has a swamp to go to
    },
    "traders_barbarians/barbarian_attack": {**NO_TOLL, **IN_ATTACK},
    "traders_barbarians/wagons": {**BY_WAGONS, "event robber_left": "TB-TB-7"},
    "traders_barbarians/rivers_caravans": NO_TOLL,
    "traders_barbarians/rivers_wagons": {**WITH_WAGONS, **NOBODY_POOR},
    "traders_barbarians/rivers_attack": {**NO_TOLL, **IN_ATTACK, **NOBODY_POOR},
    "traders_barbarians/attack_wagons": {
        **IN_ATTACK,
        "event gold_paid": "COMBO-9",
        "event longest_route": "TB-TB-7",
    },
    "traders_barbarians/caravans_wagons": WITH_WAGONS,
    "traders_barbarians/caravans_attack": {**NO_TOLL, **IN_ATTACK},
    "traders_barbarians/fishermen_rivers": NO_TOLL,
    "traders_barbarians/fishermen_wagons": WITH_WAGONS,
    "traders_barbarians/fishermen_attack": {**NO_TOLL, **IN_ATTACK},
    "traders_barbarians/rivers_new_shores": {"event gold_given": "TB-RIV-13"},
    "traders_barbarians/attack_new_shores": {**NO_TOLL, **IN_ATTACK, "verb place_free_ship": "TB-BA-1"},
    "traders_barbarians/wagons_new_shores": WITH_WAGONS,
    "traders_barbarians/wagons_through_the_desert": WITH_WAGONS,
    CITIES: {"phase building": "CK-12", "phase second_player_building": "CK-12"},
}
# What random players hardly ever come to; the tests of these rules do.
SELDOM = {
    "phase choose_harbour": "SEA-S5-7",
    "verb choose_harbour": "SEA-S5-7",
    "event fleet_left": "SEA-S7-16",
    "event harbours_left_over": "SEA-NW-3",
    "event shortage": "BASE-35",
    "event fish_short": "TB-FISH-13",
    "event robber_left": "TB-FR-2",
    "verb remove_robber": "TB-FR-2",
    "verb robber_home": "TB-TWO-8",  # most boards of the sea have no desert for it
    "event harbormaster": "TB-HM-2",
    "event metropolis_lost": "CK-52",
    "phase place_metropolis": "CK-51",
    "verb place_metropolis": "CK-51",
    "verb keep_road_off": "CK-83",
    "verb rebuild_ship": "CK-105",
}


def tour(name: str) -> Iterator[GameSpec]:
    """Tables of a game at which together everything can happen: with the usual rules, and with all of them changed."""
    for plain in sorted(plain_tables(name), key=lambda plain: plain.seats < 4):  # those who play with more come first
        between = (("extension", "paired_players"),) if plain.seats == 5 else ()
        yield GameSpec(name, plain.seats, plain.options + between)
    _, changed, *_ = mixtures(plain_tables(name)[-1], 1)
    yield GameSpec(name, changed.seats, tuple(item for item in changed.options if item[0] not in SHORT))


def plain_tables(name: str) -> list[GameSpec]:
    return [plain for plain in plain_rulesets() if plain.name == name]


LONGEST = {f"seafarers/{name}" for name in ("new_shores", "four_islands", "new_world", "oceania", "wonders")}
LONGEST |= {f"traders_barbarians/{name}_new_shores" for name in ("rivers", "attack", "wagons")}
LONGEST |= {"traders_barbarians/wagons_through_the_desert"}


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if number % 2 > 0 or name in LONGEST else ())
        for number, name in enumerate(entry.name for entry in catalogue() if entry.box != "base")
    ],
)
def test_random_players_come_everywhere_at_sea(name: str) -> None:
    """As many games as it takes, but not more than 38 rounds of tables."""
    specs = list(tour(name))
    missing = {what for spec in specs for what in possible(spec.new_game(1).rules)}
    missing -= {*NEVER.get(name, ()), *SELDOM}
    for seed in range(2, 40):  # a few are enough for most games
        for spec in specs:
            met = met_in(spec, seed)
            assert met.isdisjoint(NEVER.get(name, ()))
            missing -= met
            if not missing:
                return
    assert sorted(missing) == []


@pytest.mark.long
def test_random_players_come_everywhere_with_cities_at_sea() -> None:
    """What neither box brings alone."""
    specs = [
        GameSpec(name, seats, (("cities_knights", True),))
        for name, seats in (("seafarers/forgotten_tribe", 4), ("seafarers/new_shores", 3))
    ]
    games = [GameSpec(name, 4).new_game(1) for name in (CITIES, *(spec.name for spec in specs))]
    alone = {what for game in games for what in possible(game.rules)}
    missing = {what for spec in specs for what in possible(spec.new_game(1).rules)} - alone
    assert len(missing) > 4
    assert never_met(specs, missing) == []
