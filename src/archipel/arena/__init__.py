"""Matches between bots: many games, seats rotated, win rates with their uncertainty."""

from __future__ import annotations

from archipel.arena.executors import Executor, Here, Processes, Ray, executor_for
from archipel.arena.ladder import LadderResult, Rung, play_ladder
from archipel.arena.match import play_match
from archipel.arena.paired import PairedResult, compare
from archipel.arena.result import BotResult, Failure, GameResult, MatchResult
from archipel.arena.table_file import TableFile
from archipel.arena.wilson import wilson

__all__ = [
    "BotResult",
    "Executor",
    "Failure",
    "GameResult",
    "Here",
    "LadderResult",
    "MatchResult",
    "PairedResult",
    "Processes",
    "Ray",
    "Rung",
    "TableFile",
    "compare",
    "executor_for",
    "play_ladder",
    "play_match",
    "wilson",
]
