"""Paired players (BASE-87 to BASE-91)."""

from __future__ import annotations

import pytest

from archipel.rules.base.resource_cards import RESOURCES
from tests.tables import BLUE, BROWN, GREEN, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

PLENTY = dict.fromkeys(RESOURCES, 4)
CARD = {"ore": 1, "wool": 1, "grain": 1}
CITY = {"ore": 3, "grain": 2}


def a_paired_table(
    seats: int = 6,
    hands: dict[int, dict[str, int]] | None = None,
    cards: dict[int, list[str]] | None = None,
    deck: list[str] | None = None,
    phases: str = "separate",
    second_may_win: bool = True,
    dice: list[tuple[int, int]] | None = None,
    rolled: bool = True,
) -> Table:
    return a_table(
        seats,
        hands,
        cards,
        dice or [(1, 1)] * 20,
        rolled=rolled,
        decks={"development": deck} if deck else None,
        extension="paired_players",
        phases=phases,
        second_may_win=second_may_win,
    )


def second_part(
    hands: dict[int, dict[str, int]] | None = None,
    cards: dict[int, list[str]] | None = None,
    deck: list[str] | None = None,
    phases: str = "separate",
    second_may_win: bool = True,
) -> Table:
    """Red, the first player, has ended its turn: Orange plays its part."""
    return a_paired_table(6, hands, cards, deck, phases, second_may_win).do("end_turn")


def move_robber(table: Table) -> None:
    """To a tile where nobody can be robbed."""
    for name in table.legal("move_robber"):
        tile = table.graph.tile(name.split()[1])
        if table.robber.victims(table.state, table.game.seat, tile) == 0:
            table.do(name)
            return
    raise AssertionError("there is somebody at every tile")


def build(table: Table, kind: str) -> None:
    table.do(table.legal(kind)[0])


# ---- who is paired with whom


@pytest.mark.parametrize(
    ("seats", "seconds"),
    [(5, [ORANGE, GREEN, RED, BLUE, WHITE]), (6, [ORANGE, GREEN, BROWN, RED, BLUE, WHITE])],
)
def test_base_87_the_second_player_is_the_third_to_the_left(seats: int, seconds: list[int]) -> None:
    table = a_paired_table(seats, rolled=False)
    for lap in range(2):
        for first, second in enumerate(seconds):
            assert (table.game.seat, table.game.active, table.game.phase) == (first, first, "before_roll")
            assert table.game.turn == lap * seats + first + 1
            table.do("roll", "end_turn")
            assert (table.game.seat, table.game.active, table.game.phase) == (second, second, "second_player")
            assert table.game.deciding == [second]
            table.do("end_part")  # both markers move one seat to the left
    assert [told["seat"] for told in table.told("second_player")] == seconds * 2


def test_base_87_replaces_the_special_building_phase() -> None:
    table = second_part()
    assert table.game.phase == "second_player"
    assert "pass_building" not in table.rules.verb_named


def test_base_87_the_first_player_has_a_whole_turn() -> None:
    table = a_paired_table(rolled=False, hands={RED: PLENTY}, cards={RED: ["knight"]}, phases="combined")
    assert set(table.legal()) == {"roll", "play_knight"}
    table.do("roll")
    kinds = {action.kind for action in table.game.legal_actions()}
    assert {"end_turn", "play_knight", "maritime_trade", "build_road", "build_city", "buy_card"} <= kinds
    assert [kind for kind, _ in table.game.forms()] == ["offer_trade"]


# ---- what the second player may do


def test_base_88_cards_supply_trade_and_building_but_no_roll_and_no_trade_with_players() -> None:
    table = second_part(hands=dict.fromkeys((RED, ORANGE), PLENTY), cards={ORANGE: ["monopoly"]})
    kinds = {action.kind for action in table.game.legal_actions()}
    assert kinds >= {"end_part", "play_monopoly", "maritime_trade", "build_road", "build_city", "buy_card"}
    assert table.game.forms() == []
    table.refused("offer_trade 1ore 1wool", "action.not_now", "BASE-88")
    table.refused("roll", "action.not_now", "BASE-88")
    table.refused("end_turn", "action.not_now", "BASE-88")


def test_base_88_the_first_player_waits() -> None:
    table = second_part(hands={RED: PLENTY})
    for action in ("end_part", "buy_card", "end_turn"):
        table.refused(action, "seat.not_deciding", "BASE-88", by=RED)
    table.refused("maritime_trade ore wool", "seat.not_deciding", "BASE-56", by=RED)


