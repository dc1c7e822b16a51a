"""What bots spare people at a table, and what a table does for them by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.bots.registry import BOTS
from archipel.catalogue import entry
from archipel.engine.action import Action
from archipel.engine.words import TURN
from archipel.server.bots.manners import OFFERS, REPEATED, Manners
from archipel.server.messages import TableOptions
from archipel.server.table.clock import Clock
from archipel.server.table.log_entries import SeatChanged
from archipel.server.table.patience import LONGEST_HOLD, Patience
from archipel.server.table.seat_commands import join, take_seat
from tests.server.workshop import Bench, Workshop, numbers
from tests.tables import a_table

OFFER = "offer_trade 1brick 1grain"
BRICK = {"brick": 3}


async def with_a_bot(workshop: Workshop, *people: dict[str, int], bots: int = 1) -> Bench:
    """A table where the first seats are bots, it is the turn of the first, and people hold these cards."""
    bench = await workshop.bench()
    table = bench.table
    await workshop.services.tables.drivers[table.id].stop()
    for seat in range(bots):
        await table.commit([SeatChanged(seat, "bot", bot="standard")])
    hands = dict.fromkeys(range(bots), BRICK) | {bots + k: hand for k, hand in enumerate(people)}
    game = a_table(seats=3, hands=hands, rolled=True).game
    table.game.game = game
    return bench


def asked(played: Action | str | None) -> object:
    assert isinstance(played, Action)
    return played["to"]


def test_an_offer_is_held_while_a_counter_is_written_and_not_for_ever() -> None:
    patience = Patience(30.0)
    patience.follow(100.0, 7)
    assert patience.due_in(110.0) == 20.0
    patience.hold(112.0, 1, True)
    assert patience.due_in(120.0) == 18.0 + LONGEST_HOLD - 8.0
    patience.hold(140.0, 1, False)
    assert patience.due_in(141.0) == 17.0
    patience.hold(142.0, 1, True)  # the ninety seconds began with the first word
    assert patience.due_in(112.0 + LONGEST_HOLD + 1.0) == 15.0
    assert not patience.is_held(112.0 + LONGEST_HOLD + 1.0)
    patience.follow(300.0, 8)
    assert patience.due_in(300.0) == 30.0


async def test_a_bot_asks_people_once_in_a_turn(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        bench = await with_a_bot(workshop, {"grain": 1}, {"grain": 1})
        manners = Manners(bench.table)
        assert asked(manners.as_played(0, f"{OFFER} 1,2")) == [1, 2]
        assert manners.as_played(0, f"{OFFER} 1") is None
        assert manners.as_played(0, "end_turn") == "end_turn"
        for _ in range(REPEATED):  # a bot that insists is let through in the end: the people decline by themselves
            again = manners.as_played(0, f"{OFFER} 1")
        assert asked(again) == [1]


async def test_a_bot_makes_four_offers_in_a_turn(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        bench = await with_a_bot(workshop, {"grain": 1}, bots=2)
        manners = Manners(bench.table)
        assert asked(manners.as_played(0, f"{OFFER} 1,2")) == [1, 2]
        for _ in range(OFFERS - 1):
            assert asked(manners.as_played(0, f"{OFFER} 1")) == [1]
        for _ in range(REPEATED):
            assert manners.as_played(0, f"{OFFER} 1,2") is None
        assert asked(manners.as_played(0, f"{OFFER} 1,2")) == [1], "who insists is let through, but not to the person"
        bench.table.game.game.state.s[TURN] += 1
        assert asked(manners.as_played(0, f"{OFFER} 1,2")) == [1, 2]


def test_the_bots_of_the_table_give_up_before_they_are_let_through() -> None:
    offers = [kind.settings["offers"][0] for kind in BOTS.values() if "offers" in kind.settings]
    assert 0 < max(offers) <= OFFERS + REPEATED


async def test_a_person_who_cannot_pay_is_not_asked_where_nobody_learns_from_it(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        alone = await with_a_bot(workshop, {"ore": 2}, bots=2)
        assert asked(Manners(alone.table).as_played(0, f"{OFFER} 1,2")) == [1]
        assert Manners(alone.table).as_played(0, f"{OFFER} 2") is None
        two = await with_a_bot(workshop, {"ore": 2}, {"grain": 1})
        manners = Manners(two.table)
        assert asked(manners.as_played(0, f"{OFFER} 1,2")) == [1, 2]
        await two.table.play(0, f"{OFFER} 1,2", "bot standard")
        assert manners.answer_for(1) == "decline_trade", "it cannot be paid"
        assert manners.answer_for(2) is None


@pytest.mark.parametrize(("wanted", "later"), [("not_this_turn", [1]), ("none", None)])
async def test_a_person_may_want_no_offers(tmp_path: Path, wanted: str, later: list[int] | None) -> None:
    async with Workshop(tmp_path) as workshop:
        bench = await with_a_bot(workshop, {"grain": 1}, {"grain": 1})
        told = await bench.say(1, {"type": "want_offers", "id": "quiet", "offers": wanted})
        assert told[-1]["ok"]
        assert [seat["offers"] for seat in told[-2]["seats"]] == ["all", wanted, "all"]
        manners = Manners(bench.table)
        assert asked(manners.as_played(0, f"{OFFER} 1,2")) == [2]
        await bench.table.play(0, f"{OFFER} 1,2", "bot standard")
        assert manners.answer_for(1) == "decline_trade"
        assert (manners.answer_for(0), manners.answer_for(2)) == (None, None)
        game = a_table(seats=3, hands={0: BRICK, 1: {"grain": 1}}, rolled=True).game
        game.state.s[TURN] += 1
        bench.table.game.game = game
        played = Manners(bench.table).as_played(0, f"{OFFER} 1")
        assert (None if played is None else asked(played)) == later


async def test_the_clock_of_an_offer_is_sent_and_stops_while_it_is_held(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        bench = await with_a_bot(workshop, {"grain": 1}, {"grain": 1})
        await bench.table.play(0, f"{OFFER} 1,2", "bot standard")
        offer = bench.listen()[1][-1]["clock"]["offer"]
        assert (offer["total"], offer["held"]) == (30.0, False)
        assert 0 < offer["left"] <= 30.0
        told = await bench.say(1, {"type": "hold_offer", "id": "writing", "held": True})
        assert told[-2]["clock"]["offer"]["held"] is True
        told = await bench.say(1, {"type": "hold_offer", "id": "done", "held": False})
        assert told[-2]["clock"]["offer"]["held"] is False
        for seat in (1, 2):
            await bench.table.play(seat, "decline_trade", bench.workshop.people[seat].id)
        assert bench.listen()[1][-1]["clock"]["offer"] is None


async def test_between_turns_a_person_who_can_only_pass_is_not_asked(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        bench = await workshop.bench(seats=5, options={"start": 0})
        table = bench.table
        driver = workshop.services.tables.drivers[table.id]
        await driver.stop()
        for hand, done in (({"lumber": 1}, "pass_building"), ({"lumber": 1, "brick": 1}, None)):
            game = a_table(seats=5, extension="special_building", hands={1: hand}, rolled=True).do("end_turn").game
            table.game.game = game
            assert game.deciding == [1]
            assert driver.auto_action(1) == done
        assert table.game.has_passes and not table.left_to_people


def test_the_ring_of_a_clock_starts_full() -> None:
    clock = Clock("blitz")
    clock.decide(0.0, [0], active=0, turn=1)
    assert (clock.left[0], clock.full[0]) == (20.0, 20.0)
    clock.decide(15.0, [1], active=0, turn=1)
    assert (clock.left[1], clock.full[1]) == (10.0, 10.0)
    clock.decide(16.0, [0], active=0, turn=1)  # at least the time for an answer
    assert (clock.left[0], clock.full[0]) == (10.0, 20.0)
    clock.give(0, 60.0)
    assert clock.full[0] == clock.left[0] == 70.0


async def test_two_people_have_two_names(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        ann, ben, _ = workshop.people
        table = await workshop.services.tables.open(TableOptions(seats=4), ann, 0)
        async with table.lock:
            await join(table, ben.id, "ann", None)
            await take_seat(table, ann.id, "Ann", 2)
        assert [seat.name for seat in table.seats] == ["Ann", "ann 2", "Ann 3", ""]


async def test_the_host_changes_the_game_and_people_keep_a_seat(tmp_path: Path) -> None:
    async with Workshop(tmp_path) as workshop:
        ann, ben, cem = workshop.people
        table = await workshop.services.tables.open(TableOptions(seats=4), ann, 0)
        async with table.lock:
            await take_seat(table, ben.id, "Ben", 3)
        bench = Bench(workshop, table)
        await bench.enter()

        async def change(**options: object) -> dict[str, object]:
            wanted = {"game": "base", "seats": 4, "options": {}} | options
            return (await bench.say(0, {"type": "options", "id": f"change {next(numbers)}", "options": wanted}))[-1]

        assert (await bench.say(0, {"type": "add_bot", "id": "bot", "seat": 2, "bot": "greedy"}))[-1]["ok"]
        assert (await change(seats=3))["ok"]
        assert [seat.name or seat.bot for seat in table.seats] == ["Ann", "Ben", "greedy"]
        assert (await change(game="junior", seats=3))["ok"]
        assert [seat.colour for seat in table.seats] == list(entry("junior").colours[:3])
        assert (await change(seats=2, options={"duel": True}))["ok"]
        assert [seat.name for seat in table.seats] == ["Ann", "Ben"], "the bot had to go"
        assert (await change(seats=3))["ok"]
        async with table.lock:
            await take_seat(table, cem.id, "Cem", 2)
        assert (await change(seats=2, options={"duel": True, "start": 0}))["key"] == "table.seat_taken"
