"""What strangers, hosts and failing writes must not be able to do: one test for each way that was once open."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import text as sql
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

import archipel
from archipel.catalogue import replaying
from archipel.server.http import replays
from archipel.server.http.record_pool import QUEUE
from archipel.server.http.security import address_of
from archipel.server.json_logs import JsonLines
from archipel.server.limits import ADDRESS_FACTOR, RATES, Limits
from archipel.server.refusals import Refused
from archipel.server.socket import sockets
from archipel.server.storage.store import StorageError, Store
from archipel.server.table import fair_dice
from archipel.server.table.log_entries import Said
from tests.server.conftest import RedisServer
from tests.server.house import PATIENCE, Socket, a_browser, a_house, run
from tests.server.scenes import seated
from tests.server.workshop import Workshop


async def until_closed(socket: Socket) -> tuple[int | None, str | None]:
    await socket.connection.wait_closed()
    return socket.connection.close_code, socket.connection.close_reason


# ---- hands


async def test_a_host_who_sends_a_player_away_does_not_get_their_hand(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, cem = await seated(house, ["Ann", "Ben", "Cem"])
        await ann.do("kick", seat=1)
        for tried in (ann, cem):
            assert (await tried.ask("sit", seat=1))["key"] == "table.seat_taken"
        alter_ego = await (await house.guest("Another Ann")).come(ann.table_id)
        for _ in range(2):  # a seat given to another bot and offered again is still theirs alone
            assert (await alter_ego.ask("sit", seat=1))["key"] == "table.seat_taken"
            assert not alter_ego.table["seats"][1]["offered"]
            await ann.do("add_bot", seat=1, bot="random")
            await ann.do("remove_bot", seat=1)
        refused = await alter_ego.guest.post(f"/api/tables/{ann.table_id}/join", {}, 409)
        assert refused["key"] == "table.full"
        await ben.until("table")
        await ben.do("sit", seat=1)
        assert ben.table["seats"][1]["mine"]


async def test_a_player_does_not_take_a_second_seat_during_the_game(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, cem = await seated(house, ["Ann", "Ben", "Cem"])
        await ben.do("stand", seat=1)
        assert (await cem.ask("sit", seat=1))["key"] == "table.second_seat"
        await cem.do("stand", seat=2)
        assert (await cem.ask("sit", seat=1))["key"] == "table.second_seat", "they have seen the hand of seat 2"
        newcomer = await (await house.guest("Dan")).come(ann.table_id)
        await newcomer.do("sit", seat=1)
        await cem.do("sit", seat=2)
        await ann.do("stand", seat=0)
        await ann.do("sit", seat=0)


def test_what_players_have_seen_is_remembered_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with Workshop(tmp_path) as workshop:
            bench = await workshop.bench()
            assert (await bench.say(0, {"type": "kick", "id": "k", "seat": 1}))[-1]["ok"]
            await bench.fall_over()
            assert (await bench.say(0, {"type": "sit", "id": "s", "seat": 1}))[-1]["key"] == "table.seat_taken"
            assert (await bench.say(1, {"type": "sit", "id": "s", "seat": 1}))[-1]["ok"]

    run(test)


# ---- spectators


def test_those_who_waited_at_a_closed_table_do_not_see_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            options = {"seats": 3, "spectators": False}
            ann = await house.guest("Ann")
            socket = await ann.come((await ann.open(options=options, sit=0, bots=["random"] * 2))["table"])
            spy = await (await house.guest("Spy")).come(socket.table_id)
            await socket.do("start")
            assert await until_closed(spy) == (4403, "table.no_spectators")
            assert not any(frame["type"] in ("snapshot", "moves") for frame in spy.frames)
            await socket.send("stand", seat=0)
            assert await until_closed(socket) == (4403, "table.no_spectators")

    run(test)


# ---- codes


async def test_a_record_is_found_by_ids_and_not_by_the_code_of_a_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = await ann.open(options={"seats": 3}, sit=0)
        stranger = await house.guest("Stranger")
        for call in ("", "/file", "/replay", "/verify"):
            unknown = await stranger.get(f"/api/records/ZZZZZ{call}", 404)
            for code in (table["code"], table["code"].lower()):
                assert await stranger.get(f"/api/records/{code}{call}", 404) == unknown
            assert (await stranger.get(f"/api/records/{table['table']}{call}", 403))["key"] == "record.unfinished"


def test_names_that_nothing_can_have_are_not_looked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.guest("Ann")
            for name in ("%00", "%C3%9Fabc", "a%20b", "x" * 65, "%F0%9F%98%80"):
                for what in ("table", "record", "preset", "campaign"):
                    assert (await ann.get(f"/api/{what}s/{name}", 404))["key"] == f"{what}.unknown"
                socket = await Socket(ann, name).open()
                assert await until_closed(socket) == (4404, "table.unknown")

    run(test)


# ---- values


BAD_IDS = ("a\0b", "a\nb", "a\n", "é", "\u202e", "", "x" * 65)


async def test_a_bad_value_is_refused_and_nobody_loses_the_table(tmp_path: Path, postgresql_database: str) -> None:
    async with a_house(tmp_path, database_url=postgresql_database) as house:
        ann, ben, _ = await seated(house, ["Ann", "Ben", "Cem"])
        onlooker = await (await house.guest("Onlooker")).come(ann.table_id)
        for command in BAD_IDS:
            await onlooker.connection.send(json.dumps({"type": "chat", "id": command, "text": "hi"}))
            assert (await onlooker.until("error"))["key"] == "frame.malformed"
        assert (await onlooker.ask("mute", person="a\0b"))["key"] == "frame.malformed"
        assert (await onlooker.ask("chat", text="a\0b"))["ok"], "what cannot be shown is left out"
        assert (await ann.until("chat"))["lines"][-1]["text"] == "ab"
        table = house.server.services.tables.by_id[ann.table_id]
        answer = await ann.ask("ping")  # the same socket as before
        assert answer["type"] == "pong" and not table.lost
        await ben.do("chat", text="still here")


def test_an_entry_that_no_database_takes_is_refused_before_it_is_applied(tmp_path: Path) -> None:
    async def test() -> None:
        async with Workshop(tmp_path) as workshop:
            bench = await workshop.bench()
            table, lines = bench.table, len(bench.table.chat_lines)
            with pytest.raises(Refused):
                async with table.lock:
                    await table.commit([Said("p", "n", -1, "hi")], "p", "a\0b")
            assert not table.lost and len(table.chat_lines) == lines

    run(test)


# ---- a lost table


def test_a_command_that_waits_at_a_lost_table_is_not_carried_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with Workshop(tmp_path) as workshop:
            bench = await workshop.bench()
            table = bench.table
            other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
            other.execute("ALTER TABLE log RENAME TO elsewhere")
            async with table.lock:  # both wait; the first cannot be written
                first = asyncio.create_task(bench.say(0, {"type": "chat", "id": "a", "text": "unwritten"}))
                await asyncio.sleep(0)
                second = asyncio.create_task(bench.say(1, {"type": "settings", "id": "b", "auto_roll": True}))
                third = asyncio.create_task(bench.say(2, {"type": "hello", "id": "c"}))
                await asyncio.sleep(0)
            answers = [(await task)[-1] for task in (first, second, third)]
            other.execute("ALTER TABLE elsewhere RENAME TO log")
            other.close()
            assert [(answer["ok"], answer["key"]) for answer in answers] == [(False, "server.storage")] * 3
            assert table.lost
            rows = await workshop.services.store.read_log(table.id)
            assert not any(row.command in ("a", "b") for row in rows)
            bench.table = await workshop.services.tables.load(table.id)
            await bench.enter()
            assert (await bench.say(1, {"type": "settings", "id": "b", "auto_roll": True}))[-1]["ok"]

    run(test)


# ---- records


def forbidden(*_: object) -> None:
    raise AssertionError("a record is played in the process of the sockets")


def record_of(steps: int = 30) -> str:
    game = archipel.new_game("base", 3, 7)
    for _ in range(steps):
        game.apply(game.legal_actions(game.deciding[0])[0], game.deciding[0])
    return game.record()


async def test_records_are_played_in_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (replays, fair_dice, replaying):
        monkeypatch.setattr(module, "replay", forbidden)
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        info = await ann.post("/api/records", {"record": record_of()}, 201)
        path = f"/api/records/{info['record']}"
        assert (await ann.get(path))["steps"] == 30
        assert (await ann.get(f"{path}/replay?count=3"))["total"] == 31
        plain = await ann.http.get(f"{path}/replay?count=3", headers={"Accept-Encoding": "identity"})
        assert plain.json() == await ann.get(f"{path}/replay?count=3")
        assert (await ann.get(f"{path}/verify", 409))["key"] == "record.no_fair_dice"
        damaged = await ann.post("/api/records", {"record": record_of().replace('"seat": 1', '"seat": 2', 1)}, 400)
        assert damaged["key"] == "record.changed" and damaged["details"]["line"] > 1


async def test_a_record_that_takes_too_long_is_refused_and_its_process_replaced(tmp_path: Path) -> None:
    async with a_house(tmp_path, record_processes=1) as house:
        ann = await house.guest("Ann")
        pool = house.server.services.records
        await ann.post("/api/records", {"record": record_of(2)}, 201)
        first = pool.workers[0].process
        pool.patience, patience = 1e-6, pool.patience
        refused = await ann.post("/api/records", {"record": record_of()}, 400)
        assert refused["key"] == "record.too_much"
        assert first is not None and first.returncode is not None and pool.workers[0].process is None
        pool.patience = patience
        await ann.post("/api/records", {"record": record_of()}, 201)


def test_a_process_that_plays_records_ends_when_its_time_is_up() -> None:
    endless = "from archipel.server.http.record_worker import limit_time\nlimit_time(0)\nwhile True: pass"
    done = subprocess.run([sys.executable, "-c", endless], check=False, timeout=PATIENCE)
    assert done.returncode == -signal.SIGXCPU


async def test_a_record_that_takes_too_much_memory_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path, record_memory=1 << 20) as house:
        ann = await house.guest("Ann")
        refused = await ann.post("/api/records", {"record": record_of(1500)}, 400)
        assert refused["key"] == "record.too_much"


async def test_the_work_that_records_make_is_counted_and_limited(tmp_path: Path) -> None:
    async with a_house(tmp_path, limit_factor=1.0) as house:
        ann = await house.guest("Ann")
        info = await ann.post("/api/records", {"record": record_of()}, 201)
        path = f"/api/records/{info['record']}/replay?count=1"
        limits = house.server.services.limits
        spent = [bucket for (what, _), bucket in limits.buckets.items() if what == "work"]
        assert len(spent) == 2 and all(bucket.level < bucket.burst for bucket in spent)
        for bucket in spent:
            bucket.level = -1e6
        refused = await ann.get(path, 429)
        assert refused["key"] == "limit.too_fast" and refused["details"]["seconds"] > 1
        stranger = await house.guest("Same address")
        assert (await stranger.get(path, 429))["key"] == "limit.too_fast"


def test_no_more_tasks_wait_than_can_be_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, record_processes=1) as house:
            ann = await house.guest("Ann")
            house.server.services.records.workers[0].waiting = QUEUE
            assert (await ann.post("/api/records", {"record": record_of(2)}, 503))["key"] == "server.busy"

    run(test)


# ---- limits


def test_new_guests_do_not_multiply_the_limits_of_an_address() -> None:
    limits = Limits()
    allowed = sum(limits.take("table", f"guest {n}", "198.51.100.7", 0.0) == 0.0 for n in range(1000))
    assert allowed == ADDRESS_FACTOR * RATES["table"][1]
    assert limits.take("table", "another", "198.51.100.8", 0.0) == 0.0
    alone = sum(limits.take("table", "one", "", 0.0) == 0.0 for _ in range(1000))
    assert alone == RATES["table"][1]


async def test_commands_count_by_address_too(tmp_path: Path) -> None:
    async with a_house(tmp_path, limit_factor=1.0) as house:
        ann = await house.guest("Ann")
        socket = await ann.come((await ann.open(options={"seats": 3}, sit=0))["table"])
        bucket = house.server.services.limits.buckets[("command", "@127.0.0.1")]
        bucket.level = -1e6  # it fills up by the second
        assert (await socket.ask("chat", text="hi"))["key"] == "limit.too_fast"


def test_limits_count_a_household_as_one_address() -> None:
    def address(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)}))

    assert address("2001:db8:1:2::1") == address("2001:db8:1:2:ffff::9") != address("2001:db8:1:3::1")
    assert address("::ffff:198.51.100.7") == address("198.51.100.7") == "198.51.100.7"


async def test_only_wrong_codes_are_counted(tmp_path: Path) -> None:
    async with a_house(tmp_path, limit_factor=1.0) as house:
        ann = await house.guest("Ann")
        table = await ann.open(options={"seats": 3}, sit=0)
        for _ in range(20):
            assert (await ann.get(f"/api/tables/{table['code']}"))["table"] == table["table"]
        answers = [await ann.http.get("/api/tables/22222") for _ in range(20)]
        assert [answer.status_code for answer in answers].count(404) <= RATES["code"][1] + 1
        for call in ("", "/qr.svg", "/record", "/map"):
            assert (await ann.http.get(f"/api/tables/{table['code']}{call}")).status_code == 429, "no right code"


async def test_one_address_has_only_some_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "ADDRESS_SOCKETS", 3)
    async with a_house(tmp_path, limit_factor=1.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.open(options={"seats": 3}, sit=0))["table"]
        for n in range(3):
            await (await house.guest(str(n))).come(table)
        fourth = await Socket(await house.guest("4"), table).open()
        assert await until_closed(fourth) == (4429, "limit.too_many_sockets")


async def test_opening_sockets_counts_like_a_call(tmp_path: Path) -> None:
    async with a_house(tmp_path, limit_factor=1.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.open(options={"seats": 3}, sit=0))["table"]
        await ann.come(table)
        house.server.services.limits.buckets[("read", "@127.0.0.1")].level = -1e6
        another = await Socket(ann, table).open()
        assert await until_closed(another) == (4429, "limit.too_fast")


def test_a_table_has_only_some_spectators(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, most_spectators=3) as house:
            ann, ben, _ = await seated(house, ["Ann", "Ben", "Cem"])
            people = [await house.guest(name) for name in ("Dan", "Eva", "Fay")]
            dan = await people[0].come(ann.table_id)
            await people[1].come(ann.table_id)
            await people[0].come(ann.table_id)  # every window counts
            late = await Socket(people[2], ann.table_id).open()
            assert await until_closed(late) == (4429, "table.too_many_spectators")
            assert (await ben.guest.come(ann.table_id)).table["spectators"] == 2, "players always come in"
            for socket in people[1].sockets:
                await socket.close()
            await dan.until("presence", spectators=1)
            await people[2].come(ann.table_id)

    run(test)


# ---- names of the server


def test_a_foreign_name_that_points_here_is_not_served(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, origins=("https://archipel.example",)) as house:
            port = house.url.rpartition(":")[2]
            ann = await house.guest("Ann")
            table = (await ann.open(options={"seats": 3}, sit=0))["table"]
            for host in (f"evil.example:{port}", "evil.example", "127.0.0.1.evil.example", ""):
                same = {"Host": host, "Origin": f"http://{host}"}
                for path in ("/", "/api/me", f"/api/tables/{table}", "/metrics"):
                    assert (await ann.http.get(path, headers=same)).status_code == 421
                assert (await ann.http.post("/api/tables", json={}, headers=same)).status_code == 421
                assert (await ann.http.get("/healthz", headers=same)).status_code == 200
                with pytest.raises(InvalidStatus):
                    await Socket(ann, table).open(**same)
                ann.sockets.clear()
            for host in (f"localhost:{port}", "archipel.example", f"127.0.0.1:{port}", "[::1]:80", "192.168.1.7"):
                assert (await ann.http.get("/api/me", headers={"Host": host})).status_code == 200, host

    run(test)


# ---- health


async def test_health_fails_when_the_database_cannot_be_written_or_the_disk_is_full(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, a_browser(house) as operator:
        good = await operator.get("/healthz")
        assert (good.status_code, good.json()["status"], good.json()["disk"]) == (200, "ok", True)
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        locked = await house.server.check_health()
        assert (locked.status, locked.database) == ("failing", False)
        other.execute("ROLLBACK")
        other.close()
        assert (await operator.get("/healthz")).status_code == 200
    async with a_house(tmp_path, least_disk=1 << 62) as house, a_browser(house) as operator:
        full = await operator.get("/healthz")
        assert (full.status_code, full.json()["status"], full.json()["disk"]) == (503, "failing", False)


def test_health_tries_the_database_of_postgresql_and_redis(
    tmp_path: Path, postgresql_database: str, fragile_redis: RedisServer
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, database_url=postgresql_database, redis_url=fragile_redis.url) as house:
            good = await house.server.check_health()
            assert (good.status, good.database, good.redis, good.disk) == ("ok", True, True, None)
            fragile_redis.stop(signal.SIGKILL)
            bad = await house.server.check_health()
            assert (bad.status, bad.database, bad.redis) == ("failing", True, False)
            fragile_redis.start()

    run(test)


# ---- logs


SECRET = token_hex(8)  # not a literal: traces hold lines of the source


def logged(wrong: BaseException) -> str:
    try:
        raise wrong
    except BaseException:
        record = logging.LogRecord("archipel", logging.ERROR, "", 0, "storage", (), sys.exc_info())
        return JsonLines().format(record)


async def test_errors_of_the_database_are_logged_without_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    for statement in ("INSERT INTO nowhere VALUES (:secret)", "SELECT :secret FROM nowhere"):
        with pytest.raises(StorageError) as failed:
            async with store.writing() as connection:
                await connection.execute(sql(statement), {"secret": SECRET})
        line = logged(failed.value)
        assert SECRET not in line
        assert "SQLITE_ERROR" in json.loads(line)["trace"]
    await store.close()


def test_messages_of_foreign_exceptions_are_not_logged() -> None:
    line = logged(ValueError(SECRET))
    assert SECRET not in line
    assert "builtins.ValueError" in line and "test_doors.py" in line
