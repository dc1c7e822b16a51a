"""Logs are read quickly where that makes no difference: the table is the same, whichever way its log was read."""

from __future__ import annotations

import asyncio
from dataclasses import astuple
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from archipel.server.storage.gathered_reads import GatheredReads
from archipel.server.storage.store import BUSY_TABLES, GATHER, RECENT, Row, StorageError, gather_seconds
from archipel.server.table.log_entries import Moved, Undone, read_entries
from archipel.server.table.restoring import NotQuickly, restore_in_steps, settled_until
from archipel.server.table.table import Table
from tests.server.house import Json
from tests.server.logs.write import FOLDER, read_rows
from tests.server.test_secrets import frames_for
from tests.server.workshop import Workshop

LOGS = sorted(FOLDER.glob("rules_*/*.jsonl"))


def read(services: Any, rows: list[Row], quickly: bool) -> Table:
    table = Table(services, "t")
    for _ in restore_in_steps(table, rows, quickly):
        pass
    return table


def parts(table: Table) -> dict[str, Any]:
    """All that a table holds, except times of this process."""
    assert table.live is not None
    live, undo = table.live, table.live.undo_stack
    return {
        "state": live.game.state_bytes(),
        "versions": (live.version, live.decision_version),
        "events": live.listener.rows,
        "record": live.game.record(),
        "undo": [(step.seat, step.game.state_bytes(), step.event_count) for step in undo.steps],
        "reason": undo.reason,
        "commands": table.logged_commands,
        "table": (table.number, table.changed, table.state, table.hands_seen, table.chat_lines, table.auto_plays),
        "seats": [astuple(seat) for seat in table.seats],
        "delayed": None if table.delayed is None else (table.delayed.view, table.delayed.events, table.delayed.waiting),
        "shown": [frames_for(table, seat, live.game) for seat in range(-1, live.game.seats)],
    }


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_log_of_every_box_says_the_same_read_quickly(tmp_path: Path, file: Path) -> None:
    services, rows = Workshop(tmp_path).services, read_rows(file)
    for end in (len(rows), len(rows) * 2 // 3, len(rows) // 2):
        table = read(services, rows[:end], quickly=False)
        if table.live is not None:
            assert parts(read(services, rows[:end], quickly=True)) == parts(table)


@pytest.mark.parametrize("delay", [0, 60])
async def test_games_with_moves_taken_back_say_the_same_read_quickly(delay: int) -> None:
    with TemporaryDirectory() as folder:
        async with Workshop(Path(folder)) as workshop:
            undone = quick = 0
            for seed in range(4):
                bench = await workshop.bench(spectator_delay=delay, undo=True)
                chance, table = Random(seed), bench.table
                for n in range(150):
                    live = table.game
                    seat = chance.choice(live.deciding)
                    action = chance.choice(live.game.legal_actions(seat)).to_json()
                    command: Json = {"id": f"c{n}", "seen": live.version}
                    if live.undo_stack.steps and chance.random() < 0.4:
                        seat, command = live.undo_stack.steps[-1].seat, command | {"type": "undo"}
                    else:
                        command |= {"type": "act", "action": action}
                    assert (await bench.say(seat, command))[-1]["ok"]
                    bench.listen()  # so that nobody falls behind
                rows = await workshop.services.store.read_log(table.id)
                assert parts(read(workshop.services, rows, True)) == parts(read(workshop.services, rows, False))
                entries = read_entries([row.entry for row in rows])
                undone += sum(isinstance(entry, Undone) for entry in entries)
                quick += settled_until(rows, entries)
            assert undone > 20
            assert quick == 0 if delay else quick > 200  # spectators may not see the last minute yet


def test_a_log_that_is_not_right_is_read_entry_by_entry(tmp_path: Path) -> None:
    services = Workshop(tmp_path).services
    rows = read_rows(FOLDER / "rules_1" / "base.jsonl")
    entries = read_entries([row.entry for row in rows])
    drawn = next(n for n, entry in enumerate(entries) if isinstance(entry, Moved) and entry.chance)
    wrong = {
        "chance": rows[drawn]._replace(entry=rows[drawn].entry.replace('"chance":[[', '"chance":[["x","y"],[')),
        "number": rows[drawn]._replace(number=99),
        "text": rows[drawn]._replace(entry="{}"),
    }
    for row in wrong.values():
        with pytest.raises(NotQuickly):
            read(services, [*rows[:drawn], row, *rows[drawn + 1 :]], quickly=True)


# ---- reads that share a query


async def test_keys_that_are_asked_for_together_share_a_query() -> None:
    asked: list[list[int]] = []
    may_answer = asyncio.Event()

    async def squares(keys: list[int]) -> dict[int, int]:
        asked.append(keys)
        await may_answer.wait()
        return {key: key * key for key in keys if key != 5}

    reads = GatheredReads(squares)
    first = asyncio.create_task(reads.get(1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    later = [asyncio.create_task(reads.get(key)) for key in (1, 2, 3, 2, 5)]
    await asyncio.sleep(0)
    later[2].cancel()  # one of those who wait goes away
    may_answer.set()
    assert await first == 1
    found = await asyncio.gather(*later, return_exceptions=True)
    assert [found[k] for k in (0, 1, 3, 4)] == [1, 4, 4, None]
    assert asked == [[1], [1, 2, 3, 5]]  # what is asked for during a query is read after it
    assert await reads.get(7) == 49


async def test_a_query_that_fails_fails_for_all_who_wait_and_no_more() -> None:
    fails = [True]

    async def read_all(keys: list[int]) -> dict[int, int]:
        if fails.pop():
            raise StorageError
        return dict.fromkeys(keys, 0)

    reads = GatheredReads(read_all)
    found = await asyncio.gather(reads.get(1), reads.get(2), return_exceptions=True)
    assert [type(one) for one in found] == [StorageError, StorageError]
    fails.append(False)
    assert await reads.get(1) == 0


def test_only_commands_of_many_tables_wait_for_others() -> None:
    def came(tables: int, seconds: float) -> list[tuple[str, float]]:
        return [(f"table {k % tables}", 100.0 + k * seconds) for k in range(RECENT)]

    now = 100.0 + (RECENT - 1) * 0.001
    assert gather_seconds(came(1, 0.001), now) == 0.0  # one game, played fast
    assert gather_seconds(came(BUSY_TABLES - 1, 0.001), now) == 0.0
    assert gather_seconds(came(RECENT, 0.001)[:-1], now) == 0.0  # the server has just been started
    assert 0.002 < gather_seconds(came(RECENT, 0.001), now) < 0.005  # a thousand a second
    assert gather_seconds(came(RECENT, 0.01), 100.08) == GATHER
    assert gather_seconds(came(RECENT, 0.1), 100.8) == 0.0  # ten a second
