"""A game in play as audits read it: blocks by their names, the graph as lists, events one after another.

What the rules make of it is left to the audits, which are a second reading of them.
"""

from __future__ import annotations

import random
from typing import ClassVar, Final

import archipel
from archipel.engine.view import event_for
from archipel.rules.base.resource_cards import ResourceCards

Fields = dict[str, object]

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")
TWO: Final[list[Fields]] = [
    {"for_two": True},
    {"duel": True},
    {"for_two": True, "event_cards": True},
    {"for_two": True, "harbormaster": True, "two_rolls": "both_first"},
    {"for_two": True, "event_cards": True, "harbormaster": True, "phases": "combined"},
]
YIELDS: Final = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}


class Board:
    """What lies on the board and in the blocks, by their names."""

    def __init__(self, game: archipel.Game) -> None:
        self.game = game
        self.events_read = 0
        graph = self.graph = game.graph
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

    def read_events(self) -> list[archipel.Event]:
        """What has happened since the last call, in a game that is listened to."""
        listener = self.game.state.listener
        assert listener is not None
        rows = listener.rows[self.events_read :]
        self.events_read += len(rows)
        return [event_for(self.game.rules, row, -1, True) for row in rows]

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


def homes_of(board: Board) -> list[int]:
    """The tiles to which the robber returns; [-1] for none: it leaves the board, or there is no robber."""
    if board.has("coast_barbarians") or board.has("path_barbarians"):
        return [-1]
    tiles = range(len(board.corners))
    return [tile for tile in tiles if board.terrain(tile) in ("swamp", "desert")] or [-1]


def number(fields: Fields, name: str) -> int:
    return int(str(fields[name]))


def number_in(event: archipel.Event, field: str) -> int:
    value = event[field]
    assert isinstance(value, int)
    return value


class RandomGame(Board):
    """A game played at random, kind of action by kind."""

    liked: ClassVar[dict[str, float]]  # kinds that random play chooses more or less often than the others
    help: float  # how often a player gets cards for nothing

    def __init__(self, name: str, seats: int, seed: int, options: Fields) -> None:
        game = archipel.start(archipel.GameSpec(name, seats, tuple(options.items())), seed)
        game.listen()
        super().__init__(game)
        self.rng = random.Random(seed)
        self.seats = seats
        self.options = options
        self.compared = 0
        self.cards = [good.name for good in game.rules.goods]

    def hand(self, seat: int, card: str) -> int:
        return self.value("hand", seat * len(self.cards) + self.cards.index(card))

    def resources(self, seat: int) -> int:
        return sum(self.hand(seat, card) for card in RESOURCES)

    def play(self, actions: int) -> int:
        """Play this many actions, at most to the end; how many facts were compared."""
        for _ in range(actions):
            if self.game.over:
                break
            if self.game.phase == "action" and self.rng.random() < self.help:
                self.enrich()
            self.check_offers()
            self.act(self.choose(*self.any_kind()))
        return self.compared

    def check_offers(self) -> None:
        """What may be done now."""
        raise NotImplementedError

    def choose(self, kind: str, choices: list[archipel.Action]) -> archipel.Action:
        raise NotImplementedError

    def act(self, action: archipel.Action) -> None:
        """Carry it out, and compare what has become of it."""
        raise NotImplementedError

    def any_kind(self) -> tuple[str, list[archipel.Action]]:
        """A kind of legal actions, those that are liked more or less often than the others, and all actions of it."""
        kinds: dict[str, list[archipel.Action]] = {}
        for action in self.game.legal_actions():
            kinds.setdefault(action.kind, []).append(action)
        kind = self.rng.choices(list(kinds), [self.liked.get(kind, 1.0) for kind in kinds])[0]
        return kind, kinds[kind]

    def enrich(self) -> None:
        """Cards of the supply for the player, so that random play comes to more than roads."""
        cards = self.game.rules.the(ResourceCards)
        for kind in range(len(RESOURCES)):
            if cards.in_supply(self.game.state, kind) > 3:
                cards.gain(self.game.state, self.game.seat, kind, self.rng.randrange(4))
