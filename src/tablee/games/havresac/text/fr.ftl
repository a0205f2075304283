# Les Gardiens de Havresac, en français.
#
# Les noms des Gardiens, Monstres, Objets, plateaux, rangs et cartes Éclaireur viennent du contenu (data/*.toml).

## Pièces du jeu

creature-fairy = Fée

face-day = face Jour
face-night = face Nuit

# Une case s’appelle par ce que le plateau y montre, sinon par sa colonne et sa ligne. Les phrases disent « la » devant.
cell = case { square }
square = { $x ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
   *[13] M
}{ $y }
label-hut = case de la Hutte { $mark }
label-grove = case du Bosquet { $mark }
label-start = case { $mark }
label-castle = case du Château

part-monsters = Monstres
part-fairies = Fées
part-villages = Villages
part-cups = Coupes

final-track = piste de score
final-monsters = tableau de chasse
final-chests = Coffres ouverts

ending-running = la partie continue
ending-scored = les cinq jours sont passés
ending-goal_reached = objectif atteint
ending-goal_missed = objectif manqué

a-guardian = { $guardian-id ->
    [warrior] une
    [priestess] une
    [huntress] une
   *[other] un
} { $guardian }
the-guardian = { $guardian-id ->
    [warrior] la
    [priestess] la
    [huntress] la
   *[other] le
} { $guardian }
a-creature = { $creature-id ->
    [fairy] une
   *[other] un
} { $creature }

## Options d’une nouvelle partie

preset-first_game = Première partie
    .text = La mise en place du livret pour une première partie : l’été, toutes les tuiles de jour.
option-board_face = Plateau
    .text = La carte de tous les royaumes ; l’hiver a plus de Forêts et de Lacs.
option-board_face-summer = été
option-board_face-winter = hiver
option-tile_faces = Tuiles Gardien
    .text = La face de chaque tuile décide du déplacement, du coût et de la capacité ; toutes de jour pour une première partie.
option-tile_faces-random = au hasard
option-tile_faces-all_day = toutes de jour
option-tile_faces-all_night = toutes de nuit
option-tile_faces-chosen = une par une
option-face_guide = Tuile Guide
    .text = La face du Guide, si les tuiles sont choisies une par une.
option-face_guide-day = jour
option-face_guide-night = nuit
option-face_warrior = Tuile Guerrière
    .text = La face de la Guerrière, si les tuiles sont choisies une par une.
option-face_warrior-day = jour
option-face_warrior-night = nuit
option-face_thief = Tuile Voleur
    .text = La face du Voleur, si les tuiles sont choisies une par une.
option-face_thief-day = jour
option-face_thief-night = nuit
option-face_priestess = Tuile Prêtresse
    .text = La face de la Prêtresse, si les tuiles sont choisies une par une.
option-face_priestess-day = jour
option-face_priestess-night = nuit
option-face_druid = Tuile Druide
    .text = La face du Druide, si les tuiles sont choisies une par une.
option-face_druid-day = jour
option-face_druid-night = nuit
option-face_huntress = Tuile Chasseuse
    .text = La face de la Chasseuse, si les tuiles sont choisies une par une.
option-face_huntress-day = jour
option-face_huntress-night = nuit
option-scout = Éclaireur
    .text = Il révèle les cartes ; cela ne compte qu’en cas d’égalité, pour l’ordre de recrutement. Si le numéro dépasse le nombre de joueurs, on recommence à compter à la place 1.
option-scout-1 = place 1
option-scout-2 = place 2
option-scout-3 = place 3
option-scout-4 = place 4
option-solo_goal = Objectif solo
    .text = Le score à atteindre si vous jouez seul, en été / en hiver.

## Journal : mise en place et éclaireur

event-face-turned = La tuile { $guardian } montre sa { $face }.
event-round-began = Le jour { $round } commence.
event-scouted =
    { $creature-id ->
        [fairy] Une { $creature } dans le { $card }.
       *[other] Un { $creature } sur la { $card }.
    }
event-scouted-start =
    { $creature-id ->
        [fairy] Une { $creature } sur la case { $number }.
       *[other] Un { $creature } sur la case { $number }.
    }
event-tent-caught =
    { $creature-id ->
        [fairy] Une { $creature } tombe sur la Tente de la { $cell } et rejoint la zone de gains de { $seat }.
       *[other] Un { $creature } tombe sur la Tente de la { $cell } et rejoint la zone de gains de { $seat }.
    }
    .you =
        { $creature-id ->
            [fairy] Une { $creature } tombe sur votre Tente de la { $cell } et rejoint votre zone de gains.
           *[other] Un { $creature } tombe sur votre Tente de la { $cell } et rejoint votre zone de gains.
        }

