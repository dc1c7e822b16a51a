"""Scenario files: what they say, and the line and the reason when they are broken."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.game_file import BoxDefaults, package_folder, read_game_file
from archipel.board.graph import CORNER_SIDES, EDGE_SIDES, BoardError
from archipel.board.scenario import Area, ScenarioError, read_scenario
from archipel.catalogue import BOARD_STREAM
from archipel.engine.stream import Stream
from tests.catalogue.custom import custom_file
from tests.tables import SEVEN_TILES, load_scenario
from tests.tokens import numbers_on

pytestmark = pytest.mark.compiled

# Two islands dealt from two pools, fixed tiles in a sea, areas, places and an inner path.
ARCHIPELAGO = """
seats = [3]
target = 12
chapters = ["base", "ships"]
robber = "2,2"

[deal]
board = "random"
frame = "random"

[legend]
"~" = "sea"
D = { terrain = "desert", area = "south" }
Go = { terrain = "gold", area = "south" }
h = { pool = "home", area = "home" }
s = { pool = "south", area = "south" }

[map]
origin = "0,0"
rows = '''
      h     h     ~     ~
   ~     h     ~     s     s
      ~     ~     Go8   D
'''
inner_paths = ["0,1CN"]

[pools.home]
terrains = { hills = 2, forest = 1 }
numbers = { 5 = 2, 10 = 1 }

[pools.south]
terrains.mountains = 1
terrains.pasture = 1
numbers = { 3 = 1, 11 = 1 }

[harbours]
"0,0W" = "brick"
"0,1SE" = "generic"

