# Andor: Le Froid Éternel, in English.
#
# Names of heroes, creatures, items, tokens, allies and spaces come from the content (data/*.toml), titles and texts of
# cards from the legends. $place is a space as it stands in a sentence: its number, and its name if it has one.

## Pieces

thing-fire = fire
thing-red_x = red X
thing-secret_passage = secret passage
thing-silhouette = silhouette

points-wp = will points
points-sp = strength points

rule-fires = making fire
rule-barter = barter
rule-cold = the eternal cold
rule-cave_transform = the cave of changes
rule-stone_step_wp = the weight of the winter stone
rule-mover_steps = the silhouette’s pace
rule-ally_bonus_tranuk = Tranuk’s help
rule-ally_bonus_great_warrior = the great Yetohe warrior’s help

ending-running = the legend goes on
ending-won = victory
ending-lost_defence = the defence has fallen
ending-lost_time = the narrator has reached N
ending-lost_card = the legend ends badly
ending-lost_follower = a companion is lost

a-creature =
    { $creature-id ->
        [gor] a { $creature }
        [wargor] a { $creature }
        [steppe_buffalo] a { $creature }
        [fur_troll] a { $creature }
       *[other] { $creature }
    }
    .start =
        { $creature-id ->
            [gor] A { $creature }
            [wargor] A { $creature }
            [steppe_buffalo] A { $creature }
            [fur_troll] A { $creature }
           *[other] { $creature }
        }
the-creature =
    { $creature-id ->
        [gor] the { $creature }
        [wargor] the { $creature }
        [steppe_buffalo] the { $creature }
        [fur_troll] the { $creature }
       *[other] { $creature }
    }
    .start =
        { $creature-id ->
            [gor] The { $creature }
            [wargor] The { $creature }
            [steppe_buffalo] The { $creature }
            [fur_troll] The { $creature }
           *[other] { $creature }
        }
an-item =
    { $item-id ->
        [gourd] a { $item }
        [gourd_half] a { $item }
        [askimar_blade] a { $item }
        [rider_helmet] a { $item }
        [spyglass] a { $item }
        [gem] a { $item }
        [falcon] the { $item }
        [falcon_flying] the { $item }
        [winter_stone] the { $item }
        [tablet_buffalo] the { $item }
        [tablet_seamonster] the { $item }
        [tablet_griffon] the { $item }
        [iquar] an { $item }
       *[other] { $item }
    }
the-ally =
    { $ally-id ->
        [tranuk] { $ally }
       *[other] the { $ally }
    }
    .start =
        { $ally-id ->
            [tranuk] { $ally }
           *[other] The { $ally }
        }
some-wp =
    { $wp ->
        [one] { $wp } will point
       *[other] { $wp } will points
    }
some-sp =
    { $sp ->
        [one] { $sp } strength point
       *[other] { $sp } strength points
    }

hero =
    .text =
        { $hero-id ->
            [kram] Dwarf, rank 7, 1/2/3 dice. An overtime hour costs only 1 will point.
            [bait] Dwarf, rank 7, 1/2/3 dice. An overtime hour costs only 1 will point.
            [thorn] Warrior, rank 14, 2/3/4 dice. A lit fire adds 2 strength points in a fight.
            [mairen] Warrior, rank 14, 2/3/4 dice. A lit fire adds 2 strength points in a fight.
            [liphardus] Wizard, rank 34, 1 die. Turns one die over in every combat round.
            [eara] Wizard, rank 34, 1 die. Turns one die over in every combat round.
           *[other] Keeper of the fire, rank 60, 2/2/3 dice. May carry a fire on the hero sheet.
        }
item =
    .text =
        { $item-id ->
            [gourd] Small. Two steps without spending an hour.
            [gourd_half] Small. One step without spending an hour.
            [askimar_blade] Large. Reroll one of your dice in every combat round.
            [firewood] Small. Feeds a new fire.
            [rider_helmet] Worn on the head. Your dice that show the same number are added together.
            [spyglass] Small. Reveals snow tokens on adjacent spaces.
            [falcon] Large. Once a day, an exchange over any distance.
            [falcon_flying] Large. It has flown today and rests until sunrise.
            [carlion] Large. Roll one black die instead of your own dice.
            [winter_stone] Large. What the legend is about; it can be neither bartered nor sent with the falcon.
            [gem] In the purse. Once put down, it lures the first creature that is about to move next to it.
            [plant_blue] In the purse. Your time stone moves back 2 hours.
            [plant_white] In the purse. You gain 5 will points.
            [plant_red] In the purse. Adds 3 to the heroes’ combat value for one round.
            [plant_black] In the purse. Takes 4 strength points from a creature for one fight.
            [iquar] Follows a hero. Brought home, it becomes a defence space.
            [takota] Follows a hero.
           *[other] Small. All three together keep the eternal cold away for a day.
        }
ally =
    .text =
        { $ally-id ->
            [tranuk] Adds 2 strength points to fights on his space; 4 steps an hour.
            [great_warrior] Adds 4 strength points to fights on his space; 4 steps an hour.
           *[other] Flies anywhere for one hour, looks under the snow, steals a die from a creature’s first roll.
        }

## Options of a new game

label-seats = Heroes in play
option-legend = Legend
    .text = Four separate stories. Begin with The Winter Stone: it introduces the rules one by one.
option-difficulty = Difficulty
    .text = Easy games add the green cards, hard ones the red cards.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard

## Objectives

label-objective-defend = Defend { $home }.
label-objective-deliver =
    { $count ->
        [1] Bring { an-item } to space { $place }.
       *[other] Bring to space { $place }: { $count } × { $item }.
    }
label-objective-defeat =
    { $count ->
        [1] Defeat { a-creature }.
       *[other] Defeat { $count } creatures of this kind: { $creature }.
    }
label-objective-visit = Reach space { $place }.
label-objective-light =
    { $count ->
        [1] Light a fire on space { $places }.
       *[other] Light a fire on each of these spaces: { $places }.
    }
label-objective-same-day = Do so on the same day.
label-objective-escort = Escort { an-item } to space { $place }.
label-objective-reveal =
    { $count ->
        [one] Turn over an objective marker.
       *[other] Turn over { $count } objective markers.
    }
label-objective-save =
    { $count ->
        [one] Save an Iquar.
       *[other] Save { $count } Iquar.
    }
label-objective-survive = Hold out until letter { $letter }.

## Log: set-up and days

event-hero-taken = { $seat } will play { $hero }.
    .you = You will play { $hero }.
event-day-began = Day { $day } begins.
event-turn-began = It is { $seat }’s turn.
    .you = It is your turn.
