/** "What would you do?": when it may be asked, what becomes of the answer, how it is told and followed. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PromptButtons from '$components/table/PromptButtons.svelte';
import HintPanel from '$src/hints/HintPanel.svelte';
import HostHints from '$src/hints/HostHints.svelte';
import { hosted } from '$src/hints/hosted.svelte';
import type { Hint, Hints, Position, Table } from '$src/protocol';
import { Desk } from '$lib/desk.svelte';
import { promptOf } from '$lib/prompt';
import { leadsTo } from '$lib/offered.svelte';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table.svelte';
import { onTableKey } from '$lib/tablekeys';
import { Words } from '$lib/words';
import { choice, decision, event, FakeSocket, gameText, position, welcome } from './fixtures.ts';

const words = new Words({
  ...gameText,
  ftl: `${gameText.ftl}\nreason-keeps = Keeps the { $path } free.\nreason-costs = Costs a die.\n`,
});
const hit = choice('hit red', ['die', 'red']);
const move = choice('move red blue', ['die', 'red'], ['path', 'blue']);
const end = choice('end');

const hint = (said: typeof hit, win: number, over: Partial<Hint> = {}): Hint => ({
  action: said.text,
  said,
  win,
  gain: win - 0.68,
  margin: null,
  equal: false,
  reason: { key: 'costs', args: {} },
  ...over,
});
const answer: Hints = {
  entry: 1,
  seat: 0,
  hints: [
    hint(move, 0.68, { reason: { key: 'keeps', args: { path: 'blue' } } }),
    hint(hit, 0.66, { equal: true }),
    hint(end, 0.59),
  ],
  doubt: 0.031,
  judged: 'weights',
  thinking_with: 'compiled',
};

let store: TableStore;
let desk: Desk;
/** What the page asked of the table, and how each request is answered. */
let asked: { path: string; body: unknown; reply: (status: number, body: unknown) => void }[];

const question = (id = 1): Partial<Position> => ({
  waiting: [0],
  decisions: [decision([hit, move, end], { id })],
});

function begin(table: Partial<Table> = {}, rest = question()): void {
  const greeting = welcome({ events: [event(1)], position: position(1, rest) });
  FakeSocket.last.say({ ...greeting, table: { ...greeting.table, hints: true, ...table } });
  flushSync();
  desk.hints.follow(); // as the table does whenever something changes
}

function goOn(entry: number, rest: Partial<Position>): void {
  FakeSocket.last.say({
    type: 'update',
    events: [event(entry)],
    undone: null,
    position: position(entry, rest),
  });
  flushSync();
  desk.hints.follow();
}

/** Lets what was promised happen. */
const settle = async () => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};

async function told(what: unknown = answer, status = 200): Promise<void> {
  await settle();
  asked.at(-1)?.reply(status, what);
  await settle();
}

beforeEach(() => {
  settings.pace = 'instant';
  settings.lang = 'en';
  settings.hints = 'ask';
  settings.confirm = false;
  asked = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (path: string, init: RequestInit) =>
        new Promise((done) =>
          asked.push({
            path,
            body: JSON.parse(init.body as string),
            reply: (status, body) => done(new Response(JSON.stringify(body), { status })),
          }),
        ),
    ),
  );
  FakeSocket.made = [];
  store = new TableStore('t1', { address: 'ws://test/ws', open: FakeSocket.open });
  desk = new Desk(() => store);
  FakeSocket.last.accept();
});

afterEach(() => {
  store.close();
  hosted.table = null;
  settings.hints = 'ask';
  vi.unstubAllGlobals();
});