[places.tiles]
castle = ["0,0"]
[places.corners]
bridge = ["0,1N", "0,0SE"]
[places.edges]
gifts = ["0,0W", "0,1CN"]
"""


def base_text() -> str:
    """The island of the base game in a file that says everything."""
    return custom_file("island")


def line_of(text: str, part: str) -> int:
    assert text.count(part) == 1, f"{part!r} must stand once in the text"
    return text[: text.index(part)].count("\n") + 1


def fault(text: str) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        read_scenario(text, "my.toml")
    assert str(caught.value) == f"my.toml:{caught.value.line}: {caught.value.reason}"
    return caught.value


def test_the_island_for_two_to_four() -> None:
    scenario = load_scenario("base", 4)
    assert scenario.source == "base/base.toml"
    assert scenario.seats == (2, 3, 4)
    assert scenario.target == 10
    assert scenario.chapters == ("base",)
    assert scenario.areas == {"island": Area("island", tuple(range(19)))}
    assert scenario.places == {"tiles": {}, "corners": {}, "edges": {}}
    assert (scenario.default_board, scenario.default_frame) == ("spiral", "random")


def test_a_scenario_is_read_once() -> None:
    assert package_folder("base").read("base") is package_folder("base").read("base")


@pytest.mark.parametrize(
    "name", ["", "island", "base/atlantis", "../board/graph", "base/../base/base", "base/base.toml", "base/box"]
)
def test_unknown_scenarios(name: str) -> None:
    with pytest.raises(BoardError, match="no scenario"):
        load_scenario(name, 4)


def test_windows_line_ends_change_nothing() -> None:
    text = base_text()
    assert read_scenario(text.replace("\n", "\r\n"), "x").beginner is not None
    broken = text.replace("target = 10", "target = 0")
    assert fault(broken.replace("\n", "\r\n")).line == line_of(broken, "target = 0")


def test_a_map_with_pools_areas_fixed_tiles_and_places() -> None:
    scenario = read_scenario(ARCHIPELAGO, "archipelago.toml")
    graph = scenario.graph
    assert graph.tile_names == [
        *("0,0", "1,0", "2,0", "3,0"),
        *("-1,1", "0,1", "1,1", "2,1", "3,1"),
        *("-1,2", "0,2", "1,2", "2,2"),
    ]
    places = {area: {graph.tile_names[tile] for tile in found.tiles} for area, found in scenario.areas.items()}
    assert places == {"home": {"0,0", "1,0", "0,1"}, "south": {"2,1", "3,1", "1,2", "2,2"}}
    home, south = scenario.pools
    assert [graph.tile_names[tile] for tile in home.tiles] == ["0,0", "1,0", "0,1"]
    assert (sorted(home.terrains), sorted(numbers_on(home))) == (["forest", "hills", "hills"], [5, 5, 10])
    assert (sorted(south.terrains), sorted(numbers_on(south))) == (["mountains", "pasture"], [3, 11])
    assert scenario.terrain[graph.tile("1,2")] == "gold"
    assert numbers_on(scenario)[graph.tile("1,2")] == 8
    assert scenario.terrain[graph.tile("2,2")] == "desert"
    assert scenario.terrain[graph.tile("0,0")] == ""
    assert scenario.robber == "2,2"
    assert scenario.harbours == ((graph.edge("0,0W"), "brick"), (graph.edge("0,1SE"), "generic"))
    assert scenario.places["tiles"] == {"castle": (graph.tile("0,0"),)}
    assert scenario.places["corners"] == {"bridge": (graph.corner("0,1N"), graph.corner("0,0SE"))}
    assert scenario.places["edges"] == {"gifts": (graph.edge("0,0W"), graph.edge("0,1CN"))}
    assert graph.corner("0,1C") == graph.corners - 1


BROKEN = [
    # what is changed, into what, where the fault stands, what is said
    ("seats = [2, 3, 4]", "seats = [2, 3, 4", "target", "Unclosed array"),
    ("target = 10", "target = ", "target = ", "Invalid value"),
    ("target = 10", "target = 10\ntarget = 12", "target = 12", "Cannot overwrite a value"),
    ("[deck]", "[supply]", "[supply]  # BASE-4", "Cannot declare ('supply',) twice"),
    ("target = 10", "colour = 10\ntarget = 10", "colour", 'unknown key "colour": expected seats, without'),
    ('board = "spiral"', 'boards = "spiral"', "boards", 'unknown key "boards": expected board, frame'),
    ("[pieces]", "[stock]", "[stock]", 'unknown key "stock"'),
    ('origin = "0,-2"', 'origin = "0,-2"\nsize = 19', "size = 19", 'unknown key "size"'),
    ("tokens =", "letters =", "letters =", 'unknown key "letters": expected terrains, tokens, numbers, spiral_from'),
    ("sides = [", "border = [", "border = [", 'unknown key "border": expected sides, pieces'),
    ('area = "island" }', 'area = "island", hidden = true }', "hidden", 'unknown key "hidden"'),
    # seats, target, counts
    ("seats = [2, 3, 4]\n", "", "# The island", "seats is missing"),
    ("target = 10\n", "", "# The island", "target is missing"),
    ('chapters = ["base"]\n', "", "# The island", "chapters is missing"),
    ("seats = [2, 3, 4]", "seats = []", "\nseats", "seats must be a list of whole numbers"),
    ("seats = [2, 3, 4]", "seats = 4", "\nseats", "seats must be a list of whole numbers"),
    ("seats = [2, 3, 4]", "seats = [0, 3]", "\nseats", "seats must be whole numbers, 1 or more, not 0"),
    ("seats = [2, 3, 4]", "seats = [4, 3]", "\nseats", "seats must ascend"),
    ("seats = [2, 3, 4]", "seats = [3, 3]", "\nseats", "seats must ascend"),
    ("target = 10", 'target = "10"', "target", "target must be a whole number, 1 or more"),
    ("target = 10", "target = true", "target", "target must be a whole number, 1 or more"),
    ('chapters = ["base"]', 'chapters = "base"', "chapters", "chapters must be a list of words"),
    ('chapters = ["base"]', 'chapters = ["base", 4]', "chapters", "chapters must hold words in quotes, not 4"),
    ("knight = 14", "knight = -1", "knight", "knight must be a whole number, 0 or more"),
    ("ore = 19", "ore = 19.5", "ore = 19", "ore must be a whole number, 0 or more"),
    ('board = "spiral"', 'board = "square"', 'board = "square"', 'board cannot be "square": expected beginner, spiral'),
    ('frame = "standard"', 'frame = "none"', 'frame = "none"', 'frame cannot be "none": expected standard, random'),
    # robber
    ('robber = "desert"', 'robber = "gold"', "robber", "there is no gold for the robber to start on"),
    ('robber = "desert"', 'robber = "sea"', "robber", 'the robber cannot start on "sea"'),
    ('robber = "desert"', 'robber = "9,9"', "robber", 'the robber cannot start on "9,9"'),
    ('robber = "desert"', "robber = 7", "robber", "robber must be a word"),
    # legend
    ('F = "forest"', 'F = "woods"', 'F = "woods"', 'unknown terrain "woods": there are forest'),
    ('F = "forest"', "F = 3", "F = 3", "F must be a table"),
    ('F = "forest"', '"F1" = "forest"', '"F1"', '"F1" cannot be a sign on the map'),
    ('F = "forest"', 'F = { area = "island" }', "F = {", '"F" must stand for a terrain or for a pool'),
    ('pool = "island"', 'pool = "islands"', "islands", 'there is no pool "islands"'),
    (
        'pool = "island"',
        'pool = "island", terrain = "hills"',
        "terrains =",
        'pool "island" has 19 terrains for 0 tiles',
    ),
    ("[legend]", "[legends]", "[legends]", 'unknown key "legends"'),
    # map
    ('origin = "0,-2"\n', "", "[map]", "origin is missing in [map]"),
    ('origin = "0,-2"', 'origin = "top"', "origin", '"top" is not a hex'),
    (
        " ?     ?     ?     ?     ?\n",
        " ?     ?     ?     ?     X\n",
        "?     X",
        '"X" is not in the legend: it has F P G',
    ),
    (" ?     ?     ?     ?     ?\n", " ?     ?     ?     ?     10\n", "?     10", '"10" is not in the legend'),
    (" ?     ?     ?     ?     ?\n", " ?     ?     ?     ?     ?5\n", "?5", "so no tile of it has a number"),
    (" ?     ?     ?     ?     ?\n", " ?     ?      ?     ?     ?\n", "?      ?", '"?" is out of line: cells stand 6'),
    (" ?     ?     ?     ?     ?\n", "    ?     ?     ?     ?     ?\n", "?     ?     ?     ?     ?", "is out of line"),
    (
        " ?     ?     ?     ?     ?\n",
        " ?     ?     ?     ?\n",
        "terrains =",
        'pool "island" has 19 terrains for 18 tiles',
    ),
    # beginner board
    ("M10", "M7", "M7", "7 is not the number of a token"),
    ("M10", "M1", "M1 ", "1 is not the number of a token"),
    ("M10", "M13", "M13", "13 is not the number of a token"),
    ("F11   D  ", "F11   D5 ", "D5", "desert cannot have a number token"),
    ("F11   D  ", "F11   ?  ", "F11   ?", "the beginner board is fixed"),
    ("F11   D  ", "F11   Y  ", "F11   Y", '"Y" is not in the legend'),
    ("F11   D  ", "F11      ", "BASE-18\nrows", "does not have the shape of the map"),
    ("M10", "H10", "BASE-18\nrows", 'the terrains do not match the pool "island"'),
    ("M10", "M9 ", "BASE-18\nrows", 'the numbers do not match the pool "island"'),
    # pools
    ("forest = 4", "forest = 5", "terrains =", 'pool "island" has 20 terrains for 19 tiles on the map'),
    ("forest = 4", "jungle = 4", "terrains =", 'unknown terrain "jungle"'),
    ("forest = 4", "forest = x", "terrains =", "Invalid value"),
    ("desert = 1", "hills_ = 1", "terrains =", 'unknown terrain "hills_"'),
    (" R11", "", "tokens =", 'pool "island" has 17 tokens for 18 fertile tiles'),
    (" R11", " R11 S3", "tokens =", 'pool "island" has 19 tokens for 18 fertile tiles'),
    (" R11", " R7", "tokens =", '"R7" is not a token'),
    (" R11", " 11", "tokens =", '"11" is not a token'),
    (" R11", " C11", "tokens =", "token C11 comes after Q: letters must ascend"),
    ("spiral_from =", "numbers = { 3 = 1 }\nspiral_from =", "numbers =", "not both"),
    ('"-2,0", "-2,2"', '"-2,0", "7,7"', "spiral_from", "no tile 7,7"),
    ('"-2,0", "-2,2"', '"-2,0", "0,0"', "spiral_from", "tile 0,0 is not a corner where a spiral can start"),
    # frame
    ('"1,1SE"]', '"7,7SE"]', '"7,7SE"', "no edge 7,7SE"),
    ('"1,1SE"]', '"1,1N"]', '"1,1N"', "no edge 1,1N"),
    ('"1,1SE"]', '"0,1E"]', '"0,1E"', "harbour 0,1E does not lie on the coast"),
    ('"1,1SE"]', '"0,2SE"]', '    ["0,2SE", "-1,2SE"', "harbours 0,2SE and 0,2SE can share a corner (BASE-13)"),
    ('"1,1SE"]', '"0,2E"]', '["0,2SE"', "harbours 0,2E and 0,2SE can share a corner (BASE-13)"),
    ('"1,1SE"]', '"2,0E"]', '["2,0E"', "harbours 2,0E and 2,0E can share a corner (BASE-13)"),
    ('["", "ore", ""]', '["", "fish", ""]', "fish", 'unknown harbour kind "fish"'),
    ('["", "ore", ""]', '["", "ore"]', "[frame]", "every side and every piece must have the same number"),
    ('    ["", "ore", ""],\n', "", "pieces = [", "there are 5 pieces for 6 sides"),
    ('["", "ore", ""]', '["", 4, ""]', '["", 4, ""]', "pieces must hold words in quotes, not 4"),
    ('["", "ore", ""]', '"ore"', "pieces = [", "pieces must be a list of lists of words"),
    ("[frame]", '[harbours]\n"0,-2NW" = "ore"\n\n[frame]', "[harbours]", "frame pieces or harbours, not both"),
]


@pytest.mark.parametrize(("old", "new", "where", "reason"), BROKEN)
def test_a_broken_island_is_refused_with_line_and_reason(old: str, new: str, where: str, reason: str) -> None:
    text = base_text()
    assert text.count(old) == 1, f"{old!r} must stand once in the file"
    broken = text.replace(old, new)
    error = fault(broken)
    assert reason in error.reason
    assert error.line == line_of(broken, where) + where.count("\n")


BROKEN_ARCHIPELAGO = [
    ('"0,0W" = "brick"', '"9,0W" = "brick"', '"9,0W"', "no edge 9,0W"),
    ('"0,0W" = "brick"', '"0,0E" = "brick"', '"0,0E"', "harbour 0,0E does not lie on the coast"),
    ('"0,0W" = "brick"', '"2,0E" = "brick"', '"2,0E"', "does not lie on the coast"),
    ('"0,0W" = "brick"', '"0,1E" = "brick"', '"0,1SE" =', "share the corner"),
    ('"0,0W" = "brick"', '"0,0W" = "fish"', '"fish"', 'unknown harbour kind "fish"'),
    ('"0,0W" = "brick"', '"0,0W" = 2', '"0,0W" = 2', "must be a word"),
    ('castle = ["0,0"]', 'castle = ["0,0", "8,8"]', "castle", "no tile 8,8"),
    ('castle = ["0,0"]', 'castle = "0,0"', "castle", "castle must be a list of words"),
    ('"0,1N", "0,0SE"]', '\n"2,1NE",\n"8,8SE"]', '"8,8SE"', "no corner 8,8SE"),
    ('gifts = ["0,0W", "0,1CN"]', 'gifts = ["0,0W",\n# "0,1CS"\n"0,1CS"]', '\n"0,1CS"', "no edge 0,1CS"),
    ("[places.edges]", "[places.paths]", "[places.paths]", 'unknown key "paths": expected tiles, corners, edges'),
    ('inner_paths = ["0,1CN"]', 'inner_paths = ["0,1N"]', "inner_paths", '"0,1N" is not an inner path'),
    ("10 = 1", "7 = 1", "7 = 1", "7 is not the number of a token"),
    ("5 = 2", "5 = 1", "5 = 1", 'pool "home" has 2 tokens for 3 fertile tiles'),
    ("terrains.pasture = 1", "terrains.pasture = 2", "terrains.mountains", 'pool "south" has 3 terrains for 2 tiles'),
    ("terrains.pasture = 1", "terrains.moor = 1", "terrains.moor", 'unknown terrain "moor"'),
    ("numbers = { 3 = 1", 'spiral_from = ["2,1"]\nnumbers = { 3 = 1', "spiral_from", "only tokens with letters"),
    ('board = "random"', 'board = "spiral"', 'board = "spiral"', "a spiral needs tokens and spiral_from in every pool"),
    ('board = "random"', 'board = "beginner"', 'board = "beginner"', "there is no beginner board in this file"),
    ('robber = "2,2"', 'robber = "2,0"', "robber", 'the robber cannot start on "2,0"'),
    ("      h     h     ~     ~\n", "\th     h     ~     ~\n", "~     s     s", "is out of line"),
    ("rows = '''", "rows = '''\\", "rows = '''", "is not in the legend"),
    ("rows = '''", "other = '''", "other = '''", "unknown key"),
]


@pytest.mark.parametrize(("old", "new", "where", "reason"), BROKEN_ARCHIPELAGO)
def test_a_broken_archipelago_is_refused_with_line_and_reason(old: str, new: str, where: str, reason: str) -> None:
    assert ARCHIPELAGO.count(old) == 1, f"{old!r} must stand once in the file"
    broken = ARCHIPELAGO.replace(old, new)
    error = fault(broken)
    assert reason in error.reason
    assert error.line == line_of(broken, where) + where.count("\n")


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ('rows = "h  "', "rows must be plain lines between triple quotes"),
        ('rows = """h\\n   h"""', "rows must be plain lines between triple quotes"),
        ('rows = """\n\n"""', "the map has no tiles"),
        ("rows = 4", "rows must be a word in quotes"),
        ("", "rows is missing in [map]"),
    ],
)
def test_a_map_is_drawn_between_triple_quotes(rows: str, reason: str) -> None:
    start, end = ARCHIPELAGO.index("rows = "), ARCHIPELAGO.index("inner_paths")
    broken = f"{ARCHIPELAGO[:start]}{rows}\n{ARCHIPELAGO[end:]}"
    error = fault(broken)
    assert error.reason == reason
    assert error.line == line_of(broken, rows or "[map]")


def test_a_beginner_board_keeps_the_fixed_tiles_of_the_map() -> None:
    drawn = """
