import { SPACES } from './questions';

/** A place on the picture: its middle and its size, in units of the view box. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The measures of the picture for a room of a certain form, with so many lanes. */
export interface Scene {
  width: number;
  height: number;
  /** Without perspective: the phone. */
  flat: boolean;
  /** A phone held sideways: flat, in pixels, with broad low cards. */
  lying: boolean;
  lanes: number;
  horizon: number;
  /** Where the guardians' zone begins and where it ends, which is where the temple begins. */
  zone: number;
  temple: number;
  /** Pixels on the screen per unit. */
  unit: number;
}

const SKY = 76;
const ZONE = 86;
const TEMPLE = 40;
const HEIGHT = 612;
const NARROWEST = 760;
/** Lane widths of four lanes at the horizon and at the temple; the gap between lanes. */
const FAR = 170;
const NEAR = 204;
const GAP = 10;
/** How much of the way from horizon to zone lies above each space line, far rows being flatter. */
const ROWS = [0, 70, 146, 228, 316, 410].map((y) => y / 410);

const PHONE = { width: 360, sky: 36, zone: 58, temple: 32, gap: 6 };
/** `narrowest`: the picture, and a lane in which names and weak points can be read. */
const LYING = { sky: 30, zone: 56, temple: 30, narrowest: { all: 440, lane: 125 } };

/** Below this scale the words of the picture in perspective cannot be read. */
const LEGIBLE = 0.76;

/** `fingers`: chosen by fingers on a small screen. Where there is little room the picture has no perspective. */
export function scene(boxWidth: number, boxHeight: number, lanes: number, fingers: boolean): Scene {
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxHeight / boxWidth : HEIGHT / 850;
  const flat = fingers || (boxWidth > 0 && Math.min(boxWidth / NARROWEST, boxHeight / HEIGHT) < LEGIBLE);
  if (flat && ratio < 0.85 && boxWidth >= Math.max(LYING.narrowest.all, LYING.narrowest.lane * lanes)) {
    const width = boxWidth;
    const height = Math.max(boxHeight, 250);
    const temple = height - LYING.temple;
    const zone = temple - LYING.zone;
    return { width, height, flat, lying: true, lanes, horizon: LYING.sky, zone, temple, unit: 1 };
  }
  if (flat) {
    const width = PHONE.width;
    const height = Math.max(290, width * ratio);
    const temple = height - PHONE.temple;
    const zone = temple - PHONE.zone;
    return {
      width,
      height,
      flat,
      lying: false,
      lanes,
      horizon: PHONE.sky,
      zone,
      temple,
      unit: boxWidth / width || 1,
    };
  }
  const width = Math.max(NARROWEST, HEIGHT / ratio);
  const height = Math.max(HEIGHT, width * ratio);
  const temple = height - TEMPLE;
  const unit = Math.min(boxWidth / width, boxHeight / height) || 1;
  return { width, height, flat, lying: false, lanes, horizon: SKY, zone: temple - ZONE, temple, unit };
}

/** The upper edge of a space is the lower edge of the next one: `line(s, 0)` is the edge to the guardians. */
export function line(s: Scene, space: number): number {
  const share = s.flat ? (SPACES - space) / SPACES : (ROWS[SPACES - space] ?? 0);
  return s.horizon + (s.zone - s.horizon) * share;
}

/** Where the logs of a block lie, and how thick they are; their points stand 2.3 times as high above. */
export function palisade(s: Scene): { y: number; thick: number } {
  const y = line(s, 0);
  if (!s.flat) return { y, thick: 11 };
  // Below the weak points on space 1, on the upper edge of the plate of who stands there.
  return { y: y + 6, thick: 5 };
}

function laneWidth(s: Scene, y: number): number {
  if (s.flat) return s.width / s.lanes;
  const share = (y - s.horizon) / (s.temple - s.horizon);
  const stretch = (4 / s.lanes) * Math.min(1.3, s.width / 850);
  return (FAR + (NEAR - FAR) * share) * stretch;
}

/** Left and right edge of a lane at a height. */
export function edges(s: Scene, lane: number, y: number): [number, number] {
  const width = laneWidth(s, y);
  const gap = (s.flat ? PHONE.gap : GAP) / 2;
  const left = s.width / 2 + (lane - s.lanes / 2) * width;
  return [left + gap, left + width - gap];
}

export function middle(s: Scene, lane: number, y: number): number {
  const [left, right] = edges(s, lane, y);
  return (left + right) / 2;
}

