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
        [you] You lose a wall: { $corner }.
       *[other] { $seat } loses a wall: { $corner }.
    }

## Why not

refusal-wall-no_city = A wall needs one of your own cities: { $corner }.
refusal-wall-already_there = This city already has a wall: { $corner }.
refusal-wall-none_left = All your walls are on the board.
refusal-wall-too_expensive = A wall costs { $cost }. You still need { $missing }.
