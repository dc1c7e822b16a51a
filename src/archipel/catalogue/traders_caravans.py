"""The caravans: camels and the vote on them (TB-CAR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.option import Option
from archipel.catalogue.traders_part import Part

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

VOTE: Final = "camel_vote"
MAJORITY: Final = "majority"
MOST_VOTES: Final = "most_votes"


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.caravan_vote import CaravanVote  # loaded only when it is played
    from archipel.rules.traders_barbarians.caravans import Caravans

    return [Caravans(config.scenario), CaravanVote(config.chosen[VOTE] == MOST_VOTES)]


def two_caravans(config: GameConfig) -> list[Chapter]:
    """What two players do there."""
    from archipel.rules.traders_barbarians.for_two_caravans import TwoCaravans

    return [TwoCaravans()]


CARAVANS_PART: Final = Part(_chapters, options=(Option(VOTE, MAJORITY, "TB-CAR-10", (MAJORITY, MOST_VOTES)),))
