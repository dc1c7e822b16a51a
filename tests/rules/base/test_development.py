"""Development cards: buying, when they may be played, what each does."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from archipel.engine.errors import UnknownAction
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

PRICE = {"ore": 1, "wool": 1, "grain": 1}
RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
CARDS = {
    "knight": "play_knight",
    "road_building": "play_road_building",
    "year_of_plenty": "play_year_of_plenty ore ore",
    "monopoly": "play_monopoly wool",
}
# The paths where red may build next, see PLACED.
BY_RED = ["0,-1NW", "0,-2E", "1,-2SE", "0,-1E", "0,1SW", "-1,2E", "0,1E", "0,2NE"]


def drawing(*deck: str, hand: dict[str, int] | None = None) -> Table:
    """Red is to trade and build; the deck is exactly these cards, the first one on top."""
    return a_table(hands={RED: hand or PRICE}, rolled=True, decks={"development": deck})


def next_turn_of_red(table: Table) -> Table:
    """End red's turn and let the others pass, with rolls that bring nothing to red."""
    table.do("end_turn")
    while table.game.seat != RED:
        table.turn.after_roll(table.state, table.game.seat)
        table.do("end_turn")
    return table


def fenced(*left: str) -> Table:
    """Red holds road building, but blue's roads lie on all paths that red could take, except those left."""
    table = a_table(cards={RED: ["road_building"]}, rolled=True)
    assert table.edges(*BY_RED) == {edge for edge in range(72) if table.block("road_open", edge) & 1}
    return table.road(BLUE, *(edge for edge in BY_RED if edge not in left))


# ---- buying


def test_base_44_the_price_goes_to_the_supply_and_a_card_to_the_hand() -> None:
    table = drawing("monopoly", "knight", hand={"ore": 2, "wool": 1, "grain": 3, "brick": 1}).do("buy_card")
    assert table.hand(RED) == {"ore": 1, "grain": 2, "brick": 1}
    assert [table.supply(card) for card in RESOURCES] == [19, 18, 19, 17, 18]
    assert table.held_cards(RED) == {"monopoly": 1}
    assert (table.block("deck_size"), table.block("development_cards_count", RED)) == (1, 1)


@pytest.mark.parametrize("missing", PRICE)
def test_base_44_and_61_every_card_of_the_price_is_needed(missing: str) -> None:
    table = drawing("knight", hand={card: 3 for card in RESOURCES if card != missing})
    assert table.legal("buy_card") == []
    table.refused("buy_card", "card.too_expensive", "BASE-61")


def test_base_44_an_empty_deck_sells_nothing() -> None:
    table = drawing("knight", "monopoly", hand={"ore": 3, "wool": 3, "grain": 3}).do("buy_card", "buy_card")
    assert (table.block("deck_size"), table.legal("buy_card")) == (0, [])
    table.refused("buy_card", "card.deck_empty", "BASE-44")


def test_base_44_played_cards_never_return_to_the_deck() -> None:
    table = next_turn_of_red(drawing("monopoly").do("buy_card")).do("play_monopoly ore")
    table.turn.after_roll(table.state, RED)
    table.hold(RED, **PRICE)
    assert table.block("deck_size") == 0
    table.refused("buy_card", "card.deck_empty", "BASE-44")


def test_base_44_only_the_buyer_sees_the_card() -> None:
    table = drawing("monopoly", "knight").do("buy_card")
    assert table.told("bought_card", to=RED) == [{"seat": RED, "card": "monopoly"}]
    for other in (BLUE, WHITE, ORANGE, -1):
        assert table.told("bought_card", to=other) == [{"seat": RED}]
        seen = table.game.view(other).to_json()
        assert seen["deck"] == [None] * 5
        cards = seen["development_cards"]
        assert isinstance(cards, list)
        assert cards[RED] == [None] * 5
        assert seen["development_cards_count"] == [1, 0, 0, 0]


def test_base_44_others_cannot_tell_which_card_was_bought() -> None:
    """The same cards in two orders: after the first purchase every other view is the same."""
    orders = [("monopoly", "knight", "victory_point"), ("victory_point", "knight", "monopoly")]
    one, other = (drawing(*deck).do("buy_card") for deck in orders)
    assert one.held_cards(RED) != other.held_cards(RED)
    for viewer in (BLUE, WHITE, ORANGE, -1):
        assert one.game.view(viewer).to_bytes() == other.game.view(viewer).to_bytes()


# ---- timing


