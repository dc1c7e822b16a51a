"""Event Cards, Catan for Two and the Caravans, watched over whole games by a second reading of the rules.

Everything here is counted from events, actions and what lies on the board; nothing of the chapters is called.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

import archipel
from archipel.board.colours import NEUTRAL_COLOURS
from archipel.engine.view import event_for

Fields = dict[str, object]
Place = tuple[int, int]  # an edge and the corner that a camel on it points to

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")
PRICES: Final = {
    "build_road": {"lumber": 1, "brick": 1},
    "build_settlement": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1},
    "build_city": {"ore": 3, "grain": 2},
    "buy_card": {"ore": 1, "wool": 1, "grain": 1},
    "repair_road": {"lumber": 1, "brick": 1},
}
YIELDS: Final = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
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
ROUTE, ARMY = 2, 2


class Board:
    """What lies on the board and in the blocks, by their names."""

    def __init__(self, game: archipel.Game) -> None:
        self.game = game
        graph = game.graph
        self.players = game.seats
        self.blocks = game.rules.block_named
        self.ends = [(int(graph.edge_corners[2 * e]), int(graph.edge_corners[2 * e + 1])) for e in range(graph.edges)]
        self.at: list[list[int]] = [[] for _ in range(graph.corners)]
        for edge, ends in enumerate(self.ends):
            for corner in ends:
                self.at[corner].append(edge)
        self.corners = [
            [int(c) for c in graph.tile_corners[t * graph.tile_width : (t + 1) * graph.tile_width] if c >= 0]
            for t in range(graph.tiles)
        ]
        self.tiles: list[list[int]] = [[] for _ in range(graph.corners)]
        for tile, corners in enumerate(self.corners):
            for corner in corners:
                self.tiles[corner].append(tile)

    def has(self, block: str) -> bool:
        return block in self.blocks

    def value(self, block: str, at: int = 0) -> int:
        return int(self.game.state.s[self.blocks[block].at + at])

    def values(self, block: str) -> list[int]:
        found = self.blocks[block]
        return [int(self.game.state.s[found.at + i]) for i in range(found.size)]

    def terrain(self, tile: int) -> str:
        return str(self.blocks["terrain"].names[self.value("terrain", tile)])

    def other_end(self, edge: int, corner: int) -> int:
        return sum(self.ends[edge]) - corner

    def is_coast(self, corner: int) -> bool:
        return len(self.tiles[corner]) < 3 or any(self.terrain(tile) == "sea" for tile in self.tiles[corner])

    def at_terrain(self, corner: int, terrain: str) -> bool:
        return any(self.terrain(tile) == terrain for tile in self.tiles[corner])

    def route(self, colour: int) -> int:
        """The longest trail of a colour, by trying them all; beside a camel a road counts twice (TB-CAR-12)."""
        road, held = self.values("road"), self.values("held")
        camel = self.values("camel") if self.has("camel") else [-1] * len(road)
        mine = {edge for edge, owner in enumerate(road) if owner == colour + 1}

        def longest(corner: int, used: set[int]) -> int:
            best = 0
            if used and held[corner] not in (0, colour + 1):
                return 0
            for edge in self.at[corner]:
                if edge in mine and edge not in used:
                    worth = 1 if camel[edge] < 0 else 2
                    best = max(best, worth + longest(self.other_end(edge, corner), used | {edge}))
            return best

        return max((longest(corner, set()) for edge in mine for corner in self.ends[edge]), default=0)

    def road_places(self, colour: int) -> set[int]:
        """Where a colour may build a road on a board that is all land (BASE-62)."""
        road, held = self.values("road"), self.values("held")
        if self.value("roads_left", colour) == 0:
            return set()
        found: set[int] = set()
        for edge, ends in enumerate(self.ends):
            for corner in ends:
                mine = any(road[other] == colour + 1 for other in self.at[corner])
                if road[edge] == 0 and (held[corner] == colour + 1 or (held[corner] == 0 and mine)):
                    found.add(edge)
        return found

    def settlement_places(self, colour: int) -> set[int]:
        """Where a colour may build a settlement on a board that is all land (BASE-63, BASE-64)."""
        road, held = self.values("road"), self.values("held")
        if self.value("settlements_left", colour) == 0:
            return set()
        found: set[int] = set()
        for corner, edges in enumerate(self.at):
            near = [corner, *(self.other_end(edge, corner) for edge in edges)]
            if all(held[c] == 0 for c in near) and any(road[edge] == colour + 1 for edge in edges):
                found.add(corner)
        return found


class Watcher:
    """One part of the rules: `before` sees each action before it is done, `event` each event in order, `after` what
    the action has led to."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.checks = 0

    def same(self, found: object, expected: object, rule: str) -> None:
        self.checks += 1
        assert found == expected, f"{rule}: {found} instead of {expected}"

    def before(self, seat: int, action: archipel.Action) -> None: ...

    def event(self, kind: str, fields: Fields) -> None: ...

    def after(self, seat: int, action: archipel.Action) -> None: ...