[beginner]
rows = '''
      H5    H10   ~     ~
   ~     F5    ~     M3    P11
      ~     ~     Go9   D
'''
"""
    legend = 'H = "hills"\nF = "forest"\nM = "mountains"\nP = "pasture"\n'
    broken = ARCHIPELAGO.replace("[legend]\n", "[legend]\n" + legend) + drawn
    error = fault(broken)
    assert error.reason == "tile 1,2 is another one on the map"
    assert error.line == line_of(broken, "Go9")
    beginner = read_scenario(broken.replace("Go9", "Go8"), "x").beginner
    assert beginner is not None
    assert (beginner.terrain[5], numbers_on(beginner)[5], beginner.robber) == ("forest", 5, 12)


def test_a_tile_of_a_pool_keeps_the_number_it_has_on_the_map() -> None:
    text = SEVEN_TILES.replace("   x     x\nx", "   x6    x8\nx").replace("6 = 1, 8 = 1, ", "")
    scenario = read_scenario(text, "seven.toml")
    assert scenario.numbers[:3] == ((6,), (8,), ())
    for seed in range(5):
        board = deal_board(scenario, BoardOptions(), Stream(seed, BOARD_STREAM).draw)
        assert board.numbers[:2] == [(6,), (8,)]
        assert sorted(board.numbers[2:]) == [(3,), (4,), (5,), (9,), (10,)]
    with pytest.raises(ScenarioError, match="has 6 tokens for 5 fertile tiles without a number on the map"):
        read_scenario(text.replace("10 = 1", "10 = 2"), "seven.toml")


def test_a_frame_piece_may_not_bring_harbours_together_in_another_order() -> None:
    text = ARCHIPELAGO[: ARCHIPELAGO.index("[harbours]")]
    text += '[frame]\nsides = [\n["0,0W", "0,0SW"],\n["0,1W", "0,1SE"],\n]\n'
    fits = read_scenario(text + 'pieces = [["ore", ""], ["wool", ""]]\n', "x")
    assert fits.harbours == ((fits.graph.edge("0,0W"), "ore"), (fits.graph.edge("0,1W"), "wool"))
    error = fault(text + 'pieces = [["ore", ""], ["", "wool"]]\n')  # only as long as nobody swaps them
    assert error.reason == "harbours 0,0SW and 0,1W can share a corner (BASE-13)"
    assert error.line == line_of(text, '["0,1W"')


# A board of the sea with everything that only such boards have.
SEA = """
seats = [3, 4]
target = 13
chapters = ["base", "ships"]
without = ["longest_route", "largest_army"]
robber = "number 12"
pirate = "2,-1"

