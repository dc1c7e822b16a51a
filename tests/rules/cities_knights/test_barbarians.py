"""The barbarians: their way, attacks worked out case by case, lost cities, and the robber that waits for them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from archipel.rules.box_chapter import ROBBER
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.progress_deck import TRACKS
from archipel.rules.seafarers.sea_chapter import PIRATE
from tests.features import features
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

QUIET = (1, 1)  # a two: pasture beside red's settlement only
SEVEN = (3, 4)
LETTERS = "RBWO"


def seats_of(letters: str) -> set[int]:
    return {LETTERS.index(letter) for letter in letters}


def pending(table: CityTable) -> set[int]:
    return {seat for seat in range(table.game.seats) if int(table.state.pending()) & (1 << seat)}


def free_places(table: CityTable, seat: int, count: int) -> list[str]:
    """Corners that keep the distance, for further cities of a seat."""
    names: list[str] = []
    for corner in range(int(table.graph.corners)):
        if len(names) < count and table.block("corner_free", corner) and not table.block("held", corner):
            name = table.graph.corner_names[corner]
            table.city(seat, name)
            names.append(name)
    assert len(names) == count
    return names


def stand(table: CityTable, seat: int, cities: str) -> None:
    """Cities as written: C a plain one, M a metropolis, - none."""
    own = list(table.cities_of(seat))
    if cities == "-":
        table.building.lose_city(table.state, seat, table.graph.corner(own[0]))
        return
    own += free_places(table, seat, len(cities) - 1)
    for sort, name in zip(cities, own, strict=True):
        if sort == "M":
            track = next(k for k in range(len(TRACKS)) if table.block("metropolis_holder", k) == 0)
            table.improvements.put_metropolis(table.state, seat, track, table.graph.corner(name))


def muster(table: CityTable, seat: int, knights: str) -> None:
    """Knights as written: active ones by their strength, idle ones in brackets behind."""
    active, _, idle = knights.partition("(")
    for strength, is_active in [(int(k), True) for k in active] + [(int(k), False) for k in idle.rstrip(")")]:
        corner = next(
            corner
            for corner in range(int(table.graph.corners))
            if not table.block("held", corner) and not table.block("corner_free", corner)
        )
        table.knight(seat, table.graph.corner_names[corner], strength, is_active)


def before_the_attack(sides: Sequence[str], dice: tuple[int, int] = QUIET, **options: object) -> CityTable:
    """The ship is one step away, and the event die will show it."""
    table = a_city_table(seats=len(sides), dice=[dice], events=["ship"], barbarians=6, **options)  # type: ignore[arg-type]
    for seat, side in enumerate(sides):
        stand(table, seat, side.split()[0])
    for seat, side in enumerate(sides):
        muster(table, seat, "".join(side.split()[1:]))
    return table


# ---- the way (CK-23)


@pytest.mark.parametrize("step", range(6))
def test_ck_23_the_black_ship_brings_them_one_step_nearer(step: int) -> None:
    table = a_city_table(dice=[QUIET], events=["ship"], barbarians=step).do("roll")
    assert (table.block("barbarians"), table.block("attacks")) == (step + 1, 0)
    assert table.told("barbarians_moved", to=-1) == [{"steps": step + 1}]
    assert table.told("barbarians_attacked") == []
    assert table.phase() == "action"


@pytest.mark.parametrize("gate", TRACKS)
def test_ck_23_gates_do_not_move_them(gate: str) -> None:
    table = a_city_table(dice=[QUIET], events=[gate], barbarians=6).do("roll")
    assert (table.block("barbarians"), table.block("attacks")) == (6, 0)


def test_ck_23_they_attack_with_the_seventh_step_in_the_same_roll() -> None:
    table = a_city_table(dice=[QUIET] * 7, events=["ship"] * 7)
    for turn in range(7):
        assert (table.block("barbarians"), table.block("attacks")) == (turn, 0)
        table.do("roll")
        if turn < 6:
            table.do("end_turn")
    assert (table.block("barbarians"), table.block("attacks")) == (0, 1)
    assert [told["steps"] for told in table.told("barbarians_moved")] == [1, 2, 3, 4, 5, 6, 7]
    assert table.told("barbarians_attacked", to=-1) == [{"strength": 4, "defence": 0, "outcome": "sacked"}]


def test_ck_23_the_attack_comes_before_production() -> None:
    """White's city at the forest is lost first, so the eleven brings it no paper, and red no cloth."""
    table = before_the_attack(["C", "C 1", "C", "C 1"], dice=(5, 6)).do("roll")
    assert table.cities_of(WHITE) == set()
    assert table.hand(WHITE) == {"lumber": 1}
    assert table.hand(RED) == {"wool": 1}


