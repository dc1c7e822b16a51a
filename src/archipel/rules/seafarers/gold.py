"""The gold river: cards of choice (SEA-31 to SEA-34)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, DERIVED, PUBLIC
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.place_sets import PlaceSets
from archipel.rules.base.placement import Placement
from archipel.rules.box_chapter import UNSET
from archipel.rules.choose_card import ChooseCard
from archipel.rules.seafarers.sea_chapter import SeaChapter


@final
class TakeGold(ChooseCard):
    """One card of a kind that the supply still has (SEA-32, SEA-33)."""

    def __init__(self, gold: GoldRiver) -> None:
        super().__init__("take_gold", gold.cards.resource_field(), gold.cards, gold.took)
        self.refuse_empty_supply("gold.supply_empty", "SEA-33")
        self.gold = gold

    def chosen(self, g: State, seat: i64) -> None:
        g.s[self.gold.owed + seat] -= 1
        g.turn_to(self.gold.due.index, seat)


@final
class GoldRiver(SeaChapter):
    """Who is owed cards of choice: by gold rivers, and by other chapters that call `owe` and `ask`."""

    def __init__(self) -> None:
        super().__init__("gold")
        self.owed = self.numbers = self.took = UNSET
        self.gold: i64 = TERRAINS.index("gold")

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.owed = rules.player_block("gold_owed", PUBLIC)
        self.numbers = rules.block("gold_numbers", PUBLIC, reads=DERIVED)  # the rolls they answer to, as bits
        self.tiles = PlaceSets(rules, "gold_tiles", rules.graph.tiles, 1)
        self.took = rules.event("gold_taken", [SEAT, self.cards.event_field()], roles.OF_ROLL)
        self.phase = rules.phase("gold", "SEA-32")
        self.due = rules.step("gold_due", "SEA-32", self)
        self.take = rules.add(TakeGold(self))
        self.phase.offer(self.take)
        self.production.on_produced.append(self)
        self.land.on_turned_up.append(self)
        rules.the(Placement).on_income.append(self)

    def begin(self, g: State) -> None:
        self.note_numbers(g)

    def tile_turned_up(self, g: State, tile: i64) -> None:
        self.note_numbers(g)

    def note_numbers(self, g: State) -> None:
        """Where gold rivers are, and which rolls any of them answers to, so that most rolls need not look for one."""
        land = self.land
        g.s[self.numbers] = 0
        tile: i64
        for tile in range(g.rules.graph.ring):
            self.tiles.take(g, tile)
            if g.s[land.terrain + tile] == self.gold:
                self.tiles.put(g, 0, tile)
                g.s[self.numbers] |= g.s[land.numbers + tile]

    def produced(self, g: State, total: i64) -> None:
        """One card for a settlement, two for a city, unless the robber is there (SEA-31, SEA-32)."""
        s = g.s
        if s[self.numbers] & g.rules.bits[total] == 0:
            return
        graph = g.rules.graph
        any_owed: bool = False
        piece: i64 = self.building.piece
        held: i64 = self.building.held
        k: i64
        tile: i64 = self.tiles.first_from(g, 0, 0)
        while tile >= 0:
            if self.land.answers(g, tile, total) and s[self.land.blocked + tile] == 0:
                for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
                    v: i64 = graph.tile_corners[k]
                    if v >= 0 and s[piece + v] != 0 and s[held + v] <= g.rules.players:
                        cards: i64 = self.production.cards_from(g, v, tile, s[piece + v])
                        s[self.owed + s[held + v] - 1] += cards
                        any_owed = any_owed or cards > 0
            tile = self.tiles.first_from(g, 0, tile + 1)
        if any_owed:
            self.ask(g)

    def starting_income(self, g: State, seat: i64, corner: i64) -> None:
        """A starting settlement at a gold river brings a card of choice as well (SEA-34)."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile >= 0 and g.s[self.land.terrain + tile] == self.gold:
                self.owe(g, seat, 1)
        self.ask(g)

    def brings(self, g: State, tile: i64, corner: i64, piece: i64) -> dict[str, int]:
        if g.s[self.land.terrain + tile] != self.gold:
            return {}
        cards: i64 = piece
        if g.s[self.building.piece + corner] == piece:
            cards = self.production.cards_from(g, corner, tile, cards)
        return {"any": int(cards)} if cards > 0 else {}

    def owe(self, g: State, seat: i64, cards: i64) -> None:
        """The seat will take this many cards of its choice."""
        g.s[self.owed + seat] += cards

    def ask(self, g: State) -> None:
        """Let all who are owed cards choose, one after the other, once everything that is opened after this is done: it
        may take the last cards of the supply."""
        p: i64
        for p in range(g.rules.players):
            if g.s[self.owed + p] > 0:
                g.open(self.due.index, g.s[ACTIVE])
                return

    def run(self, g: State) -> None:
        """The next seat that is owed cards chooses one, the active seat first; an empty supply pays none (SEA-33)."""
        left: i64 = self.cards.supply_total(g)
        seats: i64 = g.rules.players
        k: i64
        for k in range(seats):
            seat: i64 = (g.s[ACTIVE] + k) % seats
            if left == 0:
                g.s[self.owed + seat] = 0
            elif g.s[self.owed + seat] > 0:
                g.turn_to(self.phase.index, seat)
                return
        g.close()