[deal]
board = "fixed"
harbours = "random"

[legend]
F = "forest"
H = "hills"
Go = "gold"
Pt = { terrain = "pasture", area = "tribe" }
h = { pool = "home", area = "home" }
n = { pool = "home", area = "north" }
"~" = "sea"
"?" = { terrain = "fog", area = "fog" }

[map]
origin = "0,0"
ring = true
rows = '''
      n     h     ~     ?
   ~     h     ~     ~     ?
      ~     Pt    ~     Pt4
'''

[fixed]
robber = "0,1"
rows = '''
      Go5   H12   ~     ?
   ~     F12   ~     ~     ?
      ~     Pt    ~     Pt4
'''

[areas.home]
start = true
bonus = 2
[areas.tribe]
settle = false
robber = false
[areas.north]
apart = true

[rules]
start = "SEA-S1-4"

[pools.home]
terrains = { hills = 1, forest = 1, gold = 1 }
numbers = { 5 = 1, 12 = 2 }
with_gold = { hills = 1, gold = 2 }
barred = { gold = [6, 8], "0,1" = [5] }
only_in = { gold = "north" }
red_neighbours = true

[fog]
terrains = { sea = 1, gold = 1 }
numbers = { 9 = 1 }

[harbours]
"0,0W" = "brick"
"0,1W" = "generic"

