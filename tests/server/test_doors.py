"""What strangers, hosts and failing writes must not be able to do: one test for each way that was once open."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import text as sql

from archipel.server.json_logs import JsonLines
from archipel.server.refusals import Refused
from archipel.server.storage.store import StorageError, Store
from archipel.server.table.log_entries import Said
from tests.server.house import Socket, a_house, run
from tests.server.scenes import seated
from tests.server.workshop import Workshop


async def until_closed(socket: Socket) -> tuple[int | None, str | None]:
    await socket.connection.wait_closed()
    return socket.connection.close_code, socket.connection.close_reason


# ---- hands


def test_a_host_who_sends_a_player_away_does_not_get_their_hand(tmp_path: Path) -> None:
    async def test() -> None:
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

    run(test)


def test_a_player_does_not_take_a_second_seat_during_the_game(tmp_path: Path) -> None:
    async def test() -> None:
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

    run(test)


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


def test_a_record_is_found_by_ids_and_not_by_the_code_of_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.guest("Ann")
            table = await ann.open(options={"seats": 3}, sit=0)
            stranger = await house.guest("Stranger")
            for call in ("", "/file", "/replay", "/verify"):
                unknown = await stranger.get(f"/api/records/ZZZZZ{call}", 404)
                for code in (table["code"], table["code"].lower()):
                    assert await stranger.get(f"/api/records/{code}{call}", 404) == unknown
                assert (await stranger.get(f"/api/records/{table['table']}{call}", 403))["key"] == "record.unfinished"

    run(test)


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


def test_a_bad_value_is_refused_and_nobody_loses_the_table(tmp_path: Path, postgresql_database: str) -> None:
    async def test() -> None:
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

    run(test)


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


# ---- logs


SECRET = token_hex(8)  # not a literal: traces hold lines of the source


def logged(wrong: BaseException) -> str:
    try:
        raise wrong
    except BaseException:
        record = logging.LogRecord("archipel", logging.ERROR, "", 0, "storage", (), sys.exc_info())
        return JsonLines().format(record)


def test_errors_of_the_database_are_logged_without_what_was_to_be_written(tmp_path: Path) -> None:
    async def test() -> None:
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

    run(test)


def test_messages_of_foreign_exceptions_are_not_logged() -> None:
    line = logged(ValueError(SECRET))
    assert SECRET not in line
    assert "builtins.ValueError" in line and "test_doors.py" in line
