"""An option: something that may be chosen when a game is started."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeGuard

from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.board.game_file import GameFile

MAP: Final = "map"
MOST_MAPS: Final = 999_999
PRINTED: Final = ("beginner", "fixed")  # layouts that are not dealt

OptionValue = bool | int | str  # what an option may be set to


@dataclass(frozen=True, slots=True)
class Option:
    """Its name, its default and the values it may have."""

    name: str
    default: OptionValue
    rule: str  # the rule it is about; "" for a house rule
    choices: tuple[OptionValue, ...] = ()  # words or truth values; empty: a number
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()  # that it matters for; none: all
    idle: OptionValue | None = (
        None  # the one value that may be given with other seats; None: any, it makes no difference
    )
    seats_rule: str = ""  # the rule by which others are refused, if not its own
    opens: bool = False  # its seats need it, or another option that opens them
    first: bool = False  # asked before the others
    is_seat: bool = False  # its numbers are seats
    ignored: bool = False  # any value may be given and none counts: here it has nothing to do

    def checked(self, value: object) -> OptionValue:
        """The value, or the default where none counts; refuses what cannot be chosen."""
        if self.ignored:
            return self.default
        if self.choices:
            for choice in self.choices:
                if type(value) is type(choice) and value == choice:
                    return choice
            words = ", ".join(str(choice) for choice in self.choices)
            raise SetUpError(f"{self.name} is one of {words}, not {value!r}", self.rule)
        if not is_whole(value) or not self.least <= value <= self.most:
            raise SetUpError(f"{self.name} is a number from {self.least} to {self.most}, not {value!r}", self.rule)
        return value

    def for_seats(self, seats: int) -> Option:
        """The same option without seats that are not there."""
        if not self.is_seat:
            return self
        return replace(self, choices=tuple(one for one in self.choices if not is_whole(one) or one < seats))

    def read(self, text: str) -> OptionValue:
        """The value that a word stands for; what is none of the values is refused when a game is started."""
        for choice in self.choices:
            if str(choice).lower() == text.lower():
                return choice
        return int(text) if is_number(text) else text


def map_option(rule: str) -> Option:
    """Which map is dealt, whatever the seed of the game; 0: the one of the seed."""
    return Option(MAP, 0, rule, (), 0, MOST_MAPS)


def check_map(chosen: Mapping[str, object]) -> None:
    """Only a board that is dealt has other maps."""
    if chosen.get(MAP) and chosen["layout"] in PRINTED:
        raise SetUpError(f"a {chosen['layout']} board is printed: there is no other map", "SEA-NW-6")


def with_default(options: tuple[Option, ...], **values: OptionValue) -> tuple[Option, ...]:
    """The same options, some with another default."""
    return tuple(replace(option, default=values.get(option.name, option.default)) for option in options)


def as_said(options: tuple[Option, ...], file: GameFile) -> tuple[Option, ...]:
    """The same options with what a scenario file says about them: default, choices, rule, and seats that there are."""
    most = max(file.boards)
    found = {option.name: option.for_seats(most) for option in options}
    for name, facts in file.options.items():
        if name not in found:
            file.file.fail(f'unknown option "{name}": there are {", ".join(found)}', "options", name)
        option = found[name]
        try:
            found[name] = replace(
                option,
                default=option.default if facts.default is None else option.checked(facts.default),
                choices=tuple(option.checked(choice) for choice in facts.choices) or option.choices,
                rule=facts.rule or option.rule,
            )
        except SetUpError as wrong:
            file.file.fail(wrong.reason, "options", name)
    return tuple(found.values())


def check_seats(
    options: Sequence[Option], seats: int, given: Mapping[str, object], chosen: Mapping[str, object]
) -> None:
    """Refuse options that are not for this number of seats, and seats without the option that opens them."""
    for option in options:
        if option.seats and seats not in option.seats and option.name in given:
            value = given[option.name]
            if option.idle is not None and value != option.idle:
                what = option.name if isinstance(value, bool) else value
                numbers = " or ".join(str(number) for number in option.seats)
                raise SetUpError(f"{what} is for {numbers} seats, not {seats}", option.seats_rule or option.rule)
    openers = [option for option in options if option.opens and seats in option.seats]
    if openers and not any(chosen[option.name] for option in openers):
        needed = " or ".join(f"{option.name}=True" for option in openers)
        raise SetUpError(f"{seats} seats play only with {needed}", openers[0].seats_rule or openers[0].rule)


def is_number(text: str) -> bool:
    """Whether a text is a number of a sensible length."""
    return text.isdecimal() and len(text) < 10


def is_whole(value: object) -> TypeGuard[int]:
    """Whether something is a whole number; truth values are none."""
    return isinstance(value, int) and not isinstance(value, bool)
