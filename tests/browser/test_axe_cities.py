"""axe finds nothing in Cities & Knights either: the table with its panels, sheets, cards and all about the box."""

from __future__ import annotations

import pytest

from tests.browser.house import House
from tests.browser.test_axe import PHONE, Arrive, at_table, inspect, phone_first
from tests.browser.test_cities import begun, played
from tests.browser.test_seafarers import put_note_away

__all__ = ["inspect"]


@phone_first
def test_the_table_and_its_panels(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    me = at_table(inspect, size, played(house, turns=40))
    me.check("cities and knights")
    if size == PHONE:
        for sheet in range(3):
            me.page.locator(".ckstrip button").nth(sheet).click()
            me.page.locator(".dock > .panel").wait_for()
            me.check(f"sheet {sheet}")
            me.page.locator(".dock > .panel .ph .icon-btn").last.click()
    if me.page.locator(".phand .pcard").count() > 0:
        me.page.locator(".phand .pcard").first.click()
        me.page.locator(".cardsheet").wait_for()
        me.check("a progress card")


@pytest.mark.slow
@phone_first
def test_its_note_and_all_about_it(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    me = at_table(inspect, size, begun(house))
    me.page.locator(".mark").first.wait_for()
    me.check("the note")
    put_note_away(me.player)
    me.check("placing")
    if size == PHONE:
        me.page.locator(".ckstrip .threat").click()
    me.page.locator(".barb .icon-btn >> visible=true").first.click()
    tabs = me.page.locator("dialog [role=tab]")
    tabs.first.wait_for()
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        me.check(f"all about it, {tab}")


@pytest.mark.slow
@phone_first
def test_the_table_at_sea(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    me = at_table(inspect, size, begun(house, "seafarers/new_shores", cities_knights=True))
    put_note_away(me.player)
    me.check("cities and knights at sea")
