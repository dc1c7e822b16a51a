"""What bots make of the sea: ships, islands, gold, presents, cloth, forts and wonders; and that they beat chance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import archipel
from archipel import bots
from archipel.arena import play_match
from archipel.board.vectors import COMPILED
from archipel.bots.evaluation import HALF, Evaluation
from tests.bots.games import SMALL
from tests.features import evaluated, features
from tests.rules.seafarers.scenario_tables import a_scenario_table
from tests.rules.seafarers.sea_tables import a_sea_table
from tests.rules.seafarers.test_cloth import TO_ELEVEN
from tests.rules.seafarers.test_cloth import a_table as a_cloth_table
from tests.rules.seafarers.test_forgotten_tribe import PLACED as TRIBE_PLACED
from tests.rules.seafarers.test_pirate_islands import a_table as a_pirate_table
from tests.rules.seafarers.test_pirate_islands import arm, sail
from tests.rules.seafarers.test_wonders import a_table as a_wonders_table
from tests.rules.seafarers.test_wonders import take
from tests.tables import RED, Table

pytestmark = pytest.mark.compiled

SCENARIOS = [entry.name for entry in archipel.catalogue() if entry.box == "seafarers"]
SHIP = {"lumber": 1, "wool": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
WAY = ("2,-1SE", "2,0NE", "3,-1SE", "3,0NE")  # from red's first ship on the small sea to the eastern island
TEXTS = Path(archipel.__file__).parent / "texts"


def choice(table: Table, name: str = "standard", **settings: int) -> str:
    """What a bot that makes no offers does for the seat that is asked."""
    more = {"offers": 0} if name == "standard" else {}
    bot = bots.make(name, seed=1, **{**SMALL[name], **more, **settings})
    return str(bot.choose(table.game.view(table.game.seat)))


def score(table: Table, seat: int) -> float:
    return evaluated(table).score(table.state, seat, True)


# ---- ships and islands


def test_ships_lead_to_the_foreign_island() -> None:
    """Half the way is done; the other half and the settlement follow as soon as they can be paid."""
    table = a_sea_table(rolled=True).ship(RED, *WAY[:2])
    for edge in WAY[2:]:
        table.hold(RED, **SHIP)
        assert choice(table, nodes=40) == f"build_ship {edge}"
        table.do(f"build_ship {edge}")
    table.hold(RED, **SETTLEMENT)
    assert choice(table, nodes=40) == "build_settlement 4,-1S"
    table.do("build_settlement 4,-1S")
    assert table.block("island_points", RED) == 2


def test_each_ship_on_the_way_is_worth_something() -> None:
    table = a_sea_table(rolled=True)
    scores = [score(table, RED)]
    near = [features(table, RED)["points overseas"]]
    for edge in WAY:
        table.ship(RED, edge)
        scores.append(score(table, RED))
        near.append(features(table, RED)["points overseas"])
    assert scores == sorted(scores)
    assert near == pytest.approx([2 * (6 - ships) / 6 for ships in (4, 3, 2, 1, 1)])  # behind the last the next


def test_who_has_arrived_would_rather_settle_than_stay_near() -> None:
    table = a_sea_table(rolled=True).ship(RED, *WAY)
    near = score(table, RED)
    assert score(table.settle(RED, "4,-1S"), RED) > near


def test_a_ship_that_leads_nowhere_is_moved() -> None:
    """Without cards one still has the move of the turn; half of it is never a plan."""
    table = a_sea_table(rolled=True)
    marks = Evaluation(table.rules).marks
    lift = table.rules.verb_named["lift_ship"]
    assert all(marks[lift.base + i] & HALF for i in range(lift.size))
    table.ship(RED, "1,1NE", *WAY[:3])
    assert "lift_ship 1,1NE" in table.legal()
    for name in ("greedy", "standard"):
        assert choice(table, name) == "lift_ship 1,1NE"
    table.do("lift_ship 1,1NE")
    assert choice(table) == f"set_ship {WAY[3]}"
    table.do(f"set_ship {WAY[3]}")
    assert choice(table) == "end_turn"


# ---- gold


def test_gold_brings_the_card_that_is_missing() -> None:
    table = a_sea_table(chance={"dice": [(1, 2)]}, hands={RED: {"ore": 2, "grain": 2}}).settle(RED, "4,1N")
    table.do("roll")
    assert table.game.phase == "gold"
    assert choice(table) == "take_gold ore"


def test_gold_is_production_of_every_kind() -> None:
    table = a_sea_table()
    before = features(table, RED)["kinds produced"]
    table.settle(RED, "4,1N")
    assert features(table, RED)["kinds produced"] > before
    assert features(table, RED)["kinds produced"] == pytest.approx(1.0)


# ---- the scenarios' own aims


def test_presents_of_the_tribe_are_fetched() -> None:
    """A ship lies before the island: the next ones go round it, past a card."""
    table = a_scenario_table("forgotten_tribe", placed=TRIBE_PLACED, hands={RED: SHIP}, rolled=True)
    table.ship(RED, "0,0SW")
    assert choice(table, nodes=40) == "build_ship -1,0E"


def test_a_village_is_reached() -> None:
    """The last ship to a village is built as soon as it can be paid."""
    table = a_cloth_table(hands={RED: SHIP}, rolled=True)
    assert choice(table, nodes=40) == f"build_ship {TO_ELEVEN}"


@pytest.mark.parametrize(("warships", "attacks"), [(8, True), (4, True), (1, False)])
def test_a_fort_is_attacked_with_enough_warships(warships: int, attacks: bool) -> None:
    table = arm(sail(a_pirate_table(rolled=True), RED), RED, warships)
    assert (choice(table) == "attack_fort") == attacks


def test_the_wonder_that_can_be_paid_is_taken() -> None:
    """Two cities: the theatre is free, and its first stage is in hand."""
    table = a_wonders_table(hands={RED: {"brick": 1, "wool": 3, "lumber": 1}})
    table.city(RED, "0,3N").city(RED, "-1,3N")
    assert choice(table, nodes=40) == "take_wonder great_theatre"
    table.do("take_wonder great_theatre")
    assert choice(table, nodes=40) == "build_wonder"


def test_the_last_stage_wins() -> None:
    table = take(a_wonders_table(hands={RED: {"brick": 1, "wool": 3, "lumber": 1}}), RED, "great_theatre", 3)
    assert choice(table) == "build_wonder"


# ---- whole games


@pytest.mark.long
@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(name, marks=pytest.mark.slow if number % 2 > 0 else ())
        for number, name in enumerate(SCENARIOS if COMPILED else SCENARIOS[:2])
    ],
)
def test_standard_beats_random_at_sea(scenario: str) -> None:
    texts = [":".join(["standard", *(f"{key}={value}" for key, value in SMALL["standard"].items())]), *["random"] * 3]
    spec = f"{scenario}:seats=4" + ("" if COMPILED else ",target=5")
    result = play_match(spec, texts, games=4 if COMPILED else 1, seed=5, jobs=1, most_turns=400)
    assert result.ok, result.failures
    assert result.bots[0].wins == len(result.games)


# ---- hints


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_feature_has_words_for_hints(language: str) -> None:
    """A hint names the features that a choice betters; those without weight never come up."""
    known = {
        key for path in (TEXTS / language).glob("*.ftl") for key in re.findall(r"^hint-(\w+) =", path.read_text(), re.M)
    }
    games = [("base", 4), *((scenario, 4) for scenario in SCENARIOS), ("seafarers/wonders", 6)]
    for name, seats in games:
        evaluation = Evaluation(archipel.new_game(name, seats, seed=1).rules)
        weighed = {name for name, weight in zip(evaluation.names, evaluation.weights, strict=True) if weight != 0.0}
        assert {re.sub(r"[^a-z0-9_]+", "_", name.lower()) for name in weighed} <= known
