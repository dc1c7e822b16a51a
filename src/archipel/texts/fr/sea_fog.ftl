# Ce que lisent les joueurs d’Océania, à côté des textes de la mer. en/sea_fog.ftl a les mêmes clés.

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
refusal-fog-nobody_enters = Personne ne sait ce que cache le brouillard : ni les voleurs ni les pirates n’y vont.
refusal-fog-not_to_build_on = Le brouillard n’est ni terre ni mer : rien ne peut y être construit avant qu’il se lève.
