"""Games go on after an upgrade: logs of older releases play, and one that cannot says so and is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from archipel.engine.record import RULES, read_record
from archipel.server.storage.store import Row
from archipel.server.table import summaries
from archipel.server.table.log_entries import Started, read_entry
from archipel.server.table.restoring import restore
from archipel.server.table.table import Table
from tests.server.house import Json, a_house
from tests.server.logs.write import FOLDER, TABLES, read_rows
from tests.server.scenes import hot_seat, play_all
from tests.server.workshop import Workshop

OLD_LOGS = sorted(FOLDER.glob("rules_*/*.jsonl"))


def restored(tmp_path: Path, rows: list[Row]) -> Table:
    """A table that is read from these rows."""
    table = Table(Workshop(tmp_path).services, "old")
    restore(table, rows)
    return table


def test_there_is_a_log_for_every_box() -> None:
    assert {file.stem for file in (FOLDER / f"rules_{RULES}").iterdir()} == set(TABLES)


@pytest.mark.parametrize("file", OLD_LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_log_of_every_release_plays_or_says_that_it_is_outdated(tmp_path: Path, file: Path) -> None:
    rows = read_rows(file)
    table = restored(tmp_path, rows)
    made_by = int(file.parent.name.removeprefix("rules_"))
    assert table.rules == made_by
    if made_by == RULES or table.state != "outdated":
        assert table.version == rows[-1].version
        assert table.state == ("over" if file.stem.endswith("_over") else "playing")


async def test_a_game_says_which_rules_it_was_begun_by(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house, options={"target": 3, "start": 0})
        await play_all(socket)
        rows = await house.server.services.store.read_log(socket.table_id)
        assert [e.rules for e in map(read_entry, (row.entry for row in rows)) if isinstance(e, Started)] == [RULES]
        record = await ann.get(f"/api/tables/{socket.table_id}/record")
        assert json.loads(record.splitlines()[0])["rules"] == RULES
        assert (await ann.get(f"/api/tables/{socket.table_id}"))["rules"] == RULES
        assert (await ann.get("/api/catalogue"))["rules"] == RULES


def of_other_rules(rows: list[Row]) -> list[Row]:
    """A log that another version of the rules has written, with a roll that ours do not draw."""
    rolls = [n for n, row in enumerate(rows) if '"do":"roll"' in row.entry]
    changed = {rolls[-1]: rows[rolls[-1]].entry.replace('"dice","', '"dice","9')}
    return [
        row._replace(entry=changed.get(n, row.entry).replace(f'"rules":{RULES}', f'"rules":{RULES + 1}'))
        for n, row in enumerate(rows)
    ]


@pytest.mark.parametrize("name", ["base", "base_over"])
async def test_a_game_of_other_rules_is_kept_shown_and_exported(tmp_path: Path, name: str) -> None:
    rows = of_other_rules(read_rows(FOLDER / f"rules_{RULES}" / f"{name}.jsonl"))
    finished = name == "base_over"

    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        me = (await ann.get("/api/me"))["person"]
        mine = [row._replace(entry=row.entry.replace(row.person, me), person=me) for row in rows]
        store = house.server.services.store
        index = summaries.index(restored(tmp_path, mine[:5]), 0.0)
        await store.create("old", "OLDER", mine, replace(index, state="over" if finished else "playing"))
        socket = await ann.come("old", id="new hello")
        assert (socket.table["state"], socket.table["rules"], socket.game) == ("outdated", RULES + 1, {})
        commands: dict[str, Json] = {"chat": {"text": "?"}, "close": {}, "undo": {"seen": 0, "seat": 0}}
        for kind, fields in commands.items():
            assert (await socket.ask(kind, id=f"new {kind}", **fields))["key"] == "table.outdated"
        assert (await ann.get("/api/tables/old"))["state"] == "outdated"
        assert await store.state_of("old") == ("over" if finished else "outdated")
        if not finished:
            assert (await ben.get("/api/tables/old/record", 403))["key"] == "record.unfinished"
        text = await (ben if finished else ann).get("/api/tables/old/record")
        record = read_record(text)
        assert (record.rules, record.header["name"]) == (RULES + 1, "base")
        assert ("seed" in record.header) == (record.header["fair"]["secret"] is not None) == finished  # type: ignore[index]
        moves = [json.loads(row.entry)["do"] for row in mine if '"kind":"move"' in row.entry]
        assert record.actions == moves[: len(record.actions)] and len(record.actions) >= len(moves) - 1
        for refused in (
            await ann.get("/api/records/old/replay", 409),
            await ann.post("/api/records", {"record": text}, 409),
        ):
            assert refused["key"] == "record.outdated"
        assert len(await store.read_log("old")) == len(mine)
    async with a_house(tmp_path) as house:
        assert "old" not in house.server.services.tables.by_id
