"""Two browsers and a bot at one table: code, trade, robber, cards, a reload and a lost socket."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import Guest, House, Json, Socket
from tests.browser.player import Player, together
from tests.browser.scenes import Worth, kinds_of, quietly

Pair = tuple[Player, Player]
Hands = tuple[dict[str, int], dict[str, int]]
LONG: Final = {"target": 18, "phases": "combined", "layout": "beginner"}  # nobody wins meanwhile
# A command that was sent twice with one id has its answer.
ANSWERED_AGAIN: Final = """lab.frames.map((text) => JSON.parse(text)).some((frame) =>
  frame.type === 'answer' && frame.ok && lab.sent.filter((text) => JSON.parse(text).id === frame.id).length === 2)"""
SAVING: Final = frozenset({"build_road", "build_settlement", "build_city", "buy_card"})


def two_and_a_bot(house: House, come: Come) -> Pair:
    """The host opens the table, the other comes by its code, a bot takes the third seat, and the host starts."""
    ann, ben = come(house), come(house)
    host = house.guest("Ann")
    table = host.open(bot="random", options=LONG)
    ann.context.add_cookies([{"name": n, "value": v, "url": house.url} for n, v in host.cookies.items()])
    ann.go(f"/t/{table['table']}")
    ben.go("/")
    ben.page.locator(".codefield").fill(table["code"].lower())
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator(".seatlist").wait_for()
    assert ben.page.url.endswith(f"/t/{table['table']}")
    ann.wait("lab.table.seats[1].kind === 'person'")
    ann.page.locator(".seatlist li").nth(2).get_by_role("button", name="Bot").click()
    ann.wait("lab.table.seats[2].kind === 'bot'")
    ann.page.get_by_role("button", name="Start now").click()
    for player in (ann, ben):
        player.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    return ann, ben


@dataclass
class Played:
    """Two people and a table, at which they have played by socket with a bot."""

    ann: Guest
    ben: Guest
    table: Json


def two_played(
    house: House, wanted: Callable[[Socket, Socket], bool], worth: Worth = quietly, games: int = 10, **options: object
) -> Played:
    """Until something holds for both when one of them has to decide; now and then that needs another game."""
    for _ in range(games):
        ann, ben = house.guest("Ann"), house.guest("Ben")
        table = ann.open(options={**LONG, "hand_limit": 99, **options})
        ben.post(f"/api/tables/{table['code']}/join", {"name": "Ben"})
        with ann.socket(table["table"]) as first, ben.socket(table["table"]) as second:
            first.do("start", bot="random")
            second.wait_for(0)
            if play_by_socket(first, second, wanted, worth):
                return Played(ann, ben, table)
    raise AssertionError(f"{games} games did not come to that")


def play_by_socket(
    first: Socket, second: Socket, wanted: Callable[[Socket, Socket], bool], worth: Worth, most: int = 600
) -> bool:
    for _ in range(most):
        version = max(first.version, second.version)
        first.wait_for(version)
        second.wait_for(version)
        if first.game["over"]:
            break
        mine = next((socket for socket in (first, second) if socket.game["legal"]), None)
        if mine is None:
            first.wait_for(version + 1)
            continue
        if wanted(first, second):
            return True
        acting = mine
        choice = max(acting.game["legal"], key=lambda move: worth(acting, move["action"]))
        answer = acting.act(choice["action"], choice["seat"])
        assert answer["ok"] or answer["key"] == "command.stale", answer
    return wanted(first, second)


def both_come(house: House, come: Come, played: Played) -> Pair:
    ann, ben = come(house, played.ann), come(house, played.ben)
    for player in (ann, ben):
        player.sit_at(played.table)
    return ann, ben


def is_turn(socket: Socket) -> bool:
    """It is this person's turn and anything may be done."""
    return "end_turn" in kinds_of(socket)


def hand(socket: Socket) -> dict[str, int]:
    held = socket.game["view"]["hand"][socket.game["seat"]]
    return dict(zip(socket.sheet["cards"], held, strict=True))


