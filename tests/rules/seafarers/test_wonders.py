"""The Wonders of Catan: sites, conditions, stages and the two ways to win."""

from __future__ import annotations

from collections import Counter

import pytest

from archipel.bots.evaluation import Evaluation
from archipel.engine.view import imagine, view_of
from archipel.rules.seafarers.wonders import COSTS, STAGES, Wonders
from tests.rules.seafarers.scenario_tables import a_scenario_table, played_at_random
from tests.rules.seafarers.sea_tables import SeaTable
from tests.tables import BLUE, ORANGE, RED, WHITE, load_scenario

pytestmark = pytest.mark.compiled

PLACED = {
    RED: (("0,3N", "0,3NE"), ("-1,3N", "-1,3NW")),
    BLUE: (("1,3N", "1,3NE"), ("2,3N", "2,3NE")),
    WHITE: (("-2,3N", "-2,3NE"), ("-3,4N", "-3,4NE")),
    ORANGE: (("1,4S", "1,4SE"), ("-2,4N", "-2,4NE")),
}
FIVE = ("great_theatre", "great_bridge", "monument", "great_wall", "castle")
SEVEN = (*FIVE, "lighthouse", "great_library")
RICH = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 3)


def a_table(**more: object) -> SeaTable:
    return a_scenario_table("wonders", **{"placed": PLACED, "rolled": True, **more})  # type: ignore[arg-type]


def large(**more: object) -> SeaTable:
    """Five seats after the placement, red to build; everybody has two settlements somewhere."""
    table = a_scenario_table("wonders", 5, chosen=more)
    while table.state.s[1] == 0:  # no turn has begun
        table.game.apply(table.game.legal_actions()[-1])
    for seat in range(5):
        table.hold(seat)
    table.turn.after_roll(table.state, RED)
    return table


def take(table: SeaTable, seat: int, wonder: str, stage: int = 0) -> SeaTable:
    """A seat has begun a wonder and come so far, past the rules."""
    chapter = table.rules.the(Wonders)
    table.state.s[chapter.wonder + seat] = 1 + chapter.names.index(wonder)
    table.state.s[chapter.stage + seat] = stage
    return table


def stage(table: SeaTable, seat: int) -> int:
    return table.block("wonder_stage", seat)


def offered(table: SeaTable) -> set[str]:
    return {text.split()[1] for text in table.legal("take_wonder")}


def places(name: str, seats: int = 4) -> list[str]:
    scenario = load_scenario("seafarers/wonders", seats)
    return [scenario.graph.corner_names[at] for at in scenario.places["corners"][name]]


def harbour_corners(table: SeaTable) -> list[str]:
    """Corners at a harbour where nobody stands or stands beside."""
    found = []
    for edge in range(int(table.graph.edges)):
        if table.block("harbour", edge):
            for corner in table.graph.edge_corners[2 * edge : 2 * edge + 2]:
                if table.block("corner_free", int(corner)):
                    found.append(table.graph.corner_names[corner])
    return found


# ---- set-up


@pytest.mark.parametrize(("seats", "bridges"), [(4, 2), (6, 4)])
def test_sea_s8_2_tokens_of_wall_and_bridge_and_the_marks_lie_on_their_corners(seats: int, bridges: int) -> None:
    table = a_scenario_table("wonders", seats)
    names = table.rules.block_named["wonder_site"].names
    lying = Counter(names[table.block("wonder_site", at)] for at in range(int(table.graph.corners)))
    assert lying["great_wall"] == 5
    assert lying["great_bridge"] == bridges
    assert lying["no_start"] == 2 * bridges


@pytest.mark.parametrize("name", ["2,3SE", "-1,6NW", "0,5SW", "1,0N", "2,6S"])
def test_sea_s8_3_nobody_starts_by_wall_or_bridge_on_a_mark_or_on_a_small_island(name: str) -> None:
    table = a_scenario_table("wonders")
    table.refused(f"place_settlement {name}", "settlement.not_at_the_start", "SEA-S8-3")
    assert not table.legal_at("place_settlement") & table.corners(*places("no_start"))


@pytest.mark.parametrize("name", ["2,3SE", "-1,6NW", "0,5SW", "1,0N", "2,6S"])
def test_sea_s8_3_later_one_may_build_there(name: str) -> None:
    table = a_table(hands={RED: RICH})
    corner = table.graph.corner(name)
    table.building.come_to(table.state, RED, corner)
    table.do(f"build_settlement {name}")
    assert table.building.owner(table.state, corner) == RED


