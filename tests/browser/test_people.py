"""Tables as they are wanted, and people on more than one device: the form, presets by link, accounts, device codes."""

from __future__ import annotations

import re
from time import time_ns

from playwright.sync_api import Locator, expect

from archipel.catalogue import new_game
from tests.browser.conftest import Come, asking_for
from tests.browser.house import Guest, House, Json
from tests.browser.player import Player


def field(player: Player, label: str) -> Locator:
    """A field of the form to create a table."""
    label_of = player.page.locator(".cols label", has_text=re.compile(rf"^\s*{label}"))
    return label_of.locator("input, select")


def to_the_form(player: Player) -> None:
    player.go("/friends")
    player.page.locator(".boxb").first.wait_for()
    player.page.locator("details.more summary").click()


# ---- creating


def test_a_table_is_created_as_chosen(house: House, come: Come) -> None:
    me = come(house)
    to_the_form(me)
    page = me.page
    field(me, "Table name").fill("Night harbour")
    field(me, "Seats").select_option("3")
    field(me, "Your name").fill("Ann")
    field(me, "Clock").select_option("fast")
    field(me, "Points to win").fill("7")
    field(me, "Points to win").press("Tab")
    page.get_by_role("switch", name="Allow undo").click()
    field(me, "Bot speed").select_option("instant")
    page.get_by_role("button", name="Create and get the link").click()
    me.in_waiting_room()
    options = me.read("lab.table.options")
    wanted = {"title": "Night harbour", "seats": 3, "clock": "fast", "undo": False, "pace": "instant", "game": "base"}
    assert {name: options[name] for name in wanted} == wanted
    assert options["options"]["target"] == 7
    expect(page.locator(".seatlist li")).to_have_count(3)
    expect(page.locator(".crumb")).to_have_text(re.compile("^Night harbour"), use_inner_text=True)
    expect(page.locator("h1")).to_have_text("Base game")


def test_the_buttons_that_create_and_start_a_table_are_in_sight(house: House, come: Come) -> None:
    me = come(house)
    me.go("/friends")
    for name in ("Create and get the link", "Start now"):
        button = me.page.get_by_role("button", name=name)
        button.wait_for()
        for width, height in ((1280, 800), (390, 844), (360, 740)):
            me.page.set_viewport_size({"width": width, "height": height})
            expect(button).to_be_in_viewport(ratio=1)
        button.click()
    me.wait("lab.game !== null")


def test_a_drawn_mixture_is_shown_and_then_played(house: House, come: Come) -> None:
    me = come(house)
    to_the_form(me)
    page = me.page
    with page.expect_response("**/api/surprise*") as answer:
        page.get_by_role("button", name="Surprise me").click()
    drawn = answer.value.json()
    page.get_by_role("status").filter(has_text="Drawn:").wait_for()
    with page.expect_response("**/api/tables") as opened:
        page.get_by_role("button", name="Create and get the link").click()
    asked = (opened.value.request.post_data_json or {})["options"]
    assert {name: asked[name] for name in drawn} == drawn


def test_what_does_not_go_together_is_refused_with_its_rule(house: House, come: Come) -> None:
    me = come(house)
    me.watch_console = False  # the browser reports the refusal's status
    to_the_form(me)
    field(me, "Seats").select_option("3")
    # The page offers what goes together. Another program, or an older page, may ask for a seat that is not there.
    me.page.route("**/api/tables", asking_for(start=5))
    me.page.get_by_role("button", name="Create and get the link").click()
    alert = me.page.get_by_role("alert")
    alert.wait_for()
    expect(alert).to_contain_text("The starting seat is not at this table.")
    rule = alert.get_by_role("link")
    expect(rule).to_have_text("BASE-21")
    assert me.page.url.endswith("/friends"), "one stays where the choice can be changed"
    rule.click()
    me.page.locator("#BASE-21.target").wait_for()
    expect(me.page.locator("#BASE-21")).to_be_in_viewport()
    me.page.go_back()
    me.page.locator(".boxb").first.wait_for()


def test_sea_nw_6_another_map_is_dealt_before_the_game_begins(house: House, come: Come) -> None:
    host = house.guest("Ann")
    table = host.open(seats=3, bots=2, game="seafarers/new_world")
    me, friend = come(house, host), come(house)
    for player in (me, friend):
        player.go(f"/t/{table['table']}")
        player.page.locator(".seatlist").wait_for()
    expect(friend.page.get_by_role("button", name="Another map")).to_have_count(0)  # the host asks for one
    seen: list[int] = []
    for _ in range(2):
        me.page.get_by_role("button", name="Another map").click()
        me.wait(f"![0, ...{seen}].includes(lab.table.options.options.map ?? 0)")
        seen.append(me.read("lab.table.options.options.map"))
        for player in (me, friend):
            player.page.get_by_text(f"Map {seen[-1]}", exact=True).wait_for()
            expect(player.page.locator(".chosenmap [data-tile]")).not_to_have_count(0)
    me.page.get_by_role("button", name="Start now").click()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    laid = new_game("seafarers/new_world", 3, seed=1, map=seen[-1]).view(-1).to_json()
    assert me.game["view"]["terrain"] == laid["terrain"]


def test_a_printed_board_has_no_other_map(house: House, come: Come) -> None:
    host = house.guest("Ann")
    table = host.open(seats=3, bots=2, game="seafarers/new_shores")
    me = come(house, host)
    me.go(f"/t/{table['table']}")
    me.page.get_by_role("button", name="Another map").click()
    me.page.locator(".toast", has_text="This board is printed: there is no other map.").wait_for()


