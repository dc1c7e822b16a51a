"""Wagons with Cities & Knights: knights drive barbarians off the paths (COMBO-26).

The rest follows by itself. There are neither development cards nor a longest route. Gold buys resources only. A wagon
that drives off a barbarian rolls a die of its own, which the Alchemist does not set.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.robber import Robber
from archipel.rules.base.turn import Turn
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.knight_moves import KnightVerb
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import BISHOP
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class ChargeBarbarian(KnightVerb):
    """An active knight at one end of a barbarian's path drives it off, and is inactive then."""

    def __init__(self, rules: Rules, pair: WagonsWithCities) -> None:
        super().__init__("charge_barbarian", rules, pair.knights)
        self.roles = [roles.HALF]
        self.pair = pair

    def can_do(self, g: State, seat: i64, corner: i64) -> bool:
        return self.pair.has_barbarian(g, corner)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        pair = self.pair
        pair.knights.chase(g, seat, x)
        g.emit(pair.charged, seat, x)
        g.open(pair.phase.index, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wrong = self.pair.knights.ways.act_refusal(g, seat, x)
        return wrong or IllegalAction("knight.no_barbarian", "COMBO-26", corner=int(x))


@final
class RouteBarbarian(Verb):
    """Which of the barbarians beside the knight, and to which free path or road it goes; on another player's road one
    of its owner's cards is stolen."""

    def __init__(self, rules: Rules, pair: WagonsWithCities) -> None:
        super().__init__("route_barbarian", [rules.edge_field("from"), rules.edge_field("to")])
        self.pair = pair
        self.edges: i64 = rules.graph.edges

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        barbarians = self.pair.barbarians
        corner: i64 = g.argument()
        i: i64
        to: i64
        for i in range(barbarians.count):
            edge: i64 = g.s[barbarians.at + i]
            if not self.pair.ends_at(g, edge, corner):
                continue
            for to in range(self.edges):
                if barbarians.may_stand(g, to):
                    g.scratch.codes[n] = self.base + edge * self.edges + to
                    n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        barbarians = self.pair.barbarians
        to: i64 = x % self.edges
        g.close()
        barbarians.put(g, seat, barbarians.standing(g, x // self.edges), to)
        barbarians.rob(g, seat, to)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        barbarians = self.pair.barbarians
        start: i64 = x // self.edges
        if barbarians.standing(g, start) < 0 or not self.pair.ends_at(g, start, g.argument()):
            return IllegalAction("barbarian.not_beside_knight", "COMBO-26", edge=int(start))
        return barbarians.stand_refusal(g, x % self.edges)


@final
class WagonsWithCities(TradersChapter):
    """Installed behind the chapters of both boxes."""

    def __init__(self) -> None:
        super().__init__("wagons_with_cities")
        self.charged: i64 = 0

    def install(self, rules: Rules) -> None:
        self.knights = rules.the(Knights)
        self.barbarians = rules.the(PathBarbarians)
        self.targets = rules.the(Targets)
        self.charged = rules.event("barbarian_charged", [SEAT, EventField("corner", "corner", PUBLIC)])
        charge = ChargeBarbarian(rules, self)
        rules.add(charge)
        self.knights.group.add(charge)
        rules.the(Turn).before_roll.explain(charge, "turn.roll_first", "CK-12")
        self.phase = rules.phase("route_barbarian", "COMBO-26")
        self.phase.offer(rules.add(RouteBarbarian(rules, self)))
        self.knights.on_may_stand.append(self)
        rules.the(Robber).on_may_move.remove(rules.the(Barbarians))  # no robber waits for the first attack
        rules.the(Progress).leave_out(BISHOP)

    def ends_at(self, g: State, edge: i64, corner: i64) -> bool:
        ends = g.rules.graph.edge_corners
        return ends[2 * edge] == corner or ends[2 * edge + 1] == corner

    def has_barbarian(self, g: State, corner: i64) -> bool:
        """Whether a barbarian stands on a path of this corner."""
        i: i64
        for i in range(self.barbarians.count):
            if self.ends_at(g, g.s[self.barbarians.at + i], corner):
                return True
        return False

    def may_stand(self, g: State, corner: i64) -> bool:
        """The centre of a target is for wagons."""
        return self.targets.kind_at(g, corner) < 0
