"""The Fishermen of Catan: grounds, lake, tokens, and the limit of seven (TB-FISH-1 to TB-FISH-7, TB-FISH-10 to 13)."""

from __future__ import annotations

from typing import Any

import pytest

import archipel
from archipel.rules.traders_barbarians.fishing_grounds import FishingGrounds
from tests.features import features
from tests.rules.traders_barbarians.fish_tables import (
    EIGHT,
    FOUR,
    PLACED,
    SEVEN,
    SIX,
    TWELVE,
    a_fish_table,
    chapter,
    hold_fish,
    holder,
    spend_pile,
    spent,
    take_out_boot,
    targets,
    tokens_of,
)
from tests.rules.traders_barbarians.traders_tables import a_traders_table
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, dice_for

pytestmark = pytest.mark.compiled

GAME = "traders_barbarians/fishermen"


def grounds(table: archipel.Game) -> dict[str, int]:
    numbers = table.view(0).to_json()["fishing_ground"]
    assert isinstance(numbers, list)
    return {table.graph.corner_names[k]: number for k, number in enumerate(numbers) if number}


# ---- the board


def test_tb_fish_1_thirty_tokens_and_six_grounds() -> None:
    table = a_fish_table()
    assert list(chapter(table).composition) == [11, 10, 8, 1]
    assert sorted(grounds(table.game).values()) == [4, 5, 6, 8, 9, 10]
    assert table.block("fish_pile_size") == 30


def test_tb_fish_2_the_lake_lies_inland_and_has_four_numbers() -> None:
    for seed in range(1, 13):
        for layout in ("spiral", "random"):
            game = archipel.new_game(GAME, 3, seed=seed, layout=layout)
            terrain, numbers = (game.view(0).to_json()[block] for block in ("terrain", "numbers"))
            assert isinstance(terrain, list)
            assert isinstance(numbers, list)
            (lake,) = [
                tile for tile, name in enumerate(terrain) if game.rules.block_named["terrain"].names[name] == "lake"
            ]
            q, r = (int(part) for part in game.graph.tile_names[lake].split(","))
            assert max(abs(q), abs(r), abs(q + r)) <= 1
            assert numbers[lake] == sum(1 << number for number in (2, 3, 11, 12))
            assert "desert" not in [game.rules.block_named["terrain"].names[name] for name in terrain]


def test_tb_fish_3_one_ground_on_each_side_of_the_standard_frame() -> None:
    places = {"1,-3S", "2,0N", "2,0S", "-2,3N", "-2,1S", "-1,-1N"}
    assert grounds(archipel.new_game(GAME, 4, seed=5, frame="standard", layout="random")).keys() == places
    printed = {"1,-3S": 6, "2,0N": 5, "2,0S": 4, "-2,3N": 9, "-2,1S": 8, "-1,-1N": 10}
    assert grounds(a_fish_table().game) == printed


def test_tb_fish_3_they_are_put_at_random_and_away_from_harbours() -> None:
    found = set()
    for seed in range(1, 9):
        game = archipel.new_game(GAME, 4, seed=seed)
        found.add(tuple(grounds(game).items()))
        chapter = game.rules.the(FishingGrounds)
        harbours = game.rules.block_named["harbour"].at
        for name in grounds(game):
            at = list(chapter.coasts[::3]).index(game.graph.corner(name)) * 3
            middle, *ends = chapter.coasts[at : at + 3]
            for edge in range(game.graph.edges):
                corners = set(game.graph.edge_corners[2 * edge : 2 * edge + 2])
                if middle in corners and corners & set(ends):
                    assert game.state.s[harbours + edge] == 0
    assert len(found) > 1


def test_tb_fish_3_a_ground_serves_three_corners() -> None:
    table = a_fish_table(["fish_1"] * 3, [SIX])
    for corner in ("0,-2N", "1,-2N"):
        place = table.graph.corner(corner)
        table.state.s[table.building.piece + place] = 1
        table.state.s[table.building.held + place] = WHITE + 1
    table.do("roll")
    assert (tokens_of(table, RED), tokens_of(table, WHITE)) == ((1, 0, 0), (2, 0, 0))


def test_tb_fish_4_the_robber_starts_off_the_board_and_comes_with_a_seven() -> None:
    table = a_fish_table(dice=[SEVEN])
    assert table.block("robber") == -1
    table.do("roll")
    assert len(table.legal("move_robber")) == 19
    table.do("move_robber 1,1")
    assert table.block("robber") == table.graph.tile("1,1")


def test_tb_fish_4_or_with_a_knight() -> None:
    table = a_fish_table(cards={RED: ["knight"]}).do("play_knight")
    assert len(table.legal("move_robber")) == 19


