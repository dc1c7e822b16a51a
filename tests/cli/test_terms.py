"""What a person types is understood in both languages."""

from __future__ import annotations

import pytest

from archipel.board.colours import COLOURS
from archipel.cli.terms import Unreadable, looks_like_trade, read_cards, read_seat, read_trade


@pytest.mark.parametrize(
    ("typed", "language", "cards"),
    [
        ("2 ore 1 wool", "en", {"ore": 2, "wool": 1}),
        ("2 ore and a wool", "en", {"ore": 2, "wool": 1}),
        ("ore, ore + wool", "en", {"ore": 2, "wool": 1}),
        ("3 bricks", "en", {"brick": 3}),
        ("2ore", "en", {"ore": 2}),
        ("1 wood 1 wheat 1 sheep", "en", {"lumber": 1, "grain": 1, "wool": 1}),
        ("2 minerais et 1 blé", "fr", {"ore": 2, "grain": 1}),
        ("2 MINERAI 1 ble", "fr", {"ore": 2, "grain": 1}),
        ("une laine, un bois", "fr", {"wool": 1, "lumber": 1}),
        ("2 argiles", "en", {"brick": 2}),  # a whole word is understood in any language
        ("1 grain", "fr", {"grain": 1}),
        ("1 b", "en", {"brick": 1}),  # its beginning only in one's own
        ("1 min", "fr", {"ore": 1}),
        ("0 ore", "en", {"ore": 0}),
    ],
)
def test_cards_are_read(typed: str, language: str, cards: dict[str, int]) -> None:
    assert read_cards(typed, language) == cards


@pytest.mark.parametrize("typed", ["", "2", "2 gold", "ore 2", "b", "999 ore", "two ore", "1 wool $"])
def test_what_is_no_card_is_not_guessed(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_cards(typed, "fr" if typed == "b" else "en")


@pytest.mark.parametrize(
    ("typed", "language", "terms"),
    [
        ("2 ore for 1 grain", "en", ({"ore": 2}, {"grain": 1}, None)),
        ("2 minerais contre 1 blé", "fr", ({"ore": 2}, {"grain": 1}, None)),
        ("1 ore 1 wool for a brick to blue", "en", ({"ore": 1, "wool": 1}, {"brick": 1}, [1])),
        ("1 laine contre une argile à Bleu et Blanc", "fr", ({"wool": 1}, {"brick": 1}, [1, 2])),
        ("1 wool for 1 brick to 1,3", "en", ({"wool": 1}, {"brick": 1}, [1, 3])),
        ("2 ore for 1 grain and a wool", "en", ({"ore": 2}, {"grain": 1, "wool": 1}, None)),
        ("ore -> wool", "en", ({"ore": 1}, {"wool": 1}, None)),
    ],
)
def test_offers_are_read(
    typed: str, language: str, terms: tuple[dict[str, int], dict[str, int], list[int] | None]
) -> None:
    assert looks_like_trade(typed)
    assert read_trade(typed, COLOURS[:4], language) == terms


@pytest.mark.parametrize(
    "typed", ["2 ore", "for", "2 ore for", "for 1 ore", "2 ore for 1 gold", "1 ore for 1 wool to pink"]
)
def test_what_is_no_offer_is_not_guessed(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_trade(typed, COLOURS[:4], "en")


@pytest.mark.parametrize(
    ("typed", "seat"), [("0", 0), ("3", 3), ("blue", 1), ("Orange", 3), ("rouge", 0), ("w", 2), (" BLUE ", 1)]
)
def test_seats_are_read(typed: str, seat: int) -> None:
    assert read_seat(typed, COLOURS[:4], "en") == seat


@pytest.mark.parametrize("typed", ["4", "green", "pink", "", "-1", "b2", "99999999999999999999"])
def test_there_are_no_other_seats(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_seat(typed, COLOURS[:4], "en")


def test_an_offer_is_told_from_a_command() -> None:
    assert not looks_like_trade("why city")
    assert not looks_like_trade("for")
    assert not looks_like_trade("list")
