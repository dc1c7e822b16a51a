"""The Pirate Islands: the way west, warships, the fleet, the forts and the end."""

from __future__ import annotations

from collections import Counter

import pytest

import archipel
from archipel.board.game_file import package_folder, read_game_file
from archipel.board.graph import BoardError
from archipel.board.scenario import Scenario
from archipel.catalogue import colours_in
from archipel.engine.errors import SetUpError
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.production import Production
from archipel.rules.seafarers.fleet import PirateFleet
from archipel.rules.seafarers.pirate_islands import TOKENS, PirateIslands, pirate_deck
from archipel.rules.seafarers.westward import Westward
from tests.rules.seafarers.scenario_tables import a_scenario_table, played_at_random
from tests.rules.seafarers.sea_tables import SeaTable
from tests.tables import BLUE, RED, load_scenario
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

ORANGE, WHITE = 2, 3  # in Seafarers
PLACED = {
    RED: (("3,5N", "3,5NE"), ("5,2S", "~5,2SE")),
    BLUE: (("4,2N", "4,2NE"), ("2,6N", "2,6NE")),
    ORANGE: (("3,3N", "3,3NE"), ("3,4N", "3,4NE")),
    WHITE: (("2,5N", "2,5NE"), ("5,1N", "5,1NE")),
}
START = {RED: "1,6N", BLUE: "4,0S", ORANGE: "2,3S", WHITE: "2,3N"}
FIRST = {RED: "1,5SE", BLUE: "3,1NE", ORANGE: "1,4NE", WHITE: "2,2SE"}
LANDING = {RED: "-2,7N", BLUE: "2,-1S", ORANGE: "-1,3S", WHITE: "-1,3N"}
FORT = {RED: "-3,6S", BLUE: "0,0N", ORANGE: "-3,5N", WHITE: "-1,1S"}
# A shortest way of orange, behind its first ship: five to the landing, three to the fort; one of red's.
WAY = {
    ORANGE: ("1,3SE", "0,4NE", "0,3SE", "-1,4NE", "-1,3SE", "-2,4NE", "-2,3SE", "-3,4E"),
    RED: ("0,6NE", "0,5SE", "-1,6NE", "-1,5SE", "-2,6E", "-2,6SE", "-3,7NE", "-3,6SE"),
    BLUE: ("3,0SE", "2,1NE", "2,0SE", "1,1NE", "1,0E", "1,0NE", "1,-1SE", "0,0NE"),
    WHITE: ("1,3NE", "1,2SE", "0,3NE", "0,2SE", "-1,3NE", "-1,2SE", "-2,3NE", "-2,2E"),
}
ORANGE_ALONE = "1,4"  # the sea before orange's first settlement
SHIP = {"lumber": 1, "wool": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
CARD = {"ore": 1, "wool": 1, "grain": 1}
RICH = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 3)


def a_table(**more: object) -> SeaTable:
    return a_scenario_table("pirate_islands", **{"placed": PLACED, **more})  # type: ignore[arg-type]


def islands(table: SeaTable) -> PirateIslands:
    return table.rules.the(PirateIslands)


def sail(table: SeaTable, seat: int, ships: int = 8) -> SeaTable:
    """Lengthen the westward route of a seat; eight ships more reach the fort."""
    return table.ship(seat, *WAY[seat][:ships])


def arm(table: SeaTable, seat: int, count: int) -> SeaTable:
    """Turn this many ships into warships, nearest to home first."""
    for _ in range(count):
        islands(table).arm(table.state, seat, islands(table).next_to_arm(table.state, seat))
    return table


def warships(table: SeaTable, seat: int) -> int:
    """Counted on the board."""
    kinds = [
        table.block("ship", edge) for edge in range(int(table.graph.edges)) if table.block("road", edge) == seat + 1
    ]
    assert kinds.count(2) == table.block("warships", seat)
    return kinds.count(2)


def put_fleet(table: SeaTable, tile: str) -> SeaTable:
    table.state.s[table.rules.the(PirateFleet).tile] = table.graph.tile(tile)
    return table


def fleet(table: SeaTable) -> str:
    return table.graph.tile_names[table.block("pirate")]


def corner_block(table: SeaTable, name: str) -> dict[str, int]:
    """What is written on the corners, by their names."""
    corners = range(int(table.graph.corners))
    return {table.graph.corner_names[at]: table.block(name, at) for at in corners if table.block(name, at)}


def win_fort(table: SeaTable, seat: int) -> SeaTable:
    """The fort falls, past the rules."""
    table.state.s[islands(table).tokens + seat] = 0
    islands(table).conquer(table.state, seat)
    return table


# ---- set-up


@pytest.mark.parametrize("name", ["0,5", "-1,1", "-3,5"])
def test_sea_s7_2_land_without_a_token_brings_nothing(name: str) -> None:
    table = a_table()
    tile = table.graph.tile(name)
    assert token_in(table.block("numbers", tile)) == 0
    table.building.place_settlement(table.state, ORANGE, table.graph.tile_corners[tile * 6])
    for total in range(2, 13):
        table.rules.the(Production).produce(table.state, total)
    tiles = [row["tile"] for row in table.told("produced")]
    assert tiles and tile not in tiles