@pytest.mark.parametrize("first", CARDS)
@pytest.mark.parametrize("second", CARDS)
def test_base_45_one_card_a_turn(first: str, second: str) -> None:
    table = a_table(cards={RED: [first, second]}, dice=[(1, 1)]).do(CARDS[first])
    while table.game.phase != "before_roll":
        table.do(table.legal()[0])
    for when in ("before_roll", "action"):
        assert table.game.phase == when
        assert not any(action.startswith("play_") for action in table.legal())
        table.refused(CARDS[second], "card.one_a_turn", "BASE-45")
        if when == "before_roll":
            table.do("roll")
    table = next_turn_of_red(table).do(CARDS[second])
    assert table.told("played_card", to=-1) == [{"seat": RED, "card": first}, {"seat": RED, "card": second}]


def test_base_45_a_victory_point_card_does_not_count() -> None:
    table = drawing("victory_point", "knight").hold_card(RED, "knight").do("buy_card", "play_knight", "move_robber 1,1")
    assert table.held_cards(RED) == {"victory_point": 1}


@pytest.mark.parametrize("card", CARDS)
def test_base_46_not_in_the_turn_it_was_bought(card: str) -> None:
    table = drawing(card, "knight").do("buy_card")
    table.refused(CARDS[card], "card.just_bought", "BASE-46")
    next_turn_of_red(table).do(CARDS[card])


def test_base_46_an_older_card_of_the_same_kind_may_be_played() -> None:
    table = drawing("knight", "knight", "knight").hold_card(RED, "knight")
    table.do("buy_card", "play_knight", "move_robber 1,1")
    assert table.held_cards(RED) == {"knight": 1}
    next_turn_of_red(table).do("play_knight")


def test_base_46_a_victory_point_card_that_wins_is_revealed_at_once() -> None:
    table = drawing("victory_point", "knight").set_points(RED, 9).do("buy_card")
    assert (table.game.over, table.game.winner) == (True, RED)
    assert table.told("won", to=-1) == [{"seat": RED, "points": 10, "revealed": 1}]
    table.refused("end_turn", "game.over", "BASE-76")


@pytest.mark.parametrize("card", ["knight", "victory_point"])
def test_base_46_any_other_card_does_not_win(card: str) -> None:
    table = drawing(card, "knight").set_points(RED, 9 if card == "knight" else 8).do("buy_card")
    assert not table.game.over
    assert table.told("won") == []


# ---- the knight


@pytest.mark.parametrize("rolled", [False, True])
def test_base_47_a_knight_moves_the_robber_and_may_steal(rolled: bool) -> None:
    table = a_table(hands={BLUE: {"ore": 1}}, cards={RED: ["knight"]}, rolled=rolled).do("play_knight")
    assert (table.game.phase, table.game.seat) == ("robber", RED)
    table.refused("move_robber 0,0", "robber.must_move", "BASE-39")
    table.do("move_robber -2,1")
    assert (table.hand(RED), table.block("robber")) == ({"ore": 1}, table.graph.tile("-2,1"))
    assert table.game.phase == ("action" if rolled else "before_roll")
    assert table.block("knights_played", RED) == 1


def test_base_47_a_knight_asks_for_a_victim_like_a_seven() -> None:
    table = a_table(hands={BLUE: {"ore": 1}, ORANGE: {"ore": 1}}, cards={RED: ["knight"]})
    table.do("play_knight", "move_robber -1,1")
    assert table.legal() == [f"steal {BLUE}", f"steal {ORANGE}", "steal_nothing"]
    table.do("steal_nothing")
    assert (table.game.phase, table.legal()) == ("before_roll", ["roll"])


def test_base_47_no_discards_for_a_knight() -> None:
    table = a_table(hands={RED: {"ore": 9}, BLUE: {"wool": 12}}, cards={RED: ["knight"]})
    table.do("play_knight", "move_robber -2,2")
    assert (table.hand_size(RED), table.hand_size(BLUE), table.game.phase) == (9, 12, "before_roll")


def test_base_47_a_robbed_hex_rests_from_the_next_roll_on() -> None:
    table = a_table(cards={RED: ["knight"]}, dice=[(6, 2)]).do("play_knight", "move_robber -2,1", "roll")
    assert table.hand(BLUE) == {}


# ---- road building


@pytest.mark.parametrize("rolled", [False, True])
def test_base_48_two_roads_for_nothing(rolled: bool) -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=rolled).do("play_road_building")
    assert (table.game.phase, table.game.seat) == ("free_roads", RED)
    table.do("place_free_road 0,-1NW", "place_free_road 0,1E")
    assert table.game.phase == ("action" if rolled else "before_roll")
    assert table.block("roads_left", RED) == 11
    built = table.told("built", to=-1)[-2:]
    assert built == [{"seat": RED, "piece": "road", "at": table.graph.edge(edge)} for edge in ("0,-1NW", "0,1E")]


