"""Politics cards against one piece or one player: Deserter, Diplomat, Intrigue, Spy."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from archipel.engine.state import State
from archipel.engine.view import imagine, view_of
from archipel.rules.cities_knights.progress_deck import CARDS
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE


def with_card(card: str, **settings: object) -> CityTable:
    """Red holds this card and may play it."""
    return a_city_table(progress={RED: [card]}, rolled=True, **settings)  # type: ignore[arg-type]


# ---- Deserter (CK-82)


def test_ck_82_the_only_knight_deserts_at_once_and_one_as_strong_may_be_placed() -> None:
    table = with_card("deserter").knight(BLUE, "2,-1S", 2, active=True)
    table.do(f"play_deserter {BLUE}")
    assert (table.knights_of(BLUE), table.knights_left(BLUE)) == ({}, (2, 2, 2))
    assert (table.phase(), table.state.decider()) == ("deserter", RED)
    assert table.legal_at("place_deserter") == table.corners("1,-2S", "0,2N")
    table.do("place_deserter 1,-2S")
    assert table.knights_of(RED) == {"1,-2S": "strong*"}
    assert table.knights_left(RED) == (2, 1, 2)
    assert table.phase() == "action"


def test_ck_82_the_loser_chooses_which_knight_leaves() -> None:
    table = with_card("deserter").knight(BLUE, "2,-1S", 3, active=True).knight(BLUE, "-2,1N", 1)
    table.do(f"play_deserter {BLUE}")
    assert (table.phase(), table.state.decider()) == ("desert", BLUE)
    assert table.legal_at("desert") == table.corners("2,-1S", "-2,1N")
    table.refused("desert 2,-1S", "seat.not_deciding", "CK-82", by=RED)
    table.refused("desert 1,1N", "knight.not_own", "CK-82", by=BLUE)
    table.do("desert -2,1N", by=BLUE)
    assert table.knights_of(BLUE) == {"2,-1S": "mighty*"}
    assert table.state.decider() == RED
    table.do("place_deserter 0,2N")
    assert table.knights_of(RED) == {"0,2N": "basic"}  # inactive, as the one that left


def test_ck_82_a_mighty_knight_needs_no_fortress_and_does_not_act_in_this_turn() -> None:
    table = with_card("deserter").knight(BLUE, "2,-1S", 3, active=True).road(RED, "1,-2SE")
    table.do(f"play_deserter {BLUE}", "place_deserter 1,-2S")
    assert table.knights_of(RED) == {"1,-2S": "mighty*"}
    table.refused("lift_knight 1,-2S", "knight.just_activated", "CK-55")


@pytest.mark.parametrize(("own", "placed"), [((3, 3), "strong"), ((3, 3, 2, 2), "basic")])
def test_ck_82_without_one_as_strong_in_stock_the_strongest_weaker_one(own: Sequence[int], placed: str) -> None:
    table = with_card("deserter").road(RED, "1,-2SE", "1,-2E", "1,-2NE", "0,2NE")
    for corner, strength in zip(("1,-1N", "1,-2S", "0,2N", "1,1S"), own, strict=False):
        table.knight(RED, corner, strength)
    table.knight(BLUE, "2,-1S", 3).do(f"play_deserter {BLUE}", "place_deserter 1,-2N")
    assert table.knights_of(RED)["1,-2N"] == placed


def test_ck_82_nothing_is_asked_without_a_knight_in_stock_or_a_place_for_it() -> None:
    table = with_card("deserter").knight(BLUE, "2,-1S", 1).knight(RED, "1,-2S", 1).knight(RED, "0,2N", 1)
    table.do(f"play_deserter {BLUE}")
    assert (table.knights_of(BLUE), table.phase()) == ({}, "action")
    table = with_card("deserter").knight(BLUE, "2,-1S", 2).knight(RED, "1,-2S", 1).knight(RED, "0,2N", 1)
    table.do(f"play_deserter {BLUE}")  # a strong one is left, but both ends of red's roads are held
    assert (table.knights_of(BLUE), table.phase()) == ({}, "action")


def test_ck_82_placing_is_not_required_and_follows_the_rule_for_recruiting() -> None:
    table = with_card("deserter").knight(BLUE, "2,-1S")
    table.do(f"play_deserter {BLUE}")
    table.refused("place_deserter 2,-1S", "knight.no_road", "CK-53")
    table.refused("place_deserter 0,-1N", "knight.occupied", "CK-63")
    table.do("no_deserter")
    assert (table.knights_of(RED), table.phase()) == ({}, "action")


def test_ck_82_no_deserter_from_oneself_or_from_who_has_no_knight() -> None:
    table = with_card("deserter").knight(RED, "1,-2S").knight(WHITE, "1,1N")
    assert table.legal("play_deserter") == [f"play_deserter {WHITE}"]
    table.refused(f"play_deserter {RED}", "deserter.own", "CK-82")
    table.refused(f"play_deserter {BLUE}", "deserter.no_knight", "CK-96")


def test_ck_62_a_road_goes_on_where_a_knight_has_deserted() -> None:
    table = with_card("deserter", hands={RED: {"lumber": 1, "brick": 1}}).knight(BLUE, "1,-2S")
    table.refused("build_road 1,-2SE", "road.not_connected", "BASE-63")
    table.do(f"play_deserter {BLUE}", "no_deserter", "build_road 1,-2SE")


# ---- Diplomat (CK-83)


def test_ck_83_an_open_road_of_another_goes_back_to_the_stock() -> None:
    table = with_card("diplomat")
    left = table.block("roads_left", BLUE)
    table.do("play_diplomat 1,0NE")
    assert table.block("road", table.graph.edge("1,0NE")) == 0
    assert table.block("roads_left", BLUE) == left + 1
    assert table.told("route_removed", WHITE) == [{"seat": RED, "owner": BLUE, "edge": table.graph.edge("1,0NE")}]
    assert table.phase() == "action"
    assert table.block("corner_reach", table.graph.corner("2,-1S")) & 2 == 0


def test_ck_83_a_road_is_open_with_an_end_without_a_piece_of_its_owner() -> None:
    table = with_card("diplomat").road(BLUE, "2,-1SE")
    assert table.graph.edge("1,0NE") not in table.legal_at("play_diplomat")
    table.refused("play_diplomat 1,0NE", "diplomat.not_open", "CK-83")
    assert table.graph.edge("2,-1SE") in table.legal_at("play_diplomat")
    table.knight(BLUE, "2,0N")  # at its free end
    table.refused("play_diplomat 2,-1SE", "diplomat.not_open", "CK-83")
    table.refused("play_diplomat 2,0NE", "diplomat.no_road", "CK-83")


def test_ck_83_pieces_of_others_at_its_end_leave_a_road_open() -> None:
    table = with_card("diplomat").road(WHITE, "1,0E").knight(WHITE, "2,-1S")
    table.do("play_diplomat 1,0NE")
    assert table.block("road", table.graph.edge("1,0NE")) == 0


def test_ck_83_a_ring_of_roads_has_no_open_one() -> None:
    ring = ["1,-1NE", "1,-1E", "1,-1SE", "1,-1W", "1,-1SW", "1,-1NW"]
    table = with_card("diplomat").road(RED, *ring)
    assert not table.legal_at("play_diplomat") & table.edges(*ring)


def test_ck_83_the_own_road_may_be_built_again_elsewhere() -> None:
    table = with_card("diplomat").road(RED, "1,-2SE")
    left = table.block("roads_left", RED)
    table.do("play_diplomat 1,-2SE")
    assert (table.phase(), table.state.decider()) == ("rebuild", RED)
    assert table.graph.edge("1,-2SE") not in table.legal_at("rebuild_road")
    table.refused("rebuild_road 1,-2SE", "diplomat.same_place", "CK-83")
    table.refused("rebuild_road 1,-2E", "road.not_connected", "BASE-63")  # it depended on the road that is gone
    table.do("rebuild_road 0,-1E")
    assert table.block("road", table.graph.edge("0,-1E")) == RED + 1
    assert table.block("roads_left", RED) == left
    assert table.phase() == "action"


def test_ck_83_building_again_is_not_required() -> None:
    table = with_card("diplomat")
    left = table.block("roads_left", RED)
    table.do("play_diplomat 0,-1NE", "keep_road_off")
    assert table.block("roads_left", RED) == left + 1
    assert table.phase() == "action"


def test_ck_83_with_the_longest_route_goes_its_award() -> None:
    table = with_card("diplomat").road(BLUE, "2,-1SE", "2,0NE", "2,0E", "2,0SE")
    assert table.points(BLUE) == 5
    table.do("play_diplomat 2,0SE")
    assert table.points(BLUE) == 3


def five_in_a_row() -> CityTable:
    """Red holds the longest route with five roads; blue has five, too. Both ends of red's are open."""
    line = ("0,-1NW", "1,-2SE", "1,-1NE", "1,-1E")
    table = with_card("diplomat").road(RED, *line).road(BLUE, "2,-1SE", "2,0NE", "2,0E", "2,0SE")
    assert [table.block("route_length", seat) for seat in (RED, BLUE)] == [5, 5]
    assert table.block("longest_route") == RED + 1
    return table


