"""Commands that come twice, late, in another order or cut off, and processes that die: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from archipel.server.table.game_specs import spec_of
from archipel.server.table.live_game import LiveGame
from archipel.server.table.log_entries import Moved, Said, Undone, read_entry
from tests.server.test_secrets import frames_for
from tests.server.workshop import Bench, Json, Workshop

STEPS = st.tuples(
    st.sampled_from(["act", "act", "act", "act", "hold", "deliver", "again", "undo", "chat", "cut", "torn", "twice"]),
    st.integers(0, 2),
    st.integers(0, 2**16),
)


class BadLine:
    """People who send commands over a bad line, and what they know of their fate."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.sent: list[tuple[int, Json]] = []
        self.held: list[tuple[int, Json]] = []
        self.carried_out: dict[str, Json] = {}  # by id: the first answer, a yes
        self.refused: dict[str, Json] = {}  # since the table was last read from its log
        self.unanswered: set[str] = set()

    def command(self, seat: int, n: int) -> Json:
        """An action of a deciding seat, or the same action by a seat that is not deciding."""
        live = self.bench.table.game
        deciding = live.deciding[n % len(live.deciding)]
        if n % 5:
            seat = deciding
        legal = live.game.legal_actions(deciding)
        action = legal[n % len(legal)].to_json()
        return {"type": "act", "id": f"c{len(self.sent) + len(self.held)}", "seen": live.version, "action": action} | {
            "seat": seat
        }

    async def send(self, seat: int, command: Json) -> None:
        self.sent.append((seat, command))
        while (answer := await self.ask(seat, command)) is None:
            await self.bench.fall_over()
            self.refused.clear()
        self.check(command["id"], answer)

    async def ask(self, seat: int, command: Json) -> Json | None:
        """The answer; None when the command that was cut off was written after all, and has to be sent again."""
        told = await self.bench.say(seat, command)
        if not told:
            assert self.bench.connections[seat].closing == (1012, "server.stopping")
            return None
        return None if told[-1].get("key") == "server.storage" else told[-1]

    def check(self, name: str, answer: Json) -> None:
        assert answer["type"] == "answer" and answer["id"] == name
        if name in self.carried_out:
            assert answer == self.carried_out[name]
        elif name in self.refused:
            assert answer == self.refused[name]
        elif answer["ok"]:
            self.carried_out[name] = answer
        else:
            assert answer["key"] != "server.error", answer
            self.refused[name] = answer
        self.unanswered.discard(name)

    async def step(self, what: str, seat: int, n: int) -> None:
        bench = self.bench
        if bench.table.state != "playing":
            return
        command = self.command(seat, n)
        seat = command["seat"]
        if what == "act":
            await self.send(seat, command)
        elif what == "twice":  # both are on their way before the first is answered
            self.sent.append((seat, command))
            await asyncio.gather(bench.say(seat, command), bench.say(seat, command))
            await self.send(seat, command)
        elif what == "hold":
            self.held.append((seat, command))
        elif what == "deliver" and self.held:
            await self.send(*self.held.pop(n % len(self.held)))
        elif what == "again" and self.sent:
            await self.send(*self.sent[n % len(self.sent)])
        elif what == "undo":
            await self.send(seat, {"type": "undo", "id": command["id"], "seen": command["seen"], "seat": seat})
        elif what == "chat":
            await self.send(seat, {"type": "chat", "id": command["id"], "text": f"line {n}"})
        elif what == "cut":
            await bench.fall_over()
            self.refused.clear()
        elif what == "torn":
            self.sent.append((seat, command))
            self.unanswered.add(command["id"])
            await bench.torn(seat, command, n % 12)
            self.refused.clear()

    async def settle(self) -> None:
        """Everything that was never answered is sent again; then the log must agree with the answers."""
        for seat, command in [*self.held, *self.sent]:
            if command["id"] in self.unanswered or (seat, command) in self.held:
                await self.send(seat, command)
        table = self.bench.table
        rows = await self.bench.workshop.services.store.read_log(table.id)
        assert [row.number for row in rows] == list(range(len(rows)))
        written = [row.command for row in rows if row.command.startswith("c")]
        assert len(written) == len(set(written))
        assert set(written) == set(self.carried_out)
        entries = [read_entry(row.entry) for row in rows]
        assert table.version == sum(isinstance(entry, Moved | Undone) for entry in entries)
        assert len(table.chat_lines) == sum(isinstance(entry, Said) for entry in entries)
        start = LiveGame(spec_of(table.options), table.game.seed).game  # what has changed since then is the same too
        live, state = [frames_for(table, seat, start) for seat in range(-1, 3)], table.game.game.state_bytes()
        await self.bench.fall_over()
        again = self.bench.table
        assert again.game.game.state_bytes() == state
        assert [frames_for(again, seat, start) for seat in range(-1, 3)] == live


def check_all(stories: Any, examples: int) -> None:
    """All stories in one workshop, a table each."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        workshop = runner.run(Workshop(Path(folder)).__aenter__())

        @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
        @given(stories)
        def tell(story: list[tuple[str, int, int]]) -> None:
            async def told() -> None:
                line = BadLine(await workshop.bench())
                for step in story:
                    await line.step(*step)
                await line.settle()
                await workshop.services.tables.unload(line.bench.table.id)

            runner.run(told())

        try:
            tell()
        finally:
            runner.run(workshop.__aexit__())


def test_repeated_reordered_and_cut_commands_lose_and_double_nothing() -> None:
    check_all(st.lists(STEPS, min_size=10, max_size=40), 20)


@pytest.mark.slow
def test_repeated_reordered_and_cut_commands_lose_and_double_nothing_in_long_games() -> None:
    check_all(st.lists(STEPS, min_size=100, max_size=300), 150)


def test_the_bad_line_is_really_bad(tmp_path: Path) -> None:
    """The test above proves something only if commands are really cut off half way."""

    async def test() -> set[int]:
        async with Workshop(tmp_path) as workshop:
            versions = set()
            for steps in range(0, 40, 3):
                bench = await workshop.bench()
                action = bench.table.game.game.legal_actions(0)[0].to_json()
                await bench.torn(0, {"type": "act", "id": "c", "seen": 0, "seat": 0, "action": action}, steps)
                versions.add(bench.table.version)
                await workshop.services.tables.unload(bench.table.id)
            return versions

    assert asyncio.run(test()) == {0, 1}
