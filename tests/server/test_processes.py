"""Several server processes with one database and one Redis: a table has one owner, and sockets come in anywhere."""

from __future__ import annotations

import asyncio
import signal
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from archipel.server.storage.store import Row, Store
from tests.server.conftest import RedisServer
from tests.server.house import Guest, House, Json, Socket, a_house, run, two_houses
from tests.server.processes import start_server
from tests.server.scenes import catch_up, play_together, preference, seated

LEASE = 4.0  # long enough for a busy machine to make a move in it


def in_a_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture(
    params=[pytest.param("sqlite", marks=pytest.mark.slow), "postgresql"]
)  # several processes have a real one
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return in_a_file(tmp_path)
    return str(request.getfixturevalue("postgresql_database"))


async def begin(database: str, redis: str) -> tuple[Process, str]:
    """A server in a process of its own, and its address."""
    return await start_server("--lease", str(LEASE), "--database", database, "--redis", redis, errors=DEVNULL)


async def end(process: Process, how: signal.Signals = signal.SIGTERM) -> None:
    if process.returncode is None:
        process.send_signal(how)
        await process.wait()


@asynccontextmanager
async def two(database: str, redis: str) -> AsyncIterator[tuple[Process, str, str]]:
    """Two processes: the first one, and both addresses."""
    first, a = await begin(database, redis)
    second, b = await begin(database, redis)
    try:
        yield first, a, b
    finally:
        await asyncio.gather(end(first, signal.SIGKILL), end(second, signal.SIGKILL))


async def come_back(guest: Guest, table: str, seat: int) -> Socket:
    """Connect again and again, as a page does, until a server answers."""
    until = monotonic() + 60
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


async def log_of(database: str, table: str) -> list[Row]:
    store = Store(database)
    await store.open()
    try:
        return await store.read_log(table)
    finally:
        await store.close()


async def check_log(database: str, table: str, version: int) -> list[Row]:
    """The log has no gap, nothing twice, and as many moves as all have seen."""
    rows = await log_of(database, table)
    assert [row.number for row in rows] == list(range(len(rows)))
    commands = [(row.person, row.command) for row in rows if row.command]
    assert len(commands) == len(set(commands))
    assert len([row for row in rows if '"kind":"move"' in row.entry]) == version
    return rows


async def test_people_at_two_processes_play_at_one_table_and_its_death_loses_and_doubles_nothing(
    database: str, redis_server: str
) -> None:
    async with two(database, redis_server) as (first, a, b):
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
        elsewhere = ann.again(b)
        await elsewhere.post(f"/api/tables/{table['code']}/start")
        await elsewhere.leave()
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
        later = await come_back(ben, table["table"], 2)
        assert later.version in (seen, seen + 1) and later.events[: len(heard)] == heard
        answer = await later.do("act", id="last words", seen=seen, action=move["action"])
        assert answer["version"] == seen + 1
        again = await later.do("act", id="last words", seen=seen, action=move["action"])
        assert again == answer
        elsewhere = ann.again(b)
        near = await come_back(elsewhere, table["table"], 0)
        while near.version < 60:
            await one_move([near, later])
        rows = await check_log(database, table["table"], near.version)
        assert [row.command for row in rows].count("last words") == 1
        assert len([row for row in rows if "from afar" in row.entry]) == 1
        for guest in (ann, ben, elsewhere):
            await guest.leave()


async def one_move(sockets: list[Socket]) -> None:
    """The next decision, by the person of that seat; Ann has two seats."""
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


async def test_an_owner_that_is_asked_to_stop_hands_its_tables_over(tmp_path: Path, redis_server: str) -> None:
    async with two_houses(tmp_path, redis_server, lease=60.0) as (other, house):
        sockets = await seated(house, ["Ann", "Ben", "Cem"])
        await play_together(sockets, until=20)
        ben = sockets[1].guest.again(other.url)
        other.guests.append(ben)
        far = await ben.come(sockets[1].table_id)
        assert far.game["view"] == sockets[1].game["view"] and far.events == sockets[1].events
        assert not other.server.services.tables.by_id
        closing = asyncio.create_task(house.stop())
        bye = await far.until("bye")
        assert bye["key"] == "server.stopping"
        await closing
        back = await come_back(ben, sockets[1].table_id, 1)
        assert back.game["view"] == far.game["view"]
        assert list(other.server.services.tables.by_id) == [sockets[1].table_id]


