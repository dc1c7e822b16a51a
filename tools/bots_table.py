"""How well bots play games: matches of `standard` against others, and which verbs its games use.

    python tools/bots_table.py --games 200 "traders_barbarians/rivers:seats=4" "base:seats=4,event_cards=true"
    python tools/bots_table.py --games 200 --box traders_barbarians
    python tools/bots_table.py --games 100 --box traders_barbarians --with event_cards --with harbormaster
    python tools/bots_table.py --games 500 --verbs --box traders_barbarians

For each game one `standard` plays against `random` bots, then against `greedy` ones, seats rotated as in
`archipel simulate`. The share that it won is printed with its interval, and how many games did not end. `--with` plays
the games of the box again with an option turned on. With `--verbs` only standards play, and the table says how often
each verb of the game was used in all games together.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from typing import Final

from archipel.arena import MatchResult, play_match
from archipel.bots import make
from archipel.catalogue import GameSpec, catalogue, parse_spec, start

OTHERS: Final = ("random", "greedy")
MOST_CHOICES: Final = 100_000  # in one game


def specs(said: Namespace) -> list[GameSpec]:
    """The games that were asked for; those of a box with four seats, or as many as the game or the option has."""
    found: list[str] = list(said.game)
    for entry in catalogue():
        if entry.box == said.box:
            seats = 4 if 4 in entry.seats else max(entry.seats)
            found.append(f"{entry.name}:seats={seats}")
            for name in said.turned_on:
                option = next(option for option in entry.options if option.name == name)
                if True not in option.choices:  # a rule excludes it here
                    continue
                found.append(f"{entry.name}:seats={max(option.seats, default=seats)},{name}=true")
    return [parse_spec(game) for game in found]


def share_of(result: MatchResult) -> str:
    """What the first bot won, with the interval, and what else must be known."""
    bot = result.by_name[result.names[0]]
    low, high = bot.interval
    said = f"{bot.share:.1%} [{low:.1%} to {high:.1%}]"
    if result.unfinished:
        said += f", {result.unfinished} unfinished"
    if result.failures:
        said += f", {len(result.failures)} failed"
    return said


def matches(spec: GameSpec, games: int, jobs: int | None) -> str:
    """A line of the table of matches."""
    cells = [str(spec)]
    turns = ""
    for other in OTHERS:
        result = play_match(spec, ["standard", *[other] * (spec.seats - 1)], games, seed=1, jobs=jobs)
        cells.append(share_of(result))
        turns = f"{result.turns['mean']:.0f}" if result.turns else "-"
    return f"| {' | '.join([*cells, turns])} |"


def verbs(spec: GameSpec, games: int) -> str:
    """How often standards used each verb; those they never used come last."""
    used: Counter[str] = Counter()
    unfinished = 0
    for seed in range(games):
        game = start(spec, seed)
        bots = [make("standard", seed=seat) for seat in range(spec.seats)]
        for _ in range(MOST_CHOICES):
            if game.over:
                break
            action = bots[game.seat].choose(game.view(game.seat))
            used[action.kind] += 1
            game.apply(action, game.seat)
        unfinished += not game.over
    never = [str(verb.name) for verb in start(spec, 0).rules.verbs if str(verb.name) not in used]
    counts = ", ".join(f"{name} {count}" for name, count in used.most_common())
    return f"{spec}, {games} games, {unfinished} unfinished\n  {counts}\n  never: {', '.join(never) or '-'}"


def arguments_of(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="a game, such as base:seats=4")
    parser.add_argument("--box", default="", help="all games of this box as well")
    parser.add_argument("--with", dest="turned_on", action="append", default=[], help="and again with this option")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--verbs", action="store_true")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    said = arguments_of(arguments)
    if not said.verbs:
        print(f"| {said.games} games each | against random | against greedy | turns |\n| --- | ---: | ---: | ---: |")
    for spec in specs(said):
        print(verbs(spec, said.games) if said.verbs else matches(spec, said.games, said.jobs), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
