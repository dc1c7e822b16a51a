"""Whole games beside an oracle of plain Python: the base game with variants, and what scenarios have in common.

The oracle shares no code with the chapters: it reads blocks, the graph and events. After every action it checks points
and targets, routes by brute force, harbour points, discards, and where the robber may go. The Fishermen and the Rivers
add what is theirs (audit_fish.py, audit_rivers.py).
"""

from __future__ import annotations

from collections import Counter
from random import Random

import archipel
from tests.rules.traders_barbarians.audit import RESOURCES, Board

OWN_TURN = ("action", "building", "second_player", "second_player_building")
CHANGES_ROUTES = {
    *("place_road", "place_settlement", "build_road", "build_settlement", "build_bridge", "place_free_road"),
    *("lay_fish_road", "build_neutral_road", "build_neutral_settlement", "build_neutral_bridge"),
}


class GameAudit:
    """A game in play, and what the rules make of it."""

    home = "desert"  # the terrain from which the robber comes
    traded: tuple[str, ...] = RESOURCES  # what is offered to others, as often as it stands here

    def __init__(self, name: str, seats: int, seed: int, options: dict[str, object]) -> None:
        self.options = options
        self.game = archipel.start(archipel.GameSpec(name, seats, tuple(options.items())), seed)
        self.game.listen()
        self.board = Board(self.game)
        self.two, self.friendly = bool(options.get("for_two")), bool(options.get("friendly_robber"))
        self.seats = seats
        self.blocks: dict[str, list[int]] = {}  # that were read since the last action
        self.beside_robber = False  # what is stolen next is stolen by the robber
        self.compared = 0
        self.look_at_graph()
        self.longest, self.harbormaster = 0, 0  # holders, 1 + a colour
        self.robber = self.word("robber")
        self.rolls: list[tuple[int, int, bool]] = []  # number, active seat, whether the robber flees
        self.turn_numbers: set[int] = set()
        self.set_up()

    # ---- what a scenario adds

    def set_up(self) -> None:
        """Look at the board before the first action."""

    def acted(self, seat: int) -> None:
        """An action was carried out; its events have not been read."""

    def also_happened(self, kind: str, fields: dict[str, object]) -> None:
        """Something happened; what the base game makes of it is known."""

    def built(self, seat: int, piece: str, at: int) -> None:
        """A colour has built something."""

    def finish_rolls(self, before_seven: bool = False) -> None:
        """Everything that the rolls so far bring has been given out."""
        self.rolls = []

    def all_points(self, points: list[int]) -> list[int]:
        """The points of the seats, from those of the base game and its variants."""
        return points

    def target_of(self, seat: int, target: int) -> int:
        return target

    def check_scenario(self) -> None:
        """Compare what only the scenario has."""

    def check_scenario_offers(self, seat: int, offered: set[str]) -> None:
        """Compare the actions that only the scenario has."""

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
        self.sites: set[int] = set()  # edges that take a bridge and no road
        self.tile_named = {str(graph.tile_names[t]): t for t in range(self.tiles)}

    # ---- one action

    def play(self, action: archipel.Action | str, seat: int) -> None:
        self.acting = str(action).split()[0]
        self.acting_seat = seat
        before = self.words("points")
        self.game.apply(action, seat)
        self.blocks = {}
        self.acted(seat)
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
        elif kind == "built":
            self.built(int(str(seat)), str(fields["piece"]), int(str(fields["at"])))
        self.also_happened(kind, fields)

    def produced(self, tile: int) -> None:
        """Only tiles with the number bring cards, two numbers on one of them (TB-RIV-6, TB-RIV-7)."""
        assert tile != self.robber, "BASE-34"
        assert self.numbers(tile) & self.turn_numbers, "BASE-33"
        self.same("TB-RIV-7", self.terrain(tile) in ("swamp", "lake", "desert"), False)

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
            self.at_home("TB-FISH-8")
        else:
            allowed = self.open_tiles(old, before)
            if allowed:
                assert self.robber in allowed, "TB-FR-1"
            else:
                self.at_home("TB-FR-2")

    def at_home(self, rule: str) -> None:
        self.same(rule, self.terrain(self.robber), self.home)

    def open_tiles(self, old: int, points: list[int]) -> set[int]:
        """Where the robber may go now (BASE-39, TB-FR-1)."""
        found = set()
        for t in range(self.tiles):
            owners = {self.word("held", v) - 1 for v in self.corners_of[t]}
            spared = any(0 <= p < self.seats and points[p] <= 2 for p in owners)
            if t != old and not (self.friendly and spared):
                found.add(t)
        return found

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
        points = self.all_points(points)
        self.same("BASE-75 points", self.words("points"), points)
        targets = [self.target_of(seat, target) for seat in range(self.seats)]
        self.same("TB-FISH-15, TB-HM-3", self.words("target"), targets)
        self.same("BASE-34", self.word("robber"), self.robber)
        self.check_scenario()
        if game.phase == "discard" and self.acting in ("roll", "roll_again", "reveal_card"):
            kinds = len(self.words("hand")) // self.seats
            cards = [sum(self.words("hand")[seat * kinds : seat * kinds + 5]) for seat in range(self.seats)]
            owed = [n // 2 if n > 7 else 0 for n in cards]  # fish and gold do not count
            self.same("TB-FISH-11, TB-RIV-13, TB-FR-4", self.words("discards_owed"), owed)
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
        self.check_scenario_offers(seat, offered)
        moves = {text.split()[1] for text in offered if text.startswith("move_robber")}
        if moves:
            names = {self.game.graph.tile_names[t] for t in self.open_tiles(self.robber, self.words("points"))}
            if names:
                self.same("TB-FR-1", moves, names)
            else:
                home = {self.terrain(self.tile_named[name]) for name in moves}
                self.same("TB-FR-2", home, {self.home})


def choose(chance: Random, audit: GameAudit, seat: int) -> archipel.Action | str:
    """A random action; now and then an offer to trade, and not too many turns that end at once."""
    game = audit.game
    legal = game.legal_actions(seat)
    if game.phase == "action" and seat == game.active and chance.random() < 0.05:
        give, take = chance.choice(audit.traded), chance.choice(audit.traded)
        text = f"offer_trade {chance.choice((1, 1, 2))}{give} {chance.choice((1, 1, 2))}{take}"
        if give != take and game.why_not(text, seat) is None:
            return text
    building = [action for action in legal if action.kind.startswith(("build_", "give_boot"))]
    if building and chance.random() < 0.6:
        return chance.choice(building)
    kinds_of = sorted({action.kind for action in legal})
    kind = chance.choice(kinds_of)
    return chance.choice([action for action in legal if action.kind == kind])


def play(audit: GameAudit, seed: int, most: int = 2500) -> GameAudit:
    chance = Random(seed)
    for _ in range(most):
        if audit.game.over:
            break
        seat = chance.choice(audit.game.deciding)
        audit.play(choose(chance, audit, seat), seat)
    return audit


def mixture(chance: Random, framed: bool = True) -> tuple[int, dict[str, object]]:
    """Seats and options of a game; the board of the Rivers has no frame, and no larger one."""
    seats = chance.choice((2, 2, 3, 4, 4, 5, 6) if framed else (2, 2, 3, 4, 4))
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
    elif framed:
        options["frame"] = chance.choice(("random", "standard"))
        options["layout"] = chance.choice(("beginner", "spiral", "random"))
    else:
        options["layout"] = chance.choice(("spiral", "fixed", "random"))
    return seats, options


def seeded(seed: int) -> Random:
    """What chooses seats and options of the game with this seed."""
    return Random(seed + 1000)
