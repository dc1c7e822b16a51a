"""Rated games, profiles and a tournament, as people use them; the server is killed in the middle."""

from __future__ import annotations

from contextlib import ExitStack
from time import time_ns

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.house import Guest, House
from tests.browser.player import Player

OPTIONS = {"target": 3, "start": 0, "layout": "beginner"}


def member(house: House, name: str) -> Guest:
    """A guest with an account."""
    guest = house.guest(name)
    guest.post("/api/account", {"login": f"{name.lower()}.{time_ns()}", "password": "correct horse"})
    return guest


def killed(house: House, *players: Player) -> None:
    """The server dies and comes back, while the pages are closed."""
    for player in players:
        player.page.goto("about:blank")
    house.kill()
    house.open()


def test_two_people_play_a_rated_game_and_see_it_in_their_profiles(house_of_its_own: House, come: Come) -> None:
    house = house_of_its_own
    ann, ben = member(house, "Ann"), member(house, "Ben")
    table = ann.open(seats=3, options=OPTIONS)["table"]
    ben.post(f"/api/tables/{table}/join", {})
    first, second = come(house, ann), come(house, ben, width=360, height=740, locale="fr-FR")
    for player in (first, second):
        player.go(f"/t/{table}")
        player.in_waiting_room()
    first.page.get_by_role("switch", name="Count for the ratings").click()
    expect(first.page.locator(".rated")).to_contain_text("1 of 2 people want it")
    second.page.get_by_role("switch", name="Compter pour le classement").click()
    expect(second.page.locator(".rated")).to_contain_text("cette partie compte")
    expect(first.page.locator(".rated")).to_contain_text("this game counts")
    with ann.socket(table) as one, ben.socket(table) as two:
        one.do("start", bot="random")
        one.wait_for(0)  # the pages reveal their shares of the dice first
        while not one.game["over"]:
            two.wait_for(one.version)
            one.wait_for(two.version)
            mover = next((socket for socket in (one, two) if socket.game["legal"]), None)
            if mover is None:  # the bot's turn
                one.next()
            else:
                mover.act(max(mover.game["legal"], key=worth)["action"], mover.game["seat"])
    killed(house, first, second)
    first.go("/profile")
    expect(first.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    expect(first.page.locator(".phead")).to_contain_text("Rating")
    expect(first.page.locator(".phead")).to_contain_text("likely")
    first.page.get_by_role("link", name="Ben", exact=True).first.click()
    expect(first.page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    second.go("/profile")
    expect(second.page.locator(".phead")).to_contain_text("Cote")
    assert second.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tournament_from_the_link_to_the_standings(house_of_its_own: House, come: Come) -> None:
    house = house_of_its_own
    ann = come(house)
    ann.go("/tournament")
    page = ann.page
    page.get_by_label("Name", exact=True).fill("Winter cup")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Rounds").select_option("1")
    page.get_by_role("button", name="Organise it").click()
    expect(page.get_by_role("heading", name="Winter cup")).to_be_visible()
    address = page.url.removeprefix(house.url)
    ben = come(house, width=360, height=740, locale="fr-FR")
    ben.go(address)
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.page.get_by_role("button", name="S’inscrire").click()
    expect(ben.page.get_by_role("button", name="Quitter")).to_be_visible()
    for name in ("Cem", "Dan", "Eve", "Maximilienne-Antoinette"):
        house.guest(name).post(f"/api{address.replace('/tournament/', '/tournaments/')}/join", {})
    killed(house, ann, ben)
    ann.go(address)
    page.get_by_role("button", name="Start round 1").click()
    expect(page.get_by_role("link", name="To my table")).to_be_visible()
    slow: list[Route] = []
    page.route("**/result", lambda route: slow.insert(0, route), times=1)  # and the second does not wait for its answer
    for number in range(2):
        page.get_by_role("button", name="Enter result").nth(number).click()
        for seat, points in enumerate((10, 8, 5)):
            page.locator("form input[type=number]").nth(seat).fill(str(points))
        page.get_by_role("button", name="Save result").click()
    expect(page.get_by_text("entered by hand")).to_have_count(0)
    slow[0].continue_()
    expect(page.get_by_text("entered by hand")).to_have_count(2)
    expect(page.locator("main > p").first).to_contain_text("over")
    ben.go(address)
    expect(ben.page.locator(".ptable tbody tr")).to_have_count(6)
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    standings = "document.querySelector('.scroll:has(.ptable)')"
    assert ben.page.evaluate(f"{standings}.scrollWidth <= {standings}.clientWidth")


def test_a_tournament_in_days_is_rated_if_its_players_agree(house_of_its_own: House, come: Come) -> None:
    """In the page: who has no account is told why not; the games of a table where all agree count."""
    house = house_of_its_own
    organiser, fay = member(house, "Ann"), house.guest("Fay")
    options = {"game": "base", "seats": 3, "clock": "day", "options": OPTIONS, "pace": "instant"}
    sheet = organiser.post("/api/tournaments", {"options": options, "title": "Winter cup", "rounds": 1})
    address = f"/tournament/{sheet['tournament']}"
    guests = [organiser, *(member(house, name) for name in ("Ben", "Cem", "Dan", "Eve")), fay]
    for guest in guests[1:]:
        guest.post(f"/api/tournaments/{sheet['tournament']}/join", {})
    for guest in guests[2:5]:
        guest.post(f"/api/tournaments/{sheet['tournament']}/rated", {"rated": True})
    ann = come(house, organiser)
    ben, last = (come(house, guest, width=360, height=740, locale="fr-FR") for guest in (guests[1], fay))
    last.watch_console = False  # the browser reports the answer of the server
    last.go(address)
    last.page.get_by_role("switch", name="Compter mes parties ici").click()
    expect(last.page.get_by_role("alert")).to_contain_text("demandent un compte")
    fay.post("/api/account", {"login": f"fay.{time_ns()}", "password": "correct horse"})
    last.page.get_by_role("switch", name="Compter mes parties ici").click()
    expect(last.page.get_by_text("4 joueurs le veulent pour l’instant.")).to_be_visible()
    ben.go(address)
    ben.page.get_by_role("switch", name="Compter mes parties ici").click()
    ann.go(address)
    switch = ann.page.get_by_role("switch", name="Count my games here for the ratings")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(ann.page.get_by_text("6 players want it so far.")).to_be_visible()
    ann.page.get_by_role("button", name="Start round 1").click()
    expect(ann.page.get_by_role("link", name="To my table")).to_be_visible()

    table = organiser.get(f"/api{address.replace('tournament', 'tournaments')}")["data"]["rounds"][0]["tables"][0]
    with ExitStack() as stack:
        sockets = [stack.enter_context(guests[player].socket(table["table"])) for player in table["players"]]
        for socket in sockets:
            socket.wait_for(0)
        assert sockets[0].table["rated"] == "rated"
        while not sockets[0].game["over"]:
            latest = max(socket.version for socket in sockets)
            for socket in sockets:
                socket.wait_for(latest)
            mover = next((socket for socket in sockets if socket.game["legal"]), None)
            if mover is not None:
                mover.act(max(mover.game["legal"], key=worth)["action"], mover.game["seat"])
    for player in (ann, ben):
        player.go(address)
    expect(ann.page.locator(".tables > li").first).to_contain_text("played · counts for the ratings")
    expect(ben.page.locator(".tables > li").first).to_contain_text("jouée · compte pour le classement")
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    winner = guests[table["players"][sockets[0].game["view"]["active"]]].get("/api/me/profile")
    assert winner["ratings"][0]["games"] == 1 and winner["ratings"][0]["rating"] > 1500


def worth(move: dict[str, dict[str, str]]) -> int:
    """Settling comes first, the end of the turn last."""
    order = ["end_turn", "build_road", "roll", "build_settlement", "build_city"]
    kind = move["action"]["kind"]
    return order.index(kind) if kind in order else 2
