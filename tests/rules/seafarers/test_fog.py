"""Oceania: fog that lifts before roads and ships (SEA-S3-3 to SEA-S3-9).

On the printed board for four, red starts on the western island: one ship along the sea tile -1,4 comes to a corner of
the hidden tile 0,3, the next one along its side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

import archipel
from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.layout import NUMBERS
from archipel.board.scenario import Scenario, read_scenario
from archipel.bots.evaluation import Evaluation
from archipel.catalogue import GameSpec, begin
from archipel.engine.chance import Script
from archipel.engine.errors import SetUpError
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.engine.view import imagine
from archipel.rules.base.game import BaseOptions
from archipel.rules.base.production import Production
from archipel.rules.seafarers.fog import UNSEEN, Fog
from archipel.rules.seafarers.game import SeaOptions, sea_chapters
from tests.rules.seafarers.scenario_tables import a_scenario_table
from tests.rules.seafarers.sea_tables import COUNTS, SeaTable
from tests.rules.seafarers.voyages import voyage
from tests.tables import BLUE, ORANGE, RED, WHITE, load_scenario
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

PLACED = {
    RED: (("-2,4NE", "-2,4NE"), ("3,1N", "3,1NE")),
    BLUE: (("-3,5SE", "-3,5SE"), ("3,2N", "3,2NW")),
    WHITE: (("-3,4SE", "-3,4SE"), ("3,3S", "3,3SE")),
    ORANGE: (("-2,6N", "-2,6NW"), ("4,1SE", "4,1SE")),
}
EAST = ("2,0", "3,0", "4,0", "2,1", "3,1", "4,1", "3,2", "4,2", "3,3", "3,4")
WEST = ("-2,3", "-3,4", "-2,4", "-3,5", "-2,5", "-3,6", "-2,6")
TO_THE_FOG = "build_ship -1,4NW"  # red's first ship: its end touches 0,3
ALONG_THE_FOG = "build_ship -1,4NE"  # the second lies along 0,3, and its end touches 0,4
SHIPS = {"lumber": 5, "wool": 5}


def oceania(
    terrains: Sequence[str] = (),
    numbers: Sequence[int] = (),
    hand: dict[str, int] | None = None,
    fog_reach: str = "corner",
) -> SeaTable:
    """Red to build, what the fog hides told beforehand."""
    chance: dict[str, Sequence[object]] = {"fog_terrain": list(terrains), "fog_number": list(numbers)}
    hands = {RED: hand if hand is not None else SHIPS}
    return a_scenario_table("oceania", placed=PLACED, hands=hands, rolled=True, chance=chance, fog_reach=fog_reach)


def on_new_land() -> SeaTable:
    """Red's ships have come to mountains, and it can pay a settlement there."""
    return oceania(["mountains", "sea"], [9], hand={**SHIPS, "brick": 1, "grain": 1}).do(TO_THE_FOG, ALONG_THE_FOG)


def tile_of(table: SeaTable, name: str) -> tuple[str, int]:
    at = table.graph.tile(name)
    return UNSEEN[table.block("terrain", at)], token_in(table.block("numbers", at))


def unseen(table: SeaTable) -> tuple[dict[str, int], dict[int, int]]:
    """What still lies under the fog."""
    terrains = {name: table.block("unseen_terrain", k) for k, name in enumerate(UNSEEN)}
    numbers = {number: table.block("unseen_number", k) for k, number in enumerate(NUMBERS)}
    return {name: n for name, n in terrains.items() if n}, {number: n for number, n in numbers.items() if n}


# ---- a small sea of fog: it touches the island where all start, so that one piece may touch several hidden tiles

SMALL = """
seats = [3]
target = 12
chapters = ["base", "ships", "pirate", "gold", "islands", "fog"]
robber = "0,0"
pirate = "-1,0"

[deal]
board = "fixed"
harbours = "as_drawn"

[legend]
F = { terrain = "forest", area = "west" }
H = { terrain = "hills", area = "west" }
P = { terrain = "pasture", area = "east" }
"?" = { terrain = "fog", area = "middle" }
"~" = "sea"

[map]
origin = "0,0"
ring = true
rows = '''
      F4    F9    ?     ?     P6
   H5    H8    ?     ?     ?     P3
      H10   F11   ?     ?     P12
'''

[areas.west]
start = true

[areas.east]
bonus = 2

[fog]
terrains = { gold = 1, sea = 3, forest = 2, desert = 1 }
numbers = { 2 = 1, 6 = 1, 8 = 1 }
"""


