"""The matrix of combinations: what it allows can be played, what it refuses is refused by the same rule (COMBO-2)."""

from __future__ import annotations

import pytest

from archipel import SetUpError, rulebook
from archipel.catalogue import ADVANCED, catalogue, entry, matrix
from archipel.catalogue.combinations import ADVANCED_GAME
from archipel.catalogue.matrix import ADVANCED_ONLY, CHANGED, GAME, IDLE, LAYER, NO, SAME, YES, Cell

MARKS = {"yes": YES, "yes*": CHANGED, "adv": ADVANCED_ONLY, "moot": IDLE, "no": NO, "-": SAME}
SEA = "seafarers/new_shores"
PARTS = [f"traders_barbarians/{name}" for name in ("fishermen", "rivers", "caravans", "barbarian_attack", "wagons")]
COLUMNS = ["friendly_robber", "event_cards", "harbormaster", "for_two", "cities_knights", SEA, *PARTS, "five_six"]
# Section 2 of docs/rules/combinations.md. Two of its cells are told apart here: event cards at sea follow COMBO-14, and
# the friendly robber with Cities & Knights CK-113.
BOOK = {
    "base": "yes yes yes yes yes - - - - - - yes",
    SEA: "yes yes* yes yes* yes* - adv adv adv adv adv yes",
    PARTS[0]: "yes yes* yes yes* adv adv - adv adv adv adv yes",
    PARTS[1]: "yes yes* yes yes* adv adv adv - adv adv adv yes",
    PARTS[2]: "yes yes* yes yes* adv adv adv adv - adv adv yes",
    PARTS[4]: "moot yes* yes yes* adv adv adv adv adv adv - yes",
}


def cells() -> dict[tuple[str, str], Cell]:
    found = matrix()
    return {
        (row.head.name, column.name): cell
        for row in found.rows
        for column, cell in zip(found.columns, row.cells, strict=True)
    }


@pytest.mark.parametrize("row", BOOK)
def test_combo_2_the_matrix_is_that_of_the_rules(row: str) -> None:
    found = cells()
    assert [found[row, column].answer for column in COLUMNS] == [MARKS[mark] for mark in BOOK[row].split()]


def test_combo_2_to_33_what_the_matrix_allows_can_be_chosen() -> None:
    for (row, column), cell in cells().items():
        assert (cell.spec is not None) == (cell.answer in (YES, CHANGED, ADVANCED_ONLY)), (row, column)
        if cell.spec is not None:
            chosen = entry(cell.spec.name).choose(cell.spec.seats, dict(cell.spec.options))
            is_advanced = ADVANCED_GAME in entry(cell.spec.name).traits or chosen.get(ADVANCED.name) is True
            assert is_advanced == (cell.answer == ADVANCED_ONLY), (row, column)


def test_combo_1_5_6_9_what_the_matrix_refuses_is_refused_by_the_same_rule() -> None:
    found = matrix()
    refused = 0
    for row in found.rows:
        for column, cell in zip(found.columns, row.cells, strict=True):
            if row.head.kind == GAME and column.kind == LAYER and cell.answer == NO and row.head.name != "junior":
                game = entry(row.head.name)
                with pytest.raises(SetUpError) as caught:
                    game.choose(max(game.seats), {column.name: True})
                assert caught.value.rule == cell.rule, (row.head, column)
                refused += 1
    assert refused >= 3
    assert {cell.rule for (row, column), cell in cells().items() if row == "junior"} == {"COMBO-1", "JR-5"}


def test_every_cell_has_a_rule_that_players_can_read() -> None:
    for (row, column), cell in cells().items():
        assert cell.rule or cell.answer == SAME, (row, column)
        for language in rulebook.LANGUAGES:
            if cell.rule:
                assert not rulebook.sentence(cell.rule, language).is_exact, cell.rule


def test_an_advanced_game_says_which_two_it_mixes() -> None:
    names = {found.name for found in catalogue() if ADVANCED_GAME not in found.traits}
    for found in catalogue():
        if ADVANCED_GAME in found.traits:
            assert len(found.file.mixes) == 2 and set(found.file.mixes) <= names, found.name
        elif not found.custom:
            assert found.file.mixes == ()
