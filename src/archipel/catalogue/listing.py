"""The list of all games: ours, and those of the folder with scenarios of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.base import BASE
from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.entries import Entry
from archipel.catalogue.junior import JUNIOR
from archipel.catalogue.own import OWN, BrokenScenario, OwnFolder, own_entry
from archipel.catalogue.seafarers import SEAFARERS
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from pathlib import Path

    from archipel.engine.game import Game

_ENTRIES: Final[dict[str, Entry]] = {found.name: found for found in (BASE, *SEAFARERS, CITIES_KNIGHTS, JUNIOR)}
_folder = OwnFolder(None)


def use_own_scenarios(folder: Path | None) -> None:
    """Let the files of a folder be games, too; None for none. They are read again whenever they have changed."""
    global _folder  # noqa: PLW0603 - one catalogue for all that is started in this process
    _folder = OwnFolder(folder)


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
    """The game of this name; for a scenario of one's own its text may be given instead of its file."""
    if scenario:
        return own_entry(name, scenario)
    if name in _ENTRIES:
        return _ENTRIES[name]
    for broken in _folder.broken():
        if f"{name}.toml" == f"{OWN}{broken.file}":
            raise SetUpError(broken.reason)
    for found in _folder.entries():
        if found.name == name:
            return found
    raise SetUpError(f"there is no game {name!r}; there are: {', '.join(one.name for one in catalogue())}")
