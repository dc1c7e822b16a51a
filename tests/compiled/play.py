"""Plays seeded games with many sets of rules and prints a digest of all that could be seen of them, one line for each:

    PYTHONPATH=src python -m tests.compiled.play 3 2

plays three games with each. The second number is how many options of the base game meet, as in `rulesets`; games inside
the kernel are quick and always played with all. At sea one table of every scenario is played inside and some of them
outside, with a second number above 1 all samples of `rulesets` both ways. The compiled core must print the same lines.
"""

from __future__ import annotations

import sys
from hashlib import sha256

import archipel
from archipel.catalogue import GameSpec, start
from archipel.engine.game import enumerate_outcomes
from archipel.engine.playout import play_randomly
from archipel.engine.stream import Stream
from archipel.engine.view import imagine
from tests.properties.games import MOST_ACTIONS, random_game
from tests.properties.rulesets import base_rulesets, few_samples, rulesets

MOST_OUTCOMES = 100  # of one action: a roll at which six seats may draw a card each has millions


def inside(spec: GameSpec, seed: int) -> str:
    """A game of random players in the kernel's own loop."""
    state = start(spec, seed).state
    done = play_randomly(state, Stream(seed), MOST_ACTIONS)
    return sha256(f"{done} {state.over()}".encode() + state.to_bytes()).hexdigest()


def outside(spec: GameSpec, seed: int) -> str:
    """A game through the public interface: states, legal actions, views, other deals, chance, record and events."""
    seen = sha256()
    for number, game in enumerate(random_game(spec, seed)):
        seen.update(game.state_bytes())
        for seat in game.deciding:
            seen.update(str([one.code for one in game.legal_actions(seat)]).encode())
        if number % 20 == 0:
            view = game.view(number % (game.seats + 1) - 1)
            seen.update(f"{view.to_json()}".encode() + imagine(view, number).to_bytes())
            if not game.over:
                seat = game.deciding[0]
                code = game.legal_actions(seat)[0].code
                for told, weight, state in enumerate_outcomes(game.state, seat, code, [], MOST_OUTCOMES):
                    seen.update(f"{told} {weight}".encode() + state.to_bytes())
    seen.update(game.record().encode())
    seen.update(str(game.events).encode())
    return seen.hexdigest()


def main() -> None:
    print(f"compiled: {archipel.compiled()}")
    seeds, together = range(int(sys.argv[1])), int(sys.argv[2])
    if together > 1:
        inner, outer = rulesets(), rulesets(together)
    else:
        inner, outer = base_rulesets() + few_samples(), base_rulesets(together) + few_samples()[2::3]
    for play, specs in ((inside, inner), (outside, outer)):
        for spec in specs:
            for seed in seeds:
                print(f"{play.__name__} {spec} {seed} {play(spec, seed)}")


if __name__ == "__main__":
    main()
