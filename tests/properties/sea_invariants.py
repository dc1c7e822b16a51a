"""What must hold in every position of every game at sea: the checks of the chapters of Seafarers (see `invariants`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from archipel.board.graph import Graph
from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, TURN
from archipel.rules.base.resource_cards import RESOURCES
from archipel.rules.seafarers.cloth import ClothTrade
from archipel.rules.seafarers.fleet import PirateFleet
from archipel.rules.seafarers.fog import Fog
from archipel.rules.seafarers.forgotten_tribe import ForgottenTribe
from archipel.rules.seafarers.gold import GoldRiver
from archipel.rules.seafarers.islands import AT_START, LATER, Islands
from archipel.rules.seafarers.new_world import NewWorld
from archipel.rules.seafarers.pirate import Pirate
from archipel.rules.seafarers.pirate_islands import PirateIslands
from archipel.rules.seafarers.ships import Ships
from archipel.rules.seafarers.wonders import Wonders
from tests.properties.attack_invariants import lying
from tests.properties.boards import (
    edges_in,
    edges_of,
    ends_of,
    hang_together,
    has_loop,
    leading_on,
    link_words,
    movable,
    neighbours_of,
    reached_by,
    tiles_around,
    tiles_beside,
    tiles_next_to,
)
from tests.properties.caravan_invariants import beside_camels
from tests.properties.pair_invariants import edges_cut_off, edges_without_gold
from tests.tokens import token_in

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

SHIP, WARSHIP = 1, 2
POINT, CARD = 1, 2  # presents of the tribe
STAGES = 4
LETTERS = "ABCDEF"  # of the seats in the names of places

# ---- points and the end


def points_at_sea(game: Invariants, g: State) -> list[int]:
    """What every seat has besides buildings and the tiles of the base game, as far as it lies on the table."""
    counted = [0] * len(game.seats)
    for name, each in (("island_points", 1), ("gift_points", 1), ("cloth", 2)):  # two cloth are a point (SEA-S6-7)
        if game.has(name):
            counted = [points + more // each for points, more in zip(counted, game.block(g, name), strict=True)]
    return counted


def winners_at_sea(game: Invariants, g: State, reached: list[int], totals: list[int]) -> list[int]:
    """Who has won, given who has points enough: scenarios ask for more, or have other ends."""
    if game.has("fort_tokens"):  # not without the seat's own fort (SEA-S7-16)
        reached = [seat for seat in reached if game.block(g, "fort_tokens")[seat] == 0]
    if game.has("wonder_stage"):  # only ahead of all others; or with a wonder that stands (SEA-S8-9)
        stages = game.block(g, "wonder_stage")
        ahead = [seat for seat in reached if all(stages[seat] > stages[p] for p in game.seats if p != seat)]
        return [seat for seat in game.block(g, "contender") if seat >= 0 and stages[seat] == STAGES] or ahead
    if game.has("village_cloth") and not reached and sum(map(bool, game.block(g, "village_cloth"))) <= 3:
        owned = game.block(g, "cloth")  # points, then cloth, then together (SEA-S6-11)
        best = max((totals[seat], owned[seat]) for seat in game.seats)
        return [seat for seat in game.seats if (totals[seat], owned[seat]) == best]
    return reached


# ---- ships


def ships_of(game: Invariants, g: State, seat: int) -> list[int]:
    road, ship = game.block(g, "road"), game.block(g, "ship")
    return [edge for edge, owner in enumerate(road) if owner == seat + 1 and ship[edge]]


AFLOAT = (
    "terrain",
    "held",
    "road",
    "ship",
    "ship_list",
    "ships_left",
    "ship_ends",
    "ship_ring",
    "ship_reach",
    "ship_open",
    "ship_places",
    "ship_free_ends",
    "ship_loop_ends",
)
LINKED = ("held", "building", "road", "ship", "suspended", "camel", "route_links", "route_total")
ANCHORED = ("village_trade", "fort")


def ships(game: Invariants, g: State) -> None:
    """Every ship is on the board or in stock, lies at sea and hangs together with a building (SEA-9 to SEA-13); who may
    sail where, and which ships may leave (SEA-17 to SEA-21)."""
    ship, road = game.block(g, "ship"), game.block(g, "road")
    came = game.block(g, "ship_turn")
    assert all(0 <= turn <= g.s[TURN] and (turn == 0 or ship[edge]) for edge, turn in enumerate(came) if turn)
    (lifted,) = game.block(g, "ship_lifted")
    assert (lifted >= 0) == ("ship_move" in game.asked(g))
    assert lifted < 0 or road[lifted] == 0
    assert game.block(g, "ship_moved")[0] in (0, 1)
    if game.is_new(g, "ships", AFLOAT + ANCHORED):
        afloat(game, g)
    if game.is_new(g, "links", LINKED):
        links(game, g)
    moves(game, g)


def links(game: Invariants, g: State) -> None:
    """Which route pieces lead on from which (BASE-69), as it is kept and as it is worked out."""
    road, ship, held = game.block(g, "road"), game.on_edges(g, "ship"), game.block(g, "held")
    double = beside_camels(game, g)
    built = [0 if lies else mark for lies, mark in zip(lying(game, g), game.built(g), strict=True)]
    words = [0] * len(road)
    for mark in set(road) - {0}:
        mine = frozenset(edge for edge, owner in enumerate(road) if owner == mark)
        corners = {v for edge in mine for v in ends_of(game.graph)[edge]}
        found = link_words(
            game.graph,
            mine,
            frozenset(edge for edge in mine if ship[edge]),
            frozenset(v for v in corners if held[v] not in (0, mark)),
            frozenset(v for v in corners if built[v] == mark),
            frozenset(edge for edge in mine if double[edge]),
        )
        for edge, word in found.items():
            words[edge] = word
    assert game.block(g, "route_links") == words
    marks = range(1, int(game.rules.colours) + 1)
    totals = [sum(1 + twice for twice, mark in zip(double, road, strict=True) if mark == m) for m in marks]
    assert game.block(g, "route_total") == totals


def afloat(game: Invariants, g: State) -> None:
    ship, road = game.block(g, "ship"), game.block(g, "road")
    sea = edges_of(game.graph, game.wet(g))
    assert all(road[edge] and edge in sea for edge, kind in enumerate(ship) if kind)
    assert set(ship) <= ({0, SHIP, WARSHIP} if game.has("fort") else {0, SHIP})
    stock = game.scenario.pieces["ship"]
    listed = game.by_seat(g, "ship_list")
    for seat, left in enumerate(game.block(g, "ships_left")):
        mine = ships_of(game, g, seat)
        assert left == stock - len(mine) >= 0
        assert listed[seat] == [edge + 1 for edge in mine] + [0] * left
        loop = has_loop(game.graph, mine)
        moving = g.phase().name == "ship_move" and g.decider() == seat  # then it may be one that is just gone
        assert game.block(g, "ship_ring")[seat] in ((loop, True) if moving else (loop,))
        hang_together(game.graph, seat, game.built(g), mine)
        leaving(game, g, seat, frozenset(mine))
    sea_ways(game, g)


def sea_ways(game: Invariants, g: State) -> None:
    """Ships go on from own ships and buildings, not past others' (SEA-11, SEA-13) and by an option not past a village
    (SEA-S6-5)."""
    ship, road, held = game.block(g, "ship"), game.block(g, "road"), game.block(g, "held")
    reach = reached_by(game.graph, [owner if kind else 0 for owner, kind in zip(road, ship, strict=True)])
    assert game.block(g, "ship_reach") == reach
    lead = leading_on(held, game.built(g), reach)
    if game.has("village") and not game.chosen["sail_past_village"]:
        for v in game.scenario.places["corners"]["villages"]:
            lead[v] = 0
    sea = edges_of(game.graph, game.wet(g))
    ways = [
        lead[a] | lead[b] if edge in sea and not road[edge] else 0 for edge, (a, b) in enumerate(ends_of(game.graph))
    ]
    assert game.block(g, "ship_open") == ways
    for colour in game.colours:
        assert in_set(game, g, "ship_places", colour) == {
            edge for edge, colours in enumerate(ways) if colours & game.bits([colour])
        }


def in_set(game: Invariants, g: State, name: str, colour: int) -> set[int]:
    """The edges of a set that is kept as bits."""
    return edges_in(game.by_seat(g, name)[colour])


def anchors_of(game: Invariants, g: State, seat: int) -> frozenset[int]:
    """Where the routes of a seat are closed: at own buildings and knights, villages it trades with, its fort."""
    found = {v for v, holder in enumerate(game.block(g, "held")) if holder == seat + 1}
    if game.has("village_trade"):  # (SEA-S6-8)
        found |= {v for v, seats in enumerate(game.block(g, "village_trade")) if seats & game.bits([seat])}
    if game.has("fort"):  # (SEA-S7-14)
        found |= set(game.scenario.places["corners"][f"fort_{LETTERS[seat]}"])
    return frozenset(found)


def leaving(game: Invariants, g: State, seat: int, mine: frozenset[int]) -> None:
    """The ships that may leave are those of the definition by brute force."""
    corners = {v for edge in mine for v in ends_of(game.graph)[edge]}
    free = movable(game.graph, mine, anchors_of(game, g, seat) & corners)
    listed = game.by_seat(g, "ship_ends")[seat]
    around = Counter(v for edge in mine for v in ends_of(game.graph)[edge])
    closed = anchors_of(game, g, seat)
    ends = {edge for edge in mine if any(around[v] == 1 and v not in closed for v in ends_of(game.graph)[edge])}
    assert in_set(game, g, "ship_free_ends", seat) == ends
    if g.phase().name == "ship_move" and g.decider() == seat:
        free = frozenset()  # worked out when the ship in the hand lies again
    else:
        assert in_set(game, g, "ship_loop_ends", seat) == free - ends
    assert listed == [edge + 1 for edge in sorted(free)] + [0] * (len(listed) - len(free))


def moves(game: Invariants, g: State) -> None:
    """What can be lifted: the end of an open route, laid before this turn, not beside the pirate, once a turn, and only
    if there is another place for it (SEA-18 to SEA-21)."""
    if g.over():
        return
    chapter = game.rules.the(Ships)
    lift = game.rules.verb_named["lift_ship"]
    if not g.phase().offered[lift.index]:
        return
    seat = int(g.decider())
    codes = {int(code) for code in g.scratch.codes[: g.legal(seat)]}
    offered = {code - int(lift.base) for code in codes if lift.base <= code < lift.base + lift.size}
    if game.block(g, "ship_moved") == [1]:
        assert not offered
        return
    came = game.block(g, "ship_turn")
    near_pirate = edges_of_pirate(game, g)
    ends = {edge - 1 for edge in game.by_seat(g, "ship_ends")[seat] if edge}
    kept = near_pirate | edges_without_gold(game, g, seat) | edges_cut_off(game, g, seat)
    could = {edge for edge in ends if came[edge] < g.s[TURN] and edge not in kept}
    assert offered == {edge for edge in could if has_other_place(chapter, g, seat, edge)}


def has_other_place(chapter: Ships, g: State, seat: int, edge: int) -> bool:
    """Lift the ship and look."""
    copy = g.copy()
    chapter.take_off(copy, seat, edge)
    return any(chapter.is_place(copy, seat, other) for other in range(g.rules.graph.edges) if other != edge)


def edges_of_pirate(game: Invariants, g: State) -> set[int]:
    """Where no ship comes or leaves (SEA-28); the fleet of scenario 7 is not a pirate of that kind."""
    if not game.rules.has(Pirate):
        return set()
    (stands,) = game.block(g, "pirate")
    return {edge for edge, tiles in enumerate(tiles_beside(game.graph)) if stands in tiles}


# ---- pirate and gold


def pirate(game: Invariants, g: State) -> None:
    """The pirate stands at sea, on the frame as well (SEA-26)."""
    (stands,) = game.block(g, "pirate")
    assert stands in game.wet(g)
    wet = game.block(g, "sea_tiles")
    assert {tile for tile in range(32 * len(wet)) if wet[tile // 32] >> tile % 32 & 1} == game.wet(g)


def gold(game: Invariants, g: State) -> None:
    """Cards of choice are owed only until they are asked for, the active seat first, and from a supply that has some
    (SEA-32, SEA-33)."""
    answered = 0
    for terrain, numbers in zip(game.terrain(g), game.block(g, "numbers"), strict=True):
        answered |= numbers if terrain == "gold" else 0
    assert game.block(g, "gold_numbers") == [answered]
    rivers = {tile for tile, terrain in enumerate(game.terrain(g)) if terrain == "gold"}
    words = game.block(g, "gold_tiles")
    assert {tile for tile in range(32 * len(words)) if words[tile // 32] >> tile % 32 & 1} == rivers
    owed = game.block(g, "gold_owed")
    assert min(owed) >= 0
    assert any(owed) == bool({"gold", "gold_due"} & game.asked(g))
    if g.phase().name == "gold" and not g.over():
        seats = [(g.s[ACTIVE] + k) % len(game.seats) for k in game.seats]
        assert g.decider() == next(seat for seat in seats if owed[seat])
        assert sum(game.block(g, "supply")[: len(RESOURCES)]) > 0


# ---- islands


def islands(game: Invariants, g: State) -> None:
    """Land that hangs together is one island, areas that stand for themselves are others (SEA-36); who lives on an
    island is at home there, and earned what it brings if it was foreign (SEA-37)."""
    if not game.is_new(g, "islands", ("terrain", "held", "placed", "island", "islands_settled", "island_points")):
        return
    island, held = game.block(g, "island"), game.built(g)
    parts = {tile: area.name for area in game.scenario.areas.values() if area.apart for tile in area.tiles}
    for found in land_that_hangs_together(game.graph, game.dry(g), tuple(sorted(parts.items()))):
        (number,) = {island[tile] for tile in found}
        assert number > 0
        assert {tile for tile, other in enumerate(island) if other == number} == found
    assert {tile for tile, number in enumerate(island) if number} == game.dry(g)
    around = tiles_around(game.graph)
    homes = [{island[tile] for v in lived_on(held, seat) for tile in around[v] if island[tile]} for seat in game.seats]
    for home, settled in zip(homes, game.by_seat(g, "islands_settled"), strict=True):
        assert {number for number, flag in enumerate(settled) if flag} == home
        assert set(settled) <= {0, 1}
    places(game, g)
    foreign_land(game, g, homes)


@lru_cache(maxsize=256)
def land_that_hangs_together(graph: Graph, dry: frozenset[int], parts: tuple[tuple[int, str], ...]) -> list[set[int]]:
    """Maximal sets of adjacent land tiles; tiles of a part that stands for itself are one, wherever they lie."""
    part = dict(parts)
    found: list[set[int]] = []
    left = set(dry)
    while left:
        tile = min(left)
        whole = {tile}
        if tile in part:
            whole |= {other for other in dry if part.get(other) == part[tile]}
        else:
            while more := {u for v in whole for u in tiles_next_to(graph)[v] if u in left and u not in part} - whole:
                whole |= more
        left -= whole
        found.append(whole)
    return found


def lived_on(held: list[int], seat: int) -> list[int]:
    return [v for v, holder in enumerate(held) if holder == seat + 1]


def places(game: Invariants, g: State) -> None:
    """Nobody has settled where the scenario forbids it, nor started where one may not (SEA-S5-3, SEA-S8-3)."""
    held, dry, around = game.built(g), game.dry(g), tiles_around(game.graph)
    areas = game.scenario.areas.values()
    forbidden = {tile for area in areas if not area.settle for tile in area.tiles}
    starts = {tile for area in areas if area.start for tile in area.tiles}
    no_start = game.scenario.places["corners"].get("no_start", ())
    for v, when in enumerate(game.block(g, "island_corners")):
        land = dry.intersection(around[v])
        at_start = v not in no_start and (not starts or bool(land & starts))
        assert when == (LATER | (AT_START if at_start else 0) if land - forbidden else 0)
    for v, holder in enumerate(held):
        land = dry.intersection(around[v])
        if holder and not game.has("fort"):
            assert land - forbidden
        if holder and g.s[TURN] == 0:
            assert not starts or land & starts
            assert v not in no_start


def foreign_land(game: Invariants, g: State, homes: list[set[int]]) -> None:
    """The points that foreign islands have brought, if the starting settlements are known."""
    held, island, around = game.built(g), game.block(g, "island"), tiles_around(game.graph)
    earned = game.block(g, "island_points")
    if sum(map(bool, held)) <= game.rounds * len(game.seats):
        game.settled_at_start = held if g.s[TURN] > 0 else []
        if not game.has("fort"):
            assert not any(earned)
        return
    bonus = {tile: area.bonus for area in game.scenario.areas.values() for tile in area.tiles}
    if not any(bonus.values()):
        assert not any(earned)
        return
    if not game.settled_at_start:
        return
    for seat in game.seats:
        first = lived_on(game.settled_at_start, seat)
        later = [v for v in lived_on(held, seat) if v not in first]
        if game.chosen.get("island_point") == "every":  # (SEA-S8-4)
            assert earned[seat] == sum(max(bonus.get(tile, 0) for tile in around[v]) for v in later)
        else:
            home = {island[tile] for v in first for tile in around[v]}
            worth = {island[tile]: bonus[tile] for tile in bonus if island[tile]}
            assert earned[seat] == sum(worth.get(number, 0) for number in homes[seat] - home)


# ---- the scenarios


def fog(game: Invariants, g: State) -> None:
    """Tiles and tokens are either turned up or among those not seen yet; no piece is near a hidden tile (SEA-S3-3 to
    SEA-S3-8)."""
    if not game.is_new(g, "fog", ("terrain", "numbers", "unseen_terrain", "unseen_number", "road")):
        return
    hidden_at_first = [tile for tile, terrain in enumerate(game.terrain(game.first)) if terrain == "fog"]
    terrain, number = game.terrain(g), [token_in(word) for word in game.block(g, "numbers")]
    unseen = dict(zip(game.rules.block_named["unseen_terrain"].names, game.block(g, "unseen_terrain"), strict=True))
    tokens = dict(zip((2, 3, 4, 5, 6, 8, 9, 10, 11, 12), game.block(g, "unseen_number"), strict=True))
    assert min(*unseen.values(), *tokens.values()) >= 0
    lifted = [tile for tile in hidden_at_first if terrain[tile] != "fog"]
    assert Counter(unseen) + Counter(terrain[tile] for tile in lifted) == Counter(game.scenario.fog_terrains)
    laid = Counter(token_in(word) for word in game.block(game.first, "numbers") if word)
    assert Counter(tokens) + Counter(token for token in number if token) == laid + Counter(game.scenario.fog_numbers)
    for tile in hidden_at_first:
        assert bool(number[tile]) == (terrain[tile] not in ("fog", "sea", "desert"))
    if game.asked(g).isdisjoint({"fog", "fog_lifting"}):
        for edge, owner in enumerate(game.block(g, "road")):
            near = set(tiles_beside(game.graph)[edge])
            if game.chosen["fog_reach"] == "corner":
                near |= {tile for v in ends_of(game.graph)[edge] for tile in tiles_around(game.graph)[v]}
            assert not owner or all(terrain[tile] != "fog" for tile in near)


def forgotten_tribe(game: Invariants, g: State) -> None:
    """Every present lies where it was laid, without a ship, or somebody has it (SEA-S5-2 to SEA-S5-7)."""
    if not game.is_new(g, "tribe", ("gift", "gift_points", "ship", "harbour", "harbours_kept", "held", "robber")):
        return
    gift, ship, harbour = game.block(g, "gift"), game.block(g, "ship"), game.block(g, "harbour")
    laid = game.scenario.places["edges"]
    assert {edge for edge, what in enumerate(gift) if what == POINT} <= set(laid["gift_points"])
    assert {edge for edge, what in enumerate(gift) if what == CARD} <= set(laid["gift_cards"])
    assert gift.count(POINT) + sum(game.block(g, "gift_points")) == len(laid["gift_points"])
    assert not any(gift[edge] and ship[edge] for edge in range(len(gift)))
    assert not any(harbour[edge] and ship[edge] for edge in laid["gift_harbours"])
    kept = game.by_seat(g, "harbours_kept")
    assert all(min(kinds) >= 0 for kinds in kept)
    lying = Counter(kind for kind in harbour if kind)
    in_hand = Counter({k + 1: sum(kinds[k] for kinds in kept) for k in range(len(RESOURCES) + 1)})
    assert lying + in_hand == Counter(kind for kind in game.block(game.first, "harbour") if kind)
    harbours_apart(game, g)
    (stands,) = game.block(g, "robber")
    assert game.terrain(g)[stands] != "desert" or stands == game.block(g, "robber_start")[0]
    if game.asked(g).isdisjoint({"attach_harbour", "choose_harbour"}):
        tribe = game.rules.the(ForgottenTribe)
        for seat, kinds in enumerate(kept):
            assert not any(kinds) or not any(tribe.may_attach(g, seat, edge) for edge in range(len(harbour)))


def harbours_apart(game: Invariants, g: State) -> None:
    """Harbours lie on coasts, and no two of them at one corner (SEA-S5-7, SEA-NW-3)."""
    dry, wet = game.dry(g), game.wet(g)
    corners: set[int] = set()
    for edge, kind in enumerate(game.block(g, "harbour")):
        if kind:
            beside = tiles_beside(game.graph)[edge]
            assert not dry.isdisjoint(beside)
            assert not wet.isdisjoint(beside)
            assert corners.isdisjoint(ends_of(game.graph)[edge])
            corners.update(ends_of(game.graph)[edge])


def cloth(game: Invariants, g: State) -> None:
    """All cloth lies in villages, with seats or in reserve (SEA-S6-2); a seat trades with every village to which its
    ships lead from the seat's own building (SEA-S6-5)."""
    if not game.is_new(
        g, "cloth", ("village", "village_cloth", "village_trade", "cloth", "cloth_reserve", "held", "ship")
    ):
        return
    corners, values = game.scenario.places["corners"]["villages"], game.scenario.values
    village, stock, owned = game.block(g, "village"), game.block(g, "village_cloth"), game.block(g, "cloth")
    (reserve,) = game.block(g, "cloth_reserve")
    assert {v: token for v, token in enumerate(village) if token} == dict(
        zip(corners, values["village_numbers"], strict=True)
    )
    assert min(*stock, *owned, reserve) >= 0
    assert sum(stock) + sum(owned) + reserve == sum(values["village_cloth"]) + values["cloth_reserve"][0]
    assert all(village[v] for v, cloth in enumerate(stock) if cloth)
    assert game.block(g, "villages_left") == [sum(map(bool, stock))]
    held, trade = game.block(g, "held"), game.block(g, "village_trade")
    assert all(village[v] for v, seats in enumerate(trade) if seats)
    if "ship_move" in game.asked(g):
        return
    for seat in game.seats:
        mine = ships_of(game, g, seat)
        touched = {v for edge in mine for v in ends_of(game.graph)[edge]}
        partners = {v for v in corners if trade[v] & game.bits([seat])}
        assert partners <= touched, "a route to a village stays (SEA-S6-8)"
        led = led_to(game, g, seat, mine, set(corners))
        assert led <= partners
        assert led == partners or any(held[v] not in (0, seat + 1) for v in touched)


