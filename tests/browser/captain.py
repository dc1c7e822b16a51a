"""Somebody who plays the children's game on the page, by tapping what is lit."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.browser.player import Player

WANTED: Final = ("build_fortress", "build_ship", "buy_coco")  # in a turn, best first
# What a question is answered with.
ASKED: Final = (".act.roll", ".offered .no", ".dock .ask .pick.can")
SWAP: Final = ".actions .act:has(use[href='#ic-trade'])"
MOST: Final = 600  # deeds until a test gives up
# A card that one wants for a ship or a fortress and that may be swapped for one that is not needed.
SWAPPED: Final = """() => {
  const { view, seat, legal } = lab.game, cards = lab.sheet.cards
  const lacks = (piece) => Object.keys(lab.sheet.prices[piece]).filter((card) => !view.hand[seat][cards.indexOf(card)])
  for (const piece of ['fortress', 'ship'])
    for (const card of lacks(piece)) {
      const spare = legal.some(({ action }) => action.kind === 'market_trade' && action.take === card
        && !(action.give in lab.sheet.prices[piece] && view.hand[seat][cards.indexOf(action.give)] < 2))
      if (spare) return card
    }
  return ''
}"""


class Captain:
    """A player whose deeds are counted by what they were."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.done: Counter[str] = Counter()

    def swap(self) -> bool:
        """Take from the market what is missing for something; the sheet is opened where it is one."""
        card: str = self.page.evaluate(SWAPPED)
        if not card:
            return False
        as_sheet = self.player.shown(".stall") is None
        if as_sheet:
            self.page.locator(SWAP).click()
        self.player.tap(f"[data-take={card}] [data-give] >> visible=true")
        if as_sheet:
            self.page.locator(".swapbox .ph .icon-btn").click()
        return True

    def act(self) -> str:
        """Do one thing that may be done now; what it was."""
        kinds = self.player.kinds
        phase: str = self.player.read("lab.game.view.phase")
        if self.page.locator(".mark").count() > 0 and self.player.place():
            return phase
        for selector in ASKED:
            if self.player.shown(f"{selector} >> visible=true") is not None:
                self.player.tap(f"{selector} >> visible=true")
                return phase
        for kind in WANTED:
            if kind in kinds:
                before = self.player.version
                self.page.locator(f".act[data-action={kind}]").click()
                if kind == "buy_coco":
                    self.player.moved(before)
                else:
                    self.page.locator(".mark").first.wait_for()
                    assert self.player.place(), "no lit place can be reached"
                return kind
        if "market_trade" in kinds and self.swap():
            return "market_trade"
        assert "end_turn" in kinds, kinds
        self.player.tap(".act.end")
        return "end_turn"

    def play_to_the_end(self) -> None:
        while self.player.until_asked():
            self.done[self.act()] += 1
            assert self.done.total() < MOST, self.done
