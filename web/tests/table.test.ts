import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table.svelte';
import { choice, decision, event, FakeSocket, position, welcome } from './fixtures.ts';

let store: TableStore;
const end = choice('end');
const hit = choice('hit red', ['die', 'red']);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  settings.pace = 'normal';
  settings.confirm = false;
  store = new TableStore('t1', { address: 'ws://test/ws', open: FakeSocket.open });
  FakeSocket.last.accept();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const socket = () => FakeSocket.last;
const entryShown = () => (store.view as { entry: number } | null)?.entry;

function begin(decisions = [decision([hit, end])]): void {
  socket().say(welcome({ events: [event(0), event(1)], position: position(1, { decisions }) }));
}

function update(
  entry: number,
  undone: number | null = null,
  decisions = [decision([end], { id: entry })],
): void {
  const events = undone === null ? [event(entry)] : [];
  socket().say({ type: 'update', events, undone, position: position(entry, { decisions }) });
}

describe('what the table says', () => {
  it('fills the store from the welcome', () => {
    begin();
    expect(store.table?.name).toBe('Test');
    expect(store.mine).toEqual([0]);
    expect(store.seat).toBe(0);
    expect(store.events.map((one) => one.n)).toEqual([0, 1]);
    expect(entryShown()).toBe(1);
  });

  it('adds only what is new after a reconnect', () => {
    begin();
    socket().say(welcome({ fresh: false, events: [event(1), event(2)], position: position(2) }));
    expect(store.events.map((one) => one.n)).toEqual([0, 1, 2]);
  });

  it('strikes events that were taken back', () => {
    begin();
    update(2);
    update(1, 2);
    expect(store.events.map((one) => one.undone)).toEqual([false, false, true]);
    expect(store.moments).toEqual([0, 1]);
  });

  it('tells what led to the position on the board, and nothing that was taken back', () => {
    const told = () => store.told.map(({ n }) => n);
    begin();
    update(2);
    update(3);
    expect(told()).toEqual([0, 1, 2]); // the third is on its way
    vi.advanceTimersByTime(2000);
    expect(told()).toEqual([0, 1, 2, 3]);
    store.past = position(1);
    expect(told()).toEqual([0, 1]);
    store.past = null;
    update(2, 3);
    vi.advanceTimersByTime(2000);
    expect(told()).toEqual([0, 1, 2]);
  });

  it('says that a table cannot be opened', () => {
    socket().say({ type: 'failed', id: '', code: 'unknown', message: 'no such table' });
    expect(store.missing?.message).toBe('no such table');
  });

  it.each(['device_revoked', 'unknown_table'])('says so of a table that was open before: %s', (code) => {
    begin();
    socket().say({ type: 'failed', id: '', code, message: 'signed out' });
    expect(store.missing?.code).toBe(code);
    expect(store.notice).toBeNull();
  });
});

describe('several own seats', () => {
  it('are asked what must be answered before what they may do out of turn', () => {
    const offer = decision([hit], { id: 5, seat: 0, kind: 'offer' });
    const question = decision([end], { id: 6, seat: 1, kind: 'day' });
    begin([offer, question]);
    expect(store.decision?.id).toBe(6);
    expect(store.seat).toBe(1);
    update(2, null, [{ ...offer, id: 7 }]);
    vi.advanceTimersByTime(2000);
    expect(store.decision?.id).toBe(7);
  });
});

