"""Event cards with Seafarers, Cities & Knights and other tables (COMBO-7, 14, 34, 35, CK-109, CK-110, TB-EV-20, 21)."""

from __future__ import annotations

from typing import Any

import pytest

import archipel
from archipel.board.layout import number_bits
from archipel.bots import make
from archipel.rules.base.land import TERRAINS
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.rules.seafarers.scenario_tables import a_scenario_table
from tests.rules.seafarers.sea_tables import SeaTable
from tests.tables import BLUE, ORANGE, RED, WHITE, Table

SHIP = {"event_die": ["ship"], "red_die": ["3"]}


def a_city_event_table(card: str, **given: Any) -> CityTable:
    """Cities & Knights with event cards; the event die shows its ship, which sails."""
    chance = {"event_card": [card], **SHIP}
    return a_city_table(chance=chance, event_cards=True, **given)


def an_event_voyage(scenario: str, seats: int = 3, **chance: list[object]) -> SeaTable:
    """A sea scenario with event cards, everybody placed somewhere; red is to reveal."""
    table = a_scenario_table(scenario, seats=seats, chance=chance, event_cards=True)
    while table.game.phase != "before_roll":
        table.do(table.legal()[-1])
    return table.open_turn({}, {}, False)


# ---- the scenarios of the box


@pytest.mark.parametrize(
    ("scenario", "home"), [("fishermen", ""), ("caravans", ""), ("rivers", "swamp"), ("barbarian_attack", "none")]
)
def test_combo_13_where_the_robber_flees_to(scenario: str, home: str) -> None:
    options = (("event_cards", True), ("start", RED))
    spec = archipel.GameSpec(f"traders_barbarians/{scenario}", 4, options)
    game = archipel.start(spec, 1, None, None, {"event_card": ["robber_flees_4"]})
    game.listen()
    table = Table(game)
    while game.phase != "before_roll":
        table.do(table.legal()[-1])
    if home != "none":
        tiles = range(int(table.graph.tiles))
        table.robber.stand(game.state, next(tile for tile in tiles if table.land.answers(game.state, tile, 9)))
    table.do("reveal_card")
    while game.phase == "robber_flees":  # where the player may choose
        table.do(table.legal()[0])
    stands = table.block("robber")
    assert ("" if stands < 0 else TERRAINS[table.block("terrain", stands)]) == home.replace("none", "")
    assert [event.kind for event in game.events if event.kind == "stolen"] == []


# ---- Cities & Knights


def test_combo_7_event_cards_go_with_cities_and_knights() -> None:
    game = archipel.new_game("cities_knights", seats=3, seed=1, event_cards=True)
    assert {"event_die", "event_deck"} <= set(game.rules.block_named)


def test_ck_109_the_red_die_and_the_event_die_come_before_the_card() -> None:
    table = a_city_event_table("no_event_8")
    table.do("reveal_card")
    kinds = [event.kind for event in table.game.events]
    order = [kinds.index(kind) for kind in ("red_rolled", "event_rolled", "card_revealed")]
    assert order == sorted(order)
    assert [table.block("dice", k) for k in range(2)] == [3, 0]
    assert table.block("barbarians") == 1


@pytest.mark.parametrize(("attacks", "flees"), [(0, False), (1, True)])
def test_ck_33_the_robber_does_not_flee_before_the_first_attack(attacks: int, flees: bool) -> None:
    table = a_city_event_table("robber_flees_4")
    home, forest = table.block("robber"), TERRAINS.index("forest")
    stands = [table.block("terrain", tile) for tile in range(int(table.graph.tiles))].index(forest)
    table.robber.stand(table.state, stands)
    table.state.s[table.rules.block_named["attacks"].at] = attacks
    table.do("reveal_card")
    assert table.block("robber") == (home if flees else stands)


