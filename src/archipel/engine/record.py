"""Records: a whole game as JSON lines. A header says what was played, then one line for every choice with what chance
brought, then a digest over those lines and the final state, so that a cut or changed record is noticed."""

from __future__ import annotations

import json
from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Final, final

from archipel.engine.errors import OutdatedRecord, RecordError

if TYPE_CHECKING:
    from archipel.engine.game import Game
    from archipel.engine.history import Step
    from archipel.engine.rules import Rules

VERSION: Final = 2  # of the format
# Of the rules. It goes up with every release that draws or decides something in another way, so that a log or record
# from before may not play to the same end: logs in tests/server/logs and games in tests/playthroughs show it.
RULES: Final = 1


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
        self.digest = ""  # empty: of a version whose digests cannot be checked any more
        self.rules = RULES  # the version it was made by; 0: it does not say


def digest_of(lines: list[str], sealed: bytes) -> str:
    """A digest of what is written and of the final state: of either alone, some changes would not show."""
    from hashlib import sha256

    return sha256("\n".join(lines).encode("utf-8", "surrogatepass") + sealed).hexdigest()


def _chance(rules: Rules, points: list[int], outcomes: list[int]) -> list[list[str]]:
    return [[rules.points[p].name, rules.points[p].labels[x]] for p, x in zip(points, outcomes, strict=True)]


def _line(rules: Rules, step: Step) -> str:
    """A choice as JSON. Its shape is always the same, so it is put together here: `json.dumps` takes three times as
    long for a line as everything else does."""
    do = encode_basestring(str(step.action(rules)))
    if not step.points:
        return f'{{"seat": {step.seat}, "do": {do}}}'
    drawn = [
        f"[{encode_basestring(point)}, {encode_basestring(label)}]"
        for point, label in _chance(rules, step.points, step.outcomes)
    ]
    return f'{{"seat": {step.seat}, "do": {do}, "chance": [{", ".join(drawn)}]}}'


def write_record(game: Game) -> str:
    """All lines of a game's record."""
    rules = game.rules
    header: dict[str, object] = {"archipel": VERSION, "rules": RULES, **game.origin.header}
    told = _chance(rules, game.origin.points, game.origin.outcomes)
    if told:
        header["chance"] = told
    lines = [json.dumps(header, ensure_ascii=False)]
    for step in game.steps():
        lines.append(_line(rules, step))
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
    version = rows[0]["archipel"]
    if version == 1:
        rows = [_from_version_1(row) for row in rows]
    elif version != VERSION:
        raise OutdatedRecord(1, f"written in version {version}; this program reads versions 1 and {VERSION}")
    if "digest" not in rows[-1]:
        raise RecordError(len(rows), "the record is cut off: its last line must be the digest")
    header = {name: value for name, value in rows[0].items() if name not in ("archipel", "rules", "chance")}
    record = Record(header, _listed(rows[0], 1))
    rules = rows[0].get("rules", 0)
    if isinstance(rules, bool) or not isinstance(rules, int):
        raise RecordError(1, "the version of the rules is a number")
    record.rules = rules
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
    record.digest = digest if version == VERSION else ""  # that of version 1 is over a state of other blocks
    return record


def _from_version_1(row: dict[str, object]) -> dict[str, object]:
    """A line with the names of today: of a card, the verb that plays it, the box of custom scenarios, the digest."""
    new = {("digest" if name == "seal" else name): value for name, value in row.items()}
    for name in ("do", "scenario"):
        text = new.get(name)
        if isinstance(text, str):
            new[name] = _renamed(text)
    chance = new.get("chance")
    if isinstance(chance, list):
        new["chance"] = [
            [_renamed(x) if isinstance(x, str) else x for x in one] if isinstance(one, list) else one for one in chance
        ]
    game = new.get("name")
    if isinstance(game, str) and game.startswith("own/"):
        new["name"] = "custom/" + game[len("own/") :]
    return new


def _renamed(text: str) -> str:
    from re import sub

    return sub(r"(?<![a-z])invention(?![a-z_])", "year_of_plenty", text)


def _listed(row: dict[str, object], number: int) -> list[object]:
    told = row.get("chance", [])
    if isinstance(told, list) and all(
        isinstance(one, list) and len(one) == 2 and isinstance(one[0], str) and isinstance(one[1], str) for one in told
    ):
        return told
    raise RecordError(number, "chance is a list of points and outcomes")
