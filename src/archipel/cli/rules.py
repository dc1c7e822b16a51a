"""`archipel rules`: the numbered rules, one by its number or all that contain some words."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from archipel import rulebook


def show_rules(what: str) -> bool:
    """Show what was asked for; whether there was anything."""
    console = Console()
    if not what:
        for family, count in Counter(rule.family for rule in rulebook.rules()).items():
            console.print(f"{family + '-1':<10} to {f'{family}-{count}':<12}", highlight=False)
        console.print("archipel rules BASE-26 shows one rule, archipel rules robber all that speak of a word.")
        return True
    try:
        rule = rulebook.rule(what)
    except rulebook.UnknownRule as unknown:
        found = rulebook.search(what)
        for one in found:
            _show(console, one)
        if not found:
            reason = unknown if any(letter.isdigit() for letter in what) else f"no rule speaks of {what!r}"
            Console(stderr=True).print(f"archipel: {reason}", highlight=False, markup=False, soft_wrap=True)
        return bool(found)
    console.print(Text(f"{rule.box}: {rule.section}", "dim"))
    _show(console, rule)
    legend = rulebook.legend()
    for mark in rule.marks:
        if mark in legend:
            console.print(Text(f"{mark} {legend[mark]}", "dim"))
    return True


def _show(console: Console, rule: rulebook.Rule) -> None:
    console.print(Text(rule.number, "bold"))
    console.print(Padding(Text(rule.text), (0, 0, 0, 4)))
