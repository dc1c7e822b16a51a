"""The base game put together: its chapters in the order in which they build on each other."""

from __future__ import annotations

from dataclasses import dataclass, field

from archipel.engine.chapter import Chapter
from archipel.engine.good import Good
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.building import Building
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.base.development import Development
from archipel.rules.base.domestic import Domestic
from archipel.rules.base.free_roads import FreeRoads
from archipel.rules.base.land import Land
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.placement import BY_DICE, Placement
from archipel.rules.base.production import Production
from archipel.rules.base.resource_cards import RESOURCES, ResourceCards
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.hands import RESOURCE


@dataclass(frozen=True, slots=True)
class BaseOptions:
    """What may be chosen about the rules of the base game."""

    separate: bool = True  # trade, then build (BASE-28), or in any order (BASE-29)
    start: int = BY_DICE  # the seat that begins (BASE-21)
    target: int = 10  # (BASE-76)
    hand_limit: int = 7  # (BASE-38)
    must_steal: bool = False  # (BASE-40)
    steal_at_once: bool = True  # (BASE-40)
    hidden_bank: bool = False  # (BASE-43)
    supply: dict[str, int] = field(default_factory=dict)
    deck: dict[str, int] = field(default_factory=dict)
    pieces: dict[str, int] = field(default_factory=dict)
    rounds: int = 2  # of starting settlements (BASE-22, BASE-23)
    city_rule: str = ""  # the rule by which the last of them is a city
    harbours_next_turn: bool = False
    more_goods: tuple[Good, ...] = ()  # that are not resources; `supply` counts them too
    # what is not in play: "longest_route", "largest_army", "robber", "development", "dice"
    without: tuple[str, ...] = ()


def base_chapters(options: BaseOptions) -> list[Chapter]:
    """The rulebook of the base game, chapter by chapter."""
    goods = [Good(name, RESOURCE) for name in RESOURCES]
    goods += [good for good in options.more_goods if not good.is_open]
    goods += [good for good in options.more_goods if good.is_open]
    chapters: list[Chapter] = [
        ResourceCards(goods, [options.supply[good.name] for good in goods], options.hidden_bank),
        Turn(options.separate),
        Score(options.target),
        Land(),
        Building(options.pieces),
        BuildingIndex(),
        LongestRoute("longest_route" not in options.without),
        Placement(options.start, options.rounds, options.city_rule),
        Production("dice" not in options.without),
        Robber(options.hand_limit, options.must_steal, options.steal_at_once, "robber" not in options.without),
        Maritime(options.harbours_next_turn),
        Domestic(),
        FreeRoads(),
    ]
    if "development" not in options.without:  # without its cards there is no army either
        chapters += [LargestArmy("largest_army" not in options.without), Development(options.deck)]
    return chapters
