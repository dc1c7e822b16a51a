"""City improvements and the metropolises (CK-41 to CK-45, CK-47 to CK-52). The Aqueduct is a chapter of its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import ABOVE, ACTIVE, ALL_BITS, DERIVED, MOST_KINDS, MOST_OF_A_KIND, PUBLIC
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.base.maritime import Maritime
from archipel.rules.box_chapter import CITY, UNSET
from archipel.rules.cities_knights.city_chapter import CityChapter, CityHooks
from archipel.rules.cities_knights.progress_deck import COMMODITIES, TRACK_COUNT, TRACKS, TRADE

LEVELS: Final = 5
ABILITY: Final = 3  # the level that brings something lasting (CK-44, CK-45, CK-46)
METROPOLIS: Final = 4  # the level that brings the metropolis to the first who reaches it (CK-48)
METROPOLIS_POINTS: Final = 2  # besides those of the city (CK-48)
GUILD_RATE: Final = 2  # (CK-44)
CRANE_DISCOUNT: Final = 1  # commodities (CK-71)

# The improvements of the tracks, level by level (CK-43).
NAMES: Final = (
    ("market", "trading_house", "merchant_guild", "bank", "great_exchange"),
    ("town_hall", "church", "fortress", "cathedral", "high_assembly"),
    ("abbey", "library", "aqueduct", "theatre", "university"),
)


@final
class Improve(Verb):
    """The next level of a track, for as many of its commodity (CK-41)."""

    def __init__(self, improvements: Improvements) -> None:
        super().__init__("improve", [Field("track", "number", TRACK_COUNT, list(TRACKS))])
        self.roles = [roles.UPGRADE]
        self.improvements = improvements
        self.rates = improvements.packed if improvements.cards.fits else 0
        self.hand: i64 = improvements.cards.packed
        self.prices: i64 = improvements.packed

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        if ((s[self.hand + seat] | ABOVE) - s[self.prices + seat]) & ABOVE == 0:
            return n  # no next level is paid for
        improvements = self.improvements
        cards = improvements.cards
        held: i64 = cards.hand + seat * cards.kinds + cards.resources
        levels: i64 = improvements.improvement + seat * TRACK_COUNT
        less: i64 = CRANE_DISCOUNT if improvements.has_crane(g, seat) else 0
        costs = improvements.level_cost
        cities: i64 = -1  # not counted yet
        track: i64
        for track in range(TRACK_COUNT):
            # What the next level costs is as in `cost`; most seats hold too little most of the time.
            level: i64 = s[levels + track]
            if level == LEVELS or s[held + track] + less < costs[level]:
                continue
            if level + 1 < METROPOLIS:
                if cities < 0:
                    cities = improvements.cities(g, seat)
                fitting: bool = cities > 0
            else:
                fitting = improvements.has_city_for(g, seat, track)
            if fitting:
                g.scratch.codes[n] = self.base + track
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        improvements = self.improvements
        cards = improvements.cards
        cost: i64 = improvements.cost(g, seat, x)
        if cost > 0:
            cards.spend(g, seat, cards.resources + x, cost)
        if improvements.has_crane(g, seat):
            g.s[improvements.crane] = 0
        improvements.turn.has_built(g)
        improvements.raise_level(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        improvements = self.improvements
        track = TRACKS[x]
        if improvements.level(g, seat, x) == LEVELS:
            return IllegalAction("improvement.complete", "CK-41", track=track)
        if improvements.cities(g, seat) == 0:
            return IllegalAction("improvement.no_city", "CK-41", track=track)
        if not improvements.has_city_for(g, seat, x):
            return IllegalAction("improvement.no_free_city", "CK-51", track=track)
        card = improvements.cards.names[improvements.cards.resources + x]
        cost = int(improvements.cost(g, seat, x))
        missing = {card: cost - int(improvements.cards.held(g, seat, improvements.cards.resources + x))}
        return IllegalAction(
            "improvement.too_expensive", "CK-41", card=card, rate=cost, cost={card: cost}, missing=missing
        )


class ChooseCity(Verb):
    """Choose one of the seat's own cities that is not a metropolis."""

    def __init__(self, name: str, rules: Rules, improvements: Improvements) -> None:
        super().__init__(name, [rules.corner_field()])
        self.improvements = improvements

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.improvements.offer_free_cities(g, seat, self.base, n)


