"""What seats see of many games and may choose in them, as arrays of small numbers.

A step changes about five words of a game. So the rows of all seats are kept, and only words that have changed are
written to them, each turned as the seat counts. When another seat is asked, its row is there and is copied.

To find these words, states are compared with copies of them, several words at once. What mypyc makes would look at them
one by one, and cannot write to the memory of others; so beside the compiled core `fast_arrays.c` takes the place of the
classes here. Both write the same numbers.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from archipel.board.vectors import COMPILED
from archipel.engine.words import UNKNOWN

COUNT: Final = 32767  # the highest count an observation can hold
AT_ONCE: Final = 64  # words that are compared at once


class PythonRows:
    """The rows of each game and seat."""

    def __init__(
        self,
        states: list[Any],
        asked: Any,
        first: Any,
        tables: tuple[Any, Any, Any, Any],
        sizes: tuple[int, int, int, int, int, int],
    ) -> None:
        """`states` are the words of the games. `asked` has for each of them the seat whose row is shown, and `first`
        the first words of that row, which are not kept. All three are read whenever rows are shown.

        The tables: for each seat and word of a state its place in the row, or -1; for each word its kind; for each
        seat, kind and value what is written; pairs of words, from the first to before the second are seen. The sizes:
        seats, words of a state, words of a row, kinds, values of a kind, first words of a row."""
        self.states, self.asked, self.first = states, asked, first
        self.seats, self.size, self.width, self.kinds, self.values, self.firsts = sizes
        place, kind, turned, spans = tables
        self.places = [[int(place[seat * self.size + k]) for seat in range(self.seats)] for k in range(self.size)]
        self.kind, self.turned = list(kind), list(turned)
        ends = list(spans)
        self.spans = list(zip(ends[::2], ends[1::2]))
        self.target: Any = None
        self.seen = [[0] * self.size for _ in states]
        blank = [UNKNOWN] * self.width
        self.rows = [[array("h", blank) for _ in range(self.seats)] for _ in states]
        for game in range(len(states)):
            for word in range(self.size):
                self._write(game, word, 0)

    def write_to(self, target: Any) -> None:
        """The memory where rows are shown, as int16."""
        self.target = target

    def show(self) -> None:
        """Write the row of the seat that is asked in each game."""
        for game, seat in enumerate(self.asked):
            self._catch_up(game)
            self.target[game * self.width : (game + 1) * self.width] = self._row(game, seat)

    def row(self, game: int, seat: int) -> bytes:
        """What a seat sees of one game."""
        self._catch_up(game)
        return self._row(game, seat).tobytes()

    def _row(self, game: int, seat: int) -> array[int]:
        return (
            array("h", self.first[game * self.firsts : (game + 1) * self.firsts]) + self.rows[game][seat][self.firsts :]
        )

    def _catch_up(self, game: int) -> None:
        """Write the words of a game that have changed to the rows of all seats."""
        words, seen = self.states[game], self.seen[game]
        if not isinstance(words, list):
            words = list(words)
        for first, end in self.spans:
            for at in range(first, end, AT_ONCE):
                if words[at : min(at + AT_ONCE, end)] != seen[at : min(at + AT_ONCE, end)]:
                    for word in range(at, min(at + AT_ONCE, end)):
                        if words[word] != seen[word]:
                            seen[word] = words[word]
                            self._write(game, word, words[word])

    def _write(self, game: int, word: int, x: int) -> None:
        kind = self.kind[word]
        for seat, place in enumerate(self.places[word]):
            if place >= 0:
                self.rows[game][seat][place] = self._turned(seat, kind, x) if kind and x >= 0 else min(x, COUNT)

    def _turned(self, seat: int, kind: int, x: int) -> int:
        return self.turned[(seat * self.kinds + kind) * self.values + x] if x < self.values else UNKNOWN


class PythonMasks:
    """The mask of each game: 1 for each code that the seat may choose that is asked."""

    def __init__(
        self,
        asked: Any,
        legal: Any,
        number: Any,
        given: Any,
        tables: tuple[Any, Any],
        sizes: tuple[int, int, int, int, int, int],
    ) -> None:
        """`asked` has the seat for each game, `legal` room for the plain codes that it may choose, as the engine has
        them, `number` how many of them there are, and `given` for each gift whether its cases are legal. All are read
        whenever masks are shown.

        The tables: for each seat and plain code of the engine the code as the seat counts; for each gift its first
        case, and where those of the last one end. The sizes: games, seats, plain codes, all codes, room for the plain
        codes of a game, gifts."""
        self.asked, self.legal, self.number, self.given = asked, legal, number, given
        self.turned, self.cases = tables
        self.games, self.seats, self.plain, self.size, self.room, self.gifts = sizes
        self.target: Any = None
        self.masks = [bytearray(self.size) for _ in range(self.games)]

    def write_to(self, target: Any) -> None:
        """The memory where masks are shown, as uint8."""
        self.target = target

    def show(self) -> None:
        """Write the mask of each game."""
        for game, seat in enumerate(self.asked):
            mask = self.masks[game] = bytearray(self.size)
            first = seat * self.plain
            for k in range(game * self.room, game * self.room + self.number[game]):
                mask[self.turned[first + self.legal[k]]] = 1
            for gift in range(self.gifts):
                if self.given[game * self.gifts + gift]:
                    start, end = self.plain + self.cases[gift], self.plain + self.cases[gift + 1]
                    mask[start:end] = bytes([1]) * (end - start)
            self.target[game * self.size : (game + 1) * self.size] = mask

    def wrong(self, codes: Any) -> int:
        """The first game whose code is not legal, or -1."""
        for game, code in enumerate(codes):
            if not (0 <= code < self.size and self.masks[game][code]):
                return game
        return -1


# PROFILED: 1 if the core has been compiled with a profile of what runs (tools/compile.py).
if TYPE_CHECKING:
    Rows, Masks, PROFILED = PythonRows, PythonMasks, 0
elif COMPILED:
    from archipel.engine.fast_arrays import PROFILED, Masks, Rows
else:
    Rows, Masks, PROFILED = PythonRows, PythonMasks, 0
