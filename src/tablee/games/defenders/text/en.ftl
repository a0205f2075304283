# Defenders of the Realm, in English.
#
# Names of locations, heroes, skills, Generals, cards and quests come from the content (data/*.toml). $place is a location
# as it stands in a sentence.

## Pieces

colour-red = red
colour-green = green
colour-blue = blue
colour-black = black

die-colour-red = red
die-colour-green = green
die-colour-blue = blue
die-colour-black = black
die-colour-purple = purple

shape-red = a Demon’s shape
shape-green = an Orc’s shape
shape-blue = a Dragonkin’s shape
shape-black = an Undead’s shape
shape-none = your own shape

style-ground = on the ground
style-sky = in the sky

half-a = first location
half-b = second location

way-foot = on foot
way-horse = on horseback
way-eagle = by eagle
way-gate_card = by Magic Gate, with a card
way-gate = from gate to gate
way-steed = on a Noble Steed
way-flight = by Eagle Flight
way-ride = on the Unicorn
way-teleport = by Teleport

deck-hero = Hero deck
deck-darkness = Darkness deck

card-hidden = a hidden card

ending-running = the war goes on
ending-won = all four Generals are defeated
ending-loss_general = a General has entered Monarch City
ending-loss_minions = there are no more minions to place
ending-loss_crystals = the last Tainted Crystal has been placed
ending-loss_city = Monarch City has fallen
ending-loss_no_hero = no hero is left

named-colour = { $colour }
life-points = { $life } life
the-general =
    { $general-id ->
        [balazarg] Lord Balazarg
       *[other] General { $general }
    }
a-minion =
    { $colour-id ->
        [red] a Demon
        [green] an Orc
        [blue] a Dragonkin
       *[other] an Undead
    }
    .start =
        { $colour-id ->
            [red] A Demon
            [green] An Orc
            [blue] A Dragonkin
           *[other] An Undead
        }
step-marked =
    { $colour-id ->
        [red] { $quest-red }: a Demon leaves the supply.
        [green] { $quest-green }: an Orc leaves the supply.
        [blue] { $quest-blue }: a Dragonkin leaves the supply.
       *[other] { $quest-black }: an Undead leaves the supply.
    }
all-minions =
    { $colour-id ->
        [red] The Demons
        [green] The Orcs
        [blue] The Dragonkin
       *[other] The Undead
    }
some-minions =
    { $minions ->
        [one] { a-minion }
       *[other]
            { $colour-id ->
                [red] { $minions } Demons
                [green] { $minions } Orcs
                [blue] { $minions } Dragonkin
               *[other] { $minions } Undead
            }
    }

## Options of a new game

label-seats = Heroes in play
option-difficulty = Difficulty
    .text = A combination of variants, from Story, the mildest, to Nightmare; take Easy or Story for a single hero.
option-heroes = Heroes
    .text = Everybody chooses a hero, or chance decides.
option-heroes-chosen = chosen
option-heroes-dealt = dealt at random
option-start_player = Start player
    .text = Who has the first turn; beyond the last seat, counting starts again at the first.
option-start_player-random = at random
option-start_player-1 = seat 1
option-start_player-2 = seat 2
option-start_player-3 = seat 3
option-start_player-4 = seat 4
option-closed_hands = Closed hands
    .text = Of the other players’ hands, you see only how many cards of each colour they hold.
option-closed_hands-no = open hands
option-closed_hands-yes = closed hands
option-champion = King’s Champion
    .text = At the end, honour names a King’s Champion; victory or defeat is still shared.
option-champion-yes = yes
option-champion-no = no
option-variant_e1 = Fewer starting minions
    .text = Easier: the set-up uses 4 cards instead of 6.
option-variant_e1-preset = by difficulty
option-variant_e1-0 = no
option-variant_e1-1 = yes
option-variant_e2 = No General penalties
    .text = Easier: losing to a General costs neither wounds nor cards; you still go back to Monarch City.
option-variant_e2-preset = by difficulty
option-variant_e2-0 = no
option-variant_e2-1 = yes
option-variant_e3 = Three starting cards
    .text = Easier: everybody begins with three Hero Cards instead of two.
option-variant_e3-preset = by difficulty
option-variant_e3-0 = no
option-variant_e3-1 = yes
option-variant_e4 = One more life
    .text = Easier: every hero has one more Life Token.
option-variant_e4-preset = by difficulty
option-variant_e4-0 = no
option-variant_e4-1 = yes
option-variant_h1 = Set-up overruns
    .text = Harder: the set-up may cause overruns and taint locations.
option-variant_h1-preset = by difficulty
option-variant_h1-0 = no
option-variant_h1-1 = yes
option-variant_h2 = One life fewer
    .text = Harder: every hero has one Life Token fewer.
option-variant_h2-preset = by difficulty
option-variant_h2-0 = no
option-variant_h2-1 = yes
option-variant_h3 = Special cards removed
    .text = Harder: this many special cards, taken at random, leave the game.
