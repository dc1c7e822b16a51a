"""The event cards themselves: their numbers and events, and how many there are of each (TB-EV-1, TB-EV-6 to 18)."""

from __future__ import annotations

from typing import Final

NO_EVENT: Final = 0
ROBBER_ATTACK: Final = 1
EPIDEMIC: Final = 2
EARTHQUAKE: Final = 3
GOOD_NEIGHBOURS: Final = 4
TOURNAMENT: Final = 5
TRADE_ADVANTAGE: Final = 6
CALM_SEA: Final = 7
ROBBER_FLEES: Final = 8
NEIGHBOURLY_HELP: Final = 9
CONFLICT: Final = 10
PLENTIFUL_YEAR: Final = 11
EVENTS: Final = (
    "no_event",
    "robber_attack",
    "epidemic",
    "earthquake",
    "good_neighbours",
    "tournament",
    "trade_advantage",
    "calm_sea",
    "robber_flees",
    "neighbourly_help",
    "conflict",
    "plentiful_year",
)

# Event, number, how many cards there are.
_TABLE: Final = (
    (ROBBER_ATTACK, 7, 6),
    (EPIDEMIC, 6, 1),
    (EPIDEMIC, 8, 1),
    (EARTHQUAKE, 6, 1),
    (GOOD_NEIGHBOURS, 6, 1),
    (TOURNAMENT, 5, 1),
    (TRADE_ADVANTAGE, 5, 1),
    (CALM_SEA, 9, 1),
    (CALM_SEA, 12, 1),
    (ROBBER_FLEES, 4, 2),
    (NEIGHBOURLY_HELP, 10, 1),
    (NEIGHBOURLY_HELP, 11, 1),
    (CONFLICT, 3, 1),
    (PLENTIFUL_YEAR, 2, 1),
    (NO_EVENT, 3, 1),
    (NO_EVENT, 4, 1),
    (NO_EVENT, 5, 2),
    (NO_EVENT, 6, 2),
    (NO_EVENT, 8, 4),
    (NO_EVENT, 9, 3),
    (NO_EVENT, 10, 2),
    (NO_EVENT, 11, 1),
)
EVENT_OF: Final = tuple(event for event, _, _ in _TABLE)
NUMBER_OF: Final = tuple(number for _, number, _ in _TABLE)
COUNTS: Final = tuple(count for _, _, count in _TABLE)
CARDS: Final = tuple(f"{EVENTS[event]}_{number}" for event, number, _ in _TABLE)
KINDS: Final = len(_TABLE)
UNDER_NEW_YEAR: Final = 5  # cards that stay face down (TB-EV-2)
ABOVE_NEW_YEAR: Final = sum(COUNTS) - UNDER_NEW_YEAR
