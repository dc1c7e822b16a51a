"""Progress cards: three decks, drawing, the hidden hands and their limit (CK-2, CK-36 to CK-40, CK-95).

What is left unseen of a deck is a multiset: which card is on top is decided when it is drawn. The cards put back lie
under it in order, and come once the unseen part is used up. Those that were played everybody saw: they are known where
they lie (`progress_shown`), while a card that was discarded lies face down.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import below
from archipel.engine.words import ACTIVE, CARD_STREAM, NOBODY, OWNER, PUBLIC
from archipel.rules.box_chapter import TURN_END, UNSET
from archipel.rules.cities_knights.city_chapter import CityChapter, CityHooks
from archipel.rules.cities_knights.event_die import EventDie
from archipel.rules.cities_knights.improvements import LEVELS, Improvements
from archipel.rules.cities_knights.progress_deck import (
    ALCHEMIST,
    CARDS,
    CONSTITUTION,
    COUNTS,
    DECK_OF,
    DECK_SIZE,
    KINDS,
    PRINTER,
    TRACK_COUNT,
    TRACKS,
)
from archipel.rules.cities_knights.progress_verb import (
    HAND_LIMIT,
    ChooseDeck,
    DiscardProgress,
    ProgressGroup,
    ProgressVerb,
)

SEAT_BITS: Final = 64  # draws that are owed: bits of seats, and above them 1 + a track, or 0 for a deck of choice
NO_POINT: Final = -1
OPEN_POINTS: Final = 1  # of a card that is laid open at once (CK-38)
RED_ABOVE_LEVEL: Final = 1  # the red die may show this much more than the level of who draws (CK-36)


@final
class Progress(CityChapter):
    """The decks and the hands. Cards that are points lie open and never come back (CK-38)."""

    def __init__(self, play_down: bool = False) -> None:
        super().__init__("progress")
        self.play_down = play_down  # the active seat may play a card instead of discarding one (CK-39)
        self.deck_of: vec[i64] = vec_of(list(DECK_OF))
        self.counts: vec[i64] = vec_of(list(COUNTS))
        self.first_card: vec[i64] = vec_of([DECK_OF.index(track) for track in range(TRACK_COUNT)])  # cards lie by decks
        # which of the cards that are points a card is
        self.point_of: vec[i64] = vec_of(
            [0 if k == PRINTER else 1 if k == CONSTITUTION else NO_POINT for k in range(KINDS)]
        )
        self.bits: vec[i64] = vec_of([2**k for k in range(KINDS)])
        self.group = ProgressGroup(self)
        self.deck = self.under = self.shown = self.under_count = self.left = self.held = self.held_bits = UNSET
        self.alchemists = self.count = self.points = self.draw_point = self.drew = self.laid_open = self.played = UNSET
        self.discarded = UNSET
        self.on_seen = CityHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.improvements = rules.the(Improvements)
        cards = list(CARDS)
        tracks = list(TRACKS)
        self.deck = rules.block("progress_deck", NOBODY, KINDS, "cards", cards)  # the unseen part of the decks
        # 1 + card, the next one to come first; in `shown` 0 where a card lies face down
        self.under = rules.block("progress_under", NOBODY, TRACK_COUNT * DECK_SIZE)
        self.shown = rules.block("progress_shown", PUBLIC, TRACK_COUNT * DECK_SIZE)
        self.under_count = rules.block("progress_under_count", PUBLIC, TRACK_COUNT, "cards", tracks)
        self.left = rules.block("progress_left", PUBLIC, TRACK_COUNT, "cards", tracks)
        self.held = rules.player_block("progress", OWNER, KINDS, "cards", cards)
        self.held_bits = rules.player_block("progress_bits", OWNER, 1, "derived")  # one for every kind in hand
        self.alchemists = rules.player_block("alchemists", OWNER, 1, "derived")  # the cards that come before the roll
        self.count = rules.player_block("progress_count", PUBLIC, TRACK_COUNT, "cards", tracks)
        self.points = rules.player_block("progress_points", PUBLIC, 2, "cards", [CARDS[PRINTER], CARDS[CONSTITUTION]])
        self.draw_point = rules.point("progress", CARD_STREAM, cards)
        track = EventField("track", "track", PUBLIC, tracks)
        self.drew = rules.event(
            "drew_progress", [SEAT, track, EventField("card", "card", ("seat",), cards)], roles.OF_ROLL
        )
        self.laid_open = rules.event("laid_open", [SEAT, EventField("card", "card", PUBLIC, cards)], roles.OF_ROLL)
        self.played = rules.event("played_progress", [SEAT, EventField("card", "card", PUBLIC, cards)])
        self.discarded = rules.event("discarded_progress", [SEAT, track, EventField("card", "card", ("seat",), cards)])
        self.draws = rules.step("progress_draws", "CK-36", self)
        self.discard_phase = rules.phase("discard_progress", "CK-39")
        self.discard_phase.cause = "drew_progress"
        self.discard_verb = rules.add(DiscardProgress(self))
        self.discard_phase.offer(self.discard_verb)
        self.choose_phase = rules.phase("choose_deck", "CK-27")
        self.choose = rules.add(ChooseDeck(self))
        self.choose_phase.offer(self.choose)
        rules.the(EventDie).on_gate.append(self)
        self.group.skip_without(self.held_bits)
        self.turn.offer_own(self.group, "CK-100")
        if self.play_down:
            self.turn.offer_own(self.discard_verb)
            self.turn.on_may_end.append(self)

    def offer(self, rules: Rules, members: list[ProgressVerb]) -> None:
        """Let cards be played in the player's own turn, after the roll (CK-40)."""
        for verb in members:
            rules.add(verb)
            self.group.add(verb)
            self.turn.before_roll.explain(verb, "progress.after_the_roll", "CK-40")

    def leave_out(self, card: i64) -> None:
        """In this game a card has nothing to do: it is not in its deck."""
        self.counts[card] = 0

    def begin(self, g: State) -> None:
        k: i64
        for k in range(KINDS):
            g.s[self.deck + k] = self.counts[k]
            g.s[self.left + self.deck_of[k]] += self.counts[k]

    # ---- reading

    def holds(self, g: State, seat: i64, card: i64) -> bool:
        return g.s[self.held + seat * KINDS + card] > 0

    def hand_size(self, g: State, seat: i64) -> i64:
        """Hidden cards of a seat: everybody sees how many, and their colours."""
        s = g.s
        at: i64 = self.count + seat * TRACK_COUNT
        return s[at] + s[at + 1] + s[at + 2]

    def is_any_left(self, g: State) -> bool:
        """Whether any deck has a card."""
        return g.s[self.left] + g.s[self.left + 1] + g.s[self.left + 2] > 0

    # ---- drawing

    def gate_rolled(self, g: State, track: i64) -> None:
        """Players far enough in the track of a gate for the red die draw (CK-36)."""
        s = g.s
        red: i64 = s[self.production.dice]
        at: i64 = self.improvements.improvement + track
        bits: i64 = 0
        p: i64
        for p in range(g.rules.players):
            level: i64 = s[at]
            at += TRACK_COUNT
            if level >= 1 and red <= level + RED_ABOVE_LEVEL:
                bits |= g.rules.bits[p]
        if bits != 0:
            self.owe(g, bits, track + 1)

    def ask_to_choose(self, g: State, bits: i64) -> None:
        """Each of these seats draws from a deck of its choice, in turn order from the active one (CK-27)."""
        self.owe(g, bits, 0)

    def owe(self, g: State, bits: i64, track: i64) -> None:
        if bits != 0:
            g.open(self.draws.index, g.s[ACTIVE], track * SEAT_BITS + bits)

    def run(self, g: State) -> None:
        """The next seat that is owed a card draws it; the one after it waits until a fifth card is discarded."""
        argument: i64 = g.argument()
        track: i64 = argument // SEAT_BITS
        owed: i64 = argument - track * SEAT_BITS
        seat: i64 = g.s[ACTIVE]
        while owed & g.rules.bits[seat] == 0:
            seat += 1
            if seat == g.rules.players:
                seat = 0
        owed -= g.rules.bits[seat]
        if owed == 0:
            g.close()
        else:
            g.set_argument(track * SEAT_BITS + owed)
        if track > 0:
            self.draw(g, seat, track - 1)
        elif self.is_any_left(g):
            g.open(self.choose_phase.index, seat)

    def draw(self, g: State, seat: i64, track: i64) -> None:
        """The top card of a deck, if it has any (CK-37); a point is laid open at once (CK-38)."""
        s = g.s
        if s[self.left + track] == 0:
            return
        card: i64 = self.take_top(g, track)
        if self.point_of[card] != NO_POINT:
            s[self.points + seat * 2 + self.point_of[card]] += 1
            self.score.add(g, seat, OPEN_POINTS)
            g.emit(self.laid_open, seat, card)
            return
        g.emit(self.drew, seat, track, card)
        self.receive(g, seat, card)

    def take_top(self, g: State, track: i64) -> i64:
        """Out of the unseen part as long as there is one, then what was put under it first."""
        s = g.s
        s[self.left + track] -= 1
        card: i64
        k: i64
        unseen: i64 = s[self.left + track] + 1 - s[self.under_count + track]
        if unseen > 0:
            if g.chance is None:
                return self.draw_unseen(g, track, unseen)
            weights = g.scratch.weights
            for k in range(KINDS):
                weights[k] = 0
                if self.deck_of[k] == track:
                    weights[k] = s[self.deck + k]
            card = g.weighted(self.draw_point, KINDS)
            s[self.deck + card] -= 1
            return card
        under: i64 = self.under + track * DECK_SIZE
        shown: i64 = self.shown + track * DECK_SIZE
        card = s[under] - 1
        for k in range(DECK_SIZE - 1):
            s[under + k] = s[under + k + 1]
            s[shown + k] = s[shown + k + 1]
        s[under + DECK_SIZE - 1] = 0
        s[shown + DECK_SIZE - 1] = 0
        s[self.under_count + track] -= 1
        return card

    def draw_unseen(self, g: State, track: i64, unseen: i64) -> i64:
        """One of the unseen cards of a deck, as many as are given: the same as by weights, from the state's own
        stream."""
        s = g.s
        x: i64 = below(s, CARD_STREAM, unseen)
        card: i64 = self.first_card[track]
        while True:
            x -= s[self.deck + card]
            if x < 0:
                s[self.deck + card] -= 1
                return card
            card += 1

    def receive(self, g: State, seat: i64, card: i64) -> None:
        """A card comes into the hand; with a fifth one a card must go at once, or, where the table plays so, before
        the active seat ends its turn (CK-39)."""
        s = g.s
        s[self.held + seat * KINDS + card] += 1
        s[self.held_bits + seat] |= self.bits[card]
        if card == ALCHEMIST:
            s[self.alchemists + seat] += 1
        s[self.count + seat * TRACK_COUNT + self.deck_of[card]] += 1
        if self.hand_size(g, seat) > HAND_LIMIT and not (self.play_down and g.s[ACTIVE] == seat):
            g.open(self.discard_phase.index, seat)

    # ---- giving away

    def lose(self, g: State, seat: i64, card: i64) -> None:
        s = g.s
        at: i64 = self.held + seat * KINDS + card
        s[at] -= 1
        if card == ALCHEMIST:
            s[self.alchemists + seat] -= 1
        if s[at] == 0:
            s[self.held_bits + seat] -= self.bits[card]
        s[self.count + seat * TRACK_COUNT + self.deck_of[card]] -= 1

    def hand_over(self, g: State, giver: i64, taker: i64, card: i64) -> None:
        """A hidden card changes hands; the taker's limit holds (CK-86)."""
        self.lose(g, giver, card)
        self.receive(g, taker, card)

    def play(self, g: State, seat: i64, card: i64) -> None:
        """A card is shown and put under its deck (CK-37); what it does is up to its verb."""
        self.lose(g, seat, card)
        self.put_under(g, card, True)
        g.emit(self.played, seat, card)

    def discard(self, g: State, seat: i64, card: i64) -> None:
        """A card goes face down under its deck (CK-37, CK-39)."""
        self.lose(g, seat, card)
        self.put_under(g, card, False)
        g.emit(self.discarded, seat, self.deck_of[card], card)

    def put_under(self, g: State, card: i64, shown: bool) -> None:
        s = g.s
        track: i64 = self.deck_of[card]
        at: i64 = track * DECK_SIZE + s[self.under_count + track]
        s[self.under + at] = card + 1
        if shown:
            s[self.shown + at] = card + 1
        s[self.under_count + track] += 1
        s[self.left + track] += 1

    # ---- the end of the turn

    def may_end(self, g: State, seat: i64) -> bool:
        """Not with five cards, where the active seat may play down (CK-39)."""
        return self.hand_size(g, seat) <= HAND_LIMIT

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == TURN_END and not self.may_end(g, seat):
            return IllegalAction("progress.over_limit", "CK-39")
        return None

    # ---- secrets

    def redeal(self, g: State, seat: i64) -> None:
        """Cards that are neither open nor in the viewer's hand are dealt by their colours to the other hands and to the
        places of the face-down ones under the decks; the rest is unseen, with all points that are not laid open."""
        s = g.s
        unseen: i64 = self.deck
        k: i64
        p: i64
        i: i64
        for k in range(KINDS):
            s[unseen + k] = self.counts[k]
            if seat >= 0:
                s[unseen + k] -= s[self.held + seat * KINDS + k]
        for p in range(g.rules.players):
            s[unseen + PRINTER] -= s[self.points + p * 2]
            s[unseen + CONSTITUTION] -= s[self.points + p * 2 + 1]
            if p != seat:
                for k in range(KINDS):
                    s[self.held + p * KINDS + k] = self.seen(g, p, k)
                    s[unseen + k] -= s[self.held + p * KINDS + k]
        for i in range(TRACK_COUNT * DECK_SIZE):
            s[self.under + i] = s[self.shown + i]
            if s[self.shown + i] > 0:
                s[unseen + s[self.shown + i] - 1] -= 1
        track: i64
        for track in range(TRACK_COUNT):
            for p in range(g.rules.players):
                if p == seat:
                    continue
                unknown: i64 = s[self.count + p * TRACK_COUNT + track]
                for k in range(KINDS):
                    if self.deck_of[k] == track:
                        unknown -= s[self.held + p * KINDS + k]
                for i in range(unknown):
                    s[self.held + p * KINDS + self.deal(g, track)] += 1
            for i in range(s[self.under_count + track]):
                if s[self.shown + track * DECK_SIZE + i] == 0:
                    s[self.under + track * DECK_SIZE + i] = self.deal(g, track) + 1
        for p in range(g.rules.players):
            if p != seat:
                self.refresh_bits(g, p)

    def refresh_bits(self, g: State, seat: i64) -> None:
        """After a hand was dealt again."""
        g.s[self.alchemists + seat] = g.s[self.held + seat * KINDS + ALCHEMIST]
        k: i64
        g.s[self.held_bits + seat] = 0
        for k in range(KINDS):
            if g.s[self.held + seat * KINDS + k] > 0:
                g.s[self.held_bits + seat] |= self.bits[k]

    def deal(self, g: State, track: i64) -> i64:
        """One of the cards of a deck that may be anywhere, at random; a point is never in a hand or put back."""
        s = g.s
        total: i64 = 0
        k: i64
        for k in range(KINDS):
            if self.deck_of[k] == track and self.point_of[k] == NO_POINT:
                total += s[self.deck + k]
        x: i64 = below(s, CARD_STREAM, total)
        for k in range(KINDS):
            if self.deck_of[k] == track and self.point_of[k] == NO_POINT:
                x -= s[self.deck + k]
                if x < 0:
                    break
        s[self.deck + k] -= 1
        return k

    def seen(self, g: State, seat: i64, card: i64) -> i64:
        """The most that any chapter knows of."""
        most: i64 = 0
        for chapter in self.on_seen.all:
            known: i64 = chapter.seen_progress(g, seat, card)
            if known > most:
                most = known
        return most

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {f"{CARDS[card]}_points": OPEN_POINTS for card in (PRINTER, CONSTITUTION)}

    def decks(self) -> dict[str, str]:
        return {card: TRACKS[track] for card, track in zip(CARDS, DECK_OF, strict=True)}

    def tables(self) -> dict[str, list[dict[str, object]]]:
        """The highest red die at which each level draws at its gate."""
        return {"gates": [{"level": level, "red": level + RED_ABOVE_LEVEL} for level in range(1, LEVELS + 1)]}
