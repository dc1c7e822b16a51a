# Ce que lisent les joueurs des Pêcheurs de Catane. Mêmes clés que en/tb_fish.ftl.

## Le jeu et ses options

game-traders_barbarians-fishermen = Pêchez sur les côtes et dans le lac, et dépensez bien vos poissons. Gare à la vieille chaussure.
    .title = Les Pêcheurs de Catane
option-boot_to = la vieille chaussure va à un joueur qui a plus de points, ou au moins autant
option-fish_shortage = s’il y a trop peu de jetons Poisson pour tous, on pioche à son tour, ou personne ne pioche
page-option-boot_to = La vieille chaussure va à un joueur qui a
page-option-fish_shortage = Trop peu de jetons Poisson
choice-boot_to-more = plus de points
choice-boot_to-at_least = au moins autant de points
choice-fish_shortage-in_turn = chacun à son tour
choice-fish_shortage-nobody = personne ne pioche

## Les jetons

card-fish_1 = 1 poisson
    .count =
        { $count ->
            [one] { $count } jeton de 1 poisson
           *[other] { $count } jetons de 1 poisson
        }
    .short = po1
card-fish_2 = 2 poissons
    .count =
        { $count ->
            [one] { $count } jeton de 2 poissons
           *[other] { $count } jetons de 2 poissons
        }
    .short = po2
card-fish_3 = 3 poissons
    .count =
        { $count ->
            [one] { $count } jeton de 3 poissons
           *[other] { $count } jetons de 3 poissons
        }
    .short = po3
card-old_boot = vieille chaussure
    .count = vieille chaussure
    .short = cha
piece-fishing_ground = site de pêche
    .short = pêche
award-old_boot = Vieille chaussure
fact-fish_count = jetons Poisson
fact-fishing_ground = site de pêche
fact-fish_pile_size = jetons Poisson dans la pile

## Actions et décisions

action-swap_fish = Échanger un jeton : { $token }
    .label = Échanger un jeton
action-keep_fish = Garder vos sept jetons
    .label = Les garder
action-fish_robber = Donner { $tokens } poissons : les voleurs quittent le plateau
    .label = Voleurs dehors
action-fish_steal = Donner { $tokens } poissons : voler une carte
    .label = Voler
action-fish_take = Donner { $tokens } poissons : prendre une ressource
    .label = Ressource
action-take_for_fish = Prendre { $card }
    .label = Prendre une ressource
action-fish_road = Donner { $tokens } poissons : construire une route
    .label = Route en poissons
action-lay_fish_road = Construire une route : { $edge }
    .label = Construire une route
action-fish_card = Donner { $tokens } poissons : piocher une carte Développement
    .label = Carte en poissons
action-give_boot = Donner la vieille chaussure à { $to }
    .label = Donner la vieille chaussure
phase-swap_fish = Vous avez sept jetons Poisson : échangez-en un contre un jeton de la pile, ou gardez-les.
phase-fish_draws = On pioche les jetons Poisson.
phase-fish_steal = Choisissez qui voler.
phase-fish_take = Choisissez une ressource de la Réserve.
phase-fish_road = Choisissez où construire votre route.

## Ce que dit la bannière

banner-swap_fish = sept jetons Poisson : échangez-en un, ou gardez-les
    .other = peut échanger un jeton Poisson
banner-fish_steal = choisissez qui voler
    .other = vole une carte en poissons
banner-fish_take = choisissez une ressource
    .other = prend une ressource en poissons
banner-fish_road = choisissez où construire votre route
    .other = construit une route en poissons

## Le guide

guide-swap_fish = Personne n’a plus de sept jetons. Échangez un jeton de 1 poisson : le nouveau en montre deux en moyenne.
guide-fish_steal = La carte est tirée au hasard : choisissez le joueur qui a ce qu’il vous faut.
guide-fish_take = Prenez ce qui manque le plus à votre prochaine construction.
guide-fish_road = La route ne coûte rien de plus : prolongez votre plus longue ligne, ou allez vers une bonne intersection.

## Ce qui s’est passé

event-fish_drawn =
    { $seat_is ->
        [you] Vous piochez un jeton Poisson : { $token }.
       *[other] { $seat } pioche un jeton Poisson.
    }
event-fish_swapped =
    { $seat_is ->
        [you] Vous échangez un jeton Poisson : { $given }.
       *[other] { $seat } échange un jeton Poisson : { $given }.
    }
event-fish_shuffled = Les jetons Poisson utilisés sont mélangés : ils forment une nouvelle pile.
event-fish_short = Il y a trop peu de jetons Poisson pour tous : personne ne pioche.
event-fish_paid =
    { $seat_is ->
        [you]
            { $action ->
                [fish_robber] Vous donnez { $tokens } poissons : les voleurs s’en vont.
                [fish_steal] Vous donnez { $tokens } poissons pour voler une carte.
                [fish_take] Vous donnez { $tokens } poissons pour une ressource.
                [fish_road] Vous donnez { $tokens } poissons pour une route.
                [fish_bridge] Vous donnez { $tokens } poissons pour un pont.
                [fish_wagon] Vous donnez { $tokens } poissons : le chariot va plus loin.
                [fish_march] Vous donnez { $tokens } poissons : un chevalier va plus loin.
                [fish_progress] Vous donnez { $tokens } poissons pour une carte Progrès.
               *[other] Vous donnez { $tokens } poissons pour une carte Développement.
            }
       *[other]
            { $action ->
                [fish_robber] { $seat } donne { $tokens } poissons : les voleurs s’en vont.
                [fish_steal] { $seat } donne { $tokens } poissons pour voler une carte.
                [fish_take] { $seat } donne { $tokens } poissons pour une ressource.
                [fish_road] { $seat } donne { $tokens } poissons pour une route.
                [fish_bridge] { $seat } donne { $tokens } poissons pour un pont.
                [fish_wagon] { $seat } donne { $tokens } poissons : le chariot va plus loin.
                [fish_march] { $seat } donne { $tokens } poissons : un chevalier va plus loin.
                [fish_progress] { $seat } donne { $tokens } poissons pour une carte Progrès.
               *[other] { $seat } donne { $tokens } poissons pour une carte Développement.
            }
    }
