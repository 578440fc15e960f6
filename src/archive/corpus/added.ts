/** When each game came into the archive: the one date that is known of all of them. */
import { join } from 'node:path';
import { z } from 'zod';
import { fingerprint } from '../../game/identity.ts';
import { readJsonFile } from './json-file.ts';
import { ADDED_FILE, compareText } from './layout.ts';
import type { CorpusGame } from './library.ts';
import type { Problem } from './problem.ts';

const addedSchema = z.record(
  z.string().min(1),
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'must be a time such as 2026-11-21T10:22:46Z')
    .refine((time) => !Number.isNaN(Date.parse(time)), 'is no time'),
);

/** Times in UTC to the second, ISO 8601, by the id of the game. */
export type AddedTimes = ReadonlyMap<string, string>;

/**
 * The times of a corpus; none when there is no such file. Throws with file and field when the file is not what
 * it should be.
 */
export const readAdded = (root: string): AddedTimes =>
  new Map(Object.entries(readJsonFile(join(root, ADDED_FILE), addedSchema) ?? {}));

/** The text of the file: a line a game, by id, so that two branches can add games. */
export function addedText(times: AddedTimes): string {
  const sorted = [...times].sort(([a], [b]) => compareText(a, b));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** A time as the file has it. */
export const timeText = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

type Game = Pick<CorpusGame, 'replayId' | 'game'>;

export interface Arrivals {
  /** Games of the archive before and after recordings were taken in. */
  before: readonly Game[];
  after: readonly Game[];
  /** Fingerprints of the games that were taken in. */
  taken: ReadonlySet<string>;
  /** When they were taken in. */
  now: string;
}

/**
 * The times after recordings were taken in. A game that was there before keeps its time, also under the id of a
 * longer recording; one that had none gets one now.
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

/** What is to be said of the times: games without one, which no feed can list, and ids that no game has. */
export function problemsOfAdded(times: AddedTimes, games: readonly CorpusGame[]): Problem[] {
  const ids = new Set(games.map(({ replayId }) => replayId));
  const undated = [...ids].filter((id) => !times.has(id));
  const unknown = [...times.keys()].filter((id) => !ids.has(id));
  const say = (code: 'not-dated' | 'no-such-game', what: string, replayIds: string[]): Problem[] =>
    replayIds.length === 0 ? [] : [{ file: ADDED_FILE, code, sentence: `${what}: ${listed(replayIds)}.` }];
  return [
    ...say('not-dated', 'Games without a time, which no feed lists until they are ingested', undated),
    ...say('no-such-game', 'Times of games that there are not', unknown),
  ];
}

const SHOWN = 3;

const listed = (ids: readonly string[]): string =>
  ids.slice(0, SHOWN).join(', ') + (ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : '');