def test_sea_s7_3_everybody_starts_with_a_settlement_a_ship_a_fort_and_a_landing() -> None:
    table = a_scenario_table("pirate_islands")
    corner, edge = table.graph.corner, table.graph.edge
    for seat in range(4):
        assert table.building.owner(table.state, corner(START[seat])) == seat
        assert table.ships_of(seat) == {table.graph.edge_names[edge(FIRST[seat])]}
        assert table.block("fort_tokens", seat) == TOKENS == 3
        assert table.block("settlements_left", seat) == 5 - 1 - 1  # one more covers the fort
        assert table.block("ships_left", seat) == 15 - 1
    assert corner_block(table, "fort") == {name: seat + 1 for seat, name in FORT.items()}
    assert corner_block(table, "landing") == {name: seat + 1 for seat, name in LANDING.items()}
    assert len([row for row in table.told("built") if row["piece"] == "settlement"]) == 4
    for name in LANDING.values():
        around = table.graph.corner_tiles[corner(name) * 3 : corner(name) * 3 + 3]
        assert "mountains" in [TERRAINS[table.block("terrain", tile)] for tile in around]


@pytest.mark.parametrize("seats", [5, 6])
def test_sea_s7_3_large_tables_have_places_for_all(seats: int) -> None:
    table = a_scenario_table("pirate_islands", seats)
    assert len(corner_block(table, "fort")) == len(corner_block(table, "landing")) == seats
    assert [len(table.ships_of(seat)) for seat in range(seats)] == [1] * seats
    assert [table.points(seat) for seat in range(seats)] == [1] * seats


def test_sea_s7_4_with_three_seats_the_last_places_stay_empty_and_there_are_no_victory_points() -> None:
    table = a_scenario_table("pirate_islands", 3)
    assert set(corner_block(table, "fort")) == {FORT[RED], FORT[BLUE], FORT[ORANGE]}
    assert table.building.owner(table.state, table.graph.corner(START[WHITE])) == -1
    assert table.block("deck_size") == 20
    assert table.block("deck", CARD_NAMES.index("victory_point")) == 0
    assert table.block("deck", CARD_NAMES.index("knight")) == 14


@pytest.mark.parametrize(("seats", "out"), [(3, {"white"}), (4, set())])
def test_sea_s7_4_with_three_seats_white_is_out(seats: int, out: set[str]) -> None:
    colours = colours_in(archipel.new_game("seafarers/pirate_islands", seats, seed=1))
    assert {"red", "blue", "white", "orange"} - set(colours) == out
    assert len(colours) == seats


@pytest.mark.parametrize(("seats", "cards", "knights"), [(4, 25, 19), (5, 34, 25), (6, 34, 25)])
def test_sea_s7_4_with_more_seats_victory_points_are_knights(seats: int, cards: int, knights: int) -> None:
    table = a_scenario_table("pirate_islands", seats)
    assert table.block("deck_size") == cards
    assert table.block("deck", CARD_NAMES.index("knight")) == knights
    assert table.block("deck", CARD_NAMES.index("victory_point")) == 0


def test_sea_s7_4_the_deck_is_made_from_what_was_given() -> None:
    given = {"knight": 3, "road_building": 1, "year_of_plenty": 0, "monopoly": 0, "victory_point": 2}
    assert pirate_deck(given, 3) == {**given, "victory_point": 0}
    assert pirate_deck(given, 4) == {**given, "knight": 5, "victory_point": 0}
    assert given["victory_point"] == 2


def test_sea_s7_4_neither_longest_route_nor_largest_army() -> None:
    table = sail(a_table(rolled=True, cards={ORANGE: ["knight"] * 3}), ORANGE)
    for turn in range(3):
        table.state.s[table.rules.the(Development).played_now] = 0
        table.turn.begin_turn(table.state, ORANGE)
        table.do("make_warship", by=ORANGE)
        assert table.block("knights_played", ORANGE) == turn + 1
    assert table.block("route_length", ORANGE) == 9
    assert table.block("longest_route") == table.block("largest_army") == 0
    assert table.points(ORANGE) == 3
    assert not table.told("largest_army") and not table.told("longest_route")


def test_sea_s7_5_two_rounds_on_the_eastern_island() -> None:
    table = a_scenario_table("pirate_islands")
    home = set(load_scenario("seafarers/pirate_islands", 3).areas["main"].tiles)
    for corner in table.legal_at("place_settlement"):
        assert isinstance(corner, int)
        assert home & set(table.graph.corner_tiles[corner * 3 : corner * 3 + 3])
    table.refused(f"place_settlement {LANDING[RED]}", "settlement.not_at_the_start", "SEA-S7-5")
    table.refused("place_settlement 2,1N", "settlement.not_at_the_start", "SEA-S7-5")
    placed = a_table()
    assert [placed.points(seat) for seat in range(4)] == [3] * 4
    assert [placed.block("settlements_left", seat) for seat in range(4)] == [1] * 4


def test_sea_s7_5_income_comes_from_the_last_settlement_placed() -> None:
    table = a_table()
    took = [row for row in table.told("took") if row["seat"] == BLUE]
    assert Counter(row["card"] for row in took) == {"ore": 1, "lumber": 1, "brick": 1}  # 2,6N: 2,5 3,5 2,6


def test_sea_s7_5_a_fort_is_no_settlement() -> None:
    table = a_table(hands={ORANGE: {}}, dice=[(4, 6)])  # -3,4 has the 10 beside orange's fort
    assert token_in(table.block("numbers", table.graph.tile("-3,4"))) == 10
    table.do("roll")
    assert all(row["tile"] != table.graph.tile("-3,4") for row in table.told("produced"))
    assert table.building.owner(table.state, table.graph.corner(FORT[ORANGE])) == -1


def test_sea_s7_6_no_robber_and_the_fleet_starts_on_its_mark() -> None:
    table = a_table(cards={RED: ["knight"]})
    assert table.block("robber") == -1
    assert fleet(table) == "0,6" == load_scenario("seafarers/pirate_islands", 3).pirate
    table.refused("play_knight", "warship.not_played", "SEA-S7-8")
    assert "move_robber" not in table.rules.verb_named


