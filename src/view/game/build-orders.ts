import type { RootContent } from 'mdast';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { formatClock } from '../../replay/clock.ts';
import { raceText, stepText } from '../words.ts';
import { heading, paragraph, table } from '../print/markdown/nodes.ts';

/** All production of each player in order, one table for each. */
export const buildOrders = (game: GameAnalysis): RootContent[] => [
  heading(2, 'Build orders'),
  paragraph(
    'Every order to build, train, hire, research or buy. Repeated key presses count as one step; how many ' +
      'units a burst of presses made is inferred from the pace and marked ≈.',
  ),
  ...game.players
    .filter((player) => player.build.length > 0)
    .flatMap((player) => [
      heading(3, `${player.handle}, ${raceText(player)}`),
      table(
        ['Time', 'Order', 'Kind'],
        player.build.map((step) => [formatClock(step.ms), stepText(step), step.type]),
      ),
    ]),
];
