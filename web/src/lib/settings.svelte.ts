import type { React } from '$src/protocol';
import { readStored, writeStored } from './stored.ts';

export type Lang = 'en' | 'fr';
export type Theme = 'system' | 'light' | 'dark';
export type Contrast = 'system' | 'normal' | 'more';
export type Motion = 'system' | 'full' | 'reduced';
export type Pace = 'instant' | 'fast' | 'normal' | 'slow';
/** When the reader wants to be asked whether to react to what others do. */
export type Reactions = React['wish'];

/** How much the table says of what it would do. */
export type HintWish = 'nothing' | 'ask' | 'always';
export const HINT_WISHES: HintWish[] = ['nothing', 'ask', 'always'];

export const LANGS: Lang[] = ['fr', 'en'];

/** How long a position stays on the board before the next one is shown, in milliseconds. */
export const PACES: Record<Pace, number> = { instant: 0, fast: 300, normal: 900, slow: 2000 };

interface Kept {
  /** Only if the reader chose one; otherwise the language of the table counts at every visit. */
  lang: Lang | undefined;
  theme: Theme;
  contrast: Contrast;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  curtain: boolean;
  confirm: boolean;
  reactions: Reactions;
  hints: HintWish;
  recap: boolean;
  intentions: boolean;
  drawerOpen: boolean;
  leftHanded: boolean;
}

/** The language the table was started with, otherwise the reader's own. */
function firstLang(): Lang {
  const asked = document.documentElement.lang;
  if (asked === 'fr' || asked === 'en') return asked;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function media(query: string): MediaQueryList {
  return window.matchMedia(query);
}

/** What the reader has chosen for this browser, with the system's wishes where nothing was chosen. */
export class Settings {
  theme = $state<Theme>('system');
  contrast = $state<Contrast>('system');
  motion = $state<Motion>('system');
  pace = $state<Pace>('normal');
  sound = $state(false);
  /** Several people share this screen: hide the table between their turns. */
  curtain = $state(false);
  /** A choice is only marked by the first press and sent by the second. */
  confirm = $state(false);
  reactions = $state<Reactions>('matters');
  hints = $state<HintWish>('ask');
  /** What happened while the reader waited is told by itself, not only where it is asked for. */
  recap = $state(true);
  /** Bots of cooperative games show what they are about to do. */
  intentions = $state(true);
  drawerOpen = $state(true);
  /** A phone held sideways has its sheet at the left. */
  leftHanded = $state(false);

  readonly #firstLang = firstLang();
  #chosenLang = $state<Lang>();
  #systemDark = $state(false);
  #systemContrast = $state(false);
  #systemReduced = $state(false);

  readonly dark = $derived(this.theme === 'system' ? this.#systemDark : this.theme === 'dark');
  readonly moreContrast = $derived(
    this.contrast === 'system' ? this.#systemContrast : this.contrast === 'more',
  );
  readonly reduced = $derived(this.motion === 'system' ? this.#systemReduced : this.motion === 'reduced');

  constructor() {
    Object.assign(this, readStored<Partial<Kept>>('settings', {}));
    this.#follow('(prefers-color-scheme: dark)', (on) => (this.#systemDark = on));
    this.#follow('(prefers-contrast: more)', (on) => (this.#systemContrast = on));
    this.#follow('(prefers-reduced-motion: reduce)', (on) => (this.#systemReduced = on));
  }

  get lang(): Lang {
    return this.#chosenLang ?? this.#firstLang;
  }

  set lang(lang: Lang) {
    this.#chosenLang = lang;
  }

  #follow(query: string, set: (on: boolean) => void): void {
    const list = media(query);
    set(list.matches);
    list.addEventListener('change', (event) => set(event.matches));
  }

  /** Keep every later change, and show it on the page. */
  start(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const kept: Kept = {
          lang: this.#chosenLang,
          theme: this.theme,
          contrast: this.contrast,
          motion: this.motion,
          pace: this.pace,
          sound: this.sound,
          curtain: this.curtain,
          confirm: this.confirm,
          reactions: this.reactions,
          hints: this.hints,
          recap: this.recap,
          intentions: this.intentions,
          drawerOpen: this.drawerOpen,
          leftHanded: this.leftHanded,
        };
        writeStored('settings', kept);
      });
      $effect(() => {
        const root = document.documentElement;
        root.lang = this.lang;
        root.dataset.theme = this.dark ? 'dark' : 'light';
        root.dataset.contrast = this.moreContrast ? 'more' : 'normal';
        root.dataset.motion = this.reduced ? 'reduced' : 'full';
      });
    });
  }
}

export const settings = new Settings();
