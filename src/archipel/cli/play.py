"""A game in the terminal: one person, the rest bots. Nothing but the keyboard is needed."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from rich.console import Console

from archipel.bots import Bot, bot_maker
from archipel.catalogue import colours_in, wordings_in
from archipel.cli.choices import needs_no_question
from archipel.cli.commands import Commands, Quit
from archipel.cli.decision import Decision
from archipel.cli.screen import Screen
from archipel.cli.sentences import Sentences
from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.reading import TableReader
from archipel.texts import Texts

SEEDS: Final = 2**31


class BotFailed(Exception):
    """A bot raised an error or chose an illegal action."""


class Table:
    """A game of one person and some bots. `ask` shows a prompt and returns the line that is typed."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Sequence[str],
        texts: Texts,
        console: Console,
        ask: Callable[[str], str],
        save_to: Path | None = None,
    ) -> None:
        self.game = game
        self.me = seat
        self.texts = Texts(texts.language, *wordings_in(game))
        self.screen = Screen(console, self.texts, colours_in(game))
        self.ask = ask
        self.save_to = save_to
        self.commands = Commands(game, seat, self.screen, self.save)
        self.bot_names = dict(zip([other for other in range(game.seats) if other != seat], bots, strict=True))
        self.bots: dict[int, Bot] = {}
        seed = game.origin.header["seed"]
        assert isinstance(seed, int)
        for place, name in self.bot_names.items():
            self.bots[place] = bot_maker(name)((seed + place) % SEEDS)
        self.told = 0  # events the person has read about
        game.listen()

    # ---- the game

    def play(self) -> bool:
        """Play to the end, or until the person quits; whether all went well."""
        try:
            self.welcome()
            while not self.game.over:
                seat = self.game.seat
                if seat == self.me:
                    self.let_person_choose()
                else:
                    self.let_bot_choose(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.tell("")
            if self.game.steps():
                self.save()
            self.screen.say("game-bye")
            return True
        except BotFailed as failed:
            self.screen.tell(str(failed))
            self.save()
            return False
        self.farewell()
        return True

    def let_person_choose(self) -> None:
        sentences = self.sentences()
        view = sentences.seen.view
        actions = view.legal_actions()
        if needs_no_question(view.rules, actions) and not view.forms():
            self.do(actions[0], self.me)
            return
        log = self.log(sentences)
        chosen = Decision(self.game, sentences, log, self.screen, self.commands, self.ask).choose()
        self.told = len(self.game.events_for(self.me))
        self.do(chosen, self.me)

    def let_bot_choose(self, seat: int) -> None:
        try:
            self.do(self.bots[seat].choose(self.game.view(seat)), seat)
        except Exception as wrong:
            reason = f"{type(wrong).__name__}: {wrong}"
            name = self.sentences().seat(seat)
            said = self.texts.say("game-bot-failed", seat=name, bot=self.bot_names[seat], reason=reason)
            raise BotFailed(said) from wrong

    def do(self, action: Action, seat: int) -> None:
        """Carry out an action. Ctrl-C waits until it is done: half an action cannot be saved."""
        stopped: list[int] = []
        usual = signal.signal(signal.SIGINT, lambda number, _: stopped.append(number))
        try:
            self.game.apply(action, seat)
        finally:
            signal.signal(signal.SIGINT, usual)
        if stopped:
            raise KeyboardInterrupt

    # ---- what is shown

    def sentences(self) -> Sentences:
        return Sentences(self.texts, TableReader(self.game.view(self.me)), self.screen.colours)

    def log(self, sentences: Sentences) -> list[str]:
        """What happened since the person last decided."""
        return sentences.chronicle(self.game.events_for(self.me)[self.told :])

    def welcome(self) -> None:
        sentences = self.sentences()
        names = [f"{sentences.seat(seat)} ({name})" for seat, name in self.bot_names.items()]
        say = self.screen.say
        self.screen.clear()
        say("game-welcome", seat=sentences.seat(self.me), target=sentences.seen.target(self.me))
        say("game-bots", bots=self.texts.listed(names))
        say("help-choose")
        say("help-quit-any-time")
        self.ask(self.texts.say("prompt-begin") + " ")

    def farewell(self) -> None:
        sentences = self.sentences()
        self.screen.show(sentences, self.log(sentences), [], {}, with_board=True)
        self.screen.say("game-over")
        if self.save_to is not None:
            self.save()

    # ---- saving

    def save(self) -> None:
        """Write the record, so that the game can be continued or viewed."""
        file = self.save_to or Path(f"archipel-{datetime.now():%Y%m%d-%H%M%S}.jsonl")
        try:
            file.write_text(self.game.record(), encoding="utf-8")
        except OSError as wrong:
            self.screen.say("game-not-saved", file=str(file), reason=wrong.strerror or str(wrong))
            return
        self.save_to = file
        self.screen.tell(self.texts.say("game-saved", file=str(file)), unbroken=True)
        if not self.game.over:
            words = ["archipel", "play", "--resume", str(file), "--bots", ",".join(self.bot_names.values())]
            words += ["--seat", str(self.me)] if self.me else []
            self.screen.tell(self.texts.say("game-resume", command=shlex.join(words)), unbroken=True)
