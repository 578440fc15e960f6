/** When each game was added to the archive: the only date that is known for all games. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fingerprint } from '../../game/identity.ts';
import { hasMergeMarks, readJsonFile } from './json-file.ts';
import { ADDED_FILE, compareText } from './layout.ts';
import type { CorpusGame } from './library.ts';
import { PROBLEM_WORDS, type Problem } from './problem.ts';

const addedSchema = z.record(
  z.string().min(1),
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'must be a time such as 2026-11-21T10:22:46Z')
    .refine((time) => !Number.isNaN(Date.parse(time)), 'isn’t a time'),
);

/** UTC times in ISO 8601, to the second, by game id. */
export type AddedTimes = ReadonlyMap<string, string>;

/** The times in a corpus; empty if the file is missing. Throws with file and field if the file is invalid. */
export function readAdded(root: string): AddedTimes {
  const path = join(root, ADDED_FILE);
  if (!isMerged(root)) return new Map(Object.entries(readJsonFile(path, addedSchema) ?? {}));
  const lines = [...readFileSync(path, 'utf8').matchAll(/^\s*("[^"]+"): ("[^"]+"),?$/gm)];
  const times = new Map<string, string>();
  for (const [, id, time] of lines) {
    const [key, value] = [JSON.parse(id!) as string, JSON.parse(time!) as string];
    times.set(key, [times.get(key) ?? value, value].sort()[0]!);
  }
  return new Map(Object.entries(addedSchema.parse(Object.fromEntries(times))));
}

/**
 * Whether the file has the marks of a merge, because games were added to two copies of the archive at once. Then the
 * lines of both sides count, and a game has the earlier of two times.
 */
export function isMerged(root: string): boolean {
  const path = join(root, ADDED_FILE);
  return existsSync(path) && hasMergeMarks(readFileSync(path, 'utf8'));
}

/** Text of the file: one line per game, sorted by id, so that two branches can add games without conflicts. */
export function addedText(times: AddedTimes): string {
  const sorted = [...times].sort(([a], [b]) => compareText(a, b));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Formats a time as in `added.json`. */
export const timeText = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

type Game = Pick<CorpusGame, 'replayId' | 'game'>;

/** What adding recordings changed. */
export interface Arrivals {
  /** Games in the archive before and after adding recordings. */
  before: readonly Game[];
  after: readonly Game[];
  /** Fingerprints of the added games. */
  taken: ReadonlySet<string>;
  /** When the games were added. */
  now: string;
}

/**
 * The times after adding recordings. An existing game keeps its time, even if a longer recording changes its id; a
 * game without a time gets the current one.
 */
export function timesAfter(times: AddedTimes, { before, after, taken, now }: Arrivals): AddedTimes {
  const updated = new Map(times);
  const timeByGame = new Map<string, string>();
  for (const { replayId, game } of before) {
    const time = times.get(replayId);
    if (!taken.has(fingerprint(game)) || time === undefined) continue;
    timeByGame.set(fingerprint(game), time);
    updated.delete(replayId);
  }
  for (const { replayId, game } of after)
    if (taken.has(fingerprint(game)))
      updated.set(replayId, timeByGame.get(fingerprint(game)) ?? times.get(replayId) ?? now);
  return updated;
}

/** Problems with the times: games without a time, which no feed can list, and ids without a game. */
export function problemsOfAdded(times: AddedTimes, games: readonly CorpusGame[]): Problem[] {
  const ids = new Set(games.map(({ replayId }) => replayId));
  const undated = [...ids].filter((id) => !times.has(id));
  const unknown = [...times.keys()].filter((id) => !ids.has(id));
  const problem = (ids: readonly string[], code: Problem['code'], sentence: string): Problem[] =>
    ids.length > 0 ? [{ file: ADDED_FILE, code, sentence }] : [];
  return [
    ...problem(undated, 'not-dated', PROBLEM_WORDS.notDated(undated)),
    ...problem(unknown, 'no-such-game', PROBLEM_WORDS.noSuchGames(unknown)),
  ];
}
