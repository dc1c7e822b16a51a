"""The server is killed in the middle of a game: everything that was acknowledged is there again."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from tests.server.house import Guest, a_house
from tests.server.processes import start_server
from tests.server.scenes import hot_seat, play_all


async def begin(tmp_path: Path) -> tuple[Process, str]:
    """A server in a process of its own, and its address."""
    return await start_server("--database", f"sqlite:///{tmp_path / 'tables.sqlite3'}", errors=PIPE)


async def end(process: Process, how: signal.Signals) -> str:
    process.send_signal(how)
    _, said = await process.communicate()
    return said.decode()


async def test_nothing_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    process, address = await begin(tmp_path)
    guest = Guest(address, "Ann")
    await guest.patch("/api/me", {"name": "Ann"})
    table = await guest.open(options={"seats": 3}, sit=0)
    socket = await guest.come(table["table"])
    for seat in (1, 2):
        await socket.do("sit", seat=seat)
    await socket.do("start")
    await play_all(socket, until=40)
    await socket.do("chat", text="still here")
    await socket.do("look", seat=socket.game["deciding"][0])
    last = max(socket.game["legal"], key=lambda move: len(move["notation"]))
    first = await socket.ask("act", id="last", seen=40, seat=last["seat"], action=last["action"])
    before = socket.game
    await end(process, signal.SIGKILL)
    await socket.close()

    process, address = await begin(tmp_path)
    later = await guest.again(address).come(table["table"], seat=before["seat"])
    assert later.version == first["version"] == 41
    assert later.game["view"] == before["view"]
    assert later.game["legal"] == before["legal"]
    assert later.events == socket.events
    assert later.game["may_undo"] == before["may_undo"]
    assert [line["text"] for f in later.frames if f["type"] == "chat" for line in f["lines"]] == ["still here"]
    again = await later.ask("act", id="last", seen=40, seat=last["seat"], action=last["action"])
    assert (again["ok"], again["version"]) == (True, 41)
    await play_all(later, until=60)
    assert later.version == 60
    await later.guest.leave()
    await guest.leave()
    await end(process, signal.SIGTERM)


async def test_a_server_that_is_asked_to_stop_says_goodbye(tmp_path: Path) -> None:
    process, address = await begin(tmp_path)
    guest = Guest(address, "Ann")
    table = await guest.open(options={"seats": 3}, sit=0)
    socket = await guest.come(table["table"])
    process.send_signal(signal.SIGTERM)
    bye = await socket.until("bye")
    assert bye["key"] == "server.stopping" and bye["retry_after"] > 0
    await socket.connection.wait_closed()
    assert socket.connection.close_code == 1012
    _, said = await process.communicate()
    assert process.returncode in (0, -signal.SIGTERM), said
    await guest.leave()


@pytest.mark.parametrize("seconds", [pytest.param(0.0, marks=pytest.mark.slow), 0.05])
async def test_ctrl_c_twice_shows_no_traceback_and_loses_nothing(tmp_path: Path, seconds: float) -> None:
    process, address = await begin(tmp_path)
    guest = Guest(address, "Ann")
    table = await guest.open(options={"seats": 3}, sit=0)
    socket = await guest.come(table["table"])
    await socket.do("chat", text="good night")
    process.send_signal(signal.SIGINT)
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGINT)
    _, said = await process.communicate()
    # In the very last moment Python itself handles the signal and ends by it.
    assert process.returncode in (130, -signal.SIGINT)
    assert b"Traceback" not in said and b'"error"' not in said, said.decode()
    await guest.leave()
    process, address = await begin(tmp_path)
    later = await guest.again(address).come(table["table"])
    assert [line["text"] for f in later.frames if f["type"] == "chat" for line in f["lines"]] == ["good night"]
    await later.guest.leave()
    await end(process, signal.SIGTERM)


async def test_a_table_that_was_let_go_is_read_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guest, socket = await hot_seat(house)
        await play_all(socket, until=25)
        await socket.do("undo", seen=25, seat=socket.game["by"]) if socket.game["may_undo"] else None
        await socket.do("look", seat=1)
        before = socket.game
        await socket.close()
        await house.server.services.tables.unload(socket.table_id)
        later = await guest.come(socket.table_id, seat=1)
        assert later.game["view"] == before["view"] and later.version == before["version"]
        assert later.events == socket.events


@pytest.mark.parametrize(("part", "instead"), [('"dice","', '"dice","9'), ('"do":"roll"', '"do":"end_turn"')])
async def test_a_log_that_was_tampered_with_is_not_played(tmp_path: Path, part: str, instead: str) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        while not any(event["kind"] == "rolled" for event in socket.events):
            await play_all(socket, until=socket.version + 1)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        changed = database.execute(f"UPDATE log SET entry = replace(entry, '{part}', '{instead}')")
        assert changed.rowcount > 0
    database.close()
    async with a_house(tmp_path) as house:
        table = house.server.services.tables.by_id[socket.table_id]
        assert (table.state, table.live) == ("damaged", None)
        assert (await (await house.guest("Ann")).get(f"/api/tables/{table.id}"))["state"] == "damaged"


async def test_an_unforeseen_error_of_the_log_refuses_one_move_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A driver may raise anything. The one writer of all tables goes on."""

    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        await play_all(socket, until=3)

        async def fail(rows: object) -> None:
            raise RuntimeError("another operation is in progress")

        with monkeypatch.context() as broken:
            broken.setattr(house.server.services.store._log, "write", fail)
            await socket.do("look", seat=socket.game["deciding"][0])
            refused = await socket.act(socket.game["legal"][0]["action"], seat=socket.game["seat"])
            assert refused["key"] == "server.storage" and socket.version == 3
        await play_all(socket, until=6)
