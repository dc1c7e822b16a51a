"""`archipel rules`: the numbered rules, one by its number or all that contain some words."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from archipel import rulebook
from archipel.texts import Texts


def show_rules(what: str, texts: Texts) -> bool:
    """Show what was asked for, first as players read it; whether there was anything."""
    console = Console()
    if not what:
        for family, count in Counter(rule.family for rule in rulebook.rules()).items():
            console.print(f"{family + '-1':<10} to {f'{family}-{count}':<12}", highlight=False)
        console.print("archipel rules BASE-26 shows one rule, archipel rules robber all that speak of a word.")
        return True
    try:
        found = rulebook.sentence(what, texts.language)
    except rulebook.UnknownRule as unknown:
        several = rulebook.search_sentences(what, texts.language)
        for one in several:
            _show(console, one.rule.number, one.text)
        for rule in [] if several else rulebook.search(what):
            _show(console, rule.number, rule.text)
            several.append(rulebook.sentence(rule.number, texts.language))
        if not several:
            reason = unknown if any(letter.isdigit() for letter in what) else f"no rule speaks of {what!r}"
            Console(stderr=True).print(f"archipel: {reason}", highlight=False, markup=False, soft_wrap=True)
        return bool(several)
    rule = found.rule
    console.print(Text(f"{texts.say(f'page-box-{rule.box}')}: {found.section}", "dim"))
    _show(console, rule.number, found.text)
    if not found.is_exact:
        console.print(Text(texts.say("page-rule-exact"), "dim"))
        console.print(Padding(Text(rule.text, "dim"), (0, 0, 0, 4)))
    legend = rulebook.legend()
    for mark in rule.marks:
        if mark in legend:
            console.print(Text(f"{mark} {legend[mark]}", "dim"))
    return True


def _show(console: Console, number: str, text: str) -> None:
    console.print(Text(number, "bold"))
    console.print(Padding(Text(text), (0, 0, 0, 4)))
