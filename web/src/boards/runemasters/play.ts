import type { Step } from './timeline';

type Move = { keyframes: Keyframe[]; duration: number };

const shake: Move = {
  keyframes: [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  duration: 240,
};
const lunge: Move = {
  keyframes: [0, -4, 13, 0].map((y) => ({ transform: `translateY(${y}px)` })),
  duration: 260,
};
const shine: Move = {
  keyframes: [1, 1.06, 1].map((scale) => ({ transform: `scale(${scale})` })),
  duration: 280,
};

const MOVES: Record<string, [Move, 'card' | 'guardian' | 'temple']> = {
  wounded: [shake, 'card'],
  melee: [lunge, 'card'],
  'dragon-healed': [shine, 'card'],
  hurt: [shake, 'guardian'],
  healed: [shine, 'guardian'],
  shielded: [shine, 'guardian'],
  'shield-broken': [shake, 'guardian'],
  charged: [shine, 'guardian'],
  'temple-hurt': [shake, 'temple'],
};

/** Let the pieces of the picture act out what happened. Only transforms move, and all ends by itself. */
export function play(root: Element, steps: readonly Step[]): void {
  for (const { at, kind, args } of steps) {
    const [move, who] = MOVES[kind] ?? [];
    if (!move || !who) continue;
    const name = who === 'temple' ? 'temple' : CSS.escape(args[who] ?? '');
    const piece = root.querySelector(`[data-${who}="${name}"]`);
    piece?.animate?.(move.keyframes, { delay: at, duration: move.duration, easing: 'ease-out' });
  }
}

type Pose = { x: number; y: number; scale: number };

/**
 * Let a piece come from the place where it stood. Only the difference to its own place moves, so that a board which
 * changes its size in the meantime takes the piece along at once.
 */
export function slide(root: Element, piece: string, from: Pose, to: Pose, delay: number): void {
  const [x, y] = [(from.x - to.x) / to.scale, (from.y - to.y) / to.scale];
  const start = `translate(${x}px, ${y}px) scale(${from.scale / to.scale})`;
  for (const element of root.querySelectorAll(`[data-slides="${piece}"]`)) {
    element.animate?.([{ transform: start }, { transform: 'none' }], {
      delay,
      duration: 320,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      fill: 'backwards',
    });
  }
}

/** Everything that still moves is at its end at once. */
export function finish(root: Element): void {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
    const timing = animation.effect?.getComputedTiming();
    if (timing?.iterations !== Infinity) animation.finish();
  }
}
