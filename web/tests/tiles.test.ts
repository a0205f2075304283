/** How the tiles of the decision panel stand in the place they have. */
import { describe, expect, it } from 'vitest';
import { columns, fitting, FORMS, SCROLLED } from '../src/lib/tiles.ts';

describe('columns', () => {
  it('use as few rows as the width allows, all about equally long', () => {
    expect(columns(8, 660, 116)).toBe(4);
    expect(columns(7, 660, 172)).toBe(3);
    expect(columns(2, 660, 172)).toBe(2);
    expect(columns(5, 100, 172)).toBe(1);
    expect(columns(0, 660, 172)).toBe(1);
  });
});

describe('the form of the tiles', () => {
  it('is the most readable one that fits', () => {
    const high = (heights: number[]) => (form: (typeof FORMS)[number]) => heights[FORMS.indexOf(form)] ?? 0;
    expect(fitting(150, high([150, 120, 110]))).toBe(FORMS[0]);
    expect(fitting(150, high([170, 160, 149]))).toBe(FORMS[2]);
  });

  it('scrolls where even the tightest is too high', () => {
    expect(fitting(150, () => 400)).toBe(SCROLLED);
  });
});
