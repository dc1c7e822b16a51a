# What players of Cities & Knights read about the politics cards. fr/ck_politics.ftl has the same keys.

## Actions and decisions

action-play_bishop = Play Bishop: move the robber and draw from everybody at its new tile
    .label = Play Bishop
action-send_bishop = Send the robber here and draw from everybody there: { $tile }
    .label = Send the robber
action-play_deserter = Play Deserter: { $victim } loses a knight
    .label = Play Deserter
action-desert = Let this knight desert: { $corner }
    .label = Let a knight desert
action-place_deserter = Place a knight for the deserter: { $corner }
    .label = Place a knight
action-no_deserter = Place no knight
    .label = Place no knight
action-play_diplomat = Play Diplomat: take the road off: { $edge }
    .label = Play Diplomat
action-rebuild_road = Build the road again: { $edge }
    .label = Build the road again
action-keep_road_off = Do not build it again
    .label = Do not build it again
action-play_intrigue = Play Intrigue: displace the knight: { $corner }
    .label = Play Intrigue
action-play_saboteur = Play Saboteur: everybody with as many points as you or more discards half of their cards
    .label = Play Saboteur
action-play_spy = Play Spy: look at the progress cards of { $victim } and take one
    .label = Play Spy
action-take_progress = Take { $card }
    .label = Take a progress card
action-play_warlord = Play Warlord: activate all your knights
    .label = Play Warlord
action-play_wedding = Play Wedding: everybody with more points gives you two cards
    .label = Play Wedding
action-give_card = Give { $card } for the wedding
    .label = Give a card
action-give_cards = Give { $cards } for the wedding
    .label = Give cards
phase-bishop = Bishop: choose a tile for the robber. You draw a card from everybody with a building there.
phase-desert = Deserter: one of your knights leaves you. Choose which.
phase-deserter = Deserter: you may place a knight of your own, as if you had recruited it.
phase-rebuild = Diplomat: you may build your piece again elsewhere for free.
phase-spy = Spy: choose a progress card to take.
phase-wedding = Wedding: choose the cards that you give.

## What happened

event-deserter_sent =
    { $seat_is ->
        [you] A knight of { $victim } is to desert.
       *[other]
            { $victim_is ->
                [you] { $seat } makes one of your knights desert.
               *[other] { $seat } makes a knight of { $victim } desert.
            }
    }
event-route_removed =
    { $owner_is ->
        [you]
            { $seat_is ->
                [you] You take a piece of your own route off the board: { $edge }.
               *[other] { $seat } takes a piece of your route off the board: { $edge }.
            }
       *[other]
            { $seat_is ->
                [you] You take a piece of the route of { $owner } off the board: { $edge }.
               *[other] { $seat } takes a piece of a route off the board ({ $owner }): { $edge }.
            }
    }
event-spied =
    { $seat_is ->
        [you] You see a progress card of { $victim }: { $card }.
       *[other]
            { $victim_is ->
                [you] { $seat } sees one of your progress cards: { $card }.
               *[other] { $seat } sees a progress card of { $victim }.
            }
    }
event-progress_taken =
    { $seat_is ->
        [you] You take a progress card ({ $track }) from { $victim }: { $card }.
       *[other]
            { $victim_is ->
                [you] { $seat } takes a progress card ({ $track }) from you: { $card }.
               *[other] { $seat } takes a progress card ({ $track }) from { $victim }.
            }
    }
event-wedding_gift =
    { $seat_is ->
        [you] You give 1 { $card } to { $to } for the wedding.
       *[other]
            { $to_is ->
                [you] { $seat } gives you 1 { $card } for the wedding.
               *[other] { $seat } gives a card to { $to } for the wedding.
            }
    }

## Why not

refusal-bishop-no_robber = There is no robber that the Bishop could move.
refusal-deserter-own = The Deserter leaves another player, not you.
refusal-deserter-no_knight = There is no knight on the board that could leave { $victim }.
refusal-diplomat-no_road = There is no road that the Diplomat could take off: { $edge }.
refusal-diplomat-not_open = The road is not open: its owner has another piece at both of its ends.
refusal-diplomat-same_place = The road must go elsewhere, not back to where it was.
refusal-diplomat-another_piece = What you took off is no road: it is built again only as what it was.
refusal-intrigue-no_knight = No knight of an opponent stands there: { $corner }.
refusal-intrigue-no_road = None of your roads or ships comes to this knight: { $corner }.
refusal-saboteur-nobody = Nobody with as many points as you or more has cards to discard.
refusal-spy-own = The Spy looks at the cards of another player, not at yours.
refusal-spy-nothing_hidden = There is no hidden progress card to take from { $victim }.
refusal-spy-not_seen = There is no such card among those you look at: { $card }.
refusal-warlord-nobody_to_wake = You have no inactive knight on the board.
refusal-wedding-nobody = Nobody with more points than you has a card to give.
refusal-wedding-not_held = You do not have so many of these: { $card }.
refusal-wedding-wrong_number =
    { $owed ->
        [one] You must give exactly { $owed } card, not { $given }.
       *[other] You must give exactly { $owed } cards, not { $given }.
    }
