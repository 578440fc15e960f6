/** Real recordings for tests. They are not part of the project: their folder is given or beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vi } from 'vitest';

/** Folder of the recordings: `FARSEER_RECORDINGS`, or one beside the project. */
export const RECORDINGS = resolve(process.env['FARSEER_RECORDINGS'] ?? '../shared/replays');

/** What other readers found in a recording, and where it comes from. */
export interface ManifestEntry {
  /** Below the folder of the recordings. */
  path: string;
  group: 'tournament' | 'melee' | 'edge';
  build: number;
  durationMs: number;
  /** Such as "1on1", "2on2", "FFA". */
  type: string;
  players: readonly ManifestPlayer[];
  observers: readonly string[];
  winningTeamByLeaveRule: number | null;
  w3gjsSwallowedErrors: number | null;
  /** Paths of recordings of the same game; absent where nobody compared it with others. */
  sameGameAs?: readonly string[];
}

export interface ManifestPlayer {
  name: string;
  /** Race letters with N for Night Elf; R for Random. */
  race: string;
  raceDetected: string;
  team: number;
  heroes: readonly string[];
}

/**
 * Path of a file that belongs to the recordings; null, and a warning, when it is not at hand. Tests skip
 * then, which must not go unnoticed.
 */
export function recordingsFile(name: string, what: string): string | null {
  const path = resolve(RECORDINGS, name);
  if (existsSync(path)) return path;
  console.warn(`Skipped: ${what}, no ${path} (set FARSEER_RECORDINGS).`);
  return null;
}

/** All recordings at hand; empty, and a warning, when there are none. */
export function loadManifest(what: string): readonly ManifestEntry[] {
  const path = recordingsFile('manifest.json', what);
  return path === null ? [] : (JSON.parse(readFileSync(path, 'utf8')) as ManifestEntry[]);
}

export const recordingBytes = ({ path }: Pick<ManifestEntry, 'path'>): Uint8Array =>
  readFileSync(resolve(RECORDINGS, path));

/** Listens to every way to print; the result gives what was printed since. Undo with `vi.restoreAllMocks`. */
export function watchConsole(): () => unknown[] {
  const methods = Object.entries(console).filter(([, value]) => typeof value === 'function');
  const spies = methods.map(([name]) => vi.spyOn(console, name as 'log').mockImplementation(() => undefined));
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(() => true),
  );
  return () => [...spies, ...streams].flatMap((spy) => spy.mock.calls as unknown[]);
}
