"""Barbarian Attack with Cities & Knights: landings, metropolises, merchant, Inventor and Bishop (COMBO-25).

There are neither fleet nor track, neither knights nor cards of the scenario: the knights are those of `ranked_knights`.
The rest follows by itself. Gold buys resources only, walls protect nothing from barbarians, and the Diplomat takes
roads under knights. Without a robber a seven lets its player steal from anybody from the start.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.chance import UNSEEN
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, PUBLIC
from archipel.rules.base.production import Production
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.city_chapter import MERCHANT, TOKEN
from archipel.rules.cities_knights.event_die import SHIP, EventDie
from archipel.rules.cities_knights.improvements import Improvements
from archipel.rules.cities_knights.merchant import Merchant
from archipel.rules.cities_knights.politics_cards import PoliticsCards
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import BISHOP
from archipel.rules.cities_knights.science_cards import ScienceCards
from archipel.rules.traders_barbarians.barbarian_coast import LOWEST, SEVEN, SUMS, BarbarianCoast
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

FOR_A_POINT: Final = 3  # prisoners
ENDLESS: Final = 999  # barbarians: there are always enough


@final
class AttackWithCities(TradersChapter):
    """Installed behind the chapters of both boxes."""

    def __init__(self, bishop: bool) -> None:
        super().__init__("attack_with_cities")
        self.has_bishop = bishop
        self.merchant_left = self.bishop_event = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.coast = rules.the(BarbarianCoast)
        self.event_die = rules.the(EventDie)
        self.improvements = rules.the(Improvements)
        self.merchant = rules.the(Merchant)
        tile = EventField("tile", "tile", PUBLIC)
        self.merchant_left = rules.event("merchant_left", [SEAT, tile])
        self.landing = rules.step("improvement_landing", "COMBO-25", self)
        self.coast.for_a_point = FOR_A_POINT
        self.coast.reserve_at_start = ENDLESS
        self.coast.on_barbarians.append(self)
        self.coast.on_may_conquer.append(self)
        self.improvements.on_level.append(self)
        self.improvements.on_metropolis.append(self)
        self.merchant.on_may_hold.append(self)
        on_rolled = rules.the(Production).on_rolled
        on_rolled.append(self)
        if rules.has(EventCards):  # the text of a card comes after the event die and its barbarian (COMBO-34)
            on_rolled.put_last(rules.the(EventCards))
        rules.the(ScienceCards).on_may_move_token.append(self)
        if self.has_bishop:
            self.bishop_event = rules.event("bishop_sent", [SEAT, tile])
            rules.the(PoliticsCards).on_bishop.append(self)
        else:
            rules.the(Progress).leave_out(BISHOP)

    # ---- landings

    def rolled(self, g: State, total: i64) -> None:
        """A ship brings a barbarian to the coastal tile of the rolled number, before anything is produced; a seven
        brings none."""
        if g.s[self.event_die.face] == SHIP + 1 and total != SEVEN:
            self.coast.land_at(g, g.s[ACTIVE], total)

    def level_raised(self, g: State, seat: i64, track: i64) -> None:
        """Every improvement brings one more, unless it has won the game."""
        g.open(self.landing.index, seat)

    def run(self, g: State) -> None:
        """One roll, on which a seven brings none."""
        seat: i64 = g.decider()
        g.close()
        weights = g.scratch.weights
        k: i64
        for k in range(SUMS):
            number: i64 = LOWEST + k
            weights[k] = number - 1 if number <= SEVEN else 13 - number
        drawn: i64 = g.weighted(self.coast.point, SUMS)
        if drawn == UNSEEN:  # a search that does not look at landings
            return
        number = LOWEST + drawn
        if number == SEVEN:
            g.emit(self.coast.stayed_away, seat, number)
        else:
            self.coast.land_at(g, seat, number)

    # ---- metropolises

    def may_conquer(self, g: State, corner: i64) -> bool:
        """A metropolis never falls. On conquered tiles it does not produce, but it keeps its points."""
        return not self.improvements.is_metropolis(g, corner)

    def metropolis_changed(self, g: State, corner: i64) -> None:
        """A conquered city that becomes a metropolis stands again; one that is a plain city again may fall."""
        if self.coast.falls(g, corner):
            self.coast.conquer(g, corner)
        elif not self.building.counts(g, corner):
            self.coast.free(g, corner)

    # ---- merchant and Inventor

    def barbarians_changed(self, g: State, tile: i64) -> None:
        """The merchant leaves a tile that is conquered, and nobody owns it then."""
        if g.s[self.merchant.tile] == tile and self.coast.is_conquered(g, tile):
            g.emit(self.merchant_left, g.s[self.merchant.holder] - 1, tile)
            self.merchant.leave(g)

    def may_hold_merchant(self, g: State, tile: i64) -> bool:
        return not self.coast.is_conquered(g, tile)

    def may_move_token(self, g: State, tile: i64) -> bool:
        """The numbers of the coast are for landings."""
        return self.coast.is_coast[tile] == 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == TOKEN and not self.may_move_token(g, at):
            return IllegalAction("inventor.coast", "COMBO-25", tile=int(at))
        if piece == MERCHANT and not self.may_hold_merchant(g, at):
            return IllegalAction("merchant.conquered", "COMBO-25", tile=int(at))
        return None

    # ---- the Bishop

    def victims(self, g: State, seat: i64, tile: i64) -> i64:
        """The others with a card and a building beside the tile that is not conquered, as bits."""
        graph = g.rules.graph
        found: i64 = 0
        k: i64
        for k in range(graph.tile_width):
            corner: i64 = graph.tile_corners[tile * graph.tile_width + k]
            if corner < 0 or g.s[self.building.piece + corner] == 0 or not self.building.counts(g, corner):
                continue
            p: i64 = self.building.owner(g, corner)
            if 0 <= p < g.rules.players and p != seat and self.cards.stealable_count(g, p) > 0:
                found |= g.rules.bits[p]
        return found

    def may_send_bishop(self, g: State, seat: i64, tile: i64) -> bool:
        return self.victims(g, seat, tile) != 0

    def bishop_sent(self, g: State, seat: i64, tile: i64) -> None:
        """A card of each of them."""
        g.emit(self.bishop_event, seat, tile)
        victims: i64 = self.victims(g, seat, tile)
        while victims != 0:
            victim: i64 = g.first_of(victims)
            victims -= g.rules.bits[victim]
            self.cards.steal(g, seat, victim)

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"endless_barbarians": 1}