def test_ck_23_production_waits_for_the_choice_of_the_lost_city() -> None:
    table = before_the_attack(["CC", "C 1", "C 1", "C 1"], dice=(5, 6)).do("roll")
    assert table.phase() == "lose_city"
    assert table.hand(RED) == {}
    table.do("lose_city 0,1S")
    assert table.hand(RED) == {"wool": 1}
    assert (table.phase(), table.game.seat) == ("action", RED)


# ---- attacks, worked case by case (CK-24 to CK-30, CK-34)
#
# A side: its cities (C, or M for a metropolis; - for none), then its active knights by strength, idle ones in brackets.
# What comes of it: "defender R" gets the card, "choose RB" draw progress cards, "lose R" loses the only city at once,
# "asked R" chooses which of several; "nothing".

ATTACKS: list[tuple[str, list[str], tuple[int, int], str]] = [
    # victory: a single best defender
    ("equal strength is enough", ["C 2", "C 1", "C 1", "C"], (4, 4), "defender R"),
    ("one does it all alone", ["C 31", "C", "C", "C"], (4, 4), "defender R"),
    ("far more than needed", ["C 33", "C 32", "C 1", "C 2"], (4, 14), "defender R"),
    ("the one with most cities defends", ["CC 3", "C 2", "C 1", "C"], (5, 6), "defender R"),
    ("another than the one who rolls", ["C 1", "C 1", "C 3", "C"], (4, 5), "defender W"),
    ("the strengths of several knights add up", ["C 2", "C 3", "C 211", "C"], (4, 9), "defender W"),
    ("idle knights do not count for the best", ["C 2(3)", "C 21", "C", "C"], (4, 5), "defender B"),
    ("metropolises count as one city each", ["M 1", "C 1", "M", "C 2"], (4, 4), "defender O"),
    ("who has only a metropolis may be the best", ["M 3", "C 1", "C", "C"], (4, 4), "defender R"),
    ("who has no city may be the best", ["- 3", "C 1", "C", "C"], (3, 4), "defender R"),
    ("no cities at all but a knight", ["- 1", "-", "-", "-"], (0, 1), "defender R"),
    ("many cities, many knights", ["CCCC 33", "CC 3", "C 2", "C"], (8, 11), "defender R"),
    ("three at the table", ["C 1", "C 2", "C"], (3, 3), "defender B"),
    # victory: several best defenders
    ("all equal", ["C 1", "C 1", "C 1", "C 1"], (4, 4), "choose RBWO"),
    ("two equal", ["C 2", "C 2", "C", "C"], (4, 4), "choose RB"),
    ("equal by different knights", ["C 3", "C 21", "C", "C"], (4, 6), "choose RB"),
    ("two equal above the others", ["C 1", "C 3", "C 3", "C 2"], (4, 9), "choose BW"),
    ("three equal", ["C 2", "C 2", "C 1", "CC 2"], (5, 7), "choose RBO"),
    ("idle knights do not break a tie", ["C 2(33)", "C 2", "C (1)", "C"], (4, 4), "choose RB"),
    ("equal with and without cities", ["- 2", "CC 2", "C", "C 1"], (4, 5), "choose RB"),
    # neither
    ("nobody has anything", ["-", "-", "-", "-"], (0, 0), "nothing"),
    ("no cities and only idle knights", ["- (3)", "- (1)", "-", "-"], (0, 0), "nothing"),
    ("only metropolises", ["M", "M", "M", "-"], (3, 0), "nothing"),
    ("only metropolises, and some knights", ["MM 1", "M", "- 1", "-"], (3, 2), "nothing"),
    # defeat: the only city goes at once
    ("no knights at all", ["C", "C", "C", "C"], (4, 0), "lose RBWO"),
    ("who helped is spared", ["C 1", "C", "C", "C"], (4, 1), "lose BWO"),
    ("one did not help", ["C 1", "C 1", "C 1", "C"], (4, 3), "lose O"),
    ("all helped the same and too little", ["C 1", "CC 1", "C 1", "CC 1"], (6, 4), "lose RW asked BO"),
    ("the weakest helped, too", ["CC 3", "CC 2", "CCC 2", "C 1"], (8, 8), "defender R"),
    ("the weakest helped, but it was too little", ["CC 3", "CC 2", "CCCC 2", "C 1"], (9, 8), "lose O"),
    ("idle knights do not save a city", ["C (3)", "C 1", "C 1", "C 1"], (4, 3), "lose R"),
    ("a strong one is the weakest of the strong", ["CCCC 21", "CCCC 31", "CCCC 31", "-"], (12, 11), "asked R"),
    ("three at the table are beaten", ["C", "C 1", "C 1"], (3, 2), "lose R"),
    # defeat: the choice among several
    ("one of two", ["CC", "C 1", "C 1", "C 1"], (5, 3), "asked R"),
    ("two of them choose", ["CC", "CC", "C 1", "C 1"], (6, 2), "asked RB"),
    ("one chooses, another does not", ["CC", "C", "C 1", "C 1"], (5, 2), "lose B asked R"),
    ("all choose", ["CC 1", "CC 1", "CC 1", "CC 1"], (8, 4), "asked RBWO"),
    # defeat: metropolises and settlements
    ("a metropolis alone is not compared", ["M", "C 1", "C 1", "C"], (4, 2), "lose O"),
    ("a metropolis alone does not lower the bar", ["M", "C 1", "CC 1", "C 1"], (5, 3), "lose BO asked W"),
    ("two metropolises alone are not compared", ["MM", "C 1", "C", "C 1"], (5, 2), "lose W"),
    ("the city beside a metropolis goes", ["MC", "C 1", "C 1", "C 1"], (5, 3), "lose R"),
    ("a choice beside a metropolis", ["MCC", "C 1", "C 1", "C 1"], (6, 3), "asked R"),
    ("settlements only are not compared", ["-", "CC 1", "CC 1", "C 2"], (5, 4), "asked BW"),
    ("metropolis and settlements only", ["M", "-", "C 1", "CC"], (4, 1), "asked O"),
    ("the only one with a city to lose is the strongest", ["M", "M", "CC 3", "-"], (4, 3), "asked W"),
]