option-variant_h3-preset = by difficulty
option-variant_h3-0 = none
option-variant_h3-1 = 1 card
option-variant_h3-2 = 2 cards
option-variant_h3-3 = 3 cards
option-variant_h3-4 = 4 cards
option-variant_h3-5 = 5 cards
option-variant_h3-6 = 6 cards
option-variant_h4 = All Is Quiet removed
    .text = Harder: this many All Is Quiet cards leave the Darkness deck.
option-variant_h4-preset = by difficulty
option-variant_h4-0 = none
option-variant_h4-1 = 1 card
option-variant_h4-2 = 2 cards
option-variant_h4-3 = 3 cards
option-variant_h5 = Only 20 minions per colour
    .text = Harder: every colour has five fewer minions.
option-variant_h5-preset = by difficulty
option-variant_h5-0 = no
option-variant_h5-1 = yes

## Log: set-up

event-hero-taken = { $seat } will play the { $hero }.
    .you = You will play the { $hero }.
event-first-player = { $seat } takes the first turn.
    .you = You take the first turn.
event-special-removed = A special card leaves the game: { $special }.
event-setup-card =
    { $minions ->
        [one] Set-up: { $dark-plain }, one minion on each location.
       *[other] Set-up: { $dark-plain }, { $minions } minions on each location.
    }
event-setup-rejected = Card set aside: { $dark-plain }.

## Log: Daytime

event-turn-began = Turn { $turn }: { $seat } begins a new day.
    .you = Turn { $turn }: your day begins.
event-bonus =
    { $actions ->
        [one] { $seat } gets a bonus action.
       *[other] { $seat } gets { $actions } bonus actions.
    }
    .you =
        { $actions ->
            [one] You get a bonus action.
           *[other] You get { $actions } bonus actions.
        }
event-style-chosen = { $seat } fights { $style } today.
    .you = You fight { $style } today.
event-shape-taken =
    { $shape-id ->
        [none] { $seat } keeps her own shape.
       *[other] { $seat } takes { $shape }.
    }
    .you =
        { $shape-id ->
            [none] You keep your own shape.
           *[other] You take { $shape }.
        }
event-moved = { $seat } goes to { $place } { $way }.
    .you = You go to { $place } { $way }.
event-card-spent = { $seat } discards { $card }.
    .you = You discard { $card }.
event-gate-built = { $seat } builds a Magic Gate: { $location }.
    .you = You build a Magic Gate: { $location }.
event-rumors-heard = { $seat } listens to rumours and names a colour: { named-colour }.
    .you = You listen to rumours and name a colour: { named-colour }.
event-card-kept = { $seat } takes { $card } into hand.
    .together = { $seat } takes { $card } into hand.
    .you = You take { $card } into your hand.
event-card-left = { $seat } passes up { $card }.
    .together = { $seat } passes up { $card }.
    .you = You pass up { $card }.
event-land-healed = { $seat } heals { $place }: a crystal is gone.
    .you = You heal { $place }: a crystal is gone.
event-land-not-healed = { $seat } fails to heal { $place }.
    .you = You fail to heal { $place }.
event-healed =
    { $tokens ->
        [one] { $seat } recovers a Life Token.
       *[other] { $seat } recovers { $tokens } Life Tokens.
    }
    .you =
        { $tokens ->
            [one] You recover a Life Token.
           *[other] You recover { $tokens } Life Tokens.
        }

## Log: fights against minions

event-fight = { $seat } fights minions: { $location }.
    .you = You fight minions: { $location }.
event-slain = { $seat } strikes down { some-minions } without rolling.
    .you = You strike down { some-minions } without rolling.
event-rolled =
    { $die-colour-id ->
        [purple] { $seat } rolls a die: { $pips }.
       *[other] { $seat } rolls a { $die-colour } die: { $pips }.
    }
    .together =
        { $die-colour-id ->
            [purple] { $seat } rolls dice: { $pips }.
           *[other] { $seat } rolls { $die-colour } dice: { $pips }.
        }
    .you =
        { $die-colour-id ->
            [purple] You roll a die: { $pips }.
           *[other] You roll a { $die-colour } die: { $pips }.
        }
event-rerolled =
    { $dice ->
        [one] { $seat } rerolls a die.
       *[other] { $seat } rerolls { $dice } dice.
    }
    .you =
        { $dice ->
            [one] You reroll a die.
           *[other] You reroll { $dice } dice.
        }
event-killed = { $seat } defeats { some-minions }.
    .you = You defeat { some-minions }.
event-missed =
    { $minions ->
        [one] { $seat } leaves one minion standing.
       *[other] { $seat } leaves { $minions } minions standing.
    }
    .you =
        { $minions ->
            [one] You leave one minion standing.
           *[other] You leave { $minions } minions standing.
        }

## Log: wounds and death

event-day-ended = { $seat }’s day ends.
    .you = Your day ends.
