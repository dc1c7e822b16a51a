"""Resource production: the roll, who gets what, and shortage (BASE-32 to BASE-37)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import WATCHED, State
from archipel.engine.stream import below
from archipel.engine.verb import SimpleVerb, Verb
from archipel.engine.words import DICE_STREAM, OVER, PUBLIC, TOP
from archipel.rules.base.building import Building
from archipel.rules.base.harvest import Harvest
from archipel.rules.base.land import PIECES, Land
from archipel.rules.base.placement import DICE_LABELS
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import CITY, SETTLEMENT, UNSET, BoxChapter, Hooks
from archipel.rules.payout import Payout

NOTHING: Final = 0  # in place of a piece


@final
class Roll(SimpleVerb):
    """The active seat must roll both dice (BASE-27, BASE-32)."""

    def __init__(self, production: Production) -> None:
        super().__init__("roll", [roles.ROLL])
        self.production: Final[Production] = production

    def always_legal(self) -> bool:
        return True

    def apply(self, g: State, seat: i64, x: i64) -> None:
        p = self.production
        p.turn.after_roll(g, seat)
        if p.void != 0:
            p.cast(g, seat, p.throw(g))
            return
        total: i64 = p.show(g, seat, g.uniform(p.dice_point, 36))
        if len(p.on_over.all) > 0 or len(p.on_rolled.all) > 0:
            p.resolve(g, seat, total)
        elif total == 7 or len(p.on_producing.all) > 0 or len(p.on_produced.all) > 0:
            p.carry_out(g, seat, total)
        else:
            p.produce(g, total)


@final
class Production(BoxChapter):
    """Every tile with the rolled number, unless it is blocked, gives to every building around it."""

    def __init__(self, rolls: bool = True) -> None:
        super().__init__("production")
        self.rolls = rolls  # without it another chapter has a verb in place of `roll`
        self.dice = self.dice_point = self.rolled_event = UNSET
        self.void: i64 = 0  # the totals that are rolled again, as bits
        self.counting: vec[i64] = vec[i64]()  # where there are any, the throws of both dice that do count
        self.on_rolled = Hooks()
        self.on_seven = Hooks()
        self.on_producing = Hooks()
        self.on_produced = Hooks()
        self.on_building_yield = Hooks()
        self.on_over = Hooks()
        self.result = Phase("", "")
        self.over = Phase("", "")
        self.roll: Verb = Roll(self)

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.building = rules.the(Building)
        self.turn = rules.the(Turn)
        self.dice = rules.block("dice", PUBLIC, 2)
        self.dice_point = rules.point("dice", DICE_STREAM, DICE_LABELS)
        self.rolled_event = rules.event(
            "rolled", [SEAT, EventField("dice", "dice", PUBLIC, DICE_LABELS)], roles.OF_ROLL
        )
        self.payout = Payout(rules, self.cards)
        self.harvest = Harvest(rules, self.land, self.building, self.cards)
        self.land.harvest = self.harvest
        self.building.on_placed.append(self)
        self.building.on_city_lost.append(self)
        self.building.on_suspended.append(self)
        self.result = rules.step("roll_result", "BASE-32", self)
        if self.rolls:
            self.turn.before_roll.offer(rules.add(self.roll))

    def notify_when_over(self, rules: Rules, chapter: BoxChapter, gate: i64 = 0) -> None:
        """Call this chapter's `roll_over` when everything that followed a roll is done, unless its gate is 0 then."""
        if len(self.on_over.all) == 0:
            self.over = rules.step("roll_over", "BASE-32", self)
        self.on_over.append(chapter, gate)

    def roll_again(self, rules: Rules, totals: list[int]) -> None:
        """In this game the dice are rolled again when they come to one of these."""
        for total in totals:
            self.void |= rules.bits[total]
        self.count_throws(rules)

    def count_again(self, rules: Rules, totals: list[int]) -> None:
        """These do count after all."""
        for total in totals:
            self.void &= ~rules.bits[total]
        self.count_throws(rules)

    def count_throws(self, rules: Rules) -> None:
        """List the throws that count."""
        self.counting = vec[i64]()
        dice: i64
        for dice in range(36):
            if self.void & rules.bits[dice // 6 + dice % 6 + 2] == 0:
                self.counting = append(self.counting, dice)

    def throw(self, g: State, barred: i64 = 0) -> i64:
        """Both dice, as `cast` takes them. Throws that do not count, now also those to the totals in `barred`, are not
        drawn: those that do are as likely as if the dice were rolled until one comes."""
        barred |= self.void
        if barred == 0:
            return g.uniform(self.dice_point, 36)
        if barred == self.void and g.chance is None:  # the same as by weights
            return self.counting[below(g.s, DICE_STREAM, len(self.counting))]
        weights = g.scratch.weights
        dice: i64
        for dice in range(36):
            total: i64 = dice // 6 + dice % 6 + 2
            weights[dice] = 1 if barred & g.rules.bits[total] == 0 else 0
        return g.weighted(self.dice_point, 36)

    def cast(self, g: State, seat: i64, dice: i64) -> None:
        """Both dice lie: show them, and let follow what does."""
        self.resolve(g, seat, self.show(g, seat, dice))

    def show(self, g: State, seat: i64, dice: i64) -> i64:
        """Both dice lie, as a number from 0 to 35: the first is dice // 6 + 1, the second dice % 6 + 1; their total."""
        s = g.s
        sixes: i64 = dice // 6
        first: i64 = sixes + 1
        second: i64 = dice - 6 * sixes + 1
        s[self.dice] = first
        s[self.dice + 1] = second
        if g.listener is not None:
            g.emit(self.rolled_event, seat, dice)
        return first + second

    def resolve(self, g: State, seat: i64, total: i64) -> None:
        """What comes of a roll; chapters that react to the roll itself go first and may ask questions.

        What is asked before the result comes, or before the end is reported, is made first: the result and the report
        then wait below it as steps. Mostly nobody is asked, and nothing waits."""
        s = g.s
        top: i64 = s[TOP]
        reports: bool = len(self.on_over.all) > 0
        if len(self.on_rolled.all) > 0:
            for chapter in self.on_rolled.all:
                chapter.rolled(g, total)
            if s[TOP] != top:
                g.run_steps(top)
            if self.must_wait(g, top):
                g.open_above(top, self.result.index, seat, total)
                if reports:
                    g.open_above(top, self.over.index, seat, total)
                return
        self.carry_out(g, seat, total)
        if reports:
            if self.must_wait(g, top):
                g.open_above(top, self.over.index, seat, total)
            else:
                self.report_over(g, total)

    def must_wait(self, g: State, top: i64) -> bool:
        """Whether something is asked above this entry of the stack, or the game may have ended. Where it is not, a step
        on top need not wait until the action is settled."""
        alert: i64 = g.rules.alert
        return g.s[TOP] != top or g.s[alert] & WATCHED != 0 or g.s[OVER] != 0

    def run(self, g: State) -> None:
        seat: i64 = g.decider()
        total: i64 = g.argument()
        over: bool = g.s[g.s[TOP]] == self.over.index
        g.close()
        if over:
            self.report_over(g, total)
        else:
            self.carry_out(g, seat, total)

    def report_over(self, g: State, total: i64) -> None:
        """Everything that followed the roll is done."""
        i: i64 = -1
        for gate in self.on_over.gates:
            i += 1
            if gate == 0 or g.s[gate] != 0:
                self.on_over.all[i].roll_over(g, total)

    def carry_out(self, g: State, seat: i64, total: i64) -> None:
        """A seven brings the robber (BASE-37), everything else brings cards."""
        if total == 7:
            for chapter in self.on_seven.all:
                chapter.seven(g, seat)
            return
        i: i64 = -1
        for gate in self.on_producing.gates:
            i += 1
            if gate == 0 or g.s[gate] != 0:
                self.on_producing.all[i].producing(g, total)
        self.produce(g, total)
        for chapter in self.on_produced.all:
            chapter.produced(g, total)

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if piece == SETTLEMENT:
            self.harvest.building_changed(g, colour, at, NOTHING, SETTLEMENT)
        elif piece == CITY and self.building.counts(g, at):
            self.harvest.building_changed(g, colour, at, SETTLEMENT, CITY)

    def city_lost(self, g: State, colour: i64, corner: i64) -> None:
        if self.building.counts(g, corner):
            self.harvest.building_changed(g, colour, corner, CITY, SETTLEMENT)

    def building_suspended(self, g: State, colour: i64, corner: i64) -> None:
        self.harvest.building_changed(g, colour, corner, g.s[self.building.piece + corner], NOTHING)

    def building_restored(self, g: State, colour: i64, corner: i64) -> None:
        self.harvest.building_changed(g, colour, corner, NOTHING, g.s[self.building.piece + corner])

    def produce(self, g: State, total: i64) -> None:
        """Hand out what every seat is owed (BASE-33, BASE-34, BASE-36): by the harvest, unless somebody wants to know
        which tiles it comes from, a kind is short, or other chapters have a say."""
        if not self.harvest.fits or self.have_a_say(g) or not self.harvest.hand_out(g, total):
            self.produce_by_tiles(g, total)

    def have_a_say(self, g: State) -> bool:
        """Whether another chapter may change now what a building brings."""
        for gate in self.on_building_yield.gates:
            if gate == 0 or g.s[gate] != 0:
                return True
        return False

    def produce_by_tiles(self, g: State, total: i64) -> None:
        """Add up what every seat is owed, kind by kind, then hand it out."""
        s = g.s
        land = self.land
        graph = g.rules.graph
        owed = g.scratch.tally
        kinds: i64 = self.cards.kinds
        width: i64 = graph.tile_width
        piece_at: i64 = self.building.piece
        held_at: i64 = self.building.held
        numbers_at: i64 = land.numbers
        rolled: i64 = g.rules.bits[total]
        blocked_at: i64 = land.blocked
        tile_corners = graph.tile_corners
        yield_kind = land.yield_kind
        also_kind = land.also_kind
        asks: bool = self.asks(g)
        rows = self.payout.rows(g)
        kinds_owed: i64 = 0
        tile: i64
        k: i64
        for tile in range(graph.ring):
            if s[numbers_at + tile] & rolled == 0 or s[blocked_at + tile] != 0:
                continue
            row: i64 = s[land.terrain + tile] * PIECES
            for k in range(width):
                v: i64 = tile_corners[tile * width + k]
                if v < 0:
                    continue
                piece: i64 = s[piece_at + v]
                if piece != 0:
                    kind: i64 = yield_kind[row + piece]
                    if kind >= 0:
                        count: i64 = land.yield_count[row + piece]
                        also: i64 = also_kind[row + piece]
                        if asks:
                            all_cards: i64 = self.cards_from(g, v, tile, count if also < 0 else count + 1)
                            if all_cards <= count:
                                also = -1  # what is left is of the first kind
                            count = all_cards if also < 0 else all_cards - 1
                        colour: i64 = s[held_at + v] - 1
                        owed[colour * kinds + kind] += count
                        kinds_owed |= g.rules.bits[kind]
                        if also >= 0:
                            owed[colour * kinds + also] += 1
                            kinds_owed |= g.rules.bits[also]
                        if rows is not None:
                            rows += [colour, kind, count, tile]
                            if also >= 0:
                                rows += [colour, also, 1, tile]
        if kinds_owed != 0:
            self.payout.hand_out(g, kinds_owed, rows)

    def asks(self, g: State) -> bool:
        """Whether the cards of a building depend on more than its piece and the terrain."""
        return self.building.suspended >= 0 or self.have_a_say(g)

    def cards_from(self, g: State, corner: i64, tile: i64, cards: i64) -> i64:
        """How many cards a building brings from a tile, if it would be this many by its piece alone."""
        if not self.building.counts(g, corner):
            return 0
        seat: i64 = g.s[self.building.held + corner] - 1
        if seat < g.rules.players:
            for chapter in self.on_building_yield.all:
                cards = chapter.building_yield(g, seat, corner, tile, cards)
        return cards

    # ---- for clients

    def brings(self, g: State, tile: i64, corner: i64, piece: i64) -> dict[str, int]:
        land = self.land
        row: i64 = g.s[land.terrain + tile] * PIECES + piece
        if land.yield_kind[row] < 0:
            return {}
        count: i64 = land.yield_count[row]
        also: i64 = land.also_kind[row]
        if self.asks(g) and g.s[self.building.piece + corner] == piece:
            all_cards: i64 = self.cards_from(g, corner, tile, count if also < 0 else count + 1)
            if all_cards <= count:
                also = -1
            count = all_cards if also < 0 else all_cards - 1
        found: dict[str, int] = {}
        if count > 0:
            found[self.cards.names[land.yield_kind[row]]] = int(count)
        if also >= 0:
            found[self.cards.names[also]] = 1
        return found

    def odds(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for label in DICE_LABELS:
            total = sum(int(face) for face in label.split("+"))
            if int(self.void) & 2**total == 0:
                found[total] = found.get(total, 0) + 1
        return found

    def facts(self) -> dict[str, int]:
        return {"dice": 2 if self.rolls else 0}
