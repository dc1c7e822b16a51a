"""Where several seats decide at once, any order of their answers meets in the same state."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from random import Random

import pytest

from archipel.catalogue import GameSpec
from archipel.engine.action import Action
from archipel.engine.game import Game
from tests.properties.games import random_game
from tests.properties.players import any_form
from tests.properties.rulesets import base_rulesets, few_samples, mostly_compiled, rulesets

Answers = list[tuple[int, Action]]

ORDERS = 24  # how many orders are tried, all of them for up to four seats


def answering(game: Game) -> list[int]:
    """The seats that answer at the same time; not the one that made a trade offer, whose answer ends it (BASE-53)."""
    return [seat for seat in game.deciding if game.phase != "trade_answer" or seat != game.active]


def answer_of(game: Game, seat: int, chance: Random) -> Answers:
    """All that one seat answers, alone at the table: one action, or several until nothing more is asked of it."""
    copy = game.copy()
    given: Answers = []
    while seat in copy.deciding and copy.phase == game.phase:
        chosen = any_form(copy, seat, chance) if chance.random() < 0.5 else None
        given.append((seat, chosen or chance.choice(copy.legal_actions(seat))))
        copy.apply(given[-1][1], seat)
    return given


def after(game: Game, answers: Answers) -> bytes:
    copy = game.copy()
    for seat, answer in answers:
        copy.apply(answer, seat)
    return copy.state_bytes()


def shuffled_together(answers: list[Answers], chance: Random) -> Answers:
    """The answers of all seats mixed at random, those of each in their own order."""
    turns = [seat for seat, given in enumerate(answers) for _ in given]
    chance.shuffle(turns)
    left = [iter(given) for given in answers]
    return [next(left[seat]) for seat in turns]


def shared_decisions(spec: GameSpec, seed: int) -> Iterator[Game]:
    """The positions of a game in which at least two seats have just been asked."""
    before: list[int] = []
    for game in random_game(spec, seed):
        seats = [] if game.over else answering(game)
        if len(seats) > 1 and len(seats) > len(before):
            yield game
        before = seats


def watch_orders(spec: GameSpec, seed: int) -> set[str]:
    """Try many orders at every shared decision of a game; the phases that had some."""
    chance = Random(seed)
    met: set[str] = set()
    for game in shared_decisions(spec, seed):
        answers = [answer_of(game, seat, chance) for seat in answering(game)]
        ends = {
            after(game, [one for given in order for one in given]) for order in islice(permutations(answers), ORDERS)
        }
        ends |= {after(game, shuffled_together(answers, chance)) for _ in range(4)}
        assert len(ends) == 1, f"{game.phase}: {answers}"
        met.add(game.phase)
    return met


@pytest.mark.parametrize(
    "spec", mostly_compiled(base_rulesets(1) + few_samples(), base_rulesets(1)[::4] + few_samples()[::4], every=4)
)
def test_answers_meet_in_any_order(spec: GameSpec) -> None:
    watch_orders(spec, seed=11)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_base_38_base_53_discards_and_trade_answers_meet_in_any_order(seats: int) -> None:
    spec = GameSpec("base", seats, (("hand_limit", 3),))
    assert watch_orders(spec, seed=11) == {"discard", "trade_answer"}


@pytest.mark.slow
@pytest.mark.parametrize("spec", rulesets(), ids=str)
def test_answers_meet_in_any_order_with_every_ruleset(spec: GameSpec) -> None:
    for seed in range(12, 18):
        watch_orders(spec, seed)
