"""The earthquake: every player damages a road, and builds no other before it is repaired (TB-EV-8, TB-EV-19, TB-EV-20).

A damaged road lies where it lay and counts for the longest route.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.build_verbs import BuildInTurn
from archipel.rules.base.place_sets import PlaceSets
from archipel.rules.box_chapter import CITY, ROAD, SETTLEMENT, UNSET
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import EARTHQUAKE
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

REPAIR: Final = {"lumber": 1, "brick": 1}  # (TB-EV-8)


@final
class DamageRoad(Verb):
    """A road of the seat's own that is whole (TB-EV-19), never a ship or a bridge (TB-EV-20)."""

    def __init__(self, rules: Rules, earthquake: Earthquake) -> None:
        super().__init__("damage_road", [rules.edge_field()])
        self.earthquake = earthquake

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.earthquake.offer_whole(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.answered(seat)
        self.earthquake.damage(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.earthquake.damaged + x] != 0:
            return IllegalAction("earthquake.damaged_already", "TB-EV-19", edge=int(x))
        return IllegalAction("earthquake.no_road", "TB-EV-8", edge=int(x))


@final
class RepairRoad(BuildInTurn):
    """A damaged road of the seat's own is whole again (TB-EV-8)."""

    def __init__(self, rules: Rules, earthquake: Earthquake) -> None:
        price = rules.price("repair", REPAIR)
        super().__init__("repair_road", [rules.edge_field()], earthquake.cards, earthquake.turn, price)
        self.refuse_without_price("earthquake.too_expensive", "TB-EV-8")
        self.skip_without(earthquake.damage_count, 1)
        self.earthquake = earthquake

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.earthquake.places.write(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.earthquake.mend(g, seat, x)
        g.emit(self.earthquake.repaired_event, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if self.earthquake.is_damaged(g, seat, x):
            return None
        return IllegalAction("earthquake.nothing_to_repair", "TB-EV-8", edge=int(x))


@final
class Earthquake(TradersChapter):
    """Which roads are damaged, and what their owners may not build."""

    def __init__(self) -> None:
        super().__init__("earthquake")
        self.damaged = self.damage_count = UNSET
        self.bridge: i64 = -1  # the block of bridges, where there are rivers
        self.damaged_event = self.repaired_event = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.damaged = rules.edge_block("damaged_road", PUBLIC, "flag")
        self.damage_count = rules.colour_block("damaged_roads", PUBLIC, 1, "derived")
        self.places = PlaceSets(rules, "damaged_places", rules.graph.edges, rules.colours)
        if rules.has(Bridges):
            self.bridge = rules.the(Bridges).bridge
        edge = EventField("edge", "edge", PUBLIC)
        self.damaged_event = rules.event("road_damaged", [SEAT, edge])
        self.repaired_event = rules.event("road_repaired", [SEAT, edge])
        self.phase = rules.phase("earthquake", "TB-EV-8")
        self.phase.offer(rules.add(DamageRoad(rules, self)))
        self.turn.offer_build(rules.add(RepairRoad(rules, self)))
        self.building.on_may_build_road.append(self)
        self.building.on_may_settle.append(self)
        self.building.on_may_upgrade.append(self)
        self.building.on_route_lost.append(self)
        rules.the(EventCards).on_card_text.append(self)

    def card_text(self, g: State, seat: i64, event: i64) -> None:
        """Every player with a whole road chooses one; the choices do not touch each other, in whatever order they are
        made (TB-EV-19)."""
        if event != EARTHQUAKE:
            return
        asked: i64 = 0
        e: i64
        for e in range(g.rules.graph.edges):
            owner: i64 = g.s[self.building.road + e] - 1
            if 0 <= owner < g.rules.players and self.is_whole(g, owner, e):
                asked |= g.rules.bits[owner]
        if asked != 0:
            g.open_for(self.phase.index, asked)

    # ---- roads

    def is_whole(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether a road of the colour's lies here and is not damaged. A bridge is a road for the longest route only
        (TB-EV-20)."""
        if g.s[self.building.road + edge] != colour + 1 or g.s[self.damaged + edge] != 0:
            return False
        if self.bridge >= 0 and g.s[self.bridge + edge] != 0:
            return False
        return self.building.is_road(g, edge)

    def is_damaged(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether a damaged road of the colour's lies here."""
        return g.s[self.damaged + edge] != 0 and g.s[self.building.road + edge] == colour + 1

    def offer_whole(self, g: State, colour: i64, base: i64, n: i64) -> i64:
        """Write a code for every whole road of the colour's."""
        e: i64
        for e in range(g.rules.graph.edges):
            if g.s[self.building.road + e] == colour + 1 and self.is_whole(g, colour, e):
                g.scratch.codes[n] = base + e
                n += 1
        return n

    def damage(self, g: State, colour: i64, edge: i64) -> None:
        g.s[self.damaged + edge] = 1
        g.s[self.damage_count + colour] += 1
        self.places.put(g, colour, edge)
        g.emit(self.damaged_event, colour, edge)

    def mend(self, g: State, colour: i64, edge: i64) -> None:
        g.s[self.damaged + edge] = 0
        g.s[self.damage_count + colour] -= 1
        self.places.take(g, edge)

    def route_lost(self, g: State, colour: i64, edge: i64) -> None:
        """A road that leaves the board is not damaged in the stock."""
        if g.s[self.damaged + edge] != 0:
            self.mend(g, colour, edge)

    # ---- what may not be built

    def may_build_road(self, g: State, colour: i64, edge: i64) -> bool:
        at: i64 = self.damage_count + colour
        return g.s[at] == 0

    def may_settle(self, g: State, colour: i64, corner: i64) -> bool:
        at: i64 = self.damage_count + colour
        return g.s[at] == 0 or self.damaged_at(g, colour, corner) < 0

    def may_upgrade(self, g: State, colour: i64, corner: i64) -> bool:
        return self.may_settle(g, colour, corner)

    def damaged_at(self, g: State, colour: i64, corner: i64) -> i64:
        """The edge of a damaged road of the colour's that comes to a corner; -1 for none."""
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and self.is_damaged(g, colour, edge):
                return edge
        return -1

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if g.s[self.damage_count + seat] == 0:
            return None
        if piece == ROAD:
            return IllegalAction("earthquake.repair_first", "TB-EV-8")
        if piece in (SETTLEMENT, CITY) and self.damaged_at(g, seat, at) >= 0:
            return IllegalAction("earthquake.beside_damage", "TB-EV-8", edge=int(self.damaged_at(g, seat, at)))
        return None
