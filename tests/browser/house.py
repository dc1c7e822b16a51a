"""A server in a process of its own that can be stopped the hard way, and guests who come to it without a browser."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Final, Self

import httpx
from websockets.sync.client import ClientConnection, connect

import archipel
from tests.ports import free_port

Json = dict[str, Any]

SOURCES: Final = Path(archipel.__file__).resolve().parents[1]
PATIENCE: Final = 30.0  # seconds until a test gives up
SCRIPT: Final = """{prelude}
import sys
from pathlib import Path
from archipel.server.main import serve
port, database, page = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
serve(port=port, database_url=database, page=page, pace=0.0, limit_factor=1000.0, bot_processes=1, trade_patience=600.0,
      ready=lambda address: print(address, flush=True))
"""
# Building first and ending the turn last, so that games come to an end.
ORDER: Final = [
    "build_city",
    "build_fortress",
    "build_settlement",
    "improve",
    "roll",
    "place_settlement",
    "place_city",
    "activate",
    "recruit",
    "build_wall",
    "buy_card",
    "build_road",
    "maritime_trade",
]

numbers = count()


class House:
    """The real server with its page. Bots answer at once, but an offer of theirs stands until people have answered.
    `prelude` is Python that its process runs first."""

    def __init__(self, folder: Path, page: Path, prelude: str = "") -> None:
        self.folder = folder
        self.script = SCRIPT.replace("{prelude}", prelude)
        self.page = page
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        environment = dict(os.environ)
        environment["PYTHONPATH"] = os.pathsep.join([str(SOURCES), environment.get("PYTHONPATH", "")])
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.script, str(self.port), database, str(self.page)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        if not self.process.stdout.readline().startswith("http"):
            self.kill()
            raise AssertionError((self.folder / "server.log").read_text()[-2000:])

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def freeze(self) -> None:
        """It takes nothing in any more, but its sockets stay open."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """kill -9: no shut_down, nothing written down at the last moment."""
        if self.process is None:
            return
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def guest(self, name: str) -> Guest:
        return Guest(self.url, name)


class Guest:
    """Somebody who comes by HTTP and WebSocket."""

    def __init__(self, url: str, name: str, cookies: dict[str, str] | None = None) -> None:
        self.url = url
        self.name = name
        self.cookies = cookies or {}
        if not self.cookies:
            self._call("PATCH", "/api/me", {"name": name})

    def _call(self, method: str, path: str, body: Json | None) -> httpx.Response:
        with httpx.Client(
            base_url=self.url, headers={"Origin": self.url}, cookies=self.cookies, verify=False, timeout=PATIENCE
        ) as http:
            answer = http.request(method, path, json=body)
            self.cookies = dict(http.cookies)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        return answer

    def get(self, path: str) -> Any:
        return self._call("GET", path, None).json()

    def lines(self, path: str) -> list[Json]:
        return [json.loads(line) for line in self._call("GET", path, None).text.splitlines()]

    def post(self, path: str, body: Json) -> Any:
        return self._call("POST", path, body).json()

    def open(self, seats: int = 3, bots: int = 0, bot: str = "greedy", **options: Any) -> Json:
        """A table with this guest on the first seat and bots on the last ones."""
        chosen = {"game": "base", "seats": seats, "pace": "instant", "title": "Harbour", **options}
        body = {"options": chosen, "name": self.name, "sit": 0, "bots": [bot] * bots}
        table: Json = self.post("/api/tables", body)
        return table

    def socket(self, table: str) -> Socket:
        return Socket(self, table)


class Socket:
    """A socket at a table; it keeps what it was last told."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table_id = table
        self.stack = ExitStack()
        self.connection: ClientConnection
        self.game: Json = {}
        self.events: list[Json] = []
        self.table: Json = {}
        self.sheet: Json = {}

    def __enter__(self) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.cookies.items())
        address = self.guest.url.replace("http", "ws") + f"/ws/tables/{self.table_id}"
        headers = {"Cookie": cookie, "Origin": self.guest.url}
        self.connection = self.stack.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.do("hello")
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def next(self) -> Json:
        frame: Json = json.loads(self.connection.recv(PATIENCE))
        if frame["type"] in ("table", "sheet"):
            setattr(self, frame["type"], frame)
        elif frame["type"] in ("snapshot", "moves"):
            whole = frame["view"] if frame["type"] == "snapshot" else self.game["view"] | frame["changed"]
            self.game = frame | {"view": whole}
            self.events = self.events[: frame["events_from"]] + frame["events"]
        return frame

    @property
    def version(self) -> int:
        version: int = self.game.get("version", -1)
        return version

    def wait_for(self, version: int) -> None:
        while self.version < version:
            self.next()

    def ask(self, kind: str, **fields: Any) -> Json:
        command = f"t{time.time_ns()}-{next(numbers)}"
        self.connection.send(json.dumps({"type": kind, "id": command, **fields}))
        while True:
            frame = self.next()
            if frame["type"] in ("answer", "error") and frame.get("id") == command:
                return frame

    def do(self, kind: str, **fields: Any) -> Json:
        answer = self.ask(kind, **fields)
        assert answer.get("ok"), answer
        return answer

    def act(self, action: Json, seat: int) -> Json:
        return self.ask("act", seen=self.game["version"], action=action, seat=seat)

    def play(self, turns: int | None = None, worth: Callable[[Json], float] | None = None) -> None:
        """Play my seats until this many turns have begun and one of mine has rolled, or to the end."""
        mine = [seat["seat"] for seat in self.table["seats"] if seat["mine"]]
        while not self.game["over"]:
            wanted = [seat for seat in self.game["deciding"] if seat in mine]
            if wanted and self.game["seat"] not in wanted:
                self.do("look", seat=wanted[0])
            kinds = {move["action"]["kind"] for move in self.game["legal"]}
            if turns is not None and self.game["view"]["turn"] >= turns and "end_turn" in kinds:
                return
            if self.game["legal"]:
                choice = max(self.game["legal"], key=worth or preference)
                answer = self.act(choice["action"], choice["seat"])
                assert answer["ok"] or answer["key"] == "command.stale", (answer, choice)
            else:
                self.next()


def preference(move: Json) -> int:
    kind = move["action"]["kind"]
    return len(ORDER) - ORDER.index(kind) if kind in ORDER else -1 if kind == "end_turn" else 0


def finished_game(house: House, target: int = 4, bots: int = 2, bot: str = "greedy") -> tuple[Guest, Json]:
    """A game of one person and bots that was played to its end."""
    guest = house.guest("Ann")
    table = guest.open(seats=bots + 1, bots=bots, bot=bot, options={"target": target, "layout": "beginner"})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
        socket.play()
        assert socket.game["over"]
    return guest, table