@pytest.mark.parametrize(
    ("sides", "strengths", "outcome"),
    [case[1:] for case in ATTACKS],
    ids=[case[0].replace(" ", "_").replace(",", "") for case in ATTACKS],
)
def test_ck_24_to_ck_30_worked_attacks(sides: list[str], strengths: tuple[int, int], outcome: str) -> None:
    table = before_the_attack(sides)
    words = outcome.split()
    said = {word: seats_of(seats) for word, seats in zip(words[::2], words[1::2], strict=False)}
    lost, asked = said.get("lose", set()), said.get("asked", set())
    before = [(table.points(seat), len(table.cities_of(seat))) for seat in range(len(sides))]

    table.do("roll")
    (attacked,) = table.told("barbarians_attacked")
    assert (attacked["strength"], attacked["defence"]) == strengths
    assert attacked["outcome"] == ("held" if strengths[1] >= strengths[0] else "sacked")
    parts = {int(str(told["seat"])): told["outcome"] for told in table.told("landing_part")}
    assert len(parts) == len(sides)
    assert sum(int(str(told["strength"])) for told in table.told("landing_part")) == strengths[1]
    for word, seats in {"loses_city": lost | asked, "defender": said.get("defender", set())}.items():
        assert {seat for seat in parts if parts[seat] == word} == seats
    assert {seat for seat in parts if parts[seat] == "progress"} == said.get("choose", set())
    assert {told["seat"] for told in table.told("city_lost")} == lost
    assert {told["seat"] for told in table.told("defender")} == said.get("defender", set())
    if asked:
        assert (table.phase(), pending(table)) == ("lose_city", asked)
        for seat in sorted(asked, reverse=True):
            metropolis = {corner for corner in table.cities_of(seat) if table.block("metropolis", at(table, corner))}
            assert table.legal_at("lose_city", by=seat) == table.corners(*table.cities_of(seat) - metropolis)
            table.do(table.legal("lose_city", by=seat)[-1], by=seat)
    choosing = []
    while table.phase() == "choose_deck":
        choosing.append(table.game.seat)
        table.do("choose_deck politics")
        while table.phase() == "discard_progress":
            table.do(table.legal("discard_progress")[0])
    assert choosing == sorted(said.get("choose", set()))  # red's turn: the order of the seats

    for seat, (points, cities) in enumerate(before):
        gone = seat in lost | asked
        assert len(table.cities_of(seat)) == cities - gone
        drawn = table.block("progress_points", seat * 2) + table.block("progress_points", seat * 2 + 1)
        assert table.points(seat) == points - gone + (seat in said.get("defender", set())) + drawn
        assert not any(knight.endswith("*") for knight in table.knights_of(seat).values())  # (CK-32)
    assert (table.block("barbarians"), table.block("attacks")) == (0, 1)
    assert table.phase() == "action"


