import type { GameInfo, GameText } from '$src/protocol';
import { api } from './api.ts';
import type { Lang } from './settings.svelte.ts';

/** What the table tells about its games; fetched once and kept. */
class Games {
  list = $state.raw<GameInfo[]>([]);
  #texts = $state.raw<Record<string, GameText>>({});
  #asked = new Map<string, Promise<void>>();

  async load(): Promise<void> {
    if (this.list.length === 0) this.list = await api.games();
  }

  /** The texts of a game if they are here; asks for them if not. While they are on the way: the other language. */
  text(game: string, lang: Lang): GameText | undefined {
    const key = `${game}/${lang}`;
    if (!this.#texts[key]) void this.fetchText(game, lang).catch(() => undefined);
    return this.#texts[key] ?? this.#texts[`${game}/${lang === 'fr' ? 'en' : 'fr'}`];
  }

  fetchText(game: string, lang: Lang): Promise<void> {
    const key = `${game}/${lang}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = api.text(game, lang).then((text) => {
        this.#texts = { ...this.#texts, [key]: text };
      });
      asked.catch(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    return asked;
  }
}

export const games = new Games();