event-wounded =
    { $wounds ->
        [one] { $seat } suffers a wound: { $life } life left.
       *[other] { $seat } suffers { $wounds } wounds: { $life } life left.
    }
    .you =
        { $wounds ->
            [one] You suffer a wound: { $life } life left.
           *[other] You suffer { $wounds } wounds: { $life } life left.
        }
event-died = A hero falls: { $hero }, played by { $seat }.
    .you = Your hero falls: { $hero }.
event-replaced = { $seat } takes up the fight with another hero: { $hero }.
    .you = You take up the fight with another hero: { $hero }.
event-no-hero = No hero is left to take over for { $seat }.
    .you = No hero is left to take over for you.

## Log: attacks on Generals

event-attack = { $seat } attacks { the-general }!
    .you = You attack { the-general }!
event-committed = { $seat } commits { $card }.
    .together = { $seat } commits { $card }.
    .you = You commit { $card }.
event-declined = { $seat } stays out of the fight.
    .you = You stay out of the fight.
event-cursed = The Curse takes one of { $seat }’s cards: { $card }.
    .you = The Curse takes one of your cards: { $card }.
event-skill-cancelled = { $seat } uses Amarak’s Blessing to cancel { the-general }’s skill.
    .you = You use Amarak’s Blessing to cancel { the-general }’s skill.
event-general-hit = After { $seat }’s roll, { the-general } has { life-points } left.
    .you = After your roll, { the-general } has { life-points } left.
event-general-killed = { $seat } deals the killing blow: { the-general } will not rise again!
    .you = You deal the killing blow: { the-general } will not rise again!
event-general-survived = { $general } still stands, with { life-points } left.
event-regenerated = { $general } has full life again.
event-penalty =
    { $wounds ->
        [0] The defeat does not wound { $seat }, spared by a skill.
        [one] The defeat costs { $seat } a wound.
       *[other] The defeat costs { $seat } { $wounds } wounds.
    }
    .you =
        { $wounds ->
            [0] The defeat does not wound you: your skill spares you the wound.
            [one] The defeat costs you a wound.
           *[other] The defeat costs you { $wounds } wounds.
        }
event-to-city = { $seat } falls back to Monarch City.
    .you = You fall back to Monarch City.
event-card-lost = { $seat } discards { $card }.
    .together = { $seat } discards { $card }.
    .you = You discard { $card }.
event-general-healed = { $general } heals and now has { life-points }.
event-spied = { $seat }’s spy keeps { the-general } from healing.
    .you = Your spy keeps { the-general } from healing.

## Log: Evening and Night

event-card-drawn = { $seat } draws { $card }.
    .together = { $seat } draws { $card }.
    .you = You draw { $card }.
event-deck-shuffled = The { $deck } is shuffled.
event-night =
    { $cards ->
        [one] Night falls: one Darkness Spreads Card.
       *[other] Night falls: { $cards } Darkness Spreads Cards.
    }
event-quiet-night = The night is quiet: no Darkness Spreads Cards.
event-revealed =
    { $full ->
        [0] A Darkness Spreads Card: only its General counts, if still alive. { $dark-below }
       *[other] A Darkness Spreads Card: { $dark-text }
    }
event-wisdom = { $seat }’s Wisdom discards the card: { $dark-plain }.
    .you = Your Wisdom discards the card: { $dark-plain }.
event-placed = { a-minion.start } comes to { $place } ({ $minions }).
event-tainted = A Tainted Crystal falls on { $place } ({ $crystals }).
event-overrun = Overrun! { all-minions } spill over: { $location }.
event-advanced = { $general } advances to { $place }.
event-not-advanced = { $general } does not advance: the card does not name the next location on the path.
event-too-wounded = { $general } is too badly wounded to advance.
event-marker-taken = { a-minion.start } leaves { $seat }’s quest for the board: { $quest }.
    .you = { a-minion.start } leaves your quest for the board: { $quest }.

## Log: special cards and quests

event-played = { $seat } plays { $special }.
    .you = You play { $special }.
event-gate-placed = { $seat } makes a Magic Gate appear: { $location }.
    .you = You make a Magic Gate appear: { $location }.
event-sent = { $seat } sends { $other } to { $place }.
    .you = You send { $other } to { $place }.
event-crystals-removed =
    { $crystals ->
        [one] { $seat } removes a crystal: { $location }.
       *[other] { $seat } removes { $crystals } crystals: { $location }.
    }
    .you =
        { $crystals ->
            [one] You remove a crystal: { $location }.
           *[other] You remove { $crystals } crystals: { $location }.
        }
event-cleared =
    { $minions ->
        [one] { $seat } clears a minion away: { $location }.
       *[other] { $seat } clears { $minions } minions away: { $location }.
    }
    .you =
        { $minions ->
            [one] You clear a minion away: { $location }.
           *[other] You clear { $minions } minions away: { $location }.
        }
event-pushed-back = { $seat } pushes { the-general } back to { $place }.
    .you = You push { the-general } back to { $place }.