@final
class PlaceMetropolis(ChooseCity):
    """The city that becomes the metropolis (CK-48, CK-49)."""

    def apply(self, g: State, seat: i64, x: i64) -> None:
        track: i64 = g.argument()
        g.close()
        self.improvements.put_metropolis(g, seat, track, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if self.improvements.is_metropolis(g, x):
            return IllegalAction("metropolis.one_per_city", "CK-50", corner=int(x))
        return IllegalAction("metropolis.no_city", "CK-48", corner=int(x))


@final
class Improvements(CityChapter):
    """How far every seat has come in the three tracks, and where the metropolises stand."""

    def __init__(self) -> None:
        super().__init__("improvements")
        self.improvement = self.metropolis = self.holder = self.crane = self.improved = self.founded = self.lost = UNSET
        self.packed = self.city_count = UNSET
        self.units: vec[i64] = vec[i64]()  # one of each commodity in the word of a hand
        self.barred: i64 = 0  # a price in that word which no hand holds, for every other kind
        self.level_cost: vec[i64] = vec_of([*range(1, LEVELS + 1), 0])  # of the next, by the present one (CK-41)
        self.on_level = CityHooks()
        self.on_metropolis = CityHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.building_index = rules.the(BuildingIndex)
        self.maritime = rules.the(Maritime)
        tracks = list(TRACKS)
        self.improvement = rules.player_block("improvement", PUBLIC, TRACK_COUNT, "cards", tracks)
        self.packed = rules.player_block("level_prices", PUBLIC, 1, DERIVED)  # of all tracks, to compare with hands
        self.city_count = rules.player_block("city_count", PUBLIC, 1, DERIVED)  # as `CityStock.count` has it
        self.metropolis = rules.corner_block("metropolis", PUBLIC, "name", ["", *tracks])
        self.holder = rules.block("metropolis_holder", PUBLIC, TRACK_COUNT, "holder")
        self.crane = rules.block("crane", PUBLIC, reads="flag")  # the active seat's next improvement costs 1 less
        track = EventField("track", "track", PUBLIC, tracks)
        corner = EventField("corner", "corner", PUBLIC)
        names = [name for row in NAMES for name in row]
        improvement = EventField("improvement", "improvement", PUBLIC, names)
        self.improved = rules.event("improved", [SEAT, track, EventField("level", "number", PUBLIC), improvement])
        self.founded = rules.event("metropolis_founded", [SEAT, track, corner], roles.PLACED)
        self.lost = rules.event("metropolis_lost", [SEAT, track, corner])
        for name, commodity in zip(tracks, COMMODITIES, strict=True):
            for level in range(LEVELS):
                rules.price(f"{name}_{level + 1}", {commodity: int(self.level_cost[level])})
        self.lay_out_prices()
        self.improve = rules.add(Improve(self))
        self.turn.offer_build(self.improve)
        self.turn.before_roll.explain(self.improve, "turn.roll_first", "BASE-27")
        self.phase = rules.phase("place_metropolis", "CK-48")
        self.place = rules.add(PlaceMetropolis("place_metropolis", rules, self))
        self.phase.offer(self.place)
        self.turn.on_part.append(self, self.crane)
        self.building.on_placed.append(self)
        self.building.on_city_lost.append(self)
        self.maritime.ask_for_rates(rules, self)
        rules.reading("next_price", "player")
        rules.reading("next_level", "player")

    def lay_out_prices(self) -> None:
        """Where the commodities are in the word of a hand. Without such a word all levels look cheap enough."""
        unit: i64 = 1 if self.cards.fits else 0
        kind: i64
        for kind in range(MOST_KINDS):
            if self.cards.resources <= kind < self.cards.resources + TRACK_COUNT:
                self.units = append(self.units, unit)
            else:
                self.barred += unit * (MOST_OF_A_KIND + 1)
            unit *= ALL_BITS + 1

    def begin(self, g: State) -> None:
        """Nobody has a Crane."""
        seat: i64
        for seat in range(g.rules.players):
            self.pack(g, seat)

    # ---- reading

    def level(self, g: State, seat: i64, track: i64) -> i64:
        """How far a seat has come in a track: 0 to 5, and never back, with or without cities (CK-42, CK-47)."""
        return g.s[self.improvement + seat * TRACK_COUNT + track]

    def is_metropolis(self, g: State, corner: i64) -> bool:
        return g.s[self.metropolis + corner] != 0

    def is_free_city(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether a city of the seat stands here, without a metropolis."""
        b = self.building
        return g.s[b.piece + corner] == CITY and g.s[b.held + corner] == seat + 1 and g.s[self.metropolis + corner] == 0

    def free_cities(self, g: State, seat: i64) -> i64:
        """How many cities of a seat are not a metropolis; no city has two of them (CK-50)."""
        found: i64 = self.cities(g, seat)
        track: i64
        for track in range(TRACK_COUNT):
            if g.s[self.holder + track] == seat + 1:
                found -= 1
        return found

    def cities(self, g: State, seat: i64) -> i64:
        """How many cities a seat has, metropolises included; one that lies on its side is none (CK-30)."""
        at: i64 = self.city_count + seat
        return g.s[at]

    def offer_free_cities(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every city of the seat that is not a metropolis."""
        index = self.building_index
        i: i64
        for i in range(index.list + seat * index.most, index.list + (seat + 1) * index.most):
            corner: i64 = g.s[i] - 1
            if corner < 0:
                break
            if self.is_free_city(g, seat, corner):
                g.scratch.codes[n] = base + corner
                n += 1
        return n

    # ---- buying

    def has_crane(self, g: State, seat: i64) -> bool:
        """Whether the next improvement costs one commodity less: in the turn in which the Crane was played (CK-71)."""
        return g.s[self.crane] != 0 and g.s[ACTIVE] == seat

    def cost(self, g: State, seat: i64, track: i64) -> i64:
        """What the next level costs: as many commodities as its number (CK-41), one less with the Crane (CK-71)."""
        cost: i64 = self.level_cost[self.level(g, seat, track)]
        if self.has_crane(g, seat):
            cost -= CRANE_DISCOUNT
        return cost

    def pack(self, g: State, seat: i64) -> None:
        """Count a seat's cities, and put the prices of its next levels into one word. Nobody holds enough for a track
        that is complete, or for any without a city."""
        prices: i64 = self.barred
        cities: i64 = self.building.city_stock.count(g, seat)
        g.s[self.city_count + seat] = cities
        track: i64
        for track in range(TRACK_COUNT):
            price: i64 = MOST_OF_A_KIND + 1
            if cities > 0 and self.level(g, seat, track) < LEVELS:
                price = self.cost(g, seat, track)
            prices += self.units[track] * price
        g.s[self.packed + seat] = prices

    def take_crane(self, g: State, seat: i64) -> None:
        """The next improvement of the active seat costs one commodity less (CK-71)."""
        g.s[self.crane] = 1
        self.pack(g, seat)

    def can_pay(self, g: State, seat: i64, track: i64) -> bool:
        """Whether there is a next level and the seat holds its price."""
        if self.level(g, seat, track) == LEVELS:
            return False
        return self.cards.held(g, seat, self.cards.resources + track) >= self.cost(g, seat, track)

    def has_city_for(self, g: State, seat: i64, track: i64) -> bool:
        """Any city (CK-41), or one that is not a metropolis for a level that needs a place for one (CK-51)."""
        if self.level(g, seat, track) + 1 >= METROPOLIS and self.needs_free_city(g, seat, track):
            return self.free_cities(g, seat) > 0
        return self.cities(g, seat) > 0

    def needs_free_city(self, g: State, seat: i64, track: i64) -> bool:
        """The fourth level always, also where another has the metropolis; the fifth when it would win it (CK-51)."""
        return self.level(g, seat, track) + 1 == METROPOLIS or self.would_win(g, seat, track)

    def would_win(self, g: State, seat: i64, track: i64) -> bool:
        """Whether the next level brings the metropolis: as the first at the fourth level (CK-48), or at the fifth
        before its holder (CK-49)."""
        level: i64 = self.level(g, seat, track) + 1
        holder: i64 = g.s[self.holder + track] - 1
        if level < METROPOLIS or holder == seat:
            return False
        return holder < 0 or (level == LEVELS and self.level(g, holder, track) < LEVELS)

    def raise_level(self, g: State, seat: i64, track: i64) -> None:
        """The next level, bought or free; perhaps the metropolis with it."""
        wins: bool = self.would_win(g, seat, track)
        g.s[self.improvement + seat * TRACK_COUNT + track] += 1
        self.pack(g, seat)
        level: i64 = self.level(g, seat, track)
        g.emit(self.improved, seat, track, level, track * LEVELS + level - 1)
        if track == TRADE and level == ABILITY:
            self.maritime.refresh(g, seat)
        for chapter in self.on_level.all:
            chapter.level_raised(g, seat, track)
        if wins:
            self.win_metropolis(g, seat, track)

    # ---- metropolises

    def win_metropolis(self, g: State, seat: i64, track: i64) -> None:
        """From the table or from its holder to a city of the seat; asked if there are several (CK-48, CK-49)."""
        holder: i64 = g.s[self.holder + track] - 1
        corner: i64
        if holder >= 0:
            for corner in range(g.rules.graph.corners):
                if g.s[self.metropolis + corner] == track + 1:
                    self.take_metropolis(g, holder, track, corner)
        if self.free_cities(g, seat) > 1:
            g.open(self.phase.index, seat, track)
            return
        for corner in range(g.rules.graph.corners):
            if self.is_free_city(g, seat, corner):
                self.put_metropolis(g, seat, track, corner)

    def put_metropolis(self, g: State, seat: i64, track: i64, corner: i64) -> None:
        """The city is worth four points from now on (CK-48)."""
        g.s[self.metropolis + corner] = track + 1
        g.s[self.holder + track] = seat + 1
        self.score.add(g, seat, METROPOLIS_POINTS)
        g.emit(self.founded, seat, track, corner)
        self.notify(g, corner)

    def take_metropolis(self, g: State, seat: i64, track: i64, corner: i64) -> None:
        """The city of its holder is a plain one again (CK-52)."""
        g.s[self.metropolis + corner] = 0
        g.s[self.holder + track] = 0
        self.score.add(g, seat, -METROPOLIS_POINTS)
        g.emit(self.lost, seat, track, corner)
        self.notify(g, corner)

    def notify(self, g: State, corner: i64) -> None:
        for chapter in self.on_metropolis.all:
            chapter.metropolis_changed(g, corner)

    # ---- reactions and answers

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if piece == CITY and colour < g.rules.players:
            self.pack(g, colour)

    def city_lost(self, g: State, colour: i64, corner: i64) -> None:
        if colour < g.rules.players:
            self.pack(g, colour)

    def part_began(self, g: State, seat: i64) -> None:
        """The Crane lasts for one turn (CK-71)."""
        g.s[self.crane] = 0
        self.begin(g)

    def rate(self, g: State, seat: i64, kind: i64, rate: i64) -> i64:
        """The merchant guild trades any commodity at two to one (CK-44)."""
        first: i64 = self.cards.resources
        if first <= kind < first + TRACK_COUNT and rate > GUILD_RATE and self.level(g, seat, TRADE) >= ABILITY:
            return GUILD_RATE
        return rate

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"metropolis_points": METROPOLIS_POINTS}

    def readings(self, g: State) -> dict[str, object]:
        """By track what the next level costs, and which it is and what it brings; tracks that are complete are left
        out."""
        prices: list[dict[str, dict[str, int]]] = []
        levels: list[dict[str, dict[str, object]]] = []
        for seat in range(g.rules.players):
            price: dict[str, dict[str, int]] = {}
            level: dict[str, dict[str, object]] = {}
            for track, name in enumerate(TRACKS):
                present: int = self.level(g, seat, track)
                if present < LEVELS:
                    price[name] = {COMMODITIES[track]: int(self.cost(g, seat, track))}
                    level[name] = {"level": present + 1, "brings": self.next_brings(g, seat, track)}
            prices.append(price)
            levels.append(level)
        return {"next_price": prices, "next_level": levels}

    def next_brings(self, g: State, seat: i64, track: i64) -> list[str]:
        """What the next level of a track would bring to a seat, besides more draws (CK-44 to CK-46, CK-48, CK-49)."""
        level: i64 = self.level(g, seat, track) + 1
        found: list[str] = []
        if level == ABILITY:
            found.append("ability")
        if self.would_win(g, seat, track):
            found.append("metropolis" if g.s[self.holder + track] == 0 else "others_metropolis")
        elif level == LEVELS and g.s[self.holder + track] == seat + 1:
            found.append("metropolis_for_good")
        return found

    def tables(self) -> dict[str, list[dict[str, object]]]:
        """What each level may bring for good."""
        rows: list[dict[str, object]] = []
        for level in range(1, LEVELS + 1):
            brings = "ability" if level == ABILITY else "metropolis" if level == METROPOLIS else ""
            rows.append({"level": level, "brings": "metropolis_for_good" if level == LEVELS else brings})
        return {"levels": rows}
