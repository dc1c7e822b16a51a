"""Actions as values: equality, JSON, notation, and malformed ones."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import archipel
from archipel import Action, UnknownAction, action, action_from_json
from tests.properties.players import any_choice
from tests.tables import RED, a_table

pytestmark = pytest.mark.compiled

SPECS = [
    archipel.GameSpec("base", 4, (("phases", "combined"),)),
    archipel.GameSpec("base", 5, (("extension", "paired_players"), ("steal_at_once", False))),
    archipel.GameSpec("base", 6),
]


# ---- round trips


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_every_action_met_in_a_game_survives_json_and_notation(spec: archipel.GameSpec) -> None:
    game = spec.new_game(2)
    chance = Random(2)
    seen: set[str] = set()
    for _ in range(1500):
        if game.over:
            break
        for legal in game.legal_actions():
            if legal.kind not in seen or chance.random() < 0.05:
                seen.add(legal.kind)
                check_round_trip(game, legal)
        seat, chosen = any_choice(game, chance)
        seen.add(chosen.kind)
        check_round_trip(game, game.parse(str(chosen)))
        check_json(chosen)
        game.apply(game.parse(str(chosen)), seat)
    assert {"offer_trade", "counter_trade", "maritime_trade", "build_city", "move_robber", "discard_cards"} <= seen


def check_round_trip(game: archipel.Game, one: Action) -> None:
    text = str(one)
    again = game.parse(text)
    assert again == one
    assert hash(again) == hash(one)
    assert str(again) == text
    assert again.code == one.code
    check_json(one)


def check_json(one: Action) -> None:
    told = json.loads(json.dumps(one.to_json()))
    assert action_from_json(told) == one
    assert hash(action_from_json(told)) == hash(one)
    assert told["kind"] == one.kind


def test_every_code_of_the_game_has_its_own_name() -> None:
    for spec in SPECS:
        game = spec.new_game(1)
        plain = [one for one in game.rules.actions if not game.rules.verb_of[one.code].form]
        assert len({str(one) for one in plain}) == len(plain)
        for one in plain:
            again = game.parse(str(one))
            assert int(again.code) == int(game.rules.verb_of[one.code].base) + int(
                game.rules.verb_of[one.code].canonical(one.code - game.rules.verb_of[one.code].base)
            )


def test_actions_from_json_or_another_game_are_as_good() -> None:
    game, other = (archipel.new_game("base", seats=4, seed=1, start=0) for _ in range(2))
    large = archipel.new_game("base", seats=6, seed=1, start=0)
    chosen = game.legal_actions()[5]
    other.apply(action_from_json(chosen.to_json()))
    assert other.state_bytes() != game.state_bytes()
    game.apply(large.legal_actions()[5])  # the same kind and corner, bound to other rules
    assert other.state_bytes() == game.state_bytes()


# ---- values


def test_equal_actions_have_equal_hashes_in_whatever_order_they_were_written() -> None:
    one = action("offer_trade", give={"ore": 1, "wool": 2}, take={"grain": 1}, to=[1, 3])
    other = action("offer_trade", to=[1, 3], take={"grain": 1}, give={"wool": 2, "ore": 1})
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1
    assert one != action("offer_trade", give={"ore": 2, "wool": 1}, take={"grain": 1}, to=[1, 3])
    assert one != "offer_trade"


def test_fields_read_by_name() -> None:
    one = action("build_road", edge=12)
    assert (one.kind, one["edge"], one.fields) == ("build_road", 12, {"edge": 12})
    assert repr(one) == "Action('build_road', edge=12)"
    with pytest.raises(KeyError):
        one["corner"]


def test_the_notation_of_an_action_without_a_game_parses_too() -> None:
    table = a_table(hands={RED: {"ore": 2, "wool": 1}}, rolled=True)
    offer = action("offer_trade", give={"ore": 2, "wool": 1}, take={"grain": 1}, to=[1, 3])
    assert str(offer) == "offer_trade give=2ore+1wool take=1grain to=1,3"
    assert table.game.parse(str(offer)) == offer
    assert str(table.game.parse(str(offer))) == "offer_trade 1wool+2ore 1grain 1,3"
    road = action("build_road", edge=12)
    assert table.game.parse(str(road)) == road


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("build_road 0,0NE", {"edge": "0,0NE"}),
        ("build_road edge=0,0NE", {"edge": "0,0NE"}),
        ("maritime_trade take=ore give=wool", {"give": "wool", "take": "ore"}),
        ("  maritime_trade   wool ore ", {"give": "wool", "take": "ore"}),
        ("offer_trade ore+2wool grain", {"give": {"ore": 1, "wool": 2}, "take": {"grain": 1}, "to": [0, 1, 2, 3]}),
        ("offer_trade 1ore 1grain none", {"give": {"ore": 1}, "take": {"grain": 1}, "to": []}),
        ("offer_trade 0 1grain 2", {"give": {}, "take": {"grain": 1}, "to": [2]}),
        ("play_year_of_plenty ore", {"first": "ore"}),
        ("play_year_of_plenty lumber ore", {"first": "lumber", "second": "ore"}),
    ],
)
def test_notation_is_forgiving_about_how_it_is_written(text: str, fields: dict[str, object]) -> None:
    game = archipel.new_game("base", seats=4, seed=1)
    wanted = {name: game.graph.edge(str(value)) if name == "edge" else value for name, value in fields.items()}
    assert game.parse(text).fields == wanted


def test_a_place_has_many_names_and_one_notation() -> None:
    game = archipel.new_game("base", seats=4, seed=1)
    names = ("0,0N", "0,-1SE", "1,-1SW")
    assert len({str(game.parse(f"build_settlement {name}")) for name in names}) == 1
    assert game.parse(f"build_settlement {game.graph.corner('0,0N')}") == game.parse("build_settlement 0,0N")


# ---- malformed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "Build_road 0,0N",
        "play_card",  # a group of verbs is not a verb
        "roll 1",
        "roll edge=1",
        "build_road",
        "build_road 72",
        "build_road -1",
        "build_road 0,0N",
        "build_road 9,9NE",
        "build_road 0,0NE 0,0E",
        "build_road corner=1",
        "build_road edge=",
        "build_road 1.5",
        "build_road " + "9" * 5000,
        "build_settlement 54",
        "move_robber 19",
        "move_robber 0,0N",
        "steal 4",
        "steal red",
        "maritime_trade ore",
        "maritime_trade ore gold",
        "maritime_trade 1 2",
        "maritime_trade give=ore give=wool",
        "maritime_trade take=ore wool",
        "discard",
        "discard_cards",
        "discard_cards 1gold",
        "discard_cards 1000ore",
        "discard_cards 1ore+2ore",
        "discard_cards 1ore+",
        "discard_cards " + "9" * 5000 + "ore",
        "offer_trade 1ore",
        "offer_trade 1ore 1wool 4",
        "offer_trade 1ore 1wool x",
        "offer_trade 1ore 1wool 1;2",
        "offer_trade 1ore 1wool -1",
        "offer_trade 1ore 1wool " + "9" * 5000,
        "play_year_of_plenty ore wool grain",
        "play_year_of_plenty",
        "play_monopoly",
    ],
)
def test_malformed_notation_is_refused_and_changes_nothing(text: str) -> None:
    table = a_table(hands={RED: {"ore": 8}}, rolled=True)
    before = table.game.state_bytes()
    for ask in (table.game.parse, table.game.apply, table.game.why_not, table.game.chance_outcomes):
        with pytest.raises(UnknownAction) as caught:
            ask(text)
        assert 5 < len(str(caught.value)) < 200
    assert table.game.state_bytes() == before


@pytest.mark.parametrize(
    "told",
    [
        {"kind": "fly"},
        {"kind": "build_road"},
        {"kind": "build_road", "edge": None},
        {"kind": "build_road", "edge": 72},
        {"kind": "build_road", "edge": -1},
        {"kind": "build_road", "edge": True},
        {"kind": "build_road", "edge": 1.0},
        {"kind": "build_road", "edge": "here"},
        {"kind": "build_road", "edge": [1]},
        {"kind": "build_road", "edge": 10**30},
        {"kind": "build_road", "edge": 1, "corner": 1},
        {"kind": "build_road", "Edge": 1},
        {"kind": "maritime_trade", "give": "ore", "take": 1},
        {"kind": "maritime_trade", "give": ["ore"], "take": "wool"},
        {"kind": "discard_cards", "cards": []},
        {"kind": "discard_cards", "cards": "4ore"},
        {"kind": "discard_cards", "cards": {"gold": 1}},
        {"kind": "discard_cards", "cards": {"ore": -1}},
        {"kind": "discard_cards", "cards": {"ore": 1.5}},
        {"kind": "discard_cards", "cards": {"ore": True}},
        {"kind": "discard_cards", "cards": {"ore": "1"}},
        {"kind": "discard_cards", "cards": {"ore": 10**30}},
        {"kind": "offer_trade", "give": {"ore": 1}},
        {"kind": "offer_trade", "give": {"ore": 1}, "take": {"wool": 1}, "to": 1},
        {"kind": "offer_trade", "give": {"ore": 1}, "take": {"wool": 1}, "to": [4]},
        {"kind": "offer_trade", "give": {"ore": 1}, "take": {"wool": 1}, "to": [True]},
        {"kind": "offer_trade", "give": {"ore": 1}, "take": {"wool": 1}, "to": ["1"]},
        {"kind": "offer_trade", "give": {"ore": 1}, "take": {"wool": 1}, "to": [[1]]},
    ],
    ids=str,
)
def test_malformed_json_is_refused_and_changes_nothing(told: dict[str, object]) -> None:
    table = a_table(hands={RED: {"ore": 8}}, rolled=True)
    before = table.game.state_bytes()
    for ask in (table.game.apply, table.game.why_not, table.game.chance_outcomes):
        with pytest.raises(UnknownAction):
            ask(action_from_json(told))
    assert table.game.state_bytes() == before


@pytest.mark.parametrize(
    "told", [None, 5, "roll", [], ["roll"], {}, {"kind": None}, {"kind": 5}, {"do": "roll"}], ids=str
)
def test_json_without_a_kind_is_no_action(told: object) -> None:
    with pytest.raises(UnknownAction, match="an action is an object with a kind"):
        action_from_json(told)


def test_an_unknown_field_is_answered_with_the_known_ones() -> None:
    game = archipel.new_game("base", seed=1)
    with pytest.raises(UnknownAction, match="no field 'corner'; its fields: edge"):
        game.apply(action("build_road", corner=3))
    with pytest.raises(UnknownAction, match="card is one of lumber, brick, wool, grain, ore, not 'gold'"):
        game.apply(action("discard", card="gold"))
    with pytest.raises(UnknownAction, match="edge is a number from 0 to 71 or a name, not 72"):
        game.apply(action("build_road", edge=72))
    with pytest.raises(UnknownAction, match="victim is a number from 0 to 3, not nothing"):
        game.apply(action("steal"))


GAME = archipel.new_game("base", seats=4, seed=1)
WORDS = st.sampled_from(
    [
        "build_road",
        "offer_trade",
        "discard_cards",
        "maritime_trade",
        "0,0NE",
        "ore",
        "2ore",
        "1ore+2wool",
        "edge=3",
        "to=1,2",
        "=",
        "+",
        ",",
    ]
)


@settings(max_examples=150, deadline=None)
@given(st.lists(WORDS | st.text(max_size=6), max_size=5).map(" ".join))
def test_any_text_parses_to_something_that_parses_again_or_is_refused(text: str) -> None:
    try:
        found = GAME.parse(text)
    except UnknownAction:
        return
    assert GAME.parse(str(found)) == found


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["ore", "wool", "x"]), inner, max_size=3)
    ),
    max_leaves=5,
)
KINDS = st.sampled_from(sorted(GAME.rules.verb_named))
NAMES = st.sampled_from(["edge", "corner", "tile", "cards", "give", "take", "to", "card", "first", "with", "victim"])


@settings(max_examples=150, deadline=None)
@given(KINDS, st.dictionaries(NAMES, JSON, max_size=3))
def test_any_json_is_legal_illegal_or_unknown_and_never_breaks(kind: str, fields: dict[str, object]) -> None:
    before = GAME.state_bytes()
    try:
        refusal = GAME.why_not(Action(kind, fields))
    except UnknownAction:
        refusal = None
    assert refusal is None or refusal.rule.startswith("BASE-")
    assert GAME.state_bytes() == before