event-removed = { $seat } removes { a-minion }: { $location }.
    .you = You remove { a-minion }: { $location }.
event-foreseen = { $seat } foresees a card: { $dark-plain }.
    .together = { $seat } foresees cards: { $dark }.
    .you = You foresee a card: { $dark-plain }.
event-foreseen-away = { $seat } discards a foreseen card: { $dark-plain }.
    .you = You discard a foreseen card: { $dark-plain }.
event-spared = Thanks to { $seat }, no minions come to { $place } this time.
    .you = Thanks to you, no minions come to { $place } this time.
event-general-stopped = { $seat } holds { the-general } up for this card.
    .you = You hold { the-general } up for this card.
event-quest-drawn = { $seat } receives a quest: { $quest }. { $quest-text }
    .you = You receive a quest: { $quest }. { $quest-text }
event-quest-step =
    { $quest-id ->
        [organize_militia] { $seat } marks a step of a quest ({ $quest }), { step-marked }
        [rumors] { $seat } marks a step of a quest ({ $quest }), { step-marked }
       *[other] { $seat } makes progress on a quest ({ named-colour }): { $quest }.
    }
    .you =
        { $quest-id ->
            [organize_militia] You mark a step of your quest ({ $quest }), { step-marked }
            [rumors] You mark a step of your quest ({ $quest }), { step-marked }
           *[other] You make progress on your quest ({ named-colour }): { $quest }.
        }
event-quest-done = { $seat } completes a quest: { $quest }!
    .you = You complete your quest: { $quest }!
event-quest-failed = { $seat } fails a quest: { $quest }.
    .you = You fail your quest: { $quest }.
event-quest-impossible = { $seat }’s quest has become impossible: { $quest }.
    .you = Your quest has become impossible: { $quest }.
event-reward-used = { $seat } uses a reward: { $quest }.
    .you = You use your reward: { $quest }.
event-undead-turned = { $seat } drives an Undead to { $place }.
    .you = You drive an Undead to { $place }.

## Log: the end

event-lost = Defeat: { $ending }.
event-won = Victory! All four Generals are defeated, and the realm is saved.
event-honour = { $seat }’s honour: { $quests } for quests and { $generals } for killing blows.
    .you = Your honour: { $quests } for quests and { $generals } for killing blows.
event-champion = King’s Champion, with { $honour } honour: { $seat }!
    .you = You are the King’s Champion, with { $honour } honour!

## Choices

choice-pass = Pass
choice-done = Commit these cards
choice-stop = Stop here
choice-decline = Decline
choice-use = Use it
    .asked =
        { $question ->
            [wisdom] Replace this card
           *[other] Use it
        }
choice-keep = Keep it
    .asked =
        { $question ->
            [foresee] Keep this card
            [turn_undead] Let them stay
            [wisdom] Keep this card
           *[other] Keep it
        }
choice-reroll = Reroll
choice-accept = Keep these dice
choice-turn = Turn them
choice-discard = Discard this card
choice-foot = Walk: an adjacent location
choice-horse = Ride: a card, up to 2 roads
choice-eagle = Fly by eagle: a card, up to 4 roads
choice-gate_card = Take a gate with a card
choice-gate = Go from gate to gate
choice-steed = Ride the Noble Steed: up to 2 roads
choice-flight = Use Eagle Flight: up to 4 roads
choice-ride = Ride the Unicorn: up to 2 roads
choice-teleport = Teleport
choice-build = Build a Magic Gate
choice-rumors = Listen to rumours at the inn
choice-heal_land = Heal the Land
choice-heal_self = Heal wounds
choice-fight = Fight minions
choice-attack = Attack the General
choice-quest = Pursue the quest
choice-end = End Daytime
choice-sanctify = Sanctify, without a card
choice-here = Fight here
choice-fireball = Cast a Fireball
choice-style = Fight { $style }
choice-shape =
    { $shape-id ->
        [none] Keep { $shape }
       *[other] Take { $shape }
    }
choice-name =
    { $colour-id ->
        [red] Red
        [green] Green
        [blue] Blue
       *[other] Black
    }
    .asked =
        { $question ->
            [sweep] Remove { a-minion }
           *[other] { choice-name }
        }
choice-push = Push { the-general } back
choice-spy = Spy on { the-general }
choice-half = Protect the { $half }
    .asked =
        { $half-id ->
            [a] Protect { $first }
           *[other] Protect { $second }
        }
choice-send = Move { $other }
choice-roller = Let { $other } roll
choice-marker = Take a minion from { $other }’s quest
choice-actions =
    { $count ->
        [one] Spend one action
       *[other] Spend { $count } actions
    }
