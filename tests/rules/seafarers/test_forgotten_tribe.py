"""The Forgotten Tribe: presents on the coasts of small islands (SEA-S5-2 to SEA-S5-8).

On the printed board, red starts on the north coast. A ship leads over to the island 0,0, and four more go round it:
along its south-west side, a face-down card in the west, a harbour in the north-west and a point in the north-east.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest

import archipel
from archipel.board.scenario import Scenario
from archipel.bots.evaluation import Evaluation
from archipel.catalogue import GameSpec
from archipel.engine.game import Game
from archipel.engine.view import ONLOOKER, imagine
from archipel.engine.words import ACTIVE
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.land import GENERIC, TERRAINS
from archipel.rules.box_chapter import SETTLEMENT
from archipel.rules.seafarers.forgotten_tribe import CARD, POINT, ForgottenTribe
from tests.properties.test_views import check_blind, viewers, watch_events
from tests.rules.seafarers.scenario_tables import a_scenario_table
from tests.rules.seafarers.sea_tables import SeaTable
from tests.rules.seafarers.voyages import voyage
from tests.tables import BLUE, ORANGE, RED, WHITE, load_scenario

pytestmark = pytest.mark.compiled

PLACED = {
    RED: (("-1,2N", "~-1,1E"), ("0,3N", "0,3NE")),
    BLUE: (("2,3N", "2,3NE"), ("-1,4N", "-1,4NE")),
    WHITE: (("1,4N", "1,4NE"), ("-2,4N", "-2,4NE")),
    ORANGE: (("3,3N", "3,3NE"), ("-2,3N", "-2,3NE")),
}
SHIPS = {"lumber": 6, "wool": 6}
TO_CARD = ("build_ship 0,0SW", "build_ship 0,0W")
TO_HARBOUR = (*TO_CARD, "build_ship 0,0NW")
KNIGHT = {"development": ["knight"]}


def tribe(
    hands: Mapping[int, Mapping[str, int]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    harbour: str = "wool",
    tribe_desert: str = "never",
    deserts: Sequence[str] = (),
) -> SeaTable:
    """Red to build, with a certain harbour at 0,0 and, if wanted, deserts on the main island."""
    given = archipel.new_game("seafarers/forgotten_tribe", 4, 1).origin.header["board"]
    assert isinstance(given, dict)
    harbours = dict(zip(given["harbours"], KINDS_OF_HARBOURS, strict=True))
    other = next(edge for edge, kind in harbours.items() if kind == harbour)
    harbours[other], harbours["0,0NW"] = harbours["0,0NW"], harbour
    tiles = {**given["tiles"], **{tile: ["desert", 0] for tile in deserts}}
    return a_scenario_table(
        "forgotten_tribe",
        placed=PLACED,
        hands={RED: SHIPS} if hands is None else hands,
        chance=chance,
        rolled=True,
        board={**given, "harbours": harbours, "tiles": tiles},
        tribe_desert=tribe_desert,
    )


KINDS_OF_HARBOURS = ("lumber", "grain", "brick", "ore", "generic", "wool")


def gift_at(table: SeaTable, edge: str) -> str:
    at = table.graph.edge(edge)
    return ["", "point", "card"][table.block("gift", at)]


def harbour_at(table: SeaTable, edge: str) -> str:
    return table.land.harbour_names[table.block("harbour", table.graph.edge(edge))]


def kept(table: SeaTable, seat: int) -> dict[str, int]:
    names = table.land.harbour_names[1:]
    counts = {name: table.block("harbours_kept", seat * len(names) + k) for k, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}


# ---- SEA-S5-2


def test_sea_s5_2_points_cards_and_harbours_lie_on_their_coasts() -> None:
    table = a_scenario_table("forgotten_tribe")
    gifts = Counter(table.block("gift", edge) for edge in range(int(table.graph.edges)))
    assert (gifts[POINT], gifts[CARD]) == (8, 4)
    marked = load_scenario("seafarers/forgotten_tribe", 3).places["edges"]["gift_harbours"]
    harbours = {edge: table.block("harbour", edge) for edge in range(int(table.graph.edges))}
    assert {edge for edge, kind in harbours.items() if kind} == set(marked)
    assert sorted(kind for kind in harbours.values() if kind) == [1, 2, 3, 4, 5, 6]


def test_sea_s5_2_the_harbours_lie_at_random() -> None:
    marked = load_scenario("seafarers/forgotten_tribe", 3).places["edges"]["gift_harbours"]
    tables = [a_scenario_table("forgotten_tribe", seed=seed) for seed in range(6)]
    assert len({tuple(table.block("harbour", edge) for edge in marked) for table in tables}) > 3


def test_sea_s5_2_the_cards_on_the_coasts_cannot_be_bought() -> None:
    table = tribe(hands={RED: {"ore": 1, "wool": 1, "grain": 1}})
    assert table.block("deck_size") == 21
    assert sum(table.block("deck", k) for k in range(len(CARD_NAMES))) == 25
    table.state.s[table.development.deck_size] = 0
    table.refused("buy_card", "card.deck_empty", "BASE-44")


def test_sea_s5_2_a_deck_of_few_cards_lies_on_the_first_coasts() -> None:
    game = archipel.new_game("seafarers/forgotten_tribe", 3, 1, decks={"development": {"knight": 3}})
    block = game.rules.block_named["gift"]
    assert list(game.state.s[block.at : block.at + block.size]).count(CARD) == 3
    assert game.state.s[game.rules.block_named["deck_size"].at] == 0


# ---- SEA-S5-3


def test_sea_s5_3_starting_pieces_on_the_main_island_only() -> None:
    table = a_scenario_table("forgotten_tribe")
    main = load_scenario("seafarers/forgotten_tribe", 3).areas["main"].tiles
    width = int(table.graph.tile_width)
    corners = {int(table.graph.tile_corners[tile * width + k]) for tile in main for k in range(width)}
    assert table.legal_at("place_settlement") == corners
    table.refused("place_settlement 0,0N", "settlement.not_at_the_start", "SEA-S5-3")


def test_sea_s5_3_a_start_on_the_coast_may_have_a_ship() -> None:
    table = a_scenario_table("forgotten_tribe").do("place_settlement -1,2N")
    assert table.legal_at("place_ship") == table.edges("-1,1E", "-1,2NE", "-1,2NW")
    assert table.legal_at("place_road") == table.edges("-1,2NE", "-1,2NW")


def test_sea_s5_3_nobody_ever_settles_on_a_small_island() -> None:
    table = tribe(hands={RED: {**SHIPS, "brick": 2, "grain": 2}}).do("build_ship 0,0SW")
    table.refused("build_settlement 0,0SW", "settlement.not_on_this_island", "SEA-S5-3")
    assert table.legal("build_settlement") == []


def test_sea_s5_3_small_islands_produce_nothing() -> None:
    for seats in (4, 6):
        scenario = load_scenario("seafarers/forgotten_tribe", seats)
        assert all(scenario.numbers[tile] == () for tile in scenario.areas["tribe"].tiles)


# ---- SEA-S5-4


@pytest.mark.parametrize(("choice", "tile"), [(0, "3,0"), (1, "-3,6"), (2, "1,6")])
def test_sea_s5_4_the_robber_starts_on_one_of_the_deserts(choice: int, tile: str) -> None:
    table = a_scenario_table("forgotten_tribe", robber_desert=choice)
    assert table.graph.tile_names[table.block("robber")] == tile
    assert table.graph.tile_names[table.block("pirate")] == "2,0"


def test_sea_s5_4_the_robber_never_goes_to_a_small_island() -> None:
    table = tribe()
    table.robber.ask_to_move(table.state, RED)
    assert table.legal_at("move_robber") == set(load_scenario("seafarers/forgotten_tribe", 3).areas["main"].tiles)
    table.refused("move_robber 0,0", "robber.not_on_this_island", "SEA-S5-4")


def test_sea_s5_4_it_never_comes_back_to_a_desert() -> None:
    table = tribe(deserts=("1,3", "2,4"))
    table.move_robber("1,3")
    table.state.s[table.rules.the(ForgottenTribe).robber_start] = table.graph.tile("1,3")
    table.robber.ask_to_move(table.state, RED)
    assert not table.legal_at("move_robber") & table.tiles("1,3", "2,4")
    table.refused("move_robber 2,4", "robber.not_to_a_desert", "SEA-S5-4")
    table.do("move_robber 0,2")
    table.robber.ask_to_move(table.state, RED)
    table.refused("move_robber 1,3", "robber.not_to_a_desert", "SEA-S5-4")


def test_sea_s5_4_or_only_not_to_its_first_one() -> None:
    table = tribe(deserts=("1,3", "2,4"), tribe_desert="starting_only")
    table.move_robber("1,3")
    table.state.s[table.rules.the(ForgottenTribe).robber_start] = table.graph.tile("1,3")
    table.robber.ask_to_move(table.state, RED)
    table.do("move_robber 2,4")
    table.robber.ask_to_move(table.state, RED)
    table.refused("move_robber 1,3", "robber.not_to_a_desert", "SEA-S5-4")


def test_sea_s5_4_where_the_robber_started_is_kept() -> None:
    table = a_scenario_table("forgotten_tribe", robber_desert=1)
    assert table.block("robber_start") == table.block("robber") == table.graph.tile("-3,6")


# ---- SEA-S5-5


def before_a_point() -> SeaTable:
    """Red stands on the south coast too, and its ships have come to where a point lies: 0,6SW."""
    table = tribe().settle(RED, "1,4S")
    assert isinstance(table, SeaTable)
    return table.ship(RED, "0,5E", "0,6NW", "0,6W")


def test_sea_s5_5_the_first_ship_on_a_coast_takes_its_point() -> None:
    table = before_a_point()
    assert (gift_at(table, "0,6SW"), table.points(RED)) == ("point", 3)
    table.do("build_ship 0,6SW")
    assert gift_at(table, "0,6SW") == ""
    assert (table.points(RED), table.block("gift_points", RED)) == (4, 1)
    assert table.told("gift_point") == [{"seat": RED, "edge": table.graph.edge("0,6SW")}]


def test_sea_s5_5_the_point_stays_and_who_comes_later_gets_nothing() -> None:
    table = before_a_point().do("build_ship 0,6SW")
    table.ships.take_off(table.state, RED, table.graph.edge("0,6SW"))
    table.ship(BLUE, "0,6SW")
    assert (table.points(BLUE), table.points(RED)) == (2, 4)


def test_sea_s5_5_a_moved_ship_counts_as_well() -> None:
    table = before_a_point().ship(RED, "0,6NE")
    assert table.points(RED) == 3
    table.do("lift_ship 0,6NE", "set_ship 0,6SW")
    assert table.points(RED) == 4


def test_sea_s5_5_a_road_building_ship_counts_as_well() -> None:
    table = before_a_point().hold_card(RED, "road_building")
    table.do("play_road_building", "place_free_ship 0,6SW")
    assert (table.points(RED), table.game.phase) == (4, "free_roads")


def test_sea_s5_5_a_point_may_win() -> None:
    table = before_a_point().set_points(RED, 12)
    table.do("build_ship 0,6SW")
    assert table.game.over
    assert table.game.winners == [RED]


# ---- SEA-S5-6


def test_sea_s5_6_a_ship_takes_a_card_as_if_bought_in_this_turn() -> None:
    table = tribe(chance=KNIGHT).do(*TO_CARD)
    assert table.held_cards(RED) == {"knight": 1}
    assert gift_at(table, "0,0W") == ""
    assert (table.block("cards_bought", RED), table.block("development_cards_count", RED)) == (1, 1)
    assert table.block("deck_size") == 21
    table.refused("play_knight", "card.just_bought", "BASE-46")
    table.do("end_turn")
    table.turn.begin_turn(table.state, RED)
    assert "play_knight" in table.legal()


def test_sea_s5_6_only_the_taker_learns_which_card_it_is() -> None:
    table = tribe(chance=KNIGHT).do(*TO_CARD)
    at = table.graph.edge("0,0W")
    assert table.told("gift_card", to=RED) == [{"seat": RED, "card": "knight", "edge": at}]
    for other in (BLUE, ONLOOKER):
        assert table.told("gift_card", to=other) == [{"seat": RED, "edge": at}]
    assert table.told("bought_card") == []


def test_sea_s5_6_a_victory_point_among_them_counts_in_secret() -> None:
    table = tribe(chance={"development": ["victory_point"]}).do(*TO_CARD)
    assert (table.points(RED), table.block("secret_points", RED)) == (2, 1)


def test_sea_s5_6_every_card_is_as_likely_as_if_bought() -> None:
    table = tribe().do("build_ship 0,0SW")
    outcomes = {dict(drawn)["development"]: share for drawn, share, _ in table.game.chance_outcomes("build_ship 0,0W")}
    composition = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}
    assert outcomes == {name: pytest.approx(count / 25) for name, count in composition.items()}


def test_sea_s5_6_what_others_imagine_does_not_depend_on_the_card() -> None:
    found = set()
    table = tribe(chance=KNIGHT).do(*TO_CARD)
    for seed in range(40):
        deal = imagine(table.game.view(BLUE), seed)
        held = table.rules.block_named["development_cards"].at + RED * len(CARD_NAMES)
        (card,) = [name for k, name in enumerate(CARD_NAMES) if deal.s[held + k]]
        found.add(card)
        deck = table.rules.block_named["deck"].at
        assert sum(deal.s[deck : deck + len(CARD_NAMES)]) == 24
        assert deal.s[table.rules.block_named["deck_size"].at] == 21
    assert len(found) > 2


# ---- SEA-S5-7


def test_sea_s5_7_a_harbour_goes_at_once_to_a_coast_at_an_own_building() -> None:
    table = tribe(chance=KNIGHT).do(*TO_HARBOUR)
    assert (table.game.phase, table.game.seat) == ("attach_harbour", RED)
    assert harbour_at(table, "0,0NW") == ""
    assert kept(table, RED) == {"wool": 1}
    assert table.legal_at("attach_harbour") == table.edges("-1,2NE", "-1,2NW")
    table.refused("attach_harbour 0,0NW", "attach.no_coast", "SEA-S5-7")
    table.refused("attach_harbour 0,3NE", "attach.no_coast", "SEA-S5-7")
    table.refused("attach_harbour -1,1E", "attach.no_coast", "SEA-S5-7")
    table.refused("attach_harbour 3,2NE", "attach.not_at_own_building", "SEA-S5-7")
    assert table.rate(RED, "wool") == 4
    table.do("attach_harbour -1,2NW")
    assert harbour_at(table, "-1,2NW") == "wool"
    assert (table.rate(RED, "wool"), table.rate(RED, "lumber")) == (2, 4)
    assert kept(table, RED) == {}
    assert table.game.phase == "building"


def test_sea_s5_7_all_may_know_of_it() -> None:
    table = tribe(chance=KNIGHT).do(*TO_HARBOUR, "attach_harbour -1,2NW")
    taken, attached = table.graph.edge("0,0NW"), table.graph.edge("-1,2NW")
    assert table.told("gift_harbour", to=BLUE) == [{"seat": RED, "harbour": "wool", "edge": taken}]
    assert table.told("harbour_attached", to=BLUE) == [{"seat": RED, "harbour": "wool", "edge": attached}]


def test_sea_s5_7_a_three_for_one_harbour_serves_for_all_kinds() -> None:
    table = tribe(chance=KNIGHT, harbour="generic").do(*TO_HARBOUR, "attach_harbour -1,2NE")
    assert {table.rate(RED, card) for card in table.cards.names} == {3}
    assert {table.rate(BLUE, card) for card in table.cards.names} == {4}


def test_sea_s5_7_it_works_at_once() -> None:
    table = tribe(hands={RED: {"wool": 2}})
    assert "maritime_trade wool ore" not in table.legal()
    table.ship(RED, "0,0SW", "0,0W", "0,0NW").do("attach_harbour -1,2NE")
    assert "maritime_trade wool ore" in table.legal()


def test_sea_s5_7_without_such_a_building_it_is_kept() -> None:
    table = tribe(chance=KNIGHT)
    table.state.s[table.land.harbour + table.graph.edge("-1,2NE")] = GENERIC
    table.do(*TO_HARBOUR)
    assert (table.game.phase, kept(table, RED)) == ("building", {"wool": 1})
    assert table.rate(RED, "wool") == 4


def with_kept(*harbours: str) -> SeaTable:
    """Red has kept harbours, and can build its next settlement on the coast: at 0,2N."""
    table = tribe(hands={RED: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}})
    table.state.s[table.land.harbour + table.graph.edge("-1,2NW")] = GENERIC
    width = int(table.rules.the(ForgottenTribe).kinds)
    for name in harbours:
        table.state.s[
            table.rules.the(ForgottenTribe).kept + RED * width + table.land.harbour_names.index(name) - 1
        ] += 1
    table.road(RED, "-1,2NE", "0,2NW")
    return table


def test_sea_s5_7_and_attached_as_soon_as_one_is_built() -> None:
    table = with_kept("wool").do("build_settlement 0,2N")
    assert (table.game.phase, table.game.seat) == ("attach_harbour", RED)
    # -1,2N has its harbour in the north-west, so that no coast at its other end is shut.
    assert table.legal_at("attach_harbour") == table.edges("0,2NW", "0,2NE")
    table.do("attach_harbour 0,2NE")
    assert (table.rate(RED, "wool"), kept(table, RED)) == (2, {})


def test_sea_s5_7_of_several_kept_harbours_the_player_chooses_one() -> None:
    table = with_kept("wool", "ore", "ore").do("build_settlement 0,2N")
    assert (table.game.phase, table.game.seat) == ("choose_harbour", RED)
    assert table.legal() == ["choose_harbour wool", "choose_harbour ore"]
    table.refused("choose_harbour grain", "attach.not_kept", "SEA-S5-7")
    table.do("choose_harbour ore", "attach_harbour 0,2NE")
    assert (table.rate(RED, "wool"), table.rate(RED, "ore")) == (4, 2)
    assert kept(table, RED) == {"wool": 1, "ore": 1}
    assert table.game.phase == "building"


def test_sea_s5_7_an_inland_settlement_gets_none() -> None:
    table = with_kept("wool").road(RED, "1,2SW", "1,2SE")
    table.hold(RED, lumber=1, brick=1, wool=1, grain=1).do("build_settlement 1,2SE")
    assert (table.game.phase, kept(table, RED)) == ("building", {"wool": 1})


def test_sea_s5_7_one_harbour_for_a_building() -> None:
    table = tribe(chance=KNIGHT).do(*TO_HARBOUR, "attach_harbour -1,2NW")
    table.ship(RED, "3,0NW")
    assert (table.game.phase, sum(kept(table, RED).values())) == ("building", 1)


def test_sea_s5_7_the_coast_touches_no_corner_with_a_harbour() -> None:
    table = tribe(chance=KNIGHT)
    table.state.s[table.land.harbour + table.graph.edge("0,2NW")] = (
        GENERIC  # it touches the corner at the end of -1,2NE
    )
    table.do(*TO_HARBOUR)
    assert table.legal_at("attach_harbour") == table.edges("-1,2NW")
    table.refused("attach_harbour -1,2NE", "attach.harbour_beside", "SEA-S5-7")


def test_sea_s5_7_a_city_may_get_it_too() -> None:
    table = tribe(chance=KNIGHT).city(RED, "-1,2N").do(*TO_HARBOUR)
    assert table.legal_at("attach_harbour") == table.edges("-1,2NW", "-1,2NE")


def test_sea_s5_7_nobody_else_can_come_to_share_it() -> None:
    """The only corner beside the building at the harbour is too close to it (BASE-26)."""
    table = tribe(chance=KNIGHT).do(*TO_HARBOUR, "attach_harbour -1,2NE").road(BLUE, "0,2NW")
    table.do("end_turn")
    table.hold(BLUE, lumber=1, brick=1, wool=1, grain=1)
    table.turn.after_roll(table.state, BLUE)
    table.state.s[ACTIVE] = BLUE
    table.refused("build_settlement -1,2NE", "settlement.too_close", "BASE-26", by=BLUE)


def test_sea_s5_7_a_ship_does_not_take_a_harbour_off_the_main_island() -> None:
    table = tribe(chance=KNIGHT).do(*TO_HARBOUR, "attach_harbour -1,2NE", "build_ship -1,2NE")
    assert harbour_at(table, "-1,2NE") == "wool"
    assert kept(table, RED) == {}


def test_sea_s5_7_between_turns_the_builder_attaches_it() -> None:
    game = random_until_attached()
    assert game.phase == "attach_harbour"
    assert game.seat != int(game.state.s[ACTIVE])


def random_until_attached() -> Game:
    """A random game for six, as far as a seat must attach a harbour that it took between turns."""
    spec = GameSpec("seafarers/forgotten_tribe", 6, (("extension", "special_building"),))
    for seed in range(1, 20):
        for game in voyage(spec, seed):
            if game.phase == "attach_harbour" and game.seat != int(game.state.s[ACTIVE]):
                return game
    raise AssertionError("nobody has built between turns")


# ---- SEA-S5-8


def test_sea_s5_8_thirteen_points_win() -> None:
    table = a_scenario_table("forgotten_tribe")
    assert [table.block("target", seat) for seat in range(4)] == [13] * 4


# ---- bots


def test_presents_in_reach_are_felt_by_bots() -> None:
    table = tribe()
    evaluation = Evaluation(table.rules)
    first = evaluation.names.index("points of the tribe, taken and near")

    def felt(seat: int) -> list[float]:
        evaluation.prepare_turn(table.state)
        evaluation.prepare_position(table.state)
        evaluation.write_features(table.state, seat, own=True)
        return [evaluation.out[first + k] for k in range(4)]

    assert felt(RED) == [0.75**3, 0.75, 0.75**2, 0.0]  # by the ships that come before
    assert felt(WHITE) == [0.0, 0.0, 0.0, 0.0]
    table.ship(RED, "0,0SW")
    assert felt(RED) == [0.75**2, 1.0, 0.75, 0.0]
    table.rules.the(ForgottenTribe).take(table.state, RED, table.graph.edge("0,0NE"))
    assert felt(RED)[0] >= 1.0  # a point taken is never felt less than one that is near


# ---- whole games

ROOMS = [
    (3, "random"),
    (4, "fixed"),
    (6, "random"),
    pytest.param(2, "fixed", marks=pytest.mark.long),
    pytest.param(3, "fixed", marks=pytest.mark.long),
    pytest.param(4, "random", marks=pytest.mark.long),
    pytest.param(5, "random", marks=pytest.mark.long),
]


def spec_of(seats: int, layout: str) -> GameSpec:
    options: dict[str, object] = {"layout": layout, "phases": "combined"}
    if seats == 2:
        options["duel"] = True
    return GameSpec("seafarers/forgotten_tribe", seats, tuple(options.items()))


def words(game: Game, name: str) -> list[int]:
    block = game.rules.block_named[name]
    return [int(word) for word in game.state.s[block.at : block.at + block.size]]


def check(game: Game, scenario: Scenario) -> None:
    """Points, cards and harbours lie with the tribe or with a seat, and whoever has them has what they bring."""
    gift, points = words(game, "gift"), words(game, "gift_points")
    places = scenario.places["edges"]
    assert gift.count(POINT) + sum(points) == len(places["gift_points"])
    deck, played, held = words(game, "deck"), words(game, "development_cards_played"), words(game, "development_cards")
    assert sum(deck) == words(game, "deck_size")[0] + gift.count(CARD)
    for k, name in enumerate(CARD_NAMES):
        assert deck[k] + played[k] + sum(held[k :: len(CARD_NAMES)]) == scenario.deck[name]
    harbour, own = words(game, "harbour"), words(game, "harbours_kept")
    kinds = len(own) // game.seats
    for kind in range(1, kinds + 1):
        names = [name for _, name in scenario.harbours]
        wanted = names.count("generic" if kind == GENERIC else game.rules.block_named["harbour"].names[kind])
        assert harbour.count(kind) + sum(own[kind - 1 :: kinds]) == wanted
    buildings(game, scenario, points, harbour)
    ships(game, gift, harbour, scenario)


def buildings(game: Game, scenario: Scenario, points: list[int], harbour: list[int]) -> None:
    """Visible points and rates, worked out from what stands on the board."""
    building, holder = words(game, "building"), words(game, "held")
    graph = game.rules.graph
    route, army = words(game, "longest_route")[0], words(game, "largest_army")[0]
    rate = words(game, "rate")
    tribe_tiles = scenario.areas["tribe"].tiles
    width = int(graph.corner_tile_width)
    wanted = [[4] * 5 for _ in range(game.seats)]
    for edge, kind in enumerate(harbour):
        for end in (graph.edge_corners[2 * edge], graph.edge_corners[2 * edge + 1]) if kind else ():
            if building[end]:
                mine = wanted[holder[end] - 1]
                for card in range(5) if kind == GENERIC else (kind - 2,):
                    mine[card] = min(mine[card], 3 if kind == GENERIC else 2)
    for seat in range(game.seats):
        counted = sum(piece for piece, by in zip(building, holder, strict=True) if by == seat + 1)
        counted += points[seat] + 2 * (route == seat + 1) + 2 * (army == seat + 1)
        assert words(game, "points")[seat] == counted
        assert rate[seat * 5 : seat * 5 + 5] == wanted[seat]
    for corner, piece in enumerate(building):
        around = graph.corner_tiles[corner * width : (corner + 1) * width]
        assert piece == 0 or not set(around) & set(tribe_tiles)
        if piece >= SETTLEMENT:
            edges = graph.corner_edges[corner * graph.corner_width : (corner + 1) * graph.corner_width]
            assert sum(harbour[edge] != 0 for edge in edges if edge >= 0) <= 1


def ships(game: Game, gift: list[int], harbour: list[int], scenario: Scenario) -> None:
    """Where a ship lies no present lies; the robber is off the small islands once it has moved."""
    ship = words(game, "ship")
    marked = scenario.places["edges"]["gift_harbours"]
    assert not any(piece and (gift[edge] or (edge in marked and harbour[edge])) for edge, piece in enumerate(ship))
    robber, started = words(game, "robber")[0], words(game, "robber_start")[0]
    assert robber == started or robber not in scenario.areas["tribe"].tiles
    assert robber == started or words(game, "terrain")[robber] != TERRAINS.index("desert")


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("seats", "layout"), ROOMS)
def test_sea_s5_2_presents_are_never_lost(seats: int, layout: str, seed: int) -> None:
    scenario = load_scenario("seafarers/forgotten_tribe", seats)
    for game in voyage(spec_of(seats, layout), seed):
        check(game, scenario)
    assert sum(words(game, "gift")) < sum(words_at_start(game, "gift")), "nobody has taken anything: nothing was proven"


def words_at_start(game: Game, name: str) -> list[int]:
    block = game.rules.block_named[name]
    return [int(word) for word in game.origin.state.s[block.at : block.at + block.size]]


def test_sea_s5_6_views_are_blind_to_the_face_down_cards() -> None:
    chance = Random(3)
    for number, game in enumerate(voyage(spec_of(4, "fixed"), 3)):
        if number % 7 == 0 or game.phase == "attach_harbour":
            for seat in viewers(game):
                check_blind(game, seat, chance)


@pytest.mark.slow
def test_sea_s5_6_events_are_blind_to_the_face_down_cards() -> None:
    heard, in_secret = watch_events(spec_of(4, "fixed"), 4, often=0.3)
    assert heard > 100
    assert in_secret > 0
