"""The science cards, one verb each, in the order of the rules (CK-70 to CK-78). The Smith is in `knight_cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.layout import number_bits, numbers_of
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field
from archipel.engine.words import ABOVE
from archipel.rules.cities_knights.city_chapter import TOKEN
from archipel.rules.cities_knights.progress_deck import (
    ALCHEMIST,
    CRANE,
    ENGINEER,
    INVENTOR,
    MEDICINE,
    ROAD_BUILDING,
)
from archipel.rules.cities_knights.progress_verb import PlainProgressVerb, ProgressVerb

if TYPE_CHECKING:
    from archipel.rules.cities_knights.science_cards import ScienceCards

FACES: Final = ("1", "2", "3", "4", "5", "6")
STAY: Final = (2, 6, 8, 12)  # number tokens that nobody moves (CK-73)


@final
class PlayAlchemist(ProgressVerb):
    """Choose what both dice show instead of rolling them; the event die still comes and goes first (CK-70)."""

    def __init__(self, science: ScienceCards) -> None:
        dice = [Field("red", "number", len(FACES), list(FACES)), Field("white", "number", len(FACES), list(FACES))]
        super().__init__("play_alchemist", dice, science.progress, ALCHEMIST)
        self.roles = [roles.CARD, roles.GUESSED]
        self.gate = science.progress.alchemists
        self.science = science

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        x: i64
        for x in range(self.size):
            g.scratch.codes[n] = self.base + x
            n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.science.turn.after_roll(g, seat)
        self.science.production.cast(g, seat, x)


@final
class PlayCrane(PlainProgressVerb):
    """The next improvement of this turn costs one commodity less; one Crane for one improvement (CK-71)."""

    def __init__(self, science: ScienceCards) -> None:
        super().__init__("play_crane", science.progress, CRANE)
        self.roles = [roles.CARD, roles.PRIVATE]
        self.only_with = science.improvements.city_count
        self.science = science

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        science = self.science
        return g.s[science.improvements.crane] == 0 and science.can_improve(g, seat)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.science.improvements.take_crane(g, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.science.improvements.crane] != 0:
            return IllegalAction("crane.one_at_a_time", "CK-71")
        return IllegalAction("crane.nothing_to_improve", "CK-96")


@final
class PlayEngineer(ProgressVerb):
    """A free wall, by the rules for walls (CK-66, CK-72)."""

    def __init__(self, rules: Rules, science: ScienceCards) -> None:
        super().__init__("play_engineer", [rules.corner_field()], science.progress, ENGINEER)
        self.roles = [roles.CARD, roles.PRIVATE]
        self.only_with = science.walls.places
        self.science = science

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        return self.science.walls.offer_places(g, seat, self.base, n)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.science.walls.put(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.science.walls.place_refusal(g, seat, x)


@final
class PlayInventor(ProgressVerb):
    """Two number tokens change places, wherever the robber stands (CK-73)."""

    def __init__(self, rules: Rules, science: ScienceCards) -> None:
        tiles = [rules.tile_field("first"), rules.tile_field("second")]
        super().__init__("play_inventor", tiles, science.progress, INVENTOR)
        self.roles = [roles.CARD, roles.GUESSED]
        self.science = science
        self.tiles: i64 = rules.graph.tiles
        self.stay: i64 = number_bits(STAY)

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        codes = g.scratch.codes
        movable = g.scratch.line
        count: i64 = 0
        numbers: i64 = self.science.land.numbers
        tile: i64
        i: i64
        k: i64
        for tile in range(self.tiles):
            if s[numbers + tile] != 0 and s[numbers + tile] & self.stay == 0 and self.science.may_move_token(g, tile):
                movable[count] = tile
                count += 1
        for i in range(count):
            number: i64 = s[numbers + movable[i]]
            first: i64 = self.base + movable[i] * self.tiles
            for k in range(i + 1, count):
                tile = movable[k]
                if s[numbers + tile] != number:
                    codes[n] = first + tile
                    n += 1
        return n

    def may_move(self, g: State, tile: i64) -> bool:
        """Whether a token lies here without the rarest and the most frequent numbers."""
        numbers: i64 = g.s[self.science.land.numbers + tile]
        return numbers != 0 and numbers & self.stay == 0

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.science.swap(g, seat, x // self.tiles, x % self.tiles)

    def canonical(self, x: i64) -> i64:
        """The order of the two tiles does not matter: only one is offered."""
        a: i64 = x // self.tiles
        b: i64 = x % self.tiles
        return b * self.tiles + a if b < a else x

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        at: i64 = self.science.land.numbers
        i: i64
        for i in range(2):
            tile: i64 = x // self.tiles if i == 0 else x % self.tiles
            if g.s[at + tile] == 0:
                return IllegalAction("inventor.no_token", "CK-73", tile=int(tile))
            if not self.may_move(g, tile):
                number = numbers_of(g.s[at + tile] & self.stay)[0]
                return IllegalAction("inventor.token_stays", "CK-73", tile=int(tile), number=number)
            if not self.science.may_move_token(g, tile):
                return self.science.on_may_move_token.refusal(g, seat, TOKEN, tile)
        return IllegalAction("inventor.same_number", "CK-96")


@final
class PlayHarvest(PlainProgressVerb):
    """Irrigation and Mining: two cards for every tile of a terrain next to the player's buildings (CK-74, CK-76)."""

    def __init__(self, science: ScienceCards, name: str, card: i64, tiles: i64, kind: i64, rule: str) -> None:
        super().__init__(name, science.progress, card)
        self.roles = [roles.CARD, roles.PRIVATE]
        self.only_with = tiles
        self.science = science
        self.tiles: i64 = tiles  # how many there are of that terrain, for each player
        self.kind: i64 = kind
        self.rule = rule

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        at: i64 = self.tiles + seat
        return g.s[at] > 0 and self.science.cards.in_supply(g, self.kind) > 0

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        science = self.science
        count: i64 = science.harvest(g, seat, self.tiles, self.kind)
        science.cards.gain(g, seat, self.kind, count)
        g.emit(science.harvested, seat, self.kind, count)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        name = self.science.cards.names[self.kind]
        if self.science.cards.in_supply(g, self.kind) == 0:
            return IllegalAction("harvest.supply_empty", self.rule, card=name)
        return IllegalAction("harvest.no_tile", self.rule, card=name)


