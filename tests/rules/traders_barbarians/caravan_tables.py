"""Tables of the Caravans, and camels past the vote.

The oasis lies "up" unless a test asks for another: its arrows lead from 0,0N, 0,0SE and 0,0SW.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import archipel
from archipel.rules.traders_barbarians.caravans import Caravans
from tests.rules.traders_barbarians.traders_tables import place_as
from tests.tables import BLUE, ORANGE, RED, WHITE, Table

# Nobody stands on a corner that a camel reaches soon, but red at the end of the northern arrow.
PLACED: Final = {
    RED: (("0,-1NE", "0,-1NE"), ("0,2S", "0,2SE")),
    BLUE: (("-2,0N", "-2,0NE"), ("2,0N", "2,0NE")),
    WHITE: (("-2,2N", "-2,2NE"), ("2,-2N", "2,-2NE")),
    ORANGE: (("-1,2S", "-1,2SE"), ("0,-2N", "0,-2NE")),
}
NORTH: Final = "0,-1E 0,-1NE"  # the first camel of each caravan: its edge, and the corner it points to
EAST: Final = "1,0SW 1,0S"
WEST: Final = "-1,0SE -1,0S"
CITY: Final = {"ore": 3, "grain": 2}


def a_caravan_table(
    hands: Mapping[int, Mapping[str, int]] | None = None,
    rolled: bool = True,
    lie: str = "up",
    dice: Sequence[str] = (),
    chosen: Mapping[str, object] | None = None,
) -> Table:
    """Four seats after the placement on the board for beginners, red to play; hands as given and otherwise empty."""
    options = {"start": RED, "layout": "beginner", **(chosen or {})}
    chance: dict[str, Sequence[object]] = {"oasis": [lie], **({"dice": dice} if dice else {})}
    game = archipel.start(archipel.GameSpec("traders_barbarians/caravans", 4, tuple(options.items())), 1, chance=chance)
    game.listen()  # what tests write past the rules cannot be told again later
    table = Table(game)
    place_as(table, PLACED)
    return table.open_turn(hands or {}, {}, rolled)


def a_vote(hands: Mapping[int, Mapping[str, int]] | None = None, chosen: Mapping[str, object] | None = None) -> Table:
    """Red has just ended a turn in which it built a city; hands are as given."""
    table = a_caravan_table({RED: CITY}, chosen=chosen)
    table.do("build_city 0,-1NE")
    for seat, hand in (hands or {}).items():
        table.hold(seat, **hand)
    return table.do("end_turn")


def put_camels(table: Table, *places: str) -> Table:
    """Place camels in order, without a vote: each an edge and the corner it points to."""
    caravans = table.rules.the(Caravans)
    for place in places:
        edge, corner = place.split()
        at, to = table.graph.edge(edge), table.graph.corner(corner)
        assert caravans.caravans_on(table.state, at, to), place
        caravans.place(table.state, table.game.active, at, to)
    return table


def places_for_camels(table: Table) -> set[str]:
    """Where the next camel may stand: each an edge and the corner it points to, by their canonical names."""
    state, graph = table.state, table.graph
    n = int(table.rules.the(Caravans).offer_places(state, 0, 0, 0))
    codes = [divmod(int(state.scratch.codes[i]), int(graph.corners)) for i in range(n)]
    assert len(set(codes)) == n
    return {f"{graph.edge_names[edge]} {graph.corner_names[corner]}" for edge, corner in codes}


def named(table: Table, *places: str) -> set[str]:
    """The same places by their canonical names."""
    found: set[str] = set()
    for place in places:
        edge, corner = place.split()
        graph = table.graph
        found.add(f"{graph.edge_names[graph.edge(edge)]} {graph.corner_names[graph.corner(corner)]}")
    return found
