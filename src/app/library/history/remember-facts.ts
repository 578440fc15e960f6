/** Stores the facts of games that are kept, so that the history needn't read these games again. */
import { getContents } from '../store/games.ts';
import { putFacts } from '../store/notes.ts';
import type { EndedFile } from '../store/visit.ts';
import { factsOf } from './games.ts';

/** Games whose map orders aren't all read yet are left out: the history reads them later. */
export async function rememberFacts(files: readonly EndedFile[]): Promise<void> {
  for (const { outcome } of files) {
    if (!outcome.ok || outcome.value.packed === null) continue;
    const { analysis, decoder, onMap } = outcome.value;
    const facts = factsOf(analysis, decoder, onMap?.chronicle);
    // What was deleted meanwhile, or never fitted, leaves nothing behind.
    if ((await getContents(facts.fingerprint))?.length) await putFacts(facts);
  }
}
