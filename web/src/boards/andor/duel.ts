/** A fight as a story, round by round, out of the events of the log. */
import type { Event } from '$src/protocol';
import type { View } from '$src/views/andor';

export interface RolledDie {
  value: number;
  /** The blade rolled it once more. */
  again: boolean;
  /** The mage turned it over: what it showed before. */
  turned: number | null;
}

export interface HeroRoll {
  seat: number;
  dice: RolledDie[];
  /** What they count; null before the abilities are decided. */
  counted: number | null;
  /** The number of the event of the first die. */
  n: number;
}

export interface Round {
  n: number;
  number: number;
  rolls: HeroRoll[];
  /** What red plants add. */
  bonus: number;
  foe: number[];
  /** The number of the creature's first die; 0 before. */
  foeAt: number;
  /** The values of both sides; null before they are compared. */
  heroes: number | null;
  enemy: number | null;
  /** Will points after it, of those who lost some. */
  will: Record<number, number>;
  /** Those who fell in it. */
  fell: number[];
  /** The creature's will points after it; null: it was not hit. */
  foeWp: number | null;
}

export interface Duel {
  /** The number of its first event. */
  n: number;
  seat: number;
  creature: string;
  space: string;
  invited: number[];
  joined: number[];
  declined: number[];
  left: number[];
  /** The creature's strength after a black plant; null without. */
  weakened: number | null;
  stolen: boolean;
  rounds: Round[];
  defeated: boolean;
  /** It ended without a winner. */
  broken: boolean;
  /** The number of the event that ended it; 0 before. */
  end: number;
  rewards: { seat: number; points: string; amount: number }[];
}

const seatOf = ({ args }: Event): number => Number(args.seat ?? -1);
/** Seats in the part of the table that counts them from 1. */
const otherOf = (value: string | undefined): number => Number(value ?? 0) - 1;

function begin(event: Event): Duel {
  return {
    n: event.n,
    seat: seatOf(event),
    creature: event.args.creature ?? '',
    space: event.args.space ?? '',
    invited: [],
    joined: [seatOf(event)],
    declined: [],
    left: [],
    weakened: null,
    stolen: false,
    rounds: [],
    defeated: false,
    broken: false,
    end: 0,
    rewards: [],
  };
}

const blank = (n: number, number: number): Round => ({
  n,
  number,
  rolls: [],
  bonus: 0,
  foe: [],
  foeAt: 0,
  heroes: null,
  enemy: null,
  will: {},
  fell: [],
  foeWp: null,
});

function rollOf(round: Round, seat: number, n: number): HeroRoll {
  let roll = round.rolls.find((one) => one.seat === seat);
  if (!roll) {
    roll = { seat, dice: [], counted: null, n };
    round.rolls.push(roll);
  }
  return roll;
}

