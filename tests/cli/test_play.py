"""The terminal game: whole games by numbers alone, everything else one may type, saving, and what goes wrong."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

import archipel
from archipel.board.colours import COLOURS
from archipel.bots import Bot
from archipel.cli.play import Table
from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.engine.stream import Stream
from archipel.engine.view import View
from archipel.texts import Texts
from tests.tables import BLUE, RED, WHITE, a_table

NUMBERS = re.compile(r"1-(\d+) \(")


class Stopped(Exception):
    """The typed lines are used up."""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where one is."""
    monkeypatch.chdir(tmp_path)


class Person:
    """Somebody at the keyboard and what is on their screen."""

    def __init__(self, answer: Callable[[str], str], width: int = 80, height: int = 24) -> None:
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=width, height=height, force_terminal=False)
        self.answer = answer

    def ask(self, prompt: str) -> str:
        self.screen.write(prompt + "\n")
        return self.answer(prompt)

    @property
    def seen(self) -> str:
        return self.screen.getvalue()

    def sits_at(self, game: Game, seat: int = 0, language: str = "en", save_to: Path | None = None) -> Table:
        bots = ["random"] * (game.seats - 1)
        return Table(game, seat, bots, Texts(language), self.console, self.ask, save_to)


def typing(*lines: str) -> Callable[[str], str]:
    """These lines, one after the other, then an end of the game by the test."""
    left = iter(["", *lines])

    def answer(_: str) -> str:
        for line in left:
            return line
        raise Stopped

    return answer


def by_chance(seed: int) -> Callable[[str], str]:
    """Any of the numbers that the prompt offers."""
    draw = Stream(seed, 9).draw

    def answer(prompt: str) -> str:
        offered = NUMBERS.search(prompt)
        return str(1 + draw(int(offered[1]))) if offered else ""

    return answer


def screen_after(game: Game, *lines: str, seat: int = 0, language: str = "en") -> str:
    """What stands on the screen after these lines, without what stood there before the last one."""
    person = Person(typing(*lines))
    table = person.sits_at(game, seat, language)
    with pytest.raises(Stopped):
        table.play()
    prompts = [match.end() for match in re.finditer(r"> \n", person.seen)]
    return person.seen[prompts[-2] if lines and len(prompts) > 1 else 0 :]


# ---- whole games


@pytest.mark.long
@pytest.mark.parametrize(
    ("spec", "seat", "language", "size"),
    [
        ("base:seats=4,target=4", 0, "en", (80, 24)),
        ("base:seats=3,target=4,phases=combined", 2, "fr", (120, 40)),
        ("base:seats=6,target=3", 5, "en", (100, 45)),
        ("base:seats=5,target=4,extension=paired_players", 1, "fr", (70, 24)),
        ("base:seats=2,target=3,duel=true,hand_limit=4,steal_at_once=false", 1, "en", (80, 24)),
    ],
)
def test_a_whole_game_is_played_by_numbers_alone(spec: str, seat: int, language: str, size: tuple[int, int]) -> None:
    game = archipel.parse_spec(spec).new_game(11)
    person = Person(by_chance(4), *size)
    assert person.sits_at(game, seat, language).play()
    assert game.over
    mine = [step for step in game.steps() if step.seat == seat]
    assert len(mine) > 4
    last = person.seen[-1500:]
    assert Texts(language).say("game-over") in last
    assert game.winner is not None
    name = Texts(language).say("seat-you" if game.winner == seat else f"colour-{COLOURS[game.winner]}")
    assert name.capitalize() in last
    assert max(len(line) for line in person.seen.split("\n")) <= max(80, size[0])


def test_the_first_choice_every_time_also_leads_on() -> None:
    game = archipel.new_game("base", 4, seed=2, target=3)
    person = Person(lambda prompt: "1" if NUMBERS.search(prompt) else "")
    answered = 0

    def at_most(prompt: str) -> str:
        nonlocal answered
        answered += 1
        if answered > 150:
            raise EOFError
        return "1" if NUMBERS.search(prompt) else "0" if "(2 ore" in prompt else ""

    person.answer = at_most
    assert person.sits_at(game, save_to=Path("unwritable/nowhere.jsonl")).play()
    assert game.turn >= 1


# ---- what is shown


def test_a_newcomer_is_told_who_and_what() -> None:
    person = Person(typing())
    with pytest.raises(Stopped):
        person.sits_at(archipel.new_game("base", 3, seed=1, target=7), seat=1).play()
    assert "You are Blue. 7 victory points win." in person.seen
    assert "At the table: Red (random) and White (random)." in person.seen
    assert "Press Enter to begin." in person.seen
    assert "Choose a corner for a starting settlement." in person.seen


