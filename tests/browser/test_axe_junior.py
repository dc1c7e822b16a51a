"""axe finds nothing at the table of the children's game either: its turn, its questions, the market, the end."""

from __future__ import annotations

import pytest

from tests.browser.captain import SWAP
from tests.browser.house import House
from tests.browser.scenes import Family
from tests.browser.test_axe import LARGE, PHONE, Arrive, at_table, inspect, phone_first
from tests.browser.test_junior import begun, played

__all__ = ["inspect"]


@phone_first
def test_the_table_the_market_and_coco(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    me = at_table(inspect, size, played(house, turns=9))
    me.check("junior")
    if size == PHONE:
        me.page.locator(SWAP).click()
    me.page.locator(".swaps >> visible=true").wait_for()
    me.check("the market")
    me.page.locator(".friends >> visible=true").click()
    me.page.locator(".dock .offer").first.wait_for()
    me.check("swapping with friends")


@phone_first
def test_the_first_roll_and_a_hint(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    me = at_table(inspect, size, begun(house, seats=3))
    me.check("rolling")
    me.page.locator("button.parrot").click()
    me.page.locator(".bubble .btn").wait_for()
    me.check("a hint")


@pytest.mark.slow
def test_cargo_tribute_and_the_end(house: House, inspect: Arrive) -> None:
    """One game for both sizes: the same panel asks for a present on the large one and for a gift on the phone."""
    with Family(house) as family:
        visitors = {"cargo": inspect(LARGE, family.guest), "tribute": inspect(PHONE, family.guest)}
        left = set(visitors)
        while left:
            family.play(lambda game: game["view"]["phase"] in left, goal="coco")
            phase = family.socket.game["view"]["phase"]
            left.remove(phase)
            me = visitors[phase]
            me.player.sit_at(family.table)
            me.page.locator(".dock .ask .pick.can").first.wait_for()
            me.check(phase)
            me.page.goto("about:blank")  # nobody looks at the moves between
        family.play(lambda game: bool(game["over"]), goal="fortress")
        for me in visitors.values():
            me.player.go(f"/t/{family.table['table']}")
            me.page.locator(".feast-page h1").wait_for()
            me.check("the end")
