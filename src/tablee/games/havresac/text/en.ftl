# Les Gardiens de Havresac, in English.
#
# Names of guardians, monsters, objects, boards, ranks and scout cards come from the content (data/*.toml).

## Pieces

creature-fairy = Fairy

face-day = day face
face-night = night face

# A cell goes by what the board shows there, otherwise by its column and row.
cell = { square }
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
label-hut = hut { $mark }
label-grove = grove { $mark }
label-start = start space { $mark }
label-castle = the Castle

part-monsters = monsters
part-fairies = fairies
part-villages = villages
part-cups = cups

final-track = the score track
final-monsters = the hunting board
final-chests = opened chests

ending-running = the game goes on
ending-scored = the five days are over
ending-goal_reached = goal reached
ending-goal_missed = goal missed

a-guardian = a { $guardian }
the-guardian = the { $guardian }
a-creature = a { $creature-id ->
    [fox] fox
    [crocodile] crocodile
    [pig] pig
    [fairy] fairy
   *[other] { $creature }
}

## Options of a new game

preset-first_game = First game
    .text = The set-up of the rulebook for a first game: summer, all tiles by day.
option-board_face = Board
    .text = The map every kingdom uses; winter has more forests and lakes.
option-board_face-summer = summer
option-board_face-winter = winter
option-tile_faces = Guardian tiles
    .text = The face each tile shows decides movement, price and ability; take all by day for a first game.
option-tile_faces-random = at random
option-tile_faces-all_day = all by day
option-tile_faces-all_night = all by night
option-tile_faces-chosen = one by one
option-face_guide = Guide tile
    .text = The face of the Guide, if tiles are chosen one by one.
option-face_guide-day = day
option-face_guide-night = night
option-face_warrior = Warrior tile
    .text = The face of the Warrior, if tiles are chosen one by one.
option-face_warrior-day = day
option-face_warrior-night = night
option-face_thief = Thief tile
    .text = The face of the Thief, if tiles are chosen one by one.
option-face_thief-day = day
option-face_thief-night = night
option-face_priestess = Priestess tile
    .text = The face of the Priestess, if tiles are chosen one by one.
option-face_priestess-day = day
option-face_priestess-night = night
option-face_druid = Druid tile
    .text = The face of the Druid, if tiles are chosen one by one.
option-face_druid-day = day
option-face_druid-night = night
option-face_huntress = Huntress tile
    .text = The face of the Huntress, if tiles are chosen one by one.
option-face_huntress-day = day
option-face_huntress-night = night
option-scout = Scout
    .text = Who reveals the cards. This only matters for ties in recruitment; beyond the last seat, counting starts again at the first.
option-scout-1 = seat 1
option-scout-2 = seat 2
option-scout-3 = seat 3
option-scout-4 = seat 4
option-solo_goal = Solo goal
    .text = The score to reach if you play alone, in summer / in winter.

## Log: set-up and scouting

event-face-turned = The { $guardian } tile shows its { $face }.
event-round-began = Day { $round } begins.
event-scouted = { $creature } on { $card }.
event-scouted-start = { $creature } on start space { $number }.
event-tent-caught = { $creature }: straight into { $seat }’s gains zone (tent at { $cell }).
    .you = { $creature }: straight into your gains zone (tent at { $cell }).

## Log: adventure

event-adventure-began = The adventure of day { $round } begins: guardians leave their bags.
event-drawn = { $seat } draws { a-guardian }.
    .you = You draw { a-guardian }.
event-object-used = { $seat } uses an object: { $object }.
    .you = You use an object: { $object }.
event-moved = { $seat }: { the-guardian } goes to { $cell }.
    .you = Your { $guardian } goes to { $cell }.
event-swapped = { $seat }: { the-guardian } takes the place of the guardian at { $cell }.
    .you = Your { $guardian } takes the place of the guardian at { $cell }.
event-returned = { $seat }: { the-guardian } at { $cell } goes back into the bag.
    .you = Your { $guardian } at { $cell } goes back into the bag.
event-stuck = { $seat } sets { the-guardian } aside for the day.
    .you = You set { the-guardian } aside for the day.
event-eliminated = { $seat } eliminates { a-creature } at { $cell }.
    .you = You eliminate { a-creature } at { $cell }.
event-captured = { $seat } captures { a-creature } at { $cell }.
    .you = You capture { a-creature } at { $cell }.
event-repaired =
    { $villages ->
        [one] { $seat } repairs the village at { $cell }: the first one.
       *[other] { $seat } repairs the village at { $cell }: { $villages } in all.
    }
    .you =
        { $villages ->
            [one] You repair the village at { $cell }: the first one.
           *[other] You repair the village at { $cell }: { $villages } in all.
        }
event-chest-opened = { $seat } opens the chest at { $cell } and finds an object: { $object }.
    .you = You open the chest at { $cell } and find an object: { $object }.
