/** The data that coach mode copies and plays. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { OverlayOrder, OverlayStep } from '../../view/overlay/overlay.ts';
import { raceText, titleWithPatch } from '../../view/game-title.ts';
import { joinRepeats, stepText, supplyText } from '../../view/step-text.ts';

/** A line of a build order. */
export interface BenchStep extends OverlayStep {
  worker: boolean;
}

/**
 * A build order: a player's from a game, or the medians of a build. Its name is "Thrall, Orc", or that of the build:
 * untrusted text. Overlays need a race.
 */
export interface BenchOrder extends Pick<OverlayOrder, 'name' | 'against' | 'patch'> {
  race: OverlayOrder['race'] | null;
  steps: BenchStep[];
}

export interface BenchSource {
  /** The source of the orders: a game, or the number of games. */
  title: string;
  orders: BenchOrder[];
  /** Whether workers are included at first. */
  workers?: boolean;
}

/** A game's build orders, without cancelled steps. */
export const benchOfGame = (game: GameAnalysis): BenchSource => ({
  title: titleWithPatch(game),
  orders: game.players.filter(({ build }) => build.length > 0).map((player) => orderOf(player, game)),
});

/** One player's build order with all workers, as an example to play along with. */
export const benchOfPlayer = (game: GameAnalysis, slot: string): BenchSource => ({
  title: titleWithPatch(game),
  orders: game.players.filter((player) => player.slot === slot).map((player) => orderOf(player, game)),
  workers: true,
});

const orderOf = (player: AnalysedPlayer, { players, patch }: GameAnalysis): BenchOrder => ({
  name: `${player.handle}, ${raceText(player)}`,
  race: player.race,
  against: players.flatMap(({ team, race }) => (team !== player.team && race ? [race] : [])),
  patch,
  steps: joinRepeats(player.build.filter(({ cancelled }) => !cancelled)).map((step) => ({
    ms: step.ms,
    id: step.id,
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

/** The steps of an order up to the chosen minute, with or without workers. */
export const cutOrder = ({ steps }: BenchOrder, { minutes, workers }: Cut): BenchStep[] =>
  steps.filter(({ ms, worker }) => (workers || !worker) && (minutes === null || ms < minutes * 60_000));
