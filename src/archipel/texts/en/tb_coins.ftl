# Gold, in every scenario that has coins. fr/tb_coins.ftl has the same keys.

## Actions and decisions

action-spend_gold = Pay 2 gold for 1 { $card }
    .label = Pay 2 gold
page-short-spend_gold = 2 gold
    .long = Pay 2 gold

## What happened

event-gold_gained =
    { $seat_is ->
        [you] You get { $count } gold.
       *[other] { $seat } gets { $count } gold.
    }
event-gold_paid =
    { $seat_is ->
        [you] You pay { $count } gold.
       *[other] { $seat } pays { $count } gold.
    }
event-gold_given =
    { $seat_is ->
        [you] You pay { $count } gold to { $to }.
       *[other]
            { $to_is ->
                [you] { $seat } pays you { $count } gold.
               *[other] { $seat } pays { $count } gold to { $to }.
            }
    }
event-gold_spent =
    { $seat_is ->
        [you] You pay 2 gold for 1 { $card }.
       *[other] { $seat } pays 2 gold for 1 { $card }.
    }

## Why not

refusal-coins-too_few = You need { $count } gold for a resource.
refusal-coins-twice = You have bought two resources with gold this turn already.
