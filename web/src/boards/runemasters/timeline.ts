import type { Event } from '$src/protocol';
import { PACES, type Pace } from '$lib/settings.svelte';

/** One movement of the picture: what happens to which piece, and when it begins. */
export interface Step {
  at: number;
  kind: string;
  args: Record<string, string>;
}

/** How long an event has the stage before the next one begins, in milliseconds. Others take no time. */
const LASTS: Record<string, number> = {
  'monster-came': 320,
  'monster-moved': 160,
  exchanged: 320,
  melee: 260,
  shot: 320,
  'shot-ignored': 320,
  wounded: 240,
  killed: 320,
  moved: 320,
  'free-moved': 320,
  revived: 320,
  hurt: 240,
  healed: 240,
  shielded: 240,
  'shield-broken': 240,
  'angel-saved': 240,
  died: 320,
  'temple-hurt': 300,
  'poison-struck': 240,
  blocked: 240,
  'block-removed': 120,
  'dragon-healed': 160,
  petrified: 240,
  charged: 240,
  dawn: 900,
};

/** These show on the same beat as what caused them. */
const TOGETHER = new Set(['swapped', 'rewarded', 'poisoned', 'life-taken']);

/** The longest that a position may take to come about, by the reader's pace. */
export const longest = (pace: Pace) => Math.max(700, PACES[pace] + 300);

/** Events one after another, pressed together where they would take too long. */
export function timeline(events: readonly Event[], limit: number): { steps: Step[]; lasts: number } {
  let now = 0;
  let last = 0;
  const steps = events.map(({ kind, args }): Step => {
    const at = TOGETHER.has(kind) ? last : now;
    last = at;
    now = Math.max(now, at + (LASTS[kind] ?? 0));
    return { at, kind, args };
  });
  const press = now > limit ? limit / now : 1;
  for (const step of steps) step.at = Math.round(step.at * press);
  return { steps, lasts: Math.round(now * press) };
}

const MOVES = new Set([
  'monster-came',
  'monster-moved',
  'exchanged',
  'killed',
  'moved',
  'free-moved',
  'swapped',
  'revived',
  'died',
]);

/** When a piece begins to move. */
export function delayOf(steps: readonly Step[], domain: 'card' | 'guardian', id: string): number {
  return (
    steps.find(({ kind, args }) => MOVES.has(kind) && args[domain] === id && !isBystander(kind, domain))
      ?.at ?? 0
  );
}

/** The guardian named in `killed` stays where it is. */
const isBystander = (kind: string, domain: string) => kind === 'killed' && domain === 'guardian';

/** A number or sign that rises from a piece: what was gained or lost. */
export interface Float {
  at: number;
  over: { guardian: string } | { temple: true };
  text: string;
  icon: 'hearts' | 'water-drop' | 'checked-shield' | 'angel-outfit' | 'fire-bowl' | 'poison-bottle';
  colour: string;
}

export function floats(steps: readonly Step[]): Float[] {
  return steps.flatMap(({ at, kind, args }): Float[] => {
    const over = { guardian: args.guardian ?? '' };
    const red = 'var(--c-red)';
    const gold = 'var(--gold-ink)';
    switch (kind) {
      case 'hurt':
        return [{ at, over, text: '−1', icon: 'hearts', colour: red }];
      case 'healed':
        return [{ at, over, text: '+1', icon: 'hearts', colour: red }];
      case 'rewarded':
        return [
          ...(args.life !== '0'
            ? [{ at, over, text: `+${args.life}`, icon: 'hearts' as const, colour: red }]
            : []),
          ...(args.mana !== '0'
            ? [
                {
                  at: at + 90,
                  over,
                  text: `+${args.mana}`,
                  icon: 'water-drop' as const,
                  colour: 'var(--c-blue)',
                },
              ]
            : []),
        ];
      case 'shield-broken':
        return [{ at, over, text: '−1', icon: 'checked-shield', colour: gold }];
      case 'shielded':
        return [{ at, over, text: '+1', icon: 'checked-shield', colour: gold }];
      case 'angel-saved':
        return [{ at, over, text: '', icon: 'angel-outfit', colour: gold }];
      case 'poison-struck':
        return [{ at, over, text: '', icon: 'poison-bottle', colour: 'var(--c-green)' }];
      case 'temple-hurt':
        return [
          { at, over: { temple: true }, text: `−${args.points}`, icon: 'fire-bowl', colour: 'var(--accent)' },
        ];
      default:
        return [];
    }
  });
}
