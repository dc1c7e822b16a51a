"""What frames say has changed: with it, the view of every viewpoint before an action becomes the view after it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from archipel.catalogue import GameSpec, catalogue
from archipel.engine.view import ONLOOKER
from archipel.server.messages import write
from archipel.server.table.live_game import LiveGame
from tests.server.house import position_after
from tests.server.workshop import Bench, Json, Workshop

BOXES = [(one.name, min(4, max(one.seats)), ()) for one in catalogue()]
LAYERED = ("seafarers/new_shores", 3, (("cities_knights", True),))


def views(live: LiveGame) -> dict[int, Json]:
    return {seat: live.view(seat) for seat in range(ONLOOKER, live.game.seats)}


def check_legal(live: LiveGame) -> None:
    for seat in live.deciding:
        sent: list[Json] = msgspec.json.decode(write(live.legal(seat)))
        legal = live.game.legal_actions(seat)
        assert sent == [{"action": action.to_json(), "notation": str(action), "seat": seat} for action in legal]


def follow(name: str, seats: int, options: tuple[tuple[str, bool], ...], seed: int, every: int) -> None:
    """Play a whole game at random and check one step in `every`, and as often one that takes a step back."""
    live = LiveGame(GameSpec(name, seats, options), seed)
    chance = Random(seed)
    undone = 0
    while not live.over and live.version < 6000:
        checked = chance.randrange(every) == 0
        before = views(live) if checked else {}
        seat = chance.choice(live.deciding)
        _, checkpoint = live.apply(seat, chance.choice(live.game.legal_actions(seat)))
        if not checked:
            continue
        changes = live.changes(checkpoint.game)
        after = views(live)
        for viewpoint in after:
            assert before[viewpoint] | changes.seen_by(viewpoint) == after[viewpoint], (name, seed, live.version)
        check_legal(live)
        if live.undo_stack.refusal(seat) is None:
            changes = live.changes(live.undo(seat).game)
            undone += 1
            for viewpoint in after:
                assert after[viewpoint] | changes.seen_by(viewpoint) == before[viewpoint]
    assert undone > 0


@pytest.mark.parametrize(("name", "seats", "options"), [*BOXES, LAYERED])
def test_what_changed_makes_the_next_view_of_the_last(
    name: str, seats: int, options: tuple[tuple[str, bool], ...]
) -> None:
    follow(name, seats, options, seed=7, every=60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "seats", "options"), [*BOXES, LAYERED])
def test_what_changed_makes_the_next_view_of_the_last_at_every_step(
    name: str, seats: int, options: tuple[tuple[str, bool], ...], seed: int
) -> None:
    follow(name, seats, options, seed, every=1)


async def test_the_frames_of_whole_games_add_up_to_their_snapshots(tmp_path: Path) -> None:
    """As a client keeps the game: the snapshot after hello, then every frame; each time, it knows what hello brings."""

    chance = Random(11)
    async with Workshop(tmp_path) as workshop:
        moves = 0
        while moves < 100:  # a game among people who move at random may be short
            moves += await follow_frames(await workshop.bench(options={"start": 0, "target": 4}), chance)


async def follow_frames(bench: Bench, chance: Random) -> int:
    """A whole game, and how many moves it had."""
    held: list[Json] = []
    events: list[list[Json]] = []
    for seat in range(3):
        told = await bench.say(seat, {"type": "hello", "id": f"first {seat}"})
        held.append(next(frame for frame in told if frame["type"] == "snapshot"))
        events.append(held[seat]["events"])
    bench.listen()
    while not held[0]["over"]:
        seat = chance.choice(held[0]["deciding"])
        version = held[seat]["version"]
        command = {"type": "act", "id": f"move {version}", "seen": version}
        if held[seat]["may_undo"] and chance.random() < 0.2:
            command = {"type": "undo", "id": f"undo {version}", "seen": version}
        else:
            command["action"] = chance.choice(held[seat]["legal"])["action"]
        told = await bench.say(seat, command)
        assert told[-1]["ok"], told[-1]
        for other, frames in enumerate(bench.listen()):
            for frame in told if other == seat else frames:
                if frame["type"] == "moves":
                    held[other] = position_after(held[other], frame)
                    events[other] = events[other][: frame["events_from"]] + frame["events"]
        if held[0]["version"] % 10 == 0:
            for other in range(3):
                told = await bench.say(other, {"type": "hello", "id": f"hello {version} {other}"})
                snapshot = next(frame for frame in told if frame["type"] == "snapshot")
                for name in ("version", "seat", "view", "legal", "forms", "deciding", "may_undo", "over"):
                    assert held[other][name] == snapshot[name], name
                assert events[other] == snapshot["events"]
    return int(held[0]["version"])