def led_to(game: Invariants, g: State, seat: int, mine: list[int], villages: set[int]) -> set[int]:
    """The villages to which ships lead from a building of the seat, not past others, by an option not past villages."""
    around, held, built = neighbours_of(game.graph), game.block(g, "held"), game.built(g)
    walls = {v for v, holder in enumerate(held) if holder not in (0, seat + 1)}
    if not game.chosen["sail_past_village"]:
        walls |= villages
    reached = set(lived_on(built, seat))
    while more := {u for v in reached - walls for u, edge in around[v] if edge in mine} - reached:
        reached |= more
    return reached & villages


def new_world(game: Invariants, g: State) -> None:
    """Every harbour lies on a coast, in the stack or in a hand, or was left over; nobody settles before (SEA-NW-3)."""
    if not game.is_new(g, "new world", ("harbour", "harbour_stock", "harbours_left_over", "harbour_flipped", "held")):
        return
    stock, spare = game.block(g, "harbour_stock"), game.block(g, "harbours_left_over")
    (flipped,) = game.block(g, "harbour_flipped")
    names = ("generic", *RESOURCES)
    lying = Counter(names[kind - 1] for kind in game.block(g, "harbour") if kind)
    lying += Counter(dict(zip(names, stock, strict=True))) + Counter(dict(zip(names, spare, strict=True)))
    lying += Counter([names[flipped - 1]] if flipped else [])
    assert lying == Counter(game.scenario.harbour_stock)
    assert bool(flipped) == ("place_harbour" in game.asked(g))
    if flipped or any(stock):
        assert not any(0 < holder <= len(game.seats) for holder in game.block(g, "held"))
    if any(spare):
        assert not any(game.rules.the(NewWorld).is_place(g, edge) for edge in range(game.graph.edges))
    harbours_apart(game, g)


