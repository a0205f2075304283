# Tales of Glory, en français.
#
# Les noms de tuiles viennent du contenu (data/*.toml), sans article : dans une phrase, voir « tile-named ».

## Pièces du jeu

kind-monster = monstre
kind-character = personnage
kind-place = lieu
kind-treasure = trésor
kind-hero = Héros
kind-quest = Quête

resource-combat = combat
resource-magic = magie
resource-potion = potions
resource-coin = pièces

gain-combat = combat
gain-magic = magie
gain-potion = potions
gain-coin = pièces
gain-prestige = prestige
gain-key = Clés
gain-first_player = jeton Premier Joueur

form-coin = pièce
form-potion = potion

slot = emplacement { $number }
cell =
    { $across ->
        [none]
            { $down ->
                [none] sur le Héros
               *[other] { cells-down } { way-down } du Héros
            }
       *[other]
            { $down ->
                [none] { cells-across } { way-across } du Héros
               *[other] { cells-across } { way-across } et { $rows } { way-down } du Héros
            }
    }
cells-across = { $columns ->
    [one] 1 case
   *[other] { $columns } cases
}
cells-down = { $rows ->
    [one] 1 case
   *[other] { $rows } cases
}
way-across = { $across ->
    [west] à l’ouest
   *[east] à l’est
}
way-down = { $down ->
    [north] au nord
   *[south] au sud
}
chest =
    { $x ->
        [0]
            { $y ->
                [0]
                    { $number ->
                        [0] le premier Coffre du Héros
                       *[other] le second Coffre du Héros
                    }
               *[other] le Coffre situé { cell }
            }
       *[other] le Coffre situé { cell }
    }

side-north = nord
side-east = est
side-south = sud
side-west = ouest

item-own = le gain de la tuile elle-même
item-north = le gain de son connecteur nord
item-east = le gain de son connecteur est
item-south = le gain de son connecteur sud
item-west = le gain de son connecteur ouest
item-neighbour_north = le gain du lieu situé au nord
item-neighbour_east = le gain du lieu situé à l’est
item-neighbour_south = le gain du lieu situé au sud
item-neighbour_west = le gain du lieu situé à l’ouest

ending-running = la partie continue
ending-scored = les dix tours sont joués

amount =
    { $gain-id ->
        [combat]
            { $amount ->
                [one] { $amount } point de combat
               *[other] { $amount } points de combat
            }
        [magic]
            { $amount ->
                [one] { $amount } point de magie
               *[other] { $amount } points de magie
            }
        [potion]
            { $amount ->
                [one] { $amount } potion
               *[other] { $amount } potions
            }
        [coin]
            { $amount ->
                [one] { $amount } pièce
               *[other] { $amount } pièces
            }
        [key]
            { $amount ->
                [one] { $amount } Clé
               *[other] { $amount } Clés
            }
        [first_player] le jeton Premier Joueur
       *[other]
            { $amount ->
                [one] { $amount } point de prestige
               *[other] { $amount } points de prestige
            }
    }

price =
    { $coins ->
        [0]
            { $potions ->
                [one] { $potions } potion
               *[other] { $potions } potions
            }
        [one]
            { $potions ->
                [0] { $coins } pièce
                [one] { $coins } pièce et { $potions } potion
               *[other] { $coins } pièce et { $potions } potions
            }
       *[other]
            { $potions ->
                [0] { $coins } pièces
                [one] { $coins } pièces et { $potions } potion
               *[other] { $coins } pièces et { $potions } potions
            }
    }

place =
    { $rank ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] dernière
    }

# Une tuile dans une phrase, et au début d’une phrase.
tile-named = la tuile { $tile }
tile-named-first = La tuile { $tile }
other-named = la tuile { $other }

## Options d’une nouvelle partie

preset-first_game = Première partie
    .text = La mise en place de la règle pour une première partie : sans les Quêtes.
option-quests = Jouer avec les Quêtes
    .text = Chacun a deux Quêtes secrètes à jouer en plus des tuiles ; pour joueurs expérimentés.
option-quests-no = non
option-quests-yes = oui
option-quest_timing = Gains et paiement des Quêtes
    .text = Les gains se reçoivent après chaque tuile, et peuvent payer la suivante, ou après toutes les tuiles d’un joueur.
