import { describe, expect, it } from 'vitest';
import { bandsOf } from '$src/review/bands';
import type { Came } from '$src/protocol';

const came = (value: number, share: number, this_one = false): Came => ({
  texts: ['end'],
  share,
  values: [value],
  came: this_one,
});

describe('what could have come, gathered', () => {
  it('from bad to good in columns of equal width, with gaps where nothing lies', () => {
    const bands = bandsOf([came(0.5, 0.2), came(0.1, 0.3, true), came(0.12, 0.1), came(0.3, 0.4)], 0);
    expect(bands.map(({ share }) => Number(share.toFixed(3)))).toEqual([0.4, 0, 0.4, 0, 0.2]);
    expect(bands.map((band) => band.came)).toEqual([true, false, false, false, false]);
    expect(bands[0]?.value).toBeCloseTo(0.105);
    expect(bands[1]?.value).toBeCloseTo(0.22);
  });

  it('shares of a sample add up to all of it', () => {
    const bands = bandsOf([came(0.2, 0.04), came(0.8, 0.04), came(0.6, 0.02, true)], 0);
    expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('is one column where nothing differs', () => {
    expect(bandsOf([came(0.4, 0.5), came(0.405, 0.5, true)], 0)).toHaveLength(1);
  });
});
