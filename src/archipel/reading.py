"""Reading a view by names: what a player, or an onlooker, knows of a table. For bots, terminals and tests.

```python
from archipel.reading import TableReader

table = TableReader(game.view(seat))
table.held("ore"), table.points(2), table.reading("hand_limit")[seat]
table.value("robber")                          # any block: its first number
table.row("improvement", seat)                 # those of one player
[table.terrain(tile) for tile in table.tiles_of_corner(corner)]
```

A reader knows no rule: it looks up blocks and readings, which `Rules` lists with how they read. Players, tiles, corners
and edges are numbers; everything else has its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from archipel.board.layout import Numbers, numbers_of
from archipel.engine.events import EventKind
from archipel.engine.game import Game
from archipel.engine.good import Good
from archipel.engine.rules import Block
from archipel.engine.state import State
from archipel.engine.view import View
from archipel.engine.words import ACTIVE, TURN, UNKNOWN
from archipel.rules.box_chapter import BoxChapter
from archipel.rules.hands import MOST_ASKED

Terms = tuple[dict[str, int], dict[str, int]]  # cards given, cards taken


class TableReader:
    """One view, read. `me` is the seat that looks, -1 for an onlooker; `seats` is how many play."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.state
        self.rules = view.rules
        self.graph = view.rules.graph
        self.me = int(view.seat)
        self.seats = int(view.rules.players)

    # ---- blocks and readings, whatever the box

    @cached_property
    def _blocks(self) -> Mapping[str, Block]:
        return {block.name: block for block in self.rules.blocks}

    @cached_property
    def _readings(self) -> Mapping[str, Any]:
        return self.view.readings()

    def has(self, block: str) -> bool:
        """Whether this game has such a block."""
        return block in self._blocks

    def value(self, block: str, place: int = 0, otherwise: int = 0) -> int:
        """A number of a block: its first, or that of a place or player; -1 where it is not for this reader to know."""
        found = self._blocks.get(block)
        return otherwise if found is None else int(self.state.s[found.at + place])

    def values(self, block: str) -> list[int]:
        """All numbers of a block."""
        found = self._blocks.get(block)
        return [] if found is None else [int(self.state.s[found.at + k]) for k in range(found.size)]

    def row(self, block: str, seat: int) -> list[int]:
        """The numbers of one player in a block that has several for each."""
        found = self._blocks.get(block)
        if found is None:
            return []
        return [int(self.state.s[found.at + seat * found.each + k]) for k in range(found.each)]

    def names(self, block: str) -> list[str]:
        """What the numbers of a block stand for."""
        return self._blocks[block].names if block in self._blocks else []

    def name(self, block: str, place: int = 0) -> str:
        """The name that a number of a block stands for; nothing in a game without the block."""
        return self.names(block)[self.value(block, place)] if block in self._blocks else ""

    def holder(self, block: str, place: int = 0) -> int:
        """Whose something is; -1 for nobody."""
        return self.value(block, place) - 1

    def counts(self, block: str, seat: int) -> dict[str, int]:
        """What a player has in a block of named counts, without what is none or not to be known."""
        return {name: n for name, n in zip(self.names(block), self.row(block, seat), strict=False) if n > 0}

    def reading(self, name: str) -> Any:
        """What the rules work out for clients, see docs/protocol.md; None in a game without it."""
        return self._readings.get(name)

    def fact(self, name: str) -> int:
        """A number of the rules that no block tells; 0 in a game without it."""
        return next((facts[name] for chapter in self._chapters if name in (facts := chapter.facts())), 0)

    @cached_property
    def odds(self) -> Mapping[int, int]:
        """In how many of all cases each roll comes."""
        return {roll: cases for chapter in self._chapters for roll, cases in chapter.odds().items()}

    @cached_property
    def _chapters(self) -> list[BoxChapter]:
        return [chapter for chapter in self.rules.chapters if isinstance(chapter, BoxChapter)]

    @cached_property
    def event_kinds(self) -> Mapping[str, EventKind]:
        return {kind.name: kind for kind in self.rules.event_kinds}

    @cached_property
    def piece_places(self) -> Mapping[str, str]:
        """Where each piece stands: "corner", "edge" or "tile"."""
        return {piece: place for chapter in self._chapters for piece, place in chapter.piece_places().items()}

    # ---- goods and prices

    @cached_property
    def goods(self) -> list[Good]:
        """The kinds of cards and tokens in hands, by their numbers."""
        return self.rules.goods

    @cached_property
    def cards(self) -> list[str]:
        """Their names."""
        return [good.name for good in self.goods]

    def group(self, name: str) -> list[str]:
        """The goods of a group: "resource", "commodity"."""
        return [good.name for good in self.goods if good.group == name]

    def prices(self) -> Mapping[str, Mapping[str, int]]:
        """Everything that always costs the same, and what it costs."""
        return {price.name: price.goods for price in self.rules.prices}

    def supply(self, card: str) -> int:
        """How many cards of a kind the supply has, 0 of a kind that is not in this game. -1 where the table hides it,
        unless it is known to have few."""
        if card not in self.cards:
            return 0
        kind = self.cards.index(card)
        if self.has("supply_at_least"):
            least = self.value("supply_at_least", kind)
            return least if least < MOST_ASKED else UNKNOWN
        return self.value("supply" if self.has("supply") else "piles", kind)

    # ---- the table

    @property
    def turn(self) -> int:
        return int(self.state.s[TURN])

    @property
    def active(self) -> int:
        return int(self.state.s[ACTIVE])

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def phase(self) -> str:
        return self.state.phase().name

    @property
    def argument(self) -> int:
        return int(self.state.argument())

    @property
    def dice(self) -> tuple[int, ...]:
        """The last roll, of two dice or of one; zeros before the first."""
        return tuple(self.values("dice") or self.values("die"))

    # ---- the board

    def terrain(self, tile: int) -> str:
        return self.name("terrain", tile)

    def numbers(self, tile: int) -> Numbers:
        """The rolls that a tile answers to."""
        return numbers_of(self.value("numbers", tile))

    def harbour(self, edge: int) -> str:
        """ "generic", the kind of card, or nothing."""
        return self.name("harbour", edge)

    def is_path(self, edge: int) -> bool:
        """Whether anything may ever be built on an edge."""
        return self.value("lane", edge, 1) != 0

    def is_site(self, corner: int) -> bool:
        """Whether anything may ever be built on a corner."""
        return self.value("site", corner, 1) != 0

    @property
    def robber(self) -> int:
        """The tile of the robber, or of the ghost; -1 for none."""
        return self.value("robber", 0, self.value("ghost", 0, -1))

    @property
    def pirate(self) -> int:
        """The tile of the pirate or of its fleet; -1 for none."""
        return self.value("pirate", 0, -1)

    def ship(self, edge: int) -> str:
        """ "ship", "warship", or nothing."""
        if self.has("ship") and self._blocks["ship"].reads == "holder":
            return "ship" if self.value("ship", edge) else ""
        return self.name("ship", edge)

    def building(self, corner: int) -> tuple[str, int] | None:
        """The piece on a corner and whose it is."""
        if self.value("fortress", corner):
            return "fortress", self.holder("fortress", corner)
        piece = self.name("building", corner)
        return (piece, self.holder("held", corner)) if piece else None

    def road(self, edge: int) -> int:
        """Whose road, or ship, lies on an edge; -1 for none."""
        return self.holder("road" if self.has("road") else "ship", edge)

    def tiles_of_corner(self, corner: int) -> list[int]:
        width = int(self.graph.corner_tile_width)
        around = [int(self.graph.corner_tiles[corner * width + k]) for k in range(width)]
        return [tile for tile in around if tile >= 0]

    def tiles_of_edge(self, edge: int) -> list[int]:
        sides = [int(self.graph.edge_tiles[2 * edge + k]) for k in range(2)]
        return [tile for tile in sides if tile >= 0]

    def edges_of_corner(self, corner: int) -> list[int]:
        width = int(self.graph.corner_width)
        around = [int(self.graph.corner_edges[corner * width + k]) for k in range(width)]
        return [edge for edge in around if edge >= 0]

    def corners_of_tile(self, tile: int) -> list[int]:
        """The corners around a tile; a frame hex has only those that touch the map."""
        width = int(self.graph.tile_width)
        around = [int(self.graph.tile_corners[tile * width + k]) for k in range(width)]
        return [corner for corner in around if corner >= 0]

    def corners_of_edge(self, edge: int) -> list[int]:
        """The two ends of an edge."""
        return [int(self.graph.edge_corners[2 * edge + k]) for k in range(2)]

    def corners_beside(self, corner: int) -> list[int]:
        """The corners that one edge leads to."""
        width = int(self.graph.corner_width)
        around = [int(self.graph.corner_neighbours[corner * width + k]) for k in range(width)]
        return [other for other in around if other >= 0]

    # ---- players

    def points(self, seat: int) -> int:
        return self.value("points", seat)

    def secret_points(self, seat: int) -> int:
        """Points of hidden cards, as far as they are known."""
        return max(0, self.value("secret_points", seat))

    def target(self, seat: int) -> int:
        return self.value("target", seat)

    def hand_size(self, seat: int) -> int:
        return self.value("hand_count", seat)

    def owed(self, seat: int) -> int:
        """How many cards a player must give up in the open decision."""
        fields = [field for form in self.state.phase().forms for field in form.fields if field.owed]
        return sum(self.value(field.owed, seat) for field in fields)

    def held(self, card: str, seat: int | None = None) -> int:
        """How many cards of a kind the reader holds, or another player: -1 where that is hidden, 0 of a kind that
        is not in this game."""
        if card not in self.cards:
            return 0
        return self.row("hand", self.me if seat is None else seat)[self.cards.index(card)]

    def rate(self, card: str) -> int:
        """How many of a kind the supply wants from the reader for one card of another; 0 for a kind that is not in this
        game, and in a game without such trade."""
        rates: list[list[int]] | None = self.reading("rates")
        return 0 if rates is None or card not in self.cards else rates[self.me][self.cards.index(card)]

    # ---- the open offer

    def offer(self) -> Terms:
        """What the active player would give and take."""
        return self._terms(self.values("trade_terms"))

    def counter_offer(self, seat: int) -> Terms | None:
        """What a player would give and take instead, if it has said so."""
        give, take = self._terms(self.row("trade_counters", seat))
        return (give, take) if give else None

    def _terms(self, numbers: list[int]) -> Terms:
        kinds = len(self.cards)
        give = {card: n for card, n in zip(self.cards, numbers[:kinds], strict=False) if n}
        return give, {card: n for card, n in zip(self.cards, numbers[kinds:], strict=False) if n}


def final_points(game: Game) -> list[int]:
    """Each player's points at the end, hidden ones included."""
    return points_of(game.state)


def points_of(state: State) -> list[int]:
    """Each player's points in a whole state, hidden ones included."""
    named = state.rules.block_named
    blocks = [named[name] for name in ("points", "secret_points") if name in named]
    return [sum(int(state.s[block.at + seat]) for block in blocks) for seat in range(state.rules.players)]
