"""The harbormaster, a variant of Traders & Barbarians: a layer over every board (see `combinations`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.layers import Layer

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

HARBORMASTER: Final = "harbormaster"


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.harbormaster import Harbormaster  # loaded only when it is played

    return [Harbormaster()]


HARBORMASTER_LAYER: Final = Layer(
    name=HARBORMASTER,
    rule="TB-HM-1",
    more_points=1,  # in every combination (TB-HM-3, COMBO-18)
    chapters=_chapters,
)
