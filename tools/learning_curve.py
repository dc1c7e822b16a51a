"""Draw the curve of examples/maskable_ppo.py: the share of duels won over minutes, with 95 % intervals.

python -m tools.learning_curve curve.json docs/screens/maskable-ppo.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from archipel.arena import wilson

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 52
RIGHT: Final = 16
TOP: Final = 16
BOTTOM: Final = 44
GOAL: Final = 0.9

# Colours that can be read on a light and on a dark page.
STYLE: Final = """
  text { font: 12px sans-serif; fill: #777; }
  .grid { stroke: #8886; stroke-width: 1; }
  .goal { stroke: #c60; stroke-width: 1.5; stroke-dasharray: 6 4; }
  .interval { stroke: #38c; stroke-width: 2; opacity: 0.5; }
  .curve { fill: none; stroke: #38c; stroke-width: 2; }
  circle { fill: #38c; }
"""


def drawn(points: list[dict[str, Any]]) -> str:
    """The curve as SVG."""
    most = max(1, -(-points[-1]["minutes"] // 1))

    def x(minutes: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * minutes / most:.1f}"

    def y(share: float) -> str:
        return f"{HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share:.1f}"

    parts: list[str] = []
    for tenths in range(0, 11, 2):
        at = y(tenths / 10)
        parts.append(f'<line class="grid" x1="{x(0)}" x2="{x(most)}" y1="{at}" y2="{at}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{at}" text-anchor="end" dominant-baseline="middle">{tenths * 10} %</text>'
        )
    for minute in range(int(most) + 1):
        parts.append(f'<text x="{x(minute)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minute}</text>')
    parts.append(f'<text x="{x(most / 2)}" y="{HEIGHT - 6}" text-anchor="middle">minutes of learning</text>')
    parts.append(f'<line class="goal" x1="{x(0)}" x2="{x(most)}" y1="{y(GOAL)}" y2="{y(GOAL)}"/>')
    line = []
    for point in points:
        share, at = point["won"] / point["duels"], x(point["minutes"])
        low, high = wilson(point["won"], point["duels"])
        parts.append(f'<line class="interval" x1="{at}" x2="{at}" y1="{y(low)}" y2="{y(high)}"/>')
        parts.append(f'<circle cx="{at}" cy="{y(share)}" r="3"/>')
        line.append(f"{at},{y(share)}")
    parts.append(f'<polyline class="curve" points="{" ".join(line)}"/>')
    title = "<title>Share of duels won against the bot random, with 95 % intervals</title>"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
    return "\n".join([head, title, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    target.write_text(drawn(json.loads(source.read_text(encoding="utf-8"))), encoding="utf-8")
