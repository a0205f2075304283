# Les mots des commandes. `words("saved-as", file=nom)` donne le message `saved-as` avec son paramètre `$file`.

## Règles

rule-source =
    { $source ->
        [partly] en partie notre création : le livret ne dit pas tout
        [table] des nombres du tableau sont notre création : le livret ne les donne pas
        [ruling] notre décision : le livret laisse la question ouverte
       *[designed] notre création : le livret n’en dit rien
    }
piece-source = notre création : le livret ne montre pas ce qui y figure

## Jouer dans le terminal

new-game = Nouvelle partie de { $game }, { $seats ->
    [one] une place
   *[other] { $seats } places
}.
resumed = La partie { $file } reprend là où elle en était.
kept-in = Chaque coup est enregistré dans { $file }
line-dropped = La dernière ligne du fichier a été coupée avant que son coup ne soit annoncé. Elle est retirée.
new-seed = La graine secrète de cette partie manque : le hasard continue avec une nouvelle.
played-by = { $seat } : { $player }
human = vous
suggested = conseillé
ask-choice = Votre choix, de 1 à { $last } (h pour l’aide) :
not-a-choice = Aucun choix « { $text } » : tapez un nombre de 1 à { $last }, ou h pour l’aide.
possible-now = C’est possible maintenant : { $choice }.
refused = Impossible : { $reason }
meanwhile = Entre-temps, { $player } peut : { $actions }
not-now = « { $text } » est impossible maintenant.
rule-says = Règle { $rule } : { $text }
no-such-action = « { $text } » n’est pas une action de ce jeu : une action s’écrit comme « { $example } ».
no-such-rule = Il n’y a pas de règle « { $rule } » : les numéros vont de { $first } à { $last }.

## Commandes en cours de partie

help-title = Ce que vous pouvez taper
help-number = un nombre : faire ce choix
help-action = une action en notation, par exemple { $example } : faire ce choix
help-words = ? : voir comment s’écrivent les actions
help-why = ? et un nombre ou une action : ce qu’elle fait, ou pourquoi elle est impossible
help-hint = { $typed } : ce que ferait la table, avec les chances de victoire, l’écart avec le meilleur choix et la raison
help-rule = r et un numéro de règle, par exemple r { $rule } : lire la règle ; r 5 lit un chapitre, r 0 l’introduction
help-board = b : revoir le plateau
help-log = l : revoir ce qui s’est passé ; l et un nombre : autant de lignes
help-undo = u : annuler votre dernier choix
help-save = s et un nom de fichier : enregistrer la partie
help-quit = q : enregistrer et quitter

hint-title = Ce que ferait la table, et les chances de victoire ensuite, à { $doubt } points près :
hint-chance = { $percent } %
hint-equal = à peu près égal

words-title = Ainsi s’écrivent les actions, avec un exemple pour chacune
log-earlier = { $lines ->
    [one] Une ligne plus ancienne
   *[other] { $lines } lignes plus anciennes
} : l { $all } montre tout.

## Reprendre, enregistrer, quitter

undone = Annulé : { $choice }.
undo-told = { $player } revient sur un choix.
deed-told = { $player } : « { $said } »
wish-told = { $asker } demande à { $player } : « { $said } »
stepped-in-told = { $player } n’arrivait pas à se décider : la table répond à sa place pour que la partie continue.
reseed-told = La partie continue avec un hasard renouvelé.
rules-told = À partir d’ici, avec les nouvelles règles.
rules-back-told = À partir d’ici, avec les nouvelles règles : ce qui suivait le coup { $to } ne s’y accorde pas et ne compte plus.
entry-told = Noté à l’époque : { $player }, « { $do } ».
entry-chance-told = Noté à l’époque : le hasard, « { $do } ».
final-scoring = Décompte final
nothing-to-undo = Il n’y a rien à annuler.
your-secret = Passez le clavier à { $player }, et que personne d’autre ne regarde. Appuyez sur Entrée pour continuer :
cannot-undo = Impossible de revenir en arrière : depuis, un dé a été lancé, une carte révélée, ou un autre joueur a agi.
saved-as = Partie enregistrée sous { $file }.
cannot-save = Impossible d’écrire { $file } : choisissez un nouveau nom dans un dossier où vous pouvez écrire.
resume-with = Pour continuer : { $command }
left = Vous quittez la table. La partie est enregistrée dans { $file }.

## Fin de partie

seed-promise = Empreinte de la graine : { $hash }
assisted = Partie assistée : la table a donné un conseil.
seed-shown = La graine était { $seed } : chacun peut maintenant vérifier les dés.
replay-with = Pour revoir la partie : { $command }
press-enter = Appuyez sur Entrée pour continuer :

## Analyses