def test_hand_costs_seats_and_rates_are_on_the_screen() -> None:
    table = a_table(hands={RED: {"ore": 3, "wool": 1}}, cards={RED: ["knight", "victory_point"]}, rolled=True)
    shown = screen_after(table.game)
    assert re.search(r"hand +- +- +1 +- +3", shown)
    assert re.search(r"settle +1 +1 +1 +1 +-", shown)
    assert re.search(r"rate +4 +4 +4 +4 +4", shown)
    assert re.search(r">R You +2\+1 +4 +2 +0 +1", shown)
    assert re.search(r" B Blue +2 +0 +0 +0 +1", shown)
    assert re.sub(r"\s+", " ", shown).count("Victory Point 1") == 1


def test_what_others_hold_is_not_on_the_screen() -> None:
    table = a_table(hands={BLUE: {"ore": 5}}, cards={BLUE: ["victory_point"]}, rolled=True)
    shown = screen_after(table.game)
    assert re.search(r" B Blue +2 +5 +1 +0 +1", shown)
    assert "Victory Point" not in shown


def test_places_are_chosen_by_their_labels() -> None:
    table = a_table(hands={RED: {"brick": 1, "lumber": 1}}, rolled=True)
    shown = screen_after(table.game, "1")
    assert "Build a road. 0 goes back." in shown
    places = len(table.legal("build_road"))
    assert f"Places 1 to {places} are marked" in shown
    again = screen_after(table.game, "1", "0")
    assert "Your turn: trade, then build." in again


def test_cards_are_chosen_in_a_second_step() -> None:
    table = a_table(hands={RED: {"ore": 4}}, rolled=True)
    shown = screen_after(table.game, "1")
    assert "Trade with the bank: 4 ore for 1 wool" in shown
    screen_after(table.game, "1", "2")
    assert table.hand(RED) == {"brick": 1}


def test_a_board_that_does_not_fit_is_left_out_until_places_are_asked() -> None:
    table = a_table(seats=6, rolled=True)
    person = Person(typing("board"), 80, 24)
    person.console = Console(file=person.screen, width=80, height=24, force_terminal=True, color_system=None)
    with pytest.raises(Stopped):
        person.sits_at(table.game).play()
    first, _, second = person.seen.rpartition("> \n")[0].partition("> \n")
    assert "desert" not in first
    assert "desert" in second


# ---- what may be typed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "Rule for this phase: BASE-27."),
        ("help", "You can also type:"),
        ("why city", "Build a city: A city costs 3 ore and 2 grain. You still need"),
        ("why", "Trade with the bank: For this trade you need 4 lumber. (BASE-56)"),
        ("why end", "End your turn: possible now."),
        ("why bananas", "I do not understand “bananas”."),
        ("list", "  1 Offer a trade…"),
        ("costs", "  settlement            1 brick, 1 lumber, 1 wool and 1 grain"),
        ("rule", "BASE-27 "),
        ("rule 26", "BASE-26 Leave room"),
        ("BASE-26", "BASE-26 Leave room"),
        ("rule robber", "BASE-34 "),
        ("rule 999", "No rule has this number or word: 999."),
        ("log", "Red builds a settlement"),
        ("99", "Choose from 1 to 2."),
        ("0", "Choose from 1 to 2."),
        ("9" * 5000, "Choose from 1 to 2."),
        ("build_city 0,0N", "A city replaces one of your own settlements. (BASE-65)"),
        ("build_city", "build_city: corner is a number"),
        ("roll", "Roll the dice: not at this point. (BASE-27)"),
        ("sing a song", "I do not understand “sing a song”."),
        ("[red]", "I do not understand “[red]”."),
        ("3 ore for 1 wool", "You do not have these cards. (BASE-53)"),
        ("1 ore for 1 ore", "The same kind of card cannot be on both sides. (BASE-54)"),
    ],
)
def test_whatever_is_typed_gets_an_answer(typed: str, answer: str) -> None:
    table = a_table(hands={RED: {"ore": 1}}, rolled=True)
    before = table.game.state_bytes()
    shown = screen_after(table.game, typed).replace("You build a settlement", "Red builds a settlement")
    assert answer in shown
    assert table.game.state_bytes() == before


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "Règle de cette phase\u00a0: BASE-27."),
        ("pourquoi ville", "Construire une ville\u00a0: Une ville coûte 3 minerais et 2 blés."),
        ("pourquoi", "Jouer un Monopole\u00a0:"),
        ("why ville", "Construire une ville\u00a0:"),
        ("coûts", "  ville                 3 minerais et 2 blés"),
        ("liste", "  2 Finir le tour"),
        ("règle 26", "BASE-26 Gardez vos distances"),
        ("3 minerais contre 1 laine", "Vous n’avez pas ces cartes. (BASE-53)"),
        ("chanter", "Je ne comprends pas"),
    ],
)
def test_french_is_spoken_and_understood(typed: str, answer: str) -> None:
    table = a_table(hands={RED: {"ore": 1}}, rolled=True)
    assert answer in re.sub(r"\n(?! )", " ", screen_after(table.game, typed, language="fr")) + screen_after(
        table.game, typed, language="fr"
    )


