"""The seven: discards, the robber, stealing."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

SEVEN = [(3, 4)]
# Tiles of the beginner board by who stands beside them, see PLACED.
BESIDE_NOBODY = "-2,2"
BESIDE_RED = "0,2"
BESIDE_BLUE = "-2,1"
BESIDE_BLUE_AND_ORANGE = "-1,1"
BESIDE_RED_WHITE_AND_ORANGE = "0,1"


def robbing(hands: dict[int, dict[str, int]], steal: str = "may", steal_at_once: bool = True) -> Table:
    """Red has rolled a seven and is to move the robber."""
    table = a_table(hands=hands, dice=SEVEN, steal=steal, steal_at_once=steal_at_once).do("roll")
    assert (table.game.phase, table.game.seat) == ("robber", RED)
    return table


# ---- discards


def test_base_37_the_robber_comes_instead_of_cards() -> None:
    table = robbing({RED: {"ore": 7}})
    assert table.told("produced") == []
    assert table.hand(RED) == {"ore": 7}


@pytest.mark.parametrize(("held", "lost"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (18, 9), (19, 9)])
@pytest.mark.parametrize("seat", [RED, BLUE, ORANGE])
def test_base_38_over_seven_cards_half_are_lost(held: int, lost: int, seat: int) -> None:
    table = a_table(hands={seat: {"ore": held}}, dice=SEVEN).do("roll")
    assert table.block("discards_owed", seat) == lost
    assert table.game.deciding == [seat if lost else RED]
    for left in range(lost, 0, -1):
        assert (table.game.phase, table.block("discards_owed", seat)) == ("discard", left)
        table.do("discard ore", by=seat)
    assert table.hand(seat) == {"ore": held - lost}
    assert table.supply("ore") == 19 - held + lost
    assert (table.game.phase, table.game.deciding) == ("robber", [RED])


@pytest.mark.parametrize(("limit", "held", "lost"), [(7, 8, 4), (9, 9, 0), (9, 10, 5), (2, 3, 1), (99, 19, 0)])
def test_base_38_the_limit_is_an_option(limit: int, held: int, lost: int) -> None:
    table = a_table(hands={BLUE: {"ore": held}}, dice=SEVEN, hand_limit=limit).do("roll")
    assert table.block("discards_owed", BLUE) == lost


def test_base_38_all_players_over_the_limit_the_active_one_too() -> None:
    hands = {RED: {"ore": 8}, BLUE: {"wool": 7}, WHITE: {"grain": 9}, ORANGE: {"brick": 12}}
    table = a_table(hands=hands, dice=SEVEN).do("roll")
    assert table.game.deciding == [RED, WHITE, ORANGE]
    assert [table.block("discards_owed", seat) for seat in range(4)] == [4, 0, 4, 6]
    table.refused("discard wool", "seat.not_deciding", "BASE-38", by=BLUE)
    table.refused("move_robber 1,1", "action.not_now", "BASE-38", by=RED)
    table.do("discard_cards 4ore", by=RED).do("discard_cards 4grain", by=WHITE)
    assert (table.game.phase, table.game.deciding) == ("discard", [ORANGE])
    table.refused("discard ore", "seat.not_deciding", "BASE-38", by=RED)
    table.do("discard_cards 6brick", by=ORANGE)
    assert table.game.phase == "robber"


def test_base_38_development_cards_do_not_count() -> None:
    table = a_table(hands={BLUE: {"ore": 7}}, cards={BLUE: ["knight", "monopoly"]}, dice=SEVEN).do("roll")
    assert table.game.phase == "robber"


def test_base_38_cards_of_their_choice() -> None:
    table = a_table(hands={BLUE: {"ore": 3, "wool": 4, "grain": 2}}, dice=SEVEN).do("roll")
    assert table.legal(by=BLUE) == ["discard wool", "discard grain", "discard ore"]
    assert [kind for kind, _ in table.game.forms(BLUE)] == ["discard_cards"]
    table.do("discard grain", "discard ore", "discard grain", by=BLUE)
    table.refused("discard grain", "discard.not_held", "BASE-38", by=BLUE)
    table.do("discard wool", by=BLUE)
    assert table.hand(BLUE) == {"ore": 2, "wool": 3}


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ("3ore", "discard.wrong_number"),
        ("5wool", "discard.wrong_number"),
        ("0", "discard.wrong_number"),
        ("4ore", "discard.not_held"),
        ("3wool+1lumber", "discard.not_held"),
    ],
)
def test_base_38_a_combined_discard_is_exactly_what_is_owed(cards: str, key: str) -> None:
    table = a_table(hands={BLUE: {"ore": 3, "wool": 5}}, dice=SEVEN).do("roll")
    table.refused(f"discard_cards {cards}", key, "BASE-38", by=BLUE)
    table.do("discard_cards 2ore+2wool", by=BLUE)
    assert table.hand(BLUE) == {"ore": 1, "wool": 3}


def test_base_38_after_single_cards_the_rest_in_one_go() -> None:
    table = a_table(hands={BLUE: {"ore": 8}}, dice=SEVEN).do("roll").do("discard ore", by=BLUE)
    table.refused("discard_cards 4ore", "discard.wrong_number", "BASE-38", by=BLUE)
    table.do("discard_cards 3ore", by=BLUE)
    assert table.hand(BLUE) == {"ore": 4}


def test_base_38_every_order_of_discards_meets_in_the_same_state() -> None:
    hands = {RED: {"ore": 6, "brick": 3}, BLUE: {"wool": 8}, WHITE: {"grain": 5, "lumber": 6}}
    single = {RED: "discard ore", BLUE: "discard wool", WHITE: "discard lumber"}
    whole = {RED: "discard_cards 4ore", BLUE: "discard_cards 4wool", WHITE: "discard_cards 5lumber"}
    rest = {RED: "discard_cards 2ore", BLUE: "discard_cards 2wool", WHITE: "discard_cards 3lumber"}
    before = a_table(hands=hands, dice=SEVEN).do("roll").game
    ends = set()
    for order in permutations([RED, BLUE, WHITE]):
        game = before.copy()
        for seat in order:
            game.apply(whole[seat], seat)
        ends.add(game.state_bytes())
    owed = [RED] * 4 + [BLUE] * 4 + [WHITE] * 5
    for seed in range(20):  # card by card; in every other game the third card brings the rest with it
        game = before.copy()
        Random(seed).shuffle(owed)
        given = {RED: 0, BLUE: 0, WHITE: 0}
        for seat in owed:
            given[seat] += 1
            if seed % 2 == 0 or given[seat] < 3:
                game.apply(single[seat], seat)
            elif given[seat] == 3:
                game.apply(rest[seat], seat)
        ends.add(game.state_bytes())
    assert len(ends) == 1
    assert game.phase == "robber"


def test_base_38_whoever_is_asked_first_comes_after_the_active_seat() -> None:
    table = a_table(hands={seat: {"ore": 4, "wool": 4} for seat in range(4)}, dice=SEVEN).do("roll")
    asked = []
    while table.game.phase == "discard":
        asked.append(table.game.seat)
        table.do("discard_cards 4wool")
    assert asked == [BLUE, WHITE, ORANGE, RED]


def test_base_38_everybody_sees_what_goes_to_the_open_supply() -> None:
    table = a_table(hands={BLUE: {"ore": 4, "wool": 4}}, dice=SEVEN).do("roll")
    table.do("discard wool", by=BLUE).do("discard_cards 3ore", by=BLUE)
    assert table.told("discarded", to=-1) == [
        {"seat": BLUE, "card": "wool", "count": 1},
        {"seat": BLUE, "card": "ore", "count": 3},
    ]


# ---- moving the robber


def test_base_39_to_any_other_hex() -> None:
    table = robbing({})
    assert table.legal_at("move_robber") == set(range(19)) - {table.graph.tile("0,0")}
    assert len(table.legal()) == 18
    table.refused("move_robber 0,0", "robber.must_move", "BASE-39")
    table.refused("end_turn", "action.not_now", "BASE-39")
    table.refused("move_robber 1,1", "seat.not_deciding", "BASE-39", by=BLUE)


def test_base_39_back_to_the_desert() -> None:
    table = a_table(dice=SEVEN).move_robber("1,1").do("roll", "move_robber 0,0")
    assert table.block("robber") == table.graph.tile("0,0")
    assert [table.block("blocked", tile) for tile in range(19)].count(1) == 1
    assert table.told("robber_moved", to=-1) == [{"seat": RED, "tile": table.graph.tile("0,0")}]


# ---- stealing


def test_base_40_the_only_victim_is_robbed_at_once() -> None:
    table = robbing({BLUE: {"ore": 2}, WHITE: {"wool": 2}, ORANGE: {"wool": 2}}).do(f"move_robber {BESIDE_BLUE}")
    assert (table.hand(RED), table.hand(BLUE)) == ({"ore": 1}, {"ore": 1})
    assert (table.hand_size(RED), table.hand_size(BLUE)) == (1, 1)
    assert table.game.phase == "action"


@pytest.mark.parametrize("steal", ["may", "must"])
def test_base_40_asked_even_for_a_single_victim(steal: str) -> None:
    table = robbing({BLUE: {"ore": 2}}, steal=steal, steal_at_once=False).do(f"move_robber {BESIDE_BLUE}")
    assert (table.game.phase, table.game.seat) == ("steal", RED)
    assert table.legal() == [f"steal {BLUE}", *(["steal_nothing"] if steal == "may" else [])]
    table.do(f"steal {BLUE}")
    assert table.hand(RED) == {"ore": 1}


def test_base_40_stealing_is_allowed_not_required() -> None:
    table = robbing({BLUE: {"ore": 2}}, steal_at_once=False).do(f"move_robber {BESIDE_BLUE}", "steal_nothing")
    assert (table.hand(RED), table.hand(BLUE)) == ({}, {"ore": 2})
    assert table.game.phase == "action"
    assert table.told("stolen") == []
    assert table.told("stole_nothing", to=-1) == [{"seat": RED}]


@pytest.mark.parametrize("steal_at_once", [True, False])
def test_base_40_unless_the_option_says_must(steal_at_once: bool) -> None:
    hands = {BLUE: {"ore": 1}, ORANGE: {"wool": 1}}
    table = robbing(hands, steal="must", steal_at_once=steal_at_once).do(f"move_robber {BESIDE_BLUE_AND_ORANGE}")
    assert table.legal() == [f"steal {BLUE}", f"steal {ORANGE}"]
    table.refused("steal_nothing", "steal.must", "BASE-40")


@pytest.mark.parametrize(("victim", "card"), [(BLUE, "ore"), (ORANGE, "wool")])
def test_base_40_of_several_victims_the_thief_chooses_one(victim: int, card: str) -> None:
    hands = {RED: {"brick": 1}, BLUE: {"ore": 3}, WHITE: {"grain": 3}, ORANGE: {"wool": 3}}
    table = robbing(hands).do(f"move_robber {BESIDE_BLUE_AND_ORANGE}")
    assert (table.game.phase, table.game.seat) == ("steal", RED)
    assert table.legal() == [f"steal {BLUE}", f"steal {ORANGE}", "steal_nothing"]
    table.refused(f"steal {WHITE}", "steal.no_victim", "BASE-40")  # not beside the robber
    table.refused(f"steal {RED}", "steal.no_victim", "BASE-40")
    table.refused(f"steal {BLUE}", "seat.not_deciding", "BASE-40", by=BLUE)
    table.refused("end_turn", "action.not_now", "BASE-40")
    table.do(f"steal {victim}")
    assert table.hand(RED) == {"brick": 1, card: 1}
    assert [table.hand_size(seat) for seat in range(4)] == [2, *(3 - (seat == victim) for seat in (1, 2, 3))]


def test_base_40_a_city_is_robbed_like_a_settlement_and_two_buildings_count_once() -> None:
    hands = {BLUE: {"ore": 3}}
    table = a_table(hands=hands, dice=SEVEN).settle(BLUE, "-2,1NW").city(BLUE, "-2,1NW").do("roll")
    table.do(f"move_robber {BESIDE_BLUE}")
    assert (table.hand(RED), table.hand(BLUE)) == ({"ore": 1}, {"ore": 2})


@pytest.mark.parametrize("steal_at_once", [True, False])
@pytest.mark.parametrize(
    ("tile", "hands"),
    [
        (BESIDE_NOBODY, {BLUE: {"ore": 2}}),
        (BESIDE_RED, {RED: {"ore": 2}, BLUE: {"ore": 2}}),  # never from oneself
        (BESIDE_BLUE, {WHITE: {"ore": 2}}),  # blue has no cards
        (BESIDE_BLUE_AND_ORANGE, {WHITE: {"ore": 2}}),
    ],
)
def test_base_40_without_a_victim_nothing_is_stolen(
    tile: str, hands: dict[int, dict[str, int]], steal_at_once: bool
) -> None:
    table = robbing(hands, steal="must", steal_at_once=steal_at_once).do(f"move_robber {tile}")
    assert {seat: table.hand(seat) for seat in hands} == hands
    assert (table.game.phase, table.told("stolen")) == ("action", [])


def test_base_40_a_victim_without_cards_is_no_choice() -> None:
    table = robbing({RED: {"ore": 1}, ORANGE: {"wool": 1}}).do(f"move_robber {BESIDE_RED_WHITE_AND_ORANGE}")
    assert table.hand(RED) == {"ore": 1, "wool": 1}  # white has none, so orange was the only one


def test_base_40_the_last_card_before_the_hand_is_empty() -> None:
    table = robbing({BLUE: {"ore": 1}}).do(f"move_robber {BESIDE_BLUE}")
    assert (table.hand(RED), table.hand(BLUE), table.hand_size(BLUE)) == ({"ore": 1}, {}, 0)


def test_base_40_every_card_is_equally_likely() -> None:
    table = robbing({BLUE: {"ore": 3, "wool": 1, "grain": 2}})
    odds = {what[0][1]: chance for what, chance, _ in table.game.chance_outcomes(f"move_robber {BESIDE_BLUE}")}
    assert odds == {"ore": Fraction(1, 2), "wool": Fraction(1, 6), "grain": Fraction(1, 3)}


def test_base_40_only_thief_and_victim_learn_which_card() -> None:
    table = a_table(hands={BLUE: {"ore": 3, "wool": 3}}, dice=SEVEN, chance={"steal": ["wool"]})
    table.do("roll", f"move_robber {BESIDE_BLUE}")
    assert table.hand(RED) == {"wool": 1}
    known = {"thief": RED, "victim": BLUE, "card": "wool"}
    assert table.told("stolen", to=RED) == table.told("stolen", to=BLUE) == [known]
    for other in (WHITE, ORANGE, -1):
        assert table.told("stolen", to=other) == [{"thief": RED, "victim": BLUE}]


def test_base_40_other_seats_see_the_same_whatever_was_stolen() -> None:
    views = []
    for card in ("ore", "wool"):
        table = a_table(hands={BLUE: {"ore": 3, "wool": 3}}, dice=SEVEN, chance={"steal": [card]})
        table.do("roll", f"move_robber {BESIDE_BLUE}")
        views.append([table.game.view(seat).to_bytes() for seat in (WHITE, ORANGE, -1)])
        views.append([repr(table.game.events_for(seat)).encode() for seat in (WHITE, ORANGE, -1)])
    assert views[:2] == views[2:]


def test_base_41_development_cards_cannot_be_stolen() -> None:
    table = a_table(cards={BLUE: ["knight", "victory_point"]}, dice=SEVEN).do("roll", f"move_robber {BESIDE_BLUE}")
    assert (table.game.phase, table.told("stolen")) == ("action", [])
    assert (table.held_cards(BLUE), table.held_cards(RED)) == ({"knight": 1, "victory_point": 1}, {})


def test_base_41_with_cards_of_both_sorts_a_resource_is_taken() -> None:
    table = a_table(hands={BLUE: {"ore": 1}}, cards={BLUE: ["knight"] * 3}, dice=SEVEN)
    table.do("roll")
    assert len(table.game.chance_outcomes(f"move_robber {BESIDE_BLUE}")) == 1
    table.do(f"move_robber {BESIDE_BLUE}")
    assert (table.hand(RED), table.held_cards(BLUE)) == ({"ore": 1}, {"knight": 3})


def test_base_42_the_turn_goes_on_with_trade() -> None:
    table = a_table(hands={RED: {"ore": 8}, BLUE: {"wool": 1}}, dice=SEVEN).do("roll", "discard_cards 4ore")
    table.do(f"move_robber {BESIDE_BLUE_AND_ORANGE}")
    assert (table.game.phase, table.game.seat) == ("action", RED)
    table.do("maritime_trade ore grain", "end_turn")
    assert table.hand(RED) == {"wool": 1, "grain": 1}


def test_base_43_hand_sizes_are_public_contents_hidden() -> None:
    hands = {RED: {"ore": 2}, BLUE: {"wool": 1, "grain": 2}, ORANGE: {"brick": 4}}
    table = a_table(hands=hands)
    for viewer in (RED, BLUE, WHITE, ORANGE, -1):
        seen = table.game.view(viewer).to_json()
        assert seen["hand_count"] == [2, 3, 0, 4]
        shown = seen["hand"]
        assert isinstance(shown, list)
        for seat in range(4):
            mine = [table.hand(seat).get(card, 0) for card in table.cards.names]
            assert shown[seat] == (mine if seat == viewer else [None] * 5)


def test_base_43_views_do_not_tell_hands_of_one_size_apart() -> None:
    one, other = (a_table(hands={BLUE: hand}) for hand in ({"ore": 3}, {"ore": 1, "wool": 2}))
    # The supply is open, so white holds what keeps it the same.
    one.hold(WHITE, wool=2)
    other.hold(WHITE, ore=2)
    for viewer in (RED, ORANGE, -1):
        assert one.game.view(viewer).to_bytes() == other.game.view(viewer).to_bytes()
    assert one.game.view(BLUE).to_bytes() != other.game.view(BLUE).to_bytes()
