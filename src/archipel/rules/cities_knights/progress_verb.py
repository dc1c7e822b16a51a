"""Progress cards in verbs: what playing them has in common, discarding, choosing a deck (CK-39, CK-40, CK-96)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.state import State
from archipel.engine.verb import Field, Group, Verb
from archipel.engine.words import TOP
from archipel.rules.base.place_sets import IN_A_WORD, slot_of
from archipel.rules.cities_knights.progress_deck import CARDS, KINDS, TRACK_COUNT, TRACKS

if TYPE_CHECKING:
    from archipel.rules.cities_knights.progress import Progress

HAND_LIMIT: Final = 4  # hidden cards (CK-39)


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgressVerb(Verb):
    """Playing one kind of card: any number per turn, even one just drawn (CK-40)."""

    def __init__(self, name: str, fields: list[Field], progress: Progress, card: i64) -> None:
        super().__init__(name, fields)
        self.roles = [roles.CARD]
        self.progress = progress
        self.card: i64 = card
        self.held: i64 = progress.held + card  # how many of it the first seat holds
        self.plays = CARDS[card]
        # Where a word of each player begins without which the card does nothing, so that nobody need ask; 0: none.
        self.only_with: i64 = 0

    def ready(self, g: State, seat: i64) -> bool:
        """Whether the seat holds the card."""
        at: i64 = self.held + seat * KINDS
        return g.s[at] > 0

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        at: i64 = self.held + seat * KINDS
        if g.s[at] == 0:
            return n
        return self.cases(g, seat, n)

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        """What is legal for a seat that holds the card."""
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.progress.play(g, seat, self.card)
        self.take_effect(g, seat, x)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        """What the card does, once it is played."""

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if not self.ready(g, seat):
            return IllegalAction("progress.not_held", "CK-40", card=CARDS[self.card])
        return self.without_effect(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        """Why a card that the seat holds cannot do this (CK-96)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainProgressVerb(ProgressVerb):
    """A card that is played without a choice: legal if it has an effect (CK-96)."""

    def __init__(self, name: str, progress: Progress, card: i64) -> None:
        super().__init__(name, [], progress, card)

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        """Whether the card would do anything; codes from `n` on are free to work with."""
        return True

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        if self.has_effect(g, seat, n):
            g.scratch.codes[n] = self.base
            n += 1
        return n


@final
class ProgressGroup(Group):
    """All cards that are played after the roll, asked only for those in hand."""

    def __init__(self, progress: Progress) -> None:
        super().__init__("play_progress", [])
        self.progress = progress
        self.cards: i64 = 0  # as bits
        self.verbs: vec[ProgressVerb] = vec[ProgressVerb]()
        self.only_with: vec[i64] = vec[i64]()  # of each of them, see `ProgressVerb.only_with`
        self.at: vec[i64] = filled(IN_A_WORD, -1)  # by `slot_of` a card's bit

    def skip_without(self, kinds: i64) -> None:
        """Nothing is played where this word of a seat, for the kinds of card in its hand, is 0."""
        self.gate = kinds

    def add(self, verb: ProgressVerb) -> None:
        bit: i64 = self.progress.bits[verb.card]
        self.cards |= bit
        self.at[slot_of(bit)] = len(self.verbs)
        self.verbs = append(self.verbs, verb)
        self.only_with = append(self.only_with, verb.only_with)
        self.members.append(verb)

    def verb_of(self, card: i64) -> ProgressVerb | None:
        """What plays a card after the roll; None for one that is a point or comes before."""
        bit: i64 = self.progress.bits[card]
        return self.verbs[self.at[slot_of(bit)]] if self.cards & bit != 0 else None

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        at: i64 = self.gate + seat
        left: i64 = g.s[at] & self.cards
        while left != 0:
            bit: i64 = left & -left
            left -= bit
            k: i64 = self.at[slot_of(bit)]
            at = self.only_with[k] + seat
            if at == seat or g.s[at] != 0:
                n = self.verbs[k].cases(g, seat, n)
        return n


@final
class DiscardProgress(Verb):
    """One of five hidden cards goes face down under its deck (CK-39)."""

    def __init__(self, progress: Progress) -> None:
        super().__init__("discard_progress", [Field("card", "card", KINDS, list(CARDS))])
        self.roles = [roles.GIVE, roles.PRIVATE]
        self.progress = progress

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        p = self.progress
        if p.hand_size(g, seat) <= HAND_LIMIT:
            return n
        k: i64
        for k in range(KINDS):
            if g.s[p.held + seat * KINDS + k] > 0:
                g.scratch.codes[n] = self.base + k
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
    """Draw from a deck of choice (CK-27)."""

    def __init__(self, progress: Progress) -> None:
        super().__init__("choose_deck", [Field("track", "number", TRACK_COUNT, list(TRACKS))])
        self.progress = progress

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        track: i64
        for track in range(TRACK_COUNT):
            if g.s[self.progress.left + track] > 0:
                g.scratch.codes[n] = self.base + track
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.progress.draw(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("progress.deck_empty", "CK-37", track=TRACKS[x])
