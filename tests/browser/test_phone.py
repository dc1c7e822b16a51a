"""A phone held upright: board, hand and actions together, nothing sticks out, everything is big enough for a finger."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import Guest, House, Json, finished_game
from tests.browser.player import Player

PHONES: Final = ((360, 740), (390, 844))
WIDTHS: Final = (360, 390, 768, 1024, 1280, 1440)

# Things to tap that are smaller than a finger, without what is for screen readers only.
SMALL: Final = """() => [...document.querySelectorAll('button, a, select, input, summary')].flatMap((element) => {
  if (element.closest('.vh, .skip') || !element.checkVisibility()) return []
  const { width, height } = element.getBoundingClientRect()
  const small = width > 0 && (width < 43.5 || height < 43.5)
  return small ? [`${element.tagName}.${element.className} ${width}x${height}`] : []
})"""
WIDE: Final = "document.documentElement.scrollWidth - innerWidth"
# What of these sticks out of the window or lies under another of them.
CLASH: Final = """() => {
  const things = [...document.querySelectorAll('.hand .gcard, .hand .dcard, .actions .act')]
  const boxes = things.map((one) => [one.className, one.getBoundingClientRect()])
  const inside = (box) =>
    box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const found = boxes.filter(([, box]) => !inside(box)).map(([name]) => `${name} sticks out`)
  boxes.forEach(([name, a], index) => boxes.slice(index + 1).forEach(([other, b]) => {
    if (meet(a, b)) found.push(`${name} on ${other}`)
  }))
  return found
}"""
MIDDLE: Final = """() => {
  const box = document.querySelector('.mark').getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""
ALL_CARDS: Final = """lab.change = (frame) => {
  const view = frame.view ?? frame.changed
  if (!view || frame.seat < 0) return
  if (view.development_cards) view.development_cards[frame.seat] = view.development_cards[frame.seat].map(() => 2)
  if (view.hand) view.hand[frame.seat] = view.hand[frame.seat].map(() => 11)
}"""


def in_mid_game(house: House) -> tuple[Guest, Json]:
    """Some turns have been played and it is this guest's turn, after the roll, with cards that can be traded."""
    guest = house.guest("Ann")
    table = guest.open(bots=3, seats=4, options={"layout": "beginner", "phases": "combined", "target": 18})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
        socket.play(turns=9)
        while sum(socket.game["view"]["hand"][0]) == 0:
            socket.play(turns=socket.game["view"]["turn"] + 1)
    return guest, table


@pytest.fixture(scope="module")
def mid_game(house: House) -> tuple[Guest, Json]:
    """For tests that only look at it."""
    return in_mid_game(house)


def resize(me: Player, width: int, height: int) -> None:
    """The same page in a window of another size, after it has been laid out again."""
    me.page.set_viewport_size({"width": width, "height": height})
    me.wait(f"innerWidth === {width} && innerHeight === {height}")
    me.hold_still()


@pytest.mark.parametrize("locale", ["en-US", "fr-FR"])
def test_the_table_fits_a_phone(house: House, come: Come, mid_game: tuple[Guest, Json], locale: str) -> None:
    guest, table = mid_game
    me = come(house, guest, *PHONES[0], locale=locale, has_touch=True)
    me.sit_at(table)
    for width, height in PHONES:
        resize(me, width, height)
        assert me.read(WIDE) <= 0
        for selector in (".board-svg", ".hand", ".actions", ".seats", ".banner"):
            box = me.page.locator(selector).bounding_box()
            assert box is not None, selector
            assert box["x"] >= 0 and box["x"] + box["width"] <= width + 0.5, selector
            assert box["y"] >= 0 and box["y"] + box["height"] <= height + 0.5, selector
        board = me.page.locator(".board-svg").bounding_box()
        assert board is not None and board["height"] >= 0.3 * height
        assert me.page.evaluate(CLASH) == []
        assert me.page.evaluate(SMALL) == []
        me.page.keyboard.press("t")
        me.page.locator(".dock .offer").first.wait_for()
        assert me.read(WIDE) <= 0
        assert me.page.evaluate(SMALL) == []
        me.page.keyboard.press("t")
        me.page.locator(".dock .offer").first.wait_for(state="detached")
    me.page.locator(".actions .act:has(use[href='#ic-trade'])").tap()
    me.page.locator(".dock .offer").first.wait_for()


def test_a_full_hand_never_lies_upon_the_actions(house: House, come: Come, mid_game: tuple[Guest, Json]) -> None:
    """Every kind of card at once, more than a person mostly has."""
    guest, table = mid_game
    me = come(house, guest, WIDTHS[0], 860)
    me.context.add_init_script(ALL_CARDS)
    me.sit_at(table)
    for width in WIDTHS:
        resize(me, width, 860)
        expect(me.page.locator(".hand .dcard")).to_have_count(5)
        assert me.page.evaluate(CLASH) == [], width
        assert [one for one in me.page.evaluate(SMALL) if one.startswith("BUTTON.act")] == [], width
        assert me.read(WIDE) <= 0, width


def test_other_pages_fit_a_phone(house: House, come: Come) -> None:
    me = come(house, None, 360, 740, has_touch=True)
    for path in ("/", "/rules", "/replays"):
        me.go(path)
        me.page.locator("main h1").first.wait_for()
        me.page.wait_for_load_state("networkidle")
        assert me.read(WIDE) <= 0, path
        assert me.page.evaluate(SMALL) == [], path


def test_result_and_replay_fit_a_phone(house: House, come: Come) -> None:
    guest, table = finished_game(house)
    me = come(house, guest, 360, 740, has_touch=True)
    me.go(f"/t/{table['table']}")
    me.page.locator(".endhero h1").wait_for()
    assert me.read(WIDE) <= 0
    assert me.page.evaluate(SMALL) == []
    me.go(f"/replay/{table['table']}")
    me.page.locator(".replay .slider").wait_for()
    assert me.read(WIDE) <= 0


def test_a_finger_builds_on_a_phone(house: House, come: Come) -> None:
    """The first placements by touch alone."""
    guest = house.guest("Ann")
    table = guest.open(bots=2, options={"layout": "beginner"})
    me = come(house, guest, 360, 740, has_touch=True)
    me.go(f"/t/{table['table']}")
    me.page.get_by_role("button", name="Start now").tap()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    for _ in range(4):
        me.wait("lab.game.deciding.includes(0) && document.querySelector('.mark') !== null")
        me.hold_still()
        before = me.version
        point = me.page.evaluate(MIDDLE)
        me.page.touchscreen.tap(*point)
        # Where places are close together, the table asks first.
        me.wait(f"lab.game.version > {before} || document.querySelector('.confirm .btn') !== null")
        if me.page.locator(".confirm .btn").count() > 0:
            me.page.locator(".confirm .btn").first.tap()
        me.moved(before)
    mine = [event for event in me.events if event["kind"] == "built" and event["seat"] == 0]
    assert len(mine) == 4
