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

/** The same for sentences: who holds several seats is told by their figures. */
export function soleName(seats: readonly Seat[], number: number): string | undefined {
  const seat = seats.find((one) => one.seat === number);
  const several = (alike: (one: Seat) => boolean) => seats.filter(alike).length > 1;
  const shared =
    seat?.kind === 'person' &&
    (seat.mine
      ? several((one) => one.mine)
      : several((one) => one.kind === 'person' && !one.mine && one.name !== '' && one.name === seat.name));
  return shared ? undefined : sitterName(seats, number);
}
