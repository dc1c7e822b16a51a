"""Many games in one call are the games that are played one by one, and their arrays are what single seats see."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from archipel import envs
from archipel.bots.random import RandomBot
from archipel.catalogue import Entry, catalogue, parse_spec, start
from archipel.engine import vector
from archipel.engine.arrays import PythonMasks, PythonRows, Rows
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
SEED = 5


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


def compare_every_row(entry: Entry, rows: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows are changed word by word: in a whole random game, compare those of all seats with fresh ones after every
    step."""
    monkeypatch.setattr(vector, "Rows", rows)
    table = Table(f"{entry.name}:seats={max(entry.seats)}", 1, seed=SEED, trades="1:1", most_turns=400)
    kept = table.games._vector
    assert type(kept.rows) is rows
    ended = 0
    while not ended:
        ended = table.step()
        session = table.single[0]
        fresh = [session.observe(seat) for seat in range(session.seats)]
        assert kept._all_rows(0) == b"".join(row.tobytes() for row in fresh)


SAMPLE = 4  # the ordinary run plays every fourth game
every_entry = pytest.mark.parametrize("entry", catalogue(), ids=lambda entry: entry.name)
some_entries = pytest.mark.parametrize(
    "entry",
    [
        pytest.param(entry, id=entry.name, marks=pytest.mark.slow if number % SAMPLE else pytest.mark.long)
        for number, entry in enumerate(catalogue())
    ],
)


@some_entries
def test_every_row_of_a_whole_game_is_what_its_seat_sees(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_every_row(entry, Rows, monkeypatch)


@pytest.mark.slow
@pytest.mark.skipif(Rows is PythonRows, reason="that is the test above")
@every_entry
def test_and_so_it_is_without_c(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "Masks", PythonMasks)
    compare_every_row(entry, PythonRows, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("trades", ["", "1:1,2:1,1:2"])
def test_whole_games_show_what_they_show_alone(spec: str, trades: str) -> None:
    table = Table(spec, 3, seed=9, reward="shaped", trades=trades, most_turns=300)
    ended = 0
    while ended < 4:
        ended += table.step()


class Alone:
    """Vector games in which one seat learns, and beside them the same games one by one among random bots."""

    def __init__(
        self, spec: str, count: int, seat: int | None = None, skip_forced: bool = False, **settings: Any
    ) -> None:
        self.games = VectorGames(spec, count, opponents="random", seat=seat, skip_forced=skip_forced, **settings)
        self.arrays = {name: np.frombuffer(array, array.typecode) for name, array in self.games.new_arrays().items()}
        self.games.write_to(**self.arrays)
        self.games.reset(SEED)
        self.seat, self.skip_forced, self.count = seat, skip_forced, count
        self.single = [Session(spec, **settings) for _ in range(count)]
        self.numbers = list(range(count))
        self.bots: list[RandomBot] = [RandomBot(0)] * count
        for k in range(count):
            self.deal(k)

    def deal(self, k: int) -> None:
        self.single[k].start(SEED + self.numbers[k])
        self.bots[k] = RandomBot(SEED + self.numbers[k])  # for all opponents of a game
        self.play_on(k)

    def learner(self, k: int) -> int:
        return self.numbers[k] % self.games.seats if self.seat is None else self.seat

    def play_on(self, k: int) -> Any:
        """What others do until the learner has a choice; the rewards of all seats."""
        session, rewards = self.single[k], np.zeros(self.games.seats)
        while not (session.over or session.too_long):
            seat = session.game.seat
            if seat != self.learner(k):
                rewards += session.apply(self.bots[k].choose(session.view(seat)))
            elif self.skip_forced and len(codes := np.flatnonzero(session.mask(seat))) == 1:
                rewards += session.choose(int(codes[0]))
            else:
                break
        return rewards

    def row(self, name: str, k: int) -> Any:
        return self.arrays[name].reshape(self.count, -1)[k]

    def check(self) -> None:
        for k, session in enumerate(self.single):
            seat = self.learner(k)
            assert (self.arrays["seats"][k], self.arrays["numbers"][k]) == (seat, self.numbers[k])
            assert (self.row("masks", k) == session.mask(seat)).all()
            assert (self.row("observations", k) == session.observe(seat)).all()

    def step(self) -> int:
        """A random step of all of them; how many games have ended."""
        codes = np.array(self.games.random_codes())
        self.games.step(codes)
        for k, session in enumerate(self.single):
            rewards = np.array(session.choose(int(codes[k]))) + self.play_on(k)
            assert self.row("rewards", k) == pytest.approx(rewards)
            end = ENDED if session.over else CUT_OFF if session.too_long else GOES_ON
            assert self.arrays["ends"][k] == end
            if end != GOES_ON:
                slots = [slot for slot, _, _ in self.games.finals]
                assert self.games.winners[slots.index(k)] == session.game.winners
                self.numbers[k] += self.count
                self.deal(k)
        self.check()
        return len(self.games.finals)


@pytest.mark.parametrize(
    ("spec", "settings"),
    [
        ("base:seats=2,duel=true,target=4", {"skip_forced": True, "trades": ""}),
        (SHORT, {"skip_forced": True, "trades": "1:1"}),
        (SHORT, {"seat": 2}),
        ("junior:seats=3", {"skip_forced": True}),
    ],
)
def test_one_seat_learns_among_random_bots(spec: str, settings: dict[str, Any]) -> None:
    table = Alone(spec, 3, reward="shaped", **settings)
    table.check()
    ended = 0
    while ended < 2:
        ended += table.step()


def test_forced_choices_are_skipped_where_all_learn() -> None:
    games = VectorGames(SHORT, 2, trades="1:1", skip_forced=True)
    arrays = games.new_arrays()
    games.write_to(**arrays)
    games.reset(1)
    masks = np.frombuffer(arrays["masks"], np.uint8).reshape(2, -1)
    ended = 0
    while not ended:
        assert (masks.sum(axis=1) > 1).all()
        games.step(games.random_codes())
        ended = len(games.finals)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"opponents": "greedy"}, "not 'greedy'"),
        ({"opponents": "random", "seat": 3}, "from 0 to 2, not 3"),
        ({"seat": 1}, "without them all seats learn"),
    ],
)
def test_wrong_opponents_and_seats_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(SetUpError, match=said):
        VectorGames(SHORT, 2, **settings)


