"""Notes on places of the board: what they bring is what the rules hand out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archipel.catalogue import GameSpec
from archipel.engine.view import event_for
from archipel.server.messages import AskNote, PlaceNote
from archipel.server.messages.shared import PlaceKind
from archipel.server.refusals import Refused
from archipel.server.table.live_game import LiveGame
from archipel.server.table.notes import note_of

SPECS = [
    GameSpec("base", 3, (("layout", "beginner"), ("start", 0))),
    GameSpec("cities_knights", 3, (("start", 0),)),
    GameSpec("seafarers/new_shores", 3, (("start", 0),)),
    GameSpec("junior", 3, ()),
]


def noted(live: LiveGame, place: PlaceKind, at: int) -> PlaceNote:
    return note_of(live, AskNote("n", place, at))


def due(live: LiveGame, total: int) -> Counter[tuple[int, str]]:
    """What the notes promise for a roll, cards of choice left out."""
    found: Counter[tuple[int, str]] = Counter()
    for tile in range(int(live.game.rules.graph.tiles)):
        note = noted(live, "tile", tile)
        if total in note.tiles[0].numbers:
            for one in note.seats:
                found.update({(one.seat, card): n for card, n in one.cards.items() if card != "any"})
    return found


@pytest.mark.parametrize("spec", SPECS, ids=["base", "cities_knights", "new_shores", "junior"])
def test_a_roll_brings_what_the_notes_say(spec: GameSpec) -> None:
    live = LiveGame(spec, 11)
    chance = Random(11)
    compared = rolls = 0
    while compared < 12:
        before = {total: due(live, total) for total in range(1, 13)} if rolled_next(live) else {}
        first = live.event_count
        seat = live.game.deciding[0]
        legal = live.game.legal_actions(seat)
        live.apply(seat, next((a for a in legal if a.kind == "roll"), chance.choice(legal)))
        events = [event_for(live.game.rules, row, -1) for row in live.listener.rows[first:]]
        rolled = [event for event in events if event.kind == "rolled"]
        rolls += len(rolled)
        if not before or not rolled or any(event.kind == "shortage" for event in events):
            continue
        total = sum(int(face) for face in str(rolled[0]["dice"]).split("+"))
        got: Counter[tuple[int, str]] = Counter()
        for event in events:
            if event.kind == "produced":
                got[int(str(event["seat"])), str(event["card"])] += int(str(event["count"]))
        if total != 7:
            assert got == before[total]
            compared += 1
    assert noted(live, "tile", 0).rolls == rolls


def rolled_next(live: LiveGame) -> bool:
    return any(action.kind == "roll" for action in live.game.legal_actions(live.game.deciding[0]))


def test_a_corner_adds_up_its_tiles_and_a_harbour_names_its_jetties() -> None:
    live = LiveGame(SPECS[0], 5)
    graph = live.game.rules.graph
    harbours = 0
    for corner in range(int(graph.corners)):
        note = noted(live, "corner", corner)
        assert note.cases == 36
        assert note.total == sum(tile.cases for tile in note.tiles if tile.cards)  # nothing but settlements yet
        assert all(tile.cases == sum(6 - abs(7 - number) for number in tile.numbers) for tile in note.tiles)
    for edge in range(int(graph.edges)):
        harbour = noted(live, "edge", edge).harbour
        if harbour is not None:
            harbours += 1
            assert harbour.rate == (3 if harbour.kind == "generic" else 2)
            assert {jetty.state for jetty in harbour.jetties} <= {"free", "held", "shut"}
    assert harbours == 9
    with pytest.raises(Refused):
        noted(live, "corner", int(graph.corners))


def test_who_is_near_and_which_jetty_is_shut() -> None:
    live = LiveGame(SPECS[0], 5)
    graph = live.game.rules.graph
    place = next(action for action in live.game.legal_actions(live.game.seat) if action.kind == "place_settlement")
    seat, corner = live.game.seat, int(str(place["corner"]))
    live.apply(seat, place)
    width = int(graph.corner_width)
    beside = next(at for k in range(width) if (at := int(graph.corner_neighbours[corner * width + k])) >= 0)
    assert noted(live, "corner", corner).seat == seat
    assert noted(live, "corner", corner).piece == "settlement"
    assert noted(live, "corner", beside).near == (seat, 1)
