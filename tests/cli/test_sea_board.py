"""The sea in the terminal: ships, pirate, fog, and what scenarios put on corners and edges."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archipel import Game, catalogue, new_game
from archipel.catalogue import entry_of
from archipel.cli.board import BoardDrawing
from archipel.reading import TableReader
from archipel.texts import LANGUAGES, Texts


def drawn(game: Game, language: str = "en") -> str:
    board = BoardDrawing(TableReader(game.view(0)), Texts(language), colours=entry_of(game).colours).draw({})
    return "\n".join(line.plain for line in board)


def until(game: Game, kind: str) -> Game:
    """Play on at random until something of this kind is done."""
    chance = Random(3)
    while True:
        legal = game.legal_actions()
        wanted = [action for action in legal if action.kind == kind]
        game.apply(chance.choice(wanted or legal))
        if wanted:
            return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [entry.name for entry in catalogue() if entry.box == "seafarers"])
def test_every_scenario_is_drawn_while_it_is_played(name: str, language: str) -> None:
    game = new_game(name, seats=3, seed=5)
    chance = Random(1)
    for step in range(300):
        if game.over:
            break
        if step % 30 == 0:
            assert drawn(game, language)
        game.apply(chance.choice(game.legal_actions()))


def test_a_ship_differs_from_a_road() -> None:
    game = new_game("seafarers/new_shores", seats=3, seed=1, start=0)
    assert "~r" not in drawn(game)
    until(game, "place_ship")
    assert sum(drawn(game).count(f"~{letter}") for letter in "rbo") == 1
    assert TableReader(game.view(0)).prices()["ship"] == {"lumber": 1, "wool": 1}
    assert "ship" not in TableReader(new_game("base", seed=1).view(0)).prices()


def test_the_pirate_stands_on_its_tile_and_nowhere_in_the_base_game() -> None:
    assert drawn(new_game("seafarers/new_shores", seats=3, seed=1)).count("PIR") == 1
    assert drawn(new_game("seafarers/wonders", seats=3, seed=1)).count("PIR") == 0
    assert drawn(new_game("base", seed=1)).count("PIR") == 0


def test_fog_is_drawn_until_it_lifts() -> None:
    game = new_game("seafarers/oceania", seats=3, seed=1)
    assert drawn(game).count("fog") == 12
    name = Texts("fr").say("terrain-fog.tile")[:7]  # as much as a hex has room for
    assert drawn(game, "fr").count(name) == 12


def test_villages_forts_landings_gifts_and_sites_are_marked() -> None:
    cloth = TableReader(new_game("seafarers/cloth", seats=3, seed=1).view(0))
    assert sum(cloth.value("village", corner) > 0 for corner in range(cloth.graph.corners)) == 8
    pirates = drawn(new_game("seafarers/pirate_islands", seats=3, seed=1))
    for letter in "RBO":
        assert pirates.count(f"F{letter}") == 1
        assert pirates.count(f"L{letter}") == 1
    tribe = TableReader(new_game("seafarers/forgotten_tribe", seats=3, seed=1).view(0))
    gifts = Counter(tribe.name("gift", edge) for edge in range(tribe.graph.edges))
    assert (gifts["point"], gifts["card"]) == (8, 4)
    assert drawn(new_game("seafarers/forgotten_tribe", seats=3, seed=1)).count("+") == 8
    wonders = TableReader(new_game("seafarers/wonders", seats=3, seed=1).view(0))
    sites = Counter(wonders.name("wonder_site", corner) for corner in range(wonders.graph.corners))
    assert (sites["great_wall"], sites["great_bridge"]) == (5, 2)
