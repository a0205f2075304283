# Runemasters, en français.
#
# Les noms des cartes, des événements, des gardiens, des marques, des Pouvoirs ultimes et des niveaux viennent du
# contenu (data/*.toml). L’article d’un monstre dépend de sa sorte : { the-card }, ou { the-card.start } en tête de
# phrase. Rien d’autre ne s’accorde avec son nom.

## Pièces

rune-red = rouge
rune-blue = bleue
rune-yellow = jaune
rune-green = verte
rune-violet = violette
rune-white = blanche

path-red = chemin rouge
path-blue = chemin bleu
path-yellow = chemin jaune
path-green = chemin vert

die-red = dé rouge
die-red_star = dé rouge relancé
die-blue = dé bleu
die-blue_star = dé bleu relancé
die-yellow = dé jaune
die-yellow_star = dé jaune relancé
die-green = dé vert
die-green_star = dé vert relancé
die-violet = dé violet
die-violet_star = dé violet relancé
die-white = dé blanc
die-white_star = dé blanc relancé

pair-red_and_red = deux dés rouges
pair-red_and_red_star = deux dés rouges, dont un relancé
pair-red_star_and_red_star = deux dés rouges relancés
pair-blue_and_blue = deux dés bleus
pair-blue_and_blue_star = deux dés bleus, dont un relancé
pair-blue_star_and_blue_star = deux dés bleus relancés
pair-yellow_and_yellow = deux dés jaunes
pair-yellow_and_yellow_star = deux dés jaunes, dont un relancé
pair-yellow_star_and_yellow_star = deux dés jaunes relancés
pair-green_and_green = deux dés verts
pair-green_and_green_star = deux dés verts, dont un relancé
pair-green_star_and_green_star = deux dés verts relancés
pair-violet_and_violet = deux dés violets
pair-violet_and_violet_star = deux dés violets, dont un relancé
pair-violet_star_and_violet_star = deux dés violets relancés
pair-white_and_white = deux dés blancs
pair-white_and_white_star = deux dés blancs, dont un relancé
pair-white_star_and_white_star = deux dés blancs relancés

space = case { $number }

the-card =
    { $card-kind ->
        [archer] l’{ $card }
        [shadow] l’{ $card }
       *[other] le { $card }
    }
    .start =
        { $card-kind ->
            [archer] L’{ $card }
            [shadow] L’{ $card }
           *[other] Le { $card }
        }
card-dawn = Aube
    .text = La nuit est finie : tous les gardiens ont gagné.

guardian =
    .text = { $guardian }, { $title }. Marque : { $mark }. { $mark-text } Pouvoir ultime : { $ultimate }. { $ultimate-text }

ending-running = la nuit dure encore
ending-dawn = l’aube s’est levée
ending-temple_fell = le temple est tombé
ending-guardians_fell = plus un gardien n’est en vie

## Options d’une nouvelle partie

label-seats = Gardiens en jeu
option-difficulty = Difficulté
    .text = Plus le niveau est élevé, plus les événements sont hostiles.
option-ultimate_start = Départ du Pouvoir ultime
    .text = La case où commence le jeton Pouvoir ultime de chaque gardien.
option-ultimate_start-default = selon la difficulté
option-ultimate_start-1 = case 1
option-ultimate_start-2 = case 2

## Journal : mise en place

event-guardian-chosen = { $seat } choisit { $guardian }, { $title }.
    .you = Vous choisissez { $guardian }, { $title }.
event-guardian-placed = { $guardian } se poste face au { $path }.
event-elder-named = L’équipe désigne son Doyen : { $guardian }.

## Journal : manches et tours

