import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

type Tokens = Record<string, string>;

/** The custom properties of the rule with these selectors. */
function tokens(selector: string): Tokens {
  const body =
    css
      .split('}')
      .find((rule) => rule.includes(`${selector} {`))
      ?.split('{')[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi)].map((one) => [one[1], one[2]]),
  );
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const light = tokens("[data-theme='light']");
const dark = { ...light, ...tokens("\n[data-theme='dark']") };
const themes: Record<string, Tokens> = {
  light,
  dark,
  'light, more': { ...light, ...tokens("[data-contrast='more'][data-theme='light']") },
  'dark, more': { ...dark, ...tokens("[data-contrast='more'][data-theme='dark']") },
};

const grounds = ['paper', 'surface', 'raised', 'card'];
const text: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    ['ink', 'muted', 'accent', 'gold-ink', 'danger', 'select', 'luck', 'deed', 'rest'].map((ink) => [
      ink,
      ground,
    ]),
  ),
  ['ink', 'sunk'],
  ['muted', 'sunk'],
  ['muted', 'desk'],
  ['on-accent', 'accent'],
  ['bar-ink', 'bar'],
  ['bar-ink', 'bar2'],
  ['bar-muted', 'bar'],
  ['bar-muted', 'bar2'],
];
const lines: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    ['line2', 'focus', 'legal', 'select', 'last', 'danger'].map((line) => [line, ground]),
  ),
  ['focus', 'desk'],
  ['legal', 'gap'],
  ['select', 'gap'],
];

describe.each(Object.entries(themes))('theme %s', (_, theme) => {
  const ratio = ([a, b]: [string, string]) => contrast(theme[a] ?? '', theme[b] ?? '');

  it('has text that can be read', () => {
    expect(text.filter((pair) => !(ratio(pair) >= 4.5)).map((pair) => [...pair, ratio(pair)])).toEqual([]);
  });

  it('has lines that can be seen', () => {
    expect(lines.filter((pair) => !(ratio(pair) >= 3)).map((pair) => [...pair, ratio(pair)])).toEqual([]);
  });
});