def test_base_48_normal_rules_for_roads() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True).do("play_road_building")
    assert table.legal_at("place_free_road") == table.edges(*BY_RED)
    assert len(table.legal()) == len(BY_RED)  # and nothing else
    table.refused("place_free_road 0,-1NE", "road.occupied", "BASE-63")
    table.refused("place_free_road -2,2W", "road.not_connected", "BASE-63")
    table.refused("end_turn", "action.not_now", "BASE-48")
    table.refused("place_free_road 0,-1E", "seat.not_deciding", "BASE-48", by=BLUE)


def test_base_48_the_second_road_may_go_on_from_the_first() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True).do("play_road_building")
    table.refused("place_free_road 0,-1SE", "road.not_connected", "BASE-63")
    table.do("place_free_road 0,-1E", "place_free_road 0,-1SE")
    assert table.block("route_length", RED) == 3


def test_base_48_one_may_stop_after_the_first_road() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True).do("play_road_building")
    table.refused("stop_placing", "road.first_must", "BASE-48")
    table.do("place_free_road 0,-1E")
    assert "stop_placing" in table.legal()
    table.do("stop_placing")
    assert (table.game.phase, table.block("roads_left", RED)) == ("action", 12)


def test_base_48_one_road_in_stock() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True)
    table.state.s[table.building.roads_left + RED] = 1
    table.do("play_road_building", "place_free_road 0,-1E")
    assert (table.game.phase, table.block("roads_left", RED)) == ("action", 0)


def test_base_48_no_road_in_stock() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True)
    table.state.s[table.building.roads_left + RED] = 0
    assert table.legal() == ["end_turn"]
    table.refused("play_road_building", "card.no_road_possible", "BASE-48")


def test_base_48_one_place_only() -> None:
    table = fenced("0,-1E").road(BLUE, "0,-1SE", "1,-1SW").do("play_road_building")
    assert table.legal_at("place_free_road") == table.edges("0,-1E")
    table.do("place_free_road 0,-1E")
    assert (table.game.phase, table.block("roads_left", RED)) == ("action", 12)


def test_base_48_a_single_place_that_opens_another() -> None:
    table = fenced("0,-1E").do("play_road_building", "place_free_road 0,-1E")
    assert table.legal_at("place_free_road") == table.edges("0,-1SE", "1,-1SW")
    table.do("place_free_road 1,-1SW")
    assert (table.game.phase, table.block("roads_left", RED)) == ("action", 11)


def test_base_48_an_opponents_building_closes_the_way() -> None:
    table = fenced("0,-1E").settle(BLUE, "0,-1SE").do("play_road_building", "place_free_road 0,-1E")
    assert table.game.phase == "action"


def test_base_48_no_place_at_all() -> None:
    table = fenced()
    assert table.legal() == ["end_turn"]
    table.refused("play_road_building", "card.no_road_possible", "BASE-48")
    assert table.held_cards(RED) == {"road_building": 1}


# ---- year of plenty


@pytest.mark.parametrize(("first", "second"), list(combinations_with_replacement(RESOURCES, 2)))
def test_base_49_any_two_cards(first: str, second: str) -> None:
    table = a_table(cards={RED: ["year_of_plenty"]}, rolled=True)
    assert len(table.legal("play_year_of_plenty")) == 15
    table.do(f"play_year_of_plenty {first} {second}")
    assert table.hand(RED) == ({first: 2} if first == second else {first: 1, second: 1})
    assert table.supply(first) + table.supply(second) == (34 if first == second else 36)
    assert table.told("invented", to=-1) == [{"seat": RED, "card": first}, {"seat": RED, "card": second}]


def test_base_49_in_whichever_order_they_are_named() -> None:
    one, other = (
        a_table(cards={RED: ["year_of_plenty"]}).do(action)
        for action in ("play_year_of_plenty ore wool", "play_year_of_plenty wool ore")
    )
    assert one.hand(RED) == {"ore": 1, "wool": 1}
    assert one.game.state_bytes() == other.game.state_bytes()
    assert one.game.record() == other.game.record()


def test_base_49_the_cards_are_usable_this_turn() -> None:
    table = a_table(cards={RED: ["year_of_plenty"]}, rolled=True).do(
        "play_year_of_plenty brick lumber", "build_road 0,-1E"
    )
    assert table.hand(RED) == {}


def test_base_49_limited_by_the_supply() -> None:
    table = a_table(cards={RED: ["year_of_plenty"]}, rolled=True).empty_supply("ore").empty_supply("wool", left=1)
    assert len(table.legal("play_year_of_plenty")) == 9  # of lumber, brick, wool and grain, but not wool twice
    table.refused("play_year_of_plenty ore grain", "card.supply_empty", "BASE-49")
    table.refused("play_year_of_plenty wool wool", "card.supply_empty", "BASE-49")
    table.refused("play_year_of_plenty grain", "card.take_two", "BASE-49")
    table.do("play_year_of_plenty wool grain")
    assert table.hand(RED) == {"wool": 1, "grain": 1}


