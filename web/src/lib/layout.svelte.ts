/** How much a part shows of itself: a phone's share, a tablet's, a desktop's. */
export type Size = 'phone' | 'tablet' | 'desktop';

/** How the table is laid out: by width and height of the window. */
export type Form = 'desktop' | 'low' | 'sideways' | 'tablet' | 'phone' | 'split';

/** The narrowest columns of a desktop, and all that stands above and below its board. */
const DESKTOP = { columns: 452, rows: 200 };

/** Columns and dock leave the board half of the window, and it is high enough for what is wide. */
const roomy = (width: number, height: number) =>
  height >= 860 && (1 - DESKTOP.columns / width) * (1 - DESKTOP.rows / height) >= 0.5;

/** A tablet has the rest below the board only where that leaves enough of the height. */
const TALL = 880;

/** Pixels along each edge. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * What of a window's edges meets the board: what lies beside it keeps the rest away. Sideways the sheet is at the right,
 * or at the left for left hands.
 */
export function atBoard(form: Form, columns: 0 | 1 | 2, leftHanded: boolean, safe: Edges): Edges {
  const sheet = form !== 'sideways' ? null : leftHanded ? 'left' : 'right';
  return {
    top: sheet ? safe.top : 0,
    right: columns === 2 || sheet === 'right' ? 0 : safe.right,
    bottom: sheet || form === 'low' ? safe.bottom : 0,
    left: columns > 0 || sheet === 'left' ? 0 : safe.left,
  };
}

/**
 * The first form that fits; `split` is a phone with its keyboard, or a window that shares a small screen. What fits
 * leaves the board its share of the window: a desktop or a tablet that is not high enough has the rest at its sides.
 */
export function formOf(width: number, height: number): Form {
  if (width >= 1200 && roomy(width, height)) return 'desktop';
  if (width >= 1200 || (width >= 1000 && height < 720)) return height >= 480 ? 'low' : 'sideways';
  if (width >= 640 && height < 560) return 'sideways';
  if (width >= 768) return width >= 900 || height >= TALL ? 'tablet' : 'sideways';
  return height >= 560 ? 'phone' : 'split';
}

/** How many columns stand beside the board. A tablet that stands up has all of it below, fingers have a sheet. */
export function columnsOf(form: Form, width: number, height: number): 0 | 1 | 2 {
  if (form === 'desktop') return 2;
  if (form === 'low') return width >= 1200 ? 2 : 1;
  return form === 'tablet' && width >= 900 && (width > height || height < TALL) ? 1 : 0;
}

const SIZES: Record<Form, Size> = {
  desktop: 'desktop',
  low: 'desktop',
  sideways: 'phone',
  tablet: 'tablet',
  phone: 'phone',
  split: 'phone',
};

/** Which layout fits the window. */
class Layout {
  form = $state<Form>('desktop');
  columns = $state<0 | 1 | 2>(2);
  /** Played by finger: there are no keys to speak of. */
  touch = $state(false);
  /** What a notch, or the bar at the foot of a phone, takes from the window: `--safe-*` in pixels. */
  safe = $state.raw<Edges>({ top: 0, right: 0, bottom: 0, left: 0 });
  readonly size: Size = $derived(SIZES[this.form]);

  constructor() {
    const measure = () => {
      const { innerWidth: width, innerHeight: height } = window;
      this.form = formOf(width, height);
      this.columns = columnsOf(this.form, width, height);
      // For style sheets: a part that a phone shows in another way, lying or standing.
      document.documentElement.dataset.size = SIZES[this.form];
      document.documentElement.dataset.form = this.form;
      const style = getComputedStyle(document.documentElement);
      const taken = (edge: keyof Edges) => parseFloat(style.getPropertyValue(`--safe-${edge}`)) || 0;
      this.safe = {
        top: taken('top'),
        right: taken('right'),
        bottom: taken('bottom'),
        left: taken('left'),
      };
    };
    window.addEventListener('resize', measure);
    // Turned from one side to the other, a window keeps its size.
    window.screen.orientation?.addEventListener('change', measure);
    measure();
    const coarse = window.matchMedia('(pointer: coarse)');
    const feel = () => (this.touch = coarse.matches);
    coarse.addEventListener('change', feel);
    feel();
  }
}

export const layout = new Layout();
