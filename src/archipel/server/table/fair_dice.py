"""Fair dice: the server commits to a secret before the first roll, each seat adds to it, and the end reveals it all.

The seed determines the game. Anyone can compute it again from the secret and the seats' shares, play the record with
it, and must get every roll, card and theft of the record: docs/protocol.md, section 4.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes

from archipel.catalogue import GameSpec, replay, start
from archipel.engine.errors import ArchipelError, RecordError
from archipel.engine.game import Game
from archipel.engine.record import digest_of, read_record
from archipel.server.messages import Fair, FairReport

LABEL = "archipel-fair-1"


def new_secret() -> str:
    """32 random bytes, in hex."""
    return token_bytes(32).hex()


def commitment_of(secret: str) -> str:
    """The hash of the secret, shown before the first roll."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(table: str, secret: str, entropy: Sequence[str]) -> int:
    """The seed of the game, from the secret of the server and the shares of the seats."""
    text = "\n".join([LABEL, table, secret, *entropy])
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def seed_hex(seed: int) -> str:
    return f"{seed:064x}"


def record_with(game: Game, table: str, names: Sequence[str], bots: Sequence[str], fair: Fair) -> str:
    """The record of a finished game, with the players and the secrets of the dice in its header."""
    lines = game.record().splitlines()[:-1]
    return sealed(json.loads(lines[0]), lines[1:], table, names, bots, fair, game.digest_bytes())


def sealed(
    header: dict[str, object],
    steps: Sequence[str],
    table: str,
    names: Sequence[str],
    bots: Sequence[str],
    fair: Fair,
    state: bytes,
) -> str:
    """A record of these steps; `state`, the last one, is what its digest also covers."""
    header["table"] = table
    header["names"] = list(names)
    header["bots"] = list(bots)
    header["fair"] = {
        "commitment": fair.commitment,
        "secret": fair.secret,
        "entropy": fair.entropy,
        "seed": fair.seed,
    }
    lines = [json.dumps(header, ensure_ascii=False), *steps]
    digest = {"steps": len(steps), "digest": digest_of(lines, state)}
    return "\n".join([*lines, json.dumps(digest)]) + "\n"


class NoFairDice(ArchipelError):
    """The record has no fair dice: it was not played at a table."""


def verify(record: str) -> FairReport:
    """Check the dice of a record. RecordError when the record itself is damaged."""
    replay(record)
    read = read_record(record)
    fair, table = read.header.get("fair"), read.header.get("table")
    if not isinstance(fair, dict) or not isinstance(table, str):
        raise NoFairDice("this record has no fair dice")
    try:
        secret, commitment, entropy = str(fair["secret"]), str(fair["commitment"]), [str(e) for e in fair["entropy"]]
        promised = commitment_of(secret) == commitment
        seed = seed_of(table, secret, entropy)
    except (KeyError, TypeError, ValueError):
        raise RecordError(1, "fair dice have a secret, a commitment and entropy") from None
    header = read.header
    report = FairReport(
        commitment_fits=promised,
        seed_fits=header["seed"] == seed,
        draws_fit=True,
        draws=len(read.set_up) + sum(len(drawn) for drawn in read.chance),
    )
    # The board too is dealt from the seed, not taken from the record.
    options = header.get("options", {})
    assert isinstance(options, dict)
    spec = GameSpec(
        str(header["name"]), _number(header["seats"]), tuple(options.items()), str(header.get("scenario", ""))
    )
    game = start(spec, seed)
    if _lines(game)[0] != [read.set_up, header.get("board")]:
        return _wrong(report, 0)
    for number, (seat, action) in enumerate(zip(read.seats, read.actions, strict=True), 1):
        try:
            game.apply(action, seat)
        except ArchipelError:
            return _wrong(report, number)
    for number, (drawn, expected) in enumerate(zip(_lines(game)[1], read.chance, strict=True), 1):
        if drawn != expected:
            return _wrong(report, number)
    return report


def _wrong(report: FairReport, step: int) -> FairReport:
    report.draws_fit = False
    report.first_wrong_step = step
    return report


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _lines(game: Game) -> tuple[list[object], list[object]]:
    """The outcomes of chance: those of the set-up with the board, and those of each step."""
    read = read_record(game.record())
    return [read.set_up, read.header.get("board")], list(read.chance)
