# Ce que dit la page web, en plus des textes du jeu dans base.ftl.

## Accueil

page-slogan = Toutes les îles, une table.
page-lead = Une boîte, une île, jouez. Sans compte.
page-how-to-play = Comment jouer
page-against-bots = Contre des robots
page-with-friends = Entre amis
page-choose-island = { $box } : choisissez une île et jouez
page-play-box = { $box } : à vous de jouer
page-play-island = Jouer contre des robots : { $name }
page-with-box = Avec { $box }
page-first-game = Première partie ? Suivez la leçon
page-first-game-how =
    { $count ->
        [one] { $count } chose à faire
       *[other] { $count } choses à faire, cinq minutes environ
    }
page-play-now = Jouer contre des robots
page-guest = Invité
page-bots = Robots
page-bots-count =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
page-bots-level = Niveau des robots
page-guide-me = Première leçon
page-clock = Horloge
page-clock-none = Sans limite de temps
page-clock-slow = Tranquille, { $seconds } s par tour
page-clock-normal = Normale, { $seconds } s par tour
page-clock-fast = Rapide, { $seconds } s par tour
page-clock-blitz = Éclair, { $seconds } s par tour
page-level-random = au hasard
page-level-gentle = gentil
page-level-easy = facile
page-level-greedy = pressé
page-level-standard = moyen
page-level-strong = fort
page-level-expert = expert
page-create = Créer une table
page-create-go = Créer et obtenir le lien
page-create-then = Ensuite viennent le lien et le code. Vous pourrez aussi donner des places à des robots, ou jouer à plusieurs devant cet écran.
page-broken-scenario = Le fichier { $file } du dossier des scénarios est inutilisable :
page-table = Table
page-table-name = Nom de la table
page-seats = Places
page-your-name = Votre nom
page-by-link = par lien
page-more-options = Plus de réglages
page-variants = Variantes
page-variant-refused = { $variant } ne va pas avec { $other }.
page-variant-rule = Règle { $rule }
page-variant-take-out = Retirer { $other }
page-variant-leave = Laisser ainsi
page-goal-sum = Points pour gagner : { $own } { $more } = { $target }
page-goal-more = + { $points } ({ $variant })
page-undo-allowed = Autoriser l’annulation
page-hints-allowed = Autoriser les conseils
page-spectators-allowed = Autoriser les spectateurs
page-spectator-delay = Les spectateurs voient la partie
page-spectator-delay-by =
    { $seconds ->
        [0] en direct
        [one] avec { $seconds } s de retard
       *[other] avec { $seconds } s de retard
    }
page-public = Table publique
page-pace = Vitesse des robots
page-pace-human = humaine
page-pace-fast = rapide
page-pace-instant = immédiate
page-preset-name = Nom de ces réglages
page-preset-keep = Enregistrer ces réglages
page-preset-link = Lien vers { $name }
page-players-range =
    { $least ->
        [one] de { $least } à { $most } joueurs
       *[other] { $least }–{ $most } joueurs
    }
page-join = Rejoindre une table
page-code = Code
page-code-how = Tapez le code, ou scannez le code QR sur l’écran d’un ami
page-code-is = Code de cette table : { $code }
page-sit-down = Prendre place
page-seat-waits = Votre place vous attend
page-back-to-seat = Reprendre ma place
page-more = Plus
page-watch = Regarder une partie
page-watch-none = Aucune partie publique en ce moment.
page-replays-open = Ouvrir une partie enregistrée
page-fan = Projet de passionnés, sans lien avec les propriétaires de la marque CATAN ; dessins et textes originaux.
page-box-base = Jeu de base
page-box-five_six = 5–6 joueurs
page-box-seafarers = Marins
page-box-cities_knights = Villes & Chevaliers
page-box-traders_barbarians = Barbares & Marchands
page-box-junior = Junior
page-box-combinations = Combinaisons
page-option-phases = Commerce et construction
page-option-start = Qui commence
page-option-extension = Entre les tours
page-option-second_may_win = Joueurs associés : le second peut gagner
page-option-target = Points pour gagner
page-option-hand_limit = Limite de main en cas de sept
page-option-steal = Vol
page-option-steal_at_once = Voler d’office une victime unique
page-option-hidden_bank = Réserve cachée
page-option-layout = Plateau
page-option-frame = Ports
page-option-map = Numéro de la carte
page-option-robber_desert = Désert de départ des voleurs
page-option-no_equal_neighbours = Numéros égaux séparés
page-option-no_2_12_neighbours = 2 et 12 séparés
page-option-no_red_neighbours = 6 et 8 séparés
page-option-mixed_terrain = Terrains mélangés
choice-phases-separate = commerce, puis construction
choice-phases-combined = dans n’importe quel ordre
choice-start-dice = les dés décident
choice-start-0 = place A
choice-start-1 = place B
choice-start-2 = place C
choice-start-3 = place D
choice-start-4 = place E
choice-start-5 = place F
choice-extension-special_building = phase de construction spéciale
choice-extension-paired_players = joueurs associés (règle actuelle de l’éditeur à 5–6)
choice-extension-none = rien
choice-steal-may = facultatif
choice-steal-must = obligatoire
choice-layout-beginner = pour débutants
choice-layout-spiral = numéros en spirale
choice-layout-random = tout au hasard
choice-frame-standard = ordre habituel
choice-frame-random = mélangés
choice-robber_desert-0 = le premier
choice-robber_desert-1 = le second
page-account = Compte et autres appareils
page-account-of = Compte : { $name }
page-account-why = Pas besoin de compte. Avec un compte, vos parties vous suivent sur tous vos appareils.
page-login = Nom du compte
page-password = Mot de passe
page-account-rule = Nom : de 3 à 32 lettres ou chiffres, accents permis, sans espace. Mot de passe : au moins 8 caractères.
page-log-in = Se connecter
page-log-out = Se déconnecter
page-sign-up = Créer un compte
page-log-out-everywhere = Se déconnecter de tous les appareils
page-password-change = Changer le mot de passe
page-password-change-why = Vos autres appareils sont déconnectés.
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe (au moins 8 caractères)
page-password-changed = Le mot de passe est changé.
page-delete-account = Supprimer le compte
page-delete-account-go = Supprimer définitivement mon compte
page-delete-guest = M’effacer
page-delete-guest-go = M’effacer définitivement
page-delete-why = Dans les parties en cours, un robot prend votre place. Les parties des autres restent, mais votre nom et ce que vous avez écrit dans la discussion sont retirés. Vos réglages enregistrés, vos campagnes et vos parties importées sont supprimés. On ne peut pas revenir en arrière.
page-deleted = Tout ce qui vous concerne est supprimé.
page-delete-table = Supprimer
page-delete-table-sure = Supprimer pour tous les joueurs ?
page-privacy = Ce qui est conservé
page-privacy-lead = Ce serveur conserve ce dont les parties ont besoin et rien d’autre : ni adresses de machines, ni statistiques sur vous, ni rien d’autres sites.
page-privacy-guests = Vous en tant qu’invité : un nombre aléatoire dans un cookie et le nom choisi, pour retrouver votre place.
page-privacy-logins = Les appareils où vous êtes connecté : une empreinte du cookie et le jour de sa dernière utilisation.
page-privacy-waiting = Les tables dont la partie n’a pas commencé : qui est assis où, la discussion.
page-privacy-playing = Les tables où l’on joue : aussi chaque coup, pour que la partie continue après une interruption.
page-privacy-finished = Les parties finies : la même chose, pour les revoir et vérifier les dés.
page-privacy-imports = Les parties enregistrées que vous ouvrez depuis un fichier.
page-privacy-account = Votre compte : son nom et une empreinte du mot de passe, d’où personne ne peut le lire. Il est conservé jusqu’à ce que vous le supprimiez.
page-privacy-own = Vos réglages enregistrés, vos campagnes et les personnes que vous ne voulez pas lire : aussi longtemps que vous.
page-privacy-browser = Dans votre navigateur : le cookie, et vos préférences pour cette page.
page-privacy-days = { $days ->
    [0] Conservé jusqu’à suppression.
    [one] Conservé un jour après la dernière utilisation.
   *[other] Conservé { $days } jours après la dernière utilisation.
  }
