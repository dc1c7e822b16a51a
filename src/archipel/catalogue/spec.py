"""A game by its description, which can be written as one word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archipel.catalogue.listing import entry
from archipel.catalogue.option import is_number
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.engine.game import Game


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Which game, for how many, with which options: `base:seats=4,phases=combined` as a text."""

    name: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()
    scenario: str = ""  # the text of a custom scenario; without it the file is read when a game is started

    def __str__(self) -> str:
        parts = [f"seats={self.seats}", *(f"{name}={value}" for name, value in self.options)]
        return f"{self.name}:{','.join(parts)}"

    def new_game(self, seed: int | None = None) -> Game:
        """Start it."""
        from archipel.catalogue.new_game import start

        return start(self, seed)


def parse_spec(text: str) -> GameSpec:
    """The description that a text gives; values are checked when a game is started."""
    if not isinstance(text, str):
        raise SetUpError(f"a game is described by a text such as base:seats=4, not {text!r}")
    name, _, rest = text.partition(":")
    found = entry(name)
    known = {option.name: option for option in found.options}
    seats = 4
    options: list[tuple[str, object]] = []
    given: set[str] = set()
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise SetUpError(f"{part!r} is not of the form name=value")
        if key in given:
            raise SetUpError(f"{key} is given twice")
        given.add(key)
        if key == "seats":
            if not is_number(value):
                raise SetUpError(f"seats is a number, not {value[:40]!r}")
            seats = int(value)
        elif key in known:
            options.append((key, known[key].read(value)))
        else:
            raise SetUpError(f"{name} has no option {key!r}; it has {', '.join(known)}")
    return GameSpec(name, seats, tuple(options), found.file.text if found.custom else "")
