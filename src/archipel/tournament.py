"""Small tournaments: who plays with whom in the next round, and the standings. Pure functions; nothing is played here.

Players are numbers from 0. A round has tables of three and four, perhaps byes, and players who are absent:

    first = pair("swiss", 16, [], absent={3}, seed=7)
    standings(16, [first])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random
from typing import Final, Literal

System = Literal["swiss", "all"]  # those with equal points meet; everybody meets everybody

FEWEST: Final = 6
MOST: Final = 64
SIZES: Final[tuple[int, ...]] = (4, 3)  # of tables, the preferred one first
PLACE_POINTS: Final = {3: (4.0, 2.0, 0.0), 4: (4.0, 2.0, 1.0, 0.0)}  # by the size of the table; ties share
BYE_POINTS: Final = 2.0
STARTS: Final = 8  # from which pairings are improved
AGAIN: Final = 100.0  # what a second meeting costs, more than any difference in points; a third costs four times that
THREES: Final = 3.0  # what it costs to sit at a table of three again


class PairingError(ValueError):
    """Too few players for a table."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """Points of the game and winners, by their places in `PairedTable.players`."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    by_hand: bool = False  # entered by the organiser


@dataclass(frozen=True, slots=True)
class PairedTable:
    """The players of a table in the order of their seats."""

    players: tuple[int, ...]
    result: TableResult | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """A round: who plays where, who has a bye, who is not there."""

    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A player after the results so far. Higher stands who has more tournament points, then more wins, then the larger
    part of the winners' points, then the stronger opponents; equals share a place."""

    player: int
    place: int  # from 1
    points: float
    wins: int
    part: float  # own points of the game as a part of the winner's, the mean over all games
    opponents: float  # points for each game of those met, the mean over them
    games: int
    byes: int


