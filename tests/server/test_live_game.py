"""A game at a table: its last step, and the reasons it gives."""

from __future__ import annotations

import json
from random import Random

from archipel.catalogue import GameSpec
from archipel.engine.view import event_for
from archipel.server.messages import write
from archipel.server.table import written
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
        ("build_settlement", "settlement.too_close"),  # no road leads two paths away from the first settlements
    }


def test_every_seat_gets_its_own_events_in_snapshots_and_moves() -> None:
    live = LiveGame(SPEC, 5)
    chance = Random(6)
    different = undone = 0
    while live.version < 160:
        seat, first = live.game.seat, live.event_count
        live.apply(seat, chance.choice(live.game.legal_actions(seat)))
        if live.undo_stack.refusal(seat) is None and chance.random() < 0.3:
            live.all_events(seat)
            live.undo(seat)
            undone, first = undone + 1, 0
        rules, rows = live.game.rules, live.listener.rows
        seen = {}
        for viewpoint in (-1, 0, 1, 2):
            expected = [event_for(rules, row, viewpoint).to_json() for row in rows]
            seen[viewpoint] = json.loads(write(live.all_events(viewpoint)))
            assert seen[viewpoint] == expected
            assert json.loads(write(live.events(viewpoint, first))) == expected[first:]
        different += seen[0] != seen[1]
    assert undone > 5 and different > 5  # somebody has stolen or bought a card


def test_the_texts_of_events_are_not_kept_without_end() -> None:
    known = written.Written(LiveGame(SPEC, 5).game.rules)
    rolled = [kind.name for kind in known.rules.event_kinds].index("rolled")
    for number in range(written.EVENTS + 10):
        known.event((rolled, [0, number, 1]), 0)
    assert len(known._events) <= written.EVENTS
