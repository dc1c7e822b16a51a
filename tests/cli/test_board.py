"""The drawn board shows all there is on it, and every label can be read."""

from __future__ import annotations

import re

import pytest

from archipel.catalogue import parse_spec, start
from archipel.cli.board import BoardDrawing
from archipel.cli.choices import in_reading_order, places_of
from archipel.engine.game import Game
from archipel.reading import TableReader
from archipel.texts import LANGUAGES, Texts
from tests.tables import BLUE, a_table

SPECS = ["base:seats=4", "base:seats=4,frame=random", "base:seats=6"]


def drawn(
    game: Game, labels: dict[tuple[str, int], str] | None = None, language: str = "en", plain: bool = False
) -> list[str]:
    drawing = BoardDrawing(TableReader(game.view(0)), Texts(language), ascii_only=plain)
    return [line.plain for line in drawing.draw(labels or {})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seed", range(4))
def test_every_tile_number_and_harbour_is_drawn(spec: str, seed: int, language: str) -> None:
    game = start(parse_spec(spec), seed)
    seen, texts = TableReader(game.view(0)), Texts(language)
    board = "\n".join(drawn(game, language=language))
    for terrain in ("desert", "forest", "hills", "pasture", "fields", "mountains"):
        name = texts.say(f"terrain-{terrain}.tile")
        count = sum(seen.terrain(tile) == terrain for tile in range(game.graph.tiles))
        assert len(re.findall(rf"(?<=[. ]){name}(?=[. ])", board)) >= count
    for number in range(2, 13):
        count = sum(number in seen.numbers(tile) for tile in range(game.graph.tiles))
        assert len(re.findall(rf"\|\s?{number}[·]", board)) == count
    harbours = [seen.harbour(edge) for edge in range(game.graph.edges)]
    assert board.count("3:1") == harbours.count("generic")
    assert board.count("2:1") == sum(bool(kind) for kind in harbours) - harbours.count("generic")
    assert board.count(texts.say("board-robber")) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_the_small_board_leaves_room_for_the_panel_on_a_screen_of_eighty_columns(spec: str) -> None:
    for seed in range(20):
        lines = drawn(start(parse_spec(spec), seed))
        small = "seats=4" in spec
        assert max(len(line) for line in lines) <= (52 if small else 57)
        assert len(lines) <= (19 if small else 25)


@pytest.mark.parametrize("spec", SPECS)
def test_every_corner_edge_and_tile_has_room_for_its_own_label(spec: str) -> None:
    game = start(parse_spec(spec), 1)
    for kind, count in (("corner", game.graph.corners), ("edge", game.graph.edges), ("tile", game.graph.tiles)):
        for first in range(0, count, 40):
            places = range(first, min(count, first + 40))
            labels = {(kind, place): f"{place - first + 50}" for place in places}
            board = " ".join(drawn(game, labels))
            assert [label for label in labels.values() if label not in board] == []


def test_labels_run_from_the_top_to_the_bottom() -> None:
    game = start(parse_spec("base:seats=4"), 1)
    places = [place for action in game.legal_actions() for place in places_of(game.rules, action)]
    labels = {place: str(number) for number, place in enumerate(in_reading_order(game.graph, places), 1)}
    board = "\n".join(drawn(game, labels))
    found = [board.index(label) for label in ("11", "22", "33", "44")]
    assert found == sorted(found)


def test_pieces_carry_the_letter_of_their_seat() -> None:
    table = a_table(seats=4)
    table.city(BLUE, "1,0N")
    board = "\n".join(drawn(table.game))
    assert board.count("⌂R") == 2
    assert (board.count("⌂B"), board.count("■B")) == (1, 1)
    assert board.count("=r=") + len(re.findall(r"(?<=[ ·])r(?=[ 1-9])", board)) == 2
    assert "⌂" not in "\n".join(drawn(table.game, plain=True))
    assert "^R" in "\n".join(drawn(table.game, plain=True))


def test_in_french_white_has_another_letter_than_blue() -> None:
    board = "\n".join(drawn(a_table(seats=4).game, language="fr"))
    assert board.count("⌂B") == board.count("⌂C") == 2
    assert "⌂W" not in board


def test_the_robber_takes_the_place_of_the_dots() -> None:
    table = a_table(seats=4)
    table.move_robber("1,-1")
    assert " 4 ROB" in "\n".join(drawn(table.game))
