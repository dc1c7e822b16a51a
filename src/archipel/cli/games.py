"""`archipel catalogue`: every game with its seats and options, and what goes with what."""

from __future__ import annotations

from itertools import islice
from secrets import randbits
from string import ascii_uppercase
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from archipel import rulebook
from archipel.catalogue import Entry, GameSpec, Option, broken_scenarios, catalogue, matrix, surprise
from archipel.catalogue.matrix import SAME, YES
from archipel.texts import Texts
from archipel.texts.faults import say_fault

_RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")  # the numbers of footnotes


def show_catalogue(language: str) -> None:
    """Games with their numbers of players and options, and the rule of each option."""
    console, texts = Console(), Texts(language)
    for entry in catalogue():
        console.print(Text.assemble((entry.name, "bold"), f"  {min(entry.seats)}-{max(entry.seats)}  "), end="")
        console.print(_described(entry, texts), highlight=False)
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for option in entry.options:
            table.add_row(
                Text(option.name, "bold"),
                values(option),
                Text(option.rule, "dim"),
                texts.say_or(f"option-{option.name}", ""),
            )
        console.print(table)
        console.print(f"archipel play {_example(entry)}", highlight=False)
    for broken in broken_scenarios():
        console.print(
            texts.say("catalogue-broken", reason=say_fault(texts, broken.reason)), highlight=False, markup=False
        )


def show_matrix(language: str) -> None:
    """What goes with what, with the rules as footnotes."""
    console, texts, found = Console(), Texts(language), matrix()
    notes: dict[str, int] = {}
    table = Table(box=None, padding=(0, 1, 0, 0))
    for letter in ("", *ascii_uppercase[: len(found.columns)]):
        table.add_column(letter, overflow="fold")
    for row in found.rows:
        cells = []
        for cell in row.cells:
            noted = cell.rule and cell.answer not in (YES, SAME)
            note = str(notes.setdefault(cell.rule, len(notes) + 1)) if noted else ""
            cells.append(texts.say(f"page-matrix-{cell.answer}") + note.translate(_RAISED))
        table.add_row(Text(row.head.name.rpartition("/")[2], "bold"), *cells)
    console.print(table)
    for letter, head in zip(ascii_uppercase, found.columns, strict=False):
        console.print(f"{letter}  {head.name}", highlight=False)
    for rule, number in notes.items():
        said = rulebook.sentence(rule, language).text
        console.print(f"{str(number).translate(_RAISED)} {rule}  {said}", highlight=False, markup=False)


def draw_mixture(seats: int, seed: int | None, advanced: bool) -> str:
    """A drawn game with its options, as `archipel play` takes it."""
    return str(surprise(seats, randbits(63) if seed is None else seed, advanced))


def _described(entry: Entry, texts: Texts) -> str:
    return texts.say("game-custom") if entry.custom else texts.say_or(f"game-{entry.key}", "")


def _example(entry: Entry) -> str:
    """The largest table, with one option that is not the default."""
    unusual = (
        (option.name, choice) for option in entry.options for choice in option.choices if choice != option.default
    )
    return str(GameSpec(entry.name, max(entry.seats), tuple(islice(unusual, 1))))


def values(option: Option) -> Text:
    """The values of an option, the default in bold."""
    if not option.choices:
        return Text.assemble((str(option.default), "bold underline"), f" ({option.least}-{option.most})")
    said = Text()
    for choice in option.choices:
        said.append(" " if said else "")
        said.append(
            str(choice).lower(),
            "bold underline" if choice == option.default and type(choice) is type(option.default) else "",
        )
    return said