class Hands(Watcher):
    """Every hand, card by card, from events and prices alone."""

    def __init__(self, board: Board, exact: bool) -> None:
        super().__init__(board)
        self.exact = exact  # every card is accounted for, not only those of production and event cards
        self.names = [str(name) for name in board.blocks["hand"].names]
        self.hands = [self.read(p) for p in range(board.players)]

    def read(self, seat: int) -> Counter[str]:
        n = len(self.names)
        return Counter({name: self.board.value("hand", seat * n + k) for k, name in enumerate(self.names)})

    def sizes(self) -> list[int]:
        """How many cards everybody has; coins are none."""
        return [sum(hand.values()) - hand["gold"] for hand in self.hands]

    def before(self, seat: int, action: archipel.Action) -> None:
        for card, count in PRICES.get(action.kind, {}).items():
            self.hands[seat][card] -= count

    def event(self, kind: str, fields: Fields) -> None:
        card, count = str(fields.get("card")), int(str(fields.get("count", 1)))
        if kind in ("produced", "took", "resource_taken", "invented"):
            self.hands[number(fields, "seat")][card] += count
        elif kind == "discarded":
            self.hands[number(fields, "seat")][card] -= count
        elif kind in ("stolen", "gave_back", "card_given", "monopolised"):
            names = {"stolen": ("victim", "thief"), "monopolised": ("from", "seat")}.get(kind, ("seat", "to"))
            self.hands[number(fields, names[0])][card] -= count
            self.hands[number(fields, names[1])][card] += count
        elif kind == "traded_with_supply":
            self.hands[number(fields, "seat")][str(fields["give"])] -= count
            self.hands[number(fields, "seat")][str(fields["take"])] += 1
        elif kind == "votes_laid":
            for name in ("wool", "grain"):
                self.hands[number(fields, "seat")][name] -= number(fields, name)

    def after(self, seat: int, action: archipel.Action) -> None:
        if not self.exact:
            self.hands = [self.read(p) for p in range(self.board.players)]
        for p, hand in enumerate(self.hands):
            self.same(self.read(p), hand, f"the hand of {p} after {action}")


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


def homes_of(board: Board) -> list[int]:
    """The tiles to which the robber returns; [-1] for none: it leaves the board, or there is no robber."""
    if board.has("coast_barbarians") or board.has("path_barbarians"):
        return [-1]
    tiles = range(len(board.corners))
    return [tile for tile in tiles if board.terrain(tile) in ("swamp", "desert")] or [-1]


def number(fields: Fields, name: str) -> int:
    return int(str(fields[name]))


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


TARGETS: Final = ("castle", "quarry", "glassworks")
NEUTRAL_NAMES: Final = list(NEUTRAL_COLOURS)
TARGET_OF: Final = {"base": 10, "traders_barbarians/caravans": 12}


