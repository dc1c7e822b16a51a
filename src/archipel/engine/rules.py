"""Rules: everything that is the same for all games of one kind, put together once from chapters and then shared."""

from __future__ import annotations

from typing import Final, TypeVar, final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.chance import ChancePoint
from archipel.engine.chapter import Chapter
from archipel.engine.errors import MissingChapter, RulesError
from archipel.engine.events import EventField, EventKind
from archipel.engine.good import Good
from archipel.engine.phase import Phase
from archipel.engine.price import Price
from archipel.engine.scratch import Scratch, Space
from archipel.engine.verb import Field, Verb
from archipel.engine.words import DERIVED, DICE_STREAM, ENTRY, NOBODY, OWNER, PUBLIC, STACK, STACK_DEPTH

Kind = TypeVar("Kind", bound=Chapter)

READS: Final = (
    "count",
    "cards",
    "terms",
    "name",
    "holder",
    "seat",
    "bits",
    "numbers",
    "flag",
    "tile",
    "corner",
    "edge",
    DERIVED,
)


@final
class Block:
    """A named stretch of the state, who may see it, and how a client reads its numbers.

    `reads` is count, cards (one count for each name), terms (cards given, then taken), name (a number stands for one of
    the names), holder (0, or 1 + a colour), seat, bits (of colours), numbers (rolls, as bits), flag, tile, corner or
    edge. A derived block follows from other blocks and only saves time: clients do not read it, and no record depends
    on it."""

    def __init__(
        self, name: str, at: i64, size: i64, each: i64, seen: str, per: str, reads: str, names: list[str]
    ) -> None:
        self.name = name
        self.at: i64 = at
        self.size: i64 = size
        self.each: i64 = each  # words a player or colour has in it; 0: it is not divided by them
        self.seen = seen
        self.per = per  # "player", "colour", "tile", "corner" or "edge": what it has words for; "" for none of them
        self.reads = reads
        self.names = names
        self.hidden: i64 = each if seen != PUBLIC else 0  # of each player: the first words are secret


