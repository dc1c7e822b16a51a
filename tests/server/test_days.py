"""Games that are played in days: nobody stays, and the clock is turned forward."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import update

from archipel.engine import roles
from archipel.server.messages import KeepDays, TableOptions
from archipel.server.refusals import Refused
from archipel.server.socket.connection import Connection
from archipel.server.socket.conversation import handle_text
from archipel.server.storage import schema
from archipel.server.storage.deletion import delete_old
from archipel.server.storage.holidays import DAYS_A_YEAR
from archipel.server.storage.people import Person
from archipel.server.table import timing
from archipel.server.table.days_clock import DaysClock, elapsed, time_after
from archipel.server.table.log_entries import SeatChanged
from archipel.server.table.seat_commands import join
from archipel.server.table.table import Table
from tests.server.house import PATIENCE, a_house, run
from tests.server.scenes import preference, seated
from tests.server.workshop import Workshop
from tests.tables import a_table

HOUR = 3600.0
DAY = 24 * HOUR
MORNING = 1_790_000_000.0  # in September 2026
NAMES = ("Ann", "Ben", "Cem", "Dia")
Json = dict[str, Any]
numbers = count()


class Calendar:
    """The time of day, as far as a server knows."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> float:
        return self.now


class Club:
    """A server with four people, and one table that they play at in days."""

    def __init__(self, workshop: Workshop, calendar: Calendar, people: list[Person], table: str) -> None:
        self.workshop = workshop
        self.calendar = calendar
        self.people = people
        self.name = table

    @property
    def tables(self) -> Any:
        return self.workshop.services.tables

    async def table(self) -> Table:
        found: Table = await self.tables.load(self.name)
        return found

    @asynccontextmanager
    async def visit(self, seat: int) -> AsyncIterator[Callable[..., Awaitable[list[Json]]]]:
        """One person comes to the table, and leaves again."""
        table = await self.table()
        person = self.people[seat]
        connection = Connection(person.id, person.name, set())
        await self.tables.connect(table, connection)

        async def say(kind: str, **fields: Any) -> list[Json]:
            frame = {"type": kind, "id": f"c{next(numbers)}", **fields}
            await handle_text(table, connection, json.dumps(frame))
            told = [json.loads(one) for one in connection.frames]
            connection.frames.clear()
            return told

        await say("hello")
        yield say
        await self.tables.disconnect(table, connection)

    async def act(self, seat: int, kind: str = "", **action: Any) -> Json:
        """The person of a seat comes, makes a move, a good one unless it is named, and leaves."""
        table = await self.table()
        if not kind:
            legal = table.game.legal(seat)
            action = max((json.loads(bytes(one)) for one in legal), key=preference)["action"]
        else:
            action["kind"] = kind
        async with self.visit(seat) as say:
            answer = (await say("act", seat=seat, seen=table.version, action=action))[-1]
        return answer

    async def turn_clock(self, seconds: float) -> None:
        """Later: what is due by then happens."""
        self.calendar.now += seconds
        await self.wake()

    async def wake(self) -> None:
        await self.tables.waker.wake_due()

    async def until(self, condition: Callable[[Table], bool]) -> Table:
        async with asyncio.timeout(PATIENCE):
            while not condition(table := await self.table()):
                await asyncio.sleep(0.01)
        return table

    async def unload(self) -> None:
        """Nobody has been here for a while."""
        await self.tables.unload(self.name)
        assert self.name not in self.tables.by_id

    async def waits_for(self, *seats: int) -> Table:
        """The clock runs for these people, and the log says so."""
        return await self.until(
            lambda table: table.clock.running == set(seats) and timing.clock_entry(table) == table.clock_written
        )


async def a_club(workshop: Workshop, calendar: Calendar, **options: Any) -> Club:
    chosen: Json = {"seats": 4, "clock": "day", "options": {"start": 0, "layout": "beginner"}} | options
    people = workshop.people
    table = await workshop.services.tables.open(TableOptions(**chosen), people[0], 0)
    for person in people[1:]:
        async with table.lock:
            await join(table, person.id, person.name, None)
    club = Club(workshop, calendar, people, table.id)
    async with club.visit(0) as say:
        assert (await say("start", bot="random"))[-1]["ok"]
    return club


def in_club(tmp_path: Path, test: Callable[[Club], Awaitable[None]], **options: Any) -> None:
    """Run a test with a club that has just begun its game."""

    async def running() -> None:
        calendar = Calendar()
        async with Workshop(tmp_path, NAMES, now=calendar) as workshop:
            await test(await a_club(workshop, calendar, **options))

    run(running)


