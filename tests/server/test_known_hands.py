"""What everybody may know of the hands: never more than is in them, and never what only two players have seen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import archipel
from archipel.rules.base.resource_cards import ResourceCards
from archipel.server.http.known_hands import hands_in, known_hands
from archipel.server.http.replays import PlayedRecord
from tests.server.house import a_house, run
from tests.server.scenes import hot_seat, play_all


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


def test_only_players_at_a_table_with_hints_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann, socket = await hot_seat(house, options={"start": 0})
            await play_all(socket, until=14)
            hands = await ann.get(f"/api/tables/{socket.table_id}/hands")
            assert len(hands) == len(socket.table["seats"])
            assert sum(sum(hand["mean"].values()) for hand in hands) > 0
            wim = await house.guest("Wim")
            assert (await wim.get(f"/api/tables/{socket.table_id}/hands", 403))["key"] == "command.not_seated"

    run(test)