# ---- drawing


def test_tb_fish_5_a_settlement_draws_one_token_and_a_city_two() -> None:
    table = a_fish_table(["fish_2", "fish_1", "fish_3"], [SIX, EIGHT]).city(WHITE, "-2,1S")
    table.do("roll")
    assert tokens_of(table, RED) == (0, 1, 0)
    table.do("end_turn", "roll")
    assert tokens_of(table, WHITE) == (1, 0, 1)


@pytest.mark.parametrize("total", [2, 3, 11, 12])
def test_tb_fish_5_the_lake_on_each_of_its_numbers(total: int) -> None:
    table = a_fish_table(["fish_2"], [dice_for(total)]).do("roll")
    assert tokens_of(table, RED) == (0, 1, 0)
    assert tokens_of(table, BLUE) == (0, 0, 0)


def test_tb_fish_5_tokens_are_hidden() -> None:
    table = a_fish_table(["fish_3"], [SIX]).do("roll")
    mine: dict[str, Any] = table.game.view(RED).to_json()
    other: dict[str, Any] = table.game.view(BLUE).to_json()
    assert mine["fish"][RED] == [0, 0, 1]
    assert other["fish"][RED] == [None, None, None]
    assert other["fish_count"] == [1, 0, 0, 0]
    assert table.told("fish_drawn", RED)[-1] == {"seat": RED, "token": "fish_3"}
    assert table.told("fish_drawn", BLUE)[-1] == {"seat": RED}


def test_tb_fish_6_a_second_settlement_at_a_ground_or_at_the_lake_draws_a_token() -> None:
    chance = {"fish": ["fish_3", "fish_2"]}  # blue places before red in the second round
    table = a_traders_table("fishermen", PLACED, chance=chance, layout="beginner", frame="standard")
    assert [tokens_of(table, seat) for seat in range(4)] == [(0, 1, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0)]


def test_tb_fish_7_the_robber_blocks_all_numbers_of_the_lake() -> None:
    for total in (2, 3, 11, 12):
        table = a_fish_table([], [dice_for(total)]).move_robber("0,0").do("roll")
        assert tokens_of(table, RED) == (0, 0, 0)


def test_tb_fish_7_but_no_fishing_ground() -> None:
    table = a_fish_table(["fish_1"], [SIX]).move_robber("1,-2").do("roll")
    assert tokens_of(table, RED) == (1, 0, 0)


# ---- at most seven


def test_tb_fish_10_with_seven_tokens_one_may_be_swapped() -> None:
    table = a_fish_table(["fish_3"], [SIX], {RED: (4, 3, 0)}).do("roll")
    assert table.legal() == ["swap_fish fish_1", "swap_fish fish_2", "keep_fish"]
    table.refused("swap_fish fish_3", "fish.not_held", "TB-FISH-10")
    table.do("swap_fish fish_1")
    assert (tokens_of(table, RED), spent(table)) == ((3, 3, 1), (1, 0, 0))
    assert "end_turn" in table.legal()


def test_tb_fish_10_or_not() -> None:
    table = a_fish_table([], [SIX], {RED: (4, 3, 0)}).do("roll", "keep_fish")
    assert (tokens_of(table, RED), spent(table)) == ((4, 3, 0), (0, 0, 0))


def test_tb_fish_10_with_a_city_it_is_still_one() -> None:
    table = a_fish_table(["fish_2"], [SIX], {RED: (7, 0, 0)}).city(RED, "1,-3S").do("roll", "swap_fish fish_1")
    assert tokens_of(table, RED) == (6, 1, 0)
    assert table.legal("swap_fish") == []


def test_tb_fish_10_with_six_and_a_city_one_is_drawn_and_one_may_be_swapped() -> None:
    table = a_fish_table(["fish_2", "fish_3"], [SIX], {RED: (6, 0, 0)}).city(RED, "1,-3S").do("roll")
    assert tokens_of(table, RED) == (6, 1, 0)
    table.do("swap_fish fish_2")
    assert tokens_of(table, RED) == (6, 0, 1)


def test_tb_fish_10_the_boot_does_not_count() -> None:
    table = take_out_boot(a_fish_table(["fish_2"], [SIX], {RED: (6, 0, 0)}), RED).do("roll")
    assert tokens_of(table, RED) == (6, 1, 0)


def test_tb_fish_10_nothing_is_asked_when_no_token_is_left() -> None:
    table = a_fish_table([], [SIX], {RED: (7, 0, 0), BLUE: (4, 3, 0), WHITE: (0, 7, 0), ORANGE: (0, 0, 7)})
    fish, s = chapter(table), table.state.s
    for k in range(4):
        s[fish.pile + k] = 0
    s[fish.pile_size] = 0
    table.do("roll")
    assert "end_turn" in table.legal()


