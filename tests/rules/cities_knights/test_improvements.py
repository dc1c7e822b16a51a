"""City improvements, the merchant guild, and metropolises: founded, taken, kept for good."""

from __future__ import annotations

import pytest

from archipel.bots.evaluation import Evaluation
from archipel.rules.cities_knights.improvements import LEVELS, NAMES
from archipel.rules.cities_knights.progress_deck import COMMODITIES, TRACKS
from tests.features import features
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

TRACK_CARDS = list(zip(TRACKS, COMMODITIES, strict=True))
RED_CITIES = ("0,1S", "0,-1N", "-2,3N")  # the first by placement, the second a settlement so far, the third free


def level_of(table: CityTable, seat: int, track: str) -> int:
    return table.block("improvement", seat * len(TRACKS) + TRACKS.index(track))


def metropolises(table: CityTable) -> dict[str, tuple[str, int]]:
    """Every metropolis: where it stands and whose it is."""
    found = {}
    for corner in range(int(table.graph.corners)):
        if table.block("metropolis", corner):
            track = TRACKS[table.block("metropolis", corner) - 1]
            assert table.block("metropolis_holder", TRACKS.index(track)) == table.block("held", corner)
            found[track] = (table.graph.corner_names[corner], table.block("held", corner) - 1)
    assert len(found) == sum(table.block("metropolis_holder", k) != 0 for k in range(len(TRACKS)))
    return found


def lose(table: CityTable, seat: int, corner: str) -> CityTable:
    """A city becomes a settlement past the rules."""
    table.building.lose_city(table.state, seat, table.graph.corner(corner))
    return table


def found(table: CityTable, seat: int, track: str, corner: str) -> CityTable:
    """A metropolis past the rules."""
    table.improvements.put_metropolis(table.state, seat, TRACKS.index(track), table.graph.corner(corner))
    return table


# ---- buying (CK-41, CK-42, CK-43)


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
@pytest.mark.parametrize(("track", "card"), TRACK_CARDS)
def test_ck_41_a_level_costs_as_many_of_the_commodity_of_its_track(track: str, card: str, level: int) -> None:
    table = a_city_table(rolled=True).level(RED, track, level - 1).hold(RED, **{card: level + 1})
    before = table.supply(card)
    table.do(f"improve {track}")
    assert level_of(table, RED, track) == level
    assert table.hand(RED) == {card: 1}
    assert table.supply(card) == before + level
    told = table.told("improved", to=-1)[-1]
    assert told == {
        "seat": RED,
        "track": track,
        "level": level,
        "improvement": NAMES[TRACKS.index(track)][level - 1],
    }


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
@pytest.mark.parametrize(("track", "card"), TRACK_CARDS)
def test_ck_41_one_card_less_is_too_few(track: str, card: str, level: int) -> None:
    table = a_city_table(rolled=True).level(RED, track, level - 1).hold(RED, **{card: level - 1})
    assert table.legal("improve") == []
    table.refused(f"improve {track}", "improvement.too_expensive", "CK-41")


def test_ck_41_the_three_tracks_have_their_own_commodities() -> None:
    table = a_city_table(hands={RED: {"cloth": 1, "paper": 1}}, rolled=True)
    assert table.legal("improve") == ["improve trade", "improve science"]
    table.do("improve trade", "improve science")
    assert [level_of(table, RED, track) for track in TRACKS] == [1, 0, 1]
    assert table.hand(RED) == {}


def test_ck_41_several_levels_in_one_turn_one_after_the_other() -> None:
    table = a_city_table(hands={RED: {"coin": 6}}, rolled=True)
    table.do("improve politics", "improve politics", "improve politics")
    assert level_of(table, RED, "politics") == 3
    table.refused("improve politics", "improvement.too_expensive", "CK-41")


def test_ck_41_resources_do_not_pay() -> None:
    table = a_city_table(hands={RED: {"lumber": 9, "ore": 9, "wool": 9, "brick": 9, "grain": 9}}, rolled=True)
    assert table.legal("improve") == []


