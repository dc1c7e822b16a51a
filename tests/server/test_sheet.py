"""The numbers that a sheet tells are those by which the rules play: whoever shows them need not know any rule."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.catalogue import catalogue, new_game
from archipel.rules.box_chapter import BoxChapter
from archipel.rules.seafarers.wonders import COSTS
from archipel.server.table.sheet import make_sheet
from archipel.texts import Texts
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.rules.junior.junior_tables import a_junior_table
from tests.rules.seafarers.scenario_tables import a_scenario_table
from tests.rules.seafarers.test_wonders import PLACED, take
from tests.tables import BLUE, RED

TRACKS = ("trade", "politics", "science")
HOME = "0,1S"  # red's city
OTHERS = ("0,-1N", "2,-2N")  # and where it builds more


def with_cities(table: CityTable) -> CityTable:
    for corner in OTHERS:
        table.city(RED, corner)
    return table


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", range(1, 6))
def test_the_price_of_a_level_is_what_an_improvement_takes(track: str, level: int) -> None:
    table = with_cities(a_city_table(rolled=True)).level(RED, track, level - 1)
    price = make_sheet(table.game).prices[f"{track}_{level}"]
    table.hold(RED, **price)
    table.do(f"improve {track}")
    assert table.hand(RED) == {}


def test_there_is_a_price_for_every_level_and_no_more() -> None:
    table = a_city_table()
    sheet = make_sheet(table.game)
    levels = len(sheet.tables["levels"])
    table.level(RED, "science", levels)
    assert f"science_{levels}" in sheet.prices
    assert f"science_{levels + 1}" not in sheet.prices
    table.hold(RED, paper=12)
    assert "improve science" not in table.legal("improve")


def test_the_level_of_the_metropolis_and_that_of_the_ability() -> None:
    table = a_city_table()
    level = {row["brings"]: row["level"] for row in make_sheet(table.game).tables["levels"]}
    table.level(RED, "trade", level["ability"] - 1)
    assert 2 not in rates(table)
    table.level(RED, "trade", level["ability"])
    assert rates(table) == [2, 2, 2]
    table.level(RED, "trade", level["metropolis"] - 1)
    assert table.told("metropolis_founded") == []
    table.level(RED, "trade", level["metropolis"])
    assert len(table.told("metropolis_founded")) == 1


def readings(table: Any) -> dict[str, Any]:
    found: dict[str, Any] = table.game.view(-1).readings()
    return found


def rates(table: CityTable) -> list[int]:
    """For how many of each commodity red gets another card."""
    return [table.block("rate", RED * 8 + kind) for kind in (5, 6, 7)]


def test_a_verb_names_its_price_and_takes_it() -> None:
    table = a_city_table(rolled=True)
    sheet = make_sheet(table.game)
    prices = {verb.name: verb.price for verb in sheet.verbs if verb.price}
    assert prices["build_road"] == "road"
    assert prices["recruit"] == "knight"
    assert set(prices.values()) <= set(sheet.prices)
    assert "improve" not in prices  # what a level costs differs
    table.hold(RED, **sheet.prices[prices["build_road"]])
    table.do(next(action for action in table.legal() if action.startswith("build_road")))
    assert table.hand(RED) == {}


@pytest.mark.parametrize("name", [found.name for found in catalogue() if 4 in found.seats])
def test_verbs_say_what_a_client_needs_to_lay_them_out(name: str) -> None:
    game = new_game(name, 4, 1)
    sheet = make_sheet(game)
    roles = {verb.name: verb.roles for verb in sheet.verbs}
    chapters = {chapter.name for chapter in game.rules.chapters}
    for verb in sheet.verbs:
        assert verb.chapter in chapters
        assert bool(verb.plays) == ("card" in verb.roles)
        if {"offer", "accept", "counter", "confirm", "withdraw", "at_rate"} & set(verb.roles):
            assert "trade" in verb.roles
        for field in verb.fields:
            assert not field.owed or field.owed in {block.name for block in sheet.blocks}
    # Every game is rolled, ended and traded in, and an offer is answered in every way.
    found = {role for listed in roles.values() for role in listed}
    assert {"roll", "ends_turn", "build", "offer", "accept", "counter", "confirm", "withdraw"} <= found
    for phase in sheet.phases:
        answers = [role for verb in (*phase.verbs, *phase.forms) for role in roles[verb]]
        assert "accept" not in answers or {"passes", "counter", "confirm", "withdraw"} <= set(answers)
        assert not phase.cause or phase.cause in {event.name for event in sheet.events}


def test_forms_name_the_block_that_says_how_many_cards() -> None:
    sheet = make_sheet(a_city_table().game)
    owed = {verb.name: [field.owed for field in verb.fields] for verb in sheet.verbs if verb.form}
    assert owed == {
        "discard_cards": ["discards_owed"],
        "give_cards": ["gifts_owed"],
        "offer_trade": ["", "", ""],
        "counter_trade": ["", ""],
    }


def test_a_promotion_costs_what_the_sheet_says() -> None:
    table = a_city_table(rolled=True).knight(RED, "1,-2N")
    table.hold(RED, **make_sheet(table.game).prices["promotion"])
    table.do("promote 1,-2N")
    assert table.hand(RED) == {}


def test_the_barbarians_land_after_so_many_steps() -> None:
    steps = readings(a_city_table())["if_attacked_now"]["steps_left"]
    for at, attacks in ((steps - 2, 0), (steps - 1, 1)):
        table = a_city_table(barbarians=at, dice=[(1, 1)], events=["ship"]).do("roll")
        assert len(table.told("barbarians_attacked")) == attacks


@pytest.mark.parametrize("level", [1, 2, 4])
def test_whoever_has_a_level_draws_up_to_that_red_die(level: int) -> None:
    most = next(row["red"] for row in make_sheet(a_city_table().game).tables["gates"] if row["level"] == level)
    for red in (most, most + 1):
        table = a_city_table(dice=[(red, 1)], events=["science"], chance={"progress": ["crane"]})
        table.level(BLUE, "science", level).do("roll")
        assert table.progress_of(BLUE) == ({"crane": 1} if red == most else {})


def test_every_progress_card_is_of_the_deck_it_is_drawn_from() -> None:
    decks = make_sheet(a_city_table().game).decks
    assert sorted(set(decks.values())) == sorted(TRACKS)
    for card, deck in decks.items():
        table = a_city_table(dice=[(1, 1)], events=[deck], chance={"progress": [card]})
        table.level(RED, deck, 1).do("roll")
        seen = table.told("drew_progress") + table.told("laid_open")
        assert [row["card"] for row in seen] == [card]


def test_the_piles_trade_at_these_rates() -> None:
    table = a_junior_table(rolled=True)
    rum = list(table.piles.names).index("rum")
    for port in (0, 1):
        table.state.s[table.rules.block_named["port"].at + rum] = port  # red's first port, for rum
        rate = readings(table)["rates"][RED][rum]
        assert rate == (2 if port else 3)
        table.hold(RED, rum=rate - 1)
        assert "pile_trade rum gold" not in table.legal("pile_trade")
        table.hold(RED, rum=rate)
        assert "pile_trade rum gold" in table.legal("pile_trade")


def test_forts_begin_with_so_many_tokens() -> None:
    game = new_game("seafarers/pirate_islands", 4, 1)
    assert game.view(-1).to_json()["fort_tokens"] == [make_sheet(game).facts["fort_tokens"]] * 4


def test_a_wonder_has_so_many_stages() -> None:
    stages = make_sheet(new_game("seafarers/wonders", 4, 1)).facts["wonder_stages"]
    for built in (stages - 1, stages):
        table = a_scenario_table("wonders", placed=PLACED, rolled=True, hands={RED: COSTS["castle"]})
        take(table, RED, "castle", built)
        assert bool(table.legal("build_wonder")) == (built < stages)


@pytest.mark.parametrize(("name", "dice"), [("base", 2), ("cities_knights", 2), ("junior", 1)])
def test_so_many_dice_are_rolled(name: str, dice: int) -> None:
    game = new_game(name, 4, 1)
    assert make_sheet(game).facts["dice"] == dice
    while "roll" not in {action.kind for action in game.legal_actions()}:
        game.apply(game.legal_actions()[0])
    game.apply("roll")
    rolls = [str(event.fields["dice"]) for event in game.events if event.kind == "rolled"]
    assert [roll.count("+") + 1 for roll in rolls] == [dice]


@pytest.mark.parametrize("name", [found.name for found in catalogue() if 4 in found.seats])
def test_no_two_chapters_tell_the_same(name: str) -> None:
    game = new_game(name, 4, 1)
    chapters = [chapter for chapter in game.rules.chapters if isinstance(chapter, BoxChapter)]
    for told in (BoxChapter.facts, BoxChapter.decks):
        names = [one for chapter in chapters for one in getattr(chapter, told.__name__)()]
        assert len(names) == len(set(names))
    assert make_sheet(game).facts["dice"] in (1, 2)


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("seafarers/four_islands", {"new_island_points": 2}),
        ("seafarers/wonders", {"new_island_points": 1}),
        ("seafarers/forgotten_tribe", {"tribe_gift_points": 1}),
        ("cities_knights", {"merchant_points": 1, "printer_points": 1, "constitution_points": 1}),
        ("traders_barbarians/caravans", {"between_camels_points": 1}),
        ("traders_barbarians/wagons", {"best_wagon_points": 1, "delivery_points": 1}),
        ("junior", {"castle_points": 1}),
    ],
)
def test_what_brings_points_is_on_the_sheet_and_has_a_name(name: str, facts: dict[str, int]) -> None:
    told = make_sheet(new_game(name, 4, 1)).facts
    assert {fact: told.get(fact) for fact in facts} == facts
    for language in ("en", "fr"):
        texts = Texts(language)
        for fact in facts:
            scored = fact.removesuffix("_points")
            assert any(texts.has(f"{kind}-{scored}") for kind in ("award", "page-points", "card")), fact


def test_the_old_boot_is_on_the_card_of_costs_and_points() -> None:
    assert make_sheet(new_game("traders_barbarians/fishermen", 4, 1)).facts["old_boot"] == 1
    assert all(Texts(language).has("page-wins-old_boot") for language in ("en", "fr"))


def test_every_settlement_on_foreign_land_may_score() -> None:
    facts = make_sheet(new_game("seafarers/wonders", 4, 1, island_point="every")).facts
    assert facts["island_settlement_points"] == 1
    assert "new_island_points" not in facts
