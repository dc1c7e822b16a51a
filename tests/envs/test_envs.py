"""Environments: the checks of PettingZoo and Gymnasium, and what observations, masks and rewards say."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import archipel
from archipel import envs
from archipel.catalogue.listing import names
from archipel.engine.errors import SetUpError
from archipel.envs.session import Session
from archipel.reading import TableReader

# Their checks warn of spaces that are not a plain box, of agents without legal actions, and the like.
pytestmark = pytest.mark.filterwarnings("ignore")

SHORT = "base:seats=3,target=3"
LEARNING = Path(__file__).resolve().parents[2] / "docs" / "learning.md"
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def played(session: Session, seed: int, steps: int) -> Session:
    """A game after some random steps."""
    session.start(seed)
    draw = np.random.default_rng(seed)
    for _ in range(steps):
        if session.over:
            break
        session.choose(int(draw.choice(np.flatnonzero(session.mask(session.game.seat)))))
    return session


def check_table(game: str, cycles: int) -> None:
    api_test(envs.aec(game), num_cycles=cycles)
    seed_test(lambda: envs.aec(game), num_cycles=cycles // 4)


def check_seat(game: str) -> None:
    check_env(gymnasium.make(envs.env_id(game)).unwrapped)


@pytest.mark.parametrize("game", ["base", "junior"])
def test_the_libraries_accept_the_environments(game: str) -> None:
    check_table(game, 40)
    check_seat(game)
    check_layout(Session(game).layout)


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_the_libraries_accept_every_game(game: str) -> None:
    check_table(game, 400)
    check_seat(game)
    session = Session(game)
    check_layout(session.layout)
    for seed in range(3):
        check_position(played(session, seed, 300))


def test_every_game_has_its_environments() -> None:
    registered = {name for name in gymnasium.registry if name.startswith("archipel/")}
    assert registered == {made(game) for game in names() for made in (envs.env_id, envs.vector_id)}


def check_layout(layout: envs.Layout) -> None:
    """Every word and code has a description of its own, and every form has codes or is declared unreachable."""
    assert len({str(word) for word in layout.words}) == len(layout.words)
    assert len(set(layout.actions)) == layout.size
    explained = LEARNING.read_text(encoding="utf-8")
    for word in layout.words:
        assert f"`{word.reads}`" in explained
        assert bool(word.names) == (word.reads == "name")
    for verb in layout.rules.verbs:
        if verb.form and verb.name not in layout.forms:
            assert any(line.startswith(f"{verb.name}: ") for line in layout.unreachable)


def check_position(session: Session) -> None:
    """Codes and actions fit each other, masks are what the game allows, and words lie in their space."""
    layout, game = session.layout, session.game
    assert game.rules is layout.rules
    for seat in range(session.seats):
        assert session.words_space().contains(session.observe(seat))
    if session.over:
        return
    mask = session.mask(game.seat)
    assert {str(action) for action in game.legal_actions()} == {
        str(layout.action(code, game.seat)) for code in np.flatnonzero(mask[: layout.plain])
    }
    may_offer = session.offers[game.seat] < layout.offers_per_turn
    for code in range(layout.plain, layout.size):
        action = layout.action(code, game.seat)
        assert bool(mask[code]) == (game.why_not(action) is None and (may_offer or action.kind != "offer_trade"))
    for code in np.flatnonzero(mask):
        assert layout.code(layout.action(int(code), game.seat), game.seat) == code


def test_words_say_what_the_player_knows() -> None:
    session = played(Session("base:seats=4"), 3, 150)
    layout, game = session.layout, session.game
    for seat in range(4):
        words = {str(word): int(value) for word, value in zip(layout.words, session.observe(seat), strict=True)}
        table = TableReader(game.view(seat))
        assert words["hand own ore"] == table.held("ore")
        assert words["hand +1 ore"] == -1
        assert words["hand_count +1"] == table.hand_size((seat + 1) % 4)
        assert words["points +3"] == table.points((seat + 3) % 4)
        assert words["active"] == (game.active - seat) % 4
        for corner, name in enumerate(game.graph.corner_names):
            owner = table.holder("held", corner)
            assert words[f"held {name}"] == (0 if owner < 0 else 1 + (owner - seat) % 4)
        assert {words[str(word)] for word in layout.words if word.hidden} == {-1}
    check_position(session)


def test_an_observation_does_not_depend_on_what_the_player_cannot_know() -> None:
    session = played(Session("base:seats=3"), 1, 120)
    view = session.game.view(0)
    imagined = archipel.imagine(view, 99).view(0)
    assert (session.layout.observe(imagined) == session.layout.observe(view)).all()


def test_seats_turn_with_the_player() -> None:
    layout = Session("base:seats=4").layout
    steal = layout.actions.index("steal 1")
    assert [layout.action(steal, seat)["victim"] for seat in range(4)] == [1, 2, 3, 0]
    assert [layout.code(archipel.action("steal", victim=3), seat) - steal for seat in range(4)] == [2, 1, 0, -1]


def test_what_no_code_does_is_declared() -> None:
    layout = Session("base:seats=4", trades="1:1", offers_per_turn=1).layout
    assert layout.size == layout.plain + 2 * 5 * 4
    assert "offer_trade: numbers of cards other than 1:1" in layout.unreachable
    assert "offer_trade: more than 1 in a turn" in layout.unreachable
    large = archipel.Action("offer_trade", {"give": {"ore": 3}, "take": {"wool": 1}, "to": [0, 1, 2, 3]})
    assert layout.code(large, 0) == -1
    with pytest.raises(SetUpError, match="from 1 to 4"):
        Session("base:seats=4", trades="9:1")


def total(rewards: list[Any]) -> list[float]:
    return [float(sum(of_seat)) for of_seat in zip(*rewards, strict=True)]


@pytest.mark.parametrize("reward", ["plain", "shaped"])
def test_rewards_add_up(reward: str) -> None:
    session = Session(SHORT, trades="", reward=reward)
    session.start(2)
    draw = np.random.default_rng(2)
    rewards = []
    while not session.over:
        rewards.append(session.choose(int(draw.choice(np.flatnonzero(session.mask(session.game.seat))))))
    for seat, sum_of_seat in enumerate(total(rewards)):
        expected = 1.0 if seat == session.game.winner else -0.5
        gained = session.points[seat] / 3 if reward == "shaped" else 0
        assert sum_of_seat == pytest.approx(expected + gained)


def test_one_seat_plays_a_whole_game_among_bots() -> None:
    settings = {"opponents": ["greedy", "random"], "seat": 1, "reward": "shaped", "scaled": True}
    env = gymnasium.make(envs.env_id("base"), spec=SHORT, **settings)
    words, info = env.reset(seed=4)
    assert (info["seat"], words.dtype) == (1, np.float32)
    draw, over = np.random.default_rng(0), False
    while not over:
        words, _, over, cut, info = env.step(int(draw.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut
    assert info["winners"]
    env.reset(seed=4)
    _, reward, over, _, info = env.step(int(np.flatnonzero(~env.unwrapped.action_masks())[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_forced_choices_can_be_skipped() -> None:
    env = gymnasium.make(envs.env_id("base"), spec=SHORT, skip_forced=True)
    _, info = env.reset(seed=4)
    draw, over = np.random.default_rng(0), False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal) > 1
        _, _, over, cut, info = env.step(int(draw.choice(legal)))
        assert not cut
    assert info["winners"]


def test_a_session_can_be_copied_and_pickled() -> None:
    session = played(Session(SHORT, trades="1:1", reward="shaped"), seed=5, steps=40)
    for other in (deepcopy(session), pickle.loads(pickle.dumps(session))):
        seat = session.game.seat
        assert (other.mask(seat) == session.mask(seat)).all()
        assert (other.points, other.offers, other.game) == (session.points, session.offers, session.game)
        other.choose(int(np.flatnonzero(other.mask(seat))[0]))
        assert other.game != session.game


def test_a_game_that_takes_too_long_is_cut() -> None:
    env = gymnasium.make(envs.env_id("base"), spec=SHORT, most_turns=0)
    _, info = env.reset(seed=1)
    draw, ended, cut = np.random.default_rng(0), False, False
    while not (ended or cut):
        _, _, ended, cut, info = env.step(int(draw.choice(np.flatnonzero(info["action_mask"]))))
    assert (ended, cut) == (False, True)


def test_parallel_learners_play_the_same_game() -> None:
    env = envs.parallel(SHORT)
    seen, _ = env.reset(seed=3)
    draw = np.random.default_rng(0)
    for _ in range(30):
        chosen = {}
        for agent, what in seen.items():
            legal = np.flatnonzero(what["action_mask"])
            chosen[agent] = int(draw.choice(legal)) if len(legal) else 0
        seen, _, ended, _, _ = env.step(chosen)
        assert set(ended) == {"player_0", "player_1", "player_2"}


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"opponents": ["random"]}, "has 2 opponents, not 1"),
        ({"seat": 3}, "from 0 to 2, not 3"),
        ({"reward": "none"}, "plain or shaped"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetUpError, match=reason):
        envs.SeatEnv(SHORT, **settings)


def test_the_base_install_needs_none_of_it() -> None:
    code = "import archipel, archipel.arena, archipel.cli.main, sys; print({'numpy', 'gymnasium'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_the_example_plays() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "random_policy.py"), SHORT, "2"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout
