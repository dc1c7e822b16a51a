"""`archipel catalogue`: every game with its seats and options."""

from __future__ import annotations

from itertools import islice
from secrets import randbits

from rich.console import Console
from rich.table import Table
from rich.text import Text

from archipel.catalogue import Entry, GameSpec, Option, broken_scenarios, catalogue, surprise
from archipel.texts import Texts


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
        console.print(texts.say("catalogue-broken", reason=broken.reason), highlight=False, markup=False)


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