FORTS = (
    *("fort", "fort_tokens", "landing", "held", "road", "ship"),
    *("warships", "knights_played", "westward_last", "westward_at_fort"),
)


def pirate_islands(game: Invariants, g: State) -> None:
    """Forts stand until three tokens are won; warships are counted; pieces stay on their own coast and on their own way
    to the west (SEA-S7-3, SEA-S7-7, SEA-S7-12, SEA-S7-15)."""
    if not game.is_new(g, "forts", FORTS):
        return
    fort, tokens, held = game.block(g, "fort"), game.block(g, "fort_tokens"), game.block(g, "held")
    ship, road, landing = game.block(g, "ship"), game.block(g, "road"), game.block(g, "landing")
    corners, edges = game.scenario.places["corners"], game.scenario.places["edges"]
    starts = {tile for area in game.scenario.areas.values() if area.start for tile in area.tiles}
    around, beside = tiles_around(game.graph), tiles_beside(game.graph)
    for seat in game.seats:
        letter = LETTERS[seat]
        ((at,), (land,)) = corners[f"fort_{letter}"], corners[f"landing_{letter}"]
        assert 0 <= tokens[seat] <= 3
        assert (fort[at], held[at]) == ((seat + 1, 0) if tokens[seat] else (0, seat + 1))
        assert landing[land] == seat + 1
        mine = ships_of(game, g, seat)
        armed = [edge for edge in mine if ship[edge] == WARSHIP]
        in_hand = g.phase().name == "ship_move" and g.decider() == seat and g.argument() == WARSHIP
        assert game.block(g, "warships")[seat] == len(armed) + in_hand <= game.block(g, "knights_played")[seat]
        west = set(edges[f"westward_{letter}"]) - set(edges["east_coast"])
        assert set(mine) <= west | set(edges["east_coast"])
        westward(game, at, [edge for edge in mine if edge in west])
        last = last_to_the_west(game, seat, mine)
        assert game.block(g, "westward_last")[seat] == last
        assert game.block(g, "westward_at_fort")[seat] == (last > 0 and at in ends_of(game.graph)[last - 1])
        for v in lived_on(held, seat):
            assert v in (at, land) or starts.intersection(around[v])
        assert all(ship[e] or starts.intersection(beside[e]) for e, owner in enumerate(road) if owner == seat + 1)
    assert len([v for v in fort if v]) == len([left for left in tokens if left])
    assert len([v for v in landing if v]) == len(game.seats)


