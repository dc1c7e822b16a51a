"""kill -9 in mid-game: the tables come back from the log, nothing is lost and nothing is doubled."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.house import Guest, House, Json, Socket, preference
from tests.browser.player import together
from tests.browser.scenes import MOST
from tests.browser.test_together import both_come, is_turn, play_by_socket, two_played


def standing(guest: Guest, table: Json) -> tuple[Json, list[Json]]:
    """What the server itself says of the game, and all that has happened."""
    with guest.socket(table["table"]) as socket:
        return {name: socket.game[name] for name in ("version", "seat", "view", "deciding", "legal")}, socket.events


def building_first(socket: Socket, action: Json) -> float:
    return preference({"action": action})


def test_killed_in_mid_game_nothing_is_lost_or_doubled(house_of_its_own: House, come: Come) -> None:
    house = house_of_its_own
    played = two_played(house, lambda ann, ben: is_turn(ann), target=3)
    host, table = played.ann, played.table
    ann, ben = both_come(house, come, played)
    ann.watch_console = ben.watch_console = False  # the browsers report the connections they cannot make
    before, events = standing(host, table)
    together(ann, ben)

    # A command is under way and never arrives: the page must send it again by itself.
    house.freeze()
    ann.page.locator(".act.end").click()
    house.kill()
    for player in (ann, ben):
        player.page.locator(".strip[role=alert]").wait_for()
    ben.read("dispatchEvent(new Event('vite:preloadError'))")  # a part of the page that cannot be loaded now

    ann.context.set_offline(True)  # so that one may look before the page has sent it again
    ben.context.set_offline(True)
    house.open()
    after, events_after = standing(host, table)
    assert after == before
    assert events_after == events
    assert ann.version == ben.version == before["version"]

    ann.context.set_offline(False)
    ben.context.set_offline(False)
    ann.moved(before["version"])
    ends = [event for event in ann.events[len(events) :] if event["kind"] == "turn_ended" and event["seat"] == 0]
    assert ann.events[: len(events)] == events
    assert len(ends) <= 1
    sent = ann.read("lab.sent.map((text) => JSON.parse(text)).filter((one) => one.type === 'act').slice(-2)")
    assert sent[0]["id"] == sent[1]["id"], "the page sends the same command again, with its id"
    for player in (ann, ben):
        player.page.locator(".strip[role=alert]").wait_for(state="detached")

    # The game goes on to its end; the record tells exactly what the pages were told.
    with played.ann.socket(table["table"]) as first, played.ben.socket(table["table"]) as second:
        assert play_by_socket(first, second, lambda ann, ben: ann.game["over"], building_first, MOST)
    together(ann, ben)
    version = ann.version
    assert ann.is_over and ben.is_over and ben.version == version
    assert [event["kind"] for event in ann.events] == [event["kind"] for event in ben.events]
    lines = host.lines(f"/api/records/{table['table']}/file")
    replay = host.get(f"/api/records/{table['table']}/replay?seat=0&count=1000")
    told = [event for frame in replay["frames"] for event in frame["events"]]
    assert told == ann.events
    assert len(replay["frames"]) == version + 1
    assert lines[0]["fair"]
