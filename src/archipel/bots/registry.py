"""Bots by their names and settings: the one table of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from archipel.bots.bot import Bot
from archipel.bots.gentle import GentleBot
from archipel.bots.greedy import GreedyBot
from archipel.bots.random import RandomBot
from archipel.bots.standard import StandardBot
from archipel.engine.errors import ArchipelError

if TYPE_CHECKING:
    from archipel.catalogue import Entry

Settings = Mapping[str, tuple[int, int, int]]  # by name: default, least, most


class UnknownBot(ArchipelError):
    """No bot of this name, or a setting it does not have."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """A row of the table."""

    make: Callable[..., Bot]  # of a seed and its settings
    settings: Settings
    simpler: str  # takes its place when it fails: a bot that thinks less; "" for none
    every_game: bool = True  # offered at the tables of every game; otherwise only where an entry names it


def _gentle(
    seed: int, mistakes_per_hundred: int, temperature: int, beam: int, nodes: int, spots: int, offers: int
) -> Bot:
    return GentleBot(seed, StandardBot(seed + 1, beam, nodes, spots, offers), mistakes_per_hundred, temperature)


def _strong(
    seed: int, beam: int, nodes: int, spots: int, offers: int, playouts: int, careful: int, bargains: int
) -> Bot:
    return StandardBot(seed, beam, nodes, spots, offers, 2, playouts, careful, bargains)


SEARCH: Final[Settings] = {"beam": (8, 1, 64), "nodes": (100, 1, 5000), "spots": (8, 1, 64), "offers": (1, 0, 20)}
WIDER: Final[Settings] = {
    **SEARCH,
    "beam": (16, 1, 64),
    "nodes": (400, 1, 5000),
    "offers": (8, 0, 20),
    "playouts": (0, 0, 200),
    "careful": (1, 0, 1),
    "bargains": (1, 0, 1),
}
DEFAULT: Final = "standard"  # plays every game well and fast; also stands in for people

PROGRAM: Final = "program:"  # and a command: a bot in a process of its own

# The simplest comes first. The levels that people choose from in every game are gentle, easy, medium (the standard
# bot), strong and expert: docs/bots_levels.md.
BOTS: Final[dict[str, BotKind]] = {
    "random": BotKind(RandomBot, {}, "", every_game=False),
    "gentle": BotKind(
        _gentle, {"mistakes_per_hundred": (20, 0, 100), "temperature": (60, 1, 1000), **SEARCH}, "greedy"
    ),
    "easy": BotKind(_gentle, {"mistakes_per_hundred": (8, 0, 100), "temperature": (60, 1, 1000), **SEARCH}, "greedy"),
    "greedy": BotKind(GreedyBot, {}, "random", every_game=False),
    "standard": BotKind(StandardBot, {**SEARCH, "experience": (1, 0, 1)}, "greedy"),
    "strong": BotKind(_strong, WIDER, "standard"),
    "expert": BotKind(
        _strong, {**WIDER, "beam": (32, 1, 64), "nodes": (1500, 1, 5000), "playouts": (32, 0, 200)}, "strong"
    ),
}

# Other names of bots and settings: the level's name of the standard bot, and old ones that stored tables and records
# may still hold.
OTHER_NAMES: Final = {
    "medium": "standard",
    "kind": "gentle",
    "slips": "mistakes_per_hundred",
    "warmth": "temperature",
}


def register_bot(
    name: str, make: Callable[..., Bot], settings: Settings | None = None, simpler: str = "random"
) -> None:
    """Add a bot from outside the package: a class, or a function of a seed and its settings.

    It is then known by its name in this process. The command line, the server and its bot processes know it when a
    plug-in registers it (see `archipel.plugins`)."""
    if not name.isidentifier():
        raise UnknownBot(f"the name of a bot is one word of letters, digits and _, not {name!r}")
    if name in BOTS or name in OTHER_NAMES:
        raise UnknownBot(f"there is a bot {name!r} already")
    if simpler not in BOTS:
        raise UnknownBot(f"there is no bot {simpler!r} to take the place of {name!r}")
    BOTS[name] = BotKind(make, settings or {}, simpler)


def names() -> list[str]:
    """The bots there are, those of installed packages included."""
    _load_installed()
    return list(BOTS)


def _load_installed() -> None:
    from archipel.plugins import load_bots

    load_bots()


def bots_of(game: Entry) -> list[str]:
    """The bots that are offered at the tables of a game, the simplest first."""
    return [name for name, kind in BOTS.items() if (name in game.bots if game.bots else kind.every_game)]


def default_bot_of(game: Entry) -> str:
    """The bot that fills the seats of a game unless another is chosen."""
    return game.default_bot or DEFAULT


def make(name: str, seed: int = 0, **settings: object) -> Bot:
    """A bot for one seat of one game; the same seed makes the same choices in the same positions."""
    name = OTHER_NAMES.get(name, name)
    if name not in BOTS:
        _load_installed()
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    kind = BOTS[name]
    chosen: dict[str, int] = {setting: default for setting, (default, _, _) in kind.settings.items()}
    for setting, value in settings.items():
        if setting not in chosen:
            raise UnknownBot(f"{name} has no setting {setting!r}; it has: {', '.join(chosen) or 'none'}")
        _, least, most = kind.settings[setting]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise UnknownBot(f"{name}: {setting} is a number from {least} to {most}, not {value!r}")
        chosen[setting] = value
    return kind.make(seed, **chosen)


def current_name(text: str) -> str:
    """A bot with its settings by the names of today: `kind:slips=30` is `gentle:mistakes_per_hundred=30`."""
    words = [part.partition("=") for part in text.split(":")]
    return ":".join(OTHER_NAMES.get(name, name) + equals + value for name, equals, value in words)


def parse_bot(text: str) -> tuple[str, dict[str, int]]:
    """Name and settings of a text such as `standard:nodes=50:offers=0`; checked as `make` does."""
    name, *parts = current_name(text).split(":")
    settings = _settings(parts)
    make(name, 0, **settings)
    return name, settings


def bot_maker(text: str) -> Callable[[int], Bot]:
    """A function of a seed that makes the bot a text names: one of the table, a class, `my_bots:Builder:depth=3`, or a
    program, `program:node bot.js`.

    It imports the module or starts the program, so the text must come from the person whose machine it is. The maker
    can be sent to another process."""
    if text.startswith(PROGRAM):
        from archipel.arena.program import ProgramBot

        return partial(ProgramBot, command=text.removeprefix(PROGRAM))
    name, *parts = current_name(text).split(":")
    if name not in BOTS and parts and "=" not in parts[0]:
        return partial(_class(name, parts[0]), **_settings(parts[1:]))
    name, settings = parse_bot(text)
    defaults = {setting: default for setting, (default, _, _) in BOTS[name].settings.items()}
    return partial(BOTS[name].make, **{**defaults, **settings})


def _settings(parts: list[str]) -> dict[str, int]:
    settings: dict[str, int] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or not (value.isascii() and value.isdecimal()):
            raise UnknownBot(f"{part!r} is not of the form name=number")
        settings[key] = int(value)
    return settings


def _class(module: str, name: str) -> Callable[..., Bot]:
    try:
        found = import_module(module)
    except ImportError as wrong:
        raise UnknownBot(f"there is no bot {module!r}, and no module of that name: {wrong}") from None
    made = getattr(found, name, None)
    if made is None or not callable(made):
        raise UnknownBot(f"{module} has no class {name!r}")
    return made  # type: ignore[no-any-return]