page-privacy-delete = Supprimer
page-privacy-delete-how = Sous « Compte et autres appareils », sur la page d’accueil, vous supprimez votre compte ou vous-même en tant qu’invité. L’hôte supprime une table finie dans la liste des parties à revoir.
page-privacy-backups = La personne qui tient ce serveur peut avoir des copies antérieures de ses données. Demandez-lui.
page-device-why = Continuer sur un autre appareil : demandez un code ici, tapez-le là-bas.
page-device-get = Obtenir un code
page-device-code = Code de l’autre appareil
page-device-use = Continuer ici

## En attendant les joueurs

page-you-play = vous jouez
page-here-is-played = on joue ici
page-box = Boîte
page-to-win = Pour gagner
page-options = Règles et options
page-option-is = { $option } : { $value }
page-without = Sans : { $what }
page-undo-on = Annulation permise
page-undo-off = Sans annulation
page-hints-off = Sans conseils
page-spectators-off = Sans spectateurs
page-spectators-late = Spectateurs { $seconds } s plus tard
page-pace-is = Vitesse des robots : { $pace }
page-change-game = Modifier les règles
page-map-example = Un exemple de plateau
page-seats-count =
    { $people ->
        [one] { $people } joueur
       *[other] { $people } joueurs
    }, { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }, { $open ->
        [one] { $open } libre
       *[other] { $open } libres
    }
page-seat-open-why = attend un joueur ; sinon un robot la prend au début
page-seat-for = La place { $letter } est pour
page-seat-person = Joueur
page-seat-closed = Fermer
page-seat-more = Ajouter une place
page-game = Jeu
page-seat-colour = Couleur
page-host = hôte
page-rename = Renommer
page-rename-go = Garder ce nom
page-hot-seat = À plusieurs devant cet écran
page-hot-seat-how = Entrez le nom, puis pressez « S’asseoir ici aussi » sur une place libre.
page-removed-you = L’hôte vous a retiré de votre place.
page-another-name = Un autre joueur devant cet écran
page-seat-open = Place libre
page-here = présent
page-sit = S’asseoir ici
page-sit-also = S’asseoir ici aussi
page-stand = Se lever
page-add-bot = Robot
page-kick = Exclure
page-bots-fill = Les robots prennent les places libres
page-start-now = Commencer
page-host-starts = L’hôte lance la partie.
page-invite = Inviter des amis
page-qr = Code QR de cette table
page-link = Lien vers cette table
page-copy-link = Copier le lien
page-copied = Copié
page-code-of-table = Code de la table
page-reach-machine = cet ordinateur seulement
page-reach-house = marche dans cette maison
page-reach-everywhere = marche partout
page-reach-machine-how = Ce serveur ne répond qu’à cet ordinateur. Pour inviter dans la maison, lancez-le avec --host 0.0.0.0.
page-reach-house-how = Pour les appareils du même réseau que cet ordinateur. D’ailleurs : hébergez le serveur à une adresse publique.
page-no-table = Table introuvable
page-no-table-why = Elle est peut-être terminée, ou le lien est incomplet.
page-closed = Cette table est fermée
page-closed-why = L’hôte y a mis fin pour tous, sans vainqueur.
page-nothing-here = Il n’y a rien ici
page-nothing-here-why = Cette adresse ne mène nulle part. Il y manque peut-être une lettre.
page-outdated = Cette partie ne peut pas continuer ici
page-damaged = Cette partie ne peut pas continuer
page-outdated-rules = { $rules ->
    [0] Elle a commencé avec une version plus ancienne des règles ; ce serveur joue avec la version { $ours }.
   *[other] Elle a commencé avec la version { $rules } des règles ; ce serveur joue avec la version { $ours }.
  }
