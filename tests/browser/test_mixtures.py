"""Mixtures of boxes, scenarios and variants on the page: the matrix in the lobby, and games drawn from it, played to
the end by tapping what is lit and looked at on the way."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from archipel.catalogue import GameSpec, matrix
from tests.browser.commander import Commander
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_phone import CLASH, SMALL, WIDE
from tests.browser.test_traders_barbarians import SIZES, Trader
from tests.properties.rulesets import has_cities

DRAWN: Final = {"desktop": 30, "phone": 10}
LOOK_AT: Final = 8  # the turn in which the table is looked at
# Keys of texts that there are not: they are shown as they are.
KEYS: Final = r"""() => document.body.innerText.match(
  /\b(?:action|banner|choice|event|guide|option|page|phase|refusal)-[a-z]+_?[a-z_]*/g) ?? []"""


class CityTrader(Trader, Commander):
    """A player with cities and knights who also answers what only Traders & Barbarians asks."""


def drawn() -> list[tuple[GameSpec, str]]:
    """Mixtures with the size of the window, the same ones as long as the catalogue is the same."""
    wanted = sum(DRAWN.values())
    specs = Random(15).sample(matrix().mixtures(), wanted)
    sizes = [size for size, count in DRAWN.items() for _ in range(count)]
    return list(zip(specs, sizes, strict=True))


def look(me: Player, size: str) -> None:
    """Nothing sticks out or lies upon something else, no text is missing; on a phone all can be tapped."""
    assert me.read(WIDE) <= 0
    assert me.page.evaluate(CLASH) == []
    assert me.page.evaluate(KEYS) == []
    if size == "phone":
        assert me.page.evaluate(SMALL) == []


def test_the_matrix_says_why_and_fills_in_the_form(house: House, come: Come) -> None:
    me = come(house, None, 360, 740, locale="fr-FR", has_touch=True)
    me.go("/friends")
    me.page.get_by_role("button", name="Ce qui va ensemble").tap()
    rows = me.page.locator("dialog tbody tr")
    rows.first.wait_for()
    rows.filter(has=me.page.get_by_role("rowheader", name="Junior")).locator("button").first.tap()
    why = me.page.locator("#matrix-why")
    why.get_by_text("Junior se joue seul").wait_for()
    assert me.read(WIDE) <= 0
    assert me.page.evaluate(SMALL) == []
    me.page.keyboard.press("ArrowUp")
    why.get_by_text("COMBO-26").wait_for()
    me.page.keyboard.press("Enter")
    me.page.locator("[data-variant=cities_knights][aria-pressed=true]").wait_for()
    me.page.locator("dialog").wait_for(state="detached")
    expect(me.page.get_by_role("status").filter(has_text="Choisi")).to_have_count(1)
    me.page.get_by_role("button", name="Créer").click()
    me.in_waiting_room()
    asked = me.read("lab.table.options")
    assert (asked["game"], asked["seats"]) == ("traders_barbarians/wagons", 4)
    assert asked["options"] == {"cities_knights": True, "advanced_combinations": True}


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "size"), drawn(), ids=str)
def test_a_mixture_is_played_to_the_end_by_what_is_lit(house: House, come: Come, spec: GameSpec, size: str) -> None:
    width, height, locale = SIZES[size]
    guest = house.guest("Ann")
    target = 8 if has_cities(spec) else 6 if spec.name == "seafarers/pirate_islands" else 5
    options = {"phases": "combined", "start": 0, "target": target, **dict(spec.options)}
    table = guest.open(seats=spec.seats, bots=spec.seats - 1, bot="greedy", game=spec.name, options=options)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest, width, height, locale=locale, has_touch=size == "phone")
    me.sit_at(table)
    player = CityTrader(me) if has_cities(spec) else Trader(me)
    looked = False
    while me.until_asked():
        player.step()
        if not looked and me.read("lab.game.view.turn") >= LOOK_AT:
            looked = True
            me.hold_still()
            look(me, size)
    me.page.locator(".endhero h1").wait_for()
    assert me.read("lab.over.winners.length") >= 1
    assert me.page.evaluate(KEYS) == []
