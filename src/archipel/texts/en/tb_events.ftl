# The variant Event Cards. fr/tb_events.ftl has the same keys.

option-event_cards = event cards are revealed instead of rolling the dice
page-option-event_cards = Event cards

## Actions and decisions

action-reveal_card = Reveal an event card
    .label = Reveal a card
action-damage_road = Damage your road: { $edge }
    .label = Damage this road
action-repair_road = Repair your road: { $edge }
    .label = Repair a road
action-give_neighbour = Give your left neighbour: { $card }
    .label = Give a card
action-give_help = Give { $card } to { $seat }
    .label = Give a card
action-take_resource = Take: { $card }
    .label = Take a card
action-take_from = Take a card from { $victim }
    .label = Take a card
phase-reveal_card = The next event card is being revealed.
phase-earthquake = Earthquake: choose one of your roads to damage.
phase-good_neighbours = Good Neighbours: choose a card for your left neighbour.
phase-neighbours_exchange = The cards are being handed to the left.
phase-neighbourly_help = Neighbourly Help: give a card to a player with fewer points.
phase-event_resource = The event card lets you choose a resource from the bank.
phase-event_victim = The event card lets you take a card from another player: choose who.
fact-cards_to_new_year = Event cards until New Year
fact-damaged_road = Damaged roads
piece-repair = repaired road
    .short = rep.

## What happened

event-card_revealed =
    { $seat_is ->
        [you] You reveal { $number }
       *[other] { $seat } reveals { $number }
    }{ $event ->
        [robber_attack] , Robber Attack.
        [epidemic] , Epidemic: cities yield 1 card each.
        [earthquake] , Earthquake: everybody damages a road.
        [good_neighbours] , Good Neighbours: everybody gives a card to the left.
        [tournament] , Tournament: those with the most knights take a resource.
        [trade_advantage] , Trade Advantage: the longest route takes a card.
        [calm_sea] , Calm Sea: those with the most buildings on harbours take a resource.
        [robber_flees] , Robber Flees.
        [neighbourly_help] , Neighbourly Help: those in the lead give a card.
        [conflict] , Conflict: the largest army takes a card.
        [plentiful_year] , Plentiful Year: everybody takes a resource.
       *[no_event] .
    }
event-new_year = New Year: all event cards are shuffled, and 5 of them are put aside unseen.
event-road_damaged =
    { $seat_is ->
        [you] You damage a road: { $edge }.
       *[other] { $seat } damages a road: { $edge }.
    }
event-road_repaired =
    { $seat_is ->
        [you] You repair a road: { $edge }.
       *[other] { $seat } repairs a road: { $edge }.
    }
event-card_given =
    { $seat_is ->
        [you] You give 1 { $card } to { $to }.
       *[other]
            { $to_is ->
                [you] { $seat } gives you 1 { $card }.
               *[other] { $seat } gives { $to } a card.
            }
    }
event-resource_taken =
    { $seat_is ->
        [you] You take 1 { $card } from the bank.
       *[other] { $seat } takes 1 { $card } from the bank.
    }
event-red_rolled =
    { $seat_is ->
        [you] You roll { $face } with the red die.
       *[other] { $seat } rolls { $face } with the red die.
    }
event-fleet_rolled =
    { $seat_is ->
        [you] You roll { $dice } for the fleet.
       *[other] { $seat } rolls { $dice } for the fleet.
    }

## Why not

refusal-earthquake-damaged_already = This road is already damaged.
refusal-earthquake-no_road = You have no road here.
refusal-earthquake-too_expensive = You lack { $missing } to repair a road.
refusal-earthquake-nothing_to_repair = You have no damaged road here.
refusal-earthquake-repair_first = Repair your damaged road before you build another one.
refusal-earthquake-beside_damage = Your road to this place is damaged: repair it first.
refusal-event-not_fewer_points = Choose a player with fewer points than you.
refusal-event-card_not_held = You do not have this card: { $card }.
refusal-event-card_not_given = This is not a resource: { $card }.
refusal-event-supply_empty = The bank has none left: { $card }.
refusal-event-no_victim = You cannot take a card from { $victim }.

## What the page says

page-short-repair = Repair
    .long = Repair
page-event-card = Event card
page-events-instead = instead of the dice
page-events-to-new-year =
    { $count ->
        [one] card, then New Year with { $under } more under it
       *[other] cards, then New Year with { $under } more under it
    }
page-events-seen = { $seen } of { $all } seen
page-events-left = Cards that nobody has seen since New Year, by number
page-events-left-of = { $number }: { $count } of { $all } left
page-events-yours = revealed by you
page-events-whose = revealed by { $name }
page-fact-damaged =
    { $count ->
        [one] { $count } damaged road
       *[other] { $count } damaged roads
    }
banner-before_roll-reveal_card = reveal an event card
banner-earthquake = Earthquake: choose one of your roads
    .other = chooses a road to damage
banner-good_neighbours = Good Neighbours: choose a card for your left neighbour
    .other = chooses a card for the left neighbour
banner-neighbourly_help = Neighbourly Help: give a card to a player with fewer points
    .other = gives a card to a player with fewer points
banner-event_resource = choose a resource from the bank
    .other = takes a resource
banner-event_victim = choose who to take a card from
    .other = takes a card from another player
guide-before_roll-reveal_card = Reveal the top event card. If it has a text, that comes first; then every tile with its number gives cards. On a seven the robber moves.
guide-earthquake = Choose one of your roads. It stays and still counts for your route, but you build no other road, and nothing at its ends, until you repair it for 1 lumber and 1 brick.
    .other = Everybody damages one road.
guide-good_neighbours = Choose a card for the player to your left. All cards change hands at the same time.
    .other = Everybody chooses a card for the player to the left.
guide-neighbourly_help = You are in the lead: give one of your cards to a player with fewer points.
    .other = The players in the lead give a card away.
guide-event_resource = Take any resource that the bank still has.
    .other = A player takes a resource from the bank.
guide-event_victim = Choose a player. You get a random card of theirs.
    .other = A player takes a random card from another one.

## The cards

happening-robber_attack = Robber Attack
    .text = Hands over the limit lose half. Then the robber moves.
happening-epidemic = Epidemic
    .text = Every city yields only 1 card this time.
happening-earthquake = Earthquake
    .text = Everybody damages a road. Repair it for 1 lumber and 1 brick before you build another one.
happening-good_neighbours = Good Neighbours
    .text = Everybody gives 1 resource to the left neighbour.
happening-tournament = Tournament
    .text = The players with the most knights take 1 resource each.
happening-trade_advantage = Trade Advantage
    .text = The holder of the longest route takes 1 card from another player.
happening-calm_sea = Calm Sea
    .text = The players with the most buildings on harbours take 1 resource each.
happening-robber_flees = Robber Flees
    .text = The robber goes home. Nobody is robbed.
happening-neighbourly_help = Neighbourly Help
    .text = The players in the lead give 1 resource to a player with fewer points.
happening-conflict = Conflict
    .text = The largest army takes 1 card from another player.
happening-plentiful_year = Plentiful Year
    .text = Everybody takes 1 resource.
happening-no_event = No event
    .text = A quiet time on Catan.

## Catan for Two: two cards in every turn

event_cards-action-roll_again = Reveal the second card of the turn
    .label = Second card
event_cards-phase-second_roll = Reveal a second event card.
event_cards-banner-second_roll = reveal a second event card
    .other = is about to reveal a second event card
event_cards-guide-second_roll = You reveal two event cards in every turn, one after the other.
page-first-card = first card

list-damaged = damaged road
