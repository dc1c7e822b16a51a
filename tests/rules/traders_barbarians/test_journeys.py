"""Journeys of wagons: TB-TB-9, TB-TB-10, TB-TB-19, and the card of TB-TB-23."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from tests.rules.traders_barbarians.wagon_tables import CENTRES, WagonTable, a_wagon_table, on_a_journey
from tests.tables import BLUE, RED, WHITE

# ---- paths and their costs


def test_tb_tb_9_after_building_the_wagon_may_move() -> None:
    table = a_wagon_table(rolled=True)
    table.refused("drive 0,2C", "action.not_now", "BASE-27")
    table.do("end_turn")
    assert (table.phase, table.game.seat, table.left) == ("journey", RED, 4)
    table.refused("drive 0,2C", "seat.not_deciding", "TB-TB-9", by=BLUE)
    table.refused("build_road 0,0E", "action.not_now", "TB-TB-9")
    table.do("end_journey")
    assert (table.phase, table.game.seat) == ("before_roll", BLUE)
    assert table.wagon(RED) == "0,1S"


def test_tb_tb_9_a_bare_path_costs_two_and_an_own_road_one() -> None:
    table = on_a_journey()
    assert table.legal_at("drive") == table.corners("0,2C", "0,2N", "-1,2N", "0,2SW")
    table.do("drive 0,2N")  # along red's own road
    assert (table.wagon(RED), table.left) == (table.graph.corner_names[table.graph.corner("0,2N")], 3)
    table.do("drive 0,2NE")
    assert table.left == 1
    assert table.legal("drive") == []
    table.refused("drive 0,2N", "journey.too_few_points", "TB-TB-9")
    assert table.hand(RED) == {"gold": 5}


def test_tb_tb_9_another_players_road_costs_one_and_a_gold_for_its_owner() -> None:
    table = on_a_journey().road(BLUE, "0,1SW")
    table.do("drive -1,2N")
    assert (table.left, table.gold(RED), table.gold(BLUE)) == (3, 4, 6)


def test_tb_tb_9_a_toll_that_cannot_be_paid_forbids_the_path() -> None:
    table = on_a_journey(hands={RED: {"gold": 0}}).road(BLUE, "0,1SW")
    assert "drive -1,2N" not in table.legal("drive")
    table.refused("drive -1,2N", "journey.no_toll", "TB-TB-9")


def test_tb_tb_9_a_barbarian_costs_two_more() -> None:
    table = on_a_journey().put_barbarians("0,1SE", "0,1SW", "0,0E")
    table.do("drive 0,2N")  # a road with a barbarian
    assert table.left == 1
    table = on_a_journey().put_barbarians("0,1SE", "0,1SW", "0,0E")
    table.do("drive -1,2N")  # a path with one
    assert (table.left, table.phase) == (0, "journey")


def test_tb_tb_9_the_wagon_takes_one_path_at_a_time() -> None:
    on_a_journey().refused("drive 0,0N", "journey.too_far", "TB-TB-9")


def test_tb_tb_9_the_sea_sides_of_targets_are_not_paths() -> None:
    table = on_a_journey().put_wagon(RED, "0,2NE")
    assert table.legal_at("drive") == table.corners("0,2C", "0,2N", "1,1SE")
    table.refused("drive 0,2SE", "journey.no_path", "TB-TB-9")
    coast = on_a_journey().put_wagon(RED, "-1,2S")
    assert coast.legal_at("drive") == coast.corners("-1,2SW", "-1,2SE")


def test_tb_tb_10_what_is_left_is_lost() -> None:
    table = on_a_journey().do("drive 0,2N", "end_journey")
    assert table.left == 0
    table.game.apply("roll")


def test_tb_tb_10_the_centre_of_a_target_ends_the_movement() -> None:
    table = on_a_journey(chance={"goods": ["glass"]})
    table.do("drive 0,2C")
    assert table.left == 0
    assert (table.phase, table.game.seat) == ("journey", RED)  # gold could buy grain
    assert table.legal("drive") == []


def test_tb_tb_10_a_grain_brings_two_points_once_a_turn() -> None:
    table = on_a_journey(hands={RED: {"grain": 2}})
    table.do("feed_wagon")
    assert (table.left, table.hand(RED)) == (6, {"grain": 1, "gold": 5})
    table.refused("feed_wagon", "journey.fed_already", "TB-TB-10")
    on_a_journey().refused("feed_wagon", "journey.no_grain", "TB-TB-10")


def test_tb_tb_10_a_grain_also_helps_after_the_movement() -> None:
    table = on_a_journey(hands={RED: {"grain": 1}}, chance={"goods": ["glass"]})
    table.do("drive 0,2C", "feed_wagon")
    assert table.left == 2
    table.do("drive 0,2N")
    assert table.wagon(RED) == table.graph.corner_names[table.graph.corner("0,2N")]


def test_tb_tb_10_wagons_do_not_block_each_other() -> None:
    table = on_a_journey().put_wagon(BLUE, "0,2N").put_wagon(WHITE, "0,2N")
    table.do("drive 0,2N")
    assert table.wagon(RED) == table.wagon(BLUE) == table.wagon(WHITE)


def test_the_journey_ends_by_itself_when_everybody_sees_that_nothing_is_left() -> None:
    table = on_a_journey(hands={RED: {"gold": 1}}).do("drive 0,2N", "drive 0,2NE")
    assert (table.phase, table.game.seat) == ("before_roll", BLUE)
    hidden = on_a_journey(hands={RED: {"gold": 1, "ore": 1}}).do("drive 0,2N", "drive 0,2NE")
    assert hidden.phase == "journey"  # nobody else knows that this is not grain
    card = on_a_journey(hands={RED: {"gold": 1}}, cards={RED: ["victory_point"]}).do("drive 0,2N", "drive 0,2NE")
    assert card.phase == "journey"


# ---- driving barbarians off


@pytest.mark.parametrize(("level", "least"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_tb_tb_19_a_roll_of_the_level_drives_a_barbarian_off(level: int, least: int) -> None:
    for roll in (least - 1, least):
        table = on_a_journey(chance={"drive_off": [str(roll)]})
        table.put_wagon(RED, "0,1S", level).put_barbarians("0,1SW", "0,1NE", "1,-2SE")
        before = table.left
        table.do("drive_off 0,1SW")
        assert table.phase == ("journey" if roll < least else "chase_barbarian")
        assert table.left == before  # trying costs nothing
        assert table.told("drive_off_rolled")[-1]["roll"] == roll


def test_tb_tb_19_it_flees_to_an_adjacent_path_and_nothing_is_stolen() -> None:
    table = on_a_journey(hands={BLUE: {"ore": 1}}, chance={"drive_off": ["6"]})
    table.put_wagon(RED, "0,1S", 2).put_barbarians("0,1SW", "0,1W", "1,-2SE").road(BLUE, "-1,2NW")
    table.do("drive_off 0,1SW")
    edges = table.edges("0,1SE", "0,2CNW", "-1,2E", "-1,2NW")  # 0,1W has a barbarian
    assert table.legal_at("chase_barbarian") == edges
    table.refused("chase_barbarian 0,1W", "barbarian.taken", "TB-TB-20")
    table.refused("chase_barbarian 2,0NE", "barbarian.not_adjacent", "TB-TB-19")
    table.refused("chase_barbarian 0,2SE", "barbarian.no_path", "TB-TB-9")
    table.do("chase_barbarian -1,2NW")
    assert table.barbarians_on()[0] == table.graph.edge_names[table.graph.edge("-1,2NW")]
    assert table.hand_size(BLUE) == 1
    table.do("drive -1,2N")
    assert table.left == 2  # at the normal cost


def test_tb_tb_19_with_no_free_path_beside_it_flees_further() -> None:
    table = on_a_journey(chance={"drive_off": ["6"]})
    table.put_wagon(RED, "0,-2N", 2).put_barbarians("0,-2NW", "0,-2W", "0,-2NE").do("drive_off 0,-2NW")
    assert len(table.legal("chase_barbarian")) > 60


def test_tb_tb_19_after_a_failure_the_wagon_pays_more_or_goes_elsewhere() -> None:
    table = on_a_journey(chance={"drive_off": ["1"]})
    table.put_wagon(RED, "0,1S", 2).put_barbarians("0,1SW", "0,1NE", "1,-2SE")
    table.do("drive_off 0,1SW")
    table.refused("drive_off 0,1SW", "journey.tried_already", "TB-TB-19")
    assert {"drive 0,2C", "end_journey"} <= set(table.legal())
    table.do("drive -1,2N")
    assert table.left == 0


def test_tb_tb_19_what_it_needs() -> None:
    table = on_a_journey().put_barbarians("0,1SW", "0,1NE", "1,-2SE")
    table.refused("drive_off 0,1SW", "journey.level_too_low", "TB-TB-19")
    table.put_wagon(RED, "0,1S", 2)
    table.refused("drive_off 0,1SE", "barbarian.not_there", "TB-TB-19")
    table.refused("drive_off 0,1NE", "journey.too_far_to_drive_off", "TB-TB-19")
    table.do("drive 0,2N", "drive 0,2NE")
    table.put_wagon(RED, "0,1S")
    assert table.left == 1
    table.refused("drive_off 0,1SW", "journey.too_few_points", "TB-TB-9")  # it could not go on


def test_tb_tb_19_each_barbarian_once_a_turn() -> None:
    table = on_a_journey(chance={"drive_off": ["1", "6"]})
    table.put_wagon(RED, "0,1S", 2).put_barbarians("0,1SW", "0,1SE", "1,-2SE")
    table.do("drive_off 0,1SW", "drive_off 0,1SE")
    assert table.phase == "chase_barbarian"


# ---- Swift Journey


def test_tb_tb_23_swift_journey_moves_the_wagon_again_with_all_its_points() -> None:
    table = on_a_journey(cards={RED: ["swift_journey"]}, hands={RED: {"grain": 2}}, chance={"goods": ["glass"]})
    table.refused("play_swift_journey", "journey.move_first", "TB-TB-23")
    table.do("feed_wagon", "drive 0,2N", "drive 0,2C")
    assert table.left == 0
    table.do("play_swift_journey")
    assert table.left == 4
    table.refused("feed_wagon", "journey.fed_already", "TB-TB-10")  # once a turn all the same
    table.do("drive 0,2N", "end_journey")


def test_tb_tb_23_swift_journey_is_played_after_the_move_only_and_one_card_a_turn() -> None:
    table = a_wagon_table(cards={RED: ["swift_journey", "swift_journey"]}, rolled=True)
    table.refused("play_swift_journey", "journey.move_first", "TB-TB-23")
    table.do("end_turn", "drive 0,2N", "play_swift_journey", "drive 0,2NE")
    table.refused("play_swift_journey", "card.one_a_turn", "BASE-45")
    late = on_a_journey().do("drive 0,2N")
    late.refused("play_swift_journey", "card.not_held", "BASE-30")


def test_tb_tb_23_other_cards_may_be_played_on_the_way() -> None:
    table = on_a_journey(cards={RED: ["knight"]}).put_barbarians("0,1SW", "0,1NE", "1,-2SE")
    table.do("play_knight", "move_barbarian 0,1SW 2,0NE")
    assert table.phase == "journey"
    table.do("drive -1,2N")
    assert table.left == 2


def test_tb_tb_22_gold_buys_grain_on_the_way() -> None:
    table = on_a_journey().do("spend_gold grain", "feed_wagon")
    assert (table.left, table.gold(RED)) == (6, 3)


# ---- whole journeys beside a brute-force search


def oracle(table: WagonTable, seat: int, points: int) -> dict[int, int]:
    """The most movement points with which a wagon can come to every corner, by trying all walks (TB-TB-9, TB-TB-10)."""
    graph, state = table.graph, table.state.s
    ends = [(int(graph.edge_corners[2 * e]), int(graph.edge_corners[2 * e + 1])) for e in range(int(graph.edges))]
    closed = {graph.edge(name) for name in ("-2,0NW", "-2,0W", "-2,0SW", "2,-2NW", "2,-2NE", "2,-2E")}
    closed |= {graph.edge(name) for name in ("0,2E", "0,2SE", "0,2SW")}
    centres = {graph.corner(name) for name in CENTRES.values()}
    barbarians = {table.block("path_barbarians", k) for k in range(3)}
    road = table.rules.block_named["road"].at
    best: dict[int, int] = {}

    def walk(corner: int, left: int, gold: int) -> None:
        for edge, both in enumerate(ends):
            if corner not in both or edge in closed:
                continue
            owner = int(state[road + edge]) - 1
            cost = (2 if owner < 0 else 1) + (2 if edge in barbarians else 0)
            toll = 1 if owner not in (-1, seat) else 0
            if cost > left or toll > gold:
                continue
            there = sum(both) - corner
            rest = 0 if there in centres else left - cost
            best[there] = max(best.get(there, -1), rest)
            if there not in centres:
                walk(there, left - cost, gold - toll)

    walk(table.block("wagon", seat), points, table.gold(seat))
    return best


def driven(game: archipel.Game, seat: int) -> dict[int, int]:
    """The same by the rules: every sequence of drives that is legal."""
    best: dict[int, int] = {}
    open_games = [game]
    while open_games:
        here = open_games.pop()
        for action in here.legal_actions(seat):
            if action.kind != "drive":
                continue
            after = here.copy()
            after.apply(action, seat)
            rules = after.rules
            left = int(after.state.s[rules.block_named["movement_points"].at])
            corner = int(after.state.s[rules.block_named["wagon"].at + seat])
            if left > best.get(corner, -1):
                best[corner] = left
                if after.state.phase().name == "journey":
                    open_games.append(after)
            elif corner not in best:
                best[corner] = left
    return best


@pytest.mark.parametrize("seed", range(36))
def test_tb_tb_9_journeys_are_those_of_a_brute_force_search(seed: int) -> None:
    chance = Random(seed)
    table = on_a_journey(hands={RED: {"gold": 9, "wool": 1}})
    graph = table.graph
    paths = [e for e in range(int(graph.edges)) if table.barbarians.is_path(table.state, e)]
    free = [edge for edge in paths if table.state.s[table.building.road + edge] == 0]
    for edge in chance.sample(free, 24):
        table.road(chance.choice([RED, BLUE, WHITE]), graph.edge_names[edge])
    table.put_barbarians(*(graph.edge_names[edge] for edge in chance.sample(paths, 3)))
    start = chance.choice(
        [name for k, name in enumerate(graph.corner_names) if not table.wagons.targets.closed_corner[k]]
    )
    level = chance.randint(1, 5)
    table.put_wagon(RED, start, level, "tools")  # a full wagon loads nothing
    table.put_stack("castle").put_stack("quarry").put_stack("glassworks")
    points = (4, 5, 6, 7, 7)[level - 1]
    table.state.s[table.journeys.movement] = points
    expected = oracle(table, RED, points)
    assert expected
    assert driven(table.game.copy(), RED) == expected
