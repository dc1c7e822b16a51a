"""kill -9 in mid-game: the tables come back from the log, nothing is lost and nothing is doubled."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.house import Guest, House, Json
from tests.browser.player import Player, together
from tests.browser.test_together import SAVING, in_action, play_until, two_and_a_bot


def standing(guest: Guest, table: Json) -> tuple[Json, list[Json]]:
    """What the server itself says of the game, and all that has happened."""
    with guest.socket(table["table"]) as socket:
        return {name: socket.game[name] for name in ("version", "seat", "view", "deciding", "legal")}, socket.events


def guest_of(player: Player, house: House) -> Guest:
    return Guest(house.url, "", {str(one["name"]): str(one["value"]) for one in player.context.cookies()})


def test_killed_in_mid_game_nothing_is_lost_or_doubled(house_of_its_own: House, come: Come) -> None:
    house = house_of_its_own
    ann, ben, table = two_and_a_bot(house, come, target=3)
    play_until((ann, ben), lambda: in_action(ann), SAVING)
    ann.watch_console = ben.watch_console = False  # the browsers report the connections they cannot make
    host = guest_of(ann, house)
    before, events = standing(host, table)
    together(ann, ben)

    # A command is under way and never arrives: the page must send it again by itself.
    house.freeze()
    ann.page.locator(".act.end").click()
    house.kill()
    for player in (ann, ben):
        player.page.locator(".strip[role=alert]").wait_for()

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

    # Both play on to the end; the record tells exactly what the pages were told.
    ann.play_to_the_end((ben,))
    version = ann.read("lab.over !== null") and ann.version
    assert ann.version == ben.version == version
    assert [event["kind"] for event in ann.events] == [event["kind"] for event in ben.events]
    lines = host.lines(f"/api/records/{table['table']}/file")
    replay = host.get(f"/api/records/{table['table']}/replay?seat=0&count=1000")
    told = [event for frame in replay["frames"] for event in frame["events"]]
    assert told == ann.events
    assert len(replay["frames"]) == version + 1
    assert lines[0]["fair"]
