import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import NameField from '$components/NameField.svelte';
import { api } from '$lib/api';
import { initial } from '$lib/seats';
import { settings } from '$lib/settings.svelte';
import type { Me } from '$src/protocol';

let answer: (me: Me) => void;

beforeEach(() => {
  settings.lang = 'en';
  vi.spyOn(api, 'me').mockReturnValue(new Promise((resolve) => (answer = resolve)));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The table tells at last how the reader has been called so far. */
async function told(name: string): Promise<string> {
  answer({ name } as Me);
  await new Promise((resolve) => setTimeout(resolve)); // all that waits for it has heard it
  return screen.getByRole<HTMLInputElement>('textbox').value;
}

it('shows the name so far', async () => {
  render(NameField);
  expect(await told('Maud')).toBe('Maud');
});

it('keeps what was written before the table has told the name so far', async () => {
  render(NameField);
  await userEvent.setup().type(screen.getByRole('textbox'), 'Zoé');
  expect(await told('')).toBe('Zoé');
});

it('stands for a name by its first sign', () => {
  expect(['maud', '🦊 Zoé', ''].map(initial)).toEqual(['M', '🦊', '']);
});
