"""Bots: players that see views and nothing else.

bot = bots.make("standard", seed=1)
game.apply(bot.choose(game.view(game.seat)))
"""

from __future__ import annotations

from archipel.bots.bot import Bot
from archipel.bots.registry import UnknownBot, make, names, parse_bot

__all__ = ["Bot", "UnknownBot", "make", "names", "parse_bot"]
