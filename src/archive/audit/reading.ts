/** Checks how well the files could be read, before any facts are derived. */
import { INCOMPLETE_REASONS, type IncompleteReason } from '../../game/vocabulary.ts';
import type { Game } from '../../game/game.ts';
import { sum } from './statistics.ts';

/**
 * Tolerance between the clock and the stated length: players leave in the last moments, and time slots are coarse.
 */
export const CLOCK_TOLERANCE_MS = 1000;

/** Which files could be read, and how completely. */
export interface ReadingAudit {
  files: number;
  decoded: number;
  /** Files that yielded no game, by code. */
  failures: Record<string, string[]>;
  /** Incomplete games by reason; every reason is listed. */
  incomplete: Record<IncompleteReason, string[]>;
  undecodable: { blocks: number; files: { file: string; blocks: number }[] };
}

export interface ClockAudit {
  /** Only complete games, because the others are cut short. */
  games: number;
  /** Largest difference between the clock without pauses and the length in the header. */
  maxErrorMs: number;
  paused: number;
  /** The largest difference if pauses were counted. */
  maxErrorWithPausesMs: number;
  beyondTolerance: { file: string; errorMs: number }[];
}

/** The fields that show how well a game could be read. */
export type GameReading = Pick<
  Game,
  'incomplete' | 'complete' | 'undecodable' | 'clockMs' | 'lengthMs' | 'pausedMs'
>;

/** A file that was read, and how well. */
type Read = { file: string; reading: GameReading };

/** Picks these fields of a game. */
export const readingOf = ({
  incomplete,
  complete,
  undecodable,
  clockMs,
  lengthMs,
  pausedMs,
}: Game): GameReading => ({
  ...{ incomplete, complete, undecodable, clockMs, lengthMs, pausedMs },
});

/** Lists which files were read and what is missing from them. */
export function auditReading(
  games: readonly Read[],
  failed: readonly { file: string; failure: string }[],
): ReadingAudit {
  const codes = Map.groupBy(failed, ({ failure }) => failure);
  const reasons = Object.keys(INCOMPLETE_REASONS) as IncompleteReason[];
  const lossy = games.filter(({ reading }) => reading.undecodable > 0);
  return {
    files: games.length + failed.length,
    decoded: games.length,
    failures: Object.fromEntries([...codes].map(([code, files]) => [code, files.map(({ file }) => file)])),
    incomplete: Object.fromEntries(
      reasons.map((reason) => [
        reason,
        games.filter(({ reading }) => reading.incomplete === reason).map(({ file }) => file),
      ]),
    ) as Record<IncompleteReason, string[]>,
    undecodable: {
      blocks: sum(lossy.map(({ reading }) => reading.undecodable)),
      files: lossy.map(({ file, reading }) => ({ file, blocks: reading.undecodable })),
    },
  };
}

/** Compares the clock at the last time slot with the length in the header. */
export function auditClock(games: readonly Read[]): ClockAudit {
  const whole = games.filter(({ reading }) => reading.complete);
  const errors = whole.map(({ file, reading }) => ({ file, errorMs: reading.clockMs - reading.lengthMs }));
  const withPauses = whole.map(({ reading: { clockMs, pausedMs, lengthMs } }) =>
    Math.abs(clockMs + pausedMs - lengthMs),
  );
  return {
    games: whole.length,
    maxErrorMs: Math.max(0, ...errors.map(({ errorMs }) => Math.abs(errorMs))),
    paused: whole.filter(({ reading }) => reading.pausedMs > CLOCK_TOLERANCE_MS).length,
    maxErrorWithPausesMs: Math.max(0, ...withPauses),
    beyondTolerance: errors.filter(({ errorMs }) => Math.abs(errorMs) > CLOCK_TOLERANCE_MS),
  };
}
