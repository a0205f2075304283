# Le jeu royal d’Ur, en français. Les noms des cases viennent de board.py.

label-throw = Lancer
label-reserve = Pions en attente
label-home = Pions arrivés

event-threw = { $seat } lance les dés : { $pips }.
event-stuck = { $seat } ne peut pas jouer.
event-entered = { $seat } fait entrer un pion sur { $square }.
event-moved = { $seat } va de { $square } à { $to }.
event-captured = { $seat } renvoie un pion de { $other } depuis { $square }.
event-left = { $seat } sort un pion (pions arrivés : { $home }).
event-again = La rosette de { $square } : { $seat } relance les dés.
event-won = { $seat } a fait arriver tous ses pions.

choice-throw = Les dés donnent { $pips }
choice-enter = Faire entrer un pion sur { $square }
choice-move = Aller de { $square } à { $to }
choice-off = Sortir le pion de { $square }

prompt-throw = On lance les dés.
prompt-move = { $seat }, avancez un pion de { $pips }.
    .wait = { $seat } avance un pion de { $pips }.
    .you = Avancez un pion de { $pips }.

outcome-all_home = { $winners } a fait arriver tous ses pions et l’emporte.

why-UR-2-1 = Ce n’est pas à vous de jouer.
why-UR-2-2 = C’est la table qui lance les dés.
why-UR-2-4 = Un pion avance sur son chemin d’exactement autant de cases que le lancer l’indique.
why-UR-3-1 = Vous n’avez plus de pion en attente à côté du plateau.
why-UR-3-2 = Un pion ne sort du plateau que par un lancer exact.
why-UR-3-3 = Un de vos pions s’y trouve déjà.
why-UR-3-4 = Aucun de vos pions n’est sur cette case.
why-UR-4-2 = Le pion qui s’y trouve est sur une rosette : on ne peut pas le renvoyer.
