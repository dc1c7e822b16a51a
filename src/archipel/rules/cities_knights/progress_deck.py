"""The three decks of progress cards as tables (CK-2, CK-70 to CK-95)."""

from __future__ import annotations

from typing import Final

TRACKS: Final = ("trade", "politics", "science")
COMMODITY: Final = "commodity"  # their group of goods
COMMODITIES: Final = ("cloth", "coin", "paper")  # in the order of the tracks they pay for (CK-41)
TRACK_COUNT: Final = 3
TRADE: Final = 0
POLITICS: Final = 1
SCIENCE: Final = 2

ALCHEMIST: Final = 0
CRANE: Final = 1
ENGINEER: Final = 2
INVENTOR: Final = 3
IRRIGATION: Final = 4
MEDICINE: Final = 5
MINING: Final = 6
PRINTER: Final = 7
ROAD_BUILDING: Final = 8
SMITH: Final = 9
BISHOP: Final = 10
CONSTITUTION: Final = 11
DESERTER: Final = 12
DIPLOMAT: Final = 13
INTRIGUE: Final = 14
SABOTEUR: Final = 15
SPY: Final = 16
WARLORD: Final = 17
WEDDING: Final = 18
COMMERCIAL_HARBOUR: Final = 19
MASTER_MERCHANT: Final = 20
MERCHANT: Final = 21
MERCHANT_FLEET: Final = 22
RESOURCE_MONOPOLY: Final = 23
TRADE_MONOPOLY: Final = 24
KINDS: Final = 25

# Name, track of the deck, how many there are.
_TABLE: Final = (
    ("alchemist", SCIENCE, 2),
    ("crane", SCIENCE, 2),
    ("engineer", SCIENCE, 1),
    ("inventor", SCIENCE, 2),
    ("irrigation", SCIENCE, 2),
    ("medicine", SCIENCE, 2),
    ("mining", SCIENCE, 2),
    ("printer", SCIENCE, 1),
    ("road_building", SCIENCE, 2),
    ("smith", SCIENCE, 2),
    ("bishop", POLITICS, 2),
    ("constitution", POLITICS, 1),
    ("deserter", POLITICS, 2),
    ("diplomat", POLITICS, 2),
    ("intrigue", POLITICS, 2),
    ("saboteur", POLITICS, 2),
    ("spy", POLITICS, 3),
    ("warlord", POLITICS, 2),
    ("wedding", POLITICS, 2),
    ("commercial_harbour", TRADE, 2),
    ("master_merchant", TRADE, 2),
    ("merchant", TRADE, 6),
    ("merchant_fleet", TRADE, 2),
    ("resource_monopoly", TRADE, 4),
    ("trade_monopoly", TRADE, 2),
)
CARDS: Final = tuple(name for name, _, _ in _TABLE)
DECK_OF: Final = tuple(track for _, track, _ in _TABLE)
COUNTS: Final = tuple(count for _, _, count in _TABLE)
DECK_SIZE: Final = 18  # cards in each deck (CK-95)
