"""Pointing at a place shows what it brings; a finger that rests opens a lens and is asked before it takes the place."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.house import House

PATIENCE = 30_000  # milliseconds


def test_a_note_under_the_pointer_and_a_lens_under_the_finger(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, options={"layout": "beginner", "start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, width=390, height=844, has_touch=True)
    me.sit_at(table)
    mark = me.page.locator(".mark").nth(25)
    mark.hover(timeout=PATIENCE)
    note = me.page.locator(".placenote")
    note.wait_for(timeout=PATIENCE)
    assert "in 36 rolls" in note.inner_text()
    assert me.page.locator(".rings path.plain").count() >= 1
    me.page.mouse.move(2, 2)
    note.wait_for(state="detached", timeout=PATIENCE)

    box = mark.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = me.context.new_cdp_session(me.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    me.page.locator(".lens").wait_for(timeout=PATIENCE)
    note.wait_for(timeout=PATIENCE)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.locator(".confirm").wait_for(timeout=PATIENCE)
    assert me.page.locator(".lens").count() == 0
    version = me.version
    me.page.locator(".confirm .btn.lit").click(timeout=PATIENCE)
    me.moved(version)
    assert me.read("lab.game.view.phase") == "place_road"
