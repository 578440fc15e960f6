/** Supply beside the fights of a page: what may have died is not in its minimum. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { WIDEST } from '../../game/derive/supply/changes.ts';
import type { Supply } from '../../game/supply-schema.ts';
import type { ToldGame } from '../story-schema.ts';

/**
 * The game with supply that doubts everything that may have died: food used is at least what is left without it. Rows
 * that are then too wide to say anything have no supply.
 */
export const withDoubt = (
  game: GameAnalysis,
  toldGame: Partial<Pick<ToldGame, 'maybeLost'>> | null | undefined,
): GameAnalysis => ({
  ...game,
  players: game.players.map((player) => {
    const losses = (toldGame?.maybeLost ?? []).filter(({ slot }) => String(slot) === player.slot);
    return losses.length === 0 ? player : doubting(player, losses);
  }),
});

/** The game without supply: nothing says what died. */
export const withoutSupply = (game: GameAnalysis): GameAnalysis => ({
  ...game,
  players: game.players.map((player) => ({
    ...player,
    supply: [],
    build: player.build.map(({ supply: _, ...step }) => step),
  })),
});

function doubting(player: AnalysedPlayer, losses: ToldGame['maybeLost']): AnalysedPlayer {
  const lostFoodBefore = (untilMs: number) =>
    losses.reduce((sum, { ms, food }) => sum + (ms < untilMs ? food : 0), 0);
  const supplyInDoubt = ({ used: [least, most], made }: Supply, ms: number): Supply | null => {
    const usedFood: Supply['used'] = [Math.max(0, least - lostFoodBefore(ms)), most];
    return most - usedFood[0] > WIDEST ? null : { used: usedFood, made };
  };
  return {
    ...player,
    supply: player.supply.flatMap(({ ms, ...row }) => {
      const supply = supplyInDoubt(row, ms);
      return supply ? [{ ms, ...supply }] : [];
    }),
    build: player.build.map(({ supply, ...step }) => {
      const supplyLeft = supply && supplyInDoubt(supply, step.ms);
      return { ...step, ...(supplyLeft && { supply: supplyLeft }) };
    }),
  };
}
