"""Writes the games of this folder again, after a rule, the generator or the record format was changed on purpose:

    python -m tests.playthroughs.write

A game whose actions are still legal, with the chance of its seed, is kept: only what is said about it may change. The
others are played again and named. Look at the difference before keeping it; positions of tests/perft point into games.
"""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import combinations, count
from pathlib import Path
from random import Random

import archipel
from archipel.catalogue import parse_spec
from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game
from tests.properties.players import eager_choice, lords_choice, sailors_choice
from tests.properties.rulesets import has_cities

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.txt"

# Every number of seats, and between them every option that changes the course of a base game; every scenario at sea;
# cities and knights alone and at sea; event cards; both sides of the children's game. The seeds are those of short
# games in which much happens.
GAMES = {
    "two_duel": ("base:seats=2,duel=True,frame=random", 39),
    "three_combined": ("base:seats=3,phases=combined,steal=must,layout=beginner,start=0", 77),
    "three_one_free_road": ("base:seats=3,phases=combined,target=5,frame=standard", 14),
    "four_separate": ("base:seats=4,frame=standard", 64),
    "four_short_hands": ("base:seats=4,hand_limit=4,steal_at_once=False,target=8,layout=random,frame=standard", 40),
    "five_special_building": ("base:seats=5,robber_desert=1,frame=standard", 59),
    "five_without_extension": ("base:seats=5,extension=none,steal=must,start=3,frame=standard", 66),
    "six_paired_players": ("base:seats=6,extension=paired_players,phases=combined,layout=random,frame=random", 76),
    "six_first_player_wins": ("base:seats=6,extension=paired_players,second_may_win=False,frame=standard", 59),
    "new_shores": ("seafarers/new_shores:seats=4,target=9", 31),
    "four_islands": ("seafarers/four_islands:seats=3,layout=random,harbours=random,target=8", 28),
    "oceania": ("seafarers/oceania:seats=3,target=7", 72),
    "through_the_desert": (
        "seafarers/through_the_desert:seats=5,layout=random,phases=combined,robber_desert=3,target=8",
        30,
    ),
    "forgotten_tribe": ("seafarers/forgotten_tribe:seats=3,layout=random,target=8", 111),
    "cloth": ("seafarers/cloth:seats=3,layout=random", 59),
    "pirate_islands": ("seafarers/pirate_islands:seats=4,target=8", 20),
    "wonders": ("seafarers/wonders:seats=4,target=6", 36),
    "new_world": ("seafarers/new_world:seats=3,gold_rivers=2,target=7", 65),
    "cities_three": (
        "cities_knights:seats=3,harbour_timing=next_turn,progress_limit=play_down,steal_at_once=False,layout=random,"
        "frame=standard",
        27,
    ),
    "cities_four": ("cities_knights:seats=4,start=0,frame=standard", 25),
    "cities_five": ("cities_knights:seats=5,target=11,frame=standard", 21),
    "cities_six": ("cities_knights:seats=6,extension=paired_players,steal=must,target=11,frame=standard", 22),
    "cities_new_shores": ("seafarers/new_shores:seats=4,cities_knights=True,target=11", 88),
    "cities_forgotten_tribe": ("seafarers/forgotten_tribe:seats=3,cities_knights=True,target=11", 31),
    "fishermen": ("traders_barbarians/fishermen:seats=3,target=6", 16),
    "for_two_fishermen": ("traders_barbarians/fishermen:seats=2,for_two=True,frame=standard,target=7", 18),
    "rivers": ("traders_barbarians/rivers:seats=4,target=7", 5),
    "for_two": ("base:seats=2,for_two=True,frame=standard,target=8", 93),
    "for_two_cloth": ("seafarers/cloth:seats=2,for_two=True,two_rolls=both_first,target=7", 5),
    "caravans": ("traders_barbarians/caravans:seats=4,target=9", 7),
    "barbarian_attack": ("traders_barbarians/barbarian_attack:seats=4,target=8", 26),
    "wagons": ("traders_barbarians/wagons:seats=4,target=6", 17),
    "event_cards": ("base:seats=4,event_cards=True,target=8,frame=standard", 7),
    "cities_event_cards": ("cities_knights:seats=3,event_cards=True,target=10,frame=standard", 2),
    "pirate_event_cards": ("seafarers/pirate_islands:seats=3,event_cards=True,target=7", 4),
    "junior_four": ("junior:seats=4", 58),
    "junior_three": ("junior:seats=3,ghost=may,ports=False", 50),
}