option-quest_timing-sequential = tuile après tuile
option-quest_timing-deferred = gains après toutes les poses
option-simultaneous_play = Jouer les tuiles en même temps
    .text = Tous jouent leur tuile du tour en même temps, et non l’un après l’autre : plus rapide quand on est nombreux.
option-simultaneous_play-no = non
option-simultaneous_play-yes = oui
option-first_player_rule = Choix du premier joueur
    .text = Qui détient le jeton Premier Joueur au premier tour. Un ami invité par un lien a peut-être le prénom le plus long : le hasard départage alors ces amis et le plus long prénom connu.
option-first_player_rule-longest_name = prénom le plus long
option-first_player_rule-random = au hasard

## Journal : mise en place

event-hero-dealt = { $seat } reçoit son Héros : le { $tile }.
    .you = Vous recevez votre Héros : le { $tile }.
    .figure = { $seat } entre dans la partie.
event-tile-came = { tile-named-first } apparaît sur l’{ $slot }.
event-token-given = Le jeton Premier Joueur revient à { $seat }.
    .you = Vous recevez le jeton Premier Joueur.
event-quest-dealt = { $seat } reçoit une Quête : { $tile }.
    .hidden = { $seat } reçoit une Quête.
    .you = Vous recevez une Quête : { $tile }.
event-quest-returned = { $seat } remet une Quête dans la boîte : { $tile }.
    .hidden = { $seat } remet une Quête dans la boîte.
    .you = Vous remettez une Quête dans la boîte : { $tile }.

## Journal : obtenir des tuiles

event-round-began = Le tour { $round } commence.
event-selected = { $seat } choisit une carte : { $slot }.
    .hidden = { $seat } a choisi une carte.
    .you = Vous choisissez votre carte : { $slot }.
event-revealed = { $seat } montre la carte de l’{ $slot }.
    .you = Vous montrez la carte de l’{ $slot }.
event-taken = { $seat } prend { tile-named } sur l’{ $slot }.
    .you = Vous prenez { tile-named } sur l’{ $slot }.
event-too-late = { $seat } arrive trop tard : l’{ $slot } est vide.
    .you = Vous arrivez trop tard : l’{ $slot } est vide.
event-caught-up = { $seat } se rattrape et prend { tile-named } sur l’{ $slot }.
    .you = Vous vous rattrapez et prenez { tile-named } sur l’{ $slot }.

## Journal : jouer des tuiles

event-turn-began = C’est à { $seat } de jouer.
    .you = C’est à vous de jouer.
event-discarded = { $seat } défausse { tile-named } contre une pièce, une potion et une Clé.
    .you = Vous défaussez { tile-named } contre une pièce, une potion et une Clé.
event-reinforced =
    { $potions ->
        [one] { $seat } compense le point de compétence manquant par une potion.
       *[other] { $seat } compense les points de compétence manquants par { $potions } potions.
    }
    .you =
        { $potions ->
            [one] Vous compensez le point de compétence manquant par une potion.
           *[other] Vous compensez les points de compétence manquants par { $potions } potions.
        }
event-surcharged =
    { $resource-id ->
        [coin] { $seat } règle le surcoût des Terres Sauvages avec une pièce.
        [potion] { $seat } règle le surcoût des Terres Sauvages avec une potion.
       *[other] { $seat } règle le surcoût des Terres Sauvages en { $resource }.
    }
    .you =
        { $resource-id ->
            [coin] Vous réglez le surcoût des Terres Sauvages avec une pièce.
            [potion] Vous réglez le surcoût des Terres Sauvages avec une potion.
           *[other] Vous réglez le surcoût des Terres Sauvages en { $resource }.
        }
event-paid =
    { $coins ->
        [0]
            { $potions ->
                [0] { $seat } ne paie rien pour { tile-named }.
               *[other] { $seat } paie en tout { price } pour { tile-named }.
            }
       *[other] { $seat } paie en tout { price } pour { tile-named }.
    }
    .you =
        { $coins ->
            [0]
                { $potions ->
                    [0] Vous ne payez rien pour { tile-named }.
                   *[other] Vous payez en tout { price } pour { tile-named }.
                }
           *[other] Vous payez en tout { price } pour { tile-named }.
        }