def test_base_88_harbours_serve_the_second_player() -> None:
    table = second_part(hands={ORANGE: {"ore": 2}})
    table.refused("maritime_trade ore wool", "trade.too_few", "BASE-56")
    table.state.s[table.maritime.rates + ORANGE * len(RESOURCES) + RESOURCES.index("ore")] = 2
    table.maritime.pack(table.state, ORANGE)
    table.do("maritime_trade ore wool")
    assert table.hand(ORANGE) == {"wool": 1}


def test_base_88_separate_phases_hold_in_the_part_too() -> None:
    table = second_part(hands={ORANGE: {**PLENTY, "ore": 8}})
    table.do("maritime_trade ore wool")
    build(table, "build_road")
    assert table.game.phase == "second_player_building"
    table.refused("maritime_trade ore wool", "trade.after_building", "BASE-28")
    table.refused("offer_trade 1ore 1wool", "action.not_now", "BASE-88")
    build(table, "build_road")
    table.do("buy_card", "end_part")
    assert (table.game.seat, table.game.phase) == (BLUE, "before_roll")


def test_base_88_combined_phases_hold_in_the_part_too() -> None:
    table = second_part(hands={ORANGE: {**PLENTY, "ore": 8}}, phases="combined")
    build(table, "build_road")
    assert table.game.phase == "second_player"
    table.do("maritime_trade ore wool", "end_part")
    assert (table.game.seat, table.game.phase) == (BLUE, "before_roll")


def test_base_88_building_in_the_part_does_not_touch_the_next_turn() -> None:
    table = second_part(hands={ORANGE: PLENTY, BLUE: PLENTY})
    build(table, "build_road")
    table.do("end_part", "roll")
    assert table.game.phase == "action"
    assert "maritime_trade ore wool" in table.legal()


def test_base_88_the_first_players_building_does_not_touch_the_part() -> None:
    table = a_paired_table(hands={RED: PLENTY, ORANGE: PLENTY})
    build(table, "build_road")
    assert table.game.phase == "building"
    table.do("end_turn")
    assert table.game.phase == "second_player"
    assert "maritime_trade ore wool" in table.legal()


def test_base_88_road_building_monopoly_and_year_of_plenty_in_the_part() -> None:
    table = second_part(cards={ORANGE: ["road_building"]})
    table.do("play_road_building")
    assert (table.game.phase, table.game.seat) == ("free_roads", ORANGE)
    build(table, "place_free_road")
    build(table, "place_free_road")
    assert (table.game.phase, table.game.seat) == ("second_player", ORANGE)
    assert table.block("roads_left", ORANGE) == 11
    table = second_part(hands={RED: {"ore": 3}, BLUE: {"ore": 2}}, cards={ORANGE: ["monopoly"]})
    table.do("play_monopoly ore")
    assert table.hand(ORANGE) == {"ore": 5}
    table = second_part(cards={ORANGE: ["year_of_plenty"]})
    table.do("play_year_of_plenty ore grain")
    assert table.hand(ORANGE) == {"ore": 1, "grain": 1}


# ---- cards


def test_base_88_one_card_in_the_part_besides_the_first_players() -> None:
    table = a_paired_table(cards={RED: ["knight"], ORANGE: ["monopoly", "monopoly"]})
    table.do("play_knight")
    move_robber(table)
    table.do("end_turn", "play_monopoly ore")
    table.refused("play_monopoly wool", "card.one_a_turn", "BASE-45")
    table.do("end_part")
    assert table.block("card_played_this_turn") == 0


def test_base_89_only_the_first_player_plays_before_the_roll() -> None:
    table = a_paired_table(rolled=False, cards={RED: ["knight"], ORANGE: ["knight"]})
    table.refused("play_knight", "seat.not_deciding", "BASE-31", by=ORANGE)
    table.do("play_knight")
    move_robber(table)
    assert table.game.phase == "before_roll"
    table.refused("play_knight", "seat.not_deciding", "BASE-31", by=ORANGE)


def test_base_89_the_second_players_knight_moves_the_robber_and_steals() -> None:
    table = second_part(hands={RED: {"ore": 1}}, cards={ORANGE: ["knight"]})
    table.do("play_knight")
    assert (table.game.phase, table.game.seat) == ("robber", ORANGE)
    for name in table.legal("move_robber"):
        tile = table.graph.tile(name.split()[1])
        if table.robber.victims(table.state, ORANGE, tile) == 2**RED:
            table.do(name)
            break
    assert table.block("robber") == tile
    assert table.hand(ORANGE) == {"ore": 1}
    assert table.told("stolen") == [{"thief": ORANGE, "victim": RED, "card": "ore"}]
    assert (table.game.phase, table.game.seat) == ("second_player", ORANGE)
    assert table.block("knights_played", ORANGE) == 1


