import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Params = Record<string, FluentVariable>;

/** Messages of one language. A missing message or parameter gives undefined, never a broken sentence. */
export class Messages {
  #lang: string;
  #bundle: FluentBundle;

  constructor(lang: string, ...sources: string[]) {
    this.#lang = lang;
    // No isolation marks: all our languages run from left to right, and the table's own texts have none either.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
      if (errors.length > 0) console.error(errors);
    }
  }

  has(key: string, attribute = ''): boolean {
    const message = this.#bundle.getMessage(key);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  format(key: string, params: Params = {}, attribute = ''): string | undefined {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, params, errors);
    return errors.length > 0 ? undefined : elide(this.#lang, text);
  }
}

/**
 * "de Eara" is « d’Eara », "que Alice" « qu’Alice »: a sentence does not know the names that are put into it. The
 * private characters are the marks around names. Letters of a track stay alone: « de A à N ».
 */
function elide(lang: string, text: string): string {
  if (lang !== 'fr') return text;
  return text.replace(
    /(?<!\p{L})(d|qu|lorsqu|puisqu)e (?=[\ue000-\ue002]*(?!onz|oui)(?:[aeiouàâæéèêëîïôœùû]|y(?![aeiou]))\p{L})/giu,
    '$1’',
  );
}

/** How a sentence or a name goes on after a colon or amid a sentence: small, but for the English "I". */
export function small(lang: string, text: string): string {
  if (lang === 'en' && /^I(?!\p{L})/u.test(text)) return text;
  return text.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
}

/** French punctuation never begins a line, nor does the sign of a per cent. */
export function typeset(lang: string, words: string): string {
  return lang === 'fr' ? words.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0') : words;
}
