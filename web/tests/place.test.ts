import { afterEach, expect, it } from 'vitest';
import { keepPlace, nowhere } from '$lib/place';

const nextPicture = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function table(): { root: HTMLElement; area: HTMLElement; card: HTMLButtonElement } {
  document.body.innerHTML =
    '<div id="root"><div data-area="dock"><button>card</button></div><div data-area="choices"></div></div>';
  const root = document.querySelector<HTMLElement>('#root')!;
  return { root, area: root.querySelector('[data-area]')!, card: root.querySelector('button')! };
}

afterEach(() => (document.body.innerHTML = ''));

it('gives the focus to the area of a card that is gone, never to the page', async () => {
  const { root, area, card } = table();
  const { destroy } = keepPlace(root);
  card.focus();
  card.remove();
  await nextPicture();
  expect(document.activeElement).toBe(area);
  expect(nowhere(area)).toBe(true);
  destroy();
});

it('goes to the choices where the area is gone too', async () => {
  const { root, area, card } = table();
  const { destroy } = keepPlace(root);
  card.focus();
  area.remove();
  await nextPicture();
  expect(document.activeElement).toBe(root.querySelector('[data-area="choices"]'));
  destroy();
});

it('takes the focus from nobody', async () => {
  const { root, card } = table();
  const { destroy } = keepPlace(root);
  card.focus();
  card.blur();
  root.append(document.createElement('p'));
  await nextPicture();
  expect(document.activeElement).toBe(document.body);
  destroy();
});
