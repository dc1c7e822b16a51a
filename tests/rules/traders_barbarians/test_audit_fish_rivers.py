"""Whole games of the Fishermen, the Rivers and the base game with variants beside oracles of plain Python.

The oracles share no code with the chapters: they read blocks, the graph and events. After every action they check who
draws how many fish on which roll, fish tokens and gold by the events, the tiles of the rivers, points and targets,
routes with bridges by brute force, harbour points, what is offered for fish and gold, and where the robber may go.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

import archipel
from tests.rules.traders_barbarians.audit import RESOURCES, Board

FISHERMEN, RIVERS, BASE = "traders_barbarians/fishermen", "traders_barbarians/rivers", "base"
TOKENS = ("fish_1", "fish_2", "fish_3")
PRICES = {"fish_robber": 2, "fish_steal": 3, "fish_take": 4, "fish_road": 5, "fish_card": 7}  # TB-FISH-8
BRIDGE_SITES = ("2,-1W", "1,-1W", "0,-1W", "-1,-1NW", "0,1W", "-1,1W", "-2,1SW")  # TB-RIV-5
LONG_RIVER = {"2,-1": "mountains", "1,-1": "hills", "0,-1": "pasture", "-1,-1": "swamp"}  # TB-RIV-4
SHORT_RIVER = {"0,1": "mountains", "-1,1": "hills", "-2,1": "swamp"}
OWN_TURN = ("action", "building", "second_player", "second_player_building")


class Audit:
    """A game in play, and what the rules make of it."""

    def __init__(self, name: str, seats: int, seed: int, options: dict[str, object]) -> None:
        self.options = options
        self.game = archipel.start(archipel.GameSpec(name, seats, tuple(options.items())), seed)
        self.game.listen()
        self.board = Board(self.game)
        self.fish, self.rivers = name == FISHERMEN, name == RIVERS
        self.two, self.friendly = bool(options.get("for_two")), bool(options.get("friendly_robber"))
        self.seats = seats
        self.blocks: dict[str, list[int]] = {}  # that were read since the last action
        self.beside_robber = False  # what is stolen next is stolen by the robber
        self.compared = 0
        self.look_at_graph()
        self.longest, self.harbormaster = 0, 0  # holders, 1 + a colour
        self.robber = self.word("robber")
        self.gold = [0] * seats
        self.purchases = 0
        self.tokens = [5] * seats
        self.second_lap: set[int] = set()
        self.pile = [0, 0, 0, 0]
        self.spent = [0, 0, 0]
        self.held = [[0, 0, 0] for _ in range(seats)]
        self.boot = 0
        self.rolls: list[tuple[int, int, bool]] = []  # number, active seat, whether the robber flees
        self.turn_numbers: set[int] = set()
        self.draws: list[tuple[int, int]] | None = None  # of the roll in hand: a seat and how many tokens it is owed
        self.swap = ""  # a token that is about to be laid down
        if self.fish:
            self.set_up_fish()
        if self.rivers:
            self.set_up_rivers()

    # ---- reading

    def word(self, name: str, at: int = 0) -> int:
        return self.words(name)[at]

    def words(self, name: str) -> list[int]:
        """A block as it is now."""
        if name not in self.blocks:
            block, state = self.game.rules.block_named[name], self.game.state.s
            first = int(block.at)
            self.blocks[name] = [int(state[k]) for k in range(first, first + int(block.size))]
        return self.blocks[name]

    def same(self, what: str, found: object, expected: object) -> None:
        self.compared += 1
        assert found == expected, f"{what}: {found!r}, not {expected!r}"

    def terrain(self, tile: int) -> str:
        name = self.game.rules.block_named["terrain"].names[self.word("terrain", tile)]
        return str(name)

    def numbers(self, tile: int) -> set[int]:
        bits = self.word("numbers", tile)
        return {number for number in range(2, 13) if bits // 2**number % 2 == 1}

    def look_at_graph(self) -> None:
        graph = self.game.graph
        self.edges, self.corners, self.tiles = int(graph.edges), int(graph.corners), int(graph.tiles)
        self.ends, self.corners_of, self.edges_at = self.board.ends, self.board.corners, self.board.at
        beside = Counter(e for e in range(self.edges) for tile in self.corners_of if set(self.ends[e]) <= set(tile))
        self.coast = {e for e in range(self.edges) if beside[e] == 1}
        self.sites = {graph.edge(name) for name in BRIDGE_SITES} if self.rivers else set()
        self.tile_named = {str(graph.tile_names[t]): t for t in range(self.tiles)}
        self.grounds: list[tuple[int, list[int]]] = []  # the number of a ground and its corners

    # ---- setting up

    def set_up_fish(self) -> None:
        lakes = [t for t in range(self.tiles) if self.terrain(t) == "lake"]
        large = self.seats > 4
        self.same("TB-FISH-2 lakes", len(lakes), 2 if large else 1)
        self.same("TB-FISH-2 numbers", [self.numbers(t) for t in lakes], [{2, 3, 11, 12}, {4, 10}][: len(lakes)])
        for t in lakes:
            sides = [e for e in range(self.edges) if set(self.ends[e]) <= set(self.corners_of[t])]
            self.same("TB-FISH-2 inland", [e for e in sides if e in self.coast], [])
        harbours = {e for e in range(self.edges) if self.word("harbour", e) != 0}
        free = {}  # the coasts of two edges without a harbour, by their middle corner
        for v in range(self.corners):
            sides = [e for e in self.edges_at[v] if e in self.coast]
            if len(self.edges_at[v]) == 3 and not set(sides) & harbours and len(sides) == 2:
                free[v] = sorted({c for e in sides for c in self.ends[e]})
        marked = {v: n for v, n in enumerate(self.words("fishing_ground")) if n != 0}
        if self.options.get("frame") == "standard" and not large:
            names = ("1,-3S", "2,0N", "2,0S", "-2,3N", "-2,1S", "-1,-1N")
            self.same("TB-FISH-3", set(marked), {self.game.graph.corner(name) for name in names})
        assert set(marked) <= set(free), "TB-FISH-3"
        wanted = [4, 5, 6, 8, 9, 10] + ([5, 9] if large else [])
        self.same("TB-FISH-1", sorted(marked.values()), sorted(wanted))
        self.grounds = [(n, free[v]) for v, n in marked.items()]
        self.same("TB-FISH-4", self.robber, -1)
        self.whole = [15, 15, 13, 1] if large else [11, 10, 8, 1]
        self.pile = list(self.whole)
        if self.two:  # TB-FISH-16
            for seat in range(2):
                self.held[seat] = [2, 2, 1]
                self.pile = [self.pile[0] - 2, self.pile[1] - 2, self.pile[2] - 1, 1]
        self.check_fish()

    def set_up_rivers(self) -> None:
        for name, terrain in (LONG_RIVER | SHORT_RIVER).items():
            self.same(f"TB-RIV-4 {name}", self.terrain(self.tile_named[name]), terrain)
        island = Counter(self.terrain(t) for t in range(self.tiles))
        self.same(
            "TB-RIV-3",
            island,
            Counter({"forest": 4, "fields": 4, "pasture": 3, "hills": 3, "mountains": 3, "swamp": 2}),
        )
        numbers = sorted(tuple(sorted(self.numbers(t))) for t in range(self.tiles) if self.numbers(t))
        single = [(n,) for n in (3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11)]
        self.same("TB-RIV-6", numbers, sorted([*single, (2, 12)]))
        self.same("TB-RIV-7", self.terrain(self.robber), "swamp")
        self.same("TB-RIV-5", {e for e, n in enumerate(self.words("river")) if n != 0}, self.sites)
        beside = [self.corners_of[self.tile_named[name]] for name in LONG_RIVER | SHORT_RIVER]
        self.river_corners = {v for tile in beside for v in tile}
        self.river_edges = {e for e in range(self.edges) for tile in beside if set(self.ends[e]) <= set(tile)}

    # ---- one action

    def play(self, action: archipel.Action | str, seat: int) -> None:
        self.acting = str(action).split()[0]
        self.acting_seat = seat
        before = self.words("points")
        self.game.apply(action, seat)
        self.blocks = {}
        if self.acting == "keep_fish":
            self.swapped_or_kept(seat)
        for event in self.board.read_events():
            self.happened(event, before)
        self.check()

    def happened(self, event: archipel.Event, before: list[int]) -> None:
        kind, fields = event.kind, event.fields
        seat = fields.get("seat")
        if kind in ("rolled", "card_revealed"):
            if self.options.get("two_rolls") != "both_first" or kind == "card_revealed":
                self.finish_rolls()
            if kind == "rolled":
                number = sum(int(die) for die in str(fields["dice"]).split("+"))
            else:
                number = int(str(fields["number"]))
            self.turn_numbers.add(number)
            self.rolls.append((number, self.game.active, fields.get("event") == "robber_flees"))
        elif kind == "turn_began":
            self.finish_rolls()
            self.purchases = 0
            self.turn_numbers = set()
        elif kind in ("robber_moved", "robber_left"):
            self.robber_goes(fields, before)
        elif kind == "stolen" and self.friendly and self.acting in ("move_robber", "steal"):
            victim = int(str(fields["victim"]))
            if self.beside_robber:
                assert before[victim] > 2, "TB-FR-3"
                self.compared += 1
        elif kind == "produced":
            self.produced(int(str(fields["tile"])))
        elif kind == "fish_paid":
            self.beside_robber = False
        elif kind == "built":
            self.built(int(str(seat)), str(fields["piece"]), int(str(fields["at"])))
        if self.fish:
            self.fish_happened(kind, fields)
        if self.rivers:
            self.gold_happened(kind, fields)

    def produced(self, tile: int) -> None:
        """Only tiles with the number bring cards, two numbers on one of them (TB-RIV-6, TB-RIV-7)."""
        assert tile != self.robber, "BASE-34"
        assert self.numbers(tile) & self.turn_numbers, "BASE-33"
        self.same("TB-RIV-7", self.terrain(tile) in ("swamp", "lake", "desert"), False)

    def built(self, seat: int, piece: str, at: int) -> None:
        if self.rivers and seat < self.seats:
            if (piece == "road" and at in self.river_edges) or (piece == "settlement" and at in self.river_corners):
                self.gold[seat] += 1  # TB-RIV-9
            elif piece == "bridge":
                self.gold[seat] += 3  # TB-RIV-10
        if self.rivers and piece in ("road", "bridge"):
            self.same("TB-RIV-5", at in self.sites, piece == "bridge")
        if self.rivers and self.two and seat < 2 and piece == "settlement":
            at_swamp = any(at in self.corners_of[t] for t in range(self.tiles) if self.terrain(t) == "swamp")
            at_coast = any(e in self.coast for e in self.edges_at[at])
            self.tokens[seat] += (2 if at_swamp else 0) + (1 if at_coast else 0)  # TB-RIV-16, TB-TWO-9
        second = self.game.turn == 0 and self.words("held").count(seat + 1) == 2
        if self.fish and piece == "settlement" and seat < self.seats and second and not self.two:
            waters = sum(1 for _, corners in self.grounds if at in corners)
            waters += sum(1 for t in range(self.tiles) if self.terrain(t) == "lake" and at in self.corners_of[t])
            if waters > 0:
                self.draws = [(seat, waters)]  # TB-FISH-6

    # ---- the robber

    def robber_goes(self, fields: dict[str, object], before: list[int]) -> None:
        if self.rolls and not (len(self.rolls) == 1 and self.rolls[0][2]):
            self.finish_rolls(before_seven=True)
        old, self.robber = self.robber, int(str(fields.get("tile", -1)))
        flees = bool(self.rolls) and self.rolls[-1][2]
        self.beside_robber = self.acting == "move_robber"
        if flees and self.acting != "move_robber":
            self.at_home("TB-EV-13")
        elif self.acting == "robber_home":
            self.at_home("TB-TWO-8")
        elif self.acting == "fish_robber":
            self.same("TB-FISH-8", self.robber, -1)
        else:
            allowed = self.open_tiles(old, before)
            if allowed:
                assert self.robber in allowed, "TB-FR-1"
            else:
                self.at_home("TB-FR-2")

    def at_home(self, rule: str) -> None:
        if self.fish:
            self.same(rule, self.robber, -1)  # TB-FISH-17, COMBO-19
        else:
            self.same(rule, self.terrain(self.robber), "swamp" if self.rivers else "desert")

    def open_tiles(self, old: int, points: list[int]) -> set[int]:
        """Where the robber may go now (BASE-39, TB-FR-1)."""
        found = set()
        for t in range(self.tiles):
            owners = {self.word("held", v) - 1 for v in self.corners_of[t]}
            spared = any(0 <= p < self.seats and points[p] <= 2 for p in owners)
            if t != old and not (self.friendly and spared):
                found.add(t)
        return found

    # ---- fish

    def fish_happened(self, kind: str, fields: dict[str, object]) -> None:
        if kind == "fish_shuffled":
            self.same("TB-FISH-13", sum(self.pile), 0)
            self.pile = [*self.spent, 0]
            self.spent = [0, 0, 0]
        elif kind in ("fish_drawn", "boot_drawn"):
            self.drawn(int(str(fields["seat"])), str(fields.get("token", "boot")))
        elif kind == "fish_swapped":
            self.next_draw()
            assert self.draws is not None
            self.same("TB-FISH-10 swap", self.draws[0][0], fields["seat"])
            self.same("TB-FISH-10 seven", sum(self.held[self.draws[0][0]]), 7)
            self.swap = str(fields["given"])
        elif kind == "fish_short":
            self.next_draw()
            assert self.draws is not None
            assert sum(owed for _, owed in self.draws) > sum(self.pile) + sum(self.spent), "TB-FISH-13"
            self.draws = None
        elif kind == "boot_given":
            self.same("TB-FISH-14", self.boot, int(str(fields["seat"])) + 1)
            self.boot = int(str(fields["to"])) + 1
        elif kind == "fish_paid":
            seat = int(str(fields["seat"]))
            for size in str(fields["tokens"]).split("+"):
                self.held[seat][int(size) - 1] -= 1
                self.spent[int(size) - 1] += 1

    def drawn(self, seat: int, token: str) -> None:
        self.next_draw()
        assert self.draws, "TB-FISH-5: a token that nobody is owed"
        self.same("TB-FISH-13 who draws", seat, self.draws[0][0])
        kind = 3 if token == "boot" else TOKENS.index(token)
        assert self.pile[kind] > 0, "TB-FISH-1"
        self.pile[kind] -= 1
        if self.swap == "":
            assert sum(self.held[seat]) < 7, "TB-FISH-10"
            self.draws[0] = (seat, self.draws[0][1] - 1)
        if kind == 3:
            self.boot = seat + 1
        else:
            self.held[seat][kind] += 1
        if self.swap != "":
            self.held[seat][TOKENS.index(self.swap)] -= 1
            self.spent[TOKENS.index(self.swap)] += 1
            self.swap = ""
            self.draws.pop(0)

    def swapped_or_kept(self, seat: int) -> None:
        self.next_draw()
        assert self.draws, "TB-FISH-10"
        self.same("TB-FISH-10 keep", (self.draws[0][0], sum(self.held[seat])), (seat, 7))
        self.draws.pop(0)

    def next_draw(self) -> None:
        """Go on to the next seat that is still owed a token: of this roll or, if there is none, of the next."""
        while True:
            while self.draws is not None and len(self.draws) > 0 and self.draws[0][1] == 0:
                self.draws.pop(0)
            if self.draws or not self.rolls:
                return
            self.draws = self.owed(*self.rolls.pop(0)[:2])

    def owed(self, number: int, active: int) -> list[tuple[int, int]]:
        """How many tokens a roll brings, from the active seat on (TB-FISH-5, TB-FISH-7, TB-FISH-13)."""
        brings: Counter[int] = Counter()
        waters = [corners for n, corners in self.grounds if n == number]
        for t in range(self.tiles):
            if self.terrain(t) == "lake" and number in self.numbers(t) and t != self.robber:
                waters.append(self.corners_of[t])
        for corners in waters:
            for v in corners:
                if 0 <= self.word("held", v) - 1 < self.seats:
                    brings[self.word("held", v) - 1] += self.word("building", v)
        return [((active + k) % self.seats, brings[(active + k) % self.seats]) for k in range(self.seats)]

    def finish_rolls(self, before_seven: bool = False) -> None:
        """Everything that the rolls so far bring has been drawn."""
        if not self.fish:
            self.rolls = []
            return
        while self.rolls or self.draws:
            if before_seven and self.rolls and self.rolls[0][0] == 7 and not self.draws:
                self.rolls.pop(0)
                return
            self.next_draw()
            if self.draws:
                seat, _ = self.draws[0]
                assert sum(self.pile) + sum(self.spent) == 0, f"TB-FISH-5: seat {seat} is still owed {self.draws}"
                self.draws = []

    def check_fish(self) -> None:
        self.same("TB-FISH-1 held", self.words("fish"), [n for row in self.held for n in row])
        self.same("TB-FISH-10 counts", self.words("fish_count"), [sum(row) for row in self.held])
        self.same("TB-FISH-13 pile", self.words("fish_pile"), self.pile)
        self.same("TB-FISH-13 size", self.word("fish_pile_size"), sum(self.pile))
        self.same("TB-FISH-13 spent", self.words("fish_spent"), self.spent)
        self.same("TB-FISH-14 boot", self.word("old_boot"), self.boot)
        for k in range(3):
            everywhere = self.pile[k] + self.spent[k] + sum(row[k] for row in self.held)
            self.same("TB-FISH-1 conservation", everywhere, self.whole[k])
        assert max(sum(row) for row in self.held) <= 7, "TB-FISH-10"

    def check_fish_offers(self, seat: int, offered: set[str]) -> None:
        points = self.words("points")
        roads = self.road_places(seat)
        possible = {
            "fish_robber": self.robber >= 0,
            "fish_steal": any(self.word("hand_count", p) > 0 for p in range(self.seats) if p != seat),
            "fish_take": sum(self.words("supply")) > 0,
            "fish_road": self.word("roads_left", seat) > 0 and len(roads) > 0,
            "fish_card": self.word("deck_size") > 0,
        }
        less = 1 if self.two and points[seat] < points[1 - seat] else 0  # TB-FISH-16
        for name, full_price in PRICES.items():
            price = full_price - less
            expected = set()
            if possible[name] and self.game.phase in OWN_TURN and seat == self.game.active:
                mine = self.held[seat]
                for chosen in product(*(range(n + 1) for n in mine)):
                    fish = chosen[0] + 2 * chosen[1] + 3 * chosen[2]
                    if fish >= price and all(n == 0 or fish - k - 1 < price for k, n in enumerate(chosen)):
                        expected.add(name + " " + "+".join(str(k + 1) for k in range(3) for _ in range(chosen[k])))
            self.same("TB-FISH-8", {text for text in offered if text.split()[0] == name}, expected)
        least = points[seat] + (0 if self.options.get("boot_to") == "at_least" else 1)
        takers = {f"give_boot {p}" for p in range(self.seats) if p != seat and points[p] >= least}
        holds = self.boot == seat + 1 and self.game.phase in (*OWN_TURN, "before_roll") and seat == self.game.active
        self.same("TB-FISH-14", {t for t in offered if t.startswith("give_boot")}, takers if holds else set())

    # ---- rivers

    def gold_happened(self, kind: str, fields: dict[str, object]) -> None:
        if kind == "gold_spent":
            self.gold[int(str(fields["seat"]))] -= 2
            self.purchases += 1
            assert self.purchases <= 2, "TB-RIV-13"
        elif kind == "traded_with_supply":
            assert fields["give"] != "gold", "TB-RIV-13"
            self.gold[int(str(fields["seat"]))] += 1 if fields["take"] == "gold" else 0
        elif kind == "traded":
            give, take = fields["give"], fields["take"]
            assert isinstance(give, dict)
            assert isinstance(take, dict)
            seat, partner = int(str(fields["seat"])), int(str(fields["with"]))
            self.gold[seat] += take.get("gold", 0) - give.get("gold", 0)
            self.gold[partner] += give.get("gold", 0) - take.get("gold", 0)
        elif kind in ("tokens_paid", "knight_turned_in"):
            self.tokens[int(str(fields["seat"]))] += 2 if kind == "knight_turned_in" else -int(str(fields["count"]))
        else:
            assert fields.get("card") != "gold", f"TB-RIV-13: {kind}"

    def check_rivers(self) -> None:
        gold = [self.word("hand", seat * 6 + 5) for seat in range(self.seats)]
        self.same("TB-RIV-9, TB-RIV-10, TB-RIV-13 gold", gold, self.gold)
        richest = [seat for seat in range(self.seats) if gold[seat] == max(gold)]
        placing = self.game.turn == 0
        holder = richest[0] + 1 if len(richest) == 1 and not placing else 0
        self.same("TB-RIV-11", self.word("wealthiest"), holder)
        poor = [0 if placing else int(gold[seat] == min(gold)) for seat in range(self.seats)]
        self.same("TB-RIV-12", self.words("poor"), poor)
        bridges = {e for e, n in enumerate(self.words("bridge")) if n != 0}
        assert bridges <= self.sites, "TB-RIV-5"
        self.same("TB-RIV-5", {e for e in self.sites if self.word("road", e) != 0}, bridges)
        for colour in range(len(self.words("bridges_left"))):
            built = sum(1 for e in bridges if self.word("road", e) == colour + 1)
            self.same("TB-RIV-10", self.word("bridges_left", colour), 3 - built)
        if self.two:
            tokens = self.words("trade_tokens")
            for seat in range(2):  # the reserve may have been empty (TB-TWO-11)
                if tokens[seat] != self.tokens[seat] and self.word("trade_token_reserve") == 0:
                    self.tokens[seat] = tokens[seat]
            self.same("TB-RIV-16 tokens", tokens, self.tokens)

    def check_river_offers(self, seat: int, offered: set[str]) -> None:
        own = self.game.phase in OWN_TURN and seat == self.game.active
        hand = self.words("hand")[seat * 6 : seat * 6 + 6]
        supply = self.words("supply")
        names = self.game.rules.block_named["supply"].names
        spend = set()
        if own and hand[5] >= 2 and self.purchases < 2:
            spend = {f"spend_gold {names[k]}" for k in range(5) if supply[k] > 0}
        self.same("TB-RIV-13", {t for t in offered if t.startswith("spend_gold")}, spend)
        costs = dict(zip(names, hand, strict=False))
        bridges: set[str] = set()
        if own and costs["brick"] >= 2 and costs["lumber"] >= 1 and self.word("bridges_left", seat) > 0:
            bridges = {f"build_bridge {self.game.graph.edge_names[e]}" for e in self.open_edges(seat) & self.sites}
        self.same("TB-RIV-10", {t for t in offered if t.startswith("build_bridge")}, bridges)
        roads: set[str] = set()
        if own and costs["brick"] >= 1 and costs["lumber"] >= 1 and self.word("roads_left", seat) > 0:
            roads = {f"build_road {self.game.graph.edge_names[e]}" for e in self.road_places(seat)}
        self.same("TB-RIV-5", {t for t in offered if t.startswith("build_road")}, roads)

    def check_neutral_bridge(self) -> None:
        """A neutral bridge where one is possible, else a neutral road, else nothing (TB-RIV-16)."""
        graph = self.game.graph
        bridges, roads = set(), set()
        for k in range(2):
            if self.word("bridges_left", 2 + k) > 0:
                bridges |= {f"build_neutral_bridge {graph.edge_names[e]}" for e in self.open_edges(2 + k) & self.sites}
            if self.word("roads_left", 2 + k) > 0:
                roads |= {f"build_neutral_road {graph.edge_names[e]}" for e in self.open_edges(2 + k) - self.sites}
        offered = {" ".join(str(action).split()[:2]) for action in self.game.legal_actions(self.acting_seat)}
        found = {text for text in offered if text.startswith("build_neutral")}
        self.same("TB-RIV-16", found, bridges or roads)

    # ---- roads and routes

    def open_edges(self, colour: int) -> set[int]:
        """Free edges that go on from a building or a route piece of a colour (BASE-60)."""
        found = set()
        for e in range(self.edges):
            if self.word("road", e) != 0:
                continue
            for v in self.ends[e]:
                held = self.word("held", v)
                goes_on = held == 0 and any(self.word("road", other) == colour + 1 for other in self.edges_at[v])
                if held == colour + 1 or goes_on:
                    found.add(e)
        return found

    def road_places(self, colour: int) -> set[int]:
        if self.options.get("event_cards") and self.word("damaged_roads", colour) > 0:
            return set()  # TB-EV-8
        return self.open_edges(colour) - self.sites

    def route(self, colour: int) -> int:
        """The longest trail of a colour, by trying all of them (BASE-68)."""
        road, held = self.words("road"), self.words("held")
        mine = [e for e in range(self.edges) if road[e] == colour + 1]
        used: set[int] = set()

        def longest_from(v: int) -> int:
            best = 0
            if used and held[v] not in (0, colour + 1):
                return best
            for e in self.edges_at[v]:
                if road[e] == colour + 1 and e not in used:
                    used.add(e)
                    best = max(best, 1 + longest_from(sum(self.ends[e]) - v))
                    used.remove(e)
            return best

        return max((longest_from(v) for v in {v for e in mine for v in self.ends[e]}), default=0)

    # ---- after every action

    def tile_goes(self, holder: int, values: list[int], least: int) -> int:
        """Who holds a tile now: only strictly more take it (BASE-70 to BASE-73, TB-HM-2)."""
        most = max(values)
        if most < least:
            return 0
        if holder > 0 and values[holder - 1] == most:
            return holder
        return values.index(most) + 1 if values.count(most) == 1 else 0

    def check(self) -> None:
        game = self.game
        held, piece = self.words("held"), self.words("building")
        if self.acting in CHANGES_ROUTES:
            lengths = [self.route(colour) for colour in range(len(self.words("route_length")))]
            self.same("TB-RIV-10 routes", self.words("route_length"), lengths)
            self.longest = self.tile_goes(self.longest, lengths, 5)
        self.same("BASE-68", self.word("longest_route"), self.longest)
        target = 10
        points = [0] * self.seats
        for v in range(self.corners):
            if 0 <= held[v] - 1 < self.seats:
                points[held[v] - 1] += piece[v]
        self.add(points, self.longest, 2)
        self.add(points, self.word("largest_army"), 2)
        if self.options.get("harbormaster"):
            target += 1  # TB-HM-3
            harbours = {v for e in range(self.edges) if self.word("harbour", e) != 0 for v in self.ends[e]}
            worth = [sum(piece[v] for v in harbours if held[v] == seat + 1) for seat in range(self.seats)]
            self.same("TB-HM-1", self.words("harbour_points"), worth)
            self.harbormaster = self.tile_goes(self.harbormaster, worth, 3)
            self.same("TB-HM-2", self.word("harbormaster"), self.harbormaster)
            self.add(points, self.harbormaster, 2)
        if self.rivers:
            self.check_rivers()
            self.add(points, self.word("wealthiest"), 1)
            points = [points[seat] - 2 * self.word("poor", seat) for seat in range(self.seats)]
        self.same("BASE-75 points", self.words("points"), points)
        targets = [target + int(self.fish and self.boot == seat + 1) for seat in range(self.seats)]
        self.same("TB-FISH-15, TB-HM-3", self.words("target"), targets)
        self.same("BASE-34", self.word("robber"), self.robber)
        if self.fish:
            if game.phase in (*OWN_TURN, "before_roll") and not game.over:
                self.finish_rolls()
            self.check_fish()
        if game.phase == "discard" and self.acting in ("roll", "roll_again", "reveal_card"):
            kinds = len(self.words("hand")) // self.seats
            cards = [sum(self.words("hand")[seat * kinds : seat * kinds + 5]) for seat in range(self.seats)]
            owed = [n // 2 if n > 7 else 0 for n in cards]  # fish and gold do not count
            self.same("TB-FISH-11, TB-RIV-13, TB-FR-4", self.words("discards_owed"), owed)
        if self.rivers and self.two and self.acting == "build_bridge" and not game.over:
            self.check_neutral_bridge()
        contender = self.word("contender")
        if contender >= 0:
            enough = points[contender] + self.word("secret_points", contender) >= targets[contender]
            self.same("BASE-76", game.over, enough)
        if not game.over:
            for seat in game.deciding:
                self.check_offers(seat, {str(action) for action in game.legal_actions(seat)})

    def add(self, points: list[int], holder: int, worth: int) -> None:
        if 0 < holder <= self.seats:
            points[holder - 1] += worth

    def check_offers(self, seat: int, offered: set[str]) -> None:
        if self.fish:
            self.check_fish_offers(seat, offered)
        if self.rivers:
            self.check_river_offers(seat, offered)
        moves = {text.split()[1] for text in offered if text.startswith("move_robber")}
        if moves:
            names = {self.game.graph.tile_names[t] for t in self.open_tiles(self.robber, self.words("points"))}
            if names:
                self.same("TB-FR-1", moves, names)
            else:
                home = {self.terrain(self.tile_named[name]) for name in moves}
                self.same("TB-FR-2", home, {"swamp" if self.rivers else "desert"})


CHANGES_ROUTES = {
    *("place_road", "place_settlement", "build_road", "build_settlement", "build_bridge", "place_free_road"),
    *("lay_fish_road", "build_neutral_road", "build_neutral_settlement", "build_neutral_bridge"),
}


def choose(chance: Random, audit: Audit, seat: int) -> archipel.Action | str:
    """A random action; now and then an offer to trade, and not too many turns that end at once."""
    game = audit.game
    legal = game.legal_actions(seat)
    if game.phase == "action" and seat == game.active and chance.random() < 0.05:
        kinds = [*RESOURCES, *(["gold"] * 3 if audit.rivers else [])]
        give, take = chance.choice(kinds), chance.choice(kinds)
        text = f"offer_trade {chance.choice((1, 1, 2))}{give} {chance.choice((1, 1, 2))}{take}"
        if give != take and game.why_not(text, seat) is None:
            return text
    building = [action for action in legal if action.kind.startswith(("build_", "give_boot"))]
    if building and chance.random() < 0.6:
        return chance.choice(building)
    kinds_of = sorted({action.kind for action in legal})
    kind = chance.choice(kinds_of)
    return chance.choice([action for action in legal if action.kind == kind])


def play(name: str, seats: int, seed: int, options: dict[str, object], most: int = 2500) -> Audit:
    audit = Audit(name, seats, seed, options)
    chance = Random(seed)
    for _ in range(most):
        if audit.game.over:
            break
        seat = chance.choice(audit.game.deciding)
        audit.play(choose(chance, audit, seat), seat)
    return audit


def mixture(name: str, seed: int) -> tuple[int, dict[str, object]]:
    """Seats and options of a game, by its seed."""
    chance = Random(seed + 1000)
    seats = chance.choice((2, 2, 3, 4, 4) if name == RIVERS else (2, 2, 3, 4, 4, 5, 6))
    options: dict[str, object] = {"phases": chance.choice(("separate", "combined"))}
    for variant in ("friendly_robber", "event_cards", "harbormaster"):
        options[variant] = chance.random() < 0.5
    options["steal_at_once"] = chance.random() < 0.5
    if seats == 2:
        options["for_two"] = True
        if not options["event_cards"]:
            options["two_rolls"] = chance.choice(("one_by_one", "both_first"))
    if seats > 4:
        options["extension"] = chance.choice(("special_building", "paired_players"))
    elif name != RIVERS:
        options["frame"] = chance.choice(("random", "standard"))
        options["layout"] = chance.choice(("beginner", "spiral", "random"))
    else:
        options["layout"] = chance.choice(("spiral", "fixed", "random"))
    if name == FISHERMEN:
        options["boot_to"] = chance.choice(("more", "at_least"))
        options["fish_shortage"] = chance.choice(("in_turn", "nobody"))
    return seats, options


@pytest.mark.parametrize("name", [FISHERMEN, RIVERS, BASE])
@pytest.mark.parametrize("seed", range(2))
def test_games_follow_the_oracles(name: str, seed: int) -> None:
    seats, options = mixture(name, seed)
    assert play(name, seats, seed, options, 400).compared > 1000


@pytest.mark.slow
@pytest.mark.parametrize("name", [FISHERMEN, RIVERS, BASE])
@pytest.mark.parametrize("seed", range(2, 72))
def test_many_whole_games_follow_the_oracles(name: str, seed: int) -> None:
    seats, options = mixture(name, seed)
    assert play(name, seats, seed, options).compared > 1000
