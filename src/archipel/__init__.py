"""Archipel: one rules engine for the CATAN boxes.

game = archipel.new_game("base", seats=4, seed=7)
while not game.over:
    game.apply(game.legal_actions()[0])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from archipel.board.vectors import COMPILED
from archipel.catalogue import (
    Box,
    Entry,
    GameSpec,
    catalogue,
    new_game,
    parse_spec,
    register,
    register_chapter,
    replay,
    start,
)
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
from archipel.engine.view import View
from archipel.position import Position, imagine

if TYPE_CHECKING:
    from pathlib import Path

    from archipel.bots.bot import Bot

__all__ = [
    "Action",
    "ArchipelError",
    "Box",
    "ChanceError",
    "Entry",
    "Event",
    "Game",
    "GameSpec",
    "IllegalAction",
    "Position",
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
    "register",
    "register_bot",
    "register_chapter",
    "register_texts",
    "replay",
    "start",
]

__version__ = "0.12.0"


def register_bot(
    name: str,
    make: Callable[..., Bot],
    settings: Mapping[str, tuple[int, int, int]] | None = None,
    simpler: str = "random",
) -> None:
    """Add a bot from outside the package; see `archipel.bots.register_bot`."""
    from archipel.bots import register_bot as register_it  # bots are loaded only where they are used

    register_it(name, make, settings, simpler)


def register_texts(folder: Path) -> None:
    """Add the texts of a box from outside the package; see `archipel.texts.register_texts`."""
    from archipel.texts import register_texts as register_them  # loaded only where a game is shown

    register_them(folder)


def compiled() -> bool:
    """Whether the engine runs compiled; its games are the same either way."""
    return COMPILED