def set_up(table: Table, **more: Any) -> None:
    """The first seat has its turn in the middle of a game, with cards in every hand."""
    hands = {seat: {"brick": 3, "grain": 3} for seat in range(4)}
    chosen: Json = {"seats": 4, "hands": hands, "rolled": True} | more
    game = a_table(**chosen).game
    game.listen()
    table.game.game = game
    timing.restart_clock(table)
    table.woken.set()


# ---- the clock


def test_holidays_do_not_count() -> None:
    holidays = [(100.0, 200.0), (300.0, 400.0)]
    assert elapsed(50.0, 150.0, holidays) == 50.0
    assert elapsed(150.0, 350.0, holidays) == 100.0
    for since, seconds in ((50.0, 20.0), (50.0, 60.0), (120.0, 50.0), (50.0, 170.0), (250.0, 500.0)):
        at = time_after(since, seconds, holidays)
        assert elapsed(since, at, holidays) == seconds, (since, seconds)


def test_a_turn_that_comes_back_has_at_least_eight_hours() -> None:
    clock = DaysClock("day", 2 * HOUR)
    clock.decide(MORNING, [0], active=0, turn=1)
    assert clock.over_at(0) == MORNING + DAY
    late = MORNING + 23 * HOUR
    clock.decide(late, [1, 2], active=0, turn=1, answering=[1])
    assert clock.over_at(1) == late + 2 * HOUR  # to answer an offer
    assert clock.over_at(2) == late + DAY  # to give cards up, for instance
    clock.decide(late + HOUR, [0], active=0, turn=1)
    assert clock.over_at(0) == late + 9 * HOUR
    again = DaysClock("day", 2 * HOUR)
    again.set_state(clock.state({}))
    assert again.due_in(late + HOUR) == clock.due_in(late + HOUR) == 8 * HOUR


# ---- at the table


async def test_time_goes_on_while_nobody_is_there_and_the_server_is_down(tmp_path: Path) -> None:
    calendar = Calendar()
    async with Workshop(tmp_path, NAMES, now=calendar) as workshop:
        club = await a_club(workshop, calendar)
        people = club.people
        await club.waits_for(0)
        await club.unload()
        await club.turn_clock(20 * HOUR)
        assert club.name not in club.tables.by_id, "nothing is due there"
        mine = (await club.tables.of_person(people[0].id))[0]
        assert [(one.seat, one.since, one.until) for one in mine.awaited] == [(0, MORNING, MORNING + DAY)]
    calendar.now += 2 * HOUR
    async with Workshop(tmp_path, (), now=calendar, bot_seconds=5.0) as workshop:
        club = Club(workshop, calendar, people, club.name)
        await club.wake()
        assert club.name not in club.tables.by_id
        await club.turn_clock(3 * HOUR)  # now it is over: a bot makes that move, and the next person is asked
        table = await club.until(lambda table: table.version == 2)
        await club.waits_for(1)
        assert table.seats[0].misses == 1 and not table.seats[0].absent
        assert (await club.act(1))["ok"]


async def test_of_several_processes_the_owner_wakes_a_table(tmp_path: Path, redis_server: str) -> None:
    calendar = Calendar()
    shared: Json = {"now": calendar, "redis_url": redis_server, "lease": 60.0}
    async with a_house(tmp_path, **shared) as one, a_house(tmp_path, **shared) as other:
        ann, _ = await seated(one, ["Ann", "Ben"], clock="day", overtime="seat", options={"start": 0, "duel": True})
        table = one.server.services.tables.by_id[ann.table_id]
        async with asyncio.timeout(PATIENCE):
            while table.clock_written is None:
                await asyncio.sleep(0.01)
        calendar.now += DAY
        assert await other.server.services.tables.waker.wake_due() == 1
        assert not other.server.services.tables.by_id, "the other process owns it"
        await one.server.services.tables.unload(table.id)  # nobody does now
        assert await other.server.services.tables.waker.wake_due() == 1
        async with asyncio.timeout(PATIENCE):
            while other.server.services.tables.by_id[table.id].seats[0].kind != "bot":
                await asyncio.sleep(0.01)


