# Andor : Le Froid Éternel, en français.
#
# Les noms des Héros, Créatures, objets, jetons, alliés et cases viennent du contenu (data/*.toml), les titres et textes
# des cartes viennent des légendes. $place est une case telle qu’on la nomme dans une phrase : son numéro, et son nom
# si elle en a un.

## Pièces du jeu

thing-fire = Feu
thing-red_x = X rouge
thing-secret_passage = Passage secret
thing-silhouette = Silhouette

points-wp = Points de Volonté
points-sp = Points de Force

rule-fires = faire du Feu
rule-barter = le troc
rule-cold = le Froid éternel
rule-cave_transform = la Grotte des métamorphoses
rule-stone_step_wp = le poids de la Pierre hivernale
rule-mover_steps = l’allure de la Silhouette
rule-ally_bonus_tranuk = l’aide de Tranuk
rule-ally_bonus_great_warrior = l’aide du Grand Guerrier

ending-running = la légende continue
ending-won = victoire
ending-lost_defence = la défense est tombée
ending-lost_time = le Narrateur est arrivé à N
ending-lost_card = la légende finit mal
ending-lost_follower = un protégé est perdu

a-creature =
    { $creature-id ->
        [gor] un { $creature }
        [wargor] un { $creature }
        [steppe_buffalo] un { $creature }
        [fur_troll] un { $creature }
       *[other] { $creature }
    }
    .start =
        { $creature-id ->
            [gor] Un { $creature }
            [wargor] Un { $creature }
            [steppe_buffalo] Un { $creature }
            [fur_troll] Un { $creature }
           *[other] { $creature }
        }
the-creature =
    { $creature-id ->
        [gor] le { $creature }
        [wargor] le { $creature }
        [steppe_buffalo] le { $creature }
        [fur_troll] le { $creature }
       *[other] { $creature }
    }
    .start =
        { $creature-id ->
            [gor] Le { $creature }
            [wargor] Le { $creature }
            [steppe_buffalo] Le { $creature }
            [fur_troll] Le { $creature }
           *[other] { $creature }
        }
an-item =
    { $item-id ->
        [gourd] une { $item }
        [gourd_half] une { $item }
        [askimar_blade] une { $item }
        [firewood] du { $item }
        [rider_helmet] un { $item }
        [spyglass] une { $item }
        [falcon] le { $item }
        [falcon_flying] le { $item }
        [winter_stone] la { $item }
        [tablet_buffalo] la { $item }
        [tablet_seamonster] la { $item }
        [tablet_griffon] la { $item }
        [gem] une { $item }
        [plant_blue] des { $item }
        [plant_white] des { $item }
        [plant_red] des { $item }
        [plant_black] des { $item }
        [iquar] un { $item }
       *[other] { $item }
    }
the-ally =
    { $ally-id ->
        [tranuk] { $ally }
       *[other] le { $ally }
    }
    .start =
        { $ally-id ->
            [tranuk] { $ally }
           *[other] Le { $ally }
        }
some-wp =
    { $wp ->
        [one] { $wp } Point de Volonté
       *[other] { $wp } Points de Volonté
    }
some-sp =
    { $sp ->
        [one] { $sp } Point de Force
       *[other] { $sp } Points de Force
    }

hero =
    .text =
        { $hero-id ->
            [kram] Nain, rang 7, dés 1/2/3. Une Heure supplémentaire ne lui coûte que 1 Point de Volonté.
            [bait] Naine, rang 7, dés 1/2/3. Une Heure supplémentaire ne lui coûte que 1 Point de Volonté.
            [thorn] Guerrier, rang 14, dés 2/3/4. Un Feu allumé lui donne 2 Points de Force au combat.
            [mairen] Guerrière, rang 14, dés 2/3/4. Un Feu allumé lui donne 2 Points de Force au combat.
            [liphardus] Magicien, rang 34, 1 dé. Retourne un dé à chaque tour de combat.
            [eara] Magicienne, rang 34, 1 dé. Retourne un dé à chaque tour de combat.
            [teyan] Gardien du Feu, rang 60, dés 2/2/3. Peut porter un Feu sur sa fiche.
           *[other] Gardienne du Feu, rang 60, dés 2/2/3. Peut porter un Feu sur sa fiche.
        }
item =
    .text =
        { $item-id ->
            [gourd] Petit Objet. Deux pas sans dépenser d’Heure.
            [gourd_half] Petit Objet. Un pas sans dépenser d’Heure.
            [askimar_blade] Grand Objet. À chaque tour de combat, relancez un de vos dés.
            [firewood] Petit Objet. De quoi allumer un nouveau Feu.
            [rider_helmet] Pour la tête. Vos dés de même valeur s’additionnent.
            [spyglass] Petit Objet. Révèle les jetons Neige des cases voisines.
            [falcon] Grand Objet. Une fois par jour, un échange à n’importe quelle distance.
            [falcon_flying] Grand Objet. Il a volé aujourd’hui et se repose jusqu’au Lever du Soleil.
            [carlion] Grand Objet. Lancez un dé noir au lieu de vos propres dés.
            [winter_stone] Grand Objet. L’enjeu de la légende ; ne se troque pas et ne voyage pas avec le Faucon.
            [gem] Dans la bourse. Posée au sol, elle attire la prochaine Créature voisine.
            [plant_blue] Dans la bourse. Votre Pierre du Temps recule de 2 Heures.
            [plant_white] Dans la bourse. Vous gagnez 5 Points de Volonté.
            [plant_red] Dans la bourse. Ajoutent 3 à la valeur de combat des Héros pour un tour.
            [plant_black] Dans la bourse. Retirent 4 Points de Force à une Créature pour un combat.
            [iquar] Suit un Héros. Ramené chez lui, il devient une case Défense.
            [takota] Suit un Héros.
           *[other] Petit Objet. Les trois ensemble écartent le Froid éternel pour un jour.
        }
ally =
    .text =
        { $ally-id ->
            [tranuk] Ajoute 2 Points de Force aux combats de sa case ; 4 pas par Heure.
            [great_warrior] Ajoute 4 Points de Force aux combats de sa case ; 4 pas par Heure.
           *[other] Vole n’importe où pour une Heure, regarde sous la neige, vole un dé au premier lancer d’une Créature.
        }

## Options d’une nouvelle partie

label-seats = Héros en jeu
option-legend = Légende
    .text = Quatre récits indépendants. Commencez par « La Pierre hivernale » : elle présente les règles une à une.
option-difficulty = Difficulté
    .text = Une partie facile a les cartes vertes, une partie difficile les cartes rouges.
option-difficulty-easy = facile
option-difficulty-normal = normale
option-difficulty-hard = difficile

## Objectifs

label-objective-defend = Défendez { $home }.
label-objective-deliver =
    { $count ->
        [1] Apportez { an-item } sur la case { $place }.
       *[other] Apportez sur la case { $place } : { $count } × { $item }.
    }
label-objective-defeat =
    { $count ->
        [1] Terrassez { a-creature }.
       *[other] Terrassez { $count } Créatures de ce type : { $creature }.
    }
label-objective-visit = Atteignez la case { $place }.
label-objective-light =
    { $count ->
        [1] Allumez un feu sur la case { $places }.
       *[other] Allumez un feu sur chacune de ces cases : { $places }.
    }
label-objective-same-day = Faites-le le même jour.
label-objective-escort = Escortez { an-item } jusqu’à la case { $place }.
label-objective-reveal =
    { $count ->
        [one] Retournez un marqueur Objectif.
       *[other] Retournez { $count } marqueurs Objectif.
    }
label-objective-save =
    { $count ->
        [one] Sauvez un Iquar.
       *[other] Sauvez { $count } Iquar.
    }
label-objective-survive = Tenez jusqu’à la lettre { $letter }.

## Journal : mise en place et journées

event-hero-taken = { $seat } incarne { $hero }.
    .you = Vous incarnez { $hero }.
