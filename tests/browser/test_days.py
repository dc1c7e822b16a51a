"""A game that is played in days, in the browser: nobody stays, the clock is turned forward, the server is killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from archipel.texts import Texts
from tests.browser.conftest import Come
from tests.browser.house import Guest, House, Json, preference
from tests.browser.player import Player

DAY: Final = 86_400
# The server's time of day is that of the machine and what a file adds to it; it looks often for what is due.
CALENDAR: Final = """
from pathlib import Path
from time import time
from archipel.server.table import waking
waking.EVERY = 0.2
def now():
    return time() + float(Path({file!r}).read_text())
"""
OPTIONS: Final[Json] = {"start": 0, "layout": "beginner", "target": 3}


@pytest.fixture
def patient_house(tmp_path: Path, page_files: Path) -> Iterator[House]:
    """A server whose clock can be turned forward."""
    later = tmp_path / "later"
    later.write_text("0")
    opened = House(tmp_path, page_files, CALENDAR.format(file=str(later)))
    opened.script = opened.script.replace("pace=0.0", "pace=0.0, now=now")
    with opened:
        yield opened


def turn_clock(house: House, seconds: float) -> None:
    later = house.folder / "later"
    later.write_text(str(float(later.read_text()) + seconds))


def killed(house: House, *players: Player) -> None:
    """The server dies and comes back, while the pages are closed."""
    for player in players:
        player.page.goto("about:blank")
    house.kill()
    house.open()


def a_table(house: House, **options: Any) -> tuple[list[Guest], Json]:
    guests = [house.guest(name) for name in ("Ann", "Ben", "Cem")]
    table = guests[0].open(seats=3, clock="day", options=OPTIONS, **options)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table['code']}/join", {})
    return guests, table


def waits_for(guest: Guest, seat: int) -> None:
    """Until the game waits for a seat, as the list of one's games says."""
    for _ in range(600):
        game = guest.get("/api/me")["games"][0]
        if [one["seat"] for one in game["awaited"]] == [seat]:
            return
    raise AssertionError(f"the game never waited for seat {seat}: {game['awaited']}")


def places(player: Player, count: int = 2) -> None:
    """A settlement and its road."""
    for _ in range(count):
        assert player.until_asked()
        assert player.place()


@pytest.mark.slow
def test_a_game_of_days_from_the_list_to_the_end(patient_house: House, come: Come) -> None:
    house = patient_house
    (ann, ben, cem), table = a_table(house)
    first, second = come(house, ann), come(house, ben)
    first.go("/")
    expect(first.page.locator(".days li")).to_contain_text("not begun yet")
    first.page.locator(".days li a").click()
    first.in_waiting_room()
    expect(first.page.locator(".chips")).to_contain_text("when time is over, a bot makes that move")
    first.page.get_by_role("button", name="Start now").click()
    places(first)
    first.go("/")
    expect(first.page.locator(".days li")).to_contain_text("Ben’s turn for 0 min")
    expect(first.page).to_have_title("Archipel")

    # It is Ben's turn, before and after a kill.
    second.go("/")
    expect(second.page).to_have_title("(1) Archipel")
    killed(house, first, second)
    second.go("/")
    expect(second.page.locator(".days li")).to_contain_text("1 day left")
    second.page.get_by_role("link", name="Your turn").click()
    places(second)

    # Cem never comes: a bot makes both placements when the day is over. Nobody is at the table then.
    second.go("/")
    waits_for(ben, 2)
    killed(house, second)
    turn_clock(house, DAY)
    waits_for(ben, 1)
    second.go(f"/t/{table['table']}")
    places(second)

    # Ann gives a move in advance, and her turn passes by itself; unless she has to move the robber.
    first.sit_at(table)
    first.page.get_by_role("button", name="Settings").click()
    first.page.get_by_role("switch", name="Roll and end my next turn by itself").click()
    first.page.get_by_label("Decline by itself").select_option(label="offers of fewer than 2 for 1")
    first.wait("lab.table.in_advance.roll_and_end && lab.table.in_advance.refuse_below === 2")
    expect(first.page.get_by_role("link", name="Holidays")).to_be_visible()  # and no word of notices
    first.page.keyboard.press("Escape")
    places(first)
    rolled = "lab.events.some((event) => event.kind === 'rolled')"
    first.wait(f"{rolled} && (lab.game.view.turn === 2 || lab.isAsked())")
    assert first.read("lab.game.view.turn") == 2 or "end_turn" not in first.kinds
    first.wait("!lab.table.in_advance.roll_and_end")

    # The rest by socket; then the pages show the end, and the list is empty.
    with ann.socket(table["table"]) as one, ben.socket(table["table"]) as two, cem.socket(table["table"]) as three:
        sockets = (one, two, three)
        while not one.game["over"]:
            latest = max(socket.version for socket in sockets)
            for socket in sockets:
                socket.wait_for(latest)
            mover = next((socket for socket in sockets if socket.game["legal"]), None)
            if mover is None:
                one.next()
            else:
                mover.act(max(mover.game["legal"], key=preference)["action"], mover.game["seat"])
    first.page.locator(".endhero h1").wait_for()
    first.go("/")
    first.page.locator(".splay").wait_for()
    first.be_whole()
    expect(first.page.locator(".days")).to_have_count(0)


def test_a_late_player_and_a_holiday_on_a_french_phone(patient_house: House, come: Come) -> None:
    house, words = patient_house, Texts("fr")
    (ann, ben, cem), table = a_table(house, overtime="vote")
    phone = {"width": 390, "height": 844, "locale": "fr-FR"}
    first, second = come(house, ann, **phone), come(house, ben, **phone)
    first.go(f"/t/{table['table']}")
    first.in_waiting_room()
    expect(first.page.locator(".chips")).to_contain_text(words.say("days-overtime-is", what="vote"))
    first.page.get_by_role("button", name=words.say("page-start-now")).click()
    places(first)
    second.sit_at(table)
    places(second)

    # Time is over for Cem: two of two want to give more of it, with a kill between them.
    turn_clock(house, DAY)
    for player in (first, second):
        if player is second:
            killed(house, first, second)
            second.sit_at(table)
        strip = player.page.locator(".strip", has_text=words.say("days-late", name="Cem"))
        strip.get_by_role("button").click()
        player.page.get_by_role("button", name=words.say("days-vote-wait")).click()
        player.page.get_by_role("dialog").wait_for(state="detached")
        if player is first:
            first.wait('lab.frames.some((text) => text.includes(\'"overtime_votes":{"0":"wait"}\'))')
    second.page.locator(".strip").wait_for(state="detached")

    # Cem takes a day off, and the others see it. Nothing is said of notices, which this server does not send.
    third = come(house, cem, width=360, height=740, locale="fr-FR", color_scheme="dark")
    third.go("/notices")
    expect(third.page.get_by_role("heading", level=1)).to_have_text(words.say("days-holidays"))
    expect(third.page.get_by_text(words.say("days-tell-me"))).to_have_count(0)
    today = third.page.evaluate(f"new Date(Date.now() + {DAY}000).toLocaleDateString('en-CA')")
    third.page.get_by_label(words.say("days-first")).fill(today)
    third.page.get_by_role("button", name=words.say("days-holiday-go")).click()
    expect(third.page.get_by_role("button", name=words.say("days-holiday-end"))).to_be_visible()
    expect(second.page.locator(".clock").first).to_have_text(words.say("days-holiday"))
    for player in (second, third):
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
