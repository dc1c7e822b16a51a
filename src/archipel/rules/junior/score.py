"""Seven fortresses on the board win, the castle included; if nobody can build, most of them do (JR-38, JR-39)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.junior.building import FORTRESS, FORTRESS_POINTS, Building


@final
class Score(BoxChapter):
    """How many fortresses of every seat stand on the board, and the end of the game."""

    def __init__(self, target: int) -> None:
        super().__init__("score")
        self.target_at_start = target
        self.points = self.target = self.won = UNSET

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.points = rules.player_block("points", PUBLIC)
        self.target = rules.player_block("target", PUBLIC)
        rules.end_rule = "JR-38"
        rules.watch_every_action(self)
        self.building.on_built.append(self)
        self.won = rules.event(
            "won", [SEAT, EventField("points", "number", PUBLIC), EventField("revealed", "number", PUBLIC)]
        )

    def begin(self, g: State) -> None:
        seat: i64
        for seat in range(g.rules.players):
            g.s[self.points + seat] = len(self.building.starts[seat])
            g.s[self.target + seat] = self.target_at_start

    def add(self, g: State, seat: i64, points: i64) -> None:
        """A fortress has come onto the board, or the one on the castle has gone."""
        g.s[self.points + seat] += points

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """The last site within any player's reach may be taken now (JR-39)."""
        if piece == FORTRESS:
            self.add(g, seat, FORTRESS_POINTS)
        if g.s[self.points + seat] >= g.s[self.target + seat]:
            return
        p: i64
        for p in range(g.rules.players):
            if self.building.can_go_on(g, p):
                return
        most: i64 = 0
        winners: i64 = 0
        for p in range(g.rules.players):
            if g.s[self.points + p] > most:
                most = g.s[self.points + p]
                winners = 0
            if g.s[self.points + p] == most:
                winners |= g.rules.bits[p]
        self.end(g, winners)

    def after_action(self, g: State) -> None:
        """A player with seven has won at once (JR-38)."""
        s = g.s
        p: i64
        for p in range(g.rules.players):
            if s[self.points + p] >= s[self.target + p] and not g.over():
                self.end(g, g.rules.bits[p])

    def end(self, g: State, winners: i64) -> None:
        p: i64
        for p in range(g.rules.players):
            if winners & g.rules.bits[p] != 0:
                g.emit(self.won, p, g.s[self.points + p], 0)
        g.win(winners)