describe('what would you do?', () => {
  it('is asked for the seat that must decide, and answered by numbered choices', async () => {
    begin();
    expect(desk.hints.may).toBe(true);
    expect(asked).toEqual([]);
    desk.hints.toggle(false);
    expect(desk.hints).toMatchObject({ shown: true, thinking: true, marks: [] });
    await told();
    expect(asked.map(({ path, body }) => [path, body])).toEqual([['/api/tables/t1/hint', { seat: 0 }]]);
    expect(desk.hints.thinking).toBe(false);
    expect(desk.hints.marks.map(({ n, choice: { text } }) => [n, text])).toEqual([
      [1, 'move red blue'],
      [2, 'hit red'],
      [3, 'end'],
    ]);
  });

  it('plans what is pressed and does nothing before it is confirmed', async () => {
    begin();
    desk.hints.toggle(false);
    await told();
    const [first] = desk.hints.suggestions;
    desk.hints.plan(first!);
    expect(store.candidate?.text).toBe('move red blue');
    expect(FakeSocket.last.sentOf('act')).toEqual([]);
    desk.hints.plan(first!);
    expect(store.candidate).toBeNull();
    desk.hints.plan(first!);
    store.choose(store.candidate!); // the primary button, or Enter
    expect(FakeSocket.last.sentOf('act')).toMatchObject([{ text: 'move red blue', seat: 0 }]);
    expect(desk.hints.marks).toEqual([]);
  });

  it('is gone when the question is, not when others act meanwhile', async () => {
    begin();
    desk.hints.toggle(false);
    await told();
    goOn(2, question(1));
    expect(desk.hints.marks.length).toBe(3);
    goOn(3, question(3));
    expect(desk.hints).toMatchObject({ shown: false, marks: [], answer: null });
    goOn(4, { waiting: [1] });
    expect(desk.hints.may).toBe(false);
  });

  it('forgets an answer that comes too late, and asks one question after the other', async () => {
    begin();
    desk.hints.toggle(false);
    await settle();
    goOn(2, question(2));
    desk.hints.toggle(false);
    await settle();
    expect(asked.length).toBe(1); // the table still thinks about the first one
    await told();
    expect(desk.hints).toMatchObject({ thinking: true, marks: [] });
    await told({ ...answer, entry: 2 });
    expect(asked.length).toBe(2);
    expect(desk.hints.marks.length).toBe(3);
  });

  it('is not offered where the host does not allow it, nor to who wants to hear nothing, nor beside a guide', () => {
    begin({ hints: false });
    expect(desk.hints.may).toBe(false);
    begin();
    settings.hints = 'nothing';
    expect(desk.hints.may).toBe(false);
    settings.hints = 'ask';
    desk.guided = true;
    expect(desk.hints.may).toBe(false);
    desk.hints.toggle(false);
    expect(asked).toEqual([]);
  });

  it('is asked by itself at every question for who wants it always, but not about offers', async () => {
    settings.hints = 'always';
    begin();
    await told();
    expect(desk.hints.marks.length).toBe(3);
    goOn(2, question(2));
    await settle();
    expect(desk.hints).toMatchObject({ shown: true, thinking: true });
    await told({ ...answer, entry: 2 });
    goOn(3, { waiting: [1], decisions: [decision([hit], { id: 3, kind: 'offer' })] });
    await settle();
    expect(asked.length).toBe(2);
  });

  it('has the key H, and Escape closes it after what was planned', async () => {
    begin();
    const press = (key: string) => {
      const pressed = new KeyboardEvent('keydown', { key, cancelable: true });
      Object.defineProperty(pressed, 'target', { value: document.body });
      onTableKey(pressed, desk);
    };
    press('h');
    await told();
    desk.hints.plan(desk.hints.suggestions[0]!);
    press('Escape');
    expect([store.candidate, desk.hints.shown]).toEqual([null, true]);
    press('Escape');
    expect(desk.hints.shown).toBe(false);
    press('H');
    expect(desk.hints.marks.length).toBe(3); // known already: nothing is asked twice
    expect(asked.length).toBe(1);
  });

  it('is told to the others without its answer', () => {
    begin({}, { waiting: [1], questions: [{ seat: 1, kind: 'actions', about: { guardian: 'neltai' } }] });
    const hint = () => promptOf(desk, words, undefined).hint;
    expect(hint()).not.toContain('asked');
    FakeSocket.last.say({ type: 'hint_asked', seat: 1, entry: 1 });
    expect(hint()).toBe('Seat 2 asked the table what it would do.');
    goOn(2, { waiting: [1] });
    expect(hint()).not.toContain('asked');
  });
});