def test_nothing_is_impossible_when_all_is_possible() -> None:
    game = archipel.new_game("base", 4, seed=1, start=0)
    assert "Everything you could do in this phase is possible." in screen_after(game, "why")


def test_an_action_may_be_typed_in_short_notation() -> None:
    table = a_table(rolled=True)
    screen_after(table.game, "end_turn")
    assert any(str(step.action(table.rules)) == "end_turn" for step in table.game.steps())


# ---- discards and trade


def test_a_discard_is_typed_in_words() -> None:
    table = a_table(dice=[(3, 4)], hands={RED: {"ore": 5, "wool": 4}})
    shown = screen_after(table.game, "1", "2 ore")
    assert "You must discard exactly 4 cards, not 2. (BASE-38)" in shown
    screen_after(table.game, "3 ore 1 wool")
    assert table.hand(RED) == {"ore": 2, "wool": 3}


def test_a_discard_is_asked_for_by_the_menu() -> None:
    table = a_table(dice=[(3, 4)], hands={RED: {"ore": 5, "wool": 4}})
    person = Person(typing("1", "3", "", "3", "gold", "4 ore"))
    with pytest.raises(Stopped):
        person.sits_at(table.game).play()
    assert "You must discard 4 cards." in person.seen
    assert "I do not understand “gold”. Write it like this: 2 ore 1 wool." in person.seen
    assert table.hand(RED) == {"ore": 1, "wool": 4}


class Taker(Bot):
    """Accepts every offer, and otherwise does the first thing possible."""

    def choose(self, view: View) -> Action:
        actions = {action.kind: action for action in view.legal_actions()}
        return actions.get("accept_trade") or view.legal_actions()[0]


