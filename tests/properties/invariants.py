"""What must hold in every position of every game, worked out again from the pieces on the table.

Each chapter has its check, and a game is held to the checks of the chapters it is played with. The counts come from the
scenario file and the board from the start of the game, not from what the chapters keep of them. A chapter without a
check is a slip (`test_every_chapter_is_checked`). The chapters of the sea have theirs in `sea_invariants`, those of
Cities & Knights in `city_invariants`, those of the children's game in `junior_invariants`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from archipel.board.graph import Graph
from archipel.board.scenario import Scenario
from archipel.catalogue import GameSpec, entry
from archipel.engine.chapter import Chapter
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, DECIDER, ENTRY, OVER, PENDING, PHASE, STACK, TOP, WINNERS
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.building import Building
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.domestic import Domestic
from archipel.rules.base.free_roads import FreeRoads
from archipel.rules.base.harvest import TOTALS
from archipel.rules.base.land import GENERIC, TERRAINS, Land
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.placement import Placement
from archipel.rules.base.production import Production
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import CITY, SETTLEMENT
from archipel.rules.five_six.paired_players import PairedPlayers
from archipel.rules.five_six.special_building import SpecialBuilding
from archipel.rules.hands import MOST_ASKED, Hands
from archipel.rules.junior.trade import Trade
from archipel.rules.player_trade import PlayerTrade
from tests.properties.attack_invariants import ATTACK_CHECKS, conquered_tiles, lying, points_of_prisoners
from tests.properties.boards import (
    corners_of,
    edges_of,
    ends_of,
    hang_together,
    leading_on,
    longest_trails,
    neighbours_of,
    reached_by,
)
from tests.properties.caravan_invariants import CARAVAN_CHECKS, beside_camels, points_of_caravans
from tests.properties.city_invariants import (
    CITY_CHECKS,
    MOVING_KNIGHT,
    RATE_BLOCKS,
    commodities_in_play,
    points_of_cities,
    rate_of_cities,
)
from tests.properties.event_invariants import EVENT_CHECKS
from tests.properties.fish_invariants import FISH_CHECKS
from tests.properties.junior_invariants import JUNIOR_CHECKS
from tests.properties.pair_invariants import PAIR_CHECKS
from tests.properties.river_invariants import RIVER_CHECKS, bridges_of, gold_in_play, points_of_rivers
from tests.properties.sea_invariants import SEA_CHECKS, points_at_sea, winners_at_sea
from tests.properties.two_invariants import TWO_CHECKS
from tests.properties.variant_invariants import VARIANT_CHECKS, points_of_harbormaster
from tests.properties.wagon_invariants import WAGON_CHECKS, points_of_wagons

Result = TypeVar("Result")


class Invariants:
    """The checks of one game; `check` wants each of its states."""

    def __init__(self, spec: GameSpec, first: State) -> None:
        found = entry(spec.name, spec.scenario)
        self.scenario: Scenario = found.scenario(spec.seats)
        self.chosen = found.choose(spec.seats, dict(spec.options))
        self.rules: Rules = first.rules
        self.graph: Graph = first.rules.graph
        self.seats = range(int(first.rules.players))
        self.colours = range(int(first.rules.colours))  # the seats, and behind them neutral ones
        self.first = first.copy()  # what the set-up laid and nobody moves
        self.deck = deck_of(self.scenario, len(self.seats))
        self.supply = {**self.scenario.supply, **commodities_in_play(self), **gold_in_play(self)}
        (self.rounds,) = self.scenario.values.get("rounds", (2,))
        self.checks = [CHECKS[type(chapter)] for chapter in self.rules.chapters]
        self.settled_at_start: list[int] = []  # by whom every corner was held after the placement, once that was seen
        self.seen: dict[str, list[list[int]]] = {}
        self.known: dict[str, list[int]] = {}  # blocks as they were read last
        self.derived: dict[str, tuple[list[list[int]], Any]] = {}  # and what was worked out from some of them
        self.checked: State | None = None  # the state that is being checked, which keeps still meanwhile,
        self.read: dict[str, list[int]] = {}  # and its blocks as far as they were read
        self.at_first: dict[str, list[int]] = {}

    def check(self, g: State) -> None:
        """Fail with the first thing that is not as it should be."""
        self.checked, self.read = g, {}
        try:
            machine(self, g)
            for check in self.checks:
                check(self, g)
        finally:
            self.checked = None

    def block(self, g: State, name: str) -> list[int]:
        """The words of a block. As long as they are equal it is one and the same list: nobody may change it."""
        read = self.read if g is self.checked else self.at_first if g is self.first else {}
        words = read.get(name)
        if words is None:
            block = self.rules.block_named[name]
            words = list(g.s[block.at : block.at + block.size])
            if words == self.known.get(name):
                words = self.known[name]
            elif g is not self.first:
                self.known[name] = words
            read[name] = words
        return words

    def is_new(self, g: State, check: str, names: Iterable[str]) -> bool:
        """Whether one of these blocks has changed since the check was made last: pieces stay for many actions."""
        blocks = [self.block(g, name) for name in names if self.has(name)]
        if self.seen.get(check) == blocks:  # quick, as most of them are the same lists
            return False
        self.seen[check] = blocks
        return True

    def worked_out(self, what: str, blocks: list[list[int]], work_out: Callable[..., Result]) -> Result:
        """What follows from some blocks, worked out again only when one of them has changed."""
        before = self.derived.get(what)
        if before is not None and before[0] == blocks:
            found: Result = before[1]
            return found
        found = work_out(*blocks)
        self.derived[what] = (blocks, found)
        return found

    def has(self, name: str) -> bool:
        """Whether the chapters keep a block of this name."""
        return name in self.rules.block_named

    def on_edges(self, g: State, name: str) -> list[int]:
        """A block of edges; without the chapter that keeps it, nothing lies there."""
        return self.block(g, name) if self.has(name) else [0] * int(self.graph.edges)

    def on_corners(self, g: State, name: str) -> list[int]:
        return self.block(g, name) if self.has(name) else [0] * int(self.graph.corners)

    def built(self, g: State) -> list[int]:
        """Whose building stands on every corner, 1 + seat; knights hold corners, too, but are none."""
        return self.worked_out("built", [self.block(g, "held"), self.block(g, "building")], owners_of_buildings)

    def asked(self, g: State) -> set[str]:
        """The phases that are open, also below the one that is decided now."""
        return {self.rules.phases[g.s[at + PHASE]].name for at in range(STACK, int(g.s[TOP]) + 1, ENTRY)}

    def by_seat(self, g: State, name: str) -> list[list[int]]:
        """The words of a block, seat by seat."""
        each = int(self.rules.block_named[name].each)
        return self.worked_out(
            f"{name} by seat",
            [self.block(g, name)],
            lambda words: [words[first : first + each] for first in range(0, len(words), each)],
        )

    def bits(self, seats: Iterable[int]) -> int:
        return sum({2**seat for seat in seats})

    def terrain(self, g: State) -> tuple[str, ...]:
        """What lies on every tile."""
        what = "terrain at first" if g is self.first else "terrain"
        return self.worked_out(what, [self.block(g, "terrain")], terrains)

    def dry(self, g: State) -> frozenset[int]:
        """The tiles of land: neither sea nor fog."""
        return self.worked_out("dry", [self.block(g, "terrain")], dry_tiles)

    def wet(self, g: State) -> frozenset[int]:
        """The tiles of sea."""
        return self.worked_out("wet", [self.block(g, "terrain")], wet_tiles)


def owners_of_buildings(held: list[int], building: list[int]) -> list[int]:
    return [holder if piece else 0 for holder, piece in zip(held, building, strict=True)]


def terrains(codes: list[int]) -> tuple[str, ...]:
    return tuple(TERRAINS[code] for code in codes)


def dry_tiles(codes: list[int]) -> frozenset[int]:
    return frozenset(tile for tile, terrain in enumerate(terrains(codes)) if terrain not in ("sea", "fog"))


def wet_tiles(codes: list[int]) -> frozenset[int]:
    return frozenset(tile for tile, terrain in enumerate(terrains(codes)) if terrain == "sea")


def deck_of(scenario: Scenario, seats: int) -> dict[str, int]:
    """The development cards in play (BASE-4); at the pirate islands victory points are out, or knights (SEA-S7-4)."""
    deck = dict(scenario.deck)
    if "pirate_islands" in scenario.chapters:
        points = deck["victory_point"]
        deck["victory_point"] = 0
        deck["knight"] += points if seats > 3 else 0
    return deck


def machine(game: Invariants, g: State) -> None:
    """The stack is whole, somebody decides, and the scratch has been cleared."""
    s, rules = g.s, game.rules
    top = int(s[TOP])
    assert top >= STACK and (top - STACK) % ENTRY == 0
    assert not any(s[top + ENTRY : rules.stack_end]), "a closed decision leaves no trace"
    for at in range(STACK, top + 1, ENTRY):
        assert 0 <= s[at + PHASE] < len(rules.phases)
        assert 0 < s[at + PENDING] <= rules.everybody()
        assert s[at + PENDING] & rules.bits[s[at + DECIDER]], "the first one asked has an open decision"
    assert s[OVER] in (0, 1)
    assert (s[WINNERS] != 0) == (s[OVER] == 1)
    pending = [seat for seat in game.seats if s[top + PENDING] & rules.bits[seat]]
    if len(pending) > 1:
        after = [(s[ACTIVE] + 1 + k) % len(game.seats) for k in game.seats]
        assert s[top + DECIDER] == next(seat for seat in after if seat in pending)
    assert g.over() or g.phase().runner is None, "nobody waits for a step that runs by itself"
    assert not any(g.scratch.tally), "the tally is left zero"
    assert not any(g.scratch.used), "the marks of searches are left zero"
    assert not any(g.scratch.passed), "the marks of searches are left zero"


# ---- the base game


def cards(game: Invariants, g: State) -> None:
    """No resource card is lost or made (BASE-3, BASE-43)."""
    if not game.is_new(g, "cards", ("hand", "supply", "hand_count", "hand_packed")):
        return
    hands, supply = game.by_seat(g, "hand"), game.block(g, "supply")
    assert min(supply) >= 0
    assert all(min(hand) >= 0 for hand in hands)
    for k, (name, count) in enumerate(game.supply.items()):
        assert supply[k] + sum(hand[k] for hand in hands) == count, name
    chapter = game.rules.the(Hands)
    hidden = [hand[: chapter.hidden] for hand in hands]
    assert game.block(g, "hand_count") == [sum(hand) for hand in hidden]
    assert chapter.fits
    assert game.block(g, "hand_packed") == [packed(hand) for hand in hidden]
    if chapter.hides_supply:
        assert game.block(g, "supply_at_least") == [min(count, MOST_ASKED) for count in supply]


def packed(counts: Iterable[int]) -> int:
    """Counts of several kinds in one word, 7 bits for each."""
    return sum(count * 128**kind for kind, count in enumerate(counts))


def turn(game: Invariants, g: State) -> None:
    """The seat that plays is the one whose turn it is, or its pair (BASE-27, BASE-87)."""
    (order,) = game.block(g, "turn_order")
    active = int(g.s[ACTIVE])
    ending = g.s[STACK + PHASE] == game.rules.the(Turn).ending.index
    if ending and g.over() and active == order:
        return  # what ends the turn brought the last point: a fort, a camel, a battle (SEA-S7-16, TB-CAR-13, TB-BA-27)
    if ending and game.rules.has(PairedPlayers):
        second = (order + 3) % len(game.seats)
        assert active == second or (game.asked(g) & LAST_OF_PART and active == order)
    elif game.block(g, "placed") == [game.rounds * len(game.seats)]:
        assert active == order


# What ends a part of the turn: the first player's before the second player's begins, too (TB-CAR-3, TB-BA-19, TB-TB-9).
LAST_OF_PART = {"camel_bid", "camel_path", "camel", "knights_march", "knight_marches", "path_displaced", "journey"}


def score(game: Invariants, g: State) -> None:
    """Points are what lies on the table, hidden ones what is in the hand; one wins, in its own turn, or nobody
    (BASE-75 to BASE-77)."""
    points, secret = game.block(g, "points"), game.block(g, "secret_points")
    if game.is_new(g, "points", SCORED):
        count_points(game, g, points, secret)
    (contender,) = game.block(g, "contender")
    assert contender in (-1, g.s[ACTIVE])
    reached = contender >= 0 and points[contender] + secret[contender] >= game.block(g, "target")[contender]
    totals = [open_ + hidden for open_, hidden in zip(points, secret, strict=True)]
    assert g.s[WINNERS] == game.bits(winners_at_sea(game, g, [contender] if reached else [], totals))


SCORED = (
    *("points", "secret_points", "building", "held", "longest_route", "largest_army", "development_cards"),
    *("island_points", "gift_points", "cloth"),
    *("defender_cards", "progress_points", "metropolis", "merchant_holder"),
    *("camel", "harbormaster"),
    *("wealthiest", "poor"),
    *("prisoners", "suspended"),
    *("goods_delivered", "wagon_level"),
)


MORE_POINTS = (
    *(points_at_sea, points_of_cities),
    *(points_of_caravans, points_of_harbormaster, points_of_rivers, points_of_prisoners, points_of_wagons),
)


def count_points(game: Invariants, g: State, points: list[int], secret: list[int]) -> None:
    building, held = game.block(g, "building"), game.block(g, "held")
    counted = [0] * (1 + len(game.colours))  # the first counts what belongs to nobody
    for v, holder in enumerate(held):
        counted[holder] += building[v]  # a settlement is 1, a city 2
    counted[game.block(g, "longest_route")[0]] += 2
    if game.has("largest_army"):
        counted[game.block(g, "largest_army")[0]] += 2
    more = [points_of(game, g) for points_of in MORE_POINTS]
    assert points == [sum(each) for each in zip(counted[1 : 1 + len(game.seats)], *more, strict=True)]
    has_deck = game.has("development_cards")
    hidden = game.by_seat(g, "development_cards") if has_deck else [[0] * len(CARD_NAMES) for _ in game.seats]
    assert secret == [hand[CARD_NAMES.index("victory_point")] for hand in hidden]


def land(game: Invariants, g: State) -> None:
    """Tiles, tokens and harbours stay where they were laid (BASE-1, BASE-13), but for what a chapter of the sea moves:
    its own check says how."""
    if not game.is_new(g, "land", ("terrain", "numbers", "harbour", "land_tiles")):
        return
    dry = game.block(g, "land_tiles")
    assert {tile for tile in range(32 * len(dry)) if dry[tile // 32] >> tile % 32 & 1} == set(game.dry(g))
    hidden = {tile for tile, terrain in enumerate(game.terrain(game.first)) if terrain == "fog"}
    for name in ("terrain", "numbers"):
        if name == "numbers" and game.has("improvement"):
            continue  # see `science`
        for tile, (now, before) in enumerate(zip(game.block(g, name), game.block(game.first, name), strict=True)):
            assert now == before or tile in hidden
    if not game.has("harbours_kept") and not game.has("harbour_stock"):
        assert game.block(g, "harbour") == game.block(game.first, "harbour")


def homes(game: Invariants, g: State) -> None:
    """Every seat's buildings are listed."""
    if not game.is_new(g, "homes", ("buildings_of", "held", "building")):
        return
    built = game.built(g)
    for seat, listed in enumerate(game.by_seat(g, "buildings_of")):
        mine = [v + 1 for v, owner in enumerate(built) if owner == seat + 1]
        assert listed == mine + [0] * (len(listed) - len(mine))


