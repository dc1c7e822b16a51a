"""The tables of how well bots play are made by a script: here it makes short ones."""

from __future__ import annotations

import pytest

from tools.bots_table import main


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