def policy(rng: random.Random, actions: list[archipel.Action]) -> archipel.Action:
    """Mostly builds where it can; otherwise any kind of action, each as likely as the others."""
    kinds = sorted({action.kind for action in actions})
    building = [kind for kind in kinds if kind in ("build_settlement", "build_city", "build_road", "lay_votes")]
    kind = rng.choice(building if building and rng.random() < 0.7 else kinds)
    return rng.choice([action for action in actions if action.kind == kind])


def watchers_of(board: Board, scenario: str, options: Fields) -> list[Watcher]:
    cities = "paper" in board.blocks["hand"].names
    plain = scenario in TARGET_OF and not cities
    hands = Hands(board, plain)
    one_by_one = options.get("two_rolls") != "both_first" or bool(options.get("event_cards"))
    found: list[Watcher] = [Cards(board, hands, (scenario in TARGET_OF or cities) and one_by_one)]
    if options.get("for_two"):
        found.append(Two(board, hands, plain))
    if options.get("event_cards"):
        found += [Deck(board), Damage(board)]
    if plain:
        found.append(Awards(board, TARGET_OF[scenario] + (1 if options.get("harbormaster") else 0)))
    found.append(hands)
    if board.has("camel"):
        found.append(Camels(board, options.get("camel_vote") == "most_votes"))
    return found


def watch(scenario: str, seats: int, options: Fields, seed: int, most: int = 4000) -> int:
    """A whole game, watched; how many comparisons there were."""
    game = archipel.start(archipel.GameSpec(scenario, seats, tuple(options.items())), seed)
    board = Board(game)
    watchers = watchers_of(board, scenario, options)
    rng = random.Random(seed)
    game.listen()
    rows = game.state.listener.rows  # type: ignore[union-attr]
    seen = len(rows)
    for _ in range(most):
        if game.over:
            break
        seat = rng.choice(game.deciding)
        action = policy(rng, game.legal_actions(seat))
        for watcher in watchers:
            watcher.before(seat, action)
        game.apply(action, seat)
        for row in rows[seen:]:
            event = event_for(game.rules, row, -1, True)
            for watcher in watchers:
                watcher.event(event.kind, event.fields)
        seen = len(rows)
        for watcher in watchers:
            watcher.after(seat, action)
    return sum(watcher.checks for watcher in watchers)


# ---- the games

SCENARIOS: Final = ("rivers", "fishermen", "barbarian_attack", "wagons")
AT_SEA: Final = ("new_shores", "four_islands", "oceania", "through_the_desert", "cloth", "wonders", "forgotten_tribe")
GAMES: Final = ("base", "cities_knights", "traders_barbarians/caravans")


def any_options(rng: random.Random, scenario: str, seats: int) -> Fields:
    """Some mixture of the variants."""
    found: Fields = {name: True for name in ("event_cards", "harbormaster", "friendly_robber") if rng.random() < 0.5}
    if scenario == "cities_knights":
        found["event_cards"] = True
    if seats == 2:
        found["for_two"] = True
        found["two_rolls"] = rng.choice(["one_by_one", "both_first"])
    if scenario == GAMES[2]:
        found["camel_vote"] = rng.choice(["majority", "most_votes"])
    return found


@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        ("traders_barbarians/caravans", 4, {"event_cards": True}),
        ("traders_barbarians/caravans", 2, {"for_two": True, "harbormaster": True}),
        ("base", 2, {"for_two": True, "event_cards": True}),
        ("cities_knights", 3, {"event_cards": True}),
    ],
)
def test_variants_and_caravans_over_a_game(scenario: str, seats: int, options: Fields) -> None:
    assert watch(scenario, seats, options, 5, most=400) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("scenario", "most_seats"),
    [("base", 4), ("cities_knights", 4), ("traders_barbarians/caravans", 6)]
    + [(f"traders_barbarians/{name}", 4) for name in SCENARIOS]
    + [(f"seafarers/{name}", 4) for name in AT_SEA],
)
def test_variants_and_caravans_over_whole_games(scenario: str, most_seats: int, seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(3 if scenario == "cities_knights" else 2, most_seats)
    assert watch(scenario, seats, any_options(rng, scenario, seats), seed) > 1000
