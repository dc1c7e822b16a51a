"""Notices of games that are played in days: mail, webhooks and web push, sent to servers on this machine."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from archipel.server.notices import sender
from archipel.server.notices.mail import is_address
from archipel.server.notices.outside import NotAllowed, check_address, is_public, post
from archipel.server.notices.push import base64url, from_base64url
from archipel.server.notices.times import AHEAD, NoticeTimes
from archipel.server.table import timing
from tests.server.house import PATIENCE, a_house, run
from tests.server.outside import Outside, Received, an_outside
from tests.server.test_days import HOUR, MORNING, NAMES, Calendar, Club, a_club
from tests.server.workshop import Workshop

DAY = 24 * HOUR
ORIGIN = "https://isles.example"


def a_push_key(folder: Path) -> str:
    file = folder / "push.pem"
    key = ec.generate_private_key(ec.SECP256R1())
    pem = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file.write_bytes(key.private_bytes(*pem))
    return str(file)


class Browser:
    """A browser that has subscribed to push messages."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def public(self) -> bytes:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(*form)

    @property
    def target(self) -> str:
        keys = {"p256dh": base64url(self.public), "auth": base64url(self.auth)}
        return json.dumps({"endpoint": self.endpoint, **keys})

    def read(self, body: bytes) -> Any:
        """A message as the browser decrypts it (RFC 8291)."""
        salt, theirs, text = body[:16], body[21:86], body[86:]
        assert body[16:21] == b"\x00\x00\x10\x00\x41"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, text, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def check_signature(one: Received, audience: str) -> None:
    """The push service knows who has sent it (RFC 8292)."""
    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", one.headers["authorization"])
    assert found is not None
    signed, _, signature = found[1].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(found[2]))
    r, s = (int.from_bytes(from_base64url(signature)[k : k + 32], "big") for k in (0, 32))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(from_base64url(signed.partition(".")[2]))["aud"] == audience


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_game_of_four_is_played_by_days_with_notices(tmp_path: Path) -> None:
    """To its end, with the server stopped in the middle; everybody leaves after each move."""

    calendar = Calendar()
    async with an_outside() as outside:
        chosen = settings_for(outside, tmp_path) | {"now": calendar}
        browser = Browser(f"{outside.http}/push")
        async with Workshop(tmp_path, NAMES, **chosen) as workshop:
            people = workshop.people
            channels = workshop.services.notices.channels
            for person, kind, target in (
                (people[1], "mail", "ben@example.org"),
                (people[2], "webhook", f"{outside.http}/hook"),
                (people[3], "push", browser.target),
            ):
                await channels.add(person.id, kind, target, "en", ORIGIN, True, calendar.now)  # type: ignore[arg-type]
            rules = {"start": 0, "layout": "beginner", "target": 4}
            club = await a_club(workshop, calendar, title="Sunday", clock="three_days", options=rules)
            seen: dict[int, object] = {}  # by seat: the last turn in which it had to decide
            turns = await play(club, 30, seen)
            await until(lambda: not workshop.services.notices.tasks)
        async with Workshop(tmp_path, (), **chosen) as workshop:
            club = Club(workshop, calendar, people, club.name)
            turns += await play(club, 400, seen)
            table = await club.table()
            assert table.state == "over" and timing.due_at(table) is None
            await until(lambda: not workshop.services.notices.tasks)
            link = f"{ORIGIN}/t/{club.name}"
            assert [mail["To"] for mail in outside.mails] == ["ben@example.org"] * turns[1]
            assert len(outside.to("/hook")) == turns[2] and len(outside.to("/push")) == turns[3]
            tokens = {one.person: one.token for one in await workshop.services.notices.channels.of(people[2].id)}
            stop = f"{ORIGIN}/notices#off={tokens[people[2].id]}"
            for hook in outside.to("/hook"):
                text = f"Cem, it is your turn at Sunday: {link} (no more of these: {stop})"
                shown = {"player": "Cem", "table": "Sunday", "link": link, "stop": stop}
                assert hook.json == {"text": text, "content": text} | shown
            for push in outside.to("/push"):
                check_signature(push, outside.http)
                told = browser.read(push.body)
                assert told.pop("off") and told == {
                    "title": "Your turn: Sunday",
                    "body": "3 days per move",
                    "link": f"/t/{club.name}",
                    "stop": "No more notices",
                }
            mail = outside.mails[0]
            assert mail["Subject"] == "Your turn: Sunday" and link in mail.get_content()
            assert mail["List-Unsubscribe"].startswith(f"<{ORIGIN}/api/notices/off/")


