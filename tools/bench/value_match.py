"""Bots of ours against Catanatron's value player, in duels and at tables of four with three of them.

    PYTHONPATH=build/compiled:. .venv-bench/bin/python -m tools.bench.value_match --peer ../catanatron
    ... --bot strong:offers=0 --seats 2 --games 600 --jobs 2 --profile --honest 10 --json build/value.json

Without seeing hidden cards a bot is to win 92 % of 600 duels and 80 % of 400 tables of four, with no domestic trade, in
10 ms a decision. `tools/bench/value_game.py` says how a game is played. A game that ended with an error, or had no
winner after 1,000 turns, counts as not won. Times are CPU time of decisions with more than one way out, the making of
the view included.

Catanatron is under the GPL: nothing of it is part of Archipel, and nothing here runs without a copy that the user has
fetched. `--honest N` asks every Nth decision of ours a second time, after all that the seat cannot see was dealt again:
hands, development cards and the deck. `--profile` says what games lost and won looked like at their end.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, fields
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Final

import archipel
from archipel.arena.wilson import wilson
from archipel.bots import Bot, bot_maker
from archipel.bots.registry import UnknownBot
from tools.bench.value_factors import load
from tools.bench.value_game import NoPeer, Outcome, Peer, SeatStory, Table, load_peer
from tools.tune import WeightedBot

BOT: Final = "standard:offers=0"
GAMES: Final = {2: 600, 4: 400}
GOALS: Final = {2: 0.92, 4: 0.80}
MOST_MS: Final = 10.0
EVERY: Final = 50  # games between two signs of life

_peers: dict[Path | None, Peer] = {}  # of this process


def maker_of(bot: str, weights: Path | None) -> Callable[[int], Bot]:
    """What makes our bot, with the weights of a file of `tools/bench/value_factors.py` if there is one."""
    if weights is None:
        return bot_maker(bot)
    screening = load(weights)
    return partial(WeightedBot, weights=screening.weights, bot=bot, placement=screening.placement)


def play(
    folder: Path | None, bot: str, weights: Path | None, seats: int, seed: int, honest: int, number: int
) -> Outcome:
    """One game of a match."""
    if folder not in _peers:
        _peers[folder] = load_peer(folder)
    return Table(_peers[folder], seats, number, seed, maker_of(bot, weights), honest).play()


def play_all(bot: str, seats: int, games: int, said: argparse.Namespace) -> list[Outcome]:
    """All games of a match, in their order. The same arguments give the same games."""
    one = partial(play, said.peer, bot, said.weights, seats, said.seed, said.honest)
    found: list[Outcome] = []
    with ProcessPoolExecutor(said.jobs, mp_context=get_context("spawn")) as workers:
        for outcome in workers.map(one, range(games), chunksize=4):
            found.append(outcome)
            if len(found) % EVERY == 0:
                won = sum(game.won for game in found)
                print(f"{bot}, {seats} seats: {won} of {len(found)}", file=sys.stderr, flush=True)
    return found


# ---- what is shown

HEADING: Final = (
    "| bot | seats | games | won | share | 95 % | goal | ms a decision | slowest, ms | errors | unfinished |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def line(bot: str, seats: int, games: Sequence[Outcome]) -> str:
    """The line of a match in the table."""
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    decisions = sum(game.decisions for game in games)
    mean = 1000 * sum(game.seconds for game in games) / max(1, decisions)
    slowest = 1000 * max((game.slowest for game in games), default=0.0)
    errors = sum(game.error != "" for game in games)
    unfinished = sum(game.winner < 0 and not game.error for game in games)
    goal = f"{100 * GOALS[seats]:.0f} %" if seats in GOALS else "–"
    return (
        f"| `{bot}` | {seats} | {len(games)} | {won} | {100 * won / max(1, len(games)):.1f} % "
        f"| {100 * low:.1f} – {100 * high:.1f} % | {goal} | {mean:.2f} | {slowest:.0f} | {errors} | {unfinished} |"
    )


def remarks(games: Sequence[Outcome]) -> list[str]:
    """Errors, each one; differences of the engines, added up; decisions that were asked again."""
    said = [f"game {game.number}: {game.error}" for game in games if game.error]
    differences: Counter[str] = Counter()
    for game in games:
        differences.update(game.differences)
    said += [f"{what}: {count}" for what, count in sorted(differences.items()) if count > 0]
    asked = sum(game.asked_again for game in games)
    if asked > 0:
        changed = sum(game.changed for game in games)
        said.append(f"asked again with hidden cards dealt again: {asked} decisions, {changed} changed")
    return said


def profile(games: Iterable[Outcome]) -> str:
    """What a seat had at the end, on average: ours and the best of the others, in games won and lost."""
    won: list[tuple[SeatStory, SeatStory]] = []
    lost: list[tuple[SeatStory, SeatStory]] = []
    for game in games:
        if game.winner >= 0:
            others = [story for seat, story in enumerate(game.seats) if seat != game.seat]
            rival = max(others, key=lambda story: story.points)
            (won if game.won else lost).append((game.seats[game.seat], rival))
    said = [
        f"| at the end, on average | won ({len(won)}): ours | best other | lost ({len(lost)}): ours | winner |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for column in fields(SeatStory):
        numbers = [
            f"{fmean(getattr(pair[k], column.name) for pair in pairs):.2f}" if pairs else "–"
            for pairs in (won, lost)
            for k in (0, 1)
        ]
        said.append(f"| {column.name.replace('_', ' ')} | {' | '.join(numbers)} |")
    return "\n".join(said)


def by_seat(games: Sequence[Outcome]) -> str:
    """Shares won from every place in the order."""
    said = []
    for seat in sorted({game.seat for game in games}):
        mine = [game for game in games if game.seat == seat]
        said.append(f"seat {seat}: {sum(game.won for game in mine)} of {len(mine)}")
    return "won from " + ", ".join(said)


def asked(argv: Sequence[str] | None) -> argparse.Namespace:
    said = argparse.ArgumentParser(
        prog="python -m tools.bench.value_match", description="Bots against Catanatron's value player."
    )
    said.add_argument("--peer", type=Path, help="the folder of a checkout of Catanatron")
    said.add_argument("--bot", action="append", help=f"a bot, as often as wanted; {BOT} without it")
    said.add_argument("--seats", type=int, action="append", choices=(2, 3, 4), help="2 and 4 without it")
    said.add_argument("--games", type=int, help="600 duels and 400 tables without it")
    said.add_argument("--seed", type=int, default=0)
    said.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    said.add_argument("--honest", type=int, default=0, metavar="N", help="ask every Nth decision again")
    said.add_argument("--weights", type=Path, help="a file of tools.bench.value_factors, for weights to play with")
    said.add_argument("--profile", action="store_true", help="what the games looked like")
    said.add_argument("--json", type=Path, help="a file for all results, written after every match")
    return said.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    said = asked(argv)
    bots = said.bot or [BOT]
    try:
        for bot in bots:
            bot_maker(bot)
        load_peer(said.peer)
    except (NoPeer, UnknownBot) as reason:
        print(reason, file=sys.stderr)
        return 2
    lines: list[str] = []
    results: list[dict[str, object]] = []
    errors = 0
    for bot in bots:
        for seats in said.seats or sorted(GAMES):
            games = said.games or GAMES.get(seats, 400)
            found = play_all(bot, seats, games, said)
            lines.append(line(bot, seats, found))
            results.append({"bot": bot, "seats": seats, "games": [asdict(game) for game in found]})
            errors += sum(game.error != "" for game in found)
            if said.json is not None:
                said.json.parent.mkdir(parents=True, exist_ok=True)
                said.json.write_text(json.dumps(results), encoding="utf-8")
            print("\n".join([f"\n{bot}, {seats} seats", *remarks(found), by_seat(found)]), flush=True)
            if said.profile:
                print(f"\n{profile(found)}")
    core = "compiled" if archipel.compiled() else "pure Python"
    print("\n".join([f"\nArchipel {archipel.__version__}, {core}; seed {said.seed}", HEADING, *lines]))
    return 1 if errors > 0 else 0


if __name__ == "__main__":
    sys.exit(main())