## Journal : aventure

event-adventure-began = L’aventure du jour { $round } commence : les Gardiens sortent des sacs.
event-drawn = { $seat } pioche { a-guardian }.
    .you = Vous piochez { a-guardian }.
event-object-used = { $seat } utilise un Objet : { $object }.
    .you = Vous utilisez un Objet : { $object }.
event-moved = { $seat } : { the-guardian } va sur la { $cell }.
    .you = Votre { $guardian } va sur la { $cell }.
event-swapped = { $seat } : { the-guardian } prend la place du Gardien de la { $cell }.
    .you = Votre { $guardian } prend la place du Gardien de la { $cell }.
event-returned = { $seat } : { the-guardian } de la { $cell } retourne au sac.
    .you = Votre { $guardian } de la { $cell } retourne au sac.
event-stuck = { $seat } met { the-guardian } de côté jusqu’au lendemain.
    .you = Vous mettez { the-guardian } de côté jusqu’au lendemain.
event-eliminated = { $seat } élimine { a-creature } sur la { $cell }.
    .you = Vous éliminez { a-creature } sur la { $cell }.
event-captured = { $seat } capture { a-creature } sur la { $cell }.
    .you = Vous capturez { a-creature } sur la { $cell }.
event-repaired =
    { $villages ->
        [one] { $seat } répare le Village de la { $cell }, le premier.
       *[other] { $seat } répare le Village de la { $cell } : { $villages } en tout.
    }
    .you =
        { $villages ->
            [one] Vous réparez le Village de la { $cell }, le premier.
           *[other] Vous réparez le Village de la { $cell } : { $villages } en tout.
        }
event-chest-opened = { $seat } ouvre le Coffre de la { $cell } et trouve un Objet : { $object }.
    .you = Vous ouvrez le Coffre de la { $cell } et trouvez un Objet : { $object }.
event-shot = { $seat } : { the-guardian } tire une flèche vers la { $cell }.
    .you = Votre { $guardian } tire une flèche vers la { $cell }.
event-shot-vp = { $seat } marque { $points } PV pour ce tir.
    .you = Vous marquez { $points } PV pour ce tir.
event-bag-empty = Le sac de { $seat } est vide : son aventure est finie.
    .you = Votre sac est vide : votre aventure est finie.

## Journal : gloire, recrutement et fin du jour

event-glory-part = { $seat } gagne { $glory } Gloire ({ $part }).
    .you = Vous gagnez { $glory } Gloire ({ $part }).
event-glory = { $seat } totalise { $glory } Gloire : { $gold } Or et { $points } PV.
    .you = Vous totalisez { $glory } Gloire : { $gold } Or et { $points } PV.
event-recruited = { $seat } recrute { a-guardian } pour { $gold } Or.
    .you = Vous recrutez { a-guardian } pour { $gold } Or.
event-recruiting-done = { $seat } a fini de recruter et garde { $gold } Or.
    .you = Vous avez fini de recruter et gardez { $gold } Or.
event-tent-put = { $seat } laisse une Tente sur la { $cell }.
    .you = Vous laissez une Tente sur la { $cell }.
event-fairies-fled =
    { $fairies ->
        [one] Une Fée s’envole du royaume de { $seat }.
       *[other] { $seat } voit { $fairies } Fées s’envoler de son royaume.
    }
    .you =
        { $fairies ->
            [one] Une Fée s’envole de votre royaume.
           *[other] Vous voyez { $fairies } Fées s’envoler de votre royaume.
        }
event-round-ended = Le jour { $round } s’achève, et tous les Gardiens rentrent.

## Journal : la fin

event-final-part = { $seat } marque { $points } PV ({ $final }).
    .you = Vous marquez { $points } PV ({ $final }).
event-scored = { $seat } termine avec { $points } PV.
    .you = Vous terminez avec { $points } PV.
event-won = Le royaume est sauvé : victoire de { $seat } !
    .you = Le royaume est sauvé : la victoire est à vous !
event-goal = Rang : { $rank }. L’objectif était de { $goal } PV.

## Choix

choice-move = Se déplacer
    .asked = Déplacer { the-guardian }
choice-swap = Prendre la place d’un Gardien
choice-stuck = Mettre le Gardien de côté
    .asked = Mettre { the-guardian } de côté
choice-done = Terminer
    .asked =
        { $question ->
            [abilities] En finir avec ce Gardien
           *[other] Terminer le recrutement
        }