event-day-began = Le jour { $day } commence.
event-turn-began = C’est le tour de { $seat }.
    .you = C’est votre tour.
event-hours =
    { $hours ->
        [one] { $seat } a dépensé { $hours } Heure aujourd’hui.
       *[other] { $seat } a dépensé { $hours } Heures aujourd’hui.
    }
    .you =
        { $hours ->
            [one] Vous avez dépensé { $hours } Heure aujourd’hui.
           *[other] Vous avez dépensé { $hours } Heures aujourd’hui.
        }
event-passed = { $seat } laisse passer une Heure.
    .you = Vous laissez passer une Heure.
event-day-ended = { $seat } termine sa Journée.
    .you = Vous terminez votre Journée.
event-rooster = { $seat } prend le coq et commencera demain.
    .you = Vous prenez le coq et commencerez demain.

## Journal : déplacements

event-moved = { $seat } va sur la case { $place }.
    .together = { $seat } se met en chemin : { $space }.
    .you = Vous allez sur la case { $place }.
event-skin-used =
    { $item-id ->
        [gourd] { $seat } boit à une Gourde pleine : ce pas ne coûte aucune Heure.
       *[other] { $seat } vide une Gourde : ce pas ne coûte aucune Heure.
    }
    .you =
        { $item-id ->
            [gourd] Vous buvez à une Gourde pleine : ce pas ne coûte aucune Heure.
           *[other] Vous videz une Gourde : ce pas ne coûte aucune Heure.
        }
event-ashore = { $seat } s’arrache à la glace rompue et regagne la rive, case { $place }.
    .you = Vous vous arrachez à la glace rompue et regagnez la rive, case { $place }.
event-stopped = { $seat } s’arrête sur la case { $place }.
    .you = Vous vous arrêtez sur la case { $place }.
event-ice-broke = La glace se rompt derrière ces pas : la case { $place } est fermée.

## Journal : neige, glace, tempêtes et marqueurs

event-snow-activated = { $seat } creuse la neige de la case { $place } : { $token }.
    .you = Vous creusez la neige de la case { $place } : { $token }.
event-snow-seen = { $seat } voit ce que cache la neige de la case { $place } : { $token }.
    .you = Vous voyez ce que cache la neige de la case { $place } : { $token }.
event-ice-revealed = { $seat } découvre dans la glace de la case { $place } : { $token }.
    .you = Vous découvrez dans la glace de la case { $place } : { $token }.
event-storm = Une tempête de neige balaie le pays !
event-blown = La tempête emporte { $seat } sur la case { $place }.
    .you = La tempête vous emporte sur la case { $place }.
event-held = { $seat } tient bon sur la case { $place }.
    .you = Vous tenez bon sur la case { $place }.
event-left-behind = { $seat } laisse { an-item } sur la case { $place }.
    .you = Vous laissez { an-item } sur la case { $place }.
event-marker-revealed = { $seat } retourne le marqueur de la case { $place }.
    .you = Vous retournez le marqueur de la case { $place }.

## Journal : points et objets

event-strength = { $seat } a maintenant { some-sp }.
    .you = Vous avez maintenant { some-sp }.
event-will = { $seat } a maintenant { some-wp }.
    .you = Vous avez maintenant { some-wp }.
event-overtime = L’Heure supplémentaire coûte { some-wp } à { $seat }.
    .you = L’Heure supplémentaire vous coûte { some-wp }.
event-stone-gnaws = La Pierre hivernale coûte { some-wp } à { $seat }.
    .you = La Pierre hivernale vous coûte { some-wp }.
event-fell = { $seat } s’effondre et se relève avec { some-wp } et { some-sp }.
    .you = Vous vous effondrez et vous relevez avec { some-wp } et { some-sp }.
event-got = { $seat } reçoit { an-item }.
    .you = Vous recevez { an-item }.
event-none-left = La réserve n’a plus rien pour { $seat } : { $item }.
    .you = La réserve n’a plus rien pour vous : { $item }.
event-picked-up =
    { $item-id ->
        [iquar] { $seat } emmène un { $item } depuis la case { $place }.
        [takota] { $seat } emmène { $item } depuis la case { $place }.
       *[other] { $seat } ramasse { an-item } sur la case { $place }.
    }
    .you =
        { $item-id ->
            [iquar] Vous emmenez un { $item } depuis la case { $place }.
            [takota] Vous emmenez { $item } depuis la case { $place }.
           *[other] Vous ramassez { an-item } sur la case { $place }.
        }
event-put-down =
    { $item-id ->
        [gem] { $seat } pose une { $item } comme appât sur la case { $place }.
        [iquar] { $seat } laisse un { $item } sur la case { $place }.
        [takota] { $seat } laisse { $item } sur la case { $place }.
       *[other] { $seat } dépose { an-item } sur la case { $place }.
    }
    .you =
        { $item-id ->
            [gem] Vous posez une { $item } comme appât sur la case { $place }.
            [iquar] Vous laissez un { $item } sur la case { $place }.
            [takota] Vous laissez { $item } sur la case { $place }.
           *[other] Vous déposez { an-item } sur la case { $place }.
        }
event-offered = { $seat } propose { an-item } à { $to }.
    .you = Vous proposez { an-item } à { $to }.
event-given = { $seat } donne { an-item } à { $to }.
    .you = Vous donnez { an-item } à { $to }.
event-refused = { $seat } refuse { an-item } que proposait { $of }.
    .you = Vous refusez { an-item } que proposait { $of }.
event-falcon-sent = { $seat } envoie le Faucon vers { $to }.
    .you = Vous envoyez le Faucon vers { $to }.
event-falcon-landed = { $seat } laisse le Faucon se poser.
    .you = Vous laissez le Faucon se poser.
event-bartered = { $seat } troque chez le Marchand : { $given } contre { $taken }.
    .you = Vous troquez chez le Marchand : { $given } contre { $taken }.
event-fire-lit = { $seat } allume un Feu sur la case { $place }.
    .you = Vous allumez un Feu sur la case { $place }.
event-sheet-fire-lit = { $seat } porte désormais un Feu allumé.
    .you = Vous portez désormais un Feu allumé.
event-plant-used = { $seat } utilise une Plante magique : { $item }.
    .you = Vous utilisez une Plante magique : { $item }.
event-tablets-turned = Les trois Tablettes de { $seat } brillent : plus de froid pour le reste du jour.
    .you = Vos trois Tablettes brillent : plus de froid pour le reste du jour.
event-tablets-gone = Les Tablettes brillantes tombent en poussière, et le froid revient.
event-item-lost = Perdu dans l’eau de la case { $place } : { $item }.
event-iquar-saved =
    { $saved ->
        [one] { $seat } ramène un Iquar, le premier.
       *[other] { $seat } ramène un Iquar : { $saved } sont saufs.
    }
    .you =
        { $saved ->
            [one] Vous ramenez un Iquar, le premier.
           *[other] Vous ramenez un Iquar : { $saved } sont saufs.
        }
event-follower-caught = Une Créature attrape un protégé sur la case { $place } : { $item }.

## Journal : alliés

event-ally-came = { the-ally.start } arrive sur la case { $place }.
event-ally-moved = { $seat } envoie { the-ally } sur la case { $place }.
    .together = { $seat } conduit { the-ally } : { $space }.
    .you = Vous envoyez { the-ally } sur la case { $place }.
event-mover-moved = La Silhouette est sur la case { $place }.
    .together = La Silhouette avance : { $space }.
event-mover-caught = { $seat } arrête la Silhouette sur la case { $place } !
    .you = Vous arrêtez la Silhouette sur la case { $place } !

## Journal : combats

event-fight-began = { $seat } attaque { the-creature } sur la case { $place }.
    .you = Vous attaquez { the-creature } sur la case { $place }.
event-invited = { $seat } appelle { $to } à l’aide.
    .you = Vous appelez { $to } à l’aide.
event-joined = { $seat } se joint au combat.
    .you = Vous vous joignez au combat.
event-declined = { $seat } reste hors du combat.
    .you = Vous restez hors du combat.
