"""The friendly robber: whom it spares, and where it goes when no tile is left (TB-FR, CK-113)."""

from __future__ import annotations

from typing import Any

import pytest

import archipel
from archipel.catalogue import entry
from archipel.engine.errors import SetUpError
from archipel.rules.traders_barbarians.friendly_robber import FriendlyRobber
from tests.rules.seafarers.scenario_tables import a_scenario_table
from tests.rules.seafarers.test_cloth import PLACED, TO_OWN
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

SEVEN = [(3, 4)]
DESERT = "0,0"


def a_friendly_table(points: dict[int, int] | None = None, **given: Any) -> Table:
    """A seven is about to be rolled; everybody has three points but for those given."""
    table = a_table(dice=SEVEN, friendly_robber=True, **given)
    for seat in range(table.game.seats):
        table.set_points(seat, 3)
    for seat, count in (points or {}).items():
        table.set_points(seat, count)
    return table


def beside(table: Table, seat: int) -> set[object]:
    """The tiles at the buildings of a seat."""
    graph = table.graph
    width = int(graph.tile_width)
    return {
        tile
        for tile in range(graph.tiles)
        if any(
            corner >= 0 and table.building.owner(table.state, corner) == seat
            for corner in graph.tile_corners[tile * width : (tile + 1) * width]
        )
    }


def test_tb_fr_1_not_to_a_tile_of_a_player_with_two_points() -> None:
    table = a_friendly_table({BLUE: 2}).do("roll")
    everywhere = a_friendly_table().do("roll").legal_at("move_robber")
    assert table.legal_at("move_robber") == everywhere - beside(table, BLUE)
    error = table.refused("move_robber 1,-1", "robber.friendly", "TB-FR-1")
    assert error.details["points"] == 2


@pytest.mark.parametrize(("points", "spared"), [(1, True), (2, True), (3, False)])
def test_tb_fr_1_no_more_than_two(points: int, spared: bool) -> None:
    table = a_friendly_table({WHITE: points}).do("roll")
    assert (not (beside(table, WHITE) & table.legal_at("move_robber"))) == spared


def test_tb_fr_1_also_to_a_tile_of_the_active_player() -> None:
    table = a_friendly_table({RED: 2}).do("roll")
    assert not beside(table, RED) & table.legal_at("move_robber")


def test_tb_fr_1_a_knight_card_too() -> None:
    table = a_friendly_table({BLUE: 2}, cards={RED: ["knight"]}).do("play_knight")
    assert not beside(table, BLUE) & table.legal_at("move_robber")


def test_tb_fr_1_hidden_points_do_not_count() -> None:
    table = a_friendly_table({BLUE: 2}).hold_card(BLUE, "victory_point").do("roll")
    assert not beside(table, BLUE) & table.legal_at("move_robber")


def all_blocked(robber: str = DESERT) -> Table:
    """Everybody has two points, and there is a building at every tile."""
    table = a_friendly_table().move_robber(robber)
    for corner in range(table.graph.corners):
        if table.state.s[table.building.free + corner] != 0:
            table.building.place_settlement(table.state, ORANGE, corner)
    for seat in range(4):
        table.set_points(seat, 2)
    return table.do("roll")


def test_tb_fr_2_without_a_tile_the_robber_stays_on_the_desert() -> None:
    table = all_blocked()
    assert table.legal() == [f"move_robber {DESERT}"]
    table.do(f"move_robber {DESERT}")
    assert table.block("robber") == table.graph.tile(DESERT)
    assert "end_turn" in table.legal()


def test_tb_fr_2_or_it_returns_there() -> None:
    table = all_blocked("0,-2")
    assert table.legal() == [f"move_robber {DESERT}"]
    table.refused("move_robber 1,-1", "robber.friendly", "TB-FR-1")


def test_combo_19_without_a_desert_it_leaves_the_board() -> None:
    table = all_blocked("0,-2")
    table.state.s[table.land.terrain + table.graph.tile(DESERT)] = 1
    assert table.legal() == ["remove_robber"]
    table.do("remove_robber")
    assert table.block("robber") == -1
    assert table.told("robber_left") == [{"seat": RED}]