def test_sea_s7_6_ships_pass_the_fleet() -> None:
    table = put_fleet(a_table(hands={ORANGE: {}, RED: SHIP}, rolled=True), "0,6")
    assert "build_ship 0,6NE" in table.legal("build_ship")


def test_sea_s7_6_the_fleet_must_start_on_its_path() -> None:
    board = archipel.new_game("seafarers/pirate_islands", 4, 1).origin.header["board"]
    assert isinstance(board, dict)
    with pytest.raises((SetUpError, BoardError), match="path"):
        archipel.new_game("seafarers/pirate_islands", 4, 1, board={**board, "pirate": "-2,3"})


# ---- the way west


def test_sea_s7_7_ships_go_west_on_the_own_shortest_way_only() -> None:
    table = a_table(hands={ORANGE: {}, RED: {"lumber": 5, "wool": 5}}, rolled=True)
    east = {
        table.graph.edge_names[at] for at in load_scenario("seafarers/pirate_islands", 3).places["edges"]["east_coast"]
    }

    def west() -> set[str]:
        return {text.split()[1] for text in table.legal("build_ship")} - east

    assert west() == {"0,6NE", "0,6E"}  # red may keep to the north or to the south
    table.do("build_ship 0,6NE")
    assert west() == {"0,5SE"}  # no branch: the southern way is closed now
    table.do("build_ship 0,5SE")
    assert west() == {"-1,6NE", "-1,6E"}
    table.refused("build_ship 0,6E", "ship.off_the_route", "SEA-S7-7")
    table.refused("build_ship 1,5E", "ship.off_the_route", "SEA-S7-7")  # at the settlement, but not on the way


def test_sea_s7_7_the_way_leads_by_the_landing() -> None:
    """Orange could reach its fort as quickly past the landing, were there such a way."""
    way = islands(a_table()).westward
    table = a_table()
    for seat in range(4):
        landing, fort, start = (table.graph.corner(place[seat]) for place in (LANDING, FORT, START))
        assert (way.distance(seat, start), way.distance(seat, landing), way.distance(seat, fort)) == (9, 3, 0)
        same = [at for at in range(int(table.graph.corners)) if way.distance(seat, at) == 3]
        assert same == [landing]


def test_sea_s7_7_not_beyond_the_fort_and_not_from_elsewhere() -> None:
    table = sail(a_table(hands={ORANGE: {}, RED: {"lumber": 5, "wool": 5}}, rolled=True), RED)
    east = load_scenario("seafarers/pirate_islands", 3).places["edges"]["east_coast"]
    assert all(at in east for at in table.legal_at("build_ship"))
    table.refused("build_ship -3,6SW", "ship.off_the_route", "SEA-S7-7")


def test_sea_s7_7_other_ships_only_along_the_east_coast() -> None:
    table = a_table(hands={RED: {"lumber": 5, "wool": 5}}, rolled=True)
    assert table.ships_of(RED) == {"1,5SE", "5,2SE"}
    east = {"5,2E", "4,3E"}  # on from the ship that lies at the start
    assert east <= {text.split()[1] for text in table.legal("build_ship")}
    table.do("build_ship 4,3E")
    assert "4,3E" in table.ships_of(RED)


def test_sea_s7_7_nobody_settles_or_builds_roads_in_anothers_way() -> None:
    table = a_table(hands={BLUE: RICH}, rolled=True)
    table.turn.after_roll(table.state, BLUE)
    table.road(BLUE, "1,6SW")  # along the south coast, to where red's southern way passes
    table.refused("build_settlement 0,7N", "settlement.in_the_way", "SEA-S7-7", by=BLUE)
    table.refused("build_road 0,6E", "road.in_the_way", "SEA-S7-7", by=BLUE)
    first = a_scenario_table("pirate_islands")
    first.do("place_settlement 5,1N", "place_road 5,1NE")
    first.refused("place_settlement 0,7N", "settlement.in_the_way", "SEA-S7-7")
    assert first.graph.corner("0,7N") not in first.legal_at("place_settlement")


def test_sea_s7_7_a_route_that_has_come_to_the_fort_is_closed() -> None:
    table = sail(a_table(rolled=True), RED, 7)
    assert f"lift_ship {WAY[RED][6]}" in table.legal("lift_ship")
    closed = sail(a_table(rolled=True), RED, 8)
    assert all(text.split()[1] not in (*WAY[RED], FIRST[RED]) for text in closed.legal("lift_ship"))
    closed.refused(f"lift_ship {WAY[RED][7]}", "ship.not_at_the_end", "SEA-20")


def test_sea_s7_7_the_last_ship_may_go_over_to_another_shortest_way() -> None:
    """Blue has no other place for a ship: it is found only when the ship is thought away."""
    table = sail(a_table(rolled=True), BLUE, 1)
    table.turn.begin_turn(table.state, BLUE)
    table.turn.after_roll(table.state, BLUE)
    assert table.legal("lift_ship") == ["lift_ship 3,0SE"]
    table.do("lift_ship 3,0SE")
    assert table.legal() == ["set_ship 3,0E"]
    table.do("set_ship 3,0E")
    assert islands(table).route_end(table.state, BLUE) == table.graph.corner("4,-1S")


