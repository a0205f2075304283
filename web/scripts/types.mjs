// Writes src/protocol.ts from the messages of the table and src/views/ from the views of the games.
// `--check` only says whether they are up to date.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, relative, resolve } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import prettier from 'prettier';

const root = resolve(import.meta.dirname, '../..');
const views = resolve(root, 'web/src/views');

function python(tool) {
  const path = [resolve(root, 'src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const output = execFileSync(process.env.PYTHON ?? 'python3', [resolve(root, 'tools', tool)], {
    env: { ...process.env, PYTHONPATH: path },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

const banner = (source) => `// Generated from ${source} by \`npm run types\`: do not edit.`;

/** The compiler knows tuples only in the older spelling. */
function olderTuples(node) {
  if (Array.isArray(node)) return node.map(olderTuples);
  if (node === null || typeof node !== 'object') return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, olderTuples(value)]));
  if (copy.prefixItems) {
    copy.items = copy.prefixItems;
    copy.additionalItems = false;
    delete copy.prefixItems;
  }
  return copy;
}

const protocol = await compile(olderTuples(python('protocol_schema.py')), 'Protocol', {
  bannerComment: banner('src/tablee/server/protocol.py and http_messages.py'),
  additionalProperties: false,
  format: false,
});
const wanted = new Map([[resolve(root, 'web/src/protocol.ts'), protocol]]);
for (const [game, types] of Object.entries(python('view_schema.py')))
  wanted.set(resolve(views, `${game}.ts`), `${banner(`src/tablee/games/${game}/view_types.py`)}\n\n${types}`);

const stale = (existsSync(views) ? readdirSync(views) : [])
  .map((name) => resolve(views, name))
  .filter((file) => !wanted.has(file));
for (const [file, source] of wanted) {
  const options = await prettier.resolveConfig(file);
  const text = await prettier.format(source, { ...options, filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) stale.push(file);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
if (stale.length > 0) {
  const names = stale.map((file) => relative(root, file)).join(', ');
  console.error(
    `not what the server and the games say: ${names}. Run \`npm run types\`; delete what no game has`,
  );
  process.exit(1);
}
