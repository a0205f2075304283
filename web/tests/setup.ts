/** The page brings its texts before it shows anything; tests have both languages and all parts. */
import { fetchTexts } from '../src/lib/text.svelte.ts';

for (const part of ['runemasters', 'glory', 'havresac', 'defenders', 'review']) {
  await fetchTexts('en', part);
  await fetchTexts('fr', part);
}