def play_until(pair: Pair, holds: Callable[[], bool], skip: frozenset[str] = frozenset()) -> None:
    """Both play on until something holds between two decisions."""
    for _ in range(3000):
        together(*pair)
        if holds():
            return
        assert not pair[0].is_over, "the game ended before it came to that"
        assert any(player.step(skip) for player in pair), "somebody else has to decide"
    pytest.fail("it never came to that")


def in_action(player: Player) -> bool:
    """It is this player's turn and anything may be done."""
    return player.is_asked and {"end_turn"} <= player.kinds and player.page.locator(".mark").count() == 0


def pick(player: Player, row: int, card: str) -> None:
    player.page.locator(".dock .offer").nth(row).locator(f".pick[data-kind={card}]").click()


def tradable(hands: Hands, least: int = 1) -> tuple[str, str] | None:
    """A kind that the first has enough of for a kind that the second has."""
    has, wants = hands
    return next(((g, t) for g in has for t in wants if has[g] >= least and wants[t] > 0 and g != t), None)


def offer(giver: Player, give: str, take: str) -> None:
    """A one for one offer in three taps, the panel being open."""
    if giver.shown(".dock .offer") is None:
        giver.page.keyboard.press("t")
    pick(giver, 0, give)
    pick(giver, 1, take)
    before = giver.version
    giver.page.get_by_role("button", name="Offer to everyone").click()
    giver.moved(before)


def confirm(giver: Player, with_seat: int) -> None:
    name = giver.read(f"lab.table.seats[{with_seat}].name")
    reply = giver.page.locator(".replies .reply", has_text=name)
    before = giver.version
    reply.get_by_role("button").click()
    giver.moved(before)


def assert_exchanged(ann: Player, ben: Player, before: Hands, given: Counter[str], taken: Counter[str]) -> None:
    """Both pages show the trade: Ann gave some cards of the hands before it, and took others."""
    together(ann, ben)
    assert Counter(before[0]) - given + taken == +Counter(ann.hand)
    assert Counter(before[1]) - taken + given == +Counter(ben.hand)


def test_a_trade_is_offered_and_accepted(house: House, come: Come) -> None:
    """From the lobby on, all of it on the pages."""
    ann, ben = two_and_a_bot(house, come)
    play_until((ann, ben), lambda: in_action(ann) and tradable((ann.hand, ben.hand)) is not None, SAVING)
    before = ann.hand, ben.hand
    pair = tradable(before)
    assert pair is not None
    give, take = pair
    offer(ann, give, take)
    ben.page.get_by_role("button", name="Accept").click()
    ann.page.locator(".replies .reply.yes", has_text=ben.read("lab.table.seats[1].name")).wait_for()
    confirm(ann, 1)
    assert_exchanged(ann, ben, before, Counter({give: 1}), Counter({take: 1}))
    expect(ann.page.locator(f".gcard[data-hand={take}] .n")).to_have_text(str(ann.hand[take]))


def test_a_trade_is_countered_and_the_counter_taken(house: House, come: Come) -> None:
    played = two_played(house, lambda ann, ben: is_turn(ann) and tradable((hand(ann), hand(ben)), 2) is not None)
    ann, ben = both_come(house, come, played)
    before = ann.hand, ben.hand
    pair = tradable(before, 2)
    assert pair is not None
    give, take = pair
    offer(ann, give, take)
    ben.page.get_by_role("button", name="Counter").click()
    pick(ben, 1, give)  # the same for one card more
    version = ben.version
    ben.page.get_by_role("button", name="Send counter-offer").click()
    ben.moved(version)
    confirm(ann, 1)
    assert_exchanged(ann, ben, before, Counter({give: 2}), Counter({take: 1}))


def cards_first(socket: Socket, action: Json) -> float:
    """The first one buys cards before anything else, the second one none: the deck is the first one's alone."""
    kind = action["kind"]
    if kind in ("build_road", "build_settlement", "build_city") or (kind == "buy_card" and socket.game["seat"] != 0):
        return -2.0
    if kind == "maritime_trade":
        return 2.0 if action["give"] not in ("ore", "wool", "grain") and action["take"] != "brick" else -2.0
    return {"roll": 1.0, "buy_card": 3.0}.get(kind, 0.0)


