"""The pictures of docs/screens: every page and state, from a real game on a real server, as WebP of at most 150 kB.

    PYTHONPATH=src python -m tools.screens [NAME ...]

Needs Chromium and the packages of the tests. Each run shows another game, since the dice differ.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, PAGE, ROOT, find_chromium
from tests.browser.house import Guest, House, Json, finished_game
from tests.browser.player import Player

FOLDER: Final = ROOT / "docs" / "screens"
LARGEST: Final = 150_000
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
TRADERS: Final = "traders_barbarians"


class Studio:
    """A browser, a server, and games to show."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self._finished: tuple[Guest, Json] | None = None

    def visitor(self, guest: Guest | None = None, size: tuple[int, int] = DESKTOP, **more: Any) -> Player:
        options: dict[str, Any] = {"locale": "en-US", "reduced_motion": "reduce"} | more
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        if guest is not None:
            context.add_cookies([{"name": n, "value": v, "url": self.house.url} for n, v in guest.cookies.items()])
        return Player(context, self.house.url)

    def finished(self) -> tuple[Guest, Json]:
        if self._finished is None:
            self._finished = finished_game(self.house, target=10, bots=3, bot="standard")
        return self._finished

    def begun(self, name: str, seats: int = 4, turns: int | None = 0, **about: Any) -> tuple[Guest, Json]:
        """A game with bots on the other seats, after these turns or (None) at its end."""
        guest = self.house.guest(name)
        table = guest.open(seats=seats, bots=seats - 1, **about)
        with guest.socket(table["table"]) as socket:
            socket.do("start")
            if turns is None:
                socket.play()
            elif turns > 0:
                socket.play(turns=turns)
        return guest, table

    def game(self, turns: int = 14, **more: Any) -> tuple[Guest, Json]:
        """Three bots and a person whose turn it is, after the roll."""
        options = {"phases": "combined", "target": 18}
        return self.begun("Alma", turns=turns, bot="standard", title="Sunday table", options=options, **more)

    def sea_game(self, scenario: str, seats: int, turns: int) -> tuple[Guest, Json]:
        """A scenario of Seafarers with bots on the other seats; with no turns its placement has just begun."""
        about = {"bot": "standard", "title": "Harbour café", "options": {"phases": "combined"}}
        return self.begun("Alma", seats, turns, game=f"seafarers/{scenario}", **about)

    def keep(self, player: Player, name: str) -> None:
        """One picture, as good as its size allows."""
        player.page.evaluate("() => document.fonts.ready")
        player.page.wait_for_load_state("networkidle")
        player.page.wait_for_timeout(400)  # animations are over
        session = player.context.new_cdp_session(player.page)
        for quality in (88, 80, 70, 60, 50):
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            data = base64.b64decode(shot["data"])
            if len(data) <= LARGEST:
                break
        (FOLDER / f"{name}.webp").write_bytes(data)
        sys.stdout.write(f"{name}.webp {len(data) // 1000} kB\n")
        player.context.close()


def start(studio: Studio, name: str, **more: Any) -> None:
    me = studio.visitor(**more)
    me.go("/")
    me.page.locator(".boxb").first.wait_for()
    studio.keep(me, name)


def create(studio: Studio, name: str) -> None:
    me = studio.visitor()
    me.go("/friends")
    me.page.locator(".boxb").first.wait_for()
    me.page.locator("details.more summary").click()
    me.page.locator(".boxes").evaluate("(node) => node.closest('section').scrollIntoView()")
    studio.keep(me, name)


def map_editor(studio: Studio, name: str, **more: Any) -> None:
    me = studio.visitor(**more)
    me.go("/maps")
    me.page.locator("main .row .btn").nth(1).click()  # islands in the sea
    for terrain, tiles in enumerate((("2,-2", "2,-1"), ("-1,-1",), ("0,-2", "1,-2"), ("0,2",), ("-2,1", "-2,2"))):
        me.page.locator(".etiles button").nth(terrain).click()
        for tile in tiles:
            box = me.page.locator(f'[data-tile="{tile}"]').bounding_box()
            assert box is not None
            me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.locator(".echeck .tag.ok").wait_for()
    studio.keep(me, name)


def waiting(studio: Studio, name: str, **more: Any) -> None:
    guest = studio.house.guest("Alma")
    table = guest.open(seats=4, bots=1, title="Sunday table")
    me = studio.visitor(guest, **more)
    me.go(f"/t/{table['table']}")
    me.page.locator(".seatlist").wait_for()
    studio.keep(me, name)


