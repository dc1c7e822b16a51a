"""`python -m archipel.bench` is `archipel bench`."""

from __future__ import annotations

import sys

from archipel.bench import main

sys.exit(main(sys.argv[1:]))