def test_tb_fr_2_it_may_not_leave_while_a_tile_is_left() -> None:
    a_friendly_table({BLUE: 2}).do("roll").refused("remove_robber", "robber.must_enter", "BASE-39")


def test_tb_fr_3_nobody_with_two_points_is_robbed_beside_the_desert() -> None:
    """Only orange, beside the desert, has three points; everybody is beside every other tile."""
    table = all_blocked("0,-2").hold(BLUE, ore=1).hold(ORANGE, ore=1)
    table.set_points(ORANGE, 3)
    assert ORANGE in {int(table.building.owner(table.state, c)) for c in range(table.graph.corners)}
    friendly = table.rules.the(FriendlyRobber)
    assert [bool(friendly.may_rob(table.state, RED, seat)) for seat in (BLUE, WHITE, ORANGE)] == [False, False, True]
    table.robber.rob_at(table.state, RED, table.graph.tile(DESERT))
    assert (table.hand(RED), table.hand(BLUE), table.hand(ORANGE)) == ({"ore": 1}, {"ore": 1}, {})


def test_tb_fr_3_a_spared_player_is_no_victim_anywhere() -> None:
    table = all_blocked().hold(BLUE, ore=1).hold(ORANGE, ore=1)
    table.do(f"move_robber {DESERT}")
    assert table.told("stolen") == []


def test_tb_fr_4_discards_are_as_usual() -> None:
    table = a_friendly_table({BLUE: 2}).hold(BLUE, ore=8).do("roll")
    assert table.block("discards_owed", BLUE) == 4


def at_sea(**given: object) -> Table:
    """The robber phase of the cloth scenario; every seat has one ship, white two points and the others three."""
    table = a_scenario_table("cloth", 4, PLACED, None, None, SEVEN, chosen={"friendly_robber": True, **given})
    for seat, edge in TO_OWN.items():
        table.building.place_route(table.state, seat, table.graph.edge(edge), table.ships.piece)
        table.set_points(seat, 2 if seat == WHITE else 4)
    return table.do("roll")


def white_sea(table: Table) -> set[object]:
    """The tiles at white's ship that a pirate might go to."""
    edge = table.graph.edge(TO_OWN[WHITE])
    return at_sea().legal_at("move_pirate") & set(table.graph.edge_tiles[2 * edge : 2 * edge + 2])


def test_tb_fr_5_the_pirate_is_not_restricted() -> None:
    table = at_sea()
    assert white_sea(table)
    assert white_sea(table) <= table.legal_at("move_pirate")


def test_tb_fr_5_unless_it_is_friendly_too() -> None:
    table = at_sea(friendly_pirate=True)
    seas = white_sea(table)
    assert seas
    assert not seas & table.legal_at("move_pirate")
    assert table.legal_at("move_pirate")
    (tile, *_) = seas
    assert isinstance(tile, int)
    table.refused(f"move_pirate {table.graph.tile_names[tile]}", "pirate.friendly", "TB-FR-5")


def test_tb_fr_5_a_friendly_pirate_is_chosen_only_where_there_is_one() -> None:
    with pytest.raises(SetUpError):
        entry("base").choose(4, {"friendly_pirate": True})


def test_ck_113_in_cities_and_knights_three_points_are_spared() -> None:
    game = archipel.new_game("cities_knights", 3, seed=1, friendly_robber=True)
    assert game.rules.the(FriendlyRobber).most == 3
    assert archipel.new_game("base", 3, seed=1, friendly_robber=True).rules.the(FriendlyRobber).most == 2


def test_combo_17_neutral_colours_are_not_protected() -> None:
    table = a_friendly_table()
    friendly = table.rules.the(FriendlyRobber)
    assert not friendly.spares(table.state, table.game.seats)
    assert not friendly.spares(table.state, -1)
