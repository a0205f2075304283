import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import DecisionPanel from '$components/DecisionPanel.svelte';
import type { Choice } from '$src/protocol';
import { offers } from '$lib/offered.svelte';
import { settings } from '$lib/settings.svelte';
import { Words } from '$lib/words';
import { choice, decision, gameText } from './fixtures.ts';

const words = new Words(gameText);
const hit = choice('hit red', ['die', 'red']);
const end = choice('end');
const red = choice('move red red', ['die', 'red'], ['path', 'red']);
const blue = choice('move red blue', ['die', 'red'], ['path', 'blue']);

const onchoose = vi.fn<(choice: Choice) => void>();
const onwhy = vi.fn<(text: string) => void>();

beforeEach(() => {
  settings.lang = 'en';
  onchoose.mockReset();
  onwhy.mockReset();
});

const titles = () =>
  screen.getAllByRole('button').map((button) => button.dataset.choice ?? button.textContent);

function many(count: number): Choice[] {
  return Array.from({ length: count }, (_, i) => choice(`step ${i}`, ['space', String(i)]));
}

describe('few choices', () => {
  it('are all there as tiles, the end last', () => {
    render(DecisionPanel, { decision: decision([end, hit, red]), words, onchoose });
    expect(titles()).toEqual(['hit red', 'move red red', 'end']);
  });

  it('are chosen by click and by number', async () => {
    const user = userEvent.setup();
    render(DecisionPanel, { decision: decision([hit, end]), words, onchoose });
    await user.click(screen.getByRole('button', { name: /Strike with a red die/ }));
    expect(onchoose).toHaveBeenLastCalledWith(hit);
    await user.keyboard('2');
    expect(onchoose).toHaveBeenLastCalledWith(end);
  });

  it('begin with what brings most, and end with the end', () => {
    const worth = ({ text }: Choice) => (text === 'move red red' ? 3 : text === 'end' ? 9 : 1);
    render(DecisionPanel, { decision: decision([end, hit, red]), words, onchoose, worth });
    expect(titles()).toEqual(['move red red', 'hit red', 'end']);
  });

  it('leave out what the prompt line or a scene offers, as long as it does', async () => {
    render(DecisionPanel, { decision: decision([end, hit, red]), words, onchoose, primary: end });
    expect(titles()).toEqual(['hit red', 'move red red']);
    const button = document.createElement('button');
    const leave = offers('hit red')(button);
    await tick();
    expect(titles()).toEqual(['move red red']);
    expect(button.dataset.choice).toBe('hit red');
    leave?.();
    await tick();
    expect(titles()).toEqual(['hit red', 'move red red']);
  });

  it('mark the recommended one', () => {
    render(DecisionPanel, { decision: decision([hit, end], { suggested: 'hit red' }), words, onchoose });
    expect(screen.getByRole('button', { name: /recommended/ }).dataset.choice).toBe('hit red');
  });

  it('cannot be chosen while one is on its way', async () => {
    const user = userEvent.setup();
    render(DecisionPanel, { decision: decision([hit, end]), words, onchoose, sending: 'end' });
    await user.keyboard('1');
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe('more choices', () => {
  const choices = [hit, red, blue, choice('charge red', ['die', 'red']), ...many(4), end];

  it('keep the keyboard where it was when a group is opened and left', async () => {
    const user = userEvent.setup();
    render(DecisionPanel, { decision: decision(choices), words, onchoose });
    const focused = () =>
      (document.activeElement as HTMLElement).dataset.choice ?? document.activeElement?.textContent;
    screen.getByRole('button', { name: /Move/ }).focus();
    await user.keyboard('{Enter}');
    expect(titles().slice(1)).toEqual(['move red red', 'move red blue']);
    expect(focused()).toBe(titles()[0]);
    await user.keyboard('{Escape}');
    expect(focused()).toBe('move …');
    await user.keyboard('{Enter}{Enter}');
    expect(focused()).toBe('move …');
  });

  it('fold by verb, and open by number and back again', async () => {
    const user = userEvent.setup();
    render(DecisionPanel, { decision: decision(choices), words, onchoose });
    expect(titles()).toEqual(['hit red', 'move …', 'charge red', 'step …', 'end']);
    await user.keyboard('2');
    expect(titles().slice(1)).toEqual(['move red red', 'move red blue']);
    await user.keyboard('2');
    expect(onchoose).toHaveBeenLastCalledWith(blue);
    await user.keyboard('{Escape}');
    expect(titles()).toContain('end');
  });

  it('stay open while others answer the same question', async () => {
    const user = userEvent.setup();
    const chosen: [string, string][] = [];
    const { rerender } = render(DecisionPanel, { decision: decision(choices), words, onchoose, chosen });
    await user.keyboard('2');
    const opened = titles();
    await rerender({ decision: decision([...choices]) });
    expect(titles()).toEqual(opened);
    await rerender({ decision: decision(choices, { id: 2 }) });
    expect(titles()).toContain('end');
  });

  it('begin at the top with the next question, not where the last one was left', async () => {
    const { container, rerender } = render(DecisionPanel, { decision: decision(choices), words, onchoose });
    container.scrollTop = 80;
    await rerender({ decision: decision([...choices]) });
    expect(container.scrollTop).toBe(80);
    await rerender({ decision: decision(choices, { id: 2 }) });
    expect(container.scrollTop).toBe(0);
  });

  it('are complete: every choice can be reached', async () => {
    const user = userEvent.setup();
    render(DecisionPanel, { decision: decision(choices), words, onchoose });
    const reached = new Set<string>();
    for (const title of titles()) {
      if (!title?.endsWith(' …')) {
        reached.add(title ?? '');
        continue;
      }
      await user.click(
        screen.getAllByRole('button').find((button) => button.dataset.choice === title) as HTMLElement,
      );
      for (const inner of titles().slice(1)) reached.add(inner ?? '');
      await user.keyboard('{Escape}');
    }
    expect([...reached].sort()).toEqual(choices.map((one) => one.text).sort());
  });

  it('show those about a picked piece first, and keep the rest', () => {
    render(DecisionPanel, { decision: decision(choices), words, onchoose, chosen: [['path', 'blue']] });
    expect(titles()[0]).toBe('move red blue');
    expect(titles()).toContain('end');
  });

  it('offer nothing twice while a piece is picked', () => {
    const again = ['red', 'blue'].map((die) => choice(`charge ${die}`, ['die', die]));
    render(DecisionPanel, {
      decision: decision([hit, ...again, end]),
      words,
      onchoose,
      chosen: [['die', 'red']],
    });
    expect(titles()).toEqual(['hit red', 'charge red', 'end']);
  });

  it('know that a pair of dice concerns each of them', () => {
    const block = choice('block red+red*', ['pair', 'red+red*']);
    render(DecisionPanel, { decision: decision([end, block]), words, onchoose, chosen: [['die', 'red*']] });
    expect(titles()[0]).toBe('block red+red*');
  });
});

describe('a single group', () => {
  const cards = Array.from({ length: 8 }, (_, i) => choice(`card ${i + 1}`, ['space', String(i + 1)]));

  it('is open: the number on a tile is the key of its choice', async () => {
    const user = userEvent.setup();
    render(DecisionPanel, { decision: decision(cards), words, onchoose });
    expect(titles()).toEqual(cards.map((card) => card.text));
    await user.keyboard('4');
    expect(onchoose).toHaveBeenLastCalledWith(cards[3]);
  });

  it('is open beside what ends the turn, whatever its size, and draws no key that does nothing', () => {
    render(DecisionPanel, { decision: decision([end, ...many(12)]), words, onchoose });
    expect(titles()).toHaveLength(13);
    expect(document.querySelectorAll('kbd')).toHaveLength(9);
  });

  it('stays closed where it would hide other deeds', () => {
    render(DecisionPanel, { decision: decision([hit, end, ...many(12)]), words, onchoose });
    expect(titles()).toEqual(['hit red', 'step …', 'end']);
  });
});

describe('many choices', () => {
  it('can be filtered, without regard to accents', async () => {
    const user = userEvent.setup();
    const named = choice('choose neltai', ['guardian', 'neltai']);
    const text = { ...gameText, ftl: `${gameText.ftl}\nchoice-choose = Take { $guardian }\n` };
    const rich = new Words(text);
    render(DecisionPanel, { decision: decision([...many(24), named]), words: rich, onchoose });
    await user.type(screen.getByRole('searchbox'), 'neltai');
    expect(titles()).toEqual(['choose neltai']);
  });

  it('are found by what their tiles say', async () => {
    const user = userEvent.setup();
    const brief = ({ text }: Choice) => ({ title: text === 'step 7' ? 'The castle' : 'Forest', spoken: '' });
    const note = ({ text }: Choice) => (text === 'step 3' ? 'repairs a village' : '');
    render(DecisionPanel, { decision: decision(many(24)), words, onchoose, brief, note });
    await user.keyboard('/castle');
    expect(titles()).toEqual(['step 7']);
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('village');
    expect(titles()).toEqual(['step 3']);
  });

  it('are left by Escape, which also clears what was looked for', async () => {
    const user = userEvent.setup();
    render(DecisionPanel, { decision: decision(many(24)), words, onchoose });
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await user.keyboard('/7{Escape}');
    expect(field.value).toBe('');
    expect(document.activeElement).not.toBe(field);
    await user.keyboard('2');
    expect(onchoose).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'step 1' }));
  });
});

describe('refused choices', () => {
  it('come last and ask why not', async () => {
    const user = userEvent.setup();
    const block = choice('block red+red', ['pair', 'red+red']);
    render(DecisionPanel, { decision: decision([hit, end]), words, onchoose, onwhy, refused: [block] });
    expect(titles().at(-1)).toBe('block red+red');
    await user.click(screen.getByRole('button', { name: /why not/ }));
    expect(onwhy).toHaveBeenCalledWith('block red+red');
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('are left to a scene over the board that tells of them', () => {
    const block = choice('block red+red', ['pair', 'red+red']);
    const leave = offers(block.text)(document.createElement('button'));
    render(DecisionPanel, { decision: decision([hit, end]), words, onchoose, onwhy, refused: [block] });
    expect(titles()).toEqual(['hit red', 'end']);
    leave?.();
  });
});
