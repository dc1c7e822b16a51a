"""The `archipel` command, and `python -m archipel`.

It is there in every installation; what it needs is an extra, and one sentence says which.
"""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line."""
    try:
        from archipel.cli.main import app

        app()
    except ModuleNotFoundError as wrong:
        from archipel.extras import extra_of, missing

        extra = extra_of(wrong.name or "", sys.argv[1:])
        if extra is None:
            raise
        sys.exit(f"archipel: {missing(extra)}")


if __name__ == "__main__":
    main()