choice-die = The die shows { $pips }
choice-first = The first turn goes to { $other }
choice-to = Go to { $place }
choice-at = Choose { $place }
choice-take = Remove { a-minion }: { $location }
choice-card = Card: { $card }
choice-play = Play { $special }
choice-reward = Use the reward: { $quest }
choice-choose = Play the { $hero }
choice-next = Next card: { $dark }
choice-draw = The Hero Card is { $card }
choice-receive = The quest is { $quest }
choice-dark = The card is { $dark }
choice-deal = The hero is the { $hero }
choice-remove = The card removed is { $special }

## Questions

prompt-choose_hero = { $seat }, choose a hero.
    .you = Choose a hero.
    .wait = { $seat } is choosing a hero.
prompt-style = { $seat }, choose whether you fight in the sky or on the ground.
    .you = Choose whether you fight in the sky or on the ground.
    .wait = { $seat } is choosing between sky and ground.
prompt-shape = { $seat }, choose a shape for this day, or keep your own.
    .you = Choose a shape for this day, or keep your own.
    .wait = { $seat } is choosing a shape.
prompt-day = { $seat }, choose an action, play a card or end your Daytime.
    .you = Choose an action, play a card or end your Daytime.
    .wait = { $seat } is acting.
prompt-travel_card = { $seat }, choose the card that pays for this move.
    .you = Choose the card that pays for this move.
    .wait = { $seat } is choosing a card to travel.
prompt-destination = { $seat }, choose where to go { $way }.
    .you = Choose where to go { $way }.
    .wait = { $seat } is moving { $way }.
prompt-build_gate = { $seat }, choose the card that becomes a Magic Gate.
    .you = Choose the card that becomes a Magic Gate.
    .wait = { $seat } is building a Magic Gate.
prompt-rumors = { $seat }, name the colour of the cards you want to keep.
    .you = Name the colour of the cards you want to keep.
    .wait = { $seat } is naming a colour.
prompt-heal_land = { $seat }, choose how to heal the land.
    .you = Choose how to heal the land.
    .wait = { $seat } is healing the land.
prompt-fight_where = { $seat }, choose which minions to fight, and how.
    .you = Choose which minions to fight, and how.
    .wait = { $seat } is choosing a fight.
prompt-fireball = { $seat }, choose the card that the Fireball burns.
    .you = Choose the card that the Fireball burns.
    .wait = { $seat } is preparing a Fireball.
prompt-more_dice = { $seat }, choose whether the gate you found adds 2 dice to this roll.
    .you = Choose whether the gate you found adds 2 dice to this roll.
    .wait = { $seat } is deciding whether to add 2 dice.
prompt-die_colour = { $seat }, choose the colour of a bonus die.
    .you = Choose the colour of a bonus die.
    .wait = { $seat } is choosing the colour of a die.
prompt-reroll =
    { $by ->
        [own] { $seat }, your skill lets you reroll: reroll or keep your dice.
        [mount] { $seat }, the Unicorn lets you reroll your failed dice: reroll or keep them.
       *[other] { $seat }, Battle Luck lets you reroll your failed dice: reroll or keep them.
    }
    .you =
        { $by ->
            [own] Your skill lets you reroll: reroll or keep your dice.
            [mount] The Unicorn lets you reroll your failed dice: reroll or keep them.
           *[other] Battle Luck lets you reroll your failed dice: reroll or keep them.
        }
    .wait = { $seat } is deciding whether to reroll.
prompt-luck = { $seat }, choose whether to play Battle Luck for { $other }’s failed dice.
    .you = Choose whether to play Battle Luck for { $other }’s failed dice.
    .wait = { $seat } is deciding whether to play Battle Luck.
prompt-commit = { $seat }, commit cards against { the-general }.
    .you = Commit cards against { the-general }.
    .wait = { $seat } is committing cards against { the-general }.
prompt-blessing = { $seat }, choose whether to cancel { the-general }’s skill with Amarak’s Blessing.
    .you = Choose whether to cancel { the-general }’s skill with Amarak’s Blessing.
    .wait = { $seat } is deciding whether to use Amarak’s Blessing.
prompt-next_roller = { $seat }, the cards are committed against { the-general }: choose who rolls the dice.
    .you = The cards are committed against { the-general }: choose who rolls the dice.
    .wait = { $seat } is choosing who rolls the dice.
prompt-lose_cards = { $seat }, the defeat costs you cards: discard one.
    .you = The defeat costs you cards: discard one.
    .wait = { $seat } is discarding the cards that the defeat costs.
prompt-replace_hero = { $seat }, your hero is dead: choose another.
    .you = Your hero is dead: choose another.
    .wait = { $seat } is choosing a new hero.
prompt-turn_undead = { $seat }, choose whether to turn the Undead on your location.
    .you = Choose whether to turn the Undead on your location.
    .wait = { $seat } is deciding whether to turn the Undead.
prompt-disperse = { $seat }, choose where the next Undead flees.
    .you = Choose where the next Undead flees.
    .wait = { $seat } is turning the Undead.
prompt-spy = { $seat }, choose whether your spy keeps a General from healing.
    .you = Choose whether your spy keeps a General from healing.
    .wait = { $seat } is deciding whether to use a spy.
