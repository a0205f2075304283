# L’interface de la table, en français. Les textes d’un jeu viennent du jeu lui-même.

## Partout

language = Langue
settings = Réglages
close = Fermer
done = Terminé
no = Non
agree = D’accord
you = vous
copy = Copier
copied = Copié
cancel = Annuler
menu = Menu
loading = Un instant…
labelled = { $label } : { $what }
about = À propos de Tablée
keyboard = Clavier
to-lobby = Toutes les tables
to-light = Passer au thème clair
to-dark = Passer au thème sombre
connecting = Connexion à la table…
connection-lost = Pas de connexion avec la table. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.
connection-silent = La table ne répond pas. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.
connection-unconfirmed = Pas de connexion : votre coup n’est pas encore confirmé. Il sera renvoyé dès que la connexion sera rétablie.
connection-back = De nouveau en ligne.
page-missing = Il n’y a rien à cette adresse
table-missing = Cette table ne peut pas être ouverte
link-broken = Ce lien ne fonctionne pas
problem-offline = La table ne répond pas.
problem-other = Cela n’a pas marché : { $message }.
problem-failed = Cela n’a pas marché. Réessayez.
problem-fault = Un problème est survenu à la table. Le journal du serveur dit ce qui s’est passé.
problem-refused = La table n’accepte pas cela.
problem-malformed = La table n’a pas compris cette page : rechargez-la.
problem-bad-request = La table n’a pas compris cette page : rechargez-la.
problem-no-hello = La table n’a pas compris cette page : rechargez-la.
problem-wrong-method = La table n’a pas compris cette page : rechargez-la.
problem-too-large = C’est trop d’un coup.
problem-too-long = Cet enregistrement est trop long pour être ouvert ici.
problem-too-fast = C’est trop rapide : attendez un instant.
problem-too-slow = L’envoi a pris trop de temps : réessayez.
problem-busy = Beaucoup attendent la même chose : réessayez dans un instant.
problem-too-many-tables = Vous avez trop de parties en cours : terminez-en ou supprimez-en avant d’en ouvrir une autre.
problem-try-again = La table est en train de rouvrir : réessayez.
problem-not-saved = Le serveur ne peut rien enregistrer pour l’instant : son disque est peut-être plein, ou sa base de données injoignable. Rien n’est compté ; réessayez.
problem-not-ready = Le serveur n’a pas accès à ses données pour l’instant : réessayez dans un moment.
problem-outside-root = Cette adresse ne mène pas à la table : vérifiez le lien.
problem-conflict = Quelqu’un a été plus rapide : regardez, puis choisissez à nouveau.
problem-late = La partie a avancé : choisissez à nouveau.
problem-bad-notation = Ce jeu ne connaît pas cette action.
problem-nothing-to-undo = Vous n’avez encore rien choisi.
problem-undo-refused = La partie ne peut pas revenir à ce moment : prenez un moment où vous avez fait un choix.
problem-no-request = Cette demande n’est plus d’actualité.
problem-unknown-entry = Ce moment n’existe pas dans cette partie.
problem-position-lost = Ce moment ne peut plus être montré avec les règles d’aujourd’hui : le journal raconte ce qui s’est passé.
problem-table-lost = Cette partie a été jouée avec des règles ou des pièces qui n’existent plus ici : elle ne peut pas être montrée, mais son enregistrement peut être téléchargé.
problem-not-your-seat = Cette place est à quelqu’un d’autre.
problem-unknown-event = Cette ligne n’existe pas dans le journal.
problem-unknown-seat = Cette place n’existe pas.
problem-seat-taken = Quelqu’un d’autre est déjà assis ici.
problem-secret-seat = Quelqu’un d’autre connaît les secrets de cette place : il faut son accord, et cette personne n’est pas là. En attendant, un robot peut y jouer.
problem-not-away-long = Cette personne n’est pas encore absente depuis assez longtemps.
problem-asked-before = C’est un refus tout récent : attendez un peu avant de redemander.
problem-not-partners = Les robots de ce jeu sont des rivaux : ils ne rendent service à personne.
problem-not-a-bot = Aucun robot n’est assis ici : demandez à la personne.
problem-unknown-wish = On ne peut pas demander cela au robot en ce moment.
problem-no-wishes = Ce qu’on peut demander n’a pas pu être calculé : réessayez.
problem-not-asked = Cette question ne s’adresse pas à vous, ou vous y avez déjà répondu.
problem-not-host = Seule la personne qui a ouvert la table peut faire cela.
problem-not-seated = Il faut être assis à la table pour cela.
problem-unknown-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
problem-unknown-link = Ce lien ne mène nulle part : demandez-en un autre.
problem-link-revoked = Ce lien a été révoqué : demandez-en un autre.
problem-code-revoked = Ce lien de retour ou ce code de secours a été révoqué.
problem-device-revoked = Ce navigateur a été déconnecté depuis un autre appareil. Le lien de retour ou le code de secours d’un autre appareil vous ramène.
problem-unknown-device = Vous n’avez plus cet appareil.
problem-unknown-code = Personne n’a ce code.
problem-unknown-game = Tablée n’a pas ce jeu.
problem-unknown-bot = Ce robot n’existe pas.
problem-unknown-language = La table ne parle pas cette langue.
problem-unknown-path = Il n’y a rien à cette adresse.
problem-unknown-host = La table ne répond pas à cette adresse.
problem-other-origin = Cette demande vient d’une autre page.
problem-bad-name = Un nom compte 40 caractères au plus, tous visibles.
problem-bad-table = Cette table ne peut pas s’ouvrir ainsi : revoyez les places et les options.
problem-bad-record = Ce fichier n’est pas un enregistrement, ou il a été modifié après la partie.
problem-bot-failed = Un robot ne peut plus continuer. Rechargez la page ou confiez sa place à quelqu’un d’autre.
problem-hints-off = L’hôte de cette table joue sans conseils.
problem-hint-coming = La table réfléchit encore au conseil précédent : un instant.
problem-no-hint = Le serveur est trop occupé pour donner un conseil maintenant : redemandez-en un plus tard.
problem-game-over = La partie est finie.
problem-game-runs = La partie n’est pas encore finie.
problem-not-over = La partie n’est pas encore finie.
problem-no-review = Il n’y a pas d’analyse de cette partie.
problem-unknown-luck = On ne connaît pas les dés de cette partie : reprenez-la avec un nouveau hasard.
problem-bad-query = La table ne peut pas répondre à cela ici.
problem-dropped = Une demande plus récente a remplacé celle-ci.
problem-secret = Cet enregistrement contient des secrets : vous pourrez l’obtenir une fois la partie finie.

## Jeux

together = Ensemble
rivals = Rivaux
players = { $range } joueurs
minutes = { $range } min
progress-round = Manche { $round }

## Accueil

nav-tables = Tables
nav-rules = Règles
greeting-morning = Bonjour{ $name }
greeting-day = Bonjour{ $name }
greeting-evening = Bonsoir{ $name }
tables-waiting =
    { $count ->
        [0] Aucune table ne vous attend.
        [one] Une table vous attend.
       *[other] { $count } tables vous attendent.
    }
first-visit = Ouvrez une table : seul avec des robots, ou avec des amis par lien. Sans inscription.
waiting-for-you = On vous attend
oldest-first = la plus ancienne d’abord
also-running = Autres parties
finished = Parties finies
result-won = Gagnée
result-lost = Perdue
result-over = Finie
of-count =
    { $of ->
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $of }
    }
result-place =
    { $place ->
        [2] Deuxième sur { of-count }
        [3] Troisième sur { of-count }
        [4] Quatrième sur { of-count }
        [5] Cinquième sur { of-count }
       *[other] Numéro { $place } sur { of-count }
    }
since = depuis { $time }
play = Jouer
open-table = Ouvrir
replay = Revoir
keep = Renommer, ranger, supprimer
keep-of = Renommer, ranger ou supprimer : { $name }
rename-table = Renommer
put-away = Ranger
put-away-hint = La table quitte votre liste, et la vôtre seulement ; vous la retrouverez en bas de la page.
delete-table = Supprimer
delete-hint = Vous pourrez la récupérer pendant une semaine. Ensuite, elle sera perdue.
delete-others = D’autres personnes jouent ici : elles perdront aussi la table.
delete-for-all = Supprimer pour tout le monde
was-put-away = La table « { $name } » est rangée.
was-deleted = La table « { $name } » est supprimée.
was-renamed = La table a été renommée.
bring-back = Récupérer
gone-until = Perdue pour de bon le { $day }
shelf = Tables rangées ({ $count })
bin = Tables supprimées ({ $count })
all-finished = Tout afficher ({ $count })
five-games = Cinq jeux, une table
new-table = Nouvelle table
read-rules = Règles
enter-code = Entrer un lien ou un code
import-record = Ouvrir une partie enregistrée
who-are-you = Votre nom
name-hint = Celui que les autres voient à la table.
join-invites = { $name } vous invite
join-invited = On vous invite à jouer
join-seats = Qui joue où
join-yours = votre place
join-taken = prise
join-free = libre
join-name = Votre nom à la table
join-sit = Prendre place
join-sit-as = Prendre place : { $figure }
join-ask = Demander la place
join-asks = Quelqu’un d’autre a joué à cette place et en connaît les secrets. On demande aux personnes à la table si vous pouvez continuer ; d’ici là, vous regardez.
join-learn = Apprendre en 5 minutes
join-later = Pas maintenant
saved = Enregistré
save-name = Enregistrer
code-title = Lien ou code
code-hint = Un lien de place, un lien de retour ou votre code de secours.
code-go = Continuer

