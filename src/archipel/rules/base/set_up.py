"""Setting up the board: terrain, number tokens, harbours and robber (BASE-10 to BASE-19, BASE-79 to BASE-84).

Where tiles or tokens must keep apart they are laid one by one, and all are taken up again at the first clash: so every
way to lay them that keeps the constraints is equally likely.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from archipel.board.graph import BoardError
from archipel.board.layout import BARREN, NOWHERE, NUMBERS, Board, first_of
from archipel.board.scenario import BOARDS, FRAMES, Scenario

CONSTRAINTS: Final = ("no_equal_neighbours", "no_2_12_neighbours", "no_red_neighbours", "mixed_terrain")
TRIES: Final = 50_000  # the hardest of ours, all constraints on 30 hexes with random tokens, needs 2,200 on average


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """How to set up; empty words mean what the scenario asks for."""

    board: str = ""  # "beginner", "spiral" or "random"
    frame: str = ""  # "standard" or "random"
    constraints: tuple[str, ...] = ()  # of CONSTRAINTS, each for itself
    robber_desert: int = 0  # which of several deserts, in reading order (BASE-84)


def deal_board(scenario: Scenario, options: BoardOptions, below: Callable[[int], int]) -> Board:
    """A board of this scenario; below(n) draws a number from 0 to n - 1."""
    board = options.board or scenario.default_board
    frame = options.frame or scenario.default_frame
    if board not in BOARDS:
        raise BoardError(f'unknown board "{board}": there are {", ".join(BOARDS)}')
    if frame not in FRAMES:
        raise BoardError(f'unknown frame "{frame}": there are {", ".join(FRAMES)}')
    for name in options.constraints:
        if name not in CONSTRAINTS:
            raise BoardError(f'unknown constraint "{name}": there are {", ".join(CONSTRAINTS)}')
    table = _Table(scenario, options.constraints, below)
    if board == "beginner":
        table.lay_beginner()
    elif board == "spiral":
        table.lay_spiral()
    else:
        table.lay_random()
    harbours = table.random_harbours() if frame == "random" else list(scenario.harbours)
    robber = _robber_start(scenario, table.terrain, options.robber_desert)
    return Board(scenario.graph, table.terrain, table.numbers, harbours, robber)


def _robber_start(scenario: Scenario, terrain: list[str], nth: int) -> int:
    """The desert, as a rule (BASE-19); with two of them the first, or the one that was chosen (BASE-84)."""
    if not scenario.robber:
        return NOWHERE
    if scenario.robber in scenario.graph.tile_names:
        return scenario.graph.tile(scenario.robber)
    robber = first_of(terrain, scenario.robber, nth) if nth >= 0 else NOWHERE
    if robber == NOWHERE:
        raise BoardError(f"there is no {scenario.robber} number {nth} for the robber, counted from 0 (BASE-84)")
    return robber


@final
class _Table:
    """Tiles and tokens as they are being laid."""

    def __init__(self, scenario: Scenario, constraints: tuple[str, ...], below: Callable[[int], int]) -> None:
        self.scenario = scenario
        self.graph = scenario.graph
        self.below = below
        self.constraints = constraints
        self.terrain: list[str] = list(scenario.terrain)
        self.numbers: list[int] = list(scenario.numbers)
        self.mixed: bool = "mixed_terrain" in constraints
        self.apart: dict[int, set[int]] = {number: set() for number in NUMBERS}
        if "no_equal_neighbours" in constraints:
            for number in NUMBERS:
                self.keep_apart(number)
        if "no_2_12_neighbours" in constraints:
            self.keep_apart(2, 12)
        if "no_red_neighbours" in constraints:
            self.keep_apart(6, 8)

    # ---- the three boards

    def lay_beginner(self) -> None:
        """The fixed board (BASE-18)."""
        beginner = self.scenario.beginner
        if beginner is None:
            raise BoardError(f"{self.scenario.source} has no beginner board (BASE-18)")
        self.terrain = list(beginner.terrain)
        self.numbers = list(beginner.numbers)
        if not all(self.terrain_fits(tile) and self.number_fits(tile) for tile in range(len(self.terrain))):
            raise self.impossible("the beginner board is fixed (BASE-18) and does not keep")

    def lay_spiral(self) -> None:
        """Random terrain, tokens by their letters from a random corner (BASE-14, BASE-15)."""
        for pool in self.scenario.pools:
            if not pool.spirals:
                raise BoardError(f"{self.scenario.source} has no spiral for its tokens (BASE-15)")
        for _ in range(TRIES):
            if self.try_terrain() and self.try_tokens(shuffled=False):
                return
        raise self.impossible("no spiral was found that keeps")

    def lay_random(self) -> None:
        """Random terrain, random tokens with no two of 6 and 8 side by side (BASE-14, BASE-17)."""
        self.keep_apart(6, 8)
        for _ in range(TRIES):
            if self.try_terrain():
                break
        else:
            raise self.impossible("no terrain was found that keeps")
        for _ in range(TRIES):
            if self.try_tokens(shuffled=True):
                return
        raise self.impossible("no tokens were found that keep 6 and 8 apart (BASE-17) and")

    # ---- one try; False at the first clash

    def try_terrain(self) -> bool:
        self.terrain = list(self.scenario.terrain)
        for pool in self.scenario.pools:
            left = list(range(len(pool.terrains)))
            for tile in pool.tiles:
                self.terrain[tile] = pool.terrains[self.draw(left)]
                if not self.terrain_fits(tile):
                    return False
        return True

    def try_tokens(self, shuffled: bool) -> bool:
        """At random, or by their letters along a spiral; barren tiles are left out."""
        self.numbers = list(self.scenario.numbers)
        for pool in self.scenario.pools:
            path = pool.tiles if shuffled else pool.spirals[self.below(len(pool.spirals))]
            left = list(range(len(pool.numbers)))
            for tile in path:
                if self.terrain[tile] in BARREN:
                    continue
                self.numbers[tile] = pool.numbers[self.draw(left) if shuffled else left.pop(0)]
                if not self.number_fits(tile):
                    return False
        return True

    # ---- constraints

    def keep_apart(self, *numbers: int) -> None:
        """No two tiles with any of these numbers side by side."""
        for number in numbers:
            self.apart[number].update(numbers)

    def number_fits(self, tile: int) -> bool:
        if self.numbers[tile] == 0:
            return True
        apart = self.apart[self.numbers[tile]]
        width = int(self.graph.tile_width)
        for k in range(width):
            neighbour = int(self.graph.tile_neighbours[tile * width + k])
            if neighbour >= 0 and self.numbers[neighbour] in apart:
                return False
        return True

    def terrain_fits(self, tile: int) -> bool:
        """No three tiles of one terrain meet in a corner, if they must be mixed."""
        if not self.mixed:
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

    def random_harbours(self) -> list[tuple[int, str]]:
        """Frame pieces in any order (BASE-11), or without pieces the kinds shuffled over the edges (BASE-82)."""
        frame = self.scenario.frame
        if frame is not None:
            left = list(range(len(frame.pieces)))
            return frame.harbours([self.draw(left) for _ in frame.sides])
        left = list(range(len(self.scenario.harbours)))
        return [(edge, self.scenario.harbours[self.draw(left)][1]) for edge, _ in self.scenario.harbours]
