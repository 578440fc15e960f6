import type { GameAnalysis } from '../../game/analysis.ts';
import { table, type Section } from '../page.ts';
import { RESEARCH_WORDS } from './words/heroes.ts';

/** Upgrades researched by each player, in order; null if there were none. */
export function research({ players }: GameAnalysis): Section | null {
  const rows = players.flatMap(({ handle, research: steps }) =>
    steps.map(({ ms, name, level }) => [{ text: handle }, { ms }, name, { number: level }]),
  );
  if (rows.length === 0) return null;
  const heads = RESEARCH_WORDS.columns;
  return {
    id: 'research',
    title: RESEARCH_WORDS.title,
    reveals: 'length',
    parts: [
      table({
        columns: [
          { name: heads.player },
          { name: heads.ordered, numeric: true },
          { name: heads.upgrade },
          { name: heads.level, numeric: true },
        ],
        rows,
        split: 'tables',
      }),
    ],
  };
}