@final
class Rules:
    """Layout of the state, verbs, phases, events and chance points; `close` ends the putting together.

    Players decide, hold hands and score; a player's number is its seat. Colours own pieces and routes: the first ones
    are the players', in the order of their seats, and those behind are neutral."""

    def __init__(self, players: i64, colours: i64, graph: Graph, chapters: list[Chapter]) -> None:
        if colours < players:
            raise RulesError(f"{players} players need as many colours, not {colours}")
        self.players: i64 = players
        self.colours: i64 = colours
        self.graph: Final[Graph] = graph
        depth: i64 = STACK_DEPTH
        for chapter in chapters:
            depth += chapter.more_open_decisions()
        self.stack_end: i64 = STACK + ENTRY * depth  # behind the last entry of the stack
        self.size: i64 = self.stack_end
        self.packed_hands: i64 = 0  # where the block begins that has a player's cards in one word, if verbs need any
        self.alert: i64 = 0  # a word: what there is to settle, see `State.settle`
        self.counts: i64 = 0  # how many numbers chapters count at once
        self.spaces: list[Space] = []  # scratch space that chapters have for themselves
        self.blocks: list[Block] = []
        self.block_named: dict[str, Block] = {}
        self.verbs: list[Verb] = []
        self.verb_named: dict[str, Verb] = {}
        self.verb_of: vec[Verb] = vec[Verb]()
        self.phases: vec[Phase] = vec[Phase]()
        self.is_step: vec[i64] = vec[i64]()  # for each phase: 1 if nobody decides it
        self.watchers: vec[Chapter] = vec[Chapter]()
        self.always_alert = False  # they are asked after every action
        self.points: list[ChancePoint] = []
        self.streams: vec[i64] = vec[i64]()  # for each of them, where the words begin that it draws from
        self.goods: list[Good] = []  # the kinds of cards and tokens in hands, by their numbers
        self.prices: list[Price] = []
        self.price_named: dict[str, Price] = {}
        self.reading_per: dict[str, str] = {}  # for each reading: "player" if it is a list for every player, or ""
        self.event_kinds: list[EventKind] = []
        self.event_widths: vec[i64] = vec[i64]()  # how many values each of them has
        self.actions: vec[Action] = vec[Action]()
        self.chapters: list[Chapter] = []
        self.hidden: list[vec[i64]] = []  # for each player, and last for spectators: the words it may not see
        self.header: dict[str, object] = {}  # of a game of this kind: what to ask the catalogue for
        self.installing = ""  # the chapter that is installing
        self.end_rule = ""  # the rule by which the game ended, for whoever wants to play on
        one: i64 = 1
        self.bits: Final[vec[i64]] = filled(32, 0)  # 1, 2, 4 ... : shifting a literal is not safe when compiled
        i: i64
        for i in range(32):
            self.bits[i] = one
            one += one
        # Nobody sees it: in a game that is imagined they are asked once more.
        self.alert = self.block("alert", NOBODY, reads=DERIVED)
        for chapter in chapters:
            self.chapters.append(chapter)
            self.installing = chapter.name
            chapter.install(self)
        self.installing = ""
        self.close()

    # ---- for chapters, while they install

    def the(self, kind: type[Kind]) -> Kind:
        """The chapter of this class; it must have been installed before."""
        for chapter in self.chapters:
            if isinstance(chapter, kind):
                return chapter
        if self.installing:
            raise MissingChapter(kind, type(self.chapters[-1]))
        raise RulesError(f"the chapter {kind.__name__} is not in play")

    def has(self, kind: type[Kind]) -> bool:
        """Whether a chapter of this class is in play."""
        return any(isinstance(chapter, kind) for chapter in self.chapters)

    def block(
        self, name: str, seen: str, size: i64 = 1, reads: str = "count", names: list[str] | None = None, per: str = ""
    ) -> i64:
        """Words that belong to no player and no colour; where they begin in the state."""
        if seen not in (PUBLIC, NOBODY):
            raise RulesError(f"block {name}: who sees it? public or nobody")
        return self._add_block(name, size, 0, seen, per, reads, names)

    def player_block(
        self,
        name: str,
        seen: str,
        each: i64 = 1,
        reads: str = "count",
        names: list[str] | None = None,
        hidden: i64 = -1,
    ) -> i64:
        """`each` words for every player; where those of the first begin. Only the first `hidden` words of each are
        secret, if that is given; the others are public."""
        if seen not in (PUBLIC, OWNER, NOBODY):
            raise RulesError(f"block {name}: who sees it? public, owner or nobody")
        at: i64 = self._add_block(name, self.players * each, each, seen, "player", reads, names)
        if hidden >= 0:
            self.block_named[name].hidden = hidden
        return at

    def colour_block(
        self, name: str, seen: str, each: i64 = 1, reads: str = "count", names: list[str] | None = None
    ) -> i64:
        """`each` words for every colour, neutral ones included; where those of the first begin."""
        if seen not in (PUBLIC, NOBODY):
            raise RulesError(f"block {name}: who sees it? public or nobody")
        return self._add_block(name, self.colours * each, each, seen, "colour", reads, names)

    def tile_block(self, name: str, seen: str, reads: str = "count", names: list[str] | None = None) -> i64:
        """A word for every tile."""
        return self.block(name, seen, self.graph.tiles, reads, names, "tile")

    def corner_block(self, name: str, seen: str, reads: str = "count", names: list[str] | None = None) -> i64:
        """A word for every corner."""
        return self.block(name, seen, self.graph.corners, reads, names, "corner")

    def edge_block(self, name: str, seen: str, reads: str = "count", names: list[str] | None = None) -> i64:
        """A word for every edge."""
        return self.block(name, seen, self.graph.edges, reads, names, "edge")

    def _add_block(
        self, name: str, size: i64, each: i64, seen: str, per: str, reads: str, names: list[str] | None
    ) -> i64:
        if name in self.block_named:
            raise RulesError(f"two blocks are called {name}")
        if reads not in READS:
            raise RulesError(f"block {name}: how is it read? {', '.join(READS)}")
        block = Block(name, self.size, size, each, seen, per, reads, names if names is not None else [])
        self.blocks.append(block)
        self.block_named[name] = block
        self.size += size
        return block.at

    def add(self, verb: Verb) -> Verb:
        """Give a verb its codes."""
        if verb.name in self.verb_named:
            raise RulesError(f"two verbs are called {verb.name}")
        for role in verb.roles:
            if role not in roles.OF_VERBS:
                raise RulesError(f"verb {verb.name}: {role} is not a role")
        verb.chapter = self.installing
        verb.base = len(self.verb_of)
        verb.index = len(self.verbs)
        i: i64
        for i in range(verb.size):
            self.verb_of = append(self.verb_of, verb)
        self.verbs.append(verb)
        self.verb_named[verb.name] = verb
        return verb

    def phase(self, name: str, rule: str) -> Phase:
        """A new kind of open decision."""
        i: i64
        for i in range(len(self.phases)):
            if self.phases[i].name == name:
                raise RulesError(f"two phases are called {name}")
        phase = Phase(name, rule)
        phase.index = len(self.phases)
        self.phases = append(self.phases, phase)
        self.is_step = append(self.is_step, 0)
        return phase

    def step(self, name: str, rule: str, runner: Chapter) -> Phase:
        """A phase in which nobody decides: the chapter goes on as soon as the decisions above it are made."""
        phase = self.phase(name, rule)
        phase.runner = runner
        self.is_step[phase.index] = 1
        return phase

    def watch_every_action(self, chapter: Chapter) -> None:
        """Ask the chapter after every action."""
        self.watch_alerts(chapter)
        self.always_alert = True

    def watch_alerts(self, chapter: Chapter) -> None:
        """Ask the chapter after every action in which somebody has called `State.alert`."""
        self.watchers = append(self.watchers, chapter)

    def point(self, name: str, stream: i64, labels: list[str]) -> i64:
        """A new chance point."""
        if any(point.name == name for point in self.points):
            raise RulesError(f"two chance points are called {name}")
        self.points.append(ChancePoint(name, len(self.points), stream, labels))
        self.streams = append(self.streams, stream)
        return len(self.points) - 1

    def reading(self, name: str, per: str = "") -> None:
        """A value that a chapter works out for clients, see `Chapter.readings`; "player": a list for every player."""
        if name in self.reading_per:
            raise RulesError(f"two readings are called {name}")
        if per not in ("", "player"):
            raise RulesError(f"reading {name}: there is one, or one for every player")
        self.reading_per[name] = per

    def event(self, name: str, fields: list[EventField], *with_roles: str) -> i64:
        """A new kind of event, every field with who may see it, and its roles."""
        for role in with_roles:
            if role not in roles.OF_EVENTS:
                raise RulesError(f"event {name}: {role} is not a role")
        if any(kind.name == name for kind in self.event_kinds):
            raise RulesError(f"two events are called {name}")
        seats = [field.name for field in fields if field.kind == "seat"]
        for field in fields:
            if any(only not in seats for only in field.only):
                raise RulesError(f"event {name}: {field.name} is for seats that the event does not name")
        self.event_kinds.append(EventKind(name, len(self.event_kinds), fields, list(with_roles)))
        self.event_widths = append(self.event_widths, self.event_kinds[-1].width)
        return len(self.event_kinds) - 1

    def good(self, good: Good) -> i64:
        """A new kind of card or token in hands; its number."""
        if any(one.name == good.name for one in self.goods):
            raise RulesError(f"two goods are called {good.name}")
        if not good.is_open and not (good.counts and good.stealable):
            raise RulesError(f"good {good.name}: what is hidden counts for the hand limit and can be stolen")
        self.goods.append(good)
        return len(self.goods) - 1

    def price(self, name: str, goods: dict[str, int]) -> Price:
        """What something costs, in the goods of this game; the only place that says so."""
        if name in self.price_named:
            raise RulesError(f"two prices are called {name}")
        pairs = vec[i64]()
        names = [good.name for good in self.goods]
        for good, count in goods.items():
            if good not in names:
                raise RulesError(f"price {name}: {good} is not a good of this game")
            pairs = append(append(pairs, names.index(good)), count)
        price = Price(name, dict(goods), pairs)
        self.prices.append(price)
        self.price_named[name] = price
        return price

    def count_at_once(self, n: i64) -> None:
        """A chapter counts n numbers at once in `scratch.tally`."""
        if n > self.counts:
            self.counts = n

    def scratch_space(self, space: Space) -> i64:
        """Scratch space that a chapter has for itself; where it finds it in `scratch.spaces`."""
        self.spaces.append(space)
        return len(self.spaces) - 1

    def everybody(self) -> i64:
        """The mask of all players."""
        return self.bits[self.players] - 1

    # ---- fields of verbs

    def corner_field(self, name: str = "corner") -> Field:
        return Field(name, "corner", self.graph.corners)

    def edge_field(self, name: str = "edge") -> Field:
        return Field(name, "edge", self.graph.edges)

    def tile_field(self, name: str = "tile") -> Field:
        return Field(name, "tile", self.graph.tiles)

    def seat_field(self, name: str = "seat") -> Field:
        return Field(name, "seat", self.players)

    # ---- after installing

    def close(self) -> None:
        """Nothing may be added any more: lay out who sees what, name every code, note what each phase offers."""
        p: i64
        for p in range(len(self.phases)):
            phase = self.phases[p]
            phase.close(len(self.verbs))
            if phase.cause and all(kind.name != phase.cause for kind in self.event_kinds):
                raise RulesError(f"phase {phase.name}: there is no event {phase.cause}")
        viewer: i64
        for viewer in range(self.players + 1):
            words = vec[i64]()
            # The streams of chance are secret: with them anyone could compute the next roll.
            for word in range(DICE_STREAM, STACK):
                words = append(words, word)
            for block in self.blocks:
                if block.seen == PUBLIC:
                    continue
                i: i64
                for i in range(block.size):
                    if block.each > 0 and i % block.each >= block.hidden:
                        continue
                    if block.seen == NOBODY or i // block.each != viewer:
                        words = append(words, block.at + i)
            self.hidden.append(words)
        k: i64
        for k in range(len(self.verb_of)):
            verb = self.verb_of[k]
            self.actions = append(self.actions, Action(verb.name, None, self, k))

    def new_scratch(self) -> Scratch:
        """Scratch space large enough for these rules."""
        outcomes = max([len(point.labels) for point in self.points], default=0)
        spaces = vec[Space]()
        for space in self.spaces:
            spaces = append(spaces, space.fresh())
        return Scratch(len(self.verb_of) + 8, self.graph.edges, self.graph.corners, outcomes, self.counts, spaces)

    def blank(self) -> vec[i64]:
        """The words of a state: all zero, but for the alert, which the start of a game is a reason for."""
        words = filled(self.size, 0)
        words[self.alert] = 1
        return words

    def code(self, kind: str, x: i64 = 0) -> i64:
        """The code of case x of a verb."""
        return self.verb_named[kind].base + x
