"""Maritime trade: with the supply, at 4:1 or a harbour's rate."""

from __future__ import annotations

import pytest

from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
SETTLEMENT = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
# One end of each sort of harbour of the standard frame; red can stand there, see PLACED.
HARBOURS = {"generic": "0,-2N", "grain": "1,-2NE", "wool": "1,1S", "brick": "-2,1SW", "lumber": "-1,-1NW"}


def rates(table: Table, seat: int = RED) -> list[int]:
    return [table.rate(seat, card) for card in RESOURCES]


@pytest.mark.parametrize("give", RESOURCES)
@pytest.mark.parametrize("take", RESOURCES)
def test_base_56_four_identical_cards_for_any_other(give: str, take: str) -> None:
    table = a_table(hands={RED: {give: 5}}, rolled=True)
    if give == take:
        table.refused(f"maritime_trade {give} {take}", "trade.same_kind", "BASE-56")
        return
    table.do(f"maritime_trade {give} {take}")
    assert table.hand(RED) == {give: 1, take: 1}
    assert (table.supply(give), table.supply(take), table.hand_size(RED)) == (18, 18, 2)
    assert table.told("traded_with_supply", to=-1) == [{"seat": RED, "give": give, "count": 4, "take": take}]


def test_base_56_three_are_too_few_and_kinds_do_not_mix() -> None:
    table = a_table(hands={RED: {"ore": 3, "wool": 3}}, rolled=True)
    assert table.legal("maritime_trade") == []
    table.refused("maritime_trade ore grain", "trade.too_few", "BASE-56")


def test_base_56_the_active_player_only() -> None:
    table = a_table(hands={RED: {"ore": 4}, BLUE: {"ore": 4}}, rolled=True)
    table.refused("maritime_trade ore wool", "seat.not_deciding", "BASE-56", by=BLUE)
    table.do("end_turn")
    table.turn.after_roll(table.state, BLUE)
    table.refused("maritime_trade ore wool", "seat.not_deciding", "BASE-56", by=RED)
    table.do("maritime_trade ore wool", by=BLUE)


def test_base_57_three_for_one_at_a_generic_harbour() -> None:
    table = a_table(hands={RED: {"ore": 4, "wool": 3, "grain": 2}}, rolled=True).settle(RED, HARBOURS["generic"])
    assert rates(table) == [3] * 5
    assert sorted(table.legal_at("maritime_trade"), key=str) == ["ore", "wool"]
    table.refused("maritime_trade grain ore", "trade.too_few", "BASE-57")
    table.do("maritime_trade ore lumber", "maritime_trade wool lumber")
    assert table.hand(RED) == {"ore": 1, "grain": 2, "lumber": 2}
    assert [said["count"] for said in table.told("traded_with_supply")] == [3, 3]


@pytest.mark.parametrize("card", [name for name in HARBOURS if name != "generic"])
def test_base_57_two_for_one_of_the_named_resource_only(card: str) -> None:
    table = a_table(hands={RED: dict.fromkeys(RESOURCES, 3)}, rolled=True).settle(RED, HARBOURS[card])
    assert rates(table) == [2 if name == card else 4 for name in RESOURCES]
    assert table.legal_at("maritime_trade") == {card}
    other = "ore"
    table.refused(f"maritime_trade {other} {card}", "trade.too_few", "BASE-56")
    table.do(f"maritime_trade {card} ore")
    table.refused(f"maritime_trade {card} ore", "trade.too_few", "BASE-57")
    assert table.hand(RED) == {**dict.fromkeys(RESOURCES, 3), card: 1, "ore": 4}


@pytest.mark.parametrize("order", [("generic", "brick"), ("brick", "generic")])
def test_base_57_the_best_rate_counts_whichever_harbour_came_first(order: tuple[str, str]) -> None:
    table = a_table(rolled=True)
    for harbour in order:
        table.settle(RED, HARBOURS[harbour])
    assert rates(table) == [3, 2, 3, 3, 3]


def test_base_58_any_number_of_trades() -> None:
    table = a_table(hands={RED: {"ore": 13, "wool": 4}}, rolled=True)
    table.do("maritime_trade ore brick", "maritime_trade ore brick", "maritime_trade wool brick")
    table.do("maritime_trade ore brick", "maritime_trade brick grain")
    assert table.hand(RED) == {"ore": 1, "grain": 1}


def test_base_58_the_wanted_card_must_be_in_the_supply() -> None:
    table = a_table(hands={RED: {"ore": 8}}, rolled=True).empty_supply("wool", left=1).do("maritime_trade ore wool")
    assert "maritime_trade ore wool" not in table.legal()
    table.refused("maritime_trade ore wool", "trade.supply_empty", "BASE-58")
    assert len(table.legal("maritime_trade")) == 3


def to_a_harbour(seats: int = 4, phases: str = "separate") -> Table:
    """Red can build a settlement on a generic harbour."""
    hand = {name: SETTLEMENT.get(name, 0) + (3 if name == "ore" else 0) for name in RESOURCES}
    return a_table(seats, hands={RED: hand}, rolled=True, phases=phases).road(RED, "0,-2E", "0,-2NE")


def test_base_59_a_new_harbour_works_from_the_next_turn() -> None:
    table = to_a_harbour(seats=2)
    table.refused("maritime_trade ore wool", "trade.too_few", "BASE-56")
    table.do("build_settlement 0,-2N")
    table.refused("maritime_trade ore wool", "trade.after_building", "BASE-28")
    table.do("end_turn")
    table.turn.after_roll(table.state, BLUE)
    table.do("end_turn")
    table.turn.after_roll(table.state, RED)
    table.do("maritime_trade ore wool")
    assert table.hand(RED) == {"wool": 1}


def test_base_59_at_once_with_combined_phases() -> None:
    table = to_a_harbour(phases="combined")
    table.refused("maritime_trade ore wool", "trade.too_few", "BASE-56")
    table.do("build_settlement 0,-2N", "maritime_trade ore wool")
    assert table.hand(RED) == {"wool": 1}


@pytest.mark.parametrize("corner", ["0,-2N", "0,-2NW"])
def test_base_60_either_end_of_a_harbour_will_do(corner: str) -> None:
    table = a_table().settle(WHITE, corner)
    assert rates(table, WHITE) == [3] * 5
    assert rates(table, RED) == rates(table, BLUE) == [4] * 5  # it is nobody else's


@pytest.mark.parametrize("corner", ["0,-2NE", "0,-2SW"])
def test_base_60_but_not_a_coast_beside_it(corner: str) -> None:
    assert rates(a_table().settle(WHITE, corner), WHITE) == [4] * 5


def test_base_60_a_city_keeps_the_harbour() -> None:
    table = a_table().settle(RED, "0,-2N").city(RED, "0,-2N")
    assert rates(table) == [3] * 5


def test_base_60_starting_settlements_count() -> None:
    table = a_table(hands={ORANGE: {"ore": 2}})
    assert rates(table, ORANGE) == [4, 4, 4, 4, 2]
    for _ in range(3):
        table.turn.after_roll(table.state, table.game.seat)
        table.do("end_turn")
    table.turn.after_roll(table.state, ORANGE)
    table.do("maritime_trade ore wool")
    assert table.hand(ORANGE) == {"wool": 1}


def test_base_60_every_seat_has_its_own_rates_and_all_may_see_them() -> None:
    table = a_table().settle(RED, "0,-2N").settle(BLUE, "-2,1SW")
    shown = table.game.view(-1).to_json()["rate"]
    assert shown == [[3] * 5, [4, 2, 4, 4, 4], [4] * 5, [4, 4, 4, 4, 2]]