event-round-began = La manche { $round } commence.
event-event-revealed = Événement : { $event }. { $event-text }
event-angel-given = Un ange veille sur { $guardian } jusqu’à la fin de la manche.
event-turn-began = Tour { $turn } : à { $guardian } de jouer.
event-turn-skipped = { $guardian } n’est plus en vie : son tour est sauté.
event-actions-ended = { $guardian } termine ses actions.
event-actions-skipped = { $guardian } n’aura pas eu le temps d’agir.
event-round-ended = La manche { $round } s’achève.
event-poison-struck = Le poison ronge { $guardian }.
event-dawn = L’aube se lève !
event-victory = Victoire ! Le temple a tenu jusqu’à l’aube.
event-defeat = Défaite : { $ending }.

## Journal : dés et actions

event-rolled = { $guardian } lance un dé : rune { $rune }.
    .together = { $guardian } lance les dés : runes { $rune }.
event-rerolled = { $guardian } relance la rune { $old } et obtient la { $rune }.
event-hit = { $guardian } frappe { the-card } avec un { $die }.
event-moved = { $guardian } rejoint le { $path }.
event-free-moved = { $guardian } file vers le { $path } sans dépenser de dé.
event-swapped = { $guardian } cède sa place et passe sur le { $path }.
event-mark-used = { $guardian } invoque sa marque : { $mark }.
event-blocked = { $guardian } bloque le { $path }.
event-block-removed = Le { $path } n’est plus bloqué.
event-charged =
    { $space ->
        [4] { $guardian } charge entièrement son Pouvoir ultime, { $ultimate } !
       *[other] { $guardian } charge son Pouvoir ultime jusqu’à la case { $space }.
    }
event-mana-released = { $guardian } libère tout son mana contre { the-card }.
event-ultimate-used =
    { $use ->
        [1] { $guardian } déchaîne son Pouvoir ultime : { $ultimate } !
       *[other] { $guardian } déchaîne son Pouvoir ultime pour la dernière fois : { $ultimate } !
    }
event-shielded = { $guardian } reçoit un bouclier.
event-healed = { $guardian } récupère 1 point de vie et remonte à { $life }.
event-exchanged = { the-card.start } passe du { $from } au { $to }, case { $space }.
event-revived = { $guardian } revient à la vie sur le { $path }.
event-petrified = Les monstres se changent en pierre jusqu’à la fin du tour.

## Journal : monstres

event-monster-came = { the-card.start } surgit sur le { $path }, case { $space }.
event-overflow = Le { $path } est plein : { the-card } frappe et disparaît.
event-wounded = { the-card.start } reçoit une blessure sur la rune { $rune }.
event-killed = { $guardian } abat { the-card } sur le { $path }, case { $space }.
event-rewarded =
    { $life ->
        [0] { $guardian } gagne { $mana } mana.
       *[other]
            { $mana ->
                [0] { $guardian } gagne { $life } { $life ->
                    [one] point
                   *[other] points
                } de vie.
               *[other] { $guardian } gagne { $life } { $life ->
                    [one] point
                   *[other] points
                } de vie et { $mana } mana.
            }
    }
event-reward-lost =
    { $life ->
        [0] { $guardian } ne peut pas avoir plus de mana : { $mana } en trop.
       *[other]
            { $mana ->
                [0] { $guardian } ne peut pas avoir plus de vie : { $life } en trop.
               *[other] { $guardian } ne peut avoir ni plus de vie ni plus de mana : { $life } vie et { $mana } mana en trop.
            }
    }
event-life-taken =
    { $points ->
        [0] { $guardian } garde tout le mana de sa récompense.
       *[other] { $guardian } convertit { $points } mana de sa récompense en vie.
    }
event-frozen = Les monstres sont de pierre : aucun n’avance ni n’attaque.
event-monster-moved = { the-card.start } avance jusqu’à la case { $space } du { $path }.
event-melee =
    { $points ->
        [one] { the-card.start } frappe au contact sur le { $path } : { $points } dégât.
       *[other] { the-card.start } frappe au contact sur le { $path } : { $points } dégâts.
    }
event-shot =
    { $points ->
        [one] { the-card.start } décoche une flèche le long du { $path } : { $points } dégât.
       *[other] { the-card.start } décoche une flèche le long du { $path } : { $points } dégâts.
    }