/** The fights that these events tell, in their order; the last one may go on. */
export function duels(events: readonly Event[]): Duel[] {
  const out: Duel[] = [];
  /** The die that the next roll replaces. */
  let again = -1;
  for (const event of events) {
    const { n, kind, args } = event;
    if (kind === 'fight-began') {
      out.push(begin(event));
      again = -1;
      continue;
    }
    const duel = out.at(-1);
    if (!duel || duel.broken) continue;
    const seat = seatOf(event);
    if (kind === 'round-began') {
      duel.rounds.push(blank(n, Number(args.round ?? duel.rounds.length + 1)));
      continue;
    }
    const round = duel.rounds.at(-1);
    switch (kind) {
      case 'invited':
        duel.invited.push(otherOf(args.to));
        break;
      case 'joined':
        duel.joined.push(seat);
        break;
      case 'declined':
        duel.declined.push(seat);
        break;
      case 'left-fight':
        duel.left.push(seat);
        break;
      case 'weakened':
        duel.weakened = Number(args.sp ?? 0);
        break;
      case 'die-stolen':
        duel.stolen = true;
        break;
      case 'defeated':
        duel.defeated = true;
        duel.end = n;
        break;
      case 'reward':
        if (duel.defeated)
          duel.rewards.push({ seat, points: args.points ?? 'wp', amount: Number(args.amount ?? 0) });
        break;
      case 'fight-over':
        duel.broken = true;
        duel.end ||= n;
        break;
    }
    if (!round) continue;
    switch (kind) {
      case 'rolled': {
        const { dice } = rollOf(round, seat, n);
        const die = { value: Number(args.pips ?? 0), again: again >= 0, turned: null };
        if (again >= 0) dice[again] = die;
        else dice.push(die);
        again = -1;
        break;
      }
      case 'rerolled':
        again = rollOf(round, seat, n).dice.findIndex(({ value }) => value === Number(args.pips));
        break;
      case 'die-turned': {
        const from = Number(args.from ?? 0);
        const dice = round.rolls.at(-1)?.dice ?? [];
        const at = dice.findIndex(({ value }) => value === from);
        const die = dice[at];
        if (die) dice[at] = { ...die, value: Number(args.pips ?? 7 - from), turned: from };
        break;
      }
      case 'dice-counted':
        rollOf(round, seat, n).counted = Number(args.value ?? 0);
        break;
      case 'red-plant':
        round.bonus = Number(args.bonus ?? 0); // all red plants of the round so far
        break;
      case 'creature-rolled':
        round.foe.push(Number(args.pips ?? 0));
        round.foeAt ||= n;
        break;
      case 'values':
        round.heroes = Number(args.heroes ?? 0);
        round.enemy = Number(args.enemy ?? 0);
        break;
      case 'creature-hurt':
        round.foeWp = Number(args.wp ?? 0);
        break;
      case 'will':
        if (round.heroes !== null && !duel.defeated) round.will[seat] = Number(args.wp ?? 0);
        break;
      case 'fell':
        round.fell.push(seat);
        round.will[seat] = Number(args.wp ?? 0);
        break;
    }
  }
  return out;
}

/** The last fight that a log tells. */
export function lastDuel(told: readonly Event[]): Duel | null {
  const at = told.findLastIndex(({ kind }) => kind === 'fight-began');
  return at < 0 ? null : (duels(told.slice(at)).at(-1) ?? null);
}

/** What a view alone shows of its fight: where the log tells it no more, because it is about to be taken back. */
export function fromView({ fight }: View): Duel | null {
  if (!fight) return null;
  const seat = String(fight.starter);
  const told: Pick<Event, 'kind' | 'args'>[] = [
    { kind: 'fight-began', args: { seat, creature: fight.creature, space: fight.space } },
    ...fight.party
      .filter((other) => other !== fight.starter)
      .map((other) => ({ kind: 'joined', args: { seat: String(other) } })),
    ...(fight.stolen ? [{ kind: 'die-stolen', args: { seat } }] : []),
    ...(fight.round > 0 ? [{ kind: 'round-began', args: { round: String(fight.round) } }] : []),
    ...fight.dice.map((pips) => ({
      kind: fight.roller === null ? 'creature-rolled' : 'rolled',
      args: { seat: String(fight.roller ?? -1), creature: fight.creature, pips: String(pips) },
    })),
  ];
  return lastDuel(told.map((event) => ({ ...event, n: 0, entry: 0 })));
}

/** What the heroes brought beside dice and plants into a round that is over. */
export function broughtIn({ heroes, rolls, bonus }: Round): number | null {
  return heroes === null
    ? null
    : heroes - bonus - rolls.reduce((all, { counted }) => all + (counted ?? 0), 0);
}

/** The strength the creature had in a round that is over. */
export function strengthIn({ enemy, foe }: Round): number | null {
  const counted = counting(foe, true).reduce((all, i) => all + (foe[i] ?? 0), 0);
  return enemy === null ? null : enemy - counted;
}

/** Which dice of a roll count: the highest one, or with sums all of the best group. */
export function counting(dice: readonly number[], sums: boolean): number[] {
  let top = 0;
  let value = 0;
  for (const die of dice) {
    const worth = sums ? die * dice.filter((other) => other === die).length : die;
    if (worth > top) [top, value] = [worth, die];
  }
  const found = dice.flatMap((die, i) => (die === value ? [i] : []));
  return sums ? found : found.slice(0, 1);
}
