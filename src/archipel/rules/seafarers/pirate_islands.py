"""The Pirate Islands: routes to the west, warships and the forts (SEA-S7-2 to SEA-S7-8, SEA-S7-12 to SEA-S7-17).

The fleet has a chapter of its own. A knight card arms a ship as soon as it is drawn: nobody has a reason not to, for a
warship is a ship in all else. One drawn without a ship to arm is kept for a later turn, or lost, as was chosen
(SEA-S7-8). The settlement that covers a fort comes out of the stock of its colour.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Scenario
from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.engine.words import DERIVED, DICE_STREAM, PUBLIC
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import CARD_NAMES, KNIGHT, VICTORY_POINT
from archipel.rules.base.playing_cards import PlainCardVerb
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import ROAD, SETTLEMENT, UNSET
from archipel.rules.seafarers.sea_chapter import SeaChapter
from archipel.rules.seafarers.ships import Ships
from archipel.rules.seafarers.westward import Westward

TOKENS: Final = 3  # under a fort (SEA-S7-3)
SHIP: Final = 1
WARSHIP: Final = 2
NONE: Final = -1
DIE: Final = ["1", "2", "3", "4", "5", "6"]
OUTCOMES: Final = ("lost", "even", "won")  # of warships against pirates, for their player


def outcome_of(warships: i64, strength: i64) -> i64:
    """How many warships do against pirates of a strength (SEA-S7-11, SEA-S7-14)."""
    if warships == strength:
        return 1
    return 2 if warships > strength else 0


def pirate_deck(deck: dict[str, int], seats: int) -> dict[str, int]:
    """With three seats there are no victory point cards; with more they are knights (SEA-S7-4)."""
    knight, victory_point = CARD_NAMES[KNIGHT], CARD_NAMES[VICTORY_POINT]
    changed = {**deck, victory_point: 0}
    if seats > 3:
        changed[knight] += deck[victory_point]
    return changed


@final
class MakeWarship(PlainCardVerb):
    """Use a knight card that was kept for want of a ship to arm (SEA-S7-8)."""

    def __init__(self, islands: PirateIslands) -> None:
        super().__init__("make_warship", islands.development, KNIGHT)
        self.islands = islands

    def has_effect(self, g: State, seat: i64) -> bool:
        return self.islands.next_to_arm(g, seat) >= 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        islands = self.islands
        islands.development.play(g, seat, KNIGHT)
        islands.development.army.knight_played(g, seat)
        islands.arm(g, seat, islands.next_to_arm(g, seat))

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("warship.no_ship", "SEA-S7-8")


@final
class AttackFort(SimpleVerb):
    """One die for the fort against the warships of the route that touches it; then the turn is over (SEA-S7-14)."""

    def __init__(self, islands: PirateIslands) -> None:
        super().__init__("attack_fort", [])
        self.islands: Final[PirateIslands] = islands
        self.gate = islands.at_fort

    def may(self, g: State, seat: i64) -> bool:
        islands = self.islands
        return g.s[islands.tokens + seat] > 0 and g.s[islands.at_fort + seat] != 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        islands = self.islands
        strength: i64 = g.uniform(islands.die, 6) + 1
        warships: i64 = islands.warships_on_route(g, seat)
        g.emit(islands.attacked, seat, strength, warships, outcome_of(warships, strength))
        if warships > strength:
            g.s[islands.tokens + seat] -= 1
            g.emit(islands.token_won, seat, g.s[islands.tokens + seat])
        else:
            islands.lose_ships(g, seat, 1 if warships == strength else 2)
        islands.turn.finish(g, seat)
        if g.s[islands.tokens + seat] == 0:
            islands.conquer(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.islands.tokens + seat] == 0:
            return IllegalAction("fort.conquered", "SEA-S7-15")
        return IllegalAction("fort.not_reached", "SEA-S7-14")


@final
class PirateIslands(SeaChapter):
    """Where each seat may sail and settle, its warships, and what is left of its fort."""

    def __init__(self, scenario: Scenario, seats: int, keep_cards: bool) -> None:
        super().__init__("pirate_islands")
        self.westward: Final[Westward] = Westward(scenario, seats)
        self.keep_cards = keep_cards
        self.home: Final[vec[i64]] = filled(int(scenario.graph.tiles), 0)  # 1: the island where all start
        for area in scenario.areas.values():
            for tile in area.tiles:
                self.home[tile] = 1 if area.start else 0
        self.fort = self.tokens = self.landing = self.warships = self.last = self.die = self.attacked = UNSET
        self.at_fort = self.token_won = self.conquered = self.ship_lost = self.armed = self.card_lost = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.ships = rules.the(Ships)
        self.route = rules.the(LongestRoute)
        self.development = rules.the(Development)
        self.fort = rules.corner_block("fort", PUBLIC, "holder")  # the seat that must conquer it; 0 when it has
        self.tokens = rules.player_block("fort_tokens", PUBLIC)  # still under its fort
        self.landing = rules.corner_block("landing", PUBLIC, "holder")
        self.warships = rules.colour_block("warships", PUBLIC)
        self.last = rules.player_block(
            "westward_last", PUBLIC, 1, DERIVED
        )  # 1 + the edge of the ship nearest to the fort
        self.at_fort = rules.player_block("westward_at_fort", PUBLIC, 1, DERIVED)  # 1: that ship touches it
        self.die = rules.point("fort", DICE_STREAM, DIE)
        self.attacked = rules.event(
            "fort_attacked",
            [
                SEAT,
                EventField("strength", "number", PUBLIC),
                EventField("warships", "number", PUBLIC),
                EventField("outcome", "name", PUBLIC, list(OUTCOMES)),
            ],
        )
        self.token_won = rules.event("fort_token_won", [SEAT, EventField("left", "number", PUBLIC)])
        self.conquered = rules.event("fort_conquered", [SEAT, EventField("corner", "corner", PUBLIC)])
        self.ship_lost = rules.event("ship_lost", [SEAT, EventField("edge", "edge", PUBLIC)])
        self.armed = rules.event("warship_made", [SEAT, EventField("edge", "edge", PUBLIC)])
        self.card_lost = rules.event("warship_card_lost", [SEAT])
        self.attack = rules.add(AttackFort(self))
        self.turn.offer_own(self.attack)
        self.turn.before_roll.explain(self.attack, "turn.roll_first", "BASE-27")
        self.replace_knights(rules)
        self.development.on_drawn.append(self)
        self.building.on_may_settle.append(self)
        self.building.on_may_build_road.append(self)
        self.ships.steer(self, self.westward.fairways(self.ships.sets))
        self.ships.routes.on_anchors.append(self)
        self.score.on_may_win.append(self)

    def replace_knights(self, rules: Rules) -> None:
        """Knight cards arm ships instead of moving a robber."""
        knight = self.development.knight
        self.make_warship = MakeWarship(self)
        rules.add(self.make_warship)
        self.development.use_knights_for(self.make_warship)
        for phase in (self.turn.before_roll, self.turn.action, self.turn.building):
            phase.explain(knight, "warship.not_played", "SEA-S7-8")

    def begin(self, g: State) -> None:
        """A settlement and a ship in the east, a fort and a landing in the west for every seat (SEA-S7-3)."""
        s = g.s
        way = self.westward
        seat: i64
        for seat in range(g.rules.players):
            s[self.fort + way.fort[seat]] = seat + 1
            s[self.tokens + seat] = TOKENS
            s[self.landing + way.landing[seat]] = seat + 1
            s[self.building.settlements_left + seat] -= 1  # it covers the fort
            self.building.place_settlement(g, seat, way.start[seat])
            self.building.place_route(g, seat, way.first[seat], self.ships.piece)

    # ---- the route to the west

    def ahead(self, g: State, seat: i64, corner: i64, without: i64) -> i64:
        """The edge of the seat's ship that goes on from a corner of its route, but for one ship if that is given; -1 if
        it ends there."""
        s = g.s
        way = self.westward
        road: i64 = self.building.road
        ship: i64 = self.ships.ship
        at: i64 = corner * way.columns
        edge: i64 = way.onward[at]
        while edge >= 0:
            if s[road + edge] == seat + 1 and s[ship + edge] != 0 and way.lane[edge] == seat + 1 and edge != without:
                return edge
            at += 1
            edge = way.onward[at]
        return edge

    def go_on(self, g: State, seat: i64, corner: i64, without: i64) -> i64:
        """The corner to which the seat's ships lead on from a corner of its route, but for one ship."""
        edge: i64 = self.ahead(g, seat, corner, without)
        while edge >= 0:
            corner = self.westward.after[edge]
            edge = self.ahead(g, seat, corner, without)
        return corner

    def route_end(self, g: State, seat: i64) -> i64:
        """The corner to which the seat's westward route has come."""
        last: i64 = g.s[self.last + seat] - 1
        return self.westward.after[last] if last >= 0 else self.westward.start[seat]

    def find_last(self, g: State, seat: i64, last: i64) -> None:
        """Note which ship is nearest to the fort: this one, or one to which it leads on. NONE: look from the start."""
        corner: i64 = self.westward.start[seat]
        if last >= 0:
            corner = self.westward.after[last]
        edge: i64 = self.ahead(g, seat, corner, NONE)
        while edge >= 0:
            last = edge
            edge = self.ahead(g, seat, self.westward.after[edge], NONE)
        g.s[self.last + seat] = last + 1
        g.s[self.at_fort + seat] = 0
        if self.is_at_fort(g, seat):
            g.s[self.at_fort + seat] = 1

    def ship_came_or_left(self, g: State, colour: i64, edge: i64) -> None:
        way = self.westward
        if way.lane[edge] != colour + 1:
            return
        if g.s[self.building.road + edge] != 0 and way.before[edge] == self.route_end(g, colour):
            self.find_last(g, colour, edge)
        else:
            self.find_last(g, colour, NONE)

    def is_at_fort(self, g: State, seat: i64) -> bool:
        """Whether the seat's westward route has come to its fort."""
        return self.route_end(g, seat) == self.westward.fort[seat]

    def fairway(self, g: State, colour: i64, lifted: i64) -> i64:
        """The east coast, and what lengthens the route to the west (SEA-S7-7)."""
        way = self.westward
        end: i64 = self.route_end(g, colour)
        if lifted >= 0 and way.lane[lifted] == colour + 1:
            is_last: bool = g.s[self.last + colour] == lifted + 1
            end = self.go_on(g, colour, way.before[lifted] if is_last else way.start[colour], lifted)
        return way.row(colour, end)

    def may_sail(self, g: State, seat: i64, edge: i64) -> bool:
        """New ships lie along the east coast, or lengthen the one route to the west without a branch (SEA-S7-7)."""
        if g.s[self.building.road + edge] != 0:
            return True
        sets = self.ships.sets
        at: i64 = self.fairway(g, seat, NONE) * sets.words + sets.word[edge]
        found: i64 = self.ships.fairways[at] & sets.bit[edge]
        return found != 0

    def anchors(self, g: State, seat: i64, corner: i64) -> bool:
        """A route that has come to the fort is closed (SEA-S7-14)."""
        return corner == self.westward.fort[seat]

    # ---- settling

    def may_settle(self, g: State, seat: i64, corner: i64) -> bool:
        """On the starting island, but not in the way of another's route; in the west only at the seat's own landing."""
        graph = g.rules.graph
        if self.westward.is_in_the_way(seat, corner):
            return False
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile >= 0 and self.home[tile] != 0:
                return True
        return corner == self.westward.landing[seat]

    def may_build_road(self, g: State, seat: i64, edge: i64) -> bool:
        """On the island of the start, but not where a route to the west begins (SEA-S7-7)."""
        tiles = g.rules.graph.edge_tiles
        k: i64
        for k in range(2):
            tile: i64 = tiles[2 * edge + k]
            if tile >= 0 and self.home[tile] != 0:
                return self.westward.lane[edge] == 0
        return False

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == SETTLEMENT and not self.may_settle(g, seat, at):
            if self.westward.is_in_the_way(seat, at):
                return IllegalAction("settlement.in_the_way", "SEA-S7-7", corner=int(at))
            return IllegalAction("settlement.only_at_the_landing", "SEA-S7-12", corner=int(at))
        if piece == ROAD and not self.may_build_road(g, seat, at):
            if self.westward.lane[at] != 0:
                return IllegalAction("road.in_the_way", "SEA-S7-7", edge=int(at))
            return IllegalAction("road.pirate_island", "SEA-S7-12", edge=int(at))
        if piece == self.ships.piece and not self.may_sail(g, seat, at):
            return IllegalAction("ship.off_the_route", "SEA-S7-7", edge=int(at))
        return None

    # ---- warships

    def drawn(self, g: State, seat: i64, card: i64) -> None:
        """A knight arms a ship at once, and is laid aside (SEA-S7-8)."""
        if card != KNIGHT:
            return
        edge: i64 = self.next_to_arm(g, seat)
        if edge < 0 and self.keep_cards:
            return
        self.development.use_drawn(g, seat, KNIGHT)
        self.development.army.knight_played(g, seat)
        if edge >= 0:
            self.arm(g, seat, edge)
        else:
            g.emit(self.card_lost, seat)

    def next_to_arm(self, g: State, seat: i64) -> i64:
        """The edge of the ordinary ship nearest to the first settlement on the westward route; -1 for none."""
        edge: i64 = self.ahead(g, seat, self.westward.start[seat], NONE)
        while edge >= 0 and g.s[self.ships.ship + edge] != SHIP:
            edge = self.ahead(g, seat, self.westward.after[edge], NONE)
        return edge

    def arm(self, g: State, seat: i64, edge: i64) -> None:
        g.s[self.ships.ship + edge] = WARSHIP
        g.s[self.warships + seat] += 1
        g.emit(self.armed, seat, edge)

    def warships_on_route(self, g: State, seat: i64) -> i64:
        """Only these attack a fort: one that was moved to the east is too far away."""
        count: i64 = 0
        edge: i64 = self.ahead(g, seat, self.westward.start[seat], NONE)
        while edge >= 0:
            if g.s[self.ships.ship + edge] == WARSHIP:
                count += 1
            edge = self.ahead(g, seat, self.westward.after[edge], NONE)
        return count

    # ---- forts

    def lose_ships(self, g: State, seat: i64, count: i64) -> None:
        """The ships nearest to the fort return to the stock, warships too (SEA-S7-14)."""
        i: i64
        for i in range(count):
            edge: i64 = g.s[self.last + seat] - 1
            if edge < 0:
                break
            if g.s[self.ships.ship + edge] == WARSHIP:
                g.s[self.warships + seat] -= 1
            self.ships.take_off(g, seat, edge)
            g.emit(self.ship_lost, seat, edge)
        self.route.remeasure(g, seat)

    def conquer(self, g: State, seat: i64) -> None:
        """The settlement on the fort is the seat's own again (SEA-S7-15)."""
        corner: i64 = self.westward.fort[seat]
        g.s[self.fort + corner] = 0
        g.s[self.building.settlements_left + seat] += 1
        g.emit(self.conquered, seat, corner)
        self.building.place_settlement(g, seat, corner)

    def all_conquered(self, g: State) -> bool:
        seat: i64
        for seat in range(g.rules.players):
            if g.s[self.tokens + seat] > 0:
                return False
        return True

    def may_win(self, g: State, seat: i64) -> bool:
        """Nobody wins without its own fort (SEA-S7-16)."""
        return g.s[self.tokens + seat] == 0

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"fort_tokens": TOKENS}
