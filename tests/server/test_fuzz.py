"""Nonsense: random and mutated frames and REST calls are answered, never with an internal error, and change no game."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from archipel.server import messages as m
from archipel.server.app import Server
from archipel.server.http.routes import ROUTES
from archipel.server.settings import Settings
from archipel.server.table.table import Table
from tests.server.house import a_house, run
from tests.server.workshop import Workshop
from tools.nonsense import Nonsense

FRAMES = 50  # in one example
CALLS = 25
NO_HEALTH = list(HealthCheck)


@contextmanager
def no_slips() -> Iterator[None]:
    """What goes wrong at our end is in the log: there must be nothing."""
    slips: list[logging.LogRecord] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            slips.append(record)

    listener = Listener(logging.ERROR)
    logging.getLogger("archipel").addHandler(listener)
    try:
        yield
        assert not slips, [record.getMessage() + str(record.exc_info) for record in slips]
    finally:
        logging.getLogger("archipel").removeHandler(listener)


def who_says_what(nonsense: Nonsense, table: Table) -> tuple[int, str]:
    text = nonsense.frame()
    if text is not None:
        return nonsense.chance.randrange(3), text
    live = table.game
    seat = nonsense.chance.choice(live.deciding or [0])
    legal = live.game.legal_actions(seat) if seat in live.deciding else []
    return seat, nonsense.legal(live.version, [action.to_json() for action in legal])


def fuzz_frames(examples: int) -> None:
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        workshop = runner.run(Workshop(Path(folder)).__aenter__())

        @settings(max_examples=examples, suppress_health_check=NO_HEALTH)
        @given(st.integers(0, 2**64))
        def talk(seed: int) -> None:
            async def told() -> None:
                bench = await workshop.bench()
                table = bench.table
                nonsense = Nonsense(seed)
                for _ in range(FRAMES):
                    seat, text = who_says_what(nonsense, table)
                    answers = await bench.say_text(seat, text)
                    assert answers, text
                    for answer in answers:
                        assert answer["type"] in KNOWN and answer.get("key") != "server.error", (text, answer)
                        assert "Traceback" not in str(answer)
                    bench.listen()
                state, version = table.game.game.state_bytes(), table.version
                await bench.fall_over()
                assert (bench.table.game.game.state_bytes(), bench.table.version) == (state, version)
                await workshop.services.tables.unload(table.id)

            runner.run(told())

        try:
            with no_slips():
                talk()
        finally:
            runner.run(workshop.__aexit__())


KNOWN = {"answer", "error", "table", "chat", "sheet", "snapshot", "moves", "clock", "presence", "emote", "notice"} | {
    "reasons",
    "pong",
    "over",
    "rematch",
}


def test_random_and_mutated_frames_are_answered() -> None:
    fuzz_frames(40)


@pytest.mark.slow
def test_eighty_thousand_random_and_mutated_frames_are_answered() -> None:
    fuzz_frames(80_000 // FRAMES)


# ---- REST


def fuzz_calls(examples: int) -> None:
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        chosen = Settings(
            database_url=f"sqlite:///{Path(folder) / 'tables.sqlite3'}", page=Path(folder), limit_factor=1e6
        )
        server = Server(chosen)
        runner.run(server.services.store.open())
        browser = httpx.AsyncClient(
            transport=httpx.ASGITransport(server.app),
            base_url="http://localhost",
            headers={"Origin": "http://localhost"},
        )

        async def known() -> dict[str, str]:
            made = (await browser.post("/api/tables", json={"options": {"seats": 3}})).json()
            kept = (await browser.post("/api/presets", json={"name": "p", "options": {}})).json()
            return {"table": made["table"], "code": made["code"], "preset": kept["preset"]}

        places = runner.run(known())

        @settings(max_examples=examples, suppress_health_check=NO_HEALTH)
        @given(st.integers(0, 2**64))
        def ask(seed: int) -> None:
            async def asked() -> None:
                nonsense = Nonsense(seed)
                for _ in range(CALLS):
                    method, path, query, content, kind = nonsense.call(ROUTES, [*places.values()])
                    headers = {"Content-Type": kind}
                    answer = await browser.request(method, path, params=query, content=content, headers=headers)
                    assert answer.status_code < 500, (method, path, content, answer.text)
                    assert "Traceback" not in answer.text
                    if answer.status_code >= 400 and path.startswith("/api/") and answer.content:
                        assert msgspec.json.decode(answer.content, type=m.Refusal).key

            runner.run(asked())

        async def close() -> None:
            await browser.aclose()
            await server.services.tables.stop()
            await server.services.bots.close()
            await server.services.records.close()
            await server.services.store.close()

        try:
            with no_slips():
                ask()
        finally:
            runner.run(close())


def test_random_and_mutated_calls_are_answered() -> None:
    fuzz_calls(30)


@pytest.mark.slow
def test_twenty_thousand_random_and_mutated_calls_are_answered() -> None:
    fuzz_calls(20_000 // CALLS)


@pytest.mark.slow
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    program = str(Path(sys.executable).with_name("schemathesis"))
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    options = ["--max-examples", "15", "--checks", checks, "--phases", "examples,fuzzing"]

    async def test() -> None:
        async with a_house(tmp_path, limit_factor=1e6) as house:
            done = await asyncio.to_thread(
                subprocess.run,
                [program, "run", f"{house.url}/api/openapi.json", "-H", f"Origin: {house.url}", *options],
                capture_output=True,
                text=True,
                cwd=tmp_path,
                check=False,
            )
            assert done.returncode == 0, done.stdout

    run(test, seconds=300)
