/** The main entry of the package: everything of `parse.ts`, and what follows from a game. */
import { analyze as analyzeGame } from '../../game/derive/analyze.ts';
import { replayId } from '../../game/identity.ts';
import type { AnalysedStep, Game, GameAnalysis } from './types.ts';

export { chat, parse, parseAsync } from './parse.ts';
export type {
  ChatLine,
  FailureCode,
  ParsedReplay,
  ParseFailure,
  ParseOptions,
  ParseResult,
  ReplayHeader,
} from './parse.ts';
export type * from './types.ts';

/** What is known about a game from elsewhere. */
export interface AnalyzeOptions {
  /** Name of the file, which may give the game's id, as in `parse`. */
  fileName?: string | undefined;
  /** First and last day of the game's event, as `2015-12-20`. They narrow `played`, and so the prices that apply. */
  event?: { from?: string; to?: string } | undefined;
  /** A day on which the recording was public. */
  publicDay?: string | undefined;
}

/**
 * Derives everything that the site shows about a game: who won and how that is known, build orders with supply, heroes
 * with skills, tiers, expansions, units made and gold spent with bounds. Times are game time in ms, without pauses.
 *
 * @returns plain JSON; unknown values are null. Never throws for a game of `parse`.
 * @example
 * const { winner, players } = analyze(result.game);
 * console.log(winner?.basis, players.map(({ handle, apm }) => `${handle} ${apm.average}`));
 * @beta fields may be added, renamed and removed in a minor version
 */
export function analyze(game: Game, options: AnalyzeOptions = {}): GameAnalysis {
  const { fileName = '', ...dated } = options;
  return analyzeGame(game, replayId(game, fileName), dated);
}

/**
 * The build order of one player: the same steps as in `analyze(game).players`.
 *
 * @param slot place in the lobby, counted from 1; `game.players` and the keys of `summary.players` have it
 * @returns the steps by time, with cancelled ones; null if nobody plays in that slot
 * @example
 * for (const { ms, name, cancelled } of buildOrder(game, 1) ?? []) if (!cancelled) console.log(ms, name);
 * @beta as `analyze`
 */
export function buildOrder(game: Game, slot: number | string): AnalysedStep[] | null {
  return analyze(game).players.find((player) => player.slot === String(slot))?.build ?? null;
}
