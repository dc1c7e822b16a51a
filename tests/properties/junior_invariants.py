"""What must hold in every position of the children's game: the checks of its chapters, see `invariants`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, DECIDER, PENDING, PHASE, STACK, TURN, WINNERS
from archipel.rules.junior.building import Building
from archipel.rules.junior.cards import CARDS, Piles
from archipel.rules.junior.castle import Castle
from archipel.rules.junior.coco import COCO_CARDS, Coco
from archipel.rules.junior.ghost import Ghost
from archipel.rules.junior.land import TERRAINS, Land
from archipel.rules.junior.market import Market
from archipel.rules.junior.ports import Ports
from archipel.rules.junior.production import Production
from archipel.rules.junior.score import Score
from archipel.rules.junior.turn import Turn
from tests.properties.boards import ends_of, neighbours_of
from tests.tokens import numbers_on, token_in

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

COLOURS = ("red", "blue", "orange", "white")


def piles(game: Invariants, g: State) -> None:
    """No card is lost or made: piles, market and hands hold them all (JR-3)."""
    hands, left, stalls = game.by_seat(g, "hand"), game.block(g, "piles"), game.block(g, "market")
    assert min(left) >= 0
    assert all(min(hand) >= 0 for hand in hands)
    for k, name in enumerate(CARDS):
        assert left[k] + stalls.count(k + 1) + sum(hand[k] for hand in hands) == game.scenario.supply[name] == 19
    assert game.block(g, "hand_count") == [sum(hand) for hand in hands]


def turn(game: Invariants, g: State) -> None:
    """At the bottom lies the turn of the seat that is to play (JR-9)."""
    assert g.s[TURN] > 0
    phases = game.rules.the(Turn)
    assert g.s[STACK + PHASE] in (phases.roll_die.index, phases.voyage.index)
    assert g.s[STACK + DECIDER] == g.s[ACTIVE]
    assert g.s[STACK + PENDING] == game.bits([int(g.s[ACTIVE])])


def land(game: Invariants, g: State) -> None:
    """The board stays as the scenario file draws it (JR-40, JR-44)."""
    corners, lanes = game.scenario.places["corners"], game.scenario.places["edges"]["lanes"]
    harbours = corners["harbours"] if game.chosen["ports"] else ()
    assert [TERRAINS[code] for code in game.block(g, "terrain")] == list(game.scenario.terrain)
    assert [token_in(word) for word in game.block(g, "numbers")] == numbers_on(game.scenario)
    for name, places in (("site", corners["sites"]), ("harbour_site", harbours), ("lane", lanes)):
        assert [place for place, flag in enumerate(game.block(g, name)) if flag] == sorted(places)


def building(game: Invariants, g: State) -> None:
    """Seven fortresses and eight ships a seat; every ship lies at a fortress of its own, and every fortress that was
    not there from the start at a ship of its own (JR-2, JR-6, JR-15, JR-16)."""
    fortress, ship, (castle,) = game.block(g, "fortress"), game.block(g, "ship"), game.block(g, "castle")
    for seat in game.seats:
        mine = seat + 1
        assert fortress.count(mine) + (castle == mine) + game.block(g, "fortresses_left")[seat] == 7
        assert ship.count(mine) + game.block(g, "ships_left")[seat] == 8
        starts = game.scenario.places["corners"][f"start_{COLOURS[seat]}"]
        assert all(fortress[site] == mine for site in starts)
    if not game.is_new(g, "fortresses and ships", ("fortress", "ship")):
        return
    sites, lanes = game.block(g, "site"), game.block(g, "lane")
    for edge, holder in enumerate(ship):
        if holder:
            assert lanes[edge]
            assert holder in [fortress[end] for end in ends_of(game.graph)[edge]]
    for corner, holder in enumerate(fortress):
        if holder:
            assert sites[corner]
            started = corner in game.scenario.places["corners"][f"start_{COLOURS[holder - 1]}"]
            assert started or holder in [ship[edge] for _, edge in neighbours_of(game.graph)[corner]]


def score(game: Invariants, g: State) -> None:
    """Points are fortresses, the castle's included; the game goes on until somebody has seven or nobody can build
    (JR-38, JR-39)."""
    fortress, (castle,), points = game.block(g, "fortress"), game.block(g, "castle"), game.block(g, "points")
    assert points == [fortress.count(seat + 1) + (castle == seat + 1) for seat in game.seats]
    assert set(game.block(g, "target")) == {7}
    best = [seat for seat in game.seats if points[seat] == max(points)]
    if max(points) >= 7:
        assert g.over() and len(best) == 1
    elif g.over():
        assert not any(reach(game, g, seat) for seat in game.seats)
    else:
        assert any(reach(game, g, seat) for seat in game.seats)
    if g.over():
        assert g.s[WINNERS] == game.bits(best)


def reach(game: Invariants, g: State, seat: int) -> bool:
    """Whether a seat could build another fortress, with a ship that lies there or one from its reserve."""
    fortress, ship, lane = game.block(g, "fortress"), game.block(g, "ship"), game.block(g, "lane")
    ships = game.block(g, "ships_left")[seat]
    for edge, (one, other) in enumerate(ends_of(game.graph)):
        usable = ship[edge] == seat + 1 or (lane[edge] and ship[edge] == 0 and ships > 0)
        if usable and {fortress[one], fortress[other]} == {0, seat + 1}:
            return True
    return False


def ghost(game: Invariants, g: State) -> None:
    """On the castle until somebody moves it, then on an island for good (JR-7, JR-12)."""
    (tile,), (die,) = game.block(g, "ghost"), game.block(g, "die")
    assert -1 <= tile < game.graph.tiles
    if g.phase() is game.rules.the(Ghost).phase:
        assert g.decider() == g.s[ACTIVE]
        assert die == 6 if g.argument() == 0 else sum(game.block(g, "ghost_cards")) > 0


def production(game: Invariants, g: State) -> None:
    """The die shows nothing before the first roll (JR-9)."""
    (die,) = game.block(g, "die")
    phases = game.rules.the(Turn)
    assert 0 <= die <= 6
    assert die > 0 or (g.s[TURN] == 1 and g.s[STACK + PHASE] == phases.roll_die.index)


def castle(game: Invariants, g: State) -> None:
    """Whoever alone has the most ghost cards holds the castle (JR-28, JR-29)."""
    cards, (holder,) = game.block(g, "ghost_cards"), game.block(g, "castle")
    leaders = [seat for seat in game.seats if cards[seat] == max(cards) > 0]
    assert holder == (leaders[0] + 1 if len(leaders) == 1 else 0)


def coco(game: Invariants, g: State) -> None:
    """Every Coco card is in the stack or lies before a player (JR-3, JR-20)."""
    deck, shown = game.block(g, "coco_deck"), game.by_seat(g, "coco_shown")
    assert min(deck) >= 0
    for k, name in enumerate(COCO_CARDS):
        assert deck[k] + sum(cards[k] for cards in shown) == game.scenario.deck[name]
    assert sum(game.scenario.deck.values()) == 24
    assert game.block(g, "coco_left") == [sum(deck)]
    assert game.block(g, "ghost_cards") == [cards[COCO_CARDS.index("ghost")] for cards in shown]
    chapter = game.rules.the(Coco)
    if g.phase() is chapter.cargo:
        assert 1 <= g.argument() <= 3
    if g.phase() is chapter.tribute:
        assert g.argument() == g.s[ACTIVE]
        assert not g.pending() & game.bits([int(g.s[ACTIVE])])


def market(game: Invariants, g: State) -> None:
    """Five cards, not all alike; a stall is empty only while its pile is (JR-32, JR-33)."""
    stalls, left, (used,) = game.block(g, "market"), game.block(g, "piles"), game.block(g, "market_used")
    assert used in (0, 1)
    assert all(0 <= card <= len(CARDS) for card in stalls)
    assert all(card or not left[k] for k, card in enumerate(stalls)) or g.over()
    assert len(set(stalls)) > 1
    if g.s[STACK + PHASE] == game.rules.the(Turn).roll_die.index:
        assert not used


def ports(game: Invariants, g: State) -> None:
    """Every port tile lies face down or before a player, and one comes with every harbour as long as there are any
    (JR-35, JR-36)."""
    stack, drawn = game.block(g, "port_stack"), game.by_seat(g, "port")
    tiles = game.scenario.values["port_tiles"] if game.chosen["ports"] else (0,) * len(CARDS)
    for k, count in enumerate(tiles):
        assert stack[k] >= 0
        assert stack[k] + sum(mine[k] for mine in drawn) == count
    assert game.block(g, "ports_left") == [sum(stack)]
    fortress = game.block(g, "fortress")
    for seat in game.seats:
        held = sum(fortress[v] == seat + 1 for v in game.scenario.places["corners"]["harbours"])
        assert sum(drawn[seat]) == (held if game.chosen["ports"] else 0)


JUNIOR_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    Piles: piles,
    Turn: turn,
    Land: land,
    Building: building,
    Score: score,
    Ghost: ghost,
    Production: production,
    Castle: castle,
    Coco: coco,
    Market: market,
    Ports: ports,
}
