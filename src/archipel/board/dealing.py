"""Dealing the board: terrain, number tokens, harbours, robber and pirate (BASE-10 to BASE-19, BASE-79 to BASE-84,
SEA-5 to SEA-8).

Where tiles or tokens must keep apart they are laid one by one, and all are removed again at the first conflict: so
every arrangement that keeps the constraints is equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations, product
from math import comb
from typing import Final, final

from mypy_extensions import i64

from archipel.board.draws import Draws, DrawsOf
from archipel.board.graph import BoardError
from archipel.board.layout import BARREN, FOG, NOWHERE, NUMBERS, POWERS, SEA, Board, Numbers, number_bits, numbers_of
from archipel.board.pool import Pool
from archipel.board.scenario import BOARDS, FRAMES, HARBOUR_LAYOUTS, Scenario, robber_tile
from archipel.board.tables import copy_of, filled, vec_of
from archipel.board.vectors import vec

CONSTRAINTS: Final = ("no_equal_neighbours", "no_2_12_neighbours", "no_red_neighbours", "mixed_terrain")
RED: Final = (6, 8)
GOLD: Final = "gold"  # beside the constraints of a plan: with gold rivers
RED_BITS: Final = POWERS[6] + POWERS[8]
TRIES: Final = 50_000  # the hardest of ours, all constraints on 30 hexes with random tokens, needs 2,200 on average
UNLUCKY_TRIES: Final = 500  # then it is worth while to ask whether there is any board

EASY_TRIES: Final = 1_500  # boards of the sea: without house rules the hardest of ours needs 210 on average
CAREFUL_TRIES: Final = 1_000


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """How to set up; empty words mean what the scenario asks for."""

    board: str = ""  # of BOARDS
    frame: str = ""  # "standard" or "random"
    constraints: tuple[str, ...] = ()  # of CONSTRAINTS, each for itself
    robber_desert: int = 0  # which of several deserts, in reading order (BASE-84)
    harbours: str = ""  # "as_drawn" or "random", where a scenario draws its harbours (SEA-6)
    gold: bool = False  # gold rivers in a scenario that leaves it open (SEA-NW-6)


def deal_board(scenario: Scenario, options: BoardOptions, below: Callable[[int], int]) -> Board:
    """A board of this scenario; below(n) draws a number from 0 to n - 1."""
    board = options.board or scenario.default_board
    frame = options.frame or default_frame(scenario, board)
    if board not in BOARDS:
        raise BoardError(f'unknown board "{board}": there are {", ".join(BOARDS)}')
    if frame not in FRAMES:
        raise BoardError(f'unknown frame "{frame}": there are {", ".join(FRAMES)}')
    for name in options.constraints:
        if name not in CONSTRAINTS:
            raise BoardError(f'unknown constraint "{name}": there are {", ".join(CONSTRAINTS)}')
    if options.harbours and options.harbours not in HARBOUR_LAYOUTS:
        raise BoardError(f'unknown harbours "{options.harbours}": there are {", ".join(HARBOUR_LAYOUTS)}')
    if options.gold and not any(pool.with_gold for pool in scenario.pools):
        raise BoardError(f"{scenario.source} has no gold rivers to choose (SEA-NW-6)")
    table = _Table(_plan(scenario, options.constraints, options.gold), below)
    if board == "beginner":
        table.lay_beginner()
    elif board == "fixed":
        table.lay_fixed()
    elif board == "spiral":
        table.lay_spiral()
    else:
        table.lay_random()
    random = _random_harbours(scenario, options, board, frame)
    harbours = table.random_harbours() if random else list(scenario.harbours)
    terrain, numbers = table.terrain_names(), table.number_sets()
    robber = _robber_start(scenario, board, terrain, numbers, options.robber_desert, table.draws)
    pirate = scenario.graph.tile(scenario.pirate) if scenario.pirate else NOWHERE
    return Board(scenario.graph, terrain, numbers, harbours, robber, pirate)


def default_frame(scenario: Scenario, board: str) -> str:
    """The frame of a board unless another is chosen: the beginners' island has the standard one (BASE-18)."""
    return "standard" if board == "beginner" else scenario.default_frame


