"""The hooks that Traders & Barbarians adds: what its variants and scenarios ask of each other."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from archipel.rules.cities_knights.city_chapter import CityChapter


@mypyc_attr(allow_interpreted_subclasses=True)
class TradersChapter(CityChapter):
    """A chapter that knows of the variants and scenarios of this box: nothing by default."""