def small_fog(terrains: Sequence[str], numbers: Sequence[str] = (), reach: str = "corner") -> SeaTable:
    """Red places its first road at the fog; all others stand inland in the west."""
    scenario = read_scenario(SMALL + COUNTS, "small_fog.toml")
    base = BaseOptions(
        separate=False, start=RED, target=12, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces
    )
    rules = Rules(3, 3, scenario.graph, sea_chapters(scenario, 3, SeaOptions(base, fog_reach=reach)))
    told = Script({"fog_terrain": list(terrains), "fog_number": list(numbers)})
    game = begin(rules, deal_board(scenario, BoardOptions(), lambda n: 0), 1, told)
    game.listen()
    return SeaTable(game)


# ---- SEA-S3-3


def test_sea_s3_3_the_rest_of_tiles_and_tokens_lies_face_down_and_is_known_only_as_a_whole() -> None:
    table = oceania()
    fog = [at for at in range(int(table.graph.tiles)) if table.block("terrain", at) == UNSEEN.index("fog")]
    assert len(fog) == 12
    assert unseen(table) == (
        {"forest": 1, "pasture": 1, "fields": 2, "hills": 2, "mountains": 2, "gold": 2, "sea": 2},
        {3: 1, 4: 1, 5: 1, 6: 1, 8: 1, 9: 1, 10: 1, 11: 2, 12: 1},
    )
    assert all(token_in(table.block("numbers", at)) == 0 for at in fog)


def test_sea_s3_3_a_board_has_as_much_fog_as_lies_under_it() -> None:
    given = oceania().game.origin.header["board"]
    assert isinstance(given, dict)
    tiles = {**given["tiles"], "0,3": ["sea", 0]}
    with pytest.raises(SetUpError) as caught:
        archipel.new_game("seafarers/oceania", 4, 1, board={**given, "tiles": tiles})
    assert caught.value.rule == "SEA-S3-3"


# ---- SEA-S3-4


def test_sea_s3_4_starting_settlements_stand_on_the_two_big_islands() -> None:
    table = a_scenario_table("oceania")
    home = {at for area in load_scenario("seafarers/oceania", 4).areas.values() if area.start for at in area.tiles}
    assert home == set(table.tiles(*EAST, *WEST))
    width = int(table.graph.tile_width)
    corners = {int(table.graph.tile_corners[tile * width + k]) for tile in home for k in range(width)}
    assert table.legal_at("place_settlement") == corners


def test_sea_s3_4_nobody_starts_on_land_that_has_come_to_light() -> None:
    table = a_scenario_table("oceania", chance={"fog_terrain": ["hills"], "fog_number": ["8"]})
    table.do("place_settlement -2,4NE", "place_ship -1,4NW")
    assert tile_of(table, "0,3") == ("hills", 8)
    table.refused("place_settlement 0,3SE", "settlement.not_at_the_start", "SEA-S3-4")


def test_sea_s3_4_the_robber_starts_on_twelve_and_the_pirate_on_its_mark() -> None:
    table = oceania()
    assert tile_of(table, table.graph.tile_names[table.block("robber")]) == ("hills", 12)
    assert table.graph.tile_names[table.block("pirate")] == "-3,3"


# ---- SEA-S3-5


def test_sea_s3_5_a_ship_turns_up_land_with_a_token_and_brings_a_card() -> None:
    table = oceania(["mountains"], [9]).do(TO_THE_FOG)
    assert tile_of(table, "0,3") == ("mountains", 9)
    assert table.hand(RED) == {"lumber": 4, "wool": 4, "ore": 1}
    assert table.supply("ore") == 18
    terrains, numbers = unseen(table)
    assert (terrains["mountains"], sum(terrains.values())) == (1, 11)
    assert 9 not in numbers
    at = table.graph.tile("0,3")
    assert table.told("fog_lifted") == [{"seat": RED, "tile": at, "terrain": "mountains", "number": 9}]
    assert table.told("fog_card", to=BLUE) == [{"seat": RED, "card": "ore", "tile": at}]
    assert table.game.phase == "building"


