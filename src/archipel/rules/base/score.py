"""Victory points and the end of the game (BASE-51, BASE-75 to BASE-78). The target is an option."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import OWNER, PUBLIC
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET, BoxChapter, Hooks

UNLIMITED: Final = 999


@final
class Score(BoxChapter):
    """Points are kept up to date: chapters add and remove them here, and only here they are compared."""

    def __init__(self, target: int) -> None:
        super().__init__("score")
        self.target_at_start = target
        self.points = self.secret = self.target = self.contender = self.won = UNSET
        self.on_may_win = Hooks()

    def install(self, rules: Rules) -> None:
        self.points = rules.player_block("points", PUBLIC)
        self.secret = rules.player_block("secret_points", OWNER)
        self.target = rules.player_block("target", PUBLIC)
        self.contender = rules.block("contender", PUBLIC, reads="seat")
        rules.end_rule = "BASE-76"
        rules.watch_alerts(self)
        rules.the(Turn).on_part.append(self)
        self.won = rules.event(
            "won",
            [
                SEAT,
                EventField("points", "number", PUBLIC),
                EventField("revealed", "number", PUBLIC),
            ],
        )

    def begin(self, g: State) -> None:
        g.s[self.contender] = -1
        p: i64
        for p in range(g.rules.players):
            g.s[self.target + p] = self.target_at_start

    def add(self, g: State, colour: i64, points: i64) -> None:
        """Points everybody sees; a neutral colour has none."""
        if colour < g.rules.players:
            g.s[self.points + colour] += points
            g.alert()

    def redeal(self, g: State, seat: i64) -> None:
        """Others have no hidden points; a chapter that deals some counts them behind me."""
        p: i64
        for p in range(g.rules.players):
            if p != seat:
                g.s[self.secret + p] = 0
        g.alert()

    def add_secret(self, g: State, seat: i64, points: i64) -> None:
        """Points of hidden cards (BASE-51)."""
        g.s[self.secret + seat] += points
        g.alert()

    def raise_target(self, g: State, seat: i64, points: i64) -> None:
        """The seat needs more points than before, or fewer if that is below zero."""
        g.s[self.target + seat] += points
        g.alert()

    def pass_on(self, g: State, before: i64, now: i64, points: i64) -> None:
        """The points of an award go from one holder to another, each 0 for nobody or 1 + a colour."""
        if before != 0:
            self.add(g, before - 1, -points)
        if now != 0:
            self.add(g, now - 1, points)

    def total(self, g: State, seat: i64) -> i64:
        """All points of a seat, hidden ones included."""
        return g.s[self.points + seat] + g.s[self.secret + seat]

    def room(self, g: State, seat: i64) -> i64:
        """How many hidden points a seat can have without having won."""
        if g.s[self.contender] != seat or g.over() or not self.may_win(g, seat):
            return UNLIMITED
        return g.s[self.target + seat] - g.s[self.points + seat] - 1

    def part_began(self, g: State, seat: i64) -> None:
        """Only the seat that plays its own turn can win, and at once if it has enough (BASE-76, BASE-77)."""
        s = g.s
        s[self.contender] = seat
        if s[self.points + seat] + s[self.secret + seat] >= s[self.target + seat]:
            g.alert()

    def nobody_can_win(self, g: State) -> None:
        """Between turns points may change hands, but the game goes on (BASE-86)."""
        g.s[self.contender] = -1

    def after_action(self, g: State) -> None:
        seat: i64 = g.s[self.contender]
        if seat < 0 or not self.has_enough(g, seat):
            return
        if self.may_win(g, seat):
            self.win(g, seat)
        else:
            g.alert()  # other chapters object, and do not say when they no longer do

    def has_enough(self, g: State, seat: i64) -> bool:
        """Whether the seat has the points to win."""
        points: i64 = self.points + seat
        secret: i64 = self.secret + seat
        target: i64 = self.target + seat
        return g.s[points] + g.s[secret] >= g.s[target]

    def may_win(self, g: State, seat: i64) -> bool:
        """What other chapters require besides points."""
        return all(chapter.may_win(g, seat) for chapter in self.on_may_win.all)

    def win(self, g: State, seat: i64) -> None:
        """The game ends; the hidden victory cards that made the difference lie open now (BASE-46, BASE-51)."""
        s = g.s
        g.emit(self.won, seat, s[self.points + seat] + s[self.secret + seat], s[self.secret + seat])
        g.win(g.rules.bits[seat])
