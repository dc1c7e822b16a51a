"""Bots by their names and settings."""

from __future__ import annotations

from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.gentle import GentleBot
from archipel.bots.greedy import GreedyBot
from archipel.bots.random import RandomBot
from archipel.bots.standard import StandardBot
from archipel.engine.errors import ArchipelError


class UnknownBot(ArchipelError):
    """No bot of this name, or a setting it does not have."""


SEARCH: Final = {"beam": (8, 1, 64), "nodes": (100, 1, 5000), "spots": (8, 1, 64), "offers": (2, 0, 20)}
# Every bot with its settings: the default, the least and the greatest value. The simplest comes first.
SETTINGS: dict[str, dict[str, tuple[int, int, int]]] = {
    "random": {},
    "gentle": {"mistakes_per_hundred": (20, 0, 100), "temperature": (60, 1, 1000), **SEARCH},
    "greedy": {},
    "standard": {**SEARCH},
    "strong": {**SEARCH, "beam": (16, 1, 64), "nodes": (400, 1, 5000)},
}

# Stands in for people: it plays every game well, and at once.
USUAL: Final = "standard"

# Replaces a bot that has failed: one that thinks less.
SIMPLER: dict[str, str] = {"strong": "standard", "standard": "greedy", "gentle": "greedy", "greedy": "random"}

# Old names of bots and settings, which stored tables and records may still hold.
RENAMED: Final = {"kind": "gentle", "slips": "mistakes_per_hundred", "warmth": "temperature"}


def names() -> list[str]:
    """The bots there are."""
    return list(SETTINGS)


def make(name: str, seed: int = 0, **settings: object) -> Bot:
    """A bot for one seat of one game; the same seed makes the same choices in the same positions."""
    if name not in SETTINGS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(SETTINGS)}")
    known = SETTINGS[name]
    chosen = {setting: usual for setting, (usual, _, _) in known.items()}
    for setting, value in settings.items():
        if setting not in known:
            raise UnknownBot(f"{name} has no setting {setting!r}; it has: {', '.join(known) or 'none'}")
        _, least, most = known[setting]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise UnknownBot(f"{name}: {setting} is a number from {least} to {most}, not {value!r}")
        chosen[setting] = value
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    beam, nodes, spots, offers = chosen["beam"], chosen["nodes"], chosen["spots"], chosen["offers"]
    if name == "gentle":
        careful = StandardBot(seed + 1, beam, nodes, spots, offers)
        return GentleBot(seed, careful, chosen["mistakes_per_hundred"], chosen["temperature"])
    return StandardBot(seed, beam, nodes, spots, offers, experienced=name == "strong")


def current_name(text: str) -> str:
    """A bot with its settings by the names of today: `kind:slips=30` is `gentle:mistakes_per_hundred=30`."""
    words = [part.partition("=") for part in text.split(":")]
    return ":".join(RENAMED.get(name, name) + equals + value for name, equals, value in words)


def parse_bot(text: str) -> tuple[str, dict[str, int]]:
    """Name and settings of a text such as `standard:nodes=50:offers=0`; checked as `make` does."""
    name, *parts = current_name(text).split(":")
    settings: dict[str, int] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or not value.isdecimal():
            raise UnknownBot(f"{part!r} is not of the form name=number")
        settings[key] = int(value)
    make(name, 0, **settings)
    return name, settings
