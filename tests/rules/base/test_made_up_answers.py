"""What the base game asks of later boxes, each question answered by a small chapter that no box has."""

from __future__ import annotations

from random import Random

import pytest

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.scenario import read_scenario
from archipel.catalogue import begin
from archipel.engine.chance import Script
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.production import Production
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.box_chapter import CITY, BoxChapter
from archipel.rules.cities_knights.game import CityOptions, city_chapters, with_cities
from tests.properties.players import any_choice
from tests.tables import BASE_COUNTS, BLUE, RED, WHITE, Table, a_table_with, load_scenario

pytestmark = pytest.mark.compiled


def play_on(table: Table, seed: int) -> None:
    chance = Random(seed)
    while not table.game.over:
        seat, action = any_choice(table.game, chance)
        table.game.apply(action, seat)


# ---- may this be upgraded


class Ordinance(BoxChapter):
    """No city on one corner."""

    def __init__(self, corner: str) -> None:
        super().__init__("ordinance")
        self.corner = corner

    def install(self, rules: Rules) -> None:
        self.at = rules.graph.corner(self.corner)
        rules.the(Building).on_may_upgrade.append(self)

    def may_upgrade(self, g: State, colour: int, corner: int) -> bool:
        return corner != self.at

    def refusal(self, g: State, seat: int, piece: int, at: int) -> IllegalAction | None:
        return IllegalAction("city.ordinance", "HOUSE-1") if piece == CITY and at == self.at else None


def test_a_chapter_may_forbid_a_city() -> None:
    table = a_table_with(Ordinance("0,-1N"))
    table.turn.after_roll(table.state, RED)
    table.hold(RED, ore=3, grain=2)
    assert table.legal_at("build_city") == table.corners("0,1S")
    table.refused("build_city 0,-1N", "city.ordinance", "HOUSE-1")
    table.do("build_city 0,1S")
    assert table.points(RED) == 3


# ---- how much a building yields


class Epidemic(BoxChapter):
    """Every building brings one card at most."""

    def __init__(self) -> None:
        super().__init__("epidemic")

    def install(self, rules: Rules) -> None:
        rules.the(Production).on_building_yield.append(self)

    def building_yield(self, g: State, seat: int, corner: int, tile: int, cards: int) -> int:
        return min(cards, 1)


@pytest.mark.parametrize(("chapters", "count"), [((), 2), ((Epidemic(),), 1)])
def test_a_chapter_may_change_what_a_building_yields(chapters: tuple[BoxChapter, ...], count: int) -> None:
    table = a_table_with(*chapters, dice=[(6, 6)])
    table.city(RED, "0,-1N").put_number("0,-1", 12)
    table.do("roll")
    assert table.hand(RED) == {"brick": count}
    assert [event["count"] for event in table.told("produced") if event["seat"] == RED] == [count]


