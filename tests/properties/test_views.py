"""What a seat sees does not depend on what it may not know: every secret is changed at every step of whole games, and
the views, the legal actions and the events of the seat stay the same, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from archipel.catalogue import GameSpec
from archipel.engine.chance import Chance
from archipel.engine.events import Event, EventLog
from archipel.engine.game import Game, enumerate_outcomes
from archipel.engine.history import Step
from archipel.engine.state import State
from archipel.engine.view import (
    ONLOOKER,
    View,
    event_for,
    hidden_from,
    imagine,
    open_forms,
    readings_of,
    state_to_json,
    view_of,
)
from archipel.engine.words import UNKNOWN
from tests.properties.games import random_game
from tests.properties.invariants import Invariants
from tests.properties.rulesets import (
    base_rulesets,
    few_samples,
    mixtures,
    mostly_compiled,
    plain_rulesets,
    rulesets,
)

base_tables = [spec for spec in plain_rulesets() if spec.name == "base"]
sea_tables = [spec for spec in plain_rulesets() if spec.name != "base"]
every_ruleset = pytest.mark.parametrize("spec", rulesets(), ids=str)
every_base_table = pytest.mark.parametrize("spec", mostly_compiled(base_tables, base_tables[::9]))
every_sea_table = pytest.mark.parametrize("plain", sea_tables, ids=str)
every_value = pytest.mark.parametrize("spec", mostly_compiled(base_rulesets(1), base_rulesets(1)[::6]))
every_sea_game = pytest.mark.parametrize("spec", mostly_compiled(few_samples(), few_samples()[::12], every=4))
every_game = pytest.mark.parametrize(
    "spec",
    mostly_compiled([*plain_rulesets(), *few_samples()], [*plain_rulesets()[::12], *few_samples()[3::6]], every=4),
)

# Commodities in the supply and harvests; gold that lies open, and gold rivers. Other games are among the mixtures.
hidden_banks = [
    GameSpec("cities_knights", 3, (("hidden_bank", True), ("target", 6))),
    GameSpec("traders_barbarians/rivers_new_shores", 3, (("hidden_bank", True), ("target", 6))),
]
every_hidden_bank = pytest.mark.parametrize("spec", hidden_banks, ids=str)

GARBAGE = 1_000  # hidden words are overwritten with numbers up to this


def viewers(game: Game) -> range:
    """Every seat, and the onlooker."""
    return range(ONLOOKER, game.seats)


def legal_codes(g: State, seat: int) -> list[int]:
    """What a seat may do, by code, with its forms."""
    if seat < 0 or g.over():
        return []
    codes = [int(code) for code in g.scratch.codes[: g.legal(seat)]]
    return codes + [int(g.rules.code(kind)) for kind, _ in open_forms(g, seat)]


def seen(view: View) -> str:
    """A view as it is sent to its seat."""
    return json.dumps([view.to_json(), [str(one) for one in view.legal_actions()], [kind for kind, _ in view.forms()]])


def scrambled(g: State, seat: int, chance: Random) -> State:
    """The state with nonsense in every word the seat may not know."""
    other = g.copy()
    for word in hidden_from(g.rules, seat):
        other.s[word] = chance.randrange(GARBAGE)
    return other


def check_blind(game: Game, seat: int, chance: Random) -> State:
    """Neither nonsense nor another deal in the hidden words changes what the seat sees and may do; gives the deal."""
    g = game.state
    view = view_of(g, seat)
    told, may = view.to_bytes(), legal_codes(g, seat)
    assert legal_codes(view.state, seat) == may
    nonsense = scrambled(g, seat, chance)
    assert view_of(nonsense, seat).to_bytes() == told
    assert legal_codes(nonsense, seat) == may
    dealt = imagine(view, chance.randrange(2**32))
    assert view_of(dealt, seat).to_bytes() == told
    assert legal_codes(dealt, seat) == may
    return dealt


def check_seen(game: Game, seat: int, dealt: State, chance: Random) -> None:
    """The same for the text of the view, and for what is asked of the game rather than of the view."""
    view = game.view(seat)
    assert seen(view_of(dealt, seat)) == seen(view) == seen(view_of(scrambled(game.state, seat, chance), seat))
    assert state_to_json(game.state, seat) == view.to_json() == state_to_json(dealt, seat)
    assert all(view.state.s[word] == UNKNOWN for word in hidden_from(game.rules, seat))
    if seat >= 0:
        assert view.legal_actions() == game.legal_actions(seat)
        assert [kind for kind, _ in view.forms()] == [kind for kind, _ in game.forms(seat)]


def watch_blindly(spec: GameSpec, seed: int, often: float, steps: float = 1) -> None:
    """A whole game in which every seat is asked at every step, or at some; the longer questions now and then."""
    chance = Random(seed)
    invariants = Invariants(spec, spec.new_game(seed).state)
    other_deals = 0
    for game in random_game(spec, seed):
        for seat in viewers(game):
            if chance.random() > steps:
                continue
            dealt = check_blind(game, seat, chance)
            if chance.random() < often:
                check_seen(game, seat, dealt, chance)
                if not game.over:
                    invariants.check(dealt)
                other_deals += invariants.block(dealt, "hand") != invariants.block(game.state, "hand")
    assert other_deals > 0, "secrets were dealt again as they lay: nothing was proven"


@pytest.mark.compiled
@every_value
def test_views_are_blind_to_secrets_at_every_step(spec: GameSpec) -> None:
    watch_blindly(spec, seed=5, often=0.02)


@pytest.mark.compiled
@every_sea_game
def test_views_are_blind_to_secrets_at_sea(spec: GameSpec) -> None:
    """What lies under the fog and in face-down gifts is not a secret before it is drawn; everything else is one."""
    watch_blindly(spec, seed=5, often=0.1, steps=0.2)


@pytest.mark.compiled
@every_hidden_bank
def test_base_43_views_are_blind_to_a_hidden_bank(spec: GameSpec) -> None:
    watch_blindly(spec, seed=3, often=0.05, steps=0.1)


@pytest.mark.slow
@every_ruleset
def test_views_are_blind_to_secrets_with_every_ruleset(spec: GameSpec) -> None:
    watch_blindly(spec, seed=6, often=0.2)


@pytest.mark.slow
@every_sea_table
def test_views_are_blind_to_secrets_at_sea_with_every_value(plain: GameSpec) -> None:
    for spec in mixtures(plain, 1):
        watch_blindly(spec, seed=6, often=0.05)


# ---- what lies face down


def draws(spec: GameSpec, seed: int, points: set[str]) -> Iterator[tuple[State, Step]]:
    """The states of a game in which chance points of these names came next, each with the action that led to them."""
    *_, game = random_game(spec, seed)
    g = game.origin.state.copy()
    for step in game.steps():
        if points & {g.rules.points[point].name for point in step.points}:
            yield g, step
        g = g.copy()
        happens(g, step, Drawn(step.outcomes))


@pytest.mark.parametrize(
    ("name", "points"),
    [("seafarers/oceania", {"fog_terrain", "fog_number"}), ("seafarers/new_world", {"harbour"})],
)
def test_sea_s3_3_sea_nw_3_what_comes_out_of_fog_and_stacks_is_known_to_nobody(name: str, points: set[str]) -> None:
    """Whatever secrets are dealt again, the same tiles, tokens and harbours may come, with the same probabilities:
    there is no order that somebody could know."""
    seen = 0
    for g, step in draws(GameSpec(name, 3, (("target", 6),)), 2, points):
        may_come = [(told, odds) for told, odds, _ in enumerate_outcomes(g, step.seat, step.code, step.values)]
        for seat in range(ONLOOKER, g.rules.players):
            deal = imagine(view_of(g, seat), seen)
            if may_do(deal, step):
                again = enumerate_outcomes(deal, step.seat, step.code, step.values)
                assert [(told, odds) for told, odds, _ in again] == may_come
                seen += len(may_come) > 1
    assert seen > 10


def test_sea_s5_2_presents_that_lie_face_down_are_dealt_anew() -> None:
    """To whoever has not taken it, a present may be any card that is not seen elsewhere."""
    decks = 0
    for g, step in draws(GameSpec("seafarers/forgotten_tribe", 3), 2, {"development"}):
        deck = g.rules.block_named["deck"]
        for seat in range(ONLOOKER, g.rules.players):
            view = view_of(g, seat)
            assert set(view.state.s[deck.at : deck.at + deck.size]) == {UNKNOWN}
            dealt = {tuple(imagine(view, n).s[deck.at : deck.at + deck.size]) for n in range(8)}
            assert {sum(cards) for cards in dealt} == {sum(g.s[deck.at : deck.at + deck.size])}
            decks += len(dealt) > 1
    assert decks > 10


HIDDEN = ("progress_deck", "progress_under", "progress")  # what is hidden of progress cards


def words_of(g: State, name: str, seat: int = -1) -> list[int]:
    """The words of a block, or those of one seat in it."""
    block = g.rules.block_named[name]
    at, size = (block.at, block.size) if seat < 0 else (block.at + seat * block.each, block.each)
    return [int(word) for word in g.s[at : at + size]]


def test_ck_38_progress_cards_are_dealt_anew_wherever_they_lie_face_down() -> None:
    """In others' hands, in the decks and under them; not in the viewer's hand, nor where everybody saw them put."""
    spec = GameSpec("cities_knights", 4)
    met = dict.fromkeys(HIDDEN, 0)
    for number, game in enumerate(random_game(spec, 3)):
        if number % 40 or game.turn == 0:
            continue
        for seat in viewers(game):
            view = view_of(game.state, seat)
            deals = [imagine(view, n) for n in range(6)]
            for name in HIDDEN[:2]:
                assert set(words_of(view.state, name)) == {UNKNOWN}
            for name in HIDDEN:
                met[name] += len({tuple(words_of(deal, name)) for deal in deals}) > 1
            for deal in deals:
                assert seat < 0 or words_of(deal, "progress", seat) == words_of(game.state, "progress", seat)
                under = zip(words_of(deal, "progress_under"), words_of(deal, "progress_shown"), strict=True)
                assert all(shown in (0, card) for card, shown in under)
    assert min(met.values()) > 10, met


@pytest.mark.parametrize(
    ("phase", "seen", "hand", "rule"),
    [("spy", "seen_progress", "progress", "CK-86"), ("master_merchant", "seen_hand", "hand", "CK-90")],
)
def test_ck_86_ck_90_only_who_looks_into_a_hand_knows_it(phase: str, seen: str, hand: str, rule: str) -> None:
    """To the others it may be any hand of its size; to whoever looks, and to its owner, it is what it is."""
    looks = guesses = 0
    for seed in range(3, 9):
        for game in random_game(GameSpec("cities_knights", 4), seed):
            if game.phase != phase:
                continue
            looker = game.seat
            known = words_of(game.state, seen, looker)
            victims = [p for p in range(4) if words_of(game.state, hand, p) == known]
            if len(victims) > 1:
                continue  # two equal hands: it does not matter which of them is seen
            for seat in viewers(game):
                deals = [imagine(view_of(game.state, seat), n) for n in range(6)]
                dealt = {tuple(words_of(deal, hand, victims[0])) for deal in deals}
                assert dealt == {tuple(words_of(deal, seen, looker)) for deal in deals}
                if seat in (looker, *victims):
                    assert dealt == {tuple(known)}
                    looks += 1
                else:
                    guesses += len(dealt) > 1
    assert looks > 3, rule
    assert guesses > 3, rule


# ---- what happens


class Drawn(Chance):
    """What was drawn in the game; the streams move on as they did."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = list(outcomes)

    def outcome(self, g: State, point: int, n: int) -> int:
        assert g.draw_from_stream(point, n) == self.outcomes[0]
        return self.outcomes.pop(0)


