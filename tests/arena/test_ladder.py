"""Ladders: who meets whom, ratings in the right order, and the same result however many processes work on it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from archipel.arena import GameResult, play_ladder
from archipel.arena.ladder import draw_tables, rate
from archipel.cli.main import app
from archipel.engine.errors import SetUpError
from archipel.engine.stream import Stream

SHORT = "base:seats=3,target=3"


def test_tables_are_drawn_evenly_and_a_bot_sits_once_where_it_can() -> None:
    tables = draw_tables(bots=6, seats=4, boards=90, seed=1)
    assert all(len(set(table)) == 4 for table in tables)
    assert set(Counter(bot for table in tables for bot in table).values()) == {60}
    pairs = Counter(frozenset((a, b)) for table in tables for a in table for b in table if a < b)
    assert len(pairs) == 15
    assert draw_tables(6, 4, 90, seed=2) != tables


def test_two_bots_share_the_seats_of_a_large_table() -> None:
    assert {tuple(sorted(table)) for table in draw_tables(bots=2, seats=4, boards=20, seed=1)} == {(0, 0, 1, 1)}


def drawn_game(number: int, table: tuple[int, ...], strengths: list[int], draw: Stream) -> GameResult:
    """A game that each bot wins as often as its strength says."""
    ticket = draw.draw(sum(strengths[bot] for bot in table))
    for bot in table:
        ticket -= strengths[bot]
        if ticket < 0:
            return GameResult(number, 0, table, (bot,), 60, 300, (), ())
    raise AssertionError


@pytest.mark.slow
def test_ratings_come_out_in_the_order_of_known_strengths() -> None:
    strengths, names = [1, 8, 2, 4], ["a", "b", "c", "d"]
    draw = Stream(5)
    tables = draw_tables(bots=4, seats=3, boards=200, seed=3)
    games = [drawn_game(3 * board, table, strengths, draw) for board, table in enumerate(tables)]
    timed = [GameResult(g.game, 0, g.seating, g.winners, 60, 300, (0,) * 4, (0.0,) * 4) for g in games]
    rungs = rate(names, 3, timed, seed=1)
    assert [rung.result.name for rung in rungs] == ["b", "d", "c", "a"]
    assert all(rung.low < rung.rating < rung.high for rung in rungs)
    assert rungs[0].low > rungs[2].high
    assert rungs[1].low > rungs[3].high
    assert rate(names, 3, timed, seed=1) == rungs
    few = rate(names, 3, timed[:40], seed=1)
    assert sum(rung.high - rung.low for rung in few) > sum(rung.high - rung.low for rung in rungs)


@pytest.mark.long
def test_the_same_games_on_any_number_of_processes() -> None:
    bots = ["random", "greedy"]
    alone, shared = (play_ladder(SHORT, bots, games=6, seed=4, jobs=jobs) for jobs in (1, 2))
    assert alone.to_json()["results"] == shared.to_json()["results"]
    assert [(rung.result.name, rung.rating) for rung in alone.rungs] == [
        (rung.result.name, rung.rating) for rung in shared.rungs
    ]


@pytest.mark.parametrize(("bots", "reason"), [(["random"], "at least two"), (["random", "random"], "different names")])
def test_a_ladder_needs_different_bots(bots: list[str], reason: str) -> None:
    with pytest.raises(SetUpError, match=reason):
        play_ladder(SHORT, bots, games=3)


@pytest.mark.long
def test_the_command_writes_a_table_json_and_parquet(tmp_path: Path) -> None:
    whole, rows = tmp_path / "ladder.json", tmp_path / "ladder.parquet"
    command = f"ladder {SHORT} --bots random,greedy --games 6 --jobs 1 --json {whole} --parquet {rows}"
    said = CliRunner().invoke(app, command.split(), env={"COLUMNS": "120"})
    assert said.exit_code == 0, said.output
    assert "95 % interval" in said.output
    found = json.loads(whole.read_text())
    assert {bot["name"] for bot in found["bots"]} == {"random", "greedy"}
    table = parquet.read_table(rows).to_pylist()
    assert len(table) == 6 * 3
    assert sum(row["share"] for row in table) == pytest.approx(6)
