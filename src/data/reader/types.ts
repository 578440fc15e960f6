/**
 * The types of documents that the package hands out. In the package, `schema-types.ts` prints them from the schemas, so that
 * they need no schema library; the names here and there are the same.
 */
export type {
  AnalysedHero,
  AnalysedPlayer,
  AnalysedStep,
  AnalysedTier,
  GameAnalysis,
} from '../../game/analysis.ts';
export type { Game, GameEvent, GamePlayer, PlayerOrders, RecordedObject } from '../../game/game.ts';
export type { AnalysedMade } from '../../game/made-schema.ts';
export type { BuildStep, ReplaySummary, SummaryPlayer } from '../../game/summary-schema.ts';
export type { MapFacts } from '../../map/file/facts.ts';
export type { ToldGame } from '../../map/story-schema.ts';
