/** What the second lines of choices tell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rewardText } from '../../src/boards/defenders/notes.ts';

const QUESTS = join(import.meta.dirname, '../../../src/tablee/games/defenders/data/quests.toml');

describe('a reward that can be used', () => {
  it('is told without what was to be done for it', () => {
    const gryphons =
      'Gryphon Forest, 1 action: 3 dice, a 5 or 6 is needed. Reward: single use, move one or two heroes.';
    expect(rewardText(gryphons)).toBe('Single use, move one or two heroes.');
    expect(rewardText('Vainquez 6 Orcs. Récompense : à usage unique, un Lieu vert.')).toBe(
      'À usage unique, un Lieu vert.',
    );
  });

  it('stands last on every quest', () => {
    const texts = [...readFileSync(QUESTS, 'utf8').matchAll(/^text = \{ fr = "(.*)", en = "(.*)" \}$/gm)];
    expect(texts).toHaveLength(24);
    for (const [, french = '', english = ''] of texts) {
      expect(french.split(/Récompense\s:\s/)[1]?.slice(1)).toBe(rewardText(french).slice(1));
      expect(english.split('Reward: ')[1]?.slice(1)).toBe(rewardText(english).slice(1));
    }
  });
});
