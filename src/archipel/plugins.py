"""Boxes, scenarios, chapters and bots from outside the package.

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


def see_current_folder() -> None:
    """Let modules be found in the current folder, after all others."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