def test_sea_s3_5_sea_brings_nothing() -> None:
    table = oceania(["sea"]).do(TO_THE_FOG)
    assert tile_of(table, "0,3") == ("sea", 0)
    assert table.hand(RED) == {"lumber": 4, "wool": 4}
    assert sum(unseen(table)[1].values()) == 10
    assert table.told("fog_card") == []


def test_sea_s3_5_a_road_lifts_the_fog_too() -> None:
    table = small_fog(["sea"]).do("place_settlement 1,0SW", "place_road 1,0SW")
    assert tile_of(table, "1,1") == ("sea", 0)


def test_sea_s3_5_a_settlement_does_not() -> None:
    table = small_fog([]).do("place_settlement 1,0SE")
    assert {tile_of(table, name) for name in ("2,0", "1,1")} == {("fog", 0)}


def test_sea_s3_5_a_moved_ship_lifts_the_fog() -> None:
    table = oceania(["fields"], [4], hand={"ore": 1}).ship(RED, "-1,4W").do("lift_ship -1,4W", "set_ship -1,4NW")
    assert tile_of(table, "0,3") == ("fields", 4)
    assert table.hand(RED) == {"ore": 1, "grain": 1}


def test_sea_s3_5_the_pieces_of_the_road_building_card_lift_the_fog_one_after_the_other() -> None:
    table = oceania(["sea", "pasture"], [5], hand={}).hold_card(RED, "road_building")
    table.do("play_road_building", "place_free_ship -1,4NW")
    assert (table.game.phase, tile_of(table, "0,3")) == ("free_roads", ("sea", 0))
    table.do("place_free_ship -1,4NE")
    assert (table.game.phase, tile_of(table, "0,4")) == ("action", ("pasture", 5))
    assert table.hand(RED) == {"wool": 1}


def test_sea_s3_5_land_that_has_come_to_light_may_be_settled_and_brings_cards() -> None:
    table = on_new_land()
    assert table.legal_at("build_settlement") == table.corners("-1,4NE")
    table.do("build_settlement -1,4NE").hold(RED)
    table.rules.the(Production).produce(table.state, 9)
    assert table.hand(RED) == {"ore": 1}


def test_sea_s3_5_sea_that_has_come_to_light_bears_ships_and_the_pirate() -> None:
    table = oceania(["sea", "mountains"], [9])
    assert "build_ship 0,3SE" not in table.legal()
    table.do(TO_THE_FOG, ALONG_THE_FOG)
    assert table.legal_at("build_ship") >= table.edges("-1,3E")
    table.robber.ask_to_move(table.state, RED)
    assert table.legal_at("move_pirate") >= table.tiles("0,3")
    table.refused("move_pirate 0,4", "pirate.not_at_sea", "SEA-26")


def test_sea_s3_5_chance_draws_from_what_is_left() -> None:
    game = a_scenario_table("oceania", placed=PLACED, hands={RED: SHIPS}, rolled=True).game
    outcomes = game.chance_outcomes(TO_THE_FOG)
    assert sum(share for _, share, _ in outcomes) == 1
    by_terrain: dict[str, Fraction] = {}
    for drawn, share, _ in outcomes:
        terrain = dict(drawn)["fog_terrain"]
        by_terrain[terrain] = by_terrain.get(terrain, Fraction(0)) + share
    assert by_terrain == {
        **dict.fromkeys(("forest", "pasture"), Fraction(1, 12)),
        **dict.fromkeys(("fields", "hills", "mountains", "gold", "sea"), Fraction(1, 6)),
    }


# ---- SEA-S3-6


def test_sea_s3_6_a_piece_whose_end_touches_a_hidden_tile_is_beside_it() -> None:
    table = oceania(["sea", "hills"], [6]).do(TO_THE_FOG)
    assert [tile_of(table, name)[0] for name in ("0,3", "0,4")] == ["sea", "fog"]
    table.do(ALONG_THE_FOG)
    assert tile_of(table, "0,4") == ("hills", 6)