def test_ck_83_a_road_that_moves_from_end_to_end_keeps_the_longest_route() -> None:
    table = five_in_a_row()
    points = table.points(RED), table.points(BLUE)
    table.do("play_diplomat 1,-1E")
    assert (table.phase(), table.block("longest_route")) == ("rebuild", RED + 1), "the road is in the hand"
    table.do("rebuild_road 0,-1W")
    assert (table.block("longest_route"), table.block("route_length", RED)) == (RED + 1, 5)
    assert (table.points(RED), table.points(BLUE)) == points
    assert table.told("longest_route", -1)[1:] == []


def test_ck_83_a_road_that_stays_off_may_cost_the_longest_route() -> None:
    table = five_in_a_row().do("play_diplomat 1,-1E", "keep_road_off")
    assert table.block("longest_route") == BLUE + 1
    table = five_in_a_row().do("play_diplomat 1,-1E", "rebuild_road 0,1E")
    assert table.block("longest_route") == BLUE + 1


def test_ck_40_no_diplomat_without_the_card() -> None:
    table = with_card("spy")
    table.refused("play_diplomat 1,0NE", "progress.not_held", "CK-40")


# ---- Intrigue (CK-84)


def test_ck_84_a_knight_at_an_own_road_is_displaced_whatever_its_strength() -> None:
    table = with_card("intrigue").knight(BLUE, "1,-2S", 3, active=True).road(BLUE, "0,-1E")
    table.do("play_intrigue 1,-2S")
    assert (table.phase(), table.state.decider()) == ("displaced", BLUE)
    assert table.knights_of(RED) == {}  # no own knight is needed, and none comes
    table.do("set_displaced 0,0N", by=BLUE)
    assert table.knights_of(BLUE) == {"0,0N": "mighty*"}
    assert table.block("held", table.graph.corner("1,-2S")) == 0
    assert (table.phase(), table.state.decider()) == ("action", RED)


