"""Programs as bots of a match: the ten lines of docs/protocol.md play, and each way to fail is named."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import archipel
from archipel.arena import play_match
from archipel.bots import UnknownBot, bot_maker
from archipel.engine.errors import SetUpError
from archipel.reading import TableReader

SHORT = "base:seats=3,target=3"
DOCS = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def program(folder: Path, text: str) -> str:
    """A bot whose program has this text."""
    file = folder / "bot.py"
    file.write_text(text)
    return f"program:{sys.executable} {file}"


def test_the_program_of_the_documents_plays_a_match(tmp_path: Path) -> None:
    found = re.search(r"This is a whole bot:\n\n```python\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    assert found is not None
    text = found[1].replace("import json, random, sys", "import json, random, sys; random.seed(1)")
    result = play_match(SHORT, [program(tmp_path, text), "random", "random"], games=2, seed=3, jobs=1)
    assert result.ok, result.failures[0].trace
    assert all(game.finished for game in result.games)


def test_the_program_that_reads_the_board_settles_where_most_comes_in(tmp_path: Path) -> None:
    found = re.search(r"This one reads the board.*?```python\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    assert found is not None
    bots = [program(tmp_path, found[1]), "random", "random"]
    result = play_match(SHORT, bots, games=1, seed=3, jobs=1, records=tmp_path / "records")
    assert result.ok, result.failures[0].trace
    seat = result.games[0].seating.index(0)
    settled: list[tuple[int, int]] = []  # what came in at its first corner, and at the best one then

    def watch(game: archipel.Game) -> None:
        if not settled and game.seat == seat and game.phase == "place_settlement":
            reader = TableReader(game.view(seat))
            free = [int(action.fields["corner"]) for action in game.legal_actions(seat)]  # type: ignore[call-overload]
            settled.append((0, max(rolls(reader, corner) for corner in free)))
        elif len(settled) == 1:
            reader = TableReader(game.view(seat))
            own = [corner for corner in range(game.graph.corners) if reader.building(corner) == ("settlement", seat)]
            settled.append((rolls(reader, own[0]), settled[0][1]))

    archipel.replay((tmp_path / "records" / "game-000000.jsonl").read_text("utf-8"), watch)
    assert settled[1][0] == settled[1][1]


def rolls(reader: TableReader, corner: int) -> int:
    return sum(reader.odds[number] for tile in reader.tiles_of_corner(corner) for number in reader.numbers(tile))


WATCHER = """
import json, sys
kinds, events, last = [], 0, None
for line in sys.stdin:
    frame = json.loads(line)
    kinds.append(frame["type"])
    if frame["type"] == "snapshot":
        assert frame["events_from"] == events
        events += len(frame["events"])
        assert frame["seat"] in frame["deciding"]
        assert all(hand is None for seat, hands in enumerate(frame["view"]["hand"]) if seat != frame["seat"]
                   for hand in hands)
        print(json.dumps({"type": "act", "id": "x", "seen": frame["version"],
                          "action": frame["legal"][0]["action"]}), flush=True)
    last = frame
assert kinds[:2] == ["sheet", "snapshot"] and kinds[-1] == "over", kinds
assert last["winners"] and len(last["points"]) == 3
open(OUT, "w").write("%d" % events)
"""


def test_a_program_is_sent_the_sheet_what_its_seat_may_know_and_the_end(tmp_path: Path) -> None:
    out = tmp_path / "seen"
    text = f"OUT = {str(out)!r}\n" + WATCHER
    result = play_match(SHORT, [program(tmp_path, text), "random", "random"], games=1, jobs=1)
    assert result.ok, result.failures[0].trace
    assert int(out.read_text()) > 10


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import sys; sys.exit(3)", "ended with status 3"),
        ("print('hello', flush=True); input()", "not a JSON object"),
        ("""print('{"type":"act"}', flush=True); input()""", "without an action"),
        ("""print('{"type":"act","action":{"kind":"roll"}}', flush=True); input()""", "IllegalAction"),
    ],
)
def test_a_program_that_fails_is_named_and_the_game_is_kept(tmp_path: Path, text: str, reason: str) -> None:
    result = play_match(SHORT, [program(tmp_path, text), "random", "random"], games=1, jobs=1)
    (failure,) = result.failures
    assert failure.bot == 0
    assert reason in failure.error
    assert failure.record.startswith("{")


def test_a_silent_program_runs_out_of_time(tmp_path: Path) -> None:
    from functools import partial

    from archipel.arena.program import ProgramBot

    command = program(tmp_path, "import sys\nfor line in sys.stdin: pass").removeprefix("program:")
    silent = partial(ProgramBot, command=command, limit=0.2)
    result = play_match(SHORT, [silent, "random", "random"], games=1, jobs=1)
    assert "did not answer within 0.2 s" in result.failures[0].error


def test_a_program_that_is_not_there_is_refused_before_the_first_game() -> None:
    with pytest.raises(SetUpError, match=r"^program:nod bot\.js: there is no program nod to start$"):
        play_match(SHORT, ["program:nod bot.js", "random", "random"], games=1, jobs=1)


def test_a_command_is_needed() -> None:
    with pytest.raises(SetUpError, match="followed by a command"):
        play_match(SHORT, ["program:", "random", "random"], games=1)
    with pytest.raises(UnknownBot):
        bot_maker("programme")
