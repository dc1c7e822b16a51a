"""Frames and REST calls between the sensible and the absurd, by chance: for tests, and for `tools.fuzz`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any
from urllib.parse import quote

from archipel.server.http.calls import Route

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

    def legal(self, version: int, actions: list[Any]) -> str:
        """Something that may be done, so that the game goes on."""
        action = self.chance.choice(actions) if actions else {"kind": "roll"}
        return json.dumps({"type": "act", "id": f"{self.chance.getrandbits(40):x}", "seen": version, "action": action})

    def frame(self) -> str | None:
        """What is sent to a table; None: something that may be done."""
        chance = self.chance
        kind = chance.randrange(20)
        if kind < 4:
            return None
        if kind < 7:
            return self.damaged(json.dumps(self.mutated(COMMANDS)))
        if kind == 7:
            return chance.choice([self.text() * 9, json.dumps(self.value()), "[" * 3000, "{" * 20_000])
        return json.dumps(self.mutated(COMMANDS))

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

    def call(self, routes: Sequence[Route], places: list[str]) -> tuple[str, str, dict[str, str], bytes, str]:
        """A REST call: method, path, query, body and its type."""
        chance = self.chance
        route = chance.choice(routes)
        method = chance.choice([route.method] * 9 + [chance.choice(METHODS)])
        place = chance.choice([*places, chance.choice([self.text(), *ODD])])
        path = route.path
        for parameter in ("table", "preset", "record"):
            path = path.replace(f"{{{parameter}}}", quote(place.encode("utf-8", "replace"), "") or "x")
        return method, path, self.query(), self.body(), chance.choice(KINDS)
