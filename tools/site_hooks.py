"""What the site leaves out of the pages: drawings that only the web page of the game can show."""

from __future__ import annotations

import re
from typing import Any, Final

SPRITE: Final = re.compile(r"^!\[[^\]]*\]\(sprite:[^)]*\)\n", re.MULTILINE)


def on_page_markdown(markdown: str, **_: Any) -> str:
    return SPRITE.sub("\n", markdown)