event-weakened = { $seat } répand des Ténébronces : { the-creature } tombe à { some-sp } pour ce combat.
    .you = Vous répandez des Ténébronces : { the-creature } tombe à { some-sp } pour ce combat.
event-die-stolen = { $seat } laisse le Volpin voler un dé du premier lancer.
    .you = Vous laissez le Volpin voler un dé du premier lancer.
event-round-began = Tour de combat { $round }.
event-rolled = { $seat } lance : { $pips }.
    .together = { $seat } lance : { $pips }.
    .you = Vous lancez : { $pips }.
event-rerolled = La Lame d’Askimar : { $seat } relance le { $pips }.
    .you = La Lame d’Askimar : vous relancez le { $pips }.
event-die-turned = { $seat } retourne un dé par magie : le { $from } devient { $pips }.
    .you = Vous retournez un dé par magie : le { $from } devient { $pips }.
event-dice-counted = Le jet de { $seat } compte pour { $value }.
    .you = Votre jet compte pour { $value }.
event-red-plant = { $seat } ajoute des Sangflores : +{ $bonus } pour ce tour.
    .you = Vous ajoutez des Sangflores : +{ $bonus } pour ce tour.
event-creature-rolled = { the-creature.start } lance : { $pips }.
    .together = { the-creature.start } lance : { $pips }.
event-values = Valeurs de combat : { $heroes } contre { $enemy } pour la Créature.
event-creature-hurt =
    { $wp ->
        [0] Touché : { the-creature } est à bout.
       *[other] Touché : { the-creature } tombe à { some-wp }.
    }
event-left-fight = { $seat } sort du combat.
    .you = Vous sortez du combat.
event-fight-over = Le combat cesse ; { the-creature } reprend ses forces sur la case { $place }.
event-defeated = { $seat } terrasse { the-creature } sur la case { $place } !
    .you = Vous terrassez { the-creature } sur la case { $place } !
event-reward =
    { $points-id ->
        [sp]
            { $amount ->
                [one] Récompense pour { $seat } : { $amount } Point de Force.
               *[other] Récompense pour { $seat } : { $amount } Points de Force.
            }
       *[other]
            { $amount ->
                [one] Récompense pour { $seat } : { $amount } Point de Volonté.
               *[other] Récompense pour { $seat } : { $amount } Points de Volonté.
            }
    }
    .you =
        { $points-id ->
            [sp]
                { $amount ->
                    [one] Votre récompense : { $amount } Point de Force.
                   *[other] Votre récompense : { $amount } Points de Force.
                }
           *[other]
                { $amount ->
                    [one] Votre récompense : { $amount } Point de Volonté.
                   *[other] Votre récompense : { $amount } Points de Volonté.
                }
        }

## Journal : Créatures et Lever du Soleil

event-spawned = { a-creature.start } surgit sur la case { $place }.
    .together = Des Créatures surgissent ({ $creature }) : { $space }.
event-no-figure = Plus aucune figurine pour { a-creature } : rien ne surgit.
event-marched = { the-creature.start } : { $from-id } → { $space-id }.
event-lured = Une Pierre précieuse attire { the-creature } sur la case { $place }.
event-changed = { a-creature.start } entre dans la Grande Grotte et en ressort changé en { $into }.
event-shield-taken =
    { $free ->
        [0] { the-creature.start } prend une case Défense : plus aucune n’est libre.
        [one] { the-creature.start } prend une case Défense : une seule reste libre.
       *[other] { the-creature.start } prend une case Défense : { $free } restent libres.
    }
event-sunrise = Lever du Soleil : le jour { $day } est fini.
event-warmed = Un Feu réchauffe { $seat }.
    .you = Un Feu vous réchauffe.
event-cold = Les Journées raccourcissent : le froid dévore les Heures à partir de l’Heure { $hour }.
event-fires-out =
    { $fires ->
        [one] Un Feu s’éteint.
       *[other] Tous les Feux s’éteignent ({ $fires }).
    }

## Journal : la légende

event-narrator = Le Narrateur atteint la lettre { $letter }.
event-card-read = Carte Légende « { $card } » : { $card-text }
    .hidden = Une carte Légende est lue.
event-objective = Nouvel objectif : « { $objective } ».
event-objective-changed = L’objectif change : « { $objective } ».
event-objective-done = Objectif accompli : « { $objective } » !
event-rule-changed =
    { $rule-id ->
        [fires]
            { $value ->
                [0] Désormais, plus moyen de faire du Feu.
               *[other] Désormais, on peut faire du Feu.
            }
        [barter]
            { $value ->
                [0] Désormais, les Marchands ne font plus de troc.
               *[other] Désormais, les Marchands font du troc.
            }
        [cold]
            { $value ->
                [0] Le Froid éternel relâche les Heures.
               *[other] Désormais, le Froid éternel dévore les Heures.
            }
        [cave_transform]
            { $value ->
                [0] La Grande Grotte ne transforme plus les Créatures.
               *[other] Désormais, la Grande Grotte transforme les Créatures qui y entrent.
            }
        [stone_step_wp]
            { $value ->
                [0] La Pierre hivernale ne pèse plus.
                [one] Désormais, chaque pas avec la Pierre hivernale coûte { $value } Point de Volonté.
               *[other] Désormais, chaque pas avec la Pierre hivernale coûte { $value } Points de Volonté.
            }
        [mover_steps]
            { $value ->
                [one] Désormais, la Silhouette avance de { $value } case à chaque Lever du Soleil.
               *[other] Désormais, la Silhouette avance de { $value } cases à chaque Lever du Soleil.
            }
        [ally_bonus_tranuk] Désormais, Tranuk ajoute { $value } à la Force des Héros.
       *[other] Désormais, le Grand Guerrier ajoute { $value } à la Force des Héros.
    }
event-defence = Cases Défense : { $shields }.
event-modified = { the-creature.start } a maintenant { some-sp } et { some-wp }.
event-passage = Un Passage secret relie deux cases : { $space } ↔ { $to }.
event-placed =
    { $count ->
        [one] Sur la case { $place } : { $thing }.
       *[other] Sur la case { $place } : { $thing } × { $count }.
    }
    .together = Sur le plateau, { $thing } : { $space }.
event-removed = Quitte le plateau : { $thing }.
event-marker-placed = Un marqueur Objectif est caché sur la case { $place }.
    .together = Des marqueurs Objectif sont cachés : { $space }.
event-tokens-laid =
    { $count ->
        [one] On pose un jeton face cachée sur le plateau.
       *[other] On pose { $count } jetons face cachée sur le plateau.
    }
event-star-placed = Une étoile marque la lettre { $letter }.
event-option-chosen = { $seat } décide : choix { $option }.
    .you = Vous décidez : choix { $option }.
event-table-rolled = Un dé décide : { $pips }.
event-hero-named = Le choix tombe sur { $seat }.
    .you = Le choix tombe sur vous.
event-ended =
    { $ending-id ->
        [won] La légende finit bien, au jour { $day } et à la lettre { $letter }.
       *[other] La légende s’arrête là, au jour { $day } et à la lettre { $letter }.
    }

## Choix

choice-fight = Combattre la Créature de votre case
choice-pass = Laisser passer une Heure
choice-end_day = Terminer la Journée
choice-stop = S’arrêter
choice-end_turn = Terminer le tour
choice-start = Lancer le combat
choice-accept = Se joindre au combat
choice-decline = Rester à l’écart
choice-continue = Combattre encore un tour
choice-withdraw = Se retirer
choice-keep = Garder les dés
choice-yes = Oui
choice-no = Non
    .asked =
        { $question ->
            [turn_die] Aucun
           *[other] Non
        }
choice-carlion = Lancer le dé noir de Carlion
choice-own_dice = Lancer vos propres dés
choice-reward_wp = Prendre des Points de Volonté
    .asked = Prendre { some-wp }
choice-reward_sp = Prendre des Points de Force
    .asked = Prendre { some-sp }