prompt-hand_limit = { $seat }, you have too many cards: discard one or play a special card.
    .you = You have too many cards: discard one or play a special card.
    .wait = { $seat } has too many cards and is discarding.
prompt-window =
    { $moment ->
        [day_end] { $seat }, Daytime ends: play a card, use a reward, or pass.
        [evening] { $seat }, it is Evening: play a card, use a reward, or pass.
        [night] { $seat }, Night is about to fall: play a card, use a reward, or pass.
       *[other] { $seat }, a card is revealed: play a card, use a reward, or pass.
    }
    .you =
        { $moment ->
            [day_end] Daytime ends: play a card, use a reward, or pass.
            [evening] It is Evening: play a card, use a reward, or pass.
            [night] Night is about to fall: play a card, use a reward, or pass.
           *[other] A card is revealed: play a card, use a reward, or pass.
        }
    .wait = { $seat } is deciding whether to play a card.
prompt-offer = { $seat }, you may play a card or use a reward at any time.
    .you = You may play a card or use a reward at any time.
    .wait = { $seat } may play a card at any time.
prompt-wisdom = { $seat }, choose whether your Wisdom replaces the card: { $dark-plain }.
    .you = Choose whether your Wisdom replaces the card: { $dark-plain }.
    .wait = { $seat } is deciding whether to replace the revealed card.
prompt-give_marker = { $seat }, the supply is empty: choose the quest that gives back { a-minion }.
    .you = The supply is empty: choose the quest that gives back { a-minion }.
    .wait = { $seat } is choosing the quest that gives back a minion.
prompt-place_gate = { $seat }, choose the location of the new Magic Gate.
    .you = Choose the location of the new Magic Gate.
    .wait = { $seat } is choosing the location of a Magic Gate.
prompt-send_hero = { $seat }, choose a hero to move.
    .you = Choose a hero to move.
    .wait = { $seat } is choosing a hero to move.
prompt-send_to = { $seat }, choose where to send { $other }.
    .you = Choose where to send { $other }.
    .wait = { $seat } is choosing where to send a hero.
prompt-purity = { $seat }, choose the location to free of its crystals with the Spell of Purity.
    .you = Choose the location to free of its crystals with the Spell of Purity.
    .wait = { $seat } is choosing a location to purify.
prompt-clear = { $seat }, choose a location to clear of all minions, or stop.
    .you = Choose a location to clear of all minions, or stop.
    .wait = { $seat } is choosing locations to clear.
prompt-push_back = { $seat }, choose the General to push back, or stop.
    .you = Choose the General to push back, or stop.
    .wait = { $seat } is choosing a General to push back.
prompt-remove_minions = { $seat }, choose a minion to remove, or stop.
    .you = Choose a minion to remove, or stop.
    .wait = { $seat } is removing minions.
prompt-sweep_to = { $seat }, choose where the cavalry goes, or stop.
    .you = Choose where the cavalry goes, or stop.
    .wait = { $seat } is leading the cavalry.
prompt-sweep = { $seat }, choose the minion for the cavalry to remove: { $location }.
    .you = Choose the minion for the cavalry to remove: { $location }.
    .wait = { $seat } is leading the cavalry.
prompt-foresee = { $seat }, keep or discard this card. { $dark-text }
    .you = Keep or discard this card. { $dark-text }
    .wait = { $seat } is looking at the next cards.
prompt-arrange = { $seat }, choose the card that comes next.
    .you = Choose the card that comes next.
    .wait = { $seat } is arranging the next cards.
prompt-local_information = { $seat }, name the colour of the cards you want to keep.
    .you = Name the colour of the cards you want to keep.
    .wait = { $seat } is naming a colour.
prompt-actions_spent = { $seat }, choose how many actions to spend on the Unicorn: each gives a die.
    .you = Choose how many actions to spend on the Unicorn: each gives a die.
    .wait = { $seat } is approaching the Unicorn.
prompt-ancient_tree = { $seat }, choose the location that loses a crystal to the Ancient Tree.
    .you = Choose the location that loses a crystal to the Ancient Tree.
    .wait = { $seat } is choosing the location that loses a crystal.
prompt-spare_half = { $seat }, choose the location that gets no minions.
    .you = Choose the location that gets no minions.
    .wait = { $seat } is choosing a location to protect.

## Chance

prompt-start_player = Chance picks the start player.
prompt-deal_hero = A hero is dealt.
prompt-remove_special = A special card is removed.
prompt-draw_cards = A Hero Card is drawn.
prompt-draw_quest = A quest is drawn.
prompt-batch = A set-up card is revealed.
prompt-roll = A die is rolled.
prompt-attack = The Curse strikes at a committed card.
prompt-penalty = A die decides the penalty.
prompt-reveal = A Darkness Spreads Card is revealed.
prompt-look = A Darkness Spreads Card is foreseen.
prompt-fetch = The deck is searched for a Hero Card.
prompt-keep_cards = A Hero Card is revealed.

