# What players of Cities & Knights read about the science cards. fr/ck_science.ftl has the same keys.

## Actions and decisions

action-play_alchemist = Play Alchemist: red die { $red }, white die { $white }
    .label = Play Alchemist
action-play_crane = Play Crane: your next improvement this turn costs one commodity less
    .label = Play Crane
action-play_engineer = Play Engineer: a free city wall: { $corner }
    .label = Play Engineer
action-play_inventor = Play Inventor: swap the number tokens of { $first } and { $second }
    .label = Play Inventor
action-play_irrigation = Play Irrigation: two grain for each fields tile next to your buildings
    .label = Play Irrigation
action-play_medicine = Play Medicine: a city for two ore and one grain: { $corner }
    .label = Play Medicine
action-play_mining = Play Mining: two ore for each mountains tile next to your buildings
    .label = Play Mining
action-play_smith = Play Smith: promote up to two of your knights for free
    .label = Play Smith
action-promote_free = Promote the knight for free: { $corner }
    .label = Promote a knight for free
action-stop_promoting = Stop promoting
    .label = Stop promoting
phase-smith = Smith: choose a knight to promote for free, or stop.

## What happened

event-harvested =
    { $seat_is ->
        [you] You harvest { $cards }.
       *[other] { $seat } harvests { $cards }.
    }
event-tokens_swapped =
    { $seat_is ->
        [you] You swap two number tokens. Now: { $first }, { $second }.
       *[other] { $seat } swaps two number tokens. Now: { $first }, { $second }.
    }

## Why not

refusal-alchemist-after_the_roll = The Alchemist can only be played before the dice are rolled.
refusal-crane-one_at_a_time = A Crane already lowers the price of your next improvement.
refusal-crane-nothing_to_improve = There is no improvement you could buy.
refusal-harvest-no_tile = None of your buildings is next to a tile that produces this: { $card }.
refusal-harvest-supply_empty = The bank has no { $card } left.
refusal-inventor-no_token = There is no number token here: { $tile }.
refusal-inventor-same_number = Both tokens have the same number: swapping them would change nothing.
refusal-inventor-token_stays = A token with the number { $number } cannot be swapped: { $tile }.
refusal-medicine-too_expensive = With Medicine a city costs { $cost }. You still need { $missing }.
refusal-smith-no_knight = You have no knight that can be promoted now.