event-shot-ignored = { the-card.start } décoche une flèche le long du { $path }, mais l’événement de la manche la détourne.
event-dragon-healed = { the-card.start } guérit de toutes ses blessures.

## Journal : dégâts

event-shield-broken = Le bouclier qui protège { $guardian } arrête l’attaque et se brise.
event-hurt =
    { $life ->
        [0] { $guardian } perd son dernier point de vie.
       *[other] { $guardian } perd 1 point de vie et tombe à { $life }.
    }
event-angel-saved = L’ange sauve { $guardian }, qui garde son dernier point de vie.
event-died = { $guardian } succombe.
event-poisoned = Le poison gagne { $guardian }.
event-temple-hurt =
    { $temple ->
        [0] { $points ->
            [one] Le temple subit { $points } dégât et s’effondre.
           *[other] Le temple subit { $points } dégâts et s’effondre.
        }
       *[other] Le temple perd { $points } { $points ->
            [one] point
           *[other] points
        } de vie et tombe à { $temple }.
    }

## Choix

choice-choose = Prendre { $guardian }, { $title }
choice-face = Se poster face au { $path }
choice-elder = Nommer { $guardian } Doyen
choice-angel = Confier l’ange à { $guardian }
choice-end = Terminer les actions
choice-hit = Frapper avec un { $die }
choice-move = Rejoindre le { $path } avec un { $die }
choice-mark = Invoquer la marque avec un { $die }
    .asked = Invoquer { $mark } avec un { $die }
choice-block = Bloquer le chemin avec { $pair }
choice-charge = Charger le Pouvoir ultime avec un { $die }
choice-reroll = Relancer un { $die }
choice-release = Libérer tout le mana
choice-ultimate = Déchaîner le Pouvoir ultime
    .asked = Déchaîner { $ultimate }
choice-free_move = Rejoindre le { $path } sans dépenser de dé
choice-shield = Donner un bouclier à { $guardian }
choice-wound = Placer la blessure sur la rune { $rune }
choice-heal = Rendre 1 point de vie à { $guardian }
choice-exchange_monster = Déplacer un monstre
choice-move_self = Changer de chemin
    .asked = Déplacer { $guardian }
choice-take = Échange : déplacer le monstre en case { $space } du { $path }
    .asked = Le monstre en case { $space } du { $path }
choice-to = Destination : le { $path }
    .asked = Vers le { $path }
choice-revive = Ramener { $guardian } à la vie
choice-life =
    { $points ->
        [0] Garder tout le mana
       *[other] Convertir { $points } mana en vie
    }
choice-roll = Le dé montre la rune { $rune }
choice-event = L’événement est « { $event } »
choice-draw = La carte est « { $card } »

## Questions

prompt-choose_guardian = { $seat }, choisissez votre gardien.
    .wait = { $seat } choisit son gardien.
    .you = Choisissez votre gardien.
prompt-choose_path = { $guardian }, choisissez le chemin à défendre.
    .wait = { $guardian } choisit le chemin à défendre.
prompt-choose_elder = { $guardian }, désignez le Doyen au nom de l’équipe.
    .wait = { $guardian } désigne le Doyen au nom de l’équipe.
prompt-choose_angel = { $guardian }, désignez le gardien sur qui l’ange veillera cette manche.
    .wait = { $guardian } désigne le gardien sur qui l’ange veillera.
prompt-actions = { $guardian }, à vous : agissez, ou terminez vos actions.
    .wait = { $guardian } agit.
prompt-shield = { $guardian }, choisissez qui reçoit le bouclier.
    .wait = { $guardian } choisit qui reçoit le bouclier.
prompt-whirlwind = { $guardian }, choisissez le point faible à blesser sur { the-card }.
    .wait = { $guardian } choisit le point faible à blesser sur { the-card }.