review-by-weights = Chances d’après ce que beaucoup de parties ont appris, ± { $doubt }.
review-by-rollouts = Chances d’après des parties jouées jusqu’au bout, ± { $doubt }.
review-sums = { $start } % · dés { $luck } · décisions { $decisions } · inexpliqué { $rest } = { $end } %
review-margin = (écart { $points })
review-luck = dés et cartes
review-decisions = décisions
review-rest = inexpliqué
review-turn = Tour
review-chance = Chances
review-by-turn = Tour par tour
review-no-turning-points = Aucun tour n’a beaucoup changé la partie par les seuls dés ou les seules décisions.
review-point-luck = Tour { $turn } sur { $of } : dés { $change }
review-point-decision = Tour { $turn } sur { $of } : décisions { $change }
review-came = Voici ce qui est sorti : { $what } → { $value } %
review-outcome = Il aurait pu sortir ({ $share } %) : { $what } → { $value } %
review-range = D’autres tirages menaient à des chances de { $low } % à { $high } %.
review-why = Pourquoi : { $reason }
review-open-later = Une occasion presque aussi bonne est revenue plus tard : une part compte là-bas.
review-chosen = { $value } % : { $what } (choix fait)
review-option = { $value } % : { $what }

## Le plateau de Runemasters

board-signs = Runes : { $runes }. Une croix est une blessure, une étoile un dé relancé. PV : la vie, PM : le mana ; Ult. : la charge du Pouvoir ultime et combien de fois il peut encore servir. Les monstres avancent de la case 5 à la case 1 ; +1PM est ce que rapporte leur mort.
board-letters = R B J V Vi Bc
board-round = Niveau { $level }, manche { $round }, tour { $turn }
board-setup = Niveau { $level }, mise en place
board-temple = Vie du temple { $bar } { $life }/{ $full }
board-left = Pile Monstres : { $monsters }{ $dawn ->
    [0] {""}
    [one] {" "}(l’Aube)
   *[other] {" "}(l’Aube dans les { $dawn } dernières)
}, pile Événements : { $events }
board-event = Événement : { $name }. { $text }
board-frozen = Tous les monstres sont de pierre jusqu’à la fin du tour.
board-fallen = Tombés : { $names }
board-dice = Runes :
board-spent = utilisées : { $dice }
board-blocked = === BLOQUÉ ===
board-life = PV
board-mana = PM
board-ultimate = Ult. { $bar } ×{ $left }
board-ultimate-ready = Ult. prêt ×{ $left }
board-ultimate-spent = Ult. épuisé
board-elder = Doyen
board-shield = bouclier
board-poison = empoisonné
board-angel = ange

## Le plateau de Tales of Glory

plain-signs = Une case montre son nom, * si elle est marquée, et ce qui s’y trouve : le numéro d’une place est un de ses pions, · veut dire rien.
author-note = Pour l’auteur : { $note }.
glory-signs = Signes : { $resources }. Types : { $kinds }. Une tuile montre son coût, son gain, son Coffre entre crochets et ses bords : ○ est un connecteur, ⚷ une demi-clé, – un bord nu ; sur les lieux, ◇ et ce que le connecteur apporte, comme T=2◊ pour un trésor voisin. ×M veut dire pour chaque monstre ; fin : reçu quand la partie est finie. [⚷] est un Coffre ouvert ; les cases libres montrent leur nom, comme dans put 0,-1.
glory-letters = M P L T H Q
glory-counts = majorité 3● 3◊ entourée fermé
glory-over = Décompte final
glory-setup = Mise en place
glory-round = Tour { $round } sur { $rounds }, tuiles restantes par Âge : { $piles }
glory-wild = Emplacements { $first } à { $last } : Terres Sauvages, une pièce ou une potion de plus. { $discarded ->
    [0] Aucune tuile défaussée après le tour.
    [one] Une tuile défaussée après le tour.
   *[other] { $discarded } tuiles défaussées après le tour.
}
glory-free = gratuit
glory-cost = { $kind } : { $cost }
glory-end = fin : { $gain }
glory-player = Joueur
glory-quests = Quêtes
glory-holds = { $slot ->
    [0] { $tile }
   *[other] { $tile }, emplacement { $slot }
}
glory-card = carte { $slot }
glory-chosen = a choisi
glory-origins = Tuiles Lieux Coffres Majorités Fin
glory-rank = Rang
glory-area = { $player } : { $hero }
glory-rewards = { $tile }, { $cell }, offre encore { $rewards }
glory-surcharge = Terres Sauvages : +1● ou +1◊

## Le plateau des Gardiens de Havresac

havresac-signs = Gardiens : { $guardians }. Créatures : { $creatures }. Terrain : · plaine, ♣ Forêt, ≈ Lac, ♜ Château ; les lettres sont des Huttes, les chiffres des Bosquets, ① ② ③ les cases de départ ; △ est un Village détruit, ▲ un Village réparé ; ■ est un Coffre fermé, □ un Coffre ouvert ; ^ est une Tente. ☀2 est une face Jour de deux pas, ☾ une face Nuit. Les cases se nomment par colonne et ligne, comme dans to G4.
havresac-guardians = GU GR VO PR DR CH
havresac-creatures = re cr co fé
havresac-phases = Éclaireur/Aventure/Gloire/Recrutement/Fin du jour
havresac-setup = Mise en place · { $board }
havresac-round = Jour { $round } sur { $rounds } · { $phase } · { $board }
havresac-over = Décompte final
havresac-shop = Gardien Or Reste Pas
havresac-player = Joueur
havresac-columns = PV Or Gloire Sac Villages Coffres Monstres Fées
havresac-scores = PV Piste Monstres Coffres Or Villages Fées
havresac-rank = Rang
havresac-done = a fini
havresac-owned = { $points } PV, { $gold } Or
havresac-glory = Gloire du jour { $glory }, soit { $gold } Or et { $points } PV
havresac-bag = Sac : { $guardians }
havresac-all = Vos Gardiens : { $guardians }
havresac-aside = De côté : { $guardians }
havresac-objects = Objets : { $objects }
havresac-fresh = Tout juste trouvé, pour le Gardien suivant : { $object }

