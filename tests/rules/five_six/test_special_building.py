"""The special building phase (BASE-85, BASE-86)."""

from __future__ import annotations

import pytest

from archipel.rules.base.resource_cards import RESOURCES
from tests.tables import BLUE, BROWN, GREEN, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

PLENTY = dict.fromkeys(RESOURCES, 4)
CARD = {"ore": 1, "wool": 1, "grain": 1}
CITY = {"ore": 3, "grain": 2}


def places(names: str) -> list[str]:
    return names.split()


TOP = places("-2,0NW -2,0NE -1,0NW -1,0NE 0,0NW 0,0NE 1,0NW 1,0NE")
BOTTOM = places("-2,0SW -2,0SE -1,0SW -1,0SE 0,0SW 0,0SE 1,0SW 1,0SE")


def special_building(
    hands: dict[int, dict[str, int]] | None = None, deck: list[str] | None = None, phases: str = "separate"
) -> Table:
    """Six seats; Red has ended its turn, and Blue may build."""
    decks = {"development": deck} if deck else None
    return a_table(6, hands, dice=[(1, 1)] * 12, rolled=True, decks=decks, phases=phases).do("end_turn")


def pass_round(table: Table) -> None:
    """Everybody else passes, and the next turn begins."""
    while table.game.phase == "special_building":
        table.do("pass_building")


def build(table: Table, kind: str) -> None:
    """The first place that is legal will do."""
    table.do(table.legal(kind)[0])


# ---- order


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("active", [RED, WHITE, GREEN])
def test_base_85_everybody_else_builds_clockwise_then_the_next_turn_begins(seats: int, active: int) -> None:
    table = a_table(seats=seats)
    table.turn.begin_turn(table.state, active)
    table.turn.after_roll(table.state, active)
    turn = table.game.turn
    table.do("end_turn")
    asked = []
    while table.game.phase == "special_building":
        assert table.game.deciding == [table.game.seat]
        assert table.game.active == active
        assert table.game.turn == turn
        asked.append(table.game.seat)
        table.do("pass_building")
    assert asked == [(active + k) % seats for k in range(1, seats)]
    assert (table.game.phase, table.game.seat, table.game.turn) == ("before_roll", (active + 1) % seats, turn + 1)
    assert [told["seat"] for told in table.told("special_building")] == asked


def test_base_85_is_what_five_and_six_play_by_default_and_can_be_left_out() -> None:
    assert a_table(6, rolled=True, extension="special_building").do("end_turn").game.phase == "special_building"
    assert a_table(6, rolled=True).do("end_turn").game.phase == "special_building"
    without = a_table(6, rolled=True, extension="none").do("end_turn").game
    assert (without.phase, without.seat) == ("before_roll", BLUE)


def test_base_85_four_players_have_none() -> None:
    table = a_table(rolled=True).do("end_turn")
    assert (table.game.phase, table.game.seat) == ("before_roll", BLUE)
    assert "pass_building" not in table.rules.verb_named


def test_base_85_only_the_seat_that_is_asked_may_build() -> None:
    table = special_building(hands=dict.fromkeys(range(6), PLENTY))
    for seat in (RED, WHITE, BROWN):
        table.refused("pass_building", "seat.not_deciding", "BASE-85", by=seat)
        table.refused("buy_card", "seat.not_deciding", "BASE-85", by=seat)


# ---- what may be done


def test_base_85_roads_settlements_cities_and_cards_with_the_cards_in_hand() -> None:
    table = special_building(hands={BLUE: PLENTY})
    for kind in ("build_road", "build_road", "build_city", "buy_card"):
        build(table, kind)
    corner = next(v for v in range(80) if table.block("corner_free", v))
    road = int(table.graph.corner_edges[corner * int(table.graph.corner_width)])
    table.road(BLUE, table.graph.edge_names[road]).hold(BLUE, brick=1, lumber=1, wool=1, grain=1)
    points = table.points(BLUE)
    build(table, "build_settlement")
    assert table.points(BLUE) == points + 1
    assert (table.game.phase, table.game.seat) == ("special_building", BLUE)
    assert table.hand(BLUE) == {}
    table.do("pass_building")
    assert (table.game.phase, table.game.seat) == ("special_building", WHITE)


@pytest.mark.parametrize("phases", ["separate", "combined"])
def test_base_85_no_trade_of_any_kind(phases: str) -> None:
    table = special_building(hands=dict.fromkeys(range(6), PLENTY), phases=phases)
    for kind in range(len(RESOURCES)):
        table.state.s[table.maritime.rates + BLUE * len(RESOURCES) + kind] = 2  # harbours do not help
    table.maritime.pack(table.state, BLUE)
    table.refused("maritime_trade ore wool", "action.not_now", "BASE-85")
    table.refused("offer_trade 1ore 1wool", "action.not_now", "BASE-85")
    assert table.game.forms() == []
    assert {action.kind for action in table.game.legal_actions()} == {
        "pass_building",
        "build_road",
        "build_city",
        "buy_card",
    }


