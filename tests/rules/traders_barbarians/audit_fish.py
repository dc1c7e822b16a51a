"""Whole games of the Fishermen of Catan beside an oracle: who draws how many fish on which roll, the tokens by the
events, the old boot, and what is offered for fish."""

from __future__ import annotations

from collections import Counter
from itertools import product

from tests.rules.traders_barbarians.audit_games import OWN_TURN, GameAudit, mixture, play, seeded

FISHERMEN = "traders_barbarians/fishermen"
TOKENS = ("fish_1", "fish_2", "fish_3")
PRICES = {"fish_robber": 2, "fish_steal": 3, "fish_take": 4, "fish_road": 5, "fish_card": 7}  # TB-FISH-8


class FishAudit(GameAudit):
    """A game of the Fishermen."""

    def set_up(self) -> None:
        self.held = [[0, 0, 0] for _ in range(self.seats)]
        self.spent = [0, 0, 0]
        self.boot = 0  # its holder, 1 + a seat
        self.draws: list[tuple[int, int]] | None = None  # of the roll in hand: a seat and how many tokens it is owed
        self.swap = ""  # a token that is about to be laid down
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

    def built(self, seat: int, piece: str, at: int) -> None:
        second = self.game.turn == 0 and self.words("held").count(seat + 1) == 2
        if piece == "settlement" and seat < self.seats and second and not self.two:
            waters = sum(1 for _, corners in self.grounds if at in corners)
            waters += sum(1 for t in range(self.tiles) if self.terrain(t) == "lake" and at in self.corners_of[t])
            if waters > 0:
                self.draws = [(seat, waters)]  # TB-FISH-6

    def at_home(self, rule: str) -> None:
        self.same(rule, self.robber, -1)  # TB-FISH-17, COMBO-19

    def also_happened(self, kind: str, fields: dict[str, object]) -> None:
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
            self.beside_robber = False
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

    def acted(self, seat: int) -> None:
        if self.acting != "keep_fish":
            return
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
        while self.rolls or self.draws:
            if before_seven and self.rolls and self.rolls[0][0] == 7 and not self.draws:
                self.rolls.pop(0)
                return
            self.next_draw()
            if self.draws:
                seat, _ = self.draws[0]
                assert sum(self.pile) + sum(self.spent) == 0, f"TB-FISH-5: seat {seat} is still owed {self.draws}"
                self.draws = []

    def target_of(self, seat: int, target: int) -> int:
        return target + int(self.boot == seat + 1)  # TB-FISH-15

    def check_scenario(self) -> None:
        if self.game.phase in (*OWN_TURN, "before_roll") and not self.game.over:
            self.finish_rolls()
        self.check_fish()

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

    def check_scenario_offers(self, seat: int, offered: set[str]) -> None:
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


def audited(seed: int, most: int) -> int:
    """How much was compared in a game."""
    chance = seeded(seed)
    seats, options = mixture(chance)
    options["boot_to"] = chance.choice(("more", "at_least"))
    options["fish_shortage"] = chance.choice(("in_turn", "nobody"))
    return play(FishAudit(FISHERMEN, seats, seed, options), seed, most).compared
