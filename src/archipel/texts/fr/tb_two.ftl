# Ce que lisent les joueurs de Catane pour deux. en/tb_two.ftl a les mêmes clés.

option-for_two = deux joueurs, deux couleurs neutres, des jetons Commerce
option-two_rolls = le second jet vient après tout ce qui suit le premier, ou les deux jets viennent d’abord
page-option-for_two = Catane pour deux
page-option-two_rolls = Les deux jets
choice-two_rolls-one_by_one = l’un après l’autre
choice-two_rolls-both_first = les deux, puis les résultats

word-stone = { colour-stone }
word-slate = { colour-slate }

## Actions

action-roll_again = Faire le second jet du tour
    .label = Second jet
action-build_neutral_road = Construire une route pour { $neutral } : { $edge }
    .label = Route neutre
action-build_neutral_settlement = Construire une colonie pour { $neutral } : { $corner }
    .label = Colonie neutre
action-force_trade = Échange obligatoire : prendre deux cartes au hasard, puis en rendre deux
    .label = Échange obligatoire
action-robber_home = Envoyer les voleurs au désert
    .label = Voleurs au désert
action-turn_in_knight = Défausser un chevalier pour deux jetons Commerce
    .label = Défausser un chevalier
action-give_back = Rendre : { $card }
    .label = Rendre une carte
action-give_back_cards = Rendre { $cards }
    .label = Rendre des cartes

## Décisions

phase-second_roll = Lancez les dés une seconde fois.
phase-second_result = Le second jet s’applique.
phase-neutral_build = Construisez pour une des couleurs neutres.
phase-neutral_owed = Une couleur neutre construit aussi.
phase-give_back =
    { $owed ->
        [one] Rendez { $owed } carte.
       *[other] Rendez { $owed } cartes.
    }
banner-second_roll = relancez les dés
    .other = va relancer les dés
banner-neutral_build = construisez pour une couleur neutre
    .other = construit pour une couleur neutre
banner-give_back =
    { $count ->
        [one] rendez { $count } carte
       *[other] rendez { $count } cartes
    }
    .other = rend des cartes
guide-second_roll = À chaque tour, vous lancez les dés deux fois. Le second total diffère toujours du premier.
guide-neutral_build = Avec chaque route et chaque colonie, vous en construisez une, gratuitement, pour une couleur neutre. Placez-la là où elle gêne votre adversaire. Les constructions neutres ne rapportent pas de cartes, mais une couleur neutre peut détenir la Route commerciale la plus longue.
guide-give_back = Vous avez pris deux cartes au hasard. Rendez maintenant deux cartes de votre choix.

## Ce qui s’est passé

event-tokens_gained =
    { $seat_is ->
        [you]
            { $count ->
                [one] Vous recevez { $count } jeton Commerce.
               *[other] Vous recevez { $count } jetons Commerce.
            }
       *[other]
            { $count ->
                [one] { $seat } reçoit { $count } jeton Commerce.
               *[other] { $seat } reçoit { $count } jetons Commerce.
            }
    }
event-tokens_paid =
    { $seat_is ->
        [you]
            { $count ->
                [one] Vous payez { $count } jeton Commerce.
               *[other] Vous payez { $count } jetons Commerce.
            }
       *[other]
            { $count ->
                [one] { $seat } paie { $count } jeton Commerce.
               *[other] { $seat } paie { $count } jetons Commerce.
            }
    }
event-knight_turned_in =
    { $seat_is ->
        [you] Vous défaussez un chevalier.
       *[other] { $seat } défausse un chevalier.
    }
event-gave_back =
    { $seat_is ->
        [you]
            { $card ->
                [hidden] Vous rendez une carte à { $to }.
               *[other] Vous rendez une carte à { $to } : { $card }.
            }
       *[other]
            { $to_is ->
                [you]
                    { $card ->
                        [hidden] { $seat } vous rend une carte.
                       *[other] { $seat } vous rend une carte : { $card }.
                    }
               *[other]
                    { $card ->
                        [hidden] { $seat } rend une carte à { $to }.
                       *[other] { $seat } rend une carte à { $to } : { $card }.
                    }
            }
    }

## Pourquoi pas

refusal-token-one_a_turn = Une seule action de jetons par tour : vous avez fait la vôtre.
refusal-token-too_few = Une action vous coûte { $price } en jetons ; vous en avez { $held }.
refusal-robber-has_no_way_home = Les voleurs n’ont pas de désert où aller, ou ils y sont déjà.
refusal-knight-one_turned_in = Vous avez déjà défaussé un chevalier ce tour-ci.
refusal-knight-none_to_turn_in = Vous n’avez aucun chevalier devant vous.
refusal-token-no_cards = Votre adversaire n’a pas de cartes.
refusal-return-not_held = Vous n’en avez pas autant : { $card }.
refusal-return-wrong_number =
    { $owed ->
        [one] Vous rendez exactement { $owed } carte, pas { $given }.
       *[other] Vous rendez exactement { $owed } cartes, pas { $given }.
    }
refusal-neutral-the_same_piece = Une couleur neutre reçoit la pièce que vous avez construite, ou une route si c’est impossible.
refusal-neutral-no_road_left = Cette couleur neutre n’a plus de route.
refusal-neutral-no_settlement_left = Cette couleur neutre n’a plus de colonie.
refusal-neutral-no_road_there = Aucune route de cette couleur neutre n’y mène : { $corner }.

## Sur la page

page-tokens = Jetons Commerce
page-tokens-left = Jetons Commerce : { $count }
page-tokens-reserve = En réserve : { $count }
page-tokens-cheap = Une action coûte 1 jeton.
page-tokens-dear = Vous menez : une action coûte 2 jetons.
page-tokens-price-of = Jetons pour une action : { $count }
page-tokens-knight = Jetons Commerce : + { $count }
page-neutral = Neutre
page-neutral-pieces = routes { $roads }, colonies { $settlements }
page-roll-first = premier jet
page-roll-second = second jet

## Dans le terminal

fact-trade_tokens = jetons Commerce
