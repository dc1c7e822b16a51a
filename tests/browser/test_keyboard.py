"""A whole game from the start page to the result without a mouse."""

from __future__ import annotations

from tests.browser.conftest import Come, asking_for
from tests.browser.house import House
from tests.browser.player import Player


class Keyboard:
    """Keys only: tabulator to walk, the letters of the page, arrows on the board, Enter."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.keys = player.page.keyboard

    def walk_to(self, selector: str, most: int = 120) -> None:
        """Tab until the focus is on one of these."""
        for _ in range(most):
            if self.player.read(f"document.activeElement?.matches({selector!r}) ?? false"):
                return
            self.keys.press("Tab")
        raise AssertionError(f"{selector} is never reached by the tabulator")

    def enter(self, selector: str) -> None:
        self.walk_to(selector)
        self.keys.press("Enter")

    def change(self, selector: str) -> None:
        """Press something that the server answers with a move."""
        before = self.player.version
        self.enter(selector)
        self.player.moved(before)

    def press(self, key: str) -> None:
        before = self.player.version
        self.keys.press(key)
        self.player.moved(before)

    def place(self) -> None:
        """To the lit places, one step aside, and down with it."""
        self.keys.press("b")
        self.player.wait("document.activeElement?.matches('.mark')")
        assert self.player.read("document.activeElement.getAttribute('aria-label')")
        self.keys.press("ArrowRight")
        self.player.wait("document.activeElement.matches('.mark')")
        self.press("Enter")

    def step(self) -> None:
        me = self.player
        if me.page.locator(".mark").count() > 0:
            self.place()
        elif me.shown(".act.roll"):
            self.press("r")
        elif me.shown(".offered .no"):
            self.change(".offered .no")
        elif me.shown(".dock .choices .btn.lit"):
            self.change(".dock .choices .btn.lit")
        elif me.shown(".dock .ask .btn.main"):
            while me.page.locator(".dock .ask .btn.main").first.get_attribute("aria-disabled") == "true":
                self.enter(".dock .ask .pick[aria-disabled=false]")
            self.change(".dock .ask .btn.main")
        elif me.kinds & {"build_city", "build_settlement"}:
            before = me.version
            self.keys.press("b")  # the first lit button; it may be one of another kind
            while not me.read("document.activeElement.matches('.act.can')"):
                self.keys.press("Tab")
            self.keys.press("Enter")
            me.be_whole()
            if me.page.locator(".mark").count() > 0:
                self.place()
            else:
                me.moved(before)
        else:
            self.press("e")


def test_a_game_without_a_mouse(house: House, come: Come) -> None:
    me = come(house)
    me.page.route("**/api/tables", asking_for(target=3))
    hands = Keyboard(me)
    me.go("/")
    me.page.locator(".scb .go").wait_for()
    hands.enter(".scb .go")
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    while me.until_asked():
        hands.step()
    me.page.locator(".endhero h1").wait_for()
    hands.enter(".endhero a[href^='/replay/']")
    me.page.locator(".replay .slider").wait_for()
    hands.keys.press("ArrowRight")
    me.wait("document.querySelector('.replay .slider').value === '1'")


def test_every_legal_action_is_also_a_button_with_a_sentence(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(bots=2, options={"layout": "beginner", "phases": "combined", "target": 18})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
        socket.play(turns=7)
    me = come(house, guest)
    me.sit_at(table)
    me.page.keyboard.press("c")
    me.page.locator(".dock .choices .btn").first.wait_for()
    legal = me.read("lab.game.legal.length")
    forms = me.read("lab.game.forms.length")
    sentences = me.read(
        "[...document.querySelectorAll('.dock .choices button')].map((button) => button.textContent.trim())"
    )
    assert len(sentences) == legal + forms
    assert len(set(sentences)) == len(sentences)
    assert all(sentences)
