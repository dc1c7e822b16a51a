"""Tables of the scenarios of Traders & Barbarians, and of the base game with its variants, in any position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import archipel
from tests.tables import RED, Table

Placed = Mapping[int, Sequence[tuple[str, str]]]  # by seat: a settlement and its road, for each round of placement


def place_as(table: Table, placed: Placed) -> None:
    """Everybody places as `placed` says, there and back; a city where the scenario asks for one."""
    seats = range(table.game.seats)
    for lap in range(2):
        for seat in seats if lap == 0 else reversed(seats):
            building, road = placed[seat][lap]
            kind = table.game.legal_actions()[0].kind
            table.do(f"{kind} {building}", f"place_road {road}")


def a_traders_table(
    scenario: str,
    placed: Placed,
    seats: int = 4,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    rolled: bool = False,
    board: Mapping[str, object] | None = None,
    seed: int = 1,
    **options: object,
) -> Table:
    """A scenario after placement: seat 0 is to play, hands are as given and otherwise empty."""
    options.setdefault("start", RED)
    spec = archipel.GameSpec(f"traders_barbarians/{scenario}", seats, tuple(options.items()))
    game = archipel.start(spec, seed, board, None, chance)
    game.listen()  # what tests write past the rules cannot be told again later
    table = Table(game)
    place_as(table, placed)
    return table.open_turn(hands or {}, cards or {}, rolled)
