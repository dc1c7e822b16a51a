"""Settings for all tests: Hypothesis tries the same examples every time, unless a slow test asks for others."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