@pytest.mark.parametrize(("track", "card"), TRACK_CARDS)
def test_ck_41_the_fifth_level_is_the_last(track: str, card: str) -> None:
    table = a_city_table(rolled=True).level(RED, track, 5).hold(RED, **{card: 9})
    assert table.legal("improve") == []
    table.refused(f"improve {track}", "improvement.complete", "CK-41")


def test_ck_41_not_without_a_city() -> None:
    table = lose(a_city_table(hands={RED: {"cloth": 1}}, rolled=True), RED, "0,1S")
    assert table.legal("improve") == []
    table.refused("improve trade", "improvement.no_city", "CK-41")
    table.hold(RED, cloth=1, ore=3, grain=2).do("build_city 0,-1N", "improve trade")
    assert level_of(table, RED, "trade") == 1


def test_ck_41_a_city_that_lies_on_its_side_is_none() -> None:
    table = a_city_table(hands={RED: {"cloth": 1}}, rolled=True)
    table.state.s[table.building.settlements_left + RED] = 0
    lose(table, RED, "0,1S")
    assert table.block("tipped_city", table.graph.corner("0,1S")) == 1
    table.refused("improve trade", "improvement.no_city", "CK-41")


def test_ck_41_only_after_the_roll_and_in_the_own_turn() -> None:
    table = a_city_table(hands={RED: {"cloth": 1}, BLUE: {"cloth": 1}})
    table.refused("improve trade", "turn.roll_first", "BASE-27")
    table.turn.after_roll(table.state, RED)
    table.refused("improve trade", "seat.not_deciding", "BASE-27", by=BLUE)
    table.do("improve trade")


@pytest.mark.parametrize("seat", [BLUE, WHITE, ORANGE])
def test_ck_42_improvements_belong_to_the_player_not_to_a_city(seat: int) -> None:
    """Each has levels of his own, and they stay when the city goes."""
    table = a_city_table().level(seat, "politics", 3)
    corner = next(iter(table.cities_of(seat)))
    lose(table, seat, corner)
    assert [level_of(table, p, "politics") for p in range(4)] == [3 if p == seat else 0 for p in range(4)]


def test_ck_43_every_level_has_its_name() -> None:
    assert [len(row) for row in NAMES] == [LEVELS] * 3
    assert NAMES[0][2] == "merchant_guild"
    assert NAMES[1][2] == "fortress"
    assert NAMES[2][2] == "aqueduct"
    assert len({name for row in NAMES for name in row}) == 15


# ---- the Crane (CK-71, as far as improvements are concerned)


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_ck_71_the_crane_makes_one_improvement_one_cheaper(level: int) -> None:
    table = a_city_table(rolled=True).level(RED, "science", level - 1).hold(RED, paper=level)
    table.improvements.take_crane(table.state, RED)
    table.do("improve science")
    assert (level_of(table, RED, "science"), table.hand(RED)) == (level, {"paper": 1})
    assert table.block("crane") == 0


def test_ck_71_the_first_level_is_free_but_only_once() -> None:
    table = a_city_table(rolled=True)
    table.improvements.take_crane(table.state, RED)
    assert table.legal("improve") == ["improve trade", "improve politics", "improve science"]
    table.do("improve politics")
    assert level_of(table, RED, "politics") == 1
    table.refused("improve science", "improvement.too_expensive", "CK-41")


def test_ck_71_the_crane_is_gone_with_the_turn() -> None:
    table = a_city_table(dice=[(1, 1)], events=["trade"], rolled=True)
    table.improvements.take_crane(table.state, RED)
    table.do("end_turn")
    assert table.block("crane") == 0
    table.do("roll")
    table.refused("improve trade", "improvement.too_expensive", "CK-41")


# ---- the merchant guild (CK-44) and abilities without a city (CK-47)


@pytest.mark.parametrize("give", COMMODITIES)
@pytest.mark.parametrize("take", ["lumber", "brick", "wool", "grain", "ore", *COMMODITIES])
def test_ck_44_the_guild_trades_two_equal_commodities_for_any_card(give: str, take: str) -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 3).hold(RED, **{give: 2})
    if give == take:
        table.refused(f"maritime_trade {give} {take}", "trade.same_kind", "BASE-56")
        return
    table.do(f"maritime_trade {give} {take}")
    assert table.hand(RED) == {take: 1}


