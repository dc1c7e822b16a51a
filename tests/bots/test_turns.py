"""What bots do in their own turn and when a seven comes: build, place, rob, discard."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.board.tables import vec_of
from archipel.board.vectors import append, vec
from archipel.bots.evaluation import PASSING
from archipel.bots.fingerprints import Fingerprints
from archipel.bots.flows import zeros
from archipel.bots.lookahead import LONG, SHORT, Fork, Lookahead, Shortlists, best_first
from archipel.bots.opening import Opening
from archipel.bots.turn_beam import TurnBeam
from archipel.bots.value import Value
from archipel.engine.words import TURN
from tests.bots.games import SMALL
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled


def choice(table: Table, name: str = "standard", seed: int = 1, **settings: int) -> str:
    """What a bot does for the seat that is asked."""
    bot = bots.make(name, seed=seed, **{**SMALL[name], **settings})
    return str(bot.choose(table.game.view(table.game.seat)))


@pytest.mark.parametrize("name", ["greedy", "standard"])
def test_the_winning_city_is_built(name: str) -> None:
    table = a_table(hands={RED: {"ore": 3, "grain": 2, "wool": 4}}, rolled=True).set_points(RED, 9)
    assert choice(table, name).startswith("build_city")


def test_a_win_by_two_steps_is_found() -> None:
    """The last ore comes from the supply."""
    table = a_table(hands={RED: {"ore": 2, "grain": 2, "wool": 4}}, rolled=True).set_points(RED, 9)
    assert choice(table, offers=0) == "maritime_trade wool ore"
    table.do("maritime_trade wool ore")
    assert choice(table).startswith("build_city")


def test_a_hidden_point_wins_with_the_visible_ones() -> None:
    table = a_table(hands={RED: {"ore": 3, "grain": 2}}, rolled=True).set_points(RED, 8)
    table.hold_card(RED, "victory_point")
    table.do(choice(table))
    assert table.game.winner == RED


def test_with_separate_phases_trade_comes_before_building() -> None:
    """A road would end the trade that pays for the city (BASE-28)."""
    hands = {RED: {"ore": 2, "grain": 2, "wool": 4, "brick": 1, "lumber": 1}}
    table = a_table(hands=hands, rolled=True).set_points(RED, 9)
    assert choice(table, offers=0, beam=8, nodes=100).startswith("maritime_trade")


def test_the_knight_that_brings_the_army_is_played_before_the_roll() -> None:
    table = a_table(cards={RED: ["knight"]}).set_points(RED, 8)
    table.state.s[table.rules.block_named["knights_played"].at + RED] = 2
    assert choice(table) == "play_knight"


def test_the_knight_frees_the_own_tiles() -> None:
    """Before the roll a knight drives the robber off; without need it waits."""
    table = a_table(cards={RED: ["knight"]}, hands={BLUE: {"ore": 2}})
    assert choice(table) == "roll"
    value = Value(table.rules)
    best = ""
    most = 0.0
    for tile in table.graph.tile_names:
        table.move_robber(tile)
        value.evaluation.prepare_position(table.state)
        if value.evaluation.blocked[RED] > most:
            most, best = value.evaluation.blocked[RED], tile
    assert choice(table.move_robber(best)) == "play_knight"


@pytest.mark.parametrize("name", ["greedy", "standard"])
def test_the_robber_goes_to_the_leader(name: str) -> None:
    table = a_table(dice=[(3, 4)], hands={BLUE: {"ore": 2}, WHITE: {"ore": 2}, ORANGE: {"ore": 2}})
    table.city(BLUE, "-1,0S").city(BLUE, "1,0N").set_points(BLUE, 8).do("roll")
    assert table.game.phase == "robber"
    table.do(choice(table, name))
    tile = table.block("robber")
    width = int(table.graph.tile_width)
    around = list(table.graph.tile_corners)[tile * width : (tile + 1) * width]
    owners = {int(table.building.owner(table.state, v)) for v in around}
    assert BLUE in owners
    assert RED not in owners
    if table.game.phase == "steal":
        assert choice(table, name) == f"steal {BLUE}"


@pytest.mark.parametrize("name", ["greedy", "standard"])
def test_what_is_discarded_leaves_the_city(name: str) -> None:
    """Nine cards, four must go: three ore and two grain stay."""
    table = a_table(dice=[(3, 4)], hands={RED: {"ore": 3, "grain": 2, "wool": 2, "brick": 2}}).do("roll")
    while table.game.phase == "discard":
        table.do(choice(table, name))
    assert table.hand(RED) == {"ore": 3, "grain": 2}


def test_one_discards_exactly_what_is_owed() -> None:
    table = a_table(dice=[(3, 4)], hands={RED: {"wool": 15}}).do("roll")
    assert choice(table) == "discard_cards 7wool" if len(table.legal()) > 1 else "discard wool"
    while table.game.phase == "discard":
        table.do(choice(table))
    assert table.hand(RED) == {"wool": 8}


def test_both_free_roads_are_placed() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True).do("play_road_building")
    table.do(choice(table)).do(choice(table))
    assert table.game.phase == "action"


def test_monopoly_takes_what_the_others_must_have() -> None:
    """The others hold nothing but ore, as the supply shows; it pays for the winning city."""
    hands = {RED: {"grain": 2}, BLUE: {"ore": 6}, WHITE: {"ore": 6}, ORANGE: {"ore": 6}}
    table = a_table(hands=hands, cards={RED: ["monopoly"]}, rolled=True).set_points(RED, 9)
    assert choice(table) == "play_monopoly ore"


def test_the_first_settlement_stands_where_much_comes_in() -> None:
    table = a_table(placed=False)
    value = Value(table.rules)
    value.evaluation.prepare_turn(table.state)
    pips = [sum(list(value.evaluation.spot)[5 * v : 5 * v + 5]) for v in range(table.graph.corners)]
    chosen = table.game.parse(choice(table))["corner"]
    assert isinstance(chosen, int)
    assert pips[chosen] >= sorted(pips)[-8]


def test_a_placement_is_tried_out_to_its_end() -> None:
    table = a_table(placed=False)
    g = table.state.copy()
    value = Value(table.rules)
    value.evaluation.prepare_turn(g)
    Opening(value).complete(g)
    assert g.s[TURN] == 1
    assert [int(g.s[table.building.settlements_left + seat]) for seat in range(4)] == [3] * 4
    assert table.game.turn == 0


def test_between_turns_one_builds_and_passes() -> None:
    table = a_table(seats=6, rolled=True).do("end_turn")
    assert table.game.phase == "special_building"
    table.hold(BLUE, ore=3, grain=2)
    assert choice(table).startswith("build_city")
    table.hold(BLUE)
    assert choice(table) == "pass_building"


def test_the_second_player_builds_and_ends_its_part() -> None:
    table = a_table(seats=6, rolled=True, extension="paired_players").do("end_turn")
    assert table.game.phase == "second_player"
    table.hold(table.game.seat, ore=3, grain=2)
    assert choice(table).startswith("build_city")


# ---- the parts of the search


def searched(table: Table) -> TurnBeam:
    value = Value(table.rules)
    value.evaluation.prepare_turn(table.state)
    return TurnBeam(table.rules, Lookahead(value))


def test_a_plan_never_counts_on_a_lucky_card() -> None:
    """At nine points a card bought may be the winning one: a search leaves it unseen."""
    table = a_table(hands={RED: {"ore": 1, "grain": 1, "wool": 1}}, rolled=True).set_points(RED, 9)
    beam = searched(table)
    beam.plan(table.state.copy(), RED, 8, 100)
    assert beam.worth < 100.0


def test_more_positions_never_make_a_worse_plan() -> None:
    hands = {RED: {"ore": 3, "grain": 4, "wool": 4, "brick": 2, "lumber": 2}}
    table = a_table(hands=hands, rolled=True)
    beam = searched(table)
    worths = []
    for nodes in (1, 5, 20, 80):
        beam.plan(table.state.copy(), RED, 8, nodes)
        worths.append(beam.worth)
    assert worths == sorted(worths)
    assert worths[-1] > worths[0]


def test_a_search_changes_nothing() -> None:
    table = a_table(hands={RED: {"ore": 3, "grain": 4, "wool": 4}}, cards={RED: ["knight", "monopoly"]}, rolled=True)
    view = table.game.view(RED)
    before, seen = table.game.state_bytes(), view.to_bytes()
    for name in bots.names():
        bots.make(name, seed=1, **SMALL[name]).choose(view)
    assert (table.game.state_bytes(), view.to_bytes()) == (before, seen)


def test_two_ways_to_one_position_have_one_fingerprint() -> None:
    hands = {RED: {"ore": 1, "grain": 4, "wool": 5}}
    one = a_table(hands=hands, rolled=True)
    other = a_table(hands=hands, rolled=True)
    root = one.state.copy()
    fingerprint = Fingerprints(vec_of([0, root.rules.size]), root.rules.size).of
    one.do("maritime_trade wool ore", "maritime_trade grain ore")
    other.do("maritime_trade grain ore")
    assert fingerprint(one.state.s, root.s) != fingerprint(other.state.s, root.s)
    other.do("maritime_trade wool ore")
    assert fingerprint(one.state.s, root.s) == fingerprint(other.state.s, root.s)
    assert fingerprint(root.s, root.s) != fingerprint(one.state.s, root.s)


def test_fingerprints_of_a_whole_game_differ() -> None:
    game = archipel.new_game("base", seats=4, seed=3)
    root = game.state.copy()
    fingerprint = Fingerprints(vec_of([0, root.rules.size]), root.rules.size).of
    seen = {fingerprint(root.s, root.s)}
    states = {root.to_bytes()}
    for step in range(400):
        actions = game.legal_actions()
        game.apply(actions[step * 5 % len(actions)])
        seen.add(fingerprint(game.state.s, root.s))
        states.add(game.state_bytes())
        if game.over:
            break
    assert len(seen) == len(states)


def test_chance_is_weighed_by_what_may_come() -> None:
    table = a_table(dice=[(3, 4)], hands={BLUE: {"ore": 3, "wool": 1}}).do("roll")
    lookahead = Lookahead(Value(table.rules))
    for action in table.game.legal_actions():
        branches = lookahead.branches(table.state, RED, action.code)
        assert sum(branches.shares) == pytest.approx(1.0)
        if len(branches.states) == 2:
            assert sorted(branches.shares) == [0.25, 0.75]
            stolen = [int(table.cards.held(state, RED, 4)) for state in branches.states]
            assert sorted(stolen) == [0, 1]
            return
    raise AssertionError("nobody was robbed")


def test_dice_are_not_tried_one_by_one() -> None:
    table = a_table()
    lookahead = Lookahead(Value(table.rules))
    roll = table.rules.code("roll")
    assert lookahead.branches(table.state, RED, roll).states == []
    assert lookahead.worth(table.state, RED, roll, 1) == lookahead.value.log_odds(table.state, RED)


def test_a_fork_takes_the_chosen_outcome_once() -> None:
    table = a_table()
    child = table.state.copy()
    fork = Fork(-1, 7)
    child.chance = fork
    child.apply(RED, table.rules.code("roll"))
    dice = table.rules.block_named["dice"].at
    assert fork.met
    assert (int(child.s[dice]), int(child.s[dice + 1])) == (2, 2)


def test_the_best_come_first_and_equals_keep_their_order() -> None:
    worths = zeros(0)
    for worth in (1.0, 3.0, 2.0, 3.0):
        worths = append(worths, worth)
    assert list(best_first(worths, 3)) == [1, 3, 2]
    assert list(best_first(worths, 9)) == [1, 3, 2, 0]
    assert list(best_first(vec[float](), 2)) == []


def test_a_shortlist_holds_the_best_of_very_many_until_the_decision_itself_comes() -> None:
    action, placing = 3, 5
    codes = vec_of([100 + k for k in range(LONG)])
    worths = zeros(0)
    for k in range(LONG):
        worths = append(worths, float(k))
    lists = Shortlists()
    lists.begin(7, action)
    assert list(lists.among(placing, codes)) == list(codes)
    lists.note(placing, codes, worths)
    best = [100 + LONG - 1 - k for k in range(SHORT)]
    assert list(lists.among(placing, codes)) == best
    others = vec_of([best[2], *range(LONG)])
    assert list(lists.among(placing, others)) == [best[2]]
    twin = lists.copy()
    lists.begin(7, action)
    assert list(lists.among(placing, codes)) == best
    lists.begin(7, placing)
    assert list(lists.among(placing, codes)) == list(codes)
    assert list(twin.among(placing, codes)) == best
    twin.begin(8, action)
    assert list(twin.among(placing, codes)) == list(codes)


def test_every_turn_phase_has_a_way_to_pass() -> None:
    table = a_table(seats=5, extension="paired_players")
    beam = searched(table)
    names = {table.rules.phases[k].name for k in range(len(beam.passing)) if beam.passing[k] >= 0}
    assert names == {"action", "building", "second_player", "second_player_building"}
    for code in set(beam.passing) - {-1}:
        assert beam.value.evaluation.marks[code] == PASSING
