import type { Pieces } from '$src/games';
import type { Target } from '$lib/table.svelte';
import type { TableStore } from '$lib/table.svelte';
import type { LoggedEvent } from '$lib/tablelog.svelte';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import type { Scene } from './scenes';
import { gatheredLine, sayings, titled, withoutName, withoutNames, type Saying } from './tell';

/** What is said of a scene: who it is about, and what happened. */
export class Speaker {
  readonly #store: TableStore;
  readonly #words: Words;
  readonly #pieces: Pieces | undefined;
  readonly #actor: string;

  constructor(store: TableStore, words: Words, pieces: Pieces | undefined) {
    this.#store = store;
    this.#words = words;
    this.#pieces = pieces;
    this.#actor = words.facts.recap?.actor ?? '';
  }

  #seatOf({ who }: Scene): number {
    return this.#actor === 'seat' && who !== null ? Number(who) : -1;
  }

  /** The figure that acts. */
  #figureOf(scene: Scene): Target | undefined {
    const seat = this.#seatOf(scene);
    if (seat < 0) return scene.who === null ? undefined : [this.#actor, scene.who];
    const { view } = this.#store;
    return (view && this.#pieces?.figure(view, seat)) ?? undefined;
  }

  #title(scene: Scene): { title: string; text: string } {
    return scene.head ? titled(this.#words.event(scene.head)) : { title: t('recap-meanwhile'), text: '' };
  }

  name(scene: Scene): string {
    if (scene.who === null) return this.#title(scene).title;
    const seat = this.#seatOf(scene);
    const { mine } = this.#store;
    if (mine.length === 1 && mine[0] === seat) return t('recap-you');
    const figure = this.#figureOf(scene);
    return figure ? this.#words.piece(figure[0], figure[1]) : this.#words.seatShort(seat);
  }

  icon(scene: Scene) {
    if (scene.who === null) return scene.head && this.#pieces?.eventIcon(scene.head.kind, scene.head.args);
    const figure = this.#figureOf(scene);
    return figure && this.#pieces?.icon(figure[0], figure[1]);
  }

  /** What is told of a scene: not once more what its heading says. */
  said(scene: Scene): string {
    const names = this.#names(scene);
    const line = (saying: Saying) => this.#sentence(saying);
    const lines = scene.lines.map((events) => events.filter((event) => event !== scene.head));
    const told = scene.head
      ? lines.map((events) =>
          gatheredLine(
            sayings(events).map((one) => withoutName(line(one), names)),
            this.#named(events),
            this.#words.lang,
          ),
        )
      : withoutNames(sayings(lines.flat()).map(line), names);
    const before = scene.who === null ? this.#title(scene).text : '';
    return [before, ...told, this.#gains(scene)].filter(Boolean).join(' ');
  }

  /** What these events name. */
  #named(events: readonly LoggedEvent[]): string[] {
    const words = this.#words;
    return events.flatMap(({ kind, args }) =>
      Object.entries(words.argumentsOf(kind)).map(([name, domain]) => words.piece(domain, args[name] ?? '')),
    );
  }

  #sentence({ event, times, from }: Saying): string {
    if (from !== null && times === 1 && event.args.life !== undefined && from - Number(event.args.life) > 1)
      return t('recap-life', { from, to: event.args.life });
    const said = this.#words.event(event);
    return times > 1 ? t('recap-times', { said: said.replace(/\.$/, ''), count: times }) : said;
  }

  #names(scene: Scene): string[] {
    const figure = this.#figureOf(scene);
    const seat = this.#seatOf(scene);
    const words = this.#words;
    return [
      ...(figure ? [words.the(figure[0], figure[1]), words.piece(figure[0], figure[1])] : []),
      // What is said to the reader has its own word order.
      ...(seat < 0 || this.#store.mine.includes(seat) ? [] : [words.seat(seat), words.seatShort(seat)]),
    ].filter((name) => name !== undefined);
  }

  #gains(scene: Scene): string {
    const sums = Object.entries(scene.gains).map(([gain, amount]) =>
      this.#words.message('amount', { 'gain-id': gain, amount }),
    );
    return sums.length > 0 ? t('recap-gains', { sums: sums.join(', ') }) : '';
  }
}