event-shot = { $seat }: { the-guardian } shoots an arrow at { $cell }.
    .you = Your { $guardian } shoots an arrow at { $cell }.
event-shot-vp = { $seat } scores { $points } VP for this shot.
    .you = You score { $points } VP for this shot.
event-bag-empty = { $seat }’s bag is empty: this adventure is over.
    .you = Your bag is empty: your adventure is over.

## Log: glory, recruitment and the end of a day

event-glory-part = { $seat }: { $glory } Glory from { $part }.
    .you = You gain { $glory } Glory from { $part }.
event-glory = { $seat } has { $glory } Glory in all: { $gold } gold and { $points } VP.
    .you = You have { $glory } Glory in all: { $gold } gold and { $points } VP.
event-recruited = { $seat } recruits { a-guardian } for { $gold } gold.
    .you = You recruit { a-guardian } for { $gold } gold.
event-recruiting-done = { $seat } has finished recruiting and keeps { $gold } gold.
    .you = You have finished recruiting and keep { $gold } gold.
event-tent-put = { $seat } leaves a tent at { $cell }.
    .you = You leave a tent at { $cell }.
event-fairies-fled =
    { $fairies ->
        [one] A fairy flies away from { $seat }’s kingdom.
        [2] Two fairies fly away from { $seat }’s kingdom.
        [3] Three fairies fly away from { $seat }’s kingdom.
        [4] Four fairies fly away from { $seat }’s kingdom.
        [5] Five fairies fly away from { $seat }’s kingdom.
       *[other] Fairies fly away from { $seat }’s kingdom, { $fairies } in all.
    }
    .you =
        { $fairies ->
            [one] A fairy flies away from your kingdom.
            [2] Two fairies fly away from your kingdom.
            [3] Three fairies fly away from your kingdom.
            [4] Four fairies fly away from your kingdom.
            [5] Five fairies fly away from your kingdom.
           *[other] Fairies fly away from your kingdom, { $fairies } in all.
        }
event-round-ended = Day { $round } ends, and all guardians come home.

## Log: the end

event-final-part = { $seat }: { $points } VP from { $final }.
    .you = You have { $points } VP from { $final }.
event-scored = { $seat } has a final score of { $points } VP.
    .you = You have a final score of { $points } VP.
event-won = The kingdom is saved: { $seat } wins!
    .you = The kingdom is saved: you win!
event-goal = Rank: { $rank }. The goal was { $goal } VP.

## Choices

choice-move = Move
    .asked = Move { the-guardian }
choice-swap = Take a guardian’s place
choice-stuck = Set the guardian aside
    .asked = Set { the-guardian } aside
choice-done = Finish
    .asked =
        { $question ->
            [abilities] Finish with this guardian
           *[other] Finish recruiting
        }
choice-use = Use the { $object }
choice-to = Go to { $cell }
choice-storm = Use a Sword: go to { $cell }
choice-relieve = Take the place of the guardian at { $cell }
choice-call = Capture the fairy at { $cell }
choice-shoot = Shoot an arrow at { $cell }
choice-build = Repair the village at { $cell }
choice-recall = Return the guardian at { $cell } to the bag
choice-bow = Use the Bow: shoot at { $cell }
choice-net = Use the Butterfly net: capture the fairy at { $cell }
choice-hammer = Use the Hammer: repair the village at { $cell }
choice-recruit = Recruit { a-guardian }
choice-draw = The guardian drawn is { the-guardian }
choice-find = The chest holds: { $object }
choice-face = The tile shows its { $face }
choice-scout = The card names { $card }

## Questions

prompt-priestess = { $seat }, choose whether { the-guardian } moves or takes a guardian’s place.
    .you = Choose whether { the-guardian } moves or takes a guardian’s place.
    .wait = { $seat } is choosing what { the-guardian } does.
prompt-relief = { $seat }, choose the guardian whose place { the-guardian } takes.
    .you = Choose the guardian whose place { the-guardian } takes.
    .wait = { $seat } is choosing whose place { the-guardian } takes.
prompt-destination = { $seat }, choose where { the-guardian } goes.
    .you = Choose where { the-guardian } goes.
    .wait = { $seat } is moving { the-guardian }.
prompt-abilities = { $seat }, choose what { the-guardian } does after moving, or finish.
    .you = Choose what { the-guardian } does after moving, or finish.
    .wait = { $seat } is choosing what { the-guardian } does after moving.
prompt-recruit = { $seat }, recruit guardians with your gold, or finish.
    .you = Recruit guardians with your gold, or finish.
    .wait = { $seat } is recruiting.
prompt-offer = { $seat }, you need not wait: recruit what is plentiful, or finish early.
    .you = You need not wait: recruit what is plentiful, or finish early.
    .wait = { $seat } may already recruit.

## Chance

prompt-faces = A guardian tile is turned to its day or its night face.
prompt-scout = The Scout reveals a card.
prompt-draw = A guardian is drawn from a bag.
prompt-chest = A chest is opened.

