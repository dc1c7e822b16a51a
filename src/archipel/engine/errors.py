"""What the machine refuses, and how it says so."""

from __future__ import annotations


class ArchipelError(Exception):
    """Anything a caller did that cannot be done; the game is as it was before."""


class IllegalAction(ArchipelError):
    """An action the rules do not allow now: a key that has a text in every language, the rule's number, and details."""

    def __init__(self, key: str, rule: str = "", **details: object) -> None:
        self.key = key
        self.rule = rule
        self.details = details
        said = f"{key} ({rule})" if rule else key
        if details:
            said += " " + " ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(said)


class UnknownAction(ArchipelError):
    """A malformed action: no such kind, a missing field, a value that names nothing."""


class ChanceError(ArchipelError):
    """A script of chance outcomes that ran out or does not fit what is drawn."""


class RecordError(ArchipelError):
    """A record that is damaged or was not written by this program."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


class ChangedRecord(RecordError):
    """A record whose lines are all there, but do not fit together: it was changed after the game."""


class OutdatedRecord(RecordError):
    """A record of another version of the format or of the rules, which cannot be played again here."""


class SetUpError(ArchipelError):
    """A game that cannot be set up: unknown name, wrong number of seats, options that do not combine."""

    def __init__(self, reason: str, rule: str = "") -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(f"{reason} ({rule})" if rule else reason)


class RulesError(Exception):
    """A bug in a set of rules: an undeclared block, a code range that overlaps, a full stack."""


class MissingChapter(RulesError):
    """A chapter builds on another one that has not been installed before it."""

    def __init__(self, wanted: type[object], by: type[object]) -> None:
        super().__init__(f"the chapter {wanted.__name__} must be installed before {by.__name__}")
        self.wanted = wanted
        self.by = by
