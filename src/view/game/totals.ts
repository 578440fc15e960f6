import type { AnalysedPlayer, GameAnalysis } from '../../replay/analysis.ts';
import { inTwin, quiet, table, type Section } from '../page.ts';
import { NONE } from '../words.ts';

const GROUPS = { unit: 'Units', building: 'Buildings', item: 'Items bought' } as const;

const ofType = ({ totals: all }: AnalysedPlayer, type: string): string =>
  all
    .filter((total) => total.type === type)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ') || NONE;

/** How many of everything each player ordered in the whole game; null where nobody ordered anything. */
export function totals({ players: all }: GameAnalysis): Section | null {
  const players = all.filter((player) => player.totals.length > 0);
  if (players.length === 0) return null;
  return {
    id: 'totals',
    title: 'Ordered in all',
    parts: [
      table({
        columns: ['Player', ...Object.values(GROUPS)].map((name) => ({ name })),
        rows: players.map((player) => [
          { text: player.handle },
          ...Object.keys(GROUPS).map((type) => ofType(player, type)),
        ]),
      }),
      inTwin(() => [quiet('Cancelled orders are left out; numbers of units contain the inferred ones.')]),
    ],
  };
}
