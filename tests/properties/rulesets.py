"""The sets of rules that whole games are played with: each game of the catalogue, each number of seats, and enough
mixtures of options that any two values of any two options meet in one of them.

What the catalogue gains is tried without being asked for. There are all mixtures of the base game, and of every other
game one for each number of seats, each time another one and with few points to reach, and one more with Cities &
Knights where it may come on top; the slow suite plays all mixtures of all games. Where the core can be compiled, most
are played there only, and an ordinary run plays every second or fourth of them in the longest tests
(`mostly_compiled`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, islice, product
from typing import TYPE_CHECKING, Any

import pytest

from archipel.board.graph import BoardError
from archipel.catalogue import BOARD_STREAM, Entry, GameSpec, Option, catalogue, entry
from archipel.catalogue.base import RULE_OPTIONS
from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.combinations import ADVANCED, LAYERS, PAIRS, advanced_with
from archipel.engine.errors import SetUpError
from archipel.engine.stream import Stream

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

Choice = tuple[str, object]

OF_LAYERS = [option for layer in LAYERS for option in (layer.option(False, True), *layer.options)]
OF_PAIRS = [option for pair in PAIRS for option in pair.options]
ABOUT_RULES = frozenset(
    option.name for option in (*RULE_OPTIONS, *OF_LAYERS, *OF_PAIRS, ADVANCED)
)  # the board is dealt without
SHORT = {"target": 5, "hand_limit": 7}  # with small hands hardly anything is ever built
SHORT_WITH_CITIES = {"target": 8, "hand_limit": 7}  # one begins with three points (CK-11)


@cache
def rulesets(together: int = 2) -> tuple[GameSpec, ...]:
    """What every run plays; `together` is how many values of the base game meet at a time. With 1, every value of it is
    played at least once."""
    return base_rulesets(together) + samples()


@cache
def base_rulesets(together: int = 2) -> tuple[GameSpec, ...]:
    """All mixtures of the base game, and of a further way to play it with few enough seats those of single values."""
    return tuple(
        spec
        for plain in plain_rulesets()
        if _is_base(plain)
        for spec in mixtures(plain, together if _is_first_way(plain) else 1)
    )


@cache
def samples() -> tuple[GameSpec, ...]:
    """One mixture for each number of seats of every game but the base game, each time another one, and one with
    Cities & Knights on top where it may come."""
    found = []
    for game in catalogue():
        tables = (
            [(seats, needed) for seats in game.seats for needed in _ways(game, seats)] if game.box != "base" else []
        )
        for number, (seats, needed) in enumerate(tables):
            mixed = [dict(mixture.options) for mixture in _mixtures(game, seats, 2, needed)]
            for cities in (False, True):
                fitting = [options for options in mixed if _with_cities(game, options) is cities]
                if fitting:
                    short = SHORT_WITH_CITIES if cities else SHORT
                    options = _told(game, fitting[number % len(fitting)] | short)
                    found.append(GameSpec(game.name, seats, tuple(options.items())))
    return (*found, *advanced_samples())


@cache
def advanced_samples() -> tuple[GameSpec, ...]:
    """One mixture of every advanced combination (COMBO-9), the numbers of seats in turn."""
    found = []
    for number, plain in enumerate(advanced_rulesets()):
        needed = dict(plain.options)
        mixed = [one for one in mixtures(plain, 2) if needed.items() <= dict(one.options).items()]
        options = dict(mixed[number % len(mixed)].options) | SHORT_WITH_CITIES
        found.append(GameSpec(plain.name, plain.seats, tuple(_told(entry(plain.name), options).items())))
    return tuple(found)


@cache
def advanced_rulesets() -> tuple[GameSpec, ...]:
    """Every game with a layer that goes with it only as an advanced combination."""
    found: list[GameSpec] = []
    for game in catalogue():
        for layer in [one for one in game.layers if advanced_with(one.name, game.traits)]:
            seats = [one for one in game.seats if not layer.seats or one in layer.seats]
            options = ((layer.name, True), (ADVANCED.name, True))
            found.append(GameSpec(game.name, seats[len(found) % len(seats)], options))
    return tuple(found)


def has_cities(spec: GameSpec) -> bool:
    """Whether this is played with Cities & Knights."""
    return _with_cities(entry(spec.name, spec.scenario), dict(spec.options))


def _with_cities(game: Entry, options: Mapping[str, object]) -> bool:
    usual = {option.name: option.default for option in game.options}
    return CITIES_KNIGHTS in [layer.name for layer in game.layers_in({**usual, **options})]


@cache
def few_samples() -> tuple[GameSpec, ...]:
    """One sample of every game, with and without Cities & Knights, the numbers of seats in turn: for slow tests."""
    sorts = list(dict.fromkeys((spec.name, has_cities(spec)) for spec in samples()))
    by_sort = [[spec for spec in samples() if (spec.name, has_cities(spec)) == sort] for sort in sorts]
    return tuple(specs[number % len(specs)] for number, specs in enumerate(by_sort))


@cache
def few_rulesets() -> tuple[GameSpec, ...]:
    """Some of those every run plays, for the Python source: every third of the few samples, and of as many of the base
    game as bring every value once."""
    met: set[tuple[int, Choice | None]] = set()
    found = []
    for spec in base_rulesets():
        values: set[tuple[int, Choice | None]] = {(spec.seats, choice) for choice in (None, *spec.options)}
        if not values <= met:
            met |= values
            found.append(spec)
    return (*found, *few_samples())[::3]


@cache
def plain_rulesets() -> tuple[GameSpec, ...]:
    """One for each game and number of seats: the defaults, or the nearest to them that can be played."""
    return tuple(
        GameSpec(game.name, seats, tuple(needed.items()))
        for game in catalogue()
        for seats in game.seats
        for needed in _ways(game, seats)
    )


def mostly_compiled(specs: Sequence[GameSpec], some: Collection[GameSpec], every: int = 1) -> list[ParameterSet]:
    """Parameters for a test that plays all of these; on the Python source only some, if it plays them compiled, too.
    Both play the same games, byte by byte: see tests/compiled. With `every` above 1, the slow suite alone plays those
    in between."""
    return [
        pytest.param(spec, id=str(spec), marks=() if spec in some else _seldom(number % every > 0))
        for number, spec in enumerate(specs)
    ]


def _seldom(slow: bool) -> pytest.MarkDecorator:
    return pytest.mark.slow if slow else pytest.mark.long


def mixtures(plain: GameSpec, together: int) -> tuple[GameSpec, ...]:
    """All mixtures of a game for this many seats."""
    return tuple(_mixtures(entry(plain.name), plain.seats, together, dict(plain.options)))


def _is_base(spec: GameSpec) -> bool:
    return entry(spec.name).box == "base"


def _is_first_way(plain: GameSpec) -> bool:
    return dict(plain.options) == _ways(entry(plain.name), plain.seats)[0]


def _mixtures(game: Entry, seats: int, together: int, needed: dict[str, object]) -> Iterator[GameSpec]:
    """Mixtures that cover every group of values; each begins with a group not met yet and takes in all it can."""
    values = {option.name: _values(game, option, seats, needed) for option in game.options}
    groups = [
        tuple(zip(names, chosen, strict=True))
        for names in combinations(values, together)
        for chosen in product(*(values[name] for name in names))
    ]
    unmet = dict.fromkeys(groups)  # a set that keeps its order
    while unmet:
        group = next(iter(unmet))
        mixture = _accepted(game, seats, needed, group, _widened(values, group, unmet, together))
        if mixture is None:  # these values do not combine
            del unmet[group]
            continue
        for met in combinations(mixture.items(), together):
            unmet.pop(met, None)
        yield GameSpec(game.name, seats, tuple(_told(game, mixture).items()))


def _widened(
    values: dict[str, list[object]], group: tuple[Choice, ...], unmet: dict[tuple[Choice, ...], None], together: int
) -> dict[str, object]:
    """The group with a value for every other option, each the one that meets most of what has not met."""
    mixture = dict(group)
    place = {name: number for number, name in enumerate(values)}
    for name, choices in values.items():
        if name in mixture:
            continue
        # In the order of the options, as the groups are.
        others = sorted(mixture.items(), key=lambda choice: place[choice[0]])
        before = sum(place[other] < place[name] for other, _ in others)
        around = [
            (some[:split], some[split:])
            for some in combinations(others, together - 1)
            for split in [sum(choice in others[:before] for choice in some)]
        ]

        def newly_met(value: object, name: str = name, around: list[Any] = around) -> int:
            return sum((*first, (name, value), *last) in unmet for first, last in around)

        mixture[name] = max(choices, key=newly_met)
    return {name: mixture[name] for name in values}


def _accepted(
    game: Entry, seats: int, needed: dict[str, object], group: tuple[Choice, ...], mixture: dict[str, object]
) -> dict[str, object] | None:
    """The mixture, or as much of it as can be played; None if not even the group can."""
    kept = dict(group)
    plain = {option.name: option.default for option in game.options} | needed
    for name in [None, *(name for name in mixture if name not in kept)]:
        if name is not None:
            mixture = {**mixture, name: plain[name]}
        if _can_start(game, seats, mixture):
            return mixture
    return None


def _values(game: Entry, option: Option, seats: int, needed: dict[str, object]) -> list[object]:
    """At most three values of an option that can be played here: the default, the first and the last of the others; of
    a number the default and half of it."""
    if not option.choices:
        assert isinstance(option.default, int)
        return [option.default, max(option.least, option.default // 2)]
    played = [value for value in option.choices if _can_start(game, seats, {**needed, option.name: value})]
    default = needed.get(option.name, option.default)
    others = [value for value in played if value != default]
    return [default, *dict.fromkeys((others[0], others[-1]))] if others else [default]


def _ways(game: Entry, seats: int) -> list[dict[str, object]]:
    """What must be chosen for this number of seats to be played at all: nothing, or one of several options."""
    if _can_start(game, seats, {}):
        return [{}]
    found: list[dict[str, object]] = []
    for option in game.options:
        opening = (value for value in option.choices if _can_start(game, seats, {option.name: value}))
        found += [{option.name: value} for value in islice(opening, 1)]
    assert found, f"{game.name} cannot be played by {seats}"
    return found


def _told(game: Entry, options: dict[str, object]) -> dict[str, object]:
    """Without the values that go without saying, and without options that the game does not have."""
    plain = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.items() if name in plain and value != plain[name]}


def _can_start(game: Entry, seats: int, options: dict[str, object]) -> bool:
    """Whether these options go together, and a board can be dealt with them; the rules need not be put together."""
    try:
        chosen = game.choose(seats, _told(game, options))
    except SetUpError:
        return False
    return _can_deal(game.name, seats, tuple(item for item in chosen.items() if item[0] not in ABOUT_RULES))


@cache
def _can_deal(name: str, seats: int, chosen: tuple[Choice, ...]) -> bool:
    game = entry(name)
    try:
        game.deal(game.scenario(seats), dict(chosen), Stream(1, BOARD_STREAM).draw)
    except (SetUpError, BoardError):
        return False
    return True
