import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Desk } from '$lib/desk.svelte';
import type { Update } from '$src/protocol';
import { promptOf } from '$lib/prompt';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table.svelte';
import { onTableKey } from '$lib/tablekeys';
import { Words } from '$lib/words';
import { event, FakeSocket, gameText, position, welcome } from './fixtures.ts';

let store: TableStore;
let desk: Desk;

beforeEach(() => {
  FakeSocket.made = [];
  store = new TableStore('t1', { address: 'ws://test/ws', open: FakeSocket.open });
  desk = new Desk(() => store);
  FakeSocket.last.accept();
  FakeSocket.last.say(
    welcome({ events: [event(1), event(2), event(3)], position: position(3, { waiting: [0] }) }),
  );
});

afterEach(() => store.close());

async function lookAt(entry: number, chooser: number | null): Promise<void> {
  desk.look(entry);
  const id = FakeSocket.last.sentOf('look').at(-1)?.id as string;
  FakeSocket.last.say({ type: 'past', id, position: position(entry, { chooser }) });
  await Promise.resolve();
  await Promise.resolve();
}

describe('the Escape key', () => {
  const escape = (target: HTMLElement) => {
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    Object.defineProperty(pressed, 'target', { value: target });
    onTableKey(pressed, desk);
  };

  it('leaves a look back, from the page and from the slider', async () => {
    const slider = Object.assign(document.createElement('input'), { type: 'range' });
    for (const target of [document.body, slider]) {
      await lookAt(1, null);
      expect(desk.replaying).toBe(true);
      escape(target);
      expect(desk.replaying).toBe(false);
    }
  });

  it('is left to a field that is written in', async () => {
    await lookAt(1, null);
    escape(document.createElement('textarea'));
    expect(desk.replaying).toBe(true);
  });
});

describe('the end of a game', () => {
  const ending = { cause: 'finished', winners: [1], scores: [20, 30] };
  const told = ['placed', 'majority', 'won'].map((kind, i) => event(4 + i, 4, kind));
  const kinds = () => desk.logged.map(({ kind }) => kind).slice(3);
  const end = () =>
    FakeSocket.last.say({ type: 'update', events: told, undone: null, position: position(4, { ending }) });

  it('is told by nothing on the page before the board has told its scoring', () => {
    desk.scores = true;
    desk.scoring = ['majority', 'won'];
    end();
    store.skip();
    const words = new Words(gameText);
    expect(desk.result).toBeNull();
    expect(kinds()).toEqual(['placed']);
    expect(promptOf(desk, words, undefined).sentence).toBe('The game is over: here is the scoring');
    desk.scored = true;
    expect(desk.result).toEqual(ending);
    expect(kinds()).toEqual(['placed', 'majority', 'won']);
    expect(promptOf(desk, words, undefined).sentence).toBe(words.outcome(ending));
  });

  it('waits with all of the last step where the board tells the end without a scoring', () => {
    desk.scores = true;
    end();
    store.skip();
    expect(kinds()).toEqual([]);
  });

  it('is not even known to have come while earlier moves are being shown', () => {
    settings.pace = 'slow';
    const move: Update = { type: 'update', events: [event(4)], undone: null, position: position(4) };
    FakeSocket.last.say(move);
    FakeSocket.last.say({ ...move, events: [event(5, 5, 'won')], position: position(5, { ending }) });
    expect(store.behind).toBe(true);
    expect(promptOf(desk, new Words(gameText), undefined).sentence).toBe(
      'The table is showing what happened.',
    );
    expect(desk.logged.map(({ kind }) => kind)).not.toContain('won');
  });
});

describe('the switch for hints', () => {
  it('is the host’s as long as the game goes on, but not where a guide leads', () => {
    const told = welcome({ events: [event(1)], position: position(1) });
    const greet = (hosting: boolean) => FakeSocket.last.say({ ...told, table: { ...told.table, hosting } });
    greet(false);
    expect(desk.allowsHints).toBe(false);
    greet(true);
    expect(desk.allowsHints).toBe(true);
    desk.guided = true;
    expect(desk.allowsHints).toBe(false);
  });
});

describe('taking back', () => {
  it('is offered once the reader has chosen something, also where others must agree', () => {
    const tell = (chosen: boolean) =>
      FakeSocket.last.say(
        welcome({
          events: [event(1), event(2), event(3)],
          position: position(3, { undo: [{ seat: 0, free_to: null, turn_start: null, chosen }] }),
        }),
      );
    tell(false);
    expect(store.undo?.seat).toBe(0);
    expect(desk.canUndo).toBe(false);
    tell(true);
    expect(desk.canUndo).toBe(true);
  });
});

describe('returning to a moment', () => {
  it('is offered only where the reader chose something', async () => {
    expect(desk.canReturn).toBe(false);
    await lookAt(1, null);
    expect([desk.replaying, desk.canReturn]).toEqual([true, false]);
    await lookAt(2, 0);
    expect(desk.canReturn).toBe(true);
  });

  it('waits for the confirmation', async () => {
    await lookAt(2, 0);
    desk.returning = 2;
    expect(FakeSocket.last.sentOf('take_back')).toEqual([]);
    desk.confirmReturn();
    expect(FakeSocket.last.sentOf('take_back')).toMatchObject([{ seat: 0, to: 2 }]);
    expect([desk.replaying, desk.returning]).toEqual([false, null]);
  });
});