def at(table: CityTable, corner: str) -> int:
    return int(table.graph.corner(corner))


def test_the_table_of_attacks_is_long_enough() -> None:
    assert len(ATTACKS) >= 30


# ---- strengths


@pytest.mark.parametrize(("knights", "lost"), [("31", 0), ("3", 1), ("33", 0)])
def test_ck_26_as_many_defenders_as_barbarians_are_enough(knights: str, lost: int) -> None:
    table = before_the_attack([f"C {knights}", "C", "MC", "-"]).do("roll")  # four cities
    assert len(table.told("city_lost")) == lost * 2  # of blue and of white, who have done nothing


def test_ck_29_who_has_only_metropolises_and_settlements_is_not_compared() -> None:
    table = before_the_attack(["C 1", "MM", "C 1", "-"]).do("roll")
    assert {told["seat"] for told in table.told("city_lost")} == {RED, WHITE}


def test_ck_24_a_city_on_its_side_counts_as_a_settlement() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"])
    table.state.s[table.building.settlements_left + RED] = 0
    table.building.lose_city(table.state, RED, at(table, "0,1S"))
    table.do("roll")
    assert table.told("barbarians_attacked") == [{"strength": 3, "defence": 3, "outcome": "held"}]


def test_ck_25_knights_of_all_ranks_count_by_their_strength() -> None:
    table = before_the_attack(["C 332211", "C", "C", "C"]).do("roll")
    assert table.told("barbarians_attacked") == [{"strength": 4, "defence": 12, "outcome": "held"}]


