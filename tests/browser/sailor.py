"""Somebody who plays Seafarers on the page: whatever is asked is answered by tapping what is lit."""

from __future__ import annotations

from typing import Final

from tests.browser.player import PLACE, Player

# What is wanted in a turn, best first.
WANTED: Final = (
    "build_wonder",
    "take_wonder",
    "attack_fort",
    "make_warship",
    "build_city",
    "build_settlement",
    "build_ship",
    "buy_card",
    "build_road",
)
MOST: Final = 3000  # steps until a test gives up
TURNS: Final = {"end_turn", "end_part", "pass_building"}
ASKED: Final = (
    ".act.roll",
    ".offered .no",
    ".dock .choices .btn.lit",
    ".dock .ask .pick.can",
    ".dock .seatpick",
)
WHICH: Final = ".dock .ask .btn.lit"  # several things may go there, or be chosen
LIT: Final = "[...document.querySelectorAll('.mark')].map((mark) => mark.dataset.place).join()"


class Sailor:
    """A player whose steps are counted by what they were."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.done: dict[str, int] = {}
        self.turns_without_move = 0

    def note(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def tap_place(self) -> None:
        """A lit place; where the screen shows none, the board is asked to go there first."""
        self.player.hold_still()
        point = self.page.evaluate(PLACE)
        if point is None:
            find = self.player.shown(".zoom .find")
            if find is not None:
                find.click()
            else:
                self.player.wait("document.querySelector('.toast') === null")
            self.player.wait(f"({PLACE})() !== null")
            self.player.hold_still()
            point = self.page.evaluate(PLACE)
        assert point is not None, "no lit place can be reached"
        before = self.player.version
        lit = self.player.read(LIT)
        self.page.mouse.click(point["x"], point["y"])
        # Either it is done, or one is asked which of several things it shall be, or for the next place.
        self.player.wait(
            f"lab.game.version > {before} || document.querySelector('{WHICH}') || !['', '{lit}'].includes({LIT})"
        )
        if self.player.version > before:
            self.player.moved(before)
        elif self.player.shown(WHICH) is not None:
            self.note("which")
            self.player.tap(WHICH)

    def press(self, kind: str) -> None:
        """The button of a kind, and whatever it asks for."""
        before = self.player.version
        if self.page.locator(".mark").count() == 0:
            self.page.locator(f".actions .act[data-action={kind}]").click()
        self.player.wait(f"lab.game.version > {before} || document.querySelector('.mark, {WHICH}')")
        if self.player.version > before:
            self.player.moved(before)
        elif self.page.locator(".mark").count() > 0:
            self.tap_place()
        else:
            self.player.tap(WHICH)

    def look(self) -> set[str]:
        """Put the scenario's note away and count the phase; the kinds of what is legal."""
        note = self.player.shown(".notebox .btn.main")
        if note is not None:
            note.click()
        kinds = self.player.kinds
        self.note(self.player.read("lab.game.view.phase"))
        return kinds

    def step(self) -> None:
        """Answer the open decision."""
        kinds = self.look()
        if not kinds & TURNS and self.page.locator(".mark").count() > 0:
            self.tap_place()
            return
        for selector in ASKED:
            if self.player.shown(selector) is not None:
                self.player.tap(selector)
                return
        if self.player.shown(".dock .ask .btn.main") is not None:
            self.player.fill()
            return
        assert kinds & TURNS, kinds
        kind = next((one for one in WANTED if one in kinds), "")
        self.turns_without_move += 0 if kind else 1
        if not kind and "lift_ship" in kinds and self.turns_without_move % 3 == 0:
            kind = "lift_ship"
        if kind:
            self.note(kind)
            self.press(kind)
        else:
            self.player.tap(".act.end")

    def play_to_the_end(self) -> None:
        for _ in range(MOST):
            if not self.player.until_asked():
                break
            self.step()
        assert self.player.is_over, self.done
        self.page.locator(".endhero h1").wait_for()
