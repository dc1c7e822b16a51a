"""What must hold in every position of every game, worked out anew from the pieces on the table.

Each chapter has its check, and a game is held to the checks of the chapters it is played with. The counts come from the
scenario file and the board from the start of the game, not from what the chapters keep of them. A chapter without a
check is a slip (`test_every_chapter_is_checked`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from archipel.board.graph import Graph
from archipel.board.scenario import Scenario, load_scenario
from archipel.catalogue import GameSpec, catalogue
from archipel.engine.chapter import Chapter
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE, DECIDER, ENTRY, MACHINE_WORDS, OVER, PENDING, PHASE, STACK, TOP, WINNERS
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.building import Building
from archipel.rules.base.cards import RESOURCES, Cards
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.domestic import Domestic
from archipel.rules.base.land import GENERIC, Land
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.placement import Placement
from archipel.rules.base.production import Production
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import CITY, SETTLEMENT
from archipel.rules.five_six.paired_players import PairedPlayers
from archipel.rules.five_six.special_building import SpecialBuilding


class Invariants:
    """The checks of one game; `check` wants each of its states."""

    def __init__(self, spec: GameSpec, first: State) -> None:
        entry = next(entry for entry in catalogue() if entry.name == spec.name)
        self.scenario: Scenario = load_scenario(entry.scenarios[spec.seats])
        self.rules: Rules = first.rules
        self.graph: Graph = first.rules.graph
        self.seats = range(int(first.rules.seats))
        self.first = first.copy()  # what the set-up laid and nobody moves
        self.checks = [CHECKS[type(chapter)] for chapter in self.rules.chapters]
        self.board_seen: list[int] = []

    def check(self, g: State) -> None:
        """Fail with the first thing that is not as it should be."""
        machine(self, g)
        for check in self.checks:
            check(self, g)

    def block(self, g: State, name: str) -> list[int]:
        """The words of a block."""
        block = self.rules.block_named[name]
        return list(g.s[block.at : block.at + block.size])

    def by_seat(self, g: State, name: str) -> list[list[int]]:
        """The words of a block, seat by seat."""
        words = self.block(g, name)
        each = len(words) // len(self.seats)
        return [words[seat * each : (seat + 1) * each] for seat in self.seats]

    def bits(self, seats: Iterable[int]) -> int:
        return sum({2**seat for seat in seats})


def machine(game: Invariants, g: State) -> None:
    """The stack is whole, somebody decides, and the desk has been cleared."""
    s, rules = g.s, game.rules
    top = int(s[TOP])
    assert top >= STACK and (top - STACK) % ENTRY == 0
    assert not any(s[top + ENTRY : MACHINE_WORDS]), "a closed decision leaves no trace"
    for at in range(STACK, top + 1, ENTRY):
        assert 0 <= s[at + PHASE] < len(rules.phases)
        assert 0 < s[at + PENDING] <= rules.everybody()
        assert s[at + PENDING] & rules.bit(s[at + DECIDER]), "the first one asked has an open decision"
    assert s[OVER] in (0, 1)
    assert (s[WINNERS] != 0) == (s[OVER] == 1)
    pending = [seat for seat in game.seats if s[top + PENDING] & rules.bit(seat)]
    if len(pending) > 1:
        after = [(s[ACTIVE] + 1 + k) % len(game.seats) for k in game.seats]
        assert s[top + DECIDER] == next(seat for seat in after if seat in pending)
    assert g.over() or g.phase().runner is None, "nobody waits for a step that runs by itself"
    assert not any(g.desk.tally), "the tally is left zero"
    assert not any(g.desk.used), "the marks of searches are left zero"


# ---- the base game


def cards(game: Invariants, g: State) -> None:
    """No resource card is lost or made (BASE-3, BASE-43)."""
    hands, supply = game.by_seat(g, "hand"), game.block(g, "supply")
    assert min(supply) >= 0
    assert all(min(hand) >= 0 for hand in hands)
    for k, name in enumerate(RESOURCES):
        assert supply[k] + sum(hand[k] for hand in hands) == game.scenario.supply[name]
    assert game.block(g, "hand_count") == [sum(hand) for hand in hands]


def turn(game: Invariants, g: State) -> None:
    """The seat that plays is the one whose turn it is, or its pair (BASE-27, BASE-87)."""
    (order,) = game.block(g, "turn_order")
    active = int(g.s[ACTIVE])
    if g.s[STACK + PHASE] == game.rules.the(Turn).ending.index and game.rules.has(PairedPlayers):
        assert active == (order + 3) % len(game.seats)
    elif game.block(g, "placed") == [2 * len(game.seats)]:
        assert active == order


def score(game: Invariants, g: State) -> None:
    """Points are what lies on the table, hidden ones what is in the hand; one wins, in its own turn, or nobody
    (BASE-75 to BASE-77)."""
    building, held = game.block(g, "building"), game.block(g, "held")
    points, secret = game.block(g, "points"), game.block(g, "secret_points")
    counted = [0] * (1 + len(game.seats))  # the first for whoever is nobody
    for v, holder in enumerate(held):
        counted[holder] += building[v]  # a settlement is 1, a city 2
    counted[game.block(g, "longest_route")[0]] += 2
    counted[game.block(g, "largest_army")[0]] += 2
    assert points == counted[1:]
    assert secret == [hand[CARD_NAMES.index("victory_point")] for hand in game.by_seat(g, "cards")]
    (contender,) = game.block(g, "contender")
    assert contender in (-1, g.s[ACTIVE])
    reached = contender >= 0 and points[contender] + secret[contender] >= game.block(g, "target")[contender]
    assert g.s[WINNERS] == (game.bits([contender]) if reached else 0)


def land(game: Invariants, g: State) -> None:
    """Tiles, tokens and harbours stay where they were laid (BASE-1, BASE-13)."""
    for name in ("terrain", "number", "harbour"):
        assert game.block(g, name) == game.block(game.first, name)


BUILT = ("building", "held", "road", "roads_left", "settlements_left", "cities_left")
REACHED = ("corner_free", "corner_reach", "road_reach", "road_open")


def building(game: Invariants, g: State) -> None:
    """Every piece is on the board or in stock, and stands where it may (BASE-5, BASE-26, BASE-63 to BASE-66)."""
    seen = [word for name in (*BUILT, *REACHED) for word in game.block(g, name)]
    if seen == game.board_seen:  # the same pieces as after the action before
        return
    pieces, held, road = game.block(g, "building"), game.block(g, "held"), game.block(g, "road")
    for seat in game.seats:
        mine = [pieces[v] for v, holder in enumerate(held) if holder == seat + 1]
        stock = game.scenario.pieces
        assert game.block(g, "roads_left")[seat] == stock["road"] - road.count(seat + 1) >= 0
        assert game.block(g, "settlements_left")[seat] == stock["settlement"] - mine.count(SETTLEMENT) >= 0
        assert game.block(g, "cities_left")[seat] == stock["city"] - mine.count(CITY) >= 0
    assert all((piece == 0) == (holder == 0) for piece, holder in zip(pieces, held, strict=True))
    corners(game, g, held, road)
    paths(game, g, held, road)
    game.board_seen = seen


def corners(game: Invariants, g: State, held: list[int], road: list[int]) -> None:
    """Buildings keep their distance (BASE-26); a corner is reached by whoever has a road there."""
    free, reach = game.block(g, "corner_free"), []
    for v, neighbours in enumerate(neighbours_of(game.graph)):
        taken = held[v] != 0 or any(held[u] for u, _ in neighbours)
        assert free[v] == (not taken)
        assert not (held[v] and any(held[u] for u, _ in neighbours)), "two buildings side by side"
        reach.append(game.bits(road[edge] - 1 for _, edge in neighbours if road[edge]))
    assert game.block(g, "corner_reach") == reach
    assert game.block(g, "road_reach") == reach


def paths(game: Invariants, g: State, held: list[int], road: list[int]) -> None:
    """Who may build a road where (BASE-63); every road hangs together with a building of its owner."""
    around = neighbours_of(game.graph)
    could = []
    for edge in range(game.graph.edges):
        seats: set[int] = set()
        for v in ends_of(game.graph)[edge]:
            seats |= {road[other] - 1 for _, other in around[v] if road[other] and held[v] in (0, road[other])}
            seats |= {held[v] - 1} if held[v] else set()
        could.append(0 if road[edge] else game.bits(seats))
    assert game.block(g, "road_open") == could
    for seat in game.seats:
        reached = {v for v, holder in enumerate(held) if holder == seat + 1}
        while more := {u for v in reached for u, edge in around[v] if road[edge] == seat + 1} - reached:
            reached |= more
        assert all(reached & set(ends_of(game.graph)[edge]) for edge in range(len(road)) if road[edge] == seat + 1)


def longest_route(game: Invariants, g: State) -> None:
    """Lengths are those of the longest trails; the tile lies with a single longest, or stays with one of several
    (BASE-68 to BASE-73)."""
    lengths = longest_trails(game.graph, tuple(game.block(g, "held")), tuple(game.block(g, "road")), len(game.seats))
    assert game.block(g, "route_length") == lengths
    (holder,) = game.block(g, "longest_route")
    longest = max(lengths)
    if holder:
        assert lengths[holder - 1] == longest >= 5
    else:
        assert longest < 5 or lengths.count(longest) > 1


@lru_cache(maxsize=64)
def longest_trails(graph: Graph, held: tuple[int, ...], road: tuple[int, ...], seats: int) -> list[int]:
    """The longest trail of every seat; others' buildings are walls (BASE-71)."""
    found = []
    for mark in range(1, seats + 1):
        mine = frozenset(edge for edge, owner in enumerate(road) if owner == mark)
        corners = {v for edge in mine for v in ends_of(graph)[edge]}
        found.append(longest_trail(graph, mine, frozenset(v for v in corners if held[v] not in (0, mark))))
    return found