prompt-healing_prayer = { $guardian }, choisissez qui récupère 1 point de vie.
    .wait = { $guardian } choisit qui récupère 1 point de vie.
prompt-exchange = { $guardian }, déplacez un monstre ou déplacez-vous.
    .wait = { $guardian } choisit de déplacer un monstre ou de changer de chemin.
prompt-exchange_take = { $guardian }, choisissez le monstre à déplacer.
    .wait = { $guardian } choisit le monstre à déplacer.
prompt-exchange_to = { $guardian }, choisissez le chemin d’arrivée.
    .wait = { $guardian } choisit le chemin d’arrivée.
prompt-trample = { $guardian }, choisissez le point faible à piétiner sur { the-card }.
    .wait = { $guardian } choisit le point faible à piétiner sur { the-card }.
prompt-elemental_storm = { $guardian }, choisissez le point faible que frappe la tempête sur { the-card } ({ $path }).
    .wait = { $guardian } choisit le point faible que frappe la tempête sur { the-card } ({ $path }).
prompt-second_wind = { $guardian }, choisissez qui revient à la vie.
    .wait = { $guardian } choisit qui revient à la vie.
prompt-second_wind_to = { $guardian }, choisissez le chemin où { $revived } revient.
    .wait = { $guardian } choisit le chemin où { $revived } revient.
prompt-mana_healing =
    { $mana ->
        [one] { $guardian }, choisissez si vous convertissez en vie le mana gagné.
       *[other] { $guardian }, choisissez combien des { $mana } mana gagnés vous convertissez en vie.
    }
    .wait = { $guardian } répartit sa récompense ({ $mana } mana) entre mana et vie.

## Hasard

prompt-first_monsters = Un des premiers monstres est révélé.
prompt-event = L’événement de la manche est révélé.
prompt-spawn = La carte du dessus de la pile Monstres est révélée.
prompt-roll = Un dé est lancé.
prompt-reroll = Un dé est relancé.

## Refus

why-RUN-1-2 = { $guardian } a déjà pris place : aucun gardien n’est en jeu deux fois.
why-RUN-1-9 = Le { $path } n’existe pas dans cette partie.
why-RUN-1-12 = Un gardien défend déjà le { $path } : un chemin n’en a jamais deux.
why-RUN-4-4 = Vous n’avez aucun { $die } à utiliser : chaque dé lancé ne sert qu’une fois.
why-RUN-4-8 = Ce n’est pas à vous de décider : seul le gardien dont c’est le tour agit.
why-RUN-5-1 =
    .hit = Un { $die } ne sert à rien ici : le premier monstre n’a pas de point faible intact qui montre cette rune.
    .wound = Ce monstre n’a pas de point faible intact qui montre la rune { $rune }.
why-RUN-5-2 = Aucun monstre sur votre chemin : un dé ne touche que le premier monstre de votre propre chemin.
why-RUN-5-3 = Le monstre que viserait ce { $die } se tient derrière un autre : un dé ne touche que le premier.
why-RUN-5-10 = Un { $die } ne mène pas au { $path } : un dé mène au chemin de sa couleur.
why-RUN-5-14 = Vous êtes déjà face au { $path }.
why-RUN-5-18 = Aucun monstre sur votre chemin : votre marque n’a pas de cible.
why-RUN-5-19 = Un blocage demande deux dés disponibles de même rune : vous n’avez pas { $pair }.
why-RUN-5-20 = Un Dragon se tient sur votre chemin : impossible de le bloquer.
why-RUN-5-21 = Votre chemin est déjà bloqué : il ne peut pas l’être deux fois.
why-RUN-5-26 = Rien à charger : votre Pouvoir ultime est déjà prêt, ou son jeton a été défaussé.
why-RUN-6-1 = Vous n’avez plus de mana : chaque relance coûte au moins 1 mana.
why-RUN-6-4 = Libérer le mana demande 4 mana et un monstre en case 1 de votre chemin.
why-RUN-6-7 = Votre Pouvoir ultime n’est pas encore chargé : son jeton doit atteindre la case 4.
why-RUN-6-9 = Votre Pouvoir ultime a déjà servi deux fois : son jeton est défaussé.
why-RUN-6-11 = Votre Pouvoir ultime n’aurait aucun effet maintenant : il ne peut pas être utilisé pour rien.
why-RUN-9-5 = Un Sorcier vous fait face : la libération de mana ne peut rien contre lui.
why-RUN-9-7 = Un Guerrier vous fait face : un { $die } ne peut pas le blesser.
why-RUN-10-2 =
    .mark = Tous les gardiens en vie ont déjà un bouclier : votre marque n’a pas de cible.
    .shield = Impossible pour { $guardian } : un bouclier va à un gardien en vie qui n’en a pas.
