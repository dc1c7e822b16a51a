"""The tables of how well bots play are made by a script: here it makes short ones."""

from __future__ import annotations

import pytest

from tools.bots_table import arguments_of, main, specs


@pytest.mark.long
def test_shares_come_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "3", "--jobs", "1", "base:seats=3,target=3"]) == 0
    head, _, line = capsys.readouterr().out.splitlines()
    assert head.startswith("| 3 games each |")
    game, against_random, against_greedy, turns = line.strip("| ").split(" | ")
    assert game == "base:seats=3,target=3"
    assert "% [" in against_random and "% [" in against_greedy and "failed" not in line
    assert int(turns) > 0


@pytest.mark.long
def test_every_verb_is_counted_or_named_as_unused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--verbs", "base:seats=3,target=3"]) == 0
    head, used, never = capsys.readouterr().out.splitlines()
    assert head == "base:seats=3,target=3, 1 games, 0 unfinished"
    assert "place_settlement 6" in used and "play_monopoly" in never


def test_a_box_is_played_with_as_many_seats_as_its_options_have() -> None:
    said = arguments_of(["--box", "traders_barbarians", "--with", "harbormaster", "--with", "for_two"])
    games = [str(spec) for spec in specs(said)]
    assert sum(game.endswith("seats=2,for_two=True") for game in games) == 5  # it does not go with pairs of scenarios
    assert games[:3] == [
        "traders_barbarians/fishermen:seats=4",
        "traders_barbarians/fishermen:seats=4,harbormaster=True",
        "traders_barbarians/fishermen:seats=2,for_two=True",
    ]