# ---- presets


def test_a_preset_is_kept_and_opened_by_its_link(house: House, come: Come) -> None:
    me, friend = come(house), come(house)
    to_the_form(me)
    field(me, "Seats").select_option("3")
    field(me, "Points to win").fill("13")
    field(me, "Points to win").press("Tab")
    me.page.get_by_role("switch", name="Allow hints").click()
    me.page.get_by_label("Name for these settings").fill("Long evening")
    me.page.get_by_role("button", name="Save these settings").click()
    chip = me.page.locator(".chip", has_text="Long evening")
    chip.wait_for()
    link = me.page.locator("a[href^='/p/']").get_attribute("href") or ""

    # It is still there after a reload, and a tap fills the form in.
    me.page.reload()
    chip.wait_for()
    expect(field(me, "Seats")).to_have_value("4")
    chip.click()
    expect(field(me, "Seats")).to_have_value("3")
    expect(field(me, "Points to win")).to_have_value("13")

    friend.go(link)
    friend.page.locator(".boxb").first.wait_for()
    expect(field(friend, "Seats")).to_have_value("3")
    expect(field(friend, "Points to win")).to_have_value("13")
    expect(friend.page.get_by_role("switch", name="Allow hints")).not_to_be_checked()
    friend.page.get_by_role("button", name="Create and get the link").click()
    friend.in_waiting_room()
    assert friend.read("lab.table.options.options.target") == 13
    assert friend.read("lab.table.options.hints") is False


# ---- one's games on another device


def a_game(house: House) -> tuple[Guest, Json]:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, title="Sunday table", options={"start": 0, "layout": "beginner"})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    return guest, table


def account_form(player: Player) -> None:
    player.go("/")
    player.page.locator("details.account > summary").click()


def my_game_is_there(player: Player, table: Json) -> None:
    back = player.page.locator(".card.back", has_text="Sunday table")
    back.wait_for()
    back.get_by_role("link").click()
    player.wait("lab.game !== null && lab.game.seat === 0")
    assert player.page.url.endswith(f"/t/{table['table']}")
    player.page.locator(".mark").first.wait_for()
    assert player.place(), "the seat is mine here too"


def test_an_account_takes_my_games_to_another_browser(house: House, come: Come) -> None:
    guest, table = a_game(house)
    login = f"ann{time_ns()}"[:20]
    here, there = come(house, guest), come(house)
    account_form(here)
    here.page.get_by_label("Account name").fill(login)
    here.page.get_by_label("Password").fill("nine lives of a cat")
    here.page.get_by_role("button", name="Create an account").click()
    here.page.locator("details.account > summary", has_text=login).wait_for()

    there.watch_console = False  # the browser reports the refusal's status
    account_form(there)
    expect(there.page.locator(".card.back")).to_have_count(0)
    there.page.get_by_label("Account name").fill(login)
    there.page.get_by_label("Password").fill("another cat")
    there.page.get_by_role("button", name="Log in").click()
    there.page.locator("details.account [role=alert]").wait_for()
    there.page.get_by_label("Password").fill("nine lives of a cat")
    there.page.get_by_role("button", name="Log in").click()
    there.page.locator("details.account > summary", has_text=login).wait_for()
    my_game_is_there(there, table)

    # Who logs out there is a stranger there again; here nothing changes.
    account_form(there)
    there.page.get_by_role("button", name="Log out", exact=True).click()
    there.page.locator("details.account > summary", has_not_text=login).wait_for()
    there.page.reload()
    there.page.locator(".boxb").first.wait_for()
    expect(there.page.locator(".card.back")).to_have_count(0)
    here.page.reload()
    here.page.locator(".card.back", has_text="Sunday table").wait_for()

    # Another password, then nothing of me is left here.
    account_form(here)
    here.page.locator("summary", has_text="Change the password").click()
    here.page.get_by_label("Present password").fill("nine lives of a cat")
    here.page.get_by_label("New password").fill("ten lives of a cat")
    here.page.get_by_role("button", name="Change the password").click()
    here.page.locator("details.account [role=status]").wait_for()
    here.page.locator("summary", has_text="Delete the account").click()
    here.page.get_by_label("Password", exact=True).fill("ten lives of a cat")
    here.page.get_by_role("button", name="Delete my account for good").click()
    here.page.locator("details.account > summary", has_not_text=login).wait_for()
    here.page.locator("details.account a", has_text="What is kept").click()
    here.page.locator("main li b", has_text="400 days").first.wait_for()


def test_a_code_takes_a_guests_games_to_another_browser(house: House, come: Come) -> None:
    guest, table = a_game(house)
    here, there = come(house, guest), come(house)
    account_form(here)
    here.page.get_by_role("button", name="Get a code").click()
    code = here.page.locator("details.account .bigcode").inner_text()
    there.watch_console = False  # the browser reports the refusal's status
    account_form(there)
    there.page.get_by_label("Code from the other device").fill("wrong")
    there.page.get_by_role("button", name="Continue here").click()
    there.page.locator("details.account [role=alert]").wait_for()
    there.page.get_by_label("Code from the other device").fill(code)
    there.page.get_by_role("button", name="Continue here").click()
    my_game_is_there(there, table)
