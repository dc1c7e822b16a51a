"""What must hold in every position of The Fishermen of Catan: grounds, tokens and the boot (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.rules.base.land import TERRAINS
from archipel.rules.traders_barbarians.fish import Fish
from archipel.rules.traders_barbarians.fish_actions import FishActions
from archipel.rules.traders_barbarians.fishing_grounds import FishingGrounds
from archipel.rules.traders_barbarians.for_two_fish import TwoFishermen
from archipel.rules.traders_barbarians.old_boot import OldBoot
from archipel.rules.traders_barbarians.with_cities_fish import FishermenWithCities
from tests.properties.boards import neighbours_of

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

MOST = 7  # tokens of a player (TB-FISH-10)


def fishing_grounds(game: Invariants, g: State) -> None:
    """Every marker lies on a coast between two tiles, away from harbours, and stays there (TB-FISH-1, TB-FISH-3)."""
    if not game.is_new(g, "fishing grounds", ("fishing_ground",)):
        return
    numbers, harbour = game.block(g, "fishing_ground"), game.block(g, "harbour")
    assert sorted(filter(None, numbers)) == sorted(game.scenario.values["ground_numbers"])
    assert game.block(g, "fishing_totals") == [sum(2**number for number in set(filter(None, numbers)))]
    coasts = game.rules.the(FishingGrounds).coasts
    assert sorted(int(coasts[at - 1]) for at in game.block(g, "ground_coasts")) == [
        corner for corner, number in enumerate(numbers) if number
    ]
    lakes = [tile for tile, terrain in enumerate(game.block(g, "terrain")) if terrain == TERRAINS.index("lake")]
    assert sum(word << 32 * k for k, word in enumerate(game.block(g, "lake_tiles"))) == sum(2**tile for tile in lakes)
    tiles, dry = game.graph.edge_tiles, game.dry(g)
    for corner, edges in enumerate(neighbours_of(game.graph)):
        if numbers[corner]:
            coast = [edge for _, edge in edges if not {tiles[2 * edge], tiles[2 * edge + 1]} <= dry]
            assert (len(edges), len(coast)) == (3, 2)
            assert not any(harbour[edge] for edge in coast)


def fish(game: Invariants, g: State) -> None:
    """No token is lost; nobody holds more than seven (TB-FISH-1, TB-FISH-10)."""
    held, pile, spent = game.by_seat(g, "fish"), game.block(g, "fish_pile"), game.block(g, "fish_spent")
    for size, count in enumerate(game.scenario.values["fish_tokens"]):
        assert pile[size] + spent[size] + sum(tokens[size] for tokens in held) == count
    assert all(count >= 0 for tokens in (pile, spent, *held) for count in tokens)
    assert [sum(tokens) for tokens in held] == game.block(g, "fish_count")
    assert max(game.block(g, "fish_count")) <= MOST
    assert [sum(pile)] == game.block(g, "fish_pile_size")
    if g.phase() is not game.rules.the(Fish).swapping:
        assert not any(game.block(g, "fish_owed"))


def old_boot(game: Invariants, g: State) -> None:
    """It lies in the pile or with a player, whose target alone is one higher (TB-FISH-14, COMBO-20)."""
    (holder,) = game.block(g, "old_boot")
    assert game.block(g, "fish_pile")[-1] == (holder == 0)
    target = game.chosen["target"]
    assert isinstance(target, int)
    assert game.block(g, "target") == [target + (holder == seat + 1) for seat in game.seats]


def fish_actions(game: Invariants, g: State) -> None:
    """Prices are those of the rules (TB-FISH-8)."""
    chapter = game.rules.the(FishActions)
    assert [int(chapter.prices[k]) for k in range(5)] == [2, 3, 4, 5, 7]


def fishermen_with_cities(game: Invariants, g: State) -> None:
    """Seven fish are a progress card, not a development card (COMBO-23)."""
    chapter = game.rules.the(FishActions)
    assert "fish_card" not in game.rules.verb_named
    assert int(chapter.prices[chapter.names.index("fish_progress")]) == 7


def two_fishermen(game: Invariants, g: State) -> None:
    """The player behind pays one fish less, nobody else does (TB-FISH-16)."""
    chapter, points = game.rules.the(FishActions), game.block(g, "points")
    assert [chapter.price(g, seat, 4) for seat in game.seats] == [
        7 - (points[seat] < max(points)) for seat in game.seats
    ]


FISH_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    FishingGrounds: fishing_grounds,
    OldBoot: old_boot,
    Fish: fish,
    FishActions: fish_actions,
    FishermenWithCities: fishermen_with_cities,
    TwoFishermen: two_fishermen,
}
