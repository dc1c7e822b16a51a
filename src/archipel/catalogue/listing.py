"""The list of all games: those of the package, and the custom scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.base import BASE
from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.custom import CUSTOM, BrokenScenario, CustomFolder, custom_entry
from archipel.catalogue.entries import Entry
from archipel.catalogue.junior import JUNIOR
from archipel.catalogue.seafarers import SEAFARERS
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from pathlib import Path

    from archipel.engine.game import Game

_ENTRIES: Final[dict[str, Entry]] = {found.name: found for found in (BASE, *SEAFARERS, CITIES_KNIGHTS, JUNIOR)}
_folder = CustomFolder(None)


def use_custom_scenarios(folder: Path | None) -> None:
    """List the files of a folder as games, too (None: no folder). A file is read again when it has changed."""
    global _folder  # noqa: PLW0603 - one catalogue for all that is started in this process
    _folder = CustomFolder(folder)


def catalogue() -> list[Entry]:
    """Every game that can be started."""
    return [*_ENTRIES.values(), *_folder.entries()]


def broken_scenarios() -> list[BrokenScenario]:
    """The files of the folder that cannot be played, each with its reason."""
    return _folder.broken()


def entry_of(game: Game) -> Entry:
    """The entry by which a game was started."""
    header = game.origin.header
    return entry(str(header["name"]), str(header.get("scenario", "")))


def entry(name: str, scenario: str = "") -> Entry:
    """The game of this name; for a custom scenario its text may be given instead of its file."""
    if scenario:
        return custom_entry(name, scenario)
    if name in _ENTRIES:
        return _ENTRIES[name]
    for broken in _folder.broken():
        if f"{name}.toml" == f"{CUSTOM}{broken.file}":
            raise SetUpError(broken.reason)
    for found in _folder.entries():
        if found.name == name:
            return found
    raise SetUpError(f"there is no game {name!r}; there are: {', '.join(one.name for one in catalogue())}")