def last_to_the_west(game: Invariants, seat: int, mine: list[int]) -> int:
    """1 + the edge of the ship that is nearest to the fort of all that lie one behind the other from the start of the
    shortest ways; 0 for none."""
    chart = game.rules.the(PirateIslands).westward
    last, corner = 0, int(chart.start[seat])
    while ahead := [edge for edge in mine if chart.lane[edge] == seat + 1 and chart.before[edge] == corner]:
        last, corner = 1 + ahead[0], int(chart.after[ahead[0]])
    return last


def westward(game: Invariants, fort: int, way: list[int]) -> None:
    """The ships to the west are one line without branches, not beyond the fort (SEA-S7-7)."""
    touched = Counter(v for edge in way for v in ends_of(game.graph)[edge])
    assert all(count <= 2 for count in touched.values())
    assert touched[fort] <= 1
    assert not has_loop(game.graph, way)
    assert not way or len([v for v, count in touched.items() if count == 1]) == 2


def pirate_fleet(game: Invariants, g: State) -> None:
    """The fleet is on its path until the last fort has fallen (SEA-S7-6, SEA-S7-9, SEA-S7-16)."""
    if not game.is_new(g, "fleet", ("pirate", "fleet_path", "fort_tokens")):
        return
    (stands,) = game.block(g, "pirate")
    way = game.scenario.places["tiles"]["fleet_path"]
    assert game.block(g, "fleet_path") == [
        way.index(tile) + 1 if tile in way else 0 for tile in range(game.graph.tiles)
    ]
    assert set(way) <= game.wet(g)
    assert stands == -1 if not any(game.block(g, "fort_tokens")) else stands in way


