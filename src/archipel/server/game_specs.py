"""Which games may be opened: options checked before a table is made, refused with keys and the rule's number."""

from __future__ import annotations

from archipel.catalogue import Entry, GameSpec, catalogue, start
from archipel.engine.errors import SetUpError
from archipel.server.messages import TableOptions
from archipel.server.refusals import Refused


def spec_of(options: TableOptions) -> GameSpec:
    return GameSpec(options.game, options.seats, tuple(options.options.items()))


def game_entry(name: str) -> Entry:
    """The game of this name in the catalogue."""
    for entry in catalogue():
        if entry.name == name:
            return entry
    raise Refused("setup.game_unknown", status=400)


def check_options(options: TableOptions) -> None:
    """Refuse what cannot be played."""
    entry = game_entry(options.game)
    if options.seats not in entry.seats:
        raise Refused("setup.seats", status=400, least=min(entry.seats), most=max(entry.seats))
    known = {option.name: option for option in entry.options}
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
        raise Refused("setup.refused", wrong.rule, status=400) from None
