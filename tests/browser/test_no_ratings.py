"""A host who has switched ratings off: the page has no word of them, and games are played as everywhere."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from archipel.texts import Texts
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.test_club import OPTIONS, member, worth


def test_a_host_without_ratings_has_no_word_of_them(tmp_path: Path, page_files: Path, come: Come) -> None:
    """No link, no word, no page; and the game is played like any other."""
    with House(tmp_path, page_files, 'import os\nos.environ["ARCHIPEL_RATINGS"] = "off"\n') as house:
        ann, ben = member(house, "Ann"), member(house, "Ben")
        table = ann.open(seats=3, options=OPTIONS)["table"]
        ben.post(f"/api/tables/{table}/join", {})
        for guest, locale in ((ann, "en-US"), (ben, "fr-FR")):
            player = come(house, guest, width=1280 if guest is ann else 360, height=800, locale=locale)
            page, words = player.page, Texts(locale[:2])
            for path in ("/", "/privacy", "/tournament", "/notices", f"/t/{table}"):
                player.go(path)
                page.locator("h1, .waiting, main").first.wait_for()
                player.be_whole()
                expect(page.locator('a[href^="/profile"], a[href*="ladder"]')).to_have_count(0)
                said = page.locator("body").inner_text().lower()
                for key in ("page-rating", "page-ladder", "page-profile", "page-rated"):
                    assert words.say(key).lower() not in said, (path, key)
            player.watch_console = False  # the browser reports the 404 of the call
            for path in ("/profile", f"/profile/{ann.get('/api/me')['person']}"):
                player.go(path)
                expect(page.get_by_role("heading", level=1)).to_have_text(words.say("page-nothing-here"))
                expect(page.locator("main")).to_contain_text(words.say("refusal-rating-off"))
                expect(page).to_have_title("Archipel")
            player.watch_console = True
        with ann.socket(table) as one, ben.socket(table) as two:
            one.do("start", bot="random")
            one.wait_for(0)
            while not one.game["over"]:
                two.wait_for(one.version)
                one.wait_for(two.version)
                mover = next((socket for socket in (one, two) if socket.game["legal"]), None)
                if mover is None:
                    one.next()
                else:
                    mover.act(max(mover.game["legal"], key=worth)["action"], mover.game["seat"])
        player.go(f"/t/{table}")
        player.page.locator(".endhero h1").wait_for()
        player.be_whole()
        assert words.say("page-rating").lower() not in player.page.locator("body").inner_text().lower()
