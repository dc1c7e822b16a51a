"""French, two languages at one table, and language and colours changed while the page is open."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import Player, together
from tests.browser.test_phone import in_mid_game

# A key that was shown because its text is missing.
KEY = re.compile(r"\b(?:page|event|action|refusal|banner|notice|card|piece|phase|terrain)-[a-z_]+\b")


def words(player: Player) -> str:
    text: str = player.page.locator("body").inner_text()
    return text


def expect_words(player: Player, text: str) -> None:
    expect(player.page.locator("body")).to_contain_text(text, use_inner_text=True)


def test_a_whole_game_in_french(house: House, come: Come) -> None:
    me = come(house, locale="fr-FR")
    guest = house.guest("Ann")
    table = guest.open(bots=2, options={"target": 3, "layout": "beginner"})
    me.context.add_cookies([{"name": n, "value": v, "url": house.url} for n, v in guest.cookies.items()])
    me.go("/")
    me.page.get_by_role("button", name="Jouer contre des robots : Jeu de base").wait_for()
    assert me.read("document.documentElement.lang") == "fr"
    me.go(f"/t/{table['table']}")
    me.page.get_by_role("button", name="Commencer").click()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    while me.until_asked():
        assert me.step()
        assert KEY.search(words(me)) is None
    expect(me.page.locator(".endhero h1")).to_contain_text("gagne")
    assert KEY.search(words(me)) is None


def test_two_languages_at_one_table(house: House, come: Come) -> None:
    guest, table = in_mid_game(house)
    english = come(house, guest)
    french = come(house, locale="fr-FR")
    english.sit_at(table)
    french.sit_at(table)
    expect_words(english, "Your turn")
    expect_words(french, "Vous regardez")
    english.tap(".act.end")
    together(english, french)  # the bots have played, and it is for a person to decide again
    assert [event["kind"] for event in french.events] == [event["kind"] for event in english.events]


def test_language_and_colours_change_while_the_page_is_open(house: House, come: Come) -> None:
    guest, table = in_mid_game(house)
    me = come(house, guest)
    me.sit_at(table)
    before = me.version
    light = me.read("getComputedStyle(document.querySelector('.tray')).backgroundColor")
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Language").select_option("fr")
    me.page.get_by_role("heading", name="Réglages").wait_for()
    me.page.get_by_label(re.compile("^Couleurs")).select_option("dark")
    me.wait("document.documentElement.dataset.theme === 'dark'")
    me.page.keyboard.press("Escape")
    me.page.locator("dialog").wait_for(state="detached")
    expect_words(me, "À vous de jouer")
    me.wait(f"getComputedStyle(document.querySelector('.tray')).backgroundColor !== '{light}'")
    assert me.read("document.documentElement.lang") == "fr"
    assert me.version == before, "nothing was loaded again, and the game has not moved"
    assert me.read("lab.frames.filter((text) => JSON.parse(text).type === 'sheet').length") == 1
    me.page.reload()
    me.wait("lab.game !== null && document.documentElement.dataset.theme === 'dark'")
    expect_words(me, "À vous de jouer")


def test_the_start_page_changes_both_too(house: House, come: Come) -> None:
    me = come(house)
    me.go("/")
    me.page.get_by_role("button", name="Français").click()
    me.page.get_by_role("button", name="Jouer contre des robots : Jeu de base").wait_for()
    me.page.get_by_role("button", name="Passer du clair au sombre").click()
    me.wait("document.documentElement.dataset.theme === 'dark'")
    me.page.get_by_role("button", name="English").click()
    me.page.get_by_role("button", name="Play Base game against bots").wait_for()