page-outdated-file = Télécharger ce qui a été joué
page-no-table-spectators = Cette table n’accepte pas de spectateurs.
page-to-start = Accueil

## La table

page-skip = Aller aux actions
page-you = Vous
page-your-turn = À vous de jouer
page-your-decision = À vous de décider
page-their-turn = c’est son tour
page-others-decide =
    { $count ->
        [one] { $names } décide aussi
       *[other] { $names } décident aussi
    }
page-time-left = Temps restant : { $time }
page-bot-name-0 = Alma
page-bot-name-1 = Nora
page-bot-name-2 = Malik
page-bot-name-3 = Iris
page-bot-name-4 = Jo
page-bot-name-5 = Tiago
page-bot-level = robot, { $level }
page-away = absent
page-away-bot = absent, un robot joue
page-bot-for-you = Un robot joue à votre place.
page-i-am-back = Je suis de retour
page-away-soon = absent, robot dans { $seconds } s
page-deciding = décide
page-seat-letter = place { $letter }
page-seat-card =
    { $points ->
        [one] { $name } : { $points } point, cartes en main : { $cards }
       *[other] { $name } : { $points } points, cartes en main : { $cards }
    }
page-players = Joueurs
page-cards-in-hand = Cartes en main
page-cards-limit = cartes en main ; un sept en prend la moitié s’il y en a plus de { $limit }
page-seat-details = Détails : { $name }
page-left-in-box = Encore dans la boîte
page-development-cards = Cartes Développement
page-knights-played = Chevaliers joués
page-route-length = Longueur de la route
page-points =
    { $count ->
        [one] point
       *[other] points
    }
page-hand-over =
    { $count ->
        [one] { $count } carte : un sept en prend la moitié
       *[other] { $count } cartes : un sept en prend la moitié
    }
page-hand-count =
    { $count ->
        [one] { $count } carte, limite { $limit }
       *[other] { $count } cartes, limite { $limit }
    }
page-costs = Coûts et points
page-costs-also = Rapportent aussi
page-costs-can = vous pouvez payer
page-costs-about-road = à côté de vos pièces
page-costs-about-settlement = sur votre route, à 2 chemins des autres
page-costs-about-city = remplace une colonie, récolte 2
page-costs-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-costs-levels = Cartes par niveau :
page-costs-least = { $award }, { $least } ou plus
page-costs-win =
    { $count ->
        [one] { $count } point pendant votre tour pour gagner
       *[other] { $count } points pendant votre tour pour gagner
    }
page-costs-limit = Un sept prend la moitié de vos cartes si vous en avez plus de { $limit }
page-costs-harbours = Ports { $any }:1 ou { $own }:1
page-hand = Votre main
page-actions = Vos actions
page-hand-and-actions = Votre main et vos actions
page-action-costs =
    { $stock ->
        [-1] { $label }. Coût : { $cost }.
       *[other] { $label }. Coût : { $cost }. Reste : { $stock }.
    }
page-special-card =
    { $count ->
        [one] { $card }
       *[other] { $card } × { $count }
    }
page-card-lumber = Bois
page-card-brick = Argile
page-card-wool = Laine
page-card-grain = Blé
page-card-ore = Minerai
page-card-gold = Or
page-play-card = Jouer cette carte
page-card-knight = Chevalier
page-card-road_building = Routes
page-card-year_of_plenty = Invention
page-card-monopoly = Monopole
page-card-victory_point = Point
page-short-road = Route
    .long = Route
page-short-settlement = Colonie
    .long = Colonie
page-short-city = Ville
    .long = Ville
page-short-card = Carte
    .long = Carte
page-short-roll = Lancer
page-short-end_turn = Fin
    .long = Fin du tour
page-short-end_part = Fin
    .long = Fin de ma part
page-short-pass_building = Passer
    .long = Finir
page-pass-round = Sauter
    .long = Pas ce tour de table
page-board = Plateau
page-tile = { $terrain } { $number }
page-tile-plain = { $terrain }
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Voir tout le plateau
page-dock = Décision en cours
page-undo = Annuler
page-nobody-accepts = Personne n’accepte votre offre.
page-done = Coup joué : { $what }.
page-build-here = Construire ici
page-choose-here = Choisir cet endroit
page-close = Fermer
page-back = Retour
page-clear = Effacer
page-none = aucun
page-label = { $label } :
page-rule = Règle { $rule }
page-need = Il vous manque { $cards }
page-need-card = { $count } { $card }
page-need-have = En main : { $card }
page-need-miss = Manque : { $card }
page-need-ask = Demander aux autres joueurs
page-rule-in = { $section }, dans les règles (nouvel onglet)
page-refused = Ce n’est pas possible maintenant ({ $key }).
page-waiting-for-table = En attente du serveur…
page-reconnecting = Reconnexion…
page-reconnecting-why = Votre place est gardée.
page-sending = envoi…
page-stalled = La table n’a pas encore répondu.
page-stalled-why = Votre coup est gardé et ne compte qu’une fois.
page-back-again =
    { $count ->
        [one] Vous êtes de retour. { $count } coup a été joué.
       *[other] Vous êtes de retour. { $count } coups ont été joués.
    }
