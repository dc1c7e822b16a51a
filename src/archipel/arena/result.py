"""The result of a match, as values that can be written as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from archipel.arena.rows import Row
from archipel.arena.wilson import wilson

FAILURES_SHOWN: Final = 5  # different ones


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that raised an error, chose an illegal action or never finished its turn; the game does not count."""

    game: int
    seed: int
    bot: int  # its place in the list of bots
    seat: int
    turn: int
    error: str
    trace: str
    record: str  # of the game until then
    where: str = ""  # in the code of the bot: my_bots.py:12; of an error outside it, such as an illegal action, nothing

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seed": self.seed,
            "bot": self.bot,
            "seat": self.seat,
            "turn": self.turn,
            "error": self.error,
            "where": self.where,
            "trace": self.trace,
            "record": self.record,
        }


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: which bot sat where and who won. Times are apart, in `seconds`: they alone differ from run to run, so
    they do not count when results are compared."""

    game: int
    seed: int
    seating: tuple[int, ...]  # for every seat the bot's place in the list of bots
    winners: tuple[int, ...]  # bots
    turns: int
    actions: int
    decisions: tuple[int, ...]  # of every bot, with more than one possible answer
    seconds: tuple[float, ...] = field(compare=False)  # that every bot took for them
    failure: Failure | None = None
    points: tuple[int, ...] = ()  # of every seat, hidden ones included
    rows: tuple[Row, ...] = ()  # for a table; they are not kept when they have been written
    record: str = ""  # of the game, if records are kept; no longer here when it has been written

    @property
    def finished(self) -> bool:
        return bool(self.winners)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seed": self.seed,
            "seating": list(self.seating),
            "winners": list(self.winners),
            "points": list(self.points),
            "turns": self.turns,
            "actions": self.actions,
        }


@dataclass(frozen=True, slots=True)
class BotResult:
    """What one bot of the list won."""

    name: str
    games: int
    wins: float  # a shared victory counts in parts
    decisions: int
    seconds: float = field(compare=False)

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of Wilson."""
        return wilson(round(self.wins), self.games)

    @property
    def milliseconds(self) -> float:
        """For one decision with more than one possible answer."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def to_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "low": low,
            "high": high,
            "decisions": self.decisions,
            "milliseconds_per_decision": self.milliseconds,
        }


def sum_of(name: str, bots: list[int], games: Sequence[GameResult]) -> BotResult:
    """What bots of one name won together; games that failed count for nobody."""
    counted = [game for game in games if game.failure is None]
    return BotResult(
        name,
        sum(bot in bots for game in counted for bot in game.seating),
        sum(sum(bot in bots for bot in game.winners) / len(game.winners) for game in counted if game.winners),
        sum(game.decisions[bot] for game in games for bot in bots),
        sum(game.seconds[bot] for game in games for bot in bots),
    )


@dataclass(frozen=True, slots=True)
class Played:
    """Games between bots, and what went wrong in them."""

    spec: str
    names: tuple[str, ...]
    seed: int
    games: tuple[GameResult, ...]

    @property
    def failures(self) -> list[Failure]:
        return [game.failure for game in self.games if game.failure is not None]

    @property
    def unfinished(self) -> int:
        """Games that nobody had won when the turns ran out."""
        return sum(1 for game in self.games if not game.finished and game.failure is None)

    @property
    def ok(self) -> bool:
        """Whether every bot played by the rules in every game."""
        return not self.failures

    @property
    def trouble(self) -> list[str]:
        """In sentences: games that did not end, and bots that failed, those with the same error together."""
        said = [f"Unfinished games: {self.unfinished}."] if self.unfinished else []
        alike: dict[tuple[str, str], list[Failure]] = {}
        for failure in self.failures:
            alike.setdefault((self.names[failure.bot], failure.error), []).append(failure)
        for (name, error), same in list(alike.items())[:FAILURES_SHOWN]:
            first, more = same[0], f", and in {len(same) - 1} more games" if len(same) > 1 else ""
            where = f" at {first.where}" if first.where else ""
            said.append(
                f"Game {first.game} (seed {first.seed}): {name} failed in turn {first.turn}{where}{more}: {error}"
            )
        if len(alike) > FAILURES_SHOWN:
            said.append(f"Other errors: {len(alike) - FAILURES_SHOWN}.")
        return [*said, f"Failed games: {len(self.failures)}; they count for nobody."] if self.failures else said


@dataclass(frozen=True, slots=True)
class MatchResult(Played):
    """All games of a match."""

    def __str__(self) -> str:
        """A line for every bot, with its share of the games and the 95 % interval, and what went wrong."""
        head = f"{self.spec}, {len(self.games)} games, seed {self.seed}"
        rows = [
            f"{bot.name}: {bot.share:.1%} [{bot.interval[0]:.1%} to {bot.interval[1]:.1%}] of {bot.games}"
            for bot in self.by_name.values()
        ]
        return "\n".join([head, *rows, *self.trouble])

    @property
    def bots(self) -> list[BotResult]:
        """Every bot of the list, in its order."""
        return [sum_of(self.names[bot], [bot], self.games) for bot in range(len(self.names))]

    @property
    def by_name(self) -> dict[str, BotResult]:
        """Bots of one name taken together; the share is per bot."""
        return {
            name: sum_of(name, [b for b, other in enumerate(self.names) if other == name], self.games)
            for name in self.names
        }

    @property
    def turns(self) -> dict[str, float]:
        """Lengths of the finished games."""
        lengths = [game.turns for game in self.games if game.finished]
        if not lengths:
            return {}
        return {
            "mean": sum(lengths) / len(lengths),
            "median": median(lengths),
            "least": min(lengths),
            "most": max(lengths),
        }

    def to_json(self) -> dict[str, object]:
        return {
            "spec": self.spec,
            "seed": self.seed,
            "games": len(self.games),
            "bots": [bot.to_json() for bot in self.bots],
            "turns": self.turns,
            "unfinished": self.unfinished,
            "failures": [failure.to_json() for failure in self.failures],
            "results": [game.to_json() for game in self.games],
        }
