"""Several server processes with one database and one Redis: a table has one owner, and sockets come in anywhere."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import archipel
from tests.server.house import Guest, Json, Socket, a_house, run
from tests.server.scenes import catch_up, play_together, preference, seated

SOURCE = str(Path(next(iter(archipel.__path__))).parent)
LEASE = 1.0


async def begin(tmp_path: Path, redis: str) -> tuple[Process, str]:
    """A server in a process of its own, and its address."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "archipel.server", "--port", "0", "--limits", "100", "--lease", str(LEASE)),
        *("--database", database, "--redis", redis),
        stdout=PIPE,
        stderr=DEVNULL,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip().rstrip("/").replace("localhost", "127.0.0.1")
    return process, address


async def end(process: Process, how: signal.Signals = signal.SIGTERM) -> None:
    if process.returncode is None:
        process.send_signal(how)
        await process.wait()


@asynccontextmanager
async def two(tmp_path: Path, redis: str) -> AsyncIterator[tuple[Process, str, str]]:
    """Two processes: the first one, and both addresses."""
    first, a = await begin(tmp_path, redis)
    second, b = await begin(tmp_path, redis)
    try:
        yield first, a, b
    finally:
        await asyncio.gather(end(first, signal.SIGKILL), end(second, signal.SIGKILL))


async def come_back(guest: Guest, table: str, seat: int) -> Socket:
    """As a page does it: again and again, until somebody answers."""
    until = monotonic() + 15
    while True:
        socket = Socket(guest, table)
        try:
            await socket.open()
            await socket.ask("hello", seat=seat)
        except Exception:
            assert monotonic() < until
            await asyncio.sleep(0.2)
        else:
            return socket


