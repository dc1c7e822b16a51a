"""Science: what the cards of the green deck need of the other chapters (CK-70 to CK-79). The verbs are in
`science_verbs`, the Smith's in `knight_cards`; Printer is revealed as soon as it is drawn (CK-77), see `Progress`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.base.free_roads import FreeRoads
from archipel.rules.base.land import TERRAINS, Land
from archipel.rules.base.production import Production
from archipel.rules.base.resource_cards import GRAIN, ORE, ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.cities_knights.city_chapter import CityChapter, CityHooks
from archipel.rules.cities_knights.improvements import LEVELS, Improvements
from archipel.rules.cities_knights.knight_cards import PlaySmith, PromoteFree
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import IRRIGATION, MINING, TRACK_COUNT
from archipel.rules.cities_knights.progress_verb import ProgressVerb
from archipel.rules.cities_knights.science_verbs import (
    PlayAlchemist,
    PlayCrane,
    PlayEngineer,
    PlayHarvest,
    PlayInventor,
    PlayMedicine,
    PlayRoadBuilding,
)
from archipel.rules.cities_knights.walls import Walls

MEDICINE_COST: Final = {"ore": 2, "grain": 1}  # (CK-75)
PER_TILE: Final = 2  # cards of Irrigation and Mining (CK-74, CK-76)


@final
class ScienceCards(CityChapter):
    """The cards of the green deck."""

    def __init__(self) -> None:
        super().__init__("science")
        self.medicine_cost: vec[i64] = vec[i64]()
        self.harvested: i64 = 0
        self.swapped: i64 = 0
        self.on_may_move_token = CityHooks()

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.turn = rules.the(Turn)
        self.building = rules.the(Building)
        self.production = rules.the(Production)
        self.free_roads = rules.the(FreeRoads)
        self.improvements = rules.the(Improvements)
        self.walls = rules.the(Walls)
        self.building_index = rules.the(BuildingIndex)
        self.progress = rules.the(Progress)
        count = EventField("count", "number", PUBLIC)
        self.harvested = rules.event("harvested", [SEAT, self.cards.event_field(), count])
        tiles = [EventField("first", "tile", PUBLIC), EventField("second", "tile", PUBLIC)]
        self.swapped = rules.event("tokens_swapped", [SEAT, *tiles])
        self.alchemist = rules.add(PlayAlchemist(self))
        self.turn.before_roll.offer(self.alchemist)
        for phase in (self.turn.action, self.turn.building):
            phase.explain(self.alchemist, "alchemist.after_the_roll", "CK-70")
        fields: i64 = TERRAINS.index("fields")
        mountains: i64 = TERRAINS.index("mountains")
        self.crane = PlayCrane(self)
        self.engineer = PlayEngineer(rules, self)
        self.inventor = PlayInventor(rules, self)
        self.irrigation = PlayHarvest(self, "play_irrigation", IRRIGATION, fields, GRAIN, "CK-74")
        self.medicine = PlayMedicine(rules, self)
        self.medicine.price = rules.price("medicine", MEDICINE_COST)
        self.medicine_cost = self.medicine.price.pairs
        self.mining = PlayHarvest(self, "play_mining", MINING, mountains, ORE, "CK-76")
        self.road_building = PlayRoadBuilding(self)
        members: list[ProgressVerb] = [
            self.crane,
            self.engineer,
            self.inventor,
            self.irrigation,
            self.medicine,
            self.mining,
            self.road_building,
        ]
        self.progress.offer(rules, members)
        if rules.has(Knights):  # of this box, on corners; where there are none, another chapter has the smith
            knights = rules.the(Knights)
            smith = PlaySmith(self.progress, knights)
            self.progress.offer(rules, [smith])
            smith.offer_choice(rules, "smith", PromoteFree("promote_free", rules.corner_field(), knights))

    # ---- what the cards ask and do

    def can_improve(self, g: State, seat: i64) -> bool:
        """Whether there is a track in which the seat could buy the next level if it had the commodities (CK-96)."""
        improvements = self.improvements
        if improvements.cities(g, seat) == 0:
            return False
        track: i64
        for track in range(TRACK_COUNT):
            if improvements.level(g, seat, track) < LEVELS and improvements.has_city_for(g, seat, track):
                return True
        return False

    def may_move_token(self, g: State, tile: i64) -> bool:
        """Whether the other chapters let the number of a tile be swapped."""
        hooks = self.on_may_move_token.all
        i: i64
        for i in range(len(hooks)):
            if not hooks[i].may_move_token(g, tile):
                return False
        return True

    def swap(self, g: State, seat: i64, first: i64, second: i64) -> None:
        """Two tokens change places (CK-73)."""
        numbers: i64 = g.s[self.land.numbers + first]
        self.land.put_numbers(g, first, g.s[self.land.numbers + second])
        self.land.put_numbers(g, second, numbers)
        g.emit(self.swapped, seat, first, second)

    def harvest(self, g: State, seat: i64, terrain: i64, kind: i64) -> i64:
        """The cards that the tiles of a terrain beside the seat's buildings bring, each tile once, robber or not, and
        no more than the supply has (CK-74, CK-76)."""
        passed = g.scratch.passed
        self.building_index.mark_tiles(g, seat)
        count: i64 = 0
        tile: i64
        for tile in range(g.rules.graph.tiles):
            if passed[tile] != 0:
                passed[tile] = 0
                if g.s[self.land.terrain + tile] == terrain:
                    count += PER_TILE
        left: i64 = g.s[self.cards.supply + kind]
        return left if left < count else count

    def can_harvest(self, g: State, seat: i64, terrain: i64, kind: i64) -> bool:
        """Whether a harvest brings anything."""
        return self.cards.in_supply(g, kind) > 0 and self.building_index.touch(g, seat, self.land.terrain, terrain)
