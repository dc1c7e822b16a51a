"""What chapters tell bots about a position: features, prices, marks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import archipel
from archipel.bots.evaluation import GUESSED, PASSING, PRIVATE, Evaluation
from archipel.bots.prices import NEVER
from archipel.bots.value import WIN, Value
from archipel.engine.state import State
from archipel.engine.view import imagine
from tests.features import evaluated
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table
from tests.tokens import token_in


def features(evaluation: Evaluation, g: State, seat: int, own: bool = True) -> dict[str, float]:
    evaluation.write_features(g, seat, own)
    return dict(zip(evaluation.names, evaluation.out, strict=True))


def price(evaluation: Evaluation, name: str) -> int:
    return evaluation.price_names.index(f"{name} soon") // 2


def test_every_feature_has_a_name_and_a_weight() -> None:
    evaluation = Evaluation(a_table().rules)
    assert len(evaluation.names) == len(evaluation.weights) == len(evaluation.out)
    assert len(set(evaluation.names)) == len(evaluation.names)
    assert {"points", "production", "route ahead", "army ahead", "city soon", "city later"} <= set(evaluation.names)


def test_production_counts_pips_and_what_the_robber_blocks() -> None:
    table = a_table()
    evaluation = evaluated(table)
    pips = {n: 6 - abs(7 - n) for n in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)}
    for seat in range(4):
        brought = [0.0] * 5
        for v in range(table.graph.corners):
            if table.building.owner(table.state, v) != seat:
                continue
            for tile in range(table.graph.tiles):
                width = int(table.graph.tile_width)
                if v in list(table.graph.tile_corners)[tile * width : (tile + 1) * width]:
                    kind = int(table.land.yield_of(table.state, tile, 1))
                    if kind >= 0:
                        brought[kind] += pips[token_in(table.state.s[table.land.numbers + tile])]
        assert list(evaluation.production)[5 * seat : 5 * seat + 5] == brought
        assert evaluation.blocked[seat] == 0.0
    before = sum(list(evaluation.production)[:5])
    place = next(
        table.graph.tile_names[t]
        for t in range(table.graph.tiles)
        if table.land.yield_of(table.state, t, 1) >= 0
        and any(table.building.owner(table.state, v) == RED for v in corners_of(table, t))
    )
    evaluation = evaluated(table.move_robber(place))
    assert evaluation.blocked[RED] > 0.0
    assert sum(list(evaluation.production)[:5]) + evaluation.blocked[RED] == before


def open_roads(table: Table, seat: int) -> Iterator[str]:
    for edge in range(table.graph.edges):
        if table.state.s[table.building.open + edge] & table.rules.bits[seat]:
            yield table.graph.edge_names[edge]


def corners_of(table: Table, tile: int) -> list[int]:
    width = int(table.graph.tile_width)
    return list(table.graph.tile_corners)[tile * width : (tile + 1) * width]


def test_a_price_one_holds_is_payable_now() -> None:
    table = a_table(hands={RED: {"ore": 3, "grain": 2}})
    evaluation = evaluated(table)
    features(evaluation, table.state, RED)
    assert evaluation.until_payable(RED, price(evaluation, "city"), True) == 0.0
    assert evaluation.until_payable(RED, price(evaluation, "city"), False) > 0.0
    assert features(evaluation, table.state, RED)["city soon"] == 1.0


def an_ore_missing(kind: int, pips: float) -> Evaluation:
    """One ore is missing for a city, and a single kind of card comes in."""
    table = a_table(hands={RED: {"ore": 2, "grain": 2}})
    evaluation = evaluated(table)
    features(evaluation, table.state, RED)
    for k in range(5):
        evaluation.production[RED * 5 + k] = pips if k == kind else 0.0
    return evaluation


def test_missing_cards_come_as_the_tiles_bring_them() -> None:
    """One ore missing, 4 pips of ore and nothing else: nine rolls."""
    evaluation = an_ore_missing(4, 4.0)
    assert evaluation.until_payable(RED, price(evaluation, "city"), True) == pytest.approx(9.0)


def test_surplus_is_traded_at_the_own_rate() -> None:
    """One ore missing, 6 pips of wool and nothing else: four cards at 4:1, two with a harbour."""
    evaluation = an_ore_missing(2, 6.0)
    assert evaluation.until_payable(RED, price(evaluation, "city"), True) == pytest.approx(24.0)
    evaluation.exchange[RED * 5 + 2] = 0.5
    assert evaluation.until_payable(RED, price(evaluation, "city"), True) == pytest.approx(12.0)


def test_without_production_a_price_is_never_payable() -> None:
    table = a_table()
    evaluation = evaluated(table)
    features(evaluation, table.state, RED)
    for k in range(5):
        evaluation.production[RED * 5 + k] = 0.0
    assert evaluation.until_payable(RED, price(evaluation, "road"), True) == NEVER


def test_what_was_remembered_is_what_would_be_worked_out() -> None:
    """ "later" features are kept while production and rates stay: never longer."""
    game = archipel.new_game("base", seats=4, seed=9)
    kept = Evaluation(game.rules)
    for step in range(120):
        actions = game.legal_actions()
        game.apply(actions[step * 7 % len(actions)])
        kept.prepare_turn(game.state)
        kept.prepare_position(game.state)
        fresh = Evaluation(game.rules)
        fresh.prepare_turn(game.state)
        fresh.prepare_position(game.state)
        for seat in range(4):
            assert kept.score(game.state, seat, False) == fresh.score(game.state, seat, False)


def test_a_spot_two_roads_away_needs_two_roads_more() -> None:
    table = a_table(hands={RED: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}})
    evaluation = evaluated(table)
    told = features(evaluation, table.state, RED)
    assert told["best spot at once"] == 0.0 == told["open spots"]
    assert 0.0 < told["best spot by one road"] <= told["best spot by two roads"]
    assert told["settlement soon"] < 1.0
    spots = []
    for edge in open_roads(table, RED):
        longer = a_table(hands={RED: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}}).road(RED, edge)
        after = features(evaluated(longer), longer.state, RED)
        spots.append(after["open spots"])
        assert (after["settlement soon"] == 1.0) is (after["open spots"] > 0.0)
    assert max(spots) > 0.0


def test_what_nobody_can_use_is_not_wanted() -> None:
    table = a_table(hands={RED: {"ore": 4, "grain": 4, "wool": 1}})
    table.state.s[table.building.cities_left + RED] = 0
    table.state.s[table.development.deck_size] = 0
    told = features(evaluated(table), table.state, RED)
    assert told["city soon"] == 0.0 == told["development card soon"]


def test_others_are_judged_by_what_everybody_sees() -> None:
    """Whatever the hidden cards are, the public score of a seat is the same; its own is not."""
    table = a_table(hands={RED: {"ore": 3}, BLUE: {"grain": 5, "wool": 1}, WHITE: {"brick": 2}, ORANGE: {"lumber": 3}})
    table.hold_card(BLUE, "knight", 2).hold_card(WHITE, "victory_point")
    value = Value(table.rules)
    value.evaluation.prepare_turn(table.state)
    public, own = set(), set()
    for seed in range(12):
        g = imagine(table.game.view(RED), seed)
        value.evaluation.prepare_position(g)
        public.add(tuple(value.evaluation.score(g, seat, False) for seat in range(4)))
        own.add(tuple(value.evaluation.score(g, seat, True) for seat in range(1, 4)))
    assert len(public) == 1
    assert len(own) > 6


def test_known_cards_stand_in_for_guessed_ones() -> None:
    table = a_table(hands={BLUE: {"ore": 3, "grain": 2}})
    evaluation = evaluated(table)
    evaluation.score(table.state, BLUE, False)
    guessed = list(evaluation.hand)
    assert sum(guessed) == pytest.approx(5.0)
    for kind, count in ((4, 3.0), (3, 2.0)):
        evaluation.certain[BLUE * 5 + kind] = count
    evaluation.certain_count[BLUE] = 5.0
    assert features(evaluation, table.state, BLUE, own=False)["city soon"] == 1.0
    assert list(evaluation.hand) == [0.0, 0.0, 0.0, 2.0, 3.0]


def test_an_unseen_card_counts_by_what_it_may_be() -> None:
    table = a_table()
    before = features(evaluated(table), table.state, RED)
    d = table.development
    table.state.s[d.unseen + RED] = 1
    table.state.s[d.count + RED] = 1
    after = features(evaluated(table), table.state, RED)
    assert after["points"] - before["points"] == pytest.approx(0.1 * 5 / 25)
    assert after["knights in hand"] == pytest.approx(14 / 25)
    assert after["other cards to play"] == pytest.approx(6 / 25)


def test_verbs_are_marked_for_searches() -> None:
    table = a_table(seats=6)
    evaluation = Evaluation(table.rules)

    def mark(kind: str) -> int:
        return int(evaluation.marks[table.rules.verb_named[kind].base])

    assert mark("end_turn") == mark("pass_building") == PASSING
    assert mark("maritime_trade") == mark("buy_card") == mark("build_city") == PRIVATE
    assert mark("play_knight") == mark("play_monopoly") == GUESSED
    assert mark("build_road") == mark("roll") == 0
    paired = a_table(seats=6, extension="paired_players")
    assert int(Evaluation(paired.rules).marks[paired.rules.verb_named["end_part"].base]) == PASSING


def test_private_verbs_leave_the_others_as_they_were() -> None:
    """What a search skips for them would not have changed."""
    hands = {RED: {"ore": 4, "grain": 3, "wool": 5}}
    for action in ("maritime_trade wool brick", "build_city 0,-1N", "buy_card"):
        table = a_table(hands=hands, rolled=True)
        value = Value(table.rules)
        value.evaluation.prepare_turn(table.state)
        value.log_odds(table.state, RED)
        before = value.rivals
        value.log_odds(table.do(action).state, RED)
        assert value.rivals == before, action


def test_log_odds_of_a_finished_game_are_certain() -> None:
    table = a_table(hands={RED: {"ore": 3, "grain": 2}}, rolled=True).set_points(RED, 9)
    table.do("build_city 0,-1N")
    value = Value(table.rules)
    assert value.log_odds(table.state, RED) == WIN
    assert value.log_odds(table.state, BLUE) == -WIN


def test_a_leaders_point_hurts_more_than_a_stragglers() -> None:
    def odds(seat: int, points: int) -> float:
        table = a_table().set_points(BLUE, 7)
        table.set_points(seat, points)
        value = Value(table.rules)
        value.evaluation.prepare_turn(table.state)
        return value.log_odds(table.state, RED)

    assert odds(BLUE, 7) - odds(BLUE, 8) > 3 * (odds(WHITE, 2) - odds(WHITE, 3)) > 0
