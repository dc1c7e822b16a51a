"""The hooks that Traders & Barbarians adds: what its variants and scenarios ask of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from archipel.rules.cities_knights.city_chapter import CityChapter

if TYPE_CHECKING:
    from archipel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class TradersChapter(CityChapter):
    """A chapter that knows of the variants and scenarios of this box: nothing by default."""

    def gold_changed(self, g: State, seat: i64) -> None:
        """A player has more or less gold than before."""