event-placed = { $seat } pose { tile-named } { $cell }.
    .you = Vous posez { tile-named } { $cell }.
event-connected = { tile-named-first } et { other-named } forment une connexion.
event-key-found = { tile-named-first } et { other-named } réunissent deux demi-clés : { $seat } gagne une Clé.
    .you = { tile-named-first } et { other-named } réunissent deux demi-clés : vous gagnez une Clé.
    .figure = { tile-named-first } et { other-named } réunissent deux demi-clés : une Clé pour { $seat }.
event-chest-opened =
    { $number ->
        [0] { $seat } ouvre le Coffre de la tuile { $tile }.
       *[other] { $seat } ouvre le second Coffre de la tuile { $tile }.
    }
    .you =
        { $number ->
            [0] Vous ouvrez le Coffre de la tuile { $tile }.
           *[other] Vous ouvrez le second Coffre de la tuile { $tile }.
        }
    .figure =
        { $number ->
            [0] { $seat } ouvre le Coffre de sa tuile Héros.
           *[other] { $seat } ouvre le second Coffre de sa tuile Héros.
        }
event-key-lost = { $seat } n’a aucun Coffre pour cette Clé : elle est perdue.
    .you = Vous n’avez aucun Coffre pour cette Clé : elle est perdue.
event-gained = { $seat } gagne { amount } ({ $tile }).
    .you = Vous gagnez { amount } ({ $tile }).
    .figure = { $seat } gagne { amount } (tuile Héros).
event-no-gain = Le connecteur de { tile-named } ne rapporte rien : { other-named } n’est pas du type qu’il demande.
event-token-claimed = { $seat } prétend au jeton Premier Joueur, attribué quand tous auront fini.
    .you = Vous prétendez au jeton Premier Joueur, attribué quand tous auront fini.
event-turn-ended = { $seat } a fini.
    .you = Vous avez fini.

## Journal : le tour suivant et la fin

event-play-ended = Toutes les tuiles du tour { $round } ont été jouées ou défaussées.
event-swept = { tile-named-first } quitte l’{ $slot } pour la défausse.
event-slid = { tile-named-first } glisse vers l’{ $slot }.
event-majority = { $seat } a la majorité de { $resource } : { $amount } points de prestige.
    .you = Vous avez la majorité de { $resource } : { $amount } points de prestige.
event-no-majority = Personne n’a la majorité de { $resource } : tout le monde y est à zéro.
event-end-gain =
    { $amount ->
        [0] { tile-named-first } n’a rien à compter à la fin de la partie pour { $seat }.
       *[other] { tile-named-first } récompense { $seat } à la fin de la partie.
    }
    .you =
        { $amount ->
            [0] { tile-named-first } n’a rien à compter pour vous à la fin de la partie.
           *[other] { tile-named-first } vous récompense à la fin de la partie.
        }
event-scored =
    { $prestige ->
        [one] { $seat } prend la { place } place avec { $prestige } point de prestige.
       *[other] { $seat } prend la { place } place avec { $prestige } points de prestige.
    }
    .you =
        { $prestige ->
            [one] Vous prenez la { place } place avec { $prestige } point de prestige.
           *[other] Vous prenez la { place } place avec { $prestige } points de prestige.
        }
event-won = Gloire et victoire pour { $seat } !
    .you = Gloire et victoire pour vous !

## Choix

choice-play = Jouer la tuile
    .asked = Jouer { tile-named }
choice-discard = Défausser la tuile contre une pièce, une potion et une Clé
    .asked = Défausser { tile-named } contre une pièce, une potion et une Clé
choice-end = Terminer le tour
choice-surcharge = Régler le surcoût avec une { $form }
choice-select = Choisir la carte de l’{ $slot }
choice-take = Prendre la tuile de l’{ $slot }
choice-connection = Poser la Clé formée côté { $side }
choice-gain = Recevoir { $item }
choice-first = La place { $starter } commence
choice-put = La poser { $cell }
    .asked = Poser { tile-named } { $cell }
choice-open = Ouvrir { $chest }
choice-quest = Jouer la Quête { $quest }
choice-return = Remettre la Quête { $quest } dans la boîte
choice-deal = La Quête est « { $quest } »
choice-hero = Le Héros est le { $hero }
choice-draw = La tuile est « { $tile } »

