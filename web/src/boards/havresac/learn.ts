/** Cells go by what the board in play shows on them; the texts alone know only their column and row. */
import type { Names, Words } from '$lib/words';
import { catalogueOf, CELLS, groundAt, readCell } from './catalogue';
import type { View } from '$src/views/havresac';

export function learn(view: Pick<View, 'board'>, text: Words): Names {
  const rows = catalogueOf(text.catalogue).boards[view.board] ?? [];
  const cell: Record<string, string> = {};
  for (const id of CELLS) {
    const ground = groundAt(rows, id);
    if (ground.kind === 'castle') cell[id] = text.message('label-castle');
    else if (ground.kind === 'start') cell[id] = text.message('label-start', { mark: ground.number });
    else if ('mark' in ground) cell[id] = text.message(`label-${ground.kind}`, { mark: ground.mark });
    else cell[id] = text.message('cell', { ...readCell(id) });
  }
  return { cell };
}
