"""Decisions of the base game on the page: cards lost to a seven, whom to rob, bank and harbour, cards played."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House, Json, Socket
from tests.browser.player import Player
from tests.browser.scenes import Company, corners_of, in_action, kinds_of, numbers_at, quietly

SHARED: Final = 4  # a tile of the beginners' island that all three settle at
BOUGHT: Final = ("wool", "grain", "ore")  # what a development card costs


def around_one_tile(socket: Socket, action: Json) -> float:
    """Everybody's first settlement lies at the same tile, at every other corner of it."""
    if action["kind"] != "place_settlement":
        return quietly(socket, action)
    ring = corners_of(socket, SHARED)
    corner = action["corner"]
    return 30.0 - ring.index(corner) % 2 if corner in ring else float(numbers_at(socket, corner))


def test_half_the_cards_are_discarded_then_one_is_stolen(seeded_house: House, come: Come) -> None:
    with Company(seeded_house, options={"hand_limit": 4}) as company:
        company.play(
            lambda socket: (
                socket.game["view"]["phase"] == "discard"
                and socket.game["view"]["active"] == 0
                and 0 in socket.game["deciding"]
                and all(count > 1 for count in socket.game["view"]["hand_count"])
            ),
            around_one_tile,
        )
        me = come(seeded_house, company.ann)
        me.sit_at(company.table)
        owed = me.game["view"]["discards_owed"][0]
        held = Counter(me.hand)
        assert owed == held.total() // 2

        # The button stays shut until exactly the right number of cards is chosen; one too many can be taken back.
        send = me.page.locator(".dock .ask .btn.main")
        card = next(card for card, count in me.hand.items() if count)
        pick = me.page.locator(f".dock .ask .pick[data-kind={card}]")
        pick.click()
        me.page.locator(".dock .ask .fewer").click()
        expect(me.page.locator(".dock .ask .fewer")).to_have_count(0)
        chosen: Counter[str] = Counter()
        for one in Counter(me.hand).elements():
            if chosen.total() == owed:
                break
            expect(send).to_have_attribute("aria-disabled", "true")
            me.page.locator(f".dock .ask .pick[data-kind={one}]").click()
            chosen[one] += 1
        expect(send).to_have_attribute("aria-disabled", "false")
        before = me.version
        send.click()
        me.moved(before)
        assert Counter(me.hand) == held - chosen + Counter(dict.fromkeys(me.hand, 0))
        assert "discard" not in me.kinds

        company.catch_up(me.version)
        company.play(lambda socket: socket.game["view"]["phase"] == "robber", around_one_tile)
        me.wait("document.querySelector('.mark[data-place^=tile]') !== null")
        expect(me.page.locator(f".mark[data-place=tile-{me.game['view']['robber']}]")).to_have_count(0)
        victims = [seat for seat in (1, 2) if me.game["view"]["hand_count"][seat] > 0]
        assert victims == [1, 2]
        me.press_place(f"tile-{SHARED}")
        assert me.game["view"]["robber"] == SHARED
        me.page.locator(".dock .seatpick, .dock .choices .btn").first.wait_for()
        counts = me.game["view"]["hand_count"]
        before = me.version
        me.page.locator(".dock").get_by_role("button", name="Cem").click()
        me.moved(before)
        after = me.game["view"]["hand_count"]
        assert after == [counts[0] + 1, counts[1], counts[2] - 1]
        stolen = [event for event in me.events if event["kind"] == "stolen"]
        assert (stolen[-1]["thief"], stolen[-1]["victim"]) == (0, 2), stolen[-1]
        expect(me.page.locator(".log")).to_contain_text(stolen[-1]["card"])


def harbour_first(socket: Socket, action: Json) -> float:
    """Ann begins at a harbour for one kind and is left alone. The others build, or they would hold all cards in the end
    and she could never save for a trade."""
    kind, mine = action["kind"], socket.game["seat"] == 0
    if kind == "move_robber":
        return -1.0 if not mine and 1 in holders_at(socket, action["tile"]) else 0.0
    if kind.startswith("build_") and not mine:
        return 1.5
    if kind != "place_settlement":
        return quietly(socket, action)
    graph, view = socket.sheet["graph"], socket.game["view"]
    kinds = next(block["names"] for block in socket.sheet["blocks"] if block["name"] == "harbour")
    special = {
        corner
        for edge, kind in enumerate(view["harbour"])
        if kinds[kind] not in ("", "generic")
        for corner in graph["edge_corners"][edge]
    }
    settled = sum(holder == 1 for holder in view["held"])
    worth = numbers_at(socket, action["corner"])
    return worth + 50 if mine and not settled and action["corner"] in special else worth