event-hours =
    { $hours ->
        [one] { $seat } has used { $hours } hour today.
       *[other] { $seat } has used { $hours } hours today.
    }
    .you =
        { $hours ->
            [one] You have used { $hours } hour today.
           *[other] You have used { $hours } hours today.
        }
event-passed = { $seat } lets an hour pass.
    .you = You let an hour pass.
event-day-ended = { $seat } ends the day.
    .you = You end your day.
event-rooster = { $seat } takes the rooster and will begin tomorrow.
    .you = You take the rooster and will begin tomorrow.

## Log: moving

event-moved = { $seat } goes to space { $place }.
    .together = { $seat } moves on: { $space }.
    .you = You go to space { $place }.
event-skin-used =
    { $item-id ->
        [gourd] { $seat } drinks from a full water-skin: this step costs no hour.
       *[other] { $seat } empties a water-skin: this step costs no hour.
    }
    .you =
        { $item-id ->
            [gourd] You drink from a full water-skin: this step costs no hour.
           *[other] You empty a water-skin: this step costs no hour.
        }
event-ashore = { $seat } struggles out of the broken ice, ashore on space { $place }.
    .you = You struggle out of the broken ice, ashore on space { $place }.
event-stopped = { $seat } stops on space { $place }.
    .you = You stop on space { $place }.
event-ice-broke = The ice breaks: nobody can step on space { $place } any more.

## Log: snow, ice, storms and markers

event-snow-activated = { $seat } digs in the snow on space { $place }: { $token }.
    .you = You dig in the snow on space { $place }: { $token }.
event-snow-seen = { $seat } sees what the snow on space { $place } hides: { $token }.
    .you = You see what the snow on space { $place } hides: { $token }.
event-ice-revealed = { $seat } turns over the ice token on space { $place }: { $token }.
    .you = You turn over the ice token on space { $place }: { $token }.
event-storm = A snowstorm sweeps over the land!
event-blown = The storm carries { $seat } to space { $place }.
    .you = The storm carries you to space { $place }.
event-held = { $seat } stands firm on space { $place }.
    .you = You stand firm on space { $place }.
event-left-behind = { $seat } leaves { an-item } behind on space { $place }.
    .you = You leave { an-item } behind on space { $place }.
event-marker-revealed = { $seat } turns over the marker on space { $place }.
    .you = You turn over the marker on space { $place }.

## Log: points and items

event-strength = { $seat } now has { some-sp }.
    .you = You now have { some-sp }.
event-will = { $seat } now has { some-wp }.
    .you = You now have { some-wp }.
event-overtime = Overtime costs { $seat } { some-wp }.
    .you = Overtime costs you { some-wp }.
event-stone-gnaws = The winter stone costs { $seat } { some-wp }.
    .you = The winter stone costs you { some-wp }.
event-fell = { $seat } collapses and recovers with { some-wp } and { some-sp }.
    .you = You collapse and recover with { some-wp } and { some-sp }.
event-got = { $seat } gets { an-item }.
    .you = You get { an-item }.
event-none-left = The supply has run out: no { $item } for { $seat }.
    .you = The supply has run out: no { $item } for you.
event-picked-up =
    { $item-id ->
        [iquar] { $seat } takes an { $item } along from space { $place }.
        [takota] { $seat } takes { $item } along from space { $place }.
       *[other] { $seat } picks up { an-item } on space { $place }.
    }
    .you =
        { $item-id ->
            [iquar] You take an { $item } along from space { $place }.
            [takota] You take { $item } along from space { $place }.
           *[other] You pick up { an-item } on space { $place }.
        }
event-put-down =
    { $item-id ->
        [gem] { $seat } lays a { $item } as a lure on space { $place }.
        [iquar] { $seat } leaves an { $item } on space { $place }.
        [takota] { $seat } leaves { $item } on space { $place }.
       *[other] { $seat } puts down { an-item } on space { $place }.
    }
    .you =
        { $item-id ->
            [gem] You lay a { $item } as a lure on space { $place }.
            [iquar] You leave an { $item } on space { $place }.
            [takota] You leave { $item } on space { $place }.
           *[other] You put down { an-item } on space { $place }.
        }
event-offered = { $seat } offers { an-item } to { $to }.
    .you = You offer { an-item } to { $to }.
event-given = { $seat } hands { an-item } to { $to }.
    .you = You hand { an-item } to { $to }.
event-refused = { $seat } does not want { an-item } from { $of }.
    .you = You do not want { an-item } from { $of }.
event-falcon-sent = { $seat } sends the falcon to { $to }.
    .you = You send the falcon to { $to }.
event-falcon-landed = { $seat } lets the falcon land.
    .you = You let the falcon land.
event-bartered = { $seat } barters with the merchant: { $given } for { $taken }.
    .you = You barter with the merchant: { $given } for { $taken }.
event-fire-lit = { $seat } lights a fire on space { $place }.
    .you = You light a fire on space { $place }.
event-sheet-fire-lit = { $seat } now carries a lit fire.
    .you = You now carry a lit fire.
event-plant-used = { $seat } uses a magic plant: { $item }.
    .you = You use a magic plant: { $item }.
event-tablets-turned = { $seat }’s three tablets shine: no cold for the rest of this day.
    .you = Your three tablets shine: no cold for the rest of this day.
event-tablets-gone = The shining tablets crumble, and the cold is back.
event-item-lost = Lost in the water on space { $place }: { $item }.
event-iquar-saved =
    { $saved ->
        [one] { $seat } brings the first Iquar home.
       *[other] { $seat } brings an Iquar home: { $saved } are safe now.
    }
    .you =
        { $saved ->
            [one] You bring the first Iquar home.
           *[other] You bring an Iquar home: { $saved } are safe now.
        }
event-follower-caught = Caught by a creature on space { $place }: { $item }.

## Log: allies

event-ally-came = { the-ally.start } comes to space { $place }.
event-ally-moved = { $seat } sends { the-ally } to space { $place }.
    .together = { $seat } leads { the-ally }: { $space }.
    .you = You send { the-ally } to space { $place }.
event-mover-moved = The silhouette is on space { $place }.
    .together = The silhouette moves on: { $space }.
event-mover-caught = { $seat } catches the silhouette on space { $place }!
    .you = You catch the silhouette on space { $place }!

## Log: fights

event-fight-began = { $seat } attacks { the-creature } on space { $place }.
    .you = You attack { the-creature } on space { $place }.
event-invited = { $seat } calls on { $to } for help.
    .you = You call on { $to } for help.
event-joined = { $seat } joins the fight.
    .you = You join the fight.
event-declined = { $seat } stays out of the fight.
    .you = You stay out of the fight.
