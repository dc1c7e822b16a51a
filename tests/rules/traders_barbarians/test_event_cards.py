"""Event cards in place of the dice (TB-EV-1 to TB-EV-7, TB-EV-13, TB-EV-17, TB-EV-18)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import archipel
from archipel.bots import make
from archipel.rules.traders_barbarians.event_deck import ABOVE_NEW_YEAR, CARDS, COUNTS, EVENT_OF, EVENTS, NUMBER_OF
from tests.rules.traders_barbarians.event_tables import an_event_table, deck_of
from tests.tables import BLUE, RED, WHITE


def test_tb_ev_1_cards_replace_the_dice() -> None:
    table = an_event_table("no_event_8")
    assert table.legal("reveal_card") == ["reveal_card"]
    assert "roll" not in table.rules.verb_named
    assert sum(deck_of(table).values()) == 36
    table.do("reveal_card")
    assert [table.block("dice", k) for k in range(2)] == [0, 0]
    assert table.told("rolled") == []


def test_tb_ev_2_thirty_one_cards_lie_on_new_year_and_five_under_it() -> None:
    table = an_event_table("no_event_8")
    assert (table.block("cards_to_new_year"), ABOVE_NEW_YEAR) == (31, 31)
    table.do("reveal_card")
    assert (table.block("cards_to_new_year"), deck_of(table)["no_event_8"]) == (30, 3)


def test_tb_ev_2_nobody_knows_the_order() -> None:
    table = an_event_table("no_event_8")
    outcomes = table.game.chance_outcomes("reveal_card")
    chances = {drawn[0][1]: chance for drawn, chance, _ in outcomes}
    assert chances == {card: Fraction(count, 36) for card, count in zip(CARDS, COUNTS, strict=True)}


def test_tb_ev_3_the_number_of_the_card_produces() -> None:
    table = an_event_table("no_event_9")
    expected = table.brought_by(9)
    table.do("reveal_card")
    assert table.told("card_revealed") == [{"seat": RED, "event": "no_event", "number": 9}]
    assert (table.game.phase, table.hands()) == ("action", expected)
    assert expected != {}


def test_tb_ev_3_a_turn_without_a_card_does_not_end() -> None:
    table = an_event_table("no_event_8")
    table.refused("end_turn", "turn.roll_first", "BASE-27")
    table.do("reveal_card")
    table.refused("reveal_card", "action.not_now", "BASE-27")


def test_tb_ev_4_new_year_shuffles_all_cards_and_the_next_one_comes() -> None:
    table = an_event_table("no_event_8")
    for k, card in enumerate(CARDS):  # all that are left lie under New Year
        table.state.s[table.rules.block_named["event_deck"].at + k] = 1 if card.startswith("robber_flees") else 0
    table.state.s[table.rules.block_named["cards_to_new_year"].at] = 0
    table.do("reveal_card")
    assert table.told("new_year") == [{"seat": RED}]
    assert (table.block("cards_to_new_year"), sum(deck_of(table).values())) == (30, 35)


def test_tb_ev_4_five_cards_stay_unseen_in_a_year() -> None:
    game = archipel.new_game("base", seats=3, seed=5, event_cards=True)
    game.listen()
    bot = make("random", seed=5)
    while len([event for event in game.events if event.kind == "new_year"]) < 2:
        game.apply(bot.choose(game.view(game.seat)))
    seen: list[Counter[tuple[object, object]]] = [Counter()]
    for event in game.events:
        if event.kind == "new_year":
            seen.append(Counter())
        elif event.kind == "card_revealed":
            seen[-1][event["event"], event["number"]] += 1
    full = Counter(
        {(EVENTS[event], number): count for event, number, count in zip(EVENT_OF, NUMBER_OF, COUNTS, strict=True)}
    )
    assert [sum(year.values()) for year in seen[:-1]] == [31, 31]
    assert all(year <= full for year in seen)


def test_tb_ev_5_a_card_may_be_played_before_the_reveal() -> None:
    table = an_event_table("no_event_8", cards={RED: ["knight"]})
    table.do("play_knight", "move_robber 2,-2")
    assert table.legal("reveal_card") == ["reveal_card"]


def test_tb_ev_6_a_card_with_a_seven_goes_the_way_of_a_rolled_seven() -> None:
    table = an_event_table("robber_attack_7", hands={BLUE: {"ore": 8}, WHITE: {"wool": 7}})
    table.do("reveal_card")
    assert (table.game.phase, table.game.deciding) == ("discard", [BLUE])
    table.refused("discard grain", "discard.not_held", "BASE-38", by=BLUE)
    table.do(*["discard ore"] * 4, by=BLUE)
    assert table.game.phase == "robber"
    table.do("move_robber 1,0")
    assert table.told("produced") == []


def test_tb_ev_7_in_an_epidemic_a_city_brings_one_card() -> None:
    plain = an_event_table("no_event_6").city_beside(6)
    plain.do("reveal_card")
    table = an_event_table("epidemic_6").city_beside(6)
    table.do("reveal_card")
    assert sum(table.hand(table.citizen).values()) == sum(plain.hand(plain.citizen).values()) - 1


def test_tb_ev_7_settlements_do_not_suffer() -> None:
    table = an_event_table("epidemic_6")
    expected = table.brought_by(6)
    table.do("reveal_card")
    assert table.hands() == expected != {}


def test_tb_ev_7_the_next_card_is_healthy_again() -> None:
    table = an_event_table("epidemic_6", "no_event_6").city_beside(6)
    table.do("reveal_card")
    expected = table.brought_by(6)
    table.do("end_turn", "reveal_card")
    assert table.hands() == expected


def test_tb_ev_13_the_robber_returns_to_the_desert_and_nobody_is_robbed() -> None:
    table = an_event_table("robber_flees_4", hands={BLUE: {"ore": 3}})
    desert = table.block("robber")
    table.move_robber("1,0")
    table.do("reveal_card")
    assert (table.block("robber"), table.game.phase) == (desert, "action")
    assert table.told("stolen") == []
    assert table.told("robber_moved") == [{"seat": RED, "tile": desert}]


def test_tb_ev_13_a_robber_at_home_stays_there() -> None:
    table = an_event_table("robber_flees_4")
    table.do("reveal_card")
    assert table.told("robber_moved") == []


def test_tb_ev_13_the_four_of_the_card_produces_with_the_robber_gone() -> None:
    table = an_event_table("robber_flees_4")
    tile = table.tile_with(4)
    table.robber.stand(table.state, tile)
    expected = table.brought_by(4)
    table.do("reveal_card")
    assert table.hands() == expected != {}


def test_tb_ev_17_a_card_without_an_event_only_produces() -> None:
    table = an_event_table("no_event_9")
    before, expected = len(table.game.events), table.brought_by(9)
    table.do("reveal_card")
    assert {event.kind for event in table.game.events[before:]} == {"card_revealed", "produced"}
    assert table.hands() == expected


def test_tb_ev_18_the_numbers_are_those_of_two_dice() -> None:
    numbers: Counter[int] = Counter()
    for number, count in zip(NUMBER_OF, COUNTS, strict=True):
        numbers[number] += count
    assert numbers == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert sum(count for event, count in zip(EVENT_OF, COUNTS, strict=True) if event == 0) == 16
    assert len(set(EVENT_OF)) == 12


def test_tb_tb_26_a_number_that_dice_would_roll_again_stays_and_its_event_applies() -> None:
    spec = archipel.GameSpec("traders_barbarians/wagons", 3, (("event_cards", True),))
    game = archipel.start(spec, 1, None, None, {"event_card": ["plentiful_year_2", "no_event_8"]})
    game.listen()
    chance = Random(1)
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    game.apply("reveal_card")
    for _ in range(3):
        game.apply("take_resource ore", game.seat)
    kinds = [event.kind for event in game.events]
    assert [event["number"] for event in game.events if event.kind == "card_revealed"] == [2]
    assert kinds[kinds.index("card_revealed") :].count("produced") == 0
    assert "end_turn" in [action.kind for action in game.legal_actions()]
