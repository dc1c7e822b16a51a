# Ce que lisent les joueurs du jeu de base. Les variables sont expliquées dans en/base.ftl.

## Couleurs

colour-red = Rouge
    .letter = R
colour-blue = Bleu
    .letter = B
colour-white = Blanc
    .letter = C
colour-orange = Orange
    .letter = O
colour-green = Vert
    .letter = V
colour-brown = Marron
    .letter = M
colour-stone = Pierre
    .letter = P
colour-slate = Ardoise
    .letter = A
seat-you = vous

## Cartes

card-lumber = bois
    .count = { $count } bois
    .short = boi
card-brick = argile
    .count =
        { $count ->
            [one] { $count } argile
           *[other] { $count } argiles
        }
    .short = arg
card-wool = laine
    .count =
        { $count ->
            [one] { $count } laine
           *[other] { $count } laines
        }
    .short = lai
card-grain = blé
    .count =
        { $count ->
            [one] { $count } blé
           *[other] { $count } blés
        }
    .short = blé
card-ore = minerai
    .count =
        { $count ->
            [one] { $count } minerai
           *[other] { $count } minerais
        }
    .short = min
card-gold = or
    .count = { $count } or
    .short = or
card-knight = Chevalier
    .about = Déplacez les voleurs, puis volez une carte à un joueur voisin de leur tuile. Trois chevaliers joués peuvent donner l’Armée la plus puissante. [BASE-47]
card-road_building = Construction de routes
    .about = Construisez jusqu’à 2 routes gratuites. [BASE-48]
card-year_of_plenty = Invention
    .about = Prenez 2 ressources de votre choix dans la Réserve. Vous pouvez les utiliser aussitôt. [BASE-49]
card-monopoly = Monopole
    .about = Nommez une ressource : chaque autre joueur vous en donne toutes ses cartes. [BASE-50]
card-victory_point = Point de Victoire
    .about = Vaut 1 point. Elle reste cachée et ne se joue jamais : elle compte d’elle-même. [BASE-51]

## Terrains

terrain-desert = désert
    .tile = désert
terrain-forest = forêt
    .tile = bois
terrain-hills = colline
    .tile = argile
terrain-pasture = pré
    .tile = laine
terrain-fields = champs
    .tile = blé
terrain-mountains = montagne
    .tile = minerai
terrain-sea = mer
    .tile = mer
terrain-gold = rivière d’or
    .tile = or

## Pièces et tuiles spéciales

piece-road = route
    .short = route
piece-settlement = colonie
    .short = colon.
piece-city = ville
    .short = ville
piece-card = carte Développement
    .short = carte
piece-robber = voleurs
award-longest_route = Route commerciale la plus longue
award-largest_army = Armée la plus puissante

## Lieux et listes

place-tile =
    { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }
place-part = { $name } ({ $side })
place-square = { $name } (case { $square })
place-coast = côte
place-side-n = nord
place-side-ne = nord-est
place-side-e = est
place-side-se = sud-est
place-side-s = sud
place-side-sw = sud-ouest
place-side-w = ouest
place-side-nw = nord-ouest
place-side-middle = centre
place-holds = { $name } : { $pieces }
place-harbour-generic = port 3:1
place-harbour-special = port { $card } 2:1
list-two = { $first } et { $last }
list-more = { $first }, { $last }

## Actions

action-place_settlement = Placer une colonie : { $corner }
    .label = Placer une colonie
action-place_city = Placer une ville : { $corner }
    .label = Placer une ville
action-place_road = Placer une route : { $edge }
    .label = Placer une route
action-roll = Lancer les dés
    .label = Lancer les dés
action-end_turn = Finir le tour
    .label = Finir le tour
action-build_road = Construire une route : { $edge }
    .label = Construire une route
action-build_settlement = Construire une colonie : { $corner }
    .label = Construire une colonie
action-build_city = Améliorer la colonie en ville : { $corner }
    .label = Construire une ville
action-buy_card = Acheter une carte Développement
    .label = Acheter une carte
