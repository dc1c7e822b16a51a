"""No single request holds the event loop for long, whatever is in it: every REST call and every frame, each with the
worst that has been found for it.

The time is CPU time of the server's thread within one step of its event loop. A step may take 50 ms on the compiled
core, where the longest takes 11 ms; five times as much is allowed here, so that the source, which needs up to 100 ms on
a busy machine, passes as well.
"""

from __future__ import annotations

import asyncio
import gc
import json
import re
import threading
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import thread_time
from typing import Any, get_args

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

import archipel
from archipel.catalogue import catalogue
from archipel.server import messages as m
from archipel.server.http.routes import ROUTES
from archipel.server.limits import FRAME, RECORD
from tests.catalogue.custom import custom_file
from tests.server.house import PATIENCE, House, Json, open_house

ALLOWED = 0.05 * 5
OF_JSON = {"Content-Type": "application/json"}
STEPS = 300  # of the game at the table and in the record
LONG = {"game": "seafarers/oceania", "seats": 6, "options": {"cities_knights": True}}


class Watched:
    """A server in a thread of its own, whose longest step is measured."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.longest = 0.0
        self.started = threading.Event()
        self.house: House
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        self.house = await open_house(self.folder, absent_after=1e6)
        self.loop = asyncio.get_running_loop()
        self.done = asyncio.Event()
        self.started.set()
        await self.done.wait()
        await self.house.stop()

    def step(self, handle: events.Handle, run: Callable[[events.Handle], None]) -> None:
        """One step of an event loop."""
        if threading.current_thread() is not self.thread:
            run(handle)
            return
        began = thread_time()
        try:
            run(handle)
        finally:
            self.longest = max(self.longest, thread_time() - began)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    watched = Watched(tmp_path_factory.mktemp("worst"))
    run = events.Handle._run

    def timed(handle: events.Handle) -> None:
        watched.step(handle, run)

    gc.freeze()  # to look for garbage in what other tests have left behind is not the server's work
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(events.Handle, "_run", timed)
        watched.thread.start()
        assert watched.started.wait(PATIENCE)
        yield watched
        watched.stop()
    gc.unfreeze()


class Person:
    """A guest who waits for every answer."""

    def __init__(self, server: Watched) -> None:
        self.url = server.house.url
        self.http = httpx.Client(base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE, verify=False)
        self.http.get("/api/me")
        self.opened = ExitStack()
        self.numbers = iter(range(10**9))

    def leave(self) -> None:
        self.opened.close()
        self.http.close()

    def post(self, path: str, body: Json) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    def come(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws") + f"/ws/tables/{table}"
        headers = {"Cookie": cookie, "Origin": self.url}
        opened = connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        return self.opened.enter_context(opened)

    def ask(self, socket: ClientConnection, frame: Json) -> Json:
        """Send a frame and wait for its answer."""
        command = f"c{next(self.numbers)}"
        socket.send(json.dumps({"id": command, **frame}))
        return self.until(socket, command)

    def until(self, socket: ClientConnection, command: str | None) -> Json:
        while True:
            frame: Json = json.loads(socket.recv(PATIENCE))
            if frame["type"] == "error" or frame.get("id") == command:
                return frame


def long_record() -> str:
    game = archipel.new_game("base", 4, 7)
    while len(game.steps()) < STEPS:
        seat = game.deciding[0]
        game.apply(game.legal_actions(seat)[-1], seat)
    return game.record()


class Scene:
    """What the requests are about: a table with a long log, one that waits, a record, a preset, a campaign."""

    def __init__(self, server: Watched) -> None:
        self.server = server
        self.person = Person(server)
        options = {**LONG, "hints": True, "spectator_delay": 0}
        self.waiting = self.person.post("/api/tables", {"options": {**options, "title": "x" * 60}})["table"]
        playing = self.person.post("/api/tables", {"options": {"seats": 4, "options": {"start": 0}}, "sit": 0})
        self.playing, self.code = playing["table"], playing["code"]
        self.socket = self.person.come(self.playing)
        self.person.ask(self.socket, {"type": "hello"})
        for seat in (1, 2, 3):
            self.person.ask(self.socket, {"type": "sit", "seat": seat})
        self.person.ask(self.socket, {"type": "start"})
        self.record_text = long_record()
        self.record = self.person.post("/api/records", {"record": self.record_text})["record"]
        self.preset = self.person.post("/api/presets", {"name": "p", "options": options})["preset"]
        self.map = self.person.post("/api/maps", {"name": "m", "text": custom_file("oceania_3")})["about"]["map"]
        self.campaign = self.person.post("/api/campaigns", {"options": {"seats": 4}})["campaign"]
        self.tournament = self.large_tournament()

    def large_tournament(self) -> str:
        """As many players as may take part."""
        sheet = self.person.post("/api/tournaments", {"options": {"seats": 4}, "title": "\ufdfa" * 60})
        path = f"/api/tournaments/{sheet['tournament']}"
        for number in range(63):
            player = Person(self.server)
            player.post(f"{path}/join", {"name": f"{number}" + "\u0301" * 20})
            player.leave()
        return str(sheet["tournament"])

    def forget_tables(self) -> None:
        """As after ten minutes without anybody: tables are read from their logs again."""
        tables = self.server.house.server.services.tables
        for table in (self.waiting,):
            asyncio.run_coroutine_threadsafe(tables.unload(table), self.server.loop).result(PATIENCE)


@pytest.fixture(scope="module")
def scene(server: Watched) -> Iterator[Scene]:
    made = Scene(server)
    yield made
    made.person.leave()


def nested(size: int) -> str:
    return "[" * size + "]" * size


def worst_options() -> list[Json]:
    """The games with the largest boards and the most rules, for most seats."""
    largest = sorted(catalogue(), key=lambda found: -int(found.scenario(max(found.seats)).graph.tiles))[:3]
    chosen: list[Json] = [{"game": found.name, "seats": max(found.seats), "options": {}} for found in largest]
    return [*chosen, LONG, {"game": "base", "seats": 6, "options": {"cities_knights": True, "layout": "random"}}]


def maps() -> list[str]:
    """Maps that take long to read or to deal."""
    cells = "     ".join("F5" if n % 2 else "?" for n in range(200))
    return [
        custom_file("oceania_3"),
        "x = " + "[" * 900 + "]" * 900,
        "a." * 20_000 + "a = 1",
        "\n".join(f'[map.a{n}]\nx = "' + "y" * 40 + '"' for n in range(1500)),
        f'seats = [3]\ntarget = 9\nchapters = ["base"]\n[map]\norigin = "0,0"\nrows = """\n{cells}\n"""\n',
    ]


def bodies(scene: Scene, path: str) -> list[Any]:
    """Bodies for a call that takes one."""
    tables = [{"options": options, "bots": ["standard"] * 8, "name": "\u0301" * 24} for options in worst_options()]
    records = [
        scene.record_text,
        scene.record_text.replace('"seat": 1', '"seat": 2'),
        '{"archipel": 2, "name": "base", "seats": 4}\n' * 40_000,
        nested(900_000),
        json.dumps({"archipel": 2, "board": {"tiles": {f"{q},{q}": ["forest", 5] for q in range(60_000)}}}) + "\n",
        "\n" * 1_900_000,
    ]
    names = ["\u0301a" * 12, "\ufdfa" * 24, "x" * 24]
    known: dict[str, list[Any]] = {
        "/api/me": [{"name": name} for name in names],
        "/api/me/device": [{}],
        "/api/me/device/use": [{"code": "\ufdfa" * 16}],
        "/api/account": [{"login": "a" * 32, "password": "p" * 128}],
        "/api/login": [{"login": "nobody", "password": "p" * 128}],
        "/api/logout": [{}],
        "/api/tables": tables,
        "/api/tables/{table}/join": [{"name": name, "seat": 5} for name in names],
        "/api/presets": [{"name": "\ufdfa" * 60, "options": options} for options in worst_options()],
        "/api/records": [{"record": text} for text in records],
        "/api/campaigns": [{"options": {"seats": 4, "title": "\ufdfa" * 60}, "bots": ["standard"] * 3}],
        "/api/campaigns/{campaign}/next": [{}],
        "/api/me/holidays": [{"begins": 0, "ends": 1e11}],
        "/api/me/notices": [{"kind": "webhook", "address": "http://" + "a." * 400, "language": "en"}],
        "/api/notices/confirm": [{"token": "x" * 64}],
        "/api/notices/off": [{"token": "x" * 64}],
        "/api/tournaments": [{"options": options, "title": "\ufdfa" * 60} for options in worst_options()],
        "/api/tournaments/{tournament}/absent": [{"player": 63, "absent": True}, {"player": 63, "absent": False}],
        "/api/tournaments/{tournament}/result": [{"round": 0, "table": 15, "points": [10, 9, 8, 7], "winners": [0]}],
        "/api/maps/check": [{"text": text} for text in maps()],
        "/api/maps": [{"name": "\ufdfa" * 60, "text": text} for text in maps()],
        "/api/maps/play": [{"name": "x", "text": text, "options": {"seats": 3}} for text in maps()],
    }
    return known.get(path, [{}])


def queries(path: str) -> list[str]:
    """Queries for a call."""
    return {
        "/api/rules": [
            "",
            "?lang=fr&words=" + "a%20" * 2000,
            "?words=" + "a%20" * 2000,
            "?words=" + "%EF%B7%BA" * 2000,
            "?number=" + "B-" * 5000,
        ],
        "/api/surprise": ["?seats=2&advanced=1", "?seats=6&advanced=1", "?seats=8"],
        "/api/records/{record}/replay": ["", "?seat=0", "?first=1000000", "?count=1000&seat=-2"],
    }.get(path, [""])


def texts(size: int) -> list[bytes]:
    """Bodies that are not what any call takes, as large as may be."""
    return [
        nested(size // 2 - 1).encode(),
        b'{"a":' * (size // 6),
        b'"' + b"\\u0000" * (size // 6 - 1) + b'"',
        b"[" + b"1," * (size // 2 - 2) + b"1]",
        b"9" * (size - 1),
        b"\xff" * size,
        b'{"options":{"options":{' + b",".join(b'"%d":1' % n for n in range(size // 12)) + b"}}}",
    ]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_no_call_holds_the_event_loop(route: Any, scene: Scene) -> None:
    at_the_scene = "{" in route.path and route.method != "DELETE"
    person = scene.person if at_the_scene else Person(scene.server)  # some calls change who the caller is
    for table in (scene.playing, scene.waiting, scene.code, "ZZZZZ", "x" * 64, "%00"):
        known = {
            "table": table,
            "record": scene.record,
            "preset": scene.preset,
            "campaign": scene.campaign,
            "map": scene.map,
            "tournament": scene.tournament,
        }
        path = route.path.format(**{name: known.get(name, "x" * 16) for name in re.findall(r"\{(\w+)\}", route.path)})
        scene.forget_tables()
        if route.body is not None or route.method == "POST":
            for body in bodies(scene, route.path):
                call(scene, person, route.method, path, json=body)
        for query in queries(route.path) if route.method == "GET" else []:
            call(scene, person, "GET", path + query)
        if "{table}" not in route.path:
            break
    if route.body is not None:
        for text in texts(route.largest):
            call(scene, person, route.method, path, content=text, headers=OF_JSON)
    if not at_the_scene:
        person.leave()


@contextmanager
def measured(scene: Scene, what: str) -> Iterator[None]:
    """No step of the event loop may take long meanwhile."""
    scene.server.longest = 0.0
    yield
    assert scene.server.longest < ALLOWED, (what, scene.server.longest)


def call(scene: Scene, person: Person, method: str, path: str, **content: Any) -> None:
    with measured(scene, f"{method} {path[:80]} {str(content)[:80]}"):
        answer = person.http.request(method, path, **content)
    assert answer.status_code != 500, (method, path[:80], answer.text)


FRAMES = {kind.__struct_config__.tag: kind for kind in get_args(m.ClientFrame)}


def frames(scene: Scene, tag: str) -> list[Json]:
    """Frames of a kind."""
    known: dict[str, list[Json]] = {
        "hello": [{}, {"seat": 1}],
        "look": [{"seat": seat} for seat in (0, 3, 15)],
        "act": [{"seen": 0, "action": action, "seat": 0} for action in actions()],
        "undo": [{"seen": 0, "seat": 0}],
        "why": [
            *({"actions": [{"kind": kind}] * 32, "seat": 0} for kind in kinds(scene)),
            {"actions": [{"kind": kind} for kind in kinds(scene)][:32], "seat": 0},
            {"actions": [action for action in actions() if len(str(action)) < 2000] * 3, "seat": 0},
        ],
        "hint": [{"seat": 0}],
        "chat": [{"text": "\ufdfa" * 300}, {"text": "\u0301" * 300}],
        "emote": [{"emote": "laugh"}],
        "mute": [{"person": "0" * 32}],
        "settings": [{"auto_roll": False}],
        "sit": [{"seat": 1, "name": "\ufdfa" * 24}],
        "stand": [{"seat": 15}],
        "add_bot": [{"seat": 1, "bot": "standard:" + "nodes=9:" * 6 + "x=1"}],
        "remove_bot": [{"seat": 1}],
        "kick": [{"seat": 15}],
        "pace": [{"pace": "instant"}],
        "rename": [{"seat": 15, "name": "n" * 24}],
        "options": [{"options": options} for options in worst_options()],
        "start": [{"bot": "standard"}],
    }
    if tag in known:
        return known[tag]
    fields = FRAMES[tag].__struct_fields__
    return [{"value": "ab" * 32, "seat": 0} if "value" in fields else {}]


def actions() -> list[Json]:
    return [
        {"kind": "build_road", "edge": 10**18},
        {"kind": "offer", "give": {str(n): 1 for n in range(400)}},
        {"kind": "x" * 8000},
        {"kind": ["build_road"] * 500},
        {"kind": "offer_trade", "give": [0] * 1500, "want": [999] * 1500},
        {"kind": "build_settlement", "corner": [[[[[]]]]]},
        {str(n): n for n in range(800)},
        {},
    ]


def kinds(scene: Scene) -> list[str]:
    table = scene.server.house.server.services.tables.by_id[scene.playing]
    return [verb.name for verb in table.game.game.rules.verbs]


@pytest.mark.parametrize("tag", sorted(FRAMES))
def test_no_frame_holds_the_event_loop(tag: str, scene: Scene) -> None:
    if tag in ("close", "rematch"):
        table = scene.person.post("/api/tables", {"options": LONG})["table"]
    else:
        table = scene.waiting if tag in ("options", "start", "commit_share", "reveal_share") else scene.playing
    socket = scene.person.come(table)
    scene.person.ask(socket, {"type": "hello"})
    for frame in frames(scene, tag):
        with measured(scene, f"{tag} {str(frame)[:60]}"):
            scene.person.ask(socket, {"type": tag, **frame})
    for text in texts(FRAME - 100):
        filled = b'{"type":"%s","id":"x","text":%s}' % (tag.encode(), text)
        with measured(scene, f"{tag} {text[:20]!r}"):
            send_bytes(scene.person, socket, filled[: FRAME - 1])
    socket.close()


def send_bytes(person: Person, socket: ClientConnection, text: bytes) -> Json:
    socket.send(text.decode("latin-1").encode("ascii", "replace").decode())
    return person.until(socket, "x")


def test_a_body_that_is_too_large_is_not_read(scene: Scene) -> None:
    for path, size in (("/api/tables", FRAME), ("/api/records", RECORD)):
        body = b'{"record":"' + b"x" * size
        call(scene, scene.person, "POST", path, content=body, headers=OF_JSON)


def test_a_long_log_is_read_in_steps(scene: Scene) -> None:
    """A table that was played for long is loaded when anybody asks for it: its whole game is played again."""
    tables = scene.server.house.server.services.tables
    for _ in range(STEPS):
        game = tables.by_id[scene.playing].game
        seat = game.deciding[0]
        action = json.loads(bytes(game.legal(seat)[-1]))["action"]
        scene.person.ask(scene.socket, {"type": "act", "seen": game.version, "action": action, "seat": seat})
    unloading = tables.unload(scene.playing)
    asyncio.run_coroutine_threadsafe(unloading, scene.server.loop).result(PATIENCE)
    call(scene, scene.person, "GET", f"/api/tables/{scene.playing}")
    assert tables.by_id[scene.playing].version == STEPS
