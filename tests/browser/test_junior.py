"""The children's game on the page: chosen in the lobby, few words and big targets, Coco, and whole games."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.captain import SWAP, Captain
from tests.browser.conftest import Come, seated
from tests.browser.house import Guest, House, Json
from tests.browser.player import Player
from tests.browser.test_hot_seat import COVERED
from tests.browser.test_phone import CLASH, WIDE

# Things to tap that are smaller than a child's finger.
SMALL: Final = """() => [...document.querySelectorAll('.table button, .table a')].flatMap((element) => {
  if (element.closest('.vh, .skip') || !element.checkVisibility()) return []
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && (width < 55.5 || height < 55.5) ? [`${element.className} ${width}x${height}`] : []
})"""
# A free lane that touches no fortress of the first seat, on the screen.
FAR_LANE: Final = """() => {
  const { view } = lab.game, { edge_corners, corner_xy } = lab.sheet.graph
  const edge = view.lane.findIndex((lane, edge) => lane && !view.ship[edge]
    && edge_corners[edge].every((corner) => view.fortress[corner] === 0))
  const svg = document.querySelector('.board-svg')
  const [x, y] = [0, 1].map((axis) => 50 * edge_corners[edge].reduce((sum, corner) => sum + corner_xy[corner][axis], 0))
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM())
  return [point.x, point.y]
}"""


def begun(house: House, seats: int = 4, **options: object) -> tuple[Guest, Json]:
    """A table with bots on the other seats, whose game has begun; the first seat is the first to roll."""
    guest = house.guest("Lou")
    table = guest.open(seats=seats, bots=seats - 1, game="junior", options={"start": 0} | options)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    return guest, table


def played(house: House, turns: int, seats: int = 4) -> tuple[Guest, Json]:
    """The same after this many turns: the first seat has rolled."""
    guest, table = begun(house, seats)
    with guest.socket(table["table"]) as socket:
        socket.play(turns=turns)
        assert not socket.game["over"]
    return guest, table


def rolled(me: Player) -> None:
    """The first seat has rolled, and the ghost has moved if it had to."""
    while me.read("lab.game.view.phase") != "voyage":
        Captain(me).act()


# ---- the lobby


def test_the_box_is_chosen_in_the_lobby_with_its_sides(house: House, come: Come) -> None:
    me = come(house)
    me.go("/friends")
    me.page.get_by_role("button", name="Junior").click()
    side = me.page.locator(".side.small")
    seats = me.page.get_by_label("Seats")
    expect(seats.locator("option")).to_have_text(["2", "3", "4"])
    seats.select_option("4")
    expect(side).to_contain_text("Side A")
    seats.select_option("3")
    expect(side).to_contain_text("Side B")
    seats.select_option("2")
    me.page.get_by_role("button", name="Create and get the link").click()
    me.in_waiting_room()
    assert me.read("lab.table.options.options") == {"duo": True}
    me.wait("document.body.dataset.box === 'junior'")


# ---- the table


def test_pieces_market_castle_and_forts_are_drawn(house: House, come: Come) -> None:
    me = seated(house, come, begun(house))
    expect(me.page.locator("[data-piece=fortress]")).to_have_count(8)
    expect(me.page.locator("[data-site]")).to_have_count(32 - 8)
    expect(me.page.locator("[data-site=harbour]")).to_have_count(4)
    expect(me.page.locator("[data-token=ghost]")).to_have_count(1)  # on the castle
    expect(me.page.locator("[data-take] .lies i")).to_have_count(5)
    stalls = me.page.locator("[data-take] > .stall:first-child > b")
    expect(stalls).to_have_text(["14", "18", "14", "18", "18"])
    first = me.page.locator("[data-seat-card='0']")
    expect(first.locator(".forts svg:not(.no)")).to_have_count(2)
    expect(first.locator(".forts svg")).to_have_count(7)
    expect(me.page.locator(".clock")).to_have_count(0)
    assert "Fredoka" in me.read("getComputedStyle(document.body).fontFamily")
    colour = "getComputedStyle(document.querySelector(`[data-piece][data-seat='${seat}']`)).getPropertyValue('--seat')"
    assert me.read("lab.sheet.colours")[2:] == ["orange", "white"]
    assert me.read(f"[3, 4].map((seat) => {colour})") == ["#f79d2e", "#faf6ea"]


def test_a_tap_beside_is_answered_kindly(house: House, come: Come) -> None:
    me = seated(house, come, begun(house))
    rolled(me)
    x, y = me.page.evaluate(FAR_LANE)
    me.page.mouse.click(x, y)
    bubble = me.page.locator(".coco .bubble")
    bubble.get_by_text("This lane does not touch your fortress yet.").wait_for()
    expect(bubble.locator("a")).to_have_attribute("href", "/rules#JR-15")
    expect(me.page.locator(".toast.bad")).to_have_count(0)


def test_a_button_that_does_not_work_says_why_in_coco_s_words(house: House, come: Come) -> None:
    me = seated(house, come, begun(house), locale="fr-FR")
    rolled(me)
    me.page.locator(".act[data-action=buy_coco]").click(force=True)
    me.page.locator(".coco .bubble").get_by_text("Pour Coco il te faut").wait_for()


def test_coco_helps_and_reads_aloud(house: House, come: Come) -> None:
    me = seated(house, come, begun(house))
    me.page.evaluate("() => { lab.said = []; speechSynthesis.speak = (said) => lab.said.push([said.text, said.lang]) }")
    bubble = me.page.locator(".coco .bubble")
    me.page.get_by_role("button", name="Read it to me").click()
    me.wait("lab.said.length > 0")
    assert me.read("lab.said") == [[bubble.locator("p").inner_text(), "en-GB"]]
    me.page.get_by_role("button", name="Coco, what can I do?").click()
    before = me.version
    bubble.get_by_role("button", name="Do it!").click()
    me.moved(before)
    expect(me.page.locator(".bigdie .die")).to_have_count(1)
    me.page.keyboard.press("?")
    me.page.get_by_role("switch", name="Coco reads aloud").click()
    me.wait("lab.said.length > 1")


def test_a_card_is_swapped_at_the_market_with_one_tap(house: House, come: Come) -> None:
    me = seated(house, come, begun(house))
    rolled(me)
    gold = me.hand["gold"]
    me.tap("[data-take=gold] [data-give=wood]")
    assert me.hand["gold"] == gold + 1
    expect(me.page.locator("[data-take=wood] .lies i")).to_have_count(2)
    me.page.locator("[data-take=wood] > .stall:first-child").click(force=True)
    me.page.locator(".coco .bubble").get_by_text("Come back next turn").wait_for()


def test_cards_are_swapped_with_friends(house: House, come: Come) -> None:
    me = seated(house, come, begun(house))
    rolled(me)
    me.page.locator(".friends").click()
    me.page.locator(".dock .offer").nth(0).locator(".pick[data-kind=wood]").click()
    me.page.locator(".dock .offer").nth(1).locator(".pick[data-kind=gold]").click()
    before = me.version
    me.page.get_by_role("button", name="Ask my friends").click()
    me.moved(before)
    assert any(event["kind"] == "trade_offered" for event in me.events)


@pytest.mark.parametrize(
    ("width", "height", "locale"), [(1280, 860, "en-US"), (390, 844, "en-US"), (360, 740, "fr-FR")]
)
def test_everything_is_big_enough_for_a_child(house: House, come: Come, width: int, height: int, locale: str) -> None:
    guest, table = played(house, turns=9)
    me = come(house, guest, width, height, locale=locale, has_touch=width < 600)
    me.sit_at(table)
    assert me.read(WIDE) <= 0
    assert me.page.evaluate(CLASH) == []
    assert me.page.evaluate(SMALL) == []
    if width < 600:
        me.page.locator(SWAP).tap()
        me.page.locator(".swapbox >> visible=true").wait_for()
        assert me.read(WIDE) <= 0
        assert me.page.evaluate(SMALL) == []


def test_the_keyboard_plays_a_turn(house: House, come: Come) -> None:
    me = seated(house, come, begun(house))
    before = me.version
    me.page.keyboard.press("r")
    me.moved(before)
    while me.read("lab.game.view.phase") == "ghost":
        before = me.version
        me.page.keyboard.press("b")
        me.page.keyboard.press("ArrowDown")
        me.page.keyboard.press("Enter")
        me.moved(before)
    before = me.version
    me.page.locator("[data-give]").first.press("Enter")
    me.moved(before)
    before = me.version
    me.page.keyboard.press("e")
    me.moved(before)
    assert any(event["kind"] == "turn_ended" for event in me.events)


def test_two_children_pass_one_screen(house: House, come: Come) -> None:
    guest = house.guest("Lou")
    table = guest.open(seats=3, game="junior", options={"start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("sit", seat=1, name="Mina")
        socket.do("start", bot="greedy")
    me = come(house, guest)
    me.sit_at(table)
    captain = Captain(me)
    while me.read("lab.game.view.active") == 0:
        captain.act()
    cover = me.page.locator(".passing .btn")
    cover.wait_for()
    me.wait(COVERED)
    cover.click()
    me.wait("lab.game.seat === 1")
    me.page.locator(".passing").wait_for(state="detached")
    captain.act()


def test_whoever_looks_on_sees_the_table_and_no_hand(house: House, come: Come) -> None:
    _, table = played(house, turns=6)
    me = come(house, house.guest("Zoe"))
    me.sit_at(table)
    expect(me.page.locator(".gcard")).to_have_count(0)
    expect(me.page.locator("[data-take] .lies i")).to_have_count(5)
    assert me.read("lab.game.view.hand.flat().every((count) => count === null)")
    me.page.get_by_role("tab", name="Dice").click()
    for number in range(6):
        expect(me.page.locator(".stats-panel th").nth(number)).to_have_text(str(number + 1))


# ---- whole games


@pytest.mark.slow
def test_a_game_of_three_is_played_to_the_end_by_what_is_lit(house: House, come: Come) -> None:
    guest, table = begun(house, seats=3)
    me = come(house, guest)
    me.sit_at(table)
    captain = Captain(me)
    captain.play_to_the_end()
    assert {"roll_die", "end_turn"} <= captain.done.keys()
    me.page.locator(".feast-page h1").get_by_text("fortresses").wait_for()
    expect(me.page.locator(".prizes li")).to_have_count(3)
    me.page.get_by_role("button", name="How it went").click()
    expect(me.page.locator("table.score tbody tr")).to_have_count(3)
    me.page.locator("a[href^='/replay/']").first.click()
    me.page.locator(".replay .slider").wait_for()
    me.page.locator(".replay .slider").press("End")
    expect(me.page.locator(".forts").first).to_be_visible()
    me.wait("document.querySelectorAll('[data-piece=fortress]').length >= 7")


@pytest.mark.slow
def test_a_game_of_four_is_played_to_the_end_on_a_phone_in_french(house: House, come: Come) -> None:
    me = seated(house, come, begun(house), 390, 844, locale="fr-FR", has_touch=True)
    captain = Captain(me)
    captain.play_to_the_end()
    assert {"roll_die", "end_turn"} <= captain.done.keys()
    me.page.locator(".feast-page h1").get_by_text("forteresses").wait_for()
