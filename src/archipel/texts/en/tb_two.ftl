# What players of Catan for Two read. fr/tb_two.ftl has the same keys.

option-for_two = two players, two neutral colours, trade tokens
option-two_rolls = the second roll comes after all that follows from the first, or both rolls come first
page-option-for_two = Catan for Two
page-option-two_rolls = Two rolls
choice-two_rolls-one_by_one = one after the other
choice-two_rolls-both_first = both, then the results

word-stone = { colour-stone }
word-slate = { colour-slate }

## Actions

action-roll_again = Make the second roll of the turn
    .label = Second roll
action-build_neutral_road = Build a road for { $neutral }: { $edge }
    .label = Neutral road
action-build_neutral_settlement = Build a settlement for { $neutral }: { $corner }
    .label = Neutral settlement
action-force_trade = Forced trade: take two cards at random, then give two back
    .label = Forced trade
action-robber_home = Send the robber to the desert
    .label = Robber to the desert
action-turn_in_knight = Turn in a knight for two trade tokens
    .label = Turn in a knight
action-give_back = Give back: { $card }
    .label = Give a card back
action-give_back_cards = Give back { $cards }
    .label = Give cards back

## Decisions

phase-second_roll = Roll the dice a second time.
phase-second_result = The second roll is being resolved.
phase-neutral_build = Build for one of the neutral colours.
phase-neutral_owed = A neutral colour builds too.
phase-give_back =
    { $owed ->
        [one] Give { $owed } card back.
       *[other] Give { $owed } cards back.
    }
banner-second_roll = roll the dice again
    .other = is about to roll again
banner-neutral_build = build for a neutral colour
    .other = builds for a neutral colour
banner-give_back =
    { $count ->
        [one] give { $count } card back
       *[other] give { $count } cards back
    }
    .other = gives cards back
guide-second_roll = You roll twice in every turn. The second total always differs from the first.
guide-neutral_build = With every road and settlement of yours you build one for a neutral colour, free of charge. Put it where it stands in your opponent’s way. Neutral buildings bring no cards, but a neutral colour can hold the Longest Trade Route.
guide-give_back = You have taken two cards at random. Now give back two cards of your choice.

## What happened

event-tokens_gained =
    { $seat_is ->
        [you]
            { $count ->
                [one] You get { $count } trade token.
               *[other] You get { $count } trade tokens.
            }
       *[other]
            { $count ->
                [one] { $seat } gets { $count } trade token.
               *[other] { $seat } gets { $count } trade tokens.
            }
    }
event-tokens_paid =
    { $seat_is ->
        [you]
            { $count ->
                [one] You pay { $count } trade token.
               *[other] You pay { $count } trade tokens.
            }
       *[other]
            { $count ->
                [one] { $seat } pays { $count } trade token.
               *[other] { $seat } pays { $count } trade tokens.
            }
    }
event-knight_turned_in =
    { $seat_is ->
        [you] You turn in a knight.
       *[other] { $seat } turns in a knight.
    }
event-gave_back =
    { $seat_is ->
        [you]
            { $card ->
                [hidden] You give a card back to { $to }.
               *[other] You give 1 { $card } back to { $to }.
            }
       *[other]
            { $card ->
                [hidden] { $seat } gives a card back to { $to }.
               *[other] { $seat } gives 1 { $card } back to { $to }.
            }
    }

## Why not

refusal-token-one_a_turn = One token action a turn: you have done yours.
refusal-token-too_few = A token action costs you { $price }; you have { $held }.
refusal-robber-has_no_way_home = The robber has no desert to go to, or stands there already.
refusal-knight-one_turned_in = You have turned in a knight this turn.
refusal-knight-none_to_turn_in = You have no knight in front of you.
refusal-token-no_cards = Your opponent has no cards.
refusal-return-not_held = You do not have that many: { $card }.
refusal-return-wrong_number =
    { $owed ->
        [one] You give exactly { $owed } card back, not { $given }.
       *[other] You give exactly { $owed } cards back, not { $given }.
    }
refusal-neutral-the_same_piece = A neutral colour gets the piece that you have built, or a road where that is not possible.
refusal-neutral-no_road_left = This neutral colour has no road left.
refusal-neutral-no_settlement_left = This neutral colour has no settlement left.
refusal-neutral-no_road_there = No road of this neutral colour leads there: { $corner }.

## On the page

page-tokens = Trade tokens
page-tokens-left = Trade tokens: { $count }
page-tokens-reserve = In reserve: { $count }
page-tokens-cheap = An action costs 1 token.
page-tokens-dear = You are ahead: an action costs 2 tokens.
page-tokens-price-of = Tokens for an action: { $count }
page-tokens-knight = Trade tokens: + { $count }
page-neutral = Neutral
page-neutral-pieces = roads { $roads }, settlements { $settlements }
page-roll-first = first roll
page-roll-second = second roll

## In the terminal

fact-trade_tokens = trade tokens
