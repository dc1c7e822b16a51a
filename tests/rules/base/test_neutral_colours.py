"""Colours that own pieces and that nobody plays: they stand in the way, are measured, and take part in nothing else."""

from __future__ import annotations

from random import Random

import pytest

from archipel import IllegalAction
from archipel.engine.errors import RulesError
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import imagine
from archipel.rules.base.building import Building
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import BoxChapter
from tests.properties.players import any_choice
from tests.tables import BLUE, RED, WHITE, Table, a_table_with

pytestmark = pytest.mark.compiled

GREY = 3  # behind three players


class Strangers(BoxChapter):
    """A neutral colour with a settlement on the board from the start."""

    def __init__(self, corner: str, competes: bool = False) -> None:
        super().__init__("strangers")
        self.corner = corner
        self.competes = competes

    def neutral_colours(self) -> int:
        return 1

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        if self.competes:
            rules.the(LongestRoute).let_neutrals_compete(rules)

    def begin(self, g: State) -> None:
        self.building.place_settlement(g, g.rules.players, g.rules.graph.corner(self.corner))


def a_table(dice: list[tuple[int, int]] | None = None, competes: bool = False) -> Table:
    return a_table_with(Strangers("0,0S", competes), dice=dice)


def listed(block: object) -> list[object]:
    assert isinstance(block, list)
    return block


def snake(table: Table, colour: int) -> None:
    """Five roads of a colour in one line."""
    table.road(colour, "0,0SW", "0,0W", "0,0NW", "0,0NE", "0,0E")


def test_players_decide_and_colours_own() -> None:
    table = a_table()
    assert (table.rules.players, table.rules.colours) == (3, 4)
    assert table.game.seats == 3
    assert table.rules.everybody() == 0b111
    assert table.block("held", table.graph.corner("0,0S")) == GREY + 1
    assert table.block("settlements_left", GREY) == 4
    view = table.game.view(RED).to_json()
    assert [len(listed(view[name])) for name in ("points", "hand_count", "hand", "roads_left", "route_length")] == [
        3,
        3,
        3,
        4,
        4,
    ]
    assert len(table.rules.hidden) == 4  # three players and onlookers


def test_fewer_colours_than_players_are_refused() -> None:
    with pytest.raises(RulesError, match="3 players need as many colours, not 2"):
        Rules(3, 2, a_table().graph, [])


def test_its_pieces_are_announced_and_bring_it_nothing() -> None:
    table = a_table()
    assert table.told("built")[0] == {"seat": GREY, "piece": "settlement", "at": table.graph.corner("0,0S")}
    assert [table.points(seat) for seat in range(3)] == [2, 2, 2]


def test_nobody_builds_beside_it_or_goes_on_through_it() -> None:
    table = a_table()
    assert table.game.phase == "before_roll"
    assert table.block("corner_free", table.graph.corner("0,0SE")) == 0
    edge = table.graph.edge("0,0SE")
    assert table.block("road_open", edge) == table.rules.bits[GREY]
    table.turn.after_roll(table.state, RED)
    table.hold(RED, brick=1, lumber=1)
    table.refused("build_road 0,0SE", "road.not_connected", "BASE-63")


def test_it_produces_nothing() -> None:
    """Its settlement touches three tiles; whatever is rolled, only players get cards, and nobody comes short by it."""
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        table = a_table([(total - total // 2, total // 2)])
        before = {card: table.supply(card) for card in table.cards.names}
        table.do("roll")
        for card in table.cards.names:
            gained = sum(table.hand(seat).get(card, 0) for seat in range(3))
            assert table.supply(card) == before[card] - gained
        assert all(event["seat"] < 3 for event in table.told("produced"))  # type: ignore[operator]
        assert list(table.state.scratch.tally) == [0] * len(table.state.scratch.tally)


def test_it_is_not_robbed() -> None:
    table = a_table([(3, 4)])
    table.do("roll", "move_robber 0,1")
    assert table.game.phase == "action"
    assert not table.told("stolen")


def test_it_opens_no_harbour() -> None:
    table = a_table()
    before = [table.rate(seat, "ore") for seat in range(3)]
    for edge in range(int(table.graph.edges)):
        if table.block("harbour", edge):
            corner = table.graph.edge_corners[2 * edge]
            table.building.place_settlement(table.state, GREY, corner)
            break
    assert [table.rate(seat, "ore") for seat in range(3)] == before
    assert len(table.rules.block_named["rate"].names) * 3 == table.rules.block_named["rate"].size


@pytest.mark.parametrize("competes", [False, True])
def test_its_route_is_measured_and_takes_the_tile_only_where_a_chapter_says_so(competes: bool) -> None:
    table = a_table(competes=competes)
    snake(table, GREY)
    assert table.block("route_length", GREY) == 5
    assert table.block("longest_route") == (GREY + 1 if competes else 0)
    assert [table.points(seat) for seat in range(3)] == [2, 2, 2]
    table.road(RED, "1,-1NW", "1,-1NE", "2,-2SE", "2,-2E")
    assert table.block("route_length", RED) == 5
    assert table.block("longest_route") == (GREY + 1 if competes else RED + 1)
    table.road(RED, "2,-2NE")
    assert table.block("longest_route") == RED + 1
    assert table.points(RED) == 4


def test_only_players_are_asked_and_seen() -> None:
    table = a_table()
    with pytest.raises(IllegalAction) as wrong:
        table.game.apply("roll", GREY)
    assert wrong.value.key == "seat.unknown"
    with pytest.raises(IllegalAction):
        table.game.view(GREY)
    turns = []
    for _ in range(4):
        turns.append(table.game.active)
        table.turn.after_roll(table.state, table.game.active)
        table.do("end_turn")
    assert turns == [RED, BLUE, WHITE, RED]


def test_whole_games_with_it_come_to_an_end() -> None:
    for seed in range(3):
        table = a_table(competes=seed > 0)
        chance = Random(seed)
        while not table.game.over:
            seat, action = any_choice(table.game, chance)
            table.game.apply(action, seat)
        assert table.game.over
        assert table.game.winner in (RED, BLUE, WHITE)
        world = imagine(table.game.view(RED), seed)
        assert sum(world.s[table.cards.hand + i] for i in range(3 * int(table.cards.kinds))) == sum(
            table.hand_size(seat) for seat in range(3)
        )