def test_of_a_city_with_a_commodity_the_resource_is_left() -> None:
    """As in CK-110: one card is the resource, never the commodity."""
    scenario = load_scenario("base", 3)
    options = CityOptions(3)
    base = BaseOptions(start=RED, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    for more, expected in (([], {"wool": 1, "cloth": 1}), ([Epidemic()], {"wool": 1})):
        chapters = [*base_chapters(with_cities(base, options)), *city_chapters(options), *more]
        board = deal_board(scenario, BoardOptions(board="beginner"), Random(0).randrange)
        game = begin(Rules(3, 3, scenario.graph, chapters), board, 0)
        game.listen()
        table = Table(game)
        table.settle(RED, "0,-1N").city(RED, "0,-1N")
        table.rules.the(Production).produce(table.state, 2)  # a pasture
        assert table.hand(RED) == expected
        assert {str(event["card"]) for event in table.told("produced")} == set(expected)


# ---- buildings that stand but do not count


class Ruins(BoxChapter):
    """Buildings may be suspended."""

    def __init__(self) -> None:
        super().__init__("ruins")
        self.seen: list[tuple[str, int, int]] = []

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.building.allow_suspended(rules)
        self.building.on_suspended.append(self)

    def building_suspended(self, g: State, colour: int, corner: int) -> None:
        self.seen.append(("suspended", colour, corner))

    def building_restored(self, g: State, colour: int, corner: int) -> None:
        self.seen.append(("restored", colour, corner))


def test_a_suspended_building_is_worth_and_yields_nothing() -> None:
    ruins = Ruins()
    table = a_table_with(ruins, dice=[(6, 6), (6, 6)])
    corner = table.graph.corner("0,-1N")
    table.put_number("0,-1", 12)
    table.building.suspend(table.state, corner)
    assert table.points(RED) == 1
    table.do("roll")
    assert table.hand(RED) == {}
    table.building.restore(table.state, corner)
    assert table.points(RED) == 2
    table.turn.begin_turn(table.state, RED)
    table.do("roll")
    assert table.hand(RED) == {"brick": 1}
    assert ruins.seen == [("suspended", RED, corner), ("restored", RED, corner)]


def test_a_suspended_building_stands_in_the_way_and_may_grow() -> None:
    table = a_table_with(Ruins())
    corner = table.graph.corner("0,-1N")
    table.building.suspend(table.state, corner)
    assert table.block("corner_free", table.graph.corner("0,-1NE")) == 0
    assert table.building.owner(table.state, corner) == RED
    assert table.block("road_open", table.graph.edge("0,-1NW")) & table.rules.bits[RED]
    table.city(RED, "0,-1N")
    assert table.points(RED) == 1
    table.building.restore(table.state, corner)
    assert table.points(RED) == 3


# ---- harbours that close


class Wardens(BoxChapter):
    """Hears of harbours that open and close."""

    def __init__(self) -> None:
        super().__init__("wardens")
        self.heard: list[int] = []

    def install(self, rules: Rules) -> None:
        rules.the(Maritime).on_harbours.append(self)

    def harbours_changed(self, g: State, seat: int) -> None:
        self.heard.append(seat)


def harbour_of(table: Table, kind: str) -> tuple[int, int]:
    """The first harbour of a kind: its edge and one of its corners."""
    names = table.rules.block_named["harbour"].names
    edge = next(e for e in range(int(table.graph.edges)) if names[table.block("harbour", e)] == kind)
    return edge, int(table.graph.edge_corners[2 * edge])


def test_a_harbour_that_closes_serves_nobody() -> None:
    wardens = Wardens()
    table = a_table_with(wardens)
    ore, at_ore = harbour_of(table, "ore")
    generic, at_generic = harbour_of(table, "generic")
    table.settle(RED, table.graph.corner_names[at_ore]).settle(RED, table.graph.corner_names[at_generic])
    assert [table.rate(RED, card) for card in ("ore", "wool")] == [2, 3]
    table.maritime.close_harbour(table.state, ore)
    assert [table.rate(RED, card) for card in ("ore", "wool")] == [3, 3]
    assert table.block("harbour", ore) == 0
    table.maritime.close_harbour(table.state, generic)
    assert [table.rate(RED, card) for card in ("ore", "wool")] == [4, 4]
    assert wardens.heard == [RED] * 4
    assert table.rate(BLUE, "ore") == 4


def test_a_suspended_building_has_no_harbour() -> None:
    table = a_table_with(Ruins())
    _, corner = harbour_of(table, "ore")
    table.settle(RED, table.graph.corner_names[corner])
    table.building.suspend(table.state, corner)
    assert table.rate(RED, "ore") == 4
    table.building.restore(table.state, corner)
    assert table.rate(RED, "ore") == 2


# ---- the robber


class Forbidden(BoxChapter):
    """The robber enters no tile but some, and steals from some players only; where its home is."""

    def __init__(self, tiles: tuple[str, ...] = (), protected: tuple[int, ...] = (), home: str | None = "") -> None:
        super().__init__("forbidden")
        self.tiles = tiles
        self.protected = protected
        self.there = home  # "" the desert, None off the board

    def install(self, rules: Rules) -> None:
        self.allowed = {rules.graph.tile(tile) for tile in self.tiles}
        robber = rules.the(Robber)
        robber.on_may_enter.append(self)
        robber.on_may_rob.append(self)
        if self.there != "":
            robber.on_robber_home.append(self)
        if self.there is None:
            robber.let_it_leave(rules)

    def may_enter(self, g: State, tile: int) -> bool:
        return tile in self.allowed

    def may_rob(self, g: State, thief: int, victim: int) -> bool:
        return victim not in self.protected

    def robber_home(self, g: State, tile: int) -> int:
        return -1 if self.there is None else g.rules.graph.tile(self.there)

    def refusal(self, g: State, seat: int, piece: int, at: int) -> IllegalAction | None:
        return None if self.may_enter(g, at) else IllegalAction("robber.forbidden", "HOUSE-2")


def test_with_no_tile_left_the_robber_stays_on_the_desert_or_returns_to_it() -> None:
    table = a_table_with(Forbidden(), dice=[(3, 4), (3, 4)])
    table.do("roll")
    assert table.legal() == ["move_robber 0,0"]  # where it stands
    table.refused("move_robber 1,0", "robber.forbidden", "HOUSE-2")
    table.do("move_robber 0,0")
    assert (table.game.phase, table.block("robber")) == ("action", table.graph.tile("0,0"))
    assert table.block("blocked", table.graph.tile("0,0")) == 1
    table.move_robber("1,0").do("end_turn", "roll")
    assert table.legal() == ["move_robber 0,0"]


def test_a_player_beside_the_robber_may_be_out_of_its_reach() -> None:
    table = a_table_with(Forbidden(("1,0",), protected=(BLUE,)), dice=[(3, 4)])
    table.hold(BLUE, ore=2).hold(WHITE, wool=2)
    table.do("roll", "move_robber 1,0")  # beside buildings of both
    assert [event["victim"] for event in table.told("stolen")] == [WHITE]
    assert table.hand(BLUE) == {"ore": 2}


def test_the_robber_may_have_another_home() -> None:
    table = a_table_with(Forbidden(home="2,0"), dice=[(3, 4)])
    assert table.robber.home(table.state) == table.graph.tile("2,0")
    table.do("roll")
    assert table.legal() == ["move_robber 2,0"]


def test_without_a_home_the_robber_leaves_the_board_and_comes_back() -> None:
    chapter = Forbidden(home=None)
    table = a_table_with(chapter, dice=[(3, 4), (1, 1), (3, 4)])
    table.do("roll")
    assert table.legal() == ["remove_robber"]
    table.do("remove_robber")
    assert (table.block("robber"), table.told("robber_left")) == (-1, [{"seat": RED}])
    assert not any(table.block("blocked", tile) for tile in range(19))
    table.do("end_turn", "roll")
    assert table.hand_size(RED) + table.hand_size(BLUE) + table.hand_size(WHITE) > 0
    chapter.allowed = set(range(19))
    table.do("end_turn", "roll")
    assert len(table.legal("move_robber")) == 19
    table.refused("remove_robber", "robber.must_enter", "BASE-39")
    table.do("move_robber 0,0")
    assert table.block("robber") == table.graph.tile("0,0")


def test_without_a_desert_the_robber_has_no_home() -> None:
    for chapter, home in ((Forbidden(), 9), (Forbidden(home=None), -1)):
        table = a_table_with(chapter)
        assert table.block("robber") == 9
        table.state.s[table.land.terrain + 9] = 1
        assert table.robber.home(table.state) == home
        table.robber.send_home(table.state, RED)
        assert table.block("robber") == home
        assert len(table.told("robber_left")) == (1 if home < 0 else 0)


class Friendly(BoxChapter):
    """As in TB-FR-1 to TB-FR-3: the robber spares players with two points."""

    def __init__(self) -> None:
        super().__init__("friendly")

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.score = rules.the(Score)
        self.robber = rules.the(Robber)
        self.robber.on_may_enter.append(self)
        self.robber.on_may_rob.append(self)

    def may_enter(self, g: State, tile: int) -> bool:
        graph = g.rules.graph
        width = int(graph.tile_width)
        corners = [int(graph.tile_corners[tile * width + k]) for k in range(width)]
        owners = {self.building.owner(g, v) for v in corners if v >= 0} - {-1}
        return all(self.may_rob(g, -1, owner) for owner in owners)

    def may_rob(self, g: State, thief: int, victim: int) -> bool:
        return bool(g.s[self.score.points + victim] > 2)


CLOSED = ("0,-1N", "-1,-1S", "2,-2S", "1,1N", "-2,2N", "0,1S")  # six corners that touch every tile but the desert


def test_a_friendly_robber_always_has_something_to_do() -> None:
    """Three players with two points each can close the whole island to the robber."""
    scenario = load_scenario("base", 3)
    options = BaseOptions(start=RED, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    rules = Rules(3, 3, scenario.graph, [*base_chapters(options), Friendly()])
    board = deal_board(scenario, BoardOptions(board="beginner"), Random(0).randrange)
    game = begin(rules, board, 0, Script({"dice": [(3, 4)]}))
    for corner in CLOSED:
        game.apply(f"place_settlement {corner}")
        game.apply(game.legal_actions()[0])
    table = Table(game)
    assert not table.robber.may_go_anywhere(table.state)
    table.do("roll")
    assert table.legal() == ["move_robber 0,0"]
    table.do("move_robber 0,0")
    assert table.game.phase == "action"
    table.set_points(BLUE, 3)
    assert table.robber.may_go_anywhere(table.state)


# ---- a road piece of any kind


class Bridges(BoxChapter):
    """A piece on edges that roads go on from, with a stock of its own."""

    def __init__(self) -> None:
        super().__init__("bridges")
        self.piece = 0
        self.left = 0
        self.bridge = 0

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.piece = self.building.add_piece("bridge", True)
        self.left = rules.colour_block("bridges_left", PUBLIC)
        self.bridge = rules.edge_block("bridge", PUBLIC, "flag")
        self.building.on_put_route.append(self)
        self.building.on_take_off.append(self)

    def begin(self, g: State) -> None:
        for colour in range(int(g.rules.colours)):
            g.s[self.left + colour] = 3

    def put_route(self, g: State, colour: int, edge: int, piece: int) -> bool:
        if piece != self.piece:
            return False
        self.building.lay_road_piece(g, colour, edge, self.left)
        g.s[self.bridge + edge] = 1
        return True

    def take_off(self, g: State, colour: int, edge: int) -> bool:
        if g.s[self.bridge + edge] == 0:
            return False
        g.s[self.bridge + edge] = 0
        self.building.lift_road_piece(g, colour, edge, self.left)
        return True


def test_a_bridge_comes_through_the_same_door_as_a_road() -> None:
    bridges = Bridges()
    table = a_table_with(bridges)
    edge = table.graph.edge("1,-1NW")
    table.building.place_route(table.state, RED, edge, bridges.piece)
    assert table.told("built")[-1] == {"seat": RED, "piece": "bridge", "at": edge}
    assert (table.block("bridges_left", RED), table.block("roads_left", RED)) == (2, 13)
    assert table.block("route_length", RED) == 2  # with the road it goes on from
    assert table.block("road_open", table.graph.edge("1,-1NE")) & table.rules.bits[RED]
    table.road(RED, "1,-1NE", "2,-2SE", "2,-2E")
    assert table.block("longest_route") == RED + 1
    table.building.remove_route(table.state, RED, edge)
    table.route.award(table.state)
    assert (table.block("bridges_left", RED), table.block("roads_left", RED)) == (3, 10)
    assert (table.block("road", edge), table.block("bridge", edge)) == (0, 0)
    assert (table.block("route_length", RED), table.block("longest_route")) == (3, 0)


# ---- what an edge counts


class Camels(BoxChapter):
    """A road beside a camel counts two."""

    def __init__(self) -> None:
        super().__init__("camels")
        self.camel = 0

    def install(self, rules: Rules) -> None:
        self.route = rules.the(LongestRoute)
        self.camel = rules.edge_block("camel", PUBLIC, "flag")
        self.route.on_edge_length.append(self)

    def edge_length(self, g: State, edge: int, length: int) -> int:
        return length + int(g.s[self.camel + edge])

    def put(self, g: State, edge: int) -> None:
        g.s[self.camel + edge] = 1
        self.route.length_changed(g, edge)


def test_a_camel_makes_a_road_count_two() -> None:
    camels = Camels()
    table = a_table_with(camels)
    table.road(RED, "1,-1NW", "1,-1NE", "2,-2SE")
    assert (table.block("route_length", RED), table.block("longest_route")) == (4, 0)
    camels.put(table.state, table.graph.edge("1,-1NW"))
    assert (table.block("route_length", RED), table.block("longest_route")) == (5, RED + 1)
    camels.put(table.state, table.graph.edge("2,-2E"))  # a free path: its road counts two from the start
    table.road(RED, "2,-2E")
    assert table.block("route_length", RED) == 7


# ---- corners where more than three paths meet

WHEEL = """
seats = [3]
target = 10
chapters = ["base"]
robber = "desert"

[legend]
F = "forest"
D = "desert"

[map]
origin = "0,0"
ring = true
rows = '''
      F2    F3
   F4    D     F5
      F6    F8
'''
inner_paths = ["0,1CNE", "0,1CSE", "0,1CNW", "0,1CSW"]
"""


def test_where_four_paths_meet_a_building_cuts_two_lines() -> None:
    scenario = read_scenario(WHEEL + BASE_COUNTS, "wheel.toml")
    options = BaseOptions(start=RED, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    rules = Rules(3, 3, scenario.graph, base_chapters(options))
    graph = scenario.graph
    assert graph.corner_width == 4
    table = Table(begin(rules, deal_board(scenario, BoardOptions(), Random(0).randrange), 0))
    corner = graph.corner("0,1NE")
    width = int(graph.corner_width)
    edges = [int(graph.corner_edges[corner * width + k]) for k in range(width)]
    assert min(edges) >= 0
    for k, edge in enumerate(edges):
        table.road(RED if k < 2 else BLUE, graph.edge_names[edge])
    assert [table.block("route_length", seat) for seat in (RED, BLUE)] == [2, 2]
    table.building.hold(table.state, WHITE, corner)
    assert [table.block("route_length", seat) for seat in (RED, BLUE)] == [1, 1]
    table.building.release(table.state, corner)
    assert [table.block("route_length", seat) for seat in (RED, BLUE)] == [2, 2]
    table.settle(WHITE, "0,1NE")
    assert [table.block("route_length", seat) for seat in (RED, BLUE)] == [1, 1]


def test_whole_games_with_all_of_these_chapters() -> None:
    for seed in range(2):
        table = a_table_with(Ordinance("0,-1N"), Epidemic(), Ruins(), Bridges(), Camels())
        play_on(table, seed)
        assert table.game.winner is not None
