"""Somebody who plays Cities & Knights on the page: improves, commands knights, plays cards, answers what is asked."""

from __future__ import annotations

from typing import Final

from tests.browser.player import Player
from tests.browser.sailor import TURNS, Sailor

# What is wanted in a turn, best first.
BUILT: Final = ("build_city", "build_settlement", "recruit", "build_wall", "build_ship", "build_road")
DEEDS: Final = ("activate", "promote", "chase_robber", "chase_pirate", "lift_knight")  # of knights, in their panel
# Whatever a decision may be answered with; a tap may lead to the next question instead of ending it.
ASKED: Final = (
    ".act.roll",
    ".offered .no",
    ".dock .plist .pcard.can",
    ".dock .ask .pick.can",
    ".dock .seatpick",
    ".dock .choices .btn.lit",
    ".dock .ask .btn.lit",
)
CHANGED: Final = """([version, said]) =>
  lab.game.version > version || document.querySelector('.dock').innerHTML !== said"""
OPEN: Final = ".dock > .panel .ph .icon-btn"  # the last of them closes what lies over the board


class Commander(Sailor):
    """A player whose deeds are counted by what they were."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.moved_in = -1  # turn in which a knight was last moved

    @property
    def sheets(self) -> bool:
        """Whether improvements and knights open as sheets."""
        return self.player.shown(".ckstrip .threat") is not None

    def do(self, selector: str, sheet: int) -> bool:
        """Press something lit in a panel, which may have to be opened first."""
        if self.sheets:
            self.page.locator(".ckstrip .btn").nth(sheet).click()
        button = self.player.shown(f".dock {selector}")
        if button is not None:
            self.player.tap(f".dock {selector} >> visible=true")
        while self.sheets and self.player.shown(OPEN) is not None and not self.player.shown(".dock .ask"):
            self.page.locator(OPEN).last.click()
        return button is not None

    def play_card(self) -> bool:
        """Play a progress card that is lit, after having read it."""
        card = self.player.shown(".phand .pcard.can")
        if card is None:
            return False
        self.note(str(card.get_attribute("data-card")))
        card.click()
        before = self.player.version
        self.page.locator(".cardsheet .btn.play").click()
        self.player.wait(f"lab.game.version > {before} || document.querySelector('.mark, .dock .ask')")
        return True

    def answer(self) -> bool:
        """Tap something that is asked; what it leads to is answered with the next step."""
        for selector in ASKED:
            found = self.player.shown(f"{selector} >> visible=true")
            if found is not None:
                before = self.player.version
                said = self.page.locator(".dock").inner_html()
                found.click()
                self.page.wait_for_function(CHANGED, arg=[before, said])
                return True
        return False

    def step(self) -> None:
        kinds = self.look()
        if self.page.locator(".mark").count() > 0:
            self.tap_place()
        elif self.player.shown(".dock .ask .btn.main") is not None:
            self.player.fill()
        elif not self.answer() and not self.command(kinds):
            assert kinds & TURNS, (self.player.read("lab.game.view.phase"), kinds)
            self.player.tap(".act.end")

    def command(self, kinds: set[str]) -> bool:
        """Do one thing in a turn; False: nothing is left that is wanted."""
        if not kinds & TURNS:
            return False
        if "improve" in kinds and self.do(".trk .btn.lit", 0):
            self.note("improve")
            return True
        if self.play_card():
            return True
        turn = self.player.read("lab.game.view.turn")
        for kind in DEEDS:
            if kind not in kinds or (kind == "lift_knight" and self.moved_in == turn):
                continue
            self.moved_in = turn if kind == "lift_knight" else self.moved_in
            if self.do(f".kn .btn.lit[data-button={kind}]", 1):
                self.note(kind)
                return True
        kind = next((one for one in BUILT if one in kinds), "")
        if kind:
            self.note(kind)
            self.press(kind)
        return bool(kind)
