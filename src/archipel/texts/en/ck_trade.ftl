# What players of Cities & Knights read about the trade cards and the merchant. fr/ck_trade.ftl has the same keys.

## Pieces

piece-merchant = merchant

## Actions and decisions

action-play_commercial_harbour = Play Commercial Harbour: offer your opponents resources for commodities
    .label = Play Commercial Harbour
action-offer_resource = Offer { $card } to { $seat }
    .label = Offer a resource
action-stop_offering = Stop offering
    .label = Stop offering
action-give_commodity = Give { $card } for the resource
    .label = Give a commodity
action-no_commodity = Show that you have no commodity
    .label = You have no commodity
action-play_master_merchant = Play Master Merchant: look at the cards of { $victim } and take two
    .label = Play Master Merchant
action-take_card = Take { $card }
    .label = Take a card
action-play_merchant = Play Merchant: place the merchant: { $tile }
    .label = Play Merchant
action-play_merchant_fleet = Play Merchant Fleet: trade { $card } at 2:1 this turn
    .label = Play Merchant Fleet
action-play_resource_monopoly = Play Resource Monopoly: every opponent gives you up to two { $card }
    .label = Play Resource Monopoly
action-play_trade_monopoly = Play Trade Monopoly: every opponent gives you one { $card }
    .label = Play Trade Monopoly
phase-commercial_harbour = Commercial Harbour: choose an opponent and a resource to offer, or stop.
phase-commercial_answer = Commercial Harbour: you are offered a resource. Choose the commodity to give for it.
phase-master_merchant = Master Merchant: choose a card to take.

## What happened

event-merchant_moved =
    { $seat_is ->
        [you] You place the merchant: { $tile }.
       *[other] { $seat } places the merchant: { $tile }.
    }
event-resource_offered =
    { $seat_is ->
        [you] You offer 1 { $give } to { $with } for a commodity.
       *[other]
            { $with_is ->
                [you] { $seat } offers you 1 { $give } for a commodity.
               *[other] { $seat } offers 1 { $give } to { $with } for a commodity.
            }
    }
event-harbour_exchanged =
    { $seat_is ->
        [you] You give 1 { $give } to { $with } and get 1 { $take }.
       *[other]
            { $with_is ->
                [you] { $seat } gives you 1 { $give } and gets 1 { $take }.
               *[other] { $seat } gives 1 { $give } to { $with } and gets 1 { $take }.
            }
    }
event-no_commodity =
    { $seat_is ->
        [you] You have no commodity, so nothing is exchanged.
       *[other] { $seat } has no commodity, so nothing is exchanged.
    }
event-hand_seen =
    { $seat_is ->
        [you] You look at { $victim }’s hand: { $cards }.
       *[other]
            { $victim_is ->
                [you] { $seat } looks at your hand: { $cards }.
               *[other] { $seat } looks at { $victim }’s hand.
            }
    }
event-card_taken =
    { $seat_is ->
        [you] You take 1 { $card } from { $victim }.
       *[other]
            { $victim_is ->
                [you] { $seat } takes 1 { $card } from you.
               *[other] { $seat } takes a card from { $victim }.
            }
    }
event-fleet_sent =
    { $seat_is ->
        [you] Your merchant fleet trades { $card } at 2:1 this turn.
       *[other] { $seat }’s merchant fleet trades { $card } at 2:1 this turn.
    }
event-gave_to_monopoly =
    { $count ->
        [0]
            { $from_is ->
                [you] You have no { $card } to give.
               *[other] { $from } has no { $card } to give.
            }
       *[other]
            { $from_is ->
                [you] You give { $cards } to { $seat }.
               *[other] { $from } gives { $cards } to { $seat }.
            }
    }

## Why not

refusal-merchant-no_resource = The merchant must be placed on a tile that produces a resource: { $tile }.
refusal-merchant-no_building = The merchant must be placed next to one of your settlements or cities: { $tile }.
refusal-merchant-by_gold = The merchant cannot be placed on or next to a gold river.
refusal-merchant-already_here = Your merchant is already here: { $tile }.
refusal-harbour-no_resource = You have no resource to offer.
refusal-harbour-empty_hands = No opponent has any cards.
refusal-harbour-asked_before = You have already asked { $partner }.
refusal-harbour-empty_hand = { $partner } has no cards.
refusal-harbour-not_held = You do not have this card: { $card }.
refusal-harbour-has_commodity = You have a commodity, so you must give one for the resource.
refusal-master-not_ahead = { $victim } does not have more points than you.
refusal-master-empty_hand = { $victim } has no cards.
refusal-master-not_there = This card is not in the hand you see: { $card }.
refusal-fleet-no_better = You already trade { $card } at 2:1.
refusal-monopoly-empty_hands = No opponent has any cards.