@lru_cache(maxsize=4096)
def longest_trail(graph: Graph, roads: frozenset[int], walls: frozenset[int]) -> int:
    """Every trail is walked, from every corner; no shortcut that the rules take is taken here (BASE-69)."""
    around = neighbours_of(graph)

    def walk(v: int, left: frozenset[int]) -> int:
        if v in walls and left != roads:  # a trail may begin at a wall, and end there
            return 0
        return max((1 + walk(u, left - {edge}) for u, edge in around[v] if edge in left), default=0)

    return max((walk(v, roads) for edge in roads for v in ends_of(graph)[edge]), default=0)


def placement(game: Invariants, g: State) -> None:
    """Nobody plays before two settlements with their roads lie for each (BASE-22, BASE-23)."""
    (placed,) = game.block(g, "placed")
    road_phase = g.s[STACK + PHASE] == game.rules.the(Placement).road_phase.index
    assert 0 <= placed <= 2 * len(game.seats)
    if placed < 2 * len(game.seats):
        assert sum(map(bool, game.block(g, "building"))) == placed + road_phase
        assert sum(map(bool, game.block(g, "road"))) == placed


def production(game: Invariants, g: State) -> None:
    """Two dice lie on the table from the first roll on (BASE-32)."""
    dice = game.block(g, "dice")
    assert dice == [0, 0] or all(1 <= die <= 6 for die in dice)