def table(studio: Studio, name: str, trade: bool = False, choices: bool = False, press: str = "", **more: Any) -> None:
    guest, found = studio.game()
    me = studio.visitor(guest, **more)
    me.sit_at(found)
    if press:
        me.page.locator(press).locator("visible=true").first.click()
    if trade:
        me.page.keyboard.press("t")
        have = next((card for card, count in me.hand.items() if count), None)
        if have is not None:
            me.page.locator(".dock .offer").nth(0).locator(f".pick[data-kind={have}]").click()
            other = next(card for card in me.hand if card != have)
            me.page.locator(".dock .offer").nth(1).locator(f".pick[data-kind={other}]").click()
    if choices:
        me.page.keyboard.press("c")
    studio.keep(me, name)


def placing(studio: Studio, name: str, **more: Any) -> None:
    guest, found = studio.begun("Alma", bot="standard", title="Sunday table")
    me = studio.visitor(guest, **more)
    me.sit_at(found)
    me.page.locator(".mark").first.wait_for()
    studio.keep(me, name)


def spectator(studio: Studio, name: str) -> None:
    _, found = studio.game()
    me = studio.visitor()
    me.sit_at(found)
    studio.keep(me, name)


def end(studio: Studio, name: str, **more: Any) -> None:
    guest, found = studio.finished()
    me = studio.visitor(guest, **more)
    me.go(f"/t/{found['table']}")
    me.page.locator(".tag.ok").wait_for()
    studio.keep(me, name)


def replay(studio: Studio, name: str, **more: Any) -> None:
    _, found = studio.finished()
    me = studio.visitor(**more)
    me.go(f"/replay/{found['table']}#60")
    me.page.locator(".replay .slider").wait_for()
    studio.keep(me, name)


def rules(studio: Studio, name: str, **more: Any) -> None:
    me = studio.visitor(**more)
    me.go("/rules#BASE-38")
    me.page.get_by_text("BASE-38").first.wait_for()
    studio.keep(me, name)


def settings(studio: Studio, name: str, **more: Any) -> None:
    guest, found = studio.game(turns=2)
    me = studio.visitor(guest, **more)
    me.sit_at(found)
    me.page.keyboard.press("?")
    me.page.locator("dialog").wait_for()
    studio.keep(me, name)


def sea(
    studio: Studio, name: str, scenario: str, seats: int = 4, turns: int = 40, press: str = "", **more: Any
) -> None:
    """A scenario in play; `press` is what is pressed before the picture."""
    guest, found = studio.sea_game(scenario, seats, turns)
    me = studio.visitor(guest, **more)
    me.sit_at(found)
    if turns > 0 and (note := me.shown(".notebox .btn.main")) is not None:
        note.click()
    if press:
        me.page.locator(press).locator("visible=true").first.click()
    studio.keep(me, name)


def in_play(
    studio: Studio, name: str, guest: Guest, found: dict[str, Any], turns: int, press: str, **more: Any
) -> None:
    """A table after some turns; `press` is what is pressed before the picture."""
    with guest.socket(found["table"]) as socket:
        socket.do("start")
        if turns > 0:
            socket.play(turns=turns)
    me = studio.visitor(guest, **more)
    me.sit_at(found)
    if press:
        me.page.locator(press).locator("visible=true").first.click()
    studio.keep(me, name)


def cities(
    studio: Studio, name: str, game: str = "cities_knights", turns: int = 60, press: str = "", **more: Any
) -> None:
    """Cities & Knights in play, alone or at sea; `press` is what is pressed before the picture."""
    guest = studio.house.guest("Alma")
    options = {"target": 22, **({} if game == "cities_knights" else {"cities_knights": True})}
    found = guest.open(seats=4, bots=3, bot="standard", game=game, title="Sunday table", options=options)
    in_play(studio, name, guest, found, turns, press, **more)


def traders(
    studio: Studio,
    name: str,
    game: str,
    seats: int = 4,
    turns: int = 28,
    press: str = "",
    options: Json | None = None,
    **more: Any,
) -> None:
    """A scenario or a variant of Traders & Barbarians in play; `press` is what is pressed before the picture."""
    guest = studio.house.guest("Alma")
    rules = {"target": 22, "phases": "combined", **(options or {})}
    found = guest.open(seats=seats, bots=seats - 1, bot="standard", game=game, title="Sunday table", options=rules)
    in_play(studio, name, guest, found, turns, press, **more)


def traders_lobby(studio: Studio, name: str, **more: Any) -> None:
    """The scenarios of the box, with two variants added."""
    me = studio.visitor(**more)
    me.go("/friends")
    me.page.locator(".boxb").nth(3).click()
    for variant in ("event_cards", "harbormaster"):
        me.page.locator(f"[data-variant={variant}]").click()
    me.page.locator(".variants").first.evaluate("(node) => node.scrollIntoView({ block: 'center' })")
    studio.keep(me, name)


