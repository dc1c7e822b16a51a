"""What must hold in every position with coins, and in The Rivers of Catan (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import TURN
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.improvements import Improvements
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.coins import SUPPLY, Coins
from archipel.rules.traders_barbarians.for_two_rivers import TwoRivers
from archipel.rules.traders_barbarians.rivers import Rivers
from archipel.rules.traders_barbarians.wealth import Wealth
from archipel.rules.traders_barbarians.with_cities_rivers import RiversWithCities

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

RIVERS = ("long_river", "short_river", "third_river")
WEALTH_BLOCKS = ("wealthiest", "poor")


def gold_in_play(game: Invariants) -> dict[str, int]:
    """How much gold there is, in the supply and with the players (TB-RIV-14)."""
    return {"gold": SUPPLY} if game.has("gold_purchases") else {}


def gold_of(game: Invariants, g: State) -> list[int]:
    at = list(game.supply).index("gold")
    return [hand[at] for hand in game.by_seat(g, "hand")]


def points_of_rivers(game: Invariants, g: State) -> list[int]:
    """One for the Wealthiest Settler, two less for every Poor one (TB-RIV-11, TB-RIV-12)."""
    if not game.has("wealthiest"):
        return [0] * len(game.seats)
    (holder,), poor = game.block(g, "wealthiest"), game.block(g, "poor")
    return [(holder == seat + 1) - 2 * poor[seat] for seat in game.seats]


def coins(game: Invariants, g: State) -> None:
    """Two purchases a turn at most (TB-RIV-13); that no gold is lost or made is a matter of `cards`."""
    assert 0 <= game.block(g, "gold_purchases")[0] <= 2


def rivers(game: Invariants, g: State) -> None:
    """Water stays where it is, and only bridges cross it (TB-RIV-5)."""
    if not game.is_new(g, "rivers", ("river", "road", "bridge")):
        return
    sites = {edge for name in RIVERS for edge in game.scenario.places["edges"].get(name, ())}
    road, bridge = game.block(g, "road"), game.block(g, "bridge")
    assert [edge for edge, flag in enumerate(game.block(g, "river")) if flag] == sorted(sites)
    assert all(bridge[edge] == (edge in sites and owner != 0) for edge, owner in enumerate(road))


def bridges(game: Invariants, g: State) -> None:
    """Every bridge is on the board or in stock (TB-RIV-10)."""
    if not game.is_new(g, "bridges", ("bridge", "bridges_left", "road")):
        return
    for colour, left in enumerate(game.block(g, "bridges_left")):
        assert left == game.scenario.pieces["bridge"] - bridges_of(game, g, colour) >= 0


def bridges_of(game: Invariants, g: State, colour: int) -> int:
    """How many bridges a colour has on the board."""
    bridge, road = game.on_edges(g, "bridge"), game.block(g, "road")
    return sum(1 for edge, flag in enumerate(bridge) if flag and road[edge] == colour + 1)


def wealth(game: Invariants, g: State) -> None:
    """The single most and everybody with the least, from the end of the placement on (TB-RIV-11, TB-RIV-12)."""
    (holder,), poor = game.block(g, "wealthiest"), game.block(g, "poor")
    if g.s[TURN] == 0:
        assert holder == 0 and not any(poor)
        return
    gold = gold_of(game, g)
    most = max(gold)
    assert holder == (gold.index(most) + 1 if gold.count(most) == 1 else 0)
    if {"wagons", "barbarian_attack"} & set(game.scenario.chapters):  # no Poor Settlers there (COMBO-27, COMBO-29)
        assert not any(poor)
    else:
        assert poor == [int(count == min(gold)) for count in gold]


def two_rivers(game: Invariants, g: State) -> None:
    """Neutral colours build bridges, too, and nobody holds gold for them (TB-RIV-16): see `bridges` and `cards`."""
    assert len(game.block(g, "bridges_left")) == len(game.colours)


def rivers_with_cities(game: Invariants, g: State) -> None:
    """Where the barbarians take a city, only players who have more than one are asked, or five gold (COMBO-22)."""
    if g.phase() is game.rules.the(Barbarians).phase:
        gold, cities = gold_of(game, g), game.rules.the(Improvements)
        for seat in game.seats:
            if g.pending() & game.rules.bits[seat]:
                assert gold[seat] >= 5 or cities.free_cities(g, seat) > 1


RIVER_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    Coins: coins,
    Rivers: rivers,
    Bridges: bridges,
    Wealth: wealth,
    TwoRivers: two_rivers,
    RiversWithCities: rivers_with_cities,
}