async def test_a_reader_that_is_too_slow_is_shown_everything_anew_from_afar(tmp_path: Path, redis_server: str) -> None:
    async with two_houses(tmp_path, redis_server) as (house, other):
        sockets = await seated(house, ["Ann", "Ben", "Cem"])
        watcher = await other.guest("Wim")
        far = await watcher.come(sockets[0].table_id)
        relays = other.server.services.relays
        assert relays is not None
        [link] = relays.links.values()
        link.connection.fall_behind()
        snapshot = await far.until("snapshot")
        assert snapshot["version"] == 0
        await play_together(sockets, until=5)
        await catch_up(far, 5)
        assert far.game["seat"] == -1 and far.game["view"]["turn"] == sockets[0].game["view"]["turn"]


async def test_a_process_that_lost_its_lease_lets_the_table_go(tmp_path: Path, redis_server: str) -> None:
    """It slept, another took over and wrote: its own moves reach neither the log nor any screen."""

    async with two_houses(tmp_path, redis_server, lease=60.0) as (house, other):
        sockets = await seated(house, ["Ann", "Ben", "Cem"])
        name = sockets[0].table_id
        asleep = house.server.services.relays
        assert asleep is not None
        await asleep.bus.release(name)
        ann = sockets[0].guest.again(other.url)
        other.guests.append(ann)
        awake = await ann.come(name)
        assert name in other.server.services.tables.by_id
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
        assert other.server.services.tables.by_id[name].version == back.version


async def test_people_are_the_same_in_every_process(tmp_path: Path, redis_server: str) -> None:
    async with two_houses(tmp_path, redis_server) as (house, other):
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


async def until_true(ask: object, expected: Json) -> None:
    assert callable(ask)
    for _ in range(1500):
        found: Json = await ask()
        if expected.items() <= found.items():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(found)


def test_a_seat_of_a_process_that_died_is_free_again_for_its_person(tmp_path: Path, redis_server: str) -> None:
    async def test() -> None:
        process, address = await begin(in_a_file(tmp_path), redis_server)
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


# ---- without Redis


class Evening:
    """Two servers and three people in mid-game: Ann and Cem at the owner of the table, Ben at the other."""

    def __init__(self, owner: House, other: House, near: list[Socket], far: Socket) -> None:
        self.owner = owner
        self.other = other
        self.sockets = [near[0], far, near[2]]
        self.table = far.table_id

    @property
    def version(self) -> int:
        return max(socket.version for socket in self.sockets)

    async def until_nobody_has_it(self) -> None:
        async with asyncio.timeout(20 * LEASE):
            while self.owner.server.services.tables.by_id or self.other.server.services.tables.by_id:
                await asyncio.sleep(0.05)

    async def come_back(self) -> None:
        self.sockets = [await come_back(socket.guest, self.table, seat) for seat, socket in enumerate(self.sockets)]


@asynccontextmanager
async def an_evening(tmp_path: Path, database: str, redis: str, lease: float = LEASE) -> AsyncIterator[Evening]:
    async with (
        a_house(tmp_path, database_url=database, redis_url=redis, lease=lease) as owner,
        a_house(tmp_path, database_url=database, redis_url=redis, lease=lease) as other,
    ):
        near = await seated(owner, ["Ann", "Ben", "Cem"])
        await near[1].close()
        ben = near[1].guest.again(other.url)
        other.guests.append(ben)
        evening = Evening(owner, other, near, await ben.come(near[0].table_id))
        await play_together(evening.sockets, until=20)
        while evening.sockets[1].game["legal"]:
            await play_together(evening.sockets, until=evening.version + 1)
        yield evening


