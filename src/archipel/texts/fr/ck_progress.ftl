# Ce que lisent les joueurs de Villes & Chevaliers sur le dé Évènement et la pioche des cartes Progrès.
# Mêmes clés que en/ck_progress.ftl.

## Actions et décisions

action-discard_progress = Défausser { $card }
    .label = Défausser une carte Progrès
action-choose_deck = Piocher une carte Progrès : { $track }
    .label = Piocher une carte Progrès
phase-progress_draws = Les cartes Progrès sont piochées.
phase-discard_progress = Vous pouvez garder quatre cartes Progrès cachées : choisissez-en une à défausser.
phase-choose_deck = Choisissez la pioche de votre carte Progrès.

## Ce qui s’est passé

event-event_rolled =
    { $face ->
        [ship] Le dé Évènement montre le bateau noir.
       *[other] Le dé Évènement montre un portail : { $face }.
    }
event-drew_progress =
    { $seat_is ->
        [you] Vous piochez une carte Progrès ({ $track }) : { $card }.
       *[other] { $seat } pioche une carte Progrès ({ $track }).
    }
event-laid_open =
    { $seat_is ->
        [you] Vous révélez { $card } : un point de victoire.
       *[other] { $seat } révèle { $card } : un point de victoire.
    }
event-played_progress =
    { $seat_is ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-discarded_progress =
    { $seat_is ->
        [you] Vous défaussez une carte Progrès ({ $track }) : { $card }.
       *[other] { $seat } défausse une carte Progrès ({ $track }).
    }

## Pourquoi pas

refusal-progress-not_held = Vous n’avez pas cette carte : { $card }.
refusal-progress-after_the_roll = Les cartes Progrès ne se jouent qu’après le lancer.
refusal-progress-deck_empty = Cette pioche est vide : { $track }.
refusal-progress-within_limit = Vous n’avez pas plus de quatre cartes Progrès cachées : il n’y a rien à défausser.
refusal-progress-over_limit = Vous avez plus de quatre cartes Progrès cachées : jouez-en une ou défaussez-en une avant de finir le tour.
