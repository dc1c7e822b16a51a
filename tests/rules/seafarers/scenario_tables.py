"""Tables of the scenarios themselves, on their printed boards unless a test asks for another.

    table = a_scenario_table("cloth", placed=PLACED, hands={RED: {"lumber": 1, "wool": 1}}, rolled=True)

`placed` gives every seat its starting settlements in the order of the rounds, each with the edge of its road, or of its
ship when a "~" stands before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import archipel
from tests.rules.seafarers.sea_tables import SeaTable
from tests.tables import RED

Placed = Mapping[int, Sequence[tuple[str, str]]]


def turns_of_placement(seats: int, rounds: int) -> Iterator[tuple[int, int]]:
    """(round, seat) in order: clockwise, back, and clockwise again."""
    for lap in range(rounds):
        for seat in reversed(range(seats)) if lap == 1 else range(seats):
            yield lap, seat


def place_all(table: SeaTable, placed: Placed) -> None:
    for lap, seat in turns_of_placement(len(placed), len(placed[0])):
        settlement, edge = placed[seat][lap]
        kind = "place_ship" if edge.startswith("~") else "place_road"
        table.do(f"place_settlement {settlement}", f"{kind} {edge.lstrip('~')}", by=seat)


def played_at_random(game: archipel.Game, seed: int, most: int, wanted: tuple[str, ...] = ()) -> Iterator[None]:
    """A random game action by action to its end, which must come; kinds that begin so are wanted half the time."""
    chance = Random(seed)
    for _ in range(most):
        if game.over:
            break
        seat = chance.choice(game.deciding)
        actions = game.legal_actions(seat)
        better = [action for action in actions if wanted and action.kind.startswith(wanted)]
        game.apply(chance.choice(better if better and chance.random() < 0.5 else actions), seat)
        yield
    assert game.over
    assert archipel.replay(game.record()).state_bytes() == game.state_bytes()


def a_scenario_table(
    name: str,
    seats: int = 4,
    placed: Placed | None = None,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    dice: Sequence[tuple[int, int]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    rolled: bool = False,
    seed: int = 1,
    board: Mapping[str, object] | None = None,
    chosen: Mapping[str, object] | None = None,
    **more: object,
) -> SeaTable:
    """A table of a scenario, red to begin; after the placement if it is given, hands as given and otherwise empty.

    Options of the game are named here, or all of them are `chosen`."""
    options = {**(chosen or {}), **more}
    told: dict[str, Sequence[object]] = dict(chance or {})
    if dice is not None:
        told["dice"] = list(dice)
    options.setdefault("start", RED)
    if seats == 2:
        options.setdefault("duel", True)
    spec = archipel.GameSpec(f"seafarers/{name}", seats, tuple(options.items()))
    game = archipel.start(spec, seed, board, None, told or None)
    game.listen()
    table = SeaTable(game)
    if placed is None:
        return table
    place_all(table, placed)
    return table.open_turn(hands or {}, cards or {}, rolled)