## Nouvelle table

difficulty-easiest = le plus facile
difficulty-hardest = le plus difficile
seat-count = Places en jeu
seats-hint = dans l’ordre de jeu, sens horaire
seat-me = Moi
seat-friend = Ami par lien
seat-bot = Robot
seat-name = Nom du joueur à la place { $number }
seat-name-hint = Nom, si vous voulez
seat-number = Place { $number }
seat-who = Qui occupe la place { $number }
seat-strength = Niveau du robot à la place { $number }
host = hôte
table-name = Nom de la table
table-name-hint = facultatif
rhythm = Comment vous jouez
rhythm-hint = une place reste réservée { $span } à une personne absente
rhythm-live = En direct
rhythm-days = Sur plusieurs jours
learn-first = Apprendre { $game } en 5 minutes
open-it = Ouvrir la table
friends-to-come =
    { $count ->
        [0] Vous pouvez commencer tout de suite.
        [one] Un ami doit encore vous rejoindre : son lien s’affichera ensuite.
       *[other] { $count } amis doivent encore vous rejoindre : leurs liens s’afficheront ensuite.
    }
links-title = La table est ouverte
links-hint = Envoyez un lien à chaque ami. Chaque lien vaut une place : qui l’ouvre s’y assoit.
go-to-table = Aller à la table
more-options = Autres options
bot = Robot
bot-random = Robot au hasard
bot-greedy = Robot vif
bot-thumb = Robot novice
bot-novice = Robot novice
bot-companion = Robot compagnon
bot-master = Robot maître
bot-other = Robot { $name }
level-novice = joue selon le bon sens et répond aussitôt.
level-companion = plus expérimenté que le novice, ou plus prévoyant.
level-master = réfléchit le plus longtemps : jusqu’à quelques secondes par coup.
level-seats = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
level-elsewhere = À titre de comparaison
level-wins = Une équipe de ce niveau gagne environ { $percent } % des parties ({ $where }).
level-beats = Gagne environ { $percent } % des parties contre un { $other } ({ $where }).
bot-short = Robot { $number }
you-short = Vous
engine-waiting = Les robots qui réfléchissent s’échauffent encore : en attendant, ils sont plus lents et voient moins loin.
engine-plain = Ici, les robots qui réfléchissent sont plus lents et voient moins loin.

## À la table

board = Plateau
dock = Dés, main et choix
drawer = Journal et règles
seats = Places
rail = Le reste de la table
rail-things = À moi
rail-bag = Sac
rail-others = Autres
rail-hero = Héros
rail-company = Groupe
rail-night = À venir
rail-tale = Ma légende
page-newer = Tablée a été mise à jour.
page-reload = Charger la nouvelle page
drawn-map = Carte
drawn-marked = à part
drawn-empty = vide
drawn-note = Pour l’auteur : { $note }.
map-zoom = Zoom
map-nearer = Plus près
map-farther = Plus loin
map-whole = Toute la carte
beyond = { $edge }, hors de vue : { $what }
beyond-north = Plus haut
beyond-east = Plus à droite
beyond-south = Plus bas
beyond-west = Plus à gauche
beyond-legal = { $count ->
    [one] un lieu à choisir
   *[other] { $count } lieux à choisir
}
beyond-danger = danger ({ $names })
beyond-hero = { $names }
rail-fresh = { $count ->
        [one] { $count } nouveauté
       *[other] { $count } nouveautés
    }
last-steps = Derniers coups
sheet = Agrandir ou réduire les choix
your-choices = Vos choix
all-choices = Tous les choix
filter-choices = Chercher parmi { $count } choix
nothing-found = Rien trouvé.
suggested = conseillé
why-not = impossible : pourquoi ?
what-else = Voir ce qui est impossible, et pourquoi
choose-hint = { $count ->
        [one] Un seul choix. Tapez son numéro ou cliquez dessus.
       *[other] { $count } choix. Tapez un numéro ou cliquez sur l’un d’eux.
    }
