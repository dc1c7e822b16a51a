"""Barbarian Attack: the board, landings, conquered tiles and buildings, cards, the seven, the end (TB-BA-1 to TB-BA-17,
TB-BA-25 to TB-BA-27). Knights and battles have a file of their own.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

import archipel
from archipel.engine.errors import SetUpError
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.development import Development
from archipel.rules.base.land import TERRAINS, Land
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.path_knights import PathKnights
from tests.rules.traders_barbarians.attack_tables import (
    CARD,
    CASTLE,
    CITY,
    COAST,
    GAME,
    PLACED,
    ROAD,
    SETTLEMENT,
    SIDES,
    AttackTable,
    an_attack_table,
)
from tests.tables import BLUE, ORANGE, RED, WHITE, load_scenario
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

NINE_ALONE = "-1,-1NW"  # a corner that touches no other tile than the coastal 9
# Red's city is on that corner, at no harbour; all else as usual.
AT_NINE = {**PLACED, RED: (("0,0N", "0,0NE"), (NINE_ALONE, "-1,-1W"))}


def on_tiles(game: archipel.Game) -> dict[str, tuple[str, int]]:
    """Terrain and number of every tile."""
    land = game.rules.the(Land)
    return {
        name: (TERRAINS[game.state.s[land.terrain + tile]], token_in(int(game.state.s[land.numbers + tile])))
        for tile, name in enumerate(game.graph.tile_names)
    }


def landing(*sums: int) -> dict[str, list[object]]:
    return {"landing": [str(number) for number in sums]}


# ---- set-up


def test_tb_ba_1_pieces_and_what_is_not_in_play() -> None:
    table = an_attack_table()
    assert table.block("barbarians_left") == 34
    assert [table.block("path_knights_left", seat) for seat in range(4)] == [6, 6, 6, 6]
    assert table.block("deck_size") == 26
    assert not table.rules.has(LargestArmy)
    assert not table.rules.has(Development)
    assert table.block("robber") == -1
    assert "move_robber" not in table.rules.verb_named


def test_tb_ba_2_terrain_is_dealt_in_two_rings() -> None:
    for seed in range(6):
        game = archipel.new_game(GAME, seats=4, seed=seed)
        tiles = on_tiles(game)
        coast = Counter(tiles[tile][0] for tile in COAST.values())
        inner = Counter(
            kind for tile, (kind, _) in tiles.items() if tile not in COAST.values() and tile not in (CASTLE, "2,-2")
        )
        assert coast == {"forest": 2, "hills": 2, "pasture": 3, "mountains": 1, "fields": 2}
        assert inner == {"forest": 1, "pasture": 1, "hills": 1, "mountains": 2, "fields": 2}


def test_tb_ba_3_the_castle_and_the_desert_lie_on_opposite_corners() -> None:
    tiles = on_tiles(archipel.new_game(GAME, seats=3, seed=5))
    assert tiles[CASTLE] == ("castle", 0)
    assert tiles["2,-2"] == ("desert", 0)


def test_tb_ba_4_tokens_are_fixed() -> None:
    inner = {"0,-1": 4, "1,-1": 5, "-1,0": 6, "0,0": 10, "1,0": 8, "-1,1": 9, "0,1": 3}
    for seed in range(4):
        tiles = on_tiles(archipel.new_game(GAME, seats=4, seed=seed))
        assert {number: tiles[tile][1] for number, tile in COAST.items()} == {number: number for number in COAST}
        assert {tile: tiles[tile][1] for tile in inner} == inner
    with pytest.raises(SetUpError) as caught:
        archipel.new_game(GAME, seats=4, seed=1, no_red_neighbours=True)
    assert caught.value.rule == "TB-BA-4"


def test_tb_ba_5_a_barbarian_each_on_the_2_and_the_12() -> None:
    assert an_attack_table().barbarians() == {12: 1, 2: 1}


def test_tb_ba_6_a_settlement_then_a_city_with_its_cards_and_no_landing() -> None:
    game = archipel.new_game(GAME, seats=3, seed=1, start=RED, layout="fixed", frame="standard")
    game.listen()
    table = AttackTable(game)
    table.do("place_settlement 0,0N", "place_road 0,0NE")
    table.do("place_settlement -1,0S", "place_road -1,0SW", "place_settlement 1,0S", "place_road 1,0SE")
    assert table.hands() == {}
    assert table.game.phase == "place_city"
    table.do("place_city -1,0N", "place_road -1,0NW")
    assert table.hand(WHITE) == {"lumber": 1, "grain": 1, "brick": 1}  # one card for each tile
    assert table.points(WHITE) == 3
    assert table.told("barbarian_landed") == []


def test_tb_3_five_and_six_players() -> None:
    game = archipel.new_game(GAME, seats=6, seed=3)
    game.listen()
    table = AttackTable(game)
    board = load_scenario("traders_barbarians/barbarian_attack", 6)
    tiles = on_tiles(game)
    assert len(tiles) == 30
    assert [name for name, (kind, _) in tiles.items() if kind == "castle"] == ["-3,0", "2,0"]
    assert table.block("barbarians_left") == 46
    numbers = [tiles[game.graph.tile_names[tile]][1] for tile in board.places["tiles"]["coast"]]
    assert numbers == [5, 4, 12, 9, 3, 8, 9, 10, 11, 5, 2, 6]
    table.coast.land_at(table.state, RED, 5)  # both tiles of a number get one
    assert [event["tile"] for event in table.told("barbarian_landed")] == [
        game.graph.tile("-2,-1"),
        game.graph.tile("-2,3"),
    ]


# ---- landings: barbarians before, the sums, barbarians after

NOTHING: dict[str, int] = {}
LANDINGS = [
    ({"n12": 1, "n2": 1}, (3, 9, 8), {12: 1, 2: 1, 3: 1, 9: 1, 8: 1}),
    ({"n9": 2, "n8": 3}, (3, 9, 8), {3: 1, 9: 3, 8: 3}),  # the example of the rulebook
    (NOTHING, (2, 12, 4), {2: 1, 12: 1, 4: 1}),
    (NOTHING, (10, 11, 5), {10: 1, 11: 1, 5: 1}),
    (NOTHING, (6, 3, 9), {6: 1, 3: 1, 9: 1}),
    ({"n4": 1}, (4, 5, 6), {4: 2, 5: 1, 6: 1}),
    ({"n4": 2}, (4, 5, 6), {4: 3, 5: 1, 6: 1}),
    ({"n4": 3}, (4, 5, 6), {4: 3, 5: 1, 6: 1}),
    ({"n4": 3, "n5": 3}, (4, 5, 6), {4: 3, 5: 3, 6: 1}),
    ({"n4": 3, "n5": 3, "n6": 3}, (4, 5, 6), {4: 3, 5: 3, 6: 3}),
    ({"n4": 2, "n5": 2, "n6": 2}, (4, 5, 6), {4: 3, 5: 3, 6: 3}),
    ({"n2": 2, "n12": 2}, (2, 8, 12), {2: 3, 8: 1, 12: 3}),
    ({"n8": 1, "n10": 2}, (8, 10, 11), {8: 2, 10: 3, 11: 1}),
    ({"n8": 1, "n10": 2}, (11, 10, 8), {8: 2, 10: 3, 11: 1}),
    ({"n3": 3, "n9": 3}, (12, 9, 3), {3: 3, 9: 3, 12: 1}),
    ({"n3": 3, "n9": 3}, (3, 9, 12), {3: 3, 9: 3, 12: 1}),
    ({"n6": 1, "n2": 1, "n5": 1}, (6, 2, 5), {6: 2, 2: 2, 5: 2}),
    ({"n6": 1, "n2": 3, "n5": 2}, (6, 2, 5), {6: 2, 2: 3, 5: 3}),
    ({f"n{number}": 3 for number in COAST}, (2, 3, 4), dict.fromkeys(COAST, 3)),
    ({f"n{number}": 2 for number in COAST}, (9, 10, 11), {**dict.fromkeys(COAST, 2), 9: 3, 10: 3, 11: 3}),
]


@pytest.mark.parametrize(("before", "sums", "after"), LANDINGS)
def test_tb_ba_7_landings(before: dict[str, int], sums: tuple[int, ...], after: dict[int, int]) -> None:
    table = an_attack_table(hands={RED: CITY}, chance=landing(*sums))
    table.put_barbarians(**before)
    reserve = table.block("barbarians_left")
    table.do("build_city 0,0N")
    assert table.barbarians() == after
    assert table.block("barbarians_left") == reserve - sum(after.values()) + sum(before.values())
    assert [event["number"] for event in table.told("barbarian_landed") + table.told("barbarian_stayed_away")] == [
        number for number in sums if before.get(f"n{number}", 0) < 3
    ] + [number for number in sums if before.get(f"n{number}", 0) == 3]
    for number, tile in COAST.items():
        assert table.block("blocked", table.graph.tile(tile)) == (after.get(number) == 3)


# ---- the reserve before, barbarians on the 12 and the 2, the sums, barbarians after
RESERVES = [
    (3, (4, 5, 6), {12: 1, 2: 1, 4: 1, 5: 1, 6: 1}),
    (2, (4, 5, 6), {12: 1, 2: 1, 4: 1, 5: 1}),
    (1, (6, 5, 4), {12: 1, 2: 1, 6: 1}),
    (0, (4, 5, 6), {12: 1, 2: 1}),
    (1, (12, 2, 3), {12: 2, 2: 1}),
]


@pytest.mark.parametrize(("reserve", "sums", "after"), RESERVES)
def test_tb_ba_8_without_a_reserve_nobody_lands(reserve: int, sums: tuple[int, ...], after: dict[int, int]) -> None:
    table = an_attack_table(hands={RED: CITY}, chance=landing(*sums))
    table.state.s[table.coast.reserve] = reserve
    table.do("build_city 0,0N")
    assert table.barbarians() == after
    assert table.block("barbarians_left") == max(0, reserve - 3)


def test_tb_ba_7_settlements_bring_barbarians_roads_do_not() -> None:
    table = an_attack_table(hands={RED: SETTLEMENT | {"brick": 3, "lumber": 3}}, chance=landing(4, 5, 6))
    table.do("build_road 0,-1E", "build_road 0,-1NE")
    assert table.barbarians() == {12: 1, 2: 1}
    table.do("build_settlement 0,-1N")
    assert table.barbarians() == {12: 1, 2: 1, 4: 1, 5: 1, 6: 1}


def test_tb_ba_7_a_sum_comes_as_often_as_it_would_with_rolls_that_do_not_count() -> None:
    """The first sum: 7 never, and each other one by its chances among the 30 other rolls."""
    table = an_attack_table(hands={RED: CITY})
    firsts: dict[str, Fraction] = {}
    thirds: Fraction = Fraction(0)
    for came, share, _ in table.game.chance_outcomes("build_city 0,0N"):
        assert len({number for _, number in came}) == 3
        firsts[came[0][1]] = firsts.get(came[0][1], Fraction(0)) + share
        thirds += share if [number for _, number in came] == ["6", "8", "2"] else 0
    assert firsts == {str(number): Fraction(6 - abs(7 - number), 30) for number in COAST}
    assert thirds == Fraction(5, 30) * Fraction(5, 25) * Fraction(1, 20)


def test_tb_ba_7_inner_tiles_of_the_number_are_ignored() -> None:
    table = an_attack_table(hands={RED: CITY}, chance=landing(4, 10, 9))
    table.do("build_city 0,0N")
    assert all(table.block("coast_barbarians", table.graph.tile(tile)) == 0 for tile in ("0,-1", "0,0", "-1,1"))


# ---- conquered tiles


def test_tb_ba_9_a_conquered_tile_gives_nothing() -> None:
    table = an_attack_table(placed=AT_NINE, rolled=False, chance={"dice": [(4, 5), (4, 5)]})
    table.put_barbarians(n9=2)
    table.do("roll")
    assert table.hand(RED) == {"grain": 2}
    table = an_attack_table(placed=AT_NINE, rolled=False, chance={"dice": [(4, 5)]})
    table.put_barbarians(n9=3).do("roll")
    assert table.hand(RED) == {}


def test_tb_ba_9_no_roads_and_settlements_at_a_conquered_tile() -> None:
    table = an_attack_table(hands={RED: SETTLEMENT | {"brick": 3, "lumber": 3}})
    table.road(RED, "0,-1E", "0,-1NE").put_barbarians(n3=3)
    table.refused("build_road 0,-2E", "road.conquered", "TB-BA-9")
    table.refused("build_settlement 0,-1N", "settlement.conquered", "TB-BA-9")
    table.refused("build_road 0,-1NW", "road.conquered", "TB-BA-9")
    table.put_barbarians(n3=2)
    assert table.legal_at("build_settlement") == table.corners("0,-1N")


def test_tb_ba_9_a_road_may_end_at_a_corner_of_a_conquered_tile() -> None:
    table = an_attack_table(hands={RED: ROAD})
    table.road(RED, "0,-1E").put_barbarians(n8=3)
    assert "build_road 0,-1NE" not in table.legal("build_road")  # between the 4 and the 8
    table.put_barbarians(n3=3)
    assert "build_road 0,-1NE" in table.legal("build_road")


def test_tb_ba_9_cities_there_by_option() -> None:
    placed = {**PLACED, RED: ((NINE_ALONE, "-1,-1W"), ("0,1S", "0,1SE"))}
    table = an_attack_table(hands={RED: CITY}, placed=placed, chance=landing(2, 3, 4))
    table.put_barbarians(n9=3)
    table.do(f"build_city {NINE_ALONE}")
    assert table.lies(NINE_ALONE)
    assert table.points(RED) == 2  # only the other city counts
    table.put_barbarians(n9=2)
    assert table.points(RED) == 4
    barred = an_attack_table(hands={RED: CITY}, placed=placed, conquered_cities="barred")
    barred.put_barbarians(n9=3)
    barred.refused(f"build_city {NINE_ALONE}", "city.conquered", "TB-BA-9")
    barred.put_barbarians(n9=2)
    assert barred.legal_at("build_city") == barred.corners(NINE_ALONE)


# ---- conquered buildings


def test_tb_ba_10_a_building_among_conquered_tiles_and_sea_lies_down() -> None:
    """The example of the rulebook: a landing on the 3, the 9 and the 8 takes red's city at the 9."""
    table = an_attack_table(hands={RED: CITY}, placed=AT_NINE, chance=landing(3, 9, 8))
    table.put_barbarians(n9=2, n8=3)
    table.do("build_city 0,0N")
    assert table.lies(NINE_ALONE)
    assert table.points(RED) == 2  # of the new city
    assert table.told("building_conquered") == [{"seat": RED, "corner": table.graph.corner(NINE_ALONE)}]