choice-hour = Dépenser une Heure
choice-full = Boire à une Gourde pleine
choice-half = Vider une Gourde à moitié vide
choice-relight = Rallumer le Feu de la case
choice-fire = Allumer un nouveau Feu ici
choice-relight_sheet = Rallumer le Feu de votre fiche
choice-fire_sheet = Allumer un Feu sur votre fiche
choice-tablets = Retourner les trois Tablettes
choice-activate = Creuser la neige ici
choice-peek = Laisser le Volpin regarder sous la neige
choice-land = Laisser le Faucon se poser
choice-leave_it = Laisser le nouvel Objet par terre
choice-use = Utiliser des { $plant }
choice-pick =
    { $item-id ->
        [iquar] Emmener un { $item }
        [takota] Emmener { $item }
       *[other] Ramasser { an-item }
    }
choice-drop =
    { $item-id ->
        [gem] Poser une { $item } comme appât
        [iquar] Laisser ici un { $item }
        [takota] Laisser ici { $item }
       *[other] Déposer { an-item }
    }
choice-along =
    { $follower-id ->
        [iquar] Emmener l’{ $follower }
       *[other] Emmener { $follower }
    }
choice-behind =
    { $follower-id ->
        [iquar] Laisser l’{ $follower } sur place
       *[other] Laisser { $follower } sur place
    }
choice-give = Proposer { an-item } à { $other }
choice-take = Prendre { an-item } que propose { $other }
choice-refuse = Refuser { an-item } que propose { $other }
choice-fly = Envoyer le Faucon vers { $other }
choice-invite = Appeler { $other } à l’aide
choice-share = Donner un point à { $other }
    .asked =
        { $points-id ->
            [sp] Donner un Point de Force à { $other }
           *[other] Donner un Point de Volonté à { $other }
        }
choice-name = Désigner { $other }
choice-barter = Troquer : { $object } contre { $wanted }
choice-reroll = Relancer le dé { $die }
    .asked =
        { $die ->
            [1] Relancer le dé 1, un { $pips1 }
            [2] Relancer le dé 2, un { $pips2 }
            [3] Relancer le dé 3, un { $pips3 }
           *[other] Relancer le dé 4, un { $pips4 }
        }
choice-turn = Retourner le dé { $die }
    .asked =
        { $die ->
            [1] Retourner le dé 1, un { $pips1 }
            [2] Retourner le dé 2, un { $pips2 }
            [3] Retourner le dé 3, un { $pips3 }
           *[other] Retourner le dé 4, un { $pips4 }
        }
choice-option = Faire le choix { $option }
choice-die = Le dé montre { $pips }
choice-token = Le jeton montre : { $token }
choice-move = Aller sur la case { $place }
choice-ashore = Regagner la rive, case { $place }
choice-lead =
    { $walker-id ->
        [tranuk] Conduire { $walker } sur la case { $place }
       *[other] Conduire le { $walker } sur la case { $place }
    }
choice-volpin = Envoyer le Volpin sur la case { $place }
choice-reveal = Regarder la neige de la case { $place }
choice-choose = Incarner { $hero }
choice-ice = Un jeton Glace se trouve sur la case { $place }
choice-face = Le marqueur montre : { $marker-face }

## Questions

prompt-choose_hero = { $seat }, choisissez votre Héros.
    .you = Choisissez votre Héros.
    .wait = { $seat } choisit un Héros.
turn-actions =
    { $can ->
        [move_pass] vous déplacer, passer ou terminer la Journée
        [fight_pass] combattre, passer ou terminer la Journée
        [only_pass] passer ou terminer la Journée
        [only_move] vous déplacer ou terminer la Journée
       *[move_fight_pass] vous déplacer, combattre, passer ou terminer la Journée
    }
prompt-turn =
    { $can ->
        [only_end] { $seat }, vous ne pouvez plus dépenser d’Heure : terminez la Journée.
       *[other] { $seat }, choisissez votre action : { turn-actions }.
    }
    .you =
        { $can ->
            [only_end] Vous ne pouvez plus dépenser d’Heure : terminez la Journée.
           *[other] Choisissez votre action : { turn-actions }.
        }
    .wait = { $seat } choisit une action.
prompt-pass = { $seat }, laissez passer une autre Heure ou arrêtez-vous.
    .you = Laissez passer une autre Heure ou arrêtez-vous.
    .wait = { $seat } laisse passer les Heures.
prompt-after = { $seat }, troquez avec le Marchand ou terminez le tour.
    .you = Troquez avec le Marchand ou terminez le tour.
    .wait = { $seat } peut encore troquer.
prompt-move = { $seat }, continuez votre chemin ou arrêtez-vous.
    .you = Continuez votre chemin ou arrêtez-vous.
    .wait = { $seat } est en chemin.
prompt-pay = { $seat }, choisissez comment payer le pas vers la case { $place }.
    .you = Choisissez comment payer le pas vers la case { $place }.
    .wait = { $seat } choisit comment payer un pas.
prompt-take_along =
    { $follower-id ->
        [iquar] { $seat }, la tempête vous emporte : emmenez l’{ $follower } ou laissez-le sur place.
       *[other] { $seat }, la tempête vous emporte : emmenez { $follower } ou laissez-la sur place.
    }
    .you =
        { $follower-id ->
            [iquar] La tempête vous emporte : emmenez l’{ $follower } ou laissez-le sur place.
           *[other] La tempête vous emporte : emmenez { $follower } ou laissez-la sur place.
        }
    .wait = { $seat } décide qui l’accompagne dans la tempête.
prompt-receive = { $seat }, vous n’avez pas de place pour { an-item } : déposez autre chose, ou laissez cela par terre.
    .you = Vous n’avez pas de place pour { an-item } : déposez autre chose, ou laissez cela par terre.
    .wait = { $seat } fait de la place.
prompt-lead =
    { $steps ->
        [0] { $seat }, dépensez une autre Heure pour conduire { the-ally } plus loin, ou arrêtez-vous.
        [one] { $seat }, conduisez { the-ally } plus loin (encore un pas pour cette Heure), ou arrêtez-vous.
       *[other] { $seat }, conduisez { the-ally } plus loin (encore { $steps } pas pour cette Heure), ou arrêtez-vous.
    }
    .you =
        { $steps ->
            [0] Dépensez une autre Heure pour conduire { the-ally } plus loin, ou arrêtez-vous.
            [one] Conduisez { the-ally } plus loin (encore un pas pour cette Heure), ou arrêtez-vous.
           *[other] Conduisez { the-ally } plus loin (encore { $steps } pas pour cette Heure), ou arrêtez-vous.
        }
    .wait = { $seat } conduit { the-ally }.
prompt-volpin = { $seat }, envoyez le Volpin ailleurs pour une autre Heure, ou arrêtez-vous.
    .you = Envoyez le Volpin ailleurs pour une autre Heure, ou arrêtez-vous.
    .wait = { $seat } envoie le Volpin en reconnaissance.
prompt-invite = { $seat }, appelez à l’aide contre { the-creature } ou lancez le combat.
    .you = Appelez à l’aide contre { the-creature } ou lancez le combat.
    .wait = { $seat } se prépare à combattre { the-creature }.
prompt-invited = { $seat }, { $other } vous appelle contre { the-creature } : joignez-vous au combat ou restez à l’écart.
    .you = Contre { the-creature }, { $other } vous appelle : joignez-vous au combat ou restez à l’écart.
    .wait = { $seat } réfléchit à l’appel.
prompt-black_plant = { $seat }, décidez si des Ténébronces noires affaiblissent { the-creature } pour ce combat.
    .you = Décidez si des Ténébronces noires affaiblissent { the-creature } pour ce combat.
    .wait = { $seat } décide d’employer ou non des Ténébronces.
prompt-steal = { $seat }, décidez si le Volpin vole un dé au premier tour contre { the-creature }.
    .you = Décidez si le Volpin vole un dé au premier tour contre { the-creature }.
    .wait = { $seat } décide d’employer ou non le Volpin.