event-weakened = { $seat } scatters black gloomferns: { the-creature } is down to { some-sp } for this fight.
    .you = You scatter black gloomferns: { the-creature } is down to { some-sp } for this fight.
event-die-stolen = { $seat } lets the fox-bat steal a die from the first roll.
    .you = You let the fox-bat steal a die from the first roll.
event-round-began = Combat round { $round }.
event-rolled = { $seat } rolls: { $pips }.
    .together = { $seat } rolls: { $pips }.
    .you = You roll: { $pips }.
event-rerolled = The blade of Askimar: { $seat } rolls the { $pips } again.
    .you = The blade of Askimar: you roll the { $pips } again.
event-die-turned = { $seat } turns a die over by magic: { $from } becomes { $pips }.
    .you = You turn a die over by magic: { $from } becomes { $pips }.
event-dice-counted = { $seat }’s roll counts for { $value }.
    .you = Your roll counts for { $value }.
event-red-plant = { $seat } uses red bloodblooms: +{ $bonus } this round.
    .you = You use red bloodblooms: +{ $bonus } this round.
event-creature-rolled = { the-creature.start } rolls: { $pips }.
    .together = { the-creature.start } rolls: { $pips }.
event-values = Combat values: { $heroes } against the creature’s { $enemy }.
event-creature-hurt =
    { $wp ->
        [0] { the-creature.start } is hit and has no will left.
       *[other] { the-creature.start } is hit: { some-wp } left.
    }
event-left-fight = { $seat } is out of the fight.
    .you = You are out of the fight.
event-fight-over = The fight is over; { the-creature } recovers on space { $place }.
event-defeated = { $seat } defeats { the-creature } on space { $place }!
    .you = You defeat { the-creature } on space { $place }!
event-reward =
    { $points-id ->
        [sp]
            { $amount ->
                [one] Reward for { $seat }: { $amount } strength point.
               *[other] Reward for { $seat }: { $amount } strength points.
            }
       *[other]
            { $amount ->
                [one] Reward for { $seat }: { $amount } will point.
               *[other] Reward for { $seat }: { $amount } will points.
            }
    }
    .you =
        { $points-id ->
            [sp]
                { $amount ->
                    [one] Your reward: { $amount } strength point.
                   *[other] Your reward: { $amount } strength points.
                }
           *[other]
                { $amount ->
                    [one] Your reward: { $amount } will point.
                   *[other] Your reward: { $amount } will points.
                }
        }

## Log: creatures and sunrise

event-spawned = { a-creature.start } appears on space { $place }.
    .together =
        { $creature-id ->
            [gor] Gors appear: { $space }.
            [wargor] Wargors appear: { $space }.
            [steppe_buffalo] Steppe buffaloes appear: { $space }.
            [fur_troll] Fur trolls appear: { $space }.
           *[other] { $creature } appears: { $space }.
        }
event-no-figure = No figure is left for { a-creature }: nothing appears.
event-marched = { the-creature.start }: { $from-id } → { $space-id }.
event-lured = A gemstone lures { the-creature } to space { $place }.
event-changed = { a-creature.start } changes in the great cave and comes out as a { $into }.
event-shield-taken =
    { $free ->
        [0] { the-creature.start } takes the last free defence space.
        [one] { the-creature.start } takes a defence space: one is still free.
       *[other] { the-creature.start } takes a defence space: { $free } are still free.
    }
event-sunrise = Sunrise: day { $day } is over.
event-warmed = A fire warms { $seat }.
    .you = A fire warms you.
event-cold =
    { $hour ->
        [10] The days grow shorter: hour { $hour } is lost to the cold.
       *[other] The days grow shorter: hour { $hour } and all later ones are lost to the cold.
    }
event-fires-out =
    { $fires ->
        [one] A fire burns out.
       *[other] All fires burn out ({ $fires }).
    }

## Log: the legend

event-narrator = The narrator reaches letter { $letter }.
event-card-read = Legend card “{ $card }”: { $card-text }
    .hidden = A card of the legend is read.
event-objective = New objective: “{ $objective }”.
event-objective-changed = The objective changes: “{ $objective }”.
event-objective-done = Objective accomplished: “{ $objective }”!
event-rule-changed =
    { $rule-id ->
        [fires]
            { $value ->
                [0] From now on, nobody can make fire.
               *[other] From now on, you can make fire.
            }
        [barter]
            { $value ->
                [0] From now on, merchants do not barter.
               *[other] From now on, you can barter with merchants.
            }
        [cold]
            { $value ->
                [0] The eternal cold loses its grip on the hours.
               *[other] The eternal cold now devours the hours.
            }
        [cave_transform]
            { $value ->
                [0] The great cave no longer changes creatures.
               *[other] The great cave now changes the creatures that enter it.
            }
        [stone_step_wp]
            { $value ->
                [0] The winter stone no longer weighs on its bearer.
                [one] Every step with the winter stone now costs { $value } will point.
               *[other] Every step with the winter stone now costs { $value } will points.
            }
        [mover_steps]
            { $value ->
                [one] The silhouette now moves { $value } space each sunrise.
               *[other] The silhouette now moves { $value } spaces each sunrise.
            }
        [ally_bonus_tranuk] Tranuk now adds { $value } to the heroes’ strength.
       *[other] The great Yetohe warrior now adds { $value } to the heroes’ strength.
    }
event-defence = Defence spaces: { $shields }.
event-modified = { the-creature.start } now has { some-sp } and { some-wp }.
event-passage = A secret passage joins two spaces: { $space } ↔ { $to }.
event-placed =
    { $count ->
        [one] On space { $place }: { $thing }.
       *[other] On space { $place }: { $thing } × { $count }.
    }
    .together = Placed on the board: { $thing } ({ $space }).
event-removed = Removed from the board: { $thing }.
event-marker-placed = An objective marker lies face down on space { $place }.
    .together = Objective markers lie face down on these spaces: { $space }.
event-tokens-laid =
    { $count ->
        [one] Laid face down on the board: one token.
       *[other] Laid face down on the board: { $count } tokens.
    }
event-star-placed = A star is placed on letter { $letter }.
event-option-chosen = { $seat } decides: option { $option }.
    .you = You decide: option { $option }.
event-table-rolled = A die decides: { $pips }.
event-hero-named = The choice falls on { $seat }.
    .you = The choice falls on you.
event-ended =
    { $ending-id ->
        [won] The legend ends well, on day { $day } and letter { $letter }.
       *[other] The legend ends here, on day { $day } and letter { $letter }.
    }

## Choices

