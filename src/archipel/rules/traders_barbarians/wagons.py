"""Wagons and goods: one wagon each, its level, what it carries and what it has delivered (TB-TB-5, TB-TB-7, TB-TB-8,
TB-TB-11 to TB-TB-18).

A stack of goods is a multiset: which token is on top is decided when it is drawn, and everybody may count what is left.
How wagons move is in journeys.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Scenario
from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.engine.words import CARD_STREAM, PUBLIC
from archipel.rules.base.placement import Placement
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.targets import TARGETS, Targets
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

GOODS: Final = ("tools", "sand", "marble", "glass")
KINDS: Final = 4
# Which kinds are in the stacks of the castle, the quarry and the glassworks, and which of them wants each (TB-TB-5).
STACKS: Final = ((1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 0, 1))
GOODS_OF_A_KIND: Final = 6  # in a stack, unless the scenario has more (TB-3)
WANTED_BY: Final = ("quarry", "glassworks", "castle", "castle")

# By level from 1: movement points, gold for a delivery, the least roll that drives a barbarian off, the price of the
# level (TB-TB-13 to TB-TB-17).
LEVELS: Final = 5
MOVEMENT: Final = (4, 5, 6, 7, 7)
REWARD: Final = (1, 2, 3, 4, 5)
DRIVES_OFF: Final = (7, 6, 5, 4, 3)
CHEAP: Final = {"lumber": 1, "wool": 1, "ore": 1}
DEAR: Final = {"lumber": 2, "wool": 1, "ore": 1}
PRICES: Final = (CHEAP, CHEAP, DEAR, DEAR)  # of levels 2 to 5

START_GOLD: Final = 5  # (TB-TB-7)
DELIVERY: Final = 1  # point for a delivered token (TB-TB-12)
BEST_LEVEL: Final = 1  # point for level 5 (TB-TB-17)


@final
class UpgradeWagon(SimpleVerb):
    """The next level of the player's own wagon (TB-TB-18)."""

    def __init__(self, wagons: Wagons) -> None:
        super().__init__("upgrade_wagon", [roles.UPGRADE])
        self.wagons = wagons
        self.needs = wagons.cards.packed_price(wagons.costs[0])  # no level costs less of any kind

    def may(self, g: State, seat: i64) -> bool:
        wagons = self.wagons
        level: i64 = g.s[wagons.level + seat]
        return level < LEVELS and wagons.cards.can_pay(g, seat, wagons.costs[level - 1])

    def apply(self, g: State, seat: i64, x: i64) -> None:
        wagons = self.wagons
        level: i64 = g.s[wagons.level + seat]
        wagons.cards.pay(g, seat, wagons.costs[level - 1])
        wagons.turn.has_built(g)
        g.s[wagons.level + seat] = level + 1
        g.emit(wagons.upgraded, seat, level + 1)
        if level + 1 == LEVELS:
            wagons.score.add(g, seat, BEST_LEVEL)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wagons = self.wagons
        level: i64 = g.s[wagons.level + seat]
        if level == LEVELS:
            return IllegalAction("wagon.best", "TB-TB-17")
        return wagons.cards.too_expensive(g, seat, wagons.costs[level - 1], "wagon.too_expensive", "TB-TB-18")


