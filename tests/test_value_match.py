"""Matches against Catanatron's value player: what needs no Catanatron, its board in our words and the tables."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

import archipel
from tools.bench.peer_board import CARDS, SIDES, STEPS, TERRAINS, Cube, HarbourHex, LandHex, Places, board_of
from tools.bench.value_game import Outcome, SeatStory, ordered
from tools.bench.value_match import by_seat, line, main, profile, remarks

LETTERS = {letters: direction for direction, letters in SIDES.items()}
RESOURCES = {terrain: resource for resource, terrain in TERRAINS.items()}
KINDS = {ours: theirs for theirs, ours in CARDS.items()} | {"generic": None}
CORNERS = ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")


def cube(name: str) -> Cube:
    q, _, r = name.partition(",")
    return int(q), -int(q) - int(r), int(r)


def described(game: archipel.Game) -> tuple[list[LandHex], list[HarbourHex], dict[str, object]]:
    """The board of a game as Catanatron would describe it, with numbers of its own for corners; and as we do."""
    graph = game.rules.graph
    board = game.origin.header["board"]
    assert isinstance(board, dict)
    tiles = [
        LandHex(
            cube(name),
            RESOURCES[terrain],
            number or None,
            {corner: 200 - graph.corner(name + SIDES[corner]) for corner in CORNERS},
        )
        for name, (terrain, number) in board["tiles"].items()
    ]
    harbours = []
    for edge, kind in board["harbours"].items():
        land = edge.rstrip("NESW")
        q, r, back = STEPS[LETTERS[edge[len(land) :]]]
        x, y, z = cube(land)
        harbours.append(HarbourHex((x + q, y - q - r, z + r), KINDS[kind], LETTERS[back]))
    return tiles, harbours, board


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_board_of_theirs_is_laid_as_it_was(seed: int) -> None:
    tiles, harbours, board = described(archipel.new_game("base", 4, seed=seed, layout="random"))
    assert board_of(tiles, harbours) == board
    again = archipel.new_game("base", 4, seed=seed + 100, board=board_of(tiles, harbours))
    assert again.origin.header["board"] == board


def test_every_place_has_a_number_here_and_there() -> None:
    game = archipel.new_game("base", 4, seed=5)
    tiles, _, _ = described(game)
    graph = game.rules.graph
    places = Places(graph, tiles)
    assert {places.corner_of[200 - corner] for corner in range(graph.corners)} == set(range(graph.corners))
    assert len(places.edge_of) == graph.edges == 72
    for edge, (one, other) in places.nodes_of.items():
        assert one < other
        ends = {200 - int(graph.edge_corners[2 * edge]), 200 - int(graph.edge_corners[2 * edge + 1])}
        assert ends == {one, other}
    assert places.cube_of[graph.tile("1,-2")] == (1, 1, -2)


def test_neighbours_share_the_corners_between_them() -> None:
    """The hex to the east of another begins where that one ends."""
    tiles, _, _ = described(archipel.new_game("base", 4, seed=5))
    middle, east = (next(tile for tile in tiles if tile.cube == at) for at in ((0, 0, 0), (1, -1, 0)))
    assert middle.corners["NORTHEAST"] == east.corners["NORTHWEST"]
    assert middle.corners["SOUTHEAST"] == east.corners["SOUTHWEST"]


def test_a_corner_at_two_places_is_refused() -> None:
    game = archipel.new_game("base", 4, seed=5)
    tiles, _, _ = described(game)
    first = tiles[0]
    wrong = LandHex(first.cube, first.resource, first.number, {**first.corners, "SOUTH": first.corners["NORTH"]})
    with pytest.raises(ValueError, match="two places"):
        Places(game.rules.graph, [wrong, *tiles[1:]])
    with pytest.raises(ValueError, match="different shapes"):
        Places(game.rules.graph, tiles[1:])


def test_the_order_of_actions_depends_on_no_hash() -> None:
    """Kinds stay as they came, values within a kind are sorted."""
    given = [
        SimpleNamespace(action_type=kind, value=value)
        for kind, value in (("END", None), ("ROAD", (4, 5)), ("CITY", 3), ("ROAD", (1, 2)))
    ]
    assert [(action.action_type, action.value) for action in ordered(given)] == [
        ("END", None),
        ("ROAD", (1, 2)),
        ("ROAD", (4, 5)),
        ("CITY", 3),
    ]


def games() -> list[Outcome]:
    """Four games of one seat at a table of two: two won, one lost, one ended by an error."""
    rich, poor = SeatStory(points=10, cities=4), SeatStory(points=6, cities=1)
    return [
        Outcome(0, 0, 0, 60, 100, 0.1, 0.02, 10, 0, "", {"short supply": 1}, [rich, poor]),
        Outcome(1, 1, 1, 60, 100, 0.3, 0.03, 10, 1, "", {"short supply": 2}, [poor, rich]),
        Outcome(2, 0, 1, 60, 100, 0.2, 0.01, 0, 0, "", {}, [poor, rich]),
        Outcome(3, 1, -1, 60, 100, 0.2, 0.01, 0, 0, "Diverged: hand", {}, [poor, poor]),
    ]


def test_a_line_counts_errors_as_not_won() -> None:
    assert line("standard", 2, games()) == (
        "| `standard` | 2 | 4 | 2 | 50.0 % | 15.0 – 85.0 % | 92 % | 2.00 | 30 | 1 | 0 |"
    )
    late = Outcome(0, 0, -1, 1000)
    assert line("standard", 3, [late]).endswith("| – | 0.00 | 0 | 0 | 1 |")


def test_remarks_name_errors_and_add_up_differences() -> None:
    assert remarks(games()) == [
        "game 3: Diverged: hand",
        "short supply: 3",
        "asked again with hidden cards dealt again: 20 decisions, 1 changed",
    ]
    assert by_seat(games()) == "won from seat 0: 1 of 2, seat 1: 1 of 2"


def test_a_profile_sets_games_won_beside_games_lost() -> None:
    lines = profile(games()).splitlines()
    assert lines[0] == "| at the end, on average | won (2): ours | best other | lost (1): ours | winner |"
    assert "| points | 10.00 | 6.00 | 6.00 | 10.00 |" in lines
    assert "| cities | 4.00 | 1.00 | 1.00 | 4.00 |" in lines


@pytest.mark.parametrize("said", [[], ["--peer", "nowhere"]])
def test_without_the_peer_it_is_said_what_to_fetch(
    said: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*said[:1], *(str(tmp_path / folder) for folder in said[1:])]) == 2
    shown = capsys.readouterr()
    assert "github.com/bcollazo/catanatron" in shown.err
    assert "--peer FOLDER" in shown.err
    assert shown.out == ""


def test_a_bot_that_nobody_knows_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bot", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
