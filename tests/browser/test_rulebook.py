"""The rules where players meet them: the small rule of a refusal, and the rulebook."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.scenes import Company, in_action
from tests.browser.test_phone import resize

# What lies at the middle of each of the actions.
COVERED: Final = """() => [...document.querySelectorAll('.actions .act')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return width > 0 && !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).map((one) => one.textContent)"""

# How many cards are asked for in the open offer.
WANTED: Final = """() => [...document.querySelectorAll('.offer.tight .pick.on')]
  .reduce((sum, pick) => sum + Number(pick.dataset.n), 0)"""


def in_a_turn(company: Company) -> None:
    """Ann has rolled, and has nothing to pay a city with."""
    company.play(in_action)


def test_a_refusal_names_what_is_missing(seeded_house: House, come: Come) -> None:
    with Company(seeded_house) as company:
        in_a_turn(company)
        me = come(seeded_house, company.ann)
        me.sit_at(company.table)
        button, small = me.page.locator(".act[data-action=build_city]"), me.page.locator(".why2")
        button.click(force=True)
        expect(small).to_contain_text("You need")
        expect(small).to_contain_text("Rule BASE-61")
        expect(small.locator(".need li")).to_have_count(5)
        expect(small.locator(".need .miss")).not_to_have_count(0)
        expect(small.get_by_role("link")).to_have_attribute("href", re.compile("#BASE-61$"))
        # By keyboard: the focus is in it, walks through it, and comes back.
        me.wait("document.activeElement?.closest('.why2') !== null")
        me.page.keyboard.press("Tab")
        expect(small.get_by_role("button", name="Close")).to_be_focused()
        me.page.keyboard.press("Escape")
        expect(small).to_have_count(0)
        expect(button).to_be_focused()
        me.page.keyboard.press("Enter")
        expect(small).to_be_visible()
        small.get_by_role("button", name="Close").click()
        expect(small).to_have_count(0)
        # A press elsewhere, another sheet, and the end of its reason.
        button.click(force=True)
        expect(small).to_be_visible()
        me.page.locator(".board-svg").click(position={"x": 5, "y": 5})
        expect(small).to_have_count(0)
        button.click(force=True)
        expect(small).to_be_visible()
        me.page.keyboard.press("c")
        expect(small).to_have_count(0)
        me.page.keyboard.press("c")
        # What is missing is what the other players are asked for.
        button.click(force=True)
        expect(small.locator(".need li")).to_have_count(5)
        missing = small.locator(".need .miss").count()
        assert missing > 0
        small.get_by_role("button", name="Ask the other players").click()
        expect(small).to_have_count(0)
        me.wait(f"({WANTED})() === {missing}")
        me.page.keyboard.press("Escape")
        button.click(force=True)
        expect(small).to_be_visible()
        before = me.version
        me.page.keyboard.press("e")
        me.moved(before)
        expect(small).to_have_count(0)


@pytest.mark.parametrize("locale", [pytest.param("en-US", marks=pytest.mark.slow), "fr-FR"])
def test_on_a_phone_the_actions_stay_free(seeded_house: House, come: Come, locale: str) -> None:
    with Company(seeded_house) as company:
        in_a_turn(company)
        me = come(seeded_house, company.ann, width=360, height=740, locale=locale, has_touch=True)
        me.sit_at(company.table)
        me.page.locator(".act[data-action=build_city]").tap(force=True)
        small = me.page.locator(".why2")
        expect(small.locator(".need li").first).to_be_visible()
        me.hold_still()
        box = small.bounding_box()
        assert box is not None
        assert (box["x"], box["width"]) == (8, 344)
        assert box["y"] >= 0
        assert me.read(f"({COVERED})()") == []


def test_the_rulebook_is_read_and_searched(house: House, come: Come) -> None:
    ann = house.guest("Ann")
    table = ann.open(seats=4, options={"hand_limit": 9}, title="Ours")
    me = come(house, ann, locale="fr-FR")
    me.go(f"/rules?table={table['table']}#BASE-38")
    rule = me.page.locator("#BASE-38")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("8 cartes")
    expect(rule).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    # What the table has chosen otherwise stands below the rule; other boxes are faded.
    expect(me.page.locator(".rart .houser")).to_contain_text("9")
    expect(me.page.locator("[data-box-tab=junior]")).to_have_class("out")
    expect(me.page.locator("[data-box-tab=base]")).to_have_attribute("aria-pressed", "true")
    exact = me.page.locator(".rart .exact")
    expect(exact.locator("dl")).not_to_be_visible()
    exact.locator("summary").click()
    expect(exact.locator("dl")).to_contain_text("more than 7 resource cards")
    # Accents do not matter; in another language the same box is read.
    me.page.get_by_role("searchbox").fill("developpement achetee")
    expect(me.page.locator("#BASE-46")).to_be_visible()
    expect(me.page.locator("#BASE-38")).to_have_count(0)
    me.page.get_by_role("searchbox").fill("")
    me.page.locator("[data-box-tab=seafarers]").click()
    me.page.get_by_role("switch").click()
    expect(me.page.locator("[data-box-tab=seafarers]")).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(".rart .rtext").first).to_be_visible()
    me.go("/rules#SEA-9")
    expect(me.page.locator("#SEA-9")).to_be_in_viewport()


def test_costs_and_points_are_one_tap_away(seeded_house: House, come: Come) -> None:
    with Company(seeded_house) as company:
        in_a_turn(company)
        me = come(seeded_house, company.ann, width=360, height=740)
        me.sit_at(company.table)
        button = me.page.get_by_role("navigation").get_by_role("button", name="Costs and points")
        card = me.page.locator(".costs")
        for width, height in ((360, 740), (1280, 800)):
            resize(me, width, height)
            button.click()
            expect(card.locator("[data-price=city]")).to_contain_text("3 ore and 2 grain")
            expect(card.locator("[data-price=city]")).to_contain_text("2 points")
            expect(card).to_contain_text("Longest Trade Route, 5 or more")
            expect(card).to_contain_text("25 points on your turn win")
            me.hold_still()
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
            card.get_by_role("button", name="Close").click()
            expect(card).to_have_count(0)
        me.page.locator("button.me").click()
        expect(card).to_be_visible()