@final
class PlayMedicine(ProgressVerb):
    """A city in the place of a settlement, or one that lies on its side raised, for two ore and one grain (CK-75)."""

    def __init__(self, rules: Rules, science: ScienceCards) -> None:
        super().__init__("play_medicine", [rules.corner_field()], science.progress, MEDICINE)
        self.science = science

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        science = self.science
        cards = science.cards
        at: i64 = cards.packed + seat
        if ((g.s[at] | ABOVE) - science.medicine_needs) & ABOVE != ABOVE:
            return n
        if not science.medicine_needs_all and not cards.can_pay(g, seat, science.medicine_cost):
            return n
        return science.building.city_stock.offer(g, seat, self.base, n)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        science = self.science
        science.cards.pay(g, seat, science.medicine_cost)
        science.turn.has_built(g)
        science.building.place_city(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        science = self.science
        wrong = science.building.city_refusal(g, seat, x)
        return wrong or science.cards.too_expensive(g, seat, science.medicine_cost, "medicine.too_expensive", "CK-75")


@final
class PlayRoadBuilding(PlainProgressVerb):
    """Up to two free roads or ships (CK-78)."""

    def __init__(self, science: ScienceCards) -> None:
        super().__init__("play_road_building", science.progress, ROAD_BUILDING)
        self.science = science

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.science.free_roads.can_lay(g, seat)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.science.free_roads.start(g, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("card.no_road_possible", "CK-96")
