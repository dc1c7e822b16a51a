"""The public game: what is, what may be done, doing it, copies, and several games at once."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

import archipel
from archipel import IllegalAction
from archipel.engine.chance import Enumerated
from archipel.engine.events import EventLog
from archipel.engine.view import imagine
from tests.properties.players import any_choice
from tests.tables import BLUE, RED, a_table

pytestmark = pytest.mark.compiled

SPECS = [
    archipel.GameSpec("base", 2, (("duel", True),)),
    archipel.GameSpec("base", 3, (("phases", "combined"),)),
    archipel.GameSpec("base", 4),
    archipel.GameSpec("base", 5, (("extension", "paired_players"),)),
    archipel.GameSpec("base", 6),
]


def play(game: archipel.Game, seed: int, steps: int) -> archipel.Game:
    """So many actions of anybody who may act, forms included."""
    chance = Random(seed)
    for _ in range(steps):
        if game.over:
            break
        seat, action = any_choice(game, chance)
        game.apply(action, seat)
    return game


# ---- what is


def test_the_example_of_the_package_plays_a_game() -> None:
    game = archipel.new_game("base", seats=4, seed=7)
    assert (game.seats, game.over, game.winner, game.winners, game.turn) == (4, False, None, [], 0)
    assert game.phase == "place_settlement"
    assert game.seat == game.active
    assert game.deciding == [game.seat]
    chance = Random(7)
    while not game.over:
        game.apply(chance.choice(game.legal_actions()))
    assert game.winner is not None
    assert game.winners == [game.winner]
    assert game.turn > 10


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_one_seed_gives_one_game(spec: archipel.GameSpec) -> None:
    one, other = play(spec.new_game(11), 5, 150), play(spec.new_game(11), 5, 150)
    assert one == other
    assert one.record() == other.record()
    assert one.events == other.events
    assert play(spec.new_game(12), 5, 150) != one


def test_without_a_seed_games_differ_and_the_record_knows_the_seed() -> None:
    one, other = archipel.new_game("base"), archipel.new_game("base")
    assert one.origin.header["seed"] != other.origin.header["seed"]
    again = archipel.replay(one.record())
    assert again == one


def test_seeds_of_any_size_and_sign_are_different_games() -> None:
    seeds = [0, 1, -1, 2**32, 2**63, 2**64, 2**64 + 1, -(2**100), 2**1000]
    assert len({archipel.new_game("base", seed=seed).state_bytes() for seed in seeds}) == len(seeds)


def test_legal_actions_of_other_seats() -> None:
    table = a_table(hands={RED: {"ore": 9}, BLUE: {"wool": 9}}, dice=[(3, 4)]).do("roll")
    game = table.game
    assert game.deciding == [RED, BLUE]
    assert game.seat == BLUE  # the active seat comes last
    assert [str(action) for action in game.legal_actions()] == ["discard wool"]
    assert [str(action) for action in game.legal_actions(RED)] == ["discard ore"]
    assert game.legal_actions(2) == []
    assert [kind for kind, _ in game.forms(RED)] == ["discard_cards"]
    assert game.forms(2) == []


def test_why_not_says_what_apply_would_say() -> None:
    game = archipel.new_game("base", seats=4, seed=1, start=0)
    assert game.why_not(game.legal_actions()[0]) is None
    for action, seat in (("roll", -1), ("place_road 0,0N" + "E", -1), ("place_settlement 0,0N", 2)):
        said = game.why_not(action, seat)
        assert said is not None
        with pytest.raises(archipel.IllegalAction) as caught:
            game.apply(action, seat)
        assert str(caught.value) == str(said)


# ---- refusals


@pytest.mark.parametrize("seat", [4, 40, -2, 10**30, -(10**30)])
def test_a_seat_that_is_not_at_the_table_is_refused_everywhere(seat: int) -> None:
    game = archipel.new_game("base", seats=4, seed=1)
    before = game.state_bytes()
    action = game.legal_actions()[0]
    asked: list[Callable[[], object]] = [
        lambda: game.apply(action, seat),
        lambda: game.legal_actions(seat),
        lambda: game.forms(seat),
        lambda: game.view(seat),
        lambda: game.events_for(seat),
        lambda: game.chance_outcomes(action, seat),
    ]
    for ask in asked:
        with pytest.raises(archipel.IllegalAction) as caught:
            ask()
        assert caught.value.key == "seat.unknown"
        assert caught.value.details == {"seat": seat}
    said = game.why_not(action, seat)
    assert said is not None
    assert said.key == "seat.unknown"
    assert game.state_bytes() == before


def test_an_action_by_the_wrong_seat_is_refused_with_a_rule() -> None:
    game = archipel.new_game("base", seats=4, seed=1, start=0)
    before = game.state_bytes()
    with pytest.raises(archipel.IllegalAction) as caught:
        game.apply(game.legal_actions()[0], 2)
    assert (caught.value.key, caught.value.rule) == ("seat.not_deciding", "BASE-22")
    assert caught.value.details == {"seat": 2, "deciding": [0]}
    assert game.state_bytes() == before


def test_every_refusal_leaves_the_bytes_alone_and_names_a_rule() -> None:
    """In many positions every action of the game is tried by every seat: it is legal, or it is refused for a reason."""
    for spec in SPECS:
        game = spec.new_game(3)
        chance = Random(3)
        for step in range(120):
            if step % 12 == 0:
                try_everything(game)
            seat, action = any_choice(game, chance)
            game.apply(action, seat)


def try_everything(game: archipel.Game) -> None:
    before = game.state_bytes()
    for seat in range(game.seats):
        legal = {action.code for action in game.legal_actions(seat)}
        for action in game.rules.actions:
            if action.code in legal or game.rules.verb_of[action.code].form:
                continue
            with pytest.raises(archipel.IllegalAction) as caught:
                game.apply(action, seat)
            assert caught.value.rule.startswith("BASE-"), caught.value
            assert "." in caught.value.key
    assert game.state_bytes() == before


def between(game: archipel.Game, chance: Random) -> None:
    """Something that a program may do after it has asked for the legal actions, and before it applies one."""
    what = chance.randrange(7)
    if what == 0:
        other = game.copy()
        other.apply(chance.choice(other.legal_actions()))
    elif what == 1:
        game.copy().legal_actions()
    elif what == 2:
        game.legal_actions((game.seat + 1) % game.seats)
    elif what == 3:
        imagine(game.view(game.seat), 1).legal(game.seat)
    elif what == 4:
        game.why_not(chance.choice([one for one in game.rules.actions if not game.rules.verb_of[one.code].form]))
    elif what == 5:
        game.state.copy().apply(game.seat, game.legal_actions()[0].code)


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_what_was_legal_before_is_asked_again_when_something_has_happened(spec: archipel.GameSpec) -> None:
    game, chance, refused = spec.new_game(4), Random(4), 0
    stale: list[archipel.Action] = []
    for _ in range(300):
        if game.over:
            break
        legal = game.legal_actions()
        between(game, chance)
        for action in stale:
            if action not in legal:
                before = game.state_bytes() if chance.random() < 0.5 else b""
                with pytest.raises(IllegalAction):
                    game.apply(action)
                assert before in (b"", game.state_bytes())
                refused += 1
        game.apply(chance.choice(legal))
        stale = legal[:3]
    assert refused > 100


def test_a_change_of_the_state_itself_counts() -> None:
    table = a_table(hands={RED: {"lumber": 1, "brick": 1}}, rolled=True)
    road = next(action for action in table.game.legal_actions() if action.kind == "build_road")
    table.hold(RED)
    with pytest.raises(IllegalAction):
        table.game.apply(road)


def test_forms_are_refused_like_other_actions() -> None:
    table = a_table(hands={RED: {"ore": 1}, BLUE: {"ore": 1}})
    table.refused("offer_trade 1ore 1wool", "action.not_now", "BASE-31")
    table.refused("offer_trade 1ore 1wool", "seat.not_deciding", "BASE-53", by=BLUE)
    table.turn.after_roll(table.state, RED)
    table.refused("offer_trade 2ore 1wool", "trade.not_held", "BASE-53")
    table.refused("discard_cards 1ore", "action.not_now", "BASE-27")
    for action in ("offer_trade 2ore 1wool", "discard_cards 1ore"):
        assert table.game.why_not(action) is not None
        with pytest.raises(archipel.IllegalAction):
            table.game.chance_outcomes(action)
    assert table.game.why_not("offer_trade 1ore 1wool") is None


# ---- copies


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_a_copy_goes_its_own_way(spec: archipel.GameSpec) -> None:
    game = play(spec.new_game(4), 1, 60)
    before = game.state_bytes(), game.record()
    other = game.copy()
    assert other == game
    play(other, 2, 60)
    assert (game.state_bytes(), game.record()) == before
    play(game, 3, 60)
    assert archipel.replay(game.record()) == game
    assert archipel.replay(other.record()) == other


def test_a_copy_has_nothing_of_one_that_was_dropped() -> None:
    """When compiled, the object of a state that was dropped is used again."""
    game = archipel.new_game("base", seats=4, seed=4)
    seat, code = game.seat, game.legal_actions()[0].code
    state, before = game.state, game.state_bytes()
    for _ in range(3):
        dropped = [state.copy(), state.copy()]
        for one in dropped:
            one.chance, one.listener = Enumerated([]), EventLog()
            one.apply(seat, code)
        dropped.clear()
        again = [state.copy(), state.copy(), state.copy()]
        assert [(one.chance, one.listener, one.to_bytes()) for one in again] == 3 * [(None, None, before)]
        again[0].seed(5)
        assert [one.to_bytes() == before for one in (state, *again)] == [True, False, True, True]


def test_a_copy_has_the_same_future() -> None:
    game = play(archipel.new_game("base", seats=4, seed=4), 1, 60)
    other = game.copy()
    assert play(game, 9, 100).record() == play(other, 9, 100).record()


def test_a_tree_of_copies_keeps_every_past_apart() -> None:
    """Copies share their past until they part; whoever goes on first, all records stay true."""
    chance = Random(6)
    games = [play(archipel.new_game("base", seats=3, seed=6), 1, 20)]
    for step in range(300):
        game = chance.choice(games)
        if len(games) < 24 and step % 8 == 0:
            games.append(game.copy())
        play(game, step, 1)
    assert len({game.record() for game in games}) > 20
    for game in games:
        steps = len(game.steps())
        assert len(game.record().splitlines()) == steps + 2
        assert archipel.replay(game.record()) == game


def test_games_travel_as_pickles() -> None:
    game = play(archipel.new_game("base", seats=4, seed=8), 1, 80)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert hash(again) == hash(game)
    assert copy.deepcopy(game) == game
    assert play(again, 2, 50).record() == play(game, 2, 50).record()


def test_views_travel_as_pickles() -> None:
    game = play(archipel.new_game("base", seats=4, seed=8), 1, 80)
    for seat in range(-1, 4):
        view = game.view(seat)
        again = pickle.loads(pickle.dumps(view))
        assert (again.to_bytes(), again.seat) == (view.to_bytes(), view.seat)
        assert [str(action) for action in again.legal_actions()] == [str(action) for action in view.legal_actions()]
        assert again.to_json() == view.to_json()


def test_equal_games_and_others() -> None:
    game = archipel.new_game("base", seats=4, seed=8)
    assert game == archipel.new_game("base", seats=4, seed=8)
    assert game != archipel.new_game("base", seats=4, seed=9)
    assert game != "game"


# ---- several at once


def separately(spec: archipel.GameSpec, seed: int, steps: int) -> str:
    return play(spec.new_game(seed), seed, steps).record()


def test_interleaved_games_are_those_played_separately() -> None:
    jobs = [(spec, seed) for spec in SPECS for seed in (1, 2)]
    wanted = [separately(spec, seed, 200) for spec, seed in jobs]
    games = [spec.new_game(seed) for spec, seed in jobs]
    choosers = [Random(seed) for _, seed in jobs]
    for _ in range(200):
        for game, chance in zip(games, choosers, strict=True):
            if not game.over:
                seat, action = any_choice(game, chance)
                game.apply(action, seat)
    assert [game.record() for game in games] == wanted


def test_games_in_threads_are_those_played_separately() -> None:
    jobs = [(spec, seed) for spec in SPECS for seed in (1, 2, 3)]
    wanted = [separately(spec, seed, 80) for spec, seed in jobs]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda job: separately(job[0], job[1], 80), jobs))
    assert found == wanted


def test_many_kinds_of_games_are_started_in_threads() -> None:
    """More kinds than are kept ready at once, from several threads."""
    targets = [3 + k % 23 for k in range(69)]
    limits = [2 + k for k in range(69)]

    def begin(k: int) -> tuple[object, object]:
        table = archipel.new_game("base", seats=3, seed=1, target=targets[k], hand_limit=limits[k])
        again = archipel.new_game("base", seats=3, seed=1, target=targets[k], hand_limit=limits[k])
        return table.view(-1).to_json()["target"], again.record() == table.record()

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(begin, range(69)))
    assert found == [([target] * 3, True) for target in targets]


def test_writing_into_an_action_changes_no_game() -> None:
    game, other = (archipel.new_game("base", seats=4, seed=1, start=0) for _ in range(2))
    action = game.legal_actions()[0]
    action.fields["corner"] = 99
    assert action.fields == {"corner": 0}
    assert other.legal_actions()[0].fields == {"corner": 0}
    game.apply(action)