## Questions

prompt-keep_quests = { $seat }, choisissez la Quête que vous remettez dans la boîte.
    .you = Choisissez la Quête que vous remettez dans la boîte.
    .wait = { $seat } choisit les Quêtes à garder.
prompt-select_card = { $seat }, choisissez en secret une carte de sélection.
    .you = Choisissez en secret une carte de sélection.
    .wait = { $seat } choisit une carte de sélection.
prompt-catch_up_take = { $seat }, prenez une des tuiles qui restent.
    .you = Prenez une des tuiles qui restent.
    .wait = { $seat } prend une des tuiles qui restent.
prompt-turn_action = { $seat }, à vous : jouez ou défaussez { tile-named }.
    .you = À vous : jouez ou défaussez { tile-named }.
    .wait = { $seat } décide du sort de { tile-named }.
prompt-after_action = { $seat }, jouez une Quête ou terminez votre tour.
    .you = Jouez une Quête ou terminez votre tour.
    .wait = { $seat } décide de jouer ou non une Quête.
prompt-pay_surcharge = { $seat }, choisissez comment régler le surcoût de { tile-named }.
    .you = Choisissez comment régler le surcoût de { tile-named }.
    .wait = { $seat } choisit comment régler le surcoût de { tile-named }.
prompt-choose_cell = { $seat }, choisissez une case pour { tile-named }.
    .you = Choisissez une case pour { tile-named }.
    .wait = { $seat } choisit une case pour { tile-named }.
prompt-choose_key_connection = { $seat }, { tile-named } a formé plusieurs Clés : choisissez celle que vous posez d’abord.
    .you = { tile-named-first } a formé plusieurs Clés : choisissez celle que vous posez d’abord.
    .wait = { $seat } choisit la Clé à poser d’abord.
prompt-place_key = { $seat }, choisissez le Coffre qu’ouvre votre Clé.
    .you = Choisissez le Coffre qu’ouvre votre Clé.
    .wait = { $seat } choisit le Coffre à ouvrir.
prompt-choose_gain = { $seat }, { tile-named } apporte plusieurs gains : choisissez celui que vous recevez d’abord.
    .you = { tile-named-first } apporte plusieurs gains : choisissez celui que vous recevez d’abord.
    .wait = { $seat } choisit le gain à recevoir d’abord.

## Hasard

prompt-heroes = Un Héros est distribué.
prompt-fill = Une nouvelle tuile est révélée sur le plateau.
prompt-first_player = Le premier joueur est tiré au sort.
prompt-deal_quests = Une Quête est distribuée.

## Refus

why-TOG-1-10 = Un Héros est distribué : ce ne peut être qu’un Héros que personne n’a reçu.
why-TOG-1-15 = Le premier joueur est tiré au sort parmi ceux qui peuvent commencer.
why-TOG-2-3 = Ce n’est pas à vous d’en décider maintenant : attendez votre tour.
why-TOG-3-1 = Choisissez d’abord une carte de sélection.
why-TOG-3-2 = Il n’y a pas d’{ $slot } sur ce plateau : à 2 ou 3 joueurs, il s’arrête à l’emplacement 6.
why-TOG-3-7 = Prenez d’abord une des tuiles qui restent sur le plateau.
    .take = Il n’y a plus de tuile sur l’{ $slot }.
why-TOG-4-1 = Réglez d’abord le sort de la tuile prise : jouez-la ou défaussez-la.
why-TOG-4-5 =
    .play = Il vous manque les pièces ou les potions que coûte cette tuile.
    .quest = Il vous manque les pièces ou les potions que coûte la Quête { $quest }.
why-TOG-4-7 = Choisissez d’abord comment régler le surcoût des Terres Sauvages.
    .play = Vous pouvez payer la tuile, mais pas la pièce ou la potion que les Terres Sauvages coûtent en plus.
why-TOG-4-9 =
    .play = Il vous manque du combat ou de la magie pour cette tuile, et des potions pour compenser.
    .quest = Il vous manque du combat ou de la magie pour la Quête { $quest }, et des potions pour compenser.
why-TOG-4-14 =
    .play = Cette tuile ne peut aller sur aucune case de votre paysage : vous ne pouvez que la défausser.
    .quest = La Quête { $quest } ne peut pour l’instant aller sur aucune case de votre paysage.
