# Ce que lisent les joueurs de Villes & Chevaliers sur les cartes de politique. Mêmes clés que en/ck_politics.ftl.

## Actions et décisions

action-play_bishop = Jouer Évêque : déplacer les voleurs et piocher une carte chez chaque joueur de leur nouvelle tuile
    .label = Jouer Évêque
action-send_bishop = Déplacer les voleurs ici et piocher une carte chez chaque joueur voisin : { $tile }
    .label = Déplacer les voleurs
action-play_deserter = Jouer Déserteur : { $victim } perd un chevalier
    .label = Jouer Déserteur
action-desert = Abandonner ce chevalier : { $corner }
    .label = Abandonner un chevalier
action-place_deserter = Placer un chevalier : { $corner }
    .label = Placer un chevalier
action-no_deserter = Ne pas placer de chevalier
    .label = Ne pas placer de chevalier
action-play_diplomat = Jouer Diplomate : retirer la route : { $edge }
    .label = Jouer Diplomate
action-rebuild_road = Reconstruire la route : { $edge }
    .label = Reconstruire la route
action-keep_road_off = Ne pas reconstruire
    .label = Ne pas reconstruire
action-play_intrigue = Jouer Intrigue : expulser le chevalier : { $corner }
    .label = Jouer Intrigue
action-play_saboteur = Jouer Saboteur : chaque adversaire qui a au moins autant de points que vous défausse la moitié de ses cartes
    .label = Jouer Saboteur
action-play_spy = Jouer Espion : regarder les cartes Progrès d’un adversaire ({ $victim }) et en prendre une
    .label = Jouer Espion
action-take_progress = Prendre { $card }
    .label = Prendre une carte Progrès
action-play_warlord = Jouer Seigneur de guerre : activer tous vos chevaliers
    .label = Jouer Seigneur de guerre
action-play_wedding = Jouer Mariage : chaque adversaire qui a plus de points vous donne deux cartes
    .label = Jouer Mariage
action-give_card = Donner pour le mariage : { $card }
    .label = Donner une carte
action-give_cards = Donner pour le mariage : { $cards }
    .label = Donner des cartes
phase-bishop = Évêque : choisissez une tuile pour les voleurs. Vous piochez une carte chez chaque joueur qui y a un bâtiment.
phase-desert = Déserteur : un de vos chevaliers vous quitte. Choisissez lequel.
phase-deserter = Déserteur : vous pouvez placer un chevalier, comme si vous le recrutiez.
phase-rebuild = Diplomate : vous pouvez reconstruire votre pièce ailleurs, gratuitement.
phase-spy = Espion : choisissez une carte Progrès à prendre.
phase-wedding = Mariage : choisissez les cartes à donner.

## Ce qui s’est passé

event-deserter_sent =
    { $seat_is ->
        [you] Vous faites déserter un chevalier ({ $victim }).
       *[other]
            { $victim_is ->
                [you] { $seat } fait déserter un de vos chevaliers.
               *[other] { $seat } fait déserter un chevalier ({ $victim }).
            }
    }
event-route_removed =
    { $owner_is ->
        [you]
            { $seat_is ->
                [you] Vous retirez une pièce de votre propre réseau : { $edge }.
               *[other] { $seat } retire une pièce de votre réseau : { $edge }.
            }
       *[other]
            { $seat_is ->
                [you] Vous retirez une pièce du réseau adverse ({ $owner }) : { $edge }.
               *[other] { $seat } retire une pièce d’un réseau ({ $owner }) : { $edge }.
            }
    }
event-spied =
    { $seat_is ->
        [you] Vous voyez une carte Progrès chez { $victim } : { $card }.
       *[other]
            { $victim_is ->
                [you] { $seat } voit une de vos cartes Progrès : { $card }.
               *[other] { $seat } voit une carte Progrès chez { $victim }.
            }
    }
event-progress_taken =
    { $seat_is ->
        [you] Vous prenez une carte Progrès ({ $track }) à { $victim } : { $card }.
       *[other]
            { $victim_is ->
                [you] { $seat } vous prend une carte Progrès ({ $track }) : { $card }.
               *[other] { $seat } prend une carte Progrès ({ $track }) à { $victim }.
            }
    }
event-wedding_gift =
    { $seat_is ->
        [you] Vous donnez 1 { $card } à { $to } pour le mariage.
       *[other]
            { $to_is ->
                [you] { $seat } vous donne 1 { $card } pour le mariage.
               *[other] { $seat } donne une carte à { $to } pour le mariage.
            }
    }

## Pourquoi pas

refusal-bishop-no_robber = Il n’y a pas de voleurs à déplacer.
refusal-deserter-own = Jouez le Déserteur contre un autre joueur.
refusal-deserter-no_knight = { $victim } n’a pas de chevalier sur le plateau.
refusal-diplomat-no_road = Il n’y a pas de route à retirer ici : { $edge }.
refusal-diplomat-not_open = Cette route n’est pas ouverte : ses deux bouts touchent une autre pièce de la même couleur.
refusal-diplomat-same_place = La route doit aller ailleurs.
refusal-diplomat-another_piece = Vous n’avez pas retiré une route : la pièce ne peut pas devenir une route.
refusal-intrigue-no_knight = Aucun chevalier adverse ne se trouve ici : { $corner }.
refusal-intrigue-no_road = Ce chevalier n’est pas sur une de vos routes ou un de vos bateaux : { $corner }.
refusal-saboteur-nobody = Aucun adversaire qui a au moins autant de points que vous n’a de cartes à défausser.
refusal-spy-own = Jouez l’Espion contre un autre joueur.
refusal-spy-nothing_hidden = { $victim } n’a pas de carte Progrès cachée.
refusal-spy-not_seen = Cette carte n’est pas parmi celles que vous voyez : { $card }.
refusal-warlord-nobody_to_wake = Vous n’avez pas de chevalier inactif sur le plateau.
refusal-wedding-nobody = Aucun adversaire qui a plus de points que vous n’a de carte à donner.
refusal-wedding-not_held = Vous n’en avez pas autant : { $card }.
refusal-wedding-wrong_number =
    { $owed ->
        [one] Vous devez donner exactement { $owed } carte, pas { $given }.
       *[other] Vous devez donner exactement { $owed } cartes, pas { $given }.
    }