def test_sea_s7_7_a_free_ship_of_road_building_keeps_to_the_way() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True)
    table.do("play_road_building", "place_free_ship 0,6NE", "place_free_ship 0,5SE")
    assert {"0,6NE", "0,5SE"} <= table.ships_of(RED)
    table = a_table(cards={RED: ["road_building"]}, rolled=True)
    table.do("play_road_building", "place_free_ship 0,6NE")
    table.refused("place_free_ship 0,6E", "ship.off_the_route", "SEA-S7-7")


def test_sea_s7_7_a_scenario_without_a_way_is_refused() -> None:
    scenario = load_scenario("seafarers/pirate_islands", 3)
    gap = changed('"-2,3SE", "-1,3SW", "-1,3SE", "0,3SW",', "")
    with pytest.raises(SetUpError, match="westward_C does not lead"):
        Westward(gap, 4)
    nowhere = changed("landing_B = ", "landing_X = ")
    with pytest.raises(SetUpError, match="landing_B"):
        Westward(nowhere, 4)
    astray = changed('ship_B = ["4,0SW"]', 'ship_B = ["4,0SE"]')
    with pytest.raises(SetUpError, match="ship_B"):
        Westward(astray, 4)
    shared = changed("westward_D = [\n", 'westward_D = [\n    "1,3SE", ')
    assert Westward(shared, 3).lane[scenario.graph.edge("1,3SE")] == ORANGE + 1
    still = changed("fleet_path", "fleet_track")
    with pytest.raises(SetUpError, match="fleet_path"):
        PirateFleet(still, False)


def changed(old: str, new: str) -> Scenario:
    """The board for three and four seats with a change in its file."""
    folder = package_folder("seafarers")
    text = folder.read("pirate_islands").text
    assert old in text
    return read_game_file(text.replace(old, new, 1), "changed.toml", folder.defaults()).boards[4]


# ---- warships


def test_sea_s7_8_a_knight_arms_the_ordinary_ship_nearest_to_home() -> None:
    table = sail(
        a_table(hands={RED: {"ore": 2, "wool": 2, "grain": 2}}, rolled=True, chance=draws("knight", "knight")), RED, 2
    )
    table.do("buy_card")
    assert table.told("warship_made")[-1]["edge"] == table.graph.edge(FIRST[RED])
    assert table.held_cards(RED) == {}
    assert table.block("development_cards_count", RED) == table.block("cards_bought", RED) == 0
    assert table.block("development_cards_played", CARD_NAMES.index("knight")) == 1
    assert table.block("card_played_this_turn") == 0
    table.do("buy_card")
    assert table.told("warship_made")[-1]["edge"] == table.graph.edge(WAY[RED][0])
    assert warships(table, RED) == 2


def draws(*cards: str) -> dict[str, list[str]]:
    return {"development": list(cards)}


def test_sea_s7_8_what_was_armed_is_told_to_all_and_nothing_else_is() -> None:
    table = a_table(hands={RED: {"ore": 2, "wool": 2, "grain": 2}}, rolled=True, chance=draws("monopoly", "knight"))
    table.do("buy_card", "buy_card")
    assert [row.get("card") for row in table.told("bought_card", BLUE)] == [None, None]
    assert len(table.told("warship_made", BLUE)) == 1
    assert table.held_cards(RED) == {"monopoly": 1}
    assert table.block("cards_bought", RED) == 1


def test_sea_s7_8_a_warship_is_a_ship_in_all_else() -> None:
    table = arm(sail(a_table(rolled=True), RED, 1), RED, 2)
    assert f"lift_ship {WAY[RED][0]}" in table.legal("lift_ship")
    table.do(f"lift_ship {WAY[RED][0]}", "set_ship 4,3E")
    assert table.block("ship", table.graph.edge("4,3E")) == 2
    assert warships(table, RED) == 2
    assert islands(table).warships_on_route(table.state, RED) == 1  # the other is far from the fort


def all_armed(keep: str = "kept", **more: object) -> SeaTable:
    table = a_table(hands={RED: CARD}, rolled=True, warship_card=keep, chance=draws("knight"), **more)
    return arm(table, RED, 1)


def test_sea_s7_8_without_an_ordinary_ship_the_card_is_kept_for_a_later_turn() -> None:
    table = all_armed()
    table.do("buy_card")
    assert table.held_cards(RED) == {"knight": 1}
    table.refused("make_warship", "card.just_bought", "BASE-46")
    sail(table, RED, 1)
    table.refused("make_warship", "card.just_bought", "BASE-46")
    table.do("end_turn")
    table.turn.begin_turn(table.state, RED)
    table.do("make_warship")  # before the roll as well
    assert warships(table, RED) == 2
    assert table.held_cards(RED) == {}
    assert table.block("ship", table.graph.edge(WAY[RED][0])) == 2


def test_sea_s7_8_a_kept_card_waits_for_a_ship() -> None:
    table = arm(a_table(cards={RED: ["knight"]}, rolled=True), RED, 1)
    table.refused("make_warship", "warship.no_ship", "SEA-S7-8")
    assert table.legal("make_warship") == []
    table.refused("make_warship", "seat.not_deciding", "BASE-27", by=BLUE)


def test_sea_s7_8_or_it_is_lost() -> None:
    table = all_armed("lost")
    table.do("buy_card")
    assert table.held_cards(RED) == {}
    assert table.block("development_cards_played", CARD_NAMES.index("knight")) == 1
    assert len(table.told("warship_card_lost", BLUE)) == 1
    assert warships(table, RED) == 1


def test_sea_s7_8_discards_never_return_and_an_empty_deck_sells_nothing() -> None:
    table = a_table(hands={RED: RICH}, rolled=True)
    d, s = table.development, table.state.s
    for k in range(len(CARD_NAMES)):
        s[d.deck + k] = 0
    s[d.deck_size] = 0
    table.refused("buy_card", "card.deck_empty", "BASE-44")