def test_tb_ba_10_two_coastal_tiles_must_both_be_conquered() -> None:
    placed = {**PLACED, RED: (("0,0N", "0,0NE"), ("-1,-1N", "-1,-1NE"))}  # at the 9 and the 3
    table = an_attack_table(placed=placed)
    assert not table.put_barbarians(n9=3).lies("-1,-1N")
    assert not table.put_barbarians(n3=3).lies("-1,-1N")
    assert table.put_barbarians(n3=3, n9=3).lies("-1,-1N")
    assert table.points(RED) == 1


def test_tb_ba_10_castle_desert_and_inner_tiles_protect() -> None:
    placed = {
        RED: (("-2,1S", "-2,1SW"), ("2,-2NW", "2,-2NW")),  # 4 and castle; 8 and desert
        BLUE: (("-1,-1SE", "-1,-1SE"), ("1,0N", "1,0NE")),  # 9 and two inner tiles
        WHITE: (("1,0S", "1,0SE"), ("0,1S", "0,1SE")),
        ORANGE: (("0,0N", "0,0NW"), ("2,0N", "2,0NE")),
    }
    table = an_attack_table(placed=placed)
    table.put_barbarians(**{f"n{number}": 3 for number in COAST})
    assert not any(table.lies(corner) for corner in ("-2,1S", "2,-2NW", "-1,-1SE"))


