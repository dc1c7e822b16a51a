"""What everybody at a table may know of the hands, by keeping count: no more than an attentive player with a pencil.

A game is followed step by step. What a seat gets or gives is counted. If an event hides which card the seat gave from
onlookers, any of its cards may be the one that is gone. What a roll brings is asked of the rules, which produce for
every total in a copy of the position; means and chances follow from it."""

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
    cards = resource_cards(record.rules)
    if cards is None:
        return []
    scratch = record.rules.new_scratch()
    positions = [state_from_bytes(record.rules, decompress(one), scratch) for one in record.positions]
    return known_along(cards, positions, record.events)


def resource_cards(rules: Rules) -> ResourceCards | None:
    """The resource cards of a game, if it has any."""
    return rules.the(ResourceCards) if rules.has(ResourceCards) else None


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
    gains = gains_by_total(positions[-1], cards)
    return [
        KnownHand(
            {name: count for name, count in zip(cards.names, sure, strict=True) if count > 0},
            sum(held[-1][seat]) - sum(sure),
            mean_of(gains[seat]),
            round(sum(WAYS[total] for total in gains[seat]) / THROWS, 3),
            {str(total): brought for total, brought in gains[seat].items()},
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


def gains_by_total(state: State, cards: ResourceCards) -> list[dict[int, dict[str, int]]]:
    """By seat: the cards that each total of two dice brings, where the tiles produce by dice and it brings any."""
    before = hands_in(state, cards)
    gains: list[dict[int, dict[str, int]]] = [{} for _ in before]
    production = next((one for one in state.rules.chapters if isinstance(one, Production)), None)
    if production is None:
        return gains
    for total in WAYS:
        if total == 7:
            continue
        rolled = state.copy()
        if cards.hides_supply:  # nobody knows what it is short of
            for kind, count in enumerate(cards.supply_at_start):
                rolled.s[cards.supply + kind] = count
        production.produce(rolled, total)
        for seat, hand in enumerate(hands_in(rolled, cards)):
            changes = zip(cards.names, hand, before[seat], strict=True)
            brought = {name: now - then for name, now, then in changes if now > then}
            if brought:
                gains[seat][total] = brought
    return gains


def mean_of(gains: dict[int, dict[str, int]]) -> dict[str, float]:
    """How many cards of each kind a roll of two dice brings on average."""
    means: dict[str, float] = {}
    for total, brought in gains.items():
        for name, count in brought.items():
            means[name] = means.get(name, 0.0) + WAYS[total] * count / THROWS
    return {name: round(mean, 3) for name, mean in means.items()}
