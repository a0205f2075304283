/** The words of the board of Andor stand in the texts of the game, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEEDS } from '../../src/boards/andor/brief.ts';
import { STEPS } from '../../src/boards/andor/dawn.ts';
import pieces from '../../src/games/andor.ts';
import { catalogueOf } from '../../src/boards/andor/catalogue.ts';
import recorded from './fixtures/andor-places.json';

const board = join(import.meta.dirname, '../../src/boards/andor');
const texts = join(import.meta.dirname, '../../../src/tablee/games/andor');

const keysIn = (lang: string) =>
  new Set(
    [...readFileSync(join(texts, 'text', `${lang}.ftl`), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (found) => found[1] ?? '',
    ),
  );
const en = keysIn('en');
const fr = keysIn('fr');

const sources = readdirSync(board).map((file) => readFileSync(join(board, file), 'utf8'));
const found = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, id]) => id ?? '');
const python = (file: string) => readFileSync(join(texts, file), 'utf8');

/** Keys that are put together, by what they are put together from. */
function built(): string[] {
  const kinds = ['warrior', 'fire_keeper', 'mage', 'dwarf'];
  const plain = python('ids.py').split('PLAIN_VERBS')[1]?.split(']')[0] ?? '';
  const verbs = [
    ...found(plain, /"(\w+)"/g),
    ...found(python('notation.py'), /\((?:ids|box)\.\w+, "(\w+)", \[/g),
  ];
  return [
    ...kinds.flatMap((kind) => [`an-ability-${kind}`, `an-kind-${kind}`]),
    ...STEPS.map((step) => `an-dawn-${step}`),
    ...DEEDS.map((verb) => `an-do-${verb}`),
    ...['large', 'small', 'helmet'].map((slot) => `an-slot-${slot}`),
    ...['lit', 'unlit', 'none'].map((fire) => `an-sheet-fire-${fire}`),
    ...['ground', 'merchant'].map((zone) => `an-zone-${zone}`),
    ...sources.flatMap((source) => found(source, /\bsay\('([\w-]+)'\)/g)).map((key) => `an-map-${key}`),
    ...verbs.map((verb) => `verb-${verb}`),
    // What a card puts on the map or takes off it.
    ...found(python('legend_words.py'), /^OTHER_TOKENS.*= \[(.*)\]$/gm).flatMap((list) =>
      found(list, /"(\w+)"/g).map((thing) => `thing-${thing}`),
    ),
  ];
}

describe('the texts of the board', () => {
  const named = sources.flatMap((source) => found(source, /(?:message|say)\(\s*'(an-[\w-]+)'/g));

  it('hold no key that nothing uses', () => {
    const page = [...sources, readFileSync(join(board, '../../games/andor.ts'), 'utf8')].join('\n');
    const literal = new Set([
      ...found(page, /'((?:an|verb|thing)-[\w-]+)'/g),
      ...found(page, /'thing', '(\w+)'/g).map((thing) => `thing-${thing}`),
      ...found(python('text/en.ftl'), /\{ (an-[\w-]+) \}/g),
      ...built(),
    ]);
    const own = [...en].filter((key) => /^(an|verb|thing)-/.test(key));
    expect(own.filter((key) => !literal.has(key))).toEqual([]);
  });

  it('have every key the board names', () => {
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((key) => !en.has(key))).toEqual([]);
  });

  it('are the same in both languages', () => {
    const own = (keys: Set<string>) => [...keys].filter((key) => /^(an|verb)-/.test(key)).sort();
    expect(own(fr)).toEqual(own(en));
    expect(own(en).length).toBeGreaterThan(80);
  });
});

describe('the pieces', () => {
  const catalogue = catalogueOf((recorded as unknown as { catalogue: object }).catalogue);

  it('have their signs', () => {
    const ids: [string, string[]][] = [
      ['hero', Object.keys(catalogue.heroes)],
      ['kind', Object.keys(catalogue.kinds)],
      ['creature', [...Object.keys(catalogue.creatures), 'shron', 'shron_risen', 'tuavahr', 'myrk']],
      ['item', Object.keys(catalogue.items)],
      ['token', Object.keys(catalogue.tokens)],
      ['ally', Object.keys(catalogue.allies)],
      ['thing', ['fire', 'red_x', 'secret_passage', 'silhouette']],
    ];
    for (const [domain, list] of ids) {
      expect(list.length).toBeGreaterThan(2);
      for (const id of list) expect([domain, id, pieces.icon(domain, id)]).not.toContain(undefined);
    }
    expect(pieces.icon('hero', 'nobody')).toBeUndefined();
    expect(pieces.colour('hero', 'thorn')).toBe('blue');
    expect(pieces.colour('creature', 'gor')).toBeUndefined();
  });

  it('say how far the game is and who plays whom', () => {
    const view = { day: 3, ended: null, heroes: [{ hero: 'thorn' }, { hero: null }] };
    expect(pieces.progress(view)).toEqual({ key: 'an-progress', params: { day: 3 } });
    expect(pieces.progress({ ...view, ended: 'won' })).toBeUndefined();
    expect(pieces.figure(view, 0)).toEqual(['hero', 'thorn']);
    expect(pieces.figure(view, 1)).toBeUndefined();
  });
});