why-TOG-5-5 = Le sort de votre tuile de ce tour est réglé : aucune autre ne peut être jouée ou défaussée.
why-TOG-6-3 = La tuile ne va pas { $cell } : il lui faut une case vide qui touche par un côté une des vôtres.
why-TOG-6-4 = La tuile ne va pas { $cell } : un connecteur y toucherait un bord nu.
why-TOG-6-5 = La tuile ne va pas { $cell } : aucun connecteur n’en rejoindrait un autre, et il faut une connexion.
why-TOG-6-10 = Choisissez d’abord une case pour votre tuile.
why-TOG-7-3 = Choisissez d’abord quelle Clé ou quel gain vient ensuite.
    .connection = Aucune Clé n’attend côté { $side }.
    .gain = Ce gain n’est pas à recevoir maintenant : { $item }.
why-TOG-8-3 = Ce Coffre est déjà ouvert : chacun porte une seule Clé et ne rapporte qu’une fois.
why-TOG-8-4 = Cette Clé n’ouvre que les Coffres des deux tuiles qui l’ont formée, ou ceux de votre Héros.
why-TOG-8-6 = Posez d’abord votre Clé sur un Coffre.
why-TOG-8-12 = Vous n’avez pas de Coffre à cet endroit.
why-TOG-9-3 = Une tuile est révélée : ce ne peut être qu’une tuile encore possible dans la pile.
why-TOG-11-1 = Une Quête est distribuée : ce ne peut être qu’une Quête que personne n’a reçue.
why-TOG-11-2 = Choisissez d’abord la Quête que vous remettez dans la boîte.
    .return = Vous n’avez pas la Quête { $quest }.
why-TOG-11-4 = Ce choix n’est pas à faire maintenant : jouez une Quête ou terminez votre tour.
    .quest = Vous n’avez pas la Quête { $quest }.

## Fin de la partie

outcome-scored = Les dix tours sont joués. Victoire pour { $winners } !

## Figures in sentences, with their articles: seats that go by them

the-tile-paladin = le Paladin
the-tile-shaman = le Chaman
the-tile-barbarian = le Barbare
the-tile-thief = le Voleur
the-tile-mage = le Mage

## Conseils : pourquoi une réponse est bonne ou mauvaise

reason-outlook = Promet plus de prestige à la fin.
reason-outlook_worse = Promet moins de prestige à la fin.
reason-prestige = Rapporte tout de suite plus de prestige.
reason-prestige_worse = Rapporte moins de prestige tout de suite.
reason-majority = Aide dans la course aux majorités.
reason-majority_of = Vous met en tête pour la majorité de { $resource }.
reason-majority_worse = Fait perdre du terrain dans la course aux majorités.
reason-majority_worse_of = Laisse à d’autres la majorité de { $resource }.
reason-end = Compte davantage à la fin de la partie.
reason-end_worse = Compte moins à la fin de la partie.
reason-tile = Tire davantage de la tuile de ce tour.
reason-tile_of = Tuile qui vous convient le mieux : { $tile }.
reason-tile_worse = Tire moins de la tuile de ce tour.
reason-tile_worse_of = Tuile qui vous conviendrait mieux : { $tile }.
reason-next = Garde de bonnes tuiles à portée pour les tours suivants.
reason-next_worse = Les tuiles suivantes vous rapporteront moins.
reason-chests = Laisse des Coffres et des demi-clés qui peuvent encore rapporter.
reason-chests_worse = Laisse moins de Coffres et de demi-clés qui peuvent encore rapporter.
reason-sides = Laisse plus de côtés où joindre des tuiles.
reason-sides_worse = Laisse moins de côtés où joindre des tuiles.
reason-first = Rapporte le jeton Premier Joueur.
reason-first_worse = Abandonne le jeton Premier Joueur.
reason-quests = Vos Quêtes rapporteront davantage.
reason-quests_worse = Vos Quêtes rapporteront moins.
reason-stock = Vous laisse plus de { $resource }.
reason-stock_worse = Vous laisse moins de { $resource }.
reason-kind = Ajoute un { $kind } à votre paysage.
reason-kind_worse = Renonce à un { $kind } de plus.
