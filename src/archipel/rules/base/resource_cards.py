"""Resource cards: hands and the supply (BASE-3, BASE-41, BASE-43). How many kinds there are is data, and a box may add
kinds behind them that are not resources."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.events import EventField
from archipel.engine.good import Good
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field
from archipel.engine.words import CARD_STREAM, PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.hands import RESOURCE, Hands

GRAIN: Final = 3
ORE: Final = 4
RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")


@final
class ResourceCards(Hands):
    """Hands are secret, their sizes and, unless the table hides it, the supply are open (BASE-43); a price goes back to
    the supply (BASE-61)."""

    def __init__(self, goods: list[Good], supply: list[int], hides_supply: bool = False) -> None:
        super().__init__("cards", goods, supply, hides_supply=hides_supply)
        self.resource_names: list[str] = [good.name for good in goods if good.group == RESOURCE]
        self.resources: i64 = len(self.resource_names)  # they come first
        self.steal_point = self.stolen = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.steal_point = rules.point("steal", CARD_STREAM, self.names)
        self.stolen = rules.event(
            "stolen",
            [
                EventField("thief", "seat", PUBLIC),
                EventField("victim", "seat", PUBLIC),
                EventField("card", "card", ("thief", "victim"), self.names),
            ],
        )

    def supply_total(self, g: State) -> i64:
        """Resources left in the supply, as far as everybody knows; 0 and 1 are exact."""
        total: i64 = 0
        k: i64
        for k in range(self.resources):
            total += g.s[self.supply_seen + k]
        return total

    def steal(self, g: State, thief: i64, victim: i64) -> None:
        """One card at random; only the two of them learn which (BASE-40, BASE-41)."""
        weights = g.scratch.weights
        hand: i64 = self.hand + victim * self.kinds
        k: i64
        for k in range(self.kinds):
            weights[k] = g.s[hand + k] * self.stealable[k]
        kind: i64 = g.weighted(self.steal_point, self.kinds)
        self.give(g, victim, thief, kind, 1)
        g.emit(self.stolen, thief, victim, kind)

    def resource_field(self, name: str = "card") -> Field:
        """A field that names one kind of resource."""
        return Field(name, "card", len(self.resource_names), self.resource_names)
