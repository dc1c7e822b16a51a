"""The Caravans, watched over whole games (TB-CAR), and points and routes of games with variants."""

from __future__ import annotations

from collections import Counter

import archipel
from tests.rules.traders_barbarians.audit import Board, Fields, number
from tests.rules.traders_barbarians.audit_hands import Watcher

Place = tuple[int, int]  # an edge and the corner that a camel on it points to
ROUTE, ARMY = 2, 2


class Awards(Watcher):
    """Routes by trying them all, who holds the tiles, and points from what lies on the board."""

    def __init__(self, board: Board, target: int) -> None:
        super().__init__(board)
        self.target = target
        self.colours = board.blocks["route_length"].size
        self.route = self.army = 0
        self.knights = [0] * board.players
        self.roads: tuple[list[int], ...] = ()

    def event(self, kind: str, fields: Fields) -> None:
        if kind == "played_card" and fields["card"] == "knight":
            seat = number(fields, "seat")
            self.knights[seat] += 1
            if self.knights[seat] >= 3 and (self.army == 0 or self.knights[seat] > self.knights[self.army - 1]):
                self.army = seat + 1
        elif kind == "knight_turned_in":
            self.knights[number(fields, "seat")] -= 1
            most = max(self.knights)
            alone = most >= 3 and self.knights.count(most) == 1
            self.army = self.knights.index(most) + 1 if alone else 0

    def after(self, seat: int, action: archipel.Action) -> None:
        board = self.board
        roads = (board.values("road"), board.values("held"), board.values("camel") if board.has("camel") else [])
        if roads != self.roads:
            self.roads = roads
            lengths = [board.route(colour) for colour in range(self.colours)]
            self.same(board.values("route_length"), lengths, "TB-CAR-12")
            most = max(lengths)
            if most < 5:
                self.route = 0
            elif self.route == 0 or lengths[self.route - 1] < most:
                self.route = lengths.index(most) + 1 if lengths.count(most) == 1 else 0
        self.same(board.value("longest_route"), self.route, "BASE-72, TB-TWO-5")
        self.same(board.values("knights_played"), self.knights, "TB-TWO-9")
        self.same(board.value("largest_army"), self.army, "TB-TWO-10")
        points = [0] * (self.colours + 1)
        for corner, owner in enumerate(board.values("held")):
            if owner:
                points[owner - 1] += board.value("building", corner)
                if board.has("camel") and sum(board.value("camel", e) >= 0 for e in board.at[corner]) >= 2:
                    points[owner - 1] += 1
        points[self.route - 1] += ROUTE
        points[self.army - 1] += ARMY
        if board.has("harbormaster"):
            points[board.value("harbormaster") - 1] += 2
        self.same(board.values("points"), points[: board.players], "TB-CAR-13")
        self.same(set(board.values("target")), {self.target}, "TB-CAR-14")
        game = board.game
        if game.turn > 0 and board.value("contender") >= 0:
            total = points[game.active] + board.value("secret_points", game.active)
            self.same(game.over, total >= self.target, "TB-CAR-14")
            self.same(game.winner, game.active if game.over else None, "TB-CAR-14")


