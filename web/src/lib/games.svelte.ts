import { untrack } from 'svelte';
import type { GameInfo, GameRules, GameText } from '$src/protocol';
import { api } from './api.ts';
import { settings, type Lang } from './settings.svelte.ts';

/** Something of each game in each language; fetched when it is first asked for, and kept. */
class Shelf<Thing> {
  #here = $state.raw<Record<string, Thing>>({});
  #asked = new Map<string, Promise<void>>();
  readonly #ask: (game: string, lang: string) => Promise<Thing>;

  constructor(ask: (game: string, lang: string) => Promise<Thing>) {
    this.#ask = ask;
  }

  /** It if it is here; asks for it if not. While it is on the way: the other language. */
  get(game: string, lang: Lang): Thing | undefined {
    const key = `${game}/${lang}`;
    if (!this.#here[key]) void this.fetch(game, lang).catch(() => undefined);
    return this.#here[key] ?? this.#here[`${game}/${lang === 'fr' ? 'en' : 'fr'}`];
  }

  fetch(game: string, lang: Lang): Promise<void> {
    const key = `${game}/${lang}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#ask(game, lang).then((thing) => {
        this.#here = { ...this.#here, [key]: thing };
      });
      asked.catch(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    return asked;
  }
}

/** What the table tells about its games; fetched once and kept. */
class Games {
  list = $state.raw<GameInfo[]>([]);
  readonly #texts = new Shelf<GameText>(api.text);
  readonly #rules = new Shelf<GameRules>(api.rules);

  /** Not again when it has changed, whoever asks. */
  async load(): Promise<void> {
    if (untrack(() => this.list.length) === 0) this.list = await api.games();
  }

  info(game: string): GameInfo | undefined {
    return this.list.find(({ id }) => id === game);
  }

  /** What a game is called in the reader's language; its id while nothing is known of it. */
  title(game: string): string {
    return this.info(game)?.title[settings.lang] ?? game;
  }

  /** The line that makes people want to play it. */
  pitch(game: string): string {
    return this.info(game)?.pitch[settings.lang] ?? '';
  }

  text(game: string, lang: Lang): GameText | undefined {
    return this.#texts.get(game, lang);
  }

  /** Only who reads rules needs them: they are as large as all other texts of a game. */
  rules(game: string, lang: Lang): GameRules | undefined {
    return this.#rules.get(game, lang);
  }

  fetchRules(game: string, lang: Lang): Promise<void> {
    return this.#rules.fetch(game, lang);
  }
}

export const games = new Games();

/** From the least to the most: "30–60", "45". */
export const range = ([least, most]: readonly [number, number]) =>
  least === most ? `${least}` : `${least}–${most}`;
