"""Chance: told beforehand, drawn, or enumerated with exact weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

import pytest

import archipel
from archipel import ChanceError
from archipel.engine.game import enumerate_outcomes
from archipel.engine.playout import play_randomly
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.rules.base.resource_cards import RESOURCES
from tests.properties.players import any_choice
from tests.tables import BLUE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

CARD = {"ore": 1, "wool": 1, "grain": 1}


def game_with(chance: Mapping[str, Sequence[object]] | Sequence[object] | None, start: object = 0) -> archipel.Game:
    return archipel.new_game("base", seats=3, seed=1, start=start, layout="beginner", chance=chance)


def place_all(game: archipel.Game) -> archipel.Game:
    chance = Random(1)
    while game.phase.startswith("place_"):
        game.apply(chance.choice(game.legal_actions()))
    return game


def rolls(game: archipel.Game) -> list[object]:
    return [event["dice"] for event in game.events if event.kind == "rolled"]


# ---- told


@pytest.mark.parametrize("roll", [(2, 1), [2, 1], "2+1", ("2", "1")])
def test_dice_are_told_as_pairs_or_words(roll: object) -> None:
    game = place_all(game_with({"dice": [roll]}))
    game.apply("roll")
    assert rolls(game) == ["2+1"]


def test_points_without_a_list_are_drawn_as_ever() -> None:
    told = place_all(game_with({"dice": ["2+1"]}, start="dice"))
    drawn = place_all(game_with(None, start="dice"))
    assert told.state_bytes() == drawn.state_bytes()
    assert [event for event in told.events if event.kind == "start_rolled"] == [
        event for event in drawn.events if event.kind == "start_rolled"
    ]


def test_a_list_for_all_points_in_order() -> None:
    told: list[object] = [["start_roll", "1+1"], ("start_roll", "6+6"), "3+3", [2, 1], ["dice", "3+2"]]
    game = place_all(game_with(told, start="dice"))
    assert [event["dice"] for event in game.events if event.kind == "start_rolled"] == ["1+1", "6+6", "3+3"]
    assert game.active == 1
    game.apply("roll")
    game.apply("end_turn")
    game.apply("roll")
    assert rolls(game) == ["2+1", "3+2"]


def test_start_rolls_are_told_and_ties_roll_again() -> None:
    game = game_with({"start_roll": ["6+6", "1+1", "6+6", "2+2", "3+1", "5+5", "1+2"]}, start="dice")
    seats = [event["seat"] for event in game.events if event.kind == "start_rolled"]
    assert seats == [0, 1, 2, 0, 2, 0, 2]
    assert game.active == 0


def test_a_long_row_of_ties_is_noted_to_the_end() -> None:
    told = ["3+3"] * 45 + ["1+1", "6+6", "1+2"]
    game = game_with({"start_roll": told}, start="dice")
    assert [event["dice"] for event in game.events] == told
    assert game.active == 1
    assert archipel.replay(game.record()) == game


def test_a_deck_in_order_is_drawn_in_order() -> None:
    order = ["monopoly", "knight", "victory_point", "knight"]
    table = a_table(decks={"development": order}, rolled=True)
    for count in range(1, 5):
        table.hold(RED, **CARD).do("buy_card")
        assert Counter(table.held_cards(RED)) == Counter(order[:count])
    table.hold(RED, **CARD).refused("buy_card", "card.deck_empty", "BASE-44")


def test_steals_are_told() -> None:
    for card in ("ore", "wool"):
        table = a_table(hands={BLUE: {"ore": 1, "wool": 1}}, chance={"steal": [card]}, dice=[(3, 4)])
        table.do("roll", "move_robber 1,0")
        assert table.hand(RED) == {card: 1}


def test_what_one_game_drew_another_is_told() -> None:
    game = archipel.new_game("base", seats=4, seed=9)
    first = list(zip(game.origin.points, game.origin.outcomes, strict=True))
    chance = Random(9)
    done = []
    for _ in range(300):
        seat, action = any_choice(game, chance)
        done.append((seat, action))
        game.apply(action, seat)
    drawn = first + [pair for step in game.steps() for pair in zip(step.points, step.outcomes, strict=True)]
    points = game.rules.points
    told = [[points[point].name, points[point].labels[outcome]] for point, outcome in drawn]
    other = archipel.new_game("base", seats=4, seed=9, chance=told)
    for seat, action in done:
        other.apply(action, seat)
    assert other.state_bytes() == game.state_bytes()
    by_point: dict[str, list[object]] = {}
    for name, label in told:
        by_point.setdefault(name, []).append(label)
    third = archipel.new_game("base", seats=4, seed=9, chance=by_point)
    for seat, action in done:
        third.apply(action, seat)
    assert third.record() == game.record()


def test_another_engine_is_followed_with_another_seed() -> None:
    """Given the board, the order of the deck and what chance brought, the seed no longer matters."""
    game = archipel.new_game("base", seats=3, seed=1)
    chance = Random(2)
    for _ in range(200):
        game.apply(chance.choice(game.legal_actions()))
    header = game.origin.header
    board = header["board"]
    assert isinstance(board, dict)
    points = game.rules.points
    drawn = list(zip(game.origin.points, game.origin.outcomes, strict=True))
    drawn += [pair for step in game.steps() for pair in zip(step.points, step.outcomes, strict=True)]
    told = [[points[point].name, points[point].labels[outcome]] for point, outcome in drawn]
    other = archipel.new_game("base", seats=3, seed=99, board=board, chance=told)
    for step in game.steps():
        other.apply(step.action(game.rules), int(step.seat))
    assert other.events == game.events
    assert [other.view(seat).to_json() for seat in range(3)] == [game.view(seat).to_json() for seat in range(3)]


# ---- told wrongly


def refused(table: Table, action: str, reason: str) -> None:
    """Nothing has changed: neither the state nor the events nor how far the script has been read."""
    game = table.game
    before = game.state_bytes(), game.events, len(game.steps())
    for _ in range(2):
        with pytest.raises(ChanceError, match=reason):
            game.apply(action)
        assert (game.state_bytes(), game.events, len(game.steps())) == before


def test_a_script_that_runs_out() -> None:
    table = a_table(dice=[(1, 1)]).do("roll", "end_turn")
    refused(table, "roll", "no outcome left for dice")
    table = a_table(dice=[])
    refused(table, "roll", "no outcome left for dice")


def test_a_script_in_order_that_runs_out_or_tells_another_point() -> None:
    table = Table(place_all(game_with([(1, 1)])))
    table.do("roll", "end_turn")
    refused(table, "roll", "no outcome left for dice")
    table = Table(place_all(game_with([["steal", "ore"]])))
    refused(table, "roll", "tells steal where dice is drawn")
    table = Table(place_all(game_with(["ore"])))
    refused(table, "roll", "'ore' is not an outcome of dice")


def test_an_outcome_that_cannot_come_now() -> None:
    table = a_table(hands={BLUE: {"ore": 1}}, chance={"steal": ["wool"]}, dice=[(3, 4)]).do("roll")
    refused(table, "move_robber 1,0", "'wool' cannot come at steal now")
    table = a_table(hands={RED: CARD}, chance={"development": ["knight"]}, rolled=True)
    table.state.s[table.development.deck] = 0
    refused(table, "buy_card", "'knight' cannot come at development now")


def test_after_a_refusal_the_script_goes_on_where_it_was() -> None:
    """The action that did not fit can be left out; what was told is still there."""
    table = a_table(hands={BLUE: {"ore": 1}, WHITE: {"wool": 1}}, chance={"steal": ["wool"]}, dice=[(3, 4)]).do("roll")
    table.do("move_robber 1,0")  # Blue and White stand there
    refused(table, f"steal {BLUE}", "'wool' cannot come at steal now")
    table.do(f"steal {WHITE}")
    assert table.hand(RED) == {"wool": 1}


def test_a_copy_reads_the_script_for_itself() -> None:
    table = a_table(dice=[(1, 1), (2, 1)])
    other = Table(table.game.copy())
    table.do("roll", "end_turn", "roll")
    other.do("roll", "end_turn", "roll")
    assert other.game.state_bytes() == table.game.state_bytes()


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        ({"dices": [(1, 1)]}, "no chance point 'dices'; there are steal, start_roll, dice, development"),
        ({"dice": [(1, 7)]}, r"'1\+7' is not an outcome of dice"),
        ({"dice": [7]}, "'7' is not an outcome of dice"),
        ({"dice": [None]}, "'None' is not an outcome of dice"),
        ({"steal": ["gold"]}, "'gold' is not an outcome of steal"),
        ({"development": ["knights"]}, "'knights' is not an outcome of development"),
        ({"dice": 7}, "a list of outcomes"),
        ({"dice": "6+6"}, "a list of outcomes"),
        (7, "a list of outcomes"),
        ("6+6", "a list of outcomes"),
    ],
)
def test_a_script_that_names_nothing_is_refused_at_the_start(chance: object, reason: str) -> None:
    with pytest.raises(ChanceError, match=reason):
        archipel.new_game("base", seats=3, seed=1, start=0, chance=chance)  # type: ignore[arg-type]


def test_a_script_that_does_not_fit_the_start_is_refused_at_the_start() -> None:
    with pytest.raises(ChanceError, match="no outcome left for start_roll"):
        game_with({"start_roll": ["1+1"]}, start="dice")
    with pytest.raises(ChanceError, match="'ore' is not an outcome of start_roll"):
        game_with(["ore"], start="dice")


def test_the_order_of_the_deck_is_told_once() -> None:
    with pytest.raises(ChanceError, match="told twice"):
        archipel.new_game("base", seed=1, decks={"development": ["knight"]}, chance={"development": ["knight"]})


# ---- enumerated


Outcomes = list[tuple[list[tuple[str, str]], Fraction, State]]


def weights(outcomes: Outcomes) -> dict[str, Fraction]:
    """By the names of what comes, one after the other."""
    return {" ".join(label for _, label in names): weight for names, weight, _ in outcomes}


def test_a_roll_has_thirty_six_outcomes() -> None:
    table = a_table()
    before = table.game.state_bytes(), table.game.events
    outcomes = table.game.chance_outcomes("roll")
    assert (table.game.state_bytes(), table.game.events) == before
    assert list(weights(outcomes)) == [f"{a}+{b}" for a in range(1, 7) for b in range(1, 7)]
    assert {weight for _, weight, _ in outcomes} == {Fraction(1, 36)}
    assert sum(weight for _, weight, _ in outcomes) == 1
    totals: Counter[int] = Counter()
    for names, _, state in outcomes:
        dice = table.rules.block_named["dice"].at
        totals[int(state.s[dice] + state.s[dice + 1])] += 1
        told = [int(part) for part in names[0][1].split("+")]
        assert [int(state.s[dice]), int(state.s[dice + 1])] == told
    assert totals[7] == 6


def test_the_first_outcomes_alone_can_be_had() -> None:
    table = a_table()
    code = table.rules.code("roll")
    some = enumerate_outcomes(table.game.state, table.game.seat, code, [], 8)
    assert list(weights(some)) == ["1+1", "1+2", "1+3", "1+4", "1+5", "1+6", "2+1", "2+2"]
    assert {weight for _, weight, _ in some} == {Fraction(1, 36)}


def test_a_steal_is_weighted_by_the_hand() -> None:
    table = a_table(hands={BLUE: {"ore": 3, "wool": 2, "grain": 1}}, dice=[(3, 4)]).do("roll")
    outcomes = table.game.chance_outcomes("move_robber 1,0")
    assert weights(outcomes) == {"wool": Fraction(2, 6), "grain": Fraction(1, 6), "ore": Fraction(3, 6)}
    for names, _, state in outcomes:
        held = {name: int(table.cards.held(state, RED, k)) for k, name in enumerate(RESOURCES)}
        assert {name: count for name, count in held.items() if count} == {names[0][1]: 1}


def test_a_bought_card_is_weighted_by_the_deck() -> None:
    table = a_table(hands={RED: CARD}, rolled=True)
    outcomes = table.game.chance_outcomes("buy_card")
    parts = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}
    assert weights(outcomes) == {card: Fraction(count, 25) for card, count in parts.items()}
    table = a_table(hands={RED: CARD}, decks={"development": ["monopoly"]}, rolled=True)
    assert weights(table.game.chance_outcomes("buy_card")) == {"monopoly": Fraction(1)}


def test_a_knight_and_its_steal() -> None:
    table = a_table(hands={BLUE: {"ore": 1, "wool": 1}, WHITE: {"grain": 2}}, cards={RED: ["knight"]}, rolled=True)
    (knight,) = table.game.chance_outcomes("play_knight")
    assert (knight[0], knight[1]) == ([], Fraction(1))
    table.do("play_knight")
    (alone,) = table.game.chance_outcomes("move_robber 0,-2")  # nobody but Red stands there
    assert (alone[0], alone[1]) == ([], Fraction(1))
    (asked,) = table.game.chance_outcomes("move_robber 1,0")  # Blue and White stand there
    assert asked[0] == []
    table.do("move_robber 1,0")
    assert weights(table.game.chance_outcomes(f"steal {BLUE}")) == {"wool": Fraction(1, 2), "ore": Fraction(1, 2)}
    assert weights(table.game.chance_outcomes(f"steal {WHITE}")) == {"grain": Fraction(1)}
    assert weights(table.game.chance_outcomes("steal_nothing")) == {"": Fraction(1)}


def test_an_action_without_chance_and_a_form_have_one_outcome() -> None:
    table = a_table(hands={RED: {"brick": 1, "lumber": 1}}, rolled=True)
    for action in ("build_road 0,-1NW", "end_turn", "offer_trade 1brick 1wool"):
        ((names, weight, state),) = table.game.chance_outcomes(action)
        assert (names, weight) == ([], Fraction(1))
        other = table.game.copy()
        other.apply(action)
        assert state.to_bytes() == other.state_bytes()


def test_the_outcome_that_comes_is_one_of_those_enumerated() -> None:
    """Every action of whole games: weights sum to one, and the state after is that of the outcome drawn."""
    for seats in (3, 5):
        game = archipel.new_game("base", seats=seats, seed=seats)
        chance = Random(seats)
        for _ in range(150):
            seat, action = any_choice(game, chance)
            outcomes = game.chance_outcomes(action, seat)
            assert sum(weight for _, weight, _ in outcomes) == 1
            game.apply(action, seat)
            step = game.steps()[-1]
            points = game.rules.points
            drawn = [(points[p].name, points[p].labels[x]) for p, x in zip(step.points, step.outcomes, strict=True)]
            (state,) = (state for names, _, state in outcomes if names == drawn)
            assert state.to_bytes() == game.state_bytes()


def test_what_is_not_legal_is_not_enumerated() -> None:
    table = a_table()
    with pytest.raises(archipel.IllegalAction) as caught:
        table.game.chance_outcomes("end_turn")
    assert caught.value.rule == "BASE-27"


def test_weights_agree_with_what_is_drawn() -> None:
    """Many cards stolen from one hand, against the exact weights."""
    table = a_table(hands={BLUE: {"ore": 4, "wool": 2, "grain": 1}}, dice=[(3, 4)]).do("roll")
    exact = weights(table.game.chance_outcomes("move_robber 1,0"))
    counted: Counter[str] = Counter()
    for seed in range(1200):
        state = table.state.copy()
        state.seed(seed)
        state.apply(RED, table.rules.code("move_robber", table.graph.tile("1,0")))
        held = [int(table.cards.held(state, RED, k)) for k in range(len(RESOURCES))]
        counted[RESOURCES[held.index(1)]] += 1
    for card, weight in exact.items():
        assert abs(counted[card] / 1200 - float(weight)) < 0.05


# ---- drawn


def test_playing_inside_the_kernel_draws_what_the_game_draws() -> None:
    game = archipel.new_game("base", seats=4, seed=3)
    inside = archipel.new_game("base", seats=4, seed=3).state
    inside.chance = None
    play_randomly(inside, Stream(4), 500)
    chooser = Stream(4)
    for _ in range(500):
        legal = game.legal_actions()
        game.apply(legal[chooser.below(len(legal))])
    assert inside.to_bytes() == game.state_bytes()
