import type { Review, Reviewing, Step, TurningPoint } from '$src/protocol';
import { api, ApiError } from '$lib/api';
import type { Desk } from '$lib/desk.svelte';
import { problemOf } from '$lib/problems';
import { router } from '$lib/router.svelte';
import { entryBefore, entryOf, nextPoint, ownSubject, pointsOf, stepOfTurn, turnStep } from './game.ts';

/** Between two questions how far it is, in milliseconds: the table goes on as long as somebody asks. */
const PAUSE = 1500;
/** The same while the table has no time for it: other games of the same people are reviewed first. */
const LONG_PAUSE = 10_000;
/** What may be over in a moment: asked again. Everything else is an answer. */
const PASSING = ['offline', 'too_fast', 'busy', 'try_again'];

/** The review of the finished game at a desk: how far it is, and the step the reader looks at. */
export class GameReview {
  #desk: Desk;
  #asking = false;

  data = $state.raw<Review | null>(null);
  /** Names that were secret in the game, by language: the review speaks of what they name. */
  names = $state.raw<NonNullable<Reviewing['names']>>({});
  /** How many steps are judged, of how many; 0 of 0 while it waits for its turn. */
  done = $state(0);
  all = $state(0);
  /** Others are reviewed first. */
  queued = $state(false);
  /** There is none for this game: the table has said so. */
  refused = $state(false);
  /** The step that is looked at; null: the result is shown. */
  at = $state<number | null>(null);
  /** The entry to play on from, until the reader has said by which luck. */
  playingOn = $state<number | null>(null);

  readonly subject = $derived.by(() => (this.data ? ownSubject(this.data, this.#desk.store.mine) : 0));
  /** Whether that is the reader's own chance. */
  readonly own = $derived.by(() => {
    const seat = this.data?.subjects[this.subject]?.seat ?? null;
    return seat === null || this.#desk.store.mine.includes(seat);
  });
  readonly points = $derived.by(() => (this.data ? pointsOf(this.data, this.subject) : []));
  readonly step = $derived.by((): Step | null =>
    this.at === null ? null : (this.data?.steps[this.at] ?? null),
  );
  /** The turning point at the step, if it is one. */
  readonly point = $derived.by(() => this.points.findIndex(({ step }) => step === this.at));

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Ask until it is there; the answer ends the asking, for a reader who has gone. */
  ask(): () => void {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      const passing = await this.#fetch();
      if (!gone && passing) timer = setTimeout(() => void again(), this.queued ? LONG_PAUSE : PAUSE);
    };
    void again();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  /** Whether it is worth asking again. */
  async #fetch(): Promise<boolean> {
    if (this.data || this.refused || this.#asking) return this.#asking;
    this.#asking = true;
    try {
      const { done, all, review = null, names = {} } = await api.review(this.#desk.store.id);
      [this.done, this.all, this.names, this.data] = [done, all, names, review];
      this.queued = false;
      return review === null;
    } catch (error) {
      const passing = error instanceof ApiError && PASSING.includes(error.code);
      this.refused = !passing;
      this.queued = error instanceof ApiError && ['too_fast', 'busy'].includes(error.code);
      return passing;
    } finally {
      this.#asking = false;
    }
  }

  // Looking at it ---------------------------------------------------------------------------------------

  look(step: number): void {
    const found = this.data?.steps[step];
    if (!found) return;
    this.at = step;
    this.#desk.look(entryOf(found));
  }

  /** From the beginning of what matters: the first turning point, or the first step. */
  open(): void {
    this.look(this.points[0]?.step ?? 0);
  }

  stepBy(by: 1 | -1): void {
    if (this.at !== null) this.look(Math.max(0, this.at + by));
  }

  turnBy(by: 1 | -1): void {
    if (this.at !== null && this.data) this.look(turnStep(this.data.steps, this.at, by));
  }

  /** A turn, by its number in the list. */
  lookAtTurn(index: number): void {
    const turn = this.data?.turns[index];
    if (this.data && turn) this.look(stepOfTurn(this.data, turn, this.subject));
  }

  nextPoint(): void {
    const point = nextPoint(this.points, this.at ?? -1);
    if (point) this.look(point.step);
  }

  close(): void {
    this.at = null;
    this.#desk.backToNow();
    this.#desk.showResult();
  }

  // Playing on ------------------------------------------------------------------------------------------

  /** Ask by which luck to play on: from a turning point, or from before the step that is looked at. */
  askPlayOn(point?: TurningPoint): void {
    this.playingOn = point?.entry ?? (this.step ? entryBefore(this.step) : null);
  }

  async playOn(luck: 'new' | 'same'): Promise<void> {
    const entry = this.playingOn;
    this.playingOn = null;
    if (entry === null) return;
    try {
      const { table } = await api.playOn(this.#desk.store.id, entry, luck);
      router.go(`/table/${table}`);
    } catch (error) {
      this.#desk.store.notice = problemOf(error);
    }
  }
}
