"""Matches: rotation, counting, failures, and the same result however many processes work on it."""

from __future__ import annotations

import json
import re
from time import process_time, sleep
from typing import Any

import pytest

import archipel
from archipel.arena import GameResult, MatchResult, play_match
from archipel.bots import Bot, UnknownBot, make
from archipel.engine.errors import SetUpError

SHORT = "base:seats=3,target=3"


class First(Bot):
    """Always the first legal action."""

    def choose(self, view: archipel.View) -> archipel.Action:
        return view.legal_actions()[0]


class Raising(Bot):
    """Plays along until the first roll, then breaks."""

    def choose(self, view: archipel.View) -> archipel.Action:
        actions = view.legal_actions()
        if actions[0].kind == "roll":
            raise ValueError("no idea")
        return actions[0]


class Cheating(Bot):
    """Builds a city whenever it likes."""

    def choose(self, view: archipel.View) -> archipel.Action:
        actions = view.legal_actions()
        return archipel.action("build_city", corner=0) if actions[0].kind == "end_turn" else actions[0]


class Nagging(Bot):
    """Offers the same trade for ever."""

    def choose(self, view: archipel.View) -> archipel.Action:
        for kind, fields in view.forms():
            if kind == "offer_trade":
                hand = view.to_json()["hand"]
                assert isinstance(hand, list)
                held = [name for name, count in zip(fields[0].names, hand[view.seat], strict=True) if count]
                other = next(name for name in fields[0].names if name != held[0])
                return archipel.action("offer_trade", give={held[0]: 1}, take={other: 1})
        actions = view.legal_actions()
        withdraw = [action for action in actions if action.kind == "withdraw_trade"]
        return (withdraw or actions)[0]


class Slow(Bot):
    """Thinks for 30 ms of the processor's time."""

    def choose(self, view: archipel.View) -> archipel.Action:
        until = process_time() + 0.03
        while process_time() < until:
            pass
        return view.legal_actions()[0]


class Waiting(Bot):
    """Sleeps for half a second, as if it asked somebody in a network."""

    def choose(self, view: archipel.View) -> archipel.Action:
        sleep(0.5)
        return view.legal_actions()[0]


class Silent(Bot):
    """Forgets to return its action."""

    def choose(self, view: archipel.View) -> archipel.Action:
        view.legal_actions()
        return None  # type: ignore[return-value]


def broken_on_arrival(seed: int) -> Bot:
    raise RuntimeError(f"no bot for seed {seed}")


def test_every_board_is_played_in_every_rotation() -> None:
    result = play_match(SHORT, ["random", "random", "random"], games=6, seed=5, jobs=1)
    assert [game.seating for game in result.games[:3]] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert [game.seed for game in result.games][:3] == [result.games[0].seed] * 3
    assert result.games[3].seed != result.games[0].seed
    assert [game.seating for game in result.games[3:]] == [game.seating for game in result.games[:3]]
    for game in result.games:
        assert sorted(game.seating) == [0, 1, 2]


def test_a_bot_has_one_seed_on_a_board_wherever_it_sits() -> None:
    seeds: list[int] = []

    def maker(seed: int) -> Bot:
        seeds.append(seed)
        return make("random", seed)

    play_match(SHORT, [maker, "random", "random"], games=6, seed=5, jobs=1)
    assert len(seeds) == 6
    assert len(set(seeds[:3])) == len(set(seeds[3:])) == 1
    assert seeds[0] != seeds[3]


@pytest.mark.long
def test_wins_are_those_of_the_bot_not_of_the_seat() -> None:
    result = play_match("base:seats=3,target=5", ["random", "greedy", "random"], games=6, seed=2, jobs=1)
    assert result.ok
    assert [bot.wins for bot in result.bots] == [0, 6, 0]
    assert result.bots[1].share == 1.0
    assert result.bots[1].interval[0] == pytest.approx(0.6097, abs=1e-3)
    assert result.by_name["greedy"].wins == 6
    assert (result.by_name["random"].wins, result.by_name["random"].games) == (0, 12)
    assert result.bots[1].decisions > 0
    assert result.bots[1].milliseconds > 0.0


