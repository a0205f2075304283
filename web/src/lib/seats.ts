import type { Seat } from '$src/protocol';
import { small } from './fluent.ts';
import { settings } from './settings.svelte.ts';
import { known, t } from './text.svelte.ts';

/** What kind of bot it is, and how strong: said beside its name, never instead of it. */
export function botName(bot: string): string {
  return known(`bot-${bot}`) ? t(`bot-${bot}`) : t('bot-other', { name: bot });
}

/** The same amid a sentence, after "a". */
export const aBot = (bot: string): string => small(settings.lang, botName(bot));

/** The one name of who sits at a seat, in prompt, log and lists; undefined for a person without one. */
export function sitterName(seats: readonly Seat[], number: number): string | undefined {
  const seat = seats.find((one) => one.seat === number);
  if (seat?.kind === 'bot') return t('bot-short', { number: number + 1 });
  if (seat?.kind === 'open') return t('seat-open');
  return seat?.name || undefined;
}

/** The same in lists beside others: a reader without a name is called "you" there. */
export function shortName(seats: readonly Seat[], number: number): string | undefined {
  const seat = seats.find((one) => one.seat === number);
  const alone = seat?.mine && seats.filter((one) => one.mine).length === 1;
  if (seat?.kind !== 'person') return spokenName(seats, number);
  return seat.name || (alone ? t('you-short') : undefined);
}

/** What sentences call who sits at a seat. A seat that is free now was not when something happened there. */
export function spokenName(seats: readonly Seat[], number: number): string | undefined {
  const open = seats.some((one) => one.seat === number && one.kind === 'open');
  return open ? undefined : sitterName(seats, number);
}

/** Whether sentences call a seat by its figure rather than by who sits there: bots, and who holds several seats. */
export function goesByFigure(seats: readonly Seat[], number: number): boolean {
  const seat = seats.find((one) => one.seat === number);
  if (seat?.kind !== 'person') return seat?.kind === 'bot';
  const alike = (one: Seat) =>
    seat.mine
      ? one.mine && one.name === seat.name
      : one.kind === 'person' && !one.mine && one.name !== '' && one.name === seat.name;
  return seats.filter(alike).length > 1;
}

/** The first sign of a name: an emoji is more than one unit of text. */
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '';
