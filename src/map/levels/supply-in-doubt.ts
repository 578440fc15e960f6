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
  told: Partial<Pick<ToldGame, 'maybeLost'>> | null | undefined,
): GameAnalysis => ({
  ...game,
  players: game.players.map((player) => {
    const gone = (told?.maybeLost ?? []).filter(({ slot }) => String(slot) === player.slot);
    return gone.length === 0 ? player : doubting(player, gone);
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

function doubting(player: AnalysedPlayer, gone: ToldGame['maybeLost']): AnalysedPlayer {
  const goneBy = (before: number) => gone.reduce((sum, { ms, food }) => sum + (ms < before ? food : 0), 0);
  const told = ({ used: [least, most], made }: Supply, ms: number): Supply | null => {
    const used: Supply['used'] = [Math.max(0, least - goneBy(ms)), most];
    return most - used[0] > WIDEST ? null : { used, made };
  };
  return {
    ...player,
    supply: player.supply.flatMap(({ ms, ...row }) => {
      const supply = told(row, ms);
      return supply ? [{ ms, ...supply }] : [];
    }),
    build: player.build.map(({ supply, ...step }) => {
      const left = supply && told(supply, step.ms);
      return { ...step, ...(left && { supply: left }) };
    }),
  };
}
