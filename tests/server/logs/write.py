"""Writes a log for each box, as this release does: `python -m tests.server.logs.write`.

Those of a release stay as they are. A release with other rules (RULES in archipel.engine.record) writes its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from archipel.engine.record import RULES
from archipel.server.storage.store import Row
from tests.server.house import Json, a_house, run
from tests.server.scenes import hot_seat, play_all

FOLDER: Final = Path(__file__).parent
MOVES: Final = 70
TABLES: Final[dict[str, Json]] = {
    "base": {"options": {}},
    "base_over": {"options": {"target": 3, "start": 0}},
    "seafarers": {"game": "seafarers/new_shores", "options": {}},
    "cities_knights": {"game": "cities_knights", "options": {}},
    "junior": {"game": "junior", "options": {}},
}


def read_rows(file: Path) -> list[Row]:
    """The rows of a log."""
    return [Row("old", *json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


async def write_log(name: str, folder: Path, scratch: Path) -> None:
    async with a_house(scratch) as house:
        _, socket = await hot_seat(house, **TABLES[name])
        await socket.do("chat", text="Hello!")
        await play_all(socket, until=None if name.endswith("_over") else MOVES)
        if socket.game["may_undo"]:
            await socket.do("undo", seen=socket.version, seat=socket.game["seat"])
        await socket.do("settings", auto_roll=True)
        rows = await house.server.services.store.read_log(socket.table_id)
    lines = [json.dumps([r.number, r.version, r.person, r.command, r.entry, round(r.at, 3)]) for r in rows]
    (folder / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    folder = FOLDER / f"rules_{RULES}"
    folder.mkdir(exist_ok=True)
    for name in TABLES:
        with TemporaryDirectory() as scratch:
            run(lambda name=name, scratch=scratch: write_log(name, folder, Path(scratch)), 300)  # type: ignore[misc]


if __name__ == "__main__":
    main()