def test_ck_84_a_knight_without_a_way_goes_back_to_the_stock() -> None:
    table = with_card("intrigue").knight(BLUE, "1,-2S", 3)
    table.do("play_intrigue 1,-2S")
    assert (table.knights_of(BLUE), table.knights_left(BLUE)) == ({}, (2, 2, 2))
    assert table.phase() == "action"


def test_ck_84_not_back_to_the_corner_it_came_from() -> None:
    table = with_card("intrigue").knight(BLUE, "1,-2S").road(BLUE, "0,-1E")
    table.do("play_intrigue 1,-2S")
    assert table.legal_at("set_displaced") == table.corners("0,0N")


def test_ck_84_only_knights_of_others_at_own_roads() -> None:
    table = with_card("intrigue").knight(BLUE, "2,-1S").knight(RED, "1,-2S").knight(WHITE, "0,2N")
    assert table.legal("play_intrigue") == ["play_intrigue 0,2N"]
    table.refused("play_intrigue 2,-1S", "intrigue.no_road", "CK-84")
    table.refused("play_intrigue 1,-2S", "intrigue.no_knight", "CK-84")
    table.refused("play_intrigue 0,0N", "intrigue.no_knight", "CK-84")


def test_ck_84_the_own_road_goes_on_once_the_knight_has_left() -> None:
    table = with_card("intrigue", hands={RED: {"lumber": 1, "brick": 1}}).knight(BLUE, "1,-2S").road(BLUE, "0,-1E")
    table.do("play_intrigue 1,-2S").do("set_displaced 0,0N", by=BLUE)
    table.do("build_road 1,-2SE")


# ---- Spy (CK-86)


def spying() -> CityTable:
    """Red looks at the cards of blue."""
    table = with_card("spy").hold_progress(BLUE, "bishop", "crane", "crane").hold_progress(WHITE, "merchant", "smith")
    return table.do(f"play_spy {BLUE}")


def counts(state: State, block: str, seat: int) -> dict[str, int]:
    """A block of progress cards of a seat."""
    first = state.rules.block_named[block].at + seat * len(CARDS)
    return {name: int(state.s[first + k]) for k, name in enumerate(CARDS) if state.s[first + k] != 0}


def held(state: State, seat: int) -> dict[str, int]:
    return counts(state, "progress", seat)


def seen_by(state: State, seat: int) -> dict[str, int]:
    return counts(state, "seen_progress", seat)


def test_ck_86_the_spy_sees_all_hidden_cards_and_takes_one() -> None:
    table = spying()
    assert seen_by(table.state, RED) == {"bishop": 1, "crane": 2}
    assert table.legal() == ["take_progress crane", "take_progress bishop"]
    table.do("take_progress crane")
    assert table.progress_of(RED) == {"crane": 1}
    assert table.progress_of(BLUE) == {"bishop": 1, "crane": 1}
    assert [table.block("progress_count", RED * 3 + track) for track in range(3)] == [0, 0, 1]
    assert seen_by(table.state, RED) == {}
    assert table.phase() == "action"