class Again(Chance):
    """What was drawn before, as far as it can come; or always something else, as far as there is anything else."""

    def __init__(self, outcomes: list[int], other: bool) -> None:
        self.outcomes = list(outcomes)
        self.other = other
        self.fits = True

    def outcome(self, g: State, point: int, n: int) -> int:
        before = self.outcomes.pop(0) if self.outcomes else 0
        possible = [x for x in range(n) if g.scratch.weights[x] > 0]
        wanted = [x for x in possible if (x == before) != self.other]
        self.fits &= bool(wanted)
        return wanted[0] if wanted else possible[0]


# What is told to all although it was in a hand before: the rules uncover it.
UNCOVERING = {
    "monopolised": "BASE-50",
    "won": "BASE-51",
    "gave_to_monopoly": "CK-93",
    "no_commodity": "CK-89",
    "fleet_looted": "SEA-S7-11",  # a card that goes to the supply, which may be hidden
}

# The same for one seat, by the field that names it: it is shown cards, is given them without a question, or draws one
# that somebody put under a deck.
UNCOVERED_TO = {
    "hand_seen": ("seat", "CK-90"),
    "spied": ("seat", "CK-86"),
    "wedding_gift": ("to", "CK-88"),
    "card_given": ("to", "TB-EV-9"),
    "drew_progress": ("seat", "CK-37"),
}

