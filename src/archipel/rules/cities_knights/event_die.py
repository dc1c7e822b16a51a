"""The event die: ships and gates, rolled with the two other dice and resolved before them (CK-5, CK-12, CK-14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import next_word
from archipel.engine.words import ACTIVE, DICE_STREAM, PUBLIC
from archipel.rules.base.production import Production
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.city_chapter import CityChapter, CityHooks
from archipel.rules.cities_knights.progress_deck import TRACKS

SHIP: Final = 0
FACES: Final = ("ship", *TRACKS)  # a gate is 1 + its track
FACE_COUNTS: Final = (3, 1, 1, 1)  # of six (CK-5)
SIDES: Final = 6


@final
class EventDie(CityChapter):
    """The face of the die; chapters that asked react to a ship or to a gate, before a seven or production (CK-12)."""

    def __init__(self) -> None:
        super().__init__("event_die")
        self.counts: vec[i64] = vec_of(list(FACE_COUNTS))
        # the face of each side
        self.sides: vec[i64] = vec_of([face for face, count in enumerate(FACE_COUNTS) for _ in range(count)])
        self.face = self.point = self.event_rolled_event = UNSET
        self.on_ship = CityHooks()
        self.on_gate = CityHooks()

    def install(self, rules: Rules) -> None:
        faces = list(FACES)
        self.face = rules.block("event_die", PUBLIC, 1, "name", ["", *faces])
        self.point = rules.point("event_die", DICE_STREAM, faces)
        self.event_rolled_event = rules.event(
            "event_rolled", [SEAT, EventField("face", "face", PUBLIC, faces)], roles.OF_ROLL
        )
        rules.the(Production).on_rolled.append(self)

    def rolled(self, g: State, total: i64) -> None:
        """It falls with the dice, also on a seven and when those two were chosen (CK-14)."""
        s = g.s
        face: i64
        if g.chance is None:  # the side that the same draw from the stream stands for, as by weights
            face = self.sides[(next_word(s, DICE_STREAM) * SIDES) >> 32]  # `below`
        else:
            face = self.throw(g)
        s[self.face] = face + 1
        if g.listener is not None:
            g.emit(self.event_rolled_event, s[ACTIVE], face)
        if face == SHIP:
            for chapter in self.on_ship.all:
                chapter.ship_rolled(g)
        else:
            for chapter in self.on_gate.all:
                chapter.gate_rolled(g, face - 1)

    def throw(self, g: State) -> i64:
        """The face that comes from a source of chance."""
        weights = g.scratch.weights
        k: i64
        for k in range(len(FACES)):
            weights[k] = self.counts[k]
        return g.weighted(self.point, len(FACES))
