"""What a client has to know about a game before it opens a table of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from archipel.bots.registry import bots_of, default_bot_of
from archipel.catalogue import ADVANCED, advanced_with, excluded_by
from archipel.catalogue.entries import Entry
from archipel.catalogue.option import OptionValue
from archipel.server import messages as m
from archipel.server.table.game_specs import offered


def game_sheet(entry: Entry, keep: bool = True) -> m.GameSheet:
    """The options, boards and layers of a game, with the bots that are registered now. `keep`: it is often read."""
    made = _sheet(entry) if keep else _new_sheet(entry)
    return msgspec.structs.replace(made, bots=bots_of(entry), default_bot=default_bot_of(entry))


def _defaults(entry: Entry) -> dict[str, OptionValue]:
    return {option.name: option.default for option in entry.options}


def _differing(entry: Entry, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The values of options that are not their defaults."""
    defaults = _defaults(entry)
    return {name: value for name, value in values.items() if value != defaults[name]}


def _following(entry: Entry) -> dict[str, dict[str, dict[str, OptionValue]]]:
    """By option and value: the defaults of other options that change with it, such as the frame with the layout."""
    found: dict[str, dict[str, dict[str, OptionValue]]] = {}
    for seats in entry.seats:
        plain = entry.defaults(seats, {})
        for option in entry.options:
            for choice in option.choices:
                values = entry.defaults(seats, {option.name: choice})
                changed = {name: value for name, value in values.items() if value != plain[name]}
                if changed:
                    found.setdefault(option.name, {}).setdefault(str(choice), {}).update(changed)
    return found


_sheets: Final[dict[str, tuple[Entry, m.GameSheet]]] = {}  # by name: made once, until a custom scenario is another one


def _sheet(entry: Entry) -> m.GameSheet:
    """The sheet of a game, apart from its bots, which may be registered later."""
    made = _sheets.get(entry.name)
    if made is None or made[0] is not entry:
        made = _sheets[entry.name] = (entry, _new_sheet(entry))
    return made[1]


def _new_sheet(entry: Entry) -> m.GameSheet:
    return m.GameSheet(
        name=entry.name,
        box=entry.box,
        seats=list(entry.seats),
        colours=list(entry.colours),
        options=[msgspec.convert(option, m.OptionSheet, from_attributes=True) for option in offered(entry)],
        defaults={
            str(seats): other for seats in entry.seats if (other := _differing(entry, entry.defaults(seats, {})))
        },
        defaults_with=_following(entry),
        layers={
            layer.name: m.LayerSheet(
                [option.name for option in layer.options],
                {name: forced.value for name, forced in layer.forced.items() if name in _defaults(entry)},
                layer.more_points,
                excluded_by(layer.name),
                {ADVANCED.name: ADVANCED.rule} if advanced_with(layer.name, entry.traits) else {},
            )
            for layer in entry.layers
        },
        bots=[],
        default_bot="",
    )