choice-use = Utiliser { $object-id ->
    [boots] les
   *[other] la
} { $object }
choice-to = Aller sur la { $cell }
choice-storm = Utiliser une Épée : aller sur la { $cell }
choice-relieve = Prendre la place du Gardien de la { $cell }
choice-call = Capturer la Fée de la { $cell }
choice-shoot = Tirer une flèche vers la { $cell }
choice-build = Réparer le Village de la { $cell }
choice-recall = Remettre dans le sac le Gardien de la { $cell }
choice-bow = Utiliser l’Arc : tirer vers la { $cell }
choice-net = Utiliser le Filet à papillon : capturer la Fée de la { $cell }
choice-hammer = Utiliser le Marteau : réparer le Village de la { $cell }
choice-recruit = Recruter { a-guardian }
choice-draw = Le Gardien pioché est { the-guardian }
choice-find = Le Coffre contient : { $object }
choice-face = La tuile montre sa { $face }
choice-scout = La carte est « { $card } »

## Questions

prompt-priestess = { $seat }, choisissez si { the-guardian } se déplace ou prend la place d’un Gardien.
    .you = Choisissez si { the-guardian } se déplace ou prend la place d’un Gardien.
    .wait = { $seat } choisit ce que fait { the-guardian }.
prompt-relief = { $seat }, choisissez le Gardien dont { the-guardian } prend la place.
    .you = Choisissez le Gardien dont { the-guardian } prend la place.
    .wait = { $seat } choisit le Gardien dont { the-guardian } prend la place.
prompt-destination = { $seat }, choisissez où va { the-guardian }.
    .you = Choisissez où va { the-guardian }.
    .wait = { $seat } déplace { the-guardian }.
prompt-abilities = { $seat }, choisissez ce que fait { the-guardian } après son trajet, ou terminez.
    .you = Choisissez ce que fait { the-guardian } après son trajet, ou terminez.
    .wait = { $seat } choisit ce que fait { the-guardian } après son trajet.
prompt-recruit = { $seat }, recrutez des Gardiens avec votre Or, ou terminez.
    .you = Recrutez des Gardiens avec votre Or, ou terminez.
    .wait = { $seat } recrute.
prompt-offer = { $seat }, vous pouvez déjà recruter les Gardiens qui ne manqueront à personne, ou terminer.
    .you = Vous pouvez déjà recruter les Gardiens qui ne manqueront à personne, ou terminer.
    .wait = { $seat } peut déjà recruter.

## Hasard

prompt-faces = Une tuile Gardien montre sa face Jour ou Nuit.
prompt-scout = L’Éclaireur révèle une carte.
prompt-draw = Un Gardien est pioché dans un sac.
prompt-chest = Un Coffre s’ouvre.

## Refus

why-HAV-1-2 = Le sort décide : la tuile montre sa face Jour ou sa face Nuit.
why-HAV-2-3 = Ce n’est pas à vous d’en décider maintenant : la phase finit quand tous ont fini.
why-HAV-3-1 = L’Éclaireur révèle une carte : ce ne peut être qu’une carte que personne n’a vue.
why-HAV-4-1 = Un Gardien est pioché : ce ne peut être qu’un Gardien du sac.
why-HAV-4-6 = Après son trajet, un Gardien peut utiliser sa capacité une fois, et des Objets à volonté ; puis vous terminez.
why-HAV-5-3 = Choisissez d’abord où va votre Gardien.
    .to = Votre Gardien ne peut atteindre la { $cell } : aucun point de départ n’est assez proche, ou quelque chose barre la route.
why-HAV-5-4 = Un Gardien se tient déjà sur la { $cell }.
why-HAV-5-6 = La { $cell } est un Lac : seuls un Druide de jour ou un Gardien muni d’une Plume y ont accès.
why-HAV-5-11 = Un Monstre interdit la { $cell } à votre Gardien.
why-HAV-5-19 =
    .move = Aucun point de départ ne permet le moindre pas.
    .stuck = Un Gardien qui peut se déplacer doit le faire.
why-HAV-6-8 = Le Voleur de nuit ne peut atteindre la { $cell } : il court tout droit depuis un point de départ et s’arrête où sa route est barrée.
why-HAV-6-10 = Choisissez d’abord si la Prêtresse se déplace ou prend la place d’un Gardien.
why-HAV-6-11 = Choisissez d’abord le Gardien dont la Prêtresse prend la place.
    .relieve = Sur la { $cell }, il n’y a aucun Gardien dont elle puisse prendre la place.