def robber(game: Invariants, g: State) -> None:
    """The robber blocks the tile it stands on; discards are owed only while they are asked for (BASE-34, BASE-38)."""
    (stands,) = game.block(g, "robber")
    blocked = game.block(g, "blocked")
    assert sum(blocked) == blocked[stands] == 1
    chapter = game.rules.the(Robber)
    asked = g.pending() if g.phase() is chapter.discard_phase else 0
    owed = game.block(g, "discards_owed")
    assert asked == game.bits(seat for seat in game.seats if owed[seat])
    assert all(0 <= due <= held for due, held in zip(owed, game.block(g, "hand_count"), strict=True))


def maritime(game: Invariants, g: State) -> None:
    """Four for one, or what the harbours at one's buildings give (BASE-56, BASE-57, BASE-60)."""
    held, harbour = game.block(g, "held"), game.block(g, "harbour")
    rates = [[4] * len(RESOURCES) for _ in game.seats]
    ends = ends_of(game.graph)
    for seat, kind in {(held[v] - 1, kind) for edge, kind in enumerate(harbour) if kind for v in ends[edge] if held[v]}:
        for k in range(len(RESOURCES)):
            served = 3 if kind == GENERIC else 2 if kind == GENERIC + 1 + k else 4
            rates[seat][k] = min(rates[seat][k], served)
    assert game.by_seat(g, "rate") == rates