action-play_knight = Jouer un Chevalier : déplacer les voleurs
    .label = Jouer un Chevalier
action-play_road_building = Jouer Construction de routes : deux routes gratuites
    .label = Jouer Construction de routes
action-play_year_of_plenty =
    { $second ->
        [none] Jouer Invention : prendre { $first }
       *[other] Jouer Invention : prendre { $first } et { $second }
    }
    .label = Jouer Invention
action-play_monopoly = Jouer un Monopole : prendre à tous leurs cartes ({ $card })
    .label = Jouer un Monopole
action-place_free_road = Placer une route gratuite : { $edge }
    .label = Placer une route gratuite
action-stop_placing = Ne plus rien placer
    .label = Ne plus rien placer
action-discard = Défausser : { $card }
    .label = Défausser une carte
action-discard_cards = Défausser { $cards }
    .label = Défausser des cartes
action-move_robber = Déplacer les voleurs : { $tile }
    .label = Déplacer les voleurs
action-steal = Voler une carte à { $victim }
    .label = Voler une carte
action-steal_nothing = Ne rien voler
    .label = Ne rien voler
action-maritime_trade = Échanger avec la Réserve : { $give } contre { $take }
    .label = Échanger avec la Réserve
action-offer_trade = Proposer { $give } contre { $take } à { $to }
    .label = Proposer un échange
action-accept_trade = Accepter : vous donnez { $give } contre { $take }
    .label = Accepter l’offre
action-decline_trade = Refuser l’offre
    .label = Refuser l’offre
action-counter_trade = Contre-offre : { $give } contre { $take }
    .label = Faire une contre-offre
action-confirm_trade = Échanger avec { $with } : vous donnez { $give } contre { $take }
    .label = Échanger avec un joueur
action-withdraw_trade = Retirer l’offre
    .label = Retirer l’offre
action-pass_building = Finir de construire
    .label = Finir de construire
action-end_part = Finir votre part du tour
    .label = Finir votre part du tour

## Décisions à prendre

phase-place_settlement = Choisissez une intersection pour une colonie de départ.
phase-place_city = Choisissez une intersection pour la ville de départ.
phase-place_road = Choisissez un chemin pour une route à côté.
phase-before_roll = À vous : lancez les dés. Vous pouvez d’abord jouer une carte.
    .no_dice = À vous : dévoilez une carte Événement. Vous pouvez d’abord jouer une carte.
phase-action = À vous : échangez, puis construisez.
    .combined = À vous : échangez et construisez dans l’ordre que vous voulez.
phase-building = Vous avez construit : continuez, ou finissez le tour.
phase-discard =
    { $owed ->
        [one] Un sept : vous devez défausser { $owed } carte.
       *[other] Un sept : vous devez défausser { $owed } cartes.
    }
phase-robber = Choisissez une tuile pour les voleurs.
phase-steal = Choisissez qui voler.
phase-free_roads =
    { $left ->
        [one] Construction de routes : placez { $left } route gratuite.
       *[other] Construction de routes : placez { $left } routes gratuites.
    }
phase-trade_answer =
    { $active_is ->
        [you] Votre offre : { $give } contre { $take }. Les autres ont répondu.
       *[other] { $active } propose { $give } contre { $take }.
    }
phase-special_building = Entre deux tours : vous pouvez construire.
phase-second_player = Votre part comme second joueur : échangez avec la Réserve, puis construisez.
phase-second_player_building = Votre part comme second joueur : construisez encore, ou finissez-la.
phase-turn_ending = Le tour se termine.
phase-roll_result = Le lancer est appliqué.
phase-roll_over = Le lancer a été appliqué.

## Ce qui s’est passé

event-start_rolled =
    { $seat_is ->
        [you] Vous lancez { $dice } pour savoir qui commence.
       *[other] { $seat } lance { $dice } pour savoir qui commence.
    }
event-took =
    { $seat_is ->
        [you] Vous commencez avec { $cards }.
       *[other] { $seat } commence avec { $cards }.
    }