why-HAV-6-13 = Seule une Prêtresse de nuit le peut, avec un Gardien de sa ligne ou de sa colonne qui n’est pas une Prêtresse : rien de tel sur la { $cell }.
why-HAV-6-17 =
    .shoot = Pas de tir vers la { $cell } : seule une Chasseuse tire, et touche le premier Monstre d’une ligne dégagée.
    .bow = L’Arc ne touche rien sur la { $cell } : il faut le premier Monstre d’une ligne dégagée.
why-HAV-6-21 =
    .call = Seul un Guide de nuit appelle les Fées, à 2 cases exactement, tout droit : aucune n’est à sa portée sur la { $cell }.
    .build = Seul un Druide de nuit répare de loin, à 2 cases exactement, tout droit : rien à réparer sur la { $cell }.
    .net = Le Filet n’atteint pas la { $cell } : il faut une Fée à 2 cases exactement, tout droit.
    .hammer = Le Marteau n’atteint pas la { $cell } : il faut un Village détruit à 2 cases exactement, tout droit.
why-HAV-7-1 = Un Coffre s’ouvre : il ne peut contenir qu’un Objet encore caché.
why-HAV-7-2 = Vous n’avez pas cet Objet sous la main : ce qu’un Voleur trouve sert à partir du Gardien suivant.
why-HAV-7-3 = Vous n’avez pas cet Objet : chacun sert une seule fois.
why-HAV-7-6 = Les Bottes ne servent à rien au Voleur de nuit.
why-HAV-7-9 = Vous n’avez pas d’Épée pour entrer sur la { $cell }.
why-HAV-7-15 =
    .use = Cela n’ouvrirait aucune case de plus à votre Gardien : { $object }.
    .storm = Aucune Épée n’est nécessaire pour la { $cell }, ou aucune n’y suffirait.
why-HAV-9-2 = Recrutez un Gardien ou terminez.
    .recruit = Vous ne pouvez pas recruter { a-guardian } : votre Or ne suffit pas, ou la réserve est vide.
why-HAV-9-6 = Ceux qui passent avant vous pourraient prendre les derniers : attendez pour recruter { a-guardian }.

## Fin de la partie

outcome-scored = Les cinq jours sont passés. Victoire pour { $winners } !
outcome-goal_reached = Les cinq jours sont passés et votre objectif est atteint !
outcome-goal_missed = Les cinq jours sont passés, et vous avez manqué votre objectif.

## Conseils : pourquoi une réponse est bonne ou mauvaise

reason-outlook = Promet plus de points à la fin.
reason-outlook_worse = Promet moins de points à la fin.
reason-score = Rapporte plus de points.
reason-score_worse = Rapporte moins de points.
reason-hunt = Abat davantage de Monstres.
reason-hunt_of = Permet d’abattre { a-creature }.
reason-hunt_worse = Abat moins de Monstres.
reason-hunt_worse_of = Laisse échapper { a-creature }.
reason-glory = Rapporte plus de Gloire aujourd’hui.
reason-glory_of = Rapporte de la Gloire aujourd’hui : { a-creature }.
reason-glory_worse = Rapporte moins de Gloire aujourd’hui.
reason-glory_worse_of = Laisse passer de la Gloire aujourd’hui : { a-creature }.
reason-gold = Laisse plus d’Or pour recruter.
reason-gold_worse = Laisse moins d’Or pour recruter.
reason-villages = Répare davantage de Villages.
reason-villages_worse = Répare moins de Villages.
reason-fairies = Capture davantage de Fées.
reason-fairies_worse = Capture moins de Fées.
reason-chests = Ouvre un Coffre de plus.
reason-chests_worse = Laisse un Coffre fermé.
reason-objects = Vous laisse plus d’Objets utiles.
reason-objects_worse = Vous laisse moins d’Objets utiles.
reason-band = Renforce vos Gardiens pour les jours à venir.
reason-band_of = Ajoute { a-guardian } pour les jours à venir.
reason-band_worse = Laisse moins de Gardiens pour les jours à venir.
reason-band_worse_of = Renonce à { a-guardian } pour les jours à venir.
reason-to_come = Laisse plus à gagner aux Gardiens encore à piocher.
reason-to_come_worse = Laisse moins à gagner aux Gardiens encore à piocher.
reason-prey = Laisse des Monstres et des Fées à portée de vos Gardiens.
reason-prey_worse = Laisse moins de Monstres et de Fées à portée.
reason-tents = Laisse une Tente d’où repartir demain.
reason-tents_worse = Laisse moins de Tentes d’où repartir demain.