def domestic(game: Invariants, g: State) -> None:
    """Offers leave nothing behind; who agreed to trade still holds the cards (BASE-53, BASE-54)."""
    terms, answers, counters = (
        game.block(g, "trade_terms"),
        game.block(g, "trade_answers"),
        game.by_seat(g, "trade_counters"),
    )
    if g.phase() is not game.rules.the(Domestic).answering:
        assert not any((*terms, *answers, *game.block(g, "trade_counters")))
        return
    kinds = len(RESOURCES)
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
    knights, (holder,) = game.block(g, "knights"), game.block(g, "largest_army")
    assert knights[holder - 1] == max(knights) >= 3 if holder else max(knights) < 3


def development(game: Invariants, g: State) -> None:
    """No development card is lost or made, fresh ones are held, played ones counted (BASE-4, BASE-44, BASE-46)."""
    deck, played = game.block(g, "deck"), game.block(g, "cards_played")
    hands, fresh = game.by_seat(g, "cards"), game.by_seat(g, "cards_fresh")
    assert min(deck) >= 0
    assert all(min(hand) >= 0 for hand in hands)
    for k, name in enumerate(CARD_NAMES):
        assert deck[k] + played[k] + sum(hand[k] for hand in hands) == game.scenario.deck[name]
    assert game.block(g, "deck_size") == [sum(deck)]
    assert game.block(g, "cards_count") == [sum(hand) for hand in hands]
    assert game.block(g, "cards_bought") == [sum(new) for new in fresh]
    for hand, new in zip(hands, fresh, strict=True):
        assert all(0 <= young <= held for young, held in zip(new, hand, strict=True))
    assert not any(game.block(g, "cards_sealed")), "a card nobody looked at is for searches"
    assert played[CARD_NAMES.index("knight")] == sum(game.block(g, "knights"))
    assert played[CARD_NAMES.index("victory_point")] == 0
    assert game.block(g, "card_played_this_turn")[0] in (0, 1)


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
    Cards: cards,
    Turn: turn,
    Score: score,
    Land: land,
    Building: building,
    LongestRoute: longest_route,
    Placement: placement,
    Production: production,
    Robber: robber,
    Maritime: maritime,
    Domestic: domestic,
    LargestArmy: largest_army,
    Development: development,
    SpecialBuilding: special_building,
    PairedPlayers: paired_players,
}


# ---- the graph, in the form that checks like best


@cache
def ends_of(graph: Graph) -> list[tuple[int, int]]:
    """The two corners of every edge."""
    return [(int(graph.edge_corners[2 * edge]), int(graph.edge_corners[2 * edge + 1])) for edge in range(graph.edges)]


@cache
def neighbours_of(graph: Graph) -> list[list[tuple[int, int]]]:
    """For every corner the corners beside it, each with the edge between."""
    around: list[list[tuple[int, int]]] = [[] for _ in range(graph.corners)]
    for edge, (a, b) in enumerate(ends_of(graph)):
        around[a].append((b, edge))
        around[b].append((a, edge))
    return around
