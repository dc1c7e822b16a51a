"""One die: from 1 to 5 the islands with the number give cards, a 6 brings the ghost (JR-9 to JR-12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.engine.words import DICE_STREAM, PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.junior.building import Building
from archipel.rules.junior.cards import Piles
from archipel.rules.junior.ghost import ROLLED, Ghost
from archipel.rules.junior.land import Land
from archipel.rules.junior.turn import Turn
from archipel.rules.payout import Payout

FACES: Final = ("1", "2", "3", "4", "5", "6")
GHOST_FACE: Final = 6


@final
class Roll(SimpleVerb):
    """The active seat rolls the die first of all (JR-9)."""

    def __init__(self, production: Production) -> None:
        super().__init__("roll", [roles.ROLL])
        self.production = production

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.production.roll(g, seat, g.uniform(self.production.point, 6) + 1)


@final
class Production(BoxChapter):
    """Every island with the rolled number gives a card to every fortress around it, unless the ghost is there."""

    def __init__(self) -> None:
        super().__init__("production")
        self.die = self.point = self.rolled_event = UNSET

    def install(self, rules: Rules) -> None:
        self.piles = rules.the(Piles)
        self.land = rules.the(Land)
        self.building = rules.the(Building)
        self.ghost = rules.the(Ghost)
        self.turn = rules.the(Turn)
        self.die = rules.block("die", PUBLIC)
        self.point = rules.point("die", DICE_STREAM, list(FACES))
        self.rolled_event = rules.event(
            "rolled", [SEAT, EventField("dice", "dice", PUBLIC, list(FACES))], roles.OF_ROLL
        )
        self.payout = Payout(rules, self.piles)
        roll = rules.add(Roll(self))
        self.turn.roll_die.offer(roll)
        self.turn.voyage.explain(roll, "die.rolled", "JR-9")

    def roll(self, g: State, seat: i64, face: i64) -> None:
        """The die lies; building and trade come after what it brings."""
        g.s[self.die] = face
        g.emit(self.rolled_event, seat, face - 1)
        self.turn.after_roll(g, seat)
        if face == GHOST_FACE:
            self.ghost.ask(g, seat, ROLLED)
        else:
            self.produce(g, face)

    def produce(self, g: State, number: i64) -> None:
        """Add up what every seat is owed, then hand it out (JR-10, JR-11)."""
        s = g.s
        graph = g.rules.graph
        owed = g.scratch.tally
        kinds: i64 = self.piles.kinds
        rows = self.payout.rows(g)
        kinds_owed: i64 = 0
        tile: i64
        k: i64
        for tile in range(graph.tiles):
            if not self.land.answers(g, tile, number) or s[self.ghost.tile] == tile:
                continue
            kind: i64 = self.land.kind_of(g, tile)
            for k in range(graph.tile_width):
                v: i64 = graph.tile_corners[tile * graph.tile_width + k]
                if v >= 0 and s[self.building.fortress + v] != 0:
                    colour: i64 = s[self.building.fortress + v] - 1
                    owed[colour * kinds + kind] += 1
                    kinds_owed |= g.rules.bits[kind]
                    if rows is not None:
                        rows += [colour, kind, 1, tile]
        self.payout.hand_out(g, kinds_owed, rows)

    # ---- for clients

    def brings(self, g: State, tile: i64, corner: i64, piece: i64) -> dict[str, int]:
        kind: i64 = self.land.kind_of(g, tile)
        return {self.piles.names[kind]: 1} if kind >= 0 else {}

    def odds(self) -> dict[int, int]:
        return {int(face): 1 for face in FACES}

    def facts(self) -> dict[str, int]:
        return {"dice": 1}
