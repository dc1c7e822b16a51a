"""The extras of the package (pyproject.toml), and the sentence for one that is not installed.

`pip install archipel` brings the engine, the rules, the bots and the arena. The command line and the texts come with
the extra `terminal` or `server`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# What the package imports itself, by extra.
MODULES: Final = {
    "server": (
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "fluent",
        "msgspec",
        "openskill",
        "redis",
        "segno",
        "sqlalchemy",
        "starlette",
        "typer",
        "tzdata",
        "uvicorn",
        "websockets",
    ),
    "push": ("cryptography",),
    "terminal": ("fluent", "rich", "typer"),
    "data": ("openskill", "pyarrow"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "ray": ("ray",),
}
SERVER_COMMANDS: Final = ("serve", "backup", "restore", "tidy", "connect", "admin")


def missing(extra: str) -> str:
    """What to say where an extra is needed and not there."""
    return f"the extra {extra!r} is missing: pip install 'archipel[{extra}]'"


def extra_of(module: str, words: Sequence[str] = ()) -> str | None:
    """The extra that brings a module; of two, the one that the words of a command line need."""
    wanted = "server" if words and words[0] in SERVER_COMMANDS else "terminal"
    found = [extra for extra, modules in MODULES.items() if module.partition(".")[0] in modules]
    if not found:
        return None
    return wanted if wanted in found else found[0]
