# What the rulebooks do not combine: the option that allows it, and the scenarios with other boxes.

page-option-advanced_combinations = Advanced combinations
option-advanced_combinations = scenarios of this box with other boxes, by the publisher’s further rules
page-variant-turn-on = Turn on: { $option }
page-surprise = Surprise me
page-surprise-advanced = also advanced combinations
page-surprise-drawn = Drawn: { $what }. Create the table, change something, or draw again.
page-matrix = What goes with what
page-matrix-lead = A row and a column meet: choose a cell to read why, or to begin a table with both.
page-matrix-with = { $row } + { $column }:
page-matrix-chosen = Chosen: { $what }.
page-matrix-legend = Legend
page-matrix-yes = yes
    .long = they go together
page-matrix-changed = yes*
    .long = they go together, with a change
page-matrix-advanced = adv.
    .long = an advanced combination
page-matrix-idle = (yes)
    .long = allowed, but without effect
page-matrix-no = no
    .long = they do not go together
page-matrix-same = –
    .long = one is part of the other

## Rivers with Cities & Knights

option-diplomat_gold = a road at the river that the Diplomat removes costs its owner a gold, or the player of the card
page-option-diplomat_gold = Gold for a removed road
choice-diplomat_gold-owner = paid by its owner
choice-diplomat_gold-player = paid by the player of the card
action-save_city = Pay five gold: the barbarians take no city
    .label = Pay five gold
event-city_saved =
    { $seat_is ->
        [you] You pay the barbarians and keep your city.
       *[other] { $seat } pays the barbarians and keeps the city.
    }
refusal-diplomat-bridge = The Diplomat never removes a bridge.

## Fishermen with Cities & Knights

action-fish_progress = Hand in { $tokens } fish: draw a progress card
    .label = Draw a progress card
page-fish-fish_progress = Draw a progress card
refusal-fish-no_progress = No progress card is left.

## Caravans with Cities & Knights

action-lay_brick_votes = Lay brick and lumber: { $brick } + { $lumber }
    .label = Lay votes
event-brick_votes_laid =
    { $seat_is ->
        [you] You lay { $brick } brick and { $lumber } lumber.
       *[other] { $seat } lays { $brick } brick and { $lumber } lumber.
    }

## Traders & Barbarians with Cities & Knights

action-charge_barbarian = Drive off a barbarian with a knight: { $corner }
    .label = Drive off a barbarian
action-route_barbarian = Drive the barbarian off: { $from } → { $to }
    .label = Move the barbarian
phase-route_barbarian = Your knight drives a barbarian off: choose the path it flees to.
banner-route_barbarian = choose the path the barbarian flees to
    .other = drives off a barbarian
guide-route_barbarian = Any free path or road will do. On another player’s road you steal a card from its owner.
event-barbarian_charged =
    { $seat_is ->
        [you] Your knight drives off a barbarian: { $corner }.
       *[other] A knight of { $seat } drives off a barbarian: { $corner }.
    }
refusal-knight-no_barbarian = No barbarian stands on a path beside this knight: { $corner }.
refusal-barbarian-not_beside_knight = Your knight is not beside a barbarian there: { $edge }.
