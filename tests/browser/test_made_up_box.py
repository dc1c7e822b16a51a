"""A box from outside the package, with a neutral colour, an open good, a tile of two numbers, a harbour that closes and
a price of its own, is played in the browser to the end: the page has no line for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import ROOT, Come
from tests.browser.house import House
from tests.catalogue.made_up_box import EACH, GAME

# The server and the processes of its bots know the box.
PRELUDE: Final = f"""
import os, sys
os.environ["ARCHIPEL_PLUGINS"] = "tests.catalogue.smugglers_plugin"
os.environ["PYTHONPATH"] = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), {str(ROOT)!r}])
sys.path.append({str(ROOT)!r})
import tests.catalogue.smugglers_plugin
"""


@pytest.fixture
def smugglers_house(tmp_path: Path, page_files: Path) -> Iterator[House]:
    with House(tmp_path, page_files, PRELUDE) as opened:
        yield opened


def with_smugglers(route: Route) -> None:
    """The table that the lobby asks for, with another game: only this is changed on the way to the server."""
    if route.request.method != "POST":
        route.continue_()
        return
    body = json.loads(route.request.post_data or "{}")
    body["options"].update(game=GAME, options={"target": 3, "start": 0})
    route.continue_(post_data=json.dumps(body))


def test_a_box_from_outside_is_played_to_the_end(smugglers_house: House, come: Come) -> None:
    me = come(smugglers_house)
    me.page.route("**/api/tables", with_smugglers)
    me.go("/")
    me.page.locator(".scb[data-game=base] .go").click()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    sheet = me.read("lab.sheet")
    assert (sheet["game"], sheet["players"], len(sheet["colours"])) == (GAME, 4, 5)
    shell = sheet["cards"].index("shell")
    hands = me.game["view"]["hand"]
    assert [hand[shell] for hand in hands] == [EACH] * 4  # everybody sees the open good

    while "close_harbour" not in me.kinds:
        assert me.until_asked()
        me.step()
    open_before = sum(1 for kind in me.game["view"]["harbour"] if kind)
    me.page.locator(".actions").get_by_role("button", name="close harbour").click()
    marks = me.page.locator(".mark[data-place^=edge]")
    assert open_before == 9
    expect(marks).to_have_count(open_before)
    version = me.version
    me.press_middle(marks.first)
    me.moved(version)
    assert sum(1 for kind in me.game["view"]["harbour"] if kind) == open_before - 1
    assert me.game["view"]["hand"][0][shell] == EACH - 2
    expect(me.page.locator(".log")).to_contain_text("harbour closed")

    me.play_to_the_end()
    assert me.is_over