prompt-choose_dice = { $seat }, choisissez vos dés : le noir de Carlion ou les vôtres.
    .you = Choisissez vos dés : le noir de Carlion ou les vôtres.
    .wait = { $seat } choisit ses dés.
prompt-blade = { $seat }, choisissez un dé à relancer avec la Lame d’Askimar, ou gardez-les tous.
    .you = Choisissez un dé à relancer avec la Lame d’Askimar, ou gardez-les tous.
    .wait = { $seat } décide de relancer ou non.
prompt-turn_die =
    { $whose ->
        [mine] { $seat }, choisissez un de vos dés à retourner, ou aucun.
       *[theirs] { $seat }, choisissez un dé de { $other } à retourner, ou aucun.
    }
    .you =
        { $whose ->
            [mine] Choisissez un de vos dés à retourner, ou aucun.
           *[theirs] Choisissez un dé de { $other } à retourner, ou aucun.
        }
    .wait = { $seat } décide de retourner ou non un dé.
prompt-red_plant = { $seat }, décidez si des Sangflores rouges ajoutent 3 à ce tour.
    .you = Décidez si des Sangflores rouges ajoutent 3 à ce tour.
    .wait = { $seat } décide d’employer ou non des Sangflores.
prompt-go_on = { $seat }, combattez encore un tour contre { the-creature } ou retirez-vous.
    .you = Combattez encore un tour contre { the-creature } ou retirez-vous.
    .wait = { $seat } décide de continuer ou non le combat.
prompt-reward = { $seat }, choisissez la récompense : { some-wp } ou { some-sp }.
    .you = Choisissez la récompense : { some-wp } ou { some-sp }.
    .wait = { $seat } choisit la récompense.
prompt-share =
    { $points-id ->
        [sp]
            { $left ->
                [one] { $seat }, choisissez qui reçoit le Point de Force.
               *[other] { $seat }, répartissez les { $left } Points de Force de la récompense.
            }
       *[other]
            { $left ->
                [one] { $seat }, choisissez qui reçoit le Point de Volonté.
               *[other] { $seat }, répartissez les { $left } Points de Volonté de la récompense.
            }
    }
    .you =
        { $points-id ->
            [sp]
                { $left ->
                    [one] Choisissez qui reçoit le Point de Force.
                   *[other] Répartissez les { $left } Points de Force de la récompense.
                }
           *[other]
                { $left ->
                    [one] Choisissez qui reçoit le Point de Volonté.
                   *[other] Répartissez les { $left } Points de Volonté de la récompense.
                }
        }
    .wait = { $seat } partage la récompense.
prompt-choose = { $seat }, choisissez pour tous la suite de la légende.
    .you = Choisissez pour tous la suite de la légende.
    .wait = { $seat } choisit la suite de la légende.
prompt-name_hero = { $seat }, désignez pour tous un Héros.
    .you = Désignez pour tous un Héros.
    .wait = { $seat } désigne un Héros.
prompt-offer = { $seat }, vous pouvez faire des actions gratuites à tout moment.
    .you = Vous pouvez faire des actions gratuites à tout moment.
    .wait = { $seat } peut faire des actions gratuites.

## Hasard

prompt-token = Un jeton est retourné.
prompt-marker = Un marqueur Objectif est retourné.
prompt-peek = Un jeton Neige est entrevu.
prompt-roll = Un dé est lancé.
prompt-table = Un dé décide de la suite de la légende.
prompt-put_ice = Les jetons Glace sont répartis sur le Lac.

## Refus

why-AND-1-3 = Ce genre de Héros est déjà pris : { $hero }.
why-AND-2-1 = Choisissez d’abord votre Héros.
why-AND-3-2 = Pas maintenant : le Héros dont c’est le tour choisit une action, les autres n’ont que les actions gratuites.
why-AND-3-3 = Un tour sert à un seul genre d’action : continuez-la ou arrêtez-vous.
why-AND-3-10 = Qui a terminé sa Journée ne fait plus rien avant la suivante.
    .invite = La Journée de { $other } est terminée.
why-AND-3-12 = Vous avez trop peu de Points de Volonté pour une Heure supplémentaire : il doit en rester un.
    .move = La case { $place } demande des Heures supplémentaires, et vous avez trop peu de Points de Volonté : il doit en rester un.
why-AND-3-13 = Vos trois Heures supplémentaires sont dépensées : plus d’Heure aujourd’hui.
    .move = La case { $place } est trop loin pour les Heures qu’il vous reste aujourd’hui.
why-AND-3-14 = Le Froid éternel a pris cette Heure : il ne vous en reste plus aujourd’hui.
    .move = La case { $place } est trop loin : le Froid éternel a pris les Heures qu’il faudrait.
why-AND-3-18 = Votre action est finie : troquez ou terminez le tour.
why-AND-4-1 = La case { $place } n’est pas voisine de la vôtre.
why-AND-4-3 = La case { $place } est sur l’autre face du plateau.
why-AND-4-6 = Vous êtes en chemin : faites un pas de plus ou arrêtez-vous.
why-AND-4-8 = La case { $place } est trop loin pour un seul déplacement : un jeton Glace y met fin.
why-AND-4-9 = La Grande Grotte exige un esprit ferme : il vous faudrait 14 Points de Volonté en arrivant.
why-AND-5-1 = Aucune Créature ne se tient sur votre case.
why-AND-R53 = Votre Héros vient d’arriver sur la case de cette Créature : il ne peut la combattre qu’à votre prochain tour.
    .invite = Qui est arrivé ici pendant ce tour ne combat pas encore : pas { $other }.
why-AND-5-5 = Des dés sont lancés : ils montrent ce qui est gravé sur leurs faces.
why-AND-6-1 = Décidez d’abord qui se joint au combat.
    .invite = On n’appelle, chacun une fois, que les Héros de sa case qui ont encore une Heure : pas { $other }.
why-AND-6-8 = Entre deux tours, continuez le combat ou retirez-vous.
why-AND-6-10 = Vous n’avez plus d’Heure pour un autre tour de combat.
why-AND-7-1 = Laissez passer une autre Heure ou arrêtez-vous.
why-AND-7-2 =
    { $walker-id ->
        [tranuk] { $walker } n’est pas en jeu, ou vous n’avez pas d’Heure pour lui.
       *[other] Le { $walker } n’est pas en jeu, ou vous n’avez pas d’Heure pour lui.
    }
why-AND-7-3 = Le Volpin n’est pas en jeu, ou vous n’avez pas d’Heure pour lui.
why-AND-8-3 = Les actions gratuites attendent que ce qui se passe soit fini.
why-AND-8-4 = Il faut être immobile pour cela, et vous êtes en chemin.
why-AND-8-5 = On ne troque qu’à son propre tour.
why-AND-8-6 = On échange ce qu’on possède, sur une même case ou par le Faucon : impossible avec { $other }.
    .take = Rien de tel à prendre : { $other } ne vous le propose pas.
    .refuse = Rien de tel à refuser : { $other } ne vous le propose pas.
why-AND-8-7 = Cela ne se trouve pas ici : { $item }.
why-AND-8-8 = Vous n’avez pas cela : { $item }.
why-AND-8-9 = On ne creuse que la neige de sa case, et jamais au milieu d’un déplacement ou d’un combat.
why-AND-9-6 = Choisissez d’abord la récompense.
why-AND-9-7 = Partagez d’abord la récompense entre ceux qui ont combattu.
why-AND-13-5 = Décidez d’abord de retourner ou non un dé.
why-AND-13-7 = Seuls le Gardien et la Gardienne du Feu portent un Feu.
why-AND-13-9 = Votre fiche n’a plus de case libre pour cela : { $item }.
why-AND-13-10 = Faites d’abord de la place, ou laissez le nouvel Objet par terre.
why-AND-14-2 = Choisissez d’abord comment payer le pas.
    .full = Vous n’avez pas de Gourde pleine.
    .half = Vous n’avez pas de Gourde à moitié vide.