def on_small_islands(**more: object) -> SeaTable:
    """Red settles twice on the small island in the north-west, and once on the one in the east."""
    table = a_table(**more)
    return table.settle(RED, "0,0N").settle(RED, "1,0S").settle(RED, "4,4N")


def test_sea_s8_4_every_small_island_brings_a_point_once() -> None:
    table = on_small_islands()
    assert table.points(RED) == 2 + 3 + 2
    assert [row["points"] for row in table.told("island_settled")] == [1, 1]
    table.settle(BLUE, "2,6S")  # everybody for itself
    assert table.points(BLUE) == 2 + 1 + 1


def test_sea_s8_4_or_every_settlement_there_does() -> None:
    table = on_small_islands(island_point="every")
    assert table.points(RED) == 2 + 3 + 3


# ---- beginning a wonder


def with_cities(table: SeaTable, seat: int = RED, cities: int = 2) -> SeaTable:
    for name, _ in PLACED[seat][:cities]:
        table.city(seat, name)
    return table


def test_sea_s8_5_first_come_first_served() -> None:
    table = with_cities(with_cities(a_table()), BLUE)
    table.do("take_wonder great_theatre")
    assert table.told("wonder_begun") == [{"seat": RED, "wonder": "great_theatre"}]
    assert (table.block("wonder", RED), stage(table, RED)) == (1, 0)
    table.turn.after_roll(table.state, BLUE)
    table.refused("take_wonder great_theatre", "wonder.taken", "SEA-S8-5", by=BLUE)
    assert offered(table) == set()


def test_sea_s8_5_one_wonder_for_good() -> None:
    table = with_cities(a_table()).set_points(RED, 6)
    assert offered(table) == {"great_theatre", "castle"}
    table.do("take_wonder castle")
    table.refused("take_wonder great_theatre", "wonder.only_one", "SEA-S8-5")
    table.refused("take_wonder castle", "wonder.only_one", "SEA-S8-5")


def test_sea_s8_5_in_the_own_building_phase() -> None:
    table = with_cities(a_table(rolled=False, hands={RED: RICH}, dice=[(1, 1)]))
    table.refused("take_wonder great_theatre", "turn.roll_first", "BASE-27")
    table.refused("build_wonder", "turn.roll_first", "BASE-27")
    table.do("roll", "take_wonder great_theatre")
    table.refused("maritime_trade ore wool", "trade.after_building", "BASE-28")
    table.refused("take_wonder castle", "seat.not_deciding", "BASE-28", by=BLUE)


def test_sea_s8_5_not_between_turns() -> None:
    table = take(large(), BLUE, "castle").hold(BLUE, **COSTS["castle"])
    table.do("end_turn")
    assert table.game.deciding == [BLUE]
    table.refused("build_wonder", "action.not_now", "BASE-85")
    table.refused("take_wonder great_wall", "action.not_now", "BASE-85")


def test_sea_s8_5_the_condition_is_not_asked_for_again() -> None:
    """Points may be lost again; who has begun goes on."""
    table = take(a_table(hands={RED: COSTS["castle"]}).set_points(RED, 2), RED, "castle")
    assert not table.rules.the(Wonders).meets(table.state, RED, 4)
    table.do("build_wonder")
    assert stage(table, RED) == 1


def test_sea_s8_5_no_stage_without_a_wonder() -> None:
    table = with_cities(a_table(hands={RED: RICH}))
    table.refused("build_wonder", "wonder.none", "SEA-S8-5")


# ---- stages


def test_sea_s8_6_a_stage_costs_the_five_cards_shown() -> None:
    table = take(a_table(hands={RED: {**COSTS["great_wall"], "ore": 1}}), RED, "great_wall")
    table.do("build_wonder")
    assert table.hand(RED) == {"ore": 1}
    assert table.told("wonder_grown") == [{"seat": RED, "wonder": "great_wall", "stage": 1}]
    table.refused("build_wonder", "wonder.too_expensive", "SEA-S8-6")
    table.refused("maritime_trade ore wool", "trade.after_building", "BASE-28")


def test_sea_s8_6_several_stages_in_one_turn() -> None:
    table = take(a_table(hands={RED: {"lumber": 9, "wool": 3, "grain": 3}}), RED, "great_bridge")
    table.do("build_wonder", "build_wonder", "build_wonder")
    assert stage(table, RED) == 3
    assert table.hand(RED) == {}
    assert [row["stage"] for row in table.told("wonder_grown")] == [1, 2, 3]


