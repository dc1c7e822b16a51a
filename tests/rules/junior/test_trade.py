"""Trade with players, the market, the piles and the ports (JR-31 to JR-37)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from archipel import action
from tests.rules.junior.junior_tables import BLUE, FORTRESS, ORANGE, RED, JuniorTable, a_junior_table

ONE_EACH = ["wood", "wool", "rum", "sabre", "gold"]


# ---- with players


def test_jr_31_the_active_player_trades_with_the_others_on_agreed_terms() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 2}, BLUE: {"gold": 1}})
    table.do("offer_trade 2wood 1gold 1,2").do("accept_trade", by=BLUE).do("decline_trade", by=ORANGE)
    table.do("confirm_trade 1", by=RED)
    assert (table.hand(RED), table.hand(BLUE)) == ({"gold": 1}, {"wood": 2})
    assert table.game.phase == "voyage"


def test_jr_31_others_may_name_their_own_terms() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 2}, BLUE: {"gold": 1}})
    table.do("offer_trade 1wood 1gold 1").do("counter_trade 1gold 2wood", by=BLUE).do("confirm_trade 1", by=RED)
    assert (table.hand(RED), table.hand(BLUE)) == ({"gold": 1}, {"wood": 2})


def test_jr_31_any_number_of_times() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 3}, BLUE: {"gold": 3}})
    for left in (2, 1, 0):
        table.do("offer_trade 1wood 1gold 1").do("accept_trade", by=BLUE).do("confirm_trade 1", by=RED)
        assert table.hand(RED).get("wood", 0) == left


def test_jr_31_at_least_one_card_each_way() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 1}, BLUE: {"gold": 1}})
    table.refused(action("offer_trade", give={"wood": 1}, take={}, to=[BLUE]), "trade.gift", "JR-31")
    table.refused(action("offer_trade", give={}, take={"gold": 1}, to=[BLUE]), "trade.gift", "JR-31")
    table.refused(action("offer_trade", give={"wood": 1}, take={"wood": 1}, to=[BLUE]), "trade.same_kind", "JR-31")
    table.refused(action("offer_trade", give={"wood": 2}, take={"gold": 1}, to=[BLUE]), "trade.not_held", "JR-31")
    table.refused(action("offer_trade", give={"wood": 1}, take={"gold": 1}, to=[RED]), "trade.nobody", "JR-31")


def test_jr_31_nobody_else_offers_and_not_before_the_roll() -> None:
    table = a_junior_table(hands={RED: {"wood": 1}, BLUE: {"gold": 1}})
    table.refused("offer_trade 1wood 1gold 1", "turn.roll_first", "JR-9")
    table = a_junior_table(rolled=True, hands={RED: {"wood": 1}, BLUE: {"gold": 1}})
    table.refused("offer_trade 1gold 1wood 0", "seat.not_deciding", "JR-31", by=BLUE)


def test_jr_31_who_does_not_hold_the_cards_cannot_agree() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 1}, BLUE: {"rum": 1}}).do("offer_trade 1wood 1gold 1")
    table.refused("accept_trade", "trade.not_held", "JR-31", by=BLUE)
    table.refused("confirm_trade 1", "trade.not_accepted", "JR-31", by=RED)
    table.refused("confirm_trade 0", "trade.only_active", "JR-31", by=BLUE)
    table.refused("withdraw_trade", "trade.only_active", "JR-31", by=BLUE)
    table.refused("decline_trade", "trade.own_offer", "JR-31", by=RED)
    table.do("withdraw_trade", by=RED)
    assert table.game.phase == "voyage"


# ---- the market


def test_jr_32_a_hand_card_for_one_of_the_market() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 2}}).do("market_trade wood gold")
    assert table.hand(RED) == {"wood": 1, "gold": 1}
    assert table.market() == ["wood", "wool", "rum", "sabre", "wood"]
    assert table.pile("wood") == 19 - 2 - 1
    assert table.told("market_traded", to=BLUE) == [{"seat": RED, "give": "wood", "take": "gold"}]


def test_jr_32_once_a_turn() -> None:
    table = a_junior_table(die=[5, 5, 5, 5, 5], hands={RED: {"wood": 2}}).do("roll", "market_trade wood gold")
    table.refused("market_trade wood rum", "market.used", "JR-32")
    assert table.legal("market_trade") == []
    for _ in range(4):
        table.do("end_turn", "roll")
    assert table.game.active == RED
    table.do("market_trade wood rum")


def test_jr_32_a_different_kind_that_is_there_for_a_card_one_has() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 1}})
    table.refused("market_trade wood wood", "market.same_kind", "JR-32")
    table.refused("market_trade rum wood", "market.not_held", "JR-32")
    table.lay_market("wood", "wool", "rum", "sabre", "wood")
    table.refused("market_trade wood gold", "market.not_there", "JR-32")


def test_jr_32_equal_cards_are_all_the_same() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"gold": 1}}).lay_market("wood", "wood", "rum", "rum", "rum")
    assert table.legal("market_trade") == ["market_trade gold wood", "market_trade gold rum"]
    table.do("market_trade gold rum")
    assert table.market() == ["wood", "wood", "gold", "rum", "rum"]


def test_jr_33_five_identical_cards_go_back_and_one_of_each_comes() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 1}}).lay_market("wood", "wood", "wood", "wood", "gold")
    table.do("market_trade wood gold")
    assert table.market() == ONE_EACH
    assert [table.pile(card) for card in ONE_EACH] == [18, 18, 18, 18, 17]
    assert table.told("market_renewed") == [{"card": "wood"}]


def test_jr_33_a_stall_stays_empty_until_a_card_can_be_put_there() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 1}}).lay_market("wood", "wood", "wood", "wood", "gold")
    table.empty_pile("rum", to=BLUE).do("market_trade wood gold")
    assert table.market() == ["wood", "wool", "", "sabre", "gold"]
    table.refused("market_trade gold rum", "market.used", "JR-32")
    table.do("end_turn", "roll").hold(RED, sabre=1).do("market_trade rum sabre")
    assert table.market() == ["wood", "wool", "", "rum", "gold"]  # a hand card goes where the taken one was
    table.do("pile_trade rum gold")
    assert table.market() == ["wood", "wool", "rum", "rum", "gold"]
    assert table.pile("rum") == 2


# ---- the piles and the ports


def test_jr_34_three_identical_cards_for_one_of_choice() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"gold": 6}}).do("pile_trade gold rum", "pile_trade gold wood")
    assert table.hand(RED) == {"rum": 1, "wood": 1}
    assert table.pile("gold") == 18


def test_jr_34_fewer_or_the_same_kind_or_an_empty_pile_will_not_do() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"gold": 2, "wool": 3}})
    table.refused("pile_trade gold rum", "pile.too_few", "JR-34")
    table.refused("pile_trade wool wool", "pile.same_kind", "JR-34")
    table.empty_pile("rum", to=BLUE).refused("pile_trade wool rum", "pile.empty", "JR-34")


def at_harbour(**options: object) -> JuniorTable:
    """Red can build at the harbour S04."""
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}, **options)  # type: ignore[arg-type]
    return table.ship(RED, "S01", "S04")


def test_jr_35_a_fortress_at_a_harbour_draws_a_port_tile() -> None:
    table = at_harbour(ports=["sabre"])
    table.do(table.found("S04")).hold(RED, sabre=4, rum=2)
    assert table.words("port")[:5] == [0, 0, 0, 1, 0]
    assert table.block("ports_left") == 3
    assert table.told("port_drawn", to=-1) == [{"seat": RED, "card": "sabre"}]
    table.do("pile_trade sabre gold", "pile_trade sabre gold")
    assert table.hand(RED) == {"gold": 2, "rum": 2}
    table.refused("pile_trade rum gold", "pile.too_few", "JR-34")
    table.refused("pile_trade sabre gold", "pile.too_few", "JR-35")


def test_jr_35_only_its_owner_uses_a_port() -> None:
    table = at_harbour(ports=["sabre"])
    table.do(table.found("S04"), "end_turn", "roll").hold(BLUE, sabre=2)
    table.refused("pile_trade sabre gold", "pile.too_few", "JR-34")


def test_jr_35_a_free_fortress_draws_one_too() -> None:
    table = a_junior_table(
        rolled=True, hands={RED: {"rum": 1, "sabre": 1, "gold": 1}}, coco=["fortress"], ports=["wool"]
    ).ship(RED, "S01", "S04")
    table.do("buy_coco", table.found("S04", free=True))
    assert table.words("port")[:5] == [0, 1, 0, 0, 0]


def test_jr_35_without_tiles_left_there_is_none() -> None:
    table = at_harbour()
    for kind in range(5):
        table.state.s[table.rules.block_named["port_stack"].at + kind] = 0
    table.state.s[table.rules.block_named["ports_left"].at] = 0
    table.do(table.found("S04"))
    assert not any(table.words("port"))
    assert table.points(RED) == 3


@pytest.mark.parametrize("seats", [3, 4])
def test_jr_35_starting_fortresses_are_not_on_harbours(seats: int) -> None:
    table = a_junior_table(seats)
    taken = {v for v, holder in enumerate(table.words("fortress")) if holder}
    assert taken.isdisjoint(v for v, flag in enumerate(table.words("harbour_site")) if flag)


def test_jr_36_the_four_tiles_are_wood_wool_rum_and_sabre() -> None:
    table = at_harbour()
    odds = {told[0][1]: chance for told, chance, _ in table.game.chance_outcomes(table.found("S04"))}
    assert odds == dict.fromkeys(("wood", "wool", "rum", "sabre"), Fraction(1, 4))


def test_jr_37_without_ports_harbours_are_ordinary_sites() -> None:
    table = at_harbour(harbours=False)
    assert not any(table.words("harbour_site"))
    table.do(table.found("S04")).hold(RED, wood=2, wool=2, rum=2, sabre=2)
    assert table.points(RED) == 3
    assert not any(table.words("port"))
    assert table.block("ports_left") == 0
    assert table.legal("pile_trade") == []
    table.hold(RED, wood=3).do("pile_trade wood gold")
