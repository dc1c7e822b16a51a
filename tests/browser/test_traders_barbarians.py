"""Traders & Barbarians on the page: each scenario is played to the end by tapping what is lit."""

from __future__ import annotations

import pytest

from archipel.catalogue import catalogue, entry
from archipel.catalogue.combinations import ADVANCED_GAME
from tests.browser.conftest import Come
from tests.browser.house import House, Json
from tests.browser.sailor import TURNS, Sailor
from tests.browser.test_phone import WIDE

SCENARIOS = [found.name for found in catalogue() if found.box == "traders_barbarians"]
SIZES = {"desktop": (1280, 860, "en-US"), "phone": (390, 844, "fr-FR")}
PAIRS = [name for name in SCENARIOS if ADVANCED_GAME in entry(name).traits]
QUICKEST = ("traders_barbarians/rivers", "phone")  # played in every run
# What is answered in a panel of its own, or by a button of the tray although the turn goes on.
BUTTONS = (
    ".camelvote [data-button=lay_no_votes]",
    ".actions .act[data-action=end_journey]",
    ".act.end:not([aria-disabled=true])",
)


class Trader(Sailor):
    """A player who also answers what only this box asks."""

    def step(self) -> None:
        kinds = self.player.kinds
        if not kinds & TURNS and self.page.locator(".mark").count() == 0:
            for selector in BUTTONS:
                if self.player.shown(selector) is not None:
                    self.look()
                    self.player.tap(selector)
                    return
        super().step()


@pytest.mark.parametrize(
    ("scenario", "size"),
    [
        pytest.param(name, size, marks=() if (name, size) == QUICKEST else pytest.mark.slow)
        for name in SCENARIOS
        for size in SIZES
        if name not in PAIRS or size == "desktop"  # they have nothing that their scenarios do not show
    ],
)
def test_a_scenario_is_played_to_the_end_by_what_is_lit(house: House, come: Come, scenario: str, size: str) -> None:
    width, height, locale = SIZES[size]
    guest = house.guest("Ann")
    options = {"phases": "combined", "start": 0, "target": 4 if (scenario, size) == QUICKEST else 5}
    table = guest.open(seats=3, bots=2, bot="greedy", game=scenario, options=options)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, width, height, locale=locale, has_touch=size == "phone")
    me.sit_at(table)
    assert me.page.evaluate(WIDE) <= 0
    sailor = Trader(me)
    sailor.play_to_the_end()
    assert {"place_settlement", "place_road", "before_roll", "action"} <= sailor.done.keys()
    assert me.read("lab.over.winners.length") >= 1


# The log stays above the tray, and has room for some lines when it is opened.
LAYOUT = """() => {
  const box = (query) => document.querySelector(query).getBoundingClientRect()
  return { entries: box('.log .entries').height, below: box('.log').bottom - box('.tray').top }
}"""


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("traders_barbarians/wagons", 4, {}), ("seafarers/new_shores", 6, {"cities_knights": True})],
)
def test_the_log_is_seen_beside_seats_with_many_numbers(
    house: House, come: Come, game: str, seats: int, options: Json
) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=seats, bots=seats - 1, game=game, options={"start": 0, **options})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, 1280, 800)
    me.sit_at(table)
    me.hold_still()
    closed = me.page.evaluate(LAYOUT)
    assert closed["entries"] >= 48
    assert closed["below"] <= 0
    me.page.keyboard.press("l")
    me.page.locator(".log.open").wait_for()
    me.hold_still()
    opened = me.page.evaluate(LAYOUT)
    assert opened["entries"] >= 300
    assert opened["below"] <= 0


def test_notes_at_the_start_leave_in_sight_what_the_box_keeps_beside_the_board(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=4, bots=3, game="traders_barbarians/barbarian_attack", options={"start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, 1280, 700)
    me.sit_at(table)
    me.page.locator(".notebox .btn").wait_for()
    me.hold_still()
    tray = me.page.locator(".tray").bounding_box()
    coast = me.page.locator(".keeps .coast").bounding_box()
    assert tray is not None
    assert coast is not None
    assert coast["y"] + coast["height"] <= tray["y"]
    notes = me.page.locator(".notebox > ul").bounding_box()
    assert notes is not None
    assert notes["height"] > 150  # a few of them can be read at a time