page-show-them = Les revoir
page-spectating = Vous regardez. Les mains restent cachées jusqu’à la fin de la partie.
page-sit-for = Remplacer { $name }
page-turn = Tour { $turn }
page-vote = Donner plus de temps à tous ({ $votes } voix sur { $needed })
page-wants-time = { $name } demande plus de temps : une minute pour tous ?
page-more-time = D’accord
page-choices = Tous les choix
page-no-choices = Vous n’avez rien à choisir maintenant.
page-one-at-a-time = Une carte à la fois
page-form-progress = { $label } · choix : { $chosen } sur { $owed }
page-field-give = Vous donnez
page-field-take = Vous recevez
page-field-to = À qui
page-field-cards = Cartes
page-pick-card =
    { $held ->
        [-1] { $label } : { $card }, choix : { $count }
       *[other] { $label } : { $card }, choix : { $count } sur { $held }
    }
page-pick-less = Retirer 1 { $card }

## Ce que dit le bandeau de chaque décision

banner-place_settlement = choisissez où placer une colonie
    .other = place une colonie
banner-place_road = choisissez où poser la route
    .other = pose une route
banner-before_roll = lancez les dés
    .other = va lancer les dés
banner-action = échangez, puis construisez
    .combined = échangez et construisez
    .other = commerce et construit
banner-building = construisez, ou finissez le tour
    .other = construit
banner-discard =
    { $count ->
        [one] défaussez { $count } carte
       *[other] défaussez { $count } cartes
    }
    .other = doit défausser
banner-robber = déplacez les voleurs
    .other = déplace les voleurs
banner-steal = choisissez qui voler
    .other = vole une carte
banner-free_roads =
    { $count ->
        [one] posez { $count } route gratuite
       *[other] posez { $count } routes gratuites
    }
    .other = pose des routes gratuites
banner-trade_answer = répondez à l’offre
    .other = examine une offre
    .own = choisissez une réponse
banner-special_building = construisez ou passez
    .other = peut construire entre les tours
    .head = Entre les tours (après { $name })
banner-second_player = échangez avec la Réserve et construisez
    .other = joue comme second joueur
    .head = Second joueur, tour en cours : { $name }
banner-second_player_building = construisez, ou finissez votre part
    .other = construit comme second joueur
    .head = Second joueur, tour en cours : { $name }
banner-choose-build_road = choisissez où poser la route
banner-choose-build_settlement = choisissez où fonder la colonie
banner-choose-build_city = choisissez la colonie à améliorer en ville
banner-choose-play_monopoly = choisissez la sorte de carte
banner-choose-play_year_of_plenty = choisissez les cartes à prendre

## Commerce

page-trade = Commerce
    .short = Échange
page-bank = Réserve et ports
page-give = Vous donnez
page-get = Vous recevez
page-tap-to-add = touchez pour ajouter
page-tap-to-take = × en reprend une
page-offer-all = Proposer à tous
page-send-counter = Envoyer la contre-offre
page-your-offer = Votre offre est sur la table.
page-offer-of = { $name } propose :
page-accept = Accepter
page-decline = Refuser
page-offer-missed = { $name } n’attend plus : l’offre est terminée.
page-counter = Contre-offre
page-counters = propose plutôt :
page-counter-unpaid = vous n’avez pas ces cartes
page-offer-of-bot = robot, une offre par tour
page-you-hold = vous en avez { $count }
page-offer-left =
    { $seconds ->
        [one] { $seconds } seconde pour répondre
       *[other] { $seconds } secondes pour répondre
    }
page-offer-held = Le robot attend pendant que vous écrivez, 90 secondes au plus.
page-offer-would = Avec cet échange, vous pouvez payer : { $what }
page-no-offers-turn = Plus d’offres pendant ce tour
page-no-offers-game = Plus d’offres dans cette partie
page-counter-to = Contre-offre pour { $name }
page-answers = Réponses
page-answer-accepted = accepte
page-answer-declined = refuse pour ce tour
page-answer-countered = fait une contre-offre
page-answer-thinking = réfléchit…
page-trade-now = Échanger
page-remembered =
    { $count ->
        [one] { $names } a refusé cette offre et ne la recevra plus pendant ce tour.
       *[other] { $names } ont refusé cette offre et ne la recevront plus pendant ce tour.
    }
page-rate = { $card } { $rate }:1
page-bank-short = Réserve { $rate }:1
page-bank-how = Choisissez ce que vous donnez, puis ce que vous recevez.
page-bank-trade = Donner { $give }, recevoir { $take }
page-bank-none = Vous n’avez pas assez de cartes d’une sorte pour échanger avec la Réserve.
page-bank-hidden = Réserve cachée : on voit seulement ce qui est épuisé ou réduit à une carte.

## Journal, discussion, statistiques

