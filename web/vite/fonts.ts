import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

interface Face {
  family: string;
  /** Package and start of the file names in `@fontsource/*`. */
  name: string;
  weight: number;
  style: 'normal' | 'italic';
}

/** Bundled fonts (SIL Open Font License 1.1) that the page shows. */
const FACES: Face[] = [
  { family: 'Cinzel', name: 'cinzel', weight: 700, style: 'normal' },
  { family: 'Alegreya Sans', name: 'alegreya-sans', weight: 500, style: 'normal' },
  { family: 'Alegreya Sans', name: 'alegreya-sans', weight: 700, style: 'normal' },
  { family: 'Alegreya Sans', name: 'alegreya-sans', weight: 800, style: 'normal' },
  { family: 'Alegreya', name: 'alegreya', weight: 400, style: 'normal' },
  { family: 'Alegreya', name: 'alegreya', weight: 400, style: 'italic' },
];

/** What the page asks of a face: its figures, its spacing, its accents. No small capitals, swashes and fractions. */
const FEATURES = ['ccmp', 'kern', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

type Range = readonly [first: number, last: number];

/** What French and English are written with: every first visit needs it, and hardly anything else. */
const HOME: Range[] = [
  // Without # $ @ \ ^ _ ` { | } ~, which hardly anybody writes here.
  [0x20, 0x22],
  [0x25, 0x3f],
  [0x41, 0x5b],
  [0x5d, 0x5d],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbd, 0xbd],
  [0xc0, 0xc0],
  [0xc2, 0xc2],
  [0xc4, 0xc4],
  [0xc6, 0xcb],
  [0xce, 0xcf],
  [0xd4, 0xd4],
  [0xd6, 0xd7],
  [0xd9, 0xd9],
  [0xdb, 0xdc],
  [0xe0, 0xe0],
  [0xe2, 0xe2],
  [0xe4, 0xe4],
  [0xe6, 0xeb],
  [0xee, 0xef],
  [0xf4, 0xf4],
  [0xf6, 0xf6],
  [0xf9, 0xf9],
  [0xfb, 0xfc],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2000, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2028, 0x202f],
  [0x2060, 0x2060],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/** All that the files of the range "latin" hold: what is left of it writes the names of neighbours. */
const LATIN: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

/** The files of the range "latin-ext" are taken as they are. */
const EXTENDED =
  'U+0100-0130, U+0132-0151, U+0154-0177, U+0179-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, ' +
  'U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const points = (ranges: Range[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
const home = points(HOME);
const neighbours = points(LATIN).filter((point) => !home.includes(point));

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');

/** As `unicode-range` wants it: "U+0020-007E, U+00A0". */
function rangeOf(list: number[]): string {
  const starts = list.filter((point) => !list.includes(point - 1));
  const ends = list.filter((point) => !list.includes(point + 1));
  return starts
    .map((first, i) => `U+${hex(first)}${first === ends[i] ? '' : `-${hex(ends[i] ?? first)}`}`)
    .join(', ');
}

const rule = ({ family, weight, style }: Face, file: string, range: string) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('${file}') format('woff2');
  unicode-range: ${range};
}
`;

/**
 * Writes the faces into `folder` as small as the page can use them, each in a file for French and English and one for the
 * rest of "latin" (`cinzel-700-normal.woff2`, `cinzel-700-normal-rest.woff2`), and `fonts.css`, which names them all.
 */
export function fonts(folder: string): Plugin {
  return {
    name: 'tablee-fonts',
    apply: () => !process.env.VITEST,
    async buildStart() {
      const { resolve } = createRequire(import.meta.url);
      mkdirSync(folder, { recursive: true });
      const rules: string[] = [];
      for (const face of FACES) {
        const { name, weight, style } = face;
        const files = `@fontsource/${name}/files/${name}`;
        const whole = readFileSync(resolve(`${files}-latin-${weight}-${style}.woff2`));
        const keep = async (file: string, list: number[]) => {
          const less = await subset(whole, String.fromCodePoint(...list), {
            targetFormat: 'woff2',
            keepFeatures: FEATURES,
            noHinting: true,
          });
          writeFileSync(join(folder, file), less);
          rules.push(rule(face, `./${file}`, rangeOf(list)));
        };
        await keep(`${name}-${weight}-${style}-rest.woff2`, neighbours);
        await keep(`${name}-${weight}-${style}.woff2`, home);
        rules.push(rule(face, `${files}-latin-ext-${weight}-${style}.woff2`, EXTENDED));
      }
      writeFileSync(join(folder, 'fonts.css'), rules.join(''));
    },
  };
}
