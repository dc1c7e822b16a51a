"""The pirate fleet: it sails round the islands in the middle and attacks the players where it stops (SEA-S7-6,
SEA-S7-9 to SEA-S7-11, SEA-S7-16).

It is not an ordinary pirate: ships are built and moved beside it as anywhere else.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import BoardError
from archipel.board.scenario import Board, Scenario
from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, CARD_STREAM, PUBLIC
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.box_chapter import CITY, SETTLEMENT, UNSET
from archipel.rules.seafarers.gold import GoldRiver
from archipel.rules.seafarers.pirate_islands import OUTCOMES, PirateIslands, outcome_of
from archipel.rules.seafarers.sea_chapter import SeaChapter

GONE: Final = -1  # the fleet has left the game


@final
class PirateFleet(SeaChapter):
    """Where the fleet is on its path, and what its attacks cost and bring."""

    def __init__(self, scenario: Scenario, attacks_many: bool) -> None:
        super().__init__("pirate_fleet")
        self.path: vec[i64] = vec_of(list(scenario.places["tiles"].get("fleet_path", ())))
        if len(self.path) == 0:
            raise SetUpError(f"{scenario.source}: the fleet needs a fleet_path among the tiles")
        self.attacks_many = attacks_many
        self.tile = self.step = self.lost_point = self.moved = self.attacked = self.lost = self.left = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.building_index = rules.the(BuildingIndex)
        self.gold = rules.the(GoldRiver)
        self.islands = rules.the(PirateIslands)
        self.tile = rules.block("pirate", PUBLIC, reads="tile")  # a tile, or -1 when it has left
        self.step = rules.tile_block("fleet_path", PUBLIC)  # 1, 2 ... in the order in which the fleet goes, 0 elsewhere
        self.lost_point = rules.point("fleet_loot", CARD_STREAM, self.cards.names)
        self.moved = rules.event("fleet_moved", [EventField("tile", "tile", PUBLIC)], roles.OF_ROLL)
        self.attacked = rules.event(
            "fleet_attacked",
            [
                SEAT,
                EventField("strength", "number", PUBLIC),
                EventField("warships", "number", PUBLIC),
                EventField("outcome", "name", PUBLIC, list(OUTCOMES)),
            ],
            roles.OF_ROLL,
        )
        # The card goes to the supply, which lies open: everybody sees what it is.
        self.lost = rules.event("fleet_looted", [SEAT, self.cards.event_field()], roles.OF_ROLL)
        self.left = rules.event("fleet_left", [])
        self.production.on_rolled.append(self)
        self.building.on_built.append(self)

    def lay(self, g: State, board: Board) -> None:
        i: i64
        for i in range(len(self.path)):
            g.s[self.step + self.path[i]] = i + 1
        if board.pirate < 0 or g.s[self.step + board.pirate] == 0:
            raise BoardError("the fleet starts on its path (SEA-S7-6)")
        g.s[self.tile] = board.pirate

    def rolled(self, g: State, total: i64) -> None:
        """By the lower die, before anything else comes of the roll (SEA-S7-9)."""
        s = g.s
        if s[self.tile] == GONE:
            return
        lower: i64 = s[self.production.dice]
        if s[self.production.dice + 1] < lower:
            lower = s[self.production.dice + 1]
        place: i64 = s[self.step + s[self.tile]] - 1 + lower
        while place >= len(self.path):
            place -= len(self.path)
        s[self.tile] = self.path[place]
        g.emit(self.moved, s[self.tile])
        seats: i64 = self.residents(g, s[self.tile])
        if seats != 0:
            self.attack(g, seats, lower)

    def residents(self, g: State, tile: i64) -> i64:
        """The players with a settlement or city on a corner of a tile, as bits; forts do not count (SEA-S7-11)."""
        s = g.s
        graph = g.rules.graph
        piece: i64 = self.building.piece
        held: i64 = self.building.held
        found: i64 = 0
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            corner: i64 = graph.tile_corners[k]
            if corner >= 0 and s[piece + corner] != 0:
                found |= g.rules.bits[s[held + corner] - 1]
        return found & g.rules.everybody()

    def attack(self, g: State, seats: i64, strength: i64) -> None:
        """One seat is attacked; several are left alone, or each is attacked, as was chosen (SEA-S7-10)."""
        if seats & (seats - 1) != 0 and not self.attacks_many:
            return
        p: i64
        for p in range(g.s[ACTIVE], g.s[ACTIVE] + g.rules.players):
            seat: i64 = p if p < g.rules.players else p - g.rules.players
            if seats & g.rules.bits[seat] == 0:
                continue
            warships: i64 = g.s[self.islands.warships + seat]
            g.emit(self.attacked, seat, strength, warships, outcome_of(warships, strength))
            if strength > warships:
                self.loot(g, seat)
            elif strength < warships:
                self.gold.owe(g, seat, 1)
        self.gold.ask(g)

    def loot(self, g: State, seat: i64) -> None:
        """A random card to the supply, and one more for every city (SEA-S7-11)."""
        weights = g.scratch.weights
        index = self.building_index
        cards: i64 = 1
        i: i64
        k: i64
        for i in range(index.list + seat * index.most, index.list + (seat + 1) * index.most):
            if g.s[i] != 0 and g.s[self.building.piece + g.s[i] - 1] == CITY:
                cards += 1
        for i in range(cards):
            if self.cards.stealable_count(g, seat) == 0:
                return
            for k in range(self.cards.kinds):
                weights[k] = self.cards.held(g, seat, k) * self.cards.stealable[k]
            kind: i64 = g.weighted(self.lost_point, self.cards.kinds)
            self.cards.spend(g, seat, kind, 1)
            g.emit(self.lost, seat, kind)

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """When the last fort has become a settlement the fleet leaves (SEA-S7-16)."""
        if piece == SETTLEMENT and g.s[self.tile] != GONE and self.islands.all_conquered(g):
            g.s[self.tile] = GONE
            g.emit(self.left)
