# L’or, dans tous les scénarios qui ont des pièces. en/tb_coins.ftl a les mêmes clés.

## Actions et décisions

action-spend_gold = Payer 2 or pour 1 { $card }
    .label = Payer 2 or
page-short-spend_gold = 2 or
    .long = Payer 2 or

## Ce qui s’est passé

event-gold_gained =
    { $seat_is ->
        [you] Vous recevez { $count } or.
       *[other] { $seat } reçoit { $count } or.
    }
event-gold_paid =
    { $seat_is ->
        [you] Vous payez { $count } or.
       *[other] { $seat } paie { $count } or.
    }
event-gold_given =
    { $seat_is ->
        [you] Vous payez { $count } or à { $to }.
       *[other]
            { $to_is ->
                [you] { $seat } vous paie { $count } or.
               *[other] { $seat } paie { $count } or à { $to }.
            }
    }
event-gold_spent =
    { $seat_is ->
        [you] Vous payez 2 or pour 1 { $card }.
       *[other] { $seat } paie 2 or pour 1 { $card }.
    }

## Pourquoi pas

refusal-coins-too_few = Il vous faut { $count } or pour une ressource.
refusal-coins-twice = Vous avez déjà acheté deux ressources avec de l’or ce tour-ci.
