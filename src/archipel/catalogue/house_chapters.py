"""Chapters from outside the package that scenario files may name beside those of their box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

HOUSE_CHAPTERS: Final[dict[str, Callable[[GameConfig], Chapter]]] = {}


def register_chapter(name: str, make: Callable[[GameConfig], Chapter]) -> None:
    """Let scenario files name a chapter: `chapters = ["base", "balloons"]`. It comes after those of the box.

    Records of such a scenario replay wherever the chapter is registered by the same name."""
    if not name.isidentifier():
        raise SetUpError(f"the name of a chapter is one word of letters, digits and _, not {name!r}")
    if name in HOUSE_CHAPTERS:
        raise SetUpError(f"there is a chapter {name!r} already")
    HOUSE_CHAPTERS[name] = make


def house_chapters(config: GameConfig) -> list[Chapter]:
    """Those that the scenario names, in its order."""
    return [HOUSE_CHAPTERS[name](config) for name in config.scenario.chapters if name in HOUSE_CHAPTERS]