def wonders(game: Invariants, g: State) -> None:
    """One wonder for a seat and a seat for each sheet, stages only of begun ones (SEA-S8-5, SEA-S8-6, SEA-S8-11)."""
    wonder, stages = game.block(g, "wonder"), game.block(g, "wonder_stage")
    names = game.rules.block_named["wonder"].names
    begun = Counter(names[held] for held in wonder if held)
    sheets = Counter(["great_theatre", "great_bridge", "monument", "great_wall", "castle"])
    if len(game.seats) > 4:
        copies = game.chosen["more_wonders"] == "copies"
        sheets.update(["great_theatre", "great_bridge"] if copies else ["lighthouse", "great_library"])
    assert begun <= sheets
    assert all(0 <= stage <= STAGES and (held or not stage) for held, stage in zip(wonder, stages, strict=True))
    assert game.block(g, "wonder_site") == game.block(game.first, "wonder_site")
    assert game.block(g, "wonders_complete") == [stages.count(STAGES)]
    chapter = game.rules.the(Wonders)
    for seat, near in enumerate(game.block(g, "wonders_within_reach")):
        left = [] if wonder[seat] else [x for x, name in enumerate(names[1:]) if begun[name] < sheets[name]]
        assert near == game.bits([x for x in left if chapter.has_site(g, seat, x)])


SEA_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    Ships: ships,
    Pirate: pirate,
    GoldRiver: gold,
    Islands: islands,
    Fog: fog,
    ForgottenTribe: forgotten_tribe,
    ClothTrade: cloth,
    NewWorld: new_world,
    PirateIslands: pirate_islands,
    PirateFleet: pirate_fleet,
    Wonders: wonders,
}