def test_sea_s8_6_a_stage_is_no_point() -> None:
    table = take(a_table(hands={RED: COSTS["monument"]}), RED, "monument")
    table.do("build_wonder")
    assert table.points(RED) == 2


@pytest.mark.parametrize("wonder", SEVEN)
def test_sea_s8_6_every_stage_is_five_cards(wonder: str) -> None:
    assert sum(COSTS[wonder].values()) == 5


# ---- conditions


@pytest.mark.parametrize(
    ("wonder", "cost"),
    [
        ("great_theatre", {"brick": 1, "wool": 3, "lumber": 1}),
        ("great_bridge", {"lumber": 3, "wool": 1, "grain": 1}),
        ("monument", {"ore": 2, "grain": 3}),
        ("great_wall", {"brick": 3, "lumber": 1, "grain": 1}),
        ("castle", {"ore": 3, "brick": 1, "grain": 1}),
    ],
)
def test_sea_s8_7_what_a_stage_of_each_costs(wonder: str, cost: dict[str, int]) -> None:
    table = take(a_table(hands={RED: cost}), RED, wonder)
    table.do("build_wonder")
    assert table.hand(RED) == {}


def test_sea_s8_7_nobody_meets_a_condition_at_the_start() -> None:
    table = a_table()
    assert offered(table) == set()
    for wonder in FIVE:
        table.refused(f"take_wonder {wonder}", "wonder.condition", "SEA-S8-7")


def test_sea_s8_7_the_theatre_asks_for_two_cities() -> None:
    assert offered(with_cities(a_table(), cities=1)) == set()
    assert offered(with_cities(a_table(), cities=2)) == {"great_theatre"}


@pytest.mark.parametrize(("wonder", "place"), [("great_bridge", "bridge"), ("great_wall", "wall")])
def test_sea_s8_7_wall_and_bridge_ask_for_a_building_on_their_token(wonder: str, place: str) -> None:
    for name in places(place):
        table = a_table().settle(RED, name)
        assert offered(table) == {wonder}
        table.city(RED, name)
        assert offered(table) == {wonder}
    assert offered(a_table().settle(BLUE, places(place)[0])) == set()
    assert offered(a_table().settle(RED, "0,5SW")) == set()  # a mark is not a token


def at_harbour(table: SeaTable, seat: int = RED) -> str:
    """A settlement of the seat at a harbour."""
    name = harbour_corners(table)[0]
    table.settle(seat, name)
    return name


def lay_route(table: SeaTable, seat: int, length: int) -> SeaTable:
    table.state.s[table.route.length + seat] = length
    return table


def test_sea_s8_7_the_monument_asks_for_a_city_at_a_harbour_and_a_route_of_five() -> None:
    table = lay_route(a_table(), RED, 5)
    name = at_harbour(table)
    assert offered(table) == set()  # it is a settlement
    table.city(RED, name)
    assert offered(table) == {"monument"}
    assert offered(lay_route(table, RED, 4)) == set()
    assert offered(with_cities(lay_route(a_table(), RED, 5), cities=1)) == set()  # no harbour


def test_sea_s8_7_the_route_of_the_monument_need_not_be_the_longest() -> None:
    table = lay_route(lay_route(a_table(), RED, 5), BLUE, 9)
    table.city(RED, at_harbour(table))
    assert offered(table) == {"monument"}


def test_sea_s8_7_the_castle_asks_for_a_city_and_six_points() -> None:
    table = with_cities(a_table(), cities=1)
    assert offered(table.set_points(RED, 5)) == set()
    assert offered(table.set_points(RED, 6)) == {"castle"}
    assert offered(a_table().set_points(RED, 6)) == set()


def test_sea_s8_7_hidden_points_count_for_the_castle() -> None:
    table = with_cities(a_table(cards={RED: ["victory_point"] * 3}), cities=1)
    assert table.points(RED) == 3
    assert offered(table) == {"castle"}


# ---- the robber


def test_sea_s8_8_the_robber_starts_on_a_desert_of_choice() -> None:
    starts = set()
    for desert in range(3):
        table = a_scenario_table("wonders", robber_desert=desert)
        starts.add(table.graph.tile_names[table.block("robber")])
    assert starts == {"4,1", "4,2", "3,3"}