def test_tb_ba_10_its_harbour_serves_nobody_while_it_lies() -> None:
    placed = {**PLACED, RED: (("0,0N", "0,0NE"), ("-1,-1SW", "-1,-1SW"))}
    table = an_attack_table(placed=placed)
    assert table.rate(RED, "lumber") == 2
    table.put_barbarians(n9=3, n12=3)
    assert table.lies("-1,-1SW")
    assert table.rate(RED, "lumber") == 4
    table.put_barbarians(n9=3)
    assert table.rate(RED, "lumber") == 2


def test_tb_ba_10_it_still_stands_in_the_way() -> None:
    table = an_attack_table(placed=AT_NINE, hands={BLUE: SETTLEMENT})
    table.put_barbarians(n9=3)
    assert table.block("held", table.graph.corner(NINE_ALONE)) == RED + 1
    table.road(BLUE, "-2,0NE")
    table.put_barbarians()
    assert table.block("corner_free", table.graph.corner("-2,0N")) == 0  # the distance rule


def test_tb_ba_10_landings_may_take_the_points_of_the_builder_but_not_a_victory() -> None:
    """The last point wins before the barbarians come (TB-BA-27)."""
    table = an_attack_table(hands={RED: CITY}, placed=AT_NINE, chance=landing(9, 3, 8), target=4)
    table.put_barbarians(n9=2)
    table.do("build_city 0,0N")
    assert table.game.winners == [RED]
    assert table.barbarians() == {9: 2}


