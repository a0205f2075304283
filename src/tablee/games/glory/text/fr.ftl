# Tales of Glory, en français.
#
# Les noms de tuiles viennent du contenu (data/*.toml) et restent sans article.

## Pièces du jeu

kind-monster = monstre
kind-character = personnage
kind-place = lieu
kind-treasure = trésor
kind-hero = héros
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

slot = emplacement { $number }
cell = case ({ $x },{ $y })
chest =
    { $x ->
        [0]
            { $y ->
                [0]
                    { $number ->
                        [0] le premier Coffre du héros
                       *[other] le second Coffre du héros
                    }
               *[other] le Coffre de la case ({ $x },{ $y })
            }
       *[other] le Coffre de la case ({ $x },{ $y })
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
       *[other] { $amount } prestige
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

## Options d’une nouvelle partie

preset-first_game = Première partie
    .text = La mise en place de la règle pour une première partie : sans les Quêtes.
option-quests = Jouer avec les Quêtes
    .text = Chacun tient deux Quêtes secrètes à jouer en plus des tuiles ; pour joueurs expérimentés.
option-quests-no = non
option-quests-yes = oui
option-quest_timing = Gains et paiement des Quêtes
    .text = Les gains viennent après chaque tuile, et peuvent payer la suivante, ou après toutes les tuiles d’un joueur.
option-quest_timing-sequential = tuile après tuile
option-quest_timing-deferred = gains après toutes les poses
option-simultaneous_play = Jouer les tuiles en même temps
    .text = Tous jouent la tuile du tour à la fois au lieu de l’un après l’autre : plus rapide quand on est nombreux.
option-simultaneous_play-no = non
option-simultaneous_play-yes = oui
option-first_player_rule = Choix du premier joueur
    .text = Qui détient le jeton Premier Joueur au premier tour. Les amis invités par lien ont peut-être le plus long prénom : le hasard décide entre eux et le plus long qui soit connu.
option-first_player_rule-longest_name = prénom le plus long
option-first_player_rule-random = au hasard

## Journal : mise en place

event-hero-dealt = { $seat } reçoit un héros : { $tile }.
    .you = Vous recevez votre héros : { $tile }.
event-tile-came = { $tile } apparaît sur l’{ $slot }.
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
event-taken = { $seat } prend { $tile } sur l’{ $slot }.
    .you = Vous prenez { $tile } sur l’{ $slot }.
event-too-late = { $seat } arrive trop tard : l’{ $slot } est vide.
    .you = Vous arrivez trop tard : l’{ $slot } est vide.
event-caught-up = { $seat } se rattrape et prend { $tile } sur l’{ $slot }.
    .you = Vous vous rattrapez et prenez { $tile } sur l’{ $slot }.

## Journal : jouer des tuiles

event-turn-began = C’est à { $seat } de jouer.
    .you = C’est à vous de jouer.
event-discarded = { $seat } défausse { $tile } contre une pièce, une potion et une Clé.
    .you = Vous défaussez { $tile } contre une pièce, une potion et une Clé.
event-reinforced =
    { $potions ->
        [one] { $seat } supplée au point de compétence manquant avec une potion.
       *[other] { $seat } supplée aux points de compétence manquants avec { $potions } potions.
    }
    .you =
        { $potions ->
            [one] Vous suppléez au point de compétence manquant avec une potion.
           *[other] Vous suppléez aux points de compétence manquants avec { $potions } potions.
        }
event-surcharged = { $seat } règle le surcoût des Terres Sauvages en { $resource }.
    .you = Vous réglez le surcoût des Terres Sauvages en { $resource }.
event-paid =
    { $coins ->
        [0]
            { $potions ->
                [0] { $seat } ne paie rien pour { $tile }.
               *[other] { $seat } paie { price } pour { $tile }.
            }
       *[other] { $seat } paie { price } pour { $tile }.
    }
    .you =
        { $coins ->
            [0]
                { $potions ->
                    [0] Vous ne payez rien pour { $tile }.
                   *[other] Vous payez { price } pour { $tile }.
                }
           *[other] Vous payez { price } pour { $tile }.
        }
event-placed = { $seat } pose { $tile } sur la { $cell }.
    .you = Vous posez { $tile } sur la { $cell }.
event-connected = { $tile } se connecte avec { $other }.
event-key-found = { $tile } et { $other } réunissent deux demi-clés : { $seat } trouve une Clé.
    .you = { $tile } et { $other } réunissent deux demi-clés : vous trouvez une Clé.
    .figure = { $tile } et { $other } réunissent deux demi-clés : une Clé pour { $seat }.
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
event-no-gain = { $tile } demande ici un autre type de tuile que { $other } : pas de gain.
event-token-claimed = { $seat } prétend au jeton Premier Joueur, attribué quand tous auront fini.
    .you = Vous prétendez au jeton Premier Joueur, attribué quand tous auront fini.
event-turn-ended = { $seat } a fini.
    .you = Vous avez fini.

## Journal : le tour suivant et la fin

event-play-ended = Le sort de toutes les tuiles du tour { $round } est réglé.
event-swept = { $tile } quitte l’{ $slot } pour la défausse.
event-slid = { $tile } glisse vers l’{ $slot }.
event-majority = { $seat } a la majorité de { $resource } : { $amount } prestige.
    .you = Vous avez la majorité de { $resource } : { $amount } prestige.
event-no-majority = Personne n’a de { $resource } : cette majorité n’est pas attribuée.
event-end-gain =
    { $amount ->
        [0] { $tile } n’a rien à compter à la fin pour { $seat }.
       *[other] { $tile } récompense { $seat } à la fin de la partie.
    }
    .you =
        { $amount ->
            [0] { $tile } n’a rien à compter à la fin pour vous.
           *[other] { $tile } vous récompense à la fin de la partie.
        }
event-scored = { $seat } prend la { place } place avec { $prestige } prestige.
    .you = Vous prenez la { place } place avec { $prestige } prestige.
event-won = Gloire et victoire pour { $seat } !
    .you = Gloire et victoire pour vous !

## Choix

choice-play = Jouer la tuile
    .asked = Jouer { $tile }
choice-discard = Défausser la tuile contre une pièce, une potion et une Clé
    .asked = Défausser { $tile } contre une pièce, une potion et une Clé
choice-end = Terminer son tour
choice-surcharge = Régler le surcoût avec une { $form }
choice-select = Choisir la carte de l’{ $slot }
choice-take = Prendre la tuile de l’{ $slot }
choice-connection = Poser la Clé formée côté { $side }
choice-gain = Recevoir { $item }
choice-first = La place { $starter } commence
choice-put = La poser sur la { $cell }
    .asked = Poser { $tile } sur la { $cell }
choice-open = Ouvrir { $chest }
choice-quest = Jouer la Quête { $quest }
choice-return = Remettre la Quête { $quest }
choice-deal = La Quête est { $quest }
choice-hero = Le héros est { $hero }
choice-draw = La tuile est { $tile }

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
prompt-turn_action = { $seat }, à vous : jouez { $tile } ou défaussez cette tuile.
    .you = À vous : jouez { $tile } ou défaussez cette tuile.
    .wait = { $seat } décide du sort de la tuile { $tile }.
prompt-after_action = { $seat }, jouez une Quête ou terminez votre tour.
    .you = Jouez une Quête ou terminez votre tour.
    .wait = { $seat } décide de jouer ou non une Quête.
prompt-pay_surcharge = { $seat }, choisissez comment régler le surcoût pour { $tile }.
    .you = Choisissez comment régler le surcoût pour { $tile }.
    .wait = { $seat } choisit comment régler le surcoût pour { $tile }.
prompt-choose_cell = { $seat }, choisissez une case pour { $tile }.
    .you = Choisissez une case pour { $tile }.
    .wait = { $seat } choisit une case pour { $tile }.
prompt-choose_key_connection = { $seat }, { $tile } a formé plusieurs Clés : choisissez celle que vous posez ensuite.
    .you = { $tile } a formé plusieurs Clés : choisissez celle que vous posez ensuite.
    .wait = { $seat } choisit laquelle de plusieurs Clés poser ensuite.
prompt-place_key = { $seat }, choisissez le Coffre qu’ouvre votre Clé.
    .you = Choisissez le Coffre qu’ouvre votre Clé.
    .wait = { $seat } choisit le Coffre à ouvrir.
prompt-choose_gain = { $seat }, { $tile } apporte plusieurs gains : choisissez celui que vous recevez ensuite.
    .you = { $tile } apporte plusieurs gains : choisissez celui que vous recevez ensuite.
    .wait = { $seat } choisit lequel de plusieurs gains vient ensuite.

## Hasard

prompt-heroes = Un héros est distribué.
prompt-fill = Une nouvelle tuile est révélée sur le plateau.
prompt-first_player = Le premier joueur est tiré au sort.
prompt-deal_quests = Une Quête est distribuée.

## Refus

why-TOG-1-10 = Un héros est distribué : ce ne peut être qu’un héros que personne n’a reçu.
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
    .play = Il vous manque du combat ou de la magie pour cette tuile, et les potions pour y suppléer.
    .quest = Il vous manque du combat ou de la magie pour la Quête { $quest }, et les potions pour y suppléer.
why-TOG-4-14 =
    .play = Cette tuile ne trouve place sur aucune case de votre zone de jeu : vous ne pouvez que la défausser.
    .quest = La Quête { $quest } ne trouve place pour l’instant sur aucune case de votre zone de jeu.
why-TOG-5-5 = Le sort de votre tuile de ce tour est réglé : aucune autre ne peut être jouée ou défaussée.
why-TOG-6-3 = Pas sur la { $cell } : une tuile va sur une case vide qui touche par un côté une de vos tuiles.
why-TOG-6-4 = Pas sur la { $cell } : un connecteur y toucherait un bord nu.
why-TOG-6-5 = Pas sur la { $cell } : aucun connecteur n’en rejoindrait un autre, et il faut une connexion.
why-TOG-6-10 = Choisissez d’abord une case pour votre tuile.
why-TOG-7-3 = Choisissez d’abord quelle Clé ou quel gain vient ensuite.
    .connection = Aucune Clé n’attend côté { $side }.
    .gain = Rien n’attend là : pas { $item }.
why-TOG-8-3 = Ce Coffre est déjà ouvert : chacun porte une seule Clé et paie une seule fois.
why-TOG-8-4 = Cette Clé n’ouvre que les Coffres des deux tuiles qui l’ont formée, ou de votre héros.
why-TOG-8-6 = Posez d’abord votre Clé sur un Coffre.
why-TOG-8-12 = Vous n’avez pas de Coffre à cet endroit.
why-TOG-9-3 = Une tuile est révélée : ce ne peut être qu’une tuile encore possible dans la pile.
why-TOG-11-1 = Une Quête est distribuée : ce ne peut être qu’une Quête que personne n’a reçue.
why-TOG-11-2 = Choisissez d’abord la Quête que vous remettez.
    .return = Vous ne tenez pas la Quête { $quest }.
why-TOG-11-4 = Ce choix n’est pas à faire maintenant : jouez une Quête ou terminez votre tour.
    .quest = Vous ne tenez pas la Quête { $quest }.

## Fin de la partie

outcome-scored = Les dix tours sont joués. La victoire revient à { $winners } !

## Figures in sentences, with their articles: seats that go by them

the-tile-paladin = le Paladin
the-tile-shaman = le Chaman
the-tile-barbarian = le Barbare
the-tile-thief = le Voleur
the-tile-mage = le Mage
