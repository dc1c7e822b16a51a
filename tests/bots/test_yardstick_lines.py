"""tools/yardstick.py: what strong wins beside yardsticks, in lines that grow from run to run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from archipel.arena import Here, play_match
from archipel.catalogue import catalogue
from archipel.engine.errors import SetUpError
from tools import yardstick
from tools.yardstick import Line, main, read, table, write

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / "tools" / "figures" / "yardstick.jsonl"
PAGE = ROOT / "docs" / "bots_levels.md"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no time instead of the yardstick."""
    monkeypatch.setattr(yardstick, "YARDSTICK", "random")
    monkeypatch.setattr(yardstick, "PART", 4)


def test_a_match_goes_on_where_another_ended() -> None:
    bots = ["greedy", "random", "random", "random"]
    whole = play_match("junior", bots, 5, seed=3, executor=Here())
    begun = play_match("junior", bots, 2, seed=3, executor=Here())
    rest = play_match("junior", bots, 3, seed=3, first=2, executor=Here())
    assert whole.games == (*begun.games, *rest.games)


@pytest.mark.parametrize("first", [-1, 0.5])
def test_a_first_game_that_has_no_number_is_refused(first: int) -> None:
    with pytest.raises(SetUpError, match="numbered from 0 on"):
        play_match("junior", ["random"] * 4, 1, first=first)


@pytest.mark.usefixtures("quick")
def test_a_line_grows_to_the_games_that_are_wanted(tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    for games in (2, 6):
        assert main(["play", str(file), "junior", "--games", str(games), "--bot", "greedy", "--jobs", "1"]) == 0
        (line,) = [line for line in read(file) if line.games]
        assert (line.game, line.games) == ("junior", games)
    whole = play_match("junior:seats=4", ["greedy", "random", "random", "random"], 6, seed=7, executor=Here())
    assert (line.won, line.decisions) == (whole.bots[0].wins, whole.bots[0].decisions)
    assert {line.game for line in read(file)} == {entry.name for entry in catalogue() if 4 in entry.seats}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("games", [3, 4])  # a full line is checked, too
def test_a_line_of_bots_that_chose_otherwise_begins_again(tmp_path: Path, games: int) -> None:
    file = tmp_path / "lines.jsonl"
    write([Line("junior", "greedy", "another game", games=3, won=3.0)], file)
    main(["play", str(file), "junior", "--games", str(games), "--bot", "greedy", "--jobs", "1"])
    (line,) = [line for line in read(file) if line.games]
    assert line.games == games and line.won <= games and line.first_board != "another game"


def test_a_game_that_is_not_for_four_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(tmp_path / "lines.jsonl"), "bridge"]) == 2
    assert "bridge" in capsys.readouterr().out


def test_the_page_has_the_lines_of_the_file() -> None:
    lines = read(FIGURES)
    assert table(lines) in PAGE.read_text(encoding="utf-8")
    assert {line.bot for line in lines} == {"strong"}


def test_a_page_gets_its_table_between_the_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, text = tmp_path / "lines.jsonl", tmp_path / "page.md"
    write([Line("base", "strong", "x", 800, 380.0, 100, 0.06), Line("junior", "strong")], file)
    text.write_text("Before.\n", encoding="utf-8")
    assert main(["page", str(file), str(text)]) == 1
    assert "marks" in capsys.readouterr().out
    text.write_text(f"Before.\n{yardstick.BEGIN}\nold\n{yardstick.END}\nAfter.\n", encoding="utf-8")
    assert main(["page", str(file), str(text)]) == 0
    said = text.read_text(encoding="utf-8")
    assert "| base | 800 | 47.5 % | 44.1 % – 51.0 % | 0.6 |" in said and "| junior | 0 | | | |" in said
    assert "old" not in said and said.startswith("Before.\n") and said.endswith("After.\n")
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["won"] == 380.0
