"""Features of the base game: the hand limit, harbours and development cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import UNKNOWN, Evaluation, register_features
from archipel.bots.features.common import CardlessFeatures, OwnCardFeatures
from archipel.engine.state import State
from archipel.rules.base.army import SMALLEST
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import KNIGHT, VICTORY_POINT
from archipel.rules.base.maritime import GENERIC_HARBOUR, SPECIAL_HARBOUR, Maritime
from archipel.rules.base.robber import Robber


@final
class RobberFeatures(OwnCardFeatures):
    """The danger of a seven with a large hand."""

    def __init__(self, robber: Robber, evaluation: Evaluation) -> None:
        self.robber = robber
        self.cards = robber.cards
        super().__init__(evaluation, {"cards over the limit": -0.5})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        over: i64 = self.cards.limit_count(g, seat) - self.robber.hand_limit(g, seat)
        if over > 0:
            out[at] = float(over) / 5.0


@final
class MaritimeFeatures(CardlessFeatures):
    """Rates of trade with the supply."""

    def __init__(self, maritime: Maritime, evaluation: Evaluation) -> None:
        self.maritime = maritime
        self.cards = maritime.cards
        super().__init__(evaluation, {"generic harbour": 0.2, "special harbours in use": 0.8})
        self.kept = evaluation.room_by_board(2)
        evaluation.read_board(maritime.rates, evaluation.seats * self.cards.kinds)
        evaluation.before_boards(self)

    def prepare_board(self, g: State, evaluation: Evaluation) -> None:
        i: i64
        for i in range(len(evaluation.exchange)):
            paid: float = float(self.cards.paid[i % self.cards.kinds])
            evaluation.exchange[i] = paid / float(g.s[self.maritime.rates + i])

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        kept = evaluation.kept
        row: i64 = evaluation.row(seat) + self.kept
        if kept[row] == UNKNOWN:
            self.write_harbours(g, evaluation, seat, out, at)
            kept[row] = out[at]
            kept[row + 1] = out[at + 1]
        out[at] = kept[row]
        out[at + 1] = kept[row + 1]

    def write_harbours(self, g: State, evaluation: Evaluation, seat: i64, out: vec[float], at: i64) -> None:
        """Whether a generic harbour is of use, and what special ones are for."""
        first: i64 = seat * self.cards.kinds
        k: i64
        for k in range(self.cards.kinds):
            rate: i64 = g.s[self.maritime.rates + first + k]
            if rate == GENERIC_HARBOUR:
                out[at] = 1.0
            elif rate == SPECIAL_HARBOUR:
                out[at + 1] += evaluation.production[first + k] / 10.0


@final
class DevelopmentFeatures(CardlessFeatures):
    """Development cards, and the race for the largest army."""

    def __init__(self, development: Development, evaluation: Evaluation) -> None:
        self.development = development
        self.army = development.army
        super().__init__(
            evaluation,
            {
                "knights in hand": 1.0,
                "other cards to play": 1.0,
                "hidden cards of others": 2.0,
                "army ahead": 1.0 if self.army.used else 0.0,
            },
        )
        self.price = evaluation.price("card", 0.5, 0.5, "development card")
        evaluation.unseen = development.draw_point
        evaluation.before_positions(self)

    def expected(self, g: State, seat: i64, card: i64) -> float:
        """How many of the cards a seat has bought unseen are of a kind, on average over all it does not know."""
        unknown: float = 0.0
        wanted: float = 0.0
        kinds: i64 = self.development.kinds
        k: i64
        for k in range(kinds):
            unseen: float = float(
                self.development.composition[k]
                - g.s[self.development.played + k]
                - g.s[self.development.held + seat * kinds + k]
            )
            unknown += unseen
            if k == card:
                wanted = unseen
        return float(g.s[self.development.unseen + seat]) * wanted / unknown

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        p: i64
        for p in range(evaluation.seats):
            evaluation.expected_points[p] = (
                self.expected(g, p, VICTORY_POINT) if g.s[self.development.unseen + p] > 0 else 0.0
            )

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Cards in hand, and the race for the largest army. A card bought unseen counts by what it may be."""
        s = g.s
        knights: float = float(s[self.army.knights + seat])
        held: float = float(s[self.development.count + seat])
        p: i64
        if own:
            first: i64 = self.development.held + seat * self.development.kinds
            in_hand: float = float(s[first + KNIGHT])
            points: float = float(s[first + VICTORY_POINT])
            if s[self.development.unseen + seat] > 0:
                in_hand += self.expected(g, seat, KNIGHT)
                points += evaluation.expected_points[seat]
            out[at] = in_hand
            out[at + 1] = held - points - in_hand
            knights += 0.9 * in_hand
        else:
            out[at + 2] = held / 3.0
            knights += 0.45 * held
        other: i64 = SMALLEST - 1
        for p in range(evaluation.seats):
            if p != seat and s[self.army.knights + p] > other:
                other = s[self.army.knights + p]
        ahead: float = (knights - float(other)) / 3.0
        out[at + 3] = 1.0 if ahead > 1.0 else (-1.0 if ahead < -1.0 else ahead)
        evaluation.wanted[self.price] = 1.0 if s[self.development.deck_size] > 0 else 0.0


register_features(Robber, RobberFeatures)
register_features(Maritime, MaritimeFeatures)
register_features(Development, DevelopmentFeatures)