def _random_harbours(scenario: Scenario, options: BoardOptions, board: str, frame: str) -> bool:
    """On a board of the sea they are shuffled with the rest of a random set-up, unless told otherwise (SEA-6)."""
    if options.harbours:
        return options.harbours == "random"
    if frame == "random":
        return True
    return board == "random" and not options.frame and _has_sea(scenario)


def _has_sea(scenario: Scenario) -> bool:
    return scenario.graph.ring < scenario.graph.tiles


def _robber_start(
    scenario: Scenario, board: str, terrain: list[str], numbers: list[Numbers], nth: int, draws: Draws
) -> int:
    """The desert, as a rule (BASE-19); with two of them the first, or the one that was chosen (BASE-84)."""
    if not scenario.robber:
        return NOWHERE
    if board == "fixed" and scenario.fixed is not None and nth == 0:
        return scenario.fixed.robber
    if scenario.robber_anywhere:
        nth = draws.below(terrain.count(scenario.robber))
    robber = NOWHERE
    if nth >= 0:
        robber = robber_tile(scenario.robber, scenario.graph, terrain, numbers, nth)
    if robber == NOWHERE:
        raise BoardError(f"there is no {scenario.robber} number {nth} for the robber, counted from 0 (BASE-84)")
    return robber


@final
class _Lot:
    """Tiles or tokens as numbers, in a bag."""

    def __init__(self, everything: vec[i64]) -> None:
        self.everything: vec[i64] = everything
        self.left: vec[i64] = everything
        self.count: i64 = 0

    def refill(self) -> None:
        self.left = copy_of(self.everything)
        self.count = len(self.everything)

    def take(self, place: i64) -> i64:
        """What lies in a place, which is then gone; the last one comes there."""
        found: i64 = self.left[place]
        self.count -= 1
        self.left[place] = self.left[self.count]
        return found

    def take_out(self, place: i64) -> i64:
        """The same, but all others stay in order."""
        found: i64 = self.left[place]
        self.count -= 1
        while place < self.count:
            self.left[place] = self.left[place + 1]
            place += 1
        return found


@final
class _PoolPlan:
    """A pool as numbers."""

    def __init__(self, pool: Pool, terrains: vec[i64]) -> None:
        self.pool = pool
        self.tiles: vec[i64] = vec_of(list(pool.tiles))
        self.dealt: vec[i64] = vec_of(list(pool.dealt))
        self.spirals: list[vec[i64]] = [vec_of(list(path)) for path in pool.spirals]
        self.terrains: vec[i64] = terrains
        self.tokens: vec[i64] = vec_of([number_bits(token) for token in pool.numbers])


@final
class _PoolOnTable:
    """What is still in the bags of a pool."""

    def __init__(self, plan: _PoolPlan) -> None:
        self.plan = plan
        self.terrain_lot = _Lot(plan.terrains)
        self.token_lot = _Lot(plan.tokens)


