"""For players who do not see the board or use no pointer: the focus is never lost, the board is a list, letters can be
switched off, and a game is played by roles and names alone."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.house import House, Json, Socket, preference
from tests.browser.player import Player
from tests.browser.sailor import TURNS
from tests.browser.scenes import MOST, Company

FOCUSED: Final = "document.activeElement !== null && document.activeElement !== document.body"


class Listener:
    """Somebody who hears the page: finds things by role and name, and presses them with keys."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.main = self.page.get_by_role("main", name="Board")
        self.actions = self.page.get_by_role("group", name="Actions")
        self.asked = self.page.get_by_role("complementary", name="Current decision")
        self.names_twice: list[str] = []

    def press(self, found: Locator) -> None:
        """Press something, and wait until the server has answered. If it asks for more, the focus is on an answer."""
        before = self.player.version
        found.focus()
        self.page.keyboard.press("Enter")
        self.player.be_whole()
        if self.player.read(f"lab.game.version === {before} && lab.unanswered.size === 0"):
            self.player.wait("document.activeElement?.closest('.dock .ask') != null")
            self.page.keyboard.press("Enter")
        self.player.moved(before)

    def places(self) -> Locator:
        """What is lit on the board: all buttons that have a place, by their names."""
        return self.main.get_by_role("group", name="Board").get_by_role("button")

    def first(self, where: Locator, name: str) -> Locator | None:
        self.player.be_whole()
        found = where.get_by_role("button", name=re.compile(name), disabled=False).first
        return found if found.count() > 0 and found.is_visible() else None

    def give_up_cards(self) -> bool:
        """Name cards until there are enough, and hand them over."""
        if "discard_cards" not in self.player.read("lab.game.forms.map((form) => form.kind)"):
            return False
        for _ in range(30):
            send = self.first(self.asked, r"^Discard cards · (\d+) of \1 chosen")
            if send is not None:
                self.press(send)
                return True
            pick = self.asked.get_by_role("button", name=re.compile("chosen of"), disabled=False).first
            pick.focus()
            self.page.keyboard.press("Enter")
        raise AssertionError("the cards to discard cannot be named")

    def step(self) -> None:
        """Answer the open decision."""
        self.player.be_whole()
        places = self.places()
        if places.count() > 0:
            names = [str(place.get_attribute("aria-label")) for place in places.all()]
            self.names_twice += [name for name in names if names.count(name) > 1]
            self.press(places.first)
            return
        for where, name in ((self.actions, "Roll"), (self.asked, "^Decline")):
            found = self.first(where, name)
            if found is not None:
                self.press(found)
                return
        if self.give_up_cards():
            return
        if not self.player.kinds & TURNS:
            choice = self.first(self.asked, "^(Steal|Take)")
            assert choice is not None, self.page.locator("body").aria_snapshot()
            self.press(choice)
            return
        for piece in ("Build a city", "Build a settlement"):
            found = self.first(self.actions, piece)
            if found is not None:
                found.focus()
                self.page.keyboard.press("Enter")
                places.first.wait_for()
                self.press(places.first)
                return
        end = self.first(self.actions, "^(End|Done|Pass)")
        assert end is not None, self.page.get_by_role("main").aria_snapshot()
        self.press(end)

    def hear_the_board(self) -> list[str]:
        """The rows of the list of the board that are not folded away, by their names."""
        self.page.keyboard.press("p")
        panel = self.page.get_by_role("region", name="The board as a list")
        panel.get_by_role("tab", name="Pieces").wait_for()
        rows = panel.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button")
        rows.first.wait_for()
        self.player.be_whole()
        heard = rows.filter(visible=True).all_inner_texts()
        rows.first.focus()
        self.page.keyboard.press("Enter")
        self.page.locator(".ring").wait_for()
        self.page.keyboard.press("Escape")
        panel.wait_for(state="detached")
        return heard


@pytest.mark.slow
@pytest.mark.parametrize("game", ["base", "seafarers/new_shores"])
def test_several_turns_by_roles_and_names_alone(house: House, come: Come, game: str) -> None:
    guest = house.guest("Ann")
    table = guest.open(bots=2, game=game, options={"start": 0})
    me = come(house, guest)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me.sit_at(table)
    if game != "base":
        me.page.get_by_role("button", name="Got it").click()  # what is special about the scenario
    listener = Listener(me)
    for _ in range(MOST):
        assert me.until_asked()
        if me.game["view"]["turn"] >= 9 and "roll" in me.kinds:  # my turn: nothing else lies where the list opens
            break
        listener.step()
    assert listener.names_twice == []
    heard = listener.hear_the_board()
    buildings = [piece for piece in me.game["view"]["held"] if piece == me.game["seat"] + 1]
    assert len([row for row in heard if re.match("Settlement|City", row)]) >= len(buildings)