# ---- cards


def test_tb_ba_11_cards_are_shown_and_carried_out_any_number_of_them() -> None:
    three = dict.fromkeys(CARD, 2)
    table = an_attack_table(hands={RED: three}, deck=["swift_knight", "knighthood"])
    table.do("buy_card", "place_path_knight 0,0E", "buy_card", f"place_path_knight {CASTLE}E")
    assert [event["card"] for event in table.told("attack_card", to=BLUE)] == ["swift_knight", "knighthood"]
    assert table.knights_of(RED) == table.named("0,0E", f"{CASTLE}E")
    assert table.block("deck_size") == 0
    table.refused("buy_card", "card.too_expensive", "BASE-61")


def test_tb_ba_11_the_empty_deck_is_made_anew() -> None:
    table = an_attack_table(hands={RED: dict.fromkeys(CARD, 2)}, deck=["swift_knight"])
    table.do("buy_card", "place_path_knight 0,0E")
    assert table.block("deck_size") == 0
    with pytest.raises(archipel.ChanceError):  # the order that the test gave is over, but there is a card
        table.do("buy_card")
    table = an_attack_table(hands={RED: dict.fromkeys(CARD, 2)})
    table.state.s[table.rules.block_named["deck_size"].at] = 0
    for k in range(4):
        table.state.s[table.rules.block_named["attack_deck"].at + k] = 0
    table.do("buy_card")
    assert table.block("deck_size") == 25
    assert len(table.told("attack_deck_reshuffled")) == 1


