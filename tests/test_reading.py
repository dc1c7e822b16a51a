"""A view read by names: for bots, terminals and tests."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import archipel
from archipel.reading import TableReader
from tests.properties.players import any_choice
from tests.properties.rulesets import plain_rulesets
from tests.rules.cities_knights.city_tables import a_city_table
from tests.tables import BLUE, RED, a_table


def bots_of_the_page() -> dict[str, Any]:
    """What the Python of docs/reading_a_view.md defines."""
    text = (Path(__file__).parents[1] / "docs" / "reading_a_view.md").read_text("utf-8")
    found: dict[str, Any] = {}
    for part in text.split("```python\n")[1:]:
        exec(part.split("```")[0], found)
    return found


def test_the_documented_settler_takes_the_best_corner() -> None:
    game = archipel.new_game(seed=5)
    chosen = bots_of_the_page()["Settler"](0).choose(game.view(game.seat))
    reader = TableReader(game.view(game.seat))

    def rolls(corner: int) -> int:
        return sum(reader.odds[number] for tile in reader.tiles_of_corner(corner) for number in reader.numbers(tile))

    best = max(rolls(corner) for corner in range(game.graph.corners))
    assert chosen.kind == "place_settlement" and rolls(chosen.fields["corner"]) == best
    assert best > rolls(game.graph.corner("0,-2N"))


def test_the_documented_bot_plays() -> None:
    found = bots_of_the_page()
    table = a_table(hands={RED: {"ore": 3, "grain": 2}}, rolled=True)
    miser = found["Miser"](0)
    assert miser.choose(table.game.view(RED)).kind == "build_city"
    table.hold(RED, ore=2, grain=2)
    assert miser.choose(table.game.view(RED)).kind == "end_turn"
    junior = archipel.new_game("junior")
    for _ in range(20):
        junior.apply(found["Miser"](0).choose(junior.view(junior.seat)))


def test_hands_and_pieces() -> None:
    table = a_table(hands={RED: {"ore": 2, "wool": 1}}, rolled=True)
    mine, theirs = TableReader(table.game.view(RED)), TableReader(table.game.view(BLUE))
    assert (mine.held("ore"), mine.held("wool"), mine.held("brick")) == (2, 1, 0)
    assert theirs.held("ore", RED) == -1  # it is hidden
    assert theirs.hand_size(RED) == 3
    corner = table.graph.corner("0,-1N")
    assert mine.building(corner) == ("settlement", RED)
    assert mine.rate("ore") == 4
    assert mine.reading("hand_limit") == [7] * 4
    assert mine.prices()["road"] == {"lumber": 1, "brick": 1}
    assert mine.group("resource") == mine.cards


@pytest.mark.parametrize("name", ["base", "seafarers/new_shores", "traders_barbarians/wagons"])
def test_places_name_the_places_beside_them(name: str) -> None:
    game = archipel.new_game(name, seed=1)
    reader, tiles, corners = TableReader(game.view(0)), range(game.graph.tiles), range(game.graph.corners)
    for tile in tiles:
        assert sorted(reader.corners_of_tile(tile)) == [
            corner for corner in corners if tile in reader.tiles_of_corner(corner)
        ]
    for edge in range(game.graph.edges):
        first, second = reader.corners_of_edge(edge)
        assert edge in reader.edges_of_corner(first) and edge in reader.edges_of_corner(second)
        assert second in reader.corners_beside(first) and first in reader.corners_beside(second)
    assert all(len(reader.corners_beside(corner)) == len(reader.edges_of_corner(corner)) for corner in corners)


def test_the_corners_of_an_island_of_nineteen() -> None:
    table = a_table()
    reader, corner = TableReader(table.game.view(RED)), table.graph.corner
    around = [corner(f"0,0{side}") for side in ("N", "NE", "SE", "S", "SW", "NW")]
    assert sorted(reader.corners_of_tile(table.graph.tile("0,0"))) == sorted(around)
    assert sorted(reader.corners_of_edge(table.graph.edge("0,0E"))) == sorted([corner("0,0NE"), corner("0,0SE")])
    assert len(reader.corners_beside(corner("0,-2N"))) == 2  # on the coast


def test_nobody_holds_a_card_that_is_not_in_the_game() -> None:
    reader = TableReader(archipel.new_game("junior", seats=3, seed=1).view(0))
    assert "ore" not in reader.cards
    assert (reader.held("ore"), reader.held("ore", 1)) == (0, 0)


def test_the_supply_neither_has_nor_takes_a_card_that_is_not_in_the_game() -> None:
    reader = TableReader(archipel.new_game("junior", seats=3, seed=1).view(0))
    assert reader.rate("wool") > 0
    assert reader.rate("ore") == 0
    assert reader.supply("wool") > 0
    assert reader.supply("ore") == 0


def test_any_block_is_read_by_its_name() -> None:
    table = a_city_table().level(RED, "science", 2)
    reader = TableReader(table.game.view(-1))
    assert reader.counts("improvement", RED) == {"science": 2}
    assert reader.row("improvement", RED) == [0, 0, 2]
    assert reader.names("improvement") == ["trade", "politics", "science"]
    assert reader.holder("merchant_holder") == -1
    assert reader.value("barbarians") == 0
    assert not reader.has("ship")
    assert reader.value("ship", 3, otherwise=-1) == -1
    assert reader.reading("next_price")[RED]["science"] == {"paper": 3}
    assert reader.reading("no_such_reading") is None
    assert sum(reader.odds.values()) == 36


@pytest.mark.parametrize("spec", plain_rulesets(), ids=str)
def test_every_game_is_read_at_every_moment(spec: archipel.GameSpec) -> None:
    game, chance = archipel.start(spec, 3), Random(3)
    for _ in range(150):
        if game.over:
            break
        seat, action = any_choice(game, chance)
        game.apply(action, seat)
        reader = TableReader(game.view(seat))
        hidden = [good.name for good in reader.goods if not good.is_open]
        assert sum(reader.held(card) for card in hidden) == reader.hand_size(seat)
        for corner in range(game.graph.corners):
            piece = reader.building(corner)
            assert piece is None or reader.piece_places[piece[0]] == "corner"
        assert all(reader.road(edge) < game.rules.colours for edge in range(game.graph.edges))
        assert reader.points(seat) <= reader.target(seat)
        give, take = reader.offer()
        assert bool(give) == bool(take) == (reader.phase == "trade_answer")
