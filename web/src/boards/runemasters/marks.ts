import type { Choice } from '$src/protocol';
import {
  cardForm,
  line,
  middle,
  pennantBox,
  plateForm,
  plateNumbers,
  platePin,
  spaceBox,
  weakPoint,
  zoneBox,
  type Scene,
} from './geometry';
import type { Place } from './spots';
import { figure, monsterAt, pathOf } from './questions';
import type { View } from '$src/views/runemasters';

/** Where the mark of a place is drawn: a ring (`r`) or brackets (`w`, `h`), with more room for fingers. */
export interface Mark {
  x: number;
  y: number;
  r?: number;
  w?: number;
  h?: number;
  reach?: number;
}

export const laneOf = (view: View, path: string | null) => view.paths.findIndex((one) => one.id === path);

/** The lane at whose foot a guardian's plate lies. The fallen lie on paths that nobody guards. */
export function plateLane(view: View, id: string): number {
  const own = figure(view, id);
  if (own?.path) return laneOf(view, own.path);
  return fallen(view).indexOf(id);
}

/** By lane: the fallen guardian whose plate lies there, or nothing. */
export function fallen(view: View): (string | undefined)[] {
  const dead = view.guardians.filter((one) => one.id !== null && !one.alive && view.round > 0);
  return view.paths.map((path) => (path.guardian === null ? (dead.shift()?.id ?? undefined) : undefined));
}

export function markOf(view: View, s: Scene, place: Place): Mark | null {
  switch (place.at) {
    case 'rune': {
      const monster = monsterAt(pathOf(view, place.path), place.space);
      if (!monster) return null;
      const box = spaceBox(s, laneOf(view, place.path), place.space);
      const form = cardForm(s, box);
      const point = weakPoint(s, form, place.index, monster.weak_points.length);
      return {
        x: box.x + point.x * form.scale,
        y: box.y + point.y * form.scale,
        // Beside the ring of a neighbour, not over it.
        r: Math.min(point.r + 3.4, point.step / 2 - 0.3) * form.scale,
      };
    }
    case 'card': {
      const box = spaceBox(s, laneOf(view, place.path), place.space);
      const { w, h, scale } = cardForm(s, box);
      return { x: box.x, y: box.y, w: w * scale + 3, h: h * scale + 3 };
    }
    case 'release': {
      const box = spaceBox(s, laneOf(view, place.path), place.space);
      const form = cardForm(s, box);
      // A phone has no room beside the weak points: at the foot of the card, beside the mark for blocking.
      if (s.flat) return { x: box.x + form.w / 2 - 10, y: line(s, 0) + 4, r: 9.5, reach: 5 };
      // Right of the weak points, over the edge of the card where there are many.
      const count = monsterAt(pathOf(view, place.path), place.space)?.weak_points.length ?? 0;
      const last = weakPoint(s, form, count - 1, count);
      const r = 13;
      const x = Math.max(last.x + last.r + r + 3, form.w / 2 - 18);
      return { x: box.x + x * form.scale, y: box.y + last.y * form.scale, r, reach: 4 };
    }
    case 'path': {
      const { x, y, w, h } = pennantBox(s, laneOf(view, place.path));
      if (s.lying) return { x, y, w: w + 8, h: h + 6, reach: 1 };
      return { x, y, w: w + 10, h: h + (s.flat ? 6 : 8), reach: s.flat ? 4 : 2 };
    }
    case 'foot': {
      const y = line(s, 0);
      return {
        x: middle(s, laneOf(view, place.path), y),
        // Flat, there is little room between the weak points above and the name below.
        y: y + (s.flat ? 3 : 1),
        r: s.flat ? 9 : 14,
        reach: s.flat ? 7 : 4,
      };
    }
    case 'figure':
      return null;
    default:
      return plateMark(view, s, place);
  }
}

function plateMark(view: View, s: Scene, place: Extract<Place, { guardian: string }>): Mark | null {
  const lane = plateLane(view, place.guardian);
  if (lane < 0) return null;
  const box = zoneBox(s, lane);
  const form = plateForm(s, box);
  const numbers = plateNumbers(s, form);
  const at = (x: number, y: number) => ({ x: box.x + x * form.scale, y: box.y + y * form.scale });
  if (place.at === 'plate')
    return { x: box.x, y: box.y, w: form.w * form.scale + 4, h: form.h * form.scale + 4 };
  if (place.at === 'pin') {
    const pin = platePin(s, form);
    return { ...at(pin.x, pin.y), r: (pin.r + 2) * form.scale, reach: s.flat ? 3 : 0 };
  }
  if (place.at === 'life') {
    const w = s.flat ? 58 : 76;
    return {
      x: box.x,
      y: s.zone - (s.flat ? 18 : 24) - place.points * (s.flat ? 30 : 36),
      w,
      h: s.flat ? 26 : 30,
      reach: 2,
    };
  }
  // Around sign and number, side by side.
  const step = numbers.ultimate - numbers.mana;
  const x = (place.at === 'mana' ? numbers.mana : numbers.ultimate) + (s.flat ? 5 : 7);
  const [w, h] = s.flat ? [step - 1, 21] : [step - 2, 28];
  return { ...at(x, numbers.y), w: w * form.scale, h: h * form.scale, reach: s.flat ? 3 : 2 };
}

/** The way a guardian takes to another path, as a dotted line over the feet of the lanes. */
export function way(view: View, s: Scene, choice: Choice | null, seat: number): string | null {
  if (!choice || !['move', 'free_move', 'to'].includes(choice.verb)) return null;
  const from = laneOf(view, view.guardians[seat]?.path ?? null);
  const to = laneOf(view, choice.targets.find(([domain]) => domain === 'path')?.[1] ?? null);
  if (from < 0 || to < 0) return null;
  const [a, b] = [zoneBox(s, from), zoneBox(s, to)];
  const top = s.zone + (s.flat ? 2 : 4);
  const lift = (s.flat ? 20 : 34) + Math.abs(to - from) * (s.flat ? 5 : 9);
  return `M${a.x},${top}C${a.x},${top - lift} ${b.x},${top - lift} ${b.x},${top}`;
}
