"""Settings for all tests: Hypothesis tries the same examples every time, unless a slow test asks for others."""

from __future__ import annotations

import signal
from threading import current_thread, main_thread

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")

# A shell that runs the tests in the background has them ignore Ctrl-C, and so would every program they start.
if current_thread() is main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
