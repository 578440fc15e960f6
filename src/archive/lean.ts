/**
 * What is derived of a game without its long parts, which only its own pages and documents read: ten thousand games would
 * not fit into memory with them.
 */
import type { AnalysedPlayer, GameAnalysis } from '../replay/analysis.ts';
import { lean, without } from '../replay/lean.ts';
import type { GameSpending } from '../replay/spending-schema.ts';
import type { ReplaySummary, SummaryPlayer } from '../replay/summary.ts';

/** What is derived of a game, as plain data. */
export interface Derived {
  summary: ReplaySummary;
  analysis: GameAnalysis;
}

const LONG = {
  summary: ['buildPreview', 't2Buildings', 't2Units', 't3Buildings', 't3Units', 'researched'],
  spending: ['players'],
  player: ['build', 'research', 'made', 'summoned'],
  apm: ['perMinute', 'kinds'],
} as const satisfies {
  summary: (keyof SummaryPlayer)[];
  spending: (keyof GameSpending)[];
  player: (keyof AnalysedPlayer)[];
  apm: (keyof AnalysedPlayer['apm'])[];
};

/** With null for each of the long parts. */
export const shortOf = (whole: Derived): Derived => shaped(whole, without, () => whole);

/** With the long parts taken from what `read` gives, which is the same each time. */
export const leanOf = (short: Derived, read: () => Derived): Derived => shaped(short, lean, read);

type Shape = <T extends object>(value: T, keys: readonly (keyof T)[], read: () => T) => T;

function shaped({ summary, analysis }: Derived, shape: Shape, read: () => Derived): Derived {
  const players = Object.entries(summary.players).map(([slot, player]) => [
    slot,
    shape(player, LONG.summary, () => read().summary.players[slot]!),
  ]);
  const analysed = analysis.players.map((player, place) => {
    const whole = () => read().analysis.players[place]!;
    return shape({ ...player, apm: shape(player.apm, LONG.apm, () => whole().apm) }, LONG.player, whole);
  });
  const spending =
    analysis.spending && shape(analysis.spending, LONG.spending, () => read().analysis.spending!);
  return {
    summary: { ...summary, players: Object.fromEntries(players) as ReplaySummary['players'] },
    analysis: { ...analysis, players: analysed, spending },
  };
}
