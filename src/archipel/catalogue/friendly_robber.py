"""The friendly robber, a variant of Traders & Barbarians: a layer over every board (see `combinations`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.layers import Layer
from archipel.catalogue.option import Option

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

FRIENDLY_ROBBER: Final = "friendly_robber"
FRIENDLY_PIRATE: Final = Option("friendly_pirate", False, "TB-FR-5", (False, True))


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.friendly_robber import FriendlyRobber  # loaded only when it is played

    return [FriendlyRobber()]


def chapters_with_cities(config: GameConfig) -> list[Chapter]:
    """Who is protected in Cities & Knights."""
    from archipel.rules.traders_barbarians.friendly_robber import FriendlyStart

    return [FriendlyStart()]


def chapters_with_pirate(config: GameConfig) -> list[Chapter]:
    """The pirate, if it is friendly too."""
    if not config.value(FRIENDLY_PIRATE.name, bool):
        return []
    from archipel.rules.traders_barbarians.friendly_pirate import FriendlyPirate

    return [FriendlyPirate()]


FRIENDLY_ROBBER_LAYER: Final = Layer(name=FRIENDLY_ROBBER, rule="TB-FR-1", chapters=_chapters)
