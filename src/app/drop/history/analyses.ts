/** All that is concluded from the visitor's games, a line of JSON for each as `/data/games/` has it. */
import { saveBlob } from '../../shell/save.ts';
import { readPacked } from '../game-reader.ts';
import { getContents } from '../library/store.ts';
import type { OwnGame } from './own.ts';

/** Reads one game after the other and saves them. A game that another tab deleted meanwhile is left out. */
export async function saveAnalyses(games: readonly OwnGame[], tell: (done: number) => void): Promise<void> {
  const lines: string[] = [];
  for (const [place, { fingerprint }] of games.entries()) {
    tell(place);
    const [content] = (await getContents(fingerprint)) ?? [];
    const read = content && (await readPacked(content.packed));
    if (read?.ok) lines.push(`${JSON.stringify(read.value.analysis)}\n`);
  }
  // In parts, as together they may be longer than a text can be.
  saveBlob('my-analyses.ndjson', new Blob(lines, { type: 'application/x-ndjson' }));
}