event-turn_began =
    { $seat_is ->
        [you] Tour { $turn } : c’est à vous.
       *[other] Tour { $turn } : { $seat }.
    }
event-turn_ended =
    { $seat_is ->
        [you] Vous finissez le tour.
       *[other] { $seat } finit le tour.
    }
event-rolled =
    { $seat_is ->
        [you] Vous lancez { $dice } : { $total }.
       *[other] { $seat } lance { $dice } : { $total }.
    }
event-produced =
    { $seat_is ->
        [you] Vous recevez { $cards }.
       *[other] { $seat } reçoit { $cards }.
    }
event-shortage = La Réserve n’a plus assez de cartes : { $card }.
event-discarded =
    { $seat_is ->
        [you] Vous défaussez { $cards }.
       *[other] { $seat } défausse { $cards }.
    }
event-robber_moved =
    { $seat_is ->
        [you] Vous déplacez les voleurs : { $tile }.
       *[other] { $seat } déplace les voleurs : { $tile }.
    }
event-stole_nothing =
    { $seat_is ->
        [you] Vous ne volez rien.
       *[other] { $seat } ne vole rien.
    }
event-stolen =
    { $thief_is ->
        [you]
            { $card ->
                [hidden] Vous volez une carte à { $victim }.
               *[other] Vous volez 1 { $card } à { $victim }.
            }
       *[other]
            { $victim_is ->
                [you]
                    { $card ->
                        [hidden] { $thief } vous vole une carte.
                       *[other] { $thief } vous vole 1 { $card }.
                    }
               *[other]
                    { $card ->
                        [hidden] { $thief } vole une carte à { $victim }.
                       *[other] { $thief } vole 1 { $card } à { $victim }.
                    }
            }
    }
event-built =
    { $piece_is ->
        [ship]
            { $seat_is ->
                [you] Vous construisez un { $piece } : { $at }.
               *[other] { $seat } construit un { $piece } : { $at }.
            }
       *[other]
            { $seat_is ->
                [you] Vous construisez une { $piece } : { $at }.
               *[other] { $seat } construit une { $piece } : { $at }.
            }
    }
event-bought_card =
    { $seat_is ->
        [you] Vous achetez une carte Développement : { $card }.
       *[other] { $seat } achète une carte Développement.
    }
