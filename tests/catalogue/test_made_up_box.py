"""A box from outside the package plays to the end by what it says of itself: in library, terminal and server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import archipel
from archipel import new_game, replay
from archipel.board.layout import numbers_of
from archipel.bots import make
from archipel.catalogue import listing
from archipel.cli.play import Table
from archipel.engine.view import imagine
from archipel.reading import TableReader
from archipel.server.table.sheet import make_sheet
from archipel.texts import LANGUAGES, Texts
from tests.catalogue.made_up_box import EACH, GAME, SHELLS, smugglers
from tests.cli.test_play import Person, by_chance
from tests.properties.players import any_choice
from tests.server.house import a_house, run
from tests.server.scenes import hot_seat, play_all

GREY = 3


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The box is known during a test."""
    tables: list[dict[str, object]] = [listing._registered, listing._entries]  # type: ignore[list-item]
    before, boxes = [dict(table) for table in tables], list(listing._new_boxes)
    archipel.register(smugglers())
    yield
    for table, known in zip(tables, before, strict=True):
        table.clear()
        table.update(known)
    listing._new_boxes[:] = boxes


@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_to_the_end(seed: int) -> None:
    game = new_game(GAME, 3, seed=seed)
    chance = Random(seed)
    closed = 0
    while not game.over:
        seat, action = any_choice(game, chance)
        game.apply(action, seat)
        closed += action.kind == "close_harbour"
    assert game.winner in range(3)
    assert closed > 0
    assert replay(game.record()) == game
    assert all(event.fields["card"] != "shell" for event in game.events if event.kind in ("stolen", "discarded"))
    harbours = [edge for edge in range(int(game.graph.edges)) if TableReader(game.view(0)).harbour(edge)]
    assert len(harbours) == 9 - closed


def test_everybody_sees_the_shells_and_nobody_plays_grey() -> None:
    game = new_game(GAME, 3, seed=1)
    rules = game.rules
    assert (rules.players, rules.colours) == (3, 4)
    shell = [good.name for good in rules.goods].index("shell")
    world = imagine(game.view(0), 5)
    for state in (game.state, world):
        names = rules.block_named["supply"].names
        assert state.s[rules.block_named["supply"].at + names.index("shell")] == SHELLS - 3 * EACH
    assert shell >= 5
    owners = {game.view(-1).to_json()["held"][v] for v in range(int(game.graph.corners))}  # type: ignore[index]
    assert owners == {0, GREY + 1}
    several = [bits for bits in game.view(0).to_json()["numbers"] if len(numbers_of(bits)) > 1]  # type: ignore[attr-defined]
    assert len(several) == 1


def test_the_sheet_says_all_of_it() -> None:
    sheet = make_sheet(new_game(GAME, 3, seed=1))
    assert (sheet.players, sheet.colours) == (3, ["red", "blue", "white", "stone"])
    assert sheet.prices["closed_harbour"] == {"shell": 2}
    assert "close_harbour" in [verb.name for verb in sheet.verbs]


def test_bots_play_it() -> None:
    game = new_game(GAME, 3, seed=3, target=4)
    bots = [make(name, seed) for seed, name in enumerate(("greedy", "standard", "random"))]
    for _ in range(60):
        if game.over:
            break
        seat = game.seat
        game.apply(bots[seat].choose(game.view(seat)), seat)


def test_it_is_played_at_a_table_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            options = {"target": 3, "start": 0, "layout": "beginner"}
            _, socket = await hot_seat(house, game=GAME, options=options)
            assert (socket.sheet["players"], len(socket.sheet["colours"])) == (3, 4)
            await play_all(socket)
            assert socket.game["over"]

    run(test)


@pytest.mark.long
def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person draws lots among what the terminal offers, in both languages."""
    monkeypatch.chdir(tmp_path)
    for language in LANGUAGES:
        game = new_game(GAME, 3, seed=5, target=4)
        person = Person(by_chance(4), 120, 45)
        assert Table(game, 0, ["random", "random"], Texts(language, GAME), person.console, person.ask, None).play()
        assert game.over
        assert "harbour closed" in person.seen and "shell" in person.seen
        assert re.search(r"shell\W+R\W\d+\W+B\W\d+", person.seen), "everybody sees what lies open"
