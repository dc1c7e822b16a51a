"""Laying boards of the sea: random set-ups with what they must keep, harbours, robber and pirate."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archipel.board.dealing import CONSTRAINTS, BoardOptions, deal_board
from archipel.board.graph import BoardError
from archipel.board.layout import Board, board_from_json, explicit_graph
from archipel.board.scenario import Scenario, read_scenario
from tests.rules.seafarers.boards import (
    ALL,
    RED,
    SMALL,
    any_board,
    around,
    dealt,
    ends_of,
    fixed,
    harbour_kinds,
    has_fixed,
    has_random,
    home_corners,
    is_land,
    islands,
    red_neighbours,
    scenario_of,
    terrains,
    tiles_of,
    tokens,
)
from tests.tables import SEVEN_TILES
from tests.tokens import numbers_on

pytestmark = pytest.mark.compiled

RANDOM = [name for name in ALL if has_random(name)]
SEEDS = range(60)
MANY = range(1000)
DRAWN = BoardOptions("random")

# A lone island of seven hexes in a sea of its own, with a frame.
ISLET = SEVEN_TILES.replace("[map]\n", "[map]\nring = true\n")


def of(board: Board, tiles: tuple[int, ...]) -> tuple[Counter[str], Counter[int]]:
    """Terrains and tokens of some tiles."""
    numbers = Counter(numbers_on(board)[at] for at in tiles if numbers_on(board)[at])
    return Counter(board.terrain[at] for at in tiles), numbers


def check(name: str, board: Board) -> None:
    """All that a random set-up of this scenario must keep."""
    scenario = scenario_of(name)
    whole = any_board(name)
    assert terrains(name, board) == terrains(name, whole)
    assert tokens(name, board) == tokens(name, whole)
    assert harbour_kinds(board) == harbour_kinds(whole)
    assert [edge for edge, _ in board.harbours] == [edge for edge, _ in whole.harbours]
    assert board.pirate == whole.pirate
    assert all(board.terrain[at] == "sea" for at in range(int(board.graph.ring), int(board.graph.tiles)))
    dealt_tiles = {at for pool in scenario.pools for at in pool.tiles}
    for at in set(range(len(board.terrain))) - dealt_tiles:
        assert (board.terrain[at], numbers_on(board)[at]) == (whole.terrain[at], numbers_on(whole)[at])
    for pool in scenario.pools:
        assert of(board, pool.tiles) == of(whole, pool.tiles)
        barren = [at for at in pool.tiles if board.terrain[at] in ("desert", "sea")]
        assert all((numbers_on(board)[at] == 0) == (at in barren) for at in pool.tiles)
    if name not in ("oceania_3", "oceania_4"):  # SEA-S3-10
        assert red_neighbours(board) == 0
    KEPT[name.removesuffix("_3").removesuffix("_4").removesuffix("_3").removesuffix("_5_6")](name, board)


def new_shores(name: str, board: Board) -> None:
    main = set(scenario_of(name).areas["main"].tiles)
    assert main in islands(name, board)  # no land of the zone touches it


def four_islands(name: str, board: Board) -> None:
    for at, terrain in enumerate(board.terrain):
        assert terrain not in ("forest", "pasture") or numbers_on(board)[at] not in (2, 12)
    assert {frozenset(island) for island in islands(name, board)} == {
        frozenset(island) for island in islands(name, any_board(name))
    }
    assert numbers_on(board)[board.robber] == 12  # SEA-S2-4


def oceania(name: str, board: Board) -> None:
    if name != "oceania_5_6":
        assert numbers_on(board)[board.robber] == 12  # SEA-S3-4
    assert all(numbers_on(board)[at] == 0 for at, terrain in enumerate(board.terrain) if terrain == "fog")


def through_the_desert(name: str, board: Board) -> None:
    for at, terrain in enumerate(board.terrain):
        assert terrain != "gold" or numbers_on(board)[at] not in RED
    if name == "through_the_desert_5_6":
        home = scenario_of(name).areas["main"].tiles
        assert all(board.terrain[at] != "gold" for at in home)
    assert board.terrain[board.robber] == "desert"


def forgotten_tribe(name: str, board: Board) -> None:
    """The three land hexes that lie furthest to the right on the main island."""
    main = scenario_of(name).areas["main"].tiles
    right = sorted(main, key=lambda at: -board.graph.tile_xy[at][0])[:3]
    assert all(numbers_on(board)[at] not in (5, 6, 8, 9) for at in right)


def cloth(name: str, board: Board) -> None:
    assert numbers_on(board)[board.robber] == 12  # SEA-S6-12


def wonders(name: str, board: Board) -> None:
    """The two hexes of the island that lie next to deserts."""
    deserts = {at for at, terrain in enumerate(board.terrain) if terrain == "desert"}
    next_to = [at for at in scenario_of(name).pools[0].tiles if deserts & set(around(board.graph, at))]
    assert len(next_to) == 2
    assert all(numbers_on(board)[at] not in RED for at in next_to)


def new_world(name: str, board: Board) -> None:
    assert numbers_on(board)[board.robber] == 12  # SEA-NW-4
    assert len(home_corners(name, board)) > 28  # SEA-41: seven others cannot take them all


KEPT = {
    "new_shores": new_shores,
    "four_islands": four_islands,
    "oceania": oceania,
    "through_the_desert": through_the_desert,
    "forgotten_tribe": forgotten_tribe,
    "cloth": cloth,
    "wonders": wonders,
    "new_world": new_world,
}


def random_boards(names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", [name for name in RANDOM if name.startswith(names)])


@pytest.mark.long
@random_boards("new_shores")
def test_sea_s1_8_random_new_shores(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@pytest.mark.long
@random_boards("four_islands")
def test_sea_s2_7_random_four_islands(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@random_boards("oceania")
def test_sea_s3_10_random_oceania(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@random_boards("through_the_desert")
def test_sea_s4_7_random_desert(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@pytest.mark.long
@random_boards("forgotten_tribe")
def test_sea_s5_8_random_forgotten_tribe(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@random_boards("cloth")
def test_sea_s6_12_random_cloth(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@random_boards("wonders")
def test_sea_s8_10_random_wonders(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@random_boards("new_world")
def test_sea_nw_2_random_new_world(name: str) -> None:
    for seed in SEEDS:
        check(name, dealt(name, seed, DRAWN))


@pytest.mark.slow
@pytest.mark.parametrize("name", RANDOM)
def test_random_set_ups_keep_everything_in_a_thousand_seeds(name: str) -> None:
    for seed in MANY:
        check(name, dealt(name, seed, DRAWN))


def test_the_checks_see_what_is_wrong() -> None:
    """Fixed boards break some rules of the random set-ups, so the checks above can fail."""
    with pytest.raises(AssertionError):
        check("four_islands_3", fixed("four_islands_3"))  # a pasture with the 12
    reds = [at for at, number in enumerate(numbers_on(fixed("wonders_3_4"))) if number in RED]
    moved = fixed("wonders_3_4")
    moved.numbers[reds[0]], moved.numbers[around(moved.graph, reds[1])[0]] = (), (6,)
    with pytest.raises(AssertionError):
        check("wonders_3_4", moved)


# ---- what is free


def test_sea_s1_8_sea_and_land_of_the_zone_change_places() -> None:
    for name in ("new_shores_3", "new_shores_4"):
        main, zone = (scenario_of(name).areas[area].tiles for area in ("main", "islands"))
        boards = [dealt(name, seed, DRAWN) for seed in SEEDS]
        assert len({tuple(is_land(board, at) for at in zone) for board in boards}) > 40
        assert all(is_land(board, at) for board in boards for at in main)


@pytest.mark.parametrize("name", ["four_islands_3", "through_the_desert_4", "wonders_3_4", "cloth_5_6"])
def test_island_shapes_stay(name: str) -> None:
    shapes = {shape(dealt(name, seed, DRAWN)) for seed in range(20)}
    assert shapes == {shape(any_board(name))}


def shape(board: Board) -> tuple[bool, ...]:
    return tuple(is_land(board, at) for at in range(len(board.terrain)))


def test_sea_s3_10_red_tokens_may_touch() -> None:
    for name in ("oceania_3", "oceania_4"):
        touching = [red_neighbours(dealt(name, seed, DRAWN)) for seed in SEEDS]
        assert any(touching)
        apart = BoardOptions("random", constraints=("no_red_neighbours",))  # a house rule can still ask for it
        assert not any(red_neighbours(dealt(name, seed, apart)) for seed in SEEDS)


def test_sea_s4_7_gold_comes_to_strip_and_islands_alike() -> None:
    places = {
        at
        for seed in range(200)
        for at, terrain in enumerate(dealt("through_the_desert_4", seed, DRAWN).terrain)
        if terrain == "gold"
    }
    areas = scenario_of("through_the_desert_4").areas
    assert places == set(areas["strip"].tiles) | set(areas["islands"].tiles)


def test_sea_nw_2_sea_comes_everywhere() -> None:
    scenario = scenario_of("new_world_3_4")
    counts: Counter[int] = Counter()
    for seed in range(400):
        board = dealt("new_world_3_4", seed)
        counts.update(at for at in scenario.pools[0].tiles if board.terrain[at] == "sea")
    assert len(counts) == 42
    assert all(120 < count < 250 for count in counts.values())  # 181 each, standard deviation 10


def test_sea_nw_6_gold_rivers_never_get_a_red_token() -> None:
    for seed in SEEDS:
        board = dealt("new_world_3_4", seed, BoardOptions(gold=True))
        gold = [at for at, terrain in enumerate(board.terrain) if terrain == "gold"]
        assert len(gold) == 2
        assert all(numbers_on(board)[at] and numbers_on(board)[at] not in RED for at in gold)
        assert red_neighbours(board) == 0
        assert tokens("new_world_3_4", board) == tokens("new_world_3_4", any_board("new_world_3_4"))
    assert not any("gold" in dealt("new_world_3_4", seed).terrain for seed in SEEDS)
    with pytest.raises(BoardError, match=r"cloth.toml has no gold rivers to choose \(SEA-NW-6\)"):
        dealt("cloth_3_4", 0, BoardOptions(gold=True))


@pytest.mark.long
@pytest.mark.parametrize("name", RANDOM)
def test_a_random_board_needs_few_draws(name: str) -> None:
    """So that boards come in milliseconds."""
    drawn = 0

    def below(n: int) -> int:
        nonlocal drawn
        drawn += 1
        return source.randrange(n)

    for seed in SEEDS:
        source = Random(seed)
        deal_board(scenario_of(name), DRAWN, below)
    assert drawn / len(SEEDS) < 12_000


# ---- room to start


def test_sea_41_a_board_without_room_is_dealt_again() -> None:
    """Land for one start only, unless the two hexes of land lie apart."""
    text = ISLET.replace("{ forest = 3, hills = 2, fields = 2 }", "{ forest = 1, hills = 1, sea = 5 }")
    text = text.replace("{ 6 = 1, 8 = 1, 3 = 1, 4 = 1, 5 = 1, 9 = 1, 10 = 1 }", "{ 3 = 1, 4 = 1 }")
    with pytest.raises(BoardError, match=r"no board was found on which everybody can start \(SEA-41\)"):
        laid(text, 1)
    two_of_three = text.replace("seats = [2]", "seats = [1]")  # needs more than four corners
    assert laid(two_of_three, 1).terrain.count("sea") == 5 + 12
    crowded = ISLET.replace("seats = [2]", "seats = [4]")  # 24 corners, 28 may be taken
    with pytest.raises(BoardError, match=r"\(SEA-41\)"):
        laid(crowded, 1)


def test_sea_41_corners_and_land_where_nobody_starts_do_not_count() -> None:
    three = ISLET.replace("seats = [2]", "seats = [3]")  # 20 corners may be taken
    assert laid(three, 1).terrain[0] in ("forest", "hills", "fields")
    with pytest.raises(BoardError, match=r"\(SEA-41\)"):
        laid(f"{three}[values]\nrounds = [3]\n", 1)  # 32 corners may be taken
    closed = ", ".join(f'"0,0{side}"' for side in ("N", "NE", "SE", "S"))
    with pytest.raises(BoardError, match=r"\(SEA-41\)"):
        laid(f"{three}[places.corners]\nno_start = [{closed}]\n", 1)
    elsewhere = three.replace("x     x     x\n", "y     x     y\n").replace(
        "[map]", 'y = { pool = "all", area = "away" }\n[map]'
    )
    assert len(read_scenario(elsewhere, "islet.toml").areas) == 2
    with pytest.raises(BoardError, match=r"\(SEA-41\)"):
        laid(elsewhere, 1)
    anywhere = elsewhere.replace("[areas.home]\nstart = true\n", "")
    assert laid(anywhere, 1).terrain[0] in ("forest", "hills", "fields")
    with pytest.raises(BoardError, match=r"\(SEA-41\)"):
        laid(f"{anywhere}[areas.away]\nsettle = false\n", 1)


def laid(text: str, seed: int) -> Board:
    return deal_board(read_scenario(text, "islet.toml"), BoardOptions(), Random(seed).randrange)


# ---- harbours, robber, pirate


@pytest.mark.parametrize("name", [name for name in ALL if has_fixed(name)])
def test_sea_6_harbours_as_drawn_or_random(name: str) -> None:
    scenario = scenario_of(name)
    as_drawn = list(scenario.harbours)
    assert all(dealt(name, seed, BoardOptions("fixed", harbours="as_drawn")).harbours == as_drawn for seed in SEEDS)
    shuffled = [dealt(name, seed, BoardOptions("fixed", harbours="random")).harbours for seed in SEEDS]
    assert len({tuple(found) for found in shuffled}) > 50
    assert all(sorted(kind for _, kind in found) == sorted(kind for _, kind in as_drawn) for found in shuffled)
    by_rule = dealt(name, 3).harbours != as_drawn
    assert by_rule == (scenario.default_harbours == "random")


@pytest.mark.parametrize("name", [name for name in SMALL if has_random(name) and name != "new_world_3_4"])
def test_sea_s1_8_harbours_are_shuffled_with_the_rest(name: str) -> None:
    found = {tuple(dealt(name, seed, DRAWN).harbours) for seed in SEEDS}
    assert len(found) > 50
    options = BoardOptions("random", harbours="as_drawn")
    assert all(dealt(name, seed, options).harbours == list(scenario_of(name).harbours) for seed in SEEDS)


def test_sea_6_every_harbour_comes_to_every_place() -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(600):
        seen.update(dealt("cloth_3_4", seed).harbours)
    assert len(seen) == 9 * 6
    special = [count for (_, kind), count in seen.items() if kind != "generic"]
    assert all(35 < count < 105 for count in special)  # 67 each, standard deviation 8


def test_sea_s4_5_the_robber_starts_on_any_of_three_deserts() -> None:
    for name in ("through_the_desert_3", "forgotten_tribe_3_4", "wonders_3_4"):  # SEA-S5-4, SEA-S8-8 as well
        deserts = [at for at, terrain in enumerate(fixed(name).terrain) if terrain == "desert"]
        for layout in ("fixed", "random"):
            chosen = [dealt(name, 5, BoardOptions(layout, robber_desert=nth)).robber for nth in range(3)]
            assert chosen == deserts
        with pytest.raises(BoardError, match="no desert number 3"):
            dealt(name, 5, BoardOptions(robber_desert=3))


def test_sea_s6_12_the_robber_starts_on_either_12_of_a_random_board() -> None:
    for seed in SEEDS:
        board = dealt("cloth_3_4", seed, DRAWN)
        twelves = [at for at, number in enumerate(numbers_on(board)) if number == 12]
        assert board.robber == twelves[0]
        assert dealt("cloth_3_4", seed, BoardOptions("random", robber_desert=1)).robber == twelves[1]


def test_sea_s1_5_robber_and_pirate_of_new_shores() -> None:
    three, four = fixed("new_shores_3"), fixed("new_shores_4")
    assert (three.terrain[three.robber], numbers_on(three)[three.robber]) == ("hills", 12)
    assert four.terrain[four.robber] == "desert"
    assert three.graph.tile_names[three.pirate] == "3,3"
    assert three.pirate >= three.graph.ring  # a hex of the frame
    for seed in SEEDS:
        board = dealt("new_shores_3", seed, DRAWN)
        assert numbers_on(board)[board.robber] == 12


def test_sea_nw_4_the_pirate_starts_on_a_frame_hex() -> None:
    board = dealt("new_world_3_4", 1)
    assert board.pirate >= board.graph.ring


# ---- options


@pytest.mark.parametrize("name", RANDOM)
def test_one_stream_gives_one_board(name: str) -> None:
    assert dealt(name, 7, DRAWN) == dealt(name, 7, DRAWN)
    assert dealt(name, 7, DRAWN) != dealt(name, 8, DRAWN)


def test_every_printed_board_keeps_every_house_rule() -> None:
    for name in SMALL:
        if has_fixed(name):
            options = BoardOptions("fixed", harbours="as_drawn", constraints=CONSTRAINTS)
            assert dealt(name, 0, options) == fixed(name)


def test_a_printed_board_must_keep_what_a_house_asks_for() -> None:
    text = ISLET.replace("[map]", 'F = "forest"\nH = "hills"\nG = "fields"\n[map]')
    text += "[fixed]\nrows = '''\n   F6    F8\nF3    H4    H5\n   G9    G10\n'''\n"
    scenario = read_scenario(text, "islet.toml")
    assert numbers_on(deal_board(scenario, BoardOptions("fixed"), Random(0).randrange))[:7] == [6, 8, 3, 4, 5, 9, 10]
    with pytest.raises(BoardError, match=r"the printed board \(SEA-5\) does not keep no_red_neighbours"):
        deal_board(scenario, BoardOptions("fixed", constraints=("no_red_neighbours",)), Random(0).randrange)


@pytest.mark.long
@pytest.mark.parametrize("name", RANDOM)
def test_all_house_constraints_at_once(name: str) -> None:
    for seed in range(3):
        board = dealt(name, seed, BoardOptions("random", constraints=CONSTRAINTS))
        numbers = numbers_on(board)
        pairs = [(at, other) for at in range(len(numbers)) for other in around(board.graph, at)]
        assert not any(numbers[at] and numbers[at] == numbers[other] for at, other in pairs)
        assert not any({numbers[at], numbers[other]} <= {2, 12} for at, other in pairs)
        assert not any({numbers[at], numbers[other]} <= set(RED) for at, other in pairs)
        meeting = [tiles_of(board.graph, corner) for corner in range(int(board.graph.corners))]
        same = [{board.terrain[at] for at in tiles} for tiles in meeting]
        assert all(len(kinds) > 1 or kinds <= {"sea", "fog", "desert"} for kinds in same)  # deserts are not dealt


@pytest.mark.parametrize(
    ("name", "options", "reason"),
    [
        ("new_shores_3", BoardOptions("fixed", harbours="none"), 'unknown harbours "none": there are as_drawn, random'),
        ("new_shores_3", BoardOptions("square"), 'unknown board "square"'),
        ("new_shores_3", BoardOptions("beginner"), "has no beginner board"),
        ("new_shores_3", BoardOptions("spiral"), "has no spiral"),
        ("new_world_3_4", BoardOptions("fixed"), r"has no fixed board \(SEA-5\)"),
        ("pirate_islands_3_4", BoardOptions("random"), "pirate_islands.toml has no random board"),
    ],
)
def test_what_a_scenario_cannot_lay_is_refused(name: str, options: BoardOptions, reason: str) -> None:
    with pytest.raises(BoardError, match=reason):
        dealt(name, 0, options)


# ---- explicit boards


@pytest.mark.parametrize("name", ALL)
def test_a_dealt_board_can_be_given_explicitly(name: str) -> None:
    board = dealt(name, 5)
    graph = board.graph
    data = board.to_json()
    assert board_from_json(graph, data) == board
    again = explicit_graph(data)
    assert (again.tile_names, again.corner_names, again.edge_names) == (
        graph.tile_names,
        graph.corner_names,
        graph.edge_names,
    )
    assert (again.ring, list(again.tile_edges)) == (graph.ring, list(graph.tile_edges))
    assert board_from_json(again, data).to_json() == data
    assert [ends_of(again, edge) for edge, _ in board.harbours] == [ends_of(graph, edge) for edge, _ in board.harbours]


def test_dealing_leaves_the_scenario_as_it_was() -> None:
    for name in ("new_shores_3", "oceania_4", "cloth_3_4"):
        scenario: Scenario = scenario_of(name)
        before = repr(scenario)
        for layout in scenario.layouts:
            board = dealt(name, 1, BoardOptions(layout, harbours="random"))
            board.terrain[0] = "sea"
            board.harbours.clear()
        assert repr(scenario_of(name)) == before
