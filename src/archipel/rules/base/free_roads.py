"""Roads that a card gives for nothing (BASE-48): one after the other, as long as there is a place for the next and the
player wants it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb, Verb
from archipel.rules.base.building import Building
from archipel.rules.box_chapter import ROAD, BoxChapter, Hooks

PIECES: Final = 2  # of every card that gives some (BASE-48)


@final
class PlaceFreeRoad(Verb):
    """One of the roads of the card, by the rules for roads (BASE-48, BASE-63)."""

    def __init__(self, rules: Rules, free: FreeRoads) -> None:
        super().__init__("place_free_road", [rules.edge_field()])
        self.free: Final[FreeRoads] = free

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        building = self.free.building
        if g.s[building.roads_left + seat] == 0:
            return n
        return building.offer_roads(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.free.lay_one(g)
        self.free.building.place_route(g, seat, x, ROAD)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        b = self.free.building
        if g.s[b.roads_left + seat] == 0:
            return IllegalAction("road.none_left", "BASE-66")
        return b.road_refusal(g, seat, x)


@final
class StopPlacing(SimpleVerb):
    """The second piece is allowed, not required (BASE-48)."""

    def __init__(self) -> None:
        super().__init__("stop_placing", [roles.PASSES])

    def may(self, g: State, seat: i64) -> bool:
        return g.argument() < PIECES

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        g.close()

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("road.first_must", "BASE-48")


@final
class FreeRoads(BoxChapter):
    """The free pieces that are still to be laid; boxes with other route pieces offer them in `phase`."""

    def __init__(self) -> None:
        super().__init__("free_roads")
        self.phase = Phase("", "")
        self.step = Phase("", "")
        self.on_free_place = Hooks()

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.phase = rules.phase("free_roads", "BASE-48")
        self.phase.offer(rules.add(PlaceFreeRoad(rules, self)))
        self.phase.offer(rules.add(StopPlacing()))
        self.step = rules.step("free_roads_left", "BASE-48", self)

    def can_lay(self, g: State, seat: i64) -> bool:
        """Whether a free piece could be laid anywhere (BASE-48)."""
        if self.building.has_road_place(g, seat):
            return True
        return any(chapter.has_free_place(g, seat) for chapter in self.on_free_place.all)

    def start(self, g: State, seat: i64) -> None:
        """The seat may lay the pieces of a card now."""
        g.open(self.step.index, seat, PIECES)

    def run(self, g: State) -> None:
        """The next free piece, as long as one is left and there is a place for it (BASE-48)."""
        seat: i64 = g.decider()
        if g.argument() > 0 and self.can_lay(g, seat):
            g.open(self.phase.index, seat, g.argument())
        else:
            g.close()

    def lay_one(self, g: State) -> None:
        """One of the free pieces is about to be laid."""
        g.close()
        if g.argument() == 1:
            g.close()
        else:
            g.set_argument(g.argument() - 1)
