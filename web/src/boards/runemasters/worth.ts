import type { Choice } from '$src/protocol';
import { runeOf, target } from './spots';
import { figure, firstMonster, monsterAt, openPoints, pathOf, SPACES } from './questions';
import type { View } from '$src/views/runemasters';

/** What strikes comes before what prepares. */
const ORDER = ['ultimate', 'hit', 'mark', 'release', 'block', 'move', 'free_move', 'charge', 'reroll'];
const STEP = 10;

/** What a choice does to the monsters: the kill first, then the one that is nearest to the temple. */
export function worth(view: View): (choice: Choice) => number {
  const own = figure(view, view.guardians.find((guardian) => guardian.seat === view.active)?.id ?? null);
  return (choice) => {
    const verb = ORDER.includes(choice.verb) ? STEP * (ORDER.length - ORDER.indexOf(choice.verb)) : 0;
    const path = pathOf(view, target(choice, 'path') ?? own?.path ?? null);
    const space = target(choice, 'space');
    const monster = space ? monsterAt(path, Number(space)) : firstMonster(path);
    if (!monster) return choice.verb === 'block' ? 0 : verb;
    const near = SPACES - monster.space;
    return verb + near + (choice.verb === 'hit' && runeOf(choice) && openPoints(monster) === 1 ? SPACES : 0);
  };
}
