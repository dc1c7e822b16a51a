"""The measurements as tables and JSON, with the budgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from archipel.bench.measures import CALLS, GAMES
from archipel.bench.rounds import Figure
from archipel.bench.tables import GAME_COLUMNS, Table, game_row, time_text
from tools.bench.instructions import KINDS, SCENARIOS, VOYAGES

BESIDE: Final = ("kernel", "api", "api_listening")  # games that the other engine plays, too


@dataclass(slots=True)
class Results:
    """The result of one run of the benchmark, without engines or counts that were not available."""

    machine: Mapping[str, object]
    rounds: int
    names: dict[str, str] = field(default_factory=dict)  # of the engines: compiled, uncompiled, peer
    figures: dict[str, dict[str, Figure]] = field(default_factory=dict)  # by engine and measure
    instructions: dict[str, float] = field(default_factory=dict)  # per action
    missing: list[str] = field(default_factory=list)  # what is missing, and why

    def figure(self, engine: str, measure: str) -> Figure | None:
        return self.figures.get(engine, {}).get(measure)

    def ratio(self, engine: str, measure: str) -> float | None:
        """How many games the engine plays while the other one plays one."""
        ours, theirs = self.figure(engine, measure), self.figure("peer", "play")
        return theirs.seconds / ours.seconds if ours and theirs else None

    def ratio_with_dealing(self, engine: str, measure: str) -> float | None:
        """The same when setting the table up counts, too."""
        ours, theirs = self.figure(engine, measure), self.figure("peer", "play")
        our_deal, their_deal = self.figure(engine, "new_game"), self.figure("peer", "new_game")
        if not (ours and theirs and our_deal and their_deal):
            return None
        return (theirs.seconds + their_deal.seconds) / (ours.seconds + our_deal.seconds)

    def ratio_of_actions(self, engine: str, measure: str) -> float | None:
        """The same action by action: the engines cut a game into steps of different sizes."""
        ours, theirs = self.figure(engine, measure), self.figure("peer", "play")
        return theirs.seconds / theirs.actions / (ours.seconds / ours.actions) if ours and theirs else None

    def to_json(self) -> dict[str, object]:
        return {
            "machine": dict(self.machine),
            "rounds": self.rounds,
            "engines": {
                engine: {
                    "name": self.names[engine],
                    "figures": {name: one.to_json() for name, one in found.items()},
                }
                for engine, found in self.figures.items()
            },
            "ratios": {
                engine: {
                    measure: {
                        "games": self.ratio(engine, measure),
                        "games_with_dealing": self.ratio_with_dealing(engine, measure),
                        "actions": self.ratio_of_actions(engine, measure),
                    }
                    for measure in BESIDE
                    if measure in found
                }
                for engine, found in self.figures.items()
                if engine != "peer" and "peer" in self.figures
            },
            "instructions_per_action": self.instructions,
            "budgets": [
                {"what": budget.what, "budget": budget.text, "found": found, "met": budget.met(found)}
                for budget, found in judged(self)
            ],
            "missing": self.missing,
        }


# ---- budgets


@dataclass(frozen=True, slots=True)
class Budget:
    """A promise: at least, or at most, this value."""

    what: str
    limit: float
    at_least: bool
    show: Callable[[float], str]
    find: Callable[[Results], float | None]

    @property
    def text(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.show(self.limit)}"

    def met(self, found: float | None) -> bool | None:
        if found is None:
            return None
        return found >= self.limit if self.at_least else found <= self.limit


def times(ratio: float) -> str:
    return f"{ratio:.3g} ×" if ratio < 100 else f"{ratio:,.0f} ×"


def whole(number: float) -> str:
    return f"{number:,.0f}"


def seconds_of(measure: str) -> Callable[[Results], float | None]:
    def find(results: Results) -> float | None:
        found = results.figure("compiled", measure)
        return found.seconds if found else None

    return find


def times_a_second(measure: str) -> Callable[[Results], float | None]:
    def find(results: Results) -> float | None:
        found = results.figure("compiled", measure)
        return 1 / found.seconds if found else None

    return find


def import_of(results: Results) -> float | None:
    """Here the best round counts: in the others something was not yet read from the disk."""
    found = results.figure("compiled", "import")
    return found.best if found else None


def beside_base(kind: str) -> Callable[[Results], float | None]:
    """Instructions per action of other games, relative to the base game on 19 hexes."""

    def find(results: Results) -> float | None:
        other, base = results.instructions.get(kind), results.instructions.get("kernel")
        return other / base if other and base else None

    return find


def instructions_of(kind: str) -> Callable[[Results], float | None]:
    def find(results: Results) -> float | None:
        return results.instructions.get(kind)

    return find


# Instructions per action: what is played, as which kind, and how many it may take.
INSTRUCTIONS: Final = (
    ("instructions per action, base game", "kernel", 1000),
    ("the same, sea with 4 seats", "kernel_sea_four", 2200),
    ("the same, largest sea board with 6 seats", "kernel_sea", 1800),
    ("the same, cities and knights", "kernel_cities", 1900),
)
BESIDE_BASE: Final = ("sea_four", "sea", *VOYAGES, "cities", *SCENARIOS)

STEPS: Final = "steps a second of games at once, with observation and mask"

BUDGETS: Final = (
    Budget(
        "base games in the kernel, beside the peer", 300, True, times, lambda found: found.ratio("compiled", "kernel")
    ),
    Budget("through the Python API", 100, True, times, lambda found: found.ratio("compiled", "api")),
    Budget("the same, events on", 50, True, times, lambda found: found.ratio("compiled", "api_listening")),
    Budget("uncompiled, in the kernel", 4, True, times, lambda found: found.ratio("uncompiled", "kernel")),
    *(Budget(what, most, False, whole, instructions_of(kind)) for what, kind, most in INSTRUCTIONS),
    *(
        Budget(f"{name}, beside the base game", 2.2, False, times, beside_base(f"kernel_{name}"))
        for name in BESIDE_BASE
    ),
    Budget(STEPS, 1.5e6, True, whole, times_a_second("vector")),
    Budget(f"{STEPS}, cities and knights", 0.7e6, True, whole, times_a_second("vector_cities")),
    Budget("State.copy", 120e-9, False, time_text, seconds_of("state_copy")),
    Budget("Game.record, a whole game", 1e-3, False, time_text, seconds_of("record")),
    Budget("new_game, 63 hexes with the sea", 200e-6, False, time_text, seconds_of("new_game_sea")),
    Budget("import archipel", 0.1, False, time_text, import_of),
)


def judged(results: Results) -> list[tuple[Budget, float | None]]:
    return [(budget, budget.find(results)) for budget in BUDGETS]


# ---- tables


def shown(value: float | None, show: Callable[[float], str]) -> str:
    return "–" if value is None else show(value)


def games_table(results: Results) -> Table:
    """Base games for four, compared with the other engine."""
    columns = (
        "random base games, 4 seats",
        "games per CPU-second",
        "× peer",
        "with dealing",
        "by action",
        "an action",
        "actions a game",
        "turns",
    )
    rows: list[tuple[str, ...]] = []
    titles = {measure.name: measure.title for measure in GAMES}
    for engine, found in results.figures.items():
        for name in ("play",) if engine == "peer" else BESIDE:
            one = found[name]
            ratios = (
                results.ratio(engine, name),
                results.ratio_with_dealing(engine, name),
                results.ratio_of_actions(engine, name),
            )
            rows.append(
                (
                    results.names[engine] if engine == "peer" else f"{engine}, {titles[name]}",
                    whole(1 / one.seconds) if one.seconds < 0.01 else f"{1 / one.seconds:.1f}",
                    *(("1", "1", "1") if engine == "peer" else (shown(ratio, times) for ratio in ratios)),
                    time_text(one.seconds / one.actions),
                    whole(one.actions),
                    whole(one.turns),
                )
            )
    return Table("", columns, rows)


def large_table(results: Results) -> Table:
    """The large island."""
    rows = [
        game_row(f"{engine}, {measure.title}", found[measure.name])
        for engine, found in results.figures.items()
        for measure in GAMES
        if engine != "peer" and measure.name not in BESIDE
    ]
    return Table("", GAME_COLUMNS, rows)


def calls_table(results: Results) -> Table:
    """Single calls, from Python."""
    engines = [engine for engine in results.figures if engine != "peer"]
    rows = [
        (measure.title, *(time_text(results.figures[engine][measure.name].seconds) for engine in engines))
        for measure in CALLS
    ]
    rows.append(("import archipel, best", *(time_text(results.figures[engine]["import"].best) for engine in engines)))
    theirs = results.figures.get("peer", {})
    for name, title in (("copy", "peer: copy"), ("new_game", "peer: new game")):
        if name in theirs:
            rows.append((title, time_text(theirs[name].seconds), *("" for _ in engines[1:])))
    return Table("", ("one call", *engines), rows)


def instructions_table(results: Results) -> Table:
    rows = [(KINDS[name].title, whole(value)) for name, value in results.instructions.items()]
    return Table("", ("compiled", "instructions per action"), rows)


def budgets_table(results: Results) -> Table:
    rows = [
        (
            budget.what,
            budget.text,
            shown(found, budget.show),
            {True: "met", False: "missed", None: "not measured"}[budget.met(found)],
        )
        for budget, found in judged(results)
    ]
    return Table("", ("budget", "promised", "found", ""), rows)


def tables(results: Results) -> list[Table]:
    """Everything, without the tables that would be empty."""
    made = (games_table, large_table, calls_table, instructions_table, budgets_table)
    return [table for table in (make(results) for make in made) if table.rows]


def heading(results: Results) -> str:
    """Where and when which build was measured."""
    machine = results.machine
    return (
        f"{machine['date']}, {machine['cores']} cores ({machine['processor']}, {machine['system']}) "
        f"at a load of {machine['load']}, Python {machine['python']}, "
        f"{results.names.get('compiled', 'Archipel ' + str(machine['archipel']))}, median of {results.rounds} rounds."
    )


def markdown(results: Results) -> str:
    """Where and when it was measured, and the tables."""
    parts = [heading(results)]
    for table in tables(results):
        lines = [table.columns, ("---", *("---:" for _ in table.columns[1:])), *table.rows]
        parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join(parts + results.missing) + "\n"


BEGIN: Final = "<!-- figures of `make bench` -->"
END: Final = "<!-- end of the figures -->"


def with_figures(page: str, results: Results) -> str:
    """A page with new figures between its two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no place for figures, {BEGIN} to {END}")
    return f"{before}{BEGIN}\n\n{markdown(results)}\n{END}{after}"
