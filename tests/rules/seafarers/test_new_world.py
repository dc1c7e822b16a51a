"""New World: the players place the harbours before they settle; a point for every foreign island."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from archipel.bots.evaluation import Evaluation
from archipel.rules.base.land import TERRAINS
from tests.rules.seafarers.scenario_tables import a_scenario_table, played_at_random
from tests.rules.seafarers.sea_tables import SeaTable
from tests.tables import BLUE, RED, WHITE
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

KINDS = ["generic", "lumber", "brick", "wool", "grain", "ore"]
STOCK = {"generic": 5, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
WET = (TERRAINS.index("sea"),)


def is_sea(table: SeaTable, tile: int) -> bool:
    return table.block("terrain", tile) in WET


def corners_of(table: SeaTable, edge: int) -> tuple[int, int]:
    return int(table.graph.edge_corners[2 * edge]), int(table.graph.edge_corners[2 * edge + 1])


def coasts(table: SeaTable) -> set[int]:
    """The edges between land and sea, frame hexes included."""
    found = set()
    for edge in range(int(table.graph.edges)):
        sides = [int(table.graph.edge_tiles[2 * edge + side]) for side in range(2)]
        if min(sides) >= 0 and is_sea(table, sides[0]) != is_sea(table, sides[1]):
            found.add(edge)
    return found


def harbours(table: SeaTable) -> dict[int, str]:
    names = ["", *KINDS]
    found = {edge: names[table.block("harbour", edge)] for edge in range(int(table.graph.edges))}
    return {edge: kind for edge, kind in found.items() if kind}


def counts(table: SeaTable, block: str) -> dict[str, int]:
    found = {kind: table.block(block, k) for k, kind in enumerate(KINDS)}
    return {kind: count for kind, count in found.items() if count}


def free_coasts(table: SeaTable) -> set[int]:
    """Coasts that share no corner with a harbour."""
    taken = {corner for edge in harbours(table) for corner in corners_of(table, edge)}
    return {edge for edge in coasts(table) if not taken & set(corners_of(table, edge))}


def place_harbours(table: SeaTable, random: Random) -> None:
    while table.game.phase == "place_harbour":
        table.do(random.choice(table.legal()))


def settled(seats: int = 4, seed: int = 1, **options: object) -> SeaTable:
    """A table after harbours and placement, seat 0 to roll."""
    table = a_scenario_table("new_world", seats, seed=seed, chosen=options)
    random = Random(seed)
    while table.game.turn == 0:
        table.do(random.choice(table.legal()))
    return table


# ---- harbours


@pytest.mark.parametrize(("seats", "start"), [(4, 0), (4, 2), (3, 1), (2, 1)])
def test_sea_nw_3_players_place_harbours_in_turn_from_who_begins(seats: int, start: int) -> None:
    table = a_scenario_table("new_world", seats, start=start)
    asked = []
    while table.game.phase == "place_harbour":
        assert table.game.active == table.game.seat
        asked.append(table.game.seat)
        table.do(table.legal()[0])
    assert asked == [(start + k) % seats for k in range(10)]
    assert (table.game.phase, table.game.seat, table.game.active) == ("place_settlement", start, start)
    assert len(harbours(table)) == 10


def test_sea_nw_3_who_begins_is_drawn_before() -> None:
    table = a_scenario_table("new_world", 4, start="dice", chance={"start_roll": ["1+1", "2+3", "6+6", "1+2"]})
    assert (table.game.phase, table.game.seat) == ("place_harbour", WHITE)


def test_sea_nw_3_one_is_flipped_and_everybody_sees_it() -> None:
    order = ["ore", "generic", "wool", *["generic"] * 4, "brick", "lumber", "grain"]
    table = a_scenario_table("new_world", 4, chance={"harbour": order})
    left = Counter(STOCK)
    for k, kind in enumerate(order):
        left[kind] -= 1
        assert table.told("harbour_flipped", to=-1)[-1] == {"seat": k % 4, "harbour": kind}
        assert table.block("harbour_flipped") == 1 + KINDS.index(kind)
        assert counts(table, "harbour_stock") == {name: count for name, count in left.items() if count}
        (edge,) = table.game.legal_actions()[3 * k].fields.values()
        assert isinstance(edge, int)
        table.do(table.legal()[3 * k])
        assert harbours(table)[edge] == kind
        assert table.told("harbour_placed", to=BLUE)[-1] == {"seat": k % 4, "harbour": kind, "edge": edge}
    assert (table.block("harbour_flipped"), counts(table, "harbour_stock")) == (0, {})
    assert Counter(harbours(table).values()) == STOCK


def test_sea_nw_3_the_stack_has_no_order_to_be_known() -> None:
    """Every kind that is left may come next: the same position leads to each of them."""
    table = a_scenario_table("new_world", 4, chance={"harbour": ["generic"] * 5 + ["ore", "wool"]})
    for _ in range(6):
        table.do(table.legal()[0])
    follow = {came[0][1]: share for came, share, _ in table.game.chance_outcomes(table.legal()[0])}
    third = Fraction(1, 3)
    assert follow == {"lumber": third, "brick": third, "grain": third}


@pytest.mark.parametrize("seed", range(5))
def test_sea_nw_3_on_a_coast_and_one_to_an_intersection(seed: int) -> None:
    table = a_scenario_table("new_world", 4, seed=seed)
    random = Random(seed)
    for _ in range(10):
        assert table.legal_at("place_harbour") == free_coasts(table)
        table.do(random.choice(table.legal()))
    ends = [corner for edge in harbours(table) for corner in corners_of(table, edge)]
    assert len(ends) == len(set(ends)) == 20
    assert set(harbours(table)) <= coasts(table)


def test_sea_nw_3_neither_inland_nor_at_sea_nor_beside_another() -> None:
    table = a_scenario_table("new_world", 4)
    for edge in set(range(int(table.graph.edges))) - coasts(table):
        table.refused(f"place_harbour {table.graph.edge_names[edge]}", "harbour.no_coast", "SEA-NW-3")
    first = min(coasts(table))
    table.do(f"place_harbour {table.graph.edge_names[first]}")
    beside = coasts(table) - free_coasts(table)
    assert first in beside
    assert len(beside) >= 3
    for edge in beside:
        table.refused(f"place_harbour {table.graph.edge_names[edge]}", "harbour.too_close", "SEA-NW-3")


def test_sea_nw_3_nobody_settles_before() -> None:
    table = a_scenario_table("new_world", 4)
    table.refused("place_settlement 0,0N", "action.not_now", "SEA-NW-3")
    table.refused(table.legal()[0], "seat.not_deciding", "SEA-NW-3", by=BLUE)


def test_sea_nw_3_harbours_work_as_everywhere() -> None:
    table = a_scenario_table("new_world", 4, chance={"harbour": ["generic", "ore", *["generic"] * 4, *KINDS[1:5]]})
    spots = []
    while table.game.phase == "place_harbour":
        (edge,) = table.game.legal_actions()[0].fields.values()
        assert isinstance(edge, int)
        spots.append(table.graph.corner_names[corners_of(table, edge)[0]])
        table.do(table.legal()[0])
    table.do(f"place_settlement {spots[0]}").do(table.legal()[0])
    assert {table.rate(RED, card) for card in KINDS[1:]} == {3}
    table.do(f"place_settlement {spots[1]}", by=BLUE)
    assert [table.rate(BLUE, card) for card in KINDS[1:]] == [4, 4, 4, 4, 2]


def test_sea_nw_3_what_finds_no_coast_is_out_of_the_game() -> None:
    """An island of seven hexes has eighteen coasts: nine harbours at most."""
    laid = a_scenario_table("new_world", 3).game.origin.header["board"]
    assert isinstance(laid, dict)
    land = {"1,3": 12, "0,3": 4, "2,3": 5, "1,2": 9, "2,2": 10, "0,4": 3, "1,4": 11}  # the first one and all around it
    tiles = {name: ("fields", land[name]) if name in land else ("sea", 0) for name in laid["tiles"]}
    board = {**laid, "tiles": tiles, "robber": "1,3"}
    table = a_scenario_table("new_world", 3, board=board)
    assert len(coasts(table)) == 18
    random = Random(1)
    placed = 0
    while table.game.phase == "place_harbour":
        assert table.legal_at("place_harbour") == free_coasts(table)
        table.do(random.choice(table.legal()))
        placed += 1
    assert 6 <= placed <= 9
    assert free_coasts(table) == set()
    over = counts(table, "harbours_left_over")
    assert Counter(over) + Counter(harbours(table).values()) == STOCK
    assert counts(table, "harbour_stock") == {}
    assert table.told("harbours_left_over") == [{"count": 10 - placed}]
    assert (table.game.phase, table.game.seat, table.game.active) == ("place_settlement", RED, RED)


# ---- robber, pirate, islands


@pytest.mark.parametrize("seed", range(5))
def test_sea_nw_4_robber_on_the_twelve_and_pirate_on_a_frame_hex(seed: int) -> None:
    table = a_scenario_table("new_world", 4, seed=seed)
    assert token_in(table.block("numbers", table.block("robber"))) == 12
    assert table.block("pirate") >= int(table.graph.ring)
    assert is_sea(table, table.block("pirate"))


def test_sea_nw_4_the_pirate_may_go_to_any_sea() -> None:
    table = settled()
    table.robber.ask_to_move(table.state, RED)
    sea = {tile for tile in range(int(table.graph.tiles)) if is_sea(table, tile)}
    assert table.legal_at("move_pirate") == sea - {table.block("pirate")}


def test_sea_nw_5_start_anywhere() -> None:
    table = a_scenario_table("new_world", 4)
    place_harbours(table, Random(1))
    width = int(table.graph.corner_tile_width)
    land = set()
    for corner in range(int(table.graph.corners)):
        tiles = [int(t) for t in table.graph.corner_tiles[corner * width : (corner + 1) * width] if t >= 0]
        if any(not is_sea(table, tile) for tile in tiles):
            land.add(corner)
    assert table.legal_at("place_settlement") == land


def islands_at(table: SeaTable, corner: int) -> set[int]:
    width = int(table.graph.corner_tile_width)
    tiles = [int(t) for t in table.graph.corner_tiles[corner * width : (corner + 1) * width] if t >= 0]
    return {table.block("island", tile) for tile in tiles} - {0}


@pytest.mark.parametrize("seed", range(6))
def test_sea_nw_5_a_point_for_the_first_settlement_on_each_foreign_island(seed: int) -> None:
    table = settled(seed=seed)
    home: set[int] = set()
    for corner in range(int(table.graph.corners)):
        if table.block("held", corner) == RED + 1:
            home |= islands_at(table, corner)
    points = table.points(RED)
    assert points == 2
    for corner in range(int(table.graph.corners)):
        if not table.block("corner_free", corner) or table.block("settlements_left", RED) == 0:
            continue
        foreign = islands_at(table, corner) - home
        table.settle(RED, table.graph.corner_names[corner])
        points += 1 + (1 if foreign else 0)
        assert table.points(RED) == points
        home |= foreign


def test_sea_nw_5_twelve_points_win() -> None:
    table = settled().set_points(RED, 11)
    assert [table.block("target", seat) for seat in range(4)] == [12, 12, 12, 12]
    table.hold(RED, ore=3, grain=2).turn.after_roll(table.state, RED)
    corner = next(c for c in range(int(table.graph.corners)) if table.block("held", c) == RED + 1)
    table.do(f"build_city {table.graph.corner_names[corner]}")
    assert table.game.winner == RED


# ---- options


def terrains(table: SeaTable) -> list[str]:
    return [TERRAINS[table.block("terrain", tile)] for tile in range(int(table.graph.ring))]


def test_sea_nw_6_another_seed_deals_another_map() -> None:
    maps = {tuple(terrains(a_scenario_table("new_world", 4, seed=seed))) for seed in range(8)}
    assert len(maps) == 8
    again = [a_scenario_table("new_world", 4, seed=3) for _ in range(2)]
    assert again[0].game.state_bytes() == again[1].game.state_bytes()


@pytest.mark.parametrize("seed", range(20))
def test_sea_nw_6_gold_rivers_never_with_a_red_token(seed: int) -> None:
    table = a_scenario_table("new_world", 4, seed=seed, gold_rivers=2)
    found = [tile for tile, terrain in enumerate(terrains(table)) if terrain == "gold"]
    assert len(found) == 2
    assert all(token_in(table.block("numbers", tile)) not in (0, 6, 8) for tile in found)
    assert "gold" not in terrains(a_scenario_table("new_world", 4, seed=seed))


# ---- evaluation


def test_bots_sense_where_a_harbour_is_worth_something() -> None:
    """A harbour at a good corner is worth more than one at a bare coast, until the first settlement stands."""
    table = a_scenario_table("new_world", 4)
    evaluation = Evaluation(table.rules)
    at = evaluation.names.index("harbours at good corners")
    worths: dict[str, float] = {}
    for action in table.game.legal_actions():
        game = table.game.copy()
        game.apply(action)
        evaluation.prepare_turn(game.state)
        evaluation.prepare_position(game.state)
        evaluation.write_features(game.state, RED, True)
        worths[str(action)] = float(evaluation.out[at])
    assert min(worths.values()) > 0
    assert max(worths.values()) > 1.5 * min(worths.values())
    later = settled().game.state
    evaluation.prepare_turn(later)
    evaluation.prepare_position(later)
    evaluation.write_features(later, RED, True)
    assert float(evaluation.out[at]) == 0


# ---- whole games


@pytest.mark.long
@pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 2), (4, 0), (4, 2)])
@pytest.mark.parametrize("seed", range(2))
def test_sea_nw_whole_games_keep_their_harbours(seats: int, gold: int, seed: int) -> None:
    table = a_scenario_table("new_world", seats, seed=seed, gold_rivers=gold, start="dice", target=8)
    for _ in played_at_random(table.game, seed, 8000, ("build_",)):
        lying = Counter(harbours(table).values()) + Counter(counts(table, "harbour_stock"))
        held = table.block("harbour_flipped")
        if held:
            lying[KINDS[held - 1]] += 1
        assert lying + Counter(counts(table, "harbours_left_over")) == STOCK
        for p in range(seats):
            points = table.block("island_points", p)
            points += 2 * (table.block("largest_army") == p + 1) + 2 * (table.block("longest_route") == p + 1)
            for corner in range(int(table.graph.corners)):
                if table.block("held", corner) == p + 1:
                    points += table.block("building", corner)
            assert table.points(p) == points
