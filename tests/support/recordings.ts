/** Real recordings for tests. They aren't part of the project; their folder is a setting, or next to the project. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vi } from 'vitest';

/** Folder of the recordings: `FARSEER_RECORDINGS`, or one next to the project. */
export const RECORDINGS = resolve(process.env['FARSEER_RECORDINGS'] ?? '../shared/replays');

/** Results of other readers for a recording, and its source. */
export interface ManifestEntry {
  /** Path below the folder of the recordings. */
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
  /** Other recordings with the same game, as paths; absent if it wasn't compared with others. */
  sameGameAs?: readonly string[];
}

interface ManifestPlayer {
  name: string;
  /** Race letters with N for Night Elf; R for Random. */
  race: string;
  raceDetected: string;
  team: number;
  heroes: readonly string[];
}

/**
 * Path of a file next to the recordings; null with a warning if it is missing. Tests are then skipped, which must be
 * noticed.
 */
export function recordingsFile(name: string, what: string): string | null {
  const path = resolve(RECORDINGS, name);
  if (existsSync(path)) return path;
  console.warn(`Skipped: ${what}, no ${path} (set FARSEER_RECORDINGS).`);
  return null;
}

/** All available recordings; empty with a warning if there are none. */
export function loadManifest(what: string): readonly ManifestEntry[] {
  const path = recordingsFile('manifest.json', what);
  return path === null ? [] : (JSON.parse(readFileSync(path, 'utf8')) as ManifestEntry[]);
}

export const recordingBytes = ({ path }: Pick<ManifestEntry, 'path'>): Uint8Array =>
  readFileSync(resolve(RECORDINGS, path));

/**
 * Watches every way to print; the returned function gives the output since the last call. Undo with
 * `vi.restoreAllMocks`.
 */
export function watchConsole(): () => unknown[] {
  const methods = Object.entries(console).filter(([, value]) => typeof value === 'function');
  const spies = methods.map(([name]) => vi.spyOn(console, name as 'log').mockImplementation(() => undefined));
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(() => true),
  );
  return () => [...spies, ...streams].flatMap((spy) => spy.mock.calls as unknown[]);
}
