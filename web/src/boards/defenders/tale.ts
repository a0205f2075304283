/** Rolls of dice as a story, out of the events of the log: fights with minions, attacks on generals, attempts. */
import type { Event } from '$src/protocol';
import type { AnyColour, View } from '$src/views/defenders';

export interface RolledDie {
  colour: AnyColour;
  value: number;
  /** It was rolled more than once. */
  again: boolean;
}

export interface Loss {
  wounds: number;
  cards: string[];
  /** The hero who died of it. */
  died: string | null;
  /** It fell back to the city. */
  city: boolean;
}

/** What one seat does in a fight. */
export interface Part {
  seat: number;
  /** The cards it put in; a cursed one gives no dice. */
  cards: { card: string; cursed: boolean }[];
  declined: boolean;
  dice: RolledDie[];
  /** The number of the event of its first die; 0 before. */
  rolledAt: number;
  rerolls: number;
  /** The general's life after its roll; null before. */
  life: number | null;
  loss: Loss | null;
}

export interface Tale {
  /** The number of its first event. */
  n: number;
  kind: 'minions' | 'general' | 'attempt';
  /** Who began it. */
  seat: number;
  place: string | null;
  general: string | null;
  fireball: boolean;
  parts: Part[];
  cancelled: number | null;
  /** The seats that played Battle Luck. */
  lucky: number[];
  slain: { colour: string; n: number }[];
  killed: { colour: string; n: number }[];
  missed: number;
  killer: number | null;
  survived: number | null;
  regenerated: boolean;
  /** How an attempt ended: the kind of its event, with the quest or the place. */
  result: { kind: string; what: string } | null;
  over: boolean;
}

/** What a die of a colour needs in a roll of a seat; 0 where it is not known. */
export type Need = (tale: Tale, seat: number, colour: string) => number;

const ATTEMPTS = ['quest-done', 'quest-failed', 'land-healed', 'land-not-healed'];
/** What happens within the fight against a general until everybody has had the penalty. */
const AFTERMATH = [
  'penalty',
  'wounded',
  'died',
  'replaced',
  'no-hero',
  'card-lost',
  'to-city',
  'regenerated',
];
/** What tells the life of a general; regenerated, it is full. */
const LIFE = ['general-hit', 'general-survived', 'general-healed', 'regenerated'];
const DRAWS = ['card-drawn', 'quest-drawn', 'deck-shuffled', 'quest-impossible'];

function begin(event: Event, kind: Tale['kind'], fireball: boolean): Tale {
  return {
    n: event.n,
    kind,
    seat: Number(event.args.seat ?? -1),
    place: event.args.location ?? null,
    general: event.args.general ?? null,
    fireball,
    parts: [],
    cancelled: null,
    lucky: [],
    slain: [],
    killed: [],
    missed: 0,
    killer: null,
    survived: null,
    regenerated: false,
    result: null,
    over: false,
  };
}

export const blankPart = (seat: number): Part => ({
  seat,
  cards: [],
  declined: false,
  dice: [],
  rolledAt: 0,
  rerolls: 0,
  life: null,
  loss: null,
});

export function partOf(tale: Tale, seat: number): Part {
  let part = tale.parts.find((one) => one.seat === seat);
  if (!part) {
    part = blankPart(seat);
    tale.parts.push(part);
  }
  return part;
}

const lossOf = (part: Part): Loss => (part.loss ??= { wounds: 0, cards: [], died: null, city: false });

/** Which dice are rolled again, if it is that many: those that failed, all of them, or those of one enemy. */
export function rolledAgain(
  dice: readonly RolledDie[],
  n: number,
  need: (colour: string) => number,
): number[] {
  const all = dice.map((_, i) => i);
  const failed = all.filter((i) => (dice[i]?.value ?? 0) < need(dice[i]?.colour ?? ''));
  if (failed.length === n) return failed;
  if (dice.length === n) return all;
  const blue = failed.filter((i) => dice[i]?.colour === 'blue');
  return (blue.length === n ? blue : failed).slice(0, n);
}

