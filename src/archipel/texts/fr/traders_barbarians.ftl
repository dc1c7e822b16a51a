# La boîte entière. Ses variantes et ses scénarios ont leurs propres fichiers, tb_*.ftl.

terrain-lake = lac
    .tile = lac
terrain-swamp = marais
    .tile = marais
terrain-oasis = oasis
    .tile = oasis
terrain-castle = château
    .tile = château
terrain-quarry = carrière de marbre
    .tile = carrière
terrain-glassworks = verrerie
    .tile = verrerie

action-remove_robber = Retirer les voleurs du plateau
    .label = Retirer les voleurs du plateau
event-robber_left =
    { $seat_is ->
        [you] Vous retirez les voleurs du plateau.
       *[other] { $seat } retire les voleurs du plateau.
    }

action-move_barbarian = Déplacer un barbare : { $from } → { $to }
    .label = Déplacer un barbare
event-barbarian_moved =
    { $seat_is ->
        [you] Vous déplacez un barbare : { $from } → { $to }.
       *[other] { $seat } déplace un barbare : { $from } → { $to }.
    }

traders_barbarians-card-knight = Chevalier
    .about = Déplacez les voleurs et volez une carte, ou déplacez un barbare s’il n’y a pas de voleurs. Trois chevaliers joués peuvent donner l’Armée la plus puissante. [BASE-47]
traders_barbarians-action-play_knight = Jouer un Chevalier : déplacer les voleurs, ou un barbare s’il n’y a pas de voleurs
    .label = Jouer un Chevalier
