# What players of Cities & Knights read about the politics cards. fr/ck_politics.ftl has the same keys.

## Actions and decisions

action-play_bishop = Play Bishop: move the robber and draw a card from everyone on its new tile
    .label = Play Bishop
action-send_bishop = Move the robber here and draw a card from everyone there: { $tile }
    .label = Move the robber
action-play_deserter = Play Deserter: { $victim } loses a knight
    .label = Play Deserter
action-desert = Give up this knight: { $corner }
    .label = Give up a knight
action-place_deserter = Place a knight: { $corner }
    .label = Place a knight
action-no_deserter = Place no knight
    .label = Place no knight
action-play_diplomat = Play Diplomat: remove the road: { $edge }
    .label = Play Diplomat
action-rebuild_road = Rebuild the road: { $edge }
    .label = Rebuild the road
action-keep_road_off = Do not rebuild it
    .label = Do not rebuild it
action-play_intrigue = Play Intrigue: displace the knight: { $corner }
    .label = Play Intrigue
action-play_saboteur = Play Saboteur: every opponent with at least as many points as you discards half of their cards
    .label = Play Saboteur
action-play_spy = Play Spy: look at the progress cards of { $victim } and take one
    .label = Play Spy
action-take_progress = Take { $card }
    .label = Take a progress card
action-play_warlord = Play Warlord: activate all your knights
    .label = Play Warlord
action-play_wedding = Play Wedding: every opponent with more points gives you two cards
    .label = Play Wedding
action-give_card = Give { $card } for the wedding
    .label = Give a card
action-give_cards = Give { $cards } for the wedding
    .label = Give cards
phase-bishop = Bishop: choose a tile for the robber. You draw a card from everyone with a building there.
phase-desert = Deserter: one of your knights leaves you. Choose which one.
phase-deserter = Deserter: you may place a knight, as if you had recruited it.
phase-rebuild = Diplomat: you may rebuild your piece elsewhere for free.
phase-spy = Spy: choose a progress card to take.
phase-wedding = Wedding: choose the cards to give.

## What happened

event-deserter_sent =
    { $seat_is ->
        [you] You make one of { $victim }’s knights desert.
       *[other]
            { $victim_is ->
                [you] { $seat } makes one of your knights desert.
               *[other] { $seat } makes one of { $victim }’s knights desert.
            }
    }
event-route_removed =
    { $owner_is ->
        [you]
            { $seat_is ->
                [you] You remove a piece of your own route: { $edge }.
               *[other] { $seat } removes a piece of your route: { $edge }.
            }
       *[other]
            { $seat_is ->
                [you] You remove a piece of { $owner }’s route: { $edge }.
               *[other] { $seat } removes a piece of a route ({ $owner }): { $edge }.
            }
    }
event-spied =
    { $seat_is ->
        [you] You see one of { $victim }’s progress cards: { $card }.
       *[other]
            { $victim_is ->
                [you] { $seat } sees one of your progress cards: { $card }.
               *[other] { $seat } sees one of { $victim }’s progress cards.
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

refusal-bishop-no_robber = There is no robber for the Bishop to move.
refusal-deserter-own = Play the Deserter against another player.
refusal-deserter-no_knight = { $victim } has no knight on the board.
refusal-diplomat-no_road = There is no road to remove here: { $edge }.
refusal-diplomat-not_open = This road is not open: its owner has another piece at both ends.
refusal-diplomat-same_place = The road must go somewhere else.
refusal-diplomat-another_piece = You did not remove a road, so you cannot rebuild it as one.
refusal-intrigue-no_knight = There is no opponent’s knight here: { $corner }.
refusal-intrigue-no_road = This knight does not stand on one of your roads or ships: { $corner }.
refusal-saboteur-nobody = No opponent with at least as many points as you has cards to discard.
refusal-spy-own = Play the Spy against another player.
refusal-spy-nothing_hidden = { $victim } has no hidden progress cards.
refusal-spy-not_seen = This card is not among those you see: { $card }.
refusal-warlord-nobody_to_wake = You have no inactive knights on the board.
refusal-wedding-nobody = No opponent with more points than you has a card to give.
refusal-wedding-not_held = You do not have that many: { $card }.
refusal-wedding-wrong_number =
    { $owed ->
        [one] You must give exactly { $owed } card, not { $given }.
       *[other] You must give exactly { $owed } cards, not { $given }.
    }