def test_sea_s3_6_or_only_one_that_lies_along_it() -> None:
    table = oceania(["hills"], [6], fog_reach="edge").do(TO_THE_FOG)
    assert tile_of(table, "0,3") == ("fog", 0)
    table.do(ALONG_THE_FOG)
    assert [tile_of(table, name)[0] for name in ("0,3", "0,4")] == ["hills", "fog"]


def test_sea_s3_6_the_player_chooses_the_order_of_several_tiles() -> None:
    table = small_fog(["forest", "sea"], ["8"]).do("place_settlement 1,0SE")
    table.do("place_road 1,0SE")
    assert (table.game.phase, table.game.seat) == ("fog", RED)
    assert table.legal_at("choose_fog") == table.tiles("2,0", "1,1")
    table.refused("choose_fog 3,0", "fog.too_far", "SEA-S3-6")
    table.refused("choose_fog 0,0", "fog.not_hidden", "SEA-S3-5")
    table.do("choose_fog 1,1")
    assert (tile_of(table, "1,1"), tile_of(table, "2,0")) == (("forest", 8), ("sea", 0))
    assert table.hand(RED) == {"lumber": 1}
    assert (table.game.phase, table.game.seat) == ("place_settlement", BLUE)


def test_sea_s3_6_the_last_of_several_waits_for_the_card_of_a_gold_river() -> None:
    table = small_fog(["gold", "sea"], ["6"]).do("place_settlement 1,0SE", "place_road 1,0SE", "choose_fog 2,0")
    assert (table.game.phase, tile_of(table, "1,1")[0]) == ("gold", "fog")
    table.do("take_gold ore")
    assert (table.game.phase, tile_of(table, "1,1")[0]) == ("place_settlement", "sea")


def test_sea_s3_6_a_piece_along_the_fog_has_no_choice() -> None:
    table = small_fog(["sea"], reach="edge").do("place_settlement 1,0SE", "place_road 1,0SE")
    assert [tile_of(table, name)[0] for name in ("1,1", "2,0")] == ["sea", "fog"]


# ---- SEA-S3-7


def test_sea_s3_7_a_gold_river_brings_a_card_of_choice() -> None:
    table = oceania(["gold"], [11]).do(TO_THE_FOG)
    assert (table.game.phase, table.game.seat, tile_of(table, "0,3")) == ("gold", RED, ("gold", 11))
    table.do("take_gold brick")
    assert table.hand(RED) == {"lumber": 4, "wool": 4, "brick": 1}
    assert table.game.phase == "building"


def test_sea_s3_7_an_empty_supply_gives_nothing() -> None:
    table = oceania(["mountains"], [9]).empty_supply("ore").do(TO_THE_FOG)
    assert tile_of(table, "0,3") == ("mountains", 9)
    assert table.hand(RED) == {"lumber": 4, "wool": 4}
    assert table.told("fog_card") == []


def test_sea_s3_7_it_works_during_placement_too() -> None:
    table = a_scenario_table("oceania", chance={"fog_terrain": ["gold"], "fog_number": ["3"]})
    table.do("place_settlement -2,4NE", "place_ship -1,4NW")
    assert (table.game.phase, table.game.seat) == ("gold", RED)
    table.do("take_gold wool")
    assert table.hand(RED) == {"wool": 1}
    assert (table.game.phase, table.game.seat) == ("place_settlement", BLUE)


def test_sea_s3_7_desert_brings_neither_token_nor_card() -> None:
    table = small_fog(["desert"], reach="edge").do("place_settlement 1,0SE", "place_road 1,0SE")
    assert tile_of(table, "1,1") == ("desert", 0)
    assert table.hand(RED) == {}


# ---- SEA-S3-8


def test_sea_s3_8_nothing_is_built_inside_the_fog() -> None:
    table = oceania(["sea"], hand={**SHIPS, "brick": 3}, fog_reach="edge").do(TO_THE_FOG)
    assert table.land.beside(table.state, table.graph.edge("0,3SE")) == 0
    table.refused("build_ship 0,3SE", "fog.not_to_build_on", "SEA-S3-8")
    table.refused("build_road 0,3SE", "fog.not_to_build_on", "SEA-S3-8")
    table.refused("build_road 2,3NW", "road.no_land", "BASE-63")
    table.refused("build_settlement 0,3SE", "fog.not_to_build_on", "SEA-S3-8")
    table.refused("build_settlement -1,4N", "fog.not_to_build_on", "SEA-S3-8")


