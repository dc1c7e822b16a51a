"""The caravans: camels and the vote on them (TB-CAR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.layers import Pair
from archipel.catalogue.option import Option
from archipel.catalogue.traders_part import Part

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

VOTE: Final = "camel_vote"
MAJORITY: Final = "majority"
MOST_VOTES: Final = "most_votes"


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.caravan_vote import VOTING, CaravanVote  # loaded only when it is played
    from archipel.rules.traders_barbarians.caravans import Caravans

    vote = CaravanVote(config.chosen[VOTE] == MOST_VOTES, VOTING, "lay_votes", "votes_laid")
    return [Caravans(config.scenario), vote]


def _with_cities(config: GameConfig) -> list[Chapter]:
    """The vote with other cards."""
    from archipel.rules.traders_barbarians.with_cities_caravans import vote_with_cities

    return [vote_with_cities(config.chosen[VOTE] == MOST_VOTES)]


def two_caravans(config: GameConfig) -> list[Chapter]:
    """What two players do there."""
    from archipel.rules.traders_barbarians.for_two_caravans import TwoCaravans

    return [TwoCaravans()]


CARAVANS_WITH_CITIES: Final = Pair(
    CITIES_KNIGHTS, "caravans", advanced=True, rule="COMBO-24", without=("caravan_vote",), chapters=_with_cities
)
CARAVANS_PART: Final = Part(_chapters, options=(Option(VOTE, MAJORITY, "TB-CAR-10", (MAJORITY, MOST_VOTES)),))
