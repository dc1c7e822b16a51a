"""Cities & Knights in the terminal: knights, walls and metropolises on the board, and a panel that says the rest."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from archipel import Game, new_game
from archipel.board.colours import COLOURS
from archipel.catalogue import wordings_in
from archipel.cli.board import BoardDrawing
from archipel.cli.choices import in_reading_order, menu, place_kind, places_of
from archipel.cli.commands import Commands
from archipel.cli.decision import Decision
from archipel.cli.screen import Screen
from archipel.cli.sentences import Sentences
from archipel.cli.terms import Unreadable, read_cards, read_trade
from archipel.reading import TableReader
from archipel.rules.cities_knights.improvements import Improvements
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.merchant import Merchant
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import INVENTOR
from archipel.rules.cities_knights.walls import Walls
from archipel.texts import LANGUAGES, Texts
from tests.properties.players import lords_choice
from tests.rules.traders_barbarians.with_cities_tables import an_attack_city_table

RED, BLUE = 0, 1


def begun(name: str = "cities_knights", seats: int = 3, seed: int = 2, target: int = 13) -> Game:
    """A game of which the placement is over."""
    game = new_game(name, seats=seats, seed=seed, start=0, cities_knights=True, target=target)
    chance = Random(seed)
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    return game


def drawn(game: Game, seat: int = RED, plain: bool = False) -> str:
    drawing = BoardDrawing(TableReader(game.view(seat)), Texts("en"), ascii_only=plain)
    return "\n".join(line.plain for line in drawing.draw({}))


def panel(game: Game, seat: int = RED, language: str = "en", width: int = 26) -> str:
    texts = Texts(language)
    screen = Screen(Console(width=80, height=40), texts)
    lines = screen.panel(Sentences(texts, TableReader(game.view(seat))), [], width, 40)
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize(("language", "line"), [("en", "Defender of Catan:"), ("fr", "Sauveur de Catane :")])
def test_counts_of_players_that_have_a_name_are_shown(language: str, line: str) -> None:
    game = begun()
    game.state.s[game.rules.block_named["defender_cards"].at + BLUE] = 2
    shown = " ".join(panel(game, language=language).split())
    letters = [Texts(language).say(f"colour-{colour}.letter") for colour in COLOURS[:3]]
    assert f"{line} {letters[0]} 0 {letters[1]} 2 {letters[2]} 0" in shown


def city_of(game: Game, seat: int) -> int:
    held, building = (game.rules.block_named[name].at for name in ("held", "building"))
    s = game.state.s
    return next(v for v in range(game.graph.corners) if s[held + v] == seat + 1 and s[building + v] == 2)


def free_corner(game: Game, seat: int) -> int:
    knights = game.rules.the(Knights)
    return next(v for v in range(game.graph.corners) if knights.may_recruit(game.state, seat, v))


def test_ck_4_a_knight_shows_its_strength_whose_it_is_and_whether_it_is_active() -> None:
    game = begun()
    knights = game.rules.the(Knights)
    knights.put(game.state, RED, free_corner(game, RED), 2, False)
    assert "2r" in drawn(game)
    knights.activate_all(game.state, RED)
    assert "2R" in drawn(game)
    knights.put(game.state, BLUE, free_corner(game, BLUE), 1, True)
    assert "1B" in drawn(game)


def test_ck_50_ck_66_walls_and_metropolises_differ_from_plain_cities() -> None:
    game = begun()
    city = city_of(game, RED)
    assert "■R" in drawn(game)
    game.rules.the(Walls).put(game.state, RED, city)
    assert "▣R" in drawn(game)
    assert "%R" in drawn(game, plain=True)
    game.rules.the(Improvements).put_metropolis(game.state, RED, 0, city)
    assert "◈R" in drawn(game)
    game.rules.the(Walls).remove(game.state, city)
    assert "◆R" in drawn(game)
    assert "@R" in drawn(game, plain=True)
    assert "■R" not in drawn(game)


def test_ck_69_the_merchant_stands_on_its_tile() -> None:
    game = begun()
    merchant = game.rules.the(Merchant)
    assert "MER" not in drawn(game)
    assert "Merchant" not in panel(game)
    merchant.move(game.state, RED, next(t for t in range(game.graph.tiles) if merchant.resource(game.state, t) >= 0))
    assert drawn(game).count("MER") == 1
    assert "Merchant: Red" in panel(game)


def test_ck_23_the_panel_tells_of_the_barbarians_levels_and_decks() -> None:
    game = begun()
    assert "Barbarians: 7 steps away, 3 against 0" in panel(game, width=60)
    assert "Decks: 18 18 18" in panel(game)
    assert "R\u00a00/0/0" in panel(game)
    blocks = game.rules.block_named
    game.state.s[blocks["barbarians"].at] = 6
    game.state.s[blocks["improvement"].at + 1] = 2
    assert "Barbarians: 1 step away, 3" in panel(game, width=60)
    assert "R\u00a00/2/0" in panel(game)
    assert "pts cd pr kn rd" in panel(game)


@pytest.mark.parametrize(("language", "shorts"), [("en", "clo coi pap"), ("fr", "tis mon pap")])
def test_ck_1_commodities_have_a_table_of_their_own(language: str, shorts: str) -> None:
    assert shorts in panel(begun(), language=language)
    assert "development" not in panel(begun())
    assert max(len(line) for line in panel(begun(), language=language).splitlines()) <= 26


@pytest.mark.parametrize(("language", "word"), [("en", "metropolis"), ("fr", "métropole")])
def test_help_explains_the_drawing_and_the_prices(language: str, word: str) -> None:
    game = begun("seafarers/new_shores")
    console = Console(record=True, width=100)
    screen = Screen(console, Texts(language))
    commands = Commands(game, RED, screen, lambda: None)
    commands.help()
    sentences = Sentences(screen.texts, TableReader(game.view(RED)))
    assert commands.obey("costs", sentences, [], [])
    said = console.export_text()
    assert word in said
    assert "PIR" in said
    assert screen.texts.say("piece-wall") in said
    assert screen.texts.say("piece-card") not in said


def test_ck_73_two_tiles_are_chosen_one_after_the_other() -> None:
    game = begun()
    while game.phase != "action":
        game.apply(game.legal_actions()[-1])
    progress = game.rules.the(Progress)
    progress.receive(game.state, game.seat, INVENTOR)
    swaps = [action for action in game.legal_actions() if action.kind == "play_inventor"]
    screen = Screen(Console(width=80, height=40, quiet=True), Texts("en"))
    sentences = Sentences(screen.texts, TableReader(game.view(game.seat)))
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "2"

    commands = Commands(game, game.seat, screen, lambda: None)
    chosen = Decision(game, sentences, [], screen, commands, ask).choose_place(swaps, can_go_back=True)
    assert chosen in swaps
    assert len(asked) == 2


def test_a_trade_with_commodities_can_be_typed() -> None:
    cards = TableReader(begun().view(RED)).cards
    offer = "2 paper for 1 cloth and a coin"
    assert read_trade(offer, COLOURS[:3], "en", cards) == (
        {"paper": 2},
        {"cloth": 1, "coin": 1},
        None,
    )
    assert read_cards("2 monnaies, un tissu", "fr", cards) == {"coin": 2, "cloth": 1}
    with pytest.raises(Unreadable):
        read_cards("2 paper", "en")  # there is none in other boxes


@pytest.mark.long
@pytest.mark.parametrize("name", ["cities_knights", "seafarers/forgotten_tribe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_or_happens_is_said(name: str, language: str) -> None:
    """Menus, places, panels and logs for whoever decides, through a whole game."""
    texts = Texts(language)
    game = begun(name, 4, 5, target=10)
    game.listen()
    chance = Random(5)
    screen = Screen(Console(width=80, height=40), texts)
    told = 0
    while not game.over:
        seat, chosen = lords_choice(game, chance)
        sentences = Sentences(texts, TableReader(game.view(seat)))
        legal = game.legal_actions(seat)
        assert sentences.phase()
        for entry in menu(legal, [kind for kind, _ in game.forms(seat)], sentences):
            assert entry.text
            if entry.actions and place_kind(game.rules, entry.actions[0].kind):
                places = [place for action in entry.actions for place in places_of(game.rules, action)]
                assert in_reading_order(game.graph, places)
        assert sentences.action(chosen)
        game.apply(chosen, seat)
        events = game.events_for(seat)
        sentences.chronicle(events[told:])
        told = len(events)
        if chance.random() < 0.05:
            screen.panel(sentences, [], 26, 40)
            assert drawn(game, seat)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "active knight may go five"), ("fr", "actif peut en faire cinq")]
)
def test_combo_25_knights_with_ranks_stand_on_paths(language: str, word: str) -> None:
    table = an_attack_city_table().on_path(RED, "0,0E", strength=3, active=True).on_path(BLUE, "0,0W", strength=2)
    texts = Texts(language, *wordings_in(table.game))
    seen = TableReader(table.game.view(RED))
    board = "\n".join(line.plain for line in BoardDrawing(seen, texts).draw({}))
    red, blue = (texts.say(f"colour-{colour}.letter") for colour in COLOURS[:2])
    assert f"3{red}" in board
    assert f"2{blue.lower()}" in board
    assert word in texts.say("phase-knights_march")
    lines = Screen(Console(width=80, height=40), texts).panel(Sentences(texts, seen), [], 26, 40)
    assert any(line.plain.split()[-2:-1] == ["3"] for line in lines)  # the strength of active knights
