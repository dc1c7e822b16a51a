"""A game at a table: its last step, and the reasons it gives."""

from __future__ import annotations

from random import Random

from archipel.catalogue import GameSpec
from archipel.server.table.live_game import LiveGame

SPEC = GameSpec("base", 3, (("layout", "beginner"), ("start", 0)))


def test_the_last_step_is_that_of_the_whole_history_also_in_copies_and_after_an_undo() -> None:
    live = LiveGame(SPEC, 5)
    chance = Random(5)
    assert live.game.last_step() is None
    undone = 0
    for _ in range(120):
        seat = live.game.seat
        live.apply(seat, chance.choice(live.game.legal_actions(seat)))
        if live.undo_stack.refusal(seat) is None and chance.random() < 0.3:
            live.undo(seat)
            undone += 1
            continue
        game = live.game
        for same in (game, game.copy()):
            step, expected = same.last_step(), same.steps()[-1]
            assert step is not None
            assert (step.seat, step.code, step.values) == (expected.seat, expected.code, expected.values)
            assert (step.points, step.outcomes) == (expected.points, expected.outcomes)
    assert undone > 5


def test_a_button_that_is_only_too_expensive_says_so() -> None:
    live = LiveGame(SPEC, 5)
    seen = set()
    while live.version < 200 and not live.over:
        seat = live.game.seat
        legal = live.game.legal_actions(seat)
        if live.game.phase == "action":
            for kind in ("build_road", "build_settlement", "build_city", "buy_card"):
                reason = live.why(seat, {"kind": kind})
                assert (reason is None) == any(action.kind == kind for action in legal)
                if reason is not None:
                    seen.add((kind, reason.key))
        live.apply(seat, next((a for a in legal if a.kind in ("roll", "end_turn")), legal[0]))
    assert seen == {
        ("build_road", "road.too_expensive"),
        ("build_city", "city.too_expensive"),
        ("buy_card", "card.too_expensive"),
        ("build_settlement", "settlement.no_road"),  # there would be no place for it either
    }