def test_sea_s3_8_neither_robber_nor_pirate_enters_the_fog() -> None:
    table = oceania()
    table.robber.ask_to_move(table.state, RED)
    hidden = {at for at in range(int(table.graph.tiles)) if table.block("terrain", at) == UNSEEN.index("fog")}
    assert not hidden & table.legal_at("move_robber")
    assert not hidden & table.legal_at("move_pirate")
    table.refused("move_robber 0,3", "fog.nobody_enters", "SEA-S3-8")
    table.refused("move_pirate 0,3", "fog.nobody_enters", "SEA-S3-8")
    table.refused("move_robber 2,3", "robber.not_here", "BASE-39")


# ---- SEA-S3-9


def test_sea_s3_9_new_land_brings_no_points_by_itself() -> None:
    table = on_new_land()
    before = table.points(RED)
    table.do("build_settlement -1,4NE")
    assert table.points(RED) == before + 1
    assert table.told("island_settled") == []


def test_sea_s3_9_twelve_points_win() -> None:
    table = on_new_land()
    table.set_points(RED, 11).do("build_settlement -1,4NE")
    assert table.game.over
    assert table.game.winners == [RED]


# ---- islands that grow together (SEA-36), for boards where foreign land brings points


def island_of(table: SeaTable, name: str) -> int:
    return table.block("island", table.graph.tile(name))


@pytest.mark.parametrize("home", ["0,0", "4,0"])
def test_sea_36_new_land_joins_the_islands_it_touches(home: str) -> None:
    table = small_fog(["forest", "sea", "forest", "desert"], ["2", "6"])
    west, east = island_of(table, "0,0"), island_of(table, "4,0")
    assert west != east
    fog = table.rules.the(Fog)
    fog.turn_up(table.state, RED, table.graph.tile("3,1"))
    assert island_of(table, "3,1") == east == island_of(table, "4,1")  # 4,1 lies in the east
    fog.turn_up(table.state, RED, table.graph.tile("3,0"))
    assert island_of(table, "3,0") == 0
    table.state.s[table.rules.block_named["islands_settled"].at + island_of(table, home)] = 1  # red has settled there
    fog.turn_up(table.state, RED, table.graph.tile("1,1"))
    assert island_of(table, "1,1") == west
    fog.turn_up(table.state, RED, table.graph.tile("2,1"))
    assert len({island_of(table, name) for name in ("0,0", "4,0", "2,1", "3,1")}) == 1
    assert table.block("islands_settled", island_of(table, "0,0")) == 1


def test_sea_36_new_land_in_the_sea_is_an_island_of_its_own() -> None:
    table = small_fog(["forest"], ["2"])
    known = {island_of(table, name) for name in table.graph.tile_names}
    scenario_fog = table.rules.the(Fog)
    scenario_fog.turn_up(table.state, RED, table.graph.tile("2,1"))
    assert island_of(table, "2,1") not in known


# ---- nothing hidden is stored


def test_sea_s3_3_what_is_imagined_knows_no_more_than_the_view() -> None:
    game = a_scenario_table("oceania", placed=PLACED, hands={RED: SHIPS}, rolled=True).game
    found = set()
    for seed in range(30):
        deal = imagine(game.view(BLUE), seed)
        at = game.graph.tile("0,3")
        assert deal.s[game.rules.the(Fog).land.terrain + at] == UNSEEN.index("fog")
        game.rules.the(Fog).turn_up(deal, RED, at)
        found.add(int(deal.s[game.rules.the(Fog).land.terrain + at]))
    assert len(found) > 3


def test_fog_in_reach_is_felt_by_bots() -> None:
    table = oceania()
    evaluation = Evaluation(table.rules)
    near = evaluation.names.index("fog lifted by one piece")

    def felt(seat: int) -> tuple[float, float]:
        evaluation.prepare_turn(table.state)
        evaluation.prepare_position(table.state)
        evaluation.write_features(table.state, seat, own=True)
        return evaluation.out[near], evaluation.out[near + 1]

    assert felt(RED) == (1 / 3, 2 / 3)
    assert felt(BLUE) == (0, 0)


# ---- whole games


