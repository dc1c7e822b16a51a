"""The games that can be opened: options are checked before a table is made."""

from __future__ import annotations

from typing import Final

from archipel.catalogue import BASE_COLOURS, Entry, GameSpec, entry, start
from archipel.engine.errors import SetUpError
from archipel.server.messages import TableOptions
from archipel.server.refusals import Refused

# What does not go together, by the rule that says so.
REFUSED_BY: Final = {
    "BASE-9": "setup.duel",
    "COMBO-10": "setup.duel",
    "COMBO-11": "setup.duel",
    "BASE-21": "setup.first_seat",
    "BASE-85": "setup.between_turns",
    "SEA-38": "setup.not_printed",
}


def spec_of(options: TableOptions, scenario: str = "") -> GameSpec:
    """The game of a table; `scenario` is the text of a scenario file as it was when the game began."""
    return GameSpec(options.game, options.seats, tuple(options.options.items()), scenario)


def game_entry(name: str) -> Entry:
    """The game of this name in the catalogue."""
    try:
        return entry(name)
    except SetUpError:
        raise Refused("setup.game_unknown", status=400) from None


def colours_of(name: str) -> tuple[str, ...]:
    """The colours of the seats, also of a table whose scenario file is gone."""
    try:
        return entry(name).colours
    except SetUpError:
        return BASE_COLOURS


def scenario_of(name: str) -> str:
    """The text of a custom scenario, as it is now; "" for a game of the package."""
    found = game_entry(name)
    return found.file.text if found.custom else ""


def check_options(options: TableOptions) -> None:
    """Refuse what cannot be played."""
    found = game_entry(options.game)
    if options.seats not in found.seats:
        rule = found.seats_rule(options.seats)
        raise Refused("setup.seats", rule, status=400, least=min(found.seats), most=max(found.seats))
    known = {option.name: option for option in found.options}
    for name, value in options.options.items():
        option = known.get(name)
        if option is None:
            raise Refused("setup.option_unknown", status=400, option=name)
        try:
            option.check(value)
        except SetUpError as wrong:
            limits = (
                {"choices": list(option.choices)} if option.choices else {"least": option.least, "most": option.most}
            )
            raise Refused("setup.option_value", wrong.rule, status=400, option=name, **limits) from None
    try:
        start(spec_of(options), 0)
    except SetUpError as wrong:
        raise Refused(REFUSED_BY.get(wrong.rule, "setup.refused"), wrong.rule, status=400) from None
