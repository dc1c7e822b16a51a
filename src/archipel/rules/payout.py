"""Handing out what a roll brings: who gets cards of a kind that is short, and which tile they came from.

A chapter that walks over the tiles adds up what is owed in `scratch.tally`, by colour and kind, and, when there is a
listener, notes a row for every building: colour, kind, cards, tile. Then it lets the payout do the rest.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.hands import Hands

ROW: Final = 4  # numbers of a row


@final
class Payout:
    """Cards from the supply, kind by kind: with too few of a kind several claimants get none of it, a single one gets
    what is left (BASE-35, JR-11)."""

    def __init__(self, rules: Rules, hands: Hands) -> None:
        self.hands: Final[Hands] = hands
        self.gave: i64 = rules.event(
            "produced",
            [SEAT, hands.event_field(), EventField("count", "number", PUBLIC), EventField("tile", "tile", PUBLIC)],
            roles.OF_ROLL,
            roles.ADDS_UP,
        )
        self.short: i64 = rules.event("shortage", [hands.event_field()], roles.OF_ROLL)
        rules.count_at_once(rules.colours * hands.kinds)

    def rows(self, g: State) -> list[int] | None:
        """An empty list for the rows of one roll; None when there is no listener."""
        if g.has_listener():
            return []
        return None

    def hand_out(self, g: State, kinds_owed: i64, rows: list[int] | None) -> None:
        """Hand out what `scratch.tally` says of these kinds, and leave it empty."""
        owed = g.scratch.tally
        hands = self.hands
        kinds: i64 = hands.kinds
        players: i64 = g.rules.players
        kind: i64 = -1
        p: i64
        while kinds_owed != 0:
            kind += 1
            is_owed: bool = kinds_owed & 1 != 0
            kinds_owed >>= 1
            if not is_owed:
                continue
            sum_owed: i64 = 0
            claimants: i64 = 0
            for p in range(players):
                if owed[p * kinds + kind] > 0:
                    sum_owed += owed[p * kinds + kind]
                    claimants += 1
            left: i64 = g.s[hands.supply + kind]
            if sum_owed > left:
                g.emit(self.short, kind)
            for p in range(players, g.rules.colours):
                owed[p * kinds + kind] = 0  # neutral buildings produce nothing
            for p in range(players):
                count: i64 = owed[p * kinds + kind]
                if count == 0:
                    continue
                owed[p * kinds + kind] = 0
                if count > left and claimants == 1:
                    count = left
                if count > 0 and (sum_owed <= left or claimants == 1):
                    hands.gain(g, p, kind, count)
                    if rows is not None:
                        self.emit_gains(g, rows, p, kind, count)

    def emit_gains(self, g: State, rows: list[int], seat: i64, kind: i64, count: i64) -> None:
        """Which tiles the cards came from, tile by tile; a shortage ends the list early."""
        i: int = 0
        while i < len(rows) and count > 0:
            tile: i64 = rows[i + 3]
            here: i64 = 0
            while i < len(rows) and rows[i + 3] == tile:
                if rows[i] == seat and rows[i + 1] == kind:
                    here += rows[i + 2]
                i += ROW
            if here > count:
                here = count
            if here > 0:
                g.emit(self.gave, seat, kind, here, tile)
                count -= here
