"""Games that Hypothesis plays: it chooses rules, seeds, actions, wrong actions, forms, copies and looks by numbers, and
makes a failing game as short as it can."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import integers, sampled_from

import archipel
from archipel.catalogue import GameSpec, start
from archipel.engine.game import Game
from tests.properties.invariants import Invariants
from tests.properties.players import any_choice, any_form
from tests.properties.rulesets import base_rulesets, samples
from tests.properties.test_views import check_blind, check_seen
from tests.properties.test_whole_games import check_decisions, try_legal, try_others

numbers = integers(0, 2**16)


class AnyGame(RuleBasedStateMachine):
    """A game in any position, in which anything may be tried next."""

    game: Game
    table: Invariants
    branch: Game | None = None  # a copy made earlier,
    left: bytes = b""  # and its bytes since then

    @initialize(spec=sampled_from(base_rulesets()), seed=numbers, lead=integers(0, 600))
    def begin(self, spec: GameSpec, seed: int, lead: int) -> None:
        self.play(spec, seed, lead)

    def play(self, spec: GameSpec, seed: int, lead: int) -> None:
        """A new game, with some actions of random players already done."""
        self.game = start(spec, seed)
        self.table = Invariants(spec, self.game.state)
        chance = Random(seed)
        for _ in range(lead):
            if not self.game.over:
                seat, chosen = any_choice(self.game, chance)
                self.game.apply(chosen, seat)

    def is_on(self) -> bool:
        return not self.game.over

    @precondition(is_on)
    @rule(who=numbers, which=numbers)
    def act(self, who: int, which: int) -> None:
        seat = self.game.deciding[who % len(self.game.deciding)]
        legal = self.game.legal_actions(seat)
        self.game.apply(legal[which % len(legal)], seat)

    @precondition(is_on)
    @rule(who=numbers, seed=numbers)
    def fill_in_a_form(self, who: int, seed: int) -> None:
        seat = self.game.deciding[who % len(self.game.deciding)]
        form = any_form(self.game, seat, Random(seed))
        if form is not None:
            self.game.apply(form, seat)

    @rule(seed=numbers)
    def try_what_is_not_allowed(self, seed: int) -> None:
        try_others(self.game, self.table, Random(seed), 5)

    @precondition(is_on)
    @rule()
    def try_what_is_allowed(self) -> None:
        try_legal(self.game, self.table)

    @rule(who=numbers, seed=numbers)
    def look(self, who: int, seed: int) -> None:
        seat = who % (self.game.seats + 1) - 1
        chance = Random(seed)
        dealt = check_blind(self.game, seat, chance)
        check_seen(self.game, seat, dealt, chance)
        if not self.game.over:
            self.table.check(dealt)

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.branch, self.game = self.game, self.game.copy()
        self.left = self.branch.state_bytes()

    @rule()
    def go_on_from_the_record(self) -> None:
        again = archipel.replay(self.game.record())
        assert again == self.game
        self.game = again

    @invariant()
    def all_is_sound(self) -> None:
        self.table.check(self.game.state)
        if not self.game.over:
            check_decisions(self.game)
        if self.branch is not None:
            assert self.branch.state_bytes() == self.left


class AnyGameAtSea(AnyGame):
    """The same with the games of the other boxes."""

    @initialize(spec=sampled_from(samples()), seed=numbers, lead=integers(0, 600))
    def begin(self, spec: GameSpec, seed: int, lead: int) -> None:
        self.play(spec, seed, lead)


@pytest.mark.long
def test_any_game_is_sound() -> None:
    run_state_machine_as_test(AnyGame, settings=settings(max_examples=80, stateful_step_count=50))


@pytest.mark.long
def test_any_game_at_sea_is_sound() -> None:
    run_state_machine_as_test(AnyGameAtSea, settings=settings(max_examples=15, stateful_step_count=30))


@pytest.mark.slow
@pytest.mark.parametrize("machine", [AnyGame, AnyGameAtSea])
def test_many_other_games_are_sound(machine: type[AnyGame]) -> None:
    """Every run tries other games; a failing one prints how to play it again."""
    run_state_machine_as_test(
        machine, settings=settings(max_examples=1000, stateful_step_count=150, derandomize=False, print_blob=True)
    )
