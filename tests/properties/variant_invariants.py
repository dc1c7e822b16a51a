"""What must hold with the variants of Traders & Barbarians (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.rules.traders_barbarians.friendly_pirate import FriendlyPirate
from archipel.rules.traders_barbarians.friendly_robber import FriendlyRobber, FriendlyStart
from archipel.rules.traders_barbarians.harbormaster import Harbormaster
from tests.properties.boards import neighbours_of

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

FEWEST = 3  # harbour points for the tile (TB-HM-2)


def points_of_harbormaster(game: Invariants, g: State) -> list[int]:
    """The tile is worth two points (TB-HM-2)."""
    holder = game.block(g, "harbormaster")[0] if game.has("harbormaster") else 0
    return [2 if holder == seat + 1 else 0 for seat in game.seats]


def harbormaster(game: Invariants, g: State) -> None:
    """Harbour points are those of the buildings at harbours; the tile lies with a single most, or stays with one of
    several (TB-HM-1, TB-HM-2)."""
    kept = game.block(g, "harbour_points")
    if game.is_new(g, "harbour points", ("harbour_points", "building", "held", "harbour", "tipped_city", "suspended")):
        harbour, pieces = game.block(g, "harbour"), game.block(g, "building")
        tipped, conquered = game.on_corners(g, "tipped_city"), game.on_corners(g, "suspended")  # (TB-BA-30)
        laid = [one or other for one, other in zip(tipped, conquered, strict=True)]
        counted = [0] * len(game.seats)
        for corner, edges in enumerate(neighbours_of(game.graph)):
            owner = game.built(g)[corner]
            if 0 < owner <= len(game.seats) and any(harbour[edge] for _, edge in edges) and not laid[corner]:
                counted[owner - 1] += pieces[corner]
        assert kept == counted
    (holder,) = game.block(g, "harbormaster")
    if holder:
        assert kept[holder - 1] == max(kept) >= FEWEST
    else:
        assert max(kept) < FEWEST or kept.count(max(kept)) > 1


def friendly_robber(game: Invariants, g: State) -> None:
    """It spares players with two points at most, or three where all begin with a city (TB-FR-1, CK-113)."""
    spared = 3 if game.rules.has(FriendlyStart) else 2
    assert game.rules.the(FriendlyRobber).facts() == {"spared_by_robber": spared}


VARIANT_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    FriendlyRobber: friendly_robber,
    FriendlyStart: friendly_robber,
    FriendlyPirate: friendly_robber,
    Harbormaster: harbormaster,
}