def test_ck_109_the_red_die_decides_at_a_gate_before_the_card_is_known() -> None:
    chance = {"event_card": ["no_event_8"], "event_die": ["trade"], "red_die": ["2"]}
    table = a_city_table(chance=chance, event_cards=True, progress={RED: ["spy", "smith", "crane", "warlord"]})
    table.level(RED, "trade", 1)
    table.do("reveal_card")
    assert (table.phase(), table.told("card_revealed")) == ("discard_progress", [])
    table.do(table.legal("discard_progress", by=RED)[0], by=RED)
    assert table.told("card_revealed") != []


def test_ck_109_alchemist_sets_both_dice_and_no_card_is_drawn() -> None:
    table = a_city_table(chance={"event_die": ["ship"]}, event_cards=True, progress={RED: ["alchemist"]})
    table.do("play_alchemist 3 5")
    assert [table.block("dice", k) for k in range(2)] == [3, 5]
    assert (table.told("card_revealed"), table.block("cards_to_new_year")) == ([], 31)
    assert len(table.told("event_rolled")) == 1
    table.refused("reveal_card", "action.not_now", "BASE-27")


@pytest.mark.parametrize(("card", "gain"), [("no_event_8", {"lumber": 1, "paper": 1}), ("epidemic_8", {"lumber": 1})])
def test_ck_110_in_an_epidemic_a_city_gives_a_resource_and_no_commodity(card: str, gain: dict[str, int]) -> None:
    table = a_city_event_table(card)
    corner = table.graph.corner(min(table.cities_of(RED)))
    width = int(table.graph.corner_tile_width)
    tile = next(int(t) for t in table.graph.corner_tiles[corner * width : (corner + 1) * width] if t >= 0)
    for other in range(int(table.graph.ring)):
        table.state.s[table.land.numbers + other] = number_bits((8,)) if other == tile else 0
    table.state.s[table.land.terrain + tile] = TERRAINS.index("forest")
    table.do("reveal_card")
    assert table.hand(RED) == gain


def test_ck_110_good_neighbours_may_give_a_commodity() -> None:
    table = a_city_event_table("good_neighbours_6", hands={RED: {"cloth": 1}})
    table.do("reveal_card", "give_neighbour cloth")
    assert table.told("card_given")[0] == {"seat": RED, "to": BLUE, "card": "cloth"}


def test_ck_110_neighbourly_help_may_be_a_commodity() -> None:
    table = a_city_event_table("neighbourly_help_10", hands={BLUE: {"paper": 1}})
    table.set_points(BLUE, 5)
    table.do("reveal_card").do("give_help paper 3", by=BLUE)
    assert table.told("card_given")[0] == {"seat": BLUE, "to": ORANGE, "card": "paper"}


def test_ck_110_tournament_and_conflict_compare_active_strength() -> None:
    def table_with(card: str) -> CityTable:
        table = a_city_event_table(card, hands={BLUE: {"ore": 1}, WHITE: {"ore": 1}})
        table.road(RED, "0,-1E").road(BLUE, "-1,0SE")
        return table.knight(RED, "0,-1SE", 1, active=True).knight(BLUE, "-1,0SE", 2)

    table = table_with("tournament_5").do("reveal_card")
    assert table.game.deciding == [RED]
    assert table.legal("take_resource") == [
        f"take_resource {card}" for card in ("lumber", "brick", "wool", "grain", "ore")
    ]
    table = table_with("conflict_3").do("reveal_card")
    assert (table.phase(), table.game.deciding) == ("event_victim", [RED])
    table.do("take_from 2")
    assert table.told("stolen")[0] == {"thief": RED, "victim": WHITE, "card": "ore"}


def test_ck_110_calm_sea_and_plentiful_year_never_bring_a_commodity() -> None:
    table = a_city_event_table("plentiful_year_2").do("reveal_card")
    assert "cloth" not in {str(action.fields["card"]) for action in table.game.legal_actions(RED)}