async def play(club: Club, moves: int, seen: dict[int, object]) -> Counter[int]:
    """Play this many moves, or to the end, an hour for each; by seat, in how many turns it had to decide."""
    turns = Counter[int]()
    for _ in range(moves):
        await club.turn_clock(HOUR)
        table = await club.until(lambda table: table.state == "over" or (bool(table.clock.running) and quiet(table)))
        if table.state == "over":
            break
        clock = table.days_clock
        assert clock is not None
        for seat, (since, _) in clock.given.items():
            turn = table.game.game.turn or since
            if seen.get(seat) != turn:
                seen[seat] = turn
                turns[seat] += 1
        seat = min(clock.running)
        if not table.game.legal(seat):  # it has to say what it gives up: a bot does that
            await club.turn_clock(3 * DAY)
            await club.until(lambda table, before=table.version: table.version > before)  # type: ignore[misc]
        else:
            assert (await club.act(seat))["ok"]
        if len(turns) == 4 and sum(turns.values()) % 7 == 0:
            await club.unload()
    return turns


def quiet(table: Any) -> bool:
    """Whether the driver has done all it can do now."""
    return timing.clock_entry(table) == table.clock_written and set(table.told) >= {
        table.seats[seat].person for seat in table.clock.running
    }


def settings_for(outside: Outside, folder: Path) -> dict[str, Any]:
    return {
        "smtp": outside.smtp,
        "mail_from": "Archipel <isles@example.org>",
        "push_key": a_push_key(folder),
        "push_contact": "mailto:host@example.org",
        "webhooks": "private",
        "bot_seconds": 5.0,
    }


def test_a_person_who_is_there_gets_no_notice_and_a_dead_browser_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "DELAYS", (0.0, 0.0))

    async def test() -> None:
        calendar = Calendar()
        async with (
            an_outside() as outside,
            Workshop(tmp_path, NAMES, now=calendar, **settings_for(outside, tmp_path)) as workshop,
        ):
            channels = workshop.services.notices.channels
            ben, cem = workshop.people[1], workshop.people[2]
            await channels.add(ben.id, "webhook", f"{outside.http}/hook", "fr", ORIGIN, True, calendar.now)
            browser = Browser(f"{outside.http}/push")
            await channels.add(cem.id, "push", browser.target, "fr", ORIGIN, True, calendar.now)
            club = await a_club(workshop, calendar)
            async with club.visit(1):
                for _ in range(2):
                    assert (await club.act(0))["ok"]
                await club.waits_for(1)
                for _ in range(2):
                    assert (await club.act(1))["ok"]
            outside.status = 410
            await club.waits_for(2)
            await until(lambda: outside.to("/push") and not workshop.services.notices.tasks)
            assert not outside.to("/hook"), "Ben was there"
            assert len(outside.to("/push")) == 1 and not await channels.of(cem.id)

    run(test)


# ---- reminders and quiet hours


PARIS = "Europe/Paris"  # two hours ahead of UTC in September: the morning of the tests is at 16:13 there


def test_quiet_hours_follow_the_clocks_of_their_zone() -> None:
    night = NoticeTimes(quiet_from=22, quiet_until=8, zone=PARIS)
    summer, winter = datetime(2026, 7, 1, 7, 30, tzinfo=UTC).timestamp(), datetime(2026, 12, 1, 6, 30, tzinfo=UTC)
    assert night.quiet_at(summer) is None  # 9:30 there
    assert night.quiet_at(summer - 2 * HOUR) == (summer - 11.5 * HOUR, summer - 1.5 * HOUR)
    assert night.quiet_at(winter.timestamp()) is not None  # 7:30 there
    assert NoticeTimes(quiet_from=9, quiet_until=12, zone="UTC").quiet_at(summer) is None
    assert NoticeTimes(quiet_from=7, quiet_until=12, zone="UTC").quiet_at(summer) is not None
    long = datetime(2026, 10, 25, 0, 30, tzinfo=UTC).timestamp()  # the night that has eleven hours
    begins, ends = night.quiet_at(long) or (0.0, 0.0)
    assert ends - begins == 11 * HOUR


