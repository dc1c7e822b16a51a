"""Which rules a game is played by, and which of its options are rules of the house."""

from __future__ import annotations

from typing import Any

import pytest

from archipel import rulebook
from archipel.catalogue import catalogue, entry, rules_in_play
from archipel.catalogue.rules_in_play import FAMILIES


@pytest.mark.parametrize(
    ("game", "seats", "options", "families"),
    [
        ("base", 4, {}, {"BASE"}),
        ("base", 4, {"friendly_robber": True}, {"BASE", "TB", "TB-FR"}),
        ("cities_knights", 4, {}, {"BASE", "CK"}),
        ("cities_knights", 4, {"event_cards": True}, {"BASE", "CK", "TB", "TB-EV", "COMBO"}),
        ("seafarers/oceania", 4, {"cities_knights": True}, {"BASE", "SEA", "SEA-S3", "CK", "COMBO"}),
        ("traders_barbarians/wagons", 4, {}, {"BASE", "TB", "TB-TB"}),
        (
            "traders_barbarians/wagons_through_the_desert",
            4,
            {},
            {"BASE", "SEA", "SEA-S4", "TB", "TB-TB", "COMBO"},
        ),
        ("junior", 3, {}, {"JR"}),
    ],
)
def test_the_families_of_a_game(game: str, seats: int, options: dict[str, Any], families: set[str]) -> None:
    assert set(rules_in_play(entry(game), seats, options).families) == families


def test_every_family_of_the_rulebook_is_in_play_somewhere() -> None:
    everywhere = {rule.family for rule in rulebook.rules()}
    assert set(FAMILIES.values()) | {"TB", "COMBO"} == everywhere
    boards = [rules_in_play(found, found.seats[-1], {}).families for found in catalogue()]
    assert {family for families in boards for family in families if family.startswith(("SEA", "JR", "CK"))} == {
        family for family in everywhere if family.startswith(("SEA", "JR", "CK"))
    }


def test_the_extension_is_in_play_with_five_and_six() -> None:
    assert rulebook.rule(rules_in_play(entry("base"), 4, {}).without[0]).section.startswith("5")
    assert rules_in_play(entry("base"), 5, {}).without == ()


def test_what_a_table_chose_otherwise_is_a_rule_of_the_house() -> None:
    def house(game: str, **options: object) -> dict[str, tuple[object, str]]:
        return {one.option: (one.value, one.rule) for one in rules_in_play(entry(game), 4, options).house}

    assert house("base", layout="random", start=1) == {}
    assert house("base", hand_limit=9, friendly_robber=True) == {
        "hand_limit": (9, "BASE-38"),
        "friendly_robber": (True, "TB-FR-1"),
    }
    assert house("base", phases="combined") == {"phases": ("combined", "BASE-28")}
    assert house("cities_knights") == {}  # which plays so by its rules
    assert house("seafarers/oceania", cities_knights=True, fog_reach="edge") == {"fog_reach": ("edge", "SEA-S3-6")}
