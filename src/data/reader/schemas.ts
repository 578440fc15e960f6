/** The schemas of the documents that the package hands out, by the names of their types there. */
import { gameAnalysisSchema } from '../../game/analysis.ts';
import { gameSchema } from '../../game/game.ts';
import { buildStepSchema, summaryPlayerSchema, summarySchema } from '../../game/summary-schema.ts';
import { mapFactsSchema } from '../../map/file/facts.ts';
import { toldGameSchema } from '../../map/story-schema.ts';

const game = gameSchema.shape;
const player = gameAnalysisSchema.shape.players.element;

/** The schemas of which the package publishes types, by the name of the type. */
export const PACKAGE_SCHEMAS = {
  Game: gameSchema,
  GamePlayer: game.players.element,
  GameEvent: game.players.element.shape.events.element,
  RecordedObject: game.objects.unwrap().element,
  PlayerOrders: game.orders.unwrap().element,
  ReplaySummary: summarySchema,
  SummaryPlayer: summaryPlayerSchema,
  BuildStep: buildStepSchema,
  GameAnalysis: gameAnalysisSchema,
  AnalysedPlayer: player,
  AnalysedStep: player.shape.build.element,
  AnalysedHero: player.shape.heroes.element,
  AnalysedTier: player.shape.tiers.element,
  AnalysedMade: player.shape.made.element,
  MapFacts: mapFactsSchema,
  ToldGame: toldGameSchema,
};

/** The contract lets documents omit fields, but the reader never does. */
export const WHOLE_SCHEMAS = ['ReplaySummary', 'SummaryPlayer', 'BuildStep'];
