"""Many games in one call are the games that are played one by one, and their arrays are what single seats see."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from archipel import envs
from archipel.catalogue import parse_spec, start
from archipel.engine.errors import IllegalAction, SetUpError, UnknownAction
from archipel.envs.session import Session
from archipel.vector import CUT_OFF, ENDED, GOES_ON, VectorGames

GAMES = (
    "base:seats=4",
    "base:seats=2,duel=true",
    "seafarers/through_the_desert:seats=3",
    "cities_knights:seats=4",
    "junior:seats=3",
    "traders_barbarians/caravans:seats=4",
)
SHORT = "base:seats=3,target=3"


class Table:
    """Vector games with their arrays, and beside them the same games one by one."""

    def __init__(self, spec: str, count: int, seed: int = 0, **settings: Any) -> None:
        self.games = VectorGames(spec, count, **settings)
        self.arrays = {
            "observations": np.zeros((count, len(self.games.layout.words)), np.int16),
            "masks": np.zeros((count, self.games.layout.size), np.uint8),
            "rewards": np.ones((count, self.games.seats)),
            "ends": np.ones(count, np.uint8),
            "seats": np.zeros(count, np.int16),
            "numbers": np.zeros(count, np.int64),
        }
        self.games.write_to(**self.arrays)
        self.games.reset(seed)
        self.seed, self.count = seed, count
        self.single = [Session(spec, **settings) for _ in range(count)]
        for number, session in enumerate(self.single):
            session.start(seed + number)
        self.numbers = list(range(count))

    def check(self) -> None:
        """Every game shows what the same game shows alone."""
        for k, session in enumerate(self.single):
            seat = session.game.seat
            assert self.arrays["numbers"][k] == self.numbers[k]
            assert self.arrays["seats"][k] == seat
            assert (self.arrays["masks"][k] == session.mask(seat)).all()
            assert (self.arrays["observations"][k] == session.observe(seat)).all()

    def step(self) -> int:
        """A random step of all of them; how many games have ended."""
        codes = np.array(self.games.random_codes())
        self.games.step(codes)
        finals = {slot: (number, rows) for slot, number, rows in self.games.finals}
        for k, session in enumerate(self.single):
            assert (self.arrays["rewards"][k] == session.choose(int(codes[k]))).all()
            end = ENDED if session.over else CUT_OFF if session.too_long else GOES_ON
            assert self.arrays["ends"][k] == end
            assert (k in finals) is (end != GOES_ON)
            if end != GOES_ON:
                number, rows = finals[k]
                assert number == self.numbers[k]
                last = np.frombuffer(rows, np.int16).reshape(session.seats, -1)
                assert all((last[seat] == session.observe(seat)).all() for seat in range(session.seats))
                self.numbers[k] += self.count
                session.start(self.seed + self.numbers[k])
        self.check()
        return len(finals)


@pytest.mark.parametrize("spec", GAMES)
def test_each_game_shows_what_it_shows_alone(spec: str) -> None:
    table = Table(spec, 2, seed=5, reward="shaped")
    table.check()
    for _ in range(60):
        table.step()


@pytest.mark.slow
@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("trades", ["", "1:1,2:1,1:2"])
def test_whole_games_show_what_they_show_alone(spec: str, trades: str) -> None:
    table = Table(spec, 3, seed=9, reward="shaped", trades=trades, most_turns=300)
    ended = 0
    while ended < 4:
        ended += table.step()


def test_an_ended_game_is_followed_by_the_next_number() -> None:
    table = Table(SHORT, 2, trades="", reward="shaped")
    while table.numbers[0] < 4:
        table.step()
    assert table.numbers[0] % 2 == 0
    assert table.numbers[1] % 2 == 1


def test_games_are_cut_off_after_too_many_turns() -> None:
    table = Table("base:seats=3", 1, trades="", most_turns=3)
    while not table.step():
        assert table.arrays["ends"][0] == GOES_ON
    assert table.arrays["ends"][0] == CUT_OFF
    assert table.numbers == [1]


def test_games_are_the_same_however_they_are_batched() -> None:
    whole = Table(SHORT, 4, seed=3)
    half = Table(SHORT, 2, seed=3)
    half.games.reset(3, first=2, stride=4)
    assert list(half.arrays["numbers"]) == [2, 3]
    assert (half.arrays["observations"] == whole.arrays["observations"][2:]).all()
    first = start(parse_spec(SHORT), 3 + 2)
    assert (half.arrays["observations"][0] == half.single[0].layout.observe(first.view(first.seat))).all()


def test_a_seed_gives_the_same_steps() -> None:
    one, other = Table(SHORT, 2, seed=1), Table(SHORT, 2, seed=1)
    for _ in range(20):
        one.games.step(one.games.random_codes())
        other.games.step(other.games.random_codes())
        assert all((one.arrays[name] == other.arrays[name]).all() for name in one.arrays)


def test_wrong_codes_are_refused_and_change_nothing() -> None:
    table = Table(SHORT, 3)
    before = {name: array.copy() for name, array in table.arrays.items()}
    codes = np.array(table.games.random_codes())
    illegal = int(np.flatnonzero(table.arrays["masks"][1] == 0)[0])
    for wrong, refused, said in (
        ([codes[0], illegal, codes[2]], IllegalAction, f"game=1 seat={before['seats'][1]} code={illegal} action="),
        ([codes[0], codes[1], table.games.layout.size], UnknownAction, "game 2: a code is a number from 0 to"),
        ([codes[0], codes[1], -1], UnknownAction, "not -1"),
        (codes[:2], UnknownAction, "3 games need as many codes, not 2"),
    ):
        with pytest.raises(refused, match=said):
            table.games.step(np.array(wrong))
        table.check()
        assert all((before[name] == array).all() for name, array in table.arrays.items())
    table.games.step([int(code) for code in codes])
    assert (before["observations"] != table.arrays["observations"]).any()


def test_memory_of_the_wrong_size_or_kind_is_refused() -> None:
    games = VectorGames(SHORT, 2)
    with pytest.raises(SetUpError, match="write_to comes first"):
        games.reset()
    arrays: dict[str, Any] = dict(games.new_arrays())
    for name, wrong, said in (
        ("masks", bytearray(3), "bytes are needed"),
        ("ends", bytes(2), "read-only"),
        ("seats", [0, 0], "seats: "),
        ("observations", np.zeros((2, 9))[:, ::2], "observations: "),
    ):
        with pytest.raises(SetUpError, match=said):
            games.write_to(**arrays | {name: wrong})
    games.write_to(**arrays)
    games.reset()
    assert sum(arrays["masks"]) > 2
    with pytest.raises(SetUpError, match="at least one game"):
        VectorGames(SHORT, 0)


# ---- for Gymnasium


def test_gymnasium_makes_tables_of_learners() -> None:
    env = gymnasium.make_vec(envs.vector_id("base"), num_envs=3, spec=SHORT, trades="")
    words, infos = env.reset(seed=7)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert (env.num_envs, words.shape) == (3, env.observation_space.shape)
    draw = np.random.default_rng(0)
    won = cut = False
    while not won:
        acted = infos["seat"].copy()
        assert env.observation_space.contains(words)
        codes = np.array([draw.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        assert env.action_space.contains(codes)
        words, rewards, ended, cut_off, infos = env.step(codes)
        assert list(rewards) == [infos["rewards"][k][seat] for k, seat in enumerate(acted)]
        assert ("final_obs" in infos) is bool((ended | cut_off).any())
        won, cut = bool(ended.any()), cut or bool(cut_off.any())
    slot = int(np.flatnonzero(ended)[0])
    assert sorted(infos["rewards"][slot]) == [-0.5, -0.5, 1.0]
    assert infos["final_obs"][slot].shape == (3, words.shape[1])
    assert infos["final_number"][slot] == infos["number"][slot] - 3
    assert not cut
    with pytest.raises(IllegalAction, match="game=0"):
        env.step(np.array([np.flatnonzero(infos["action_mask"][0] == 0)[0], 0, 0]))


def test_a_seed_of_gymnasium_is_the_seed_of_the_first_game() -> None:
    env = envs.VectorTables(SHORT, 2)
    words, infos = env.reset(seed=11)
    game = start(parse_spec(SHORT), 12)
    assert infos["seat"][1] == game.seat
    assert (words[1] == env.layout.observe(game.view(game.seat))).all()
    env.reset(seed=11, options={"first": 2, "stride": 4})
    assert list(infos["number"]) == [2, 3]
