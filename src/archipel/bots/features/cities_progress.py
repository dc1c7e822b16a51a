"""Features of Cities & Knights: progress cards, and choices that they leave open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import CardlessFeatures, OwnCardFeatures
from archipel.engine.state import State
from archipel.engine.words import ARGUMENT, DECIDER, ENTRY, TOP
from archipel.rules.cities_knights.knight_cards import PlayDeserter
from archipel.rules.cities_knights.knight_words import HOLDER, IS_ACTIVE, STRENGTH
from archipel.rules.cities_knights.politics_cards import PoliticsCards
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import CARDS, KINDS
from archipel.rules.cities_knights.progress_verb import HAND_LIMIT
from archipel.rules.cities_knights.trade_cards import TradeCards
from archipel.rules.cities_knights.trade_verbs import VICTIM

IDLE: Final = 0.6  # the share of that value while the card cannot be played
# What a card in hand is worth to bots, by eye: about what playing it brings, in points.
WORTH: Final = {
    "alchemist": 0.6,
    "crane": 0.3,
    "engineer": 0.2,
    "inventor": 0.3,
    "irrigation": 0.35,
    "medicine": 0.4,
    "mining": 0.4,
    "road_building": 0.4,
    "smith": 0.4,
    "bishop": 0.35,
    "deserter": 0.4,
    "diplomat": 0.25,
    "intrigue": 0.2,
    "saboteur": 0.25,
    "spy": 0.3,
    "warlord": 0.35,
    "wedding": 0.4,
    "commercial_harbour": 0.3,
    "master_merchant": 0.4,
    "merchant": 0.5,
    "merchant_fleet": 0.25,
    "resource_monopoly": 0.45,
    "trade_monopoly": 0.35,
}
LIKELY: Final = 0.7  # the assumed chance that a player with cards has a commodity


@final
class ProgressFeatures(OwnCardFeatures):
    """Progress cards in hand."""

    def __init__(self, progress: Progress, evaluation: Evaluation) -> None:
        self.progress = progress
        super().__init__(
            evaluation,
            {"progress cards in hand": 0.5, "progress cards of others": 0.18, "full hand of progress cards": -0.1},
        )
        self.worth = evaluation.room(KINDS + 1)
        evaluation.space[self.worth + KINDS] = IDLE
        for k, name in enumerate(CARDS):
            evaluation.space[self.worth + k] = WORTH.get(name, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """The seat's own cards by their value, those of others by their number; with four cards the next one costs
        one."""
        size: i64 = self.progress.hand_size(g, seat)
        if size == 0:
            return
        if size >= HAND_LIMIT:
            out[at + 2] = 1.0
        if not own:
            out[at + 1] = float(size)
            return
        k: i64
        for k in range(KINDS):
            held: i64 = g.s[self.progress.held + seat * KINDS + k]
            if held > 0:
                share: float = 1.0 if self.has_use(g, seat, k) else evaluation.space[self.worth + KINDS]
                out[at] += float(held) * evaluation.space[self.worth + k] * share

    def has_use(self, g: State, seat: i64, card: i64) -> bool:
        """Whether a card that the seat holds could be played now, if it were its turn."""
        verb = self.progress.group.verb_of(card)
        return verb is None or verb.legal(g, seat, 0) > 0


@final
class TradeCardFeatures(OwnCardFeatures):
    """The yellow cards, and cards that they are about to bring."""

    def __init__(self, trade_cards: TradeCards, evaluation: Evaluation) -> None:
        self.trade_cards = trade_cards
        self.cards = trade_cards.cards
        super().__init__(evaluation, {"cards about to be taken": 0.2})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Cards that questions of this seat's, asked or to be asked, will bring; what it gives for them is gone."""
        s = g.s
        top: i64 = s[TOP]
        if s[top] == self.trade_cards.take_phase.index and s[top + DECIDER] == seat:
            out[at] = float(s[top + ARGUMENT] % VICTIM)
            return
        if s[top] == self.trade_cards.answer_phase.index and s[top - ENTRY + DECIDER] == seat:
            out[at] = 1.0
            evaluation.hand[s[top + ARGUMENT]] -= 1.0
            top -= ENTRY
        if s[top] == self.trade_cards.harbour_phase.index and s[top + DECIDER] == seat:
            p: i64
            for p in range(evaluation.seats):
                if s[top + ARGUMENT] & g.rules.bits[p] != 0 and self.cards.hand_size(g, p) > 0:
                    out[at] += LIKELY


def write_deserter(deserter: PlayDeserter, g: State, seat: i64, out: vec[float], at: i64) -> None:
    """What open choices of the Deserter will bring and cost: a knight about to come, and behind it one about to go."""
    s = g.s
    top: i64 = s[TOP]
    if s[top] == deserter.desert_phase.index:
        if s[top + ARGUMENT] == seat:
            out[at] = 0.5
        elif s[top + DECIDER] == seat:
            out[at + 1] = 0.5
    elif s[top] == deserter.deserter_phase.index and s[top + DECIDER] == seat:
        out[at] = float(s[top + ARGUMENT] // 2) / 3.0


@final
class PoliticsFeatures(CardlessFeatures):
    """The blue cards, and what their open choices will bring and cost."""

    def __init__(self, politics: PoliticsCards, evaluation: Evaluation) -> None:
        self.politics = politics
        if politics.has_knights:
            self.knights = politics.knights
        self.robber = politics.robber
        super().__init__(
            evaluation,
            {
                "gifts to come": 0.25,
                "cards about to go": -0.15,
                "knight about to come": 0.5,
                "knight about to go": -0.5,
                "displaced knight": 0.7,
            },
        )

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """What answers that are still open will bring and cost."""
        s = g.s
        top: i64 = s[TOP]
        p: i64
        if s[top] == self.politics.wedding_phase.index and s[top + ARGUMENT] == seat:
            for p in range(g.rules.players):
                out[at] += float(s[self.politics.owed + p])
        out[at + 1] = float(s[self.politics.owed + seat] + s[self.robber.owed + seat])
        if not self.politics.has_knights:
            return
        write_deserter(self.politics.deserter, g, seat, out, at + 2)
        if s[self.knights.hand + HOLDER] == seat + 1:
            active: float = 1.7 if s[self.knights.hand + IS_ACTIVE] != 0 else 1.0
            out[at + 4] = active * float(s[self.knights.hand + STRENGTH]) / 6.0


register_features(Progress, ProgressFeatures)
register_features(TradeCards, TradeCardFeatures)
register_features(PoliticsCards, PoliticsFeatures)
