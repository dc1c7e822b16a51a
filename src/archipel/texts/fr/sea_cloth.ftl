# Ce que lisent les joueurs des Étoffes, en plus des textes de Marins. Mêmes clés que en/sea_cloth.ftl.

## Actions et décisions

action-steal_cloth = Voler une étoffe à { $victim }
    .label = Voler une étoffe
phase-raid = Choisissez qui voler, puis une carte ou une étoffe.

## Ce qui s’est passé

event-village_reached =
    { $seat_is ->
        [you] Vos bateaux atteignent un village : { $corner }.
       *[other] Les bateaux atteignent un village ({ $seat }) : { $corner }.
    }
event-cloth_taken =
    { $seat_is ->
        [you] Vous prenez une étoffe au village : { $corner }.
       *[other] { $seat } prend une étoffe au village : { $corner }.
    }
event-cloth_topped_up =
    { $seat_is ->
        [you] Le village n’en a plus : vous prenez une étoffe à la réserve ({ $corner }).
       *[other] Le village n’en a plus : { $seat } prend une étoffe à la réserve ({ $corner }).
    }
event-cloth_stolen =
    { $thief_is ->
        [you] Vous volez une étoffe à { $victim }.
       *[other]
            { $victim_is ->
                [you] { $thief } vous vole une étoffe.
               *[other] { $thief } vole une étoffe à { $victim }.
            }
    }
event-cloth_ran_out =
    { $villages ->
        [0] Plus aucun village n’a d’étoffes : la partie est finie.
        [one] Seul { $villages } village a encore des étoffes : la partie est finie.
       *[other] Seuls { $villages } villages ont encore des étoffes : la partie est finie.
    }
event-points_counted =
    { $revealed ->
        [0]
            { $seat_is ->
                [you] Vous avez { $points } points ; étoffes : { $cloth }.
               *[other] { $seat } a { $points } points ; étoffes : { $cloth }.
            }
       *[other]
            { $seat_is ->
                [you] Vous révélez { $revealed } PV et avez { $points } points ; étoffes : { $cloth }.
               *[other] { $seat } révèle { $revealed } PV et a { $points } points ; étoffes : { $cloth }.
            }
    }

## Pourquoi pas

refusal-cloth-no_victim = Vous ne pouvez pas voler d’étoffe à { $victim } ici.
refusal-pirate-no_village = Il vous faut une route maritime jusqu’à un village pour déplacer les pirates.
refusal-ship-past_village = Une route maritime s’arrête au village qu’elle a atteint.
