"""Cities & Knights on the page: chosen in the lobby, explained, its panels and cards, and played to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.commander import Commander
from tests.browser.conftest import Come, seated
from tests.browser.house import Guest, House, Json, preference
from tests.browser.player import Player
from tests.browser.scenes import numbers_at
from tests.browser.test_phone import CLASH, SMALL, WIDE
from tests.browser.test_seafarers import put_note_away

CITIES = "cities_knights"
PATIENT = 20  # turns after which there is something to see
FOR_KNIGHTS = ("fields", "mountains", "pasture")  # grain wakes them; ore and wool recruit them


def begun(house: House, game: str = CITIES, seats: int = 4, **options: object) -> tuple[Guest, Json]:
    """A table with bots on the other seats, whose game has begun; the first seat is the first to place."""
    guest = house.guest("Ann")
    rules = {"phases": "combined", "start": 0} | options
    table = guest.open(seats=seats, bots=seats - 1, bot="greedy", game=game, options=rules)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    return guest, table


def played(house: House, turns: int = PATIENT) -> tuple[Guest, Json]:
    """The same in its middle: it is the first seat's turn."""
    guest, table = begun(house, target=25)
    with guest.socket(table["table"]) as socket:
        socket.play(turns=turns)
    return guest, table


def test_the_box_is_chosen_in_the_lobby(house: House, come: Come) -> None:
    me = come(house)
    me.go("/friends")
    me.page.get_by_role("button", name="Cities & Knights").click()
    expect(me.page.get_by_label("Points to win")).to_have_value("13")
    expect(me.page.get_by_label("Trading and building")).to_have_count(0)  # the box decides it
    me.page.get_by_role("button", name="Create and get the link").click()
    me.in_waiting_room()
    assert me.read("lab.table.options.game") == CITIES


def test_a_sea_scenario_takes_the_box_along(house: House, come: Come) -> None:
    me = come(house)
    me.go("/friends")
    me.page.get_by_role("button", name="Seafarers").click()
    me.page.get_by_role("button", name="Oceania").click()
    me.page.locator("[data-variant=cities_knights]").click()
    expect(me.page.locator(".scenarios .boxb.on")).to_contain_text("14 points")
    expect(me.page.get_by_label("Points to win")).to_have_value("14")
    printed = me.page.locator(".form label", has_text="Board").filter(has_text="as printed")
    expect(printed).to_have_count(1)
    me.page.get_by_label("Seats").select_option("6")
    expect(printed).to_have_count(0)  # for six the board is dealt
    me.page.get_by_role("button", name="Create and get the link").click()
    me.in_waiting_room()
    assert me.read("lab.table.options.options") == {"cities_knights": True}


def test_what_is_special_is_said_once_and_all_about_it_can_be_read(house: House, come: Come) -> None:
    me = seated(house, come, begun(house), locale="fr-FR")
    expect(me.page.locator(".notebox h2")).to_have_text("Villes & Chevaliers")
    put_note_away(me)
    me.page.locator(".barb .icon-btn").click()
    dialog = me.page.locator("dialog")
    expect(dialog.locator(".sheets li")).to_have_count(4)
    dialog.get_by_role("tab", name="Cartes").click()
    expect(dialog.locator(".plist li")).to_have_count(25)
    expect(dialog.locator(".plist a")).to_have_count(25)
    dialog.get_by_role("tab", name="Prix").click()
    expect(dialog).to_contain_text("Recruter un chevalier")


def with_all_for_knights(house: House) -> tuple[Guest, Json]:
    """A game in which the first seat has rolled and gets all that knights need; now and then that needs another one."""
    for _ in range(10):
        guest, table = begun(house, target=25)
        with guest.socket(table["table"]) as socket:

            def brings(corners: list[int]) -> int:
                rolls = [sum(numbers_at(socket, at, terrain) for at in corners) for terrain in FOR_KNIGHTS]
                return 100 * sum(number > 0 for number in rolls) + sum(rolls)

            def worth(move: Json) -> float:
                if move["action"]["kind"] in ("place_settlement", "place_city"):
                    return 1000 + brings([*held(), move["action"]["corner"]])
                return preference(move)

            def held() -> list[int]:
                return [at for at, holder in enumerate(socket.game["view"]["held"]) if holder == 1]

            socket.play(turns=1, worth=worth)
            if brings(held()) > 100 * len(FOR_KNIGHTS):
                return guest, table
    raise AssertionError("in ten games nobody got all that knights need")


