"""Names that have changed since: a card, the verb that plays it, and the box of custom scenarios."""

from __future__ import annotations

import json
import re
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

FORWARDS = {"invention": "year_of_plenty", "own/": "custom/"}
BACKWARDS = {new: old for old, new in FORWARDS.items()}

# Where a game is named, as JSON, and the object in it that does.
GAMES = (("tables", "id", "summary"), ("presets", "id", "options"), ("records", "id", "info"))


def upgrade() -> None:
    rename(FORWARDS)


def downgrade() -> None:
    rename(BACKWARDS)


def rename(names: dict[str, str]) -> None:
    card, box = names
    connection = op.get_bind()
    log = sa.table("log", sa.column("table_id"), sa.column("number"), sa.column("entry"))
    pattern = log.c.entry.like(f"%{card}%") | log.c.entry.like(f"%{box}%")
    for table, number, text in connection.execute(
        sa.select(log.c.table_id, log.c.number, log.c.entry).where(pattern)
    ).fetchall():
        connection.execute(
            sa.update(log)
            .where(log.c.table_id == table, log.c.number == number)
            .values(entry=json.dumps(renamed_entry(json.loads(text), names), ensure_ascii=False))
        )
    for name, key, column in GAMES:
        rows = sa.table(name, sa.column(key), sa.column(column))
        for row, text in connection.execute(
            sa.select(rows.c[key], rows.c[column]).where(rows.c[column].like(f"%{box}%"))
        ).fetchall():
            found = json.dumps(renamed_game(json.loads(text), names), ensure_ascii=False)
            connection.execute(sa.update(rows).where(rows.c[key] == row).values({column: found}))


def renamed_entry(entry: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """An entry of a log with the new names; what people have said stays as it is."""
    card, _ = names

    def words(text: str) -> str:
        return re.sub(rf"(?<![a-z]){card}(?![a-z_])", names[card], text)

    match entry["kind"]:
        case "move":
            chance = [[point, words(outcome)] for point, outcome in entry.get("chance", [])]
            return entry | {"do": words(entry["do"])} | ({"chance": chance} if chance else {})
        case "started" if "scenario" in entry:
            return entry | {"scenario": words(entry["scenario"])}
        case "opened" | "options":
            return entry | {"options": renamed_game(entry["options"], names)}
    return entry


def renamed_game(options: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    _, box = names
    game = options["game"]
    return options | {"game": names[box] + game.removeprefix(box)} if game.startswith(box) else options
