# Les leçons de cette boîte ; lesson.ftl explique les parties d’une étape.

lesson-junior-pirates = Premier voyage
lesson-junior-pirates-roll = Lance le dé
    .name = Lancer
    .text = Chaque île du numéro donne des marchandises aux pirates qui y vivent.
    .brief = Chaque île du numéro donne des marchandises.
    .todo = Touche le *dé*.
lesson-junior-pirates-ship = Les bateaux ouvrent la voie
    .name = Un bateau
    .text = Un bateau coûte 1 bois et 1 laine. Il part de ta forteresse.
    .brief = Un bateau coûte 1 bois et 1 laine.
    .todo = Touche le *chemin éclairé*.
lesson-junior-pirates-market = Échange au marché
    .name = Le marché
    .text = Une fois par tour, échange une marchandise contre une autre du marché.
    .brief = Une fois par tour, échange une marchandise.
    .todo = Choisis la *carte éclairée*.
lesson-junior-pirates-fortress = Sept forteresses pour gagner
    .name = Une forteresse
    .text = Une forteresse se pose au bout d’un bateau. Quand tes sept forteresses sont là, tu gagnes.
    .brief = Quand tes sept forteresses sont là, tu gagnes.
    .todo = Touche la *place éclairée*.

junior-page-lesson-bots-wait = Les autres pirates t’attendent.
junior-page-lesson-end = Continue la partie contre les autres pirates.
junior-page-lesson-waiting = *Bravo !* Aux autres de jouer.
