"""The variant Event Cards: a layer over every board with the rules of the base game (see `combinations`)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from archipel.catalogue.layers import Layer

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions

EVENT_CARDS: Final = "event_cards"


def _base(options: BaseOptions, config: GameConfig) -> BaseOptions:
    """A card is revealed where dice were rolled."""
    return replace(options, without=(*options.without, "dice"))


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.earthquake import Earthquake  # loaded only when it is played
    from archipel.rules.traders_barbarians.event_cards import EventCards
    from archipel.rules.traders_barbarians.event_gifts import EventGifts
    from archipel.rules.traders_barbarians.event_takings import EventTakings

    return [EventCards(), Earthquake(), EventGifts(), EventTakings()]


def events_in_cities(config: GameConfig) -> list[Chapter]:
    """What event cards and Cities & Knights do to each other."""
    from archipel.rules.traders_barbarians.with_events_cities import EventsInCities

    return [EventsInCities()]


def events_at_sea(config: GameConfig) -> list[Chapter]:
    """Where the robber flees to on a board of Seafarers."""
    from archipel.rules.traders_barbarians.with_events_sea import EventsAtSea

    return [EventsAtSea()]


def events_with_fleet(config: GameConfig) -> list[Chapter]:
    """The dice by which the pirate fleet sails."""
    from archipel.rules.traders_barbarians.with_events_sea import EventsWithFleet

    return [EventsWithFleet()]


EVENTS_LAYER: Final = Layer(name=EVENT_CARDS, rule="TB-EV-1", base=_base, chapters=_chapters)