def test_ck_44_as_often_as_one_likes() -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 3).hold(RED, coin=5)
    table.do("maritime_trade coin ore", "maritime_trade coin ore")
    assert table.hand(RED) == {"coin": 1, "ore": 2}
    table.refused("maritime_trade coin ore", "trade.too_few", "BASE-57")


def test_ck_44_only_from_the_third_level_of_trade_on_and_only_for_the_owner() -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 2).level(RED, "politics", 3).level(RED, "science", 3)
    assert [table.rate(RED, card) for card in COMMODITIES] == [4, 4, 4]
    table.level(RED, "trade", 3)
    assert [table.rate(RED, card) for card in COMMODITIES] == [2, 2, 2]
    assert [table.rate(BLUE, card) for card in COMMODITIES] == [4, 4, 4]


def test_ck_44_bought_in_the_turn_it_serves_at_once() -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 2).hold(RED, cloth=5)
    table.do("improve trade", "maritime_trade cloth ore")
    assert table.hand(RED) == {"ore": 1}


def test_ck_44_resources_keep_their_rates() -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 5).settle(RED, "0,-2N").hold(RED, wool=3, cloth=2)
    assert [table.rate(RED, card) for card in ("lumber", "wool", *COMMODITIES)] == [3, 3, 2, 2, 2]
    table.settle(RED, "1,1S")
    assert table.rate(RED, "wool") == 2


def test_ck_44_not_at_the_second_level_even_when_rates_are_worked_out_anew() -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 2).settle(RED, "0,-2N")
    assert [table.rate(RED, card) for card in COMMODITIES] == [3, 3, 3]


@pytest.mark.parametrize("order", ["guild first", "harbour first"])
def test_ck_44_a_generic_harbour_does_not_spoil_the_guild(order: str) -> None:
    table = a_city_table(rolled=True)
    if order == "guild first":
        table.level(RED, "trade", 3).settle(RED, "0,-2N")
    else:
        table.settle(RED, "0,-2N").level(RED, "trade", 3)
    assert [table.rate(RED, card) for card in ("ore", *COMMODITIES)] == [3, 2, 2, 2]


def test_ck_45_the_fortress_is_the_third_level_of_politics() -> None:
    table = a_city_table(hands={RED: {"ore": 2, "wool": 2}}, rolled=True).road(RED, "0,-1E").level(RED, "politics", 2)
    table.knight(RED, "0,0N", 2)
    assert table.legal("promote") == []
    table.level(RED, "politics", 3)
    table.do("promote 0,0N")
    assert table.knights_of(RED) == {"0,0N": "mighty"}


def test_ck_47_abilities_work_without_a_city() -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 3).level(RED, "politics", 3).hold(RED, cloth=2, ore=1, wool=1)
    table.road(RED, "0,-1E").knight(RED, "0,0N", 2)
    lose(table, RED, "0,1S")
    table.do("maritime_trade cloth grain", "promote 0,0N")
    assert table.knights_of(RED) == {"0,0N": "mighty"}


def test_ck_31_without_a_city_levels_stay_but_none_is_added() -> None:
    table = a_city_table(rolled=True).level(RED, "trade", 2).hold(RED, cloth=3)
    lose(table, RED, "0,1S")
    assert level_of(table, RED, "trade") == 2
    table.refused("improve trade", "improvement.no_city", "CK-41")


# ---- metropolises (CK-48 to CK-52): worked cases
#
# Red buys the next level of trade. Its level and cities before: C a plain one, M the metropolis of another track, T
# that of trade. Then the level of blue, and whether blue has the metropolis of trade. What comes of it: "level" only a
# level, "found" the metropolis from the table, "take" it from blue; "asked": red chooses among several cities.

