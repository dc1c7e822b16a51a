"""What bots make of wagons: ways beside a brute-force search, and journeys that come to their end."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from archipel.bots import make
from archipel.bots.evaluation import Evaluation
from archipel.bots.features.traders_wagons import FAR, TOLL, UNIT, WagonFeatures
from tests.rules.traders_barbarians.wagon_tables import WagonTable, on_a_journey
from tests.tables import BLUE, RED, WHITE


def shortest(table: WagonTable, seat: int, centre: int) -> list[int]:
    """Ways from a centre to all corners, by going over all paths until nothing changes."""
    graph, broke = table.graph, table.gold(seat) == 0
    barbarians = [table.block("path_barbarians", k) for k in range(3)]
    ways = [0 if corner == centre else FAR for corner in range(int(graph.corners))]
    changed = True
    while changed:
        changed = False
        for edge in range(int(graph.edges)):
            owner = table.block("road", edge) - 1
            cost = 2 * UNIT if owner < 0 else UNIT
            if owner not in (-1, seat):
                cost = FAR if broke else cost + TOLL
            if not table.barbarians.is_path(table.state, edge):
                cost = FAR
            cost += 2 * UNIT * barbarians.count(edge)
            ends = [int(graph.edge_corners[2 * edge + k]) for k in range(2)]
            for here, there in (ends, ends[::-1]):
                passes = here == centre or table.block("target_hex", here) == 0
                if passes and ways[here] + cost < ways[there]:
                    ways[there] = ways[here] + cost
                    changed = True
    return ways


@pytest.mark.parametrize("seed", range(6))
def test_ways_are_those_of_a_brute_force_search(seed: int) -> None:
    chance = Random(seed)
    table = on_a_journey(hands={RED: {"gold": seed % 2}})
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
        row = features.row_of(table.state, seat)
        for kind, centre in enumerate(table.wagons.targets.centres):
            at = table.wagons.targets.kind_at(table.state, centre)
            found = [int(features.way_to(row, at, corner)) for corner in range(int(graph.corners))]
            assert found == shortest(table, seat, int(centre)), kind


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
