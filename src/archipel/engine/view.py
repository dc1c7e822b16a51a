"""The one filter: what a seat, or a spectator, may see of a state and of what happened. Nothing else gives out
secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.engine.action import Action
from archipel.engine.errors import RulesError
from archipel.engine.events import Event
from archipel.engine.state import State
from archipel.engine.verb import Field
from archipel.engine.words import ACTIVE, DERIVED, OVER, PENDING, TOP, TURN, UNKNOWN, WINNERS

if TYPE_CHECKING:
    from archipel.engine.rules import Block, Rules

ONLOOKER: Final = -1  # sees what is public and nothing else


@final
class View:
    """What one seat knows: a state in which every word it may not know is UNKNOWN. Chapters' readers work on it.

    `seat` is the seat, -1 for an onlooker."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat

    @property
    def rules(self) -> Rules:
        """The rules that are played."""
        return self.state.rules

    def legal_actions(self) -> list[Action]:
        """What the seat may do now; forms (trade offers) are listed by `forms`."""
        if self.seat < 0 or self.state.over():
            return []
        n: i64 = self.state.legal(self.seat)
        actions = self.state.rules.actions
        codes = self.state.scratch.codes
        found: list[Action] = []
        i: i64
        for i in range(n):
            found.append(actions[codes[i]])
        return found

    def forms(self) -> list[tuple[str, list[Field]]]:
        """The forms the seat may fill in now: kind and fields."""
        return open_forms(self.state, self.seat)

    def to_bytes(self) -> bytes:
        """The words of the view, each in eight bytes."""
        return self.state.to_bytes()

    def readings(self) -> dict[str, object]:
        """What chapters work out of public words for clients: hand limits, rates, next prices."""
        return readings_of(self.state)

    def to_json(self) -> dict[str, object]:
        """Every block by its name, None for what the seat may not know; and the readings."""
        return state_to_json(self.state, self.seat)


def open_forms(g: State, seat: i64) -> list[tuple[str, list[Field]]]:
    """The forms a seat may fill in now."""
    found: list[tuple[str, list[Field]]] = []
    if seat < 0 or g.over() or g.pending() & g.rules.bits[seat] == 0:
        return found
    for verb in g.phase().forms:
        if verb.open(g, seat):
            found.append((verb.name, verb.fields))
    return found


def hidden_from(rules: Rules, seat: i64) -> vec[i64]:
    """The words a seat may not see."""
    return rules.hidden[rules.players if seat < 0 else seat]


def view_of(g: State, seat: i64) -> View:
    """The state as the seat sees it."""
    seen = g.copy()
    s = seen.s
    words = hidden_from(g.rules, seat)
    i: i64
    for i in range(len(words)):
        s[words[i]] = UNKNOWN
    return View(seen, seat)


def differs_in_secret(before: State, after: State, seat: i64) -> bool:
    """Whether two positions differ in anything that the seat may not see."""
    b, a = before.s, after.s
    words = hidden_from(before.rules, seat)
    i: i64
    for i in range(len(words)):
        if b[words[i]] != a[words[i]]:
            return True
    return False


def imagine(view: View, seed: int) -> State:
    """A full state that fits a view: secrets re-dealt, streams of chance renewed. Searches run on this."""
    g = view.state.copy()
    g.seed(seed)
    for chapter in g.rules.chapters:
        chapter.redeal(g, view.seat)
    g.alert()
    g.seed(seed + 1)
    return g


def state_to_json(g: State, seat: i64) -> dict[str, object]:
    """Blocks by name, each as a number, a list, or a list for every player or colour; hidden words are None."""
    secret = _secret_words(g.rules, seat)
    told = _heading(g, seat)
    for block in g.rules.blocks:
        if block.reads != DERIVED:
            told[block.name] = _block_to_json(g, block, secret)
    told["readings"] = readings_of(g)
    return told


def changes_to_json(before: State, after: State, seat: i64) -> dict[str, object]:
    """What differs between two views of a seat, each entry whole as `state_to_json` writes it; without readings."""
    old = _heading(before, seat)
    told: dict[str, object] = {}
    for name, value in _heading(after, seat).items():
        if old[name] != value:
            told[name] = value
    secret: set[int] | None = None
    b, a = before.s, after.s
    i: i64
    for block in after.rules.blocks:
        if block.reads == DERIVED:
            continue
        for i in range(block.at, block.at + block.size):
            if b[i] != a[i]:
                if secret is None:
                    secret = _secret_words(after.rules, seat)
                told[block.name] = _block_to_json(after, block, secret)
                break
    return told


def _secret_words(rules: Rules, seat: i64) -> set[int]:
    secret: set[int] = set()
    words = hidden_from(rules, seat)
    i: i64
    for i in range(len(words)):
        secret.add(words[i])
    return secret


def _heading(g: State, seat: i64) -> dict[str, object]:
    """What a view holds besides blocks and readings."""
    rules = g.rules
    pending: int = g.s[g.s[TOP] + PENDING]
    return {
        "seat": int(seat),
        "seats": int(rules.players),
        "active": int(g.s[ACTIVE]),
        "turn": int(g.s[TURN]),
        "phase": g.phase().name,
        "argument": int(g.argument()),
        "deciding": [p for p in range(rules.players) if (pending >> p) & 1 == 1 and g.s[OVER] == 0],
        "over": g.s[OVER] != 0,
        "winners": winners(g),
    }


def _block_to_json(g: State, block: Block, secret: set[int]) -> object:
    values: list[object] = []
    i: i64
    for i in range(block.size):
        word: int = block.at + i
        values.append(None if word in secret else int(g.s[word]))
    if block.each > 1:
        return [values[at : at + int(block.each)] for at in range(0, int(block.size), int(block.each))]
    return values[0] if block.each == 0 and block.size == 1 else values


def readings_of(g: State) -> dict[str, object]:
    """The readings of all chapters by name. They are the same for everybody."""
    found: dict[str, object] = {}
    for chapter in g.rules.chapters:
        for name, value in chapter.readings(g).items():
            if name not in g.rules.reading_per:
                raise RulesError(f"{chapter.name}: the reading {name} is not declared")
            found[name] = value
    return found


def winners(g: State) -> list[int]:
    """The seats that have won."""
    mask: int = g.s[WINNERS]
    return [seat for seat in range(g.rules.players) if (mask >> seat) & 1 == 1]


def event_for(rules: Rules, row: tuple[int, list[int]], seat: i64, everything: bool = False) -> Event:
    """An event as a seat may see it; `everything` is for logs that nobody at the table reads."""
    kind = rules.event_kinds[row[0]]
    values = row[1]
    fields: dict[str, object] = {}
    at = 0
    for field in kind.fields:
        mine = values[at : at + field.width]
        at += field.width
        if (
            field.only
            and not everything
            and (seat < 0 or all(values[kind.places[name]] != seat for name in field.only))
        ):
            continue
        if field.kind == "cards":
            cards: dict[str, int] = {}
            for k, name in enumerate(field.names):
                if mine[k] > 0:
                    cards[name] = mine[k]
            fields[field.name] = cards
        elif field.kind == "seats":
            fields[field.name] = [p for p in range(rules.players) if (mine[0] >> p) & 1 == 1]
        elif field.kind == "seat" and mine[0] < 0:
            fields[field.name] = None  # nobody: a tile lies aside
        elif field.names:
            fields[field.name] = field.names[mine[0]] if 0 <= mine[0] < len(field.names) else None
        else:
            fields[field.name] = mine[0]
    return Event(kind.name, fields)
