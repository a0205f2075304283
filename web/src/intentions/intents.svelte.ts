import type { IconName } from '$src/icons';
import type { Event, Intention } from '$src/protocol';
import type { Form } from '$lib/layout.svelte';
import { settings } from '$lib/settings.svelte';

/** How long a sentence that is not true any more stays, struck through, in milliseconds. */
const STRUCK = 1100;

/** What the bots of a cooperative game say they will do: on the table for boards and seats to show. */
class Intents {
  list = $state.raw<readonly Intention[]>([]);
  /** What was said before, of those who have just changed their mind: they say something else instead. */
  struck = $state.raw<readonly Intention[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(list: readonly Intention[]): void {
    const changed = this.list.filter((old) => {
      const next = list.find(({ seat }) => seat === old.seat);
      return next !== undefined && !same(old, next);
    });
    this.list = list;
    clearTimeout(this.#timer);
    this.struck = settings.reduced ? [] : changed;
    this.#timer = setTimeout(() => (this.struck = []), STRUCK);
  }

  of(seat: number): Intention | undefined {
    return this.list.find((one) => one.seat === seat);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.list = [];
    this.struck = [];
  }
}

export const intents = new Intents();

/** Whether beside so many everything that is said has room; else a sign stands for it, and the one looked at says it. */
export const hasRoom = (form: Form | undefined, seats: number): boolean =>
  form === 'sideways' || (form !== 'low' && seats < 4);

export function same(a: Intention, b: Intention): boolean {
  return a.key === b.key && a.place === b.place && JSON.stringify(a.args) === JSON.stringify(b.args);
}

/** What a bot said in the log as it began its turn; null: another event. */
export function deedOf(event: Event): Intention | null {
  if (event.kind !== 'table_deed') return null;
  const { seat = '', key = '', where = '', ...args } = event.args;
  return { seat: Number(seat), key, place: where, args };
}

/** Kinds of events after which something is not there any more. */
const GONE: readonly string[] = ['defeated', 'killed', 'general-killed', 'cleared'];

/** What is gone then, and where it was. */
const THINGS: readonly string[] = ['creature', 'card', 'general', 'location'];
const PLACES: readonly string[] = ['space', 'path'];

/** Whether an event takes away what a bot spoke of: the same thing at the same place. */
function endsDeed(event: Event, { args }: Intention): boolean {
  const both = (names: readonly string[]) => names.filter((name) => name in args && name in event.args);
  const named = [...both(THINGS), ...both(PLACES)];
  return (
    GONE.includes(event.kind) &&
    both(THINGS).length > 0 &&
    named.every((name) => args[name] === event.args[name])
  );
}

/** Kinds of events after which whoever they are about does something else: dead, at rest, or carried elsewhere. */
const OVER: readonly string[] = [
  'died',
  'replaced',
  'day-ended',
  'actions-ended',
  'blown',
  'swapped',
  'to-city',
];
/** Somebody is sent elsewhere by another; seats in notation count from 1. */
const SENT = 'sent';
/** Kinds of events after which all words are of yesterday. */
const NEW_DAY: readonly string[] = ['sunrise', 'day-began'];
/** Kinds of events of a walk, and deeds that are done where it leads. */
const WALKS: readonly string[] = ['moved', 'free-moved', 'stopped'];
const WALK = /^go(_|$)/;

/** Whether somebody has come where the word led. */
const arrives = (event: Event, { key, place }: Intention): boolean =>
  WALK.test(key) && !!place && WALKS.includes(event.kind) && Object.values(event.args).includes(place);

/**
 * What is said after some news: who began a turn has said it, the others stay with their word, unless what they spoke
 * of is gone or done, or they themselves are gone, at rest or elsewhere. The table says what they mean to do instead as
 * soon as it knows. `seatOf`: whom an event is about.
 */
export function heard(
  said: readonly Intention[],
  events: readonly Event[],
  seatOf: (event: Event) => number,
): readonly Intention[] {
  return events.reduce((now, event) => {
    const news = deedOf(event);
    if (news) return [...now.filter(({ seat }) => seat !== news.seat), news];
    if (now.length === 0) return now;
    if (NEW_DAY.includes(event.kind)) return [];
    const about = event.kind === SENT ? Number(event.args.other) - 1 : seatOf(event);
    const gone = OVER.includes(event.kind) || event.kind === SENT;
    const over = (one: Intention) =>
      (one.seat === about && (gone || arrives(event, one))) || endsDeed(event, one);
    return now.some(over) ? now.filter((one) => !over(one)) : now;
  }, said);
}

const SIGNS: readonly (readonly [start: string, icon: IconName])[] = [
  ['fight', 'crossed-swords'],
  ['slay', 'crossed-swords'],
  ['strike', 'crossed-swords'],
  ['relieve', 'crossed-swords'],
  ['near_city', 'crossed-swords'],
  ['hold', 'checked-shield'],
  ['shield', 'checked-shield'],
  ['block', 'checked-shield'],
  ['go_fire', 'campfire'],
  ['light', 'campfire'],
  ['heal', 'healing'],
  ['recover', 'healing'],
  ['revive', 'healing'],
  ['quest', 'scroll-unfurled'],
  ['go_task', 'scroll-unfurled'],
  ['wait', 'sands-of-time'],
];

/** The icon of a deed on the board. */
export function signOf(key: string): IconName {
  return SIGNS.find(([start]) => key.startsWith(start))?.[1] ?? 'footprint';
}
