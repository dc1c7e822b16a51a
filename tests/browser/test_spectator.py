"""Whoever only looks on is told no secret: every frame that reached the browser is read."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House, Json


def told_values(value: object) -> list[object]:
    """What a block of a view tells: everything that is not null."""
    if isinstance(value, list):
        return [one for inner in value for one in told_values(inner)]
    return [] if value is None else [value]


def test_a_spectator_is_told_no_secret(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, options={"target": 5, "phases": "combined"})
    watcher = come(house)
    watcher.go(f"/t/{table['table']}")
    watcher.page.locator(".seatlist").wait_for()
    with guest.socket(table["table"]) as socket:
        socket.do("start")
        socket.play(turns=12)
        owner_events = socket.events
        owner = socket.game
        watcher.wait(f"lab.game !== null && lab.game.version >= {socket.version}")
    frames: list[Json] = [json.loads(text) for text in watcher.read("lab.frames")]
    games = [frame for frame in frames if frame["type"] in ("snapshot", "moves")]
    assert len(games) > 20
    sheet = next(frame for frame in frames if frame["type"] == "sheet")
    hidden = {block["name"] for block in sheet["blocks"] if block["seen"] != "public"}
    assert {"hand", "development_cards"} <= hidden
    for frame in games:
        assert frame["seat"] == -1
        assert frame["legal"] == []
        assert frame["forms"] == []
        for name in hidden:
            assert told_values((frame.get("view") or frame["changed"]).get(name)) == [], name
    assert told_values(owner["view"]["hand"]), "the owner is told of the hand, so it is not always empty"

    # Events with a secret in them come without it.
    told = watcher.events
    assert [event["kind"] for event in told] == [event["kind"] for event in owner_events]
    assert all("card" not in event for event in told if event["kind"] in ("bought_card", "stolen"))
    expect(watcher.page.locator("body")).to_contain_text("You are watching")
    expect(watcher.page.locator(".gcard, .dcard, .act, .mark")).to_have_count(0)
    assert all(frame["fair"].get("secret") is None for frame in frames if frame["type"] == "table")


def test_the_replay_of_an_unfinished_game_is_refused(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
        socket.play(turns=2)
    watcher = come(house)
    watcher.watch_console = False  # the browser reports the refusal's status
    watcher.go(f"/replay/{table['table']}")
    watcher.page.get_by_role("alert").wait_for()
    expect(watcher.page.locator(".board-svg")).to_have_count(0)
