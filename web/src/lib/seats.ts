import type { Seat } from '$src/protocol';
import { known, t } from './text.svelte.ts';

export function botName(bot: string): string {
  return known(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The name of who sits at a seat; undefined for a person without one. Bots of one kind are told apart by number. */
export function sitterName(seats: readonly Seat[], number: number): string | undefined {
  const seat = seats.find((one) => one.seat === number);
  if (seat?.kind === 'bot') {
    const alike = seats.filter((one) => one.kind === 'bot' && one.bot === seat.bot).length;
    return alike > 1 ? `${botName(seat.bot)} ${number + 1}` : botName(seat.bot);
  }
  if (seat?.kind === 'open') return t('seat-open');
  return seat?.name || undefined;
}

/** The same where there is little room: bots by kind and number would be cut before the number. */
export function shortName(seats: readonly Seat[], number: number): string | undefined {
  const seat = seats.find((one) => one.seat === number);
  if (seat?.kind === 'bot') return t('bot-short', { number: number + 1 });
  const alone = seat?.mine && seats.filter((one) => one.mine).length === 1;
  return seat?.name || (alone ? t('you-short') : undefined);
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
