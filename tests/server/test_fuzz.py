"""Nonsense: random and mutated frames and REST calls are answered, never with an internal error, and change no game."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

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

FRAMES = 50  # in one example
CALLS = 25
NO_HEALTH = list(HealthCheck)

ODD = ["road", "ore", "end_turn", "roll", "\ud800", "\x00", "💥", "standard", "random:depth=9", "C1", "a" * 400, ""]
NAMES = ["type", "id", "seen", "seat", "action", "kind", "text", "options", "give", "take", "corner", "x"]

COMMANDS: list[dict[str, Any]] = [
    {"type": "hello", "id": "1", "seat": 0},
    {"type": "look", "id": "2", "seat": 1},
    {"type": "act", "id": "3", "seen": 0, "seat": 0, "action": {"kind": "place_settlement", "corner": 3}},
    {"type": "act", "id": "4", "seen": 0, "action": {"kind": "place_road", "edge": 3}},
    {"type": "act", "id": "5", "seen": 0, "action": {"kind": "offer_trade", "give": {"ore": 1}, "take": {"wool": 1}}},
    {"type": "undo", "id": "6", "seen": 1},
    {"type": "why", "id": "7", "actions": [{"kind": "build_road"}, {"kind": "build_city", "corner": 3}]},
    {"type": "chat", "id": "8", "text": "hello"},
    {"type": "emote", "id": "9", "emote": "laugh"},
    {"type": "mute", "id": "10", "person": "x", "muted": True},
    {"type": "vote_extend", "id": "11"},
    {"type": "settings", "id": "12", "auto_roll": False, "auto_skip": False},
    {"type": "back", "id": "13"},
    {"type": "sit", "id": "14", "seat": 2, "name": "x"},
    {"type": "add_bot", "id": "16", "seat": 1, "bot": "random"},
    {"type": "remove_bot", "id": "17", "seat": 1},
    {"type": "kick", "id": "18", "seat": 1},
    {"type": "commit_share", "id": "19", "value": "00" * 32},
    {"type": "reveal_share", "id": "19b", "value": "00" * 16},
    {"type": "options", "id": "20", "options": {"seats": 4, "options": {"target": 8}}},
    {"type": "start", "id": "21", "bot": "random"},
    {"type": "close", "id": "22"},
    {"type": "rematch", "id": "23"},
    {"type": "ping", "id": "24"},
]


class Nonsense:
    """Frames and calls between the sensible and the absurd, by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def text(self) -> str:
        return "".join(
            chr(self.chance.choice([self.chance.randrange(32, 127), self.chance.randrange(0xD7FF)])) for _ in "123456"
        )

    def value(self, depth: int = 0) -> Any:
        """Anything JSON can say."""
        chance = self.chance
        leaf = [None, True, False, chance.randrange(-2, 60), chance.randrange(-(2**70), 2**70), chance.random() * 1e9]
        kind = chance.randrange(10)
        if kind < 5 or depth > 2:
            return chance.choice(leaf)
        if kind < 8:
            return chance.choice([*ODD, self.text()])
        inner = [self.value(depth + 1) for _ in range(chance.randrange(4))]
        return inner if kind == 8 else {chance.choice(NAMES): value for value in inner}

    def mutated(self, templates: list[dict[str, Any]]) -> dict[str, Any]:
        """Something sensible with some of it taken away, replaced or added."""
        chance = self.chance
        found: dict[str, Any] = json.loads(json.dumps(chance.choice(templates)))
        if "id" in found:
            found["id"] = f"{chance.getrandbits(40):x}"
        if "seat" in found:
            found["seat"] = chance.randrange(4)
        for _ in range(chance.choice([0, 0, 0, 1, 1, 2])):
            inner = chance.choice([found, *(value for value in found.values() if isinstance(value, dict))])
            key = chance.choice([*inner, chance.choice(NAMES)])
            if chance.random() < 0.7:
                inner[key] = self.value()
            else:
                inner.pop(key, None)
        return found

    def damaged(self, text: str) -> str:
        """Text with a piece cut out, or something put in."""
        at = self.chance.randrange(len(text) + 1)
        return text[:at] + self.text()[: self.chance.randrange(4)] + text[at + self.chance.randrange(4) :]

    def legal(self, table: Table) -> tuple[int, str]:
        """Something that may be done, so that the game goes on."""
        live = table.game
        seat = self.chance.choice(live.deciding or [0])
        actions = live.game.legal_actions(seat) if seat in live.deciding else []
        action = self.chance.choice(actions).to_json() if actions else {"kind": "roll"}
        command = {"type": "act", "id": f"{self.chance.getrandbits(40):x}", "seen": live.version, "action": action}
        return seat, json.dumps(command)

    def frame(self, table: Table) -> tuple[int, str]:
        """Who says what."""
        chance = self.chance
        seat, kind = chance.randrange(3), chance.randrange(20)
        if kind < 4:
            return self.legal(table)
        if kind < 7:
            return seat, self.damaged(json.dumps(self.mutated(COMMANDS)))
        if kind == 7:
            return seat, chance.choice([self.text() * 9, json.dumps(self.value()), "[" * 3000, "{" * 20_000])
        return seat, json.dumps(self.mutated(COMMANDS))

    def body(self) -> bytes:
        kind = self.chance.randrange(10)
        sent = json.dumps(self.mutated(BODIES))
        if kind == 0:
            return self.chance.randbytes(30)
        if kind == 1:
            return json.dumps(self.value()).encode()
        return (self.damaged(sent) if kind < 4 else sent).encode("utf-8", "replace")

    def query(self) -> dict[str, str]:
        names = self.chance.sample(["seat", "first", "count", "number", "words", "x"], self.chance.choice([0, 0, 1, 2]))
        return {
            name: self.chance.choice(["-2", "0", "99", "9" * 30, "BASE-38", "robber", "\x00", "é"]) for name in names
        }


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
                    seat, text = nonsense.frame(table)
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

BODIES: list[dict[str, Any]] = [
    {"name": "Ann"},
    {"options": {"seats": 3, "options": {"target": 5}}, "sit": 0, "bots": ["random"], "name": "Ann"},
    {"seat": 1, "name": "Ben"},
    {"name": "preset", "options": {"game": "base", "seats": 4}},
    {"record": '{"format":1}\n{"steps":0}\n'},
    {"code": "ABCDEFGH"},
    {"login": "x", "password": "short"},
]
METHODS = ["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"]
KINDS = ["application/json"] * 8 + ["text/plain", ""]


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
                chance = nonsense.chance
                for _ in range(CALLS):
                    route = chance.choice(ROUTES)
                    method = chance.choice([route.method] * 9 + [chance.choice(METHODS)])
                    place = chance.choice([*places.values(), chance.choice([nonsense.text(), *ODD])])
                    path = route.path
                    for parameter in ("table", "preset", "record"):
                        path = path.replace(f"{{{parameter}}}", quote(place.encode("utf-8", "replace"), "") or "x")
                    content = nonsense.body()
                    headers = {"Content-Type": chance.choice(KINDS)}
                    answer = await browser.request(
                        method, path, params=nonsense.query(), content=content, headers=headers
                    )
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
    program = shutil.which("schemathesis")
    if program is None:
        pytest.skip("schemathesis is not installed: it did not look at the REST part")
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