choose-hint-groups = { $count } choix, par groupes. Tapez un numéro ou cliquez sur l’un d’eux.
choose-hint-board = Cliquez sur votre choix.
choose-hint-touch = Touchez un choix.
chosen-hint = Choisi : { $pieces }. Échap pour annuler.
chosen-hint-touch = Choisi : { $pieces }. Touchez à nouveau pour annuler.
confirm-choice = { $choice } ? Confirmez, ou choisissez autre chose.
waiting-for = On attend { $names }
waiting-shown = La table montre ce qui s’est passé.
waiting-shown-hint = Un instant : c’est bientôt à vous.
ending-shown = La partie est finie : place au décompte
ending-shown-hint = Le résultat vient ensuite.
waiting-away = On attend { $names }, hors ligne pour l’instant
waiting-away-hint = La partie continuera à son retour.
waiting-away-give = La partie continuera à son retour. À partir de { $time }, la place peut être confiée à un robot : appuyez dessus.
waiting-hint = Vous pouvez regarder le plateau et les coups passés ; l’onglet vous appellera.
watching-hint = Vous regardez la partie.
waiting-seats = { $count ->
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
waiting-seats-hint = La partie continuera quand quelqu’un s’y assoira. Les liens sont sous « Inviter et partager ».
the-table = la table
no-choice = Rien à choisir pour l’instant.
skip = Abréger
skip-hint = La table montre ce qui s’est passé.
hint-ask = Que ferais‑tu ?
hint-thinking = Réflexion en cours…
hint-again = Redemander
hint-to-win = de victoire
hint-count = { $count ->
        [one] Une suggestion.
       *[other] { $count } suggestions.
    }
hint-heard = { $n }. { $deed } : { $chance }.
hint-doubt =
    { $n ->
        [one] Vos chances de victoire si chacun continue avec bon sens, à un point près. « À peu près égal » : rien ne permet de les départager.
       *[other] Vos chances de victoire si chacun continue avec bon sens, à { $n } points près. « À peu près égal » : rien ne permet de les départager.
    }
hint-doubt-together =
    { $n ->
        [one] Vos chances de victoire commune si chacun continue avec bon sens, à un point près. « À peu près égal » : rien ne permet de les départager.
       *[other] Vos chances de victoire commune si chacun continue avec bon sens, à { $n } points près. « À peu près égal » : rien ne permet de les départager.
    }
hint-glance = La machine était trop occupée : ce n’est qu’un premier coup d’œil. Redemandez un peu plus tard pour un conseil plus sûr.
hint-plain = La table ne regarde pas aussi loin qu’elle le pourrait.
hint-prompt = { $count ->
        [one] Une suggestion sur le plateau ; rien n’est joué sans votre confirmation.
       *[other] { $count } suggestions sur le plateau ; rien n’est joué sans votre confirmation.
    }
hint-asked-by = { $name } a demandé conseil à la table.
hints-wish = Que doit dire la table ?
hints-wish-hint = Ce qu’elle ferait à votre place. Les autres voient que vous demandez, pas la réponse.
hints-wish-nothing = Rien
hints-wish-ask = Sur demande
hints-wish-always = Toujours
hints-here = Conseils à cette table
hints-here-hint = Chacun peut demander « Que ferais‑tu ? » ; une partie avec conseils compte comme assistée.
undo = Annuler
reset-turn = Recommencer le tour
take-back-here = Revenir à ce moment
return-title = Revenir à ce moment ?
return-what = { $count ->
        [one] Une ligne du journal ne compterait plus :
       *[other] { $count } lignes du journal ne compteraient plus :
    }
return-free = Aucun dé n’a été lancé depuis et personne d’autre n’a agi : cela ne coûte rien.
return-asks = Des dés ont été lancés ou d’autres ont agi depuis : il faut d’abord l’accord des autres joueurs.
return-assisted = Des dés ont été lancés ou d’autres ont agi depuis : la partie sera marquée comme assistée.
return-go = Revenir
return-ask = Demander aux autres
taken-back = annulé
told-undo = { $name } revient en arrière.
final-scoring = Décompte final
log-setup = Mise en place
told-undo-you = Vous revenez sur un choix.
told-stepped-in = { $name } n’arrivait pas à se décider : la table répond à sa place pour que la partie continue.
told-deed = { $name } : « { $said } »
told-wish = { $asker } demande à { $name } : « { $said } »
told-wish-you = Vous demandez à { $name } : « { $said } »
intention-next = Ensuite :
intentions-setting = Les robots disent ce qu’ils vont faire
intentions-setting-hint = Dans les jeux coopératifs : à leur place et sur le plateau.
wish-ask = Lui demander, pour son prochain tour :
wish-open = Demandé : « { $said } »
wish-withdraw = Y renoncer
seat-take-over = Jouer à sa place
told-reseed = La partie continue avec un hasard renouvelé.
told-rules = À partir d’ici, avec les nouvelles règles.
told-rules-back = À partir d’ici, avec les nouvelles règles : ce qui suivait le coup { $to } ne s’y accorde pas et ne compte plus.
told-entry = Noté à l’époque : { $name }, « { $do } ».
told-entry-chance = Noté à l’époque : le hasard, « { $do } ».
undo-request = { $name } voudrait revenir en arrière
undo-request-what = Ceci serait annulé :
undo-declined = { $name } n’est pas d’accord : rien n’est annulé.
undo-lapsed = Tout le monde n’a pas répondu à temps : rien n’est annulé.
undo-pending = Retour demandé ; on attend { $names }.
request-host = L’hôte
request-guest = Quelqu’un
request-owner = la personne qui jouait là
request-bot = { $by } voudrait confier la place de { $name } à un robot
request-bot-what = { $name } n’est pas à la table. Un { $bot } jouerait à sa place ; { $name } pourrait la reprendre à son retour.
request-open = { $by } voudrait ouvrir la place de { $name }
request-open-what = { $name } n’est pas à la table. Qui a le lien de la place pourrait s’y asseoir.
request-sit = { $guest } voudrait jouer à la place { $number }
request-sit-what = Quelqu’un d’autre a joué à cette place : { $guest } en verrait les secrets. Il faut l’accord de tous.
request-sit-owner = Vous avez joué à cette place : { $guest } verrait tout ce que vous y savez. Il faut l’accord de tous.
request-pending = Les autres sont consultés ; on attend { $names }.
request-withdraw = Retirer
request-declined = { $name } n’est pas d’accord : rien ne change à la place.
request-declined-owner = La personne qui jouait là n’est pas d’accord : rien ne change à la place.
request-lapsed = Tout le monde n’a pas répondu à temps : rien ne change à la place.
on-turn = à son tour
away = absent
seat-open = Place libre
seat-is-open = Personne n’est encore assis ici.
seat-title = Place { $number } : { $name }
seat-is-yours = Vous jouez à cette place.
seat-is-person = Une personne joue à cette place.
seat-is-bot = Un { $bot } joue à cette place.
links-local = Ces liens ne marchent que sur cette machine. Pour des amis ailleurs, lancez la table avec { $command } et ouvrez-la par l’adresse de cette machine.
seat-is-here = Elle est là : elle seule peut céder la place.
seat-is-away = Absente en ce moment.
seat-away-since = Absente depuis { $time }.
seat-away-now = La place peut maintenant être confiée à un robot. À son retour, la personne l’apprendra et pourra la reprendre.
seat-away-from = À partir de { $time }, la place pourra être confiée à un robot.
seat-away-sooner = À partir de { $time }, la place pourra être confiée à un robot ; plus tôt si tous les autres sont d’accord.
give-away = { $name } n’est pas à la table. Un { $bot } jouerait à sa place ; à son retour, la personne en serait avertie et pourrait la reprendre.
give-away-open = { $name } n’est pas à la table. Sa place irait à la première personne qui en ouvrirait le lien.
give-away-secrets = { $name } n’est pas à la table. La place serait libre, mais réservée à son retour sauf accord de tous : elle a ses secrets.
give-away-ask = Demander aux autres
leave-secrets = Cette place a ses secrets. Si vous la quittez, un robot peut continuer ; une autre personne, seulement avec l’accord de tous, le vôtre compris. Vous pourrez revenir tant que personne d’autre n’y est assis.
seat-take-back = Reprendre ma place
give-away-yes = Donner la place
seat-lost = Votre place a été donnée
seat-lost-bot = Depuis { $time }, un { $bot } joue à la place { $number }.
seat-lost-open = Depuis { $time }, la place { $number } est libre.
seat-lost-person = Depuis { $time }, la place { $number } n’est plus la vôtre : { $name } y joue maintenant.
seat-lost-away = Votre absence a duré plus longtemps que cette table n’attend ({ $span }).
seat-lost-agreed = Les autres personnes à la table étaient d’accord.
seat-lost-taken = Vous pouvez regarder.
seat-lost-watch = Regarder
replace-by = Confier la place à :
leave-seat = Quitter cette place
die-rerolled = relancé
die-spent = utilisé
curtain = { $name }, c’est à vous
curtain-hint = Que les autres détournent le regard un instant.
curtain-open = Je suis { $name }
curtain-alone = Je joue à toutes ces places

## Journal, règles, cartes

log = Journal
tab-log = Journal
tab-rules = Règles
tab-cards = Cartes
fold = Replier le tiroir
unfold = Ouvrir le tiroir
log-empty = Rien ne s’est encore passé.
log-origin = Reprise d’un moment d’une partie finie
log-hint = Choisissez une ligne pour revoir ce moment
log-earlier = Plus tôt
log-later = Plus tard
log-loading = Le début de la partie arrive…
log-rolls = lance
search-rules = Chercher dans les règles
rules-found = { $count ->
        [one] Une règle trouvée
       *[other] { $count } règles trouvées
    }
source-designed = notre création : le livret n’en dit rien
source-partly = en partie notre création : le livret ne dit pas tout
source-table = des nombres du tableau sont notre création : le livret ne les donne pas
source-ruling = notre décision : le livret laisse la question ouverte
source-piece = notre création : le livret ne montre pas ce qui y figure
rules-introduction = Introduction
rules-of = Règles : { $game }
rules-games = Choisir un jeu
rules-which = Les règles de chaque jeu, chapitre par chapitre, avec une recherche.
chapters = Chapitres
read-rule = Lire la règle
read-chapter = Lire le chapitre
explanation = Explication
pins-it = pour la garder ouverte
not-possible = Impossible maintenant : { $what }
show-piece = Montrer : { $piece }
understood = Compris
cards-kind = Monstres
cards-event = Événements
cards-mark = Marques
cards-ultimate = Pouvoirs ultimes

## Regarder en arrière

look-back = Revoir
looking-back = Vous regardez un moment passé
looking-back-hint = Les flèches parcourent la partie. Rien de ce que vous faites ici ne la change.
looking-back-no-return = Les flèches parcourent la partie. Vous ne pouvez revenir qu’aux moments où vous avez fait un choix.
back-to-now = Revenir au présent
back-to-now-short = Présent
earlier = Passé
step-back = Un pas en arrière
step-on = Un pas en avant
pause = Pause
moment = Moment de la partie
moment-of = { $moment } sur { $all }
replay-speed = Vitesse { $speed }

## La fin

game-over = La partie est finie.
other-rules-hint = La partie est finie. Elle a été jouée avec d’anciennes règles : à partir du coup { $n }, fiez-vous au journal plutôt qu’au plateau.
watch-only = Cette partie ne peut plus qu’être regardée.
watch-only-hint = Elle a été close par qui tient ce serveur, ou jouée avec des règles ou des pièces qui n’existent plus ici. Le journal la raconte en entier.
you-won = Vous avez gagné
you-lost = Vous avez perdu
you-came =
    { $place ->
        [2] Vous finissez deuxième sur { of-count }
        [3] Vous finissez troisième sur { of-count }
        [4] Vous finissez quatrième sur { of-count }
        [5] Vous finissez cinquième sur { of-count }
       *[other] Vous finissez numéro { $place } sur { of-count }
    }
verify-dice = Vérifier le hasard
verify-hint = L’empreinte de la graine a été fixée avant le début de la partie. Qui possède l’enregistrement peut recalculer chaque lancer et chaque pioche.
commitment = Empreinte
seed = Graine
assisted = Partie assistée : un coup a été repris après un tirage ou une révélation, ou la table a donné un conseil.
play-again = Rejouer
to-rematch = Vers la nouvelle partie
show-result = Voir le résultat

## La fin de partie et l’analyse

end-page = La fin de la partie
end-goals = Où en sont les objectifs
end-scores = { $game ->
        [defenders] Honneur
       *[other] Points
    }
end-deeds = Hauts faits
end-next = Et maintenant
end-share = Partager
end-save = Enregistrer
end-board = Voir le plateau
end-of = { $n } sur { $of }
end-of-life = { $n } PV sur { $of }
end-even = Égalité de points.
end-ahead = { $count ->
        [one] Un point d’avance.
       *[other] { $count } points d’avance.
    }
end-behind = { $count ->
        [one] Il vous manquait un point.
       *[other] Il vous manquait { $count } points.
    }
recap-title = Pendant ce temps
recap-since = Depuis votre dernier tour, il y a { $age }
recap-of = { $n } sur { $all }
recap-replay = Revoir sur le plateau
recap-gains = Gains : { $sums }.
recap-skip = Abréger
recap-you = Vous
recap-life = Vie { $from } → { $to }.
recap-times = { $said } (× { $count }).
recap-meanwhile = Par ailleurs
recap-wish = Raconter ce qui s’est passé pendant l’attente
recap-wish-hint = Quelques scènes au-dessus du plateau quand vient votre tour ; sinon, un simple bouton.
recap-chip = { $count ->
        [one] Une scène
       *[other] { $count } scènes
    }
rv-percent = { $n } %
rv-percent-below = < { $n } %
rv-luck = hasard
rv-decision = décision
rv-decisions = décisions
rv-rest = inexpliqué
rv-team = l’équipe
rv-chance-team = { $unit ->
        [day] Les chances de victoire, jour par jour
       *[turn] Les chances de victoire, tour par tour
    }
rv-chance-own = { $unit ->
        [day] Vos chances de victoire, jour par jour
       *[turn] Vos chances de victoire, tour par tour
    }
rv-chance-of = { $unit ->
        [day] Les chances de victoire, jour par jour : { $name }
       *[turn] Les chances de victoire, tour par tour : { $name }
    }
rv-doubt =
    { $n ->
        [one] chances à un point près
       *[other] chances à { $n } points près
    }
rv-press = { $unit ->
        [day] Touchez un jour pour le revoir
       *[turn] Touchez un tour pour le revoir
    }
rv-thinking = Analyse en cours : étape { $done } sur { $all }
rv-waiting = L’analyse va commencer
rv-queued = D’autres parties sont analysées d’abord : celle-ci suivra
rv-none = Il n’y a pas d’analyse de cette partie.
rv-score = score attendu : { $score }
rv-score-end = Score : { $score }
rv-score-spoken = Score attendu : { $score }.
rv-turn-sum = { $unit ->
        [day] Toutes les décisions du jour : { $sum }
       *[turn] Toutes les décisions du tour : { $sum }
    }
rv-turn-sum-luck = { $unit ->
        [day] Tout le hasard du jour : { $sum }
       *[turn] Tout le hasard du tour : { $sum }
    }
rv-margin = écart attendu : { $margin }
rv-margin-end = Écart à la fin : { $margin }
rv-margin-spoken = Écart attendu : { $margin }.
rv-turn-slider = { $unit ->
        [day] Jour de la partie
       *[turn] Tour de la partie
    }
rv-turns-list = { $unit ->
        [day] Les chances par jour, en toutes lettres
       *[turn] Les chances par tour, en toutes lettres
    }
rv-turn-spoken = { $unit ->
        [day] Jour { $turn } : de { $before } à { $after } ; hasard { $luck }, décisions { $decisions }, inexpliqué { $rest }.
       *[turn] Tour { $turn } : de { $before } à { $after } ; hasard { $luck }, décisions { $decisions }, inexpliqué { $rest }.
    }
rv-points = Tournants de la partie
rv-look-at = { $unit ->
        [day] Revoir le jour { $turn }
       *[turn] Revoir le tour { $turn }
    }
rv-turn = { $unit ->
        [day] Jour { $turn }
       *[turn] Tour { $turn }
    }
rv-turn-title = { $unit ->
        [day] Jour { $turn } : { $what }
       *[turn] Tour { $turn } : { $what }
    }
rv-review = Analyse
rv-play-on = Reprendre d’ici
rv-play-on-short = Reprendre
rv-play-on-hint = Une nouvelle table s’ouvre à ce moment, avec vous à vos places et des robots aux autres. La partie finie reste telle quelle.
rv-new-luck = Avec un nouveau hasard
rv-same-luck = Avec le même hasard
rv-back = Revenir au résultat
rv-back-short = Résultat
rv-tab = { $unit ->
        [day] Regard en arrière · jour { $turn } sur { $all }
       *[turn] Regard en arrière · tour { $turn } sur { $all }
    }
rv-way = Le fil de la partie
rv-point-of = tournant { $n } sur { $all }
rv-next-point = Tournant { $n }
rv-step-of = Étape { $n } sur { $all }
rv-steps = étapes
rv-roll = Ce qui est sorti
rv-no-roll = { $unit ->
        [day] Ce jour-là, rien n’a été laissé au hasard avant cela.
       *[turn] Pendant ce tour, rien n’a été laissé au hasard avant cela.
    }
rv-outcomes = Ce qui pouvait sortir
rv-outcomes-note = À quelle fréquence cela sort, et les chances de victoire ensuite.
rv-band = { $share } du temps : { $value } de chances de victoire.
rv-all-alike = Quoi qu’il sorte, les chances de victoire restaient à peu près les mêmes.
rv-bands-note = Les chances de victoire ensuite, et la fréquence de chaque colonne.
rv-why = Pourquoi
rv-came = c’est sorti
rv-before-after = Avant : { $before }, après : { $after }.
rv-and-more = { $count ->
        [one] { $names } et { $count } autre
       *[other] { $names } et { $count } autres
    }
rv-as-good = Aussi bon ou meilleur : { $share } des cas.
rv-as-good-sampled = Aussi bon ou meilleur : environ { $share } des cas.
rv-as-bad = Aussi mauvais ou pire : { $share } des cas.
rv-as-bad-sampled = Aussi mauvais ou pire : environ { $share } des cas.
rv-choice = Ce qui a été choisi
rv-no-choice = Rien n’a été choisi à ce moment.
rv-options = Ce qui pouvait être choisi
rv-was-chosen = c’est ce qui a été choisi
rv-equal = à peu près égal
rv-open-later = Une occasion presque aussi bonne est revenue plus tard : une part compte là-bas.
rv-before-choice = Avant : { $before }, si chacun poursuivait comme à l’ordinaire. Ces chances-ci sont estimées une fois chaque choix fait.
rv-best-was = { $best } : { $value } ; ce qui a été choisi : { $chosen }.
rv-more = { $count ->
        [one] Un autre choix était possible.
       *[other] { $count } autres choix étaient possibles.
    }
rm-end-close-won = { $count ->
        [one] Un feu brûlait encore dans le temple.
       *[other] { $count } feux brûlaient encore dans le temple.
    }
rm-end-close-lost = { $count ->
        [0] La pioche était vide.
        [one] Il restait une carte dans la pioche.
       *[other] Il restait { $count } cartes dans la pioche.
    }
rm-end-life = { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
rm-end-slain = { $count ->
        [one] monstre abattu
       *[other] monstres abattus
    }
rm-end-ultimate = { $count ->
        [one] Pouvoir ultime utilisé
       *[other] Pouvoirs ultimes utilisés
    }
rm-end-fires = Feux du temple
rm-end-cards = Cartes de la nuit piochées
df-end-entered = dans la Cité
df-end-close-won = { $count ->
        [one] Il ne restait qu’un Cristal dans la réserve.
       *[other] Il restait { $count } Cristaux dans la réserve.
    }
df-end-close-lost = { $down ->
        [0] Aucun Général n’était tombé ;
        [one] Un Général était tombé ;
       *[other] { $down } Généraux étaient tombés ;
    } { $count ->
        [one] il manquait une touche.
       *[other] il manquait { $count } touches.
    }
df-end-felled = { $count ->
        [one] Séide abattu
       *[other] Séides abattus
    }
df-end-generals = { $count ->
        [one] coup fatal
       *[other] coups fatals
    }
df-end-quests = { $count ->
        [one] quête réussie
       *[other] quêtes réussies
    }
df-end-crystals = Cristaux sur le plateau
df-end-city = Séides dans la Cité
df-end-supply = Réserve : { $what }
df-end-empty = épuisée
df-end-champion = { $honour ->
        [one] { $names }, { $honour } point d’honneur
       *[other] { $names }, { $honour } points d’honneur
    }
df-lost-supply = il ne reste plus un seul { $what } dans la réserve
end-andor-close-won = Le Narrateur en était à { $letter }.
end-andor-close-lost = { $reached ->
        [0] Aucun objectif n’était accompli.
        [one] { $reached } objectif sur { $all } était accompli.
       *[other] { $reached } objectifs sur { $all } étaient accomplis.
    }
end-andor-open = non accompli
end-andor-fell = non tenu
end-andor-beaten = { $count ->
        [one] Créature vaincue
       *[other] Créatures vaincues
    }
end-andor-fires = { $count ->
        [one] Feu allumé
       *[other] Feux allumés
    }
end-andor-days = Jours
end-andor-letter = Narrateur
end-andor-shields = Cases Défense libres
gl-end-tiles = { $count ->
        [one] tuile posée
       *[other] tuiles posées
    }
gl-end-chests = { $count ->
        [one] Coffre ouvert
       *[other] Coffres ouverts
    }
gl-end-majorities = { $count ->
        [one] point de majorité
       *[other] points de majorité
    }
hv-end-share = { $name } : { $count }
hv-end-goal = Objectif
hv-end-close-won = { $count ->
        [0] L’objectif, tout juste.
        [one] Un point de plus que l’objectif.
       *[other] { $count } points de plus que l’objectif.
    }
hv-end-close-lost = { $count ->
        [one] Il vous manquait un point.
       *[other] Il vous manquait { $count } points.
    }
hv-end-beaten = { $count ->
        [one] Monstre éliminé
       *[other] Monstres éliminés
    }
hv-end-villages = { $count ->
        [one] Village réparé
       *[other] Villages réparés
    }
hv-end-chests = { $count ->
        [one] Coffre ouvert
       *[other] Coffres ouverts
    }

## Partager

share = Inviter et partager
seat-link = Lien vers la place { $number }
watch-link = Lien pour regarder
position-link = Lien vers cette position
share-position = Créer un lien vers cette position
download-record = Télécharger la partie
come-back = Revenir depuis un autre appareil
come-back-hint = Ce navigateur vous connaît. Sur un autre appareil, servez-vous de l’un de ces deux moyens ; gardez-les pour vous.
return-link = Votre lien de retour
recovery-code = Votre code de secours
revoke = Révoquer
revoke-this = Révoquer : { $what }
link-replaced = L’ancien lien n’ouvre plus rien. Voici le nouveau.
position-link-old = Lien vers une position
access = Mes appareils et mes liens
access-devices = Où l’on vous connaît
access-none = Aucun appareil pour l’instant : on se souvient de vous dès que vous faites quelque chose.
access-links = Liens que vous avez donnés
access-links-hint = Un lien révoqué n’ouvre plus rien. Qui est déjà à la table y reste.
device-here = celui-ci
device-seen = dernière visite : { $time }
device-not-seen = pas de visite depuis longtemps
device-unknown = Un appareil
device-code = Révoquer son code
device-out = Déconnecter
device-sure = Déconnecter vraiment ?
device-hint = Chaque appareil a son lien de retour et son code. Un appareil déconnecté a besoin de ceux d’un autre pour revenir.
code-one = Le lien et le code ne font qu’un secret : révoquez-le, et les deux sont renouvelés.
code-renewed = L’ancien lien et l’ancien code n’ouvrent plus rien. Voici les nouveaux.

## Réglages

theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
contrast = Contraste
contrast-system = Comme le système
contrast-normal = Normal
contrast-more = Élevé
motion = Animations
motion-system = Comme le système
motion-full = Complètes
motion-reduced = Réduites
pace = Rythme des robots
pace-hint = Espace pour abréger.
pace-instant = Immédiat
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent
sound = Sons
reactions = Me proposer de réagir aux autres
reactions-hint = Pour les jeux où l’on joue des cartes hors de son tour.
reactions-always = Toujours
reactions-matters = Si cela compte
reactions-never = Jamais
confirm = Confirmer chaque choix
confirm-hint = Un premier appui désigne le choix, un second le joue.
left-handed = Gaucher
left-handed-hint = Sur un téléphone tenu à l’horizontale, les choix sont à gauche.
curtain-setting = Plusieurs personnes à cet écran
curtain-setting-hint = Un rideau tombe entre leurs tours.

## Touches

key-digits = choisir par numéro
key-enter = confirmer
key-end = terminer, quand la question le propose
key-undo = annuler
key-hint = que ferais-tu ?
key-tab = parcourir la question, les choix, le plateau et le tiroir
key-arrows = se déplacer sur le plateau ; parcourir le passé
key-filter = chercher un choix
key-explain = expliquer ce qui est visé, ou garder l’explication ouverte
key-log = journal
key-rules = règles
key-look = un pas en arrière ou en avant
key-home = premier moment, présent
key-review-point = prochain tournant, dans l’analyse
key-review-turn = un tour en arrière ou en avant, dans l’analyse
key-skip = abréger ce qui est montré
key-escape = fermer, lâcher, revenir au présent
key-help = cette liste
key-name-enter = Entrée
key-name-tab = Tab
key-name-home = Début
key-name-end = Fin
key-name-space = Espace
key-name-escape = Échap

## Verbes : noms des groupes de choix

verb-hit = Frapper
verb-move = Se déplacer
verb-mark = Utiliser la marque
verb-block = Bloquer
verb-charge = Charger
verb-reroll = Relancer
verb-release = Libérer le mana
verb-ultimate = Pouvoir ultime
verb-free_move = Déplacement gratuit
verb-shield = Donner un bouclier
verb-wound = Blesser
verb-heal = Soigner
verb-exchange_monster = Échanger un monstre
verb-move_self = Changer de chemin
verb-take = Prendre
verb-to = Aller
verb-revive = Ranimer
verb-life = Prendre de la vie
verb-choose = Choisir
verb-face = Défendre un chemin
verb-elder = Désigner le Doyen
verb-angel = Ange gardien
verb-end = Terminer

## À propos

about-text = Tablée réunit cinq jeux de société de fantasy autour d’une table. Les règles sont appliquées, les dés sont vérifiables, et tout reste sur la machine qui sert cette page.
about-icons = Icônes
about-icons-text = Icônes de game-icons.net sous CC BY 3.0, recolorées, par { $authors }.
about-fonts = Polices
about-fonts-text = Cinzel par Natanael Gama ; Alegreya et Alegreya Sans par Juan Pablo del Peral, Huerta Tipográfica. SIL Open Font License 1.1.
about-games = Jeux
about-games-text = Les jeux appartiennent à leurs auteurs et éditeurs. Tous les dessins et tous les textes de règles sont les nôtres.
to-source = game-icons.net

## Première partie guidée

learn-title = Première partie
learn-step = Étape { $step } sur { $all }
learn-next = Continuer
learn-stop = Quitter le guide
learn-do = À vous : faites-le pour continuer.
learn-end = Fin du guide
learn-besides = Au passage
learn-failed = La partie guidée ne peut pas être ouverte
learn-none = Il n’y a pas encore de partie guidée pour ce jeu.

## Board of Runemasters

rm-board = Plateau : les chemins du temple
rm-temple = Temple
rm-fires = { $lit ->
        [one] { $lit } feu sur { $full }
       *[other] { $lit } feux sur { $full }
    }
rm-dawn-short = { $count ->
        [0] L’Aube est là
        [one] Aube à la prochaine carte
       *[other] Aube d’ici { $count } cartes
    }
rm-new = nouveau
rm-hits = frappe { $points }
rm-fallen = à terre
rm-taken = déjà pris
rm-unguarded = Sans gardien
rm-to-temple = le temple encaisse
rm-ready = Gardiens encore sans chemin
rm-space = case { $space }
rm-weak-points = { $count ->
        [one] 1 point faible intact
       *[other] { $count } points faibles intacts
    }
rm-wounded-points = { $count ->
        [one] 1 point faible blessé
       *[other] { $count } points faibles blessés
    }
rm-will-strike = Attaque à la fin de ce tour
rm-which-die = avec quel dé ?
rm-dice = Dés
rm-life = Vie
rm-mana = Mana
rm-ultimate = Ultime
rm-shield = bouclier
rm-poison = poison
rm-angel = ange gardien
rm-elder = Doyen
rm-your-guardian = Votre gardien
rm-on-turn = À son tour
rm-no-guardian = Aucun gardien choisi pour l’instant.
rm-use-first = premier usage sur deux
rm-use-second = second et dernier usage
rm-used-up = utilisé deux fois, jeton défaussé
rm-event-of = Événement, manche { $round }
rm-until-dawn = Jusqu’à l’aube
rm-dawn-cards = { $count } cartes ; Aube dans les { $last } dernières
rm-dawn-soon = { $count ->
        [0] L’Aube est là
        [one] L’Aube est la prochaine carte
       *[other] L’Aube est l’une des { $count } cartes restantes
    }
rm-night = { $drawn ->
        [one] { $drawn } carte piochée sur { $all }
       *[other] { $drawn } cartes piochées sur { $all }
    }
rm-when-you-end = Quand vous finirez
rm-when-ends = Quand { $name } finira
rm-colon = { "\u00a0" }:
rm-ahead-you = vous
rm-ahead-temple = temple
rm-ahead-fall = vous tombez
rm-strike-you = { $monster } vous frappe
rm-strike-other = { $monster } frappe { $name }
rm-strike-temple = { $monster } frappe le temple
rm-shot-you = { $monster } vous tire dessus
rm-shot-other = { $monster } tire sur { $name }
rm-shot-temple = { $monster } tire sur le temple
rm-poison-you = Le poison vous ronge
rm-poison-other = Le poison ronge { $name }
rm-fate-shield = le bouclier se brise
rm-fate-angel = l’ange protège
rm-fate-missed = la flèche se perd
rm-fate-dies = à terre
rm-fate-falls = la partie est perdue
rm-fate-poisoned = empoisonnement
rm-frozen = Les monstres sont de pierre et ne font rien
rm-blocked = Blocage : { $paths }
rm-advance = { $count ->
        [one] Un monstre avance
       *[other] { $count } monstres avancent
    }
rm-recovers = { $monster } guérit de ses blessures
rm-nothing = Il ne se passe rien
rm-brief-move = Rejoindre le { $path }
rm-brief-free_move = Gratuit : { $path }
rm-note-hit = { $monster }, rune { $rune } ; reste { $left }
rm-note-kill = abat { $monster } : { $reward }
rm-plus-life = +{ $count } vie
rm-plus-mana = +{ $count } mana
rm-plus-either = +{ $count } mana ou vie
rm-lost-life = { $count } vie en trop
rm-lost-mana = { $count } mana en trop
rm-no-reward = pas de récompense
rm-note-block = Sur le { $path }, rien ne bougera, ne tirera ni ne frappera ce tour-ci
rm-note-charge = ultime { $step }
rm-note-ready = ultime { $step } : prêt à servir
rm-note-mana = mana { $step }
rm-note-life = vie { $step }
rm-note-release = abat { $monster } pour { $cost } mana : { $reward }
rm-note-faces = { $monster }, case { $space }
rm-note-empty = aucun monstre
rm-note-swap = échange avec { $name }
rm-note-end = { $count ->
        [one] Un dé perdu
       *[other] { $count } dés perdus
    }

## Board of Tales of Glory

tg-progress = Tour { $round }
cards-tile = Tuiles
verb-select = Choisir une carte
verb-play = Jouer
verb-discard = Défausser
verb-quest = Jouer une Quête
verb-return = Remettre une Quête
verb-surcharge = Payer le surcoût
verb-put = Placer ici
verb-open = Ouvrir un Coffre
verb-connection = Clé d’une connexion
verb-gain = Recevoir un gain
tg-adventure-board = Plateau central
tg-wild-lands = Terres Sauvages
tg-or = ou
tg-surcharge-either = 1 pièce ou 1 potion de plus
tg-surcharge-signed = −1 pièce ou −1 potion
tg-and-either = { $what }, et { $either }
tg-slot = Emplacement { $slot }
tg-slot-wild = Emplacement { $slot }, Terres Sauvages
tg-empty = vide
tg-taken-by = tuile prise par { $name }
tg-your-card = votre carte
tg-swept = Tuiles restantes défaussées avant le tour suivant, à partir du plus petit emplacement : { $count }
tg-swept-short = { $count ->
        [one] défaussée par tour
       *[other] défaussées par tour
    }
tg-piles = Piles
tg-pile = Âge { $age } : { $count ->
        [0] plus aucune tuile
        [one] encore { $count } tuile
       *[other] encore { $count } tuiles
    }
tg-landscapes = Paysages
tg-landscape-of = Paysage : { $name }
tg-landscape-own = Votre paysage
tg-you = Vous
tg-whole = Tout montrer
tg-in-hand = En main
tg-to-place = À placer
tg-to-play = Tuile prise
tg-you-pay = Vous payez : { $what }
tg-pay-nothing = Ne vous coûte rien
tg-reinforced = { $count ->
        [one] Une potion remplace un point manquant.
       *[other] { $count } potions remplacent des points manquants.
    }
tg-from-wild = Vient des Terres Sauvages
tg-free = gratuit
tg-missing = Il manque : { $what }
tg-surcharge-wild = 1 pièce ou 1 potion pour les Terres Sauvages
tg-left = reste : { $what }
tg-return-one = Remettez-en une dans la boîte
tg-quests = Quêtes
tg-your-quests = Vos Quêtes
tg-quests-held = Quêtes en main : { $count }
tg-now = Pour l’instant : { $what }
tg-unplayed = Non jouée : ne rapporte rien
tg-cards = Cartes de sélection dans l’ordre du tour
tg-selection-card = carte
tg-chooses = { $who ->
        [you] choisissez
       *[other] choisit
    }
tg-has-chosen = { $who ->
        [you] avez choisi
       *[other] a choisi
    }
tg-catches-up = { $who ->
        [you] vous rattrapez
       *[other] se rattrape
    }
tg-plays = { $who ->
        [you] jouez
       *[other] joue
    }
tg-done = { $who ->
        [you] avez fini
       *[other] a fini
    }
tg-banner = Votre étendard
tg-players = Joueurs
tg-prestige = prestige
tg-first = Premier joueur
tg-yes = oui
tg-no = non
tg-of-combat = Combat
tg-of-magic = Magie
tg-of-coin = Pièces
tg-of-potion = Potions
tg-of-key = Clés
tg-of-prestige = Prestige
tg-n-combat = { $count } combat
tg-n-magic = { $count } magie
tg-n-coin = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
tg-n-potion = { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
tg-n-prestige = { $count } prestige
tg-n-key = { $count ->
        [one] { $count } Clé
       *[other] { $count } Clés
    }
tg-n-first_player = jeton Premier Joueur
tg-times = { $gain } par { $each }
tg-each-monster = monstre
tg-each-character = personnage
tg-each-place = lieu
tg-each-treasure = trésor
tg-each-key = Clé posée
tg-each-combat = point de combat
tg-each-magic = point de magie
tg-each-majority = majorité
tg-each-coins3 = tranche de 3 pièces
tg-each-potions3 = tranche de 3 potions
tg-each-surrounded = tuile à quatre voisines
tg-each-closed_chest = Coffre fermé
tg-at-end = à la fin { $gain }
tg-kind-monster = monstre
tg-kind-character = personnage
tg-kind-place = lieu
tg-kind-treasure = trésor
tg-kind-hero = Héros
tg-kind-quest = Quête
tg-kind-age = { $kind }, Âge { $age }
tg-needs = demande { $what }
tg-costs = coûte { $cost }
tg-gives = donne { $gain }
tg-chest-holds = Coffre avec { $gain }
tg-opened = { $count ->
        [one] Coffre ouvert
       *[other] { $count } Coffres ouverts
    }
tg-if = { $gain } avec un { $kind }
tg-on-side = { $side } : { $gain }
tg-plain-sides = connecteurs : { $sides }
tg-half-keys = demi-clés : { $sides }
tg-side-north = nord
tg-side-east = est
tg-side-south = sud
tg-side-west = ouest
tg-here = { $count ->
        [one] Ici un côté se connecte : { $sides }.
       *[other] Ici { $count } côtés se connectent : { $sides }.
    }
tg-meets = { $tile } ({ $side })
tg-meets-gain = { $tile } ({ $side }) donne { $gain }
tg-meets-unmet = { $tile } ({ $side }) ne donne rien
tg-nothing = ne rapporte rien tout de suite
tg-deferred = après toutes les poses : { $what }
tg-deferred-nothing = ne rapporte rien à ce tour
tg-scoring = Décompte final
tg-step-back = Une étape en arrière
tg-step-on = Étape suivante
tg-step-all = Jusqu’à la fin
tg-score-played = Ce que dix tours ont rapporté
tg-score-majority = { $holders ->
        [one] { tg-majority-in }, +{ $count } : { $names }
       *[other] { tg-majority-in }, +{ $count } chacun : { $names }
    }
tg-score-nobody = { tg-majority-in } : personne n’en a
tg-majority-in = { $what ->
        [combat] Majorité de combat
        [magic] Majorité de magie
        [potion] Majorité de potions
       *[coin] Majorité de pièces
    }
tg-score-end = { $tile } ({ $name }) : +{ $count }
tg-score-ranks = Le classement final
tg-from-tile = Tuiles
tg-from-connector = Lieux
tg-from-chest = Coffres
tg-from-majority = Majorités
tg-from-end = À la fin
tg-total = Total
tg-rank = Rang
tg-fits = { $count ->
        [0] Aucune case possible dans votre paysage
        [one] Une case possible dans votre paysage
       *[other] { $count } cases possibles dans votre paysage
    }
tg-age-round-short = Âge { $age } · tour { $round }/{ $all }
tg-step-again = Refaire le décompte
tg-link = connexion
tg-own-gain = la tuile elle-même
tg-own-end = à la fin, pour l’instant
tg-end-now = à la fin, pour l’instant : { $what }
tg-tile-here = { $tile } ici
tg-later = Après toutes les poses
tg-only-joins = Elle se connecte, sans rien rapporter de plus.
tg-tap-again = Touchez encore pour poser
tg-click-to-place = Cliquez ou pressez Entrée pour poser
tg-click-to-play = Cliquez pour la jouer, puis pour la poser ici
tg-tap-to-play = Touchez encore pour la jouer, puis pour la poser ici
tg-beyond = Cases hors de vue, { $side } : { $count }
tg-adventure = Aventure
tg-each = chacune
tg-took = { $name } a pris la tuile { $tile }
tg-took-you = Vous avez pris la tuile { $tile }
tg-nearby = Revenir à la question
tg-back-home = Revenir à mon paysage
hv-progress-summer = Jour { $round } sur 5 · Été
hv-progress-winter = Jour { $round } sur 5 · Hiver
hv-hut = Hutte { $mark }
hv-grove = Bosquet { $mark }
hv-start = Case { $number } ({ $square })
hv-castle = Château
hv-plain = Plaine { $square }
hv-forest = Forêt { $square }
hv-lake = Lac { $square }
hv-village = Village { $square }
hv-chest = Coffre { $square }
hv-quarter-red = quart rouge
hv-quarter-blue = quart bleu
hv-quarter-purple = quart violet
hv-quarter-yellow = quart jaune
hv-repaired = réparé
hv-destroyed = détruit
hv-opened = ouvert
hv-closed = fermé
hv-tent = Tente
hv-deed-eliminate = { $creature } : +{ $count } Gloire
hv-deed-sword = { $creature } : +{ $count } Gloire, au prix d’une Épée
hv-deed-shot = { $creature } : +{ $count } Gloire, +{ $vp } PV aussitôt
hv-deed-capture = Fée : +{ $count } Gloire
hv-deed-repair = Répare le Village : { $before } → { $count } Gloire par jour
hv-deed-repair-same = Répare le Village : reste à { $count } Gloire par jour
hv-deed-repair-same-last = Répare le Village : reste à { $count } Gloire
hv-deed-repair-last = Répare le Village : { $before } → { $count } Gloire
hv-deed-open = Ouvre le Coffre
hv-deed-forest = S’arrête dans la Forêt
hv-deed-recall = Votre { $guardian } retourne au sac
hv-steps = { $count ->
    [one] { $count } pas (départ : { $from })
   *[other] { $count } pas (départ : { $from })
  }
hv-deed-relieve = Votre { $guardian } ({ $place }) retourne au sac
hv-steps-back = aller et retour, { $count } pas
hv-start-from = Partir de : { $place }
hv-start-here = Partir d’ici
hv-face-day = Face Jour
hv-face-night = Face Nuit
hv-moves = déplacement { $count }
hv-moves-with = déplacement { $count } ({ $object })
hv-unhindered = { $object } : ni Forêt ni Lac ne l’arrête
hv-straight = tout droit, sans limite
hv-refused-gold = il manque { $count } Or
hv-refused-reserve = la réserve est vide
hv-refused-order = d’autres passent d’abord : { $names }
hv-refused-closed = pas maintenant
hv-part-monsters = Monstres { $count }
hv-part-fairies = Fées { $count }
hv-part-villages = Villages { $count }
hv-part-cups = Coupes { $count }
hv-state-recruits = { $who ->
    [you] recrutez
   *[other] recrute
  }
hv-state-done = { $who ->
    [you] avez terminé
   *[other] a terminé
  }
hv-now-recruits = { $who ->
    [you] Vous recrutez.
   *[other] { $name } recrute.
  }
hv-now-done = { $who ->
    [you] Vous avez terminé.
   *[other] { $name } a terminé.
  }
hv-in-bag = { $count } dans le sac
hv-more-cells = { $count ->
    [one] { $count } destination de plus
   *[other] { $count } destinations de plus
  }
hv-ware = { $count } Or · { $left } en réserve
hv-kingdom-of = Royaume de { $name }
hv-kingdom-own = Votre royaume
hv-kingdoms = Royaumes
hv-you = Vous
hv-scout = Éclaireur
hv-back-home = Revenir au vôtre
hv-deeds = Ce que vous pouvez faire d’autre
hv-aids = Objets qui peuvent aider
hv-count = { $count } × { $name }
hv-nothing = rien encore
hv-taken = occupé
hv-next-fairy = la prochaine Fée donne { $count } Gloire
hv-gains = Gains
hv-hunt = Chasse
hv-villages = Villages
hv-fairies = Fées
hv-glory = { $count } Gloire
hv-will-give = → { $gold } Or, { $vp } PV
hv-gave = a donné { $gold } Or, { $vp } PV
hv-vp = { $count } PV
hv-vp-short = PV
hv-gold-word = Or
hv-shop = Recrutement
hv-shop-earned = Votre Gloire du jour ({ $glory }) : +{ $gold } Or, +{ $vp } PV.
hv-shop-hint = Achetez autant de Gardiens que votre Or le permet ; ils vont dans votre sac.
hv-shop-early = { $name } choisit d’abord. Vous pouvez déjà acheter ce qui ne manquera à personne avant vous.
hv-shop-keeps = L’Or que vous ne dépensez pas vous reste.
hv-shop-last = Dernier recrutement : l’Or gardé ne servira plus qu’à départager les ex æquo.
hv-shop-last-alone = Dernier recrutement : l’Or gardé ne servira plus à rien.
hv-see-map = Voir la carte
hv-to-shop = Revenir au recrutement
hv-left = il en reste { $count }
hv-owned = vous en avez { $count }
hv-drawn = Gardien pioché
hv-bag = Sac · { $count }
hv-bag-empty = Le sac est vide.
hv-set-aside = Mis de côté : { $count } × { $name }
hv-objects = Objets
hv-object-fresh = dès le prochain Gardien
hv-object-counted = compte aujourd’hui
hv-object-used = jeton utilisé
hv-no-objects = Aucun Coffre ouvert.
hv-chests-left = { $count ->
    [one] { $count } Coffre encore fermé
   *[other] { $count } Coffres encore fermés
  }
hv-goal = Objectif { $count } PV · à présent { $now }
hv-tiles = Tuiles Gardien
hv-all-things = Vos chiffres ; ouvrez pour voir tout ce qui entoure la carte
hv-of-bag = dans le sac
hv-of-glory = Gloire
hv-of-villages = Villages
hv-of-fairies = Fées
hv-of-gold = Or
hv-of-vp = Points de victoire
hv-scoring = Décompte final
hv-score-track = La piste de score après cinq jours
hv-score-monsters = Le tableau de chasse compte une dernière fois
hv-score-chests = Chaque Coffre ouvert : 2 PV
hv-score-ties = Égalité : départage par l’Or, puis les Villages, puis les Fées
hv-score-ranks = Le classement final
hv-score-by-gold = Égalité, départagée par l’Or : { $best } contre { $next }
hv-score-by-villages = Égalité, en Or aussi ; départagée par les Villages : { $best } contre { $next }
hv-score-by-fairies = Égalité, en Or et en Villages aussi ; départagée par les Fées : { $best } contre { $next }
hv-score-by-shared = Égalité sur toute la ligne : la victoire est partagée
hv-score-rank = { $rank } (objectif : { $goal } PV)
hv-final-track = Piste de score
hv-final-monsters = Tableau de chasse
hv-final-chests = Coffres
hv-total = Total
hv-rank = Rang
hv-step-back = Étape précédente
hv-step-on = Étape suivante
hv-step-all = Jusqu’au bout
hv-step-again = Refaire le décompte
verb-swap = Prendre la place d’un Gardien
verb-stuck = Mettre de côté
verb-done = Terminer
verb-use = Utiliser
verb-storm = Par l’Épée
verb-relieve = Prendre la place
verb-call = Appeler
verb-shoot = Tirer
verb-build = Réparer
verb-recall = Rappeler
verb-bow = Arc
verb-net = Filet
verb-hammer = Marteau
verb-recruit = Recruter
cards-guardian = Gardiens
cards-object = Objets

## Defenders of the Realm: the map

df-progress-day =
    { $count ->
        [one] Tour { $turn } · Journée · { $count } action
       *[other] Tour { $turn } · Journée · { $count } actions
    }
df-progress-evening = Tour { $turn } · Soirée
df-progress-night = Tour { $turn } · Nuit
df-map = Carte du royaume
df-map-ways = Montrer où mène un moyen de transport
df-map-inn = auberge
df-map-chest = coffre au trésor
df-map-go = Rejoindre { $place } { $way }
df-map-roads =
    { $count ->
        [one] une route
       *[other] { $count } routes
    }
df-map-pays = défausse { $card }
df-map-asks = vous choisirez la carte
df-map-quest = Votre quête mène ici
df-map-danger-overrun = Complet : un Séide de plus et c’est le Déferlement
df-map-danger-taint = Un troisième Démon corromprait ce Lieu
df-map-danger-city =
    { $count ->
        [one] Un Séide dans la Cité : elle tombe à { $most }
       *[other] { $count } Séides dans la Cité : elle tombe à { $most }
    }
df-map-gates = { $general } est à un pas de la Cité Royale

## Defenders: panels and scenes

df-do-foot = À pied
df-do-horse = Carte cheval
df-do-eagle = Carte aigle
df-do-gate_card = Carte Portail
df-do-gate = De Portail en Portail
df-do-steed = Noble Destrier
df-do-flight = Vol de l’Aigle
df-do-ride = Licorne
df-do-teleport = Téléportation
df-do-build = Construire un Portail
df-do-rumors = Rumeurs
df-do-heal_land = Purifier la Terre
df-do-heal_self = Se soigner
df-do-fight = Combattre les Séides
df-do-quest = Quête
df-do-here = Combattre ici
df-do-fireball = Boule de Feu
df-do-sanctify = Sanctifier
df-with-horse = À cheval, 2 routes au plus
df-with-eagle = Par aigle, 4 routes au plus
df-with-gate_card = Par un Portail
df-travel-horse = Cheval · 2
df-travel-eagle = Aigle · 4
df-travel-gate = Portail
df-any-general = tout Général
df-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
df-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
df-crystals =
    { $count ->
        [one] { $count } Cristal
       *[other] { $count } Cristaux
    }
df-gate = un Portail Magique
df-special = spéciale
df-hand-colour =
    { $colour ->
        [purple] { $count ->
            [one] { $count } spéciale
           *[other] { $count } spéciales
        }
        [green] { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
        [blue] { $count ->
            [one] { $count } bleue
           *[other] { $count } bleues
        }
        [black] { $count ->
            [one] { $count } noire
           *[other] { $count } noires
        }
       *[red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
    }
df-actions =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
df-life = Vie { $count }/{ $full }
df-life-of =
    { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
df-life-word = vie
df-actions-word = actions restantes
df-tokens = Jetons de Vie : { $ready ->
        [one] { $ready } disponible
       *[other] { $ready } disponibles
    }, { $spent ->
        [one] { $spent } utilisé
       *[other] { $spent } utilisés
    }, { $lost ->
        [one] { $lost } perdu
       *[other] { $lost } perdus
    }
df-bonus =
    { $count ->
        [one] { $count } action supplémentaire
       *[other] { $count } actions supplémentaires
    }
df-remove = retirer
df-fight-dice = { $what } à { $need }+
df-slays = { $what } sans dé
df-roads = { $count } routes au plus
df-gate-card-note = vers son Lieu ou vers un Portail
df-anywhere = vers n’importe quel Lieu
df-gates-left =
    { $count ->
        [one] encore { $count } Portail
       *[other] encore { $count } Portails
    }
df-rumors-note = { $count } cartes : gardez une couleur
df-land-dice = { $count } dés, un 5 ou un 6 retire un Cristal
df-heals =
    { $count ->
        [one] +{ $count } Jeton de Vie, à dépenser dès demain
       *[other] +{ $count } Jetons de Vie, à dépenser dès demain
    }
df-from-afar = à l’arc, sur un Lieu voisin
df-or-from-afar = ou à l’arc, sur un Lieu voisin
df-bow-at = à l’arc, { $place } : { $what }
df-attack-note =
    { $dice ->
        [one] { $name } : vie { $life } · vous : { $dice } dé, { $need }+
       *[other] { $name } : vie { $life } · vous : { $dice } dés, { $need }+
    }
df-attack-hopeless = pas assez de dés pour vaincre ce Général
df-may-join =
    { $count ->
        [one] un autre Héros peut se joindre à vous
       *[other] { $count } autres Héros peuvent se joindre à vous
    }
df-need-dice =
    { $count ->
        [one] { $count } dé, { $need }+
       *[other] { $count } dés, { $need }+
    }
df-end-death = Terminer la Journée ici vous serait fatal
df-end-wounds =
    { $count ->
        [one] Terminer la Journée ici coûte { $count } Blessure
       *[other] Terminer la Journée ici coûte { $count } Blessures
    }
df-end-safe = aucune Blessure ici
df-quiet-place = personne
df-of-there = sur place : { $what }
df-copies = vous en avez { $count }
df-your-hero = Vous jouez
df-hero = Héros
df-back-own = Retour
df-no-hero = Sans Héros
df-you = Vous
df-slayer = Tueur : { $what }
df-quest = Quête
df-war = Guerre
df-company = Groupe
df-no-quest = Pas de quête.
df-rewards = Quêtes réussies
df-used = utilisée
df-step-done = fait
df-step-open = à faire
df-hunted = { $what } : { $n } sur { $wanted }
df-to-city =
    { $count ->
        [one] à { $count } pas
       *[other] à { $count } pas
    }
df-fallen = vaincu
df-major = Blessures majeures : n’avance pas
df-healing = en guérison
df-night-cards =
    { $count ->
        [one] { $count } carte par nuit
       *[other] { $count } cartes par nuit
    }
df-taint = Cristaux
df-crystals-of = { $count } sur { $all }
df-of = { $count } sur { $all }
df-in-city = Dans la Cité Royale
df-supply = Séides restant dans la réserve
df-left = restants
df-nearest = pas entre la Cité Royale et le Général le plus proche
df-all-things = Vos chiffres ; ouvrez pour voir tout ce qui entoure la carte
df-dice-in-hand =
    { $count ->
        [one] dé en main
       *[other] dés en main
    }
df-on-turn = à son tour
df-hand = Main : { $name }
df-hand-of = Main : { $name }
df-no-cards = Aucune carte en main.
df-over-limit =
    { $count ->
        [one] { $count } carte en trop
       *[other] { $count } cartes en trop
    }
df-new = nouvelle
df-cursed = emportée par la Malédiction
df-attack-on = Attaque : { $name }
df-leads = mène
df-needs = il faut
df-stays-out = Reste hors du combat.
df-odds-kill = { $chance } % de chances d’abattre le Général.
df-odds-wounds = Blessures en moyenne : { $wounds } sur { $life }.
df-odds-plain = D’après les cartes engagées, sans relance.
df-commits = choisit ses cartes…
df-die-shows = Dé : { $value }
df-die = Dé : { $value }, il faut { $need }+
df-hits =
    { $count ->
        [0] aucune touche
        [one] { $count } touche
       *[other] { $count } touches
    }
df-parried =
    { $count ->
        [one] −{ $count } parée
       *[other] −{ $count } parées
    }
df-rerolled =
    { $count ->
        [one] relancé
       *[other] relancé { $count } fois
    }
df-has-rolled = a lancé
df-card-horse = Cheval : pour une action, 2 routes au plus.
df-card-eagle = Aigle : pour une action, 4 routes au plus.
df-card-gate = Portail : pour une action, vers ce Lieu ou vers un Portail Magique.
df-card-more =
    { $count ->
        [one] { $general } : { $count } dé. Construit un Portail sur son Lieu, purifie un Lieu corrompu de sa couleur.
       *[other] { $general } : { $count } dés. Construit un Portail sur son Lieu, purifie un Lieu corrompu de sa couleur.
    }
df-no-dice = Plus aucun dé à lancer.
df-roll-now =
    { $count ->
        [0] Continuer sans dé
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
df-waits =
    { $count ->
        [one] { $count } dé, pas encore lancé
       *[other] { $count } dés, pas encore lancés
    }
df-may-join-one = peut encore rejoindre le combat
df-may-join-dice =
    { $count ->
        [one] peut encore rejoindre le combat : { $count } dé
       *[other] peut encore rejoindre le combat : { $count } dés
    }
df-not-needed = n’a pas eu à lancer
df-killing-blow = Coup fatal
df-wounds =
    { $count ->
        [0] aucune Blessure
        [one] { $count } Blessure
       *[other] { $count } Blessures
    }
df-cards-lost =
    { $count ->
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    }
df-has-fallen = meurt au combat
df-back-to-city = vers la Cité Royale
df-unpunished =
    { $general ->
        [balazarg] Malédiction Démoniaque : avant le combat, on lance un dé par carte engagée ; sur un 1, elle est perdue.
        [gorgutt] Parade : chaque 1 naturel annule une touche, peu importe qui l’a obtenue.
        [sapphire] Régénération : si elle survit, elle retrouve toute sa vie.
       *[varkolak] Volonté Inflexible : ni relance ni bonus contre lui.
    } Si vous perdez : ni Blessure ni carte, mais retour à la Cité Royale.
df-skill-cancelled = Annulée par la Bénédiction d’Amarak
df-result-killed = { $name } ne se relèvera pas. Coup fatal : { $who }.
df-result-survived = { $name } tient encore, avec { $life } de vie.
df-result-regenerated = { $name } retrouve toute sa vie.
df-go-on = Continuer
df-roll = Lancer de dés
df-fight-at = Combat : { $place }
df-heal-at = Purifier la Terre : { $place }
df-slain-note = Sans dé : { $what }.
df-result-down =
    { $count ->
        [one] Vaincu : { $what }
       *[other] Vaincus : { $what }
    }
df-result-missed =
    { $count ->
        [one] un Séide résiste
       *[other] { $count } Séides résistent
    }
df-result-quest-done = Quête réussie : { $what }
df-result-quest-failed = Les dés n’ont pas suffi : { $what }
df-result-land-healed = Un Cristal de moins : { $what }
df-result-land-not-healed = Le Cristal reste : { $what }
df-night = Nuit
df-night-card = carte { $number } sur { $count }
df-night-quiet = La nuit est calme.
df-night-placed = { $place } : { $what }, { $now } en tout
df-spared = épargné
df-overrun = Déferlement
df-general-only = Seul le Général compte.
df-next-place = prochain Lieu
df-halted = est retenu
df-does-not-move = ne bouge pas
df-will-move = va avancer
df-choose-hero = Choisissez votre Héros
df-choose-hint = Chaque Héros a trois compétences ; sa Vie est aussi le nombre d’actions de sa Journée.
df-fallen-hero = Mort au combat : { $hero }
df-your-hero-fell = Votre Héros est mort
df-replace-hint = Un autre Héros reprend le combat dans la Cité Royale, avec deux cartes et une nouvelle quête.
df-fallen-of = Héros de { $name }
df-victory = Victoire
df-defeat = Défaite
df-honours = Honneurs
df-honour = honneur
df-ceremony = Voir les honneurs
df-champion = Champion du Roi
df-champion-is = Champion du Roi : { $names }
df-quests-done = Quêtes réussies
df-killing-blows = Coups fatals
df-quests-n =
    { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    }
df-generals-n =
    { $count ->
        [one] { $count } Général
       *[other] { $count } Généraux
    }
df-step-on = Suivant
df-to-result = Vers le résultat
verb-foot = Marcher
verb-horse = À cheval avec une carte
verb-eagle = Par aigle avec une carte
verb-gate_card = Par un Portail, avec une carte
verb-gate = De Portail en Portail
verb-steed = Noble Destrier
verb-flight = Vol de l’Aigle
verb-ride = Monter la Licorne
verb-teleport = Téléportation
verb-build_gate = Construire un Portail Magique
verb-rumors = Rumeurs
verb-heal_land = Purifier la Terre
verb-heal_self = Se soigner
verb-fight = Combattre les Séides
verb-attack = Attaquer un Général
verb-quest_action = Poursuivre la quête
verb-sanctify = Sanctifier
verb-here = Combattre ici
verb-fireball = Boule de Feu
verb-at = Choisir ce Lieu
verb-card = Carte
verb-reward = Utiliser une récompense
verb-name = Choisir une couleur
verb-style = Style
verb-shape = Forme
verb-push = Repousser
verb-spy = Espionner
verb-half = Protéger
verb-send = Déplacer un Héros
verb-roller = Lancer
verb-marker = Prendre un Séide
verb-actions = Actions
verb-next = Prochaine carte
verb-pass = Passer
verb-stop = Arrêter
verb-decline = Refuser
verb-keep = Garder
verb-accept = Garder les dés
verb-turn = Repousser les Morts-Vivants
cards-hero = Héros
cards-special = Cartes spéciales
cards-quest = Quêtes
cards-general = Généraux

# Andor : Le Froid Éternel
an-progress = Jour { $day }
cards-creature = Créatures
cards-item = Objets
cards-token = Jetons
cards-ally = Alliés
