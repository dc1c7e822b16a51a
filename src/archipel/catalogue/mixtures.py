"""A mixture drawn at random: a game, and boxes and variants on top that go with it and with each other."""

from __future__ import annotations

from archipel.catalogue.combinations import ADVANCED, ADVANCED_GAME
from archipel.catalogue.entries import Entry
from archipel.catalogue.layers import Layer
from archipel.catalogue.listing import catalogue
from archipel.catalogue.spec import GameSpec
from archipel.engine.errors import SetUpError
from archipel.engine.stream import Stream

Options = dict[str, object]


def surprise(seats: int, seed: int, advanced: bool = False) -> GameSpec:
    """Draw a mixture that can be played by this number of players. The same seed draws the same one.

    First a box is drawn, then one of its games, then which layers are on top. What goes together is what
    `Entry.choose` accepts. `advanced`: advanced combinations may be drawn too. Custom scenarios are not drawn.
    """
    begun: dict[str, list[tuple[Entry, Options]]] = {}  # by box
    for found in catalogue():
        options = _least(found, seats)
        if options is not None and not found.custom and (advanced or ADVANCED_GAME not in found.traits):
            begun.setdefault(found.box, []).append((found, options))
    if not begun:
        raise SetUpError(f"there is no game for {seats!r} seats")
    stream = Stream(seed)
    games = list(begun.values())[stream.draw(len(begun))]
    game, options = games[stream.draw(len(games))]
    for layer in _shuffled(game.layers, stream):
        if stream.draw(2) and not game.choose(seats, options)[layer.name]:
            options = _with(game, seats, options, layer, advanced)
    return GameSpec(game.name, seats, tuple(options.items()))


def _least(found: Entry, seats: int) -> Options | None:
    """The options without which this number of players cannot play, if any; None: they cannot play at all. A variant
    that is made for them comes before a house rule."""
    layers = [layer.name for layer in found.layers]
    openers = [option.name for option in found.options if option.opens and seats in option.seats]
    openers.sort(key=lambda name: name not in layers)
    tried: list[Options] = [{}]
    tried += [{name: True} for name in openers]
    return next((options for options in tried if _allowed(found, seats, options)), None)


def _with(found: Entry, seats: int, options: Options, layer: Layer, advanced: bool) -> Options:
    """The options with a layer on top, or the same if it does not go with them."""
    tried: list[Options] = [{**options, layer.name: True}]
    if advanced:
        tried.append({**options, layer.name: True, ADVANCED.name: True})
    return next((more for more in tried if _allowed(found, seats, more)), options)


def _allowed(found: Entry, seats: int, options: Options) -> bool:
    try:
        found.choose(seats, options)
    except SetUpError:
        return False
    return True


def _shuffled(layers: tuple[Layer, ...], stream: Stream) -> list[Layer]:
    """In a drawn order, so that of two layers that exclude each other each comes up."""
    rest = list(layers)
    return [rest.pop(stream.draw(len(rest))) for _ in layers]
