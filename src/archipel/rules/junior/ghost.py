"""The ghost pirate: he waits on the haunted castle, and the island he comes to gives nothing (JR-7, JR-10, JR-12,
JR-23). He robs nobody."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb, Verb
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter

CASTLE: Final = -1  # where he begins; he never goes back (JR-12)

# Why he moves: the argument of the phase.
ROLLED: Final = 0
CARD: Final = 1


@final
class MoveGhost(Verb):
    """He goes to another island (JR-12, JR-23)."""

    def __init__(self, rules: Rules, ghost: Ghost) -> None:
        super().__init__("move_ghost", [rules.tile_field()])
        self.ghost = ghost

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        here: i64 = g.s[self.ghost.tile]
        tile: i64
        for tile in range(g.rules.graph.tiles):
            if tile != here:
                g.scratch.codes[n] = self.base + tile
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.s[self.ghost.tile] = x
        g.close()
        g.emit(self.ghost.moved, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("ghost.must_move", "JR-12" if g.argument() == ROLLED else "JR-23", tile=int(x))


@final
class LeaveGhost(SimpleVerb):
    """He stays where he is: after a six, at tables where he may (JR-12)."""

    def __init__(self, ghost: Ghost) -> None:
        super().__init__("leave_ghost", [roles.PASSES])
        self.ghost = ghost

    def may(self, g: State, seat: i64) -> bool:
        return self.ghost.may_stay and g.argument() == ROLLED

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        g.emit(self.ghost.stayed, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("ghost.stays_never", "JR-12" if g.argument() == ROLLED else "JR-23")


@final
class Ghost(BoxChapter):
    """Where the ghost is."""

    def __init__(self, may_stay: bool) -> None:
        super().__init__("ghost")
        self.may_stay = may_stay
        self.tile = self.moved = self.stayed = UNSET

    def install(self, rules: Rules) -> None:
        self.tile = rules.block("ghost", PUBLIC, reads="tile")
        self.moved = rules.event("ghost_moved", [SEAT, EventField("tile", "tile", PUBLIC)])
        self.stayed = rules.event("ghost_stayed", [SEAT])
        self.phase = rules.phase("ghost", "JR-12")
        self.phase.offer(rules.add(MoveGhost(rules, self)))
        self.phase.offer(rules.add(LeaveGhost(self)))

    def begin(self, g: State) -> None:
        g.s[self.tile] = CASTLE

    def ask(self, g: State, seat: i64, why: i64) -> None:
        """The seat moves him now."""
        g.open(self.phase.index, seat, why)
