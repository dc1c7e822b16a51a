"""Politics cards that affect several players or the player's own knights: Bishop, Constitution, Saboteur, Warlord,
Wedding."""

from __future__ import annotations

from itertools import permutations

import pytest

from archipel.engine.view import imagine, view_of
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

ONE_EACH = {seat: {"ore": 1} for seat in (BLUE, WHITE, ORANGE)}


def with_card(card: str, **settings: object) -> CityTable:
    """Red holds this card and may play it; the barbarians have attacked once."""
    settings.setdefault("attacks", 1)
    return a_city_table(progress={RED: [card]}, rolled=True, **settings)  # type: ignore[arg-type]


# ---- Bishop (CK-80)


def test_ck_80_the_bishop_moves_the_robber_and_draws_from_everybody_there() -> None:
    table = with_card("bishop", hands=ONE_EACH)
    table.do("play_bishop", "send_bishop 0,1")
    assert table.block("robber") == table.graph.tile("0,1")
    assert table.hand(RED) == {"ore": 2}  # of white and orange; blue has no building there
    assert [table.hand_size(seat) for seat in (BLUE, WHITE, ORANGE)] == [1, 0, 0]
    assert table.progress_of(RED) == {}
    assert table.phase() == "action"


def test_ck_80_one_card_of_a_player_with_two_buildings_and_commodities_too() -> None:
    table = with_card("bishop", hands={WHITE: {"cloth": 3}}, chance={"steal": ["cloth"]})
    table.settle(WHITE, "2,0S").do("play_bishop", "send_bishop 1,1")
    assert table.hand(RED) == {"cloth": 1}
    assert table.hand(WHITE) == {"cloth": 2}


def test_ck_80_nobody_there_and_nobody_is_robbed() -> None:
    table = with_card("bishop", hands=ONE_EACH)
    table.do("play_bishop", "send_bishop 2,0")
    assert table.hand(RED) == {}
    assert table.told("stolen") == []
    assert table.phase() == "action"


def test_ck_80_the_bishop_draws_in_turn_order_and_only_the_two_know_the_card() -> None:
    table = with_card("bishop", hands={WHITE: {"ore": 1}, ORANGE: {"coin": 1}})
    table.do("play_bishop", "send_bishop 0,1")
    assert [told["victim"] for told in table.told("stolen")] == [WHITE, ORANGE]
    assert [told.get("card") for told in table.told("stolen", RED)] == ["ore", "coin"]
    assert [told.get("card") for told in table.told("stolen", ORANGE)] == [None, "coin"]
    assert [told.get("card") for told in table.told("stolen", BLUE)] == [None, None]


def test_ck_80_the_robber_must_go_to_another_tile_and_the_bishop_cannot_be_taken_back() -> None:
    table = with_card("bishop")
    table.do("play_bishop")
    assert table.phase() == "bishop"
    assert len(table.legal_at("send_bishop")) == 18
    assert table.legal() == table.legal("send_bishop")
    table.refused("send_bishop 0,0", "robber.must_move", "BASE-39")
    table.refused("move_robber 0,1", "action.not_now", "CK-80")


def test_ck_33_no_bishop_before_the_first_attack() -> None:
    table = with_card("bishop", attacks=0)
    table.refused("play_bishop", "robber.before_attack", "CK-33")
    assert table.legal("play_bishop") == []


