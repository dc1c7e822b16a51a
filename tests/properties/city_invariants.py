"""What must hold in every position of a game with Cities & Knights: the checks of its chapters, see `invariants`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.board.layout import numbers_of
from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import ACTIVE
from archipel.rules.base.land import YIELDS
from archipel.rules.base.resource_cards import RESOURCES
from archipel.rules.box_chapter import CITY, SETTLEMENT
from archipel.rules.cities_knights.aqueduct import Aqueduct
from archipel.rules.cities_knights.at_sea import CitiesAtSea
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.commodities import Commodities
from archipel.rules.cities_knights.event_die import EventDie
from archipel.rules.cities_knights.improvements import Improvements
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.merchant import Merchant
from archipel.rules.cities_knights.politics_cards import PoliticsCards
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.science_cards import ScienceCards
from archipel.rules.cities_knights.trade_cards import TradeCards
from archipel.rules.cities_knights.walls import Walls
from tests.properties.boards import corners_of, tiles_around

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

TRACKS = ("trade", "politics", "science")
TRADE, SCIENCE = 0, 2
COMMODITIES = ("cloth", "coin", "paper")
# How many of each progress card there are, deck by deck (CK-70 to CK-94).
DECKS = {
    "trade": {
        "commercial_harbour": 2,
        "master_merchant": 2,
        "merchant": 6,
        "merchant_fleet": 2,
        "resource_monopoly": 4,
        "trade_monopoly": 2,
    },
    "politics": {
        "bishop": 2,
        "constitution": 1,
        "deserter": 2,
        "diplomat": 2,
        "intrigue": 2,
        "saboteur": 2,
        "spy": 3,
        "warlord": 2,
        "wedding": 2,
    },
    "science": {
        "alchemist": 2,
        "crane": 2,
        "engineer": 1,
        "inventor": 2,
        "irrigation": 2,
        "medicine": 2,
        "mining": 2,
        "printer": 1,
        "road_building": 2,
        "smith": 2,
    },
}
OPEN_CARDS = ("printer", "constitution")  # in the order of the block `progress_points`
HAND_LIMIT = 4
OF_EACH_RANK = 2
ACTIVATED = 1  # in this turn: a bit of `knight_spent`
WALLS = 3
STEPS = 7
LARGE = 5  # seats from which on there is more of some things (CK-99)
FIXED_TOKENS = (0, 2, 6, 8, 12)  # that an Inventor leaves where they are (CK-73)
MOVING_KNIGHT = {"knight_move", "displaced"}  # the phases in which a knight is in a hand


def commodities_in_play(game: Invariants) -> dict[str, int]:
    """How many cards of each commodity there are: none without the box (CK-1, CK-99)."""
    if not game.has("improvement"):
        return {}
    return dict.fromkeys(COMMODITIES, 18 if len(game.seats) >= LARGE else 12)


def points_of_cities(game: Invariants, g: State) -> list[int]:
    """What every seat has besides settlements, cities and the longest route (CK-98)."""
    if not game.has("improvement"):
        return [0] * len(game.seats)
    counted = [sum(cards) for cards in game.by_seat(g, "progress_points")]
    if game.has("defender_cards"):  # not where there is no fleet (COMBO-25)
        counted = [points + cards for points, cards in zip(counted, game.block(g, "defender_cards"), strict=True)]
    held = game.block(g, "held")
    for v, track in enumerate(game.block(g, "metropolis")):
        if track:
            counted[held[v] - 1] += 2
    (merchant,) = game.block(g, "merchant_holder")
    if merchant:
        counted[merchant - 1] += 1
    return counted


def rate_of_cities(game: Invariants, g: State, seat: int, kind: int, rate: int) -> int:
    """What the supply wants for a card, given what harbours say (CK-44, CK-69, CK-92)."""
    if not game.has("improvement"):
        return rate
    is_commodity = len(RESOURCES) <= kind < len(RESOURCES) + len(COMMODITIES)
    guild = is_commodity and game.by_seat(g, "improvement")[seat][TRADE] >= 3
    (stands,), (holder,) = game.block(g, "merchant"), game.block(g, "merchant_holder")
    merchant = holder == seat + 1 and YIELDS[game.terrain(g)[stands]] in RESOURCES[kind : kind + 1]
    fleet = game.block(g, "merchant_fleet")[kind] == seat + 1
    return 2 if guild or merchant or fleet else rate


RATE_BLOCKS = ("improvement", "merchant", "merchant_holder", "merchant_fleet", "terrain")  # that it looks at


# ---- cards


def commodities(game: Invariants, g: State) -> None:
    """No commodity is lost or made (CK-1, CK-99); `cards` counts resources and commodities alike."""
    kinds = [*RESOURCES, *COMMODITIES]
    assert list(game.supply)[: len(kinds)] == kinds  # open goods come behind
    assert game.rules.block_named["supply"].names == list(game.supply)
    assert all(len(hand) == len(game.supply) for hand in game.by_seat(g, "hand"))


def event_die(game: Invariants, g: State) -> None:
    """A face lies up from the first roll on (CK-12, CK-14)."""
    (face,) = game.block(g, "event_die")
    assert 0 <= face <= 4
    assert bool(face) == any(game.block(g, "dice"))


def progress(game: Invariants, g: State) -> None:
    """No progress card is lost or made; the limit of hands holds (CK-2, CK-37 to CK-39)."""
    if not game.is_new(g, "progress", PROGRESS_BLOCKS):
        return
    names = game.rules.block_named["progress"].names
    deck, hands = game.block(g, "progress_deck"), game.by_seat(g, "progress")
    laid_open = Counter[str]()
    for points in game.by_seat(g, "progress_points"):
        laid_open.update(dict(zip(OPEN_CARDS, points, strict=True)))
    assert min(deck) >= 0
    assert all(min(hand) >= 0 for hand in hands)
    for track, (name, cards) in enumerate(DECKS.items()):
        lies = under(game, g, track, names)
        assert set(lies) <= set(cards)
        for card, all_of_it in cards.items():
            k = names.index(card)
            count = 0 if card in left_out(game) else all_of_it
            assert deck[k] + sum(hand[k] for hand in hands) + lies.count(card) + laid_open[card] == count, card
        left = sum(deck[names.index(card)] for card in cards) + len(lies)
        assert game.block(g, "progress_left")[track] == left, name
        for hand, counts in zip(hands, game.by_seat(g, "progress_count"), strict=True):
            assert counts[track] == sum(hand[names.index(card)] for card in cards)
    for card in OPEN_CARDS:
        assert all(hand[names.index(card)] == 0 for hand in hands), "points are laid open at once (CK-38)"


def left_out(game: Invariants) -> tuple[str, ...]:
    """Cards without an object: there is no robber for the Bishop (COMBO-25, COMBO-26)."""
    return ("bishop",) if game.has("target_hex") or game.chosen.get("coast_bishop") == "left_out" else ()


PROGRESS_BLOCKS = (
    "progress_deck",
    "progress",
    "progress_under",
    "progress_shown",
    "progress_left",
    "progress_under_count",
    "progress_count",
    "progress_points",
)


def under(game: Invariants, g: State, track: int, names: list[str]) -> list[str]:
    """The cards that were put under a deck, the next to come first; everybody saw those that were played."""
    size = sum(DECKS[TRACKS[track]].values())
    cards = game.block(g, "progress_under")[track * size : (track + 1) * size]
    shown = game.block(g, "progress_shown")[track * size : (track + 1) * size]
    count = game.block(g, "progress_under_count")[track]
    assert all(cards[:count])
    assert not any(cards[count:])
    assert all(seen in (0, card) for seen, card in zip(shown, cards, strict=True))
    return [names[card - 1] for card in cards[:count]]


def hand_limit(game: Invariants, g: State) -> None:
    """Nobody keeps a fifth card, but the active seat where it may play down (CK-39)."""
    progress(game, g)
    for seat, counts in enumerate(game.by_seat(g, "progress_count")):
        asked = g.phase().name == "discard_progress" and g.decider() == seat
        may_play = game.chosen["progress_limit"] == "play_down" and seat == g.s[ACTIVE]
        assert sum(counts) <= HAND_LIMIT + asked or may_play or g.over()
        assert not asked or sum(counts) > HAND_LIMIT
    kinds = [sum(2**k for k, held in enumerate(hand) if held) for hand in game.by_seat(g, "progress")]
    assert game.block(g, "progress_bits") == kinds
    alchemist = game.rules.block_named["progress"].names.index("alchemist")
    assert game.block(g, "alchemists") == [hand[alchemist] for hand in game.by_seat(g, "progress")]


def aqueduct(game: Invariants, g: State) -> None:
    """Only a seat with the Aqueduct is asked, and while there is something to take (CK-46); hands are noted down only
    while a roll is resolved."""
    assert game.block(g, "aqueducts") == [
        game.bits([seat for seat, levels in enumerate(game.by_seat(g, "improvement")) if levels[SCIENCE] >= 3])
    ]
    before = game.block(g, "count_before")
    assert min(before) >= 0
    if g.phase().name == "aqueduct" and not g.over():
        levels = game.by_seat(g, "improvement")
        assert all(levels[seat][SCIENCE] >= 3 for seat in game.seats if g.pending() & game.bits([seat]))
        assert sum(game.block(g, "supply")[: len(RESOURCES)]) > 0
        assert not any(before)


# ---- cities


def improvements(game: Invariants, g: State) -> None:
    """Levels are from 0 to 5; a metropolis stands on a city of whoever came first to the fourth level, or took it with
    the fifth (CK-41, CK-48 to CK-52)."""
    (crane,) = game.block(g, "crane")
    owners = zip(game.block(g, "building"), game.block(g, "held"), strict=True)
    cities = Counter(holder - 1 for piece, holder in owners if piece == CITY)
    assert crane in (0, 1)
    assert game.block(g, "city_count") == [cities[seat] for seat in game.seats]
    for seat, tracks in enumerate(game.by_seat(g, "improvement")):
        less = crane if g.s[ACTIVE] == seat else 0
        pays = cities[seat] > 0  # for any track
        prices = [*[64] * len(RESOURCES), *(level + 1 - less if level < 5 and pays else 64 for level in tracks)]
        assert game.block(g, "level_prices")[seat] == sum(price * 128**kind for kind, price in enumerate(prices))
    blocks = ("improvement", "metropolis", "metropolis_holder", "building", "held")
    asked = "place_metropolis" in game.asked(g)
    if not game.is_new(g, "improvements", blocks) and not asked:
        return
    levels, metropolis = game.by_seat(g, "improvement"), game.block(g, "metropolis")
    building, held = game.block(g, "building"), game.block(g, "held")
    assert all(0 <= level <= 5 for tracks in levels for level in tracks)
    for v, track in enumerate(metropolis):
        assert not track or building[v] == CITY
    for track, holder in enumerate(game.block(g, "metropolis_holder")):
        stands = [v for v, found in enumerate(metropolis) if found == track + 1]
        reached = [tracks[track] for tracks in levels]
        if not holder:
            assert not stands
            assert max(reached) < 4 or asked
            continue
        (corner,) = stands
        assert held[corner] == holder
        assert reached[holder - 1] >= 4
        assert max(reached) < 5 or reached[holder - 1] == 5


def walls(game: Invariants, g: State) -> None:
    """Walls stand under cities, and every wall is on the board or in stock (CK-4, CK-66)."""
    if not game.is_new(g, "walls", ("wall", "walls_left", "wall_places", "held", "building")):
        return
    building, held, wall = game.block(g, "building"), game.block(g, "held"), game.block(g, "wall")
    assert all(building[v] == CITY for v, flag in enumerate(wall) if flag)
    standing = Counter(held[v] - 1 for v, flag in enumerate(wall) if flag)
    assert set(wall) <= {0, 1}
    assert game.block(g, "walls_left") == [WALLS - standing[seat] for seat in game.seats]
    assert min(game.block(g, "walls_left")) >= 0
    cities = Counter(held[v] - 1 for v, piece in enumerate(building) if piece == CITY)
    rooms = [cities[colour] - standing[colour] for colour in game.colours]
    left = game.block(g, "walls_left")
    assert game.block(g, "wall_places") == [room if few else 0 for room, few in zip(rooms, left, strict=True)]


def barbarians(game: Invariants, g: State) -> None:
    """The ship is under way; Defender cards are with seats or left; cities that lie on their side are settlements of
    seats without any in stock (CK-3, CK-23, CK-30, CK-99). Before the first attack robber and pirate stay (CK-33)."""
    if not game.is_new(g, "barbarians", BARBARIAN_BLOCKS):
        return
    (steps,), (attacks,) = game.block(g, "barbarians"), game.block(g, "attacks")
    assert 0 <= steps < STEPS
    defended, (left,) = game.block(g, "defender_cards"), game.block(g, "defenders_left")
    assert min(*defended, left, attacks) >= 0
    cards = 8 if len(game.seats) >= LARGE else 6
    assert left == max(0, cards - sum(defended)), "without a card the point is earned all the same (CK-28)"
    assert sum(defended) <= attacks
    if attacks == 0:
        for name in ("robber", "pirate"):
            assert not game.has(name) or game.block(g, name) == game.block(game.first, name)
    building, held = game.block(g, "building"), game.block(g, "held")
    for v, flag in enumerate(game.block(g, "tipped_city")):
        if flag:
            assert building[v] == SETTLEMENT
            assert game.block(g, "settlements_left")[held[v] - 1] == 0
    laid = Counter(held[v] - 1 for v, flag in enumerate(game.block(g, "tipped_city")) if flag)
    assert game.block(g, "tipped_cities") == [laid[seat] for seat in game.seats]


BARBARIAN_BLOCKS = (
    *("barbarians", "attacks", "defender_cards", "defenders_left", "robber", "pirate"),
    *("tipped_city", "building", "held", "settlements_left"),
)


# ---- knights


def knights(game: Invariants, g: State) -> None:
    """Every knight is on the board, in a hand or in stock; those on the board hold corners that their owners' roads or
    ships come to (CK-4, CK-53, CK-57, CK-59)."""
    holder, strength, active, _ = game.block(g, "knight_in_hand")
    assert bool(holder) == bool(MOVING_KNIGHT & game.asked(g))
    assert strength in ((1, 2, 3) if holder else (0,))
    assert active in ((0, 1) if holder else (0,))
    if not game.is_new(g, "knights", KNIGHT_BLOCKS):
        return
    knight, held, building = game.block(g, "knight"), game.block(g, "held"), game.block(g, "building")
    ready, spent = game.block(g, "knight_active"), game.block(g, "knight_spent")
    assert set(knight) <= {0, 1, 2, 3}
    for v, rank in enumerate(knight):
        assert (rank != 0) == (held[v] != 0 and building[v] == 0)
        assert ready[v] in ((0, 1) if rank else (0,))
        assert spent[v] in (range(4) if rank else (0,))
    assert game.block(g, "knights_spent") == [sum(done != 0 for done in spent)]
    inactive, acting = game.block(g, "knights_inactive"), game.block(g, "knights_ready")
    defence = game.block(g, "knight_defence")
    around, dry = tiles_around(game.graph), game.dry(g)
    listed, left, reach = game.by_seat(g, "knight_list"), game.by_seat(g, "knights_left"), game.block(g, "corner_reach")
    for seat in game.seats:
        mine = [v for v, rank in enumerate(knight) if rank and held[v] == seat + 1]
        assert listed[seat] == [v + 1 for v in mine] + [0] * (len(listed[seat]) - len(mine))
        assert all(reach[v] & game.bits([seat]) for v in mine), "a knight without a way to it"
        assert inactive[seat] == sum(not ready[v] for v in mine)
        if not game.has("ship"):
            wet = {v for v, beside in enumerate(around) if dry.isdisjoint(beside)}
            places = [v for v, to in enumerate(reach) if to & game.bits([seat]) and not held[v] and v not in wet]
            words = game.block(g, "knight_places")
            each = len(words) // len(game.colours)
            listed_places = sum(word << 32 * k for k, word in enumerate(words[seat * each : (seat + 1) * each]))
            assert listed_places == sum(2**v for v in places)
        assert acting[seat] == sum(ready[v] and not spent[v] & ACTIVATED for v in mine)
        assert defence[seat] == sum(knight[v] for v in mine if ready[v])
        counts = Counter(knight[v] for v in mine) + Counter([strength] if holder == seat + 1 else [])
        assert left[seat] == [OF_EACH_RANK - counts[rank] for rank in (1, 2, 3)]
        assert min(left[seat]) >= 0


KNIGHT_BLOCKS = (
    "knight",
    "knight_active",
    "knight_spent",
    "knights_left",
    "knight_list",
    "knight_in_hand",
    "held",
    "building",
    "corner_reach",
)


# ---- progress cards that were played


def merchant(game: Invariants, g: State) -> None:
    """The merchant stands beside a building of whoever has it, where one of the five resources grows (CK-69)."""
    (stands,), (holder,) = game.block(g, "merchant"), game.block(g, "merchant_holder")
    assert (stands >= 0) == (holder > 0)
    if holder:
        assert game.terrain(g)[stands] in YIELDS
        lived = {v for v, owner in enumerate(game.built(g)) if owner == holder}
        assert not lived.isdisjoint(corners_of(game.graph, frozenset([stands])))


def trade_cards(game: Invariants, g: State) -> None:
    """Hands are looked into only while cards are taken from them; fleets sail for the active seat (CK-90, CK-92)."""
    seen = game.by_seat(g, "seen_hand")
    looking = g.phase().name == "master_merchant" and not g.over()
    for seat in game.seats:
        if looking and seat == g.decider():
            cards = len(RESOURCES) + len(COMMODITIES)  # open goods are not taken
            assert [*seen[seat][:cards], *(0 for _ in seen[seat][cards:])] == seen[seat]
            assert seen[seat][:cards] in [hand[:cards] for hand in game.by_seat(g, "hand")]
        else:
            assert not any(seen[seat])
    fleets = game.block(g, "merchant_fleet")
    assert set(fleets) <= {0, g.s[ACTIVE] + 1}
    assert game.block(g, "merchant_fleets") == [sum(owner > 0 for owner in fleets)]


def politics(game: Invariants, g: State) -> None:
    """Gifts are owed only while a wedding asks for them, and never more than there is to give; what a Spy sees is seen
    only until a card is taken (CK-86, CK-88)."""
    owed, asked = game.block(g, "gifts_owed"), g.pending() if g.phase().name == "wedding" and not g.over() else 0
    assert asked == game.bits(seat for seat in game.seats if owed[seat])
    assert all(0 <= due <= held for due, held in zip(owed, game.block(g, "hand_count"), strict=True))
    assert max(owed) <= 2
    spying = g.phase().name == "spy" and not g.over()
    for seat, seen in enumerate(game.by_seat(g, "seen_progress")):
        if spying and seat == g.decider():
            assert seen == game.by_seat(g, "progress")[g.argument()]
        else:
            assert not any(seen)


def science(game: Invariants, g: State) -> None:
    """An Inventor swaps tokens: all are there, and those of 2, 6, 8 and 12 where they were laid (CK-73). A tile counts
    once, however many buildings of a seat stand around it (CK-74, CK-76)."""
    if game.is_new(g, "tiles of a terrain", ("fields_beside", "mountains_beside", "terrain", "held", "building")):
        around, built, terrain = tiles_around(game.graph), game.built(g), game.terrain(g)
        for seat in game.seats:
            beside = {tile for v, owner in enumerate(built) if owner == seat + 1 for tile in around[v]}
            for name in ("fields", "mountains"):
                assert game.block(g, f"{name}_beside")[seat] == sum(terrain[tile] == name for tile in beside)
    if not game.is_new(g, "tokens", ("numbers",)):
        return
    now, before = ([numbers_of(word) for word in game.block(at, "numbers")] for at in (g, game.first))
    hidden = {tile for tile, terrain in enumerate(game.terrain(game.first)) if terrain == "fog"}
    for tile, numbers in enumerate(before):
        assert tile in hidden or now[tile] == numbers or not {*now[tile], *numbers} & set(FIXED_TOKENS)
    if not hidden:
        assert Counter(now) == Counter(before)


# ---- at sea


def at_sea(game: Invariants, g: State) -> None:
    """A knight stands on land, or at sea where two ships of its owner meet (CK-103)."""
    if not game.is_new(g, "knights at sea", ("knight", "held", "road", "ship", "terrain")):
        return
    knight, around, dry = game.block(g, "knight"), tiles_around(game.graph), game.dry(g)
    for v, rank in enumerate(knight):
        assert not rank or not dry.isdisjoint(around[v]) or game.block(g, "ship_reach")[v]


CITY_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    Commodities: commodities,
    EventDie: event_die,
    Improvements: improvements,
    Aqueduct: aqueduct,
    Progress: hand_limit,
    Knights: knights,
    Walls: walls,
    Barbarians: barbarians,
    Merchant: merchant,
    TradeCards: trade_cards,
    PoliticsCards: politics,
    ScienceCards: science,
    CitiesAtSea: at_sea,
}
