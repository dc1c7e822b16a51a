"""Two people at one screen: between them the hand is covered."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House

# Whether the middle of the hand lies under the cover.
COVERED: Final = """(() => {
  const box = document.querySelector('.hand').getBoundingClientRect()
  const upon = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return upon.closest('.passing') !== null
})()"""


def test_two_people_pass_the_screen(house: House, come: Come) -> None:
    me = come(house)
    me.go("/friends")
    me.page.get_by_label("Seats").select_option("3")
    me.page.get_by_label("Your name").first.fill("Ann")
    me.page.get_by_role("button", name="Create and get the link").click()
    me.page.locator(".seatlist").wait_for()
    me.page.locator("summary", has_text="Several people on this screen").click()
    me.page.get_by_label("Another player on this screen").fill("Ben")
    me.page.get_by_role("button", name="Sit here too").first.click()
    me.wait("lab.table.seats.filter((seat) => seat.mine).length === 2")
    expect(me.page.locator(".seatlist")).to_contain_text("Ben")
    me.page.get_by_role("button", name="Start now").click()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")

    passed: list[int] = []
    acted: set[int] = set()
    while len(passed) < 3 or acted != {0, 1}:
        me.wait("lab.atRest() && (lab.isAsked() || document.querySelector('.passing') !== null)")
        cover = me.page.locator(".passing .btn")
        if cover.count() > 0:
            seat = me.game["seat"]
            me.wait(COVERED)  # the hand of the one before does not lie open
            me.wait("document.activeElement?.closest('.passing') != null")  # nor is the keyboard left behind
            cover.click()
            me.wait(f"lab.game.seat !== {seat}")
            me.page.locator(".passing").wait_for(state="detached")
            passed.append(me.game["seat"])
        else:
            acted.add(me.game["seat"])
            assert me.step()
    assert set(passed) == {0, 1}
    others = me.game["view"]["hand"]
    assert [row[0] is None for row in others].count(False) == 1, "only the hand of the seat that looks is told"
