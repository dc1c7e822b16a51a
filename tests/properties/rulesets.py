"""Every set of rules that whole games are played with: each game of the catalogue, each number of seats, and so many
mixtures of options that any two values of any two options meet in one of them.

Nothing here names a game or an option: what the catalogue gains is tried without being asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from archipel.catalogue import Entry, GameSpec, Option, catalogue, start
from archipel.engine.errors import SetUpError

Choice = tuple[str, object]


@cache
def rulesets(together: int = 2) -> tuple[GameSpec, ...]:
    """All of them; `together` is how many values meet at a time. With 1, every value is played at least once."""
    return tuple(spec for entry in catalogue() for seats in entry.seats for spec in _mixtures(entry, seats, together))


@cache
def plain_rulesets() -> tuple[GameSpec, ...]:
    """One for each game and number of seats: the defaults, or the nearest to them that can be played."""
    return tuple(
        GameSpec(entry.name, seats, tuple(_needed(entry, seats).items()))
        for entry in catalogue()
        for seats in entry.seats
    )


def _mixtures(entry: Entry, seats: int, together: int) -> Iterator[GameSpec]:
    """Mixtures that cover every group of values; each begins with a group not met yet and takes in all it can."""
    needed = _needed(entry, seats)
    values = {option.name: _values(entry, option, seats, needed) for option in entry.options}
    groups = [
        tuple(zip(names, chosen, strict=True))
        for names in combinations(values, together)
        for chosen in product(*(values[name] for name in names))
    ]
    unmet = dict.fromkeys(groups)  # a set that keeps its order
    while unmet:
        group = next(iter(unmet))
        mixture = _accepted(entry, seats, needed, group, _widened(values, group, unmet, together))
        if mixture is None:  # these values do not combine
            del unmet[group]
            continue
        for met in combinations(mixture.items(), together):
            unmet.pop(met, None)
        yield GameSpec(entry.name, seats, tuple(_told(entry, mixture).items()))


def _widened(
    values: dict[str, list[object]], group: tuple[Choice, ...], unmet: dict[tuple[Choice, ...], None], together: int
) -> dict[str, object]:
    """The group with a value for every other option, each the one that meets most of what has not met."""
    mixture = dict(group)
    order = list(values)
    for name in order:
        if name in mixture:
            continue
        others = [other for other in order if other in mixture]

        def newly_met(value: object, name: str = name, others: list[str] = others) -> int:
            whole = {**mixture, name: value}
            return sum(
                tuple((k, whole[k]) for k in order if k in (*some, name)) in unmet
                for some in combinations(others, together - 1)
            )

        mixture[name] = max(values[name], key=newly_met)
    return {name: mixture[name] for name in order}


def _accepted(
    entry: Entry, seats: int, needed: dict[str, object], group: tuple[Choice, ...], mixture: dict[str, object]
) -> dict[str, object] | None:
    """The mixture, or as much of it as can be played; None if not even the group can."""
    kept = dict(group)
    plain = {option.name: option.default for option in entry.options} | needed
    for name in [None, *(name for name in mixture if name not in kept)]:
        if name is not None:
            mixture = {**mixture, name: plain[name]}
        if _can_start(entry, seats, mixture):
            return mixture
    return None


def _values(entry: Entry, option: Option, seats: int, needed: dict[str, object]) -> list[object]:
    """At most three values of an option that can be played here: the default, the first and the last of the others; of
    a number the default and half of it."""
    if not option.choices:
        assert isinstance(option.default, int)
        return [option.default, max(option.least, option.default // 2)]
    played = [value for value in option.choices if _can_start(entry, seats, {**needed, option.name: value})]
    default = needed.get(option.name, option.default)
    others = [value for value in played if value != default]
    return [default, *dict.fromkeys((others[0], others[-1]))] if others else [default]


def _needed(entry: Entry, seats: int) -> dict[str, object]:
    """What must be chosen for this number of seats to be played at all."""
    if _can_start(entry, seats, {}):
        return {}
    for option in entry.options:
        for value in option.choices:
            if _can_start(entry, seats, {option.name: value}):
                return {option.name: value}
    raise AssertionError(f"{entry.name} cannot be played by {seats}")


def _told(entry: Entry, options: dict[str, object]) -> dict[str, object]:
    """Without the values that go without saying."""
    plain = {option.name: option.default for option in entry.options}
    return {name: value for name, value in options.items() if value != plain[name]}


def _can_start(entry: Entry, seats: int, options: dict[str, object]) -> bool:
    try:
        start(GameSpec(entry.name, seats, tuple(_told(entry, options).items())), seed=1)
    except SetUpError:
        return False
    return True
