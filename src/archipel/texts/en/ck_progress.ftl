# What players of Cities & Knights read about the event die and about drawing progress cards.
# fr/ck_progress.ftl has the same keys.

## Actions and decisions

action-discard_progress = Discard { $card }
    .label = Discard a progress card
action-choose_deck = Draw a progress card: { $track }
    .label = Draw a progress card
phase-progress_draws = Progress cards are being drawn.
phase-discard_progress = You may hold four hidden progress cards: choose one to discard.
phase-choose_deck = Choose a deck to draw a progress card from.

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
        [you] You reveal { $card }: one victory point.
       *[other] { $seat } reveals { $card }: one victory point.
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

refusal-progress-not_held = You do not have this card: { $card }.
refusal-progress-after_the_roll = Progress cards can only be played after the roll.
refusal-progress-deck_empty = This deck is empty: { $track }.
refusal-progress-within_limit = You do not have more than four hidden progress cards: there is nothing to discard.
refusal-progress-over_limit = You have more than four hidden progress cards: play or discard one before you end your turn.
