"""Rivers with Cities & Knights: the Diplomat at the river, and gold that saves a city (COMBO-22).

The rest follows by itself. A starting city is placed as a settlement that rises at once, so that it brings its gold.
Gold buys resources only, and commodities buy gold at the rate of their owner. Progress cards and the Aqueduct are about
resources and commodities. A bridge is a road to knights.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.rules.box_chapter import ROAD
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.politics_cards import PoliticsCards
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.rivers import Rivers
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

RANSOM: Final = 5  # gold for a city
TOLL: Final = 1  # gold for a road that leaves the river


@final
class SaveCity(SimpleVerb):
    """Pay gold, and the barbarians take no city."""

    def __init__(self, rivers: RiversWithCities) -> None:
        super().__init__("save_city", [])
        self.rivers = rivers

    def may(self, g: State, seat: i64) -> bool:
        return self.rivers.may_save_city(g, seat)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.answered(seat)
        g.emit(self.rivers.saved_event, seat)
        self.rivers.coins.pay(g, seat, RANSOM)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("coins.too_few", "COMBO-22", count=RANSOM)


@final
class RiversWithCities(TradersChapter):
    """Installed behind the chapters of both boxes."""

    def __init__(self, player_pays: bool) -> None:
        super().__init__("rivers_with_cities")
        self.player_pays = player_pays  # for a road that the Diplomat removes, not its owner
        self.saved_event: i64 = 0

    def install(self, rules: Rules) -> None:
        self.coins = rules.the(Coins)
        self.rivers = rules.the(Rivers)
        self.bridges = rules.the(Bridges)
        politics = rules.the(PoliticsCards)
        barbarians = rules.the(Barbarians)
        self.saved_event = rules.event("city_saved", [SEAT])
        politics.on_may_remove.append(self)
        politics.on_route.append(self)
        barbarians.on_may_save.append(self)
        barbarians.phase.offer(rules.add(SaveCity(self)))

    # ---- the Diplomat

    def may_remove_route(self, g: State, edge: i64) -> bool:
        return g.s[self.bridges.bridge + edge] == 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == ROAD and not self.may_remove_route(g, at):
            return IllegalAction("diplomat.bridge", "COMBO-22", edge=int(at))
        return None

    def route_gone(self, g: State, seat: i64, owner: i64, edge: i64, is_moved: bool) -> None:
        """A road at the river costs a gold, of which a player without any pays nothing; one that is moved is paid for
        when it has arrived."""
        if self.rivers.edge_beside[edge] != 0 and not is_moved:
            self.collect(g, seat if self.player_pays else owner)

    def route_moved(self, g: State, seat: i64, start: i64, edge: i64) -> None:
        """From the river to the river nothing changes: what the road has brought there goes back."""
        if self.rivers.edge_beside[start] != 0:
            self.collect(g, seat)

    def collect(self, g: State, seat: i64) -> None:
        if self.coins.held(g, seat) >= TOLL:
            self.coins.pay(g, seat, TOLL)

    # ---- the barbarians

    def may_save_city(self, g: State, seat: i64) -> bool:
        return self.coins.held(g, seat) >= RANSOM

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"city_ransom": RANSOM}
