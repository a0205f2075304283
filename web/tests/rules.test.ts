import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import RulesList from '$components/RulesList.svelte';
import type { Rule } from '$src/protocol';
import { settings } from '$lib/settings.svelte';

const rules: Rule[] = [
  { id: 'DOR-4.1', chapter: '4. Moving', text: 'On foot.', chapter_lead: 'Each of these costs one action.' },
  { id: 'DOR-4.2', chapter: '4. Moving', text: 'By horse, see [DOR-17.1](#DOR-17.1).' },
  {
    id: 'DOR-17.1',
    chapter: '17. Heroes',
    section: 'Cleric',
    text: 'Skills.',
    chapter_lead: '| Hero | Life |\n|---|---|\n| Rogue | 6 |',
    section_lead: 'She heals.',
  },
];
const introduction =
  'Four Generals march on the city.\n\nA *minion* is a Demon or an Orc, see [DOR-4.1](#DOR-4.1).';
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent?.trim());
const search = (query: string) => userEvent.setup().type(screen.getByRole('searchbox'), query);

beforeEach(() => {
  settings.lang = 'en';
});

describe('the reader of the rules', () => {
  it('begins with the introduction', () => {
    render(RulesList, { rules, introduction, game: 'defenders', wide: true });
    expect(headings()).toEqual(['Introduction', '4. Moving', '17. Heroes']);
    expect(screen.getByText('Four Generals march on the city.')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'DOR-4.1' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/rules/defenders#DOR-4.1');
  });

  it('marks what is ours, and nothing else', () => {
    const ours = rules.map((rule, i) => (i === 1 ? { ...rule, source: 'partly' } : rule));
    const { container } = render(RulesList, { rules: ours, game: 'defenders', wide: true });
    expect([...container.querySelectorAll('[data-source]')].map((one) => one.closest('article')?.id)).toEqual(
      ['DOR-4.2'],
    );
    expect(screen.getByText('partly our design: the rulebook does not say all of it')).toBeTruthy();
  });

  it('has no empty introduction', () => {
    render(RulesList, { rules, game: 'defenders', wide: true });
    expect(headings()).toEqual(['4. Moving', '17. Heroes']);
  });

  it('says what stands under a heading before the first rule', () => {
    render(RulesList, { rules, introduction, game: 'defenders', wide: true });
    const parts = [
      screen.getByText('Each of these costs one action.'),
      screen.getByText('On foot.'),
      screen.getByRole('heading', { level: 2, name: '17. Heroes' }),
      screen.getByRole('cell', { name: 'Rogue' }),
      screen.getByRole('heading', { level: 3, name: 'Cleric' }),
      screen.getByText('She heals.'),
      screen.getByText('Skills.'),
    ];
    const following = (a: HTMLElement, b: HTMLElement) =>
      (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect(parts.every((part, i) => parts.slice(i + 1).every((later) => following(part, later)))).toBe(true);
  });

  it('finds words of the introduction and of what stands under headings', async () => {
    render(RulesList, { rules, introduction, game: 'defenders' });
    await search('generals');
    expect(headings()).toEqual(['Introduction']);
    expect(screen.getByText('Introduction').closest('details')?.open).toBe(true);
  });

  it('finds a table under a heading', async () => {
    render(RulesList, { rules, introduction, game: 'defenders' });
    await search('rogue');
    expect(headings()).toEqual(['17. Heroes']);
    expect(screen.getByRole('status').textContent).toBe('One rule found');
  });
});
