import type { Choice, Decision } from '$src/protocol';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { runeOf, target } from './spots';
import { figure, findCard, firstMonster, monsterAt, openPoints, pathOf, type Figure } from './questions';
import type { Monster, View } from '$src/views/runemasters';

// Actions that may be refused ------------------------------------------------------------------------------

const wish = (verb: string, targets: [string, string][] = []): Choice => ({
  text: [verb, ...targets.map(([, id]) => id)].join(' '),
  verb,
  targets,
});

/** What a player may miss among the choices: one example of each kind of action that is not possible now. */
export function wishes(view: View, decision: Decision): Choice[] {
  if (decision.kind !== 'actions') return [];
  const legal = new Set(decision.choices.map((choice) => choice.verb));
  const unspent = view.dice.filter((die) => !die.spent);
  const white = unspent.find((die) => die.rune === 'white');
  const coloured = unspent.find((die) => die.rune !== 'white');
  const [any] = unspent;
  const runes = unspent.map((die) => die.rune);
  const twice = runes.find((rune, i) => runes.indexOf(rune) !== i) ?? runes[0];
  const wanted: Choice[] = [];
  if (twice) wanted.push(wish('block', [['pair', pairOf(view, twice)]]));
  if (coloured) wanted.push(wish('hit', [['die', coloured.die]]));
  if (white) wanted.push(wish('mark', [['die', white.die]]));
  wanted.push(wish('release'), wish('ultimate'));
  if (any) wanted.push(wish('charge', [['die', any.die]]), wish('reroll', [['die', any.die]]));
  return wanted.filter((choice) => !legal.has(choice.verb));
}

/** The pair of dice of a rune in the notation: `red+red*`. */
function pairOf(view: View, rune: string): string {
  const dice = view.dice.filter((die) => die.rune === rune && !die.spent).map((die) => die.die);
  return [dice[0] ?? rune, dice[1] ?? rune].sort().join('+');
}

// What a choice brings -------------------------------------------------------------------------------------

const change = (from: number, to: number) => `${from} → ${to}`;

/** The consequence of a choice in a few words. */
export function note(view: View, choice: Choice, text: Words, _seat?: number, decision?: Decision): string {
  const own = acting(view);
  const path = pathOf(view, own?.path ?? null);
  const whom = figure(view, target(choice, 'guardian') ?? null);
  const where = target(choice, 'path') ?? '';
  switch (choice.verb) {
    case 'hit': {
      const first = firstMonster(path);
      return own && first ? hitNote(view, own, first, runeOf(choice), text) : '';
    }
    case 'move':
    case 'free_move':
      return own ? moveNote(view, own, where, text) : '';
    case 'block':
      return path ? t('rm-note-block', { path: text.piece('path', path.id) }) : '';
    case 'charge': {
      if (!own || own.ultimate === null) return '';
      const step = change(own.ultimate, own.ultimate + 1);
      return t(own.ultimate + 1 === view.ultimate_full ? 'rm-note-ready' : 'rm-note-charge', { step });
    }
    case 'reroll':
      return own ? t('rm-note-mana', { step: change(own.mana, own.mana - view.reroll_cost) }) : '';
    case 'mark':
      return own ? text.describe('mark', own.id) : '';
    case 'ultimate':
      return own ? ultimateNote(own, text) : '';
    case 'release': {
      const victim = monsterAt(path, 1);
      if (!own || !victim) return '';
      // RUN-6.3 The mana is paid before the reward comes.
      return t('rm-note-release', {
        monster: theMonster(victim, text),
        cost: view.release_cost,
        reward: reward(view, own, victim, own.mana - view.release_cost),
      });
    }
    case 'shield':
    case 'angel':
      return whom ? t('rm-note-life', { step: String(whom.life) }) : '';
    case 'heal':
      return whom ? t('rm-note-life', { step: change(whom.life, whom.life + 1) }) : '';
    case 'take': {
      const monster = monsterAt(pathOf(view, where), Number(target(choice, 'space')));
      return monster ? `${text.piece('path', where)}, ${t('rm-space', { space: monster.space })}` : '';
    }
    case 'life':
      return own ? shareNote(own, Number(target(choice, 'points')), Number(decision?.about.mana ?? 0)) : '';
    case 'to':
      return own ? arrivalNote(view, own, where, decision?.about.card, text) : '';
    case 'choose': {
      const id = target(choice, 'guardian') ?? '';
      return `${text.piece('mark', id)} · ${text.piece('ultimate', id)}`;
    }
    case 'end': {
      const left = view.dice.filter((die) => !die.spent).length;
      return left > 0 ? t('rm-note-end', { count: left }) : '';
    }
    default:
      return '';
  }
}

