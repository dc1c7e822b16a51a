"""Event Cards, Catan for Two and the Caravans, watched over whole games by a second reading of the rules."""

from __future__ import annotations

import random
from typing import Final

import pytest

import archipel
from tests.rules.traders_barbarians.audit import Board, Fields
from tests.rules.traders_barbarians.audit_caravans import Awards, Camels
from tests.rules.traders_barbarians.audit_events import Cards, Damage, Deck
from tests.rules.traders_barbarians.audit_hands import Hands, Watcher
from tests.rules.traders_barbarians.audit_two import Two

TARGET_OF: Final = {"base": 10, "traders_barbarians/caravans": 12}


def policy(rng: random.Random, actions: list[archipel.Action]) -> archipel.Action:
    """Mostly builds where it can; otherwise any kind of action, each as likely as the others."""
    kinds = sorted({action.kind for action in actions})
    building = [kind for kind in kinds if kind in ("build_settlement", "build_city", "build_road", "lay_votes")]
    kind = rng.choice(building if building and rng.random() < 0.7 else kinds)
    return rng.choice([action for action in actions if action.kind == kind])


def watchers_of(board: Board, scenario: str, options: Fields) -> list[Watcher]:
    cities = "paper" in board.blocks["hand"].names
    plain = scenario in TARGET_OF and not cities
    hands = Hands(board, plain)
    one_by_one = options.get("two_rolls") != "both_first" or bool(options.get("event_cards"))
    found: list[Watcher] = [Cards(board, hands, (scenario in TARGET_OF or cities) and one_by_one)]
    if options.get("for_two"):
        found.append(Two(board, hands, plain))
    if options.get("event_cards"):
        found += [Deck(board), Damage(board)]
    if plain:
        found.append(Awards(board, TARGET_OF[scenario] + (1 if options.get("harbormaster") else 0)))
    found.append(hands)
    if board.has("camel"):
        found.append(Camels(board, options.get("camel_vote") == "most_votes"))
    return found


def watch(scenario: str, seats: int, options: Fields, seed: int, most: int = 4000) -> int:
    """A whole game, watched; how many comparisons there were."""
    game = archipel.start(archipel.GameSpec(scenario, seats, tuple(options.items())), seed)
    board = Board(game)
    watchers = watchers_of(board, scenario, options)
    rng = random.Random(seed)
    game.listen()
    board.read_events()
    for _ in range(most):
        if game.over:
            break
        seat = rng.choice(game.deciding)
        action = policy(rng, game.legal_actions(seat))
        for watcher in watchers:
            watcher.before(seat, action)
        game.apply(action, seat)
        for event in board.read_events():
            for watcher in watchers:
                watcher.event(event.kind, event.fields)
        for watcher in watchers:
            watcher.after(seat, action)
    return sum(watcher.checks for watcher in watchers)


# ---- the games

SCENARIOS: Final = ("rivers", "fishermen", "barbarian_attack", "wagons")
AT_SEA: Final = ("new_shores", "four_islands", "oceania", "through_the_desert", "cloth", "wonders", "forgotten_tribe")
GAMES: Final = ("base", "cities_knights", "traders_barbarians/caravans")


def any_options(rng: random.Random, scenario: str, seats: int) -> Fields:
    """Some mixture of the variants."""
    found: Fields = {name: True for name in ("event_cards", "harbormaster", "friendly_robber") if rng.random() < 0.5}
    if scenario == "cities_knights":
        found["event_cards"] = True
    if seats == 2:
        found["for_two"] = True
        found["two_rolls"] = rng.choice(["one_by_one", "both_first"])
    if scenario == GAMES[2]:
        found["camel_vote"] = rng.choice(["majority", "most_votes"])
    return found


@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        ("traders_barbarians/caravans", 4, {"event_cards": True}),
        ("traders_barbarians/caravans", 2, {"for_two": True, "harbormaster": True}),
        ("base", 2, {"for_two": True, "event_cards": True}),
        ("cities_knights", 3, {"event_cards": True}),
    ],
)
def test_variants_and_caravans_over_a_game(scenario: str, seats: int, options: Fields) -> None:
    assert watch(scenario, seats, options, 5, most=400) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("scenario", "most_seats"),
    [("base", 4), ("cities_knights", 4), ("traders_barbarians/caravans", 6)]
    + [(f"traders_barbarians/{name}", 4) for name in SCENARIOS]
    + [(f"seafarers/{name}", 4) for name in AT_SEA],
)
def test_variants_and_caravans_over_whole_games(scenario: str, most_seats: int, seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(3 if scenario == "cities_knights" else 2, most_seats)
    assert watch(scenario, seats, any_options(rng, scenario, seats), seed) > 1000
