"""A program in any language as a bot of a match: `program:COMMAND`.

It reads and writes the lines of docs/protocol.md, section 5, so a program that plays at a table by `archipel connect`
plays in a match too. There is one process for a seat of a game.
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from contextlib import suppress
from importlib.util import find_spec
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from archipel.bots import Bot
from archipel.bots.registry import PROGRAM
from archipel.engine.action import Action, action_from_json
from archipel.engine.errors import ArchipelError, SetUpError, UnknownAction
from archipel.engine.game import Game
from archipel.engine.view import View
from archipel.extras import missing
from archipel.reading import final_points

LIMIT: Final = 10.0  # seconds for one decision
LAST_WORDS: Final = 10.0  # seconds a program has to end after the game
LINE: Final = 1 << 20  # characters of a line that a program may write


class ProgramFailed(ArchipelError):
    """A program ended, was silent, or wrote a line that is not a command."""


class ProgramBot(Bot):
    """One seat of one game, played by a process of its own. It is told what the seat may know, and nothing else."""

    def __init__(self, seed: int, command: str, limit: float = LIMIT) -> None:
        super().__init__(seed)
        if find_spec("msgspec") is None:  # its lines are those of the server
            raise SetUpError(missing("server"))
        self.command = shlex.split(command)
        if not self.command:
            raise SetUpError(f"{PROGRAM} is followed by a command")
        self.limit = limit
        self.lines: Queue[str] = Queue()
        self.process: subprocess.Popen[str] | None = None
        self.version = 0
        self.events_sent = 0

    def look_for_program(self) -> None:
        """Refuse a command that cannot be started, before the first game."""
        if shutil.which(self.command[0]) is None:
            raise SetUpError(f"{PROGRAM}{shlex.join(self.command)}: there is no program {self.command[0]} to start")

    def begin(self, game: Game) -> None:
        """Start the program and send it the sheet."""
        from archipel.server.messages import write
        from archipel.server.table.sheet import make_sheet

        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as wrong:
            raise ProgramFailed(f"{self.command[0]} cannot be started: {wrong.strerror}") from None
        assert self.process.stdout is not None
        Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True).start()
        game.listen()
        self.game = game
        self._write(write(make_sheet(game)))

    def choose(self, view: View) -> Action:
        from archipel.server.messages import ClockState, Form, Move, Snapshot, write
        from archipel.server.table.sheet import field_sheets

        self.version += 1
        seat = view.seat
        events = self.game.events_for(seat)
        frame = Snapshot(
            version=self.version,
            seat=seat,
            legal=[Move(action.to_json(), str(action), seat) for action in view.legal_actions()],
            forms=[Form(kind, field_sheets(fields), seat) for kind, fields in view.forms()],
            deciding=self.game.deciding,
            events_from=self.events_sent,
            events=[event.to_json() for event in events[self.events_sent :]],
            clock=ClockState("none"),
            may_undo=False,
            over=False,
            view=view.to_json(),
        )
        self.events_sent = len(events)
        self._write(write(frame))
        while True:
            command = self._command()
            if command.get("type") == "act":
                self._answer(command)
                try:
                    return action_from_json(command.get("action"))
                except UnknownAction as wrong:
                    raise ProgramFailed(f"{self.command[0]} wrote an act without an action: {wrong}") from None
            self._answer(command)

    def end(self, game: Game) -> None:
        """Tell the program how it ended and wait for it to stop; a program that does not is killed."""
        process = self.process
        if process is None:
            return
        if game.over:
            self._write(json.dumps({"type": "over", "winners": game.winners, "points": final_points(game)}).encode())
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _write(self, frame: bytes) -> None:
        """A program that has stopped reading has ended, or is noticed when its answer is due."""
        assert self.process is not None
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.write(frame.decode() + "\n")
            self.process.stdin.flush()

    def _command(self) -> dict[str, object]:
        try:
            line = self.lines.get(timeout=self.limit)
        except Empty:
            raise ProgramFailed(f"{self.command[0]} did not answer within {self.limit:g} s") from None
        if not line:
            assert self.process is not None
            raise ProgramFailed(f"{self.command[0]} ended with status {self.process.wait()} before the game did")
        if len(line) > LINE:
            raise ProgramFailed(f"{self.command[0]} wrote a line of more than {LINE} characters")
        try:
            command = json.loads(line)
        except ValueError:
            command = None
        if not isinstance(command, dict):
            raise ProgramFailed(f"{self.command[0]} wrote a line that is not a JSON object: {line[:80]!r}")
        return command

    def _answer(self, command: dict[str, object]) -> None:
        """What a table answers. Only `act` means anything in a match."""
        if isinstance(command.get("id"), str):
            ok = command.get("type") == "act"
            answer = {"type": "answer", "id": command["id"], "ok": ok, "version": self.version}
            self._write(json.dumps(answer if ok else answer | {"key": "table.no_such_command"}).encode())


def _read(output: IO[str], lines: Queue[str]) -> None:
    """Lines of a program, for as long as it writes; the empty one is its end."""
    with suppress(ValueError, OSError):
        while line := output.readline(LINE + 1):
            if line.strip():
                lines.put(line)
    lines.put("")
    output.close()
