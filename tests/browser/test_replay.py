"""A finished game steps through, forwards and back, by buttons, slider and keys."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Come
from tests.browser.house import House, finished_game
from tests.browser.player import Player


def step_of(player: Player) -> int:
    value: str = player.page.locator(".replay .slider").input_value()
    return int(value)


def pieces_of(player: Player) -> int:
    return player.page.locator(".board .pieces .set-down").count()


def test_a_replay_steps_through(house: House, come: Come) -> None:
    guest, table = finished_game(house)
    frames = guest.get(f"/api/records/{table['table']}/replay?count=1000")["frames"]
    me = come(house)
    me.go(f"/replay/{table['table']}")
    me.page.locator(".replay .slider").wait_for()
    last = int(me.page.locator(".replay .slider").get_attribute("max") or 0)
    assert last == len(frames) - 1
    assert step_of(me) == 0
    assert pieces_of(me) == 0

    forward = me.page.get_by_role("button", name="Next step")
    for step in range(1, 13):  # the first placements of three seats
        forward.click()
        assert step_of(me) == step
    assert pieces_of(me) == 12
    me.page.get_by_role("button", name="One step back").click()
    assert pieces_of(me) == 11
    me.page.locator("body").press("ArrowRight")
    assert pieces_of(me) == 12

    me.page.get_by_role("button", name="Next turn").click()
    assert step_of(me) > 12
    me.page.locator(".replay .slider").fill(str(last))
    built = sum(event["kind"] == "built" for frame in frames for event in frame["events"])
    cities = sum(event["kind"] == "built" and event["piece"] == "city" for frame in frames for event in frame["events"])
    assert pieces_of(me) == built - cities
    assert "wins" in me.page.locator(".banner").inner_text() or "won" in me.page.locator(".banner").inner_text()
    forward.click()
    assert step_of(me) == last
    assert f"Step {last} of {last}" in me.page.locator(".replay").inner_text()


def test_a_moment_is_shared_by_its_address(house: House, come: Come) -> None:
    _, table = finished_game(house)
    me = come(house)
    me.go(f"/replay/{table['table']}#9")
    me.page.locator(".replay .slider").wait_for()
    assert step_of(me) == 9
    assert pieces_of(me) == 9


def test_a_record_goes_out_and_comes_in_again(house: House, come: Come, tmp_path: Path) -> None:
    _, table = finished_game(house)
    me = come(house)
    me.go(f"/replay/{table['table']}")
    me.page.locator(".replay .slider").wait_for()
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Export").click()
    kept = tmp_path / "game.jsonl"
    download.value.save_as(kept)
    me.go("/replays")
    me.page.locator("input[type=file]").set_input_files(kept)
    me.page.locator(".replay .slider").wait_for()
    assert table["table"] not in me.page.url
