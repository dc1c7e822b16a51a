"""Dealing the board: terrain, number tokens, harbours, robber and pirate (BASE-10 to BASE-19, BASE-79 to BASE-84,
SEA-5 to SEA-8).

Where tiles or tokens must keep apart they are laid one by one, and all are removed again at the first conflict: so
every arrangement that keeps the constraints is equally likely.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, product
from math import comb
from typing import Final, final

from archipel.board.graph import BoardError
from archipel.board.layout import BARREN, FOG, NOWHERE, NUMBERS, POWERS, SEA, Board, number_bits, numbers_of
from archipel.board.pool import Pool
from archipel.board.scenario import BOARDS, FRAMES, HARBOUR_LAYOUTS, Scenario, robber_tile

CONSTRAINTS: Final = ("no_equal_neighbours", "no_2_12_neighbours", "no_red_neighbours", "mixed_terrain")
RED: Final = (6, 8)
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
    table = _Table(scenario, options.constraints, options.gold, below)
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
    robber = _robber_start(scenario, board, table, options.robber_desert)
    pirate = scenario.graph.tile(scenario.pirate) if scenario.pirate else NOWHERE
    numbers = [numbers_of(bits) for bits in table.numbers]
    return Board(scenario.graph, table.terrain, numbers, harbours, robber, pirate)


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


def _robber_start(scenario: Scenario, board: str, table: _Table, nth: int) -> int:
    """The desert, as a rule (BASE-19); with two of them the first, or the one that was chosen (BASE-84)."""
    if not scenario.robber:
        return NOWHERE
    if board == "fixed" and scenario.fixed is not None and nth == 0:
        return scenario.fixed.robber
    if scenario.robber_anywhere:
        nth = table.below(table.terrain.count(scenario.robber))
    numbers = [numbers_of(bits) for bits in table.numbers]
    robber = robber_tile(scenario.robber, scenario.graph, table.terrain, numbers, nth) if nth >= 0 else NOWHERE
    if robber == NOWHERE:
        raise BoardError(f"there is no {scenario.robber} number {nth} for the robber, counted from 0 (BASE-84)")
    return robber


@final
class _Table:
    """Tiles and tokens as they are being laid; the numbers of a tile are bits."""

    def __init__(
        self, scenario: Scenario, constraints: tuple[str, ...], gold: bool, below: Callable[[int], int]
    ) -> None:
        self.scenario = scenario
        self.graph = scenario.graph
        self.below = below
        self.constraints = constraints
        self.gold = gold
        self.at_random: bool = False
        self.from_pools: bool = False  # terrain is dealt, not drawn in the file
        self.mingling: set[int] = {tile for pool in scenario.pools if pool.red_neighbours for tile in pool.tiles}
        self.kept_out: dict[int, set[str]] = {}
        self.tokens: dict[str, list[int]] = {}  # of each pool
        self.barred: dict[int, dict[str, int]] = {}
        self.barred_here: dict[int, int] = {}
        for pool in scenario.pools:
            self.tokens[pool.name] = [number_bits(token) for token in pool.numbers]
            for tile, numbers in pool.barred_tiles.items():
                self.barred_here[tile] = number_bits(numbers)
            if pool.barred_terrains:
                barred = {terrain: number_bits(numbers) for terrain, numbers in pool.barred_terrains.items()}
                self.barred.update(dict.fromkeys(pool.tiles, barred))
            for terrain, inside in pool.only_in.items():
                for tile in pool.dealt:
                    if tile not in inside:
                        self.kept_out.setdefault(tile, set()).add(terrain)
        self.terrain: list[str] = list(scenario.terrain)
        self.printed: list[int] = [number_bits(numbers) for numbers in scenario.numbers]
        self.numbers: list[int] = list(self.printed)
        self.mixed: bool = "mixed_terrain" in constraints
        self.apart: dict[int, int] = dict.fromkeys(
            [POWERS[number] for number in NUMBERS], 0
        )  # by bit: the bits to avoid
        if "no_equal_neighbours" in constraints:
            for number in NUMBERS:
                self.keep_apart(number)
        if "no_2_12_neighbours" in constraints:
            self.keep_apart(2, 12)
        if "no_red_neighbours" in constraints:
            self.keep_apart(*RED)

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
        self.terrain = list(board.terrain)
        self.numbers = [number_bits(numbers) for numbers in board.numbers]

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
        self.terrain = list(self.scenario.terrain)
        for pool in self.scenario.pools:
            terrains = pool.with_gold if self.gold and pool.with_gold else pool.terrains
            left = list(range(len(terrains)))
            for tile in pool.dealt:
                at = self.draw_among(left, self.fitting_terrains(tile, terrains, left)) if careful else self.draw(left)
                if at == NOWHERE:
                    return False
                self.terrain[tile] = terrains[at]
                if not self.terrain_fits(tile):
                    return False
        return True

    def try_tokens(self, shuffled: bool, careful: bool = False) -> bool:
        """At random, or by their letters along a spiral; barren tiles and printed numbers are left out."""
        self.numbers = list(self.printed)
        for pool in self.scenario.pools:
            tokens = self.tokens[pool.name]
            path = pool.tiles if shuffled else pool.spirals[self.below(len(pool.spirals))]
            left = list(range(len(tokens)))
            for tile in path:
                if self.terrain[tile] in BARREN or self.printed[tile]:
                    continue
                if careful:
                    at = self.draw_among(left, self.fitting_numbers(tile, tokens, left))
                else:
                    at = self.draw(left) if shuffled else left.pop(0)
                if at == NOWHERE:
                    return False
                self.numbers[tile] = tokens[at]
                if not self.number_fits(tile):
                    return False
        return True

    # ---- constraints

    def some_spiral_fits(self) -> bool:
        """False if no board can be laid along a spiral: once it is known where the tiles without tokens lie, each
        spiral has one way for the tokens, and on our islands there are few ways in all."""
        for pool in self.scenario.pools:
            barren = [terrain for terrain in pool.terrains if terrain in BARREN]
            places = [tile for tile in pool.dealt if not set(barren) <= self.kept_out.get(tile, set())]
            if comb(len(places), len(barren)) * len(pool.spirals) > TRIES:
                continue
            ways = product(combinations(places, len(barren)), pool.spirals)
            if not any(self.spiral_fits(pool, without, path) for without, path in ways):
                return False
        return True

    def spiral_fits(self, pool: Pool, without: tuple[int, ...], path: tuple[int, ...]) -> bool:
        """Whether the tokens of a pool keep apart along a path, if the dealt tiles but these get one."""
        self.numbers = list(self.printed)
        at = 0
        for tile in path:
            barren = tile in without if tile in pool.dealt else self.scenario.terrain[tile] in BARREN
            if barren or self.printed[tile]:
                continue
            self.numbers[tile] = self.tokens[pool.name][at]
            at += 1
            if not self.number_fits(tile):
                return False
        return True

    def keep_apart(self, *numbers: int) -> None:
        """No two tiles with any of these numbers side by side."""
        for number in numbers:
            self.apart[POWERS[number]] |= number_bits(numbers)

    def number_fits(self, tile: int) -> bool:
        bits = self.numbers[tile]
        if bits == 0:
            return True
        apart = self.apart[bits] if bits in self.apart else self.apart_of_several(bits)
        red_apart = self.at_random and bits & RED_BITS != 0
        width = int(self.graph.tile_width)
        for k in range(width):
            neighbour = int(self.graph.tile_neighbours[tile * width + k])
            if neighbour < 0:
                continue
            if self.numbers[neighbour] & apart:
                return False
            if red_apart and self.numbers[neighbour] & RED_BITS and not {tile, neighbour} <= self.mingling:
                return False
        return not self.is_barred(tile, bits)

    def apart_of_several(self, bits: int) -> int:
        """The bits that a tile with several numbers keeps away from."""
        avoided = 0
        for bit, others in self.apart.items():
            if bits & bit:
                avoided |= others
        return avoided

    def fitting_numbers(self, tile: int, tokens: list[int], left: list[int]) -> list[int]:
        fitting: list[int] = []
        for at in left:
            self.numbers[tile] = tokens[at]
            if self.number_fits(tile):
                fitting.append(at)
        return fitting

    def is_barred(self, tile: int, bits: int) -> bool:
        """Whether a random set-up keeps one of these numbers from the tile or from its terrain."""
        if not self.at_random:
            return False
        if tile in self.barred_here and bits & self.barred_here[tile]:
            return True
        return tile in self.barred and bits & self.barred[tile].get(self.terrain[tile], 0) != 0

    def enough_islands(self) -> bool:
        """Whether the land is in as many pieces as the scenario asks for."""
        if self.scenario.least_islands == 1:
            return True
        width = int(self.graph.tile_width)
        left = {tile for tile, terrain in enumerate(self.terrain) if terrain not in (SEA, FOG)}
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
        areas = self.scenario.areas.values()
        home = {tile for area in areas if area.start for tile in area.tiles}
        closed = {tile for area in areas if not area.settle for tile in area.tiles}
        no_start = self.scenario.places["corners"].get("no_start", ())
        corners: set[int] = set()
        width = int(self.graph.tile_width)
        for tile, terrain in enumerate(self.terrain):
            if terrain in (SEA, FOG) or tile in closed or (home and tile not in home):
                continue
            corners.update(int(self.graph.tile_corners[tile * width + k]) for k in range(width))
        corners.difference_update(no_start)
        others = self.scenario.values.get("rounds", (2,))[0] * max(self.scenario.seats) - 1
        return len(corners) > others * (1 + int(self.graph.corner_width))  # each takes the corners next to it too

    def fitting_terrains(self, tile: int, terrains: tuple[str, ...], left: list[int]) -> list[int]:
        fitting: list[int] = []
        for at in left:
            self.terrain[tile] = terrains[at]
            if self.terrain_fits(tile):
                fitting.append(at)
        return fitting

    def terrain_fits(self, tile: int) -> bool:
        """Where the terrain belongs; no three of one land meet in a corner, if they must be mixed."""
        if self.from_pools and tile in self.kept_out and self.terrain[tile] in self.kept_out[tile]:
            return False
        if not self.mixed or self.terrain[tile] in (SEA, FOG):
            return True
        width = int(self.graph.tile_width)
        around = [int(self.graph.tile_neighbours[tile * width + k]) for k in range(width)]
        same = [neighbour >= 0 and self.terrain[neighbour] == self.terrain[tile] for neighbour in around]
        return not any(same[k] and same[k - 1] for k in range(width))

    def impossible(self, reason: str) -> BoardError:
        return BoardError(f"{self.scenario.source}: {reason} {', '.join(self.constraints) or 'the rules'}")

    # ---- chance

    def draw(self, left: list[int]) -> int:
        """One of what is left, which is then gone."""
        at = self.below(len(left))
        left[at], left[-1] = left[-1], left[at]
        return left.pop()

    def draw_among(self, left: list[int], some: list[int]) -> int:
        """One of some of those left, which is then gone; NOWHERE if there are none."""
        if not some:
            return NOWHERE
        at = some[self.below(len(some))]
        left.remove(at)
        return at

    def random_harbours(self) -> list[tuple[int, str]]:
        """Frame pieces in any order (BASE-11), or without pieces the kinds shuffled over the edges (BASE-82)."""
        frame = self.scenario.frame
        if frame is not None:
            left = list(range(len(frame.pieces)))
            return frame.harbours([self.draw(left) for _ in frame.sides])
        left = list(range(len(self.scenario.harbours)))
        return [(edge, self.scenario.harbours[self.draw(left)][1]) for edge, _ in self.scenario.harbours]