def test_base_89_a_card_bought_in_the_part_is_not_played_in_it() -> None:
    table = second_part(hands={ORANGE: CARD}, deck=["knight"])
    table.do("buy_card").refused("play_knight", "card.just_bought", "BASE-46")
    table.do("end_part", "roll", "end_turn", "end_part", "roll", "end_turn", "end_part")
    assert (table.game.seat, table.game.phase) == (ORANGE, "before_roll")  # now as the first player
    assert "play_knight" in table.legal()


def test_base_89_a_card_bought_as_first_player_is_played_as_second() -> None:
    table = a_paired_table(hands={RED: CARD}, deck=["knight"])
    table.do("buy_card").refused("play_knight", "card.just_bought", "BASE-46")
    table.do("end_turn", "end_part")
    for _ in range(2):
        table.do("roll", "end_turn", "end_part")
    table.do("roll", "end_turn")
    assert (table.game.seat, table.game.phase) == (RED, "second_player")
    assert "play_knight" in table.legal()


# ---- winning


def test_base_90_the_second_player_wins_in_its_part() -> None:
    table = second_part(hands={ORANGE: CITY}).set_points(ORANGE, 9)
    build(table, "build_city")
    assert (table.game.over, table.game.winner) == (True, ORANGE)


def test_base_90_the_second_player_wins_at_the_start_of_its_part() -> None:
    table = a_paired_table().set_points(ORANGE, 10)
    assert not table.game.over
    table.do("end_turn")
    assert (table.game.over, table.game.winner, table.game.active) == (True, ORANGE, ORANGE)


def test_base_90_the_first_players_part_comes_first() -> None:
    table = a_paired_table(hands={RED: CITY}).set_points(ORANGE, 12).set_points(RED, 9)
    build(table, "build_city")
    assert table.game.winner == RED


def test_base_90_nobody_else_wins_in_either_part() -> None:
    table = a_paired_table(hands={RED: PLENTY}).set_points(BLUE, 10).set_points(WHITE, 10)
    build(table, "build_road")
    assert not table.game.over
    table.do("end_turn")
    assert not table.game.over
    table.set_points(RED, 10).do("end_part")  # Blue's turn begins; Red's part was over
    assert table.game.winner == BLUE


def test_base_90_option_only_the_first_player_wins() -> None:
    table = second_part(hands={ORANGE: CITY}, second_may_win=False).set_points(ORANGE, 9)
    build(table, "build_city")
    assert (table.points(ORANGE), table.game.over) == (10, False)
    table.do("end_part", "roll", "end_turn", "end_part", "roll", "end_turn", "end_part")
    assert (table.game.over, table.game.winner, table.game.active) == (True, ORANGE, ORANGE)


def test_base_90_option_does_not_win_at_the_start_of_the_part() -> None:
    table = a_paired_table(second_may_win=False).set_points(ORANGE, 10).do("end_turn")
    assert (table.game.over, table.game.seat) == (False, ORANGE)


# ---- sevens


def test_base_91_all_discard_once_in_the_first_players_part() -> None:
    nine = {"ore": 9}
    table = a_paired_table(rolled=False, hands=dict.fromkeys((RED, ORANGE), nine), dice=[(3, 4), (1, 1)])
    table.do("roll")
    assert table.game.deciding == [RED, ORANGE]
    table.do("discard_cards 4ore", by=ORANGE).do("discard_cards 4ore", by=RED)
    move_robber(table)
    assert (table.game.seat, table.game.phase) == (RED, "action")
    table.hold(ORANGE, wool=12).do("end_turn")
    assert (table.game.seat, table.game.phase) == (ORANGE, "second_player")
    assert table.hand(ORANGE) == {"wool": 12}
    table.do("end_part")
    assert len(table.told("rolled")) == 1


def test_base_91_a_knight_in_the_part_asks_nobody_to_discard() -> None:
    table = second_part(hands={BLUE: {"wool": 12}}, cards={ORANGE: ["knight"]})
    table.do("play_knight")
    assert (table.game.phase, table.game.deciding) == ("robber", [ORANGE])
    assert table.block("discards_owed", BLUE) == 0
