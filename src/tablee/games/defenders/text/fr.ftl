# Defenders of the Realm, en français.
#
# Les noms des Lieux, Héros, compétences, Généraux, cartes et quêtes viennent du contenu (data/*.toml). $place est un Lieu
# avec son article.

## Pièces du jeu

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-black = noir

die-colour-red = rouge
die-colour-green = vert
die-colour-blue = bleu
die-colour-black = noir
die-colour-purple = violet

shape-red = forme de Démon
shape-green = forme d’Orc
shape-blue = forme de Draconien
shape-black = forme de Mort-Vivant
shape-none = sa propre forme

style-ground = sur terre
style-sky = dans le ciel

half-a = premier Lieu
half-b = second Lieu

way-foot = à pied
way-horse = à cheval
way-eagle = à dos d’aigle
way-gate_card = par Portail Magique, avec une carte
way-gate = de Portail en Portail
way-steed = sur un Noble Destrier
way-flight = par le Vol de l’Aigle
way-ride = sur la Licorne
way-teleport = par Téléportation

deck-hero = pioche Héros
deck-darkness = pioche des Ténèbres

card-hidden = face cachée

ending-running = la guerre continue
ending-won = les quatre Généraux sont vaincus
ending-loss_general = un Général est entré dans la Cité Royale
ending-loss_minions = la réserve de Séides est épuisée
ending-loss_crystals = le dernier Cristal de Corruption est placé
ending-loss_city = la Cité Royale est tombée
ending-loss_no_hero = il n’y a plus aucun Héros

named-colour =
    { $colour-id ->
        [green] couleur verte
        [blue] couleur bleue
        [black] couleur noire
       *[red] couleur { $colour }
    }