why-RUN-10-7 =
    .mark = Tous les gardiens en vie ont toute leur vie : votre marque n’a pas de cible.
    .heal = Impossible pour { $guardian } : la prière soigne un gardien en vie à qui il manque de la vie.
why-RUN-11-6 = Pas de déplacement gratuit : l’événement ne l’accorde pas, ou vous l’avez déjà utilisé ce tour-ci.
why-RUN-11-7 = L’événement de la manche rend les relances plus chères : il vous manque du mana.
why-RUN-11-12 = L’événement de la manche interdit les marques : un dé blanc peut encore bloquer ou charger.

why-RUN-D2 = Choisissez d’abord un gardien que personne n’a pris.
why-RUN-D3 = Choisissez d’abord le chemin que votre gardien défendra.
why-RUN-D4 = Désignez d’abord le Doyen.
    .elder = { $guardian } n’est pas de la partie : le Doyen est un de vos gardiens.
why-RUN-D5 = Désignez d’abord le gardien sur qui l’ange veillera.
    .angel = Impossible pour { $guardian } : l’ange veille sur un gardien en vie.
why-RUN-D6 = Ce choix n’est pas à faire maintenant : utilisez vos dés, votre mana ou votre Pouvoir ultime, ou terminez.
why-RUN-D7 = La marque est invoquée : choisissez d’abord qui reçoit le bouclier.
why-RUN-D8 = La marque est invoquée : choisissez d’abord le point faible à blesser.
why-RUN-D9 = La marque est invoquée : choisissez d’abord qui récupère 1 point de vie.
why-RUN-D10a = La marque est invoquée : choisissez d’abord de déplacer un monstre ou vous-même.
    .exchange_monster = Il n’y a aucun monstre à déplacer sur le plateau.
why-RUN-D10b = La marque est invoquée : choisissez d’abord le monstre à déplacer.
    .take = Aucun monstre en case { $space } du { $path }.
why-RUN-D10c = La marque est invoquée : choisissez d’abord le chemin d’arrivée.
    .to = Pas le { $path } : il faut un autre chemin en jeu que celui du départ.
why-RUN-D11 = Le Pouvoir ultime est déchaîné : choisissez d’abord le point faible à blesser sur ce monstre.
why-RUN-D12 = Le Pouvoir ultime est déchaîné : choisissez d’abord le point faible que frappe la tempête.
why-RUN-D13a = Le Pouvoir ultime est déchaîné : choisissez d’abord qui revient à la vie.
    .revive = Impossible pour { $guardian } : seul un gardien mort revient à la vie.
why-RUN-D13b = Le Pouvoir ultime est déchaîné : choisissez d’abord le chemin de celui qui revient.
    .to = Pas le { $path } : il faut un chemin en jeu que personne ne défend.
why-RUN-D14 = Choisissez d’abord combien de mana vous convertissez en vie.
    .life = La récompense compte moins de { $points } mana : vous ne pouvez pas en convertir autant.

