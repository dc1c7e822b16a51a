"""What must hold where two scenarios of Traders & Barbarians are played on one board (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.rules.traders_barbarians.with_caravans_wagons import CaravansWithWagons
from archipel.rules.traders_barbarians.with_fish_attack import FishInAttack
from archipel.rules.traders_barbarians.with_fish_rivers import FishAtRivers
from archipel.rules.traders_barbarians.with_fish_wagons import FishWithWagons
from archipel.rules.traders_barbarians.with_rivers_attack import RiversInAttack
from archipel.rules.traders_barbarians.with_rivers_wagons import RiversWithWagons
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


PAIR_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    CaravansWithWagons: camels_on_paths,
    FishAtRivers: nothing_kept,
    FishInAttack: fish_march,
    FishWithWagons: nothing_kept,
    RiversInAttack: no_barbarians_at_swamps,
    RiversWithWagons: nothing_kept,
}