## Refusals

why-HAV-1-2 = A coin decides: the tile shows its day or its night face.
why-HAV-2-3 = This is not for you to decide now: the phase ends when everybody has finished.
why-HAV-3-1 = The Scout reveals a card: it can only be one that nobody has seen.
why-HAV-4-1 = A guardian is drawn: it can only be one that is in the bag.
why-HAV-4-6 = After moving, a guardian may use its ability once, and objects as you like; then you finish.
why-HAV-5-3 = First choose where your guardian goes.
    .to = Your guardian cannot get to { $cell }: no start point is near enough, or something bars the way.
why-HAV-5-4 = A guardian stands at { $cell } already.
why-HAV-5-6 = { $cell } is a lake: only a Druid by day or a guardian with a Feather goes there.
why-HAV-5-11 = A monster bars { $cell } to your guardian.
why-HAV-5-19 =
    .move = No start point allows a single step.
    .stuck = A guardian that can move must move.
why-HAV-6-8 = The Thief by night cannot get to { $cell }: he runs straight ahead from a start point and stops where something bars his way.
why-HAV-6-10 = First choose whether the Priestess moves or takes a guardian’s place.
why-HAV-6-11 = First choose whose place the Priestess takes.
    .relieve = At { $cell } there is no guardian whose place she could take.
why-HAV-6-13 = Only a Priestess by night can do this, with a guardian in her row or column who is not a Priestess: not at { $cell }.
why-HAV-6-17 =
    .shoot = No shot at { $cell }: a Huntress hits the first monster on a clear line, and nobody else can shoot.
    .bow = The Bow cannot hit { $cell }: it needs the first monster on a clear line.
why-HAV-6-21 =
    .call = Only a Guide by night can call fairies, exactly 2 spaces away in a straight line: not from { $cell }.
    .build = Only a Druid by night can build, exactly 2 spaces away in a straight line: not at { $cell }.
    .net = The Butterfly net does not reach { $cell }: it needs a fairy exactly 2 spaces away in a straight line.
    .hammer = The Hammer does not reach { $cell }: it needs a destroyed village exactly 2 spaces away in a straight line.
why-HAV-7-1 = A chest is opened: it can only hold an object that is still hidden.
why-HAV-7-2 = You have no such object ready: what a Thief finds can be used from the next guardian on.
why-HAV-7-3 = You have no such object: each can be used once.
why-HAV-7-6 = Boots are of no use to the Thief by night.
why-HAV-7-9 = You have no Sword to fight your way to { $cell }.
why-HAV-7-15 =
    .use = This would not open up more spaces for your guardian: { $object }.
    .storm = No Sword is needed for { $cell }, or none would help.
why-HAV-9-2 = Recruit a guardian or finish.
    .recruit = You cannot recruit { a-guardian }: you do not have enough gold, or the reserve has none left.
why-HAV-9-6 = Players before you could still take the last of them: wait before you recruit { a-guardian }.

## End of the game

outcome-scored = The five days are over. Victory goes to { $winners }!
outcome-goal_reached = The five days are over, and you have reached your goal!
outcome-goal_missed = The five days are over, and you have missed your goal.

## Hints: why an answer is good or bad

reason-outlook = Promises more points by the end.
reason-outlook_worse = Promises fewer points by the end.
reason-score = Scores more points.
reason-score_worse = Scores fewer points.
reason-hunt = Brings down more monsters.
reason-hunt_of = Brings down { a-creature }.
reason-hunt_worse = Brings down fewer monsters.
reason-hunt_worse_of = Lets { a-creature } get away.
reason-glory = Brings more Glory today.
reason-glory_of = Brings Glory today: { a-creature }.
reason-glory_worse = Brings less Glory today.
reason-glory_worse_of = Misses Glory today: { a-creature }.
reason-gold = Leaves more gold for recruiting.
reason-gold_worse = Leaves less gold for recruiting.
reason-villages = Repairs more villages.
reason-villages_worse = Repairs fewer villages.
reason-fairies = Captures more fairies.
reason-fairies_worse = Captures fewer fairies.
reason-chests = Opens another chest.
reason-chests_worse = Leaves a chest closed.
reason-objects = Leaves you with more useful objects.
reason-objects_worse = Leaves you with fewer useful objects.
reason-band = Strengthens your guardians for the days to come.
reason-band_of = Adds { a-guardian } for the days to come.
reason-band_worse = Leaves you fewer guardians for the days to come.
reason-band_worse_of = Does without { a-guardian } in the days to come.
reason-to_come = Leaves more to be gained by the guardians still to be drawn.
reason-to_come_worse = Leaves less to be gained by the guardians still to be drawn.
reason-prey = Leaves monsters and fairies within reach of your guardians.
reason-prey_worse = Leaves fewer monsters and fairies within reach.
reason-tents = Leaves a tent to start from tomorrow.
reason-tents_worse = Leaves fewer tents to start from tomorrow.
