"""Cloth: villages that trade with players who come by ship, until few have cloth left (SEA-S6-2 to SEA-S6-11).

A village is a number token on a corner of a small island. It is not a building: several seats may trade with it, and it
closes their routes. Where nobody settles and the robber never goes is declared by the areas of the scenario file.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Board, Scenario
from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import ACTIVE, PUBLIC
from archipel.rules.box_chapter import SETTLEMENT, UNSET
from archipel.rules.seafarers.pirate import Pirate
from archipel.rules.seafarers.sea_chapter import PIRATE, SeaChapter
from archipel.rules.seafarers.ships import Ships

FEW: Final = 3  # with this many villages or fewer that still have cloth the game ends (SEA-S6-11)
PAIR: Final = 2  # cloth for a point (SEA-S6-7)
CLOTH: Final = 64  # in the number of the phase: seats with cards to lose, and times this, seats with cloth to lose


@final
class StealCloth(Verb):
    """One cloth instead of a card, from a seat with a ship beside the pirate (SEA-S6-9)."""

    def __init__(self, rules: Rules, cloth: ClothTrade) -> None:
        super().__init__("steal_cloth", [rules.seat_field("victim")])
        self.cloth = cloth

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.offer_seats(g, g.argument() // CLOTH, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.cloth.steal(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("cloth.no_victim", "SEA-S6-9", victim=int(x))


@final
class ClothTrade(SeaChapter):
    """The villages and their cloth, who trades with them, and who has how much."""

    def __init__(self, scenario: Scenario, sail_past: bool) -> None:
        super().__init__("cloth")
        corners = scenario.places["corners"].get("villages", ())
        self.count: i64 = len(corners)
        self.corners: vec[i64] = vec_of(list(corners))
        self.numbers: vec[i64] = vec_of(list(scenario.values.get("village_numbers", ())))
        self.stocks: vec[i64] = vec_of(list(scenario.values.get("village_cloth", ())))
        self.reserve_at_start: i64 = scenario.values.get("cloth_reserve", (0,))[0]
        if self.count <= FEW:
            raise SetUpError(f"{scenario.source}: there must be more than {FEW} villages", "SEA-S6-11")
        if len(self.numbers) != self.count or len(self.stocks) != self.count:
            raise SetUpError(f"{scenario.source}: every village has a number and some cloth", "SEA-S6-2")
        self.sail_past = sail_past
        self.number = self.stock = self.trade = self.owned = self.reserve = self.left = self.reached = self.took = UNSET
        self.topped_up = self.stolen = self.ran_out = self.counted = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.ships = rules.the(Ships)
        self.pirate = rules.the(Pirate)
        self.number = rules.corner_block("village", PUBLIC)  # its number token; 0: no village
        self.stock = rules.corner_block("village_cloth", PUBLIC)
        self.trade = rules.corner_block("village_trade", PUBLIC, "bits")  # seats whose routes have come here
        self.owned = rules.player_block("cloth", PUBLIC)
        self.reserve = rules.block("cloth_reserve", PUBLIC)
        self.left = rules.block("villages_left", PUBLIC)  # how many still have cloth
        corner = EventField("corner", "corner", PUBLIC)
        self.reached = rules.event("village_reached", [SEAT, corner])
        self.took = rules.event("cloth_taken", [SEAT, corner], roles.OF_ROLL)
        self.topped_up = rules.event("cloth_topped_up", [SEAT, corner], roles.OF_ROLL)
        self.stolen = rules.event(
            "cloth_stolen", [EventField("thief", "seat", PUBLIC), EventField("victim", "seat", PUBLIC)]
        )
        self.ran_out = rules.event("cloth_ran_out", [EventField("villages", "number", PUBLIC)])
        self.counted = rules.event(
            "points_counted",
            [
                SEAT,
                EventField("points", "number", PUBLIC),
                EventField("revealed", "number", PUBLIC),
                EventField("cloth", "number", PUBLIC),
            ],
        )
        self.phase = rules.phase("raid", "SEA-S6-9")
        self.phase.offer(rules.verb_named["steal"])
        self.phase.offer(rules.add(StealCloth(rules, self)))
        self.phase.offer(rules.verb_named["steal_nothing"])
        self.building.on_built.append(self)
        self.building.on_held.append(self)
        if not self.sail_past:
            self.ships.on_sail_on.append(self)
        self.ships.routes.on_anchors.append(self)
        self.pirate.on_may_move.append(self)
        self.pirate.on_raid.append(self)
        self.production.on_produced.append(self)
        rules.watch_alerts(self)

    def lay(self, g: State, board: Board) -> None:
        """Five cloth at every village, the rest in reserve (SEA-S6-2)."""
        i: i64
        for i in range(self.count):
            g.s[self.number + self.corners[i]] = self.numbers[i]
            g.s[self.stock + self.corners[i]] = self.stocks[i]
            if self.stocks[i] > 0:
                g.s[self.left] += 1
        g.s[self.reserve] = self.reserve_at_start

    # ---- trade

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """A route from the seat's own building to a village brings one cloth at once (SEA-S6-5)."""
        if piece == self.ships.piece or piece == SETTLEMENT:
            self.visit(g, seat)

    def came_to_rest(self, g: State) -> None:
        """Another's piece may have left a route for good, which comes home now."""
        k: i64
        for k in range(g.rules.players):
            self.visit(g, (g.s[ACTIVE] + k) % g.rules.players)

    def visit(self, g: State, seat: i64) -> None:
        """The villages to which ships of a seat have come."""
        s = g.s
        bit: i64 = g.rules.bits[seat]
        i: i64
        for i in range(self.count):
            village: i64 = self.corners[i]
            if s[self.ships.reach + village] & bit == 0 or s[self.trade + village] & bit != 0:
                continue
            if self.comes_home(g, seat, village):
                s[self.trade + village] |= bit
                self.ships.routes.anchors_changed(g, seat, village)  # the route is closed now (SEA-S6-8)
                g.emit(self.reached, seat, village)
                if s[self.stock + village] > 0:
                    self.take(g, seat, village)

    def comes_home(self, g: State, seat: i64, village: i64) -> bool:
        """Whether ships lead from a village to the seat's own building, not past another's (SEA-11, SEA-17)."""
        passed = g.scratch.passed
        found: bool = self.sails_home(g, seat, village)
        corner: i64
        for corner in range(g.rules.graph.corners):
            passed[corner] = 0
        return found

    def sails_home(self, g: State, seat: i64, corner: i64) -> bool:
        graph = g.rules.graph
        passed = g.scratch.passed
        passed[corner] = 1
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or not self.ships.routes.is_ship(g, seat, edge):
                continue
            other: i64 = graph.corner_neighbours[at]
            if passed[other] != 0:
                continue
            if self.building.owner(g, other) == seat:
                return True
            holder: i64 = g.s[self.building.held + other]
            if (holder != 0 and holder != seat + 1) or not self.may_sail_on(g, other):
                continue
            if self.sails_home(g, seat, other):
                return True
        return False

    def produced(self, g: State, total: i64) -> None:
        """A village with this number gives one cloth to every seat that trades with it, wherever the robber is; what
        it lacks for that comes from the reserve, but an empty village gives nothing (SEA-S6-6)."""
        s = g.s
        seats: i64 = g.rules.players
        i: i64
        k: i64
        for i in range(self.count):
            village: i64 = self.corners[i]
            if s[self.number + village] != total or s[self.stock + village] == 0:
                continue
            for k in range(seats):
                seat: i64 = (s[ACTIVE] + k) % seats
                if s[self.trade + village] & g.rules.bits[seat] == 0:
                    continue
                if s[self.stock + village] > 0:
                    self.take(g, seat, village)
                elif s[self.reserve] > 0:
                    s[self.reserve] -= 1
                    g.emit(self.topped_up, seat, village)
                    self.change(g, seat, 1)

    def take(self, g: State, seat: i64, village: i64) -> None:
        """One cloth of a village that has some."""
        g.s[self.stock + village] -= 1
        if g.s[self.stock + village] == 0:
            g.s[self.left] -= 1
            g.alert()  # it may be the last but a few
        g.emit(self.took, seat, village)
        self.change(g, seat, 1)

    def change(self, g: State, seat: i64, cloth: i64) -> None:
        """A seat has more or less cloth; every pair is a point (SEA-S6-7)."""
        before: i64 = g.s[self.owned + seat]
        g.s[self.owned + seat] = before + cloth
        points: i64 = (before + cloth) // PAIR - before // PAIR
        if points != 0:
            self.score.add(g, seat, points)

    # ---- routes

    def may_sail_on(self, g: State, corner: i64) -> bool:
        """Ships go no further than a village, unless the option lets them (SEA-S6-5)."""
        return self.sail_past or g.s[self.number + corner] == 0

    def anchors(self, g: State, seat: i64, corner: i64) -> bool:
        """A route that has come to a village stays, with cloth or without (SEA-S6-8)."""
        return g.s[self.trade + corner] & g.rules.bits[seat] != 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == PIRATE:
            return None if self.may_move_pirate(g, seat) else IllegalAction("pirate.no_village", "SEA-S6-9")
        if piece != self.ships.piece:
            return None
        bit: i64 = g.rules.bits[seat]
        i: i64
        for i in range(2):
            corner: i64 = g.rules.graph.edge_corners[2 * at + i]
            if g.s[self.ships.reach + corner] & bit != 0 and not self.may_sail_on(g, corner):
                return IllegalAction("ship.past_village", "SEA-S6-5", edge=int(at))
        return None

    # ---- the pirate

    def may_move_pirate(self, g: State, seat: i64) -> bool:
        """Only with a route to a village (SEA-S6-9)."""
        bit: i64 = g.rules.bits[seat]
        i: i64
        for i in range(self.count):
            if g.s[self.trade + self.corners[i]] & bit != 0:
                return True
        return False

    def raids(self, g: State, seat: i64, tile: i64) -> bool:
        """A random card or a cloth; asked only if there is a choice (SEA-S6-9)."""
        beside: i64 = self.pirate.seats_beside(g, tile) & ~g.rules.bits[seat]
        with_cards: i64 = 0
        with_cloth: i64 = 0
        p: i64
        for p in range(g.rules.players):
            bit: i64 = g.rules.bits[p]
            if beside & bit != 0 and self.cards.stealable_count(g, p) > 0:
                with_cards |= bit
            if beside & bit != 0 and g.s[self.owned + p] > 0:
                with_cloth |= bit
        if with_cloth == 0:
            self.robber.rob_among(g, seat, with_cards)
        elif with_cards == 0 and with_cloth & (with_cloth - 1) == 0 and self.robber.steal_at_once:
            self.steal(g, seat, g.first_of(with_cloth))
        else:
            g.open(self.phase.index, seat, with_cards + CLOTH * with_cloth)
        return True

    def steal(self, g: State, thief: i64, victim: i64) -> None:
        """One cloth changes hands, and with it perhaps a point (SEA-S6-7, SEA-S6-9)."""
        g.emit(self.stolen, thief, victim)
        self.change(g, victim, -1)
        self.change(g, thief, 1)

    # ---- the end

    def after_action(self, g: State) -> None:
        """With few villages that have cloth the game ends at once, in any player's turn (SEA-S6-11)."""
        if g.s[self.left] <= FEW and not g.over():
            self.finish(g)

    def finish(self, g: State) -> None:
        """Most points, hidden ones shown, then most cloth; otherwise they share the victory (SEA-S6-11)."""
        s = g.s
        g.emit(self.ran_out, s[self.left])
        most: i64 = -1
        cloth: i64 = 0
        winners: i64 = 0
        p: i64
        for p in range(g.rules.players):
            points: i64 = self.score.total(g, p)
            g.emit(self.counted, p, points, s[self.score.secret + p], s[self.owned + p])
            if points > most or (points == most and s[self.owned + p] > cloth):
                most = points
                cloth = s[self.owned + p]
                winners = 0
            if points == most and s[self.owned + p] == cloth:
                winners |= g.rules.bits[p]
        for p in range(g.rules.players):
            if winners & g.rules.bits[p] != 0:
                g.emit(self.score.won, p, most, s[self.score.secret + p])
        g.win(winners)

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"cloth_for_a_point": PAIR}
