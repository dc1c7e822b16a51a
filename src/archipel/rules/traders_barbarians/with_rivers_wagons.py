"""Rivers with wagons: fords, bridges that wagons use, and less gold (COMBO-27).

A starting city brings its gold by itself, as it begins as a settlement. The targets lie on tiles with a terrain and a
number, so that they yield as others do.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.journeys import Journeys
from archipel.rules.traders_barbarians.rivers import Rivers
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter
from archipel.rules.traders_barbarians.wagons import Wagons
from archipel.rules.traders_barbarians.wealth import Wealth

START_GOLD: Final = 3
BRIDGE_GOLD: Final = 2
FORD: Final = 3  # movement points for a path across a river without a bridge
BRIDGE_TOLL: Final = 2  # gold for another's bridge


@final
class RiversWithWagons(TradersChapter):
    """What water and bridges are to wagons."""

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.rivers = rules.the(Rivers)
        journeys = rules.the(Journeys)
        journeys.on_path_cost.append(self)
        journeys.on_toll_price.append(self)
        rules.the(Wagons).start_gold = START_GOLD
        rules.the(Bridges).gold = BRIDGE_GOLD
        rules.the(Wealth).leave_out_poor()

    def path_cost(self, g: State, edge: i64, cost: i64) -> i64:
        return FORD if self.rivers.is_site[edge] != 0 and g.s[self.building.road + edge] == 0 else cost

    def toll_price(self, g: State, edge: i64, toll: i64) -> i64:
        return BRIDGE_TOLL if self.rivers.is_site[edge] != 0 else toll

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"ford_cost": FORD, "bridge_toll": BRIDGE_TOLL}
