"""What everybody at a table may know of the hands, by keeping count: no more than an attentive player with a pencil.

A game is followed step by step. What a seat gets or gives is counted. If an event hides which card the seat gave from
onlookers, any of its cards may be the one that is gone. What a roll brings on average is asked of the
rules, which produce for every total in a copy of the position."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import decompress

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.production import Production
from archipel.rules.base.resource_cards import ResourceCards
from archipel.server.http.replays import PlayedRecord, Rows
from archipel.server.messages import KnownHand
from archipel.server.positions import state_from_bytes

THROWS = 36  # of two dice
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}  # of these, to come to each total


def known_hands(record: PlayedRecord) -> list[KnownHand]:
    """For every seat; none in a game without resource cards."""
    rules = record.rules
    cards = next((chapter for chapter in rules.chapters if isinstance(chapter, ResourceCards)), None)
    if cards is None:
        return []
    scratch = rules.new_scratch()
    positions = [state_from_bytes(rules, decompress(one), scratch) for one in record.positions]
    return known_along(cards, positions, record.events)


def known_along(cards: ResourceCards, positions: Sequence[State], events: Sequence[Rows]) -> list[KnownHand]:
    """The same for a game that passed through these positions, each with the events on the way to it."""
    held = [hands_in(position, cards) for position in positions]
    known = [[0] * len(cards.names) for _ in held[0]]
    before = known
    for after, rows in zip(held, events, strict=True):
        moves = hidden_moves(positions[0].rules, rows, cards)
        for seat, sure in enumerate(known):
            gone = sum(giver == seat for giver, _, _ in moves)
            for kind in range(len(sure)):
                in_secret = sum((taker == seat) - (giver == seat) for giver, taker, moved in moves if moved == kind)
                openly = after[seat][kind] - before[seat][kind] - in_secret
                sure[kind] = max(0, sure[kind] + openly - gone)
        before = after
    means = mean_yields(positions[-1], cards)
    return [
        KnownHand(
            {name: count for name, count in zip(cards.names, sure, strict=True) if count > 0},
            sum(held[-1][seat]) - sum(sure),
            {name: round(mean, 3) for name, mean in zip(cards.names, means[seat], strict=True) if mean > 0},
        )
        for seat, sure in enumerate(known)
    ]


def hands_in(state: State, cards: ResourceCards) -> list[list[int]]:
    kinds = len(cards.names)
    starts = (int(cards.hand) + seat * kinds for seat in range(int(state.rules.players)))
    return [[int(state.s[start + kind]) for kind in range(kinds)] for start in starts]


def hidden_moves(rules: Rules, rows: Rows, cards: ResourceCards) -> list[tuple[int, int, int]]:
    """Cards that went from a hand to another unseen by onlookers: giver, taker and kind. A card has a victim, or a seat
    that gives it `to` another; what is only shown (`cards`) stays where it is."""
    found: list[tuple[int, int, int]] = []
    for index, values in rows:
        event = rules.event_kinds[index]
        seats = {field.name: values[event.places[field.name]] for field in event.fields if field.kind == "seat"}
        for field in event.fields:
            if field.kind == "card" and field.only and set(field.names) <= set(cards.names):
                giver = seats["victim"] if "victim" in seats else seats["seat"]
                (taker,) = (seat for seat in seats.values() if seat != giver)
                found.append((giver, taker, cards.names.index(field.names[values[event.places[field.name]]])))
    return found


def mean_yields(state: State, cards: ResourceCards) -> list[list[float]]:
    """By seat and kind: how many cards a roll of two dice brings on average, where the tiles produce by dice."""
    before = hands_in(state, cards)
    means = [[0.0] * len(cards.names) for _ in before]
    production = next((one for one in state.rules.chapters if isinstance(one, Production)), None)
    if production is None:
        return means
    for total, ways in WAYS.items():
        if total == 7:
            continue
        rolled = state.copy()
        if cards.hides_supply:  # nobody knows what it is short of
            for kind, count in enumerate(cards.supply_at_start):
                rolled.s[cards.supply + kind] = count
        production.produce(rolled, total)
        for seat, hand in enumerate(hands_in(rolled, cards)):
            for kind, count in enumerate(hand):
                means[seat][kind] += ways * (count - before[seat][kind]) / THROWS
    return means