def test_sea_s8_8_knights_move_the_robber_for_there_is_no_pirate() -> None:
    table = a_table(cards={RED: ["knight"]})
    assert "pirate" not in table.rules.block_named
    table.do("play_knight")
    assert {action.kind for action in table.game.legal_actions()} == {"move_robber"}


def test_sea_s8_8_ships_are_never_blocked() -> None:
    table = a_table(hands={RED: {"lumber": 2, "wool": 2}}).settle(RED, "1,2N")
    assert table.legal("build_ship")


# ---- the end


def test_sea_s8_9_the_fourth_stage_wins_at_once() -> None:
    table = take(a_table(hands={RED: COSTS["castle"]}), RED, "castle", STAGES - 1)
    table.do("build_wonder")
    assert table.game.over
    assert table.game.winners == [RED]
    assert table.points(RED) == 2
    assert table.told("won") == [{"seat": RED, "points": 2, "revealed": 0}]


def test_sea_s8_9_ten_points_win_only_with_the_highest_wonder() -> None:
    table = take(a_table(hands={RED: COSTS["castle"]}).set_points(RED, 10), RED, "castle")
    take(table, BLUE, "great_wall", 1)
    table.state.settle()
    assert not table.game.over
    table.do("build_wonder")  # as high as blue's
    assert not table.game.over
    table.hold(RED, **COSTS["castle"]).do("build_wonder")
    assert table.game.over
    assert table.game.winners == [RED]


def test_sea_s8_9_without_any_stage_nobody_is_ahead() -> None:
    table = a_table().set_points(RED, 11)
    table.state.settle()
    assert not table.game.over
    take(table, RED, "castle")
    table.state.settle()
    assert not table.game.over
    take(table, RED, "castle", 1)
    table.state.settle()
    assert table.game.over


def test_sea_s8_9_only_in_the_own_turn() -> None:
    table = take(a_table().set_points(BLUE, 10), BLUE, "great_wall", 2)
    table.state.settle()
    assert not table.game.over
    table.do("end_turn")
    assert table.game.winners == [BLUE]


def test_sea_s8_9_hidden_points_count() -> None:
    table = take(a_table(cards={RED: ["victory_point"]}).set_points(RED, 9), RED, "castle", 1)
    take(table, BLUE, "great_wall", 1)
    table.state.settle()
    assert not table.game.over
    take(table, RED, "castle", 2)
    table.state.settle()
    assert table.told("won") == [{"seat": RED, "points": 10, "revealed": 1}]


def test_sea_s8_9_who_has_enough_points_but_is_not_ahead_may_hide_any_number() -> None:
    """Others must not conclude from a game that goes on that there are no points in the hand."""
    table = a_table(cards={RED: ["victory_point"] * 3}).set_points(RED, 9)
    assert table.score.room(table.state, RED) > 100
    view = view_of(table.state, BLUE)
    dealt = {int(imagine(view, seed).s[table.score.secret + RED]) for seed in range(60)}
    assert max(dealt) > 0
    take(table, RED, "castle", 1)
    assert table.score.room(table.state, RED) == 0


def test_sea_s8_9_a_second_player_that_may_not_win_wins_in_its_own_turn() -> None:
    table = large(extension="paired_players", second_may_win=False)
    second = 3
    take(table, second, "castle", STAGES - 1).hold(second, **COSTS["castle"])
    table.do("end_turn", "build_wonder")
    assert stage(table, second) == STAGES
    assert not table.game.over
    table.refused("build_wonder", "wonder.complete", "SEA-S8-6")
    table.do("end_part")
    for seat in (1, 2):
        table.turn.after_roll(table.state, seat)
        table.do("end_turn", "end_part")
    assert table.game.over
    assert table.game.winners == [second]


# ---- five and six


@pytest.mark.parametrize(
    ("seats", "options", "names"),
    [
        (2, {}, FIVE),
        (3, {}, FIVE),
        (4, {}, FIVE),
        (5, {}, SEVEN),
        (6, {}, SEVEN),
        (5, {"more_wonders": "copies"}, FIVE),
    ],
)
def test_sea_s8_11_five_wonders_or_seven(seats: int, options: dict[str, object], names: tuple[str, ...]) -> None:
    table = a_scenario_table("wonders", seats, chosen=options)
    assert table.rules.verb_named["take_wonder"].fields[0].names == list(names)
    assert table.rules.block_named["wonder"].names == ["", *names]


