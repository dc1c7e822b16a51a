# What players of Cities & Knights read about the barbarians. fr/ck_barbarians.ftl has the same keys.

## Actions and decisions

action-lose_city = Give up a city to the barbarians: { $corner }
    .label = Give up a city
phase-lose_city = The barbarians sack one of your cities: choose which one.

## What happened

event-barbarians_moved =
    { $steps ->
        [7] The barbarians have landed.
        [6] The barbarians are at step { $steps } of 7: they attack on the next ship.
       *[other] The barbarians are at step { $steps } of 7.
    }
event-barbarians_attacked =
    { $outcome ->
        [held] The barbarians attack with strength { $strength } and are beaten off by knights of strength { $defence }.
       *[sacked] The barbarians attack with strength { $strength } and win against knights of strength { $defence }.
    }
event-landing_part = { $seat }: { $strength }
event-city_lost =
    { $seat_is ->
        [you] You lose a city to the barbarians: { $corner }.
       *[other] { $seat } loses a city to the barbarians: { $corner }.
    }
event-defender =
    { $seat_is ->
        [you] You defended Catan best: one victory point.
       *[other] { $seat } defended Catan best: one victory point.
    }

## Why not

refusal-city-metropolis_stays = The barbarians cannot take a metropolis: { $corner }.
refusal-city-none_to_lose = You have no city here to give up: { $corner }.
refusal-robber-before_attack = The robber stays where it is until the first barbarian attack.
refusal-pirate-before_attack = The pirate stays where it is until the first barbarian attack.
refusal-city-tipped_first = One of your cities is tipped on its side: raise it before you build another ({ $corner }).
