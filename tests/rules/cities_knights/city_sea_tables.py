"""Cities & Knights on the small sea of tests/rules/seafarers/sea_tables.py, and on whole scenarios.

    table = a_city_sea(rolled=True).ship(RED, "2,0NW").knight(RED, "2,0N", active=True)
    table.do("lift_knight 2,0N")

Placed as there, but with a city in the second round (CK-8).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.scenario import Scenario
from archipel.catalogue import begin
from archipel.engine.chance import Script
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.rules.base.game import BaseOptions
from archipel.rules.cities_knights.at_sea import CitiesAtSea
from archipel.rules.cities_knights.game import CityOptions, city_chapters, with_cities
from archipel.rules.seafarers.game import SeaOptions, sea_chapters
from archipel.rules.seafarers.ships import Ships
from tests.rules.cities_knights.city_tables import CityTable
from tests.rules.seafarers.scenario_tables import Placed, turns_of_placement
from tests.rules.seafarers.sea_tables import PLACED, SeaTable, small_sea
from tests.tables import BLUE, RED, WHITE, load_scenario


class CitySeaTable(CityTable, SeaTable):
    """A table with knights and ships."""

    ships: Ships


def start_city_sea(
    scenario: Scenario, seats: int, chance: Mapping[str, Sequence[object]] | None = None, seed: int = 1
) -> Game:
    """A game of a scenario together with Cities & Knights, seat 0 begins."""
    options = CityOptions(seats)
    base = BaseOptions(
        separate=False,
        start=0,
        target=scenario.target + 2,
        supply=scenario.supply,
        deck=scenario.deck,
        pieces=scenario.pieces,
    )
    sea = sea_chapters(scenario, seats, SeaOptions(with_cities(base, options)))
    rules = Rules(seats, seats, scenario.graph, [*sea, *city_chapters(options), CitiesAtSea()])
    told = Script({name: list(outcomes) for name, outcomes in chance.items()}) if chance else None
    return begin(rules, deal_board(scenario, BoardOptions(), lambda n: 0), seed, told)


def a_city_scenario(
    name: str,
    placed: Placed,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    progress: Mapping[int, Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    attacks: int = 0,
) -> CitySeaTable:
    """A whole scenario with Cities & Knights on its printed board, red to play after a roll without effect.

    `placed` is written as in tests/rules/seafarers/scenario_tables.py."""
    game = start_city_sea(load_scenario(f"seafarers/{name}", len(placed)), len(placed), chance)
    game.listen()
    table = CitySeaTable(game)
    rounds = len(placed[RED])
    for lap, seat in turns_of_placement(len(placed), rounds):
        corner, edge = placed[seat][lap]
        route = "ship" if edge.startswith("~") else "road"
        piece = "city" if lap == rounds - 1 else "settlement"
        table.do(f"place_{piece} {corner}", f"place_{route} {edge.lstrip('~')}", by=seat)
    return _deal(table, hands, progress, attacks, True)


def a_city_sea(
    hands: Mapping[int, Mapping[str, int]] | None = None,
    progress: Mapping[int, Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    attacks: int = 0,
    rolled: bool = False,
) -> CitySeaTable:
    """A table on the small sea, red to play, hands as given and otherwise empty."""
    game = start_city_sea(small_sea(), 3, chance)
    game.listen()
    table = CitySeaTable(game)
    for lap in range(2):
        for seat in (RED, BLUE, WHITE) if lap == 0 else (WHITE, BLUE, RED):
            corner, edge = PLACED[seat][lap]
            route = "ship" if (seat, lap) == (RED, 0) else "road"
            table.do(f"place_{'city' if lap else 'settlement'} {corner}", f"place_{route} {edge}")
    return _deal(table, hands, progress, attacks, rolled)


def _deal(
    table: CitySeaTable,
    hands: Mapping[int, Mapping[str, int]] | None,
    progress: Mapping[int, Sequence[str]] | None,
    attacks: int,
    rolled: bool,
) -> CitySeaTable:
    for seat in range(table.game.seats):
        table.hold(seat, **(hands or {}).get(seat, {}))
        table.hold_progress(seat, *(progress or {}).get(seat, ()))
    table.attacked(attacks)
    if rolled:
        table.turn.after_roll(table.state, RED)
    return table