def may_play_knight(ann: Socket, ben: Socket) -> bool:
    return {"play_knight", "end_turn"} <= kinds_of(ann)


def test_a_knight_moves_the_robber_for_everybody(house: House, come: Come) -> None:
    ann, ben = both_come(house, come, two_played(house, may_play_knight, cards_first))
    before = ann.game["view"]
    knight = ann.page.locator(".hand .dcard.can", has_text="Knight")
    knight.click()
    assert "Move the robber" in ann.page.locator(".cardsheet").inner_text()
    ann.page.locator(".cardsheet .btn.play").click()
    ann.page.locator(".mark").first.wait_for()
    assert ann.place()
    while "end_turn" not in ann.kinds:  # somebody may be there to steal from
        ann.tap(".dock .seatpick, .dock .choices .btn.lit")
    after = ann.game["view"]
    assert after["robber"] != before["robber"]
    assert after["knights_played"][0] == before["knights_played"][0] + 1
    moved = [event for event in ann.events if event["kind"] == "robber_moved"]
    assert moved[-1]["tile"] == after["robber"]
    same_game(ann, ben)
    # A second card must wait for the next turn, and its button says so with the rule.
    assert not {kind for kind in ann.kinds if kind.startswith("play_")}


def test_a_reload_in_mid_turn_loses_nothing(house: House, come: Come) -> None:
    ann, _ = both_come(house, come, two_played(house, lambda ann, ben: is_turn(ann)))
    before, events, hand = ann.game, ann.events, ann.page.locator(".hand").inner_text()
    ann.page.reload()
    ann.wait("lab.game !== null && document.querySelector('.banner.mine') !== null")
    after = ann.game
    for name in ("version", "view", "legal", "forms", "deciding"):
        assert after[name] == before[name], name
    assert ann.events == events
    expect(ann.page.locator(".hand")).to_have_text(hand, use_inner_text=True)
    ann.tap(".act.end")
    assert ann.version > before["version"]


def test_a_lost_socket_is_shown_and_made_good(house: House, come: Come) -> None:
    """Away while the others play: the strip says so, then everything missed is there, once."""
    ann, ben = both_come(house, come, two_played(house, lambda ann, ben: is_turn(ben)))
    ann.watch_console = False  # the browser itself reports connections it cannot make
    ann.context.set_offline(True)
    ann.read("lab.socket.close()")
    ann.page.locator(".strip[role=alert]").wait_for()
    version = ann.version
    ben.tap(".act.end")
    play_until((ben, ben), lambda: ben.version >= version + 2 and (not ben.is_asked or in_action(ben)), SAVING)
    ann.context.set_offline(False)
    ann.wait(f"lab.game.version >= {ben.version}")
    ann.page.locator(".strip[role=alert]").wait_for(state="detached")
    assert ann.version > version
    same_game(ann, ben)


def same_game(ann: Player, ben: Player) -> None:
    """Two pages tell the same story, each without what is the other's secret."""
    together(ann, ben)
    assert [event["kind"] for event in ann.events] == [event["kind"] for event in ben.events]
    for name in ("points", "robber", "hand_count", "turn", "active", "phase"):
        assert ann.game["view"][name] == ben.game["view"][name], name


def test_a_command_whose_answer_was_lost_is_carried_out_once(house: House, come: Come) -> None:
    """The server has done it, the page never heard: it asks again with the same id."""
    ann, ben = both_come(house, come, two_played(house, lambda ann, ben: "roll" in kinds_of(ann)))
    before = ann.version
    rolls = sum(event["kind"] == "rolled" for event in ann.events)
    ann.read("(lab.deaf = true)")
    ann.page.locator(".act.roll").click()
    ben.wait(f"lab.game.version > {before}")
    ann.read("(lab.deaf = false, lab.socket.close())")
    ann.wait(f"lab.game.version > {before}")
    ann.wait(ANSWERED_AGAIN)
    same_game(ann, ben)
    assert sum(event["kind"] == "rolled" for event in ann.events) == rolls + 1
