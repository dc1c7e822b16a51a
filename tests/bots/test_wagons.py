"""What bots make of wagons: ways beside a brute-force search, and journeys that come to their end."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from archipel.bots import make
from archipel.bots.evaluation import Evaluation
from archipel.bots.features.traders_wagons import FAR, RICH, TOLL, UNIT, WagonFeatures
from tests.rules.traders_barbarians.wagon_tables import WagonTable, on_a_journey
from tests.tables import BLUE, RED, WHITE


def shortest(table: WagonTable, seat: int, centre: int) -> list[int]:
    """Ways from a centre to all corners with no more tolls than there is gold, by going over all paths until nothing
    changes."""
    graph, gold = table.graph, min(table.gold(seat), RICH)
    barbarians = [table.block("path_barbarians", k) for k in range(3)]
    start = [0 if corner == centre else FAR for corner in range(int(graph.corners))]
    ways = [start[:] for _ in range(gold + 1)]  # by the tolls that may be paid
    changed = True
    while changed:
        changed = False
        for edge in range(int(graph.edges)):
            if not table.barbarians.is_path(table.state, edge):
                continue
            owner = table.block("road", edge) - 1
            toll = owner not in (-1, seat)
            cost = (2 * UNIT if owner < 0 else UNIT) + 2 * UNIT * barbarians.count(edge) + (TOLL if toll else 0)
            ends = [int(graph.edge_corners[2 * edge + k]) for k in range(2)]
            for paid, far in enumerate(ways):
                near = far if not toll else ways[-1] if gold == RICH else ways[paid - 1] if paid else [FAR] * len(start)
                for here, there in (ends, ends[::-1]):
                    passes = here == centre or table.block("target_hex", here) == 0
                    if passes and near[here] + cost < far[there]:
                        far[there] = near[here] + cost
                        changed = True
    return ways[-1]


@pytest.mark.parametrize("seed", range(6))
def test_ways_are_those_of_a_brute_force_search(seed: int) -> None:
    chance = Random(seed)
    table = on_a_journey(hands={RED: {"gold": seed % 4}, BLUE: {"gold": 7 * (seed % 2)}})
    graph = table.graph
    paths = [edge for edge in range(int(graph.edges)) if table.barbarians.is_path(table.state, edge)]
    free = [edge for edge in paths if table.block("road", edge) == 0]
    for edge in chance.sample(free, 20):
        table.road(chance.choice([RED, BLUE, WHITE]), graph.edge_names[edge])
    table.put_barbarians(*(graph.edge_names[edge] for edge in chance.sample(paths, 3)))
    evaluation = Evaluation(table.rules)
    features = evaluation.of(WagonFeatures)
    evaluation.prepare_turn(table.state)
    evaluation.prepare_position(table.state)
    for seat in (RED, BLUE):
        row = features.row_of(table.state, seat, True)
        for kind, centre in enumerate(table.wagons.targets.centres):
            at = table.wagons.targets.kind_at(table.state, centre)
            found = [int(features.way_to(row, at, corner)) for corner in range(int(graph.corners))]
            assert found == shortest(table, seat, int(centre)), kind


@pytest.mark.parametrize("seed", range(4))
def test_a_step_on_the_way_leaves_the_rest_of_it(seed: int) -> None:
    """So a wagon that has a way never does best by standing still: with one gold it counts on one toll."""
    chance = Random(seed)
    table = on_a_journey()
    graph, state = table.graph, table.state
    paths = [edge for edge in range(int(graph.edges)) if table.barbarians.is_path(state, edge)]
    free = [edge for edge in paths if table.block("road", edge) == 0]
    for edge in chance.sample(free, 24):
        table.road(chance.choice([RED, BLUE, WHITE]), graph.edge_names[edge])
    evaluation = Evaluation(table.rules)
    features = evaluation.of(WagonFeatures)
    evaluation.prepare_turn(table.state)
    evaluation.prepare_position(table.state)
    barbarians = [table.block("path_barbarians", k) for k in range(3)]
    on_the_way = 0
    for gold in range(RICH):
        row = features.row_with(table.state, RED, gold)
        poorer = features.row_with(table.state, RED, max(gold - 1, 0))
        for corner in range(int(graph.corners)):
            way = features.way_to(row, 0, corner)
            if not 0 < way < FAR:
                continue
            steps = []
            for k in range(corner * int(graph.corner_width), (corner + 1) * int(graph.corner_width)):
                edge, there = int(graph.corner_edges[k]), int(graph.corner_neighbours[k])
                if edge not in paths or (table.block("target_hex", there) != 0 and features.way_to(row, 0, there) > 0):
                    continue
                owner = table.block("road", edge) - 1
                cost = (2 * UNIT if owner < 0 else UNIT) + 2 * UNIT * barbarians.count(edge)
                if owner in (-1, RED):
                    steps.append(cost + features.way_to(row, 0, there))
                elif gold > 0:
                    steps.append(cost + TOLL + features.way_to(poorer, 0, there))
            assert way == min(steps), (gold, graph.corner_names[corner])
            on_the_way += 1
    assert on_the_way > 50


def test_a_bot_drives_to_a_place_that_wants_its_load() -> None:
    table = on_a_journey(chance={"goods": ["sand"]})
    table.put_wagon(RED, "-2,0NE", 2, "marble")
    bot = make("greedy", seed=1)
    while table.phase == "journey" and table.game.seat == RED and table.cargo(RED) == "marble":
        table.game.apply(bot.choose(table.game.view(RED)))
    assert table.delivered(RED) == {"marble": 1}


@pytest.mark.long
def test_ways_that_were_kept_are_those_that_would_be_measured() -> None:
    game = archipel.new_game("traders_barbarians/wagons", seats=4, seed=5)
    kept = Evaluation(game.rules)
    for step in range(80):
        before = game.state.copy()
        actions = game.legal_actions()
        game.apply(actions[step * 7 % len(actions)])
        fresh = Evaluation(game.rules)
        for state in (game.state, before, game.state):
            scores = []
            for evaluation in (kept, fresh):
                evaluation.prepare_turn(state)
                evaluation.prepare_position(state)
                scores.append([evaluation.score(state, seat, False) for seat in range(4)])
            assert scores[0] == scores[1]