def test_sea_s7_8_a_knight_of_the_special_building_phase_arms_too() -> None:
    table = a_scenario_table("pirate_islands", 5, chance=draws("knight"))
    for _ in range(20):
        table.game.apply(table.game.legal_actions()[0])
    for seat in range(5):
        table.hold(seat, **CARD)
    table.turn.after_roll(table.state, RED)
    table.do("end_turn", "buy_card")
    assert table.block("warships", BLUE) == 1
    assert table.game.view(RED).to_json()["phase"] == "special_building"


# ---- the fleet


@pytest.mark.parametrize(("dice", "stops"), [((1, 6), "-1,6"), ((6, 2), "-1,5"), ((3, 3), "-1,4"), ((6, 6), "1,1")])
def test_sea_s7_9_the_fleet_goes_clockwise_by_the_lower_die(dice: tuple[int, int], stops: str) -> None:
    table = a_table(dice=[dice])
    table.do("roll")
    assert fleet(table) == stops
    assert table.told("fleet_moved")[-1]["tile"] == table.graph.tile(stops)


def test_sea_s7_9_it_goes_round_and_round() -> None:
    table = put_fleet(a_table(dice=[(4, 5)]), "1,5")  # the last tile of its path
    table.do("roll")
    assert fleet(table) == "-1,4"
    path = load_scenario("seafarers/pirate_islands", 3).places["tiles"]["fleet_path"]
    assert [table.block("fleet_path", tile) for tile in path] == list(range(1, 15))
    assert sum(table.block("fleet_path", tile) > 0 for tile in range(int(table.graph.tiles))) == 14


def test_sea_s7_9_before_income() -> None:
    """Orange's only card is gone before the same roll brings it others."""
    table = put_fleet(a_table(hands={ORANGE: {"ore": 1}}, dice=[(3, 6)]), "3,1")
    table.do("roll")
    assert fleet(table) == ORANGE_ALONE
    kinds = [event.kind for event in table.game.events]
    assert kinds.index("fleet_moved") < len(kinds) - 1 - kinds[::-1].index("produced")
    assert [row["card"] for row in table.told("fleet_looted")] == ["ore"]


def test_sea_s7_9_and_before_a_seven_is_resolved() -> None:
    table = arm(sail(a_table(hands={ORANGE: {"wool": 8}}, dice=[(3, 4)]), ORANGE, 4), ORANGE, 4)
    put_fleet(table, "3,1").do("roll")  # to 1,4 with strength 3, and orange has four warships
    assert table.legal() == [f"take_gold {card}" for card in ("lumber", "brick", "wool", "grain", "ore")]
    assert table.game.deciding == [ORANGE]
    table.do("take_gold ore", by=ORANGE)
    assert table.block("discards_owed", ORANGE) == 4  # half of nine


@pytest.mark.parametrize("left", [4, 5])
def test_sea_33_a_card_may_take_the_last_of_the_supply_before_the_victor_does(left: int) -> None:
    """The text of the card comes first (COMBO-34); the victor over the fleet takes what is left by then, if any."""
    chance = {"dice": [(3, 6)], "event_card": ["plentiful_year_2"]}
    table = arm(sail(a_table(chance=chance, event_cards=True), ORANGE, 4), ORANGE, 4)
    put_fleet(table, "3,1")
    for card in ("lumber", "brick", "wool", "grain"):
        table.empty_supply(card)
    table.empty_supply("ore", left=left)
    table.do("reveal_card")
    for seat in (RED, BLUE, ORANGE, WHITE):
        assert table.game.phase == "event_resource"
        table.do("take_resource ore", by=seat)
    if left > 4:
        assert (table.game.phase, table.game.deciding) == ("gold", [ORANGE])
        table.do("take_gold ore", by=ORANGE)
    assert table.hand(ORANGE)["ore"] == left - 3
    assert table.block("gold_owed", ORANGE) == 0
    assert (table.game.phase, table.game.deciding) == ("action", [RED])


BEFORE = {1: "1,3", 2: "2,2", 3: "3,1", 4: "3,0", 5: "2,0", 6: "1,1"}  # this many tiles before 1,4


def attack(strength: int, armed: int, hand: dict[str, int], cities: int = 0, **more: object) -> SeaTable:
    """The fleet stops before orange's coast."""
    chance = {"fleet_loot": more.pop("loot")} if "loot" in more else None
    table = a_table(hands={ORANGE: hand}, dice=[(strength, 6)], chance=chance, **more)
    sail(table, ORANGE, 6)
    for name in (START[ORANGE], *PLACED[ORANGE][0][:1], *PLACED[ORANGE][1][:1])[:cities]:
        table.city(ORANGE, name)
    arm(table, ORANGE, armed)
    put_fleet(table, BEFORE[strength])
    table.do("roll")
    assert fleet(table) == ORANGE_ALONE
    return table


def test_sea_s7_10_the_lower_die_against_the_warships() -> None:
    table = attack(3, 2, {"ore": 2})
    assert table.told("fleet_attacked") == [{"seat": ORANGE, "strength": 3, "warships": 2, "outcome": "lost"}]


def test_sea_s7_10_only_where_it_stops_and_only_buildings_on_that_sea() -> None:
    table = put_fleet(a_table(hands={ORANGE: {"ore": 3}, WHITE: {"ore": 3}}, dice=[(2, 2)]), "1,3")
    table.do("roll")  # past orange's coast to 1,5, where only red lives
    assert [row["seat"] for row in table.told("fleet_attacked")] == [RED]
    assert table.hand_size(ORANGE) == table.hand_size(WHITE) == 3