@pytest.mark.long
def test_a_match_is_the_same_again_and_with_more_processes() -> None:
    here = play_match(SHORT, ["random", "greedy", First], games=5, seed=9, jobs=1)
    again = play_match(SHORT, ["random", "greedy", First], games=5, seed=9, jobs=1)
    elsewhere = play_match(SHORT, ["random", "greedy", First], games=5, seed=9, jobs=2)
    assert here.games == again.games == elsewhere.games
    other = play_match(SHORT, ["random", "greedy", First], games=5, seed=10, jobs=1)
    assert here.games != other.games


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    play_match(SHORT, ["random"] * 3, games=4, jobs=1, progress=lambda game: told.append(game.game))
    assert told == [0, 1, 2, 3]


def test_a_bot_that_raises_is_reported_and_the_match_goes_on() -> None:
    result = play_match(SHORT, ["random", Raising, "random"], games=3, seed=1, jobs=1)
    assert not result.ok
    assert len(result.failures) == 3
    for game, failure in zip(result.games, result.failures, strict=True):
        assert (failure.game, failure.seed) == (game.game, game.seed)
        assert (failure.bot, game.seating[failure.seat]) == (1, 1)
        assert failure.error == "ValueError: no idea"
        assert "Raising" in failure.trace or "choose" in failure.trace
        assert game.winners == ()
    assert [bot.games for bot in result.bots] == [0, 0, 0]
    assert result.unfinished == 0


def test_an_illegal_action_is_a_failure() -> None:
    result = play_match(SHORT, [Cheating, "random", "random"], games=1, seed=1, jobs=1)
    assert [failure.bot for failure in result.failures] == [0]
    assert result.failures[0].error.startswith("IllegalAction")
    assert "BASE-" in result.failures[0].error


def test_a_bot_that_returns_no_action_is_a_failure_in_words() -> None:
    failures = play_match(SHORT, [Silent, "random", "random"], 1, jobs=1).failures
    assert [failure.error for failure in failures] == [
        "TypeError: an action is an Action or a text such as 'roll', not None"
    ]


def test_a_bot_over_its_limit_has_failed_and_the_record_is_kept() -> None:
    result = play_match(SHORT, [Slow, "random", "random"], 1, jobs=1, limit_ms=10)
    (failure,) = result.failures
    assert result.names[failure.bot] == "Slow"
    assert failure.error.startswith("OverTime: ") and failure.error.endswith("the limit is 10 ms")
    assert not archipel.replay(failure.record).over
    with pytest.raises(SetUpError, match="milliseconds"):
        play_match(SHORT, ["random"] * 3, 1, jobs=1, limit_ms=-1)


def test_a_bot_that_waits_for_ten_times_its_limit_has_failed() -> None:
    (failure,) = play_match(SHORT, [Waiting, "random", "random"], 1, jobs=1, limit_ms=40).failures
    assert failure.error.startswith("OverTime: ") and failure.error.endswith("400 ms with all waiting")


def test_a_bot_that_never_ends_its_turn_is_a_failure() -> None:
    result = play_match("base:seats=3", [Nagging, "random", "random"], games=1, seed=1, jobs=1)
    assert [failure.bot for failure in result.failures] == [0]
    assert "choices in one turn" in result.failures[0].error


def test_a_bot_that_cannot_be_made_is_a_failure() -> None:
    result = play_match(SHORT, ["random", "random", broken_on_arrival], games=1, seed=1, jobs=1)
    assert [failure.bot for failure in result.failures] == [2]
    assert "no bot for seed" in result.failures[0].error


def test_failures_come_back_from_other_processes() -> None:
    result = play_match(SHORT, ["random", Raising, "random"], games=2, seed=1, jobs=2)
    assert [failure.error for failure in result.failures] == ["ValueError: no idea"] * 2


def test_a_game_without_end_is_unfinished() -> None:
    result = play_match("base:seats=3", ["random"] * 3, games=2, seed=1, jobs=1, most_turns=4)
    assert result.ok
    assert result.unfinished == 2
    assert result.turns == {}
    assert [bot.wins for bot in result.bots] == [0, 0, 0]
    assert [bot.games for bot in result.bots] == [2, 2, 2]
    assert all(game.turns == 5 for game in result.games)


