"""Traders & Barbarians in the catalogue: what is in the box, and what its variants and scenarios go with."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import archipel
from archipel.catalogue import catalogue, entry
from archipel.engine.errors import SetUpError
from archipel.rules.box_chapter import BoxChapter
from archipel.rules.traders_barbarians.event_deck import COUNTS

SCENARIOS = [found.name for found in catalogue() if found.box == "traders_barbarians" and found.file.order]
VARIANTS = {"friendly_robber": True, "event_cards": True, "harbormaster": True}


def played(name: str, seats: int, actions: int = 120, **options: object) -> archipel.Game:
    """The beginning of a random game."""
    game, chance = archipel.start(archipel.GameSpec(name, seats, tuple(options.items())), 5), Random(5)
    for _ in range(actions):
        if not game.over:
            game.apply(chance.choice(game.legal_actions()), game.seat)
    return game


def test_tb_1_what_is_in_the_box() -> None:
    stock = {
        piece: count
        for name in SCENARIOS
        for chapter in archipel.new_game(name, seats=4).rules.chapters
        if isinstance(chapter, BoxChapter)
        for piece, count in chapter.piece_stock().items()
    }
    assert 4 * stock["path_knight"] == 24
    assert 4 * entry("traders_barbarians/rivers").scenario(4).pieces["bridge"] == 12
    assert sum(COUNTS) == 36
    assert entry("traders_barbarians/caravans").scenario(4).values["camels"] == (22,)
    assert entry("traders_barbarians/barbarian_attack").scenario(4).values["barbarians"] == (36,)


@pytest.mark.parametrize("name", SCENARIOS)
def test_tb_2_combo_4_every_scenario_goes_with_all_variants(name: str) -> None:
    game = played(name, 4, **VARIANTS)
    assert game.turn > 0
    two = played(name, 2, for_two=True, **VARIANTS)
    assert int(two.rules.colours) == 4 and two.turn > 0


@pytest.mark.parametrize("name", SCENARIOS)
def test_combo_9_ck_114_a_scenario_goes_with_cities_and_knights_only_as_an_advanced_combination(name: str) -> None:
    with pytest.raises(SetUpError) as refused:
        archipel.new_game(name, seats=4, cities_knights=True)
    assert refused.value.rule == "COMBO-9"


@pytest.mark.parametrize(
    ("name", "target", "with_harbormaster"),
    [("fishermen", 13, 14), ("rivers", 13, 14), ("caravans", 15, 16), ("wagons", 15, 16)],
)
def test_combo_22_to_26_targets_with_cities_and_knights(name: str, target: int, with_harbormaster: int) -> None:
    found = entry(f"traders_barbarians/{name}")
    chosen: dict[str, object] = {"cities_knights": True, "advanced_combinations": True}
    assert found.choose(4, chosen)["target"] == target
    assert found.choose(4, {**chosen, "harbormaster": True})["target"] == with_harbormaster


# For five and six: tiles of each terrain, number tokens on the board, pieces that the scenario counts.
LAND = {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5}
LARGE_BOARDS: dict[str, tuple[dict[str, int], int, dict[str, tuple[int, ...]]]] = {
    "fishermen": ({**LAND, "lake": 2}, 28 + 6, {"fish_tokens": (15, 15, 13)}),  # six numbers are printed on the lakes
    "rivers": ({**LAND, "swamp": 2}, 28, {}),
    "caravans": ({**LAND, "oasis": 2}, 28, {"camels": (33,)}),
    "barbarian_attack": (
        {**LAND, "forest": 5, "pasture": 5, "castle": 2, "desert": 2},
        26,
        {"barbarians": (48,), "knights": (6,)},
    ),
    "wagons": ({**LAND, "castle": 1, "quarry": 3, "glassworks": 3, "desert": 2}, 28, {"goods": (9,)}),
}


@pytest.mark.parametrize("name", LARGE_BOARDS)
def test_tb_3_every_scenario_has_a_board_for_five_and_six(name: str) -> None:
    terrains, tokens, values = LARGE_BOARDS[name]
    for seats in (5, 6):
        game = archipel.new_game(f"traders_barbarians/{name}", seats, seed=3)
        board: dict[str, Any] = game.view(0).to_json()
        words = game.rules.block_named["terrain"].names
        assert Counter(words[code] for code in board["terrain"]) == terrains
        assert sum(bits.bit_count() for bits in board["numbers"]) == tokens
        assert values.items() <= entry(f"traders_barbarians/{name}").scenario(seats).values.items()


def test_combo_35_choices_of_several_go_clockwise_from_the_active_player() -> None:
    spec = archipel.GameSpec("base", 4, (("event_cards", True), ("start", 2), ("layout", "beginner")))
    game = archipel.start(spec, 1, None, None, {"event_card": ["plentiful_year_2"]})
    chance = Random(1)
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    supply = game.rules.block_named["supply"]
    for kind in range(5):
        game.state.s[supply.at + kind] = 2  # so that the last card may be wanted by several
    game.apply("reveal_card")
    asked = []
    while any(action.kind == "take_resource" for action in game.legal_actions()):
        asked.append(game.seat)
        game.apply(next(action for action in game.legal_actions() if action.kind == "take_resource"), game.seat)
    assert asked == [2, 3, 0, 1]


def test_combo_15_two_players_reveal_two_cards_in_a_turn_also_with_the_same_number() -> None:
    spec = archipel.GameSpec("base", 2, (("event_cards", True), ("for_two", True)))
    game = archipel.start(spec, 1, None, None, {"event_card": ["no_event_8", "no_event_8", "no_event_5"]})
    game.listen()
    chance = Random(1)
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    while not any(action.kind == "end_turn" for action in game.legal_actions()):
        rolls = [action for action in game.legal_actions() if action.kind in ("reveal_card", "roll_again")]
        game.apply(rolls[0] if rolls else chance.choice(game.legal_actions()), game.seat)
    assert [event["number"] for event in game.events if event.kind == "card_revealed"] == [8, 8]