def several(**more: object) -> SeaTable:
    """Orange and white live on the sea tile where the fleet stops."""
    table = a_table(hands={ORANGE: {"ore": 2}, WHITE: {"wool": 2}, RED: {"lumber": 1}}, dice=[(1, 6)], **more)
    put_fleet(table.settle(WHITE, "1,5N"), "1,3").do("roll")
    assert fleet(table) == ORANGE_ALONE
    return table


def test_sea_s7_10_several_neighbours_are_left_alone() -> None:
    table = several()
    assert table.told("fleet_attacked") == []
    assert table.told("fleet_looted") == []


def test_sea_s7_10_or_each_of_them_is_attacked() -> None:
    table = several(fleet_many="each")
    assert [row["seat"] for row in table.told("fleet_attacked")] == [ORANGE, WHITE]
    assert Counter(row["card"] for row in table.told("fleet_looted")) == {"ore": 1, "wool": 1}


def test_sea_s7_11_stronger_pirates_take_a_card_to_the_supply() -> None:
    table = attack(3, 2, {"ore": 2, "wool": 1}, loot=["wool"])
    assert table.told("fleet_looted", RED) == [{"seat": ORANGE, "card": "wool"}]  # all see the card
    assert table.told("fleet_looted", -1) == [{"seat": ORANGE, "card": "wool"}]


def test_sea_s7_11_and_one_more_for_every_city() -> None:
    table = attack(3, 0, {"ore": 2, "wool": 3}, cities=2, loot=["wool", "ore", "wool"])
    assert [row["card"] for row in table.told("fleet_looted")] == ["wool", "ore", "wool"]


def test_sea_s7_11_nobody_loses_more_than_it_has() -> None:
    assert len(attack(3, 0, {"ore": 2}, cities=3).told("fleet_looted")) == 2
    assert attack(3, 0, {}).told("fleet_looted") == []


def test_sea_s7_11_a_stronger_victim_takes_a_card_of_choice() -> None:
    table = attack(2, 3, {"ore": 1})
    assert table.game.deciding == [ORANGE]
    assert len(table.told("produced")) == 0
    table.do("take_gold brick", by=ORANGE)
    assert table.told("gold_taken")[-1] == {"seat": ORANGE, "card": "brick"}
    assert table.game.deciding == [RED]


def test_sea_s7_11_equal_strength_changes_nothing() -> None:
    table = attack(3, 3, {"ore": 1})
    assert table.told("fleet_looted") == table.told("gold_taken") == []
    assert table.game.deciding == [RED]


def test_sea_s7_11_forts_are_never_attacked() -> None:
    """Red's fort lies by no tile of the path; as if it did, it is not a building until it is conquered."""
    table = a_table()
    chapter = table.rules.the(PirateFleet)
    by_fort = table.graph.tile("-2,4")  # orange's and nobody else's fort
    assert chapter.residents(table.state, by_fort) == 0
    assert chapter.residents(win_fort(table, ORANGE).state, by_fort) == table.rules.bits[ORANGE]


# ---- settling in the west, and the seven


def test_sea_s7_12_a_settlement_on_the_landing_once_the_route_is_there() -> None:
    table = sail(a_table(hands={ORANGE: SETTLEMENT}, rolled=True), ORANGE, 4)
    table.turn.after_roll(table.state, ORANGE)
    table.refused(f"build_settlement {LANDING[ORANGE]}", "settlement.no_road", "BASE-64", by=ORANGE)
    sail_on = WAY[ORANGE][4]
    table.ship(ORANGE, sail_on).do(f"build_settlement {LANDING[ORANGE]}", by=ORANGE)
    assert table.building.owner(table.state, table.graph.corner(LANDING[ORANGE])) == ORANGE
    assert table.points(ORANGE) == 4
    table.hold(ORANGE, ore=3, grain=2).do(f"build_city {LANDING[ORANGE]}", by=ORANGE)
    assert table.points(ORANGE) == 5


def test_sea_s7_12_nowhere_else_on_the_pirate_islands() -> None:
    table = sail(a_table(hands={ORANGE: {**RICH}}, rolled=True), ORANGE)
    table.turn.after_roll(table.state, ORANGE)
    for name in ("0,4N", "-2,4N", FORT[ORANGE], "-2,3S"):
        table.refused(f"build_settlement {name}", "settlement.only_at_the_landing", "SEA-S7-12", by=ORANGE)
    assert table.legal_at("build_settlement", ORANGE) == table.corners(LANDING[ORANGE])
    win_fort(table, ORANGE)
    table.refused("build_road -3,4SE", "road.pirate_island", "SEA-S7-12", by=ORANGE)


def test_sea_s7_12_not_on_the_landing_of_another() -> None:
    table = a_table()
    corner = table.graph.corner(LANDING[WHITE])
    assert not islands(table).may_settle(table.state, ORANGE, corner)
    assert islands(table).may_settle(table.state, WHITE, corner)
    assert islands(table).may_sail(table.state, ORANGE, table.graph.edge("-1,3NE")) is False


def test_sea_s7_13_after_the_discards_one_steals_from_anybody() -> None:
    table = a_table(hands={BLUE: {"ore": 8}, ORANGE: {"wool": 1}, RED: {}}, dice=[(3, 4)], chance={"steal": ["ore"]})
    table.do("roll", "discard ore", "discard ore", "discard ore", "discard ore")
    assert set(table.legal()) == {"steal 1", "steal 2", "steal_nothing"}  # white has nothing
    table.do("steal 1")
    assert table.hand(RED) == {"ore": 1}
    assert [row.get("card") for row in table.told("stolen", WHITE)] == [None]
    assert table.game.deciding == [RED]