@pytest.mark.slow
def test_a_knight_is_recruited_woken_and_seen_by_its_shape(house: House, come: Come) -> None:
    guest, table = with_all_for_knights(house)
    me = come(house, guest)
    me.sit_at(table)
    commander = Commander(me)
    while not {"recruit", "activate"} <= commander.done.keys():
        assert me.until_asked()
        commander.step()
    levels = me.page.locator(".pieces [data-piece=knight][data-seat='1']")
    expect(levels).not_to_have_count(0)
    expect(me.page.locator(".kn li[data-corner]")).to_have_count(levels.count())
    expect(me.page.locator(".pieces [data-knight=active]").first).to_be_visible()


def test_a_robber_waits_for_the_first_attack(house: House, come: Come) -> None:
    me = seated(house, come, begun(house))
    expect(me.page.locator("[data-token=robber] .locked")).to_have_count(1)


def test_whoever_looks_on_sees_the_threat_and_no_hidden_card(house: House, come: Come) -> None:
    _, table = played(house)
    me = come(house, house.guest("Zoe"))
    me.sit_at(table)
    me.page.locator(".barb").wait_for()
    expect(me.page.locator(".imps, .knights, .phand")).to_have_count(0)
    assert me.read("lab.game.view.progress.flat().every((count) => count === null)")


@pytest.mark.parametrize(("width", "locale"), [pytest.param(390, "en-US", marks=pytest.mark.slow), (360, "fr-FR")])
def test_the_table_fits_a_phone(house: House, come: Come, width: int, locale: str) -> None:
    guest, table = played(house)
    me = come(house, guest, width, 844, locale=locale, has_touch=True)
    me.sit_at(table)
    assert me.read(WIDE) <= 0
    assert me.page.evaluate(CLASH) == []
    assert me.page.evaluate(SMALL) == []
    for sheet in range(3):
        me.page.locator(".ckstrip button").nth(sheet).tap()
        me.page.locator(".dock > .panel").wait_for()
        assert me.read(WIDE) <= 0
        assert me.page.evaluate(SMALL) == []
        me.page.locator(".dock > .panel .ph .icon-btn").last.tap()


def played_to_the_end(me: Player) -> dict[str, int]:
    commander = Commander(me)
    commander.play_to_the_end()
    assert me.read("lab.over.winners.length") >= 1
    return commander.done


@pytest.mark.slow
def test_a_game_is_played_to_the_end_by_what_is_lit(house: House, come: Come) -> None:
    guest, table = begun(house, seats=3, target=7)
    me = come(house, guest)
    me.sit_at(table)
    done = played_to_the_end(me)
    assert {"place_settlement", "place_city", "before_roll", "action"} <= done.keys()


@pytest.mark.slow
def test_a_whole_game_is_played_to_the_end_on_a_phone_in_french(house: House, come: Come) -> None:
    me = seated(house, come, begun(house), 390, 844, locale="fr-FR", has_touch=True)
    done = played_to_the_end(me)
    assert {"place_city", "before_roll", "action"} <= done.keys()
    assert {"improve", "recruit", "activate", "build_wall"} & done.keys()


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "phone"), [("new_shores", False), ("oceania", True)])
def test_a_game_at_sea_is_played_to_the_end_by_what_is_lit(
    house: House, come: Come, scenario: str, phone: bool
) -> None:
    guest, table = begun(house, f"seafarers/{scenario}", seats=3, cities_knights=True, target=8)
    me = come(house, guest, 390 if phone else 1280, 844 if phone else 860, has_touch=phone)
    me.sit_at(table)
    done = played_to_the_end(me)
    assert {"place_city", "before_roll", "action"} <= done.keys()