function acting(view: View): Figure | undefined {
  return figure(view, view.guardians.find((guardian) => guardian.seat === view.active)?.id ?? null);
}

/** What the power does, and which of its two uses it is. */
function ultimateNote(own: Figure, text: Words): string {
  const does = text.describe('ultimate', own.id).replace(/\.$/, '');
  return [does, t(own.ultimate_uses === 0 ? 'rm-use-first' : 'rm-use-second')].filter(Boolean).join(' · ');
}

/** RUN-11.5 `points` of the mana of a reward become life, the rest stays mana. */
function shareNote(own: Figure, points: number, all: number): string {
  const life = Math.min(own.full_life, own.life + points);
  const mana = Math.min(own.full_mana, own.mana + Math.max(0, all - points));
  return [
    points > 0 ? t('rm-note-life', { step: change(own.life, life) }) : '',
    all > points ? t('rm-note-mana', { step: change(own.mana, mana) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who comes back goes alone; a monster that is exchanged keeps its space, and takes it from another (RUN-10.10). */
function arrivalNote(view: View, own: Figure, where: string, card: string | undefined, text: Words): string {
  const moved = findCard(view, card ?? '')?.monster;
  if (!moved) return moveNote(view, own, where, text);
  const other = monsterAt(pathOf(view, where), moved.space);
  const space = t('rm-space', { space: moved.space });
  return other ? `${space} · ${t('rm-note-swap', { name: theMonster(other, text) })}` : space;
}

function hitNote(view: View, own: Figure, monster: Monster, rune: string, text: Words): string {
  const left = openPoints(monster) - 1;
  const name = text.piece('kind', monster.kind);
  if (left > 0) return t('rm-note-hit', { monster: name, rune: text.piece('rune', rune), left });
  return t('rm-note-kill', { monster: theMonster(monster, text), reward: reward(view, own, monster) });
}

/** A monster with its article, in the middle of a sentence. */
function theMonster({ kind }: Monster, text: Words): string {
  return text.message('the-card', { card: text.piece('kind', kind), 'card-kind': kind });
}

/** What the death of a monster gives: "+1 life, +2 mana". RUN-1.5 What a track cannot hold is lost. */
function reward(view: View, own: Figure, monster: Monster, before: number = own.mana): string {
  const mana = view.no_mana ? 0 : monster.mana;
  const keptLife = Math.min(monster.life, own.full_life - own.life);
  // Under Mana Healing one is asked afterwards what becomes of it.
  const asked = view.event === 'mana_healing' && mana > 0;
  const keptMana = Math.min(mana, own.full_mana - before);
  const said = (key: string, count: number) => (count > 0 ? t(key, { count }) : '');
  const parts = [
    said('rm-plus-life', keptLife),
    said('rm-lost-life', monster.life - keptLife),
    ...(asked
      ? [said('rm-plus-either', mana)]
      : [said('rm-plus-mana', keptMana), said('rm-lost-mana', mana - keptMana)]),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('rm-no-reward');
}

function moveNote(view: View, own: Figure, where: string, text: Words): string {
  const goal = pathOf(view, where);
  const first = firstMonster(goal);
  const foe = first
    ? t('rm-note-faces', { monster: text.piece('kind', first.kind), space: first.space })
    : t('rm-note-empty');
  const other = figure(view, goal?.guardian ?? null);
  return other && other.id !== own.id
    ? `${foe} · ${t('rm-note-swap', { name: text.piece('guardian', other.id) })}`
    : foe;
}
