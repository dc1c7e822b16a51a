"""One open decision of a person, asked in one or two steps until a legal action is chosen."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from archipel.cli.board import LINE
from archipel.cli.choices import Entry, in_reading_order, is_placing, locked, menu, place_kind, places_of
from archipel.cli.commands import Commands
from archipel.cli.screen import TALL, Screen
from archipel.cli.sentences import Sentences
from archipel.cli.terms import Unreadable, looks_like_trade, read_cards, read_trade
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.errors import UnknownAction
from archipel.engine.game import Game

BACK: Final = "0"
DIGITS: Final = 4  # of the number of a choice
LONGEST: Final = 200  # characters of a line that are read


class Decision:
    """The person sees `sentences`, made from their own view, and the log since their last decision."""

    def __init__(
        self,
        game: Game,
        sentences: Sentences,
        log: Sequence[str],
        screen: Screen,
        commands: Commands,
        ask: Callable[[str], str],
    ) -> None:
        self.game = game
        self.sentences = sentences
        self.me = sentences.seen.me
        self.rules = sentences.seen.rules
        self.log = log
        self.screen = screen
        self.texts = screen.texts
        self.commands = commands
        self.ask = ask

    def choose(self) -> Action:
        """Ask until a legal action is chosen."""
        view = self.sentences.seen.view
        actions, forms = view.legal_actions(), [kind for kind, _ in view.forms()]
        chosen: Action | None = None
        while chosen is None:
            if is_placing(self.rules, actions):
                chosen = self.choose_place(actions, can_go_back=False)
            else:
                chosen = self.choose_entry(menu(actions, forms, self.sentences), can_go_back=False)
        return chosen

    def choose_entry(self, entries: Sequence[Entry], can_go_back: bool) -> Action | None:
        """One entry of a menu, and its second question; None to start again."""
        texts = [entry.text for entry in entries]
        question = self.question(can_go_back, entries[0]) + self.screen.columns(texts)
        if not can_go_back and self.screen.console.height >= TALL:
            question += self.not_now()
        self.screen.show(self.sentences, self.log, question, {})
        answer = self.prompt(texts, can_go_back)
        if not isinstance(answer, int):
            return answer
        entry = entries[answer - 1]
        if entry.form:
            return self.fill_in(entry.form)
        if place_kind(self.rules, entry.actions[0].kind):
            return self.choose_place(entry.actions, can_go_back=True)
        if len(entry.actions) == 1:
            return entry.actions[0]
        cases = [Entry(self.sentences.action(action), (action,)) for action in entry.actions]
        return self.choose_entry(cases, can_go_back=True)

    def choose_place(self, actions: Sequence[Action], can_go_back: bool, nth: int = 0) -> Action | None:
        """A place by its label on the board, then a second one if the action has two; None to start again."""
        by_place: dict[tuple[str, int], list[Action]] = {}
        for action in actions:
            by_place.setdefault(places_of(self.rules, action)[nth], []).append(action)
        ordered = [by_place[place] for place in in_reading_order(self.sentences.seen.graph, by_place)]
        labels = {places_of(self.rules, cases[0])[nth]: str(number) for number, cases in enumerate(ordered, 1)}
        question = self.question(can_go_back, Entry("", tuple(actions)))
        question.append(Text(self.texts.say("menu-marked", count=len(ordered))))
        self.screen.show(self.sentences, self.log, question, labels)
        answer = self.prompt([self.case(cases, nth) for cases in ordered], can_go_back)
        if not isinstance(answer, int):
            return answer
        cases = ordered[answer - 1]
        return cases[0] if len(cases) == 1 else self.choose_place(cases, can_go_back=True, nth=nth + 1)

    def case(self, cases: Sequence[Action], nth: int) -> str:
        """A choice in words: the action, or only its place while another one is to be chosen."""
        if len(cases) == 1:
            return self.sentences.action(cases[0])
        return self.sentences.place(*places_of(self.rules, cases[0])[nth])

    def question(self, can_go_back: bool, first: Entry) -> list[Text]:
        """What the decision asks, or in a second step which kind of action it is about."""
        if not can_go_back:
            return [Text(self.sentences.phase(), "bold")]
        label = self.sentences.label(first.actions[0].kind)
        return [Text.assemble((f"{label}. ", "bold"), self.texts.say("menu-back"))]

    def not_now(self) -> list[Text]:
        """What belongs to this phase and is not possible now."""
        kinds = locked(self.game, self.me)
        what = ", ".join(self.sentences.label(kind) for kind in kinds)
        return [Text(self.texts.say("menu-locked", what=what), LINE)] if kinds else []

    # ---- what is typed

    def prompt(self, entries: Sequence[str], can_go_back: bool) -> int | Action | None:
        """The number of an entry, an action typed in full, or None to draw the question again."""
        key = "prompt-one" if len(entries) == 1 else "prompt-choice"
        while True:
            typed = self.line(self.texts.say(key, count=len(entries)) + " > ")
            if not typed:
                return 1 if len(entries) == 1 else None
            if can_go_back and typed == BACK:
                return None
            if typed.isdecimal():
                if len(typed) <= DIGITS and 1 <= int(typed) <= len(entries):
                    return int(typed)
                self.screen.say("say-out-of-range", count=len(entries))
            elif not self.commands.obey(typed, self.sentences, self.log, entries):
                action = self.read_action(typed)
                if action is not None:
                    return action

    def line(self, prompt: str) -> str:
        return self.ask(prompt).strip()[:LONGEST]

    def fill_in(self, kind: str) -> Action | None:
        """A form: a trade offer, a counter-offer, or several cards to give up; None to start again."""
        trades = self.is_trade(kind)
        while True:
            typed = self.line(self.texts.say("prompt-trade" if trades else "prompt-cards") + " ")
            if typed in ("", BACK):
                return None
            try:
                action = self.trade(typed, kind) if trades else self.give_up(typed, kind)
            except Unreadable as wrong:
                self.screen.say("say-unreadable" if trades else "say-unreadable-cards", text=str(wrong))
                continue
            if self.accepts(action):
                return action

    def read_action(self, typed: str) -> Action | None:
        """An offer or a discard in plain words, or any action in short notation; None if it is not legal."""
        kinds = [kind for kind, _ in self.sentences.seen.view.forms()]
        trades = [kind for kind in kinds if self.is_trade(kind)] or self.kinds_with(roles.OFFER)
        others = [kind for kind in kinds if not self.is_trade(kind)]
        action: Action | None = None
        with contextlib.suppress(Unreadable):
            if looks_like_trade(typed) and trades:
                action = self.trade(typed, trades[0])
            elif others:
                action = self.give_up(typed, others[0])
        if action is None:
            if typed.split(maxsplit=1)[0] not in self.rules.verb_named:
                self.screen.say("say-unknown", text=typed)
                return None
            try:
                action = self.game.parse(typed)
            except UnknownAction as unknown:
                self.screen.tell(str(unknown))
                return None
        return action if self.accepts(action) else None

    def trade(self, typed: str, kind: str) -> Action:
        colours = self.sentences.colours[: self.game.seats]
        give, take, to = read_trade(typed, colours, self.texts.language, self.sentences.seen.cards)
        fields: dict[str, object] = {"give": give, "take": take}
        if any(field.name == "to" for field in self.rules.verb_named[kind].fields):
            fields["to"] = to if to is not None else [seat for seat in range(self.game.seats) if seat != self.me]
        return Action(kind, fields)

    def give_up(self, typed: str, kind: str) -> Action:
        """A form with one field: some cards."""
        field = self.rules.verb_named[kind].fields[0]
        return Action(kind, {field.name: read_cards(typed, self.texts.language, field.names)})

    def is_trade(self, kind: str) -> bool:
        return roles.TRADE in self.rules.verb_named[kind].roles

    def kinds_with(self, role: str) -> list[str]:
        return [verb.name for verb in self.rules.verbs if role in verb.roles]

    def accepts(self, action: Action) -> bool:
        """Whether an action is legal; says why when it is not."""
        wrong = self.game.why_not(action, self.me)
        if wrong is not None:
            self.screen.tell(Text(self.sentences.refusal(wrong), "red"))
        return wrong is None
