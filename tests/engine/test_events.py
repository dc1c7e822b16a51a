"""Events: the same story whenever one begins to listen, for games, copies and replayed records."""

from __future__ import annotations

import json
from random import Random

import pytest

import archipel
from archipel import Event
from archipel.engine.events import ROOM, EventLog
from tests.properties.players import any_choice

pytestmark = pytest.mark.compiled

SPECS = [
    archipel.GameSpec("base", 2, (("duel", True),)),
    archipel.GameSpec("base", 4, (("phases", "combined"), ("steal_at_once", False))),
    archipel.GameSpec("base", 5, (("extension", "paired_players"),)),
    archipel.GameSpec("base", 6),
]


def play(game: archipel.Game, seed: int, steps: int) -> archipel.Game:
    chance = Random(seed)
    for _ in range(steps):
        if not game.over:
            seat, action = any_choice(game, chance)
            game.apply(action, seat)
    return game


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_events_asked_late_are_those_heard_from_the_start(spec: archipel.GameSpec) -> None:
    early, late, between = (spec.new_game(3) for _ in range(3))
    early.listen()
    play(early, 1, 300)
    play(late, 1, 300)
    chance = Random(1)
    for step in range(300):
        if between.over:
            break
        if step == 150:
            between.listen()
        seat, action = any_choice(between, chance)
        between.apply(action, seat)
    assert early.events == late.events == between.events
    assert len(early.events) > 100
    for seat in range(-1, spec.seats):
        assert early.events_for(seat) == late.events_for(seat)


def test_listening_changes_nothing() -> None:
    silent, heard = (archipel.new_game("base", seats=4, seed=5) for _ in range(2))
    heard.listen()
    play(silent, 2, 200)
    play(heard, 2, 200)
    before = silent.state_bytes()
    assert heard.state_bytes() == before
    assert silent.events
    assert silent.state_bytes() == before
    assert play(silent, 3, 100).record() == play(heard, 3, 100).record()


def test_with_told_chance_too() -> None:
    told = {"dice": ["3+4", "1+2", "6+5"] * 100}
    early, late = (archipel.new_game("base", seats=3, seed=5, chance=told) for _ in range(2))
    early.listen()
    assert play(early, 4, 150).events == play(late, 4, 150).events


def test_a_copy_tells_the_past_it_has_and_its_own_future() -> None:
    game = play(archipel.new_game("base", seats=4, seed=6), 1, 120)
    past = game.events
    other = game.copy()
    play(other, 2, 60)
    assert game.events == past
    assert other.events[: len(past)] == past
    assert len(other.events) > len(past)
    play(game, 3, 60)
    assert game.events[: len(past)] == past
    assert game.events != other.events
    assert archipel.replay(other.record()).events == other.events


def test_a_copy_of_a_listener_does_not_write_into_its_log() -> None:
    game = archipel.new_game("base", seats=4, seed=6)
    game.listen()
    other = game.copy()
    play(other, 2, 40)
    assert [event.kind for event in game.events if event.kind == "built"] == []
    play(game, 2, 40)
    assert game.events == other.events


def test_the_list_that_is_handed_out_is_not_the_log() -> None:
    game = play(archipel.new_game("base", seats=4, seed=6), 1, 50)
    told = game.events
    told.clear()
    game.events[0].fields.clear()
    assert game.events
    assert game.events[0].fields


def test_a_refused_action_tells_nothing() -> None:
    game = archipel.new_game("base", seats=4, seed=6)
    before = game.events
    with pytest.raises(archipel.IllegalAction):
        game.apply("roll")
    assert game.events == before


def test_events_as_values() -> None:
    one, other = Event("rolled", {"seat": 1, "dice": "3+4"}), Event("rolled", {"dice": "3+4", "seat": 1})
    assert one == other
    assert hash(one) == hash(other)
    assert one["dice"] == "3+4"
    assert one != Event("rolled", {"seat": 2, "dice": "3+4"})
    assert one != Event("built", {"seat": 1, "dice": "3+4"})
    assert one != "rolled"
    assert repr(one) == "Event('rolled', seat=1, dice='3+4')"
    assert repr(Event("over", {})) == "Event('over')"
    assert json.dumps(one.to_json()) == '{"kind": "rolled", "seat": 1, "dice": "3+4"}'


def test_a_story_from_the_first_roll_to_the_victory() -> None:
    game = play(archipel.new_game("base", seats=3, seed=2), 2, 100_000)
    kinds = [event.kind for event in game.events]
    assert kinds[0] == "start_rolled"
    assert kinds[-1] == "won"
    assert game.events[-1]["seat"] == game.winner
    assert kinds.count("turn_began") == game.turn
    assert kinds.count("won") == 1
    wanted = {"built", "took", "rolled", "produced", "robber_moved", "stolen", "discarded", "traded_with_supply"}
    assert wanted | {"trade_offered", "trade_answered", "trade_ended", "bought_card", "turn_ended"} <= set(kinds)


@pytest.mark.parametrize("least", [0, 4095, 4096, -1, 2**40])
def test_a_log_gives_back_what_it_was_told_whatever_the_size_of_the_values(least: int) -> None:
    log, told = EventLog(), []
    for number in range(2 * ROOM):
        values = [least, number, 0, 4095][: number % 5]
        log.note(number, len(values), *(values + [0] * 4)[:4])
        told.append((number, values))
        if number % 7 == 0:
            log.add(number, [least, *range(number)])
            told.append((number, [least, *range(number)]))
        if number % 31 == 0:  # read in between
            assert log.rows == told
    assert log.rows == told
    del log.rows[3:]
    log.note(1, 2, 8, 9, 0, 0)
    assert log.rows == [*told[:3], (1, [8, 9])]