choice-fight = Fight the creature here
choice-pass = Let an hour pass
choice-end_day = End the day
choice-stop = Stop
choice-end_turn = End the turn
choice-start = Start the fight
choice-accept = Join the fight
choice-decline = Stay out of it
choice-continue = Fight another round
choice-withdraw = Withdraw
choice-keep = Keep the dice
choice-yes = Yes
choice-no = No
    .asked =
        { $question ->
            [turn_die] None
           *[other] No
        }
choice-carlion = Roll Carlion’s black die
choice-own_dice = Roll your own dice
choice-reward_wp = Take will points
    .asked = Take { some-wp }
choice-reward_sp = Take strength points
    .asked = Take { some-sp }
choice-hour = Spend an hour
choice-full = Drink from a full water-skin
choice-half = Empty a half-empty water-skin
choice-relight = Relight the fire here
choice-fire = Light a new fire here
choice-relight_sheet = Relight the fire you carry
choice-fire_sheet = Light a fire to carry with you
choice-tablets = Turn the three tablets
choice-activate = Dig in the snow here
choice-peek = Let the fox-bat look under the snow
choice-land = Let the falcon land
choice-leave_it = Leave the new one on the ground
choice-use = Use { $plant }
choice-pick =
    { $item-id ->
        [iquar] Take an { $item } along
        [takota] Take { $item } along
       *[other] Pick up { an-item }
    }
choice-drop =
    { $item-id ->
        [gem] Lay a { $item } as a lure
        [iquar] Leave an { $item } here
        [takota] Leave { $item } here
       *[other] Put down { an-item }
    }
choice-along =
    { $follower-id ->
        [iquar] Take the { $follower } along
       *[other] Take { $follower } along
    }
choice-behind =
    { $follower-id ->
        [iquar] Leave the { $follower } behind
       *[other] Leave { $follower } behind
    }
choice-give = Offer { an-item } to { $other }
choice-take = Take { an-item } from { $other }
choice-refuse = Refuse { an-item } from { $other }
choice-fly = Send the falcon to { $other }
choice-invite = Call on { $other } for help
choice-share = Give a point to { $other }
    .asked =
        { $points-id ->
            [sp] Give a strength point to { $other }
           *[other] Give a will point to { $other }
        }
choice-name = Name { $other }’s hero
choice-barter = Barter: { $object } for { $wanted }
choice-reroll = Reroll die { $die }
    .asked =
        { $die ->
            [1] Reroll die 1, the { $pips1 }
            [2] Reroll die 2, the { $pips2 }
            [3] Reroll die 3, the { $pips3 }
           *[other] Reroll die 4, the { $pips4 }
        }
choice-turn = Turn die { $die } over
    .asked =
        { $die ->
            [1] Turn die 1 over, the { $pips1 }
            [2] Turn die 2 over, the { $pips2 }
            [3] Turn die 3 over, the { $pips3 }
           *[other] Turn die 4 over, the { $pips4 }
        }
choice-option = Choose option { $option }
choice-die = The die shows { $pips }
choice-token = The token shows: { $token }
choice-move = Go to space { $place }
choice-ashore = Struggle ashore to space { $place }
choice-lead =
    { $walker-id ->
        [tranuk] Lead { $walker } to space { $place }
       *[other] Lead the { $walker } to space { $place }
    }
choice-volpin = Send the fox-bat to space { $place }
choice-reveal = Look at the snow on space { $place }
choice-choose = Play { $hero }
choice-ice = An ice token lies on space { $place }
choice-face = The marker shows: { $marker-face }

## Questions

prompt-choose_hero = { $seat }, choose your hero.
    .you = Choose your hero.
    .wait = { $seat } is choosing a hero.
turn-actions =
    { $can ->
        [move_pass] move, pass or end the day
        [fight_pass] fight, pass or end the day
        [only_pass] pass or end the day
        [only_move] move or end the day
       *[move_fight_pass] move, fight, pass or end the day
    }
prompt-turn =
    { $can ->
        [only_end] { $seat }, you cannot spend another hour: end the day.
       *[other] { $seat }, choose your action: { turn-actions }.
    }
    .you =
        { $can ->
            [only_end] You cannot spend another hour: end the day.
           *[other] Choose your action: { turn-actions }.
        }
    .wait = { $seat } is choosing an action.
prompt-pass = { $seat }, let another hour pass or stop.
    .you = Let another hour pass or stop.
    .wait = { $seat } is letting the hours pass.
prompt-after = { $seat }, barter with the merchant or end the turn.
    .you = Barter with the merchant or end the turn.
    .wait = { $seat } may still barter.
prompt-move = { $seat }, go on or stop.
    .you = Go on or stop.
    .wait = { $seat } is on the move.
prompt-pay = { $seat }, choose how to pay for the step to space { $place }.
    .you = Choose how to pay for the step to space { $place }.
    .wait = { $seat } is choosing how to pay for a step.
prompt-take_along =
    { $follower-id ->
        [iquar] { $seat }, the storm carries you away: take the { $follower } along or leave it behind.
       *[other] { $seat }, the storm carries you away: take { $follower } along or leave her behind.
    }
    .you =
        { $follower-id ->
            [iquar] The storm carries you away: take the { $follower } along or leave it behind.
           *[other] The storm carries you away: take { $follower } along or leave her behind.
        }
    .wait = { $seat } is deciding who comes along in the storm.
prompt-receive = { $seat }, you have no room for { an-item }: put something down or leave it.
    .you = You have no room for { an-item }: put something down or leave it.
    .wait = { $seat } is making room.
prompt-lead =
    { $steps ->
        [0] { $seat }, spend another hour to lead { the-ally } on, or stop.
        [one] { $seat }, lead { the-ally } on (one step left in this hour), or stop.
       *[other] { $seat }, lead { the-ally } on ({ $steps } steps left in this hour), or stop.
    }
    .you =
        { $steps ->
            [0] Spend another hour to lead { the-ally } on, or stop.
            [one] Lead { the-ally } on (one step left in this hour), or stop.
           *[other] Lead { the-ally } on ({ $steps } steps left in this hour), or stop.
        }
    .wait = { $seat } is leading { the-ally }.
prompt-volpin = { $seat }, send the fox-bat on for another hour, or stop.
    .you = Send the fox-bat on for another hour, or stop.
    .wait = { $seat } is sending the fox-bat about.
prompt-invite = { $seat }, call for help against { the-creature } or start the fight.
    .you = Call for help against { the-creature } or start the fight.
    .wait = { $seat } is preparing to fight { the-creature }.
prompt-invited = { $seat }, { $other } calls on you against { the-creature }: join the fight or stay out of it.
    .you = { $other } calls on you against { the-creature }: join the fight or stay out of it.
    .wait = { $seat } is considering whether to join the fight.
