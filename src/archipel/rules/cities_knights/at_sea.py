"""What knights do at sea, and what the tribe gives: Cities & Knights together with Seafarers (CK-102 to CK-108).

Knights walk over ships as over roads, see `knight_moves`; ships are removed, laid free and measured as roads are, see
`Ships`. This chapter has what neither box knows of the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.city_chapter import CityChapter
from archipel.rules.cities_knights.intrigue_verbs import RebuildRoute
from archipel.rules.cities_knights.knight_moves import KnightVerb
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.merchant import Merchant
from archipel.rules.cities_knights.politics_cards import PoliticsCards
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.seafarers.forgotten_tribe import ForgottenTribe
from archipel.rules.seafarers.pirate import Pirate
from archipel.rules.seafarers.sea_chapter import PIRATE
from archipel.rules.seafarers.ships import Ships


@final
class ChasePirate(KnightVerb):
    """A knight beside the pirate's tile drives it off: its owner moves the pirate and steals (CK-61, CK-104)."""

    def __init__(self, rules: Rules, at_sea: CitiesAtSea, pirate: Pirate) -> None:
        super().__init__("chase_pirate", rules, at_sea.knights)
        self.roles = [roles.GUESSED]
        self.at_sea = at_sea
        self.pirate = pirate

    def can_do(self, g: State, seat: i64, corner: i64) -> bool:
        beside: bool = self.knights.ways.is_beside(g, corner, g.s[self.pirate.tile])
        return beside and self.pirate.may_move(g, seat)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        at_sea = self.at_sea
        at_sea.knights.chase(g, seat, x)
        g.emit(at_sea.chased, seat, x)
        g.open(at_sea.chasing.index, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.pirate.may_move(g, seat):
            return self.pirate.on_may_move.refusal(g, seat, PIRATE, g.s[self.pirate.tile])
        wrong = self.at_sea.knights.ways.act_refusal(g, seat, x)
        return wrong or IllegalAction("knight.not_beside_the_pirate", "CK-104", corner=int(x))


@final
class RebuildShip(RebuildRoute):
    """A ship, as a ship again (CK-105)."""

    def __init__(self, rules: Rules, at_sea: CitiesAtSea) -> None:
        super().__init__("rebuild_ship", rules.edge_field(), at_sea.politics, at_sea.ships.piece)
        self.ships = at_sea.ships

    def is_in_hand(self, g: State) -> bool:
        return not self.politics.rebuilds_road(g)

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.ships.offer_places(g, seat, self.base, n)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.is_in_hand(g):
            return IllegalAction("diplomat.no_ship_in_hand", "CK-105")
        return self.ships.place_refusal(g, seat, x)


@final
class CitiesAtSea(CityChapter):
    """Installed behind the chapters of both boxes."""

    def __init__(self) -> None:
        super().__init__("cities_at_sea")
        self.chased = self.gift = UNSET
        self.chasing = Phase("", "")
        self.chase_pirate: ChasePirate | None = None

    def install(self, rules: Rules) -> None:
        self.knights = rules.the(Knights)
        self.progress = rules.the(Progress)
        self.politics = rules.the(PoliticsCards)
        self.ships = rules.the(Ships)
        rules.the(Merchant).shuns_gold = True
        anchoring = self.ships.routes.on_anchors
        anchoring.append(self)
        for chapter in anchoring.all:
            self.politics.on_closed.append(chapter)  # what closes a route keeps the Diplomat away, too
        self.politics.rebuild_phase.offer(rules.add(RebuildShip(rules, self)))
        if rules.has(Pirate):
            self.let_chase(rules, rules.the(Pirate))
        if rules.has(ForgottenTribe):
            self.gift = rules.event("gift_progress", [SEAT, EventField("edge", "edge", PUBLIC)])
            rules.the(ForgottenTribe).on_gift_card.append(self)

    def let_chase(self, rules: Rules, pirate: Pirate) -> None:
        """The pirate stays where it is before the first attack, and knights may chase it then (CK-33, CK-104)."""
        turn = rules.the(Turn)
        pirate.on_may_move.append(rules.the(Barbarians))
        self.chased = rules.event("pirate_chased", [SEAT, EventField("corner", "corner", PUBLIC)])
        self.chase_pirate = ChasePirate(rules, self, pirate)
        rules.add(self.chase_pirate)
        self.knights.group.add(self.chase_pirate)
        turn.before_roll.explain(self.chase_pirate, "turn.roll_first", "CK-12")
        self.chasing = rules.phase("chase_pirate", "CK-104")
        self.chasing.offer(pirate.move)

    def anchors(self, g: State, seat: i64, corner: i64) -> bool:
        """A knight at the end of a shipping route closes it (CK-103)."""
        return self.knights.is_own(g, seat, corner)

    def gift_card(self, g: State, seat: i64, edge: i64) -> None:
        """There are no development cards: the tribe gives a progress card of choice (CK-108)."""
        g.emit(self.gift, seat, edge)
        self.progress.ask_to_choose(g, g.rules.bits[seat])
