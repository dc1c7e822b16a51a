"""A finished game steps through, forwards and back, by buttons, slider and keys."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from archipel.catalogue import new_game
from tests.browser.conftest import Come
from tests.browser.house import House, finished_game, preference
from tests.browser.player import Player


def expect_step(player: Player, step: int) -> None:
    expect(player.page.locator(".replay .slider")).to_have_value(str(step))


def expect_pieces(player: Player, count: int) -> None:
    expect(player.page.locator(".board .pieces .set-down")).to_have_count(count)


def expect_seat(player: Player, seat: int) -> None:
    """The banner tells of this seat."""
    expect(player.page.locator(".banner .badge")).to_have_attribute("data-seat", str(seat + 1))


def test_a_replay_steps_through(house: House, come: Come) -> None:
    guest, table = finished_game(house)
    frames = guest.get(f"/api/records/{table['table']}/replay?count=1000")["frames"]
    me = come(house)
    me.go(f"/replay/{table['table']}")
    me.page.locator(".replay .slider").wait_for()
    last = len(frames) - 1
    expect(me.page.locator(".replay .slider")).to_have_attribute("max", str(last))
    expect_step(me, 0)
    expect_pieces(me, 0)

    forward = me.page.get_by_role("button", name="Next step")
    for step in range(1, 13):  # the first placements of three seats
        forward.click()
        expect_step(me, step)
    expect_pieces(me, 12)
    me.page.get_by_role("button", name="Previous step").click()
    expect_pieces(me, 11)
    me.page.locator("body").press("ArrowRight")
    expect_pieces(me, 12)

    me.page.get_by_role("button", name="Next turn").click()
    me.wait("Number(document.querySelector('.replay .slider').value) > 12")
    me.page.locator(".replay .slider").fill(str(last))
    built = sum(event["kind"] == "built" for frame in frames for event in frame["events"])
    cities = sum(event["kind"] == "built" and event["piece"] == "city" for frame in frames for event in frame["events"])
    expect_pieces(me, built - cities)
    expect(me.page.locator(".banner")).to_contain_text(re.compile("wins|won"))
    forward.click()
    expect_step(me, last)
    expect(me.page.locator(".replay")).to_contain_text(f"Step {last} of {last}")


def test_a_moment_is_shared_by_its_address(house: House, come: Come) -> None:
    _, table = finished_game(house)
    me = come(house)
    me.go(f"/replay/{table['table']}#9")
    me.page.locator(".replay .slider").wait_for()
    expect_step(me, 9)
    expect_pieces(me, 9)


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


def test_a_record_from_elsewhere_is_brought_and_stepped_through(house: House, come: Come, tmp_path: Path) -> None:
    """A game that no server ever saw, and a file that somebody has tampered with."""
    game = new_game("base", 3, 7, target=4, layout="beginner")
    while not game.over:
        seat = game.deciding[0]
        game.apply(max(game.legal_actions(seat), key=lambda one: preference({"action": one.to_json()})), seat)
    text = game.record()
    whole, cut, changed = (tmp_path / name for name in ("whole.jsonl", "cut.jsonl", "changed.jsonl"))
    whole.write_text(text)
    lines = text.splitlines()
    cut.write_text("\n".join(lines[:20]))
    changed.write_text(re.sub(r'"(\d)\+(?!\1)(\d)"', r'"\2+\1"', text, count=1))  # two dice changed places
    assert changed.read_text() != text

    me = come(house)
    me.watch_console = False  # the browser reports the refusals' status
    me.go("/replays")
    for wrong, said in ((cut, "not a complete record (line"), (changed, "was changed after the game: line")):
        me.page.locator("input[type=file]").set_input_files(wrong)
        expect(me.page.get_by_role("alert")).to_contain_text(said)
        assert me.page.url.endswith("/replays")
        me.page.reload()
    me.watch_console = True
    me.page.locator("input[type=file]").set_input_files(whole)
    me.page.locator(".replay .slider").wait_for()
    last = len(lines) - 2
    expect(me.page.locator(".replay .slider")).to_have_attribute("max", str(last))

    for line in lines[1:13]:
        me.page.get_by_role("button", name="Next step").click()
        expect_seat(me, json.loads(line)["seat"])  # who placed
    expect_pieces(me, 12)
    me.page.locator(".replay .slider").fill(str(last))
    assert game.winner is not None
    expect_seat(me, game.winner)
    me.page.get_by_role("button", name="Previous step").click()
    expect_step(me, last - 1)
