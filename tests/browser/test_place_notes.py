"""Pointing at a place shows what it brings; a finger that rests opens a lens and is asked before it takes the place."""

from __future__ import annotations

from typing import Final

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


# The lit places just above and just below the middle of the board: there a note has the least room.
NEAR_THE_MIDDLE: Final = """() => {
  const places = [...document.querySelectorAll('.mark')].map((mark) => {
    const box = mark.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  const heights = places.map((place) => place.y)
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2
  const away = (place) => Math.abs(place.y - middle)
  const nearest = (some) => some.reduce((one, other) => away(other) < away(one) ? other : one)
  return [nearest(places.filter((place) => place.y < middle)), nearest(places.filter((place) => place.y > middle))]
}"""


def test_note_lens_and_finger_leave_each_other_free(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, options={"layout": "beginner", "start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, width=360, height=740, locale="fr-FR", has_touch=True)
    me.sit_at(table)
    me.page.locator(".mark").first.wait_for()
    me.hold_still()
    for finger in me.page.evaluate(NEAR_THE_MIDDLE):
        touch = me.context.new_cdp_session(me.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        me.page.locator(".lens").wait_for()
        me.page.locator(".placenote").wait_for()
        me.hold_still()
        lens, note = me.page.locator(".lens").bounding_box(), me.page.locator(".placenote").bounding_box()
        assert lens is not None
        assert note is not None
        assert lens["y"] >= note["y"] + note["height"] or lens["y"] + lens["height"] <= note["y"]
        assert lens["x"] > finger["x"] or lens["x"] + lens["width"] < finger["x"]
        assert abs(finger["y"] - note["y"] - note["height"] / 2) > note["height"] / 2 + 30
        touch.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
        me.page.locator(".placenote").wait_for(state="detached")
