"""The seven: discards, moving the robber, stealing (BASE-19, BASE-37 to BASE-42). The hand limit is an option."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Board
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb, Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.land import Land
from archipel.rules.base.production import Production
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.box_chapter import ROBBER, UNSET, BoxChapter, Hooks
from archipel.rules.cards_owed import CardsOwed


@final
class Discards(CardsOwed):
    """What counts for the limit goes back to the supply (BASE-38)."""

    def __init__(self, robber: Robber) -> None:
        super().__init__(robber.cards, robber.cards.counts, "discards_owed", robber.owed, "BASE-38")
        self.refuse_not_held("discard.not_held")
        self.refuse_wrong_number("discard.wrong_number")
        self.robber: Final[Robber] = robber

    def lose(self, g: State, seat: i64, kind: i64, count: i64) -> None:
        self.hands.spend(g, seat, kind, count)
        if g.listener is not None:
            g.emit(self.robber.discarded, seat, kind, count)


@final
class MoveRobber(Verb):
    """The robber must go to another tile of land (BASE-39)."""

    def __init__(self, rules: Rules, robber: Robber) -> None:
        super().__init__("move_robber", [rules.tile_field()])
        self.robber: Final[Robber] = robber

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        robber = self.robber
        before: i64 = n
        n = robber.land.dry.write_others(g, 0, g.s[robber.tile], self.base, n)
        if len(robber.on_may_enter.all) > 0:
            codes = g.scratch.codes
            i: i64
            for chapter in robber.on_may_enter.all:
                end: i64 = n
                n = before
                for i in range(before, end):
                    if chapter.may_enter(g, codes[i] - self.base):
                        codes[n] = codes[i]
                        n += 1
        if n == before and robber.home(g) >= 0:  # no tile is left: it goes home, or stays there
            codes[n] = self.base + robber.home(g)
            n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        robber = self.robber
        robber.stand(g, x)
        if g.listener is not None:
            g.emit(robber.moved, seat, x)
        g.close()
        robber.rob_at(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.robber.tile] == x:
            return IllegalAction("robber.must_move", "BASE-39", tile=int(x))
        if self.robber.land.is_land(g, x):
            reason = self.robber.on_may_enter.refusal(g, seat, ROBBER, x)
        else:
            reason = self.robber.land.on_hidden.refusal(g, seat, ROBBER, x)
        return reason or IllegalAction("robber.not_here", "BASE-39", tile=int(x))


@final
class RemoveRobber(SimpleVerb):
    """The robber leaves the board, when no tile is left for it and it has no home there."""

    def __init__(self, robber: Robber) -> None:
        super().__init__("remove_robber", [])
        self.robber: Final[Robber] = robber

    def may(self, g: State, seat: i64) -> bool:
        return not self.robber.may_go_anywhere(g) and self.robber.home(g) < 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.robber.send_home(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("robber.must_enter", "BASE-39")


@final
class Steal(Verb):
    """Choose one of several victims, whom the decision names: those beside the robber (BASE-40), or others."""

    def __init__(self, name: str, rules: Rules, cards: ResourceCards) -> None:
        super().__init__(name, [rules.seat_field("victim")])
        self.cards: Final[ResourceCards] = cards
        self.no_victim = ("", "")

    def refuse_other_victims(self, key: str, rule: str) -> None:
        """Refuse by this key and rule to steal from anybody else."""
        self.no_victim = (key, rule)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.offer_seats(g, g.argument(), n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.cards.steal(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction(*self.no_victim, victim=int(x))


@final
class StealNothing(SimpleVerb):
    """Stealing is allowed, not required (BASE-40)."""

    def __init__(self, robber: Robber) -> None:
        super().__init__("steal_nothing", [roles.PASSES])
        self.robber: Final[Robber] = robber

    def may(self, g: State, seat: i64) -> bool:
        return not self.robber.must_steal

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        g.emit(self.robber.spared, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("steal.must", "BASE-40")


@final
class Robber(BoxChapter):
    """Where the robber stands, who owes discards, and who is robbed."""

    def __init__(self, limit: int, must_steal: bool, steal_at_once: bool, used: bool = True) -> None:
        super().__init__("robber")
        self.used = used  # without it a seven lets the player steal from anyone, or move something else
        self.limit = limit
        self.must_steal = must_steal
        self.steal_at_once = steal_at_once  # a single victim is robbed without a question
        self.tile = self.owed = self.moved = self.left = UNSET
        self.may_leave = False  # the board, where it has no home: see `let_it_leave`
        self.moving: list[Phase] = []  # the phases in which it moves
        self.instead: list[Phase] = []  # the phases in which something else moves in its place
        self.discarded = self.spared = UNSET
        self.on_hand_limit = Hooks()
        self.on_may_enter = Hooks()
        self.on_may_return = Hooks()
        self.on_robber_home = Hooks()
        self.on_may_rob = Hooks()
        self.on_may_move = Hooks()
        self.on_moves_instead = Hooks()
        self.robber_phase = Phase("", "")

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.building = rules.the(Building)
        self.tile = rules.block("robber", PUBLIC, reads="tile")  # a tile, or -1 off the board
        self.owed = rules.player_block("discards_owed", PUBLIC)
        self.moved = rules.event("robber_moved", [SEAT, EventField("tile", "tile", PUBLIC)])
        self.discarded = rules.event(
            "discarded",
            [SEAT, self.cards.event_field(), EventField("count", "number", PUBLIC)],
            roles.ADDS_UP,
        )
        self.spared = rules.event("stole_nothing", [SEAT])
        self.discard_phase = rules.phase("discard", "BASE-38")
        Discards(self).offer(rules, self.discard_phase, "discard", "discard_cards")
        self.move_robber = MoveRobber(rules, self)
        self.remove_robber = RemoveRobber(self)
        if self.used:
            self.robber_phase = rules.phase("robber", "BASE-39")
            rules.add(self.move_robber)
            self.offer_in(self.robber_phase)
        else:
            self.robber_phase = rules.step("no_robber", "BASE-40", self)
        self.steal_phase = rules.phase("steal", "BASE-40")
        steal = Steal("steal", rules, self.cards)
        steal.refuse_other_victims("steal.no_victim", "BASE-40")
        self.steal_phase.offer(rules.add(steal))
        self.steal_phase.offer(rules.add(StealNothing(self)))
        rules.the(Production).on_seven.append(self)
        rules.reading("hand_limit", "player")

    def offer_in(self, phase: Phase) -> None:
        """In this phase the robber must move."""
        self.moving.append(phase)
        phase.offer(self.move_robber)
        if self.may_leave:
            phase.offer(self.remove_robber)

    def let_it_leave(self, rules: Rules) -> None:
        """In this game the robber leaves the board when it has no home there."""
        if not self.may_leave:
            self.may_leave = True
            self.left = rules.event("robber_left", [SEAT])
            rules.add(self.remove_robber)
            for phase in self.moving:
                phase.offer(self.remove_robber)

    def lay(self, g: State, board: Board) -> None:
        g.s[self.tile] = -1
        if board.robber >= 0:
            self.stand(g, board.robber)

    def stand(self, g: State, tile: i64) -> None:
        """Put the robber on a tile, which then produces nothing (BASE-34); -1 takes it off the board."""
        old: i64 = g.s[self.tile]
        if old >= 0:
            self.land.unblock(g, old)
        if tile >= 0:
            self.land.block(g, tile)
        g.s[self.tile] = tile

    def seven(self, g: State, seat: i64) -> None:
        """First all discards, then the robber moves, then the turn goes on (BASE-38, BASE-39, BASE-42)."""
        if self.may_move(g, seat):
            self.ask_to_move(g, seat)
        cards = self.cards
        over: i64 = 0
        p: i64
        if cards.hidden == cards.kinds and len(self.on_hand_limit.all) == 0:
            for p in range(g.rules.players):
                at: i64 = cards.count + p
                if g.s[at] > self.limit:
                    over |= g.rules.bits[p]
        else:
            for p in range(g.rules.players):
                if cards.limit_count(g, p) > self.hand_limit(g, p):
                    over |= g.rules.bits[p]
        if over != 0:
            self.ask_to_discard(g, over)

    def ask_to_discard(self, g: State, seats: i64) -> None:
        """These seats lose half of their cards now, rounded down."""
        owing: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if seats & g.rules.bits[p] != 0 and self.cards.limit_count(g, p) > 1:
                g.s[self.owed + p] = self.cards.limit_count(g, p) // 2
                owing |= g.rules.bits[p]
        if owing != 0:
            g.open_for(self.discard_phase.index, owing)

    def may_move(self, g: State, seat: i64) -> bool:
        """Whether the other chapters allow the robber to move at all."""
        return all(chapter.may_move_robber(g, seat) for chapter in self.on_may_move.all)

    def hand_limit(self, g: State, seat: i64, limit: i64 = 0) -> i64:
        """More cards than this, and half of them are lost (BASE-38)."""
        allowed: i64 = self.limit
        for chapter in self.on_hand_limit.all:
            allowed = chapter.hand_limit(g, seat, allowed)
        return allowed

    def ask_to_move(self, g: State, seat: i64) -> None:
        """The seat must move the robber now: a seven, a knight (BASE-39, BASE-47)."""
        g.open(self.robber_phase.index, seat)

    def run(self, g: State) -> None:
        """There is no robber to move: move what a chapter has instead, or steal from anybody with a card in hand."""
        seat: i64 = g.decider()
        g.close()
        for chapter in self.on_moves_instead.all:
            if chapter.moves_instead(g, seat):
                return
        victims: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.cards.stealable_count(g, p) > 0 and self.may_rob(g, seat, p):
                victims |= g.rules.bits[p]
        self.rob_among(g, seat, victims)

    def may_enter(self, g: State, tile: i64) -> bool:
        """Whether the other chapters allow this tile."""
        return all(chapter.may_enter(g, tile) for chapter in self.on_may_enter.all)

    def may_go_anywhere(self, g: State) -> bool:
        """Whether there is another tile that the robber may enter."""
        tile: i64
        for tile in range(g.rules.graph.tiles):
            if tile != g.s[self.tile] and self.land.is_land(g, tile) and self.may_enter(g, tile):
                return True
        return False

    def home(self, g: State) -> i64:
        """Where the robber goes when it must leave its tile and nobody chooses where to: the first desert that is open
        to it, unless a chapter knows another home. Without a home it leaves the board, -1, or else stays where it
        is."""
        tile: i64 = self.land.first_desert(g)
        while tile >= 0 and not self.may_return(g, tile):
            tile = self.land.first_desert(g, tile + 1)
        for chapter in self.on_robber_home.all:
            tile = chapter.robber_home(g, tile)
        return tile if tile >= 0 or self.may_leave else g.s[self.tile]

    def may_return(self, g: State, desert: i64) -> bool:
        """Whether the other chapters let the robber go home to this desert."""
        return all(chapter.may_return(g, desert) for chapter in self.on_may_return.all)

    def send_home(self, g: State, seat: i64) -> None:
        """The robber goes home, or off the board, and nobody is robbed."""
        tile: i64 = self.home(g)
        self.stand(g, tile)
        if tile >= 0:
            g.emit(self.moved, seat, tile)
        elif self.may_leave:
            g.emit(self.left, seat)

    def may_rob(self, g: State, thief: i64, victim: i64) -> bool:
        """Whether the other chapters allow this theft."""
        return all(chapter.may_rob(g, thief, victim) for chapter in self.on_may_rob.all)

    def victims(self, g: State, seat: i64, tile: i64) -> i64:
        """The other players with a building beside the tile and a card in hand, as bits (BASE-40)."""
        s = g.s
        graph = g.rules.graph
        piece: i64 = self.building.piece
        held: i64 = self.building.held
        found: i64 = 0
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            v: i64 = graph.tile_corners[k]
            if v < 0 or s[piece + v] == 0:
                continue
            p: i64 = s[held + v] - 1
            if p == seat or p >= g.rules.players or found & g.rules.bits[p] != 0:
                continue
            if self.cards.stealable_count(g, p) > 0 and self.may_rob(g, seat, p):
                found |= g.rules.bits[p]
        return found

    def rob_at(self, g: State, seat: i64, tile: i64) -> None:
        """Steal from a player with a building beside the tile (BASE-40)."""
        self.rob_among(g, seat, self.victims(g, seat, tile))

    def rob_among(self, g: State, seat: i64, victims: i64) -> None:
        """Steal from the only victim at once, ask if there are several, go on if there is none (BASE-40)."""
        if victims == 0:
            return
        if victims & (victims - 1) == 0 and self.steal_at_once:
            self.cards.steal(g, seat, g.first_of(victims))
        else:
            g.open(self.steal_phase.index, seat, victims)

    # ---- for clients

    def readings(self, g: State) -> dict[str, object]:
        return {"hand_limit": [int(self.hand_limit(g, seat)) for seat in range(g.rules.players)]}
