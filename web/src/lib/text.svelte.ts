import { Messages, typeset, type Params } from './fluent.ts';
import { settings, type Lang } from './settings.svelte.ts';

type Source = () => Promise<{ default: string }>;

/** The texts of the interface: those of every page, of the boards that have their own, of what is wanted later. */
const SOURCES: Record<Lang, Record<string, Source>> = {
  en: {
    page: () => import('virtual:texts/en'),
    runemasters: () => import('virtual:texts/en/runemasters'),
    glory: () => import('virtual:texts/en/glory'),
    havresac: () => import('virtual:texts/en/havresac'),
    defenders: () => import('virtual:texts/en/defenders'),
    review: () => import('virtual:texts/en/review'),
  },
  fr: {
    page: () => import('virtual:texts/fr'),
    runemasters: () => import('virtual:texts/fr/runemasters'),
    glory: () => import('virtual:texts/fr/glory'),
    havresac: () => import('virtual:texts/fr/havresac'),
    defenders: () => import('virtual:texts/fr/defenders'),
    review: () => import('virtual:texts/fr/review'),
  },
};

/** What has been wanted so far: a language that is chosen later brings all of it. */
const parts = ['page'];
/** How many parts each language has, and how many are on their way. */
const has: Record<Lang, number> = { en: 0, fr: 0 };
const asked: Record<Lang, number> = { en: 0, fr: 0 };
let here = $state.raw<Partial<Record<Lang, Messages>>>({});

/** Brings the texts in a language, with those of a board or a review; those of one language come before anything is shown. */
export async function fetchTexts(lang: Lang, part = 'page'): Promise<void> {
  if (part in SOURCES[lang] && !parts.includes(part)) parts.push(part);
  const wanted = [...parts];
  asked[lang] = wanted.length;
  try {
    const sources = await Promise.all(wanted.map((one) => SOURCES[lang][one]?.()));
    if (wanted.length <= has[lang]) return;
    const texts = sources.map((source) => typeset(lang, source?.default ?? ''));
    here = { ...here, [lang]: new Messages(lang, ...texts) };
    has[lang] = wanted.length;
  } catch (error) {
    asked[lang] = has[lang];
    throw error;
  }
}

/** Something that comes when it is wanted, with its texts. */
export async function withTexts<T>(part: string, module: Promise<T>): Promise<T> {
  await fetchTexts(settings.lang, part);
  return module;
}

/** In the reader's language; while that is on the way, in the other one. */
function messages(): Messages {
  const { lang } = settings;
  if (asked[lang] < parts.length) void fetchTexts(lang).catch(() => undefined);
  const found = here[lang] ?? here.en ?? here.fr;
  if (!found) throw new Error('no texts are here yet');
  return found;
}

/** A text of the interface in the reader's language; changes when the language does. */
export function t(key: string, params: Params = {}): string {
  return messages().format(key, params) ?? key;
}

/** What something is, then which ones: "Ready: Thorn, Kram". */
export function labelled(label: string, names: readonly string[]): string {
  return names.length > 0 ? t('labelled', { label, what: names.join(', ') }) : label;
}

/** Whether the interface has such a text. */
export function known(key: string): boolean {
  return messages().has(key);
}
