# What players of The Forgotten Tribe read, beside the texts of Seafarers. fr/sea_forgotten_tribe.ftl has the same keys.

harbour-kind =
    { $harbour ->
        [generic] 3:1
        [lumber] lumber 2:1
        [brick] brick 2:1
        [wool] wool 2:1
        [grain] grain 2:1
       *[ore] ore 2:1
    }
action-choose_harbour = Attach this harbour: { harbour-kind }
    .label = Choose a harbour
action-attach_harbour = Attach the harbour: { $edge }
    .label = Attach the harbour
phase-choose_harbour = Your settlement can take one of the harbours you have kept: choose one.
phase-attach_harbour = Choose a coast next to one of your buildings for the harbour.
event-gift_point =
    { $seat_is ->
        [you] The tribe gives you a victory point.
       *[other] The tribe gives { $seat } a victory point.
    }
event-gift_card =
    { $seat_is ->
        [you] The tribe gives you a development card: { $card }.
       *[other] The tribe gives { $seat } a development card.
    }
event-gift_harbour =
    { $seat_is ->
        [you] The tribe gives you a harbour: { harbour-kind }.
       *[other] The tribe gives { $seat } a harbour: { harbour-kind }.
    }
event-harbour_attached =
    { $seat_is ->
        [you] You attach your harbour: { $edge }.
       *[other] { $seat } attaches a harbour: { $edge }.
    }
refusal-attach-not_kept = You have not kept a harbour of this kind.
refusal-attach-no_coast = A harbour must be on a coast, between land and sea.
refusal-attach-not_at_own_building = The harbour must be next to one of your own settlements or cities.
refusal-attach-harbour_beside = One of these corners already has a harbour.
refusal-robber-not_to_a_desert = The robber cannot return to this desert.
