"""Traders & Barbarians with wagons checked by a second reading of its rules, over whole games of random play (TB-TB-2
to TB-TB-27).

The oracle works out from the position before each action what it costs and brings, and what may be done: paths, tolls
and movement points edge by edge, deliveries, goods, barbarians, points. Nothing here is shared with the chapters.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import archipel
from tests.rules.traders_barbarians.audit import RESOURCES, RandomGame, number_in

GAME: Final = "traders_barbarians/wagons"
TARGETS: Final = {  # the tile, its corners on land, and those that touch only sea sides (TB-TB-2, TB-TB-4)
    "castle": ("-2,0", ("N", "NE", "SE", "S"), ("NW", "SW")),
    "quarry": ("2,-2", ("NW", "SW", "S", "SE"), ("N", "NE")),
    "glassworks": ("0,2", ("NW", "N", "NE", "SW"), ("SE", "S")),
}
GOODS: Final = ("tools", "sand", "marble", "glass")
STACKS: Final = {"castle": (6, 6, 0, 0), "quarry": (0, 6, 6, 0), "glassworks": (6, 0, 0, 6)}  # TB-TB-5
WANTED: Final = {"tools": "quarry", "sand": "glassworks", "marble": "castle", "glass": "castle"}
MOVEMENT: Final = (0, 4, 5, 6, 7, 7)  # by level, TB-TB-13 to TB-TB-17
DRIVES_OFF: Final = (0, 7, 6, 5, 4, 3)
PRICES: Final = {2: (1, 1, 1), 3: (1, 1, 1), 4: (2, 1, 1), 5: (2, 1, 1)}  # lumber, wool, ore
LIKED: Final = {"offer_trade": 0.0, "end_turn": 0.2, "end_journey": 0.2, "drive": 4.0, "upgrade_wagon": 4.0}


class WagonOracle(RandomGame):
    """A game with wagons, and what it ought to be."""

    liked = LIKED

    def __init__(self, seats: int, seed: int, **options: object) -> None:
        super().__init__(GAME, seats, seed, options)
        self.help = (seed % 4) / 6
        self.rolls: Counter[int] = Counter()  # of the die that drives barbarians off
        graph = self.graph
        self.centre: dict[int, str] = {}
        self.barred: set[int] = set()  # corners
        self.closed: set[int] = set()  # edges
        self.beside_target: set[int] = set()
        for kind, (tile, land, sea) in TARGETS.items():
            centre = graph.corner(f"{tile}C")
            self.centre[centre] = kind
            self.barred |= {graph.corner(f"{tile}{name}") for name in sea}
            shore = {graph.corner(f"{tile}{name}") for name in land}
            self.beside_target |= shore
            inner = {next(iter(set(self.ends[e]) - {centre})) for e in self.at[centre]}
            assert inner == shore, "TB-TB-4"
        self.closed = {e for corner in self.barred for e in self.at[corner]}
        assert len(self.closed) == 9, "three sea sides each (TB-TB-4)"
        self.neutral_tolls = 0  # of this turn
        self.purchases = 0
        self.tried: set[int] = set()
        self.fed = False
        self.drove = False
        starts = {graph.edge("-1,0SW"), graph.edge("1,-2SE"), graph.edge("0,1E")}
        assert set(self.barbarians()) == starts, "TB-TB-6"
        self.read_events()
        self.check_all()

    # ---- reading the game

    def gold(self) -> list[int]:
        return [self.hand(seat, "gold") for seat in range(self.seats)]

    def barbarians(self) -> list[int]:
        return [self.value("path_barbarians", k) for k in range(3)]

    def cargo(self, seat: int) -> str:
        return ("", *GOODS)[self.value("wagon_cargo", seat)]

    def damaged(self, edge: int) -> bool:
        return bool(self.options.get("event_cards")) and self.value("damaged_road", edge) == 1

    def cost(self, edge: int) -> int:
        """Movement points without the barbarian (TB-TB-9, TB-TB-26)."""
        return 2 if self.value("road", edge) == 0 or self.damaged(edge) else 1

    def toll(self, seat: int, edge: int) -> int:
        return 1 if self.value("road", edge) not in (0, seat + 1) else 0

    def free_paths(self) -> set[int]:
        return set(range(self.graph.edges)) - self.closed - set(self.barbarians())

    # ---- playing

    def choose(self, kind: str, choices: list[archipel.Action]) -> archipel.Action:
        if kind == "drive" and self.rng.random() < 0.7:
            return min(choices, key=self.way_left)
        return self.rng.choice(choices)

    def way_left(self, drive: archipel.Action) -> int:
        """How many paths it is from a corner to a target where the wagon has something to do."""
        cargo = self.cargo(self.game.seat)
        reached = {centre for centre, kind in self.centre.items() if not cargo or WANTED[cargo] == kind}
        steps = 0
        while self.graph.corner(str(drive).split()[1]) not in reached:
            reached |= {c for e in range(self.graph.edges) if set(self.ends[e]) & reached for c in self.ends[e]}
            steps += 1
        return steps

    def act(self, action: archipel.Action) -> None:
        words = str(action).split()
        check = getattr(self, f"do_{action.kind}", self.do_other)
        check(self.game.seat, action, *words[1:])
        self.check_all()

    def apply(self, action: archipel.Action) -> list[archipel.Event]:
        self.game.apply(action)
        events = self.read_events()
        for event in events:
            self.compared += 1
            if event.kind == "turn_began":
                self.neutral_tolls = self.purchases = 0
                self.tried, self.fed, self.drove = set(), False, False
            elif event.kind == "rolled":
                assert sum(int(die) for die in str(event["dice"]).split("+")) not in (2, 12), "TB-TB-21"
            elif event.kind == "built":
                self.check_built(number_in(event, "seat"), str(event["piece"]), number_in(event, "at"), events)
            elif event.kind == "gold_spent":
                self.purchases += 1
                assert self.purchases <= 2, "TB-TB-22"
            elif event.kind == "wagon_placed":
                assert self.value("building", number_in(event, "corner")) == 2, "TB-TB-8"
        return events

    # ---- what each action ought to do

    def do_other(self, seat: int, action: archipel.Action, *words: str) -> None:
        """Nothing that is about wagons or barbarians."""
        wagons = [self.value("wagon", p) for p in range(self.seats)]
        levels = [self.value("wagon_level", p) for p in range(self.seats)]
        barbarians = self.barbarians()
        events = self.apply(action)
        if action.kind != "place_city":
            assert wagons == [self.value("wagon", p) for p in range(self.seats)]
        assert levels == [self.value("wagon_level", p) for p in range(self.seats)]
        assert barbarians == self.barbarians()
        kinds = {event.kind for event in events}
        assert not kinds & {"goods_loaded", "goods_brought", "wagon_drove", "barbarian_moved"}

    def do_drive(self, seat: int, action: archipel.Action, name: str) -> None:
        corner = self.graph.corner(name)
        edge = next(e for e in self.at[self.value("wagon", seat)] if corner in self.ends[e])
        movement, gold, cargo = self.value("movement_points"), self.gold(), self.cargo(seat)
        stacks = {name: self.stack(name) for name in TARGETS}
        cost = self.cost(edge) + (2 if edge in self.barbarians() else 0)
        if self.toll(seat, edge):
            gold[seat] -= 1
            owner = self.value("road", edge) - 1
            if owner < self.seats:
                gold[owner] += 1
            else:
                self.neutral_tolls += 1
                if self.neutral_tolls % 2 == 0:  # the half of the other player, rounded down
                    gold[1 - seat] += 1
        left = movement - cost
        kind = self.centre.get(corner, "")
        due: list[str] = []
        if kind:
            left = 0
            if cargo and WANTED[cargo] == kind:
                gold[seat] += self.value("wagon_level", seat)
                due.append("goods_brought")
                cargo = ""
            if not cargo and (any(stacks[kind]) or self.options.get("empty_stack") == "refill"):
                due.append("goods_loaded")
        self.drove = True
        events = self.apply(action)
        assert [e.kind for e in events if e.kind in ("goods_brought", "goods_loaded")] == due, "TB-TB-11, TB-TB-12"
        for event in events:
            if event.kind == "wagon_drove":
                assert (event["seat"], event["corner"], event["left"]) == (seat, corner, movement - cost), "TB-TB-9"
            elif event.kind == "goods_loaded":
                assert event["target"] == kind
                drawn = GOODS.index(str(event["good"]))
                if sum(stacks[kind]) == 0:
                    stacks[kind] = list(STACKS[kind])
                stacks[kind][drawn] -= 1
                cargo = GOODS[drawn]
        assert {name: self.stack(name) for name in TARGETS} == stacks
        assert self.value("wagon", seat) == corner
        assert self.cargo(seat) == cargo
        assert self.gold() == gold, "TB-TB-9, TB-TB-12, TB-TB-25"
        if self.game.phase == "journey":
            assert self.value("movement_points") == left, "TB-TB-10"
        elif not self.game.over:
            assert left == 0 or not self.ways(seat, left), "nothing more could be done (TB-TB-10)"

    def do_drive_off(self, seat: int, action: archipel.Action, name: str) -> None:
        edge = self.graph.edge(name)
        level, movement = self.value("wagon_level", seat), self.value("movement_points")
        barbarians = self.barbarians()
        self.tried.add(barbarians.index(edge))
        events = self.apply(action)
        rolled = next(event for event in events if event.kind == "drive_off_rolled")
        roll = number_in(rolled, "roll")
        self.rolls[roll] += 1
        assert bool(rolled["success"]) == (roll >= DRIVES_OFF[level]), "TB-TB-14 to TB-TB-17"
        assert (self.game.phase == "chase_barbarian") == bool(rolled["success"]), "TB-TB-19"
        assert self.barbarians() == barbarians
        if self.game.phase in ("journey", "chase_barbarian"):
            assert self.value("movement_points") == movement, "no points for the try (TB-TB-19)"

    def do_chase_barbarian(self, seat: int, action: archipel.Action, name: str) -> None:
        before = self.barbarians()
        hands = [self.resources(p) for p in range(self.seats)]
        events = self.apply(action)
        after = self.barbarians()
        moved = [k for k in range(3) if before[k] != after[k]]
        assert len(moved) == 1 and moved[0] in self.tried and after[moved[0]] == self.graph.edge(name), "TB-TB-19"
        assert hands == [self.resources(p) for p in range(self.seats)], "nothing is stolen (TB-TB-19)"
        assert self.game.phase != "steal" and not any(event.kind == "stolen" for event in events)

    def do_move_barbarian(self, seat: int, action: archipel.Action, start: str, to: str) -> None:
        before = self.barbarians()
        one, edge = self.graph.edge(start), self.graph.edge(to)
        owner = self.value("road", edge) - 1
        robbed = 0 <= owner < self.seats and owner != seat and self.resources(owner) > 0
        events = self.apply(action)
        assert self.barbarians() == [edge if at == one else at for at in before], "TB-TB-21"
        stolen = [event for event in events if event.kind == "stolen"]
        if robbed:
            assert self.game.phase == "steal" or [event["victim"] for event in stolen] == [owner], "TB-TB-21"
            if self.game.phase == "steal":
                victims = [a for a in self.game.legal_actions() if a.kind == "steal"]
                assert len(victims) == 1
        else:
            assert self.game.phase != "steal" and not stolen, "TB-TB-21"

    def do_feed_wagon(self, seat: int, action: archipel.Action) -> None:
        grain, movement = self.hand(seat, "grain"), self.value("movement_points")
        assert not self.fed, "TB-TB-10"
        self.fed = True
        self.apply(action)
        assert self.hand(seat, "grain") == grain - 1
        if self.game.phase == "journey":
            assert self.value("movement_points") == movement + 2, "TB-TB-10"

    def do_play_swift_journey(self, seat: int, action: archipel.Action) -> None:
        assert self.drove, "TB-TB-23"
        self.apply(action)
        assert self.value("movement_points") == MOVEMENT[self.value("wagon_level", seat)], "TB-TB-23"

    def do_upgrade_wagon(self, seat: int, action: archipel.Action) -> None:
        level = self.value("wagon_level", seat)
        before = [self.hand(seat, card) for card in RESOURCES]
        lumber, wool, ore = PRICES[level + 1]
        self.apply(action)
        assert self.value("wagon_level", seat) == level + 1, "TB-TB-18"
        paid = [a - self.hand(seat, card) for a, card in zip(before, RESOURCES, strict=True)]
        assert paid == [lumber, 0, wool, 0, ore], "TB-TB-14 to TB-TB-17"

    def check_built(self, seat: int, piece: str, at: int, events: list[archipel.Event]) -> None:
        if piece == "road":
            assert at not in self.closed, "TB-TB-4"
            return
        assert at not in self.barred and at not in self.centre, "TB-TB-4"
        if piece == "settlement" and seat < self.seats and self.options.get("for_two"):
            tiles = [
                k
                for k in range(self.graph.corner_tile_width)
                if self.graph.corner_tiles[at * self.graph.corner_tile_width + k] >= 0
            ]
            tokens = (1 if len(tiles) < 3 else 0) + (1 if at in self.beside_target else 0)
            gained = sum(number_in(event, "count") for event in events if event.kind == "tokens_gained")
            assert gained == tokens or self.value("trade_token_reserve") == 0, "TB-TB-25"

    # ---- what may be done

    def ways(self, seat: int, movement: int, hindered: bool = True) -> set[int]:
        """Paths from the wagon that it has the points and the gold for."""
        found = set()
        for edge in self.at[self.value("wagon", seat)]:
            cost = self.cost(edge) + (2 if hindered and edge in self.barbarians() else 0)
            if edge not in self.closed and cost <= movement and self.toll(seat, edge) <= self.hand(seat, "gold"):
                found.add(edge)
        return found

    def check_offers(self) -> None:
        game = self.game
        seat = game.seat
        actions = [str(action).split() for action in game.legal_actions()]
        self.compared += len(actions)
        offered: dict[str, set[str]] = {}
        for action in actions:
            offered.setdefault(action[0], set()).add(" ".join(action[1:]))
        edges, corners = self.graph.edge_names, self.graph.corner_names
        if game.phase == "journey":
            here = self.value("wagon", seat)
            movement = self.value("movement_points")
            ways = {corners[sum(self.ends[e]) - here] for e in self.ways(seat, movement)}
            assert offered.get("drive", set()) == ways, "TB-TB-9"
            level = self.value("wagon_level", seat)
            barbarians = self.barbarians()
            chances = {e for e in self.ways(seat, movement, hindered=False) if e in barbarians and level > 1}
            chances = {e for e in chances if barbarians.index(e) not in self.tried}
            assert offered.get("drive_off", set()) == {edges[e] for e in chances}, "TB-TB-19"
            assert ("feed_wagon" in offered) == (not self.fed and self.hand(seat, "grain") > 0), "TB-TB-10"
            assert "end_journey" in offered
        elif game.phase == "chase_barbarian":
            fled = [e for e in self.at[self.value("wagon", seat)] if e in self.barbarians()]
            fled = [e for e in fled if self.barbarians().index(e) in self.tried]
            choices = []
            for edge in fled:
                near = {e for corner in self.ends[edge] for e in self.at[corner]} & self.free_paths()
                choices.append({edges[e] for e in near})
            assert offered["chase_barbarian"] in choices, "TB-TB-19"
        elif game.phase == "move_barbarian":
            anywhere = {f"{edges[a]} {edges[b]}" for a in self.barbarians() for b in self.free_paths()}
            bare = {
                f"{edges[a]} {edges[b]}"
                for a in self.barbarians()
                for b in self.free_paths()
                if self.value("road", b) == 0
            }
            by_token = self.options.get("for_two") and game.steps()[-1].code == self.token_code()
            assert offered["move_barbarian"] == (bare if by_token else anywhere), "TB-TB-21, TB-TB-25"
        self.check_building(seat, offered)

    def token_code(self) -> int:
        return int(self.game.rules.verb_named["token_barbarian"].base)

    def check_building(self, seat: int, offered: dict[str, set[str]]) -> None:
        """All places that are open, and no others (TB-TB-4, TB-TB-20)."""
        held = [self.value("held", corner) - 1 for corner in range(self.graph.corners)]
        roads = [self.value("road", edge) - 1 for edge in range(self.graph.edges)]
        if "build_road" in offered:
            ends = {
                c
                for c in range(self.graph.corners)
                if held[c] == seat or (held[c] < 0 and any(roads[e] == seat for e in self.at[c]))
            }
            places = {
                e for e in range(self.graph.edges) if roads[e] < 0 and e not in self.closed and ends & set(self.ends[e])
            }
            assert offered["build_road"] == {self.graph.edge_names[e] for e in places}, "TB-TB-4"
        if "build_settlement" in offered:
            open_corners = set()
            for corner in range(self.graph.corners):
                near = {c for e in self.at[corner] for c in self.ends[e]}
                reached = [e for e in self.at[corner] if roads[e] == seat]
                if corner in self.barred or corner in self.centre or any(held[c] >= 0 for c in near):
                    continue
                if reached and not any(self.damaged(e) for e in reached):
                    open_corners.add(self.graph.corner_names[corner])
            assert offered["build_settlement"] == open_corners, "TB-TB-4"

    # ---- after every action

    def stack(self, kind: str) -> list[int]:
        return [self.value(f"goods_{kind}", k) for k in range(4)]

    def check_all(self) -> None:
        self.compared += 1
        barbarians = self.barbarians()
        assert len(set(barbarians)) == 3 and not set(barbarians) & self.closed, "TB-TB-20"
        if self.options.get("empty_stack") != "refill":
            for k, good in enumerate(GOODS):
                total = sum(self.value(f"goods_{kind}", k) for kind in TARGETS)
                total += sum(self.value("goods_delivered", seat * 4 + k) for seat in range(self.seats))
                total += sum(self.cargo(seat) == good for seat in range(self.seats))
                assert total == sum(stack[k] for stack in STACKS.values()), "TB-TB-5"
        points = [0] * self.seats
        for corner in range(self.graph.corners):
            owner = self.value("held", corner) - 1
            if 0 <= owner < self.seats:
                points[owner] += self.value("building", corner)
                assert corner not in self.barred and corner not in self.centre, "TB-TB-4"
        for seat in range(self.seats):
            points[seat] += sum(self.value("goods_delivered", seat * 4 + k) for k in range(4))
            points[seat] += 1 if self.value("wagon_level", seat) == 5 else 0
        for award in ("largest_army", "harbormaster"):
            if award in self.game.rules.block_named and self.value(award):
                points[self.value(award) - 1] += 2
        assert points == [self.value("points", seat) for seat in range(self.seats)], "TB-TB-24"
        assert not any(self.value("road", edge) for edge in self.closed), "TB-TB-4"
        if self.game.over:
            target = 14 if self.options.get("harbormaster") else 13
            winner = self.game.active
            assert self.game.winner == winner
            assert points[winner] + self.value("secret_points", winner) >= target, "TB-TB-24, TB-TB-27"