def with_a_card(house: House) -> tuple[Any, Json]:
    """Cities & Knights, my turn, with a progress card that may be played."""
    guest = house.guest("Ann")
    table = guest.open(bots=2, game="cities_knights", options={"start": 0, "target": 25})

    def playable(socket: Socket) -> bool:
        kinds = {move["action"]["kind"] for move in socket.game["legal"]}
        return "end_turn" in kinds and any(kind.startswith("play_") for kind in kinds)

    def worth(move: Json) -> float:
        kind = move["action"]["kind"]
        if kind.startswith("play_"):
            return -5
        return 9 if kind == "improve" else float(preference(move))

    with guest.socket(table["table"]) as socket:
        socket.do("start")
        for _ in range(MOST):
            if playable(socket):
                return guest, table
            if not socket.game.get("legal"):
                socket.next()
                continue
            choice = max(socket.game["legal"], key=worth)
            answer = socket.act(choice["action"], choice["seat"])
            assert answer["ok"] or answer["key"] == "command.stale", (answer, choice)
    raise AssertionError("no progress card came")


def test_the_focus_is_never_lost(house: House, come: Come) -> None:
    """After five deeds: start, settlement, road, discard, progress card."""
    ann = house.guest("Ann")
    table = ann.open(bots=2, options={"start": 0})
    me = come(house, ann)
    keys = me.page.keyboard
    me.go(f"/t/{table['table']}")
    start = me.page.get_by_role("button", name=re.compile("^Start"))
    start.first.focus()
    keys.press("Enter")
    me.wait("document.activeElement?.matches('.mark')")
    before = me.version
    keys.press("Enter")  # a settlement: its road is asked for
    me.moved(before)
    me.wait("document.activeElement?.matches('.mark[data-place^=edge]')")
    before = me.version
    keys.press("Enter")  # a road: the bots place, then it is a settlement again
    me.moved(before)
    assert me.until_asked()
    me.wait("document.activeElement?.matches('.mark')")
    while me.page.locator(".mark").count() > 0:
        me.wait("document.activeElement?.matches('.mark')")
        before = me.version
        keys.press("Enter")
        me.moved(before)
        assert me.until_asked()
        me.wait(FOCUSED)
    me.wait("document.activeElement?.matches('.act.roll, .dock button')")

    # A letter does something, and can be switched off.
    keys.press("p")
    me.wait("document.activeElement?.closest('.blist') != null")
    keys.press("Escape")
    me.page.locator(".blist").wait_for(state="detached")
    me.wait(FOCUSED)
    keys.press("?")
    letters = me.page.get_by_role("switch", name="Letters as shortcuts")
    letters.focus()
    keys.press("Space")
    expect(letters).not_to_be_checked()
    keys.press("Escape")
    me.page.locator("dialog").wait_for(state="detached")
    keys.press("p")
    me.wait(FOCUSED)
    expect(me.page.locator(".blist")).to_have_count(0)

    # An action that is off: its small rule has the focus, and from there the way to the rule.
    me.page.locator(".act[aria-disabled=true]").first.focus()
    keys.press("Enter")
    me.page.locator(".why2 footer a").wait_for()
    me.wait("document.activeElement?.closest('.why2') != null")
    for _ in range(6):
        keys.press("Tab")
        assert me.read(FOCUSED)
        if me.read("document.activeElement.matches('.why2 footer a')"):
            break
    assert me.read("document.activeElement.matches('.why2 footer a')")


def test_the_focus_after_a_discard(seeded_house: House, come: Come) -> None:
    with Company(seeded_house, options={"hand_limit": 2}) as company:
        company.play(lambda socket: socket.game["view"]["phase"] == "discard" and 0 in socket.game["deciding"])
        me = come(seeded_house, company.ann)
        me.sit_at(company.table)
        keys = me.page.keyboard
        keys.press("Shift")
        me.wait("document.activeElement?.matches('.dock .ask .pick[aria-disabled=false]')")
        send = me.page.locator(".dock .ask .btn.main")
        while send.get_attribute("aria-disabled") == "true":
            me.page.locator(".dock .ask .pick[aria-disabled=false]").first.focus()
            keys.press("Enter")
        before = me.version
        send.focus()
        keys.press("Enter")
        me.moved(before)
        me.wait(FOCUSED)


@pytest.mark.slow
def test_the_focus_after_a_progress_card(house: House, come: Come) -> None:
    guest, table = with_a_card(house)
    me = come(house, guest)
    me.sit_at(table)
    me.page.locator(".phand .pcard.can").first.focus()
    me.page.keyboard.press("Enter")
    me.wait("document.activeElement?.closest('.cardsheet') != null")
    before = me.version
    me.page.locator(".cardsheet .btn.play").focus()
    me.page.keyboard.press("Enter")
    me.wait(f"lab.game.version > {before} || document.querySelector('.mark, .dock .ask')")
    me.wait(f"{FOCUSED} && document.activeElement.isConnected")