def check(game: Game, scenario: Scenario, start: dict[str, Counter[int]]) -> None:
    """Tiles and tokens are on the board or under the fog; who may build where is as if worked out again."""
    g, rules = game.state, game.rules
    fog = rules.the(Fog)
    terrain = [int(g.s[fog.land.terrain + at]) for at in range(rules.graph.tiles)]
    number = [token_in(g.s[fog.land.numbers + at]) for at in range(rules.graph.tiles)]
    hidden_terrains = Counter({k: int(g.s[fog.terrains + k]) for k in range(len(UNSEEN))})
    hidden_numbers = Counter({n: int(g.s[fog.numbers + k]) for k, n in enumerate(NUMBERS)})
    hidden = terrain.count(UNSEEN.index("fog"))
    assert hidden == hidden_terrains.total() == sum(scenario.fog_terrains.values()) - len(turned_up(game))
    assert Counter(at for at in terrain if at != fog.hidden) + hidden_terrains == start["terrains"]
    assert Counter(n for n in number if n) + hidden_numbers == start["numbers"]
    assert all(n == 0 for at, n in zip(terrain, number, strict=True) if at == fog.hidden)
    again = g.copy()
    for corner in range(rules.graph.corners):
        fog.building.refresh_corner(again, corner)
        fog.building.refresh_around(again, corner)
        fog.ships.refresh_around(again, corner)
    assert again.to_bytes() == g.to_bytes()
    beside(game, fog)


def laid(game: Game) -> list[int]:
    """What lies on the board: when it is the same, the last check still holds."""
    blocks = [game.rules.block_named[name] for name in ("terrain", "road", "ship", "building", "unseen_number")]
    return [int(word) for block in blocks for word in game.state.s[block.at : block.at + block.size]]


def turned_up(game: Game) -> list[int]:
    """The tiles that were hidden at the start and are not any more."""
    terrain = game.rules.the(Fog).land.terrain
    first = game.origin.state.s
    at_first = [at for at in range(game.rules.graph.tiles) if first[terrain + at] == UNSEEN.index("fog")]
    return [at for at in at_first if game.state.s[terrain + at] != UNSEEN.index("fog")]


def beside(game: Game, fog: Fog) -> None:
    """No road or ship lies beside a hidden tile, unless the tile is about to be turned up."""
    if game.phase in ("fog", "gold"):
        return
    for edge in range(game.rules.graph.edges):
        if game.state.s[fog.building.road + edge] != 0:
            assert fog.count_near(game.state, edge) == 0


ROOMS = [
    (3, "random", "edge"),
    (4, "fixed", "edge"),
    (5, "random", "corner"),
    pytest.param(2, "fixed", "corner", marks=pytest.mark.long),
    pytest.param(3, "fixed", "corner", marks=pytest.mark.long),
    pytest.param(4, "random", "corner", marks=pytest.mark.long),
    pytest.param(6, "random", "edge", marks=pytest.mark.long),
]


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("seats", "layout", "reach"), ROOMS)
def test_sea_s3_5_tiles_and_tokens_are_never_lost(seats: int, layout: str, reach: str, seed: int) -> None:
    options: dict[str, object] = {"layout": layout, "fog_reach": reach, "phases": "combined"}
    if seats == 2:
        options["duel"] = True
    spec = GameSpec("seafarers/oceania", seats, tuple(options.items()))
    scenario = load_scenario(spec.name, seats)
    start: dict[str, Counter[int]] = {}
    seen: list[int] = []
    checks = 0
    for game in voyage(spec, seed):
        if not start:
            s, land = game.state.s, game.rules.the(Fog).land
            tiles = range(game.rules.graph.tiles)
            start["terrains"] = Counter(
                int(s[land.terrain + at]) for at in tiles if s[land.terrain + at] != UNSEEN.index("fog")
            ) + Counter({UNSEEN.index(name): n for name, n in scenario.fog_terrains.items()})
            tokens = Counter(token_in(s[land.numbers + at]) for at in tiles if s[land.numbers + at])
            start["numbers"] = tokens + Counter(scenario.fog_numbers)
        if laid(game) != seen:
            seen = laid(game)
            check(game, scenario, start)
            checks += 1
    assert checks > 40
    assert turned_up(game)