class Camels(Watcher):
    """Three caravans from the arrows, their ways on, and every vote (TB-CAR-1 to TB-CAR-11, TB-CAR-15)."""

    def __init__(self, board: Board, most_votes: bool) -> None:
        super().__init__(board)
        self.most_votes = most_votes
        self.two = board.has("second_camel")
        self.arrows = board.values("caravan_arrow")
        self.heads = board.values("caravan_head")
        self.camels: dict[int, int] = {}
        self.left = 22 if board.players < 5 else 33
        self.bids: dict[int, int] = {}
        self.named: dict[int, Place] = {}
        self.way = ""
        self.decider = -1
        self.active = -1
        self.barred: set[int] = set()
        self.owed = 0  # camels of the vote that is going on
        self.due = False
        self.check_arrows()

    def check_arrows(self) -> None:
        """Every other corner of an oasis, and the edge that leaves it there (TB-CAR-2)."""
        board = self.board
        oases = [t for t in range(len(board.corners)) if board.terrain(t) == "oasis"]
        self.same(len(self.arrows), 3 * len(oases), "TB-CAR-2")
        for k, oasis in enumerate(oases):
            ring = board.corners[oasis]
            heads = self.heads[3 * k : 3 * k + 3]
            self.same({ring.index(head) % 2 for head in heads} in ({0}, {1}) and len(set(heads)) == 3, True, "TB-CAR-2")
            for head, arrow in zip(heads, self.arrows[3 * k :]):
                self.same(head in board.ends[arrow], True, "TB-CAR-2")
                self.same(board.other_end(arrow, head) in ring, False, "TB-CAR-2")
        self.same(board.value("robber"), -1, "TB-CAR-1")

    def ways_of(self, caravan: int) -> set[Place]:
        head, arrow = self.heads[caravan], self.arrows[caravan]
        edges = [e for e in self.board.at[head] if e not in self.camels]
        if arrow not in self.camels:
            edges = [e for e in edges if e == arrow]
        return {(e, self.board.other_end(e, head)) for e in edges} if self.left else set()

    def ways(self) -> set[Place]:
        found: set[Place] = set()
        barred: set[Place] = set()
        for caravan in range(len(self.heads)):
            found |= self.ways_of(caravan)
            if caravan in self.barred:
                barred |= self.ways_of(caravan)
        return found - barred

    def before(self, seat: int, action: archipel.Action) -> None:
        game = self.board.game
        self.active = game.active
        if game.phase in ("camel_path", "camel"):
            offered = {(number(a.fields, "edge"), number(a.fields, "corner")) for a in game.legal_actions(seat)}
            self.same(offered, self.ways(), "TB-CAR-4, TB-CAR-6, TB-CAR-15")
            self.same(len(self.ways()) <= 2 * len(self.heads), True, "TB-CAR-6")
        if game.phase == "camel":
            self.same(seat, self.decider, "TB-CAR-10")

    def event(self, kind: str, fields: Fields) -> None:
        seat = number(fields, "seat") if fields.get("seat") is not None else -1
        if kind == "built" and fields["piece"] != "road" and seat == self.active and self.board.game.turn > 0:
            self.due = True
        elif kind == "votes_laid":
            if not self.bids:
                self.same((self.due, seat, bool(self.ways())), (True, self.active, True), "TB-CAR-3, TB-CAR-8")
                self.due = False
            self.same(seat, (self.active + len(self.bids)) % self.board.players, "TB-CAR-9")
            self.bids[seat] = number(fields, "wool") + number(fields, "grain")
        elif kind == "path_named":
            self.named[seat] = (number(fields, "edge"), number(fields, "corner"))
        elif kind == "vote_decided":
            self.same((str(fields["by"]), seat), self.decision(), "TB-CAR-10")
            self.way, self.decider = str(fields["by"]), seat
            self.bids = {}
            self.owed = 2 if self.two else 1
        elif kind == "camel_placed":
            self.placed(seat, (number(fields, "to"), number(fields, "corner")))
        elif kind == "turn_ended":
            self.same(self.owed, 0, "TB-CAR-3")
        elif kind == "robber_moved":
            self.same(self.board.terrain(number(fields, "tile")) == "oasis", False, "TB-CAR-1")

    def decision(self) -> tuple[str, int]:
        players, total = self.board.players, sum(self.bids.values())
        self.same(len(self.bids), players, "TB-CAR-9")
        self.same(set(self.named), {p for p in self.bids if self.bids[p]}, "TB-CAR-11")
        for p, bid in self.bids.items():
            if bid > total - bid:
                return "majority", p
        backed: Counter[Place] = Counter()
        for p, place in self.named.items():
            backed[place] += self.bids[p]
        best = max(backed.values(), default=0)
        if 2 * best > total or (self.most_votes and list(backed.values()).count(best) == 1):
            backers = [p for p in self.named if backed[self.named[p]] == best]
            return "agreed", max(backers, key=lambda p: (self.bids[p], -((p - self.active) % players)))
        most = max(self.bids.values())
        alone = [p for p in self.bids if self.bids[p] == most]
        return ("most", alone[0]) if len(alone) == 1 else ("active", self.active)

    def placed(self, seat: int, place: Place) -> None:
        self.same((seat, place in self.ways()), (self.decider, True), "TB-CAR-4, TB-CAR-15")
        if self.way == "agreed" and (self.owed == 2 or not self.two):
            self.same(place, self.named[seat], "TB-CAR-10")
        moved = {caravan for caravan in range(len(self.heads)) if place in self.ways_of(caravan)}
        for caravan in moved:
            self.heads[caravan] = place[1]
        self.camels[place[0]] = place[1]
        self.left -= 1
        self.owed -= 1
        if self.owed:
            self.barred = moved if self.way == "majority" else set()
            self.decider = seat if self.way == "majority" else 1 - seat
            if not self.ways():
                self.owed = 0
        if not self.owed:
            self.barred, self.named = set(), {}

    def after(self, seat: int, action: archipel.Action) -> None:
        board = self.board
        self.same({e: to for e, to in enumerate(board.values("camel")) if to >= 0}, self.camels, "TB-CAR-5")
        self.same(board.value("camels_left"), self.left, "TB-CAR-8")
        self.same(board.values("caravan_head"), self.heads, "TB-CAR-7")
        if board.game.active != self.active:
            self.same((self.owed, self.bids), (0, {}), "TB-CAR-3")
            self.same(self.due and bool(self.ways()), False, "TB-CAR-3")
            self.due = False