describe('the pace of the board', () => {
  it('waits as long as the board needs to tell something', () => {
    store.beats = (events) => (events.some(({ n }) => n === 2) ? 3 : 1);
    begin();
    update(2);
    update(3);
    vi.advanceTimersByTime(2000);
    expect(entryShown()).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(entryShown()).toBe(3);
  });

  it('shows the first position at once and the next ones in turn', () => {
    begin();
    update(2);
    update(3);
    update(4);
    expect(entryShown()).toBe(2);
    vi.advanceTimersByTime(900);
    expect(entryShown()).toBe(3);
    vi.advanceTimersByTime(900);
    expect(entryShown()).toBe(4);
    expect(store.behind).toBe(false);
  });

  it('never takes a question away for what others do beside it', () => {
    const mine = decision([hit, end], { id: 1 });
    begin([mine]);
    update(2, null, [mine]);
    update(3, null, [mine]);
    expect(store.behind).toBe(false);
    expect(store.decision?.id).toBe(1);
    store.choose(end);
    update(4, null, [decision([end], { id: 4 })]);
    update(5, null, [decision([end], { id: 4 })]);
    expect(store.decision?.id).toBe(4);
    expect(entryShown()).toBe(5);
  });

  it('still shows in turn what others do while the reader only may act', () => {
    const offer = decision([hit], { id: 1, kind: 'offer' });
    begin([offer]);
    update(2, null, [offer]);
    update(3, null, [offer]);
    expect(entryShown()).toBe(2);
  });

  it('asks only once the board has caught up', () => {
    begin();
    update(2);
    update(3);
    expect(store.decision).toBeNull();
    vi.advanceTimersByTime(900);
    expect(store.decision?.id).toBe(3);
  });

  it('shows at once what the own act brings', () => {
    begin();
    update(2);
    store.choose(end);
    update(3);
    expect(entryShown()).toBe(3);
    expect(store.decision?.id).toBe(3);
  });

  it('can be skipped, with all events marked as new', () => {
    begin();
    update(2);
    update(3);
    update(4);
    store.skip();
    expect(entryShown()).toBe(4);
    expect(store.fresh.map((one) => one.n)).toEqual([3, 4]);
  });

  it('does not wait at all when the reader wants it so', () => {
    settings.pace = 'instant';
    begin();
    update(2);
    update(3);
    expect(entryShown()).toBe(3);
  });
});

describe('choosing', () => {
  it('sends the choice with its decision and seat', () => {
    begin();
    store.choose(hit);
    expect(socket().sentOf('act')).toMatchObject([{ seat: 0, decision: 1, text: 'hit red' }]);
    expect(store.sending).toBe('hit red');
  });

  it('sends nothing twice while an answer is on its way', () => {
    begin();
    store.choose(hit);
    store.choose(end);
    expect(socket().sentOf('act')).toHaveLength(1);
  });

  it('asks for a second press where choices are confirmed', () => {
    settings.confirm = true;
    begin();
    store.choose(hit);
    expect(socket().sentOf('act')).toHaveLength(0);
    expect(store.candidate).toEqual(hit);
    store.choose(hit);
    expect(socket().sentOf('act')).toHaveLength(1);
  });

  it('asks for a second press where an answer is secret and final, as the board says', () => {
    store.careful = (kind) => kind === 'select_card';
    begin([decision([hit, end], { kind: 'select_card' })]);
    store.choose(hit);
    expect(socket().sentOf('act')).toHaveLength(0);
    store.choose(end);
    expect(store.candidate).toEqual(end);
    store.choose(end);
    expect(socket().sentOf('act')).toMatchObject([{ text: 'end' }]);
  });

  it('does not take the same words of another own seat for the second press', () => {
    settings.confirm = true;
    begin([decision([end]), decision([end], { id: 2, seat: 1, kind: 'offer' })]);
    const [first, second] = store.decisions.map(({ choices }) => choices[0]);
    if (!first || !second) throw new Error('two decisions');
    store.choose(first);
    store.choose(second);
    expect(socket().sentOf('act')).toHaveLength(0);
    expect(store.candidate).toBe(second);
    store.choose(second);
    expect(socket().sentOf('act')).toMatchObject([{ seat: 1, decision: 2, text: 'end' }]);
  });

  it('shows the rule of a refusal', async () => {
    begin();
    const asked = store.why('block red+red');
    const id = String(socket().sentOf('why')[0]?.id);
    socket().say({ type: 'refused', id, rule: 'RUN-5.20', choice: choice('block red+red') });
    await asked;
    expect(store.refusal).toMatchObject({ rule: 'RUN-5.20', text: 'block red+red' });
  });

  it('lets go of picked pieces with the next question', () => {
    begin();
    store.pick(['die', 'red']);
    expect(store.chosen).toEqual([['die', 'red']]);
    update(2);
    expect(store.chosen).toEqual([]);
  });

  it('toggles a picked piece and replaces one of the same kind', () => {
    begin();
    store.pick(['die', 'red']);
    store.pick(['die', 'blue']);
    expect(store.chosen).toEqual([['die', 'blue']]);
    store.pick(['die', 'blue']);
    expect(store.chosen).toEqual([]);
  });
});

