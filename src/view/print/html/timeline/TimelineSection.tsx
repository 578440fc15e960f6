import type { GameAnalysis } from '../../../../replay/analysis.ts';
import { Filters } from './Filters.tsx';
import { Legend } from './Legend.tsx';
import { Timeline } from './Timeline.tsx';
import { timelinePlayers } from '../../../drawing/player.ts';

/** The orders of all players of a game on one time axis, with the boxes that show and hide their kinds. */
export function TimelineSection({ game }: { game: GameAnalysis }) {
  const players = timelinePlayers(game);
  if (players.length === 0) return null;
  return (
    <section class="reveals-length" aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <Filters />
      <Timeline players={players} endMs={game.clockMs} />
      <Legend />
    </section>
  );
}
