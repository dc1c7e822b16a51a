"""Reading what a person types: words in any language, cards, and trade offers such as "2 ore for 1 grain"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

from archipel.rules.base.resource_cards import RESOURCES
from archipel.texts import LANGUAGES, Texts

DIGITS: Final = 2  # of a count of cards
FOR: Final = ("for", "contre", "pour", "=", ">", "->", "/")
TO: Final = ("to", "a")
AND: Final = ("and", "et", "+", ",", "&", "of", "de", "d", "'", "x")
ONE: Final = ("a", "an", "one", "un", "une")
ALSO: Final = {"wood": "lumber", "wheat": "grain", "sheep": "wool", "clay": "brick", "stone": "ore", "pierre": "ore"}


class Unreadable(ValueError):
    """Something typed that is not understood: the word."""


def folded(text: str) -> str:
    """Small letters without accents, with one kind of apostrophe."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def card_words(cards: tuple[str, ...], language: str) -> dict[str, str]:
    """The words of a language for these kinds of cards."""
    return {folded(Texts(language).say(f"card-{card}")): card for card in cards}


@cache
def seat_words(colours: tuple[str, ...], language: str) -> dict[str, str]:
    """The words of a language for seats of these colours."""
    return {folded(Texts(language).say(f"colour-{colour}")): str(seat) for seat, colour in enumerate(colours)}


def find(word: str, words: Callable[[str], dict[str, str]], language: str) -> str:
    """What a word stands for: a whole one in any language, its plural, or its beginning in the reader's own."""
    for form in (word, word.removesuffix("s")):
        for known in (words(language), *(words(other) for other in LANGUAGES)):
            if form in known:
                return known[form]
    found = {meant for known, meant in words(language).items() if known.startswith(word)}
    if len(found) != 1:
        raise Unreadable(word)
    return found.pop()


def read_seat(text: str, colours: Sequence[str], language: str) -> int:
    """A seat by its number or its colour; `colours` are those of the seats."""
    word = folded(text.strip())
    seat = int(word[:DIGITS] if word.isdecimal() else find(word, partial(seat_words, tuple(colours)), language))
    if not 0 <= seat < len(colours):
        raise Unreadable(text)
    return seat


def read_cards(text: str, language: str, cards: Sequence[str] = RESOURCES) -> dict[str, int]:
    """Counted cards: "2 ore and a wool", "2 minerai, 1 laine", "ore ore wool"; `cards` are the kinds there are."""
    return _cards(_words(text), language, cards)


def read_trade(
    text: str, colours: Sequence[str], language: str, cards: Sequence[str] = RESOURCES
) -> tuple[dict[str, int], dict[str, int], list[int] | None]:
    """What is given, what is taken, and the seats it is offered to, if any are named."""
    words = _words(text)
    at = next((k for k, word in enumerate(words) if word in FOR), -1)
    if at < 0:
        raise Unreadable(text)
    give, take = words[:at], words[at + 1 :]
    named: list[int] | None = None
    for k, word in enumerate(take):
        if word in TO and _names_seats(take[k + 1 :], colours, language):
            named = [read_seat(seat, colours, language) for seat in take[k + 1 :] if seat not in AND]
            take = take[:k]
            break
    return _cards(give, language, cards), _cards(take, language, cards), named


def looks_like_trade(text: str) -> bool:
    """Whether a text may be an offer."""
    return any(word in FOR for word in _words(text)[1:])


def _names_seats(words: list[str], colours: Sequence[str], language: str) -> bool:
    """Whether only seats are named; "a" may be an article, too."""
    try:
        return bool([read_seat(word, colours, language) for word in words if word not in AND])
    except Unreadable:
        return False


def _words(text: str) -> list[str]:
    return re.findall(r"\d+|[^\W\d_]+|->|[^\w\s]", folded(text))


def _cards(words: list[str], language: str, kinds: Sequence[str]) -> dict[str, int]:
    cards: dict[str, int] = {}
    count: int | None = None
    for word in words:
        if word.isdecimal() and len(word) <= DIGITS:
            count = int(word)
        elif word in ONE:
            count = 1
        elif word not in AND:
            card = ALSO[word] if ALSO.get(word) in kinds else find(word, partial(card_words, tuple(kinds)), language)
            cards[card] = cards.get(card, 0) + (1 if count is None else count)
            count = None
    if not cards or count is not None:
        raise Unreadable(" ".join(words))
    return cards
