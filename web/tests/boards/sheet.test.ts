/** The phone's sheet: how far it is pulled up. */
import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet, tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import Sheet from '../../src/boards/kit/Sheet.svelte';
import { overBoard } from '../../src/lib/telling.svelte.ts';

const words = (said: string) => createRawSnippet(() => ({ render: () => `<p>${said}</p>` }));

describe('the sheet', () => {
  it('gives way to what comes to lie over the board, and can be pulled up again', async () => {
    const { container, getByRole } = render(Sheet, { head: words('head'), children: words('more') });
    const full = () => container.querySelector('.sheet')?.classList.contains('full');
    const handle = getByRole('button');
    handle.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(full()).toBe(true);
    const gone = overBoard.waits();
    await tick();
    expect(full()).toBe(false);
    await userEvent.keyboard('{ArrowUp}');
    expect(full()).toBe(true);
    gone();
    await tick();
    expect(full()).toBe(true);
  });
});