def table_sizes(players: int, sizes: Sequence[int] = SIZES) -> tuple[list[int], int]:
    """The sizes of the tables for a number of players, and how many have a bye: as few as can be, then as many tables
    of the preferred size as can be."""
    large, small = sizes[0], sizes[-1]
    for byes in range(players):
        for count in range((players - byes) // large, -1, -1):
            rest = players - byes - count * large
            if rest % small == 0 and (large != small or rest == 0):
                return [large] * count + [small] * (rest // small), byes
    raise PairingError(f"{players} players do not make a table")


def suggested_rounds(system: System, players: int) -> int:
    """Enough rounds to tell the players apart, or for everybody to meet everybody where that can be."""
    if system == "all":
        return -(-(players - 1) // (SIZES[0] - 1))
    return max(3, (players - 1).bit_length())


def place_points(result: TableResult) -> list[float]:
    """The tournament points of each place at the table: winners first, then by points; who ties shares."""
    order = [(seat not in result.winners, -points) for seat, points in enumerate(result.points)]
    worth = PLACE_POINTS[len(order)]
    found = []
    for mine in order:
        above, equal = sum(other < mine for other in order), order.count(mine)
        found.append(sum(worth[above : above + equal]) / equal)
    return found


def meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each pair, the lower number first, has been at a table."""
    return Counter(pair for one in rounds for table in one.tables for pair in combinations(sorted(table.players), 2))


# ---- standings


def standings(players: int, rounds: Sequence[Round]) -> list[Standing]:
    """All players after the results so far, the first first."""
    points, wins, byes = [0.0] * players, [0] * players, [0] * players
    parts: list[list[float]] = [[] for _ in range(players)]
    met: list[list[int]] = [[] for _ in range(players)]
    for one in rounds:
        for player in one.byes:
            points[player] += BYE_POINTS
            byes[player] += 1
        for table in one.tables:
            if table.result is None:
                continue
            best = max(1, *table.result.points)
            for seat, worth in enumerate(place_points(table.result)):
                player = table.players[seat]
                points[player] += worth
                wins[player] += seat in table.result.winners
                parts[player].append(table.result.points[seat] / best)
                met[player] += [other for other in table.players if other != player]
    games = [len(found) for found in parts]
    worth_met = [_mean([points[other] / max(1, games[other]) for other in found]) for found in met]
    ranked = [(-points[p], -wins[p], -round(_mean(parts[p]), 6), -round(worth_met[p], 6)) for p in range(players)]
    return [
        Standing(
            player,
            1 + sum(other < ranked[player] for other in ranked),
            points[player],
            wins[player],
            _mean(parts[player]),
            worth_met[player],
            games[player],
            byes[player],
        )
        for player in sorted(range(players), key=lambda one: (ranked[one], one))
    ]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


# ---- the next round


def pair(
    system: System,
    players: int,
    rounds: Sequence[Round],
    absent: Collection[int] = (),
    seed: int = 0,
    sizes: Sequence[int] = SIZES,
) -> Round:
    """The next round. The same seed gives the same round."""
    random = Random(f"{seed}:{len(rounds)}")
    table_order = [standing.player for standing in standings(players, rounds)]
    present = [player for player in range(players) if player not in absent]
    lengths, bye_count = table_sizes(len(present), sizes)
    byes = _byes(present, bye_count, rounds, table_order, random)
    playing = [player for player in present if player not in byes]
    search = _Search(system, players, rounds)
    best: list[list[int]] = []
    for start in range(STARTS):
        random.shuffle(playing)
        if system == "swiss" and start == 0:
            playing.sort(key=lambda player: -search.score[player])
        tables, first = [], 0
        for length in lengths:
            tables.append(playing[first : first + length])
            first += length
        search.improve(tables)
        if not best or search.cost(tables) < search.cost(best):
            best = [list(table) for table in tables]
    seats = _seats_had(rounds)
    tables_in_order = tuple(PairedTable(_seated(table, seats, random)) for table in best)
    return Round(tables_in_order, tuple(sorted(byes)), tuple(sorted(set(range(players)) - set(present))))


def _byes(present: list[int], count: int, rounds: Sequence[Round], order: list[int], random: Random) -> set[int]:
    """Nobody has a second bye before all who are here had one; among those the last of the standings first."""
    had = Counter(player for one in rounds for player in one.byes)
    lot = {player: random.random() for player in present}
    played = bool(rounds)
    return set(
        sorted(present, key=lambda player: (had[player], -order.index(player) if played else 0, lot[player]))[:count]
    )


class _Search:
    """What a pairing costs, and how it is made better by swaps."""

    def __init__(self, system: System, players: int, rounds: Sequence[Round]) -> None:
        self.met = meetings(rounds)
        self.score = {standing.player: standing.points for standing in standings(players, rounds)}
        self.by_score = system == "swiss"
        self.threes = Counter(
            player for one in rounds for table in one.tables if len(table.players) == 3 for player in table.players
        )

    def table_cost(self, table: Sequence[int]) -> float:
        cost = 0.0
        for a, b in combinations(table, 2):
            cost += AGAIN * self.met[(a, b) if a < b else (b, a)] ** 2
            if self.by_score:
                cost += abs(self.score[a] - self.score[b])
        if len(table) == 3:
            cost += THREES * sum(self.threes[player] for player in table)
        return cost

    def cost(self, tables: Sequence[Sequence[int]]) -> float:
        return sum(map(self.table_cost, tables))

    def improve(self, tables: list[list[int]]) -> None:
        """Swap players of two tables for as long as that makes the pairing cheaper."""
        better = True
        while better:
            better = False
            for one, other in combinations(tables, 2):
                for a in range(len(one)):
                    for b in range(len(other)):
                        before = self.table_cost(one) + self.table_cost(other)
                        one[a], other[b] = other[b], one[a]
                        if self.table_cost(one) + self.table_cost(other) < before - 1e-9:
                            better = True
                        else:
                            one[a], other[b] = other[b], one[a]


def _seats_had(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    return Counter(
        (player, seat) for one in rounds for table in one.tables for seat, player in enumerate(table.players)
    )


def _seated(table: list[int], had: Counter[tuple[int, int]], random: Random) -> tuple[int, ...]:
    """The players of a table on seats that they have had least."""
    orders = list(permutations(table))
    random.shuffle(orders)
    return min(orders, key=lambda order: sum(had[player, seat] ** 2 for seat, player in enumerate(order)))