# Dice that everybody sees and nobody keeps: the number is heard although what comes of it may look the same.
ROLLED_OPENLY = {
    "fort": "SEA-S7-14",
    "landing": "TB-BA-7",
    "prisoner": "TB-BA-22",
    "colour_die": "TB-BA-24",
    "drive_off": "TB-TB-19",
}

# Games in which all that chance brings is shown to everybody: hands are secret, but nothing is drawn in secret.
DRAWN_OPENLY = {"junior": "JR-20", "traders_barbarians/barbarian_attack": "TB-BA-11"}

Rows = list[tuple[int, list[int]]]


def happens(g: State, step: Step, chance: Chance) -> Rows:
    """What an action brings, told with every secret; the state is then the one after it."""
    listener = EventLog()
    g.chance, g.listener = chance, listener
    if g.rules.verb_of[step.code].form:
        g.apply_form(step.seat, step.code, step.values)
    else:
        g.apply(step.seat, step.code)
    g.chance, g.listener = None, None
    return listener.rows


def may_do(g: State, step: Step) -> bool:
    verb = g.rules.verb_of[step.code]
    return verb.check(g, step.seat, step.values) is None if verb.form else step.code in legal_codes(g, step.seat)


def told_to(g: State, rows: Rows, seat: int) -> list[Event]:
    return [event_for(g.rules, row, seat) for row in rows]