@pytest.mark.parametrize(
    ("wonder", "cost"),
    [
        ("lighthouse", {"lumber": 3, "ore": 1, "wool": 1}),
        ("great_library", {"lumber": 2, "grain": 2, "wool": 1}),
    ],
)
def test_sea_s8_11_costs_of_the_two_more(wonder: str, cost: dict[str, int]) -> None:
    table = take(large(), RED, wonder)
    table.hold(RED, **cost).do("build_wonder")
    assert table.hand(RED) == {}


def test_sea_s8_11_the_library_asks_for_two_cities() -> None:
    table = large()
    table.refused("take_wonder great_library", "wonder.condition", "SEA-S8-11")
    own = [at for at in range(int(table.graph.corners)) if table.building.owner(table.state, at) == RED]
    for at in own:
        table.building.place_city(table.state, RED, at)
    assert {"great_theatre", "great_library"} <= offered(table)


def test_sea_s8_11_the_lighthouse_asks_for_a_city_at_a_harbour_or_a_settlement_at_one_of_a_small_island() -> None:
    table = large()
    table.refused("take_wonder lighthouse", "wonder.condition", "SEA-S8-11")
    name = at_harbour(table)
    assert "lighthouse" not in offered(table)
    table.city(RED, name)
    assert "lighthouse" in offered(table)
    far = large()
    edge = far.graph.edge("4,6SE")
    corner = next(int(at) for at in far.graph.edge_corners[2 * edge : 2 * edge + 2])
    far.building.place_settlement(far.state, RED, corner)
    assert "lighthouse" not in offered(far)
    far.state.s[far.land.harbour + edge] = 1  # the coast of the small island in the south-east
    assert "lighthouse" in offered(far)


def test_sea_s8_11_or_second_copies_of_theatre_and_bridge() -> None:
    table = large(more_wonders="copies")
    chapter = table.rules.the(Wonders)
    for wonder, copies in (
        ("great_theatre", 2),
        ("great_bridge", 2),
        ("monument", 1),
        ("great_wall", 1),
        ("castle", 1),
    ):
        k = chapter.names.index(wonder)
        for seat in range(copies):
            assert chapter.is_free(table.state, k)
            take(table, seat, wonder)
        assert not chapter.is_free(table.state, k)


# ---- what bots see, and whole games


def test_prices_of_the_wonders_are_told_by_their_names() -> None:
    evaluation = Evaluation(a_table().rules)
    prices = [name.removesuffix(" soon") for name in evaluation.price_names if name.endswith(" soon")]
    assert set(FIVE) <= set(prices)
    for wonder in FIVE:
        row = prices.index(wonder) * 5
        counted = {
            name: int(evaluation.cost[row + k])
            for k, name in enumerate(a_table().cards.names)
            if evaluation.cost[row + k]
        }
        assert counted == COSTS[wonder]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"layout": "random"}),
        pytest.param(6, {"more_wonders": "copies"}, marks=pytest.mark.long),
        pytest.param(2, {"layout": "random"}, marks=pytest.mark.long),
        pytest.param(4, {"island_point": "every", "robber_desert": 2}, marks=pytest.mark.long),
        pytest.param(5, {"extension": "paired_players"}, marks=pytest.mark.long),
    ],
)
def test_random_games_come_to_an_end(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        table = a_scenario_table("wonders", seats, seed=seed, chosen=options)
        for _ in played_at_random(table.game, seed, 30_000):
            check(table)
        (winner,) = table.game.winners
        stages = [stage(table, seat) for seat in range(seats)]
        others = max(stages[:winner] + stages[winner + 1 :])
        total = table.points(winner) + table.block("secret_points", winner)
        assert stages[winner] == STAGES or (total >= 10 and stages[winner] > others)


def check(table: SeaTable) -> None:
    """A sheet lies with at most one seat, and what stages cost is in the supply again."""
    seats = range(table.game.seats)
    sheets = table.rules.the(Wonders).sheets
    held = Counter(table.block("wonder", seat) for seat in seats)
    assert all(held[k + 1] <= sheets[k] for k in range(len(sheets)))
    assert all(stage(table, seat) == 0 for seat in seats if table.block("wonder", seat) == 0)
    for card in table.cards.names:
        cards = sum(table.hand(seat).get(card, 0) for seat in seats)
        assert table.supply(card) + cards == (19 if len(seats) < 5 else 24)