def sea_lobby(studio: Studio, name: str, **more: Any) -> None:
    me = studio.visitor(**more)
    me.go("/")
    me.page.locator(".boxb").nth(1).click()
    me.page.locator(".boxes").first.evaluate("(node) => node.closest('section').scrollIntoView()")
    studio.keep(me, name)


def junior(studio: Studio, name: str, seats: int = 4, turns: int = 18, press: str = "", **more: Any) -> None:
    """The children's game; with no turns the first roll is still to come. `press` is what is pressed before."""
    guest = studio.house.guest("Lou")
    found = guest.open(seats=seats, bots=seats - 1, game="junior", title="Pirates", options={"start": 0})
    in_play(studio, name, guest, found, turns, press, **more)


def first_lesson(studio: Studio, name: str, **more: Any) -> None:
    """The first step of the first lesson."""
    me = studio.visitor(**more)
    me.go("/")
    me.page.locator(".learn .btn").click()
    me.page.locator(".lesson").wait_for()
    me.page.locator(".board-svg .here").first.wait_for()
    studio.keep(me, name)


def advanced(studio: Studio, name: str, **more: Any) -> None:
    """The advanced combinations of the start page."""
    me = studio.visitor(**more)
    me.go("/")
    me.page.locator(".boxb").nth(3).click()
    fold = me.page.locator("details.advanced")
    fold.locator("summary").click()
    fold.evaluate("(node) => node.scrollIntoView()")
    studio.keep(me, name)


def feast(studio: Studio, name: str, **more: Any) -> None:
    """The end of the children's game."""
    guest, found = studio.begun("Lou", turns=None, game="junior", title="Pirates")
    me = studio.visitor(guest, **more)
    me.go(f"/t/{found['table']}")
    me.page.locator(".feast-page h1").wait_for()
    studio.keep(me, name)


def campaign(studio: Studio, name: str, **more: Any) -> None:
    me = studio.visitor(**more)
    me.go("/campaign")
    me.page.locator(".seatrow .btn.main").click()
    me.page.locator(".voyages").wait_for()
    studio.keep(me, name)


