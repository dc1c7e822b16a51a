"""Seafarers on the page: chosen in the lobby, explained, placed, seen on a phone, and played to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from archipel.catalogue import catalogue
from archipel.catalogue.campaign import order
from tests.browser.conftest import Come
from tests.browser.house import Guest, House, Json
from tests.browser.player import Player
from tests.browser.sailor import WHICH, Sailor
from tests.browser.test_phone import CLASH, SMALL, WIDE


def begun(house: House, scenario: str, seats: int = 3, **options: object) -> tuple[Guest, Json]:
    """A table with bots on the other seats, whose game has begun; the first seat is the first to place."""
    guest = house.guest("Ann")
    rules = {"phases": "combined", "start": 0} | options
    table = guest.open(seats=seats, bots=seats - 1, bot="greedy", game=f"seafarers/{scenario}", options=rules)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    return guest, table


def put_note_away(me: Player) -> None:
    """Without leaving a mouse where the note was: phones have none."""
    me.page.locator(".notebox .btn.main").evaluate("(button) => button.click()")


def test_a_scenario_is_chosen_in_the_lobby(house: House, come: Come) -> None:
    me = come(house)
    me.go("/friends")
    me.page.get_by_role("button", name="Seafarers").click()
    expect(me.page.locator(".scenarios .boxb")).to_have_count(len(SCENARIOS))
    me.page.get_by_role("button", name="Oceania").click()
    expect(me.page.locator(".scenarios .boxb.on")).to_contain_text("12 points")
    me.page.get_by_role("button", name="Create and get the link").click()
    me.in_waiting_room()
    assert me.read("lab.table.options.game") == "seafarers/oceania"


def test_what_is_special_is_said_once_with_its_rules(house: House, come: Come) -> None:
    guest, table = begun(house, "forgotten_tribe")
    me = come(house, guest, locale="fr-FR")
    me.sit_at(table)
    note = me.page.locator(".notebox")
    expect(note.locator("h2")).to_have_text("Le peuple oublié")
    expect(note.locator("a.rule").first).to_have_attribute("href", "/rules#SEA-S5-3")
    put_note_away(me)
    me.page.reload()
    me.wait("lab.game !== null && document.querySelector('.mark') !== null")
    expect(note).to_have_count(0)
    me.page.locator(".scen .icon-btn").click()
    expect(me.page.locator("dialog .notes li").nth(3)).to_be_visible()


def test_where_a_road_or_a_ship_may_go_one_is_asked_which(house: House, come: Come) -> None:
    guest, table = begun(house, "new_shores")
    me = come(house, guest)
    me.sit_at(table)
    put_note_away(me)
    coast = me.read(
        """(() => {
          const { graph } = lab.sheet, { terrain } = lab.game.view, sea = lab.sheet.terrains.indexOf('sea')
          const beside = (corner) => graph.tile_corners.flatMap((all, tile) => all.includes(corner) ? [tile] : [])
          const lit = lab.game.legal.map((move) => move.action.corner)
          return lit.find((corner) => beside(corner).filter((tile) => terrain[tile] === sea).length === 1)
        })()"""
    )
    before = me.version
    me.page.locator(f".mark[data-place=corner-{coast}] circle").first.click()
    me.moved(before)
    assert me.kinds == {"place_road", "place_ship"}
    both = me.read(
        """(() => {
          const at = (kind) => lab.game.legal.map((m) => m.action).filter((a) => a.kind === kind).map((a) => a.edge)
          return at('place_road').find((edge) => at('place_ship').includes(edge))
        })()"""
    )
    before = me.version
    me.page.locator(f".mark[data-place=edge-{both}] circle").first.click()
    me.page.locator(WHICH).first.wait_for()
    assert me.version == before
    me.page.locator(".dock").get_by_role("button", name="Place a ship").click()
    me.moved(before)
    expect(me.page.locator(".pieces [data-piece=ship][data-seat='1']")).to_have_count(1)


def test_a_large_board_is_readable_on_a_phone_and_can_be_seen_as_a_whole(house: House, come: Come) -> None:
    guest, table = begun(house, "oceania", seats=6)
    with guest.socket(table["table"]) as socket:
        socket.play(turns=1)  # at the start places are lit everywhere, and the map would lie over some
    me = come(house, guest, 390, 844, has_touch=True)
    me.sit_at(table)
    pixels = me.read("document.querySelector('.board-svg > g').getScreenCTM().a")  # of one unit of the drawing
    assert pixels * 100 >= 33.9  # from the middle of a tile to its corner
    expect(me.page.locator(".minimap")).to_be_visible()
    first = me.read("document.querySelector('[data-tile]').getBoundingClientRect().x")
    box = me.page.locator(".minimap").bounding_box()
    assert box is not None
    me.page.touchscreen.tap(box["x"] + box["width"] - 8, box["y"] + box["height"] - 8)
    me.wait(f"document.querySelector('[data-tile]').getBoundingClientRect().x < {first} - 20")
    expect(me.page.locator(".zoom .find")).to_be_visible()
    me.page.locator(".zoom .fit").tap()
    me.page.locator(".minimap").wait_for(state="detached")
    me.wait(
        """[...document.querySelectorAll('[data-tile], [data-harbour] text')].every((one) => {
          const box = one.getBoundingClientRect()
          return box.left >= 2 && box.right <= innerWidth - 2
        })"""
    )
    me.page.locator(".zoom .fit").tap()
    me.page.locator(".minimap").wait_for()


@pytest.mark.parametrize(("width", "locale"), [pytest.param(390, "en-US", marks=pytest.mark.slow), (360, "fr-FR")])
def test_a_table_at_sea_fits_a_phone(house: House, come: Come, width: int, locale: str) -> None:
    guest, table = begun(house, "pirate_islands", seats=4)
    me = come(house, guest, width, 844, locale=locale, has_touch=True)
    me.sit_at(table)
    me.page.locator(".notebox").wait_for()
    assert me.page.evaluate(SMALL) == []  # also the numbers of rules in the note
    put_note_away(me)
    with guest.socket(table["table"]) as socket:
        socket.play(turns=9)
        me.wait(f"lab.game.version >= {socket.version}")
    assert me.read(WIDE) <= 0
    assert me.page.evaluate(CLASH) == []
    assert me.page.evaluate(SMALL) == []
    me.page.locator(".scen-chip").tap()
    me.page.locator("dialog .notes").wait_for()
    assert me.read(WIDE) <= 0
    assert me.page.evaluate(SMALL) == []


SCENARIOS = [entry.name.removeprefix("seafarers/") for entry in catalogue() if entry.box == "seafarers"]
TARGETS = {"oceania": 5, "cloth": 4, "pirate_islands": 6}  # eight points in the others
QUICKEST = "cloth"  # played in every run


@pytest.mark.parametrize(
    ("scenario", "phone"),
    [
        pytest.param(name, number % 2 == 0, marks=() if name == QUICKEST else pytest.mark.slow)
        for number, name in enumerate(SCENARIOS)
    ],
)
def test_a_scenario_is_played_to_the_end_by_what_is_lit(house: House, come: Come, scenario: str, phone: bool) -> None:
    guest, table = begun(house, scenario, target=TARGETS.get(scenario, 8))
    me = come(house, guest, 390 if phone else 1280, 844 if phone else 860, has_touch=phone)
    me.sit_at(table)
    sailor = Sailor(me)
    sailor.play_to_the_end()
    assert {"place_settlement", "place_road", "before_roll", "action"} <= sailor.done.keys()
    assert me.read("lab.over.winners.length") >= 1


def test_the_campaign_goes_to_its_first_table(house: House, come: Come) -> None:
    me = come(house)
    me.watch_console = False  # a game that does not exist
    me.go("/fair/nothing")
    me.page.get_by_role("heading", name="Game not found").wait_for()
    me.watch_console = True
    me.go("/")
    me.page.locator(".boxb").nth(1).click()
    me.page.get_by_role("link", name="Play them all in order").click()
    me.page.get_by_label("Your name").fill("Zoé")
    me.page.get_by_role("button", name="Start a campaign").click()
    expect(me.page.locator(".voyages li")).to_have_count(len(order()))
    expect(me.page.locator(".voyages li.now")).to_have_text(re.compile(r"^1\. New Shores"), use_inner_text=True)
    expect(me.page.locator(".standings")).to_contain_text("Zoé")
    me.page.get_by_role("button", name="Remove this campaign").click()
    me.page.get_by_role("button", name="No").click()
    me.page.get_by_role("button", name="Set sail: New Shores").click()
    me.in_waiting_room()
    assert me.read("lab.table.options.game") == "seafarers/new_shores"
    me.go("/campaign")
    me.page.get_by_role("link", name="Continue").click()
    me.page.get_by_role("link", name="Back to the table: New Shores").wait_for()


def test_the_end_of_a_voyage_leads_back_to_its_campaign(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    options = {"seats": 3, "pace": "instant", "options": {"target": 3}}
    campaign = guest.post("/api/campaigns", {"options": options, "bots": ["greedy", "greedy"]})
    table = guest.post(f"/api/campaigns/{campaign['campaign']}/next", {})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
        socket.play()
    me = come(house, guest)
    me.go(f"/t/{table['table']}")
    me.page.get_by_role("link", name="Back to the campaign").click()
    me.page.locator(".voyages li.played").wait_for()