def test_a_reminder_comes_six_hours_before_or_before_quiet_hours() -> None:
    plain = NoticeTimes(again=True)
    assert plain.again_at(MORNING, MORNING + DAY) == MORNING + 18 * HOUR
    assert plain.again_at(MORNING, MORNING + 5 * HOUR) is None, "the first notice was as good"
    assert NoticeTimes().again_at(MORNING, MORNING + DAY) is None
    night = NoticeTimes(True, 22, 8, PARIS)
    begins = datetime(2026, 9, 21, 20, tzinfo=UTC).timestamp()
    assert night.again_at(MORNING, MORNING + 14 * HOUR) == begins - AHEAD
    assert night.again_at(begins + HOUR, begins + 9 * HOUR) is None, "nothing is sent between the two"
    assert night.next_after(MORNING, MORNING, MORNING + 14 * HOUR) == begins - AHEAD
    assert night.next_after(begins, MORNING, MORNING + 14 * HOUR) == begins + 10 * HOUR


async def test_a_turn_is_reminded_of_once_and_a_night_is_quiet(tmp_path: Path) -> None:
    """The server is stopped between the notices, and nobody is at the table."""

    calendar = Calendar()
    async with an_outside() as outside:
        chosen = settings_for(outside, tmp_path) | {"now": calendar}

        async def told() -> list[str]:
            await club.wake()
            await until(lambda: not club.workshop.services.notices.tasks)
            texts = [str(hook.json["text"]) for hook in outside.to("/hook")]
            return [text.partition(": http")[0] for text in texts]

        first = "Ben, it is your turn at Sunday"
        async with Workshop(tmp_path, NAMES, **chosen) as workshop:
            people, channels = workshop.people, workshop.services.notices.channels
            ben = people[1].id
            await channels.add(ben, "webhook", f"{outside.http}/hook", "en", ORIGIN, True, calendar.now)
            await channels.set_times(ben, NoticeTimes(True, 16, 22, PARIS), calendar.now)
            club = await a_club(workshop, calendar, title="Sunday", clock="day")
            for _ in range(2):
                assert (await club.act(0))["ok"]
            await club.waits_for(1)
            assert await told() == []
            await club.unload()
            await club.turn_clock(4 * HOUR)
            assert await told() == [] and club.name not in club.tables.by_id
        async with Workshop(tmp_path, (), **chosen) as workshop:
            club = Club(workshop, calendar, people, club.name)
            await club.turn_clock(2 * HOUR)  # 22:13
            await until(lambda: outside.to("/hook"))
            assert await told() == [first]
            await club.unload()
            # Six hours before the end it is 10:13. The reminder comes then, and once.
            await club.turn_clock(11 * HOUR)
            assert await told() == [first] and club.name not in club.tables.by_id
            await club.turn_clock(HOUR)
            reminder = "Ben, you have 6 h left for your turn at Sunday"
            await until(lambda: len(outside.to("/hook")) == 2)
            assert await told() == [first, reminder]
            await club.unload()
            await club.turn_clock(HOUR)
            assert (await club.table()).reminded == {}
            await club.wake()
            await club.until(lambda table: bool(table.told))
            assert await told() == [first, reminder]
            # Who wants no reminders any more has none in the next turn.
            await workshop.services.notices.channels.set_times(ben, NoticeTimes(), calendar.now)
            await club.wake()
            table = await club.until(lambda table: table.notice_times.get(ben) == NoticeTimes())
            assert timing.due_at(table) == table.clock_time() + 5 * HOUR


async def test_a_holiday_that_was_there_before_the_table_counts(tmp_path: Path) -> None:
    calendar = Calendar()
    async with Workshop(tmp_path, NAMES, now=calendar) as workshop:
        await workshop.services.holidays.add(workshop.people[0].id, MORNING, MORNING, MORNING + 3 * DAY)
        club = await a_club(workshop, calendar, clock="day")
        table = await club.until(lambda table: bool(table.holidays) and table.clock_written is not None)
        assert timing.due_at(table) == MORNING + 4 * DAY