prompt-black_plant = { $seat }, choose whether to weaken { the-creature } with black gloomferns for this fight.
    .you = Choose whether to weaken { the-creature } with black gloomferns for this fight.
    .wait = { $seat } is deciding about the black gloomferns.
prompt-steal = { $seat }, choose whether to let the fox-bat steal a die from { the-creature } in the first round.
    .you = Choose whether to let the fox-bat steal a die from { the-creature } in the first round.
    .wait = { $seat } is deciding about the fox-bat.
prompt-choose_dice = { $seat }, choose your dice: Carlion’s black one or your own.
    .you = Choose your dice: Carlion’s black one or your own.
    .wait = { $seat } is choosing dice.
prompt-blade = { $seat }, choose a die for the blade of Askimar to roll again, or keep them all.
    .you = Choose a die for the blade of Askimar to roll again, or keep them all.
    .wait = { $seat } is deciding about a reroll.
prompt-turn_die =
    { $whose ->
        [mine] { $seat }, choose one of your dice to turn over, or none.
       *[theirs] { $seat }, choose one of { $other }’s dice to turn over, or none.
    }
    .you =
        { $whose ->
            [mine] Choose one of your dice to turn over, or none.
           *[theirs] Choose one of { $other }’s dice to turn over, or none.
        }
    .wait = { $seat } is deciding whether to turn a die over.
prompt-red_plant = { $seat }, choose whether to use red bloodblooms, for +3 this round.
    .you = Choose whether to use red bloodblooms, for +3 this round.
    .wait = { $seat } is deciding about the red bloodblooms.
prompt-go_on = { $seat }, fight another round against { the-creature } or withdraw.
    .you = Fight another round against { the-creature } or withdraw.
    .wait = { $seat } is deciding whether to fight on.
prompt-reward = { $seat }, choose the reward: { some-wp } or { some-sp }.
    .you = Choose the reward: { some-wp } or { some-sp }.
    .wait = { $seat } is choosing the reward.
prompt-share =
    { $points-id ->
        [sp]
            { $left ->
                [one] { $seat }, choose who gets the strength point of the reward.
               *[other] { $seat }, share out the { $left } strength points of the reward.
            }
       *[other]
            { $left ->
                [one] { $seat }, choose who gets the will point of the reward.
               *[other] { $seat }, share out the { $left } will points of the reward.
            }
    }
    .you =
        { $points-id ->
            [sp]
                { $left ->
                    [one] Choose who gets the strength point of the reward.
                   *[other] Share out the { $left } strength points of the reward.
                }
           *[other]
                { $left ->
                    [one] Choose who gets the will point of the reward.
                   *[other] Share out the { $left } will points of the reward.
                }
        }
    .wait = { $seat } is sharing out the reward.
prompt-choose = { $seat }, choose for everyone how the legend goes on.
    .you = Choose for everyone how the legend goes on.
    .wait = { $seat } is choosing how the legend goes on.
prompt-name_hero = { $seat }, choose, for the whole group, which hero it will be.
    .you = Choose, for the whole group, which hero it will be.
    .wait = { $seat } is naming a hero.
prompt-offer = { $seat }, you may take free actions at any time.
    .you = You may take free actions at any time.
    .wait = { $seat } may take free actions.

## Chance

prompt-token = A token is turned over.
prompt-marker = An objective marker is turned over.
prompt-peek = A snow token is looked at.
prompt-roll = A die is rolled.
prompt-table = A die decides how the legend goes on.
prompt-put_ice = Ice tokens are spread over the lake.

## Refusals

why-AND-1-3 = This kind of hero is already taken: { $hero }.
why-AND-2-1 = First choose your hero.
why-AND-3-2 = Not now: the hero whose turn it is chooses one action, and the others can only take free actions.
why-AND-3-3 = A turn is for one kind of action: go on with it or stop.
why-AND-3-10 = Once you have ended the day, you can do nothing until the next one.
    .invite = { $other }’s day is over.
why-AND-3-12 = You have too few will points for an overtime hour: at least one must remain.
    .move = Space { $place } takes overtime hours, and you have too few will points for them: at least one must remain.
why-AND-3-13 = Your three overtime hours are spent: there is no hour left today.
    .move = Space { $place } is too far for the hours you have left today.
why-AND-3-14 = The eternal cold has taken this hour: you have none left today.
    .move = Space { $place } is too far: the eternal cold has taken the hours for it.
why-AND-3-18 = Your action is done: barter or end the turn.
why-AND-4-1 = Space { $place } is not next to yours.
why-AND-4-3 = Space { $place } is on the reverse side of the board.
why-AND-4-6 = You are on the move: take another step or stop.
why-AND-4-8 = Space { $place } is too far for one move: it ends on ice with a token.
why-AND-4-9 = The great cave is for strong minds: you would need 14 will points on arrival.
why-AND-5-1 = No creature stands on your space.
why-AND-R53 = You came to this creature’s space this turn: you can fight it from your next turn on.
    .invite = Whoever came here this turn cannot fight yet: not { $other }.
why-AND-5-5 = Dice are being rolled: they show what is printed on them.
why-AND-6-1 = First settle who joins the fight.
    .invite = You can call only on heroes on your space who can spend an hour, and on each only once: not { $other }.
why-AND-6-8 = Between two rounds you can only fight on or withdraw.
why-AND-6-10 = You cannot spend an hour on another round.
why-AND-7-1 = Let another hour pass or stop.
why-AND-7-2 =
    { $walker-id ->
        [tranuk] { $walker } is not in play, or you have no hour for him.
       *[other] The { $walker } is not in play, or you have no hour for him.
    }
why-AND-7-3 = The fox-bat is not in play, or you have no hour for him.
why-AND-8-3 = Free actions must wait until what is happening is over.
why-AND-8-4 = You must stand still for this, and you are on the move.
why-AND-8-5 = You can barter only on your own turn.
why-AND-8-6 = You can exchange only what one of you has, with a hero on your space or by falcon: not this with { $other }.
    .take = There is no such thing to take from { $other }.
    .refuse = There is no such offer from { $other } to refuse.
why-AND-8-7 = Not on this space: { $item }.
why-AND-8-8 = You do not have this: { $item }.
why-AND-8-9 = You can dig only in the snow on your own space, and not in the middle of a move or a fight.
why-AND-9-6 = First choose the reward.
why-AND-9-7 = First share out the reward among those who fought.
why-AND-13-5 = First decide whether to turn a die over.
why-AND-13-7 = Only the keeper of the fire carries a fire.
why-AND-13-9 = Your sheet has no room for this: { $item }.
why-AND-13-10 = First make room, or leave the new one on the ground.
why-AND-14-2 = First choose what the step costs.
    .full = You have no full water-skin.
    .half = You have no half-empty water-skin.