@final
class _Plan:
    """What is the same whenever a scenario is dealt with certain constraints, all as numbers: a board may be tried
    hundreds of times. A terrain is its place among `names`, a set of terrains or numbers is bits."""

    def __init__(self, scenario: Scenario, constraints: tuple[str, ...], gold: bool) -> None:
        self.scenario = scenario
        self.constraints = constraints
        graph = scenario.graph
        tiles = len(scenario.terrain)
        dealt = [pool.with_gold if gold and pool.with_gold else pool.terrains for pool in scenario.pools]
        boards = [board.terrain for board in (scenario.beginner, scenario.fixed) if board is not None]
        self.names: list[str] = sorted(
            {*scenario.terrain, *BARREN, *[name for some in (*dealt, *boards) for name in some]}
        )
        self.kinds: i64 = len(self.names)
        self.barren: i64 = self.bits_of(BARREN)
        self.water: i64 = self.bits_of((SEA, FOG))
        self.pools = [
            _PoolPlan(pool, self.codes_of(terrains)) for pool, terrains in zip(scenario.pools, dealt, strict=True)
        ]
        self.mingling: vec[i64] = filled(tiles, 0)  # by tile: 1 if red numbers may lie side by side
        self.kept_out: vec[i64] = filled(tiles, 0)  # by tile: the terrains that belong elsewhere
        self.barred_here: vec[i64] = filled(tiles, 0)  # by tile: the numbers a random set-up keeps from it
        self.barred: vec[i64] = filled(tiles * len(self.names), 0)  # the same by tile and terrain
        for pool in scenario.pools:
            for tile in pool.tiles if pool.red_neighbours else ():
                self.mingling[tile] = 1
            for tile, numbers in pool.barred_tiles.items():
                self.barred_here[tile] = number_bits(numbers)
            for terrain, numbers in pool.barred_terrains.items():
                for tile in pool.tiles if terrain in self.names else ():
                    self.barred[tile * self.kinds + self.names.index(terrain)] = number_bits(numbers)
            for terrain, inside in pool.only_in.items():
                for tile in pool.dealt:
                    if tile not in inside:
                        self.kept_out[tile] |= self.bits_of((terrain,))
        self.drawn: vec[i64] = self.codes_of(scenario.terrain)
        self.printed: vec[i64] = vec_of([number_bits(numbers) for numbers in scenario.numbers])
        self.mixed: bool = "mixed_terrain" in constraints
        self.apart: vec[i64] = filled(max(NUMBERS) + 1, 0)  # by number: the numbers to avoid
        self.any_apart: bool = len(constraints) > int(self.mixed)
        if "no_equal_neighbours" in constraints:
            for number in NUMBERS:
                self.keep_apart(number)
        if "no_2_12_neighbours" in constraints:
            self.keep_apart(2, 12)
        if "no_red_neighbours" in constraints:
            self.keep_apart(*RED)
        # Where players may start (SEA-41), and how many corners must be free for all of them.
        areas = scenario.areas.values()
        home = {tile for area in areas if area.start for tile in area.tiles}
        closed = {tile for area in areas if not area.settle for tile in area.tiles}
        self.startable: vec[i64] = vec_of(
            [int(tile not in closed and (not home or tile in home)) for tile in range(tiles)]
        )
        self.no_start: vec[i64] = filled(graph.corners, 0)
        for corner in scenario.places["corners"].get("no_start", ()):
            self.no_start[corner] = 1
        others = scenario.values.get("rounds", (2,))[0] * max(scenario.seats) - 1
        self.taken_at_start: i64 = others * (1 + int(graph.corner_width))  # each takes the corners next to it too

    def keep_apart(self, *numbers: int) -> None:
        """No two tiles with any of these numbers side by side."""
        for number in numbers:
            self.apart[number] |= number_bits(numbers)

    def codes_of(self, terrains: Iterable[str]) -> vec[i64]:
        return vec_of([self.names.index(terrain) for terrain in terrains])

    def bits_of(self, terrains: Iterable[str]) -> int:
        return sum(POWERS[self.names.index(terrain)] for terrain in terrains if terrain in self.names)


def _plan(scenario: Scenario, constraints: tuple[str, ...], gold: bool) -> _Plan:
    """The plan for a scenario, which keeps those it has been dealt by."""
    key = (*constraints, GOLD) if gold else constraints
    kept = scenario.plans.get(key)
    if isinstance(kept, _Plan):
        return kept
    plan = _Plan(scenario, constraints, gold)
    scenario.plans[key] = plan
    return plan


