"""The legal actions of a decision as a menu; places or cards are chosen in a second step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from archipel.board.graph import Graph
from archipel.cli.sentences import PLACES, Sentences
from archipel.cli.terms import folded
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.errors import IllegalAction
from archipel.engine.game import Game
from archipel.engine.rules import Rules

LAST: Final = (roles.PASSES, roles.WITHDRAW, roles.ENDS_TURN)  # verbs without one of these roles come first
FEW: Final = 3  # up to this many cases of a kind are menu entries


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu: an action, several of one kind to choose among, or a form to fill in."""

    text: str
    actions: tuple[Action, ...] = ()
    form: str = ""


def place_kind(rules: Rules, kind: str) -> str:
    """The kind of place that an action asks for, if any: "corner", "edge" or "tile"."""
    fields = rules.verb_named[kind].fields
    return fields[0].kind if fields and fields[0].kind in PLACES else ""


def places_of(rules: Rules, action: Action) -> list[tuple[str, int]]:
    """The places an action is about, in the order in which it names them."""
    found: list[tuple[str, int]] = []
    for field in rules.verb_named[action.kind].fields:
        place = action.fields.get(field.name)
        if field.kind in PLACES and isinstance(place, int):
            found.append((field.kind, place))
    return found


def in_reading_order(graph: Graph, places: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Places from top to bottom of the board, so that labels are easy to find."""

    def middle(place: tuple[str, int]) -> tuple[float, float]:
        kind, number = place
        if kind == "tile":
            x, y = graph.tile_xy[number]
        elif kind == "corner":
            x, y = graph.corner_xy[number]
        else:
            ends = [graph.corner_xy[graph.edge_corners[2 * number + k]] for k in range(2)]
            x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
        return round(y, 3), round(x, 3)

    return sorted(set(places), key=middle)


def rank(rules: Rules, kind: str) -> int:
    """0 for most kinds of actions; higher for those that end something, which come last."""
    return max((LAST.index(role) + 1 for role in rules.verb_named[kind].roles if role in LAST), default=0)


def needs_no_question(rules: Rules, actions: Sequence[Action]) -> bool:
    """Whether the only choice is to do nothing."""
    return len(actions) == 1 and roles.PASSES in rules.verb_named[actions[0].kind].roles


def kinds_of(rules: Rules, actions: Sequence[Action]) -> dict[str, list[Action]]:
    """Actions by kind; those that end something come last."""
    kinds: dict[str, list[Action]] = {}
    for action in sorted(actions, key=lambda action: rank(rules, action.kind)):
        kinds.setdefault(action.kind, []).append(action)
    return kinds


def is_placing(rules: Rules, actions: Sequence[Action]) -> bool:
    """Whether the decision is only a choice of place."""
    return len({action.kind for action in actions}) == 1 and bool(place_kind(rules, actions[0].kind))


def menu(actions: Sequence[Action], forms: Sequence[str], sentences: Sentences) -> list[Entry]:
    """The first menu. A kind with many cases is one entry that leads to a second question."""
    texts, rules = sentences.texts, sentences.seen.rules
    kinds = kinds_of(rules, actions)
    entries: list[Entry] = []
    for kind, found in kinds.items():
        label = sentences.label(kind)
        if len(kinds) == 1 or (len(found) <= FEW and not place_kind(rules, kind)):
            entries += [Entry(sentences.action(action), (action,)) for action in found]
        elif place_kind(rules, kind):
            entries.append(Entry(texts.say("menu-places", label=label, count=len(found)), tuple(found)))
        else:
            entries.append(Entry(texts.say("menu-more", label=label), tuple(found)))
    before_last = sum(1 for entry in entries if rank(rules, entry.actions[0].kind) == 0)
    asked = [Entry(texts.say("menu-more", label=sentences.label(kind)), form=kind) for kind in forms]
    return entries[:before_last] + asked + entries[before_last:]


# ---- why not


def locked(game: Game, seat: int) -> list[str]:
    """The kinds of actions of this phase that are not possible now."""
    possible = {action.kind for action in game.legal_actions(seat)} | {kind for kind, _ in game.forms(seat)}
    phase = game.state.phase()
    kinds: list[str] = []
    for verb in phase.verbs:
        kinds += [member.name for member in verb.members] or [verb.name]
    kinds += [kind for kind in phase.reasons if kind not in kinds]
    return [kind for kind in kinds if kind not in possible and game.rules.verb_named[kind].size > 0]


def reason(game: Game, seat: int, kind: str) -> IllegalAction | None:
    """The best reason why a kind of action is not possible; None if it is.

    It is that of the case that comes nearest to being legal. Where none stands out, a reason that holds for every
    place, such as the price, says more than what is wrong with one place. Otherwise it is the most frequent one."""
    verb = game.rules.verb_named[kind]
    if verb.form:
        return None if any(kind == form for form, _ in game.forms(seat)) else game.refusal(seat, verb.base)
    found: dict[str, list[IllegalAction]] = {}
    for case in range(verb.size):
        action = game.rules.actions[verb.base + case]
        wrong = game.why_not(action, seat)
        if wrong is None:
            return None
        found.setdefault(wrong.key, []).append(wrong)
    nearest = verb.nearest_case(game.state, seat)
    if nearest >= 0:
        return game.refusal(seat, verb.base + nearest)
    best = max(found.values(), key=lambda reasons: (not reasons[0].details.keys() & set(PLACES), len(reasons)))
    return best[0]


def kinds_meant(words: str, sentences: Sentences) -> list[str]:
    """The kinds of actions that a text may mean: all its words begin words of their label or name."""
    wanted = _plain_words(words)
    whole: list[str] = []
    begun: list[str] = []
    for kind, verb in sentences.seen.rules.verb_named.items():
        if verb.size > 0:
            known = _plain_words(f"{sentences.label(kind)} {kind}")
            if all(word in known for word in wanted):
                whole.append(kind)
            if all(any(one.startswith(word) for one in known) for word in wanted):
                begun.append(kind)
    return whole or begun


def _plain_words(text: str) -> list[str]:
    return folded(text).replace("_", " ").replace("'", " ").split()