def test_a_person_who_never_comes_gets_a_stand_in_until_they_are_back(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table = await club.waits_for(0)
        table.seats[0].misses = 2
        await club.turn_clock(DAY - 1.0)
        await club.unload()
        await club.turn_clock(1.0)
        await club.until(lambda table: table.seats[0].absent)
        async with club.visit(0):
            table = await club.table()
            assert not table.seats[0].absent and not table.seats[0].misses

    in_club(tmp_path, test)


def test_the_seat_is_given_up_if_the_table_wants_it_so(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await club.waits_for(0)
        await club.unload()
        await club.turn_clock(DAY)
        table = await club.until(lambda table: table.seats[0].kind == "bot")
        assert table.seats[0].offered and table.seats[0].kept_for == club.people[0].id
        assert table.host == club.people[1].id
        assert await club.workshop.services.store.due(club.calendar.now, 9) == [club.name], "the bot has to move"

    in_club(tmp_path, test, overtime="seat")


@pytest.mark.parametrize("vote", ["wait", "bot", "seat", ""])
def test_the_others_vote_about_a_person_who_is_late(tmp_path: Path, vote: str) -> None:
    async def test(club: Club) -> None:
        await club.waits_for(0)
        await club.turn_clock(DAY)
        table = await club.until(lambda table: table.clock_written is not None and 0 in table.clock_written.late)
        async with table.lock:
            assert timing.clock_entry(table) == table.clock_written
        await club.unload()  # a vote is gathered as people come
        if not vote:  # nobody comes: after as much time again, a bot makes the move
            await club.turn_clock(DAY)
            await club.until(lambda table: table.days_clock is not None and table.days_clock.handed == {0})
            return
        async with club.visit(0) as say:
            assert (await say("vote_overtime", late=0, vote=vote))[-1]["key"] == "clock.own_vote"
            assert (await say("vote_extend"))[-1]["key"] == "clock.days"
        async with club.visit(1) as say:
            assert (await say("vote_overtime", late=0, vote=vote))[-1]["ok"]
        await club.unload()
        async with club.visit(2) as say:
            told = await say("vote_overtime", late=0, vote=vote)
            assert {"type": "notice", "kind": "overtime_voted", "details": {"seat": 0, "vote": vote}} in told
            assert (await say("vote_overtime", late=0, vote=vote))[-1]["key"] == "clock.no_vote"
            table = await club.table()
            clock = table.days_clock
            assert clock is not None and not clock.late
            assert (table.seats[0].kind == "bot") == (vote == "seat")
            assert clock.handed == ({0} if vote == "bot" else set())
            if vote == "wait":
                assert clock.due_in(club.calendar.now) == DAY

    in_club(tmp_path, test, overtime="vote")


def test_answers_are_gathered_as_they_come_and_an_offer_lapses(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        set_up(await club.table())
        terms = {"give": {"brick": 1}, "take": {"grain": 1}, "to": [1, 2, 3]}
        assert (await club.act(0, "offer_trade", **terms))["ok"]
        table = await club.waits_for(1, 2, 3)  # the clock of the one who offers stands still
        await club.turn_clock(HOUR)
        assert (await club.act(2, "accept_trade"))["ok"]
        await club.waits_for(1, 3)
        await club.turn_clock(HOUR)
        await club.waits_for(0)
        assert [table.seats[seat].misses for seat in (1, 3)] == [0, 0]
        assert table.clock.due_in(club.calendar.now) == DAY
        assert (await club.act(0, "confirm_trade", **{"with": 2}))["ok"]

    in_club(tmp_path, test, offer_hours=2)


def test_a_bot_waits_for_answers_as_long_as_its_offer_is_open(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        table = await club.table()
        async with table.lock:
            await table.commit([SeatChanged(0, "bot", bot="random")])
            set_up(table)
            await table.play(0, "offer_trade 1brick 1grain", "bot random")
        await club.waits_for(1, 2, 3)
        version = table.version
        await club.turn_clock(HOUR)
        assert (await club.act(1, "decline_trade"))["ok"]
        await club.waits_for(2, 3)
        assert table.version == version + 1 and 0 in table.game.deciding
        await club.turn_clock(HOUR)
        await club.until(lambda table: table.version > version + 3)

    in_club(tmp_path, test, offer_hours=2)


def test_a_turn_is_rolled_and_ended_in_advance_once(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        set_up(await club.table(), dice=[(4, 4)])
        async with club.visit(1) as say:
            frame = next(one for one in await say("settings", roll_and_end=True) if one["type"] == "table")
            assert frame["in_advance"] == {"roll_and_end": True, "refuse_below": 0}
            assert (await club.act(0, "end_turn"))["ok"]
            table = await club.waits_for(2)
            told = [one["in_advance"] for one in await say("look", seat=1) if one["type"] == "table"]
            assert told[-1] == {"roll_and_end": False, "refuse_below": 0}, "the page shows that it was done"
        assert table.game.game.turn == 3
        assert table.auto_play_of(club.people[1].id).end_from == 0

    in_club(tmp_path, test)


def test_offers_below_a_price_are_declined_in_advance(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        set_up(await club.table())
        async with club.visit(1) as say:
            await say("settings", refuse_below=2)
        one_for_one = {"give": {"brick": 1}, "take": {"grain": 1}, "to": [1, 2]}
        assert (await club.act(0, "offer_trade", **one_for_one))["ok"]
        await club.waits_for(2)
        assert (await club.act(0, "withdraw_trade"))["ok"]
        two_for_one = {"give": {"brick": 2}, "take": {"grain": 1}, "to": [1, 2]}
        assert (await club.act(0, "offer_trade", **two_for_one))["ok"]
        table = await club.waits_for(1, 2)
        assert table.may(1, roles.TRADE, roles.ACCEPT)

    in_club(tmp_path, test)


# ---- holidays, and what is kept


def test_a_holiday_stops_the_clock_and_ends_early(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        holidays, ann = club.workshop.services.holidays, club.people[0].id
        await club.waits_for(0)
        await club.unload()
        await holidays.add(ann, MORNING, MORNING + 12 * HOUR, MORNING + 12 * HOUR + 5 * DAY)
        await club.turn_clock(0.0)
        table = await club.waits_for(0)
        assert table.clock.due_in(MORNING) == 6 * DAY
        await club.turn_clock(2 * DAY)
        async with club.visit(1) as say:
            clock = next(one for one in await say("look", seat=1) if one["type"] == "snapshot")["clock"]
            assert clock["holiday_until"] == {"0": MORNING + 12 * HOUR + 5 * DAY} and clock["left"]["0"] == 12 * HOUR
        await club.unload()
        await holidays.end(ann, club.calendar.now, (await holidays.of(ann))[0].id)
        await club.turn_clock(0.0)
        table = await club.waits_for(0)
        assert table.clock.due_in(club.calendar.now) == 12 * HOUR

    in_club(tmp_path, test)


async def test_holidays_are_few(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        holidays, ann = workshop.services.holidays, workshop.people[0].id
        refused = [(MORNING, MORNING), (MORNING, MORNING + 60 * DAY), (MORNING + 900 * DAY, MORNING + 901 * DAY)]
        for begins, ends in refused:
            with pytest.raises(Refused, match=r"holiday\.dates"):
                await holidays.add(ann, MORNING, begins, ends)
        await holidays.add(ann, MORNING, MORNING - DAY, MORNING + 20 * DAY)
        assert (await holidays.of(ann))[0].begins == MORNING, "what was is not a holiday"
        with pytest.raises(Refused, match=r"holiday\.overlaps"):
            await holidays.add(ann, MORNING, MORNING + DAY, MORNING + 2 * DAY)
        with pytest.raises(Refused, match=r"holiday\.too_many"):
            await holidays.add(ann, MORNING, MORNING + 21 * DAY, MORNING + (DAYS_A_YEAR + 2) * DAY)
        with pytest.raises(Refused, match=r"holiday\.unknown"):
            await holidays.end(workshop.people[1].id, MORNING, (await holidays.of(ann))[0].id)
        await holidays.forget_old(MORNING + 300 * DAY)
        assert len(await holidays.of(ann)) == 1
        await holidays.forget_old(MORNING + 400 * DAY)
        assert await holidays.of(ann) == []


async def test_a_game_that_rests_is_not_deleted(tmp_path: Path) -> None:
    async with Workshop(tmp_path, NAMES) as workshop:
        calendar = Calendar()
        calendar.now = time()
        club = await a_club(workshop, calendar, clock="week")
        await club.waits_for(0)
        store = workshop.services.store
        keep = KeepDays(playing=1)
        async with store.writing() as connection:
            await connection.execute(update(schema.tables).values(changed=time() - 3 * DAY))
        assert (await delete_old(store, keep)).tables == 0
        await store.set_due([club.name], time() - 2 * DAY)
        assert (await delete_old(store, keep)).tables == 1
