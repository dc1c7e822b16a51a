# What players of Cities & Knights read about the trade cards and the merchant. fr/ck_trade.ftl has the same keys.

## Pieces

piece-merchant = merchant

## Actions and decisions

action-play_commercial_harbour = Play Commercial Harbour: offer your opponents resources for commodities
    .label = Play Commercial Harbour
action-offer_resource = Offer { $card } to { $seat }
    .label = Offer a resource
action-stop_offering = Ask nobody else
    .label = Ask nobody else
action-give_commodity = Give { $card } for the resource
    .label = Give a commodity
action-no_commodity = Say that you have no commodity
    .label = You have no commodity
action-play_master_merchant = Play Master Merchant: look at the cards of { $victim } and take two
    .label = Play Master Merchant
action-take_card = Take { $card }
    .label = Take a card
action-play_merchant = Play Merchant: place the merchant: { $tile }
    .label = Play Merchant
action-play_merchant_fleet = Play Merchant Fleet: trade { $card } at 2:1 in this turn
    .label = Play Merchant Fleet
action-play_resource_monopoly = Play Resource Monopoly: everybody gives you up to two { $card }
    .label = Play Resource Monopoly
action-play_trade_monopoly = Play Trade Monopoly: everybody gives you one { $card }
    .label = Play Trade Monopoly
phase-commercial_harbour = Commercial Harbour: choose an opponent and the resource you offer, or stop.
phase-commercial_answer = Commercial Harbour: a resource is offered to you. Choose the commodity that you give for it.
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
        [you] You have no commodity: there is no exchange.
       *[other] { $seat } has no commodity: there is no exchange.
    }
event-hand_seen =
    { $seat_is ->
        [you] You look at the hand of { $victim }: { $cards }.
       *[other]
            { $victim_is ->
                [you] { $seat } looks at your hand: { $cards }.
               *[other] { $seat } looks at the hand of { $victim }.
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
        [you] Your merchant fleet trades { $card } at 2:1 in this turn.
       *[other] The merchant fleet of { $seat } trades { $card } at 2:1 in this turn.
    }
event-gave_to_monopoly =
    { $count ->
        [0]
            { $from_is ->
                [you] You have none to give: { $card }.
               *[other] { $from } has none to give: { $card }.
            }
       *[other]
            { $from_is ->
                [you] You give { $cards } to { $seat }.
               *[other] { $from } gives { $cards } to { $seat }.
            }
    }

## Why not

refusal-merchant-no_resource = The merchant stands only where a resource is produced: { $tile }.
refusal-merchant-no_building = The merchant stands only beside a settlement or city of yours: { $tile }.
refusal-merchant-by_gold = The merchant keeps away from gold rivers: neither on one nor beside one.
refusal-merchant-already_here = Your merchant stands there already: { $tile }.
refusal-harbour-no_resource = You have no resource to offer.
refusal-harbour-empty_hands = No opponent has a card in hand.
refusal-harbour-asked_before = You have asked { $partner } already.
refusal-harbour-empty_hand = There is nothing to get from { $partner }: no card in hand.
refusal-harbour-not_held = You hold no such card: { $card }.
refusal-harbour-has_commodity = You have a commodity, so you must give one for the resource.
refusal-master-not_ahead = { $victim } does not have more points than you.
refusal-master-empty_hand = There is nothing to take from { $victim }: no card in hand.
refusal-master-not_there = There is no such card in the hand you look at: { $card }.
refusal-fleet-no_better = You trade this at 2:1 already: { $card }.
refusal-monopoly-empty_hands = No opponent has a card in hand.
