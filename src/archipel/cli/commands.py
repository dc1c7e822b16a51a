"""Commands besides choices: help, why something is not possible, the log, rules, saving, quitting."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from archipel import rulebook
from archipel.cli.board import FORTRESSES, HOUSES, STRONGHOLDS
from archipel.cli.choices import kinds_meant, locked, reason
from archipel.cli.screen import Screen
from archipel.cli.sentences import Sentences
from archipel.cli.terms import folded
from archipel.engine.game import Game
from archipel.reading import TableReader
from archipel.texts import LANGUAGES, Texts

COMMANDS: Final = ("help", "why", "log", "board", "list", "costs", "rule", "save", "quit")
LOG_KEPT: Final = 60  # sentences that `log` shows
RULES_SHOWN: Final = 8


class Quit(Exception):
    """The person wants to quit."""


class Commands:
    """The commands of one person at a table, by their words in every language."""

    def __init__(self, game: Game, seat: int, screen: Screen, save: Callable[[], None]) -> None:
        self.game = game
        self.me = seat
        self.screen = screen
        self.texts = screen.texts
        self.save = save
        self.words = {
            word: command
            for command in COMMANDS
            for language in LANGUAGES
            for word in folded(Texts(language).say(f"command-{command}")).split()
        }

    def obey(self, typed: str, sentences: Sentences, log: Sequence[str], entries: Sequence[str]) -> bool:
        """Carry out a command, if it is one. `entries` are the choices that are open."""
        word, _, rest = typed.partition(" ")
        command = "help" if word == "?" else self.words.get(folded(word), "")
        if not command and _is_rule_number(typed):
            command, rest = "rule", typed
        match command:
            case "help":
                self.help()
            case "why":
                self.why(sentences, rest.strip())
            case "log":
                self.show_log(sentences)
            case "board":
                self.screen.show(sentences, log, [], {}, with_board=True)
            case "list":
                for number, entry in enumerate(entries, 1):
                    self.screen.tell(f"{number:>3} {entry}")
            case "costs":
                for piece, price in sentences.seen.prices().items():
                    if self.texts.has(f"piece-{piece}"):
                        self.screen.tell(f"  {self.texts.say(f'piece-{piece}'):<22}{sentences.cards(price)}")
            case "rule":
                self.show_rule(rest.strip())
            case "save":
                self.save()
            case "quit":
                raise Quit
            case _:
                return False
        return True

    def help(self) -> None:
        say = self.screen.say
        say("help-choose")
        say("help-commands")
        for command in COMMANDS:
            words = self.texts.say(f"command-{command}").split()[:2]
            words = ["?", words[0]] if command == "help" else words
            self.screen.tell(f"  {', '.join(words):<14}{self.texts.say(f'help-{command}')}")
        say("help-trade")
        houses = HOUSES[self.screen.ascii_only] | FORTRESSES[self.screen.ascii_only]
        say("help-board-drawing", **houses)
        seen = TableReader(self.game.view(self.me))
        if seen.has("ship") and seen.has("road"):
            say("help-board-sea")
        if seen.has("metropolis"):
            say("help-board-cities", **STRONGHOLDS[self.screen.ascii_only])
        say("help-panel-cities" if seen.has("progress") else "help-panel")
        say("help-phase", rule=self.game.state.phase().rule)

    def why(self, sentences: Sentences, what: str) -> None:
        """Why one kind of action, or each one of this phase, is not possible."""
        now = locked(self.game, self.me)
        meant = kinds_meant(what, sentences)
        kinds = [kind for kind in meant if kind in now] or meant if what else now
        if not kinds and what:
            self.screen.say("say-unknown", text=what)
        elif not kinds:
            self.screen.say("say-nothing-locked")
        for kind in kinds:
            label = sentences.label(kind)
            wrong = reason(self.game, self.me, kind)
            if wrong is None:
                self.screen.say("say-possible", label=label)
            elif sentences.refusal(wrong).startswith(label):
                self.screen.tell(sentences.refusal(wrong))
            else:
                self.screen.say("say-why", label=label, reason=sentences.refusal(wrong))

    def show_log(self, sentences: Sentences) -> None:
        said = sentences.chronicle(self.game.events_for(self.me))[-LOG_KEPT:]
        for sentence in said:
            self.screen.tell(self.screen.coloured(sentences, sentence))
        if not said:
            self.screen.say("say-no-log")

    def show_rule(self, what: str) -> None:
        """A rule by its full or bare number, or all rules with a word; without either, the rule of this phase."""
        wanted = what or self.game.state.phase().rule
        family = self.game.state.phase().rule.rpartition("-")[0]
        language = self.screen.texts.language
        try:
            found = [rulebook.sentence(f"{family}-{wanted}" if wanted.isdecimal() else wanted, language)]
        except rulebook.UnknownRule:
            spoken = rulebook.search_sentences(wanted, language)
            found = [one for one in spoken if one.rule.family == family][:RULES_SHOWN]
        if not found:
            self.screen.say("say-no-rule", text=what)
        for one in found:
            self.screen.tell(Text.assemble((one.rule.number, "bold"), " ", one.text))


def _is_rule_number(text: str) -> bool:
    with contextlib.suppress(rulebook.UnknownRule):
        return bool(rulebook.rule(text))
    return False
