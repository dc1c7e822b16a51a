"""Tables and records of a match: what their rows say, and the same in every format."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import archipel
from archipel.arena import GameResult, TableFile, play_match
from archipel.arena.rows import COLUMNS, Row
from archipel.cli.main import app
from archipel.engine.errors import SetUpError
from archipel.extras import missing

SPEC = "base:seats=3,target=3"
BOTS = ["random", "greedy", "random"]
DOCS = Path(__file__).resolve().parents[2] / "docs" / "data.md"


def written(file: Path, rows: str, records: Path | None = None, games: int = 2, bots: list[str] = BOTS) -> list[Row]:
    """The lines of a table of some games."""
    with TableFile(file, rows) as table:
        result = play_match(SPEC, bots, games, seed=3, jobs=1, table=table, records=records)
    assert all(game.rows == () for game in result.games)
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_rows_of_games_turns_and_steps_agree(tmp_path: Path) -> None:
    games = written(tmp_path / "games.jsonl", "game", tmp_path / "records")
    turns = written(tmp_path / "turns.jsonl", "turn")
    steps = written(tmp_path / "steps.jsonl", "step")
    for number, row in enumerate(games):
        game = archipel.replay((tmp_path / "records" / f"game-{number:06}.jsonl").read_text("utf-8"))
        points = row["points"]
        assert isinstance(points, list)
        assert (row["winners"], row["turns"], row["steps"]) == (game.winners, game.turn, len(game.steps()))
        assert max(points) == 3
        sources = row["sources"]
        assert isinstance(sources, list)
        assert [sum(of_seat.values()) for of_seat in sources] == points
        mine = [turn for turn in turns if turn["game"] == number]
        assert [turn["turn"] for turn in mine] == list(range(game.turn + 1))
        assert sum(int(str(turn["steps"])) for turn in mine) == row["steps"]
        done = [step for step in steps if step["game"] == number]
        assert [step["action"] for step in done] == [str(step.action(game.rules)) for step in game.steps()]
        assert done[-1]["points"] == mine[-1]["points"] == points
        rolls = [step["chance"] for step in done if step["kind"] == "roll"]
        counted = row["rolls"]
        assert isinstance(counted, dict)
        assert sum(counted.values()) == len(rolls)
        assert counted.get("7", 0) == sum("dice" in str(one) and _total(str(one)) == 7 for one in rolls)


def _total(chance: str) -> int:
    found = re.search(r"dice (\d)\+(\d)", chance)
    assert found is not None
    return int(found[1]) + int(found[2])


@pytest.mark.parametrize("rows", COLUMNS)
def test_every_format_says_the_same(rows: str, tmp_path: Path) -> None:
    bots = ["random"] * 3
    expected = written(tmp_path / "table.jsonl", rows, games=1, bots=bots)
    for ending in ("csv", "parquet"):
        with TableFile(tmp_path / f"table.{ending}", rows) as table:
            play_match(SPEC, bots, 1, seed=3, jobs=1, table=table)
    with (tmp_path / "table.csv").open(encoding="utf-8", newline="") as file:
        cells = [
            {name: cell if COLUMNS[rows][name] == "text" else json.loads(cell) for name, cell in row.items()}
            for row in csv.DictReader(file)
        ]
    assert cells == expected
    read = parquet.read_table(tmp_path / "table.parquet")
    assert read.schema.names == list(COLUMNS[rows])
    assert read.to_pylist(maps_as_pydicts="strict") == expected


def test_the_page_explains_every_column() -> None:
    parts = re.split(r"^## ", DOCS.read_text("utf-8"), flags=re.MULTILINE)
    for rows, columns in COLUMNS.items():
        (part,) = [part for part in parts if part.startswith(f"One row for each {rows}")]
        assert re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE) == list(columns)


def test_the_command_writes_a_table_and_records(tmp_path: Path) -> None:
    file, records = tmp_path / "turns.csv", tmp_path / "a" / "records"
    command = f"simulate {SPEC} --bots random --games 1 --jobs 1 --table {file} --rows turn --records {records}"
    said = CliRunner().invoke(app, command.split())
    assert said.exit_code == 0, said.output
    assert file.read_text("utf-8").startswith("game,turn,seat,")
    assert [record.name for record in records.iterdir()] == ["game-000000.jsonl"]


@pytest.mark.parametrize(
    ("name", "rows", "reason"),
    [
        ("table.xlsx", "game", "ends in"),
        ("table.csv", "move", "one of game, turn, step"),
        ("none/table.csv", "game", "cannot be"),
    ],
)
def test_what_is_no_table_is_refused(name: str, rows: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(SetUpError, match=reason):
        TableFile(tmp_path / name, rows)


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
@pytest.mark.parametrize("wrong", ["--bots gredy", "--bots program:no_such_program", "--bots random --cluster nowhere"])
def test_a_match_that_cannot_begin_leaves_the_files_of_before(wrong: str, ending: str, tmp_path: Path) -> None:
    table, everything = tmp_path / f"keep.{ending}", tmp_path / "keep.json"
    for file in (table, everything):
        file.write_text("of before")
    command = f"simulate {SPEC} {wrong} --games 1 --jobs 1 --table {table} --json {everything}"
    said = CliRunner().invoke(app, command.split())
    assert said.exit_code != 0 and len(said.output.strip().splitlines()) == 1
    assert set(tmp_path.iterdir()) == {table, everything}
    assert table.read_text() == everything.read_text() == "of before"


def test_a_ladder_that_cannot_begin_leaves_the_files_of_before(tmp_path: Path) -> None:
    rows, everything = tmp_path / "keep.parquet", tmp_path / "keep.json"
    for file in (rows, everything):
        file.write_text("of before")
    command = f"ladder {SPEC} --bots random,gredy --games 3 --jobs 1 --parquet {rows} --json {everything}"
    assert CliRunner().invoke(app, command.split()).exit_code != 0
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {
        "keep.parquet": "of before",
        "keep.json": "of before",
    }


def test_a_match_that_is_broken_off_keeps_the_rows_until_then(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("of before")

    def stop(game: GameResult) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), TableFile(file, "game") as table:
        play_match(SPEC, BOTS, 3, seed=3, jobs=1, table=table, progress=stop)
    assert [json.loads(line)["game"] for line in file.read_text("utf-8").splitlines()] == [0]
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_with_records_is_refused(tmp_path: Path) -> None:
    play_match(SPEC, ["random"] * 3, 2, seed=3, jobs=1, records=tmp_path)
    before = {file: file.read_text("utf-8") for file in tmp_path.iterdir()}
    with pytest.raises(SetUpError, match="holds 2 records of another match"):
        play_match(SPEC, ["random"] * 3, 1, seed=4, jobs=1, records=tmp_path)
    assert {file: file.read_text("utf-8") for file in tmp_path.iterdir()} == before


def test_parquet_names_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SetUpError, match=re.escape(missing("data"))):
        TableFile(tmp_path / "table.parquet", "game")


def test_the_example_answers_what_players_ask(tmp_path: Path) -> None:
    play_match("base:seats=3,target=3", ["random"] * 3, 3, seed=1, jobs=1, records=tmp_path)
    example = DOCS.parents[1] / "examples" / "what_players_ask.py"
    said = subprocess.run([sys.executable, str(example), str(tmp_path)], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("3 games\n")
    assert re.findall(r"plays in place (\d) \((\d) players\)", said.stdout) == [("1", "3"), ("2", "3"), ("3", "3")]
    assert "cases of 36" in said.stdout
