"""Secrets on the wire: if all that a seat may not know is dealt again, every frame for it stays the same, byte for
byte."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from archipel.engine.game import Game
from archipel.engine.view import imagine, view_of
from archipel.server.bots.driver import question_for
from archipel.server.messages import Reasons, write
from archipel.server.socket.connection import SPECTATOR, Connection
from archipel.server.table import frames
from archipel.server.table.game_specs import spec_of
from archipel.server.table.live_game import LiveGame
from archipel.server.table.table import Table
from tests.server.house import run
from tests.server.workshop import Workshop

Rows = list[tuple[int, list[int]]]


def frames_for(table: Table, seat: int, before: Game) -> list[bytes]:
    """Everything that may be sent to a seat now; `before` is the game before the last action."""
    person = "" if seat == SPECTATOR else table.seats[seat].person
    connection = Connection(person, "", set())
    connection.viewpoint = seat
    frames.send_everything(table, connection)
    live = table.game
    clock = frames.clock_state(table)
    step = frames.Step(0, live.changes(before), 0)
    said = [*connection.frames, write(frames.moves_frame(table, seat, step, clock))]
    if seat != SPECTATOR:
        kinds = [verb.name for verb in live.game.rules.verbs]
        exact = [action.to_json() for action in live.game.rules.actions[::7]]
        asked = [live.why(seat, {"kind": kind}) for kind in kinds] + [live.why(seat, action) for action in exact]
        said.append(write(Reasons("", live.version, asked)))
        said.append(question_for(table, seat, "random").view)
    return said


def other_rows(game: Game, rows: Rows, seat: int, chance: Random) -> Rows:
    """The events with something else in every field the seat may not see."""
    found: Rows = []
    for kind, values in rows:
        event, changed = game.rules.event_kinds[kind], list(values)
        for field in event.fields:
            if field.only and all(values[event.places[name]] != seat for name in field.only):
                at = event.places[field.name]
                for k in range(at, at + field.width):
                    changed[k] = chance.randrange(5)
        found.append((kind, changed))
    return found


def check(table: Table, seat: int, before: Game, chance: Random) -> bool:
    """Deal all again that the seat does not know; whether any hand changed by it."""
    live = table.game
    state, listener = live.game.state, live.listener
    own, rows = state.copy(), listener.rows
    plain = frames_for(table, seat, before)
    dealt = imagine(view_of(state, seat), chance.randrange(2**32))
    state.put_back(dealt)
    listener.rows = other_rows(live.game, rows, seat, chance)
    try:
        assert frames_for(table, seat, before) == plain
        others = [frames_for(table, other, before) for other in range(len(table.seats)) if other != seat]
    finally:
        state.put_back(own)
        listener.rows = rows
    return others != [frames_for(table, other, before) for other in range(len(table.seats)) if other != seat]


def watch(folder: Path, seed: int, every: int) -> None:
    async def test() -> None:
        chance = Random(seed)
        async with Workshop(folder) as workshop:
            table = (await workshop.bench(options={"start": 0, "target": 5})).table
            table.live = LiveGame(spec_of(table.options), seed)
            different = 0
            while not table.game.over and table.version < 400:
                game = table.game.game
                _, checkpoint = table.game.apply(game.seat, chance.choice(game.legal_actions(game.seat)))
                if table.version % every == 0 and not table.game.over:
                    for seat in range(SPECTATOR, game.seats):
                        different += check(table, seat, checkpoint.game, chance)
            assert different > 10, "secrets were dealt again as they lay: nothing was proven"

    run(test)


def test_frames_are_blind_to_secrets(tmp_path: Path) -> None:
    watch(tmp_path, seed=3, every=15)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 10))
def test_frames_are_blind_to_secrets_at_every_step(tmp_path: Path, seed: int) -> None:
    watch(tmp_path, seed, every=2)