/** The fights and attempts that these events tell, in their order; the last one may go on. */
export function tales(events: readonly Event[], need: Need): Tale[] {
  const out: Tale[] = [];
  let now: Tale | null = null;
  /** The dice that the next rolls replace. */
  let again: number[] = [];

  const start = (tale: Tale) => {
    if (now) now.over = true;
    again = [];
    out.push(tale);
    now = tale;
    return tale;
  };

  for (const [i, event] of events.entries()) {
    const { kind, args } = event;
    const seat = Number(args.seat ?? -1);
    if (kind === 'fight') {
      const burnt = events[i - 1]?.kind === 'card-spent' && Number(events[i - 1]?.args.seat) === seat;
      start(begin(event, 'minions', burnt));
      continue;
    }
    if (kind === 'attack') {
      start(begin(event, 'general', false));
      continue;
    }
    if (kind === 'rolled') {
      const open: Tale | null = now;
      // The dice of a fight whose beginning is not known.
      if (!open && args['die-colour'] !== 'purple') continue;
      const tale: Tale = open && !settled(open) ? open : start(begin(event, 'attempt', false));
      const part = partOf(tale, seat);
      const index = again.shift();
      const die: RolledDie = {
        colour: (args['die-colour'] ?? 'purple') as AnyColour,
        value: Number(args.pips ?? 0),
        again: index !== undefined,
      };
      if (index === undefined) part.dice.push(die);
      else part.dice[index] = die;
      part.rolledAt ||= event.n;
      continue;
    }
    if (!now) continue;
    const tale: Tale = now;
    const part = (who = seat) => partOf(tale, who);
    switch (kind) {
      case 'committed':
        part().cards.push({ card: args.card ?? '', cursed: false });
        break;
      case 'declined':
        part().declined = true;
        break;
      case 'cursed': {
        const card = part().cards.find((one) => one.card === args.card && !one.cursed);
        if (card) card.cursed = true;
        break;
      }
      case 'skill-cancelled':
        tale.cancelled = seat;
        break;
      case 'played':
        if (args.special === 'battle_luck') tale.lucky.push(seat);
        break;
      case 'rerolled': {
        const mine = part();
        mine.rerolls += 1;
        again = rolledAgain(mine.dice, Number(args.dice ?? 0), (colour) => need(tale, seat, colour));
        break;
      }
      case 'slain':
      case 'killed':
        tale[kind].push({ colour: args.colour ?? '', n: Number(args.minions ?? 0) });
        break;
      case 'missed':
        tale.missed = Number(args.minions ?? 0);
        break;
      case 'general-hit':
        part().life = Number(args.life ?? 0);
        break;
      case 'general-killed':
        tale.killer = seat;
        break;
      case 'general-survived':
        tale.survived = Number(args.life ?? 0);
        break;
      case 'regenerated':
        tale.regenerated = true;
        break;
      case 'penalty':
        if (tale.survived !== null) lossOf(part()).wounds = Number(args.wounds ?? 0);
        break;
      case 'died':
        if (tale.survived !== null) lossOf(part()).died = args.hero ?? null;
        break;
      case 'card-lost':
        if (tale.survived !== null) lossOf(part()).cards.push(args.card ?? '');
        break;
      case 'to-city':
        if (tale.survived !== null) lossOf(part()).city = true;
        break;
    }
    if (tale.kind === 'attempt' && ATTEMPTS.includes(kind)) {
      tale.result = { kind, what: args.quest ?? args.location ?? '' };
      tale.over = true;
      now = null;
    } else if (ends(tale, kind)) {
      tale.over = true;
      now = null;
    }
  }
  return out;
}

/** The dice have been counted: another roll is another story. */
function settled(tale: Tale): boolean {
  return tale.kind === 'minions' && (tale.missed > 0 || tale.killed.length > 0 || tale.slain.length > 0);
}

/** Whether an event is no part of the story any more. */
function ends(tale: Tale, kind: string): boolean {
  if (tale.kind === 'minions') return settled(tale) && !['slain', 'killed', 'missed'].includes(kind);
  if (tale.kind === 'general') {
    if (tale.killer !== null) return kind !== 'general-killed';
    const within = kind === 'general-survived' || AFTERMATH.includes(kind) || DRAWS.includes(kind);
    return tale.survived !== null && !within;
  }
  return false;
}

