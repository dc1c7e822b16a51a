"""A box that nobody sells: a neutral colour with pieces on the board, an open good that is traded and never stolen, a
tile with two numbers, a harbour that closes, and a price of its own. Nothing outside this file knows it."""

from __future__ import annotations

from dataclasses import replace

from archipel.catalogue import GameConfig, entry
from archipel.catalogue.base import BaseEntry, base_options
from archipel.engine.chapter import Chapter
from archipel.engine.events import SEAT, EventField
from archipel.engine.good import Good
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.game import base_chapters
from archipel.rules.base.land import Land
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import ROAD, BoxChapter
from archipel.rules.build_verb import BuildVerb

GAME = "smugglers"
SHELL = Good("shell", "", counts=False, stealable=False, is_open=True)
SHELLS = 30
EACH = 3  # shells that a player begins with


class CloseHarbour(BuildVerb):
    """Pay smugglers to close a harbour, once in the game for every harbour."""

    def __init__(self, rules: Rules, smugglers: Smugglers, price: Price) -> None:
        super().__init__("close_harbour", [rules.edge_field()], smugglers.cards, price)
        self.smugglers = smugglers

    def offer_places(self, g: State, seat: int, n: int) -> int:
        for edge in range(int(g.rules.graph.edges)):
            if g.s[self.smugglers.land.harbour + edge] != 0:
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def build(self, g: State, seat: int, x: int) -> None:
        self.smugglers.maritime.close_harbour(g, x)
        g.emit(self.smugglers.closed, seat, x)


class Smugglers(BoxChapter):
    """Grey smugglers live on the island, and close harbours for shells."""

    def __init__(self) -> None:
        super().__init__("smugglers")
        self.closed = 0

    def neutral_colours(self) -> int:
        return 1

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.building = rules.the(Building)
        self.maritime = rules.the(Maritime)
        self.closed = rules.event("harbour_closed", [SEAT, EventField("edge", "edge", PUBLIC)])
        price = rules.price("closed_harbour", {"shell": 2})
        rules.the(Turn).offer_build(rules.add(CloseHarbour(rules, self, price)))

    def begin(self, g: State) -> None:
        """Grey's settlement and road, shells for everybody, and a second number for the first tile that has one."""
        grey = g.rules.players
        graph = g.rules.graph
        self.building.place_settlement(g, grey, graph.corner("0,0N"))
        self.building.place_route(g, grey, graph.edge("0,0NE"), ROAD)
        shell = self.cards.names.index("shell")
        for seat in range(int(g.rules.players)):
            self.cards.gain(g, seat, shell, EACH)
        at = self.land.numbers
        tile = next(t for t in range(int(graph.tiles)) if g.s[at + t] != 0 and g.s[at + t] != g.rules.bits[12])
        g.s[at + tile] |= g.rules.bits[12]


class SmugglersEntry(BaseEntry):
    """The base game with smugglers."""

    __slots__ = ()

    def assemble(self, config: GameConfig) -> list[Chapter]:
        options = base_options(config)
        supply = {**options.supply, SHELL.name: SHELLS}
        return [*base_chapters(replace(options, supply=supply, more_goods=(SHELL,))), Smugglers()]


def smugglers() -> SmugglersEntry:
    base = entry("base")
    return SmugglersEntry(GAME, GAME, base.file, base.options)
