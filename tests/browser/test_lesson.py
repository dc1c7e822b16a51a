"""The first lesson as a newcomer plays it: from the start page to its end and on, by what is lit and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from archipel.catalogue.lessons import LEARNER, lesson
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import Player

# What may be pressed: a lit place, a lit button of the tray or beside the board, the button of the offer, the end of
# the turn. In its middle nothing else lies, and a button is seen down to its end.
LIT = """() => {
  const beside = '.dock .send .btn.main, .dock .btn.lit, .tray .act.end:not([aria-disabled=true])'
  const lit = [...document.querySelectorAll(`.marks .mark, .tray .act.can, ${beside}`)]
  return lit.map((one) => {
    const box = one.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    const on = document.elementFromPoint(x, y)
    const whole = one.tagName !== 'BUTTON' || one.contains(document.elementFromPoint(x, box.bottom - 4))
    return { x, y, free: whole && (one.contains(on) || on?.closest('.board-svg') !== null) }
  })
}"""
ENGLISH: dict[str, Any] = {"width": 1280, "height": 800}
FRENCH: dict[str, Any] = {"width": 360, "height": 740, "locale": "fr-FR", "has_touch": True}


def follow(me: Player) -> None:
    """Each step and what the learner does after it, up to the end of the lesson."""
    steps = lesson("base/first").steps
    for number, step in enumerate(steps):
        own = [move.action for move in step.then if move.seat == LEARNER]
        for nth, asked in enumerate([*step.do, *own]):
            kind, _, place = asked.partition(" ")
            done, waiting = (number + 1, "true") if nth else (number, "false")
            me.wait(f"lab.game?.lesson?.do[0]?.kind === '{kind}' && lab.game.lesson.done === {done}")
            me.wait(f"lab.game.lesson.waiting === {waiting}")
            me.page.locator(f".lesson[data-do={kind}]").wait_for()
            expect(me.page.locator(".ldots i.past")).to_have_count(number)
            ringed = int("," in place and kind != "offer_trade")
            expect(me.page.locator(".board-svg .here"), f"{asked}: the ring").to_have_count(ringed)
            me.wait(f"({LIT})().length === 1 && ({LIT})()[0].free")  # and nothing lies upon it
            me.hold_still()
            (lit,) = me.page.evaluate(LIT)
            me.page.mouse.click(lit["x"], lit["y"])
            me.wait(f"lab.game.lesson.do[0]?.kind !== '{kind}' || lab.game.lesson.done > {done}")
    me.wait(f"lab.game.lesson.done === {len(steps)} && !lab.game.lesson.waiting")


@pytest.mark.parametrize(
    ("screen", "button", "title", "go_on"),
    [
        pytest.param(
            ENGLISH, "First lesson", "Ten points win", "Go on playing", id="desktop in English", marks=pytest.mark.slow
        ),
        pytest.param(FRENCH, "Première leçon", "Dix points pour gagner", "Continuer la partie", id="phone in French"),
    ],
)
def test_the_first_lesson_is_played_to_its_end(
    house: House, come: Come, screen: dict[str, Any], button: str, title: str, go_on: str
) -> None:
    me = come(house, **screen)
    me.go("/")
    me.page.get_by_role("button", name=button).click()
    card = me.page.locator(".lesson")
    card.wait_for()
    expect(card).to_contain_text(title)
    expect(me.page.locator(".minimap")).to_have_count(0)  # the lesson leaves a phone's board too little room for it
    follow(me)
    me.page.get_by_role("button", name=go_on).click()
    me.wait("lab.game.lesson === null")
    card.wait_for(state="detached")
    me.wait("lab.isAsked()")
    assert "end_turn" in [move["action"]["kind"] for move in me.game["legal"]], "the same game goes on"