/** Whether the dice of a fight have been counted, so that its end can be shown. */
export const isDecided = (tale: Tale): boolean =>
  tale.over || settled(tale) || tale.killer !== null || tale.survived !== null || tale.result !== null;

/** Where the last fight begins: all before can be forgotten. The card before it may tell of a fireball. */
export function lastEvents(told: readonly Event[]): readonly Event[] {
  const at = told.findLastIndex(({ kind }) => kind === 'fight' || kind === 'attack');
  return told.slice(Math.max(0, at - 1));
}

/** The life that a general had when a fight began, if the log tells of it. */
export function lifeBefore(told: readonly Event[], { n, general }: Tale, full: number): number | null {
  const at = told.findIndex((event) => event.n === n);
  if (at < 0) return null;
  const last = told
    .slice(0, at)
    .findLast(({ kind, args }) => args.general === general && LIFE.includes(kind));
  return Number(last?.args.life ?? full);
}

/** What must have happened for a fight to stand as a view shows it. */
function prologue(view: View): Event[] {
  const { fight } = view;
  if (!fight?.general) return [];
  const { general } = fight;
  const life = String(view.generals[general]?.life ?? 0);
  const told: Pick<Event, 'kind' | 'args'>[] = [
    // Generals are attacked on one's own day.
    { kind: 'attack', args: { seat: String(view.active), general } },
    ...fight.joined.flatMap((seat) =>
      (fight.committed[seat] ?? []).map((card) => ({
        kind: 'committed',
        args: { seat: String(seat), card },
      })),
    ),
    ...fight.rolled.map((seat) => ({ kind: 'general-hit', args: { seat: String(seat), general, life } })),
  ];
  return told.map((event) => ({ ...event, n: 0, entry: 0 }));
}

/** What a view alone shows of its fight: where the log tells it no more, because it is about to be taken back. */
export function fromView(view: View): Tale | null {
  const { fight } = view;
  if (!fight) return null;
  if (fight.general) {
    const [tale] = tales(prologue(view), () => 0);
    return tale ? withView(tale, view) : null;
  }
  const seat = fight.fighter ?? view.active;
  const tale = begin({ n: 0, entry: 0, kind: 'fight', args: { seat: String(seat) } }, 'minions', false);
  return withView({ ...tale, place: view.players[seat]?.at ?? null }, view);
}

/** The story with the dice as they lie on the table: nothing is more certain. */
export function withView(tale: Tale, view: View): Tale {
  const { fight } = view;
  const seat = fight?.fighter ?? null;
  if (!fight || seat === null || fight.dice.length === 0) return tale;
  const known = tale.parts.some((one) => one.seat === seat);
  const parts = known ? tale.parts : [...tale.parts, blankPart(seat)];
  return {
    ...tale,
    parts: parts.map((part) =>
      part.seat === seat
        ? {
            ...part,
            dice: fight.dice.map((die, i) => ({
              colour: die.colour,
              value: die.value,
              again: part.dice[i]?.again ?? false,
            })),
          }
        : part,
    ),
  };
}

/** Where the events of the last story begin: all before can be forgotten. */
export function lastStart(events: readonly Event[], told: readonly Tale[]): number {
  const first = told.at(-1)?.n;
  if (first === undefined) return Math.max(0, events.length - 1);
  const at = events.findIndex((event) => event.n === first);
  return Math.max(0, at - 1);
}

/** The hits of a roll. */
export const hits = (part: Part, need: (colour: string) => number): number =>
  part.dice.filter((die) => die.value > 1 && die.value >= need(die.colour)).length;

/** The dice of a roll by the enemies they are rolled for, each with its place in the roll. */
export function byColour(
  dice: readonly RolledDie[],
): { colour: string; rolled: { die: RolledDie; order: number }[] }[] {
  const colours = [...new Set(dice.map(({ colour }) => colour))];
  return colours.map((colour) => ({
    colour,
    rolled: dice.flatMap((die, order) => (die.colour === colour ? [{ die, order }] : [])),
  }));
}
