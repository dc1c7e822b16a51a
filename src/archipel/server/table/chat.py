"""Chat is plain text; here it is cut to length and freed of characters that disturb other lines."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 300
LONGEST_NAME: Final = 24
KEPT: Final = 100  # lines that a later arrival is sent
EMOTES: Final = (
    "thumbs_up",
    "laugh",
    "wow",
    "sad",
    "angry",
    "thinking",
    "hurry",
    "well_played",
    "sorry",
    "thanks",
)
# Control characters, and those that change the direction of writing or are invisible; ordinary spaces stay.
BANNED: Final = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
JOINER: Final = "\u200d"  # holds emoji together


def clean(text: str, longest: int = LONGEST) -> str:
    """The text as one harmless line; "" when nothing is left."""
    kept = "".join(
        " " if c in "\n\t" else c for c in text if c in "\n\t" + JOINER or unicodedata.category(c) not in BANNED
    )
    found = " ".join(kept.split())
    return "" if not found.replace(JOINER, "") else found[:longest].strip()


def clean_name(name: str) -> str:
    """A name that fits a seat; "" when nothing is left."""
    return clean(name, LONGEST_NAME)
