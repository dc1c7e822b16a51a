# What players of Cities & Knights read about the event die and about drawing progress cards.
# fr/ck_progress.ftl has the same keys.

## Actions and decisions

action-discard_progress = Discard { $card }
    .label = Discard a progress card
action-choose_deck = Draw a progress card: { $track }
    .label = Draw a progress card
phase-progress_draws = Progress cards are being drawn.
phase-discard_progress = Four hidden progress cards are the limit: choose one to discard.
phase-choose_deck = Choose the deck from which you draw a progress card.

## What happened

event-event_rolled =
    { $face ->
        [ship] The event die shows the black ship.
       *[other] The event die shows a gate: { $face }.
    }
event-drew_progress =
    { $seat_is ->
        [you] You draw a progress card ({ $track }): { $card }.
       *[other] { $seat } draws a progress card ({ $track }).
    }
event-laid_open =
    { $seat_is ->
        [you] You lay { $card } open: a victory point.
       *[other] { $seat } lays { $card } open: a victory point.
    }
event-played_progress =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-discarded_progress =
    { $seat_is ->
        [you] You discard a progress card ({ $track }): { $card }.
       *[other] { $seat } discards a progress card ({ $track }).
    }

## Why not

refusal-progress-not_held = You hold no card of this kind: { $card }.
refusal-progress-after_the_roll = Progress cards are played after the roll.
refusal-progress-deck_empty = No card is left in this deck: { $track }.
refusal-progress-within_limit = You hold no more than four hidden progress cards: there is nothing to discard.
refusal-progress-over_limit = You hold more than four hidden progress cards: play or discard one before you end your turn.
