"""Battles on the coast at the end of a turn: victories, prisoners, losses (TB-BA-21 to TB-BA-24).

Nobody decides anything in a battle. Players who roll for prisoners roll again at a tie, so each of them is equally
likely to be the highest: one draw says who it is. A neutral colour does not roll: its result is always 3 (TB-BA-28).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DICE_STREAM, PUBLIC
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

CONSOLATION: Final = 3  # gold for those who get no prisoner, and for each knight that is lost (TB-BA-22, TB-BA-24)
HALF_WAY: Final = 3  # from a side of a tile to the opposite one
# The colour die and the two sides that each colour means: the first of them and its opposite, in the order of the edges
# of a tile, NE E SE SW W NW (TB-BA-24).
COLOURS: Final = ("green", "brown", "purple")
# Chances of each player and of a neutral colour with its 3 to be the highest, with one die each: against one player,
# against two, and against the one of two who was not the highest.
AGAINST_ONE: Final = (3, 2)
AGAINST_TWO: Final = (21, 8)
AGAINST_SECOND: Final = (3, 4)


@final
class CoastBattles(TradersChapter):
    """Which tiles are won, who gets the prisoners, and which knights are lost."""

    def __init__(self) -> None:
        super().__init__("coast_battles")
        self.roll_point = self.die_point = self.won = self.joined = self.took = self.rolled_off = self.die = UNSET
        self.lost = UNSET
        self.on_knight_lost = TradersHooks()
        self.on_knight_falls = TradersHooks()
        self.on_battle = TradersHooks()

    def install(self, rules: Rules) -> None:
        self.coast = rules.the(BarbarianCoast)
        self.knights = rules.the(PathKnights)
        self.coins = rules.the(Coins)
        self.roll_point = rules.point("prisoner", DICE_STREAM, [str(colour) for colour in range(rules.colours)])
        self.die_point = rules.point("colour_die", DICE_STREAM, list(COLOURS))
        tile = EventField("tile", "tile", PUBLIC)
        count = EventField("count", "number", PUBLIC)
        self.won = rules.event(
            "battle_won",
            [SEAT, tile, EventField("barbarians", "number", PUBLIC), EventField("knights", "number", PUBLIC)],
        )
        self.joined = rules.event("battle_part", [SEAT, EventField("knights", "number", PUBLIC)], roles.SILENT)
        self.took = rules.event("prisoners_taken", [SEAT, count])
        self.rolled_off = rules.event("prisoner_rolled_for", [SEAT])
        self.die = rules.event("colour_die", [EventField("colour", "name", PUBLIC, list(COLOURS)), tile])
        self.lost = rules.event("path_knight_lost", [SEAT, EventField("edge", "edge", PUBLIC)])
        self.battles = rules.step("battles", "TB-BA-21", self)
        rules.the(Turn).end_steps.append(self)

    def end_step(self, g: State, seat: i64) -> bool:
        """After all knights have marched (TB-BA-21)."""
        if self.next_won(g, 0) < 0:
            return False
        g.open(self.battles.index, seat)
        return True

    def run(self, g: State) -> None:
        """One battle after the other, clockwise from the castle; the game may end between two of them."""
        k: i64 = self.next_won(g, g.argument())
        if k < 0:
            g.close()
            self.end(g)
            return
        g.set_argument(k + 1)
        self.fight(g, g.decider(), self.coast.coast[k])

    def end(self, g: State) -> None:
        """No battle is left to be fought in this turn."""
        for chapter in self.on_battle.all:
            chapter.battles_over(g)

    def next_won(self, g: State, first: i64) -> i64:
        """The first coastal tile, in their order, with more knights around it than barbarians on it; -1 for none."""
        s = g.s
        coast = self.coast
        tiles = coast.coast
        plain: bool = self.all_count_one()
        k: i64
        for k in range(first, coast.count):
            tile: i64 = tiles[k]
            barbarians: i64 = s[coast.barbarians + tile]
            if barbarians == 0:
                continue
            if plain:
                if s[self.knights.around + tile] > barbarians:
                    return k
            elif self.around(g, tile, -1) > barbarians:
                return k
        return -1

    def all_count_one(self) -> bool:
        """Whether a knight counts one, whichever it is."""
        return len(self.knights.on_force.all) == 0

    def around(self, g: State, tile: i64, colour: i64) -> i64:
        """What the knights on the sides of a tile count: those of one colour, or all with -1."""
        s = g.s
        edges = g.rules.graph.tile_edges
        width: i64 = g.rules.graph.tile_width
        first: i64 = self.knights.knight
        plain: bool = self.all_count_one()
        found: i64 = 0
        k: i64
        for k in range(tile * width, (tile + 1) * width):
            edge: i64 = edges[k]
            if edge < 0:
                continue
            knight: i64 = s[first + edge]
            if knight != 0 and (colour < 0 or knight == colour + 1):
                found += 1 if plain else self.knights.force(g, edge)
        return found

    def fight(self, g: State, seat: i64, tile: i64) -> None:
        """A victory: prisoners, the tile is free, losses (TB-BA-22 to TB-BA-24)."""
        prisoners: i64 = g.s[self.coast.barbarians + tile]
        g.emit(self.won, seat, tile, prisoners, self.around(g, tile, -1))
        self.coast.remove(g, tile, prisoners)
        self.share(g, tile, prisoners)
        self.lose_knights(g, tile)
        for chapter in self.on_battle.all:
            chapter.battle_fought(g, tile)

    # ---- prisoners

    def share(self, g: State, tile: i64, prisoners: i64) -> None:
        """One for each colour that took part, or those who roll highest; one that is left for the most knights
        (TB-BA-22)."""
        involved: i64 = 0
        count: i64 = 0
        most: i64 = 0
        leaders: i64 = 0
        colour: i64
        for colour in range(g.rules.colours):
            knights: i64 = self.around(g, tile, colour)
            if knights == 0:
                continue
            g.emit(self.joined, colour, knights)
            involved |= g.rules.bits[colour]
            count += 1
            if knights > most:
                most = knights
                leaders = 0
            if knights == most:
                leaders |= g.rules.bits[colour]
        if count == 1:
            self.take(g, involved, prisoners)
        elif count > prisoners:
            self.roll_off(g, involved, prisoners)
        else:
            self.take(g, involved, 1)
            if prisoners > count:
                self.roll_off(g, leaders, 1)

    def roll_off(self, g: State, among: i64, prisoners: i64) -> None:
        """The highest take one prisoner each, the others gold; without a rival there is no roll."""
        winners: i64 = 0
        i: i64
        for i in range(prisoners):
            winner: i64 = self.highest(g, among & ~winners, winners)
            winners |= g.rules.bits[winner]
        self.take(g, winners, 1)
        for i in range(g.rules.players):
            if among & ~winners & g.rules.bits[i] != 0:
                self.coins.gain(g, i, CONSOLATION)

    def highest(self, g: State, among: i64, before: i64) -> i64:
        """Who of some colours rolls highest, after those who were higher still."""
        weights = g.scratch.weights
        players: i64 = among & g.rules.everybody()
        chances = AGAINST_ONE if players & (players - 1) == 0 else AGAINST_TWO
        if before & g.rules.everybody() != 0:
            chances = AGAINST_SECOND
        only: i64 = -1
        colour: i64
        for colour in range(g.rules.colours):
            weights[colour] = 0
            if among & g.rules.bits[colour] != 0:
                only = colour
                weights[colour] = chances[0] if colour < g.rules.players else chances[1]
        if among & (among - 1) == 0:
            return only
        winner: i64 = g.weighted(self.roll_point, g.rules.colours)
        g.emit(self.rolled_off, winner)
        return winner

    def take(self, g: State, colours: i64, prisoners: i64) -> None:
        """Each of these colours takes this many."""
        colour: i64
        for colour in range(g.rules.colours):
            if colours & g.rules.bits[colour] != 0:
                g.emit(self.took, colour, prisoners)
                self.coast.take_prisoners(g, colour, prisoners)

    # ---- losses

    def lose_knights(self, g: State, tile: i64) -> None:
        """The colour die says which two opposite sides are hit (TB-BA-24)."""
        graph = g.rules.graph
        colour: i64 = g.uniform(self.die_point, len(COLOURS))
        g.emit(self.die, colour, tile)
        k: i64
        for k in range(2):
            edge: i64 = graph.tile_edges[tile * graph.tile_width + colour + k * HALF_WAY]
            owner: i64 = g.s[self.knights.knight + edge] - 1
            if 0 <= owner < g.rules.players and self.knights.force(g, edge) > 0:
                if not self.falls_elsewhere(g, edge):
                    g.emit(self.lost, owner, edge)
                    self.knights.take_back(g, edge)
                self.coins.gain(g, owner, self.loss_gold(g, owner))

    def falls_elsewhere(self, g: State, edge: i64) -> bool:
        """Whether another chapter sees to the loss of the knight on this path."""
        return any(chapter.knight_falls(g, edge) for chapter in self.on_knight_falls.all)

    def loss_gold(self, g: State, seat: i64) -> i64:
        """What a player gets for a knight that was lost."""
        gold: i64 = CONSOLATION
        for chapter in self.on_knight_lost.all:
            gold = chapter.knight_lost(g, seat, gold)
        return gold

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"consolation_gold": CONSOLATION}
