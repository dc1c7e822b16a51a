"""The Caravans on the page: a bid is laid in the panel of the vote, a path is named on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import Guest, House, Json, Socket, preference
from tests.browser.test_phone import WIDE

MOST = 4000  # actions


def asked_for_a_bid(socket: Socket) -> bool:
    """Play on until my seat may lay votes; False if the game ends before that."""
    for _ in range(MOST):
        if socket.game["over"]:
            return False
        legal = socket.game["legal"]
        if any(move["action"]["kind"] == "lay_votes" for move in legal):
            return True
        if legal:
            choice = max(legal, key=preference)
            socket.act(choice["action"], choice["seat"])
        else:
            socket.next()
    return False


def a_vote(house: House) -> tuple[Guest, Json]:
    """A table at which my seat is asked for a bid and has a card to lay."""
    for _ in range(20):
        guest = house.guest("Ann")
        options = {"phases": "combined", "start": 0, "target": 18, "layout": "beginner"}
        table = guest.open(seats=4, bots=3, bot="greedy", game="traders_barbarians/caravans", options=options)
        with guest.socket(table["table"]) as socket:
            socket.do("start")
            if asked_for_a_bid(socket):
                return guest, table
    raise AssertionError("nobody was asked")


@pytest.mark.slow
def test_a_bid_is_laid_and_a_path_is_named(house: House, come: Come) -> None:
    guest, table = a_vote(house)
    me = come(house, guest, width=390, height=844)
    me.sit_at(table)
    panel = me.page.locator(".camelvote")
    panel.wait_for()
    expect(panel.locator(".bids li")).to_have_count(4)
    panel.locator(".pick:not(.off)").first.click()
    before = me.version
    panel.locator("[data-button=lay_votes]").click()
    me.moved(before)
    assert me.read("lab.game.view.phase") == "camel_path"
    me.page.locator(".votestrip").wait_for()
    expect(me.page.locator(".oasisarrow")).to_have_count(3)
    assert me.page.evaluate(WIDE) <= 0
