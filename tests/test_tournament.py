"""Pairings and standings of tournaments: nobody twice in a round, meetings spread, byes in turn, right places."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.tournament import (
    BYE_POINTS,
    PairedTable,
    PairingError,
    Round,
    System,
    TableResult,
    meetings,
    pair,
    place_points,
    standings,
    suggested_rounds,
    table_sizes,
)


def played(one: Round, strengths: list[int], random: Random | None = None) -> Round:
    """A round whose tables are won by the stronger, or by lot."""
    tables = []
    for table in one.tables:
        worth = [random.random() if random else strengths[player] for player in table.players]
        order = sorted(worth, reverse=True)
        points = tuple(10 - 2 * order.index(each) for each in worth)
        tables.append(PairedTable(table.players, TableResult(points, (points.index(10),))))
    return Round(tuple(tables), one.byes, one.absent)


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(["swiss", "all"]),
    st.integers(6, 24),
    st.integers(0, 1000),
    st.lists(st.sets(st.integers(0, 23), max_size=5), min_size=4, max_size=4),
    st.sampled_from([(4, 3), (4,), (3,)]),
)
def test_every_round_seats_everybody_once_and_byes_go_round(
    system: System, players: int, seed: int, absences: list[set[int]], sizes: tuple[int, ...]
) -> None:
    rounds: list[Round] = []
    byes: Counter[int] = Counter()
    for absent in absences:
        away = {player for player in absent if player < players}
        if players - len(away) < sizes[0]:
            continue
        one = pair(system, players, rounds, away, seed, sizes)
        seated = [player for table in one.tables for player in table.players]
        assert sorted([*seated, *one.byes, *one.absent]) == list(range(players))
        assert set(one.absent) == away
        assert {len(table.players) for table in one.tables} <= set(sizes)
        here = set(range(players)) - away
        for player in one.byes:
            assert byes[player] == min(byes[other] for other in here), "a second bye before all had one"
        byes.update(one.byes)
        rounds.append(played(one, [], Random(seed)))
    assert [standing.player for standing in standings(players, rounds)] != []


@pytest.mark.parametrize(("players", "most"), [(9, 2), (12, 2), (16, 2), (21, 1)])
def test_meetings_are_spread(players: int, most: int) -> None:
    rounds: list[Round] = []
    for _ in range(4):
        rounds.append(played(pair("all", players, rounds, seed=3), [], Random(players)))
    met = meetings(rounds)
    assert max(met.values()) <= most
    assert len(met) >= 0.7 * sum(met.values())


def test_swiss_brings_equals_together() -> None:
    rounds = [played(pair("swiss", 16, [], seed=1), [], Random(1))]
    scores = {standing.player: standing.points for standing in standings(16, rounds)}
    second = pair("swiss", 16, rounds, seed=1)
    assert max(meetings([*rounds, second]).values()) == 1
    spread = [max(found) - min(found) for found in ([scores[p] for p in table.players] for table in second.tables)]
    assert sum(spread) <= 4


@pytest.mark.parametrize(
    ("players", "sizes", "expected"),
    [
        (6, (4, 3), ([3, 3], 0)),
        (7, (4, 3), ([4, 3], 0)),
        (14, (4, 3), ([4, 4, 3, 3], 0)),
        (16, (4, 3), ([4, 4, 4, 4], 0)),
        (5, (4, 3), ([4], 1)),
        (10, (4,), ([4, 4], 2)),
        (64, (3,), ([3] * 21, 1)),
    ],
)
def test_tables_of_three_and_four(players: int, sizes: tuple[int, ...], expected: tuple[list[int], int]) -> None:
    assert table_sizes(players, sizes) == expected


def test_two_players_are_too_few() -> None:
    with pytest.raises(PairingError):
        pair("swiss", 6, [], absent={0, 1, 2, 3})


def test_who_ties_shares_the_points() -> None:
    assert place_points(TableResult((10, 8, 8, 3), (0,))) == [4, 1.5, 1.5, 0]
    assert place_points(TableResult((7, 10, 7), (1,))) == [1, 4, 1]


def test_sixteen_with_two_absent_end_with_the_right_standings() -> None:
    """The stronger always wins, so the strongest who never miss a round come first; two are away in rounds 2 and 3."""
    strengths = list(range(16))
    rounds: list[Round] = []
    for number in range(5):
        away = {2, 9} if number in (1, 2) else set()
        rounds.append(played(pair("swiss", 16, rounds, away, seed=5), strengths))
        assert len(rounds[-1].tables) == 4
    found = standings(16, rounds)
    assert found[0].player == 15 and found[0].points == 20 and found[0].wins == 5
    assert {found[1].player, found[2].player} <= {14, 13, 12, 11}
    assert [standing.place for standing in found] == sorted(standing.place for standing in found)
    by_player = {standing.player: standing for standing in found}
    assert by_player[2].games == by_player[9].games == 3
    assert found[-1].player in (0, 1, 2)
    # by hand: the points of every round, added up
    for player in range(16):
        points = sum(
            place_points(table.result)[table.players.index(player)]
            for one in rounds
            for table in one.tables
            if table.result is not None and player in table.players
        )
        assert by_player[player].points == points
    keys = [(-one.points, -one.wins, -round(one.part, 6), -round(one.opponents, 6)) for one in found]
    assert keys == sorted(keys)


def test_a_bye_is_worth_a_second_place_and_is_no_win() -> None:
    one = pair("swiss", 10, [], seed=1, sizes=(4,))
    found = {standing.player: standing for standing in standings(10, [one])}
    assert all((found[player].points, found[player].wins) == (BYE_POINTS, 0) for player in one.byes)


def test_rounds_are_suggested() -> None:
    assert [suggested_rounds("swiss", n) for n in (6, 16, 64)] == [3, 4, 6]
    assert [suggested_rounds("all", n) for n in (7, 16)] == [2, 5]