CASES = [
    ("the first level", 0, "C", 0, False, "level"),
    ("the third level brings no metropolis", 2, "C", 0, False, "level"),
    ("the first at the fourth level", 3, "C", 0, False, "found"),
    ("the first although another is at the third", 3, "C", 3, False, "found"),
    ("several cities to choose from", 3, "CC", 0, False, "found, asked"),
    ("three cities to choose from", 3, "CCC", 2, False, "found, asked"),
    ("one free city beside a metropolis", 3, "MC", 0, False, "found"),
    ("two free cities beside a metropolis", 3, "MCC", 0, False, "found, asked"),
    ("one free city beside two metropolises", 3, "MMC", 0, False, "found"),
    ("the third level with metropolises only", 2, "M", 0, False, "level"),
    ("the fourth with metropolises only", 3, "M", 0, False, "refused"),
    ("the fourth with two metropolises only", 3, "MM", 0, False, "refused"),
    ("the fourth with metropolises only, though it would win none", 3, "M", 4, True, "refused"),
    ("second at the fourth level", 3, "C", 4, True, "level"),
    ("second at the fourth level, with several cities", 3, "CC", 4, True, "level"),
    ("the fourth when the metropolis is gone for good", 3, "C", 5, True, "level"),
    ("the fifth before the holder", 4, "C", 4, True, "take"),
    ("the fifth before the holder, several cities", 4, "CC", 4, True, "take, asked"),
    ("the fifth before the holder, beside a metropolis", 4, "MC", 4, True, "take"),
    ("the fifth that would win, with metropolises only", 4, "M", 4, True, "refused"),
    ("the fifth after the holder's fifth", 4, "C", 5, True, "level"),
    ("the fifth that wins nothing, with metropolises only", 4, "M", 5, True, "level"),
    ("the fifth of the holder, only this city", 4, "T", 0, False, "level"),
    ("the fifth of the holder, only metropolises", 4, "TM", 0, False, "level"),
    ("the fifth of the holder before another at the fourth", 4, "TC", 4, False, "level"),
]


@pytest.mark.parametrize(
    ("level", "cities", "others_level", "others_holds", "outcome"),
    [case[1:] for case in CASES],
    ids=[case[0].replace(" ", "_") for case in CASES],
)
def test_ck_48_ck_49_ck_51_worked_cases(
    level: int, cities: str, others_level: int, others_holds: bool, outcome: str
) -> None:
    table = a_city_table(rolled=True)
    for corner in RED_CITIES[1 : len(cities)]:
        table.city(RED, corner)
    if others_holds:
        table.level(BLUE, "trade", others_level)
    others = iter(TRACKS[1:])
    for sort, corner in zip(cities, RED_CITIES, strict=False):
        if sort == "T":
            table.level(RED, "trade", level, at=corner)
        elif sort == "M":
            found(table, RED, next(others), corner)
    table.level(RED, "trade", level).level(BLUE, "trade", others_level).hold(RED, cloth=level + 1)
    had = metropolises(table)
    points, blues = table.points(RED), table.points(BLUE)
    if outcome == "refused":
        assert table.legal("improve") == []
        table.refused("improve trade", "improvement.no_free_city", "CK-51")
        return

    table.do("improve trade")
    free = [corner for sort, corner in zip(cities, RED_CITIES, strict=False) if sort == "C"]
    if outcome.endswith("asked"):
        assert table.phase() == "place_metropolis"
        assert table.legal_at("place_metropolis") == table.corners(*free)
        table.do(f"place_metropolis {free[-1]}")
    assert table.phase() == "action"
    assert level_of(table, RED, "trade") == level + 1
    assert table.hand(RED) == {}
    if outcome == "level":
        assert metropolises(table) == had
        assert (table.points(RED), table.points(BLUE)) == (points, blues)
        return
    assert metropolises(table) == {**had, "trade": (free[-1], RED)}
    assert table.points(RED) == points + 2
    assert table.points(BLUE) == (blues - 2 if outcome.startswith("take") else blues)
    assert len(table.told("metropolis_lost")) == (1 if outcome.startswith("take") else 0)


