"""Bots, clocks and people who are away."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections import deque
from pathlib import Path

import pytest

from archipel.bots.random import RandomBot
from archipel.bots.registry import BOTS, BotKind
from archipel.server.json_logs import JsonLines
from archipel.server.messages import write
from tests.server.house import House, Json, Socket, a_house, run
from tests.server.scenes import catch_up, play_together, seated

STALLING = "import time; time.sleep(60)"
FAILING = "import sys; sys.exit(3)"


async def notices(socket: Socket, kind: str) -> Json:
    details: Json = (await socket.until("notice", kind=kind))["details"]
    return details


async def before_a_bot(house: House, bot: str) -> Socket:
    """Ann in a game that this bot begins."""
    ann = await house.guest("Ann")
    options = {"seats": 3, "pace": "instant", "options": {"start": 1}}
    table = await ann.open(options=options, sit=0, bots=[bot, "random"])
    socket = await ann.come(table["table"])
    await socket.do("start")
    return socket


async def test_a_bot_stands_in_for_a_person_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with a_house(tmp_path, absent_after=1.0) as house:
        ann, ben, cem = await seated(house, ["Ann", "Ben", "Cem"], pace="instant")
        await ann.close()
        clock = await ben.until("clock")
        assert 0 < clock["clock"]["absent_in"]["0"] <= 1.0
        assert await notices(ben, "seat_absent") == {"seat": 0, "bot": "standard"}
        moved = await ben.until("moves")
        assert moved["by"] == 0
        await ben.ask("ping")
        assert ben.table["seats"][0]["absent"] is True
        again = await ann.guest.come(ann.table_id)
        assert again.game["seat"] == 0
        assert await notices(ben, "seat_back") == {"seat": 0}
        await ben.ask("ping")
        assert ben.table["seats"][0]["absent"] is False
        assert again.version >= 1
        await play_together([again, ben, cem], until=20)


async def test_nothing_happens_while_nobody_who_plays_is_there(tmp_path: Path) -> None:
    async with a_house(tmp_path, absent_after=0.1) as house:
        ann = await house.guest("Ann")
        options = {"seats": 3, "pace": "instant", "clock": "blitz", "options": {"start": 0}}
        table = await ann.open(options=options, sit=0, bots=["random", "random"])
        socket = await ann.come(table["table"])
        await socket.do("start")
        await socket.close()
        watcher = await (await house.guest("Wim")).come(table["table"])
        while not watcher.game["clock"]["paused"]:
            watcher.game["clock"] = (await watcher.until("clock"))["clock"]
        driver = house.server.services.tables.drivers[table["table"]]
        async with driver.table.lock:
            assert not driver.at_work
            assert await driver.step() is None, "nothing is due, however long one waits"
        later = await ann.come(table["table"])
        assert later.version == 0
        assert not later.table["seats"][0]["absent"]


async def test_when_time_is_up_a_bot_decides_and_the_third_time_it_stays(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        duel = {"duel": True, "start": 0}
        ann, ben = await seated(house, ["Ann", "Ben"], clock="blitz", pace="instant", options=duel)
        table = house.server.services.tables.by_id[ann.table_id]
        assert ann.game["clock"]["running"] == [0]
        for _ in range(3):
            while 0 not in ben.game["clock"]["running"] or ben.game["clock"]["left"]["0"] == 0:
                if ben.game["legal"]:
                    await play_together([ben], until=ben.version + 1)
                else:
                    await ben.until("moves")
            async with table.lock:
                table.clock.left[0] = 0.0
                table.woken.set()
            assert await notices(ben, "clock_expired") == {"seat": 0}
            if table.seats[0].misses < 3:
                assert (await ben.until("moves"))["by"] == 0
        assert await notices(ben, "seat_absent") == {"seat": 0, "bot": "standard"}
        assert (await ann.ask("back"))["ok"]
        assert not ann.table["seats"][0]["absent"]


async def test_the_table_votes_for_more_time(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, cem = await seated(house, ["Ann", "Ben", "Cem"], clock="fast")
        before = ann.game["clock"]["left"]["0"]
        await ann.do("vote_extend")
        clock = (await ben.until("clock"))["clock"]
        assert (clock["votes"], clock["votes_needed"]) == ([0], 2)
        await ann.do("vote_extend")
        await cem.do("vote_extend")
        assert await notices(ben, "clock_extended") == {"seconds": 60}
        after = (await ben.until("clock"))["clock"]
        assert after["left"]["0"] > before + 50 and after["votes"] == []
        other = await seated(house, ["Ann", "Ben", "Cem"])
        assert (await other[0].ask("vote_extend"))["key"] == "clock.none"


async def test_auto_roll_spares_a_click(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"])
        await sockets[0].do("settings", auto_roll=True)
        assert sockets[0].table["settings"] == {"auto_roll": True, "auto_skip": False}
        await play_together(sockets, until=12)  # all is placed, it is Ann's turn
        await catch_up(sockets[1], 13)
        assert [event["kind"] for event in sockets[1].events].count("rolled") == 1
        assert sockets[1].game["by"] == 0


async def test_auto_skip_answers_what_has_only_one_answer(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"])
        ann, ben, cem = sockets
        wanted = None
        while wanted is None:  # a card that Ben has not, while Ann has something to give for it
            await play_together(sockets, until=ann.version + 1)
            mine, his = ann.game["view"]["hand"][0], ben.game["view"]["hand"][1]
            if ann.game["forms"] and ann.game["deciding"] == [0]:
                wanted = next((k for k in range(5) if not his[k] and not mine[k] and any(mine)), None)
        cards = ann.sheet["cards"]
        given = next(name for name, n in zip(cards, mine, strict=True) if n)
        await ben.do("settings", auto_skip=True)
        assert ben.table["settings"] == {"auto_roll": False, "auto_skip": True}
        offer = {"kind": "offer_trade", "give": {given: 1}, "take": {cards[wanted]: 1}}
        await ann.do("act", seen=ann.version, action=offer)
        offered = ann.version
        await catch_up(cem, offered)
        assert cem.game["legal"]
        moved = await cem.until("moves")
        assert (moved["by"], moved["version"]) == (1, offered + 1)  # Ben's answer, which nobody clicked
        assert moved["events"][0]["kind"] == "trade_answered"
        rows = await house.server.services.store.read_log(ann.table_id)
        assert '"do":"decline_trade"' in rows[-1].entry and rows[-1].command == ""


async def test_a_bot_that_fails_is_replaced_until_the_game_goes_on(tmp_path: Path) -> None:
    async with a_house(tmp_path, bot_command=(sys.executable, "-c", FAILING)) as house:
        socket = await before_a_bot(house, "greedy")
        assert await notices(socket, "bot_replaced") == {
            "seat": 1,
            "from": "greedy",
            "to": "random",
            "reason": "failed",
        }
        moved = await socket.until("moves")
        assert moved["by"] == 1
        rows = await house.server.services.store.read_log(socket.table_id)
        assert [row.entry for row in rows if '"kind":"bot_replaced"' in row.entry]


def test_a_bot_that_its_process_does_not_know_is_named_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Registered in the server by hand and not by a plug-in."""
    monkeypatch.setitem(BOTS, "builder", BotKind(RandomBot, {}, "random"))

    async def test() -> None:
        async with a_house(tmp_path) as house:
            socket = await before_a_bot(house, "builder")
            details = await notices(socket, "bot_replaced")
            assert details == {"seat": 1, "from": "builder", "to": "random", "reason": "unknown"}
            assert (await socket.until("moves"))["by"] == 1

    run(test)
    (said,) = [record.getMessage() for record in caplog.records if "bot processes" in record.getMessage()]
    assert "do not know the bot builder: random is played instead" in said
    assert "ARCHIPEL_PLUGINS" in said


