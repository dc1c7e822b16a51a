"""Settings for all tests, and the one way in which a test may be tried twice.

Hypothesis tries the same examples every time, unless a slow test asks for others.

A test fails when it fails once. Only a test marked `@pytest.mark.may_retry("why")` gets a second try: it depends on
something that the test cannot wait for. The end of every run names the marked tests and counts those that needed it.
It also says which tests were skipped for what reason.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterable
from threading import current_thread, main_thread
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")

# A shell that runs the tests in the background has them ignore Ctrl-C, and so would every program they start.
if current_thread() is main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

MARK: Final = "may_retry"
FAILED_FIRST: Any = "failed_first"  # an outcome that pytest does not know: the test is tried again


def reason_of(item: pytest.Item) -> str | None:
    """Why a test may be tried twice; None: it may not."""
    mark = item.get_closest_marker(MARK)
    if mark is None:
        return None
    reason = mark.args[0] if len(mark.args) == 1 and not mark.kwargs else None
    if not isinstance(reason, str) or not reason.strip():
        raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.{MARK}("why")')
    return reason


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        reason_of(item)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a marked test, and once more if it failed. Its reports carry the mark to the process that prints them."""
    reason = reason_of(item)
    if reason is None:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        for report in reports:
            if report.failed:
                report.outcome = FAILED_FIRST
        again = runtestprotocol(item, nextitem=nextitem, log=False)
        reports = [report for report in reports if report.outcome == FAILED_FIRST] + again
    for report in reports:
        report.user_properties.append((MARK, reason))
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_report_teststatus(report: pytest.CollectReport | pytest.TestReport) -> tuple[str, str, str] | None:
    return (FAILED_FIRST, "R", "FAILED, TRIED AGAIN") if report.outcome == FAILED_FIRST else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports: Iterable[object] = (report for kind in terminalreporter.stats.values() for report in kind)
    marked = {
        report.nodeid: reason
        for report in reports
        if isinstance(report, pytest.TestReport)
        for name, reason in report.user_properties
        if name == MARK
    }
    tried = {report.nodeid: report for report in terminalreporter.stats.get(FAILED_FIRST, [])}
    terminalreporter.write_line(f"{len(marked)} tests may be tried twice, {len(tried)} of them were.")
    for test, reason in sorted(marked.items()):
        terminalreporter.write_line(f"  {'TRIED TWICE ' if test in tried else ''}{test}: {reason}", red=test in tried)
    for test, report in sorted(tried.items()):
        terminalreporter.write_line(f"---- the first failure of {test}:")
        terminalreporter.write_line(report.longreprtext)
    # Tests whose packages are missing check nothing, and that must not go unnoticed.
    skipped = Counter(str(report.longrepr[-1]) for report in terminalreporter.stats.get("skipped", []))
    for why, number in sorted(skipped.items()):
        terminalreporter.write_line(f"NOT TRIED, {number} times: {why}", yellow=True)
