/** Where a hero or an ally can go, as the engine tells it, and the answers that lead there. */
import type { Choice, Decision } from '$src/protocol';
import type { Mover, Step, View } from '$src/views/andor';

export const MOVERS: readonly Mover[] = ['hero', 'tranuk', 'great_warrior', 'volpin'];

export interface Journey {
  mover: Mover;
  to: string;
  /** From where the mover stands to where it goes. */
  spaces: string[];
  /** Hours it takes, steps paid by water-skins, will points on the way. */
  hours: number;
  skins: number;
  wp: number;
  /** Hours spent when each step is done. */
  clock: number[];
  /** The first answer, and those that follow it. */
  first: Choice;
  then: string[];
}

const domain = (choice: Choice, name: string) => choice.targets.find(([d]) => d === name)?.[1] ?? '';

/** Whom an answer moves. */
export function moverOf(choice: Choice): Mover | null {
  if (choice.verb === 'move') return 'hero';
  if (choice.verb === 'volpin') return 'volpin';
  return choice.verb === 'lead' ? (domain(choice, 'walker') as Mover) : null;
}

/** Those who can be moved now. */
export const moversOf = (decision: Decision | null): Mover[] =>
  MOVERS.filter((mover) => decision?.choices.some((choice) => moverOf(choice) === mover));

const stepText = (mover: Mover, to: string) => (mover === 'hero' ? `move ${to}` : `lead ${mover} ${to}`);

/** The steps to a space, the first one first. */
function wayTo(step: Step, steps: ReadonlyMap<string, Step>): Step[] {
  const before = steps.get(step.back);
  return before ? [...wayTo(before, steps), step] : [step];
}

/** The spaces of each way, from the first step to where it leads. */
export function stepsTo(all: readonly Step[]): string[][] {
  const steps = new Map(all.map((step) => [step.to, step]));
  return all.map((step) => wayTo(step, steps).map(({ to }) => to));
}

/** Where the map may be pressed to bring a mover there, one answer after another. */
export function journeys(view: View, decision: Decision | null, mover: Mover): Map<string, Journey> {
  const out = new Map<string, Journey>();
  if (!decision) return out;
  const answers = decision.choices.filter((choice) => moverOf(choice) === mover);
  const reach = view.prospects.reach.find((one) => one.mover === mover && one.seat === decision.seat);
  const steps = new Map(reach?.steps.map((step) => [step.to, step]));
  for (const step of steps.values()) {
    const way = wayTo(step, steps);
    const [first = '', ...then] = way.map(({ to }) => stepText(mover, to));
    const choice = answers.find(({ text }) => text === first);
    if (!choice) continue;
    const { to, hours, skins, wp } = step;
    const spaces = [reach?.start ?? '', ...way.map((one) => one.to)];
    const clock = way.map((one) => one.hours);
    out.set(to, { mover, to, spaces, hours, skins, wp, clock, first: choice, then });
  }
  // The fox-bat flies anywhere in one hour.
  const from = mover === 'hero' ? view.heroes[decision.seat]?.space : view.allies[mover];
  const wp = view.prospects.heroes[decision.seat]?.hour ?? 0;
  for (const first of answers) {
    const to = domain(first, 'space');
    if (out.has(to)) continue;
    out.set(to, { mover, to, spaces: [from ?? to, to], hours: 1, skins: 0, wp, clock: [1], first, then: [] });
  }
  return out;
}
