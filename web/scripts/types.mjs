// Writes src/protocol.ts from the messages of the table. `--check` only says whether it is up to date.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import prettier from 'prettier';

const root = resolve(import.meta.dirname, '../..');
const target = resolve(root, 'web/src/protocol.ts');

function pythonSchema() {
  const path = [resolve(root, 'src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const output = execFileSync(process.env.PYTHON ?? 'python3', [resolve(root, 'tools/protocol_schema.py')], {
    env: { ...process.env, PYTHONPATH: path },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

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

const source = await compile(olderTuples(pythonSchema()), 'Protocol', {
  bannerComment: '// Generated from src/tablee/server/protocol.py by `npm run types`: do not edit.',
  additionalProperties: false,
  format: false,
});
const options = await prettier.resolveConfig(target);
const text = await prettier.format(source, { ...options, filepath: target });
if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/protocol.ts is not what protocol.py says: run `npm run types`');
  process.exit(1);
}