# Mixtures of two variants on every board they were made for, with the seeds of each pair in turn. They are played again
# from their seeds, so that digests are all that is kept of them.
VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "for_two")
PAIRS = tuple(combinations(VARIANTS, 2))
MIXED = {
    "base": (95, 79, 93, 75, 50, 89),
    "traders_barbarians/fishermen": (97, 56, 18, 97, 86, 36),
    "traders_barbarians/rivers": (97, 46, 4, 78, 96, 61),
    "traders_barbarians/caravans": (39, 57, 33, 8, 45, 1),
    "traders_barbarians/barbarian_attack": (42, 53, 50, 54, 42, 68),
    "traders_barbarians/wagons": (81, 13, 5, 46, 5, 74),
}
MIXTURES = {
    f"{board}+{first}+{second}": (
        f"{board}:seats={2 if second == 'for_two' else 3},{first}=True,{second}=True,frame=standard,target=7",
        seed,
    )
    for board, seeds in MIXED.items()
    for (first, second), seed in zip(PAIRS, seeds)
}
# Two scenarios of Traders & Barbarians on one board, and each at sea (COMBO-27 to COMBO-33).
TWO_SCENARIOS = {
    "rivers_caravans": 5,
    "rivers_wagons": 4,
    "rivers_attack": 3,
    "attack_wagons": 4,
    "caravans_wagons": 2,
    "caravans_attack": 7,
    "fishermen_rivers": 3,
    "fishermen_caravans": 5,
    "fishermen_attack": 3,
    "fishermen_wagons": 8,
    "rivers_new_shores": 4,
    "caravans_new_shores": 5,
    "fishermen_new_shores": 5,
    "attack_new_shores": 2,
    "wagons_new_shores": 3,
    "wagons_through_the_desert": 5,
    "caravans_through_the_desert": 8,
}
MIXTURES |= {
    f"traders_barbarians/{name}": (f"traders_barbarians/{name}:seats=3,target=7", seed)
    for name, seed in TWO_SCENARIOS.items()
}

# Scenarios of Traders & Barbarians with Cities & Knights on top, which are kept in the same way (COMBO-22 to COMBO-26).
WITH_CITIES = {"rivers": 1, "fishermen": 2, "caravans": 3, "wagons": 4, "barbarian_attack": 2}
MIXTURES |= {
    f"traders_barbarians/{name}+cities_knights": (
        f"traders_barbarians/{name}:seats=3,cities_knights=True,advanced_combinations=True,frame=standard,target=9",
        seed,
    )
    for name, seed in WITH_CITIES.items()
}


def play(spec: str, seed: int) -> Game:
    """A whole game of eager players."""
    game = parse_spec(spec).new_game(seed)
    chance = Random(seed)
    sailors = lords_choice if has_cities(parse_spec(spec)) else sailors_choice
    choice = eager_choice if spec.startswith("base:") else sailors
    while not game.over:
        seat, chosen = choice(game, chance)
        game.apply(chosen, seat)
    return game


def play_again(name: str, spec: str, seed: int) -> Game | None:
    """The game that was written down, by the rules of today; None: they no longer allow it."""
    if not path_of(name).exists():
        return None
    game = parse_spec(spec).new_game(seed)
    for line in path_of(name).read_text(encoding="utf-8").splitlines()[1:-1]:
        choice = json.loads(line)
        try:
            game.apply(choice["do"], choice["seat"])
        except ArchipelError:
            return None
    return game if game.over else None


def digests(record: str) -> dict[str, str]:
    """What was legal after every action, what happened, and what every seat saw now and then, each as one number:
    whatever a replay alone would not notice."""
    legal, views = sha256(), sha256()
    steps = count()

    def note(game: Game) -> None:
        for seat in game.deciding:
            may = sorted([*map(str, game.legal_actions(seat)), *(kind for kind, _ in game.forms(seat))])
            legal.update(f"{seat}: {' | '.join(may)}\n".encode())
        if next(steps) % 10 == 0:
            for seat in range(-1, game.seats):
                views.update(f"{game.view(seat).to_json()}\n".encode())

    game = archipel.replay(record, note)
    events = sha256("\n".join(map(str, game.events)).encode())
    return {"legal": legal.hexdigest(), "views": views.hexdigest(), "events": events.hexdigest()}


def digests_of_mixture(name: str) -> dict[str, str]:
    """The same for a game that is played again, and its record as one number more."""
    record = play(*MIXTURES[name]).record()
    return {"record": sha256(record.encode()).hexdigest(), **digests(record)}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


def main() -> None:
    lines = []
    for name, (spec, seed) in GAMES.items():
        game = play_again(name, spec, seed)
        if game is None:
            print("played again:", name)
            game = play(spec, seed)
        record = game.record()
        path_of(name).write_text(record, encoding="utf-8")
        lines += [f"{name} {what} {digest}" for what, digest in digests(record).items()]
    for name in MIXTURES:
        lines += [f"{name} {what} {digest}" for what, digest in digests_of_mixture(name).items()]
    DIGESTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
