"""Fair dice: the server commits to a secret, then each seat to a share; then the shares make the seed together with
the secret, and the end reveals it all.

The seed determines the game. Anyone can compute it again from the secret and the seats' shares, play the record with
it, and must get every roll, card and theft of the record: docs/protocol.md, section 4.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Final

import msgspec

from archipel.catalogue import GameSpec, replay, start
from archipel.engine.errors import ArchipelError, RecordError
from archipel.engine.game import Game
from archipel.engine.record import digest_of, read_record
from archipel.server.messages import Fair, FairReport

LABEL: Final = "archipel-fair-2"
UNBOUND: Final = "archipel-fair-1"  # of older records, in which seats gave their shares without a commitment


def new_secret() -> str:
    """32 random bytes, in hex."""
    return token_bytes(32).hex()


def commitment_of(secret: str) -> str:
    """The hash of a secret or a share, both in hex."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(table: str, secret: str, shares: Sequence[str], label: str = LABEL) -> int:
    """The seed of the game, from the secret of the server and the shares of the seats."""
    text = "\n".join([label, table, secret, *shares])
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def seed_hex(seed: int) -> str:
    return f"{seed:064x}"


def record_with(game: Game, table: str, names: Sequence[str], bots: Sequence[str], fair: Fair | None) -> str:
    """The record of a finished game, with the players and the secrets of the dice, if it has any, in its header."""
    lines = game.record().splitlines()[:-1]
    return sealed(json.loads(lines[0]), lines[1:], table, names, bots, fair, game.digest_bytes())


def sealed(
    header: dict[str, object],
    steps: Sequence[str],
    table: str,
    names: Sequence[str],
    bots: Sequence[str],
    fair: Fair | None,
    state: bytes,
) -> str:
    """A record of these steps; `state`, the last one, is what its digest also covers."""
    header["table"] = table
    header["names"] = list(names)
    header["bots"] = list(bots)
    if fair is not None:
        header["fair"] = {
            "commitment": fair.commitment,
            "commitments": fair.commitments,
            "secret": fair.secret,
            "shares": fair.shares,
            "seed": fair.seed,
        }
    lines = [json.dumps(header, ensure_ascii=False), *steps]
    digest = {"steps": len(steps), "digest": digest_of(lines, state)}
    return "\n".join([*lines, json.dumps(digest)]) + "\n"


class NoFairDice(ArchipelError):
    """The record has no fair dice: it was not played at a table."""


def fair_of(header: Mapping[str, object]) -> Fair | None:
    """The fair dice in the header of a record, None if it has none. Older records call the shares entropy."""
    fair = header.get("fair")
    if not isinstance(fair, dict) or not isinstance(header.get("table"), str):
        return None
    try:
        read = msgspec.convert({"shares": fair.get("entropy"), **fair}, Fair)
        bytes.fromhex("".join([read.secret or "", *(read.shares or ())]))
    except (msgspec.ValidationError, ValueError):
        raise RecordError(1, "fair dice are a secret, shares and commitments to them, in hex") from None
    return read


def verify(record: str, commitment: str = "") -> FairReport:
    """Check the dice of a record; against a `commitment` written down before the game, if there is one. RecordError
    when the record itself is damaged."""
    replay(record)
    read = read_record(record)
    header = read.header
    fair = fair_of(header)
    if fair is None:
        raise NoFairDice("this record has no fair dice")
    secret, shares, commitments = fair.secret or "", fair.shares or [], fair.commitments
    seed = seed_of(str(header["table"]), secret, shares, UNBOUND if commitments is None else LABEL)
    pairs = list(zip(shares, commitments or [], strict=False))
    report = FairReport(
        commitment_fits=commitment_of(secret) == fair.commitment and commitment in ("", fair.commitment),
        shares_fit=commitments is None
        or (
            len(shares) == len(commitments)
            and all(promised == commitment_of(share) for share, promised in pairs if share)
        ),
        shares_bound=commitments is not None,
        withheld=[seat for seat, (share, promised) in enumerate(pairs) if promised and not share],
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
