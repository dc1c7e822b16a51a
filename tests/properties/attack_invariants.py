"""What must hold in every position of Barbarian Attack (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.rules.traders_barbarians.attack_cards import AttackCards
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.coast_battles import CoastBattles
from archipel.rules.traders_barbarians.for_two_attack import ForeignKnight
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.ranked_knight_battles import RankedKnightBattles
from archipel.rules.traders_barbarians.ranked_knight_cards import RankedKnightCards
from archipel.rules.traders_barbarians.ranked_knights import RankedKnights
from archipel.rules.traders_barbarians.with_cities_attack import AttackWithCities
from archipel.rules.traders_barbarians.with_events_attack import EventsInAttack
from tests.properties.boards import edges_of, tiles_around

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

CONQUERED = 3
ENDLESS = 999  # barbarians that never run out (COMBO-25)
OF_EACH_RANK = 2
DECK = [14, 4, 4, 4]


def conquered_tiles(game: Invariants, g: State) -> set[int]:
    """Tiles with three barbarians (TB-BA-9)."""
    if not game.has("coast_barbarians"):
        return set()
    return {tile for tile, count in enumerate(game.block(g, "coast_barbarians")) if count == CONQUERED}


def lying(game: Invariants, g: State) -> list[int]:
    """Corners whose building does not count (TB-BA-10)."""
    return game.block(g, "suspended") if game.has("suspended") else [0] * int(game.graph.corners)


def points_of_prisoners(game: Invariants, g: State) -> list[int]:
    """Every two are a point (TB-BA-27), every three with Cities & Knights (COMBO-25); buildings that lie are worth none
    (TB-BA-10)."""
    if not game.has("prisoners"):
        return [0] * len(game.seats)
    pieces = 3 if game.has("improvement") else 2
    points = [game.block(g, "prisoners")[seat] // pieces for seat in game.seats]
    for owner, piece, flag in zip(game.built(g), game.block(g, "building"), lying(game, g), strict=True):
        if flag and owner <= len(game.seats):
            points[owner - 1] -= piece
    return points


def coast(game: Invariants, g: State) -> None:
    """No barbarian is lost or made, all stand on the coast, and what is among conquered tiles and sea lies
    (TB-BA-7 to TB-BA-10)."""
    if not game.is_new(g, "coast", ("coast_barbarians", "barbarians_left", "prisoners", "suspended", "building")):
        return
    barbarians, (left,) = game.block(g, "coast_barbarians"), game.block(g, "barbarians_left")
    assert left >= 0
    (in_all,) = game.scenario.values["barbarians"] if not game.has("improvement") else (ENDLESS,)
    assert sum(barbarians) + left + sum(game.block(g, "prisoners")) == in_all
    on_coast = game.scenario.places["tiles"]["coast"]
    assert all(0 <= count <= CONQUERED and (tile in on_coast or not count) for tile, count in enumerate(barbarians))
    conquered = conquered_tiles(game, g)
    around = tiles_around(game.graph)
    metropolis = game.block(g, "metropolis") if game.has("metropolis") else [0] * int(game.graph.corners)
    for corner, (owner, flag) in enumerate(zip(game.built(g), lying(game, g), strict=True)):
        surrounded = all(tile in conquered for tile in around[corner] if tile not in game.wet(g))
        assert flag == int(owner != 0 and surrounded and not metropolis[corner]), game.graph.corner_names[corner]


def knights(game: Invariants, g: State) -> None:
    """Every knight is on a path or in stock, one on a path (TB-BA-18); none has marched but in a march (TB-BA-19)."""
    if not game.is_new(g, "knights", ("path_knight", "path_knights_left", "path_knight_marched")):
        return
    knight = game.block(g, "path_knight")
    (each,) = game.scenario.values["knights"]
    for seat in game.seats:
        displaced = g.phase().name == "path_displaced" and g.decider() == seat  # it is in its owner's hand
        assert game.block(g, "path_knights_left")[seat] == each - knight.count(seat + 1) - displaced >= 0
    assert edges_of(game.graph, game.dry(g)).issuperset(edge for edge, owner in enumerate(knight) if owner)
    for colour, listed in enumerate(game.by_seat(g, "path_knight_list")):
        stands = [edge + 1 for edge, owner in enumerate(knight) if owner == colour + 1]
        assert listed == stands + [0] * (each - len(stands))
    tiles = game.graph.edge_tiles
    beside = [int(tiles[2 * edge + side]) for edge, owner in enumerate(knight) if owner for side in range(2)]
    assert game.block(g, "path_knights_around") == [beside.count(tile) for tile in range(int(game.graph.tiles))]
    marched = game.block(g, "path_knight_marched")
    assert all(not flag or owner for flag, owner in zip(marched, knight, strict=True))
    assert not any(marched) or "knights_march" in game.asked(g) or g.over()


def cards(game: Invariants, g: State) -> None:
    """What is left of the deck is part of it (TB-BA-12)."""
    deck = game.block(g, "attack_deck")
    assert all(0 <= left <= count for left, count in zip(deck, DECK, strict=True))
    assert game.block(g, "deck_size") == [sum(deck)]


def battles(game: Invariants, g: State) -> None:
    """Between turns no battle is left to be won (TB-BA-21), unless others have built since (BASE-85, BASE-87), or a
    trade token has moved a barbarian (TB-BA-28)."""
    between = g.phase().name == "before_roll" and len(game.seats) < 5
    if game.has("token_action_done"):
        between = between and game.block(g, "token_action_done") == [0]
    if not between or not game.is_new(g, "battles", ("coast_barbarians", "path_knight")):
        return
    forces, barbarians = [int(owner != 0) for owner in game.block(g, "path_knight")], game.block(g, "coast_barbarians")
    if game.has("path_knight_rank"):
        active = game.block(g, "path_knight_active")
        forces = [rank * on for rank, on in zip(game.block(g, "path_knight_rank"), active, strict=True)]
    width = int(game.graph.tile_width)
    for tile, count in enumerate(barbarians):
        edges = [int(game.graph.tile_edges[tile * width + k]) for k in range(width)]
        assert count == 0 or sum(forces[edge] for edge in edges) <= count


def foreign_knight(game: Invariants, g: State) -> None:
    """It comes with the first knight of the game, and stays (TB-BA-28)."""
    stands = game.block(g, "path_knight").count(len(game.seats) + 1)
    assert game.block(g, "path_knights_left")[len(game.seats)] == 1 - stands
    waits = g.over() or "foreign_knight" in game.asked(g)
    ever = stands or waits or all(left == 6 for left in game.block(g, "path_knights_left")[: len(game.seats)])
    assert ever


def ranks(game: Invariants, g: State) -> None:
    """Every knight on a path has a rank, and its piece is on the board, in a hand or in stock (CK-57, COMBO-25)."""
    if not game.is_new(g, "ranks", RANK_BLOCKS):
        return
    knight, rank = game.block(g, "path_knight"), game.block(g, "path_knight_rank")
    active, spent = game.block(g, "path_knight_active"), game.block(g, "path_knight_spent")
    for edge, owner in enumerate(knight):
        assert rank[edge] in ((1, 2, 3) if owner else (0,))
        assert active[edge] in ((0, 1) if owner else (0,))
        assert spent[edge] in (range(8) if owner else (0,))
        assert spent[edge] < FOUGHT or g.over() or "battles" in game.asked(g)
    for seat, left in enumerate(game.by_seat(g, "knights_left")):
        mine = [rank[edge] for edge, owner in enumerate(knight) if owner == seat + 1]
        if g.phase().name == "path_displaced" and g.decider() == seat:
            mine.append(g.argument() // 2 % 3 + 1)
        assert left == [OF_EACH_RANK - mine.count(strength) for strength in (1, 2, 3)]
        assert min(left) >= 0


RANK_BLOCKS = ("path_knight", "path_knight_rank", "path_knight_active", "path_knight_spent", "knights_left")
FOUGHT = 4


def with_cities(game: Invariants, g: State) -> None:
    """The merchant is on no conquered tile, and the numbers of the coast stay (COMBO-25)."""
    (merchant,) = game.block(g, "merchant")
    assert merchant not in conquered_tiles(game, g)
    for tile in game.scenario.places["tiles"]["coast"]:
        assert game.block(g, "numbers")[tile] == game.block(game.first, "numbers")[tile]


def nothing(game: Invariants, g: State) -> None:
    """A chapter that only answers questions."""


ATTACK_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    BarbarianCoast: coast,
    PathKnights: knights,
    AttackCards: cards,
    CoastBattles: battles,
    ForeignKnight: foreign_knight,
    EventsInAttack: nothing,
    RankedKnights: ranks,
    RankedKnightBattles: nothing,
    RankedKnightCards: nothing,
    AttackWithCities: with_cities,
}