why-RUN-C2 = Une carte Monstre est piochée : ce ne peut être qu’une carte encore possible dans la pile.
why-RUN-C5 = Une carte Événement est révélée : ce ne peut être qu’une carte encore possible dans la pile.
why-RUN-C6 = Un dé est lancé : il montre une des six runes, et rien d’autre.
why-RUN-C7 = Un dé est relancé : il montre une des six runes, et rien d’autre.

## Fin de partie

outcome-dawn = L’aube s’est levée et le temple tient debout !
outcome-temple_fell = Le temple est tombé avant l’aube.
outcome-guardians_fell = Le dernier gardien est mort avant l’aube.

## Conseils : pourquoi une réponse est bonne ou mauvaise

reason-lives = Moins de gardiens risquent de tomber.
reason-lives_of = { $guardian } risque moins de tomber.
reason-lives_worse = Davantage de gardiens risquent de tomber.
reason-lives_worse_of = { $guardian } risque davantage de tomber.
reason-life = Les gardiens gardent plus de vie.
reason-life_of = { $guardian } garde plus de vie.
reason-life_worse = Laisse moins de vie aux gardiens.
reason-life_worse_of = Laisse moins de vie à { $guardian }.
reason-mana = Garde du mana pour la suite.
reason-mana_of = Laisse plus de mana à { $guardian } pour la suite.
reason-mana_worse = Laisse moins de mana pour la suite.
reason-mana_worse_of = Laisse moins de mana à { $guardian } pour la suite.
reason-ultimate = Rapproche un Pouvoir ultime.
reason-ultimate_of = Rapproche { $guardian } de son Pouvoir ultime, { $ultimate }.
reason-ultimate_worse = Un Pouvoir ultime mettra plus longtemps à se charger.
reason-ultimate_worse_of = { $guardian } mettra plus longtemps à charger son Pouvoir ultime.
reason-slain = Laisse moins de monstres sur les chemins.
reason-slain_of = Aide à abattre { the-card }.
reason-slain_worse = Laisse davantage de monstres sur les chemins.
reason-slain_worse_of = Laisse { the-card } en vie.
reason-wounds = Touche davantage de points faibles des monstres.
reason-wounds_of = Blesse davantage { the-card }.
reason-wounds_worse = Touche moins de points faibles des monstres.
reason-wounds_worse_of = Blesse moins { the-card }.
reason-gate = Tient les monstres plus loin du temple.
reason-gate_of = Tient les monstres à distance sur le { $path }.
reason-gate_worse = Laisse les monstres approcher du temple.
reason-gate_worse_of = Laisse un monstre approcher sur le { $path }.
reason-temple = Le temple risque moins de dégâts.
reason-temple_of = Protège le temple du côté du { $path }.
reason-temple_worse = Le temple risque davantage de dégâts.
reason-temple_worse_of = Laisse le temple à découvert du côté du { $path }.

## Partenaires : ce qu’un gardien s’apprête à faire, à la première personne

deed-slay_gate = J’abats { the-card } sur le { $path }, juste devant le temple.
deed-revive = Je rends la vie à { $guardian }.
deed-slay = J’abats { the-card } sur le { $path } pour l’empêcher d’approcher.
deed-fight_gate = Je frappe { the-card } sur le { $path }, juste devant le temple.
deed-ultimate = J’emploie mon Pouvoir ultime, { $ultimate }.
deed-shield = Je protège { $guardian } d’un bouclier.
deed-heal =
    { $life ->
        [one] Je soigne { $guardian }, qui n’a plus qu’un point de vie.
       *[other] Je soigne { $guardian }, qui n’a plus que { $life } points de vie.
    }
deed-fight = Je frappe { the-card } sur le { $path }.
deed-fight_path = Je combats sur le { $path }.
deed-block = Je bloque le { $path }.
deed-charge = Je charge mon Pouvoir ultime.
deed-go = Je rejoins le { $path }.

## Partenaires : ce qu’on peut demander à un gardien

wish-fight = Frappe sur le { $path }.
wish-charge = Charge ton Pouvoir ultime.
wish-save = Garde ton mana.
