# Les leçons : ce que dit la table pendant une leçon, et la première leçon. Les mots entre étoiles sont en gras. `.text` est
# le texte à côté d’un grand plateau, `.brief` celui d’un téléphone, `.todo` ce qu’il y a à faire, `.name` l’étape dans
# la liste, `.show-1` la légende du premier dessin. `page-lesson-now-` et une sorte d’action : ce que l’on fait après une étape.

page-lesson-step = Étape { $step } sur { $count }
page-lesson-skip = Passer la leçon
    .short = Passer
page-lesson-return = Reprendre la leçon
page-lesson-waiting = *C’est fait.* Aux autres de jouer.
page-lesson-now = *Bien.* Continuez avec ce qui est éclairé.
page-lesson-now-place_road = Une route va avec : touchez le *chemin éclairé*.
page-lesson-now-roll = Les autres ont joué. À vous : touchez *Lancer*.
page-lesson-now-end_turn = Votre tour est joué : touchez *Fin*.
page-lesson-now-confirm_trade = { page-bot-name-3 } accepte : touchez *Échanger*.
page-lesson-now-steal = Et maintenant, volez une carte : touchez le bouton *Voler une carte à { page-bot-name-2 }*.
page-lesson-over = La leçon est finie
page-lesson-end = Continuez cette partie avec les robots. L’ampoule, en haut, montre un bon coup.
page-lesson-go-on = Continuer la partie
page-lesson-to-start = À l’accueil
page-lesson-bots-wait = Les robots vous attendent.
page-lesson-done = fait
page-learn = Montrez-moi
page-learn-steps =
    { $count ->
        [one] { $count } chose à faire
       *[other] { $count } choses à faire
    }

lesson-base-first = Première leçon
lesson-base-first-goal = Dix points pour gagner
    .name = Dix points
    .text = Atteignez 10 points à votre tour et la partie est à vous. Colonies et villes en rapportent, et récoltent sur chaque tuile qu’elles touchent.
    .brief = Colonie : 1 point, ville : 2. Elles récoltent aussi sur les tuiles qu’elles touchent.
    .todo = Touchez l’*intersection éclairée*.
    .show-1 = ★
    .show-2 = ★★
    .show-3 = la plus longue ★★
    .show-4 = la plus forte ★★
lesson-base-first-harvest = Lancer, puis récolter
    .name = Lancer et récolter
    .text = Chaque tuile de ce numéro paie toutes les constructions à ses intersections : 1 carte par colonie, 2 par ville. Plus il y a de points sous le numéro, plus il sort.
    .brief = Chaque tuile de ce numéro paie les constructions qui la touchent : 1 carte par colonie, 2 par ville.
    .todo = Touchez *Lancer*, en bas à droite.
    .show-1 = 1 sur 36
    .show-2 = 4 sur 36
    .show-3 = 5 sur 36
lesson-base-first-costs = Tout a un prix
    .name = Ce que tout coûte
    .text = Les routes mènent à de nouvelles places. Une colonie se pose au bout d’une de vos routes, à deux chemins au moins de toute autre.
    .brief = Une route coûte 1 bois et 1 argile. Elle mène aux places des colonies.
    .todo = *Route* est choisie. Touchez le *chemin éclairé*.
lesson-base-first-trade = Échanger le surplus
    .name = Échanger
    .text = Tous peuvent accepter votre offre, à votre tour seulement. La Réserve échange toujours 4 cartes pareilles contre 1 ; un port en demande 3 ou 2.
    .brief = Offrez des cartes à votre tour. La Réserve en prend 4 pareilles pour 1.
    .todo = 3 blés, pas de laine : touchez *Proposer à tous*.
lesson-base-first-robber = Le sept et les voleurs
    .name = Voleurs et cartes
    .text = Un 7 ne paie personne. Qui a plus de 7 cartes en rend la moitié. Vous déplacez les voleurs : ils ferment une tuile, et vous volez une carte à un joueur qui s’y trouve. Un chevalier, une des cartes qu’on achète, fait de même.
    .brief = Un 7 ne paie rien ; 8 cartes ou plus : rendez la moitié. Les voleurs ferment une tuile et volent.
    .todo = Touchez la *tuile éclairée*.
    .show-1 = ferment une tuile
    .show-2 = plus de 7 : la moitié
    .show-3 = les déplace aussi