describe('looking back', () => {
  async function lookAt(entry: number): Promise<void> {
    const looking = store.look(entry);
    const asked = socket().sentOf('look').at(-1);
    socket().say({ type: 'past', id: String(asked?.id), position: position(entry) });
    await looking;
  }

  it('shows the earlier position and plays nothing there', async () => {
    begin();
    await lookAt(0);
    expect(entryShown()).toBe(0);
    store.choose(hit);
    expect(socket().sentOf('act')).toHaveLength(0);
  });

  it('asks for each moment only once', async () => {
    begin();
    await lookAt(0);
    store.now();
    await store.look(0);
    expect(socket().sentOf('look')).toHaveLength(1);
    expect(entryShown()).toBe(0);
  });

  it('steps through the moments and ends at now', async () => {
    begin();
    const back = store.step(-1);
    socket().say({ type: 'past', id: String(socket().sentOf('look')[0]?.id), position: position(0) });
    await back;
    expect(store.past?.entry).toBe(0);
    await store.step(1);
    expect(store.past).toBeNull();
  });
});

describe('seats', () => {
  it('are given away only by those whom the table lets', () => {
    const said = welcome();
    const [me, bot] = said.seats;
    if (!me || !bot) throw new Error('two seats');
    const away = { ...me, seat: 2, mine: false, online: false };
    const here = { ...away, seat: 3, online: true };
    const free = { ...bot, seat: 4, kind: 'open', bot: '' } as const;
    const seats = [me, bot, away, here, free];
    const may = () => seats.map((seat) => store.mayReplace(seat));
    socket().say({ ...said, seats });
    expect(may()).toEqual([true, true, true, false, true]);
    socket().say({ type: 'seats', table: { ...said.table, hosting: true }, seats });
    expect(may()).toEqual([true, true, true, false, true]);
    socket().say({ type: 'seats', table: said.table, seats: [bot, away, here, free] });
    expect(may().slice(1)).toEqual([false, false, false, false]);
  });
});

describe('taking back', () => {
  it('costs nothing up to the barrier, beyond it consent or the mark of an assisted game', () => {
    const undo = [{ seat: 0, free_to: 5, turn_start: 3 }];
    const said = welcome({ position: position(9, { undo }) });
    socket().say(said);
    expect([store.costOf(5), store.costOf(4)]).toEqual(['free', 'assisted']);
    const friend = { seat: 1, kind: 'person', name: 'Ana', bot: '', online: true, mine: false } as const;
    const [me] = said.seats;
    socket().say({ type: 'seats', table: said.table, seats: me ? [me, friend] : [] });
    expect([store.costOf(5), store.costOf(4)]).toEqual(['free', 'asks']);
  });

  it('asks for the last own action, or for a moment', () => {
    begin();
    void store.takeBack();
    void store.takeBack(0);
    expect(socket().sentOf('take_back')).toMatchObject([{ to: null }, { to: 0 }]);
  });

  it('would undo what was played, and not an earlier return', () => {
    const log = [event(0), event(1), event(2, 2, 'table_undo', { seat: '0' }), event(3)];
    socket().say(welcome({ events: log, position: position(3) }));
    expect(store.undoneBy(0).map(({ n }) => n)).toEqual([1, 3]);
  });

  it('tells the one who asked that somebody did not agree', () => {
    begin();
    socket().say({ type: 'asked', requests: [], declined: { kind: 'undo', seat: 1, by: 0, own: false } });
    expect(store.declined).toBeNull();
    socket().say({ type: 'asked', requests: [], declined: { kind: 'undo', seat: 0, by: 1, own: true } });
    expect(store.declined).toMatchObject({ seat: 0, by: 1 });
    void store.takeBack();
    expect(store.declined).toBeNull();
  });

  it('answers a request for each own seat that is waited for', () => {
    begin();
    store.consent({ id: 'r', kind: 'undo', seat: 1, to: 0, waiting: [0, 2], asked: 0 }, true);
    expect(socket().sentOf('consent')).toEqual([{ type: 'consent', request: 'r', seat: 0, yes: true }]);
  });
});