/** The lane from the horizon to the temple, as points of a polygon. */
export function lanePoints(s: Scene, lane: number): string {
  const [farLeft, farRight] = edges(s, lane, s.horizon);
  const [left, right] = edges(s, lane, s.temple);
  const corners = [
    [farLeft, s.horizon],
    [farRight, s.horizon],
    [right, s.temple],
    [left, s.temple],
  ];
  return corners.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

export function spaceBox(s: Scene, lane: number, space: number): Box {
  const [top, bottom] = [line(s, space), line(s, space - 1)];
  const y = (top + bottom) / 2;
  const [left, right] = edges(s, lane, y);
  return { x: (left + right) / 2, y, w: right - left, h: bottom - top };
}

export function zoneBox(s: Scene, lane: number): Box {
  const y = (s.zone + s.temple) / 2;
  const [left, right] = edges(s, lane, y);
  return { x: (left + right) / 2, y, w: right - left, h: s.temple - s.zone };
}

/** The sign of a path hangs in the sky: with the lines of its state, too, it ends above the card on space 5. */
export function pennantBox(s: Scene, lane: number): Box {
  const x = middle(s, lane, s.horizon);
  if (s.lying) return { x, y: s.horizon / 2, w: 24, h: 22 };
  if (s.flat) return { x, y: s.horizon - 17, w: 28, h: 27 };
  return { x, y: s.horizon - 22, w: 42, h: 43 };
}

// Monster cards --------------------------------------------------------------------------------------------

/** A monster card is drawn in its own units, `h` high, and scaled into its space. */
export interface CardForm {
  w: number;
  h: number;
  scale: number;
}

const CARD = { w: 168, h: 80, widest: 212, margin: 8 };

export function cardForm(s: Scene, box: Box): CardForm {
  if (s.flat) return { w: box.w - 6, h: Math.min(62, box.h - (s.lying ? 4 : 5)), scale: 1 };
  const scale = Math.min((box.w - CARD.margin) / CARD.w, (box.h - CARD.margin) / CARD.h);
  return { w: Math.min(CARD.widest, (box.w - CARD.margin) / scale), h: CARD.h, scale };
}

/** Where weak point `index` lies on a card, in the card's units from its middle; `step` to the next one. */
export function weakPoint(s: Scene, form: CardForm, index: number, count: number) {
  if (isThin(s, form)) {
    const left = -form.w / 2 + LYING_BAND + (hasName(s, form) ? 82 : 14);
    const step = Math.min(24, (form.w / 2 - 62 - left) / Math.max(1, count - 1));
    return { x: left + index * step, y: 0, r: Math.min(9.2, form.h * 0.3, step * 0.46), step };
  }
  if (s.lying) {
    const left = -form.w / 2 + LYING_BAND + 14;
    const step = Math.min(24, (form.w / 2 - 11 - left) / Math.max(1, count - 1));
    return { x: left + index * step, y: form.h / 2 - 14, r: Math.min(9.2, form.h * 0.19), step };
  }
  if (s.flat) {
    const step = Math.min(21, (form.w - 8) / Math.max(count, 3.6));
    const r = Math.min(8.6, step * 0.46, form.h * 0.16);
    const band = bandHeight(form);
    return { x: (index - (count - 1) / 2) * step, y: -form.h / 2 + band + (form.h - band) / 2, r, step };
  }
  return { x: -form.w / 2 + 66 + index * 28, y: 13, r: 11.5, step: 28 };
}

/** How wide the dark band with the sign of a monster is on a broad low card. */
export const LYING_BAND = 36;

/** A card too low for two rows: its weak points stand beside its name. */
const isThin = (s: Scene, form: CardForm) => s.lying && form.h < 38;

/** Where name and weak points have no room in one row, the sign stands for the name. */
export const hasName = (s: Scene, form: CardForm) => !isThin(s, form) || form.w >= 200;

/** How far down a card that lies its name and its reward stand. */
export const nameLine = (s: Scene, form: CardForm) => form.h * (isThin(s, form) ? 0.5 : 0.28) + 4;

export const bandHeight = (form: CardForm) => Math.min(25, form.h * 0.46);

// Guardian plates ------------------------------------------------------------------------------------------

export const PLATE = { w: 180, h: 72 };

export function plateForm(s: Scene, box: Box): CardForm {
  if (s.flat) return { w: box.w - 6, h: box.h - 8, scale: 1 };
  const scale = Math.min(1.1, (box.w - 10) / PLATE.w, (box.h - 10) / PLATE.h);
  return { w: Math.min(212, (box.w - 10) / scale), h: PLATE.h, scale };
}

/** The numbers on a plate, from its middle: where heart, drop and lightning are drawn. */
export function plateNumbers(
  s: Scene,
  form: CardForm,
): { life: number; mana: number; ultimate: number; y: number } {
  if (s.lying) {
    const left = -form.w / 2 + 57;
    const step = Math.min(34, (form.w - 62) / 2.5);
    return { life: left, mana: left + step, ultimate: left + 2 * step, y: 12 };
  }
  if (s.flat) {
    const third = form.w / 3;
    return {
      life: -form.w / 2 + 9,
      mana: -form.w / 2 + third + 7,
      ultimate: -form.w / 2 + 2 * third + 5,
      y: 13,
    };
  }
  const left = -form.w / 2 + 81;
  const step = Math.min(40, (form.w - 84) / 2.6);
  return { life: left, mana: left + step, ultimate: left + 2 * step, y: 14 };
}

/** The middle of the figure on a plate. */
export function platePin(s: Scene, form: CardForm): { x: number; y: number; r: number } {
  if (s.lying) return { x: -form.w / 2 + 24, y: 0, r: 18 };
  return s.flat ? { x: -form.w / 2 + 16, y: -8, r: 12.5 } : { x: -form.w / 2 + 36, y: 0, r: 29 };
}

/** Where a piece stands: a monster on its space, a guardian (space 0) at the foot of the lane. */
export interface Stand {
  lane: number;
  space: number;
}

/** The middle of a piece and how large it is drawn there. */
export function standing(s: Scene, { lane, space }: Stand): { x: number; y: number; scale: number } {
  const box = space > 0 ? spaceBox(s, lane, space) : zoneBox(s, lane);
  const { scale } = space > 0 ? cardForm(s, box) : plateForm(s, box);
  return { x: box.x, y: box.y, scale };
}
