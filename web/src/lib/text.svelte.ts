import en from '../text/en.ftl?raw';
import fr from '../text/fr.ftl?raw';
import { Messages, typeset, type Params } from './fluent.ts';
import { settings, type Lang } from './settings.svelte.ts';

const sources: Record<Lang, string> = { en, fr };
const made: Partial<Record<Lang, Messages>> = {};

function messages(lang: Lang): Messages {
  return (made[lang] ??= new Messages(lang, typeset(lang, sources[lang])));
}

/** A text of the interface in the reader's language; changes when the language does. */
export function t(key: string, params: Params = {}): string {
  return messages(settings.lang).format(key, params) ?? key;
}

/** What something is, then which ones: "Ready: Thorn, Kram". */
export function labelled(label: string, names: readonly string[]): string {
  return names.length > 0 ? t('labelled', { label, what: names.join(', ') }) : label;
}

/** Whether the interface has such a text. */
export function known(key: string): boolean {
  return messages(settings.lang).has(key);
}
