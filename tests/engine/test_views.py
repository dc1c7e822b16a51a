"""Views: what a seat sees and what it does not."""

from __future__ import annotations

import json
from random import Random

import pytest

import archipel
from archipel.engine.view import view_of
from archipel.engine.words import CARD_STREAM, DICE_STREAM, STACK, UNKNOWN
from tests.properties.players import any_choice
from tests.tables import BLUE, RED, WHITE, a_table

pytestmark = pytest.mark.compiled

OWN = {
    "cards_ready",
    "hand",
    "hand_packed",
    "development_cards",
    "development_cards_fresh",
    "development_cards_unseen",
    "secret_points",
}
NOBODYS = {"alert", "deck"}


def played(seats: int, seed: int, steps: int) -> archipel.Game:
    game = archipel.new_game("base", seats=seats, seed=seed)
    chance = Random(seed)
    for _ in range(steps):
        seat, action = any_choice(game, chance)
        game.apply(action, seat)
    return game


def test_what_is_secret_is_declared_and_everything_else_is_public() -> None:
    rules = archipel.new_game("base", seats=6, seed=1).rules
    assert {block.name for block in rules.blocks if block.seen == "owner"} == OWN
    assert {block.name for block in rules.blocks if block.seen == "nobody"} == NOBODYS
    assert {block.seen for block in rules.blocks} == {"public", "owner", "nobody"}


@pytest.mark.parametrize("viewer", [0, 2, 3, -1])
def test_every_word_is_shown_or_hidden_as_declared(viewer: int) -> None:
    game = played(4, 5, 250)
    whole, seen = game.state.s, game.view(viewer).state.s
    hidden = set(range(DICE_STREAM, STACK))  # the streams of chance are nobody's
    assert (DICE_STREAM, CARD_STREAM, STACK) == (5, 9, 13)
    for block in game.rules.blocks:
        for i in range(int(block.size)):
            if block.seen == "nobody" or (block.seen == "owner" and i // int(block.each) != viewer):
                hidden.add(int(block.at) + i)
    for word in range(int(game.rules.size)):
        assert seen[word] == (UNKNOWN if word in hidden else whole[word])


def test_a_view_is_no_door_to_the_game() -> None:
    game = played(4, 5, 100)
    before = game.state_bytes()
    view = game.view(0)
    for word in range(int(game.rules.size)):
        view.state.s[word] = 77
    assert game.state_bytes() == before
    assert view.state.chance is None
    assert view.state.listener is None


def test_a_view_does_not_follow_the_game() -> None:
    game = archipel.new_game("base", seats=3, seed=1, start=0)
    view = game.view(0)
    before = view.to_bytes()
    game.apply(game.legal_actions()[0])
    assert view.to_bytes() == before
    assert game.view(0).to_bytes() != before


def test_a_seat_sees_its_own_legal_actions_and_forms_as_the_game_does() -> None:
    game = archipel.new_game("base", seats=4, seed=7)
    chance = Random(7)
    for _ in range(400):
        for seat in range(4):
            view = game.view(seat)
            assert view.legal_actions() == game.legal_actions(seat)
            assert [kind for kind, _ in view.forms()] == [kind for kind, _ in game.forms(seat)]
        assert game.view(-1).legal_actions() == []
        assert game.view(-1).forms() == []
        seat, action = any_choice(game, chance)
        game.apply(action, seat)


def test_json_of_a_view() -> None:
    table = a_table(seats=3, hands={RED: {"ore": 2}, BLUE: {"wool": 3}}, cards={BLUE: ["knight"]}, rolled=True)
    mine = table.game.view(RED).to_json()
    assert mine == json.loads(json.dumps(mine))
    assert (mine["seat"], mine["seats"], mine["active"], mine["phase"], mine["over"]) == (0, 3, 0, "action", False)
    assert (mine["deciding"], mine["winners"], mine["turn"]) == ([0], [], 1)
    assert mine["hand"] == [[0, 0, 0, 0, 2], [None] * 5, [None] * 5]
    assert mine["hand_count"] == [2, 3, 0]
    assert mine["development_cards"] == [[0] * 5, [None] * 5, [None] * 5]
    assert mine["development_cards_count"] == [0, 1, 0]
    assert mine["deck"] == [None] * 5
    assert mine["deck_size"] == 24
    theirs = table.game.view(BLUE).to_json()
    assert theirs["hand"] == [[None] * 5, [0, 0, 3, 0, 0], [None] * 5]
    assert theirs["development_cards"] == [[None] * 5, [1, 0, 0, 0, 0], [None] * 5]
    onlooker = table.game.view(-1).to_json()
    assert onlooker["hand"] == [[None] * 5] * 3
    assert onlooker["seat"] == -1
    names = {block.name for block in table.rules.blocks if block.reads != "derived"}
    machine = {"seat", "seats", "active", "turn", "phase", "argument", "deciding", "over", "winners", "readings"}
    assert set(mine) == names | machine
    assert not names & machine


def test_no_number_of_a_secret_reaches_the_json_of_a_stranger() -> None:
    """With the hands of the others filled with tell-tale numbers, none of them shows up."""
    game = played(4, 3, 200)
    state = game.state.copy()
    for block in game.rules.blocks:
        if block.seen != "public":
            for i in range(int(block.size)):
                if block.seen == "nobody" or i // int(block.each) != WHITE:
                    state.s[block.at + i] = 987654
    assert "987654" not in json.dumps(view_of(state, WHITE).to_json())
    assert view_of(state, WHITE).to_bytes() == game.view(WHITE).to_bytes()


def test_events_are_filtered_for_each_seat() -> None:
    table = a_table(seats=3, hands={BLUE: {"ore": 1}, RED: {"ore": 1, "wool": 1, "grain": 1}}, dice=[(3, 4)])
    table.do("roll", "move_robber 1,0")
    assert table.told("stolen") == [{"thief": RED, "victim": BLUE, "card": "ore"}]
    for seat in (RED, BLUE):
        assert table.told("stolen", to=seat) == [{"thief": RED, "victim": BLUE, "card": "ore"}]
    for seat in (WHITE, -1):
        assert table.told("stolen", to=seat) == [{"thief": RED, "victim": BLUE}]
    table.do("buy_card")
    assert set(table.told("bought_card", to=RED)[0]) == {"seat", "card"}
    for seat in (BLUE, WHITE, -1):
        assert table.told("bought_card", to=seat) == [{"seat": RED}]


def test_events_name_cards_and_seats() -> None:
    table = a_table(hands={RED: {"ore": 2, "wool": 1}}, rolled=True).do("offer_trade 2ore+1wool 1grain 1,3")
    for seat in (RED, BLUE, -1):
        (told,) = table.told("trade_offered", to=seat)
        assert told == {"seat": RED, "give": {"wool": 1, "ore": 2}, "take": {"grain": 1}, "to": [1, 3]}


def test_every_seat_is_told_of_every_event() -> None:
    game = played(4, 6, 400)
    kinds = [event.kind for event in game.events]
    assert len(set(kinds)) > 12
    for seat in (-1, 0, 1, 2, 3):
        seen = game.events_for(seat)
        assert [event.kind for event in seen] == kinds
        for event, whole in zip(seen, game.events, strict=True):
            assert event.fields.items() <= whole.fields.items()
            assert json.loads(json.dumps(event.to_json()))["kind"] == event.kind
