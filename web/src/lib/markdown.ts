/** The little Markdown the rules are written in: links to rules, bold, emphasis, lists and tables. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'rule'; text: string; id: string };

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\[([^\]]+)\]\(#([^)]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_/g;

export function inlines(text: string): Inline[] {
  const out: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) out.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, linked, id, strong, star, score] = found;
    if (linked !== undefined && id !== undefined) out.push({ kind: 'rule', text: linked, id });
    else if (strong !== undefined) out.push({ kind: 'strong', text: strong });
    else out.push({ kind: 'em', text: star ?? score ?? '' });
    from = found.index + whole.length;
  }
  if (from < text.length) out.push({ kind: 'text', text: text.slice(from) });
  return out;
}

const cells = (line: string) =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => inlines(cell.trim()));

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part): Block[] => {
      const lines = part.split('\n');
      if (lines.length > 1 && lines[0]?.trim().startsWith('|')) {
        const [head = '', , ...rows] = lines;
        return [{ kind: 'table', head: cells(head), rows: rows.map(cells) }];
      }
      const first = lines.findIndex((line) => /^\s*[-*] /.test(line));
      if (first >= 0) {
        const items = lines.slice(first).map((line) => inlines(line.replace(/^\s*[-*] /, '')));
        const before = lines.slice(0, first).join(' ').trim();
        const list: Block = { kind: 'list', items };
        return before ? [{ kind: 'paragraph', inlines: inlines(before) }, list] : [list];
      }
      return [{ kind: 'paragraph', inlines: inlines(lines.join(' ')) }];
    });
}

/** The text alone, for searching. */
export function plainText(source: string): string {
  return source.replace(/\[([^\]]+)\]\(#[^)]+\)/g, '$1').replace(/[*_|]/g, '');
}
