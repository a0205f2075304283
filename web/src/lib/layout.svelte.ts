export type Size = 'phone' | 'tablet' | 'desktop';

/** Which of the three layouts fits the window. */
class Layout {
  size = $state<Size>('desktop');
  /** Played by finger: there are no keys to speak of. */
  touch = $state(false);

  constructor() {
    const phone = window.matchMedia('(max-width: 767px)');
    const desktop = window.matchMedia('(min-width: 1200px)');
    const measure = () => (this.size = phone.matches ? 'phone' : desktop.matches ? 'desktop' : 'tablet');
    const coarse = window.matchMedia('(pointer: coarse)');
    const feel = () => (this.touch = coarse.matches);
    coarse.addEventListener('change', feel);
    feel();
    phone.addEventListener('change', measure);
    desktop.addEventListener('change', measure);
    measure();
  }
}

export const layout = new Layout();