BUILT = ("building", "held", "road", "roads_left", "settlements_left", "cities_left", "tipped_city", "knight")
AT_SEA = ("terrain", "ship", "fort")  # what else decides where pieces may stand
REACHED = ("corner_free", "corner_reach", "road_reach", "road_open")
LISTED = ("settlement_places", "road_places")  # sets of them


def building(game: Invariants, g: State) -> None:
    """Every piece is on the board or in stock, and stands where it may (BASE-5, BASE-26, BASE-63 to BASE-66)."""
    if not game.is_new(g, "building", (*BUILT, *AT_SEA, *REACHED, *LISTED)):
        return
    pieces, held, knight = game.block(g, "building"), game.block(g, "held"), game.on_corners(g, "knight")
    ship, fort, laid = game.on_edges(g, "ship"), game.on_corners(g, "fort"), game.on_corners(g, "tipped_city")
    road = [0 if ship[edge] else owner for edge, owner in enumerate(game.block(g, "road"))]
    for seat in game.colours:
        mine = [pieces[v] for v, holder in enumerate(held) if holder == seat + 1]
        fallen = sum(flag for v, flag in enumerate(laid) if held[v] == seat + 1)  # cities on their side (CK-30)
        stock = game.scenario.pieces
        settlements = stock["settlement"] - fort.count(seat + 1)  # one covers the fort (SEA-S7-3)
        roads = road.count(seat + 1) - bridges_of(game, g, seat)
        assert game.block(g, "roads_left")[seat] == stock["road"] - roads >= 0
        assert game.block(g, "settlements_left")[seat] == settlements - mine.count(SETTLEMENT) + fallen >= 0
        assert game.block(g, "cities_left")[seat] == stock["city"] - mine.count(CITY) - fallen >= 0
    assert all(
        (holder != 0) == (piece != 0 or rank != 0) for piece, rank, holder in zip(pieces, knight, held, strict=True)
    )
    corners(game, g, road)
    paths(game, g, held, road)


