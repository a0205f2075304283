import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import course from '$src/learn/runemasters';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/text.svelte';

const source = resolve(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(resolve(source, file), 'utf8');

/** Message key -> the parameters it uses. */
function messages(ftl: string): Map<string, string[]> {
  const out = new Map<string, string[]>();
  let key = '';
  for (const line of ftl.split('\n')) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? (line.startsWith(' ') ? key : '');
    if (!key) continue;
    const used = [...line.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? '');
    out.set(key, [...new Set([...(out.get(key) ?? []), ...used])].sort());
  }
  return out;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

const en = messages(read('text/en.ftl'));
const fr = messages(read('text/fr.ftl'));

describe('the texts of the interface', () => {
  it('exist in both languages, with the same parameters', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, used] of en) expect([key, fr.get(key)]).toEqual([key, used]);
  });

  it('have every key the page names', () => {
    const named = files(source).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\('([a-z][\w-]*)'/g)].map((found) => found[1] ?? ''),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !en.has(key))).toEqual([]);
  });

  it('explain every problem the table can have', () => {
    const server = resolve(source, '../../src/tablee/server');
    const codes = readdirSync(server)
      .filter((file) => file.endsWith('.py'))
      .flatMap((file) => [
        ...readFileSync(join(server, file), 'utf8').matchAll(
          /(?:Trouble|Problem)\(\s*"([a-z_]+)"|Failed\([^"]*(?:"",)?\s*"([a-z_]+)"/g,
        ),
      ])
      .map((found) => found[1] ?? found[2] ?? '');
    expect(codes).toContain('undo_refused');
    expect(codes).toContain('malformed');
    const keys = [...new Set(codes)].map((code) => `problem-${code.replaceAll('_', '-')}`);
    expect(keys.filter((key) => !en.has(key))).toEqual([]);
  });

  it('follow the language at any time', () => {
    settings.lang = 'fr';
    expect(t('undo')).toBe('Annuler');
    settings.lang = 'en';
    expect(t('undo')).toBe('Undo');
    expect(t('tables-waiting', { count: 1 })).toBe('One table is waiting for you.');
  });

  it('call the Elder of Runemasters by one name everywhere', () => {
    settings.lang = 'fr';
    expect(t('rm-elder')).toBe('Doyen');
    expect(t('verb-elder')).toContain('Doyen');
    settings.lang = 'en';
  });

  it('show the key where a text is missing', () => {
    expect(t('no-such-text')).toBe('no-such-text');
  });
});

describe('the guided game', () => {
  it('has every lesson in both languages, under its own id', () => {
    expect(new Set(course.steps.map((step) => step.id)).size).toBe(course.steps.length);
    for (const step of course.steps) {
      for (const lang of ['en', 'fr'] as const) {
        expect(step.title[lang]).not.toBe('');
        expect(step.text[lang]).not.toBe('');
      }
    }
  });
});