why-AND-14-5 = Décidez d’abord si la Lame relance un dé.
why-AND-14-10 = Une Longue-vue montre la neige d’une case voisine.
    .reveal = Il vous faut une Longue-vue et une case voisine de la vôtre : pas la case { $place }.
why-AND-14-11 = Aucun jeton Neige n’est caché sur la case { $place }.
why-AND-14-12 =
    .give = Le Faucon ne peut pas porter cela vers { $other } : { $item }.
    .take = Le Faucon ne peut pas porter cela depuis { $other } : { $item }.
    .fly = Il vous faut un Faucon reposé et un Héros sur une autre case : pas { $other }.
why-AND-14-13 = Aucun Faucon ne vole pour vous.
    .fly = La Journée de { $other } est terminée.
why-AND-14-14 = Choisissez d’abord vos dés.
why-AND-15-1 = Il n’y a pas de Marchand ici.
why-AND-15-2 = Vous n’avez pas l’un, ou le Marchand n’a pas l’autre : { $object }, { $wanted }.
why-AND-15-3 = Votre fiche n’a pas de case libre pour cela : { $wanted }.
why-AND-15-4 = On ne troque ni les Gourdes à moitié vides ni un Faucon en vol.
why-AND-15-6 = Cela appartient au Marchand et s’obtient par le troc : { $item }.
why-AND-15-7 = Les Marchands ne font pas encore de troc.
why-AND-16-1 = Aucun Feu éteint ne se trouve ici.
why-AND-16-2 = Un nouveau Feu demande du Bois de chauffage, un jeton Feu et, au sol, une case sans Feu.
why-AND-16-3 = Le Feu coûte 2 Points de Volonté, et il doit vous en rester un.
why-AND-16-7 = Aucun Feu ne peut brûler au sol ici.
why-AND-16-8 = Votre fiche porte un seul Feu, et on ne le rallume qu’éteint.
why-AND-16-10 = Vous ne savez pas encore faire du Feu par ce froid.
why-AND-17-1 = Un jeton est retourné : ce ne peut être qu’un jeton encore caché.
why-AND-17-6 = Un marqueur est retourné : ce ne peut être qu’un marqueur encore caché.
why-AND-18-7 = Décidez d’abord qui vous accompagne dans la tempête.
why-AND-19-1 = Les jetons Glace sont en train d’être répartis sur le Lac.
why-AND-19-4 = La glace de la case { $place } est rompue.
why-AND-19-7 = La glace ne vous porte pas avec deux Iquar.
why-AND-19-11 = Seul un Héros du Lac cerné par la glace rompue regagne la rive, sur une case du bord ; il lui faut trois Heures d’un coup.
why-AND-20-1 = On ne pose une Pierre précieuse qu’immobile.
why-AND-21-1 = Vous n’avez pas cette Plante : { $plant }.
why-AND-21-4 = Décidez d’abord d’employer ou non des Sangflores.
why-AND-21-5 = Décidez d’abord d’employer ou non des Ténébronces.
why-AND-23-2 =
    { $walker-id ->
        [tranuk] { $walker } ne peut pas aller sur la case { $place } : il lui faut une terre voisine.
       *[other] Le { $walker } ne peut pas aller sur la case { $place } : il lui faut une terre voisine.
    }
why-AND-23-4 = Aucun Volpin ne se tient sur de la neige encore cachée.
why-AND-23-5 = Décidez d’abord si le Volpin vole un dé.
why-AND-24-1 = Il vous faut les trois Tablettes sur votre fiche, et elles ne brillent qu’une fois.
why-AND-24-4 = La Pierre hivernale vous prendrait vos derniers Points de Volonté : déposez-la d’abord.
why-AND-26-4 = Un dé est lancé pour la légende.
why-AND-26-8 = Choisissez d’abord pour tous.

## Fin de la partie

outcome-won = La légende est gagnée. Victoire pour { $winners } !
outcome-lost_defence = Une Créature n’a plus trouvé de case Défense libre : la légende est perdue.
outcome-lost_time = Le Narrateur est arrivé à la lettre N : la légende est perdue.
outcome-lost_card = Le sort en a décidé : la légende est perdue.
outcome-lost_follower = Votre protégé est perdu, et la légende avec lui.

## La carte du plateau

an-map = Carte du pays
an-map-movers = Qui se déplace ?
an-map-space = Case { $place }
an-map-walk = Aller sur la case { $place }
an-map-lead =
    { $ally-id ->
        [tranuk] Conduire { $ally } sur la case { $place }
       *[other] Conduire le { $ally } sur la case { $place }
    }
an-map-fly = Envoyer le Volpin sur la case { $place }
an-map-steps =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
an-map-hours =
    { $count ->
        [one] { $count } Heure
       *[other] { $count } Heures
    }
an-map-skins =
    { $count ->
        [one] { $count } pas avec une Gourde
       *[other] { $count } pas avec des Gourdes
    }
an-map-will =
    { $count ->
        [one] −{ $count } Point de Volonté
       *[other] −{ $count } Points de Volonté
    }
an-map-marches = au prochain Lever du Soleil : { $way }
an-map-shields =
    { $count ->
        [one] { $count } case Défense, { $free } libre
       *[other] { $count } cases Défense, { $free } libres
    }
an-map-snow = jeton Neige
an-map-snow-open = jeton Neige connu :
an-map-ice = jeton Glace
an-map-broken = glace rompue
an-map-marker = marqueur Objectif
an-map-fire-lit = Feu allumé
an-map-fire-unlit = Feu éteint
an-map-no-fire = aucun Feu possible
an-map-passage = Passage secret vers { $place }
an-map-goal = Un objectif mène ici.

## Le plateau : fiches, pistes et scènes

an-your-hero = Vous jouez
an-hero = Héros
an-you = vous
an-back-own = Revenir au vôtre
an-rank = rang { $rank }
an-strength = Force
an-will = Volonté
an-will-track = { $wp } Points de Volonté sur 20, dés : { $count }
an-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
an-dice-next = un de plus à { $wp } de Volonté
an-dice-rows = Dés : { $a } jusqu’à 6 de Volonté, { $b } jusqu’à 13, { $c } dès 14
an-some-sp = Force { $count }
an-some-wp = Volonté { $count }
an-points = Force { $sp }, Volonté { $wp }
an-on-space = Case { $place }
an-space = case { $place }
an-warm = au chaud
an-carried = Équipement
an-slot-small = Petite case libre
an-slot-large = Grande case libre
an-slot-helmet = Case heaume libre
an-sheet-fire-none = Aucun Feu sur la fiche
an-sheet-fire-unlit = Feu éteint sur la fiche
an-sheet-fire-lit = Feu allumé sur la fiche
an-purse = Bourse
an-purse-empty = vide
an-followers = Avec vous
an-company = Groupe
an-on-turn = à son tour
an-day-over = a terminé sa Journée
an-next-sunrise = Prochain Lever du Soleil
an-next-lost = Plus aucune case Défense libre : la légende serait perdue.
an-next-shield =
    { $count ->
        [one] Une Créature prend une case Défense ; il en reste { $free }.
       *[other] { $count } Créatures prennent une case Défense ; il en reste { $free }.
    }
an-next-warm = Le Feu réchauffe { $heroes } : +5 Volonté
an-next-cold = L’Heure { $hour } gèle
an-next-fires =
    { $count ->
        [one] Un Feu s’éteint
       *[other] { $count } Feux s’éteignent
    }
an-next-letter = Narrateur { $from } → { $letter }
an-next-star = une carte
an-shields-free =
    { $count ->
        [0] aucune case Défense libre
        [one] { $count } case Défense libre
       *[other] { $count } cases Défense libres
    }
an-chronicle = La chronique
an-over-level = Difficulté : { $level }
an-over-when = Jour { $day }, Narrateur sur { $letter }
an-over-slain =
    { $count ->
        [0] Aucune Créature vaincue
        [one] { $count } Créature vaincue :
       *[other] { $count } Créatures vaincues :
    }
