"""Fish tokens: the pile, what players hold, and drawing them (TB-FISH-1, TB-FISH-5, TB-FISH-6, TB-FISH-10 to
TB-FISH-13). What they are spent on is in fish_actions.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import below
from archipel.engine.verb import Field, Verb
from archipel.engine.words import ACTIVE, CARD_STREAM, NOBODY, OWNER, PUBLIC
from archipel.rules.base.placement import Placement
from archipel.rules.base.production import Production
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.leaving import Leave
from archipel.rules.traders_barbarians.fishing_grounds import FishingGrounds
from archipel.rules.traders_barbarians.old_boot import OldBoot

TOKENS: Final = ("fish_1", "fish_2", "fish_3")  # by how many fish they show, less one
SIZES: Final = 3
BOOT: Final = 3  # the last kind of token in the pile
MOST: Final = 7  # tokens of a player (TB-FISH-10)


@final
class SwapFish(Verb):
    """A player with seven tokens gives one of them for a token of the pile (TB-FISH-10)."""

    def __init__(self, fish: Fish) -> None:
        super().__init__("swap_fish", [Field("token", "card", SIZES, list(TOKENS))])
        self.fish = fish

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        k: i64
        for k in range(SIZES):
            if self.fish.held_of(g, seat, k) > 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.fish.swap(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("fish.not_held", "TB-FISH-10", token=TOKENS[x])


@final
class Fish(BoxChapter):
    """The pile is a multiset: a token is decided when it is drawn. Spent tokens lie face up until the pile is empty."""

    def __init__(self, tokens: tuple[int, ...], nobody_if_short: bool) -> None:
        super().__init__("fish")
        self.composition: vec[i64] = vec_of([*tokens, 1])  # of the fish by size, and the boot (TB-FISH-1)
        self.nobody_if_short = nobody_if_short
        self.drawn_in_placement = True  # at a second settlement, unless another chapter knows better
        self.held = self.count = self.pile = self.pile_size = self.spent = self.owed = self.point = self.drew = UNSET
        self.swapped = self.shuffled = self.short = UNSET

    def install(self, rules: Rules) -> None:
        self.grounds = rules.the(FishingGrounds)
        self.boot = rules.the(OldBoot)
        names = list(TOKENS)
        self.held = rules.player_block("fish", OWNER, SIZES, "cards", names)
        self.count = rules.player_block("fish_count", PUBLIC)
        self.pile = rules.block("fish_pile", NOBODY, SIZES + 1, "cards", [*names, "old_boot"])
        self.pile_size = rules.block("fish_pile_size", PUBLIC)
        self.spent = rules.block("fish_spent", PUBLIC, SIZES, "cards", names)  # face up, beside the pile
        self.owed = rules.player_block("fish_owed", PUBLIC)  # tokens of this roll that are still to be drawn
        self.point = rules.point("fish", CARD_STREAM, [*names, "old_boot"])
        token = EventField("token", "card", ("seat",), names)
        given = EventField("given", "card", PUBLIC, names)
        self.drew = rules.event("fish_drawn", [SEAT, token])
        self.swapped = rules.event("fish_swapped", [SEAT, given])
        self.shuffled = rules.event("fish_shuffled", [])
        self.short = rules.event("fish_short", [])
        self.drawing = rules.step("fish_draws", "TB-FISH-13", self)
        self.swapping = rules.phase("swap_fish", "TB-FISH-10")
        self.swapping.offer(rules.add(SwapFish(self)))
        self.swapping.offer(rules.add(Leave("keep_fish")))
        rules.the(Production).on_produced.append(self)
        rules.the(Placement).on_income.append(self)

    def begin(self, g: State) -> None:
        k: i64
        for k in range(SIZES + 1):
            g.s[self.pile + k] = self.composition[k]
            g.s[self.pile_size] += self.composition[k]

    # ---- reading

    def held_of(self, g: State, seat: i64, size: i64) -> i64:
        """How many tokens of a size a player holds."""
        return g.s[self.held + seat * SIZES + size]

    def worth(self, g: State, seat: i64) -> i64:
        """How many fish a player has in all."""
        at: i64 = self.held + seat * SIZES
        return g.s[at] + 2 * g.s[at + 1] + 3 * g.s[at + 2]

    def left(self, g: State) -> i64:
        """How many tokens could be drawn now, spent ones included."""
        s = g.s
        spent: i64 = self.spent
        return s[self.pile_size] + s[spent] + s[spent + 1] + s[spent + 2]

    # ---- drawing

    def starting_income(self, g: State, seat: i64, corner: i64) -> None:
        """A second settlement at a fishing ground or at the lake draws a token (TB-FISH-6)."""
        if not self.drawn_in_placement:
            return
        k: i64
        for k in range(self.grounds.waters(g, corner)):
            self.draw(g, seat)

    def produced(self, g: State, total: i64) -> None:
        """Tokens are drawn clockwise from the active player, as long as there are any (TB-FISH-13)."""
        if not self.grounds.caught(g, total, self.owed):
            return
        if self.nobody_if_short and self.all_owed(g) > self.left(g):
            g.emit(self.short)
            p: i64
            for p in range(g.rules.players):
                g.s[self.owed + p] = 0
            return
        g.open(self.drawing.index, g.s[ACTIVE])

    def all_owed(self, g: State) -> i64:
        total: i64 = 0
        p: i64
        for p in range(g.rules.players):
            total += g.s[self.owed + p]
        return total

    def run(self, g: State) -> None:
        """The next player draws; with seven tokens it may swap one instead (TB-FISH-10)."""
        players: i64 = g.rules.players
        seat: i64 = g.s[ACTIVE] - 1
        k: i64
        for k in range(players):
            seat += 1
            if seat == players:
                seat = 0
            owed: i64 = self.owed + seat
            while g.s[owed] > 0 and g.s[self.count + seat] < MOST and self.left(g) > 0:
                g.s[owed] -= 1
                self.draw(g, seat)
            if g.s[owed] > 0:
                g.s[owed] = 0
                if self.left(g) > 0:
                    g.open(self.swapping.index, seat)
                    return
        g.close()

    def draw(self, g: State, seat: i64) -> None:
        """A token of the pile goes to a player; the boot uses up the draw (TB-FISH-14, TB-FISH-15)."""
        if self.left(g) == 0:
            return
        if g.s[self.pile_size] == 0:
            self.shuffle_spent(g)
        weights = g.scratch.weights
        k: i64
        for k in range(SIZES + 1):
            weights[k] = g.s[self.pile + k]
        token: i64 = g.weighted(self.point, SIZES + 1)
        g.s[self.pile + token] -= 1
        g.s[self.pile_size] -= 1
        if token == BOOT:
            self.boot.drawn_by(g, seat)
            return
        g.s[self.held + seat * SIZES + token] += 1
        g.s[self.count + seat] += 1
        g.emit(self.drew, seat, token)

    def shuffle_spent(self, g: State) -> None:
        """The spent tokens are the new pile (TB-FISH-13)."""
        g.emit(self.shuffled)
        k: i64
        for k in range(SIZES):
            g.s[self.pile + k] = g.s[self.spent + k]
            g.s[self.pile_size] += g.s[self.spent + k]
            g.s[self.spent + k] = 0

    def lay_down(self, g: State, seat: i64, size: i64, count: i64) -> None:
        """Tokens of a player lie face up beside the pile."""
        g.s[self.held + seat * SIZES + size] -= count
        g.s[self.count + seat] -= count
        g.s[self.spent + size] += count

    def swap(self, g: State, seat: i64, size: i64) -> None:
        """One token for one of the pile, which is drawn first, so that it is another one."""
        g.emit(self.swapped, seat, size)
        self.draw(g, seat)
        self.lay_down(g, seat, size, 1)

    # ---- secrets

    def redeal(self, g: State, seat: i64) -> None:
        """Tokens that are neither spent nor the viewer's own are dealt to the others by how many they hold; the rest is
        the pile. Everybody knows where the boot is."""
        s = g.s
        left: i64 = 0
        k: i64
        p: i64
        i: i64
        for k in range(SIZES):
            s[self.pile + k] = self.composition[k] - s[self.spent + k]
            if seat >= 0:
                s[self.pile + k] -= s[self.held + seat * SIZES + k]
            left += s[self.pile + k]
        s[self.pile + BOOT] = 1 if s[self.boot.holder] == 0 else 0
        for p in range(g.rules.players):
            if p == seat:
                continue
            at: i64 = self.held + p * SIZES
            for k in range(SIZES):
                s[at + k] = 0
            for i in range(s[self.count + p]):
                x: i64 = below(s, CARD_STREAM, left)
                size: i64 = 0
                while x >= s[self.pile + size]:
                    x -= s[self.pile + size]
                    size += 1
                s[self.pile + size] -= 1
                s[at + size] += 1
                left -= 1

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"most_fish": MOST}
