/** All real recordings, decoded. */
import { resolve } from 'node:path';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import type { FailureCode } from '../../../src/game/failure.ts';
import type { Game } from '../../../src/game/game.ts';
import { replayId } from '../../../src/game/identity.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import type { ReplaySummary } from '../../../src/game/summary-schema.ts';
import { kept } from '../../support/kept.ts';
import { loadManifest, recordingBytes, RECORDINGS, type ManifestEntry } from '../../support/recordings.ts';

export interface Decoded {
  entry: ManifestEntry;
  id: string;
  /** With its orders on the map. */
  game: Game;
  summary: ReplaySummary;
  analysis: GameAnalysis;
}

export interface Recordings {
  /** Whether there are no recordings to test with. */
  missing: boolean;
  decoded: Decoded[];
  failed: { path: string; code: FailureCode }[];
}

/** Decodes and derives everything; the calling test file watches the process. */
export function decodeRecordings(what: string): Recordings {
  const manifest = loadManifest(what);
  const decoded: Decoded[] = [];
  const failed: Recordings['failed'] = [];
  for (const entry of manifest) {
    const result = decode(recordingBytes(entry), true);
    if (!result.ok) {
      failed.push({ path: entry.path, code: result.failure.code });
      continue;
    }
    const game = result.value;
    const id = replayId(game, entry.path);
    decoded.push({ entry, id, game, summary: summarize(game, id), analysis: analyze(game, id) });
  }
  return { missing: manifest.length === 0, decoded, failed };
}

/** Read again, they would take a second and their memory for each test file of a worker. */
let results: Recordings | undefined;

/** The cached results of the last decoding: fifteen test files need all of them, which takes some 25 s each time. */
export function decodedRecordings(what: string): Recordings {
  const paths = loadManifest(what).map(({ path }) => resolve(RECORDINGS, path));
  const code = ['src/game/**/*.ts', import.meta.filename];
  return (results ??= kept('recordings', code, paths, () => decodeRecordings(what)));
}

/** Standard melee games, including tournament games: the subject of the rest of the archive. */
export const isMelee = ({ entry }: Decoded): boolean => entry.group !== 'edge';