def test_tb_ba_11_a_price_is_needed() -> None:
    table = an_attack_table(hands={RED: {"ore": 1, "wool": 1}})
    assert table.refused("buy_card", "card.too_expensive", "BASE-61").details["missing"] == {"grain": 1}


def test_tb_ba_12_the_deck() -> None:
    table = an_attack_table()
    assert [table.block("attack_deck", k) for k in range(4)] == [14, 4, 4, 4]
    shares = {
        came[0][1]: share for came, share, _ in an_attack_table(hands={RED: CARD}).game.chance_outcomes("buy_card")
    }
    assert {name: share * 26 for name, share in shares.items()} == {
        "knighthood": 14,
        "swift_knight": 4,
        "capture": 4,
        "treason": 4,
    }


def test_tb_ba_13_a_knight_comes_to_a_free_side_of_the_castle() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["knighthood"])
    table.put_knights(BLUE, f"{CASTLE}E", f"{CASTLE}W").do("buy_card")
    assert table.legal_at("place_path_knight") == table.edges(*(f"{CASTLE}{side}" for side in ("NE", "SE", "SW", "NW")))
    table.refused(f"place_path_knight {CASTLE}E", "knighthood.occupied", "TB-BA-13")
    table.refused("place_path_knight 0,0E", "knighthood.only_at_castle", "TB-BA-13")
    table.do(f"place_path_knight {CASTLE}NE")
    assert table.block("path_knights_left", RED) == 5


def test_tb_ba_13_without_a_free_side_or_a_knight_the_card_is_lost() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["knighthood"])
    table.put_knights(BLUE, *(f"{CASTLE}{side}" for side in SIDES)).do("buy_card")
    assert table.told("attack_card_lost") == [{"seat": RED, "card": "knighthood"}]
    assert table.game.phase == "building"
    for card in ("knighthood", "swift_knight"):
        table = an_attack_table(hands={RED: CARD}, deck=[card])
        table.put_knights(RED, *(f"0,0{side}" for side in SIDES)).do("buy_card")
        assert table.told("attack_card_lost") == [{"seat": RED, "card": card}]
        assert table.knights_of(RED) == table.named(*(f"0,0{side}" for side in SIDES))


