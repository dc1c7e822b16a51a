"""What the numbers mean that learners see and choose: every word of an observation and every code of an action.

Both are made from the rules of a game, whatever its box: blocks say how their words read, verbs have their codes. Seats
count from the player that looks: 0 is the player itself, 1 the next one. docs/learning.md explains them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Final

from archipel.bots.bot import filled_form
from archipel.engine import roles
from archipel.engine.action import Action, encode
from archipel.engine.arrays import COUNT
from archipel.engine.errors import SetUpError
from archipel.engine.rules import Block, Rules
from archipel.engine.vector import HOLDER, PLAIN, SEAT, SEATS
from archipel.engine.verb import Verb
from archipel.engine.words import DERIVED, NOBODY, OWNER, UNKNOWN

NUMBERS: Final = 2**13 - 1  # rolls up to 12, as bits
TRADES: Final = "1:1,2:1,1:2"


@dataclass(frozen=True, slots=True)
class Word:
    """One number of an observation. -1 stands for what the player may not know, and for none."""

    block: str  # of the view, see docs/protocol.md; or turn, phase, argument, active, deciding
    owner: int  # whose it is, counted from the player itself; neutral colours come last; -1: nobody's
    place: str  # the tile, corner or edge
    part: str  # the card, or the entry of a list
    reads: str  # how: count, cards, terms, name, holder, seat, bits, numbers, flag, tile, corner, edge
    names: tuple[str, ...]  # what the number stands for, where it reads as a name
    high: int  # the highest number
    hidden: bool  # whether the player never knows it: a hand of another player

    def __str__(self) -> str:
        whose = {-1: "", 0: "own"}.get(self.owner, f"+{self.owner}")
        return " ".join(filter(None, [self.block, whose, self.place, self.part]))


class Layout:
    """The words and codes of one kind of game."""

    def __init__(self, rules: Rules, trades: str = TRADES, offers_per_turn: int = 2) -> None:
        self.rules = rules
        self.seats = int(rules.players)
        self.words = [*self._first_words(), *(self._word(*at) for at in self._places())]
        self.first = len(self.words) - len(list(self._places()))  # those of blocks begin here
        # For each seat: where the words of blocks are in the state.
        self.read_from = [[self._index(*at, seat) for at in self._places()] for seat in range(self.seats)]
        self.plain = len(rules.actions)  # codes of the engine; those of filled-in forms follow
        self.to_engine = [self._codes_of(seat) for seat in range(self.seats)]  # for each seat: a plain code there
        self.from_engine = [sorted(range(self.plain), key=codes.__getitem__) for codes in self.to_engine]
        self.cases: list[tuple[Verb, list[int]]] = []  # the filled-in forms
        self.forms: dict[str, tuple[int, int]] = {}  # by kind: its first case and the one behind its last
        self.offers_per_turn = offers_per_turn
        self.unreachable: list[str] = []  # what a person can do and no code does
        ratios = _read_ratios(trades)
        for verb in rules.verbs:
            if verb.form:
                self._add_form(verb, ratios, trades)
        self.size = self.plain + len(self.cases)  # how many codes there are

    @cached_property
    def actions(self) -> list[str]:
        """What each code does, as player 0 would write it."""
        return [*map(str, self.rules.actions), *(str(self._form(k)) for k in range(len(self.cases)))]

    # ---- observations

    def _first_words(self) -> list[Word]:
        phases = tuple(phase.name for phase in self.rules.phases)
        return [
            Word("turn", -1, "", "", "count", (), COUNT, False),
            Word("phase", -1, "", "", "name", phases, len(phases) - 1, False),
            Word("argument", -1, "", "", "count", (), COUNT, False),
            Word("active", -1, "", "", "seat", (), self.seats - 1, False),
            *(Word("deciding", k, "", "", "flag", (), 1, False) for k in range(self.seats)),
        ]

    def _places(self) -> Iterator[tuple[Block, int, int]]:
        """The words of all blocks that a player can ever read: the block, whose row it is, and which of the row."""
        for block in self.rules.blocks:
            if block.reads != DERIVED and block.seen != NOBODY:
                each = int(block.each) or int(block.size)
                for row in range(int(block.size) // each):
                    for k in range(each):
                        yield block, row, k

    def _index(self, block: Block, row: int, k: int, seat: int) -> int:
        """Where a word is in the state; rows count from the seat that looks, neutral colours come last."""
        if block.each == 0:
            return int(block.at) + k
        whose = (row + seat) % self.seats if row < self.seats else row
        return int(block.at) + whose * int(block.each) + k

    def _word(self, block: Block, row: int, k: int) -> Word:
        return Word(
            block.name,
            row if block.each else -1,
            self._place(block, k),
            self._part(block, k),
            block.reads,
            tuple(block.names) if block.reads == "name" else (),
            self._high(block),
            block.seen == OWNER and row > 0 and k < block.hidden,
        )

    def _place(self, block: Block, k: int) -> str:
        graph = self.rules.graph
        names = {"tile": graph.tile_names, "corner": graph.corner_names, "edge": graph.edge_names}.get(block.per)
        return names[k] if names else ""

    def _part(self, block: Block, k: int) -> str:
        each = int(block.each) or int(block.size)
        if block.per in ("tile", "corner", "edge") or each == 1:
            return ""
        if block.reads == "terms":
            kinds = len(block.names)
            return f"{'give' if k < kinds else 'take'} {block.names[k % kinds]}"
        return block.names[k] if block.reads == "cards" and len(block.names) == each else str(k)

    def _high(self, block: Block) -> int:
        graph, colours = self.rules.graph, int(self.rules.colours)
        return {
            "name": len(block.names) - 1,
            "holder": colours,
            "seat": self.seats - 1,
            "bits": int(2**colours - 1),
            "numbers": NUMBERS,
            "flag": 1,
            "tile": int(graph.tiles) - 1,
            "corner": int(graph.corners) - 1,
            "edge": int(graph.edges) - 1,
        }.get(block.reads, COUNT)

    def turned(self, seat: int) -> dict[int, list[int]]:
        """How words that name seats or colours read from a seat: for each kind of them, each value; the last is -1."""
        colours = int(self.rules.colours)
        turned = [(colour - seat) % self.seats if colour < self.seats else colour for colour in range(colours)]
        bits = [sum(2 ** turned[c] for c in range(colours) if (mask >> c) & 1) for mask in range(2**colours)]
        return {
            HOLDER: [0, *(1 + colour for colour in turned), UNKNOWN],
            SEAT: [*turned[: self.seats], UNKNOWN],
            SEATS: [*bits, UNKNOWN],
        }

    def turns(self) -> list[int]:
        """For each word of a block: which of these kinds it is."""
        kinds = {"holder": HOLDER, "seat": SEAT, "bits": SEATS}
        return [kinds.get(word.reads, PLAIN) for word in self.words[self.first :]]

    # ---- actions

    def action(self, code: int, seat: int) -> Action:
        """What a code does when a seat chooses it."""
        if code >= self.plain:
            return self._form(code - self.plain)
        return self.rules.actions[self.to_engine[seat][code]]

    def code(self, action: Action, seat: int) -> int:
        """The code of a seat's action; -1 for one that no code does."""
        verb = self.rules.verb_named[action.kind]
        if not verb.form:
            return self.from_engine[seat][encode(self.rules, action)[0]]
        first, end = self.forms.get(action.kind, (0, 0))
        found = [k for k in range(first, end) if self._form(k) == action]
        return self.plain + found[0] if found else -1

    def _form(self, case: int) -> Action:
        verb, values = self.cases[case]
        return filled_form(self.rules, verb, values)

    def _codes_of(self, seat: int) -> list[int]:
        """For each plain code, the one of the engine: fields that name a seat are turned."""
        codes = list(range(self.plain))
        for verb in self.rules.verbs:
            if verb.form or not any(field.kind == "seat" for field in verb.fields):
                continue
            for x in range(verb.size):
                rest, factor, turned = x, 1, 0
                for field in reversed(verb.fields):
                    rest, value = divmod(rest, field.size)
                    if field.kind == "seat" and value < self.seats:
                        value = (value + seat) % self.seats
                    turned += factor * value
                    factor *= field.size
                codes[verb.base + x] = int(verb.base) + turned
        return codes

    def _add_form(self, verb: Verb, ratios: Sequence[tuple[int, int]], trades: str) -> None:
        kinds = [field.kind for field in verb.fields]
        if roles.OFFER not in verb.roles and roles.COUNTER not in verb.roles:
            singly = any(field.owed for field in verb.fields)
            self.unreachable.append(f"{verb.name}: " + ("cards are named one by one" if singly else "has no codes"))
            return
        if kinds[:2] != ["cards", "cards"] or kinds[2:] not in ([], ["seats"]):
            self.unreachable.append(f"{verb.name}: has no codes")
            return
        first = len(self.cases)
        goods = self.rules.goods
        tradable = [k for k, good in enumerate(goods) if good.tradable]
        everybody = [2**self.seats - 1] if kinds[2:] else []
        for give, take in ratios:
            for given in combinations_with_replacement(tradable, give):
                for taken in combinations_with_replacement(tradable, take):
                    if not set(given) & set(taken):
                        counts = [given.count(k) for k in range(len(goods))] + [
                            taken.count(k) for k in range(len(goods))
                        ]
                        self.cases.append((verb, [*counts, *everybody]))
        self.forms[verb.name] = (first, len(self.cases))
        self.unreachable.append(f"{verb.name}: numbers of cards other than {trades or 'none'}")
        if everybody:
            self.unreachable.append(f"{verb.name}: to some players only; all are asked")
            self.unreachable.append(f"{verb.name}: more than {self.offers_per_turn} in a turn")


def _read_ratios(trades: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for part in filter(None, trades.split(",")):
        give, colon, take = part.partition(":")
        if not (colon and give.isdecimal() and take.isdecimal() and 1 <= int(give) <= 4 and 1 <= int(take) <= 4):
            raise SetUpError(f"trades are numbers of cards from 1 to 4 such as {TRADES}, not {part!r}")
        found.append((int(give), int(take)))
    return found