def test_ck_86_a_card_that_was_taken_may_be_played_at_once() -> None:
    table = with_card("spy", hands={WHITE: {"ore": 4}}).hold_progress(BLUE, "saboteur", "bishop")
    table.do(f"play_spy {BLUE}", "take_progress saboteur", "play_saboteur")
    assert table.block("discards_owed", WHITE) == 2


def test_ck_86_the_only_card_is_taken_without_a_question() -> None:
    table = with_card("spy").hold_progress(BLUE, "warlord")
    table.do(f"play_spy {BLUE}")
    assert (table.progress_of(RED), table.progress_of(BLUE)) == ({"warlord": 1}, {})
    assert table.phase() == "action"


def test_ck_86_no_spy_at_oneself_or_where_nothing_is_hidden() -> None:
    table = with_card("spy").hold_progress(BLUE, "constitution").hold_progress(WHITE, "smith")
    assert table.legal("play_spy") == [f"play_spy {WHITE}"]
    table.refused(f"play_spy {RED}", "spy.own", "CK-86")
    table.refused(f"play_spy {BLUE}", "spy.nothing_hidden", "CK-96")
    table.refused(f"play_spy {ORANGE}", "spy.nothing_hidden", "CK-96")


def test_ck_86_only_a_card_that_was_seen_is_taken() -> None:
    table = spying()
    table.refused("take_progress merchant", "spy.not_seen", "CK-86")
    table.refused("end_turn", "action.not_now", "CK-86")


def test_ck_39_the_hand_limit_holds_for_the_taker() -> None:
    """It can only matter to a spy who holds five cards, where one may play down to the limit."""
    table = a_city_table(progress={RED: ["spy", "smith", "crane", "mining"]}, rolled=True, progress_limit="play_down")
    table.hold_progress(RED, "medicine").hold_progress(BLUE, "bishop", "warlord")
    table.do(f"play_spy {BLUE}", "take_progress bishop")
    assert sum(table.progress_of(RED).values()) == 5
    table.refused("end_turn", "progress.over_limit", "CK-39")
    table.do("discard_progress bishop")
    assert sum(table.progress_of(RED).values()) == 4


def test_ck_86_only_the_two_learn_what_was_seen_and_taken() -> None:
    table = spying().do("take_progress bishop")
    seen = [{"seat": RED, "victim": BLUE, "card": card} for card in ("crane", "crane", "bishop")]
    taken = {"seat": RED, "victim": BLUE, "track": "politics", "card": "bishop"}
    for seat in (RED, BLUE):
        assert table.told("spied", seat) == seen
        assert table.told("progress_taken", seat) == [taken]
    for onlooker in (WHITE, ORANGE, -1):
        assert table.told("spied", onlooker) == 3 * [{"seat": RED, "victim": BLUE}]
        assert table.told("progress_taken", onlooker) == [{"seat": RED, "victim": BLUE, "track": "politics"}]


def test_ck_86_in_every_world_the_spy_imagines_blue_holds_what_was_seen() -> None:
    table = spying()
    view = view_of(table.state, RED)
    others = set()
    for seed in range(20):
        world = imagine(view, seed)
        assert held(world, BLUE) == {"bishop": 1, "crane": 2}
        assert seen_by(world, RED) == {"bishop": 1, "crane": 2}
        assert seen_by(world, BLUE) == seen_by(world, WHITE) == {}
        others.add(str(held(world, WHITE)))
    assert len(others) > 3  # what nobody has seen is dealt again


@pytest.mark.parametrize("viewer", [WHITE, ORANGE, -1])
def test_ck_86_to_others_the_spy_sees_whatever_blue_may_hold(viewer: int) -> None:
    table = spying()
    view = view_of(table.state, viewer)
    assert view.to_json()["seen_progress"][RED] == 25 * [None]  # type: ignore[index]
    hands = set()
    for seed in range(20):
        world = imagine(view, seed)
        assert seen_by(world, RED) == held(world, BLUE)
        may = {str(action).split()[1] for action in view_of(world, RED).legal_actions()}
        assert may == set(held(world, BLUE))
        hands.add(str(held(world, BLUE)))
    assert len(hands) > 3


def test_ck_86_the_victim_knows_what_the_spy_sees() -> None:
    table = spying()
    for seed in range(5):
        world = imagine(view_of(table.state, BLUE), seed)
        assert seen_by(world, RED) == held(world, BLUE) == {"bishop": 1, "crane": 2}


def test_ck_86_what_a_spy_has_seen_is_known_no_longer_than_the_choice_is_open() -> None:
    """The state keeps no memory of it: afterwards blue's other cards are dealt again like everybody's."""
    table = spying().do("take_progress bishop")
    hands = {str(held(imagine(view_of(table.state, RED), seed), BLUE)) for seed in range(20)}
    assert len(hands) > 3
