/* What a table looks like at this size: how much of the window the board has, and what is wrong. */
(game) => {
  const W = innerWidth;
  const H = innerHeight;
  const box = (one) => one.getBoundingClientRect();
  const cut = (a, b) => {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right);
    const bottom = Math.min(a.bottom, b.bottom);
    return { left, top, right, bottom, area: Math.max(0, right - left) * Math.max(0, bottom - top) };
  };
  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(one).width > 0;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shown);
  const screen = { left: 0, top: 0, right: W, bottom: H };
  const name = (one) =>
    `${one.tagName.toLowerCase()}.${[...one.classList].filter((c) => !c.startsWith('s-')).join('.')} ` +
    (one.getAttribute('aria-label') || one.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 30);
  const problems = [];

  // The picture itself: the map, the lanes, the cloth with the adventure board. Not the empty room around them.
  const PICTURES = { havresac: '.board .frame', glory: '.board-glory .display, .board-glory .right > .map' };
  const pictures = all(PICTURES[game] ?? '.board svg[role=group]');
  const sheet = document.querySelector('.sheet.side');
  /** A picture that has a least height scrolls in the room of the board. */
  let free = cut(screen, box(document.querySelector('.board')));
  if (sheet) {
    const { left, right } = box(sheet);
    free = cut(free, left > W / 2 ? { ...screen, right: left } : { ...screen, left: right });
  }
  const drawn = pictures.map((one) => {
    const world = game === 'andor' || game === 'defenders' ? one.querySelector('.world') : null;
    return cut(world ? cut(box(one), box(world)) : box(one), free);
  });
  const share = drawn.reduce((sum, { area }) => sum + area, 0) / (W * H);

  // Nothing scrolls the page.
  const page = document.scrollingElement;
  if (page.scrollHeight > H + 1 || page.scrollWidth > W + 1)
    problems.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);

  // The parts of the frame lie side by side and wholly in the window.
  const PARTS = 'header.bar, .page > .prompt, .board, .stage > .left, .stage > .right, .centre > .dock, .sheet, .stage > .last, .stage > .side';
  const parts = all(PARTS).filter((one) => !one.closest('.over') && !one.parentElement.closest('.board'));
  parts.forEach((one, i) => {
    const here = box(one);
    if (here.left < -1 || here.top < -1 || here.right > W + 1 || here.bottom > H + 1)
      problems.push(`out of the window: ${name(one).slice(0, 24)}`);
    for (const other of parts.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const { left, right, area } = cut(here, box(other));
      if (area > 4 && right - left > 19)
        problems.push(`overlap: ${name(one).slice(0, 18)} and ${name(other).slice(0, 18)}`);
    }
  });

  // A sheet goes on below its edge, where a fade tells so, never beside it.
  for (const one of all('.sheet [data-scrolls]'))
    if (one.scrollWidth > one.clientWidth + 1)
      problems.push(`cut: the sheet scrolls sideways, ${one.scrollWidth} in ${one.clientWidth}`);

  // What can be pressed is not cut at the side, and no two lie on each other.
  const clip = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') {
        if (at.scrollWidth > at.clientWidth + 1) return null; // it scrolls: everything can be reached
        return box(at);
      }
      if (overflowX === 'hidden' || overflowX === 'clip') return box(at);
    }
    return screen;
  };
  const CHROME = '.bar, .prompt, .left, .right, .dock, .sheet, .side, .chips';
  const buttons = all('button, a[href], summary').filter((one) => one.closest(CHROME) && !one.closest('.board svg'));
  for (const one of buttons) {
    const here = box(one);
    const around = clip(one);
    if (around && (here.left < around.left - 1.5 || here.right > around.right + 1.5))
      problems.push(`cut: ${name(one)} ${Math.round(here.left)}-${Math.round(here.right)} in ${Math.round(around.left)}-${Math.round(around.right)}`);
  }
  const prompt = document.querySelector('.prompt');
  const words = prompt?.querySelector('.say b');
  for (const one of prompt ? all('.btn', prompt) : [])
    if (words && cut(box(words), box(one)).area > 2) problems.push(`the prompt lies under ${name(one)}`);
  if (words && box(words).width < 90) problems.push(`no room for the prompt: ${Math.round(box(words).width)}`);

  // Text is large enough to read, whatever it is scaled by. What is hidden from those who hear the page is said to them
  // elsewhere; on a tile of Glory it is there to be read all the same. A tile of less than 112 pixels, as eight of them
  // lie on an upright phone, is a sign for it: the one that is touched is told in words, as are quests in hand.
  const TILES = '.board-glory :is(.display, .tray) .tile svg, .board-glory svg.land .world';
  const small = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(one)) continue;
    if (one.closest('.hidden, .rulers, kbd')) continue;
    if (one.closest('[aria-hidden=true]') && !one.closest(TILES)) continue;
    const tile = one.closest('.tile');
    if (tile && tile.clientWidth < 112) continue;
    const scale = one.ownerSVGElement ? (one.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < 11.95) small.set(walker.currentNode.data.trim().slice(0, 18), size.toFixed(1));
  }
  if (small.size > 0) problems.push(`text too small: ${[...small].slice(0, 4).map(([t, s]) => `${t} ${s}`).join(', ')}`);

  // What the bar, the seats and those who fight are called is whole: no line lies under an edge or on another, no word is torn in two.
  const said = all('.bar h1, .bar .progress, .seats .name, .board .scene .name b').flatMap((one) => {
    const of = getComputedStyle(one).display === 'inline' ? one.parentElement : one;
    const hides = getComputedStyle(of).overflowX !== 'visible';
    const found = [];
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (!shown(text.parentElement) || text.parentElement.closest('.hidden')) continue;
      for (const { index, 0: word } of text.data.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        // A name that ends in an ellipsis goes on unseen.
        const seen = hides ? lines.map((line) => cut(line, box(of))) : lines;
        found.push({ word, of, lines, seen, hides });
      }
    }
    return found;
  });
  const large = parseFloat(getComputedStyle(document.documentElement).fontSize) > 18;
  const area = (one) => (one.right - one.left) * (one.bottom - one.top);
  for (const { word, of, lines, seen, hides } of said) {
    if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) problems.push(`a word is torn: ${word}`);
    // What is told over the board scrolls.
    const { top, bottom } = hides ? box(of) : (of.closest('.bar, .chip')?.getBoundingClientRect() ?? seen[0]);
    // What a line is higher than its letters may lie under the edge; where a reader's text is large, an ellipsis ends it.
    if (!(large && hides) && lines.some((line) => line.top < top - line.height / 4 || line.bottom > bottom + line.height / 4))
      problems.push(`cut above or below: ${word}`);
    const under = said.find(
      (other) => other.of !== of && other.seen.some((b) => seen.some((a) => cut(a, b).area > 0.3 * area(a))),
    );
    if (under && seen.some((a) => area(a) > 0)) problems.push(`${word} lies on ${under.word}`);
  }

  // Every place that can be chosen can be pressed where it is in sight.
  const met = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest('[data-spot]') === one);
  };
  /** Not all of the map is in sight: the rest is one drag away. So is what lies under chips, if an arrow calls it. */
  const partly =
    document.querySelector('.zoom, .overview') !== null || pictures.some((one) => box(one).height > box(one.closest('.board')).height + 1);
  const chips = document.querySelector('[data-beyond=north]') && document.querySelector('.chips');
  const roof = chips ? box(chips).bottom + 4 : 0;
  for (const one of all('.board svg [data-spot]:not([aria-hidden])')) {
    const { left, top, width, height } = box(one);
    const points = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((fx) =>
      [0.5, 0.25, 0.75, 0.1, 0.9].map((fy) => [left + fx * width, top + fy * height]),
    );
    const free = points.some(([x, y]) => met(one, x, y));
    const [x, y] = points[0];
    const away =
      y < roof || !drawn.some((at) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom);
    if (!free && !(partly && away)) problems.push(`covered: ${one.dataset.spot}`);
  }
  const room = cut(box(document.querySelector('.board')), screen).area / (W * H);
  return { share, room, problems, form: document.documentElement.dataset.form };
}