def test_base_85_no_card_is_played_and_nobody_rolls() -> None:
    table = a_table(seats=6, cards={BLUE: ["knight", "monopoly", "year_of_plenty", "road_building"]}, rolled=True)
    table.do("end_turn")
    for action in ("play_knight", "play_monopoly ore", "play_year_of_plenty ore wool", "play_road_building"):
        table.refused(action, "action.not_now", "BASE-85")
    table.refused("roll", "action.not_now", "BASE-85")
    table.refused("end_turn", "action.not_now", "BASE-85")
    assert table.legal() == ["pass_building"]


def test_base_85_a_card_bought_between_turns_is_played_in_the_next_own_turn() -> None:
    table = special_building(hands={BLUE: CARD, WHITE: CARD}, deck=["knight", "knight"])
    table.do("buy_card").refused("play_knight", "action.not_now", "BASE-85")
    table.do("pass_building", "buy_card")
    pass_round(table)
    assert (table.game.seat, table.game.phase) == (BLUE, "before_roll")
    assert "play_knight" in table.legal()
    table.do("roll", "end_turn")
    pass_round(table)
    assert table.game.seat == WHITE
    assert "play_knight" in table.legal()


def test_base_85_a_card_bought_in_the_own_turn_is_not_made_playable_by_the_round() -> None:
    table = a_table(seats=5, hands={RED: CARD}, decks={"development": ["knight"]}, rolled=True, dice=[(1, 1)] * 5)
    table.do("buy_card").refused("play_knight", "card.just_bought", "BASE-46")
    table.do("end_turn")
    pass_round(table)
    for _ in range(4):
        table.do("roll", "end_turn")
        pass_round(table)
    assert table.game.seat == RED
    assert "play_knight" in table.legal()


def test_base_85_building_between_turns_does_not_end_the_trade_of_the_own_turn() -> None:
    table = special_building(hands={BLUE: {"brick": 1, "lumber": 1, "ore": 4}})
    build(table, "build_road")
    pass_round(table)
    table.do("roll")
    assert table.game.phase == "action"
    assert "maritime_trade ore wool" in table.legal()


def test_base_85_everybody_is_asked_whatever_they_hold() -> None:
    """A seat that cannot build is asked like any other, so that passing tells nothing about its hand."""
    poor = special_building()
    rich = special_building(hands=dict.fromkeys(range(6), PLENTY))
    for table in (poor, rich):
        asked = []
        while table.game.phase == "special_building":
            asked.append(table.game.seat)
            assert "pass_building" in table.legal()
            table.do("pass_building")
        assert asked == [BLUE, WHITE, ORANGE, GREEN, BROWN]
    assert poor.told("special_building") == rich.told("special_building")


# ---- nobody wins


def test_base_86_the_target_reached_between_turns_wins_at_the_start_of_the_own_turn() -> None:
    table = special_building(hands={BLUE: CITY}).set_points(BLUE, 9)
    build(table, "build_city")
    assert (table.points(BLUE), table.game.over) == (10, False)
    for _ in range(4):
        table.do("pass_building")
        assert not table.game.over
    table.do("pass_building")
    assert (table.game.over, table.game.winner, table.game.active) == (True, BLUE, BLUE)


@pytest.mark.parametrize(("blue", "winner"), [(9, WHITE), (10, BLUE)])
def test_base_86_a_later_seat_must_wait_and_may_be_beaten(blue: int, winner: int) -> None:
    table = special_building(hands={WHITE: CITY}).set_points(WHITE, 9).set_points(BLUE, blue).do("pass_building")
    build(table, "build_city")
    assert (table.points(WHITE), table.game.over) == (10, False)
    pass_round(table)
    if winner == WHITE:
        table.do("roll", "end_turn")  # Blue's whole turn
        assert not table.game.over
        pass_round(table)
    assert table.game.winner == winner


def test_base_86_a_victory_card_bought_between_turns_does_not_win_yet() -> None:
    table = special_building(hands={BLUE: CARD}, deck=["victory_point"]).set_points(BLUE, 9)
    table.do("buy_card")
    assert not table.game.over
    pass_round(table)
    assert table.game.winner == BLUE


def test_base_86_the_seat_whose_turn_it_was_does_not_win_either() -> None:
    table = special_building(hands={BLUE: {"brick": 1, "lumber": 1}})
    build(table.set_points(RED, 12), "build_road")
    assert not table.game.over
    pass_round(table)
    assert (table.game.over, table.game.seat) == (False, BLUE)


def test_base_86_the_longest_route_changes_hands_between_turns() -> None:
    table = a_table(seats=6, placed=False).road(RED, *TOP[:5]).road(WHITE, *BOTTOM[:5])
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    table.set_points(WHITE, 9).hold(WHITE, brick=1, lumber=1)
    table.do("end_turn", "pass_building")
    assert table.block("longest_route") == RED + 1
    table.do(f"build_road {BOTTOM[5]}")
    assert table.block("longest_route") == WHITE + 1
    assert (table.points(WHITE), table.game.over) == (11, False)
    pass_round(table)
    assert (table.game.seat, table.game.over) == (BLUE, False)


def test_base_86_a_settlement_between_turns_cuts_a_route() -> None:
    table = a_table(seats=6, placed=False).road(RED, *TOP[:6]).road(GREEN, *BOTTOM[:5]).road(BLUE, "-1,-1E")
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    table.hold(BLUE, brick=1, lumber=1, wool=1, grain=1).do("end_turn")
    table.do("build_settlement -1,0N")
    assert table.block("longest_route") == GREEN + 1
