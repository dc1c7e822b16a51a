# What players of Cities & Knights read about the barbarians. fr/ck_barbarians.ftl has the same keys.

## Actions and decisions

action-lose_city = Give up a city to the barbarians: { $corner }
    .label = Give up a city
phase-lose_city = The barbarians sack one of your cities: choose which.

## What happened

event-barbarians_moved =
    { $steps ->
        [7] The barbarians have landed.
        [6] The barbarians have come to step { $steps } of 7: the next ship brings the attack.
       *[other] The barbarians have come to step { $steps } of 7.
    }
event-barbarians_attacked = The barbarians attack with strength { $strength }; the knights have strength { $defence }.
event-city_lost =
    { $seat_is ->
        [you] You lose a city to the barbarians: { $corner }.
       *[other] { $seat } loses a city to the barbarians: { $corner }.
    }
event-defender =
    { $seat_is ->
        [you] You have defended Catan best: a victory point.
       *[other] { $seat } has defended Catan best: a victory point.
    }

## Why not

refusal-city-metropolis_stays = The barbarians leave a metropolis alone: { $corner }.
refusal-city-none_to_lose = You have no city there to give up: { $corner }.
refusal-robber-before_attack = The robber stays where it is until the barbarians have attacked for the first time.
refusal-pirate-before_attack = The pirate stays where it is until the barbarians have attacked for the first time.
refusal-city-tipped_first = A city of yours lies on its side: raise it before you build another ({ $corner }).
