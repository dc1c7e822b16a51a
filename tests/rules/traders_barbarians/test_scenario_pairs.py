"""Two scenarios of Traders & Barbarians on one board, and each at sea: COMBO-27 to COMBO-33, and how turns end
(COMBO-34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest

import archipel
from archipel.catalogue import entry
from archipel.engine.errors import SetUpError
from archipel.engine.words import TURN
from archipel.rules.base.production import Production
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.turn import Turn
from archipel.rules.seafarers.ships import Ships
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.caravans import Caravans
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.wagons import Wagons
from tests.properties.boards import ends_of
from tests.rules.traders_barbarians.caravan_tables import places_for_camels
from tests.rules.traders_barbarians.fish_tables import hold_fish
from tests.tables import BLUE, RED, Table

PAIRS = [found.name for found in archipel.catalogue() if "advanced_game" in found.traits]
Board = dict[str, tuple[str, list[int]]]  # by tile: its terrain and its numbers


def a_game(name: str, seed: int = 1, seats: int = 3, **options: object) -> archipel.Game:
    spec = archipel.GameSpec(f"traders_barbarians/{name}", seats, tuple(options.items()))
    return archipel.start(spec, seed)


def board_of(game: archipel.Game) -> Board:
    board = game.origin.header["board"]
    assert isinstance(board, dict)
    return {
        tile: (terrain, number if isinstance(number, list) else [number] if number else [])
        for tile, (terrain, number) in board["tiles"].items()
    }


def terrains(name: str) -> Counter[str]:
    return Counter(terrain for terrain, _ in board_of(a_game(name)).values())


def a_table(name: str, hands: Mapping[int, Mapping[str, int]] | None = None, seed: int = 1) -> Table:
    """Red has rolled, and nothing came of it; hands are as given and otherwise empty. Pieces lie at random."""
    game, chance = a_game(name, seed, start=RED), Random(seed)
    game.listen()
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    return Table(game).open_turn(hands or {}, {}, True)


def put_wagon(table: Table, corner: str, level: int = 1) -> None:
    wagons = table.rules.the(Wagons)
    table.state.s[wagons.at + RED] = table.graph.corner(corner)
    table.state.s[wagons.level + RED] = level


def end_steps(name: str) -> list[str]:
    return [step.name for step in a_game(name).rules.the(Turn).end_steps.all]


# ---- all of them


@pytest.mark.parametrize("name", PAIRS)
def test_combo_9_a_pair_is_advanced_and_takes_nothing_third(name: str) -> None:
    assert entry(name).choose(3, {})["advanced_combinations"] is True
    for option in ({"advanced_combinations": False}, {"cities_knights": True}, {"for_two": True}):
        with pytest.raises(SetUpError) as refused:
            archipel.start(archipel.GameSpec(name, 3, tuple(option.items())), 1)
        assert refused.value.rule == "COMBO-9"


@pytest.mark.parametrize("name", PAIRS)
def test_combo_10_a_pair_has_boards_for_three_and_four_only(name: str) -> None:
    assert entry(name).seats == (3, 4)
    for seats, rule in ((2, "COMBO-9"), (5, "COMBO-10"), (6, "COMBO-10")):
        with pytest.raises(SetUpError) as refused:
            archipel.new_game(name, seats=seats)
        assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("rivers_wagons", 13),
        ("rivers_caravans", 12),
        ("rivers_attack", 12),
        ("caravans_wagons", 15),
        ("attack_wagons", 14),
        ("caravans_attack", 14),
        ("fishermen_rivers", 10),
        ("fishermen_caravans", 12),
        ("fishermen_attack", 12),
        ("fishermen_wagons", 13),
        ("rivers_new_shores", 14),
        ("caravans_new_shores", 16),
        ("fishermen_new_shores", 14),
        ("attack_new_shores", 14),
        ("wagons_new_shores", 17),
        ("wagons_through_the_desert", 17),
        ("caravans_through_the_desert", 16),
    ],
)
def test_combo_27_to_combo_33_targets(name: str, points: int) -> None:
    plain = entry(f"traders_barbarians/{name}")
    assert plain.choose(4, {})["target"] == points
    assert plain.choose(4, {"harbormaster": True})["target"] == points + 1  # COMBO-18


def test_combo_34_knights_battles_wagons_and_the_vote_end_a_turn() -> None:
    assert end_steps("caravans_wagons") == ["journeys", "caravan_vote"]
    assert end_steps("attack_wagons") == ["path_knights", "journeys", "coast_battles"]
    assert end_steps("caravans_attack") == ["path_knights", "coast_battles", "caravan_vote"]


# ---- rivers and wagons


def test_combo_27_the_board() -> None:
    found = terrains("rivers_wagons")
    assert found == {"forest": 4, "fields": 3, "pasture": 3, "hills": 4, "mountains": 3, "swamp": 2}
    tiles = board_of(a_game("rivers_wagons"))
    assert [tiles[tile][0] for tile in ("-2,0", "2,-2", "0,2")] == ["pasture", "hills", "forest"]  # the targets
    assert all(numbers or terrain == "swamp" for terrain, numbers in tiles.values())
    assert sorted(len(numbers) for _, numbers in tiles.values()) == [0, 0, *[1] * 16, 2]
    targets = a_game("rivers_wagons").rules.the(Targets)
    assert len(targets.tiles) == 3


def test_combo_27_no_number_is_rolled_again() -> None:
    assert a_game("rivers_wagons").rules.the(PathBarbarians).rolled_again == []


def test_combo_27_three_gold_at_the_start_and_two_for_a_bridge() -> None:
    game = a_game("rivers_wagons")
    gold = Table(game)
    assert [gold.hand(seat).get("gold", 0) for seat in range(3)] == [3, 3, 3]
    table = a_table("rivers_wagons")
    bridges = table.rules.the(Bridges)
    bridges.building.place_route(table.state, BLUE, table.graph.edge("0,-1W"), bridges.piece)
    assert table.hand(BLUE) == {"gold": 2}


def test_combo_27_a_ford_costs_three_points_and_a_bridge_one() -> None:
    table = a_table("rivers_wagons", {RED: {"gold": 5, "grain": 1}})
    put_wagon(table, "0,-1NW")
    table.do("end_turn", "drive 0,-1SW")
    assert table.block("movement_points") == 1
    table = a_table("rivers_wagons", {RED: {"gold": 5, "grain": 1}})
    bridges = table.rules.the(Bridges)
    bridges.building.place_route(table.state, RED, table.graph.edge("0,-1W"), bridges.piece)
    before = table.hand(RED)["gold"]
    put_wagon(table, "0,-1NW")
    table.do("end_turn", "drive 0,-1SW")
    assert table.block("movement_points") == 3
    assert table.hand(RED)["gold"] == before


def test_combo_27_another_players_bridge_costs_two_gold() -> None:
    table = a_table("rivers_wagons", {RED: {"gold": 2, "grain": 1}})
    bridges = table.rules.the(Bridges)
    bridges.building.place_route(table.state, BLUE, table.graph.edge("0,-1W"), bridges.piece)
    put_wagon(table, "0,-1NW")
    table.do("end_turn", "drive 0,-1SW")
    assert (table.hand(RED).get("gold", 0), table.hand(BLUE)["gold"]) == (0, 4)
    table = a_table("rivers_wagons", {RED: {"gold": 1, "grain": 1}})
    bridges.building.place_route(table.state, BLUE, table.graph.edge("0,-1W"), bridges.piece)
    put_wagon(table, "0,-1NW")
    table.do("end_turn").refused("drive 0,-1SW", "journey.no_toll", "TB-TB-9")


def test_combo_27_nobody_is_poor() -> None:
    table = a_table("rivers_wagons", {RED: {"gold": 3}})
    assert [table.block("poor", seat) for seat in range(3)] == [0, 0, 0]


# ---- rivers and caravans


def test_combo_28_the_board() -> None:
    found = terrains("rivers_caravans")
    assert found == {"forest": 4, "fields": 3, "pasture": 3, "hills": 3, "mountains": 3, "swamp": 2, "oasis": 1}
    tiles = board_of(a_game("rivers_caravans"))
    assert tiles["0,0"] == ("oasis", [])
    assert sorted(tuple(numbers) for _, numbers in tiles.values() if len(numbers) == 2) == [(2, 3), (3, 12)]
    assert sum(1 for _, numbers in tiles.values() if numbers) == 16


def test_combo_28_camels_stand_on_bridge_sites_and_double_bridges() -> None:
    table = a_table("rivers_caravans")
    caravans, bridges = table.rules.the(Caravans), table.rules.the(Bridges)
    site = table.graph.edge("0,-1W")
    caravans.place(table.state, RED, site, table.graph.corner("0,-1NW"))
    bridges.building.place_route(table.state, RED, site, bridges.piece)
    assert caravans.edge_length(table.state, site, 1) == 2
    assert table.block("bridge", site) == 1 and table.block("camel", site) >= 0


# ---- rivers and barbarians


def test_combo_29_the_board() -> None:
    tiles = board_of(a_game("rivers_attack"))
    river = ["-1,1", "0,0", "1,-1", "2,-2", "2,0", "1,1", "0,2"]
    assert [tiles[tile][0] for tile in river] == [
        *("mountains", "hills", "pasture", "swamp"),
        *("mountains", "hills", "swamp"),
    ]
    assert tiles["-2,2"] == ("castle", []) and tiles["-2,0"][1] == [2, 12]
    found = terrains("rivers_attack")
    assert found == {"forest": 3, "fields": 4, "pasture": 3, "hills": 3, "mountains": 3, "swamp": 2, "castle": 1}


def test_combo_29_a_2_and_a_12_bring_barbarians_to_one_tile_and_none_to_swamps() -> None:
    table = a_table("rivers_attack")
    coast = table.rules.the(BarbarianCoast)
    tile = table.graph.tile("-2,0")
    assert table.block("coast_barbarians", tile) == 2
    coast.land_at(table.state, RED, 2)
    assert table.block("coast_barbarians", tile) == 3
    assert not {table.graph.tile("2,-2"), table.graph.tile("0,2")} & {int(one) for one in coast.coast}


def test_combo_29_no_bridge_beside_a_conquered_tile_and_nobody_is_poor() -> None:
    table = a_table("rivers_attack", {RED: {"brick": 2, "lumber": 1}})
    table.road(RED, "1,1NW")  # it ends where the water of the short river passes
    coast = table.rules.the(BarbarianCoast)
    assert "build_bridge 1,1NE" in table.legal("build_bridge")
    for _ in range(3):
        coast.add(table.state, table.graph.tile("1,1"))
    table.refused("build_bridge 1,1NE", "bridge.conquered", "COMBO-29")
    assert [table.block("poor", seat) for seat in range(3)] == [0, 0, 0]


# ---- caravans and wagons


def test_combo_30_the_board() -> None:
    found = terrains("caravans_wagons")
    assert found == {"forest": 4, "fields": 4, "pasture": 4, "hills": 3, "mountains": 3, "oasis": 1}
    tiles = board_of(a_game("caravans_wagons"))
    assert [tile for tile, (_, numbers) in tiles.items() if not numbers] == ["0,0"]
    assert [tiles[tile][0] for tile in ("-2,0", "2,-2", "0,2")] == ["pasture", "hills", "forest"]


def test_combo_30_camels_take_inner_paths_but_not_the_sea_sides_of_targets() -> None:
    table = a_table("caravans_wagons")
    caravans, s = table.rules.the(Caravans), table.state.s
    arrow = int(s[caravans.arrow])
    caravans.place(table.state, RED, arrow, caravans.other_end(table.state, arrow, int(s[caravans.head])))
    s[caravans.head] = table.graph.corner("-2,0N")
    found = places_for_camels(table)
    assert any(place.startswith("-2,0CN ") for place in found)
    sea_side = table.graph.edge("-2,0NW")
    assert not any(place.startswith(f"{table.graph.edge_names[sea_side]} ") for place in found)


def test_combo_30_barbarians_do_not_stop_camels_and_there_is_no_longest_route() -> None:
    table = a_table("caravans_wagons")
    caravans, s = table.rules.the(Caravans), table.state.s
    arrow = int(s[caravans.arrow])
    s[table.rules.the(PathBarbarians).at] = arrow
    name = table.graph.edge_names[arrow]
    assert any(place.startswith(f"{name} ") for place in places_for_camels(table))
    assert not table.rules.the(LongestRoute).used


# ---- barbarians and wagons


def test_combo_31_the_board() -> None:
    tiles = board_of(a_game("attack_wagons"))
    assert tiles["-2,0"] == ("pasture", [12]) and tiles["0,2"] == ("forest", [2])
    assert tiles["2,-2"] == ("quarry", []) and tiles["-2,2"] == ("castle", [])
    found = terrains("attack_wagons")
    assert found == {"forest": 3, "fields": 4, "pasture": 4, "hills": 3, "mountains": 3, "quarry": 1, "castle": 1}
    table = a_table("attack_wagons")
    tile = table.graph.tile("-2,0")
    assert (table.block("coast_barbarians", tile), table.block("barbarians_in_middle", tile)) == (1, 1)


def test_combo_31_a_barbarian_that_lands_takes_a_free_path_of_its_tile() -> None:
    table = a_table("attack_wagons")
    coast, tile = table.rules.the(BarbarianCoast), table.graph.tile("-2,0")
    coast.land_at(table.state, RED, 12)
    edge = table.block("path_barbarians")
    assert tile in (table.graph.edge_tiles[2 * edge], table.graph.edge_tiles[2 * edge + 1])
    assert not table.rules.the(Targets).closed_edge[edge]
    assert table.rules.the(PathBarbarians).standing(table.state, edge) == 0
    coast.remove(table.state, tile, 2)
    assert table.block("path_barbarians") == -1 and table.block("barbarians_in_middle", tile) == 0


def test_combo_31_a_2_and_a_12_land_one_barbarian() -> None:
    table = a_table("attack_wagons")
    production = table.rules.the(Production)
    for total, name in ((2, "0,2"), (12, "-2,0")):
        production.carry_out(table.state, RED, total)
        assert table.block("coast_barbarians", table.graph.tile(name)) == 2
    assert len(table.told("barbarian_landed")) == 2


def test_combo_31_a_barbarian_that_is_driven_off_goes_to_another_coastal_tile() -> None:
    game, chance = (
        archipel.start(
            archipel.GameSpec("traders_barbarians/attack_wagons", 3, (("start", RED),)), 1, chance={"drive_off": ["6"]}
        ),
        Random(1),
    )
    game.listen()
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    table = Table(game).open_turn({RED: {"gold": 5, "grain": 1}}, {}, True)
    coast, home = table.rules.the(BarbarianCoast), table.graph.tile("-2,0")
    coast.land_at(table.state, RED, 12)
    edge = table.block("path_barbarians")
    put_wagon(table, table.graph.corner_names[int(table.graph.edge_corners[2 * edge])], 2)
    table.do("end_turn", f"drive_off {table.graph.edge_names[edge]}")
    table.refused("chase_barbarian 0,0NE", "barbarian.not_at_free_coast", "COMBO-31")
    table.do("chase_barbarian 2,0NE")
    assert table.block("coast_barbarians", home) == 1
    assert table.block("coast_barbarians", table.block("barbarian_home")) == 1


def test_combo_31_a_seven_moves_no_barbarian_and_there_is_no_army() -> None:
    names = {verb.name for verb in a_game("attack_wagons").rules.verbs}
    assert "play_swift_journey" not in names and "play_knight" not in names
    assert "place_path_knight" in names and "drive_off" in names


# ---- fish with the others


def test_combo_32_the_boards_with_a_lake() -> None:
    for name in ("fishermen_rivers", "fishermen_caravans", "fishermen_attack", "fishermen_wagons"):
        tiles = board_of(a_game(name))
        lakes = [tile for tile, (terrain, _) in tiles.items() if terrain == "lake"]
        assert len(lakes) == 1 and len(tiles) == 19
        q, r = map(int, lakes[0].split(","))
        assert max(abs(q), abs(r), abs(q + r)) < 2, name  # inland
        grounds = Table(a_game(name))
        assert sum(grounds.block("fishing_ground", corner) > 0 for corner in range(grounds.graph.corners)) == 6


def test_combo_32_six_fish_are_a_bridge() -> None:
    table = a_table("fishermen_rivers")
    table.road(RED, "0,-1SW")
    hold_fish(table, RED, 0, 0, 2)
    before = table.hand(RED).get("gold", 0)
    table.do("fish_bridge 3+3").do("lay_fish_bridge 0,-1W")
    assert table.hand(RED)["gold"] == before + 3
    assert table.block("bridges_left", RED) == 2


def test_combo_32_no_bridge_without_a_place_for_it() -> None:
    table = a_table("fishermen_rivers")
    hold_fish(table, RED, 0, 0, 2)
    bridges = table.rules.the(Bridges)
    for edge in bridges.rivers.sites:
        bridges.building.set_open(table.state, edge, 0)
    table.refused("fish_bridge 3+3", "fish.no_place_for_a_bridge", "COMBO-32")


def test_combo_32_two_fish_feed_a_wagon_once() -> None:
    table = a_table("fishermen_wagons", {RED: {"grain": 1}})
    hold_fish(table, RED, 0, 2, 0)
    table.do("end_turn", "fish_wagon 2")
    assert table.block("movement_points") == 4 + 2
    table.refused("fish_wagon 2", "journey.fed_already", "TB-TB-10")
    table.refused("feed_wagon", "journey.fed_already", "TB-TB-10")


def test_combo_32_the_lake_has_the_2_and_the_12() -> None:
    assert a_game("fishermen_wagons").rules.the(PathBarbarians).rolled_again == []


def test_combo_32_two_fish_are_a_long_march() -> None:
    table = a_table("fishermen_attack")
    hold_fish(table, RED, 0, 2, 0)
    knights = table.rules.the(PathKnights)
    start = table.graph.edge("-1,1NE")
    knights.put(table.state, RED, start)
    table.do("end_turn")
    far = next(int(knights.near[i]) for i in range(knights.free_until[start], knights.near_from[start + 1]))
    name = table.graph.edge_names[far]
    table.do("lead_knight -1,1NE").refused(f"march {name}", "march.no_grain", "TB-BA-19")
    table = a_table("fishermen_attack")
    hold_fish(table, RED, 0, 2, 0)
    knights.put(table.state, RED, start)
    table.do("end_turn", "fish_march 2").refused("fish_march 2", "fish.march_paid_already", "COMBO-32")
    table.do("lead_knight -1,1NE", f"march {name}")
    assert table.told("path_knight_marched")[-1]["grain"] == 0
    assert table.block("fish_march") == 0


def test_combo_32_seven_fish_are_a_card_of_barbarian_attack() -> None:
    table = a_table("fishermen_attack")
    hold_fish(table, RED, 1, 0, 2)
    table.do("fish_card 1+3+3")
    assert len(table.told("attack_card")) == 1


def test_combo_32_both_sets_of_rules_hold_elsewhere() -> None:
    """Fishermen with caravans, and caravans with barbarians, change nothing of each other."""
    names = {chapter.name for chapter in a_game("fishermen_caravans").rules.chapters}
    assert {"fish", "caravans", "caravan_vote"} <= names
    names = {chapter.name for chapter in a_game("caravans_attack").rules.chapters}
    assert {"barbarian_coast", "caravans"} <= names


# ---- at sea: New Shores for four, with the island of the scenario


def sea_edge(name: str) -> str:
    """An edge or corner of the islands of the other boards, where New Shores has it."""
    place = name.rstrip("NESWC")
    q, r = map(int, place.split(","))
    return f"{q - 1},{r + 4}{name[len(place) :]}"


def put_ship(table: Table, seat: int, edge: str) -> None:
    table.building.place_route(table.state, seat, table.graph.edge(edge), table.rules.the(Ships).piece)


@pytest.mark.parametrize("name", ["rivers", "caravans", "fishermen", "attack", "wagons"])
def test_combo_33_the_island_of_a_scenario_lies_in_new_shores(name: str) -> None:
    alone = "barbarian_attack" if name == "attack" else name
    tiles = board_of(a_game(f"{name}_new_shores"))
    main = Counter(terrain for tile, (terrain, _) in tiles.items() if is_main(tile))
    assert main == terrains(alone)
    assert Counter(terrain for terrain, _ in tiles.values())["gold"] == 2
    with pytest.raises(SetUpError):
        a_game(f"{name}_new_shores", seats=5)


def is_main(tile: str) -> bool:
    q, r = map(int, tile.split(","))
    return max(abs(q + 1), abs(r - 4), abs(q + r - 3)) <= 2


def test_combo_33_a_ship_at_the_river_brings_a_gold() -> None:
    table = a_table("rivers_new_shores")
    put_ship(table, RED, sea_edge("2,-1E"))
    assert table.hand(RED) == {"gold": 1}
    put_ship(table, RED, sea_edge("2,0E"))
    assert table.hand(RED) == {"gold": 1}


def test_combo_33_a_ship_that_leaves_the_river_costs_a_gold() -> None:
    table = a_table("rivers_new_shores")
    corner, edge = sea_edge("2,-1NE"), sea_edge("2,-1E")
    put_ship(table, RED, edge)
    table.settle(RED, corner)
    table.state.s[table.rules.the(Ships).built_in + table.graph.edge(edge)] = 0
    table.hold(RED, gold=0)
    table.refused(f"lift_ship {edge}", "ship.no_gold_to_leave", "COMBO-33")
    table.hold(RED, gold=1)
    table.do(f"lift_ship {edge}")
    assert table.hand(RED) == {}


def test_combo_33_no_ship_on_a_mouth() -> None:
    table = a_table("rivers_new_shores", {RED: {"lumber": 1, "wool": 1}})
    ships, mouth = table.rules.the(Ships), table.graph.edge(sea_edge("-1,-1NW"))
    ships.set_open(table.state, mouth, 1)
    table.refused(f"build_ship {table.graph.edge_names[mouth]}", "ship.at_mouth", "COMBO-33")


def test_combo_33_a_ship_beside_a_camel_counts_double() -> None:
    table = a_table("caravans_new_shores")
    caravans, edge = table.rules.the(Caravans), table.graph.edge(sea_edge("2,0E"))
    caravans.place(table.state, RED, edge, int(table.graph.edge_corners[2 * edge]))
    put_ship(table, RED, sea_edge("2,0E"))
    assert caravans.edge_length(table.state, edge, 1) == 2


def test_combo_33_camels_go_on_over_paths_of_the_sea() -> None:
    table = a_table("caravans_new_shores")
    caravans, s = table.rules.the(Caravans), table.state.s
    arrow = int(s[caravans.arrow])
    caravans.place(table.state, RED, arrow, caravans.other_end(table.state, arrow, int(s[caravans.head])))
    s[caravans.head] = table.graph.corner(sea_edge("2,0NE"))
    at_sea = table.graph.edge_names[table.graph.edge("2,4NW")]  # between two tiles of sea
    assert at_sea in [place.split()[0] for place in places_for_camels(table)]


def test_combo_33_grounds_lie_round_the_main_island() -> None:
    table = Table(a_game("fishermen_new_shores"))
    corners = [v for v in range(table.graph.corners) if table.block("fishing_ground", v)]
    found = {table.graph.corner_names[v] for v in corners}
    standard = ("1,-3S", "2,0N", "2,0S", "-2,3N", "-2,1S", "-1,-1N")
    assert found == {table.graph.corner_names[table.graph.corner(sea_edge(name))] for name in standard}


def test_combo_33_a_line_of_ships_needs_a_building_that_is_not_conquered() -> None:
    table = a_table("attack_new_shores", {RED: {"lumber": 1, "wool": 1}})
    table.state.s[TURN] = 0  # as in the placement, so that nobody lands
    table.settle(RED, sea_edge("2,0NE"))
    table.state.s[TURN] = 1
    near, far = sea_edge("2,0E"), sea_edge("2,0SE")
    put_ship(table, RED, near)
    assert f"build_ship {table.graph.edge_names[table.graph.edge(far)]}" in table.legal("build_ship")
    coast = table.rules.the(BarbarianCoast)
    for tile in ("2,0", "2,-1"):
        while not coast.is_conquered(table.state, table.graph.tile(sea_edge(tile))):
            coast.add(table.state, table.graph.tile(sea_edge(tile)))
    table.refused(f"build_ship {far}", "ship.home_conquered", "COMBO-33")
    assert f"build_ship {table.graph.edge_names[table.graph.edge(far)]}" not in table.legal("build_ship")
    coast.remove(table.state, table.graph.tile(sea_edge("2,0")), 3)
    assert f"build_ship {table.graph.edge_names[table.graph.edge(far)]}" in table.legal("build_ship")


def test_combo_33_a_line_of_ships_that_anothers_building_cuts_off_does_not_grow() -> None:
    table = a_table("attack_new_shores", {RED: {"lumber": 1, "wool": 1}})
    table.state.s[TURN] = 0
    table.settle(RED, sea_edge("2,0NE"))
    ends = ends_of(table.graph)
    near, far = (table.graph.edge(sea_edge(side)) for side in ("2,0E", "2,0SE"))
    for edge in (near, far):
        put_ship(table, RED, table.graph.edge_names[edge])
    (between,) = set(ends[near]) & set(ends[far])
    (last,) = set(ends[far]) - {between}
    beyond = [
        action
        for action in table.legal("build_ship")
        if last in ends[table.graph.edge(action.removeprefix("build_ship "))]
    ]
    assert beyond
    table.settle(BLUE, table.graph.corner_names[between])
    table.state.s[TURN] = 1
    assert not set(beyond) & set(table.legal("build_ship"))
    for action in beyond:
        table.refused(action, "ship.home_conquered", "COMBO-33")


def test_tb_ba_10_a_conquered_building_no_longer_joins_a_road_to_a_ship() -> None:
    table = a_table("attack_new_shores", {})
    table.state.s[TURN] = 0  # as in the placement, so that nobody lands
    table.settle(RED, sea_edge("2,0NE"))
    table.state.s[TURN] = 1
    length = table.rules.the(LongestRoute).length + RED
    table.road(RED, sea_edge("2,0NE"))
    before = int(table.state.s[length])
    put_ship(table, RED, sea_edge("2,0E"))
    assert table.state.s[length] > before
    joined = int(table.state.s[length])
    coast = table.rules.the(BarbarianCoast)
    tiles = [table.graph.tile(sea_edge(tile)) for tile in ("2,0", "2,-1")]
    for tile in tiles:
        while not coast.is_conquered(table.state, tile):
            coast.add(table.state, tile)
    assert table.state.s[length] == before
    coast.remove(table.state, tiles[0], 3)
    assert table.state.s[length] == joined


def test_combo_33_knights_stay_on_the_main_island() -> None:
    table = a_table("attack_new_shores")
    knights = table.rules.the(PathKnights)
    paths = [edge for edge in range(table.graph.edges) if knights.is_path[edge]]
    tiles = table.graph.edge_tiles
    names = table.graph.tile_names
    for edge in paths:
        assert any(t >= 0 and is_main(names[t]) for t in (int(tiles[2 * edge]), int(tiles[2 * edge + 1])))


def test_combo_33_wagons_and_barbarians_cross_the_sea() -> None:
    table = a_table("wagons_new_shores", {RED: {"gold": 5, "grain": 1}})
    put_wagon(table, sea_edge("2,0NE"))
    table.do("end_turn", "drive 2,4N")  # a path with sea on both sides
    assert table.block("movement_points") == 2
    table = a_table("wagons_new_shores", {RED: {"gold": 5, "grain": 1}})
    put_ship(table, BLUE, "2,4NW")
    put_wagon(table, sea_edge("2,0NE"))
    table.do("end_turn", "drive 2,4N")
    assert table.block("movement_points") == 3 and table.hand(RED)["gold"] == 4
    barbarians = table.rules.the(PathBarbarians)
    assert barbarians.may_stand(table.state, table.graph.edge("2,4NW"))


def test_combo_33_no_ship_on_the_sea_side_of_a_target() -> None:
    table = a_table("wagons_new_shores", {RED: {"lumber": 1, "wool": 1}})
    ships, side = table.rules.the(Ships), table.graph.edge(sea_edge("-2,0W"))
    ships.set_open(table.state, side, 1)
    table.refused(f"build_ship {table.graph.edge_names[side]}", "target.sea_side", "TB-TB-4")


# ---- at sea: Through the Desert, with targets on both sides of the desert

DESERT_TARGETS = {  # by the number of seats
    3: {"castle": "-3,5", "quarry": "0,0", "glassworks": "1,2"},
    4: {"castle": "-3,5", "quarry": "0,0", "glassworks": "2,2"},
}


@pytest.mark.parametrize("seats", [3, 4])
def test_combo_33_three_targets_take_the_place_of_hills_pasture_and_forest(seats: int) -> None:
    game = a_game("wagons_through_the_desert", seats=seats)
    tiles = board_of(game)
    found = Counter(terrain for terrain, _ in tiles.values() if terrain != "sea")
    plain = archipel.start(archipel.GameSpec("seafarers/through_the_desert", seats, (("layout", "random"),)), 1)
    before = Counter(terrain for terrain, _ in board_of(plain).values() if terrain != "sea")
    assert found == before - Counter(["hills", "pasture", "forest"]) + Counter(["castle", "quarry", "glassworks"])
    for target, tile in DESERT_TARGETS[seats].items():
        assert tiles[tile] == (target, [])
    names = game.rules.graph.tile_names
    assert {names[tile] for tile in game.rules.the(Targets).tiles} == set(DESERT_TARGETS[seats].values())
    assert not {2, 12} & {number for _, numbers in tiles.values() for number in numbers}
    assert game.rules.the(PathBarbarians).rolled_again == [2, 12]  # TB-TB-21
    with pytest.raises(SetUpError):
        a_game("wagons_through_the_desert", seats=5)


@pytest.mark.parametrize("seats", [3, 4])
def test_combo_33_no_harbour_lies_on_the_sea_side_of_a_target_in_the_desert(seats: int) -> None:
    table = Table(a_game("wagons_through_the_desert", seats=seats))
    closed = table.rules.the(Targets).closed_edge
    harbours = [edge for edge in range(table.graph.edges) if table.block("harbour", edge)]
    assert len(harbours) == {3: 8, 4: 9}[seats]  # SEA-S4-1, SEA-S4-2
    assert not any(closed[edge] for edge in harbours)


def test_combo_33_barbarians_start_beside_the_targets_of_the_desert() -> None:
    for seats, glassworks in ((3, "0,2NE"), (4, "1,2NE")):
        table = Table(a_game("wagons_through_the_desert", seats=seats))
        starts = [table.graph.edge(edge) for edge in ("-2,4SE", "0,1W", glassworks)]
        assert [table.block("path_barbarians", i) for i in range(3)] == starts
        ends, targets = table.graph.edge_corners, table.rules.the(Targets)
        assert all(any(targets.is_beside(table.state, ends[2 * edge + i]) for i in range(2)) for edge in starts)


def test_combo_33_nobody_starts_at_the_quarry_beyond_the_desert() -> None:
    table = Table(a_game("wagons_through_the_desert", start=RED))
    table.refused("place_settlement 0,0SE", "settlement.not_at_the_start", "SEA-S4-3")
    castle = table.graph.corner_names[table.graph.corner("-3,5NE")]
    assert f"place_settlement {castle}" in table.legal("place_settlement")


def test_combo_33_a_settlement_at_the_quarry_is_beyond_the_desert() -> None:
    table = a_table("wagons_through_the_desert")
    before = table.points(RED)
    table.settle(RED, "0,0SE")  # it touches the quarry and the desert
    assert table.points(RED) == before + 1 + 2  # SEA-S4-6


def test_combo_33_wagons_cross_the_desert_and_the_sea_beside_it() -> None:
    table = a_table("wagons_through_the_desert", {RED: {"gold": 5, "grain": 1}})
    put_wagon(table, "0,1SE")
    table.do("end_turn", "drive 0,1NE")  # a path between the desert and the home region
    assert table.block("movement_points") == 2
    table = a_table("wagons_through_the_desert", {RED: {"gold": 5, "grain": 1}})
    put_wagon(table, "1,1NE")
    table.do("end_turn", "drive 3,0SW")  # a path with sea on both sides
    assert table.block("movement_points") == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_combo_33_an_oasis_lies_in_the_middle_of_the_desert(seats: int) -> None:
    game = a_game("caravans_through_the_desert", seats=seats)
    tiles = board_of(game)
    plain = archipel.start(archipel.GameSpec("seafarers/through_the_desert", seats, (("layout", "random"),)), 1)
    before = Counter(terrain for terrain, _ in board_of(plain).values())
    assert tiles["0,1"] == ("oasis", [])
    assert Counter(terrain for terrain, _ in tiles.values()) == before - Counter(["desert"]) + Counter(["oasis"])
    assert len(game.rules.the(Caravans).arrow_corners) == 6
    table = Table(game)
    assert tiles[table.graph.tile_names[table.block("robber")]][0] == "desert"  # SEA-S4-5


def test_combo_33_only_land_beyond_the_oasis_is_foreign() -> None:
    table = a_table("caravans_through_the_desert")
    before = table.points(RED)
    table.settle(RED, "0,1NE")  # the oasis, a desert and the home region, SEA-S4-4
    assert table.points(RED) == before + 1
    table.settle(RED, "0,1NW")
    assert table.points(RED) == before + 2 + 2  # SEA-S4-6


def played_to_the_end(spec: archipel.GameSpec, seed: int) -> archipel.Game:
    game, chance = archipel.start(spec, seed), Random(seed)
    actions: Sequence[archipel.Action]
    while not game.over:
        actions = game.legal_actions()
        game.apply(chance.choice(actions), game.seat)
    return game


@pytest.mark.parametrize("name", PAIRS)
def test_combo_27_to_combo_33_records_replay_with_variants_on_top(name: str) -> None:
    options = (("event_cards", True), ("friendly_robber", True), ("harbormaster", True), ("target", 5))
    game = played_to_the_end(archipel.GameSpec(name, 3, options), 2)
    assert archipel.replay(game.record()) == game