## Refusals

why-DOR-2-3 = First choose a hero nobody has played yet.
why-DOR-2-10 = The set-up reveals a card: it can only be one that is still in the deck.
why-DOR-2-16 = Chance picks the start player from among everyone.
why-DOR-3-1 = This is not for you to decide now: wait for your turn.
why-DOR-3-4 = It is time to act: choose an action, play a card or end your Daytime.
why-DOR-3-5 = Twice per turn at most: you have heard enough rumours.
why-DOR-4-1 = First choose where you go.
    .to = No road leads straight to { $place }.
    .foot = No adjacent location is open to you.
why-DOR-4-2 = You need a card with a horse, and a location to go to.
    .to = Too far for a horse: { $location } is more than two roads away.
why-DOR-4-3 = You need a card with an eagle, and a location to go to.
    .to = Too far for an eagle: { $location } is more than four roads away.
why-DOR-4-4 = You need a card with a gate, and a location to go to.
    .card = This card does not pay for this move: { $card }.
    .to = Neither your card nor a Magic Gate leads to { $place }.
why-DOR-4-5 = You need a Magic Gate here and another elsewhere.
    .to = No Magic Gate leads to { $place }.
why-DOR-4-8 = You are there already: { $location }.
why-DOR-5-2 = You need the card of your location, no gate here yet, and a gate left in the supply.
why-DOR-5-4 = You must be at an inn, and then name a colour.
    .draw = This card is no longer in the deck: { $card }.
why-DOR-5-6 = You need a tainted location and a card of its colour, or the gift to sanctify and no minions around.
why-DOR-5-9 = You cannot heal among minions.
why-DOR-5-11 = You have nothing to heal.
why-DOR-5-12 = Your quest asks for nothing here.
why-DOR-6-1 = You need minions to fight.
    .die = A die shows a face from 1 to 6.
why-DOR-6-6 = Reroll or keep your dice.
why-DOR-7-8 = Your hero is dead: first choose one nobody has played yet.
why-DOR-8-1 = To attack, you need a General on your location, no minions, and a card you can use against that General.
why-DOR-8-2 = This card is of no use against this General: { $card }.
why-DOR-8-3 = Commit a card; whoever attacked commits at least one.
why-DOR-8-5 = Choose who rolls next, from those who have not rolled yet.
why-DOR-8-12 = First choose a card to discard.
why-DOR-9-2 = A die decides the fate of each committed card.
why-DOR-9-16 = A die decides the penalty.
why-DOR-11-2 = Your hand is too full: first discard a card, or play a special card.
why-DOR-11-3 = A Hero Card is drawn: it can only be one from the deck.
    .rumors = No Hero Card is left to draw, neither in the deck nor on its discard pile.
why-DOR-12-3 = A Darkness Spreads Card is revealed: it can only be one that is still possible.
why-DOR-13-12 = First choose a quest that holds a minion of this colour.
why-DOR-16-5 = This cannot be played now, or would have no effect.
why-DOR-16-6 = Play a card, use a reward, or pass.
why-DOR-16-8 = Choose a location without a Magic Gate.
why-DOR-16-9 = First choose the hero to move, then another location for it.
why-DOR-16-10 = Choose a tainted location.
why-DOR-16-11 = Choose a location with minions, or stop.
why-DOR-16-12 = Choose a living General who has left the starting location, or stop.
why-DOR-16-15 = Play Battle Luck or pass.
why-DOR-16-18 = First name a colour.
why-DOR-16-19 = Choose a minion within reach, or stop.
why-DOR-16-20 = The cavalry goes to a neighbouring location not yet swept and takes one or two minions there, six in all.
why-DOR-16-21 = First decide about the cards you have foreseen.
why-DOR-16-22 = Choose a location of the card whose minions can be kept away.
why-DOR-16-24 = Choose a General who is about to heal, or pass.
why-DOR-17-2 = Turn the Undead towards an adjacent location with room.
why-DOR-17-8 = Only Eagle Flight allows this: a location at most four roads away.
why-DOR-17-12 = First choose the sky or the ground.
why-DOR-17-13 = Only the Noble Steed allows this: a location at most two roads away.
why-DOR-17-24 = First choose a shape, or none.
why-DOR-17-26 =
    { $location-id ->
        [monarch_city] In the shape of an enemy, you can enter neither Monarch City nor an inn: { $location }.
        [chimera_inn] In the shape of an enemy, you can enter neither Monarch City nor an inn: { $location }.
        [eagle_nest_inn] In the shape of an enemy, you can enter neither Monarch City nor an inn: { $location }.
        [gryphon_inn] In the shape of an enemy, you can enter neither Monarch City nor an inn: { $location }.
       *[other] In the shape of an enemy, you cannot reach { $place }: the way there leads through Monarch City or an inn.
    }
