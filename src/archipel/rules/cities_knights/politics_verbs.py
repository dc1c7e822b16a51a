"""Politics cards that affect several players: Bishop, Saboteur, Wedding (CK-80, CK-85, CK-88)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.state import State
from archipel.rules.box_chapter import ROBBER
from archipel.rules.cities_knights.intrigue_verbs import PoliticsVerb
from archipel.rules.cities_knights.progress_verb import PlainProgressVerb

if TYPE_CHECKING:
    from archipel.rules.cities_knights.politics_cards import PoliticsCards


class PoliticsCardVerb(PlainProgressVerb):
    """A card that is played without naming anything; what comes of it, nobody can foresee."""

    def __init__(self, name: str, politics: PoliticsCards, card: i64) -> None:
        super().__init__(name, politics.progress, card)
        self.roles = [roles.CARD, roles.GUESSED]
        self.politics = politics


@final
class PlayBishop(PoliticsCardVerb):
    """Move the robber, and draw from every player there (CK-80); not before the first attack (CK-33)."""

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        robber = self.politics.robber
        if not robber.used:
            return self.politics.has_bishop_tile(g, seat)
        return robber.may_move(g, seat) and (robber.may_go_anywhere(g) or robber.home(g) >= 0)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        g.open(self.politics.bishop_phase.index, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        robber = self.politics.robber
        if robber.used and not robber.may_move(g, seat):
            return robber.on_may_move.refusal(g, seat, ROBBER, g.s[robber.tile])
        return self.politics.bishop_refusal()


@final
class SendBishop(PoliticsVerb):
    """The robber's new tile: a card from each player with a building there (CK-80)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if not self.politics.robber.used:
            return self.politics.offer_bishop(g, seat, self.base, n)
        move = self.politics.robber.move_robber
        codes = g.scratch.codes
        end: i64 = move.legal(g, seat, n)
        while n < end:
            codes[n] += self.base - move.base
            n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        robber = self.politics.robber
        g.close()
        if not robber.used:
            self.politics.send_bishop(g, seat, x)
            return
        robber.stand(g, x)
        g.emit(robber.moved, seat, x)
        victims: i64 = robber.victims(g, seat, x)
        while victims != 0:
            victim: i64 = g.first_of(victims)
            victims -= g.rules.bits[victim]
            robber.cards.steal(g, seat, victim)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.politics.robber.used:
            return self.politics.bishop_refusal()
        return self.politics.robber.move_robber.why_not(g, seat, x)


@final
class PlaySaboteur(PoliticsCardVerb):
    """Players with as many points or more lose half of their cards, rounded down (CK-85, CK-97)."""

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.politics.to_sabotage(g, seat) != 0

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.politics.robber.ask_to_discard(g, self.politics.to_sabotage(g, seat))

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("saboteur.nobody", "CK-96")


@final
class PlayWedding(PoliticsCardVerb):
    """Players with more points give two cards of their choice, or all they have (CK-88, CK-97)."""

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.politics.wedding_guests(g, seat) != 0

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.politics.ask_for_gifts(g, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("wedding.nobody", "CK-96")
