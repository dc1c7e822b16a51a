"""What everybody at a table may know of the hands, by keeping count: no more than an attentive player with a pencil.

A game is followed step by step. What a seat gets or gives is counted, unless an event of that step hides a card of the
seat from onlookers: then any of its cards may be the one that is gone. What a roll brings on average is asked of the
rules, which produce for every total in a copy of the position."""

from __future__ import annotations

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
    held = [hands_in(position, cards) for position in positions]
    known = [[0] * len(cards.names) for _ in held[0]]
    before = known
    for after, rows in zip(held, record.events, strict=True):
        hidden = seats_with_secrets(rules, rows, cards)
        for seat, sure in enumerate(known):
            change = [now - then for now, then in zip(after[seat], before[seat], strict=True)]
            lost = -sum(count for count in change if count < 0)
            for kind, count in enumerate(change):
                sure[kind] = max(0, sure[kind] - lost if seat in hidden else sure[kind] + count)
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


def seats_with_secrets(rules: Rules, rows: Rows, cards: ResourceCards) -> set[int]:
    """Seats of events that hide a card of a hand from onlookers."""
    found: set[int] = set()
    for index, values in rows:
        kind = rules.event_kinds[index]
        if any(field.only and set(field.names) & set(cards.names) for field in kind.fields):
            found |= {values[kind.places[field.name]] for field in kind.fields if field.kind == "seat"}
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
        production.produce(rolled, total)
        for seat, hand in enumerate(hands_in(rolled, cards)):
            for kind, count in enumerate(hand):
                means[seat][kind] += ways * (count - before[seat][kind]) / THROWS
    return means