def test_ck_48_a_metropolis_is_worth_four_points() -> None:
    """A settlement, a city and what the metropolis adds: three points become five (CK-11, CK-98)."""
    table = a_city_table(rolled=True).level(RED, "politics", 3).hold(RED, coin=4)
    assert table.points(RED) == 3
    table.do("improve politics")
    assert metropolises(table) == {"politics": ("0,1S", RED)}
    assert table.points(RED) == 5
    assert table.told("metropolis_founded", to=-1) == [
        {"seat": RED, "track": "politics", "corner": table.graph.corner("0,1S")}
    ]


def test_ck_48_the_choice_is_the_owners_and_must_be_made_at_once() -> None:
    table = a_city_table(rolled=True).city(RED, "0,-1N").level(RED, "science", 3).hold(RED, paper=4, cloth=1)
    table.do("improve science")
    table.refused("improve trade", "action.not_now", "CK-48")
    table.refused("end_turn", "action.not_now", "CK-48")
    table.refused("place_metropolis 1,0N", "metropolis.no_city", "CK-48")
    table.refused("place_metropolis 0,0N", "metropolis.no_city", "CK-48")
    table.refused("place_metropolis 0,1S", "seat.not_deciding", "CK-48", by=BLUE)
    table.do("place_metropolis 0,1S", "improve trade")
    assert metropolises(table) == {"science": ("0,1S", RED)}


def test_ck_50_one_metropolis_a_city() -> None:
    table = a_city_table(rolled=True).city(RED, "0,-1N").city(RED, "-2,3N")
    found(table, RED, "trade", "0,1S").level(RED, "science", 3).hold(RED, paper=4)
    table.do("improve science")
    assert table.legal_at("place_metropolis") == table.corners("0,-1N", "-2,3N")
    table.refused("place_metropolis 0,1S", "metropolis.one_per_city", "CK-50")


def test_ck_50_all_three_metropolises_of_one_seat() -> None:
    table = a_city_table(rolled=True).city(RED, "0,-1N").city(RED, "-2,3N")
    table.level(RED, "trade", 4, at="0,1S").level(RED, "politics", 4, at="0,-1N").level(RED, "science", 4)
    assert metropolises(table) == {"trade": ("0,1S", RED), "politics": ("0,-1N", RED), "science": ("-2,3N", RED)}
    assert table.points(RED) == 6 + 6


def test_ck_50_a_metropolis_produces_as_a_city_and_may_have_a_wall() -> None:
    table = a_city_table(hands={RED: {"brick": 2}}, dice=[(5, 6)], events=["trade"])
    found(table, RED, "science", "0,1S")
    table.do("roll")  # an eleven: pasture
    assert table.hand(RED) == {"brick": 2, "wool": 1, "cloth": 1}
    table.do("build_wall 0,1S")
    assert table.block("wall", table.graph.corner("0,1S")) == 1


def test_ck_49_the_holder_at_the_fifth_level_keeps_it_for_good() -> None:
    table = a_city_table(rolled=True).level(BLUE, "trade", 5).level(RED, "trade", 4).hold(RED, cloth=5)
    table.do("improve trade")
    assert metropolises(table) == {"trade": ("1,0N", BLUE)}


def test_ck_49_a_taken_metropolis_is_permanent_as_its_new_holder_is_at_the_fifth_level() -> None:
    table = a_city_table(rolled=True).level(BLUE, "trade", 4).level(RED, "trade", 4).hold(RED, cloth=5)
    table.do("improve trade")
    assert metropolises(table) == {"trade": ("0,1S", RED)}
    table.level(BLUE, "trade", 5)
    assert metropolises(table) == {"trade": ("0,1S", RED)}
    assert (table.points(RED), table.points(BLUE)) == (5, 3)


def test_ck_49_while_the_new_place_is_chosen_nobody_has_it() -> None:
    table = a_city_table(rolled=True).city(RED, "0,-1N").level(BLUE, "trade", 4).level(RED, "trade", 4)
    table.hold(RED, cloth=5).do("improve trade")
    assert metropolises(table) == {}
    assert (table.points(RED), table.points(BLUE)) == (4, 3)
    table.do("place_metropolis 0,-1N")
    assert metropolises(table) == {"trade": ("0,-1N", RED)}
    assert table.points(RED) == 6


