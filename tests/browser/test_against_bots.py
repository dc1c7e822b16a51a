"""One click to a game against bots, and through to the page of the result."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come, asking_for
from tests.browser.house import House


def test_two_taps_play_any_scenario_against_bots(house: House, come: Come) -> None:
    me = come(house)
    me.go("/")
    me.page.get_by_role("button", name="Seafarers").click()
    me.page.get_by_role("button", name="Play Cloth against bots").click()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    options = me.read("lab.table.options")
    assert (options["game"], options["seats"], options["options"]) == ("seafarers/cloth", 4, {"phases": "combined"})
    assert [seat["kind"] for seat in me.read("lab.table.seats")] == ["person", "bot", "bot", "bot"]


def test_one_click_plays_against_bots_to_the_result(house: House, come: Come) -> None:
    held: list[Route] = []
    sent: list[str] = []
    holding = True

    def hold(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    me = come(house)
    me.page.route("**/api/me", hold)
    # With three points to reach a bot may win before anybody else has rolled.
    me.page.route("**/api/tables", asking_for(target=4))
    me.page.on("request", lambda request: sent.append(request.method))
    me.go("/")
    me.page.locator(".scb[data-game=base] .go").click()
    me.page.wait_for_timeout(300)
    assert "POST" not in sent  # the server does not know this visitor yet, and would make a second guest
    holding = False
    for route in held:
        route.continue_()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    assert [seat["kind"] for seat in me.read("lab.table.seats")] == ["person", "bot", "bot", "bot"]
    done = me.play_to_the_end()
    assert {"place", ".act.roll", "end_turn"} <= set(done)

    winner = me.read("lab.over.winners[0]")
    points = me.read("lab.over.points")
    assert points[winner] >= 4
    title = me.page.locator(".endhero h1").inner_text()
    assert str(points[winner]) in title
    assert ("You win" in title) == (winner == 0)
    expect(me.page.locator(".score tbody tr")).to_have_count(4)
    expect(me.page.locator(".score tbody tr .tot")).to_have_text([str(p) for p in sorted(points, reverse=True)])

    me.page.locator(".tag.ok").wait_for()  # the dice were those that were promised
    me.page.get_by_role("button", name="Play again, same table").click()
    expect(me.page.locator(".seatlist li")).to_have_count(4)
