"""axe finds nothing at sea either: scenarios in the lobby, the campaign, notes, large boards and what lies on them."""

from __future__ import annotations

import pytest

from tests.browser.house import House
from tests.browser.test_axe import PHONE, Arrive, at_table, inspect, phone_first
from tests.browser.test_seafarers import begun, put_note_away

__all__ = ["inspect"]


@phone_first
def test_scenarios_and_campaign(inspect: Arrive, size: tuple[int, int]) -> None:
    me = inspect(size, None)
    me.player.go("/")
    me.page.locator(".boxb").nth(1).click()
    me.page.locator(".scs li").nth(1).wait_for()
    me.check("islands against bots")
    me.player.go("/friends")
    me.page.locator(".boxb").nth(1).click()
    me.page.locator(".scenarios").wait_for()
    me.check("scenarios")
    me.player.go("/campaign")
    me.page.locator(".seatrow .btn.main").wait_for()
    me.check("before a campaign")
    me.page.locator(".seatrow .btn.main").click()
    me.page.locator(".voyages").wait_for()
    me.check("a campaign")


@phone_first
@pytest.mark.parametrize(
    "scenario",
    [
        "oceania",
        pytest.param("wonders", marks=pytest.mark.slow),
        pytest.param("cloth", marks=pytest.mark.slow),
        pytest.param("pirate_islands", marks=pytest.mark.slow),
    ],
)
def test_a_table_at_sea(house: House, inspect: Arrive, size: tuple[int, int], scenario: str) -> None:
    me = at_table(inspect, size, begun(house, scenario, seats=4))
    me.page.locator(".mark").first.wait_for()
    me.check(f"{scenario}, its note")
    put_note_away(me.player)
    me.check(f"{scenario}, placing")
    me.page.locator(".scen-chip" if size == PHONE else ".scen .icon-btn").click()
    me.page.locator("dialog .notes").wait_for()
    me.check(f"{scenario}, about it")
