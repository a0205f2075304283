import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import JoinPage from '$src/pages/JoinPage.svelte';
import LobbyPage from '$src/pages/LobbyPage.svelte';
import type { GameInfo, Invitation, Me, TableRow } from '$src/protocol';
import { games } from '$lib/games.svelte';
import { settings } from '$lib/settings.svelte';
import { gameText } from './fixtures.ts';

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  name: id,
  game: 'runemasters',
  waiting: false,
  decision: null,
  people: ['Ann'],
  since: 0,
  ended: false,
  ending: null,
  mine: [0],
  seats: 3,
  hosting: true,
  aside: false,
  gone: null,
  ...more,
});

const info = (id: string): GameInfo => ({
  id,
  title: { en: id.charAt(0).toUpperCase() + id.slice(1) },
  pitch: {},
  goal: {},
  players: [1, 4],
  minutes: [30, 60],
  cooperative: true,
  seats: [2],
  options: [],
  bots: [],
});

let me: Me;
let asked: [path: string, body: unknown][];
let answers: Record<string, (body: Record<string, unknown>) => unknown>;

beforeEach(() => {
  settings.lang = 'en';
  games.list = [];
  asked = [];
  me = { name: 'Ann', code: 'C', link: '/r/C', tables: [] };
  answers = {
    '/api/me': () => me,
    '/api/games': () => [],
    '/api/games/runemasters/text/en': () => gameText,
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {};
    if (init.method === 'POST') asked.push([path, body]);
    return new Response(JSON.stringify(answers[path]?.(body) ?? { ok: true }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const table = (name: string) => screen.findByRole('link', { name: new RegExp(name) });

it('lists tables as links, and offers every guided game', async () => {
  me.tables = [row('Friday')];
  answers['/api/games'] = () =>
    ['runemasters', 'glory', 'havresac', 'defenders', 'andor'].map((id) => info(id));
  render(LobbyPage);
  const friday = await table('Friday');
  expect(friday.getAttribute('href')).toBe('/table/Friday');
  expect(friday.textContent).toContain('Friday Runemasters'); // a name does not say which game it is
  const guides = [...document.querySelectorAll('article a[href^="/learn/"]')];
  expect(guides.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    ['andor', 'defenders', 'glory', 'havresac', 'runemasters'].map((id) => `/learn/${id}`),
  );
});

it('deletes a table with a way back, and asks again where others would lose it', async () => {
  const user = userEvent.setup();
  me.tables = [row('Friday', { people: ['Ann', 'Ben'] })];
  answers['/api/tables/Friday/delete'] = () => {
    me = { ...me, tables: [row('Friday', { gone: 10 ** 12 })] };
    return { ok: true };
  };
  answers['/api/tables/Friday/restore'] = () => {
    me = { ...me, tables: [row('Friday')] };
    return { ok: true };
  };
  render(LobbyPage);
  await table('Friday');
  await user.click(screen.getByRole('button', { name: /Friday/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete for everybody' }));
  expect(await screen.findByText('Friday has been deleted.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Friday/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await table('Friday');
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/Friday/delete', '/api/tables/Friday/restore']);
});

it('lets guests put a table away, but neither rename nor delete it', async () => {
  const user = userEvent.setup();
  me.tables = [row('Friday', { hosting: false })];
  render(LobbyPage);
  await table('Friday');
  await user.click(screen.getByRole('button', { name: /Friday/ }));
  const away = await screen.findByRole('button', { name: 'Put away' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(away);
  await waitFor(() => expect(asked).toEqual([['/api/tables/Friday/aside', { aside: true }]]));
});

it('tells the place in a finished game of three', async () => {
  const ending = { cause: 'finished', winners: [1], scores: [20, 30, 10] };
  me.tables = [row('Friday', { ended: true, ending, game: 'glory' })];
  render(LobbyPage);
  expect((await table('Friday')).textContent).toContain('Second of three');
});

it('shows game, host and seats before a guest sits down', async () => {
  const user = userEvent.setup();
  const seat = (number: number, kind: 'person' | 'bot' | 'open', name = '') => ({
    seat: number,
    kind,
    name,
    bot: kind === 'bot' ? 'thumb' : '',
    online: true,
    mine: false,
  });
  const invitation: Invitation = {
    kind: 'seat',
    game: 'runemasters',
    name: 'Friday',
    host: 'Maud',
    options: {},
    seats: [seat(0, 'person', 'Maud'), seat(1, 'open'), seat(2, 'bot')],
    seat: 1,
    inside: false,
    ended: false,
    view: { guardians: [] },
  };
  me = { ...me, name: '' };
  games.list = [info('runemasters')];
  answers['/api/invitation'] = () => invitation;
  answers['/api/join'] = () => ({ table: 't1', entry: null });
  render(JoinPage, { route: { page: 'seat', token: 'abc' } });
  expect(await screen.findByText('Maud invites you')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Runemasters' })).toBeTruthy();
  const seats = screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());
  expect(seats).toEqual(['Maud taken', 'Seat 2 your seat', 'Bot 3 Novice bot taken']);
  expect(asked.map(([path]) => path)).toEqual(['/api/invitation']);
  await user.type(screen.getByRole('textbox'), 'Zoé');
  await user.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  expect(asked.slice(1)).toEqual([
    ['/api/me', { name: 'Zoé' }],
    ['/api/join', { token: 'abc' }],
  ]);
});
