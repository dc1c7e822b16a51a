"""`archipel scenario FILE`: check a scenario file and draw its board."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from archipel.catalogue import GameSpec, colours_in, start, wordings_in
from archipel.catalogue.custom import CUSTOM, custom_entry
from archipel.cli.board import BoardDrawing
from archipel.cli.maps import SPECTATOR
from archipel.cli.screen import Screen
from archipel.engine.errors import SetUpError
from archipel.reading import TableReader
from archipel.texts import Texts
from archipel.texts.faults import say_fault


def show_scenario(file: Path, seats: int | None, seed: int, language: str, console: Console) -> None:
    """Draw the board as it is dealt for a number of players; SetUpError with the line and the reason of a fault."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise SetUpError(f"{file} cannot be read: {wrong}") from None
    name = f"{CUSTOM}{file.stem}"
    try:
        entry = custom_entry(name, text)
    except SetUpError as wrong:
        raise SetUpError(say_fault(Texts(language), str(wrong))) from None
    chosen = seats if seats is not None else max(entry.seats)
    game = start(GameSpec(name, chosen, (), text), seed)
    words = Texts(language, *wordings_in(game))
    screen = Screen(console, words, colours_in(game))
    table = TableReader(game.view(SPECTATOR))
    for line in BoardDrawing(table, words, ascii_only=screen.ascii_only, colours=screen.colours).draw({}):
        screen.tell(line)
    players = ", ".join(str(number) for number in entry.seats)
    screen.say("scenario-playable", file=file.name, seats=players, drawn=str(chosen), target=str(entry.file.target))