def test_a_game_in_which_nobody_is_asked_is_refused() -> None:
    games = VectorGames(SHORT, 1, opponents="random", most_turns=-1)
    games.write_to(**games.new_arrays())
    with pytest.raises(SetUpError, match="game 0 ended before a learner was asked"):
        games.reset()


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


def test_one_seat_of_each_table_learns_from_scaled_words() -> None:
    env = envs.VectorTables(SHORT, 4, trades="", opponents="random", skip_forced=True, reward="shaped", scaled=True)
    words, infos = env.reset(seed=2)
    draw = np.random.default_rng(0)
    while True:
        assert env.observation_space.contains(words)
        assert (words == env.observations / env.layout.scale).all()
        learner = infos["number"] % 3
        assert (infos["seat"] == learner).all()
        codes = [draw.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        words, rewards, ended, _, infos = env.step(codes)
        if ended.any():
            break
    slot = int(np.flatnonzero(ended)[0])
    assert infos["_final_won"][slot]
    assert infos["final_won"][slot].sum() == 1
    assert infos["final_won"][slot, learner[slot]] == (rewards[slot] > 0)
    assert env.single_observation_space.contains(infos["final_obs"][slot][0].astype(np.float32))


def test_a_seed_of_gymnasium_is_the_seed_of_the_first_game() -> None:
    env = envs.VectorTables(SHORT, 2)
    words, infos = env.reset(seed=11)
    game = start(parse_spec(SHORT), 12)
    assert infos["seat"][1] == game.seat
    assert (words[1] == env.layout.observe(game.view(game.seat))).all()
    env.reset(seed=11, options={"first": 2, "stride": 4})
    assert list(infos["number"]) == [2, 3]