# What chance takes one by one and nobody keeps in that order: whose heap it comes to, and what it is.
HEAPS = {"stolen": ("thief", "card"), "fish_drawn": ("seat", "token")}


def as_kept(events: list[Event], ordered: bool) -> list[tuple[str, str]]:
    """Events with what each seat took as one heap. A Bishop robs several (CK-80): the thief hears which card came from
    whom, but afterwards has only the cards. Of several fish tokens, or a token and the boot (TB-FISH-5), nobody knows
    afterwards which was first: they are in order only for the same outcomes."""
    heaps: dict[tuple[str, object], list[str]] = {}
    for one in events:
        taker, what = HEAPS.get(one.kind, ("", ""))
        if what in one.fields:
            heaps.setdefault((one.kind, one.fields.get(taker)), []).append(str(one.fields[what]))
    for heap in heaps.values():
        heap.sort()
    kept: list[tuple[str, str]] = []
    for one in events:
        taker, what = HEAPS.get(one.kind, ("", ""))
        fields = dict(one.fields)
        if what in fields:
            fields[what] = heaps[one.kind, one.fields.get(taker)].pop()
        kept.append((one.kind, str(fields)))
    return kept if ordered else sorted(kept)


def uncovers(g: State, rows: Rows, seat: int) -> bool:
    """Whether a seat learns of a hand what it did not know."""
    told = told_to(g, rows, seat)
    to = {kind: field for kind, (field, _) in UNCOVERED_TO.items()}
    return any(one.kind in UNCOVERING or one.fields.get(to.get(one.kind, "")) == seat for one in told)


def supply_is_uncovered(after: State, other: State, rows: Rows) -> bool:
    """Whether it shows, in one of two worlds alone, how few cards a hidden supply has: some claims were not paid, or a
    kind has run out (BASE-43)."""
    if "supply_at_least" not in after.rules.block_named:
        return False
    short = any(after.rules.event_kinds[kind].name == "shortage" for kind, _ in rows)
    return short or words_of(after, "supply_at_least") != words_of(other, "supply_at_least")