def test_base_49_the_last_card_of_the_supply() -> None:
    table = a_table(cards={RED: ["year_of_plenty"]}, rolled=True)
    for card in RESOURCES:
        table.empty_supply(card, left=1 if card == "grain" else 0)
    assert table.legal("play_year_of_plenty") == ["play_year_of_plenty grain"]
    table.refused("play_year_of_plenty grain grain", "card.supply_empty", "BASE-49")
    table.refused("play_year_of_plenty ore", "card.supply_empty", "BASE-49")
    table.do("play_year_of_plenty grain")
    assert table.hand(RED) == {"grain": 1}
    assert table.told("invented") == [{"seat": RED, "card": "grain"}]


def test_base_49_nothing_from_an_empty_supply() -> None:
    table = a_table(cards={RED: ["year_of_plenty"]}, rolled=True)
    for card in RESOURCES:
        table.empty_supply(card)
    assert table.legal("play_year_of_plenty") == []
    for action in ("play_year_of_plenty ore", "play_year_of_plenty ore ore", "play_year_of_plenty brick wool"):
        table.refused(action, "card.supply_empty", "BASE-49")


# ---- monopoly


def test_base_50_everybody_else_gives_all_cards_of_a_kind() -> None:
    hands = {RED: {"wool": 1}, BLUE: {"wool": 3, "ore": 1}, WHITE: {"ore": 2}, ORANGE: {"wool": 2}}
    table = a_table(hands=hands, cards={RED: ["monopoly"]}).do("play_monopoly wool")
    assert [table.hand(seat) for seat in range(4)] == [{"wool": 6}, {"ore": 1}, {"ore": 2}, {}]
    assert [table.hand_size(seat) for seat in range(4)] == [6, 1, 2, 0]
    assert table.supply("wool") == 13
    said = {"seat": RED, "card": "wool"}
    given = [
        {**said, "from": BLUE, "count": 3},
        {**said, "from": WHITE, "count": 0},
        {**said, "from": ORANGE, "count": 2},
    ]
    assert table.told("monopolised", to=-1) == given


@pytest.mark.parametrize("card", RESOURCES)
def test_base_50_any_resource_even_one_that_nobody_has(card: str) -> None:
    table = a_table(cards={RED: ["monopoly"]})
    assert table.legal("play_monopoly") == [f"play_monopoly {name}" for name in RESOURCES]
    table.do(f"play_monopoly {card}")
    assert (table.hand(RED), table.held_cards(RED)) == ({}, {})


# ---- victory points


def test_base_51_victory_point_cards_are_hidden_and_not_played() -> None:
    table = a_table(cards={RED: ["victory_point", "victory_point"]}, rolled=True)
    assert table.legal() == ["end_turn"]
    assert (table.points(RED), table.block("secret_points", RED)) == (2, 2)
    with pytest.raises(UnknownAction):
        table.do("play_victory_point")
    for other in (BLUE, WHITE, ORANGE, -1):
        seen = table.game.view(other).to_json()
        assert seen["points"] == [2, 2, 2, 2]
        secret = seen["secret_points"]
        assert isinstance(secret, list)
        assert secret[RED] is None
        assert seen["development_cards_count"] == [2, 0, 0, 0]


@pytest.mark.parametrize(("visible", "hidden", "wins"), [(9, 1, True), (6, 4, True), (8, 1, False), (10, 0, True)])
def test_base_51_they_count_on_the_own_turn(visible: int, hidden: int, wins: bool) -> None:
    table = a_table(cards={BLUE: ["victory_point"] * hidden}, rolled=True).set_points(BLUE, visible)
    table.hold(RED, **PRICE).do("buy_card")
    assert table.told("won") == []  # it is red's turn
    table.do("end_turn")
    assert table.game.over == wins
    revealed = [{"seat": BLUE, "points": visible + hidden, "revealed": hidden}]
    assert table.told("won", to=-1) == (revealed if wins else [])


# ---- after use


@pytest.mark.parametrize("card", CARDS)
def test_base_52_progress_cards_leave_the_game_and_knights_lie_open(card: str) -> None:
    table = a_table(cards={RED: [card]}, rolled=True)
    left = table.block("deck_size")
    table.do(CARDS[card])
    assert (table.held_cards(RED), table.block("development_cards_count", RED), table.block("deck_size")) == (
        {},
        0,
        left,
    )
    seen = table.game.view(-1).to_json()
    assert seen["development_cards_played"] == [int(card == name) for name in (*CARDS, "victory_point")]
    assert seen["knights_played"] == [int(card == "knight"), 0, 0, 0]
