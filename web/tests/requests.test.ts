import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import AccessDialog from '$components/AccessDialog.svelte';
import LostSeat from '$components/LostSeat.svelte';
import Requests from '$components/Requests.svelte';
import SeatDialog from '$components/SeatDialog.svelte';
import { settings } from '$lib/settings.svelte';
import { moment, span } from '$lib/time';
import { Words } from '$lib/words';
import type { GameInfo, Request, Seat } from '$src/protocol';
import { gameText, welcome } from './fixtures.ts';

beforeEach(() => {
  settings.lang = 'en';
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push([path, init.body ? (JSON.parse(init.body as string) as unknown) : null]);
    return new Response(JSON.stringify({ done: true }));
  });
});

let sent: [string, unknown][] = [];
beforeEach(() => (sent = []));

const words = new Words(gameText, { name: (seat) => ['Ann', 'Ben', 'Cid'][seat] });
const request = (more: Partial<Request>): Request => ({
  id: 'r',
  kind: 'bot',
  seat: 1,
  waiting: [2],
  by: 0,
  ...more,
});

it('asks who is asked, each kind in its own words', async () => {
  const answers: boolean[] = [];
  const props = { words, lines: () => [], onanswer: (_: Request, yes: boolean) => answers.push(yes) };
  const { rerender } = render(Requests, {
    ...props,
    requests: [request({ asked: 2, bot: 'thumb' })],
  });
  expect(screen.getByRole('alertdialog').textContent).toContain('give the seat of Ben to a bot');
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(answers).toEqual([true]);
  const sit = request({ kind: 'sit', name: 'Dan', waiting: [0, 2], owner: true, by: null });
  await rerender({ ...props, requests: [{ ...sit, asked: 0 }] });
  expect(screen.getByRole('alertdialog').textContent).toContain('Dan would see its secrets');
  await rerender({ ...props, requests: [{ ...sit, asked: 1 }] });
  expect(screen.getByRole('alertdialog').textContent).toContain('everything you know there');
  await rerender({ ...props, requests: [{ ...sit, own: true }] });
  expect(screen.getByRole('status').textContent).toContain('Ann, Cid and the person who played there');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(answers).toEqual([true, false]);
  await rerender({ ...props, requests: [], declined: { kind: 'sit', seat: 1, by: 1, own: true } });
  expect(screen.getByRole('status').textContent).toContain('The person who played there does not agree');
});

it('calls who has no name by the figure with its article, as the log does', async () => {
  settings.lang = 'fr';
  const nains = new Words(gameText, {
    figure: () => 'Nain',
    theFigure: () => 'le Nain',
    byFigure: () => true,
  });
  const props = { words: nains, lines: () => [], onanswer: () => undefined };
  const asked = () => screen.getByRole('alertdialog').textContent;
  const { rerender } = render(Requests, { ...props, requests: [request({ asked: 2, bot: 'master' })] });
  await vi.waitFor(() => expect(asked()).toContain('Le Nain voudrait confier la place du Nain à un robot'));
  expect(asked()).toContain('Le Nain n’est pas à la table. Un robot maître jouerait à sa place');
  await rerender({ ...props, requests: [request({ kind: 'undo', asked: 2 })] });
  expect(asked()).toContain('Le Nain voudrait revenir en arrière');
});

it('tells who comes back what happened, and gives the seat back', async () => {
  const seat: Seat = {
    seat: 1,
    kind: 'bot',
    name: '',
    bot: 'thumb',
    online: true,
    mine: false,
    lost: { at: Date.now(), why: 'away' },
  };
  const closed = vi.fn();
  render(LostSeat, { table: { ...welcome().table, patience: 600 }, seat, onclose: closed });
  const told = screen.getByRole('dialog').textContent;
  expect(told).toContain('a novice bot has been playing seat 2.');
  expect(told).toContain('longer than this table waits (10 minutes)');
  await userEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
  expect(sent).toEqual([['/api/tables/t1/return', { seat: 1 }]]);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it('shows since when somebody is away, and asks nobody before the time without others', async () => {
  const away = Date.now() - 120_000;
  const seat: Seat = { seat: 1, kind: 'person', name: 'Ben', bot: '', online: false, mine: false, away };
  const game = { id: 'glory', bots: ['thumb'] } as unknown as GameInfo;
  const props = {
    seat,
    table: 't1',
    game,
    name: 'Ben',
    words,
    may: { replace: true, open: true },
    ripe: away + 600_000,
    onclose: () => undefined,
  };
  const { rerender } = render(SeatDialog, props);
  const told = () => screen.getByRole('dialog').textContent;
  expect(told()).toContain(`Away since ${moment(away, 'en')}`);
  expect(told()).toContain('can be given to a bot');
  expect(screen.queryByRole('button', { name: 'Novice bot' })).toBeNull();
  await rerender({ ...props, others: true });
  await userEvent.click(screen.getByRole('button', { name: 'Novice bot' }));
  expect(told()).toContain('Ben is away and would find a novice bot at this seat.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask the others' }));
  await rerender({ ...props, ripe: away });
  expect(told()).toContain('The seat can be given to a bot now');
  expect(sent).toEqual([['/api/tables/t1/replace', { seat: 1, bot: 'thumb' }]]);
});

it('says times as people do', () => {
  expect([span(600, 'en'), span(86_400, 'en'), span(86_400, 'fr')]).toEqual([
    '10 minutes',
    '24 hours',
    '24\u00a0heures',
  ]);
  const noon = new Date(2026, 4, 5, 12, 0).getTime();
  expect(moment(noon, 'en', noon + 1000)).not.toContain('May');
  expect(moment(noon, 'en', noon + 86_400_000)).toContain('May');
});

it('lists devices and links, and revokes each', async () => {
  const access = {
    devices: [
      { id: 'a', name: 'Firefox, Linux', seen: 1, here: true },
      { id: 'b', name: 'Safari, iPhone', seen: Date.now(), here: false },
    ],
    links: [{ table: 't1', name: 'Friday', game: 'glory', kind: 'seat', number: 1, made: Date.now() }],
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') sent.push([path, JSON.parse(init.body as string) as unknown]);
    const me = { name: 'Ann', code: 'C', link: '/join#return/C', tables: [] };
    return new Response(JSON.stringify(path === '/api/me/access' ? access : me));
  });
  render(AccessDialog, { onclose: () => undefined });
  await screen.findByText('Safari, iPhone');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out for good?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke its code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke: Link to seat 2, Friday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke: Your recovery code' }));
  expect(sent).toEqual([
    ['/api/me/devices/revoke', { device: 'b' }],
    ['/api/me/code/revoke', { device: 'b' }],
    ['/api/tables/t1/links/revoke', { kind: 'seat', number: 1 }],
    ['/api/me/code/revoke', { device: '' }],
  ]);
  expect(await screen.findByText(/Here are the new ones/)).toBeTruthy();
});
