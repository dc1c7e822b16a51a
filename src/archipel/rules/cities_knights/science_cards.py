"""Science: what the cards of the green deck need of the other chapters (CK-70 to CK-79). The verbs are in
`science_verbs`, the Smith's in `knight_cards`; Printer is revealed as soon as it is drawn (CK-77), see `Progress`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.base.free_roads import FreeRoads
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.resource_cards import GRAIN, ORE
from archipel.rules.box_chapter import SETTLEMENT, UNSET
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
        self.medicine_needs: i64 = 0  # the price as hands have it in one word, and whether that is all of it
        self.medicine_needs_all = False
        self.field_code: i64 = TERRAINS.index("fields")
        self.mountain_code: i64 = TERRAINS.index("mountains")
        self.fields = self.mountains = self.harvested = self.swapped = UNSET
        self.on_may_move_token = CityHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.free_roads = rules.the(FreeRoads)
        self.improvements = rules.the(Improvements)
        self.walls = rules.the(Walls)
        self.building_index = rules.the(BuildingIndex)
        self.progress = rules.the(Progress)
        # How many tiles of a terrain there are beside the seat's buildings.
        self.fields = rules.player_block("fields_beside", PUBLIC, 1, DERIVED)
        self.mountains = rules.player_block("mountains_beside", PUBLIC, 1, DERIVED)
        self.building.on_placed.append(self)
        self.land.on_turned_up.append(self)
        count = EventField("count", "number", PUBLIC)
        self.harvested = rules.event("harvested", [SEAT, self.cards.event_field(), count])
        tiles = [EventField("first", "tile", PUBLIC), EventField("second", "tile", PUBLIC)]
        self.swapped = rules.event("tokens_swapped", [SEAT, *tiles])
        self.alchemist = rules.add(PlayAlchemist(self))
        self.turn.before_roll.offer(self.alchemist)
        for phase in (self.turn.action, self.turn.building):
            phase.explain(self.alchemist, "alchemist.after_the_roll", "CK-70")
        self.crane = PlayCrane(self)
        self.engineer = PlayEngineer(rules, self)
        self.inventor = PlayInventor(rules, self)
        self.irrigation = PlayHarvest(self, "play_irrigation", IRRIGATION, self.fields, GRAIN, "CK-74")
        self.medicine = PlayMedicine(rules, self)
        self.medicine.price = rules.price("medicine", MEDICINE_COST)
        self.medicine_cost = self.medicine.price.pairs
        self.medicine_needs = self.cards.packed_price(self.medicine_cost)
        self.medicine_needs_all = self.cards.packs_all(self.medicine_cost)
        self.mining = PlayHarvest(self, "play_mining", MINING, self.mountains, ORE, "CK-76")
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
        return all(chapter.may_move_token(g, tile) for chapter in self.on_may_move_token.all)

    def swap(self, g: State, seat: i64, first: i64, second: i64) -> None:
        """Two tokens change places (CK-73)."""
        numbers: i64 = g.s[self.land.numbers + first]
        self.land.put_numbers(g, first, g.s[self.land.numbers + second])
        self.land.put_numbers(g, second, numbers)
        g.emit(self.swapped, seat, first, second)

    # ---- Irrigation and Mining

    def harvest(self, g: State, seat: i64, tiles: i64, kind: i64) -> i64:
        """The cards that the tiles of a terrain beside the seat's buildings bring, each tile once, robber or not, and
        no more than the supply has (CK-74, CK-76). `tiles` is where they are counted."""
        count: i64 = g.s[tiles + seat] * PER_TILE
        left: i64 = g.s[self.cards.supply + kind]
        return left if left < count else count

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if piece == SETTLEMENT and colour < g.rules.players:
            self.count_tiles(g, colour)

    def tile_turned_up(self, g: State, tile: i64) -> None:
        graph = g.rules.graph
        counted: i64 = 0
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            corner: i64 = graph.tile_corners[k]
            if corner >= 0 and g.s[self.building.piece + corner] != 0:
                seat: i64 = g.s[self.building.held + corner] - 1
                if seat < g.rules.players and counted & g.rules.bits[seat] == 0:
                    counted |= g.rules.bits[seat]
                    self.count_tiles(g, seat)

    def count_tiles(self, g: State, seat: i64) -> None:
        """A seat has another building, or there is another terrain beside one of them."""
        s = g.s
        passed = g.scratch.passed
        self.building_index.mark_tiles(g, seat)
        fields: i64 = 0
        mountains: i64 = 0
        tile: i64
        for tile in range(g.rules.graph.tiles):
            if passed[tile] != 0:
                passed[tile] = 0
                terrain: i64 = s[self.land.terrain + tile]
                if terrain == self.field_code:
                    fields += 1
                elif terrain == self.mountain_code:
                    mountains += 1
        s[self.fields + seat] = fields
        s[self.mountains + seat] = mountains