def test_bank_and_harbour_give_their_rates(seeded_house: House, come: Come) -> None:
    def both_rates(socket: Socket) -> bool:
        if not in_action(socket):
            return False
        gives = {move["action"]["give"] for move in socket.game["legal"] if move["action"]["kind"] == "maritime_trade"}
        rates = dict(zip(socket.sheet["cards"], socket.game["view"]["rate"][0]))
        return {4, 2} <= {rates[card] for card in gives}

    with Company(seeded_house, options={"hidden_bank": True}) as company:
        company.play(both_rates, harbour_first)
        me = come(seeded_house, company.ann)
        me.sit_at(company.table)
        rates = dict(zip(me.read("lab.sheet.cards"), me.game["view"]["rate"][0]))
        assert sorted(rates.values()) == [2, 4, 4, 4, 4]
        me.page.keyboard.press("t")
        me.page.get_by_role("tab", name="Bank and harbours").click()
        expect(me.page.get_by_text("Hidden bank")).to_be_visible()
        gets = me.page.locator(".dock .offer").nth(1).locator(".pick")
        expect(gets.filter(has_text="?").first).to_be_visible()  # how many cards there are is hidden (BASE-43)
        for rate in (4, 2):
            gives = me.page.locator(".dock .offer").nth(0)
            card = next(card for card, count in me.hand.items() if rates[card] == rate and count >= rate)
            trades = [move["action"] for move in me.game["legal"] if move["action"]["kind"] == "maritime_trade"]
            other = next(trade["take"] for trade in trades if trade["give"] == card)  # the supply may be out of a kind
            # A kind that is too few says so and cannot be chosen.
            enough = {trade["give"] for trade in trades}
            for kind in rates:
                pick = gives.locator(f".pick[data-kind={kind}]")
                expect(pick).to_have_attribute("aria-disabled", "false" if kind in enough else "true")
            before, version = Counter(me.hand), me.version
            expect(gives.locator(f".pick[data-kind={card}]")).to_contain_text(f"{rate}:1")
            gives.locator(f".pick[data-kind={card}]").click()
            me.page.locator(".dock .offer").nth(1).locator(f".pick[data-kind={other}]").click()
            me.page.locator(".dock .send .main").get_by_text(re.compile(f"Give {rate} {card}s?, get 1 {other}")).click()
            me.moved(version)
            assert +Counter(me.hand) == before - Counter({card: rate}) + Counter({other: 1})
            assert me.events[-1]["kind"] == "traded_with_supply"


def card_by_card(socket: Socket, action: Json) -> float:
    """Ann buys development cards before anything else and changes what she has for what they cost."""
    kind = action["kind"]
    if kind == "place_settlement":
        return float(numbers_at(socket, action["corner"]))
    if socket.game["seat"] != 0:
        return -1.0 if kind == "move_robber" and 1 in holders_at(socket, action["tile"]) else quietly(socket, action)
    if kind == "buy_card":
        return 5.0
    hand = dict(zip(socket.sheet["cards"], socket.game["view"]["hand"][0]))
    if kind == "maritime_trade":
        rate = socket.game["view"]["rate"][0][socket.sheet["cards"].index(action["give"])]
        spare = hand[action["give"]] - rate - (action["give"] in BOUGHT)
        return 4.0 if action["take"] in BOUGHT and hand[action["take"]] == 0 and spare >= 0 else -1.0
    return quietly(socket, action)


def holders_at(socket: Socket, tile: int) -> list[int]:
    return [socket.game["view"]["held"][corner] for corner in corners_of(socket, tile)]


def play_card(me: Player, name: str) -> None:
    """A tap reads the card; its sheet has the button that plays it."""
    me.page.locator(".hand").get_by_role("button", name=name).click()
    me.page.locator(".cardsheet .btn.play.lit").click()


def play_monopoly(me: Player) -> None:
    others = sum(me.game["view"]["hand_count"][1:])
    before = Counter(me.hand)
    play_card(me, "Monopoly")
    me.page.locator(".dock .ask .pick[data-kind=lumber]").click()
    me.wait("lab.game.view.phase === 'action' && lab.events.some((event) => event.kind === 'monopolised')")
    gained = Counter(me.hand) - before
    assert set(gained) <= {"lumber"}
    assert others - sum(me.game["view"]["hand_count"][1:]) == gained.total()


def play_year_of_plenty(me: Player) -> None:
    before, version = Counter(me.hand), me.version
    plays = [move["action"] for move in me.game["legal"] if move["action"]["kind"] == "play_year_of_plenty"]
    cards = next((one["first"], one["second"]) for one in reversed(plays) if one["first"] != one["second"])
    play_card(me, "Year of Plenty")
    for card in cards:
        me.page.locator(f".dock .ask .pick[data-kind={card}]").click()
    me.wait(f"lab.game.version > {version} && lab.game.legal.some((move) => move.action.kind === 'end_turn')")
    assert Counter(me.hand) - before == Counter(cards)


def play_road_building(me: Player) -> None:
    roads = sum(holder == 1 for holder in me.game["view"]["road"])
    hand = me.hand
    version = me.version
    play_card(me, "Road Building")
    me.moved(version)
    me.page.locator(".mark[data-place^=edge]").first.wait_for()
    stop = me.page.get_by_role("button", name="Place no more")
    expect(stop).to_have_count(0)
    assert me.place()
    version = me.version
    stop.click()
    me.moved(version)
    assert sum(holder == 1 for holder in me.game["view"]["road"]) == roads + 1
    assert me.hand == hand, "this road is free"
    assert "end_turn" in me.kinds


def test_monopoly_year_of_plenty_and_road_building_are_played(seeded_house: House, come: Come) -> None:
    wanted = {
        "play_monopoly": play_monopoly,
        "play_year_of_plenty": play_year_of_plenty,
        "play_road_building": play_road_building,
    }
    with Company(seeded_house, options={"hand_limit": 9}) as company:  # the others lose what they hoard
        me = come(seeded_house, company.ann)
        while wanted:
            me.page.goto("about:blank")  # the page need not draw every move on the way
            company.play(lambda socket: in_action(socket) and bool(wanted.keys() & kinds_of(socket)), card_by_card)
            me.sit_at(company.table)
            me.wait(f"lab.game.version >= {company.mine.version}")
            kind = next(iter(wanted.keys() & me.kinds))
            wanted.pop(kind)(me)
            # One card a turn: the others say why not, with the rule.
            assert not {one for one in me.kinds if one.startswith("play_")}
            company.catch_up(me.version)