an-done = accompli
an-of = { $done } sur { $count }
an-show = Montrer sur le plateau
an-needed = nécessaire à la victoire
an-last-card = Dernière carte lue
an-objectives = Objectifs
an-all-things = Fiche, objectifs, prochain Lever du Soleil et groupe
an-hours-used = Heures utilisées

an-time-track = Piste du Temps
an-day-start = Début de la Journée
an-hour = Heure { $hour }
an-hour-overtime =
    { $count ->
        [one] Heure supplémentaire { $hour }, coûte { $count } Point de Volonté
       *[other] Heure supplémentaire { $hour }, coûte { $count } Points de Volonté
    }
an-hour-spent = Heure { $hour }, les Heures supplémentaires du jour sont dépensées
an-hour-frozen = Heure { $hour }, prise par le froid
an-sunrise = Lever du Soleil
an-asleep = Ont terminé leur Journée
an-rooster = { $hero } a le coq et commencera demain
an-narrator-track = Piste des Légendes
an-narrator-here = Le Narrateur est sur { $letter }
an-star = une carte attend ici
an-track-end = la légende s’arrête ici

an-here = Ici : { $place }
an-here-nothing = rien ici
an-is-called = reçoit l’appel à l’aide
an-deeds = Actions de votre Héros
an-free = Gratuit
an-free-of = Ce que { $hero } peut faire gratuitement entre-temps
an-waiting = Les autres agissent. Ce que vous pouvez faire hors de votre tour apparaît ici.
an-exchange = Échanger
an-things = Ce que vous portez
an-exchange-barter = Échange et troc
an-exchange-hint = Faites glisser un Objet là où il doit aller, ou touchez-le puis choisissez.
an-exchange-none = Rien à échanger ici pour l’instant.
an-own-sheet = { $hero } (vous)
an-zone-merchant = Marchand
an-zone-ground = Par terre
an-held-to-you = pour vous
an-held-out = proposé
an-nothing = rien
an-take = Prendre
an-refuse = Refuser
an-gifts = Dons
an-gift = { $hero } propose à { $to } : { $what }
an-do-fight = Combattre
an-do-pass = Laisser passer une Heure
an-do-end_day = Terminer la Journée
an-do-stop = S’arrêter ici
an-do-end_turn = Terminer le tour
an-do-start = Lancer le combat
an-do-accept = Se joindre au combat
an-do-decline = Rester à l’écart
an-do-continue = Encore un tour
an-do-withdraw = Se retirer
an-do-keep = Garder les dés
an-do-relight = Rallumer le Feu
an-do-fire = Faire du Feu
an-do-relight_sheet = Rallumer votre Feu
an-do-fire_sheet = Feu à emporter
an-do-tablets = Retourner les Tablettes
an-do-activate = Creuser la neige
an-do-peek = Le Volpin regarde
an-do-land = Le Faucon se pose
an-do-leave_it = Le laisser
an-do-carlion = Dé de Carlion
an-do-own_dice = Vos propres dés
an-do-hour = Une Heure
an-do-full = Gourde pleine
an-do-half = Demi-gourde
an-to-hour = Heure { $hour }
an-to-hour-price = Heure { $hour }, −{ $count } Volonté
an-last-hour = la dernière aujourd’hui
an-then-price = −{ $count } Volonté pour la suivante
an-no-hour = sans dépenser d’Heure
an-odds-short = à chaque tour : { $win } % de chances de le gagner, { $lose } % de le perdre
an-end-rooster = vous commencerez demain
an-end-warm = un Feu vous réchauffe : +5 Volonté
an-fire-cost = Volonté { $wp } → { $left }
an-use-blue = Heures { $from } → { $hour }
an-use-white = Volonté { $from } → { $wp }
an-tablets-note = plus de froid jusqu’à la fin de la Journée
an-invite-note =
    { $count ->
        [one] Force { $sp }, Volonté { $wp }, { $count } dé
       *[other] Force { $sp }, Volonté { $wp }, { $count } dés
    }
an-at-snow = neige
an-at-ice = glace
an-at-marker = marqueur Objectif
an-at-fire = Feu
an-at-ashes = Feu éteint

an-choose-hero = Choisissez votre Héros
an-choose-hint = Chaque fiche ne se joue qu’une fois. Quel Héros est le vôtre ?
an-choose-wait = On choisit les Héros.
an-taken = Déjà pris : { $hero }
an-kind-dwarf = Nain, Naine
an-kind-warrior = Guerrier, Guerrière
an-kind-mage = Magicien, Magicienne
an-kind-fire_keeper = Gardien, Gardienne du Feu
an-ability-dwarf = Travaille tard : une Heure supplémentaire ne coûte que 1 Point de Volonté.
an-ability-warrior = Se bat mieux au coin du Feu : un Feu allumé lui donne 2 Points de Force.
an-ability-mage = Retourne un dé à chaque tour de combat, même celui d’un autre Héros.
an-ability-fire_keeper = Porte sur sa fiche un Feu qui réchauffe tous ceux de sa case.

an-fight-with = Combat : { $name }
an-round = Tour de combat { $round }
an-leads = mène
an-rolls =
    { $count ->
        [one] lance { $count } dé
       *[other] lance { $count } dés
    }
an-foe-rolls =
    { $count ->
        [0] ne lance aucun dé
        [one] lance { $count } dé rouge
       *[other] lance { $count } dés rouges, les dés égaux s’additionnent
    }
an-foe-rolls-black =
    { $count ->
        [0] ne lance aucun dé
        [one] lance { $count } dé noir
       *[other] lance { $count } dés noirs, les dés égaux s’additionnent
    }
an-die = Dé : { $value }
an-stays-out = reste à l’écart
an-has-left = a quitté le combat
an-no-hour-left = n’a plus d’Heure
an-loses = −{ $count } Volonté
an-breaks-down = s’effondre et se relève avec { $sp } de Force et 3 de Volonté
an-gains-wp = +{ $count } Volonté
an-gains-sp = +{ $count } Force
an-group-total = Force des Héros
an-weakened = affaibli
an-stolen = Le Volpin a volé un dé du premier lancer.
an-share = Répartir la récompense
an-share-wp =
    { $count ->
        [one] Un Point de Volonté à donner.
       *[other] { $count } Points de Volonté à donner.
    }
an-share-sp =
    { $count ->
        [one] Un Point de Force à donner.
       *[other] { $count } Points de Force à donner.
    }
an-share-less = Un de moins pour { $name }
an-share-more = Un de plus pour { $name }
an-share-left =
    { $count ->
        [0] Il ne reste rien à donner.
        [one] Il reste un point à donner.
       *[other] Il reste { $count } points à donner.
    }
an-share-give = Distribuer
an-reward-wp = Récompense : +{ $wp } Volonté
an-reward-sp = Récompense : +{ $sp } Force
an-reward-or = Récompense : +{ $wp } Volonté ou +{ $sp } Force
an-odds-win = { $chance } % de chances de gagner le tour (en moyenne −{ $hit } pour la Créature)
an-odds-lose =
    { $fighters ->
        [one] { $chance } % de le perdre (en moyenne −{ $hurt })
       *[other] { $chance } % de le perdre (en moyenne −{ $hurt } pour chacun)
    }
an-odds-fall = { $chance } % : la Créature tombe dès ce tour
an-odds-down =
    { $fighters ->
        [one] { $chance } % : le Héros s’effondre dès ce tour
       *[other] { $chance } % : un Héros s’effondre dès ce tour
    }
an-odds-turned = Un dé retourné au mieux est compté.
an-odds-with = { $chance } % ensemble
an-round-won = Le tour est gagné : { the-creature } perd { $count } de Volonté.
an-round-lost = { $heroes ->
        [one] Le tour est perdu : −{ $count } Volonté.
       *[other] Le tour est perdu : −{ $count } Volonté pour chacun de ceux qui ont combattu.
    }