def test_tb_ba_14_the_swift_knight_comes_anywhere() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["swift_knight"])
    table.put_knights(BLUE, "0,0E").do("buy_card")
    assert len(table.legal("place_path_knight")) == 71
    table.refused("place_path_knight 0,0E", "knighthood.occupied", "TB-BA-14")
    table.do("place_path_knight 2,-2NE")
    assert table.knights_of(RED) == table.named("2,-2NE")


def test_tb_ba_15_a_barbarian_of_any_coastal_tile_is_taken_prisoner() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["capture"]).put_prisoners(1)
    table.put_barbarians(n3=1, n8=2).do("buy_card")
    assert table.legal_at("capture_barbarian") == table.tiles(COAST[3], COAST[8])
    table.refused(f"capture_barbarian {COAST[4]}", "barbarian.none_here", "TB-BA-15")
    points = table.points(RED)
    table.do(f"capture_barbarian {COAST[8]}")
    assert table.barbarians() == {3: 1, 8: 1}
    assert table.prisoners() == [2, 0, 0, 0]
    assert table.points(RED) == points + 1


def test_tb_ba_15_without_any_barbarian_another_card_is_drawn() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["capture", "capture", "swift_knight"])
    table.put_barbarians().do("buy_card")
    assert [event["card"] for event in table.told("attack_card")] == ["capture", "capture", "swift_knight"]
    assert table.game.phase == "knight_anywhere"
    only = an_attack_table(hands={RED: CARD}, deck=["capture"])
    only.put_barbarians().do("buy_card")  # a deck without any other card
    assert only.told("attack_card_lost") == [{"seat": RED, "card": "capture"}]


def test_tb_ba_16_treason_brings_gold_and_moves_two_barbarians() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["treason"])
    table.put_barbarians(n3=1, n8=3, n9=1, n5=3).do("buy_card")
    assert table.gold() == [2, 0, 0, 0]
    table.refused(f"move_barbarian {COAST[4]} {COAST[6]}", "barbarian.none_here", "TB-BA-16")
    table.refused(f"move_barbarian {COAST[3]} {COAST[5]}", "treason.conquered", "TB-BA-16")
    table.refused(f"move_barbarian {COAST[3]} 0,0", "treason.not_on_the_coast", "TB-BA-16")
    table.refused(f"move_barbarian {COAST[3]} {COAST[3]}", "treason.other_tiles", "TB-BA-16")
    table.refused(f"bring_barbarian {COAST[3]}", "treason.from_the_coast", "TB-BA-16")
    table.do(f"move_barbarian {COAST[8]} {COAST[4]}")
    table.refused(f"move_barbarian {COAST[8]} {COAST[6]}", "treason.same_tile", "TB-BA-16")
    table.refused(f"move_barbarian {COAST[4]} {COAST[6]}", "treason.same_tile", "TB-BA-16")
    table.refused(f"move_barbarian {COAST[3]} {COAST[8]}", "treason.other_tiles", "TB-BA-16")
    table.do(f"move_barbarian {COAST[3]} {COAST[9]}")
    assert table.barbarians() == {8: 2, 4: 1, 9: 2, 5: 3}
    assert table.game.phase == "building"


def test_tb_ba_16_a_third_barbarian_conquers() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["treason"], placed=AT_NINE)
    table.put_barbarians(n3=1, n8=3, n9=2).do("buy_card", f"move_barbarian {COAST[8]} {COAST[9]}")
    assert table.lies(NINE_ALONE)
    assert table.told("tile_freed") == [{"tile": table.graph.tile(COAST[8])}]


def test_tb_ba_16_what_lacks_on_the_board_comes_from_the_reserve() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["treason"])
    table.put_barbarians(n3=2).do("buy_card", f"move_barbarian {COAST[3]} {COAST[4]}")
    assert table.legal("move_barbarian") == []
    table.refused(f"bring_barbarian {COAST[4]}", "treason.other_tiles", "TB-BA-16")
    table.do(f"bring_barbarian {COAST[5]}")
    assert table.barbarians() == {3: 1, 4: 1, 5: 1}
    table = an_attack_table(hands={RED: CARD}, deck=["treason"])
    table.put_barbarians().do("buy_card", f"bring_barbarian {COAST[3]}", f"bring_barbarian {COAST[4]}")
    assert table.barbarians() == {3: 1, 4: 1}
    assert table.block("barbarians_left") == 34


