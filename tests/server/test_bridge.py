"""Programs outside of the server that read and write lines: the bot of docs/protocol.md plays whole games."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from archipel.server.bots import bridge
from archipel.server.bots.bridge import CannotConnect, Place, play
from tests.server.house import House, Json, Socket, a_house, run
from tests.server.scenes import play_on

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
CONNECT = "from archipel.cli.main import app; app()"


def example(begins: str = "This is a whole bot") -> str:
    """A bot that is printed in the protocol."""
    found = re.search(begins + r".*?```python\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


async def a_table(house: House, target: int = 3) -> tuple[Socket, Json]:
    """Ann on the first seat, a bot of the server on the second, the third is open."""
    ann = await house.guest("Ann")
    options = {"seats": 3, "pace": "instant", "options": {"target": target}}
    table = await ann.open(options=options, sit=0, bots=["random"])
    return await ann.come(table["table"]), table


async def until_seated(socket: Socket, name: str) -> None:
    while socket.table["seats"][2]["name"] != name:
        await socket.until("table")


@pytest.mark.parametrize("begins", ["This is a whole bot", "This one reads the board"])
async def test_the_programs_of_the_protocol_play_a_whole_game(tmp_path: Path, begins: str) -> None:
    async with a_house(tmp_path) as house:
        socket, table = await a_table(house, target=10)
        command = [sys.executable, "-c", CONNECT, "connect", f"{house.url}/t/{table['code']}"]
        bridge = await asyncio.create_subprocess_exec(
            *command, "--name", "Dora", "--seat", "2", "--", sys.executable, "-c", example(begins), stderr=PIPE
        )
        await until_seated(socket, "Dora")
        await socket.do("start")
        await play_on(socket)
        over = socket.over or await socket.until("over")
        assert over["winners"]
        _, said = await bridge.communicate()
        assert (bridge.returncode, said) == (0, b"")
        moves = [frame["by"] for frame in socket.frames if frame["type"] == "moves"]
        assert moves.count(2) > 10


NOTES = """
import json, sys
notes = open(sys.argv[1], "w")
for line in sys.stdin:
    notes.write(line)
    notes.flush()
    frame = json.loads(line)
    if frame["type"] in ("snapshot", "moves") and frame["legal"]:
        seen, action = frame["version"], frame["legal"][-1]["action"]
        print(json.dumps({"type": "act", "seen": seen, "action": action, "id": f"at {seen}"}), flush=True)
"""


async def test_a_program_goes_on_when_its_connection_is_lost(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        socket, table = await a_table(house, target=5)  # long enough for ten commands, whatever the dice bring
        notes, identity = tmp_path / "notes", tmp_path / "identity"
        place = Place(f"{house.url}/t/{table['table']}", "Dora", identity=identity)
        bridge = asyncio.create_task(play(place, [sys.executable, "-c", NOTES, str(notes)]))
        await until_seated(socket, "Dora")
        await socket.do("start")
        for until in (6, 12, 18, 24):
            await play_on(socket, until=until)
            for connection in house.server.services.tables.by_id[table["table"]].connections:
                if connection.person != socket.table["you"]:
                    connection.close(1012, "server.stopping")
        await play_on(socket)
        assert await bridge == 0
        frames = [json.loads(line) for line in notes.read_text().splitlines()]
        assert len([frame for frame in frames if frame["type"] == "sheet"]) >= 4
        assert frames[-1]["type"] == "over" and frames[-1]["winners"] == socket.game["view"]["winners"]
        rows = await house.server.services.store.read_log(table["table"])
        dora = next(seat["person"] for seat in socket.table["seats"] if seat["name"] == "Dora")
        commands = [row.command for row in rows if row.person == dora and row.command]
        assert len(commands) == len(set(commands)) > 10
        assert identity.stat().st_mode & 0o077 == 0


async def test_the_same_guest_comes_back_to_its_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        socket, table = await a_table(house)
        identity = tmp_path / "identity"
        place = Place(f"{house.url}/t/{table['table']}", "Dora", identity=identity)
        assert await play(place, [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]) == 3
        assert await play(place, [sys.executable, "-c", "import sys; sys.stdin.readline()"]) == 0
        await until_seated(socket, "Dora")
        try:
            await play(Place(place.link, "Emil"), [sys.executable])
        except CannotConnect as wrong:
            assert str(wrong).endswith("table.full")
        else:
            raise AssertionError("there was a fourth seat")


HURRIED = """
import json, sys
for n in range(100):
    print(json.dumps({"type": "ping", "id": f"ping {n}"}), flush=True)
left = {f"ping {n}" for n in range(100)}
while left:
    frame = json.loads(sys.stdin.readline())
    assert frame["type"] != "answer" or frame["ok"], frame
    if frame["type"] == "pong":
        left.remove(frame["id"])
sys.exit(6)
"""


def played_within_limits(tmp_path: Path, program: str) -> int:
    """What the program ends with at a server that limits how fast commands may come."""

    async def test() -> int:
        async with a_house(tmp_path, limit_factor=1.0) as house, asyncio.timeout(60):
            _, table = await a_table(house)
            return await play(Place(f"{house.url}/t/{table['code']}"), [sys.executable, "-c", program])

    return run(test)


def test_commands_that_come_too_fast_are_sent_again(tmp_path: Path) -> None:
    assert played_within_limits(tmp_path, HURRIED) == 6


def test_a_command_that_is_always_refused_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "TRIES", 1)
    refused = 'if frame.get("key") == "limit.too_fast": sys.exit(7)\n    assert frame'
    assert played_within_limits(tmp_path, HURRIED.replace("assert frame", refused)) == 7


NONSENSE = """
import json, sys
frames = (json.loads(line) for line in sys.stdin)
print("no json", flush=True)
first = next(frame for frame in frames if frame["type"] == "error")
assert first["key"] == "frame.malformed", first
print(json.dumps({"type": "chat", "id": "long", "text": "x" * 20000}), flush=True)
second = next(frame for frame in frames if frame["type"] == "error")
assert second["key"] == "frame.too_large", second
print(json.dumps({"type": "act", "seen": 0, "action": {"kind": "roll"}}), flush=True)
third = next(frame for frame in frames if frame["type"] == "answer" and not frame["ok"])
assert third["key"] == "table.not_playing" and third["id"], third
print(json.dumps({"type": "ping", "id": "mine"}), flush=True)
assert next(frame for frame in frames if frame["type"] == "pong")["id"] == "mine"
sys.exit(5)
"""


async def test_nonsense_of_a_program_is_answered(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, table = await a_table(house)
        place = Place(f"{house.url}/t/{table['code']}")
        assert await play(place, [sys.executable, "-c", NONSENSE]) == 5


async def test_who_cannot_come_is_told_in_a_line(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        for link, words in (
            (f"{house.url}/t/nowhere", "table.unknown"),
            (house.url, "is not a link to a table"),
            ("http://127.0.0.1:9/t/x", "does not answer"),
        ):
            done = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "archipel.server.bots.bridge", link, "--", "true"), stderr=PIPE
            )
            _, said = await done.communicate()
            assert done.returncode == 1
            assert words in said.decode() and len(said.splitlines()) == 1
