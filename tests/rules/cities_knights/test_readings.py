"""What the rules work out for clients is what then happens: prices, levels, the attack, the hand limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.rules.cities_knights.test_barbarians import ATTACKS, before_the_attack
from tests.tables import BLUE, RED

pytestmark = pytest.mark.compiled

HOME = "0,1S"  # red's city
MORE = ("0,-1N", "2,-2N")  # and where it builds others


def readings(table: CityTable) -> dict[str, Any]:
    return table.game.view(-1).readings()


def with_cities(table: CityTable) -> CityTable:
    for corner in MORE:
        table.city(RED, corner)
    return table


@pytest.mark.parametrize("cards", [(), ("crane",)])
def test_ck_41_ck_71_the_next_price_is_what_is_paid(cards: Sequence[str]) -> None:
    table = with_cities(a_city_table(progress={RED: list(cards)}, rolled=True)).level(RED, "trade", 2)
    table.do(*(f"play_{card}" for card in cards))
    price = readings(table)["next_price"][RED]["trade"]
    assert price == {"cloth": 2 if cards else 3}
    table.hold(RED, **price)
    table.do("improve trade")
    assert table.hand(RED) == {}
    assert readings(table)["next_price"][RED]["trade"] == {"cloth": 4}


def test_ck_47_a_complete_track_has_no_next_level() -> None:
    table = with_cities(a_city_table()).level(RED, "science", 5)
    assert set(readings(table)["next_price"][RED]) == {"trade", "politics"}
    assert set(readings(table)["next_level"][RED]) == {"trade", "politics"}


@pytest.mark.parametrize(
    ("mine", "theirs", "brings"),
    [
        (0, 0, []),
        (2, 0, ["ability"]),
        (3, 0, ["metropolis"]),
        (3, 4, []),
        (4, 3, ["metropolis_for_good"]),
        (4, 5, []),
    ],
)
def test_ck_48_what_the_next_level_brings(mine: int, theirs: int, brings: list[str]) -> None:
    table = with_cities(a_city_table())
    table.level(BLUE, "politics", theirs).level(RED, "politics", mine)
    assert readings(table)["next_level"][RED]["politics"] == {"level": mine + 1, "brings": brings}


def test_ck_49_a_fifth_level_takes_the_metropolis_from_a_fourth() -> None:
    table = with_cities(a_city_table()).level(BLUE, "politics", 4).level(RED, "politics", 4)
    assert readings(table)["next_level"][RED]["politics"]["brings"] == ["others_metropolis"]
    assert readings(table)["next_level"][BLUE]["politics"]["brings"] == ["metropolis_for_good"]
    table.level(RED, "politics", 5)
    assert table.told("metropolis_lost")[0]["seat"] == BLUE


@pytest.mark.parametrize("sides", [sides for _, sides, _, _ in ATTACKS])
def test_ck_24_to_29_the_attack_comes_as_it_was_read(sides: list[str]) -> None:
    table = before_the_attack(sides)
    read = readings(table)["if_attacked_now"]
    assert read["steps_left"] == 1
    table.do("roll")
    outcome = "held" if read["holds"] else "sacked"
    expected = {"strength": read["strength"], "defence": read["defence"], "outcome": outcome}
    assert table.told("barbarians_attacked") == [expected]
    assert [told["strength"] for told in table.told("landing_part")] == read["strengths"]
    lost = {told["seat"] for told in table.told("city_lost")}
    if table.phase() == "lose_city":
        lost |= set(table.game.deciding)
    assert lost == set(read["lose"])
    assert read["holds"] == (read["defence"] >= read["strength"])
    thanked = [told["seat"] for told in table.told("defender")]
    choosing = table.game.deciding if table.phase() == "choose_deck" else []
    assert read["thanks"] == ("defender" if thanked else "progress" if choosing else "")
    assert thanked == (read["defend"] if thanked else [])
    assert set(choosing) <= set(read["defend"])


def test_ck_67_the_hand_limit_counts_walls() -> None:
    table = a_city_table()
    before = readings(table)["hand_limit"]
    table.wall(RED, HOME)
    assert readings(table)["hand_limit"] == [before[RED] + 2, *before[1:]]
    assert readings(table)["hand_limit"][RED] == int(table.robber.hand_limit(table.state, RED))
