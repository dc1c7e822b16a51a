"""Whole games of the Rivers of Catan beside an oracle: the tiles of the rivers, gold by the events, bridges and routes
over them, the wealthiest and the poorest, and what is offered for gold."""

from __future__ import annotations

from collections import Counter

from tests.rules.traders_barbarians.audit import RESOURCES
from tests.rules.traders_barbarians.audit_games import OWN_TURN, GameAudit, mixture, play, seeded

RIVERS = "traders_barbarians/rivers"
BRIDGE_SITES = ("2,-1W", "1,-1W", "0,-1W", "-1,-1NW", "0,1W", "-1,1W", "-2,1SW")  # TB-RIV-5
LONG_RIVER = {"2,-1": "mountains", "1,-1": "hills", "0,-1": "pasture", "-1,-1": "swamp"}  # TB-RIV-4
SHORT_RIVER = {"0,1": "mountains", "-1,1": "hills", "-2,1": "swamp"}


class RiverAudit(GameAudit):
    """A game of the Rivers."""

    home = "swamp"
    traded = (*RESOURCES, "gold", "gold", "gold")

    def set_up(self) -> None:
        self.gold = [0] * self.seats
        self.purchases = 0
        self.tokens = [5] * self.seats
        self.sites = {self.game.graph.edge(name) for name in BRIDGE_SITES}
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

    def built(self, seat: int, piece: str, at: int) -> None:
        if seat < self.seats:
            if (piece == "road" and at in self.river_edges) or (piece == "settlement" and at in self.river_corners):
                self.gold[seat] += 1  # TB-RIV-9
            elif piece == "bridge":
                self.gold[seat] += 3  # TB-RIV-10
        if piece in ("road", "bridge"):
            self.same("TB-RIV-5", at in self.sites, piece == "bridge")
        if self.two and seat < 2 and piece == "settlement":
            at_swamp = any(at in self.corners_of[t] for t in range(self.tiles) if self.terrain(t) == "swamp")
            at_coast = any(e in self.coast for e in self.edges_at[at])
            self.tokens[seat] += (2 if at_swamp else 0) + (1 if at_coast else 0)  # TB-RIV-16, TB-TWO-9

    def also_happened(self, kind: str, fields: dict[str, object]) -> None:
        if kind == "turn_began":
            self.purchases = 0
        elif kind == "gold_spent":
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

    def all_points(self, points: list[int]) -> list[int]:
        self.check_rivers()
        self.add(points, self.word("wealthiest"), 1)
        return [points[seat] - 2 * self.word("poor", seat) for seat in range(self.seats)]

    def check_scenario(self) -> None:
        if self.two and self.acting == "build_bridge" and not self.game.over:
            self.check_neutral_bridge()

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

    def check_scenario_offers(self, seat: int, offered: set[str]) -> None:
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


def audited(seed: int, most: int) -> int:
    """How much was compared in a game."""
    seats, options = mixture(seeded(seed), framed=False)
    return play(RiverAudit(RIVERS, seats, seed, options), seed, most).compared