class Offerer(Bot):
    """Offers an ore for a wool in its turn, and takes whoever agrees."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.offered = False

    def choose(self, view: View) -> Action:
        actions = {action.kind: action for action in view.legal_actions()}
        if "confirm_trade" in actions:
            return actions["confirm_trade"]
        if not self.offered and "offer_trade" in [kind for kind, _ in view.forms()]:
            self.offered = True
            return archipel.action("offer_trade", give={"ore": 1}, take={"wool": 1}, to=[RED])
        return actions.get("end_turn") or actions.get("withdraw_trade") or view.legal_actions()[0]


def test_an_offer_is_typed_taken_and_confirmed() -> None:
    table = a_table(hands={RED: {"ore": 2}, BLUE: {"grain": 1}, WHITE: {"grain": 1}}, rolled=True)
    person = Person(typing("2 ore for 1 grain to blue and white", "1"))
    at_table = person.sits_at(table.game)
    at_table.bots = dict.fromkeys(at_table.bots, Taker(0))
    with pytest.raises(Stopped):
        at_table.play()
    assert " 1 Trade with Blue: you give 2 ore for 1 grain" in person.seen
    assert "Trade with White: you give 2 ore for 1 grain" in person.seen
    assert (table.hand(RED), table.hand(BLUE)) == ({"grain": 1}, {"ore": 2})
    assert "You give 2 ore to Blue" in person.seen


def test_an_offer_can_be_filled_in_and_given_up() -> None:
    table = a_table(hands={RED: {"ore": 2}}, rolled=True)
    person = Person(typing("1", "2 gold for x", "0", "1", "1 ore for 1 wool", "2"))
    with pytest.raises(Stopped):
        person.sits_at(table.game).play()
    assert "Give what for what?" in person.seen
    assert "I do not understand “gold”. Write it like this: 2 ore for 1 grain." in person.seen
    assert any(step.action(table.rules).kind == "offer_trade" for step in table.game.steps())


@pytest.mark.parametrize(("typed", "hand"), [("1", {"ore": 1}), ("3", {"wool": 1}), ("1 wool for 1 ore", {"ore": 1})])
def test_the_offer_of_a_bot_is_answered(typed: str, hand: dict[str, int]) -> None:
    table = a_table(hands={RED: {"wool": 1}, BLUE: {"ore": 1}}, dice=4 * [(1, 1)], start=1)
    person = Person(typing(typed))
    at_table = person.sits_at(table.game)
    at_table.bots = {seat: Offerer(0) if seat == BLUE else Taker(0) for seat in at_table.bots}
    with pytest.raises(Stopped):
        at_table.play()
    assert "Blue offers 1 ore for 1 wool." in person.seen
    assert " 1 Accept: you give 1 wool for 1 ore" in person.seen
    assert table.hand(RED) == hand
    assert ("ore" in table.hand(BLUE)) == ("ore" not in hand)


def test_an_offer_that_cannot_be_answered_is_not_asked_about() -> None:
    table = a_table(hands={BLUE: {"ore": 1}}, dice=4 * [(1, 1)], start=1)
    person = Person(typing())
    at_table = person.sits_at(table.game)
    at_table.bots = {seat: Offerer(0) if seat == BLUE else Taker(0) for seat in at_table.bots}
    with pytest.raises(Stopped):
        at_table.play()
    assert "Accept" not in person.seen
    assert [step.action(table.rules).kind for step in table.game.steps() if step.seat == RED][-1] == "decline_trade"


# ---- leaving and going on


@pytest.mark.parametrize("word", ["q", "quit", "quitter"])
def test_whoever_leaves_finds_the_game_in_a_file(word: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = archipel.new_game("base", 4, seed=3, start=0)
    person = Person(typing("10", "1", word))
    assert person.sits_at(game, save_to=file).play()
    assert f"To continue: archipel play --resume {file} --bots random,random,random" in person.seen
    assert archipel.replay(file.read_text("utf-8")) == game
    assert len(game.steps()) > 2


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_an_interrupted_game_is_saved_too(stop: type[BaseException], tmp_path: Path) -> None:
    game = archipel.new_game("base", 4, seed=3, start=0)
    answers: Iterable[str] = iter(["", "10", "1"])

    def answer(_: str) -> str:
        for line in answers:
            return line
        raise stop

    person = Person(answer)
    assert person.sits_at(game).play()
    assert "Goodbye." in person.seen
    files = list(tmp_path.glob("archipel-*.jsonl"))
    assert len(files) == 1
    assert archipel.replay(files[0].read_text("utf-8")) == game


def test_a_game_that_has_not_begun_leaves_no_file(tmp_path: Path) -> None:
    person = Person(typing("q"))
    assert person.sits_at(archipel.new_game("base", 4, seed=3, start=0)).play()
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = archipel.new_game("base", 3, seed=1, target=3, start=0)
    one = Person(typing("3", "1", "save", "q"))
    one.sits_at(game, save_to=file).play()
    again = archipel.replay(file.read_text("utf-8"))
    draw_first, draw_second = by_chance(8), by_chance(8)
    for other, answer in ((game, draw_first), (again, draw_second)):
        Person(answer).sits_at(other).play()
    assert game.over
    assert game == again


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    person = Person(typing("10", "1", "save", "q"))
    assert person.sits_at(
        archipel.new_game("base", 4, seed=3, start=0), save_to=tmp_path / "none" / "game.jsonl"
    ).play()
    assert "could not be saved" in person.seen


# ---- bots that fail


class Broken(Bot):
    """Raises."""

    def choose(self, view: View) -> Action:
        raise ZeroDivisionError("thinking hurts")


class Cheat(Bot):
    """Names something illegal."""

    def choose(self, view: View) -> Action:
        return archipel.action("end_turn")


@pytest.mark.parametrize(
    ("bot", "reason"), [(Broken, "ZeroDivisionError: thinking hurts"), (Cheat, "IllegalAction: action.not_now")]
)
def test_a_bot_that_fails_ends_the_game_and_loses_nothing(bot: type[Bot], reason: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = archipel.new_game("base", 3, seed=5, start=0)
    person = Person(typing("3", "1"))
    table = person.sits_at(game, save_to=file)
    table.bots = dict.fromkeys(table.bots, bot(0))
    assert not table.play()
    assert f"Blue (random) failed: {reason}" in re.sub(r"\n", " ", person.seen)
    assert archipel.replay(file.read_text("utf-8")) == game