def test_tb_ev_21_and_ck_110_trade_advantage_takes_no_progress_card() -> None:
    table = a_city_event_table("trade_advantage_5", hands={}, progress={WHITE: ["spy"]})
    table.road(BLUE, "1,0E", "1,0SW", "1,0W", "1,0NW")
    table.do("reveal_card")
    assert (table.told("stolen"), table.progress_of(WHITE)) == ([], {"spy": 1})


# ---- Seafarers


def test_combo_14_the_robber_flees_to_a_desert() -> None:
    table = an_event_voyage("through_the_desert", event_card=["robber_flees_4"])
    desert = int(table.land.first_desert(table.state))
    table.robber.stand(table.state, table.tile_of("forest"))
    table.do("reveal_card")
    assert (table.block("robber"), table.told("robber_left")) == (desert, [])


def test_combo_14_without_a_desert_the_robber_flees_off_the_board() -> None:
    table = an_event_voyage("four_islands", event_card=["robber_flees_4", "robber_attack_7"])
    assert table.land.first_desert(table.state) == -1
    table.do("reveal_card")
    assert (table.block("robber"), table.told("robber_left")) == (-1, [{"seat": RED}])
    table.do("end_turn", "reveal_card")
    assert table.legal("move_robber") != []  # until the next seven, or knight


def test_combo_14_it_never_returns_to_the_deserts_of_the_tribe() -> None:
    table = an_event_voyage("forgotten_tribe", event_card=["robber_flees_4"])
    assert table.land.first_desert(table.state) >= 0
    table.robber.stand(table.state, table.tile_of("forest"))
    table.do("reveal_card")
    assert table.block("robber") == -1


def test_combo_14_a_seven_lets_the_player_choose_robber_or_pirate() -> None:
    table = an_event_voyage("new_shores", event_card=["robber_attack_7"])
    table.do("reveal_card")
    assert table.legal("move_robber") != []
    assert table.legal("move_pirate") != []


def test_tb_ev_20_ships_are_not_hit() -> None:
    table = an_event_voyage("new_shores", event_card=["earthquake_6"])
    for edge in range(int(table.graph.edges)):
        if table.block("road", edge) == RED + 1 and not table.block("ship", edge):
            table.building.remove_route(table.state, RED, edge)
    coast = next(e for e in range(int(table.graph.edges)) if table.block("ship_open", e) & 1)
    table.ship(RED, table.graph.edge_names[coast])
    table.do("reveal_card")
    assert table.game.phase == "earthquake"
    assert RED not in table.game.deciding


def test_combo_34_the_fleet_sails_by_dice_of_its_own_before_the_text_of_the_card() -> None:
    table = an_event_voyage("pirate_islands", event_card=["plentiful_year_2"], dice=[(2, 5)])
    start = table.block("fleet_path", table.block("pirate"))
    table.do("reveal_card")
    kinds = [event.kind for event in table.game.events]
    order = [kinds.index(kind) for kind in ("fleet_rolled", "card_revealed", "fleet_moved")]
    assert order == sorted(order)
    steps = [table.block("fleet_path", tile) for tile in range(int(table.graph.tiles))]
    assert table.block("fleet_path", table.block("pirate")) == (start - 1 + 2) % max(steps) + 1
    assert table.game.phase in ("event_resource", "gold")


@pytest.mark.parametrize(
    "spec",
    [
        "base:seats=2,duel=true",
        "base:seats=3",
        "base:seats=5,extension=paired_players",
        "base:seats=6,extension=special_building",
        "seafarers/oceania:seats=3",
        "seafarers/new_shores:seats=3,cities_knights=true",
    ],
)
def test_combo_13_and_14_mixtures_are_played_for_a_whole_year(spec: str) -> None:
    game = archipel.start(archipel.parse_spec(spec + ",event_cards=true,target=25"), 3)
    bot = make("random", seed=3)
    revealed = 0
    while revealed < 36 and not game.over:  # past New Year
        action = bot.choose(game.view(game.seat))
        revealed += action.kind == "reveal_card"
        game.apply(action)
    assert revealed > 31
    assert archipel.replay(game.record()) == game