describe('the panel', () => {
  const panel = () => render(HintPanel, { desk, words });
  const rows = () => [...document.querySelectorAll('[data-suggestion]')];
  const read = (one: Element | undefined) => one?.textContent.replace(/\s+/g, ' ').trim();

  it('lists number, deed, chance, difference and reason; the doubt once', async () => {
    begin();
    desk.hints.toggle(false);
    await told();
    const { container } = panel();
    expect(rows().map(read)).toEqual([
      '1 Move to the blue path 68% to win Keeps the blue path free.',
      '2 Strike with a red die 66% about equal Costs a die.',
      '3 End the actions 59% −9 Costs a die.',
    ]);
    expect(container.textContent.match(/± 3/g)?.length).toBe(1);
    const bars = [...container.querySelectorAll('.track')];
    expect(bars.map((bar) => bar.querySelector('i')?.getAttribute('style'))).toEqual(
      ['68%', '66%', '59%'].map((width) => `width: ${width};`),
    );
    for (const bar of bars) expect(bar.querySelector('s')?.getAttribute('style')).toBe('left: 68%;');
    expect(screen.getByRole('status').textContent).toBe(
      '3 suggestions. 1. Move to the blue path: 68%. 2. Strike with a red die: 66%. 3. End the actions: 59%.',
    );
  });

  it('says that the table thinks, then why there is no answer, and asks again', async () => {
    begin();
    desk.hints.toggle(false);
    panel();
    expect(screen.getByRole('status').textContent).toBe('Still thinking…');
    await told({ code: 'too_fast', message: '' }, 429);
    expect(screen.getByRole('status').textContent).toBe('That was too fast: wait a moment.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await told();
    expect(rows().length).toBe(3);
  });

  it('plans by a press; by keys the answer gets the focus, and then what confirms it', async () => {
    begin();
    render(PromptButtons, { desk, words });
    desk.hints.toggle(true);
    panel();
    await told();
    const [first] = rows();
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(first?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement?.matches('[data-confirm]')).toBe(true);
    expect(FakeSocket.last.sentOf('act')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(FakeSocket.last.sentOf('act')).toMatchObject([{ text: 'move red blue' }]);
  });

  it('leaves the confirming to the button on the board that has marked the answer', async () => {
    begin();
    const { container } = render(PromptButtons, { desk, words });
    store.candidate = move;
    flushSync();
    const confirms = () => container.querySelectorAll('[data-confirm]').length;
    expect(confirms()).toBe(1);
    const deed = document.createElement('button');
    const other = leadsTo(end.text)(deed);
    flushSync();
    expect(confirms(), 'a button for something else confirms nothing').toBe(1);
    other();
    const done = leadsTo(move.text)(deed);
    flushSync();
    expect(confirms()).toBe(0);
    done();
    flushSync();
    expect(confirms()).toBe(1);
  });

  it('says that it was only a glance, and thinks again when asked again', async () => {
    begin();
    desk.hints.toggle(false);
    await told({ ...answer, glance: true });
    panel();
    expect(document.body.textContent).toContain('too busy for more than a glance');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await told();
    expect(asked.filter(({ path }) => path.endsWith('/hint'))).toHaveLength(2);
    expect(document.body.textContent).not.toContain('glance');
  });

  it('speaks French with its own spaces', async () => {
    settings.lang = 'fr';
    begin();
    desk.hints.toggle(false);
    await told();
    panel();
    expect(screen.getByRole('heading').textContent).toContain('Que ferais‑tu\u00a0?');
    expect(read(rows()[2])).toContain('59 % −9');
  });
});

describe('the switch of the host', () => {
  it('is there for the host alone and tells the table', async () => {
    const { container } = render(HostHints);
    expect(container.textContent.trim()).toBe('');
    hosted.table = { id: 't1', hints: true };
    flushSync();
    await userEvent.click(screen.getByRole('switch'));
    await settle();
    expect(asked.map(({ path, body }) => [path, body])).toEqual([['/api/tables/t1/hints', { hints: false }]]);
  });
});
