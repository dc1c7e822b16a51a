"""What a seat, or an onlooker, sees of a table, in the words of the table: a reader over the one view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from archipel.cli.seen_cities import SeenCities
from archipel.engine.events import EventKind
from archipel.engine.rules import Block
from archipel.engine.view import View
from archipel.engine.words import ACTIVE, TURN
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import BoxChapter
from archipel.rules.hands import Hands
from archipel.rules.player_trade import PlayerTrade

PIECES = ("road", "settlement", "city")


class Seen:
    """One view, read. Seats, tiles, corners and edges are numbers, everything else has its name."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.state
        self.rules = view.rules
        self.graph = view.rules.graph
        self.me = int(view.seat)
        self.seats = int(view.rules.players)

    def _word(self, at: int) -> int:
        return int(self.state.s[at])

    @cached_property
    def _blocks(self) -> Mapping[str, Block]:
        return {block.name: block for block in self.rules.blocks}

    def _mark(self, block: str, place: int, otherwise: int = 0) -> int:
        """A word of a block that not every game has."""
        found = self._blocks.get(block)
        return otherwise if found is None else self._word(int(found.at) + place)

    @cached_property
    def event_kinds(self) -> Mapping[str, EventKind]:
        return {kind.name: kind for kind in self.rules.event_kinds}

    @cached_property
    def piece_places(self) -> Mapping[str, str]:
        """Where each piece stands: "corner", "edge" or "tile"."""
        chapters = [chapter for chapter in self.rules.chapters if isinstance(chapter, BoxChapter)]
        return {piece: place for chapter in chapters for piece, place in chapter.piece_places().items()}

    @cached_property
    def _cards(self) -> Hands:
        return self.rules.the(Hands)

    @cached_property
    def is_classic(self) -> bool:
        """Whether the chapters of the base game are in play."""
        return self.rules.has(ResourceCards)

    @cached_property
    def cards(self) -> list[str]:
        """The kinds of cards in hands: resources, and commodities where there are any."""
        return self._cards.names

    @cached_property
    def resources(self) -> list[str]:
        return self.rules.the(ResourceCards).resource_names if self.is_classic else self.cards

    @cached_property
    def _development(self) -> Development:
        return self.rules.the(Development)

    @cached_property
    def has_development(self) -> bool:
        """Whether there are development cards, and knights that are played from them."""
        return self.rules.has(Development)

    @cached_property
    def _domestic(self) -> PlayerTrade:
        return self.rules.the(PlayerTrade)

    @cached_property
    def cities(self) -> SeenCities | None:
        """What Cities & Knights adds, where it is played."""
        return SeenCities(self.state, self._blocks) if "improvement" in self._blocks else None

    # ---- the table

    @property
    def turn(self) -> int:
        return self._word(TURN)

    @property
    def active(self) -> int:
        return self._word(ACTIVE)

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
    def combined(self) -> bool:
        """Whether trade and building mix."""
        return not (self.is_classic and self.rules.the(Turn).separate)

    @property
    def dice(self) -> tuple[int, ...]:
        """The last roll, of two dice or of one; zeros before the first."""
        block = self._blocks["dice" if "dice" in self._blocks else "die"]
        return tuple(self._word(int(block.at) + k) for k in range(int(block.size)))

    @property
    def deck(self) -> int:
        return self._word(self._development.deck_size)

    def supply(self, card: str) -> int:
        return self._word(self._cards.supply + self.cards.index(card))

    # ---- the board

    def terrain(self, tile: int) -> str:
        return self._blocks["terrain"].names[self._mark("terrain", tile)]

    def number(self, tile: int) -> int:
        return self._mark("number", tile)

    def harbour(self, edge: int) -> str:
        """ "generic", the kind of card, or nothing."""
        found = self._blocks.get("harbour")
        return "" if found is None else found.names[self._mark("harbour", edge)]

    def has_port(self, corner: int) -> bool:
        """Whether a building on this corner brings a port tile."""
        return self._mark("harbour_site", corner) != 0

    def is_path(self, edge: int) -> bool:
        """Whether anything may ever be built on an edge."""
        return self._mark("lane", edge, 1) != 0

    def is_site(self, corner: int) -> bool:
        """Whether anything may ever be built on a corner."""
        return self._mark("site", corner, 1) != 0

    @property
    def robber(self) -> int:
        """The tile of the robber, or of the ghost; -1 for none."""
        return self._mark("robber", 0, self._mark("ghost", 0, -1))

    @property
    def pirate(self) -> int:
        """The tile of the pirate or of its fleet; -1 for none."""
        return self._mark("pirate", 0, -1)

    def ship(self, edge: int) -> str:
        """ "ship", "warship", or nothing."""
        found = self._mark("ship", edge)
        if found and self._blocks["ship"].reads == "holder":
            return "ship"
        return ("", "ship", "warship")[found]

    def gift(self, edge: int) -> str:
        """ "point", "card", or nothing."""
        return ("", "point", "card")[self._mark("gift", edge)]

    def village(self, corner: int) -> int:
        """The number of a village; 0 for none."""
        return self._mark("village", corner)

    def fort(self, corner: int) -> int:
        """Who must conquer the fort here; -1 for none."""
        return self._mark("fort", corner) - 1

    def landing(self, corner: int) -> int:
        """Whose landing this is; -1 for none."""
        return self._mark("landing", corner) - 1

    def wonder_site(self, corner: int) -> str:
        """ "great_wall", "great_bridge", "no_start", or nothing."""
        found = self._blocks.get("wonder_site")
        return "" if found is None else found.names[self._mark("wonder_site", corner)]

    def prices(self) -> Mapping[str, Mapping[str, int]]:
        """Everything that has a price, and what it costs."""
        return {price.name: price.goods for price in self.rules.prices}

    def building(self, corner: int) -> tuple[str, int] | None:
        """The piece on a corner and whose it is."""
        if not self.is_classic:
            holder = self._mark("fortress", corner)
            return ("fortress", holder - 1) if holder else None
        piece = self._mark("building", corner)
        return (PIECES[piece], self._mark("held", corner) - 1) if piece else None

    def road(self, edge: int) -> int:
        """Whose road, or ship, lies on an edge; -1 for none."""
        return self._mark("road" if self.is_classic else "ship", edge) - 1

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

    # ---- seats

    def points(self, seat: int) -> int:
        return self._mark("points", seat)

    def secret_points(self, seat: int) -> int:
        """Points of hidden cards, as far as they are known."""
        return max(0, self._mark("secret_points", seat))

    def target(self, seat: int) -> int:
        return self._mark("target", seat)

    def hand_size(self, seat: int) -> int:
        return self._word(self._cards.count + seat)

    def development_count(self, seat: int) -> int:
        return self._word(self._development.count + seat)

    def knights(self, seat: int) -> int:
        return self._word(self.rules.the(LargestArmy).knights + seat)

    def route(self, seat: int) -> int:
        return self._word(self.rules.the(LongestRoute).length + seat)

    @property
    def largest_army(self) -> int:
        return self._word(self.rules.the(LargestArmy).holder) - 1

    @property
    def longest_route(self) -> int:
        return self._word(self.rules.the(LongestRoute).holder) - 1

    def owed(self, seat: int) -> int:
        """How many cards a seat must give up in the open decision."""
        fields = [field for form in self.state.phase().forms for field in form.fields if field.owed]
        return sum(self._mark(field.owed, seat) for field in fields)

    # ---- the reader's hand

    def held(self, card: str) -> int:
        return int(self._cards.held(self.state, self.me, self.cards.index(card)))

    def rate(self, card: str) -> int:
        """How many of a kind the supply wants for one card of another."""
        at = self.me * len(self.cards) + self.cards.index(card)
        return self._mark("rate", at) if self.is_classic else 3 - self._mark("port", at)

    def ships_left(self, seat: int) -> int:
        return self._mark("ships_left", seat)

    def ghost_cards(self, seat: int) -> int:
        return self._mark("ghost_cards", seat)

    @property
    def castle(self) -> int:
        """Who holds the castle; -1 for nobody."""
        return self._mark("castle", 0) - 1

    @property
    def coco_left(self) -> int:
        return self._mark("coco_left", 0)

    def market(self) -> list[str]:
        """The cards of the market, stall by stall; empty ones are left out."""
        found = self._blocks["market"]
        return [name for k in range(int(found.size)) if (name := found.names[self._mark("market", k)])]

    def development(self) -> dict[str, tuple[int, int]]:
        """The reader's development cards: how many of a kind, and how many of them were bought this turn."""
        at = self.me * len(CARD_NAMES)
        found = {
            name: (self._word(self._development.held + at + k), self._word(self._development.fresh + at + k))
            for k, name in enumerate(CARD_NAMES)
        }
        return {name: counts for name, counts in found.items() if counts[0]}

    # ---- the open offer

    def offer(self) -> tuple[dict[str, int], dict[str, int]]:
        """What the active seat would give and take."""
        if not self.rules.has(PlayerTrade):
            return ({}, {})
        return self._terms(int(self._domestic.terms))

    def counter_offer(self, seat: int) -> tuple[dict[str, int], dict[str, int]] | None:
        """What a seat would give and take instead, if it has said so."""
        give, take = self._terms(int(self._domestic.counter) + seat * 2 * len(self.cards))
        return (give, take) if give else None

    def _terms(self, at: int) -> tuple[dict[str, int], dict[str, int]]:
        give = {card: self._word(at + k) for k, card in enumerate(self.cards)}
        take = {card: self._word(at + len(self.cards) + k) for k, card in enumerate(self.cards)}
        return ({card: n for card, n in give.items() if n}, {card: n for card, n in take.items() if n})
