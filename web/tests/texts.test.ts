import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Course } from '$src/learn/course';
import { hasCourse } from '$src/learn/kept';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/text.svelte';

const modules = import.meta.glob<{ default: Course }>(
  ['../src/learn/*.ts', '!../src/learn/{course,kept}.ts'],
  {
    eager: true,
  },
);
const courses = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [/(\w+)\.ts$/.exec(path)?.[1] ?? path, module]),
);

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

  it('put colons between two words, as each language spaces them: no file joins them itself', () => {
    const joined = /`[^`]*\}: \$\{|join\(': '\)/;
    expect(files(source).filter((file) => joined.test(readFileSync(file, 'utf8')))).toEqual([]);
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

  it('name a General where his article may be large, and count no 1.5 “Blessures”', () => {
    settings.lang = 'fr';
    const card = t('df-card-more', { count: 2, general: 'Le Seigneur Balazarg' });
    expect(card).toMatch(/^Le Seigneur Balazarg\s: 2 dés\. /);
    expect(t('df-odds-wounds', { wounds: 1.5, life: 4 })).toMatch(/^Blessures en moyenne\s: 1,5 sur 4\.$/);
    settings.lang = 'en';
  });

  it('show the key where a text is missing', () => {
    expect(t('no-such-text')).toBe('no-such-text');
  });
});

describe.each(Object.entries(courses))('the guided game of %s', (game, { default: course }) => {
  const texts = readFileSync(
    resolve(import.meta.dirname, `../../src/tablee/games/${game}/text/en.ftl`),
    'utf8',
  );

  it('has every lesson in both languages, under its own id', () => {
    expect(new Set(course.steps.map((step) => step.id)).size).toBe(course.steps.length);
    for (const step of course.steps) {
      for (const lang of ['en', 'fr'] as const) {
        expect(step.title[lang]).not.toBe('');
        expect(step.text[lang]).not.toBe('');
      }
    }
  });

  it('waits only for what the game asks, offers and tells', () => {
    const known = (kind: string, ids: (string | undefined)[]) =>
      ids.filter((id) => id !== undefined && !texts.includes(`\n${kind}-${id} =`));
    const { steps } = course;
    const asked = steps.flatMap((step) => [step.at === 'waiting' ? undefined : step.at, step.before]);
    expect(known('prompt', asked)).toEqual([]);
    expect(
      known(
        'choice',
        steps.map((step) => step.offers),
      ),
    ).toEqual([]);
    expect(
      known(
        'event',
        steps.flatMap((step) => step.until ?? []),
      ),
    ).toEqual([]);
  });

  it('says of "Undo" what it does at a table without other people', () => {
    const told = course.steps.flatMap(({ text }) => (/\bUndo\b/.test(text.en) ? [text] : []));
    expect(told).toHaveLength(1);
    expect(told[0]?.en).toMatch(/merely marked as assisted/);
    expect(told[0]?.fr).toMatch(/« Annuler ».*seulement marquée comme assistée/);
  });

  it('ends with its last lesson, and is offered', () => {
    expect(course.steps.filter((step) => step.last)).toEqual([course.steps.at(-1)]);
    expect(hasCourse(game)).toBe(true);
  });
});
