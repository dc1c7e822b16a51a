"""Reads a table from its log again, entry by entry, or quickly up to where nothing can be taken back any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic, time
from typing import Final

import msgspec

from archipel.board.graph import BoardError
from archipel.engine.errors import ArchipelError, SetUpError
from archipel.engine.record import RULES
from archipel.server.refusals import Refused
from archipel.server.socket.connection import SPECTATOR
from archipel.server.storage.store import Row
from archipel.server.table import frames
from archipel.server.table.log_entries import AnyEntry, Moved, Opened, OptionsChanged, Undone, read_entries, read_entry
from archipel.server.table.table import LogError, Table, UnplayableGame

RESTORED_AT_ONCE: Final = 20  # entries of a log
PLAYED_AT_ONCE: Final = 100  # moves of a log that is read quickly

# What applying an entry of a log may raise when the log cannot be right, or is of other rules.
UNFIT: Final = (LogError, Refused, ArchipelError, BoardError, msgspec.MsgspecError, IndexError)


class NotQuickly(Exception):
    """A log that has to be read entry by entry, perhaps because it cannot be right."""


def restore(table: Table, rows: Sequence[Row]) -> None:
    """Make a new table what its log says. A game that cannot be played again is left out: `unplayable` says why."""
    for _ in restore_in_steps(table, rows):
        pass


def restore_in_steps(table: Table, rows: Sequence[Row], quickly: bool = False) -> Iterator[None]:
    """The same in short steps, between which the event loop may do something else.

    `quickly`: without what only matters for the latest moves. Raises NotQuickly, and leaves a table that is of no
    use, when the log has to be read entry by entry."""
    moves: list[Moved] = []
    if quickly:
        try:
            yield from _restore_settled(table, rows, moves)
        except UNFIT as wrong:
            raise NotQuickly from wrong
    for row in rows[table.number :]:
        if table.number % RESTORED_AT_ONCE == RESTORED_AT_ONCE - 1:
            yield
        if row.number != table.number:
            raise LogError(f"{table.id}: entry {table.number} is missing")
        try:
            entry = read_entry(row.entry)
            if isinstance(entry, Moved):
                moves.append(entry)
            elif isinstance(entry, Undone):
                moves.pop()
            if table.unplayable is None or not isinstance(entry, Moved | Undone):
                _restore_entry(table, entry, row.at)
        except UNFIT as wrong:
            if not table.seed:  # no game has begun
                raise LogError(f"{table.id}: entry {table.number} cannot be applied") from wrong
            if table.unplayable is None:
                _give_up(table, UnplayableGame(table.number, str(wrong), moves), isinstance(wrong, SetUpError))
        if row.command:
            table.logged_commands[(row.person, row.command)] = row.version
        table.number += 1
        table.changed = row.at
    if table.state == "playing":
        table.delay_spectators()
    if table.live is not None:
        table.restored = True
    table.indexed = table.changed
    now = monotonic()
    table.away_since = dict.fromkeys(table.players, now)


def _restore_settled(table: Table, rows: Sequence[Row], moves: list[Moved]) -> Iterator[None]:
    """Apply the entries up to the last move in which chance took part and that spectators may see.

    No move before it can be taken back any more, and no frame of it is waiting. So moves that were taken back are
    left out, and of the others no copies are kept."""
    entries = read_entries([row.entry for row in rows])
    yield
    end = settled_until(rows, entries)
    if any(isinstance(entry, Opened) and entry.lesson for entry in entries):  # its moves are counted
        raise NotQuickly
    if end == 0:
        return
    if [row.number for row in rows] != list(range(len(rows))):
        raise NotQuickly
    version = end - 1 - _restore_others(table, rows[: end - 1], entries, moves)
    live, last = table.game, entries[end - 1]
    assert isinstance(last, Moved)
    for first in range(0, len(moves), PLAYED_AT_ONCE):
        live.play_again(moves[first : first + PLAYED_AT_ONCE])
        yield
    if not live.has_drawn(moves):
        raise NotQuickly
    live.version = live.decision_version = version
    table.apply(last, rows[end - 1].at)
    if live.decision_version != live.version:  # it went on with a decision whose beginning is not known
        raise NotQuickly
    moves.append(last)
    table.logged_commands = {(person, command): after for _, _, after, person, command, _, _ in rows[:end] if command}
    table.number, table.changed = end, rows[end - 1].at


def _restore_others(table: Table, rows: Sequence[Row], entries: list[AnyEntry], moves: list[Moved]) -> int:
    """Apply what is neither a move nor taken back, and gather the moves that were not; how many were applied."""
    applied = 0
    for row, entry in zip(rows, entries, strict=False):
        if type(entry) is Moved:  # nearly all are
            moves.append(entry)
        elif isinstance(entry, Undone):
            undone = moves.pop()
            if undone.chance or undone.seat != entry.seat:
                raise NotQuickly
        else:
            table.apply(entry, row.at)
            applied += 1
    return applied


def _give_up(table: Table, why: UnplayableGame, unknown: bool) -> None:
    """The game does not play again: by the rules of today, which are others or do not know it, or at all."""
    table.unplayable = why
    table.state = "outdated" if unknown or table.rules != RULES else "damaged"
    table.live = None
    table.delayed = None


def _restore_entry(table: Table, entry: AnyEntry, at: float) -> None:
    """Apply an entry; spectators stay behind at the first change of the game that they may not see yet."""
    if not isinstance(entry, Moved | Undone):
        table.apply(entry, at)
        return
    if at + table.options.spectator_delay > time():
        table.delay_spectators()
    live = table.game
    events_from, before = live.event_count, live.game.copy() if table.delayed is not None else None
    table.apply(entry, at)
    if table.delayed is not None and before is not None:
        events_from = min(events_from, live.event_count)
        step = frames.Step(entry.seat, live.changes(before), events_from, isinstance(entry, Undone))
        table.delayed.hold(at, frames.moves_frame(table, SPECTATOR, step, frames.clock_state(table)))


def settled_until(rows: Sequence[Row], entries: Sequence[AnyEntry]) -> int:
    """The number of the entry after the last move in which chance took part and that spectators may see by now."""
    now, delay, end = time(), 0, 0
    others = [entry for entry in entries if type(entry) is not Moved]
    delays = [entry.options.spectator_delay for entry in others if isinstance(entry, Opened | OptionsChanged)]
    if max([row.at for row in rows], default=0.0) + max(delays, default=0) <= now:  # they may see all
        return next((k + 1 for k in reversed(range(len(rows))) if _drew(entries[k])), 0)
    for number, (row, entry) in enumerate(zip(rows, entries, strict=True)):
        if isinstance(entry, Opened | OptionsChanged):
            delay = entry.options.spectator_delay
        elif isinstance(entry, Moved | Undone):
            if row.at + delay > now:
                break
            if _drew(entry):
                end = number + 1
    return end


def _drew(entry: AnyEntry) -> bool:
    """Whether it is a move in which chance took part."""
    return isinstance(entry, Moved) and bool(entry.chance)
