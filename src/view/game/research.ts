import type { RootContent } from 'mdast';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { formatClock } from '../../replay/clock.ts';
import { heading, table } from '../print/markdown/nodes.ts';

/** Upgrades researched by each player, in order; nothing where there were none. */
export function research(game: GameAnalysis): RootContent[] {
  const rows = game.players.flatMap((player) =>
    player.research.map(({ ms, name, level }) => [player.handle, formatClock(ms), name, String(level)]),
  );
  if (rows.length === 0) return [];
  return [heading(2, 'Research'), table(['Player', 'Ordered', 'Upgrade', 'Level'], rows)];
}
