"""A file that is written beside its place and takes it when it is whole: until then what was there before stays."""

from __future__ import annotations

import shutil
from pathlib import Path
from secrets import token_hex

from archipel.engine.errors import SetUpError


class NewFile:
    """`path` is written; `keep` puts it in its place, `drop` forgets it. Refused at once where it cannot be."""

    def __init__(self, file: Path) -> None:
        self.file = file.resolve()  # a link stays a link
        self.path = self.file.with_name(f".{self.file.name}.{token_hex(4)}.new")
        try:
            if self.file.exists():
                with self.file.open("r+b"):
                    pass
            self.path.touch()
        except OSError as wrong:
            raise SetUpError(f"{file} cannot be written: {wrong.strerror}") from None

    def keep(self) -> None:
        if self.file.exists():
            shutil.copymode(self.file, self.path)
        self.path.replace(self.file)

    def drop(self) -> None:
        self.path.unlink(missing_ok=True)
