import { untrack } from 'svelte';
import type { Hint, Hints } from '$src/protocol';
import { api } from '$lib/api';
import type { Desk } from '$lib/desk.svelte';
import { problemOf, type Problem } from '$lib/problems';
import { settings } from '$lib/settings.svelte';
import type { Mark } from './marks.svelte';

/** A suggestion with its number and the answer it stands for. */
export interface Suggestion extends Mark {
  hint: Hint;
}

interface Answer {
  /** The question it belongs to. */
  question: string;
  hints: Hints;
}

/** "What would you do?": asked by the reader, or at every question if the reader wishes it; never told to others. */
export class Hinting {
  readonly #desk: Desk;
  #open = $state(false);
  #answer = $state.raw<Answer | null>(null);
  /** The question that is thought about. */
  #thinking = $state('');
  #problem = $state.raw<Problem | null>(null);
  /** Asked for by a key: the answer is where the reader wants to be next. */
  byKey = false;
  /** The request under way: the table thinks about one question of a seat at a time. */
  #running: Promise<void> = Promise.resolve();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The question to the reader; what others do meanwhile does not change it. */
  readonly question: string = $derived.by(() => {
    const { decision } = this.#desk.store;
    return decision && !this.#desk.replaying ? `${decision.seat} ${decision.id}` : '';
  });

  /** The reader may ask now. */
  readonly may: boolean = $derived.by(() => {
    const { table, ending } = this.#desk.store;
    const allowed = table?.hints === true && settings.hints !== 'nothing' && !this.#desk.guided;
    return allowed && ending === null && this.question !== '';
  });

  /** What was asked for lies on the table, or will. */
  readonly shown: boolean = $derived.by(() => this.may && this.#open);

  readonly thinking: boolean = $derived.by(() => this.#thinking !== '' && this.#thinking === this.question);

  readonly problem: Problem | null = $derived.by(() => (this.shown ? this.#problem : null));

  readonly answer: Hints | null = $derived.by(() => {
    const answer = this.#answer;
    return this.shown && answer?.question === this.question ? answer.hints : null;
  });

  /** What the table would do, best first: gone as soon as the question is. */
  readonly suggestions: readonly Suggestion[] = $derived.by(() => {
    const choices = this.#desk.store.decision?.choices ?? [];
    return (this.answer?.hints ?? []).flatMap((hint, i) => {
      const choice = choices.find(({ text }) => text === hint.action);
      return choice ? [{ n: i + 1, choice, hint }] : [];
    });
  });

  readonly marks: readonly Mark[] = $derived.by(() =>
    this.#desk.store.sending === null ? this.suggestions : [],
  );

  toggle(byKey: boolean): void {
    if (this.shown) return this.close();
    this.byKey = byKey;
    void this.ask();
  }

  close(): void {
    this.#open = false;
  }

  async ask(): Promise<void> {
    const { question } = this;
    const { store } = this.#desk;
    const seat = store.decision?.seat;
    if (!this.may || seat === undefined) return;
    this.#open = true;
    this.#problem = null;
    const answered = this.#answer?.question === question && !this.#answer.hints.glance;
    if (answered || this.#thinking === question) return;
    this.#thinking = question;
    const before = this.#running;
    this.#running = before.then(() => this.#request(question, seat));
    await this.#running;
  }

  async #request(question: string, seat: number): Promise<void> {
    if (this.question !== question) return; // the game went on while the table still thought about the last one
    try {
      const hints = await api.hint(this.#desk.store.id, seat);
      this.#answer = { question, hints };
    } catch (error) {
      if (this.question === question) this.#problem = problemOf(error);
    }
    if (this.#thinking === question) this.#thinking = '';
  }

  /** Mark a suggestion as a tap on the board would, or let go of it; nothing is sent before it is confirmed. */
  plan({ choice }: Mark): void {
    const { store } = this.#desk;
    if (store.sending !== null) return;
    store.chosen = [];
    store.candidate = store.candidate?.text === choice.text ? null : choice;
  }

  /** For an effect: another question lets go of what was told about the last one, and is asked about by wish. */
  follow(): void {
    const { question } = this;
    const offer = this.#desk.store.decision?.kind === 'offer';
    const wanted = settings.hints === 'always' && this.may && !offer;
    untrack(() => {
      if (question === '' || question === this.#answer?.question || question === this.#thinking) return;
      this.#open = false;
      if (wanted) void this.ask();
    });
  }
}
