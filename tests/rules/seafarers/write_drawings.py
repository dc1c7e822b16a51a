"""Writes the drawings again, to be looked at before they are kept: python -m tests.rules.seafarers.write_drawings"""

from __future__ import annotations

from tests.rules.seafarers.boards import ALL, DRAWINGS
from tests.rules.seafarers.picture import drawing


def main() -> None:
    for name in ALL:
        (DRAWINGS / f"{name}.txt").write_text(drawing(name), encoding="utf-8")


if __name__ == "__main__":
    main()
