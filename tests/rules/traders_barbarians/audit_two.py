"""Catan for Two, watched over whole games (TB-TWO)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import archipel
from archipel.board.colours import NEUTRAL_COLOURS
from tests.rules.traders_barbarians.audit import Board, Fields, homes_of, number
from tests.rules.traders_barbarians.audit_hands import Hands, Watcher

TARGETS: Final = ("castle", "quarry", "glassworks")
NEUTRAL_NAMES: Final = list(NEUTRAL_COLOURS)


class Two(Watcher):
    """Two results a turn, builds for neutral colours, tokens and what they cost (TB-TWO)."""

    def __init__(self, board: Board, hands: Hands, plain: bool) -> None:
        super().__init__(board)
        self.hands = hands
        self.plain = plain
        self.results: list[int] = []
        self.events = board.has("event_deck")
        self.tokens = [5, 5, 10]
        self.has_tokens = board.has("trade_tokens")
        self.acted = self.turned_in = False
        self.step: list[tuple[str, Fields]] = []
        self.points: list[int] = []
        self.sizes: list[int] = []
        self.turn = 0
        self.phase = ""
        self.returns: Counter[int] = Counter()

    def before(self, seat: int, action: archipel.Action) -> None:
        self.points = self.board.values("points")
        self.sizes = self.hands.sizes()
        self.turn, self.phase = self.board.game.turn, self.board.game.phase
        self.step = []
        if not self.has_tokens:
            return
        price = 1 if self.points[seat] <= self.points[1 - seat] else 2
        kinds = {a.kind for a in self.board.game.legal_actions(seat)}
        actions = kinds & {"force_trade", "robber_home", "token_barbarian", "shift_barbarian"}
        open_now = self.phase in ("before_roll", "action", "building") and seat == self.board.game.active
        may = open_now and not self.acted and self.tokens[seat] >= price
        self.same("force_trade" in actions, may and self.sizes[1 - seat] > 0, "TB-TWO-6, TB-TWO-7")
        away = self.board.value("robber") not in homes_of(self.board)
        if not self.board.has("ship"):  # at sea not every desert may be entered
            self.same("robber_home" in actions, may and away, "TB-TWO-8")
        if not may:
            self.same(actions, set(), "TB-TWO-6")
        if self.board.has("knights_played"):
            knight = self.board.value("knights_played", seat) > 0
            if knight or "turn_in_knight" in kinds:
                self.same("turn_in_knight" in kinds, open_now and not self.turned_in and knight, "TB-TWO-9")

    def event(self, kind: str, fields: Fields) -> None:
        self.step.append((kind, fields))
        if kind == "turn_began":
            if number(fields, "turn") > 1:
                self.same(len(self.results), 2, "TB-TWO-3, TB-TWO-13")
                if not self.events:
                    self.same(self.results[0] != self.results[1], True, "TB-TWO-3")
            self.results = []
            self.acted = self.turned_in = False
        elif kind == "rolled":
            self.results.append(sum(int(face) for face in str(fields["dice"]).split("+")))
        elif kind == "card_revealed":
            self.results.append(number(fields, "number"))
        elif kind in ("tokens_gained", "tokens_paid"):
            count = number(fields, "count") if kind == "tokens_gained" else -number(fields, "count")
            self.tokens[number(fields, "seat")] += count
            self.tokens[2] -= count

    def after(self, seat: int, action: archipel.Action) -> None:
        board = self.board
        kinds = Counter(kind for kind, _ in self.step)
        if self.has_tokens:
            held = [*board.values("trade_tokens"), board.value("trade_token_reserve")]
            self.same(held, self.tokens, "TB-TWO-1")
            self.same((sum(held), min(held) >= 0), (20, True), "TB-TWO-11")
            self.check_tokens(seat, action)
        if action.kind == "force_trade":
            self.same(kinds["stolen"], min(2, self.sizes[1 - seat]), "TB-TWO-7")
            self.same(board.game.phase, "give_back", "TB-TWO-7")
            self.returns[seat] = min(2, self.sizes[seat] + kinds["stolen"])
        self.returns[seat] -= kinds["gave_back"]
        if board.game.phase != "give_back":
            self.same(sum(self.returns.values()), 0, "TB-TWO-7")
        if self.plain and not board.game.over:
            self.check_neutrals(seat, action)

    def check_tokens(self, seat: int, action: archipel.Action) -> None:
        board = self.board
        paid = sum(number(fields, "count") for kind, fields in self.step if kind == "tokens_paid")
        gained = sum(number(fields, "count") for kind, fields in self.step if kind == "tokens_gained")
        if action.kind in ("force_trade", "robber_home", "token_barbarian", "shift_barbarian"):
            self.same(paid, 1 if self.points[seat] <= self.points[1 - seat] else 2, "TB-TWO-6")
            self.acted = True
        else:
            self.same(paid, 0, "TB-TWO-6")
        due = 0
        for kind, fields in self.step:
            if kind == "built" and fields["piece"] == "settlement" and number(fields, "seat") < 2:
                at = number(fields, "at")
                due += 2 if board.at_terrain(at, "desert") else 0
                due += 2 if board.at_terrain(at, "swamp") else 0
                due += 1 if board.is_coast(at) else 0
                due += (
                    1
                    if any(board.at_terrain(at, name) for name in TARGETS) and not board.has("coast_barbarians")
                    else 0
                )
            elif kind == "path_knight_lost":
                due += 1
        if action.kind == "turn_in_knight":
            due += 2
            self.turned_in = True
        self.same(gained, min(due, self.tokens[2] + gained - paid), "TB-TWO-9, TB-TWO-11")

    def check_neutrals(self, seat: int, action: archipel.Action) -> None:
        board, game = self.board, self.board.game
        built = [f for kind, f in self.step if kind == "built" and number(f, "seat") < 2 and self.turn > 0]
        pieces = [str(f["piece"]) for f in built if f["piece"] in ("road", "settlement")]
        if not pieces:
            self.same(game.phase == "neutral_build", False, "TB-TWO-4")
            return
        roads = {(edge, k) for k in range(2) for edge in board.road_places(2 + k)}
        corners = {(corner, k) for k in range(2) for corner in board.settlement_places(2 + k)}
        expected = {("build_neutral_road", *place) for place in roads}
        if pieces == ["settlement"] and corners:
            expected = {("build_neutral_settlement", *place) for place in corners}
        found = set()
        if game.phase == "neutral_build":
            for a in game.legal_actions(seat):
                at = number(a.fields, "edge" if "edge" in a.fields else "corner")
                found.add((a.kind, at, NEUTRAL_NAMES.index(str(a.fields["neutral"]))))
        self.same(found, expected, "TB-TWO-4")
