# Ce que lisent les joueurs d’Océania, en plus des textes de Marins. Mêmes clés que en/sea_fog.ftl.

action-choose_fog = Retourner cette tuile : { $tile }
    .label = Retourner une tuile
phase-fog = Plusieurs tuiles cachées touchent votre pièce : choisissez la prochaine à retourner.
phase-fog_lifting = Le brouillard se lève.
event-fog_lifted =
    { $seat_is ->
        [you] Vous levez le brouillard : { $tile }.
       *[other] { $seat } lève le brouillard : { $tile }.
    }
event-fog_card =
    { $seat_is ->
        [you] Vous y trouvez 1 { $card }.
       *[other] { $seat } y trouve 1 { $card }.
    }
refusal-fog-not_hidden = Cette tuile est déjà face visible.
refusal-fog-too_far = Votre pièce ne touche pas cette tuile.
refusal-fog-nobody_enters = Ni les voleurs ni les pirates ne peuvent entrer dans le brouillard.
refusal-fog-not_to_build_on = On ne peut rien construire ici avant que le brouillard se lève.
