/** English is written here as in Britain: the day before the month, and 24 hours. */
const localeOf = (lang: string) => (lang === 'en' ? 'en-GB' : lang);

/** How long ago, in the largest fitting unit: "2 h", "4 min". */
export function age(since: number, lang: string, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - since);
  const steps: [number, 'day' | 'hour' | 'minute'][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ];
  const [size, unit] = steps.find(([length]) => seconds >= length) ?? [60, 'minute'];
  const count = Math.max(1, Math.floor(seconds / size));
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** A day and time in a few words; the year only where it is not this one. Both in milliseconds since 1970. */
export function day(at: number, lang: string, now = Date.now()): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** A moment as one speaks of it: the time alone if it is today. Both in milliseconds since 1970. */
export function moment(at: number, lang: string, now = Date.now()): string {
  if (new Date(at).toDateString() !== new Date(now).toDateString()) return day(at, lang, now);
  return new Intl.DateTimeFormat(localeOf(lang), { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** A length of time in whole minutes, hours or days: "10 minutes", "24 hours". */
export function span(seconds: number, lang: string): string {
  const [count, unit] =
    seconds < 3600
      ? [Math.ceil(seconds / 60), 'minute']
      : seconds <= 48 * 3600
        ? [Math.round(seconds / 3600), 'hour']
        : [Math.round(seconds / 86_400), 'day'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
