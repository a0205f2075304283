import type { Brief } from '$src/boards';
import type { Choice, Decision } from '$src/protocol';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { isShop } from './shop';
import { outcome, placeName, sentences, wayText } from './speech';
import { MOVES, target, TOOLS } from './spots';
import { catalogueOf, GUARDIANS } from './catalogue';
import { tileFace } from './questions';
import type { View } from '$src/views/havresac';
import { reach } from './walk';

/** Actions that a player may expect although they are not possible now, so that the table can say why. */
export function wishes(_: View, decision: Decision): Choice[] {
  if (isShop(decision)) {
    return GUARDIANS.map((kind) => ({
      text: `recruit ${kind}`,
      verb: 'recruit',
      targets: [['guardian', kind]],
    }));
  }
  return [];
}

/** The second line of a choice: what it brings. */
export function note(view: View, choice: Choice, text: Words, seat: number): string {
  const kingdom = view.kingdoms[seat];
  if (!kingdom) return '';
  const catalogue = catalogueOf(text.catalogue);
  if (MOVES.includes(choice.verb)) {
    const way = reach(view, kingdom, catalogue).get(target(choice, 'cell'));
    return sentences([outcome(view, kingdom, choice, text), way ? wayText(kingdom, way, text) : '']);
  }
  if (TOOLS.includes(choice.verb) || choice.verb === 'relieve') return outcome(view, kingdom, choice, text);
  switch (choice.verb) {
    case 'use': {
      const what = target(choice, 'object');
      const before = reach(view, kingdom, catalogue);
      const after = reach(view, kingdom, catalogue, what);
      const more = [...after.keys()].filter((cell) => !before.has(cell)).length;
      return more > 0 ? t('hv-more-cells', { count: more }) : text.describe('object', what);
    }
    case 'swap': {
      const [only, ...more] = Object.entries(kingdom.guardians).filter(([, kind]) => kind !== 'priestess');
      if (!only || more.length > 0) return '';
      const [cell, kind] = only;
      return t('hv-deed-relieve', {
        guardian: text.piece('guardian', kind),
        place: placeName(view, cell, text),
      });
    }
    case 'recruit': {
      const kind = target(choice, 'guardian');
      return t('hv-ware', {
        count: tileFace(view, catalogue, kind).price,
        left: view.reserve[kind] ?? 0,
      });
    }
    default:
      return '';
  }
}

/** A choice in the words that its tile needs beside the question. */
export function brief(view: View, choice: Choice, text: Words): Brief | null {
  const cell = target(choice, 'cell');
  if (cell) {
    const place = placeName(view, cell, text);
    const verb = t(`verb-${choice.verb}`);
    return choice.verb === 'to'
      ? { title: place, spoken: verb }
      : { title: t('labelled', { label: verb, what: place }), spoken: '' };
  }
  if (choice.verb === 'recruit') {
    return { title: text.piece('guardian', target(choice, 'guardian')), spoken: t('verb-recruit') };
  }
  return null;
}
