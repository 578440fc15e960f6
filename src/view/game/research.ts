import type { GameAnalysis } from '../../game/analysis.ts';
import { table, type Section } from '../page.ts';

/** Upgrades researched by each player, in order; null if there were none. */
export function research({ players }: GameAnalysis): Section | null {
  const rows = players.flatMap(({ handle, research: steps }) =>
    steps.map(({ ms, name, level }) => [{ text: handle }, { ms }, name, { number: level }]),
  );
  if (rows.length === 0) return null;
  return {
    id: 'research',
    title: 'Research',
    reveals: 'length',
    parts: [
      table({
        columns: [
          { name: 'Player' },
          { name: 'Ordered', numeric: true },
          { name: 'Upgrade' },
          { name: 'Level', numeric: true },
        ],
        rows,
        split: 'tables',
      }),
    ],
  };
}
