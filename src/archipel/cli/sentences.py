"""Actions, events and refusals as sentences for one seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from archipel.board.colours import COLOURS
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.errors import IllegalAction
from archipel.engine.events import Event
from archipel.reading import TableReader
from archipel.texts import Texts

Values = dict[str, str | int]

# What the details of a refusal are; everything else is a number or a word.
DETAILS = {
    "corner": "corner",
    "edge": "edge",
    "tile": "tile",
    "card": "card",
    "victim": "seat",
    "partner": "seat",
    "deciding": "seats",
}
PLACES = ("corner", "edge", "tile")


class Sentences:
    """Writes to the seat whose view it is given, or to a spectator."""

    def __init__(self, texts: Texts, seen: TableReader, colours: Sequence[str] = COLOURS) -> None:
        self.texts = texts
        self.seen = seen
        self.colours = colours

    # ---- nouns

    def _numbers(self, tile: int) -> int | str:
        numbers = self.seen.numbers(tile)
        return sum(numbers) if len(numbers) < 2 else ", ".join(map(str, numbers))

    def seat(self, seat: int) -> str:
        """The colour of a seat, even the reader's: for lists and headings."""
        return self.texts.say(f"colour-{self.colours[seat]}")

    def person(self, seat: int) -> str:
        """A seat inside a sentence: "you" for the reader's."""
        return self.texts.say("seat-you") if seat == self.seen.me else self.seat(seat)

    def card(self, card: str) -> str:
        return self.texts.say(f"card-{card}")

    def cards(self, cards: Mapping[str, int]) -> str:
        """Counted cards: "2 ore and 1 wool"."""
        return self.texts.listed([self.texts.say(f"card-{card}.count", count=n) for card, n in cards.items() if n])

    def tile(self, tile: int) -> str:
        terrain = self.texts.say(f"terrain-{self.seen.terrain(tile)}.tile")
        return self.texts.say("place-tile", terrain=terrain, number=self._numbers(tile))

    def corner(self, corner: int, harbours: bool = True) -> str:
        tiles = self.seen.tiles_of_corner(corner)
        parts = [self.tile(tile) for tile in tiles]
        if len(tiles) < self.seen.graph.corner_tile_width:
            parts.append(self.texts.say("place-coast"))
        if harbours and self.seen.value("harbour_site", corner):
            parts.append(self.texts.say("place-port"))
        if harbours:
            kinds = [self.seen.harbour(edge) for edge in self.seen.edges_of_corner(corner)]
            parts += [self.harbour(kind) for kind in kinds if kind]
        return " · ".join(parts)

    def edge(self, edge: int) -> str:
        tiles = self.seen.tiles_of_edge(edge)
        parts = [self.tile(tile) for tile in tiles]
        if len(tiles) < 2:
            parts.append(self.texts.say("place-coast"))
        return " · ".join(parts)

    def place(self, kind: str, number: int) -> str:
        """A tile, a corner or an edge."""
        if kind == "tile":
            return self.tile(number)
        return self.corner(number) if kind == "corner" else self.edge(number)

    def harbour(self, kind: str) -> str:
        if kind == "generic":
            return self.texts.say("place-harbour-generic")
        return self.texts.say("place-harbour-special", card=self.card(kind))

    def label(self, kind: str) -> str:
        """The short name of a kind of action."""
        return self.texts.say(f"action-{kind}.label")

    # ---- sentences

    def action(self, action: Action) -> str:
        """What a seat would do, in full."""
        verb = self.seen.rules.verb_named[action.kind]
        values = self._values(action.fields, {field.name: field.kind for field in verb.fields})
        for field in verb.fields:
            values.setdefault(field.name, "none")
        if roles.AT_RATE in verb.roles:
            card = str(action.fields["give"])
            values["give"] = self.cards({card: self.seen.rate(card)})
            values["take"] = self.cards({str(action.fields["take"]): 1})
        elif roles.ACCEPT in verb.roles:
            give, take = self.seen.offer()
            values.update(give=self.cards(take), take=self.cards(give))
        elif roles.CONFIRM in verb.roles:
            values.update(self._terms(action))
        return self.texts.say(f"action-{action.kind}", **values)

    def _terms(self, action: Action) -> Values:
        """The terms of a trade that is about to be confirmed, as the active seat sees them."""
        partner = action.fields["with"]
        assert isinstance(partner, int)
        counter = self.seen.counter_offer(partner)
        give, take = self.seen.offer() if counter is None else (counter[1], counter[0])
        return {"give": self.cards(give), "take": self.cards(take)}

    def phase(self) -> str:
        """What the open decision asks of the seat."""
        seen = self.seen
        name = seen.phase
        key = f"phase-{name}"
        if not seen.fact("trade_before_building") and self.texts.has(f"{key}.combined"):
            key += ".combined"
        if not seen.fact("dice") and self.texts.has(f"{key}.no_dice"):
            key += ".no_dice"
        values: Values = {**self._seat("active", seen.active), "owed": seen.owed(seen.me), "left": seen.argument}
        give, take = seen.offer()
        if give:
            values.update(give=self.cards(give), take=self.cards(take))
        return self.texts.say(key, **values)

    def refusal(self, wrong: IllegalAction) -> str:
        """Why something cannot be done, with the number of the rule."""
        details = wrong.details
        values = self._values(details, DETAILS)
        if "kind" in details:
            values["kind"] = self.label(str(details["kind"]))
        if wrong.key == "seat.not_deciding":
            seat = details["seat"]
            assert isinstance(seat, int)
            values["seat"] = self.seat(seat)
        if "card" in details and isinstance(details.get("rate"), int):
            values["cards"] = self.cards({str(details["card"]): int(str(details["rate"]))})
        said = self.texts.say("refusal-" + wrong.key.replace(".", "-"), **values)
        return f"{said} ({wrong.rule})" if wrong.rule else said

    def event(self, event: Event) -> str:
        """What happened."""
        kind = self.seen.event_kinds[event.kind]
        kinds = {field.name: field.kind for field in kind.fields}
        values = self._values(event.fields, kinds)
        for field in kind.fields:
            if field.kind == "place":
                at = event.fields[field.name]
                assert isinstance(at, int)
                on_edge = self.seen.piece_places[str(event.fields["piece"])] == "edge"
                values[field.name] = self.edge(at) if on_edge else self.corner(at, harbours=False)
            if field.name not in event.fields and field.only:
                values[field.name] = "hidden"
        if "cards" not in values and "card" in event.fields and isinstance(event.fields.get("count"), int):
            values["cards"] = self.cards({str(event.fields["card"]): int(str(event.fields["count"]))})
        if event.kind == "traded_with_supply":
            give, count = str(event.fields["give"]), int(str(event.fields["count"]))
            values.update(give=self.cards({give: count}), take=self.cards({str(event.fields["take"]): 1}))
        return self.texts.say(f"event-{event.kind}", **values)

    def chronicle(self, events: list[Event]) -> list[str]:
        """What happened, in as few sentences as possible."""
        said: list[str] = []
        for kind, run in groupby(events, key=lambda event: event.kind):
            if roles.ADDS_UP in self.seen.event_kinds[kind].roles:
                for seat, cards in _cards_by_seat(run).items():
                    values: Values = {"cards": self.cards(cards), **self._seat("seat", seat)}
                    said.append(self.texts.say(f"event-{kind}", **values))
            else:
                heard = list(run)
                said += [self.event(event) for event in heard if not self._is_silent(event)]
                if kind == "monopolised" and all(self._is_silent(event) for event in heard):
                    said.append(self.texts.say("event-monopolised.none", card=self.card(str(heard[0].fields["card"]))))
        return said

    def _is_silent(self, event: Event) -> bool:
        if event.kind == "monopolised":
            return event.fields["count"] == 0
        return roles.SILENT in self.seen.event_kinds[event.kind].roles

    # ---- values of fields

    def _seat(self, name: str, seat: int) -> Values:
        return {name: self.person(seat) if seat >= 0 else "", f"{name}_is": "you" if seat == self.seen.me else "other"}

    def _values(self, fields: Mapping[str, object], kinds: Mapping[str, str]) -> Values:
        values: Values = {}
        for name, value in fields.items():
            values.update(self._value(name, kinds.get(name, ""), value))
        return values

    def _value(self, name: str, kind: str, value: object) -> Values:
        if isinstance(value, dict):
            return {name: self.cards(value)}
        if isinstance(value, list):
            return {name: self.texts.listed([self.person(seat) for seat in value])}
        if isinstance(value, int):
            if kind == "seat":
                return self._seat(name, value)
            return {name: self.place(kind, value) if kind in PLACES else value}
        if kind == "card":
            return {name: self.card(str(value))}
        if kind == "piece":
            return {name: self.texts.say(f"piece-{value}"), f"{name}_is": str(value)}
        if kind == "dice":
            return {name: str(value), "total": sum(int(die) for die in str(value).split("+"))}
        word = f"word-{value}"
        return {name: self.texts.say(word) if self.texts.has(word) else str(value)}


def _cards_by_seat(events: Iterable[Event]) -> dict[int, dict[str, int]]:
    """What every seat got or lost, in the order of the events."""
    found: dict[int, dict[str, int]] = {}
    for event in events:
        seat, card, count = event.fields["seat"], event.fields["card"], event.fields["count"]
        assert isinstance(seat, int)
        assert isinstance(card, str)
        assert isinstance(count, int)
        cards = found.setdefault(seat, {})
        cards[card] = cards.get(card, 0) + count
    return found
