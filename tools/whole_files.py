"""Files of figures that grow while games are played: written as a whole, or not at all."""

from __future__ import annotations

from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """The text takes the place of what the file held, even if the program is killed meanwhile."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(".new")
    half.write_text(text, encoding="utf-8")
    half.replace(file)
