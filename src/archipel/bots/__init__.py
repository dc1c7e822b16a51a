"""Bots: players that see views and nothing else.

bot = bots.make("standard", seed=1)
game.apply(bot.choose(game.view(game.seat)))
"""

from __future__ import annotations

from archipel.bots import features  # registers what bots know of each chapter
from archipel.bots.bot import Bot
from archipel.bots.evaluation import Evaluation, Features, register_features
from archipel.bots.registry import UnknownBot, bot_maker, make, names, parse_bot, register_bot

__all__ = [
    "Bot",
    "Evaluation",
    "Features",
    "UnknownBot",
    "bot_maker",
    "features",
    "make",
    "names",
    "parse_bot",
    "register_bot",
    "register_features",
]