def test_sea_s7_13_one_may_as_well_not() -> None:
    table = a_table(hands={BLUE: {"ore": 1}, ORANGE: {"wool": 1}}, dice=[(3, 4)])
    table.do("roll", "steal_nothing")
    assert table.hand(RED) == {}
    assert table.told("robber_moved") == []


def test_sea_s7_13_without_a_card_anywhere_the_turn_goes_on() -> None:
    table = a_table(dice=[(3, 4)], steal="must")
    table.do("roll")
    assert "end_turn" in table.legal()


def test_sea_s7_13_a_single_victim_is_robbed_at_once() -> None:
    table = a_table(hands={BLUE: {"ore": 1}}, dice=[(3, 4)])
    table.do("roll")
    assert table.hand(RED) == {"ore": 1}
    assert "end_turn" in table.legal()


# ---- forts


def before_fort(die: int, armed: int, seat: int = RED, **more: object) -> SeaTable:
    table = a_table(rolled=True, chance={"fort": [die]}, **more)
    return arm(sail(table, seat), seat, armed)


def test_sea_s7_14_only_when_the_route_touches_the_fort() -> None:
    table = sail(a_table(rolled=True), RED, 7)
    table.refused("attack_fort", "fort.not_reached", "SEA-S7-14")
    table.ship(RED, WAY[RED][7])
    assert table.legal("attack_fort") == ["attack_fort"]


def test_sea_s7_14_in_the_own_turn_after_the_roll() -> None:
    table = sail(a_table(dice=[(1, 1)]), RED)
    table.refused("attack_fort", "turn.roll_first", "BASE-27")
    table.refused("attack_fort", "seat.not_deciding", "BASE-31", by=BLUE)


def test_sea_s7_14_more_warships_take_a_token() -> None:
    table = before_fort(2, 3)
    table.do("attack_fort")
    assert table.told("fort_attacked") == [{"seat": RED, "strength": 2, "warships": 3, "outcome": "won"}]
    assert table.block("fort_tokens", RED) == 2
    assert table.told("fort_token_won") == [{"seat": RED, "left": 2}]
    assert len(table.ships_of(RED)) == 10  # nine to the fort, one in the east
    assert table.points(RED) == 3


def test_sea_s7_14_fewer_warships_cost_the_two_ships_nearest_to_the_fort() -> None:
    table = before_fort(4, 3)
    left = table.block("ships_left", RED)
    table.do("attack_fort")
    assert table.ships_of(RED) == {FIRST[RED], *WAY[RED][:6], "5,2SE"}
    assert table.block("ships_left", RED) == left + 2
    assert table.block("fort_tokens", RED) == 3
    assert warships(table, RED) == 3
    assert table.block("route_length", RED) == 7
    assert [row["edge"] for row in table.told("ship_lost")] == [table.graph.edge(WAY[RED][at]) for at in (7, 6)]


def test_sea_s7_14_as_many_cost_one() -> None:
    table = before_fort(3, 3)
    table.do("attack_fort")
    assert table.ships_of(RED) == {FIRST[RED], *WAY[RED][:7], "5,2SE"}


def test_sea_s7_14_warships_are_lost_too() -> None:
    table = before_fort(6, 6)
    arm(table, RED, 3)
    islands(table).lose_ships(table.state, RED, 2)
    assert warships(table, RED) == 7
    islands(table).lose_ships(table.state, RED, 20)  # never more than there are
    assert warships(table, RED) == 0
    assert table.ships_of(RED) == {"5,2SE"}
    assert f"build_ship {FIRST[RED]}" in table.hold(RED, lumber=1, wool=1).legal("build_ship")


def test_sea_s7_14_the_turn_ends_with_the_attack() -> None:
    for die in (1, 3, 6):
        table = before_fort(die, 3)
        table.do("attack_fort")
        assert table.game.deciding == [BLUE]
        assert "roll" in table.legal()
        assert table.told("turn_ended") == [{"seat": RED}]


def test_sea_s7_14_after_a_defeat_the_route_is_open_again() -> None:
    table = before_fort(6, 3)
    table.do("attack_fort")
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    table.refused("attack_fort", "fort.not_reached", "SEA-S7-14")
    table.hold(RED, lumber=2, wool=2).do(f"build_ship {WAY[RED][6]}", f"build_ship {WAY[RED][7]}")
    assert table.legal("attack_fort") == ["attack_fort"]


def test_sea_s7_14_the_second_player_of_a_turn_ends_only_its_part() -> None:
    table = a_scenario_table("pirate_islands", 6, extension="paired_players", chance={"fort": [1]})
    for _ in range(24):
        table.game.apply(table.game.legal_actions()[0])
    second = 3
    way = islands(table).westward
    state = table.state
    while islands(table).route_end(state, second) != way.fort[second]:
        corner = islands(table).route_end(state, second)
        edge = next(
            int(edge)
            for edge in table.graph.corner_edges[corner * 3 : corner * 3 + 3]
            if edge >= 0
            and islands(table).may_sail(state, second, edge)
            and table.block("road", int(edge)) == 0
            and way.lane[edge] == second + 1
        )
        table.building.place_route(state, second, edge, table.ships.piece)
    arm(table, second, 2)
    table.turn.after_roll(state, RED)
    table.do("end_turn")
    assert table.game.deciding == [second]
    table.do("attack_fort")
    assert table.block("fort_tokens", second) == 2
    assert table.game.deciding == [BLUE]
    assert "roll" in table.legal()