def log_of(tmp_path: Path, table: str) -> list[tuple[int, str, str]]:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        rows = database.execute(
            "SELECT number, command, entry FROM log WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    database.close()
    return rows


def test_people_at_two_processes_play_at_one_table_and_its_death_loses_and_doubles_nothing(
    tmp_path: Path, redis_server: str
) -> None:
    async def test() -> None:
        async with two(tmp_path, redis_server) as (first, a, b):
            ann, ben = Guest(a, "Ann"), Guest(b, "Ben")
            table = await ann.open(options={"seats": 3, "options": {"start": 0}}, sit=0, bots=["random"], name="Ann")
            joined = await ben.post(f"/api/tables/{table['code']}/join", {"name": "Ben"})
            assert [seat["name"] for seat in joined["seats"]] == ["Ann", "", "Ben"] and joined["mine"]
            sockets = [await ann.come(table["table"]), await ben.come(table["table"])]
            assert sockets[1].table["seats"][0]["connected"] and sockets[1].table["seats"][2]["mine"]
            await sockets[0].do("kick", seat=2)
            await sockets[1].do("sit", seat=2)
            await sockets[0].do("remove_bot", seat=1)
            await sockets[0].do("sit", seat=1)
            await sockets[0].do("start")
            await sockets[1].until("snapshot")
            await sockets[1].do("chat", text="from afar")
            await sockets[0].until("chat")
            while sockets[0].version < 30:
                await one_move(sockets)
            assert [len(socket.events) for socket in sockets] == [len(sockets[0].events)] * 2
            while sockets[1].game["deciding"] != [2]:
                await one_move(sockets)

            # The owner dies before it can answer: the same command again, at the other process, is done once.
            far = sockets[1]
            move, seen, heard = max(far.game["legal"], key=preference), far.version, list(far.events)
            await far.send("act", id="last words", seen=seen, action=move["action"])
            first.send_signal(signal.SIGKILL)
            await first.wait()
            began = monotonic()
            later = await come_back(ben, table["table"], 2)
            assert monotonic() - began < 10 * LEASE
            assert later.version in (seen, seen + 1) and later.events[: len(heard)] == heard
            answer = await later.do("act", id="last words", seen=seen, action=move["action"])
            assert answer["version"] == seen + 1
            again = await later.do("act", id="last words", seen=seen, action=move["action"])
            assert again == answer
            elsewhere = ann.again(b)
            near = await come_back(elsewhere, table["table"], 0)
            while near.version < 60:
                await one_move([near, later])
            rows = log_of(tmp_path, table["table"])
            assert [number for number, _, _ in rows] == list(range(len(rows)))
            assert [command for _, command, _ in rows].count("last words") == 1
            moves = [entry for _, _, entry in rows if '"kind":"move"' in entry]
            assert len(moves) == near.version
            assert len([entry for _, _, entry in rows if "from afar" in entry]) == 1
            for guest in (ann, ben, elsewhere):
                await guest.leave()

    run(test)


async def one_move(sockets: list[Socket]) -> None:
    """The next decision, by whoever has it; Ann holds two seats."""
    version = max(socket.version for socket in sockets)
    for socket in sockets:
        await catch_up(socket, version)
    seat = sockets[0].game["deciding"][0]
    mine = sockets[1] if seat == 2 else sockets[0]
    if mine.game["seat"] != seat:
        await mine.do("look", seat=seat)
    choice = max(mine.game["legal"], key=preference)
    await mine.do("act", seen=mine.version, seat=seat, action=choice["action"])
    for socket in sockets:
        await catch_up(socket, version + 1)


def test_an_owner_that_is_asked_to_stop_hands_its_tables_over(tmp_path: Path, redis_server: str) -> None:
    async def test() -> None:
        async with (
            a_house(tmp_path, redis_url=redis_server, lease=60.0) as other,
            a_house(tmp_path, redis_url=redis_server, lease=60.0) as house,
        ):
            sockets = await seated(house, ["Ann", "Ben", "Cem"])
            await play_together(sockets, until=20)
            ben = sockets[1].guest.again(other.url)
            other.guests.append(ben)
            far = await ben.come(sockets[1].table_id)
            assert far.game["view"] == sockets[1].game["view"] and far.events == sockets[1].events
            assert not other.server.services.hall.tables
            closing = asyncio.create_task(house.stop())
            bye = await far.until("bye")
            assert bye["key"] == "server.stopping"
            await closing
            back = await come_back(ben, sockets[1].table_id, 1)
            assert back.game["view"] == far.game["view"]
            assert list(other.server.services.hall.tables) == [sockets[1].table_id]

    run(test)


def test_a_reader_that_is_too_slow_is_shown_everything_anew_from_afar(tmp_path: Path, redis_server: str) -> None:
    async def test() -> None:
        async with (
            a_house(tmp_path, redis_url=redis_server) as house,
            a_house(tmp_path, redis_url=redis_server) as other,
        ):
            sockets = await seated(house, ["Ann", "Ben", "Cem"])
            watcher = await other.guest("Wim")
            far = await watcher.come(sockets[0].table_id)
            relays = other.server.services.relays
            assert relays is not None
            [link] = relays.links.values()
            link.visitor.lag()
            snapshot = await far.until("snapshot")
            assert snapshot["version"] == 0
            await play_together(sockets, until=5)
            await catch_up(far, 5)
            assert far.game["seat"] == -1 and far.game["view"]["turn"] == sockets[0].game["view"]["turn"]

    run(test)


def test_a_process_that_lost_its_lease_lets_the_table_go(tmp_path: Path, redis_server: str) -> None:
    """It slept, another took over and wrote: what it still believes reaches neither the log nor anybody's screen."""

    async def test() -> None:
        async with (
            a_house(tmp_path, redis_url=redis_server, lease=60.0) as house,
            a_house(tmp_path, redis_url=redis_server, lease=60.0) as other,
        ):
            sockets = await seated(house, ["Ann", "Ben", "Cem"])
            name = sockets[0].table_id
            asleep = house.server.services.relays
            assert asleep is not None
            await asleep.post.release(name)
            ann = sockets[0].guest.again(other.url)
            other.guests.append(ann)
            awake = await ann.come(name)
            assert name in other.server.services.hall.tables
            action = awake.game["legal"][0]["action"]
            await awake.do("act", seen=0, action=action)
            late = sockets[0].game["legal"][1]["action"]
            refused = await sockets[0].ask("act", seen=0, action=late)
            assert refused["key"] == "server.storage"
            await sockets[1].connection.wait_closed()
            back = await sockets[1].guest.come(name)
            assert back.version == 1
            await catch_up(awake, 1)
            while back.game["deciding"] != [1]:
                await awake.do("act", seen=awake.version, action=awake.game["legal"][0]["action"])
                await catch_up(back, awake.version)
            await back.do("act", seen=back.version, action=back.game["legal"][0]["action"])
            await catch_up(awake, back.version)
            assert other.server.services.hall.tables[name].version == back.version

    run(test)


def test_people_are_the_same_in_every_process(tmp_path: Path, redis_server: str) -> None:
    async def test() -> None:
        async with (
            a_house(tmp_path, redis_url=redis_server) as house,
            a_house(tmp_path, redis_url=redis_server) as other,
        ):
            ann = await house.guest("Ann")
            same = ann.again(other.url)
            other.guests.append(same)
            assert (await same.get("/api/me"))["name"] == "Ann"
            await ann.patch("/api/me", {"name": "Anna"})
            await until_true(lambda: same.get("/api/me"), {"name": "Anna"})
            code = (await ann.post("/api/me/device"))["code"]
            phone = Guest(other.url, "phone")
            other.guests.append(phone)
            assert (await phone.post("/api/me/device/use", {"code": code}))["name"] == "Anna"
            assert (await phone.post("/api/me/device/use", {"code": code}, 404))["key"] == "device.unknown"
            await ann.http.post("/api/logout", json={})
            await until_true(lambda: same.get("/api/me"), {"name": "Guest"})

    run(test)


async def until_true(ask: object, expected: Json) -> None:
    assert callable(ask)
    for _ in range(50):
        found: Json = await ask()
        if expected.items() <= found.items():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(found)


def test_a_seat_of_a_process_that_died_is_free_again_for_its_person(tmp_path: Path, redis_server: str) -> None:
    async def test() -> None:
        process, address = await begin(tmp_path, redis_server)
        async with a_house(tmp_path, redis_url=redis_server, lease=LEASE) as house:
            ann = await house.guest("Ann")
            table = await ann.open(options={"seats": 3}, sit=0)
            near = await ann.come(table["table"])
            ben = Guest(address, "Ben")
            await ben.post(f"/api/tables/{table['table']}/join", {"name": "Ben"})
            far = await ben.come(table["table"])
            await near.until("presence", spectators=0)
            assert near.table["seats"][1]["name"] == "Ben"
            await end(process, signal.SIGKILL)
            gone = await near.until("presence")
            while any(person["connected"] and person["name"] == "Ben" for person in gone["people"]):
                gone = await near.until("presence")
            await far.close()
            await ben.leave()

    run(test)
