"""What a seat, or an onlooker, sees of a table, in the words of the table: a reader over the one view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from archipel.cli.seen_cities import PRICES as CITY_PRICES
from archipel.cli.seen_cities import SeenCities
from archipel.engine.rules import Block
from archipel.engine.view import View
from archipel.engine.words import ACTIVE, TURN
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.building import COSTS, Building
from archipel.rules.base.cards import Cards
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import CARD_NAMES, COST
from archipel.rules.base.domestic import Domestic
from archipel.rules.base.land import TERRAINS, Land
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.production import Production
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.seafarers.ships import COST as SHIP_COST

PIECES = ("road", "settlement", "city")
CARD_PRICE: Mapping[str, Mapping[str, int]] = {"card": COST}
SHIP_PRICE: Mapping[str, Mapping[str, int]] = {"ship": SHIP_COST}


class Seen:
    """One view, read. Seats, tiles, corners and edges are numbers, everything else has its name."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.state
        self.rules = view.rules
        self.graph = view.rules.graph
        self.me = int(view.seat)
        self.seats = int(view.rules.seats)

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
    def _building(self) -> Building:
        return self.rules.the(Building)

    @cached_property
    def _land(self) -> Land:
        return self.rules.the(Land)

    @cached_property
    def _cards(self) -> Cards:
        return self.rules.the(Cards)

    @cached_property
    def cards(self) -> list[str]:
        """The kinds of cards in hands: resources, and commodities where there are any."""
        return self._cards.names

    @cached_property
    def resources(self) -> list[str]:
        return self._cards.resource_names

    @cached_property
    def _development(self) -> Development:
        return self.rules.the(Development)

    @cached_property
    def has_development(self) -> bool:
        """Whether there are development cards, and knights that are played from them."""
        return self.rules.has(Development)

    @cached_property
    def _domestic(self) -> Domestic:
        return self.rules.the(Domestic)

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
        return not self.rules.the(Turn).separate

    @property
    def dice(self) -> tuple[int, int]:
        """The last roll; (0, 0) before the first."""
        at = self.rules.the(Production).dice
        return self._word(at), self._word(at + 1)

    @property
    def deck(self) -> int:
        return self._word(self._development.deck_size)

    def supply(self, card: str) -> int:
        return self._word(self._cards.supply + self.cards.index(card))

    # ---- the board

    def terrain(self, tile: int) -> str:
        return TERRAINS[self._word(self._land.terrain + tile)]

    def number(self, tile: int) -> int:
        return self._word(self._land.number + tile)

    def harbour(self, edge: int) -> str:
        """ "generic", the kind of card, or nothing."""
        return self._land.harbour_names[self._word(self._land.harbour + edge)]

    @property
    def robber(self) -> int:
        return self._word(self.rules.the(Robber).tile)

    @property
    def pirate(self) -> int:
        """The tile of the pirate or of its fleet; -1 for none."""
        return self._mark("pirate", 0, -1)

    def ship(self, edge: int) -> str:
        """ "ship", "warship", or nothing."""
        return ("", "ship", "warship")[self._mark("ship", edge)]

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
        """What can be built here, and what it costs."""
        bought = CARD_PRICE if self.has_development else {}
        sailing = SHIP_PRICE if "ship" in self._blocks else {}
        return {**COSTS, **bought, **sailing, **(CITY_PRICES if self.cities is not None else {})}

    def building(self, corner: int) -> tuple[str, int] | None:
        """The piece on a corner and whose it is."""
        piece = self._word(self._building.piece + corner)
        return (PIECES[piece], self._word(self._building.held + corner) - 1) if piece else None

    def road(self, edge: int) -> int:
        """Whose road lies on an edge; -1 for none."""
        return self._word(self._building.road + edge) - 1

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
        return self._word(self.rules.the(Score).points + seat)

    def secret_points(self, seat: int) -> int:
        """Points of hidden cards, as far as they are known."""
        return max(0, self._word(self.rules.the(Score).secret + seat))

    def target(self, seat: int) -> int:
        return self._word(self.rules.the(Score).target + seat)

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
        """How many cards a seat must discard."""
        return self._word(self.rules.the(Robber).owed + seat)

    # ---- the own hand

    def held(self, card: str) -> int:
        return int(self._cards.held(self.state, self.me, self.cards.index(card)))

    def rate(self, card: str) -> int:
        """How many of a kind the supply wants for one card of another."""
        return self._word(self.rules.the(Maritime).rates + self.me * len(self.cards) + self.cards.index(card))

    def development(self) -> dict[str, tuple[int, int]]:
        """The own development cards: how many of a kind, and how many of them were bought in this turn."""
        at = self.me * len(CARD_NAMES)
        found = {
            name: (self._word(self._development.held + at + k), self._word(self._development.fresh + at + k))
            for k, name in enumerate(CARD_NAMES)
        }
        return {name: counts for name, counts in found.items() if counts[0]}

    # ---- the open offer

    def offer(self) -> tuple[dict[str, int], dict[str, int]]:
        """What the active seat would give and take."""
        return self._terms(int(self._domestic.terms))

    def counter_offer(self, seat: int) -> tuple[dict[str, int], dict[str, int]] | None:
        """What a seat would give and take instead, if it has said so."""
        give, take = self._terms(int(self._domestic.counter) + seat * 2 * len(self.cards))
        return (give, take) if give else None

    def _terms(self, at: int) -> tuple[dict[str, int], dict[str, int]]:
        give = {card: self._word(at + k) for k, card in enumerate(self.cards)}
        take = {card: self._word(at + len(self.cards) + k) for k, card in enumerate(self.cards)}
        return ({card: n for card, n in give.items() if n}, {card: n for card, n in take.items() if n})
