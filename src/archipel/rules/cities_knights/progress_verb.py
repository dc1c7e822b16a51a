"""Progress cards in verbs: what playing them has in common, discarding, choosing a deck (CK-39, CK-40, CK-96)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.engine.errors import IllegalAction
from archipel.engine.state import State
from archipel.engine.verb import Field, Group, Verb
from archipel.engine.words import TOP
from archipel.rules.cities_knights.progress_deck import CARDS, KINDS, TRACK_COUNT, TRACKS

if TYPE_CHECKING:
    from archipel.rules.cities_knights.progress import Progress

HAND_LIMIT: Final = 4  # hidden cards (CK-39)


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgressVerb(Verb):
    """Playing one kind of card, as many as one likes and also one that was just drawn (CK-40)."""

    def __init__(self, name: str, fields: list[Field], progress: Progress, card: i64) -> None:
        super().__init__(name, fields)
        self.progress = progress
        self.card: i64 = card

    def ready(self, g: State, seat: i64) -> bool:
        """Whether the seat holds the card."""
        return g.s[self.progress.held + seat * KINDS + self.card] > 0

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.ready(g, seat):
            return IllegalAction("progress.not_held", "CK-40", card=CARDS[self.card])
        return self.without_effect(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        """Why a card that the seat holds cannot do this (CK-96)."""
        return None


@final
class ProgressGroup(Group):
    """The playable cards of one deck behind one question: has the seat any card of this colour?"""

    def __init__(self, progress: Progress, track: i64, members: list[ProgressVerb]) -> None:
        super().__init__(f"play_{TRACKS[track]}", list(members))
        self.progress = progress
        self.track: i64 = track
        self.verbs: vec[ProgressVerb] = vec[ProgressVerb]()
        self.cards: vec[i64] = vec[i64]()
        for verb in members:
            self.verbs = append(self.verbs, verb)
            self.cards = append(self.cards, verb.card)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        p = self.progress
        left: i64 = s[p.count + seat * TRACK_COUNT + self.track]
        held: i64 = p.held + seat * KINDS
        cards = self.cards
        i: i64 = 0
        while left > 0 and i < len(cards):
            count: i64 = s[held + cards[i]]
            if count > 0:
                left -= count
                n = self.verbs[i].legal(g, seat, n)
            i += 1
        return n


@final
class DiscardProgress(Verb):
    """One of five hidden cards goes face down under its deck (CK-39)."""

    def __init__(self, progress: Progress) -> None:
        super().__init__("discard_progress", [Field("card", "card", KINDS, list(CARDS))])
        self.progress = progress

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        p = self.progress
        if p.hand_size(g, seat) <= HAND_LIMIT:
            return n
        k: i64
        for k in range(KINDS):
            if g.s[p.held + seat * KINDS + k] > 0:
                g.desk.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        p = self.progress
        if g.s[g.s[TOP]] == p.discard_phase.index:
            g.close()
        p.discard(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if self.progress.hand_size(g, seat) <= HAND_LIMIT:
            return IllegalAction("progress.within_limit", "CK-39")
        return IllegalAction("progress.not_held", "CK-39", card=CARDS[x])


@final
class ChooseDeck(Verb):
    """Draw from a deck of choice (CK-27, CK-28)."""

    def __init__(self, progress: Progress) -> None:
        super().__init__("choose_deck", [Field("track", "number", TRACK_COUNT, list(TRACKS))])
        self.progress = progress

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        track: i64
        for track in range(TRACK_COUNT):
            if g.s[self.progress.left + track] > 0:
                g.desk.codes[n] = self.base + track
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.progress.draw(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("progress.deck_empty", "CK-37", track=TRACKS[x])