why-AND-14-5 = First decide whether to reroll a die with the blade.
why-AND-14-10 = A telescope shows the snow on a space next to its bearer.
    .reveal = You need a telescope and a space next to yours: not space { $place }.
why-AND-14-11 = No snow lies face down on space { $place }.
why-AND-14-12 =
    .give = The falcon cannot carry this to { $other }: { $item }.
    .take = The falcon cannot carry this from { $other }: { $item }.
    .fly = You need a rested falcon and a hero on another space: not { $other }.
why-AND-14-13 = You have no falcon in flight.
    .fly = { $other }’s day is over.
why-AND-14-14 = First choose your dice.
why-AND-15-1 = There is no merchant here.
why-AND-15-2 = Either you do not have the first or the merchant does not have the second: { $object }, { $wanted }.
why-AND-15-3 = Your sheet has no room for this: { $wanted }.
why-AND-15-4 = Half-empty water-skins and a flying falcon cannot be bartered.
why-AND-15-6 = This belongs to the merchant and must be bartered for: { $item }.
why-AND-15-7 = Merchants do not barter yet.
why-AND-16-1 = No burnt-out fire lies here.
why-AND-16-2 = A new fire needs firewood, a fire token and, on the ground, a space without a fire.
why-AND-16-3 = Fire costs 2 will points, and at least one must remain.
why-AND-16-7 = No fire can burn on the ground here.
why-AND-16-8 = Your sheet holds one fire, and you can relight it only when it is out.
why-AND-16-10 = You do not know yet how to make fire in this cold.
why-AND-17-1 = A token is turned over: it can only be one that is still face down.
why-AND-17-6 = A marker is turned over: it can only be one that is still face down.
why-AND-18-7 = First decide who comes along in the storm.
why-AND-19-1 = Ice tokens are being spread over the lake.
why-AND-19-4 = Broken ice bars the way to space { $place }.
why-AND-19-7 = The ice will not bear you with two Iquar.
why-AND-19-11 = Only a hero on the lake with broken ice all around can struggle ashore, to a space on the shore; it takes three hours at once.
why-AND-20-1 = You can lay a gemstone only while standing still.
why-AND-21-1 = You do not have this plant: { $plant }.
why-AND-21-4 = First decide about the red bloodblooms.
why-AND-21-5 = First decide about the black gloomferns.
why-AND-23-2 =
    { $walker-id ->
        [tranuk] { $walker } cannot step to space { $place }: it must be land next to him.
       *[other] The { $walker } cannot step to space { $place }: it must be land next to him.
    }
why-AND-23-4 = The fox-bat is not on a face-down snow token.
why-AND-23-5 = First decide whether the fox-bat steals a die.
why-AND-24-1 = You need all three tablets on your sheet, and they shine only once.
why-AND-24-4 = The winter stone would cost you your last will points: put it down first.
why-AND-26-4 = A die is being rolled for the legend.
why-AND-26-8 = First choose for everyone.

## End of the game

outcome-won = The legend is won. Victory for { $winners }!
outcome-lost_defence = A creature found no free defence space: the legend is lost.
outcome-lost_time = The narrator has reached letter N: the legend is lost.
outcome-lost_card = Fate has decided: the legend is lost.
outcome-lost_follower = The one you were to protect is lost, and so is the legend.

## The map of the board

