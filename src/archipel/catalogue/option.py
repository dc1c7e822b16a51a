"""An option: something that may be chosen when a game is started."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeGuard

from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.board.game_file import GameFile


@dataclass(frozen=True, slots=True)
class Option:
    """Its name, its default and the values it may have."""

    name: str
    default: object
    rule: str  # the rule it is about; "" for a house rule
    choices: tuple[object, ...] = ()  # words or truth values; empty: a number
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()  # the numbers of seats it is for; empty: all
    first: bool = False  # asked before the others

    def check(self, value: object) -> None:
        """Refuse what cannot be chosen."""
        if self.choices:
            if value not in self.choices or type(value) not in {type(choice) for choice in self.choices}:
                words = ", ".join(str(choice) for choice in self.choices)
                raise SetUpError(f"{self.name} is one of {words}, not {value!r}", self.rule)
        elif not is_whole(value) or not self.least <= value <= self.most:
            raise SetUpError(f"{self.name} is a number from {self.least} to {self.most}, not {value!r}", self.rule)

    def read(self, text: str) -> object:
        """The value that a word stands for; what is none of the values is refused when a game is started."""
        for choice in self.choices:
            if str(choice).lower() == text.lower():
                return choice
        return int(text) if is_number(text) else text


def with_default(options: tuple[Option, ...], **values: object) -> tuple[Option, ...]:
    """The same options, some with another default."""
    return tuple(replace(option, default=values.get(option.name, option.default)) for option in options)


def as_said(options: tuple[Option, ...], file: GameFile) -> tuple[Option, ...]:
    """The same options with what a scenario file says about them: default, choices, rule."""
    found = {option.name: option for option in options}
    for name, facts in file.options.items():
        if name not in found:
            file.file.fail(f'unknown option "{name}": there are {", ".join(found)}', "options", name)
        option = found[name]
        try:
            for value in (*facts.choices, *([facts.default] if facts.default is not None else [])):
                option.check(value)
        except SetUpError as wrong:
            file.file.fail(wrong.reason, "options", name)
        found[name] = replace(
            option,
            default=option.default if facts.default is None else facts.default,
            choices=facts.choices or option.choices,
            rule=facts.rule or option.rule,
        )
    return tuple(found.values())


def is_number(text: str) -> bool:
    """Whether a text is a number of a sensible length."""
    return text.isdecimal() and len(text) < 10


def is_whole(value: object) -> TypeGuard[int]:
    """Whether something is a whole number; truth values are none."""
    return isinstance(value, int) and not isinstance(value, bool)
