"""Lessons: each is played to its end by making the moves that it asks for, at a real table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from archipel.catalogue import catalogue, replay
from archipel.catalogue.lessons import LEARNER, LessonError, lesson, lessons, read_lesson
from archipel.server.socket.connection import Connection
from archipel.texts import Texts
from tests.server.workshop import Bench, Workshop

Json = dict[str, Any]
ENOUGH = 30.0  # seconds for the moves of a lesson between two steps


async def begun(workshop: Workshop, name: str) -> Bench:
    table = await workshop.services.tables.open_lesson(name, workshop.people[0], "A lesson")
    bench = Bench(workshop, table)
    await come(bench)
    return bench


async def come(bench: Bench) -> None:
    learner = bench.workshop.people[0]
    bench.connections = [Connection(learner.id, learner.name, set())]
    await bench.workshop.services.tables.connect(bench.table, bench.connections[0])


async def asked(bench: Bench) -> Json:
    """The position when the lesson has made its own moves: the learner's turn, or the end of the lesson."""
    for k in range(int(ENOUGH * 100)):
        async with bench.table.lock:
            run = bench.table.lesson
            if run is None or run.asked or not run.moves:
                break
        await asyncio.sleep(0.01)
    frames = await bench.say(0, {"type": "hello", "id": f"hello {bench.table.version} {k}"})
    return next(frame for frame in frames if frame["type"] == "snapshot")


def move_for(position: Json) -> Json:
    """What the learner does: the action that is asked for, or the first legal one of its kind."""
    wanted = position["lesson"]["do"][0]
    return wanted if len(wanted) > 1 else next(one["action"] for one in position["legal"])


async def play(bench: Bench) -> None:
    """All steps of a lesson, up to the end: the learner makes every move of their own seat."""
    steps = lesson(bench.table.lesson_name).steps
    for number, step in enumerate(steps):
        own = [move.action for move in step.then if move.seat == LEARNER]
        for nth, wanted in enumerate([step.do, *((text,) for text in own)]):
            now = await asked(bench)
            assert (now["lesson"]["done"], now["lesson"]["waiting"]) == (number + (nth > 0), nth > 0), (step.name, nth)
            assert now["deciding"].count(LEARNER) == 1
            kinds = {text.partition(" ")[0] for text in wanted}
            offered = {one["action"]["kind"] for one in now["legal"]} | {form["kind"] for form in now["forms"]}
            assert offered == kinds, f"{step.name}: what is lit is what is asked for"
            act = {"type": "act", "id": f"do {number}.{nth}", "seen": now["version"], "action": move_for(now)}
            answer = (await bench.say(0, act))[-1]
            assert answer["ok"], (step.name, wanted, answer)
    end = await asked(bench)
    assert end["lesson"]["done"] == len(steps) and end["legal"] == [] and not end["over"]


def test_every_lesson_is_played_to_its_end_and_the_game_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with Workshop(tmp_path) as workshop:
            for one in lessons():
                bench = await begun(workshop, one.name)
                await play(bench)
                record = replay(bench.table.game.game.record())
                assert record.state_bytes() == bench.table.game.game.state_bytes(), one.name
            told = await bench.say(0, {"type": "leave_lesson", "id": "leave"})
            assert told[-1]["ok"]
            now = next(frame for frame in told if frame["type"] == "snapshot")
            assert now["lesson"] is None
            if now["deciding"] == [LEARNER]:
                assert now["legal"] or now["forms"]

    asyncio.run(go())


def test_only_what_the_lesson_asks_for_may_be_done_and_it_survives_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with Workshop(tmp_path) as workshop:
            bench = await begun(workshop, "base/first")
            now = await asked(bench)
            other = {"kind": "place_settlement", "corner": bench.table.game.game.graph.corner("0,0S")}
            act = {"type": "act", "id": "other", "seen": now["version"], "action": other}
            assert (await bench.say(0, act))[-1]["key"] == "lesson.other_move"
            why = (await bench.say(0, {"type": "why", "id": "why", "actions": [other]}))[-1]
            assert why["reasons"][0]["key"] == "lesson.other_move"
            act = {"type": "act", "id": "place", "seen": now["version"], "action": now["legal"][0]["action"]}
            assert (await bench.say(0, act))[-1]["ok"]
            now = await asked(bench)
            undo = {"type": "undo", "id": "undo", "seen": now["version"]}
            assert (await bench.say(0, undo))[-1]["key"] == "undo.lesson" and not now["may_undo"]
            tables = workshop.services.tables
            await tables.unload(bench.table.id)
            bench.table = await tables.load(bench.table.id)
            await come(bench)
            again = await asked(bench)
            assert again["lesson"] == now["lesson"] and again["view"] == now["view"]
            told = await bench.say(0, {"type": "leave_lesson", "id": "leave"})
            assert told[-1]["ok"]
            assert (await bench.say(0, {"type": "leave_lesson", "id": "twice"}))[-1]["key"] == "lesson.none"
            await tables.unload(bench.table.id)
            assert (await tables.load(bench.table.id)).lesson is None

    asyncio.run(go())


def test_lessons_are_found_in_the_folders_of_boxes() -> None:
    found = lessons()
    assert found[0].name == "base/first"
    assert {one.box for one in found} == {entry.box for entry in catalogue()}, "every box has a lesson"
    assert all(3 <= len(one.steps) <= 5 for one in found)
    moves = [move for one in found for step in one.steps for move in step.then if move.seat == LEARNER]
    kinds = {move.action.partition(" ")[0] for move in moves}
    assert {"end_turn", "roll", "steal"} <= kinds, "the first lesson teaches how a turn ends and what the robber takes"
    assert [kind for kind in kinds if not Texts("en").has(f"page-lesson-now-{kind}")] == []
    with pytest.raises(LessonError, match="there is no lesson"):
        lesson("base/nothing")
    for text, wrong in (("game = 1\nsteps = []", "seats"), ("gmae = 'base'", "gmae"), ("game = ", "Invalid value")):
        with pytest.raises(LessonError, match=wrong):
            read_lesson(text, "base/wrong")