[harbour_stock]
generic = 2
ore = 1

[places.corners]
villages = ["0,2N", "0,2S"]

[values]
village_numbers = [9, 10]
"""


def test_a_board_of_the_sea() -> None:
    scenario = read_scenario(SEA, "sea.toml")
    graph = scenario.graph
    assert (graph.ring, graph.tiles) == (13, 29)
    assert scenario.terrain[13:] == ("sea",) * 16
    assert scenario.without == ("longest_route", "largest_army")
    assert (scenario.robber, scenario.pirate) == ("number 12", "2,-1")
    assert graph.tile(scenario.pirate) >= graph.ring
    home = Area("home", (graph.tile("1,0"), graph.tile("0,1")), start=True, bonus=2)
    assert scenario.areas["home"] == home
    assert scenario.areas["tribe"] == Area("tribe", (graph.tile("0,2"), graph.tile("2,2")), settle=False, robber=False)
    assert scenario.areas["north"] == Area("north", (0,), apart=True)
    assert scenario.areas["fog"] == Area("fog", (graph.tile("3,0"), graph.tile("3,1")))
    (pool,) = scenario.pools
    assert (pool.barred_terrains, pool.barred_tiles) == ({"gold": (6, 8)}, {graph.tile("0,1"): (5,)})
    assert (pool.only_in, pool.red_neighbours) == ({"gold": (0,)}, True)
    assert sorted(pool.with_gold) == ["gold", "gold", "hills"]
    assert (scenario.fog_terrains, scenario.fog_numbers) == ({"sea": 1, "gold": 1}, {9: 1})
    assert scenario.harbour_stock == {"generic": 2, "ore": 1}
    assert scenario.values == {"village_numbers": (9, 10)}
    assert scenario.rules == {"start": "SEA-S1-4"}
    assert (scenario.layouts, scenario.default_board) == (("fixed", "random"), "fixed")
    assert (scenario.default_harbours, scenario.default_frame) == ("random", "random")
    board = scenario.fixed
    assert board is not None
    assert (board.robber, board.pirate) == (graph.tile("0,1"), graph.tile("2,-1"))
    assert (board.terrain[:4], numbers_on(board)[:2]) == (["gold", "hills", "sea", "fog"], [5, 12])


def test_a_dealt_board_of_the_sea_may_ask_for_islands() -> None:
    assert read_scenario(SEA.replace("[deal]", "[deal]\nislands = 3"), "sea.toml").least_islands == 3
    assert read_scenario(SEA, "sea.toml").least_islands == 1
    with pytest.raises(ScenarioError, match="islands must be a whole number, 1 or more"):
        read_scenario(SEA.replace("[deal]", "[deal]\nislands = 0"), "sea.toml")
    with pytest.raises(ScenarioError, match="only a board of the sea that is dealt"):
        read_scenario(ARCHIPELAGO.replace("[deal]", "[deal]\nislands = 2"), "land.toml")  # it has no ring of sea


def test_what_a_board_of_the_sea_leaves_out() -> None:
    text = SEA.replace('robber = "0,1"\n', "").replace('harbours = "random"\n', "").replace('board = "fixed"\n', "")
    scenario = read_scenario(text, "sea.toml")
    assert scenario.fixed is not None
    assert scenario.fixed.robber == scenario.graph.tile("1,0")  # the first 12 in reading order
    assert (scenario.default_board, scenario.default_harbours) == ("fixed", "as_drawn")
    island = load_scenario("base", 4)
    assert (island.pirate, island.without, island.values, island.fog_terrains, island.fog_numbers) == (
        "",
        (),
        {},
        {},
        {},
    )
    assert (island.harbour_stock, island.fixed, island.layouts) == ({}, None, ("beginner", "spiral", "random"))


def test_a_map_without_pools_is_a_fixed_board() -> None:
    start, end = SEA.index("[fixed]"), SEA.index("[areas.home]")
    text = SEA[:start] + SEA[end : SEA.index("[pools.home]")] + SEA[SEA.index("[fog]") :]
    text = text.replace("      n     h     ~", "      N5    L12   ~").replace("   ~     h     ~", "   ~     L12   ~")
    text = text.replace("h = {", "L = {").replace("n = {", "N = {").replace('pool = "home"', 'terrain = "forest"')
    scenario = read_scenario(text, "sea.toml")
    assert scenario.layouts == ("fixed",)
    board = scenario.fixed
    assert board is not None
    assert (numbers_on(board)[:2], board.robber, board.pirate) == ([5, 12], 1, scenario.graph.tile("2,-1"))
    assert (
        fault(text.replace('board = "fixed"', 'board = "random"')).reason
        == "there is no pool in this file to deal from"
    )


BROKEN_SEA = [
    ("ring = true", 'ring = "yes"', 'ring = "yes"', "ring must be true or false"),
    ("ring = true", "frame = true", "frame = true", 'unknown key "frame": expected origin, rows, inner_paths, ring'),
    ("ring = true\n", "", 'pirate = "2,-1"', 'the pirate cannot start on "2,-1": expected a tile of the sea'),
    ('pirate = "2,-1"', 'pirate = "0,0"', "pirate", 'the pirate cannot start on "0,0"'),
    ('pirate = "2,-1"', 'pirate = "3,0"', "pirate", 'the pirate cannot start on "3,0"'),
    ('pirate = "2,-1"', 'pirate = "9,9"', "pirate", 'the pirate cannot start on "9,9"'),
    ('pirate = "2,-1"', "pirate = 4", "pirate", "pirate must be a word"),
    ('robber = "number 12"', 'robber = "number 7"', 'robber = "number', '"7" is not the number of a token'),
    ('robber = "number 12"', 'robber = "number x"', 'robber = "number', '"x" is not the number of a token'),
    ('robber = "number 12"', 'robber = "number 9"', 'robber = "number', "there is no 9 for the robber to start on"),
    ('robber = "number 12"', 'robber = "fog"', 'robber = "fog"', 'the robber cannot start on "fog"'),
    ('robber = "number 12"', 'robber = "3,0"', 'robber = "3,0"', 'the robber cannot start on "3,0"'),
    ('"longest_route", "largest_army"]', '"longest_route",\n"pirate"]', '"pirate"]', '"pirate" cannot be left out'),
    ('"longest_route", "largest_army"]', '"robber"]', 'robber = "number', "there is no robber to start anywhere"),
    ('without = ["longest', 'without = "x"\nx = ["longest', "\nx =", 'unknown key "x"'),
    ('["longest_route", "largest_army"]', "4", "without", "without must be a list of words"),
    # how it is laid
    ('board = "fixed"', 'board = "beginner"', 'board = "beg', "there is no beginner board in this file"),
    ('board = "fixed"', 'board = "spiral"', 'board = "sp', "a spiral needs tokens and spiral_from in every pool"),
    (
        'harbours = "random"',
        'harbours = "standard"',
        'harbours = "st',
        'harbours cannot be "standard": expected as_drawn',
    ),
    (
        'harbours = "random"',
        'harbours = "random"\nframe = "random"',
        'harbours = "r',
        "or how its harbours lie, not both",
    ),
    # the printed board
    (
        'robber = "0,1"',
        'robber = "2,0"',
        'robber = "2,0"',
        'the robber cannot start on "2,0": expected a tile of the land',
    ),
    ('robber = "0,1"', 'robber = "3,0"', 'robber = "3,0"', 'the robber cannot start on "3,0"'),
    ('robber = "0,1"', 'robber = "desert"', 'robber = "desert"', 'the robber cannot start on "desert"'),
    ('robber = "0,1"', 'pirate = "0,1"', 'pirate = "0,1"', 'unknown key "pirate": expected rows, robber'),
    ("Go5   H12", "h     H12", "h     H12", "the fixed board is fixed: no tile of it is dealt from a pool"),
    ("Go5   H12", "F5    H12", '"0,1"\nrows', 'the terrains do not match the pool "home"'),
    ("Go5   H12", "Go12  H12", '"0,1"\nrows', 'the numbers do not match the pool "home"'),
    ("Go5   H12   ~     ?", "Go5   H12   ~     ~", "Go5", "tile 3,0 is another one on the map"),
    ("Go5   H12   ~     ?", "Go5   H12   ~", '"0,1"\nrows', "the fixed board does not have the shape of the map"),
    # areas
    ("[areas.tribe]", "[areas.south]", "[areas.south]", 'no sign on the map belongs to the area "south"'),
    ("start = true", "begin = true", "begin", 'unknown key "begin": expected start, bonus, settle, robber, apart'),
    ("start = true", "start = 1", "start = 1", "start must be true or false"),
    ("bonus = 2", "bonus = -1", "bonus", "bonus must be a whole number, 0 or more"),
    ("settle = false", 'settle = "no"', "settle", "settle must be true or false"),
    ("robber = false", "robber = 0", "robber = 0", "robber must be true or false"),
    ("apart = true", "apart = []", "apart", "apart must be true or false"),
    ('start = "SEA-S1-4"', 'begin = "SEA-S1-4"', "begin", 'unknown key "begin": expected start, settle, robber'),
    ('start = "SEA-S1-4"', "start = 14", "start = 14", "start must be a word"),
    # pools
    ("with_gold = { hills = 1, gold = 2 }", "with_gold = { hills = 1 }", "with_gold", "has 1 terrains for 3 tiles"),
    ("gold = 2 }", "sea = 2 }", "with_gold", "with_gold must have as many fertile tiles as terrains"),
    ("gold = 2 }", "fog = 2 }", "with_gold", 'unknown terrain "fog"'),
    ("gold = [6, 8]", "sea = [6, 8]", "barred", '"sea" is neither a fertile terrain nor a tile of this pool'),
    ("gold = [6, 8]", "gold = [7]", "barred", "7 is not the number of a token"),
    ("gold = [6, 8]", "gold = 6", "barred", "gold must be a list of whole numbers"),
    ('"0,1" = [5]', '"2,2" = [5]', "barred", '"2,2" is neither a fertile terrain nor a tile of this pool'),
    ('only_in = { gold = "north" }', 'only_in = { gold = "south" }', "only_in", 'there is no area "south"'),
    ('only_in = { gold = "north" }', 'only_in = { gold = "tribe" }', "only_in", 'area "tribe" is too small for gold'),
    ('only_in = { gold = "north" }', 'only_in = { fields = "north" }', "only_in", 'pool "home" has no fields'),
    ("red_neighbours = true", "red_neighbours = 6", "red_neighbours", "red_neighbours must be true or false"),
    # fog
    ("sea = 1, gold = 1", "sea = 1", "terrains = { sea", "1 terrains lie under 2 tiles of fog on the map"),
    ("sea = 1, gold = 1", "fog = 2", "terrains = { fog", 'unknown terrain "fog"'),
    ("{ 9 = 1 }", "{ 9 = 2 }", "numbers = { 9", "2 tokens lie under the fog for 1 fertile tiles"),
    ("{ 9 = 1 }", "{ 7 = 1 }", "numbers = { 7", "7 is not the number of a token"),
    ("[fog]\nterrains", "[fog]\ntiles", "tiles = {", 'unknown key "tiles": expected terrains, numbers'),
    ("      n     h     ~     ?", "      n     h     ~     ?4", "?4", "fog cannot have a number token"),
    # harbours, places, values
    ('"0,1W" = "generic"', '"3,0W" = "generic"', '"3,0W"', "harbour 3,0W does not lie on the coast"),
    ("generic = 2", "fish = 2", "fish", 'unknown harbour kind "fish"'),
    ("generic = 2", "generic = true", "generic = true", "generic must be a whole number, 0 or more"),
    ("village_numbers = [9, 10]", "village_numbers = 9", "village_numbers", "must be a list of whole numbers"),
    ("village_numbers = [9, 10]", "village_numbers = [9, -1]", "village_numbers", "0 or more, not -1"),
]


@pytest.mark.parametrize(("old", "new", "where", "reason"), BROKEN_SEA)
def test_a_broken_sea_is_refused_with_line_and_reason(old: str, new: str, where: str, reason: str) -> None:
    assert SEA.count(old) == 1, f"{old!r} must stand once in the file"
    broken = SEA.replace(old, new)
    error = fault(broken)
    assert reason in error.reason
    assert error.line == line_of(broken, where) + where.count("\n")


def test_no_harbour_lies_where_the_sea_may_come() -> None:
    text = SEA.replace("hills = 1, forest = 1, gold = 1", "sea = 1, forest = 1, gold = 1")
    text = text.replace("{ 5 = 1, 12 = 2 }", "{ 5 = 1, 12 = 1 }").replace("with_gold = { hills = 1, gold = 2 }\n", "")
    error = fault(text)
    assert error.reason == "a harbour lies at tile 0,0, which may become sea"
    assert error.line == line_of(text, "[harbours]")


def test_harbours_of_frame_pieces_lie_as_the_frame_does() -> None:
    broken = base_text().replace('frame = "standard"', 'harbours = "random"')
    assert fault(broken).reason == "harbours of frame pieces lie as the frame does"
    assert fault(broken).line == line_of(broken, 'harbours = "random"')


@pytest.mark.parametrize("text", [base_text(), SEA])
def test_a_file_that_lost_a_line_is_read_or_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    refused = 0
    for lost in range(len(lines)):
        shorter = "".join(lines[:lost] + lines[lost + 1 :])
        try:
            read_scenario(shorter, "my.toml")
        except ScenarioError as error:
            refused += 1
            assert 1 <= error.line <= len(lines)
    assert refused > len(lines) // 3


# ---- several boards in one file

TWO_BOARDS = """
target = 8
chapters = ["base"]

