"""Journeys: how a wagon moves at the end of its player's turn (TB-TB-9, TB-TB-10, TB-TB-19, TB-TB-23).

The wagon goes from corner to corner, path by path, as long as it has movement points. Grain and the card Swift Journey
bring more; the centre of a target takes all that are left.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, SimpleVerb, Verb
from archipel.engine.words import DICE_STREAM, PUBLIC
from archipel.rules.base.development import Development
from archipel.rules.base.playing_cards import PlainCardVerb
from archipel.rules.base.resource_cards import GRAIN
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.coins import PRICE, PURCHASES, Coins
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks
from archipel.rules.traders_barbarians.wagons import Wagons

ROUGH: Final = 2  # movement points for a path without a road (TB-TB-9)
SMOOTH: Final = 1  # for one with a road
HINDRANCE: Final = 2  # more for one with a barbarian
TOLL: Final = 1  # gold for another's road
FEED: Final = 2  # movement points for a grain (TB-TB-10)
SWIFT_JOURNEY: Final = "swift_journey"
DIE: Final = ["1", "2", "3", "4", "5", "6"]


class JourneyVerb(Verb):
    """Where the wagon goes, or what it meets there."""

    def __init__(self, name: str, place: Field, journeys: Journeys) -> None:
        super().__init__(name, [place])
        self.journeys = journeys


@final
class Drive(JourneyVerb):
    """To the next corner (TB-TB-9)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        journeys = self.journeys
        graph = g.rules.graph
        if g.s[journeys.movement] == 0:
            return n
        first: i64 = g.s[journeys.wagons.at + seat] * graph.corner_width
        at: i64
        for at in range(first, first + graph.corner_width):
            edge: i64 = graph.corner_edges[at]
            if edge >= 0 and journeys.may_take(g, seat, edge):
                g.scratch.codes[n] = self.base + graph.corner_neighbours[at]
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.journeys.cross(g, seat, self.journeys.way_to(g, seat, x), x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        edge: i64 = self.journeys.way_to(g, seat, x)
        if edge < 0:
            return IllegalAction("journey.too_far", "TB-TB-9", corner=int(x))
        return self.journeys.refusal_of_way(g, seat, edge, self.journeys.cost(g, edge))


@final
class DriveOff(JourneyVerb):
    """Roll a die to drive off a barbarian from a path that the wagon is about to take (TB-TB-19)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        journeys = self.journeys
        if not journeys.drives_off(g, seat):
            return n
        barbarians = journeys.barbarians
        ends = g.rules.graph.edge_corners
        at: i64 = s[journeys.wagons.at + seat]
        i: i64
        for i in range(barbarians.count):
            edge: i64 = s[barbarians.at + i]
            if edge < 0 or (ends[2 * edge] != at and ends[2 * edge + 1] != at):
                continue
            if journeys.may_drive_off(g, seat, i, edge):
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        journeys = self.journeys
        barbarian: i64 = journeys.barbarians.standing(g, x)
        g.s[journeys.tried] |= g.rules.bits[barbarian]
        roll: i64 = 1 + g.uniform(journeys.die, 6)
        fled: bool = roll >= journeys.wagons.drives_off[g.s[journeys.wagons.level + seat] - 1]
        g.emit(journeys.rolled_off, seat, x, roll, 1 if fled else 0)
        if fled:
            journeys.barbarians.ask_to_chase(g, seat, barbarian)
        else:
            journeys.end_if_idle(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        journeys = self.journeys
        barbarian: i64 = journeys.barbarians.standing(g, x)
        if barbarian < 0:
            return IllegalAction("barbarian.not_there", "TB-TB-19", edge=int(x))
        if not journeys.drives_off(g, seat):
            return IllegalAction("journey.level_too_low", "TB-TB-19")
        if g.s[journeys.tried] & g.rules.bits[barbarian] != 0:
            return IllegalAction("journey.tried_already", "TB-TB-19", edge=int(x))
        if not journeys.is_beside(g, seat, x):
            return IllegalAction("journey.too_far_to_drive_off", "TB-TB-19", edge=int(x))
        return journeys.refusal_of_way(g, seat, x, journeys.cost_of_way(g, x))


@final
class FeedWagon(SimpleVerb):
    """Two movement points for a grain, once a turn (TB-TB-10)."""

    def __init__(self, journeys: Journeys) -> None:
        super().__init__("feed_wagon", [])
        self.journeys = journeys
        self.needs = journeys.cards.packed_price(vec_of([GRAIN, 1]))

    def may(self, g: State, seat: i64) -> bool:
        return g.s[self.journeys.fed] == 0 and self.journeys.cards.held(g, seat, GRAIN) > 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.journeys.cards.spend(g, seat, GRAIN, 1)
        self.journeys.feed(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.journeys.fed] != 0:
            return IllegalAction("journey.fed_already", "TB-TB-10")
        return IllegalAction("journey.no_grain", "TB-TB-10")


@final
class EndJourney(SimpleVerb):
    """Stop here; movement points that are left are lost (TB-TB-10)."""

    def __init__(self, journeys: Journeys) -> None:
        super().__init__("end_journey", [roles.ENDS_TURN, roles.PASSES])
        self.journeys = journeys

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.journeys.end(g)


@final
class PlaySwiftJourney(PlainCardVerb):
    """After the wagon has moved, move it again with all its movement points (TB-TB-23)."""

    def __init__(self, journeys: Journeys, development: Development) -> None:
        card: i64 = development.names.index(SWIFT_JOURNEY)
        super().__init__("play_swift_journey", development, card)
        self.journeys = journeys

    def has_effect(self, g: State, seat: i64) -> bool:
        return g.s[self.journeys.has_moved] != 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        journeys = self.journeys
        self.development.play(g, seat, self.card)
        journeys.set_out(g, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("journey.move_first", "TB-TB-23")


@final
class Journeys(TradersChapter):
    """The move of the wagon: what a path costs, and what is left of the points."""

    def __init__(self) -> None:
        super().__init__("journeys")
        self.development: Development | None = None  # the cards, where the scenario has them
        self.movement = self.fed = self.has_moved = self.tried = self.die = self.moved = self.fed_event = UNSET
        self.rolled_off = UNSET
        self.on_path_cost = TradersHooks()
        self.on_toll_price = TradersHooks()
        self.on_toll = TradersHooks()
        self.on_feed = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        if rules.has(Development):
            self.development = rules.the(Development)
        self.coins = rules.the(Coins)
        self.targets = rules.the(Targets)
        self.barbarians = rules.the(PathBarbarians)
        self.wagons = rules.the(Wagons)
        # All of these are about the journey that is going on, and 0 otherwise.
        self.movement = rules.block("movement_points", PUBLIC)
        self.fed = rules.block("wagon_fed", PUBLIC, reads="flag")
        self.has_moved = rules.block("wagon_moved", PUBLIC, reads="flag")
        self.tried = rules.block("barbarians_tried", PUBLIC)  # those that it tried to drive off, as bits
        self.die = rules.point("drive_off", DICE_STREAM, DIE)
        edge = EventField("edge", "edge", PUBLIC)
        left = EventField("left", "number", PUBLIC)
        corner = EventField("corner", "corner", PUBLIC)
        self.moved = rules.event("wagon_drove", [SEAT, corner, left], roles.PLACED)
        self.fed_event = rules.event("wagon_fed", [SEAT, EventField("points", "number", PUBLIC)])
        self.rolled_off = rules.event(
            "drive_off_rolled",
            [SEAT, edge, EventField("roll", "number", PUBLIC), EventField("success", "number", PUBLIC)],
        )
        self.phase = rules.phase("journey", "TB-TB-9")
        self.phase.offer(rules.add(Drive("drive", rules.corner_field(), self)))
        drive_off = DriveOff("drive_off", rules.edge_field(), self)
        drive_off.roles = [roles.GUESSED]
        self.phase.offer(rules.add(drive_off))
        self.phase.offer(rules.add(FeedWagon(self)))
        self.offer_swift_journey(rules, self.turn)
        if self.development is not None:
            self.phase.offer(self.development.group)
        self.phase.offer(rules.verb_named["spend_gold"])
        self.phase.offer(rules.add(EndJourney(self)))
        self.turn.end_steps.append(self)

    def offer_swift_journey(self, rules: Rules, turn: Turn) -> None:
        """The card is played during the journey, and at no other time (TB-TB-23)."""
        development = self.development
        if development is None or SWIFT_JOURNEY not in development.names:
            return
        verb = rules.add(PlaySwiftJourney(self, development))
        self.phase.offer(verb)
        for phase in (turn.before_roll, turn.action, turn.building):
            phase.explain(verb, "journey.move_first", "TB-TB-23")

    # ---- beginning and ending

    def end_step(self, g: State, seat: i64) -> bool:
        """After trade and building (TB-TB-9)."""
        g.open(self.phase.index, seat)
        self.set_out(g, seat)
        return True

    def set_out(self, g: State, seat: i64) -> None:
        """All movement points of the wagon's level."""
        g.s[self.movement] = self.wagons.movement[g.s[self.wagons.level + seat] - 1]
        g.s[self.has_moved] = 0

    def end(self, g: State) -> None:
        """Unspent points are lost (TB-TB-10)."""
        g.s[self.movement] = 0
        g.s[self.fed] = 0
        g.s[self.has_moved] = 0
        g.s[self.tried] = 0
        g.close()

    def end_if_idle(self, g: State, seat: i64) -> None:
        """End the journey when everybody sees that its player can do nothing more. Whether a hand holds grain, or
        which cards it holds, others do not know."""
        hand: i64 = self.cards.hand_size(g, seat)
        if g.s[self.coins.purchases] < PURCHASES and self.coins.held(g, seat) >= PRICE:
            hand += 1
        if g.s[self.fed] == 0 and (hand > 0 or self.may_be_fed(g, seat)):
            return
        cards = self.development
        if cards is not None and g.s[cards.played_now] == 0 and g.s[cards.count + seat] > 0:
            return
        if not self.can_go_on(g, seat):
            self.end(g)

    def may_be_fed(self, g: State, seat: i64) -> bool:
        """Whether the wagon might be fed with something other than grain."""
        return any(chapter.may_feed(g, seat) for chapter in self.on_feed.all)

    def feed(self, g: State, seat: i64) -> None:
        """Two movement points more, once a turn (TB-TB-10)."""
        g.s[self.fed] = 1
        g.s[self.movement] += FEED
        g.emit(self.fed_event, seat, FEED)
        self.end_if_idle(g, seat)

    def can_go_on(self, g: State, seat: i64) -> bool:
        """Whether a path lies open to the wagon, perhaps after a barbarian is driven off."""
        graph = g.rules.graph
        first: i64 = g.s[self.wagons.at + seat] * graph.corner_width
        at: i64
        for at in range(first, first + graph.corner_width):
            edge: i64 = graph.corner_edges[at]
            if edge < 0:
                continue
            if self.may_take(g, seat, edge):
                return True
            barbarian: i64 = self.barbarians.standing(g, edge)
            if barbarian >= 0 and self.may_drive_off(g, seat, barbarian, edge):
                return True
        return False

    # ---- paths

    def cost_of_way(self, g: State, edge: i64) -> i64:
        """Movement points for an edge, barbarians aside (TB-TB-9)."""
        cost: i64 = ROUGH if g.s[self.building.road + edge] == 0 else SMOOTH
        for chapter in self.on_path_cost.all:
            cost = chapter.path_cost(g, edge, cost)
        return cost

    def cost(self, g: State, edge: i64) -> i64:
        """Movement points for an edge (TB-TB-9)."""
        cost: i64 = self.cost_of_way(g, edge)
        return cost if self.barbarians.standing(g, edge) < 0 else cost + HINDRANCE

    def toll(self, g: State, seat: i64, edge: i64) -> i64:
        """Gold for another's road (TB-TB-9)."""
        owner: i64 = g.s[self.building.road + edge]
        if owner == 0 or owner == seat + 1:
            return 0
        toll: i64 = TOLL
        for chapter in self.on_toll_price.all:
            toll = chapter.toll_price(g, edge, toll)
        return toll

    def may_take(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether an edge is a path for which the wagon has the points and the gold, with a barbarian if one is there
        (TB-TB-9)."""
        s = g.s
        path: i64 = self.barbarians.path + edge
        if s[path] == 0:
            return False
        road: i64 = s[self.building.road + edge]
        cost: i64 = ROUGH if road == 0 else SMOOTH
        if len(self.on_path_cost.all) > 0:
            cost = self.cost_of_way(g, edge)
        left: i64 = s[self.movement] - cost
        if left < 0 or (left < HINDRANCE and self.barbarians.standing(g, edge) >= 0):
            return False
        return road == 0 or road == seat + 1 or self.can_pay_toll(g, seat, edge)

    def can_pay_toll(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the wagon has the gold for an edge."""
        toll: i64 = self.toll(g, seat, edge)
        return toll <= 0 or toll <= self.coins.held(g, seat)

    def drives_off(self, g: State, seat: i64) -> bool:
        """Whether any roll of the die drives a barbarian off, at the level of the seat's wagon."""
        at: i64 = self.wagons.level + seat
        return self.wagons.drives_off[g.s[at] - 1] <= len(DIE)

    def may_drive_off(self, g: State, seat: i64, barbarian: i64, edge: i64) -> bool:
        """From level 2 on, once for each barbarian, when the wagon could go on after it (TB-TB-19)."""
        if not self.drives_off(g, seat):
            return False
        if g.s[self.tried] & g.rules.bits[barbarian] != 0 or not self.is_beside(g, seat, edge):
            return False
        if self.cost_of_way(g, edge) > g.s[self.movement] or not self.barbarians.is_path(g, edge):
            return False
        return self.can_pay_toll(g, seat, edge)

    def is_beside(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the wagon stands at one end of an edge."""
        ends = g.rules.graph.edge_corners
        at: i64 = g.s[self.wagons.at + seat]
        return ends[2 * edge] == at or ends[2 * edge + 1] == at

    def way_to(self, g: State, seat: i64, corner: i64) -> i64:
        """The edge between the wagon and a corner; -1 for none."""
        graph = g.rules.graph
        first: i64 = g.s[self.wagons.at + seat] * graph.corner_width
        at: i64
        for at in range(first, first + graph.corner_width):
            if graph.corner_edges[at] >= 0 and graph.corner_neighbours[at] == corner:
                return graph.corner_edges[at]
        return -1

    def refusal_of_way(self, g: State, seat: i64, edge: i64, cost: i64) -> IllegalAction | None:
        """Why the wagon cannot take an edge at this cost."""
        if not self.barbarians.is_path(g, edge):
            return IllegalAction("journey.no_path", "TB-TB-9", edge=int(edge))
        if cost > g.s[self.movement]:
            return IllegalAction("journey.too_few_points", "TB-TB-9", cost=int(cost), left=int(g.s[self.movement]))
        if self.toll(g, seat, edge) > self.coins.held(g, seat):
            return IllegalAction("journey.no_toll", "TB-TB-9", edge=int(edge))
        return None

    # ---- driving

    def cross(self, g: State, seat: i64, edge: i64, corner: i64) -> None:
        """The wagon goes along an edge to a corner, and at the centre of a target its movement ends (TB-TB-10)."""
        g.s[self.movement] -= self.cost(g, edge)
        toll: i64 = self.toll(g, seat, edge)
        if toll > 0:
            self.pay_toll(g, seat, g.s[self.building.road + edge] - 1, toll)
        g.s[self.wagons.at + seat] = corner
        g.s[self.has_moved] = 1
        g.emit(self.moved, seat, corner, g.s[self.movement])
        target: i64 = self.targets.kind_at(g, corner)
        if target >= 0:
            g.s[self.movement] = 0
            self.wagons.arrive(g, seat, target)
        self.end_if_idle(g, seat)

    def pay_toll(self, g: State, seat: i64, owner: i64, toll: i64) -> None:
        """Gold to the owner of a road; to the supply if nobody plays its colour."""
        for chapter in self.on_toll.all:
            if chapter.takes_toll(g, seat, owner):
                return
        if owner < g.rules.players:
            self.coins.give(g, seat, owner, toll)
        else:
            self.coins.pay(g, seat, toll)

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"path_cost": ROUGH, "road_cost": SMOOTH, "barbarian_cost": HINDRANCE, "grain_movement": FEED}
