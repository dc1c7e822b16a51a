"""Tables of The Fishermen of Catan: the beginners' island with the standard frame, all have placed.

The lake is 0,0. The middle corners of the grounds are 1,-3S (6), 2,0N (5), 2,0S (4), -2,3N (9), -2,1S (8), -1,-1N (10).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from archipel.rules.traders_barbarians.fish import SIZES, Fish
from archipel.rules.traders_barbarians.old_boot import OldBoot
from tests.rules.traders_barbarians.traders_tables import a_traders_table
from tests.tables import BLUE, ORANGE, RED, WHITE, Table

PLACED = {
    RED: (("1,-3S", "1,-2NW"), ("0,0N", "0,0NE")),  # at the 6, and at the lake
    BLUE: (("2,0N", "2,0NE"), ("2,0S", "2,0SE")),  # at the 5, and at the 4
    WHITE: (("-2,1S", "-2,1SE"), ("-1,0N", "-1,0NW")),  # at the 8
    ORANGE: (("1,0N", "1,0NE"), ("0,1S", "0,1SE")),
}
SIX, EIGHT, FOUR, TWELVE, SEVEN = (3, 3), (4, 4), (2, 2), (6, 6), (3, 4)


def a_fish_table(
    tokens: Sequence[str] = (),
    dice: Sequence[tuple[int, int]] = (),
    held: Mapping[int, tuple[int, int, int]] | None = None,
    rolled: bool = False,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    **options: object,
) -> Table:
    """Everybody has placed and holds the tokens given by seat (with one, two and three fish) and no others; `tokens`
    are those that are drawn next, `dice` the rolls to come."""
    chance: dict[str, Sequence[object]] = {"fish": ["fish_1", "fish_1", *tokens]}  # two are drawn in placement
    if dice:
        chance["dice"] = list(dice)
    given: dict[str, Any] = {"layout": "beginner", "frame": "standard", **options}
    table = a_traders_table("fishermen", PLACED, 4, hands, cards, chance, rolled, **given)
    for seat in range(4):
        hold_fish(table, seat, *(held or {}).get(seat, (0, 0, 0)))
    return table


def chapter(table: Table) -> Fish:
    return table.rules.the(Fish)


def hold_fish(table: Table, seat: int, *counts: int) -> Table:
    """Give a seat exactly these tokens, from and to the pile."""
    fish, s = chapter(table), table.state.s
    for k, count in enumerate(counts):
        more = count - int(s[fish.held + seat * SIZES + k])
        s[fish.held + seat * SIZES + k] += more
        s[fish.count + seat] += more
        s[fish.pile + k] -= more
        s[fish.pile_size] -= more
    return table


def spend_pile(table: Table, left: int = 0) -> Table:
    """Lay all tokens of the pile but the first ones face up, the boot aside."""
    fish, s = chapter(table), table.state.s
    for k in range(SIZES):
        while s[fish.pile + k] > 0 and s[fish.pile_size] - s[fish.pile + SIZES] > left:
            s[fish.pile + k] -= 1
            s[fish.pile_size] -= 1
            s[fish.spent + k] += 1
    return table


def take_out_boot(table: Table, seat: int) -> Table:
    """A seat holds the boot."""
    fish = chapter(table)
    table.state.s[fish.pile + SIZES] -= 1
    table.state.s[fish.pile_size] -= 1
    table.rules.the(OldBoot).hold(table.state, seat)
    return table


def tokens_of(table: Table, seat: int) -> tuple[int, ...]:
    fish = chapter(table)
    return tuple(int(fish.held_of(table.state, seat, k)) for k in range(SIZES))


def spent(table: Table) -> tuple[int, ...]:
    return tuple(table.block("fish_spent", k) for k in range(SIZES))


def holder(table: Table) -> int:
    """Who has the boot; -1 for nobody."""
    return table.block("old_boot") - 1


def targets(table: Table) -> list[int]:
    return [table.block("target", seat) for seat in range(table.game.seats)]