# ---- not resources


def test_tb_fish_11_fish_do_not_count_on_a_seven_and_are_not_stolen() -> None:
    table = a_fish_table([], [SEVEN], {RED: (3, 0, 0), BLUE: (7, 0, 0)}, hands={RED: {"ore": 7}}).do("roll")
    assert table.legal("discard") == []
    table.do("move_robber 2,0")  # beside blue, who has nothing but fish
    assert table.told("stolen") == []
    assert tokens_of(table, BLUE) == (7, 0, 0)


def test_tb_fish_11_nor_traded() -> None:
    table = a_fish_table(rolled=True, held={RED: (7, 0, 0)})
    assert not {"fish_1", "fish_2", "fish_3"} & set(table.cards.names)


def test_tb_fish_12_a_harbour_and_a_ground_both_work() -> None:
    """The left corner of the ground with the 6 is also at a harbour."""
    table = a_fish_table(["fish_1", "fish_1"], [SIX])
    corner = table.graph.corner("1,-2N")
    table.state.s[table.building.piece + table.graph.corner("1,-3S")] = 0
    table.state.s[table.building.held + table.graph.corner("1,-3S")] = 0
    table.building.place_settlement(table.state, RED, corner)
    rates = {table.rate(RED, card) for card in table.cards.names}
    table.do("roll")
    assert tokens_of(table, RED)[0] == 1
    assert min(rates) < 4


# ---- the pile


def test_tb_fish_13_spent_tokens_are_shuffled_when_the_pile_is_empty() -> None:
    table = take_out_boot(spend_pile(a_fish_table(["fish_2"], [SIX])), BLUE)
    assert table.block("fish_pile_size") == 0
    table.do("roll")
    assert table.told("fish_shuffled") == [{}]
    assert spent(table) == (0, 0, 0)
    assert (table.block("fish_pile_size"), tokens_of(table, RED)) == (28, (0, 1, 0))


def scarce(table: Table, left: int) -> Table:
    """Only this many tokens with one fish can be drawn; the others are out of the game, the boot is blue's."""
    take_out_boot(table, BLUE)
    fish, s = chapter(table), table.state.s
    for k in range(3):
        s[fish.pile + k] = left if k == 0 else 0
    s[fish.pile_size] = left
    return table


