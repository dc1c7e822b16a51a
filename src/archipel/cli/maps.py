"""`archipel play --choose-map`: maps to look at before the game begins, one after the other (SEA-NW-6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from secrets import randbelow
from typing import Final

from rich.console import Console

from archipel.catalogue import GameSpec, colours_in, start, wordings_in
from archipel.catalogue.option import MAP, MOST_MAPS
from archipel.cli.board import BoardDrawing
from archipel.cli.screen import Screen
from archipel.engine.game import Game
from archipel.reading import TableReader
from archipel.texts import Texts

SPECTATOR: Final = -1


def choose_map(
    spec: GameSpec, seed: int | None, texts: Texts, console: Console, ask: Callable[[str], str]
) -> Game | None:
    """Show maps until one is taken with Enter; the game on it, or None if none was wanted."""
    number = 1 + (randbelow(MOST_MAPS) if seed is None else seed % MOST_MAPS)
    while True:
        game = start(replace(spec, options=(*spec.options, (MAP, number))), seed)
        words = Texts(texts.language, *wordings_in(game))
        screen = Screen(console, words, colours_in(game))
        drawing = BoardDrawing(
            TableReader(game.view(SPECTATOR)), words, ascii_only=screen.ascii_only, colours=screen.colours
        )
        screen.clear()
        for line in drawing.draw({}):
            screen.tell(line)
        try:
            typed = ask(words.say("prompt-map", number=str(number)) + " ")
        except (EOFError, KeyboardInterrupt):
            screen.tell("")
            screen.say("game-bye")
            return None
        if not typed.strip():
            return game
        number = number % MOST_MAPS + 1
