"""What must hold where two scenarios of Traders & Barbarians are played on one board (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.rules.traders_barbarians.with_attack_sea import AttackAtSea
from archipel.rules.traders_barbarians.with_attack_wagons import AttackWithWagons
from archipel.rules.traders_barbarians.with_caravans_wagons import CaravansWithWagons
from archipel.rules.traders_barbarians.with_fish_attack import FishInAttack
from archipel.rules.traders_barbarians.with_fish_rivers import FishAtRivers
from archipel.rules.traders_barbarians.with_fish_wagons import FishWithWagons
from archipel.rules.traders_barbarians.with_rivers_attack import RiversInAttack
from archipel.rules.traders_barbarians.with_rivers_sea import RiversAtSea
from archipel.rules.traders_barbarians.with_rivers_wagons import RiversWithWagons
from archipel.rules.traders_barbarians.with_wagons_sea import WagonsAtSea
from tests.properties.boards import edges_in, ends_of
from tests.properties.river_invariants import gold_of
from tests.properties.wagon_invariants import nothing_kept, sea_sides

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants


def camels_on_paths(game: Invariants, g: State) -> None:
    """No camel stands on a sea side of a target (COMBO-30)."""
    camel = game.block(g, "camel")
    assert all(camel[edge] < 0 for edge in sea_sides(game))


def fish_march(game: Invariants, g: State) -> None:
    """One march at most is paid for with fish (COMBO-32)."""
    assert game.block(g, "fish_march")[0] in (0, 1)


def no_barbarians_at_swamps(game: Invariants, g: State) -> None:
    """Swamps are never conquered (COMBO-29)."""
    barbarians = game.block(g, "coast_barbarians")
    assert not any(barbarians[tile] for tile, terrain in enumerate(game.terrain(g)) if terrain == "swamp")


def barbarians_on_paths(game: Invariants, g: State) -> None:
    """Every barbarian of the coast is on a path of its tile or in its middle (COMBO-31)."""
    stand, home = game.block(g, "path_barbarians"), game.block(g, "barbarian_home")
    middle, coast = game.block(g, "barbarians_in_middle"), game.block(g, "coast_barbarians")
    tiles = game.graph.edge_tiles
    for edge, tile in zip(stand, home, strict=True):
        assert (edge < 0) == (tile < 0)
        assert edge < 0 or tile in (tiles[2 * edge], tiles[2 * edge + 1])
    assert min(middle) >= 0
    assert [home.count(tile) + count for tile, count in enumerate(middle)] == list(coast)


def edges_without_gold(game: Invariants, g: State, seat: int) -> set[int]:
    """The sides of river hexes, if the seat has no gold for a ship that leaves one (COMBO-33)."""
    if not game.rules.has(RiversAtSea) or gold_of(game, g)[seat] > 0:
        return set()
    graph = game.graph
    tiles, width = graph.edge_tiles, int(graph.tile_width)
    sites = [edge for edge, flag in enumerate(game.block(g, "river")) if flag]
    wet = game.wet(g)
    hexes = {int(tiles[2 * edge + side]) for edge in sites for side in range(2)} - wet - {-1}
    return {int(graph.tile_edges[tile * width + k]) for tile in hexes for k in range(width)}


def edges_cut_off(game: Invariants, g: State, seat: int) -> set[int]:
    """The ships of a seat in lines without a building of its own that counts (COMBO-33)."""
    if not game.rules.has(AttackAtSea):
        return set()
    ship, road = game.block(g, "ship"), game.block(g, "road")
    own = {edge for edge, kind in enumerate(ship) if kind and road[edge] == seat + 1}
    ends = ends_of(game.graph)
    return {edge for edge in own if not home_lines(game, g, seat).intersection(ends[edge])}


def home_lines(game: Invariants, g: State, seat: int) -> set[int]:
    """The corners that are a building of a seat that counts, or that its ships come to from one (COMBO-33)."""
    ship, road = game.block(g, "ship"), game.block(g, "road")
    own = {edge for edge, kind in enumerate(ship) if kind and road[edge] == seat + 1}
    held, building, lies = (game.block(g, name) for name in ("held", "building", "suspended"))
    ends = ends_of(game.graph)
    reached = {v for v, holder in enumerate(held) if holder == seat + 1 and building[v] and not lies[v]}
    before = 0
    while len(reached) > before:
        before = len(reached)
        for edge in own:
            if reached.intersection(ends[edge]):
                # A line does not come to another player's building.
                reached |= {v for v in ends[edge] if held[v] in (0, seat + 1)}
    return reached


def no_ships_on_mouths(game: Invariants, g: State) -> None:
    """Ships never lie where a river meets the sea (COMBO-33)."""
    ship, river = game.block(g, "ship"), game.block(g, "river")
    assert not any(kind and river[edge] for edge, kind in enumerate(ship))


def attack_at_sea(game: Invariants, g: State) -> None:
    """Barbarians and knights stay on the main island; where ships may go on is kept (COMBO-33)."""
    home = game.scenario.home
    tiles = game.graph.edge_tiles
    for edge, holder in enumerate(game.block(g, "path_knight")):
        assert holder == 0 or {tiles[2 * edge], tiles[2 * edge + 1]} & home
    assert all(tile in home for tile, count in enumerate(game.block(g, "coast_barbarians")) if count)
    if not game.is_new(g, "home_lines", ("home_lines", "home_ways", "ship", "road", "held", "building", "suspended")):
        return
    lines, ends = game.block(g, "home_lines"), ends_of(game.graph)
    for colour in game.colours:
        reached = home_lines(game, g, colour)
        assert {corner for corner, bits in enumerate(lines) if bits >> colour & 1} == reached
        ways = {edge for edge, corners in enumerate(ends) if reached.intersection(corners)}
        assert edges_in(game.by_seat(g, "home_ways")[colour]) == ways


def no_ships_at_targets(game: Invariants, g: State) -> None:
    """The sea sides of targets are not paths for ships either (COMBO-33)."""
    ship = game.block(g, "ship")
    assert not any(ship[edge] for edge in sea_sides(game))


PAIR_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    AttackWithWagons: barbarians_on_paths,
    AttackAtSea: attack_at_sea,
    CaravansWithWagons: camels_on_paths,
    FishAtRivers: nothing_kept,
    FishInAttack: fish_march,
    FishWithWagons: nothing_kept,
    RiversInAttack: no_barbarians_at_swamps,
    RiversAtSea: no_ships_on_mouths,
    RiversWithWagons: nothing_kept,
    WagonsAtSea: no_ships_at_targets,
}
