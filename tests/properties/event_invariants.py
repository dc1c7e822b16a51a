"""What must hold in every position of every game with event cards (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import TURN
from archipel.rules.traders_barbarians.earthquake import Earthquake
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import CARDS, COUNTS, EPIDEMIC, EVENT_OF, NUMBER_OF
from archipel.rules.traders_barbarians.event_gifts import EventGifts
from archipel.rules.traders_barbarians.event_takings import EventTakings
from archipel.rules.traders_barbarians.with_events_cities import EventsInCities
from archipel.rules.traders_barbarians.with_events_sea import EventsAtSea, EventsWithFleet

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

UNSEEN = 5  # cards under New Year (TB-EV-2)
CHOOSING = ("event_resource", "event_victim", "earthquake", "good_neighbours", "neighbourly_help")


def unused(game: Invariants) -> set[int]:
    """The rarest numbers, as far as no tile of the board has them; a lake has both."""
    return {number for number in (2, 12) if not any(bits & 2**number for bits in game.block(game.first, "numbers"))}


def event_cards(game: Invariants, g: State) -> None:
    """Every card is in the deck or has been seen this year, and New Year keeps its distance (TB-EV-2, TB-EV-4)."""
    deck = game.block(g, "event_deck")
    left_out = unused(game) if game.chosen.get("rare_event_cards") == "left_out" else set()  # TB-TB-26
    whole = [0 if number in left_out else count for number, count in zip(NUMBER_OF, COUNTS, strict=True)]
    assert all(0 <= left <= count for left, count in zip(deck, whole, strict=True))
    assert sum(deck) == game.block(g, "cards_to_new_year")[0] + UNSEEN
    (card,) = game.block(g, "event_card")
    assert 0 <= card <= len(CARDS)
    if card:  # it lies open, so that it is not in the deck
        assert deck[card - 1] < whole[card - 1]
    assert game.block(g, "epidemic") == [int(card > 0 and EVENT_OF[card - 1] == EPIDEMIC)]
    if g.s[TURN] == 0:
        assert (card, sum(deck)) == (0, sum(whole))
    if g.phase().name in CHOOSING:
        assert card


def earthquake(game: Invariants, g: State) -> None:
    """Only roads are damaged, and every colour's are counted (TB-EV-8, TB-EV-20)."""
    damaged, roads = game.block(g, "damaged_road"), game.block(g, "road")
    ships = game.block(g, "ship") if game.has("ship") else [0] * len(roads)
    hit = [roads[edge] for edge, flag in enumerate(damaged) if flag]
    assert all(0 < holder <= len(game.seats) for holder in hit)
    assert not any(flag and ships[edge] for edge, flag in enumerate(damaged))
    counts = game.block(g, "damaged_roads")
    assert counts == [hit.count(colour + 1) for colour in range(len(counts))]
    words = game.block(g, "damaged_places")
    each = len(words) // len(counts)
    for colour in range(len(counts)):
        mine = {edge for edge, flag in enumerate(damaged) if flag and roads[edge] == colour + 1}
        assert sum(word << 32 * k for k, word in enumerate(words[colour * each :][:each])) == sum(
            2**edge for edge in mine
        )


def gifts(game: Invariants, g: State) -> None:
    """A card is chosen only while neighbours choose, and it is in the hand (TB-EV-9)."""
    kinds = len(game.block(g, "hand")) // len(game.seats)
    for seat, kind in enumerate(game.block(g, "chosen_gift")):
        if kind:
            assert g.phase().name == "good_neighbours"
            assert game.block(g, "hand")[seat * kinds + kind - 1] > 0


def takings(game: Invariants, g: State) -> None:
    """Nobody takes from a player without cards, nor from itself (TB-EV-11)."""
    if g.phase().name == "event_victim":
        counts = game.block(g, "hand_count")
        victims = [seat for seat in game.seats if g.argument() & 2**seat]
        assert len(victims) > 1
        assert int(g.decider()) not in victims
        assert all(counts[seat] > 0 for seat in victims)


def red_die(game: Invariants, g: State) -> None:
    """A card comes with the red die, and without a white one (CK-109)."""
    if game.block(g, "event_card")[0]:
        red, white = game.block(g, "dice")
        assert 1 <= red <= 6
        assert white == 0


def fleet_dice(game: Invariants, g: State) -> None:
    """The fleet's dice come with every card (SEA-S7-9)."""
    if game.block(g, "event_card")[0]:
        assert all(1 <= face <= 6 for face in game.block(g, "dice"))


def at_sea(game: Invariants, g: State) -> None:
    """What the robber does at sea is a matter of its own check."""


EVENT_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    EventCards: event_cards,
    Earthquake: earthquake,
    EventGifts: gifts,
    EventTakings: takings,
    EventsInCities: red_die,
    EventsAtSea: at_sea,
    EventsWithFleet: fleet_dice,
}