why-DOR-17-31 = Only the Wizard can teleport, once per turn.
why-DOR-17-33 = Choose a location card in the colour of a minion there.
why-DOR-17-35 = Use your Wisdom or keep the card.
why-DOR-18-1 = A quest is drawn: it can only be one from the deck.
why-DOR-18-17 = First decide about the 2 bonus dice and their colour.
why-DOR-18-18 = For this you need the Unicorn, or enough actions to spend on it.
    .to = Too far for the Unicorn: { $location } is more than two roads away.
why-DOR-18-19 = Use Amarak’s Blessing or keep it.
why-DOR-18-26 = The deck is searched for a Hero Card of the General’s colour.
why-DOR-18-28 = Choose a tainted location.
why-DOR-19-2 = A special card is removed: it can only be one from the deck.

## End of the game

outcome-won = The realm is saved: all four Generals are defeated. Victory for { $winners }!
outcome-loss_general = A General has entered Monarch City: the war is lost.
outcome-loss_minions = There are too many minions: the supply is empty and the war is lost.
outcome-loss_crystals = Corruption has spread over the realm: the last crystal has been placed.
outcome-loss_city = Monarch City has fallen to the minions.
outcome-loss_no_hero = No hero is left to defend the realm.

## Figures in sentences, with their articles: seats that go by them

the-hero-cleric = the Cleric
the-hero-dwarf = the Dwarf
the-hero-eagle_rider = the Eagle Rider
the-hero-paladin = the Paladin
the-hero-ranger = the Ranger
the-hero-rogue = the Rogue
the-hero-sorceress = the Sorceress
the-hero-wizard = the Wizard

## Hints: why an answer is good or bad

reason-general = Helps to defeat a General.
reason-general_of = Helps to defeat { the-general }.
reason-general_worse = Puts off the fight against the Generals.
reason-general_worse_of = Puts off the fight against { the-general }.
reason-minions = Leaves fewer minions in the realm.
reason-minions_of = Leaves fewer minions at { $place }.
reason-minions_worse = Leaves more minions in the realm.
reason-minions_worse_of = Leaves more minions at { $place }.
reason-city = Keeps minions out of Monarch City.
reason-city_worse = Lets more minions into Monarch City.
reason-crystals = Less of the realm is tainted.
reason-crystals_of = Keeps crystals away from { $place }.
reason-crystals_worse = More of the realm is tainted.
reason-crystals_worse_of = Lets a crystal taint { $place }.
reason-march = Makes it less likely that a General enters Monarch City.
reason-march_worse = Makes it more likely that a General enters Monarch City.
reason-life = The heroes keep more life.
reason-life_of = Spares { $seat } wounds.
reason-life_worse = It costs the heroes life.
reason-life_worse_of = May cost { $seat } wounds.
reason-quests = Completes a quest sooner.
reason-quests_worse = Delays a quest.
reason-cards = Leaves the heroes more cards.
reason-cards_worse = It costs cards.
reason-odds = Improves the odds against the Generals.
reason-odds_of = Gathers cards against { the-general }.
reason-odds_worse = Lowers the odds against the Generals.
reason-odds_worse_of = Leaves fewer cards against { the-general }.
reason-gather = Brings the heroes together for a strike.
reason-gather_worse = Keeps the heroes apart.

## Partners: what a hero is about to do, in the first person

deed-strike_odds =
    { $percent ->
        [100] I’ll attack { the-general }: with all our cards we are almost certain to win.
       *[other] I’ll attack { the-general }: with all our cards we win about { $percent } times in 100.
    }
deed-strike = I’ll attack { the-general }.
deed-hold_city =
    { $minions ->
        [one] I’ll hold Monarch City: { some-minions } has got in.
       *[other] I’ll hold Monarch City: { some-minions } have got in.
    }
deed-near_city =
    { $minions ->
        [one] I’ll fight for { $place }: { some-minions } is one step from Monarch City.
       *[other] I’ll fight for { $place }: { some-minions } are one step from Monarch City.
    }
deed-gather = I’ll go to { $place }: together we can attack { the-general }.
deed-relieve = I’ll fight for { $place }: one more minion there and it is overrun.
deed-quest = I’ll see to my quest: { $place }.
deed-heal_land =
    { $crystals ->
        [one] I’ll heal the land of { $place }: a crystal taints the realm.
       *[other] I’ll heal the land of { $place }: { $crystals } crystals taint the realm.
    }
deed-fight =
    { $minions ->
        [one] I’ll fight for { $place }: { some-minions } is there.
       *[other] I’ll fight for { $place }: { some-minions } are there.
    }
deed-fight_at = I’ll fight the minions at { $place }.
deed-recover = I’ll see to my wounds at { $place }: I have only { life-points } left.
deed-rumors = I’ll listen to rumours at { $place }: we need cards.
deed-go = I’ll go to { $place }.

## Partners: what a hero may be asked for

wish-come = Come to me, to { $place }.
wish-city = Hold Monarch City.
wish-recover = See to your wounds.
wish-save = Save your cards.
