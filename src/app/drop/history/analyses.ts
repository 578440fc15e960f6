/** Saves analyses of the visitor's games, one JSON line each, in the format of `/data/games/`. */
import { saveBlob } from '../../shell/save.ts';
import { readPacked } from '../game-reader.ts';
import { getContents } from '../library/store.ts';
import type { OwnGame } from './own.ts';

/** Reads the games one at a time, then saves them. Leaves out games that were deleted in another tab. */
export async function saveAnalyses(games: readonly OwnGame[], tell: (done: number) => void): Promise<void> {
  const lines: string[] = [];
  for (const [place, { fingerprint }] of games.entries()) {
    tell(place);
    const [content] = (await getContents(fingerprint)) ?? [];
    const read = content && (await readPacked(content.packed));
    if (read?.ok) lines.push(`${JSON.stringify(read.value.analysis)}\n`);
  }
  // In parts, because the whole may exceed the maximum string length.
  saveBlob('my-analyses.ndjson', new Blob(lines, { type: 'application/x-ndjson' }));
}
