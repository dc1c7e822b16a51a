"""Coco's cards and the haunted castle (JR-20 to JR-30)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.junior.junior_tables import BLUE, COCO, ORANGE, RED, WHITE, JuniorTable, a_junior_table


def bought(*cards: str, hands: dict[int, dict[str, int]] | None = None) -> JuniorTable:
    """Red has just bought the first of these cards, and has the price of the others."""
    price = {card: count * len(cards) for card, count in COCO.items()}
    table = a_junior_table(rolled=True, coco=list(cards), hands={RED: price, **(hands or {})})
    return table


def test_jr_20_a_card_is_shown_carried_out_and_stays_face_up() -> None:
    table = bought("cargo").do("buy_coco")
    assert table.shown(RED) == {"cargo": 1}
    assert table.told("coco_bought", to=BLUE) == [{"seat": RED, "card": "cargo"}]
    assert table.block("coco_left") == 23
    assert table.game.phase == "cargo"
    table.do("take_cargo gold", "take_cargo gold", "take_cargo rum", "end_turn", "roll")
    assert table.shown(RED) == {"cargo": 1}


def test_jr_20_an_empty_stack_sells_nothing() -> None:
    table = bought("ghost")
    table.state.s[table.rules.block_named["coco_left"].at] = 0
    assert table.legal("buy_coco") == []
    table.refused("buy_coco", "coco.none_left", "JR-20")


def test_jr_21_jr_22_what_is_in_the_stack() -> None:
    table = bought("ghost")
    deck = table.scenario.deck
    assert deck == {"ghost": 10, "cargo": 6, "ship": 3, "fortress": 2, "tribute": 3}
    odds = {told[0][1]: chance for told, chance, _ in table.game.chance_outcomes("buy_coco")}
    assert odds == {name: Fraction(count, 24) for name, count in deck.items()}


def test_jr_22_what_was_bought_does_not_come_again() -> None:
    table = bought("ghost").ghost_cards(BLUE, 10)
    odds = {told[0][1]: chance for told, chance, _ in table.game.chance_outcomes("buy_coco")}
    assert odds == {
        "cargo": Fraction(6, 14),
        "ship": Fraction(3, 14),
        "fortress": Fraction(2, 14),
        "tribute": Fraction(3, 14),
    }


def test_jr_23_a_ghost_card_moves_the_ghost_and_counts_for_the_castle() -> None:
    table = bought("ghost").do("buy_coco")
    assert table.game.phase == "ghost"
    assert table.block("ghost_cards", RED) == 1
    table.do("move_ghost 0,0")
    assert table.game.phase == "voyage"
    table = bought("ghost").ghost_on("0,0").do("buy_coco")
    table.refused("move_ghost 0,0", "ghost.must_move", "JR-23")


def test_jr_24_a_cargo_is_any_three_cards_from_the_piles() -> None:
    table = bought("cargo").do("buy_coco", "take_cargo gold", "take_cargo gold")
    assert table.game.phase == "cargo"
    table.do("take_cargo wood")
    assert table.game.phase == "voyage"
    assert table.hand(RED) == {"gold": 2, "wood": 1}
    assert (table.pile("gold"), table.pile("wood")) == (16, 17)


def test_jr_24_from_an_empty_pile_nothing_is_taken() -> None:
    table = bought("cargo").do("buy_coco").empty_pile("gold")
    table.refused("take_cargo gold", "cargo.pile_empty", "JR-24")
    assert table.legal() == ["take_cargo wood", "take_cargo wool", "take_cargo rum", "take_cargo sabre"]


def test_jr_24_when_all_piles_are_empty_the_cargo_is_over() -> None:
    table = bought("cargo").do("buy_coco")
    for card, left in (("wood", 0), ("wool", 0), ("rum", 0), ("sabre", 0), ("gold", 1)):
        table.empty_pile(card, left)
    table.do("take_cargo gold")
    assert table.game.phase == "voyage"


def test_jr_25_a_ship_card_is_a_free_ship_in_an_ordinary_place() -> None:
    table = bought("ship").do("buy_coco")
    assert table.game.phase == "free_ship"
    table.refused(table.sail("S05", "S02", free=True), "lane.no_fortress", "JR-15")
    table.do(table.sail("S01", "S05", free=True))
    assert table.block("ship", table.lane("S01", "S05")) == RED + 1
    assert table.hand(RED) == {}
    assert table.game.phase == "voyage"


def bought_without_ships(card: str) -> JuniorTable:
    """Red has no ship left when it buys this card, which does nothing then."""
    table = bought(card)
    table.state.s[table.building.ships_left + RED] = 0
    table.do("buy_coco")
    assert table.game.phase == "voyage"
    assert table.told("coco_idle") == [{"seat": RED, "card": card}]
    return table


def test_jr_25_where_no_ship_can_go_the_card_does_nothing() -> None:
    table = bought_without_ships("ship")
    assert table.shown(RED) == {"ship": 1}


def test_jr_26_a_fortress_card_is_a_free_fortress_in_an_ordinary_place() -> None:
    table = bought("fortress").ship(RED, "S01", "S05").do("buy_coco")
    assert table.game.phase == "free_fortress"
    table.refused(table.found("S08", free=True), "site.no_ship", "JR-16")
    table.do(table.found("S05", free=True))
    assert table.points(RED) == 3
    assert table.hand(RED) == {}


def test_jr_26_where_no_fortress_can_stand_it_is_a_ship() -> None:
    table = bought("fortress").do("buy_coco")
    assert table.game.phase == "free_ship"
    table.do(table.sail("S01", "S05", free=True))
    assert table.points(RED) == 2
    assert table.game.phase == "voyage"


def test_jr_26_or_nothing_at_all() -> None:
    bought_without_ships("fortress")


def test_jr_27_every_opponent_gives_a_card_of_its_choice() -> None:
    hands = {BLUE: {"wood": 1, "gold": 1}, ORANGE: {"rum": 2}, WHITE: {}}
    table = bought("tribute", hands=hands).do("buy_coco")
    assert table.game.deciding == [BLUE, ORANGE]
    table.refused("give_tribute sabre", "tribute.not_held", "JR-27", by=BLUE)
    table.do("give_tribute rum", by=ORANGE).do("give_tribute wood", by=BLUE)
    assert table.hand(RED) == {"rum": 1, "wood": 1}
    assert table.hand(BLUE) == {"gold": 1}
    assert table.game.phase == "voyage"


def test_jr_27_only_the_two_of_them_see_the_card() -> None:
    table = bought("tribute", hands={BLUE: {"wood": 1}}).do("buy_coco", "give_tribute wood")
    whole = {"seat": BLUE, "to": RED, "card": "wood"}
    assert table.told("tribute", to=RED) == table.told("tribute", to=BLUE) == [whole]
    assert table.told("tribute", to=WHITE) == table.told("tribute", to=-1) == [{"seat": BLUE, "to": RED}]


def test_jr_27_where_nobody_has_a_card_nobody_gives_one() -> None:
    table = bought("tribute").do("buy_coco")
    assert table.game.phase == "voyage"
    assert table.told("coco_idle") == [{"seat": RED, "card": "tribute"}]


def test_jr_28_the_first_ghost_card_takes_the_castle_at_once() -> None:
    table = bought("ghost").do("buy_coco")
    assert table.castle() == RED
    assert table.points(RED) == 3
    assert table.block("fortresses_left", RED) == 4
    assert table.told("castle_taken") == [{"seat": RED}]


def test_jr_28_whoever_passes_the_holder_takes_its_place() -> None:
    table = bought("ghost", "ghost").ghost_cards(BLUE, 1)
    table.do("buy_coco", "move_ghost 0,0", "buy_coco", "move_ghost 1,0")
    assert table.castle() == RED
    assert (table.points(RED), table.points(BLUE)) == (3, 2)
    assert table.block("fortresses_left", BLUE) == 5


def test_jr_28_one_who_leads_stays_on_the_castle() -> None:
    table = bought("ghost").ghost_cards(RED, 1).do("buy_coco")
    assert table.castle() == RED
    assert table.points(RED) == 3


def test_jr_29_at_a_tie_the_holder_takes_the_fortress_back() -> None:
    table = bought("ghost").ghost_cards(BLUE, 1)
    assert table.castle() == BLUE
    table.do("buy_coco")
    assert table.castle() == -1
    assert (table.points(RED), table.points(BLUE)) == (2, 2)
    assert (table.block("fortresses_left", RED), table.block("fortresses_left", BLUE)) == (5, 5)
    assert table.told("castle_left") == [{"seat": BLUE}]
    assert table.told("castle_taken")[-1:] == [{"seat": BLUE}]  # only when it came there


def test_jr_29_a_third_one_may_lead_out_of_a_tie() -> None:
    table = bought("ghost").ghost_cards(BLUE, 1).ghost_cards(WHITE, 1).ghost_cards(RED, 1)
    assert table.castle() == -1
    table.do("buy_coco")
    assert table.castle() == RED


def test_jr_29_catching_up_with_others_than_the_holder_changes_nothing() -> None:
    table = bought("ghost").ghost_cards(BLUE, 2).ghost_cards(WHITE, 1).do("buy_coco")
    assert table.castle() == BLUE


def test_jr_30_the_castle_fortress_counts_gives_nothing_and_starts_no_ships() -> None:
    table = bought("ghost")
    before = (table.legal("build_ship"), table.words("fortress"))
    table.do("buy_coco", "move_ghost 0,0")
    assert table.points(RED) == 3
    assert (table.legal("build_ship"), table.words("fortress")) == before
    produced = a_junior_table(die=[4]).ghost_cards(RED, 1).do("roll")
    assert produced.hand(RED) == {"rum": 1}


def test_jr_30_jr_38_the_castle_may_be_the_seventh_fortress() -> None:
    table = bought("ghost").fortress(RED, "S05", "S09", "S14", "S19").do("buy_coco")
    assert table.game.over
    assert table.game.winners == [RED]
    assert table.points(RED) == 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jr_27_as_many_give_as_there_are_opponents(seats: int) -> None:
    hands = {RED: COCO, **{seat: {"wool": 1} for seat in range(1, seats)}}
    table = a_junior_table(seats, rolled=True, coco=["tribute"], hands=hands).do("buy_coco")
    while table.game.phase == "tribute":
        table.do("give_tribute wool")
    assert table.hand(RED) == {"wool": seats - 1}