[legend]
"?" = { pool = "land", area = "land" }

[areas.land]

[[boards]]
seats = [2, 3]

[boards.map]
origin = "0,0"
rows = '''
 ?     ?
    ?     ?
'''

[boards.pools.land]
terrains = { hills = 2, forest = 2 }
numbers = { 5 = 2, 10 = 2 }

[[boards]]
seats = [5, 6]
robber = "hills"

[boards.map]
origin = "0,0"
rows = '''
 ?     ?     ?
'''

[boards.pools.land]
terrains = { hills = 2, forest = 1 }
numbers = { 5 = 2, 10 = 1 }
"""
DEFAULTS = BoxDefaults({"supply": {"ore": 19, "wool": 19}, "robber": "forest"}, {"supply": {"ore": 24}})


def test_a_board_has_what_stands_above_it_and_what_its_box_says() -> None:
    found = read_game_file(TWO_BOARDS, "two.toml", DEFAULTS)
    assert list(found.boards) == [2, 3, 5, 6]
    small, large = found.boards[3], found.boards[6]
    assert found.boards[2] is small
    assert (small.graph.tiles, large.graph.tiles) == (4, 3)
    assert small.target == large.target == found.target == 8
    assert (small.robber, large.robber) == ("forest", "hills")
    assert small.supply == {"ore": 19, "wool": 19}
    assert large.supply == {"ore": 24, "wool": 19}


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ("seats = [5, 6]", "seats = [3, 6]", "seats = [3, 6]", "there are two boards for 3 seats"),
        ("seats = [5, 6]\n", "", '[[boards]]\nrobber = "hills"', "seats is missing"),
        ('robber = "hills"', 'robber = "ore"', 'robber = "ore"', 'the robber cannot start on "ore"'),
        ('robber = "hills"', 'target = 9\nrobber = "hills"', "target = 9", 'unknown key "target"'),
        (" ?     ?     ?\n", " ?     X     ?\n", "X", '"X" is not in the legend'),
        ("hills = 2, forest = 1", "hills = 2", "{ hills = 2 }", 'pool "land" has 2 terrains for 3 tiles on the map'),
        ("[areas.land]", "[areas.sea]", "[areas.sea]", 'no sign on the map belongs to the area "sea"'),
        ("target = 8", 'target = 8\ncolours = ["red", "red"]', "colours", '"red" is there twice'),
        (
            "target = 8",
            'target = 8\ncolours = ["red", "pink"]',
            "colours",
            'unknown colour "pink": there are red, blue',
        ),
        ("target = 8", 'target = 8\ncolours = ["red"]', "colours", "6 seats need as many colours, not 1"),
        ("target = 8", "order = -1\ntarget = 8", "order", "order must be a whole number, 0 or more"),
        ("[areas.land]", '[options.layout]\nword = "x"\n[areas.land]', "word", 'unknown key "word": expected default'),
    ],
)
def test_a_fault_is_reported_with_its_line_whatever_the_board(old: str, new: str, where: str, reason: str) -> None:
    assert TWO_BOARDS.count(old) == 1
    broken = TWO_BOARDS.replace(old, new)
    with pytest.raises(ScenarioError) as caught:
        read_game_file(broken, "two.toml", DEFAULTS)
    assert reason in caught.value.reason
    assert caught.value.line == line_of(broken, where)


def test_boards_are_tables() -> None:
    for wrong in ("boards = 5", "boards = []", "boards = [1]"):
        with pytest.raises(ScenarioError, match="boards must be tables"):
            read_game_file(f'chapters = ["base"]\n{wrong}\n', "two.toml")


def test_the_page_on_scenario_files_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenario_files.md").read_text(encoding="utf-8")
    pieces = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    folder = files("archipel").joinpath("scenarios")
    texts = [
        file.read_text(encoding="utf-8")
        for box in folder.iterdir()
        if box.is_dir()
        for file in box.iterdir()
        if file.name.endswith(".toml")
    ]
    assert len(pieces) == 9
    for piece in pieces:
        assert any(piece in text for text in texts), piece
    shown = fault(base_text().replace(" ?     ?     ?     ?     ?\n", " ?     ?     ?     ?     X\n"))
    assert f"island.toml:{shown.line}: {shown.reason}" in page


# ---- the picture in the documentation


def test_the_picture_of_the_coordinates_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs/scenario_files.md").read_text(encoding="utf-8")
    picture = page[page.index(" rows              names of the tiles") :].split("```")[0].split("\n")
    graph = read_scenario(SEVEN_TILES, "seven.toml").graph
    names = " ".join(line[17:40] for line in picture[2:5]).split()
    assert names == graph.tile_names
    corners = [name for line in picture for name in line[40:64].split() if name[-1] in "NESW"]
    edges = [name for line in picture for name in line[64:].split() if name[-1] in "NESW"]
    assert sorted(corners) == sorted(f"0,0{side}" for side in CORNER_SIDES)
    assert sorted(edges) == sorted(f"0,0{side}" for side in EDGE_SIDES)
    assert "the corner `0,0NE` is also `1,-1S` and\n`1,0NW`, the edge `0,0NE` is also `1,-1SW`" in page
    assert graph.corner("0,0NE") == graph.corner("1,-1S") == graph.corner("1,0NW")
    assert graph.edge("0,0NE") == graph.edge("1,-1SW")