event-fish_took =
    { $seat_is ->
        [you] Vous prenez dans la Réserve : { $card }.
       *[other] { $seat } prend dans la Réserve : { $card }.
    }
event-boot_drawn =
    { $seat_is ->
        [you] Vous avez pêché la vieille chaussure : il vous faut un point de plus pour gagner.
       *[other] { $seat } a pêché la vieille chaussure ; il lui faut un point de plus pour gagner.
    }
event-boot_given =
    { $seat_is ->
        [you] Vous donnez la vieille chaussure à { $to }.
       *[other]
            { $to_is ->
                [you] { $seat } vous donne la vieille chaussure : il vous faut un point de plus pour gagner.
               *[other] { $seat } donne la vieille chaussure à { $to }.
            }
    }

## Pourquoi pas

refusal-fish-not_held = Vous n’avez pas de tel jeton : { $token }.
refusal-fish-payment_not_held = Vous n’avez pas ces jetons : { $tokens }.
refusal-fish-not_enough = Cela coûte { $price } poissons ; vous en avez { $fish }.
refusal-fish-too_few = Cela coûte { $price } poissons ; ces jetons en montrent { $fish }.
refusal-fish-too_many = Un de ces jetons est de trop : cela coûte { $price } poissons, et on ne rend pas la monnaie.
refusal-fish-no_robber = Les voleurs ne sont pas sur le plateau.
refusal-fish-nobody_has_cards = Personne d’autre n’a de carte à voler.
refusal-fish-supply_empty = La Réserve n’a plus de ressources.
refusal-fish-kind_empty = La Réserve est vide : { $card }.
refusal-fish-no_place_for_a_road = Il n’y a plus de place pour une de vos routes.
refusal-boot-not_held = Vous n’avez pas la vieille chaussure.
refusal-boot-own = Vous avez déjà la vieille chaussure.
refusal-boot-too_few_points = La vieille chaussure ne va qu’à un joueur qui a plus de points que vous : { $to } en a trop peu.

## La page

page-fish = Poissons
page-fish-tokens = Jetons Poisson
page-fish-purse =
    { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }
page-fish-most = Jetons : { $count } sur { $most }
page-fish-spend = Dépenser
page-fish-none = Vous n’avez pas encore de poissons. Les colonies sur un site de pêche ou au bord du lac en attrapent.
page-fish-exact = rien de perdu
page-fish-lost =
    { $lost ->
        [one] { $lost } poisson perdu
       *[other] { $lost } poissons perdus
    }
page-fish-other = Autres jetons
page-fish-hand-in = Donner { $tokens }
page-fish-pile = Jetons dans la pile
page-fish-fish_robber = Les voleurs quittent le plateau
page-fish-fish_steal = Voler une carte à un joueur
page-wins-old_boot =
    { $count ->
        [one] Vieille chaussure : il faut { $count } point de plus à qui la tient
       *[other] Vieille chaussure : il faut { $count } points de plus à qui la tient
    }
page-fish-fish_take = Une ressource de la Réserve
page-fish-fish_road = Construire une route
page-fish-fish_card = Piocher une carte Développement
page-ground = Site de pêche { $number }
page-boot-target = Vieille chaussure : points nécessaires
page-boot-holder = Vieille chaussure pour { $name } : il lui faut { $target } points.
page-boot-mine = Vous avez la vieille chaussure : il vous faut { $target } points.
page-boot-give = La donner à { $name }
page-boot-nobody = Vous pourrez la donner à un joueur qui a plus de points que vous.

## Ce qui est particulier ici

note-fishermen-1 = Une colonie sur un site de pêche ou au bord du lac pioche un jeton Poisson quand son nombre sort, une ville deux. Les jetons montrent un, deux ou trois poissons et restent cachés. [TB-FISH-5]
note-fishermen-2 = À votre tour, dépensez des poissons : 2 les voleurs quittent le plateau, 3 voler une carte, 4 une ressource, 5 une route, 7 une carte Développement. On ne rend pas la monnaie. [TB-FISH-8] [TB-FISH-9]
note-fishermen-3 = Personne n’a plus de sept jetons. Avec sept, vous pouvez en échanger un. Les poissons ne se volent ni ne s’échangent entre joueurs. [TB-FISH-10] [TB-FISH-11]
note-fishermen-4 = La vieille chaussure : il faut un point de plus à qui l’a. À votre tour, vous pouvez la donner à un joueur qui a plus de points. [TB-FISH-14]
note-fishermen-5 = Les voleurs commencent hors du plateau et arrivent avec le premier sept ou chevalier. 10 points pour gagner. [TB-FISH-4] [TB-FISH-15]

## La campagne

campaign-fishermen-before = Les filets séchaient depuis des années. Puis un enfant arrive du lac en courant, une truite longue comme son bras, et le soir il ne reste plus une barque sur la plage.
campaign-fishermen-after-won = Vos fumoirs embaument toute la côte, et la vieille chaussure pend à la porte d’un autre. Même les voleurs sont rentrés chez eux, le panier plein.
campaign-fishermen-after-lost = Les autres ont tiré les gros poissons, et vous la chaussure. Vous la clouez au-dessus de votre porte : il faut bien que la chance commence quelque part.
list-kind-fishing_ground = Sites de pêche
