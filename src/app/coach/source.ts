/** The data that coach mode copies and plays. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { gameTitle, raceText, stepText, supplyText } from '../../view/words.ts';

/** A line of a build order. */
export interface BenchStep {
  ms: number;
  text: string;
  /** Such as "14/22"; absent if unknown, and in builds. */
  supply?: string;
  worker: boolean;
}

/** A build order: a player's from a game, or the medians of a build. */
export interface BenchOrder {
  /** "Grubby, Orc", or the name of a build. Untrusted text. */
  name: string;
  steps: BenchStep[];
}

export interface BenchSource {
  /** The source of the orders: a game, or the number of games. */
  title: string;
  orders: BenchOrder[];
}

/** A game's build orders, without cancelled steps. */
export const benchOfGame = (game: GameAnalysis): BenchSource => ({
  title: [gameTitle(game), game.patch && `patch ${game.patch}`].filter(Boolean).join(', '),
  orders: game.players.filter(({ build }) => build.length > 0).map(orderOf),
});

const orderOf = (player: AnalysedPlayer): BenchOrder => ({
  name: `${player.handle}, ${raceText(player)}`,
  steps: player.build
    .filter(({ cancelled }) => !cancelled)
    .map((step) => ({
      ms: step.ms,
      text: stepText(step),
      ...(step.supply && { supply: supplyText(step) }),
      worker: step.worker,
    })),
});

/** Selection of orders: maximum minutes (null for all), with or without workers. */
export interface Cut {
  minutes: number | null;
  workers: boolean;
}

export const cutOrder = ({ steps }: BenchOrder, { minutes, workers }: Cut): BenchStep[] =>
  steps.filter(({ ms, worker }) => (workers || !worker) && (minutes === null || ms < minutes * 60_000));
