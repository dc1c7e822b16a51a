"""A file of rows: Parquet, CSV or JSON lines, by its ending.

Rows are written as they come, to a file beside it that takes its place when it is closed."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from archipel.arena import rows as r
from archipel.arena.new_file import NewFile
from archipel.engine.errors import SetUpError
from archipel.extras import missing

ENDINGS: Final = (".parquet", ".csv", ".jsonl")
AT_ONCE: Final = 20_000  # rows of a group in a Parquet file


class TableFile:
    """Takes rows of one kind until it is closed. A file of before stays until then, and if an error ends the `with`
    before the first row."""

    def __init__(self, file: Path, rows: str) -> None:
        if rows not in r.COLUMNS:
            raise SetUpError(f"a row stands for one of {', '.join(r.COLUMNS)}, not for {rows!r}")
        if file.suffix not in ENDINGS:
            raise SetUpError(f"a table is a file that ends in {', '.join(ENDINGS)}, not {file.name}")
        self.rows = rows
        self.columns = r.COLUMNS[rows]
        self._empty = True
        self._end: Callable[[], None]
        self._take: Callable[[Sequence[r.Row]], None]
        self._new = NewFile(file)
        try:
            self._open(self._new.path, file.suffix)
        except SetUpError:
            self._new.drop()
            raise

    def write(self, rows: Sequence[r.Row]) -> None:
        self._empty = self._empty and not rows
        self._take(rows)

    def close(self) -> None:
        """Put the table in its place."""
        self._end()
        self._new.keep()

    def __enter__(self) -> TableFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not None and self._empty:
            self._end()
            self._new.drop()
        else:
            self.close()

    def _open(self, file: Path, ending: str) -> None:
        if ending == ".parquet":
            parquet = _Parquet(file, self.columns)
            self._take, self._end = parquet.take, parquet.close
            return
        out = file.open("w", encoding="utf-8", newline="")
        self._end = out.close
        self._take = self._json_lines(out) if ending == ".jsonl" else self._csv(out)

    def _json_lines(self, out: IO[str]) -> Callable[[Sequence[r.Row]], None]:
        def take(rows: Sequence[r.Row]) -> None:
            out.writelines(json.dumps({name: row[name] for name in self.columns}) + "\n" for row in rows)

        return take

    def _csv(self, out: IO[str]) -> Callable[[Sequence[r.Row]], None]:
        """Lists and counts stand in their cells as JSON."""
        writer = csv.writer(out)
        writer.writerow(self.columns)

        def take(rows: Sequence[r.Row]) -> None:
            writer.writerows([self._cell(row, name) for name in self.columns] for row in rows)

        return take

    def _cell(self, row: r.Row, name: str) -> object:
        return row[name] if self.columns[name] in ("int", "text") else json.dumps(row[name])


class _Parquet:
    """Collects rows and writes them in groups."""

    def __init__(self, file: Path, columns: dict[str, r.Column]) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise SetUpError(missing("data")) from None
        counts = pyarrow.map_(pyarrow.string(), pyarrow.int32())
        types = {
            "int": pyarrow.int64(),
            "text": pyarrow.string(),
            "ints": pyarrow.list_(pyarrow.int32()),
            "texts": pyarrow.list_(pyarrow.string()),
            "counts": counts,
            "counts_by_seat": pyarrow.list_(counts),
        }
        self.arrow: Any = pyarrow
        self.schema = pyarrow.schema([(name, types[kind]) for name, kind in columns.items()])
        self.out = parquet.ParquetWriter(file, self.schema, compression="zstd")
        self.waiting: list[r.Row] = []

    def take(self, rows: Sequence[r.Row]) -> None:
        self.waiting += rows
        if len(self.waiting) >= AT_ONCE:
            self._write()

    def close(self) -> None:
        self._write()
        self.out.close()

    def _write(self) -> None:
        columns = {name: [_plain(row[name]) for row in self.waiting] for name in self.schema.names}
        self.out.write_table(self.arrow.table(columns, schema=self.schema))
        self.waiting = []


def _plain(value: object) -> object:
    """A map is a list of pairs in Arrow."""
    if isinstance(value, dict):
        return list(value.items())
    return [_plain(part) for part in value] if isinstance(value, list) else value