def test_tb_fish_13_clockwise_from_the_active_player_until_nothing_is_left() -> None:
    """Red has a settlement and white a city at the ground with the 6: red, who rolls, is first."""
    table = scarce(a_fish_table(["fish_1", "fish_1"], [SIX]), 2)
    for corner, seat in (("0,-2N", WHITE), ("1,-2N", BLUE)):
        place = table.graph.corner(corner)
        table.state.s[table.building.piece + place] = 1
        table.state.s[table.building.held + place] = seat + 1
    table.do("roll")
    assert [tokens_of(table, seat)[0] for seat in range(4)] == [1, 1, 0, 0]
    assert [table.block("fish_owed", seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize(("left", "drawn"), [(1, 0), (2, 2)])
def test_tb_fish_13_or_nobody_draws_by_the_option(left: int, drawn: int) -> None:
    table = scarce(a_fish_table(["fish_1"] * drawn, [SIX], fish_shortage="nobody"), left).city(RED, "1,-3S").do("roll")
    assert tokens_of(table, RED) == (drawn, 0, 0)
    assert len(table.told("fish_short")) == (drawn == 0)


# ---- five and six players


def test_tb_fish_3_eight_grounds_and_two_lakes_for_six() -> None:
    game = archipel.new_game(GAME, 6, seed=3)
    assert sorted(grounds(game).values()) == [4, 5, 5, 6, 8, 9, 9, 10]
    names, s = game.rules.block_named["terrain"].names, game.state.s
    tiles = [
        tile for tile in range(game.graph.tiles) if names[s[game.rules.block_named["terrain"].at + tile]] == "lake"
    ]
    numbers = [int(s[game.rules.block_named["numbers"].at + tile]) for tile in tiles]
    assert numbers == [sum(1 << n for n in (2, 3, 11, 12)), (1 << 4) + (1 << 10)]


# ---- the boot


def test_tb_fish_14_the_drawer_puts_the_boot_face_up() -> None:
    table = a_fish_table(["old_boot"], [SIX]).do("roll")
    assert (holder(table), targets(table)) == (RED, [11, 10, 10, 10])
    assert table.told("boot_drawn", BLUE) == [{"seat": RED}]
    assert table.points(RED) == 2


def test_tb_fish_15_drawing_it_uses_up_the_draw() -> None:
    table = a_fish_table(["old_boot", "fish_2"], [SIX]).city(RED, "1,-3S").do("roll")
    assert tokens_of(table, RED) == (0, 1, 0)


def test_tb_fish_14_it_goes_to_a_player_with_more_points() -> None:
    table = take_out_boot(a_fish_table(rolled=True), RED).set_points(BLUE, 3)
    assert table.legal("give_boot") == ["give_boot 1"]
    table.refused("give_boot 2", "boot.too_few_points", "TB-FISH-14")
    table.refused("give_boot 0", "boot.own", "TB-FISH-14")
    table.do("give_boot 1")
    assert (holder(table), targets(table)) == (BLUE, [10, 11, 10, 10])


def test_tb_fish_14_or_with_as_many_by_the_option() -> None:
    table = take_out_boot(a_fish_table(rolled=True, boot_to="at_least"), RED).set_points(BLUE, 1)
    assert table.legal("give_boot") == ["give_boot 2", "give_boot 3"]


def test_tb_fish_14_only_visible_points_count() -> None:
    table = take_out_boot(a_fish_table(rolled=True), RED).hold_card(BLUE, "victory_point", 3)
    assert table.legal("give_boot") == []


def test_tb_fish_14_only_its_holder_gives_it_and_in_its_own_turn() -> None:
    table = take_out_boot(a_fish_table(rolled=True), BLUE).set_points(WHITE, 5)
    table.refused("give_boot 2", "boot.not_held", "TB-FISH-14")
    before = a_fish_table().set_points(WHITE, 5)
    assert take_out_boot(before, RED).legal("give_boot") == ["give_boot 2"]  # also before the roll


def test_tb_fish_15_the_holder_needs_eleven() -> None:
    table = take_out_boot(a_fish_table([], [FOUR]), RED).set_points(RED, 10)  # blue is at the 4
    hold_fish(table, BLUE, 7, 0, 0)
    table.do("roll", "keep_fish")
    assert not table.game.over


def test_combo_20_the_others_still_win_with_ten() -> None:
    table = take_out_boot(a_fish_table([], [TWELVE]), BLUE).set_points(RED, 10).move_robber("0,0").do("roll")
    assert table.game.over


def test_tb_fish_14_giving_it_away_may_win() -> None:
    table = take_out_boot(a_fish_table(rolled=True), RED).set_points(RED, 10).set_points(BLUE, 11)
    table.do("give_boot 1")
    assert table.game.over
    assert table.game.winners == [RED]


def test_tb_fish_18_with_the_harbormaster_eleven_and_twelve() -> None:
    table = take_out_boot(a_fish_table(rolled=True, harbormaster=True), RED)
    assert targets(table) == [12, 11, 11, 11]


# ---- with the friendly robber


def test_combo_19_without_a_tile_the_robber_leaves_the_board() -> None:
    table = a_fish_table([], [SEVEN], friendly_robber=True)
    for corner in range(table.graph.corners):
        if table.state.s[table.building.free + corner] != 0:
            table.building.place_settlement(table.state, ORANGE, corner)
    for seat in range(4):
        table.set_points(seat, 2)
    table.do("roll")
    assert table.legal() == ["remove_robber"]
    table.do("remove_robber")
    assert table.block("robber") == -1


# ---- secrets and bots


def test_tb_fish_5_an_imagined_world_fits_what_is_known() -> None:
    table = take_out_boot(a_fish_table(rolled=True, held={RED: (1, 2, 3), BLUE: (2, 2, 2), WHITE: (0, 0, 3)}), WHITE)
    for seed in range(20):
        world = archipel.imagine(table.game.view(RED), seed).state.s
        fish = chapter(table)
        assert [int(world[fish.held + k]) for k in range(3)] == [1, 2, 3]
        for seat in (BLUE, WHITE, ORANGE):
            held = [int(world[fish.held + seat * 3 + k]) for k in range(3)]
            assert sum(held) == world[fish.count + seat]
        for k in range(4):
            found = int(world[fish.pile + k])
            found += sum(int(world[fish.held + seat * 3 + k]) for seat in range(4)) if k < 3 else 1
            assert found == fish.composition[k]


def test_bots_value_fish_and_places_that_bring_them() -> None:
    table = a_fish_table(rolled=True, held={RED: (0, 0, 0)})
    before = features(table, RED)
    hold_fish(table, RED, 0, 0, 2)
    table.city(RED, "1,-3S")
    after = features(table, RED)
    assert after["fish"] > before["fish"]
    assert after["fish to come"] > before["fish to come"]