def test_tb_ba_16_with_two_tiles_the_first_does_not_end_on_the_second() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["treason"])
    table.put_barbarians(n3=1, n8=1).do("buy_card")
    table.refused(f"move_barbarian {COAST[3]} {COAST[8]}", "treason.other_tiles", "TB-BA-16")


def test_tb_ba_16_without_a_barbarian_or_a_tile_there_is_only_gold() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["treason"])
    table.put_barbarians()
    table.state.s[table.coast.reserve] = 0
    table.do("buy_card")
    assert table.game.phase == "building"
    table = an_attack_table(hands={RED: CARD}, deck=["treason"])
    table.put_barbarians(**{f"n{number}": 3 for number in COAST}).do("buy_card")
    assert table.gold() == [2, 0, 0, 0]
    assert table.game.phase == "building"


def test_tb_ba_17_one_barbarian_less_frees_a_tile_and_its_buildings() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["capture"], placed=AT_NINE)
    table.put_barbarians(n9=3)
    assert table.points(RED) == 1
    table.do("buy_card", f"capture_barbarian {COAST[9]}")
    assert not table.lies(NINE_ALONE)
    assert table.points(RED) == 3
    assert table.block("blocked", table.graph.tile(COAST[9])) == 0
    assert table.told("building_freed") == [{"seat": RED, "corner": table.graph.corner(NINE_ALONE)}]


# ---- the seven, gold, the end


def test_tb_ba_25_on_a_seven_discards_then_a_card_of_any_player() -> None:
    table = an_attack_table(
        hands={BLUE: {"wool": 8, "gold": 5}, WHITE: {"ore": 1}, ORANGE: {"gold": 9}},
        rolled=False,
        chance={"dice": [(3, 4)]},
    )
    table.do("roll")
    assert table.game.phase == "discard"
    table.do("discard_cards 4wool", by=BLUE)
    assert table.legal_at("steal") == {BLUE, WHITE}  # orange has only gold, which nobody steals
    table.do(f"steal {WHITE}")
    assert table.hand(RED) == {"ore": 1}
    assert table.hand(BLUE) == {"wool": 4, "gold": 5}


def test_tb_ba_26_gold_buys_resources_twice_a_turn() -> None:
    table = an_attack_table(hands={RED: {"gold": 7}})
    table.do("spend_gold ore", "spend_gold grain")
    assert table.hand(RED) == {"gold": 3, "ore": 1, "grain": 1}
    table.refused("spend_gold ore", "coins.twice", "TB-RIV-13")


def test_tb_ba_27_every_two_prisoners_are_a_point() -> None:
    table = an_attack_table()
    points = [table.points(RED)]
    for _ in range(5):
        table.put_prisoners(1)
        points.append(table.points(RED))
    assert points == [3, 3, 4, 4, 5, 5]
    assert table.block("target", RED) == 12


def test_tb_ba_27_prisoners_win_in_the_turn_of_their_owner() -> None:
    table = an_attack_table(hands={RED: CARD}, deck=["capture"], target=4)
    table.put_prisoners(1, 1, 1, 1).do("buy_card")
    table.do(f"capture_barbarian {COAST[12]}")
    assert table.game.winners == [RED]


def test_tb_ba_27_longest_route_is_used() -> None:
    table = an_attack_table()
    table.road(RED, "0,-1E", "0,-1NE", "0,-1NW", "0,-1W")
    assert table.points(RED) == 5


def test_a_scenario_without_a_coast_or_a_castle_is_refused() -> None:
    scenario = load_scenario("traders_barbarians/barbarian_attack", 4)
    nowhere = {**scenario.places, "tiles": {}}
    with pytest.raises(SetUpError, match="there must be a coast"):
        BarbarianCoast(replace(scenario, places=nowhere), False)
    elsewhere = {**scenario.places, "tiles": {**scenario.places["tiles"], "landed": (9,)}}
    with pytest.raises(SetUpError, match="barbarians start on the coast"):
        BarbarianCoast(replace(scenario, places=elsewhere), False)
    with pytest.raises(SetUpError, match="there must be a castle"):
        PathKnights(replace(scenario, terrain=tuple("desert" for _ in scenario.terrain)))
