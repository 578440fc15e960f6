import type { RootContent } from 'mdast';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { heading, NONE, paragraph, table } from '../print/markdown/nodes.ts';

const GROUPS = [
  { type: 'unit', name: 'Units' },
  { type: 'building', name: 'Buildings' },
  { type: 'item', name: 'Items bought' },
] as const;

/** How many of everything each player ordered in the whole game; nothing where nobody ordered anything. */
export function totals(game: GameAnalysis): RootContent[] {
  const players = game.players.filter((player) => player.totals.length > 0);
  if (players.length === 0) return [];
  const rows = players.map(({ handle, totals: all }) => {
    const ofType = (type: string) =>
      all.filter((total) => total.type === type).map(({ name, count }) => `${name} ${count}`);
    return [handle, ...GROUPS.map(({ type }) => ofType(type).join(', ') || NONE)];
  });
  return [
    heading(2, 'Ordered in all'),
    table(['Player', ...GROUPS.map(({ name }) => name)], rows),
    paragraph('Cancelled orders are left out; numbers of units contain the inferred ones.'),
  ];
}