RAISING = """
import sys
from archipel.bots import Bot, register_bot
from archipel.server.bots.worker import serve

class Raiser(Bot):
    def choose(self, view):
        raise ValueError("no idea")

register_bot("raiser", Raiser)
serve(sys.stdin.buffer, sys.stdout.buffer)
"""


def test_the_error_of_a_bot_is_logged_and_not_told_to_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "raiser", BotKind(RandomBot, {}, "random"))

    async def test() -> None:
        async with a_house(tmp_path, bot_command=(sys.executable, "-c", RAISING)) as house:
            socket = await before_a_bot(house, "raiser")
            assert (await notices(socket, "bot_replaced"))["reason"] == "failed"
            await socket.until("moves")
            assert "no idea" not in json.dumps(socket.frames)

    run(test)
    (record,) = [record for record in caplog.records if record.getMessage() == "bot replaced"]
    line = json.loads(JsonLines().format(record))
    assert (line["bot"], line["reason"], line["error"]) == ("raiser", "failed", "ValueError: no idea")
    assert "in choose" in line["trace"]


async def test_a_bot_that_stalls_is_replaced(tmp_path: Path) -> None:
    command = (sys.executable, "-c", STALLING)
    async with a_house(tmp_path, bot_command=command, bot_seconds=0.2) as house:
        socket = await before_a_bot(house, "standard")
        assert (await notices(socket, "bot_replaced"))["reason"] == "stalled"
        assert (await notices(socket, "bot_replaced"))["to"] == "random"
        assert (await socket.until("moves"))["by"] == 1


