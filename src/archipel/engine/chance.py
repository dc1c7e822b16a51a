"""The one gateway for chance: drawn from the state's own streams, scripted from outside, or enumerated with weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import filled
from archipel.board.vectors import extend, vec
from archipel.engine.errors import ChanceError
from archipel.engine.stream import below

if TYPE_CHECKING:
    from archipel.engine.state import State

DRAW_BITS: Final = 32  # of a draw in one word: the outcome, less UNSEEN; its point stands above
DRAW_MASK: Final = 0xFFFFFFFF
UNSEEN: Final = -1  # "drawn, but not looked at": a card a search has bought without knowing its kind


@final
class ChancePoint:
    """A place in the rules where chance decides: its stream, and the names of its outcomes."""

    def __init__(self, name: str, index: i64, stream: i64, labels: list[str]) -> None:
        self.name = name
        self.index: i64 = index
        self.stream: i64 = stream
        self.labels = labels

    def outcome(self, label: object) -> int:
        """The number of a named outcome; dice may be given as pairs."""
        name = "+".join(str(part) for part in label) if isinstance(label, (list, tuple)) else str(label)
        if name not in self.labels:
            raise ChanceError(f"{name!r} is not an outcome of {self.name}")
        return self.labels.index(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of outcomes. The weights of outcomes 0 .. n - 1 stand in g.scratch.weights."""

    def outcome(self, g: State, point: i64, n: i64) -> i64:
        """One outcome with a weight above zero, or UNSEEN where the point allows it."""
        return g.draw_from_stream(point, n)

    def uniform(self, g: State, point: i64, n: i64) -> i64:
        """One of n equally likely outcomes."""
        weights = g.scratch.weights
        i: i64
        for i in range(n):
            weights[i] = 1
        return self.outcome(g, point, n)


@final
class Notes:
    """What chance has brought since somebody last looked: point and outcome in one word."""

    def __init__(self) -> None:
        self.drawn: vec[i64] = filled(8, 0)
        self.count: i64 = 0

    def note(self, point: i64, outcome: i64) -> None:
        at: i64 = self.count
        if at >= len(self.drawn):
            self.drawn = extend(self.drawn, self.drawn)
        self.drawn[at] = (point << DRAW_BITS) + outcome - UNSEEN
        self.count = at + 1

    def drain(self) -> tuple[list[int], list[int]]:
        """The points and outcomes; the notes are empty then."""
        points: list[int] = []
        outcomes: list[int] = []
        i: i64
        for i in range(self.count):
            points.append(self.drawn[i] >> DRAW_BITS)
            outcomes.append((self.drawn[i] & DRAW_MASK) + UNSEEN)
        self.count = 0
        return points, outcomes


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Chance):
    """A chance that a game can be played with: it notes what came."""

    def __init__(self) -> None:
        self.notes = Notes()


@final
class Recorder(Source):
    """Draws from the streams."""

    def outcome(self, g: State, point: i64, n: i64) -> i64:
        x: i64 = g.draw_from_stream(point, n)
        self.notes.note(point, x)
        return x

    def uniform(self, g: State, point: i64, n: i64) -> i64:
        x: i64 = below(g.s, g.rules.streams[point], n)
        self.notes.note(point, x)
        return x


@final
class Script(Source):
    """Outcomes told beforehand: in order for all points (`"*"`), or point by point. Points without a list are drawn. A
    list must not run out, unless outcomes are `drawn_after` it."""

    def __init__(self, outcomes: dict[str, list[object]], drawn_after: bool = False) -> None:
        super().__init__()
        self.drawn_after = drawn_after
        self.script: dict[str, list[object]] = {name: list(told) for name, told in outcomes.items()}
        self.told: dict[str, int] = dict.fromkeys(outcomes, 0)

    def copy(self) -> Script:
        """The same script, read as far."""
        again = Script(self.script, self.drawn_after)
        again.told = dict(self.told)
        return again

    def marks(self) -> dict[str, int]:
        """How far each list has been read, to come back to with `reset` when an action is refused."""
        return dict(self.told)

    def reset(self, marks: dict[str, int]) -> None:
        self.told = dict(marks)
        self.notes.count = 0

    def outcome(self, g: State, point: i64, n: i64) -> i64:
        # The stream moves on all the same: a game told what another one drew ends in the same bytes.
        drawn: i64 = g.draw_from_stream(point, n)
        x: i64 = self.next(g, point, n, drawn)
        self.notes.note(point, x)
        return x

    def next(self, g: State, point: i64, n: i64, drawn: i64) -> i64:
        """The next told outcome of this point."""
        what = g.rules.points[point]
        name = what.name if what.name in self.script else "*"
        if name not in self.script:
            return drawn
        if self.told[name] >= len(self.script[name]):
            if self.drawn_after:
                return drawn
            raise ChanceError(f"the script of chance has no outcome left for {what.name}")
        told = self.script[name][self.told[name]]
        if name == "*" and isinstance(told, (list, tuple)) and len(told) == 2 and isinstance(told[0], str):
            if told[0] != what.name:
                raise ChanceError(f"the script of chance tells {told[0]} where {what.name} is drawn")
            told = told[1]
        x = what.outcome(told)
        if x >= n or g.scratch.weights[x] <= 0:
            raise ChanceError(f"{what.labels[x]!r} cannot come at {what.name} now")
        self.told[name] += 1
        return x


@final
class Enumerated(Chance):
    """The outcomes of one action, for enumeration: first the given ones, then the first possible, noting the others."""

    def __init__(self, prefix: list[int]) -> None:
        self.prefix = prefix
        self.outcomes: list[int] = []  # outcomes taken so far
        self.points: list[int] = []
        self.weights: list[list[int]] = []  # weights of all outcomes at each draw

    def outcome(self, g: State, point: i64, n: i64) -> i64:
        weights: list[int] = []
        i: i64
        for i in range(n):
            weights.append(g.scratch.weights[i])
        g.draw_from_stream(point, n)  # keeps the stream where the real draw leaves it
        k = len(self.outcomes)
        x = self.prefix[k] if k < len(self.prefix) else next(j for j, w in enumerate(weights) if w > 0)
        if not (0 <= x < len(weights) and weights[x] > 0):
            raise ChanceError(f"outcome {x} cannot come at {g.rules.points[point].name} now")
        self.outcomes.append(x)
        self.points.append(point)
        self.weights.append(weights)
        return x