life-points =
    { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
the-general =
    { $general-id ->
        [balazarg] le Seigneur Balazarg
       *[other] { $general }
    }
a-minion =
    { $colour-id ->
        [red] un Démon
        [green] un Orc
        [blue] un Draconien
       *[other] un Mort-Vivant
    }
    .start =
        { $colour-id ->
            [red] Un Démon
            [green] Un Orc
            [blue] Un Draconien
           *[other] Un Mort-Vivant
        }
step-marked =
    { $colour-id ->
        [red] { $quest-red } : un Démon quitte la réserve.
        [green] { $quest-green } : un Orc quitte la réserve.
        [blue] { $quest-blue } : un Draconien quitte la réserve.
       *[other] { $quest-black } : un Mort-Vivant quitte la réserve.
    }
all-minions =
    { $colour-id ->
        [red] Les Démons
        [green] Les Orcs
        [blue] Les Draconiens
       *[other] Les Morts-Vivants
    }
some-minions =
    { $minions ->
        [one] { a-minion }
       *[other]
            { $colour-id ->
                [red] { $minions } Démons
                [green] { $minions } Orcs
                [blue] { $minions } Draconiens
               *[other] { $minions } Morts-Vivants
            }
    }

## Options d’une nouvelle partie

label-seats = Héros en jeu
option-difficulty = Difficulté
    .text = Une combinaison de variantes, de Récit, la plus clémente, à Cauchemar ; Facile ou Récit pour un Héros seul.
option-heroes = Héros
    .text = Chacun choisit son Héros, ou le sort en décide.
option-heroes-chosen = choisis
option-heroes-dealt = distribués au hasard
option-start_player = Premier joueur
    .text = Qui a le premier tour ; après la dernière place, on continue à la première.
option-start_player-random = au hasard
option-start_player-1 = place 1
option-start_player-2 = place 2
option-start_player-3 = place 3
option-start_player-4 = place 4
option-closed_hands = Mains cachées
    .text = Des mains des autres, on ne voit que le nombre de cartes de chaque couleur.
option-closed_hands-no = mains ouvertes
option-closed_hands-yes = mains cachées
option-champion = Champion du Roi
    .text = À la fin, les points d’honneur désignent un Champion du Roi ; victoire ou défaite restent communes.
option-champion-yes = oui
option-champion-no = non
option-variant_e1 = Moins de Séides au départ
    .text = Plus facile : la mise en place utilise 4 cartes au lieu de 6.
option-variant_e1-preset = selon la difficulté
option-variant_e1-0 = non
option-variant_e1-1 = oui
option-variant_e2 = Pas de pénalité des Généraux
    .text = Plus facile : perdre contre un Général ne coûte ni Blessure ni carte ; on rentre quand même à la Cité Royale.
option-variant_e2-preset = selon la difficulté
option-variant_e2-0 = non
option-variant_e2-1 = oui
option-variant_e3 = Trois cartes au départ
    .text = Plus facile : chacun commence avec trois Cartes Héros au lieu de deux.
option-variant_e3-preset = selon la difficulté
option-variant_e3-0 = non
option-variant_e3-1 = oui
option-variant_e4 = Une Vie de plus
    .text = Plus facile : chaque Héros a un Jeton de Vie de plus.
option-variant_e4-preset = selon la difficulté
option-variant_e4-0 = non
option-variant_e4-1 = oui
option-variant_h1 = Déferlements au départ
    .text = Plus difficile : la mise en place peut faire déferler des Séides et corrompre des Lieux.
option-variant_h1-preset = selon la difficulté
option-variant_h1-0 = non
option-variant_h1-1 = oui
option-variant_h2 = Une Vie de moins
    .text = Plus difficile : chaque Héros a un Jeton de Vie de moins.
option-variant_h2-preset = selon la difficulté
option-variant_h2-0 = non
option-variant_h2-1 = oui
option-variant_h3 = Cartes spéciales retirées
    .text = Plus difficile : autant de cartes spéciales, tirées au hasard, quittent le jeu.
option-variant_h3-preset = selon la difficulté
option-variant_h3-0 = aucune
option-variant_h3-1 = 1 carte
option-variant_h3-2 = 2 cartes
option-variant_h3-3 = 3 cartes
option-variant_h3-4 = 4 cartes
option-variant_h3-5 = 5 cartes
option-variant_h3-6 = 6 cartes
option-variant_h4 = Accalmies retirées
    .text = Plus difficile : autant de cartes Accalmie quittent la pioche des Ténèbres.
option-variant_h4-preset = selon la difficulté
option-variant_h4-0 = aucune
option-variant_h4-1 = 1 carte
option-variant_h4-2 = 2 cartes
option-variant_h4-3 = 3 cartes
option-variant_h5 = Seulement 20 Séides par couleur
    .text = Plus difficile : chaque couleur a cinq Séides de moins.
option-variant_h5-preset = selon la difficulté
option-variant_h5-0 = non
option-variant_h5-1 = oui

## Journal : mise en place

event-hero-taken = { $seat } prend un Héros : { $hero }.
    .you = Vous prenez un Héros : { $hero }.
event-first-player = Le premier tour revient à { $seat }.
    .you = Le premier tour vous revient.
event-special-removed = Une carte spéciale quitte le jeu : { $special }.
event-setup-card =
    { $minions ->
        [one] Mise en place : { $dark-plain }, un Séide sur chaque Lieu.
       *[other] Mise en place : { $dark-plain }, { $minions } Séides sur chaque Lieu.
    }
event-setup-rejected = Carte mise de côté : { $dark-plain }.

## Journal : Journée

event-turn-began = Tour { $turn } : { $seat } entame sa Journée.
    .you = Tour { $turn } : votre Journée commence.
event-bonus =
    { $actions ->
        [one] { $seat } reçoit une action supplémentaire.
       *[other] { $seat } reçoit { $actions } actions supplémentaires.
    }
    .you =
        { $actions ->
            [one] Vous recevez une action supplémentaire.
           *[other] Vous recevez { $actions } actions supplémentaires.
        }
event-style-chosen = { $seat } combat aujourd’hui { $style }.
    .you = Vous combattez aujourd’hui { $style }.
event-shape-taken =
    { $shape-id ->
        [none] { $seat } garde sa propre forme.
       *[other] { $seat } prend une { $shape }.
    }
    .you =
        { $shape-id ->
            [none] Vous gardez votre propre forme.
           *[other] Vous prenez une { $shape }.
        }
event-moved = { $seat } rejoint { $place } { $way }.
    .you = Vous rejoignez { $place } { $way }.
event-card-spent = { $seat } défausse une carte : { $card }.
    .you = Vous défaussez une carte : { $card }.
event-gate-built = { $seat } construit un Portail Magique : { $location }.
    .you = Vous construisez un Portail Magique : { $location }.
event-rumors-heard = { $seat } se renseigne et nomme la { named-colour }.
    .you = Vous vous renseignez et nommez la { named-colour }.
event-card-kept = { $seat } prend en main une carte : { $card }.
    .together = { $seat } prend en main des cartes : { $card }.
    .you = Vous prenez en main une carte : { $card }.
event-card-left = { $seat } laisse une carte : { $card }.
    .together = { $seat } laisse des cartes : { $card }.
    .you = Vous laissez une carte : { $card }.
event-land-healed = { $seat } purifie { $place } : un Cristal disparaît.
    .you = Vous purifiez { $place } : un Cristal disparaît.
event-land-not-healed = { $seat } échoue à purifier { $place }.
    .you = Vous échouez à purifier { $place }.
event-healed =
    { $tokens ->
        [one] { $seat } récupère un Jeton de Vie.
       *[other] { $seat } récupère { $tokens } Jetons de Vie.
    }
    .you =
        { $tokens ->
            [one] Vous récupérez un Jeton de Vie.
           *[other] Vous récupérez { $tokens } Jetons de Vie.
        }

## Journal : combats contre les Séides

event-fight = { $seat } engage le combat : { $location }.
    .you = Vous engagez le combat : { $location }.
event-slain = Sans lancer de dé, { $seat } abat { some-minions }.
    .you = Sans lancer de dé, vous abattez { some-minions }.
event-rolled =
    { $die-colour-id ->
        [purple] { $seat } lance un dé : { $pips }.
       *[other] { $seat } lance un dé { $die-colour } : { $pips }.
    }
    .together =
        { $die-colour-id ->
            [purple] { $seat } lance des dés : { $pips }.
           *[other] { $seat } lance des dés { $die-colour }s : { $pips }.
        }
    .you =
        { $die-colour-id ->
            [purple] Vous lancez un dé : { $pips }.
           *[other] Vous lancez un dé { $die-colour } : { $pips }.
        }
event-rerolled =
    { $dice ->
        [one] { $seat } relance un dé.
       *[other] { $seat } relance { $dice } dés.
    }
    .you =
        { $dice ->
            [one] Vous relancez un dé.
           *[other] Vous relancez { $dice } dés.
        }
event-killed = { $seat } vainc { some-minions }.
    .you = Vous vainquez { some-minions }.
event-missed =
    { $minions ->
        [one] Un Séide tient bon contre { $seat }.
       *[other] Contre { $seat }, { $minions } Séides tiennent bon.
    }
    .you =
        { $minions ->
            [one] Un Séide tient bon contre vous.
           *[other] Contre vous, { $minions } Séides tiennent bon.
        }

## Journal : Blessures et mort

event-day-ended = La Journée de { $seat } s’achève.
    .you = Votre Journée s’achève.
event-wounded =
    { $wounds ->
        [one] { $seat } subit une Blessure (Jetons de Vie restants : { $life }).
       *[other] { $seat } subit { $wounds } Blessures (Jetons de Vie restants : { $life }).
    }
    .you =
        { $wounds ->
            [one] Vous subissez une Blessure (Jetons de Vie restants : { $life }).
           *[other] Vous subissez { $wounds } Blessures (Jetons de Vie restants : { $life }).
        }
event-died = Un Héros tombe : { $hero }, joué par { $seat }.
    .you = Votre Héros tombe : { $hero }.
event-replaced = { $seat } reprend la lutte avec un autre Héros : { $hero }.
    .you = Vous reprenez la lutte avec un autre Héros : { $hero }.
event-no-hero = Aucun Héros ne peut prendre la relève pour { $seat }.
    .you = Aucun Héros ne peut prendre la relève pour vous.

## Journal : attaques contre les Généraux

event-attack = { $seat } attaque { the-general } !
    .you = Vous attaquez { the-general } !
event-committed = { $seat } engage une carte : { $card }.
    .together = { $seat } engage des cartes : { $card }.
    .you = Vous engagez une carte : { $card }.
event-declined = { $seat } reste hors du combat.
    .you = Vous restez hors du combat.
event-cursed = La Malédiction emporte une carte de { $seat } : { $card }.
    .you = La Malédiction emporte une de vos cartes : { $card }.
event-skill-cancelled = La Bénédiction d’Amarak, jouée par { $seat }, prive { the-general } de sa compétence.
    .you = Votre Bénédiction d’Amarak prive { the-general } de sa compétence.
event-general-hit = Après le jet de { $seat }, { the-general } en est à { life-points }.
    .you = Après votre jet, { the-general } en est à { life-points }.
event-general-killed = { $seat } porte le coup fatal : { the-general } ne se relèvera pas !
    .you = Vous portez le coup fatal : { the-general } ne se relèvera pas !
event-general-survived = { $general } tient encore debout, avec { life-points }.
event-regenerated = { $general } retrouve toute sa vie.
event-penalty =
    { $wounds ->
        [0] La défaite ne blesse pas { $seat }, que sa compétence protège.
        [one] La défaite coûte une Blessure à { $seat }.
       *[other] La défaite coûte { $wounds } Blessures à { $seat }.
    }
    .you =
        { $wounds ->
            [0] La défaite ne vous blesse pas : votre compétence vous épargne la Blessure.
            [one] La défaite vous coûte une Blessure.
           *[other] La défaite vous coûte { $wounds } Blessures.
        }
event-to-city = { $seat } se replie vers la Cité Royale.
    .you = Vous vous repliez vers la Cité Royale.
event-card-lost = { $seat } défausse une carte : { $card }.
    .together = { $seat } défausse des cartes : { $card }.
    .you = Vous défaussez une carte : { $card }.
event-general-healed = { $general } guérit et remonte à { life-points }.
event-spied = Un espion de { $seat } empêche { the-general } de guérir.
    .you = Votre espion empêche { the-general } de guérir.

## Journal : Soirée et Nuit

event-card-drawn = { $seat } pioche une carte : { $card }.
    .together = { $seat } pioche des cartes : { $card }.
    .you = Vous piochez une carte : { $card }.
event-deck-shuffled = La { $deck } est mélangée.
event-night =
    { $cards ->
        [one] La nuit tombe : une carte Avancée des Ténèbres.
       *[other] La nuit tombe : { $cards } cartes Avancée des Ténèbres.
    }
event-quiet-night = La nuit est calme : aucune carte Avancée des Ténèbres.
event-revealed =
    { $full ->
        [0] Carte Avancée des Ténèbres, dont seul le Général compte, s’il est encore en vie. { $dark-below }
       *[other] Carte Avancée des Ténèbres. { $dark-text }
    }
event-wisdom = La Sagesse de { $seat } écarte une carte : { $dark-plain }.
    .you = Votre Sagesse écarte une carte : { $dark-plain }.
event-placed = { a-minion.start } envahit { $place } ({ $minions }).
event-tainted = Un Cristal de Corruption souille { $place } ({ $crystals }).
event-overrun = Déferlement ! { all-minions } débordent de leur Lieu : { $location }.
event-advanced = { $general } avance vers { $place }.
event-not-advanced = { $general } n’avance pas : la carte ne montre pas la prochaine étape de son chemin.
event-too-wounded = { $general } est trop mal en point pour avancer.
event-marker-taken = { a-minion.start } quitte la quête de { $seat } pour le plateau : { $quest }.
    .you = { a-minion.start } quitte votre quête pour le plateau : { $quest }.

## Journal : cartes spéciales et quêtes

event-played = { $seat } joue la carte { $special }.
    .you = Vous jouez la carte { $special }.
event-gate-placed = { $seat } fait surgir un Portail Magique : { $location }.
    .you = Vous faites surgir un Portail Magique : { $location }.
event-sent = { $seat } envoie un Héros vers { $place } : { $other }.
    .you = Vous envoyez un Héros vers { $place } : { $other }.
event-crystals-removed =
    { $crystals ->
        [one] { $seat } retire un Cristal : { $location }.
       *[other] { $seat } retire { $crystals } Cristaux : { $location }.
    }
    .you =
        { $crystals ->
            [one] Vous retirez un Cristal : { $location }.
           *[other] Vous retirez { $crystals } Cristaux : { $location }.
        }
event-cleared =
    { $minions ->
        [one] { $seat } chasse un Séide : { $location }.
       *[other] { $seat } chasse { $minions } Séides : { $location }.
    }
    .you =
        { $minions ->
            [one] Vous chassez un Séide : { $location }.
           *[other] Vous chassez { $minions } Séides : { $location }.
        }
event-pushed-back = { $seat } repousse { the-general } vers { $place }.
    .you = Vous repoussez { the-general } vers { $place }.
event-removed = { $seat } retire { a-minion } : { $location }.
    .you = Vous retirez { a-minion } : { $location }.
event-foreseen = { $seat } entrevoit une carte : { $dark-plain }.
    .together = { $seat } entrevoit des cartes : { $dark }.
    .you = Vous entrevoyez une carte : { $dark-plain }.
event-foreseen-away = { $seat } écarte une carte : { $dark-plain }.
    .you = Vous écartez une carte : { $dark-plain }.
event-spared = Grâce à { $seat }, aucun Séide ne menace { $place } cette fois.
    .you = Grâce à vous, aucun Séide ne menace { $place } cette fois.
event-general-stopped = { $seat } arrête { the-general } pour cette carte.
    .you = Vous arrêtez { the-general } pour cette carte.
event-quest-drawn = { $seat } reçoit une quête : { $quest }. { $quest-text }
    .you = Vous recevez une quête : { $quest }. { $quest-text }
event-quest-step =
    { $quest-id ->
        [organize_militia] { $seat } marque une étape de sa quête ({ $quest }), { step-marked }
        [rumors] { $seat } marque une étape de sa quête ({ $quest }), { step-marked }
       *[other] { $seat } progresse dans sa quête ({ named-colour }) : { $quest }.
    }
    .you =
        { $quest-id ->
            [organize_militia] Vous marquez une étape de votre quête ({ $quest }), { step-marked }
            [rumors] Vous marquez une étape de votre quête ({ $quest }), { step-marked }
           *[other] Vous progressez dans votre quête ({ named-colour }) : { $quest }.
        }
event-quest-done = Quête réussie pour { $seat } : { $quest } !
    .you = Quête réussie pour vous : { $quest } !
event-quest-failed = { $seat } échoue dans sa quête : { $quest }.
    .you = Vous échouez dans votre quête : { $quest }.
event-quest-impossible = La quête de { $seat } est devenue impossible : { $quest }.
    .you = Votre quête est devenue impossible : { $quest }.
event-reward-used = { $seat } utilise sa récompense : { $quest }.
    .you = Vous utilisez votre récompense : { $quest }.
event-undead-turned = { $seat } chasse un Mort-Vivant vers { $place }.
    .you = Vous chassez un Mort-Vivant vers { $place }.

## Journal : la fin

event-lost = Défaite : { $ending }.
event-won = Victoire ! Les quatre Généraux sont vaincus, le royaume est sauvé.
event-honour = Points d’honneur de { $seat } : { $quests } pour les quêtes, { $generals } pour les coups fatals.
    .you = Vos points d’honneur : { $quests } pour les quêtes, { $generals } pour les coups fatals.
event-champion =
    { $honour ->
        [one] Champion du Roi, avec { $honour } point d’honneur : { $seat } !
       *[other] Champion du Roi, avec { $honour } points d’honneur : { $seat } !
    }
    .you =
        { $honour ->
            [one] Vous voilà Champion du Roi, avec { $honour } point d’honneur !
           *[other] Vous voilà Champion du Roi, avec { $honour } points d’honneur !
        }

## Choix

choice-pass = Passer
choice-done = Engager ces cartes
choice-stop = S’arrêter là
choice-decline = Ne pas participer
choice-use = Utiliser
    .asked =
        { $question ->
            [wisdom] Remplacer cette carte
           *[other] Utiliser
        }
choice-keep = Conserver
    .asked =
        { $question ->
            [foresee] Conserver cette carte
            [turn_undead] Les laisser là
            [wisdom] Conserver cette carte
           *[other] Conserver
        }
choice-reroll = Relancer
choice-accept = Garder ces dés
choice-turn = Les repousser
choice-discard = Écarter cette carte
choice-foot = Marcher : un Lieu adjacent
choice-horse = Aller à cheval : une carte, 2 routes au plus
choice-eagle = Aller à dos d’aigle : une carte, 4 routes au plus
choice-gate_card = Prendre un Portail avec une carte
choice-gate = Aller de Portail en Portail
choice-steed = Monter le Noble Destrier : 2 routes au plus
choice-flight = Voler sur son aigle : 4 routes au plus
choice-ride = Monter la Licorne : 2 routes au plus
choice-teleport = Se téléporter
choice-build = Construire un Portail Magique
choice-rumors = Écouter les rumeurs de l’Auberge
choice-heal_land = Purifier la Terre
choice-heal_self = Se soigner
choice-fight = Combattre des Séides
choice-attack = Attaquer le Général
choice-quest = Accomplir sa quête
choice-end = Terminer la Journée
choice-sanctify = Sanctifier, sans carte
choice-here = Combattre ici
choice-fireball = Lancer une Boule de Feu
choice-style = Combattre { $style }
choice-shape =
    { $shape-id ->
        [none] Garder { $shape }
       *[other] Prendre une { $shape }
    }
choice-name =
    { $colour-id ->
        [red] Rouge
        [green] Vert
        [blue] Bleu
       *[other] Noir
    }
    .asked =
        { $question ->
            [sweep] Retirer { a-minion }
           *[other] { choice-name }
        }
choice-push = Repousser { the-general }
choice-spy = Espionner { the-general }
choice-half = Protéger le { $half }
    .asked =
        { $half-id ->
            [a] Protéger un Lieu : { $first }
           *[other] Protéger un Lieu : { $second }
        }
choice-send = Déplacer { $other }
choice-roller = Prochain jet : { $other }
choice-marker = Prendre un Séide sur la quête de { $other }
choice-actions =
    { $count ->
        [one] Dépenser une action
       *[other] Dépenser { $count } actions
    }
choice-die = Le dé montre { $pips }
choice-first = Le premier tour revient à { $other }
choice-to = Aller vers { $place }
choice-at = Choisir { $place }
choice-take = Retirer { a-minion } : { $location }
choice-card = Carte : { $card }
choice-play = Jouer { $special }
choice-reward = Utiliser sa récompense : { $quest }
choice-choose = Prendre un Héros : { $hero }
choice-next = Carte suivante : { $dark }
choice-draw = La Carte Héros est « { $card } »
choice-receive = La quête est « { $quest } »
choice-dark = La carte est « { $dark } »
choice-deal = Héros distribué : { $hero }
choice-remove = La carte retirée est « { $special } »

## Questions

prompt-choose_hero = { $seat }, choisissez un Héros.
    .you = Choisissez un Héros.
    .wait = { $seat } choisit un Héros.
prompt-style = { $seat }, choisissez si vous combattez dans le ciel ou sur terre.
    .you = Choisissez si vous combattez dans le ciel ou sur terre.
    .wait = { $seat } choisit entre le ciel et la terre.
prompt-shape = { $seat }, choisissez une forme pour cette Journée, ou gardez la vôtre.
    .you = Choisissez une forme pour cette Journée, ou gardez la vôtre.
    .wait = { $seat } choisit une forme.
prompt-day = { $seat }, choisissez une action, jouez une carte ou terminez la Journée.
    .you = Choisissez une action, jouez une carte ou terminez la Journée.
    .wait = { $seat } agit.
prompt-travel_card = { $seat }, choisissez la carte qui paie ce déplacement.
    .you = Choisissez la carte qui paie ce déplacement.
    .wait = { $seat } choisit une carte pour se déplacer.
prompt-destination = { $seat }, choisissez où aller { $way }.
    .you = Choisissez où aller { $way }.
    .wait = { $seat } se déplace { $way }.
prompt-build_gate = { $seat }, choisissez la carte qui devient un Portail Magique.
    .you = Choisissez la carte qui devient un Portail Magique.
    .wait = { $seat } construit un Portail Magique.
prompt-rumors = { $seat }, nommez la couleur des cartes que vous voulez garder.
    .you = Nommez la couleur des cartes que vous voulez garder.
    .wait = { $seat } nomme une couleur.
prompt-heal_land = { $seat }, choisissez comment purifier la terre.
    .you = Choisissez comment purifier la terre.
    .wait = { $seat } purifie la terre.
prompt-fight_where = { $seat }, choisissez quels Séides combattre, et comment.
    .you = Choisissez quels Séides combattre, et comment.
    .wait = { $seat } choisit un combat.
prompt-fireball = { $seat }, choisissez la carte que brûle la Boule de Feu.
    .you = Choisissez la carte que brûle la Boule de Feu.
    .wait = { $seat } prépare une Boule de Feu.
prompt-more_dice = { $seat }, choisissez si votre récompense, Découvrir un Portail Magique, ajoute 2 dés à ce jet.
    .you = Choisissez si votre récompense, Découvrir un Portail Magique, ajoute 2 dés à ce jet.
    .wait = { $seat } décide d’ajouter ou non 2 dés.
prompt-die_colour = { $seat }, choisissez la couleur d’un dé supplémentaire.
    .you = Choisissez la couleur d’un dé supplémentaire.
    .wait = { $seat } choisit la couleur d’un dé.
prompt-reroll =
    { $by ->
        [own] { $seat }, votre compétence vous permet une relance : relancez vos dés ou gardez-les.
        [mount] { $seat }, la Licorne vous permet de relancer vos dés ratés : relancez-les ou gardez-les.
       *[other] { $seat }, la Fortune de Bataille vous permet de relancer vos dés ratés : relancez-les ou gardez-les.
    }
    .you =
        { $by ->
            [own] Votre compétence vous permet une relance : relancez vos dés ou gardez-les.
            [mount] La Licorne vous permet de relancer vos dés ratés : relancez-les ou gardez-les.
           *[other] La Fortune de Bataille vous permet de relancer vos dés ratés : relancez-les ou gardez-les.
        }
    .wait = { $seat } décide de relancer ou non.
prompt-luck = { $seat }, choisissez si votre Fortune de Bataille permet à { $other } de relancer ses dés ratés.
    .you = Choisissez si votre Fortune de Bataille permet à { $other } de relancer ses dés ratés.
    .wait = { $seat } décide de jouer ou non Fortune de Bataille.
prompt-commit = { $seat }, engagez des cartes contre { the-general }.
    .you = Engagez des cartes contre { the-general }.
    .wait = { $seat } engage des cartes contre { the-general }.
prompt-blessing = { $seat }, choisissez si la Bénédiction d’Amarak prive { the-general } de sa compétence.
    .you = Choisissez si la Bénédiction d’Amarak prive { the-general } de sa compétence.
    .wait = { $seat } décide d’utiliser ou non la Bénédiction d’Amarak.
prompt-next_roller = { $seat }, les cartes sont engagées contre { the-general } : choisissez qui lance les dés.
    .you = Les cartes sont engagées contre { the-general } : choisissez qui lance les dés.
    .wait = { $seat } décide à qui de lancer les dés.
prompt-lose_cards = { $seat }, la défaite vous coûte des cartes : défaussez-en une.
    .you = La défaite vous coûte des cartes : défaussez-en une.
    .wait = { $seat } défausse les cartes que la défaite lui coûte.
prompt-replace_hero = { $seat }, votre Héros est mort : choisissez-en un autre.
    .you = Votre Héros est mort : choisissez-en un autre.
    .wait = { $seat } choisit un nouveau Héros.
prompt-turn_undead = { $seat }, choisissez si vous repoussez les Morts-Vivants de votre Lieu.
    .you = Choisissez si vous repoussez les Morts-Vivants de votre Lieu.
    .wait = { $seat } décide de repousser ou non les Morts-Vivants.
prompt-disperse = { $seat }, choisissez où fuit le prochain Mort-Vivant.
    .you = Choisissez où fuit le prochain Mort-Vivant.
    .wait = { $seat } repousse les Morts-Vivants.
prompt-spy = { $seat }, choisissez si votre espion empêche un Général de guérir.
    .you = Choisissez si votre espion empêche un Général de guérir.
    .wait = { $seat } décide d’employer ou non un espion.
prompt-hand_limit = { $seat }, vous avez trop de cartes : défaussez-en une ou jouez une carte spéciale.
    .you = Vous avez trop de cartes : défaussez-en une ou jouez une carte spéciale.
    .wait = { $seat } a trop de cartes et en défausse.
prompt-window =
    { $moment ->
        [day_end] { $seat }, la Journée s’achève : jouez une carte ou une récompense, ou passez.
        [evening] { $seat }, c’est le soir : jouez une carte ou une récompense, ou passez.
        [night] { $seat }, la nuit va tomber : jouez une carte ou une récompense, ou passez.
       *[other] { $seat }, une carte est révélée : jouez une carte ou une récompense, ou passez.
    }
    .you =
        { $moment ->
            [day_end] La Journée s’achève : jouez une carte ou une récompense, ou passez.
            [evening] C’est le soir : jouez une carte ou une récompense, ou passez.
            [night] La nuit va tomber : jouez une carte ou une récompense, ou passez.
           *[other] Une carte est révélée : jouez une carte ou une récompense, ou passez.
        }
    .wait = { $seat } décide de jouer ou non une carte.
prompt-offer = { $seat }, vous pouvez jouer une carte ou une récompense à tout moment.
    .you = Vous pouvez jouer une carte ou une récompense à tout moment.
    .wait = { $seat } peut jouer une carte à tout moment.
prompt-wisdom = { $seat }, choisissez si votre Sagesse remplace la carte : { $dark-plain }.
    .you = Choisissez si votre Sagesse remplace la carte : { $dark-plain }.
    .wait = { $seat } décide de remplacer ou non la carte révélée.
prompt-give_marker = { $seat }, la réserve est vide : choisissez la quête qui cède { a-minion }.
    .you = La réserve est vide : choisissez la quête qui cède { a-minion }.
    .wait = { $seat } choisit la quête qui cède un Séide.
prompt-place_gate = { $seat }, choisissez le Lieu du nouveau Portail Magique.
    .you = Choisissez le Lieu du nouveau Portail Magique.
    .wait = { $seat } choisit le Lieu d’un Portail Magique.
prompt-send_hero = { $seat }, choisissez un Héros à déplacer.
    .you = Choisissez un Héros à déplacer.
    .wait = { $seat } choisit un Héros à déplacer.
prompt-send_to = { $seat }, choisissez où envoyer { $other }.
    .you = Choisissez où envoyer { $other }.
    .wait = { $seat } choisit où envoyer un Héros.
prompt-purity = { $seat }, choisissez le Lieu que le Sort de Pureté délivre de ses Cristaux.
    .you = Choisissez le Lieu que le Sort de Pureté délivre de ses Cristaux.
    .wait = { $seat } choisit le Lieu que purifie un sort.
prompt-clear = { $seat }, choisissez un Lieu à débarrasser de tous ses Séides, ou arrêtez-vous.
    .you = Choisissez un Lieu à débarrasser de tous ses Séides, ou arrêtez-vous.
    .wait = { $seat } choisit des Lieux à libérer.
prompt-push_back = { $seat }, choisissez le Général qui recule, ou arrêtez-vous.
    .you = Choisissez le Général qui recule, ou arrêtez-vous.
    .wait = { $seat } choisit un Général à repousser.
prompt-remove_minions = { $seat }, choisissez un Séide à retirer, ou arrêtez-vous.
    .you = Choisissez un Séide à retirer, ou arrêtez-vous.
    .wait = { $seat } retire des Séides.
prompt-sweep_to = { $seat }, choisissez où va la cavalerie, ou arrêtez-vous.
    .you = Choisissez où va la cavalerie, ou arrêtez-vous.
    .wait = { $seat } mène la cavalerie.
prompt-sweep = { $seat }, choisissez le Séide que la cavalerie retire : { $location }.
    .you = Choisissez le Séide que la cavalerie retire : { $location }.
    .wait = { $seat } mène la cavalerie.
prompt-foresee = { $seat }, conservez ou écartez cette carte. { $dark-text }
    .you = Conservez ou écartez cette carte. { $dark-text }
    .wait = { $seat } examine les prochaines cartes.
prompt-arrange = { $seat }, choisissez la carte qui viendra ensuite.
    .you = Choisissez la carte qui viendra ensuite.
    .wait = { $seat } remet les prochaines cartes en ordre.
prompt-local_information = { $seat }, nommez la couleur des cartes que vous voulez garder.
    .you = Nommez la couleur des cartes que vous voulez garder.
    .wait = { $seat } nomme une couleur.
prompt-actions_spent = { $seat }, choisissez combien d’actions consacrer à la Licorne : chacune donne un dé.
    .you = Choisissez combien d’actions consacrer à la Licorne : chacune donne un dé.
    .wait = { $seat } approche la Licorne.
prompt-ancient_tree = { $seat }, choisissez le Lieu dont l’Arbre Ancien retire un Cristal.
    .you = Choisissez le Lieu dont l’Arbre Ancien retire un Cristal.
    .wait = { $seat } choisit le Lieu dont un Cristal disparaît.
prompt-spare_half = { $seat }, choisissez le Lieu qui ne reçoit pas de Séides.
    .you = Choisissez le Lieu qui ne reçoit pas de Séides.
    .wait = { $seat } choisit un Lieu à protéger.

## Hasard

prompt-start_player = Le premier joueur est tiré au sort.
prompt-deal_hero = Un Héros est distribué.
prompt-remove_special = Une carte spéciale est retirée.
prompt-draw_cards = Une Carte Héros est piochée.
prompt-draw_quest = Une quête est piochée.
prompt-batch = Une carte de la mise en place est révélée.
prompt-roll = Un dé est lancé.
prompt-attack = La Malédiction frappe une carte engagée.
prompt-penalty = Un dé décide de la pénalité.
prompt-reveal = Une carte Avancée des Ténèbres est révélée.
prompt-look = Une carte Avancée des Ténèbres est entrevue.
prompt-fetch = Une Carte Héros est cherchée dans la pioche.
prompt-keep_cards = Une Carte Héros est révélée.

## Refus

why-DOR-2-3 = Prenez d’abord un Héros que personne n’a encore joué.
why-DOR-2-10 = La mise en place révèle une carte : ce ne peut être qu’une carte encore dans la pioche.
why-DOR-2-16 = Le premier joueur est tiré au sort parmi tous.
why-DOR-3-1 = Ce n’est pas à vous de décider maintenant : attendez votre tour.
why-DOR-3-4 = C’est le moment d’agir : choisissez une action, jouez une carte ou terminez la Journée.
why-DOR-3-5 = Deux fois par tour au plus : vous avez entendu assez de rumeurs.
why-DOR-4-1 = Choisissez d’abord où vous allez.
    .to = Aucune route ne mène directement vers { $place }.
    .foot = Aucun Lieu adjacent ne vous est ouvert.
why-DOR-4-2 = Il vous faut une carte qui montre un cheval, et un Lieu où aller.
    .to = Trop loin pour un cheval, à plus de deux routes : { $location }.
why-DOR-4-3 = Il vous faut une carte qui montre un aigle, et un Lieu où aller.
    .to = Trop loin pour un aigle, à plus de quatre routes : { $location }.
why-DOR-4-4 = Il vous faut une carte qui montre un Portail, et un Lieu où aller.
    .card = Cette carte ne paie pas ce déplacement : { $card }.
    .to = Ni votre carte ni un Portail Magique ne mènent vers { $place }.
why-DOR-4-5 = Il vous faut un Portail Magique ici et un autre ailleurs.
    .to = Aucun Portail Magique ne mène vers { $place }.
why-DOR-4-8 = Vous y êtes déjà : { $location }.
why-DOR-5-2 = Il faut un Lieu sans Portail, une carte de ce Lieu et un Portail dans la réserve.
why-DOR-5-4 = Il faut être à une Auberge, puis nommer une couleur.
    .draw = Cette carte n’est plus dans la pioche : { $card }.
why-DOR-5-6 = Il faut un Lieu corrompu et une carte de sa couleur, ou savoir sanctifier un Lieu sans Séide.
why-DOR-5-9 = Impossible de se soigner parmi les Séides.
why-DOR-5-11 = Vous n’avez rien à soigner.
why-DOR-5-12 = Votre quête ne demande rien ici.
why-DOR-6-1 = Il faut des Séides à combattre.
    .die = Un dé ne montre qu’une face de 1 à 6.
why-DOR-6-6 = Relancez vos dés ou gardez-les.
why-DOR-7-8 = Votre Héros est mort : choisissez-en d’abord un que personne n’a encore joué.
why-DOR-8-1 = Pour attaquer, il faut un Général sur votre Lieu, aucun Séide, et une carte utilisable contre lui.
why-DOR-8-2 = Cette carte ne sert pas contre ce Général : { $card }.
why-DOR-8-3 = Engagez une carte ; celui qui a attaqué en engage au moins une.
why-DOR-8-5 = Choisissez qui lance maintenant, parmi ceux qui n’ont pas encore lancé.
why-DOR-8-12 = Choisissez d’abord une carte à défausser.
why-DOR-9-2 = Un dé décide pour chaque carte engagée.
why-DOR-9-16 = Un dé décide de la pénalité.
why-DOR-11-2 = Vous avez trop de cartes en main : défaussez d’abord une carte, ou jouez une carte spéciale.
why-DOR-11-3 = Une Carte Héros est piochée : ce ne peut être qu’une carte de la pioche.
    .rumors = Il ne reste aucune Carte Héros à piocher, ni dans la pioche ni dans la défausse.
why-DOR-12-3 = Une carte Avancée des Ténèbres est révélée : ce ne peut être qu’une carte encore possible.
why-DOR-13-12 = Choisissez d’abord une quête qui porte un Séide de cette couleur.
why-DOR-16-5 = Cela ne peut pas se jouer maintenant, ou n’aurait aucun effet.
why-DOR-16-6 = Jouez une carte ou une récompense, ou passez.
why-DOR-16-8 = Choisissez un Lieu sans Portail Magique.
why-DOR-16-9 = Choisissez d’abord le Héros à déplacer, puis un autre Lieu pour lui.
why-DOR-16-10 = Choisissez un Lieu corrompu.
why-DOR-16-11 = Choisissez un Lieu où il y a des Séides, ou arrêtez-vous.
why-DOR-16-12 = Choisissez un Général vivant qui a quitté son Lieu de départ, ou arrêtez-vous.
why-DOR-16-15 = Jouez Fortune de Bataille ou passez.
why-DOR-16-18 = Nommez d’abord une couleur.
why-DOR-16-19 = Choisissez un Séide à portée, ou arrêtez-vous.
why-DOR-16-20 = La cavalerie va sur un Lieu voisin où elle n’est pas passée et y retire un ou deux Séides, six en tout.
why-DOR-16-21 = Réglez d’abord le sort des cartes entrevues.
why-DOR-16-22 = Choisissez un des Lieux de la carte dont les Séides peuvent être écartés.
why-DOR-16-24 = Choisissez un Général qui va guérir, ou passez.
why-DOR-17-2 = Repoussez les Morts-Vivants vers un Lieu adjacent qui a de la place.
why-DOR-17-8 = Seul le Vol de l’Aigle le permet : un Lieu à quatre routes au plus.
why-DOR-17-12 = Choisissez d’abord le ciel ou la terre.
why-DOR-17-13 = Seul le Noble Destrier le permet : un Lieu à deux routes au plus.
why-DOR-17-24 = Choisissez d’abord une forme, ou aucune.
why-DOR-17-26 =
    { $location-id ->
        [monarch_city] Sous une forme ennemie, vous ne pouvez entrer ni dans la Cité Royale ni dans une Auberge : { $location }.
        [chimera_inn] Sous une forme ennemie, vous ne pouvez entrer ni dans la Cité Royale ni dans une Auberge : { $location }.
        [eagle_nest_inn] Sous une forme ennemie, vous ne pouvez entrer ni dans la Cité Royale ni dans une Auberge : { $location }.
        [gryphon_inn] Sous une forme ennemie, vous ne pouvez entrer ni dans la Cité Royale ni dans une Auberge : { $location }.
       *[other] Sous une forme ennemie, vous ne pouvez atteindre { $place } : le chemin passe par la Cité Royale ou une Auberge.
    }
why-DOR-17-31 = Seul le Mage se téléporte, une fois par tour.
why-DOR-17-33 = Choisissez une carte de Lieu de la couleur d’un Séide présent.
why-DOR-17-35 = Utilisez votre Sagesse ou gardez la carte.
why-DOR-18-1 = Une quête est piochée : ce ne peut être qu’une quête de la pioche.
why-DOR-18-17 = Décidez d’abord des 2 dés supplémentaires et de leur couleur.
why-DOR-18-18 = Il faut la Licorne pour cela, ou assez d’actions à dépenser pour elle.
    .to = Trop loin pour la Licorne, à plus de deux routes : { $location }.
why-DOR-18-19 = Utilisez la Bénédiction d’Amarak ou conservez-la.
why-DOR-18-26 = Une Carte Héros de la couleur du Général est cherchée dans la pioche.
why-DOR-18-28 = Choisissez un Lieu corrompu.
why-DOR-19-2 = Une carte spéciale est retirée : ce ne peut être qu’une carte de la pioche.

## Fin de la partie

outcome-won = Le royaume est sauvé : les quatre Généraux sont vaincus. Victoire pour { $winners } !
outcome-loss_general = Un Général est entré dans la Cité Royale : la guerre est perdue.
outcome-loss_minions = Les Séides sont trop nombreux : la réserve est vide et la guerre est perdue.
outcome-loss_crystals = La corruption a gagné tout le royaume : le dernier Cristal est placé.
outcome-loss_city = La Cité Royale est tombée aux mains des Séides.
outcome-loss_no_hero = Il n’y a plus de Héros pour défendre le royaume.

## Figures in sentences, with their articles: seats that go by them

the-hero-cleric = la Prêtresse
the-hero-dwarf = le Nain
the-hero-eagle_rider = le Chevaucheur d’Aigle
the-hero-paladin = le Paladin
the-hero-ranger = le Ranger
the-hero-rogue = la Roublarde
the-hero-sorceress = la Sorcière
the-hero-wizard = le Mage

## Conseils : pourquoi une réponse est bonne ou mauvaise

reason-general = Aide à vaincre un Général.
reason-general_of = Aide à vaincre { the-general }.
reason-general_worse = Retarde le combat contre les Généraux.
reason-general_worse_of = Retarde le combat contre { the-general }.
reason-minions = Laisse moins de Séides dans le royaume.
reason-minions_of = Laisse moins de Séides occuper { $place }.
reason-minions_worse = Laisse davantage de Séides dans le royaume.
reason-minions_worse_of = Laisse davantage de Séides occuper { $place }.
reason-city = Tient les Séides hors de la Cité Royale.
reason-city_worse = Laisse davantage de Séides entrer dans la Cité Royale.
reason-crystals = Le royaume est moins corrompu.
reason-crystals_of = Évite qu’un Cristal souille { $place }.
reason-crystals_worse = Le royaume est plus corrompu.
reason-crystals_worse_of = Laisse un Cristal souiller { $place }.
reason-march = Un Général risque moins d’entrer dans la Cité Royale.
reason-march_worse = Un Général risque davantage d’entrer dans la Cité Royale.
reason-life = Les Héros gardent plus de vie.
reason-life_of = Épargne des Blessures à { $seat }.
reason-life_worse = Les Héros y perdent de la vie.
reason-life_worse_of = Risque de coûter des Blessures à { $seat }.
reason-quests = Achève une quête plus tôt.
reason-quests_worse = Retarde une quête.
reason-cards = Laisse plus de cartes aux Héros.
reason-cards_worse = Coûte des cartes.
reason-odds = Améliore les chances contre les Généraux.
reason-odds_of = Réunit des cartes contre { the-general }.
reason-odds_worse = Réduit les chances contre les Généraux.
reason-odds_worse_of = Laisse moins de cartes contre { the-general }.
reason-gather = Rassemble les Héros pour frapper.
reason-gather_worse = Disperse les Héros.

## Partenaires : ce qu’un Héros s’apprête à faire, à la première personne

deed-strike_odds =
    { $percent ->
        [100] J’attaque { the-general } : avec toutes nos cartes, la victoire est presque certaine.
       *[other] J’attaque { the-general } : avec toutes nos cartes, nous gagnons environ { $percent } fois sur 100.
    }
deed-strike = J’attaque { the-general }.
deed-hold_city =
    { $minions ->
        [one] Je tiens la Cité Royale : { some-minions } y est entré.
       *[other] Je tiens la Cité Royale : { some-minions } y sont entrés.
    }
deed-near_city =
    { $minions ->
        [one] Je défends { $place } : { some-minions } est à un pas de la Cité Royale.
       *[other] Je défends { $place } : { some-minions } sont à un pas de la Cité Royale.
    }
deed-gather = Je gagne { $place } : ensemble, nous pourrons attaquer { the-general }.
deed-relieve = Je défends { $place } : un Séide de plus, et c’est le Déferlement.
deed-quest = Ma quête passe par { $place }.
deed-heal_land =
    { $crystals ->
        [one] Je purifie { $place } : un Cristal souille le royaume.
       *[other] Je purifie { $place } : { $crystals } Cristaux souillent le royaume.
    }
deed-fight =
    { $minions ->
        [one] Je défends { $place } : { some-minions } s’y trouve.
       *[other] Je défends { $place } : { some-minions } s’y trouvent.
    }
deed-fight_at = Je combats les Séides qui occupent { $place }.
deed-recover = Je passe par { $place } pour me soigner : il me reste { life-points }.
deed-rumors = Il nous faut des cartes : je passe par { $place } écouter les rumeurs.
deed-go = Je gagne { $place }.

## Partenaires : ce qu’on peut demander à un Héros

wish-come = Gagne { $place } pour me rejoindre.
wish-city = Tiens la Cité Royale.
wish-recover = Soigne tes Blessures.
wish-save = Garde tes cartes.