event-played_card =
    { $seat_is ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-invented =
    { $seat_is ->
        [you] Vous prenez 1 { $card } à la Réserve.
       *[other] { $seat } prend 1 { $card } à la Réserve.
    }
event-monopolised =
    { $from_is ->
        [you] Vous donnez { $cards } à { $seat }.
       *[other]
            { $seat_is ->
                [you] { $from } vous donne { $cards }.
               *[other] { $from } donne { $cards } à { $seat }.
            }
    }
    .none = Personne d’autre n’avait cette carte : { $card }.
event-traded_with_supply =
    { $seat_is ->
        [you] Vous échangez { $give } avec la Réserve contre { $take }.
       *[other] { $seat } échange { $give } avec la Réserve contre { $take }.
    }
event-trade_offered =
    { $seat_is ->
        [you] Vous proposez { $give } contre { $take }.
       *[other] { $seat } propose { $give } contre { $take }.
    }
event-trade_answered =
    { $answer ->
        [accepted]
            { $seat_is ->
                [you] Vous acceptez l’offre.
               *[other] { $seat } accepte l’offre.
            }
        [countered]
            { $seat_is ->
                [you] Vous faites une contre-offre.
               *[other] { $seat } fait une contre-offre.
            }
       *[declined]
            { $seat_is ->
                [you] Vous refusez l’offre.
               *[other] { $seat } refuse l’offre.
            }
    }
event-trade_countered =
    { $seat_is ->
        [you] Vous donneriez { $give } contre { $take }.
       *[other] { $seat } donnerait { $give } contre { $take }.
    }
event-traded =
    { $seat_is ->
        [you] Vous donnez { $give } à { $with } contre { $take }.
       *[other]
            { $with_is ->
                [you] { $seat } vous donne { $give } contre { $take }.
               *[other] { $seat } donne { $give } à { $with } contre { $take }.
            }
    }
event-trade_ended =
    { $seat_is ->
        [you] Votre offre est terminée.
       *[other] Offre terminée : { $seat }.
    }
event-longest_route =
    { $length ->
        [0] Personne n’a plus la Route commerciale la plus longue.
       *[other]
            { $seat_is ->
                [you] Vous avez la Route commerciale la plus longue : longueur { $length }.
               *[other] { $seat } a la Route commerciale la plus longue : longueur { $length }.
            }
    }
event-largest_army =
    { $knights ->
        [0] Plus personne n’a l’Armée la plus puissante.
       *[other]
            { $seat_is ->
                [you] Vous avez l’Armée la plus puissante : { $knights } chevaliers.
               *[other] { $seat } a l’Armée la plus puissante : { $knights } chevaliers.
            }
    }
event-special_building =
    { $seat_is ->
        [you] Entre deux tours, vous pouvez construire.
       *[other] Entre deux tours, { $seat } peut construire.
    }
event-second_player =
    { $seat_is ->
        [you] Vous êtes le second joueur de ce tour.
       *[other] { $seat } est le second joueur de ce tour.
    }
event-won =
    { $revealed ->
        [0]
            { $seat_is ->
                [you] Vous gagnez avec { $points } points !
               *[other] { $seat } gagne avec { $points } points.
            }
       *[other]
            { $seat_is ->
                [you] Vous révélez { $revealed } PV et gagnez avec { $points } points !
               *[other] { $seat } révèle { $revealed } PV et gagne avec { $points } points.
            }
    }

## Pourquoi pas

refusal-action-not_possible = { $kind } : impossible maintenant.
refusal-action-not_now =
    { $phase ->
        [trade_answer] { $kind } : d’abord l’échange en cours.
       *[other] { $kind } : pas à ce moment du tour.
    }
refusal-game-over = La partie est finie.
refusal-seat-unknown = Il n’y a pas de place { $seat }.
refusal-seat-not_deciding = Ce n’est pas à vous de décider : on attend { $deciding }.
refusal-settlement-occupied = Cette intersection est occupée.
refusal-settlement-too_close = Règle de Distance : toutes les intersections voisines doivent être libres.
refusal-settlement-not_here = On ne peut pas construire de colonie sur cette intersection.
refusal-settlement-no_road = Une colonie doit toucher une de vos routes.
refusal-settlement-none_left = Toutes vos colonies sont posées : améliorez-en d’abord une en ville.
refusal-settlement-too_expensive = Une colonie coûte { $cost }. Il vous manque { $missing }.
refusal-city-no_settlement = Une ville remplace une de vos colonies.
refusal-city-not_here = On ne peut pas construire de ville sur cette intersection.
refusal-city-none_left = Toutes vos villes sont posées.
refusal-city-too_expensive = Une ville coûte { $cost }. Il vous manque { $missing }.
refusal-road-occupied = Il y a déjà une route sur ce chemin.
refusal-road-not_connected = Une route doit prolonger votre route ou toucher votre bâtiment, sans traverser celui d’un adversaire.
refusal-road-not_here = On ne peut pas construire de route sur ce chemin.
refusal-road-not_at_new_settlement = La route de départ doit toucher la colonie qui vient d’être placée.
refusal-road-first_must = Placez la première pièce gratuite ; la seconde est facultative.
refusal-road-none_left = Toutes vos routes sont posées.
refusal-road-too_expensive = Une route coûte { $cost }. Il vous manque { $missing }.
refusal-card-deck_empty = Il n’y a plus de cartes Développement.
refusal-card-too_expensive = Une carte Développement coûte { $cost }. Il vous manque { $missing }.
refusal-card-not_held = Vous n’avez pas cette carte : { $card }.
refusal-card-one_a_turn = Vous avez déjà joué une carte Développement pendant ce tour.
refusal-card-just_bought = { $card } : une carte ne se joue pas pendant le tour où on l’a achetée.
refusal-card-no_road_possible = Vous n’avez aucun endroit où placer une route.
refusal-card-write_in_order = Nommez les deux cartes dans cet ordre : bois, argile, laine, blé, minerai.
refusal-card-take_two = Vous devez prendre deux cartes tant que la Réserve en a deux.
refusal-card-supply_empty = La Réserve n’a pas ces cartes.
refusal-discard-not_held = Vous n’en avez pas autant : { $card }.
refusal-discard-wrong_number =
    { $owed ->
        [one] Vous devez défausser exactement { $owed } carte, pas { $given }.
       *[other] Vous devez défausser exactement { $owed } cartes, pas { $given }.
    }
refusal-robber-must_move = Les voleurs doivent quitter leur tuile.
refusal-robber-must_enter = Les voleurs peuvent encore aller sur une tuile.
refusal-robber-not_here = Les voleurs ne peuvent pas aller là.
refusal-steal-no_victim = Vous ne pouvez pas voler { $victim } ici.
refusal-steal-must = À cette table, vous devez voler une carte.
refusal-trade-after_building = Vous avez déjà construit pendant ce tour : vous ne pouvez plus échanger.
refusal-trade-nobody = Choisissez au moins un joueur pour votre offre.
refusal-trade-own_offer = C’est votre propre offre : les autres y répondent.
refusal-trade-only_active = Seul le joueur actif peut faire cela.
refusal-trade-not_accepted = { $partner } n’a pas accepté.
refusal-trade-not_held = Vous n’avez pas ces cartes.
refusal-trade-gift = Pas de cadeaux : chacun donne au moins une carte.
refusal-turn-roll_first = Lancez d’abord les dés.
refusal-trade-same_kind = La même carte ne peut pas être des deux côtés.
refusal-trade-not_tradable = Cette carte ne s’échange pas entre joueurs : { $card }.
refusal-trade-not_paid = La Réserve ne prend pas cette carte en échange : { $card }.
refusal-trade-not_bought = La Réserve ne donne pas cette carte en échange : { $card }.
refusal-trade-supply_empty = La Réserve n’en a plus : { $card }.
refusal-trade-too_few = Pour cet échange il vous faut { $cards }.

## Jeux et options

game-base = Le jeu de base, avec l’extension pour cinq et six joueurs.
game-custom = Un scénario personnel.
catalogue-broken = Injouable : { $reason }
scenario-playable = { $file } se joue à { $seats }, en { $target } points. Le plateau est celui pour { $drawn }.
option-phases = échanger avant de construire, ou dans n’importe quel ordre
option-start = qui commence : les dés en décident, ou cette place
option-extension = cinq et six joueurs : que faire entre deux tours
option-second_may_win = joueurs associés : le second peut gagner
option-target = points de victoire pour gagner
option-hand_limit = sur un sept, une main plus grande perd la moitié de ses cartes
option-steal = près des voleurs, on peut voler, ou on le doit
option-steal_at_once = une seule victime possible : voler sans demander
option-hidden_bank = personne ne voit combien de cartes a la Réserve (règle maison)
option-duel = deux joueurs, sans joueurs neutres (règle maison)
option-layout = comment tuiles et jetons sont disposés
option-frame = ports dans l’ordre habituel ou mélangés
option-map = numéro de la carte ; 0 la tire de la graine
option-robber_desert = sur lequel des déserts les voleurs commencent
option-no_equal_neighbours = jamais deux nombres égaux côte à côte (règle maison)
option-no_2_12_neighbours = jamais 2 et 12 côte à côte (règle maison)
option-no_red_neighbours = jamais 6 et 8 côte à côte
option-mixed_terrain = jamais trois tuiles du même terrain autour d’une intersection (règle maison)

# De plusieurs boîtes
action-build_ship = Construire un bateau : { $edge }
    .label = Construire un bateau
action-place_free_ship = Placer un bateau gratuit : { $edge }
    .label = Placer un bateau gratuit