# Buttons of the top bar.
COSTS: Final = ".top button:has(use[href='#ic-cost'])"
HINT: Final = ".top button:has(use[href='#ic-hint'])"
LIST: Final = ".top button:has(use[href='#ic-list'])"
DARK: Final[dict[str, Any]] = {"color_scheme": "dark"}
FRENCH: Final[dict[str, Any]] = {"locale": "fr-FR"}
SMALL: Final[dict[str, Any]] = {"size": PHONE, "has_touch": True}
PICTURES: Final[dict[str, Callable[[Studio, str], None]]] = {
    "start": start,
    "start-phone-fr": lambda s, n: start(s, n, **SMALL, **FRENCH),
    "create": create,
    "waiting": waiting,
    "placing-phone": lambda s, n: placing(s, n, **SMALL),
    "table": table,
    "map-editor": map_editor,
    "map-editor-phone-fr-dark": lambda s, n: map_editor(s, n, **SMALL, **FRENCH, **DARK),
    "table-dark": lambda s, n: table(s, n, **DARK),
    "table-fr": lambda s, n: table(s, n, choices=True, **FRENCH),
    "table-phone": lambda s, n: table(s, n, **SMALL),
    "table-phone-fr-dark": lambda s, n: table(s, n, **SMALL, **FRENCH, **DARK),
    "lesson": first_lesson,
    "lesson-phone-fr": lambda s, n: first_lesson(s, n, **SMALL, **FRENCH),
    "costs": lambda s, n: table(s, n, press=COSTS),
    "costs-phone-fr": lambda s, n: table(s, n, press=COSTS, **SMALL, **FRENCH),
    "hint": lambda s, n: table(s, n, press=HINT),
    "hint-phone-fr": lambda s, n: table(s, n, press=HINT, **SMALL, **FRENCH),
    "board-list": lambda s, n: table(s, n, press=LIST),
    "trade": lambda s, n: table(s, n, trade=True),
    "trade-phone": lambda s, n: table(s, n, trade=True, **SMALL),
    "spectator": spectator,
    "settings-phone-dark": lambda s, n: settings(s, n, **SMALL, **DARK),
    "end": end,
    "end-phone-fr": lambda s, n: end(s, n, **SMALL, **FRENCH),
    "replay": replay,
    "rules-fr": lambda s, n: rules(s, n, **FRENCH),
    "sea-lobby": sea_lobby,
    "sea-campaign-phone-fr-dark": lambda s, n: campaign(s, n, **SMALL, **FRENCH, **DARK),
    "sea-new-shores": lambda s, n: sea(s, n, "new_shores", turns=48),
    "sea-new-shores-start-phone-fr": lambda s, n: sea(s, n, "new_shores", turns=0, **SMALL, **FRENCH),
    "sea-four-islands-phone": lambda s, n: sea(s, n, "four_islands", seats=3, turns=22, **SMALL),
    "sea-oceania-six-dark": lambda s, n: sea(s, n, "oceania", seats=6, turns=70, **DARK),
    "sea-oceania-phone": lambda s, n: sea(s, n, "oceania", turns=50, **SMALL),
    "sea-desert-six-fr": lambda s, n: sea(s, n, "through_the_desert", seats=6, turns=36, **FRENCH),
    "sea-forgotten-tribe": lambda s, n: sea(s, n, "forgotten_tribe", turns=50),
    "sea-cloth": lambda s, n: sea(s, n, "cloth", turns=50),
    "sea-cloth-phone-fr-dark": lambda s, n: sea(s, n, "cloth", turns=50, **SMALL, **FRENCH, **DARK),
    "sea-pirate-islands": lambda s, n: sea(s, n, "pirate_islands", turns=60),
    "sea-pirate-islands-phone": lambda s, n: sea(s, n, "pirate_islands", turns=60, **SMALL),
    "sea-wonders": lambda s, n: sea(s, n, "wonders", turns=60),
    "sea-wonders-list": lambda s, n: sea(s, n, "wonders", turns=60, press=".scen .icon-btn"),
    "cities-table": cities,
    "cities-table-dark": lambda s, n: cities(s, n, **DARK),
    "cities-table-fr": lambda s, n: cities(s, n, press=".barb .icon-btn", **FRENCH),
    "cities-table-phone": lambda s, n: cities(s, n, **SMALL),
    "cities-improvements-phone-fr": lambda s, n: cities(s, n, press=".ckstrip .btn", **SMALL, **FRENCH),
    "cities-at-sea": lambda s, n: cities(s, n, "seafarers/new_shores"),
    "sea-new-world-harbours": lambda s, n: sea(s, n, "new_world", turns=0),
    "traders-lobby": traders_lobby,
    "traders-lobby-phone-fr": lambda s, n: traders_lobby(s, n, **SMALL, **FRENCH),
    "traders-fishermen": lambda s, n: traders(s, n, f"{TRADERS}/fishermen"),
    "traders-fishermen-phone-fr": lambda s, n: traders(
        s, n, f"{TRADERS}/fishermen", press=".fishstrip .btn", **SMALL, **FRENCH
    ),
    "traders-rivers": lambda s, n: traders(s, n, f"{TRADERS}/rivers"),
    "traders-caravans": lambda s, n: traders(s, n, f"{TRADERS}/caravans", turns=44),
    "traders-barbarian-attack": lambda s, n: traders(s, n, f"{TRADERS}/barbarian_attack", turns=36),
    "traders-barbarian-attack-phone": lambda s, n: traders(s, n, f"{TRADERS}/barbarian_attack", turns=36, **SMALL),
    "traders-wagons": lambda s, n: traders(s, n, f"{TRADERS}/wagons", turns=12),
    "traders-wagons-fr-dark": lambda s, n: traders(s, n, f"{TRADERS}/wagons", turns=12, **FRENCH, **DARK),
    "for-two": lambda s, n: traders(s, n, "base", seats=2, turns=16, options={"for_two": True}),
    "event-cards": lambda s, n: traders(s, n, "base", turns=20, options={"event_cards": True, "harbormaster": True}),
    "event-cards-phone-dark": lambda s, n: traders(
        s, n, "base", turns=20, options={"event_cards": True}, press=".eventstrip", **SMALL, **DARK
    ),
    "traders-advanced": advanced,
    "junior": junior,
    "junior-feast": feast,
    "junior-feast-phone-fr": lambda s, n: feast(s, n, **SMALL, **FRENCH),
    "junior-dark": lambda s, n: junior(s, n, press="button.parrot", **DARK),
    "junior-three-fr": lambda s, n: junior(s, n, seats=3, turns=12, **FRENCH),
    "junior-roll-phone": lambda s, n: junior(s, n, turns=0, **SMALL),
    "junior-phone-fr-dark": lambda s, n: junior(s, n, **SMALL, **FRENCH, **DARK),
    "junior-market-phone": lambda s, n: junior(s, n, press=".actions .act:has(use[href='#ic-trade'])", **SMALL),
}


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), PAGE)
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            studio = Studio(browser, house)
            for name in names or list(PICTURES):
                PICTURES[name](studio, name)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
