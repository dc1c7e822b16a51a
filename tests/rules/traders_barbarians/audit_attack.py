"""Barbarian Attack checked by a second reading of its rules, over whole games of random play (TB-BA-5 to TB-BA-30).

The oracle follows the events of a game with a model of its own: barbarians, reserve, prisoners, knights. Every event
must be one that the rules allow in that position, and every battle is fought again from the position before it. After
each action the blocks of the game must say what the model says. Nothing here is shared with the chapters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import archipel
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.path_knights import PathKnights
from tests.rules.traders_barbarians.audit import YIELDS, RandomGame, number_in

GAME: Final = "traders_barbarians/barbarian_attack"
ORDER: Final = ["-2,1", "-2,0", "-1,-1", "0,-2", "1,-2", "2,-1", "2,0", "1,1", "0,2", "-1,2"]  # of battles, TB-BA-21
ORDER_OF_MANY: Final = [  # with five or six players, TB-3
    *("-2,-1", "-1,-2", "0,-3", "1,-3", "2,-3", "2,-2"),
    *("1,1", "0,2", "-1,3", "-2,3", "-3,3", "-3,2"),
]
SIDES: Final = {"green": ("NE", "SW"), "brown": ("E", "W"), "purple": ("SE", "NW")}  # TB-BA-24
CARDS: Final = {"knighthood": 14, "swift_knight": 4, "capture": 4, "treason": 4}
LIKED: Final = {"offer_trade": 0.0, "end_turn": 0.15, "end_march": 0.1, "buy_card": 4.0, "build_city": 4.0}


class AttackOracle(RandomGame):
    """A game of Barbarian Attack, and what it ought to be."""

    liked = LIKED

    def __init__(self, seats: int, seed: int, **options: object) -> None:
        super().__init__(GAME, seats, seed, options)
        self.help = (seed % 4) / 8
        self.two = bool(options.get("for_two"))
        self.left_over = 0
        graph = self.graph
        self.beside = [
            [int(graph.edge_tiles[2 * e + k]) for k in (0, 1) if graph.edge_tiles[2 * e + k] >= 0]
            for e in range(graph.edges)
        ]
        self.edges_of = [[e for e in range(graph.edges) if tile in self.beside[e]] for tile in range(graph.tiles)]
        self.ground = [self.terrain(tile) for tile in range(graph.tiles)]
        many = seats > 4
        self.coast = [graph.tile(name) for name in (ORDER_OF_MANY if many else ORDER)]
        self.at_castle = {e for e in range(graph.edges) if any(self.ground[t] == "castle" for t in self.beside[e])}
        self.number = [self.numbers_of(tile) for tile in range(graph.tiles)]
        self.harbours = [e for e in range(graph.edges) if self.value("harbour", e)]
        # the model
        self.here = [0] * graph.tiles
        for tile in self.coast:
            if self.number[tile] & {2, 12}:
                self.here[tile] = 1  # TB-BA-5
        self.total = 48 if many else 36
        self.reserve = self.total - 2
        colours = seats + (2 if self.two else 0)
        self.prisoners = [0] * colours
        self.knights: dict[int, int] = {}
        self.marched: set[int] = set()
        self.landing: list[set[int]] = []  # sums of landings that are going on
        self.to_land: list[int] = []  # tiles where a barbarian lands by the last of these sums
        self.last_sum = 0
        self.deck = dict(CARDS)
        self.card = ""
        self.treason: list[int] = []
        self.fights: Iterator[int] | None = None
        self.battlefield = -1
        self.fighting = False
        self.lost: dict[int, int] = {}
        self.due: dict[int, int] = {}  # prisoners of this battle
        self.gold_due: dict[int, int] = {}
        self.rivals: list[int] = []  # who roll for prisoners
        self.roll_for = 0
        self.at_start = 0
        self.expected: Counter[tuple[int, str, int]] = Counter()  # what the rolls of this turn yield
        self.yielded: Counter[tuple[int, str, int]] = Counter()
        self.short = False
        self.read_events()
        self.check_all()

    # ---- reading the game

    def name(self, name: str, at: int) -> object:
        return self.game.rules.block_named[name].names[self.value(name, at)]

    def numbers_of(self, tile: int) -> set[int]:
        bits = self.value("numbers", tile)
        return {n for n in range(2, 13) if bits >> n & 1}

    def conquered(self, tile: int) -> bool:
        return self.here[tile] >= 3

    def reach(self, start: int, steps: int) -> set[int]:
        """Paths within this many steps, by brute force (TB-BA-19, TB-BA-20)."""
        found = {start}
        for _ in range(steps):
            corners = {corner for edge in found for corner in self.ends[edge]}
            found |= {e for e in range(self.graph.edges) if corners & set(self.ends[e]) and self.beside[e]}
        return {e for e in found if e not in self.knights and e not in self.at_castle}

    # ---- playing

    def enrich(self) -> None:
        super().enrich()
        if self.rng.random() < 0.3:
            self.muster()

    def choose(self, kind: str, choices: list[archipel.Action]) -> archipel.Action:
        if kind in ("march", "march_foreign_knight") and self.rng.random() < 0.7:
            return max(choices, key=self.use_of)
        return self.rng.choice(choices)

    def use_of(self, march: archipel.Action) -> tuple[int, int]:
        """How many barbarians stand beside a path, and how many knights around them: there battles are shared."""
        tiles = self.beside[self.graph.edge(str(march).split()[1])]
        return max((self.here[t], sum(e in self.knights for e in self.edges_of[t])) for t in tiles)

    def muster(self) -> None:
        """Barbarians on a coastal tile and knights of several players around it, for a battle when the turn ends."""
        if self.two and self.seats not in self.knights.values():
            return  # the first knight of the game brings another one along
        state = self.game.state
        knights = self.game.rules.the(PathKnights)
        coast = self.game.rules.the(BarbarianCoast)
        tile = self.rng.choice(self.coast)
        while self.here[tile] < 3 and self.reserve > 0 and self.rng.random() < 0.8:
            self.here[tile] += 1
            self.reserve -= 1
            state.s[coast.reserve] -= 1
            coast.add(state, tile)
        players = self.rng.sample(range(self.seats), self.rng.randint(1, min(3, self.seats)))
        for edge in self.edges_of[tile]:
            seat = self.rng.choice(players)
            if edge not in self.knights and sum(k == seat for k in self.knights.values()) < 6:
                self.knights[edge] = seat
                knights.put(state, seat, edge)
        self.read_events()

    def act(self, action: archipel.Action) -> None:
        phase = self.game.phase
        before = [self.hand(seat, "gold") for seat in range(self.seats)]
        self.game.apply(action)
        new = self.read_events()
        for event in new:
            self.compared += 1
            follow = getattr(self, f"on_{event.kind}", None)
            if follow is not None:
                follow(phase, **event.fields)
        if not self.game.over:
            assert not self.landing and not self.to_land, "three sums for each building (TB-BA-7)"
            if self.fighting:
                self.close_battle()
            if self.fights is not None:
                assert next(self.fights, None) is None, "a battle was not fought (TB-BA-21)"
                self.fights = None
            ended = any(event.kind == "turn_began" for event in new) and self.game.turn > 1
            if ended and self.seats < 5:  # with more, others buy cards between the battles and the next turn
                assert next(self.battles(), None) is None, "a battle was not fought (TB-BA-21)"
        if phase == "treason" and self.game.phase != "treason":
            self.check_treason()
        if action.kind not in ("confirm_trade", "accept_trade", "maritime_trade"):
            change = [0] * self.seats
            for event in new:
                if event.kind == "gold_gained":
                    change[number_in(event, "seat")] += number_in(event, "count")
                elif event.kind == "gold_spent":
                    change[number_in(event, "seat")] -= 2
            assert [self.hand(seat, "gold") - before[seat] for seat in range(self.seats)] == change
        self.check_all()

    # ---- after every action

    def check_all(self) -> None:
        self.compared += 1
        tiles = range(self.graph.tiles)
        assert [self.value("coast_barbarians", tile) for tile in tiles] == self.here
        assert self.value("barbarians_left") == self.reserve
        assert [self.value("prisoners", k) for k in range(len(self.prisoners))] == self.prisoners
        assert sum(self.here) + self.reserve + sum(self.prisoners) == self.total, "TB-BA-1"
        assert all(0 <= self.here[t] <= 3 and (t in self.coast or self.here[t] == 0) for t in tiles)
        edges = range(self.graph.edges)
        assert [self.value("path_knight", e) for e in edges] == [self.knights.get(e, -1) + 1 for e in edges]
        for seat in range(self.seats):
            assert self.value("path_knights_left", seat) == 6 - sum(k == seat for k in self.knights.values())
        rates = [dict.fromkeys(YIELDS.values(), 4) for _ in self.prisoners]
        points = [0] * self.seats
        harbour = [0] * len(self.prisoners)
        for corner in range(self.graph.corners):
            owner = self.value("held", corner) - 1
            if owner < 0:
                continue
            lies = all(self.conquered(t) or self.ground[t] == "sea" for t in self.tiles[corner])
            assert bool(self.value("suspended", corner)) == lies, "TB-BA-10"
            worth = 0 if lies else self.value("building", corner)
            if owner < self.seats:
                points[owner] += worth
            for edge in self.harbours:
                if corner in self.ends[edge] and not lies:
                    harbour[owner] += worth
                    kind = str(self.name("harbour", edge))
                    for card, rate in rates[owner].items():
                        rates[owner][card] = min(rate, 2 if kind == card else 3 if kind == "generic" else 4)
        if self.value("longest_route"):
            holder = self.value("longest_route") - 1
            if holder < self.seats:
                points[holder] += 2
        if self.options.get("harbormaster"):
            holder = self.value("harbormaster") - 1
            if holder >= 0:
                points[holder] += 2
                assert harbour[holder] == max(harbour[: self.seats]) >= 3, "TB-HM-2, TB-BA-30"
            else:
                best = max(harbour[: self.seats])
                assert best < 3 or harbour[: self.seats].count(best) > 1, "TB-HM-2"
        names = [good.name for good in self.game.rules.goods]
        for seat in range(self.seats):
            for k, card in enumerate(names):
                if card in rates[seat]:
                    assert self.value("rate", seat * len(names) + k) == rates[seat][card], "TB-BA-10"
            assert self.value("points", seat) == points[seat] + self.prisoners[seat] // 2, "TB-BA-27"
        if self.game.over:
            target = 13 if self.options.get("harbormaster") else 12
            assert self.game.winner == self.game.active
            assert self.value("points", self.game.active) >= target, "TB-BA-27, TB-BA-30"

    def check_offers(self) -> None:
        """What is offered, against brute force."""
        game = self.game
        phase = game.phase
        seat = game.seat
        actions = [str(action).split() for action in game.legal_actions()]
        offered: dict[str, set[str]] = {}
        for words in actions:
            if len(words) > 1:
                offered.setdefault(words[0], set()).add(words[1])
        self.compared += len(actions)
        names = self.graph.edge_names
        for kind in ("build_road", "place_free_road", "build_neutral_road"):
            for edge in offered.get(kind, ()):
                assert not any(self.conquered(t) for t in self.beside[self.graph.edge(edge)]), "TB-BA-9"
        for kind in ("build_settlement", "build_neutral_settlement"):
            for corner in offered.get(kind, ()):
                assert not any(self.conquered(t) for t in self.tiles[self.graph.corner(corner)]), "TB-BA-9"
        if self.options.get("conquered_cities") == "barred":
            for corner in offered.get("build_city", ()):
                assert not any(self.conquered(t) for t in self.tiles[self.graph.corner(corner)]), "TB-BA-9"
        steps = 5 if seat >= 0 and self.hand(seat, "grain") else 3
        own = [e for e, k in self.knights.items() if k == seat]
        if phase == "knights_march":
            may = {e for e in own if e not in self.marched and self.reach(e, steps)}
            assert offered.get("lead_knight", set()) == {names[e] for e in may}, "TB-BA-19"
            free = ["end_march"] in actions
            assert free == (not any(e in self.at_castle for e in may)), "TB-BA-19"
        elif phase == "knight_at_castle":
            assert offered["place_path_knight"] == {names[e] for e in self.at_castle - set(self.knights)}, "TB-BA-13"
        elif phase == "knight_anywhere":
            free_paths = {names[e] for e in range(self.graph.edges) if e not in self.knights}
            assert offered["place_path_knight"] == free_paths, "TB-BA-14"
        elif phase == "foreign_march":
            at = next(e for e, k in self.knights.items() if k == self.seats)
            paths = {names[e] for e in self.reach(at, steps)}
            assert offered.get("march_foreign_knight", set()) == paths, "TB-BA-28"
        elif phase == "capture":
            assert offered["capture_barbarian"] == {self.graph.tile_names[t] for t in self.coast if self.here[t]}
        elif phase == "steal":
            victims = {p for p in range(self.seats) if p != seat and self.resources(p)}
            assert len([a for a in actions if a[0] == "steal"]) == len(victims), "TB-BA-25"

    # ---- events

    def on_turn_began(self, phase: str, seat: int, turn: int) -> None:
        self.marched = set()

    def on_turn_ended(self, phase: str, seat: int) -> None:
        assert self.short or self.expected == self.yielded, "TB-BA-9"
        self.expected.clear()
        self.yielded.clear()
        self.short = False

    def on_rolled(self, phase: str, seat: int, dice: str) -> None:
        self.produce(sum(int(die) for die in dice.split("+")), 2)

    def on_card_revealed(self, phase: str, seat: int, event: str, number: int) -> None:
        self.produce(number, 1 if event == "epidemic" else 2)

    def on_shortage(self, phase: str, card: str) -> None:
        self.short = True

    def produce(self, number: int, city: int) -> None:
        """What a number brings: nothing on conquered tiles, nor for neutral colours (TB-BA-9, TB-TWO-5)."""
        for corner in range(self.graph.corners):
            owner = self.value("held", corner) - 1
            if not 0 <= owner < self.seats:
                continue
            for tile in self.tiles[corner]:
                if number in self.number[tile] and not self.conquered(tile) and self.ground[tile] in YIELDS:
                    worth = 1 if self.value("building", corner) == 1 else city
                    self.expected[owner, YIELDS[self.ground[tile]], tile] += worth

    def on_produced(self, phase: str, seat: int, card: str, count: int, tile: int) -> None:
        self.yielded[seat, card, tile] += count

    def on_built(self, phase: str, seat: int, piece: str, at: int) -> None:
        if self.game.turn == 0 or phase in ("placement", "place_settlement", "place_city", "place_road"):
            return
        if piece == "road":
            assert not any(self.conquered(t) for t in self.beside[at]), "TB-BA-9"
            return
        if piece == "settlement":
            assert not any(self.conquered(t) for t in self.tiles[at]), "TB-BA-9"
        if piece == "settlement" or seat < self.seats:
            self.landing.append(set())

    def sum_rolled(self, number: int) -> None:
        """One of three different sums (TB-BA-7). It may be the number of two coastal tiles (TB-3)."""
        assert self.landing and not self.to_land
        assert number != 7 and 2 <= number <= 12 and number not in self.landing[0]
        tiles = [tile for tile in self.coast if number in self.number[tile] and not self.conquered(tile)]
        self.to_land, self.last_sum = tiles[: self.reserve], number
        self.landing[0].add(number)
        if len(self.landing[0]) == 3:
            self.landing.pop(0)

    def on_barbarian_landed(self, phase: str, seat: int, number: int, tile: int) -> None:
        if not self.to_land or number != self.last_sum:
            self.sum_rolled(number)
        assert tile == self.to_land.pop(0), "TB-BA-7"
        self.reserve -= 1
        self.here[tile] += 1

    def on_barbarian_stayed_away(self, phase: str, seat: int, number: int) -> None:
        self.sum_rolled(number)
        assert not self.to_land, "TB-BA-7, TB-BA-8"

    def on_tile_conquered(self, phase: str, tile: int) -> None:
        assert self.here[tile] == 3, "TB-BA-9"

    def on_attack_card(self, phase: str, seat: int, card: str) -> None:
        if not any(self.deck.values()):
            self.deck = dict(CARDS)
        self.deck[card] -= 1
        assert self.deck[card] >= 0, "TB-BA-12"
        self.card = card
        self.treason = []
        self.at_start = sum(count > 0 for count in self.here)

    def on_attack_card_lost(self, phase: str, seat: int, card: str) -> None:
        stock = 6 - sum(k == seat for k in self.knights.values())
        if card == "capture":
            assert not any(self.here), "TB-BA-15"
        elif card == "knighthood":
            assert stock == 0 or self.at_castle <= set(self.knights), "TB-BA-13"
        else:
            assert card == "swift_knight" and stock == 0, "TB-BA-13"

    def on_barbarian_captured(self, phase: str, seat: int, tile: int) -> None:
        assert self.card == "capture" and self.here[tile] > 0, "TB-BA-15"
        self.here[tile] -= 1
        self.prisoners[seat] += 1

    def on_barbarian_moved(self, phase: str, seat: int, to: int, **more: int) -> None:
        start = more["from"]
        assert start != to and to in self.coast and self.here[start] > 0 and not self.conquered(to)
        if phase == "treason":
            assert start not in self.treason and to not in self.treason, "TB-BA-16"
            self.treason += [start, to]
        else:
            assert self.two, "TB-BA-28"
        self.here[start] -= 1
        self.here[to] += 1

    def on_barbarian_brought(self, phase: str, seat: int, tile: int) -> None:
        assert phase == "treason" and self.reserve > 0 and not self.conquered(tile) and tile not in self.treason
        assert self.at_start < 2, "TB-BA-16"
        self.treason += [tile, tile]
        self.reserve -= 1
        self.here[tile] += 1

    def check_treason(self) -> None:
        """Two barbarians, unless there was no other one or no other tile for it (TB-BA-16)."""
        if len(self.treason) < 4:
            others = [tile for tile in self.coast if tile not in self.treason]
            nowhere = all(self.conquered(tile) for tile in others)
            assert nowhere or (self.reserve == 0 and not any(self.here[tile] for tile in others)), "TB-BA-16"

    def on_path_knight_placed(self, phase: str, seat: int, edge: int) -> None:
        assert edge not in self.knights
        assert sum(k == seat for k in self.knights.values()) < (6 if seat < self.seats else 1)
        if phase != "knight_anywhere":
            assert edge in self.at_castle, "TB-BA-13"
        self.knights[edge] = seat

    def on_path_knight_marched(self, phase: str, seat: int, to: int, grain: int, **more: int) -> None:
        start = more["from"]
        assert start not in self.marched and to in self.reach(start, 5 if grain else 3), "TB-BA-19"
        assert not grain or to not in self.reach(start, 3)
        owner = self.knights.pop(start)
        assert owner == seat or owner == self.seats
        self.knights[to] = owner
        if owner == seat:
            self.marched.add(to)

    # ---- battles: each is one list of events, in this order

    def battles(self) -> Iterator[int]:
        """Tiles that are won, in their order; asked for one after the other (TB-BA-21)."""
        for tile in self.coast:
            if 0 < self.here[tile] < sum(e in self.knights for e in self.edges_of[tile]):
                yield tile

    def on_battle_won(self, phase: str, seat: int, tile: int, barbarians: int, knights: int) -> None:
        if self.fights is None:
            self.fights = self.battles()
        else:
            self.close_battle()
        assert next(self.fights) == tile, "TB-BA-21"
        assert barbarians == self.here[tile]
        self.battlefield = tile
        there = [self.knights[e] for e in self.edges_of[tile] if e in self.knights]
        assert knights == len(there)
        self.here[tile] = 0
        counts = {k: there.count(k) for k in set(there)}
        self.due, self.rivals, self.roll_for = {}, [], 0
        if len(counts) == 1:
            self.due = {there[0]: barbarians}
        elif len(counts) > barbarians:
            self.rivals, self.roll_for = sorted(counts), barbarians
        else:
            self.due = dict.fromkeys(counts, 1)
            if barbarians > len(counts):
                assert barbarians == len(counts) + 1
                most = [k for k in counts if counts[k] == max(counts.values())]
                self.left_over += 1
                if len(most) == 1:
                    self.due[most[0]] += 1
                else:
                    self.rivals, self.roll_for = sorted(most), 1
        self.gold_due = {k: 3 for k in self.rivals if k < self.seats}
        self.fighting = True

    def on_battle_part(self, phase: str, seat: int, knights: int) -> None:
        assert knights == sum(self.knights.get(e) == seat for e in self.edges_of[self.battlefield])

    def on_prisoner_rolled_for(self, phase: str, seat: int) -> None:
        assert seat in self.rivals and self.roll_for > 0, "TB-BA-22"
        self.rivals.remove(seat)
        self.roll_for -= 1
        self.due[seat] = self.due.get(seat, 0) + 1
        self.gold_due.pop(seat, None)

    def on_prisoners_taken(self, phase: str, seat: int, count: int) -> None:
        self.due[seat] -= count
        assert self.due[seat] >= 0, "TB-BA-22"
        self.prisoners[seat] += count

    def on_gold_gained(self, phase: str, seat: int, count: int) -> None:
        if not self.fighting:
            assert count == 2 and self.card == "treason", "TB-BA-16"
            return
        assert self.gold_due.get(seat, 0) >= count, "TB-BA-22, TB-BA-24"
        self.gold_due[seat] -= count

    def on_colour_die(self, phase: str, colour: str, tile: int) -> None:
        assert self.roll_for == 0 and not any(self.due.values()) and not any(self.gold_due.values()), "TB-BA-22"
        hit = {self.graph.edge(f"{self.graph.tile_names[tile]}{side}") for side in SIDES[colour]}
        self.lost = {e: self.knights[e] for e in hit if self.knights.get(e, self.seats) < self.seats}
        for owner in self.lost.values():
            self.gold_due[owner] = self.gold_due.get(owner, 0) + (2 if self.two else 3)

    def on_path_knight_lost(self, phase: str, seat: int, edge: int) -> None:
        assert self.lost.pop(edge) == seat, "TB-BA-24"
        del self.knights[edge]

    def close_battle(self) -> None:
        self.fighting = False
        assert not self.lost and not any(self.gold_due.values()), "TB-BA-24"
