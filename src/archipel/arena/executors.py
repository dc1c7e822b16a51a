"""Where the games of a series are played: here, in processes of this machine, or on a Ray cluster.

All executors play the same games and give the same results in the same order: a game depends only on the series and its
number. Workers get ranges of numbers, long enough that a range takes about a second. When a worker is lost, its games
are played again. docs/clusters.md explains how a cluster is used.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import lru_cache
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

import archipel
from archipel.arena.result import GameResult
from archipel.arena.series import Series, play_one
from archipel.engine.errors import SetUpError
from archipel.extras import missing
from archipel.plugins import VARIABLE, load_plugins

LOCAL: Final = "local"
AUTO: Final = "auto"
PART_SECONDS: Final = 1.0  # how long a worker should play between two reports
AHEAD: Final = 4  # parts for each worker that are played or wait for it
ANSWER: Final = 30.0  # seconds in which a cluster must answer
TRIES: Final = 3  # of the same games

Handle = TypeVar("Handle")
Part = tuple[list[GameResult], float]  # results and the seconds they took


class WorkerLost(Exception):
    """A worker ended before it had reported its games."""


class Executor(ABC):
    """Plays games. `with` keeps its workers for several series; without it they are let go after each one."""

    elsewhere = False  # whether games are played on other machines

    def __init__(self) -> None:
        self._users = 0

    @abstractmethod
    def _open(self) -> None:
        """Get workers."""

    @abstractmethod
    def _close(self, at_once: bool) -> None:
        """Let them go; `at_once`: what they are playing is of no use any more."""

    @abstractmethod
    def _play(self, series: Series, games: int) -> Generator[GameResult, None, None]:
        """The first games of a series, in their order."""

    def play(self, series: Series, games: int) -> Generator[GameResult, None, None]:
        """The first games of a series, in their order."""
        with self, closing(self._play(series, games)) as results:
            yield from results

    def __enter__(self) -> Self:
        if not self._users:
            self._open()
        self._users += 1
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._users -= 1
        if not self._users:
            self._close(kind is not None)


class Here(Executor):
    """One game after the other, in this process."""

    def _open(self) -> None:
        pass

    def _close(self, at_once: bool) -> None:
        pass

    def _play(self, series: Series, games: int) -> Generator[GameResult, None, None]:
        for number in range(games):
            yield play_one(series, number)


class _Workers(Executor, Generic[Handle]):
    """Gives ranges of game numbers to workers and puts their results in order."""

    workers: int

    @abstractmethod
    def _pack(self, series: Series) -> Any:
        """A series as it is sent with every part."""

    @abstractmethod
    def _send(self, packed: Any, part: range) -> Handle:
        """Let a worker play some games."""

    @abstractmethod
    def _receive(self, handle: Handle) -> Part:
        """Wait for them. Raises WorkerLost."""

    @abstractmethod
    def _abandon(self, handles: list[Handle]) -> None:
        """They are not needed, or will be sent again; workers that are lost are replaced."""

    def _play(self, series: Series, games: int) -> Generator[GameResult, None, None]:
        packed = self._pack(series)
        parts = _Parts(games, self.workers)
        sent: deque[tuple[range, Handle]] = deque()
        lost = 0  # how often the first part that is missing was lost
        try:
            while True:
                # After a loss the first part goes alone: if it is lost again, it is the cause.
                while len(sent) < (1 if lost else AHEAD * self.workers) and (part := parts.take()):
                    sent.append((part, self._send(packed, part)))
                if not sent:
                    return
                part, handle = sent[0]
                try:
                    results, seconds = self._receive(handle)
                except WorkerLost as wrong:
                    lost += 1
                    if lost == TRIES:
                        raise SetUpError(
                            f"games {part[0]} to {part[-1]} cannot be played: their worker was lost {TRIES} times"
                        ) from wrong
                    self._abandon([other for _, other in sent])
                    parts.put_back([part for part, _ in sent])
                    sent.clear()
                    continue
                sent.popleft()
                lost = 0
                parts.learn(len(part), seconds)
                yield from results
        finally:
            if sent:
                self._abandon([handle for _, handle in sent])


class _Parts:
    """The numbers of a series in ranges, longer ones when games turn out to be short."""

    def __init__(self, games: int, workers: int) -> None:
        self.games = games
        self.workers = workers
        self.next = 0
        self.returned: deque[range] = deque()
        self.played = 0
        self.seconds = 0.0

    def take(self) -> range | None:
        if self.returned:
            return self.returned.popleft()
        left = self.games - self.next
        if not left:
            return None
        wanted = round(PART_SECONDS * self.played / self.seconds) if self.seconds else 1
        first = self.next
        self.next += max(1, min(wanted, left // (2 * self.workers)))  # at the end no worker waits for long
        return range(first, self.next)

    def put_back(self, parts: list[range]) -> None:
        self.returned.extendleft(reversed(parts))

    def learn(self, games: int, seconds: float) -> None:
        self.played += games
        self.seconds += seconds


class Processes(_Workers["Future[Part]"]):
    """Processes of this machine, by default one for every processor; a single one is this process."""

    def __init__(self, workers: int | None = None) -> None:
        super().__init__()
        self.workers = workers if workers is not None else os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> None:
        pass  # the processes start with the first part

    def _close(self, at_once: bool) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        at_work = list((pool._processes or {}).values()) if at_once else []
        pool.shutdown(wait=not at_once)
        for process in at_work:
            process.terminate()

    def _play(self, series: Series, games: int) -> Generator[GameResult, None, None]:
        if min(self.workers, games) <= 1:
            yield from Here()._play(series, games)
        else:
            yield from super()._play(series, games)

    def _pack(self, series: Series) -> bytes:
        return _packed(pickle.dumps(series))

    def _send(self, packed: bytes, part: range) -> Future[Part]:
        if self._pool is None:
            # A fresh interpreter for every process: a forked one would inherit the caller's threads and locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_end_with_the_caller)
        try:
            return self._pool.submit(play_part, packed, part)
        except BrokenProcessPool as wrong:
            lost: Future[Part] = Future()
            lost.set_exception(wrong)
            return lost

    def _receive(self, handle: Future[Part]) -> Part:
        try:
            return handle.result()
        except BrokenProcessPool as wrong:
            raise WorkerLost from wrong

    def _abandon(self, handles: list[Future[Part]]) -> None:
        """The pool ends, and the next part starts another. Its futures are not cancelled: when processes end before a
        pool has noticed that, its thread fails with a traceback."""
        self._close(at_once=True)


class Ray(_Workers[Any]):
    """A Ray cluster that runs: `ray://HOST:PORT`, `HOST:PORT`, or `auto` for the one of this machine. By default it
    plays a game on every processor of the cluster."""

    elsewhere = True

    def __init__(self, address: str = AUTO, workers: int | None = None) -> None:
        super().__init__()
        self.address = address
        self._asked = workers
        self._own = False  # whether the connection is ours

    def _open(self) -> None:
        try:
            import ray
        except ImportError:
            raise SetUpError(missing("ray")) from None
        self.ray: Any = ray
        self._own = not ray.is_initialized()
        if self._own:
            self._knock()
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
            except ImportError:  # of what `ray://` needs beside Ray
                raise SetUpError(missing("ray")) from None
            except (ConnectionError, ValueError, RuntimeError) as wrong:
                reason = str(wrong).strip().partition("\n")[0]
                raise SetUpError(f"there is no Ray cluster at {self.address}: {reason}") from wrong
        self.workers = self._asked or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(play_or_refuse).options(num_cpus=1, max_retries=0)

    def _knock(self) -> None:
        """Refuse an address where nothing answers; Ray would try for minutes."""
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        if self.address == AUTO:
            return
        if not host or not port.isdecimal():
            raise SetUpError(f"a cluster is {LOCAL}, {AUTO}, ray://HOST:PORT or HOST:PORT, not {self.address!r}")
        try:
            socket.create_connection((host, int(port)), timeout=ANSWER).close()
        except OSError as wrong:
            raise SetUpError(f"there is no Ray cluster at {self.address}: {wrong.strerror or wrong}") from None

    def _close(self, at_once: bool) -> None:
        if self._own:
            self.ray.shutdown()

    def _pack(self, series: Series) -> Any:
        """The cluster keeps it once. Classes of the program itself travel with it, those of modules do not."""
        from ray import cloudpickle

        return self.ray.put(_packed(cloudpickle.dumps(series)))

    def _send(self, packed: Any, part: range) -> Any:
        return self._remote.remote(packed, part)

    def _receive(self, handle: Any) -> Part:
        wrongs = self.ray.exceptions
        try:
            found: Part | str = self.ray.get(handle)
        except wrongs.RayTaskError:
            raise
        except wrongs.RayError as wrong:
            raise WorkerLost from wrong
        if isinstance(found, str):
            raise SetUpError(found)
        return found

    def _abandon(self, handles: list[Any]) -> None:
        for handle in handles:
            self.ray.cancel(handle, force=True)


def executor_for(cluster: str, workers: int | None = None) -> Executor:
    """What an option names: `local` for processes of this machine, or the address of a Ray cluster."""
    return Processes(workers) if cluster == LOCAL else Ray(cluster, workers)


# ---- in a worker


def _packed(series: bytes) -> bytes:
    return pickle.dumps((archipel.__version__, os.environ.get(VARIABLE, ""), series))


def play_part(packed: bytes, part: range) -> Part:
    """Some games of a series, and how long they took."""
    series = _unpacked(packed)
    before = perf_counter()
    results = [play_one(series, number) for number in part]
    return results, perf_counter() - before


def play_or_refuse(packed: bytes, part: range) -> Part | str:
    """The same, or why they cannot be played. Ray prints a traceback for every part that raises an error."""
    try:
        return play_part(packed, part)
    except SetUpError as wrong:
        return str(wrong)


@lru_cache(1)
def _unpacked(packed: bytes) -> Series:
    version, plugins, series = pickle.loads(packed)
    if version != archipel.__version__:
        raise SetUpError(f"a worker has archipel {archipel.__version__}, not {version}")
    if plugins:
        os.environ[VARIABLE] = plugins
    load_plugins()
    try:
        return pickle.loads(series)  # type: ignore[no-any-return]
    except (ImportError, AttributeError) as wrong:
        reason = f"{type(wrong).__name__}: {wrong}"
        raise SetUpError(f"a worker cannot load a bot: {reason}; install its package on every machine") from wrong


def _end_with_the_caller() -> None:
    """Ctrl-C reaches all processes; this one ends without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
