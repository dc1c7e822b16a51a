"""Cities & Knights in the catalogue: a game of its own, a layer over the sea, and what does not go together."""

from __future__ import annotations

import pytest

from archipel import GameSpec, SetUpError, catalogue, new_game, parse_spec, replay
from archipel.board.colours import COLOURS
from archipel.catalogue import BASE_OPTIONS, Entry, Option, entry
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.development import Development
from archipel.rules.cities_knights.at_sea import CitiesAtSea
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.five_six.paired_players import PairedPlayers
from archipel.rules.five_six.special_building import SpecialBuilding
from archipel.rules.seafarers.ships import Ships
from tests.catalogue.custom import custom_file
from tests.tables import Table

CITIES = "cities_knights"
SEA = [found.name for found in catalogue() if found.box == "seafarers"]
COMBINES = [name for name in SEA if name != "seafarers/pirate_islands"]
# The published targets of the sea with this box on top (COMBO section 4).
TARGETS = {
    "new_shores": 16,
    "four_islands": 15,
    "oceania": 14,
    "through_the_desert": 16,
    "forgotten_tribe": 15,
    "cloth": 16,
    "wonders": 12,
    "new_world": 14,
}


def option(found: Entry, wanted: str) -> Option:
    return next(one for one in found.options if one.name == wanted)


def refused(name: str, seats: int, reason: str, rule: str, **given: object) -> None:
    with pytest.raises(SetUpError) as caught:
        entry(name).choose(seats, given)
    assert reason in caught.value.reason, caught.value.reason
    assert caught.value.rule == rule


def supply(table: Table, card: str) -> int:
    return table.block("supply", table.game.rules.block_named["supply"].names.index(card))


# ---- alone


def test_combo_2_it_is_a_game_on_the_island_of_the_base_game() -> None:
    found = entry(CITIES)
    assert found.box == CITIES
    assert found.seats == (3, 4, 5, 6)
    assert found.colours == COLOURS
    assert {one.name for one in BASE_OPTIONS} <= {one.name for one in found.options}
    for one in found.options:
        assert one.default in one.choices or one.least <= int(str(one.default)) <= one.most


def test_ck_11_thirteen_points_win_unless_another_number_is_chosen() -> None:
    assert option(entry(CITIES), "target").default == 13
    assert entry(CITIES).choose(4, {})["target"] == 13
    assert entry(CITIES).choose(4, {"target": 10})["target"] == 10
    assert Table(new_game(CITIES, seed=1)).block("target") == 13


def test_ck_12_trade_and_building_are_combined() -> None:
    assert entry(CITIES).choose(4, {})["phases"] == "combined"
    refused(CITIES, 4, "phases is one of combined, not 'separate'", "CK-12", phases="separate")


def test_combo_6_ck_112_two_cannot_play() -> None:
    refused(CITIES, 2, "cities_knights is for 3 to 6 seats, not 2", "COMBO-6")
    refused(CITIES, 2, "duel is one of False, not True", "COMBO-6", duel=True)
    refused(CITIES, 7, "is for 3 to 6 seats, not 7", "BASE-9")


def test_it_is_not_played_without_itself() -> None:
    assert entry(CITIES).choose(4, {})[CITIES] is True
    refused(CITIES, 4, "cities_knights is one of True, not False", "CK-7", cities_knights=False)


def test_ck_22_ck_39_what_the_rules_leave_open_may_be_chosen() -> None:
    chosen = entry(CITIES).choose(4, {})
    assert (chosen["harbour_timing"], chosen["progress_limit"]) == ("at_once", "discard")
    refused(CITIES, 4, "harbour_timing is one of at_once, next_turn, not 'later'", "CK-22", harbour_timing="later")
    refused(CITIES, 4, "progress_limit is one of discard, play_down, not 5", "CK-39", progress_limit=5)
    game = new_game(CITIES, seed=1, harbour_timing="next_turn", progress_limit="play_down")
    assert replay(game.record()) == game


@pytest.mark.parametrize(("seats", "commodities", "defenders"), [(3, 12, 6), (4, 12, 6), (5, 18, 8), (6, 18, 8)])
def test_ck_1_ck_3_ck_99_larger_tables_have_more_of_some_cards(seats: int, commodities: int, defenders: int) -> None:
    table = Table(new_game(CITIES, seats=seats, seed=1))
    assert [supply(table, card) for card in ("cloth", "coin", "paper")] == [commodities] * 3
    assert table.block("defenders_left") == defenders
    assert supply(table, "ore") == (19 if seats < 5 else 24)


def test_ck_6_there_are_neither_development_cards_nor_an_army() -> None:
    rules = new_game(CITIES, seed=1).rules
    assert not rules.has(Development)
    assert not rules.has(LargestArmy)
    assert rules.has(Barbarians)
    with pytest.raises(SetUpError, match="with cities_knights there is no deck 'development'") as caught:
        new_game(CITIES, seed=1, decks={"development": ["knight"]})
    assert caught.value.rule == "CK-6"
    with pytest.raises(SetUpError, match="there is no deck 'trade'"):
        new_game(CITIES, seed=1, decks={"trade": ["merchant"]})