def test_ck_32_all_knights_rest_after_a_victory_and_stay_where_they_are() -> None:
    table = before_the_attack(["C 3", "C 21", "C (1)", "C"])
    places = [set(table.knights_of(seat)) for seat in range(4)]
    table.do("roll")
    assert [set(table.knights_of(seat)) for seat in range(4)] == places
    assert [table.knights.active_strength(table.state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_ck_32_the_way_begins_anew() -> None:
    table = a_city_table(dice=[QUIET] * 8, events=["ship"] * 8, barbarians=6)
    for _ in range(7):
        table.do("roll", "end_turn")
    assert (table.block("barbarians"), table.block("attacks")) == (6, 1)
    table.do("roll")
    assert (table.block("barbarians"), table.block("attacks")) == (0, 2)
    assert [told["strength"] for told in table.told("barbarians_attacked")] == [4, 0]


# ---- defenders (CK-3, CK-27, CK-28)


def test_ck_3_six_defender_cards_of_a_point_each() -> None:
    table = before_the_attack(["C 31", "C", "C", "C"])
    assert table.block("defenders_left") == 6
    table.do("roll")
    assert (table.block("defenders_left"), table.block("defender_cards", RED)) == (5, 1)
    assert table.points(RED) == 4


def test_ck_27_the_tied_ones_choose_in_turn_order_from_the_active_player() -> None:
    table = a_city_table(dice=[QUIET], events=["ship"], barbarians=6)
    for seat in range(4):
        muster(table, seat, "1")
    table.turn.begin_turn(table.state, WHITE)
    table.do("roll")
    order = []
    while table.phase() == "choose_deck":
        order.append(table.game.seat)
        table.do("choose_deck trade")
    assert order == [WHITE, ORANGE, RED, BLUE]
    assert [sum(table.progress_of(seat).values()) for seat in range(4)] == [1, 1, 1, 1]
    assert table.block("defenders_left") == 6


def test_ck_28_without_defender_cards_the_best_earns_the_point_all_the_same() -> None:
    table = before_the_attack(["C", "C 31", "C", "C"])
    table.state.s[table.rules.block_named["defenders_left"].at] = 0
    points = table.points(BLUE)
    table.do("roll")
    assert table.phase() == "action"
    assert sum(table.progress_of(BLUE).values()) == 0
    assert (table.points(BLUE), table.block("defender_cards", BLUE)) == (points + 1, 1)
    assert table.block("defenders_left") == 0


def test_ck_28_the_last_defender_card_is_still_given() -> None:
    table = before_the_attack(["C", "C 31", "C", "C"])
    table.state.s[table.rules.block_named["defenders_left"].at] = 1
    table.do("roll")
    assert (table.block("defenders_left"), table.block("defender_cards", BLUE)) == (0, 1)
    assert table.phase() == "action"


def test_ck_99_eight_defender_cards_for_five_and_six() -> None:
    assert a_city_table(seats=5, placed=False).block("defenders_left") == 8
    assert a_city_table(seats=6, placed=False).block("defenders_left") == 8


def test_ck_98_the_defenders_point_may_win_in_the_own_turn() -> None:
    table = before_the_attack(["C 31", "C", "C", "C"]).set_points(RED, 12).do("roll")
    assert table.told("won") == [{"seat": RED, "points": 13, "revealed": 0}]


def test_ck_98_another_than_the_active_player_does_not_win_by_it() -> None:
    table = before_the_attack(["C", "C 31", "C", "C"]).set_points(BLUE, 12).do("roll")
    assert table.points(BLUE) == 13
    assert not table.game.over
    table.do("end_turn")
    assert table.told("won") == [{"seat": BLUE, "points": 13, "revealed": 0}]


# ---- lost cities (CK-30, CK-31)


def test_ck_30_the_lost_city_becomes_a_settlement() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"])
    stock = (table.block("settlements_left", RED), table.block("cities_left", RED))
    table.do("roll")
    assert table.block("building", at(table, "0,1S")) == 1
    assert table.block("held", at(table, "0,1S")) == RED + 1
    assert (table.block("settlements_left", RED), table.block("cities_left", RED)) == (stock[0] - 1, stock[1] + 1)
    assert table.points(RED) == 2
    assert table.told("city_lost", to=-1) == [{"seat": RED, "corner": at(table, "0,1S")}]


def test_ck_30_its_wall_goes_back_to_the_stock() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"]).wall(RED, "0,1S")
    assert table.block("walls_left", RED) == 2
    table.do("roll")
    assert (table.block("wall", at(table, "0,1S")), table.block("walls_left", RED)) == (0, 3)


def test_ck_30_without_a_settlement_in_stock_the_city_lies_on_its_side() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"])
    table.state.s[table.building.settlements_left + RED] = 0
    cities_left = table.block("cities_left", RED)
    table.do("roll")
    assert table.block("tipped_city", at(table, "0,1S")) == 1
    assert table.block("building", at(table, "0,1S")) == 1
    assert (table.block("settlements_left", RED), table.block("cities_left", RED)) == (0, cities_left)
    assert table.points(RED) == 2


def test_ck_30_a_laid_city_brings_one_card() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"], dice=(3, 3))
    table.state.s[table.building.settlements_left + RED] = 0
    table.do("roll")  # a six: fields beside the laid city, hills beside the settlement
    assert table.hand(RED) == {"grain": 1, "brick": 1}


def test_ck_30_it_must_be_raised_before_any_other_city_at_the_full_price() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"])
    table.state.s[table.building.settlements_left + RED] = 0
    table.do("roll").hold(RED, ore=6, grain=4)
    assert table.legal_at("build_city") == table.corners("0,1S")
    table.refused("build_city 0,-1N", "city.tipped_first", "CK-30")
    cities_left = table.block("cities_left", RED)
    table.do("build_city 0,1S")
    assert table.hand(RED) == {"ore": 3, "grain": 2}
    assert (table.block("tipped_city", at(table, "0,1S")), table.block("cities_left", RED)) == (0, cities_left)
    assert table.cities_of(RED) == {"0,1S"}
    assert table.block("settlements_left", RED) == 0  # none was freed: it was a city all the time
    assert table.points(RED) == 3
    table.do("build_city 0,-1N")
    assert table.block("settlements_left", RED) == 1


def test_ck_30_the_losers_choose_in_any_order() -> None:
    sides = ["CC", "CC", "C 1", "C 1"]
    ends = []
    for order in [(RED, BLUE), (BLUE, RED)]:
        table = before_the_attack(sides).do("roll")
        choices = {seat: table.legal("lose_city", by=seat)[0] for seat in order}
        for seat in order:
            table.do(choices[seat], by=seat)
        ends.append(table.game.state_bytes())
    assert ends[0] == ends[1]


def test_ck_30_only_an_own_plain_city_may_be_given_up() -> None:
    table = before_the_attack(["MCC", "C 1", "C 1", "C 1"]).do("roll")
    metropolis = next(corner for corner in table.cities_of(RED) if table.block("metropolis", at(table, corner)))
    table.refused(f"lose_city {metropolis}", "city.metropolis_stays", "CK-50")
    table.refused("lose_city 1,0N", "city.none_to_lose", "CK-30")  # blue's
    table.refused("lose_city 0,-1N", "city.none_to_lose", "CK-30")  # a settlement
    table.refused(table.legal("lose_city")[0], "seat.not_deciding", "CK-30", by=BLUE)
    table.refused("end_turn", "action.not_now", "CK-30")


def test_ck_31_losing_the_last_city_keeps_improvements_and_gate_draws() -> None:
    table = a_city_table(dice=[QUIET, (1, 2)], events=["ship", "science"], barbarians=6)
    table.level(RED, "science", 2)
    for seat in (BLUE, WHITE, ORANGE):
        muster(table, seat, "1")
    table.hold_progress(RED, "crane").do("roll")
    assert table.cities_of(RED) == set()
    assert table.progress_of(RED) == {"crane": 1}
    assert table.improvements.level(table.state, RED, TRACKS.index("science")) == 2
    table.do("end_turn", "roll")  # blue rolls the green gate: red draws with its second level
    drawn = table.told("drew_progress") + table.told("laid_open")
    assert [told["seat"] for told in drawn] == [RED]


def test_ck_31_with_the_last_city_lost_nobody_improves() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"]).do("roll").hold(RED, cloth=1)
    table.refused("improve trade", "improvement.no_city", "CK-41")


def test_ck_35_walls_do_not_protect() -> None:
    table = before_the_attack(["C", "C 1", "C 1", "C 1"]).wall(RED, "0,1S").do("roll")
    assert table.cities_of(RED) == set()
    assert table.told("barbarians_attacked") == [{"strength": 4, "defence": 3, "outcome": "sacked"}]


# ---- the robber waits (CK-10, CK-33)


def test_ck_33_before_the_first_attack_a_seven_only_brings_discards() -> None:
    table = a_city_table(hands={BLUE: {"ore": 8}}, dice=[SEVEN], events=["ship"]).do("roll")
    assert (table.phase(), pending(table)) == ("discard", {BLUE})
    table.do("discard_cards 4ore", by=BLUE)
    assert (table.phase(), table.game.seat) == ("action", RED)
    assert table.block("robber") == table.graph.tile("0,0")


def test_ck_33_nobody_steals_on_a_seven_before_the_first_attack() -> None:
    table = a_city_table(hands={BLUE: {"ore": 3}}, dice=[SEVEN], events=["trade"]).do("roll")
    assert table.phase() == "action"
    assert table.told("stolen") == []


def test_ck_33_after_the_first_attack_a_seven_moves_the_robber() -> None:
    table = a_city_table(hands={BLUE: {"ore": 3}}, dice=[SEVEN], events=["ship"], attacks=1).do("roll")
    assert table.phase() == "robber"
    table.do("move_robber -2,1")
    assert table.hand(RED) == {"ore": 1}


def test_ck_68_after_the_discards_one_card_is_stolen_out_of_resources_and_commodities_together() -> None:
    hands = {BLUE: {"coin": 8}}
    table = a_city_table(hands=hands, dice=[SEVEN], events=["ship"], attacks=1).do("roll", "discard_cards 4coin")
    table.do("move_robber -2,1")
    assert (table.hand(RED), table.hand(BLUE)) == ({"coin": 1}, {"coin": 3})


def test_ck_33_a_seven_with_the_ship_that_brings_the_first_attack_is_an_ordinary_one() -> None:
    table = before_the_attack(["C 31", "C", "C", "C"], dice=SEVEN).do("roll")
    assert table.block("attacks") == 1
    assert table.phase() == "robber"


def test_ck_33_on_such_a_seven_lost_cities_are_chosen_before_the_discards() -> None:
    table = before_the_attack(["CC", "C 1", "C 1", "C 1"], dice=SEVEN).hold(BLUE, ore=8).do("roll")
    assert table.phase() == "lose_city"
    table.do("lose_city 0,1S")
    assert (table.phase(), pending(table)) == ("discard", {BLUE})
    table.do("discard_cards 4ore", by=BLUE)
    assert table.phase() == "robber"


def test_ck_33_a_knight_may_not_chase_the_robber_before_the_first_attack() -> None:
    table = a_city_table(rolled=True).knight(RED, "0,0NW", 1, active=True)
    assert table.legal("chase_robber") == []
    table.attacked()
    assert table.legal_at("chase_robber") == table.corners("0,0NW")


@pytest.mark.parametrize(("piece", "key"), [(ROBBER, "robber.before_attack"), (PIRATE, "pirate.before_attack")])
def test_ck_33_whoever_wants_to_move_them_learns_why_not(piece: int, key: str) -> None:
    table = a_city_table(rolled=True)
    barbarians = table.rules.the(Barbarians)
    assert not barbarians.may_move_robber(table.state, RED)
    assert not barbarians.may_move_pirate(table.state, RED)
    reason = table.robber.on_may_move.refusal(table.state, RED, piece, 0)
    assert reason is not None
    assert (reason.key, reason.rule) == (key, "CK-33")
    table.attacked()
    assert barbarians.may_move_robber(table.state, RED)
    assert barbarians.may_move_pirate(table.state, RED)
    assert table.robber.on_may_move.refusal(table.state, RED, piece, 0) is None


# ---- what bots are told


@pytest.mark.parametrize(
    ("sides", "danger"),
    [
        (["C", "C", "C", "C"], "RBWO"),
        (["C 1", "C", "C", "C"], "BWO"),
        (["C 1", "C 1", "C 1", "C"], "O"),
        (["M", "C 1", "C 1", "C"], "O"),
        (["-", "CC 1", "CC 1", "C 2"], "BW"),
        (["C 31", "C", "C", "C"], ""),
    ],
)
def test_bots_see_who_would_lose_a_city(sides: list[str], danger: str) -> None:
    table = before_the_attack(sides)
    assert {seat for seat in range(4) if features(table, seat)["city in danger"] > 0.0} == seats_of(danger)


def test_bots_see_the_danger_grow_as_the_ship_comes_nearer() -> None:
    table = a_city_table()
    seen = [features(table.barbarians_at(step), RED)["city in danger"] for step in range(7)]
    assert seen == sorted(seen)
    assert seen[0] == pytest.approx(1 / 7)
    assert seen[6] == 1.0


def test_bots_see_how_much_strength_would_save_them() -> None:
    """To win takes four; to be stronger than one other takes as much as that one has, and one more."""
    near = before_the_attack(["C", "C", "C", "C"])
    assert features(near, RED)["strength missing to be safe"] == pytest.approx(1 / 4)
    assert features(before_the_attack(["C", "C 1", "C 1", "C 1"]), RED)["strength missing to be safe"] == 1 / 4
    table = before_the_attack(["C", "CC 2", "CC 2", "-"])
    assert features(table, RED)["strength missing to be safe"] == 1 / 4
    table = before_the_attack(["CC", "CCC 2", "CCC 2", "-"])
    assert features(table, RED)["strength missing to be safe"] == 3 / 4


@pytest.mark.parametrize(
    ("sides", "thanks"),
    [
        (["C 31", "C", "C", "C"], [1.0, 0.0, 0.0, 0.0]),
        (["C 2", "C 2", "C 1", "C"], [0.5, 0.5, 0.0, 0.0]),
        (["C 1", "C", "C", "C"], [0.0, 0.0, 0.0, 0.0]),
        (["-", "-", "-", "-"], [0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_bots_see_who_would_be_thanked(sides: list[str], thanks: list[float]) -> None:
    table = before_the_attack(sides)
    assert [features(table, seat)["best defender"] for seat in range(4)] == thanks
