"""A table that another process owns: raised by Tables, so that the caller can pass the matter on."""

from __future__ import annotations


class OwnedElsewhere(Exception):
    """The table, and the process that owns it."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__(table)
        self.table = table
        self.owner = owner
