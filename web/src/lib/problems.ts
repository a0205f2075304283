import { ApiError } from './api.ts';
import { known, t } from './text.svelte.ts';

/** Something that did not work: a code for the texts, and what the table itself said about it. */
export interface Problem {
  code: string;
  message: string;
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return { code: error.code, message: error.message };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** The same in the reader's language. The table speaks English: its words are the last resort. */
export function problemText({ code, message }: Problem): string {
  const key = `problem-${code.replaceAll('_', '-')}`;
  return known(key) ? t(key) : t('problem-other', { message });
}
