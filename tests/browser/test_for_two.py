"""Catan for Two on the page: both rolls, neutral colours, trade tokens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.sailor import Sailor


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "locale"), [(1280, 860, "en-US"), (390, 844, "fr-FR")])
def test_a_game_for_two_is_played_to_the_end_by_what_is_lit(
    house: House, come: Come, width: int, height: int, locale: str
) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=2, bots=1, options={"for_two": True, "target": 5})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, width, height, locale=locale, has_touch=width < 900)
    me.sit_at(table)
    expect(me.page.locator("[data-colour=stone][data-piece=settlement]")).to_have_count(1)
    assert me.read("lab.game.view.trade_tokens.length") == 2
    sailor = Sailor(me)
    sailor.play_to_the_end()
    assert {"place_settlement", "before_roll", "second_roll", "action"} <= sailor.done.keys()
    assert me.read("lab.over.winners.length") == 1
