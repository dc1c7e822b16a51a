"""Writes the drawings anew, to be looked at before they are kept: python -m tests.rules.seafarers.write_drawings"""

from __future__ import annotations

from tests.rules.seafarers.boards import DRAWINGS
from tests.rules.seafarers.picture import drawing


def main() -> None:
    for path in sorted(DRAWINGS.glob("*.txt")):
        path.write_text(drawing(path.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
