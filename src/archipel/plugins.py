"""Boxes, scenarios, chapters and bots from outside the package.

An installed package names its bots as entry points `archipel.bots`; they are then bots like those of the package,
wherever a bot is named (docs/writing_a_bot.md).

A plug-in is a module that calls `archipel.register` and its kin when it is imported (docs/adding_a_box.md). It is found
by the environment variable ARCHIPEL_PLUGINS, a list of modules with commas between them, or as an entry point
`archipel.plugins` of an installed package. The command line, the server and its bot processes load them at their start.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from archipel.engine.errors import SetUpError

VARIABLE: Final = "ARCHIPEL_PLUGINS"
GROUP: Final = "archipel.plugins"
BOT_GROUP: Final = "archipel.bots"

_bots: Final[set[str]] = set()  # that were found as entry points


def load_plugins() -> None:
    """Import every plug-in; one that was loaded before is not loaded again."""
    named = [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]
    if named:
        see_current_folder()
    for name in [*named, *(found.module for found in entry_points(group=GROUP))]:
        try:
            import_module(name)
        except Exception as wrong:
            raise SetUpError(f"the plug-in {name} cannot be loaded: {type(wrong).__name__}: {wrong}") from wrong
    load_bots()


def load_bots() -> None:
    """Register the bots of installed packages. The class attribute `settings` gives their settings, if there are any,
    as `register_bot` takes them."""
    for found in entry_points(group=BOT_GROUP):
        if found.name in _bots:
            continue
        from archipel.bots import register_bot  # bots are loaded only where they are used

        try:
            made = found.load()
            register_bot(found.name, made, getattr(made, "settings", None))
        except Exception as wrong:
            reason = f"{type(wrong).__name__}: {wrong}"
            raise SetUpError(f"the bot {found.name} = {found.value} cannot be loaded: {reason}") from wrong
        _bots.add(found.name)


def see_current_folder() -> None:
    """Let modules be found in the current folder, after all others."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
