"""Barbarians on paths: where they stand, and who moves them (TB-TB-6, TB-TB-19 to TB-TB-21, TB-TB-23).

A player who would move the robber moves one of them instead: after a seven, or with a knight card.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Board, Scenario
from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.base.land import DRY
from archipel.rules.base.production import Production
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

ANYWHERE: Final = 0  # what the phase of the move carries: a path or a road
BARE: Final = 1  # only a path without a road
NOWHERE: Final = -1  # on no path
BARBARIAN: Final = -4  # beside the pieces that `refusal` is asked about
RARE: Final = (2, 12)  # rolled again, as no tile has them (TB-TB-3, TB-TB-21)


@final
class MoveBarbarian(Verb):
    """One barbarian to another path or road; on another player's road one of its owner's cards is stolen
    (TB-TB-21)."""

    def __init__(self, rules: Rules, barbarians: PathBarbarians) -> None:
        super().__init__("move_barbarian", [rules.edge_field("from"), rules.edge_field("to")])
        self.barbarians = barbarians
        self.edges: i64 = rules.graph.edges

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        """Where the first barbarian may go all others may go too."""
        s = g.s
        barbarians = self.barbarians
        bare: bool = g.argument() == BARE
        codes = g.scratch.codes
        taken = g.scratch.used
        start: i64 = n
        stand: i64 = barbarians.at
        path: i64 = barbarians.path
        road: i64 = barbarians.building.road
        first: i64 = self.base + s[stand] * self.edges
        edge: i64
        i: i64
        k: i64
        for i in range(stand, stand + barbarians.count):
            if s[i] >= 0:
                taken[s[i]] = 1
        for edge in range(self.edges):
            if s[path + edge] != 0 and taken[edge] == 0 and not (bare and s[road + edge] != 0):
                codes[n] = first + edge
                n += 1
        for i in range(stand, stand + barbarians.count):
            if s[i] >= 0:
                taken[s[i]] = 0
        end: i64 = n
        for i in range(1, barbarians.count):
            more: i64 = (s[stand + i] - s[stand]) * self.edges
            for k in range(start, end):
                codes[n] = codes[k] + more
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        barbarians = self.barbarians
        to: i64 = x % self.edges
        g.close()
        barbarians.put(g, seat, barbarians.standing(g, x // self.edges), to)
        barbarians.rob(g, seat, to)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        barbarians = self.barbarians
        to: i64 = x % self.edges
        if barbarians.standing(g, x // self.edges) < 0:
            return IllegalAction("barbarian.not_there", "TB-TB-21", edge=int(x // self.edges))
        if barbarians.may_stand(g, to):
            return IllegalAction("barbarian.only_bare", "TB-TB-25", edge=int(to))
        return barbarians.stand_refusal(g, to)


@final
class ChaseBarbarian(Verb):
    """A barbarian that was driven off goes to an adjacent path or road; nothing is stolen (TB-TB-19)."""

    def __init__(self, rules: Rules, barbarians: PathBarbarians) -> None:
        super().__init__("chase_barbarian", [rules.edge_field("to")])
        self.barbarians = barbarians

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        barbarians = self.barbarians
        first: i64 = n
        edge: i64
        for edge in range(self.size):
            if barbarians.may_stand(g, edge) and barbarians.may_flee(g, g.argument(), edge):
                g.scratch.codes[n] = self.base + edge
                n += 1
        if n == first:  # all places are taken: it flees further
            for edge in range(self.size):
                if barbarians.may_stand(g, edge):
                    g.scratch.codes[n] = self.base + edge
                    n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        barbarian: i64 = g.argument()
        g.close()
        self.barbarians.put(g, seat, barbarian, x)
        for chapter in self.barbarians.on_flee.all:
            chapter.barbarian_fled(g, barbarian, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if self.barbarians.may_stand(g, x):
            if len(self.barbarians.on_flee.all) > 0:
                return self.barbarians.on_flee.all[0].refusal(g, seat, BARBARIAN, x)
            return IllegalAction("barbarian.not_adjacent", "TB-TB-19", edge=int(x))
        return self.barbarians.stand_refusal(g, x)


@final
class PathBarbarians(TradersChapter):
    """The edges on which barbarians stand, one on each at most (TB-TB-20). Those that do not start on a path are moved
    by another chapter, and by no player but when they are driven off."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__("path_barbarians")
        self.starts: vec[i64] = vec_of(list(scenario.places["edges"].get("barbarians", ())))
        self.count: i64 = len(self.starts) + scenario.values.get("path_barbarians", (0,))[0]
        if self.count == 0 or len(set(self.starts)) < len(self.starts):
            raise SetUpError(f"{scenario.source}: every barbarian needs an edge of its own to start", "TB-TB-6")
        tokens = [*scenario.numbers, *[token for pool in scenario.pools for token in pool.numbers]]
        used = {number for token in tokens for number in token}
        self.ground: i64 = DRY  # what must lie beside a path
        self.rolled_again = [number for number in RARE if number not in used]
        self.at = self.path = self.moved = UNSET
        self.on_flee = TradersHooks()
        self.phase = Phase("", "")

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.targets = rules.the(Targets)
        self.at = rules.block("path_barbarians", PUBLIC, self.count, "edge")
        self.path = rules.edge_block("wagon_path", PUBLIC, DERIVED)  # 1 where wagons and barbarians can be
        self.land.on_turned_up.append(self)
        edge = EventField("from", "edge", PUBLIC)
        moved = "barbarian_moved" if len(self.starts) > 0 else "barbarian_driven"
        self.moved = rules.event(moved, [SEAT, edge, EventField("to", "edge", PUBLIC)])
        if len(self.starts) > 0:
            self.phase = rules.phase("move_barbarian", "TB-TB-21")
            self.phase.offer(rules.add(MoveBarbarian(rules, self)))
        self.fleeing = rules.phase("chase_barbarian", "TB-TB-19")
        self.fleeing.offer(rules.add(ChaseBarbarian(rules, self)))
        if len(self.starts) > 0:
            self.robber.on_moves_instead.append(self)
            self.robber.instead.append(self.phase)
        self.production.roll_again(rules, self.rolled_again)

    def count_rare(self, rules: Rules) -> None:
        """No number is rolled again, as another chapter has use for all of them."""
        rules.the(Production).count_again(rules, self.rolled_again)
        self.rolled_again = []

    def lay(self, g: State, board: Board) -> None:
        i: i64
        for i in range(g.rules.graph.edges):
            self.refresh_path(g, i)
        for i in range(len(self.starts), self.count):
            g.s[self.at + i] = NOWHERE
        for i in range(len(self.starts)):
            g.s[self.at + i] = self.starts[i]
            if not self.is_path(g, self.starts[i]):
                raise SetUpError(f"no barbarian can start on {board.graph.edge_names[self.starts[i]]}", "TB-TB-6")

    # ---- asking

    def moves_instead(self, g: State, seat: i64) -> bool:
        """There is no robber: a barbarian moves (TB-TB-21, TB-TB-23)."""
        self.ask_to_move(g, seat, ANYWHERE)
        return True

    def ask_to_move(self, g: State, seat: i64, where: i64) -> None:
        """The seat moves a barbarian, ANYWHERE or to a BARE path."""
        g.open(self.phase.index, seat, where)

    def ask_to_chase(self, g: State, seat: i64, barbarian: i64) -> None:
        """The seat says where a barbarian flees to (TB-TB-19)."""
        g.open(self.fleeing.index, seat, barbarian)

    # ---- reading

    def standing(self, g: State, edge: i64) -> i64:
        """Which barbarian stands on an edge; -1 for none."""
        first: i64 = self.at
        at: i64
        for at in range(first, first + self.count):
            if g.s[at] == edge:
                return at - first
        return -1

    def is_path(self, g: State, edge: i64) -> bool:
        """Whether wagons and barbarians can be on this edge (TB-TB-9)."""
        at: i64 = self.path + edge
        return g.s[at] != 0

    def refresh_path(self, g: State, edge: i64) -> None:
        """Note down whether an edge is a path, by what lies beside it."""
        open_ground: bool = self.targets.closed_edge[edge] == 0 and self.land.beside(g, edge) & self.ground != 0
        g.s[self.path + edge] = 1 if open_ground else 0

    def tile_turned_up(self, g: State, tile: i64) -> None:
        graph = g.rules.graph
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            if graph.tile_edges[k] >= 0:
                self.refresh_path(g, graph.tile_edges[k])

    def may_stand(self, g: State, edge: i64) -> bool:
        """Whether a barbarian may come to this edge."""
        return self.is_path(g, edge) and self.standing(g, edge) < 0

    def stand_refusal(self, g: State, edge: i64) -> IllegalAction:
        if self.standing(g, edge) >= 0:
            return IllegalAction("barbarian.taken", "TB-TB-20", edge=int(edge))
        return IllegalAction("barbarian.no_path", "TB-TB-9", edge=int(edge))

    def may_flee(self, g: State, barbarian: i64, edge: i64) -> bool:
        """Whether a barbarian that was driven off may go to a free path: an adjacent one, unless a chapter knows
        better (TB-TB-19)."""
        hooks = self.on_flee.all
        if len(hooks) == 0:
            return self.adjacent(g, g.s[self.at + barbarian], edge)
        return hooks[0].may_flee(g, barbarian, edge)

    def adjacent(self, g: State, one: i64, other: i64) -> bool:
        """Whether two edges share a corner."""
        ends = g.rules.graph.edge_corners
        i: i64
        for i in range(2):
            corner: i64 = ends[2 * one + i]
            if one != other and corner in (ends[2 * other], ends[2 * other + 1]):
                return True
        return False

    # ---- moving

    def put(self, g: State, seat: i64, barbarian: i64, edge: i64) -> None:
        """A barbarian comes to an edge."""
        g.emit(self.moved, seat, g.s[self.at + barbarian], edge)
        g.s[self.at + barbarian] = edge

    def rob(self, g: State, seat: i64, edge: i64) -> None:
        """Steal from the other player whose road lies under a barbarian (TB-TB-21)."""
        owner: i64 = g.s[self.building.road + edge] - 1
        if owner < 0 or owner == seat or owner >= g.rules.players:
            return
        if self.robber.cards.stealable_count(g, owner) > 0:
            self.robber.rob_among(g, seat, g.rules.bits[owner])
