"""Records: a whole game as JSON lines. A header says what was played, then one line for every choice with what chance
brought, then a digest over those lines and the final state, so that a cut or changed record is noticed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, final

from archipel.engine.errors import RecordError

if TYPE_CHECKING:
    from archipel.engine.game import Game
    from archipel.engine.rules import Rules

VERSION: Final = 2


@final
class Record:
    """What a record says, line by line, checked for form only: whether it can be played is seen by playing it."""

    def __init__(self, header: dict[str, object], set_up: list[object]) -> None:
        self.header = header
        self.set_up = set_up  # chance while the game was set up
        self.seats: list[int] = []
        self.actions: list[str] = []
        self.chance: list[list[object]] = []
        self.lines: list[str] = []  # all but the digest
        self.digest = ""


def digest_of(lines: list[str], sealed: bytes) -> str:
    """A digest of what is written and of the final state: of either alone, some changes would not show."""
    from hashlib import sha256

    return sha256("\n".join(lines).encode("utf-8", "surrogatepass") + sealed).hexdigest()


def _chance(rules: Rules, points: list[int], outcomes: list[int]) -> list[list[str]]:
    return [[rules.points[p].name, rules.points[p].labels[x]] for p, x in zip(points, outcomes, strict=True)]


def write_record(game: Game) -> str:
    """All lines of a game's record."""
    rules = game.rules
    header: dict[str, object] = {"archipel": VERSION, **game.origin.header}
    told = _chance(rules, game.origin.points, game.origin.outcomes)
    if told:
        header["chance"] = told
    lines = [json.dumps(header, ensure_ascii=False)]
    for step in game.steps():
        line: dict[str, object] = {"seat": int(step.seat), "do": str(step.action(rules))}
        if step.points:
            line["chance"] = _chance(rules, step.points, step.outcomes)
        lines.append(json.dumps(line, ensure_ascii=False))
    lines.append(json.dumps({"steps": len(lines) - 1, "digest": digest_of(lines, game.digest_bytes())}))
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The lines of a record; RecordError with the line and the reason when something is wrong with them."""
    rows: list[dict[str, object]] = []
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if rows and "digest" in rows[-1]:
            raise RecordError(number, "something follows the digest, which is the last line")
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            if number == 1 and not line.startswith('{"archipel"'):
                raise RecordError(1, "this is not a record of Archipel") from None
            reason = "this is not JSON" if number < len(lines) else "the record is cut off here"
            raise RecordError(number, reason) from None
        if not isinstance(row, dict):
            raise RecordError(number, "every line is a JSON object")
        rows.append(row)
    if not rows or "archipel" not in rows[0]:
        raise RecordError(1, "this is not a record of Archipel")
    if rows[0]["archipel"] != VERSION:
        raise RecordError(1, f"written in version {rows[0]['archipel']}; this program reads version {VERSION}")
    if "digest" not in rows[-1]:
        raise RecordError(len(rows), "the record is cut off: its last line must be the digest")
    header = {name: value for name, value in rows[0].items() if name not in ("archipel", "chance")}
    record = Record(header, _listed(rows[0], 1))
    for number, row in enumerate(rows[1:-1], 2):
        seat = row.get("seat")
        what = row.get("do")
        if isinstance(seat, bool) or not isinstance(seat, int) or seat < 0 or not isinstance(what, str):
            raise RecordError(number, "a choice says which seat does what")
        record.seats.append(seat)
        record.actions.append(what)
        record.chance.append(_listed(row, number))
    if rows[-1].get("steps") != len(record.actions):
        raise RecordError(len(rows), f"{rows[-1].get('steps')} choices are promised, {len(record.actions)} are there")
    digest = rows[-1]["digest"]
    if not isinstance(digest, str) or len(rows[-1]) != 2:
        raise RecordError(len(rows), "the last line says how many steps there are, and the digest")
    record.lines = lines[:-1]
    record.digest = digest
    return record


def _listed(row: dict[str, object], number: int) -> list[object]:
    told = row.get("chance", [])
    if isinstance(told, list) and all(
        isinstance(one, list) and len(one) == 2 and isinstance(one[0], str) and isinstance(one[1], str) for one in told
    ):
        return told
    raise RecordError(number, "chance is a list of points and outcomes")
