import { afterEach, beforeEach, expect, it } from 'vitest';
import { Desk } from '$lib/desk.svelte';
import { promptOf } from '$lib/prompt';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table.svelte';
import { Words } from '$lib/words';
import { FakeSocket, gameText, position, welcome } from './fixtures.ts';

let store: TableStore;

beforeEach(() => {
  FakeSocket.made = [];
  settings.lang = 'en';
  store = new TableStore('t1', { address: 'ws://test/ws', open: FakeSocket.open });
  FakeSocket.last.accept();
});

afterEach(() => store.close());

function prompt(waiting: number[], online: boolean, hosting = false): { sentence: string; hint: string } {
  const said = welcome({ position: position(1, { waiting }) });
  const friend = { seat: 1, kind: 'person', name: 'Ana', bot: '', online, mine: false } as const;
  const other = { ...friend, seat: 2, name: 'Ben', online: true };
  const [me] = said.seats;
  const seats = me ? [me, friend, other] : [];
  FakeSocket.last.say({ ...said, seats, table: { ...said.table, hosting } });
  const words = new Words(gameText, { name: (seat) => seats[seat]?.name });
  return promptOf(new Desk(() => store), words, undefined);
}

it('says that the one who must act is away, and to the host what can be done', () => {
  expect(prompt([1], true).sentence).toBe('Waiting for Ana');
  expect(prompt([1], false).sentence).toBe('Waiting for Ana, away at the moment');
  expect(prompt([1], false).hint).not.toContain('You may');
  expect(prompt([1], false, true).hint).toContain('You may press their seat');
});

it('does not say so while somebody else acts', () => {
  expect(prompt([1, 2], false).sentence).toBe('Waiting for Ana, Ben');
});
