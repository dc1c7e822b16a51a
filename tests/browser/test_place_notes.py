"""Pointing at a place shows what it brings; a finger that rests opens a lens and is asked before it takes the place."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House


def test_a_note_under_the_pointer_and_a_lens_under_the_finger(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, options={"layout": "beginner", "start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, width=390, height=844, has_touch=True)
    me.sit_at(table)
    mark = me.page.locator(".mark").nth(25)
    mark.hover()
    note = me.page.locator(".placenote")
    expect(note).to_contain_text("in 36 rolls")
    expect(me.page.locator(".rings path.plain")).not_to_have_count(0)
    me.hold_still()
    asked = me.read("lab.sent.filter((text) => JSON.parse(text).type === 'note').map((text) => JSON.parse(text).at)")
    assert len(asked) == len(set(asked)), "a place is asked about once, however long the pointer rests there"
    me.page.mouse.move(2, 2)
    note.wait_for(state="detached")

    me.hold_still()
    box = mark.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = me.context.new_cdp_session(me.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    me.page.locator(".lens").wait_for()
    note.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.locator(".confirm").wait_for()
    expect(me.page.locator(".lens")).to_have_count(0)
    version = me.version
    me.page.locator(".confirm .btn.lit").click()
    me.moved(version)
    assert me.read("lab.game.view.phase") == "place_road"