@final
class _Table:
    """Tiles and tokens as they are being laid, all as numbers, by a plan."""

    def __init__(self, plan: _Plan, below: Callable[[int], int]) -> None:
        self.plan = plan
        self.scenario = plan.scenario
        self.graph = plan.scenario.graph
        self.draws: Draws = below if isinstance(below, Draws) else DrawsOf(below)
        self.at_random: bool = False
        self.from_pools: bool = False  # terrain is dealt, not drawn in the file
        self.pools = [_PoolOnTable(pool) for pool in plan.pools]
        self.drawn: vec[i64] = plan.drawn
        self.terrain: vec[i64] = copy_of(plan.drawn)
        self.printed: vec[i64] = plan.printed
        self.numbers: vec[i64] = copy_of(plan.printed)

    def terrain_names(self) -> list[str]:
        """The terrain of every tile."""
        names = self.plan.names
        return [names[code] for code in self.terrain]

    def number_sets(self) -> list[Numbers]:
        """The numbers of every tile."""
        return [numbers_of(int(bits)) for bits in self.numbers]

    def is_one_of(self, tile: i64, terrains: i64) -> bool:
        """Whether the terrain of a tile is among some, given as bits."""
        return (terrains >> self.terrain[tile]) & 1 != 0

    # ---- the boards

    def lay_beginner(self) -> None:
        """The fixed board (BASE-18)."""
        beginner = self.scenario.beginner
        if beginner is None:
            raise BoardError(f"{self.scenario.source} has no beginner board (BASE-18)")
        self.lay_drawn(beginner)
        if not self.all_fit():
            raise self.impossible("the beginner board is fixed (BASE-18) and does not keep")

    def lay_fixed(self) -> None:
        """The printed board of a scenario (SEA-5)."""
        fixed = self.scenario.fixed
        if fixed is None:
            raise BoardError(f"{self.scenario.source} has no fixed board (SEA-5)")
        self.lay_drawn(fixed)
        if not self.all_fit():
            raise self.impossible("the printed board (SEA-5) does not keep")

    def lay_drawn(self, board: Board) -> None:
        self.terrain = self.plan.codes_of(board.terrain)
        self.numbers = vec_of([number_bits(numbers) for numbers in board.numbers])

    def all_fit(self) -> bool:
        return all(self.terrain_fits(tile) and self.number_fits(tile) for tile in range(len(self.terrain)))

    def lay_spiral(self) -> None:
        """Random terrain, tokens by their letters from a random corner (BASE-14, BASE-15)."""
        for pool in self.scenario.pools:
            if not pool.spirals:
                raise BoardError(f"{self.scenario.source} has no spiral for its tokens (BASE-15)")
        self.from_pools = True
        for tried in range(TRIES):
            if tried == UNLUCKY_TRIES and not self.some_spiral_fits():
                break
            if self.try_terrain() and self.try_tokens(shuffled=False):
                return
        raise self.impossible("no spiral was found that keeps")

    def lay_random(self) -> None:
        """Random terrain, random tokens with no two of 6 and 8 side by side (BASE-14, BASE-17), and what a pool asks
        for besides."""
        if not self.scenario.pools:
            raise BoardError(f"{self.scenario.source} has no random board")
        self.at_random = True
        self.from_pools = True
        if _has_sea(self.scenario):
            self.lay_random_sea()
            return
        for _ in range(TRIES):
            if self.try_terrain():
                break
        else:
            raise self.impossible("no terrain was found that keeps")
        for _ in range(TRIES):
            if self.try_tokens(shuffled=True):
                return
        raise self.impossible("no tokens were found that keep 6 and 8 apart (BASE-17) and")

    def lay_random_sea(self) -> None:
        """Terrain and tokens together, since what may lie on a tile depends on its terrain.

        Boards that many constraints make rare are finally laid tile by tile out of what still fits: that
        finds one quickly, though not each equally often.
        """
        for tried in range(EASY_TRIES + CAREFUL_TRIES):
            careful = tried >= EASY_TRIES
            fits = self.try_terrain(careful) and self.enough_islands() and self.try_tokens(True, careful)
            if fits and self.room_to_start():
                return
        raise self.impossible("no board was found on which everybody can start (SEA-41) and that keeps")

    # ---- one try; False at the first clash

    def try_terrain(self, careful: bool = False) -> bool:
        self.terrain = copy_of(self.drawn)
        mixed: bool = self.plan.mixed
        terrain = self.terrain
        kept_out = self.plan.kept_out
        i: i64
        for pool in self.pools:
            lot = pool.terrain_lot
            lot.refill()
            if careful:
                if not self.try_terrain_carefully(pool):
                    return False
                continue
            left = lot.left
            dealt = pool.plan.dealt
            for i in range(len(dealt)):
                tile: i64 = dealt[i]
                lot.count -= 1
                place: i64 = self.draws.below(lot.count + 1)
                found: i64 = left[place]
                left[place] = left[lot.count]
                terrain[tile] = found
                if (kept_out[tile] >> found) & 1 != 0 or (mixed and not self.terrain_fits(tile)):
                    return False
        return True

    def try_terrain_carefully(self, pool: _PoolOnTable) -> bool:
        """The same out of what still fits."""
        lot = pool.terrain_lot
        i: i64
        for i in range(len(pool.plan.dealt)):
            tile: i64 = pool.plan.dealt[i]
            place: i64 = self.draw_among(self.fitting_terrains(tile, lot))
            if place == NOWHERE:
                return False
            self.terrain[tile] = lot.take_out(place)
        return True

    def try_tokens(self, shuffled: bool, careful: bool = False) -> bool:
        """At random, or by their letters along a spiral; barren tiles and printed numbers are left out."""
        self.numbers = copy_of(self.printed)
        barren: i64 = self.plan.barren
        printed = self.printed
        terrain = self.terrain
        i: i64
        for pool in self.pools:
            spirals = pool.plan.spirals
            path = pool.plan.tiles if shuffled else spirals[self.draws.below(len(spirals))]
            lot = pool.token_lot
            lot.refill()
            for i in range(len(path)):
                tile: i64 = path[i]
                if printed[tile] != 0 or (barren >> terrain[tile]) & 1 != 0:
                    continue
                if careful:
                    place: i64 = self.draw_among(self.fitting_numbers(tile, lot))
                    if place == NOWHERE:
                        return False
                    self.numbers[tile] = lot.take_out(place)
                elif shuffled:
                    self.numbers[tile] = lot.take(self.draws.below(lot.count))
                else:
                    self.numbers[tile] = lot.take_out(0)
                if not self.number_fits(tile):
                    return False
        return True

    # ---- constraints

    def some_spiral_fits(self) -> bool:
        """False if no board can be laid along a spiral: once it is known where the tiles without tokens lie, each
        spiral has one way for the tokens, and on our islands there are few ways in all."""
        for pool, numbers in zip(self.scenario.pools, self.plan.pools, strict=True):
            barren = [terrain for terrain in pool.terrains if terrain in BARREN]
            bits = self.plan.bits_of(set(barren))
            places = [tile for tile in pool.dealt if bits & ~int(self.plan.kept_out[tile])]
            if comb(len(places), len(barren)) * len(pool.spirals) > TRIES:
                continue
            ways = product(combinations(places, len(barren)), pool.spirals)
            if not any(self.spiral_fits(pool, numbers.tokens, without, path) for without, path in ways):
                return False
        return True

    def spiral_fits(self, pool: Pool, tokens: vec[i64], without: tuple[int, ...], path: tuple[int, ...]) -> bool:
        """Whether the tokens of a pool keep apart along a path, if the dealt tiles but these get one."""
        self.numbers = self.printed[:]
        at = 0
        for tile in path:
            barren = tile in without if tile in pool.dealt else self.scenario.terrain[tile] in BARREN
            if barren or self.printed[tile] != 0:
                continue
            self.numbers[tile] = tokens[at]
            at += 1
            if not self.number_fits(tile):
                return False
        return True

    def number_fits(self, tile: i64) -> bool:
        bits: i64 = self.numbers[tile]
        if bits == 0:
            return True
        plan = self.plan
        apart: i64 = self.apart_of(bits) if plan.any_apart else 0
        red_apart: bool = self.at_random and bits & RED_BITS != 0
        if apart != 0 or red_apart:
            numbers = self.numbers
            neighbours = self.graph.tile_neighbours
            width: i64 = self.graph.tile_width
            k: i64
            for k in range(tile * width, (tile + 1) * width):
                neighbour: i64 = neighbours[k]
                if neighbour < 0:
                    continue
                if numbers[neighbour] & apart != 0:
                    return False
                mingles: bool = plan.mingling[tile] != 0 and plan.mingling[neighbour] != 0
                if red_apart and numbers[neighbour] & RED_BITS != 0 and not mingles:
                    return False
        if not self.at_random:
            return True
        # Whether a random set-up keeps one of the numbers from the tile or from its terrain.
        at: i64 = tile * plan.kinds + self.terrain[tile]
        return bits & (plan.barred_here[tile] | plan.barred[at]) == 0

    def apart_of(self, bits: i64) -> i64:
        """The numbers that a tile with these numbers keeps away from."""
        avoided: i64 = 0
        number: i64
        for number in range(len(self.plan.apart)):
            if (bits >> number) & 1 != 0:
                avoided |= self.plan.apart[number]
        return avoided

    def fitting_numbers(self, tile: i64, lot: _Lot) -> list[int]:
        """The places in the lot of all tokens that fit."""
        fitting: list[int] = []
        place: i64
        for place in range(lot.count):
            self.numbers[tile] = lot.left[place]
            if self.number_fits(tile):
                fitting.append(place)
        return fitting

    def enough_islands(self) -> bool:
        """Whether the land is in as many pieces as the scenario asks for."""
        if self.scenario.least_islands == 1:
            return True
        width = int(self.graph.tile_width)
        left = {tile for tile in range(len(self.terrain)) if not self.is_one_of(tile, self.plan.water)}
        islands = 0
        while left:
            islands += 1
            shore = [left.pop()]
            while shore:
                tile = shore.pop()
                around = {int(self.graph.tile_neighbours[tile * width + k]) for k in range(width)} & left
                left -= around
                shore += around
        return islands >= self.scenario.least_islands

    def room_to_start(self) -> bool:
        """Whether the settlements of every seat find a place, wherever the others are built (SEA-41)."""
        plan = self.plan
        corners = self.graph.tile_corners
        width: i64 = self.graph.tile_width
        counted = copy_of(plan.no_start)
        free: i64 = 0
        tile: i64
        k: i64
        for tile in range(len(self.terrain)):
            if plan.startable[tile] == 0 or (plan.water >> self.terrain[tile]) & 1 != 0:
                continue
            for k in range(tile * width, (tile + 1) * width):
                corner: i64 = corners[k]
                if corner >= 0 and counted[corner] == 0:
                    counted[corner] = 1
                    free += 1
        return free > plan.taken_at_start

    def fitting_terrains(self, tile: i64, lot: _Lot) -> list[int]:
        """The places in the lot of all terrains that fit."""
        fitting: list[int] = []
        place: i64
        for place in range(lot.count):
            self.terrain[tile] = lot.left[place]
            if self.terrain_fits(tile):
                fitting.append(place)
        return fitting

    def terrain_fits(self, tile: i64) -> bool:
        """Where the terrain belongs; no three of one land meet in a corner, if they must be mixed."""
        if self.from_pools and self.is_one_of(tile, self.plan.kept_out[tile]):
            return False
        if not self.plan.mixed or self.is_one_of(tile, self.plan.water):
            return True
        width = int(self.graph.tile_width)
        around = [int(self.graph.tile_neighbours[tile * width + k]) for k in range(width)]
        same = [neighbour >= 0 and self.terrain[neighbour] == self.terrain[tile] for neighbour in around]
        return not any(same[k] and same[k - 1] for k in range(width))

    def impossible(self, reason: str) -> BoardError:
        return BoardError(f"{self.scenario.source}: {reason} {', '.join(self.plan.constraints) or 'the rules'}")

    # ---- chance

    def draw(self, left: list[int]) -> int:
        """One of what is left, which is then gone."""
        at: int = self.draws.below(len(left))
        left[at], left[-1] = left[-1], left[at]
        return left.pop()

    def draw_among(self, places: list[int]) -> int:
        """One of these; NOWHERE if there are none."""
        return places[self.draws.below(len(places))] if places else NOWHERE

    def random_harbours(self) -> list[tuple[int, str]]:
        """Frame pieces in any order (BASE-11), or without pieces the kinds shuffled over the edges (BASE-82)."""
        frame = self.scenario.frame
        if frame is not None:
            left = list(range(len(frame.pieces)))
            return frame.harbours([self.draw(left) for _ in frame.sides])
        left = list(range(len(self.scenario.harbours)))
        return [(edge, self.scenario.harbours[self.draw(left)][1]) for edge, _ in self.scenario.harbours]
