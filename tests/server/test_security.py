"""Origins, cookies, limits, and where secrets must not be."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from archipel.server.json_logs import JsonLines
from archipel.server.table import starting
from archipel.server.table.fair_dice import seed_of
from tests.server.house import Guest, Socket, a_browser, a_house
from tests.server.scenes import COMMITMENT, SHARE, catch_up, hot_seat, play_all, seated


async def test_only_our_own_page_may_open_a_socket_or_change_anything(tmp_path: Path) -> None:
    async with a_house(tmp_path, origins=("https://archipel.example",)) as house:
        ann = await house.guest("Ann")
        table = (await ann.open(options={"seats": 3}, sit=0))["table"]
        for origin, code in (
            ("http://evil.example", 4403),
            (house.url + ".evil.example", 4403),
            ("null", 4403),
            (house.url.replace("http", "https"), 4403),
            ("", 4403),
        ):
            socket = await Socket(ann, table).open(Origin=origin)
            await socket.connection.wait_closed()
            assert socket.connection.close_code == code, origin
            answer = await ann.http.post("/api/tables", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "origin.foreign")
        trusted = await Socket(ann, table).open(Origin="https://archipel.example")
        assert (await trusted.ask("hello"))["ok"]
        stranger = await Socket(Guest(house.url, "x"), table).open()
        await stranger.connection.wait_closed()
        assert stranger.connection.close_code == 4401
        await stranger.guest.leave()
        unknown = await Socket(ann, "nowhere").open()
        await unknown.connection.wait_closed()
        assert unknown.connection.close_code == 4404


async def test_only_a_known_proxy_is_believed_about_scheme_and_caller(tmp_path: Path) -> None:
    said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    async with a_house(tmp_path) as house, a_browser(house) as browser:
        assert "Secure" in (await browser.get("/api/me", headers=said)).headers["set-cookie"]
        secure = {"Origin": house.url.replace("http", "https"), **said}
        assert (await browser.post("/api/me/device", headers=secure)).status_code == 200
        assert (await browser.get("/metrics", headers=said)).status_code == 404
        assert (await browser.get("/metrics")).status_code == 200
    async with a_house(tmp_path, proxies=()) as house, a_browser(house) as browser:
        assert "Secure" not in (await browser.get("/api/me", headers=said)).headers["set-cookie"]
        secure = {"Origin": house.url.replace("http", "https"), **said}
        assert (await browser.post("/api/me/device", headers=secure)).status_code == 403
        assert (await browser.get("/metrics", headers=said)).status_code == 200


async def test_the_cookie_is_out_of_reach_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, a_browser(house) as browser:
        answer = await browser.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
        behind = await browser.get("/api/me", headers={"X-Forwarded-Proto": "https", "Cookie": ""})
        assert "Secure" in behind.headers["set-cookie"]
        token = browser.cookies["archipel"]
        assert len(token) >= 22
        kept = (tmp_path / "tables.sqlite3").read_bytes() + (tmp_path / "tables.sqlite3-wal").read_bytes()
        assert token.encode() not in kept


async def test_the_secret_of_the_dice_is_in_no_frame_before_the_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house, options={"target": 3, "start": 0})
        watcher = await (await house.guest("Wim")).come(socket.table_id)
        table = house.server.services.tables.by_id[socket.table_id]
        seed = table.game.seed
        await play_all(socket)
        await catch_up(watcher, socket.version)
        before = [frame for frame in socket.frames + watcher.frames if not frame.get("over")]
        told = json.dumps([frame for frame in before if frame["type"] not in ("over", "table")])
        told += json.dumps([frame for frame in before if frame["type"] == "table" and frame["state"] != "over"])
        for secret in (table.secret, f"{seed:064x}", str(seed)):
            assert secret not in told
        assert socket.table["fair"]["secret"] == table.secret


async def test_too_much_is_refused_and_says_how_long_to_wait(tmp_path: Path) -> None:
    async with a_house(tmp_path, limit_factor=1.0) as house:
        ann = await house.guest("Ann")
        socket = await ann.come((await ann.open(options={"seats": 3}, sit=0))["table"])
        commands = [await socket.send("chat", text=str(n)) for n in range(20)]  # none waits for an answer
        answers = [await socket.until("answer", id=command) for command in commands]
        refused = [answer for answer in answers if not answer["ok"]]
        assert refused and {answer["key"] for answer in refused} == {"limit.too_fast"}
        assert 0 < refused[0]["details"]["seconds"] <= 2.5
        codes = await asyncio.gather(*(ann.http.get("/api/tables/ABCDE") for _ in range(40)))
        assert {answer.status_code for answer in codes} == {404, 429}
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in codes if answer.status_code == 429)


async def test_a_large_frame_ends_the_socket_and_a_large_body_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        socket = await ann.come((await ann.open(options={"seats": 3}, sit=0))["table"])
        refused = await ann.post("/api/tables", {"name": "x" * 17_000}, 413)
        assert refused["key"] == "request.too_large"
        await socket.connection.send("x" * 17_000)
        try:
            while True:
                await socket.next()
        except ConnectionClosed:
            assert socket.connection.close_code == 1009
        again = await ann.come(socket.table_id)
        assert again.table["state"] == "waiting"


async def test_a_slow_reader_is_shown_everything_anew_and_holds_nobody_up(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, _ = await seated(house, ["Ann", "Ben", "Cem"])
        table = house.server.services.tables.by_id[ann.table_id]
        slow = next(v for v in table.connections if v.person == ben.table["you"])
        async with table.lock:
            for n in range(200):
                slow.send(b'{"type":"pong","id":"%d","time":0}' % n)
            assert slow.needs_resync
        snapshot = await ben.until("snapshot")
        assert snapshot["version"] == 0
        await ann.do("act", seen=0, action=ann.game["legal"][0]["action"])
        assert (await ben.until("moves"))["version"] == 1


async def test_a_slip_of_ours_shows_nothing_of_itself(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house)
        table = house.server.services.tables.by_id[socket.table_id]
        table.seats.clear()
        answer = await socket.ask("act", seen=0, seat=0, action={"kind": "roll"})
        assert answer["ok"] is False
        assert set(answer) == {"type", "id", "ok", "version", "key", "rule", "details"}
        del table.options
        slip = await ann.http.get(f"/api/tables/{socket.table_id}")
        assert (slip.status_code, slip.json()) == (500, {"key": "server.error", "rule": "", "details": {}})


async def test_what_cannot_be_written_is_not_acknowledged(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("ALTER TABLE log RENAME TO elsewhere")
        refused = await socket.act(socket.game["legal"][0]["action"], seat=0)
        assert (refused["ok"], refused["key"], refused["version"]) == (False, "server.storage", 0)
        other.execute("ALTER TABLE elsewhere RENAME TO log")
        other.close()
        await socket.do("look", seat=0)
        assert socket.version == 0
        await socket.do("act", seen=0, seat=0, action=socket.game["legal"][0]["action"])
        assert socket.version == 1


async def test_two_writers_of_one_log_are_noticed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house)
        table = house.server.services.tables.by_id[socket.table_id]
        with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
            entry = json.dumps({"kind": "chat", "person": "", "name": "x", "seat": -1, "text": "hi"})
            other.execute("INSERT INTO log VALUES (?, ?, 0, '', '', ?, 0)", (table.id, table.number, entry))
        other.close()
        refused = await socket.act(socket.game["legal"][0]["action"], seat=0)
        assert refused["key"] == "server.storage"
        later = await ann.come(socket.table_id)
        assert later.version == 0
        assert [line["text"] for f in later.frames if f["type"] == "chat" for line in f["lines"]] == ["hi"]
        await play_all(later, until=5)


def test_logs_are_json_and_leave_out_what_is_not_known_to_be_harmless() -> None:
    import logging

    record = logging.LogRecord("archipel", logging.INFO, "", 0, "moved", (), None)
    record.table = "t"
    record.secret = "s3cret"
    line = json.loads(JsonLines().format(record))
    assert line["table"] == "t" and "secret" not in line and "s3cret" not in json.dumps(line)


async def test_the_game_begins_without_a_share_that_is_kept_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann reveals her share, Ben does not. The server stops meanwhile, and goes on where it was."""

    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        table = await ann.open(options={"seats": 3}, sit=0)
        await ben.post(f"/api/tables/{table['code']}/join", {})
        hers, his = await ann.come(table["table"]), await ben.come(table["table"])
        for socket in (hers, his):
            await socket.do("commit_share", value=COMMITMENT)
        await hers.do("start", bot="random")
        await hers.do("reveal_share", value=SHARE)
        assert hers.table["state"] == "waiting"
    monkeypatch.setattr(starting, "PATIENCE", 0.1)
    async with a_house(tmp_path) as house:
        ann = ann.again(house.url)
        hers = await ann.come(table["table"])
        while hers.table["state"] == "waiting":
            await hers.until("table")
        assert [seat["share"] for seat in hers.table["seats"]] == ["revealed", "committed", "none"]
        live = house.server.services.tables.by_id[table["table"]]
        assert live.game.seed == seed_of(live.id, live.secret, [SHARE, "", ""])


async def test_the_dice_cannot_be_known_by_adding_the_last_share(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        seeds = set()
        for _ in range(2):
            socket = await ann.come((await ann.open(options={"seats": 3}, sit=0))["table"])
            await socket.do("commit_share", value=COMMITMENT)
            await socket.do("start", bot="random")
            await socket.do("reveal_share", value=SHARE)
            seeds.add(house.server.services.tables.by_id[socket.table_id].game.seed)
            await asyncio.sleep(0)
        assert len(seeds) == 2
