"""Setting up the board: the base game and the extension."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise, permutations
from random import Random

import pytest

from archipel.board.dealing import CONSTRAINTS, TRIES, UNLUCKY_TRIES, BoardOptions, deal_board
from archipel.board.graph import EDGE_SIDES, BoardError, Graph
from archipel.board.layout import Board, board_from_json, harbour_fault
from archipel.board.scenario import Scenario, read_scenario
from archipel.engine.stream import Stream
from tests.tables import SEVEN_TILES, load_scenario
from tests.tokens import numbers_on

pytestmark = pytest.mark.compiled

ISLAND, LARGE = 4, 6  # seats
SEEDS = range(60)


def places(names: str) -> list[str]:
    return names.split()


STANDARD_HARBOURS = {  # BASE-12, clockwise
    "0,-2NW": "generic",
    "1,-2NE": "grain",
    "2,-1NE": "ore",
    "2,0E": "generic",
    "1,1SE": "wool",
    "-1,2SE": "generic",
    "-2,2SW": "generic",
    "-2,1W": "brick",
    "-1,-1W": "lumber",
}
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]  # BASE-7, A to R
LARGE_LETTERS = [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6]  # BASE-81
OUTER_RING = places("0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1 2,0 2,-1 2,-2 1,-2")  # BASE-16
INNER_RING = places("0,-1 -1,0 -1,1 0,1 1,0 1,-1")


def dealt(scenario: int | Scenario, seed: int, options: BoardOptions | None = None) -> Board:
    scenario = load_scenario("base", scenario) if isinstance(scenario, int) else scenario
    return deal_board(scenario, options or BoardOptions(), Random(seed).randrange)


def harbours(board: Board) -> object:
    return board.to_json()["harbours"]


def neighbours(graph: Graph) -> list[tuple[int, int]]:
    table = graph.tile_neighbours
    pairs = [(tile, int(table[tile * 6 + k])) for tile in range(graph.tiles) for k in range(6)]
    return [(tile, other) for tile, other in pairs if other > tile]


def touching(board: Board, numbers: set[int]) -> int:
    """How many pairs of neighbours both have one of these numbers."""
    pairs = neighbours(board.graph)
    return sum(numbers_on(board)[tile] in numbers and numbers_on(board)[other] in numbers for tile, other in pairs)


def equal_neighbours(board: Board) -> int:
    return sum(numbers_on(board)[tile] == numbers_on(board)[other] > 0 for tile, other in neighbours(board.graph))


def triples(board: Board) -> int:
    """How many corners lie between three tiles of one terrain."""
    graph = board.graph
    rows = [[int(graph.corner_tiles[corner * 3 + k]) for k in range(3)] for corner in range(graph.corners)]
    return sum(-1 not in row and len({board.terrain[tile] for tile in row}) == 1 for row in rows)


KEPT: dict[str, Callable[[Board], int]] = {
    "no_red_neighbours": lambda board: touching(board, {6, 8}),
    "no_2_12_neighbours": lambda board: touching(board, {2, 12}),
    "no_equal_neighbours": equal_neighbours,
    "mixed_terrain": triples,
}


def rotated(name: str, times: int) -> str:
    """A tile or an edge turned clockwise about the centre, as BASE-12 says."""
    place = name.rstrip("NESW")
    side = name[len(place) :]
    q, r = (int(part) for part in place.split(","))
    for _ in range(times):
        q, r = -r, q + r
    return f"{q},{r}" + (EDGE_SIDES[(EDGE_SIDES.index(side) + times) % 6] if side else "")


# ---- components


@pytest.mark.parametrize("board", ["beginner", "spiral", "random"])
def test_base_1_nineteen_terrain_hexes(board: str) -> None:
    for seed in SEEDS:
        terrain = Counter(dealt(ISLAND, seed, BoardOptions(board)).terrain)
        assert terrain == {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}


@pytest.mark.parametrize("seats", [ISLAND, LARGE])
@pytest.mark.parametrize("board", ["spiral", "random"])
def test_base_2_every_terrain_but_the_desert_has_a_number(seats: int, board: str) -> None:
    for seed in SEEDS:
        laid = dealt(seats, seed, BoardOptions(board))
        for terrain, number in zip(laid.terrain, numbers_on(laid)):
            assert (number == 0) == (terrain == "desert")


def test_base_7_token_letters_and_values() -> None:
    (pool,) = load_scenario("base", ISLAND).pools
    assert numbers_on(pool) == LETTERS
    assert Counter(LETTERS) == {2: 1, 12: 1} | dict.fromkeys([3, 4, 5, 6, 8, 9, 10, 11], 2)


@pytest.mark.parametrize("board", ["beginner", "spiral", "random"])
def test_base_6_and_7_eighteen_tokens_and_nine_harbours_on_every_board(board: str) -> None:
    for seed in SEEDS:
        laid = dealt(ISLAND, seed, BoardOptions(board, "random"))
        assert sorted(number for number in numbers_on(laid) if number) == sorted(LETTERS)
        assert len(laid.harbours) == 9


# ---- frame and harbours


def test_base_10_three_pieces_with_two_harbours_and_three_with_one() -> None:
    frame = load_scenario("base", ISLAND).frame
    assert frame is not None
    offsets = Counter(tuple(place for place, kind in enumerate(piece) if kind) for piece in frame.pieces)
    assert offsets == {(0, 2): 3, (1,): 3}


def test_base_11_the_standard_frame() -> None:
    frame = load_scenario("base", ISLAND).frame
    assert frame is not None
    kinds = [[kind for kind in piece if kind] for piece in frame.pieces]
    assert kinds == [["generic", "grain"], ["ore"], ["generic", "wool"], ["generic"], ["generic", "brick"], ["lumber"]]


def test_base_11_a_random_frame_is_a_permutation_of_the_pieces() -> None:
    scenario = load_scenario("base", ISLAND)
    assert scenario.frame is not None
    possible = {tuple(scenario.frame.harbours(list(order))) for order in permutations(range(6))}
    assert len(possible) == 720  # all six pieces are different, by their kinds and places
    seen = Counter(tuple(dealt(scenario, seed, BoardOptions(frame="random")).harbours) for seed in range(2000))
    assert set(seen) <= possible
    assert len(seen) > 600  # 675 of 720 are expected


def test_base_12_harbour_edges_of_the_standard_frame() -> None:
    for board in ("beginner", "spiral", "random"):
        assert harbours(dealt(ISLAND, 1, BoardOptions(board, "standard"))) == STANDARD_HARBOURS


def test_base_10_frame_pieces_lie_in_any_order_unless_told() -> None:
    assert harbours(dealt(ISLAND, 1)) != STANDARD_HARBOURS
    assert len({tuple(dealt(ISLAND, seed).harbours) for seed in range(20)}) > 10


def test_base_12_every_side_is_the_first_one_turned_clockwise() -> None:
    scenario = load_scenario("base", ISLAND)
    assert scenario.frame is not None
    for k, side in enumerate(scenario.frame.sides):
        assert list(side) == [scenario.graph.edge(rotated(name, k)) for name in ("0,-2NW", "1,-2NW", "1,-2NE")]


def test_base_13_no_two_harbours_share_an_intersection_whatever_the_frame_order() -> None:
    scenario = load_scenario("base", ISLAND)
    graph = scenario.graph
    assert scenario.frame is not None
    for order in permutations(range(6)):
        laid = scenario.frame.harbours(list(order))
        ends = [int(graph.edge_corners[edge * 2 + k]) for edge, _ in laid for k in (0, 1)]
        assert len(set(ends)) == len(ends) == 18
        assert harbour_fault(graph, ["forest"] * 19, laid) is None


# ---- terrain and tokens


def test_base_14_terrain_is_shuffled() -> None:
    """Each terrain comes to each tile as often as its share of the 19 hexes: chi-square over 114 cells."""
    deals = 4000
    counts: Counter[tuple[int, str]] = Counter()
    for seed in range(deals):
        counts.update(enumerate(dealt(ISLAND, seed).terrain))
    shares = Counter(load_scenario("base", ISLAND).pools[0].terrains)
    expected = {(tile, terrain): deals * shares[terrain] / 19 for tile in range(19) for terrain in shares}
    chi_square = sum((counts[cell] - mean) ** 2 / mean for cell, mean in expected.items())
    assert chi_square < 150  # 18 * 5 degrees of freedom: mean 90, 0.9999 quantile about 146


@pytest.mark.parametrize("seats", [ISLAND, LARGE])
def test_base_15_and_81_letters_follow_a_spiral_from_a_random_corner_and_skip_deserts(seats: int) -> None:
    scenario = load_scenario("base", seats)
    (pool,) = scenario.pools
    letters = LETTERS if seats == ISLAND else LARGE_LETTERS
    starts: Counter[int] = Counter()
    for seed in range(300):
        board = dealt(scenario, seed)
        fitting = [
            path
            for path in pool.spirals
            if [numbers_on(board)[tile] for tile in path if board.terrain[tile] != "desert"] == letters
        ]
        assert len(fitting) == 1
        starts[fitting[0][0]] += 1
    assert len(starts) == 6
    assert min(starts.values()) > 25


def test_base_16_the_spiral_and_its_rotations() -> None:
    scenario = load_scenario("base", ISLAND)
    paths = [[scenario.graph.tile_names[tile] for tile in path] for path in scenario.pools[0].spirals]
    from_the_top_left = [*OUTER_RING, *INNER_RING, "0,0"]
    assert paths[0] == from_the_top_left
    turned = [[rotated(name, times) for name in from_the_top_left] for times in range(6)]
    assert sorted(paths) == sorted(turned)


def test_base_16_the_spiral_of_the_large_island() -> None:
    scenario = load_scenario("base", LARGE)
    names = scenario.graph.tile_names
    for path in scenario.pools[0].spirals:
        assert sorted(path) == list(range(30))
        steps = {frozenset(pair) for pair in neighbours(scenario.graph)}
        assert all(frozenset(pair) in steps for pair in pairwise(path))
    assert [names[tile] for tile in scenario.pools[0].spirals[0]] == places(
        "0,-3 -1,-2 -2,-1 -3,0 -3,1 -3,2 -3,3 -2,3 -1,3 0,2 1,1 2,0 2,-1 2,-2 2,-3 1,-3"
        " 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,1 1,0 1,-1 1,-2 0,-1 -1,0 -1,1 0,0"
    )
    starts = [names[path[0]] for path in scenario.pools[0].spirals]
    assert starts == ["0,-3", "-3,0", "-3,3", "-1,3", "2,0", "2,-3"]


@pytest.mark.parametrize("seats", [ISLAND, LARGE])
def test_base_17_random_tokens_keep_6_and_8_apart(seats: int) -> None:
    for seed in range(300):
        assert touching(dealt(seats, seed, BoardOptions("random")), {6, 8}) == 0


def test_base_17_random_tokens_are_all_ways_to_lay_them() -> None:
    """The red tokens lie on every set of tiles that keeps them apart, equally often."""
    scenario = read_scenario(SEVEN_TILES, "small.toml")
    apart = {frozenset(pair) for pair in combinations(range(7), 2)} - {
        frozenset(pair) for pair in neighbours(scenario.graph)
    }
    deals = 6000
    seen: Counter[frozenset[int]] = Counter()
    for seed in range(deals):
        board = dealt(scenario, seed, BoardOptions("random"))
        seen[frozenset(tile for tile, number in enumerate(numbers_on(board)) if number in (6, 8))] += 1
    assert set(seen) == apart
    mean = deals / len(apart)
    assert sum((count - mean) ** 2 / mean for count in seen.values()) < 32  # 8 degrees of freedom, 0.9999 quantile


def test_base_18_the_beginner_board() -> None:
    rows = """
        mountains 10, pasture 2, forest 9
        fields 12, hills 6, pasture 4, hills 10
        fields 9, forest 11, desert 0, forest 3, mountains 8
        forest 8, mountains 3, fields 4, pasture 5
        hills 5, fields 6, pasture 11
    """
    expected = [tile.split() for tile in rows.replace("\n", ",").split(",") if tile.strip()]
    board = dealt(ISLAND, 0, BoardOptions("beginner"))
    assert [[terrain, str(number)] for terrain, number in zip(board.terrain, numbers_on(board))] == expected
    assert harbours(board) == STANDARD_HARBOURS
    assert board == dealt(ISLAND, 99, BoardOptions("beginner"))


def test_base_18_there_is_no_beginner_board_for_five_and_six() -> None:
    with pytest.raises(BoardError, match=r"no beginner board \(BASE-18\)"):
        dealt(LARGE, 0, BoardOptions("beginner"))


@pytest.mark.parametrize("board", ["beginner", "spiral", "random"])
def test_base_19_the_robber_starts_on_the_desert(board: str) -> None:
    for seed in SEEDS:
        laid = dealt(ISLAND, seed, BoardOptions(board))
        assert laid.terrain[laid.robber] == "desert"


def test_base_19_a_scenario_may_name_the_robbers_tile_or_leave_it_out() -> None:
    assert dealt(read_scenario(SEVEN_TILES, "small.toml"), 0).robber == -1
    placed = read_scenario('robber = "1,0"\n' + SEVEN_TILES, "small.toml")
    assert dealt(placed, 0).robber == placed.graph.tile("1,0")


# ---- the extension


@pytest.mark.parametrize("board", ["spiral", "random"])
def test_base_79_thirty_hexes(board: str) -> None:
    for seed in SEEDS:
        terrain = Counter(dealt(LARGE, seed, BoardOptions(board)).terrain)
        assert terrain == {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2}


def test_base_80_rows_intersections_and_paths() -> None:
    graph = load_scenario("base", LARGE).graph
    rows = Counter(int(name.split(",")[1]) for name in graph.tile_names)
    assert list(rows.items()) == [(-3, 3), (-2, 4), (-1, 5), (0, 6), (1, 5), (2, 4), (3, 3)]
    starts = {-3: "0,-3", -2: "-1,-2", -1: "-2,-1", 0: "-3,0", 1: "-3,1", 2: "-3,2", 3: "-3,3"}
    for r, first in starts.items():
        assert next(name for name in graph.tile_names if name.endswith(f",{r}")) == first
    assert (graph.tiles, graph.corners, graph.edges) == (30, 80, 109)


def test_base_81_twenty_eight_tokens() -> None:
    (pool,) = load_scenario("base", LARGE).pools
    assert numbers_on(pool) == LARGE_LETTERS
    assert Counter(LARGE_LETTERS) == {2: 2, 12: 2} | dict.fromkeys([3, 4, 5, 6, 8, 9, 10, 11], 3)


def test_base_82_eleven_harbours_on_their_edges() -> None:
    edges = places("0,-3NW 1,-3NE 2,-2NE 2,-1E 1,1E 0,2SE -2,3SE -3,3SW -3,1SW -3,0W -2,-1NW")
    scenario = load_scenario("base", LARGE)
    for frame in ("standard", "random"):
        board = dealt(scenario, 3, BoardOptions(frame=frame))
        assert [edge for edge, _ in board.harbours] == [scenario.graph.edge(name) for name in edges]
        kinds = Counter(kind for _, kind in board.harbours)
        assert kinds == {"generic": 5, "lumber": 1, "brick": 1, "grain": 1, "ore": 1, "wool": 2}


def test_base_82_kinds_are_shuffled_over_the_edges() -> None:
    counts: Counter[int] = Counter()
    for seed in range(1100):
        board = dealt(LARGE, seed)
        counts.update(edge for edge, kind in board.harbours if kind == "wool")
    assert len(counts) == 11
    assert all(150 < count < 250 for count in counts.values())  # 200 each, standard deviation 13


def test_base_83_supply_deck_and_pieces() -> None:
    small, large = load_scenario("base", ISLAND), load_scenario("base", LARGE)
    assert set(small.supply.values()) == {19}
    assert set(large.supply.values()) == {24}
    assert (sum(small.supply.values()), sum(large.supply.values())) == (95, 120)
    assert large.deck == {"knight": 20, "road_building": 3, "year_of_plenty": 3, "monopoly": 3, "victory_point": 5}
    assert (sum(small.deck.values()), sum(large.deck.values())) == (25, 34)
    assert small.pieces == large.pieces == {"road": 15, "settlement": 5, "city": 4}
    assert large.seats == (5, 6)


def test_base_84_the_robber_starts_on_either_desert() -> None:
    for seed in SEEDS:
        deserts = [tile for tile, terrain in enumerate(dealt(LARGE, seed).terrain) if terrain == "desert"]
        assert dealt(LARGE, seed).robber == deserts[0]
        assert dealt(LARGE, seed, BoardOptions(robber_desert=1)).robber == deserts[1]
    for nth in (2, -1):
        with pytest.raises(BoardError, match=r"no desert number -?\d for the robber, counted from 0 \(BASE-84\)"):
            dealt(LARGE, 0, BoardOptions(robber_desert=nth))
    assert load_scenario("base", LARGE).target == 10


# ---- options and constraints


def test_one_stream_gives_one_board() -> None:
    for seats in (ISLAND, LARGE):
        for options in (BoardOptions(), BoardOptions("random", "random", CONSTRAINTS)):
            assert dealt(seats, 7, options) == dealt(seats, 7, options)
        assert dealt(seats, 7) != dealt(seats, 8)


def test_a_dealt_board_can_be_given_explicitly() -> None:
    for seats in (ISLAND, LARGE):
        board = dealt(seats, 5, BoardOptions("random", "random"))
        assert board_from_json(board.graph, board.to_json()) == board


def test_a_changed_scenario_is_dealt_as_changed() -> None:
    island = load_scenario("base", ISLAND)
    deal_board(island, BoardOptions(), Stream(1))
    (pool,) = island.pools
    changed = replace(island, pools=(replace(pool, terrains=("forest",) * 18 + ("desert",)),))
    assert set(deal_board(changed, BoardOptions(), Stream(1)).terrain) == {"forest", "desert"}
    assert len(set(deal_board(island, BoardOptions(), Stream(1)).terrain)) == 6


def test_constraints_of_one_deal_do_not_stay_for_the_next() -> None:
    island = load_scenario("base", ISLAND)
    plain = [deal_board(island, BoardOptions(board="random"), Stream(seed)).numbers for seed in SEEDS]
    for seed in SEEDS:
        deal_board(island, BoardOptions(board="random", constraints=CONSTRAINTS), Stream(seed))
    assert [deal_board(island, BoardOptions(board="random"), Stream(seed)).numbers for seed in SEEDS] == plain


def test_dealing_leaves_the_scenario_as_it_was() -> None:
    scenario = read_scenario(SEVEN_TILES, "small.toml")
    before = repr((scenario.terrain, numbers_on(scenario), scenario.pools, scenario.harbours))
    dealt(scenario, 1, BoardOptions("random", "random"))
    assert repr((scenario.terrain, numbers_on(scenario), scenario.pools, scenario.harbours)) == before
    beginner = load_scenario("base", ISLAND).beginner
    assert beginner is not None
    dealt(ISLAND, 1, BoardOptions("beginner")).terrain[0] = "sea"
    assert beginner.terrain[0] == "mountains"


@pytest.mark.long
@pytest.mark.parametrize("seats", [ISLAND, LARGE])
@pytest.mark.parametrize("board", ["spiral", "random"])
@pytest.mark.parametrize("constraint", CONSTRAINTS)
def test_each_constraint_is_kept(seats: int, board: str, constraint: str) -> None:
    for seed in range(40):
        assert KEPT[constraint](dealt(seats, seed, BoardOptions(board, constraints=(constraint,)))) == 0


@pytest.mark.parametrize("constraint", [name for name in CONSTRAINTS if name != "no_red_neighbours"])
def test_without_a_constraint_such_boards_come_up(constraint: str) -> None:
    assert any(KEPT[constraint](dealt(LARGE, seed, BoardOptions("random"))) for seed in range(40))


@pytest.mark.parametrize("seats", [ISLAND, LARGE])
@pytest.mark.parametrize("board", ["spiral", "random"])
def test_all_constraints_at_once(seats: int, board: str) -> None:
    for seed in range(10):
        laid = dealt(seats, seed, BoardOptions(board, "random", CONSTRAINTS))
        assert all(count(laid) == 0 for count in KEPT.values())


def test_the_beginner_board_is_fixed_and_must_keep_the_constraints() -> None:
    board = dealt(ISLAND, 0, BoardOptions("beginner"))
    kept = tuple(name for name in CONSTRAINTS if KEPT[name](board) == 0)
    assert dealt(ISLAND, 0, BoardOptions("beginner", constraints=kept)) == board
    fixed = SEVEN_TILES.replace("x = {", 'F = "forest"\nH = "hills"\nG = "fields"\nx = {')
    fixed += "[beginner]\nrows = '''\n   F6    F8\nF3    H4    H5\n   G9    G10\n'''\n"
    scenario = read_scenario(fixed, "small.toml")
    assert numbers_on(dealt(scenario, 0, BoardOptions("beginner"))) == [6, 8, 3, 4, 5, 9, 10]
    with pytest.raises(BoardError, match=r"fixed \(BASE-18\) and does not keep no_red_neighbours"):
        dealt(scenario, 0, BoardOptions("beginner", constraints=("no_red_neighbours",)))


@pytest.mark.long
def test_what_cannot_be_dealt_ends_in_an_error() -> None:
    one_terrain = SEVEN_TILES.replace("{ forest = 3, hills = 2, fields = 2 }", "{ forest = 7 }")
    with pytest.raises(BoardError, match=r"small.toml: no terrain was found that keeps mixed_terrain"):
        dealt(read_scenario(one_terrain, "small.toml"), 0, BoardOptions(constraints=("mixed_terrain",)))
    all_red = SEVEN_TILES.replace("{ 6 = 1, 8 = 1, 3 = 1, 4 = 1, 5 = 1, 9 = 1, 10 = 1 }", "{ 6 = 7 }")
    with pytest.raises(BoardError, match=r"small.toml: no tokens were found that keep 6 and 8 apart \(BASE-17\)"):
        dealt(read_scenario(all_red, "small.toml"), 0)
    spiral = SEVEN_TILES.replace('board = "random"', "")
    spiral = spiral[: spiral.index("numbers =")] + 'tokens = "A3 B3 C4 D5 E9 F10 G11"\nspiral_from = ["0,-1"]\n'
    assert numbers_on(dealt(read_scenario(spiral, "small.toml"), 0)) == [3, 10, 3, 11, 9, 4, 5]
    with pytest.raises(BoardError, match=r"small.toml: no spiral was found that keeps no_equal_neighbours"):
        dealt(read_scenario(spiral, "small.toml"), 0, BoardOptions(constraints=("no_equal_neighbours",)))
    with pytest.raises(BoardError, match=r"has no spiral for its tokens \(BASE-15\)"):
        dealt(read_scenario(SEVEN_TILES, "small.toml"), 0, BoardOptions("spiral"))


@pytest.mark.parametrize("name", ["caravans", "fishermen"])
def test_where_no_spiral_can_keep_the_constraints_one_soon_knows(name: str) -> None:
    """The tokens of the large island, with one way for each spiral, or one for each two tiles that may be lakes."""
    scenario = load_scenario(f"traders_barbarians/{name}", LARGE)
    random, drawn = Random(1), 0

    def below(n: int) -> int:
        nonlocal drawn
        drawn += 1
        return random.randrange(n)

    with pytest.raises(BoardError, match="no spiral was found that keeps no_equal_neighbours"):
        deal_board(scenario, BoardOptions("spiral", constraints=("no_equal_neighbours",)), below)
    assert drawn < 50 * UNLUCKY_TRIES < TRIES
    board = deal_board(scenario, BoardOptions("spiral", constraints=("no_2_12_neighbours",)), below)
    assert KEPT["no_2_12_neighbours"](board) == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (BoardOptions("square"), 'unknown board "square": there are beginner, spiral, random'),
        (BoardOptions(frame="none"), 'unknown frame "none": there are standard, random'),
        (BoardOptions(constraints=("nice",)), 'unknown constraint "nice": there are no_equal_neighbours'),
    ],
)
def test_unknown_options_are_refused(options: BoardOptions, reason: str) -> None:
    with pytest.raises(BoardError, match=reason):
        dealt(ISLAND, 0, options)


def test_a_printed_terrain_may_take_a_token_of_a_pool() -> None:
    text = SEVEN_TILES.replace("[map]", 'h = { terrain = "hills", pool = "all", area = "home" }\n[map]')
    text = text.replace("x     x     x", "x     h     x").replace("hills = 2", "hills = 1")
    scenario = read_scenario(text, "seven.toml")
    middle = scenario.graph.tile("0,0")
    boards = [deal_board(scenario, BoardOptions(), Stream(seed, 3).draw) for seed in range(20)]
    assert {board.terrain[middle] for board in boards} == {"hills"}
    assert len({board.numbers[middle] for board in boards}) > 3
    assert all(board.terrain.count("hills") == 2 for board in boards)