def test_ck_52_the_city_that_loses_its_metropolis_stays_a_city() -> None:
    table = a_city_table(rolled=True).level(BLUE, "trade", 4).level(RED, "trade", 4).hold(RED, cloth=5)
    assert table.points(BLUE) == 5
    table.do("improve trade")
    assert table.cities_of(BLUE) == {"1,0N"}
    assert table.points(BLUE) == 3
    assert table.told("metropolis_lost", to=-1) == [
        {"seat": BLUE, "track": "trade", "corner": table.graph.corner("1,0N")}
    ]


def test_ck_98_a_metropolis_may_win_the_game() -> None:
    table = a_city_table(rolled=True).level(RED, "politics", 3).hold(RED, coin=4).set_points(RED, 11)
    table.do("improve politics")
    assert table.told("won") == [{"seat": RED, "points": 13, "revealed": 0}]


def test_ck_98_not_before_it_has_a_place() -> None:
    table = a_city_table(rolled=True).city(RED, "0,-1N").level(RED, "politics", 3).hold(RED, coin=4)
    table.set_points(RED, 11).do("improve politics")
    assert table.told("won") == []
    table.do("place_metropolis 0,-1N")
    assert table.told("won") == [{"seat": RED, "points": 13, "revealed": 0}]


# ---- with five and six (CK-100)


def test_ck_100_improvements_are_bought_between_turns_too_but_without_the_active_players_crane() -> None:
    table = a_city_table(seats=5, extension="special_building", rolled=True)
    table.hold(BLUE, cloth=1).improvements.take_crane(table.state, RED)
    table.do("end_turn")
    assert (table.phase(), table.game.seat) == ("special_building", BLUE)
    assert table.legal("improve") == ["improve trade"]  # the Crane is red's
    table.do("improve trade")
    assert (level_of(table, BLUE, "trade"), table.hand(BLUE)) == (1, {})
    assert table.legal("improve") == []


# ---- what bots are told


def test_bots_see_what_levels_bring() -> None:
    table = a_city_table().level(RED, "trade", 3).level(BLUE, "trade", 4).level(WHITE, "science", 5)
    red, blue, white, orange = (features(table, seat) for seat in range(4))
    assert red["draw chances"] == pytest.approx(4 / 6)
    assert orange["draw chances"] == 0.0
    assert (red["lasting abilities"], orange["lasting abilities"]) == (1.0, 0.0)
    assert red["metropolis near"] == pytest.approx((3 / 5) ** 2)
    assert (blue["metropolis threatened"], blue["metropolis for good"]) == (0.0, 0.0)
    assert (white["metropolis threatened"], white["metropolis for good"]) == (0.0, 1.0)
    table.level(RED, "trade", 4)
    assert features(table, BLUE)["metropolis threatened"] == 1.0
    lose(table, RED, "0,1S")
    assert features(table, BLUE)["metropolis threatened"] == 0.0
    assert (features(table, RED)["no city to improve"], orange["no city to improve"]) == (1.0, 0.0)


def test_bots_see_the_price_of_the_next_level() -> None:
    """One evaluation for all positions, as a search has it, tells the same as a fresh one."""
    table = a_city_table(hands={RED: {"paper": 2}, BLUE: {"paper": 1}}).level(RED, "science", 1)
    evaluation = Evaluation(table.rules)
    assert features(table, RED, evaluation=evaluation)["science improvement soon"] == 1.0
    assert features(table, BLUE, evaluation=evaluation)["science improvement soon"] == 1.0
    table.level(RED, "science", 2)
    assert 0.0 < features(table, RED, evaluation=evaluation)["science improvement soon"] < 1.0
    assert features(table, RED, evaluation=evaluation) == features(table, RED)
    assert features(table, BLUE, evaluation=evaluation) == features(table, BLUE)
    table.level(RED, "science", 5)
    assert features(table, RED, evaluation=evaluation)["science improvement soon"] == 0.0
