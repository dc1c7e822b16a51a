"""Sets of places, as bits in words of the state: what is put into them is listed, in order."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from archipel.rules.base.building import Building
from archipel.rules.base.place_sets import IN_A_WORD, slot_of

pytestmark = pytest.mark.compiled


def test_a_set_lists_its_places_in_order_for_every_colour() -> None:
    game = archipel.new_game("base", seats=3, seed=1)
    g, sets = game.state, game.rules.the(Building).road_places
    chance = Random(1)
    expected: list[set[int]] = [set(), set(), set()]

    def listed(colour: int) -> list[int]:
        n = sets.write(g, colour, 1000, 2)
        return [g.scratch.codes[i] - 1000 for i in range(2, n)]

    for _ in range(300):
        place, colour = chance.randrange(game.graph.edges), chance.randrange(3)
        if chance.random() < 0.5:
            sets.put(g, colour, place)
            expected[colour].add(place)
        elif chance.random() < 0.7:
            colours = chance.randrange(8)
            sets.change(g, colours, place)
            for one in range(3):
                if colours >> one & 1:
                    expected[one] ^= {place}
        else:
            sets.take(g, place)
            expected = [found - {place} for found in expected]
        for colour in range(3):
            assert listed(colour) == sorted(expected[colour])
            assert sets.has_any(g, colour) == bool(expected[colour])


def test_a_full_set_lists_every_place() -> None:
    game = archipel.new_game("base", seats=3, seed=1)
    g, sets = game.state, game.rules.the(Building).spots
    for place in range(game.graph.corners):
        sets.put(g, 1, place)
    assert sets.write(g, 1, 0, 0) == game.graph.corners
    assert [g.scratch.codes[i] for i in range(game.graph.corners)] == list(range(game.graph.corners))
    assert not sets.has_any(g, 0)


def test_places_are_found_one_after_the_other() -> None:
    game = archipel.new_game("base", seats=3, seed=1)
    g, sets = game.state, game.rules.the(Building).spots
    for place in (3, 31, 32, 53):
        sets.put(g, 2, place)
    last = 32 * sets.words
    expected = [next((one for one in (3, 31, 32, 53) if one >= place), -1) for place in range(last + 1)]
    assert [sets.first_from(g, 2, place) for place in range(last + 1)] == expected
    assert sets.first_from(g, 1, 0) == -1


def test_one_place_may_be_left_out() -> None:
    game = archipel.new_game("base", seats=3, seed=1)
    g, sets = game.state, game.rules.the(Building).spots
    for place in (3, 31, 32, 53):
        sets.put(g, 2, place)
    before = game.state_bytes()
    for place in (-1, 3, 4, 31, 32, 53):
        n = sets.write_others(g, 2, place, 0, 0)
        assert [g.scratch.codes[i] for i in range(n)] == [one for one in (3, 31, 32, 53) if one != place]
    assert game.state_bytes() == before


def test_every_bit_of_a_word_has_a_slot_of_its_own() -> None:
    assert sorted(slot_of(1 << k) for k in range(IN_A_WORD)) == list(range(IN_A_WORD))
