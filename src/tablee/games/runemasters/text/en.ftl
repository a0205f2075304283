# Runemasters, in English.
#
# Names of cards, events, guardians, marks, ultimate powers and levels come from the content (data/*.toml). A
# monster is { the-card }, and { the-card.start } where it begins a sentence.

## Pieces

rune-red = red
rune-blue = blue
rune-yellow = yellow
rune-green = green
rune-violet = violet
rune-white = white

path-red = red path
path-blue = blue path
path-yellow = yellow path
path-green = green path

die-red = red die
die-red_star = rerolled red die
die-blue = blue die
die-blue_star = rerolled blue die
die-yellow = yellow die
die-yellow_star = rerolled yellow die
die-green = green die
die-green_star = rerolled green die
die-violet = violet die
die-violet_star = rerolled violet die
die-white = white die
die-white_star = rerolled white die

pair-red_and_red = two red dice
pair-red_and_red_star = two red dice, one of them rerolled
pair-red_star_and_red_star = two rerolled red dice
pair-blue_and_blue = two blue dice
pair-blue_and_blue_star = two blue dice, one of them rerolled
pair-blue_star_and_blue_star = two rerolled blue dice
pair-yellow_and_yellow = two yellow dice
pair-yellow_and_yellow_star = two yellow dice, one of them rerolled
pair-yellow_star_and_yellow_star = two rerolled yellow dice
pair-green_and_green = two green dice
pair-green_and_green_star = two green dice, one of them rerolled
pair-green_star_and_green_star = two rerolled green dice
pair-violet_and_violet = two violet dice
pair-violet_and_violet_star = two violet dice, one of them rerolled
pair-violet_star_and_violet_star = two rerolled violet dice
pair-white_and_white = two white dice
pair-white_and_white_star = two white dice, one of them rerolled
pair-white_star_and_white_star = two rerolled white dice

space = space { $number }

the-card = the { $card }
    .start = The { $card }
card-dawn = Dawn
    .text = The night is over: all guardians have won.

guardian =
    .text = { $guardian }, { $title }. Mark: { $mark }. { $mark-text } Ultimate power: { $ultimate }. { $ultimate-text }

ending-running = the night goes on
ending-dawn = dawn has broken
ending-temple_fell = the temple has fallen
ending-guardians_fell = no guardian is left alive

## Options of a new game

label-seats = Guardians in play
option-difficulty = Difficulty
    .text = The higher the level, the more hostile the events.
option-ultimate_start = Start of the Ultimate power
    .text = The space on which each guardian’s Ultimate token begins.
option-ultimate_start-default = by difficulty
option-ultimate_start-1 = space 1
option-ultimate_start-2 = space 2

## Log: set-up

event-guardian-chosen = { $seat } takes { $guardian }, { $title }.
    .you = You take { $guardian }, { $title }.
event-guardian-placed = { $guardian } takes up position before the { $path }.
event-elder-named = The team names its Elder: { $guardian }.

## Log: rounds and turns

event-round-began = Round { $round } begins.
event-event-revealed = Event: { $event }. { $event-text }
event-angel-given = An angel watches over { $guardian } until the round ends.
event-turn-began = Turn { $turn }: { $guardian } is up.
event-turn-skipped = { $guardian } is no longer alive: the turn is skipped.
event-actions-ended = { $guardian } has finished acting.
event-actions-skipped = { $guardian } had no time to act.
event-round-ended = Round { $round } is over.
event-poison-struck = The poison gnaws at { $guardian }.
event-dawn = Dawn breaks!
event-victory = Victory! The temple has held until dawn.
event-defeat = Defeat: { $ending }.

## Log: dice and actions

event-rolled = { $guardian } rolls a die: { $rune } rune.
    .together = { $guardian } rolls the dice: { $rune }.
event-rerolled = { $guardian } rerolls the { $old } rune and gets { $rune }.
event-hit = { $guardian } hits { the-card } with a { $die }.
event-moved = { $guardian } moves to the { $path }.
event-free-moved = { $guardian } darts to the { $path } without spending a die.
event-swapped = { $guardian } makes way and goes to the { $path }.
event-mark-used = { $guardian } invokes the mark: { $mark }.
event-blocked = { $guardian } blocks the { $path }.
event-block-removed = The { $path } is no longer blocked.
event-charged =
    { $space ->
        [4] { $guardian } charges the Ultimate power: { $ultimate } is ready!
       *[other] { $guardian } charges the Ultimate power up to space { $space }.
    }
event-mana-released = { $guardian } releases all mana on { the-card }.
event-ultimate-used =
    { $use ->
        [1] { $guardian } unleashes the Ultimate power: { $ultimate }!
       *[other] { $guardian } unleashes the Ultimate power for the last time: { $ultimate }!
    }
