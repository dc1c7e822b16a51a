"""The boards of the sea: material, printed layouts and named places (SEA-1 to SEA-8, SEA-36 to SEA-41)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from archipel.board.dealing import BoardOptions
from archipel.board.graph import BoardError, parse_hex
from archipel.board.layout import Board, is_coast
from tests.rules.seafarers.boards import (
    ALL,
    DRAWINGS,
    LAND,
    LARGE,
    SMALL,
    any_board,
    around,
    dealt,
    ends_of,
    fixed,
    harbour_kinds,
    has_fixed,
    home_corners,
    is_land,
    islands,
    pieces,
    scenario_of,
    sides_of,
    terrains,
    tile,
    tiles_of,
    tokens,
)
from tests.rules.seafarers.picture import drawing
from tests.tables import load_scenario
from tests.tokens import numbers_on

pytestmark = pytest.mark.compiled

SEATS = {"3": (2, 3), "4": (4,), "3_4": (2, 3, 4), "5_6": (5, 6)}
TWO_OF_EACH = dict.fromkeys([3, 4, 5, 6, 8, 9, 10, 11], 2)
THREE_OF_EACH = dict.fromkeys([3, 4, 5, 6, 8, 9, 10, 11], 3)
FIVE_OF_EACH = dict.fromkeys(["hills", "forest", "pasture", "fields", "mountains"], 5)
SPECIAL = ("lumber", "brick", "wool", "grain", "ore")


def counted(name: str, board: Board | None = None) -> tuple[Counter[str], Counter[int], tuple[int, int]]:
    """Tiles, tokens, and special and generic harbours of a board."""
    laid = any_board(name) if board is None else board
    kinds = harbour_kinds(laid)
    return terrains(name, laid), tokens(name, laid), (sum(kinds[kind] for kind in SPECIAL), kinds["generic"])


def slots(name: str) -> str:
    return "ABCDEF" if name.endswith("5_6") else "ABCD"


# ---- material


@pytest.mark.parametrize("name", ALL)
def test_sea_1_fifteen_ships_for_each_seat(name: str) -> None:
    assert scenario_of(name).pieces == {"road": 15, "settlement": 5, "city": 4, "ship": 15}


@pytest.mark.parametrize("name", SMALL)
def test_sea_1_the_boxes_have_tiles_enough(name: str) -> None:
    assert terrains(name, any_board(name)) <= Counter({"sea": 19, "desert": 3, "gold": 2} | FIVE_OF_EACH)


@pytest.mark.parametrize("name", SMALL)
def test_sea_2_the_boxes_have_tokens_enough(name: str) -> None:
    assert tokens(name, any_board(name)) <= Counter({2: 2, 12: 2} | THREE_OF_EACH)


@pytest.mark.parametrize("name", SMALL)
def test_sea_3_the_box_has_harbours_enough(name: str) -> None:
    markers = harbour_kinds(any_board(name)) + Counter(scenario_of(name).harbour_stock)
    assert markers <= Counter(dict.fromkeys(SPECIAL, 1) | {"generic": 5})
    assert all(markers[kind] == 1 for kind in SPECIAL)


def test_sea_4_tokens_of_the_scenarios() -> None:
    corners = scenario_of("wonders_3_4").places["corners"]
    assert (len(corners["wall"]), len(corners["bridge"])) == (5, 2)
    cloth = scenario_of("cloth_3_4").values
    assert sum(cloth["village_cloth"]) + cloth["cloth_reserve"][0] == 50
    assert len(scenario_of("forgotten_tribe_3_4").places["edges"]["gift_points"]) <= 50
    landings = [name for name in scenario_of("pirate_islands_3_4").places["corners"] if name.startswith("landing")]
    assert len(landings) == 4


@pytest.mark.parametrize("name", ALL)
def test_sea_5_every_board_is_for_its_seats(name: str) -> None:
    end = next(end for end in ("3_4", "5_6", "3", "4") if name.endswith(end))
    wanted = SEATS[end] if name != "pirate_islands_3_4" else (3, 4)  # no duel: every colour has its fort
    assert scenario_of(name).seats == wanted


def test_sea_5_three_and_four_seats_have_a_board_in_every_scenario() -> None:
    seats: dict[str, set[int]] = {}
    for name in SMALL:
        stem = name.removesuffix("_3").removesuffix("_4").removesuffix("_3")
        seats.setdefault(stem, set()).update(scenario_of(name).seats)
    assert len(seats) == 9
    assert all({3, 4} <= found for found in seats.values())


def test_sea_6_harbours_are_random_by_rule_in_the_last_four_scenarios() -> None:
    for name in SMALL:
        by_rule = name.startswith(("forgotten_tribe", "cloth", "pirate_islands", "wonders"))
        assert scenario_of(name).default_harbours == ("random" if by_rule else "as_drawn")


@pytest.mark.parametrize("name", ALL)
def test_sea_8_the_pirate_starts_at_sea(name: str) -> None:
    board = any_board(name)
    if name.startswith("wonders"):
        assert board.pirate == -1  # SEA-S8-8
    else:
        assert board.terrain[board.pirate] == "sea"


@pytest.mark.parametrize("name", ALL)
def test_sea_8_the_robber_starts_where_the_scenario_says(name: str) -> None:
    board = any_board(name)
    if name.startswith("pirate_islands"):
        assert board.robber == -1  # SEA-S7-6
        return
    terrain, number = board.terrain[board.robber], numbers_on(board)[board.robber]
    on_a_desert = name.startswith(("through_the_desert", "forgotten_tribe", "wonders"))  # SEA-S4-5, S5-4, S8-8
    on_a_desert = on_a_desert or name in ("new_shores_4", "new_shores_5_6", "oceania_5_6")  # SEA-S1-5
    assert (terrain == "desert") if on_a_desert else (number == 12)


# ---- the frame


@pytest.mark.parametrize("name", ALL)
def test_sea_10_frame_hexes_are_sea_round_the_board(name: str) -> None:
    board = any_board(name)
    graph = board.graph
    ring = range(int(graph.ring), int(graph.tiles))
    inner = range(int(graph.ring))
    assert all(board.terrain[at] == "sea" and numbers_on(board)[at] == 0 for at in ring)
    assert all(any(other in inner for other in around(graph, at)) for at in ring)
    assert all(len(around(graph, at)) == 6 for at in inner)
    assert all(sides_of(graph, edge) & set(inner) for edge in range(int(graph.edges)))
    assert all(-1 not in sides_of(graph, edge) for edge in range(int(graph.edges)))
    assert all(len(tiles_of(graph, corner)) == 3 for corner in range(int(graph.corners)))


FRAMES = {35: [4, 5, 6, 5, 6, 5, 4], 42: [5, 6, 7, 6, 7, 6, 5], 49: [6, 7, 8, 7, 8, 7, 6]}
FRAMES |= {56: [7, 8, 9, 8, 9, 8, 7], 63: [8, 9, 10, 9, 10, 9, 8]}


@pytest.mark.parametrize("name", ALL)
def test_sea_5_rows_of_the_frame(name: str) -> None:
    graph = scenario_of(name).graph
    inner = int(graph.ring)
    rows = Counter(parse_hex(place)[1] for place in graph.tile_names[:inner])
    assert [rows[r] for r in range(7)] == FRAMES[inner]
    assert int(graph.tiles) - inner == FRAMES[inner][0] * 2 + 16  # a row above and below, two hexes beside each row


# ---- counts of every board


def test_sea_s1_1_new_shores_for_four() -> None:
    tiles, numbers, harbours = counted("new_shores_4")
    assert tiles == {"sea": 14, "desert": 1, "gold": 2} | FIVE_OF_EACH
    assert numbers == {2: 2, 12: 1} | THREE_OF_EACH
    assert (tiles.total(), numbers.total(), harbours) == (42, 27, (5, 4))


def test_sea_s1_2_new_shores_for_three() -> None:
    tiles, numbers, harbours = counted("new_shores_3")
    assert tiles == {"sea": 13, "gold": 2, "hills": 4, "mountains": 4, "pasture": 5, "fields": 4, "forest": 3}
    assert numbers == Counter([2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 8, 8, 8, 9, 9, 10, 10, 10, 11, 11, 12])
    assert (tiles.total(), numbers.total(), harbours) == (35, 22, (5, 3))
    board = fixed("new_shores_3")
    main = scenario_of("new_shores_3").areas["main"].tiles
    assert Counter(board.terrain[at] for at in main) == Counter(hills=2, mountains=2, pasture=4, fields=3, forest=3)


@pytest.mark.parametrize(("name", "points"), [("new_shores_3", 18), ("new_shores_4", 24)])
def test_sea_s1_3_a_main_island_and_three_small_ones(name: str, points: int) -> None:
    board = fixed(name)
    scenario = scenario_of(name)
    main, small = scenario.areas["main"], scenario.areas["islands"]
    found = islands(name, board)
    assert set(main.tiles) in found
    foreign = [island for island in found if island <= set(small.tiles)]
    assert (len(found), len(foreign)) == (4, 3)
    assert max(scenario.seats) * len(foreign) * small.bonus == points  # the tokens that are laid out, SEA-S1-6
    assert (main.start, small.start) == (True, False)  # SEA-S1-4


@pytest.mark.parametrize("name", ["new_shores_3", "new_shores_4", "new_shores_5_6"])
def test_sea_s1_7_target(name: str) -> None:
    assert scenario_of(name).target == 14


def test_sea_s2_1_four_islands_for_three() -> None:
    tiles, numbers, harbours = counted("four_islands_3")
    assert tiles == {"sea": 15} | dict.fromkeys(FIVE_OF_EACH, 4)
    assert numbers == {2: 1, 3: 2, 4: 2, 5: 3, 6: 2, 8: 2, 9: 3, 10: 2, 11: 2, 12: 1}
    assert (tiles.total(), numbers.total(), harbours) == (35, 20, (5, 4))


def test_sea_s2_2_four_islands_for_four() -> None:
    tiles, numbers, harbours = counted("four_islands_4")
    assert tiles == {"sea": 12, "hills": 4, "forest": 5, "pasture": 5, "fields": 5, "mountains": 4}
    assert numbers == {2: 1, 3: 2, 4: 3, 5: 3, 6: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 1}
    assert (tiles.total(), numbers.total(), harbours) == (35, 23, (5, 4))


@pytest.mark.parametrize(("name", "count"), [("four_islands_3", 4), ("four_islands_4", 4), ("four_islands_5_6", 6)])
def test_sea_s2_3_islands_on_which_to_start(name: str, count: int) -> None:
    scenario = scenario_of(name)
    found = islands(name, any_board(name))
    assert len(found) == count
    assert not any(area.start for area in scenario.areas.values())  # anywhere
    assert set(scenario.areas["islands"].tiles) == set().union(*found)
    assert (scenario.areas["islands"].bonus, scenario.target) == (2, 13)  # SEA-S2-5, SEA-S2-6


def test_sea_s3_1_oceania_for_three() -> None:
    tiles, numbers, harbours = counted("oceania_3")
    assert tiles == {"sea": 18, "gold": 2, "hills": 4, "forest": 5, "pasture": 5, "fields": 4, "mountains": 4}
    assert numbers == {3: 3, 4: 2, 5: 3, 6: 3, 8: 3, 9: 3, 10: 2, 11: 3, 12: 2}
    assert (tiles.total(), numbers.total(), harbours) == (42, 24, (5, 3))


def test_sea_s3_2_oceania_for_four() -> None:
    tiles, numbers, harbours = counted("oceania_4")
    assert tiles == {"sea": 15, "gold": 2} | FIVE_OF_EACH
    assert numbers == {2: 1, 12: 2} | THREE_OF_EACH
    assert (tiles.total(), numbers.total(), harbours) == (42, 27, (5, 4))


@pytest.mark.parametrize("name", ["oceania_3", "oceania_4", "oceania_5_6"])
def test_sea_s3_3_what_lies_face_down_is_known_by_its_counts_only(name: str) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    fog = [at for at, terrain in enumerate(board.terrain) if terrain == "fog"]
    assert set(fog) == set(scenario.areas["unexplored"].tiles)
    assert len(fog) == sum(scenario.fog_terrains.values()) == (25 if name == "oceania_5_6" else 12)
    land = sum(count for terrain, count in scenario.fog_terrains.items() if terrain in LAND)
    assert sum(scenario.fog_numbers.values()) == land  # one token for every land hex, no desert among them
    assert all(numbers_on(board)[at] == 0 for at in fog)
    home = set(scenario.areas["home"].tiles)
    assert len(pieces(board.graph, home)) == (1 if name == "oceania_5_6" else 2)  # the big islands, SEA-S3-4
    assert all(is_land(board, at) for at in home)
    assert scenario.target == 12  # SEA-S3-9
    assert all(area.bonus == 0 for area in scenario.areas.values())


def test_sea_s4_1_through_the_desert_for_three() -> None:
    tiles, numbers, harbours = counted("through_the_desert_3")
    assert tiles == Counter(sea=10, desert=3, gold=2, hills=3, forest=5, pasture=4, fields=4, mountains=4)
    assert numbers == {2: 1, 3: 2, 4: 3, 5: 3, 6: 3, 8: 3, 9: 3, 10: 2, 11: 1, 12: 1}
    assert (tiles.total(), numbers.total(), harbours) == (35, 22, (5, 3))


def test_sea_s4_2_through_the_desert_for_four() -> None:
    tiles, numbers, harbours = counted("through_the_desert_4")
    assert tiles == {"sea": 12, "desert": 3, "gold": 2} | FIVE_OF_EACH
    assert numbers == {2: 1, 12: 2} | THREE_OF_EACH
    assert (tiles.total(), numbers.total(), harbours) == (42, 27, (5, 4))


@pytest.mark.parametrize(("name", "points"), [("through_the_desert_3", 24), ("through_the_desert_4", 32)])
def test_sea_s4_3_four_foreign_territories(name: str, points: int) -> None:
    scenario = scenario_of(name)
    board = fixed(name)
    strip, small = set(scenario.areas["strip"].tiles), set(scenario.areas["islands"].tiles)
    found = islands(name, board)
    foreign = [island for island in found if island <= strip or island <= small]
    assert (len(found), len(foreign)) == (5, 4)
    assert max(scenario.seats) * len(foreign) * 2 == points
    assert all(scenario.areas[area].bonus == 2 for area in ("strip", "islands"))  # SEA-S4-6
    assert (scenario.areas["main"].start, scenario.target) == (True, 14)
    assert sum(area.start for area in scenario.areas.values()) == 1


@pytest.mark.parametrize("name", ["through_the_desert_3", "through_the_desert_4", "through_the_desert_5_6"])
def test_sea_36_the_strip_behind_the_desert_is_an_area_of_its_own(name: str) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    strip, main = set(scenario.areas["strip"].tiles), set(scenario.areas["main"].tiles)
    deserts = {at for at, terrain in enumerate(board.terrain) if terrain == "desert"}
    whole = next(piece for piece in pieces(board.graph, strip | main | deserts) if piece & main)
    assert whole == strip | main | deserts  # one land on the table
    assert not {other for at in strip for other in around(board.graph, at)} & main  # the desert lies between
    assert strip in islands(name, board)
    assert main | deserts in islands(name, board)


@pytest.mark.parametrize("name", ALL)
def test_sea_36_islands_are_land_that_hangs_together(name: str) -> None:
    """Only the strip behind the desert is set apart, so that every other island is what one sees."""
    apart = [area.name for area in scenario_of(name).areas.values() if area.apart]
    assert apart == (["strip"] if name.startswith("through_the_desert") else [])


def test_sea_s5_1_forgotten_tribe() -> None:
    tiles, numbers, harbours = counted("forgotten_tribe_3_4")
    assert tiles == {"sea": 19, "desert": 3, "gold": 2} | FIVE_OF_EACH
    assert numbers == {2: 1, 12: 1} | TWO_OF_EACH
    assert (tiles.total(), numbers.total(), harbours) == (49, 18, (5, 1))
    board = fixed("forgotten_tribe_3_4")
    main = scenario_of("forgotten_tribe_3_4").areas["main"].tiles
    assert all((numbers_on(board)[at] > 0) == (at in main) for at in range(len(numbers_on(board))))


@pytest.mark.parametrize(("name", "gifts"), [("forgotten_tribe_3_4", (8, 4, 6)), ("forgotten_tribe_5_6", (10, 6, 8))])
def test_sea_s5_2_gifts_on_the_coasts_of_the_small_islands(name: str, gifts: tuple[int, int, int]) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    edges = scenario.places["edges"]
    assert tuple(len(edges[kind]) for kind in ("gift_points", "gift_cards", "gift_harbours")) == gifts
    everywhere = [edge for places in edges.values() for edge in places]
    assert len(set(everywhere)) == sum(gifts)
    tribe = set(scenario.areas["tribe"].tiles)
    assert all(
        sides_of(board.graph, edge) & tribe and is_coast(board.graph, board.terrain, edge) for edge in everywhere
    )
    assert {edge for edge, _ in board.harbours} == set(edges["gift_harbours"])


@pytest.mark.parametrize("name", ["forgotten_tribe_3_4", "forgotten_tribe_5_6"])
def test_sea_s5_3_and_4_nobody_settles_on_small_islands_and_the_robber_stays_away(name: str) -> None:
    scenario = scenario_of(name)
    main, tribe = scenario.areas["main"], scenario.areas["tribe"]
    assert (main.start, main.settle, main.robber) == (True, True, True)
    assert (tribe.start, tribe.settle, tribe.robber) == (False, False, False)
    assert len(islands(name, any_board(name))) == 7
    assert scenario.target == 13  # SEA-S5-8


def test_sea_s6_1_cloth() -> None:
    tiles, numbers, harbours = counted("cloth_3_4")
    assert tiles == Counter(sea=18, desert=2, gold=2, hills=3, forest=4, pasture=4, fields=5, mountains=4)
    assert numbers == {2: 2, 12: 2} | THREE_OF_EACH
    assert (tiles.total(), numbers.total(), harbours) == (42, 28, (5, 4))


@pytest.mark.parametrize(("name", "count"), [("cloth_3_4", 4), ("cloth_5_6", 6)])
def test_sea_s6_2_two_villages_on_every_small_island(name: str, count: int) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    small = scenario.areas["villages"].tiles
    assert len(small) == count
    assert all(piece <= set(small) and len(piece) == 1 for piece in islands(name, board) if piece & set(small))
    names = [board.graph.tile_names[at] for at in small]
    corners = {board.graph.corner(place + side) for place in names for side in ("N", "S")}
    villages = scenario.places["corners"]["villages"]
    assert (set(villages), len(villages)) == (corners, 2 * count)
    assert len(scenario.values["village_numbers"]) == len(scenario.values["village_cloth"]) == len(villages)
    assert set(scenario.values["village_cloth"]) == {5}
    assert scenario.values["cloth_reserve"] == (10,)
    assert all(numbers_on(board)[at] == 0 and board.terrain[at] in ("desert", "gold") for at in small)


@pytest.mark.parametrize("name", ["cloth_3_4", "cloth_5_6"])
def test_sea_s6_3_to_10_home_islands_villages_and_what_is_left_out(name: str) -> None:
    scenario = scenario_of(name)
    home, villages = scenario.areas["home"], scenario.areas["villages"]
    assert (home.start, villages.start, villages.settle, villages.robber) == (True, False, False, False)
    assert len(pieces(scenario.graph, home.tiles)) == 2
    assert scenario.without == ("longest_route",)
    assert scenario.target == 14


def test_sea_s6_9_the_robber_starts_on_the_fields_with_the_12() -> None:
    board = fixed("cloth_3_4")
    assert (board.terrain[board.robber], numbers_on(board)[board.robber]) == ("fields", 12)
    assert tokens("cloth_3_4", board)[12] == 2  # there is another one


def test_sea_s7_1_pirate_islands() -> None:
    tiles, numbers, harbours = counted("pirate_islands_3_4")
    assert tiles == {"sea": 19, "desert": 3, "gold": 2} | FIVE_OF_EACH
    assert numbers == {2: 1, 3: 2, 4: 3, 5: 3, 6: 3, 8: 3, 9: 3, 10: 3, 11: 2, 12: 1}
    assert (tiles.total(), numbers.total(), harbours) == (49, 24, (5, 3))


def test_sea_s7_2_three_tiles_without_a_token() -> None:
    board = fixed("pirate_islands_3_4")
    land = [at for at in range(49) if is_land(board, at) and board.terrain[at] != "desert"]
    bare = [at for at in land if not board.numbers[at]]
    assert Counter(board.terrain[at] for at in bare) == {"hills": 2, "pasture": 1}
    assert tile(board, "0,5") == ("pasture", 0)
    western = [parse_hex(board.graph.tile_names[at]) for at in bare if board.terrain[at] == "hills"]
    assert all(2 * q + r <= -1 for q, r in western)


@pytest.mark.parametrize("name", ["pirate_islands_3_4", "pirate_islands_5_6"])
def test_sea_s7_3_places_of_every_seat(name: str) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    corners, edges = scenario.places["corners"], scenario.places["edges"]
    main = set(scenario.areas["main"].tiles)
    taken: set[int] = set()
    for seat in slots(name):
        (start,), (landing,), (fort,) = (corners[f"{kind}_{seat}"] for kind in ("start", "landing", "fort"))
        (ship,) = edges[f"ship_{seat}"]
        assert tiles_of(board.graph, start) & main
        assert start in ends_of(board.graph, ship)
        assert {board.terrain[at] for at in sides_of(board.graph, ship)} >= {"sea"}
        assert "mountains" in {board.terrain[at] for at in tiles_of(board.graph, landing)}
        assert not tiles_of(board.graph, landing) & main
        assert not tiles_of(board.graph, fort) & main
        assert {"sea"} < {board.terrain[at] for at in tiles_of(board.graph, fort)}
        taken |= {start, landing, fort}
    assert len(taken) == 3 * len(slots(name))


@pytest.mark.parametrize("name", ["pirate_islands_3_4", "pirate_islands_5_6"])
def test_sea_s7_4_to_6_what_is_left_out(name: str) -> None:
    scenario = scenario_of(name)
    assert set(scenario.without) == {"longest_route", "largest_army", "robber"}
    assert (scenario.areas["main"].start, scenario.areas["pirates"].start) == (True, False)
    assert scenario.layouts == ("fixed",)  # SEA-S7-16
    assert scenario.target == 10


@pytest.mark.parametrize("name", ["pirate_islands_3_4", "pirate_islands_5_6"])
def test_sea_s7_7_a_corridor_leads_from_the_start_by_the_landing_to_the_fort(name: str) -> None:
    scenario = scenario_of(name)
    graph = scenario.graph
    corners, edges = scenario.places["corners"], scenario.places["edges"]
    used: set[int] = set()
    for seat in slots(name):
        corridor = set(edges[f"westward_{seat}"])
        assert set(edges[f"ship_{seat}"]) <= corridor
        assert not corridor & used  # nobody is in the way of another
        used |= corridor
        for goal, others in (("landing", ("fort",)), ("fort", ())):
            reached = set(corners[f"start_{seat}"])
            barred = {corners[f"{other}_{seat}"][0] for other in others}  # the token comes before the fort
            while True:
                near = set().union(*(ends_of(graph, e) for e in corridor if ends_of(graph, e) & (reached - barred)))
                if near <= reached:
                    break
                reached |= near
            assert set(corners[f"{goal}_{seat}"]) <= reached
        assert all("sea" in {scenario.terrain[at] for at in sides_of(graph, edge)} for edge in corridor)
    east = set(edges["east_coast"])
    main = set(scenario.areas["main"].tiles)
    assert not east & used
    assert all(len(sides_of(graph, edge) & main) == 1 for edge in east)
    assert all(max(sides_of(graph, edge)) >= graph.ring for edge in east)


@pytest.mark.parametrize("name", ["pirate_islands_3_4", "pirate_islands_5_6"])
def test_sea_s7_9_the_path_of_the_fleet_is_a_clockwise_ring_of_sea(name: str) -> None:
    scenario = scenario_of(name)
    graph = scenario.graph
    path = scenario.places["tiles"]["fleet_path"]
    assert len(set(path)) == len(path) == 14
    assert all(scenario.terrain[at] == "sea" for at in path)
    assert all(after in around(graph, before) for before, after in pairwise([*path, path[0]]))
    assert graph.tile_names[path[0]] == scenario.pirate
    turned = sum(
        graph.tile_xy[a][0] * graph.tile_xy[b][1] - graph.tile_xy[b][0] * graph.tile_xy[a][1]
        for a, b in pairwise([*path, path[0]])
    )
    assert turned > 0  # y grows southwards
    inside = [at for at in range(int(graph.ring)) if scenario.terrain[at] == "desert" and at not in path]
    assert sum(set(around(graph, at)) & set(path) != set() for at in inside) >= 3  # the desert islands in the middle


def test_sea_s8_1_wonders() -> None:
    tiles, numbers, harbours = counted("wonders_3_4")
    assert tiles == {"sea": 19, "desert": 3, "gold": 2} | FIVE_OF_EACH
    assert numbers == {2: 2, 12: 1} | THREE_OF_EACH
    assert (tiles.total(), numbers.total(), harbours) == (49, 27, (5, 4))


@pytest.mark.parametrize(("name", "bridge", "marks"), [("wonders_3_4", 2, 4), ("wonders_5_6", 4, 8)])
def test_sea_s8_2_and_3_wall_bridge_and_marks(name: str, bridge: int, marks: int) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    corners = {place: set(found) for place, found in scenario.places["corners"].items()}
    assert (len(corners["wall"]), len(corners["bridge"])) == (5, bridge)
    assert not corners["wall"] & corners["bridge"]
    assert len(corners["no_start"]) == 5 + bridge + marks
    assert corners["no_start"] > corners["wall"] | corners["bridge"]
    assert all("desert" in {board.terrain[at] for at in tiles_of(board.graph, corner)} for corner in corners["wall"])
    for corner in corners["bridge"]:  # by a strait: sea of which the other bank is near
        assert "sea" in {board.terrain[at] for at in tiles_of(board.graph, corner)}
        assert any(corner != other and is_near(board, corner, other) for other in corners["bridge"])
    assert not home_corners(name, board) & corners["no_start"]
    assert (scenario.areas["main"].start, scenario.areas["small"].start) == (True, False)


def is_near(board: Board, corner: int, other: int) -> bool:
    return bool(tiles_of(board.graph, corner) & tiles_of(board.graph, other))


@pytest.mark.parametrize(("name", "count"), [("wonders_3_4", 2), ("wonders_5_6", 3)])
def test_sea_s8_4_small_islands(name: str, count: int) -> None:
    scenario = scenario_of(name)
    small = set(scenario.areas["small"].tiles)
    found = islands(name, any_board(name))
    assert len([island for island in found if island <= small]) == count == len(found) - 1
    assert (scenario.areas["small"].bonus, scenario.target) == (1, 10)
    assert "pirate" not in scenario.chapters  # SEA-S8-8


def test_sea_nw_1_new_world() -> None:
    scenario = scenario_of("new_world_3_4")
    tiles, numbers, _ = counted("new_world_3_4")
    assert tiles == {"sea": 19, "hills": 4, "forest": 5, "pasture": 5, "fields": 5, "mountains": 4}
    assert numbers == {2: 1, 3: 3, 4: 3, 5: 3, 6: 2, 8: 2, 9: 3, 10: 3, 11: 2, 12: 1}
    assert (tiles.total(), numbers.total()) == (42, 23)
    assert scenario.harbour_stock == dict.fromkeys(SPECIAL, 1) | {"generic": 5}
    assert scenario.harbours == ()
    assert (scenario.target, scenario.areas["world"].bonus) == (12, 1)  # SEA-NW-5
    assert scenario.layouts == ("random",)


LARGER = {  # tiles, land, tokens on land, special and generic harbours, target
    "new_shores_5_6": (56, 40, 38, (6, 5), 14),
    "four_islands_5_6": (56, 32, 32, (6, 5), 13),
    "oceania_5_6": (63, 39, 38, (5, 4), 12),
    "through_the_desert_5_6": (63, 43, 38, (6, 5), 14),
    "forgotten_tribe_5_6": (63, 41, 29, (5, 3), 13),
    "cloth_5_6": (56, 32, 26 + 12, (6, 5), 14),
    "pirate_islands_5_6": (63, 37, 32, (5, 4), 10),
    "wonders_5_6": (63, 39, 35, (6, 5), 10),
}


@pytest.mark.parametrize("name", LARGE)
def test_sea_38_larger_boards_for_five_and_six(name: str) -> None:
    tiles, land, count, wanted, target = LARGER[name]
    found, numbers, harbours = counted(name)
    assert (found.total(), found.total() - found["sea"], numbers.total(), harbours) == (tiles, land, count, wanted)
    scenario = scenario_of(name)
    large = load_scenario("base", 6)
    assert (scenario.supply, scenario.deck) == (large.supply, large.deck)  # BASE-83
    assert scenario.target == target


@pytest.mark.parametrize("name", SMALL)
def test_base_3_and_4_supply_and_deck(name: str) -> None:
    island = load_scenario("base", 4)
    assert (scenario_of(name).supply, scenario_of(name).deck) == (island.supply, island.deck)


# ---- what the data must contain


@pytest.mark.parametrize("name", ALL)
def test_sea_39_every_land_hex_belongs_to_an_area(name: str) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    areas = [at for area in scenario.areas.values() for at in area.tiles]
    assert len(set(areas)) == len(areas)
    land = {at for at in range(len(board.terrain)) if is_land(board, at)}
    golden = {board.graph.tile(place) for place in ("-3,6", "4,6")} if name == "oceania_5_6" else set()
    assert land - set(areas) == golden  # two islands with neither a start nor a bonus
    assert max(areas) < board.graph.ring


CHAPTERS = {"base", "five_six", "ships", "pirate", "gold", "islands", "fog", "forgotten_tribe", "cloth"}
CHAPTERS |= {"pirate_islands", "fleet", "wonders", "new_world"}


@pytest.mark.parametrize("name", ALL)
def test_sea_39_chapters_in_play(name: str) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    assert set(scenario.chapters) <= CHAPTERS
    assert {"base", "ships", "islands"} <= set(scenario.chapters)
    rich = [at for at, terrain in enumerate(board.terrain) if terrain == "gold" and numbers_on(board)[at]]
    assert ("gold" in scenario.chapters) == bool(rich or "gold" in scenario.fog_terrains or name == "new_world_3_4")
    assert ("fog" in scenario.chapters) == ("fog" in board.terrain)
    own = name.removesuffix("_5_6").removesuffix("_3_4")
    assert (own in scenario.chapters) == (own in CHAPTERS)


def test_sea_40_extra_keys_of_the_scenarios() -> None:
    keys = {
        "forgotten_tribe_3_4": ("edges", {"gift_points", "gift_cards", "gift_harbours"}),
        "cloth_3_4": ("corners", {"villages"}),
        "wonders_3_4": ("corners", {"wall", "bridge", "no_start"}),
        "pirate_islands_3_4": (
            "edges",
            {f"{kind}_{seat}" for kind in ("ship", "westward") for seat in "ABCD"} | {"east_coast"},
        ),
        "new_shores_3": ("corners", set()),
    }
    for name, (kind, wanted) in keys.items():
        assert set(scenario_of(name).places[kind]) == wanted
    for name in ("new_shores_3", "new_shores_4"):  # the red frame, four sea hexes in it
        zone = scenario_of(name).areas["islands"].tiles
        assert sum(fixed(name).terrain[at] == "sea" for at in zone) == 4


@pytest.mark.parametrize("name", ALL)
def test_sea_41_areas_where_one_starts_hang_together(name: str) -> None:
    scenario = scenario_of(name)
    board = any_board(name)
    for area in scenario.areas.values():
        if area.start:
            land = [at for at in area.tiles if is_land(board, at)]
            bound = {"cloth_3_4": 2, "cloth_5_6": 2, "oceania_3": 2, "oceania_4": 2}.get(name, 1)
            assert len(pieces(board.graph, land)) == bound


@pytest.mark.parametrize("name", ALL)
def test_sea_41_there_is_room_for_every_start(name: str) -> None:
    """However the others build: two settlements for every seat, three in Cloth and in the Pirate Islands."""
    board = any_board(name)
    graph = board.graph
    each = 3 if name.startswith(("cloth", "pirate_islands")) else 2
    for seed in range(20):
        free = home_corners(name, board)
        draw = Random(seed)
        for _ in range(each * max(scenario_of(name).seats)):
            assert free
            spot = draw.choice(sorted(free))
            width = int(graph.corner_width)
            free -= {int(graph.corner_neighbours[spot * width + k]) for k in range(width)} | {spot}


@pytest.mark.parametrize("name", ALL)
def test_sea_41_harbours_lie_on_coasts_apart_from_each_other(name: str) -> None:
    board = any_board(name)
    ends = [corner for edge, _ in board.harbours for corner in ends_of(board.graph, edge)]
    assert len(set(ends)) == len(ends)
    for edge, _ in board.harbours:
        assert sorted(is_land(board, at) for at in sides_of(board.graph, edge)) == [False, True]


# ---- pictures


@pytest.mark.parametrize("name", ALL)
def test_the_board_looks_as_drawn(name: str) -> None:
    """Each drawing was looked at; `write_drawings` makes them again."""
    assert drawing(name) == (DRAWINGS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in ALL if has_fixed(name)])
def test_sea_5_a_fixed_board_is_the_same_for_every_seed(name: str) -> None:
    scenario = scenario_of(name)
    assert (scenario.default_board, scenario.layouts[0]) == ("fixed", "fixed")
    assert dealt(name, 77, BoardOptions(harbours="as_drawn")) == fixed(name) == scenario.fixed


@pytest.mark.parametrize("name", [name for name in LARGE if not has_fixed(name)])
def test_sea_38_larger_boards_are_always_dealt(name: str) -> None:
    assert scenario_of(name).layouts == ("random",)
    with pytest.raises(BoardError, match=r"has no fixed board \(SEA-5\)"):
        fixed(name)
