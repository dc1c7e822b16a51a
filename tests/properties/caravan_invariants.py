"""What must hold in every position of the Caravans: camels, caravans and votes (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.board.graph import Graph
from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import ACTIVE
from archipel.rules.base.robber import Robber
from archipel.rules.traders_barbarians.caravan_vote import CaravanVote
from archipel.rules.traders_barbarians.caravans import Caravans
from archipel.rules.traders_barbarians.for_two_caravans import TwoCaravans
from tests.properties.boards import ends_of, neighbours_of

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants


def points_of_caravans(game: Invariants, g: State) -> list[int]:
    """A point for every building with two camels or more beside it (TB-CAR-13)."""
    counted = [0] * len(game.seats)
    if game.has("camel"):
        camel, held = game.block(g, "camel"), game.built(g)
        for corner, edges in enumerate(neighbours_of(game.graph)):
            if 0 < held[corner] <= len(game.seats) and sum(camel[edge] >= 0 for _, edge in edges) >= 2:
                counted[held[corner] - 1] += 1
    return counted


def beside_camels(game: Invariants, g: State) -> tuple[int, ...]:
    """1 for each edge with a camel, on which a road counts double (TB-CAR-12)."""
    if not game.has("camel"):
        return (0,) * int(game.graph.edges)
    return tuple(int(head >= 0) for head in game.block(g, "camel"))


def caravans(game: Invariants, g: State) -> None:
    """No camel is lost, each points along its edge, and from every arrow a line of camels leads to the head of its
    caravan (TB-CAR-1, TB-CAR-4)."""
    if not game.is_new(g, "caravans", ("camel", "caravan_head", "camels_left")):
        return
    camel, heads, arrows = (game.block(g, name) for name in ("camel", "caravan_head", "caravan_arrow"))
    ends = ends_of(game.graph)
    (left,) = game.block(g, "camels_left")
    assert left + sum(head >= 0 for head in camel) == game.scenario.values["camels"][0]
    assert left >= 0
    assert all(head < 0 or head in ends[edge] for edge, head in enumerate(camel))
    assert arrows == game.block(game.first, "caravan_arrow")
    starts = game.block(game.first, "caravan_head")
    tails = [start_of(game.graph, edge, head) for edge, head in enumerate(camel) if head >= 0]
    for corner in set(tails):  # where more than three paths meet, a caravan may come by again
        assert tails.count(corner) <= camel.count(corner) + starts.count(corner), "caravans never branch"
    for start, head, arrow in zip(starts, heads, arrows, strict=True):
        if camel[arrow] < 0:
            assert head == start, "a caravan that has not started is at its arrow"
        else:
            assert any(to == head for to in camel), "a camel points to the head of every caravan"


def start_of(graph: Graph, edge: int, head: int) -> int:
    a, b = ends_of(graph)[edge]
    return a + b - head


def caravan_vote(game: Invariants, g: State) -> None:
    """Votes are laid clockwise from the active seat, and only players with votes name a place (TB-CAR-9,
    TB-CAR-11)."""
    chapter = game.rules.the(CaravanVote)
    votes = [sum(laid) for laid in game.by_seat(g, "camel_votes")]
    named = game.block(g, "camel_edge")
    for seat in game.seats:
        naming = g.phase() is chapter.name_phase and g.decider() == seat
        assert (named[seat] >= 0) == (votes[seat] > 0 and not naming)
    if g.phase() is chapter.bid_phase:
        first = int(g.s[ACTIVE])
        place = (g.decider() - first) % len(game.seats)
        waiting = [(first + k) % len(game.seats) for k in range(place, len(game.seats))]
        assert not any(votes[seat] for seat in waiting)
        assert game.block(g, "camels_left")[0] > 0


def two_camels(game: Invariants, g: State) -> None:
    """The second camel is placed as soon as the first one is (TB-CAR-15); the robber's way home leads off the board
    (COMBO-16)."""
    assert game.rules.the(Robber).may_leave
    assert "desert" not in game.terrain(g)
    if game.block(g, "second_camel") == [1]:
        assert g.over() or g.phase() is game.rules.the(CaravanVote).place_phase


CARAVAN_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    Caravans: caravans,
    CaravanVote: caravan_vote,
    TwoCaravans: two_camels,
}
