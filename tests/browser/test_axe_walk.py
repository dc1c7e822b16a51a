"""axe finds nothing wherever a game leads: a walker plays games of every box and looks at each kind of decision, with
the places of each button lit, with a hint, and with everything open that can be opened, large and on a phone."""

from __future__ import annotations

import sys
from typing import Final

import pytest

from tests.browser.house import House
from tests.browser.sailor import TURNS
from tests.browser.test_axe import LARGE, PHONE, Arrive, Inspector, inspect
from tests.browser.test_nothing_covers import GUIDED, Size, Walker

__all__ = ["inspect"]

LEAST: Final = 150  # states of all games together
DECISIONS: Final = 24  # of each game
OPENED_AT: Final = 9  # the decision from which on everything is opened once, in a turn
GAMES: Final = [
    "base",
    "seafarers/new_shores",
    "seafarers/pirate_islands",
    "cities_knights",
    "traders_barbarians/fishermen",
    "traders_barbarians/barbarian_attack",
    "traders_barbarians/wagons",
    "junior",
]


class Surveyor(Walker):
    """Looks at each state once at each size. A state is what is asked and what is open."""

    def __init__(self, inspector: Inspector, sizes: list[Size], game: str) -> None:
        super().__init__(inspector.player, sizes)
        self.inspector = inspector
        self.game = game
        self.states: set[str] = set()
        self.has_opened = False

    def look(self, what: str) -> None:
        for width, height in self.sizes:
            state = f"{self.game}, {width}x{height}, {what}"
            if state in self.states:
                continue
            self.states.add(state)
            self.resize(width, height)
            self.inspector.check(state)

    def look_at_everything(self) -> None:
        super().look_at_everything()
        # While something must be answered, that lies where the rest is opened.
        if self.decisions >= OPENED_AT and not self.has_opened and self.player.is_asked and self.player.kinds & TURNS:
            self.has_opened = True
            self.open_everything()

    def open_everything(self) -> None:
        """The board as a list, all choices, costs, settings and what is known of a seat."""
        self.page.keyboard.press("p")
        self.page.locator(".blist li button").first.wait_for()
        tabs = self.page.locator(".blist [role=tab]")
        for tab in range(tabs.count()):
            tabs.nth(tab).click()
            self.look(f"the list, {tab}")
        self.page.keyboard.press("p")
        self.page.keyboard.press("c")
        self.page.locator(".dock .choices").wait_for()
        self.look("all choices")
        self.page.keyboard.press("c")
        self.player.read("document.querySelector('.me').click()")  # where there is no room for it, the bar has a button
        self.page.locator(".dock .costs").wait_for()
        self.look("costs")
        self.page.locator(".dock .costs .ph button").click()
        self.page.keyboard.press("?")
        self.page.locator("dialog").wait_for()
        self.look("settings")
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")
        for name in ("Chat", "Dice", "Log"):
            self.resize(*LARGE)  # on a phone the log is behind a button
            self.page.get_by_role("tab", name=name).click()
            self.look(name)


def survey(house: House, inspect: Arrive, game: str, sizes: list[Size], decisions: int) -> set[str]:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, game=game, options={"start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    inspector = inspect(sizes[0], guest)
    inspector.player.context.add_init_script(GUIDED)
    inspector.player.sit_at(table)
    surveyor = Surveyor(inspector, sizes, game)
    surveyor.walk(decisions)
    assert surveyor.has_opened or decisions <= OPENED_AT
    return surveyor.states


@pytest.mark.slow
def test_the_first_decisions_of_a_game(house: House, inspect: Arrive) -> None:
    assert len(survey(house, inspect, "base", [PHONE], 4)) >= 3


def test_what_a_box_keeps_beside_the_board_is_reached_by_keys_where_it_scrolls(house: House, inspect: Arrive) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, game="cities_knights", options={"start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = inspect(LARGE, guest)
    me.player.sit_at(table)
    me.page.locator(".dock .keeps .panel").first.wait_for()
    me.page.locator(".dock[tabindex='0']").wait_for(state="attached")
    me.check("cities and knights beside the board")
    me.page.set_viewport_size({"width": 1280, "height": 1800})
    me.page.locator(".dock:not([tabindex])").wait_for(state="attached")


@pytest.mark.slow
def test_at_least_a_hundred_and_fifty_states(house: House, inspect: Arrive) -> None:
    states: set[str] = set()
    for game in GAMES:
        states |= survey(house, inspect, game, [LARGE, PHONE], DECISIONS)
    sys.stdout.write(f"axe looked at {len(states)} states\n")
    assert len(states) >= LEAST, sorted(states)