@final
class Wagons(TradersChapter):
    """Where wagons stand, how good they are, what they carry, and what is left in the stacks."""

    def __init__(self, scenario: Scenario, refill: bool) -> None:
        super().__init__("wagons")
        self.start_gold: i64 = START_GOLD
        self.refill = refill  # an empty stack is filled again, an option of TB-TB-12
        goods = scenario.values.get("goods", (GOODS_OF_A_KIND,))[0]
        self.in_stack = 2 * goods
        self.stacks: vec[i64] = vec_of([goods * has for stack in STACKS for has in stack])
        self.wanted_by: vec[i64] = vec_of([TARGETS.index(name) for name in WANTED_BY])
        self.movement: vec[i64] = vec_of(list(MOVEMENT))
        self.reward: vec[i64] = vec_of(list(REWARD))
        self.drives_off: vec[i64] = vec_of(list(DRIVES_OFF))
        self.costs: list[vec[i64]] = []  # of levels 2 to 5
        self.at = self.level = self.cargo = self.delivered = UNSET
        self.stock: vec[i64] = vec_of([])
        self.draw_point = self.placed = self.upgraded = self.loaded = self.delivery = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.coins = rules.the(Coins)
        self.targets = rules.the(Targets)
        goods = list(GOODS)
        self.at = rules.player_block("wagon", PUBLIC, 1, "corner")  # -1 before it is placed
        self.level = rules.player_block("wagon_level", PUBLIC)
        self.cargo = rules.player_block("wagon_cargo", PUBLIC, 1, "name", ["", *goods])
        self.delivered = rules.player_block("goods_delivered", PUBLIC, KINDS, "cards", goods)
        self.stock = vec_of([rules.block(f"goods_{name}", PUBLIC, KINDS, "cards", goods) for name in TARGETS])
        self.draw_point = rules.point("goods", CARD_STREAM, goods)
        corner = EventField("corner", "corner", PUBLIC)
        good = EventField("good", "good", PUBLIC, goods)
        target = EventField("target", "terrain", PUBLIC, list(TARGETS))
        self.placed = rules.event("wagon_placed", [SEAT, corner], roles.PLACED)
        self.upgraded = rules.event("wagon_upgraded", [SEAT, EventField("level", "number", PUBLIC)])
        self.loaded = rules.event("goods_loaded", [SEAT, good, target])
        self.delivery = rules.event("goods_brought", [SEAT, good, target])
        for k, price in enumerate(PRICES):
            self.costs.append(rules.price(f"wagon_{k + 2}", price).pairs)
        upgrade = rules.add(UpgradeWagon(self))
        self.turn.offer_own(upgrade, "TB-TB-18")
        self.turn.before_roll.explain(upgrade, "turn.roll_first", "BASE-27")
        rules.the(Placement).on_income.append(self)

    def begin(self, g: State) -> None:
        """Full stacks, gold and a wagon of level 1 for everybody (TB-TB-5, TB-TB-7)."""
        i: i64
        for i in range(len(self.stock)):
            self.fill(g, i)
        for i in range(g.rules.players):
            g.s[self.at + i] = -1
            g.s[self.level + i] = 1
            self.cards.gain(g, i, self.coins.kind, self.start_gold)

    def starting_income(self, g: State, seat: i64, corner: i64) -> None:
        """The wagon starts at the city (TB-TB-8)."""
        g.s[self.at + seat] = corner
        g.emit(self.placed, seat, corner)

    # ---- goods

    def fill(self, g: State, target: i64) -> None:
        """A whole stack of goods at a target (TB-TB-5)."""
        k: i64
        for k in range(KINDS):
            g.s[self.stock[target] + k] = self.stacks[target * KINDS + k]

    def left(self, g: State, target: i64) -> i64:
        """How many tokens a stack has left."""
        total: i64 = 0
        k: i64
        for k in range(KINDS):
            total += g.s[self.stock[target] + k]
        return total

    def arrive(self, g: State, seat: i64, target: i64) -> None:
        """The wagon has come to the centre of a target: deliver what it wants, then load (TB-TB-11, TB-TB-12)."""
        s = g.s
        good: i64 = s[self.cargo + seat] - 1
        if good >= 0:
            if self.wanted_by[good] != target:
                return
            s[self.cargo + seat] = 0
            s[self.delivered + seat * KINDS + good] += 1
            g.emit(self.delivery, seat, good, target)
            self.score.add(g, seat, DELIVERY)
            self.coins.gain(g, seat, self.reward[s[self.level + seat] - 1])
        self.load(g, seat, target)

    def load(self, g: State, seat: i64, target: i64) -> None:
        """Draw the top token of a stack, if it has one (TB-TB-11, TB-TB-12)."""
        if self.left(g, target) == 0:
            if not self.refill:
                return
            self.fill(g, target)
        k: i64
        for k in range(KINDS):
            g.scratch.weights[k] = g.s[self.stock[target] + k]
        good: i64 = g.weighted(self.draw_point, KINDS)
        g.s[self.stock[target] + good] -= 1
        g.s[self.cargo + seat] = good + 1
        g.emit(self.loaded, seat, good, target)

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"delivery_points": DELIVERY, "best_wagon_points": BEST_LEVEL, "goods_in_stack": self.in_stack}

    def tables(self) -> dict[str, list[dict[str, object]]]:
        levels: list[dict[str, object]] = []
        for k in range(LEVELS):
            price = {} if k == 0 else PRICES[k - 1]
            levels.append(
                {
                    "level": k + 1,
                    "movement": MOVEMENT[k],
                    "gold": REWARD[k],
                    "drives_off": DRIVES_OFF[k],
                    "price": dict(price),
                    "points": BEST_LEVEL if k + 1 == LEVELS else 0,
                }
            )
        wanted = [{"good": good, "target": target} for good, target in zip(GOODS, WANTED_BY, strict=True)]
        return {"wagon_levels": levels, "goods_wanted": [dict(row) for row in wanted]}
