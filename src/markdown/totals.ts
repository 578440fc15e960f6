import type { RootContent } from 'mdast';
import type { GameAnalysis } from '../replay/analysis.ts';
import { heading, NONE, table } from './nodes.ts';

const GROUPS = [
  { type: 'unit', name: 'Units' },
  { type: 'building', name: 'Buildings' },
  { type: 'item', name: 'Items bought' },
] as const;

/** How many of everything each player ordered in the whole game. */
export const totals = (game: GameAnalysis): RootContent[] => [
  heading(2, 'Ordered in all'),
  table(
    ['Player', ...GROUPS.map(({ name }) => name)],
    game.players
      .filter((player) => player.totals.length > 0)
      .map((player) => [
        player.handle,
        ...GROUPS.map(
          ({ type }) =>
            player.totals
              .filter((total) => total.type === type)
              .map(({ name, count }) => `${name} ${count}`)
              .join(', ') || NONE,
        ),
      ]),
  ),
];
