"""Event Cards, watched over whole games (TB-EV)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import archipel
from tests.rules.traders_barbarians.audit import RESOURCES, YIELDS, Board, Fields, homes_of, number
from tests.rules.traders_barbarians.audit_hands import Hands, Watcher

COMMODITIES: Final = {"forest": "paper", "pasture": "cloth", "mountains": "coin"}
DECK: Final = {  # (TB-EV-6 to TB-EV-17)
    ("robber_attack", 7): 6,
    ("epidemic", 6): 1,
    ("epidemic", 8): 1,
    ("earthquake", 6): 1,
    ("good_neighbours", 6): 1,
    ("tournament", 5): 1,
    ("trade_advantage", 5): 1,
    ("calm_sea", 9): 1,
    ("calm_sea", 12): 1,
    ("robber_flees", 4): 2,
    ("neighbourly_help", 10): 1,
    ("neighbourly_help", 11): 1,
    ("conflict", 3): 1,
    ("plentiful_year", 2): 1,
    ("no_event", 3): 1,
    ("no_event", 4): 1,
    ("no_event", 5): 2,
    ("no_event", 6): 2,
    ("no_event", 8): 4,
    ("no_event", 9): 3,
    ("no_event", 10): 2,
    ("no_event", 11): 1,
}
ASKING: Final = {"earthquake", "good_neighbours", "neighbourly_help", "event_resource", "event_victim"}


class Deck(Watcher):
    """The deck as a multiset, New Year under the thirty-first card (TB-EV-2, TB-EV-4, TB-EV-18)."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.left = Counter(DECK)
        self.revealed = 0

    def event(self, kind: str, fields: Fields) -> None:
        if kind == "new_year":
            self.same(self.revealed, 31, "TB-EV-4")
            self.left, self.revealed = Counter(DECK), 0
        elif kind == "card_revealed":
            card = (str(fields["event"]), number(fields, "number"))
            self.left[card] -= 1
            self.revealed += 1
            self.same(self.left[card] >= 0 and self.revealed <= 31, True, "TB-EV-2")

    def after(self, seat: int, action: archipel.Action) -> None:
        names = [str(name) for name in self.board.blocks["event_deck"].names]
        left = dict(zip(names, self.board.values("event_deck")))
        self.same(left, {f"{event}_{n}": count for (event, n), count in self.left.items()}, "TB-EV-2")


