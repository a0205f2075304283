import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import NewTableDialog from '$src/components/NewTableDialog.svelte';
import type { GameInfo } from '$src/protocol';
import { settings } from '$lib/settings.svelte';
import { writeStored } from '$lib/stored';
import { gameText } from './fixtures.ts';

const game: GameInfo = {
  id: 'glory',
  title: { en: 'Tales of Glory', fr: 'Tales of Glory' },
  pitch: {},
  goal: {},
  players: [2, 5],
  minutes: [45, 45],
  cooperative: false,
  seats: [2],
  options: [],
  bots: ['novice', 'companion', 'master'],
  thinking: ['companion', 'master'],
  strengths: [{ level: 'companion', seats: 2, options: {}, percent: 88, games: 40, against: 'novice' }],
};

beforeEach(() => {
  localStorage.clear();
  settings.lang = 'en';
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(gameText)));
});

afterEach(() => vi.unstubAllGlobals());

const strength = () => screen.getByLabelText<HTMLSelectElement>('Strength of the bot at seat 2');

it('tells what a level of bots means, and how often it wins where that was measured', async () => {
  render(NewTableDialog, { game, name: 'Ann', onclose: () => {} });
  expect(strength().value).toBe('novice');
  expect(screen.getByText(/follows the game’s rules of thumb and answers at once/)).toBeTruthy();
  await userEvent.selectOptions(strength(), 'companion');
  const told = screen.getByText(/thinks ahead a little/).textContent?.replace(/\s+/g, ' ');
  expect(told).toContain('Wins about 88% of games against a novice bot (2 seats).');
  await userEvent.selectOptions(strength(), 'master');
  expect(screen.getByText(/thinks ahead longest/).textContent).not.toContain('%');
});

it("offers the rulebook's set-up of a first game, to newcomers as it is and to others by one press", async () => {
  const options = [{ id: 'quests', values: ['no', 'yes'], default: 'yes' }];
  const presets = [{ id: 'first_game', options: { quests: 'no' } }];
  const open = () =>
    render(NewTableDialog, { game: { ...game, options, presets }, name: 'Ann', onclose: () => {} });
  const preset = () => document.querySelector('[data-preset="first_game"]');
  const first = open();
  expect(preset()?.getAttribute('aria-pressed')).toBe('true');
  first.unmount();
  writeStored('new.glory', { options: { quests: 'yes' } });
  open();
  expect(preset()?.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(preset() as Element);
  expect(preset()?.getAttribute('aria-pressed')).toBe('true');
});

it('tells of a team how often it wins, and in which setting', () => {
  settings.lang = 'fr';
  const hard = {
    level: 'novice',
    seats: 3,
    options: { difficulty: 'hard' },
    percent: 28,
    games: 40,
    against: '',
  };
  render(NewTableDialog, { game: { ...game, strengths: [hard] }, name: 'Ann', onclose: () => {} });
  const told = screen.getByText(/joue selon le bon sens/).textContent?.replace(/\s+/g, ' ');
  expect(told).toContain(
    'À titre de comparaison : une équipe de ce niveau gagne environ 28 % des parties (3 places, difficulty : hard).',
  );
});

it('compares with the table that is most like this one', () => {
  const measured = (seats: number, percent: number) => ({
    level: 'novice',
    seats,
    options: { difficulty: 'hard' },
    percent,
    games: 40,
    against: '',
  });
  const strengths = [measured(4, 40), measured(2, 24)];
  render(NewTableDialog, { game: { ...game, strengths }, name: 'Ann', onclose: () => {} });
  expect(screen.getByText(/rules of thumb/).textContent).toContain('24%');
});

it.each([
  ['waiting', /still warming up/],
  ['plain', /slower here/],
])('says of an engine that is %s what it means, only where a bot thinks ahead', async (bots, said) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.endsWith('/engine') ? { bots } : gameText));
  });
  render(NewTableDialog, { game, name: 'Ann', onclose: () => {} });
  await userEvent.selectOptions(strength(), 'master');
  const note = await screen.findByText(said);
  expect(note.textContent).not.toMatch(/engine|compil/i);
  await userEvent.selectOptions(strength(), 'novice');
  expect(screen.queryByText(said)).toBeNull();
});

it('calls a level of bots by another name than a difficulty', async () => {
  render(NewTableDialog, { game, name: 'Ann', onclose: () => {} });
  expect([...strength().options].map(({ text }) => text)).toEqual([
    'Novice bot',
    'Companion bot',
    'Master bot',
  ]);
});

it('seats the standard bot where a level of an earlier version was chosen last', () => {
  writeStored('new.glory', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'thumb' }] });
  render(NewTableDialog, { game, name: 'Ann', onclose: () => {} });
  expect(strength().value).toBe('novice');
});

it('allows hints to who plays alone, among rivals only by the word of the host, and says so for this table alone', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string));
    const made = { table: 't1', seats: { '1': '/join#seat/x' }, watch: '/join#watch/y' };
    return new Response(JSON.stringify(path === '/api/tables' ? made : gameText));
  });
  const { unmount } = render(NewTableDialog, { game, name: 'Ann', onclose: () => {} });
  const allowed = () => screen.getByRole<HTMLInputElement>('switch', { name: /Hints at this table/ });
  expect(allowed().checked).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Who sits at seat 2'), 'friend');
  expect(allowed().checked).toBe(false);
  await userEvent.click(allowed());
  await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ game: 'glory', hints: true }]));
  unmount();
  render(NewTableDialog, { game, name: 'Ann', onclose: () => {} });
  expect(allowed().checked).toBe(false);
});
