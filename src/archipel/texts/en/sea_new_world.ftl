# What players of New World read, beside the texts of Seafarers. fr/sea_new_world.ftl has the same keys.

action-place_harbour = Place the harbour: { $edge }
    .label = Place the harbour
phase-place_harbour = Choose a coast for the harbour you turned up.
phase-harbour_stack = The next harbour is turned up.
event-harbour_flipped =
    { $seat_is ->
        [you]
            { $harbour ->
                [generic] You turn up a harbour: 3:1.
                [lumber] You turn up a harbour: lumber 2:1.
                [brick] You turn up a harbour: brick 2:1.
                [wool] You turn up a harbour: wool 2:1.
                [grain] You turn up a harbour: grain 2:1.
               *[ore] You turn up a harbour: ore 2:1.
            }
       *[other]
            { $harbour ->
                [generic] { $seat } turns up a harbour: 3:1.
                [lumber] { $seat } turns up a harbour: lumber 2:1.
                [brick] { $seat } turns up a harbour: brick 2:1.
                [wool] { $seat } turns up a harbour: wool 2:1.
                [grain] { $seat } turns up a harbour: grain 2:1.
               *[ore] { $seat } turns up a harbour: ore 2:1.
            }
    }
event-harbour_placed =
    { $seat_is ->
        [you] You place the harbour: { $edge }.
       *[other] { $seat } places the harbour: { $edge }.
    }
event-harbours_left_over =
    { $count ->
        [one] There is no coast left for { $count } harbour: it is out of the game.
       *[other] There is no coast left for { $count } harbours: they are out of the game.
    }
refusal-harbour-no_coast = A harbour must be on a coast, between land and sea.
refusal-harbour-too_close = One of these corners already has a harbour.
