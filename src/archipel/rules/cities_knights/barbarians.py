"""The barbarians: their way, their attack, what it brings and what it costs (CK-3, CK-23 to CK-35).

City walls do not come into it (CK-35); gates are a matter of `progress`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, PUBLIC
from archipel.rules.base.robber import Robber
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.city_chapter import CityChapter, CityHooks
from archipel.rules.cities_knights.event_die import EventDie
from archipel.rules.cities_knights.improvements import ChooseCity, Improvements
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.tipped_cities import TippedCities
from archipel.rules.seafarers.sea_chapter import PIRATE

STEPS: Final = 7  # (CK-23)
DEFENDER_POINTS: Final = 1
OUTCOMES: Final = ("sacked", "held")  # of a landing
# What it brings a player: nothing, the loss of a city, the point of the only best defender, a card for one of several.
PARTS: Final = ("keeps", "loses_city", "defender", "progress")
KEEPS: Final = 0
LOSES_CITY: Final = 1
DEFENDER: Final = 2
PROGRESS: Final = 3


@final
class LoseCity(ChooseCity):
    """Give up one of several cities; all who must do so in any order (CK-30)."""

    def __init__(self, rules: Rules, barbarians: Barbarians) -> None:
        super().__init__("lose_city", rules, barbarians.improvements)
        self.barbarians = barbarians

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.answered(seat)
        self.barbarians.lose(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        barbarians = self.barbarians
        if barbarians.building.owner(g, x) == seat and barbarians.improvements.is_metropolis(g, x):
            return IllegalAction("city.metropolis_stays", "CK-50", corner=int(x))
        return IllegalAction("city.none_to_lose", "CK-30", corner=int(x))


@final
class Barbarians(CityChapter):
    """Where their ship is, how often they came, and who defended the island best."""

    def __init__(self, cards: int) -> None:
        super().__init__("barbarians")
        self.cards_at_start = cards  # for the best defenders (CK-3, CK-99)
        self.steps = self.attacks = self.defender_cards = self.defenders_left = self.moved = self.attacked = UNSET
        self.took_part = self.lost = self.defended = UNSET
        self.on_may_save = CityHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.improvements = rules.the(Improvements)
        self.knights = rules.the(Knights)
        self.progress = rules.the(Progress)
        self.steps = rules.block("barbarians", PUBLIC)
        self.attacks = rules.block("attacks", PUBLIC)
        self.defender_cards = rules.player_block("defender_cards", PUBLIC)
        self.defenders_left = rules.block("defenders_left", PUBLIC)
        self.moved = rules.event("barbarians_moved", [EventField("steps", "number", PUBLIC)], roles.OF_ROLL)
        self.attacked = rules.event(
            "barbarians_attacked",
            [
                EventField("strength", "number", PUBLIC),
                EventField("defence", "number", PUBLIC),
                EventField("outcome", "name", PUBLIC, list(OUTCOMES)),
            ],
            roles.OF_ROLL,
        )
        self.took_part = rules.event(
            "landing_part",
            [SEAT, EventField("strength", "number", PUBLIC), EventField("outcome", "name", PUBLIC, list(PARTS))],
            roles.OF_ROLL,
            roles.SILENT,
        )
        self.lost = rules.event("city_lost", [SEAT, EventField("corner", "corner", PUBLIC)], roles.OF_ROLL)
        self.defended = rules.event("defender", [SEAT], roles.OF_ROLL)
        self.phase = rules.phase("lose_city", "CK-30")
        self.lose_city = rules.add(LoseCity(rules, self))
        self.phase.offer(self.lose_city)
        rules.the(EventDie).on_ship.append(self)
        rules.the(Robber).on_may_move.append(self)
        self.building.city_stock = TippedCities(rules, self.building)
        rules.reading("if_attacked_now")

    def begin(self, g: State) -> None:
        g.s[self.defenders_left] = self.cards_at_start

    # ---- the ship

    def ship_rolled(self, g: State) -> None:
        """The ship comes nearer, and with the seventh step they attack at once (CK-23)."""
        steps: i64 = g.s[self.steps] + 1
        g.s[self.steps] = steps
        if g.listener is not None:
            g.emit(self.moved, steps)
        if steps == STEPS:
            self.attack(g)

    # ---- the attack

    def strength(self, g: State) -> i64:
        """As many as there are cities, metropolises included (CK-24)."""
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            found += self.improvements.cities(g, p)
        return found

    def defence(self, g: State) -> i64:
        """The active knights of all seats together (CK-25)."""
        total: i64 = 0
        p: i64
        for p in range(g.rules.players):
            total += self.knights.active_strength(g, p)
        return total

    def attack(self, g: State) -> None:
        """Who won, what comes of it, and the way back of ship and knights (CK-26, CK-32)."""
        strength: i64 = self.strength(g)
        defence: i64 = self.defence(g)
        won: bool = defence >= strength
        concerned: i64 = self.best(g) if won else self.weakest(g)
        g.s[self.steps] = 0
        g.s[self.attacks] += 1
        g.emit(self.attacked, strength, defence, 1 if won else 0)
        if g.listener is not None:
            self.report_parts(g, won, concerned)
        self.knights.deactivate_all(g)
        if won:
            self.reward(g, concerned)
        else:
            self.sack(g, concerned)

    def report_parts(self, g: State, won: bool, concerned: i64) -> None:
        """What everybody put up, and what it brings them."""
        outcome: i64 = LOSES_CITY
        if won:
            outcome = DEFENDER if self.earns_point(concerned) else PROGRESS
        p: i64
        for p in range(g.rules.players):
            is_concerned: bool = concerned & g.rules.bits[p] != 0
            g.emit(self.took_part, p, self.knights.active_strength(g, p), outcome if is_concerned else KEEPS)

    def best(self, g: State) -> i64:
        """The seats with the highest strength of their own, as bits; nobody without any (CK-27)."""
        most: i64 = 1
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            own: i64 = self.knights.active_strength(g, p)
            if own > most:
                most = own
                found = 0
            if own == most:
                found |= g.rules.bits[p]
        return found

    def weakest(self, g: State) -> i64:
        """The seats with the lowest strength among those with a city to lose, as bits (CK-29, CK-34)."""
        least: i64 = -1
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if self.improvements.free_cities(g, p) == 0:
                continue
            own: i64 = self.knights.active_strength(g, p)
            if least < 0 or own < least:
                least = own
                found = 0
            if own == least:
                found |= g.rules.bits[p]
        return found

    def reward(self, g: State, best: i64) -> None:
        """A point for a single best defender, also when no Defender card is left; a progress card of choice for each of
        several (CK-27, CK-28)."""
        if best == 0:
            return
        if not self.earns_point(best):
            self.progress.ask_to_choose(g, best)
            return
        seat: i64 = g.first_of(best)
        if g.s[self.defenders_left] > 0:
            g.s[self.defenders_left] -= 1
        g.s[self.defender_cards + seat] += 1
        self.score.add(g, seat, DEFENDER_POINTS)
        g.emit(self.defended, seat)

    def earns_point(self, best: i64) -> bool:
        """Whether there is a single best defender (CK-27)."""
        return best & (best - 1) == 0

    def sack(self, g: State, weakest: i64) -> None:
        """Each of them loses a city: the only one at once, one of several by choice (CK-29, CK-30)."""
        asked: i64 = 0
        k: i64
        for k in range(g.rules.players):
            seat: i64 = (g.s[ACTIVE] + k) % g.rules.players
            if weakest & g.rules.bits[seat] == 0:
                continue
            if self.improvements.free_cities(g, seat) > 1 or self.may_save(g, seat):
                asked |= g.rules.bits[seat]
            else:
                self.lose_only_city(g, seat)
        if asked != 0:
            g.open_for(self.phase.index, asked)

    def may_save(self, g: State, seat: i64) -> bool:
        """Whether another chapter lets a seat save its city."""
        return any(chapter.may_save_city(g, seat) for chapter in self.on_may_save.all)

    def lose_only_city(self, g: State, seat: i64) -> None:
        index = self.improvements.building_index
        i: i64
        for i in range(index.list + seat * index.most, index.list + (seat + 1) * index.most):
            corner: i64 = g.s[i] - 1
            if corner < 0:
                return
            if self.improvements.is_free_city(g, seat, corner):
                self.lose(g, seat, corner)
                return

    def lose(self, g: State, seat: i64, corner: i64) -> None:
        """The city is a settlement again; improvements and cards stay (CK-30, CK-31)."""
        g.emit(self.lost, seat, corner)
        self.building.lose_city(g, seat, corner)

    # ---- answers

    def may_move_robber(self, g: State, seat: i64) -> bool:
        """Not before the first attack (CK-33)."""
        return g.s[self.attacks] > 0

    def may_move_pirate(self, g: State, seat: i64) -> bool:
        """Not before the first attack (CK-33)."""
        return g.s[self.attacks] > 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if g.s[self.attacks] > 0:
            return None
        if piece == PIRATE:
            return IllegalAction("pirate.before_attack", "CK-33")
        return IllegalAction("robber.before_attack", "CK-33")

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"defender_points": DEFENDER_POINTS}

    def readings(self, g: State) -> dict[str, object]:
        """Who would lose a city, or be thanked and how, if the barbarians attacked as things are (CK-24 to CK-29)."""
        strength: int = self.strength(g)
        defence: int = self.defence(g)
        holds = defence >= strength
        best: i64 = self.best(g) if holds else 0
        weakest: i64 = 0 if holds else self.weakest(g)
        seats = range(g.rules.players)
        found: dict[str, object] = {
            "steps_left": STEPS - int(g.s[self.steps]),
            "strength": strength,
            "defence": defence,
            "holds": holds,
            "strengths": [int(self.knights.active_strength(g, seat)) for seat in seats],
            "cities": [int(self.improvements.free_cities(g, seat)) for seat in seats],
            "lose": [seat for seat in seats if weakest & g.rules.bits[seat] != 0],
            "defend": [seat for seat in seats if best & g.rules.bits[seat] != 0],
            "thanks": "" if best == 0 else "defender" if self.earns_point(best) else "progress",
        }
        return {"if_attacked_now": found}