def watch_events(spec: GameSpec, seed: int, often: float) -> tuple[int, int]:
    """Every action of a game is done again after a new deal, for this many of the seats, once with the same and once
    with other dice and cards. With the same, the seat must see the same; it must hear the same where it sees the same,
    and something else where it does not.

    How often it heard the same, and how often although something else had happened in secret."""
    heard = in_secret = 0
    chance = Random(seed)
    *_, game = random_game(spec, seed)
    g = game.origin.state.copy()
    for number, step in enumerate(game.steps()):
        after = g.copy()
        rows = happens(after, step, Drawn(step.outcomes))
        for seat in viewers(game):
            if chance.random() > often:
                continue
            deal = imagine(view_of(g, seat), seed + number)
            if not may_do(deal, step):
                continue  # whoever did this could not have done it with these cards
            view, events = view_of(after, seat).to_bytes(), told_to(g, rows, seat)
            for other in (False, True) if step.points else (False,):
                dealt, again = deal.copy(), Again(step.outcomes, other)
                others = happens(dealt, step, again)
                if uncovers(g, rows + others, seat) or supply_is_uncovered(after, dealt, rows + others):
                    continue
                where = f"seat {seat}, action {number}: {step.action(g.rules)}"
                same = view_of(dealt, seat).to_bytes() == view
                assert same or other or not again.fits, where
                if same and any(g.rules.points[point].name in ROLLED_OPENLY for point in step.points):
                    continue
                if same:
                    assert as_kept(told_to(g, others, seat), not other) == as_kept(events, not other), where
                else:
                    assert told_to(g, others, seat) != events, where
                heard += same
                in_secret += same and others != rows
        g = after
    assert g.to_bytes() == game.state_bytes()
    return heard, in_secret


@every_base_table
def test_events_are_blind_to_secrets(spec: GameSpec) -> None:
    heard, in_secret = watch_events(spec, seed=7, often=0.4)
    assert heard > 100
    assert in_secret > 0, "no secret took part: nothing was proven"


@every_sea_game
def test_events_are_blind_to_secrets_at_sea(spec: GameSpec) -> None:
    heard = in_secret = 0
    for seed in (7, 77, 777, 7777, 77777):  # these games are short: one alone may prove nothing
        more, secretly = watch_events(spec, seed, often=0.15)
        heard, in_secret = heard + more, in_secret + secretly
        if heard > 50 and (in_secret > 0 or spec.name in DRAWN_OPENLY):
            return
    raise AssertionError(f"{heard} events heard, {in_secret} secrets took part in these games")


@every_hidden_bank
def test_base_43_events_are_blind_to_a_hidden_bank(spec: GameSpec) -> None:
    heard, _ = watch_events(spec, seed=4, often=0.1)
    assert heard > 50


@pytest.mark.slow
@every_ruleset
def test_events_are_blind_to_secrets_with_every_ruleset(spec: GameSpec) -> None:
    for seed in (8, 9):
        watch_events(spec, seed, often=1)


@pytest.mark.slow
@every_sea_table
def test_events_are_blind_to_secrets_at_sea_with_every_value(plain: GameSpec) -> None:
    for spec in mixtures(plain, 1):
        watch_events(spec, 8, often=0.5)


# ---- readings


@every_game
def test_readings_follow_from_public_words(spec: GameSpec) -> None:
    """What chapters work out for clients is the same for everybody, and whatever the secrets are."""
    *_, game = random_game(spec, 11)
    g = game.origin.state.copy()
    declared = g.rules.reading_per
    assert {"rates"} <= set(declared)
    for number, step in enumerate(game.steps()):
        happens(g, step, Drawn(step.outcomes))
        if number % 40:
            continue
        readings = readings_of(g)
        assert list(readings) and set(readings) == set(declared)
        for name, value in readings.items():
            assert declared[name] == "" or (isinstance(value, list) and len(value) == game.seats)
        assert json.loads(json.dumps(readings)) == readings
        for seat in viewers(game):
            view = view_of(g, seat)
            assert view.readings() == readings
            assert readings_of(imagine(view, number)) == readings