event-shielded = { $guardian } receives a shield.
event-healed = { $guardian } regains 1 life and is back up to { $life }.
event-exchanged = { the-card.start } goes from the { $from } to the { $to }, space { $space }.
event-revived = { $guardian } comes back to life on the { $path }.
event-petrified = The monsters turn to stone until the turn ends.

## Log: monsters

event-monster-came = { the-card.start } appears on the { $path }, space { $space }.
event-overflow = The { $path } is full: { the-card } strikes and is gone.
event-wounded = { the-card.start } takes a wound ({ $rune } weak point).
event-killed = { $guardian } slays { the-card } on the { $path }, space { $space }.
event-rewarded =
    { $life ->
        [0] { $guardian } gains { $mana } mana.
       *[other]
            { $mana ->
                [0] { $guardian } gains { $life } life.
               *[other] { $guardian } gains { $life } life and { $mana } mana.
            }
    }
event-reward-lost =
    { $life ->
        [0] { $guardian } can hold no more mana: { $mana } lost.
       *[other]
            { $mana ->
                [0] { $guardian } can hold no more life: { $life } lost.
               *[other] { $guardian } can hold no more life or mana: { $life } life and { $mana } mana lost.
            }
    }
event-life-taken =
    { $points ->
        [0] { $guardian } keeps all the mana of the reward.
       *[other] { $guardian } turns { $points } mana of the reward into life.
    }
event-frozen = The monsters are stone: none of them advances or attacks.
event-monster-moved = { the-card.start } advances to space { $space } of the { $path }.
event-melee = { the-card.start } strikes in melee on the { $path }: { $points } damage.
event-shot = { the-card.start } shoots an arrow along the { $path }: { $points } damage.
event-shot-ignored = { the-card.start } shoots an arrow along the { $path }, but this round’s event leads it astray.
event-dragon-healed = { the-card.start } recovers from all wounds.

## Log: damage

event-shield-broken = The shield that protects { $guardian } stops the attack and breaks.
event-hurt =
    { $life ->
        [0] { $guardian } loses 1 life and has none left.
       *[other] { $guardian } loses 1 life and is down to { $life }.
    }
event-angel-saved = The angel saves { $guardian }, who is left with 1 life.
event-died = { $guardian } falls.
event-poisoned = Poison takes hold of { $guardian }.
event-temple-hurt =
    { $temple ->
        [0] The temple takes { $points } damage and collapses.
       *[other] The temple loses { $points } life and is down to { $temple }.
    }

## Choices

choice-choose = Take { $guardian }, { $title }
choice-face = Stand before the { $path }
choice-elder = Name { $guardian } Elder
choice-angel = Entrust the angel to { $guardian }
choice-end = End your actions
choice-hit = Hit with a { $die }
choice-move = Move to the { $path } with a { $die }
choice-mark = Invoke the mark with a { $die }
    .asked = Invoke { $mark } with a { $die }
choice-block = Block the path with { $pair }
choice-charge = Charge the Ultimate power with a { $die }
choice-reroll = Reroll a { $die }
choice-release = Release all mana
choice-ultimate = Unleash the Ultimate power
    .asked = Unleash { $ultimate }
choice-free_move = Move to the { $path } without spending a die
choice-shield = Give { $guardian } a shield
choice-wound = Wound the { $rune } weak point
choice-heal = Give { $guardian } 1 life back
choice-exchange_monster = Move a monster
choice-move_self = Change paths yourself
    .asked = Move { $guardian }
choice-take = Exchange: move the monster on space { $space } of the { $path }
    .asked = The monster on space { $space } of the { $path }
choice-to = Destination: the { $path }
    .asked = To the { $path }
choice-revive = Bring { $guardian } back to life
choice-life =
    { $points ->
        [0] Keep all the mana
       *[other] Turn { $points } mana into life
    }
choice-roll = The die shows the { $rune } rune
choice-event = The event is { $event }
choice-draw = The card is { $card }

## Questions

prompt-choose_guardian = { $seat }, choose your guardian.
    .wait = { $seat } is choosing a guardian.
    .you = Choose your guardian.
prompt-choose_path = { $guardian }, choose the path to defend.
    .wait = { $guardian } is choosing the path to defend.
prompt-choose_elder = { $guardian }, name the Elder on behalf of the team.
    .wait = { $guardian } is naming the Elder on behalf of the team.
prompt-choose_angel = { $guardian }, choose the guardian the angel will watch over this round.
    .wait = { $guardian } is choosing the guardian the angel will watch over.
prompt-actions = { $guardian }, it is up to you: act, or end your actions.
    .wait = { $guardian } is acting.
prompt-shield = { $guardian }, choose who receives the shield.
    .wait = { $guardian } is choosing who receives the shield.
prompt-whirlwind = { $guardian }, choose the weak point to wound on { the-card }.
    .wait = { $guardian } is choosing the weak point to wound on { the-card }.