async def test_a_seat_can_be_left_and_taken_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, cem = await seated(house, ["Ann", "Ben", "Cem"], pace="instant")
        await play_together([ann, ben, cem], until=4)
        await cem.do("stand", seat=2)
        assert cem.game["seat"] == -1 and cem.game["view"]["hand"][2][0] is None
        await ann.ask("ping")
        assert ann.table["seats"][2]["kind"] == "bot"
        dan = await house.guest("Dan")
        joined = await dan.post(f"/api/tables/{ann.table_id}/join", {})
        assert joined["seats"][2]["name"] == "Dan" and joined["seats"][2]["mine"]
        await ann.do("stand", seat=0)  # the host leaves: another player is the host
        await ben.ask("ping")
        assert ben.table["is_host"]


async def test_spectators_may_be_shown_the_game_later(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"], spectator_delay=600)
        watcher = await (await house.guest("Wim")).come(sockets[0].table_id)
        await play_together(sockets, until=5)
        late = await (await house.guest("Val")).come(sockets[0].table_id)
        assert late.version == 0
        assert len(late.events) < len(sockets[0].events)
        table = house.server.services.tables.by_id[sockets[0].table_id]
        assert table.delayed is not None
        async with table.lock:  # as if the ten minutes were over
            table.delayed.waiting = deque((until - 600, frame) for until, frame in table.delayed.waiting)
            table.woken.set()
        await catch_up(watcher, 5)
        assert watcher.events == sockets[0].events


async def test_what_spectators_see_later_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"], spectator_delay=600)
        await play_together(sockets, until=8)
        watcher = await (await house.guest("Wim")).come(sockets[0].table_id)
        assert watcher.version == watcher.table["version"] == 0 and not watcher.game["view"]["over"]
        table = house.server.services.tables.by_id[sockets[0].table_id]
        assert table.delayed is not None
        held = [write(frame) for _, frame in table.delayed.waiting]
    for seconds, shown in ((300, 0), (301, 4)):  # half of the time is over; all of it is for the first four moves
        make_older(tmp_path, sockets[0].table_id, seconds, versions=4)
        async with a_house(tmp_path) as house:
            again = watcher.guest.again(house.url)
            house.guests.append(again)
            late = await again.come(sockets[0].table_id)
            assert late.version == late.table["version"] == shown
            assert late.events == sockets[0].events[: len(late.events)]
            table = house.server.services.tables.by_id[sockets[0].table_id]
            assert table.delayed is not None and table.version == 8
            waiting = [write(frame) for _, frame in table.delayed.waiting]
            assert without_clock(waiting) == without_clock(held[shown:])
            if shown:
                expected = watcher.game["view"]
                for frame in held[:shown]:
                    expected = expected | json.loads(frame)["changed"]
                assert late.game["view"] == expected
            else:
                assert late.game["view"] == watcher.game["view"] and late.events == watcher.events


def make_older(tmp_path: Path, table: str, seconds: float, versions: int) -> None:
    """As if the first moves of a game had been made some time before."""
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        changed = database.execute(
            "UPDATE log SET at = at - ? WHERE table_id = ? AND version <= ?", (seconds, table, versions)
        )
        assert changed.rowcount > 0
    database.close()


def without_clock(frames: list[bytes]) -> list[dict[str, object]]:
    return [{name: value for name, value in json.loads(frame).items() if name != "clock"} for frame in frames]


async def test_a_table_may_do_without_spectators(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"], spectators=False)
        wim = await house.guest("Wim")
        socket = await Socket(wim, sockets[0].table_id).open()
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4403