an-map = Map of the land
an-map-movers = Who moves?
an-map-space = Space { $place }
an-map-walk = Walk to { $place }
an-map-lead = Lead { $ally } to { $place }
an-map-fly = Send the fox-bat to { $place }
an-map-steps =
    { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
an-map-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
an-map-skins =
    { $count ->
        [one] 1 step on a water-skin
       *[other] { $count } steps on water-skins
    }
an-map-will =
    { $count ->
        [one] −1 will point
       *[other] −{ $count } will points
    }
an-map-marches = next sunrise: { $way }
an-map-shields =
    { $count ->
        [one] 1 defence space, { $free } free
       *[other] { $count } defence spaces, { $free } free
    }
an-map-snow = snow token
an-map-snow-open = known snow token:
an-map-ice = ice token
an-map-broken = broken ice
an-map-marker = objective marker
an-map-fire-lit = burning fire
an-map-fire-unlit = burnt-out fire
an-map-no-fire = no fire possible
an-map-passage = secret passage to { $place }
an-map-goal = An objective leads here.

## The board: sheets, tracks and scenes

an-your-hero = Your hero
an-hero = Hero
an-you = you
an-back-own = Back to my hero
an-rank = rank { $rank }
an-strength = Strength
an-will = Will
an-will-track =
    { $count ->
        [one] { $wp } of 20 will points, 1 die
       *[other] { $wp } of 20 will points, { $count } dice
    }
an-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
an-dice-next = one more from { $wp } will
an-dice-rows = Dice: { $a } up to 6 will, { $b } up to 13, { $c } from 14
an-some-sp = { $count } strength
an-some-wp = { $count } will
an-points = { $sp } strength, { $wp } will
an-on-space = On space { $place }
an-space = space { $place }
an-warm = warm
an-carried = Carried
an-slot-small = Free small slot
an-slot-large = Free large slot
an-slot-helmet = Free helmet slot
an-sheet-fire-none = No fire carried
an-sheet-fire-unlit = Burnt-out fire carried
an-sheet-fire-lit = Burning fire carried
an-purse = Purse
an-purse-empty = empty
an-followers = With you
an-company = Company
an-on-turn = taking a turn
an-day-over = has ended the day
an-next-sunrise = Next sunrise
an-next-lost = No defence space would be free: the legend would be lost.
an-next-shield =
    { $count ->
        [one] A creature takes a defence space; { $free } left.
       *[other] { $count } creatures take defence spaces; { $free } left.
    }
an-next-warm = A fire warms { $heroes }: +5 will
an-next-cold = Hour { $hour } freezes
an-next-fires =
    { $count ->
        [one] A fire goes out
       *[other] { $count } fires go out
    }
an-next-letter = Narrator { $from } → { $letter }
an-next-star = a card
an-shields-free =
    { $count ->
        [0] no defence space free
        [one] 1 defence space free
       *[other] { $count } defence spaces free
    }
an-chronicle = The chronicle
an-over-level = Difficulty: { $level }
an-over-when = Day { $day }, narrator at { $letter }
an-over-slain =
    { $count ->
        [0] No creature defeated
        [one] 1 creature defeated:
       *[other] { $count } creatures defeated:
    }
an-done = done
an-of = { $done } of { $count }
an-show = Show on the map
an-needed = needed for victory
an-last-card = Last card read
an-objectives = Objectives
an-all-things = Sheet, objectives, next sunrise and company
an-hours-used = hours used

an-time-track = Time track
an-day-start = Start of the day
an-hour = Hour { $hour }
an-hour-overtime =
    { $count ->
        [one] Overtime hour { $hour }, costs { $count } will point
       *[other] Overtime hour { $hour }, costs { $count } will points
    }
an-hour-spent = Hour { $hour }, today’s overtime is spent
an-hour-frozen = Hour { $hour }, taken by the cold
an-sunrise = Sunrise
an-asleep = Have ended the day
an-rooster = { $hero } has the rooster and begins tomorrow
an-narrator-track = Legend track
an-narrator-here = The narrator is on { $letter }
an-star = a card waits here
an-track-end = the legend ends here

an-here = Here: { $place }
an-here-nothing = nothing here
an-is-called = is called on for help
an-deeds = Your hero’s actions
an-free = Free
an-free-of = { $hero }’s free actions
an-waiting = Others are acting. What you can do out of turn appears here.
an-exchange = Exchange
an-things = What you carry
an-exchange-barter = Exchange and barter
an-exchange-hint = Drag an item to where it should go, or press it and choose.
an-exchange-none = Nothing can be exchanged here now.
an-own-sheet = { $hero } (you)
an-zone-merchant = Merchant
an-zone-ground = On the ground
an-held-to-you = for you
an-held-out = on offer
an-nothing = nothing
an-take = Take
an-refuse = Refuse
an-gifts = Offers
an-gift = { $hero } offers { $to }: { $what }
an-do-fight = Fight
an-do-pass = Pass an hour
an-do-end_day = End the day
an-do-stop = Stop here
an-do-end_turn = End the turn
an-do-start = Start the fight
an-do-accept = Join the fight
an-do-decline = Stay out
an-do-continue = Another round
an-do-withdraw = Withdraw
an-do-keep = Keep the dice
an-do-relight = Relight the fire
an-do-fire = Make fire
an-do-relight_sheet = Relight your fire
an-do-fire_sheet = Fire to carry
an-do-tablets = Turn the tablets
an-do-activate = Dig in the snow
an-do-peek = Look with the fox-bat
an-do-land = Land the falcon
an-do-leave_it = Leave it
an-do-carlion = Carlion’s die
an-do-own_dice = Your own dice
an-do-hour = One hour
an-do-full = Full water-skin
an-do-half = Half-empty water-skin
an-to-hour = hour { $hour }
an-to-hour-price = hour { $hour }, −{ $count } will
an-last-hour = your last one today
an-then-price = −{ $count } will for the next
an-no-hour = costs no hour
an-odds-short = each round: { $win }% win, { $lose }% lose
an-end-rooster = you begin tomorrow
an-end-warm = a fire warms you: +5 will
an-fire-cost = will { $wp } → { $left }
an-use-blue = hours { $from } → { $hour }
an-use-white = will { $from } → { $wp }
an-tablets-note = no cold for the rest of the day
an-invite-note =
    { $count ->
        [one] { $sp } strength, { $wp } will, { $count } die
       *[other] { $sp } strength, { $wp } will, { $count } dice
    }
an-at-snow = snow
an-at-ice = ice
an-at-marker = objective marker
an-at-fire = fire
an-at-ashes = burnt-out fire

an-choose-hero = Choose your hero
an-choose-hint = Each sheet can be taken only once. Which hero is yours?
an-choose-wait = The heroes are being chosen.
an-taken = Taken: { $hero }
an-kind-dwarf = Dwarf
an-kind-warrior = Warrior
an-kind-mage = Wizard
an-kind-fire_keeper = Keeper of the fire
an-ability-dwarf = Works late: an overtime hour costs only 1 will point.
an-ability-warrior = Fights best by firelight: a lit fire adds 2 strength.
an-ability-mage = Turns one die over in each combat round, even another hero’s.
an-ability-fire_keeper = Carries a fire on the hero sheet; it warms everyone on the space.

an-fight-with = Fight: { $name }
an-round = Round { $round }
an-leads = leads
an-rolls =
    { $count ->
        [one] rolls { $count } die
       *[other] rolls { $count } dice
    }
an-foe-rolls =
    { $count ->
        [0] rolls no die
        [one] rolls { $count } red die
       *[other] rolls { $count } red dice, equal dice add up
    }
an-foe-rolls-black =
    { $count ->
        [0] rolls no die
        [one] rolls { $count } black die
       *[other] rolls { $count } black dice, equal dice add up
    }
an-die = Die: { $value }
an-stays-out = stays out of it
an-has-left = has left the fight
an-no-hour-left = has no hour left
an-loses = −{ $count } will
an-breaks-down = collapses and gets up with { $sp } strength, 3 will
an-gains-wp = +{ $count } will
an-gains-sp = +{ $count } strength
an-group-total = Heroes’ strength
an-weakened = weakened
an-stolen = The fox-bat has stolen a die from the first roll.
an-share = Share out the reward
an-share-wp =
    { $count ->
        [one] One will point to give.
       *[other] { $count } will points to give.
    }
an-share-sp =
    { $count ->
        [one] One strength point to give.
       *[other] { $count } strength points to give.
    }
an-share-less = One less for { $name }
an-share-more = One more for { $name }
an-share-left =
    { $count ->
        [0] Nothing left to give.
        [one] One point left to give.
       *[other] { $count } points left to give.
    }
an-share-give = Give them out
an-reward-wp = Reward: { $wp } will
an-reward-sp = Reward: { $sp } strength
an-reward-or = Reward: { $wp } will or { $sp } strength
an-odds-win = { $chance }% to win the round (on average −{ $hit } for the creature)
an-odds-lose =
    { $fighters ->
        [one] { $chance }% to lose it (on average −{ $hurt })
       *[other] { $chance }% to lose it (on average −{ $hurt } for each of you)
    }
an-odds-fall = { $chance }%: the creature falls this round
an-odds-down =
    { $fighters ->
        [one] { $chance }%: the hero collapses this round
       *[other] { $chance }%: a hero collapses this round
    }
an-odds-turned = With one die turned over to best effect.
an-odds-with = { $chance }% together
an-round-won = The round is yours: { the-creature } loses { $count } will.
an-round-lost = { $heroes ->
        [one] The round is lost: −{ $count } will.
       *[other] The round is lost: −{ $count } will for everyone who fought.
    }
an-round-tie = A tie: nobody loses will.
an-result-won = { the-creature.start } is defeated!
an-result-late = No hour is left for another round; { the-creature } recovers.
an-result-broken = The fight is over without a winner; { the-creature } recovers.
an-watching = { $name } is fighting.
an-go-on = Go on

an-day-ends = Day { $day } is over
an-dawn-gor = The Gors march
an-dawn-wargor = The Wargors run
an-dawn-steppe_buffalo = The steppe buffaloes trot
an-dawn-wargor-again = The Wargors run again
an-dawn-fur_troll = The fur trolls trudge
an-dawn-silhouette = A silhouette in the snow
an-dawn-warm = By the fire
an-dawn-cold = The days grow shorter
an-dawn-fires = The fires burn down
an-dawn-narrator = The story goes on
an-dawn-card = A card is read: “{ $title }”
an-finds = Finds and storms

an-book = Book of the legend
an-objective-new = New objective: { $what }
an-objective-changed = Changed objective: { $what }
an-objective-done = Objective accomplished: { $what }
an-card-brings = What it does
an-page = Page { $page } of { $count }
an-page-back = Previous page
an-page-on = Next page
an-read-next =
    { $count ->
        [one] Read on (1 more)
       *[other] Read on ({ $count } more)
    }
an-to-map = To the map

thing-cold = eternal cold
    .text = The hour it lies on and all later ones cannot be used. It moves one hour closer at every sunrise.
thing-rooster = rooster
    .text = Whoever ends the day first takes it and begins the next day.
thing-narrator = narrator
    .text = Moves on one letter at every sunrise and for every creature defeated. On a star, a card is read; on N, the legend ends.

## Verbs, as the page groups answers by them

verb-move = Move
verb-ashore = Struggle ashore
verb-lead = Lead an ally
verb-volpin = Send the fox-bat
verb-fight = Fight
verb-pass = Pass
verb-stop = Stop
verb-end_turn = End the turn
verb-end_day = End the day
verb-pick = Pick up
verb-drop = Put down
verb-give = Offer
verb-take = Take
verb-refuse = Refuse
verb-fly = Send the falcon
verb-barter = Barter
verb-reveal = Use the telescope
verb-use = Use a plant
verb-invite = Call for help
verb-share = Share out
verb-name = Name a hero
verb-reroll = Reroll a die
verb-turn = Turn a die over
verb-along = Take along
verb-behind = Leave behind
verb-option = Choose

## Hints: why an answer is good or bad

reason-home = Fewer creatures get through to the defence spaces.
reason-home_of = Keeps { a-creature } from getting through.
reason-home_worse = More creatures get through to the defence spaces.
reason-home_worse_of = { a-creature.start } may get through.
reason-threat = The most dangerous creature can still be reached today.
reason-threat_worse = The most dangerous creature is harder to reach today.
reason-time = Gains time on the narrator.
reason-time_worse = Loses time: the narrator advances sooner.
reason-hours = Leaves more hours.
reason-hours_of = Leaves { $hero } more hours.
reason-hours_worse = It costs hours.
reason-hours_worse_of = It costs { $hero } hours.
reason-night = The hours of the next day come sooner.
reason-night_worse = The hours of the next day come later.
reason-slain = Leaves fewer creatures on the board.
reason-slain_of = Helps to defeat { a-creature }.
reason-slain_worse = Leaves more creatures on the board.
reason-slain_worse_of = Leaves { a-creature } undefeated.
reason-strength = May make the heroes stronger.
reason-strength_of = Makes { $hero } stronger.
reason-strength_worse = The heroes may end up weaker.
reason-strength_worse_of = { $hero } ends up weaker.
reason-will = The heroes keep more will.
reason-will_of = { $hero } keeps more will.
reason-will_worse = It costs will points.
reason-will_worse_of = It costs { $hero } will points.
reason-wood = Keeps firewood at hand.
reason-wood_worse = Leaves less firewood.
reason-fire = More heroes stay by a fire.
reason-fire_worse = Fewer heroes stay by a fire.
reason-task = Brings the heroes closer to their objective.
reason-task_of = Brings { $hero } closer to an objective.
reason-task_worse = Takes the heroes farther from their objective.
reason-task_worse_of = Keeps { $hero } farther from an objective.
reason-boss = Prepares the heroes for their great enemy.
reason-boss_of = Prepares the heroes for { the-creature }.
reason-boss_worse = Leaves the heroes less ready for their great enemy.
reason-boss_worse_of = Leaves the heroes less ready for { the-creature }.

## Partners: what a hero is about to do, in the first person

deed-fight_boss = I’ll fight { the-creature } on space { $place }: the legend asks for it.
deed-fight_home =
    { $sunrises ->
        [one] I’ll fight { the-creature } on space { $place }: at the next sunrise it would take a defence space.
       *[other] I’ll fight { the-creature } on space { $place }: in { $sunrises } sunrises it would take a defence space.
    }
deed-fight = I’ll fight { the-creature } on space { $place }.
deed-go_boss = I’ll set out for space { $place }: we can meet { the-creature } there.
deed-go_defend =
    { $sunrises ->
        [one] I’ll make for space { $place }: { the-creature } would take a defence space at the next sunrise.
       *[other] I’ll make for space { $place }: { the-creature } would take a defence space in { $sunrises } sunrises.
    }
deed-go_hunt = I’ll make for space { $place }: beating { the-creature } makes us stronger.
deed-go_help = I’ll make for space { $place }, to be there when it comes to fighting { the-creature }.
deed-await_home =
    { $sunrises ->
        [one] I’ll wait on space { $place } for { the-creature } from { $from }, one sunrise from a defence space.
       *[other] I’ll wait on space { $place } for { the-creature } from { $from }, { $sunrises } sunrises from a defence space.
    }
deed-await = I’ll wait on space { $place } for { the-creature } from { $from }.
deed-go_carry = I’ll carry to space { $place } what the legend asks for.
deed-go_task = I’ll make for space { $place }: the legend has a task for us there.
deed-go_fire = I’ll make for the fire on space { $place }: I have { some-wp } left.
deed-go_snow = I’ll make for space { $place }, to look under the snow.
deed-lead = I’ll lead { the-ally } to space { $place }.
deed-light = I’ll light a fire on space { $place }.
deed-go = I’ll go to space { $place }.
deed-wait = I’ll wait on space { $place }: a friend can still come today.
deed-rest_tired = I’ll end my day on space { $place }: my hours are spent.
deed-rest = I’ll end my day on space { $place }: nothing in reach needs me today.

## Partners: what a hero may be asked for

wish-come = Come to me, to space { $place }.
wish-meet = Fight { the-creature } on space { $place }.
wish-warm = Go to the fire on space { $place }.
wish-stay = Stay on space { $place }.