class Cards(Watcher):
    """What each event does, to whom, and then the production of its number (TB-EV-3, TB-EV-6 to TB-EV-17)."""

    def __init__(self, board: Board, hands: Hands, plain: bool) -> None:
        super().__init__(board)
        self.hands = hands
        self.plain = plain  # nothing but terrain, number, buildings and robber decides on production
        self.cities = "paper" in hands.names
        names = [str(name) for name in board.blocks["supply"].names]
        self.pool = Counter(dict(zip(names, board.values("supply")))) + sum(hands.hands, Counter())
        self.card = ("", 0)
        self.done: list[tuple[str, int, int]] = []
        self.due: Counter[tuple[int, str]] | None = None
        self.produced: Counter[tuple[int, str]] = Counter()
        self.seen: Fields = {}  # before the action
        self.then: Fields = {}  # when the card was revealed
        self.sizes: list[int] = []

    def before(self, seat: int, action: archipel.Action) -> None:
        board = self.board
        self.seen = {
            "robber": board.value("robber"),
            "army": board.value("largest_army") if board.has("largest_army") else 0,
            "route": board.value("longest_route"),
            "whole": [self.whole(p) for p in range(board.players)],
        }

    def knights_of(self, seat: int) -> int:
        """What counts in a conflict: knights in play, active ones, or those that were played (TB-BA-29, CK-110)."""
        board = self.board
        if board.has("path_knight"):
            return board.values("path_knight").count(seat + 1)
        if board.has("knight_active"):
            ranks, active = board.values("knight"), board.values("knight_active")
            held = board.values("held")
            return sum(r for r, on, owner in zip(ranks, active, held) if on and owner == seat + 1)
        return board.value("knights_played", seat) if board.has("knights_played") else 0

    def whole(self, colour: int) -> set[int]:
        board = self.board
        if not board.has("damaged_road"):
            return set()
        damaged = board.values("damaged_road")
        others = [board.values(name) for name in ("ship", "bridge") if board.has(name)]
        roads = enumerate(board.values("road"))
        return {
            e for e, owner in roads if owner == colour + 1 and not damaged[e] and not any(other[e] for other in others)
        }

    def harbour_buildings(self, seat: int) -> int:
        board = self.board
        at_harbour = {c for e, kind in enumerate(board.values("harbour")) if kind for c in board.ends[e]}
        suspended = board.values("suspended") if board.has("suspended") else []
        return sum(
            1
            for c, owner in enumerate(board.values("held"))
            if owner == seat + 1 and board.value("building", c) and c in at_harbour and not (suspended and suspended[c])
        )

    def event(self, kind: str, fields: Fields) -> None:
        if kind in ("card_revealed", "rolled"):
            self.finish()
            if self.cities and kind == "rolled":
                return  # an alchemist has set the dice, and no card is revealed (CK-109)
            if kind == "rolled":
                self.card = ("dice", sum(int(face) for face in str(fields["dice"]).split("+")))
            else:
                self.card = (str(fields["event"]), number(fields, "number"))
            self.done, self.due, self.produced = [], None, Counter()
            self.sizes = self.hands.sizes()
            points, knights = self.board.values("points"), [self.knights_of(p) for p in range(self.board.players)]
            self.then = {**self.seen, "points": points, "knights": knights}  # after an attack of barbarians (CK-109)
        elif self.card[0] == "":
            return
        elif kind == "produced":
            if self.due is None:
                self.due = self.production()
            self.produced[number(fields, "seat"), str(fields["card"])] += number(fields, "count")
        elif kind in ("resource_taken", "road_damaged"):
            self.done.append((kind, number(fields, "seat"), number(fields, "edge") if "edge" in fields else 0))
        elif kind == "card_given":
            self.done.append((kind, number(fields, "seat"), number(fields, "to")))
        elif kind == "stolen" and self.card[0] in ("trade_advantage", "conflict"):
            self.done.append((kind, number(fields, "thief"), number(fields, "victim")))

    def after(self, seat: int, action: archipel.Action) -> None:
        if self.board.game.phase not in ASKING and not self.board.game.over:
            self.finish()
        if self.board.has("damaged_road"):
            for p in range(self.board.players):
                count = sum(
                    1
                    for e, owner in enumerate(self.board.values("road"))
                    if owner == p + 1 and self.board.value("damaged_road", e)
                )
                self.same(self.board.value("damaged_roads", p), count, "TB-EV-8")

    def finish(self) -> None:
        """All that the card asks for is done."""
        event, rolled = self.card
        if event == "":
            return
        self.card = ("", 0)
        if event != "dice":
            self.check_event(event)
        if self.plain:
            due = self.production_of(event, rolled) if self.due is None else self.due
            self.same(self.produced, due, f"production of {rolled} ({event})")

    def production(self) -> Counter[tuple[int, str]]:
        return self.production_of(*self.card) if self.plain else Counter()

    def production_of(self, event: str, rolled: int) -> Counter[tuple[int, str]]:
        """What buildings are owed now, less what the supply cannot pay (BASE-33 to BASE-36, TB-EV-7, CK-110)."""
        board = self.board
        owed: Counter[tuple[int, str]] = Counter()
        if rolled == 7:
            return owed
        robber = number(self.then, "robber")
        if event == "robber_flees":
            robber = self.homes()[0]
        for tile, corners in enumerate(board.corners):
            terrain = board.terrain(tile)
            if not board.value("numbers", tile) & 2**rolled or tile == robber or terrain not in YIELDS:
                continue
            for corner in corners:
                piece, owner = board.value("building", corner), board.value("held", corner) - 1
                if not piece or owner >= board.players:
                    continue
                cards = [YIELDS[terrain]] * piece
                if piece == 2 and self.cities and terrain in COMMODITIES:
                    cards[1] = COMMODITIES[terrain]
                if event == "epidemic":
                    cards = cards[:1]
                for card in cards:
                    owed[owner, card] += 1
        for card, all_cards in self.pool.items():
            left = all_cards - sum(hand[card] for hand in self.hands.hands)
            takers = [p for p, name in owed if name == card]
            if sum(owed[p, card] for p in takers) > left:
                for p in takers:
                    owed[p, card] = left if len(takers) == 1 else 0
        return +owed

    def homes(self) -> list[int]:
        """Where the robber flees to: a desert or a swamp, or off a board without one (TB-EV-13, COMBO-13, COMBO-14)."""
        return homes_of(self.board)

    def check_event(self, event: str) -> None:
        board = self.board
        everybody = range(board.players)
        expected: Counter[tuple[str, int]] = Counter()
        points, knights = self.then["points"], self.then["knights"]
        assert isinstance(points, list)
        assert isinstance(knights, list)
        left = sum(self.pool[card] - sum(hand[card] for hand in self.hands.hands) for card in RESOURCES)
        if event == "plentiful_year":
            expected.update(("resource_taken", p) for p in everybody)
        elif event == "tournament" and board.has("path_knight"):
            pass  # nobody has played a knight card (TB-BA-29)
        elif event in ("calm_sea", "tournament"):
            values = knights if event == "tournament" else [self.harbour_buildings(p) for p in everybody]
            if max(values) > 0:
                expected.update(("resource_taken", p) for p in everybody if values[p] == max(values))
        elif event in ("trade_advantage", "conflict"):
            holder = number(self.then, "route" if event == "trade_advantage" else "army") - 1
            if event == "conflict" and holder < 0 and knights.count(max(knights)) == 1 and max(knights) > 0:
                holder = knights.index(max(knights))
            if 0 <= holder < board.players and any(self.sizes[p] for p in everybody if p != holder):
                expected["stolen", holder] += 1
        elif event == "good_neighbours":
            expected.update(("card_given", p) for p in everybody if self.sizes[p])
            for _, giver, taker in self.done:
                self.same(taker, (giver + 1) % board.players, "TB-EV-9")
        elif event == "neighbourly_help":
            if min(points) < max(points):
                expected.update(("card_given", p) for p in everybody if points[p] == max(points) and self.sizes[p])
            for _, giver, taker in self.done:
                self.same(points[taker] < points[giver], True, "TB-EV-14")
        elif event == "earthquake":
            whole = self.then["whole"]
            assert isinstance(whole, list)
            expected.update(("road_damaged", p) for p in everybody if whole[p])
            for _, owner, edge in self.done:
                self.same(edge in whole[owner], True, "TB-EV-19")
        elif event == "robber_flees":
            homes = [*self.homes(), -1] if board.has("ship") else self.homes()  # not every desert may be entered
            self.same(board.value("robber") in homes, True, "TB-EV-13, COMBO-13, COMBO-14")
        found = Counter((kind, p) for kind, p, _ in self.done)
        if left > 0 or not any(kind == "resource_taken" for kind, _ in expected):
            self.same(found, expected, f"the event {event}")


class Damage(Watcher):
    """Nobody builds on with a damaged road (TB-EV-8)."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.damaged: dict[int, int] = {}  # by edge: the owner

    def event(self, kind: str, fields: Fields) -> None:
        if kind == "road_damaged":
            self.damaged[number(fields, "edge")] = number(fields, "seat")
        elif kind == "road_repaired":
            self.same(self.damaged.pop(number(fields, "edge")), number(fields, "seat"), "TB-EV-8")
        elif kind == "built":
            seat, at = number(fields, "seat"), number(fields, "at")
            if fields["piece"] == "road":
                self.same(seat in self.damaged.values(), False, "TB-EV-8")
            elif fields["piece"] in ("settlement", "city"):
                beside = [e for e in self.board.at[at] if self.damaged.get(e) == seat]
                self.same(beside, [], "TB-EV-8")

    def after(self, seat: int, action: archipel.Action) -> None:
        """A diplomat takes damaged roads off the board."""
        roads = self.board.values("road")
        self.damaged = {edge: owner for edge, owner in self.damaged.items() if roads[edge] == owner + 1}