page-log = Journal
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-stats = Dés
page-chat-new =
    { $count ->
        [one] Discussion, { $count } nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dites quelque chose
page-send = Envoyer
page-mute = ignorer
page-unmute = ne plus ignorer
page-muted = { $name } : messages ignorés.
page-dice = Dés
page-dice-so-far =
    { $count ->
        [one] Dés jusqu’ici : { $count } lancer ; tirets : nombre attendu
       *[other] Dés jusqu’ici : { $count } lancers ; tirets : nombre attendu
    }
page-cards-received = Cartes reçues
emote-thumbs_up = Pouce levé
emote-laugh = Rire
emote-wow = Surprise
emote-sad = Tristesse
emote-angry = Colère
emote-thinking = Je réfléchis
emote-hurry = Plus vite
emote-well_played = Bien joué !
emote-sorry = Pardon !
emote-thanks = Merci !
notice-seat_absent = { $seat } n’est plus là : un robot continue.
notice-seat_back = { $seat } est de retour.
notice-clock_expired = Temps écoulé pour { $seat } : un robot décide.
notice-clock_extended = Temps supplémentaire pour tous : { $seconds } s.
notice-bot_replaced =
    { $reason ->
        [unknown] { $seat } : le serveur ne connaît pas le robot « { $from } », un robot plus simple joue.
       *[other] { $seat } : un robot plus simple remplace le précédent.
    }
notice-bot_joined = Un robot remplace { $seat }.
notice-person_joined = { $name } prend place.
notice-person_left = { $name } quitte la table.
notice-person_removed = { $name } a été exclu par l’hôte.
notice-undone = { $seat } reprend un coup.
notice-restored = Le serveur est de retour ; rien n’est perdu.

## Réglages et aide

page-settings = Réglages
page-language = Langue
page-theme = Couleurs
page-theme-system = comme l’appareil
page-theme-light = claires
page-theme-dark = sombres
page-theme-change = Passer du clair au sombre
page-sounds = Sons
page-volume = Volume
page-motion = Animations
page-auto-roll = Lancer les dés automatiquement
page-bots-offer = Les robots peuvent me proposer des échanges
page-auto-skip = Jouer automatiquement les coups forcés
page-guide = Expliquer chaque décision
page-letters = Lettres comme raccourcis
page-keys = Raccourcis clavier
page-key-0 = lancer les dés
page-key-1 = commerce
page-key-2 = aller aux endroits éclairés, ou aux boutons de construction
page-key-3 = finir le tour
page-key-4 = annuler
page-key-5 = conseil
page-key-6 = liste de tous les choix
page-key-7 = journal
page-key-8 = cette page
page-key-9 = annuler un choix
page-key-10 = le plateau en liste
page-leave-seat = Partir : un robot joue pour { $name }
page-leave-seat-sure = Un robot jouera pour { $name }. Vous pourrez reprendre la place tant qu’elle est libre.
page-sit-again = Prendre la place : { $name }
page-remove-player = Exclure { $name } de la table
page-remove-player-sure = Un robot jouera pour { $name }.
page-offer-seat = Proposer à un autre la place occupée par { $name }
page-close-table = Finir cette partie sans vainqueur
page-close-table-sure = Finir cette partie pour tout le monde ? Personne ne gagne, et elle ne reprendra pas.
page-yes = Oui
page-no = Non
page-rules = Règles
page-rules-tab = Règles, dans un nouvel onglet
page-rules-only = Seulement cette partie
page-rules-boxes = Boîtes
page-rules-chapters = Chapitres
page-rules-chapter = chapitre { $nth } sur { $count }
page-rules-house = Règle maison ici
page-rules-game = { $game }, { $seats } joueurs
page-rules-link = Une question ? Copiez le lien de cette règle.
page-rules-none = Aucune règle n’a ces mots : { $words }.
page-rules-side = À cette table
page-rules-see = Voir aussi :
page-rule-exact = Texte exact pour les développeurs (en anglais)
page-rules-search = Chercher : voleurs, port, route…
page-rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
page-hint = Conseil
page-hint-ask = Que ferait un robot ?
page-hint-do = Le faire
page-hint-only = Aucun autre coup n’est possible.
page-hint-keep = Garder vos cartes vaut mieux que tous les coups possibles.
page-hint-why = Pourquoi :
page-hint-why-button = Pourquoi
page-hint-another = Un autre
page-hint-roll = Un tour commence par les dés.
page-hint-pass = Vous n’y perdez rien.
page-hint-least = Tout autre coup vous coûte davantage.
page-hint-holds-up = cela gêne { $name }
page-hint-left = Il vous reste { $cards }.
page-hint-left-none = Vos dernières cartes y passent.
page-hint-points = Vous aurez { $points } points.
page-pass-to = Passez l’écran à { $name }
page-pass-why = La main reste cachée jusque-là.
page-it-is-me = Je suis { $name }
page-guide-title = Et maintenant ?
page-advice = Notes et conseils
page-fold = Réduire
page-unfold = Développer
guide-place_settlement = Placez une colonie sur une intersection. Vous recevez une carte chaque fois que le numéro d’une tuile voisine sort. Plus il y a de points sous un numéro, plus il sort souvent ; des tuiles différentes donnent des cartes différentes. Le dernier bâtiment placé au début vous rapporte aussi une carte de chaque tuile voisine.
    .other = Chacun place deux colonies et deux routes. Les intersections éclairées montrent où vous pouvez construire.
guide-place_road = La route part de votre nouvelle colonie vers l’endroit que vous visez ensuite.
    .other = Les autres posent leurs routes.
guide-before_roll = Lancez les dés : chaque tuile de ce numéro donne des cartes aux colonies voisines, à qui qu’elles soient. Sur un sept, les voleurs se déplacent.
    .other = Un autre joueur lance les dés. Vous pouvez recevoir des cartes aussi : regardez votre main.
guide-action = Construisez ce que vos cartes permettent : les boutons éclairés sont possibles. Pas assez de cartes ? Proposez un échange, ou échangez avec la Réserve. Puis finissez votre tour.
    .other = Les autres commercent et construisent. Ils peuvent vous proposer un échange.
guide-building = Vous avez construit. Continuez, ou finissez le tour.
guide-discard = Un sept est sorti et votre main dépasse la limite : choisissez la moitié de vos cartes à rendre.
guide-robber = Déplacez les voleurs sur une tuile d’un joueur en tête : elle ne rapporte rien tant qu’ils y sont.
guide-steal = Vous pouvez prendre une carte au hasard à un joueur voisin des voleurs.
guide-trade_answer = On vous propose un échange. Acceptez, refusez, ou faites une contre-offre.
guide-free_roads = Posez les routes gratuites vers une bonne intersection.
hint-points = des points
hint-points_over_the_half = des points
hint-points_near_the_end = la victoire est proche
hint-turns_to_wait = votre tour vient plus tôt
hint-cards_over_the_limit = moins de cartes menacées par un sept
hint-kinds_in_hand = plus de sortes de cartes en main
hint-knights_in_hand = des chevaliers en main
hint-other_cards_to_play = des cartes à jouer
hint-hidden_cards_of_others = moins de cartes cachées chez les autres
hint-army_ahead = plus de chevaliers que les autres
hint-route_ahead = une route plus longue
hint-generic_harbour = un port
hint-special_harbours_in_use = un port pour ce que vous produisez
hint-open_spots = des endroits où construire
hint-best_spot_at_once = un bon endroit où construire tout de suite
hint-best_spot_by_one_road = un bon endroit à une route
hint-best_spot_by_two_roads = un bon endroit à deux routes
hint-production = plus de cartes aux dés
hint-production_in_balance = une production équilibrée
hint-kinds_produced = plus de sortes de cartes produites
hint-production_blocked = moins de tuiles bloquées
hint-settlement_soon = bientôt une colonie
hint-settlement_later = des colonies plus tard
hint-city_soon = bientôt une ville
hint-city_later = des villes plus tard
hint-road_soon = bientôt une route
hint-road_later = des routes plus tard
hint-development_card_soon = bientôt une carte Développement
hint-development_card_later = des cartes Développement plus tard

## La fin et les parties enregistrées

page-game-over = La partie est finie
page-to-result = Voir le résultat
page-no-winner = La partie s’est arrêtée sans vainqueur
page-you-win = Vous gagnez avec { $points } points !
page-wins = { $name } gagne avec { $points } points
page-wins-short = victoire : { $name }
page-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
page-play-again = Rejouer à la même table
page-replay = Revoir
page-replays = Parties enregistrées
page-export = Exporter
page-look-at-board = Plateau
page-points-by-turn = Points, tour après tour
page-points-by-turn-sub = Les points cachés comptent dès l’achat de la carte.
page-final-score = Résultat
page-final-score-sub = D’où viennent les points
page-player = Joueur
page-most-trades = le plus d’échanges : { $name }, { $count }
page-most-robbed = volé le plus souvent : { $name }, { $count }
page-cards-received-sub = Grâce aux dés ; sans les échanges
page-dice-sub =
    { $count ->
        [one] Barres : lancers réels. Tirets : attendus sur { $count } lancer.
       *[other] Barres : lancers réels. Tirets : attendus sur { $count } lancers.
    }
page-replays-none = Pas encore de partie enregistrée
page-replays-none-why = Finissez une partie et elle apparaîtra ici, ou déposez un fichier.
page-replay-bar = Étapes de la partie
page-set-up = Mise en place
page-turn-back = Tour précédent
page-turn-next = Tour suivant
page-step-back = Étape précédente
page-step = Étape suivante
page-play = Lecture
page-pause = Pause
page-step-of = Étape { $step } sur { $steps }
page-turn-of = Tour { $turn } sur { $turns }
page-speed = Vitesse { $speed }×
page-share-moment = Partager ce moment
page-hands = Toutes les mains
page-fair = Dés vérifiables
page-another-map = Une autre carte
page-map = Carte { $number }
page-fair-promise = Dés vérifiables, garantis par cette empreinte
page-fair-good = chaque lancer vérifié
page-fair-bad = la vérification a échoué
page-fair-changed = a été modifié
page-fair-none = Cette partie n’a pas de dés vérifiables.
page-fair-unknown = Partie introuvable
page-fair-unknown-why = Il n’y a pas de partie à cette adresse. Elle a peut-être été supprimée.
page-fair-lead = Avant le premier lancer, le serveur a montré l’empreinte d’un secret, et chaque place l’empreinte de sa part. Les parts n’ont été dévoilées qu’ensuite. Tous les lancers, cartes et vols découlent du secret et des parts.
page-fair-own = Vérifié par ce navigateur, avec ce qu’il a gardé d’avant la partie
page-fair-own-commitment = Le secret correspond à l’empreinte montrée à ce navigateur avant la partie.
page-fair-own-commitments = Aucune place n’a changé sa part après que toutes l’avaient annoncée.
page-fair-own-shares = Les parts tirées par ce navigateur pour ses places ont été utilisées.
page-fair-own-seed = La graine vient du secret et des parts.
page-fair-server = Vérifié par le serveur, en rejouant l’enregistrement
page-fair-shares = Chaque part est celle que sa place avait annoncée.
page-fair-shares-list = Parts des places
page-fair-unbound = Partie plus ancienne : les places n’ont pas annoncé leur part d’abord.
page-fair-withheld = Ces places ont annoncé une part et ne l’ont pas dévoilée : { $seats }. Les dés ont été faits sans elles.
page-fair-proved = Ce que cela prouve
page-fair-proved-1 = Personne n’a choisi les dés. Le serveur a fixé son secret avant de connaître votre part, et vous avez fixé la vôtre avant de connaître celles des autres. Il suffit qu’une seule place ait tiré sa part au hasard pour que les dés soient aléatoires pour tous, y compris pour qui exploite le serveur.
page-fair-proved-2 = Personne n’a changé les dés en cours de partie : plateau, lancers, cartes et vols découlent tous de la graine.
page-fair-unproved = Ce que cela ne prouve pas
page-fair-unproved-1 = Une place qui a vu les autres parts pouvait garder la sienne, et choisir ainsi entre deux suites de dés. Une telle place est nommée plus haut.
page-fair-unproved-2 = Qui exploite le serveur connaît le secret et, une fois les parts dévoilées, pourrait connaître les lancers à venir. La preuve est qu’ils n’ont pas été choisis, non que personne ne pouvait les voir.
page-fair-unproved-3 = La vérification du serveur n’engage que lui. Pour tout refaire vous-même, exportez l’enregistrement et lancez
page-fair-commitment = Le secret correspond à l’empreinte publiée avant la partie.
page-fair-seed = La graine vient du secret et de la part de chacun.
page-fair-draws = Les { $draws } tirages découlent tous de la graine.
page-fair-wrong-step = La première différence est à l’étape { $step }.
page-fair-hash = Empreinte (SHA-256)
page-fair-secret = Secret
page-fair-seed-number = Graine
page-fits = conforme
page-fits-not = non conforme

## Pourquoi pas : ce que refuse la table elle-même

refusal-page-offline = Le serveur ne répond pas.
refusal-page-failed = Le serveur a répondu par une erreur. Réessayez dans un instant.
refusal-command-stale = La partie a avancé : regardez et choisissez à nouveau.
refusal-command-not_seated = Vous n’avez pas de place à cette table.
refusal-command-which_seat = Vous avez plusieurs places : choisissez-en une.
refusal-command-not_your_seat = Ce n’est pas votre place.
refusal-command-hello_first = La connexion n’était pas prête. Réessayez.
refusal-table-not_playing = La partie n’a pas commencé.
refusal-table-not_over = La partie n’est pas finie.
refusal-table-already_started = La partie a déjà commencé.
refusal-table-over = La partie est finie.
refusal-table-closed = Cette table est fermée.
refusal-table-outdated = Cette partie a commencé avec d’autres règles que celles de ce serveur. Elle ne peut pas continuer ici, mais elle est conservée.
refusal-table-damaged = Ce que le serveur a conservé de la partie est incomplet. Elle ne peut pas continuer.
refusal-table-playing = La partie est en cours : fermez d’abord la table.
refusal-admin-denied = Seul l’exploitant de ce serveur peut faire cela.
refusal-table-not_host = Seul l’hôte peut faire cela.
refusal-table-seat_taken = Cette place est prise.
refusal-table-second_seat = Vous avez déjà joué à une autre place dans cette partie.
refusal-table-seat_unknown = Cette place n’existe pas.
refusal-table-seat_not_bot = Il n’y a pas de robot à cette place.
refusal-table-open_seats = Il reste des places libres : donnez-les à des robots, ou attendez.
refusal-table-no_person = Il faut au moins un joueur humain.
refusal-table-no_spectators = Cette table n’accepte pas de spectateurs.
refusal-table-too_many_spectators = Trop de personnes regardent déjà cette table.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-table-unknown = Aucune table n’a ce code.
refusal-bot-unknown = Ce robot n’existe pas.
refusal-action-malformed = Ce coup n’a pas pu être lu.
refusal-undo-off = L’annulation est désactivée à cette table.
refusal-lesson-other_move = La leçon demande autre chose : voyez ce qui est cerclé de blanc.
refusal-lesson-none = Il n’y a pas de leçon à cette table.
refusal-lesson-unknown = Cette leçon n’existe pas.
refusal-undo-lesson = Pendant une leçon, rien ne s’annule.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-other_moved = Un autre joueur a joué depuis.
refusal-undo-revealed = Quelque chose de caché ou de tiré au sort a été révélé depuis : on ne peut plus annuler.
refusal-chat-off = La discussion est désactivée à cette table.
refusal-chat-empty = Le message est vide.
refusal-emote-unknown = Cette réaction n’existe pas.
refusal-hint-off = Les conseils sont désactivés à cette table.
refusal-hint-none = Il n’y a pas de conseil pour cela.
refusal-hint-no_other = Il n’y a pas d’autre conseil.
refusal-hint-wait = Attendez les réponses des autres à votre offre.
refusal-hint-not_deciding = Vous n’avez rien à décider maintenant.
refusal-clock-none = Cette table n’a pas d’horloge.
refusal-fair-already = Votre part des dés est déjà ajoutée.
refusal-fair-started = La partie a commencé : les dés sont fixés.
refusal-fair-not_sealed = Les parts des dés sont dévoilées au début de la partie.
refusal-fair-other_share = Ce n’est pas la part qui avait été annoncée.
refusal-table-starting = La partie commence.
refusal-limit-too_fast = Trop vite : attendez un instant.
refusal-limit-too_many_sockets = Cette table est ouverte dans trop de pages.
refusal-server-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé.
refusal-server-stopping = Le serveur redémarre.
refusal-server-busy = Le serveur a trop à faire en ce moment. Réessayez dans une minute.
refusal-server-error = Une erreur s’est produite sur le serveur.
refusal-origin-foreign = Cette page ne vient pas de la même adresse que le serveur.
refusal-request-malformed = La demande n’a pas pu être lue.
refusal-request-not_json = La demande n’a pas pu être lue.
refusal-request-too_large = C’est trop grand.
refusal-frame-malformed = Cela n’a pas pu être lu.
refusal-frame-too_large = C’est trop grand.
refusal-account-already = Vous avez déjà un compte.
refusal-account-login = Un nom de compte a de 3 à 32 lettres ou chiffres ; le point, le trait d’union et le tiret bas sont permis, pas l’espace.
refusal-account-password = Le mot de passe doit avoir au moins { $least } caractères.
refusal-seat-no_name = Il faut au moins une lettre dans un nom.
refusal-account-none = Vous n’avez pas de compte ici.
refusal-account-taken = Ce nom est déjà pris.
refusal-account-wrong = Nom ou mot de passe incorrect.
refusal-device-unknown = Ce code est inconnu ou a expiré.
refusal-token-unknown = Le serveur ne connaît pas ce jeton.
refusal-guest-unknown = Le serveur ne vous connaît pas encore : rechargez la page.
refusal-person-unknown = Personne de ce nom n’est ici.
refusal-preset-unknown = Ces réglages ne sont plus enregistrés ici.
refusal-preset-too_many = Vous avez trop de réglages enregistrés : supprimez-en d’abord.
refusal-map-unknown = Cette carte n’est plus ici.
refusal-map-not_yours = Seule la personne qui a dessiné cette carte peut la modifier. Faites-en une copie.
refusal-map-too_many = Vous avez enregistré { $most } cartes ici : supprimez-en d’abord.
refusal-map-unreadable = Cette carte ne peut pas être enregistrée : elle est trop grande, ou ce n’est pas un fichier de scénario.
refusal-map-too_much = Cette carte demande trop de temps ou de mémoire.
refusal-map-faults = Cette carte ne peut pas encore être jouée : ligne { $line }, { $reason }
refusal-campaign-unknown = Cette campagne n’existe pas.
refusal-campaign-too_many = Vous avez trop de campagnes : supprimez-en d’abord.
refusal-rating-off = Ce serveur ne tient pas de classement.
refusal-rating-account = Les parties classées demandent un compte : créez-en un d’abord.
refusal-tournament-unknown = Ce tournoi n’existe pas.
refusal-tournament-too_many = Vous organisez trop de tournois : supprimez-en d’abord.
refusal-tournament-seats = Ce jeu n’a pas de table à trois ou à quatre.
refusal-tournament-begun = Le tournoi a commencé : plus personne ne peut s’inscrire.
refusal-tournament-full = Le tournoi est complet.
refusal-tournament-not_yours = Seul l’organisateur peut le faire.
refusal-tournament-round_open = Il manque encore des résultats dans cette ronde.
refusal-tournament-over = Le tournoi est terminé.
refusal-tournament-too_few = Il n’y a pas assez de joueurs : il en faut au moins { $least }.
refusal-tournament-result = Un résultat a des points pour chaque joueur, et le vainqueur en a le plus.
refusal-campaign-not_yours = Seul le joueur qui a commencé cette campagne peut ouvrir ses tables.
refusal-campaign-over = Cette campagne est finie.
refusal-record-changed = Cet enregistrement a été modifié après la partie : la ligne { $line } ne va pas avec les autres.
refusal-record-empty = Ce fichier est vide : il ne contient aucune partie.
refusal-record-damaged = Ce fichier n’est pas un enregistrement complet (ligne { $line }).
refusal-record-outdated = Cette partie a été jouée avec d’autres règles ou une autre version du programme ; cette version (règles { $rules }) ne peut pas la montrer.
refusal-record-unknown = Cette partie enregistrée n’existe pas.
refusal-record-unfinished = On ne peut revoir une partie qu’une fois terminée.
refusal-record-no_fair_dice = Cet enregistrement n’a pas de dés vérifiables.
refusal-record-too_much = Rejouer cet enregistrement demande trop de temps ou de mémoire.
refusal-rule-unknown = Cette règle n’existe pas.
refusal-setup-game_unknown = Ce jeu n’existe pas.
refusal-setup-scenario_gone = Le fichier du scénario { $game } n’est plus dans le dossier des scénarios. Remettez-le, ou ouvrez une autre table.
refusal-setup-seats = Ce jeu est pour { $least } à { $most } joueurs.
refusal-setup-option_unknown = Ce jeu n’a pas ce réglage.
refusal-setup-option_value = Ce réglage ne peut pas avoir cette valeur.
refusal-setup-refused = Ces réglages ne peuvent pas être combinés.
refusal-setup-duel = À deux, il faut Catane pour deux ou la règle maison du duel, qui n’existent que pour deux joueurs.
refusal-setup-first_seat = La place qui doit commencer n’est pas à cette table.
refusal-setup-between_turns = Construire ou jouer entre les tours n’existe qu’à cinq et six joueurs.
refusal-setup-one_map = Ce plateau est imprimé : il n’y a pas d’autre carte.
refusal-setup-not_printed = Il n’y a pas de plateau imprimé pour ce nombre de joueurs : choisissez un plateau tiré au sort.

# De plusieurs boîtes
page-about-scenario = À propos de ce scénario
page-back-to-campaign = Retour à la campagne
page-back-to-map = Retour à la carte
page-cards-to-take = Cartes à prendre : { $count }
page-find-lit = Aller aux endroits éclairés
page-find-own = Aller à vos propres pièces
page-note-done = Compris
page-note-title = Ce qui change ici
page-overview = Vue d’ensemble du plateau : touchez-la pour y aller
page-which-here = Que placer ici ?
page-short-ship = Bateau
    .long = Bateau
piece-ship = bateau
    .short = bateau
banner-choose-build_ship = choisissez un chemin pour le bateau

## Les cartes qui disent ce qui s’est passé, jusqu’à ce qu’on les range

page-results = Ce qui s’est passé
page-result-about = { $what } · tour { $turn }
page-result-away = Compris
page-result-all-away = Tout fermer
page-result-on-board = Sur le plateau
page-result-more = encore { $count }
page-result-theft = Vol

## Ce que rapporte le lieu que l’on regarde

page-note-corner = Cette intersection
page-note-path = Ce chemin
page-note-piece = { $piece } ({ $name })
page-note-any = une carte au choix
page-note-odds = { $card } : { $cases ->
        [one] { $cases } lancer
       *[other] { $cases } lancers
    } sur { $of }, une fois sur { $every }
page-note-nothing = ne rapporte rien
page-note-blocked = Ne rapporte rien en ce moment.
page-note-rolled =
    { $count ->
        [one] Sorti { $count } fois ; attendu : { $expected }
       *[other] Sorti { $count } fois ; attendu : { $expected }
    }
page-note-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $cases } lancers, { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }
page-note-no-harbour = Pas de port
page-note-harbour = Port { $rate }:1
page-note-harbour-generic = { $rate } cartes pareilles contre 1 au choix
page-note-harbour-special = { $cards } contre 1 carte au choix
page-note-trades = commerce ici
page-note-jetty = Quai
page-note-close = trop près d’une construction
page-note-free = libre
page-note-shut = fermé
page-note-rate = La Réserve vous demande { $rate }:1 au mieux
page-note-near =
    { $count ->
        [one] { $name }, à { $count } chemin
       *[other] { $name }, à { $count } chemins
    }

## La fin, et les rediffusions sur un petit écran

page-won-by = Ce qui a décidé : { $what }
page-replay-hands = Mains
page-replay-log = Journal
page-replay-charts = Graphiques