def test_sea_s7_15_after_three_wins_it_is_an_ordinary_settlement() -> None:
    table = before_fort(1, 3)
    table.state.s[islands(table).tokens + RED] = 1
    left = table.block("settlements_left", RED)
    table.do("attack_fort")
    corner = table.graph.corner(FORT[RED])
    assert table.building.owner(table.state, corner) == RED
    assert table.block("fort", corner) == 0
    assert table.points(RED) == 4
    assert table.block("settlements_left", RED) == left  # it was there all the time
    assert table.told("fort_conquered") == [{"seat": RED, "corner": corner}]
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    table.refused("attack_fort", "fort.conquered", "SEA-S7-15")
    table.hold(RED, ore=3, grain=2).do(f"build_city {FORT[RED]}")


def test_sea_s7_15_it_produces_from_now_on() -> None:
    table = win_fort(a_table(dice=[(4, 6)]), ORANGE)
    table.do("roll")
    fields = table.graph.tile("-3,4")
    assert [row["seat"] for row in table.told("produced") if row["tile"] == fields] == [ORANGE]


def test_sea_s7_16_points_do_not_win_without_the_fort() -> None:
    table = before_fort(1, 3).set_points(RED, 10)
    table.state.s[islands(table).tokens + RED] = 2
    table.do("attack_fort")
    assert not table.game.over
    table.turn.begin_turn(table.state, RED)
    table.state.settle()
    assert not table.game.over


def test_sea_s7_16_the_fort_and_ten_points_win_in_the_own_turn() -> None:
    table = before_fort(1, 3).set_points(RED, 9)
    table.state.s[islands(table).tokens + RED] = 1
    table.do("attack_fort")
    assert table.game.over
    assert table.game.winners == [RED]
    assert table.told("won")[0]["points"] == 10


def test_sea_s7_16_not_in_the_turn_of_another() -> None:
    table = win_fort(a_table(rolled=True), BLUE).set_points(BLUE, 10)
    table.state.settle()
    assert not table.game.over
    table.do("end_turn")
    assert table.game.over
    assert table.game.winners == [BLUE]


def test_sea_s7_16_the_fleet_leaves_when_all_forts_have_fallen() -> None:
    table = a_table(dice=[(2, 4)])
    for seat in (BLUE, ORANGE, WHITE):
        win_fort(table, seat)
        assert fleet(table) == "0,6"
    win_fort(table, RED)
    assert table.block("pirate") == -1
    assert len(table.told("fleet_left")) == 1
    table.do("roll")
    assert table.block("pirate") == -1
    assert table.told("fleet_moved") == []


def test_sea_s7_17_progress_cards_work_as_usual() -> None:
    table = a_table(cards={RED: ["monopoly", "year_of_plenty"]}, hands={BLUE: {"ore": 2}}, rolled=True)
    table.do("play_monopoly ore")
    assert table.hand(RED) == {"ore": 2}
    table.refused("play_year_of_plenty ore ore", "card.one_a_turn", "BASE-45")


# ---- whole games


def check(game: archipel.Game) -> None:
    """Every piece, token and card is somewhere, and ships lie where they may."""
    rules, state = game.rules, game.state

    def block(name: str) -> list[int]:
        found = rules.block_named[name]
        return [int(word) for word in state.s[found.at : found.at + found.size]]

    held, pieces, road, ship, fort = (block(name) for name in ("held", "building", "road", "ship", "fort"))
    for seat in range(game.seats):
        mine = [pieces[at] for at, holder in enumerate(held) if holder == seat + 1]
        assert fort.count(seat + 1) == (block("fort_tokens")[seat] > 0)
        assert block("settlements_left")[seat] + mine.count(1) + fort.count(seat + 1) == 5
        assert block("points")[seat] == sum(mine)
        lying = [kind for edge, kind in enumerate(ship) if kind and road[edge] == seat + 1]
        assert block("ships_left")[seat] + len(lying) == 15
        if state.phase().name != "ship_move":
            assert block("warships")[seat] == lying.count(2)
    for k in range(len(CARD_NAMES)):
        drawn = block("development_cards_played")[k] + sum(block("development_cards")[k :: len(CARD_NAMES)])
        assert block("deck")[k] + drawn == rules.the(Development).composition[k]
    assert block("development_cards_played")[CARD_NAMES.index("knight")] == sum(block("knights_played"))
    for k in range(5):
        assert block("supply")[k] + sum(block("hand")[k::5]) == (19 if game.seats < 5 else 24)
    way = rules.the(PirateIslands).westward
    for edge, owner in enumerate(road):
        if ship[edge]:
            assert way.east[edge] or way.lane[edge] == owner
        elif owner:
            assert way.lane[edge] == 0
    assert (block("pirate") == [-1]) == (sum(block("fort_tokens")) == 0)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"warship_card": "lost", "fleet_many": "each"}),
        pytest.param(5, {"extension": "paired_players"}, marks=pytest.mark.long),
        pytest.param(3, {}, marks=pytest.mark.long),
        pytest.param(4, {}, marks=pytest.mark.long),
        pytest.param(4, {"fleet_many": "each", "phases": "combined"}, marks=pytest.mark.long),
        pytest.param(6, {"warship_card": "lost"}, marks=pytest.mark.slow),
    ],
)
def test_random_games_come_to_an_end(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        table = a_scenario_table("pirate_islands", seats, seed=seed, chosen=options)
        for _ in played_at_random(table.game, seed, 30_000):
            check(table.game)
        (winner,) = table.game.winners
        assert table.block("fort_tokens", winner) == 0
        assert table.points(winner) >= 10
