"""A chapter that the page has never heard of is played in the browser: places, an amount, a seat, yes or no."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.balloons import GAME
from tests.browser.conftest import ROOT, Come
from tests.browser.house import House, Json
from tests.browser.player import Player
from tests.browser.scenes import Company, in_action

PRELUDE: Final = f"""
import sys
sys.path.append({str(ROOT)!r})
from tests.browser import balloons
balloons.add_to_catalogue()
"""


@pytest.fixture
def strange_house(tmp_path: Path, page_files: Path) -> Iterator[House]:
    with House(tmp_path, page_files, PRELUDE) as opened:
        yield opened


def press(me: Player, label: str) -> None:
    me.page.locator(".actions").get_by_role("button", name=label).click()


def last_event(me: Player, kind: str) -> Json:
    return [event for event in me.events if event["kind"] == kind][-1]


def test_a_chapter_nobody_has_drawn_is_played(strange_house: House, come: Come) -> None:
    house = strange_house
    with Company(house, game=GAME) as company:
        company.play(in_action)
        me = come(house, company.ann)
        me.sit_at(company.table)
        assert {"raise_mast", "throw_ballast", "wave_at", "fly_to"} <= me.kinds
        assert "face_storm" not in me.kinds

        # a corner: only legal ones are lit
        press(me, "raise mast")
        corners = {move["action"]["corner"] for move in me.game["legal"] if move["action"]["kind"] == "raise_mast"}
        me.page.locator(".mark[data-place^=corner]").first.wait_for()
        assert len(corners) == me.read("lab.sheet.graph.corner_names.length")
        expect(me.page.locator(".mark")).to_have_count(len(corners))
        corner = max(corners)
        me.press_place(f"corner-{corner}")
        assert me.game["view"]["mast"][corner] == 1

        # yes or no, before anything else goes on
        assert me.game["view"]["phase"] == "storm"
        assert me.kinds == {"face_storm"}
        answers = me.page.locator(".dock .btn.lit")
        expect(answers).to_have_count(2)
        version = me.version
        answers.filter(has_text="yes").click()
        me.moved(version)
        assert me.game["view"]["brave"] == [1, 0, 0]
        assert last_event(me, "storm_faced")["stay"] == 1

        # an amount
        press(me, "throw ballast")
        amounts = me.page.locator(".dock .ask .btn")
        expect(amounts).to_have_text(["1", "2", "3", "4"])
        version = me.version
        amounts.filter(has_text="3").click()
        me.moved(version)
        assert me.game["view"]["thrown"] == [3, 0, 0]

        # a seat, with its name
        press(me, "wave at")
        seats = me.page.locator(".dock .seatpick")
        expect(seats).to_have_count(2)
        version = me.version
        seats.filter(has_text="Cem").click()
        me.moved(version)
        assert me.game["view"]["waved"] == [0, 0, 1]

        # a tile, by the keyboard alone
        press(me, "fly to")
        me.page.locator(".mark[data-place^=tile]").first.wait_for()
        me.page.keyboard.press("b")
        me.wait("document.activeElement?.matches('.mark')")
        me.page.keyboard.press("ArrowRight")
        version = me.version
        me.page.keyboard.press("Enter")
        me.moved(version)
        assert last_event(me, "balloon_flown")["tile"] == me.game["view"]["balloon"] != 0

        # what is used up has no button any more, and what happened is told in words
        assert "raise_mast" not in me.kinds
        expect(me.page.locator(".actions").get_by_role("button", name="raise mast")).to_have_count(0)
        for told in ("mast raised", "storm faced", "ballast thrown", "waved at", "balloon flown"):
            expect(me.page.locator(".log")).to_contain_text(told)
        expect(me.page.locator(".board .pieces").locator("use")).not_to_have_count(0)

        # and every action of it is a button with a sentence, too
        me.page.keyboard.press("c")
        me.page.locator(".dock .choices .btn").first.wait_for()
        version = me.version
        me.page.locator(".dock .choices .btn", has_text="throw ballast").first.click()
        me.moved(version)
        assert me.game["view"]["thrown"] == [4, 0, 0]
        me.tap(".act.end")
        company.catch_up(me.version)
        company.play(in_action)  # once round the table
        me.wait(f"lab.game.version >= {company.mine.version} && lab.game.deciding.includes(0)")
        assert me.kinds & {"raise_mast", "throw_ballast", "wave_at", "fly_to"} == {"wave_at", "fly_to"}
