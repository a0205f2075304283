/** A review in words: what came, what was chosen, and how it compares. Facts only: no grade, no praise, no blame. */
import type { Came, Review, Step } from '$src/protocol';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { asGood } from './bands.ts';
import { percent, signedMargin, weighed } from './sums.ts';

/** What a notation says, in the words of its choice. */
export const told = (text: string, words: Words): string => words.choice(words.read(text));

/** Equal outcomes of one throw share a word: "The die shows red ×2". */
export function listed(texts: readonly string[], words: Words): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, n]) => (n > 1 ? `${told(text, words)} ×${n}` : told(text, words)))
    .join(' · ');
}

/** The same with the pieces alone, where there is little room: "red ×2, blue", and at most so many of them. */
export function short(texts: readonly string[], words: Words, most = Infinity): string {
  const names = texts.map((text) => {
    const { targets } = words.read(text);
    const named = targets.filter(([domain]) => domain !== '').map(([domain, id]) => words.piece(domain, id));
    return named.join(' ') || told(text, words);
  });
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
  if (all.length <= most) return all.join(', ');
  return t('rv-and-more', { names: all.slice(0, most).join(', '), count: all.length - most });
}

/** How likely something was, in words that fit small chances too. */
export function likely(share: number): string {
  return share > 0 && share < 0.005
    ? t('rv-percent-below', { n: 1 })
    : t('rv-percent', { n: Math.round(100 * share) });
}

export const who = (seat: number | null, words: Words): string => (seat === null ? '' : words.seat(seat));

/** So many pieces are named in a title. */
const NAMED = 3;

/**
 * What a game calls that of which the curve counts one after the other: in Havresac nobody takes turns (HAV-2.2), and
 * in Glory all of a round counts as one.
 */
export const unitOf = (words: Words) => words.facts.unit;

/** "Turn 9: Strike with a red die". */
export function titleOf(step: Step, turn: number, words: Words): string {
  const many = step.texts.length > 2;
  const what = step.kind === 'luck' && many ? short(step.texts, words, NAMED) : listed(step.texts, words);
  return t('rv-turn-title', { turn, what, unit: unitOf(words) });
}

/**
 * The margin to expect, or at the end (`-end`), or for who hears it (`-spoken`). Who plays alone has no rival: the
 * number is the score itself.
 */
export function marginText(
  form: '' | '-end' | '-spoken',
  margin: number,
  { seats }: Pick<Review, 'seats'>,
  lang: string,
): string {
  if (seats.length === 1) return t(`rv-score${form}`, { score: Math.round(margin) });
  return t(`rv-margin${form}`, { margin: signedMargin(margin, lang) });
}

const chances = (came: Came | undefined) => came?.share ?? 0;

/** One sentence about what else there was. */
export function sentenceOf(step: Step, subject: number, words: Words): string {
  const name = who(step.seat, words);
  if (step.kind === 'luck') {
    const bad = (step.part[subject] ?? 0) < 0;
    const alike = asGood(step, subject, bad);
    const before = t('rv-percent', { n: percent(step.before[subject] ?? 0) });
    const after = t('rv-percent', { n: percent(step.after[subject] ?? 0) });
    const change = t('rv-before-after', { before, after });
    if (alike === null) return change;
    const part = Math.max(alike, chances(step.outcomes?.find(({ came }) => came)));
    if (part > 0.995) return change; // whatever came was as good
    const share = likely(part);
    return `${change} ${t(`rv-as-${bad ? 'bad' : 'good'}${step.sampled ? '-sampled' : ''}`, { share })}`;
  }
  const shown = weighed(step);
  const best = step.options?.[0];
  const at = step.options?.findIndex((one) => one.chosen) ?? -1;
  if (!best || at <= 0) return name;
  const compared = t('rv-best-was', {
    best: told(best.text, words),
    value: t('rv-percent', { n: shown[0] ?? 0 }),
    chosen: t('rv-percent', { n: shown[at] ?? 0 }),
  });
  return step.open_later ? `${compared} ${t('rv-open-later')}` : compared;
}
