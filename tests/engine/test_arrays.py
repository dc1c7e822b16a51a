"""Rows and masks have what is so now, whatever has changed since they were last shown: in Python and in C."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from archipel.board.vectors import COMPILED
from archipel.engine.arrays import COUNT, Masks, PythonMasks, PythonRows, Rows
from archipel.engine.words import UNKNOWN

pytestmark = pytest.mark.compiled

KINDS = 3
CASES = 20
VALUES = (-1, 0, 1, 2, 5, 11, 12, 100, COUNT, COUNT + 1, 2**31 - 1)


def both(*kinds: Any) -> pytest.MarkDecorator:
    """What is chosen beside this core, and what is written in Python, which may be the same."""
    return pytest.mark.parametrize("kind", dict.fromkeys(kinds), ids=lambda kind: kind.__module__)


class Numbers:
    """States and tables that follow from a seed; they mean nothing."""

    def __init__(self, seed: int) -> None:
        draw = self.draw = Random(seed)
        self.seats, self.size, self.firsts = draw.randint(1, 6), draw.randint(1, 300), draw.randint(0, 9)
        self.values, games = 12, draw.randint(1, 3)
        self.width = self.size + self.firsts
        self.states = [array("q", [0] * self.size) for _ in range(games)]
        self.asked = array("h", [0] * games)
        self.first = array("h", [0] * (games * self.firsts))
        ends = sorted(draw.sample(range(self.size + 1), min(self.size + 1, 2 * draw.randint(1, 3))))
        self.spans = list(zip(ends[::2], ends[1::2]))
        seen = {word for first, end in self.spans for word in range(first, end)}
        self.place = [self.places(seen) for _ in range(self.seats)]
        self.kind = [draw.randrange(KINDS) for _ in range(self.size)]
        self.turned = [
            [[draw.randint(-1, COUNT) for _ in range(self.values)] for _ in range(KINDS)] for _ in range(self.seats)
        ]

    def places(self, seen: set[int]) -> list[int]:
        """For each word, where a seat has it: words of players are in another order for each of them."""
        order = list(range(self.firsts, self.width))
        self.draw.shuffle(order)
        return [order[word] if word in seen and self.draw.random() < 0.8 else -1 for word in range(self.size)]

    def rows(self, kind: Any) -> Any:
        tables = (
            array("q", [place for places in self.place for place in places]),
            array("q", self.kind),
            array("q", [value for kinds in self.turned for values in kinds for value in values]),
            array("q", [end for span in self.spans for end in span]),
        )
        sizes = (self.seats, self.size, self.width, KINDS, self.values, self.firsts)
        return kind(self.states, self.asked, self.first, tables, sizes)

    def change(self) -> None:
        draw = self.draw
        for game, state in enumerate(self.states):
            self.asked[game] = draw.randrange(self.seats)
            for _ in range(draw.choice((0, 1, 5, self.size))):
                state[draw.randrange(self.size)] = draw.choice(VALUES)
        for k in range(len(self.first)):
            self.first[k] = draw.randint(-1, COUNT)

    def expected(self, game: int, seat: int) -> list[int]:
        """A row that has never been shown before."""
        first = self.first[game * self.firsts : (game + 1) * self.firsts]
        row = [*first, *[UNKNOWN] * self.size]
        for word, x in enumerate(self.states[game]):
            place, kind = self.place[seat][word], self.kind[word]
            if place >= 0:
                row[place] = min(x, COUNT)
                if kind and x >= 0:
                    row[place] = self.turned[seat][kind][x] if x < self.values else UNKNOWN
        return row


def test_beside_the_compiled_core_they_are_in_c() -> None:
    assert (Rows.__module__ == "archipel.engine.fast_arrays") is COMPILED
    assert (Masks.__module__ == "archipel.engine.fast_arrays") is COMPILED


@pytest.mark.parametrize("seed", range(20))
@both(Rows, PythonRows)
def test_rows_are_those_of_the_states(kind: Any, seed: int) -> None:
    numbers = Numbers(seed)
    rows = numbers.rows(kind)
    games = len(numbers.states)
    shown = array("h", bytes(2 * games * numbers.width))
    rows.write_to(memoryview(shown))
    for _ in range(30):
        numbers.change()
        rows.show()
        for game in range(games):
            row = shown[game * numbers.width : (game + 1) * numbers.width]
            assert list(row) == numbers.expected(game, numbers.asked[game])
            for seat in range(numbers.seats):
                assert rows.row(game, seat) == array("h", numbers.expected(game, seat)).tobytes()


@both(Rows, PythonRows)
def test_rows_are_shown_where_they_were_last_told_to(kind: Any) -> None:
    numbers = Numbers(0)
    rows = numbers.rows(kind)
    numbers.change()
    old, new = (array("h", bytes(2 * len(numbers.states) * numbers.width)) for _ in range(2))
    for target in (old, new):
        rows.write_to(memoryview(target))
    rows.show()
    assert not any(old)
    assert list(new[: numbers.width]) == numbers.expected(0, numbers.asked[0])


@pytest.mark.skipif(not COMPILED, reason="C checks what would write beside its memory")
def test_c_refuses_rows_that_do_not_fit() -> None:
    numbers = Numbers(1)
    rows = numbers.rows(Rows)
    rows.write_to(memoryview(array("h", bytes(2 * len(numbers.states) * numbers.width))))
    with pytest.raises(ValueError, match="bytes in items of"):
        rows.write_to(memoryview(array("h", [0])))
    with pytest.raises(BufferError):
        rows.write_to(bytes(2))
    with pytest.raises(ValueError, match="write_to comes first"):
        rows.show()
    rows.write_to(memoryview(array("h", bytes(2 * len(numbers.states) * numbers.width))))
    numbers.asked[0] = numbers.seats
    with pytest.raises(ValueError, match=f"game 0 asks seat {numbers.seats} of"):
        rows.show()
    for game, seat in ((len(numbers.states), 0), (-1, 0), (0, numbers.seats), (0, -1)):
        with pytest.raises(ValueError, match="no such row"):
            rows.row(game, seat)
    for table, wrong, said in (
        ("place", [[numbers.width] * numbers.size] * numbers.seats, "place: "),
        ("kind", [KINDS] * numbers.size, "kind: "),
        ("turned", [[[COUNT + 1] * numbers.values] * KINDS] * numbers.seats, "turned: "),
        ("spans", [(0, numbers.size + 1)], "spans: "),
        ("kind", [0], "bytes in items of"),
        ("states", [array("q", [0])], "bytes in items of"),
        ("asked", array("h"), "bytes in items of"),
    ):
        changed = Numbers(1)
        setattr(changed, table, wrong)
        with pytest.raises(ValueError, match=said):
            changed.rows(Rows)


# ---- masks


class Choices:
    """What is legal in some games, and tables; all follow from a seed and mean nothing."""

    def __init__(self, seed: int) -> None:
        draw = self.draw = Random(seed)
        self.games, self.seats, self.plain, gifts = 3, draw.randint(1, 6), draw.randint(1, 100), draw.randint(0, 5)
        self.room = self.plain + 8
        self.cases = [0, *sorted(draw.randint(0, CASES) for _ in range(gifts))]
        self.size = self.plain + self.cases[-1]
        self.asked = array("h", [0] * self.games)
        self.legal = array("q", [0] * (self.games * self.room))
        self.number = array("q", [0] * self.games)
        self.given = array("q", [0] * (self.games * gifts))
        self.turned = [draw.sample(range(self.plain), self.plain) for _ in range(self.seats)]

    def masks(self, kind: Any) -> Any:
        return kind(
            self.asked,
            self.legal,
            self.number,
            self.given,
            (array("q", [code for codes in self.turned for code in codes]), array("q", self.cases)),
            (self.games, self.seats, self.plain, self.size, self.room, len(self.cases) - 1),
        )

    def change(self) -> None:
        draw = self.draw
        for game in range(self.games):
            self.asked[game] = draw.randrange(self.seats)
            codes = draw.sample(range(self.plain), draw.randint(0, self.plain))
            self.number[game] = len(codes)
            for k, code in enumerate(codes):
                self.legal[game * self.room + k] = code
        for k in range(len(self.given)):
            self.given[k] = draw.randint(0, 1)

    def expected(self, game: int) -> list[int]:
        """A mask that has never been shown before."""
        codes = self.legal[game * self.room : game * self.room + self.number[game]]
        ones = {self.turned[self.asked[game]][code] for code in codes}
        gifts = len(self.cases) - 1
        for gift in range(gifts):
            if self.given[game * gifts + gift]:
                ones |= {self.plain + case for case in range(self.cases[gift], self.cases[gift + 1])}
        return [int(code in ones) for code in range(self.size)]


@pytest.mark.parametrize("seed", range(20))
@both(Masks, PythonMasks)
def test_masks_are_those_of_what_is_legal(kind: Any, seed: int) -> None:
    choices = Choices(seed)
    masks = choices.masks(kind)
    shown = bytearray(choices.games * choices.size)
    masks.write_to(memoryview(shown))
    for _ in range(30):
        choices.change()
        shown[:] = bytes([7]) * len(shown)  # what the caller does to its own memory makes no difference
        masks.show()
        for game in range(choices.games):
            assert list(shown[game * choices.size : (game + 1) * choices.size]) == choices.expected(game)


@both(Masks, PythonMasks)
def test_the_first_wrong_code_is_named(kind: Any) -> None:
    choices = Choices(2)
    masks = choices.masks(kind)
    masks.write_to(memoryview(bytearray(choices.games * choices.size)))
    choices.change()
    masks.show()
    expected = [choices.expected(game) for game in range(choices.games)]
    right = [mask.index(1) for mask in expected]
    assert masks.wrong(array("q", right)) == -1
    for wrong in (-1, choices.size, 2**40, expected[1].index(0)):
        assert masks.wrong(array("q", [right[0], wrong, right[2]])) == 1
        assert masks.wrong(array("q", [right[0], wrong, -1])) == 1


@pytest.mark.skipif(not COMPILED, reason="C checks what would write beside its memory")
def test_c_refuses_masks_that_do_not_fit() -> None:
    choices = Choices(3)
    masks = choices.masks(Masks)
    with pytest.raises(ValueError, match="write_to comes first"):
        masks.show()
    with pytest.raises(ValueError, match="bytes in items of"):
        masks.write_to(bytearray(1))
    with pytest.raises(ValueError, match="bytes in items of"):
        masks.wrong(array("q", [0]))
    masks.write_to(bytearray(choices.games * choices.size))
    for name, wrong, said in (
        ("asked", choices.seats, "game 1 asks seat"),
        ("number", choices.room + 1, "legal codes"),
        ("number", -1, "legal codes"),
    ):
        memory = getattr(choices, name)
        memory[1] = wrong
        with pytest.raises(ValueError, match=said):
            masks.show()
        memory[1] = 0
    choices.number[1] = 1
    for code in (-1, choices.plain):
        choices.legal[choices.room] = code
        with pytest.raises(ValueError, match=f"game 1: no code {code}"):
            masks.show()
    for table, bad, told in (
        ("turned", [[choices.plain] * choices.plain] * choices.seats, "turned: "),
        ("cases", [*choices.cases[:-1], CASES + 1], "cases: "),
        ("cases", choices.cases[::-1], "not in order"),
        ("number", array("q"), "bytes in items of"),
        ("given", array("q", [0] * 99), "bytes in items of"),
    ):
        changed = Choices(3)
        setattr(changed, table, bad)
        with pytest.raises(ValueError, match=told):
            changed.masks(Masks)
