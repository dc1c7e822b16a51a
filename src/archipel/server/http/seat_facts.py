"""What a record says about openings and dice, by seat; see SeatFacts."""

from __future__ import annotations

from zlib import decompress

from archipel.engine.rules import Rules
from archipel.server.http.known_hands import THROWS, WAYS, gains_by_total, resource_cards
from archipel.server.http.replays import PlayedRecord, Rows
from archipel.server.messages import SeatFacts
from archipel.server.positions import state_from_bytes

ROLLED = "rolled"


def seat_facts(record: PlayedRecord) -> list[SeatFacts]:
    """For every seat; none in a game whose tiles do not produce cards by two dice."""
    rules = record.rules
    cards = resource_cards(rules)
    if cards is None:
        return []
    scratch = rules.new_scratch()
    facts = [SeatFacts(0, [], 0, 0.0, 0, 0) for _ in range(int(rules.players))]
    begun = False
    for before, rows in zip(record.positions, record.events[1:], strict=False):
        rolls = rolls_in(rules, rows)
        if not rolls:
            continue
        gains = gains_by_total(state_from_bytes(rules, decompress(before), scratch), cards)
        brings = [{total: sum(found.values()) for total, found in seat.items()} for seat in gains]
        means = [sum(WAYS[total] * count for total, count in seat.items()) for seat in brings]
        if not begun:
            begun = True
            for fact, seat, mean in zip(facts, gains, means, strict=True):
                fact.pips, fact.goods = mean, sorted({name for found in seat.values() for name in found})
        for roller, total in rolls:
            facts[roller].rolls += 1
            facts[roller].sevens += total == 7
            for fact, seat_brings, mean in zip(facts, brings, means, strict=True):
                fact.cards += seat_brings.get(total, 0)
                fact.expected += mean / THROWS
    for fact in facts:
        fact.expected = round(fact.expected, 2)
    return facts if any(fact.pips for fact in facts) else []


def rolls_in(rules: Rules, rows: Rows) -> list[tuple[int, int]]:
    """Who rolled, and the total, of each roll of two dice among these events."""
    found: list[tuple[int, int]] = []
    for index, values in rows:
        event = rules.event_kinds[index]
        if event.name != ROLLED:
            continue
        dice = next(field for field in event.fields if field.name == "dice")
        first, plus, second = dice.names[values[event.places["dice"]]].partition("+")
        if plus:
            found.append((values[event.places["seat"]], int(first) + int(second)))
    return found
