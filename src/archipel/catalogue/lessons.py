"""Lessons: a game that is begun for a learner, and the few things to do in it.

A lesson is a file in the folder `lessons` of a box, beside its scenarios: which game, on which board and with which
outcomes of chance, the moves made before the learner comes, and the steps. A step says which move ends it and which
moves of all seats follow; the learner makes those of their own seat. So every move up to the end of the lesson is
declared, and each is a real move of the game.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from archipel.catalogue.listing import lesson_folders
from archipel.engine.errors import ArchipelError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

LEARNER: Final = 0  # the seat
_SEATS: Final = "ABCDEF"
_KEYS: Final = {"order", "game", "seats", "seed", "options", "chance", "opening", "steps"}
_STEP_KEYS: Final = {"name", "do", "then", "show"}


class LessonError(ArchipelError):
    """A lesson that is not there, or whose file cannot be read."""


@dataclass(frozen=True, slots=True)
class LessonMove:
    """A move that the lesson declares: in the file `B roll`."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to do. Any move of `do` ends it: an action in notation, or a kind of action. `then` follows. `show` are
    drawings that clients may put beside the text: names of sprites, or `price-` and what something costs."""

    name: str
    do: tuple[str, ...]
    then: tuple[LessonMove, ...]
    show: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson by its name, such as "base/first". `chance` has outcomes by chance point; what is not there is drawn."""

    name: str
    box: str
    order: int  # among those of its box
    game: str
    seats: int
    seed: int
    options: dict[str, bool | int | str]
    chance: dict[str, list[str]]
    opening: tuple[LessonMove, ...]
    steps: tuple[LessonStep, ...]


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson that a text describes."""
    try:
        said = tomllib.loads(text)
        _known(said, _KEYS)
        steps = tuple(_step(one) for one in said["steps"])
        return Lesson(
            name=name,
            box=name.partition("/")[0],
            order=int(said.get("order", 0)),
            game=str(said["game"]),
            seats=int(said["seats"]),
            seed=int(said.get("seed", 1)),
            options=dict(said.get("options", {})),
            chance={point: [str(outcome) for outcome in told] for point, told in said.get("chance", {}).items()},
            opening=_moves(said.get("opening", "")),
            steps=steps,
        )
    except (tomllib.TOMLDecodeError, KeyError, ValueError, TypeError) as wrong:
        raise LessonError(f"lesson {name}: {wrong}") from None


def _step(said: Mapping[str, Any]) -> LessonStep:
    _known(said, _STEP_KEYS)
    do = said["do"]
    return LessonStep(
        name=str(said["name"]),
        do=tuple([do] if isinstance(do, str) else map(str, do)),
        then=_moves(said.get("then", "")),
        show=tuple(map(str, said.get("show", ()))),
    )


def _moves(text: str) -> tuple[LessonMove, ...]:
    """Moves, one a line: the letter of a seat and an action in notation."""
    moves = []
    for line in text.splitlines():
        said = line.partition("#")[0].strip()
        if said:
            seat, _, action = said.partition(" ")
            moves.append(LessonMove(_SEATS.index(seat), action.strip()))
    return tuple(moves)


def _known(said: Mapping[str, Any], keys: set[str]) -> None:
    unknown = set(said) - keys
    if unknown:
        raise ValueError(f"unknown: {', '.join(sorted(unknown))}")


_read: Final[dict[str, Lesson]] = {}


def _names() -> dict[str, Traversable]:
    """The files of all lessons, by name."""
    return {
        f"{box}/{file.name.removesuffix('.toml')}": file
        for box, folder in lesson_folders()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }


def lesson(name: str) -> Lesson:
    """The lesson of this name."""
    if name not in _read:
        files = _names()
        if name not in files:
            raise LessonError(f"there is no lesson {name!r}; there are: {', '.join(files)}")
        _read[name] = read_lesson(files[name].read_text(encoding="utf-8"), name)
    return _read[name]


def lessons() -> list[Lesson]:
    """All lessons, box after box, each box in its order."""
    found = [lesson(name) for name in _names()]
    boxes = list(dict.fromkeys(one.box for one in found))
    return sorted(found, key=lambda one: (boxes.index(one.box), one.order, one.name))