async def test_people_choose_when_they_want_notices(tmp_path: Path) -> None:
    async with an_outside() as outside, a_house(tmp_path, **settings_for(outside, tmp_path)) as house:
        ann = await house.guest("Ann")
        wanted = {"again": True, "quiet_from": 22, "quiet_until": 8, "zone": PARIS}
        for _ in range(2):
            answer = await ann.http.put("/api/me/notices/times", json=wanted)
            assert answer.status_code == 200 and answer.json()["times"] == wanted
        assert (await ann.get("/api/me/notices"))["times"] == wanted
        for wrong in ({"zone": "Mars/Phobos"}, {"zone": "../../etc/passwd"}):
            answer = await ann.http.put("/api/me/notices/times", json=wanted | wrong)
            assert answer.status_code == 400 and answer.json()["key"] == "notice.zone"
        answer = await ann.http.put("/api/me/notices/times", json=wanted | {"quiet_from": 24})
        assert answer.status_code == 400
        assert (await ann.get("/api/me/data"))["notice_times"][0]["quiet_from"] == 22


async def test_people_choose_their_notices_and_end_them_without_a_login(tmp_path: Path) -> None:
    async with an_outside() as outside, a_house(tmp_path, **settings_for(outside, tmp_path)) as house:
        ann = await house.guest("Ann")
        found = await ann.get("/api/me/notices")
        assert found["mail"] and found["webhook"] and len(from_base64url(found["push_key"])) == 65
        assert (await ann.get("/api/catalogue"))["notices"]
        wanted = {"kind": "mail", "address": "ann@example.org", "language": "en"}
        found = await ann.post("/api/me/notices", wanted)
        assert [one["confirmed"] for one in found["channels"]] == [False]
        refused = await (await house.guest("Ben")).post("/api/me/notices", wanted, 429)
        assert refused["key"] == "notice.asked"
        token = re.search(r"/notices#confirm=([\w-]+)", outside.mails[0].get_content())
        assert token is not None
        await ann.post("/api/notices/confirm", {"token": token[1]}, 204)
        assert (await ann.get("/api/me/notices"))["channels"][0]["confirmed"]
        browser = Browser(f"{outside.http}/push")
        keys = {"p256dh": base64url(browser.public), "auth": base64url(browser.auth)}
        found = await ann.post(
            "/api/me/notices", {"kind": "push", "address": browser.endpoint, "language": "en", **keys}
        )
        assert [one["kind"] for one in found["channels"]] == ["mail", "push"]
        bad = {"kind": "push", "address": browser.endpoint, "language": "en", "p256dh": "AA", "auth": "AA"}
        assert (await ann.post("/api/me/notices", bad, 400))["key"] == "notice.address"
        # A mail program posts without a cookie, and from nowhere.
        answer = await ann.http.post(f"/api/notices/off/{token[1]}", headers={"Origin": "", "Cookie": ""})
        assert answer.status_code == 204
        found = await ann.get("/api/me/notices")
        assert [one["kind"] for one in found["channels"]] == ["push"]
        gone = await ann.http.delete(f"/api/me/notices/{found['channels'][0]['id']}")
        assert gone.json()["channels"] == []


async def test_without_settings_nothing_is_promised(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        found = await ann.get("/api/me/notices")
        times = {"again": False, "quiet_from": 0, "quiet_until": 0, "zone": "UTC"}
        assert found == {"push_key": "", "mail": False, "webhook": False, "channels": [], "times": times}
        assert not (await ann.get("/api/catalogue"))["notices"]
        wanted = {"kind": "webhook", "address": "https://example.org/hook", "language": "en"}
        assert (await ann.post("/api/me/notices", wanted, 400))["key"] == "notice.off"


async def test_only_addresses_of_the_internet_are_called() -> None:
    for address in ("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1"):
        assert not is_public(address) and not is_public(f"::ffff:{address}"), address
    for address in ("::1", "fe80::1%eth0", "fc00::1", "64:ff9b::a01:203", "2002:7f00:1::"):
        assert not is_public(address), address
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1:248:1893:25c8:1946")
    for url in ("http://example.org/", "ftp://example.org/", "https://", "https://a:b@example.org/", "https://x y/"):
        with pytest.raises(NotAllowed):
            check_address(url, False)

    for url in ("https://127.0.0.1:1/", "https://localhost:1/", "https://[::1]:1/"):
        with pytest.raises(NotAllowed):
            await post(url, b"", {})


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("a@b.org", True),
        ("a@b", False),
        ("a b@c.org", False),
        ("a@b.org, c@d.org", False),
        ("a@b.org\nBcc: x@y.z", False),
    ],
)
def test_an_address_is_one_mailbox(text: str, good: bool) -> None:
    assert is_address(text) is good