def test_ck_96_no_bishop_without_a_robber(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_card("bishop")
    monkeypatch.setattr(table.robber, "used", False)
    table.refused("play_bishop", "bishop.no_robber", "CK-96")


def test_ck_40_only_who_holds_a_card_plays_it_and_after_the_roll() -> None:
    table = with_card("bishop")
    table.refused("play_saboteur", "progress.not_held", "CK-40")
    table.do("play_bishop", "send_bishop 0,1", "end_turn")
    table.hold_progress(BLUE, "warlord")
    table.refused("play_warlord", "progress.after_the_roll", "CK-40")


# ---- Constitution (CK-81)


def test_ck_81_a_constitution_is_laid_open_as_soon_as_it_is_drawn() -> None:
    table = a_city_table(
        dice=[(1, 4)], events=["politics"], chance={"progress": ["constitution"]}, progress={RED: ["spy", "bishop"]}
    )
    table.level(RED, "politics", 1)
    before = table.points(RED)
    table.do("roll")
    assert table.points(RED) == before + 1
    assert table.told("laid_open", BLUE) == [{"seat": RED, "card": "constitution"}]
    assert table.progress_of(RED) == {"spy": 1, "bishop": 1}


def test_ck_81_a_constitution_never_counts_in_the_hand_and_has_no_verb() -> None:
    table = with_card("constitution")
    assert table.points(RED) == 4
    assert table.progress_of(RED) == {}
    assert "play_constitution" not in table.rules.verb_named


def test_ck_81_a_spy_finds_no_constitution() -> None:
    table = with_card("spy")
    table.hold_progress(BLUE, "constitution")
    table.refused(f"play_spy {BLUE}", "spy.nothing_hidden", "CK-96")


# ---- Saboteur (CK-85)


def test_ck_85_whoever_has_as_many_points_or_more_loses_half_rounded_down() -> None:
    table = with_card("saboteur", hands={BLUE: {"ore": 5}, WHITE: {"coin": 2, "wool": 2}, ORANGE: {"ore": 8}})
    table.set_points(ORANGE, 2)
    table.do("play_saboteur")
    assert [table.block("discards_owed", seat) for seat in range(4)] == [0, 2, 2, 0]
    table.do("discard coin", "discard coin", by=WHITE).do("discard_cards 2ore", by=BLUE)
    assert [table.hand_size(seat) for seat in range(4)] == [0, 3, 2, 8]
    assert table.phase() == "action"
    assert table.state.decider() == RED


def test_ck_85_a_single_card_has_no_half() -> None:
    table = with_card("saboteur", hands={BLUE: {"ore": 1}, WHITE: {"ore": 2}})
    table.do("play_saboteur")
    assert [table.block("discards_owed", seat) for seat in range(4)] == [0, 0, 1, 0]


def test_ck_85_the_hand_limit_plays_no_part() -> None:
    table = with_card("saboteur", hands={BLUE: {"ore": 4}}).wall(BLUE, "1,0N")
    table.do("play_saboteur")
    assert table.block("discards_owed", BLUE) == 2


@pytest.mark.parametrize("hands", [{}, ONE_EACH, {RED: {"ore": 7}}, {ORANGE: {"ore": 8}}])
def test_ck_96_no_saboteur_without_anybody_who_could_lose_cards(hands: dict[int, dict[str, int]]) -> None:
    table = with_card("saboteur", hands=hands).set_points(ORANGE, 2)
    table.refused("play_saboteur", "saboteur.nobody", "CK-96")


# ---- Warlord (CK-87)


def test_ck_87_all_own_knights_become_active_and_those_that_were_not_do_not_act() -> None:
    table = with_card("warlord").knight(RED, "1,-2S", 2, active=True).knight(RED, "0,2N")
    table.knight(BLUE, "2,-1S")
    table.road(RED, "1,-2SE", "0,2NE")
    table.do("play_warlord")
    assert table.knights_of(RED) == {"1,-2S": "strong*", "0,2N": "basic*"}
    assert table.knights_of(BLUE) == {"2,-1S": "basic"}
    assert table.legal_at("lift_knight") == table.corners("1,-2S")
    table.refused("lift_knight 0,2N", "knight.just_activated", "CK-55")
    assert table.told("knight_activated") == [{"seat": RED, "corner": table.graph.corner("0,2N")}]


def test_ck_87_what_the_warlord_woke_counts_against_the_barbarians_and_acts_in_the_next_turn() -> None:
    table = with_card("warlord").knight(RED, "1,-2S", 3).road(RED, "1,-2SE")
    table.do("play_warlord")
    assert table.knights.active_strength(table.state, RED) == 3
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    assert table.legal_at("lift_knight") == table.corners("1,-2S")


def test_ck_96_no_warlord_without_a_knight_to_wake() -> None:
    table = with_card("warlord").knight(BLUE, "2,-1S")
    table.refused("play_warlord", "warlord.nobody_to_wake", "CK-96")
    table.knight(RED, "1,-2S", active=True)
    table.refused("play_warlord", "warlord.nobody_to_wake", "CK-96")


# ---- Wedding (CK-88)


def at_a_wedding() -> CityTable:
    """Red marries: blue has more points and three kinds, white more and two cards, orange no more points."""
    table = with_card(
        "wedding", hands={BLUE: {"ore": 2, "coin": 1, "wool": 1}, WHITE: {"cloth": 2}, ORANGE: {"ore": 4}}
    )
    return table.set_points(BLUE, 5).set_points(WHITE, 4)


def test_ck_88_whoever_has_more_points_gives_two_cards_of_their_choice() -> None:
    table = at_a_wedding().do("play_wedding")
    assert table.phase() == "wedding"
    assert [table.block("gifts_owed", seat) for seat in range(4)] == [0, 2, 0, 0]
    table.do("give_card coin", by=BLUE)
    assert table.block("gifts_owed", BLUE) == 1
    table.do("give_card wool", by=BLUE)
    assert table.hand(RED) == {"cloth": 2, "coin": 1, "wool": 1}
    assert table.hand(BLUE) == {"ore": 2}
    assert table.hand(ORANGE) == {"ore": 4}
    assert (table.phase(), table.state.decider()) == ("action", RED)


def test_ck_88_whoever_has_no_more_than_two_cards_gives_them_without_a_question() -> None:
    table = at_a_wedding().hold(BLUE, ore=1).do("play_wedding")
    assert table.hand(RED) == {"ore": 1, "cloth": 2}
    assert [table.hand_size(seat) for seat in (BLUE, WHITE)] == [0, 0]
    assert table.phase() == "action"


def test_ck_88_both_cards_in_one_go() -> None:
    table = at_a_wedding().do("play_wedding").do("give_cards 2ore", by=BLUE)
    assert table.hand(RED) == {"cloth": 2, "ore": 2}
    assert table.phase() == "action"


def test_ck_88_cards_that_are_not_owed_or_not_there_are_refused() -> None:
    table = at_a_wedding().do("play_wedding")
    table.refused("give_card grain", "wedding.not_held", "CK-88", by=BLUE)
    table.refused("give_cards 1ore", "wedding.wrong_number", "CK-88", by=BLUE)
    table.refused("give_cards 2coin", "wedding.not_held", "CK-88", by=BLUE)
    table.refused("give_card ore", "seat.not_deciding", "CK-88", by=ORANGE)
    table.refused("end_turn", "seat.not_deciding", "CK-88", by=RED)
    assert table.legal_at("give_card", BLUE) == {"ore", "coin", "wool"}


def test_ck_88_guests_may_answer_in_any_order() -> None:
    told = [(BLUE, "give_card coin"), (WHITE, "give_card ore"), (ORANGE, "give_cards 2grain"), (BLUE, "give_card ore")]
    ends = set()
    for order in permutations(told):
        table = with_card("wedding", hands={BLUE: {"ore": 2, "coin": 1}, WHITE: {"ore": 3}, ORANGE: {"grain": 3}})
        table.set_points(BLUE, 5).set_points(WHITE, 4).set_points(ORANGE, 4).do("play_wedding")
        for seat, action in order:
            table.do(action, by=seat)
        ends.add(table.do("give_card ore", by=WHITE).game.state_bytes())
    assert len(ends) == 1


def test_ck_88_only_giver_and_taker_know_the_gift() -> None:
    table = at_a_wedding().do("play_wedding").do("give_card coin", by=BLUE)
    gift = {"seat": BLUE, "to": RED, "card": "coin"}
    assert table.told("wedding_gift", RED)[-1] == gift == table.told("wedding_gift", BLUE)[-1]
    for onlooker in (WHITE, ORANGE, -1):
        assert table.told("wedding_gift", onlooker)[-1] == {"seat": BLUE, "to": RED}


def test_ck_88_what_others_may_do_hangs_on_no_secret_while_gifts_are_owed() -> None:
    table = at_a_wedding().do("play_wedding")
    for seat in range(4):
        view = view_of(table.state, seat)
        for seed in range(5):
            world = imagine(view, seed)
            assert world.pending() == table.state.pending()
            mine = [str(action) for action in view_of(world, seat).legal_actions()]
            assert mine == [str(action) for action in view.legal_actions()]


@pytest.mark.parametrize(("points", "hands"), [(3, {BLUE: {"ore": 5}}), (5, {WHITE: {"ore": 5}}), (5, {})])
def test_ck_96_no_wedding_without_a_richer_guest_with_cards(points: int, hands: dict[int, dict[str, int]]) -> None:
    table = with_card("wedding", hands=hands).set_points(BLUE, points)
    table.refused("play_wedding", "wedding.nobody", "CK-96")


def test_ck_97_the_points_of_the_merchant_of_routes_and_of_defenders_count() -> None:
    """All points are open: the comparison is with the whole score."""
    table = with_card("wedding", hands={BLUE: {"ore": 1}})
    table.score.add(table.state, BLUE, 1)
    table.do("play_wedding")
    assert table.hand(RED) == {"ore": 1}
