# What players of Cities & Knights read about walls. fr/ck_walls.ftl has the same keys.

## Actions and decisions

action-build_wall = Build a wall under the city: { $corner }
    .label = Build a wall

## What happened

event-wall_built =
    { $seat_is ->
        [you] You build a wall: { $corner }.
       *[other] { $seat } builds a wall: { $corner }.
    }
event-wall_lost =
    { $seat_is ->
        [you] Your wall goes back to your stock: { $corner }.
       *[other] A wall of { $seat } goes back to the stock: { $corner }.
    }

## Why not

refusal-wall-no_city = A wall needs a city of your own: { $corner }.
refusal-wall-already_there = This city has its wall already: { $corner }.
refusal-wall-none_left = All your walls are on the board.
refusal-wall-too_expensive = You do not hold the cards that a wall costs.
