"""How much of a game is talk about trade: one person and three standard bots, as a table has them.

    PYTHONPATH=build/compiled:. python -m tools.trade_talk [GAMES] [GAME]

The person is played by a standard bot too. Printed are the moves of a game by kind and the share of those that belong
to trade between players: offers, answers, and what closes them.
"""

from __future__ import annotations

import sys
from collections import Counter

from archipel.bots import make
from archipel.catalogue import parse_spec, start
from archipel.engine import roles

MOST_TURNS = 400


def talk(games: int, game: str) -> Counter[tuple[str, bool]]:
    """How often each kind of action was done in these games, and whether it is talk about trade."""
    counts: Counter[tuple[str, bool]] = Counter()
    for number in range(games):
        played = start(parse_spec(game), 1000 + number)
        bots = [make("standard", 10 * number + seat) for seat in range(played.seats)]
        while not played.over and played.turn < MOST_TURNS:
            seat = played.seat
            action = bots[seat].choose(played.view(seat))
            has = played.rules.verb_named[action.kind].roles
            counts[action.kind, roles.TRADE in has and roles.AT_RATE not in has] += 1
            played.apply(action, seat)
    return counts


def main(said: list[str]) -> None:
    games = int(said[0]) if said else 20
    counts = talk(games, said[1] if len(said) > 1 else "base:seats=4,phases=combined")
    for (kind, is_talk), count in counts.most_common():
        print(f"{count / games:7.1f} {kind}{' (trade)' if is_talk else ''}")
    trade = sum(count for (_, is_talk), count in counts.items() if is_talk)
    print(f"{trade / counts.total():.1%} of {counts.total() / games:.0f} moves a game are talk about trade")


if __name__ == "__main__":
    main(sys.argv[1:])
