import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import MonsterCard from '../../src/boards/runemasters/MonsterCard.svelte';
import { cardForm, scene, spaceBox, weakPoint } from '../../src/boards/runemasters/geometry.ts';

const UPRIGHT = scene(390, 430, 4, true);
const SIDEWAYS = scene(587, 390, 4, true);
const monster = (life: number) => ({
  card: 'dragon_red',
  kind: 'dragon',
  space: 1,
  weak_points: [],
  mana: 1,
  life,
  melee: 1,
});

describe('the name of a monster on a phone', () => {
  it.each([
    ['Loup-garou', 0, UPRIGHT],
    ['Werewolf', 0, UPRIGHT],
    ['Loup-garou', 0, SIDEWAYS],
    ['Dragon', 1, SIDEWAYS],
  ])('%s can be read under the danger sign', (name, life, s) => {
    const form = cardForm(s, spaceBox(s, 0, 1));
    const props = { monster: monster(life), name, form, scene: s, prefix: 'x', danger: true };
    const { container } = render(MonsterCard, { props: props as never });
    const written = [...container.querySelectorAll('text')].find((one) => one.textContent === name);
    expect(Number(written?.getAttribute('font-size')) * s.unit).toBeGreaterThanOrEqual(12);
  });
});

it('stands beside the weak points of a card that is too low for both', () => {
  const s = scene(700, 290, 3, true);
  const form = cardForm(s, spaceBox(s, 0, 1));
  const points = [0, 1, 2, 3].map((i) => weakPoint(s, form, i, 4));
  expect(new Set(points.map(({ y }) => y))).toEqual(new Set([0]));
  expect(points.every(({ r, step }) => r >= 5 && 2 * r <= step)).toBe(true);
});
