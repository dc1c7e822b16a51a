"""What every roll brings every player, kept up to date while buildings, the robber and number tokens come and go
(BASE-33, BASE-34). Only production reads it, which need not look at the board then. Suspended buildings bring nothing.

A word holds the cards of all kinds, as that of a hand does: those of several players are added up at once. The board
brings all players together less of a kind than its bits can count.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import append, vec
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ALL_BITS, DERIVED, KIND_BITS, PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.land import HIGHEST, PIECES, Land
from archipel.rules.hands import Hands

TOTALS: Final = HIGHEST + 1
MOST_KINDS: Final = 9  # that fit into a word


@final
class Harvest:
    """The cards of a player at a total, as if every building counted as usual and the supply were endless."""

    def __init__(self, rules: Rules, land: Land, building: Building, hands: Hands) -> None:
        self.land: Final[Land] = land
        self.building: Final[Building] = building
        self.hands: Final[Hands] = hands
        self.fits = int(hands.kinds) <= MOST_KINDS
        self.plain: bool = hands.fits and not hands.hides_supply  # hands take hidden cards as a word ...
        self.hidden_bits: i64 = hands.hidden * KIND_BITS  # ... of this many bits
        self.units: vec[i64] = vec[i64]()  # one card of a kind
        unit: i64 = 1
        kind: i64
        for kind in range(hands.kinds if self.fits else 0):
            self.units = append(self.units, unit)
            unit *= ALL_BITS + 1
        self.players: i64 = rules.players
        self.each: i64 = rules.players + 1  # words of a total: of all players together, then of each
        self.words: i64 = rules.block("harvest", PUBLIC, TOTALS * self.each, DERIVED)

    # ---- reading

    def hand_out(self, g: State, total: i64) -> bool:
        """Hand out the cards of a total, if there is no listener and the supply has enough of every kind; otherwise do
        nothing and say so."""
        s = g.s
        at: i64 = self.words + total * self.each
        owed: i64 = s[at]
        if owed == 0:
            return True
        if g.listener is not None:
            return False
        if not self.plain or owed >> self.hidden_bits != 0:
            return self.hand_out_by_kinds(g, at + 1, owed)
        player: i64 = at + 1
        hands = self.hands
        supply: i64 = hands.supply
        count: i64
        left: i64 = owed
        at = supply
        while left != 0:
            count = left & ALL_BITS
            if count != 0:
                if count > s[at]:
                    self.put_back(g, owed, at - supply)
                    return False
                s[at] -= count
            left >>= KIND_BITS
            at += 1
        # `Hands.gain`, for all kinds at once.
        seat: i64 = 0
        hand: i64 = hands.hand
        while owed != 0:
            left = s[player]
            if left != 0:
                owed -= left
                s[hands.packed + seat] += left
                cards: i64 = 0
                at = hand
                while left != 0:
                    count = left & ALL_BITS
                    if count != 0:
                        s[at] += count
                        cards += count
                    left >>= KIND_BITS
                    at += 1
                s[hands.count + seat] += cards
            player += 1
            seat += 1
            hand += hands.kinds
        return True

    def put_back(self, g: State, cards: i64, kinds: i64) -> None:
        """The first kinds of these cards go back to the supply."""
        supply: i64 = self.hands.supply
        k: i64
        for k in range(kinds):
            g.s[supply + k] += (cards >> (k * KIND_BITS)) & ALL_BITS

    def hand_out_by_kinds(self, g: State, first: i64, owed: i64) -> bool:
        """The same where hands do not take all of the cards as a word, or the supply is hidden. `first` is where the
        words of the players begin."""
        s = g.s
        hands = self.hands
        left: i64 = owed
        at: i64 = hands.supply
        while left != 0:
            if left & ALL_BITS > s[at]:
                return False
            left >>= KIND_BITS
            at += 1
        seat: i64
        shift: i64 = 0
        kind: i64 = 0
        while owed != 0:
            if owed & ALL_BITS != 0:
                for seat in range(self.players):
                    count: i64 = (s[first + seat] >> shift) & ALL_BITS
                    if count != 0:
                        hands.gain(g, seat, kind, count)
            owed >>= KIND_BITS
            shift += KIND_BITS
            kind += 1
        return True

    # ---- keeping it up to date

    def of_piece(self, g: State, tile: i64, piece: i64) -> i64:
        """What a building of this sort gets from a tile that produces."""
        land = self.land
        row: i64 = g.s[land.terrain + tile] * PIECES + piece
        kind: i64 = land.yield_kind[row]
        if kind < 0:
            return 0
        cards: i64 = land.yield_count[row] * self.units[kind]
        also: i64 = land.also_kind[row]
        return cards if also < 0 else cards + self.units[also]

    def add(self, g: State, tile: i64, colour: i64, cards: i64) -> None:
        """A colour gets more from a tile, or less if that is below zero, at every number of it."""
        if cards == 0 or colour >= self.players:  # neutral buildings produce nothing
            return
        s = g.s
        at: i64 = self.words
        numbers: i64 = s[self.land.numbers + tile]
        while numbers != 0:
            if numbers & 1 != 0:
                s[at] += cards
                s[at + 1 + colour] += cards
            numbers >>= 1
            at += self.each

    def building_changed(self, g: State, colour: i64, corner: i64, before: i64, now: i64) -> None:
        """A settlement or city has come to a corner in the place of another piece, or of nothing: 0."""
        if not self.fits:
            return
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_tile_width, (corner + 1) * graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[k]
            if tile >= 0 and g.s[self.land.blocked + tile] == 0:
                self.add(g, tile, colour, self.of_piece(g, tile, now) - self.of_piece(g, tile, before))

    def count(self, g: State, tile: i64, sign: i64) -> None:
        """A tile produces from now on: add what the buildings around it get. With a sign of -1 take it away: it will no
        longer produce, or not as it did."""
        if not self.fits or g.s[self.land.blocked + tile] != 0:
            return
        s = g.s
        graph = g.rules.graph
        piece: i64 = self.building.piece
        held: i64 = self.building.held
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            corner: i64 = graph.tile_corners[k]
            if corner >= 0 and s[piece + corner] != 0 and self.building.counts(g, corner):
                self.add(g, tile, s[held + corner] - 1, sign * self.of_piece(g, tile, s[piece + corner]))