prompt-healing_prayer = { $guardian }, choose who regains 1 life.
    .wait = { $guardian } is choosing who regains 1 life.
prompt-exchange = { $guardian }, move a monster or move yourself.
    .wait = { $guardian } is choosing whether to move a monster or change paths.
prompt-exchange_take = { $guardian }, choose the monster to move.
    .wait = { $guardian } is choosing the monster to move.
prompt-exchange_to = { $guardian }, choose the destination path.
    .wait = { $guardian } is choosing the destination path.
prompt-trample = { $guardian }, choose the weak point to trample on { the-card }.
    .wait = { $guardian } is choosing the weak point to trample on { the-card }.
prompt-elemental_storm = { $guardian }, choose the weak point the storm strikes on { the-card }, { $path }.
    .wait = { $guardian } is choosing the weak point the storm strikes on { the-card }, { $path }.
prompt-second_wind = { $guardian }, choose who comes back to life.
    .wait = { $guardian } is choosing who comes back to life.
prompt-second_wind_to = { $guardian }, choose the path on which { $revived } returns.
    .wait = { $guardian } is choosing the path on which { $revived } returns.
prompt-mana_healing =
    { $mana ->
        [one] { $guardian }, choose whether to turn the mana gained into life.
       *[other] { $guardian }, choose how much of the { $mana } mana gained you turn into life.
    }
    .wait = { $guardian } is dividing the reward ({ $mana } mana) between mana and life.

## Chance

prompt-first_monsters = One of the first monsters is turned up.
prompt-event = The event of the round is turned up.
prompt-spawn = The top card of the Monster deck is turned up.
prompt-roll = A die is rolled.
prompt-reroll = A die is rerolled.

## Refusals

why-RUN-1-2 = { $guardian } has been taken already: no guardian is in play twice.
why-RUN-1-9 = The { $path } does not exist in this game.
why-RUN-1-12 = A guardian already defends the { $path }: there are never two.
why-RUN-4-4 = You have no { $die } to use: each die you rolled can be used only once.
why-RUN-4-8 = This is not yours to decide: only the guardian whose turn it is acts.
why-RUN-5-1 =
    .hit = A { $die } is no use here: the first monster has no unwounded weak point with this rune.
    .wound = This monster has no unwounded weak point with the { $rune } rune.
why-RUN-5-2 = There is no monster on your path: a die hits only the first monster of your own path.
why-RUN-5-3 = The monster this { $die } would hit stands behind another: a die hits only the first one.
why-RUN-5-10 = A { $die } does not lead to the { $path }: a die leads to the path of its own colour.
why-RUN-5-14 = You are facing the { $path } already.
why-RUN-5-18 = There is no monster on your path: your mark has no target.
why-RUN-5-19 = Blocking takes two unspent dice with the same rune: you do not have { $pair }.
why-RUN-5-20 = A dragon stands on your path: it cannot be blocked.
why-RUN-5-21 = Your path is blocked already: one block is enough.
why-RUN-5-26 = There is nothing to charge: your Ultimate power is ready, or its token has been discarded.
why-RUN-6-1 = You are out of mana: each reroll costs at least 1 mana.
why-RUN-6-4 = Releasing mana takes 4 mana and a monster on space 1 of your path.
why-RUN-6-7 = Your Ultimate power is not charged yet: its token must reach space 4.
why-RUN-6-9 = Your Ultimate power has been used twice: its token is discarded.
why-RUN-6-11 = Your Ultimate power would have no effect now: it cannot be used for nothing.
why-RUN-9-5 = You are facing a sorcerer: releasing mana does nothing to it.
why-RUN-9-7 = You are facing a warrior: a { $die } cannot wound it.
why-RUN-10-2 =
    .mark = Every living guardian has a shield already: your mark has no target.
    .shield = Not { $guardian }: a shield goes to a living guardian who has none.
why-RUN-10-7 =
    .mark = Every living guardian has full life: your mark has no target.
    .heal = Not { $guardian }: the prayer heals a living guardian who lacks life.
why-RUN-11-6 = No free move: the event does not grant one, or you have used it this turn.
why-RUN-11-7 = This round’s event makes rerolls more expensive: you lack the mana.
why-RUN-11-12 = This round’s event forbids marks: a white die can still block or charge.

why-RUN-D2 = First choose a guardian nobody has taken.
why-RUN-D3 = First choose the path your guardian will defend.
why-RUN-D4 = First name the Elder.
    .elder = { $guardian } is not in this game: the Elder is one of your guardians.
why-RUN-D5 = First choose the guardian the angel will watch over.
    .angel = Not { $guardian }: the angel watches over a living guardian.
