"""What people may do with their data: delete it, change a password, sign out everywhere; and how long it is kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from archipel.engine.errors import SetUpError
from archipel.server.messages import KeepDays
from archipel.server.storage.deletion import Deleted, delete_old, read_keep
from tests.server.house import Guest, House, Socket, a_house, two_houses
from tests.server.scenes import hot_seat, play_all, play_together, seated

ANN = {"login": "ann.person", "password": "correct horse"}


def everything(file: Path) -> str:
    """All that a database holds, as text."""
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump())


async def delete(guest: Guest, path: str, status: int, **body: str) -> str:
    answer = await guest.http.request("DELETE", path, json=body)
    assert answer.status_code == status, answer.text
    return str(answer.json()["key"]) if status != 204 else ""


async def until_closed(socket: Socket) -> None:
    with pytest.raises(ConnectionClosed):
        while True:
            await socket.next()


async def test_a_deleted_account_leaves_no_trace_and_the_games_of_others_stay(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        over = await seated(house, ["Annabella", "Ben", "Cem"], options={"target": 3, "start": 0})
        ann, ben = over[0].guest, over[1].guest
        await ann.post("/api/account", ANN)
        await over[0].do("chat", text="my secret garden")
        await play_together(over)
        table = await ann.open(options={"seats": 3, "options": {"start": 0, "layout": "beginner"}}, sit=0)
        await ben.post(f"/api/tables/{table['code']}/join", {})
        first = await ann.come(table["table"])
        await first.do("start", bot="random")
        alone = await ann.open(options={"seats": 3}, sit=0)
        me = (await ann.get("/api/me"))["person"]
        assert await delete(ann, "/api/me", 403, password="something else") == "account.wrong"
        await delete(ann, "/api/me", 204, **{"password": ANN["password"]})
        await until_closed(first)
        assert (await ann.get("/api/me"))["person"] != me
        second = await ben.come(table["table"])
        assert second.table["is_host"] and second.table["state"] == "playing"
        assert [seat["kind"] for seat in second.table["seats"]] == ["bot", "person", "bot"]
        assert (await ben.get(f"/api/tables/{alone['table']}"))["state"] == "closed"
        later = await ben.come(over[0].table_id)
        await later.do("chat", text="She is gone")
        assert [seat["name"] for seat in later.table["seats"]] == ["", "Ben", "Cem"]
        record = await ben.get(f"/api/records/{over[0].table_id}")
        assert record["names"] == ["", "Ben", "Cem"]
        assert (await ben.get(f"/api/records/{over[0].table_id}/verify"))["draws_fit"]
        assert [game["state"] for game in (await ben.get("/api/me"))["games"]] == ["playing", "over"]
    kept = everything(tmp_path / "tables.sqlite3")
    assert "Ben" in kept
    assert not [trace for trace in (me, "Annabella", "ann.person", "secret garden") if trace in kept]


async def test_an_account_is_deleted_also_where_another_process_owns_the_table(
    tmp_path: Path, redis_server: str
) -> None:
    async with two_houses(tmp_path, redis_server) as (owner, other):
        sockets = await seated(owner, ["Annabella", "Ben", "Cem"])
        ann, ben = sockets[0].guest, sockets[1].guest
        await sockets[0].do("chat", text="my secret garden")
        await ann.post("/api/account", ANN)
        me, table = (await ann.get("/api/me"))["person"], sockets[0].table_id
        far = ann.again(other.url)
        other.guests.append(far)
        there = await far.come(table)  # handed on to the owner
        assert there.table["you"] == me and table not in other.server.services.tables.by_id
        await delete(far, "/api/me", 204, password=ANN["password"])
        await until_closed(sockets[0])
        await until_closed(there)
        later = await ben.come(table)
        assert [seat["kind"] for seat in later.table["seats"]] == ["bot", "person", "person"]
        assert later.table["is_host"] and later.table["state"] == "playing"
        assert (await ann.get("/api/me"))["person"] != me and (await far.get("/api/me"))["person"] != me
    kept = everything(tmp_path / "tables.sqlite3")
    assert "Ben" in kept
    assert not [trace for trace in (me, "Annabella", "ann.person", "secret garden") if trace in kept]


async def test_a_guest_needs_no_password_to_be_deleted(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Annabella")
        await ann.post("/api/presets", {"name": "p", "options": {"seats": 3}}, 201)
        await delete(ann, "/api/me", 204)
    assert "Annabella" not in everything(tmp_path / "tables.sqlite3")


async def test_the_host_deletes_a_table_that_is_not_being_played(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house)
        ben = await house.guest("Ben")
        path = f"/api/tables/{socket.table_id}"
        assert await delete(ben, path, 403) == "table.not_host"
        assert await delete(ann, path, 409) == "table.playing"
        await socket.do("close")
        await delete(ann, path, 204)
        await until_closed(socket)
        assert (await ann.get(path, 404))["key"] == "table.unknown"
        waiting = await ann.open(options={"seats": 3})
        assert waiting["host"] == (await ann.get("/api/me"))["person"]
        await delete(ann, f"/api/tables/{waiting['table']}", 204)
        assert (await ann.get("/api/me"))["games"] == []
        assert not await house.server.services.store.read_log(socket.table_id)


async def other_device(house: House) -> Guest:
    other = await house.guest("other")
    await other.post("/api/login", ANN)
    return other


async def test_another_password_signs_out_the_other_devices(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house)
        change = {"old": ANN["password"], "new": "battery staple"}
        assert (await ann.post("/api/account/password", change, 409))["key"] == "account.none"
        assert (await ann.post("/api/logout/all", {}, 409))["key"] == "account.none"
        me = (await ann.post("/api/account", ANN))["person"]
        other = await other_device(house)
        there = await other.come(socket.table_id)
        assert (await ann.post("/api/account/password", {**change, "old": "wrong horse"}, 403))[
            "key"
        ] == "account.wrong"
        assert (await ann.post("/api/account/password", change))["person"] == me
        await until_closed(there)
        await until_closed(socket)
        assert (await ann.get("/api/me"))["person"] == me
        assert (await ann.come(socket.table_id)).table["you"] == me
        assert (await other.get("/api/me"))["person"] != me
        assert (await other.post("/api/login", ANN, 403))["key"] == "account.wrong"
        await other.post("/api/login", {**ANN, "password": "battery staple"})
        await other.post("/api/logout/all", {}, 204)
        assert (await ann.get("/api/me"))["person"] != me


async def test_what_is_old_is_deleted_and_what_is_used_is_not(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house, options={"target": 3, "start": 0})
        await play_all(socket)
        record = await ann.get(f"/api/records/{socket.table_id}/file")
        await ann.post("/api/records", {"record": record}, 201)
        await ann.open(options={"seats": 3}, sit=0)
        ben = await house.guest("Ben")
        await ben.post("/api/account", ANN)
        assert await ann.get("/api/kept") == {**dict.fromkeys(KeepDays.__struct_fields__, 400), "waiting": 30}
        store = house.server.services.store
        assert await delete_old(store, KeepDays()) == Deleted()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3", timeout=30)) as database:
            for table, column in (("tables", "changed"), ("people", "created"), ("records", "created")):
                database.execute(f"UPDATE {table} SET {column} = {column} - 40 * 86400")
            database.execute("UPDATE tokens SET created = created - 40 * 86400")
            database.commit()
        assert await delete_old(store, KeepDays()) == Deleted(tables=1), "the one that waited"
        house.server.services.people.known.clear()
        await ann.get("/api/me")  # she comes again, so she is kept
        keep = read_keep("guests=30,logins=30,finished=0,imports=30")
        assert await delete_old(store, keep) == Deleted(logins=1, imports=1)
        assert await delete_old(store, read_keep("finished=30")) == Deleted(tables=1)


def test_days_that_cannot_be_read() -> None:
    assert read_keep("") == KeepDays() and read_keep("guests=0") == KeepDays(guests=0)
    for text in ("guests", "guests=-1", "guests=x", "cats=3"):
        with pytest.raises(SetUpError):
            read_keep(text)
