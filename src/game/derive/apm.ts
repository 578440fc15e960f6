import type { AnalysedPlayer } from '../analysis.ts';

const MINUTE_MS = 60_000;

const EFFECTIVE_KINDS = ['order', 'item', 'queue'] as const;

/** Effective actions per minute over the player's whole game, rounded like the average of all actions. */
export function effectiveApm({ apm, leftMs }: AnalysedPlayer, clockMs: number): number {
  const actions = EFFECTIVE_KINDS.reduce((sum, kind) => sum + (apm.kinds[kind] ?? 0), 0);
  const ms = leftMs ?? clockMs;
  return ms === 0 ? 0 : Math.round((actions * MINUTE_MS) / ms);
}

/** How often a player recalled control groups per minute of their game, to a tenth; null if unknown. */
export function recallsPerMinute({ groups, leftMs }: AnalysedPlayer, clockMs: number): number | null {
  const ms = leftMs ?? clockMs;
  if (groups === null) return null;
  const recalls = groups.reduce((sum, { recalled }) => sum + recalled, 0);
  return ms === 0 ? 0 : Math.round((recalls * MINUTE_MS * 10) / ms) / 10;
}

/** One minute of a player's game. */
export interface ApmMinute {
  /** Counted from 0. */
  minute: number;
  actions: number;
  /** How long the player was in the game during this minute, in ms: less than 60,000 in the last minute. */
  ms: number;
}

/** All minutes until the player left or, if they never left, until the end of the recording. */
export function apmMinutes({ apm, leftMs }: AnalysedPlayer, clockMs: number): ApmMinute[] {
  const endMs = leftMs ?? clockMs;
  const count = Math.max(Math.ceil(endMs / MINUTE_MS), apm.perMinute.length);
  return Array.from({ length: count }, (_, minute) => ({
    minute,
    actions: apm.perMinute[minute] ?? 0,
    ms: Math.min(MINUTE_MS, Math.max(0, endMs - minute * MINUTE_MS)),
  }));
}

/** Whether a minute is complete and therefore comparable. */
export const isWhole = ({ ms }: ApmMinute): boolean => ms === MINUTE_MS;

/** Formats the APM of a minute: "268", or "31 in 12 s" for a partial minute. */
export const minuteText = (minute: ApmMinute): string =>
  isWhole(minute) ? String(minute.actions) : `${minute.actions} in ${Math.floor(minute.ms / 1000)} s`;

/** Players with recorded actions. Computers have none. */
export const withActions = (players: readonly AnalysedPlayer[]): AnalysedPlayer[] =>
  players.filter(({ kind, apm }) => kind === 'human' && apm.perMinute.length > 0);
