"""A chapter that only these tests know: the page has neither words nor drawings for it.

The server's process imports this module, which adds the game `balloons` to the catalogue there: the base game, and in
one's turn a mast may be raised at a corner, ballast thrown, somebody waved at, the balloon flown to a tile. A mast
brings a storm, and whoever raised it must say whether to stay.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.catalogue import GameConfig, entry, register
from archipel.catalogue.base import BaseEntry
from archipel.engine.chapter import Chapter
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import BoxChapter

GAME: Final = "balloons"
SACKS: Final = 5  # at most four at once


class RaiseMast(Verb):
    """At any corner without one; only one for each seat."""

    def __init__(self, balloons: Balloons, corners: int) -> None:
        super().__init__("raise_mast", [Field("corner", "corner", corners)])
        self.balloons = balloons

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        masts = [g.s[self.balloons.mast + corner] for corner in range(self.size)]
        if seat + 1 in masts:
            return n
        for corner in range(self.size):
            if masts[corner] == 0:
                g.scratch.codes[n] = self.base + corner
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.s[self.balloons.mast + x] = seat + 1
        g.emit(self.balloons.raised, seat, x)
        g.open(self.balloons.storm.index, seat)


class FaceStorm(Verb):
    """Stay or fly on: yes or no."""

    def __init__(self, balloons: Balloons) -> None:
        super().__init__("face_storm", [Field("stay", "number", 2, ["no", "yes"])])
        self.balloons = balloons

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        for answer in range(2):
            g.scratch.codes[n] = self.base + answer
            n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        g.s[self.balloons.brave + seat] += x
        g.emit(self.balloons.faced, seat, x)


class ThrowBallast(Verb):
    """An amount."""

    def __init__(self, balloons: Balloons) -> None:
        super().__init__("throw_ballast", [Field("sacks", "number", SACKS)])
        self.balloons = balloons

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        left = SACKS - 1 - g.s[self.balloons.thrown + seat]
        for sacks in range(1, left + 1):
            g.scratch.codes[n] = self.base + sacks
            n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.s[self.balloons.thrown + seat] += x
        g.emit(self.balloons.threw, seat, x)


class WaveAt(Verb):
    """Another seat that was not waved at yet."""

    def __init__(self, balloons: Balloons, seats: int) -> None:
        super().__init__("wave_at", [Field("to", "seat", seats)])
        self.balloons = balloons

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        for other in range(self.size):
            if other != seat and g.s[self.balloons.waved + other] == 0:
                g.scratch.codes[n] = self.base + other
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.s[self.balloons.waved + x] = 1
        g.emit(self.balloons.greeted, seat, x)


class FlyTo(Verb):
    """Any tile but the one the balloon is above."""

    def __init__(self, balloons: Balloons, tiles: int) -> None:
        super().__init__("fly_to", [Field("tile", "tile", tiles)])
        self.balloons = balloons

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        for tile in range(self.size):
            if tile != g.s[self.balloons.balloon]:
                g.scratch.codes[n] = self.base + tile
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.s[self.balloons.balloon] = x
        g.emit(self.balloons.flown, seat, x)


class Balloons(BoxChapter):
    """Masts, ballast, waving, and a balloon over the island."""

    def __init__(self) -> None:
        super().__init__("balloons")

    def install(self, rules: Rules) -> None:
        self.mast = rules.corner_block("mast", PUBLIC, reads="holder")
        self.balloon = rules.block("balloon", PUBLIC, reads="tile")
        self.thrown = rules.player_block("thrown", PUBLIC)
        self.brave = rules.player_block("brave", PUBLIC)
        self.waved = rules.player_block("waved", PUBLIC)
        self.raised = rules.event("mast_raised", [SEAT, EventField("corner", "corner", PUBLIC)])
        self.faced = rules.event("storm_faced", [SEAT, EventField("stay", "number", PUBLIC)])
        self.threw = rules.event("ballast_thrown", [SEAT, EventField("sacks", "number", PUBLIC)])
        self.greeted = rules.event("waved_at", [SEAT, EventField("to", "seat", PUBLIC)])
        self.flown = rules.event("balloon_flown", [SEAT, EventField("tile", "tile", PUBLIC)])
        self.storm = rules.phase("storm", "")
        self.storm.offer(rules.add(FaceStorm(self)))
        turn = rules.the(Turn)
        graph = rules.graph
        for verb in (
            RaiseMast(self, int(graph.corners)),
            ThrowBallast(self),
            WaveAt(self, int(rules.players)),
            FlyTo(self, int(graph.tiles)),
        ):
            turn.offer_own(rules.add(verb))


class BalloonEntry(BaseEntry):
    """The base game with one chapter more."""

    __slots__ = ()

    def assemble(self, config: GameConfig) -> list[Chapter]:
        return [*super().assemble(config), Balloons()]


def add_to_catalogue() -> None:
    base = entry("base")
    register(BalloonEntry(GAME, GAME, base.file, base.options))
