"""The games that can be opened: options are checked before a table is made."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from archipel.board.colours import COLOURS
from archipel.catalogue import Entry, GameSpec, Option, entry, start
from archipel.engine.errors import SetUpError
from archipel.server.messages import TableOptions
from archipel.server.refusals import Refused

# What does not go together, by the rule that says so.
REFUSED_BY: Final = {
    "BASE-9": "setup.duel",
    "COMBO-11": "setup.duel",
    "BASE-21": "setup.first_seat",
    "BASE-85": "setup.between_turns",
    "SEA-38": "setup.not_printed",
    "SEA-NW-6": "setup.one_map",
}

CITIES_KNIGHTS: Final = "cities_knights"

# What a table offers first, and has unless something else is chosen: the rule of the play aid, which players online
# expect (BASE-28). The library starts a game as the rulebook has it.
OFFERED_FIRST: Final = {"phases": "combined"}


def offered(found: Entry) -> list[Option]:
    """The options of a game as a table offers them."""
    return [_offered_first(option) for option in found.options]


def _offered_first(option: Option) -> Option:
    value = OFFERED_FIRST.get(option.name)
    if value not in option.choices:
        return option
    return replace(option, default=value, choices=(value, *(one for one in option.choices if one != value)))


def as_offered(options: TableOptions, scenario: str = "") -> TableOptions:
    """The options of a table, with what it offers first where nothing is chosen and no box decides it."""
    found = game_entry(options.game, scenario)
    values: dict[str, object] = {option.name: option.default for option in found.options}
    decided = {name for layer in found.layers_in({**values, **options.options}) for name in layer.forced}
    first = {
        option.name: OFFERED_FIRST[option.name]
        for option in found.options
        if OFFERED_FIRST.get(option.name) in option.choices and option.name not in decided
    }
    return msgspec.structs.replace(options, options={**first, **options.options})


def spec_of(options: TableOptions, scenario: str = "") -> GameSpec:
    """The game of a table; `scenario` is the text of a scenario file as it was when the game began."""
    return GameSpec(options.game, options.seats, tuple(options.options.items()), scenario)


def game_entry(name: str, scenario: str = "") -> Entry:
    """The game of this name in the catalogue, or of a scenario's text."""
    try:
        return entry(name, scenario)
    except SetUpError:
        raise Refused("setup.game_unknown", status=400) from None


def colours_of(name: str, scenario: str = "") -> tuple[str, ...]:
    """The colours of the seats, also of a table whose scenario file is gone."""
    try:
        return entry(name, scenario).colours
    except SetUpError:
        return COLOURS


def box_of(options: TableOptions, scenario: str = "") -> str:
    """The box that ratings and statistics count a game for: Cities & Knights, where it is played on any board."""
    if options.options.get(CITIES_KNIGHTS):
        return CITIES_KNIGHTS
    try:
        return entry(options.game, scenario).box
    except SetUpError:
        return options.game.partition("/")[0]


def scenario_of(name: str) -> str:
    """The text of a custom scenario, as it is now; "" for a game of the package."""
    try:
        found = entry(name)
    except SetUpError:
        raise Refused("setup.scenario_gone", game=name) from None
    return found.file.text if found.custom else ""


def check_options(options: TableOptions, scenario: str = "") -> None:
    """Refuse what cannot be played."""
    found = game_entry(options.game, scenario)
    if options.seats not in found.seats:
        rule = found.seats_rule(options.seats)
        raise Refused("setup.seats", rule, status=400, least=min(found.seats), most=max(found.seats))
    known = {option.name: option for option in found.options}
    for name, value in options.options.items():
        option = known.get(name)
        if option is None:
            raise Refused("setup.option_unknown", status=400, option=name)
        try:
            option.checked(value)
        except SetUpError as wrong:
            limits = (
                {"choices": list(option.choices)} if option.choices else {"least": option.least, "most": option.most}
            )
            raise Refused("setup.option_value", wrong.rule, status=400, option=name, **limits) from None
    try:
        start(spec_of(options, scenario), 0)
    except SetUpError as wrong:
        raise Refused(REFUSED_BY.get(wrong.rule, "setup.refused"), wrong.rule, status=400) from None
