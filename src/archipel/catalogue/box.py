"""A box: the scenarios of a folder, and how a game is made of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from archipel.board.game_file import GameFile, ScenarioFolder, folder_at, package_folder
from archipel.catalogue.entries import Entry

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Box:
    """A box of the catalogue."""

    name: str
    make: Callable[[str, str, GameFile], Entry]  # of the name of a game, the box and its file
    chapters: frozenset[str] = frozenset()  # that custom scenarios may use; none: there are no custom scenarios of it
    path: Path | None = None  # of the folder; None: in the package

    @property
    def folder(self) -> ScenarioFolder:
        return package_folder(self.name) if self.path is None else folder_at(self.path)

    def games(self) -> dict[str, str]:
        """The files of the folder by the names of their games. One that is named as the box has no other name."""
        return {self.name if file == self.name else f"{self.name}/{file}": file for file in self.folder.names()}

    def entry(self, game: str) -> Entry:
        """The entry of a game of this box."""
        return self.make(game, self.name, self.folder.read(self.games()[game]))
