"""What everybody may know of the hands: never more than is in them, and never what only two players have seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

import archipel
from archipel.engine.chance import Chance
from archipel.engine.events import Event, EventLog
from archipel.engine.state import State
from archipel.engine.view import ONLOOKER, event_for, view_of
from archipel.rules.base.resource_cards import ResourceCards
from archipel.server.http.known_hands import gains_by_total, hands_in, known_along, known_hands, mean_of
from archipel.server.http.replays import PlayedRecord, Rows
from tests.properties.games import random_game
from tests.server.house import a_house
from tests.server.scenes import hot_seat, play_all
from tests.tables import a_table


@pytest.mark.parametrize("name", ["base", "cities_knights"])
def test_known_cards_are_in_the_hands(name: str) -> None:
    game = archipel.new_game(name, seats=3, seed=5)
    cards = game.rules.the(ResourceCards)
    dice = Random(3)
    sure = hidden = 0
    for step in range(240):
        seat = game.deciding[0]
        game.apply(dice.choice(game.legal_actions(seat)), seat)
        if step % 40 != 39:
            continue
        hands = known_hands(PlayedRecord(game.record()))
        for seat, known in enumerate(hands):
            held = dict(zip(cards.names, hands_in(game.state, cards)[seat], strict=True))
            assert all(held[card] >= count for card, count in known.known.items())
            assert sum(held.values()) == sum(known.known.values()) + known.unknown
            sure += sum(known.known.values())
            hidden += known.unknown
    assert sure > 0 and hidden > 0
    assert any(known.mean for known in hands)


# Thefts; cards of three kinds that change hands unseen; a ring of gifts; cards given back; a supply that nobody sees.
BOXES = [
    archipel.GameSpec("base", 4, (("target", 6), ("hidden_bank", True))),
    archipel.GameSpec("cities_knights", 3, (("target", 7),)),
    archipel.GameSpec("base", 4, (("target", 6), ("event_cards", True))),
    archipel.GameSpec("base", 2, (("target", 6), ("for_two", True))),
    archipel.GameSpec("seafarers/cloth", 3, (("target", 6),)),
]


class Steered(Chance):
    """Outcomes that are given; where they cannot come, another one does and `fits` is false."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = list(outcomes)
        self.fits = True

    def outcome(self, g: State, point: int, n: int) -> int:
        wanted = self.outcomes.pop(0) if self.outcomes else 0
        possible = [x for x in range(n) if g.scratch.weights[x] > 0]
        self.fits &= wanted in possible
        return wanted if wanted in possible else possible[0]


@dataclass
class Play:
    """One step of a game: who did what with which outcomes, and what came of it."""

    seat: int
    code: int
    values: list[int]
    outcomes: list[int]

    def after(self, g: State) -> tuple[State, Rows] | None:
        """The position after it and the events on the way; None if it cannot happen there."""
        form = g.rules.verb_of[self.code].form
        if form and g.rules.verb_of[self.code].check(g, self.seat, self.values) is not None:
            return None
        if not form and self.code not in [int(code) for code in g.scratch.codes[: g.legal(self.seat)]]:
            return None
        after, chance, log = g.copy(), Steered(self.outcomes), EventLog()
        after.chance, after.listener = chance, log
        if form:
            after.apply_form(self.seat, self.code, self.values)
        else:
            after.apply(self.seat, self.code)
        after.chance, after.listener = None, None
        return (after, log.rows) if chance.fits else None


def others(g: State, play: Play) -> Iterator[Play]:
    """What might have happened instead: another outcome of the same, or another case of the same verb."""
    for place in range(len(play.outcomes)):
        for outcome in range(10):
            outcomes = [*play.outcomes[:place], outcome, *play.outcomes[place + 1 :]]
            yield Play(play.seat, play.code, play.values, outcomes)
    verb = g.rules.verb_of[play.code]
    if not verb.form:
        for code in range(verb.base, verb.base + min(verb.size, 64)):
            yield Play(play.seat, code, play.values, play.outcomes)


def shown(g: State, rows: Rows) -> tuple[bytes, list[Event]]:
    """What an onlooker sees of a step. Players see more."""
    return view_of(g, ONLOOKER).to_bytes(), [event_for(g.rules, row, ONLOOKER) for row in rows]


def hands_of(g: State) -> list[list[int]]:
    return hands_in(g, g.rules.the(ResourceCards))


@pytest.mark.parametrize("spec", BOXES, ids=str)
def test_what_is_known_does_not_depend_on_secrets(spec: archipel.GameSpec) -> None:
    """At many places of a whole game something else happens in secret, and the game goes on as it did for as long as it
    can and nobody sees a difference: then the same is known of both."""
    *_, game = random_game(spec, 4)
    cards = game.rules.the(ResourceCards)
    plays = [Play(one.seat, one.code, one.values, one.outcomes) for one in game.steps()]
    positions, events = [game.origin.state.copy()], [list(game.origin.events)]
    for play in plays:
        happened = play.after(positions[-1])
        assert happened is not None
        positions.append(happened[0])
        events.append(happened[1])
    assert hands_of(positions[-1]) == hands_of(game.state)
    worlds = steps = 0
    for number, play in enumerate(plays):
        real = shown(positions[number + 1], events[number + 1])
        for other in others(positions[number], play):
            happened = other.after(positions[number])
            if happened is None or shown(*happened) != real:
                continue
            if hands_of(happened[0]) == hands_of(positions[number + 1]):
                continue
            secret, told = [*positions[: number + 1], happened[0]], [*events[: number + 1], happened[1]]
            for later, after in enumerate(plays[number + 1 :], number + 2):
                happened = after.after(secret[-1])
                if happened is None or shown(*happened) != shown(positions[later], events[later]):
                    break
                secret.append(happened[0])
                told.append(happened[1])
                steps += 1
            assert known_along(cards, secret, told) == known_along(
                cards, positions[: len(secret)], events[: len(secret)]
            ), f"{play.seat} {game.rules.actions[play.code]}, {len(secret) - number} steps"
            worlds += 1
            break
    assert worlds >= 2 and steps >= 20, (worlds, steps)


def test_what_a_total_brings_is_what_a_roll_of_it_brings() -> None:
    cards = a_table().rules.the(ResourceCards)
    gains = gains_by_total(a_table().game.state, cards)
    total = min(min(brings) for brings in gains if brings)
    table = a_table(dice=[(total - 1, 1)] if total < 8 else [(6, total - 6)])
    before = hands_in(table.game.state, cards)
    table.do("roll")
    for seat, hand in enumerate(hands_in(table.game.state, cards)):
        got = {name: n - b for name, n, b in zip(cards.names, hand, before[seat], strict=True) if n > b}
        assert gains[seat].get(total, {}) == got
    assert mean_of({6: {"ore": 2}, 2: {"ore": 1}}) == {"ore": round(11 / 36, 3)}


async def test_only_players_at_a_table_with_hints_are_told(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house, options={"start": 0})
        await play_all(socket, until=14)
        hands = await ann.get(f"/api/tables/{socket.table_id}/hands")
        assert len(hands) == len(socket.table["seats"])
        assert sum(sum(hand["mean"].values()) for hand in hands) > 0
        assert all((hand["chance"] > 0) == (hand["brings"] != {}) for hand in hands)
        wim = await house.guest("Wim")
        assert (await wim.get(f"/api/tables/{socket.table_id}/hands", 403))["key"] == "command.not_seated"