def test_ck_100_ck_101_five_and_six_play_with_either_extension() -> None:
    assert new_game(CITIES, seats=5, seed=1).rules.has(SpecialBuilding)
    assert new_game(CITIES, seats=6, seed=1, extension="paired_players").rules.has(PairedPlayers)
    refused(CITIES, 4, "paired_players is for 5 or 6 seats, not 4", "BASE-85", extension="paired_players")


def test_the_chapters_between_turns_come_last() -> None:
    for name, seats in ((CITIES, 6), ("seafarers/new_shores", 6)):
        chapters = new_game(name, seats=seats, seed=1, cities_knights=True).rules.chapters
        kinds = [type(chapter) for chapter in chapters]
        assert kinds[-1] is SpecialBuilding
        assert name == CITIES or kinds.index(Ships) < kinds.index(Barbarians) < kinds.index(CitiesAtSea)


# ---- with Seafarers


@pytest.mark.long
@pytest.mark.parametrize("name", COMBINES)
def test_combo_8_every_scenario_but_one_goes_with_it(name: str) -> None:
    found = entry(name)
    assert option(found, CITIES).default is False
    assert option(found, CITIES).rule == "COMBO-8"
    for seats in found.seats:
        if seats > 2:
            rules = new_game(name, seats=seats, seed=1, cities_knights=True).rules
            assert rules.has(CitiesAtSea)
            assert not rules.has(Development)
    assert not new_game(name, seats=3, seed=1).rules.has(Barbarians)


@pytest.mark.parametrize(("scenario", "target"), TARGETS.items())
def test_ck_102_two_points_more_are_needed_at_sea(scenario: str, target: int) -> None:
    name = f"seafarers/{scenario}"
    assert entry(name).choose(4, {CITIES: True})["target"] == target
    assert entry(name).choose(4, {CITIES: False})["target"] == target - 2
    assert entry(name).choose(4, {CITIES: True, "target": 9})["target"] == 9


def test_ck_108_the_pirate_islands_need_their_development_cards() -> None:
    assert option(entry("seafarers/pirate_islands"), CITIES).choices == (False,)
    refused("seafarers/pirate_islands", 4, "cities_knights is one of False, not True", "CK-108", cities_knights=True)


@pytest.mark.parametrize("name", [name for name in COMBINES if 2 in entry(name).seats])
def test_combo_6_ck_112_a_duel_does_not_go_with_it(name: str) -> None:
    refused(name, 2, "with cities_knights duel is False, not True", "COMBO-6", cities_knights=True, duel=True)
    refused(name, 2, "cities_knights is for 3 or 4 or 5 or 6 seats, not 2", "COMBO-6", cities_knights=True)
    refused(name, 4, "with cities_knights duel is False, not True", "COMBO-6", cities_knights=True, duel=True)
    assert entry(name).choose(2, {"duel": True})[CITIES] is False


@pytest.mark.parametrize("name", COMBINES)
def test_ck_12_separate_phases_do_not_go_with_it(name: str) -> None:
    assert entry(name).choose(4, {})["phases"] == "separate"
    assert entry(name).choose(4, {CITIES: True})["phases"] == "combined"
    refused(name, 4, "with cities_knights phases is combined", "CK-12", cities_knights=True, phases="separate")


def test_a_layer_that_is_not_in_play_changes_nothing() -> None:
    plain = new_game("seafarers/cloth", seed=3)
    other = new_game("seafarers/cloth", seed=3, harbour_timing="next_turn", cities_knights=False)
    assert other.state_bytes() == plain.state_bytes()


def test_a_description_with_the_layer_survives_being_written() -> None:
    spec = GameSpec("seafarers/wonders", 5, (("cities_knights", True), ("progress_limit", "play_down")))
    assert parse_spec(str(spec)) == spec
    game = spec.new_game(4)
    assert replay(game.record()) == game
    assert game.origin.header["options"] == {"cities_knights": True, "progress_limit": "play_down"}


def test_the_base_game_has_no_such_option() -> None:
    """On the island of the base game it is a game of its own."""
    with pytest.raises(SetUpError, match="base has no option 'cities_knights'"):
        entry("base").choose(4, {CITIES: True})


# ---- custom scenarios


def test_custom_islands_take_it_along() -> None:
    text = custom_file("island").replace("target = 10", "target = 7")
    found = entry("custom/home", text)
    assert found.choose(4, {CITIES: True})["target"] == 10  # three more than without it, as in the base game
    assert found.choose(2, {"duel": True})[CITIES] is False
    game = GameSpec("custom/home", 4, (("cities_knights", True),), text).new_game(1)
    assert game.rules.has(Barbarians)
    assert replay(game.record()) == game


def test_custom_seas_take_it_along_where_their_chapters_allow() -> None:
    text = custom_file("new_shores_3")
    assert entry("custom/shores", text).choose(3, {CITIES: True})["target"] == 16
    assert GameSpec("custom/shores", 3, (("cities_knights", True),), text).new_game(1).rules.has(CitiesAtSea)
    pirates = entry("custom/pirates", custom_file("pirate_islands_3_4"))
    with pytest.raises(SetUpError) as caught:
        pirates.choose(4, {CITIES: True})
    assert caught.value.rule == "CK-108"