## Le plateau de Defenders of the Realm

defenders-signs = Couleurs : { $colours }. Un Lieu montre ses Séides par leurs lettres, ◆ ses Cristaux, ♛ un Général, ◎ un Portail Magique, $ un Coffre au Trésor, ① à ④ les Héros. Un ! avertit : ce Lieu est à un Séide du Déferlement, ce Général à un pas de la Cité Royale. ● est un Jeton de Vie disponible, ○ un jeton utilisé, × un jeton perdu, + une action supplémentaire ; ★ une carte spéciale. ♥ est la vie d’un Général ; → son prochain Lieu.
defenders-letters = R V B N
defenders-phases = Journée/Fin de la Journée/Soirée/Nuit
defenders-setup = Mise en place
defenders-turn = Tour { $turn } · { $player }, { $phase } · { $slot } : { $cards ->
    [one] une carte par Nuit
   *[other] { $cards } cartes par Nuit
}
defenders-quiet = La Nuit sera calme.
defenders-supply = Réserve : { $minions } ◆{ $crystals } ◎{ $gates } · Pioches : Héros { $heroes }, Ténèbres { $dark }, quêtes { $quests }
defenders-fallen = vaincu
defenders-major = Blessures majeures
defenders-healing = en guérison
defenders-purple = Cité Royale et Auberges
defenders-roads = Routes : { $places }
defenders-hand = Main : { $cards }
defenders-empty = vide
defenders-quest = Quête : { $quest }
defenders-done = réussies : { $quests }
defenders-ready = à utiliser : { $quests }
defenders-slayer = Tueur : { $colours }
defenders-no-hero = plus de Héros
defenders-sky = dans le ciel
defenders-ground = sur terre
defenders-card = Carte révélée : { $card }
defenders-card-general = Carte révélée, Général seul : { $card }
defenders-spared = sans Séides : { $places }
defenders-halted = Général arrêté
defenders-advances = le Général avance
defenders-next = Prochaines cartes : { $cards }
defenders-attack = Attaque ({ $general }) : { $cards }
defenders-cancelled = compétence annulée
defenders-dice = Dés de { $player } : { $dice }
defenders-over = Honneur
defenders-player = Joueur
defenders-columns = Héros/Quêtes/Généraux/Honneur
defenders-champion = Champion du Roi

## Le plateau d’Andor

andor-signs = Une case montre son numéro, puis ① à ④ les Héros et les Créatures : { $creatures }, ♛ un grand adversaire. & est Tranuk ou le Grand Guerrier, @ le Volpin, § la Silhouette ; # est un marqueur, ▲ un Feu allumé, △ un Feu éteint, * de la neige, ° de la neige déjà regardée, ≈ un jeton Glace, × de la glace rompue, ¤ quelque chose par terre, = un Passage secret, X un X rouge, ⌂ le refuge, $ un Marchand ; + remplace ce qui n’a pas la place. → dit où mène une flèche, ★ marque une lettre qui a une carte, ▸ le Héros dont c’est le tour.
andor-setup = { $legend } ({ $difficulty }) · Mise en place
andor-head = { $legend } ({ $difficulty }) · Jour { $day }, { $hours } Heures · { $free }/{ $spaces } cases Défense
andor-narrator = Narrateur :
andor-hero = { $place } · PF { $sp }, PV { $wp }, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} · { $hours ->
    [one] { $hours } Heure passée
   *[other] { $hours } Heures passées
}
andor-ended = Journée terminée
andor-rooster = coq
andor-creature = { $creature } (PF { $sp }, PV { $wp }, { $dice }) :
andor-red-dice = { $number ->
    [one] { $number } dé rouge
   *[other] { $number } dés rouges
}
andor-black-dice = { $number ->
    [one] { $number } dé noir
   *[other] { $number } dés noirs
}
andor-ground = Par terre : { $things }
andor-seen = Vu dans la neige : { $tokens }
andor-snow = Caché dans la neige : { $tokens }
andor-ice = Caché dans la glace : { $tokens }
andor-gifts = Proposé : { $gifts }
andor-fight = Combat sur la case { $place } : { $heroes } avec { $total } contre { $creature } (PF { $sp }, PV { $wp }, { $dice })
andor-dice = Dés de { $hero } : { $dice } · compté jusqu’ici : { $total }
andor-heroes = Héros : { $heroes }
andor-slain = Créatures vaincues : { $creatures }
