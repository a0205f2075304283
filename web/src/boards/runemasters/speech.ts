import type { Decision } from '$src/protocol';
import { labelled, t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { note } from './notes';
import type { Spot } from './spots';
import { monsterAt, openPoints, pathOf, type Figure } from './questions';
import type { Monster, View } from '$src/views/runemasters';

/** What the pieces and places of the board are called, for those who do not see it. */
export function monsterName(
  monster: Monster,
  path: string,
  text: Words,
  { danger, fresh, noMana = false }: { danger: boolean; fresh: boolean; noMana?: boolean },
): string {
  // The open points stand behind their number, the wounded ones for themselves.
  const runes = (hurt: boolean) =>
    monster.weak_points.filter(({ wounded }) => wounded === hurt).map(({ rune }) => text.piece('rune', rune));
  const wounded = runes(true);
  return [
    `${text.piece('kind', monster.kind)}, ${text.piece('path', path)}, ${t('rm-space', { space: monster.space })}`,
    labelled(t('rm-weak-points', { count: openPoints(monster) }), runes(false)),
    wounded.length > 0 ? labelled(t('rm-wounded-points', { count: wounded.length }), wounded) : '',
    monster.life > 0 ? t('rm-plus-life', { count: monster.life }) : '',
    // RUN-11.14 Under Hex a death gives no mana.
    monster.mana > 0 && !noMana ? t('rm-plus-mana', { count: monster.mana }) : '',
    danger ? t('rm-will-strike') : '',
    fresh ? t('rm-new') : '',
  ]
    .filter(Boolean)
    .join('. ');
}

export function plateName(view: View, guardian: Figure, seat: number, text: Words): string {
  const name = text.piece('guardian', guardian.id);
  return [
    guardian.seat === seat ? `${name} (${t('you')})` : name,
    guardian.path ? text.piece('path', guardian.path) : t('rm-fallen'),
    `${t('rm-life')} ${guardian.life}`,
    `${t('rm-mana')} ${guardian.mana}`,
    guardian.ultimate === null ? '' : `${t('rm-ultimate')} ${guardian.ultimate}`,
    guardian.shield ? t('rm-shield') : '',
    guardian.poison ? t('rm-poison') : '',
    guardian.angel ? t('rm-angel') : '',
    view.elder === guardian.seat ? t('rm-elder') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a click there does, and what it brings. */
export function spotName(view: View, decision: Decision | null, spot: Spot, text: Words): string {
  const { choice, place, pick } = spot;
  if (!choice) return labelled(text.piece(pick?.[0] ?? '', pick?.[1] ?? ''), [t('rm-which-die')]);
  const effect =
    choice.verb === 'take' ? '' : note(view, choice, text, decision?.seat, decision ?? undefined);
  const said = labelled(text.choice(choice, decision ?? undefined), effect ? [effect] : []);
  if (place.at !== 'rune' && place.at !== 'card') return said;
  const monster = monsterAt(pathOf(view, place.path), place.space);
  if (!monster) return said;
  return `${said}. ${text.piece('kind', monster.kind)}, ${t('rm-space', { space: monster.space })}`;
}
