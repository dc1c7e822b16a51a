"""Tables of the scenarios of Traders & Barbarians with Cities & Knights on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from archipel.catalogue import GameSpec, start
from archipel.engine.game import Game
from archipel.rules.cities_knights.knight_words import BASIC, RANKS
from archipel.rules.traders_barbarians.ranked_knights import RankedKnights
from tests.rules.cities_knights.city_tables import CityTable
from tests.rules.traders_barbarians.attack_tables import GAME, PLACED, CoastTable
from tests.rules.traders_barbarians.traders_tables import Placed, a_traders_table, place_as
from tests.tables import RED

ADVANCED = {"cities_knights": True, "advanced_combinations": True}


def a_table_with_cities(scenario: str, placed: Placed, **more: Any) -> CityTable:
    """As `a_traders_table`; the second building of every seat is a city (CK-8)."""
    return CityTable(a_traders_table(scenario, placed, **{**ADVANCED, **more}).game)


class AttackCityTable(CityTable, CoastTable):
    """Barbarian Attack with knights that have ranks."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ranked = self.rules.the(RankedKnights)

    def on_path(self, seat: int, edge: str, strength: int = BASIC, active: bool = False) -> Self:
        """A knight from the stock, recruited and perhaps activated in an earlier turn."""
        number = self.graph.edge(edge)
        self.ranked.put(self.state, seat, number, strength, active)
        self.state.s[self.ranked.spent + number] = 0
        return self

    def level(self, seat: int, track: str, level: int, at: str = "") -> Self:
        """Improvements without the barbarians that they bring."""
        for step in range(1, level + 1):
            super().level(seat, track, step, at)
            if self.state.phase().name == "improvement_landing":
                self.state.close()
        return self

    def knights_of(self, seat: int) -> dict[str, str]:
        """Where a seat has knights: basic, strong or mighty, with a star if active."""
        found = {}
        for edge, name in enumerate(self.graph.edge_names):
            if self.block("path_knight", edge) == seat + 1:
                rank = RANKS[self.block("path_knight_rank", edge) - 1]
                found[name] = rank + ("*" if self.block("path_knight_active", edge) else "")
        return found

    def at(self, *edges: str) -> list[str]:
        """Edges by their first names."""
        return [self.graph.edge_names[self.graph.edge(edge)] for edge in edges]


def an_attack_city_table(
    hands: Mapping[int, Mapping[str, int]] | None = None,
    chance: Mapping[str, Any] | None = None,
    rolled: bool = True,
    placed: Placed = PLACED,
    seats: int = 4,
    **options: Any,
) -> AttackCityTable:
    """After placement on the printed board, red to play; hands as given and otherwise empty."""
    options = {"start": RED, "layout": "fixed", "frame": "standard", **ADVANCED, **options}
    game = start(GameSpec(GAME, seats, tuple(options.items())), 1, None, None, dict(chance or {}) or None)
    game.listen()
    table = AttackCityTable(game)
    place_as(table, placed)
    table.open_turn(hands or {}, {}, rolled)
    return table
