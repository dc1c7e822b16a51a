"""Chapters of the boxes that are played on top of the base game. Those of its chapters that most of them need are found
here, once for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from archipel.rules.base.building import Building
from archipel.rules.base.land import Land
from archipel.rules.base.production import Production
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.robber import Robber
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import BoxChapter

if TYPE_CHECKING:
    from archipel.engine.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpansionChapter(BoxChapter):
    """A chapter that builds on the base game."""

    def install(self, rules: Rules) -> None:
        """Find the chapters of the base game that most others build on; a chapter that needs one calls this first."""
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.turn = rules.the(Turn)
        self.building = rules.the(Building)
        self.score = rules.the(Score)
        self.production = rules.the(Production)
        self.robber = rules.the(Robber)