an-round-tie = Égalité : personne ne perd de Volonté.
an-result-won = { the-creature.start } est terrassé !
an-result-late = Plus d’Heure pour un autre tour ; { the-creature } récupère.
an-result-broken = Le combat s’arrête sans vainqueur ; { the-creature } récupère.
an-watching = { $name } combat.
an-go-on = Continuer

an-day-ends = Le jour { $day } est fini
an-dawn-gor = Les Gors avancent
an-dawn-wargor = Les Wargors courent
an-dawn-steppe_buffalo = Les Buffles des Steppes trottent
an-dawn-wargor-again = Les Wargors courent encore
an-dawn-fur_troll = Les Trolls à fourrure marchent
an-dawn-silhouette = Une Silhouette dans la neige
an-dawn-warm = Au coin du Feu
an-dawn-cold = Les Journées raccourcissent
an-dawn-fires = Les Feux s’éteignent
an-dawn-narrator = Le Narrateur avance
an-dawn-card = Une carte est lue : « { $title } »
an-finds = Trouvailles et tempêtes

an-book = Livre de la légende
an-objective-new = Nouvel objectif : { $what }
an-objective-changed = Objectif modifié : { $what }
an-objective-done = Objectif accompli : { $what }
an-card-brings = Ce qu’elle apporte
an-page = Page { $page } sur { $count }
an-page-back = Page précédente
an-page-on = Page suivante
an-read-next =
    { $count ->
        [one] Lire la suite (encore { $count })
       *[other] Lire la suite (encore { $count })
    }
an-to-map = Voir le plateau

thing-cold = Froid éternel
    .text = L’Heure qu’il couvre et toutes les suivantes sont perdues. Il avance d’une Heure à chaque Lever du Soleil.
thing-rooster = coq
    .text = Qui termine sa Journée en premier le prend et commence la suivante.
thing-narrator = Narrateur
    .text = Avance d’une lettre à chaque Lever du Soleil et pour chaque Créature vaincue. Sur une étoile, on lit une carte ; sur N, la légende s’arrête.

## Les verbes qui rassemblent les réponses sur la page

verb-move = Se déplacer
verb-ashore = Regagner la rive
verb-lead = Conduire un allié
verb-volpin = Envoyer le Volpin
verb-fight = Combattre
verb-pass = Passer
verb-stop = S’arrêter
verb-end_turn = Terminer le tour
verb-end_day = Terminer la Journée
verb-pick = Ramasser
verb-drop = Déposer
verb-give = Proposer
verb-take = Prendre
verb-refuse = Refuser
verb-fly = Envoyer le Faucon
verb-barter = Faire du troc
verb-reveal = Utiliser la Longue-vue
verb-use = Utiliser une Plante
verb-invite = Appeler à l’aide
verb-share = Partager
verb-name = Désigner un Héros
verb-reroll = Relancer un dé
verb-turn = Retourner un dé
verb-along = Emmener
verb-behind = Laisser sur place
verb-option = Choisir

## Conseils : pourquoi une réponse est bonne ou mauvaise

reason-home = Moins de Créatures atteindront les cases Défense.
reason-home_of = Empêche { a-creature } de passer.
reason-home_worse = Davantage de Créatures atteindront les cases Défense.
reason-home_worse_of = { a-creature.start } risque de passer.
reason-threat = La Créature la plus menaçante reste à portée aujourd’hui.
reason-threat_worse = La Créature la plus menaçante sera plus dure à atteindre aujourd’hui.
reason-time = Gagne du temps sur le Narrateur.
reason-time_worse = Perd du temps : le Narrateur avancera plus tôt.
reason-hours = Il reste plus d’Heures qu’autrement.
reason-hours_of = Il reste plus d’Heures à { $hero } qu’autrement.
reason-hours_worse = Coûte des Heures.
reason-hours_worse_of = Coûte des Heures à { $hero }.
reason-night = Les Heures du lendemain viennent plus tôt.
reason-night_worse = Les Heures du lendemain viennent plus tard.
reason-slain = Laisse moins de Créatures sur le plateau.
reason-slain_of = Aide à vaincre { a-creature }.
reason-slain_worse = Laisse davantage de Créatures sur le plateau.
reason-slain_worse_of = Laisse { a-creature } sur le plateau.
reason-strength = Peut renforcer les Héros.
reason-strength_of = Renforce { $hero }.
reason-strength_worse = Les Héros risquent d’être moins forts.
reason-strength_worse_of = { $hero } aura moins de force.
reason-will = Les Héros gardent plus de volonté.
reason-will_of = { $hero } garde plus de volonté.
reason-will_worse = Coûte des Points de Volonté.
reason-will_worse_of = Coûte des Points de Volonté à { $hero }.
reason-wood = Garde du bois sous la main.
reason-wood_worse = Laisse moins de bois.
reason-fire = Davantage de Héros restent près d’un Feu.
reason-fire_worse = Moins de Héros restent près d’un Feu.
reason-task = Rapproche les Héros de leur objectif.
reason-task_of = Rapproche { $hero } d’un objectif.
reason-task_worse = Éloigne les Héros de leur objectif.
reason-task_worse_of = Éloigne { $hero } d’un objectif.
reason-boss = Prépare les Héros à leur grand combat.
reason-boss_of = Prépare les Héros à affronter { the-creature }.
reason-boss_worse = Laisse les Héros moins prêts pour leur grand combat.
reason-boss_worse_of = Laisse les Héros moins prêts à affronter { the-creature }.

## Partenaires : ce qu’un Héros s’apprête à faire, à la première personne

deed-fight_boss = J’affronte { the-creature } sur la case { $place } : la légende l’exige.
deed-fight_home =
    { $sunrises ->
        [one] J’affronte { the-creature } sur la case { $place }, ou une case Défense cède au matin.
       *[other] J’affronte { the-creature } sur la case { $place }, ou une case Défense cède dans { $sunrises } jours.
    }
deed-fight = J’affronte { the-creature } sur la case { $place }.
deed-go_boss = Je pars pour la case { $place } : nous pourrons y affronter { the-creature }.
deed-go_defend =
    { $sunrises ->
        [one] Cap sur la case { $place } : au matin, { the-creature } prendrait une case Défense.
       *[other] Cap sur la case { $place } : dans { $sunrises } jours, { the-creature } prendrait une case Défense.
    }
deed-go_hunt = Cap sur la case { $place } : vaincre { the-creature } nous rendra plus forts.
deed-go_help = Cap sur la case { $place }, pour être là quand il faudra combattre { the-creature }.
deed-await_home =
    { $sunrises ->
        [one] Sur la case { $place }, j’attends { the-creature } (case { $from }), à un jour d’une case Défense.
       *[other] Sur la case { $place }, j’attends { the-creature } (case { $from }), à { $sunrises } jours d’une case Défense.
    }
deed-await = Sur la case { $place }, j’attends { the-creature } de la case { $from }.
deed-go_carry = Je porte à la case { $place } ce que la légende y attend.
deed-go_task = Cap sur la case { $place } : la légende nous y attend.
deed-go_fire = Cap sur le Feu de la case { $place } : j’en suis à { some-wp }.
deed-go_snow = Cap sur la case { $place }, pour regarder sous la neige.
deed-lead = Je mène { the-ally } sur la case { $place }.
deed-light = J’allume un Feu sur la case { $place }.
deed-go = Je vais sur la case { $place }.
deed-wait = J’attends sur la case { $place } : un ami peut encore venir aujourd’hui.
deed-rest_tired = Je termine ma Journée sur la case { $place } : mes Heures sont dépensées.
deed-rest = Je termine ma Journée sur la case { $place } : rien à ma portée ne presse aujourd’hui.

## Partenaires : ce qu’on peut demander à un Héros

wish-come = Rejoins-moi sur la case { $place }.
wish-meet = Affronte { the-creature } sur la case { $place }.
wish-warm = Va près du Feu de la case { $place }.
wish-stay = Reste sur la case { $place }.
