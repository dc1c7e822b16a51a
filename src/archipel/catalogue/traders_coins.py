"""Coins, which three scenarios of Traders & Barbarians share."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from archipel.catalogue.traders_part import Part

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.coins import Coins  # loaded only when it is played

    return [Coins()]


def _base(options: BaseOptions, config: GameConfig) -> BaseOptions:
    from archipel.rules.traders_barbarians.coins import SUPPLY, gold_good

    gold = gold_good()
    return replace(options, more_goods=(*options.more_goods, gold), supply={**options.supply, gold.name: SUPPLY})


COINS_PART: Final = Part(_chapters, base=_base)