def corners(game: Invariants, g: State, road: list[int]) -> None:
    """Buildings stand on land (SEA-15) and keep their distance (BASE-26); a corner is reached by whoever has a road or
    ship there."""
    around, land = neighbours_of(game.graph), corners_of(game.graph, game.dry(g))
    buildings = {v for v, holder in enumerate(game.built(g)) if holder}
    beside = {u for v in buildings for u, _ in around[v]}
    assert buildings <= land, "a building at sea"
    assert buildings.isdisjoint(beside), "two buildings side by side"
    free = land - buildings - beside
    assert game.block(g, "corner_free") == [v in free for v in range(game.graph.corners)]
    assert game.block(g, "corner_reach") == reached_by(game.graph, game.block(g, "road"))
    assert game.block(g, "road_reach") == reached_by(game.graph, road)
    reach, held = game.block(g, "corner_reach"), game.block(g, "held")
    listed(game, g, "settlement_places", [reach[v] if v in free and not held[v] else 0 for v in range(len(reach))])


def listed(game: Invariants, g: State, name: str, places: list[int]) -> None:
    """The sets of all colours have these places; of each it is said which colours, as bits, it belongs to."""
    kept = game.block(g, name)
    words = len(kept) // len(game.colours)
    for colour in game.colours:
        found = kept[colour * words : (colour + 1) * words]
        mine = [place for place, colours in enumerate(places) if colours >> colour & 1]
        assert [place for place in range(32 * words) if found[place // 32] >> place % 32 & 1] == mine


def paths(game: Invariants, g: State, held: list[int], road: list[int]) -> None:
    """Who may build a road where: on land, on from the seat's own road or building, and not past another's (BASE-63,
    SEA-12); every road hangs together with a building of its owner."""
    land, taken = edges_of(game.graph, game.dry(g)), game.block(g, "road")
    assert land.issuperset(edge for edge, owner in enumerate(road) if owner), "a road at sea"
    lead = leading_on(held, game.built(g), reached_by(game.graph, road))
    assert game.block(g, "road_open") == [
        lead[a] | lead[b] if edge in land and not taken[edge] else 0 for edge, (a, b) in enumerate(ends_of(game.graph))
    ]
    listed(game, g, "road_places", game.block(g, "road_open"))
    for seat in game.colours:
        hang_together(game.graph, seat, game.built(g), [edge for edge, owner in enumerate(road) if owner == seat + 1])


def longest_route(game: Invariants, g: State) -> None:
    """Lengths are those of the longest trails; the tile lies with a single longest, or stays with one of several
    (BASE-68 to BASE-73)."""
    lengths = game.block(g, "route_length")
    if game.is_new(g, "routes", ("route_length", "held", "building", "road", "ship", "camel", "suspended")):
        # What is conquered joins no roads and ships (TB-BA-10).
        joining = [0 if lies else mark for lies, mark in zip(lying(game, g), game.built(g), strict=True)]
        pieces = game.block(g, "held"), joining, game.block(g, "road"), game.on_edges(g, "ship")
        assert lengths == longest_trails(game.graph, *map(tuple, pieces), beside_camels(game, g), len(game.colours))
    (holder,) = game.block(g, "longest_route")
    longest = max(lengths)
    if "longest_route" in game.scenario.without:
        assert holder == 0
    elif game.asked(g) & {"ship_move", "rebuild", *MOVING_KNIGHT}:
        pass  # whose the tile is will be seen when the piece in the hand is down again (SEA-22, CK-83)
    elif holder:
        assert lengths[holder - 1] == longest >= 5
    else:
        assert longest < 5 or lengths.count(longest) > 1


def placement(game: Invariants, g: State) -> None:
    """Nobody plays before all settlements of the start lie with their roads or ships (BASE-22, BASE-23, SEA-S6-3)."""
    (placed,) = game.block(g, "placed")
    chapter = game.rules.the(Placement)
    all_of_them = game.rounds * len(game.seats)
    assert 0 <= placed <= all_of_them
    lying = len(game.seats) if game.has("fort") else 0  # before anybody chose (SEA-S7-3)
    if placed < all_of_them:
        waits = g.s[STACK + PHASE] == chapter.next.index  # for what the last piece has brought
        road_phase = g.s[STACK + PHASE] == chapter.road_phase.index
        neutral = len(game.colours) - len(game.seats)  # a settlement each, without a road (TB-TWO-2)
        assert sum(map(bool, game.block(g, "building"))) == lying + neutral + placed + (road_phase or waits)
        assert sum(map(bool, game.block(g, "road"))) == lying + placed + waits


def production(game: Invariants, g: State) -> None:
    """Two dice lie on the table from the first roll on (BASE-32), unless cards are revealed instead."""
    dice = game.block(g, "dice")
    assert dice == [0, 0] or all(1 <= die <= 6 for die in dice) or not game.rules.the(Production).rolls
    if game.is_new(g, "harvest", ("harvest", "terrain", "numbers", "blocked", "building", "held")):  # see `lying`
        assert game.block(g, "harvest") == harvest(game, g)


def harvest(game: Invariants, g: State) -> list[int]:
    """What every total brings all players together and each of them, tile by tile (BASE-33, BASE-34)."""
    kept = game.rules.the(Production).harvest
    width, each = int(game.graph.tile_width), len(game.seats) + 1
    found = [0] * len(game.block(g, "harvest"))
    for tile, numbers in enumerate(game.block(g, "numbers")):
        if game.block(g, "blocked")[tile]:
            continue
        for corner in game.graph.tile_corners[tile * width : (tile + 1) * width]:
            owner = game.block(g, "held")[corner] - 1
            piece = game.block(g, "building")[corner]
            if piece and owner in game.seats and not lying(game, g)[corner]:
                for total in range(TOTALS):
                    if numbers >> total & 1:
                        for word in (0, 1 + owner):
                            found[total * each + word] += int(kept.of_piece(g, tile, piece))
    return found


def robber(game: Invariants, g: State) -> None:
    """The robber blocks the tile it stands on; discards are owed only while they are asked for (BASE-34, BASE-38)."""
    (stands,) = game.block(g, "robber")
    blocked = game.block(g, "blocked")
    if "robber" in game.scenario.without:
        assert stands == -1
        assert blocked == [int(tile in conquered_tiles(game, g)) for tile in range(len(blocked))]
    elif stands == -1:
        assert game.rules.the(Robber).may_leave or game.block(game.first, "robber") == [-1], "it is off the board"
        assert not any(blocked)
    else:
        assert sum(blocked) == blocked[stands] == 1
        assert stands in game.dry(g), "the robber at sea (BASE-39)"
    for area in game.scenario.areas.values():
        assert area.robber or stands not in area.tiles or stands == game.block(game.first, "robber")[0]
    chapter = game.rules.the(Robber)
    asked = g.pending() if g.phase() is chapter.discard_phase else 0
    owed = game.block(g, "discards_owed")
    assert asked == game.bits(seat for seat in game.seats if owed[seat])
    assert all(0 <= due <= held for due, held in zip(owed, game.block(g, "hand_count"), strict=True))


def maritime(game: Invariants, g: State) -> None:
    """Four for one, or what the harbours at one's buildings give (BASE-56, BASE-57, BASE-60)."""
    if not game.is_new(
        g, "rates", ("rate", "rate_packed", "held", "building", "harbour", "harbour_rate", "suspended", *RATE_BLOCKS)
    ):
        return
    check_packed_rates(game, g)
    harbour, kinds = game.block(g, "harbour"), range(len(game.supply))
    built = [0 if flag else owner for owner, flag in zip(game.built(g), lying(game, g), strict=True)]
    rates = [[4] * len(kinds) for _ in game.seats]
    ends = ends_of(game.graph)
    for seat, kind in {
        (built[v] - 1, kind)
        for edge, kind in enumerate(harbour)
        if kind
        for v in ends[edge]
        if 0 < built[v] <= len(game.seats)
    }:
        for k in kinds:
            served = 3 if kind == GENERIC else 2 if kind == GENERIC + 1 + k else 4
            rates[seat][k] = min(rates[seat][k], served)
    if game.has("harbour_rate"):
        open_ones = game.by_seat(g, "harbour_rate")
        if game.chosen["harbour_timing"] == "next_turn":  # those of this turn are not open yet (CK-22)
            for now, later in zip(open_ones, rates, strict=True):
                assert all(few <= rate <= 4 for rate, few in zip(now, later, strict=True))
        else:
            assert open_ones == rates
        rates = [[rate_of_cities(game, g, seat, k, open_ones[seat][k]) for k in kinds] for seat in game.seats]
    assert game.by_seat(g, "rate") == rates


def check_packed_rates(game: Invariants, g: State) -> None:
    """With one of a kind nobody trades; 64 is more than anybody holds, for kinds that the supply does not take."""
    hands = game.rules.the(Hands)
    rates = [
        [max(of_seat[k], 2) if k < hands.hidden and hands.paid[k] else 64 for k in range(8)]
        for of_seat in game.by_seat(g, "rate")
    ]
    assert game.block(g, "rate_packed") == [packed(of_seat) for of_seat in rates]


def domestic(game: Invariants, g: State) -> None:
    """Offers leave nothing behind; who agreed to trade still holds the cards (BASE-53, BASE-54, JR-31)."""
    terms, answers, counters = (
        game.block(g, "trade_terms"),
        game.block(g, "trade_answers"),
        game.by_seat(g, "trade_counters"),
    )
    if g.phase() is not game.rules.the(PlayerTrade).answering:
        assert not any((*terms, *answers, *game.block(g, "trade_counters")))
        return
    kinds = len(game.supply)
    active = int(g.s[ACTIVE])
    promised = {seat: terms[kinds:] for seat in game.seats if answers[seat] == 1}
    promised |= {seat: counters[seat][:kinds] for seat in game.seats if answers[seat] == 3}
    promised[active] = terms[:kinds]
    for seat, given in promised.items():
        assert all(held >= count for held, count in zip(game.by_seat(g, "hand")[seat], given, strict=True))
    asked = g.argument()
    assert not asked & game.bits([active])
    waiting = game.bits(seat for seat in game.seats if asked & game.bits([seat]) and answers[seat] == 0)
    assert g.pending() == waiting | game.bits([active])
    assert all(asked & game.bits([seat]) for seat in game.seats if answers[seat])


def largest_army(game: Invariants, g: State) -> None:
    """Whoever holds the tile has three knights and nobody has more (BASE-74)."""
    knights, (holder,) = game.block(g, "knights_played"), game.block(g, "largest_army")
    if "largest_army" in game.scenario.without:
        assert holder == 0
    elif holder:
        assert knights[holder - 1] == max(knights) >= 3
    else:  # a holder who turned in a knight may have left it to nobody (TB-TWO-10)
        gone = game.has("knights_turned_in") and any(game.block(g, "knights_turned_in"))
        assert max(knights) < 3 or (gone and knights.count(max(knights)) > 1)


def development(game: Invariants, g: State) -> None:
    """No development card is lost or made, fresh ones are held, played ones counted (BASE-4, BASE-44, BASE-46)."""
    if not game.is_new(g, "development", DEVELOPMENT_BLOCKS):
        return
    deck, played = game.block(g, "deck"), game.block(g, "development_cards_played")
    hands, fresh = game.by_seat(g, "development_cards"), game.by_seat(g, "development_cards_fresh")
    assert min(deck) >= 0
    assert all(min(hand) >= 0 for hand in hands)
    for k, name in enumerate(game.rules.the(Development).names):
        assert deck[k] + played[k] + sum(hand[k] for hand in hands) == game.deck[name]
    set_aside = game.on_edges(g, "gift").count(2)  # face down, see `forgotten_tribe`
    assert game.block(g, "deck_size") == [sum(deck) - set_aside]
    assert game.block(g, "development_cards_count") == [sum(hand) for hand in hands]
    assert game.block(g, "cards_bought") == [sum(new) for new in fresh]
    for hand, new in zip(hands, fresh, strict=True):
        assert all(0 <= young <= held for young, held in zip(new, hand, strict=True))
    to_play = CARD_NAMES.index("victory_point")  # the kinds before it
    ready = [sum(hand[:to_play]) - sum(new[:to_play]) for hand, new in zip(hands, fresh, strict=True)]
    assert game.block(g, "cards_ready") == ready
    assert not any(game.block(g, "development_cards_unseen")), "a card nobody looked at is for searches"
    assert played[CARD_NAMES.index("knight")] == sum(game.block(g, "knights_played")) + (
        sum(game.block(g, "knights_turned_in")) if game.has("knights_turned_in") else 0
    )
    assert played[CARD_NAMES.index("victory_point")] == 0
    assert game.block(g, "card_played_this_turn")[0] in (0, 1)


DEVELOPMENT_BLOCKS = (
    *(
        "deck",
        "deck_size",
        "development_cards",
        "development_cards_count",
        "development_cards_fresh",
        "cards_bought",
        "cards_ready",
        "development_cards_unseen",
    ),
    *("development_cards_played", "card_played_this_turn", "knights_played", "knights_turned_in", "gift"),
)


def free_roads(game: Invariants, g: State) -> None:
    """Whoever lays free roads can lay one, and has at most two to go (BASE-48, CK-78)."""
    chapter = game.rules.the(FreeRoads)
    if g.phase() is chapter.phase and not g.over():
        assert 1 <= g.argument() <= 2
        assert chapter.can_lay(g, g.decider())


def special_building(game: Invariants, g: State) -> None:
    """Between turns everybody but the active seat may build, and nobody can win (BASE-85, BASE-86)."""
    if g.phase() is game.rules.the(SpecialBuilding).phase:
        assert g.decider() != g.s[ACTIVE]
        assert game.block(g, "contender") == [-1]


def paired_players(game: Invariants, g: State) -> None:
    """The third seat to the left plays second (BASE-87, BASE-90)."""
    chapter = game.rules.the(PairedPlayers)
    if g.phase() in (chapter.part, chapter.part_building):
        assert g.decider() == g.s[ACTIVE] == (game.block(g, "turn_order")[0] + 3) % len(game.seats)
        assert game.block(g, "contender") == [g.s[ACTIVE] if chapter.second_may_win else -1]


CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    ResourceCards: cards,
    Turn: turn,
    Score: score,
    Land: land,
    Building: building,
    BuildingIndex: homes,
    LongestRoute: longest_route,
    Placement: placement,
    Production: production,
    Robber: robber,
    Maritime: maritime,
    Domestic: domestic,
    Trade: domestic,
    LargestArmy: largest_army,
    Development: development,
    SpecialBuilding: special_building,
    PairedPlayers: paired_players,
    FreeRoads: free_roads,
    **SEA_CHECKS,
    **CITY_CHECKS,
    **JUNIOR_CHECKS,
    **CARAVAN_CHECKS,
    **EVENT_CHECKS,
    **FISH_CHECKS,
    **VARIANT_CHECKS,
    **RIVER_CHECKS,
    **PAIR_CHECKS,
    **TWO_CHECKS,
    **ATTACK_CHECKS,
    **WAGON_CHECKS,
}