def test_the_result_can_be_written_as_json() -> None:
    result = play_match(SHORT, ["random", Raising, "random"], games=2, seed=1, jobs=1)
    told = json.loads(json.dumps(result.to_json()))
    assert told["spec"] == SHORT
    assert told["games"] == 2
    assert [bot["name"] for bot in told["bots"]] == ["random", "Raising", "random"]
    assert told["failures"][0]["error"] == "ValueError: no idea"
    finished = play_match(SHORT, ["random"] * 3, games=2, seed=1, jobs=1).to_json()
    assert finished["failures"] == []
    turns = finished["turns"]
    assert isinstance(turns, dict)
    assert turns["least"] <= turns["median"] <= turns["most"]


def test_a_failure_names_the_line_of_the_bot_it_came_from() -> None:
    class Careless(Bot):
        def choose(self, view: archipel.View) -> archipel.Action:
            return archipel.action_from_json(json.loads("no JSON"))

    (careless,) = play_match(SHORT, [Careless, "random", "random"], games=1, jobs=1).failures
    line = Careless.choose.__code__.co_firstlineno + 1
    assert careless.where == f"test_match.py:{line}"  # not that of the library it called
    assert careless.to_json()["where"] == careless.where
    (cheating,) = play_match(SHORT, [Cheating, "random", "random"], games=1, jobs=1).failures
    assert cheating.error.startswith("IllegalAction") and cheating.where == ""  # no line of the bot raised it


def test_a_shared_victory_counts_in_parts() -> None:
    game = GameResult(0, 1, (0, 1), (0, 1), 10, 20, (5, 5), (0.0, 0.0))
    alone = GameResult(1, 1, (1, 0), (1,), 10, 20, (5, 5), (0.0, 0.0))
    result = MatchResult("base:seats=2", ("a", "b"), 0, (game, alone))
    assert [bot.wins for bot in result.bots] == [0.5, 1.5]


@pytest.mark.parametrize(
    ("spec", "players", "games", "wrong"),
    [
        ("base:seats=4", ["random"] * 3, 1, SetUpError),
        ("base:seats=3", ["random"] * 3, -1, SetUpError),
        ("base:seats=7", ["random"] * 7, 1, SetUpError),
        ("nowhere", ["random"] * 4, 1, SetUpError),
        ("base:seats=3", ["random", "random", "clever"], 1, UnknownBot),
        (3, ["random"] * 3, 1, SetUpError),
        ("base:seats=3", [None] * 3, 1, SetUpError),
        ("base:seats=3", ["random"] * 3, "1", SetUpError),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(spec: Any, players: Any, games: Any, wrong: type[Exception]) -> None:
    with pytest.raises(wrong):
        play_match(spec, players, games, jobs=1)


def test_a_printed_match_tells_what_went_wrong() -> None:
    failed = str(play_match(SHORT, ["random", Raising, "random"], games=2, seed=1, jobs=1)).splitlines()
    assert failed[-2].endswith("and in 1 more games: ValueError: no idea") and "Raising failed in turn" in failed[-2]
    assert re.search(r" at test_match\.py:\d+, and in 1 more games", failed[-2])
    assert failed[-1] == "Failed games: 2; they count for nobody."
    endless = play_match("base:seats=3", ["random"] * 3, games=2, seed=1, jobs=1, most_turns=4)
    assert str(endless).splitlines()[-1] == "Unfinished games: 2."
    assert play_match(SHORT, ["random"] * 3, games=1, jobs=1).trouble == []


def test_times_do_not_make_results_unequal() -> None:
    one, other = (GameResult(0, 1, (0, 1), (0,), 10, 20, (5, 5), (t, t)) for t in (0.1, 0.2))
    assert one == other
    results = [MatchResult("base:seats=2", ("a", "b"), 0, (game,)) for game in (one, other)]
    assert results[0] == results[1] and results[0].bots == results[1].bots


def test_no_games_are_a_match_too() -> None:
    result = play_match(SHORT, ["random"] * 3, games=0)
    assert result.ok
    assert result.bots[0].interval == (0.0, 1.0)
