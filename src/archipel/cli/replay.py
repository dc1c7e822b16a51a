"""`archipel replay`: a record as text, or the table after one step."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from archipel.catalogue import GameSpec, colours_in, replay, wordings_in
from archipel.cli.screen import Screen
from archipel.cli.sentences import Sentences
from archipel.engine.errors import SetUpError
from archipel.engine.game import Game
from archipel.engine.view import ONLOOKER, View, view_of
from archipel.reading import TableReader
from archipel.texts import Texts


class Watcher:
    """Collects, while a record is replayed, the number of events after each step, and one view."""

    def __init__(self, step: int | None) -> None:
        self.step = step
        self.ends: list[int] = []
        self.view: View | None = None

    def __call__(self, game: Game) -> None:
        game.listen()
        assert game.state.listener is not None
        self.ends.append(len(game.state.listener.rows))
        if len(self.ends) == self.step:
            self.view = game.view(ONLOOKER)


class Told:
    """A replayed record, divided into its steps."""

    def __init__(self, game: Game, watcher: Watcher) -> None:
        self.game = game
        self.steps = game.steps()
        # The hands of a game in progress stay hidden.
        self.events = game.events if game.over else game.events_for(ONLOOKER)
        self.begins = [0, len(game.origin.events), *watcher.ends]

    def said(self, sentences: Sentences, step: int) -> list[str]:
        """The events of a step; step 0 is the setup."""
        said = sentences.chronicle(self.events[self.begins[step] : self.begins[step + 1]])
        if said or step == 0:
            return said
        done = self.steps[step - 1]
        return [f"{sentences.seat(int(done.seat))}: {sentences.label(done.action(self.game.rules).kind)}"]


def show_record(record: str, step: int | None, quiet: bool, language: str) -> None:
    """Check a record by replaying it; show all of it, the table at one step, or nothing."""
    watcher = Watcher(step)
    game = replay(record, None if quiet else watcher)
    if quiet:
        return
    colours = colours_in(game)
    console, texts = Console(), Texts(language, *wordings_in(game))
    told = Told(game, watcher)
    if step is None:
        _show_all(told, Screen(console, texts, colours))
        return
    if step > len(told.steps):
        raise SetUpError(f"the record has {len(told.steps)} steps, not {step}")
    seen = TableReader(watcher.view or view_of(game.origin.state, ONLOOKER))
    sentences = Sentences(texts, seen, colours)
    Screen(console, texts, colours).show(sentences, told.said(sentences, step), [], {}, with_board=True)


def _show_all(told: Told, screen: Screen) -> None:
    """Every step with its number, and the standings at the end."""
    console = screen.console
    sentences = Sentences(screen.texts, TableReader(told.game.view(ONLOOKER)), screen.colours)
    header = told.game.origin.header
    name, options = header["name"], header["options"]
    assert isinstance(name, str)
    assert isinstance(options, dict)
    console.print(Text(str(GameSpec(name, told.game.seats, tuple(options.items()))), "bold"))
    for step in range(len(told.steps) + 1):
        number = f"{step:>4} "
        for sentence in told.said(sentences, step):
            console.print(Text(number).append_text(screen.coloured(sentences, sentence)))
            number = " " * len(number)
    for line in [screen.title(sentences), *screen.seats(sentences.seen, console.width)]:
        console.print(line)