why-RUN-D6 = This is not a choice to make now: use your dice, your mana or your Ultimate power, or end your actions.
why-RUN-D7 = The mark is invoked: first choose who receives the shield.
why-RUN-D8 = The mark is invoked: first choose the weak point to wound.
why-RUN-D9 = The mark is invoked: first choose who regains 1 life.
why-RUN-D10a = The mark is invoked: first choose whether to move a monster or yourself.
    .exchange_monster = There is no monster on the board to move.
why-RUN-D10b = The mark is invoked: first choose the monster to move.
    .take = There is no monster on space { $space } of the { $path }.
why-RUN-D10c = The mark is invoked: first choose the path to go to.
    .to = Not the { $path }: it must be a path in play other than the one left behind.
why-RUN-D11 = The Ultimate power is unleashed: first choose the weak point to wound on this monster.
why-RUN-D12 = The Ultimate power is unleashed: first choose the weak point the storm strikes.
why-RUN-D13a = The Ultimate power is unleashed: first choose who comes back to life.
    .revive = Not { $guardian }: only a dead guardian comes back to life.
why-RUN-D13b = The Ultimate power is unleashed: first choose the path for the one who returns.
    .to = Not the { $path }: it must be a path in play that nobody defends.
why-RUN-D14 = First choose how much mana you turn into life.
    .life = The reward holds less than { $points } mana: you cannot turn that much.

why-RUN-C2 = A Monster card is drawn: it can only be one that may still be in the deck.
why-RUN-C5 = An Event card is turned up: it can only be one that may still be in the deck.
why-RUN-C6 = A die is rolled: it shows one of the six runes and nothing else.
why-RUN-C7 = A die is rerolled: it shows one of the six runes and nothing else.

## End of the game

outcome-dawn = Dawn has broken and the temple still stands!
outcome-temple_fell = The temple fell before dawn.
outcome-guardians_fell = The last guardian died before dawn.

## Hints: why an answer is good or bad

reason-lives = Fewer guardians are likely to fall.
reason-lives_of = { $guardian } is less likely to fall.
reason-lives_worse = More guardians are likely to fall.
reason-lives_worse_of = { $guardian } is more likely to fall.
reason-life = The guardians keep more life.
reason-life_of = { $guardian } keeps more life.
reason-life_worse = Leaves the guardians less life.
reason-life_worse_of = Leaves { $guardian } less life.
reason-mana = Saves mana for later.
reason-mana_of = Leaves { $guardian } more mana for later.
reason-mana_worse = Leaves less mana for later.
reason-mana_worse_of = Leaves { $guardian } less mana for later.
reason-ultimate = Brings an Ultimate power closer.
reason-ultimate_of = Brings { $guardian } closer to { $ultimate }, the Ultimate power.
reason-ultimate_worse = An Ultimate power takes longer to charge.
reason-ultimate_worse_of = { $guardian } takes longer to charge the Ultimate power.
reason-slain = Leaves fewer monsters on the paths.
reason-slain_of = Helps to slay { the-card }.
reason-slain_worse = Leaves more monsters on the paths.
reason-slain_worse_of = Leaves { the-card } alive.
reason-wounds = Wounds more of the monsters’ weak points.
reason-wounds_of = Leaves { the-card } with more wounds.
reason-wounds_worse = Wounds fewer of the monsters’ weak points.
reason-wounds_worse_of = Leaves { the-card } with fewer wounds.
reason-gate = Keeps the monsters farther from the temple.
reason-gate_of = Keeps the monsters at a distance on the { $path }.
reason-gate_worse = Lets the monsters come closer to the temple.
reason-gate_worse_of = Lets a monster come close on the { $path }.
reason-temple = The temple stands to take less damage.
reason-temple_of = Shields the temple on the { $path }.
reason-temple_worse = The temple stands to take more damage.
reason-temple_worse_of = Leaves the temple exposed on the { $path }.

## Partners: what a guardian is about to do, in the first person

deed-slay_gate = I’ll slay { the-card } on the { $path }, right in front of the temple.
deed-revive = I’ll bring { $guardian } back to life.
deed-slay = I’ll slay { the-card } on the { $path } before it comes closer.
deed-fight_gate = I’ll strike at { the-card } on the { $path }, right in front of the temple.
deed-ultimate = I’ll use my Ultimate power, { $ultimate }.
deed-shield = I’ll shield { $guardian }.
deed-heal = I’ll heal { $guardian }, who has { $life } life.
deed-fight = I’ll strike at { the-card } on the { $path }.
deed-fight_path = I’ll fight on the { $path }.
deed-block = I’ll block the { $path }.
deed-charge = I’ll charge my Ultimate power.
deed-go = I’ll move to the { $path }.

## Partners: what a guardian may be asked for

wish-fight = Strike on the { $path }.
wish-charge = Charge your Ultimate power.
wish-save = Save your mana.
