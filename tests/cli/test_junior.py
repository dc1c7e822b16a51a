"""The children's game in the terminal: nothing there needs the base game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

import archipel
from archipel.catalogue import entry, entry_of, parse_spec
from archipel.cli.board import BoardDrawing
from archipel.cli.main import app
from archipel.cli.play import Table
from archipel.cli.screen import Screen
from archipel.cli.sentences import Sentences
from archipel.cli.terms import read_seat, read_trade
from archipel.engine.action import action
from archipel.engine.game import Game
from archipel.reading import TableReader
from archipel.texts import LANGUAGES, MissingText, Texts
from tests.properties.players import any_choice

SPECS = ("junior:seats=4,start=0", "junior:seats=3,ghost=may,ports=false", "junior:seats=2,duo=true")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences_for(game: Game, seat: int, language: str) -> Sentences:
    found = entry_of(game)
    return Sentences(Texts(language, found.box), TableReader(game.view(seat)), found.colours)


def drawn(game: Game, language: str = "en") -> str:
    board = BoardDrawing(
        TableReader(game.view(0)), Texts(language, "junior"), ascii_only=True, colours=entry_of(game).colours
    )
    return "\n".join(line.plain.rstrip() for line in board.draw({}))


@pytest.mark.long
@every_language
@pytest.mark.parametrize("spec", SPECS)
def test_everything_that_happens_is_said_and_drawn(spec: str, language: str) -> None:
    game = parse_spec(spec).new_game(4)
    game.listen()
    chance = Random(4)
    screen = Screen(Console(width=100, height=50, file=None), Texts(language, "junior"), entry_of(game).colours)
    said: set[str] = set()
    while not game.over:
        seat, chosen = any_choice(game, chance)
        sentences = sentences_for(game, seat, language)
        assert sentences.phase()
        said |= {sentences.action(legal) for legal in game.legal_actions(seat)}
        screen.panel(sentences, [], 60, 40)
        game.apply(chosen, seat)
    assert all("{" not in one for one in said)
    for seat in range(-1, game.seats):
        told = sentences_for(game, seat, language).chronicle(game.events_for(seat))
        assert len(told) > game.turn
        assert all("{" not in one for one in told)


def test_the_board_shows_sites_lanes_fortresses_and_ports() -> None:
    board = drawn(archipel.new_game("junior", 4, 1, start=0))
    assert board.count("^R") == board.count("^B") == board.count("^O") == board.count("^W") == 2
    assert board.count("P") == 4
    assert board.count("gold") == 2
    assert "5" in board
    assert "BOO" not in board


def test_the_ghost_and_ships_are_drawn() -> None:
    game = archipel.new_game("junior", 4, 1, start=0, chance={"die": [6]})
    game.apply("roll")
    game.apply("move_ghost 0,0")
    assert "BOO" in drawn(game)
    edge = game.rules.block_named["lane"]
    first = next(e for e in range(edge.size) if game.state.s[edge.at + e])
    game.state.s[game.rules.block_named["ship"].at + first] = 3
    assert "o" in drawn(game)
    assert TableReader(game.view(0)).ship(first) == "ship"
    assert TableReader(game.view(0)).road(first) == 2


def test_a_box_says_things_in_its_own_way() -> None:
    assert Texts("en").say("action-roll") == "Roll the dice"
    assert Texts("en", "junior").say("action-roll") == "Roll the die"
    assert Texts("en", "junior").say("action-roll.label") == "Roll the die"
    assert Texts("en", "junior").say("action-buy_coco") == Texts("en").say("action-buy_coco")
    with pytest.raises(MissingText):
        Texts("en", "junior").say("action-roll.nothing")


def test_seats_are_read_by_the_colours_of_the_game() -> None:
    colours = entry("junior").colours
    assert [read_seat(word, colours, "en") for word in ("red", "blue", "orange", "white")] == [0, 1, 2, 3]
    assert read_seat("orange", entry("base").colours, "en") == 3
    cards = ("wood", "wool", "rum", "sabre", "gold")
    assert read_trade("2 wood for 1 gold to orange", colours, "en", cards) == ({"wood": 2}, {"gold": 1}, [2])
    assert read_trade("un bois contre un sabre", colours, "fr", cards) == ({"wood": 1}, {"sabre": 1}, None)


@every_language
def test_refusals_are_gentle_and_name_their_rule(language: str) -> None:
    game = archipel.new_game("junior", 4, 1, start=0)
    wrong = game.why_not("end_turn", 0)
    assert wrong is not None
    said = sentences_for(game, 0, language).refusal(wrong)
    assert said == {"en": "Roll the die first. (JR-9)", "fr": "Lance d’abord le dé. (JR-9)"}[language]
    over = game.why_not(action("offer_trade", give={"wood": 1}, take={}, to=[1]), 0)
    assert over is not None
    assert over.rule == "JR-9"


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """A person who types any number that is asked for, against bots that do anything."""
    game = parse_spec("junior:seats=3,start=0").new_game(2)
    chance = Random(2)

    def ask(prompt: str) -> str:
        choices = re.match(r"1-(\d+)", prompt)
        return str(chance.randint(1, int(choices.group(1)))) if choices else "0" if ":" in prompt else ""

    with (tmp_path / "screen.txt").open("w", encoding="utf-8") as file:
        console = Console(width=100, height=40, file=file)
        table = Table(game, 0, ["random", "random"], Texts("en"), console, ask, tmp_path / "game.jsonl")
        assert table.play()
    assert game.over
    assert archipel.replay((tmp_path / "game.jsonl").read_text("utf-8")) == game
    assert "fortresses win" in (tmp_path / "screen.txt").read_text("utf-8")


def test_simulate_and_replay(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["simulate", "junior:seats=3", "--bots", "random", "--games", "3", "--jobs", "1"])
    assert run.exit_code == 0, run.output
    game = parse_spec("junior:seats=3").new_game(3)
    chance = Random(3)
    while not game.over:
        seat, chosen = any_choice(game, chance)
        game.apply(chosen, seat)
    file = tmp_path / "record.jsonl"
    file.write_text(game.record())
    for more in ([], ["--step", "40"]):
        run = CliRunner().invoke(app, ["replay", str(file), *more])
        assert run.exit_code == 0, run.output
        assert "rolls a" in run.output or more
