"""The word of each edge (BASE-69, BASE-71): the picture in links.py."""

from __future__ import annotations

import pytest

from tests.rules.base.routes.drawn import MARK, OTHER, Drawn

pytestmark = pytest.mark.compiled

FORK = "1 ab 2 bc 3 cd 4 ce"
TWO_LOOPS = "1 ab 2 bc 3 ca 4 cd 5 de 6 ef 7 fd 8 eg"  # 4 lies between them, 8 is a branch


def test_base_69_a_word_says_what_leads_on_at_both_ends() -> None:
    drawn = Drawn(FORK)
    assert drawn.word("2") == 0b011101  # no loop, it lies, 4 and 3 at c, nothing and 1 at b
    drawn.leave("4")
    assert drawn.word("2") == 0b010101
    assert drawn.word("4") == 0
    drawn.put("4")
    assert drawn.word("2") == 0b011101


def test_base_71_another_players_building_cuts_the_links_at_its_corner() -> None:
    drawn = Drawn(FORK)
    drawn.settle("c", OTHER)
    assert (drawn.word("2"), drawn.length) == (0b010001, 2)
    drawn.settle("c", MARK)
    assert (drawn.word("2"), drawn.length) == (0b011101, 3)


def test_sea_23_two_kinds_lead_on_to_each_other_through_a_building_only() -> None:
    drawn = Drawn(FORK, absent="3 4")
    drawn.g.s[drawn.building.route_kind + drawn.graph.edge("3")] = 1
    drawn.put("3")
    assert (drawn.word("3"), drawn.length) == (0b010000, 2)
    drawn.settle("c", MARK)
    assert drawn.length == 3


@pytest.mark.parametrize(
    ("leaves", "left"),
    [
        ("1", "5 6 7"),  # a piece of a loop: what lay between the loops is a branch of the other
        ("4", "1 2 3 5 6 7"),  # each loop is for itself
        ("8", "1 2 3 4 5 6 7"),
    ],
)
def test_base_69_what_is_in_loops_is_kept(leaves: str, left: str) -> None:
    drawn = Drawn(TWO_LOOPS)
    assert drawn.in_loops() == "1 2 3 4 5 6 7"
    drawn.leave(leaves)
    assert drawn.in_loops() == left
    drawn.put(leaves)
    assert drawn.in_loops() == "1 2 3 4 5 6 7"


def test_base_71_a_loop_cut_at_a_corner_is_none() -> None:
    drawn = Drawn(TWO_LOOPS)
    drawn.settle("a", OTHER)
    assert drawn.in_loops() == "5 6 7"


def test_base_69_a_twin_begins_what_another_piece_begins() -> None:
    drawn = Drawn(FORK)
    assert drawn.links.has_twin(drawn.g, drawn.end("4", "c"))
    assert not drawn.links.has_twin(drawn.g, drawn.end("1", "b"))
    loop = Drawn(TWO_LOOPS)
    assert not loop.links.has_twin(loop.g, loop.end("8", "e"))  # a trail comes back to e