async def test_redis_goes_away_in_mid_game_and_comes_back(
    tmp_path: Path, database: str, fragile_redis: RedisServer
) -> None:
    """The owner plays on as long as its lease is good, then all wait; nothing is lost or doubled."""

    async with an_evening(tmp_path, database, fragile_redis.url) as evening:
        health = await evening.sockets[0].guest.get("/healthz")
        assert health["status"] == "ok" and health["redis"]
        mine = next(socket for socket in evening.sockets if socket.game["legal"])
        await asyncio.to_thread(fragile_redis.stop, signal.SIGKILL)

        # The relayed socket is closed at once; those at the owner play on.
        bye = await evening.sockets[1].until("bye")
        assert bye["key"] == "server.stopping"
        move, seen = max(mine.game["legal"], key=preference), mine.version
        answer = await mine.do("act", id="without redis", seen=seen, action=move["action"])
        view = mine.game["view"]

        # After the lease nobody knows whose the table is: it waits, and says so.
        await evening.until_nobody_has_it()
        bye = await mine.until("bye")
        assert bye["key"] == "server.stopping" and bye["retry_after"] > 0
        await mine.connection.wait_closed()
        assert mine.connection.close_code == 1012
        for house, socket in ((evening.owner, evening.sockets[0]), (evening.other, evening.sockets[1])):
            shut = await Socket(socket.guest, evening.table).open()
            await shut.connection.wait_closed()
            assert (shut.connection.close_code, shut.connection.close_reason) == (4503, "server.storage")
            assert (await socket.guest.get(f"/api/tables/{evening.table}", 503))["key"] == "server.storage"
            sick = await socket.guest.get("/healthz", 503)
            assert sick["database"] and sick["redis"] is False
            assert not house.server.services.tables.by_id

        await asyncio.to_thread(fragile_redis.start)
        seat = mine.game["seat"]
        await evening.come_back()
        assert [socket.version for socket in evening.sockets] == [seen + 1] * 3
        assert evening.sockets[seat].game["view"] == view
        again = await evening.sockets[seat].do("act", id="without redis", seen=seen, action=move["action"])
        assert again["version"] == answer["version"]
        held = [house.server.services.tables.by_id for house in (evening.owner, evening.other)]
        assert sorted(map(len, held)) == [0, 1]
        assert (await evening.sockets[0].guest.get("/healthz"))["redis"]
        await play_together(evening.sockets, until=evening.version + 20)
        await check_log(database, evening.table, evening.version)


async def test_redis_that_comes_back_within_a_lease_is_hardly_noticed(
    tmp_path: Path, fragile_redis: RedisServer
) -> None:
    """It has lost all leases: the owners renew them before another process can claim them."""

    database = in_a_file(tmp_path)
    async with an_evening(tmp_path, database, fragile_redis.url, lease=15.0) as evening:
        table = evening.owner.server.services.tables.by_id[evening.table]
        await asyncio.to_thread(fragile_redis.stop, signal.SIGKILL)
        await asyncio.to_thread(fragile_redis.start)
        await evening.sockets[1].until("bye")
        owner = evening.owner.server.services.relays
        assert owner is not None
        async with asyncio.timeout(60):
            while await owner.bus.redis.get(f"archipel:table:{evening.table}") is None:
                await asyncio.sleep(0.02)
        back = await come_back(evening.sockets[1].guest, evening.table, 1)
        evening.sockets[1] = back
        await play_together(evening.sockets, until=evening.version + 10)
        assert evening.owner.server.services.tables.by_id[evening.table] is table
        await check_log(database, evening.table, evening.version)


async def test_a_redis_that_answers_nobody_is_as_good_as_none(tmp_path: Path, fragile_redis: RedisServer) -> None:
    database = in_a_file(tmp_path)
    async with an_evening(tmp_path, database, fragile_redis.url) as evening:
        mine = next(socket for socket in evening.sockets if socket.game["legal"])
        fragile_redis.freeze()
        choice = max(mine.game["legal"], key=preference)
        await mine.do("act", seen=mine.version, action=choice["action"])
        await evening.until_nobody_has_it()
        fragile_redis.thaw()
        await evening.come_back()
        await play_together(evening.sockets, until=evening.version + 10)
        await check_log(database, evening.table, evening.version)
