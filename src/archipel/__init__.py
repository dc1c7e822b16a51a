"""Archipel: one rules engine for the CATAN boxes.

game = archipel.new_game("base", seats=4, seed=7)
while not game.over:
    game.apply(game.legal_actions()[0])
"""

from __future__ import annotations

from archipel.board.vectors import COMPILED
from archipel.catalogue import GameSpec, catalogue, new_game, parse_spec, replay, start
from archipel.engine.action import Action, action, action_from_json
from archipel.engine.errors import (
    ArchipelError,
    ChanceError,
    IllegalAction,
    RecordError,
    SetUpError,
    UnknownAction,
)
from archipel.engine.events import Event
from archipel.engine.game import Game
from archipel.engine.view import View, imagine

__all__ = [
    "Action",
    "ArchipelError",
    "ChanceError",
    "Event",
    "Game",
    "GameSpec",
    "IllegalAction",
    "RecordError",
    "SetUpError",
    "UnknownAction",
    "View",
    "action",
    "action_from_json",
    "catalogue",
    "compiled",
    "imagine",
    "new_game",
    "parse_spec",
    "replay",
    "start",
]

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the engine runs compiled; its games are the same either way."""
    return COMPILED
