"""Good Neighbours and Neighbourly Help (TB-EV-9, TB-EV-14)."""

from __future__ import annotations

from tests.rules.traders_barbarians.event_tables import an_event_table
from tests.tables import BLUE, ORANGE, RED, WHITE

GOOD = "good_neighbours_6"
HELP = "neighbourly_help_10"
HANDS = {RED: {"ore": 1}, BLUE: {"wool": 2}, WHITE: {"grain": 1}, ORANGE: {"brick": 1}}


def test_tb_ev_9_everybody_gives_to_the_left_at_once() -> None:
    table = an_event_table(GOOD, hands=HANDS).put_number("0,0", 2)
    table.do("reveal_card")
    assert (table.game.phase, sorted(table.game.deciding)) == ("good_neighbours", [RED, BLUE, WHITE, ORANGE])
    for seat, card in ((RED, "ore"), (BLUE, "wool"), (WHITE, "grain")):
        table.do(f"give_neighbour {card}", by=seat)
    assert table.hands() == HANDS  # nothing changes hands before all have chosen
    table.do("give_neighbour brick", by=ORANGE)
    given = [(event["seat"], event["to"], event["card"]) for event in table.told("card_given")]
    assert given == [(RED, BLUE, "ore"), (BLUE, WHITE, "wool"), (WHITE, ORANGE, "grain"), (ORANGE, RED, "brick")]


def test_tb_ev_9_a_card_that_is_not_held_is_refused() -> None:
    table = an_event_table(GOOD, hands=HANDS)
    table.do("reveal_card")
    table.refused("give_neighbour brick", "event.card_not_held", "TB-EV-9", by=RED)
    table.do("give_neighbour ore", by=RED)
    table.refused("give_neighbour ore", "seat.not_deciding", "TB-EV-9", by=RED)


def test_tb_ev_9_an_empty_hand_gives_nothing_but_gets_something() -> None:
    table = an_event_table(GOOD, hands={RED: {"ore": 2}})
    expected = table.brought_by(6)
    table.do("reveal_card")
    assert table.game.deciding == [RED]
    table.do("give_neighbour ore")
    expected[RED] = {**expected[RED], "ore": expected[RED]["ore"] - 1}
    expected[BLUE] = {**expected.get(BLUE, {}), "ore": expected.get(BLUE, {}).get("ore", 0) + 1}
    assert (table.hands(), table.game.phase) == (expected, "action")


def test_tb_ev_9_without_any_card_nobody_is_asked() -> None:
    table = an_event_table(GOOD)
    table.do("reveal_card")
    assert table.game.phase == "action"


def test_tb_ev_9_what_was_chosen_is_secret_and_so_is_what_was_given() -> None:
    table = an_event_table(GOOD, hands=HANDS)
    table.do("reveal_card").do("give_neighbour wool", by=BLUE)
    chosen = table.rules.block_named["chosen_gift"].at + BLUE
    assert table.game.view(BLUE).state.s[chosen] > 0
    assert table.game.view(RED).state.s[chosen] == -1
    for seat, card in ((RED, "ore"), (WHITE, "grain"), (ORANGE, "brick")):
        table.do(f"give_neighbour {card}", by=seat)
    assert table.told("card_given", WHITE)[1] == {"seat": BLUE, "to": WHITE, "card": "wool"}
    assert "card" not in table.told("card_given", RED)[1]


def test_tb_ev_9_the_order_of_the_answers_does_not_matter() -> None:
    ends = []
    for order in ((RED, BLUE, WHITE, ORANGE), (WHITE, ORANGE, RED, BLUE)):
        table = an_event_table(GOOD, hands=HANDS)
        table.do("reveal_card")
        for seat in order:
            table.do(f"give_neighbour {next(iter(HANDS[seat]))}", by=seat)
        ends.append(table.game.state_bytes())
    assert ends[0] == ends[1]


def test_tb_ev_14_the_player_in_the_lead_gives_a_card_to_one_with_fewer_points() -> None:
    table = an_event_table(HELP, hands={RED: {"ore": 1}, BLUE: {"wool": 2}}).city(BLUE, "-1,0S")
    expected = table.brought_by(10)
    table.do("reveal_card")
    assert (table.game.phase, table.game.deciding) == ("neighbourly_help", [BLUE])
    table.refused("give_help ore 0", "event.card_not_held", "TB-EV-14", by=BLUE)
    table.refused("give_help wool 1", "event.not_fewer_points", "TB-EV-14", by=BLUE)
    table.do("give_help wool 2", by=BLUE)
    expected[BLUE]["wool"] -= 1
    expected[WHITE] = {**expected.get(WHITE, {}), "wool": expected.get(WHITE, {}).get("wool", 0) + 1}
    assert table.hands() == expected
    assert table.told("card_given", WHITE) == [{"seat": BLUE, "to": WHITE, "card": "wool"}]
    assert table.told("card_given", RED) == [{"seat": BLUE, "to": WHITE}]


def test_tb_ev_14_several_in_the_lead_give_each() -> None:
    table = an_event_table(HELP, hands={BLUE: {"wool": 1}, WHITE: {"ore": 1}})
    table.city(BLUE, "-1,0S").city(WHITE, "1,0S")
    table.do("reveal_card")
    assert sorted(table.game.deciding) == [BLUE, WHITE]
    table.refused("give_help ore 1", "event.not_fewer_points", "TB-EV-14", by=WHITE)
    table.do("give_help ore 0", by=WHITE)
    table.do("give_help wool 0", by=BLUE)
    assert table.game.phase == "action"


def test_tb_ev_14_nothing_is_given_by_an_empty_hand_or_when_all_are_equal() -> None:
    table = an_event_table(HELP, HELP, hands={RED: {"ore": 1}})
    table.do("reveal_card")
    assert table.game.phase == "action"  # two points each
    table = an_event_table(HELP).city(BLUE, "-1,0S")
    table.do("reveal_card")
    assert table.game.phase == "action"


def test_tb_ev_14_hidden_points_do_not_make_a_leader() -> None:
    table = an_event_table(HELP, hands={RED: {"ore": 1}}, cards={RED: ["victory_point"]})
    table.do("reveal_card")
    assert table.game.phase == "action"
