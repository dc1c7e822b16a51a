"""Records: a game as lines of text that replay to the same bytes, and every way such a text can be damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from struct import pack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import archipel
from archipel import RecordError, replay
from archipel.engine.errors import OutdatedRecord
from archipel.engine.record import RULES, VERSION
from tests.properties.players import any_choice
from tests.tables import SEVEN_HEXES, a_table

VERSION_1 = Path(__file__).parent / "record_of_version_1.jsonl"

pytestmark = pytest.mark.compiled

SMALL_BOARD: dict[str, object] = {**SEVEN_HEXES, "robber": "0,0"}
DECK = ["knight", "victory_point", "monopoly", "knight", "year_of_plenty", "road_building"]


def played(game: archipel.Game, seed: int, steps: int) -> tuple[archipel.Game, list[bytes]]:
    """The game after some actions, and its bytes after each of them."""
    chance = Random(seed)
    states: list[bytes] = []
    for _ in range(steps):
        if game.over:
            break
        seat, action = any_choice(game, chance)
        game.apply(action, seat)
        states.append(game.state_bytes())
    return game, states


def new_games() -> dict[str, Callable[[], archipel.Game]]:
    new = archipel.new_game
    rolls: list[object] = [(3, 4), (6, 2), "5+3", (1, 1)] * 60
    return {
        "three": lambda: new("base", seats=3, seed=1, phases="combined"),
        "four": lambda: new("base", seats=4, seed=2),
        "five": lambda: new("base", seats=5, seed=3, extension="paired_players", steal="must"),
        "six": lambda: new("base", seats=6, seed=4, frame="random", layout="random"),
        "duel": lambda: new("base", seats=2, seed=5, duel=True, steal_at_once=False, target=7),
        "told dice": lambda: new("base", seats=4, seed=6, start=1, chance={"dice": rolls}),
        "told start": lambda: new("base", seats=3, seed=6, chance={"start_roll": ["1+1", "6+6", (2, 2)]}),
        "deck in order": lambda: new("base", seats=4, seed=7, decks={"development": DECK}),
        "deck by counts": lambda: new("base", seats=4, seed=7, decks={"development": {"knight": 3, "monopoly": 1}}),
        "small board": lambda: new("base", seats=3, seed=8, board=SMALL_BOARD),
        "all given": lambda: new(
            "base", 3, 9, board=SMALL_BOARD, decks={"development": DECK}, chance={"dice": rolls}, start=2, hand_limit=5
        ),
    }


@pytest.mark.parametrize("name", new_games())
def test_a_record_replays_to_the_same_bytes_at_every_step(name: str) -> None:
    game, states = played(new_games()[name](), 1, 220)
    again: list[bytes] = []
    copy = replay(game.record(), lambda shown: again.append(shown.state_bytes()))
    assert again == states
    assert copy == game
    assert copy.record() == game.record()
    assert copy.events == game.events


@pytest.mark.parametrize("seats", [3, 6])
def test_a_whole_game_replays_and_stays_over(seats: int) -> None:
    game, _ = played(archipel.new_game("base", seats=seats, seed=seats), 2, 100_000)
    assert game.over
    copy = replay(game.record())
    assert (copy.over, copy.winner, copy.state_bytes()) == (True, game.winner, game.state_bytes())


def test_a_replayed_game_is_played_on() -> None:
    """With its own dice, those it would have had."""
    game, _ = played(archipel.new_game("base", seats=4, seed=5), 1, 100)
    copy = replay(game.record())
    assert played(game, 3, 100)[0].record() == played(copy, 3, 100)[0].record()


def test_a_record_without_a_step() -> None:
    game = archipel.new_game("base", seats=4, seed=1)
    assert replay(game.record()) == game
    assert len(game.record().splitlines()) == 2


def test_what_a_record_says() -> None:
    table = a_table(seats=3, dice=[(2, 2)])
    game = archipel.new_game("base", seats=3, seed=1, start=0, layout="beginner", chance={"dice": [(2, 2)]})
    for step in table.game.steps():
        game.apply(step.action(game.rules))
    game.apply("roll")
    header, first, *_, last, digest = (json.loads(line) for line in game.record().splitlines())
    assert (header["archipel"], header["name"], header["seats"], header["seed"]) == (VERSION, "base", 3, 1)
    assert header["options"] == {"start": 0, "layout": "beginner"}
    assert header["board"]["tiles"]["0,0"] == ["desert", 0]
    assert first == {"seat": 0, "do": "place_settlement 0,-1N"}
    assert last == {"seat": 0, "do": "roll", "chance": [["dice", "2+2"]]}
    assert set(digest) == {"steps", "digest"}
    assert digest["steps"] == 13


def test_the_seal_leaves_out_what_only_saves_time() -> None:
    game = archipel.new_game("base", seats=3, seed=1, start=0)
    game.apply(game.legal_actions()[0])
    homes = game.rules.block_named["buildings_of"]
    derived = [range(block.at, block.at + block.size) for block in game.rules.blocks if block.reads == "derived"]
    kept = [word for at, word in enumerate(game.state.s) if not any(at in words for words in derived)]
    sealed = game.digest_bytes()
    assert sealed == pack(f"<{len(kept)}q", *kept)
    game.state.s[homes.at] += 1
    assert game.digest_bytes() == sealed
    game.state.s[game.rules.block_named["points"].at] += 1
    assert game.digest_bytes() != sealed
    assert "buildings_of" not in game.view(0).to_json()


# ---- damage


@cache
def a_record() -> str:
    game, _ = played(archipel.new_game("base", seats=3, seed=3), 4, 60)
    return game.record()


def lines() -> list[str]:
    return a_record().splitlines()


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value


def changed(number: int, change: Callable[[dict[str, object]], object]) -> str:
    """The record with something done to one line, counted from 1."""
    parts = lines()
    row = json.loads(parts[number - 1])
    change(row)
    parts[number - 1] = json.dumps(row)
    return "\n".join(parts) + "\n"


def numbers_with_chance() -> list[int]:
    return [number for number, line in enumerate(lines(), 1) if number > 1 and '"chance"' in line]


def test_cut_after_any_line() -> None:
    parts = lines()
    for kept in range(len(parts)):
        wrong = refused("\n".join(parts[:kept]))
        assert wrong.line == max(1, kept)
        assert "cut off" in wrong.reason or kept == 0


def test_cut_before_any_line_or_in_the_middle() -> None:
    parts = lines()
    for left_out in range(len(parts)):
        refused("\n".join(parts[:left_out] + parts[left_out + 1 :]))
    refused("\n".join(parts[10:]))


def test_cut_at_any_byte_is_never_a_silent_success() -> None:
    text = a_record()
    for at in range(len(text.rstrip())):
        refused(text[:at])


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(a_record().rstrip()) - 1), st.characters(min_codepoint=32, max_codepoint=126))
def test_any_other_character_anywhere_is_noticed(at: int, character: str) -> None:
    text = a_record()
    if text[at] == character:
        return
    try:
        replay(text[:at] + character + text[at + 1 :])
    except RecordError:
        return
    # Only the digest's own line may be written differently: it is its contents that count.
    start = text.rstrip().rindex("\n") + 1
    assert at > start
    assert json.loads(text[start:at] + character + text[at + 1 :]) == json.loads(text[start:])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not a record of Archipel"),
        ("\n", "not a record of Archipel"),
        ("hello", "not a record of Archipel"),
        ("1. e4 e5\n2. Nf3 Nc6\n", "not a record of Archipel"),
        ("{}", "not a record of Archipel"),
        ("[]", "every line is a JSON object"),
        ('{"game": "chess"}\n{"digest": ""}\n', "not a record of Archipel"),
        ("[" * 100_000, "not a record of Archipel"),
        ('{"archipel": 1', "cut off"),
        ("\x00\x01\x02", "not a record of Archipel"),
    ],
)
def test_a_foreign_file(text: str, reason: str) -> None:
    wrong = refused(text)
    assert wrong.line == 1
    assert reason in wrong.reason


@pytest.mark.parametrize("version", [0, VERSION + 1, "1", None, 1.5])
def test_another_version(version: object) -> None:
    wrong = refused(changed(1, lambda row: row.update(archipel=version)))
    assert wrong.line == 1
    assert f"version {version}" in wrong.reason


def test_a_record_of_version_1_plays_with_the_names_of_today() -> None:
    game = replay(VERSION_1.read_text(encoding="utf-8"))
    assert game.over and "play_year_of_plenty" in {step.action(game.rules).kind for step in game.steps()}
    assert replay(game.record()) == game


@pytest.mark.parametrize("rules", [0, RULES + 1])
def test_a_record_of_other_rules_says_so_when_it_does_not_play(rules: int) -> None:
    text = changed(1, lambda row: row.update(rules=rules))
    with pytest.raises(OutdatedRecord, match=f"does not play by version {RULES}: the digest"):
        replay(text)
    with pytest.raises(RecordError, match="the version of the rules is a number"):
        replay(changed(1, lambda row: row.update(rules="1")))


def test_a_line_that_is_not_json() -> None:
    for number in (2, 17, len(lines()) - 1):
        parts = lines()
        parts[number - 1] = parts[number - 1][:-1]
        wrong = refused("\n".join(parts))
        assert (wrong.line, wrong.reason) == (number, "this is not JSON")


def test_a_line_more() -> None:
    parts = lines()
    for number in (2, 20, len(parts)):
        assert "promised" in refused("\n".join([*parts[: number - 1], parts[5], *parts[number - 1 :]])).reason
    for more in (parts[5], parts[-1], "", "end"):
        wrong = refused("\n".join([*parts, more, ""]))
        assert wrong.line == len(parts) + 1
        assert "follows the digest" in wrong.reason
    refused(a_record() + a_record())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda row: row.update(seat=9), "seat.unknown"),
        (lambda row: row.update(seat=-1), "which seat does what"),
        (lambda row: row.update(seat=True), "which seat does what"),
        (lambda row: row.update(seat="0"), "which seat does what"),
        (lambda row: row.pop("seat"), "which seat does what"),
        (lambda row: row.pop("do"), "which seat does what"),
        (lambda row: row.update(do=["roll"]), "which seat does what"),
        (lambda row: row.update(do="fly"), "no action is called 'fly'"),
        (lambda row: row.update(do=""), "no action is called ''"),
        (lambda row: row.update(do="roll"), "action.not_now (BASE-22)"),
        (lambda row: row.update(chance=[["dice", "1+1"]]), "another number of chance outcomes"),
        (lambda row: row.update(chance={"dice": "1+1"}), "chance is a list"),
        (lambda row: row.update(chance=[["dice"]]), "chance is a list"),
        (lambda row: row.update(chance=[[1, 2]]), "chance is a list"),
        (lambda row: row.update(chance=[["dice", 2]]), "chance is a list"),
        (lambda row: row.update(chance=[[1, "1+1"]]), "chance is a list"),
    ],
)
def test_a_changed_choice_is_refused_with_its_line(change: Callable[[dict[str, object]], object], reason: str) -> None:
    wrong = refused(changed(4, change))
    assert wrong.line == 4
    assert reason in wrong.reason


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ([["dice", "7+1"]], "'7+1' is not an outcome of dice"),
        ([["steal", "ore"]], "tells steal where dice is drawn"),
        ([], "tells dice where|no outcome left|outcomes is told"),
        ([["dice", "1+1"], ["dice", "1+1"]], "another number of chance outcomes"),
    ],
)
def test_changed_chance_is_refused_with_its_line(told: list[object], reason: str) -> None:
    roll = next(number for number in numbers_with_chance() if json.loads(lines()[number - 1])["do"] == "roll")
    wrong = refused(changed(roll, lambda row: row.update(chance=told)))
    assert wrong.line == roll
    assert any(one in wrong.reason for one in reason.split("|"))


def test_chance_moved_to_another_line_is_refused() -> None:
    roll = numbers_with_chance()[0]
    parts = [json.loads(line) for line in lines()]
    parts[roll - 2]["chance"] = parts[roll - 1].pop("chance")
    assert refused("\n".join(json.dumps(part) for part in parts)).line == roll - 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda row: row.pop("name"), "name, seats, seed and options"),
        (lambda row: row.update(name="chess"), "the game 'chess' is not known here"),
        (lambda row: row.update(seats=9), "2 to 6 seats"),
        (lambda row: row.update(seats=3.0), "name, seats, seed and options"),
        (lambda row: row.update(seats=True), "2 to 6 seats"),
        (lambda row: row.update(seed="3"), "name, seats, seed and options"),
        (lambda row: row.update(options=[]), "name, seats, seed and options"),
        (lambda row: row.update(options={"flight": 1}), "no option 'flight'"),
        (lambda row: row.update(options={"target": [10]}), "target is a number"),
        (lambda row: row.pop("board"), "which board was laid"),
        (lambda row: row.update(board={"tiles": {}}), "at least one tile"),
        (lambda row: row.update(decks={"development": 5}), "a deck is a list"),
        (lambda row: row.update(decks=[]), "which board was laid"),
        (lambda row: row.pop("chance"), "where start_roll is drawn"),
        (lambda row: row["chance"].append(["dice", "1+1"]), "more chance is told"),
        (lambda row: row.update(chance={}), "chance is a list"),
    ],
)
def test_a_changed_header_is_refused(change: Callable[[dict[str, object]], object], reason: str) -> None:
    wrong = refused(changed(1, change))
    assert wrong.line == 1
    assert reason in wrong.reason


@pytest.mark.parametrize(
    "change",
    [
        lambda row: row.update(seed=4),
        lambda row: row["options"].update(phases="combined"),
        lambda row: row["options"].update(target=11),
        lambda row: row["options"].update(steal="must"),
        lambda row: row.update(more=1),
        lambda row: row["board"]["tiles"].update({"0,0": ["hills", 3]}),
    ],
)
def test_a_header_that_could_be_played_is_still_noticed(change: Callable[[dict[str, object]], object]) -> None:
    refused(changed(1, change))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda row: row.update(digest="0" * 64), "the digest does not fit"),
        (lambda row: row.update(digest=None), "and the digest"),
        (lambda row: row.update(more=1), "and the digest"),
        (lambda row: row.update(steps=59), "59 choices are promised, 60 are there"),
        (lambda row: row.pop("steps"), "None choices are promised"),
        (lambda row: row.pop("digest"), "cut off"),
    ],
)
def test_a_broken_seal(change: Callable[[dict[str, object]], object], reason: str) -> None:
    wrong = refused(changed(len(lines()), change))
    assert wrong.line == len(lines())
    assert reason in wrong.reason


def test_windows_line_ends_and_a_missing_last_one_do_no_harm() -> None:
    game = replay(a_record())
    assert replay(a_record().replace("\n", "\r\n")) == game
    assert replay(a_record().rstrip()) == game


def test_a_refused_record_disturbs_no_other_game() -> None:
    game = replay(a_record())
    before = game.state_bytes()
    for cut in range(0, len(a_record()) - 1, 997):
        refused(a_record()[:cut])
    assert game.state_bytes() == before
    assert replay(a_record()) == game
